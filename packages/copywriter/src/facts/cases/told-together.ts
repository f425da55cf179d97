import type { PropertyType } from '@listwright/contracts'

/** What follows a comma and only says something about what stands before it: both stay one note. */
export const toldTogetherCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Avocado grove, about 60 trees => land; -; avocado grove ~ (about 60 trees) (singular); -
Bunk nook in hall, sleeps 6 => room; -; bunk nook ~ in the hall (singular); - || room; -; -; the bunk nook sleeps six
Central heat, no A/C => system; -; central heat ~ with no air conditioning (mass); -
Shared well already in, $40/mo => utilities; -; -; the shared well is already in ($40 a month)
Nest thermostats, 2 zones => technology; -; Nest thermostats ~ (two zones) (plural); -
Hardwood floors, high ceilings => finish; hardwood floors; hardwood floors (plural); - || character; high ceilings; high ceilings (plural); -
Corner lot, mature pecan trees => land; corner lot; corner lot (singular); it is on a corner lot || outdoor place; -; mature pecan trees (plural); -
Sauna does not work, sold as is => amenity; -; -; the sauna does not work and is sold as-is
Strong rental history, ask for numbers => income; -; -; it has a strong rental history
Leaky skylight - seller to repair => character; -; leaky skylight ~ (the seller will repair it) (singular); -
Dock permit in hand - seller will transfer => terms; -; -; the dock permit is in hand, and the seller will transfer it
Washer left for next owner - not warranted => condition; -; -; the washer is left for the next owner and is not warranted
deck is new - needs stain => outdoor place; -; -; the deck is new and needs a stain
Original windows - some fogged => character; -; original windows ~ (some fogged) (plural); -
Historic district - no vinyl windows => location; -; -; it is in a historic district, and vinyl windows are not allowed
piano stays - too heavy to move => terms; -; -; a piano is included (too heavy to move)
corner lot. No HOA. => land; corner lot; corner lot (singular); it is on a corner lot || fee; no hoa; -; there is no HOA
swim at own risk => unused: Its words do not make a phrase that could be told: put it in other words.
watch for snakes => unused: Its words do not make a phrase that could be told: put it in other words.
`,
  Condo: `
First floor, no steps => building; -; -; it is on the first floor, with no steps
Owner occupied association, 3 units => building; -; -; there is an owner-occupied association || building; -; -; the building has three units
Fee $1,040/mo includes flood and building insurance => fee; -; -; the fee is $1,040 a month and includes flood and building insurance; money $1,040 | a month | fee | flood | building insurance; list flood | building insurance
Monthly fee $410 covers water and master insurance => fee; -; -; the monthly fee is $410 and includes water and master insurance; list water | master insurance
`,
  Townhouse: `
1 car garage, EV ready => parking; -; one-car garage ~ (EV-ready) (singular); -; n 1
Ground rent $96/year, redeemable => fee; -; -; the ground rent is $96 a year (redeemable)
`,
  Commercial: `
Currently half leased, month to month => condition; -; -; it is currently half leased, month to month
Upstairs unfinished, potential for loft apartments => condition; -; -; the upstairs is unfinished, with potential for loft apartments
Oilfield service yard, stabilized limestone => outdoor place; -; oilfield service yard ~ (stabilized limestone) (singular); -
`,
  Apartment: `
No parking included, waitlist for garage => terms; -; -; no parking is included (waitlist for the garage); list no parking
`,
  'Multi-Family': `
Gas heat in 2 units, oil in third floor => system; gas heat; gas heat ~ in two units (mass); - || system; oil heat; oil heat ~ on the third floor (mass); -
92% leased, 6 tenants => tenancy; -; -; it is 92 percent leased (six tenants)
`,
}
