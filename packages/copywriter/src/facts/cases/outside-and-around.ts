import type { PropertyType } from '@listwright/contracts'

/** Yards, outbuildings, parking, land, roads, places nearby and shared amenities, as agents type them in a hurry. */
export const outsideAndAroundCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Barn w/ 4 stalls, water and electric => building; barn; barn (singular); - || building; horse barn; four stalls (plural, counted); -; n 4; of barn || utilities; -; water (mass); -; of barn || utilities; -; electricity (mass); -; of barn
30x50 shop w/ lift, 200 amp, 1/2 bath => building; -; 30-by-50 shop (singular); - || amenity; -; lift (singular); -; of 30-by-50 shop || system; electrical service; 200-amp service (mass); -; n 200; of 30-by-50 shop || room; powder room; half bath (singular); -; of 30-by-50 shop
Det 2 car gar w/ 220 & loft storage => parking; detached garage; detached two-car garage (singular); -; n 2 || system; -; 220-volt power (mass); -; of detached two-car garage || storage; -; loft storage (mass); -; of detached two-car garage
Horse barn, 4 stalls, tack room => building; barn; horse barn (singular); - || building; horse barn; four stalls (plural, counted); -; n 4; of horse barn || building; horse barn; tack room (singular); -; of horse barn
Pole barn w/ concrete floor, 12' doors, pond => building; barn; pole barn (singular); - || finish; polished concrete floors; concrete floor (singular); -; of pole barn || finish; -; 12-foot doors (plural); -; of pole barn || land; pond; pond (singular); -
RV pad, 30 amp => parking; RV parking; RV pad (singular); - || system; electrical service; 30-amp service (mass); -; n 30; of RV pad
Inground pool w/ slide & cover => amenity; pool; in-ground pool (singular); - || amenity; -; slide (singular); -; of in-ground pool || amenity; -; cover (singular); -; of in-ground pool
Shop has 200 amp, 1/2 bath, heat => building; -; shop (singular); - || system; electrical service; 200-amp service (mass); -; n 200; of shop || room; powder room; half bath (singular); -; of shop || system; -; heat (mass); -; of shop
2 car garage w/ workbench, fenced yard => parking; two-car garage; two-car garage (singular); -; n 2 || amenity; -; workbench (singular); -; of two-car garage || outdoor place; fenced yard; fenced yard (singular); -
Gated community w/ pool, gym => community; gated community; gated community (singular); it is in a gated community || community; community pool; pool (singular); -; of gated community || building; fitness center; gym (singular); -; of gated community
Inground saltwater pool w/ slide, resurfaced 2022 => amenity; saltwater pool; in-ground saltwater pool (singular); - || amenity; -; slide (singular); -; of in-ground saltwater pool || amenity; -; -; the pool was resurfaced in 2022
Dock w/ lift, rebuilt 2020 => amenity; boat dock; dock (singular); - || amenity; -; lift (singular); -; of dock || amenity; -; -; the dock was rebuilt in 2020
Walk to town & train => location; near transit; -; town and the train are within walking distance; place town and the train
5 min to I-75 and the mall => location; near highway; -; it is five minutes to I-75 and the mall; distance five minutes; place I-75 and the mall
15 min to Gulf by boat => location; distance to a named place; -; it is 15 minutes to the Gulf by boat; distance 15 minutes; place the Gulf by boat
Close to Ft. Liberty => location; distance to a named place; -; it is near Fort Liberty; place Fort Liberty
1/4 mile to boat ramp & marina => location; near lake; -; the boat ramp and the marina are a quarter of a mile away; distance a quarter of a mile; place the boat ramp and the marina
Walk to beach, pier & restaurants => location; near beach; -; the beach, the pier, and restaurants are within walking distance; place the beach, the pier, and restaurants
8 min to Costco, Target & the mall => location; near groceries; -; it is eight minutes to Costco, Target, and the mall; distance eight minutes; place Costco, Target, and the mall
3 mi to Ft Knox gate => location; distance to a named place; -; the Fort Knox gate is three miles away; distance three miles; place the Fort Knox gate
Near hospital & VA => location; distance to a named place; -; it is near the hospital and the VA; place the hospital and the VA
Walk to T, 2 stops to downtown => location; -; -; the T is within walking distance (two stops to downtown); place the T
Private road, HOA plows => location; -; -; it is on a private road that the HOA plows
Snow removal & mowing by HOA => community; -; -; the HOA takes care of snow removal and mowing
Gated w/ 24 hr guard => community; -; -; it is gated, with a 24-hour guard
No one behind => location; no rear neighbors; -; there are no rear neighbors
Second lot included, buildable => terms; -; -; the second lot is included and buildable; list the second lot
Fenced yard with off street parking for 1 => outdoor place; fenced yard; fenced yard (singular); - || parking; off-street parking; off-street parking ~ for one (mass); -; n 1; of fenced yard
Rear-load garage, alley => parking; -; rear-load garage (singular); - || parking; alley access; alley access (mass); there is alley access
2 shares of canal water => land; -; -; it has two shares of canal water
Workshop, heated & insulated, 24x30 => room; workshop; 24-by-30 heated and insulated workshop (singular); -
Deeded lake access w/ boat slip => location; water access; deeded lake access ~ with a boat slip (mass); -
Sprinklers front & back, on well => system; -; -; the sprinklers in front and in back run on a well
Spring-fed creek, year round => land; creek; year-round spring-fed creek (singular); -
Canal front => location; canal frontage; canal frontage (mass); -
Adjoins Natl Forest => location; backs to open land; -; it adjoins National Forest land
`,
  Land: `
