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
- There are {lot}, and time should be allowed to see them.
luxury lead
- There are {lot} here, in {city}, and the first thing to do is walk them.
luxury headline
- {Lot}, to Be Walked First
investor
- Land: {lot}. Divide the price by it before comparing.
- Land: {lot}.
- The acreage is {lot}; match it to the plat.
investor lead
- Compare this {city} {type} by the acre: there are {lot}.
investor headline
- Start with the Acreage: {Lot}
family
- There are {lot} to walk, so bring boots and whoever's free on Saturday.
- Take the long way around, with {lot} to do it on.
family lead
- Pick a corner and start walking. This {city} {type} has {lot} to cover.
family headline
- Bring Boots: There Are {Lot}
modern
- Land: {lot}. Start walking.
- Count in acres here: {lot}.
modern lead
- Ground first: {lot} in {city}.
modern headline
- Measured in Acres: {Lot}
classic
- The property extends to {lot}.
- Its land is reckoned at {lot}.
classic lead
- Land is best described by walking it, and in {city} there are {lot} to describe.
classic headline
- {Lot}, Best Known on Foot
casual
- It's {lot}. A tape measure won't be much help.
- You've got {lot} to work with, or to leave alone.
casual lead
- How far do you feel like walking? There's {lot} of this in {city}.
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
- It is a building lot, and nothing on it has been decided.
- The lot is buildable, and the drawing has yet to be made.
investor
- Building lot: confirm setbacks, coverage, and height with the building department.
- The lot is buildable; the setbacks will say how much of it.
family
- Pace it off and argue about where the kitchen goes. It's a building lot.
- You get a building lot and the first say about everything on it.
- It's a building lot.
modern
- {An it}. Nothing on it. Draw.
- Buildable, unbuilt.
classic
- {The it} may be built upon, and has not been.
- It is a building lot, and open to proposals.
casual
- It's an empty lot that'd like not to be.
- You can build on it, and nobody's picked the tile yet.
- It's {a it}.
caption
- A building lot.
- Buildable, and still unbuilt.

## utilities at street
kind: utilities
hook: 6
match: utilities at street, utilities at lot line, utilities at the road, all utilities at street, utilities in street, city utilities at street, utils at street, water and sewer at street, water/sewer/gas at street, utilities stubbed
luxury
- The utilities have been brought as far as {at}.
- Utilities are at {at}; the run from there follows the plan.
investor
- Utilities: at {at}. Left to price: tap fees and the run to the building.
- With utilities at {at}, the budget starts at the connection.
- (list) At {at}: {list}. Get the tap fees in writing.
- (list) At {at}: {list}.
family
- Utilities are already at {at}.
- The lines already come to {at}. All that's left is the last stretch to wherever you build.
modern
- Utilities: at {at}. Hook up.
- (list) At {at}: {list}.
- As far as {at}, it's done. Then a trench.
classic
- Utilities have been brought to {at}.
- The utilities are at {at}, and remain to be connected.
casual
- Utilities made it to {at}. You just have to talk them into the last bit.
- Utilities are at {at}. Hooking up takes a permit and a trench.
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
- Utilities: available. Ask each provider how far away, and for how much.
- Utilities: available.
family
- Utilities are available, so ask how far each has to come before you plan the trench.
- Utilities are available.
modern
- Utilities: available. Ask how far.
- Utilities are available.
classic
- Utilities may be had, upon application.
- (list) The property may be served by {list}.
- Utilities are available.
casual
- Utilities are available. Ask how far, then ask how much.
- Utilities are available.
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
- Power: at {at}. Left to price: the run from there to the building.
- Electricity reaches {at}; ask the utility for a quote by the foot.
family
- Power's already at {at}. The lights have only the last stretch to come.
- The electric line is at {at}. Where it goes next is up to you.
- Power is at {at}.
modern
- Power at {at}. Call the utility.
- The grid stops at {at}. Extend it.
- Power is at {at}.
classic
- Electricity is at {at}, and remains to be brought in.
- Power has been brought to {at}.
casual
- There's power at {at}, so the coffee maker has a future.
- Power's at {at}. The extension cord is going to be a project.
- Power's at {at}.
caption
- Power at {at}.
- Electricity, as far as {at}.

## drilled well
kind: utilities
hook: 6
match: drilled well, well drilled, existing well, well on property, private well, well in place, well already drilled, producing well, new well
luxury
- Water comes from a well already drilled.
- The well is drilled, and the land carries its own water.
investor
- The well is in: ask for the driller's log, the flow test, and the water test.
- Water: drilled well, so that line of the site budget is spent.
family
- The first glass of water can come out of your own ground. The well is drilled.
- Fill the jug here. The well's already in.
- There's {an it}.
modern
- Water: drilled, done.
- The well is in. No water bill follows.
classic
- A well has been drilled, which is the first thing land should be asked about.
- The property has its own water, from a drilled well.
casual
- Somebody already paid the driller. The well's in.
- Skip the guy with the forked stick. The well's drilled.
- There's {an it}.
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
- {The it} is on paper, and drilling may follow.
investor
- Well: permitted, not drilled. Price the drilling by the foot.
- Read the well permit for its uses and its expiration.
- Utilities: {it}.
family
- The well permit is in hand, so water is down to picking a driller.
- {The it} is done; the digging is next.
modern
- Well permit: yes. Drill: next.
- Permitted for a well.
classic
- {An it} has been granted.
- There is a well permit.
casual
- You can call a driller. There's a well permit.
- The well's still {a it}, but it's the right piece of paper.
- There's {an it}.
caption
- Well permit in hand.
- Permitted for a well.

## septic approved
kind: utilities
hook: 5
match: septic approved, septic permit, septic permit in hand, approved for septic, septic design approved, bedroom septic approval, septic plan approved
luxury
- Septic approval has been obtained.
- The septic system is approved, so one large question is settled before the first drawing.
investor
- Septic: approved, not installed. Check the bedroom count and the expiration on the permit.
- Septic: approved.
family
- The least glamorous question already has its answer: septic's approved.
- The septic approval is in hand. On to the fun drawings.
modern
- Septic: approved. On to the plan.
- The permit says yes to septic.
classic
- The septic system has been approved, and may be built when the rest is.
- Approval for septic is on file.
casual
- Septic's approved. Nobody frames that letter, but everybody wants it.
- Septic is approved.
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
- Septic: installed. Ask for the permit, the as-built, and the last pump date.
- The septic system is in, so the site budget is shorter by one excavation.
- Septic: installed.
family
- That's one hole you won't have to dig. The septic is in.
- One muddy job is off your list: the septic system is in.
- The septic is installed.
modern
- Septic: in the ground.
- Septic is in. One trench fewer.
classic
- A septic system is already in place.
- The septic system has been installed.
casual
- The septic's in. You get to skip the week with the backhoe.
- There's already a septic system. Let's never mention it again.
- The septic's installed.
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
- Perc test: passed. Read its date and the location of the test holes.
- It perked, so septic is a design question and a cost, no longer a maybe.
- Perc test: passed.
family
- The ground passed its perc test, so keep planning.
- The perc test is passed.
modern
- Perc test: pass.
- It perks. Plan on.
classic
- The land has passed its perc test.
- The soil was tested for septic, and passed.
casual
- It perks. If you know, you know; if you don't, that's good news.
- The dirt took a test and passed.
caption
- Perc test passed.
- It perks.
= a passed perc test: the soil absorbs water at an acceptable rate for septic

## perc test on file
kind: land
hook: 3
match: perc test, perc test on file, perk test, soil test, soil tested, soils report, perc test available, perc report, soil study
luxury
- The soil has been tested, and the report is there to read.
- There is {an it}.
investor
- On file: {it}. Read the result, the date, and the location of the holes.
- On file: {it}.
- {An it} exists; have a septic designer say what it allows.
family
- Somebody has already asked the dirt: there's {an it}.
- Take {the it} to whoever designs the septic, and start there.
- There's {an it}.
modern
- Dirt, tested: {it}.
- Read {the it} first.
classic
- The soil has been examined, and {an it} says what was found.
- There is {an it} among the papers.
casual
- There's {an it}. It's a short read, and it's all about dirt.
- The dirt's been looked into: {it}.
caption
- Soil tested.
- On file: {it}.

## survey
kind: land
hook: 3
match: survey, survey on file, surveyed, recent survey, boundary survey, corners marked, corners pinned, survey available, staked, plat available
luxury
- A survey makes the boundary a matter of record.
- The land has been surveyed.
investor
- Survey: on file. Read it for easements and encroachments before the title report does.
- The lines are surveyed; ask whether the lender will accept the date.
- On file: {it}.
family
- Walk the line and know you're on it. It's been surveyed.
- Find the corner pins first. The survey tells you where to look.
- There's {an it}.
modern
- Surveyed. The lines are drawn.
- There's {an it}.
classic
- There is a survey, which has settled more fence arguments than patience has.
- There is {an it}.
casual
- Where does the neighbor start? Check the survey. There is one.
- There's a survey on file. Bring it along and go find the pins.
- There's {an it}.
caption
- Survey on file.
- Surveyed.

## road frontage
kind: land
hook: 6
match: road frontage, ft of road frontage, feet of frontage, frontage on, county road frontage, highway frontage, hwy frontage, fronts on, front feet, two road frontages
luxury
- (n) The land meets the road for {n} feet.
- The land has frontage on the road.
investor
- (n) Frontage: {n} feet. Ask the road authority about driveway permits.
- (n) Frontage: {n} feet.
- It has road frontage; confirm where a driveway permit would put the entrance.
family
- (n) Pick the spot for the mailbox. There's {n} feet of road frontage.
- There's {an it}.
modern
- (n) Along the road: {n} feet.
- Frontage on the road. Enter where permitted.
classic
- (n) It fronts the road for {n} feet.
- The property has its own frontage on the road.
casual
- (n) You get {n} feet of road frontage, which is a lot of places to put a mailbox.
- It's got road frontage, so you can find it without a trail map.
- There's {an it}.
caption
- (n) Road frontage: {n} feet.
- Right on the road, with frontage.
= road frontage: the parcel touches the road

## paved road
kind: land
hook: 3
match: paved road, paved road frontage, on paved road, blacktop road, paved access, asphalt road, paved to the property, hard surface road
luxury
- The pavement comes all the way.
- One arrives by paved road.
investor
- Access: paved road. Ask who maintains it.
- The road is paved, so access work starts at the driveway.
- Road: paved.
family
- The road is paved right to it, so the car can stay as clean as you left it.
- The road is paved.
modern
- Paved to the property.
- The road is paved. No dust in the mirror.
classic
- The way to it is paved.
- A paved road leads here, and asks nothing special of a vehicle.
casual
- The road's paved. Your coffee will survive the drive.
- The road's paved.
caption
- On a paved road.
- Pavement all the way.

## county road access
kind: land
hook: 3
match: county road access, county maintained road, county-maintained, state maintained road, year round access, year-round road, gravel road, gravel county road, publicly maintained road, deeded access, deeded easement
luxury
- (county road) A county road leads in.
- (deeded access) Access is by deed, and not by favor.
- (year-round) The way in is open in every season.
- There is {an it}.
investor
- (county road) Access: county road, so grading is the county's line item.
- (deeded access) Access is deeded; read the easement for width, utilities, and upkeep.
family
- (county road) The county looks after the road. You keep the last stretch.
- (gravel) Turn onto the gravel and slow down. You're nearly there.
- There's {an it}.
modern
- (county road) The county grades it. You drive it.
- (year-round) Open road, twelve months.
- (deeded access) Access, in writing.
- There's {an it}.
classic
- (county road) The county keeps the road.
- (deeded access) A right of way is recorded, and goes with the land.
- There is {an it}.
casual
- (county road) It's a county road, and the county owns the grader.
- (year-round) You can get in all year, February included.
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
- One part of this {city} {type} is on its way somewhere else: {the it}.
luxury headline
- The Creek Has the Right of Way
investor
- Water: {it}. Check the flood map and the setback before placing a foundation.
- Water: {it}.
- {The it} is an asset and a setback; measure both.
investor lead
- Two maps go with this {city} {type}, the plat and the flood map, because there is {an it}.
investor headline
- There's a Creek: Read the Flood Map First
family
- Rock-hop, wade, or sit and drop sticks in: there's {an it}.
- Roll your pant legs up. There's {an it}.
family lead
- Walk downhill until your boots get wet: this {city} {type} has {an it}.
family headline
- Wet Boots by Noon: There's a Creek
modern
- {It}. Follow it.
- Water that moves: {it}.
modern lead
- One thing on this {city} {type} won't hold still: {the it}.
modern headline
- Land with a Creek
classic
- The land has {an it}.
- There is {an it}, which was here before the boundaries were.
classic lead
- A surveyor draws straight lines and a creek does not. This {city} {type} has {an it}.
classic headline
- A Parcel, and the Creek It Keeps
casual
- There's {an it}. Wet socks are part of the deal.
- You've got {an it}. It goes where it likes.
casual lead
- Bring a spare pair of socks: there's {an it} on this {city} {type}.
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
- {The it} holds a piece of sky.
- There is {an it}, and the wind decides what it looks like.
luxury lead
- Part of this {city} {type} is water: {an it}.
luxury headline
- Part Land, Part Water
investor
- Water: {it}. Ask about the dam, the overflow, and any state registration.
- Water: {it}.
- {An it} counts in the acreage and not in the buildable part of it.
investor lead
- Subtract the water before laying out a building: this {city} {type} includes {an it}.
investor headline
- The Acreage Includes a Pond
family
- Skip a stone on {the it} and see who gets to five.
- Take the folding chairs down to {the it} and call it an evening.
family lead
- Find a flat rock. This {city} {type} has {an it}, and someone has to skip the first one.
family headline
- Find a Flat Rock: There's a Pond
modern
- {It}. Skip a stone.
- Still water, on the deed: {it}.
modern lead
- Land, then water. This {city} {type} has {an it}.
modern headline
- Skip a Stone: It Has a Pond
classic
- {An it} lies on the property.
- The land includes {an it}.
classic lead
- A walk likes somewhere to end. On this {city} {type} there is {an it}.
classic headline
- A Parcel with a Pond to Its Name
casual
- Somebody's going to end up in {the it}. They always do.
- You get {an it}. Bring a folding chair.
casual lead
- Ever priced a rowboat? You might: this {city} {type} has {an it}.
casual headline
- Your Own Pond. Rowboat Not Included
caption
- The pond comes with it.
- On the land: {it}.

