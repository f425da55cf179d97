// Lines as data; the notation is explained in ../README.md.
export const thoughts = `
# Thoughts

What one, two or three typed things are good for, or what they mean for a day in the home. A line is true of any such thing, adds no other thing, place or quality, names nobody who should live there, and tells all that was typed about the thing through its slot. Only lines that two copy chiefs wanted to keep are here. Things that are not worth a thought have no lines of their own.

'calm' is for Luxury and Classic, 'lively' for Family and Casual, 'clipped' for Modern, 'any' for all of them.

# OUTDOORS

## screened porch
match: screened porch, screened deck, screen porch, screened patio, screened lanai, screened side porch, screened veranda
not: partially
calm
- Summer evenings last longer on {the it}, out of reach of the mosquitoes.
- A nap on {the it} comes with a breeze and without the flies.
lively
- Take your book out to {the it} and leave the bug spray inside.
- Deal another hand on {the it} and let the moths stay outside.
clipped
- {An it} means dinner outside without bug spray.

## covered patio
match: covered patio, covered porch, covered deck, covered terrace, covered lanai, covered veranda, covered balcony
not: partially, partly, hot tub
calm
- A little rain does not have to end dinner on {the it}.
- When a shower comes through, {the it} is the place to sit and listen.
- Even at noon in July, lunch on {the it} stays in the shade.
lively
- Plan supper on {the it} and let the forecast do what it likes.
- Pull up a chair on {the it} and listen to the rain come down.
clipped
- With {an it}, dinner outside doesn't depend on the forecast.
- Sit out a summer shower on {the it}.

## wraparound porch
match: wraparound porch, wraparound deck, wraparound terrace, wraparound balcony, wraparound veranda, wrap-around porch, wrap-around deck, wrap porch
calm
- A party can spread along {the it}, with conversation at one end and a card game at the other.
- A stroll after dinner need go no farther than {the it}.
lively
- Follow the sun or the shade along {the it} as the day goes on.
- Claim the far end of {the it} for a nap.

## deck
match: deck, patio, terrace, paver patio, flagstone patio, composite deck, brick patio, stone patio
not: covered, screened, wraparound, private, roof, rooftop, pool, upper, levels, two-level, sun, parking, enclosed, with
calm
- On warm evenings, dinner can move out to {the it} and stay there through dessert.
- Lunch out on {the it} needs little more than bread, cheese, and tomatoes.
- A few minutes of night air on {the it} make a good end to the day.
lively
- Carry your coffee out to {the it} and take your time with it.
- When the weather's good, dinner can move out to {the it} and stay through dessert.
- Slice a watermelon and eat it out on {the it}, where the drips don't matter.
- Pour a cold drink, put the ballgame on the radio, and stretch out on {the it}.
clipped
- (no warm) Eat supper on {the it} on the first warm night of spring.
- On a mild Sunday, take the newspaper out to {the it}.
- On warm evenings, supper on {the it} can last until dark.
- Listen to the ballgame out on {the it}.

## back deck
match: back deck, back patio, rear deck, rear patio, backyard deck, backyard patio, back porch
not: covered, screened, with
calm
- On warm evenings, dinner can move out to {the it} and stay there through dessert.
lively
- Weekend breakfasts can move out to {the it} as soon as it's warm enough for bare feet.
- Carry supper out to {the it} and stay for as long as the light does.
- Shuck the corn out on {the it} and leave the silk outside.
clipped
- Take the crossword and a cup of coffee out to {the it}.
- Spend the last hour of daylight out on {the it}.

## front porch
match: front porch, covered front porch, rocking chair porch
not: screened, enclosed, wraparound
calm
- {The it} is a good place to watch the rain, or to wait for company to arrive.
- After a dinner party, the long goodbyes are said on {the it}.
lively
- Have your coffee on {the it} and wave to whoever walks by.
- Lace up your running shoes on {the it} and catch your breath there afterward.
- Sit down with the mail on {the it} before you go in to start supper.
clipped
- Watch a summer storm from {the it}.
- Set out pumpkins on {the it} in October.
- Wait on {the it} for company to pull up.
- Read the mail on {the it} before going in.

## private roof deck
match: private roof deck, private rooftop deck, private rooftop terrace, private terrace, private roof terrace
of: either
calm
- A summer dinner on {the it} can last until the first stars appear.
lively
- Carry your dinner out to {the it} and stay until the stars come out.
- Stretch out on {the it} on Sunday with the paper and a glass of iced tea.
- Roll out a yoga mat on {the it} before the day warms up.
clipped
- Clear evenings call for dinner on {the it}.

## private courtyard
match: private courtyard, private garden, private patio, private backyard
calm
- On warm nights, a dinner party can move out to {the it} for dessert.
lively
- Bring a book out to {the it} on Sunday and see how far you get.
clipped
- Take dessert out to {the it} on warm nights.
- Carry the Sunday paper out to {the it}.

## rooftop terrace
match: rooftop terrace, roof terrace, rooftop deck, roof deck
not: private, community, shared, common
calm
- (no warm) On the first warm night of the year, dinner guests can carry their plates up to {the it}.
- {The it} is a fine place to finish the wine after dinner.
- The last half hour of daylight is well spent up on {the it}.
lively
- Carry your coffee up to {the it} before anyone else is awake.
- Head up to {the it} after work and watch the evening come on.
clipped
- On warm nights, carry supper up to {the it}.
- Have Sunday coffee up on {the it}.

## balcony
match: balcony
not: juliet, juliette, covered, wraparound, screened
calm
- After a summer rain, {the it} is the place for a breath of cool air.
lively
- Step out on {the it} with your coffee and see what kind of day it is.
- Between phone calls, duck out to {the it} for a minute of fresh air.
- Keep a pot of mint on {the it} and snip a sprig for your iced tea.
clipped
- On mild nights, finish the wine out on {the it}.
- Between calls, get some air on {the it}.

## heated pool
match: heated pool, heated saltwater pool, heated salt pool, heated swimming pool
not: indoor, screened, steps
of: either
calm
- (no warm) With {an it}, the season opens earlier and closes later.
- On a cool morning, the first step into {the it} is an easy one.
clipped
- {An it} means a longer season at both ends.

## pool
match: pool, swimming pool, saltwater pool, gunite pool, in-ground pool
not: heated, indoor, above-ground, community, house, reflecting, plunge, wading, lap, table, screened, with, steps
calm
- {The it} makes a hot afternoon something to look forward to.
- A swim in {the it} before dinner takes the heat out of the day.
- A hot night can end with one last swim in {the it}.
lively
- (no warm) Float around {the it} with a cold drink until somebody calls you for supper.
- Slip into {the it} after supper and stay until the sky goes dark.
clipped
- {The it} makes hot afternoons something to look forward to.
- Cool off in {the it} before supper.
- One last swim in {the it}, then bed.

## lap pool
match: lap pool

## pool bath
match: pool bath, cabana bath
calm
- {The it} keeps wet footprints out of the rest of the house.
lively
- Thanks to {the it}, nobody has to drip through the house to change.

## hot tub
match: hot tub, spa
not: indoor, pool, day, community, bath, primary, shower, steam, dog, pet
calm
- Half an hour in {the it} under a clear sky is a good way to end the day.
- {The it} is a quiet end to a long evening.
lively
- At the end of a long week, you'll be glad of half an hour in {the it}.
clipped
- (no warm) Soak in {the it} on a clear, cold night.

## fire pit
match: fire pit, firepit, outdoor fireplace
calm
- {The it} gives guests a reason to stay out after the evening turns cool.
- When the evening turns cool, the conversation can move to {the it} instead of indoors.
- After dinner, guests drift out to {the it} with the last of the wine.
lively
- (no warm) With {an it}, a cool evening is a reason to stay out, not to go in.
- Toast marshmallows at {the it} and tell the old stories one more time.
- Pull your chair up to {the it} and stay for one more song.
clipped
- (no warm) {An it} adds an hour to any cool evening.
- (no warm) Bring a blanket out to {the it} and stay late.

## outdoor kitchen
match: outdoor kitchen, summer kitchen
lively
- When you have {an it}, you can make dinner without missing the conversation.
- Get the burgers going in {the it} and hand plates around as they come off.

## built-in grill
match: built-in grill, gas grill, built-in gas grill

## outdoor shower
match: outdoor shower
calm
- (coast) Sand comes off in {the it} before it reaches the floors.
clipped
- (coast) The sand stops at {the it}.
- Rinse off in {the it} after a hot run.

## pergola
match: pergola, covered pergola
lively
- Lunch under {the it} can take as long as you like.
- Read under {the it} until it's too dark to see the page.
clipped
- Read under {the it} until the light goes.

## dock
match: dock, private dock, boat dock, covered dock, floating dock, boat slip, deeded boat slip, covered boat slip
not: deep-water, deepwater, loading, dock-high, community, day
of: either
calm
- With {an it}, a day on the water begins without a trailer to hitch.
- An evening walk can end at {the it}, with a few minutes spent watching the water.
lively
- With {an it}, you can decide over breakfast to spend the day on the water.
clipped
- Step aboard at {the it} right after breakfast.
- Cast off from {the it} while the coffee's still hot.

## deep-water dock
match: deep-water dock, deepwater dock, deep water dock
calm
- (coast) With {an it}, the day's plans do not have to wait for the tide.
lively
- (coast) With {an it}, you can head out when you're ready, not when the tide is.

## boat lift
match: boat lift, boat hoist
calm
- Between outings, {the it} keeps the hull clear of the water.

## pond
match: pond, private pond, stocked pond
not: koi, retention, detention
of: home
lively
- Take your coffee on a walk to {the it} before the day gets going.
clipped
- Walk out to {the it} before breakfast and listen for frogs.
- Skip a stone across {the it} after supper.

## fenced yard
match: fenced yard, fenced backyard, fenced back yard, fenced side yard, fully fenced yard, fenced lawn
calm
- (dogs) {The it} lets the dog run without a leash.
lively
- (dogs) Throw a tennis ball in {the it} until the dog has had enough.
clipped
- (dogs) Let the dog out into {the it} and put the coffee on.
- (dogs) Throw a ball in {the it} until the dog lies down.

## yard
match: yard, backyard, back yard, large backyard, big backyard, level backyard, level yard, large yard
not: fenced, private, side, front, rail, storage, lumber, with, no, small
of: home
calm
- On a summer evening, a game of catch in {the it} can go on until the light fails.
lively
- Throw a ball, string up a badminton net, or do nothing at all in {the it}.
- Spread out a blanket in {the it} for lunch and stay for a nap.
clipped
- Play catch in {the it} until it's too dark to see.
- Spread a blanket in {the it} and look for shooting stars.

## dog run
match: dog run
of: home
lively
- (dogs) On rainy mornings, {the it} saves you a walk around the block.

## artificial turf
match: artificial turf, synthetic turf, artificial grass
calm
- {The it} stays green through August without a mower.

## citrus trees
match: citrus trees, fruit trees, orange trees, apple trees, peach trees, fig trees, avocado trees, mature fruit trees, pear trees, orchard
not: lemon, lime
calm
- In season, breakfast can be picked from {the it}.
- At harvest, a bowl of fruit from {the it} can stand on the table all week.
lively
- In a good year, {the it} will have you giving bags away to friends.
- When they're in season, take a bowl out to {the it} and pick your own breakfast.
clipped
- In season, pick breakfast from {the it}.
- At harvest, come in from {the it} with a full bowl.

## mature trees
match: mature trees, shade trees, mature shade trees, mature oaks, oak trees, live oaks, mature oak trees, mature maples, towering trees
of: home
lively
- On hot afternoons, take a blanket and a book out under {the it}.
clipped
- Open a window and listen to the wind in {the it}.
- On hot days, carry a chair out under {the it}.

## raised beds
match: raised beds, raised garden beds, raised vegetable beds, raised planters, garden beds, vegetable beds, vegetable garden, kitchen garden, garden plot, planter boxes
calm
- In August, supper can begin with whatever is ripe in {the it}.
- In summer, the salad comes straight from {the it} to the table.
lively
- Pick a tomato from {the it} and eat it while it's still warm from the sun.
- Step out to {the it} for a handful of basil while the pasta boils.
clipped
- Supper starts with whatever's ripe in {the it}.
- Cut the salad from {the it} just before supper.

## garden
match: garden, gardens, landscaped gardens, landscaped garden, perennial garden, perennial gardens, flower garden, rose garden, cottage garden, flower beds, perennial beds, garden with perennials, vegetable garden, walled garden
not: community, private, beds, tub, raised, vegetable, kitchen, near, level, apartment, home, botanical, roof, rooftop, shed, window, rock
of: home
calm
- The day can begin with a cup of coffee and a slow walk through {the it}.
lively
- Take your coffee out to {the it} in the morning and see what's in bloom.
- Walk off a long day with a slow turn around {the it}.
- Cut something for the vase from {the it} before company comes.
clipped
- Cut something for the table from {the it}.
- After dinner, take a slow turn around {the it}.

## greenhouse
match: greenhouse
calm
- On a bright day in March, {the it} smells of wet soil and new leaves.
- An hour of potting and watering in {the it} is a good use of a gray afternoon.
lively
- Start your seeds in {the it} and get a few weeks' jump on spring.
- Duck into {the it} on a blustery day and get your hands in the dirt.
clipped
- Spring starts a few weeks early in {the it}.
- Spend a rainy afternoon potting in {the it}.

## chicken coop
match: chicken coop, coop, hen house
calm
- Breakfast can begin with a basket and a walk to {the it}.
lively
- Take a basket out to {the it} and come back with breakfast.

## misters
match: misters, misting system, patio misters

## home court
match: tennis court, clay tennis court, pickleball court, sport court, basketball court
not: indoor, community
calm
- With {an it}, a game before dinner requires no reservation.
- A rematch on {the it} can begin as soon as breakfast is over.
lively
- Talk a friend into a game on {the it} and play until you can't see the ball.
clipped
- Play on {the it} until it's too dark to see the ball.

## putting green
match: putting green
of: home
lively
- Squeeze in ten minutes of practice on {the it} between calls.
- Step out to {the it} and settle a bet before dinner.
clipped
- Settle a bet on {the it} before dinner.

## guest house
match: guest house, guesthouse, guest cottage, guest casita, casita, detached guest house, detached casita
not: attached
of: home
calm
- In {the it}, visitors can keep their own hours.
- Friends who arrive late at night can go straight to bed in {the it}.
lively
- Friends can stay the whole week in {the it} and sleep as late as they like.
- With {an it}, you can have company for a week and still get your mornings to yourself.
- Make up the bed in {the it} and leave a light on for late arrivals.
clipped
- In {the it}, visitors keep their own hours.
- {An it} makes a long visit easy on everyone.
- Late arrivals can go straight to bed in {the it}.

## workshop
match: workshop, detached workshop, detached shop, workshop building, detached studio workshop, shop building, heated workshop, heated shop
not: near, barber
calm
- In {the it}, a project can be left as it is on Sunday and taken up again the next weekend.
lively
- In {the it}, you can leave a project half finished and pick it up again next Saturday.
- Make all the sawdust you like in {the it}.
clipped
- A half-built chair can sit in {the it} until next Saturday.
- Turn up the radio in {the it} and start sanding.

## shed
match: shed, storage shed, garden shed, tool shed, potting shed
not: loafing, run-in, she
calm
- {The it} keeps the mower, the rakes, and the muddy boots out of the house.

## barn
match: barn, pole barn, hay barn, bank barn
not: horse, door, doors, stalls, stall, style, near, wood
calm
- (no warm) Whatever needs fixing this winter can be rolled into {the it} and worked on out of the wind.
- On a wet day, work in {the it} goes on to the sound of rain on the roof.
lively
- The tractor, the tools, and the project you haven't started yet can all go in {the it}.
- Sweep out {the it}, string up some lights, and ask everyone to supper.
clipped
- (no warm) Start a big project in {the it} and take all winter.
- Watch the rain from the door of {the it}.

## horse barn
match: horse barn, barn with stalls, stables, horse stalls, stable, stall barn, horse stable
calm
- With {an it}, a ride before work does not have to begin with a drive.
lively
- Pull on your boots and be out at {the it} before the sun's up.
clipped
- Carry a few carrots out to {the it} before bed.

## indoor arena
match: indoor arena, indoor riding arena, covered arena, covered riding arena
lively
- On a muddy March day, you can still saddle up and work in {the it}.
clipped
- On muddy days, saddle up and head for {the it}.

## Juliet balcony
match: Juliet balcony, Juliette balcony
calm
- (no warm) On the first warm morning of spring, the doors at {the it} can stand open through breakfast.
lively
- Throw open the doors at {the it} and let the spring air in while you make coffee.
clipped
- Open the doors at {the it} and let spring in.

## three-season porch
match: three-season porch, three-season room, 3-season porch, 3-season room, three season porch, three season room, four-season porch
calm
- Breakfast can move out to {the it} in April and stay there into October.
lively
- Move your breakfast out to {the it} in spring and keep it there until the leaves fall.
- When it storms, take your coffee out to {the it} and watch the rain come down.
- Take a stack of magazines out to {the it} and let the afternoon go by.
clipped
- Breakfast can move out to {the it} in April.
- Take the afternoon's work out to {the it}.

## swing set
match: swing set, swingset, playset, play set, play structure, swing set and slide
of: home
calm
- (no warm) On the first warm day of spring, {the it} is in use before the coffee is ready.
lively
- After supper, there's usually enough light left for one more turn on {the it}.

## detached studio
match: detached studio, backyard studio, detached art studio, studio outbuilding, detached artist studio
not: apartment, rental
calm
- Whoever works in {the it} can close the door on the day at five.
lively
- Leave a wet canvas out in {the it} and walk back to the house for supper.
- Carry your coffee out to {the it} after breakfast and get to work.
- Walk out to {the it} after supper and lose an hour to whatever you're making.
clipped
- Carry a coffee out to {the it} and get to work.

## pair: pool and fire pit
roles: pool = pool | heated pool; fire = fire pit
calm
- The day can begin in {the pool} and end around {the fire}.
lively
- Spend the afternoon in {the pool}, then dry off around {the fire}.
clipped
- Afternoons in {the pool}, evenings around {the fire}.

## pair: pool and hot tub
roles: pool = pool; tub = hot tub
lively
- (no warm) Cool off in {the pool} in July and warm up in {the tub} in January.
clipped
- (no warm) {The pool} in July, {the tub} in January.

## pair: pool and outdoor kitchen
roles: kitchen = outdoor kitchen | built-in grill; pool = pool | heated pool
clipped
- {The pool} until six, then dinner from {the kitchen}.

## pair: shade and pool
roles: shade = covered patio | screened porch; pool = pool | heated pool
clipped
- Sun in {the pool}, shade on {the shade}.

## pair: pool, patio and outdoor kitchen
roles: pool = pool | heated pool; patio = covered patio | deck | back deck | screened porch; kitchen = outdoor kitchen | built-in grill
calm
- With {a pool}, {a patio}, and {a kitchen}, an invitation to lunch can easily last through dinner.
lively
- With {a pool}, {a patio}, and {a kitchen}, you can ask people over at noon and feed them twice.

## pair: pool, patio and fire pit
roles: pool = pool | heated pool; patio = covered patio | deck | back deck | screened porch; fire = fire pit
calm
- A Saturday can go from {the pool} to dinner on {the patio} and end around {the fire}.

## pair: pool and patio
roles: pool = pool | heated pool; patio = deck | back deck
calm
- Guests can come out of {the pool} hungry and sit down to lunch on {the patio}.
lively
- Towel off after {the pool} and stay out on {the patio} until the light goes.

## pair: tennis and pool
roles: court = home court; pool = pool | heated pool
lively
- Play a set on {the court}, then cool off in {the pool}.

## pair: gym and pool
roles: gym = home gym; pool = pool | heated pool | lap pool
calm
- The day can start with an hour in {the gym} and a dip in {the pool}.

## pair: front and back
roles: front = front porch | wraparound porch; back = back deck | deck | covered patio | screened porch
calm
- {The front} is where company is greeted, and {the back} is where the evening runs late.
- The day can begin with coffee on {the front} and end with supper on {the back}.
lively
- Have your coffee on {the front} and your supper on {the back}.
clipped
- Coffee on {the front}, dinner on {the back}.
- Coffee on {the front}, supper on {the back}.

## pair: front porch and fenced yard
roles: front = front porch | wraparound porch; yard = fenced yard
clipped
- (dogs) Coffee on {the front}, fetch in {the yard}.

## pair: front porch and fire pit
roles: front = front porch | wraparound porch; fire = fire pit
calm
- An evening that starts with drinks on {the front} can end with stories at {the fire}.
lively
- Start your day with coffee on {the front} and end it with s'mores at {the fire}.
clipped
- Drinks on {the front}, stories at {the fire}.

## pair: front porch and garden
roles: front = front porch; garden = raised beds | garden
calm
- An hour of weeding in {the garden} earns an iced tea on {the front}.
lively
- Put in an hour in {the garden}, then sit down with an iced tea on {the front}.
clipped
- An hour in {the garden}, then iced tea on {the front}.

## pair: deck and fire pit
roles: deck = deck | back deck | covered patio | screened porch; fire = fire pit
calm
- Dinner on {the deck} can be followed by a long evening around {the fire}.
lively
- Have supper on {the deck}, then move the conversation over to {the fire}.
clipped
- Dinner on {the deck}, dessert around {the fire}.

## pair: deck and hot tub
roles: deck = deck | back deck | covered patio | screened porch; tub = hot tub
lively
- Friday can end with drinks on {the deck} and a good long soak in {the tub}.

## pair: deck, fire pit and hot tub
roles: deck = deck | back deck | covered patio | screened porch; fire = fire pit; tub = hot tub
calm
- After dinner on {the deck}, the evening can continue around {the fire} or in {the tub}.
lively
- After supper on {the deck}, take a vote: {the fire} or {the tub}.

## pair: fire pit and hot tub
roles: fire = fire pit; tub = hot tub
calm
- (no warm) {The fire} and {the tub} make the first cold evenings of the year something to look forward to.
lively
- (no warm) Between {the fire} and {the tub}, you'll look forward to the first cold night of the year.
- (no warm) When the evening turns cold, you can pull in close to {the fire} or climb into {the tub}.
clipped
- Start the evening at {the fire} and finish it in {the tub}.

## pair: deck and fenced yard
roles: deck = deck | back deck | covered patio | screened porch; yard = fenced yard
calm
- (dogs) Dinner can be served on {the deck} while the dog has the run of {the yard}.
lively
- (dogs) You can take your time over breakfast on {the deck} while the dog runs in {the yard}.
clipped
- (dogs) Coffee on {the deck}, the dog in {the yard}.

## pair: deck, fire pit and yard
roles: deck = deck | back deck | covered patio | screened porch; fire = fire pit; yard = fenced yard | yard
lively
- Play catch in {the yard}, have supper on {the deck}, and end the day around {the fire}.

## pair: yard and fire pit
roles: yard = fenced yard | yard; fire = fire pit
calm
- Games in {the yard} can last until dark, and stories around {the fire} a good while longer.
lively
- Play in {the yard} until dark, then toast marshmallows at {the fire}.

## pair: patio and outdoor kitchen
roles: patio = covered patio | screened porch | deck | back deck; kitchen = outdoor kitchen | built-in grill
calm
- With {a kitchen} and {a patio}, dinner can be made and served without anyone going inside.
lively
- With {a kitchen} and {a patio}, you can make dinner without missing the party.

## pair: outdoor kitchen and fire pit
roles: kitchen = outdoor kitchen | built-in grill; fire = fire pit
clipped
- Dinner from {the kitchen}, dessert at {the fire}.

## pair: patio and garden beds
roles: patio = deck | back deck | covered patio | screened porch; garden = raised beds
calm
- Supper on {the patio} can begin with tomatoes from {the garden}.
lively
- Pick a few tomatoes from {the garden} and have them with supper on {the patio}.
clipped
- Tomatoes from {the garden}, supper on {the patio}.

## pair: patio and garden
roles: patio = deck | back deck | covered patio | screened porch; garden = garden
calm
- A morning can be well spent between a second cup on {the patio} and a walk through {the garden}.
lively
- Put in an hour in {the garden}, then put your feet up on {the patio}.
clipped
- An hour in {the garden} can end with a drink on {the patio}.

## pair: fire pit and garden beds
roles: fire = fire pit; garden = raised beds | garden
lively
- After a day of digging in {the garden}, you'll have earned an evening around {the fire}.

## pair: fenced yard and garden beds
roles: yard = fenced yard; garden = raised beds
lively
- (dogs) Let the dog run in {the yard} while you see what's ripe in {the garden}.

## pair: seedlings
roles: glass = greenhouse; garden = raised beds | garden
lively
- Start your seedlings in {the glass} and move them out to {the garden} once it's warm.

## pair: garden beds and fruit trees
roles: garden = raised beds; fruit = citrus trees
calm
- In a good year, {the garden} and {the fruit} can send every guest home with a full bag.
clipped
- Salad from {the garden}, dessert from {the fruit}.

## pair: garden and shed
roles: garden = raised beds | garden; shed = shed
lively
- Keep your spade and gloves in {the shed} and head to {the garden} whenever you've got an hour.

## pair: fruit at breakfast
roles: out = deck | back deck | covered patio | screened porch; fruit = citrus trees
calm
- In season, breakfast on {the out} can be picked from {the fruit}.
lively
- Pick breakfast from {the fruit} and eat it on {the out}.

## pair: misters and patio
roles: mist = misters; patio = covered patio | deck | back deck
calm
- (heat) With {the mist}, dinner on {the patio} need not wait until September.
lively
- (heat) Turn on {the mist} and have dinner on {the patio}, even in July.

## pair: dock and fire pit
roles: dock = dock | deep-water dock; fire = fire pit
calm
- Guests can come in to {the dock} at dusk and trade fish stories around {the fire}.
lively
- Come in at {the dock} around sunset and tell fish stories around {the fire}.
clipped
- Tie up at {the dock}. Trade fish stories around {the fire}.

## pair: mornings on the dock
roles: dock = dock | deep-water dock; porch = wraparound porch | screened porch | covered patio | front porch | deck | back deck
lively
- Finish your coffee on {the porch}, then head for {the dock} and out for the day.

## pair: dock and outdoor shower
roles: shower = outdoor shower; dock = dock | deep-water dock
lively
- Tie up at {the dock}, rinse off in {the shower}, and you're ready for supper.

## pair: coffee and supper
roles: low = balcony; high = rooftop terrace | private roof deck
calm
- A fine Saturday can begin with coffee on {the low} and end with supper on {the high}.
clipped
- Coffee on {the low}, supper on {the high}.

## pair: balcony and shared pool
roles: out = balcony; pool = shared pool | heated pool
lively
- Start Saturday with coffee on {the out} and spend the rest of it at {the pool}.

## pair: roof deck and fire pit
roles: high = rooftop terrace | private roof deck; fire = fire pit
calm
- {The high} and {the fire} keep guests in the open air well past dessert.

## pair: lunch outdoors
roles: work = home office; out = deck | back deck | covered patio | screened porch | balcony
calm
- A working day in {the work} can still include lunch on {the out}.
- When the last call ends in {the work}, the evening can begin on {the out}.
lively
- Take your calls in {the work} and your lunch on {the out}.
- Log off in {the work} at five and have supper on {the out}.
clipped
- Mornings in {the work}, lunch on {the out}.
- Calls in {the work}, lunch on {the out}.

## pair: breakfast in and out
roles: nook = breakfast nook; out = deck | back deck | covered patio | screened porch
lively
- (no warm) Have your pancakes in {the nook} in January and on {the out} in June.

## pair: guest house and hot tub
roles: guests = guest house; tub = hot tub | fire pit
calm
- Company can stay up late at {the tub} and sleep late in {the guests}.
clipped
- Late nights at {the tub}. Late mornings in {the guests}.

## pair: barn and arena
roles: barn = horse barn | barn; arena = indoor arena
lively
- Saddle up in {the barn}, ride in {the arena}, and let it pour.
clipped
- Saddle up in {the barn}. Ride in {the arena}. Let it pour.

## pair: coop and garden beds
roles: coop = chicken coop; garden = raised beds
calm
- An omelet can come almost entirely from {the coop} and {the garden}.
lively
- Bring in eggs from {the coop} and peppers from {the garden}, and you've got an omelet.

## pair: trees and patio
roles: out = deck | back deck | covered patio | screened porch; trees = mature trees
calm
- After lunch on {the out}, someone is sure to carry a blanket out under {the trees}.
lively
- Take a book out to {the out} and listen to the wind in {the trees}.
clipped
- Lunch on {the out}, a nap under {the trees}.

## pair: wraparound porch and garden
roles: porch = wraparound porch; garden = garden | raised beds
calm
- Whoever has been weeding {the garden} can stop for a glass of lemonade on {the porch}.
lively
- Snip some mint from {the garden} and drink your iced tea on {the porch}.
clipped
- Mint from {the garden}, iced tea on {the porch}.

## pair: dock and deck
roles: dock = dock | deep-water dock; deck = deck | back deck | covered patio | screened porch
calm
- A day that begins at {the dock} can end with supper on {the deck}.
clipped
- Cast off from {the dock} at eight. Eat supper on {the deck}.

## pair: wraparound porch and trees
roles: porch = wraparound porch; trees = mature trees
calm
- An afternoon on {the porch} can pass with iced tea and the sound of the wind in {the trees}.
lively
- Sit out on {the porch} after supper and listen to the wind in {the trees}.
clipped
- Iced tea on {the porch}, a blanket under {the trees}.

## pair: front porch and trees
roles: porch = front porch; trees = mature trees
lively
- (no heat) Rake under {the trees} for an hour, then sit down with some cider on {the porch}.

## pair: trees and fenced yard
roles: yard = fenced yard | yard; trees = mature trees
calm
- (dogs) A dog can race around {the yard} all morning and nap under {the trees} after lunch.

## pair: pool and trees
roles: pool = pool | heated pool; trees = mature trees
calm
- Guests can come out of {the pool} and dry off on a blanket under {the trees}.
lively
- Cool off in {the pool}, then stretch out on a towel under {the trees}.
clipped
- Float in {the pool}. Nap under {the trees}.

## pair: pool and garden
roles: pool = pool | heated pool; garden = garden | raised beds
lively
- Weed {the garden} for an hour, and you'll have earned a jump in {the pool}.
clipped
- An hour in {the garden} can end with a jump in {the pool}.

## pair: lunch in the courtyard
roles: work = coworking lounge; court = shared courtyard
clipped
- Calls in {the work}, lunch in {the court}.

## pair: dessert on the roof
roles: club = clubhouse; roof = shared roof deck
calm
- A birthday dinner in {the club} can move up to {the roof} for dessert.
clipped
- Dinner in {the club}, dessert up on {the roof}.

## pair: dock and hot tub
roles: dock = dock | deep-water dock; tub = hot tub
clipped
- Tie up at {the dock}. Warm up in {the tub}.

## pair: porch, deck and yard
roles: front = front porch | wraparound porch; deck = deck | back deck | covered patio | screened porch; yard = fenced yard | yard
calm
- A fine Saturday can go from coffee on {the front} to catch in {the yard} to supper on {the deck}.
lively
- Have your coffee on {the front}, play catch in {the yard}, and stay out for supper on {the deck}.
clipped
- Coffee on {the front}, catch in {the yard}, supper on {the deck}.

## pair: gym, pool and roof
roles: gym = fitness center; pool = shared pool | heated pool; roof = shared roof deck
calm
- A Saturday can start in {the gym}, slow down at {the pool}, and end with drinks on {the roof}.

## pair: late sleepers and pancakes
roles: guests = guest house; out = deck | back deck | covered patio | screened porch
calm
- Weekend visitors can sleep late in {the guests} and come out to breakfast on {the out}.
lively
- Let your friends sleep in at {the guests}, then call them to pancakes on {the out}.

# INDOORS

## kitchen island
match: kitchen island, island, center island, waterfall island, prep island, quartz island, large island, oversized island, granite island
not: near, beach, view, views, barrier, ferry
calm
- While dinner cooks, someone is sure to be leaning on {the it} with a glass of wine.
lively
- On taco night, line up the bowls on {the it} and let everyone build their own.
clipped
- Set the platters on {the it} and let guests serve themselves.
- Friends lean on {the it} while the pasta boils.
- Roll out the pie dough on {the it}.

## walk-in pantry
match: walk-in pantry, pantry, pantry closet, custom pantry, large pantry
not: butler's, butlers
lively
- With {an it}, you can stock up on flour and coffee and still keep the counters clear.
clipped
- Buy flour by the big bag and keep it in {the it}.

## butler's pantry
match: butler's pantry, butlers pantry, scullery
lively
- When company comes, line up the desserts in {the it} and bring them out when you're ready.

## breakfast nook
match: breakfast nook, breakfast room, breakfast area
calm
- A second cup of coffee in {the it} can use up most of a Saturday morning.
- A hand of gin rummy in {the it} can fill the time while dinner cooks.
lively
- On Saturdays, linger over pancakes and a second cup of coffee in {the it}.
- Read the news over toast in {the it} before anyone else is up.
- Play a hand of cards in {the it} while supper cooks.
clipped
- Do the crossword over coffee in {the it}.
- Make pancakes on Saturday and linger in {the it}.
- Play gin rummy in {the it} while dinner cooks.

## eat-in kitchen
match: eat-in kitchen, eat-in chef's kitchen
calm
- In {the it}, supper goes from stove to table in a few steps.
lively
- Keep the cook company in {the it} and stay put for supper.
clipped
- Supper goes straight from stove to table in {the it}.
- Keep the cook company in {the it}, then stay for supper.

## breakfast bar
match: breakfast bar, bar seating, counter seating, bar-height counter
calm
- A guest can take a glass of wine to {the it} and talk with the cook.
lively
- Pull up to {the it} and talk to whoever's cooking.
- {The it} is handy for toast on the run and a glass of wine before dinner.
clipped
- Toast in the morning, takeout at night: {the it} covers both.

## open kitchen
match: open kitchen, open-concept kitchen, open chef's kitchen
calm
- When the garlic hits the pan in {the it}, guests drift over to ask about dinner.
lively
- You can stir the sauce in {the it} and still follow the conversation.
- Wash up in {the it} and still hear how the story ends.
clipped
- Garlic hits the pan in {the it}, and guests drift over.
- Wash up in {the it} without missing a word.

## chef's kitchen
match: chef's kitchen, chefs kitchen, gourmet kitchen, chef kitchen
calm
- (no warm) On a cold Sunday, a braise can take all afternoon in {the it}.
- While the bread rises, a pot of stock can simmer in {the it}.
lively
- Thanksgiving dinner or Tuesday pasta, {the it} is up to it.
- Bake bread in {the it} on Sunday and eat the first slice while it's warm.
clipped
- Roll the pasta and start the sauce in {the it}.
- (no warm) Spend a cold Sunday on a braise in {the it}.
- Bake two loaves in {the it} and give one away.

## updated kitchen
match: updated kitchen, renovated kitchen, remodeled kitchen, new kitchen, modern kitchen, fully renovated kitchen, newly renovated kitchen

## gas range
match: gas range, gas cooktop, gas stove, six-burner gas range, six-burner range, dual-fuel range

## double ovens
match: double ovens, double wall ovens, two ovens, double oven

## farmhouse sink
match: farmhouse sink, farm sink, apron sink, apron-front sink

## wine refrigerator
match: wine refrigerator, wine fridge, wine cooler, beverage fridge, beverage refrigerator, beverage center, beverage cooler

## coffee bar
match: coffee bar, coffee station, coffee nook
lively
- Mornings start at {the it}, with the mugs and the grinder all in one spot.
- Fill your thermos at {the it} on the way out the door.

## formal dining room
match: formal dining room, dining room, formal dining
not: combined, combo, open, living
calm
- {The it} gives holidays and long dinners a place of their own.
- Candles in {the it} turn an ordinary Tuesday into an occasion.
lively
- Birthdays, holidays, a roast chicken on Sunday: {the it} gives them all a proper table.
- In {the it}, nobody has to clear away the mail before dinner.
- Light the candles in {the it}, even if it's only Tuesday.
clipped
- Set the table the night before in {the it}.
- Linger over coffee and pie in {the it}.

## gas fireplace
match: gas fireplace, gas log fireplace, gas-log fireplace, gas burning fireplace

## fireplace
match: fireplace, wood-burning fireplace, stone fireplace, brick fireplace, fieldstone fireplace, two-sided fireplace
not: gas, electric, outdoor, patio, non-working, ventless
calm
- (no warm) On cold evenings, conversation tends to settle around {the it}.
- (no warm) A rainy Sunday is an excuse to light {the it} before lunch.
lively
- (no warm) When the evenings turn cold, everyone ends up around {the it}.
- (no warm) Light {the it} on a rainy Sunday and stay put until bedtime.
clipped
- (no warm) On cold nights, everyone ends up around {the it}.
- (no warm) Light {the it} on a rainy Sunday and stay put.

## wood stove
match: wood stove, woodstove, wood-burning stove, soapstone stove
calm
- On the coldest nights, {the it} draws everyone into one room.
- (no warm) A cold morning begins with a log in {the it} and a pot of coffee.
- (no warm) A kettle on {the it} can hum through a winter afternoon.
lively
- Put another log in {the it} and let the evening run late.
- When the temperature drops, you'll want the chair nearest {the it}.
clipped
- Add a log to {the it} and deal another hand.
- (snow) Wet mittens dry by {the it} while the cocoa heats.
- (no warm) Read by {the it} until the last log burns down.

## bedroom fireplace
match: bedroom fireplace, primary bedroom fireplace, fireplace in the primary suite, fireplace in the primary bedroom, primary suite fireplace
calm
- (no warm) On a cold night, {the it} is a good reason to turn in early with a book.
- (no warm) Coffee in bed by {the it} is a slow start to a cold Sunday.
lively
- (no warm) On cold nights, read one more chapter by {the it} before lights-out.
- (no warm) Light {the it} on a cold Sunday and go straight back to bed with the paper.
clipped
- (no warm) Light {the it} and read the paper in bed.

## library
match: library, two-story library, paneled library
not: public, near
calm
- A guest who cannot sleep will find something to read in {the it}.
- An evening in {the it} passes quietly, one chapter at a time.
lively
- Pick a book in {the it} and lose a rainy afternoon to it.
- With {an it}, the books can finally come out of their boxes.
- Settle into {the it} after supper and read until your tea goes cold.
clipped
- Pick a novel in {the it} and stay for the afternoon.

## built-in bookshelves
match: built-in bookshelves, built-in bookcases, built-in shelves, built-in shelving, bookshelves, bookcases
calm
- {The it} hold the novels, the photographs, and whatever comes home from a trip.
lively
- Unpack your novels onto {the it} and the place will feel like yours by dinner.
clipped
- Tuck photographs between the novels on {the it}.

## window seat
match: window seat, window bench
calm
- On a rainy morning, someone will take a cup of tea and a novel to {the it} and stay.
lively
- When it rains, take a blanket and a book to {the it}.
clipped
- Take a novel to {the it} and stay until dark.
- (snow) Watch the snow from {the it} with a cup of tea.
- Curl up on {the it} after lunch.

## open floor plan
match: open floor plan, open floorplan, open-concept living, open concept, open layout, open-concept floor plan, open-concept layout, open living area
calm
- With {an it}, whoever is stirring the soup hears every story told on the sofa.
- With {an it}, the cook can raise a glass from the stove when someone makes a toast.
- With {an it}, the music put on after dinner reaches every chair.
lively
- With {an it}, you can stir the sauce and still see the game.
clipped
- With {an it}, music carries from stove to sofa.

## great room
match: great room, family room, gathering room, keeping room
calm
- After a holiday meal, everyone drifts into {the it} with coffee.
- A board game in {the it} can fill a rainy Sunday afternoon.
lively
- {The it} is where you'll watch the game, open birthday presents, and nap on Sunday.
- Everyone ends up in {the it} sooner or later, so put the good couch there.
- Push the furniture aside in {the it} and turn up the music.
- Spread the Sunday paper across the floor of {the it} and trade sections.
clipped
- Push the chairs aside and dance in {the it}.

## two living areas
match: two living areas, two living rooms, two living spaces, living and family rooms
lively
- With {it}, the game can be on in one while everyone talks in the other.

## formal living room
match: formal living room
calm
- Guests gather in {the it} for a drink before dinner.
lively
- With {an it}, you've always got one tidy place to sit down with company.
clipped
- Pour drinks in {the it} before dinner.

## large windows
match: large windows, oversized windows, floor-to-ceiling windows, picture windows, big windows, walls of windows, wall of windows, tall windows, walls of glass, wall of glass
calm
- (snow) The first snow of the year is best watched from a chair by {the it}.
- A chair by {the it} is reason enough to let an afternoon go by.
lively
- Pull a chair up to {the it} and watch the weather come and go.
clipped
- (snow) Pull a chair up to {the it} for the first snow.
- Drink the day's first coffee by {the it}.

## skylights
match: skylights
lively
- Rain on {the it} is a good reason to stay put with a book.
clipped
- Watch the clouds pass over {the it}.

## folding glass doors
match: folding glass doors, folding doors, bifold doors, NanaWall, accordion glass doors, stacking glass doors, sliding glass walls, pocketing glass doors
not: closet
calm
- On a mild evening, {the it} let a party drift outside and back again.
lively
- (no warm) On the first mild evening of spring, open {the it} and let the breeze through.
- After a storm, throw open {the it} and let the cool air through.
clipped
- On mild evenings, open {the it} and let the party drift outside.
- After a storm, open {the it} and let cool air in.

## hardwood floors
match: hardwood floors, wood floors, oak floors, hardwood flooring, hardwoods, wide-plank floors, maple floors, pine floors, heart pine floors
not: under, carpet

## tile floors
match: tile floors, tile flooring, tiled floors, porcelain tile floors, travertine floors, terrazzo floors, saltillo tile floors
not: heated
calm
- (heat) {The it} stay cool under bare feet in July.
lively
- (coast) Come in with sandy feet; {the it} sweep clean.
clipped
- (heat) {The it} stay cool under bare feet in July.

## original woodwork
match: original woodwork, original trim, original millwork, original moldings, original molding, original details, original hardwood floors, original wood floors, original doors, original built-ins, original mantels, original staircase, period details, original character
calm
- (old) Guests who know old houses will want a closer look at {the it}.
lively
- (old) Every owner since the beginning has had the good sense to keep {the it}.

## crown molding
match: crown molding, crown moldings, crown moulding

## exposed brick
match: exposed brick, exposed brick walls, exposed brick wall, brick accent wall, brick walls, original brick walls
not: fireplace, patio, courtyard, exterior
calm
- In the evening, lamplight catches the edges of {the it}.
lively
- Turn on a lamp in the evening and watch it catch the edges of {the it}.
clipped
- Evening lamplight catches the edges of {the it}.

## stained glass
match: stained glass, stained glass windows, stained-glass windows, leaded and stained glass windows
calm
- When the sun comes through {the it}, it colors the room.
lively
- When the sun hits {the it}, you'll get a little color on the floor.
clipped
- When the sun comes through {the it}, it colors the room.

## pocket doors
match: pocket doors, original pocket doors
lively
- Leave {the it} open for a party, and slide them shut when you want one room to yourself.

## primary suite
match: primary suite, primary bedroom suite, main suite, owner's suite, owners suite, primary retreat
not: fireplace, two, dual
calm
- Birthdays can begin with breakfast on a tray in {the it}.
lively
- Take your coffee and the Sunday paper back to bed in {the it}.
clipped
- Take Sunday's coffee back to bed in {the it}.
- Read one more chapter in {the it} before lights-out.

## main-level primary suite
match: primary suite on the main level, primary suite on the main floor, primary suite on main, primary suite on the first floor, main-level primary suite, main-floor primary suite, first-floor primary suite, main-level primary bedroom, first-floor primary bedroom, main-floor primary bedroom, primary bedroom on the main level, primary bedroom on the main floor, primary bedroom on main, primary on main, primary on the main level, main-level primary, first-floor primary, main-level owner's suite, first-floor owner's suite, owner's suite on the main level
calm
- With {an it}, the day ends without a climb up the stairs.

## guest suite
match: guest suite, guest bedroom, guest room, ensuite guest room, en suite guest bedroom, guest bedroom suite
not: main
of: home
calm
- {The it} lets friends who came for dinner stay for the weekend.
- A carafe of water and a good novel are enough to make {the it} ready for company.
lively
- With {an it}, out-of-town friends aren't stuck on the sofa bed.
- Leave fresh towels and a good mystery in {the it} and let your friends sleep in.
clipped
- {An it} means nobody sleeps on the sofa.
- Leave fresh towels and a good mystery in {the it}.

## main-level guest suite
match: guest suite on the main level, guest bedroom on the main level, guest suite on the main floor, guest suite on the first floor, main-level guest suite, first-floor guest suite, main-floor guest suite, main-level guest bedroom, first-floor guest bedroom
lively
- With {an it}, company doesn't have to haul a suitcase up the stairs.

## in-law suite
match: in-law suite, guest quarters, guest apartment, in-law apartment, guest wing
lively
- With {an it}, visitors keep their own hours and you keep yours.

## bunk room
match: bunk room, bunkroom
lively
- When a crowd stays over, {the it} keeps everyone off the air mattresses.

## walk-in closet
match: walk-in closet, custom closet, primary closet, walk-in primary closet, custom walk-in closet, dressing room, his and hers closets, two walk-in closets
calm
- The suit for an early flight can hang ready in {the it} the night before.

## soaking tub
match: soaking tub, freestanding tub, clawfoot tub, jetted tub, garden tub
calm
- The day can end with an hour and a book in {the it}.
lively
- After a long day, run the water in {the it} and bring a book.
- Light a candle, sink into {the it}, and stay until the water cools.
clipped
- Fill {the it} and let the phone ring.

## walk-in shower
match: walk-in shower, tiled shower, glass shower, separate shower

## steam shower
match: steam shower, walk-in steam shower
calm
- (no warm) A few minutes in {the it} make up for a cold day.
- Before an early meeting, a few minutes in {the it} are a gentle way to wake.
lively
- (no warm) Come in from a cold run and go straight to {the it}.
- After a hard workout, give your shoulders a few minutes in {the it}.
clipped
- (no warm) Stay in {the it} until the cold is out of your bones.
- (snow) End a day of skiing in {the it}.

## heated floors
match: heated floors, radiant floors, heated tile floors, heated bathroom floors, radiant floor heat, heated bath floors, radiant heated floors, radiant floor heating
not: garage
calm
- (no heat, no warm) With {the it}, January mornings are easy on bare feet.
lively
- (no warm) On cold mornings, you can skip the slippers, thanks to {the it}.
- (no heat, no warm) You can leave your slippers in the closet in January, thanks to {the it}.
clipped
- (no heat, no warm) With {the it}, slippers are optional in January.

## double vanity
match: double vanity, dual vanity, dual vanities, dual sinks, double sinks, double sink vanity, double vanities

## powder room
match: powder room
lively
- When company drops by, {the it} is the only bath you have to tidy.

## home office
match: home office, office, study, den/office, private office, dedicated office
not: center, business, space, furniture, nook, medical, building
calm
- The workday stays in {the it}, and the dining table stays clear for dinner.
lively
- Leave the laptop in {the it} at five, and work stays there, too.
- {The it} keeps your video calls away from the breakfast dishes.
clipped
- Work stays in {the it}. Dinner gets the table.
- Leave Friday's work on the desk in {the it}.

## loft
match: loft, upstairs loft, second-floor loft
not: style, apartment, condo, hay, unit, conversion, building, sleeping
calm
- (house) In {the it}, a jigsaw puzzle can stay out until the last piece is found.
lively
- (house) Put a desk, a guitar, or a good reading chair in {the it}.
- (house) Leave the jigsaw puzzle out in {the it} until you find the last piece.
clipped
- (house) Put an armchair in {the it} and finish the novel.

## game room
match: game room, rec room, recreation room, billiard room, billiards room
not: with, community, or
calm
- A card table can stay up all weekend in {the it}.
- Friends who came for dinner can stay late over cards in {the it}.
- With {an it}, a rained-out Saturday is no loss.
lively
- Somebody will want a rematch in {the it} after dinner.
- Chalk up the score in {the it} and play best of three.
clipped
- Leave the card table up all weekend in {the it}.
- Deal the cards in {the it} after dessert.
- Play best of three in {the it}.

## bonus room
match: bonus room, flex room, flex space, bonus space
calm
- {The it} can be a study this year and a place for overnight guests the next.
- An easel or a sewing machine can stay set up in {the it} from one weekend to the next.
clipped
- Set up an easel in {the it} and leave it up.

## finished basement
match: finished basement, finished lower level, finished walk-out basement, walk-out finished basement, finished walkout basement, partially finished basement, finished daylight basement
not: or
calm
- Down in {the it}, a late film can run past midnight.
lively
- (no warm) Set up the ping-pong table in {the it} and leave it up all winter.
- Take the popcorn down to {the it} and put on a double feature.
clipped
- (no warm) Leave the ping-pong table up all winter in {the it}.
- Watch the late game down in {the it}.
- Run a double feature down in {the it}.

## unfinished basement
match: full basement, unfinished basement, dry basement
lively
- Tools, bikes, and the holiday boxes can all go down to {the it}.
- (no warm) Set up a workbench in {the it} and tinker all winter.
clipped
- (no warm) Set up a workbench in {the it} and tinker all winter.

## playroom
match: playroom, play room
calm
- A block tower can stand in {the it} until morning.
lively
- Leave the half-finished puzzle out in {the it} and come back to it tomorrow.
clipped
- A block tower can stay up overnight in {the it}.

## craft room
match: craft room, hobby room, sewing room, art studio, artist studio, hobby space
calm
- Thread, paint, and glue can stay out in {the it} from one weekend to the next.
lively
- Leave a project half done in {the it} and nobody has to eat around it.
- Spread out the wrapping paper in {the it} and leave it there till the last gift's done.
clipped
- Wrap gifts in {the it} and leave the ribbon out.

## home theater
match: home theater, home theatre, theater room, media room, screening room
lively
- In {the it}, the movie starts when you're ready and pauses for popcorn.
- Turn the lights down in {the it} and argue about the ending afterward.
clipped
- The movie starts in {the it} when the popcorn is ready.

## wet bar
match: wet bar
lively
- Line up the glasses at {the it} and let your guests pour their own.
- Squeeze a few limes at {the it} and start the evening with margaritas.
- Fill the ice bucket at {the it} before the doorbell rings.
clipped
- Squeeze limes at {the it} and start with margaritas.
- A nightcap at {the it} ends the evening.

## wine cellar
match: wine cellar, wine room
calm
- Before dinner, guests can step into {the it} and help choose a bottle.
lively
- Put a bottle away in {the it} today and open it on a big birthday.
clipped
- Let a guest choose the bottle from {the it}.
- Lay down a case in {the it} and wait.

## home gym
match: home gym, exercise room, workout room
calm
- Half an hour in {the it} fits easily between the first coffee and the first call.
lively
- Get in a few sets in {the it} before breakfast, whatever the weather's doing.
clipped
- Lift in {the it}, shower, and make the nine o'clock call.

## sauna
match: sauna, infrared sauna, steam sauna, cedar sauna
of: either
calm
- (no warm) A cold day ends well in {the it}.
lively
- After a day of raking leaves, give your back twenty minutes in {the it}.
- (no warm) Come in from the cold, hang up your coat, and warm all the way through in {the it}.
clipped
- Warm all the way through in {the it} before bed.
- End the workday with a quiet spell in {the it}.

## sunroom
match: sunroom, sun room, solarium, four-season room, four-season porch
calm
- (no warm) On a bright winter morning, someone will take the crossword out to {the it} and finish it there.
- Lunch in {the it} goes well with a book propped beside the plate.
lively
- Your coffee, your book, and your houseplants will all end up in {the it}.
- Take your lunch out to {the it} and prop a book against the salt shaker.
clipped
- Watch the rain from {the it} with a pot of tea.
- (no warm) Finish the crossword in {the it} on a bright winter morning.
- Take lunch and a book out to {the it}.

## mudroom
match: mudroom, mud room
calm
- (snow) Snowy boots come off in {the it}, and the floors beyond stay dry.
lively
- Drop the boots, the bags, and the leash in {the it}, and the rest of the house stays cleaner.
- (dogs) After a wet walk, towel off the dog in {the it} first.
clipped
- (dogs) Towel off the dog in {the it} after a wet walk.

## upstairs laundry
match: upstairs laundry, second-floor laundry, bedroom-level laundry, laundry upstairs, upstairs laundry room, second-floor laundry room, bedroom-level laundry room, laundry on the bedroom level, laundry on the second floor
calm
- With {an it}, sheets can go straight from the dryer onto the bed while they are warm.
lively
- With {an it}, you aren't carrying a basket of towels up and down the stairs.
- With {an it}, you can toss in a load on your way to bed.
clipped
- With {an it}, sheets go on the bed still warm.
- Start a load in {the it} on the way to bed.

## main-level laundry
match: main-level laundry, first-floor laundry, main-floor laundry, main-level laundry room, first-floor laundry room, main-floor laundry room, laundry on the main level
calm
- {The it} lets a load of wash run while supper is on the stove.
lively
- With {an it}, you can start a load of wash while supper's on the stove.

## laundry chute
match: laundry chute
lively
- Drop the towels down {the it} and save yourself a trip with the basket.

## polished concrete floors
match: polished concrete floors, concrete floors, stained concrete floors, polished concrete flooring
not: garage, basement, barn, shop
lively
- (heat) Kick off your sandals in August and cool your feet on {the it}.

## first-floor bedroom
match: first-floor bedroom, main-level bedroom, main-floor bedroom, bedroom on the main level, bedroom on the main floor, bedroom on the first floor, bedroom on main, downstairs bedroom, ground-floor bedroom, bedroom on the ground floor
not: primary, guest, all, owner's
calm
- A guest with a heavy suitcase can roll it straight into {the it}.

## arched doorways
match: arched doorways, arched openings, archways, interior archways, arched entryways, arched passageways
not: front, brick
calm
- After dark, a lamp left on in the next room glows through {the it}.
lively
- Leave a lamp on in the next room and let it glow through {the it}.
clipped
- A lamp in the next room glows through {the it}.

## bay windows
match: bay windows, bay window, bow window, bow windows
calm
- In an armchair pulled up to {the it}, one can read by daylight.
lively
- Pull an armchair up to {the it} and read by daylight.
clipped
- Pull an armchair up to {the it} and read by daylight.

## exposed beams
match: exposed beams, wood beams, exposed wood beams, ceiling beams, exposed ceiling beams, timber beams, exposed timber beams, original beams
calm
- (no warm) For a winter party, a string of lights can run along {the it}.
lively
- String a few lights along {the it} when you have a party.
clipped
- String lights along {the it} for a party.

## pair: island and range
roles: island = kitchen island; range = gas range
lively
- Chop the onions at {the island}, get a pan hot on {the range}, and dinner's underway.

## pair: island and open plan
roles: island = kitchen island | breakfast bar; open = open floor plan
lively
- Thanks to {the open} and {the island}, you can fix dinner without leaving the conversation.

## pair: island and glass doors
roles: island = kitchen island | wet bar; doors = folding glass doors
lively
- On a mild evening, open {the doors} and let the crowd around {the island} drift outside.

## pair: holiday dinner
roles: range = gas range; ovens = double ovens
lively
- Gravy on {the range}, turkey and pie in {the ovens}: Thanksgiving can be at your place.
clipped
- Gravy on {the range}, turkey and pie in {the ovens}.

## pair: garden produce
roles: sink = farmhouse sink; island = kitchen island
lively
- Rinse the tomatoes in {the sink}, slice them on {the island}, and call it lunch.

## pair: coffee to go
roles: cup = coffee bar; sit = breakfast nook | sunroom | window seat
lively
- Fill a mug at {the cup} and take it to {the sit} before the day gets going.

## pair: groceries
roles: mud = mudroom; pantry = walk-in pantry
lively
- Shoes come off in {the mud}, groceries go in {the pantry}, and you're home.

## pair: breakfast and dinner
roles: nook = breakfast nook | eat-in kitchen; dining = formal dining room
calm
- Weekday meals belong to {the nook}, and holidays to {the dining}.
clipped
- Weeknights in {the nook}, holidays in {the dining}.
- Coffee in {the nook}. Company in {the dining}.

## pair: island and dining room
roles: island = kitchen island; dining = formal dining room
calm
- Guests gather at {the island} before dinner and sit down to it in {the dining}.
lively
- Weeknight tacos happen at {the island}, and the holidays move to {the dining}.
clipped
- Tuesday at {the island}. Thanksgiving in {the dining}.

## pair: dining and butler's pantry
roles: dining = formal dining room; pantry = butler's pantry
lively
- Keep everyone talking in {the dining} while you line up dessert in {the pantry}.

## pair: dinner, then the fire
roles: dining = formal dining room; fire = fireplace | gas fireplace | wood stove
calm
- (no warm) A winter dinner can begin in {the dining} and end with coffee by {the fire}.
lively
- Have dinner in {the dining}, then take your coffee over to {the fire}.
clipped
- Dinner in {the dining}, then coffee by {the fire}.

## pair: drinks, then dinner
roles: bar = wet bar | wine refrigerator; dining = formal dining room
lively
- Start with a drink from {the bar}, then call everyone in to {the dining}.

## pair: cellar and table
roles: wine = wine cellar; dining = formal dining room
calm
- Dinner in {the dining} begins with choosing a bottle from {the wine}.
- A bottle from {the wine} can be open by the time guests sit down in {the dining}.
lively
- Pick a bottle from {the wine} before your guests sit down in {the dining}.

## pair: open plan and windows
roles: open = open floor plan; glass = large windows
calm
- {The open} leaves few walls to stop the daylight from {the glass}.
clipped
- {The glass} bring in daylight, and {the open} lets it travel.

## pair: floors and molding
roles: floors = hardwood floors; trim = crown molding | original woodwork | pocket doors | stained glass
calm
- (old) {The floors} and {the trim} are what people hope to find in an old house.

## pair: main-level suite and company
roles: suite = main-level primary suite; guests = loft | finished basement | bonus room | in-law suite | bunk room
lively
- Turn in early in {the suite} and let the night owls have {the guests}.

## pair: closet and vanity
roles: closet = walk-in closet; vanity = double vanity
calm
- With {a vanity} and {a closet}, two people can get ready without waiting on each other.

## pair: slow bath, quick shower
roles: tub = soaking tub; shower = walk-in shower | steam shower
calm
- {The shower} suits a weekday morning, and {the tub} an evening with nothing planned.
lively
- Use {the shower} when you're late and {the tub} when you have all evening.
clipped
- {The shower} when time is short, {the tub} when it isn't.

## pair: tub and warm floor
roles: tub = soaking tub | steam shower; floor = heated floors
lively
- (no warm) Between {the tub} and {the floor}, you'll be warm down to your toes in January.
clipped
- (no warm) {The tub} and {the floor} take the edge off January.

## pair: winter mornings
roles: floor = heated floors; fire = fireplace | gas fireplace | wood stove
lively
- (no warm) In January, {the floor} get you out of bed and {the fire} keeps you up late.

## pair: company and coffee
roles: guests = guest suite | main-level guest suite | in-law suite; nook = breakfast nook | eat-in kitchen | sunroom
calm
- Weekend visitors sleep late in {the guests} and take their coffee in {the nook}.

## pair: company and office
roles: guests = guest suite | main-level guest suite | in-law suite; work = home office
lively
- With {a guests} and {a work}, you won't be folding out a bed next to your desk.

## pair: office and gym
roles: work = home office; gym = home gym
lively
- Log off in {the work}, change your shoes, and hit {the gym} before dinner.

## pair: intermission
roles: film = home theater; bar = wet bar | wine refrigerator
lively
- Pause the movie in {the film} and refill the glasses at {the bar}.
clipped
- Pause the movie in {the film}. Refill at {the bar}.

## pair: bottle and film
roles: film = home theater; wine = wine cellar
calm
- A bottle from {the wine} and a film in {the film} make an evening.
lively
- Pick a bottle from {the wine} and something to watch in {the film}, and your Friday night is planned.
clipped
- Friday night: a bottle from {the wine}, then {the film}.

## pair: gym and sauna
roles: gym = home gym; heat = sauna | hot tub | steam shower
calm
- A hard session in {the gym} can end with ten easy minutes in {the heat}.
lively
- Do your sets in {the gym}, then let {the heat} take care of your shoulders.
- Work hard in {the gym}, then sit in {the heat} and do nothing at all.
clipped
- Work hard in {the gym}. Recover in {the heat}.

## pair: full house
roles: bunk = bunk room | guest suite; play = game room | finished basement | home theater
lively
- With {the bunk} and {the play}, company might as well stay the weekend.

## pair: winter sun
roles: sun = sunroom; fire = fireplace | gas fireplace | wood stove
lively
- (no warm) In winter, spend the morning in {the sun} and the evening by {the fire}.
clipped
- (no warm) Winter mornings in {the sun}, winter nights by {the fire}.

## pair: sunroom and books
roles: sun = sunroom; books = library | built-in bookshelves
lively
- Grab a novel from {the books} and read it in {the sun} until lunch.

## pair: boots and fire
roles: mud = mudroom; fire = fireplace | gas fireplace | wood stove
lively
- (snow) Leave your snowy boots in {the mud} and go warm your feet by {the fire}.
- Leave your wet boots in {the mud} and go warm up by {the fire}.
- (snow) Kick off your boots in {the mud} and warm up by {the fire}.
clipped
- (snow) Boots off in {the mud}, feet up by {the fire}.

## pair: fans and floors
roles: fans = ceiling fans; floors = tile floors
calm
- (heat) {The fans} and {the floors} take the edge off a July afternoon.
clipped
- (heat) {The fans} and {the floors} take the edge off July.

## pair: a party that spreads
roles: island = kitchen island; open = open floor plan
calm
- With {the open}, a party that starts around {the island} can spread out as guests arrive.

## pair: getting ready for an evening out
roles: closet = walk-in closet; tub = soaking tub
lively
- Before a night out, take your time in {the tub}, then pick out your shoes in {the closet}.

## pair: first chapter by the fire
roles: books = library | built-in bookshelves; fire = fireplace | gas fireplace | wood stove
calm
- A guest can choose a novel from {the books} and read the first chapter by {the fire}.
lively
- Pull a novel from {the books} and give it one chapter by {the fire} before bed.
clipped
- Pull a novel from {the books} and read it by {the fire}.

## pair: a patch of sun
roles: glass = large windows | bay windows; floors = hardwood floors
calm
- (dogs) A dog will find the patch of sunlight from {the glass} on {the floors} and sleep there.
lively
- Walk barefoot across {the floors} on a bright morning and find the warm patch by {the glass}.
- (dogs) Your dog will find the patch of sunlight from {the glass} on {the floors} and nap there.

## pair: after a winter dinner
roles: room = great room; fire = fireplace | gas fireplace
calm
- (no warm) After a winter dinner, everyone drifts into {the room} and someone lights {the fire}.
lively
- Get everyone into {the room} for the game and light {the fire} at halftime.
clipped
- Light {the fire}, then put on the game in {the room}.

## pair: plates and the game
roles: island = kitchen island | breakfast bar; room = great room
calm
- On game day, guests fill their plates at {the island} and carry them into {the room}.
lively
- Fill your plate at {the island} and carry it into {the room} before kickoff.
clipped
- Fill a plate at {the island} and watch the game in {the room}.

## pair: lamplight
roles: brick = exposed brick; floors = hardwood floors
calm
- Evening lamplight brings out the grain of {the floors} and the edges of {the brick}.
clipped
- Evening lamplight suits {the brick} and {the floors}.

## pair: pies cooling
roles: ovens = double ovens; island = kitchen island
calm
- Pies from {the ovens} can cool on {the island} while dinner goes on.
clipped
- Pies come out of {the ovens} and cool on {the island}.

## pair: cards and drinks
roles: bar = wet bar | wine refrigerator; play = game room | finished basement
calm
- Whoever loses a hand of cards in {the play} can bring the next round from {the bar}.
lively
- Lose a hand of cards in {the play} and you're bringing the next round from {the bar}.

## pair: laptop and novel
roles: work = home office; books = library | built-in bookshelves
lively
- Finish up in {the work}, pull a novel from {the books}, and leave your phone behind.
clipped
- Close the laptop in {the work}. Open a novel from {the books}.

## pair: laptop and fire
roles: work = home office; fire = fireplace | gas fireplace | wood stove
lively
- Shut the laptop in {the work} at five and take a glass of wine over to {the fire}.
clipped
- Close the laptop in {the work}, then light {the fire}.

## pair: dinner and a bed
roles: dining = formal dining room; guests = guest suite | main-level guest suite | in-law suite | first-floor bedroom
calm
- Friends who linger over dessert in {the dining} can stay the night in {the guests}.
lively
- Keep your friends late in {the dining} and put them up in {the guests}.
clipped
- Friends linger in {the dining}, then stay over in {the guests}.

## pair: football and conversation
roles: base = finished basement; fire = fireplace | gas fireplace | wood stove
calm
- Some guests will follow the game down to {the base} while others stay talking by {the fire}.
lively
- Send the football fans down to {the base} and save a chair by {the fire} for the talkers.
clipped
- Football down in {the base}, conversation by {the fire}.

## pair: easy calls
roles: sun = sunroom; work = home office
lively
- Take the easy calls in {the sun} and save {the work} for the hard ones.

## pair: sauce and bottle
roles: kitchen = chef's kitchen | updated kitchen | open kitchen; wine = wine cellar | wine refrigerator
calm
- A cook can taste the sauce in {the kitchen} and send a guest to {the wine} for the bottle.
lively
- Taste the sauce in {the kitchen} and send a friend to {the wine} for a bottle to match.
clipped
- Taste the sauce in {the kitchen}. Choose a bottle from {the wine}.

## pair: sleepers and pancakes
roles: bunk = bunk room; nook = breakfast nook | eat-in kitchen
calm
- Whoever wakes last in {the bunk} can still find pancakes in {the nook}.
lively
- Let everyone sleep late in {the bunk} and serve the pancakes in {the nook}.

## pair: island, open plan, fire
roles: island = kitchen island; open = open floor plan; fire = fireplace | gas fireplace | wood stove
calm
- (no warm) A winter party can begin around {the island}, spread through {the open}, and end by {the fire}.
lively
- Start everyone at {the island}, let the party spread through {the open}, and end up by {the fire}.

## pair: an early night
roles: suite = primary suite; closet = walk-in closet; tub = soaking tub
lively
- Linger in {the tub}, grab a robe from {the closet}, and turn in early in {the suite}.

# SHARED, SYSTEMS, AND ACROSS THE HOME

## shared pool
match: pool, community pool, neighborhood pool, saltwater pool, rooftop pool, swimming pool, outdoor pool
not: heated, indoor, and
of: building
lively
- Grab a towel and a paperback and head to {the it} for the afternoon.
clipped
- Take a paperback to {the it} on Saturday.

## fitness center
match: fitness center, gym, fitness room, exercise room
not: and
of: building
lively
- When it's pouring, trade your run for an hour in {the it}.

## yoga room
match: yoga room, yoga studio
of: building

## coworking lounge
match: coworking lounge, co-working lounge, coworking space, co-working space, coworking room, business center
of: building
calm
- {The it} is a change of scene for the afternoon's work.
lively
- You can take your laptop to {the it} and keep the dining table for dinner.
- When you need a change of scene between calls, there's {the it}.
clipped
- Take the laptop to {the it} after lunch.

## clubhouse
match: clubhouse, club house, clubroom, club room, party room, community room, residents' lounge, resident lounge, residents lounge, owners' lounge
of: building
calm
- When a guest list outgrows the dining table, the gathering can move to {the it}.
lively
- You can hold the big birthday in {the it} and come home to a clean kitchen.
clipped
- When the guest list grows, move dinner to {the it}.

## courts
match: tennis courts, pickleball courts, tennis court, pickleball court
not: and
of: building
calm
- {The it} make it easy to get in a game before dinner.

## trails
match: walking trails, trails, hiking trails, nature trails, walking paths, trail system
not: and
of: building
calm
- After a large Sunday lunch, guests can stretch their legs on {the it}.
- An hour on {the it} before dinner clears the head.
lively
- You can lace up your shoes and be out on {the it} before breakfast.
- After supper, stretch your legs on {the it}.
clipped
- Morning run, evening stroll: {the it} handle both.
- After a big Sunday lunch, head out on {the it}.

## shared courtyard
match: courtyard, shared courtyard, landscaped courtyard
not: and
of: building
lively
- Take your book out to {the it} when the afternoon's too nice to stay in.
clipped
- Take a sandwich out to {the it} at noon.

## shared roof deck
match: roof deck, rooftop deck, shared roof deck, common roof deck, community roof deck, rooftop terrace, roof terrace, rooftop lounge
not: private, and
of: building
calm
- On warm evenings, drinks with company can move up to {the it}.
- After dinner, {the it} offers fresh air and open sky.
- Sunday mornings up on {the it} start with the paper.
lively
- When friends stop by, carry the drinks up to {the it}.
- On a warm night, get some fresh air up on {the it} before bed.
clipped
- Take lunch up to {the it} on a mild day.
- Watch the evening come on from {the it}.

## dog park
match: dog park, dog run, pet park, bark park, off-leash dog park
of: building
lively
- (dogs) Bring a tennis ball to {the it} after work and play fetch until somebody's tired.
- (dogs) Take your coffee to {the it} and throw a ball while you wake up.
clipped
- (dogs) Bring a tennis ball to {the it} after work.

## shared grills
match: grills, gas grills, grilling area, grilling areas, grilling station, grilling stations, barbecue area, BBQ area, barbecue grills, outdoor grills, BBQ grills
not: and
of: building
calm
- A steak, a salad, and half an hour at {the it} make an easy summer supper.
lively
- Pick up some burgers on your way home and cook them at {the it}.
- Put some corn on at {the it} and see who else is cooking.

## community garden
match: community garden, community gardens, garden plots, community garden plots
of: building
clipped
- (unit) Grow tomatoes in {the it}. No yard needed.

## indoor pool
match: indoor pool, heated indoor pool, indoor heated pool, indoor swimming pool, indoor lap pool, indoor saltwater pool
of: either
calm
- (no warm) Mornings in {the it} are as good in January as they are in July.
- On a wet morning, a swim in {the it} goes on as planned.
lively
- (no warm) On a gray day in February, you can still be floating on your back in {the it}.
- (snow) Come in from the cold, change into your suit, and slide into {the it}.
clipped
- (no warm) Float on your back in {the it} in February.

## screening room
match: screening room, theater room, movie theater, theater, movie room, theatre room, media room
of: building
lively
- When film night outgrows your couch, move it to {the it}.

## storage unit
match: storage unit, storage locker, storage room, extra storage, additional storage, deeded storage, private storage, basement storage, storage cage, storage space
not: bike, wine, attic, kayak, bicycle
of: either
lively

## boat ramp
match: boat ramp, boat launch, kayak launch, community boat ramp
of: building
calm
- A day on the water can begin at {the it}, with breakfast packed in the cooler.
- On a calm morning, residents can put in at {the it} and be back for lunch.
lively
- Pack a cooler, head to {the it}, and spend your Saturday on the water.
clipped
- Saturdays on the water start at {the it}.

## golf simulator
match: golf simulator
of: either
calm
- (snow) {The it} keeps a swing in practice until spring.

## playground
match: playground, community playground, tot lot, neighborhood playground, play area
not: and
of: building
lively
- (no warm) Pack a snack and spend the first warm afternoon of spring at {the it}.

## courtyard
match: courtyard, brick courtyard, walled courtyard, interior courtyard
not: private, shared
calm
- Sunday can begin with a quiet breakfast in {the it}.
lively
- Set the table for lunch in {the it} on the first weekend it's warm.
- Take a pot of tea out to {the it} and read for an hour.
clipped
- Lunch in {the it} can last all afternoon.
- (no warm) Have coffee in {the it} on the first mild morning.
- Read the Sunday paper out in {the it}.

## backyard
match: backyard, large backyard, back yard, big backyard, level backyard
not: fenced, private

## pair: weights and water
roles: gym = fitness center | yoga room; pool = shared pool | heated pool
calm
- A workout in {the gym} can end with a dip in {the pool}.
clipped
- An hour in {the gym} can end with a dip in {the pool}.

## pair: a workday in the building
roles: work = coworking lounge; after = shared pool | heated pool | fitness center | yoga room
calm
- A day of calls in {the work} can end at {the after}.
lively
- Take your calls in {the work}, then close the laptop and head to {the after}.
clipped
- Close the laptop in {the work}. Head to {the after}.

## pair: laptop and roof
roles: work = coworking lounge; roof = shared roof deck
lively
- Close the laptop in {the work} and catch the evening air up on {the roof}.

## pair: roof and grills
roles: roof = shared roof deck; grill = shared grills
calm
- With {the roof} and {the grill}, a summer supper can be cooked and eaten in the open air.
clipped
- Cook at {the grill}. Linger on {the roof}.

## pair: pool and roof
roles: pool = shared pool | heated pool; roof = shared roof deck
calm
- A summer Saturday can start at {the pool} and end on {the roof}.
lively
- Spend the afternoon at {the pool} and the evening up on {the roof}.
clipped
- Afternoons at {the pool}, evenings on {the roof}.

## pair: pool and grills
roles: pool = shared pool | heated pool; grill = shared grills
calm
- An afternoon at {the pool} can run straight into supper at {the grill}.
lively
- Stay at {the pool} until you're hungry, then cook supper at {the grill}.
clipped
- Afternoon at {the pool}, burgers at {the grill}.

## pair: plot and grills
roles: garden = community garden; grill = shared grills
calm
- Supper can begin in {the garden} and finish at {the grill}.
lively
- Pick your tomatoes in {the garden} and cook the burgers at {the grill}.

## pair: party and pool
roles: club = clubhouse; pool = shared pool | heated pool
lively
- Hold the birthday at {the club} and let everybody cool off in {the pool}.

## pair: courts and pool
roles: court = courts; pool = shared pool | heated pool
calm
- A morning on {the court} can end with a dip in {the pool}.
lively
- Win or lose on {the court}, you can cool off in {the pool}.

## pair: courts, pool, clubhouse
roles: court = courts; pool = shared pool | heated pool; club = clubhouse
calm
- Between {the court}, {the pool}, and {the club}, a Saturday fills up easily.
lively
- Play a game on {the court}, cool off in {the pool}, and meet friends at {the club}.

## pair: pool, trails, clubhouse
roles: pool = shared pool | heated pool; walk = trails; club = clubhouse
lively
- Start on {the walk}, cool off in {the pool}, and meet friends at {the club}.

## pair: trails and pool
roles: walk = trails; pool = shared pool | heated pool
calm
- A summer morning on {the walk} can end with a dip in {the pool}.
lively
- Put in your miles on {the walk}, then cool off in {the pool}.

## pair: trails and dog park
roles: walk = trails; park = dog park
lively
- (dogs) Take {the walk} when you have time and {the park} when you don't.

## pair: pool and playground
roles: pool = shared pool | heated pool; play = playground
calm
- A hot Saturday can begin at {the play} and finish in {the pool}.
lively
- Spend a Saturday morning at {the play}, then cool off in {the pool} after lunch.

## pair: balcony and pool
roles: balcony = balcony; pool = shared pool | heated pool
calm
- Coffee on {the balcony} and an afternoon at {the pool} make an easy Saturday.
clipped
- Coffee on {the balcony}, afternoons at {the pool}.

## pair: balcony and gym
roles: balcony = balcony; gym = fitness center
calm
- The day can begin with a workout in {the gym} and coffee on {the balcony}.
clipped
- A workout in {the gym}, then coffee on {the balcony}.

## pair: warm floor, warm bath
roles: floor = heated floors; tub = soaking tub
calm
- (no warm) {The floor} and {the tub} take the chill off a January evening.
lively
- (no warm) After a cold day, you'll be glad of {the floor} and {the tub}.
clipped
- (no warm) {The floor} and {the tub} take the edge off January.

## pair: warm evenings and cold ones
roles: out = rooftop terrace | private roof deck | deck | back deck | covered patio | screened porch | balcony | wraparound porch; fire = gas fireplace | fireplace | wood stove
lively
- (no warm) Have supper on {the out} until the nights turn cold; after that, there's {the fire}.
clipped
- (no warm) Warm nights on {the out}, cold nights by {the fire}.
- June on {the out}. December by {the fire}.

## pair: front porch and fireplace
roles: porch = front porch; fire = gas fireplace | fireplace | wood stove
calm
- (no warm) Summer evenings can be spent on {the porch}, and winter ones by {the fire}.

## pair: two hearths
roles: hearth = gas fireplace | fireplace | wood stove; pit = fire pit
clipped
- October at {the pit}, December by {the hearth}.

## pair: fireplace and hot tub
roles: fire = gas fireplace | fireplace | wood stove; tub = hot tub | sauna
calm
- (no warm) A cold evening can start in {the tub} and end by {the fire}.
lively
- Start the evening in {the tub} and finish it by {the fire}.
clipped
- {The tub}, then {the fire}, then bed.

## pair: bath and fireplace
roles: tub = soaking tub; fire = gas fireplace | fireplace | wood stove
calm
- (no warm) A cold day can end with a bath in {the tub} or an hour by {the fire}.
lively
- (no warm) When you come in cold, warm up in {the tub} or by {the fire}.

## pair: island and fireplace
roles: island = kitchen island; fire = gas fireplace | fireplace | wood stove
calm
- Company tends to gather around {the island} first and {the fire} later.
lively
- Your company will start out at {the island} and end up by {the fire}.

## pair: supper and coffee
roles: dining = formal dining room; fire = gas fireplace | fireplace | wood stove
calm
- An evening that begins in {the dining} can end with coffee by {the fire}.
lively
- Serve supper in {the dining} and have your coffee by {the fire}.

## pair: sunroom and garden
roles: sun = sunroom; garden = garden | raised beds
calm
- Seedlings can start in {the sun} and move out to {the garden} in spring.
lively
- Start your seedlings in {the sun} and move them out to {the garden} when spring comes.

## pair: when it turns cold
roles: sun = sunroom; out = deck | back deck | covered patio | screened porch
calm
- (no warm) When the mornings turn cold, coffee can move from {the out} to {the sun}.
lively
- (no warm) Have your coffee on {the out} until the mornings turn cold, then take it to {the sun}.
clipped
- (no warm) Summer coffee on {the out}, winter coffee in {the sun}.

## pair: island and table outdoors
roles: island = kitchen island; out = deck | back deck | covered patio | screened porch
calm
- On warm nights, supper can be served from {the island} and eaten on {the out}.
lively
- Fill your plates at {the island} and carry them out to {the out}.

## pair: garden and pantry
roles: garden = raised beds | garden; pantry = walk-in pantry
calm
- Summer tomatoes from {the garden} can be put up in jars and kept in {the pantry}.
lively
- Put up what you grow in {the garden} and fill {the pantry} with jars.

## pair: garden and kitchen
roles: garden = raised beds | garden; cook = chef's kitchen
lively
- Pick your tomatoes in {the garden} and turn them into supper in {the cook}.

## pair: two seasons of dinners
roles: dining = formal dining room; out = deck | back deck | covered patio | screened porch
calm
- Holiday meals can be served in {the dining} and summer suppers on {the out}.
lively
- Serve Thanksgiving in {the dining} and the Fourth of July on {the out}.
clipped
- Thanksgiving in {the dining}, the Fourth of July on {the out}.

## pair: kitchen and dining room
roles: cook = chef's kitchen; dining = formal dining room
lively
- With {the cook} and {the dining}, Thanksgiving may well end up at your place.

## pair: bottle and grill
roles: wine = wine cellar; grill = outdoor kitchen | built-in grill
lively
- Pick a bottle from {the wine} while the steaks finish at {the grill}.

## pair: bottle and fire
roles: wine = wine cellar; fire = gas fireplace | fireplace | wood stove
calm
- (no warm) A bottle from {the wine} and an hour by {the fire} make a good winter evening.
lively
- Open something from {the wine} and stay up late by {the fire}.

## pair: pool, patio, grill
roles: pool = pool | heated pool; patio = deck | back deck | covered patio; grill = outdoor kitchen | built-in grill
calm
- With {the pool}, {the grill}, and {the patio}, a July party needs only a guest list.
lively
- With {the pool}, {the grill}, and {the patio}, all you need is ice and a guest list.

## pair: mudroom and yard
roles: mud = mudroom; yard = fenced yard | backyard
calm
- (dogs) A dog can run in {the yard} and dry off in {the mud}.

## pair: library and fresh air
roles: books = library; out = courtyard | private courtyard | deck | back deck | covered patio | screened porch | garden
calm
- On a mild afternoon, a novel from {the books} can be carried out to {the out}.
lively
- Pick a novel in {the books} and take it out to {the out}.

## pair: visitors and pool
roles: house = guest house; pool = pool | heated pool
calm
- Weekend visitors can sleep in {the house} and spend their afternoons at {the pool}.

## pair: yard and basement
roles: yard = fenced yard | backyard; in = game room
lively
- On fine Saturdays you've got {the yard}; when it rains, there's {the in}.

## pair: coffee and the dog
roles: yard = fenced yard; out = deck | back deck | covered patio | screened porch
lively
- (dogs) Finish your coffee on {the out} while the dog makes the rounds of {the yard}.

# NAMED IN PAIRS ONLY

## ceiling fans
match: ceiling fans
`
