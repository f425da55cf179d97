import type { PropertyType } from '@listwright/contracts'

/** Notes whose second half limits the first, or says what it belongs to: neither half is told without the other. */
export const trueHalfCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
$3,450 + utils => income; -; -; the rent is $3,450 a month plus utilities
$975/mo plus electric => income; -; -; the rent is $975 a month plus electricity
$12,000 + utilities => income; -; -; the rent is $12,000 a month plus utilities
$450k + closing costs => terms; -; -; -; note $450,000 and closing costs
similar homes on block rent $1,100-1,200 => income; -; -; similar homes on the block rent for $1,100 to $1,200 a month
nearby homes rent for $1,500-1,800 => income; -; -; nearby homes rent for $1,500 to $1,800 a month
rents $900-1,000 => income; -; -; rents run from $900 to $1,000 a month; money from $900 to $1,000 | rents
El Paso Electric bill avg $31 => fee; -; -; the El Paso Electric bill averages $31
Duke Energy bill about $110 => fee; -; -; the Duke Energy bill is about $110
electric bill $120/mo => fee; -; -; the electric bill is $120 a month
Septic to code (2020) => condition; -; -; the septic was to code in 2020
septic 2020 => utilities; septic system; septic (mass); the septic dates from 2020; year 2020
sold as is, cash or rehab loan only => condition; sold as-is; -; it is sold as-is || terms; -; -; the sale is only for cash or a rehab loan; list cash | a rehab loan
cash or rehab loan => terms; cash or rehab loan; -; the sale is for cash or a rehab loan; list cash | a rehab loan
rehab loan or cash => terms; cash or rehab loan; -; the sale is for cash or a rehab loan; list cash | a rehab loan
LVP thruout, carpet in bdrm => finish; -; -; there are luxury vinyl plank floors throughout, except for carpet in the bedroom
hardwood throughout, tile in kitchen and baths => finish; -; -; there are hardwood floors throughout, except for tile in the kitchen and baths
oak floors throughout => finish; oak, maple, or walnut floors; oak floors ~ throughout (plural); -
10,000-gallon catchment tank with new liner in 2022 => update; -; -; the 10,000-gallon catchment tank got a new liner in 2022
dock with new decking 2020 => update; -; -; the dock got new decking in 2020
Tobacco barn with a new metal roof, 2021 => update; -; -; the tobacco barn got a new metal roof in 2021
Original St. Charles steel kitchen cabinets, powder coated in 2020 => character; -; original St. Charles steel kitchen cabinets (plural); - || character; -; -; the kitchen cabinets were powder-coated in 2020; year 2020
powder room => room; powder room; powder room (singular); -
22 acres of hayfield, cut yearly by a neighbor => land; -; -; 22 acres of hayfield are cut yearly by a neighbor
New Era Park, walk to McKinley Park => location; near park; -; McKinley Park is within walking distance; place McKinley Park
New Dog Park => community; dog park; new dog park (singular); -
Brick kitchen house connected in 1996, now the den => room; -; -; the brick kitchen house, connected in 1996, is now the den
brick kitchen house, now the den => room; -; -; the brick kitchen house is now the den
Upper level kitchen and living room with folding glass doors => room; -; -; the upper-level kitchen and living room have folding glass doors
kitchen with folding glass doors => room; -; kitchen (singular); - || amenity; folding glass wall; folding glass doors (plural); -; of kitchen
Owned moorage through the dock cooperative => parking; -; -; the moorage is owned through the dock cooperative
3 horse loafing shed => storage; -; three-horse loafing shed (singular); -
6 horse stalls => building; horse barn; six horse stalls (plural, counted); -; n 6
side entry 2 car carport w/ storage rm => parking; -; side-entry two-car carport (singular); - || storage; extra storage; storage room (singular); -; of side-entry two-car carport
side entry 2 car => parking; -; side-entry two-car garage (singular); -
Tear off roof 2018 w/ garage => update; -; -; the roofs of the house and the garage were torn off and replaced in 2018
Tear off roof 2018 => update; -; tear-off roof (singular); the tear-off roof dates from 2018; year 2018
2.5 car gar + 1 slab => parking; -; -; there is a 2.5-car garage and a parking slab
1 car gar + slab => parking; -; -; there is a one-car garage and a parking slab
travertine in wet areas + hall => finish; -; -; there is travertine in the wet areas and the hall
quartz in kitchen + new cabinets => finish; -; quartz ~ in the kitchen (mass); - || update; -; new cabinets (plural); -
Longleaf pine and live oak along the drive => land; -; -; the drive is lined with longleaf pine and live oak
pines along the creek => land; -; pines ~ along the creek (plural); -
Separate gas furnaces and electric meters => utilities; -; -; the gas furnaces and electric meters are separate
Dark brick and fiber cement front => character; -; -; the front is dark brick and fiber cement
dark brick fireplace => amenity; stone or brick fireplace; dark brick fireplace (singular); -
Window seat with storage in the breakfast room => room; -; -; the breakfast room has a window seat with storage
window seat in breakfast room => character; window seat; window seat ~ in the breakfast room (singular); -
`,
  Condo: `
Leased parking available next door at $225 a month => parking; -; -; leased parking is available next door at $225 a month
garage parking available $200/mo => parking; -; -; garage parking is available for $200 a month
Building pool, fitness room and two guest suites => community; -; -; the building has a pool, a fitness room, and two guest suites
Building pool => community; community pool; building pool (singular); -
Two pets up to 50 pounds each => pets; -; -; two pets up to 50 pounds each are allowed
2 pets under 40 lbs => pets; -; -; two pets under 40 pounds are allowed
`,
  Commercial: `
Leased through 2027 to a restaurant supply distributor at $0.89 NNN => income; -; -; it is leased through 2027 to a restaurant supply distributor at $0.89, triple net
Kitchen equipment conveys, list available => terms; -; -; the kitchen equipment is included, and there is a list of it
Six dock doors with levelers => building; -; -; there are six dock doors with levelers
`,
  'Multi-Family': `
Gross rents of $5,650 per month when full => income; -; -; gross rents come to $5,650 a month at full occupancy
Gross rents $3,900/mo => income; gross rents; -; gross rents are $3,900 a month; money $3,900 | a month | gross rents
Tenant pays all util incl water => income; -; -; the tenant pays all utilities, including water
Tenant pays all utilities => income; tenant pays utilities; -; the tenant pays all utilities
Leases end in June, June and August => tenancy; -; -; the leases end in June, June, and August
Leases end in June => tenancy; lease through date; -; the leases end in June; date June
lower owner occ, vacant at close => tenancy; -; -; the lower unit is owner-occupied and will be vacant at closing
upper tenant occupied => tenancy; -; -; the upper unit is occupied
`,
}