## timber
kind: land
hook: 7
match: timber, merchantable timber, mature timber, wooded, heavily wooded, woods, hardwoods, mature hardwoods, pine plantation, planted pine, timberland, marketable timber, forested, woodland
luxury
- The land carries {an it}.
- The land is wooded.
luxury lead
- This {city} {type} is wooded, and trees are the one improvement that cannot be rushed.
luxury headline
- {It}, and Not in a Hurry
investor
- (timber) Timber: order a cruise before putting a number on it.
- The land carries {an it}; confirm that timber rights convey.
investor lead
- Two counts matter on this {city} {type}, acres and board feet: it carries {an it}. A timber cruise settles the second.
investor headline
- Count the Acres, Then Cruise the Timber
family
- Head into {the it} and see who finds the way back first.
- There's {an it} on the land.
family lead
- Step in under the trees: this {city} {type} is wooded, and you can pick the path.
family headline
- Into the Woods, Boots On
modern
- {It}. Years of it.
- {It}. The slow crop.
- There's {an it} on the land.
modern lead
- Trees first. This {city} {type} has {an it}.
modern headline
- Mostly Vertical: {It}
classic
- The land carries {an it}, a crop that measures its seasons in decades.
- It is wooded ground.
classic lead
- Trees keep longer accounts than owners do, and this {city} {type} has {an it}.
classic headline
- {It}, Its Accounts Kept in Rings
casual
- You get {an it}. Bring a chainsaw or a hammock.
- There's {an it} on the land.
casual lead
- Somebody planted these trees, or nobody did. Either way, this {city} {type} comes with {an it}.
casual headline
- Chainsaw or Hammock: {It}
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
- Cover: partly wooded. Price the clearing only for the part in the way.
- Partly wooded; an aerial will give the share.
family
- There are trees to sit under and open ground to run the dog on.
- Part of it's woods and part of it isn't. Pick your spot by the season.
- It's partly wooded.
modern
- Partly wooded. Partly not.
- Partly wooded. Leave the good ones.
- It's partly wooded.
classic
- A part of the land is wooded, and the rest is open.
- It is partly wooded.
casual
- It's partly wooded, so you get shade and a place to back up the trailer.
- It's partly wooded. Your chainsaw gets a vote.
- It's partly wooded.
caption
- Partly wooded.
- Trees on part of it.
= partly wooded: the rest is open

## pasture
kind: land
hook: 7
match: pasture, pastures, grazing, grazing land, hay field, hayfield, hay meadow, meadow, improved pasture, coastal pasture, grassland, open pasture, acres in pasture, horse pasture
luxury
- The land has {an it}.
- There is {an it}, whether or not one keeps anything on it.
luxury lead
- The grass comes first on this {city} {type}: there is {an it}.
luxury headline
- Land Laid to Grass
investor
- Use: {it}. Ask for the stocking rate, the hay yield, and any grazing lease.
- Use: {it}.
- {The it} may carry an agricultural tax value; ask the assessor.
investor lead
- Grass is the first crop to ask about on this {city} {type}: it has {an it}.
investor headline
- In Pasture: Ask About the Grazing
family
- Turn whatever you keep out on {the it} and lean on a post for a while.
- Walk out across {the it} with your coffee. The dew will find your socks.
family lead
- Something with four legs should be standing here: this {city} {type} has {an it}.
family headline
- Room for Something with Four Legs
modern
- {It}. Add hooves.
- Grass, ready to be eaten or baled: {it}.
modern lead
- Underfoot, grass: this {city} {type} has {an it}.
modern headline
- Pasture. Add Hooves.
classic
- The property has {an it}.
- There is {an it}, to be grazed or cut.
classic lead
- Pasture is land already at work. This {city} {type} has {an it}.
classic headline
- Land Already at Work, in Pasture
casual
- With {an it}, the lawnmower can moo.
- You've got {an it}. Hay it, graze it, or just look at it.
casual lead
- Thinking about goats? This {city} {type} has {an it}.
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
- There is fencing already in the ground.
- (cross fenced) It is fenced at the line and fenced again within.
- The land is fully fenced.
investor
- Fencing: {it}. Check it against the survey; a fence is not a boundary.
- Fencing: {it}.
- The land is fenced.
family
- (fully) The fence goes all the way around.
- Follow the fence for a while and you'll start to learn the place.
- The land is fenced.
modern
- (fully) Fenced. Open the gate.
- Fencing: up.
- (cross fenced) Fenced, and fenced again.
- It's fully fenced.
classic
- (fully) The property is fenced on every side.
- (cross fenced) It is fenced and cross-fenced, and stock may be moved by opening a gate.
- There is fencing upon the land.
casual
- (fully) It's fenced. Your cow may still have ideas.
- Somebody already dug the post holes. Think about that for a second.
- The land's fenced.
caption
- (fully) Fenced land.
- Fencing: {it}.

## mountains in view
kind: view
hook: 8
match: mountain view, mountain views, mtn views, views of the mountains, peak views, range views, ridge views, long range views, mountain vistas
luxury
- {The seen} stands in view, and sets the height of everything else.
- The view is of {the seen}.
luxury lead
- {The seen} is in view from this {city} {type}, and everything else comes after.
luxury headline
- In View: {The Seen}
investor
- View: {the seen}. Ask whether anything protects the sight line.
- View: {the seen}.
- Comparable parcels need {the seen} in view, or an adjustment.
investor lead
- Adjust for the view before the acreage: {the seen} is in sight from this {city} {type}.
investor headline
- {The Seen} in View: Adjust for It
family
- Pour a coffee, face {the seen}, and see which one wins.
- Some evenings the whole plan will be a chair and {the seen}.
- {The seen} is in view.
family lead
- Bring a chair and face {the seen}. That's how to start with this {city} {type}.
family headline
- Bring a Chair and Face {The Seen}
modern
- On the horizon: {the seen}.
- {The seen}. In view, no ticket.
modern lead
- Look up: {the seen}. Look down: land in {city}.
modern headline
- Look Up: {The Seen}
classic
- {The seen} is in view from the land.
- The view takes in {the seen}.
classic lead
- Before anything is built on this {city} {type} there is already something to look at: {the seen}.
classic headline
- With {The Seen} in View
casual
- You can see {the seen} from here, which is going to slow down the fence work.
- {The seen} is right there in view. Free, daily.
- You can see {the seen}.
casual lead
- First thing you'll do here is stop talking and look at {the seen}. Then we can discuss the {city} {type}.
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
- One side of this {city} {type} needs no fence: it is {the place}.
luxury headline
- A Boundary Made of River
investor
- (n) On the river: {n} feet. Check the floodplain, the setback, and who owns the bed.
- (n) On the river: {n} feet.
- The land fronts on {the place}; read the flood map before the site plan.
- The land fronts on {the place}.
investor lead
- Price it two ways, by the acre and by the foot of river: this {city} {type} fronts on {the place}.
investor headline
- {It}: Price It by the Foot, Too
family
- Carry the cooler down to {the place} and put your feet in.
- (n) Spread the chairs out: there's {n} feet of riverbank.
family lead
- Shoes off at the far end: this {city} {type} goes all the way down to {the place}.
family headline
- Shoes Off at the Far End: It's the River
modern
- Property line: {the place}.
- (n) River, {n} feet of it.
- The land stops where the water starts.
modern lead
- Land, land, river. This {city} {type} fronts on {the place}.
modern headline
- The Property Line Is a River
classic
- The property is bounded by {the place}.
- (n) It has {n} feet on the river.
- It fronts on {the place}.
classic lead
- Of all boundaries a river is the oldest. This {city} {type} has {the place} for one of its own.
classic headline
- Bounded by the River
casual
- It runs right down to {the place}. Wet shoes are likely.
- Your neighbor on one side is {the place}. It doesn't have a leaf blower.
casual lead
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
- The neighbor is {the place}.
- On that side the land ends and {the place} begins.
luxury lead
- The nearest neighbor to this {city} {type} is {the place}.
luxury headline
- Next Door: Public Land
investor
- Adjoining: {the place}. Confirm legal access across the line and any grazing permit.
- Adjoining: {the place}.
- One neighbor is a public agency; ask for its plan for the land.
investor lead
- Read two maps for this {city} {type}, the plat and the agency's: it adjoins {the place}.
investor headline
- Adjoins Public Land: Check Access
family
- One of your neighbors is {the place}. Bring your own sugar.
- Your land stops at the line, and on the other side is {the place}.
family lead
- Walk to the line and look over: the neighbor to this {city} {type} is {the place}.
family headline
- The Neighbor Is Public Land
modern
- Next door: {the place}.
- Your line, then everyone's: {the place}.
modern lead
- This {city} {type} ends. {The place} starts.
modern headline
- Where It Ends, Public Land Starts
classic
- The property adjoins {the place}.
- It has {the place} for a neighbor.
classic lead
- It is well to know one's neighbors. This {city} {type} has {the place}.
classic headline
- Adjoining Public Land
casual
- One neighbor's {the place}, and it'll never ask to borrow the tractor.
- Next door is {the place}. You own it already, sort of.
casual lead
- Meet the neighbor: {the place}. The {city} {type} runs right up to it.
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
- The zoning is {zoning}, and the county keeps the particulars.
- The land is zoned {zoning}.
investor
- Zoning: {zoning}. Pull the table of permitted uses before the price talk.
- Zoning: {zoning}.
- It is zoned {zoning}; confirm setbacks, density, and minimum lot size.
family
- It's zoned {zoning}. Look up what that allows before you fall for a plan.
- The zoning is {zoning}. One call to the county tells you the rest.
modern
- Zoned {zoning}. Check the table, then draw.
- Zoning: {zoning}.
classic
- The zoning is {zoning}.
- It is zoned {zoning}, and the zoning office may be asked what that permits.
casual
- It's zoned {zoning}. The folks at the counter will tell you what that covers.
- Zoning's {zoning}. Run your idea past the county first.
caption
- Zoned {zoning}.
- Zoning: {zoning}.

## subdividable
kind: land
hook: 7
match: subdividable, can be subdivided, subdivide, may be split, can be split, splittable, lot split possible, approved for lots, preliminary plat, lot split approved, divisible
luxury
- The land is subdividable, or may be kept whole.
- It is one parcel now, and subdividable.
- The land is subdividable.
luxury lead
- This {city} {type} is subdividable, and need not be divided.
luxury headline
- To Keep Whole, or to Divide
investor
- It can be subdivided; confirm minimum lot size, frontage, and septic for each lot.
- Price it whole, then price the survey, roads, and permits of a split.
- (n) Approved for {n} lots; read the conditions of the approval.
- Land: subdividable.
investor lead
- The question on this {city} {type} is how many: it can be subdivided. Ask the planner for the minimum lot size first.
investor headline
- Subdividable: Ask the Planner How Many
family
- It can be split, so one decision doesn't have to cover every acre.
- It's subdividable.
family lead
- Keep it all or share it out: this {city} {type} can be subdivided.
family headline
- Keep It All or Share It Out
modern
- One parcel. Or two. Subdividable.
- Subdividable. One parcel or more.
- It's subdividable.
modern lead
- Whole or in parts: this {city} {type} can be subdivided.
modern headline
- One Parcel, Maybe More
classic
- It is one parcel, and subdividable.
- The land is subdividable.
classic lead
- Land is commonly sold whole and drawn in parts. This {city} {type} may be subdivided.
classic headline
- A Parcel That May Be Divided
casual
- Bring a calculator along with the boots: it's subdividable.
- It's subdividable.
casual lead
- Got a pencil and a ruler? This {city} {type} can be subdivided.
casual headline
- Pencil and Ruler: It Can Be Split
caption
- Can be subdivided.
- One parcel that can be split.

## mineral rights
kind: land
hook: 4
match: mineral rights, mineral rights convey, minerals convey, mineral rights included, minerals included, owned minerals, half minerals, no mineral rights, minerals do not convey, oil and gas rights, minerals reserved
luxury
- (convey) The mineral rights convey, and the ownership goes all the way down.
- (reserved) The mineral rights are not included.
investor
- (convey) Minerals: convey. Have the title company say how much of them.
- (reserved) Minerals: reserved. Ask who holds them and whether surface use is waived.
- Title: {it}.
family
- (convey) What's under your boots is yours, too: the mineral rights come with it.
- (reserved) The mineral rights stay with somebody else; ask who before you sign.
- The mineral rights are included.
modern
- (convey) Surface and below: minerals convey.
- (reserved) Surface only. Minerals reserved.
classic
- (convey) The mineral rights pass with the surface.
- (reserved) The minerals have been reserved, and only the surface is sold.
casual
- (convey) You get the mineral rights. What's underneath goes with what's on top.
- (reserved) The minerals don't come with it. Top of the dirt only.
- The mineral rights are included.
caption
- (convey) Mineral rights convey.
- (reserved) Mineral rights not included.

## water rights
kind: land
hook: 6
match: water rights, water shares, irrigation shares, adjudicated water rights, water rights convey, ditch shares, acre feet of water, senior water rights, irrigation rights, shares of water, deeded water
luxury
- The water rights convey with the land.
- (n) With the land go {n} shares of water.
investor
- Water rights: confirm in title that they convey, with what priority date, use, and assessment.
- (n) Water: {n} shares. Ask the ditch company for the transfer rules and dues.
- (n) Water: {n} shares.
- Title: {it}.
family
- The water rights come with it, so ask when your turn is and set the alarm.
- You get the water rights along with the dirt, and grass needs both.
- The water rights come with it.
modern
- Water rights: yes. They convey.
- Land, and the water to put on it.
classic
- The water rights pass with the land.
- (n) It is sold with {n} shares of water.
casual
- Water rights come with it. Ask any neighbor how much that matters.
- You get the dirt and the water rights. Only one of them's easy to find.
- The water rights come with it.
caption
- Water rights convey.
- (n) Water: {n} shares.

## no restrictions
kind: restriction
hook: 7
match: no restrictions, unrestricted, no deed restrictions, no covenants, no ccrs, no cc&rs, no hoa no restrictions, no covenants or restrictions, unrestricted land, no deed restriction
luxury
- No covenant tells the land what to become.
- The land is unrestricted; the decisions go with it.
luxury lead
- This {city} {type} comes without covenants, and the decisions are its owner's.
luxury headline
- No Covenants, Every Decision
investor
- Restrictions: none. Have title confirm it, then check zoning.
- No covenants, so the public code is the only set of rules to read.
investor lead
- The restrictions page is blank: no covenants on this {city} {type}. The title report should say the same.
investor headline
- No Restrictions: Confirm It in Title
family
- No covenants, so the chicken coop needs nobody's signature but the county's.
- Whatever you put up, paint it any color you like. There are no deed restrictions.
family lead
- Nobody has picked the paint colors for you: this {city} {type} has no covenants.
family headline
- Paint It Whatever Color You Like
modern
- No covenants. Your call.
- No restrictions.
modern lead
- No covenants, no committee: a {type} in {city}.
modern headline
- Unrestricted: No Covenants
classic
- The land is free of covenants, and answers to the county alone.
- There are no deed restrictions.
classic lead
- A parcel without covenants is left to its owner's judgment and the county's. This one is in {city}.
classic headline
- Free of Covenants
casual
- Nobody's measuring your fence but you. There are no restrictions.
- There are no restrictions.
casual lead
- Nobody's going to send you a letter about the tractor: this {city} {type} is unrestricted.
casual headline
- No Letters About the Tractor
caption
- No deed restrictions.
- Unrestricted.
= no covenants: public zoning and codes still apply

## build site cleared
kind: land
hook: 6
match: build site cleared, cleared building site, cleared homesite, cleared lot, building pad, pad ready, pad in place, graded pad, site prepped, cleared and graded, building site ready, house site cleared
luxury
- A site has been cleared for building.
- The building site is cleared; the drawing comes next.
- There is {an it}.
investor
- Site: cleared. Ask for grading permits and compaction reports.
- Clearing is done, so the dirt budget starts at the foundation.
- Build site: cleared.
family
- Stand on the cleared site, turn around once, and decide where the kitchen goes.
- Bring string and stakes and lay it out full size. The site is cleared.
- The build site is cleared.
modern
- Site cleared. Stakes next.
- Clearing: done.
- There's {an it}.
classic
- A building site has been cleared.
- The ground has been cleared for building.
- There is {an it}.
casual
- The building site's cleared. Go stand where the coffee pot will be.
- Your first job isn't stumps. The site's cleared.
- The build site's cleared.
caption
- Building site cleared.
- Cleared and ready for stakes.

