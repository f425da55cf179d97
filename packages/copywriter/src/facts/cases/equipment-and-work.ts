import type { PropertyType } from '@listwright/contracts'

/** Equipment, materials, parking and work in the shorthand of agents. */
export const equipmentAndWorkCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
generator, gas line => system; -; generator (singular); - || utilities; natural gas; gas line (singular); -
3 ceiling fans => amenity; ceiling fans; three ceiling fans (plural, counted); -; n 3
tile floors => finish; tile floors; tile floors (plural); -
oak floors in kitchen => finish; oak, maple, or walnut floors; oak floors ~ in the kitchen (plural); -
carpet in bedrooms => finish; -; carpet ~ in the bedrooms (mass); -
fenced yard => outdoor place; fenced yard; fenced yard (singular); -
bonus room over garage => room; bonus room; bonus room ~ over the garage (singular); -
shed stays => terms; -; -; a shed is included
garage off alley => parking; garage; garage ~ off the alley (singular); -
balcony => outdoor place; balcony; balcony (singular); -
1 parking space => parking; parking spaces; parking space (singular); -; n 1
kitchen with quartz and island => room; -; kitchen (singular); - || finish; quartz counters; quartz counters (plural); -; of kitchen || finish; kitchen island; island (singular); -; of kitchen
dining room seats 8 => room; -; -; the dining room seats eight
oil tank removed => update; -; -; the oil tank has been removed
roof replaced 2021 => update; new roof; new roof (singular); the roof was replaced in 2021; year 2021
kitchen remodeled 2017 => update; remodeled kitchen; remodeled kitchen (singular); the kitchen was remodeled in 2017; year 2017
appliances stay => terms; appliances included; -; the appliances are included; list the appliances
french doors in living room => character; French doors; French doors ~ in the living room (plural); -
sewer scoped => update; -; -; the sewer has been scoped
hardwood under carpet => condition; hardwood under carpet; hardwood ~ under the carpet (mass); -
barn used for storage => building; -; -; the barn is used for storage
easement => restriction; easement or shared drive; easement (singular); -
flooded in 2016 => update; -; -; it was flooded in 2016; year 2016
stucco exterior => finish; -; stucco exterior (singular); -
no air conditioning => condition; -; -; there is no air conditioning
wood deck => outdoor place; deck; wood deck (singular); -
whole-home generator 22kw Generac, nat gas => system; -; -; there is a 22-kW natural-gas Generac whole-home generator
standby gen 14kw Kohler, LP => system; -; -; there is a 14-kW propane Kohler standby generator
off grid: 6kw solar, lithium bank '23, propane genset backup => utilities; -; -; it is off the grid, on a 6-kW solar system with a 2023 lithium battery bank and a propane generator for backup
off grid, solar + generator => utilities; off-grid; -; it is off the grid || system; solar panels; solar panels (plural); - || system; -; generator (singular); -
ductless heads 3, gas furnace 2012 => system; -; -; there are three ductless heads || update; new furnace; gas furnace (singular); the gas furnace dates from 2012; year 2012
mini splits 4, Mitsubishi => system; -; -; there are four Mitsubishi mini-splits
Kitchen mid level: quartz, 5 burner gas, soft close => room; -; -; the mid-level kitchen has quartz counters, a five-burner gas range, and soft-close cabinets
Wolf 48" range, 2 Bosch DWs, scullery w/ 2nd sink => appliance; professional range; 48-inch Wolf range (singular); - || appliance; dishwasher; two Bosch dishwashers (plural, counted); -; n 2 || room; scullery; scullery (singular); - || finish; -; second sink (singular); -; of scullery
1100 ft elevation so cooler, no AC needed, fans all rms => system; -; -; at 1,100 feet it is cooler, and no air conditioning is needed, with fans in all rooms
refrigerated air (not swamp), 2 zones => system; -; -; there is two-zone refrigerated air, not a swamp cooler
Central air added 2nd & 3rd flr only => system; -; -; central air was added on the second and third floors only
1 car gar, EV 240v in => parking; one-car garage; one-car garage (singular); -; n 1 || system; -; -; there is a 240-volt EV outlet
tankless HW => system; tankless water heater; tankless water heater (singular); -
.33 calc sprinklers => system; -; -; the sprinklers are calculated at .33
Saltillo tile thruout main areas, no carpet => finish; -; -; Saltillo tile is throughout the main areas, with no carpet
LVP all living areas, carpet in BRs => finish; -; -; the floors are luxury vinyl plank in all living areas and carpet in the bedrooms
tile wet areas, LVP rest => finish; -; -; the floors are tile in the wet areas and luxury vinyl plank elsewhere
Stained concrete dn, carpet on stairs only => finish; -; -; the floors are stained concrete downstairs, with carpet on the stairs only
terrazzo dn, hdwd up => finish; -; -; the floors are terrazzo downstairs, with hardwood upstairs
Hardiplank + cedar shake ext, standing seam metal roof => finish; -; -; the exterior is HardiePlank and cedar shake || system; metal roof; standing-seam metal roof (singular); -
brick ext, vinyl trim => finish; -; brick exterior (singular); - || finish; -; vinyl trim (mass); -
slate foyer, oak elsewhere => finish; -; -; the floors are slate in the foyer and oak elsewhere
cork in kit, no carpet => finish; -; -; cork flooring is in the kitchen, with no carpet
hdwd under carpet on 2nd flr, exposed on 1st => finish; -; -; hardwood is exposed on the first floor and lies under the carpet on the second floor
painted + new vinyl plank 2024 => update; -; -; it was painted and given new vinyl plank in 2024; year 2024
2 car det gar, slate too => parking; -; -; -; note two-car detached garage, slate too
Did NOT flood in Harvey or Imelda per seller => condition; -; -; it did not flood in Harvey or Imelda, according to the seller
some orig windows, neds carpet in 2 BRs => condition; -; -; some windows are original || condition; -; -; two bedrooms need carpet
roof torn off & replaced 2021 w/ permit => update; -; -; the roof was torn off and replaced in 2021 with a permit; year 2021
Copper stripped in bsmt, no heat now => condition; -; -; copper has been stripped in the basement, and there is no heat now
oil tank decommissioned, cert in docs => condition; -; -; the oil tank has been decommissioned, and the certificate is in the documents
mold remediated, clearance in docs => condition; -; -; the mold has been remediated, and the clearance is in the documents
sewer scoped Mar, clear => condition; -; -; the sewer was scoped in March and is clear
chimney inspected May, passed => condition; -; -; the chimney was inspected in May and passed
kitchen wing added 1990s, updated 2017 => condition; -; -; the kitchen wing was added in the 1990s and updated in 2017
windows replaced early 2000s => condition; -; -; the windows were replaced in the early 2000s
Raised on pilings 2014 after Sandy, flood cert avail => update; -; -; the house was raised on pilings in 2014 after Sandy; year 2014 || terms; -; -; a flood certificate is available
Manufactured on perm foundation, 433A on file => building; -; -; it is a manufactured home on a permanent foundation || terms; -; -; a 433-A foundation certificate is on file
float inspected by diver 9/24, 8 stringers replaced => condition; -; -; the float was inspected by a diver in September 2024, and eight stringers were replaced
log float + added flotation barrels => system; -; -; it is on a log float with added flotation barrels
rebuilt int 2016 to studs, cedar ext => update; -; -; the interior was rebuilt to the studs in 2016; year 2016 || finish; -; cedar exterior (singular); -
dairy barn 36x90, stanchions out, used for hay & heifers => building; -; -; the 36-by-90 dairy barn is used for hay and heifers, with the stanchions out
preservation easement, ext changes need approval => restriction; -; -; a preservation easement applies, and exterior changes need approval
6 fps w/ marble mantels, 2 are vented gas now, rest decorative => building; -; -; of the six fireplaces with marble mantels, two are now vented gas and the rest are decorative
double gallery on front, single on rear => finish; -; -; there is a double gallery on the front and a single gallery on the rear
8x10 storage shed out back stays => terms; -; -; the 8-by-10 storage shed out back stays
2 car gar off alley, slab ok but needs door => parking; -; -; the two-car garage off the alley has a sound slab but needs a door
studio/gar bldg 24x30, half ba roughed in => building; -; -; there is a 24-by-30 studio and garage building with a half bath roughed in
tie up for 20ft boat alongside => location; -; -; there is a tie-up alongside for a 20-foot boat
1 uncovered pkg spot on st side => parking; -; uncovered parking spot ~ on the street side (singular); -; n 1
Fiberglass decks front on both levels => outdoor place; -; -; there are front fiberglass decks on both levels
xeriscaped, rock wall on 3 sides => outdoor place; -; -; there is a xeriscaped yard with a rock wall on three sides
landscaped, irrigated front only => outdoor place; -; -; the yard is landscaped and irrigated in the front only
screen porch & grilling deck, Trex => outdoor place; -; -; there is a screened porch and a Trex grilling deck
porch front & rear, Azek => outdoor place; -; -; there are Azek porches on the front and the rear
bonus over gar, wired for projector => room; -; -; the bonus room over the garage is wired for a projector
leaded glass in LR, DR & stair landing => character; -; -; there is leaded glass in the living room, the dining room, and the stair landing
crown molding in LR, DR & hall => finish; -; -; there is crown molding in the living room, the dining room, and the hall
ceiling fans in LR, BRs + porch => system; -; -; there are ceiling fans in the living room, the bedrooms, and the porch
SS appl stay incl fridge => terms; -; -; the stainless steel appliances stay, including the refrigerator
studio, murphy bed + sofa bed stay => terms; -; -; the Murphy bed and the sofa bed are included; list the Murphy bed | the sofa bed
dues $90 leaf, mow, gutters => fee; -; -; dues are $90 and cover leaf removal, mowing, and gutters
owned moorage, co-op slip, $430/mo dues => building; -; -; the moorage is owned, in a co-op slip with dues of $430 a month
12x16 sauna by lake stays => terms; -; -; the 12-by-16 sauna by the lake stays
2 tandem pkg behind, deeded => parking; -; -; there are two deeded tandem parking spaces behind
variance granted 2021, expires '27 => terms; -; -; a variance was granted in 2021 and expires in 2027
dock w/ lift, lift needs motor => condition; -; -; there is a dock with a lift, and the lift needs a motor
roof deck 300 sf, shared w/ unit 3 => outdoor place; -; -; there is a roof deck of 300 square feet, shared with unit 3
no known flood per owner, sump '22 => condition; -; -; there is no known flooding, according to the owner || system; sump pump; sump (singular); the sump dates from 2022; year 2022
`,
  Commercial: `
