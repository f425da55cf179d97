// Lines as data; the notation is explained in ../README.md.
export const landAndCommercial = `
# Land, commercial, industrial, multi-family buildings

Lines here never call land or a commercial building a home or a house; the ground lines also serve a house on acreage. Slots beyond the README: "{lot}" 35.4 acres; "{list}" the typed items joined; "{n}" a typed number, spelled out where the style asks, "{N}" at the start of a sentence; "{place}" a typed
name; "{seen}" what a view is of; "{zoning}" the typed code; "{distance}" the typed miles or minutes; "{at}" where a line ends as typed (the street, the road, the lot line). A line with (n) and a plural noun is for two and more. "caption" lines are short, without tone, for posts and lists. Condition, terms, rents and leases are in terms.txt.

# LAND

## acreage
kind: land
hook: 8
match: acres, acreage, ac, ac., +/- acres, acre m/l, more or less acres, acre parcel, acre tract
luxury
- The land runs to {lot}.
- There are {lot} of land.
luxury lead
- There are {lot} here, in {city}, to be walked.
- The land comes first at this {city} {type}: {lot}.
luxury headline
- {Lot}, to Be Walked First
investor
- Land: {lot}.
- Acreage: {lot}.
investor lead
- Land at this {city} {type}: {lot}.
- This {city} {type} has {lot}.
investor headline
- Start with the Acreage: {Lot}
family
- There are {lot} to walk.
- Take the long way around, with {lot} to do it on.
family lead
- Pick a corner and start walking. This {city} {type} has {lot} to cover.
- Bring boots: this {city} {type} has {lot} to walk.
family headline
- Bring Boots: There Are {Lot}
modern
- Land: {lot}.
- There are {lot} to walk.
modern lead
- Ground first: {lot} in {city}.
- This {city} {type} has {lot}. Bring boots.
modern headline
- Measured in Acres: {Lot}
classic
- The property extends to {lot}.
- Its land is reckoned at {lot}.
classic lead
- In {city} there are {lot} to be walked.
- The land of this {city} {type} extends to {lot}.
classic headline
- {Lot}, Best Known on Foot
casual
- You've got {lot} to work with, or to leave alone.
- It's {lot}.
casual lead
- How far do you feel like walking? This {city} {type} has {lot}.
- Bring boots. This {city} {type} has {lot}.
casual headline
- Leave the Tape Measure, Bring Boots
caption
- Land: {lot}.
- Boots on: {lot} to walk.

## building lot
kind: land
hook: 4
match: building lot, buildable lot, buildable, infill lot, lot ready to build, build site
luxury
- It is a building lot.
- The lot is buildable.
investor
- Lot: buildable.
- It is a building lot.
family
- You get a building lot and the first say about everything on it.
- It's a building lot.
modern
- The lot is buildable.
- It's a building lot.
classic
- {The it} may be built upon.
- It is a building lot.
casual
- It's {a it}.
- You can build on it.
caption
- A building lot.
- Buildable, and still unbuilt.

## utilities at street
kind: utilities
hook: 4
match: utilities at street, utilities at lot line, utilities at the road, all utilities at street, utilities in street, city utilities at street, utils at street, water and sewer at street, water/sewer/gas at street, utilities stubbed
luxury
- Utilities have been brought as far as {at}.
- Utilities are at {at}.
investor
- (list) At {at}: {list}.
- Utilities: at {at}.
- Utilities are at {at}.
family
- Utilities are already at {at}.
- The utilities already come to {at}.
modern
- (list) At {at}: {list}.
- Utilities: at {at}.
- Utilities are at {at}.
classic
- Utilities have been brought to {at}.
- The utilities are at {at}, and remain to be connected.
casual
- Utilities are at {at}.
- Utilities are already at {at}, so there's one last stretch to run.
caption
- Utilities at {at}.
- The lines are already at {at}.

## utilities available
kind: utilities
hook: 4
match: utilities available, public utilities available, city water and sewer available, electric available, power nearby, water and electric available, city utilities available, sewer available, gas available
luxury
- Utilities are available.
- (list) Available to the land: {list}.
investor
- Utilities: available.
- (list) Available: {list}.
family
- Utilities are available.
- (list) Available here: {list}.
- You have utilities available.
modern
- Utilities are available.
- Utilities: available.
classic
- (list) The property may be served by {list}.
- Utilities are available.
casual
- Utilities are available.
- (list) You can get {list}.
- The utilities are available.
caption
- Utilities available.
- (list) Available: {list}.

## power at road
kind: utilities
hook: 5
match: power at road, power at lot line, electric at road, electricity at street, power at street, power to property line, electric at property line, electric at lot line
luxury
- Power is at {at}.
- Electricity has come as far as {at}; the rest of the way follows the building.
investor
- Power: at {at}.
- Electricity reaches {at}.
family
- Power is at {at}.
- The electric line is at {at}.
modern
- Power is at {at}.
- Power: at {at}.
classic
- Electricity is at {at}, and remains to be brought in.
- Power has been brought to {at}.
casual
- Power's at {at}.
- There's power at {at}.
caption
- Power at {at}.
- Electricity, as far as {at}.

## drilled well
kind: utilities
hook: 4
match: drilled well, well drilled, existing well, well on property, private well, well in place, well already drilled, producing well, new well
luxury
- Water comes from a well already drilled.
- The well is drilled.
investor
- Water: drilled well.
- The well is in.
family
- There's {an it}.
- The well's already in.
modern
- The well is in.
- Water: drilled well.
classic
- The property has its own water, from a drilled well.
- A well has been drilled.
casual
- There's {an it}.
- The well's already drilled.
caption
- Drilled well in place.
- The well is already drilled.
= a private well carries no municipal water bill

## well permit
kind: utilities
hook: 3
match: well permit, well permit in hand, well permit on file, permitted for well, well permit approved
luxury
- A well permit has been issued.
- There is {an it}.
investor
- Utilities: {it}.
- Well: permitted, not drilled.
family
- The well permit is in hand.
- There's {an it}.
modern
- Permitted for a well.
- Well permit: yes.
classic
- {An it} has been granted.
- There is a well permit.
casual
- There's {an it}.
- There's a well permit, so you can call a driller.
caption
- Well permit in hand.
- Permitted for a well.

## septic approved
kind: utilities
hook: 5
match: septic approved, septic permit, septic permit in hand, approved for septic, septic design approved, bedroom septic approval, septic plan approved
luxury
- Septic approval has been obtained.
- The septic system is approved.
investor
- Septic: approved.
- Septic: approved, not installed.
family
- The septic approval is in hand.
- Septic is approved.
modern
- Septic: approved.
- Septic is approved.
classic
- Approval for septic is on file.
- The septic system has been approved.
casual
- Septic is approved.
- Septic's approved already.
caption
- Septic approved.
- Septic: approved on paper.

## septic installed
kind: utilities
hook: 4
match: septic installed, septic in place, existing septic, septic on property, septic system in, septic in, septic tank
luxury
- The septic system is in the ground already.
- A septic system is installed.
investor
- Septic: installed.
- The septic system is in.
family
- The septic is installed.
- The septic is in, so that's one hole you won't have to dig.
modern
- Septic: in the ground.
- The septic is in.
classic
- A septic system is already in place.
- The septic system has been installed.
casual
- The septic's installed.
- There's already a septic system.
caption
- Septic in place.
- Septic system installed.

## perc test
kind: land
hook: 5
match: perc test passed, passed perc, perked, perc'd, perc approved, perked and approved, perks, perc tested and approved
luxury
- The soil has been tested, and it drains.
- A perc test has been passed.
investor
- Perc test: passed.
- Soil: passed a perc test.
family
- The perc test is passed.
- The ground passed its perc test.
modern
- Perc test: pass.
- It perks.
classic
- The land has passed its perc test.
- The soil was tested for septic, and passed.
casual
- It perks.
- The perc test is passed.
caption
- Perc test passed.
- It perks.
= a passed perc test: the soil absorbs water at an acceptable rate for septic

## perc test on file
kind: land
hook: 3
match: perc test, perc test on file, perk test, soil test, soil tested, soils report, perc test available, perc report, soil study
luxury
- There is {an it}.
- The soil has been tested.
investor
- On file: {it}.
- Papers: {it}.
family
- There's {an it}.
- {The it} has been done.
modern
- There's {an it}.
- On file: {it}.
classic
- There is {an it} among the papers.
- There is {an it}.
casual
- There's {an it}.
- {The it} has been done.
caption
- Soil tested.
- On file: {it}.

## survey
kind: land
hook: 3
match: survey, survey on file, surveyed, recent survey, boundary survey, corners marked, corners pinned, survey available, staked, plat available
luxury
- The land has been surveyed.
- There is {an it}.
investor
- On file: {it}.
- The lines are surveyed.
family
- There's {an it}.
- The land has been surveyed.
modern
- Surveyed. The lines are drawn.
- There's {an it}.
classic
- There is {an it}.
- The land has been surveyed.
casual
- There's {an it}.
- There's a survey on file.
caption
- Survey on file.
- Surveyed.

## road frontage
kind: land
hook: 4
match: road frontage, ft of road frontage, feet of frontage, frontage on, county road frontage, highway frontage, hwy frontage, fronts on, front feet, two road frontages
luxury
- (n) The land meets the road for {n} feet.
- The land has frontage on the road.
investor
- (n) Frontage: {n} feet.
- It has road frontage.
family
- There's {an it}.
- (n) There's {n} feet of road frontage.
modern
- (n) Along the road: {n} feet.
- There's {an it}.
classic
- (n) It fronts the road for {n} feet.
- The property has its own frontage on the road.
casual
- There's {an it}.
- (n) You get {n} feet of road frontage.
caption
- (n) Road frontage: {n} feet.
- Right on the road, with frontage.
= road frontage: the parcel touches the road

## paved road
kind: land
hook: 3
match: paved road, paved road frontage, on paved road, blacktop road, paved access, asphalt road, paved to the property, hard surface road
luxury
- One arrives by paved road.
- The road is paved.
investor
- Road: paved.
- Access: paved road.
family
- The road is paved.
- The road is paved right to it.
modern
- Paved to the property.
- The road is paved.
classic
- The way to it is paved.
- A paved road leads here.
casual
- The road's paved.
- The road's paved all the way.
caption
- On a paved road.
- Pavement all the way.

## county road access
kind: land
hook: 3
match: county road access, county maintained road, county-maintained, state maintained road, year round access, year-round road, gravel road, gravel county road, publicly maintained road, deeded access, deeded easement
luxury
- (county road) A county road leads in.
- (year-round) The way in is open in every season.
- There is {an it}.
- (deeded access) Access is deeded.
investor
- (county road) Access: county road.
- (deeded access) Access: deeded.
- Access: {it}.
family
- (county road) The county looks after the road. You keep the last stretch.
- There's {an it}.
modern
- (county road) A county road gets you there.
- (year-round) Open all year.
- (deeded access) Deeded access.
- There's {an it}.
classic
- (county road) The county keeps the road.
- (deeded access) A right of way is recorded, and goes with the land.
- There is {an it}.
casual
- (county road) It's on a county road.
- (year-round) You can get in all year.
- There's {an it}.
caption
- (county road) County road access.
- (deeded access) Deeded access.

## creek
kind: land
hook: 8
match: creek, creek frontage, year round creek, year-round creek, seasonal creek, creek runs through, stream, brook, crick, live water, spring fed creek
luxury
- {The it} keeps its own course.
- There is {an it} on the land.
luxury lead
- Moving water comes first on this {city} {type}: there is {an it}.
- This {city} {type} has {an it}.
luxury headline
- Land with a Creek
investor
- Water: {it}.
- On the land: {it}.
investor lead
- This {city} {type} has {an it}.
- Water on this {city} {type}: {it}.
investor headline
- Land with a Creek
family
- Roll your pant legs up. There's {an it}.
- There's {an it} on the land.
family lead
- Walk until your boots get wet: this {city} {type} has {an it}.
- Roll up your pant legs: this {city} {type} has {an it}.
family headline
- Wet Boots by Noon: There's a Creek
modern
- Moving water: {it}.
- There's {an it} to follow.
modern lead
- Moving water: this {city} {type} has {an it}.
- Follow the water. This {city} {type} has {an it}.
modern headline
- Land with a Creek
classic
- The land has {an it}.
- There is {an it} on the land.
classic lead
- This {city} {type} has {an it}.
- Water runs on this {city} {type}: there is {an it}.
classic headline
- A Parcel with a Creek
casual
- There's {an it}. Wet socks are part of the deal.
- You've got {an it}. It goes where it likes.
casual lead
- Bring a spare pair of socks: there's {an it} on this {city} {type}.
- Wet boots ahead: this {city} {type} has {an it}.
casual headline
- It Comes with a Creek. Pack Socks
caption
- Comes with a creek.
- Water on the land: {it}.

## pond
kind: land
hook: 8
match: pond, stocked pond, farm pond, fishing pond, spring fed pond, spring-fed pond, stock pond, stock tank, small lake, acre pond, catfish pond
luxury
- There is {an it} on the land.
- {The it} holds a piece of sky.
luxury lead
- Part of this {city} {type} is water: {an it}.
- This {city} {type} includes {an it}.
luxury headline
- Part Land, Part Water
investor
- Water: {it}.
- On the land: {it}.
investor lead
- This {city} {type} includes {an it}.
- Water on this {city} {type}: {it}.
investor headline
- The Acreage Includes a Pond
family
- Take the folding chairs down to {the it} and call it an evening.
- There's {an it} on the land.
family lead
- Find a flat rock to skip: this {city} {type} has {an it}.
- Take the chairs down to the water: this {city} {type} has {an it}.
family headline
- Find a Flat Rock: There's a Pond
modern
- Still water: {it}.
- There's {an it} on the land.
modern lead
- Land, then water. This {city} {type} has {an it}.
- Still water: this {city} {type} has {an it}.
modern headline
- Skip a Stone: It Has a Pond
classic
- {An it} lies on the property.
- The land includes {an it}.
classic lead
- This {city} {type} includes {an it}.
- A walk has somewhere to end on this {city} {type}: there is {an it}.
classic headline
- A Parcel with a Pond
casual
- You get {an it}. Bring a folding chair.
- There's {an it} on the land.
casual lead
- Bring a folding chair: this {city} {type} has {an it}.
- Find a flat rock. This {city} {type} has {an it}.
casual headline
- Bring a Folding Chair
caption
- The pond comes with it.
- On the land: {it}.

## timber
kind: land
hook: 6
match: timber, merchantable timber, mature timber, wooded, heavily wooded, woods, hardwoods, mature hardwoods, pine plantation, planted pine, timberland, marketable timber, forested, woodland
luxury
- The land carries {an it}.
- The land is wooded.
luxury lead
- Trees come first on this {city} {type}: there is {an it}.
- This {city} {type} carries {an it}.
luxury headline
- {It}, Standing
investor
- Cover: {it}.
- The land carries {an it}.
investor lead
- This {city} {type} carries {an it}.
- Cover on this {city} {type}: {it}.
investor headline
- {It} in {city}
family
- There's {an it} on the land.
- Walk into {the it} and pick a path.
family lead
- Step in under the trees: this {city} {type} has {an it}.
- Pick a path through the trees: this {city} {type} has {an it}.
family headline
- Into the Woods, Boots On
modern
- There's {an it} on the land.
- Cover: {it}.
modern lead
- Trees first. This {city} {type} has {an it}.
- This {city} {type} carries {an it}.
modern headline
- Trees First: {It}
classic
- The land carries {an it}.
- It is wooded ground.
classic lead
- This {city} {type} carries {an it}.
- There are trees on this {city} {type}: it has {an it}.
classic headline
- {It} on the Land
casual
- There's {an it} on the land.
- You get {an it}.
casual lead
- You get the trees, too: this {city} {type} comes with {an it}.
- Bring a hammock: this {city} {type} has {an it}.
casual headline
- Bring a Hammock
caption
- Wooded land.
- On the land: {it}.

## partly wooded
kind: land
hook: 5
match: partially wooded, partly wooded, part wooded, mix of woods and open, half wooded half open, some woods, wooded and open
luxury
- The land is partly wooded and partly open.
- There are trees on part of it.
investor
- Cover: partly wooded.
- The land is partly wooded.
family
- It's partly wooded.
- It's partly wooded and partly open.
modern
- Partly wooded. Partly not.
- It's partly wooded.
classic
- A part of the land is wooded, and the rest is open.
- It is partly wooded.
casual
- It's partly wooded.
- It's partly wooded, so you get shade and open ground.
caption
- Partly wooded.
- Trees on part of it.
= partly wooded: the rest is open

## pasture
kind: land
hook: 6
match: pasture, pastures, grazing, grazing land, hay field, hayfield, hay meadow, meadow, improved pasture, coastal pasture, grassland, open pasture, acres in pasture, horse pasture
luxury
- There is {an it}.
- The land has {an it}.
luxury lead
- The grass comes first on this {city} {type}: there is {an it}.
- This {city} {type} has {an it}.
luxury headline
- Land Laid to Grass
investor
- Use: {it}.
- Land: {it}.
investor lead
- This {city} {type} has {an it}.
- Land use at this {city} {type}: {it}.
investor headline
- {It} in {city}
family
- Turn the animals out on {the it}.
- There's {an it} for grazing.
family lead
- Something with four legs would like it here: this {city} {type} has {an it}.
- Walk out across the grass: this {city} {type} has {an it}.
family headline
- Room for Something with Four Legs
modern
- Graze it or bale it: {it}.
- There's {an it}.
modern lead
- Underfoot, grass: this {city} {type} has {an it}.
- Graze it or bale it: this {city} {type} has {an it}.
modern headline
- Graze It or Bale It
classic
- The property has {an it}.
- There is {an it}, to be grazed or cut.
classic lead
- This {city} {type} has {an it}, to be grazed or cut.
- Grass comes first on this {city} {type}: there is {an it}.
classic headline
- Land Already at Work, in Pasture
casual
- You've got {an it}. Hay it, graze it, or just look at it.
- There's {an it} for grazing.
casual lead
- Thinking about goats? This {city} {type} has {an it}.
- Hay it or graze it: this {city} {type} has {an it}.
casual headline
- It's Pasture. Think About Goats
caption
- Pasture on the land.
- Hay it or graze it: {it}.

## fenced land
kind: land
hook: 5
match: fenced, fully fenced, fenced and cross fenced, cross fenced, cross-fenced, perimeter fence, perimeter fenced, partially fenced, high fence, barbed wire fence, fenced acreage, field fence
luxury
- (fully) The land is fenced all around.
- (cross fenced) It is fenced at the line and fenced again within.
- The land is fully fenced.
investor
- Fencing: {it}.
- The land is fenced.
family
- (fully) The fence goes all the way around.
- The land is fenced.
modern
- (fully) Fenced. Open the gate.
- Fencing: up.
- (cross fenced) Fenced and cross-fenced.
- It's fully fenced.
classic
- (fully) The property is fenced on every side.
- (cross fenced) It is fenced and cross-fenced, and stock may be moved by opening a gate.
- There is fencing upon the land.
casual
- (fully) It's fenced all the way around.
- The land's fenced.
caption
- (fully) Fenced land.
- Fencing: {it}.

## mountains in view
kind: view
hook: 8
match: mountain view, mountain views, mtn views, views of the mountains, peak views, range views, ridge views, long range views, mountain vistas
luxury
- The view is of {the seen}.
- {The seen} is in view.
luxury lead
- {The seen} is in view from this {city} {type}.
- The view from this {city} {type} is of {the seen}.
luxury headline
- In View: {The Seen}
investor
- View: {the seen}.
- {The seen} is in view.
investor lead
- View from this {city} {type}: {the seen}.
- {The seen} is in view from this {city} {type}.
investor headline
- {The Seen} in View
family
- {The seen} is in view.
- Some evenings the plan will be a chair and {the seen}.
family lead
- Bring a chair and face {the seen}: this {city} {type} has the view.
- Look up and there's {the seen}, in view from this {city} {type}.
family headline
- Bring a Chair and Face {The Seen}
modern
- On the horizon: {the seen}.
- {The seen} is in view.
modern lead
- Look up: {the seen}, in view from this {city} {type}.
- View from this {city} {type}: {the seen}.
modern headline
- Look Up: {The Seen}
classic
- {The seen} is in view from the land.
- The view takes in {the seen}.
classic lead
- {The seen} is in view from this {city} {type}.
- Before anything is built on this {city} {type}, there is {the seen} to look at.
classic headline
- With {The Seen} in View
casual
- You can see {the seen}.
- {The seen} is right there in view.
casual lead
- Look up. That's {the seen}, in view from this {city} {type}.
- You can see {the seen} from this {city} {type}.
casual headline
- First, Look at {The Seen}
caption
- In view: {the seen}.
- {The seen}, on the horizon.

## river frontage
kind: land
hook: 9
match: river frontage, riverfront, river front, ft of river frontage, on the river, feet on the river, borders the river, riverbank
luxury
- One boundary of the land is {the place}.
- (n) For {n} feet the boundary is water.
luxury lead
- This {city} {type} fronts on {the place}.
- One side of this {city} {type} is {the place}.
luxury headline
- A Boundary Made of River
investor
- (n) On the river: {n} feet.
- The land fronts on {the place}.
- Frontage: {the place}.
investor lead
- This {city} {type} fronts on {the place}.
- Frontage at this {city} {type}: {the place}.
investor headline
- {It} in {city}
family
- Carry the cooler down to {the place} and put your feet in.
- (n) There's {n} feet of riverbank.
- The land goes down to {the place}.
family lead
- Shoes off at the far end: this {city} {type} goes all the way down to {the place}.
- Carry the cooler down to {the place}: this {city} {type} goes all the way.
family headline
- Shoes Off at the Far End: It's the River
modern
- Property line: {the place}.
- (n) River, {n} feet of it.
- The land runs to {the place}.
modern lead
- This {city} {type} runs to {the place}.
- Land, then river: this {city} {type} fronts on {the place}.
modern headline
- The Property Line Is a River
classic
- The property is bounded by {the place}.
- (n) It has {n} feet on the river.
- It fronts on {the place}.
classic lead
- This {city} {type} is bounded by {the place}.
- This {city} {type} has {the place} for one of its boundaries.
classic headline
- Bounded by the River
casual
- It runs right down to {the place}.
- Your neighbor on one side is {the place}.
casual lead
- This {city} {type} runs right down to {the place}.
- Keep a towel in the truck: this {city} {type} runs right down to {the place}.
casual headline
- Keep a Towel in the Truck: {It}
caption
- (n) River frontage: {n} feet.
- Riverfront land.

## public land adjoining
kind: land
hook: 8
match: borders blm, blm on 2 sides, adjoins blm, borders national forest, backs to national forest, adjoins state land, borders state land, adjoins public land, backs to forest service, usfs boundary, joins state forest
luxury
- The land adjoins {the place}.
- The neighbor is {the place}.
luxury lead
- The nearest neighbor to this {city} {type} is {the place}.
- This {city} {type} adjoins {the place}.
luxury headline
- Next Door: Public Land
investor
- Adjoining: {the place}.
- The land adjoins {the place}.
investor lead
- This {city} {type} adjoins {the place}.
- Adjoining this {city} {type}: {the place}.
investor headline
- Adjoins Public Land
family
- One of your neighbors is {the place}.
- Your land stops at the line, and on the other side is {the place}.
family lead
- Walk to the line and look over: the neighbor to this {city} {type} is {the place}.
- One of the neighbors at this {city} {type} is {the place}.
family headline
- The Neighbor Is Public Land
modern
- Next door: {the place}.
- The land adjoins {the place}.
modern lead
- This {city} {type} ends. {The place} starts.
- Next to this {city} {type}: {the place}.
modern headline
- Where It Ends, Public Land Starts
classic
- The property adjoins {the place}.
- It has {the place} for a neighbor.
classic lead
- This {city} {type} adjoins {the place}.
- This {city} {type} has {the place} for a neighbor.
classic headline
- Adjoining Public Land
casual
- Next door is {the place}.
- One of your neighbors is {the place}.
casual lead
- The neighbor is {the place}, and this {city} {type} runs right up to it.
- Next door to this {city} {type} is {the place}.
casual headline
- Meet the Neighbor: Public Land
caption
- Adjoins {the place}.
- Neighbor: {the place}.

## zoning, land
kind: zoning
hook: 4
match: zoned residential, zoned agricultural, ag zoning, zoned ag, zoned a-1, r-1, rural residential, zoned rr, agricultural zoning, zoned mixed use, no zoning, unzoned, zoned for horses
luxury
- The land is zoned {zoning}.
- The zoning is {zoning}.
investor
- Zoning: {zoning}.
- The land is zoned {zoning}.
family
- It's zoned {zoning}.
- The zoning is {zoning}.
modern
- Zoning: {zoning}.
- Zoned {zoning}.
classic
- The zoning is {zoning}.
- It is zoned {zoning}.
casual
- It's zoned {zoning}.
- Zoning's {zoning}.
caption
- Zoned {zoning}.
- Zoning: {zoning}.

## subdividable
kind: land
hook: 6
match: subdividable, can be subdivided, subdivide, may be split, can be split, splittable, lot split possible, approved for lots, preliminary plat, lot split approved, divisible
luxury
- The land is subdividable, or may be kept whole.
- The land is subdividable.
luxury lead
- This {city} {type} is subdividable, and may be kept whole.
- This {city} {type} may be kept whole or divided: it is subdividable.
luxury headline
- To Keep Whole, or to Divide
investor
- Land: subdividable.
- (n) Approved for {n} lots.
- The land can be subdivided.
investor lead
- This {city} {type} can be subdivided.
- Use of this {city} {type}: subdividable.
investor headline
- Subdividable Land in {city}
family
- It's subdividable.
- It can be split or kept whole: it's subdividable.
family lead
- Keep it all or share it out: this {city} {type} can be subdivided.
- Keep it whole or split it: this {city} {type} is subdividable.
family headline
- Keep It All or Share It Out
modern
- Subdividable. One parcel or more.
- It's subdividable.
modern lead
- Whole or in parts: this {city} {type} can be subdivided.
- This {city} {type} is subdividable.
modern headline
- One Parcel, Maybe More
classic
- It is one parcel, and subdividable.
- The land is subdividable.
classic lead
- This {city} {type} may be subdivided.
- This {city} {type} is subdividable, or may be kept whole.
classic headline
- A Parcel That May Be Divided
casual
- It's subdividable.
- It's subdividable, or you can keep it all.
casual lead
- Keep it all or split it: this {city} {type} can be subdivided.
- This {city} {type} is subdividable.
casual headline
- Keep It All or Split It
caption
- Can be subdivided.
- One parcel that can be split.

## mineral rights
kind: land
hook: 4
match: mineral rights, mineral rights convey, minerals convey, mineral rights included, minerals included, owned minerals, half minerals, no mineral rights, minerals do not convey, oil and gas rights, minerals reserved
luxury
- (convey) The mineral rights convey.
- (reserved) The mineral rights are not included.
investor
- (convey) Minerals: convey.
- (reserved) Minerals: reserved.
- Title: {it}.
family
- (convey) The mineral rights come with it.
- (reserved) The mineral rights stay with somebody else.
- The mineral rights are included.
modern
- (convey) Minerals convey.
- (reserved) Minerals reserved.
classic
- (convey) The mineral rights pass with the surface.
- (reserved) The minerals have been reserved, and only the surface is sold.
casual
- (convey) You get the mineral rights, too.
- (reserved) The minerals don't come with it.
- The mineral rights are included.
caption
- (convey) Mineral rights convey.
- (reserved) Mineral rights not included.

## water rights
kind: land
hook: 5
match: water rights, water shares, irrigation shares, adjudicated water rights, water rights convey, ditch shares, acre feet of water, senior water rights, irrigation rights, shares of water, deeded water
luxury
- The water rights convey with the land.
- (n) With the land go {n} shares of water.
investor
- (n) Water: {n} shares.
- Title: {it}.
- Water rights convey.
family
- The water rights come with it.
- You get the water rights along with the land.
modern
- Water rights convey.
- Water rights: yes.
classic
- The water rights pass with the land.
- (n) It is sold with {n} shares of water.
casual
- The water rights come with it.
- You get the water rights, too.
caption
- Water rights convey.
- (n) Water: {n} shares.

## no restrictions
kind: restriction
hook: 6
match: no restrictions, unrestricted, no deed restrictions, no covenants, no ccrs, no cc&rs, no hoa no restrictions, no covenants or restrictions, unrestricted land, no deed restriction
luxury
- There are no deed restrictions.
- The land is unrestricted.
luxury lead
- This {city} {type} comes without covenants.
- There are no covenants on this {city} {type}, and the decisions are its owner's.
luxury headline
- No Covenants, Every Decision
investor
- Restrictions: none.
- The land is unrestricted.
investor lead
- This {city} {type} has no covenants.
- Restrictions on this {city} {type}: none.
investor headline
- No Restrictions in {city}
family
- There are no deed restrictions.
- There are no covenants, so the paint color is up to you.
family lead
- Nobody has picked the paint colors for you: this {city} {type} has no covenants.
- The paint color is up to you: this {city} {type} has no covenants.
family headline
- Paint It Whatever Color You Like
modern
- No restrictions.
- No covenants.
modern lead
- No covenants on this {city} {type}.
- This {city} {type} is unrestricted.
modern headline
- Unrestricted: No Covenants
classic
- There are no deed restrictions.
- The land is free of covenants.
classic lead
- This {city} {type} is free of covenants.
- There are no covenants on this {city} {type}.
classic headline
- Free of Covenants
casual
- There are no restrictions.
- It's unrestricted.
casual lead
- This {city} {type} is unrestricted.
- No covenants, no letters: this {city} {type} is unrestricted.
casual headline
- Unrestricted
caption
- No deed restrictions.
- Unrestricted.
= no covenants: public zoning and codes still apply

## build site cleared
kind: land
hook: 5
match: build site cleared, cleared building site, cleared homesite, cleared lot, building pad, pad ready, pad in place, graded pad, site prepped, cleared and graded, building site ready, house site cleared
luxury
- A site has been cleared for building.
- There is {an it}.
investor
- Build site: cleared.
- Site: cleared.
family
- The build site is cleared.
- There's {an it}.
modern
- Site: cleared.
- There's {an it}.
classic
- A building site has been cleared.
- There is {an it}.
casual
- The build site's cleared.
- The site's cleared, so you skip the stumps.
caption
- Building site cleared.
- Cleared and ready for stakes.

## level land
kind: land
hook: 5
match: level, flat, level lot, flat lot, level land, level building site, table top
luxury
- The land is level.
- The land lies level.
investor
- Topography: level.
- The ground is level.
family
- The land is level.
- The ground is level.
modern
- Ground: level.
- The land is level.
classic
- The land is level.
- It is level ground.
casual
- The land's level.
- It's level ground.
caption
- Level land.
- Flat ground.

## rolling land
kind: land
hook: 5
match: rolling, rolling hills, rolling pasture, rolling terrain, gently rolling, rolling acreage, rolling ground
luxury
- The land is rolling.
- It is rolling land.
investor
- Land: rolling.
- Topography: rolling.
family
- The land is rolling.
- The land rolls, so pick a rise.
modern
- Rolling ground. Pick a rise.
- The land is rolling.
classic
- It is rolling land.
- The ground is rolling.
casual
- The land's rolling.
- The land rolls. Pick a hill.
caption
- Rolling land.
- Hills in it.

## barn
kind: building
hook: 8
match: barn, pole barn, horse barn, hay barn, bank barn, stall barn, barn with power, barn w/ water, metal barn, red barn, old barn, timber frame barn, center aisle barn
luxury
- There is {an it} on the property.
- {The it} may keep hay, horses, or tools.
luxury lead
- This {city} {type} comes with {an it}.
- This {city} {type} has {an it} already standing.
luxury headline
- First, the Barn
investor
- Improvements: {it}.
- Outbuildings: {it}.
investor lead
- Improvements on this {city} {type}: {it}.
- This {city} {type} comes with {an it}.
investor headline
- Land with a Barn
family
- Whatever's been out in the rain can come in: there's {an it}.
- There's {an it} for hay and tractors.
family lead
- Hay, tractors, projects: this {city} {type} has {an it}.
- Bring in what's been out in the rain: this {city} {type} has {an it}.
family headline
- Saturdays Start in the Barn
modern
- Already built: {it}.
- There's {an it} for the tractor.
modern lead
- Already up: {it}, on a {city} {type}.
- This {city} {type} has {an it}, already built.
modern headline
- The Barn's Already Up
classic
- {An it} stands on the property.
- The land comes with {an it}, for hay, tools, or stock.
classic lead
- This {city} {type} has {an it}, for hay, tools, or stock.
- There is {an it} on this {city} {type}.
classic headline
- With a Barn Already Standing
casual
- You get {an it}. You bring the tractor.
- There's {an it} for hay and tools.
casual lead
- Ever wanted {an it}? This {city} {type} comes with it.
- This {city} {type} comes with {an it}. You bring the tractor.
casual headline
- Ever Wanted a Barn?
caption
- The barn comes with it.
- Under roof: {it}.

## outbuildings
kind: building
hook: 5
match: outbuildings, outbuilding, sheds, shed, equipment shed, machine shed, run-in shed, loafing shed, workshop on property, tool shed, lean-to, storage building, quonset
luxury
- There is {an it} for tools and equipment.
- There is {an it} on the property.
investor
- Improvements: {it}.
- Structures: {it}.
family
- Mowers and kayaks go in {the it}.
- There's {an it} for tools.
modern
- Tools go in {the it}.
- Under cover: {it}.
classic
- There is {an it} on the property.
- There is {an it} for tools and equipment.
casual
- There's {an it} for the tools.
- You get {an it} for the gear.
caption
- Also standing: {it}.
- Outbuildings on the land.

## hunting
kind: land
hook: 7
match: hunting, great hunting, deer hunting, deer and turkey, whitetail, elk, hunting land, hunting property, food plots, deer stands, deer stand, duck blind, turkey, hunters, game trails, box blinds
luxury
- The hunting is for {list}.
- It is hunting land.
luxury lead
- This {city} {type} is hunting land, for {list}.
- The hunting on this {city} {type} is for {list}.
luxury headline
- Land with a Season
investor
- Use: hunting ({list}).
- Hunting: {list}.
investor lead
- This {city} {type} is hunting land: {list}.
- Recreational use of this {city} {type}: {list}.
investor headline
- Hunting Land in {city}
family
- There's hunting for {list}.
- Be in before daylight and back for breakfast: it's hunting land.
family lead
- Up before daylight, back for breakfast: this {city} {type} is hunting land, for {list}.
- This {city} {type} has hunting for {list}.
family headline
- Up Before Daylight, Back for Breakfast
modern
- In season: {list}.
- It's hunting land.
modern lead
- In season on this {city} {type}: {list}.
- This {city} {type} is hunting land.
modern headline
- In Season: {List}
classic
- The land affords hunting in its season.
- It is hunting land.
classic lead
- There is game on this {city} {type}: {list}.
- This {city} {type} is hunting land, for {list}.
classic headline
- A Parcel with Game on It
casual
- There's hunting for {list}.
- It's hunting land. Bring a thermos.
casual lead
- Bring a thermos: this {city} {type} is hunting land, for {list}.
- This {city} {type} has hunting for {list}.
casual headline
- Bring the Thermos: It's Hunting Land
caption
- Hunting: {list}.
- Hunting land.

## corner parcel
kind: land
hook: 5
match: corner parcel, corner lot, corner tract, corner acreage, two road frontage, frontage on two roads, corner of
luxury
- It is a corner parcel, with a road on two sides.
- The parcel stands on a corner, with a road on two sides.
investor
- Corner parcel: two frontages.
- Location: corner parcel.
family
- It's on a corner, with a road on two sides.
- Directions are easy: it's the parcel on the corner.
modern
- Corner parcel, two roads.
- It's a corner parcel.
classic
- It is a corner parcel, with a road on two sides.
- The parcel stands at the corner.
casual
- It's on the corner, with two roads.
- Corner parcel: two roads to choose a driveway from.
caption
- Corner parcel.
- On the corner, two roads.
= a corner parcel touches two roads

## cul-de-sac parcel
kind: land
hook: 5
match: cul-de-sac lot, cul de sac lot, cul-de-sac parcel, end of cul-de-sac, culdesac
luxury
- The parcel is on a cul-de-sac.
- The street ends here, in a cul-de-sac.
investor
- Location: cul-de-sac.
- It is on a cul-de-sac.
family
- It's on a cul-de-sac: nobody comes by on the way to someplace else.
- The parcel is on a cul-de-sac.
modern
- No through traffic. It's a cul-de-sac.
- The parcel is on a cul-de-sac.
classic
- The parcel lies on a cul-de-sac, where the street ends.
- It is on a cul-de-sac.
casual
- It's on a cul-de-sac, with no through traffic.
- It's on a cul-de-sac.
caption
- On a cul-de-sac.
- Where the street ends.
= a cul-de-sac has no through traffic

## driveway in
kind: land
hook: 4
match: driveway in, driveway installed, driveway in place, culvert in, culvert and driveway, gravel driveway in, road cut in, drive cut in, entrance in
luxury
- The drive is in.
- One may already drive onto the land.
- The driveway is in.
investor
- Access: driveway in.
- Driveway: in.
family
- The driveway is in.
- The driveway's already in.
modern
- The driveway is in.
- Driveway: in.
classic
- The driveway is in.
- A driveway has been made.
casual
- The driveway's in.
- The driveway's already in.
caption
- Driveway in.
- You can already drive onto it.

## mobile homes allowed
kind: restriction
hook: 4
match: mobile homes allowed, mobile home ok, manufactured homes allowed, manufactured ok, mobiles ok, single wides ok, doublewide ok, manufactured home friendly, mh allowed
luxury
- Manufactured homes are permitted here.
- A manufactured home may be placed on the land.
- Mobile homes are allowed.
investor
- Manufactured homes: allowed.
- Mobile homes: allowed.
family
- Manufactured homes are allowed.
- Mobile homes are allowed.
modern
- Manufactured homes allowed.
- Manufactured homes: yes.
classic
- Manufactured homes are allowed upon the land.
- Manufactured homes are permitted.
casual
- Mobile homes are allowed.
- You can put a manufactured home on it.
caption
- Manufactured homes allowed.
- Mobile homes okay.

## off-grid
kind: utilities
hook: 6
match: off-grid, off grid, offgrid, off the grid, no utilities, solar only, self sufficient, off grid ready, off-grid living, no power, haul water
luxury
- It is off-grid.
- It is off-grid; power and water are the owner's own arrangement.
luxury lead
- This {city} {type} is off-grid.
- No line reaches this {city} {type}: it is off-grid.
luxury headline
- Off the Grid
investor
- Utilities: none; the land is off-grid.
- Utilities: off-grid.
investor lead
- This {city} {type} is off-grid: no utility, no utility bill.
- Utilities at this {city} {type}: none, off-grid.
investor headline
- Off-Grid in {city}
family
- It's off-grid.
- It's off-grid, so the power you use is power you make.
family lead
- Make your own power: this {city} {type} is off-grid.
- Bring lanterns the first weekend: this {city} {type} is off-grid.
family headline
- Bring Lanterns: It's Off-Grid
modern
- Off-grid. Make your own power.
- It's off-grid.
modern lead
- No pole, no meter: this {city} {type} is off-grid.
- This {city} {type} is off-grid.
modern headline
- No Pole. No Meter. Land.
classic
- The property is off the grid.
- No line reaches it: it is off-grid.
classic lead
- This {city} {type} is off the grid, and makes its own arrangements.
- The lines end before this {city} {type} begins; it is off-grid.
classic headline
- Off the Grid, and Its Own Utility
casual
- It's off-grid.
- It's off-grid, so you make your own power.
casual lead
- Congratulations, you're the electric company: this {city} {type} is off-grid.
- No pole, no meter, no bill: this {city} {type} is off-grid.
casual headline
- You're the Electric Company: Off-Grid
caption
- Off-grid.
- No meter, no bill: off-grid.
= off-grid: no utility connection, so no utility bill

## irrigation
kind: land
hook: 5
match: irrigated, irrigation, center pivot, pivot, pivot irrigation, flood irrigated, drip irrigation, gated pipe, irrigation well, irrigated acres, wheel line
luxury
- The ground is irrigated.
- Water is put to the land by {an it}.
investor
- Irrigation: {it}.
- The ground is irrigated.
family
- The ground's irrigated.
- {The it} waters the ground.
modern
- Water: {it}.
- The land is irrigated.
classic
- The land is irrigated.
- It is watered by {an it}.
casual
- The land is irrigated.
- There's {an it} for the dry weeks.
caption
- Irrigated land.
- Watered by {an it}.

## cropland
kind: land
hook: 6
match: tillable, tillable acres, cropland, crop land, farmland, farm ground, row crop, in production, corn and soybeans, cash rent, cultivated, acres tillable, productive soils
luxury
- The land is tillable.
- (n) Of the land, {n} acres are tillable.
- There is {an it}.
luxury lead
- This {city} {type} has {an it}.
- Land already at work comes first at this {city} {type}: {an it}.
investor
- (n) Tillable: {n} acres.
- Land: {it}.
investor lead
- Land use at this {city} {type}: {it}.
- This {city} {type} has {an it}.
family
- There's {an it}.
- It's farm ground.
- (n) You've got {n} tillable acres.
family lead
- Planting starts here: this {city} {type} has {an it}.
- This {city} {type} has {an it} to plant.
modern
- (n) Tillable: {n} acres.
- There's {an it}.
- It's tillable.
modern lead
- Plant it: this {city} {type} has {an it}.
- This {city} {type} has {an it}.
classic
- It is tillable ground.
- (n) There are {n} acres of cropland.
- There is {an it}.
classic lead
- This {city} {type} has {an it}.
- The land is at work on this {city} {type}: it has {an it}.
casual
- There's {an it}.
- It's farm ground.
- (n) There's {n} acres you can plant.
casual lead
- Got a tractor? This {city} {type} has {an it}.
- This {city} {type} has {an it} to plant.
caption
- (n) Tillable acres: {n}.
- Farm ground.

## rv and camping allowed
kind: restriction
hook: 4
match: rv ok, rvs allowed, rv allowed, camping allowed, rv friendly, rv hookup, rv hookups, rv pad, camp on it, campers ok, camping ok, glamping, full hookups
luxury
- (camping) Camping is permitted.
- (hookup) There is an RV hookup.
- (rv) RVs are permitted on the land.
investor
- (rv) RVs: allowed.
- (hookup) RV hookup: in.
- (camping) Camping: allowed.
family
- (camping) Camping's allowed, so you can try the land out one weekend at a time.
- (rv) RVs are allowed.
modern
- (rv) RVs allowed.
- (camping) Camping: allowed.
classic
- (camping) Camping is permitted.
- (rv) RVs are allowed on the land.
casual
- (rv) You can bring the RV.
- (camping) Camping's fine here.
caption
- (rv) RVs allowed.
- (camping) Camping is fine.

## plans approved
kind: land
hook: 6
match: plans approved, approved plans, shovel ready, shovel-ready, permits in hand, permit ready, rtb, ready to build, ready to issue, plans and permits included, entitled, fully entitled, building permit issued
luxury
- The plans are approved, and building is the next step.
- The drawings have been made and approved.
luxury lead
- The plans for this {city} {type} are drawn and approved.
- The plans for this {city} {type} are approved, and building is the next step.
luxury headline
- Drawn and Approved
investor
- Plans: approved.
- Status: plans approved.
investor lead
- Plans for this {city} {type}: approved.
- The plans for this {city} {type} are approved.
investor headline
- Plans Approved
family
- The plans are approved.
- The waiting is done: the plans are approved.
family lead
- Skip to the part with the shovels: plans for this {city} {type} are approved.
- The plans for this {city} {type} are approved, so the next call is to a builder.
family headline
- Skip to the Part with the Shovels
modern
- The plans are approved.
- Plans: approved.
modern lead
- Plans approved, ground unbroken: this {city} {type}.
- The plans for this {city} {type} are approved.
modern headline
- Plans Approved
classic
- Approval of the plans has been obtained.
- Plans have been drawn and approved.
classic lead
- The plans for this {city} {type} have been drawn and approved.
- Permission has been obtained: the plans for this {city} {type} are approved.
classic headline
- Permission Obtained
casual
- The plans are approved.
- The plans are approved, so you skip the line.
casual lead
- Somebody else stood in line: the plans for this {city} {type} are already approved.
casual headline
- Somebody Else Stood in Line: Plans Approved
caption
- Plans approved.
- Stamped and unbuilt.

## agricultural tax status
kind: fee
hook: 4
match: ag exempt, ag exemption, agricultural exemption, greenbelt, current use, farm assessment, ag valuation, williamson act, cauv
luxury
- The land is taxed as farmland.
- It carries an agricultural tax status.
investor
- Taxes: {it}.
- Taxes: agricultural status.
family
- It has {an it}.
- It's taxed as farm ground.
modern
- Ag status: in place.
- It has {an it}.
classic
- For tax purposes the land is agricultural.
- It is assessed as agricultural land.
- It has {an it}.
casual
- It's got the ag exemption.
- The county taxes it as farmland.
caption
- Agricultural tax status.
- Taxed as farmland.

## internet at the road
kind: technology
hook: 4
match: fiber at road, fiber at street, internet at street, internet at road, broadband at road, cable at street
luxury
- Internet service reaches the road.
- (fiber) Fiber has come as far as the road.
investor
- Internet: at the road.
- (fiber) Fiber: at the road.
family
- The internet is at the road.
- (fiber) There's fiber at the road.
modern
- (fiber) Fiber: at the road.
- Internet: at the road.
classic
- The internet is at the road.
- (fiber) Fiber has been laid along the road.
casual
- (fiber) There's fiber at the road.
- The internet's at the road.
caption
- (fiber) Fiber at the road.
- Internet available at the road.

## flood zone
kind: restriction
hook: 3
match: flood zone, flood plain, floodplain, partly in flood zone, portion in flood plain, zone ae, wetlands, some wetlands, partially wet, not in flood zone, no flood zone, out of flood plain
luxury
- (part) Part of the land lies in the floodplain.
- (none) The land is outside the flood zone.
- (wetlands) Some of the ground is wetland.
investor
- (part) Floodplain: part.
- (none) Flood zone: no.
- (wetlands) Wetlands: part.
family
- (wetlands) Some of it's wetland.
- It's in a flood zone.
modern
- (wetlands) Some wetlands.
- It's in a flood zone.
classic
- (part) A portion of the property lies within the floodplain.
- (none) It lies outside the flood zone.
- (wetlands) A part of the ground is wetland.
casual
- (wetlands) Some of it's wetland.
- It's in a flood zone.
caption
- (part) Partly in the floodplain.
- (none) Outside the flood zone.

## conservation easement
kind: restriction
hook: 3
match: conservation easement, land trust easement, protected by easement, preservation easement, deed restricted conservation, scenic easement
luxury
- A conservation easement goes with the land.
- The land is under a conservation easement.
investor
- Title: conservation easement.
- {The it} runs with the land.
family
- The land is under a conservation easement.
- {The it} stays with the land.
modern
- The land is under a conservation easement.
- {The it} runs with the land.
classic
- The land is held under a conservation easement, whose terms are recorded.
- The land is under a conservation easement.
casual
- It's under a conservation easement.
- There's a conservation easement.
caption
- Under a conservation easement.
- Conservation easement recorded.
= a conservation easement runs with the land and binds later owners

## spring
kind: land
hook: 6
match: spring, natural spring, springs, spring on property, developed spring, spring house, year round spring
luxury
- A spring rises on the land.
- There is {an it} on the land.
luxury lead
- A spring rises on this {city} {type}.
- Water begins on this {city} {type}: there is {an it}.
investor
- Land: {it}.
- Water: spring.
investor lead
- This {city} {type} has {an it}.
- Water on this {city} {type}: {it}.
family
- There's {an it} on the land.
- Walk up to the spring and see where the water begins.
family lead
- Walk up and see where the water begins: this {city} {type} has {an it}.
- Water comes right out of the ground at this {city} {type}. There's {an it}.
modern
- The water starts at {the it}.
- There's {an it} on the land.
modern lead
- Water starts here: this {city} {type} has {an it}.
- This {city} {type} has {an it}.
classic
- There is a spring.
- A spring rises on the property.
classic lead
- This {city} {type} has {an it}.
- A spring rises on this {city} {type}.
casual
- There's {an it} on the land.
- You've got a spring.
casual lead
- The water shows up on its own: this {city} {type} has {an it}.
- You get {an it} with this {city} {type}.
caption
- A spring on the land.
- Where the water starts.

## trails
kind: land
hook: 5
match: trails, trail system, atv trails, riding trails, walking trails on property, logging roads, trails throughout, paths cut, trails cut, interior roads, horse trails
luxury
- There are trails to follow.
- Trails go through the land.
investor
- Interior access: trails.
- Recreation: {it}.
family
- There are {an it} on the land.
- Follow one trail out and pick another back.
modern
- There are {an it} on the land.
- The trails are cut.
classic
- There are trails on the property.
- Trails have been cut.
casual
- There are {an it} on the land.
- You've got trails already cut.
caption
- Trails on the land.
- The trails are already cut.

## outside city limits
kind: zoning
hook: 3
match: outside city limits, out of city limits, county only taxes, no city taxes, county taxes only, unincorporated
luxury
- The land lies outside the city limits.
- It is in the county, and beyond the city's jurisdiction.
investor
- Jurisdiction: county.
- It is outside the city limits.
family
- It's outside city limits.
- You're outside the city limits.
modern
- It's outside city limits.
- County, not city.
classic
- It is outside city limits.
- The property lies beyond the city limits.
casual
- It's outside city limits.
- You're outside the city limits.
caption
- Outside the city limits.
- County only.

# COMMERCIAL

## zoning code
kind: zoning
hook: 5
match: zoned commercial, c-1, c-2, c1, c2, c-3, b-2, b-1, cbd zoning, mixed use zoning, mu zoning, general commercial, neighborhood commercial, m-1, m-2, i-1, light industrial, heavy industrial, industrial zoning, flex zoning, zoned retail, form based code
luxury
- The zoning is {zoning}.
- It is zoned {zoning}.
investor
- Zoning: {zoning}.
- Zoned {zoning}.
family
- It's zoned {zoning}.
- The zoning is {zoning}.
modern
- Zoning: {zoning}.
- Zoned {zoning}.
classic
- The building is zoned {zoning}.
- The zoning is {zoning}.
casual
- It's zoned {zoning}.
- Zoning's {zoning}.
caption
- Zoned {zoning}.
- Zoning: {zoning}.

## traffic count
kind: location
hook: 7
match: traffic count, vpd, vehicles per day, cars per day, aadt, adt, high traffic count, daily traffic, cars a day
luxury
- (n) The road outside counts {n} vehicles a day.
- (n) Each day, {n} vehicles go by.
luxury lead
- (n) The road past this {city} {type} carries {n} vehicles a day.
- (n) {N} vehicles a day go past this {city} {type}.
luxury headline
- (n) {N} Vehicles a Day
investor
- (n) Traffic count: {n} vehicles a day.
- (n) Vehicles a day: {n}.
investor lead
- (n) Traffic count at this {city} {type}: {n} vehicles a day.
- (n) This {city} {type} has {n} vehicles a day going by.
investor headline
- (n) Traffic Count: {N} a Day
family
- (n) About {n} vehicles pass each day.
- (n) Count on {n} vehicles a day going by.
family lead
- (n) This {city} {type} has {n} vehicles a day going past the door.
- (n) Hang the sign: {n} vehicles a day go past this {city} {type}.
family headline
- (n) {N} a Day Go Past the Door
modern
- (n) Outside: {n} vehicles a day.
- (n) Traffic: {n} vehicles a day.
modern lead
- (n) {N} vehicles a day go past this {city} {type}.
- (n) Outside this {city} {type}: {n} vehicles a day.
modern headline
- (n) Outside: {N} Vehicles a Day
classic
- (n) By the count, {n} vehicles pass each day.
- (n) The traffic outside is reckoned at {n} vehicles a day.
classic lead
- (n) A sign wants readers. Past this {city} {type} go {n} vehicles a day.
- (n) {N} vehicles a day pass this {city} {type}.
classic headline
- (n) {N} Passing Each Day
casual
- (n) About {n} vehicles pass each day.
- (n) The road sees {n} vehicles a day.
casual lead
- (n) {N} vehicles a day go past this {city} {type}. Hang a sign.
- (n) The road past this {city} {type} sees {n} vehicles a day.
casual headline
- (n) {N} a Day Drive By. Hang a Sign
caption
- (n) Traffic count: {n} a day.
- (n) {N} vehicles a day go by.

## street frontage
kind: building
hook: 5
match: street frontage, ft of frontage, feet of frontage, frontage on, linear feet of frontage, front footage, hwy frontage, frontage on main, feet on, ft on
luxury
- (n) The building meets the street for {n} feet.
- (n, place) It holds {n} feet of {place}.
- There is {an it}.
investor
- (n) Frontage: {n} feet.
- Frontage: {it}.
- (place) It fronts on {place}.
family
- There's {an it}.
- (place) You front on {place}.
- (n) You get {n} feet on the street.
modern
- (n) Facing the street: {n} feet.
- (place) The front is on {place}.
- There's {an it}.
classic
- (n) Its frontage is {n} feet.
- (place) The building fronts on {place}.
- There is {an it}.
casual
- There's {an it}.
- (place) It's right on {place}.
- (n) That's {n} feet of front to put your name on.
caption
- (n) Frontage: {n} feet.
- (place) Frontage on {place}.

## signage
kind: building
hook: 4
match: signage, pylon sign, monument sign, lighted sign, building sign, marquee, pole sign, digital sign, sign on hwy
luxury
- There is {an it} in place.
- A name may be shown on {the it}.
investor
- Signs: {it}.
- Signage: {it}.
family
- There's {an it} for the name.
- Your name goes up on {the it}.
modern
- In place: {it}.
- There's {an it} for the name.
classic
- {An it} is provided.
- The business may be announced on {the it}.
casual
- There's {an it} for the name.
- Put your name on {the it}.
caption
- Sign: {it}.
- With {an it}.

## parking spaces
kind: parking
hook: 5
match: parking spaces, parking for, on-site parking, onsite parking, parking lot, private lot, ample parking, striped parking, paved lot, spaces, parking ratio
luxury
- (n) There are {n} parking spaces.
- Parking is on the property.
investor
- (n) Parking: {n} spaces.
- Parking: on site.
family
- (n) There's parking for {n}.
- The parking lot is on site.
modern
- (n) Spaces: {n}.
- Parking is on site.
classic
- (n) Parking is provided for {n} cars.
- The building has its own parking.
casual
- (n) You've got {n} parking spaces.
- There's parking on site.
caption
- (n) Parking: {n} spaces.
- Parking on site.

## corner building
kind: location
hook: 8
match: corner location, corner building, corner storefront, corner unit, hard corner, signalized corner, corner of, lighted corner, lit corner, signalized intersection, on the corner
luxury
- The building holds the corner.
- The building stands on a corner, with a street on two sides.
luxury lead
- Where two {city} streets meet, this {type} has the corner.
- This {city} {type} holds its corner, with a street on two sides.
luxury headline
- At the Corner of Two Streets
investor
- Location: {it}.
- Corner: two frontages.
investor lead
- This {city} {type} is on a corner, with two frontages.
- Two frontages, one price: this {city} {type} is on a corner.
investor headline
- A Corner in {city}
family
- Directions are easy: it's the building on the corner.
- The building is on a corner.
family lead
- This {city} {type} is on a corner, and easy to find.
- Two streets go by this {city} {type}: it's on a corner.
family headline
- Meet Me at the Corner
modern
- The building is on a corner.
- Corner building, two fronts.
modern lead
- A corner in {city}: two streets, one {type}.
- This {city} {type} is on a corner: two streets, two fronts.
modern headline
- Two Streets, One Corner
classic
- It stands on a corner.
- The building occupies the corner and is addressed by two streets.
classic lead
- This {city} {type} stands on a corner, and is addressed by two streets.
- This {city} {type} has the corner, and a street on two sides.
classic headline
- At the Corner
casual
- You're on the corner, with a street on two sides.
- The building's on a corner.
casual lead
- This {city} {type} is on a corner, so two streets see the sign.
- Corner spot: this {city} {type} has a street on two sides.
casual headline
- Corner Spot: Two Streets See the Sign
caption
- On the corner.
- The corner spot.
= a corner building fronts on two streets

## storefront windows
kind: building
hook: 8
match: storefront windows, store front windows, large display windows, display windows, plate glass windows, big front windows, glass front, ft of glass, feet of glass, glass storefront, storefront glass, picture windows on street
luxury
- (n) The front is {n} feet of glass.
- There are {an it} for display.
luxury lead
- This {city} {type} has display windows on the street.
- What is shown in the window is seen first: this {city} {type} has {an it}.
luxury headline
- Shown in the Window
investor
- Front: {it}.
- Display: {it}.
investor lead
- This {city} {type} has {an it}.
- Street front of this {city} {type}: {it}.
investor headline
- Glass on the Street
family
- The stock shows in {the it}.
- Put the good stuff in the window: there are {an it}.
family lead
- Dress the window first: this {city} {type} has {an it}.
- Put the good stuff in the window. This {city} {type} has {an it}.
family headline
- Dress the Window First
modern
- There are {an it} for the stock.
- (n) {N} feet of glass.
- The stock shows in {the it}.
modern lead
- Window first, then the door: this {city} {type} has {an it}.
- This {city} {type} has {an it}.
modern headline
- Window First
classic
- (n) There are {n} feet of display window.
- The windows are made for display.
classic lead
- This {city} {type} has {an it}, made for display.
- A shop is met first through its window, and this {city} {type} has {an it}.
classic headline
- Made for Display
casual
- The stock shows in {the it}.
- Put your best seller in {the it}.
casual lead
- Got something worth putting in a window? This {city} {type} has {an it}.
- Put the good stuff up front: this {city} {type} has {an it}.
casual headline
- Put the Good Stuff in the Window
caption
- (n) Window: {n} feet of glass.
- Display windows on the street.

## main street address
kind: location
hook: 5
match: main street, downtown, high street, downtown location, main street location, historic downtown, cbd, central business district, downtown square, on the square, arts district
luxury
- The address is {place}.
- (street) It stands on {place}.
- (downtown) It stands downtown.
investor
- Location: {place}.
- Address: {place}.
family
- (street) You're on {place}.
- The address is {place}.
modern
- Address: {place}.
- (street) On {place}.
classic
- (street) The building is on {place}.
- (downtown) The building is downtown.
casual
- (street) It's on {place}.
- (downtown) You're downtown.
caption
- (street) On {place}.
- Address: {place}.

## office space
kind: room
hook: 5
match: office space, sf office, sq ft of office, office area, built out office, office build-out, front office, office suite, finished office, open office, bullpen
luxury
- (n) The office space comes to {n} square feet.
- There is office space.
investor
- Plan: {it}.
- (n) Office: {n} square feet.
family
- There's office space.
- (n) There's {n} square feet of office.
modern
- (n) Office: {n} square feet.
- There's office space.
classic
- Office space is provided.
- (n) Office space takes up {n} square feet.
casual
- There's {an it}.
- There's office space for the paperwork.
caption
- (n) Office: {n} square feet.
- Office space.

## private offices
kind: room
hook: 5
match: private offices, offices, individual offices, executive offices, private office, window offices, perimeter offices, 5 offices, enclosed offices
luxury
- (n) There are {n} private offices.
- The offices are private, and each has its door.
- There are {an it}.
investor
- (n) Layout: {n} private offices.
- Layout: {it}.
family
- (n) With {n} private offices, {n} people can take a call at once.
- There are {an it}.
modern
- (n) Private offices: {n}.
- There are {an it}.
classic
- (n) The plan provides {n} private offices.
- There are {an it}.
casual
- There are {an it}.
- (n) You get {n} private offices.
caption
- (n) Private offices: {n}.
- Offices with doors.

## showroom
kind: room
hook: 5
match: showroom, show room, sales floor, retail floor, display area, open retail space, selling floor, gallery space
luxury
- There is a showroom.
- There is a showroom for the stock.
investor
- (n) Showroom: {n} square feet.
- Layout: {it}.
family
- There's {an it} for the stock.
- Set the best piece in the middle of the showroom.
modern
- There's {an it} for the stock.
- Show the stock in {the it}.
classic
- There is a showroom for the display of stock.
- A showroom is provided.
casual
- There's {an it} for the stock.
- The showroom's for the good ones.
caption
- (n) Showroom: {n} square feet.
- A showroom to fill.

## conference room
kind: room
hook: 4
match: conference room, conf room, board room, boardroom, meeting room, conference rooms, large conference room, training room
luxury
- There is {an it}.
- Meetings are held in {the it}.
investor
- Layout: {it}.
- Build-out: {it}.
family
- There's {an it} for meetings.
- The meeting's in {the it}.
modern
- Meet in {the it}.
- There's {an it} for meetings.
classic
- {An it} is provided for meetings.
- The plan includes {an it}.
casual
- There's {an it} for meetings.
- You've got {an it}.
caption
- {It} included.
- A room for the meeting: {it}.

## reception area
kind: room
hook: 3
match: reception, reception area, lobby, waiting room, waiting area, front desk area, entry lobby, reception desk
luxury
- There is a reception area.
- Callers are received in a reception area.
investor
- Layout: reception area.
- Layout: {it}.
family
- Visitors stop at {the it}.
- Visitors can sit down in the reception area.
modern
- Visitors stop at {the it}.
- There's {an it}.
classic
- Visitors are received in a reception area.
- There is a reception area.
casual
- Visitors stop at {the it}.
- There's a reception area to wait in.
caption
- Reception area.
- A place for visitors to wait.

## ada restrooms
kind: accessibility
hook: 3
match: ada restrooms, ada bathrooms, ada restroom, handicap restrooms, accessible restrooms, ada bath
luxury
- The restrooms are ADA-compliant.
- There are {an it}.
investor
- Restrooms: {it}.
- The restrooms are ADA.
family
- The restrooms meet ADA standards.
- The restrooms are ADA already.
modern
- The restrooms meet ADA standards.
- Restrooms: ADA.
classic
- The restrooms meet ADA standards.
- (n) Restrooms number {n}, and are ADA-compliant.
casual
- The restrooms are already ADA.
- (n) You get {n} restrooms, ADA.
caption
- ADA restrooms.
- (n) Restrooms: {n}, ADA.
= ADA restrooms: clear turning space and grab bars
= only where ADA is typed of the restrooms themselves

## commercial kitchen
kind: room
hook: 8
match: commercial kitchen, restaurant kitchen, hood, type 1 hood, type i hood, vent hood, hood and ansul, ansul system, full kitchen w/ hood, hood system, exhaust hood, commissary kitchen, 10 ft hood, 2nd generation restaurant, second generation restaurant
luxury
- The kitchen is a commercial one.
- (hood) The hood is in place.
- There is {an it}.
luxury lead
- This {city} {type} has a commercial kitchen.
- The kitchen comes first at this {city} {type}: it is a commercial one.
luxury headline
- With a Commercial Kitchen
investor
- Kitchen: commercial.
- (hood) Hood: in.
- Build-out: {it}.
investor lead
- This {city} {type} has a commercial kitchen, already built.
- Build-out at this {city} {type}: commercial kitchen.
investor headline
- Commercial Kitchen in {city}
family
- There's {an it}.
- Light the burners and call the first order: there's a commercial kitchen.
- (hood) The hood's already in.
family lead
- Light the burners: this {city} {type} has a commercial kitchen.
- Start the stock early. This {city} {type} has a commercial kitchen.
family headline
- Start the Stock Early
modern
- There's {an it}.
- (hood) Hood: in.
- The kitchen is commercial.
modern lead
- Order in, plate out: a {city} {type} with a commercial kitchen.
- This {city} {type} has a commercial kitchen, ready for a menu.
modern headline
- Order In, Plate Out
classic
- A commercial kitchen is in place.
- (hood) An exhaust hood is installed.
- There is {an it}.
classic lead
- A restaurant begins at the back. This {city} {type} has a commercial kitchen.
- This {city} {type} has a commercial kitchen in place.
classic headline
- Beginning at the Back, with the Kitchen
casual
- There's {an it}.
- (hood) It already has a hood.
- There's a commercial kitchen already in.
casual lead
- Skip the part where you build a kitchen: this {city} {type} already has a commercial one.
- This {city} {type} already has a commercial kitchen, so bring the recipes.
casual headline
- The Kitchen's Already In
caption
- Commercial kitchen.
- (hood) The hood is in.

## grease trap
kind: system
hook: 4
match: grease trap, grease interceptor, grease trap in place, gallon grease trap, interceptor
luxury
- The grease trap is installed.
- A grease trap is in place.
investor
- Systems: {it}.
- Grease trap: in.
family
- There's {an it} in place.
- There's a grease trap already.
modern
- Grease trap: in.
- The grease trap is in.
classic
- A grease trap has been installed for the kitchen.
- There is a grease trap.
casual
- There's {an it} in place.
- The grease trap's already in.
caption
- Grease trap in place.
- Grease trap: installed.

## walk-in cooler
kind: appliance
hook: 4
match: walk-in cooler, walk in cooler, walkin cooler, walk-in freezer, walk in freezer, cooler and freezer, cold storage, refrigerated storage, walk-in fridge
luxury
- Deliveries go straight to {the it}.
- There is {an it}.
investor
- Refrigeration: {it}.
- Equipment: {it}.
family
- Friday's delivery goes straight into {the it}.
- The produce goes in {the it}.
modern
- Cold storage: {it}.
- There's {an it}.
classic
- Provisions are kept in {the it}.
- There is {an it} for the stores.
casual
- There's {an it}.
- Buy the big box of lettuce: there's {an it}.
caption
- Cold storage: {it}.
- {It} in place.

## patio seating
kind: outdoor place
hook: 6
match: patio seating, outdoor seating, outdoor patio, dining patio, sidewalk seating, beer garden, deck seating, patio for, outdoor dining, rooftop seating, seats outside
luxury
- There is {an it} for fair weather.
- Tables may be set outdoors: there is {an it}.
luxury lead
- In season, a guest of this {city} {type} may ask for a table outdoors: there is {an it}.
- Tables are set outdoors in fair weather at this {city} {type}, which has {an it}.
luxury headline
- A Table Outdoors, in Season
investor
- Seating outside: {it}.
- Seating: {it}.
investor lead
- This {city} {type} has {an it}.
- Outdoor seats at this {city} {type}: {it}.
investor headline
- {It} in {city}
family
- There's {an it} for fair weather.
- On the first warm night, seat them outside: there's {an it}.
family lead
- Inside or out? You get to ask at this {city} {type}: there's {an it}.
- Warm nights go outside at this {city} {type}: there's {an it}.
family headline
- Inside or Out? You Get to Ask
modern
- More tables, fresh air: {it}.
- There's {an it} for fair weather.
modern lead
- Inside or out: this {city} {type} has {an it}.
- More tables, outdoors: this {city} {type} has {an it}.
modern headline
- Tables Outdoors
classic
- {An it} is provided for fair weather.
- Guests may be served outdoors, there being {an it}.
classic lead
- Guests may be served outdoors at this {city} {type}, which has {an it}.
- This {city} {type} has {an it} for fair weather.
classic headline
- With Tables Out of Doors
casual
- There's {an it} for fair weather.
- People can sit outside: there's {an it}.
casual lead
- Somebody always asks to sit outside. At this {city} {type}, they can: there's {an it}.
- Warm night? This {city} {type} has {an it}.
casual headline
- Yes, You Can Sit Outside
caption
- Seating outside: {it}.
- Yes, there's outdoor seating.

## apartment above
kind: income
hook: 7
match: apartment above, apt above, upstairs apartment, upstairs apt, second floor apartment, 2nd floor apartment, apartment upstairs, residential above, apartments above, flat above, residence above, loft above
luxury
- Besides the business floor there is {an it}.
- There is {an it} over the business.
luxury lead
- This {city} {type} does business at street level and keeps {an it}.
- This {city} {type} has {an it} over the business.
luxury headline
- Business Below, an Apartment Above
investor
- Upstairs: {it}.
- Second use: {it}.
investor lead
- This {city} {type} has {an it}, a second use under one roof.
- Two uses, one roof: this {city} {type} has {an it}.
investor headline
- Two Uses, One Roof
family
- There's {an it}.
- There's {an it} over the business, to live in or to rent out.
family lead
- Close the shop and go upstairs: this {city} {type} has {an it}.
- Live upstairs or rent it out: this {city} {type} has {an it}.
family headline
- Turn the Sign, Head Upstairs
modern
- Upstairs: {it}.
- There's {an it}.
modern lead
- Business below, home above: this {city} {type} has {an it}.
- Live upstairs, or rent it: this {city} {type} has {an it}.
modern headline
- Trade Down, Apartment Up
classic
- Over the business there is {an it}.
- There is {an it}.
classic lead
- To keep shop below and rooms above is an old arrangement. This {city} {type} has {an it}.
- This {city} {type} has {an it} over the business.
classic headline
- Shop Below, Rooms Above
casual
- You get the business space and {an it} on top of it.
- There's {an it}.
casual lead
- The commute could be one flight of stairs: this {city} {type} has {an it}.
- Live over the shop, or rent it out: this {city} {type} has {an it}.
casual headline
- The Commute Could Be One Flight of Stairs
caption
- Upstairs: {it}.
- An apartment above.

## basement, commercial
kind: storage
hook: 3
match: basement storage, full basement, storage basement, lower level storage, unfinished basement, basement with freight elevator, dry basement, storage in basement, sidewalk hatch
luxury
- There is {an it}.
- {The it} keeps the stock out of sight.
investor
- Storage: {it}.
- Basement: storage.
family
- The extra stock goes in {the it}.
- The extra stock goes down to {the it}.
modern
- Basement: storage.
- Stock goes to {the it}.
classic
- There is {an it} for the stock.
- There is {an it}.
casual
- The extra stock goes down to {the it}.
- There's {an it} for the extra stock.
caption
- Basement storage.
- Room below for stock.

## drive-thru
kind: building
hook: 6
match: drive-thru, drive thru, drive through, drive-up window, drive up window, pick up window, drive-thru lane, double drive thru, bank drive thru
luxury
- There is {an it}.
- Customers may be served from the car: there is {an it}.
luxury lead
- Not every caller at this {city} {type} need leave the car: there is {an it}.
- Customers at this {city} {type} may be served in their cars: there is {an it}.
luxury headline
- Served at the Window
investor
- Access: {it}.
- Service: {it}.
investor lead
- This {city} {type} has {an it}.
- Service at this {city} {type}: {it}.
investor headline
- Drive-Thru in {city}
family
- There's {an it}.
- Hand it out the window: there's {an it}.
family lead
- Lean out and say good morning: this {city} {type} has {an it}.
- Hand it out the window: this {city} {type} has {an it}.
family headline
- Lean Out and Say Good Morning
modern
- There's {an it}.
- Pull up, pay, go: {it}.
modern lead
- Pull up, pay, go: this {city} {type} has {an it}.
- This {city} {type} has {an it}.
modern headline
- Pull Up, Pay, Go
classic
- A drive-thru window serves customers in their cars.
- There is {an it}.
classic lead
- This {city} {type} can serve customers in their cars: it has {an it}.
- Customers need not leave the car at this {city} {type}, which has {an it}.
classic headline
- For Those Who Come By
casual
- There's {an it}.
- A quick stop stays quick: there's {an it}.
casual lead
- Nobody has to get out of the car: this {city} {type} has {an it}.
- A quick stop stays quick at this {city} {type}: there's {an it}.
casual headline
- It Has a Drive-Thru
caption
- Drive-thru.
- With a drive-thru window.

## rear entrance
kind: building
hook: 4
match: rear entrance, back door, alley access, alley loading, alley loading door, rear loading, delivery entrance, rear delivery, service entrance, loading door
luxury
- Deliveries are received by {the it}.
- There is {an it} for deliveries.
investor
- Receiving: {it}.
- {An it} keeps deliveries off the sales floor.
family
- Deliveries come in by {the it}.
- The delivery truck gets {an it}.
modern
- Deliveries come in by {the it}.
- Receiving: {it}.
classic
- Deliveries have their own way in, by {the it}.
- There is {an it} for deliveries.
casual
- Deliveries come in by {the it}.
- There's {an it} for the boxes.
caption
- Deliveries: {it}.
- A back door for the boxes.

## end cap
kind: location
hook: 5
match: end cap, endcap, end unit retail, end cap unit, anchored center, anchored shopping center, outparcel, pad site
luxury
- (end cap) The space takes the end of the row, with one neighbor.
- (outparcel) The parcel stands apart from the center.
- It is {a it}.
investor
- (end cap) End cap: one shared wall.
- (anchored) The center is anchored.
- (outparcel) Outparcel.
- Location: {it}.
family
- (end cap) It's at the end of the row, with one neighbor.
- It's {a it}.
modern
- (end cap) End cap. One neighbor.
- (outparcel) Outparcel. Its own ground.
classic
- (end cap) The space closes the row, and has a neighbor on one side only.
- (outparcel) It stands apart from the center, on its own parcel.
- It is {a it}.
casual
- (end cap) It's the end cap: one shared wall.
- (outparcel) It's out on its own pad.
caption
- (end cap) End-cap space.
- (outparcel) Outparcel.
= an end cap shares one side wall

## white box
kind: condition
hook: 5
match: white box, vanilla shell, vanilla box, warm shell, cold shell, dark shell, grey shell, gray shell, shell space, build to suit, tenant improvement, open floor plan commercial, ready for build-out, ready for your build out
luxury
- (white box) The space is a white box, with no earlier design to remove.
- (shell) It is a shell.
investor
- (white box) Delivery: white box.
- (shell) Delivery: shell.
family
- (white box) It's a white box, ready for your idea.
- (shell) It's a shell, and the layout is yours to draw.
modern
- (white box) It's a white box.
- (shell) It's a shell.
classic
- (white box) The space is finished as a white box; the trade supplies the rest.
- (shell) It is unfinished within, and may be fitted to the trade.
casual
- (white box) It's a white box, so there's nothing to rip out.
- (shell) It's a shell, so the layout's up to you.
caption
- (white box) White box.
- (shell) Shell space, ready for a plan.

## elevator, commercial
kind: accessibility
hook: 4
match: elevator, passenger elevator, freight elevator, service elevator, elevator served, elevator building, lift, freight lift
luxury
- (freight) Goods go up by freight elevator.
- An elevator serves the floors.
investor
- Access: {it}.
- (freight) Freight elevator: in.
family
- (freight) The heavy stuff goes up by freight elevator.
- There's an elevator.
modern
- (freight) Freight elevator.
- There's an elevator.
classic
- (freight) A freight elevator serves the floors.
- The upper floors are reached by elevator.
casual
- (freight) There's a freight elevator for the heavy stuff.
- It's got an elevator.
caption
- (freight) Freight elevator.
- Elevator in the building.

## exam rooms
kind: room
hook: 5
match: exam rooms, treatment rooms, operatories, plumbed operatories, exam rooms with sinks, patient rooms, exam rms
luxury
- There are {an it}.
- {The it} are fitted for practice.
investor
- Layout: {it}.
- Build-out: {it}.
family
- There are {an it}.
- {The it} are already built.
modern
- Fitted for practice: {it}.
- There are {an it}.
classic
- The practice is laid out with {an it}.
- There are {an it}, laid out for a practice.
casual
- There are {an it}.
- You get {an it}, already built.
caption
- (n) {N} {it}.
- Built out with {an it}.

## bar
kind: building
hook: 5
match: built-in bar, full bar, bar area, bar seating, back bar, bar top, taproom, tap room, tap lines, draft system, wood bar, long bar, speakeasy
luxury
- {An it} is in place.
- Guests are served at {the it}.
investor
- Fixture: {it}.
- Build-out: {it}.
family
- There's {an it} in place.
- Pull up a stool at {the it}.
modern
- There's {an it} in place.
- In place: {it}.
classic
- There is {an it}, already fitted.
- Guests may be served at {the it}.
casual
- There's {an it} already built.
- You get {an it}. You bring the stools.
caption
- With {an it}.
- The bar's already built.

# INDUSTRIAL

## loading dock
kind: building
hook: 7
match: loading dock, loading docks, dock high doors, dock-high doors, dock doors, dock high, dh doors, truck dock, dock well, 4 docks, exterior docks, interior dock, dock height door, loading bay
luxury
- (n) The building receives at {n} dock-high doors.
- Freight comes level with the floor, at {the it}.
luxury lead
- (n) This {city} {type} opens to freight at {n} dock-high doors.
- Freight comes level with the floor at this {city} {type}, which has {an it}.
luxury headline
- (n) {N} Doors at Dock Height
investor
- (n) Docks: {n}.
- Building: {it}.
investor lead
- (n) Dock-high doors at this {city} {type}: {n}.
- This {city} {type} has {an it}.
investor headline
- (n) {N} Docks in {city}
family
- Trucks unload at {the it}.
- The pallet jack rolls from the trailer to the floor: there's {an it}.
family lead
- (n) {N} trucks can back in at once at this {city} {type}.
- Trucks back right in: this {city} {type} has {an it}.
family headline
- The Day Starts at the Dock
modern
- (n) Docks: {n}.
- Trucks unload at {the it}.
modern lead
- (n) Back in: {n} docks, {city}.
- Back in. This {city} {type} loads at dock height.
modern headline
- (n) Back In: {N} Docks
classic
- (n) Goods are received at {n} dock-high doors.
- The dock stands at the height of a truck bed.
classic lead
- (n) Goods are received at {n} docks at this {city} {type}.
- Goods come first at this {city} {type}, which has {an it} for them.
classic headline
- (n) Goods Received at {N} Docks
casual
- Trucks unload at {the it}.
- (n) {N} trucks can back in at once.
casual lead
- (n) {N} trucks can back in at once at this {city} {type}.
- Got a truck coming? This {city} {type} has {an it}.
casual headline
- (n) Room at the Dock for {N}
caption
- (n) Dock-high doors: {n}.
- Loads at dock height.
= n dock-high doors: n trucks can dock at once; dock height meets a truck bed

## drive-in doors
kind: building
hook: 6
match: drive-in doors, drive in doors, drive-in door, grade level doors, grade level door, grade-level, gl doors, overhead doors, oh doors, roll up doors, roll-up door, 12x14 overhead, garage doors, 14' doors, drive through bays
luxury
- (n) There are {n} doors at grade.
- There are {an it} at grade.
luxury lead
- Vehicles enter this {city} {type} on the level: it has {an it}.
- Trucks drive in at this {city} {type}, which has {an it}.
luxury headline
- Entered at Grade
investor
- (n) Grade-level doors: {n}.
- Loading: {it}.
investor lead
- (n) Grade-level doors at this {city} {type}: {n}.
- This {city} {type} has {an it}.
investor headline
- {It} in {city}
family
- Trucks drive in by {the it}.
- Drive in and unload out of the rain by {the it}.
family lead
- Roll the door up and drive in: this {city} {type} has {an it}.
- Drive in and unload out of the rain: this {city} {type} has {an it}.
family headline
- Roll It Up and Drive In
modern
- (n) Drive in: {n} doors.
- Trucks drive in by {the it}.
modern lead
- Door up, truck in: a {city} {type} with {an it}.
- Drive in: this {city} {type} has {an it}.
modern headline
- Door Up. Truck In.
classic
- (n) There are {n} drive-in doors, at grade.
- By {the it}, a vehicle may be driven in and unloaded under cover.
classic lead
- At this {city} {type} the truck comes in with the load: there is {an it}.
- A truck may be unloaded under cover at this {city} {type}, which has {an it}.
classic headline
- Where the Truck Comes In, Too
casual
- (n) You've got {n} drive-in doors.
- Trucks drive in by {the it}.
casual lead
- Drive right in: this {city} {type} has {an it}.
- The van can spend the night inside: this {city} {type} has {an it}.
casual headline
- Drive Right In
caption
- (n) Drive-in doors: {n}.
- Drives in at grade.

## clear height
kind: building
hook: 7
match: clear height, ft clear, foot clear, feet clear, clear ceiling, 24' clear, 32' clear, high bay
luxury
- (n) The clear height is {n} feet.
- (n) Goods may rise {n} feet, and nothing hangs in their way.
luxury lead
- (n) This {city} {type} has {n} feet of clear height.
- (n) Goods may rise {n} feet in this {city} {type}.
luxury headline
- (n) {N} Feet, Clear
investor
- (n) Clear: {n} feet.
- Clear: {it}.
investor lead
- (n) Clear height at this {city} {type}: {n} feet.
- (n) This {city} {type} is {n} feet clear.
investor headline
- (n) {N} Feet Clear
family
- (n) The clear height is {n} feet.
- (n) Stack it up: there's {n} feet clear.
family lead
- (n) Stack it high: this {city} {type} is {n} feet clear.
- (n) Look up: this {city} {type} has {n} feet clear.
family headline
- (n) Look Up: {N} Feet Clear
modern
- (n) Clear: {n} feet.
- (n) The clear height is {n} feet.
- There's {a it}.
modern lead
- (n) {N} feet clear: this {city} {type}.
- (n) Stack to {n} feet in this {city} {type}.
modern headline
- (n) Up {N} Feet
classic
- (n) The clear height is {n} feet, measured to the lowest obstruction.
- (n) The interior stands {n} feet clear.
classic lead
- (n) This {city} {type} stands {n} feet clear.
- (n) The clear height of this {city} {type} is {n} feet.
classic headline
- (n) {N} Feet of Clear Height
casual
- (n) The clear height is {n} feet.
- (n) You can stack to {n} feet.
casual lead
- (n) How high does it go? In this {city} {type}, {n} feet clear.
- (n) Stack it high: this {city} {type} is {n} feet clear.
casual headline
- (n) How High? {N} Feet Clear
caption
- (n) Clear height: {n} feet.
- (n) {N} feet clear.
= clear height is measured to the lowest obstruction

## three-phase power
kind: system
hook: 5
match: three-phase power, 3 phase, 3-phase, three phase, 3 phase power, 3ph, 480v, 208v 3 phase, 480/277, heavy power, 3 phase electric, phase 3
luxury
- Three-phase power is brought to the building.
- The power is three-phase.
investor
- Systems: {it}.
- Power: three-phase.
family
- There's {an it} for the machines.
- The power is three-phase, for the big machines.
modern
- Power: three-phase, in the building.
- There's {an it}.
classic
- The building is served by three-phase power.
- Three-phase current is supplied.
casual
- There's {an it} for the machines.
- The power's three-phase.
caption
- Three-phase power.
- Power for machines: three-phase.

## electrical service
kind: system
hook: 5
match: amps, amp service, 200 amp, 400 amp, 600 amp, 800 amp, 1200 amp, 2000 amp, heavy amps, electrical service, amp panel, new electrical service, upgraded electric, a 3 phase
luxury
- (n) Electrical service is {n} amps.
- (year) The electrical service dates from {year}.
investor
- (n) Service: {n} amps.
- (n, year) Electrical: {n} amps, {year}.
- (year) The electrical service has a date: {year}.
family
- (n) There are {n} amps coming in.
- (year) The electrical service was new in {year}.
modern
- (n) {N} amps.
- (n, year) {N} amps, as of {year}.
classic
- (n) The electrical service is rated at {n} amps.
- (year) Its electrical service was installed in {year}.
casual
- (n) You've got {n} amps.
- (year) The electrical's from {year}.
caption
- (n) Electrical service: {n} amps.
- (year) Electrical service, {year}.

## fire sprinklers
kind: system
hook: 5
match: sprinklered, fire sprinklers, sprinkler system, fully sprinklered, wet sprinkler, esfr, esfr sprinklers, fire suppression, wet system, dry sprinkler system, sprinklers throughout
luxury
- (esfr) The sprinklers are ESFR.
- The building is sprinklered.
investor
- Systems: {it}.
- (esfr) Fire protection: ESFR.
- The building is sprinklered.
family
- The building's sprinklered.
- (esfr) The sprinklers are ESFR, built for tall stacks.
modern
- (esfr) ESFR overhead.
- The building is sprinklered.
classic
- The building is equipped with fire sprinklers.
- (esfr) It is protected by ESFR sprinklers.
casual
- (esfr) The sprinklers are ESFR.
- There are {an it}.
caption
- Sprinklered.
- (esfr) ESFR sprinklers.

## column spacing
kind: building
hook: 4
match: column spacing, columns, clear span, no columns, column free, 50x50 column spacing, bay spacing, x column spacing, bays, column-free
luxury
- (span) The floor is clear span, with no column to plan around.
- (it) The columns stand at {it}.
investor
- (it) Column spacing: {it}.
- (span) Clear span: no columns.
family
- (span) The forklift can turn where it wants: there are no columns.
- (it) The columns are {it} apart.
modern
- (span) Columns: none.
- (it) Columns at {it}.
classic
- (span) No column interrupts the floor.
- (it) The columns are set at {it}.
casual
- (span) There are no columns to steer around.
- (it) Columns are {it} apart.
caption
- (it) Columns at {it}.
- (span) Clear span, no columns.
= clear span: no interior columns

## fenced yard, industrial
kind: outdoor place
hook: 5
match: fenced yard, secured yard, outdoor storage, outside storage, ios, industrial outdoor storage, laydown yard, lay down yard, gravel yard, gated yard, paved yard, fenced and gated yard, stabilized yard, truck parking yard
luxury
- There is {an it} for what need not be under a roof.
- There is {an it}.
investor
- Yard: {it}.
- Outdoors: {it}.
family
- Trailers and trucks go in {the it}.
- There's {an it} for the equipment.
modern
- Overflow goes in {the it}.
- There's {an it} for the equipment.
classic
- There is {an it} for storage out of doors.
- There is {an it} for equipment.
casual
- There's {an it} for the equipment.
- The trailers go in {the it}.
caption
- Yard: {it}.
- (fenced) Fenced ground for the overflow.
- Ground for the overflow.

## rail
kind: building
hook: 8
match: rail, rail served, rail-served, rail spur, rail siding, rail access, rail doors, active rail, bnsf rail, up rail, csx rail, norfolk southern, rail dock
luxury
- Goods may arrive by rail; there is {an it}.
- There is {an it}.
luxury lead
- Freight reaches this {city} {type} by road or by rail: it has {an it}.
- This {city} {type} has {an it}, for goods by the carload.
luxury headline
- Where the Rails Come In
investor
- Rail: {it}.
- {The it} is in place.
investor lead
- This {city} {type} has {an it}.
- Freight access at this {city} {type}: {it}.
investor headline
- Rail in {city}
family
- With {an it}, freight can come in by the carload and go out by the box.
- There's {an it}.
family lead
- Freight comes in by the carload: this {city} {type} has {an it}.
- The train comes to you: this {city} {type} has {an it}.
family headline
- Freight by the Carload
modern
- By truck or by train: {it}.
- There's {an it}.
modern lead
- By truck or by train: this {city} {type} has {an it}.
- This {city} {type} has {an it}.
modern headline
- On the Tracks: Rail in Place
classic
- There is {an it}, for goods that come by the carload.
- {An it} gives freight another way in besides the road.
classic lead
- This {city} {type} has {an it}, for goods that come by the carload.
- Freight comes by road or by rail to this {city} {type}, which has {an it}.
classic headline
- Goods by the Carload
casual
- There's {an it}. Yes, an actual train.
- You get {an it}.
casual lead
- Yes, an actual train: this {city} {type} has {an it}.
- Freight can come by train here: this {city} {type} has {an it}.
casual headline
- Yes, an Actual Train
caption
- Rail: {it}.
- (served) Served by rail.
- Rail in place.

## compressed air
kind: system
hook: 4
match: compressed air, air lines, airlines, plumbed for air, air lines throughout, shop air
luxury
- Compressed air is piped in.
- The air lines are run.
investor
- Air: plumbed.
- The air lines are run.
family
- The air lines are in.
- {The it} is piped in.
modern
- Air: plumbed.
- The air lines are run.
classic
- Air lines have been run for the tools.
- The building is plumbed for compressed air.
casual
- It's plumbed for air.
- The air lines are already run.
caption
- Plumbed for air.
- Air lines in.

## crane
kind: system
hook: 7
match: crane, bridge crane, overhead crane, ton crane, jib crane, gantry crane, crane served, bridge cranes
luxury
- {The it} does the lifting.
- (n) {The it} is rated at {n} tons.
luxury lead
- What cannot be carried in this {city} {type} is lifted: there is {an it}.
- The lifting at this {city} {type} is done by {the it}.
luxury headline
- Lifted, Not Carried
investor
- Lifting: {it}.
- Equipment: {it}.
investor lead
- This {city} {type} has {an it}.
- Lifting at this {city} {type}: {it}.
investor headline
- {It} in {city}
family
- {The it} does the heavy lifting.
- Nobody has to lift the heavy end: there's {an it}.
family lead
- Nobody has to lift the heavy end: this {city} {type} has {an it}.
- Hook it, lift it, set it down: this {city} {type} has {an it}.
family headline
- Hook It, Lift It, Set It Down
modern
- Lifting: {it}.
- {The it} does the heavy lifting.
modern lead
- Heavy is fine. This {city} {type} has {an it}.
- Heavy goes up: this {city} {type} has {an it}.
modern headline
- Heavy Is Fine: It Has a Crane
classic
- {An it} is installed for the heavy lifting.
- (n) {An it} of {n} tons serves the floor.
classic lead
- This {city} {type} has {an it} for the heavy lifting.
- What cannot be carried is lifted at this {city} {type}, which has {an it}.
classic headline
- With a Crane to Do the Lifting
casual
- There's {an it}, so nobody lifts the heavy end.
- {The it} does the heavy lifting.
casual lead
- This {city} {type} has {an it}, so nobody lifts the heavy end.
- The heavy lifting's covered: this {city} {type} has {an it}.
casual headline
- Ever Wanted Your Own Crane?
caption
- Lifting: {it}.
- (n) Crane: {n} tons.

## mezzanine
kind: building
hook: 5
match: mezzanine, mezz, storage mezzanine, office mezzanine, mezzanine storage, mezzanine office, bonus mezzanine, second level mezzanine
luxury
- There is a mezzanine, a level of its own within the building.
- A mezzanine puts the height to use.
investor
- Building: {it}.
- Layout: {it}.
family
- There's {an it} above the floor.
- There's a mezzanine for small parts and storage.
modern
- There's a mezzanine.
- Half a floor more: mezzanine.
classic
- There is a mezzanine besides the main floor.
- There is a mezzanine.
casual
- There's {an it} above the floor.
- You get a mezzanine for the overflow.
caption
- Mezzanine.
- A mezzanine for the overflow.

## truck court
kind: outdoor place
hook: 5
match: truck court, ft truck court, deep truck court, truck turnaround, truck maneuvering
luxury
- (n) The truck court is {n} feet deep.
- Trucks have a court of their own to turn in.
investor
- (n) Truck court: {n} feet.
- Trucks: {it}.
family
- Trucks turn in {the it}.
- Drivers get a truck court to swing wide in.
modern
- (n) Truck court: {n} feet.
- Trucks turn in {the it}.
classic
- A truck court is provided for turning and backing.
- (n) Its truck court measures {n} feet.
casual
- Trucks turn in {the it}.
- (n) There's {n} feet of truck court.
- Trucks get a court to turn around in.
caption
- (n) Truck court: {n} feet.
- A court for trucks to turn in.

## truck access
kind: building
hook: 4
match: semi access, tractor trailer access, full drive around, drive-around access, trailer parking
luxury
- For trucks there is {an it}.
- Trucks are provided for, with {an it}.
investor
- Trucks: {it}.
- Listed: {it}.
family
- Send the big truck: there's {an it}.
- There's {an it} for trucks.
modern
- Trucks: {it}.
- There's {an it}.
classic
- There is {an it} for trucks.
- {An it} is provided.
casual
- Got a long trailer? There's {an it}.
- There's {an it} for the trucks.
caption
- Trucks: {it}.
- With {an it}.

## dock equipment
kind: system
hook: 3
match: dock levelers, levelers, pit levelers, edge of dock, dock seals, dock bumpers, dock lights, dock locks, edge-of-dock levelers, dock plates
luxury
- The docks are fitted with {an it}.
- The docks come equipped: {it}.
investor
- Dock equipment: {it}.
- Installed: {it}.
family
- The docks have {an it}.
- Whoever works the docks will be glad of {the it}.
modern
- Docks: {it}.
- Installed: {it}.
classic
- The docks are equipped with {an it}.
- {It} has been installed at the docks.
casual
- You get {an it} at the docks.
- The docks already have {an it}.
caption
- Dock equipment: {it}.
- Docks with {an it}.

## floor and slab
kind: building
hook: 3
match: floor drains, floor drain, trench drain, reinforced slab, 6 inch slab, reinforced concrete floor, sealed concrete floor, epoxy floor, thick slab, heavy floor load, oil separator, wash bay
luxury
- (slab) The slab is reinforced.
- (drains) There are floor drains, and the floor may be hosed clean.
- There is {an it}.
investor
- (slab) Floor: reinforced slab.
- (drains) Floor drains: in.
- Building: {it}.
family
- (drains) Hose it down: there are floor drains.
- (slab) The slab's reinforced.
- There's {an it}.
modern
- (drains) There are floor drains.
- (slab) The slab is reinforced.
- There's {an it}.
classic
- (drains) Floor drains are provided for washing down.
- (slab) The floor is of reinforced concrete.
- There is {an it}.
casual
- (drains) Mopping's a hose job: there are floor drains.
- (slab) The floor's a reinforced slab.
caption
- (drains) Floor drains.
- (slab) Reinforced slab.

## service bays
kind: building
hook: 6
match: service bays, auto bays, lifts, car lifts, repair bays, mechanic bays, bay garage, auto shop, 2 post lifts, four bays, alignment rack
luxury
- (n) There are {n} service bays.
- There are {an it}.
luxury lead
- (n) This {city} {type} works in {n} bays.
- This {city} {type} is laid out in service bays.
luxury headline
- (n) {N} Bays
investor
- (n) Bays: {n}.
- Bays: {it}.
investor lead
- (n) Service bays at this {city} {type}: {n}.
- This {city} {type} has service bays.
investor headline
- Service Bays in {city}
family
- There are {an it} for the work.
- (n) There are {n} bays for the work.
family lead
- (n) Doors up, radio on: {n} bays at this {city} {type}.
- Doors up, radio on: this {city} {type} has service bays.
family headline
- Coffee On, Radio On, Doors Up
modern
- There are {an it}.
- (n) Bays: {n}.
modern lead
- (n) {N} bays at this {city} {type}.
- Pull in: this {city} {type} has service bays.
modern headline
- (n) {N} Bays. Next Car.
classic
- (n) Work is done in {n} bays.
- The building is arranged in service bays.
- There are {an it}.
classic lead
- (n) This {city} {type} has {n} bays.
- Work is done in service bays at this {city} {type}.
classic headline
- (n) A Shop of {N} Bays
casual
- There are {an it} for the work.
- (n) You get {n} bays.
casual lead
- (n) {N} bays at this {city} {type}, so {n} jobs can go at once.
- This {city} {type} has service bays.
casual headline
- (n) {N} Bays
caption
- (n) Service bays: {n}.
- Bays for the work.

## highway distance
kind: location
hook: 5
match: miles to i-80, mi to interstate, minutes to highway, min to i-95, close to interstate, near interchange, highway access, interstate access, easy highway access, mi to airport, mi to port, at interchange, off exit
luxury
- {The place} is {distance} away.
- It is {distance} to {the place}.
investor
- Access: {place}, {distance}.
- {The place}: {distance}.
family
- It's {distance} from here to {the place}.
- You're {distance} from {the place}.
modern
- {Distance} to {the place}.
- Out the door, {distance} to {the place}.
classic
- {The place} lies {distance} off.
- {The place} is {distance} away.
casual
- It's {distance} to {the place}.
- You're {distance} from {the place}.
caption
- {Distance} to {the place}.
- {The place}: {distance}.

# ANY BUILDING

## hvac, commercial
kind: system
hook: 3
match: hvac, rtu, rooftop units, roof top units, package units, new hvac, central hvac, heated and cooled, climate controlled, fully air conditioned, mini splits commercial
luxury
- (year) The HVAC dates from {year}.
- There is HVAC in the building.
investor
- (year) HVAC: {year}.
- HVAC: in place.
family
- (year) The HVAC was new in {year}.
- There's HVAC.
modern
- (year) HVAC, {year}.
- (climate) Climate-controlled.
- There's HVAC.
classic
- (year) The HVAC was installed in {year}.
- Heating and cooling are provided for.
casual
- (year) The HVAC's from {year}.
- It's got HVAC.
caption
- (year) HVAC: {year}.
- Heated and cooled.

## roof, commercial
kind: update
hook: 4
match: tpo roof, epdm roof, new roof, roof replaced, metal roof, rubber roof, membrane roof, modified bitumen, new tpo, flat roof replaced, standing seam
luxury
- (year) The roof was new in {year}.
- (kind) The roof is {an it}.
investor
- (year) Roof: {year}.
- (kind) Roof: {it}.
family
- (year) The roof was new in {year}.
- (kind) Overhead there's {an it}.
modern
- (year) Roof: {year}.
- (kind) Up top: {it}.
classic
- (year) The roof was replaced in {year}.
- (kind) The building has {an it}.
casual
- (year) The roof's from {year}.
- (kind) Up top there's {an it}.
caption
- (year) Roof: {year}.
- (kind) Roof: {it}.

## tenant in place, commercial
kind: tenancy
hook: 6
match: tenant in place, tenants in place, leased, fully leased, tenant occupied commercial, long term tenant, existing tenant, anchor tenant in place, leased investment, single tenant, occupied by tenant, national tenant
luxury
- The building is let.
- A tenant is in place, and the lease goes with the building.
luxury lead
- This {city} {type} is sold with its tenant in place.
- There is a tenant in place at this {city} {type}.
luxury headline
- Sold with Its Tenant
investor
- Tenant in place.
- Occupancy: tenant in place.
investor lead
- This {city} {type} has a tenant in place.
- Occupancy of this {city} {type}: tenant in place.
investor headline
- Tenant in Place
family
- The tenant is in place and already has the key.
- A tenant's in, the lights are on, and the lease comes with the building.
family lead
- The lights are on already: this {city} {type} has a tenant in place.
- The tenant stays: this {city} {type} has a tenant in place.
family headline
- The Lights Are On: Tenant in Place
modern
- Tenant in. Lease included.
- There's a tenant in place.
modern lead
- Occupied. This {city} {type} comes with a tenant.
- This {city} {type} has a tenant in place, lease included.
modern headline
- Comes with a Tenant
classic
- The building is sold subject to the tenant's lease.
- There is a tenant in place.
classic lead
- This {city} {type} is at work already, with a tenant in place.
- This {city} {type} is sold with a tenant in place.
classic headline
- Let, and Sold Subject to the Lease
casual
- There's a tenant in there already.
- There's a tenant in place.
casual lead
- This {city} {type} already has a tenant in place.
- The tenant stays: this {city} {type} comes with a tenant in place.
casual headline
- The Tenant Comes with the Building
caption
- Tenant in place.
- Leased, tenant stays.
= a lease in place passes to the buyer of the building
= these lines are for one tenant; for several the engine prints 'tenants' and 'leases'

## vacant, commercial
kind: availability
hook: 5
match: vacant, delivered vacant, vacant building, vacant and ready, available immediately commercial, unoccupied, will be delivered vacant, vacant at closing
luxury
- (now) The building is vacant, to be occupied or let.
- (delivered) It will be delivered vacant.
investor
- (delivered) Delivered vacant.
- Occupancy: vacant.
family
- (now) Nobody has to move out first. It's vacant.
- (delivered) It'll be empty by the time you get the keys.
- It's vacant.
modern
- (now) Vacant.
- (delivered) Vacant at closing.
- It's vacant.
classic
- (now) The building stands vacant.
- (delivered) Vacant possession will be given at closing.
- The building is vacant.
casual
- (now) Nobody's in it.
- (delivered) It comes empty at closing.
- It's vacant.
caption
- (now) Vacant.
- (delivered) Delivered vacant.

## led lighting
kind: system
hook: 2
match: led lighting, led lights, led, high bay led, led high bays
luxury
- The lighting is LED.
- LED fixtures are installed.
investor
- Lighting: LED.
- LED fixtures are in.
family
- The lighting is LED.
- The lights are LED.
modern
- Lights: LED.
- LED, already in.
classic
- The lighting is by LED.
- LED fixtures have been fitted.
casual
- The lighting's LED.
- The lights are LED already.
caption
- LED lighting.
- Lit by LED.

# MULTI-FAMILY BUILDINGS

## units
kind: building
hook: 7
match: units, unit building, duplex, triplex, fourplex, quadplex, 4-plex, four plex, six unit, two family, 2 family, three family, 3 family, three decker, triple decker, two flat, three flat, 4 units, 12 units, up/down duplex, side by side duplex
luxury
- (n) The building holds {n} units.
- (n) One roof covers {n} units.
luxury lead
- (n) One building in {city}, {n} units within.
- (n) This {city} {type} holds {n} units.
luxury headline
- (n) {N} Units, One Building
investor
- (n) Units: {n}.
- (n) Unit count: {n}.
investor lead
- (n) Units at this {city} {type}: {n}.
- (n) This {city} {type} has {n} units.
investor headline
- (n) {N} Units in {city}
family
- (n) There are {n} units, each with a kitchen of its own.
- (n) There are {n} units.
family lead
- (n) This {city} {type} has {n} units, each with a kitchen of its own.
- (n) There are {n} units under one roof at this {city} {type}.
family headline
- (n) {N} Kitchens Under One Roof
modern
- (n) {N} units. One roof.
- (n) There are {n} units.
modern lead
- (n) {N} units, one deed, {city}.
- (n) This {city} {type} has {n} units.
modern headline
- (n) {N} Units, One Roof
classic
- (n) The building is divided into {n} units.
- (n) It contains {n} units, each with its own kitchen.
classic lead
- (n) This {city} {type} is divided into {n} units.
- (n) This {city} {type} contains {n} units, each with its own kitchen.
classic headline
- (n) A Building of {N} Units
casual
- (n) You get {n} units on one deed.
- (n) There are {n} units.
casual lead
- (n) This {city} {type} has {n} units and one roof.
- (n) You get {n} kitchens: this {city} {type} has {n} units.
casual headline
- (n) One Roof, {N} Kitchens
caption
- (n) Units: {n}.
- (n) {N} units, one roof.
= each unit has its own kitchen

## unit mix
kind: building
hook: 5
match: unit mix, 2br/1ba each, 3 bed 1 bath each, all 2 bedroom, one bedrooms, two bedrooms, (2) 1br (2) 2br, mix of 1 and 2 bedroom, 2 bed units, studios and one bedrooms, each unit 2 bed, identical units, 2/1 and 3/1
luxury
- The units are {list}.
- (same) Each unit is laid out with {list}.
investor
- Mix: {list}.
- (same) Every unit is {list}.
family
- (same) Every unit has {list}.
- The units are {list}.
modern
- Mix: {list}.
- (same) Each: {list}.
classic
- The units comprise {list}.
- (same) The units are alike in count, each with {list}.
casual
- It breaks down like this: {list}.
- (same) They're all {list}.
caption
- Unit mix: {list}.
- (same) Each unit: {list}.

## separate entrances
kind: building
hook: 5
match: separate entrances, private entrances, own entrance, each unit has own entrance, individual entrances, private entry each unit, no common hallway, separate front doors, side by side entrances
luxury
- There are {an it}.
- The entrances are separate.
investor
- Entrances: separate.
- Access: {it}.
family
- There are {an it}.
- Each unit has its own entrance.
modern
- Separate entrances.
- There are {an it}.
classic
- The units are entered separately.
- There are {an it}.
casual
- There are {an it}.
- There are {an it}, so everybody's got their own door.
caption
- Separate entrances.
- Every unit, its own door.

## common laundry
kind: amenity
hook: 4
match: common laundry, shared laundry, coin laundry, coin-op laundry, laundry in basement, laundry room on site, on-site laundry, coin op, shared w/d, laundry facility, community laundry
luxury
- A laundry serves the building.
- There is {an it}.
investor
- Laundry: {it}.
- Laundry: shared.
family
- There's {an it}.
- The laundry is shared and on site.
modern
- Laundry: on site.
- There's {an it}.
classic
- A common laundry is provided.
- (coin) The laundry is common to the building, and takes coins.
casual
- There's {an it}.
- There's laundry on site.
caption
- Shared laundry on site.
- (coin) Coin laundry.

## parking per unit
kind: parking
hook: 5
match: off-street parking, off street parking, parking per unit, one space per unit, 2 spaces per unit, driveway parking, assigned parking, parking for each unit, rear parking, parking pad, garages for each unit, off street parking for
luxury
- (each) Each unit has its own parking.
- Parking is off the street.
investor
- (each) Parking is provided for each unit.
- Parking: off-street.
family
- There's {an it}.
- (each) Each unit has its own spot.
- Everybody parks off the street.
modern
- (n) Off-street parking: {n}.
- (each) Every unit has parking.
- Parking, off the street.
classic
- (n) There is parking for {n} cars.
- (each) Parking is allotted to each unit.
casual
- There's {an it}.
- (n) There's parking for {n}.
- (each) Everybody gets a spot.
- You park off the street.
caption
- (n) Off-street parking: {n}.
- Parking off the street.

## storage per unit
kind: storage
hook: 4
match: storage per unit, storage for each unit, storage lockers, private storage, tenant storage, basement storage for each, storage cages, lockable storage
luxury
- Each unit has storage of its own.
- There is storage for each unit, apart from the rooms.
investor
- Storage: one for each unit.
- Each unit has storage.
family
- There's {an it}.
- Each unit has storage for skis and suitcases.
modern
- Storage, one each.
- There's {an it}.
classic
- Storage is provided for each unit.
- Each unit has its storage.
casual
- There's {an it}.
- Every unit gets storage.
caption
- Storage for each unit.
- One storage space each.

## updated units
kind: update
hook: 5
match: updated units, renovated units, units updated, units renovated, remodeled units, one unit updated, all units updated, two of four units renovated, turned units, recently renovated units, rehabbed units, new kitchens in units
luxury
- (n) {N} of the units have been updated.
- (year) The units were updated in {year}.
investor
- (year) Unit updates: {year}.
- Units: updated.
- (n) Updated: {n} units.
family
- (n) {N} units are done.
- The units have been updated.
modern
- (n) Updated: {n} units.
- The units have been updated.
classic
- (n) {N} of the units have been updated.
- The units have been updated.
casual
- (n) {N} units are done.
- The units have been updated.
caption
- (all) Updated units.
- (n) Updated units: {n}.

## porch or balcony per unit
kind: outdoor place
hook: 4
match: porches front and back, porch for each unit, balcony each unit, decks each unit, private porch each, front and back porches, patio each unit, private balconies, each unit has balcony, stacked porches
luxury
- (each) Each unit has its own {it}.
- There are {an it}.
investor
- (each) Exterior: {it}, one to a unit.
- Exterior: {it}.
family
- (each) Everybody gets a seat outdoors. Each unit has {an it}.
- Take the coffee outside. There are {an it}.
modern
- (each) Outdoors, one each: {it}.
- There are {an it}.
classic
- (each) Every unit has {an it}.
- There are {an it} for sitting out of doors.
casual
- (each) Each unit gets {an it}.
- There are {an it}.
caption
- (each) For each unit, {an it}.
- Outside: {it}.

## separate heating systems
kind: system
hook: 5
match: separate boilers, separate furnaces, separate heating systems, individual furnaces, separate heat, each unit own furnace, individual hvac, separate hvac, own boiler, separate utilities and systems
luxury
- Each unit is heated by a system of its own.
- The heating is separate for each unit.
- There are {an it}.
investor
- Heat: separate systems.
- (year) Separate systems, {year}.
- Heat: {it}.
family
- There are {an it}.
- The heat is separate for each unit.
modern
- Heating systems: one per unit.
- There are {an it}.
classic
- Each unit has its own heating system.
- There are {an it}.
casual
- There are {an it}.
- Everybody has their own heat.
caption
- Separate heat for each unit.
- One heating system per unit.

## owner's unit
kind: building
hook: 5
match: owner's unit, owners unit, owner occupied, owner occupied unit, owner's suite unit, owner unit vacant at closing
luxury
- One unit is the owner's.
- There is {an it}.
investor
- Occupancy: {it}.
- (vacant) Owner's unit: vacant at closing.
- One unit is owner-occupied.
family
- There's {an it}.
- One of them is the owner's unit.
modern
- {The it}: live in one, rent the rest.
- (vacant) Owner's unit: vacant at closing.
classic
- The owner occupies one of the units.
- (vacant) The owner's unit is to be vacated at closing.
casual
- There's {an it}.
- (vacant) The owner's unit comes empty.
- One of them's the owner's.
caption
- Owner's unit.
- (vacant) Owner's unit vacant at closing.

## townhouse-style units
kind: building
hook: 4
match: townhouse style units, townhome style, townhouse style, two story units, no one above or below, side by side units, side-by-side, ranch units, single level units, all one level, garden style, flats
luxury
- (side) The units stand side by side, and no one lives above another.
- (stacked) The units lie one above another, a floor to each.
- There are {an it}.
investor
- (side) Side by side: shared walls, no shared ceilings.
- (stacked) Stacked flats.
- Layout: {it}.
family
- (side) They're side by side, so nobody's footsteps are your ceiling.
- There are {an it}.
- (stacked) It's one floor to each unit.
modern
- (side) Side by side.
- (stacked) One floor per unit.
- There are {an it}.
classic
- (side) The units are built side by side, with a wall and not a floor between them.
- (stacked) Each unit has a floor to itself.
- There are {an it}.
casual
- (side) They're side by side, with nobody upstairs.
- (stacked) It's a floor apiece.
- There are {an it}.
caption
- (side) Side-by-side units.
- (stacked) One floor to each unit.
= side-by-side units: no unit above another

## intercom entry
kind: technology
hook: 3
match: intercom, buzzer, buzz in entry, keyed entry, key fob entry, fob access, secured entry, video intercom, controlled access, controlled entry, call box
luxury
- (intercom) Callers announce themselves by intercom.
- The building has {an it}.
investor
- Entry: {it}.
- Access: {it}.
family
- (intercom) Buzz them up: there's {an it}.
- (fob) You get in with a fob.
- (intercom) There's {an it}.
modern
- Getting in: {it}.
- (intercom) There's {an it}.
classic
- (intercom) Visitors ring, and are answered by intercom.
- The building is fitted with {an it}.
casual
- (intercom) There's {an it}.
- (intercom) You can buzz people in: there's {an it}.
caption
- Entry: {it}.
- (intercom) Buzz-in entry.
`