## level land
kind: land
hook: 5
match: level, flat, level lot, flat lot, level land, level building site, table top
luxury
- There is level ground to work with.
- The land lies level.
investor
- Topography: level, which keeps grading short on the bid.
- The ground is level; check drainage, the one thing slope does for free.
family
- The ground is level, so a ball stays where you left it.
- Set up a table anywhere. The land's flat, and nothing slides off.
- The land is level.
modern
- Flat. Build anywhere the setbacks say.
- Ground: level.
classic
- The land is level.
- It is level ground.
casual
- It's flat. Use wheel chocks anyway.
- Flat ground: your lawn chair won't lean.
- The land's level.
caption
- Level land.
- Flat ground.

## rolling land
kind: land
hook: 5
match: rolling, rolling hills, rolling pasture, rolling terrain, gently rolling, rolling acreage, rolling ground
luxury
- The land rolls, and was not meant to be drawn with a ruler.
- The land is rolling, and a building may choose its height.
investor
- Topography: rolling. Price the driveway and the grading off a contour map.
- The ground rolls; have an engineer mark the building sites before counting them.
- Land: rolling.
family
- Walk up a rise and sit down on top. The land rolls.
- Bring the picnic blanket and pick a slope. The ground rolls.
- The land is rolling.
modern
- Rolling ground. Pick a rise.
- The land is rolling.
classic
- The ground is rolling, and a walk across it is longer than the map admits.
- It is rolling land.
casual
- The land rolls. Pick a hill.
- {The it} goes up, then down, then up. Bring the good boots.
- The land's rolling.
caption
- Rolling land.
- Hills in it.

## barn
kind: building
hook: 8
match: barn, pole barn, horse barn, hay barn, bank barn, stall barn, barn with power, barn w/ water, metal barn, red barn, old barn, timber frame barn, center aisle barn
luxury
- {The it} may keep hay, horses, or a long table.
- There is {an it} on the property.
luxury lead
- This {city} {type} comes with {an it}.
luxury headline
- First, the Barn
investor
- Improvements: {it}. Check the permit, the slab, and what the insurer calls it.
- Improvements: {it}.
- {An it} is standing, so covered storage is not on the build list.
investor lead
- Value this {city} {type} in two parts, the ground and {the it} on it.
investor headline
- Land and Barn: Value Them Apart
family
- Whatever's been out in the rain can come in: there's {an it}.
- Hay, tractors, a long table on somebody's birthday: {the it} doesn't ask which.
family lead
- Every good Saturday here starts in {the it}. It comes with this {city} {type}.
family headline
- Saturdays Start in the Barn
modern
- {It}. Park it, stack it, stable it.
- Already built: {it}.
modern lead
- Already up: {it}, on a {city} {type}.
modern headline
- The Barn's Already Up
classic
- {An it} stands on the property.
- The land comes with {an it}, for hay, tools, or stock.
classic lead
- On a farm, the hay and the animals come in first. This {city} {type} has {an it}.
classic headline
- With a Barn Already Standing
casual
- Quit paying for the storage unit. There's {an it}.
- You get {an it}. Tractor sold separately.
casual lead
- Ever wanted a barn? This {city} {type} comes with one.
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
- There is {an it} besides, for what works outdoors and sleeps under cover.
investor
- Improvements: {it}. Ask which are permitted and which are on the tax card.
- Improvements: {it}.
- {An it} adds cover the square footage leaves out.
family
- The mower, the kayak, and the thing you'll fix someday all go in {the it}.
- The tools get to come in at night, thanks to {the it}.
modern
- {It}. For what rusts.
- Cover, already up: {it}.
classic
- {An it} stands on the property.
- There is {an it}, and land finds a use for every roof it has.
casual
- There's {an it} for the stuff you swear you'll use.
- You get {an it}, and the truck can stop being the toolbox.
caption
- Also standing: {it}.
- Outbuildings on the land.

## hunting
kind: land
hook: 7
match: hunting, great hunting, deer hunting, deer and turkey, whitetail, elk, hunting land, hunting property, food plots, deer stands, deer stand, duck blind, turkey, hunters, game trails, box blinds
luxury
- The hunting is for {list}.
- It is hunting land, and the calendar is kept accordingly.
luxury lead
- This {city} {type} is hunting land, and the quarry is {list}.
luxury headline
- Land with a Season
investor
- Use: hunting ({list}). Check the unit, the tags, and any lease already on it.
- Use: hunting ({list}).
- Hunting land: ask whether a hunting lease runs with it and through when.
investor lead
- Recreational land, and the use is named: {list}. The {type} is in {city}.
investor headline
- Hunting Land: Check the Lease and the Tags
family
- Be in before daylight and back for breakfast: it's hunting land.
- Fill the thermos the night before. The hunting here is {list}.
- There's hunting for {list}.
family lead
- Set the alarm for something rude: this {city} {type} is hunting land, with {list}.
family headline
- Up Before Daylight, Back for Breakfast
modern
- In season: {list}.
- Hunting land. Thermos, boots, patience.
modern lead
- {List}. A {city} {type}, in season.
modern headline
- In Season: {List}
classic
- It is hunting land, frequented by {list}.
- The land affords hunting in its season.
classic lead
- There is game on this {city} {type}: {list}.
classic headline
- A Parcel with Game on It
casual
- There's hunting: {list}. They don't know about you yet.
- It's hunting land. No promises about your aim.
- There's hunting for {list}.
casual lead
- You bring the thermos and the patience. This {city} {type} has the {list}.
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
- The parcel holds a corner, and meets two roads.
- It is a corner parcel, with a road on two sides.
investor
- Corner parcel: two frontages, and two setbacks to go with them.
- It sits on a corner; ask which side the county calls the front.
family
- Two roads go by, and you're on the corner of both.
- Directions are easy: it's the parcel on the corner.
modern
- Corner parcel. Two roads, one address.
- It's a corner parcel.
classic
- It is a corner parcel, and has a road for each of two sides.
- The parcel stands at the corner, where directions usually end.
casual
- It's the one on the corner, and that's all the directions there are.
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
- The street ends here, and turns around.
- The parcel is on a cul-de-sac, so no one passes on the way to somewhere else.
investor
- Cul-de-sac parcel: expect a narrow front and check the width at the setback.
- It is on a cul-de-sac, which ends the street and sets the frontage on a curve.
family
- It's on a cul-de-sac: nobody comes by on the way to someplace else.
- The parcel is on a cul-de-sac.
modern
- No through traffic. It's a cul-de-sac.
- The parcel is on a cul-de-sac.
classic
- The parcel lies on a cul-de-sac, where the street comes to its conclusion.
- It is at the end of the street, and the street goes no farther.
casual
- It's on a cul-de-sac. If somebody's lost, you'll know.
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
- Driveway: in. Ask for the permit and the culvert size.
- The entrance is cut; ask whether it will carry loaded trucks.
- Access: driveway in.
family
- Pull off the road and unload the shovels. The driveway's already in.
- The driveway is in.
modern
- Driveway: in. Turn here.
- The driveway is in.
classic
- A driveway has been made, and one need not leave the car at the road.
- The driveway is in.
casual
- (bare) There's a driveway. There's nothing at the end of it yet, but there's a driveway.
- The driveway's in. Getting stuck is for later.
- The driveway's in.
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
- Manufactured homes are allowed, so delivery and setup can be bid against stick-built.
- Mobile homes: allowed.
family
- It can come down the road in two halves: manufactured homes are allowed.
- Mobile homes are allowed.
modern
- Roll it in, set it down. Manufactured homes allowed.
- Manufactured homes: yes.
classic
- Manufactured homes are allowed upon the land.
- What stands here may be delivered; manufactured homes are permitted.
casual
- Mobile homes are okay. Your floor plan can show up on a truck.
- You can put a manufactured home on it. Measure the last turn first.
- Mobile homes are allowed.
caption
- Manufactured homes allowed.
- Mobile homes okay.

## off-grid
kind: utilities
hook: 7
match: off-grid, off grid, offgrid, off the grid, no utilities, solar only, self sufficient, off grid ready, off-grid living, no power, haul water
luxury
- The land stands apart from the grid, and what it uses it will make.
- It is off-grid; power and water are the owner's own arrangement.
luxury lead
- No utility has come this far. The {type}, in {city}, is off-grid.
luxury headline
- Beyond the Last Meter
investor
- Utilities: none, off-grid. Price solar, storage, water, and septic before the land.
- Off-grid, so the capital goes in up front and no utility bill follows.
- Utilities: none; the land is off-grid.
investor lead
- There is no utility bill on this {city} {type}, and no utility. It is off-grid; price the systems.
investor headline
- Off-Grid: Price the Systems First
family
- It's off-grid, so every light you switch on here will be one you made yourself.
- You'll know where your power comes from and about how much is left: it's off-grid.
- It's off-grid.
family lead
- Bring lanterns the first weekend: this {city} {type} is off-grid.
family headline
- Bring Lanterns: It's Off-Grid
modern
- Off-grid. Make your own power.
- It's off-grid.
modern lead
- No pole, no meter: an off-grid {type} in {city}.
modern headline
- No Pole. No Meter. Land.
classic
- The property is off the grid, and must be its own utility.
- No line reaches it; whoever builds here will make what power is wanted.
classic lead
- The lines end before this {city} {type} begins; it is off-grid, and would have to be told about the outage.
classic headline
- Off the Grid, and Its Own Utility
casual
- It's off-grid, so when the power goes out, that was you.
- It's off-grid. You're the electric company.
- It's off-grid.
casual lead
- Congratulations, you're the electric company: this {city} {type} is off-grid.
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
- The ground is irrigated, and need not wait on weather.
- Water is put to the land by {an it}.
investor
- Irrigation: {it}. Ask for pump records, power costs, and the water right behind it.
- Irrigation: {it}.
- The ground is irrigated; count irrigated and dry acres separately.
family
- Turn on {the it} and watch the field drink.
- The ground's irrigated. Weather gets a vote and no veto.
modern
- Rain optional: {it}.
- {It}. Water on demand.
classic
- The land is irrigated.
- It is watered by {an it}.
casual
- It's irrigated. The forecast is only a suggestion.
- There's {an it}. Somebody still has to turn it on.
- The land is irrigated.
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
investor
- (n) Tillable: {n} acres. Divide the price by those, then by all of them.
- (n) Tillable: {n} acres.
- Cropland: ask for the soil map, the yield history, and the farm lease.
- Land: {it}.
family
- It's farm ground, where somebody's lunch starts.
- (n) You've got {n} tillable acres, and planting time comes whether you're ready or not.
- There's {an it}.
modern
- Tillable. Plant something.
- (n) Under the plow: {n} acres.
- There's {an it}.
classic
- It is tillable ground.
- (n) There are {n} acres of cropland.
- There is {an it}.
casual
- It's farm ground. Ask what grew there last.
- (n) There's {n} acres you can plant. Start with a row.
- There's {an it}.
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
- (rv) RVs are allowed; ask for how many days and whether a permit is needed.
- (hookup) RV hookup: in. Ask what it supplies: power, water, sewer.
- (camping) Camping is allowed; ask for the limit in days.
family
- (camping) Camping's allowed, so you can try the land out one weekend at a time.
- (rv) Park the camper, unfold the chairs, and you've arrived. RVs are allowed.
modern
- (rv) RVs okay. Park, level, unfold a chair.
- (camping) Camping: allowed.
classic
- (camping) Camping is permitted, and a tent requires no architect.
- (rv) RVs are allowed on the land.
casual
- (rv) You can bring the RV, so the kitchen comes with you.
- (camping) Camping's fine here. Nobody checks you out at eleven.
caption
- (rv) RVs allowed.
- (camping) Camping is fine.

## plans approved
kind: land
hook: 7
match: plans approved, approved plans, shovel ready, shovel-ready, permits in hand, permit ready, rtb, ready to build, ready to issue, plans and permits included, entitled, fully entitled, building permit issued
luxury
- The plans are approved, and building is the next step.
- The drawings have been made and approved.
luxury lead
- Someone has already waited for the approvals: the plans for this {city} {type} are through.
luxury headline
- Drawn and Approved
investor
- Status: plans approved. Check transferability, conditions, and expiration.
- With the plans approved, the carrying cost of waiting has been paid by someone else.
- Plans: approved.
investor lead
- The approval column is filled in: plans for this {city} {type} are approved. Read the conditions and the dates.
investor headline
- Plans Approved: Read the Conditions
family
- Your next appointment is with a builder. The plans are approved.
- All the waiting at the counter is done. The plans are approved.
- The plans are approved.
family lead
- Skip to the part with the shovels: plans for this {city} {type} are approved.
family headline
- Skip to the Part with the Shovels
modern
- Approved. Break ground.
- Plans: stamped.
- The plans are approved.
modern lead
- Stamped, approved, unbuilt: a {type} in {city}.
modern headline
- Approved. Dig.
classic
- Approval of the plans has been obtained.
- Plans have been drawn and approved.
classic lead
- The slowest part of building is permission. For this {city} {type} it has been obtained.
classic headline
- Permission Obtained
casual
- You missed the part with the take-a-number machine. The plans are approved.
- The plans are approved. Know anybody with an excavator?
- The plans are approved.
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
- Taxes: agricultural status. Price the rollback if the use changes.
- The agricultural value holds only while the use does; ask the assessor what keeps it.
- Taxes: {it}.
family
- It's taxed as farm ground. Ask what you'd need to keep growing to keep it that way.
- The tax office calls it agricultural. Cows and hay bales usually help.
- It has {an it}.
modern
- Taxed as ag land. Keep the use, keep the rate.
- Ag status: in place.
- It has {an it}.
classic
- For tax purposes the land is agricultural.
- It is assessed as agricultural land.
- It has {an it}.
casual
- It's got the ag exemption, so a few cows may be doing your taxes.
- The county taxes it as farmland. Ask what keeps it that way before you sell the goats.
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
- Internet: at the road. Get the provider's quote for the drop.
- (fiber) Fiber is at the road; the address search will say which speeds.
family
- (fiber) There's fiber at the road, so you can send the pictures from right here.
- The internet's at the road, and it can come in with the power.
- The internet is at the road.
modern
- (fiber) Fiber: at the road.
- Online, as far as the road.
classic
- The internet is at the road, which is where the newspaper used to stop.
- (fiber) Fiber has been laid along the road.
casual
- (fiber) There's fiber at the road. Yes, this road.
- The internet's made it to the road. A lawn chair office is only a trench away.
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
- (wetlands) Some of the ground is wetland, and stays that way.
investor
- (part) Floodplain: part. Overlay the map on the survey and count what is left to build on.
- (none) Flood zone: no. Confirm the panel number and its date.
- (wetlands) Wetlands: have them delineated before drawing a driveway.
family
- (wetlands) Some of it's wetland, so find out where before you pick a spot.
- It's in a flood zone.
modern
- (wetlands) Some wetlands. Map them first.
- It's in a flood zone.
classic
- (part) A portion of the property lies within the floodplain, and the map should be consulted.
- (none) It lies outside the flood zone.
- (wetlands) A part of the ground is wetland.
casual
- (wetlands) Some of it's wetland. Bring the tall boots.
- It's in a flood zone.
caption
- (part) Partly in the floodplain.
- (none) Outside the flood zone.

