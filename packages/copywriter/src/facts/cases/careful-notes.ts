import type { PropertyType } from '@listwright/contracts'

/** Notes that an agent took time over: whole phrases, whose parts must stay what they are said of. */
export const carefulNoteCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
garden level apartment with own entrance (rents 1850/mo) => room; -; garden-level apartment (singular); - || income; separate entrance; separate entrance (singular); -; of garden-level apartment || income; -; -; the garden-level apartment rents for $1,850 a month
in-law suite with kitchenette and bath (currently rented) => room; in-law suite; in-law suite (singular); - || room; kitchenette; kitchenette (singular); -; of in-law suite || room; -; bath (singular); -; of in-law suite || tenancy; -; -; the in-law suite is currently rented
studio over garage with half bath (420 sq ft) => room; -; studio ~ over the garage (420 square feet) (singular); - || room; powder room; half bath (singular); -; of studio over the garage (420 square feet)
detached cottage with loft (sleeps 4) => character; -; detached cottage (singular); - || room; loft; loft (singular); -; of detached cottage || character; -; -; the detached cottage sleeps four
deck with hot tub (new 2022) => outdoor place; deck; deck (singular); - || amenity; hot tub; new hot tub (singular); the hot tub was installed in 2022; year 2022; of deck
family room with fireplace (gas) => room; family room; family room (singular); - || amenity; gas fireplace; gas fireplace (singular); -; of family room
roof (metal) => system; metal roof; metal roof (singular); -
still time to pick carpet and paint => condition; -; -; the carpet and paint can still be chosen
new build est completion nov => condition; -; -; it is new construction, with completion estimated for November
open meadow along creek => land; -; -; it is in an open meadow along the creek
pier + beam foundation leveled 2021 => update; -; -; the pier-and-beam foundation was leveled in 2021; year 2021
board + batten siding painted 2023 => update; -; painted board-and-batten siding (mass); the board-and-batten siding was painted in 2023; year 2023
roof replaced 2019 with 25 yrs of warranty left => update; -; -; the roof was replaced in 2019, with 25 years of warranty left; year 2019
kitchen opened to family room in 2020 => room; -; -; the kitchen was opened to the family room in 2020; year 2020
oil tank removed and line capped => update; -; -; the oil tank has been removed || utilities; -; -; the line is capped
backup generator wired for well and furnace => system; whole-house generator; backup generator ~ wired for a well and a furnace (singular); -
saltwater pool with auto cover and new heater 2024 => amenity; saltwater pool; saltwater pool (singular); - || amenity; -; auto cover (singular); -; of saltwater pool || update; -; new heater (singular); the heater was installed in 2024; year 2024; of saltwater pool
furnace and water heater both 2022 => update; new furnace; furnace (singular); the furnace dates from 2022; year 2022 || update; new water heater; water heater (singular); the water heater dates from 2022; year 2022
sold with all furnishings except two paintings => terms; sold as a package; -; it is sold together with all furnishings except two paintings; list all furnishings except two paintings
top floor renovated to the studs in 2019 => finish; -; -; the top floor was renovated to the studs in 2019; year 2019
lower level in-law setup with kitchen and bath (not permitted) => room; in-law suite; lower level in-law setup (singular); - || room; -; kitchen (singular); -; of lower level in-law setup || room; -; bath (singular); -; of lower level in-law setup || terms; -; -; the lower level in-law setup is not permitted
end of a gravel road => amenity; -; -; it is at the end of a gravel road
voluntary HOA of $50 a year => fee; -; -; the HOA is voluntary, at $50 a year
kitchen island with prep sink and seating for six => finish; kitchen island; kitchen island (singular); - || finish; prep sink; prep sink (singular); -; of kitchen island || amenity; -; seating ~ for six (mass); -; n 6; of kitchen island
barn converted to workshop in 2015 => building; -; -; the barn was converted to a workshop in 2015; year 2015
`,
  Condo: `
