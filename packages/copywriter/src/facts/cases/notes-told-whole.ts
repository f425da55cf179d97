/** Entries whose pieces are told together, or in the words in which they were typed. */
export const noteToldWholeCases = {
  'Single Family Home': `
Whole house generator, 22kw, serviced yearly => system; -; whole-house generator ~ (22 kW, serviced yearly) (singular); -
Tile roof, underlayment replaced about 8 yrs ago => character; -; tile roof ~ (underlayment replaced about eight years ago) (singular); -
New carpet on stairs and 3rd floor, Sept 2025 => finish; -; -; -; note new carpet on stairs and third floor, September 2025
Bonus room upstairs about 300 sf, no heat => room; -; -; -; note bonus room upstairs about 300 square feet, no heat
Home warranty up to $600 with full price offer => terms; -; -; a home warranty of up to $600 is offered with a full-price offer
HOA $92/mo plus CPRA annual assessment => fee; hoa fee; -; HOA dues are $92 a month; money $92 | a month | HOA || condition; -; -; there is a CPRA annual assessment
Irrigation on separate well => system; -; -; the irrigation runs on a separate well
`,
  Condo: `
Two pets, 60 lb combined => pets; -; -; two pets are allowed (60 pounds combined); n 2; list two at most
Smoke free bldg, balconies too => restriction; -; -; the building is smoke-free (balconies too)
Elevator building, one flight to lobby => building; -; elevator building ~ (one flight to the lobby) (singular); -
In unit stackable, new in 2024 => unused: Its words do not make a phrase that could be told: put it in other words.
Litigation settled 2023, docs in portal => unused: Its words do not make a phrase that could be told: put it in other words.
`,
  Land: `
Utilities approx 600 ft away => utilities; -; -; -; note utilities about 600 feet away
18.6 ac, about 10 cleared and 8 in hardwoods => land; acreage; 18.6 acres (plural); -; n 18.6 || land; -; -; about ten acres are cleared and eight are in hardwoods
`,
  Commercial: `
Owner retiring after 31 years, will train => condition; -; -; the owner is retiring after 31 years (will train)
Mezzanine approx 600 sf not counted => building; -; -; -; note mezzanine about 600 square feet not counted
`,
  'Multi-Family': `
Leases thru 5/31 and 8/31, deposits transfer => terms; -; -; -; note leases through 5/31 and 8/31, deposits transfer
Lead safe certs for 2 of 3 units => condition; -; -; there are lead safe certificates for two of three units
`,
}