## conservation easement
kind: restriction
hook: 3
match: conservation easement, land trust easement, protected by easement, preservation easement, deed restricted conservation, scenic easement
luxury
- A conservation easement goes with the land, and will outlast its owners.
- The land is under a conservation easement.
investor
- Conservation easement: read the deed for building envelopes, splits, and permitted uses.
- {The it} runs with the land, so value it as restricted.
family
- Read the conservation easement first: what it keeps, and what it lets you do.
- {The it} stays with the land, whoever's boots are on it.
modern
- Conservation easement. Read it first.
- Some rights are already given away: conservation easement.
classic
- The land is held under a conservation easement, whose terms are recorded.
- A conservation easement binds this owner and the next.
casual
- It's under a conservation easement. Check the list before you plan the mini-golf.
- There's a conservation easement. It comes with the deed and it doesn't leave.
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
- At {the it}, water comes up of its own accord.
investor
- Water: spring. Test the flow and the quality, and ask whether a right is recorded.
- (developed) The spring is developed; ask for the box, the line, and the permit.
- Land: {it}.
family
- Walk up to the spring and see where the water begins.
- There's {an it}: water comes right out of the ground, and nobody had to drill for it.
- There's {an it} on the land.
modern
- {The it}: water, undrilled.
- The water starts at {the it}.
classic
- A spring rises on the property, and has never needed encouragement.
- There is a spring.
casual
- The water shows up on its own. That's what a spring does.
- You've got a spring. Test it before you fill the canteen.
- There's {an it} on the land.
caption
- A spring on the land.
- Where the water starts.

## trails
kind: land
hook: 6
match: trails, trail system, atv trails, riding trails, walking trails on property, logging roads, trails throughout, paths cut, trails cut, interior roads, horse trails
luxury
- There are trails to follow.
- Trails go through the land.
investor
- Interior access: trails. Check whether any neighbor has a right to use them.
- Trails are cut, which saves a day on the walk-through.
family
- Follow one trail out and pick another one back.
- Start down any trail and see where it lets you out. They're already cut.
- There are {an it} on the land.
modern
- Trails, cut. Pick one.
- In on one trail, out on another.
- There are {an it} on the land.
classic
- Trails have been cut, and the land may be toured in ordinary boots.
- There are trails on the property.
casual
- There are trails. Bring the boots or the bike.
- You've got trails. Getting lost is optional.
- There are {an it} on the land.
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
- Jurisdiction: county. No city tax on the bill.
- It is outside the city limits; ask about annexation plans and who provides fire service.
family
- You're outside the city limits, so there's one set of rules to learn and not two.
- It's outside city limits.
modern
- County, not city.
- Past the city limits. County rules.
- It's outside city limits.
classic
- The property lies beyond the city limits, and answers to the county.
- It is outside the city.
- It is outside city limits.
casual
- You're outside the city limits, where the city's opinion is just that.
- It's outside city limits.
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
- {Zoning} zoning governs the use, and the code is public.
investor
- Zoning: {zoning}. Match the intended use to the table before the letter of intent.
- Zoning: {zoning}.
- Under {zoning} zoning, confirm parking ratios, signs, and any conditional use.
family
- Before you order the aprons, check that your trade is on the list: it's zoned {zoning}.
- The zoning is {zoning}. Ask at the counter, then start on the menu, the stock, or the desks.
modern
- Zoned {zoning}. Check your use.
- Zoning: {zoning}.
classic
- The building is zoned {zoning}, and the city will say what that allows.
- The zoning is {zoning}, a thing to look into before the sign is painted.
casual
- Zoning's {zoning}, so check with the city before you print the business cards.
- It's zoned {zoning}. The city's website knows what that means.
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
luxury headline
- (n) {N} Vehicles a Day
investor
- (n) Traffic count: {n} vehicles a day. Ask for the source, the year, and the direction.
- (n) Traffic count: {n} vehicles a day.
- (n) The count is {n} a day; pull the state's own figure and compare.
investor lead
- (n) The first figure is outside the {type}: {n} vehicles a day, in {city}.
investor headline
- (n) Traffic Count: {N} a Day
family
- (n) While you're unlocking the door, the day's {n} vehicles have started past it.
- (n) Count along if you like: {n} vehicles a day go by.
- (n) About {n} vehicles pass each day.
family lead
- (n) Wave if you like. This {city} {type} has {n} vehicles a day going past the door.
family headline
- (n) {N} a Day Go Past the Door
modern
- (n) Outside: {n} vehicles a day.
- (n) {N} a day. Give them a reason to turn in.
modern lead
- (n) {N} vehicles a day, one {type}, {city}.
modern headline
- (n) Outside: {N} Vehicles a Day
classic
- (n) By the count, {n} vehicles pass each day.
- (n) The traffic outside is reckoned at {n} vehicles a day.
classic lead
- (n) A sign wants readers. Past this {city} {type} go {n} vehicles a day.
classic headline
- (n) {N} Passing Each Day
casual
- (n) The road sees {n} vehicles a day. Give them something to read.
- (n) The count's {n} a day, so hang the sign where they can see it.
- (n) About {n} vehicles pass each day.
casual lead
- (n) Picture {n} vehicles a day. Now picture your sign: this {type} is in {city}.
casual headline
- (n) {N} a Day Drive By. Hang a Sign
caption
- (n) Traffic count: {n} a day.
- (n) {N} vehicles a day go by.

## street frontage
kind: building
hook: 6
match: street frontage, ft of frontage, feet of frontage, frontage on, linear feet of frontage, front footage, hwy frontage, frontage on main, feet on, ft on
luxury
- (n) The building meets the street for {n} feet.
- (n, place) It holds {n} feet of {place}.
- The building has its own front on the street.
- There is {an it}.
investor
- (n) Frontage: {n} feet. Compare rents by the front foot as well as the square foot.
- (n) Frontage: {n} feet.
- (place) It fronts on {place}; the sign code will use that frontage to size the sign.
- Frontage: {it}.
family
- (n) You get {n} feet of front to sweep in the morning and say hello from.
- (place) You front on {place}, so that's who you say good morning to.
- There's {an it}.
modern
- (n) Facing the street: {n} feet.
- (place) The front is on {place}.
- There's {an it}.
classic
- (n) Its frontage is {n} feet.
- (place) The building fronts on {place}.
- There is {an it}.
casual
- (n) That's {n} feet of front to put your name on.
- (place) It's right on {place}. End of directions.
- There's {an it}.
caption
- (n) Frontage: {n} feet.
- (place) Frontage on {place}.

## signage
kind: building
hook: 6
match: signage, pylon sign, monument sign, lighted sign, building sign, marquee, pole sign, digital sign, sign on hwy
luxury
- There is {an it} in place.
- A name may be shown on {the it}.
investor
- Signs: {it}. Ask whether the permit and the face convey.
- Signs: {it}.
- {An it} is up; under today's code the next one might be smaller, so check.
- Signage: {it}.
family
- Your name goes up on {the it}, and somebody takes the picture.
- There's {an it}. Pick the letters carefully.
- There's {an it} for the name.
modern
- {It}. Insert name.
- In place: {it}.
classic
- {An it} is provided.
- The business may be announced on {the it}.
casual
- There's {an it}. All it needs is something to say.
- You've got {an it}, so people will at least know how to spell you.
- There's {an it} for the name.
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
- (n) Parking: {n} spaces. Divide by the floor area and compare with the code.
- (n) Parking: {n} spaces.
- The lot is on site; check the striping, the ADA stalls, and any shared-use agreement.
family
- (n) Nobody has to circle the block before they come in to see you. There's parking for {n}.
- People can park, come in, and take their time: the lot is on site.
modern
- (n) Spaces: {n}.
- Park here. Walk in.
classic
- (n) Parking is provided for {n} cars.
- The building has its own parking.
casual
- (n) "Couldn't find parking" won't work here. You've got {n} spaces.
- There's parking on site. Keep your quarters.
caption
- (n) Parking: {n} spaces.
- Parking on site.

## corner building
kind: location
hook: 8
match: corner location, corner building, corner storefront, corner unit, hard corner, signalized corner, corner of, lighted corner, lit corner, signalized intersection, on the corner
luxury
- The building holds the corner.
- Two streets meet here, and the building answers both.
luxury lead
- Where two {city} streets meet, this {type} has the corner.
luxury headline
- The Corner, Held
investor
- Corner: two frontages. Check sign rights on each.
- (signalized) Signalized corner: drivers stop, and the access plan matters; get the curb cuts on paper.
- Location: {it}.
investor lead
- Two frontages, one price: this {city} {type} is on a corner.
investor headline
- Two Frontages, One Price: A Corner
family
- "Meet me at the corner" is all the directions anyone needs.
- People come around the corner, and there you are.
family lead
- Tell them it's on the corner and they'll find you: this {type} is in {city}.
family headline
- Meet Me at the Corner
modern
- Corner. Two fronts.
- Two streets, one building.
- The building is on a corner.
modern lead
- A corner in {city}: two streets, one {type}.
modern headline
- Two Streets, One Corner
classic
- It stands on a corner.
- The building occupies the corner and is addressed by two streets.
classic lead
- Every town gives its corners to someone. In {city}, this one belongs to a {type}.
classic headline
- At the Corner
casual
- It's the corner one. Directions don't get shorter than that.
- You're on the corner, with a street on two sides.
- The building's on a corner.
casual lead
- Corner spot, {city}. Two streets get to see what's on special.
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
- Through {the it} the street sees in, and the shop decides what it sees.
luxury lead
- This {city} {type} has display windows, and what stands in them is seen first.
luxury headline
- Shown in the Window
investor
- Glass in front: the window is the first ad, and nobody bills for it.
- Front: {it}.
investor lead
- This {city} {type} has display space before one reaches the floor: the storefront windows.
investor headline
- Glass in Front: Display Before Floor
family
- Change the window on Saturday night and let Sunday walk by and look.
- Put the good stuff in the window. That's what all the glass is for.
- The stock shows in {the it}.
family lead
- Dress the window first. This {city} {type} has the glass for it.
family headline
- Dress the Window First
modern
- (n) {N} feet of glass. Fill it.
- The window talks first.
- There are {an it} for the stock.
modern lead
- Window first, door second: a {city} {type} with storefront glass.
modern headline
- The Window Talks First
classic
- (n) There are {n} feet of display window.
- The windows are made for display.
classic lead
- A shop introduces itself through the window, and this {city} {type} has the glass to do it.
classic headline
- Introduced by Its Windows
casual
- Stand your best seller in the window and let it wave. There's glass up front.
- The stock shows in {the it}.
casual lead
- Got something worth putting in a window? This {city} {type} has the windows.
casual headline
- Put the Good Stuff in the Window
caption
- (n) Window: {n} feet of glass.
- Display windows on the street.

## main street address
kind: location
hook: 6
match: main street, downtown, high street, downtown location, main street location, historic downtown, cbd, central business district, downtown square, on the square, arts district
luxury
- The address is {place}.
- (street) It stands on {place}.
- (downtown) It stands downtown.
investor
- Location: {place}. Compare with leases on the same street, block by block.
- Location: {place}.
- (street) It is on {place}; ask about facade grants, parking rules, and any design review.
family
- (street) Prop the door open and sweep the step: you're on {place}.
- Flip the sign and say good morning to {place}.
modern
- Address: {place}.
- (street) On {place}. Open the door.
classic
- (street) The building is on {place}.
- (downtown) The building is downtown.
casual
- (street) It's on {place}. Easy to say, easy to find.
- (downtown) You're downtown. Prop the door open.
caption
- (street) On {place}.
- Address: {place}.

## office space
kind: room
hook: 5
match: office space, sf office, sq ft of office, office area, built out office, office build-out, front office, office suite, finished office, open office, bullpen
luxury
- (n) The office space comes to {n} square feet.
- There is office space, for the desk side of the business.
investor
- (n) Office: {n} square feet. Work out the share of the whole before comparing rates.
- Office space is included; ask whether its area is counted in the total.
- Plan: {it}.
family
- There's office space, so the invoices and the coffee pot get a place of their own.
- (n) Spread the paperwork out over {n} square feet of office.
modern
- (n) Desks: {n} square feet.
- Office space. Plug in.
classic
- Office space is provided for the books and those who keep them.
- (n) Office space takes up {n} square feet.
casual
- Payroll doesn't have to happen at the kitchen table. There's office space.
- There's {an it}.
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
- (n) Layout: {n} private offices. Price what those walls would cost to build.
- (n) Layout: {n} private offices.
- The offices are walled; check HVAC zones and data drops in each.
- Layout: {it}.
family
- (n) With {n} private offices, {n} people can take a call at once.
- Close the door, finish the thought. The offices are private.
- There are {an it}.
modern
- (n) Private offices: {n}. Doors included.
- Private offices. Shut the door.
- There are {an it}.
classic
- (n) The plan provides {n} private offices.
- The offices are private, and a conversation may be kept so.
- There are {an it}.
casual
- (n) You get {n} private offices. Draw straws for first pick.
- Real offices, real doors. Headphones optional.
- There are {an it}.
caption
- (n) Private offices: {n}.
- Offices with doors.

## showroom
kind: room
hook: 6
match: showroom, show room, sales floor, retail floor, display area, open retail space, selling floor, gallery space
luxury
- The showroom gives the goods the floor.
- There is a showroom, for what should be seen in person.
investor
- (n) Showroom: {n} square feet. Separate it from storage when comparing rates.
- There is a showroom; check lighting circuits and floor load for what you sell.
family
- In the showroom, let people pick it up, sit in it, try the drawers.
- Set the best piece in the middle of the showroom and let folks walk around it.
- There's {an it} for the stock.
modern
- Showroom. Let them touch it.
- Showroom here, stock elsewhere.
classic
- A showroom is provided, where goods may be seen before they are discussed.
- There is a showroom for the display of stock.
casual
- People like to kick the tires, whatever your tires are. There's a showroom for it.
- The showroom's for the good ones. The rest can stay in boxes.
- There's {an it} for the stock.
caption
- (n) Showroom: {n} square feet.
- A showroom to fill.

## conference room
kind: room
hook: 4
match: conference room, conf room, board room, boardroom, meeting room, conference rooms, large conference room, training room
luxury
- Decisions may be made in {the it}.
- There is {an it}, for what is better settled face to face.
investor
- Layout: {it}. Check its occupancy limit and data drops.
- Layout: {it}.
- {An it} is already built; leave it out of the fit-out budget.
family
- Bring the doughnuts. The meeting's in {the it}.
- When it takes more than two people to decide, use {the it}.
- There's {an it} for meetings.
modern
- {It}. Meet, decide, leave.
- Big table goes here: {it}.
classic
- {An it} is provided for meetings.
- The plan includes {an it}.
casual
- There's {an it}, so nobody's meeting in the hallway.
- You've got {an it}. Snacks raise attendance.
- There's {an it} for meetings.
caption
- {It} included.
- A room for the meeting: {it}.

