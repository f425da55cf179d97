import type { PropertyType } from '@listwright/contracts'

/** Everyday notes of busy agents: years, brands, fees, distances, and two facts in one note. */
export const everydayEntryCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
fam room w/ gas FP => room; family room; family room (singular); - || amenity; gas fireplace; gas fireplace (singular); -; of family room
wrap around deck => outdoor place; wraparound terrace; wraparound deck (singular); -
blown in insulation, energy audit 2020 => system; insulation; blown-in insulation (mass); - || update; -; -; the energy audit dates from 2020; year 2020
Williamson Co schools => location; -; -; it is served by Williamson County schools
Lake WA and Olympics views => view; -; Lake Washington and Olympics views (plural); Lake Washington and the Olympics are in view; seen Lake Washington and the Olympics
.38 ac lot, backs to creek => land; -; 0.38-acre lot (singular); - || location; -; -; it backs to a creek
.4 mi to Metra => location; distance to a named place; -; Metra is 0.4 miles away; distance 0.4 miles; place Metra
hay barn + 3 run ins => building; barn; hay barn (singular); - || building; outbuildings; three run-in sheds (plural, counted); -; n 3
outhouse + indoor comp toilet => outdoor place; -; outhouse (singular); - || finish; -; indoor composting toilet (singular); -
VA assumable loan at 3.1%, bal approx $312k => terms; assumable loan; -; the VA loan is assumable at 3.1 percent; n 3.1 || terms; -; -; the loan balance is about $312,000
condo fee $410, covers heat/hw, master insur => fee; -; -; the condo fee is $410 and covers heat, hot water, and master insurance
10 kW solar, owned => system; solar panels; owned 10-kW solar system (singular); -; n 10
garage 24x28 insulated, opener 2023 => update; -; -; the 24-by-28 garage has been insulated || update; -; garage door opener (singular); the garage door opener dates from 2023; year 2023
tankless WH, gas 2019 => system; tankless water heater; gas tankless water heater (singular); the gas tankless water heater dates from 2019; year 2019
AC 2021 both units => system; air conditioning; two air conditioning units (plural, counted); the two air conditioning units date from 2021; year 2021; n 2
updated panel 200 amp 2016 => update; -; -; the 200-amp panel was updated in 2016; year 2016
kitchen painted cabs, new Quartz and tile backsplash 2023 => finish; -; painted kitchen cabinets (plural); - || finish; quartz counters; new quartz counters (plural); the quartz counters were installed in 2023; year 2023 || finish; tile backsplash; tile backsplash (singular); the tile backsplash dates from 2023; year 2023
kitchen remodel 2018: soapstone counters, farmhouse sink, beaded inset cabinets by local Amish shop => update; remodeled kitchen; remodeled kitchen (singular); the kitchen was remodeled in 2018; year 2018 || finish; soapstone counters; soapstone counters (plural); -; of remodeled kitchen || finish; farmhouse sink; farmhouse sink (singular); -; of remodeled kitchen || finish; -; beaded inset cabinets ~ by the local Amish shop (plural); -
bath remodel 2022: walk in shower, double vanity => update; -; remodeled bath (singular); the bath was remodeled in 2022; year 2022 || finish; walk-in shower; walk-in shower (singular); -; of remodeled bath || finish; dual vanities; double vanity (singular); -; of remodeled bath
interior painted 2023, exterior 2019 => update; fresh paint; painted interior (singular); the interior was painted in 2023; year 2023 || update; -; painted exterior (singular); the exterior was painted in 2019; year 2019
slate roof, inspected + repaired 2022 => character; slate roof; slate roof (singular); - || update; -; -; the slate roof was inspected and repaired in 2022; year 2022
private rd, maint approx $250/yr split 4 ways => fee; -; -; it is on a private road, with maintenance of about $250 a year split four ways
road assoc dues $150/yr, plowed by assoc => fee; -; -; road association dues are $150 a year, and the road is plowed by the association
private road, $300 a year covers grading and snow removal => fee; -; -; it is on a private road, and $300 a year covers grading and snow removal
private rd $300/yr incl plowing => fee; -; -; it is on a private road, and $300 a year covers plowing
paved access all the way => land; -; -; access is paved all the way
sold furnished except for a few personal items => terms; -; -; it comes furnished, except for a few personal items
current STR, grossed $51k in 2023 => income; -; -; it is now a short-term rental and grossed $51,000 in 2023
rents on the street run about $850-900 for a 2BR w/ garage, tenant pays all utilities => income; -; -; rents on the street run about $850 to $900 a month for a two-bedroom with a garage || income; tenant pays utilities; -; the tenant pays all utilities
HVAC under warranty til 2028 => terms; -; -; the HVAC is under warranty through 2028
$3,000 flooring allowance w/ acceptable offer => terms; -; -; a $3,000 flooring allowance is offered with an acceptable offer
walk in closets in all 3 BRs => storage; walk-in closet; walk-in closets ~ in all three bedrooms (plural); -
tons of walk in storage => storage; -; walk-in storage (mass); -
seller has flood elevation certificate on file => terms; -; -; the seller has a flood elevation certificate on file
newer Class 4 shingles after 2018 hail => update; -; -; the Class 4 shingles are newer, installed after the 2018 hail
lead paint disclosure, rental registry cert current => condition; -; -; there is a lead paint disclosure || condition; -; -; the rental registry certificate is current
sold as-is, cash or rehab loan preferred => condition; sold as-is; -; it is sold as-is || terms; -; -; cash or a rehab loan is preferred
USDA eligible, 0 down possible => terms; -; -; it is USDA eligible; list USDA || terms; -; -; financing with no money down may be possible
site evaluated for pool => land; -; -; the site has been evaluated for a pool
very well kept => condition; -; -; it has been very well kept
flat backyard with playset that stays => outdoor place; backyard; flat backyard (singular); - || terms; -; -; a playset is included
above ground pool w/ deck, negotiable => terms; -; -; the above-ground pool and the deck are negotiable
4 car garage w/ cabinets, AC'd => parking; garage for four or more; air-conditioned four-car garage (singular); -; n 4 || finish; -; cabinets (plural); -; of air-conditioned four-car garage
primary has tray ceiling, his/hers closets => room; -; -; the primary bedroom has a tray ceiling || storage; dual walk-in closets; dual closets (plural); -
MIL suite down, own kitchen + laundry => room; in-law suite; downstairs in-law suite (singular); - || room; -; kitchen (singular); -; of downstairs in-law suite || amenity; -; laundry (mass); -; of downstairs in-law suite
off street parking avail $60 => parking; -; -; off-street parking is available for $60
STR permit #, $38k gross 2023 => income; short-term rental allowed; -; there is a short-term rental permit || income; -; -; it grossed $38,000 in 2023
house 1890, addition 1995 => building; -; -; the house dates from 1890, with an addition from 1995
non smoking home => restriction; smoke-free; -; it is smoke-free
HOA $485 includes front landscaping, cable, guard gate => fee; hoa fee; -; HOA dues are $485 and include front landscaping, cable, and guard gate; money $485 | HOA | front landscaping | cable | guard gate; list front landscaping | cable | guard gate
walkout LL w/ BR, BA + kitchenette => room; walkout basement; walk-out lower level (singular); - || room; -; bedroom (singular); -; of walk-out lower level || room; -; bath (singular); -; of walk-out lower level || room; kitchenette; kitchenette (singular); -; of walk-out lower level
HVAC serviced 2x/yr, all receipts => system; -; -; the HVAC is serviced twice a year (all receipts)
one owner home, HVAC serviced twice a year and they have all the receipts => condition; -; -; it has had one owner || system; -; -; the HVAC is serviced twice a year, with receipts available
septic pumped 2023, 3 BR design => utilities; -; -; the septic system was pumped in 2023 and is designed for three bedrooms
mini split in primary + family rm => system; mini splits; mini split ~ in the primary and family room (singular); -
2 FP (1 gas, 1 wood) => amenity; -; -; there are two fireplaces, one gas and one wood-burning
in law apt w/ sep entry, rented $900/mo => room; in-law suite; in-law apartment (singular); - || income; separate entrance; separate entry (singular); -; of in-law apartment || income; -; -; the in-law apartment rents for $900 a month; money $900 | a month | rent
casita w/ kitchenette, rents for $1,200/mo => income; guest house; casita (singular); - || room; kitchenette; kitchenette (singular); -; of casita || income; -; -; the casita rents for $1,200 a month; money $1,200 | a month | rent
hot tub 2020, seats 6 => amenity; hot tub; six-person hot tub (singular); the six-person hot tub dates from 2020; year 2020
quick close possible, vacant => terms; quick close; -; a quick closing is possible || tenancy; vacant; -; it is vacant
2BR villa, shared wall one side => character; -; -; it is a two-bedroom villa and shares a wall on one side only
established asparagus and raspberry beds => outdoor place; -; established asparagus and raspberry beds (plural); -
10 minutes to Plaza => location; distance to a named place; -; it is 10 minutes to the Plaza; distance 10 minutes; place the Plaza
walk to King St + the Battery => location; distance to a named place; -; King Street and the Battery are within walking distance; place King Street and the Battery
specimen trees and formal gardens laid out in the 1930s => outdoor place; -; -; the specimen trees and formal gardens were laid out in the 1930s
1 car garage w/ storage above for kayaks and boards => parking; one-car garage; one-car garage (singular); -; n 1 || storage; -; storage ~ above for kayaks and boards (mass); -; of one-car garage
kitchen house converted to guest cottage => building; -; -; the kitchen house has been converted to a guest cottage
SS appl (Bosch, 2022) => appliance; named appliances; Bosch stainless steel appliances (plural); the Bosch stainless steel appliances date from 2022; year 2022
natural gas community => community; -; -; it is in a natural gas community
good walleye and smallmouth => land; -; -; the fishing is for walleye and smallmouth
Madison City schools - verify => location; -; -; it is served by Madison City schools, to be verified by the buyer
wood burning fireplace in fam room w/ gas starter => amenity; wood-burning fireplace; wood-burning fireplace ~ in the family room (singular); - || amenity; -; gas starter (singular); -; of wood-burning fireplace in the family room
trails to Abbott Loop elementary => land; trails; trails ~ to Abbott Loop Elementary (plural); -
sauna by the lake, built 2015 => update; -; -; the sauna by the lake was built in 2015; year 2015
roof and gutters both replaced 2020 => update; new roof; new roof (singular); the roof was replaced in 2020; year 2020 || update; new gutters; new gutters (plural); the gutters were replaced in 2020; year 2020
cathedral LR w/ skylights (2) => room; -; cathedral living room (singular); - || character; skylights; two skylights (plural, counted); -; n 2; of cathedral living room
granite kit, tile BA's => room; -; granite kitchen (singular); - || finish; -; tile ~ in the baths (mass); -
pellet stove (Harman), 1 ton pellets included => system; -; pellet stove ~ (Harman) (singular); - || terms; personal property conveys; -; the ton of pellets is included; list the ton of pellets
wood stove heats whole house, 4 cords stay => character; -; -; the wood stove heats the whole house || terms; personal property conveys; -; four cords of firewood are included; list four cords of firewood
gas stove, fridge + micro stay => terms; personal property conveys; -; the gas stove, the refrigerator, and the microwave are included; list the gas stove | the refrigerator | the microwave
TV mounts stay, TVs don't => terms; personal property conveys; -; the TV mounts are included, but the TVs are not
BRs up, primary down => room; -; -; all bedrooms are upstairs || room; primary suite on the main level; primary bedroom ~ downstairs (singular); -
2 lots, house on one => land; -; -; there are two lots, with the house on one
Exit 12 off I-90, 3 mi => location; -; -; Exit 12 off I-90 is three miles away
Hwy 27 access, 1 mi => location; near highway; -; Highway 27 access is one mile away; distance one mile; place Highway 27 access
town of 4,000, no stoplight => location; -; -; it is in a town of 4,000, with no stoplight
buyer assumes solar $88/mo, 17 yrs left => terms; -; -; the buyer assumes the solar agreement at $88 a month, with 17 years left
HVAC 2019 both systems => update; -; two HVAC units (plural, counted); the two HVAC units date from 2019; year 2019; n 2
detached studio 180 sf w/ power + heat, not in sq ft => room; art studio; 180-square-foot detached studio (singular); - || system; -; power (mass); -; of 180-square-foot detached studio || system; -; heat (mass); -; of 180-square-foot detached studio || room; -; -; the studio is not included in the square footage
lake views from 2nd floor in winter => view; -; -; the lake is in view from the second floor in winter; seen the lake
grapes, figs, pecan tree => land; vineyard; grapevines (plural); - || land; fruit trees; fig trees (plural); - || land; -; pecan tree (singular); -
oil tank in bsmt 275 gal, 2016 => system; oil heat; 275-gallon oil tank ~ in the basement (singular); the 275-gallon oil tank in the basement dates from 2016; year 2016
buried propane tank, owned, 500 gal => utilities; propane; owned 500-gallon buried propane tank (singular); -
carpet new 2022 on stairs => update; new flooring; new carpet ~ on the stairs (mass); the carpet on the stairs was installed in 2022; year 2022
garage has workbench + 220 => parking; garage; garage (singular); - || amenity; -; workbench (singular); -; of garage || system; -; 220-volt power (mass); -; of garage
garage conversion no permit => condition; -; -; the garage conversion has no permit
comm pool $300/yr optional => fee; -; -; community pool membership is optional, at $300 a year
POA transfer $150 => fee; -; -; the POA transfer fee is $150
Solar panels, owned => system; solar panels, owned; owned solar panels (plural); -
`,
  Condo: `