direct oceanfront on East Beach => location; -; -; it is directly on the ocean, on East Beach
direct lakefront on Lake Travis => location; -; -; it is directly on Lake Travis
deeded space in gated lot => parking; deeded parking; deeded space ~ in the gated lot (singular); -
co-purchase and guarantors considered => terms; -; -; a co-purchase and guarantors are considered
common charges $890 with $212 taxes => fee; condo fee; -; common charges are $890; money $890 | common charges || fee; property taxes; -; property taxes are $212; money $212 | property taxes
55+ community with one resident under 55 allowed => restriction; 55+ community; -; it is in a 55+ community || restriction; -; -; one resident under 55 is allowed
gut-renovated lobby and hallways in 2023 => update; -; gut-renovated lobby (singular); the lobby was gut-renovated in 2023; year 2023 || update; -; gut-renovated hallways (plural); the hallways were gut-renovated in 2023; year 2023
concierge weekdays and live-in super => building; -; -; a concierge is on duty on weekdays || building; live-in super; live-in super (singular); -
land lease through 2065 => fee; -; -; the land lease runs through 2065
reserve fund of $1.2 million => fee; -; -; the reserve fund is $1,200,000
owner occupied since new => condition; -; -; it has been owner-occupied since it was new
second parking space available to rent $150/mo => parking; -; -; a second parking space can be rented for $150 a month
view of the marina from the balcony and the kitchen sink => view; -; view of the marina ~ from the balcony and the kitchen sink (singular); the marina is in view from the balcony and the kitchen sink; seen the marina
city view from living room and lake view from bedroom => view; city view; city view ~ from the living room (singular); the city is in view from the living room; seen the city || view; lake view; lake view ~ from the bedroom (singular); the lake is in view from the bedroom; seen the lake
elevator building with bike room => building; elevator building; elevator building (singular); - || building; bike room; bike room (singular); -; of elevator building
balcony was rebuilt by the association in 2023 => outdoor place; -; -; the balcony was rebuilt by the association in 2023
valet weekends and full-time manager => building; -; -; there is a valet on weekends || building; -; full-time manager (singular); -
`,
  Townhouse: `
one assigned space in rear lot => parking; assigned space; one assigned space ~ in the rear lot (singular, counted); -; n 1
kitchen in the middle with deck off the back => room; -; kitchen ~ in the middle (singular); - || outdoor place; deck; deck ~ off the back (singular); -; of kitchen in the middle
elevator serves three levels => character; -; -; the elevator serves three levels
HOA takes care of roof, siding and lawn => community; -; -; the HOA takes care of the roof, siding and lawn
`,
  'Multi-Family': `
3 story with elevator and roof deck => building; -; -; it has three stories, an elevator, and a roof deck
furnace with 1 year warranty left => terms; -; -; the furnace has one year of warranty left
rents are about $400 under market => tenancy; -; -; the rents are about $400 under market
rents have not been raised since 2020 => tenancy; -; -; the rents have not been raised since 2020
$5,100 monthly gross => income; -; -; gross income is $5,100 a month
certificate of occupancy for two families => condition; -; -; there is a certificate of occupancy for two families
owner pays water, sewer and trash => income; owner pays; -; the owner pays water, sewer, and trash; list water | sewer | trash
renovated 2-bed units renting at $1,800 => income; -; -; the renovated two-bedroom units rent for $1,800 a month
building can be delivered vacant => tenancy; -; -; the building can be delivered vacant
lower apartment with own entry (rented month to month) => room; -; lower apartment (singular); - || income; separate entrance; separate entry (singular); -; of lower apartment || tenancy; -; -; the lower apartment is rented month to month
`,
  Land: `
wooded hilltop => land; -; -; it is on a wooded hilltop
two-year build requirement => restriction; -; -; there is a two-year building requirement
zoned rural residential with horses allowed => zoning; zoning, land; rural residential zoning (mass); it is zoned rural residential || pets; horse property; -; horses are allowed
mineral rights transfer with the land => terms; -; -; the mineral rights transfer with the property
half open meadow and half woods => land; -; -; half the land is open meadow, and half is wooded
surveyed with pins at all corners => land; -; -; it was surveyed, with pins at the corners
survey from 2021 with corners flagged => land; -; -; it was surveyed in 2021, with the corners flagged
excellent elk and deer habitat => land; -; -; there is elk and deer habitat
survey and soil report available => terms; -; -; the survey and soil report are available
seller will carry second mortgage => terms; -; -; the seller will carry a second mortgage
`,
  Commercial: `
4 story w/ elevator => building; -; -; it has four stories and an elevator
TPO roof w/ 11 yrs warranty left => terms; -; -; the TPO roof has 11 years of warranty left
TPO roof (11 yrs left on warranty) => update; -; -; there is a TPO roof with 11 years of warranty left
owner-user or lease-back considered => terms; -; -; an owner-user or a lease-back is considered
HVAC replaced 2020 on three rooftop units => system; -; -; the HVAC was replaced in 2020 on three rooftop units
three suites all separately metered => room; -; -; all three suites are separately metered
daily traffic about 21,000 cars => location; -; -; the traffic count is about 21,000 vehicles a day; n 21000
vacant and ready for occupancy => condition; -; -; it is vacant and ready for occupancy
triple net with tenant paying taxes, insurance and CAM => tenancy; net lease; -; the lease is triple net || income; tenant pays utilities; -; the tenant pays taxes, insurance, and CAM; list taxes | insurance | CAM
4,000 sq ft divisible to 1,500 => building; -; -; its 4,000 square feet can be divided into spaces of 1,500 and more
average rent of $14 a foot => income; -; -; the average rent is $14 a square foot
owner will consider lease with option => terms; -; -; the owner will consider a lease with option
flex warehouse with 2400 SF of finished office => building; -; flex warehouse (singular); it is a flex warehouse || room; office space; 2,400 square feet of finished office (plural, counted); -; n 2400
`,
}