## reception area
kind: room
hook: 3
match: reception, reception area, lobby, waiting room, waiting area, front desk area, entry lobby, reception desk
luxury
- Callers are received in a reception area, and the work goes on undisturbed.
- There is a reception area.
investor
- Layout: reception area, so visitors need not cross the work area.
- A reception area is built; measure it when working out usable space.
family
- People can come in, sit down, and be offered coffee in the reception area.
- Somebody says good morning at the reception area, and the day has started.
- Visitors stop at {the it}.
modern
- Reception first. Then the rest.
- Visitors stop at reception. Work doesn't.
- Visitors stop at {the it}.
classic
- A reception area stands between the door and the desks.
- Visitors are received in a reception area.
casual
- Nobody has to wander in back looking for you. There's a reception area.
- Early for the appointment? There's a reception area to wait in.
- Visitors stop at {the it}.
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
- Restrooms: ADA. Check them against current code before planning around them.
- Restrooms: {it}.
family
- The restrooms are ADA, with the turning room and the grab bars where they belong.
- The restrooms are ADA already. Start the plan somewhere else.
- The restrooms meet ADA standards.
modern
- Restrooms: ADA. Done.
- The restrooms meet ADA standards.
classic
- The restrooms meet ADA standards.
- (n) Restrooms number {n}, and are ADA-compliant.
casual
- The restrooms are already ADA.
- (n) You get {n} restrooms, ADA and everything.
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
- The kitchen is a commercial one, built for service.
- (hood) The hood is in place above the line.
luxury lead
- This {city} {type} has a commercial kitchen, and may be judged by what leaves it.
luxury headline
- Judged by What Leaves the Kitchen
investor
- (hood) Hood: in. Ask for the last inspection of the suppression system and the duct.
- The commercial kitchen is built, so list what conveys and price only what is missing.
- Kitchen: commercial.
investor lead
- Start with what is already built: this {city} {type} has a commercial kitchen. Get the equipment list.
investor headline
- Kitchen Built: Get the Equipment List
family
- Tie the apron, light the burners, call the first order: there's a commercial kitchen.
- (hood) The hood's in, so the onions can smoke all they like.
- There's {an it}.
family lead
- Start the stock early. This {city} {type} has a commercial kitchen to make it in.
family headline
- Start the Stock Early
modern
- Commercial kitchen. Fire the first ticket.
- (hood) Hood: hung. Cook.
- There's {an it}.
modern lead
- Order in, plate out: a {city} {type} with a commercial kitchen.
modern headline
- Order In, Plate Out
classic
- A commercial kitchen is in place, and a menu may begin there.
- (hood) An exhaust hood is installed.
classic lead
- A restaurant begins at the back. This {city} {type} has a commercial kitchen.
classic headline
- Beginning at the Back, with the Kitchen
casual
- Your chili recipe can finally feed a line. There's a commercial kitchen.
- (hood) It already has a hood, so go ahead and sear something.
- There's {an it}.
casual lead
- Skip the part where you build a kitchen: this {city} {type} already has a commercial one.
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
- A grease trap is in place, as cooking for the public requires.
- The grease trap is installed.
investor
- Grease trap: in. Ask its size and the pump-out receipts.
- {The it} is installed; confirm that it is sized for the menu you plan.
- Systems: {it}.
family
- Fry the Friday fish with a clear conscience. The grease trap's in.
- There's a grease trap already, which is one less call to the plumber.
- There's {an it} in place.
modern
- Grease trap: in.
- Fry away. {The it} is in.
classic
- A grease trap has been installed for the kitchen.
- There is a grease trap.
casual
- There's a grease trap. It's nobody's favorite feature until the health inspector visits.
- The grease trap's in. It won't make the menu, but you'd miss it.
- There's {an it} in place.
caption
- Grease trap in place.
- Grease trap: installed.

## walk-in cooler
kind: appliance
hook: 4
match: walk-in cooler, walk in cooler, walkin cooler, walk-in freezer, walk in freezer, cooler and freezer, cold storage, refrigerated storage, walk-in fridge
luxury
- Deliveries go straight to {the it}.
- There is {an it}, for what must be kept cold.
investor
- Refrigeration: {it}. Ask the age of the compressor and whether it conveys.
- Refrigeration: {it}.
- {An it} is installed; have the door gaskets and the temperature log checked.
family
- Friday's delivery goes straight into {the it}, and everybody gets a minute to cool off.
- The produce can outlast the weekend in {the it}.
modern
- {It}. Keep the door shut.
- Cold, and you can stand in it: {it}.
classic
- {An it} is provided for the stores.
- Provisions are kept in {the it}, which is also where August is endured.
casual
- There's {an it}. Somebody will go in there to think.
- Go ahead, buy the big box of lettuce. There's {an it}.
- There's {an it}.
caption
- Cold storage: {it}.
- {It} in place.

## patio seating
kind: outdoor place
hook: 7
match: patio seating, outdoor seating, outdoor patio, dining patio, sidewalk seating, beer garden, deck seating, patio for, outdoor dining, rooftop seating, seats outside
luxury
- Tables may be set outdoors; there is {an it}.
- {The it} gives guests the choice of weather.
- There is {an it} for fair weather.
luxury lead
- In season, a guest of this {city} {type} may ask for a table outdoors: there is {an it}.
luxury headline
- A Table Outdoors, in Season
investor
- Seating outside: {it}. Check the permit, the liquor line, and who owns the ground.
- Seating outside: {it}.
- Seating: {it}.
investor lead
- Count covers twice at this {city} {type}, indoors and out: there is {an it}. The permit will say which count holds.
investor headline
- Count the Seats Outside, Too
family
- On the first warm night everyone will ask for outside, and there's {an it} to say yes with.
- Put the string lights up over {the it} and see who stays for one more.
- There's {an it} for fair weather.
family lead
- "Inside or out?" You get to ask it at this {city} {type}, because there's {an it}.
family headline
- Inside or Out? You Get to Ask
modern
- {It}. Tables with weather.
- More tables, fresh air: {it}.
modern lead
- Inside or out: a {city} {type} with {an it}.
modern headline
- Tables with Weather
classic
- {An it} is provided for fair weather.
- Guests may be served outdoors, there being {an it}.
classic lead
- A guest given the choice will often sit outdoors. At this {city} {type} there is {an it} to offer.
classic headline
- With Tables Out of Doors
casual
- There's {an it}, so good weather takes reservations.
- You've got {an it}. Budget for umbrellas.
- There's {an it} for fair weather.
casual lead
- Somebody always asks to sit outside. At this {city} {type}, they can: there's {an it}.
casual headline
- Yes, You Can Sit Outside
caption
- Seating outside: {it}.
- Yes, there's outdoor seating.

## apartment above
kind: income
hook: 8
match: apartment above, apt above, upstairs apartment, upstairs apt, second floor apartment, 2nd floor apartment, apartment upstairs, residential above, apartments above, flat above, residence above, loft above
luxury
- Besides the business floor there is {an it}.
- Over the shop there is {an it}.
luxury lead
- This {city} {type} does business at street level and keeps {an it}.
luxury headline
- Business Below, an Apartment Above
investor
- Upstairs: {it}. Ask for the lease, the meter, and the second exit.
- Upstairs: {it}.
- {The it} is a second use under one roof; confirm that zoning lists both.
- Second use: {it}.
investor lead
- Two uses, one roof: a {city} {type} at the street, and {an it}.
investor headline
- Two Uses, One Roof
family
- Lock up downstairs, and supper could be one flight up: there's {an it}.
- There's {an it} over the business, to live in or to rent out.
- There's {an it}.
family lead
- Turn the sign, head up, put the kettle on: this {city} {type} has {an it}.
family headline
- Turn the Sign, Head Upstairs
modern
- Down: trade. Up: {it}.
- Business below. Then {an it}.
modern lead
- Open downstairs. Live upstairs, or rent it. A {city} {type} with {an it}.
modern headline
- Trade Down, Apartment Up
classic
- Over the business there is {an it}.
- The upper floor is given to {an it}.
classic lead
- To keep shop below and rooms above is an old arrangement. This {city} {type} has {an it}.
classic headline
- Shop Below, Rooms Above
casual
- Somebody could come to work in socks: there's {an it}.
- You get the business space and {an it} on top of it.
- There's {an it}.
casual lead
- The commute could be one flight of stairs: this {city} {type} has {an it}.
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
- {The it} keeps the stock out of sight.
- There is a basement for storage.
investor
- Basement: storage. Ask how its area was counted, and whether it has two exits.
- Stock can go to {the it}, so the main floor is left for selling.
- Storage: {it}.
family
- The extra chairs and the spare register go down to {the it}.
- Carry the overflow down to {the it} and keep the front of the shop for people.
- The extra stock goes in {the it}.
modern
- Stock goes to {the it}. Floor stays clear.
- Basement: storage.
classic
- There is {an it} for the stock.
- What the shop does not show, {the it} holds.
casual
- The Halloween display gets an off-season in {the it}.
- The extra stock goes down to {the it} and nobody trips on it.
caption
- Basement storage.
- Room below for stock.

## drive-thru
kind: building
hook: 7
match: drive-thru, drive thru, drive through, drive-up window, drive up window, pick up window, drive-thru lane, double drive thru, bank drive thru
luxury
- There is {an it}, for those who need not come in.
- Business may be done at the window, from the car.
- There is {an it}.
luxury lead
- Not every caller at this {city} {type} need leave the car: there is {an it}.
luxury headline
- Served at the Window
investor
- Drive-thru: in. Check the stacking count and whether the use is grandfathered.
- {An it} is built; ask whether the code would permit a new one.
- Access: {it}. Check the stacking count.
- Access: {it}.
investor lead
- The window is the asset to check first at this {city} {type}: it has {an it}, and codes differ on new ones.
investor headline
- Drive-Thru in Place: Check the Code
family
- Hand it out the window with extra napkins: there's {an it}.
- Rainy day, wet coats, nobody minds: they can use {the it}.
- There's {an it}.
family lead
- Lean out and say good morning: this {city} {type} has {an it}.
family headline
- Lean Out and Say Good Morning
modern
- Drive-thru: pull up, pay, go.
- Served by car: drive-thru.
- There's {an it}.
modern lead
- Pull up. This {city} {type} has {an it}.
modern headline
- Pull Up, Pay, Go
classic
- A drive-thru window serves customers in their cars.
- There is {an it}.
- There is {an it}.
classic lead
- Some customers come in and some come by. This {city} {type}, with {an it}, can serve either.
classic headline
- For Those Who Come By
casual
- There's {an it}, so a quick stop can stay quick.
- You get {an it}. Practice saying "second window."
- There's {an it}.
casual lead
- People can do business in their pajamas: this {city} {type} has {an it}.
casual headline
- It Has a Drive-Thru. Pajamas Welcome
caption
- Drive-thru.
- With a drive-thru window.

## rear entrance
kind: building
hook: 4
match: rear entrance, back door, alley access, alley loading, alley loading door, rear loading, delivery entrance, rear delivery, service entrance, loading door
luxury
- Deliveries are received at the back, and customers at the front.
- There is {an it} for what customers need not see arrive.
investor
- Receiving: {it}. Check its width, the hours, and who controls the way in.
- Receiving: {it}.
- {An it} keeps deliveries off the sales floor.
family
- The delivery truck gets {an it}, and the front door stays for people.
- Boxes come in by {the it}, and whoever's at the counter never has to move.
- Deliveries come in by {the it}.
modern
- Customers in front. Boxes by {the it}.
- {It}. Deliveries stay backstage.
- Deliveries come in by {the it}.
classic
- {An it} is provided, and goods need not pass among the customers.
- Deliveries have their own way in, by {the it}.
casual
- No dollies rolling past a customer in midsentence: there's {an it}.
- Deliveries come in by {the it}.
caption
- Deliveries: {it}.
- A back door for the boxes.

## end cap
kind: location
hook: 5
match: end cap, endcap, end unit retail, end cap unit, anchored center, anchored shopping center, outparcel, pad site
luxury
- (end cap) The space takes the end of the row, with one neighbor and not two.
- (outparcel) The parcel is its own, apart from the center.
- It is {a it}.
investor
- (end cap) End cap: one shared wall. Compare with other end caps, not with in-line rents.
- (anchored) The center is anchored; ask for the anchor's lease date and any co-tenancy clause.
- (outparcel) Outparcel: read the reciprocal easement for parking, signs, and uses.
- Location: {it}.
family
- (end cap) Tell people to keep going to the end of the row. That's you.
- (end cap) One neighbor to lend you tape, one side all your own.
- It's {a it}.
modern
- (end cap) End cap. One neighbor.
- (outparcel) Outparcel. Its own ground.
classic
- (end cap) The space closes the row, and has a neighbor on one side only.
- (outparcel) It stands apart from the center, on its own parcel.
- It is {a it}.
casual
- (end cap) It's the end cap: one shared wall, and the other side's all you.
- (outparcel) It's out on its own pad, with a shopping center for company.
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
- (shell) It is a shell, to be fitted from the slab up.
investor
- (white box) Delivery: white box. Get the written list of what that includes.
- (shell) Delivery: shell. Price HVAC, power, plumbing, and drywall.
family
- (white box) White walls and your idea: it's a white box.
- (shell) It's a shell, so bring chalk and mark out the counter.
modern
- (white box) White box. Add business.
- (shell) Shell. Everything is next.
classic
- (white box) The space is finished as a white box; the trade supplies the rest.
- (shell) It is unfinished within, and may be fitted to the trade.
casual
- (white box) It's a white box, so you're not ripping out somebody's tiki bar.
- (shell) It's a shell: walls, roof, and whatever you've got sketched on a napkin.
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
- Elevator: check the certificate, the service contract, and the last load test.
- (freight) Freight elevator: in. Read the capacity plate before planning the upper floor.
- Access: {it}.
family
- (freight) Roll the heavy stuff onto the freight elevator and send it up.
- Take your coffee and ride up. There's an elevator.
modern
- (freight) Freight elevator. Heavy goes up.
- Elevator served.
classic
- (freight) A freight elevator saves the stairs for people.
- The upper floors are reached by elevator.
casual
- (freight) Nobody has to pivot a couch on the stairs. There's a freight elevator.
- It's got an elevator. Your delivery people say thanks.
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
- Layout: {it}. Ask which plumbing, gas, and shielding convey.
- Layout: {it}.
- {The it} are built out; check permits for whatever the next specialty needs.
family
- There are {an it}, so one can be wiped down while the next fills up.
- {The it} are already built. Hang up your coat and call the first name.
- There are {an it}.
modern
- {It}. Next, please.
- Fitted for practice: {it}.
classic
- The practice is laid out with {an it}.
- There are {an it}, laid out for a practice.
casual
- You get {an it}. Old magazines are up to you.
- There are {an it} already, so you can skip ahead to scheduling.
- There are {an it}.
caption
- (n) {N} {it}.
- Built out with {an it}.