custom sliding barn door to BR area => finish; barn doors; custom sliding barn door ~ to the bedroom area (singular); -
conv to hosp, univ => location; distance to a named place; -; it is near the hospital; place the hospital || location; distance to a named place; -; a university is nearby; place a university
bldg was a paper mill (1911), conv 2003 => building; -; -; the building was a paper mill, built in 1911 || update; -; -; it was converted in 2003; year 2003
sold turnkey furnished per inventory list, excludes art in dining room and primary BR => terms; -; -; it is sold turnkey and furnished, per the inventory list || terms; -; -; the art in the dining room and primary bedroom is excluded
Mills Act - lower property taxes => fee; -; -; the Mills Act applies, with lower property taxes
7, E, F, M, R trains at Roosevelt Ave => location; -; -; the 7, E, F, M, and R trains stop at Roosevelt Avenue
2 blocks to Roosevelt Red/Green/Orange line => location; near transit; -; the Red, Green, and Orange lines at Roosevelt are two blocks away
Blue line at corner, bus 56 => location; -; -; the Blue Line is at the corner, as is bus 56
new roof 2022 paid by HOA => update; -; -; the roof is from 2022, paid for by the HOA; year 2022
shared laundry same floor, free => building; -; -; there is free shared laundry on the same floor
can add wall for 2nd BR => room; -; -; a wall can be added for a second bedroom
garage pkg avail for rent $175/mo => parking; -; -; garage parking is available to rent for $175 a month
boiler building, window ACs => building; -; boiler building (singular); it is in a boiler building || system; -; window air conditioners (plural); -
unit painted 2024, vacant => update; -; -; the unit was painted in 2024 and is vacant; year 2024
windows face courtyard, quiet => room; -; -; the windows face the courtyard || condition; -; -; it is quiet
pet limit 1 dog 25 lb or 2 cats => pets; -; -; the pet limit is one dog up to 25 pounds or two cats
1 car gar + 1 outdoor deeded => parking; one-car garage; one-car garage (singular); -; n 1 || parking; parking spaces; deeded outdoor parking space (singular); -; n 1
water heater and mini split both replaced 2021 by the seller, permits available => update; -; -; the water heater and mini split were replaced in 2021 by the seller, with permits available; year 2021
laundry on 3, card op => building; laundry in the building; card-operated laundry ~ on the third floor (mass); -
assessment $3,400 roof, seller pays => fee; -; -; the $3,400 assessment for the roof is paid by the seller
`,
  Townhouse: `
