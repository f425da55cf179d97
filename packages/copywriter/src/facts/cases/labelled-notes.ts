import type { PropertyType } from '@listwright/contracts'

/** Lists behind the name of a room or a floor, and pieces that speak of what was named before them. */
export const labelledNoteCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
kitchen: butcher block, two burner + convection => room; -; kitchen (singular); - || finish; butcher block counters; butcher-block counters (plural); -; of kitchen || appliance; -; two-burner cooktop (singular); -; of kitchen || appliance; convection oven; convection oven (singular); -; of kitchen
kitchen: granite, Bosch, under-cabinet LED => room; -; kitchen (singular); - || finish; granite counters; granite counters (plural); -; of kitchen || appliance; named appliances; Bosch appliances (plural); -; of kitchen
windowed kitchen: Liebherr, Bertazzoni, W/D allowed w/ board approval => room; windowed kitchen; windowed kitchen (singular); - || amenity; -; Liebherr (singular, name); -; of windowed kitchen || appliance; professional range; Bertazzoni range (singular); -; of windowed kitchen || restriction; -; -; a washer and dryer are allowed with board approval
kitchen remodel 2019: shaker cabinets, Zellige backsplash, GE Cafe range => update; remodeled kitchen; remodeled kitchen (singular); the kitchen was remodeled in 2019; year 2019 || finish; shaker cabinets; shaker cabinets (plural); -; of remodeled kitchen || finish; tile backsplash; Zellige backsplash (singular); -; of remodeled kitchen || appliance; -; GE Cafe range (singular); -; of remodeled kitchen
kitchen by Christopher Peacock 2016: La Cornue, marble, butler's pantry with second dishwasher => update; -; kitchen ~ by Christopher Peacock (singular); the kitchen by Christopher Peacock dates from 2016; year 2016 || appliance; professional range; La Cornue range (singular); -; of kitchen by Christopher Peacock || finish; -; marble (mass); -; of kitchen by Christopher Peacock || room; -; butler's pantry ~ with a second dishwasher (singular); -; of kitchen by Christopher Peacock
primary: tray ceiling, two closets, tile shower w/ bench => room; primary suite; primary suite (singular); - || character; tray ceiling; tray ceiling (singular); -; of primary suite || storage; -; two closets (plural, counted); -; n 2; of primary suite || amenity; -; tile shower ~ with a bench (singular); -; of primary suite
primary on 3rd: wet room, double vanity => room; primary suite; primary suite ~ on the third floor (singular); - || room; -; wet room (singular); -; of primary suite on the third floor || finish; dual vanities; double vanity (singular); -; of primary suite on the third floor
primary on main: fireplace, steam, heated bench => room; primary suite; primary suite ~ on the main level (singular); - || amenity; fireplace; fireplace (singular); -; of primary suite on the main level || amenity; -; heated bench (singular); -; of primary suite on the main level
primary down: bay window, soaking tub, his/hers closets => room; primary suite; primary suite ~ downstairs (singular); - || character; bay window; bay window (singular); -; of primary suite downstairs || finish; soaking tub; soaking tub (singular); -; of primary suite downstairs || storage; dual walk-in closets; dual closets (plural); -; of primary suite downstairs
living room: beams, rock fireplace, built-ins both sides => room; -; living room (singular); - || character; -; beams (plural); -; of living room || amenity; -; rock fireplace (singular); -; of living room || storage; built-in shelving; built-ins ~ on both sides (plural); -; of living room
2nd floor - four bedrooms, two baths, one ensuite => room; -; -; the second floor has four bedrooms and two baths (one en suite)
Third floor - bedroom with full bath, cedar closet, storage => room; -; -; the third floor has a bedroom with a full bath, a cedar closet, and storage
ground floor: bedroom, full bath, good for guests or office => room; -; -; the ground floor has a bedroom and a full bath
up: 2 bed w/ slanted ceilings, 3/4 bath => room; -; -; the upstairs has two bedrooms with slanted ceilings and a three-quarter bath
Lower: 1 bed 1 bath w/ own entrance and kitchenette => room; -; -; the lower level has one bedroom, one bath, a separate entrance, and a kitchenette
guest house: 1 bed, kitchenette => income; guest house; guest house (singular); - || room; -; one bedroom (plural, counted); -; of guest house || room; kitchenette; kitchenette (singular); -; of guest house
laundry: sink, folding counter => amenity; -; laundry (mass); - || finish; -; sink (singular); -; of laundry || finish; -; folding counter (singular); -; of laundry
pool: sun shelf, spa, gas + solar heat => amenity; pool; pool (singular); - || finish; -; sun shelf (singular); -; of pool || amenity; hot tub; spa (singular); -; of pool || system; gas heat; gas heat (mass); -; of pool || system; -; solar heat (mass); -; of pool
views: Mt Hood, river => view; -; views of Mount Hood and the river (plural); Mount Hood and the river are in view; seen Mount Hood and the river
views: Olympic Park, ski runs lit at night => unused: Its words do not make a phrase that could be told: put it in other words.
main house: Greek Revival, center hall, ash floors => character; -; Greek Revival (singular, name); the style is Greek Revival || room; -; center hall (singular); - || finish; oak, maple, or walnut floors; ash floors (plural); -
outdoor living: motorized screens, fireplace, Kalamazoo grill => amenity; -; motorized screens (plural); - || amenity; fireplace; fireplace (singular); - || amenity; -; Kalamazoo grill (singular); -
Lake Champlain: 210 ft of frontage, stone beach => location; lake frontage; 210-foot frontage ~ on Lake Champlain (mass); -; n 210 || location; -; -; there is a stone beach
HOA $1,048/mo: water, internet, insurance on building, pool, gym => fee; hoa fee; -; HOA dues are $1,048 a month and include water, internet, insurance on the building, the pool, and the gym; money $1,048 | a month | HOA | water | internet | insurance on building | the pool | the gym; list water | internet | insurance on the building | the pool | the gym
Savant: lights, shades, audio => unused: Its words do not make a phrase that could be told: put it in other words.
historic easement: exterior only => unused: Its words do not make a phrase that could be told: put it in other words.
converted garage: playroom, mini-split, permitted => unused: Its words do not make a phrase that could be told: put it in other words.
enclosed front porch: bikes and boots => outdoor place; front porch; enclosed front porch (singular); -
converted garage: playroom => update; -; -; the garage has been converted to a playroom
herringbone floors, refinished 2022 => finish; parquet or herringbone floors; herringbone floors (plural); - || finish; -; -; the herringbone floors were refinished in 2022; year 2022
original oak floors main and 2nd level, refinished 2021 => character; original hardwood floors; original oak floors ~ on the main and second levels (plural); - || character; -; -; the oak floors were refinished in 2021; year 2021
fir floors, sanded 2020 => finish; -; fir floors (plural); - || finish; -; -; the fir floors were sanded in 2020; year 2020
manager's house 3/1, renovated 2017 => outdoor place; -; three-bedroom, one-bath manager's house (singular); - || outdoor place; -; -; the manager's house was renovated in 2017; year 2017
2BR manager's cottage, currently occupied => character; -; two-bedroom manager's cottage (singular); - || character; -; -; the manager's cottage is currently occupied
elevator, inspected 2024 => amenity; home elevator; elevator (singular); - || update; -; -; the elevator was inspected in 2024; year 2024
porches front+back, rebuilt 2016 => outdoor place; covered porch; front and back porches (plural); - || outdoor place; -; -; the porches were rebuilt in 2016; year 2016
terrace upstairs, wired for speakers, hot tub pad => outdoor place; terrace; terrace ~ upstairs (singular); - || outdoor place; -; -; the terrace is wired for speakers || parking; -; hot tub pad (singular); -
brick ranch, renovated 2017 => character; -; brick ranch (singular); it is a brick ranch || update; renovated; -; it was renovated in 2017; year 2017
lake view, renovated 2019 => view; lake view; lake view (singular); the lake is in view; seen the lake || update; renovated; -; it was renovated in 2019; year 2019
HVAC 2012 Trane, works => update; -; -; the Trane HVAC dates from 2012 and works; year 2012
water heater 2019 Rheem => update; new water heater; Rheem water heater (singular); the Rheem water heater dates from 2019; year 2019
boathouse w/ sauna, Finnleo => amenity; boathouse; boathouse (singular); - || amenity; -; sauna ~ (Finnleo) (singular); -; of boathouse
Tennis court, Har-Tru. => amenity; -; tennis court ~ (Har-Tru) (singular); -
window AC x2 => system; -; two window air conditioners (plural, counted); -; n 2
primary on 3rd => room; -; primary bedroom ~ on the third floor (singular); -
RV gate on east side, 10 ft => parking; RV gate; 10-foot RV gate ~ on the east side (singular); -
seven fireplaces, three converted to gas => amenity; -; seven fireplaces ~ (three converted to gas) (plural, counted); -; n 7
VIP suite and 3 guest suites, all ensuite => room; -; VIP suite (singular); - || room; -; three guest suites ~ (all en suite) (plural, counted); -; n 3
Two half baths, one is ADA => room; -; two half baths ~ (one is ADA) (plural, counted); -; n 2
208 ft frontage on Stony Lake, level to the water => location; -; -; there is 208-foot frontage on Stony Lake (level to the water); n 208
Farmland assessed, 14 of the 18 acres. => fee; -; -; it has a farmland assessment (14 of the 18 acres)
24 hr notice for showings, no exceptions => unused: Its words do not make a phrase that could be told: put it in other words.
full-house generator 80 kW, 1,000 gal buried => system; -; 80-kW full-house generator (singular); -
Entry level bed w/ 3/4 bath, good for office => room; -; entry-level bedroom (singular); - || room; -; three-quarter bath (singular); -; of entry-level bedroom
3 BR, 3rd used as den => unused: Its words do not make a phrase that could be told: put it in other words.
kitchen: Bulthaup, Gaggenau, honed Calacatta => room; -; kitchen (singular); - || amenity; -; Bulthaup (singular, name); -; of kitchen || appliance; named appliances; Gaggenau appliances (plural); -; of kitchen
oak floors, sanded 2019, refinished 2022 => finish; oak, maple, or walnut floors; oak floors (plural); - || finish; -; -; the oak floors were sanded in 2019; year 2019 || finish; -; -; the oak floors were refinished in 2022; year 2022
`,
  'Multi-Family': `