## bar
kind: building
hook: 6
match: built-in bar, full bar, bar area, bar seating, back bar, bar top, taproom, tap room, tap lines, draft system, wood bar, long bar, speakeasy
luxury
- {An it} is in place.
- There is {an it}, where a guest may wait without minding.
investor
- Fixture: {it}. Confirm that it conveys, and ask about the license separately.
- Fixture: {it}.
- {An it} is built; ask which lines, drains, and coolers convey.
family
- Save a stool at {the it} for whoever's running late.
- Pull up to {the it}. Somebody will know your order by the third visit.
- There's {an it} in place.
modern
- {It}. Pour.
- Stools go here: {it}.
classic
- There is {an it}, already fitted.
- Guests may be served at {the it}.
casual
- There's {an it}. You'll need stools, a rag, and good stories.
- Happy hour's halfway set up: it comes with {an it}.
caption
- With {an it}.
- The bar's already built.

# INDUSTRIAL

## loading dock
kind: building
hook: 8
match: loading dock, loading docks, dock high doors, dock-high doors, dock doors, dock high, dh doors, truck dock, dock well, 4 docks, exterior docks, interior dock, dock height door, loading bay
luxury
- (n) The building receives at {n} dock-high doors.
- Freight comes level with the floor, at {the it}.
luxury lead
- (n) This {city} {type} opens to freight at {n} dock-high doors.
luxury headline
- (n) {N} Doors at Dock Height
investor
- (n) Docks: {n}. Divide the floor area by them and compare.
- (n) Docks: {n}.
- Dock-high loading is in; check levelers, seals, and door sizes.
- Building: {it}.
investor lead
- Receiving comes first in any comparison, and this {city} {type} has dock-high loading.
investor headline
- (n) {N} Docks: Start the Comparison Here
family
- (n) {N} trucks can back in, and coffee goes out to {n} drivers.
- The pallet jack rolls straight from the trailer to the floor: there's {an it}.
- Trucks unload at {the it}.
family lead
- (n) The day starts with a reversing beep: {n} docks at this {city} {type}.
- The day starts with a reversing beep: this {city} {type} has {an it}.
family headline
- The Day Starts at the Dock
modern
- (n) Docks: {n}. Back in.
- {The it}: trailer floor, warehouse floor, same floor.
modern lead
- (n) Back in: {n} docks, {city}.
- Back in. This {city} {type} loads at dock height.
modern headline
- (n) Back In: {N} Docks
classic
- (n) Goods are received at {n} dock-high doors.
- The dock stands at the height of a truck bed.
classic lead
- (n) A warehouse is entered by its goods first. In this {city} {type} they have {n} docks.
- A warehouse is entered by its goods first, and this {city} {type} has {an it} for them.
classic headline
- (n) Goods Received at {N} Docks
casual
- (n) {N} docks, so {n} trucks can quit idling in the street.
- Give the liftgate a rest. There's {an it}.
- Trucks unload at {the it}.
casual lead
- Got a truck coming? This {city} {type} has a dock.
casual headline
- (n) Room at the Dock for {N}
caption
- (n) Dock-high doors: {n}.
- Loads at dock height.
= n dock-high doors: n trucks can dock at once; dock height meets a truck bed

## drive-in doors
kind: building
hook: 7
match: drive-in doors, drive in doors, drive-in door, grade level doors, grade level door, grade-level, gl doors, overhead doors, oh doors, roll up doors, roll-up door, 12x14 overhead, garage doors, 14' doors, drive through bays
luxury
- (n) There are {n} doors at grade.
- There are {an it} at grade.
luxury lead
- Vehicles enter this {city} {type} on the level: it has {an it}.
luxury headline
- Entered at Grade
investor
- (n) Grade-level doors: {n}. Get the clear width and height of each.
- (n) Grade-level doors: {n}.
- A drive-in door has no leveler and no seal to maintain; check the springs and the opener.
investor lead
- (n) For vans and service trucks the count is {n}: grade-level doors, at this {city} {type}.
- Measure the openings before the floor: this {city} {type} has {an it}.
investor headline
- Drive-In Doors: Measure the Openings
family
- Drive right in, pull the door down, and unload out of the wind.
- (n) {N} doors go up in the morning, and the work rolls in on its own wheels.
- Trucks drive in by {the it}.
family lead
- Roll the door up and drive in: this {city} {type} has {an it}.
family headline
- Roll It Up and Drive In
modern
- (n) Drive in: {n} doors.
- Door up. Truck in. Door down.
modern lead
- Door up, truck in: a {city} {type} with {an it}.
modern headline
- Door Up. Truck In.
classic
- (n) There are {n} drive-in doors, at grade.
- By {the it}, a vehicle may be driven in and unloaded under cover.
classic lead
- At this {city} {type} the truck comes in with the load: there is {an it}.
classic headline
- Where the Truck Comes In, Too
casual
- (n) You've got {n} drive-in doors, so the van can spend the night inside.
- Pull the truck right in by {the it}. The rain can wait outside.
- Trucks drive in by {the it}.
casual lead
- Don't park, just keep driving: this {city} {type} has {an it}.
casual headline
- Don't Park, Just Keep Driving
caption
- (n) Drive-in doors: {n}.
- Drives in at grade.

## clear height
kind: building
hook: 8
match: clear height, ft clear, foot clear, feet clear, clear ceiling, 24' clear, 32' clear, high bay
luxury
- (n) The clear height is {n} feet.
- (n) Goods may rise {n} feet, and nothing hangs in their way.
luxury lead
- (n) Between floor and obstruction, this {city} {type} allows {n} feet.
luxury headline
- (n) {N} Feet, Clear
investor
- (n) Clear: {n} feet. Compare by the cubic foot as well as the square.
- (n) Clear: {n} feet.
- (n) At {n} feet clear, count pallet positions before floor area.
- Clear: {it}.
investor lead
- (n) Price the cube: this {city} {type} is {n} feet clear.
investor headline
- (n) {N} Feet Clear: Price the Cube
family
- (n) Stack it up. There's {n} feet before anybody has to say whoa.
- (n) With {n} feet clear, the top shelf is a long way up.
- (n) The clear height is {n} feet.
family lead
- (n) Tip your head back: it's {n} feet clear in this {city} {type}.
family headline
- (n) Look Up: {N} Feet Clear
modern
- (n) Clear: {n} feet. Stack.
- (n) Up {n} feet, nothing in the way.
- There's {a it}.
modern lead
- (n) {N} feet clear. {City}. Stack.
modern headline
- (n) Up {N} Feet
classic
- (n) The clear height is {n} feet, measured to the lowest obstruction.
- (n) The interior stands {n} feet clear.
classic lead
- (n) Floor is charged by the foot and height is not. This {city} {type} has {n} feet of it, clear.
classic headline
- (n) {N} Feet of Clear Height
casual
- (n) There's {n} feet of clear height. Hire somebody who likes ladders.
- (n) The clear height is {n} feet.
casual lead
- (n) How high does it go? In this {city} {type}, {n} feet clear.
casual headline
- (n) How High? {N} Feet Clear
caption
- (n) Clear height: {n} feet.
- (n) {N} feet clear.
= clear height is measured to the lowest obstruction

## three-phase power
kind: system
hook: 6
match: three-phase power, 3 phase, 3-phase, three phase, 3 phase power, 3ph, 480v, 208v 3 phase, 480/277, heavy power, 3 phase electric, phase 3
luxury
- The power is three-phase, for the machinery that needs it.
- Three-phase power is brought to the building.
investor
- Power: three-phase. Confirm voltage, panel space, and which machines it must start.
- Three-phase is in; match it to the nameplates of what you run.
- Systems: {it}.
family
- The big saw, the mixer, the lathe: plug them in, the power is three-phase.
- There's three-phase power, for the machines that won't run on anything less.
- There's {an it} for the machines.
modern
- Three-phase. Big motors welcome.
- Power: three-phase, in the building.
classic
- Three-phase current is supplied, as machinery prefers.
- The building is served by three-phase power.
casual
- There's three-phase power. If you need it, you already smiled.
- There's {an it} for the machines.
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
- (n) Service: {n} amps. Add up the nameplates before calling it enough.
- (n) Service: {n} amps.
- (n, year) Electrical: {n} amps, {year}. Ask for the permit.
- (n, year) Electrical: {n} amps, {year}.
- (year) The electrical service has a date: {year}.
family
- (n) There are {n} amps coming in. Add up the machines and see what's left for the coffee maker.
- (year) The electrical service was new in {year}, so somebody else stood there with the flashlight.
modern
- (n) {N} amps. Plug in.
- (n, year) {N} amps, as of {year}.
classic
- (n) The electrical service is rated at {n} amps.
- (year) Its electrical service was installed in {year}.
casual
- (n) You've got {n} amps to spend. Read the backs of your machines and start adding.
- (year) The electrical's from {year}. One less thing to wonder about.
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
- (esfr) Fire protection: ESFR, which can spare high racks their in-rack sprinklers; confirm the commodity class.
- Sprinklered: ask for the last inspection tag and tell the insurer.
- Systems: {it}.
family
- The building's sprinklered, so that's off the list.
- (esfr) The sprinklers are ESFR, built for tall stacks.
modern
- Sprinklers: in.
- (esfr) ESFR overhead.
classic
- The building is equipped with fire sprinklers.
- (esfr) It is protected by ESFR sprinklers.
casual
- (esfr) ESFR sprinklers up top. The racking people will be pleased.
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
- (it) Column spacing: {it}. Lay out the racks on paper before the site visit.
- (span) Clear span: lay out the floor without working around posts.
family
- (span) The forklift can turn where it wants. There are no columns.
- (it) The columns are {it} apart, so chalk the aisles and see how they fall.
modern
- (span) Columns: none.
- (it) Columns at {it}. Rack between.
classic
- (span) No column interrupts the floor.
- (it) The columns are set at {it}.
casual
- (span) There's nothing to back the forklift into. Column-wise, anyway.
- (it) Columns are {it} apart. Somebody will still find one with a pallet jack.
caption
- (it) Columns at {it}.
- (span) Clear span, no columns.
= clear span: no interior columns

## fenced yard, industrial
kind: outdoor place
hook: 6
match: fenced yard, secured yard, outdoor storage, outside storage, ios, industrial outdoor storage, laydown yard, lay down yard, gravel yard, gated yard, paved yard, fenced and gated yard, stabilized yard, truck parking yard
luxury
- What need not be under a roof has {the it}.
- There is {an it} for whatever arrives too large for the door.
investor
- Yard: {it}. Confirm that zoning allows outdoor storage, and on what surface.
- Yard: {it}.
- {An it} adds usable ground the building area leaves out; price it by the acre.
family
- Trailers, pipe, the forklift that's waiting on a part: they all go in {the it}.
- End of the day, the trucks go in {the it}.
modern
- {It}. Overflow lives here.
- Storage without a roof: {it}.
classic
- {An it} is provided for equipment and for whatever the weather cannot hurt.
- There is {an it} for storage out of doors.
casual
- The equipment trailer can move off your cousin's lawn. There's {an it}.
- You get {an it}. Stack the pallets and pretend it's organized.
- There's {an it} for the equipment.
caption
- Yard: {it}.
- (fenced) Fenced ground for the overflow.
- Ground for the overflow.

## rail
kind: building
hook: 8
match: rail, rail served, rail-served, rail spur, rail siding, rail access, rail doors, active rail, bnsf rail, up rail, csx rail, norfolk southern, rail dock
luxury
- The rails come to the building.
- Goods may arrive by rail; there is {an it}.
luxury lead
- Freight reaches this {city} {type} by road or by rail: it has {an it}.
luxury headline
- Where the Rails Come In
investor
- Rail: {it}. Ask the railroad about switching service, fees, and the track agreement.
- Rail: {it}.
- {The it} is in place; find out who owns the track and when a car last used it.
- {The it} is in place.
investor lead
- Rail first, since it cannot be added later at will: this {city} {type} has {an it}.
investor headline
- Rail in Place: Read the Track Agreement
family
- Somebody gets to say the train's in: there's {an it}.
- With {an it}, freight can come in by the carload and go out by the box.
- There's {an it}.
family lead
- Wave to the engineer: this {city} {type} has {an it}.
family headline
- Wave to the Engineer
modern
- {It}. Car in, car out.
- By truck or by train: {it}.
modern lead
- Tracks in. This {city} {type} has {an it}.
modern headline
- On the Tracks: Rail in Place
classic
- There is {an it}, for goods that come by the carload.
- {An it} gives freight another way in besides the road.
classic lead
- A truckload is one measure and a carload another. This {city} {type} has {an it}.
classic headline
- Goods by the Carload
casual
- There's {an it}. Yes, an actual train.
- You get {an it}.
- There's {an it}.
casual lead
- How many places let you order by the railcar? This {city} {type} has {an it}.
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
- The air lines are run, and tools need only be connected.
investor
- Air: plumbed. Ask whether the compressor conveys, and its hours.
- Air lines are run; pressure-test them before counting on them.
family
- Snap the impact wrench on and go. The air lines are in.
- Nobody drags a compressor across the floor. {The it} is piped.
modern
- Air: plumbed.
- Couple up. The lines are run.
classic
- Air lines have been run for the tools.
- The building is plumbed for compressed air.
casual
- Retire the pancake compressor. It's plumbed for air.
- The air lines are already run. Bring the hoses.
caption
- Plumbed for air.
- Air lines in.

