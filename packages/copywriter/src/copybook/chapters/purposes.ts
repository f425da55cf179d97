// Lines as data; the notation is explained in ../README.md.
export const purposes = `
# What things are for

One entry for each use, whatever the thing was called and wherever it was typed. A line is true of any such thing by definition, names no other thing, and says what is done there.

# OUTDOORS

## screened porch
match: screened porch, screened deck, screen porch, screened patio, screened lanai, screened room
luxury
- Rain does not end the evening on {the it}.
- {The it} lets in the night air and keeps out the insects.
- On {the it}, summer evenings are free of insects.
family
- {The it} lets the breeze in and keeps the bugs out.
- Let it rain: supper's on {the it}.
- Supper can stay out late: {the it} keeps the mosquitoes off.
modern
- Bugs stay out of {the it}. You don't have to.
- {The it}: fresh air, no mosquitoes.
classic
- {The it} is open to the air and closed to the insects.
- {The it} is for summer evenings, out of reach of the mosquitoes.
- {The it} keeps the insects out on summer evenings.
casual
- Let it rain: supper's on {the it}.
- Stay out as late as you like: {the it} keeps the bugs off.
- No bug spray needed: there's {an it}.
luxury lead
- {An it} opens this {type} in {city} to the evening air.
family lead
- Supper outside, no mosquitoes: this {city} {type} has {an it}.
modern lead
- Air in, bugs out: this {city} {type} has {an it}.
- Dinner outdoors, minus the mosquitoes: {an it}, in {city}.
classic lead
- This {city} {type} has {an it}, open to the air and closed to the insects.
- Summer evenings at this {type} in {city} are spent on {the it}.
casual lead
- Bug spray is optional here: this {city} {type} has {an it}.

## covered patio
match: covered patio, covered porch, covered deck, covered terrace, covered lanai, covered veranda, veranda, piazza, portal, loggia, covered outdoor living area
luxury
- {The it} is shaded at noon and dry in the rain.
- {The it} is for lunch out of the sun.
family
- {The it} keeps supper dry when it rains.
- Sit out the rain, or the noon sun, on {the it}.
- Eat outside, rain or shine, on {the it}.
modern
- Shade at noon, shelter in rain: {the it}.
- Rain? Dinner stays out, on {the it}.
classic
- {The it} gives shade at noon and shelter in a shower.
- {The it} is for meals outdoors, in sun or in rain.
casual
- Sun or rain, you're fine on {the it}.
- Let it pour. {The it} stays dry.
luxury lead
- {An it} gives this {city} {type} shade at noon and shelter in the rain.
family lead
- Rain won't cancel supper outside: this {city} {type} has {an it}.
modern lead
- Outdoors, under a roof: this {city} {type} has {an it}.
classic lead
- In sun or in rain, there is a place outdoors at this {city} {type}: {the it}.
casual lead
- Let it rain. This {city} {type} has {an it}.

## front porch
match: front porch, rocking chair porch, porch
luxury
- The day begins with coffee on {the it}.
- {The it} is for the first and last hours of the day.
family
- Morning coffee tastes better on {the it}.
- {The it} is for morning coffee and long goodbyes.
modern
- Coffee first, on {the it}.
- Take a seat outside, on {the it}.
classic
- {The it} is for morning coffee and evening conversation.
- Morning and evening, {the it} is a place to sit.
casual
- Take your coffee out to {the it}.
- {The it} is for sitting and doing not much.
luxury lead
- The day begins on {the it} of this {city} {type}.
family lead
- Coffee first, on {the it} of this {city} {type}.
modern lead
- Start on {the it} of this {city} {type}.
classic lead
- This {city} {type} has {an it} for mornings and evenings outdoors.
casual lead
- Bring your coffee out: this {city} {type} has {an it}.
- First stop at this {city} {type}: {the it}.

## wraparound porch
match: wraparound porch, wrap-around porch, wrap around porch, wraparound deck, wraparound veranda
luxury
- {The it} turns the corner with the house.
- There is always another side to sit on, along {the it}.
family
- Pick a side of {the it} and pull up a chair.
- {The it} has more than one side, so take your pick.
modern
- {The it}. Too windy? Turn the corner.
- Sun or shade: {the it} has more than one side.
classic
- {The it} turns the corner, with a choice of sides.
- {The it} has more than one side to sit on.
casual
- Chase the shade around {the it}.
- {The it} has more than one side, so call yours.
luxury lead
- {An it} turns the corner of this {city} {type}.
family lead
- Start on {the it} of this {city} {type}, and pick a side.
modern lead
- Pick a side. {The it} of this {city} {type} has more than one.
classic lead
- This {type} in {city} has {an it}, with more than one side to sit on.
casual lead
- Call your side of {the it} now: this {city} {type} has more than one.

## patio
match: patio, deck, terrace, paver patio, backyard deck
not: covered, screened, rights, parking, pool deck, front, enclosed, pergola, hot tub, cattle, feed
luxury
- {The it} is for dinner in good weather.
- {The it} is for the long end of a summer dinner.
- In good weather, dinner is served on {the it}.
family
- Carry supper out to {the it} on warm evenings.
- Breakfast tastes better out on {the it}.
- {The it} makes room to eat outside.
modern
- Dinner in. Dessert out, on {the it}.
- {The it} gets the good evenings.
- Good weather? Eat on {the it}.
classic
- {The it} is for meals in fair weather.
- {The it} is the summer dining room.
- In fair weather, meals move out to {the it}.
casual
- You cook inside, you eat on {the it}. That's summer.
- There's {an it} for eating outside.
- Dinner's out on {the it} when it's warm.
luxury lead
- Summer dinners at this {type} in {city} are served outdoors, on {the it}.
family lead
- Supper moves outside at this {city} {type}: there's {an it} for it.
modern lead
- Eat outside: this {city} {type} has {an it}.
- Dinner in, dessert out: this {type} in {city} has {an it}.
classic lead
- From spring to fall, meals at this {city} {type} move out to {the it}.
- The summer dining room of this {type} in {city} is {the it}.
casual lead
- You'll spend the summer on {the it} of this {city} {type}.

## balcony
match: balcony, lanai
not: juliet, juliette, screened, covered
luxury
- {The it} is for an hour in the open air.
family
- Step out on {the it} and see what the day is doing.
- Fresh air is a step away, on {the it}.
modern
- {The it} is for when glass isn't enough.
- Step out: there's {an it}.
classic
- {The it} is for the morning paper in the open air.
- {The it} is a place to sit in the open air.
casual
- You can be outside without going out: there's {an it}.
- Fresh air in your slippers: there's {an it}.
luxury lead
- Mornings at this {city} {type} begin in the open air, on {the it}.
family lead
- Fresh air is a step away at this {city} {type}, on {the it}.
modern lead
- Step outside without going out: this {city} {type} has {an it}.
classic lead
- This {type} in {city} has {an it} for mornings in the open air.
casual lead
- Slippers are fine outdoors here: this {city} {type} has {an it}.

## roof deck
match: roof deck, rooftop deck, rooftop terrace, roof terrace, rooftop, rooftop patio
luxury
- {The it} has nothing above it but the sky.
- After dinner one goes up to {the it}.
family
- Take supper up to {the it}.
- Dessert is upstairs, on {the it}.
modern
- Dinner goes up, to {the it}.
classic
- {The it} is a room with the sky for a ceiling.
- Summer evenings end upstairs, on {the it}.
casual
- Drinks are upstairs: there's {an it}.
- When it's warm, everyone ends up on {the it}.
luxury lead
- This {city} {type} rises to {an it}.
family lead
- Go all the way up: this {city} {type} has {an it}.
modern lead
- Start at the top. This {city} {type} has {an it}.
classic lead
- This {type} in {city} has {an it} at the top.
casual lead
- Head for the top first: this {city} {type} has {an it}.

## courtyard
match: courtyard, walled courtyard
luxury
- {The it} is a room with the sky for a ceiling.
- Lunch is served in {the it}.
family
- Carry lunch out to {the it}.
- {The it} is outdoors, with walls around it.
modern
- {The it} is one more room, with no ceiling.
classic
- {The it} is open to the sky, with walls on its sides.
- In fair weather, lunch is served in {the it}.
casual
- Take lunch to {the it}.
- {The it} is outside, but it feels like a room.
luxury lead
- This {city} {type} has {an it}, open to the sky.
family lead
- Lunch is outside at this {city} {type}, in {the it}.
modern lead
- One room has no ceiling: {the it} of this {city} {type}.
classic lead
- In fair weather, lunch at this {city} {type} is served in {the it}.
casual lead
- Take lunch outside: this {city} {type} has {an it}.

## pool
match: pool, swimming pool, lap pool, pool and spa, pool and hot tub
not: reflecting, indoor, koi, stock tank, table
luxury
- One swims before breakfast, in {the it}.
- {The it} is for summer afternoons.
- Hot days end in {the it}.
family
- On a hot Saturday, nobody leaves {the it}.
- Hot afternoons cool off in {the it}.
- Towels out: there's {an it}.
modern
- Hot days end in {the it}.
- Laps before work, in {the it}.
- Too hot? Swim in {the it}.
classic
- {The it} is for a swim before breakfast.
- {The it} cools the hottest afternoons.
- Summer is spent in and around {the it}.
casual
- Ninety degrees out? You're in {the it}.
- Cannonballs are allowed. There's {an it}.
- July's covered: there's {an it}.
luxury lead
- The day at this {type} in {city} begins with a swim in {the it}.
- Summer at this {city} {type} belongs to {the it}.
family lead
- Towels by the door: this {city} {type} has {an it}.
- Hot days end in {the it} at this {city} {type}.
modern lead
- Swim first. This {city} {type} has {an it}.
classic lead
- Summer at this {type} in {city} is spent by {the it}.
casual lead
- Bring a towel: this {city} {type} has {an it}.
- Cannonballs first. This {type} in {city} has {an it}.

## hot tub
match: hot tub, spa, jacuzzi, cowboy tub, swim spa
not: pool and, bath
luxury
- {The it} is for the last hour of the day.
- {The it} is warm when the evening is not.
family
- Sore shoulders get better in {the it}.
- A while in {the it} and the day lets go.
modern
- Cold night, warm water: {the it}.
- Cold nights get better in {the it}.
classic
- A cold evening is best spent in {the it}.
- {The it} is for cold evenings and tired shoulders.
casual
- Sore from something? Get in {the it}.
- Snow's fine when you're in {the it}.

## fire pit
match: fire pit, firepit, fire table, outdoor fireplace, fire feature
luxury
- The evening ends outdoors, at {the it}.
- {The it} keeps the evening warm after dark.
family
- Toast marshmallows at {the it}.
- Cool evenings stay warm at {the it}.
modern
- Cool night? Light {the it}.
- {The it} keeps cool nights outdoors.
classic
- {The it} keeps the company outdoors after dark.
- {The it} warms the cool evenings of spring and fall.
casual
- Bring the marshmallows: there's {an it}.
- Stay out late: {the it} keeps you warm.

## outdoor kitchen
match: outdoor kitchen, summer kitchen, built-in grill, built-in barbecue, outdoor grill, grill island, built-in bbq, gas grill
luxury
- {The it} is for summer dinners.
- {The it} keeps the summer cooking out of the house.
family
- The cook doesn't miss the party: {the it} is outside with everyone else.
- Supper is cooked outside, at {the it}.
modern
- The cook stays outside, at {the it}.
- Summer heat stays out: cook at {the it}.
classic
- {The it} is for cooking in summer.
- In summer, {the it} keeps the heat out of the house.
casual
- You cook outside all summer: there's {an it}.
- The heat stays outside: you cook at {the it}.

## garden
match: garden, gardens, rose garden, perennial garden, perennial beds
not: tub, unit, apartment, window, level, home, space
luxury
- {The it} changes with the seasons.
- {The it} is for a walk before breakfast.
family
- Watch the seasons change in {the it}.
- Pick up a trowel: there's {an it}.
modern
- {The it} changes every month.
- Boots on: there's {an it}.
classic
- An hour in {the it} is an hour well spent.
- {The it} gives each season its turn.
casual
- Got a green thumb? There's {an it}.
- You'll find an excuse to be out in {the it}.

## raised beds
match: raised beds, raised garden beds, garden beds, vegetable beds, vegetable garden, planter boxes
luxury
- Herbs are cut from {the it} as they are wanted.
family
- Pick the salad from {the it} while the water boils.
- Tomatoes do well in {the it}.
modern
- Salad starts in {the it}.
- Herbs, lettuce, tomatoes: {the it}.
classic
- Lettuce and herbs grow in {the it}.
- {The it} are for lettuce, herbs, and tomatoes.
casual
- Tomatoes? Go ahead: there are {an it}.
- {The it} save you a trip for lettuce.

## fruit trees
match: fruit trees, citrus trees, apple trees, orchard, peach trees, lemon trees, avocado trees, pear trees
luxury
- Fruit is picked at home, from {the it}.
family
- Pick breakfast from {the it}.
- In season, there's fruit to pick from {the it}.
modern
- Fruit grows at home, on {the it}.
classic
- In season, dessert is picked from {the it}.
- {The it} bear fruit in season.
casual
- {The it} handle dessert, in season.

## fenced yard
match: fenced yard, fenced backyard, fenced back yard, fenced rear yard, fenced in yard
family
- Open the back door and let the dog out: there's {an it}.
- A ball kicked too hard stays in {the it}.
modern
- No leash required in {the it}.
classic
- {The it} keeps a dog in and the street out.
casual
- The dog will approve: there's {an it}.

## outdoor shower
match: outdoor shower
luxury
- Sand and salt stop at {the it}.
family
- Sandy feet stop at {the it}.
modern
- Sandy feet stop at {the it}.
classic
- {The it} keeps the sand of summer out of the house.
casual
- Rinse off outside. There's {an it}.
- Sandy feet get as far as {the it}.

## dock
match: dock, pier, boat dock, private dock, boat slip, deepwater dock
not: doors, high, loading
luxury
- The boat waits at {the it}.
- A morning on the water starts at {the it}.
family
- Life jackets on: the boat leaves from {the it}.
- Drop a line from {the it}.
modern
- Boat trips start at {the it}.
- The boat stays at {the it}.
classic
- {The it} keeps a boat at hand.
- Days on the water begin and end at {the it}.
casual
- Park the boat at {the it}.
- Cast off from {the it} whenever you like.
luxury lead
- At this {city} {type}, the day begins on the water, from {the it}.
family lead
- Boat days start right here: this {city} {type} has {an it}.
modern lead
- Coffee, then the boat. This {city} {type} has {an it}.
classic lead
- This {type} in {city} keeps its boat at home, at {the it}.
casual lead
- The boat lives here, too: this {city} {type} has {an it}.

## barn
match: barn, bank barn, pole barn, red barn
not: door, doors, stall, wood, style
luxury
- {The it} keeps tools and equipment out of the weather.
family
- {The it} has room for what doesn't fit in the house.
modern
- Tractor, trailer, tools: {the it} takes them.
classic
- {The it} keeps what a farm needs out of the weather.
casual
- If it's big, keep it in {the it}.

## greenhouse
match: greenhouse, potting shed
luxury
- {The it} carries plants through the cold months.
family
- Tomatoes get a head start in {the it}.
modern
- Spring starts early in {the it}.
classic
- Seedlings are started early in {the it}.
casual
- Start your tomatoes early: there's {an it}.

## sport court
match: tennis court, pickleball court, sport court, basketball court, bocce court
luxury
- The match is played at home, on {the it}.
family
- Next game's at home, on {the it}.
modern
- Play at home, on {the it}.
classic
- {The it} is for a match at home.
casual
- No waiting for a turn: there's {an it}.

# FIRE

## gas fireplace
match: gas fireplace, gas log fireplace, gas fire place, gas logs
not: outdoor
luxury
- {The it} asks for no wood and leaves no ashes.
- {The it} is lit without a log to carry.
family
- Flip on {the it}: no wood to carry in, no ashes to carry out.
- {The it} makes a fire without the wood or the ashes.
modern
- {The it}: no wood, no ashes.
classic
- {The it} needs no wood and leaves no ashes.
- {The it} gives a fire without wood to carry.
casual
- You get a fire and no ashes: there's {an it}.
- Skip the wood and the ashes: there's {an it}.

## wood-burning fireplace
match: wood-burning fireplace, wood burning fireplace, wood fireplace, wood-burning stove, wood stove, woodstove
not: outdoor
luxury
- {The it} burns real logs on cold evenings.
- In the cold months, a log fire burns in {the it}.
family
- Cold night? Put a log on and pull in close to {the it}.
- Real logs crackle in {the it} on a cold night.
modern
- Real logs, real flame: {the it}.
- Winter nights run on {the it}.
classic
- {The it} gives the winter evenings their center.
- {The it} burns logs and warms the room.
casual
- You bring the logs, and {the it} does the rest.
- Snow day? {The it} is ready.

## fireplace
match: fireplace, brick fireplace, stone fireplace, two-sided fireplace, double-sided fireplace, see-through fireplace, pellet stove
not: outdoor, walk-in
luxury
- {The it} is the center of a winter evening.
- Winter evenings are spent by {the it}.
family
- When it's cold, everyone ends up by {the it}.
- Cold nights, find your spot by {the it}.
modern
- Cold night? Sit by {the it}.
- {The it} takes the edge off January.
classic
- {The it} is for winter evenings.
- {The it} warms the cold evenings of winter.
casual
- Cold out? You'll be by {the it}.
- February's easier with {an it}.

# KITCHEN AND TABLE

## kitchen
match: kitchen, galley kitchen, chef's kitchen, eat-in kitchen
not: outdoor, summer, catering, prep, second, kitchenette, butler's

## island
match: island, kitchen island, center island, waterfall island
luxury
- {The it} can be worked from more than one side.
- {The it} is for preparing dinner and for serving it.
family
- Everyone ends up around {the it}, cooking or not.
- Chop on one side of {the it} and help yourself from the other.
modern
- Everyone ends up at {the it}.
- Prep here, serve here: {the it}.
classic
- {The it} leaves room for a second pair of hands.
- {The it} gives two cooks room to work.
casual
- Chop, serve, snack: there's {an it}.
- You chop on {the it} and everyone keeps you company.

## range
match: range, cooktop, stove, gas range, gas cooktop, gas stove, induction range, induction cooktop, dual fuel range
not: wood, pellet, franklin
family
- Sunday supper starts on {the it}.
- Put the pot on {the it} and call everyone in.
modern
- Dinner starts on {the it}.
casual
- Taco night starts on {the it}.

## double ovens
match: double ovens, double oven, wall ovens, double wall ovens, two ovens
luxury
- {The it} hold two dishes at two temperatures.
family
- The pie doesn't wait for dinner: there are {an it}.
modern
- Roast in one, pie in the other: {the it}.
classic
- {The it} bake the pie while the dinner roasts.
casual
- Dinner and pie at the same time: that's {the it}.

## counters
match: counters, countertops, quartz counters, granite counters, marble counters, butcher block counters, soapstone counters

## pantry
match: pantry, walk-in pantry, butler's pantry, large pantry
luxury
- {The it} keeps the cans and jars out of sight.
- {The it} keeps the counters clear.
family
- Cereal, cans, and the big pot all fit in {the it}.
- The shopping goes straight into {the it}, and the counters stay clear.
modern
- Groceries disappear into {the it}.
- {The it} keeps the counters clear.
classic
- {The it} keeps the counters clear.
- {The it} keeps the groceries out of sight.
casual
- Buy the big box. There's {an it}.
- {The it} hides the cereal boxes.

## breakfast nook
match: breakfast nook, breakfast room, breakfast area, eating nook
luxury
- The day begins with coffee in {the it}.
- {The it} is for quick meals and slow coffee.
family
- Homework and toast share {the it}.
- Breakfast gets its own spot: {the it}.
modern
- Quick breakfast? {The it}.
- Toast and coffee: {the it}.
classic
- The day begins with coffee in {the it}.
- Breakfast is served in {the it}.
casual
- Coffee and the crossword fit right in {the it}.
- Breakfast gets its own spot: {the it}.

## dining room
match: dining room, formal dining room
not: combo, combination, living
family
- Birthdays and long Sunday dinners have {the it}.
- Everyone sits down together in {the it}.
modern
- Long dinners move to {the it}.
classic
- {The it} is for a long dinner.
- Holiday dinners are served in {the it}.
casual
- Thanksgiving's handled: there's {an it}.

## wet bar
match: wet bar, bar, dry bar
not: breakfast, coffee, barn
luxury
- {The it} is for the first drink of the evening.
family
- Ice and lemonade stay close at {the it}.
modern
- Drinks are poured at {the it}.
classic
- Drinks are poured at {the it}.
- {The it} keeps the glasses and the drinks together.
casual
- First round's at {the it}.

## wine cellar
match: wine cellar, wine room
luxury
- Good bottles wait for their year in {the it}.
family
- The good bottles wait in {the it} for a good reason.
modern
- Reds age in {the it}.
classic
- The bottles rest in {the it} until they are wanted.
casual
- The good bottles wait in {the it}.

# ROOMS

## office
match: office, study, home office
not: building, space, condo, suite
luxury
- {The it} keeps work apart from the rest of the house.
- {The it} keeps the papers out of the living rooms.
family
- The laptop and the paperwork live in {the it}, not on the kitchen table.
- Work stays in {the it} after five.
modern
- Calls are taken in {the it}.
- The commute ends at {the it}.
classic
- {The it} is for letters and accounts.
- Work has a room of its own, {the it}.
casual
- The commute to {the it} takes a minute, coffee included.
- You can shut the laptop in {the it} and walk away.

## library
match: library, den
luxury
- {The it} is for the evening's reading.
family
- Take a book into {the it} and stay until supper.
modern
- One chapter more, in {the it}.
classic
- {The it} is for a book and an unhurried hour.
casual
- Grab a book and disappear into {the it}.

## finished basement
match: finished basement, finished lower level, finished walk-out basement, finished walkout basement, finished daylight basement, finished terrace level
not: apartment, office
luxury
- {The it} is one floor more, below the others.
- Downstairs, {the it} adds living space.
family
- Movie night is downstairs, in {the it}.
- {The it} adds a whole floor to spread out on.
modern
- One more floor: {the it}.
- {The it} keeps the noise downstairs.
classic
- {The it} adds a floor of living space.
- {The it} is one floor more to live on.
casual
- Call dibs on {the it}.
- Game day's downstairs, in {the it}.

## full basement
match: full basement, basement
not: finished, laundry, view-out, daylight, egress, partial, apartment
luxury
- {The it} keeps storage below and out of sight.
family
- Holiday boxes and camping gear fit in {the it}.
modern
- Bikes and bins: {the it}.
- {The it} takes the storage.
casual
- Bikes, tools, and boxes fit in {the it}.

## game room
match: game room, bonus room, rec room, recreation room, bonus loft, game loft, playroom, billiards room, pool room
luxury
- {The it} is for a long game and a late evening.
- {The it} is for rainy afternoons.
family
- Board games stay out overnight in {the it}.
- Rainy Saturday? Everyone's in {the it}.
modern
- Rainy day? Play in {the it}.
- Games stay set up in {the it}.
classic
- {The it} is for games and rainy afternoons.
casual
- Rainy day? You're in {the it}.
- The game can run late in {the it}.

## media room
match: media room, home theater, theater, theater room, theatre
luxury
- The evening's film is shown in {the it}.
family
- Pajamas are fine at the movies in {the it}.
modern
- Movie night stays in, at {the it}.
- Lights down, film on: {the it}.
classic
- Films are watched at home, in {the it}.
casual
- Pajamas are the dress code in {the it}.

## loft
match: loft
not: building, bonus, game, style, hay
luxury
- {The it} is one room more, a little above the rest.
family
- There's extra room up in {the it}.
modern
- One level up, one more room: {the it}.
classic
- {The it} serves for reading or for work.
casual
- {The it} is extra room, one level up.

## sunroom
match: sunroom, sun room, sun porch, sunporch, four-season room, four-season porch, solarium, conservatory, florida room, arizona room
luxury
- {The it} brings in the day and keeps out the weather.
- Winter mornings are best spent in {the it}.
family
- Your plants will be happy in {the it}, and so will you.
- Rainy day? Watch it from {the it}.
modern
- Daylight, minus the weather: {the it}.
- Plants do well in {the it}.
classic
- A winter morning is best spent in {the it}.
- {The it} gathers the light of short winter days.
casual
- Your plants will like {the it}.
- There's {an it} for naps and houseplants.
luxury lead
- Daylight comes first at this {city} {type}, in {the it}.
family lead
- Come in to the light: this {city} {type} has {an it}.
modern lead
- Daylight, minus the weather: this {city} {type} has {an it}.
classic lead
- Mornings at this {city} {type} are best spent in {the it}.
casual lead
- Your plants will love {the it} of this {city} {type}, and so will you.

## three-season room
match: three-season room, three-season porch
luxury
- {The it} is in use from the first warm week to the last.
family
- From spring to fall, supper can move out to {the it}.
modern
- Spring to fall, dinner moves to {the it}.
classic
- {The it} serves from the first warm week to the last.
casual
- From the first warm day to the last, you'll be in {the it}.
luxury lead
- From spring to fall, evenings at this {city} {type} move to {the it}.
family lead
- From spring to fall, supper at this {city} {type} is in {the it}.
modern lead
- Spring, summer, fall: this {city} {type} has {an it}.
classic lead
- From spring to fall, evenings at this {city} {type} are spent in {the it}.
casual lead
- Spring through fall, life at this {city} {type} moves to {the it}.

## mudroom
match: mudroom, mud room
luxury
- Coats and boots stop at {the it}.
family
- Boots and bags stop at {the it}.
- Wet boots get as far as {the it}.
modern
- Wet boots come off in {the it}.
classic
- Boots and umbrellas stop at {the it}.
- {The it} keeps the weather at the door.
casual
- Wet boots stop here: there's {an it}.
- Drop it all in {the it}.

## laundry
match: second-floor laundry, upper-level laundry, upstairs laundry, first-floor laundry, main-level laundry, main floor laundry, bedroom-level laundry, laundry on the second floor
not: hookups, coin
luxury
- {The it} keeps the wash close to hand.
family
- Nobody hauls a basket up and down the house: there's {an it}.
- Short trip for the basket: there's {an it}.
modern
- Short trip for the basket: {the it}.
classic
- {The it} saves carrying the wash up and down.
casual
- No hauling baskets around the house: there's {an it}.

## in-unit laundry
match: in-unit laundry, in-unit washer and dryer, in unit washer dryer, washer and dryer in the unit, washer and dryer, laundry in the unit
not: coin, shared, common, hookups
family
- Start a load and sit down: there's {an it}.
modern
- Laundry stays home: there's {an it}.
casual
- Keep your quarters: there's {an it}.
- Laundry day at home: there's {an it}.

## primary suite on main
match: primary suite on the main level, main-level primary suite, first-floor primary suite, main floor primary suite, main-level primary bedroom, first-floor primary bedroom, primary bedroom on the main level, primary suite on the first floor, primary bedroom on the first floor
luxury
- The day ends without a staircase, in {the it}.
family
- You won't climb stairs to {the it}.
modern
- No stairs at bedtime: {the it}.
classic
- No stairs lead to {the it}.
- {The it} is reached without a stair.
casual
- No stairs at bedtime: there's {an it}.

## soaking tub
match: soaking tub, clawfoot tub, claw-foot tub, freestanding tub, garden tub, jetted tub, whirlpool tub, soaker tub, cast iron tub
not: hot, outdoor
luxury
- {The it} is for a long, unhurried bath.
- The last hour of the day is spent in {the it}.
family
- Run {the it} and let the day be over.
- Shut the door, fill {the it}, take your time.
modern
- Long days end in {the it}.
classic
- {The it} is for a long bath at the end of the day.
- {The it} eases a long day.
casual
- Long week? Get in {the it}.

## steam shower
match: steam shower, steam room
luxury
- The morning begins in {the it}.
family
- Warm up after a cold day in {the it}.
modern
- Cold morning? Turn on {the it}.
classic
- {The it} is for a cold morning.
casual
- Sore from the gym? Try {the it}.

## walk-in closet
match: walk-in closet, walk in closet, dressing room, custom closet
family
- Winter coats and summer shirts both fit: there's {an it}.
modern
- All four seasons hang in {the it}.
casual
- Winter coats can stay out all year: there's {an it}.

## heated floors
match: heated floors, heated floor, radiant floors, heated bathroom floor, heated tile floors
luxury
- {The it} take the cold out of a winter morning.
- Winter mornings are warm underfoot, on {the it}.
family
- Winter mornings start warm underfoot, on {the it}.
modern
- January starts warm underfoot, on {the it}.
classic
- {The it} take the chill from a winter morning.
casual
- Skip the slippers: there are {an it}.

## guest house
match: guest house, guest cottage, casita, in-law suite, in-law apartment, guest suite, guest quarters, carriage house, coach house, guest wing, guest apartment, adu, kitchen house
not: income, rental, rents
luxury
- {The it} gives guests a place of their own.
- Guests have a place of their own in {the it}.
family
- Guests get {the it}, and everyone gets some sleep.
- Company can stay the week in {the it}.
modern
- Guests get {the it}. You get your mornings back.
- Guests sleep in {the it}.
classic
- {The it} lets guests keep their own hours.
- Guests are at home in {the it}.
casual
- Company's coming? They've got {the it}.
- Guests get {the it} all to themselves.

## home gym
match: home gym, exercise room, fitness room, workout room
luxury
- Exercise is taken at home, in {the it}.
family
- A workout fits in before breakfast: there's {an it}.
modern
- No membership needed: {the it}.
classic
- {The it} is for exercise in any weather.
casual
- No drive, no membership: there's {an it}.

## sauna
match: sauna, infrared sauna, barrel sauna
luxury
- A winter day ends well in {the it}.
family
- Cold hands warm up in {the it}.
modern
- Dry heat after a cold day: {the it}.
classic
- {The it} takes the chill out of a winter day.
casual
- Sweat it out in {the it}.

## attic
match: walk-up attic, attic
not: fan, insulation, finished
luxury
- {The it} keeps the trunks and the keepsakes.
family
- Halloween and Christmas wait upstairs in {the it}.
modern
- Holiday boxes go up to {the it}.
classic
- {The it} holds trunks and winter things.
casual
- Christmas boxes? Up to {the it}.

## workshop
match: workshop, shop, woodshop, hobby shop
not: retail, coffee, body
luxury
- {The it} keeps the tools and the sawdust in one place.
family
- Bikes get fixed in {the it}, and nobody minds the mess.
modern
- Projects can stay out overnight in {the it}.
classic
- {The it} keeps the tools together and the sawdust out of the house.
casual
- Tools, paint, sawdust: keep it all in {the it}.

# LIGHT, CHARACTER

## wall of windows
match: wall of windows, walls of windows, wall of glass, walls of glass, floor-to-ceiling windows, picture window, picture windows, big arched windows, oversized windows
luxury
- {The it} leave the decorating to what is outside.
family
- {The it} let the daylight all the way in.
modern
- Less wall, more daylight: {the it}.
classic
- {The it} bring the day indoors.
casual
- You'll look outside more than at the TV: there are {an it}.

## skylights
match: skylights, skylight
luxury
- Daylight comes from overhead, through {the it}.
family
- Look up: sky in the daytime, stars at night, through {the it}.
modern
- Daylight comes from above, through {the it}.
classic
- {The it} bring daylight in from above.
casual
- Look up: there are {an it}.

## built-ins
match: built-in bookcases, built-in bookshelves, bookshelves, bookcases, built-in shelves, built-in shelving, built-ins
not: kitchen, garage
luxury
- {The it} are for those who keep what they read.
family
- The favorite stories stay on {the it}.
modern
- The books have {the it}.
classic
- {The it} are for those who keep what they read.
- {The it} give the books their place.
casual
- Finally, a home for everything you've read: {the it}.

## china cabinet
match: china cabinet, built-in china cabinet, built-in buffet, built-in hutch
luxury
- The good plates have their place in {the it}.
family
- The holiday plates are kept in {the it}.
modern
- Good plates, one place: {the it}.
classic
- {The it} is for the good plates.
casual
- The good plates have {the it}.

## wood floors
match: hardwood floors, wood floors, oak floors, maple floors, pine floors, fir floors, heart pine floors, wide plank floors, hardwood flooring, hickory floors, walnut floors
not: look, vinyl, laminate, tile, under, engineered

## high ceilings
match: high ceilings, vaulted ceilings, cathedral ceilings, tall ceilings, beamed ceilings, vaulted ceiling, cathedral ceiling, foot ceilings, -foot ceilings
not: fans
family
- {The it} make room for the tall tree in December.
casual
- Buy the tall tree in December: there are {an it}.

## exposed brick
match: exposed brick, exposed brick walls, brick walls, brick wall
luxury
- {The it} needs no picture hung on it.
modern
- {The it}. No paint required.
family
- {The it} never needs painting.
classic
- {The it} shows how the place was built.
casual
- Put your paint away: there's {an it}.

# SYSTEMS

## EV charger
match: EV charger, EV charging station, EV charging, car charger, level 2 charger, EV outlet, tesla charger
luxury
- The car charges overnight, thanks to {the it}.
family
- Plug in at night, leave full in the morning: there's {an it}.
modern
- The car fills up overnight at {the it}.
casual
- You'll drive past gas stations: there's {an it}.

## generator
match: generator, whole-house generator, whole-home generator, standby generator, full house generator, backup generator
luxury
- When the street goes dark, {the it} takes over.
family
- The lights stay on in a storm: there's {an it}.
modern
- Power out? {The it} starts.
classic
- When the power fails, {the it} does not.
casual
- Storm knocks out the street? You've got {the it}.

## solar
match: solar, solar panels, owned solar, owned solar panels, paid solar
not: leased, tube, water, screens, lease, hot
luxury
- {The it} makes power by day.
family
- The sun helps with the electric bill: there's {it}.
modern
- {The it} makes power while the sun shines.
classic
- {The it} makes power by day.
casual
- The sun helps with the electric bill: there's {it}.

## tankless water heater
match: tankless water heater, tankless hot water heater, on-demand water heater
luxury
- {The it} starts when a tap is opened.
family
- The last shower is as hot as the first: there's {an it}.
modern
- No tank to run out: {the it}.
classic
- {The it} runs only while a tap is open.
casual
- Last one up still gets a hot shower, thanks to {the it}.

# THE BUILDING

## shared pool
of: building
match: pool, rooftop pool, heated pool, swimming pool, pools, indoor pool, outdoor pool, community pool, neighborhood pool
luxury
- Residents share {the it} and its upkeep.
family
- Grab a towel and head for {the it}.
modern
- You swim. Somebody else cleans {the it}.
classic
- Residents share {the it} and its upkeep.
casual
- You swim in {the it}; somebody else cleans it.

## shared gym
of: building
match: gym, fitness center, fitness room, club-level gym
luxury
- Exercise is close at hand, in {the it}.
family
- A workout is close to home, in {the it}.
modern
- No commute to {the it}.
classic
- {The it} takes the place of a membership elsewhere.
casual
- No membership to buy: there's {an it}.

## doorman
of: building
match: doorman, concierge, front desk, lobby attendant, 24-hour doorman, 24-hour concierge
not: part-time
luxury
- {The it} takes in the parcels and announces the callers.
family
- Packages are waiting with {the it} when you get home.
modern
- Packages are left with {the it}.
classic
- {The it} receives callers and parcels.
casual
- No more "sorry we missed you" slips: there's {an it}.

## shared roof deck
of: building
match: roof deck, rooftop deck, rooftop terrace, roof terrace, roofdeck, rooftop lounge
luxury
- In the evening one goes up to {the it}.
family
- On warm nights, take supper up to {the it}.
modern
- After work, go up to {the it}.
classic
- {The it} is for summer evenings above the street.
casual
- Take your drink up to {the it}.

## shared courtyard
of: building
match: courtyard, garden courtyard, landscaped courtyard, garden
luxury
- {The it} is for an hour outdoors, close to home.
family
- Read outside without leaving home, in {the it}.
modern
- Fresh air is downstairs, in {the it}.
classic
- {The it} is for reading in the open air.
casual
- Take a book down to {the it}.

## bike room
of: building
match: bike room, bike storage, bicycle storage, bicycle room
luxury
- {The it} keeps bicycles out of the foyer.
family
- Bikes go in {the it}, not the hallway.
modern
- Bikes get {the it}. Hallway stays a hallway.
classic
- Bicycles are kept in {the it}.
casual
- The bike lives in {the it}, not on your wall.

# SCENES

## scene: cook, serve, store
roles: [kitchen = kitchen]; range = range; top = island | counters; store = pantry
luxury
- [In {the kitchen}, dinner|Dinner] is cooked on {the range} and served from {the top}, with {the store} in reserve.
- [In {the kitchen}, {the range}|{The range}] does the cooking, {the top} the serving, and {the store} the storing.
family
- [In {the kitchen}, cook|Cook] on {the range}, chop on {the top}, and keep the rest in {the store}.
modern
- [{The kitchen} is simple: cook|Cook] on {the range}, serve from {the top}, store in {the store}.
classic
- [In {the kitchen}, dinner|Dinner] is cooked on {the range} and served from {the top}; {the store} holds the rest.
- [In {the kitchen}, {the range}|{The range}] is for cooking, {the top} for serving, and {the store} for storage.
casual
- [In {the kitchen}, you|You] cook on {the range}, serve on {the top}, and hide the rest in {the store}.

## scene: cooked and served
roles: [kitchen = kitchen]; range = range; top = counters
luxury
- [In {the kitchen}, dinner|Dinner] is cooked on {the range} and served on {top material}.
- [In {the kitchen}, dinner|Dinner] is cooked on {the range} and served on {the top}.
family
- [In {the kitchen}, cook|Cook] on {the range}, chop on {the top}, and call everyone in.
- [In {the kitchen}, supper|Supper] is cooked on {the range} and served on {top material}.
modern
- [{The kitchen} keeps it short: cook|Cook] on {the range}, serve on {top material}.
classic
- [In {the kitchen}, dinner|Dinner] is cooked on {the range} and served on {top material}.
- [In {the kitchen}, the|The] cooking is done on {the range}, and the cutting on {the top}.
casual
- [In {the kitchen}, you|You] cook on {the range} and chop on {top material}.
- [In {the kitchen}, you|You] cook on {the range} and chop on {the top}.

## scene: range and island
roles: [kitchen = kitchen]; range = range | double ovens; island = island
luxury
- [In {the kitchen}, dinner|Dinner] belongs to {the range}, and the conversation to {the island}.
- [In {the kitchen}, the|The] cook has {the range}; the company has {the island}.
family
- [In {the kitchen}, dinner|Dinner] belongs to {the range} and everyone else belongs to {the island}.
modern
- [In {the kitchen}, the|The] cook gets {the range}. Everyone else gets {the island}.
classic
- [In {the kitchen}, {the range}|{The range}] is for the cooking, and {the island} for the serving.
casual
- [In {the kitchen}, you've|You've] got {the range}, and everybody else has {the island}.

## scene: island and pantry
roles: [kitchen = kitchen]; island = island | counters; store = pantry
luxury
- [In {the kitchen}, the|The] work is done at {the island}, and the rest waits in {the store}.
- [In {the kitchen}, {the store}|{The store}] keeps the food, and {the island} stays clear.
family
- [In {the kitchen}, the|The] food goes in {the store} and stays off {the island}.
modern
- [In {the kitchen}, the|The] food goes in {the store}. {The island} stays clear.
classic
- [In {the kitchen}, the|The] food is kept in {the store}, and {the island} is kept for the work.
casual
- [In {the kitchen}, the|The] food hides in {the store}, and {the island} stays clear.

## scene: range and pantry
roles: [kitchen = kitchen]; range = range; store = pantry
luxury
- [In {the kitchen}, dinner|Dinner] begins in {the store} and ends on {the range}.
family
- [In {the kitchen}, dinner|Dinner] starts in {the store} and ends on {the range}.
modern
- [In {the kitchen}: food|Food] in {the store}, dinner on {the range}.
classic
- [In {the kitchen}, dinner|Dinner] begins in {the store} and is finished on {the range}.
casual
- [In {the kitchen}, dinner|Dinner] starts in {the store} and ends up on {the range}.

## scene: cook inside, eat outside
roles: range = range | island; out = patio | covered patio | screened porch | balcony | roof deck | courtyard
luxury
- Dinner comes from {the range} and, in good weather, is carried out to {the out}.
- Dinner is made at {the range} and, in good weather, served {out where}.
family
- Make supper at {the range} and carry it out to {the out}.
modern
- Cook at {the range}. Eat {out where}.
classic
- Dinner is made at {the range} and, in fair weather, eaten {out where}.
casual
- You cook at {the range}, then everyone takes a plate out to {the out}.

## scene: warm evenings, cool ones
roles: porch = screened porch | covered patio | patio | balcony | front porch | wraparound porch | roof deck | courtyard; fire = fire pit
luxury
- {The porch} is for warm evenings, and {the fire} for cool ones.
- Between {the porch} and {the fire}, the evening stays outdoors.
- The evening begins {porch where} and ends by {the fire}.
family
- Warm evenings go to {the porch}. Cool ones go to {the fire}.
- Supper {porch where}, marshmallows at {the fire}.
modern
- Warm nights go to {the porch}, cool ones to {the fire}.
classic
- Warm evenings are for {the porch}, and cool ones for {the fire}.
- Supper is served {porch where}, and the evening ends by {the fire}.
casual
- You'll start the evening {porch where} and finish it at {the fire}.
- Warm night, {the porch}. Cold night, {the fire}.

## scene: grill and table
roles: grill = outdoor kitchen; table = covered patio | patio | screened porch | roof deck | courtyard | balcony
luxury
- In summer the cook has {the grill} and the company has {the table}.
- Summer dinners are cooked at {the grill} and served {table where}.
family
- Cook at {the grill} and eat {table where} all summer.
modern
- Cook at {the grill}, eat {table where}.
classic
- In summer, dinner is cooked at {the grill} and eaten {table where}.
casual
- You cook at {the grill}, and everyone eats {table where}.

## scene: swim, then eat
roles: pool = pool; grill = outdoor kitchen | covered patio | patio | screened porch
luxury
- Summer days are divided between {the pool} and {the grill}.
- One swims in {the pool} and lunches {grill where}.
family
- Swim until you're hungry: {the pool} first, {the grill} after.
modern
- Summer moves between {the pool} and {the grill}.
classic
- Summer afternoons are spent in {the pool}, and the evenings {grill where}.
casual
- {The pool} first, then {the grill}.
- Half the summer's in {the pool}, the other half's {grill where}.

## scene: swim, then fire
roles: pool = pool; fire = fire pit | hot tub
luxury
- The afternoon is for {the pool}; the evening, for {the fire}.
family
- Hot days go to {the pool}, and cool nights to {the fire}.
modern
- Days go to {the pool}, nights to {the fire}.
classic
- By day there is {the pool}, and after dark {the fire}.
casual
- {The pool} by day, {the fire} by night.

## scene: deck and hot tub
roles: deck = patio | covered patio | screened porch | roof deck; tub = hot tub | sauna
luxury
- Dinner is served on {the deck}, and the evening ends in {the tub}.
family
- Supper on {the deck}, then a while in {the tub}.
modern
- Eat on {the deck}. Unwind in {the tub}.
classic
- Dinner is on {the deck}, with {the tub} afterward.
casual
- Dinner's on {the deck}, and you're in {the tub} by nine.

## scene: porch in front, deck behind
roles: front = front porch | wraparound porch; back = patio | covered patio | screened porch
luxury
- Mornings are for {the front}, evenings for {the back}.
family
- Coffee on {the front}, supper on {the back}.
modern
- Coffee on {the front}, dinner on {the back}.
classic
- Coffee is taken on {the front}, and supper on {the back}.
casual
- Coffee's on {the front}, and burgers are on {the back}.

## scene: yard and patio
roles: patio = patio | covered patio | screened porch; yard = fenced yard
luxury
- {The yard} is for the afternoon, and {the patio} for the evening.
family
- Run in {the yard}, rest on {the patio}.
classic
- {The patio} is for meals, and {the yard} for play.
casual
- You get {the patio}; the dog gets {the yard}.

## scene: garden and table
roles: bed = raised beds; table = patio | covered patio | screened porch | courtyard | balcony
luxury
- Lunch is picked from {the bed} and eaten {table where}.
family
- Pick lunch from {the bed}, eat it {table where}.
modern
- Pick from {the bed}. Eat {table where}.
classic
- Lunch is picked from {the bed} and served {table where}.
casual
- Lunch comes from {the bed} and gets eaten {table where}.

## scene: garden and trees
roles: bed = raised beds; trees = fruit trees
luxury
- Vegetables come from {the bed}, and fruit from {the trees}.
family
- Pick salad from {the bed} and dessert from {the trees}.
modern
- Salad comes from {the bed}, dessert from {the trees}.
classic
- {The bed} supply the salad, and {the trees} the dessert.
casual
- Salad's from {the bed}, and dessert's from {the trees}.

## scene: boat and porch
roles: dock = dock; porch = patio | covered patio | screened porch | wraparound porch | fire pit
luxury
- The day begins at {the dock} and ends {porch where}.
family
- Mornings start at {the dock}, and evenings end {porch where}.
modern
- Boat at {the dock}. Dinner {porch where}.
classic
- Mornings are for {the dock}, and evenings for {the porch}.
casual
- Days start at {the dock} and end {porch where}.

## scene: fire and books
roles: fire = gas fireplace | wood-burning fireplace | fireplace; books = built-ins | library
luxury
- The long evenings are kept for {the fire} and {the books}.
- Winter evenings want little more than {the fire} and {the books}.
family
- Cold night plan: {the fire} and {the books}.
modern
- Winter evenings: {the fire}, {the books}.
classic
- Winter evenings are for {the fire} and {the books}.
casual
- You'll spend winter evenings with {the fire} and {the books}.

## scene: fire in winter, porch in summer
roles: fire = gas fireplace | wood-burning fireplace | fireplace; porch = screened porch | covered patio | patio | balcony | front porch | wraparound porch | roof deck | courtyard | pool | sunroom
luxury
- {The fire} is for winter evenings, and {the porch} for summer ones.
- {The fire} sees to January; {the porch} sees to July.
family
- Winter happens by {the fire} and summer {porch where}.
- Cold nights, find a spot by {the fire}. Warm ones, head for {the porch}.
modern
- Winter gets {the fire}. Summer gets {the porch}.
classic
- The cold months are spent by {the fire}, and the warm ones {porch where}.
- {The fire} is for winter, and {the porch} for the rest of the year.
casual
- Cold nights are for {the fire}, and warm ones are for {the porch}.
- You've got {the fire} for January and {the porch} for July.

## scene: fire and floors
roles: fire = gas fireplace | wood-burning fireplace | fireplace; floors = wood floors
luxury
- There are {a floors} underfoot and {a fire} for the evening.
family
- Sock feet on {the floors}, {the fire} lit: that's a winter evening.
modern
- {A floors} underfoot, {a fire} at night.
casual
- {The floors} for sliding in socks, {the fire} for thawing out.

## scene: work and play
roles: work = office | library; play = finished basement | game room | media room | loft
luxury
- The day is spent in {the work}, and the evening in {the play}.
- Work has {the work}, and leisure has {the play}.
family
- Work stays in {the work}; everything loud goes to {the play}.
modern
- Work stays in {the work}. Everything else goes to {the play}.
classic
- {The work} is for work, and {the play} for what comes after it.
casual
- You work in {the work} and goof off in {the play}.

## scene: work and sun
roles: work = office; rest = sunroom | balcony | patio | screened porch | covered patio
luxury
- Work is done in {the work}, and put aside {rest where}.
family
- Shut {the work} when the day's done and head for {the rest}.
modern
- Calls in {the work}. Coffee {rest where}.
classic
- Work is done in {the work}, and the day ends {rest where}.
casual
- Work in {the work}; coffee breaks {rest where}.

## scene: guests and the host
roles: guests = guest house; own = primary suite on main | soaking tub
luxury
- Guests have {the guests}; the owners have {the own}.
family
- Guests get {the guests}, and you get {the own}.
modern
- Guests get {the guests}. You get {the own}.
classic
- Guests have {the guests}, and the hosts keep {the own}.
casual
- Guests get {the guests}, and you keep {the own}.

## scene: guests and the party
roles: guests = guest house; out = pool | outdoor kitchen | covered patio | patio | fire pit
luxury
- Guests come for {the out} and are put up in {the guests}.
family
- Friends come for {the out} and can stay in {the guests}.
modern
- They come for {the out}. They stay in {the guests}.
classic
- Guests come for {the out} and stay in {the guests}.
casual
- They come over for {the out} and end up staying in {the guests}.

## scene: boots and baskets
roles: mud = mudroom; wash = laundry | in-unit laundry
luxury
- Boots are left in {the mud}, and the wash goes to {the wash}.
family
- Boots come off in {the mud}, and muddy jeans go straight to {the wash}.
modern
- Boots off in {the mud}. Jeans to {the wash}.
classic
- Boots are left in {the mud}, and the wash is taken to {the wash}.
casual
- Drop the boots in {the mud} and the jeans in {the wash}.

## scene: bath and closet
roles: bath = soaking tub | steam shower; closet = walk-in closet
luxury
- The day begins in {the closet} and ends in {the bath}.
family
- Mornings start in {the closet}; long days end in {the bath}.
modern
- Dress in {the closet}. Decompress in {the bath}.
classic
- {The closet} is for the morning, and {the bath} for the evening.
casual
- Get dressed in {the closet}; wind down in {the bath}.

## scene: suite and bath
roles: suite = primary suite on main; bath = soaking tub | steam shower
luxury
- The day ends with {the bath} and {the suite}.
family
- End the day in {the bath}, then {the suite}.
modern
- First {the bath}, then {the suite}. No stairs to bed.
classic
- The day closes with {the bath} and {the suite}.
casual
- {The bath} first, then {the suite}.

## scene: game and bar
roles: game = finished basement | game room | media room; bar = wet bar
luxury
- The evening is spent in {the game}, with a drink from {the bar}.
- Evenings move between {the game} and {the bar}.
family
- The fun's in {the game}, and the drinks are at {the bar}.
modern
- Play in {the game}. Pour at {the bar}.
classic
- Evenings are spent in {the game}, and drinks are poured at {the bar}.
casual
- The game's in {the game}; the drinks are at {the bar}.

## scene: two rooms to play in
roles: game = game room | finished basement; film = media room
luxury
- Games have {the game}, and films have {the film}.
family
- Games go to {the game} and movies to {the film}.
modern
- Play in {the game}. Watch in {the film}.
classic
- {The game} is for games, and {the film} for films.
casual
- Games in {the game}, movies in {the film}, no fighting over the TV.

## scene: gym and sauna
roles: gym = home gym; heat = sauna | steam shower | hot tub
luxury
- Exercise is taken in {the gym}, and rest in {the heat}.
family
- Work out in {the gym}, then unwind in {the heat}.
modern
- Train in {the gym}. Recover in {the heat}.
classic
- One trains in {the gym} and recovers in {the heat}.
casual
- Work out in {the gym}, then take it easy in {the heat}.

## scene: up and down
roles: up = attic; down = full basement
luxury
- Trunks go up to {the up}; the rest goes down to {the down}.
family
- Christmas goes up to {the up}, and bikes go down to {the down}.
modern
- Boxes up to {the up}. Bikes down to {the down}.
classic
- {The up} takes the trunks, and {the down} everything else.
casual
- Holiday boxes up in {the up}, everything else down in {the down}.

## scene: brick and wood
roles: brick = exposed brick; floors = wood floors
luxury
- {The brick} and {the floors} do the decorating.
family
- With {the brick} and {the floors}, the decorating is half done.
modern
- {The brick} and {the floors}: no paint, no carpet.
classic
- {The brick} and {the floors} show how the place was built.
casual
- {The brick} and {the floors} did the decorating for you.

## scene: height and fire
roles: fire = gas fireplace | wood-burning fireplace | fireplace; height = high ceilings
luxury
- {The height} open up the rooms, and {the fire} warms them.
family
- Look up at {the height}, then settle in by {the fire}.
modern
- Look up at {the height}, then warm up by {the fire}.
classic
- {The height} give the rooms air, and {the fire} gives them warmth.
casual
- Look up at {the height}, then sit down by {the fire}.

## scene: glass and height
roles: glass = wall of windows | skylights; height = high ceilings
luxury
- {The height} lift the rooms, and {the glass} open them to the day.
family
- With {the height} and {the glass}, the day comes all the way in.
modern
- With {the height} and {the glass}, lamps can wait till dark.
classic
- {The height} lift the rooms, and {the glass} fill them with daylight.
casual
- With {the height} and {the glass}, you'll forget the lamps till dark.

## scene: sun and storm
roles: sun = solar; storm = generator
luxury
- On fair days power comes from {the sun}, and in a storm from {the storm}.
family
- Clear days run on {the sun}; stormy nights have {the storm}.
modern
- Clear days run on {the sun}. Stormy nights have {the storm}.
classic
- In fair weather there is {the sun}, and in foul weather {the storm}.
casual
- Clear days run on {the sun}; stormy nights have {the storm}.

## scene: sun and car
roles: sun = solar; car = EV charger
luxury
- {The sun} makes the power and {the car} puts it in the car.
family
- {The sun} makes the power, and {the car} puts it in the car.
modern
- {The sun} makes the power. {The car} puts it in the car.
classic
- Power comes from {the sun} and reaches the car through {the car}.
casual
- {The sun} for the house, {the car} for the car, no gas station.

## scene: breakfast and dinner
roles: nook = breakfast nook; room = dining room | patio | covered patio | screened porch
luxury
- Breakfast is served in {the nook}, and dinner {room where}.
family
- Pancakes in {the nook}, supper {room where}.
modern
- Toast in {the nook}. Dinner {room where}.
classic
- Breakfast has {the nook}, and dinner has {the room}.
casual
- Cereal in {the nook}, dinner {room where}.

## scene: the building carries the rest
roles: desk = doorman; pool = shared pool; gym = shared gym
luxury
- The building supplies what one would otherwise have to build: {a pool}, {a gym}, {a desk}.
family
- Swim in {the pool}, stretch in {the gym}, and pick up your packages from {the desk}.
modern
- The building does the rest: {a desk}, {a gym}, {a pool}.
classic
- The building keeps {a desk}, {a gym}, and {a pool} for its residents.
casual
- The building handles the rest: packages with {the desk}, laps in {the pool}, and weights in {the gym}.

## scene: swim and train
roles: pool = shared pool; gym = shared gym
luxury
- Residents share {the pool}, {the gym}, and their upkeep.
family
- Laps in {the pool}, weights in {the gym}, and no drive to either.
modern
- Laps in {the pool}. Weights in {the gym}. No drive.
classic
- Residents have {the pool} and {the gym} close at hand.
casual
- You get {the pool} and {the gym}; somebody else gets the mop.

## scene: up on the building's roof
roles: roof = shared roof deck | shared courtyard; gym = shared gym | shared pool
luxury
- {The gym} is for the morning, and {the roof} for the evening.
family
- Mornings go to {the gym}, and warm evenings to {the roof}.
modern
- Before work, {the gym}. After, {the roof}.
classic
- Mornings are for {the gym}, and evenings for {the roof}.
casual
- {The gym} first, then {the roof}.

## scene: desk and bikes
roles: desk = doorman; bikes = bike room
luxury
- {The desk} looks after the parcels, and {the bikes} after the bicycles.
family
- Packages wait with {the desk}, and bikes wait in {the bikes}.
modern
- Packages go to {the desk}. Bikes go to {the bikes}.
classic
- Parcels are left with {the desk}, and bicycles in {the bikes}.
casual
- Packages go to {the desk}, bikes go to {the bikes}, and your hallway stays a hallway.
`