type 1 hood 12ft, ansul insp 4/25 => room; -; -; there is a 12-foot Type 1 hood, with the Ansul system inspected in April 2025
walk-in cooler 8x10, 2 door reach in freezer => appliance; walk-in cooler; 8-by-10 walk-in cooler (singular); - || room; -; -; there is a two-door reach-in freezer
grease trap 1000 gal exterior => system; -; -; there is a 1,000-gallon exterior grease trap
62 seats in, 24 on deck seasonal => building; -; -; there are 62 seats inside and 24 seasonal seats on the deck
40 seats in, 16 patio May-Oct => building; -; -; there are 40 seats inside and 16 on the patio from May to October
Tin ceiling on 1st flr, maple floor => finish; -; -; the first floor has a tin ceiling and a maple floor
ph 1 clean, 2024 => condition; -; -; a 2024 Phase I environmental report was clean
`,
  Condo: `
impact glass, building recert done & assessmnt PAID => system; impact windows; impact glass (mass); - || fee; -; -; the building recertification is done, and the assessment is paid
facade cleaned & pointed, special PAID => fee; -; -; the facade has been cleaned and pointed, and the special assessment is paid
wrap balcony, 210 sf addl => outdoor place; -; -; there is a wraparound balcony of 210 additional square feet
1 gar space incl in price, off alley => parking; -; -; one garage space off the alley is included in the price
ground flr, ski locker rt outside door => building; ground-floor unit; ground floor (singular); it is on the ground floor || storage; ski storage; ski locker ~ right outside the door (singular); -
1 underground space + 1 surface permit => parking; -; -; there is an underground space and a surface parking permit
`,
  'Multi-Family': `
no deferred maint on porches, rebuilt '21 => update; -; -; the porches were rebuilt in 2021 and have no deferred maintenance; year 2021
upper kit & bath redone '22 => update; -; -; the upper unit's kitchen and bath were redone in 2022; year 2022
lower has orig built-in hutch & leaded glass => building; -; -; the lower unit has an original built-in hutch and leaded glass
lower windows & furnace new '20 => update; -; -; the lower unit's windows and furnace were new in 2020; year 2020
`,
  Land: `
perc approved 2023, 4BR, BAT system req => restriction; -; -; a perc test was approved in 2023 for four bedrooms, and a BAT system is required
`,
}
