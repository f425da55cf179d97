// Lines as data; the notation is explained in ../README.md.
export const outdoors = `
# Outdoors, views, water

In views, "{the seen}" is what is seen ("the river", "Lake Travis", "the Flatirons"), never the word "view"; "{place}" is a typed name with the article it takes. Lines marked (home) assume that the thing is not shared.

## pool
kind: amenity
hook: 8
match: pool, swimming pool, in-ground pool, inground pool, in ground pool, IG pool, private pool, gunite pool, pebble tec pool, pebbletec pool, fiberglass pool, vinyl liner pool, pool w/ waterfall, backyard pool, above ground pool
luxury
- A warm day may be spent entirely at {the it}.
- The swim before dinner becomes a custom where there is {an it}.
- {The it} sets the hours of summer: a swim, a towel, a late lunch.
- There is {an it} for the warm months.
luxury lead
- Warm afternoons at this {city} {type} are spent at {the it}.
luxury headline
- A Swim Before Dinner
investor
- {The it} runs on a pump and a filter; get the age of both.
- Comparables without {an it} need an adjustment, and so does the upkeep line.
- Insurance and service records are the two papers to ask for with {an it}.
investor lead
- Two entries set this {city} {type} apart from its comparables: {an it}, and the cost of keeping one.
investor headline
- Pool Included, Upkeep to Price
family
- Wet footprints all the way to the kitchen: that's a day with {an it}.
- Whoever is first into {the it} gets to say the water's fine.
- On a hot day nobody asks what there is to do. There's {an it}.
- There's {an it} for warm days.
family lead
- Somebody will be in the water before the boxes are unpacked. This {city} {type} has {an it}.
family headline
- Swim First, Unpack Later
modern
- {The it} has two settings: swimming and floating.
- Too hot? Get in {the it}.
- Leave the phone on dry land and use {the it}.
modern lead
- Start in the water. This {city} {type} has {an it}.
modern headline
- Start in the Water
classic
- Anyone missing on a warm afternoon may be found at {the it}.
- There is {an it}, for swimming and for sitting near.
- Summer afternoons are largely spent at {the it}.
classic lead
- There is swimming to be had at this {city} {type}, which has {an it}.
classic headline
- Warm Afternoons, and Water for Them
casual
- Buy more towels. You've got {an it}.
- Word gets around about {an it}, so expect company in July.
- {The it} is for laps, if you're the type, and for floating if you're not.
- You get {an it} for warm days.
casual lead
- First thing everybody's going to ask: yes, you can swim. This {city} {type} has {an it}.
casual headline
- Yes, There's a Pool

## heated pool
kind: amenity
hook: 8
match: heated pool, gas heated pool, solar heated pool, heated swimming pool, heated inground pool, heated gunite pool, pool heater, heated saltwater pool
= a heated pool can be swum in on cooler days than an unheated one
= the phrase 'pool heater' prints as 'heated pool'
luxury
- (home) {The it} leaves the temperature of the water to its owner.
- With {an it}, the season opens when one says so.
- {The it} does not wait for July.
luxury lead
- {The it} lengthens the swimming season at this {city} {type}.
luxury headline
- A Longer Swimming Season
investor
- {The it} adds a heater to the list of equipment; ask its fuel and its age.
- Get a year of bills before pricing {the it}, since heating is the part that varies.
- {An it}: a longer season, and one more fuel bill.
investor lead
- Heater, pump, filter: this {city} {type} comes with {an it}, and all three should have dates.
investor headline
- A Heated Pool, and a Heater to Inspect
family
- Nobody has to be brave about getting into {the it}.
- Start early, stop late. {The it} isn't waiting for July.
- {The it} is warm before the air is.
family lead
- The first swim of the year can come early here. This {city} {type} has {an it}.
family headline
- The First Swim Comes Early
modern
- Swim season starts when the heater does.
- {The it} skips the gasp.
modern lead
- Early swims, late swims, warm water: this {city} {type} has {an it}.
modern headline
- Warm Water, Longer Season
classic
- The water in {the it} is warmed, which lengthens the season and shortens the hesitation.
- {The it} does not wait upon the weather.
classic lead
- {The it} at this {city} {type} does not wait upon the weather.
classic headline
- Where Swimming Need Not Wait for July
casual
- No toe test required. It's {an it}.
- You can quit telling people "it's fine once you're in." It's {an it}.
- {The it} is heated.
casual lead
- Go ahead, skip the toe test. This {city} {type} has {an it}.
casual headline
- Skip the Toe Test

## saltwater pool
kind: amenity
hook: 8
match: saltwater pool, salt water pool, salt pool, salt-water pool, saltwater inground pool, salt system pool, saline pool
= a salt system makes the pool's chlorine from salt, so none is poured in by hand
luxury
- {The it} makes its chlorine from salt. One has only to swim.
- {The it} is kept by salt. There are no jugs to carry.
- {The it} is kept by salt.
luxury lead
- Salt looks after the water at this {city} {type}, where there is {an it}.
luxury headline
- Salt Looks After the Water
investor
- {The it} trades the chlorine bill for salt and, in time, a new cell.
- The cell is the part of {the it} that wears out; ask when it was replaced.
investor lead
- The water here is kept by a salt cell, so date it: this {city} {type} has {an it}.
investor headline
- {It}: Ask About the Cell
family
- Nobody lugs chlorine home for {the it}. It takes a bag of salt.
- Float a while in {the it} and let the salt do the housekeeping.
- {The it} is kept by salt.
family lead
- Grab a towel. This {city} {type} has {an it}, and salt does the housekeeping.
family headline
- Grab a Towel: It's {an It}
modern
- Salt goes in {the it}, chlorine gets made, you swim.
- {It}. Leave the jugs at the store.
modern lead
- Salt, water, swim. This {city} {type} has {an it}.
modern headline
- Salt, Water, Swim
classic
- {The it} is kept by a salt system, which makes chlorine as it is wanted.
- Salt is added to {the it} now and then.
classic lead
- This {city} {type} has {an it}, kept by salt in place of chlorine from a jug.
classic headline
- A Pool Kept by Salt
casual
- No jugs of chlorine rolling around in the trunk: it's {an it}.
- {The it} wants salt. You want a float. Everybody's happy.
- {The it} runs on salt.
casual lead
- You get to swim in salt water without the seaweed. This {city} {type} has {an it}.
casual headline
- Salt Water, No Seaweed

## infinity pool
kind: amenity
hook: 9
match: infinity pool, infinity edge pool, infinity-edge pool, negative edge pool, negative-edge pool, vanishing edge pool, vanishing-edge pool, zero edge pool
= one edge is set at the level of the water, which flows over it into a basin
luxury
- {The it} keeps one edge out of sight.
- In {the it} one swims toward an edge that does not appear.
- The water in {the it} goes to the edge and over, and nothing marks the place.
luxury lead
- At this {city} {type} the water comes to the edge of {the it} and keeps going.
luxury headline
- The Edge Is Left Out
investor
- Behind {the it} is a catch basin with a pump; inspect those with the rest.
- Ask for the service history of {the it}: the edge is the part that has to stay level.
- {An it}: a basin and a pump beyond the usual equipment.
investor lead
- The item to inspect first at this {city} {type} is {the it}, basin and pumps included.
investor headline
- {It}: Inspect Edge, Basin, Pump
family
- Everybody takes the same photo at {the it}.
- Swim up to the edge of {the it} and look over.
- The water in {the it} runs level to the edge.
family lead
- This {city} {type} has {an it}, and everyone who gets in will swim straight for the edge.
family headline
- Everyone Swims for the Edge
modern
- {It}. One edge missing.
- The water runs to the edge of {the it}. Then over it.
- The water in {the it} runs level to the edge.
modern lead
- Look for the edge. This {city} {type} has {an it}.
modern headline
- One Edge Missing
classic
- In {the it} the water meets its edge level, and slips over.
- Swimmers go looking for the edge of {the it}, which is concealed.
classic lead
- {The it} at this {city} {type} shows one edge fewer than expected.
classic headline
- A Pool with One Edge Fewer
casual
- You'll swim to the edge of {the it} to see how they did it. Everybody does.
- There's an edge on {the it}. You can't see it. That's the trick.
- The water in {the it} runs level to the edge.
casual lead
- Where does the water stop? Good question. This {city} {type} has {an it}.
casual headline
- Where Does the Pool Stop?

## lap pool
kind: amenity
hook: 8
match: lap pool, lap-pool, lap swimming pool, 25 yard pool, 75 ft lap pool, heated lap pool
= a lap pool is laid out for swimming lengths
luxury
- {The it} is for swimming rather than for sitting near.
- {The it} lets the day begin at either end.
- Lengths are swum in {the it} before the day begins.
luxury lead
- Mornings at this {city} {type} may be counted in lengths, for there is {an it}.
luxury headline
- Mornings Counted in Lengths
investor
- {The it} has the pump, filter, and water bill of any other; date the equipment.
- (n) Pool length: {n} feet.
- {An it} on the property takes the place of a drive to one.
investor lead
- This {city} {type} comes with {an it}; put its equipment and its upkeep in the file first.
investor headline
- Lap Pool on the Property, Upkeep in the File
family
- Do your twenty lengths, then leave {the it} to whoever's next.
- Keep your goggles handy. {The it} is open whenever you are.
- {The it} is for swimming lengths.
family lead
- Set the alarm a half hour early and swim before breakfast: this {city} {type} has {an it}.
family headline
- Lengths Before Breakfast
modern
- There. Back. There. Back. {It}.
- Swim a mile in {the it} without going anywhere.
- (home) Nobody else has booked {the it}.
- {The it} is for swimming lengths.
modern lead
- There and back, before email: this {city} {type} has {an it}.
modern headline
- Laps at Home, Before Email
classic
- {The it} is laid out for lengths, in a straight line there and a straight line back.
- The daily swim is provided for by {the it}.
classic lead
- The daily swim requires no journey: this {city} {type} has {an it}.
classic headline
- The Daily Swim, Without the Journey
casual
- The gym's going to wonder where you went. It's {an it}.
- Sure, you can float in {the it}. It'd rather you did laps.
- {The it} is for swimming lengths.
casual lead
- Cancel the gym or don't, but this {city} {type} has {an it}.
casual headline
- The Gym Will Wonder Where You Went

## rooftop pool
kind: amenity
hook: 8
match: rooftop pool, roof top pool, roof-top pool, pool on roof, rooftop swimming pool, rooftop pool deck
= the pool is on the roof, with nothing of the building above it
luxury
- One goes up to swim: {the it} has only sky above it.
- {The it} puts the water at the top of the building.
luxury lead
- At this {city} {type} one goes up to swim. There is {an it}.
luxury headline
- One Goes Up to Swim
investor
- {An it} is a waterproofing matter before it is a swim; ask for the records.
- (condo) Amenity: {it}. Find its line in the association budget.
- (condo) Amenity: {it}.
- Amenities: {it}.
investor lead
- This {type} in {city} counts {an it} among its amenities; read the budget line that keeps it open.
investor headline
- Rooftop Pool, and Its Line in the Budget
family
- Hot out? Take a towel up to {the it}.
- You cool off by going up, all the way to {the it}.
- There's swimming on the roof, in {the it}.
family lead
- Bring a towel and keep going up: this {city} {type} has {an it}.
family headline
- Bring a Towel and Go Up
modern
- Swim on the roof.
- {The it} is the top floor, plus one.
modern lead
- Swim on the roof. This {city} {type} has {an it}.
modern headline
- Swim on the Roof
classic
- There is swimming on the roof, in {the it}.
- {The it} lies above everything but the weather.
classic lead
- This {city} {type} has its swimming on the roof, in {an it}.
classic headline
- Swimming, on the Roof
casual
- Why let the roof sit there doing nothing? It's got {an it}.
- You'll find ways to mention {the it}. Everyone would.
- You swim on the roof, in {the it}.
casual lead
- Good news about the roof at this {city} {type}: you can swim on it.
casual headline
- The Roof Has a Pool on It

## plunge pool
kind: amenity
hook: 7
match: plunge pool, dipping pool, cocktail pool, spool, cold plunge pool, plunge pool on terrace
= a plunge pool is for dipping, not for laps, and holds less water than a swimming pool
luxury
- {The it} is for cooling off rather than for laps.
- One steps into {the it} and need go no farther.
luxury lead
- A dip before dinner takes no planning at this {city} {type}, which has {an it}.
luxury headline
- A Dip Before Dinner
investor
- {An it} has the usual pump and filter, and less water to treat.
- Ask whether {the it} is heated, and by what.
investor lead
- The usual pump and filter, less water: this {city} {type} has {an it}.
investor headline
- A Plunge Pool: Less Water to Treat
family
- Too hot, then into {the it}, then not hot at all.
- Sit in {the it} until you've quit talking about the heat.
- {The it} is for a quick dip.
family lead
- In, under, out, and the heat isn't worth discussing anymore: this {city} {type} has {an it}.
family headline
- Into the Plunge Pool and Out Again
modern
- All dip, no laps: {it}.
- {The it} takes ten seconds to work.
modern lead
- All dip, no laps: this {city} {type} has {an it}.
modern headline
- All Dip, No Laps
classic
- {The it} is for a dip at the end of a hot day.
- A hot afternoon has its answer in {the it}.
classic lead
- For the hot afternoon this {city} {type} keeps {an it}.
classic headline
- An Answer to the Hot Afternoon
casual
- Nobody's training for anything in {the it}.
- You don't swim in {the it} so much as cool off in it.
- {The it} is for a quick dip.
casual lead
- Nobody's training for anything here. This {city} {type} has {an it}.
casual headline
- A Pool Where Nobody's Training

## indoor pool
kind: amenity
hook: 9
match: indoor pool, indoor swimming pool, indoor heated pool, indoor lap pool, natatorium
luxury
- {The it} has no season.
- It may rain all day and one may swim all day, in {the it}.
luxury lead
- Swimming has no season at this {city} {type}. There is {an it}.
luxury headline
- Swimming Without a Season
investor
- Humidity is the question behind {the it}; see how the air is dried.
- Ask what {the it} costs to heat and to dry, month by month.
- Heating and drying are year-round costs of {the it}.
investor lead
- This {city} {type} has {an it}, so heat, air, and water go into the budget together.
investor headline
- {It}: Heat, Air, and Water to Price
family
- Raining? Get your suit. {The it} doesn't know it.
- Cold morning, warm towel, a few lengths of {the it} before work.
- {The it} is open in any weather.
family lead
- Let it sleet. This {city} {type} has {an it}, so somebody's going swimming.
family headline
- Let It Sleet; Go Swimming
modern
- {The it} doesn't check the forecast.
- Let it rain on the roof. You're in {the it}.
- {The it} works in any weather.
modern lead
- The forecast doesn't matter. This {city} {type} has {an it}.
modern headline
- Swim in Any Forecast
classic
- The weather is not consulted about {the it}.
- In February as in July there is {the it}.
classic lead
- In February as in July, one may swim at this {city} {type}, which has {an it}.
classic headline
- Swimming in February as in July
casual
- Cannonball in January? Nobody's stopping you. It's {an it}.
- {The it} takes sunscreen right out of the budget.
casual lead
- Thinking about a cannonball in January? This {city} {type} has {an it}.
casual headline
- Cannonballs in January

## pool and spa
kind: amenity
hook: 8
match: pool and spa, pool & spa, pool/spa, pool with spa, pool w/ spa, pool with attached spa, pool/spa combo, pool w hot tub, pool and hot tub, heated pool and spa
luxury
- There is a pool for the day and a spa for the end of it.
- Pool and spa give two temperatures to choose from.
luxury lead
- This {city} {type} has two waters, a pool for the day and a spa for the end of it.
luxury headline
- A Pool for the Day, a Spa for the End of It
investor
- Ask whether pool and spa share one set of equipment or run on two.
- {The it} are two waters to treat, with a line in the inspection for each.
investor lead
- Pool and spa both come with this {city} {type}; find out whether they share equipment.
investor headline
- Pool and Spa: One Set of Equipment or Two
family
- The pool gets the noise. The spa gets whoever's done with it.
- There's {an it} outside.
family lead
- Swim until you're tired and soak until you're called: this {city} {type} has a pool and a spa.
family headline
- Swim Till You're Tired, Then Soak
modern
- Pool, then spa. Then towel.
- There's {an it} outside.
modern lead
- Two waters: one to swim in, one to soak in. This {city} {type} has a pool and a spa.
modern headline
- Pool, Then Spa
classic
- One may swim in the pool and recover in the spa.
- The hot day is met by the pool, and the cool night by the spa.
classic lead
- Hot days and cool nights are both provided for at this {city} {type}: there is {an it}.
classic headline
- For the Hot Day and the Cool Night
casual
- The pool's for cannonballs. The spa's for whoever got splashed.
- You get {an it}.
casual lead
- Cannonballs over here, soaking over there: this {city} {type} has a pool and a spa.
casual headline
- Cannonballs and a Long Soak

## hot tub
kind: amenity
hook: 6
match: hot tub, hottub, spa, jacuzzi, outdoor spa, in-ground spa, above ground spa, hot tub on deck, swim spa
luxury
- A cold night is the best argument for {the it}.
- The day may be brought to an end in {the it}.
- One goes to {the it} for ten minutes and is seen again in an hour.
investor
- Confirm in the contract that {the it} conveys.
- Heater, cover, circuit: look at each before counting on {the it}.
- Amenity: {it}, with an energy cost of its own.
family
- Hot water up to your chin and nowhere to be: that's {the it}.
- Have the long talk in {the it}, and stay till your fingers wrinkle.
- {The it} is for tired shoulders.
modern
- Get in {the it}. Stay in.
- {The it} does shoulders.
classic
- {The it} looks after tired shoulders.
- At the end of the day there is hot water in {the it}, and no reason to hurry out of it.
- {The it} is recommended by the first frost.
casual
- {The it} is where you'll make all your best plans and forget them.
- The hardest part of {the it} is getting out.

## pool house
kind: amenity
hook: 7
match: pool house, poolhouse, cabana, pool cabana, pool house w/ bath, pool house with kitchen, cabana bath
= a pool house is a separate structure that serves the pool
luxury
- One need not go indoors for a towel; there is {an it}.
- Towels and floats may be kept in {the it} rather than in the house.
- Swimmers change in {the it}.
luxury lead
- The swimmers have a roof of their own at this {city} {type}: {an it}.
luxury headline
- The Swimmers Have Their Own Roof
investor
- {The it} is a second structure: ask for its permit and how its area was counted.
- Note what reaches {the it}: water, power, drain, heat.
- Outbuildings: {it}.
investor lead
- Two structures to count: this {city} {type}, and {the it}.
investor headline
- {It}: One More to Count
family
- Wet swimsuits stay in {the it}, and the kitchen floor stays dry.
- Change in {the it}, grab the sunscreen, and don't come in until lunch.
- Towels and floats go in {the it}.
family lead
- Nobody drips through the kitchen at this {city} {type}, because there's {an it}.
family headline
- Nobody Drips Through the Kitchen
modern
- Towels, floats, goggles: {the it} keeps them.
- Change in {the it}. Drip there, too.
modern lead
- Swim gear gets a building. This {city} {type} has {an it}.
modern headline
- Swim Gear Gets a Building
classic
- {The it} receives wet feet, so that the kitchen need not.
- Swimmers change in {the it} and come to the table dry.
classic lead
- Swimmers have {an it} to change in at this {city} {type}.
classic headline
- Where Swimmers Come to Table Dry
casual
- {The it} is where the floats go for the winter.
- The sunscreen, the goggles, that one flat noodle: {the it} gets all of it.
casual lead
- The floats have a place of their own at this {city} {type}. It's {an it}.
casual headline
- The Floats Get Their Own Place

## room for a pool
kind: land
hook: 3
match: room for a pool, room for pool, pool sized lot, pool-sized lot, pool size yard, pool-sized yard, space for pool, space for a pool, pool site
= there is no pool yet
luxury
- There is room for a pool, should one wish to add it.
- The pool is left to the next owner; the room for it is here.
investor
- Room for a pool is noted; check setbacks, easements, and septic before pricing one.
- No pool to maintain, and room for one if the numbers ask for it.
family
- Pace off where the pool would go. There's room.
- There's room for a pool, so you can swim here someday or keep the grass.
- There's room for a pool.
modern
- Pool: not yet. Room for one: yes.
- Room for a pool. Your dig.
- There's room for a pool.
classic
- There is room for a pool.
- A pool may be added; the room is there.
casual
- There's room for a pool. The digging's up to you.
- No pool yet, but there's room for one.

## patio
kind: outdoor place
hook: 5
match: patio, back patio, rear patio, paver patio, flagstone patio, brick patio, stone patio, concrete patio, bluestone patio, stamped concrete patio, patio area, slate patio, private patio, patios
= a patio is paved and at ground level
luxury
- Breakfast may begin indoors and finish on {the it}.
- {The it} gives the table somewhere to stand in good weather.
- The scrape of a chair on {the it} is the sound of summer starting.
investor
- Hardscape: {it}. See that it drains away from the foundation.
- Hardscape: {it}.
- {The it} is paved, so there are no boards to stain.
- Outdoor space: {it}, outside the square footage.
family
- Take your plate out to {the it} and let the kitchen be a mess for an hour.
- Drag one more chair onto {the it}. There's always a reason.
- Supper's outside tonight. Somebody wipe down the chairs on {the it}.
- There's {an it} for eating outside.
modern
- Put a table on {the it}. Leave the phones inside.
- A chair, a book, {the it}.
- Lunch moves to {the it}.
- {The it} is for eating outside.
classic
- {The it} needs only a table and a few chairs.
- On fine days lunch is taken on {the it}.
- {The it} is at its best with a pitcher on the table.
casual
- {The it} is ready for a grill, a table, and that one chair that wobbles.
- Dinner doesn't have to happen inside. There's {an it}.
- There's {an it}. Add a table and you're eating outside.
- There's {an it} for eating outside.

## covered patio
kind: outdoor place
hook: 6
match: covered patio, cov patio, cov'd patio, covered deck, covered terrace, covered back patio, covered rear patio, covered outdoor area, covered outdoor living, roofed patio
= a covered patio has a roof, so rain does not reach it from above
luxury
- Rain does not end the evening on {the it}.
- On {the it} a table may be laid without consulting the sky.
- A chair may be left out on {the it} overnight.
investor
- The roof inspection should take in {the it}.
- {The it} is usable in rain and not counted as living area.
- Outdoor space under roof: {it}.
family
- Let it rain. Supper's on {the it}.
- Leave the cushions out on {the it}; they've got a roof.
- Shade at noon, shelter at six: that's {the it}.
modern
- Roof yes, walls no: {it}.
- Out on {the it}, the forecast is only news.
- {The it} works in the rain.
classic
- {The it} is open to the air and closed to the rain.
- A passing shower is no reason to leave {the it}.
- Lunch on {the it} is taken in the shade.
casual
- It can pour and you're still outside, on {the it}.
- Rained out? Not you. You've got {an it}.
- Watching the rain from {the it} beats being in it.

## deck
kind: outdoor place
hook: 5
match: deck, back deck, rear deck, large deck, wood deck, wooden deck, two-tier deck, multi-level deck, multi level deck, new deck, entertaining deck, decks
luxury
- When the weather allows, the dining room is {the it}.
- One carries a chair out to {the it} and stays until dark.
- Guests are inclined to linger on {the it}.
investor
- Look under {the it} as well as at it: posts, footings, ledger.
- Square footage stops at the door. {The it} goes on past it, uncounted.
- Exterior: {it}, outside the living area.
family
- Carry the plates out to {the it} and let the evening take its time.
- Kick your shoes off. {The it} is one floor nobody has to vacuum.
- Bring your coffee out to {the it}; the dishes can soak.
- There's {an it} for eating outside.
modern
- {The it} is outside, with a floor.
- Breakfast goes out to {the it}. So does dinner.
- Eat on {the it}. Sweep tomorrow.
classic
- {The it} is where a good evening is likely to end.
- From spring until fall the evening meal moves to {the it}.
- {The it} is for sitting out in fair weather.
casual
- Chips taste better out on {the it}. Nobody knows why.
- {The it} is where the talking goes after the dishes.
- There's {an it}. You bring the grill.

## composite deck
kind: outdoor place
hook: 5
match: composite deck, Trex deck, trex, trex decking, TimberTech deck, Azek deck, composite decking, PVC deck, vinyl deck, maintenance-free deck, low maintenance deck
= composite boards need no stain or sealer and do not splinter as wood does
= phrases without the noun (trex, composite decking) print as 'composite deck'
luxury
- {The it} wants a broom and, now and then, a hose.
- There is no staining to arrange, the boards being composite.
investor
- Boards: composite, so stain and sealer stay out of the maintenance budget.
- Composite is the surface; look at the framing under {the it}.
- Outdoors: {it}.
family
- Keep your spring weekend. {The it} doesn't need staining.
- Go barefoot on {the it}. Composite doesn't splinter.
- {The it} needs no stain.
modern
- Hose off {the it}. Sit down.
- {The it} will never need stain. Spend the weekend some other way.
- {The it} needs no stain.
classic
- {The it} will not call for stain.
- The boards of {the it} neither splinter nor ask for varnish.
casual
- That weekend with the stain and the roller? Canceled. It's {an it}.
- {The it} needs a hose about as often as the car does.
- {The it} needs no stain.

## cedar deck
kind: outdoor place
hook: 5
match: cedar deck, redwood deck, ipe deck, mahogany deck, teak deck, hardwood deck, cedar decking, redwood decking, pressure treated deck
= a wood deck is sealed or stained from time to time
luxury
- Bare feet know the difference: {the it} is wood.
- The boards of {the it} are real wood.
investor
- Wood wants a coat on a schedule; ask when {the it} last had one.
- Decking: {it}. Put sealing in the maintenance column.
- Decking: {it}.
family
- Give {the it} a coat now and then, and it'll give you supper outside all summer.
- Real wood underfoot, corn on the plate: that's an evening on {the it}.
- {The it} is real wood.
modern
- Sit out on {the it}. It's real wood.
- Shoes are optional on {the it}.
classic
- {The it} is of wood and weathers as wood does.
- A coat now and then is all that {the it} asks for its evenings.
casual
- {The it} wants a coat of something every so often. You want a chair and a cold drink. It's a fair trade.
- That's real wood under your flip-flops, on {the it}.

## roof deck
kind: outdoor place
hook: 8
match: roof deck, rooftop deck, roof-top deck, rooftop terrace, roof terrace, private roof deck, private rooftop deck, rooftop patio, private rooftop, roof garden, rooftop garden
= it is on the roof; nothing of the building is above it
luxury
- Dinner goes up to {the it} and stays late.
- The way to the open air is up, to {the it}.
luxury lead
- The roof of this {city} {type} is in use: there is {an it}.
luxury headline
- The Roof Is in Use
investor
- Ask who holds the right to {the it}: deeded, assigned, or common.
- {The it} stands on the roof membrane; get the dates of both.
- Outdoor space: {it}, none of it in the square footage.
investor lead
- This {city} {type} comes with {an it}; the rights and the membrane are the two papers to read.
investor headline
- {It}: Read the Rights, Date the Roof
family
- Take a blanket up to {the it} and look for the Big Dipper.
- Dessert goes up to {the it}, and nobody comes down soon.
- The roof has {an it}.
family lead
- Up is the way out at this {city} {type}. Take your plate to {the it}.
family headline
- Take Dessert Up to the Roof
modern
- You go up to get out, to {the it}.
- Nothing above {the it} but weather.
modern lead
- Go up to get out. This {city} {type} has {an it}.
modern headline
- Go Up to Get Out
classic
- {The it} makes a room of the roof.
- Fine evenings are spent above the house, on {the it}.
classic lead
- The open air is kept at the top of this {city} {type}, on {the it}.
classic headline
- Open Air, Kept at the Top
casual
- "Meet me upstairs" means outside now. There's {an it}.
- The good chairs are going up to {the it}. You know they are.
- The roof's got {an it}.
casual lead
- Guess where the chairs go at this {city} {type}. Up: there's {an it}.
casual headline
- The Chairs Go on the Roof

## balcony
kind: outdoor place
hook: 5
match: balcony, private balcony, balconies, covered balcony, large balcony, balcony off living room, balcony off primary, 2 balconies
luxury
- One steps onto {the it} and is outdoors without going out.
- {The it} is the shortest way to be out for the evening.
- A glass of something may be taken out to {the it} at the end of the day.
investor
- {The it} sits outside the measured area; measure it.
- (condo) Ask who maintains {the it}, the owner or the association.
- Exterior: {it}.
family
- Step out on {the it} in your socks and see what kind of day it is.
- There's room on {the it} for a chair and a pot of basil.
- Take the phone call out to {the it} and come back with the news.
- There's {an it} for fresh air.
modern
- Open the door to {the it}. Breathe.
- Take the call on {the it}.
- {The it} is for fresh air.
classic
- {The it} is a short step from indoors and a complete change of air.
- A chair on {the it} is a sufficient plan for the evening.
- {The it} permits a little air between chapters.
casual
- Sitting on {the it} counts as going out.
- You can check the weather the old way. You've got {an it}.
- {The it} is for your coffee, your elbows, and your opinions.

## terrace
kind: outdoor place
hook: 6
match: terrace, stone terrace, private terrace, bluestone terrace, terraces, large terrace, garden terrace, brick terrace
luxury
- Dinner finds its way to {the it} and is in no hurry back.
- A long dinner may be laid on {the it}.
- Fine evenings are spent on {the it}.
investor
- {The it} is outside the measured area, so measure it separately.
- (condo) Confirm whether {the it} is deeded or a limited common element.
- Outdoor space: {it}.
family
- Take the whole dinner out to {the it}, salt and all.
- {The it} is for the second cup and the second helping.
- There's {an it} for fine evenings.
modern
- Eat on {the it} tonight.
- {The it} is dining out with your own plates.
classic
- {The it} invites a chair, a book, and no further effort.
- On a fine evening {the it} empties the house.
casual
- {The it} is for breakfast, drinks, and the part of dinner nobody wants to end.
- Bring a sweater. Dinner's on {the it}, and it'll run late.
- There's {an it} for fine evenings.

## wraparound terrace
kind: outdoor place
hook: 9
match: wraparound terrace, wrap-around terrace, wrap around terrace, wraparound balcony, wrap around balcony, wrap balcony, wraparound deck, wrap-around deck, wrap around deck, wrap deck
= it turns at least one corner, so it has more than one side
luxury
- {The it} follows the residence around the corner.
- One may breakfast on one side of {the it} and dine on another.
luxury lead
- The outdoors goes around the corner at this {city} {type}, by way of {the it}.
luxury headline
- Breakfast on One Side, Dinner on Another
investor
- {The it} turns at least one corner; measure each side and note the drains.
- {An it} needs an adjustment against comparables with a single side of outdoor space.
- Outdoor space on more than one side: {it}.
investor lead
- The item to adjust for at this {city} {type} is {the it}, none of it in the square footage.
investor headline
- A Wraparound, Outside the Square Footage
family
- If it's windy on one side of {the it}, carry your plate around to the other.
- Coffee's on one side of {the it}, and somebody's reading on the other.
- {The it} turns the corner.
family lead
- Follow {the it} around the corner and pick your spot. It comes with this {city} {type}.
family headline
- Follow {the it}, Pick Your Spot
modern
- {The it} turns the corner. So does the party.
- Pick a side of {the it}. There's more than one.
- {The it} turns the corner.
modern lead
- Outside, around the corner, still outside: this {city} {type} has {an it}.
modern headline
- Around the Corner, Still Outside
classic
- {The it} has more than one side to sit on.
- A chair on {the it} may be moved to suit the hour.
- {The it} turns the corner.
classic lead
- This {city} {type} has {an it}, and a chair may be moved to suit the hour.
classic headline
- Open Air on More Than One Side
casual
- Sun in your eyes? Move. {The it} goes around the corner.
- There's always another side to try on {the it}.
- {The it} turns the corner.
casual lead
- Which side do you want? This {city} {type} has {an it}.
casual headline
- Pick a Side, Then a Chair

## front porch
kind: outdoor place
hook: 6
match: front porch, covered front porch, porch, country front porch, rocking chair porch, rocking-chair front porch, full front porch, porch swing, large front porch
= the phrase 'porch swing' prints as 'front porch', with the swing told apart
luxury
- Callers are met on {the it}, before the door.
- {The it} lets one be home without having gone in.
- A chair on {the it} keeps one acquainted with the street.
investor
- {The it} is outside the living area and part of the inspection.
- Look at the boards, posts, and footings of {the it}.
- Entry: {it}.
family
- Wave from {the it}. You'll know the mail carrier by Friday.
- Sit a minute on {the it} before you go in. Supper can hold.
- Leave a chair out on {the it} for whoever comes by.
- There's {an it} for sitting out front.
modern
- Packages land on {the it}. So do you.
- Two chairs, no agenda: {it}.
classic
- There is {an it}, for sitting out before supper.
- From {the it} the neighbors may be spoken to, or nodded at.
- {The it} is where good-byes are said twice.
casual
- {The it} is for waving at people whose names you're still working on.
- Put two chairs on {the it} and see who stops by.
- {The it} is for the package, the pumpkin, and the friend who won't leave.
- There's {an it} for sitting out front.

## wraparound porch
kind: outdoor place
hook: 9
match: wraparound porch, wrap-around porch, wrap around porch, wrap porch, wraparound veranda, wraparound covered porch, wrap around front porch
= it turns a corner and has more than one side
luxury
- {The it} turns the corner with the house, and the chairs go with it.
- The day may be divided among the sides of {the it}.
- The chairs on {the it} may be moved to follow the shade.
luxury lead
- {The it} comes first at this {city} {type}, with more than one side to sit on.
luxury headline
- {An It} with More Than One Side
investor
- {The it} covers more than one side of the house; price boards, posts, and railings by the running foot.
- Exterior: {it}, with more than one side to paint.
- Outdoors: {it}.
investor lead
- This {city} {type} has {an it}, so exterior upkeep starts with boards, posts, and railings.
investor headline
- {It}, by the Running Foot
family
- Call everybody in from {the it} for supper, then give up and bring supper out.
- Lost track of somebody? Try the other side of {the it}.
- There's a side of {the it} for the talkers and a side for the nappers.
- {The it} turns the corner of the house.
family lead
- Choose a chair, then choose a corner: {the it} goes around this {city} {type}.
family headline
- Choose a Chair, Choose a Corner
modern
- Porch, corner, more porch.
- {The it} doesn't stop at the corner. Keep walking.
modern lead
- Porch, corner, more porch: that's the outside of this {city} {type}.
modern headline
- Around the Corner and Back
classic
- {The it} makes a circuit of the house, or enough of one for conversation.
- Callers on {the it} have their choice of sides.
classic lead
- It is an old custom to carry a porch around the corner, and this {city} {type} keeps it.
classic headline
- A House with {an It}
casual
- You could do laps on {the it}. You won't, but you could.
- Moving two chairs around {the it} counts as redecorating.
casual lead
- You've got more porch than plans at this {city} {type}. It goes right around the corner.
casual headline
- {It}, No Plans

## screened porch
kind: outdoor place
hook: 6
match: screened porch, screened-in porch, screen porch, screened in porch, scrnd porch, screened patio, screened deck, screened back porch, screened-in deck, screened-in patio, screen room
= screens let air in and keep insects out
luxury
- {The it} admits the evening and declines the mosquitoes.
- In August {the it} is the difference between dining out and dining in.
investor
- Screens are the part of {the it} that wears; budget by the panel.
- {The it} is usually left out of the square footage; confirm which figure you have.
- Outdoors: {it}.
family
- Supper on {the it}, and not one bite that isn't yours.
- Leave a lamp on out on {the it} and let the moths knock.
- {The it} lets in air and stops the bugs.
modern
- Air in, bugs out: {it}.
- {The it} is outside, minus the slapping.
classic
- {The it} admits the breeze and stops there.
- Summer suppers go uninterrupted on {the it}.
casual
- The mosquitoes can look. That's what {the it} is for.
- Bug spray can stay in the drawer, because you've got {an it}.
- {The it} lets in air and stops the bugs.

## covered porch
kind: outdoor place
hook: 5
match: back porch, covered porch, covered back porch, rear porch, rear covered porch, veranda, verandah, side porch, porches, upper porch
= a porch has a roof
luxury
- {The it} keeps a chair outdoors and dry.
- Rain may be watched from {the it} without a coat.
- {The it} is for sitting out in the rain.
investor
- {The it} is under roof and outside the living area; see how the tax record counts it.
- Check where the roof of {the it} meets the wall. That is where water tries first.
- Under roof, outside the living area: {it}.
family
- Boots come off on {the it}. So does the day.
- Snap the beans, tell the story, watch it rain: that's {the it}.
- {The it} has a roof for rainy days.
modern
- {The it} is outdoors with a lid on.
- Storm coming? Watch it from {the it}.
classic
- {The it} is for sitting out while the weather passes over.
- A rocking chair would not be idle on {the it}.
casual
- Muddy shoes stop at {the it}, in theory.
- Rain sounds better from {the it}.

## lanai
kind: outdoor place
hook: 6
match: lanai, screened lanai, covered lanai, lani, extended lanai, lanai/patio, screened lani
= a lanai is roofed and open to the air
luxury
- Breakfast is taken on {the it}, under a roof and in the open.
- {The it} lets the air in and keeps the rain out.
investor
- {The it} is under roof; see whether it counts in the total or in the living area.
- Slope, drain, and any screens are what to look at on {the it}.
- Outdoor living under roof: {it}.
family
- Set the table on {the it} and leave it set. There's a roof.
- An afternoon shower won't move anybody off {the it}.
- {The it} is shaded and open to the air.
modern
- {The it} has a roof and lets the breeze through.
- Sit on {the it}. It's shaded.
classic
- The hot part of the day is spent on {the it}, in the shade.
- Rain is heard rather than felt on {the it}.
casual
- Flip-flops count as dressed on {the it}.
- You're outside and in the shade at the same time. That's {the it}.

## loggia
kind: outdoor place
hook: 6
match: loggia, loggias, covered loggia, outdoor loggia
= a loggia is roofed, with at least one side open
luxury
- {The it} is a room with a wall left out.
- Dinner is served in {the it}, under cover and in the air.
investor
- See whether {the it} appears in the square footage. It has a roof and lacks a wall.
- {The it} is sheltered outdoor space, so check floor drainage and the open edge.
- Sheltered outdoor space: {it}.
family
- Long lunches go to {the it}, where there's a roof and not quite enough wall.
- Nobody moves a plate when it rains; you're in {the it}.
- {The it} is roofed and open to the air.
modern
- {The it} is a room minus a wall.
- {The it} gives you shelter and skips the door.
classic
- A meal in {the it} is indoors as to rain and outdoors as to air.
- {The it} gives shelter without shutting a door.
casual
- {The it} is a room where somebody skipped a wall, and they were right.
- You're eating in {the it}, it rains, you keep eating.
- {The it} is roofed and open to the air.

## courtyard
kind: outdoor place
hook: 7
match: courtyard, private courtyard, interior courtyard, central courtyard, entry courtyard, brick courtyard, garden courtyard, gated courtyard, courtyard entry, walled courtyard
= a courtyard is enclosed by walls or buildings and open to the sky
luxury
- {The it} is open above and closed around.
- {The it} is a piece of the outdoors inside the walls.
luxury lead
- This {city} {type} keeps a piece of the outdoors within its walls, in {the it}.
luxury headline
- The Outdoors, Within Walls
investor
- {The it} is enclosed ground; find the drain and follow it.
- (condo) Ask whether {the it} is private or common, and who sweeps it.
- Enclosed outdoor space: {it}.
investor lead
- This {city} {type} includes {an it}; confirm whose it is and where the water goes.
investor headline
- A Courtyard: Whose It Is, How It Drains
family
- Put a table in {the it} and call it the summer dining room.
- Step into {the it} and you're outside and still home.
- There's {an it}, open to the sky.
family lead
- You can be outside and still within the walls: this {city} {type} has {an it}.
family headline
- A Courtyard: Outside and Still Home
modern
- Walls around, sky on top: {it}.
- {The it} is outside, with walls.
modern lead
- Walls on the sides, sky on top: this {city} {type} has {an it}.
modern headline
- Walls Around, Sky on Top
classic
- {The it} is a room that was left without a ceiling.
- A chair in {the it} is within the walls and under the sky.
classic lead
- One room of this {city} {type} was left without a ceiling: {the it}.
classic headline
- A Room Without a Ceiling
casual
- {The it} is a room that gets rained on, and nobody minds.
- Add chairs, string lights, and a reason. You've already got {an it}.
- There's {an it}, open to the sky.
casual lead
- Walls, floor, no roof, no mistake: this {city} {type} has {an it}.
casual headline
- A Room That Gets Rained On

## outdoor kitchen
kind: amenity
hook: 7
match: outdoor kitchen, outdoor kit, summer kitchen, outdoor kitchen w/ grill, outdoor cooking area, bbq island, outdoor bar and grill, outdoor kitchen and bar
luxury
- The cook is not sent indoors; there is {an it}.
- With {an it}, dinner is made in the open air.
luxury lead
- At this {city} {type} the cook stays with the company, at {the it}.
luxury headline
- The Cook Stays with the Company
investor
- {The it} has appliances of its own: list them, and list what conveys.
- Ask for the permit behind any gas, water, or power run to {the it}.
investor lead
- This {city} {type} has {an it}; the permit and the appliance list go in the file.
investor headline
- {It}: Permit and List
family
- Nobody cooks alone at {the it}; everyone's already outside.
- Let the smoke and the onions stay out at {the it}.
- Summer cooking is done in {the it}.
family lead
- Dinner gets made where everybody already is: this {city} {type} has {an it}.
family headline
- Dinner Gets Made Outside
modern
- Leave the heat outside, at {the it}.
- Chop, sear, and plate without going in. That's {the it}.
- Summer cooking moves to {the it}.
modern lead
- Cook outside and stay outside. This {city} {type} has {an it}.
modern headline
- Cook Outside, Stay Outside
classic
- In summer the cooking is moved to {the it}, and its heat with it.
- The cook may join the party, since there is {an it}.
classic lead
- In summer the cooking moves into the open at this {city} {type}, which has {an it}.
classic headline
- In Summer the Cooking Moves Outdoors
casual
- No more running inside for the tongs. You've got {an it}.
- Whoever's at {the it} still hears all the gossip.
- Summer cooking moves to {the it}.
casual lead
- You'll quit running inside for the tongs. This {city} {type} has {an it}.
casual headline
- Quit Running Inside for the Tongs

## built-in grill
kind: amenity
hook: 5
match: built-in grill, built in grill, built-in BBQ, built in bbq, built-in barbecue, gas grill, natural gas grill, BBQ area, barbecue, bbq, brick bbq, pizza oven
= typed without 'built-in' (gas grill, barbecue), nothing may say that it is fixed in place
luxury
- Dinner may be cooked out of doors, at {the it}.
- In summer the cooking is done at {the it}.
investor
- Have the contract say that {the it} conveys.
- Ask what fuels {the it} and who ran the line, if there is one.
- Outdoor cooking: {it}.
family
- Get {the it} going, take everyone's order, and let somebody else do the salad.
- Corn, peaches, whatever's for supper: {the it} takes it.
- Summer cooking is done at {the it}.
modern
- Bring tongs. There's {an it}.
- Cook supper outside, at {the it}.
- Summer cooking is done at {the it}.
classic
- Summer suppers may be planned around {the it}.
- Supper is cooked in the open, at {the it}.
- {The it} is for summer cooking.
casual
- Sunday supper's coming off {the it}.
- Whoever's holding the tongs at {the it} makes the rules.
- Summer cooking happens at {the it}.

## gas line for grill
kind: amenity
hook: 3
match: gas line for grill, gas stub for grill, natural gas hookup for grill, gas grill hookup, gas hookup for grill, bbq gas line, plumbed for gas grill, gas bbq hookup, gas stub for bbq, gas line to patio
= a grill on a gas line needs no tank
luxury
- There is a gas line for a grill.
- A grill may be run from the gas line, with no tank to refill.
investor
- Gas is already run for a grill, so that work is done.
- Gas line for a grill: match the burner to the fuel before buying one.
- Outdoors: {it}.
family
- The chicken never stops halfway. There's a gas line for the grill.
- Skip the propane run; the gas line is already there for the grill.
- There's a gas line for the grill.
modern
- Gas line for the grill. The tank can go.
- There's a gas line for the grill.
classic
- Gas is piped to where the grill will stand.
- A grill may be connected to the gas line, without a tank.
casual
- You're done shaking the propane tank to see what's left. There's a gas line for the grill.
- The grill hooks right up to a gas line. No tank, no guessing.
- There's a gas line for the grill.

## outdoor fireplace
kind: amenity
hook: 7
match: outdoor fireplace, patio fireplace, exterior fireplace, outdoor wood burning fireplace, outdoor wood-burning fireplace, outdoor stone fireplace, outdoor gas fireplace, outdoor FP
luxury
- {The it} gives the outdoors a hearth.
- Cool evenings are spent at {the it}.
luxury lead
- This {city} {type} keeps a hearth out of doors: {an it}.
luxury headline
- A Hearth Kept Outdoors
investor
- {The it} has a flue or a gas line; whichever it is, add it to the inspection.
- Wood or gas? {The it} answers to different rules for each, so ask.
investor lead
- One hearth at this {city} {type} is outdoors; have {the it} inspected like any other.
investor headline
- Outdoor Fireplace: Wood or Gas, Inspect It
family
- Light {the it}, pass the blankets, and tell the long version.
- When it gets chilly nobody goes in. They pull up to {the it}.
- {The it} is for cool evenings.
family lead
- Bring the blankets out and tell the long version: this {city} {type} has {an it}.
family headline
- Bring Blankets, Tell the Long Version
modern
- When it's cold out, {the it} keeps you out.
- {The it} is a reason to own a blanket.
modern lead
- When it gets cold, stay out. This {city} {type} has {an it}.
modern headline
- Cold Out? Light a Fire and Stay Out
classic
- {The it} lengthens the season out of doors.
- Talk need not move indoors when the air cools, there being {an it}.
classic lead
- This {city} {type} has {an it}, which lengthens the season by several sweaters.
classic headline
- A Season Longer by Several Sweaters
casual
- October's an outdoor month now. You've got {an it}.
- {The it} is only missing a couch. You could fix that.
- {The it} is for cool evenings.
casual lead
- October's an outdoor month at this {city} {type}. There's {an it}.
casual headline
- October Is an Outdoor Month Now

## fire pit
kind: amenity
hook: 7
match: fire pit, firepit, gas fire pit, stone fire pit, built-in fire pit, built in firepit, fire ring, fire bowl, firepit area, fire pit area, fire table
luxury
- After dinner the evening moves to {the it}.
- {The it} draws the chairs into a circle.
- Talk lasts longer at {the it} than it does indoors.
luxury lead
- The evening at this {city} {type} ends in a circle of chairs, at {the it}.
luxury headline
- The Evening Ends at the Fire
investor
- {The it} is subject to local burn rules and setbacks; look up both.
- See whether {the it} is built in or portable. One conveys.
- Exterior: {it}, with fuel as the running cost.
investor lead
- This {city} {type} lists {an it}; confirm that it conveys, what it burns, and when it may.
investor headline
- {It}: What It Burns, When It May
family
- Marshmallows on sticks, chairs in a ring, stories that get longer: {the it}.
- Save {the it} for the first cool night, and every clear one after.
- Pull the chairs in close to {the it} and let the evening run long.
- {The it} is for cool evenings.
family lead
- Bring sticks and marshmallows. This {city} {type} has {an it}.
family headline
- Bring Sticks and Marshmallows
modern
- Screens off, flames on: {it}.
- Pull up a chair to {the it}. Any side.
- {The it} ends the day slowly.
modern lead
- Chairs in a circle, flames in the middle: this {city} {type} has {an it}.
modern headline
- Chairs in a Circle, Flames in the Middle
classic
- Chairs are drawn up to {the it} after supper.
- On cool nights the party is found at {the it}.
- Nobody consults a watch at {the it}.
classic lead
- No one hurries indoors at this {city} {type}, for there is {an it}.
classic headline
- {An It}, and No Hurry Indoors
casual
- Burnt marshmallow or golden? {The it} settles nothing.
- Sooner or later somebody brings a guitar to {the it}. Be kind.
- Nobody's ever said "let's go in" at {an it} and meant it.
- {The it} is for cool evenings.
casual lead
- You'll need chairs, sticks, and a bag of marshmallows. This {city} {type} already has {the it}.
casual headline
- You Bring the Marshmallows

## pergola
kind: outdoor place
hook: 4
match: pergola, pergola covered patio, arbor, vine covered pergola, wood pergola, cedar pergola, trellis
= a pergola has beams overhead and is open between them
luxury
- {The it} draws a ceiling in beams and leaves the rest to the sky.
- {The it} gives a vine a frame to grow on.
investor
- {The it} casts shade; it does not shed rain.
- Posts and footings are what matter in {the it}. The rest is beams.
family
- Hang the lights from {the it} and leave them up.
- Grow something over {the it}. Grapes, if you're patient.
- There's {an it} to sit under.
modern
- Beams, sky, beams, sky: {it}.
- {The it} is half roof, half sky.
classic
- {The it} gives a vine something to do.
- Shade falls in stripes under {the it}.
casual
- {The it} isn't a roof. It's more of a suggestion.
- String lights finally make sense: there's {an it}.

## gazebo
kind: outdoor place
hook: 5
match: gazebo, pavilion, covered pavilion, ramada, outdoor pavilion, covered gazebo
= it is roofed, open at the sides and stands apart from the house
luxury
- Tea may be carried out to {the it}.
- {The it} has a roof but no walls to speak of.
investor
- {The it} stands apart from the house, so it has a roof of its own to keep.
- Structures: {it}. Check the footing and whether power runs to it.
- Structures: {it}.
- Outdoors: {it}.
family
- When it starts to rain, finish the card game in {the it}.
- Sooner or later somebody will give a toast in {the it}.
- There's {an it} to sit in.
modern
- Sit in {the it}. Stay out of the sun.
- {The it}: roof, posts, breeze.
classic
- No better use has been found for {the it} than sitting in it.
- Shade is to be had in {the it}, with air on every side.
casual
- {The it} stands on its own, roof and all.
- Eat in {the it} and let it drizzle.

## outdoor shower
kind: amenity
hook: 4
match: outdoor shower, outside shower, exterior shower, beach shower, outdoor shower enclosure, enclosed outdoor shower
luxury
- {The it} makes a pleasure of rinsing off.
- One bathes in the open air, at {the it}.
investor
- Ask where {the it} drains and how it is winterized.
- {The it} keeps grit out of the indoor drains.
family
- Everybody rinses at {the it} before the house gets involved.
- Muddy dog, sandy feet, grass clippings: {the it} takes them all.
- Sand and mud stop at {the it}.
modern
- Rinse at {the it}. Track in nothing.
- Soap, sky, towel: {it}.
classic
- {The it} sends everyone to the door clean.
- What the day has left on the feet is left at {the it}.
casual
- One July with {the it} and you'll have doubts about the indoor kind.
- Rinse off outside like you're on vacation. There's {an it}.
- Sand and mud stop at {the it}.

## landscape lighting
kind: amenity
hook: 2
match: landscape lighting, outdoor lighting, exterior lighting, LED landscape lighting, string lights, uplighting, path lights, low voltage lighting
luxury
- After dark there is {the it}.
- {The it} gives the grounds a second appearance after dark.
investor
- Ask whether {the it} is wired, low-voltage, or solar.
- Exterior: {it}.
family
- When it gets dark, {the it} gives you another hour outside.
- Find the path, find the keys, find the dog: {the it} helps.
- {The it} comes on after dark.
modern
- The evening runs later with {the it}.
- The sun clocks out and {the it} clocks in.
classic
- {The it} sees guests to their cars.
- {The it} allows an evening outdoors to run past sundown.
casual
- Thanks to {the it}, taking out the trash feels a little like being onstage.
- {The it} comes on and the yard stays open.

## fenced yard
kind: outdoor place
hook: 5
match: fenced yard, fenced backyard, fully fenced, fully fenced yard, fenced back yard, fenced-in yard, fenced in yard, fenced lot, privacy fence, privacy fenced, wood fence, vinyl fence, wrought iron fence, chain link fence, new fence, partially fenced
= phrases without the noun (fully fenced, privacy fence) print as 'fenced yard'; 'partially fenced' is said to be fenced in part, and nothing may say that a dog or a ball stays in
luxury
- The edges of the yard are marked by a fence.
- {The it} has its edges marked.
investor
- Fencing is in; ask for the survey that shows which side of the line it stands on.
- {The it}: one exterior cost already spent.
family
- Throw the ball as hard as you like. {The it} gives it back.
- Let the dog out and go back to your eggs. {The it} has edges.
- Open the door and the dog takes over {the it}.
- The yard is fenced.
modern
- {The it}: gate shut, dog out, done.
- {The it} keeps the leash on its hook.
classic
- {The it} keeps the ball in and the neighbor's out.
- {The it} may be turned over to a dog without further arrangement.
casual
- The dog can go supervise {the it} on its own.
- Squirrels can still get into {the it}. That's between them and the dog.
- The yard's fenced.

## backyard
kind: outdoor place
hook: 4
match: backyard, back yard, large backyard, big backyard, private backyard, yard, rear yard, level backyard, private yard, side yard
luxury
- {The it} may be kept as lawn or planted.
- Saturday has somewhere to go: {the it}.
- There is {an it} behind.
investor
- {The it} is open ground; check the setbacks before drawing anything on it.
- {The it} puts yard care in the monthly column.
- Lot: {it}.
family
- {The it} is for the game that starts before supper and ends because it's dark.
- Sprinkler on, shoes off, everyone out to {the it}.
- There's {an it} to play and plant in.
modern
- Go outside. {The it} is right there.
- {The it} takes a ball, a blanket, or a nap.
- {The it} has no dress code.
classic
- {The it} stands ready for croquet, laundry, or a nap.
- Much of the summer will be conducted in {the it}.
casual
- {The it} is yours to mow, or to think about mowing.
- The hammock and the big plans both go in {the it}.
- Cornhole or tomatoes? You've got {an it} either way.
- There's {an it} to play and plant in.

## landscaped yard
kind: outdoor place
hook: 4
match: landscaped yard, professionally landscaped, landscaping, landscaped, landscaped backyard, landscaped grounds, manicured lawn, mature landscaping, lush landscaping, prof landscaped
= phrases without the noun (professionally landscaped, landscaped) print as 'landscaped yard'
luxury
- The grounds are landscaped.
- {The it} is planted, and needs only tending.
investor
- {The it} moves one line from capital to maintenance.
- {The it} comes with upkeep; get the monthly cost.
family
- Somebody already did the digging in {the it}. You do the watering.
- The planting's done in {the it}, so skip ahead to the sitting.
- The yard is landscaped.
modern
- {The it}: planned, planted, done.
- {The it} puts the shovel work behind you.
classic
- The grounds have been landscaped; what remains is upkeep.
- In {the it}, the work of planting has been done already.
casual
- {The it} is already planted. All it needs is you and a hose.
- Your first Saturday's for the hammock, not the garden center. The landscaping's in.
- The yard's landscaped.

## garden
kind: outdoor place
hook: 5
match: garden, gardens, flower garden, vegetable garden, veggie garden, rose garden, walled garden, english garden, garden area, perennial garden, herb garden, perennial beds, flower beds, butterfly garden, secret garden
luxury
- {The it} will be different next week.
- One walks out to {the it} to see what has happened since yesterday.
- {The it} is never finished, which is the pleasure of it.
investor
- {The it} has a labor line; price it or plan on doing it.
- Ask what {the it} takes in water and in hours.
- Grounds: {it}.
family
- Go out to {the it} for one thing and come back with your hands full.
- Dig, plant, wait, brag: {the it} has a job for everybody.
- Cut something for the table, whatever's up this week in {the it}.
- There's {an it} to dig in.
modern
- Check on {the it} before you check your email.
- {The it} runs on water and waiting.
classic
- There is {an it}, which is to say there is always something to be done.
- {The it} keeps its own calendar. The gardener keeps up.
- There is {an it} to tend.
casual
- Congratulations, you're a gardener now. There's {an it}.
- Things will come up in {the it} that you did not plant. Good luck.
- There's {an it} to dig in.

## raised beds
kind: outdoor place
hook: 3
match: raised beds, raised garden beds, raised planter beds, garden boxes, planter boxes, raised bed garden, veggie boxes, raised planters, garden beds
luxury
- {The it} bring the vegetables up to meet the gardener.
- Herbs and lettuces may be grown in {the it}.
investor
- {The it} are built; soil and water are the running costs.
- Note whether irrigation reaches {the it}.
family
- Plant tomatoes in {the it} and you'll be giving away bags of them by August.
- One of you gets the carrots, one gets the strawberries: {the it} split up fairly.
- {The it} are for vegetables and herbs.
modern
- Salad, delayed: {it}.
- Seeds go in {the it}. Lunch comes out, eventually.
classic
- {The it} are for vegetables, herbs, or cut flowers.
- The vegetables, when there are vegetables, will come from {the it}.
casual
- Plant one zucchini in {the it}. One. You've been warned.
- {The it} are for tomatoes, herbs, and one overconfident pumpkin.
- {The it} are for vegetables and herbs.

## mature trees
kind: land
hook: 4
match: mature trees, shade trees, large trees, mature oaks, old oaks, heritage oaks, live oaks, mature hardwoods, towering pines, mature maples, tree-shaded lot, big trees, established trees
= grown trees cast shade
= the phrase 'tree-shaded lot' prints as 'mature trees'
luxury
- {The it} took years to grow.
- {The it} give shade.
investor
- With {an it}, have an arborist walk the lot along with the inspector.
- The one line of landscaping that cannot be hurried is in: {it}.
family
- Take your book and a chair out under {the it}.
- Spread the blanket under {the it} and stay till the shade moves.
- {The it} are already grown.
modern
- {The it} come with the waiting done.
- Shade comes with {the it}.
classic
- {The it} have the advantage of a head start.
- {The it} were planted, or spared, by someone with patience.
casual
- {The it} already did the growing. All you do is rake.
- Squirrels come standard with {the it}.

## fruit trees
kind: land
hook: 5
match: fruit trees, orchard, apple trees, apple orchard, citrus trees, citrus, lemon tree, lemon trees, orange trees, grapefruit tree, peach trees, pear trees, plum trees, cherry trees, avocado tree, avocado trees, fig tree, fruit bearing trees, mango trees
luxury
- In season, dessert is picked from {the it}.
- {The it} set the table once a year, all at once.
investor
- {The it} bring pruning and, in season, picking; plan for both.
- Ask the age of {the it}, how they are watered, and what they bear.
- Land: {it}.
family
- Send someone out to {the it} with a bowl.
- When {the it} come in, there's pie, there's jam, and there's a bag for the neighbors.
- {The it} bear in season.
modern
- Reach up into {the it}. That's breakfast.
- Pick it, rinse it, eat it: {it}.
- {The it} bear in season.
classic
- {The it} give nothing for months and then everything at once.
- The fruit for the table may be had from {the it}, in its season.
casual
- With {an it}, you learn to make jam or you learn to make friends.
- {The it} will bury you in fruit for three weeks. Save your grocery bags.
- {The it} bear in season.

## sprinkler system
kind: system
hook: 2
match: sprinkler system, sprinklers, lawn sprinklers, irrigation system, in-ground sprinklers, inground sprinklers, underground sprinklers, auto sprinklers, automatic sprinklers, drip irrigation, lawn irrigation, smart irrigation, sprinkler sys, irrigation
luxury
- The watering is left to {the it}.
- {The it} keeps its appointments whether or not anyone is home.
investor
- Ask for the zone map of {the it} and the last backflow test.
- Irrigation is in, so watering is a setting rather than a labor line.
family
- Nobody has to stand there with a hose. {The it} does it.
- Go away for the week; {the it} won't forget.
- {The it} does the watering.
modern
- The hose is for rinsing the dog. {The it} does the rest.
- Set {the it}. Walk away.
- {The it} does the watering.
classic
- {The it} waters on schedule and without being reminded.
- Dry weeks are left to {the it}.
casual
- You can quit dragging the hose around and let {the it} do it.
- The yard gets watered while you're asleep, if that's how you set {the it}.
- {The it} does the watering.

## artificial turf
kind: outdoor place
hook: 3
match: artificial turf, turf, turf yard, synthetic turf, synthetic grass, artificial grass, fake grass, pet turf, turfed backyard
= artificial turf is not mowed or watered to grow
= the phrases 'turf yard' and 'turfed backyard' print as 'artificial turf'
luxury
- {The it} stays at the height it was laid.
- There is no mowing to arrange, the lawn being artificial.
investor
- {The it} takes mowing and irrigation out of the budget; ask the year it was laid.
- No mower, no sprinkler, a rinse now and then: {it}.
family
- Nobody mows on Saturday. It's {it}.
- Slide into home on {the it}; there's no grass stain to scrub.
- {The it} needs no mowing.
modern
- Sell the mower. It's {it}.
- {The it} gets cut never.
- {The it} needs no mowing.
classic
- {The it} has always been lately mown.
- {The it} wants neither rain nor a mower.
casual
- You'll never mow {the it}. You might vacuum it once, for fun.
- {The it} needs no mowing.

## drought-tolerant landscaping
kind: outdoor place
hook: 3
match: drought tolerant landscaping, drought-tolerant landscape, drought resistant landscaping, xeriscape, xeriscaped, xeriscaping, native plants, native landscaping, desert landscaping, desert landscape, low water landscaping, waterwise landscaping
= such planting is chosen to need less water than lawn
luxury
- {The it} suits the climate and drinks sparingly.
- {The it} asks little of the hose.
investor
- Ask for twelve months of water bills; {the it} should show in them.
- {The it} takes less irrigation than lawn, which is the point of planting it.
family
- {The it} forgives you for going away in August.
- Skip the evening watering once in a while. {The it} is used to it.
- {The it} needs little water.
modern
- {The it} asks for less hose.
- {The it} was planted for dry weather.
classic
- {The it} agrees with the climate rather than arguing with it.
- {The it} is content with little water.
casual
- Forgetting to water is pretty much the plan. It's {it}.
- {The it} likes it when you leave it alone.

## corner lot
kind: land
hook: 4
match: corner lot, corner parcel, corner homesite, corner property, corner site
= a corner lot borders two streets
luxury
- It is a corner lot, with a street on two sides.
- A corner lot has fewer fences to share.
investor
- Corner lot: check the setback on both streets.
- Corner lot: two street frontages. Ask the city about a second curb cut.
- Corner lot, with frontage on two streets.
family
- Tell company it's the one on the corner. They'll find it.
- You share one less fence on a corner.
- It's a corner lot, with two streets.
modern
- Corner lot. Short directions.
- Corner lot, with streets on two sides.
classic
- The property stands on a corner and answers to two streets.
- It stands on a corner lot, and on two sides the neighbor is a street.
casual
- Corner lot. One less neighbor to borrow a ladder from.
- It's a corner lot.

## cul-de-sac
kind: location
hook: 4
match: cul-de-sac, cul de sac, culdesac, cul-de-sac lot, end of cul-de-sac, on cul-de-sac
= the street ends here, so there is no through traffic
luxury
- The street ends here, with no one passing through.
- A cul-de-sac gives passing traffic nowhere to pass to.
investor
- Location: cul-de-sac, so no through traffic.
- Lots at the end of a street are often wedge-shaped; read the survey for the frontage.
family
- A cul-de-sac has no through traffic, only people coming home and people coming over.
- It's on a cul-de-sac.
modern
- It's on a cul-de-sac. The street goes nowhere else.
- No through traffic. It's a cul-de-sac.
- It's on a cul-de-sac.
classic
- A cul-de-sac receives only those who mean to arrive.
- The property is on a cul-de-sac, where the street ends.
casual
- It's on a cul-de-sac, so every car is either lost or coming over.
- There's no through traffic, because there's no through. It's a cul-de-sac.
- It's on a cul-de-sac.

## flat lot
kind: land
hook: 3
match: flat lot, level lot, flat yard, level yard, flat usable lot, flat land, level acreage, level land, mostly flat, level building site, usable land
luxury
- The ground is level.
- A flat lot is the simplest kind to plan for.
investor
- The lot is flat, so ask where the water goes.
- Lot: flat.
family
- It's a flat lot, with no hill to chase the ball down.
- The lot is flat.
modern
- Flat lot. Put anything anywhere.
- The lot is flat.
classic
- {The it} lies level.
- Level ground is kind to mowers and to croquet.
- It is {a it}.
casual
- Set a cooler down on this lot and it stays. It's flat.
- It's a flat lot. The mower likes it already.
- The lot's flat.

## wooded lot
kind: land
hook: 7
match: wooded lot, wooded, treed lot, heavily treed, heavily wooded, wooded acreage, wooded acres, partially wooded, woods, tree covered lot, private wooded lot, timbered, timber
= phrases without the noun (wooded, heavily treed, timber) print as 'wooded lot'
luxury
- The trees on {the it} have been left standing.
- One walks among trees without leaving the property.
luxury lead
- The trees were left standing at this {city} {type}, on {an it}.
luxury headline
- The Trees Were Left Standing
investor
- On {an it}, price the clearing before the building.
- Walk the lines of {the it} with the survey in hand; trees hide corners.
investor lead
- {An it} comes with this {city} {type}; walk its lines with the survey before anything else.
investor headline
- {It}: Walk the Lines First
family
- Sticks for the marshmallows grow right on {the it}.
- Take the long way around your own trees before supper.
family lead
- Pull on your boots and go see your trees: this {city} {type} is on {an it}.
family headline
- Go See Your Trees
modern
- {The it} comes with its trees.
- Less to mow on {the it}. More to look up at.
modern lead
- Woods, included. This {city} {type} is on {an it}.
modern headline
- Woods, Included
classic
- {The it} still belongs in part to its trees.
- The seasons will be noticed here; woods stand on the lot.
classic lead
- This {city} {type} shares its ground with trees, on {an it}.
classic headline
- Ground Shared with Trees
casual
- You don't rake {the it}. You call it forest floor and go inside.
- Woods come with it. Naming the trees is up to you.
- It's {an it}.
casual lead
- You won't be raking. You'll be calling it forest floor. This {city} {type} is on {an it}.
casual headline
- Call It Forest Floor

## backs to open land
kind: location
hook: 7
match: backs to greenbelt, greenbelt lot, backs to open space, backs to preserve, backs to nature preserve, backs to conservation land, backs to park, backs to golf course, on golf course, golf course lot, backs to woods, borders state land, borders national forest, adjoins BLM, backs to BLM, backs to trail, backs to farmland, adjoins conservation area, backs up to
= {the it} is what adjoins: the greenbelt, open space, the golf course; no statement that it will stay so
luxury
- The neighbor to the rear is {the it}.
- The property stops, and {the it} goes on.
- The property backs to {it}.
luxury lead
- The neighbor behind this {city} {type} is {the it}.
luxury headline
- Behind It, {the it}
investor
- Rear boundary: {the it}. Check the easements along that line.
- Behind the lot is {the it}; find out who owns it and what the zoning allows.
- Rear boundary: {the it}.
investor lead
- Rear boundary: {the it}. Set this {city} {type} beside comparables that share the line.
investor headline
- Rear Boundary: {The it}
family
- Look past the back line and there's {the it}.
- Nobody's kitchen window is on the other side of your back line. {The it} is.
- It backs to {it}.
family lead
- Your neighbor out back is {the it}, and it never borrows anything. That's this {city} {type}.
family headline
- The Neighbor Out Back Is {the it}
modern
- Back line: {the it}.
- (home) House, yard, then {the it}.
- Keep going back and you're at {the it}.
modern lead
- At the back line, {the it} starts. This {city} {type} goes right up to it.
modern headline
- Behind It: {The it}
classic
- The property ends where {the it} begins.
- To the rear lies {the it}.
classic lead
- This {city} {type} ends where {the it} begins.
classic headline
- Where {the it} Begins
casual
- The folks behind you? It's {the it}. Wave if you like.
- Here's one side where nobody's borrowing your mower: it backs to {the it}.
- It backs to {it}.
casual lead
- Go meet the neighbor behind this {city} {type}. It's {the it}.
casual headline
- Meet the Neighbor: {The it}

## no rear neighbors
kind: location
hook: 5
match: no rear neighbors, no neighbors behind, no back neighbors, no rear neighbours, no one behind, no backyard neighbors, no neighbors in back
= no house stands directly behind
luxury
- No house stands behind this one.
- The rear boundary has no neighbor.
investor
- No rear neighbor; look up who owns the ground and how it is zoned.
- Rear: no neighbor, so one fence cost that is not shared.
family
- Sing while you water the plants. There's no one behind you.
- Look out back: there's no house behind yours.
- There are no rear neighbors.
modern
- No neighbors to the rear.
- There are no rear neighbors.
classic
- There are no neighbors to the rear.
- No house stands behind the property.
casual
- Nobody's grading the lawn from back there. There are no neighbors behind you.
- There's nobody back there to wave to. No rear neighbors.
- There are no rear neighbors.

## double lot
kind: land
hook: 5
match: double lot, two lots, extra lot, adjacent lot included, additional lot, lot and a half, includes second lot, 2 lots
= the phrases 'lot and a half' and 'additional lot' take no line that says two
luxury
- There is a second lot, and no obligation to fill it.
- The property is made up of two lots.
investor
- Double lot: confirm whether the county sees one tax parcel or two.
- Two lots, one price; read the zoning before valuing the second.
- Two lots, one price.
- Lot: double.
family
- You get a whole extra lot. Plant it, mow it, chase each other across it.
- It's a double lot.
modern
- Two lots, one sale.
- Double lot. Use one, keep one.
- It's a double lot.
classic
- A second lot comes with the first.
- Of the two lots, the second is left to the owner's imagination.
casual
- It's a double lot, so yes, you're mowing twice.
- Two lots come with it. Badminton's back on.
- It's a double lot.

## trail access
kind: location
hook: 5
match: trail access, backs to trail, access to trails, hiking trails, walking trails, bike trail access, trailhead, direct trail access, access to hike and bike trail
luxury
- The walk begins without the drive, for there is {an it}.
- With {an it}, a walk wants no arranging.
investor
- Location: {it}. Ask whether the way in is deeded or a habit.
- Location: {it}.
- {It}: read the easement, both directions.
- Recreation: {it}.
family
- Lace up and go. With {an it}, nobody has to find the car keys.
- Call the dog and get a mile in before supper: there's {an it}.
- There's {an it} for walks.
modern
- Skip the drive. Use {the it}.
- The walk starts here, not in a parking lot.
classic
- A walk may be begun from home, by way of {the it}.
- There is {an it}, for walking before breakfast or after supper.
- There is {an it}.
casual
- Your walk starts at home with {an it}.
- There's {an it}, and the dog will have it figured out by Tuesday.

## greenhouse
kind: amenity
hook: 5
match: greenhouse, green house, glasshouse, hothouse, heated greenhouse, hoop house, glass greenhouse
luxury
- {The it} gives seedlings a house of their own.
- In {the it} the season begins early.
investor
- {The it} is an outbuilding: note power, water, heat, and panels.
- Ask for the permit if utilities run to {the it}.
- Growing space under cover: {it}.
family
- Start the tomatoes in {the it} while it's still cold out.
- Muddy hands and trays of something sprouting: that's {the it} in March.
- Seedlings start in {the it}.
modern
- Winter has a loophole: {it}.
- Seeds come up early in {the it}.
classic
- {The it} lets the gardener begin before the weather does.
- Frost is kept waiting outside {the it}.
casual
- {The it} buys you a few extra weeks at both ends. Fill them with lettuce.
- Your tomatoes are about to live better than you did in your first apartment. There's {an it}.
- There's {an it} for the seedlings.

## chicken coop
kind: amenity
hook: 4
match: chicken coop, coop, hen house, henhouse, chicken run, poultry house, chicken house
luxury
- There is {an it} for those who keep hens.
- {The it} is for the eggs; the hens are a matter of choice.
investor
- {The it} is there; whether hens are allowed is a question for the city.
- Outbuildings: {it}. Have the contract say whether it conveys, and the birds, if any.
- Outbuildings: {it}.
family
- Put the skillet on and go see what's in {the it}.
- A few hens in {the it} and you'll know all their names by the weekend.
- There's {an it}, ready for hens.
modern
- Eggs, zero miles: {it}.
- Add hens to {the it}. Collect breakfast.
classic
- {The it} is provided; the hens are left to the owner.
- Eggs may be gathered from {the it} before breakfast.
casual
- {The it} is already built, so you're one impulse buy away from chickens.
- Put a few hens in {the it} and skip the egg aisle.
- There's {an it}, ready for hens.

## sport court
kind: amenity
hook: 6
match: sport court, sports court, multi-sport court, multi sport court, sport ct, multi-use court, game court, volleyball court
luxury
- Games are played at home, on {the it}.
- {The it} settles how Saturday will be spent.
investor
- Resurfacing is the recurring cost of {the it}; ask when it was last done.
- Striping, fencing, lights: note which of them {the it} has.
- Recreation: {it}, outside the square footage.
family
- First one out to {the it} picks the game.
- Keep score or don't. {The it} is open until supper.
- There's {an it} for a quick game.
modern
- Pick a ball. {The it} is up for it.
- Pick sides. Meet at {the it}.
- {The it} is for a quick game.
classic
- {The it} serves for a game and any number of arguments about the line.
- With {an it}, exercise need not be scheduled.
casual
- "Best of three" is never going to be three on {the it}.
- {The it} is for whatever game you used to be good at.
- There's {an it} for a quick game.

## basketball court
kind: amenity
hook: 5
match: basketball court, half court, half-court, half court basketball, basketball hoop, basketball goal, basketball half court, bball court, indoor basketball court
luxury
- A jump shot may be kept in repair at home, where there is {an it}.
- The last shot of the evening is never the last, at {the it}.
- There is {an it}.
investor
- Confirm that {the it} conveys, and note the surface.
- {The it} brings a surface and a net to keep up.
family
- Play to eleven at {the it}; loser sets the table.
- You'll hear the ball before you see who's home. There's {an it}.
modern
- Next basket wins: {it}.
- {The it} settles things, first to eleven.
classic
- Free throws may be practiced at {the it}.
- A game can be got up at short notice at {the it}.
casual
- Your free throws are out of excuses. You've got {an it}.
- Miss all you want at {the it}.

## tennis court
kind: amenity
hook: 8
match: tennis court, tennis ct, private tennis court, lighted tennis court, lit tennis court, clay court, clay tennis court, hard court, tennis courts
luxury
- (home) Nothing need be reserved: there is {an it}.
- The first set may be over before breakfast, on {the it}.
- {The it} is a standing invitation, weather permitting.
luxury lead
- Tennis is played at home at this {city} {type}, on {an it}.
luxury headline
- Tennis, at Home
investor
- {The it} has a surface with a date; ask when it was last redone.
- Net, fence, surface, lights if any: {the it} is four lines in the upkeep.
investor lead
- This {city} {type} comes with {an it}; its surface has a date, and the date matters.
investor headline
- Tennis Court: Ask the Surface Date
family
- Winner serves, loser gets the lemonade: {the it} has house rules.
- Hit a few on {the it} before supper, then explain at supper why you lost.
- There's {an it} for a set or two.
family lead
- Somebody's going to want a rematch. This {city} {type} has {an it}.
family headline
- Somebody Will Want a Rematch
modern
- Your serve. {The it} is right here.
- Doubles at {the it}: find a fourth.
- (home) No booking {the it}. No waiting, either.
modern lead
- Your serve. This {city} {type} has {an it}.
modern headline
- Your Serve, at Home
classic
- {The it} is marked out for a set or two and some forgiveness.
- A set before lunch is easily arranged on {the it}.
classic lead
- A set before lunch is easily arranged at this {city} {type}, which has {an it}.
classic headline
- A Set Before Lunch
casual
- {The it} comes with the place. The backhand's on you.
- Line calls on {the it} go by the honor system. Good luck.
- There's {an it} for a set or two.
casual lead
- Remember your backhand? It'll come back. This {city} {type} has {an it}.
casual headline
- Bring Your Backhand

## pickleball court
kind: amenity
hook: 7
match: pickleball court, pickle ball court, pickleball, private pickleball court, pickleball courts, lighted pickleball court
= the bare phrase 'pickleball' prints as 'pickleball court'
luxury
- The hour before dinner may be spent on {the it}.
- One plays to eleven on {the it} and then, reliably, to eleven again.
- There is {an it}.
luxury lead
- A game to eleven is never the last one. This {city} {type} has {an it}.
luxury headline
- A Game to Eleven, Then Another
investor
- {The it}: note the surface, the lines, and any rule about hours of play.
- {The it} is outside the square footage and inside the upkeep.
investor lead
- This {city} {type} has {an it}; ask the surface date and the rules on hours of play.
investor headline
- Pickleball Court: Surface and Hours to Check
family
- Grab a paddle. {The it} takes four, and everyone else keeps score.
- The rules take five minutes and the rematch takes all day on {the it}.
- There's {an it} for a quick game.
family lead
- Grab a paddle: this {city} {type} has {an it}, and the rules take five minutes.
family headline
- Grab a Paddle
modern
- {It}. Stay out of the kitchen.
- {The it} turns neighbors into rivals by lunch.
- {The it} is for a quick game.
modern lead
- Serve underhand, argue later. This {city} {type} has {an it}.
modern headline
- Serve Underhand, Argue Later
classic
- {The it} brings the disputes to closer range than tennis does.
- A friendly game is to be had on {the it}, friendliness permitting.
classic lead
- This {city} {type} has {an it}, for a friendly game, friendliness permitting.
classic headline
- Pickleball, Friendliness Permitting
casual
- You'll say one game. Nobody's ever played one game on {an it}.
- People will bring their own paddles to {the it}. Brace yourself.
- There's {an it} for a quick game.
casual lead
- That friend who keeps a paddle in the car is about to visit a lot. This {city} {type} has {an it}.
casual headline
- Expect People with Paddles

## putting green
kind: amenity
hook: 5
match: putting green, backyard putting green, synthetic putting green, golf green, putting green in backyard, chipping green
luxury
- The short game is kept up at home, on {the it}.
- Five minutes on {the it} are apt to become twenty.
investor
- Turf or grass: ask which {the it} is, since one is mowed and the other replaced.
- {The it} is an improvement with a surface to keep; ask who has been keeping it.
- Recreation: {it}.
family
- Closest to the hole on {the it} picks the movie.
- Leave a putter by {the it} and nobody walks past without a try.
modern
- No tee time for {the it}.
- Three feet. No gallery. {It}.
classic
- Putting may be practiced at home, and excuses along with it.
- {The it} requires no cart.
casual
- You can three-putt at home for free, on {the it}.
- {The it} is your new conference-call room.

## bocce court
kind: amenity
hook: 4
match: bocce court, bocce ball court, bocce ball, bocce, bocci court, bocci ball
= the phrases 'bocce' and 'bocce ball' print as 'bocce court'
luxury
- One plays on {the it} with a glass in one hand.
- After dinner there is {an it}.
- There is {an it}.
investor
- Upkeep of {the it} depends on the surface; ask which.
- Bring a level to {the it}; it is the whole test.
- Outdoors: {it}.
family
- Even teams, odd teams, one team and a dog: {the it} isn't picky.
- Take turns on {the it} until the charcoal's ready.
- There's {an it} for slow games.
modern
- Throw, measure, disagree: {it}.
- {The it} leaves one hand for a plate.
classic
- A game on {the it} calls for patience and a tape measure.
- {The it} is favorable to conversation, since no one has to run.
casual
- {The it} hosts a sport you can play in sandals.
- Somebody's going to get weirdly good on {the it}.

## playset
kind: amenity
hook: 3
match: playset, play set, swing set, swingset, play structure, playscape, playground equipment, swing set stays
luxury
- {The it} is in place.
- The grounds include {an it}.
investor
- Confirm whether {the it} conveys.
- Check the anchors and the hardware of {the it}.
- Exterior: {it}.
family
- {The it} is already up, so nobody loses a weekend to the instructions.
- {The it} is up already. Go and sit outside.
- {The it} stays.
modern
- {The it} comes assembled.
- {The it} is up. The instructions are long gone.
classic
- {The it} stands ready.
- The assembling of {the it} is in the past.
casual
- {The it} is already built. You're spared the bag of leftover bolts.
- Somebody else put {the it} together. Send a thank-you card.
- There's {an it} out there.

## dog run
kind: amenity
hook: 3
match: dog run, dog kennel, dog yard, fenced dog run, kennel, dog area, dog park on site
luxury
- {The it} gives the dog an outdoors of its own.
- The dog has been provided for: there is {an it}.
- There is {an it}.
investor
- Gate, fencing, drainage: {the it} has all three to keep up.
- {The it} confines the wear to one patch of ground.
family
- Send the paws out to {the it} and finish your coffee.
- Rainy morning? Open the door to {the it} and stay in your slippers.
- There's {an it} outside.
modern
- The dog gets {an it}.
- No leash needed in {the it}.
classic
- The dog is given {an it}.
- There is {an it} for the morning and evening rounds.
casual
- {The it} is for zoomies.
- {The it} means 6 a.m. dog duty in a bathrobe.

## horse property
kind: land
hook: 8
match: horse property, horses ok, horses allowed, horses permitted, equestrian, equestrian property, horse facilities, zoned for horses, horse setup, set up for horses, bring your horses, horse ready, horse friendly
= phrases such as 'horses ok' say that horses are allowed, not that anything is built for them
luxury
- One need not board elsewhere: horses may be kept here.
- The day begins with the horses, which may be kept here.
- The property is set up for horses.
luxury lead
- Horses may be kept at this {city} {type}, and that decides a good deal of the day.
luxury headline
- Horses Kept at Home
investor
- Horses: allowed. Confirm how many to the acre.
- Horses: allowed.
investor lead
- Horses are allowed at this {city} {type}; confirm the number and the fencing.
investor headline
- Horses Allowed; Confirm the Count
family
- Feed the horses first. Breakfast can hold.
- Boots by the door, hay in your hair: horses can live here.
- The property is set up for horses.
family lead
- You can go see the horses in your slippers: at this {city} {type} they may live at home.
family headline
- The Horses Can Live Here, Too
modern
- Horses: yes.
- Horses at home. No board bill.
- It's horse property.
modern lead
- Horses: yes. Start there with this {city} {type}.
modern headline
- Horses: Yes
classic
- The property will keep horses.
- It is horse property.
classic lead
- Horses are permitted at this {city} {type}.
classic headline
- Where Horses May Be Kept
casual
- Horses are okay here. Put carrots in the budget.
- Bring the horse. It should get a say in this.
- It's horse property.
casual lead
- Bring somebody who whinnies. Horses are fine at this {city} {type}.
casual headline
- Bring the Horse

## horse barn
kind: amenity
hook: 7
match: horse barn, stalls, barn with stalls, stall barn, 4 stall barn, six stall barn, stable, stables, barn w/ tack room, tack room, center aisle barn, horse stalls
= the phrase 'tack room' alone takes no line that houses horses
luxury
- {The it} keeps the horses dry and the mornings early.
- The early chores begin at {the it}.
luxury lead
- The first call of the day at this {city} {type} is at {the it}.
luxury headline
- The Day Begins at the Barn
investor
- {The it} has a roof of its own; date it apart from the house.
- Power, water, drainage, and mats are what to note in {the it}.
- Outbuildings: {it}, which the living area does not count.
investor lead
- This {city} {type} comes with {an it}: a second roof to date, a second building to insure.
investor headline
- Barn with Stalls: A Second Roof to Date
family
- Somebody in {the it} will be glad to see you at six in the morning.
- Sweep the aisle, fill the buckets, scratch an ear: {the it} comes before coffee.
family lead
- Fill the buckets, scratch an ear, then see about breakfast: this {city} {type} has {an it}.
family headline
- Buckets First, Breakfast After
modern
- Horses in, rain out: {it}.
- {It}. Hay at one end, whinnies at the other.
modern lead
- Horses in, rain out: this {city} {type} has {an it}.
modern headline
- Horses In, Rain Out
classic
- The horses are housed in {the it}.
- {The it} keeps farm hours, and so will its owner.
classic lead
- The horses have a roof of their own at this {city} {type}: {an it}.
classic headline
- A Roof for the Horses
casual
- {The it} is ready. You'll need boots, hay, and a 6 a.m. attitude.
- The horses will think all of it's theirs, starting with {the it}.
casual lead
- Early riser? You're about to be. This {city} {type} has {an it}.
casual headline
- The Barn Will Get You Up

## riding arena
kind: amenity
hook: 7
match: riding arena, arena, outdoor arena, indoor arena, covered arena, indoor riding arena, dressage arena, roping arena, round pen, lighted arena
luxury
- One rides at home, in {the it}.
- {The it} gives the horse a place to work and the rider a place to be corrected.
luxury lead
- One rides at home at this {city} {type}, in {the it}.
luxury headline
- One Rides at Home
investor
- Ask about {the it} in this order: base, footing, drainage.
- {The it} is an improvement with ground to maintain; price a load of footing.
- Equestrian improvements: {it}.
investor lead
- The improvement to look at first at this {city} {type} is {the it}: base, footing, drainage.
investor headline
- Riding Arena: Base, Footing, Drainage
family
- Lean on the rail of {the it} and call out advice nobody asked for.
- Saddle up after work; {the it} is a walk away, not a drive.
- There's {an it} for the horses.
family lead
- Saddle up and skip the trailer. This {city} {type} has {an it}.
family headline
- Saddle Up, Skip the Trailer
modern
- Saddle up and circle {the it}.
- You can ride in {the it} without hitching anything up.
modern lead
- Ride at home. This {city} {type} has {an it}.
modern headline
- Ride Without the Trailer
classic
- {The it} is for riding, and for watching others do it.
- The day's work under saddle is done in {the it}.
classic lead
- One may ride without a trailer at this {city} {type}, in {the it}.
classic headline
- Riding, with No Trailer Required
casual
- The trailer gets a day off. You've got {an it}.
- Walk, trot, canter, and do it again in {the it}.
casual lead
- Give the trailer the day off. This {city} {type} has {an it}.
casual headline
- Give the Trailer the Day Off

## paddock
kind: land
hook: 5
match: paddock, paddocks, turnout, turnouts, corral, corrals, pipe corral, fenced paddocks, dry lot, turnout paddocks
luxury
- In the morning a horse is led out to {the it}.
- Horses may be turned out in {the it}.
investor
- Check fence, gate, and water at {the it}.
- {The it} is fencing by the foot; walk all of it.
- Enclosed ground: {it}.
family
- Hang over the gate of {the it} with a carrot and see who comes.
- Turn the horses out in {the it} and take the long way back.
- The horses get {an it}.
modern
- Open the gate to {the it}. Stand back.
- {The it} is recess, for horses.
classic
- {The it} is for turnout.
- A horse may pass the day in {the it}.
casual
- {The it} is where the horses stand around and ignore you.
- Horses get a yard, too: {it}.

## pasture
kind: land
hook: 6
match: pasture, pastures, fenced pasture, fenced pastures, cross fenced, cross-fenced, fenced and cross-fenced, grazing land, hay field, hayfield, improved pasture, meadow
= phrases without the noun (cross fenced) print as 'fenced pasture'
luxury
- {The it} is grass for grazing or for hay.
- {The it} is mown by whatever is kept there.
investor
- Pasture may carry an agricultural tax classification; confirm it and what keeps it.
- Fence, water, forage: ask about {the it} in that order.
- Land use: {it}.
family
- Goats, a horse, one stubborn pony: decide who gets {the it}.
- Walk {the it} before supper and count noses.
- There's {an it} for grazing.
modern
- {The it} is grass with a job.
- Add animals to {the it}.
classic
- {The it} may be grazed, or cut for hay.
- {The it} is given over to grass.
casual
- Go ahead, look up goats. You've got {an it}.
- {The it} is a lawn for somebody with four stomachs.

## barn
kind: amenity
hook: 7
match: barn, red barn, bank barn, timber frame barn, timber-frame barn, pole barn, hay barn, barn w/ power, barn with loft, old barn
luxury
- {The it} is for the work that does not belong in the house.
- Tools and hay may be kept in {the it}.
luxury lead
- The work of the place has {an it} to itself at this {city} {type}.
luxury headline
- The Work Has a Roof of Its Own
investor
- Date the roof of {the it}, check the sills, and note power and water.
- {The it} is a second building to insure.
investor lead
- The outbuilding to inspect at this {city} {type} is {the it}.
investor headline
- A Barn to Inspect
family
- Hay, tractor, canoe, band practice: {the it} doesn't ask.
- Open up {the it} on a Saturday and decide what it is this week.
family lead
- Whatever you've been wanting to build, there's a place for it: this {city} {type} has {an it}.
family headline
- Open Up the Barn
modern
- The project that outgrew the house goes to {the it}.
- Tools, hay, whatever's next. {The it} takes it.
modern lead
- {The it} works for a living. It comes with this {city} {type}.
modern headline
- Barn Included
classic
- {The it} is for work, and for standing in while it rains.
- The property keeps {an it}.
classic lead
- This {city} {type} keeps {an it}, for work and for standing in while it rains.
classic headline
- With a Barn on the Place
casual
- "Where would we put it?" is settled. There's {an it}.
- Tractor, hay, the boat nobody finished: {the it} is for all that.
casual lead
- Raise your hand if you've always wanted {an it}. This {city} {type} has one.
casual headline
- Yes, There's a Barn

## vineyard
kind: land
hook: 8
match: vineyard, vines, grape vines, acres of vines, private vineyard, producing vineyard, planted to vines, hobby vineyard, grapevines
luxury
- {The it} sets the year: pruning, flowering, harvest.
- One walks the rows of {the it} before dinner.
luxury lead
- The year at this {city} {type} is kept by {the it}: pruning, flowering, harvest.
luxury headline
- A Year Kept by the Vines
investor
- {The it}: ask variety, rootstock, planting year, and who buys the fruit.
- {The it} is a crop with labor in it; get the farming costs by the acre.
- {The it} has a harvest once a year and farming costs all of it.
investor lead
- {The it} at this {city} {type} is a crop before it is scenery; get the yields and the farming costs.
investor headline
- A Vineyard: Ask Yields and Farming Costs
family
- Hand everyone a bucket in the fall. {The it} won't pick itself.
- Walk the rows of {the it} after supper and taste one to see.
- There's {an it} to prune and pick.
family lead
- Hand everyone a bucket come harvest: this {city} {type} has {an it}.
family headline
- Hand Everyone a Bucket
modern
- Rows, then grapes, then patience: {it}.
- Wine starts as yard work, in {the it}.
modern lead
- Rows, grapes, patience. This {city} {type} has {an it}.
modern headline
- Rows, Grapes, Patience
classic
- {The it} keeps the owner to its calendar.
- The land is planted to vines, which make for a busy fall.
classic lead
- The fall will be busy at this {city} {type}, for there is {an it}.
classic headline
- With a Harvest of Its Own
casual
- Grapes are easy to love until you count them. You've got {an it}.
- {The it} does most of its work while you stand there with a glass.
- There's {an it} to prune and pick.
casual lead
- Ever stomped a grape? This {city} {type} has {an it}.
casual headline
- It Comes with a Vineyard

## pond
kind: land
hook: 7
match: pond, stocked pond, spring-fed pond, spring fed pond, private pond, ponds, farm pond, 1 acre pond, pond view
= the phrase 'pond view' is a view, not a pond on the land
luxury
- The sky is reflected in {the it}.
- A walk has somewhere to end: {the it}.
luxury lead
- A walk has somewhere to end at this {city} {type}, where there is {an it}.
luxury headline
- A Walk That Ends at the Pond
investor
- Ask what feeds {the it}, what holds it, and who maintains both.
- {The it} is an insurance question as well as an amenity.
investor lead
- There is {an it} at this {city} {type}; ask what feeds it, what holds it, and who keeps both.
investor headline
- A Pond: What Feeds It, What Holds It
family
- Bring a pocketful of flat stones to {the it}.
- The dog will find {the it} before you've parked.
- There's {an it} on the property.
family lead
- Fill your pockets with flat stones. This {city} {type} has {an it}.
family headline
- Bring Flat Stones
modern
- Skip a stone, skip a meeting: {it}.
- {The it} holds still so you can, too.
modern lead
- Skip a stone, skip a meeting. This {city} {type} has {an it}.
modern headline
- Skip a Stone, Skip a Meeting
classic
- There is {an it}, which improves any walk that reaches it.
- The sky is seen twice where there is {an it}.
classic lead
- The sky may be seen twice at this {city} {type}, once overhead and once in {the it}.
classic headline
- The Sky, Seen Twice
casual
- {The it} is yours to stare at, throw rocks in, and get the dog out of.
- Keep dry socks in the car. There's {an it}.
- There's {an it} on the property.
casual lead
- This {city} {type} comes with {an it} and, eventually, one wet dog.
casual headline
- Pond Included, Wet Dog Likely

## creek
kind: land
hook: 7
match: creek, stream, brook, seasonal creek, year-round creek, year round creek, live creek, creek frontage, creek front, creekfront, creekside, creek runs through property, stream frontage, trout stream
luxury
- A chair may be carried to {the it} and forgotten there.
- One follows {the it} for the sake of following it.
luxury lead
- There is {an it} at this {city} {type}, and a chair may be carried to it.
luxury headline
- A Chair Beside the Creek
investor
- Ask whether {the it} runs all year, and pull the flood map.
- {The it} brings a setback; get it before drawing anything.
- Water on the land: {it}.
investor lead
- This {city} {type} has {an it}, so the flood map and the setbacks come first.
investor headline
- A Creek on the Map: Check the Setbacks
family
- Roll your cuffs and go see what {the it} is carrying today.
- Stack a few rocks in {the it} and let it take them down again.
- There's {an it} on the property.
family lead
- Roll up your cuffs: this {city} {type} has {an it}.
family headline
- Roll Up Your Cuffs
modern
- {The it} runs without a pump.
- Wear boots to {the it}.
modern lead
- Moving water, no pump. This {city} {type} has {an it}.
modern headline
- Moving Water, No Pump
classic
- {The it} was here before the lines were drawn.
- {The it} keeps to a course of its own.
classic lead
- The water was here before the survey: this {city} {type} has {an it}.
classic headline
- The Water Was Here Before the Survey
casual
- Try getting past {the it} without throwing a stick in.
- {The it} is for wet sneakers and made-up boat races.
casual lead
- Sticks float, rocks skip, sneakers get wet: this {city} {type} has {an it}.
casual headline
- There's a Creek. Bring Dry Socks.

## fountain
kind: amenity
hook: 3
match: fountain, water feature, koi pond, waterfall, rock waterfall, fish pond, courtyard fountain, water features
luxury
- Water moves in {the it}.
- A chair belongs near {the it}.
investor
- {The it} runs on a pump; find the switch and the age.
- Power and water to {the it}: confirm both, and the winter shutdown.
- Exterior: {it}, run by a pump.
family
- Everyone stops talking at {the it} for a second, then starts again.
- Pull a chair near {the it} and read the same page twice.
- There's {an it} to listen to.
modern
- Flip a switch and {the it} starts talking.
- {The it} moves. Nothing else has to.
classic
- {The it} is for looking at and for listening to.
- The sound of water is supplied by {the it}.
casual
- With {an it}, you can tell people you live by the water.
- {The it} won't drown out the leaf blower, but it tries.
- There's {an it} to listen to.

## mountain view
kind: view
hook: 9
match: mountain view, mountain views, mtn view, mtn views, mt views, mountain vistas, views of the mountains, foothill views, ridge views, mountain vw, hill views
= hill, foothill and ridge views are not mountains: they take the lines of the valley view, with {the seen}
luxury
- The mountains, in view, set the scale of everything else.
- Conversation pauses here for the mountains, which are in view.
luxury lead
- Begin with the mountains: they are in view from this {city} {type}, and everything else is foreground.
- The view from this {city} {type} is of mountains.
luxury headline
- Mountains First, Then the House
- A View of Mountains
investor
- View: mountains. Check what zoning allows between here and there.
- The mountains are in view, so compare with properties that can say the same.
- View: mountains.
investor lead
- The adjustment starts with the view: mountains, from this {city} {type}.
- Two things to verify first at this {city} {type}: the mountain view, and what may be built in front of it.
investor headline
- View: Mountains
- {It}: Check the Foreground
family
- You'll check the mountains the way other people check the forecast.
- You can see the mountains from here. A year in, you'll still stop to look.
- Somebody will call everyone over to see what the clouds are doing to the mountains.
- The mountains are in view.
family lead
- You'll start telling the weather by them. The mountains are in view from this {city} {type}.
- Before anyone asks about the kitchen, they'll ask about the mountains. They're in view from this {city} {type}.
family headline
- You'll Tell the Weather by the Mountains
- Everyone Asks About the Mountains First
modern
- Mountains in view. Leave the wall blank.
- View: mountains. All day.
- The mountains are in view.
modern lead
- Look up: mountains. This {city} {type} has them in view.
- Mountains in view, {city} on the mailbox.
modern headline
- Look Up: Mountains
- Mountains in View, {city} on the Mailbox
classic
- The mountains are in view.
- Weather comes and goes; the mountains, which are in view, stay.
classic lead
- The mountains are in view from this {city} {type}.
- There is always something to look at from this {city} {type}, the mountains being in view.
classic headline
- With the Mountains in View
- In the Company of Mountains
casual
- You can see the mountains, so "look at that" is about to be half your vocabulary.
- The mountains are in view. They won't notice you staring.
- Go on, name something you'd rather look at than the mountains.
- You can see the mountains.
casual lead
- First thing you'll do here is stop talking. This {city} {type} has the mountains in view.
- Fair warning: you'll lose time to the mountains. They're in view from this {city} {type}.
casual headline
- Mountains. Go Ahead and Stare.
- You'll Lose Time to the Mountains

## named mountain view
kind: view
hook: 10
match: views of Mt {place}, Mount {place} view, {place} Peak views, {place} range views, views of the {place}, Pikes Peak views, Flatirons views, Mt Rainier view, Mt. Hood views, Camelback views, Sandia views, Wasatch views, Teton views, Catalina Mountain views
= a view of a named mountain; nothing about distance or season
luxury
- The view has a name: {place}.
- {Place} is in view.
- One comes to know {place} in every weather.
luxury lead
- The view from this {city} {type} has a name. It is {place}.
- It is {place} that one sees from this {city} {type}.
luxury headline
- The View Has a Name: {place}
investor
- View: {place}. Pull comparables that share it before any that do not.
- {Place} is in view; look up height limits in the foreground.
- {Place} is in view.
- View: {place}.
investor lead
- Sort the comparables by view first: this {city} {type} looks to {place}.
- {Place} is in view from this {city} {type}; the first comparables to pull are the ones that can say so.
investor headline
- View: {place}
family
- You'll look for {place} first thing, clouds or no clouds.
- When {place} comes out of the clouds, somebody calls everyone over.
- {Place} is in view.
family lead
- You'll look for {place} before you look for your keys. This {city} {type} has the view.
- Say good morning to {place}: that's the view from this {city} {type}.
family headline
- Look for {place} First
modern
- {Place}. That's the view.
- In frame: {place}.
modern lead
- {Place}, in view. That's where this {city} {type} starts.
- View from this {city} {type}: {place}.
modern headline
- {Place}, in Frame
classic
- {Place} is to be seen from here.
- The view is of {place}.
classic lead
- From this {city} {type}, {place} is to be seen.
- In {city}, within sight of {place}, stands this {type}.
classic headline
- In View of {place}
casual
- You can see {place} from here. Yes, that one.
- That's {place} out there. You'll quit pointing after a year or so.
- You can see {place}.
casual lead
- See that? {Place}. This {city} {type} comes with the view.
- Everybody asks if that's {place}. It is. This {city} {type} has the view.
casual headline
- Yes, That's {place}

## river view
kind: view
hook: 9
match: river view, river views, views of the river, {place} River views, {place} River view, Hudson River views, Mississippi River view, riverview
luxury
- {The seen} goes by, and one is under no obligation to follow.
- {The seen} is in view, arriving and leaving all day.
luxury lead
- {The seen} goes by in view of this {city} {type}, and one is under no obligation to follow.
- The view from this {city} {type} is of {the seen}.
luxury headline
- The River Goes By
- A View of the River
investor
- View: {the seen}. A view is not frontage; price the two apart.
- {The seen} is in view; pull the flood map and file the answer.
- {The seen} is in view.
- View: {the seen}.
investor lead
- View: {the seen}. Set this {city} {type} beside comparables that have it.
- {The seen} is in view from this {city} {type}; a view and a frontage are priced apart.
investor headline
- View: The River
- River View, Priced Apart from Frontage
family
- Watch {the seen} go by and let the to-do list go with it.
- You'll stop to look at {the seen} and forget what you got up for.
- {The seen} is in view.
family lead
- Turn a chair toward {the seen}. It's in view from this {city} {type}.
- Whatever kind of day it was, {the seen} went right on by. You can see it from this {city} {type}.
family headline
- Turn a Chair Toward the River
- The River Went Right On By
modern
- {The seen}, passing through.
- Moving picture: {the seen}.
modern lead
- Something's always going by: {the seen}, in view of this {city} {type}.
- {The seen} keeps moving. This {city} {type} keeps the view.
modern headline
- Moving Picture: The River
- The River Keeps Moving
classic
- {The seen} is in view: company without conversation.
- {The seen} passes in view at all hours.
classic lead
- This {city} {type} has {the seen} in view, which is company without conversation.
- {The seen} was going by before this {city} {type} was thought of, and it is in view still.
classic headline
- Within Sight of the River
- The River Was Going By Already
casual
- {The seen} is out there going somewhere, so you don't have to.
- You can see {the seen} from here. It never stops to chat.
- You can see {the seen}.
casual lead
- {The seen} is out there doing all the moving. This {city} {type} gets to watch.
- Grab a chair and let {the seen} do the work. You can see it from this {city} {type}.
casual headline
- The River Does the Moving
- Watch the River Do the Work

## ocean view
kind: view
hook: 10
match: ocean view, ocean views, ocean vw, views of the ocean, Pacific views, Pacific Ocean views, Atlantic views, whitewater views, white water views, sea views, gulf view, gulf views, peek-a-boo ocean view, sit-down ocean view, partial ocean view, oceanview
luxury
- {The seen} is in view.
- The view is of {the seen}, never twice the same.
- The eye goes out to {the seen} and is not expected back at once.
luxury lead
- {The seen} is in view from this {city} {type}. The rest can be taken in any order.
- The horizon at this {city} {type} is {the seen}.
luxury headline
- {The seen} First; the Rest in Any Order
- The Horizon Is {the seen}
investor
- View: {the seen}. Check height limits between here and the water.
- {The seen} is in view; keep view and frontage apart when setting comparables.
- {The seen} is in view.
- View: {the seen}.
investor lead
- Start with the line that sorts the comparables: {the seen}, in view from this {city} {type}.
- {The seen} is in view from this {city} {type}; check the height limits before the finishes.
- {The seen} is in view from this {city} {type}.
investor headline
- View: {the seen}
- View of {the seen}: Height Limits First
family
- Nobody's going to finish a sentence the first day. {The seen} is in view.
- Call it out when you spot a sail on {the seen}.
- {The seen} is in view.
family lead
- Give everyone a minute; they'll be looking at {the seen}. It's in view from this {city} {type}.
- Nobody's going to hear the rest of the tour. You can see {the seen} from this {city} {type}.
family headline
- Give Everyone a Minute with {the seen}
- View First, Rest of the Tour Later
modern
- View: {the seen}. Refreshes constantly.
- {The seen}, then the horizon.
modern lead
- {The seen}, then the horizon. This {city} {type} has the view.
- In view from this {city} {type}: {the seen}. Continue when ready.
modern headline
- {The seen}, Then the Horizon
- {The seen}. Continue When Ready.
classic
- There is {the seen} to look at.
- Ships, weather, and the time of day may all be watched on {the seen}.
classic lead
- {The seen} is in view from this {city} {type}, and has never needed recommending.
- It is usual to mention {the seen} first, and from this {city} {type} it is in view.
classic headline
- {The seen} Is in View
- {The seen}, Mentioned First
casual
- Forget whatever you were about to do. You can see {the seen}.
- That's {the seen} out there. It's on all day.
- You can see {the seen}.
casual lead
- You're going to want a chair facing {the seen}. This {city} {type} has the view.
- Start with what you'll be staring at: {the seen}, from this {city} {type}.
casual headline
- You'll Want a Chair Facing {the seen}
- What You'll Be Staring At: {the seen}

## water view
kind: view
hook: 9
match: water view, water views, waterview, bay view, bay views, harbor view, harbor views, sound view, sound views, intracoastal view, ICW views, marina view, inlet views, canal view, seasonal water views, partial water view, water vw
luxury
- {The seen} is in view, with whatever happens to be crossing it.
- The eye goes to {the seen} and is content to stay.
luxury lead
- From this {city} {type} the eye goes out to {the seen}.
- {The seen} lies in view of this {city} {type}, with whatever the day has sent across it.
luxury headline
- Out to the Water
investor
- View: {the seen}. Ask whether leaves or seasons change it.
- Water in view is a column of its own in the comparables: {the seen}.
- View: {the seen}.
investor lead
- The first filter for comparables is the view: this {city} {type} looks out to {the seen}.
- {The seen} is in view from this {city} {type}; see it with the leaves on before adjusting.
- {The seen} is in view from this {city} {type}.
investor headline
- Sort the Comparables by Water
family
- Keep the binoculars handy; {the seen} is in view.
- {The seen} will be smooth one day and choppy the next, and you'll mention it both days.
- {The seen} is in view.
family lead
- Keep the binoculars handy: {the seen} is in view from this {city} {type}.
- You'll tell the wind by {the seen}. It's in view from this {city} {type}.
family headline
- Keep the Binoculars Handy
modern
- Look out, see {the seen}.
- Always moving, never in a hurry: {the seen}.
- {The seen} is in view.
modern lead
- Look out, see {the seen}. The rest of this {city} {type} can wait a second.
- Somewhere to look: {the seen}, from this {city} {type}.
modern headline
- Look Out, See Water
classic
- The wind may be told by {the seen}, which is in view.
- A view of {the seen} gives even an idle hour something to do.
- {The seen} is in view.
classic lead
- An idle hour is well supplied at this {city} {type}: {the seen} is in view.
- The wind may be read on {the seen}, which is in view from this {city} {type}.
classic headline
- A View of the Water
casual
- You've got {the seen} to look at. Chores can form a line.
- You'll be the one who knows when the wind's up. You can see {the seen}.
- You can see {the seen}.
casual lead
- Chores can form a line. This {city} {type} has {the seen} to look at.
- You're about to have opinions about boats. This {city} {type} has {the seen} in view.
casual headline
- Chores Can Wait; There's Water

## lake view
kind: view
hook: 9
match: lake view, lake views, lakeview, lake vw, views of the lake, Lake {place} views, {place} Lake view, seasonal lake view, reservoir view
luxury
- {The seen} is in view, and takes its color from the sky.
- {The seen} lies in view, still when it chooses.
luxury lead
- {The seen} is in view from this {city} {type}, and takes its color from the day.
- The view from this {city} {type} is of {the seen}, and no two mornings of it are alike.
luxury headline
- The Color of the Lake Today
- No Two Mornings of Lake Alike
investor
- View: {the seen}. A view conveys no shoreline; look in the deed for access.
- See {the seen} with the leaves on before pricing the view.
- View: {the seen}.
investor lead
- View: {the seen}. At this {city} {type}, ask separately about access.
- {The seen} is in view from this {city} {type}. Shoreline, dock, and access are separate questions.
investor headline
- View: The Lake
- Lake in View, Access to Ask About
family
- Before you pick a jacket, see what {the seen} is doing.
- You'll argue about what color {the seen} is today, and you'll all be right.
- {The seen} is in view.
family lead
- See what {the seen} is doing before you pick a jacket. It's in view from this {city} {type}.
- Somebody will always be reporting on {the seen}. You can see it from this {city} {type}.
family headline
- Check the Lake, Then Pick a Jacket
- Somebody Will Report on the Lake
modern
- {The seen}: glass one hour, chop the next.
- In view: {the seen}.
modern lead
- Glass one hour, chop the next: {the seen}, in view of this {city} {type}.
- This {city} {type} comes with {the seen} to look at.
modern headline
- Glass One Hour, Chop the Next
- A Lake to Look At
classic
- {The seen} is in view, and reports the weather before anyone asks.
- There is {the seen} to look at, in every weather.
classic lead
- The weather is reported by {the seen}, which is in view from this {city} {type}.
- This {city} {type} is within sight of {the seen}, and is the better informed about the weather.
classic headline
- The Lake Reports the Weather
- Within Sight of the Lake
casual
- Skip the weather app. You can see {the seen}.
- {The seen} doesn't do much, and you'll watch all of it.
- You can see {the seen}.
casual lead
- Delete the weather app: you can see {the seen} from this {city} {type}.
- You know how you stare at water and call it thinking? {The seen} is in view from this {city} {type}.
casual headline
- You Can See the Lake from Here
- Stare at the Lake, Call It Thinking

## city view
kind: view
hook: 9
match: city view, city views, skyline view, skyline views, downtown view, downtown views, downtown skyline view, city lights view, city light views, city lights, Strip view, Manhattan skyline view, city skyline
= a city is lit after dark; for "city lights" {the seen} is the city
luxury
- At dusk {the seen} comes up light by light.
- By day {the seen} is architecture; by night it is windows.
luxury lead
- At dusk {the seen} comes on, in view of this {city} {type}.
- {The seen} is in view of this {city} {type}, architecture by day and windows by night.
luxury headline
- At Dusk, the Skyline Comes On
- Architecture by Day, Windows by Night
investor
- View: {the seen}. Ask what may be built in the line of sight.
- (condo) Match comparables by floor and by view: {the seen}.
- View: {the seen}.
investor lead
- View: {the seen}. For this {city} {type}, that is the first adjustment.
- {The seen} is in view from this {city} {type}; ask what may be built in between.
- {The seen} is in view from this {city} {type}.
investor headline
- View: The Skyline
- {It}: Ask What May Be Built
family
- Turn the lamps off and look at {the seen} a minute.
- Everybody who comes over will look at {the seen} and try to find their own building.
- {The seen} is in view.
family lead
- Turn off the lamps. {The seen} is in view from this {city} {type}.
- Everybody finds their own building first. {The seen} is in view from this {city} {type}.
family headline
- Turn Off the Lamps and Look
- Find Your Building in the Skyline
modern
- {The seen}: day shift, night shift.
- {The seen} leaves the lights on for you.
modern lead
- By day, {the seen}. By night, the same thing, lit. This {city} {type} has the view.
- {The seen}, on from dusk. This {city} {type} has the view.
modern headline
- Skyline by Day, Skyline by Night
- On from Dusk: The Skyline
classic
- By day there are the buildings, and by night their windows; {the seen} is in view.
- {The seen} is in view, with its work going on and its lamps lit.
classic lead
- By day the buildings and by night their windows: {the seen} is in view from this {city} {type}.
- The lamps of {the seen} are in view from this {city} {type}, and someone else lights them.
classic headline
- The City in View, Day and Night
- City Lamps That Someone Else Lights
casual
- You get {the seen} without having to park there.
- {The seen} lights up every night, and you're not paying the bill.
casual lead
- All those lights, and somebody else pays the bill: {the seen} is in view from this {city} {type}.
- You get {the seen} every night and never once have to park. That's the view from this {city} {type}.
casual headline
- City Lights, Someone Else's Bill
- The Skyline, No Parking Required

## landmark view
kind: view
hook: 9
match: Golden Gate Bridge view, bridge view, bridge views, Space Needle view, capitol view, lighthouse view, Empire State Building view, Brooklyn Bridge views, view of the {place} bridge, stadium view, Arch view
luxury
- {Place} is in view, as in the photographs.
- The view is of {place}.
luxury lead
- {Place} is in view from this {city} {type}, and directions may be given by it.
luxury headline
- Within Sight of {place}
investor
- View: {place}. Check which floors and which sides of the building share it.
- {Place} is in view; ask what may be built in the line of sight.
- {Place} is in view.
- View: {place}.
investor lead
- View: {place}. Few lines sort the comparables of this {city} {type} faster.
investor headline
- View: {place}
family
- Point {place} out to company and let them take the picture.
- Out-of-town guests will ask about {place} before they ask about supper.
- {Place} is in view.
family lead
- Company will want a picture with {place}. It's in view from this {city} {type}.
family headline
- Company Will Photograph {place}
modern
- {Place}. You've seen it. Now daily.
- Skip the postcard. That's {place}.
- {Place} is in view.
modern lead
- {Place}, daily. This {city} {type} has the view.
modern headline
- {Place}, Daily
classic
- {Place} is in view, which saves the buying of a postcard.
- One may look at {place} from here as long as one likes.
classic lead
- {Place} may be looked at from this {city} {type} for as long as one likes.
classic headline
- {Place} Is in View
casual
- Yep, that's {place}. People come a long way for that picture.
- You can see {place} from here, so your fridge magnets are out of work.
- You can see {place}.
casual lead
- Other people buy the magnet. This {city} {type} has {place} in view.
casual headline
- {Place}, Minus the Fridge Magnet

## golf course view
kind: view
hook: 8
match: golf course view, golf course views, golf view, golf views, fairway view, fairway views, views of the golf course, overlooks golf course, overlooking golf course, green view
= the course is kept by others
luxury
- {The seen} is in view. Others keep it.
- A round may be followed from here, with {the seen} in view.
- {The seen} is in view.
luxury lead
- The grass in view of this {city} {type} is {the seen}, and others keep it.
luxury headline
- A View That Others Mow
investor
- View: {the seen}. Ask who owns the course and how its land is zoned.
- View: {the seen}.
investor lead
- View: {the seen}. Before comparing this {city} {type}, ask who owns the course.
investor headline
- {It}: Ask Who Owns the Grass
family
- Clap for the long putts and look away from the rest. {The seen} is in view.
- You don't have to own a club to watch {the seen} from here.
- {The seen} is in view.
family lead
- Clap for the long putts: {the seen} is in view from this {city} {type}.
family headline
- Clap for the Long Putts
modern
- {The seen}. Mowed, not by you.
- Scorecard optional. View: {the seen}.
- {The seen} is in view.
modern lead
- All that grass, and not one blade is yours to cut: {the seen}, in view of this {city} {type}.
modern headline
- Grass You Don't Cut
classic
- {The seen} is in view, and the mowing is left to others.
- The game may be followed from here, or ignored; {the seen} is in view.
classic lead
- The game may be followed or ignored at this {city} {type}, which has {the seen} in view.
classic headline
- In View of {the Seen}
casual
- You'll witness some club throwing. {The seen} is in view.
- Watching's the best part of golf anyway. You've got {the seen} in view.
- You can see {the seen}.
casual lead
- Somebody's going to miss a three-footer in front of you. This {city} {type} has {the seen} in view.
casual headline
- Watch Somebody Else Miss the Putt

## park view
kind: view
hook: 8
match: park view, park views, views of the park, overlooks park, overlooking the park, faces park, faces the park, fronts park, Central Park views, {place} Park view
= the park is kept by others
luxury
- One looks out to {the seen}.
- {The seen} changes with the month, in plain view.
luxury lead
- The green in view of this {city} {type} is {the seen}.
luxury headline
- The Park Is in View
investor
- View: {the seen}. Ask who owns it and what is planned there.
- Park in view: sort the comparables by it before sorting by size.
- View: {the seen}.
investor lead
- View: {the seen}. At this {city} {type}, that comes before the square footage.
investor headline
- View: The Park
family
- See who's out at {the seen} before you put your shoes on.
- Watch somebody's dog win at fetch: {the seen} is in view.
- {The seen} is in view.
family lead
- See who's out at {the seen} before you put your shoes on. It's in view from this {city} {type}.
family headline
- See the Park, Then Find Your Shoes
modern
- {The seen}, in view. Rake not included.
- All the grass, none of the mowing: {the seen}.
modern lead
- Grass you don't mow, leaves you don't rake: {the seen}, in view of this {city} {type}.
modern headline
- Leaves You Don't Rake
classic
- {The seen} brings the seasons into view.
- The comings and goings of {the seen} may be followed from here.
classic lead
- The seasons may be followed from this {city} {type}, for {the seen} is in view.
classic headline
- The Seasons, by Way of the Park
casual
- {The seen} is a yard with its own crew, and you can see it from here.
- People-watching, dog-watching, leaf-watching: you've got {the seen} in view.
- You can see {the seen}.
casual lead
- You'll know every dog by name in a month. {The seen} is in view from this {city} {type}.
casual headline
- {It}: You'll Know All the Dogs

## panoramic view
kind: view
hook: 9
match: panoramic view, panoramic views, panoramic vistas, 360 views, 360 degree views, 360-degree views, 270 degree views, 180 degree views, sweeping views, wide open views, unobstructed views
= a panoramic view is wide
luxury
- One turns, and {the it} is still there.
- {The it} does not fit in one look.
- There is {an it}.
luxury lead
- {The it} from this {city} {type} does not fit in one look.
luxury headline
- A View That Does Not Fit in One Look
investor
- Stand in front of {the it} before adjusting; photographs crop.
- View: panoramic.
investor lead
- The view at this {city} {type} is described as panoramic; stand there before pricing it.
investor headline
- Stand at the View Before Pricing It
family
- Turn slowly. There's more view.
- There's enough view for everyone to point at something different.
- There's {an it}.
family lead
- Turn around slowly: {the it} from this {city} {type} keeps going.
family headline
- Turn Slowly: There's More View
modern
- Wide view. Turn your head.
- {The it} won't fit on the phone.
- There's {an it}.
modern lead
- It won't fit in one photo. This {city} {type} has {an it}.
modern headline
- Won't Fit in One Photo
classic
- {The it} is a wide one; it must be taken in parts.
- One chair will not do, for {the it} goes on to either side.
- There is {an it}.
classic lead
- {The it} from this {city} {type} is a wide one, to be taken in parts.
classic headline
- A View to Be Taken in Parts
casual
- Your neck's in for some work. It's a panoramic view.
- You get {an it}.
casual lead
- Your neck's in for some work: this {city} {type} has {an it}.
casual headline
- A View That Works Your Neck

## sunset view
kind: view
hook: 9
match: sunset view, sunset views, sunsets, views of the sunset, west facing views, sunset vw, enjoy sunsets
= the view is to the west
luxury
- The day ends in plain sight: there is {an it}.
- Dinner is timed by the west, for the sunset is in view.
luxury lead
- The day ends in plain sight at this {city} {type}; the sunset is in view.
luxury headline
- The Day Ends in Plain Sight
investor
- View: west, to the sunset. Note the shading and the glass on that side.
- {The it} means a west exposure, so ask about afternoon heat as well.
- View: {it}.
investor lead
- The view at this {city} {type} is west: the sunset, and the afternoon sun that comes before it.
investor headline
- A West View, Afternoon Sun Included
family
- Hold supper ten minutes. The sunset's in view.
- The sunset is in view.
family lead
- Supper can wait ten minutes, because the sunset's in view from this {city} {type}.
family headline
- Hold Supper for the Sunset
modern
- {The it}: the sun goes down, and you get to watch.
- Sunset, nightly. Clouds have creative control.
modern lead
- Every clear evening ends on time here: this {city} {type} has the sunset in view.
modern headline
- Sunset, Nightly, Clouds Permitting
classic
- The sunset is in view, on such evenings as provide one.
- The day is seen off properly here, the west being in view.
classic lead
- The sunset is in view from this {city} {type}. The day is seen off properly.
classic headline
- The Day, Seen Off Properly
casual
- Dinner's going to be late. The sunset's in view.
- Your phone's about to be full of one picture. You can see the sunset.
- You can see the sunset.
casual lead
- Your phone's about to fill up with one picture. This {city} {type} has the sunset in view.
casual headline
- Your Phone Will Fill with Sunsets

## sunrise view
kind: view
hook: 8
match: sunrise view, sunrise views, sunrises, views of the sunrise, east facing views, sunrise over
= the view is to the east
luxury
- The day arrives in view.
- Early rising is met halfway: the sunrise is in view.
luxury lead
- The day arrives in plain sight at this {city} {type}, where the sunrise is in view.
luxury headline
- The Day Arrives in View
investor
- View: east, to the sunrise. Morning sun on that side, shade later.
- {The it} means an east exposure; plan shades and planting by it.
investor lead
- The view at this {city} {type} is east, to the sunrise; plan glass and shades by it.
investor headline
- An East View, Morning Sun Included
family
- Let the rest sleep. The sunrise is in view, and you can tell them about it.
- The sunrise is in view.
family lead
- Whoever's up first gets the sunrise at this {city} {type}. It's in view.
family headline
- First One Up Gets the Sunrise
modern
- {The it}: the sun comes up, and you're there.
- Alarm optional. The sunrise is in view.
- The sunrise is in view.
modern lead
- The sun comes up on schedule, and this {city} {type} has the view.
modern headline
- Sunrise, on Schedule
classic
- The sunrise is in view, for those who are up.
- The day makes its entrance in the east, which is in view.
classic lead
- The day makes its entrance in view of this {city} {type}.
classic headline
- Where the Day Makes Its Entrance
casual
- You can see the sunrise, if you're into mornings. If not, there's always noon.
- The sunrise is in view. Somebody in the house should go check.
- You can see the sunrise.
casual lead
- You might turn into a morning person. This {city} {type} has the sunrise in view.
casual headline
- Sunrise Might Make You a Morning Person

## valley view
kind: view
hook: 8
match: valley view, valley views, canyon view, canyon views, territorial view, territorial views, desert view, desert views, hill country views, rolling hills views, countryside views, pastoral views, farmland views, vineyard views, pasture views, meadow view
luxury
- Cloud shadows cross {the seen}, in plain view.
- One looks out to {the seen} and is slow to look back.
luxury lead
- From this {city} {type} one looks out to {the seen}, and is slow to look back.
luxury headline
- A View One Is Slow to Leave
investor
- View: {the seen}. Find out who owns it and how it is zoned.
- {The seen} is in view; a view easement, if there is one, belongs in the file.
- View: {the seen}.
investor lead
- View: {the seen}. At this {city} {type}, ask whether anything protects it.
investor headline
- A View, and Whatever Protects It
family
- Follow a cloud's shadow across {the seen} and forget to answer the phone.
- Company will stop mid-story to look at {the seen}. Let them.
- {The seen} is in view.
family lead
- Follow a cloud's shadow across {the seen}: it's in view from this {city} {type}.
family headline
- A View to Follow Clouds Across
modern
- View: {the seen}. Stay a minute.
- Rest your eyes on {the seen}.
modern lead
- Rest your eyes on {the seen}. This {city} {type} has the view.
modern headline
- A View to Rest Your Eyes On
classic
- With {the seen} in view, weather may be seen coming.
- The eye is given {the seen}, and a good deal of leisure.
classic lead
- Weather may be seen coming at this {city} {type}, which has {the seen} in view.
classic headline
- Where Weather May Be Seen Coming
casual
- You can see {the seen}, so you'll know about the rain before your phone does.
- {The seen} is out there, not asking you for anything.
casual lead
- You'll know about the rain before your phone does: this {city} {type} has {the seen} in view.
casual headline
- See the Rain Before Your Phone Does

## wooded view
kind: view
hook: 7
match: wooded view, wooded views, tree view, tree views, treetop view, tree-top views, forest view, forest views, woods view, greenbelt view, greenbelt views, nature view, nature views, garden view, garden views
luxury
- The view is of {the seen}, a little different every week.
- With {the seen} in view, the seasons announce themselves.
luxury lead
- The view from this {city} {type} is of {the seen}, a little different every week.
luxury headline
- A View a Little Different Every Week
investor
- View: {the seen}. Ask whose it is.
- {The seen} is in view; leaves on or leaves off, see it both ways.
- View: {the seen}.
investor lead
- View: {the seen}. For this {city} {type}, the question is whose.
investor headline
- A Green View; Ask Whose
family
- Put the bird book near the window: {the seen} is in view.
- You'll know spring's here by looking at {the seen}.
- {The seen} are in view.
family lead
- Get out the bird book. {The seen} is in view from this {city} {type}.
family headline
- A View for the Bird Book
modern
- Look out at {the seen}.
- View: {the seen}. Seasons included.
- {The seen} are in view.
modern lead
- Seasons included: {the seen}, in view of this {city} {type}.
modern headline
- A View with Seasons Included
classic
- The calendar is kept by {the seen}, in plain view.
- The view is of {the seen}.
classic lead
- The calendar is kept by {the seen}, in view of this {city} {type}.
classic headline
- A Green View That Keeps the Calendar
casual
- You can see {the seen}. You're going to learn some birds.
- There's {the seen} to look at, and nothing out there needs an answer.
- You can see {the seen}.
casual lead
- You're going to learn some birds. This {city} {type} has {the seen} in view.
casual headline
- You're Going to Learn Some Birds

## view, unnamed
kind: view
hook: 5
match: view, views, great views, amazing views, beautiful views, view lot, nice view, good views, scenic views
= nothing may be said about what is seen
luxury
- There is a view.
- The view is left to speak for itself.
investor
- A view is listed; see it in person before adjusting for it.
- View: yes. Note direction and what may be built in it.
- A view is listed.
family
- Call everyone over. There's a view.
- Stand a minute with the view before you look at anything else.
- There's {an it} to look at.
modern
- View: yes.
- There's a view. It doesn't need narrating.
classic
- There is a view, of which the visitor may judge.
- A view comes with the property.
casual
- There's a view. Bring your own adjective.
- It's got a view, so you'll want at least one good chair.
- There's {an it} to look at.

## lake frontage
kind: location
hook: 10
match: lakefront, lake front, lake-front, lake frontage, on the lake, lakeside, lake house, waterfront on lake, 100 ft of lake frontage, {place} Lake frontage, Lake {place} waterfront, lakefront lot
= the property borders the lake
luxury
- The property ends where the lake begins.
- The lake is the neighbor on one side.
- (n) The property has {n} feet on the lake.
luxury lead
- The lake begins where this {city} {type} leaves off.
luxury headline
- One Side Is Lake
- The Lake Begins Where It Leaves Off
investor
- Frontage: lake. Read the survey for the high-water mark and the deed for dock rights.
- (n) Lake frontage: {n} feet, and that is the unit to compare by.
- {The it} comes with rules on setbacks, docks, and clearing; pull them.
- Frontage: lake.
investor lead
- Compare by the shoreline foot: this {city} {type} has {an it}.
- This {city} {type} fronts the lake; the survey and the dock rights come before the rooms.
investor headline
- {It}, Compared by the Foot
- {It}: Survey, Then Rooms
family
- Last one to the lake brings the towels.
- The lake is the first thing you'll look at and the last place you'll check for missing shoes.
- There's {an it}.
family lead
- Go ahead, get your feet wet: this {city} {type} goes all the way to the lake.
- Kick off your shoes somewhere along the way. This {city} {type} ends at the lake.
family headline
- Go Ahead, Get Your Feet Wet
- Shoes Off: It Ends at the Lake
modern
- {The it}: the map turns blue here.
- {The it}. Towels by the door.
modern lead
- The map turns blue at the edge of this {city} {type}. It's on the lake.
- One shoreline comes with this {city} {type}. The lake's attached.
modern headline
- Where the Map Turns Blue
- One Shoreline, Lake Attached
classic
- The land goes as far as the lake.
- The lake forms one boundary of the property.
- The lake comes as far as the property and stops, as a good neighbor should.
classic lead
- This {city} {type} has the lake for a boundary.
- The lake lies at the edge of this {city} {type}.
classic headline
- Bounded by the Lake
- At the Edge, the Lake
casual
- It's on the lake, so skipping stones is basically yard work.
- The lake's your neighbor. It shows up every day.
- You get {an it}.
casual lead
- You won't have to drive to the lake from this {city} {type}. You'd get wet.
- Technically, you can't mow past the shoreline. This {city} {type} is on the lake.
casual headline
- No Need to Drive to the Lake
- You Can't Mow Past the Shoreline

## river frontage
kind: location
hook: 10
match: riverfront, river front, river-front, river frontage, on the river, riverside, {place} River frontage, riverfront lot, river bank, 200 ft river frontage
= the property borders the river
luxury
- The river bounds the property on one side.
- (n) The river passes along {n} feet of the property.
- One goes down to the river and finds it is a different river.
luxury lead
- The river goes by one side of this {city} {type}, and is always leaving.
- This {city} {type} has the river on one side.
luxury headline
- A River for a Boundary
- On One Side, the River
investor
- Frontage: river. Pull the flood map, then ask whether the line is the bank or the center.
- (n) On the river: {n} feet. Check riparian rights and any bank work.
- (n) On the river: {n} feet.
- Bank, flood zone, access: with river frontage those three come before the paint.
- Frontage: river.
investor lead
- River frontage comes first in the file on this {city} {type}, and the flood map second.
investor headline
- {It} First, Flood Map Second
- On the River: Start with the Map
family
- Take a chair to the bank and let the river do the going.
- After supper everyone drifts to the river, which is what rivers are for.
family lead
- Carry a chair to the bank and watch it all go by. The river runs along this {city} {type}.
- Everybody's going to be late for supper. This {city} {type} is on the river.
family headline
- Carry a Chair to the River
- Late for Supper, on the River
modern
- The river's in a hurry. You're not.
- One side: river.
modern lead
- One side of this {city} {type} keeps moving. It's the river.
- River on one side of this {city} {type}. It isn't stopping.
modern headline
- One Side Keeps Moving
- The River Isn't Stopping
classic
- The bank of the river is the edge of the property.
- The property runs to the riverbank.
classic lead
- This {city} {type} stands upon the river, and has the bank for an edge.
- A river makes a restless neighbor, and this {city} {type} has one.
classic headline
- At the Riverbank
- A Restless Neighbor: The River
casual
- Throw in a stick and wish it luck. It's river frontage.
- You get {an it}.
casual lead
- The neighbor on one side never sticks around: this {city} {type} is on the river.
- You'll be throwing sticks in by lunch. This {city} {type} is on the river.
casual headline
- The River: Always Leaving
- On the River, Throwing Sticks by Lunch

## oceanfront
kind: location
hook: 10
match: oceanfront, ocean front, ocean-front, on the ocean, direct oceanfront, beachfront, beach front, on the beach, gulf front, gulffront, gulf-front, on the sand
= no other property stands between this one and the ocean
= on the gulf, the lines print the gulf where they say the ocean
luxury
- Nothing is built between the property and the ocean.
- Beyond this are the shore and the ocean.
luxury lead
- In front of this {city} {type} are the shore and the ocean, in that order.
- The tide keeps the hours at this {city} {type}, which is on the ocean.
luxury headline
- The Shore, Then the Ocean
- The Tide Keeps the Hours
investor
- Oceanfront: price wind and flood coverage before anything else.
- Oceanfront: ask for the elevation certificate, the setback line, and any erosion records.
- On the ocean, metal and paint keep a shorter calendar. Budget for it.
- Frontage: ocean.
investor lead
- Oceanfront, so start with the insurance quote: nothing stands between this {city} {type} and the water.
- Three quotes before an offer on this {city} {type}: wind, flood, and homeowner's. It is oceanfront.
investor headline
- {It}: Quote the Insurance First
- Wind, Flood, Homeowner's: Three Quotes
family
- It's oceanfront, so after a week you'll know the tides by heart.
- Shake out the towels. The ocean's in front.
- It's oceanfront.
family lead
- After a week you'll know the tides by heart: this {city} {type} is on the ocean.
- There'll be towels on every chair. This {city} {type} is on the ocean.
family headline
- You'll Know the Tides by Heart
- On the Ocean, Towels on Every Chair
modern
- Front row: ocean.
- Land stops. Ocean starts. You're at the line.
modern lead
- Land stops, ocean starts, and this {city} {type} is at the line.
- Ocean in front, {city} behind, this {type} in between.
modern headline
- Front Row, Ocean
- Ocean in Front, {city} Behind
classic
- The property faces the ocean directly.
- It is oceanfront; the tide is the only traffic on that side.
classic lead
- This {city} {type} faces the ocean directly.
- Between this {city} {type} and the ocean there is the shore, and nothing else.
classic headline
- Facing the Ocean
- Between It and the Ocean, the Shore
casual
- It's on the ocean. The front yard comes and goes with the tide.
- You'll find the beach without directions. It's the thing in front.
casual lead
- Next stop in front of this {city} {type}: a whole ocean.
casual headline
- A Front Yard with Tides
- Next Stop: A Whole Ocean

## waterfront
kind: location
hook: 10
match: waterfront, water front, water-front, WF, bayfront, bay front, soundfront, sound front, harborfront, harbor front, on the water, on the bay, intracoastal frontage, on the intracoastal, ICW front, water frontage, direct waterfront, tidal creek frontage, inlet frontage
= the property borders the water
luxury
- The last step of the property is into water.
- Water has one side of the property.
- (n) There are {n} feet at the water's edge.
- The property is waterfront.
luxury lead
- The last step at this {city} {type} is into water.
- This {city} {type} keeps one side for the water.
luxury headline
- The Last Step Is into Water
- One Side Is Kept for the Water
investor
- Waterfront: ask for depth, flood zone, and who repairs the edge.
- (n) Water frontage: {n} feet. Compare by the foot and by the depth.
- (n) Water frontage: {n} feet.
- Waterfront: read the survey and the flood map before the kitchen.
- Frontage: water.
investor lead
- This {city} {type} is waterfront, so the survey and the flood map are read first.
- The edge comes first at this {city} {type}: it is waterfront, and somebody maintains the bank.
investor headline
- {It}: Survey First, Flood Map Next
- {It}: The Edge Comes First
family
- Supper's late, because everybody's still at the water's edge.
- Everyone ends up looking at the water, dishes or no dishes.
- It's waterfront.
family lead
- Leave your shoes where you can find them: this {city} {type} is on the water.
- Hang the towels anywhere. This {city} {type} is on the water.
family headline
- {It}: Mind Where You Leave Your Shoes
- On the Water: Hang Towels Anywhere
modern
- One side: water.
- Keep walking and you're swimming. It's waterfront.
- It's waterfront.
modern lead
- Keep walking and you're swimming. This {city} {type} is on the water.
- Water on one side of this {city} {type}. Plan accordingly.
modern headline
- Keep Walking, Start Swimming
- Water on One Side. Plan Accordingly.
classic
- The property stands at the water, with one neighbor fewer for it.
- Water makes one boundary of the property.
- The property is waterfront.
classic lead
- This {city} {type} stands at the water, and has one neighbor fewer for it.
- This {city} {type} is bounded on one side by water.
classic headline
- At the Water's Edge
- Bounded on One Side by Water
casual
- One of your neighbors is water, and it never complains about the music.
- It's on the water. Hold on to your hat and your phone.
- It's waterfront.
casual lead
- One of the neighbors at this {city} {type} is water. It never complains about the music.
- You won't need to ask where the water is. This {city} {type} is on it.
casual headline
- One of the Neighbors Is Water
- No Need to Ask Where the Water Is

## canal frontage
kind: location
hook: 8
match: canal front, canal-front, canalfront, canal frontage, canal home, on canal, deepwater canal, deep water canal, saltwater canal, gulf access canal, freshwater canal, lagoon front
= the property borders a canal
luxury
- With {an it}, one of the streets here is water.
- The canal passes, with whatever is afloat.
luxury lead
- This {city} {type} has a street that is water: {it}.
luxury headline
- Two Streets, One of Them Water
investor
- Canal: ask depth at low tide, bridge heights, and the run to open water.
- The canal wall is a cost with an age; ask who owns it.
- Frontage: canal.
investor lead
- Depth, bridges, run to open water: those are the questions at this {city} {type}, on the canal.
investor headline
- Canal Frontage: Depth, Bridges, Open Water
family
- Wave at whoever floats by. It's a canal, so somebody might.
- There are two ways home, and one of them takes a paddle. You're on the canal.
- There's {an it}.
family lead
- Traffic on one side of this {city} {type} floats. You're on the canal.
family headline
- Where Traffic Floats
modern
- Street one: pavement. Street two: canal.
- On the canal. Traffic floats.
- There's {an it}.
modern lead
- Street one is pavement. Street two is canal. This {city} {type} has both.
modern headline
- One Street Is Water
classic
- The canal goes by, and serves as a street for those with boats.
- The property is bounded by the canal.
classic lead
- The canal bounds this {city} {type}, and serves as a street for those with boats.
classic headline
- Upon the Canal
casual
- It's on the canal, so rush hour might be a duck.
- "Out of the driveway" can mean two things when you're on the canal.
- You get {an it}.
casual lead
- Rush hour on one side of this {city} {type} is somebody in a kayak. It's on the canal.
casual headline
- Rush Hour Is a Kayak

## ocean access by boat
kind: location
hook: 8
match: ocean access, gulf access, direct ocean access, direct gulf access, no fixed bridges, no bridges to ocean, sailboat water, sailboat access, bay access, direct intracoastal access, deep water access, deepwater access
= a boat can reach open water from here
luxury
- {The it} needs no trailer and no tow.
- There is {an it}.
luxury lead
- One may leave this {city} {type} by boat, for it has {an it}.
luxury headline
- One May Leave by Boat
investor
- {It}: verify depth at low tide and clearance under every bridge on the way out.
- Run the route to open water before pricing {the it}.
- Boating: {it}.
investor lead
- {It}: at this {city} {type}, run the route at low tide before running the numbers.
investor headline
- Run the Route, Then the Numbers
family
- Pack the cooler and go by water; there's {an it}.
- With {an it}, cast off from here and keep going until it's all water.
family lead
- Pack the cooler and cast off. This {city} {type} has {an it}.
family headline
- Pack the Cooler and Cast Off
modern
- {It}: cast off here, open water next.
- With {an it}, the boat has somewhere to be.
modern lead
- Cast off here, open water next: this {city} {type} has {an it}.
modern headline
- Cast Off Here
classic
- The chart, as well as the map, has a use here: there is {an it}.
- There is {an it}.
classic lead
- The chart is as useful as the map at this {city} {type}, which has {an it}.
classic headline
- A Use for the Chart as Well as the Map
casual
- You've got {an it}, and you never have to touch a trailer.
- There's {an it}, so "running out for a minute" could get out of hand.
- You get {an it}.
casual lead
- "Running out for a minute" could get out of hand here. This {city} {type} has {an it}.
casual headline
- Running Out for a Minute, by Boat

## water access
kind: location
hook: 7
match: lake access, lake rights, deeded lake access, water access, deeded water access, river access, community lake access, lake privileges, shared waterfront, association waterfront, deeded waterfront access, pond access
= the right to reach the water, without frontage of its own
luxury
- With {an it}, an afternoon may be spent at the water.
- There is {an it}.
luxury lead
- The water may be reached from this {city} {type} without owning the shore: there is {an it}.
luxury headline
- The Water, Without Owning the Shore
investor
- {It}: read the easement, the fee, and who else holds it.
- Access is not frontage. Find where {the it} is recorded.
- Water: {it}, with no shoreline to maintain.
investor lead
- {It} comes with this {city} {type}; the recorded document says what that amounts to.
investor headline
- {It}: Read the Recorded Document
family
- Load the towels and the tube. You've got {an it}.
- Take a hot afternoon to the water; you've got {an it}.
- There's {an it}.
family lead
- Load the towels: this {city} {type} has {an it}.
family headline
- Load the Towels; There's Water
modern
- Shoreline chores: none. Water: yes.
- {It} gets you in without a shoreline to mow.
modern lead
- A way to the water, no shoreline to keep: this {city} {type} has {an it}.
modern headline
- A Way to the Water
classic
- A way to the water goes with the property.
- The shore is kept by others; the property has {an it}.
classic lead
- A way to the water goes with this {city} {type}.
classic headline
- With a Way to the Water
casual
- You get the water and skip the shoreline chores. There's {an it}.
- With {an it}, the cooler's going to live by the door.
casual lead
- All the water, none of the shoreline chores: this {city} {type} has {an it}.
casual headline
- The Water, Minus the Shoreline Chores

## beach access
kind: location
hook: 8
match: beach access, private beach access, deeded beach access, direct beach access, community beach, beach rights, beach path, boardwalk to beach, association beach, access to beach
= there is a way to a beach; nothing about distance unless typed
luxury
- There is a way to the beach from here.
- Mornings may be spent at the beach, by way of {the it}.
luxury lead
- From this {city} {type} there is a way to the beach.
luxury headline
- There Is a Way to the Beach
investor
- {It}: ask whether it is deeded, shared, or customary.
- Find {the it} on the plat, and who maintains the path.
- Location: {it}.
investor lead
- {It} goes with this {city} {type}; find it on the plat before giving it a value.
investor headline
- {It}: Find It on the Plat
family
- Grab the big towels. There's {an it}.
- Load the wagon with towels and sandwiches; you've got {an it}.
family lead
- Grab the big towels: this {city} {type} has {an it}.
family headline
- Grab the Big Towels
modern
- Towel. Sandals. Beach.
- A way to the beach. No plan needed.
- There's {an it}.
modern lead
- Towel, sandals, beach: this {city} {type} has {an it}.
modern headline
- Towel, Sandals, Beach
classic
- A way to the beach goes with the property.
- With {an it}, a morning at the shore takes little planning.
classic lead
- A way to the beach goes with this {city} {type}.
classic headline
- With a Way to the Beach
casual
- With {an it}, your trunk's going to need vacuuming.
- Flip-flops by the door, year-round. There's {an it}.
casual lead
- Leave your flip-flops by the door. This {city} {type} has {an it}.
casual headline
- Flip-Flops by the Door

## private beach
kind: location
hook: 9
match: private beach, private sandy beach, own beach, sandy beach, sand beach, private shoreline
= the phrases 'sandy beach' and 'sand beach' say nothing about whose it is
luxury
- At {the it}, the towels go down where they went down yesterday.
- {The it} is part of the property.
luxury lead
- The beach belongs to this {city} {type}.
luxury headline
- With a Beach of Its Own
investor
- {The it}: read how far the title runs, and where public rights begin.
- Shore rules still apply to {the it}; ask about clearing, sand, and structures.
- Frontage: {it}.
investor lead
- A beach is part of this {city} {type}; read how far the title runs.
investor headline
- A Private Beach: How Far Title Runs
family
- Leave the shovels and the chairs at {the it}. You'll be back after lunch.
- Nobody has to save a spot at {the it}.
- There's {an it}.
family lead
- Nobody has to get up early to save a spot. This {city} {type} has {an it}.
family headline
- A Beach Where Nobody Saves a Spot
modern
- {The it} has no parking meter.
- Same towel, same place, every day. It's {an it}.
modern lead
- No parking meter, no staking out a spot: the beach comes with this {city} {type}.
modern headline
- Beach, Included
classic
- {The it} goes with the property.
- One need not arrive early at {the it}.
classic lead
- Among the grounds of this {city} {type} is {an it}.
classic headline
- A Beach Among Its Grounds
casual
- You won't be circling for parking. {The it} is yours.
- {The it} comes with the place. The umbrella can stay put.
- You get {an it}.
casual lead
- You'll never circle for beach parking again. This {city} {type} has its own.
casual headline
- Your Own Beach, No Parking Meter

## boat dock
kind: amenity
hook: 8
match: boat dock, dock, private dock, private boat dock, deep water dock, deepwater dock, floating dock, covered dock, dock with power, dock w/ water and electric, fishing pier, pier, dock on lake
= a dock stands over water and boats tie up at it
luxury
- One walks out over the water on {the it}.
- A boat may be kept at {the it}, with nothing to hitch.
- There is {an it} for mooring.
luxury lead
- The walk at this {city} {type} continues past the shore, on {the it}.
- There is {an it} at this {city} {type}, and the day may be begun from the end of it.
luxury headline
- The Walk Continues Past the Shore
investor
- {The it} runs on a permit; ask to see it, and whether it transfers.
- Pilings, decking, power: {the it} gets its own inspection.
- Depth at {the it} sets what can tie up there. Measure it.
- Depth at {the it} sets what can tie up there.
investor lead
- This {city} {type} comes with {an it}; the permit and the pilings are the first two questions.
- Depth, permit, pilings: {the it} at this {city} {type} is a file of its own.
investor headline
- A Dock: Ask Permit, Pilings, Depth
family
- Sit at the end of {the it} with your feet over.
- Tie up at {the it} and send someone for the cooler.
- There's {an it} to tie up at.
family lead
- Sit at the end of {the it} with your feet over the side. It comes with this {city} {type}.
- Take your coffee to the end of {the it} and see who's up. It comes with this {city} {type}.
family headline
- Sit at the End of the Dock
modern
- Walk out, tie up, sit down: {it}.
- {The it} is a sidewalk that ends in water.
modern lead
- Land's over. Keep walking: this {city} {type} has {an it}.
- This {city} {type} keeps going, out over the water, on {the it}.
modern headline
- Land's Over. The Dock Keeps Going.
classic
- {The it} will do for a boat, or for a chair.
- {The it} is for mooring, and for sitting at the end of.
classic lead
- A boat may be kept at {the it} of this {city} {type}, and a chair at the end of it.
- This {city} {type} has {an it}, for mooring and for sitting at the end of.
classic headline
- A Dock, and a Chair at the End of It
casual
- Feet over the side, not a lot going on: that's {the it}.
- You don't need a boat to use {the it}. You'll want one by August.
- There's {an it} to tie up at.
casual lead
- You don't need a boat to like {the it} at this {city} {type}. You'll want one by August.
- Dangle your feet first, buy the boat later. This {city} {type} has {an it}.
casual headline
- You'll Want a Boat by August

## boat lift
kind: amenity
hook: 4
match: boat lift, boat lift 10k, jet ski lift, dock with lift, boat hoist, PWC lift
= a lift holds a boat out of the water
luxury
- The boat is raised when it is not in use.
- With {an it}, the hull is kept dry.
investor
- {The it} has a rated capacity; write it down beside the motor's age.
- Cables and motor are the parts of {the it} to inspect.
family
- Lower the boat on {the it} and you're off.
- Nobody's scrubbing the hull on Saturday. {The it} keeps it dry.
- {The it} holds the boat out of the water.
modern
- Up: parked. Down: gone. {It}.
- {The it} keeps the hull dry.
classic
- {The it} holds the boat clear of the water when it is not in use.
- A boat on {the it} weathers better than a boat left in.
casual
- {The it} keeps the hull up and dry between trips.
- Less scraping, more boating. There's {an it}.

## boat slip
kind: amenity
hook: 8
match: boat slip, deeded boat slip, slip, private slip, marina slip, slip with lift, boat slip included, 30 ft slip, dockage, deeded slip, assigned boat slip
= a slip is a berth for a boat
luxury
- The boat has an address as well: {the it}.
- A boat may be kept in {the it}.
luxury lead
- There is an address here for a boat as well: this {city} {type} comes with {an it}.
luxury headline
- An Address for the Boat as Well
investor
- {The it}: deeded, leased, or assigned? The word decides the value.
- Get the length limit, depth, and fee for {the it} in writing.
investor lead
- {An it} goes with this {city} {type}; find out whether it is deeded, leased, or assigned.
investor headline
- Boat Slip: Deeded, Leased, or Assigned
family
- Load the cooler and head for {the it}. The boat's already in.
- Pass the Saturday line at the ramp and go straight to {the it}.
- There's {an it} for the boat.
family lead
- Skip the line at the ramp. This {city} {type} has {an it}.
family headline
- Skip the Line at the Ramp
modern
- The boat gets parking. It's {an it}.
- {The it} puts the trailer out of work.
modern lead
- The boat gets parking, too: this {city} {type} comes with {an it}.
modern headline
- Parking for the Boat
classic
- The property comes with a berth for a boat.
- A boat may be left at {the it} between Saturdays.
classic lead
- A berth goes with this {city} {type}: {an it}.
classic headline
- With a Berth for the Boat
casual
- Backing up a trailer is no longer your problem. There's {an it}.
- You've got {an it}. All it's missing is a boat with a bad pun on the back.
- There's {an it} for the boat.
casual lead
- You can forget how to back up a trailer: this {city} {type} comes with {an it}.
casual headline
- Forget How to Back Up a Trailer

## boat slip available
kind: availability
hook: 3
match: boat slip available, slip available, slip for rent, dockage available, slip available for purchase, boat slips available, slip avail
= a slip can be had, at terms not stated
luxury
- A boat slip is available.
- A boat slip is to be had, should one keep a boat.
investor
- A boat slip is available; get its terms in writing.
- Price the slip separately. It is available, which is not the same as included.
- Slip: available, not included.
family
- A boat slip is available, if this is the year you get the boat.
- Ask about the slip before you name the boat. One's available.
- A boat slip is available.
modern
- Boat slip: available.
- Got a boat? A slip's available.
classic
- A boat slip may be had by arrangement.
- Those with a boat will wish to know that a slip is available.
casual
- There's a boat slip available. The boat's a whole other conversation.
- If you've got a boat, there's a slip you can get.
- A boat slip's available.

## boathouse
kind: amenity
hook: 7
match: boathouse, boat house, covered boathouse, boat house with lift, boathouse w/ deck
luxury
- There is {an it}, for the boat and what goes with it.
- {The it} keeps the boat, the oars, and the weather apart.
luxury lead
- The boat has a house of its own at this {city} {type}.
luxury headline
- The Boat Has a House of Its Own
investor
- {The it} is a structure over water; ask for its permit and its pilings.
- Rebuilding rules for {the it} may differ from building ones. Check before changing anything.
- Rebuilding rules for {the it} may differ from building ones.
- Structures: {it}.
investor lead
- {The it} at this {city} {type} stands on a permit; read it with the survey.
investor headline
- A Boathouse: Permit and Pilings First
family
- Paddles, life jackets, the good cooler: they all live in {the it}.
- Open up {the it} in spring and let the season out.
- The boat is kept in {the it}.
family lead
- Open up {the it} and let the season out. It comes with this {city} {type}.
family headline
- Open the Boathouse, Let Summer Out
modern
- The boat sleeps in {the it}.
- {The it} keeps the rain off something that floats.
modern lead
- The boat sleeps indoors. This {city} {type} has {an it}.
modern headline
- The Boat Sleeps Indoors
classic
- The boat is kept under a roof, in {the it}.
- {The it} gives the boat a winter out of the wind.
classic lead
- {The it} at this {city} {type} puts a roof over the boat.
classic headline
- A Roof for the Boat
casual
- Your boat's getting its own house. It had better say thank you.
- {The it} is for the boat, the paddles, and that kayak you swore you'd use.
- The boat goes in {the it}.
casual lead
- Even the boat gets a house: this {city} {type} comes with {an it}.
casual headline
- Even the Boat Gets a House

## seawall
kind: system
hook: 2
match: seawall, sea wall, new seawall, bulkhead, retaining wall on water, rip rap, riprap, seawall cap
= a seawall holds the bank against the water
luxury
- {The it} settles where the land stops.
- The edge is held by {the it}.
investor
- Get the age of {the it}, and an inspection.
- (year) Seawall: {year}.
- The cap and the tiebacks are what an inspector looks at in {the it}.
family
- That's {the it}, keeping the yard from going for a swim.
- Look over {the it} and see what the water's up to.
- There's {an it} along the water.
modern
- {The it} holds the edge.
- (year) Seawall, {year}. The bank stays put.
- Land this side, water that side: {it}.
classic
- {The it} keeps land and water to their own sides.
- (year) The seawall dates from {year}.
- The bank is held by {the it}.
casual
- {The it} has one job, and it's standing there doing it.
- (year) The seawall's from {year}.
- Grass on this side of {the it}, fish on the other.

## ski-in ski-out
kind: location
hook: 9
match: ski-in/ski-out, ski in ski out, ski-in ski-out, ski in/out, slopeside, slope side, ski in & out, ski-in/out
= one can ski to and from the property
luxury
- The car is no part of the morning; one skis out.
- It is ski-in, ski-out.
luxury lead
- One puts on skis at the door of this {city} {type}, and takes them off there.
luxury headline
- Skis On at the Door
investor
- Ski-in, ski-out: walk the route in summer and find it on the plat.
- Easement, snowmaking, and the name of the run are what to confirm behind ski-in, ski-out.
- Location: ski-in, ski-out.
investor lead
- Ski-in, ski-out: find the easement for this {city} {type} before finding comparables.
investor headline
- Ski-In, Ski-Out: Find the Easement First
family
- It's ski-in, ski-out: boots on, door open, first run.
- Nobody carries skis through a parking lot. You ski in and you ski out.
family lead
- Boots on, out the door, first run: you can ski from this {city} {type}, and back to it.
family headline
- Boots On, Out the Door, First Run
modern
- Ski-in, ski-out: door, bindings, down.
- No shuttle, no lot. Ski out.
modern lead
- Door, bindings, down. You ski out of this {city} {type} and back in.
modern headline
- Door, Bindings, Down
classic
- It is ski-in, ski-out; the last run of the day ends at the door.
- Skis are put on at the threshold, and the car is left out of it.
classic lead
- The last run of the day ends at the door of this {city} {type}: it is ski-in, ski-out.
classic headline
- The Last Run Ends at the Door
casual
- You can ski home for a sandwich, then ski back out and earn it.
- It's ski-in, ski-out.
casual lead
- You can ski home for a sandwich. Home's this {city} {type}.
casual headline
- Ski Home for a Sandwich

## scene: supper outside
roles: grill = built-in grill | outdoor kitchen; spot = patio | deck | composite deck | cedar deck | covered patio | terrace | lanai | covered porch
luxury
- Dinner is cooked at {the grill} and carried to {the spot}.
investor
- Cooking and seating outdoors: {grill}, {spot}. Neither is in the square footage.
family
- You mind {the grill}; everyone else can carry something out to {the spot}.
- Call "five minutes" from {the grill} and watch {the spot} fill up.
modern
- Cook at {the grill}. Eat on {the spot}. Dishes later.
classic
- Supper comes from {the grill} and is eaten on {the spot}, in the open air.
casual
- {The grill} is for whoever's cooking, and {the spot} is for whoever's telling them how.

## scene: supper outside, rain or not
roles: grill = built-in grill | outdoor kitchen; cover = covered patio | lanai | covered porch
luxury
- {The grill} is for dinner and {the cover} for the rain, should it come to both.
investor
- Outdoors: {grill}, and {cover} for wet weather. See what gas, power, and water reach them.
- Outdoors: {grill}, and {cover} for wet weather.
family
- Start {the grill}, keep an eye on the clouds, and set the table on {the cover}.
modern
- {Grill} for supper. {Cover} for the forecast.
classic
- Supper may be had from {the grill} and shelter from {the cover}, whichever is wanted first.
casual
- Fire up {the grill}. If it pours, {the cover} has a roof and you've still got supper.

## scene: first cool night
roles: spot = patio | deck | composite deck | cedar deck | covered patio | terrace | lanai | front porch | covered porch | wraparound porch; fire = fire pit | outdoor fireplace
luxury
- Summer belongs to {the spot}. The first cool night belongs to {the fire}.
investor
- Outdoor space for more than one season: {spot}, {fire}. Ask the fuel and the burn rules.
- Outdoor space for more than one season: {spot}, {fire}.
family
- Eat on {the spot}, and when somebody reaches for a sweater, light {the fire}.
modern
- Warm: {spot}. Cool: {fire}. Inside: later.
classic
- {The spot} serves until the air turns, and {the fire} after.
casual
- You'll start the night on {the spot} and end it at {the fire}, wearing somebody else's jacket.

## scene: two fires
roles: hearth = fireplace | gas fireplace | wood-burning fireplace | wood stove; fire = fire pit | outdoor fireplace
luxury
- {The hearth} is for the cold evening, and {the fire} for the clear one.
investor
- One to inspect inside and one outside: {hearth}, {fire}.
family
- Rain sends everyone to {the hearth}. Stars send everyone to {the fire}.
modern
- Indoors, {the hearth}. Outdoors, {the fire}. The weather picks.
classic
- Cold is met indoors at {the hearth} and outdoors at {the fire}.
casual
- Too warm for {the hearth}? Go out to {the fire}. Too cold for {the fire}? Come back in.

## scene: swim and eat
roles: pool = pool | heated pool | saltwater pool | infinity pool | lap pool | plunge pool | pool and spa; grill = outdoor kitchen | built-in grill
luxury
- A swim in {the pool} sharpens the appetite, and {the grill} answers it.
investor
- {Pool} and {grill}: two sets of equipment, two sets of dates to ask for.
family
- Whoever comes out of {the pool} hungry can follow the smell to {the grill}.
modern
- Swim in {the pool}. Eat from {the grill}. Skip the half-hour wait, or don't.
classic
- The afternoon is given to {the pool} and the evening to {the grill}.
casual
- {The pool} makes everybody hungry, and {the grill} does something about it.

## scene: cold water, hot water
roles: pool = pool | heated pool | saltwater pool | infinity pool | lap pool | plunge pool; tub = hot tub
luxury
- {The pool} is for the sun and {the tub} for the stars.
investor
- Two waters to keep: {pool} and {tub}. Ask whether they share equipment.
- Two waters to keep: {pool} and {tub}.
family
- Cannonballs go to {the pool}. Sore shoulders go to {the tub}.
modern
- Hot day, {pool}. Cold night, {tub}.
classic
- In July there is {the pool}, and in January {the tub}.
casual
- {The pool} is for showing off, and {the tub} is for recovering from it.

## scene: a summer day that stays out
roles: pool = pool | heated pool | saltwater pool | infinity pool | lap pool; cabana = pool house; grill = outdoor kitchen | built-in grill
luxury
- With {the pool}, {the cabana}, and {the grill}, a summer day need not come indoors at all.
investor
- Three items outside the main house, each with its own upkeep: {pool}, {cabana}, {grill}.
family
- Swim in {the pool}, change in {the cabana}, and be at {the grill} before the corn's done.
modern
- {Pool}, {cabana}, {grill}: swim, change, eat.
classic
- One swims in {the pool}, dresses in {the cabana}, and is fed from {the grill}.
casual
- Between {the pool}, {the cabana}, and {the grill}, you might not see your living room until fall.

## scene: swim, then fire
roles: pool = pool | heated pool | saltwater pool | infinity pool | lap pool | plunge pool | pool and spa; fire = fire pit | outdoor fireplace
luxury
- The afternoon begins at {the pool}, and the evening closes at {the fire}.
investor
- {The pool} has a season and {the fire} has another; both have upkeep.
family
- Towels at {the pool}, blankets at {the fire}, and not much reason to go in between.
modern
- By day, {the pool}. By dark, {the fire}.
classic
- Swimming is done at {the pool} and drying, in due course, at {the fire}.
casual
- Get out of {the pool}, get over to {the fire}, and let your hair do whatever it's going to do.

## scene: a clear night
roles: tub = hot tub; fire = fire pit | outdoor fireplace
luxury
- A clear night may be spent in {the tub} or at {the fire}.
investor
- Used after dark: {tub}, {fire}. Have the contract say that both convey.
- Used after dark: {tub}, {fire}.
family
- Half of you take {the tub}, half take {the fire}, and you trade when somebody gets pruney.
modern
- {The tub} or {the fire}. Hard night.
classic
- Cold air is answered by {the tub} for some and by {the fire} for others.
casual
- The big decision tonight is {the tub} or {the fire}. Take your time.

## scene: noon to midnight
roles: pool = pool | heated pool | saltwater pool | infinity pool | pool and spa; grill = outdoor kitchen | built-in grill; spot = patio | deck | covered patio | terrace | lanai | composite deck | cedar deck; fire = fire pit | outdoor fireplace; [tub] = hot tub
luxury
- The day goes from {the pool} to {the grill}, from there to {the spot}, and ends at {the fire}[ or in {the tub}].
investor
- Outdoor improvements, none in the square footage: {pool}, {grill}, {spot}, {fire}[, {tub}].
family
- Swim in {the pool}, cook at {the grill}, eat on {the spot}, and tell it all again at {the fire}[ or from {the tub}].
modern
- {Pool}, noon. {Grill}, six. {Spot}, seven. {Fire}, late.[ {Tub}, later.]
classic
- The afternoon is for {the pool}, the evening for {the grill} and {the spot}, and the night for {the fire}[ or {the tub}].
casual
- {The pool}, {the grill}, {the spot}, {the fire}[, {the tub}]: the house is about to be where you keep your shoes.

## scene: Saturday in the yard
roles: game = sport court | basketball court | pickleball court | tennis court | putting green | bocce court | playset; yard = fenced yard | backyard | landscaped yard
luxury
- {The game} gives Saturday a purpose, and {the yard} gives it somewhere to lie down.
investor
- {The game} and {the yard} are two lines of upkeep; ask what each took last year.
family
- Start at {the game} and end up flat on your backs in {the yard}.
modern
- Play at {the game}. Collapse in {the yard}.
classic
- Saturday may be spent at {the game} or in {the yard}, and commonly goes to both.
casual
- {The game} is for winning, and {the yard} is for lying there when you don't.

## scene: a game before supper
roles: game = sport court | basketball court | pickleball court | tennis court | putting green | bocce court; grill = outdoor kitchen | built-in grill
luxury
- A game at {the game} is followed by dinner from {the grill}, and the score by discussion.
investor
- {Game}, {grill}: note surface and striping for one, fuel and permit for the other.
family
- Losers at {the game} are on at {the grill}. Winners set the table anyway.
modern
- Winner at {the game} gets the first plate off {the grill}.
classic
- Appetite is got at {the game} and satisfied at {the grill}.
casual
- Settle it at {the game}, then eat at {the grill} like nobody cheated.

## scene: the dog's day
roles: yard = fenced yard | dog run; rinse = outdoor shower | mudroom | laundry room
luxury
- The dog has {the yard}, and the floors have {the rinse}.
investor
- {The yard} takes the wear and {the rinse} takes the dirt.
family
- Send the dog out to {the yard}, stop at {the rinse} after, and keep the couch.
modern
- Dog out: {yard}. Dog in: {rinse} first.
classic
- {The yard} is for the dog, and {the rinse} for what the dog brings back.
casual
- The dog gets {the yard}. You get {the rinse}, a towel, and the shake.

## scene: planted and watered
roles: planting = landscaped yard | garden | raised beds | fruit trees; watering = sprinkler system
luxury
- {The watering} looks after {the planting}.
investor
- Grounds: {planting}, {watering}.
family
- Go away for a week. {The watering} will look after {the planting}.
modern
- {The planting} is in and {the watering} is on. Go sit down.
classic
- {The planting} has been seen to, and {the watering} goes on seeing to it.
casual
- {The planting} is in, {the watering} is set, and your job is to walk by and nod.

## scene: garden to kitchen
roles: beds = raised beds | garden | greenhouse; prep = kitchen island | farmhouse sink | butcher block counters
luxury
- Dinner starts in {the beds} and is finished at {the prep}.
investor
- Outside, {beds}; inside, {prep}. Ask what waters the first.
- Outside, {beds}; inside, {prep}.
family
- Bring in what you picked from {the beds}, drop it at {the prep}, and make somebody else do the salad.
modern
- From {the beds} to {the prep}. That's the supply chain.
classic
- What is grown in {the beds} may come to {the prep} with no shop in between.
casual
- You pick it in {the beds}, you deal with it at {the prep}, and now you're someone who makes salad.

## scene: fruit and jars
roles: fruit = fruit trees; pantry = pantry | walk-in pantry | butler's pantry
luxury
- {The fruit} supply the season, and {the pantry} the rest of the year.
investor
- {Fruit} outside, {pantry} inside. The trees want pruning; the shelves do not.
family
- Pick from {the fruit}, boil the jars, and line the jam up in {the pantry}.
modern
- Off {the fruit}, into jars, into {the pantry}.
classic
- The surplus of {the fruit} is put by in {the pantry}, where January will find it.
casual
- {The fruit} come in all at once. {The pantry} is how you cope.

## scene: breakfast, gathered
roles: coop = chicken coop; grow = raised beds | garden | fruit trees | greenhouse
luxury
- Breakfast is gathered rather than bought: {the coop} for the eggs, {the grow} for the rest.
investor
- {Coop}, {grow}: check zoning for the first and water to the second.
family
- Eggs from {the coop}, something fresh from {the grow}, and whoever's up does the skillet.
modern
- {The coop} does eggs. {The grow} does the rest.
classic
- {The coop} supplies the eggs, and {the grow} whatever goes beside them.
casual
- Between {the coop} and {the grow}, brunch is pretty much walking around out there.

## scene: seed to table
roles: start = greenhouse; bed = raised beds | garden
luxury
- Seedlings are begun in {the start} and moved, in time, to {the bed}.
investor
- {Start} and {bed}: power to one, water to both, and a few hours a week.
family
- Start it in {the start}, move it to {the bed}, and brag about it at supper.
modern
- March: {start}. May: {bed}. August: lunch.
classic
- {The start} has the plants in spring, {the bed} has them in summer, and the table has them last.
casual
- Baby plants go in {the start}, big ones go in {the bed}, and the zucchini goes to the neighbors.

## scene: work and rest
roles: garden = garden | raised beds | landscaped yard | fruit trees; porch = front porch | wraparound porch | covered porch | screened porch
luxury
- Mornings are given to {the garden}, and what is left of the day to {the porch}.
investor
- Exterior upkeep: {porch}, {garden}. One wants paint, the other wants hours.
family
- Work in {the garden} until your knees quit, then go sit on {the porch}.
modern
- Kneel in {the garden}, sit on {the porch}, repeat as needed.
classic
- {The garden} provides the exercise, and {the porch} the recovery.
casual
- {The garden} is the chore and {the porch} is the break. The ratio's up to you.

## scene: front and back
roles: front = front porch | wraparound porch; back = deck | patio | covered patio | terrace | composite deck | cedar deck | screened porch | lanai
luxury
- Callers are received on {the front}; friends are shown to {the back}.
investor
- {The front} and {the back} are outside the square footage and inside the inspection.
family
- Say hello on {the front}. Stay for supper on {the back}.
modern
- Wave from {the front}. Hide on {the back}.
classic
- {The front} is for greeting, and {the back} for staying.
casual
- {The front} is where you meet people. {The back} is where you keep the ones you like.

## scene: bug season and after
roles: screen = screened porch; fire = fire pit | outdoor fireplace
luxury
- Summer evenings go to {the screen}, and the first cold ones to {the fire}.
investor
- {Screen} for bug season, {fire} for after it. Screens wear; ask what burns.
- {Screen} for bug season, {fire} for after it.
family
- Mosquitoes out? Supper's on {the screen}. Mosquitoes gone? Chairs to {the fire}.
modern
- {The screen} until the bugs quit. {The fire} after.
classic
- {The screen} has the evenings until frost, and {the fire} has them after.
casual
- June's for {the screen}, October's for {the fire}, and the bugs can have what's left.

## scene: a view, and a place to sit
roles: seen = mountain view | named mountain view | river view | ocean view | water view | lake view | city view | landmark view | golf course view | park view | valley view | wooded view; spot = patio | deck | composite deck | cedar deck | covered patio | terrace | wraparound terrace | roof deck | balcony | front porch | wraparound porch | screened porch | covered porch | lanai
= the view is not said to be had from the place
luxury
- {The seen} is in view, and for the hour before dinner there is {a spot}.
investor
- View: {the seen}. Outdoor space: {spot}. Find out whether one can be had from the other.
- View: {the seen}. Outdoor space: {spot}.
family
- Carry the chips out to {the spot}, and give everyone a look at {the seen} before they go.
modern
- {The seen} to look at, {a spot} to sit on. Next question.
classic
- The house has {the seen} in view, and {a spot} for sitting out.
casual
- You've got {the seen} to look at and {a spot} to sit on. That's two plans for tonight.

## scene: a view, then a fire
roles: seen = mountain view | named mountain view | river view | ocean view | water view | lake view | city view | landmark view | golf course view | park view | valley view | wooded view; fire = fire pit | outdoor fireplace
= the view is not said to be had from the fire
luxury
- The day has {the seen}, and the night has {the fire}.
investor
- View: {the seen}. Exterior: {fire}, subject to the local burn rules.
family
- Look at {the seen} until it's too dark to, then light {the fire}.
modern
- Watch {the seen} until dark, then {the fire}.
classic
- {The seen} is company until dusk, and {the fire} after it.
casual
- Stare at {the seen}, then stare at {the fire}. Full day.

## scene: a view, and a swim
roles: seen = mountain view | named mountain view | river view | ocean view | water view | lake view | city view | landmark view | golf course view | park view | valley view | wooded view; pool = pool | heated pool | saltwater pool | infinity pool | lap pool | plunge pool | pool and spa | rooftop pool
= the view is not said to be had from the pool
luxury
- There is {a pool} to swim in and {the seen} to look at.
investor
- Two adjustments to make: a view of {the seen}, and {the pool}.
family
- Half your company will want {the pool}, and half will want to stand and look at {the seen}.
modern
- Swim in {the pool}, or stand there and look at {the seen}. Both count.
classic
- {The seen} is in view, and there is {a pool} for those who tire of looking.
casual
- Tired of looking at {the seen}? Sure you are. There's {a pool}.

## scene: a view, and a soak
roles: seen = mountain view | named mountain view | river view | ocean view | water view | lake view | city view | landmark view | golf course view | park view | valley view | wooded view; tub = hot tub
= the view is not said to be had from the tub
luxury
- The day that opens with {the seen} may close with {the tub}.
investor
- View: {the seen}. Amenity: {tub}; confirm that it conveys.
family
- Long day? Ten minutes of {the seen}, then twenty in {the tub}.
modern
- {The seen} for the eyes, {the tub} for the shoulders.
classic
- {The seen} rests the eye, and {the tub} the back.
casual
- {The seen} is free and {the tub} is hot. You're running low on reasons to go out.

## scene: two views
roles: first = mountain view | named mountain view | river view | ocean view | water view | lake view | city view | landmark view | golf course view | park view | valley view | wooded view; second = mountain view | named mountain view | river view | ocean view | water view | lake view | city view | landmark view | golf course view | park view | valley view | wooded view
luxury
- The view is of {the first} and of {the second}.
investor
- Views: {the first}, {the second}. Find comparables with both.
- Views: {the first}, {the second}.
family
- Pick a favorite, {the first} or {the second}, and see who argues.
modern
- {The first}. {The second}. One address.
classic
- Both {the first} and {the second} are in view.
casual
- You can see {the first} and {the second}, which feels a little like showing off.

## scene: water and dock
roles: water = lake frontage | river frontage | waterfront | canal frontage | oceanfront; dock = boat dock | boat slip | boathouse
= {the water} prints what the property borders: the lake, the river, the bay
luxury
- {The water} has one side of the property, and {the dock} has the boat.
investor
- Frontage on {the water}, and {a dock}: read the survey for one and the permit for the other.
family
- Swimmers to {the water}, sitters to {the dock}, towels for everyone.
modern
- {The water}: yes. {Dock}: yes. Boat: your move.
classic
- The property has {the water} for a boundary, and {a dock} for going past it.
casual
- You've got {the water} and you've got {a dock}. The boat practically buys itself.

## scene: getting the boat out
roles: dock = boat dock | boathouse; lift = boat lift
luxury
- The boat is kept on {the lift}, met at {the dock}, and taken out at leisure.
investor
- {Dock}, {lift}: permit, capacity, power, in that order.
family
- Lower the boat on {the lift}, load up at {the dock}, and count heads.
modern
- Lower {the lift}, clear {the dock}, gone.
classic
- {The lift} keeps the boat dry, and {the dock} keeps the passengers so until they board.
casual
- {The lift} is for the boat. {The dock} is for everybody waiting on the boat.

## scene: home from the beach
roles: beach = beach access | private beach; shower = outdoor shower
luxury
- The morning belongs to {the beach} and ends at {the shower}.
investor
- {The beach} is a matter for the plat, and {the shower} for the plumber. Check both.
- {The beach} is a matter for the plat, and {the shower} for the plumber.
family
- There's {a beach} for the morning and {a shower} for the sand.
modern
- {Beach}, then {the shower}, then indoors. In that order.
classic
- What is brought home by {the beach} is left at {the shower}.
casual
- You've got {a beach}, and {a shower} for what the beach does to you.

## scene: a horse's day
roles: barn = horse barn | barn; turnout = paddock | pasture; ride = riding arena
luxury
- The horses sleep in {the barn}, go out to {the turnout}, and earn their keep in {the ride}.
investor
- Equestrian improvements: {barn}, {turnout}, {ride}. Inspect roof, fence, and footing.
- Equestrian improvements: {barn}, {turnout}, {ride}.
family
- Feed in {the barn}, lead them out to {the turnout}, work in {the ride}, and try to be in by supper.
modern
- {Barn}: feed. {Turnout}: roam. {Ride}: go.
classic
- A horse is housed in {the barn}, rested in {the turnout}, and improved in {the ride}.
casual
- The horses get {the barn}, {the turnout}, and {the ride}. You get a chair, if there's time.

## scene: the working parts
roles: barn = barn | horse barn; land = pasture | fruit trees | vineyard | garden; water = creek | pond
luxury
- An evening's walk takes in {the barn}, {the land}, and {the water}.
investor
- On the land: {barn}, {land}, {water}. Ask the roof date, the tax classification, and the setbacks.
- On the land: {barn}, {land}, {water}.
family
- Check {the barn}, look over {the land}, throw a stick in {the water}: that's chores.
modern
- {Barn}. {Land}. {Water}. Boots.
classic
- {The barn} holds the tools, {the land} the work, and {the water} the excuse for stopping.
casual
- You've got {a barn}, {a land}, and {a water}, so you're going to need better boots.

## scene: a walk at home
roles: trees = wooded lot | mature trees | fruit trees; water = creek | pond
luxury
- A walk takes in {the trees} and {the water}.
investor
- {Trees}, {water}: walk the lines for one and check the setbacks for the other.
family
- Walk the dog through {the trees}, let it find {the water}, and bring a towel.
modern
- A walk with {a trees} in it, and {a water}.
classic
- There is {a trees} for the walk, and {a water} to turn around at.
casual
- With {a trees} and {a water}, your phone's about to count some steps.

## scene: sound of water
roles: court = courtyard | garden | loggia; fountain = fountain
luxury
- {The court} is for sitting, and {the fountain} is for not having to talk.
investor
- {Court}, {fountain}: find the drain for one and the pump for the other.
family
- Put your feet up in {the court} and let {the fountain} do the talking.
modern
- Sit in {the court}. {The fountain} has the floor.
classic
- {The court} supplies the chair, and {the fountain} the conversation.
casual
- You bring a book to {the court}, and {the fountain} makes sure you don't read it.

## scene: last run
roles: ski = ski-in ski-out; tub = hot tub; hearth = fireplace | gas fireplace | wood-burning fireplace | wood stove
luxury
- After {the ski}, it is {the tub} or {the hearth}.
investor
- {Ski}, {tub}, {hearth}: confirm the easement first and the equipment second.
family
- There's {a ski} for the morning, {a tub} for your legs, and {a hearth} for cocoa.
modern
- Morning: {ski}. Evening: {tub}, {hearth}.
classic
- {The ski} has the morning, {the tub} the afternoon, and {the hearth} the evening.
casual
- You've got {a ski}, then {the tub}, then {the hearth}. Nobody blames you.

`