3 lvls, BR on each => building; -; -; there are three levels, each with a bedroom
patio backs to trees, no neighbors behind => outdoor place; -; -; the patio backs to trees || location; no rear neighbors; -; there are no neighbors behind
third floor BR is big enough for king bed plus a desk and gets morning light => room; -; -; the third-floor bedroom is big enough for a king bed plus a desk and gets morning light
Reston Assoc pools, tennis, trails => community; community pool; Reston Association pools (plural); - || community; -; tennis court (singular); - || community; community trails; trails (plural); -
bsmt w/ rough in for BA => storage; basement; basement (singular); - || utilities; basement plumbed for a bath; bath rough-in (singular); -; of basement
`,
  'Multi-Family': `
coin op laundry in bsmt approx $110/mo => income; -; -; the coin-op laundry in the basement brings in about $110 a month
each unit has own furnace + WH => building; -; -; each unit has its own furnace and water heater
de-leaded w/ certs for units 1 and 2 => condition; -; -; units 1 and 2 are de-leaded, with certificates
deleaded 1st flr 2019 => condition; -; -; the first floor was de-leaded in 2019
separate gas heat + electric => income; -; -; gas heat and electricity are separate
updated kitchens 1st + 2nd => building; -; -; the kitchens on the first and second floors are updated
rents $1,650 / vacant / $1,400 => income; rents; -; the rents are $1,650 and $1,400 a month; money rents; list $1,650 | $1,400 || tenancy; -; -; one unit is vacant
upper unit: new vinyl plank and paint 2023 => building; -; -; the upper unit has new vinyl plank and paint from 2023; year 2023
3 unit assoc, owner occ => building; -; -; the association has three units and is owner-occupied
rents could be $1,800 => income; -; -; rents could be $1,800 a month
6 parking in rear + 2 car gar => parking; parking spaces; six parking spaces ~ in the rear (plural, counted); -; n 6 || parking; two-car garage; two-car garage (singular); -; n 2
elec separate, 1 gas meter => income; -; -; electricity is separate || utilities; -; -; there is a gas meter; n 1
`,
  Apartment: `