1st: 3 bed 1 bath, dining room, back porch => room; -; -; the first floor has three bedrooms, one bath, a dining room, and a back porch
3rd floor: new kitchen 2024, harbor peek from deck => room; -; -; the third floor has a new kitchen (2024) || view; -; -; the harbor can be glimpsed from the deck
own gas meters, one water meter => income; separate meters; -; the gas meters are separate; list gas || utilities; -; -; there is one water meter; n 1
central a/c on 1027, windows on 1029 => unused: Its words do not make a phrase that could be told: put it in other words.
3-decker / 3BR+1BA ea => building; units; 3-decker (singular); -; n 3
city rental inspection good til 2026 => terms; -; -; the city rental inspection is good through 2026
tenant's window ACs => system; -; tenant's window air conditioners (plural); -
`,
  Condo: `
building: two pools, hammam, cigar room => community; community pool; two pools ~ in the building (plural, counted); -; n 2 || amenity; -; hammam ~ in the building (singular); - || room; -; cigar room ~ in the building (singular); -
2nd floor w/ elevator => building; high floor; second floor (singular); it is on the second floor; n 2 || building; elevator building; elevator (singular); -
studio w/ north light 380 sf, half bath => room; -; 380-square-foot studio (singular); - || character; -; north light (mass); -; of 380-square-foot studio || room; powder room; half bath (singular); -
garage 24x26 insulated => update; -; -; the 24-by-26 garage has been insulated
Pella windows front 2012 => update; new windows; front Pella windows (plural); the front Pella windows date from 2012; year 2012
HVAC 2021 (down) 2014 (up) => update; new HVAC; downstairs HVAC (mass); the downstairs HVAC dates from 2021; year 2021 || update; new HVAC; upstairs HVAC (mass); the upstairs HVAC dates from 2014; year 2014
kit Italian cabs, gas ckg => finish; -; Italian kitchen cabinets (plural); - || appliance; gas range; gas cooking (mass); -
1/1/1 + lanai => outdoor place; lanai; lanai (singular); -
cats or one small dog => pets; -; -; cats or one small dog is allowed
owner finance not available => terms; -; -; owner financing is not available
Canyon Road 1.1 miles => location; distance to a named place; -; Canyon Road is 1.1 miles away; distance 1.1 miles; place Canyon Road
pool/bbq/sauna => community; community pool; pool (singular); - || amenity; built-in grill; barbecue (singular); - || building; -; sauna (singular); -
gym/pool/guest suite in bldg => building; fitness center; gym ~ in the building (singular); - || community; community pool; pool ~ in the building (singular); - || room; guest suite; guest suite ~ in the building (singular); -
pied-a-terre case by case => condition; -; -; there is a pied-a-terre case by case
walnut floors in chevron => finish; oak, maple, or walnut floors; walnut floors ~ in chevron (plural); -
part-time doorman 4pm-12 => building; doorman; part-time doorman ~ from 4pm to 12 (singular); -
dock (aluminum, seasonal) and mooring => amenity; -; dock ~ (aluminum, seasonal) (singular); - || amenity; -; mooring (singular); -
shored up in 2014, paperwork avail => update; -; -; it was shored up in 2014; year 2014 || terms; -; -; paperwork is available
2BR/2BA + den nook => room; -; den nook (singular); -
Ocean view from living room, kitchen and loft => view; ocean view; ocean view ~ from the living room, kitchen, and loft (singular); the ocean is in view from the living room, kitchen, and loft; seen the ocean
square views from living, dining and library => view; -; square views ~ from the living room, dining room, and library (plural); the square is in view from the living room, dining room, and library; seen the square
park views from LR/DR/primary => view; park view; park views ~ from the living room, dining room, and primary bedroom (plural); the park is in view from the living room, dining room, and primary bedroom; seen the park
`,
  Commercial: `