## crane
kind: system
hook: 8
match: crane, bridge crane, overhead crane, ton crane, jib crane, gantry crane, crane served, bridge cranes
luxury
- {The it} does the lifting.
- (n) {The it} is rated at {n} tons.
luxury lead
- What cannot be carried in this {city} {type} is lifted: there is {an it}.
luxury headline
- Lifted, Not Carried
investor
- Lifting: {it}. Ask for the inspection log, the hook height, and the bay it covers.
- Lifting: {it}.
- Confirm in the contract that {the it} conveys.
investor lead
- Hook height and capacity come before floor area: this {city} {type} has {an it}.
investor headline
- Crane in Place: Ask for the Log
family
- Hook it, lift it, set it down: {the it} saves everybody's back.
- Nobody has to count to three. There's {an it}.
- {The it} does the heavy lifting.
family lead
- Stand clear and look up: this {city} {type} has {an it}.
family headline
- Stand Clear and Look Up
modern
- {It}. Heavy goes up.
- Hook on, hands off: {it}.
modern lead
- Heavy is fine. This {city} {type} has {an it}.
modern headline
- Heavy Is Fine: It Has a Crane
classic
- {An it} is installed for the heavy lifting.
- (n) {An it} of {n} tons serves the floor.
classic lead
- Some work is too heavy to begin by hand. This {city} {type} has {an it}.
classic headline
- With a Crane to Do the Lifting
casual
- There's {an it}, so the heavy end is nobody's turn.
- You get {an it}. Everybody will want a turn; say no.
- {The it} does the heavy lifting.
casual lead
- Ever wanted your own crane? This {city} {type} has {an it}.
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
- A mezzanine puts the height to use.
- There is a mezzanine, a level of its own within the building.
investor
- Mezzanine: ask whether it is permitted, its load rating, and whether its area is counted.
- The mezzanine uses height already there; check the stairs, the rail, and the headroom beneath.
- Building: {it}.
family
- Small parts and big binders go up to the mezzanine, out of the forklift's way.
- There's a mezzanine, so what you need twice a year can stay off the main floor.
- There's {an it} above the floor.
modern
- Half a floor more: mezzanine.
- Mezzanine. Storage with stairs.
classic
- A mezzanine makes a second floor of part of the first.
- There is a mezzanine besides the main floor.
casual
- The trade-show booth can live on the mezzanine until next year.
- You get a mezzanine. It'll be full by spring; they always are.
- There's {an it} above the floor.
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
- (n) Truck court: {n} feet. Check it against the trailers you run.
- (n) Truck court: {n} feet.
- The truck court is on site; measure it at the tightest door.
family
- Drivers get a truck court to swing wide in, and keep their tempers.
- (n) With {n} feet of truck court, the new driver gets a fair try.
- Trucks turn in {the it}.
modern
- (n) Truck court: {n} feet. Swing wide.
- {The it}: turn, back, load.
classic
- A truck court is provided for turning and backing.
- (n) Its truck court measures {n} feet.
casual
- Trucks get their own place to turn around. It's called a truck court.
- (n) There's {n} feet of truck court, so skip the twelve-point turn.
- Trucks turn in {the it}.
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
- Trucks: {it}. Check it against the longest trailer you run.
- Trucks: {it}.
- Listed: {it}. Measure the turns before relying on it.
- Listed: {it}.
family
- Send the big truck. There's {an it}.
- Drivers like to know before they set out, so tell them there's {an it}.
modern
- Trucks: {it}.
- {It}. Send the big one.
classic
- There is {an it} for trucks.
- {An it} is provided.
casual
- Got a long trailer? There's {an it}.
- There's {an it}. Tell the driver.
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
- Dock equipment: {it}. Test each one under load.
- Dock equipment: {it}.
- The docks have {an it}; ask for the service record.
family
- Whoever works the docks will be glad of {the it}.
- Back in, open up, unload: the docks have {an it}.
modern
- Docks: {it}.
- Installed: {it}.
classic
- The docks are equipped with {an it}.
- {It} has been installed at the docks.
casual
- (levelers) No plywood ramps. The docks have {an it}.
- You get {an it} at the docks.
- The docks already have {an it}. Not glamorous, just handy.
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
- (slab) Floor: reinforced slab. Ask for the thickness and the load rating.
- (drains) Floor drains: confirm what they connect to, and what may go down them.
- Building: {it}.
family
- (drains) Hose it down and go: the water leaves by the floor drains.
- (slab) The slab's reinforced. Ask for the rating, then pick a spot for the big machine.
- There's {an it}.
modern
- (drains) Hose. Drain. Done.
- (slab) Reinforced slab. Set it down.
- There's {an it}.
classic
- (drains) Floor drains are provided for washing down.
- (slab) The floor is of reinforced concrete.
- There is {an it}.
casual
- (drains) Mopping's a hose job. There are floor drains.
- (slab) The floor's a reinforced slab. Ask what it's rated for, then order the press.
caption
- (drains) Floor drains.
- (slab) Reinforced slab.

## service bays
kind: building
hook: 7
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
- (n) Bays: {n}. Ask whether the lifts convey and when each was inspected.
- (n) Bays: {n}.
- Service bays are built; order a phase one before the offer.
- Bays: {it}.
investor lead
- (n) Count bays before square feet: this {city} {type} has {n}.
- Count bays before square feet: this {city} {type} has service bays.
investor headline
- Count the Bays, Order the Phase One
family
- Pull in, pop the hood, turn up the radio: there are service bays.
- There are {an it} for the work.
family lead
- (n) Coffee on, radio on, doors up: {n} bays at this {city} {type}.
- Coffee on, radio on, doors up: this {city} {type} has service bays.
family headline
- Coffee On, Radio On, Doors Up
modern
- (n) Bays: {n}. Next car.
- Service bays: in, fixed, out.
- There are {an it}.
modern lead
- (n) {N} bays, {city}. Pull in.
- Pull in. This {city} {type} has service bays.
modern headline
- (n) {N} Bays. Next Car.
classic
- (n) Work is done in {n} bays.
- The building is arranged in service bays.
- There are {an it}.
classic lead
- (n) In this trade capacity is counted in bays. This {city} {type} has {n}.
classic headline
- (n) A Shop of {N} Bays
casual
- (n) With {n} bays, {n} jobs can be in pieces at once.
- It's got service bays. That noise you've been ignoring can come in, too.
- There are {an it} for the work.
casual lead
- (n) {N} bays in {city}, so one could be for the car you've been meaning to finish.
- There are service bays in this {city} {type}. Yes, the project car can come.
casual headline
- (n) {N} Bays, One for the Project Car
caption
- (n) Service bays: {n}.
- Bays for the work.

## highway distance
kind: location
hook: 6
match: miles to i-80, mi to interstate, minutes to highway, min to i-95, close to interstate, near interchange, highway access, interstate access, easy highway access, mi to airport, mi to port, at interchange, off exit
luxury
- {The place} is {distance} away.
- A load leaving here is {distance} from {the place}.
investor
- Access: {place}, {distance}. Drive it with a loaded truck before relying on it.
- Access: {place}, {distance}.
- {The place} is {distance} off; check the route for weight limits and low bridges.
family
- Load in the back, coffee in the holder, {distance} to {the place}.
- Load up and wave. It's {distance} from here to {the place}.
modern
- {Distance} to {the place}.
- Out the door, then {distance} to {the place}.
classic
- {The place} lies {distance} off.
- Outbound goods have {distance} to go before {the place}.
casual
- It's {distance} to {the place}, because the driver will ask.
- You're {distance} from {the place}, so plan the pickup around that.
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
- (year) HVAC: {year}. Get the tonnage and the service contract.
- (year) HVAC: {year}.
- HVAC in place: ask who maintains it under the lease, landlord or tenant.
family
- (year) The HVAC was new in {year}, so the thermostat argument can begin right away.
- There's HVAC, so the weather can stay outside.
modern
- (year) HVAC, {year}.
- (climate) Conditioned. Year-round.
- Heat and cool: covered.
classic
- (year) The HVAC was installed in {year}.
- Heating and cooling are provided for.
casual
- (year) The HVAC's from {year}. One question answered.
- It's got HVAC. The summer help might stay through summer.
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
- (year) Roof: {year}. Ask for the warranty and whether it transfers.
- (year) Roof: {year}.
- (year) The roof is the first capital question, and it has a date: {year}.
family
- (year) The roof was new in {year}, so the buckets can go back to being buckets.
- (kind) Overhead there's {an it}.
modern
- (year) Roof: {year}. Next question.
- (kind) Up top: {it}.
classic
- (year) The roof was replaced in {year}.
- (kind) The building has {an it}.
casual
- (year) The roof's from {year}, so that's one ladder you can leave on the truck.
- (kind) Up top there's {an it}. Nobody brags about it, but everybody asks.
caption
- (year) Roof: {year}.
- (kind) Roof: {it}.

## tenant in place, commercial
kind: tenancy
hook: 7
match: tenant in place, tenants in place, leased, fully leased, tenant occupied commercial, long term tenant, existing tenant, anchor tenant in place, leased investment, single tenant, occupied by tenant, national tenant
luxury
- The building is let.
- A tenant is in place, and the lease goes with the building.
luxury lead
- This {city} {type} is sold with its tenant in place.
luxury headline
- Sold with Its Tenant
investor
- Tenant in place. Read the lease for term, options, increases, and who pays what.
- Occupancy: tenant in place.
investor lead
- The lease is the asset to read first: this {city} {type} has a tenant in place.
investor headline
- Tenant in Place: Read the Lease First
family
- The tenant is in place and already has the key.
- A tenant's in, the lights are on, and the lease comes with the building.
family lead
- The lights are on already: this {city} {type} has a tenant in place.
family headline
- The Lights Are On: Tenant in Place
modern
- Leased. Tenant stays.
- Tenant in. Lease included.
- There's a tenant in place.
modern lead
- Occupied. This {city} {type} comes with a tenant.
modern headline
- Comes with a Tenant
classic
- The building is sold subject to the tenant's lease.
- There is a tenant, who remains.
classic lead
- This {city} {type} is at work already, with a tenant in place.
classic headline
- Let, and Sold Subject to the Lease
casual
- There's a tenant in there already. Your sign can wait.
- There's a tenant in place.
casual lead
- You won't need the key to open up: this {city} {type} already has a tenant.
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
- (delivered) Delivered vacant. Put the date in the contract.
- Occupancy: vacant.
family
- (now) Walk it end to end and picture every desk where you'd want it. It's empty.
- (now) Nobody has to move out first. It's vacant.
- (delivered) It'll be empty by the time you get the keys.
- It's vacant.
modern
- (now) Vacant. Move the business in.
- (delivered) Empty at closing.
- It's vacant.
classic
- (now) The building stands vacant.
- (delivered) Vacant possession will be given at closing.
- The building is vacant.
casual
- (now) It's empty, so the echo's included.
- (now) Nobody's in it. Measure whatever you like.
- (delivered) It comes empty at closing. Bring a tape measure.
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
- Lighting: LED, so a retrofit is not on the list.
- LED fixtures are in; ask for any utility rebate paperwork.
family
- Nobody's up on a ladder changing tubes. The lights are LED.
- Flip the switch and they're on. The lighting is LED.
- The lighting is LED.
modern
- Lights: LED.
- LED, already in.
classic
- The lighting is by LED.
- LED fixtures have been fitted.
casual
- The lights are LED already. Check that box and keep walking.
- The lights are LED. That hum you remember was the old kind.
- The lighting's LED.
caption
- LED lighting.
- Lit by LED.

# MULTI-FAMILY BUILDINGS

## units
kind: building
hook: 8
match: units, unit building, duplex, triplex, fourplex, quadplex, 4-plex, four plex, six unit, two family, 2 family, three family, 3 family, three decker, triple decker, two flat, three flat, 4 units, 12 units, up/down duplex, side by side duplex
luxury
- (n) The building holds {n} units.
- (n) One roof covers {n} units.
luxury lead
- (n) One building in {city}, {n} units within.
luxury headline
- (n) {N} Units, One Building
investor
- (n) Units: {n}. Divide the price by that and compare.
- (n) Units: {n}.
- (n) {N} units; match the count to the certificate of occupancy.
investor lead
- (n) The divisor is {n}: units in this {city} building.
investor headline
- (n) {N} Units: Divide and Compare
family
- (n) Supper gets made {n} times here, once in each unit.
- (n) There are {n} units, each with a kitchen of its own.
- (n) There are {n} units.
family lead
- (n) More than one kitchen smells good at six o'clock: there are {n} units under this {city} roof.
family headline
- (n) {N} Suppers Under One Roof
modern
- (n) {N} units. One roof.
- (n) There are {n} units.
modern lead
- (n) {N} units, one deed, {city}.
modern headline
- (n) {N} Units, One Roof
classic
- (n) The building is divided into {n} units.
- (n) It contains {n} units, each with its own kitchen.
classic lead
- (n) In {city} stands a building of {n} units, which is to say {n} kitchens and one roof.
classic headline
- (n) A Building of {N} Units
casual
- (n) It's {n} units and one set of gutters.
- (n) You get {n} units on one deed.
- (n) There are {n} units.
casual lead
- (n) Buy one roof, get {n} kitchens: it's a {n}-unit building in {city}.
casual headline
- (n) One Roof, {N} Kitchens
caption
- (n) Units: {n}.
- (n) {N} units, one roof.
= each unit has its own kitchen

## unit mix
kind: building
hook: 6
match: unit mix, 2br/1ba each, 3 bed 1 bath each, all 2 bedroom, one bedrooms, two bedrooms, (2) 1br (2) 2br, mix of 1 and 2 bedroom, 2 bed units, studios and one bedrooms, each unit 2 bed, identical units, 2/1 and 3/1
luxury
- The units are {list}.
- (same) Each unit is laid out with {list}.
investor
- Mix: {list}. Compare rents by bedroom count, unit by unit.
- Mix: {list}.
- (same) Every unit is {list}, so the rents compare line by line.
family
- (same) Every unit has {list}, so nobody drew the short straw.
- Count the bedrooms: {list}.
modern
- Mix: {list}.
- (same) Each: {list}. Repeat.
classic
- The units comprise {list}.
- (same) The units are alike in count, each with {list}.
casual
- It breaks down like this: {list}.
- (same) They're all {list}. Easy to remember.
caption
- Unit mix: {list}.
- (same) Each unit: {list}.

## separate entrances
kind: building
hook: 5
match: separate entrances, private entrances, own entrance, each unit has own entrance, individual entrances, private entry each unit, no common hallway, separate front doors, side by side entrances
luxury
- The entrances are separate, and no one passes through another's hall.
- There are {an it}.
investor
- Entrances: separate, which leaves less common area to light and clean.
- Access: {it}.
family
- Bring the groceries straight in. Each unit has its own entrance.
- There are {an it}.
modern
- {It}: own door, each.
- Separate entrances. Separate doormats.
classic
- The units are entered separately.
- Each unit keeps its own front door.
- There are {an it}.
casual
- You come in your door, they come in theirs. Entrances are separate.
- There are {an it}, so everybody's got their own door and their own keys.
- There are {an it}.
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
- Laundry is shared; find out whose meter it runs on.
- Laundry: {it}.
family
- Wash day happens right here. The laundry is shared and on site.
- The basket never has to ride in the car: the laundry's on site.
- There's {an it}.
modern
- Laundry: on site.
- There's {an it}.
classic
- A common laundry is provided.
- (coin) The laundry is common to the building, and takes coins.
casual
- There's laundry on site. Bring a book for the spin cycle.
- There's {an it}.
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
- (each) One line per lease: parking is provided for each unit.
- Off-street parking: ask whether it is assigned, and who keeps it clear.
family
- Everybody parks off the street, and the street sweeper can make its rounds.
- (each) Each unit has its own spot, so nobody leaves a note on a windshield.
- There's {an it}.
modern
- (n) Off the street: {n}.
- (each) Every unit parks.
- Parking, off the curb.
classic
- (n) There is parking for {n} cars.
- (each) Parking is allotted to each unit.
casual
- (n) There's parking for {n}, so nobody's circling the block.
- (each) Everybody gets a spot. Remember which one's yours.
- You park off the street. The street can manage without you.
- There's {an it}.
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
- Storage: one for each unit. Read the leases for whether it is included.
- Each unit has storage; label it in the lease and in fact.
family
- Everybody gets {an it}, for the camping gear and the bike with one tire.
- Skis, fans, the good suitcase: each unit has storage to put them in.
- There's {an it}.
modern
- Storage, one each.
- Boxes out of the closets. Each unit gets storage.
- There's {an it}.
classic
- Storage is provided for each unit.
- Each unit has its storage, and the closets are left to clothes.
casual
- Every unit gets storage. The box fan can move out in October.
- There's storage for each unit. Label yours.
- There's {an it}.
caption
- Storage for each unit.
- One storage space each.