gym, pool + coworking on site => building; fitness center; gym (singular); - || community; community pool; pool (singular); - || building; business center; coworking space (mass); -
parking $75/mo garage, street free => parking; -; -; garage parking is $75 a month || parking; street parking; free street parking (mass); -
laundry in bldg (coin), $1.50 => building; -; -; there is coin laundry in the building, at $1.50 a load
rent incl heat/HW, tenant pays elec => utilities; utilities included; -; the rent includes heat and hot water; list heat | hot water || income; tenant pays utilities; -; the tenant pays electricity; list electricity
sec dep $1500, pets $300 non refundable => fee; deposit; -; the deposit is $1,500; money $1,500 | deposit || pets; -; -; pets are allowed with a $300 non-refundable fee
tenant pays first, last, sec => fee; deposit; -; first month's rent, last month's rent, and a security deposit are required; list first month's rent | last month's rent | a security deposit
on site mgr, 24 hr maint => building; on-site management; on-site manager (singular); - || building; -; -; there is 24-hour maintenance
W/S/T incl, tenant electric => utilities; utilities included; -; water, sewer, and garbage are included; list water | sewer | garbage || income; tenant pays utilities; -; the tenant pays electricity; list electricity
6 weeks free on 14+ mo lease => terms; -; -; six weeks are free on a lease of 14 months or more
`,
  Land: `
