// Lines as data; the notation is explained in ../README.md.
export const purposes = `
# What things are for

One entry for each use, whatever the thing was called and wherever it was typed. A line is true of any such thing by definition, names no other thing, and says what is done there.

# OUTDOORS

## screened porch
match: screened porch, screened deck, screen porch, screened patio, screened lanai, screened room
luxury
- Rain does not end the evening on {the it}.
- On {the it} one has the night air without the insects.
- Supper may be served on {the it}, with the mosquitoes left outside.
family
- Supper can stay out late on {the it}, and the mosquitoes can't come in.
- Let it rain: supper's on {the it}.
- Leave the bug spray in the cupboard and take the plates out to {the it}.
modern
- Bugs stay out of {the it}. You don't have to.
- Air in, bugs out: {the it}.
- {The it}: outdoors, minus the mosquitoes.
- Rain or mosquitoes, dinner stays on {the it}.
classic
- {The it} is open to the air and closed to the rain.
- Summer evenings are spent on {the it}, out of reach of the mosquitoes.
- Supper is carried out to {the it}, whatever the insects intend.
casual
- The mosquitoes can watch from outside {the it}.
- Let it rain: supper's on {the it}.
- Stay out as late as you like: {the it} keeps the bugs off.
luxury lead
- Warm evenings are spent on {the it} of this {city} {type}, with the insects left outside.
- At this {city} {type}, summer supper moves to {the it}.
family lead
- Start on {the it}: at this {city} {type}, supper stays out and the mosquitoes don't.
- Warm nights belong to {the it} at this {type} in {city}.
modern lead
- Air in, bugs out: this {city} {type} has {an it}.
- Dinner outdoors, minus the mosquitoes: {an it}, in {city}.
classic lead
- In fair weather, life at this {city} {type} moves to {the it}.
- Summer evenings at this {type} in {city} are spent on {the it}.
casual lead
- Bug spray is optional here: this {city} {type} has {an it}.
- You'll eat out here all summer: this {city} {type} has {an it}.

## covered patio
match: covered patio, covered porch, covered deck, covered terrace, covered lanai, covered veranda, veranda, piazza, portal, loggia, covered outdoor living
luxury
- Dinner is served outdoors on {the it}, whatever the sky intends.
- {The it} keeps its shade at noon and stays dry in the rain.
- A passing shower does not clear {the it}.
- Lunch is taken out of the sun, on {the it}.
family
- Rain on the roof, plates on the table: {the it} keeps supper dry.
- Dinner outside doesn't wait for the forecast when there's {an it}.
- Sit out the rain, or the noon sun, on {the it}.
modern
- Dinner moves out to {the it} and the forecast doesn't matter.
- {The it}: outdoors with a roof on.
- Rain? Dinner stays out, on {the it}.
- Grill in July, sit out in the rain: {the it} does both.
classic
- {The it} gives shade at noon and shelter in a shower.
- Meals are taken outdoors on {the it}, in sun or in rain.
casual
- Sun or rain, you're fine on {the it}.
- Dinner outside doesn't need a weather report: there's {an it}.
- Let it pour. {The it} has a roof.
luxury lead
- Dinner outdoors needs no forecast at this {city} {type}, which has {an it}.
family lead
- Rain won't cancel supper outside: this {city} {type} has {an it}.
modern lead
- Outdoors, with a roof on: {the it} of this {city} {type}.
classic lead
- In sun or in rain, one may dine outdoors at this {city} {type}, on {the it}.
casual lead
- Let it rain. This {city} {type} has {an it}.

## front porch
match: front porch, rocking chair porch, porch
luxury
- Callers are received on {the it}.
- The evening may be watched from {the it}.
family
- Wave to the street from {the it}.
- Coffee goes out to {the it} in the morning and comes back in when it's gone.
- Say hello from {the it}; say goodnight from it, too.
modern
- Coffee goes out to {the it} first.
- Coffee, phone, {the it}. Mornings, done.
classic
- {The it} is for the first cup of the morning and the last talk of the evening.
- One sits out on {the it} and lets the street go by.
casual
- {The it} is for coffee at seven and whatever you're having at nine.
- You'll know the mail carrier by name: there's {an it}.
luxury lead
- The day begins on {the it} of this {city} {type}.
family lead
- Start on {the it}. This {city} {type} goes on from there.
- Coffee first, on {the it} of this {city} {type}.
modern lead
- Start on {the it}. The rest of this {city} {type} can wait a coffee.
classic lead
- This {city} {type} makes its introductions on {the it}.
casual lead
- Bring your coffee out: this {city} {type} has {an it}.
- First stop at this {city} {type}: {the it}.

## wraparound porch
match: wraparound porch, wrap-around porch, wrap around porch, wraparound deck, wraparound veranda
luxury
- {The it} turns the corner, so there is always another side to sit on.
family
- Pick a side of {the it} and pull up a chair.
- {The it} has more than one side, so nobody has to share.
modern
- {The it}. Too windy? Turn the corner.
classic
- {The it} goes round the corner, and one may follow the shade.
casual
- Chase the shade around {the it}.
- {The it} has more than one side, so call yours.
luxury lead
- At this {city} {type} one chooses a side of {the it} and stays until dark.
family lead
- Start on {the it} of this {city} {type}, and pick a side.
modern lead
- Pick a side. {The it} of this {city} {type} has more than one.
classic lead
- {The it} of this {city} {type} turns the corner, and one may follow the shade.
casual lead
- Call your side of {the it} now: this {city} {type} has more than one.

## patio
match: patio, deck, terrace, paver patio, backyard deck
not: covered, screened, rights, parking, pool deck, front, enclosed, pergola
luxury
- In good weather, dinner is carried out to {the it}.
- {The it} is for the long end of a summer dinner.
- Dinner ends on {the it}, whenever the evening does.
family
- Carry supper out to {the it} and let the dishes wait.
- Warm evenings go to {the it}.
- Breakfast tastes better out on {the it}.
modern
- Summer happens on {the it}.
- Good weather goes to {the it}.
- Dinner in. Dessert out, on {the it}.
- {The it} gets the good evenings.
classic
- In fair weather the meals are carried out to {the it}.
- {The it} is the summer dining room.
- Summer evenings are kept for {the it}.
casual
- You cook inside, you eat on {the it}. That's summer.
- Burgers happen on {the it}.
- Eat on {the it} and you're halfway to summer.
luxury lead
- Dinner in summer is carried out to {the it} of this {city} {type}.
- Evenings at this {type} in {city} end outdoors, on {the it}.
family lead
- Supper moves outside at this {city} {type}: there's {an it} for it.
- Warm evenings go to {the it} at this {type} in {city}.
modern lead
- Good weather has somewhere to go at this {city} {type}: {the it}.
- Dessert goes outside at this {type} in {city}, to {the it}.
classic lead
- From spring to fall, this {city} {type} dines on {the it}.
- The summer dining room of this {type} in {city} is {the it}.
casual lead
- Burgers first: this {city} {type} has {an it}.
- You'll spend the summer on {the it} of this {city} {type}.

## balcony
match: balcony, lanai
not: juliet, juliette, screened, covered
luxury
- Coffee is taken in the open air, on {the it}.
- {The it} is for the last half hour of the day.
family
- Take your coffee out to {the it} and see what the day is doing.
- Step out on {the it} before breakfast and see what the weather means to do.
modern
- {The it} is for when glass isn't enough.
- Fresh air, two steps away: {the it}.
classic
- The morning paper may be read outdoors, on {the it}.
- A chair and a cup find their place on {the it}.
casual
- Coffee outside in your slippers? That's {the it}.
- You can be outside without going out: there's {an it}.
luxury lead
- Mornings at this {city} {type} begin in the open air, on {the it}.
family lead
- Coffee goes outside at this {city} {type}: there's {an it} for it.
modern lead
- Step outside without going out: {the it} of this {city} {type}.
classic lead
- The day may begin outdoors at this {city} {type}, on {the it}.
casual lead
- Slippers are fine outdoors here: this {city} {type} has {an it}.

## roof deck
match: roof deck, rooftop deck, rooftop terrace, roof terrace, rooftop, rooftop patio
luxury
- Evenings are taken upstairs, to {the it}.
- After dinner one goes up to {the it}.
family
- Afterward, go up. Dessert travels, even to {the it}.
- Take supper up to {the it} and stay for the lights.
modern
- Dinner goes up. {The it} takes it from there.
- Top floor, no ceiling: {the it}.
classic
- After dinner the company goes up to {the it}.
- {The it} is a room with the sky for a ceiling.
casual
- Drinks go upstairs: there's {an it}.
- When it's warm, everyone ends up on {the it}.
luxury lead
- At this {city} {type}, the evening is taken upstairs, to {the it}.
family lead
- Go all the way up: this {city} {type} has {an it}.
modern lead
- Start at the top. This {city} {type} has {an it}.
classic lead
- This {city} {type} keeps its best room for last: {the it}.
casual lead
- Head for the roof first: this {city} {type} has {an it}.

## courtyard
match: courtyard, walled courtyard
luxury
- {The it} is a room with the sky for a ceiling.
- Lunch is laid in {the it}.
family
- Carry lunch out to {the it}.
- {The it} is outdoors with walls around it, which makes it easy to stay.
modern
- {The it}: one more room, no ceiling.
- Outside, with walls: {the it}.
classic
- {The it} is one room more, with the sky over it.
- In fair weather lunch is laid in {the it}.
casual
- Take lunch to {the it}.
- {The it} is a room they forgot to put a roof on, and you won't mind.
luxury lead
- The first room of this {city} {type} has no ceiling: it is {the it}.
family lead
- Lunch goes outside at this {city} {type}, to {the it}.
modern lead
- One room here has no ceiling: {the it} of this {city} {type}.
classic lead
- In fair weather, lunch at this {city} {type} is laid in {the it}.
casual lead
- Lunch is in {the it} today, and at this {city} {type}, most days.

## pool
match: pool, swimming pool, lap pool, pool and spa, pool and hot tub
not: reflecting, indoor, koi, stock tank, table
luxury
- One swims before breakfast, in {the it}.
- Summer afternoons are given to {the it}.
- Hot days end in {the it}.
family
- Cannonballs go in {the it}.
- Ninety degrees and nowhere to be: that's what {the it} is for.
- On a hot Saturday, nobody leaves {the it}.
modern
- Summer happens in {the it}.
- Heat wave? {The it}.
- Swim first. Answer later. {The it} is right out back.
- Laps before work, in {the it}.
classic
- The warm months are spent in and around {the it}.
- A swim before breakfast is taken in {the it}.
- {The it} settles what to do on a hot afternoon.
casual
- Ninety degrees out? You're in {the it}.
- Cannonballs are allowed. There's {an it}.
- July's covered: there's {an it}.
luxury lead
- Summer at this {city} {type} is spent in {the it}.
- The day at this {type} in {city} begins with a swim in {the it}.
family lead
- Towels by the door: this {city} {type} has {an it}.
- Hot days end in {the it} at this {city} {type}.
modern lead
- Swim first. This {city} {type} has {an it}.
- Summer's sorted at this {type} in {city}: {the it}.
classic lead
- The warm months at this {city} {type} are spent by {the it}.
casual lead
- Bring a towel: this {city} {type} has {an it}.
- Cannonballs first. This {type} in {city} has {an it}.

## hot tub
match: hot tub, spa, jacuzzi, plunge pool, cowboy tub, swim spa
not: pool and, bath
luxury
- The last half hour of the day is spent in {the it}.
- Cold nights improve from within {the it}.
family
- Sore shoulders go in {the it}.
- A while in {the it} and the day lets go.
modern
- Cold nights get better in {the it}.
- Cold night, hot water: {the it}.
- Long day in. Shoulders out. {The it}.
classic
- A cold evening is best met from {the it}.
- At the close of day there is {an it}, and there is no hurry.
casual
- Sore from something? Get in {the it}.
- Snow's fine when you're in {the it}.

## fire pit
match: fire pit, firepit, fire table, outdoor fireplace, fire feature
luxury
- The evening ends outdoors, at {the it}.
- Conversation moves out to {the it} when the air cools.
- {The it} holds the company after dark.
family
- Marshmallows are toasted at {the it}.
- When the air cools, everyone moves to {the it} and nobody goes in.
modern
- Cool nights go to {the it}.
- Cool night? Light {the it}.
- Sun down, sweaters on, {the it} lit.
classic
- When the evenings cool, the company draws up to {the it}.
- {The it} keeps the company outdoors after dark.
casual
- Bring the marshmallows: there's {an it}.
- Stay out late. {The it} has you covered.

## outdoor kitchen
match: outdoor kitchen, summer kitchen, built-in grill, built-in barbecue, outdoor grill, grill island, built-in bbq, gas grill
luxury
- Summer dinners are made outdoors, at {the it}.
- Dinner is cooked outdoors, at {the it}, and the house stays cool.
family
- The cook doesn't miss the party: {the it} is outside with everyone else.
- Burgers come off {the it} and nobody carries a tray through the door.
modern
- The cook stays outside, at {the it}.
- Dinner happens outside: {the it}.
- Cook out, eat out: {the it}.
classic
- In summer the cooking is done outdoors, at {the it}.
- {The it} lets the cook keep the company.
casual
- You're the one at {the it}, so you pick the music.
- Dinner's outside. So is {the it}.

## garden
match: garden, gardens, rose garden, vegetable garden, perennial garden, perennial beds
not: tub, unit, apartment, window, level, home, space
luxury
- One walks out to {the it} with the morning coffee.
- The last of the light is spent in {the it}.
family
- Coffee tastes better on a slow lap of {the it}.
- Take the scissors out to {the it} and bring something in for the table.
modern
- Screens stay inside. {The it} doesn't need them.
- Fresh air, close by: {the it}.
- Screens off. {The it}.
classic
- An hour in {the it} is an hour well spent.
- Flowers for the table come from {the it}.
casual
- Got a green thumb? There's {an it}.
- You'll find an excuse to be out in {the it}.

## raised beds
match: raised beds, raised garden beds, garden beds, vegetable beds, planter boxes
luxury
- Herbs are cut from {the it} as they are wanted.
- Salad comes from {the it}, an hour before it is served.
family
- Pick the salad from {the it} while the water boils.
- Tomatoes go in {the it} in May and come back in by the armful.
modern
- Salad starts in {the it}.
- Salad, homegrown: {the it}.
classic
- Lettuce and herbs are grown in {the it} and eaten the same day.
casual
- Tomatoes? Go ahead: there are {an it}.
- You can skip the produce aisle all summer, thanks to {the it}.

## fruit trees
match: fruit trees, citrus trees, apple trees, orchard, peach trees, lemon trees, avocado trees, pear trees
luxury
- Fruit is picked at home, from {the it}.
family
- Pick breakfast from {the it}.
- In season, dessert grows on {the it}.
modern
- Fruit, picked not bought: {the it}.
classic
- In season, dessert is picked from {the it}.
casual
- {The it} handle dessert, in season.

## fenced yard
match: fenced yard, fenced backyard, fenced back yard, fenced rear yard, fenced in yard
family
- Open the back door and let everyone out: there's {an it}.
- A ball kicked too hard stays in {the it}.
modern
- The back door stays open onto {the it}.
- Gate shut, door open: {the it}.
classic
- The gate may be shut and the back door left open, with {an it}.
casual
- The dog will approve: there's {an it}.
- Leash optional in {the it}.

## outdoor shower
match: outdoor shower
luxury
- Sand and salt are left at {the it}.
family
- Sandy feet stop at {the it}.
modern
- Sand stays out: {the it}.
classic
- {The it} keeps the sand of summer out of the house.
casual
- Rinse off outside. There's {an it}.

## dock
match: dock, pier, boat dock, private dock, boat slip, deepwater dock
not: doors, high, loading
luxury
- The boat waits at {the it}.
- A morning on the water starts at {the it}.
family
- Life jackets on: the boat leaves from {the it}.
- Sit on the end of {the it} and count the fish that got away.
modern
- Coffee, then the boat: {the it}.
- The commute worth having starts at {the it}.
classic
- One goes down to {the it} with a rod, or with nothing at all.
- {The it} is where the day begins and ends in summer.
casual
- Park the boat at {the it}.
- Cast off from {the it} whenever you like.
luxury lead
- At this {city} {type}, the day begins on the water, from {the it}.
family lead
- Go down to {the it} first. The rest of this {city} {type} can wait.
modern lead
- Coffee, then the boat. This {city} {type} has {an it}.
classic lead
- The path at this {city} {type} leads to the water, and to {the it}.
casual lead
- The boat lives here, too: this {city} {type} has {an it}.

## barn
match: barn, bank barn, pole barn, red barn
not: door, doors, stall, wood, style
luxury
- Tools and winter things are kept in {the it}.
family
- Whatever doesn't fit indoors has {the it}.
modern
- Big projects get {the it}.
classic
- {The it} keeps what a farm needs out of the weather.
casual
- Whatever you can't part with goes in {the it}.

## greenhouse
match: greenhouse, potting shed
luxury
- Seedlings winter in {the it}.
family
- Tomatoes get a head start in {the it}.
modern
- Spring starts early in {the it}.
classic
- {The it} brings the spring forward by some weeks.
casual
- Start your tomatoes early: there's {an it}.

## sport court
match: tennis court, pickleball court, sport court, basketball court, bocce court
luxury
- A set before breakfast is played at home, on {the it}.
family
- Next game's at home, on {the it}.
modern
- No reservation needed: {the it}.
classic
- Matches are played at home, on {the it}.
casual
- Loser buys lunch: there's {an it}.

# FIRE

## gas fireplace
match: gas fireplace, gas log fireplace, gas fire place, gas logs
not: outdoor
luxury
- Winter evenings begin at {the it}, without a log to carry.
- {The it} asks for no wood and leaves no ashes.
- On a cold evening, {the it} is lit in a moment.
family
- Flip on {the it}: no wood to carry in, no ashes to carry out.
- Cold night, no wood to chop: {the it} just lights.
modern
- No wood, no ashes. {The it} just lights.
- {The it}: fire, no ashes.
- Heat on, fire on. {The it} takes no wood.
classic
- {The it} needs no wood and leaves no ashes.
- A fire in the evening takes no carrying of wood, with {an it}.
casual
- You get a fire and no ashes: there's {an it}.
- No chopping, no sweeping: {the it} just lights.

## wood-burning fireplace
match: wood-burning fireplace, wood burning fireplace, wood fireplace, wood-burning stove, wood stove, woodstove, pellet stove
not: outdoor
luxury
- A cold evening is given to {the it}.
- In the cold months the evening gathers at {the it}.
- A log on {the it}, and the evening may take its time.
family
- Cold night? Put a log on and pull in close to {the it}.
- Bring in an armload of logs: {the it} does its work when the weather turns.
modern
- Winter gets logs and {the it}.
- Put a log on {the it} and call it winter.
- January has an answer: {the it}.
classic
- {The it} gives the winter evenings their center.
- When the weather turns, {the it} does its work.
casual
- You bring the logs, and {the it} does the rest.
- Snow day? {The it} is ready.

## fireplace
match: fireplace, brick fireplace, stone fireplace, two-sided fireplace, double-sided fireplace, see-through fireplace
not: outdoor, walk-in
luxury
- The winter evenings belong to {the it}.
- When the evenings draw in, the company draws up to {the it}.
family
- When it's cold, everyone ends up by {the it}.
- Cold nights, find your spot by {the it}.
modern
- January belongs to {the it}.
- Cold nights go to {the it}.
- Winter plan: {the it}.
classic
- On cold evenings everyone draws up to {the it}.
- Winter evenings are spent by {the it}.
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
- Dinner is prepared at {the it}, and the company stands on the other side.
- {The it} may be worked from either side.
family
- Everyone ends up around {the it}, with or without a job.
- Chop on one side of {the it} and help yourself from the other.
modern
- Everyone ends up at {the it}.
- Prep, serve, linger: {the it}.
- {The it} takes the chopping and the conversation.
classic
- {The it} leaves room for a second pair of hands.
- The cook works at {the it} and keeps an eye on the conversation.
casual
- Everybody leans on {the it}. You'll see.
- You chop at {the it}; somebody else steals the snacks.

## range
match: range, cooktop, stove, gas range, gas cooktop, gas stove, induction range, induction cooktop, dual fuel range
not: wood, pellet, franklin
luxury
- Dinner comes off {the it}.
- {The it} does the cooking.
family
- Sunday supper starts on {the it}.
- Put the pot on {the it} and call everyone down.
modern
- Dinner comes off {the it}.
- Dinner: {the it}.
- Pan down, heat up: {the it}.
classic
- Dinner is cooked on {the it}.
- The cooking is done on {the it}.
casual
- You cook on {the it}.
- The pot goes on {the it}; you go wherever you like.

## double ovens
match: double ovens, double oven, wall ovens, double wall ovens, two ovens
luxury
- Dinner and dessert need not take turns, with {an it}.
family
- The pie doesn't wait for dinner: there are {an it}.
modern
- Dinner in one, pie in the other: {the it}.
classic
- With {an it}, the pie need not wait for the dinner.
casual
- Dinner and pie at the same time: that's {the it}.

## counters
match: counters, countertops, quartz counters, granite counters, marble counters, butcher block counters, soapstone counters

## pantry
match: pantry, walk-in pantry, butler's pantry, large pantry
luxury
- Cans and jars are kept out of sight, in {the it}.
- {The it} keeps the counters clear.
family
- The shopping goes straight into {the it}, and the counters stay clear.
- Cereal, cans, and the big pot all go in {the it}.
modern
- The big shop goes in {the it}.
- Bulk buys disappear into {the it}.
- {The it}. Counters clear.
classic
- {The it} keeps the food, and the counters keep clear.
casual
- Buy the big box. There's {an it}.
- {The it} hides the cereal boxes.

## breakfast nook
match: breakfast nook, breakfast room, breakfast area, eating nook
luxury
- Breakfast is taken in {the it}.
family
- Pancakes are served in {the it}.
- Homework and toast share {the it}.
modern
- Toast happens in {the it}.
- Toast, news, out the door: {the it}.
classic
- The day begins with coffee in {the it}.
casual
- Coffee and the crossword happen in {the it}.
- Breakfast gets its own spot: {the it}.

## dining room
match: dining room, formal dining room
not: combo, combination, living
luxury
- Dinner is served in {the it}.
family
- Birthdays and long Sunday dinners go to {the it}.
modern
- Long dinners move to {the it}.
- Long dinners: {the it}.
classic
- Dinner is served in {the it}, and nobody hurries.
casual
- Thanksgiving's handled: there's {an it}.

## wet bar
match: wet bar, bar, dry bar
not: breakfast, coffee, barn
luxury
- Drinks are poured at {the it}.
family
- Ice and lemonade stay close at {the it}.
modern
- Drinks get poured at {the it}.
- First round's at {the it}.
classic
- Guests are offered a drink at {the it}.
casual
- First round's on you: there's {an it}.

## wine cellar
match: wine cellar, wine room, wine wall, wine storage
luxury
- Bottles are laid down in {the it} until their year comes.
family
- The good bottles wait in {the it} for a good reason.
modern
- Reds age in {the it}.
classic
- The bottles lie in {the it} until they are wanted.
casual
- The good stuff goes in {the it}, where nobody opens it on a Tuesday.

# ROOMS

## office
match: office, study, home office
not: building, space, condo, suite
luxury
- The day's calls are taken in {the it}.
- Work is kept to {the it}.
- {The it} keeps the papers out of the living rooms.
family
- The laptop and the paperwork live in {the it}, not on the kitchen table.
- Close {the it} at five and the workday stays in it.
modern
- The commute ends at {the it}.
- Calls go to {the it}.
classic
- Letters and accounts are kept to {the it}.
- Work has a room of its own, {the it}.
casual
- The commute to {the it} takes a minute, coffee included.
- You can shut the laptop in {the it} and walk away.

## library
match: library, den
luxury
- The evening's reading is done in {the it}.
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
- The evening's entertainment is below, in {the it}.
- Games and late films go down to {the it}.
- A whole floor is given to leisure: {the it}.
family
- Movie night goes downstairs, to {the it}.
- Noise goes down to {the it}, and the rest of the house stays calm.
modern
- The loud half of the house is {the it}.
- Loud goes downstairs: {the it}.
- Movies and games go down to {the it}.
classic
- {The it} is given over to games and leisure.
- Games and hobbies have a floor to themselves in {the it}.
casual
- Call dibs on {the it}.
- Game day's downstairs, in {the it}.

## full basement
match: full basement, basement
not: finished, laundry, view-out, daylight, egress, partial, apartment
luxury
- Trunks and tools are kept below, in {the it}.
family
- Holiday boxes and camping gear go down to {the it}.
modern
- Bikes and bins go down to {the it}.
- Bikes, bins, tools: {the it}.
casual
- The stuff you can't throw out goes in {the it}.

## game room
match: game room, bonus room, rec room, recreation room, bonus loft, game loft, playroom, billiards room, pool room
luxury
- {The it} is kept for a long game and a late evening.
- A rainy afternoon is spent in {the it}.
family
- Board games stay out overnight in {the it}.
- Rainy Saturday? Everyone's in {the it}.
modern
- Rainy day: {the it}.
- Scores are settled in {the it}.
classic
- Rainy afternoons are spent in {the it}.

## media room
match: media room, home theater, theater, theater room, theatre
luxury
- The evening's film is shown in {the it}.
family
- Pajamas are fine at the movies in {the it}.
modern
- Movie night stays in, at {the it}.
- Lights down, volume up: {the it}.
classic
- Films are watched in {the it}, and there is no line for tickets.
casual
- Pajamas are the dress code in {the it}.

## loft
match: loft
not: building, bonus, game, style, hay
luxury
- {The it} is one room more, a little above the rest.
family
- Puzzles and long phone calls go up to {the it}.
modern
- Work goes up to {the it} and stays there.
- Desk up, noise down: {the it}.
classic
- {The it} serves for reading or for work.
casual
- Work, play, or nothing at all: {the it} is up to you.

## sunroom
match: sunroom, sun room, sun porch, sunporch, three-season room, three-season porch, four-season room, four-season porch, solarium, conservatory, florida room, arizona room
luxury
- Morning coffee is taken in {the it}, among the plants.
- Winter mornings are best spent in {the it}.
family
- Your plants will be happy in {the it}, and so will you.
- Cold out? Take your coffee to {the it} and watch the weather from there.
modern
- Coffee moves to {the it} around seven.
- {The it}: outdoors, behind glass.
- Plants and coffee go in {the it}.
classic
- {The it} is for those who like the outdoors from indoors.
- A winter morning is best spent in {the it}.
casual
- Nap in {the it}. Nobody's going to wake you.
- Your plants just got a promotion: there's {an it}.
luxury lead
- Morning coffee at this {city} {type} is taken in {the it}.
family lead
- Coffee first, in {the it} of this {city} {type}.
modern lead
- Coffee, plants, glass. This {city} {type} has {an it}.
classic lead
- Mornings at this {city} {type} are best spent in {the it}.
casual lead
- Your plants will love {the it} of this {city} {type}, and so will you.

## mudroom
match: mudroom, mud room
luxury
- Coats and boots stop at {the it}.
family
- Boots and bags stop at {the it}.
- Wet boots get as far as {the it}.
modern
- Boots and bags get as far as {the it}.
- Boots off, bags down: {the it}.
classic
- Boots and umbrellas are left in {the it}.
casual
- Wet boots stop here: there's {an it}.
- Drop it all in {the it}.

## laundry
match: second-floor laundry, upper-level laundry, upstairs laundry, first-floor laundry, main-level laundry, main floor laundry, bedroom-level laundry, laundry on the second floor
not: hookups, coin
luxury
- The wash has a short way to go, with {an it}.
family
- Nobody hauls a basket up and down the house: there's {an it}.
modern
- Shorter trip for the basket: {it}.
classic
- The wash need not travel far, with {an it}.
casual
- No hauling baskets around the house: there's {an it}.

## in-unit laundry
match: in-unit laundry, in-unit washer and dryer, in unit washer dryer, washer and dryer in the unit, washer and dryer, laundry in the unit
not: coin, shared, common, hookups
luxury
- The wash is done at home, with {the it}.
family
- Start a load and sit down: there's {an it}.
modern
- Laundry never leaves: {the it}.
- No quarters, no stairs: {the it}.
classic
- The wash is done at home, with {the it}.
casual
- Keep your quarters: there's {an it}.
- Laundry day happens in your socks: there's {an it}.

## primary suite on main
match: primary suite on the main level, main-level primary suite, first-floor primary suite, main floor primary suite, main-level primary bedroom, first-floor primary bedroom, primary bedroom on the main level, primary suite on the first floor, primary bedroom on the first floor
luxury
- The day ends without a staircase: {the it} sees to that.
family
- At the end of the day there are no stairs to climb to {the it}.
modern
- Bed without stairs: {the it}.
classic
- One need not climb the stairs to bed, with {an it}.
casual
- No stairs at bedtime: there's {an it}.

## soaking tub
match: soaking tub, clawfoot tub, claw-foot tub, freestanding tub, garden tub, jetted tub, whirlpool tub, soaker tub, cast iron tub
not: hot, outdoor
luxury
- The last half hour of the day belongs to {the it}.
- For the bath there is {an it}, and there is no hurry.
family
- Run {the it} and let the day be over.
- Shut the door, fill {the it}, take your time.
modern
- Long days end in {the it}.
- Long day? {The it}.
- Phone down, water up: {the it}.
classic
- For the bath there is {an it}, and there is no hurry.
- A long day is put right in {the it}.
casual
- Long week? Get in {the it}.

## steam shower
match: steam shower, steam room
luxury
- The day is washed off in {the it}.
- The morning begins in {the it}.
family
- Rinse off the day in {the it}.
modern
- Ten hot minutes, then coffee: {the it}.
classic
- A cold morning is mended in {the it}.
casual
- Sore from the gym? Try {the it}.

## walk-in closet
match: walk-in closet, walk in closet, dressing room, custom closet
family
- Winter coats and summer shirts both fit: there's {an it}.
modern
- Nothing gets packed away for the season. {The it} takes it all.
- All four seasons hang in {the it}.
casual
- Nobody packs away the winter coats: there's {an it}.

## heated floors
match: heated floors, heated floor, radiant floors, heated bathroom floor, heated tile floors
luxury
- Winter mornings are walked barefoot, on {the it}.
- {The it} take the cold out of a winter morning.
family
- Winter mornings start warm underfoot, on {the it}.
modern
- Bare feet, January, {the it}. Fine.
classic
- {The it} take the chill from a winter morning.
casual
- Skip the slippers: there are {an it}.

## guest house
match: guest house, guest cottage, casita, in-law suite, in-law apartment, guest suite, guest quarters, carriage house, coach house, guest wing, guest apartment, adu, kitchen house
not: income, rental, rents
luxury
- Guests have a door of their own at {the it}.
- Company has a door of its own at {the it}.
- Guests may stay the week in {the it}, and breakfast may come late.
family
- Guests get {the it}, and everyone gets some sleep.
- Company can stay the week in {the it}.
modern
- Guests get a door of their own at {the it}.
- Guests get {the it}. You get your mornings back.
- Company gets {the it}. You get your mornings back.
- Guests: {the it}.
classic
- Guests sleep in {the it}, and may keep their own hours.
- {The it} lets guests keep their own hours.
- Company stays in {the it}, and keeps its own hours.
casual
- Guests go in {the it}, and they can make their own coffee run.
- Company's coming? Hand over the keys to {the it}.

## home gym
match: home gym, exercise room, fitness room, workout room
luxury
- The day's training is done in {the it}.
family
- A workout fits in before breakfast: there's {an it}.
modern
- The gym membership ends at {the it}.
- Skip the membership: {the it}.
classic
- One trains in {the it}, whatever the weather.
casual
- No excuse left: there's {an it}.

## sauna
match: sauna, infrared sauna, barrel sauna
luxury
- A winter day ends well in {the it}.
family
- Cold hands and tired legs go in {the it}.
modern
- Heat, then a cold shower: {the it}.
classic
- {The it} answers the winter.
casual
- Sweat it out in {the it}.

## attic
match: walk-up attic, finished attic, attic
not: fan, insulation
luxury
- Trunks go up to {the it}.
family
- Halloween and Christmas wait upstairs in {the it}.
modern
- Holiday boxes go up to {the it}.
- Seasonal goes up: {the it}.
classic
- Trunks and winter things are kept in {the it}.
casual
- Christmas boxes? Up to {the it}.

## workshop
match: workshop, workbench, shop, woodshop, hobby shop
not: retail, coffee, body
luxury
- Projects are begun and finished in {the it}.
family
- Bikes get fixed in {the it}, and nobody minds the mess.
modern
- Projects start in {the it} and may even finish.
- Make things. Leave the mess. {The it}.
classic
- Projects are begun in {the it}, and now and then finished.
casual
- Half-finished projects are welcome in {the it}.

# LIGHT, CHARACTER

## wall of windows
match: wall of windows, walls of windows, wall of glass, walls of glass, floor-to-ceiling windows, picture window, picture windows, big arched windows, oversized windows
luxury
- {The it} leave the decorating to what is outside.
family
- Look up from your book and see the weather coming, through {the it}.
modern
- Less wall, more world: {the it}.
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
- Daylight, from above: {the it}.
classic
- {The it} bring daylight in from above.
casual
- Look up. There are {the it}.

## built-ins
match: built-in bookcases, built-in bookshelves, bookshelves, bookcases, built-in shelves, built-in shelving, built-ins
not: kitchen, garage
luxury
- {The it} are for those who keep what they read.
family
- Every story you couldn't give away goes on {the it}.
modern
- Everything you've read goes on {the it}.
classic
- {The it} are for those who keep what they read.
casual
- Finally, a home for everything you've read: {the it}.

## china cabinet
match: china cabinet, built-in china cabinet, built-in buffet, built-in hutch
luxury
- The good plates have always had their place here, in {the it}.
family
- The holiday plates go in {the it}.
modern
- Good plates go on show: {the it}.
classic
- The good plates are kept in {the it}.
casual
- The good plates go in {the it}.

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
- {The it}. No art required.
family
- {The it} does the decorating.
classic
- {The it} shows how the place was built.
casual
- Put your paint away: there's {an it}.

# SYSTEMS

## EV charger
match: EV charger, EV charging station, EV charging, car charger, level 2 charger, EV outlet, tesla charger
luxury
- The car is full by morning, thanks to {the it}.
family
- Plug in at night, leave full in the morning: there's {an it}.
modern
- The car fills up overnight at {the it}.
- Plug in, sleep, drive: {the it}.
casual
- You'll drive past gas stations: there's {an it}.

## generator
match: generator, whole-house generator, whole-home generator, standby generator, full house generator, backup generator
luxury
- When the street goes dark, {the it} takes over.
family
- The lights stay on in a storm: there's {an it}.
modern
- When the street goes dark, {the it} starts.
- Power out? {The it} in.
classic
- When the power fails, {the it} does not.
casual
- Storm knocks out the street? You've got {the it}.

## solar
match: solar, solar panels, owned solar, owned solar panels, paid solar
not: leased, tube, water, screens, lease, hot
luxury
- {The it} makes power from the roof.
family
- The sun helps with the electric bill: there's {it}.
modern
- The roof makes power with {the it}.
- Sun in, power out: {it}.
classic
- The roof makes power by day, with {the it}.
casual
- The roof has a job: {it}.

## tankless water heater
match: tankless water heater, tankless hot water heater, on-demand water heater
luxury
- {The it} heats only what is asked for.
family
- Nobody gets the cold shower: there's {an it}.
modern
- Last shower, still hot: {the it}.
classic
- {The it} heats as one asks, and never ahead of time.
casual
- Last one up still gets a hot shower, thanks to {the it}.

# THE BUILDING

## shared pool
of: building
match: pool, rooftop pool, heated pool, swimming pool, pools, indoor pool, outdoor pool, community pool, neighborhood pool
luxury
- One swims in {the it}, and others see to its upkeep.
family
- Towels over your shoulder and you're at {the it}, and somebody else cleans it.
modern
- Swim when you like. Somebody else cleans {the it}.
classic
- One may swim at {the it} and leave its upkeep to others.
casual
- You swim in {the it}; somebody else cleans it.

## shared gym
of: building
match: gym, fitness center, fitness room, club-level gym
luxury
- The day's exercise is taken within the building, in {the it}.
family
- The weather can't cancel a workout in {the it}.
modern
- No commute to {the it}.
classic
- Exercise need not involve the weather: there is {an it}.
casual
- You're out of excuses: there's {an it}.

## doorman
of: building
match: doorman, concierge, front desk, lobby attendant, 24-hour doorman, 24-hour concierge
not: part-time
luxury
- Parcels and callers are received by {the it}.
family
- Packages are waiting with {the it} when you get home.
modern
- Packages stop at {the it}.
classic
- Callers and parcels are received by {the it}.
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
- After work, up: {the it}.
classic
- On summer evenings the building goes up to {the it}.
casual
- Take your drink up to {the it}.

## shared courtyard
of: building
match: courtyard, garden courtyard, landscaped courtyard, garden
luxury
- The building turns inward to {the it}.
family
- Read outside without leaving home, in {the it}.
modern
- Fresh air, no street: {the it}.
classic
- {The it} gives the building a quiet side.
casual
- Read outside and don't cross a street: there's {an it}.

## bike room
of: building
match: bike room, bike storage, bicycle storage, bicycle room
luxury
- Bicycles have {the it}, so the foyer does not.
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
- [In {the kitchen}, {the store}|{The store}] keeps what {the range} will want, and {the top} is for the serving.
- [In {the kitchen}, dinner|Dinner] is cooked on {the range} and served from {the top}, with {the store} in reserve.
- [In {the kitchen}, {the range}|{The range}] does the cooking, {the top} the serving, and {the store} the storing.
family
- [In {the kitchen}, cook|Cook] on {the range}, chop on {the top}, and keep the rest in {the store}.
modern
- [{The kitchen} is simple: cook|Cook] on {the range}, serve from {the top}, store in {the store}.
classic
- [In {the kitchen}, dinner|Dinner] is cooked on {the range} and served from {the top}, and {the store} keeps what it will take tomorrow.
- [In {the kitchen}, {the range}|{The range}] is for cooking, {the top} for serving, and {the store} for everything not yet needed.
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
- [{The kitchen} keeps it short|The cooking's simple]: {the range}, {the top}.
classic
- [In {the kitchen}, dinner|Dinner] is cooked on {the range} and served on {top material}.
- [In {the kitchen}, the|The] cooking is done on {the range}, and the cutting on {the top}.
casual
- [In {the kitchen}, you|You] cook on {the range} and chop on {top material}.
- [In {the kitchen}, you|You] cook on {the range}, chop on {the top}, and leave the dishes for later.

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
- [In {the kitchen}, {the range}|{The range}] is for dinner, and {the island} for those who come to watch it made.
casual
- [In {the kitchen}, you|You] get {the range}; everybody else gets {the island} and an opinion.

## scene: island and pantry
roles: [kitchen = kitchen]; island = island | counters; store = pantry
luxury
- [In {the kitchen}, the|The] work is done at {the island}, and the rest waits in {the store}.
- [In {the kitchen}, {the store}|{The store}] keeps the food, and {the island} stays clear.
family
- [In {the kitchen}, the|The] food goes in {the store}, which keeps it off {the island}.
modern
- [In {the kitchen}, the|The] food goes in {the store}. {The island} stays clear.
classic
- [In {the kitchen}, the|The] provisions are kept in {the store}, and {the island} is kept for the work.
casual
- [In {the kitchen}, the|The] food hides in {the store}, so {the island} is free for snacks.

## scene: range and pantry
roles: [kitchen = kitchen]; range = range; store = pantry
luxury
- [In {the kitchen}, dinner|Dinner] begins in {the store} and ends on {the range}.
- [In {the kitchen}, {the store}|{The store}] keeps what {the range} will want.
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
- {The range} is for the cook, and {the out} for everyone who waits.
- Dinner comes from {the range} and, in good weather, is carried out to {the out}.
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
- Warm evenings belong to {the porch}, and cool ones to {the fire}.
- {The porch} and {the fire} keep the evening going outdoors.
- The evening begins {porch where} and ends by {the fire}.
family
- Warm evenings go to {the porch}. Cool ones go to {the fire}.
- Supper {porch where}, marshmallows at {the fire}.
modern
- Warm nights: {the porch}. Cool nights: {the fire}.
- Dinner, {the porch}. Dessert, {the fire}.
classic
- Warm evenings are for {the porch}, and cool ones for {the fire}.
- Supper is taken {porch where}, and the talk afterward by {the fire}.
casual
- You'll start the evening {porch where} and finish it at {the fire}.
- Warm night, {the porch}. Cold night, {the fire}. Either way, you're outside.

## scene: grill and table
roles: grill = outdoor kitchen; table = covered patio | patio | screened porch | roof deck | courtyard | balcony
luxury
- In summer the cook has {the grill} and the company has {the table}.
- Summer dinners are cooked at {the grill} and served {table where}.
family
- Cook at {the grill}, eat {table where}, and let the kitchen have the night off.
modern
- Cook at {the grill}, eat {table where}. The stove's off until fall.
classic
- In summer, dinner is cooked at {the grill} and eaten {table where}.
casual
- You cook at {the grill}, everyone eats {table where}, and the oven gets the summer off.

## scene: swim, then eat
roles: pool = pool; grill = outdoor kitchen | covered patio | patio | screened porch
luxury
- Summer days are divided between {the pool} and {the grill}.
- One swims in {the pool} and lunches {grill where}.
family
- Swim until you're hungry: {the pool} first, {the grill} after.
modern
- Summer, two stops: {the pool}, {the grill}.
- Noon, {the pool}. Six, {the grill}.
classic
- Summer afternoons are spent in {the pool}, and the evenings {grill where}.
casual
- {The pool} till you prune, then {the grill}.
- Half the summer's in {the pool}, the other half's {grill where}.

## scene: swim, then fire
roles: pool = pool; fire = fire pit | hot tub
luxury
- One swims in {the pool} by day and sits by {the fire} after dark.
- The afternoon is for {the pool}; the evening, for {the fire}.
family
- Hot days go to {the pool}, and cool nights to {the fire}.
modern
- Day, {the pool}. Night, {the fire}.
classic
- By day there is {the pool}, and after dark {the fire}.
casual
- {The pool} by day, {the fire} by night.

## scene: deck and hot tub
roles: deck = patio | covered patio | screened porch | roof deck; tub = hot tub | sauna
luxury
- Dinner is taken on {the deck}, and the hour after it in {the tub}.
family
- Supper on {the deck}, then a long soak in {the tub}.
modern
- Eat on {the deck}. Unwind in {the tub}.
classic
- The evening passes from {the deck} to {the tub}.
casual
- Dinner's on {the deck}, and you're in {the tub} by nine.

## scene: porch in front, deck behind
roles: front = front porch | wraparound porch; back = patio | covered patio | screened porch
luxury
- Mornings are for {the front}, evenings for {the back}.
family
- Coffee on {the front}, supper on {the back}.
modern
- Coffee: {the front}. Dinner: {the back}.
classic
- Coffee is taken on {the front}, and supper on {the back}.
casual
- Coffee's on {the front}, and burgers are on {the back}.

## scene: yard and patio
roles: patio = patio | covered patio | screened porch; yard = fenced yard
luxury
- {The yard} and {the patio} take the summer between them.
family
- Run in {the yard}, sit on {the patio}, and repeat until dark.
classic
- {The patio} is for sitting and {the yard} for running about.
casual
- You get {the patio}; the dog gets {the yard}.

## scene: garden and table
roles: bed = raised beds | garden | fruit trees; table = patio | covered patio | screened porch | courtyard | balcony
luxury
- Lunch is picked from {the bed} and eaten {table where}.
family
- Pick lunch from {the bed}, eat it {table where}.
modern
- From {the bed} to your plate, {table where}.
classic
- What is picked from {the bed} is eaten {table where}.
casual
- Lunch comes from {the bed} and gets eaten {table where}.

## scene: garden and trees
roles: bed = raised beds | garden; trees = fruit trees
luxury
- Vegetables come from {the bed}, and fruit from {the trees}.
family
- Pick salad from {the bed} and dessert from {the trees}.
modern
- Salad: {the bed}. Dessert: {the trees}.
classic
- {The bed} supply the salad, and {the trees} the dessert.
casual
- Salad's from {the bed}, and dessert's from {the trees}.

## scene: boat and porch
roles: dock = dock; porch = patio | covered patio | screened porch | wraparound porch | fire pit
luxury
- The day begins at {the dock} and ends {porch where}.
family
- Mornings start at {the dock} and stories get told {porch where}.
modern
- Boat at {the dock}. Dinner {porch where}.
classic
- Mornings belong to {the dock}, and evenings to {the porch}.
casual
- You fish from {the dock} and tell the story {porch where}.

## scene: fire and books
roles: fire = gas fireplace | wood-burning fireplace | fireplace; books = built-ins | library
luxury
- The long evenings are kept for {the fire} and {the books}.
- Winter evenings want little more than {the fire} and {the books}.
family
- Cold night plan: light {the fire}, then pick something from {the books}.
modern
- Something from {the books}, a spot by {the fire}, and that's the evening.
classic
- {The fire} and {the books} see to the winter evenings.
casual
- You'll lose whole evenings to {the fire} and {the books}.

## scene: fire in winter, porch in summer
roles: fire = gas fireplace | wood-burning fireplace | fireplace; porch = screened porch | covered patio | patio | balcony | front porch | wraparound porch | roof deck | courtyard | pool | sunroom
luxury
- Winter evenings belong to {the fire}, and summer ones to {the porch}.
- {The fire} sees to January; {the porch} sees to July.
family
- Winter happens by {the fire} and summer {porch where}.
- Cold nights, find a spot by {the fire}. Warm ones, head for {the porch}.
modern
- January: {the fire}. July: {the porch}.
- Winter gets {the fire}. Summer gets {the porch}.
classic
- The cold months are spent by {the fire}, and the warm ones {porch where}.
- {The fire} is for winter, and {the porch} for the rest of the year.
casual
- Cold nights are for {the fire}, warm ones are for {the porch}, and spring's up to you.
- You've got {the fire} for January and {the porch} for July.

## scene: fire and floors
roles: fire = gas fireplace | wood-burning fireplace | fireplace; floors = wood floors
luxury
- There are {the floors} underfoot and {a fire} for the evening.
family
- Sock feet on {the floors}, {the fire} lit: that's a winter evening.
modern
- {The floors} underfoot. {The fire} at night.
classic
- There are {the floors} to walk on and {a fire} to sit by.
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
- Work: {the work}. Not work: {the play}.
classic
- {The work} is for work, and {the play} for what comes after it.
casual
- You work in {the work} and goof off in {the play}.

## scene: work and sun
roles: work = office; rest = sunroom | balcony | patio | screened porch | covered patio
luxury
- Work is done in {the work}, and put aside {rest where}.
family
- Shut {the work} when the day's done and take your coffee to {the rest}.
modern
- Calls in {the work}. Coffee {rest where}.
classic
- The morning's work is done in {the work}, and the afternoon's reading {rest where}.
casual
- Work in {the work}; coffee breaks {rest where}.

## scene: guests and the host
roles: guests = guest house; own = primary suite on main | soaking tub
luxury
- Guests have {the guests}; the day ends, for everyone else, with {the own}.
family
- Guests get {the guests}, and you get {the own}.
modern
- Guests: {the guests}. You: {the own}.
classic
- Guests have {the guests}, and the hosts keep {the own}.
casual
- Guests get {the guests}, and you keep {the own}.

## scene: guests and the party
roles: guests = guest house; out = pool | outdoor kitchen | covered patio | patio | fire pit
luxury
- {The out} is for the evening, and {the guests} for those who stay the night.
- Guests come for {the out} and are put up in {the guests}.
family
- Friends come for {the out} and can stay in {the guests}.
modern
- They come for {the out}. They stay in {the guests}.
classic
- Guests arrive for {the out} and may stay the week in {the guests}.
casual
- They come over for {the out} and end up staying in {the guests}.

## scene: boots and baskets
roles: mud = mudroom; wash = laundry | in-unit laundry
luxury
- Boots stop at {the mud}, and the wash goes no further than {the wash}.
family
- Boots come off in {the mud}, and muddy jeans go straight to {the wash}.
modern
- Boots: {the mud}. Jeans: {the wash}.
classic
- Boots are left in {the mud}, and the wash is left to {the wash}.
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
- {The closet} sees to the morning, and {the bath} to the end of the day.
casual
- You'll get dressed in {the closet} and refuse to leave {the bath}.

## scene: suite and bath
roles: suite = primary suite on main; bath = soaking tub | steam shower
luxury
- The day ends on one floor, with {the suite} and {the bath}.
family
- End the day in {the bath}, then {the suite}, and not a stair between.
modern
- Stairs: none. {The suite}, {the bath}, lights out.
classic
- The day closes without a stair, in {the suite} and {the bath}.
casual
- {The suite}, {the bath}, no stairs. Good night.

## scene: game and bar
roles: game = finished basement | game room | media room; bar = wet bar
luxury
- The evening is spent in {the game}, with a drink from {the bar}.
- Evenings move between {the game} and {the bar}.
family
- Movie night's in {the game}, and the drinks are poured at {the bar}.
modern
- Movie in {the game}. Drinks from {the bar}.
classic
- Games are played in {the game}, and the winner is toasted at {the bar}.
casual
- The game's in {the game}; the drinks are at {the bar}.

## scene: two rooms to play in
roles: game = game room | finished basement; film = media room
luxury
- Games have {the game}, and films have {the film}.
family
- Games go to {the game} and movies to {the film}, so nobody has to vote.
modern
- Play in {the game}. Watch in {the film}.
classic
- {The game} is for games, and {the film} for films.
casual
- Half of you in {the game}, half in {the film}, nobody fighting over the TV.

## scene: gym and sauna
roles: gym = home gym; heat = sauna | steam shower | hot tub
luxury
- Exercise is taken in {the gym}, and its reward in {the heat}.
family
- Work out in {the gym}, then earn the long sit in {the heat}.
modern
- Sweat in {the gym}, then on purpose in {the heat}.
classic
- One exercises in {the gym} and recovers in {the heat}.
casual
- A few minutes in {the gym}, a few more in {the heat}. That counts.

## scene: up and down
roles: up = attic; down = full basement | finished basement
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
- {The brick}, {the floors}. Decorating: done.
classic
- {The brick} and {the floors} show how the place was built.
casual
- {The brick} and {the floors} did the decorating for you.

## scene: height and fire
roles: fire = gas fireplace | wood-burning fireplace | fireplace; height = high ceilings
luxury
- {The height} give the rooms their height, and {the fire} gives the evening its center.
family
- Look up at {the height}, then settle in by {the fire}.
modern
- Look up: {the height}. Warm up: {the fire}.
classic
- {The height} lift the rooms, and {the fire} draws everyone back to earth.
casual
- Look up, {the height}. Look over, {the fire}. Sit down.

## scene: glass and height
roles: glass = wall of windows | skylights; height = high ceilings
luxury
- {The height} lift the rooms, and {the glass} open them to the day.
family
- {The height} and {the glass} let the day all the way in.
modern
- {The height}. {The glass}. Lamps optional till dark.
classic
- Between {the height} and {the glass}, the day has the run of the rooms.
casual
- With {the height} and {the glass}, you'll forget the lamps till dark.

## scene: sun and storm
roles: sun = solar; storm = generator
luxury
- On fair days power comes from {the sun}, and in a storm from {the storm}.
family
- Clear days run on {the sun}; stormy nights have {the storm}.
modern
- Sun: {the sun}. Storm: {the storm}. Lights: on.
classic
- In fair weather there is {the sun}, and in foul weather {the storm}.
casual
- Blue sky? {The sun}. Storm? {The storm}. Either way, the lights are on.

## scene: sun and car
roles: sun = solar; car = EV charger
luxury
- {The sun} makes the power and {the car} puts it in the car.
family
- The sun feeds {the sun}, and {the car} feeds the car.
modern
- Sun to {the sun}, {the car} to car.
classic
- {The sun} gathers the power, and {the car} hands it to the car.
casual
- {The sun} on the roof, {the car} for the car, no gas station.

## scene: breakfast and dinner
roles: nook = breakfast nook; room = dining room | patio | covered patio | screened porch
luxury
- Breakfast is taken in {the nook}, and dinner {room where}.
family
- Pancakes in {the nook}, supper {room where}.
modern
- Toast in {the nook}. Dinner {room where}.
classic
- Breakfast has {the nook}, and dinner has {the room}.
casual
- Cereal happens in {the nook}; the good dinners get {the room}.

## scene: the building carries the rest
roles: desk = doorman; pool = shared pool; gym = shared gym
luxury
- The building supplies what one would otherwise have to build: {a pool}, {a gym}, {a desk}.
family
- The building takes care of the rest: swim in {the pool}, stretch in {the gym}, and pick up your packages from {the desk}.
modern
- The building does the rest: {a desk}, {a gym}, {a pool}.
classic
- The building keeps {a desk}, {a gym}, and {a pool}, and the upkeep is its own affair.
casual
- The building handles the rest: packages with {the desk}, laps in {the pool}, and {the gym} for January.

## scene: swim and train
roles: pool = shared pool; gym = shared gym
luxury
- One swims in {the pool} or trains in {the gym}, and the building sees to both.
family
- Laps in {the pool} or weights in {the gym}, and somebody else mops up.
modern
- Laps in {the pool}. Weights in {the gym}. No drive.
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
- {The gym} opens the day, and {the roof} closes it.
casual
- {The gym} if you're good, {the roof} either way.

## scene: desk and bikes
roles: desk = doorman; bikes = bike room
luxury
- {The desk} looks after the parcels, and {the bikes} after the bicycles.
family
- Packages wait with {the desk}, and bikes wait in {the bikes}.
modern
- Packages: {the desk}. Bikes: {the bikes}.
classic
- Parcels are left with {the desk}, and bicycles in {the bikes}.
casual
- Packages go to {the desk}, bikes go to {the bikes}, and your hallway stays a hallway.
`