## updated units
kind: update
hook: 6
match: updated units, renovated units, units updated, units renovated, remodeled units, one unit updated, all units updated, two of four units renovated, turned units, recently renovated units, rehabbed units, new kitchens in units
luxury
- (n) {N} of the units have been updated; the rest are as they were.
- (year) The units were updated in {year}.
investor
- (n) Updated: {n} units. Left to price: the others.
- (year) Unit updates: {year}. Match the invoices to the list.
- (year) Unit updates: {year}.
- Units: updated.
family
- (n) {N} units are done. The next paint color is up to you.
- The units have been updated.
modern
- (n) Done: {n}. To do: the rest.
- The units have been updated.
classic
- (n) The updating has reached {n} of the units, and may be continued.
- The units have been updated.
casual
- (n) {N} units are done. You can copy off them for the rest.
- The units have been updated.
caption
- (all) Updated units.
- (n) Updated units: {n}.

## porch or balcony per unit
kind: outdoor place
hook: 6
match: porches front and back, porch for each unit, balcony each unit, decks each unit, private porch each, front and back porches, patio each unit, private balconies, each unit has balcony, stacked porches
luxury
- (each) Each unit has its own {it}.
- There are {an it}, and a little of the outdoors with them.
investor
- (each) Exterior: {it}, one to a unit. Check railings, footings, and permits.
- (each) Exterior: {it}, one to a unit.
- {It}: include them in the paint and carpentry budget.
family
- (each) Everybody gets a seat outdoors. Each unit has {an it}.
- Take the coffee outside. There are {an it}.
modern
- (each) Outdoors, one each: {it}.
- {It}. Bring a chair.
classic
- (each) Every unit has {an it}.
- There are {an it} for sitting out of doors.
casual
- (each) Tomato plants all around: each unit gets {an it}.
- There are {an it}. Claim your chair early.
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
- Heat: separate systems, so the unit that runs it can be the one that pays. Read the leases.
- (year) Separate systems, {year}. Ask for the serial numbers.
- (year) Separate systems, {year}.
- Heat: {it}.
family
- The heat is separate, so warm is whatever you say it is.
- There are {an it}.
modern
- Own unit, own heat.
- Heating systems: one per unit.
- There are {an it}.
classic
- Each unit has its own heating system.
- The heating is divided as the building is, unit by unit.
- There are {an it}.
casual
- Everybody has their own heat, so wear shorts in January if you're paying for it.
- Separate systems: your thermostat, your business.
- There are {an it}.
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
- One unit is owner-occupied; the rent roll leaves it out, so price it yourself.
- (vacant) Owner's unit: vacant at closing. Put the date in the contract.
- Occupancy: {it}.
family
- One of them is the owner's unit. You could live in it and look after the rest.
- There's {an it}.
modern
- {The it}: live in one, rent the rest.
- (vacant) Owner's unit: empty at closing.
classic
- The owner occupies one of the units.
- (vacant) The owner's unit is to be vacated at closing.
casual
- The owner lives in one. Your landlord could be you.
- (vacant) The owner's unit comes empty, so bring a mattress and a rent ledger.
- There's {an it}.
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
- (side) Side by side: shared walls, no shared ceilings. Check the fire separation.
- (stacked) Stacked flats: plumbing lines up, and so do leaks; look at the ceilings.
- Layout: {it}.
family
- (side) They're side by side, so nobody's footsteps are your ceiling.
- (stacked) It's one floor each, and good night is said on the stairs.
- There are {an it}.
modern
- (side) Beside, not above.
- (stacked) One floor per unit.
- There are {an it}.
classic
- (side) The units are built side by side, with a wall and not a floor between them.
- (stacked) Each unit has a floor to itself.
- There are {an it}.
casual
- (side) Nobody's upstairs. They're next door, like regular neighbors.
- (stacked) It's a floor apiece, which makes it easy to explain to the movers.
- There are {an it}.
caption
- (side) Side-by-side units.
- (stacked) One floor to each unit.
= side-by-side units: no unit above another

## intercom entry
kind: technology
hook: 3
match: intercom, buzzer, buzz in entry, keyed entry, key fob entry, fob access, secured entry, video intercom, controlled access, call box
luxury
- (intercom) Callers announce themselves by intercom.
- The building has {an it}.
investor
- Entry: {it}. Ask for the service contract and a count of keys.
- Entry: {it}.
- (intercom) {An it} is installed; test it from every unit.
- Access: {it}. Find out who programs it and who pays for it.
- Access: {it}.
family
- (intercom) Buzz them up from the couch: there's {an it}.
- (intercom) Pizza's here? Press the button.
- (fob) Groceries in one hand, fob in the other, and you're in.
modern
- (intercom) {It}. Buzz, open.
- Getting in: {it}.
classic
- (intercom) Visitors ring, and are answered by intercom.
- The building is fitted with {an it}.
casual
- (intercom) There's {an it}, so nobody throws pebbles at your window.
- (intercom) Takeout can find you. There's {an it}.
caption
- Entry: {it}.
- (intercom) Buzz-in entry.

# SCENES

Fixed words in a scene stand for the one concept its role allows; a slot prints the agent's words. Scenes for land never place a thing on the parcel: the order is a walk or a list, not a map.

## scene: water and power answered
roles: water = drilled well | spring | well permit | water rights; power = power at road; [internet] = internet at the road
luxury
- The two first questions are answered: for water there is {a water}, and for electricity, {power}.
investor
- Water: {water}. Electricity: {power}. Left to price: the runs from each to the building.
family
- You'll ask about water and power before anything else, so: {a water}, and {a power}.
modern
- Water? {Water}. Electricity? {Power}. Next.
classic
- Of land one asks after water and power. Here there are {a water} and {a power}.
casual
- Before you ask: there's {a water}, and there's {a power}.

## scene: the paper drawer
roles: survey = survey; soil = perc test | perc test on file | septic approved; [plans] = well permit
luxury
- The papers have been seen to: {a survey}, {a soil}[, {a plans}]. Only the building is undrawn.
investor
- On file: survey, {soil}[, {plans}]. Check the dates on each before the price.
- Papers: {survey}, {soil}[, {plans}].
family
- The paperwork got here first: {a survey} and {a soil}[, and {a plans}], so your folder starts half full.
modern
- Paper: {survey}, {soil}[, {plans}]. Dirt: next.
classic
- The drawer already holds {a survey} and {a soil}[, with {a plans} among them].
casual
- Somebody did the boring part: {survey}, {soil}[, {plans}]. You get the fun part.

## scene: water and grass
roles: water = creek | pond | spring; grass = pasture
luxury
- The land has {a grass}, and it has {a water}.
investor
- Stock water: {water}. Forage: {grass}. Ask how each does in a dry August.
- Stock water: {water}. Forage: {grass}.
family
- Something can graze {the grass} and something can wade {the water}. You get to decide which is the dog.
modern
- Grass and water: {grass}, {water}. Add animals.
classic
- With {a grass} and {a water}, the land has what livestock has always required of it.
casual
- There's {a grass} and there's {a water}. A cow would sign today.

## scene: barn, fence, pasture
roles: barn = barn | outbuildings | horse barn; grass = pasture | paddock
luxury
- {The barn} is for the night, and {the grass} for the day.
investor
- Livestock setup: {barn}, {grass}. Date the roof.
family
- It's out to {the grass} in the morning and back to {the barn} at night.
modern
- Grass by day, roof by night: {grass}, {barn}.
classic
- Animals may be turned out on {the grass} and brought back to {the barn}.
casual
- There's {a barn} and there's {a grass}. Somebody's about to get talked into horses.

## scene: a site and something to look at
roles: seen = mountains in view; site = build site cleared | driveway in
luxury
- {The seen} is in view and there is {a site}; what remains is to face the right way.
investor
- In view: {the seen}. In place: {site}. Adjust for the first and take the second off the bid.
- In view: {the seen}. In place: {site}.
family
- There's {a site} to start from and {the seen} to look up at when the measuring gets old.
modern
- {Site}: done. {The seen}: in view. Windows: your department.
classic
- There is {a site} from which to begin, and {the seen} is in view.
casual
- {The seen} in view and {a site} to begin with. Sketch the windows first.

## scene: retail corner
roles: corner = corner building; glass = storefront windows; [sign] = signage; [count] = traffic count
luxury
- {The corner} has {the glass}[, with {a sign} besides].
investor
- {Corner}: two frontages. Display: {glass}. [Sign: {sign}.]
family
- Sweep the step of {the corner}, dress {the glass}[, light {the sign}], and turn the card to Open.
modern
- {Corner}, {glass}[, {sign}]. Open.
classic
- A shop asks for a corner and a window, and is given both: {a corner} with {a glass}.
casual
- You've got {a corner} with {a glass}[, and there's {a sign}].

## scene: front of shop, back of shop
roles: glass = storefront windows | showroom; back = rear entrance; [below] = basement, commercial
luxury
- Customers have {the glass}, deliveries have {the back}[, and the stock has {the below}].
investor
- Selling: {glass}. Receiving: {back}. [Storage: {below}.]
family
- People come to {the glass}, boxes come to {the back}[, and the extra goes down to {the below}].
modern
- Show: {glass}. Receive: {back}. [Stow: {below}.]
classic
- What is to be seen has {the glass}; what is to be unloaded has {the back}[; what is left over has {the below}].
casual
- {Glass} for the customers, {back} for the boxes[, and {a below} for whatever didn't sell].

## scene: shop with a kitchen
roles: kitchen = commercial kitchen; trap = grease trap; [cold] = walk-in cooler; [seats] = patio seating
luxury
- The kitchen is commercial and the grease trap is in[; there is {a cold} as well]. The menu is left to write.
investor
- Restaurant items in place: commercial kitchen, grease trap[, {cold}][, {seats}]. Price the rest from the equipment list.
- Restaurant items in place: commercial kitchen, grease trap[, {cold}][, {seats}].
family
- Stock on, bread in, apron tied: there's a commercial kitchen with the grease trap done[, {a cold} for Friday's delivery][, and {a seats} for the first warm night].
modern
- Commercial kitchen, grease trap[, {cold}][, {seats}]. Write the menu.
classic
- The parts a restaurant cannot do without are here: a commercial kitchen, a grease trap[, {a cold}][, and {a seats} for fair weather].
casual
- Commercial kitchen, grease trap[, {cold}][, {seats}]. You just need a name and a soup of the day.

## scene: dine in, dine out, drive off
roles: kitchen = commercial kitchen; seats = patio seating; window = drive-thru
luxury
- {The kitchen} may serve the tables outdoors and the cars, with {a seats} and {a window}.
investor
- {Kitchen}, and more than one point of sale: {seats}, {window}. Check the permit for each.
- {Kitchen}, and more than one point of sale: {seats}, {window}.
family
- Some will want {the seats}, and some will want {the window}. {The kitchen} can feed both.
modern
- Cook: {kitchen}. Serve: {seats}, {window}.
classic
- Guests may be served at {the seats} or at {the window}, from {the kitchen}.
casual
- Eat outside or eat in the car: there's {a kitchen}, {seats}, and {a window}.

## scene: shop below, rooms above
roles: shop = storefront windows | showroom | commercial kitchen | office space; above = apartment above; [rent] = rents
luxury
- Business is done below, with {the shop}; upstairs is {an above}[, let at {rent:list}].
investor
- Two lines on one deed: {shop} below, {above} upstairs[, rented at {rent:list}]. Keep their expenses apart.
- Two lines on one deed: {shop} below, {above} upstairs[, rented at {rent:list}].
family
- You've got {a shop} for the business and {an above} upstairs[, rented at {rent:list}].
modern
- Down: {shop}. Up: {above}[, {rent:list}].
classic
- Below is {the shop}; above, {an above}[, which rents for {rent:list}]. Streets were once built of nothing else.
casual
- You get {the shop} downstairs and {an above} upstairs[, bringing {rent:list}]. Pick your floor.

## scene: office day
roles: front = reception area; rooms = private offices | office space | exam rooms; meet = conference room
luxury
- Callers have {the front}, work has {the rooms}, and decisions have {the meet}.
investor
- Build-out in place: {front}, {rooms}, {meet}. Compare with the cost per foot of building it new.
- Build-out in place: {front}, {rooms}, {meet}.
family
- Say good morning at {the front}, get to work in {the rooms}, and save the birthday cake for {the meet}.
modern
- Wait: {front}. Work: {rooms}. Decide: {meet}.
classic
- A visitor is received at {the front}, the work goes on in {the rooms}, and the two may meet in {the meet}.
casual
- There's {a front} for hello, {rooms} for work, and {a meet} for the meeting that ran long.

## scene: warehouse numbers
roles: docks = loading dock; clear = clear height; power = three-phase power | electrical service; [fire] = fire sprinklers
luxury
- The building receives at {the docks}, with {a clear} inside, and runs on {power}[; overhead is {fire}].
investor
- Spec: {docks}, {clear}, {power}[, {fire}]. Put them beside the comparables in that order.
- Spec: {docks}, {clear}, {power}[, {fire}].
family
- Back up to {the docks}, look up at {the clear}, and start the machines on {power}.
modern
- In: {docks}. Up: {clear}. On: {power}. [Over: {fire}.]
classic
- Goods are received at {the docks}; within are {a clear} and {a power}[, with {a fire} overhead].
casual
- Here's the stuff you came for: {docks}, {clear}, {power}[, {fire}].

## scene: heavy work
roles: lift = crane; power = three-phase power | electrical service; [air] = compressed air; [slab] = floor and slab
luxury
- {The lift} does the lifting, and {a power} drives the machines[; {air} serves the tools].
investor
- Equipped for fabrication: {lift}, {power}[, {air}][, {slab}]. Get capacities in writing.
- Equipped for fabrication: {lift}, {power}[, {air}][, {slab}].
family
- Let {the lift} do the lifting and {the power} do the turning; you do the thinking.
modern
- Lift: {lift}. Run: {power}. [Air: {air}.] Build.
classic
- For heavy work there are {a lift} and {a power}[, and {a air} for the tools].
casual
- You've got {a lift} and {a power}[, plus {a air}]. Make something you can't carry.

## scene: under roof and outside
roles: clear = clear height | mezzanine; yard = fenced yard, industrial; doors = drive-in doors | loading dock
luxury
- There is {a clear} for what wants a roof and {a yard} for what does not, with {a doors} to receive both.
investor
- Inside: {clear}. Outside: {yard}. Handling: {doors}. Price the yard by the acre.
- Inside: {clear}. Outside: {yard}. Handling: {doors}.
family
- There's {a clear} for boxes and {a yard} for trailers, and everything comes through {the doors}.
modern
- Under roof: {clear}. Under sky: {yard}. Through: {doors}.
classic
- Goods may be kept indoors, with {the clear}, or outdoors, in {the yard}; they arrive by {the doors}.
casual
- Inside you've got {a clear}, outside you've got {a yard}, and you've got {the doors} to move it all through.

## scene: laundry, storage, parking
roles: laundry = common laundry; storage = storage per unit; parking = parking per unit
luxury
- For the wash, the boxes, and the cars there are {a laundry}, {a storage}, and {a parking}.
investor
- Common facilities: {laundry}, {storage}, {parking}. Check the leases for what each one costs the tenant.
- Common facilities: {laundry}, {storage}, {parking}.
family
- Socks go to {the laundry}, suitcases go to {the storage}, and the car gets {a parking}.
modern
- Wash, stow, park: {laundry}, {storage}, {parking}.
classic
- There are {a laundry} for the wash, {a storage} for what is seldom wanted, and {a parking} for the car.
casual
- {Laundry}, {storage}, {parking}: nobody's hunting for quarters, closets, or a spot. Okay, maybe quarters.
`