400' rd frontage on Hwy 9 => land; road frontage; 400-foot road frontage ~ on Highway 9 (mass); -; n 400
no well yet, neighbors at approx 400 ft => land; -; -; there is no well, and neighboring wells are about 400 feet deep
electric 300 ft from bldg site => utilities; -; -; electricity is 300 feet from the building site
perc'd for 3 BR 2022 => land; -; -; it was perc tested for three bedrooms in 2022
timber cut 2015, replanted pine => land; -; -; the timber was cut in 2015 and replanted in pine
culvert + gravel drive in => land; -; -; the culvert and gravel drive are in
`,
  Commercial: `
2 storefronts, one leased thru 2026 at $2,100/mo NNN => tenancy; -; -; there are two storefronts, and one rents for $2,100 a month, leased through 2026, triple net; date 2026
2nd space vacant, was a coffee shop w/ vent hood => tenancy; -; -; the second space is vacant and was a coffee shop with a vent hood
easy on/off Broken Arrow Expy => location; -; -; it has easy access to the Broken Arrow Expressway; place the Broken Arrow Expressway
2,400 sf retail + 1,100 sf apt above => building; -; -; there are 2,400 square feet of retail space and a 1,100-square-foot apartment above
fenced yard w/ rolling gate, 1/2 ac => outdoor place; fenced yard, industrial; fenced yard (singular); - || outdoor place; -; rolling gate (singular); -; of fenced yard || land; acreage; half an acre (singular); -
5,000 sf on 1 ac, 40 parking => building; -; -; there are 5,000 square feet on one acre || parking; parking spaces; 40 parking spaces (plural, counted); -; n 40
2 restrooms ADA, 1 shower => accessibility; ada restrooms; two ADA restrooms (plural, counted); -; n 2 || amenity; -; shower (singular); -; n 1
`,
  Estate: `