12.4 acres, 8 tillable, balance timber => land; acreage; 12.4 acres (plural); -; n 12.4 || land; -; -; eight acres are tillable and the balance is in timber
10 ac: 6 pasture, 4 woods => land; -; -; of the ten acres, six are in pasture and four are in woods
30 tillable, 10 timber => land; -; -; 30 acres are tillable and ten are in timber
Part wetlands (approx 1 ac) => land; -; -; part of the land is wetlands (about one acre)
Driveway culvert in => land; -; -; a driveway culvert is in place
CRP thru 2029, $212/ac => restriction; -; -; it is enrolled in CRP through 2029, at $212 an acre
Hay lease thru 2026 => restriction; -; -; a hay lease is in place through 2026
Livestock ok, no hogs => restriction; -; -; livestock is allowed, but not hogs
Horses ok, 2 per acre => restriction; -; -; horses are allowed, two per acre
Fenced 4 strand barbed, 2 cross fences => land; -; -; it is fenced with four-strand barbed wire || outdoor place; -; two cross fences (plural, counted); -; n 2
Rolls to creek, walkout lot => land; -; -; the land rolls to the creek || land; -; -; it is a walk-out lot
Gravel road, county maintained => location; -; -; it is on a gravel road that the county maintains
Blacktop road => location; paved road; -; it is on a blacktop road
Perc test done 2023, passed => update; -; -; a perc test was done in 2023 and passed; year 2023
Sandy bottom => land; -; -; the bottom is sandy
`,
  Condo: `
Lazy river, beach club, shuttle => community; -; lazy river (singular); - || community; -; -; there is a beach club || amenity; -; shuttle (singular); -
Bldg has roof deck, gym, bike rm => building; -; -; the building has a roof deck, a gym, and a bike room
Beachfront complex w/ 2 pools => building; -; -; it is in a beachfront complex with two pools
Clubhouse w/ gym & pool table => community; clubhouse; clubhouse (singular); - || building; fitness center; gym (singular); -; of clubhouse || community; -; pool table (singular); -; of clubhouse
Kayak storage & launch => storage; -; kayak storage (mass); - || community; -; launch (singular); -
Tandem parking, spaces 41 & 42 => parking; tandem garage; tandem parking (mass); - || parking; -; -; the parking spaces are numbers 41 and 42
Parking for 1 in gated lot => parking; -; parking ~ for one in a gated lot (mass); -
`,
  Apartment: `
1 space incl, 2nd $75/mo => parking; -; -; one space is included, and a second space is $75 a month
Garage extra $100 => parking; -; -; the garage is an extra $100
On bus lines 22 & 45 => location; -; -; it is on bus lines 22 and 45
`,
  'Multi-Family': `
Coin-op laundry bldg => building; -; -; there is a coin-op laundry building
New asphalt lot 2023, 8 spaces => update; -; new asphalt lot (singular); the asphalt lot was installed in 2023; year 2023 || land; -; -; the lot has eight spaces
`,
}