2nd: open office, 14 desks, phone booths (2), kitchen => room; -; -; the second floor has an open office, 14 desks, two phone booths, and a kitchen
1st: 1,900 sf retail, tin ceiling, 12 ft => room; -; -; the first floor has 1,900 square feet of retail space and a tin ceiling
HVAC: two rooftop units, 2016 and 2020 => update; -; -; the two HVAC systems date from 2016 and 2020
`,
  Land: `
Call before entering, close all gates => unused: It reads as an instruction or as code, not as a feature.
`,
  Townhouse: `
hdwd under carpet in 2 bdrms => finish; hardwood floors; hardwood ~ under the carpet in two bedrooms (mass); -
Rooftop deck, Rainier on clear days => outdoor place; roof deck; rooftop deck (singular); - || view; -; -; Rainier is in view on clear days; place Rainier; seen Rainier
AHS warranty offered => terms; -; -; an AHS warranty is offered
Italkraft closets in all bedrooms => finish; -; -; there are Italkraft closets in all bedrooms
Cinco Ranch, Katy ISD => location; -; -; it is in Cinco Ranch; place Cinco Ranch || location; -; -; it is in Katy ISD
stacked LG laundry => amenity; -; stacked LG laundry (mass); -
Gas fireplace in the living room, with a stone face. => amenity; -; gas fireplace ~ in the living room with a stone face (singular); -
tennis, gym, spa, bay walk => community; -; tennis court (singular); - || community; -; gym (singular); - || community; -; spa (singular); - || parking; -; -; -; note bay walk
trails to Lake Harriet 3 blocks => location; trails nearby; -; trails to Lake Harriet are three blocks away; distance three blocks; place trails to Lake Harriet
2 pkg side by side + valet => parking; parking spaces; two side-by-side parking spaces (plural, counted); -; n 2 || building; valet; valet (singular); -
waterworks fixtures in primary => finish; -; Waterworks fixtures ~ in the primary bath (plural); -
First floor 1,900 sf retail with original tin ceiling => room; -; -; the first floor has 1,900 square feet of retail space and an original tin ceiling
bus 5 and 28 within 2 blocks => location; distance to a named place; -; the 5 and the 28 buses are within two blocks; place the 5 and the 28 buses
Sonos stays, TVs don't => terms; personal property conveys; -; Sonos is included; list Sonos
1 car parking, side by side, no tandem => parking; -; side-by-side parking space ~ (no tandem) (singular); -; n 1
2 garage spots (71, 72) => parking; -; two garage spots (plural, counted); -; n 2 || parking; -; -; the parking spaces are numbers 71 and 72
w/d conn + stack unit => utilities; washer and dryer hookups; washer and dryer hookups (plural); - || building; -; stack unit (singular); -
`,
}