wine cellar 1,200 bottles => amenity; wine cellar; 1,200-bottle wine cellar (singular); -; n 1200
guest house 2/1, 1,100 sf => income; -; two-bedroom, one-bath guest house ~ (1,100 square feet) (singular); -
pool 20x40 resurfaced 2021 => update; -; -; the 20-by-40 pool was resurfaced in 2021; year 2021
gated drive 1/4 mi long => land; -; -; the gated drive is a quarter mile long
library w/ ladder, study w/ FP => room; library; library (singular); - || amenity; -; ladder (singular); -; of library || room; home office; study (singular); - || amenity; fireplace; fireplace (singular); -; of study
pocket sliders open great room to covered patio => character; -; -; the pocket sliders open the great room to the covered patio
primary suite on its own wing with fireplace, outdoor shower and access to spa => room; primary suite; primary suite ~ on its own wing (singular); - || amenity; fireplace; fireplace (singular); -; of primary suite on its own wing || amenity; outdoor shower; outdoor shower (singular); -; of primary suite on its own wing || location; -; access ~ to the spa (mass); -; of primary suite on its own wing
Wolf / Sub-Zero appl package => appliance; named appliances; Wolf and Sub-Zero appliances (plural); -
`,
  Penthouse: `
wraparound terrace, approx 1,100 sf => outdoor place; -; wraparound terrace ~ (about 1,100 square feet) (singular); -
2 terraces, 800 sf total => outdoor place; -; two terraces ~ (800 square feet in all) (plural, counted); -; n 2
exposures N, E, W => character; -; -; there are exposures to the north, east, and west
`,
}
