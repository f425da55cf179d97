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
- On a July evening, dessert on {the it} can last past dark with the mosquitoes left outside.
- A game of gin rummy on {the it} can go on to the sound of crickets.
lively
- Take your book out to {the it} and leave the bug spray inside.
- Deal another hand on {the it} and let the moths stay outside.
- Even in mosquito season, you can sit out on {the it} until bedtime.
clipped
- {An it} means dinner outside without bug spray.
- Cards on {the it}, mosquitoes outside.

## covered patio
match: covered patio, covered porch, covered deck, covered terrace, covered lanai, covered veranda, covered balcony
not: partially, partly, hot tub
calm
- A little rain does not have to end dinner on {the it}.
- When a shower comes through, {the it} is the place to sit and listen.
- Even at noon in July, lunch on {the it} stays in the shade.
- When a summer shower comes through, lunch on {the it} simply goes on.
lively
- Plan supper on {the it} and let the forecast do what it likes.
- Pull up a chair on {the it} and listen to the rain come down.
- If rain starts halfway through dinner, you can stay right where you are on {the it}.
clipped
- With {an it}, dinner outside doesn't depend on the forecast.
- Sit out a summer shower on {the it}.
- Rain or not, dinner on {the it}.

## wraparound porch
match: wraparound porch, wraparound deck, wraparound terrace, wraparound balcony, wraparound veranda, wrap-around porch, wrap-around deck, wrap porch
calm
- A party can spread along {the it}, with conversation at one end and a card game at the other.
- A stroll after dinner need go no farther than {the it}.
- When the afternoon grows warm, a reader can follow the shade around {the it}.
lively
- Follow the sun or the shade along {the it} as the day goes on.
- Claim the far end of {the it} for a nap.
- At your next party, you'll find a different conversation around each corner of {the it}.
clipped
- A book, and the shady side of {the it}.

## deck
match: deck, patio, terrace, paver patio, flagstone patio, composite deck, brick patio, stone patio
not: covered, screened, wraparound, private, roof, rooftop, pool, upper, levels, two-level, sun, parking, enclosed, with
calm
- On warm evenings, dinner can move out to {the it} and stay there through dessert.
- Lunch out on {the it} needs little more than bread, cheese, and tomatoes.
- A few minutes of night air on {the it} make a good end to the day.
- Breakfast on {the it} has a way of running into the middle of the morning.
- A Sunday crossword and a second cup of coffee can take up most of a morning on {the it}.
- A tray of drinks carried out to {the it} is all an evening with friends requires.
lively
- Carry your coffee out to {the it} and take your time with it.
- When the weather's good, dinner can move out to {the it} and stay through dessert.
- Slice a watermelon and eat it out on {the it}, where the drips don't matter.
- Pour a cold drink, put the ballgame on the radio, and stretch out on {the it}.
- Spread out the Sunday paper on {the it} and work through every section.
- After work, you can change your clothes, pour something cold, and head out to {the it}.
clipped
- (no warm) Eat supper on {the it} on the first warm night of spring.
- On a mild Sunday, take the newspaper out to {the it}.
- On warm evenings, supper on {the it} can last until dark.
- Listen to the ballgame out on {the it}.
- First coffee on {the it}, phone left inside.
- Tacos on {the it} any warm Tuesday.
- Olives, bread, and a bottle on {the it}.

## back deck
match: back deck, back patio, rear deck, rear patio, backyard deck, backyard patio, back porch
not: covered, screened, with
calm
- On warm evenings, dinner can move out to {the it} and stay there through dessert.
- Friends who come for supper may still be talking on {the it} at eleven.
lively
- Weekend breakfasts can move out to {the it} as soon as it's warm enough for bare feet.
- Carry supper out to {the it} and stay for as long as the light does.
- Shuck the corn out on {the it} and leave the silk outside.
- Shuck the corn out on {the it} and let the mess stay outdoors.
clipped
- Take the crossword and a cup of coffee out to {the it}.
- Spend the last hour of daylight out on {the it}.

## front porch
match: front porch, covered front porch, rocking chair porch
not: screened, enclosed, wraparound
calm
- {The it} is a good place to watch the rain, or to wait for company to arrive.
- After a dinner party, the long goodbyes are said on {the it}.
- Good-byes on {the it} tend to take longer than anyone planned.
lively
- Have your coffee on {the it} and wave to whoever walks by.
- Lace up your running shoes on {the it} and catch your breath there afterward.
- Sit down with the mail on {the it} before you go in to start supper.
- When friends say good night, you'll all end up talking another half hour on {the it}.
clipped
- Watch a summer storm from {the it}.
- Set out pumpkins on {the it} in October.
- Wait on {the it} for company to pull up.
- Read the mail on {the it} before going in.
- Long good-byes on {the it}.

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
- Guests who come up to {the it} for one drink tend to stay for a second.
lively
- Carry your coffee up to {the it} before anyone else is awake.
- Head up to {the it} after work and watch the evening come on.
- Meet your friends up on {the it} for a drink, then see if anyone still wants to go out.
clipped
- On warm nights, carry supper up to {the it}.
- Have Sunday coffee up on {the it}.
- Up to {the it} with the takeout.

## balcony
match: balcony
not: juliet, juliette, covered, wraparound, screened
calm
- After a summer rain, {the it} is the place for a breath of cool air.
- Between dinner and dessert, someone is sure to step out on {the it} for a breath of air.
- A telephone call with an old friend can move out to {the it} and last an hour.
lively
- Step out on {the it} with your coffee and see what kind of day it is.
- Between phone calls, duck out to {the it} for a minute of fresh air.
- Keep a pot of mint on {the it} and snip a sprig for your iced tea.
- Step out on {the it} in your robe and find out whether to wear a jacket.
- You can water a pot of basil on {the it} while the coffee brews.
- Step out on {the it} with your first coffee and see what kind of day it is.
- When you've had enough of your desk, take your sandwich out to {the it}.
clipped
- On mild nights, finish the wine out on {the it}.
- Between calls, get some air on {the it}.
- A breath of air on {the it} between meetings.

## heated pool
match: heated pool, heated saltwater pool, heated salt pool, heated swimming pool
not: indoor, screened, steps
of: either
calm
- (no warm) With {an it}, the season opens earlier and closes later.
- On a cool morning, the first step into {the it} is an easy one.
lively
- When the evenings turn cool, you can still talk your friends into {the it}.
clipped
- {An it} means a longer season at both ends.

## pool
match: pool, swimming pool, saltwater pool, gunite pool, in-ground pool
not: heated, indoor, above-ground, community, house, reflecting, plunge, wading, lap, table, screened, with, steps
calm
- {The it} makes a hot afternoon something to look forward to.
- A swim in {the it} before dinner takes the heat out of the day.
- A hot night can end with one last swim in {the it}.
- In August, an early swim in {the it} can come before the coffee.
- A lunch party in July can drift into {the it} by midafternoon.
lively
- (no warm) Float around {the it} with a cold drink until somebody calls you for supper.
- Slip into {the it} after supper and stay until the sky goes dark.
- Come home hot and tired, jump in {the it}, and start the evening over.
clipped
- {The it} makes hot afternoons something to look forward to.
- Cool off in {the it} before supper.
- One last swim in {the it}, then bed.
- Home by six, in {the it} by ten past.
- One last swim in {the it} after dark.

## lap pool
match: lap pool
calm
- Twenty lengths of {the it} before breakfast put the day in good order.
clipped
- Twenty lengths of {the it}, then breakfast.

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
- Slip into {the it} after dinner and come out ready for bed.
clipped
- (no warm) Soak in {the it} on a clear, cold night.
- Cold air, hot water: {the it} after dinner.
- Friday, nine o'clock, {the it}.
- Robe, slippers, {the it}, bed.

## fire pit
match: fire pit, firepit, outdoor fireplace
calm
- {The it} gives guests a reason to stay out after the evening turns cool.
- When the evening turns cool, the conversation can move to {the it} instead of indoors.
- After dinner, guests drift out to {the it} with the last of the wine.
- Stories grow longer around {the it}, and the evening along with them.
- When the night turns cool, company can pull in close around {the it} and stay another hour.
- A cool evening need not end the party when {the it} is lit.
- Coffee after dinner can be taken by {the it}, with a sweater over the shoulders.
lively
- (no warm) With {an it}, a cool evening is a reason to stay out, not to go in.
- Toast marshmallows at {the it} and tell the old stories one more time.
- Pull your chair up to {the it} and stay for one more song.
- Pass the marshmallows around {the it} and let the stories run late.
- Light {the it} at dusk and keep your friends talking till midnight.
- On the first cool night of fall, you'll be out by {the it} with a mug of cider.
clipped
- (no warm) {An it} adds an hour to any cool evening.
- (no warm) Bring a blanket out to {the it} and stay late.
- Sweaters on, marshmallows out, {the it} lit.
- A nightcap by {the it}.

## outdoor kitchen
match: outdoor kitchen, summer kitchen
calm
- The cook stays in the conversation when dinner is made in {the it}.
- Slow ribs can take all of a Saturday in {the it}, and nobody will mind waiting.
lively
- When you have {an it}, you can make dinner without missing the conversation.
- Get the burgers going in {the it} and hand plates around as they come off.

## built-in grill
match: built-in grill, gas grill, built-in gas grill
calm
- While the steaks finish on {the it}, there is time to pour the wine.
lively
- Any warm weeknight, you can put burgers on {the it} and eat outside.
clipped
- Tuesday salmon on {the it}.
- Peaches on {the it} while the plates are cleared.

## outdoor shower
match: outdoor shower
calm
- (coast) Sand comes off in {the it} before it reaches the floors.
lively
- (coast) You can leave the sand in {the it} and walk into the house clean.
- After an hour of pulling weeds, you can rinse off in {the it} before you come indoors.
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
- An hour on {the it} can pass with feet in the water and very little said.
- When the workday is over, drinks can be carried out to the end of {the it}.
lively
- With {an it}, you can decide over breakfast to spend the day on the water.
- You can drop a line in from {the it} before breakfast, still in your pajamas.
clipped
- Step aboard at {the it} right after breakfast.
- Cast off from {the it} while the coffee's still hot.
- Thermos, fishing rod, {the it} at dawn.
- Last drink at the end of {the it}.

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
- A boat kept on {the it} is ready for an hour on the water after supper.
lively
- You can have the boat off {the it} and be on the water before your coffee's cold.
- After work, you can lower {the it} and get in an hour on the water before dark.

## pond
match: pond, private pond, stocked pond
not: koi, retention, detention
of: home
calm
- An hour beside {the it} can go by in watching dragonflies.
- Early risers can take their coffee out to {the it} and listen to the frogs.
lively
- Take your coffee on a walk to {the it} before the day gets going.
clipped
- Walk out to {the it} before breakfast and listen for frogs.
- Skip a stone across {the it} after supper.

## fenced yard
match: fenced yard, fenced backyard, fenced back yard, fenced side yard, fully fenced yard, fenced lawn
calm
- (dogs) {The it} lets the dog run without a leash.
- (dogs) A dog can be let out into {the it} while the coffee brews.
- An evening game of catch in {the it} can go on until the ball is hard to see.
lively
- (dogs) Throw a tennis ball in {the it} until the dog has had enough.
- (dogs) You can open the door to {the it} in your slippers and let the dog out.
- Set up the croquet wickets in {the it} and play until supper's ready.
clipped
- (dogs) Let the dog out into {the it} and put the coffee on.
- (dogs) Throw a ball in {the it} until the dog lies down.

## yard
match: yard, backyard, back yard, large backyard, big backyard, level backyard, level yard, large yard
not: fenced, private, side, front, rail, storage, lumber, with, no, small
of: home
calm
- On a summer evening, a game of catch in {the it} can go on until the light fails.
- A match of croquet on {the it} can fill the hour before supper.
- When a birthday comes around, a long table can be set out on {the it}.
lively
- Throw a ball, string up a badminton net, or do nothing at all in {the it}.
- Spread out a blanket in {the it} for lunch and stay for a nap.
- String a badminton net across {the it} and play until dark.
- Bring out the cornhole boards and get a tournament going on {the it}.
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
- Pick a piece of fruit from {the it} on your way to the car.
- Fill one bowl from {the it} for the kitchen counter and another for the neighbors.
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
- A nap under {the it}, hat over the eyes.

## raised beds
match: raised beds, raised garden beds, raised vegetable beds, raised planters, garden beds, vegetable beds, vegetable garden, kitchen garden, garden plot, planter boxes
calm
- In August, supper can begin with whatever is ripe in {the it}.
- In summer, the salad comes straight from {the it} to the table.
- A spring Saturday is well spent putting lettuce and peas into {the it}.
- A handful of mint from {the it} can go straight into the iced tea.
lively
- Pick a tomato from {the it} and eat it while it's still warm from the sun.
- Step out to {the it} for a handful of basil while the pasta boils.
- You'll check {the it} every morning for the first ripe tomato.
- By August, you'll be pressing squash from {the it} on everyone you know.
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
- You'll go out to {the it} to pull one weed and stay till lunchtime.
clipped
- Cut something for the table from {the it}.
- After dinner, take a slow turn around {the it}.
- A lap of {the it} with the first coffee.

## greenhouse
match: greenhouse
calm
- On a bright day in March, {the it} smells of wet soil and new leaves.
- An hour of potting and watering in {the it} is a good use of a gray afternoon.
- (no warm) Seedlings can be started in {the it} while there is still frost on the ground.
- A rainy morning passes quickly in {the it}, among pots and seed packets.
lively
- Start your seeds in {the it} and get a few weeks' jump on spring.
- Duck into {the it} on a blustery day and get your hands in the dirt.
- You can pot up your tomatoes in {the it} with the radio on and rain overhead.
clipped
- Spring starts a few weeks early in {the it}.
- Spend a rainy afternoon potting in {the it}.
- (no warm) Frost outside, seedlings in {the it}.

## chicken coop
match: chicken coop, coop, hen house
calm
- Breakfast can begin with a basket and a walk to {the it}.
lively
- Take a basket out to {the it} and come back with breakfast.
clipped
- Eggs from {the it}, still warm, into the pan.

## misters
match: misters, misting system, patio misters

## home court
match: tennis court, clay tennis court, pickleball court, sport court, basketball court
not: indoor, community
calm
- With {an it}, a game before dinner requires no reservation.
- A rematch on {the it} can begin as soon as breakfast is over.
- Houseguests who wake early can get in a game on {the it} before breakfast.
lively
- Talk a friend into a game on {the it} and play until you can't see the ball.
- Call a couple of friends, meet on {the it} at nine, and play best of three.
clipped
- Play on {the it} until it's too dark to see the ball.

## putting green
match: putting green
of: home
lively
- Squeeze in ten minutes of practice on {the it} between calls.
- Step out to {the it} and settle a bet before dinner.
- Roll a few balls on {the it} while the morning coffee brews.
clipped
- Settle a bet on {the it} before dinner.
- Ten putts on {the it} before dinner.

## guest house
match: guest house, guesthouse, guest cottage, guest casita, casita, detached guest house, detached casita
not: attached
of: home
calm
- In {the it}, visitors can keep their own hours.
- Friends who arrive late at night can go straight to bed in {the it}.
- Friends who stay in {the it} can sleep late and come over for coffee when they please.
- After a late dinner, overnight guests need only say good night and go over to {the it}.
lively
- Friends can stay the whole week in {the it} and sleep as late as they like.
- With {an it}, you can have company for a week and still get your mornings to yourself.
- Make up the bed in {the it} and leave a light on for late arrivals.
- Put fresh sheets and a few novels in {the it} and tell your friends to come anytime.
clipped
- In {the it}, visitors keep their own hours.
- {An it} makes a long visit easy on everyone.
- Late arrivals can go straight to bed in {the it}.
- Weekend visitors in {the it}, own key, own hours.

## workshop
match: workshop, detached workshop, detached shop, workshop building, detached studio workshop, shop building, heated workshop, heated shop
not: near, barber
calm
- In {the it}, a project can be left as it is on Sunday and taken up again the next weekend.
- A wobbly chair can be mended in {the it} and back at the table by supper.
lively
- In {the it}, you can leave a project half finished and pick it up again next Saturday.
- Make all the sawdust you like in {the it}.
- Your weekend project can stay clamped up in {the it} while you break for lunch.
- You'll lose track of a Saturday in {the it} with the radio on and coffee going cold.
clipped
- A half-built chair can sit in {the it} until next Saturday.
- Turn up the radio in {the it} and start sanding.

## shed
match: shed, storage shed, garden shed, tool shed, potting shed
not: loafing, run-in, she
common: yes
calm
- {The it} keeps the mower, the rakes, and the muddy boots out of the house.
lively
- Put the rake back in {the it}, brush off your knees, and head in for lunch.

## barn
match: barn, pole barn, hay barn, bank barn
not: horse, door, doors, stalls, stall, style, near, wood
calm
- (no warm) Whatever needs fixing this winter can be rolled into {the it} and worked on out of the wind.
- On a wet day, work in {the it} goes on to the sound of rain on the roof.
- A long-put-off project can be spread out in {the it} and left until next weekend.
- A harvest supper can be held in {the it}, with music afterward.
lively
- The tractor, the tools, and the project you haven't started yet can all go in {the it}.
- Sweep out {the it}, string up some lights, and ask everyone to supper.
- You can spend a rainy Saturday in {the it}, sorting tools and listening to the ball game.
- Sweep out {the it}, turn up the music, and have everyone over to dance.
clipped
- (no warm) Start a big project in {the it} and take all winter.
- Watch the rain from the door of {the it}.
- A half-built canoe in {the it}, radio on.

## horse barn
match: horse barn, barn with stalls, stables, horse stalls, stable, stall barn, horse stable
calm
- With {an it}, a ride before work does not have to begin with a drive.
- The day begins in {the it}, with feed buckets and a soft word at each stall.
lively
- Pull on your boots and be out at {the it} before the sun's up.
- When you walk into {the it} with a bucket of grain, every head will turn.
- You can say good night to the horses in {the it} on your way to bed.
clipped
- Carry a few carrots out to {the it} before bed.
- A carrot in each pocket, then {the it}.

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
- The door of {the it} can be closed on a half-written chapter until morning.
lively
- Leave a wet canvas out in {the it} and walk back to the house for supper.
- Carry your coffee out to {the it} after breakfast and get to work.
- Walk out to {the it} after supper and lose an hour to whatever you're making.
- Take your coffee out to {the it} and work until someone calls you for lunch.
- You'll leave your paints out in {the it} and pick up right where you stopped.
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

## sleeping porch
match: sleeping porch
calm
- In July, a night on {the it} comes with crickets and whatever breeze is about.
lively
- On hot nights, you can take your pillow out to {the it} and fall asleep to the crickets.
- After a summer night on {the it}, you'll hear the birds before the alarm.
clipped
- July nights on {the it}, crickets and all.
- Rain at midnight, heard from {the it}.

## side porch
match: side porch, covered side porch
calm
- A bowl of peas to shell is reason enough to sit on {the it} for a while.

## plunge pool
match: plunge pool, cocktail pool
not: community
lively
- When it's too hot to think, you can cool off in {the it} and get back to your book.

## screened pool
match: screened pool, screened-in pool, caged pool, screen-enclosed pool
calm
- An evening swim in {the it} can run past dusk with the mosquitoes left outside.
lively
- Float in {the it} after dark and listen to the crickets outside.
- Even at the height of bug season, you can take a dip in {the it} after supper.
clipped
- A night swim in {the it}, bugs kept out.

## creek
match: creek, private creek, seasonal creek, year-round creek, spring-fed creek, spring creek, stream, trout stream, brook
not: frontage, near, close, to, minutes, community, subdivision, school, schools, trail, views, view
calm
- A sandwich and a novel can be carried down to {the it} for the afternoon.
lively
- Roll up your pants and wade in {the it} on the hottest day of summer.
clipped
- An evening walk down to {the it}, hands in pockets.

## water frontage
match: lake frontage, water frontage, river frontage, ocean frontage, bay frontage, shoreline
not: near, views, view
lively
- Walk down to {the it} after supper and see what's stirring on the water.
- With {the it}, you can be casting a line ten minutes after you close your laptop.

## boathouse
match: boathouse, boat house
not: community, near
calm
- A fine morning begins with opening {the it} and bringing out the canoe.
lively
- You can keep the paddles and life jackets in {the it}, ready for the next calm morning.

## sandy beach
match: sandy beach, sand beach, private beach, private sandy beach, private sand beach
not: access, near, service, club, association, shared, deeded, rights

## paddocks
match: paddocks, fenced paddocks, pastures, fenced pastures
not: near, view, views
lively
- Turn the horses out in {the it} and have your breakfast while they have theirs.
- You can lean on the fence with your coffee and see who's grazing in {the it}.
clipped
- A last look over {the it}, then bed.

## pool house
match: pool house, poolhouse, pool cabana, cabana
not: bath, bathroom, shower, deeded, shared, community, poolside
calm
- Guests can change in {the it} and be in the water before the ice melts in their drinks.
- Wet towels and swimsuits can hang in {the it}, and the house stays dry.
clipped
- Dry towels from {the it}, one more swim.

## pair: deck and yard
roles: deck = deck | back deck; yard = fenced yard | yard
calm
- Lemonade can wait on {the deck} while a game of catch finishes in {the yard}.
lively
- (dogs) Throw the ball in {the yard} until the dog quits, then go sit on {the deck}.
clipped
- Catch in {the yard}, then cold drinks on {the deck}.

## pair: deck and garden
roles: deck = deck | back deck; garden = garden
calm
- A few stems from {the garden} can dress the table for dinner on {the deck}.

## pair: deck and fire pit 2
roles: deck = deck | back deck; fire = fire pit
calm
- Dinner on {the deck} can give way to stories around {the fire}.
lively
- When supper on {the deck} winds down, you can carry your drinks over to {the fire}.
clipped
- Burgers on {the deck}, marshmallows at {the fire}.

## pair: deck and hot tub 2
roles: deck = deck | back deck; tub = hot tub
lively
- You can talk on {the deck} until the air turns cool, then move to {the tub}.
clipped
- {The deck} till dark, {the tub} till bedtime.

## pair: pool and garden 2
roles: pool = pool | heated pool; garden = garden
lively
- Work in {the garden} until you're good and hot, then fall into {the pool}.

## pair: pool and outdoor kitchen 2
roles: pool = pool | heated pool; cook = outdoor kitchen
calm
- Swimmers can come out of {the pool} to the smell of dinner from {the cook}.
lively
- You can keep an eye on the ribs in {the cook} between dips in {the pool}.

## pair: pool and home court
roles: pool = pool | heated pool; court = home court
lively
- Play until you're out of breath on {the court}, then cool off in {the pool}.

## pair: pool and guest house
roles: pool = pool | heated pool; guest = guest house
calm
- Friends staying in {the guest} can swim in {the pool} before the rest of the house is awake.
lively
- Offer your friends {the guest} and {the pool} for a week, and they'll ask about next summer.

## pair: pool and covered patio
roles: pool = pool | heated pool; patio = covered patio
calm
- Lunch can be laid on {the patio} while the last swimmers come out of {the pool}.
lively
- Climb out of {the pool}, grab a towel, and have your sandwich on {the patio}.
clipped
- Sandwiches on {the patio} between swims in {the pool}.

## pair: guest house and garden
roles: guest = guest house; garden = garden
calm
- Flowers from {the garden} can be waiting in {the guest} when friends arrive.
clipped
- A jar of flowers from {the garden}, set out in {the guest}.

## pair: covered patio and citrus trees
roles: patio = covered patio; trees = citrus trees
calm
- Fruit picked from {the trees} can be squeezed for breakfast on {the patio}.
lively
- Squeeze what you pick from {the trees} and drink it out on {the patio}.

## pair: fenced yard and raised beds
roles: yard = fenced yard; beds = raised beds
calm
- (dogs) A dog can nap in {the yard} while the beans are picked from {the beds}.

## pair: front porch and deck
roles: front = front porch; deck = deck | back deck
lively
- You can take your morning coffee on {the front} and your evening drink on {the deck}.
clipped
- The paper on {the front} at eight, supper on {the deck} at seven.

## pair: garden and courtyard
roles: garden = garden; court = courtyard
calm
- A slow walk through {the garden} can end with tea in {the court}.
lively
- Wander through {the garden} with your guests, then pour the wine in {the court}.

## pair: horse barn and pond
roles: barn = horse barn; pond = pond
lively
- When the chores in {the barn} are done, you can sit by {the pond} and do nothing.

## pair: barn and pasture
roles: barn = barn | horse barn; pasture = paddocks
calm
- Chores in {the barn} can end with a look out over {the pasture} at dusk.
lively
- You'll finish up in {the barn}, take one last look over {the pasture}, and head in for supper.

## pair: dock and deck 2
roles: dock = dock; deck = deck | back deck
calm
- An afternoon of fishing from {the dock} can end in supper on {the deck}.
lively
- Fish from {the dock} until you're hungry, then sit down to supper on {the deck}.
clipped
- Fishing from {the dock} at dawn, dinner on {the deck} at dusk.

## pair: screened porch and garden
roles: porch = screened porch; garden = raised beds | garden
calm
- Beans from {the garden} can be snapped on {the porch} with the radio playing.
clipped
- Beans from {the garden}, snapped on {the porch}.

## pair: balcony and rooftop terrace
roles: balcony = balcony; roof = rooftop terrace
calm
- Coffee for one belongs on {the balcony}, and drinks with friends up on {the roof}.
lively
- You'll have your morning coffee on {the balcony} and your Friday nights up on {the roof}.

## pair: lap pool and sauna
roles: pool = lap pool; sauna = sauna
lively
- Swim your lengths in {the pool}, then let your shoulders loosen in {the sauna}.

## pair: fire pit and hot tub 2
roles: fire = fire pit; tub = hot tub
lively
- When the night turns cool, you've got two ways to stay warm: {the fire} and {the tub}.

## pair: greenhouse and garden
roles: glass = greenhouse; garden = garden | raised beds
calm
- (no warm) What is started in {the glass} in March can be set out in {the garden} in May.
lively
- You'll fuss over seedlings in {the glass} all spring and show them off in {the garden} all summer.
clipped
- (no warm) March in {the glass}, May in {the garden}.

# INDOORS

## kitchen island
match: kitchen island, island, center island, waterfall island, prep island, quartz island, large island, oversized island, granite island
not: near, beach, view, views, barrier, ferry
calm
- While dinner cooks, someone is sure to be leaning on {the it} with a glass of wine.
- {The it} is where a late slice of pie turns into an hour of talk.
- On a baking day, cookies can cool along {the it} while the next batch is rolled.
lively
- On taco night, line up the bowls on {the it} and let everyone build their own.
clipped
- Set the platters on {the it} and let guests serve themselves.
- Friends lean on {the it} while the pasta boils.
- Roll out the pie dough on {the it}.
- Friends lean on {the it}, and dinner runs late.

## walk-in pantry
match: walk-in pantry, pantry, pantry closet, custom pantry, large pantry
not: butler's, butlers
calm
- With {an it}, supper on a rainy night can be made from what is already on the shelf.
lively
- With {an it}, you can stock up on flour and coffee and still keep the counters clear.
clipped
- Buy flour by the big bag and keep it in {the it}.
- Pasta, tomatoes, olives: supper from {the it}.

## butler's pantry
match: butler's pantry, butlers pantry, scullery
calm
- Before a dinner party, dessert can be plated in {the it} and brought out when the moment comes.
- The host can slip into {the it} for another bottle and be back before the toast.
lively
- When company comes, line up the desserts in {the it} and bring them out when you're ready.

## breakfast nook
match: breakfast nook, breakfast room, breakfast area
calm
- A second cup of coffee in {the it} can use up most of a Saturday morning.
- A hand of gin rummy in {the it} can fill the time while dinner cooks.
- The crossword and a second cup of coffee can keep a person in {the it} until ten.
lively
- On Saturdays, linger over pancakes and a second cup of coffee in {the it}.
- Read the news over toast in {the it} before anyone else is up.
- Play a hand of cards in {the it} while supper cooks.
- Sit down to waffles in {the it} on Sunday, and you may still be there at noon.
clipped
- Do the crossword over coffee in {the it}.
- Make pancakes on Saturday and linger in {the it}.
- Play gin rummy in {the it} while dinner cooks.
- The crossword gets finished in {the it}.

## eat-in kitchen
match: eat-in kitchen, eat-in chef's kitchen
calm
- In {the it}, supper goes from stove to table in a few steps.
- Breakfast in {the it} can stretch through the newspaper and a second pot of coffee.
- In {the it}, the cook can serve the soup and stay in the conversation.
lively
- Keep the cook company in {the it} and stay put for supper.
- Friday's takeout can turn into a card game in {the it} once you've cleared the plates.
clipped
- Supper goes straight from stove to table in {the it}.
- Keep the cook company in {the it}, then stay for supper.
- Cards come out in {the it} after the dishes.

## breakfast bar
match: breakfast bar, bar seating, counter seating, bar-height counter
calm
- A guest can take a glass of wine to {the it} and talk with the cook.
- A first cup of coffee at {the it} can be drunk slowly, with the day still unplanned.
- A friend with a glass of wine can sit at {the it} and keep the cook company.
lively
- Pull up to {the it} and talk to whoever's cooking.
- {The it} is handy for toast on the run and a glass of wine before dinner.
- Pull up to {the it} on Saturday with a bowl of cereal and the crossword.
clipped
- Toast in the morning, takeout at night: {the it} covers both.

## open kitchen
match: open kitchen, open-concept kitchen, open chef's kitchen
calm
- When the garlic hits the pan in {the it}, guests drift over to ask about dinner.
- From {the it}, a cook can stir the sauce and still hear the end of the story.
- {The it} lets a host fill glasses, check on dinner, and stay with the guests throughout.
lively
- You can stir the sauce in {the it} and still follow the conversation.
- Wash up in {the it} and still hear how the story ends.
- When friends are over, you'll catch every punch line from {the it} while you finish dinner.
- You can keep one ear on the game while you stir the chili in {the it}.
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
calm
- Sunday supper can start early in {the it}, with one person chopping and another reading the recipe aloud.
- Guests who come early can stand in {the it} with a glass of wine and talk to the cook.
clipped
- Radio on in {the it}, coffee first, eggs after.

## gas range
match: gas range, gas cooktop, gas stove, six-burner gas range, six-burner range, dual-fuel range
calm
- A pot of soup can simmer on {the it} through a long Sunday afternoon.
- An unhurried breakfast begins with butter in a pan on {the it} and coffee already poured.
lively
- Keep a pot of chili going on {the it} all afternoon and let the smell call everyone in.

## double ovens
match: double ovens, double wall ovens, two ovens, double oven
calm
- At the holidays, rolls and pie can come from {the it} just as the roast is carved.
lively
- With turkey and pies both in {the it}, you've got time to sit down before company comes.
clipped
- Pies in {the it} by nine, company at two.

## farmhouse sink
match: farmhouse sink, farm sink, apron sink, apron-front sink
calm
- Flowers for the table can be trimmed at {the it} and put in water before guests arrive.
- After a dinner party, one person can wash at {the it} while another dries and the talk goes on.
lively
- Leave the roasting pan to soak in {the it} and get back to your company.
- Tip a bag of peaches into {the it} for a rinse and eat the ripest one right there.
clipped
- Tulips trimmed at {the it}, vase filled.

## wine refrigerator
match: wine refrigerator, wine fridge, wine cooler, beverage fridge, beverage refrigerator, beverage center, beverage cooler
calm
- A bottle of white can be waiting in {the it} when the first guest arrives.
lively
- You can pull a bottle of bubbly from {the it} the minute there's good news.

## coffee bar
match: coffee bar, coffee station, coffee nook
calm
- A guest who wakes early can find {the it} and make a cup before anyone else is up.
lively
- Mornings start at {the it}, with the mugs and the grinder all in one spot.
- Fill your thermos at {the it} on the way out the door.
- You can shuffle to {the it} in your slippers and have a cup in hand before the first email.
clipped
- Slippers, {the it}, then the news.

## formal dining room
match: formal dining room, dining room, formal dining
not: combined, combo, open, living
calm
- {The it} gives holidays and long dinners a place of their own.
- Candles in {the it} turn an ordinary Tuesday into an occasion.
- After the plates are cleared, conversation in {the it} can go on until the candles burn low.
- A jigsaw puzzle can be worked in {the it} over a rainy weekend and cleared for Sunday supper.
lively
- Birthdays, holidays, a roast chicken on Sunday: {the it} gives them all a proper table.
- In {the it}, nobody has to clear away the mail before dinner.
- Light the candles in {the it}, even if it's only Tuesday.
- When your turn comes to host book club, you can set out supper in {the it} and talk till late.
clipped
- Set the table the night before in {the it}.
- Linger over coffee and pie in {the it}.
- Place cards out in {the it}, candles lit.
- One more toast in {the it} before the coffee.
- Plates cleared from {the it}, cards dealt.

## gas fireplace
match: gas fireplace, gas log fireplace, gas-log fireplace, gas burning fireplace
calm
- After dinner, the conversation tends to move closer to {the it} and stay there until late.
- A rainy Sunday passes slowly by {the it} with a novel and a pot of tea.
lively
- You can have {the it} lit before your guests have their coats off.
- With {the it} going, you'll start one more chapter and read three.

## fireplace
match: fireplace, wood-burning fireplace, stone fireplace, brick fireplace, fieldstone fireplace, two-sided fireplace
not: gas, electric, outdoor, patio, non-working, ventless
calm
- (no warm) On cold evenings, conversation tends to settle around {the it}.
- (no warm) A rainy Sunday is an excuse to light {the it} before lunch.
- Old friends can talk until midnight in front of {the it}.
- (no warm) A long walk in the cold finishes well with coffee in front of {the it}.
lively
- (no warm) When the evenings turn cold, everyone ends up around {the it}.
- (no warm) Light {the it} on a rainy Sunday and stay put until bedtime.
clipped
- (no warm) On cold nights, everyone ends up around {the it}.
- (no warm) Light {the it} on a rainy Sunday and stay put.
- Cards by {the it} until someone yawns.
- The Sunday paper, front to back, by {the it}.

## wood stove
match: wood stove, woodstove, wood-burning stove, soapstone stove
calm
- On the coldest nights, {the it} draws everyone into one room.
- (no warm) A cold morning begins with a log in {the it} and a pot of coffee.
- (no warm) A kettle on {the it} can hum through a winter afternoon.
- (no warm) Few sounds suit a winter evening better than the low crackle of {the it}.
lively
- Put another log in {the it} and let the evening run late.
- When the temperature drops, you'll want the chair nearest {the it}.
clipped
- Add a log to {the it} and deal another hand.
- (snow) Wet mittens dry by {the it} while the cocoa heats.
- (no warm) Read by {the it} until the last log burns down.
- (no warm) Wind outside, soup for supper, {the it} going.

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
- An evening in {the it} passes quietly, one chapter at a time.
- A dinner-table argument over a date or a poem can be settled in {the it}.
lively
- Pick a book in {the it} and lose a rainy afternoon to it.
- With {an it}, the books can finally come out of their boxes.
- Settle into {the it} after supper and read until your tea goes cold.
- Lend a friend a novel from {the it} and argue about the ending over dinner.
clipped
- Pick a novel in {the it} and stay for the afternoon.
- A wet Sunday, a long novel, {the it}.

## built-in bookshelves
match: built-in bookshelves, built-in bookcases, built-in shelves, built-in shelving, bookshelves, bookcases
calm
- {The it} hold the novels, the photographs, and whatever comes home from a trip.
- A rainy Sunday is just long enough to put {the it} in order and reread an old favorite.
lively
- Unpack your novels onto {the it} and the place will feel like yours by dinner.
- You can run a finger along {the it} on a rainy Sunday and find something you meant to read.
clipped
- Tuck photographs between the novels on {the it}.
- Rainy Sunday. An old favorite from {the it}.
any
- Sooner or later, every dinner guest drifts over to {the it} to read the titles.

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
- With {an it}, the cook can follow the conversation all the way to dessert.
lively
- With {an it}, you can stir the sauce and still see the game.
- With {an it}, you can stir the sauce and still catch the last inning.
clipped
- With {an it}, music carries from stove to sofa.

## great room
match: great room, family room, gathering room, keeping room
calm
- After a holiday meal, everyone drifts into {the it} with coffee.
- A board game in {the it} can fill a rainy Sunday afternoon.
- After supper, everyone finds a place in {the it} and someone picks the movie.
- At the holidays, the whole party can stay together in {the it} from the first toast to the last slice of pie.
lively
- {The it} is where you'll watch the game, open birthday presents, and nap on Sunday.
- Everyone ends up in {the it} sooner or later, so put the good couch there.
- Push the furniture aside in {the it} and turn up the music.
- Spread the Sunday paper across the floor of {the it} and trade sections.
- Kick off your shoes in {the it} and see who's up for a game of cards.
- When friends drop by, you can pull up a few more chairs in {the it} and keep talking.
clipped
- Push the chairs aside and dance in {the it}.
- Pie and a second pot of coffee in {the it}.

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
- A thunderstorm can be watched from its first drops to its last through {the it}.
- The first cup of coffee is often taken standing at {the it}, to see what the day is doing.
lively
- Pull a chair up to {the it} and watch the weather come and go.
- Pull a chair up to {the it} with your coffee and watch the day get started.
clipped
- (snow) Pull a chair up to {the it} for the first snow.
- Drink the day's first coffee by {the it}.
- Coffee at {the it}. A look at the weather. Then the day.

## skylights
match: skylights
calm
- The sound of rain on {the it} can turn a short nap into a long one.
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
common: yes
calm
- The day can begin barefoot on {the it}, with a cup of coffee and nowhere to be.
lively
- You'll pad across {the it} in your socks to start the Saturday coffee.
clipped
- Saturday starts in socks on {the it}.

## tile floors
match: tile floors, tile flooring, tiled floors, porcelain tile floors, travertine floors, terrazzo floors, saltillo tile floors
not: heated
common: yes
calm
- (heat) {The it} stay cool under bare feet in July.
- (dogs) On the hottest days, a dog will stretch out on {the it} and stay until supper.
- (warm) A hot afternoon goes by more easily with iced tea and bare feet on {the it}.
lively
- (coast) Come in with sandy feet; {the it} sweep clean.
clipped
- (heat) {The it} stay cool under bare feet in July.
- (dogs) July, and the dog flat out on {the it}.

## original woodwork
match: original woodwork, original trim, original millwork, original moldings, original molding, original details, original hardwood floors, original wood floors, original doors, original built-ins, original mantels, original staircase, period details, original character
calm
- (old) Guests who know old houses will want a closer look at {the it}.
lively
- (old) Every owner since the beginning has had the good sense to keep {the it}.
- Your friends will be asking about {the it} before you've hung up their coats.
- Light a few candles at dinner and let {the it} do the rest of the decorating.
clipped
- A few candles. {The it} is decoration enough.
any
- Over coffee, a first-time guest is likely to ask about {the it}.
- A few sprigs of greenery and {the it} are all the decoration a December dinner calls for.

## crown molding
match: crown molding, crown moldings, crown moulding

## exposed brick
match: exposed brick, exposed brick walls, exposed brick wall, brick accent wall, brick walls, original brick walls
not: fireplace, patio, courtyard, exterior
calm
- In the evening, lamplight catches the edges of {the it}.
- Against {the it}, a favorite painting looks as though it had always hung there.
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
calm
- {The it} can be drawn shut while the table is set and slid open when supper is ready.
- Drawn closed, {the it} let a card game and a quiet book share the same evening.
lively
- Leave {the it} open for a party, and slide them shut when you want one room to yourself.
clipped
- Cards on one side of {the it}, a novel on the other.

## primary suite
match: primary suite, primary bedroom suite, main suite, owner's suite, owners suite, primary retreat
not: fireplace, two, dual
calm
- Birthdays can begin with breakfast on a tray in {the it}.
- Breakfast on a tray in {the it} is a fine way to mark a birthday.
lively
- Take your coffee and the Sunday paper back to bed in {the it}.
- Sundays, you can take your coffee back to {the it} and read the paper in bed.
clipped
- Take Sunday's coffee back to bed in {the it}.
- Read one more chapter in {the it} before lights-out.
- Sunday: coffee, the paper, and {the it} until ten.

## main-level primary suite
match: primary suite on the main level, primary suite on the main floor, primary suite on main, primary suite on the first floor, main-level primary suite, main-floor primary suite, first-floor primary suite, main-level primary bedroom, first-floor primary bedroom, main-floor primary bedroom, primary bedroom on the main level, primary bedroom on the main floor, primary bedroom on main, primary on main, primary on the main level, main-level primary, first-floor primary, main-level owner's suite, first-floor owner's suite, owner's suite on the main level
calm
- With {an it}, the day ends without a climb up the stairs.
lively
- You can get from {the it} to the coffeepot in the morning without taking a single stair.
clipped
- From {the it} to the coffeepot, no stairs.

## guest suite
match: guest suite, guest bedroom, guest room, ensuite guest room, en suite guest bedroom, guest bedroom suite
not: main
of: home
calm
- {The it} lets friends who came for dinner stay for the weekend.
- A carafe of water and a good novel are enough to make {the it} ready for company.
- With {an it}, a friend who comes for dinner can be persuaded to stay for breakfast.
lively
- With {an it}, out-of-town friends aren't stuck on the sofa bed.
- Leave fresh towels and a good mystery in {the it} and let your friends sleep in.
- Put flowers in {the it} and tell your friends the weekend is on.
- When old friends come to town, you can put them up in {the it} and catch up over breakfast.
clipped
- {An it} means nobody sleeps on the sofa.
- Leave fresh towels and a good mystery in {the it}.
- Clean sheets in {the it}, friends by Friday.

## main-level guest suite
match: guest suite on the main level, guest bedroom on the main level, guest suite on the main floor, guest suite on the first floor, main-level guest suite, first-floor guest suite, main-floor guest suite, main-level guest bedroom, first-floor guest bedroom
calm
- A guest who wakes early can leave {the it} and start the coffee without taking the stairs.
- Weekend visitors can set their bags down in {the it} without carrying them up a flight.
lively
- With {an it}, company doesn't have to haul a suitcase up the stairs.

## in-law suite
match: in-law suite, guest quarters, guest apartment, in-law apartment, guest wing
lively
- With {an it}, visitors keep their own hours and you keep yours.

## bunk room
match: bunk room, bunkroom
calm
- Weekend guests can trade stories in {the it} long after the lights go out.
lively
- When a crowd stays over, {the it} keeps everyone off the air mattresses.

## walk-in closet
match: walk-in closet, custom closet, primary closet, walk-in primary closet, custom walk-in closet, dressing room, his and hers closets, two walk-in closets
common: yes
calm
- The suit for an early flight can hang ready in {the it} the night before.
- With {the it}, the linen jackets and the wool coats can stay on their hangers all year.
lively
- Sunday night, you can lay out a whole week of outfits in {the it}.

## soaking tub
match: soaking tub, freestanding tub, clawfoot tub, jetted tub, garden tub
calm
- The day can end with an hour and a book in {the it}.
- A paperback and an hour in {the it} make a good end to the week.
lively
- After a long day, run the water in {the it} and bring a book.
- Light a candle, sink into {the it}, and stay until the water cools.
- Lock the door, fill {the it}, and let the phone ring.
- You can get through three chapters in {the it} before the water cools.
clipped
- Fill {the it} and let the phone ring.
- A paperback in {the it} until the water cools.

## walk-in shower
match: walk-in shower, tiled shower, glass shower, separate shower
clipped
- A run, {the it}, then coffee.

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
- (snow) Come in from the snow, peel off your wet socks, and let {the it} warm your toes.
- (no warm) You'll be glad of {the it} when the alarm goes off in the dark in January.
clipped
- (no heat, no warm) With {the it}, slippers are optional in January.
- (no warm) Bare feet in February, thanks to {the it}.

## double vanity
match: double vanity, dual vanity, dual vanities, dual sinks, double sinks, double sink vanity, double vanities
common: yes
calm
- At {the it}, two people can get ready for the same dinner without taking turns.

## powder room
match: powder room
lively
- When company drops by, {the it} is the only bath you have to tidy.

## home office
match: home office, office, study, den/office, private office, dedicated office
not: center, business, space, furniture, nook, medical, building
calm
- The workday stays in {the it}, and the dining table stays clear for dinner.
- When the last call ends, the door of {the it} can close and supper can begin.
lively
- Leave the laptop in {the it} at five, and work stays there, too.
- {The it} keeps your video calls away from the breakfast dishes.
- Take the call in {the it} while everyone else gets on with breakfast.
clipped
- Work stays in {the it}. Dinner gets the table.
- Leave Friday's work on the desk in {the it}.
- Five o'clock. The door of {the it} closes.

## loft
match: loft, upstairs loft, second-floor loft
not: style, apartment, condo, hay, unit, conversion, building, sleeping
calm
- (house) In {the it}, a jigsaw puzzle can stay out until the last piece is found.
lively
- (house) Put a desk, a guitar, or a good reading chair in {the it}.
- (house) Leave the jigsaw puzzle out in {the it} until you find the last piece.
- Take your book up to {the it} and come down when supper's ready.
clipped
- (house) Put an armchair in {the it} and finish the novel.
- Up to {the it} with a book, down for supper.

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
- You'll sit down in {the it} for best of three and end up playing best of seven.
clipped
- Leave the card table up all weekend in {the it}.
- Deal the cards in {the it} after dessert.
- Play best of three in {the it}.
- Best of three in {the it} becomes best of seven.

## bonus room
match: bonus room, flex room, flex space, bonus space
calm
- {The it} can be a study this year and a place for overnight guests the next.
- An easel or a sewing machine can stay set up in {the it} from one weekend to the next.
lively
- You can leave the wrapping paper and ribbon out in {the it} all through December.
clipped
- Set up an easel in {the it} and leave it up.

## finished basement
match: finished basement, finished lower level, finished walk-out basement, walk-out finished basement, finished walkout basement, partially finished basement, finished daylight basement
not: or
calm
- Down in {the it}, a late film can run past midnight.
- A rainy Saturday can pass in {the it} with a board game and a bowl of popcorn.
- A jigsaw puzzle can stay out in {the it} until the last piece goes in.
lively
- (no warm) Set up the ping-pong table in {the it} and leave it up all winter.
- Take the popcorn down to {the it} and put on a double feature.
clipped
- (no warm) Leave the ping-pong table up all winter in {the it}.
- Watch the late game down in {the it}.
- Run a double feature down in {the it}.

## unfinished basement
match: full basement, unfinished basement, dry basement
common: yes
calm
- A chair can be sanded and painted in {the it} and left overnight to dry.
- Suitcases and holiday decorations wait in {the it} until their season comes around.
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
calm
- Saturday night can be a double feature in {the it}, with a short break for popcorn.
- With the lights down in {the it}, an old favorite feels like a night out.
lively
- In {the it}, the movie starts when you're ready and pauses for popcorn.
- Turn the lights down in {the it} and argue about the ending afterward.
clipped
- The movie starts in {the it} when the popcorn is ready.

## wet bar
match: wet bar
calm
- Guests can be handed a drink from {the it} before their coats are put away.
- Toward midnight, someone can usually be found at {the it} telling one last story.
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
- Fifteen minutes of stillness in {the it} can separate the workday from the evening.
lively
- After a day of raking leaves, give your back twenty minutes in {the it}.
- (no warm) Come in from the cold, hang up your coat, and warm all the way through in {the it}.
clipped
- Warm all the way through in {the it} before bed.
- End the workday with a quiet spell in {the it}.
- Heat, silence, fifteen minutes in {the it}.

## sunroom
match: sunroom, sun room, solarium, four-season room, four-season porch
calm
- (no warm) On a bright winter morning, someone will take the crossword out to {the it} and finish it there.
- Lunch in {the it} goes well with a book propped beside the plate.
- A pot of tea in {the it} can outlast a whole afternoon of rain.
lively
- Your coffee, your book, and your houseplants will all end up in {the it}.
- Take your lunch out to {the it} and prop a book against the salt shaker.
- Put your feet up in {the it} and watch the rain come down.
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
common: yes
calm
- With {an it}, sheets can go straight from the dryer onto the bed while they are warm.
- Clean sheets can go from {the it} to the beds while they are still warm.
- With {an it}, the last towels of the day can be folded on the way to bed.
lively
- With {an it}, you aren't carrying a basket of towels up and down the stairs.
- With {an it}, you can toss in a load on your way to bed.
clipped
- With {an it}, sheets go on the bed still warm.
- Start a load in {the it} on the way to bed.

## main-level laundry
match: main-level laundry, first-floor laundry, main-floor laundry, main-level laundry room, first-floor laundry room, main-floor laundry room, laundry on the main level
common: yes
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
- A chair drawn up to {the it} is a good place for the morning paper and a second cup.
lively
- Pull an armchair up to {the it} and read by daylight.
- You can line up the houseplants in {the it} and still draw up a chair for the Sunday paper.
clipped
- Pull an armchair up to {the it} and read by daylight.
- A December tree by {the it}, lit at dusk.
- Saturday rain, a good novel, a chair by {the it}.

## exposed beams
match: exposed beams, wood beams, exposed wood beams, ceiling beams, exposed ceiling beams, timber beams, exposed timber beams, original beams
calm
- (no warm) For a winter party, a string of lights can run along {the it}.
- Under {the it}, a pot of soup and a few hands of cards are enough for a rainy evening.
lively
- String a few lights along {the it} when you have a party.
- Pass the bread, turn up the music, and let dinner run late under {the it}.
clipped
- String lights along {the it} for a party.
- Rain outside, soup and cards under {the it}.

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

## stone counters
match: granite counters, granite countertops, quartz counters, quartz countertops, marble counters, marble countertops, quartzite counters, quartzite countertops, soapstone counters, soapstone countertops, stone counters, stone countertops, solid-surface counters, solid-surface countertops
not: outdoor, bath, bathroom, vanity, laundry
common: yes
calm
- A quiet Sunday can go to rolling out pie dough on {the it} while music plays.
- For a party, supper can be set out along {the it} and everyone left to fill a plate.
lively
- Flour {the it} on a Saturday afternoon and roll out the dough for pizza night.
- When friends come by, you can set out bread and cheese along {the it} and let everybody graze.

## pro range
match: Wolf range, Viking range, Thermador range, La Cornue range, Lacanche range, AGA range, Bertazzoni range, BlueStar range, Dacor range, professional range, pro-style range, professional-style range, commercial range, chef's range, Wolf cooktop, Thermador cooktop, Viking stove
not: gas, outdoor, hood
calm
- Guests tend to find their way to {the it}, glass in hand, to ask what is for dinner.
- {The it} can carry a holiday dinner from the first pot of stock to the gravy.
lively
- With {the it}, you can have the turkey, the gravy, and the potatoes all going at once.

## induction range
match: induction range, induction cooktop, induction stove, electric range, electric cooktop, electric stove
calm
- Supper can begin with onions in a pan on {the it} and a glass of wine close by.
lively
- Even on a tired Tuesday, you can crack a few eggs into a pan on {the it} and call that supper.
clipped
- Eggs on {the it}, toast, out the door.

## pair: hardwood floors and fireplace
roles: floors = hardwood floors; fire = fireplace | gas fireplace
calm
- A party can dance on {the floors} until late and wind down in quiet talk by {the fire}.
clipped
- Record on, {the fire} lit, a slow dance on {the floors}.

## pair: hardwood floors and large windows
roles: floors = hardwood floors; windows = large windows
lively
- Roll out a yoga mat on {the floors} and start your day in the light from {the windows}.

## appliances
match: appliances, stainless appliances, stainless steel appliances, stainless-steel appliances, Bosch appliances, KitchenAid appliances, Miele appliances, Thermador appliances, Wolf appliances, Sub-Zero and Wolf appliances, Wolf and Sub-Zero appliances, paneled appliances, panel-ready appliances
not: kitchen, outdoor, laundry, all, most, some, no, included, negotiable, convey, older, original

## pair: stone counters and appliances
roles: counters = stone counters; appliances = appliances
calm
- With cookbooks open on {the counters} and {the appliances} all in use, a holiday dinner takes shape.

## pair: stone counters and gas range
roles: counters = stone counters; range = gas range
calm
- Fresh pasta can be rolled out on {the counters} while a pot of water comes to a boil on {the range}.

## cabinets
match: cabinets, shaker cabinets, white cabinets, wood cabinets, custom cabinets, maple cabinets, cherry cabinets, oak cabinets, walnut cabinets, hickory cabinets, painted cabinets, inset cabinets, soft-close cabinets, flat-panel cabinets, two-tone cabinets, 42-inch cabinets, new cabinets
not: kitchen, garage, laundry, bath, bathroom, glass, china, medicine, outdoor, gun, storage, vanity, no

## pair: stone counters and cabinets
roles: counters = stone counters; cabinets = cabinets
calm
- For a buffet, the good platters can come down from {the cabinets} and be lined up along {the counters}.
lively
- When company's coming, you can pull the bowls from {the cabinets} and set up a taco bar on {the counters}.

## pair: stone counters and kitchen island
roles: counters = stone counters; island = kitchen island
lively
- Line up the pizza toppings on {the counters} and let everyone build their own at {the island}.

## pair: stone counters and walk-in pantry
roles: counters = stone counters; pantry = walk-in pantry
calm
- Flour and sugar from {the pantry} can become a pie crust on {the counters} by midmorning.
lively
- Pull the flour from {the pantry}, dust {the counters}, and see about biscuits.
clipped
- Flour from {the pantry}, dough on {the counters}, bread by dinner.

## pair: stone counters and outdoors
roles: counters = stone counters; out = deck | back deck | covered patio | screened porch
calm
- A platter made up on {the counters} can be carried out to {the out} as the guests sit down.
lively
- You can squeeze the lemons at {the counters} and take a cold pitcher out to {the out}.
clipped
- Sandwiches made on {the counters}, eaten on {the out}.

## pair: gas range and outdoors
roles: range = gas range; out = deck | back deck | covered patio
calm
- On a mild evening, pasta from {the range} can be carried out to {the out} in one big bowl.
lively
- Scramble a few eggs on {the range} and have your breakfast out on {the out}.

## pair: gas range and walk-in pantry
roles: range = gas range; pantry = walk-in pantry
calm
- With a few jars from {the pantry}, a pot of minestrone can be on {the range} within the hour.

## pair: pro range and butler's pantry
roles: range = pro range; pantry = butler's pantry
calm
- While the roast finishes at {the range}, the salads can be plated in {the pantry}.
lively
- You can stir the sauce at {the range} while a friend opens the wine in {the pantry}.

## pair: pro range and wine cellar
roles: range = pro range; wine = wine cellar
calm
- A Sunday braise can start on {the range} at noon and meet a bottle from {the wine} at six.
clipped
- Short ribs on {the range}, a red from {the wine}.

## pair: kitchen island and outdoors
roles: island = kitchen island; out = deck | back deck | covered patio | screened porch
calm
- A salad can be tossed at {the island} and carried out to {the out} when supper is called.
clipped
- Appetizers at {the island}, dinner on {the out}.

## pair: kitchen island and great room
roles: island = kitchen island; room = great room
calm
- At a party, some of the guests will settle into {the room} and some will never leave {the island}.
lively
- When the game's on in {the room}, you can keep the wings coming at {the island}.

## pair: updated kitchen and outdoors
roles: kitchen = updated kitchen; out = deck | back deck | covered patio | screened porch | sunroom
lively
- Pour your coffee in {the kitchen} and take the paper with you to {the out}.

## pair: updated kitchen and finished basement
roles: kitchen = updated kitchen; basement = finished basement
lively
- You can make popcorn in {the kitchen} and be down in {the basement} before the opening credits.
clipped
- Nachos from {the kitchen}, the game in {the basement}.

## pair: updated kitchen and fireplace
roles: kitchen = updated kitchen; fire = gas fireplace | fireplace
calm
- (no warm) Soup made in {the kitchen} can be eaten from mugs by {the fire} when the evening turns cold.
lively
- (no warm) Warm some cider in {the kitchen} and find yourself a seat by {the fire}.

## pair: open floor plan and stone counters
roles: plan = open floor plan; counters = stone counters
calm
- At a party, {the plan} keeps everyone in one conversation while supper is set out on {the counters}.

## garage
match: garage, attached garage, detached garage, one-car garage, two-car garage, three-car garage, four-car garage
not: RV, space, spaces, apartment, over, above, shared, community, parking, building, underground, converted, workshop, in
common: yes
calm
- (snow) After an overnight snow, the car waits in {the it} with its windshield clear.

## attached garage
match: attached garage, attached two-car garage, two-car attached garage, attached one-car garage, attached three-car garage, one-car garage, two-car garage, direct-access garage
not: parking, shared, building

## detached garage
match: detached garage, detached two-car garage, detached 2-car garage, detached three-car garage, detached one-car garage
not: apartment, studio, over

## pair: walk-in pantry and outdoors
roles: pantry = walk-in pantry; out = deck | back deck | covered patio | screened porch
calm
- If friends stop by, crackers and olives from {the pantry} can be out on {the out} in minutes.

## pair: butler's pantry and formal dining room
roles: pantry = butler's pantry; dining = formal dining room
calm
- A birthday cake can wait in {the pantry} until the singing starts in {the dining}.
lively
- While the talk goes on in {the dining}, you can slip into {the pantry} and slice the pie.

## pair: breakfast nook and outdoors
roles: nook = breakfast nook; out = deck | back deck | covered patio | screened porch
calm
- The first cup of coffee belongs in {the nook}, and the second can be carried out to {the out}.
clipped
- First cup in {the nook}, second on {the out}.

## pellet stove
match: pellet stove
calm
- (no warm) With {the it} lit, a gray afternoon is a fine time for a long novel.
lively
- (snow) Come in from shoveling, get {the it} going, and hold your coffee with both hands.
clipped
- (snow) Driveway shoveled, hands warming at {the it}.

## walk-out basement
match: walk-out basement, walkout basement, walk-out lower level, walkout lower level
not: finished, unfinished
calm
- A summer party can drift out of {the it} and into the evening air.

## in-unit laundry
match: in-unit laundry, in-unit washer and dryer, in-home laundry, laundry in the unit, laundry in unit, in-unit washer/dryer, washer and dryer, washer/dryer, stacked washer and dryer, stackable washer and dryer
common: yes
calm
- The sheets can go in {the it} after breakfast and be back on the bed by noon.
- With {an it}, a load started before dinner can be folded during the movie.
- A load of towels can go into {the it} before breakfast and be folded by the second cup of coffee.
lively
- Start a load in {the it}, put on a movie, and fold during the credits.
clipped
- Sheets in {the it} after breakfast, back on the bed by noon.
- Towels in {the it}, movie on.

## laundry room
match: laundry room, separate laundry room, dedicated laundry room, utility room, laundry/utility room
not: upstairs, second-floor, main-level, first-floor, main-floor, shared, coin, coin-op, common, community, card, building, basement, on-site
common: yes
calm
- A good radio program makes short work of the folding in {the it}.
lively
- When the doorbell rings, you can leave the basket in {the it} and shut the door.

## enclosed porch
match: enclosed porch, enclosed front porch, enclosed back porch, enclosed side porch, glassed-in porch
calm
- A summer shower can be waited out on {the it} with a few hands of cards.
- An evening on {the it} with a ball game on the radio can run to extra innings.
- Coffee on {the it} is a good way to watch the weather arrive.
lively
- Carry your coffee out to {the it} and listen to the rain.
- Leave a jigsaw puzzle out on {the it} and add a piece whenever you walk by.
clipped
- Cards on {the it} until the rain lets up.
- The ball game on the radio, out on {the it}.

## foyer
match: foyer, entry foyer, two-story foyer, entry hall, center hall, entrance hall
not: elevator, shared, building
common: yes
calm
- Good nights take a long time in {the it}, as they do after any good party.
- Guests can be met in {the it}, relieved of their coats, and handed a glass.
lively
- You'll say goodbye three times in {the it} before anyone gets out the door.

## staircase
match: staircase, grand staircase, curved staircase, oak staircase, sweeping staircase
not: original, back, rear, spiral, service, attic, exterior, outdoor, basement
common: yes
calm
- In December, a garland and a string of lights can follow {the it} from bottom to top.
lively
- When everyone's dressed up, line them up on {the it} and take your picture.

## split floor plan
match: split floor plan, split-bedroom floor plan, split bedroom floor plan, split-bedroom plan, split bedroom plan, split plan, three-way split floor plan
common: yes
calm
- With {an it}, a guest can read late while the early risers sleep.

## home elevator
match: elevator, private elevator, residential elevator, personal elevator, home elevator
not: freight, key, keyed, key-locked, direct, no, shaft, entry, foyer, building
common: yes
calm
- At the end of a long trip, the suitcases can ride up in {the it}.
lively
- You can send the holiday boxes up in {the it} and save your back for the decorating.
- With a bag in each hand, you'll be glad to see a neighbor holding {the it}.
clipped
- Suitcases up in {the it}, unpacking tomorrow.
- Groceries in both arms, a neighbor holding {the it}.

## pair: fireplace and deck
roles: fire = fireplace | gas fireplace; out = deck | covered patio | screened porch
calm
- When the evening cools, the conversation on {the out} can come in and settle by {the fire}.
lively
- Stay out on {the out} until you need a sweater, then come in and light {the fire}.
clipped
- Supper on {the out}, a nightcap by {the fire}.

## pair: fireplace and sunroom
roles: fire = fireplace | gas fireplace; sun = sunroom
calm
- A novel begun in {the sun} after breakfast can be finished by {the fire} at night.

## pair: fireplace and finished basement
roles: fire = fireplace | gas fireplace; down = finished basement
lively
- After the movie in {the down}, you can sit by {the fire} and argue about the ending.

## high ceilings
match: high ceilings, tall ceilings, soaring ceilings, nine-foot ceilings, ten-foot ceilings, eleven-foot ceilings, twelve-foot ceilings, 9-foot ceilings, 10-foot ceilings, 11-foot ceilings, 12-foot ceilings, 14-foot ceilings, 9-ft ceilings, 10-ft ceilings, 12-ft ceilings, two-story ceilings, lofty ceilings, vaulted ceilings, double-height ceilings, foot ceilings
not: garage, basement, barn, shop, warehouse, porch
common: yes
calm
- Guests arriving for dinner often look up at {the it} before they take off their coats.
lively
- Come December, you can bring home a taller tree, because {the it} still leave room for the star.

## pair: fireplace and high ceilings
roles: fire = fireplace | gas fireplace; high = high ceilings
lively
- In December, put a tall tree under {the high}, light {the fire}, and call some friends.

## pair: finished basement and deck
roles: down = finished basement; out = deck | covered patio
calm
- A party can start with supper on {the out} and move to {the down} for cards.
clipped
- Burgers on {the out}, the late game in {the down}.

## pair: great room and deck
roles: great = great room; out = deck | covered patio
calm
- Over a long summer evening, a party can spread from {the great} to {the out}.
lively
- Pour the drinks in {the great} and carry supper out to {the out}.
clipped
- Drinks in {the great}, supper on {the out}.

## pair: great room and screened porch
roles: great = great room; porch = screened porch
calm
- A long talk begun in {the great} can be carried out to {the porch} with the coffee.

## pair: main-level primary suite and porch
roles: suite = main-level primary suite; out = screened porch | deck
calm
- The day can begin with coffee on {the out} and end with a book in {the suite}.
lively
- You can slip out of {the suite} and have your coffee on {the out} before anyone else stirs.
clipped
- First coffee on {the out}, last chapter in {the suite}.

## pair: in-unit laundry and balcony
roles: wash = in-unit laundry; out = balcony
calm
- A load of sheets in {the wash} allows time for coffee and a chapter on {the out}.
lively
- Start a load in {the wash} and take your coffee out to {the out}.

## pair: home theater and wet bar
roles: screen = home theater; bar = wet bar
calm
- Between features in {the screen}, someone can mix another round at {the bar}.
clipped
- Drinks at {the bar}, then lights down in {the screen}.

## pair: library and fireplace
roles: books = library; fire = fireplace
calm
- An evening can be as simple as a novel from {the books} and a seat by {the fire}.

## pair: wood stove and porch
roles: stove = wood stove; porch = wraparound porch | front porch
lively
- (no warm) Stamp off your boots on {the porch} and come in to {the stove}.

## pair: sunroom and cut flowers
roles: sun = sunroom; garden = garden
lively
- After an hour of weeding in {the garden}, you can sit down with an iced tea in {the sun}.

## pair: home office and sunroom
roles: work = home office; sun = sunroom
calm
- A morning's work in {the work} can break for tea in {the sun}.
lively
- Hang up from the last call in {the work} and take your tea to {the sun}.

## leaded glass
match: leaded glass, leaded glass windows, leaded-glass windows, leaded windows
not: stained
common: yes
any
- With the lamps on inside, {the it} glow for whoever comes home last.

## clerestory windows
match: clerestory windows
clipped
- First coffee, with a strip of sky through {the it}.

## plantation shutters
match: plantation shutters, interior shutters, wood shutters
not: hurricane, exterior
common: yes
calm
- A tilt of {the it} lets the morning in a little at a time while the coffee brews.
- For an afternoon nap, {the it} can be closed to a soft half-light and opened again before dinner.
lively
- Sleeping in on Saturday comes easier when you've closed {the it} the night before.
clipped
- {The it} open with the first coffee and close with the day.

## French doors
match: French doors, interior French doors, double French doors
not: refrigerator, fridge, shower, closet
calm
- When company comes, {the it} stand wide, and people pass back and forth with glasses in hand.
lively
- Throw open {the it} when your friends get here and let the party wander through.
clipped
- Guests due at seven. {The it} open by six.

## central air
match: central air, central air conditioning, central A/C, central AC, air conditioning
not: window, wall, unit, units, split, splits, ductless, no, heat, only

## radiators
match: radiators, steam radiators, cast-iron radiators, hot water radiators
common: yes
calm
- (no warm) Gloves left on {the it} are warm by the time the coffee is finished.
lively
- (no warm) You'll find the best reading chair of the winter is the one you pull up near {the it}.
clipped
- (snow) Wet gloves on {the it}, soup on the stove.

## generator
match: generator, whole-house generator, standby generator, backup generator, whole-home generator
not: portable, ready, shared

## EV charger
match: EV charger, EV charging station, Tesla charger, level 2 charger, EV charging, EV outlet
not: car, vehicle, near, shared, prewired, ready
of: either
common: yes
calm
- The car can be plugged in to {the it} at suppertime and forgotten until morning.
- A long Sunday drive can begin the night before, with the car left on {the it}.
lively
- You can plug in to {the it}, bring in the groceries, and get on with supper.
clipped
- Groceries in, car on {the it}, supper on the stove.

## sprinkler system
match: sprinkler system, irrigation system, in-ground sprinkler system, underground sprinkler system, lawn sprinkler system, in-ground irrigation, underground irrigation, lawn irrigation, lawn sprinklers, in-ground sprinklers
not: fire, drip, well, suppression
common: yes
calm
- {The it} can see to the grass at daybreak while the first pot of coffee brews.
lively
- Sleep in on Saturday and leave the grass to {the it} until after breakfast.
- You can leave town for a week in July and let {the it} look after the lawn.

## new windows
match: new windows, newer windows, replacement windows, updated windows, new vinyl windows

## metal roof
match: metal roof, standing-seam metal roof, standing-seam roof, tin roof, steel roof
not: new
common: yes
calm
- Few sounds go better with a late breakfast than rain on {the it}.
lively
- You'll hear the rain start on {the it} and decide it's a good night for soup.
- Let the rain drum on {the it} and go back to sleep for an hour.
clipped
- Rain on {the it}, coffee, one more chapter.
- Soup on the stove, rain on {the it}.

## brick exterior
match: brick exterior, all-brick exterior, painted brick exterior, brick facade, stone exterior, stone facade, brick and stone exterior, stucco exterior, limestone facade, limestone exterior, brownstone facade
not: needs

## carport
match: carport, covered carport, two-car carport, attached carport, detached carport
not: assigned, shared, RV

## heated garage
match: heated garage, heated two-car garage, heated three-car garage, heated attached garage
not: shared, building

## RV parking
match: RV parking, RV pad, RV parking pad, RV spot, RV garage, RV bay, RV carport, boat and RV parking
not: community, near, shared, gate
common: yes
calm
- With {the it}, packing for a long trip can take all week, one drawer at a time.
- Friends passing through in a camper can pull into {the it} in time for supper.
lively
- You can come back late on Sunday, pull into {the it}, and leave the unpacking for Monday.

## circular drive
match: circular drive, circular driveway, circle drive, circle driveway
not: gated, shared
common: yes
clipped
- One last wave as the cars round {the it}.

## heated driveway
match: heated driveway, heated drive, snowmelt driveway
common: yes
calm
- (snow) Guests for a January dinner arrive over {the it} in their good shoes.
- (snow) On a snowy morning, a second cup of coffee can take the place of the shovel, thanks to {the it}.
lively
- (snow) You can watch the snow come down over breakfast and leave the clearing to {the it}.
- (snow) Stay in your slippers, pour another cup, and let {the it} take care of the snow.
clipped
- (snow) Six inches overnight. Coffee first, thanks to {the it}.

## pair: high ceilings and large windows
roles: high = high ceilings; windows = large windows
clipped
- A storm at {the windows}, music under {the high}.

## pair: high ceilings and fireplace
roles: high = high ceilings; fire = fireplace | gas fireplace
calm
- (no warm) With {the fire} lit and music carrying under {the high}, a winter party needs little else.
clipped
- December: {the fire} lit, a tall tree under {the high}.

## pair: high ceilings and hardwood floors
roles: high = high ceilings; floors = hardwood floors
calm
- After dinner, a rug can be rolled back from {the floors} for a little dancing under {the high}.

## pair: original woodwork and fireplace
roles: wood = original woodwork; fire = fireplace | gas fireplace
lively
- Light {the fire}, pour the wine, and wait for somebody to ask about {the wood}.

## pair: leaded glass and hardwood floors
roles: glass = leaded glass | stained glass; floors = hardwood floors
calm
- Bare feet on {the floors}, coffee in hand, and early light through {the glass} make a gentle start to a day.
clipped
- Coffee, bare feet on {the floors}, light through {the glass}.

## solar panels
match: solar panels, solar array, solar system, solar power system, photovoltaic panels, photovoltaic system, PV system, PV panels, owned solar, rooftop solar, paid-off solar
not: leased, lease, pool, hot, community, near

## pair: solar panels and EV charger
roles: solar = solar panels; ev = EV charger
lively
- You can plug in to {the ev} on a clear morning and let {the solar} help with the road trip.

## pair: large windows and outdoors
roles: windows = large windows; out = balcony | deck
calm
- Coffee can be carried out to {the out} on a fine morning and taken at {the windows} on a wet one.
clipped
- Fair mornings on {the out}, rainy ones at {the windows}.

## pair: French doors and home office
roles: doors = French doors; office = home office
lively
- At five, you can switch off the lamp in {the office}, throw open {the doors}, and start your evening.
clipped
- Five o'clock. {The office} dark, {the doors} open.

# SHARED, SYSTEMS, AND ACROSS THE HOME

## shared pool
match: pool, community pool, neighborhood pool, saltwater pool, rooftop pool, swimming pool, outdoor pool
not: heated, indoor, and
of: building
calm
- Residents can begin a summer Saturday with a few laps in {the it} and a late breakfast.
lively
- Grab a towel and a paperback and head to {the it} for the afternoon.
clipped
- Take a paperback to {the it} on Saturday.
- Laps in {the it} before the neighbors are up.

## fitness center
match: fitness center, gym, fitness room, exercise room
not: and
of: building
calm
- Residents can be in {the it} before work and home in time for breakfast.
lively
- When it's pouring, trade your run for an hour in {the it}.
- When it's too wet to run outside, you can meet a neighbor in {the it} instead.

## yoga room
match: yoga room, yoga studio
of: building

## coworking lounge
match: coworking lounge, co-working lounge, coworking space, co-working space, coworking room, business center
of: building
calm
- {The it} is a change of scene for the afternoon's work.
- Residents with a deadline can carry a laptop to {the it} for the afternoon.
lively
- You can take your laptop to {the it} and keep the dining table for dinner.
- When you need a change of scene between calls, there's {the it}.
clipped
- Take the laptop to {the it} after lunch.
- Laptop, coffee, a nod to the neighbors in {the it}.

## clubhouse
match: clubhouse, club house, clubroom, club room, party room, community room, residents' lounge, resident lounge, residents lounge, owners' lounge
of: building
calm
- When a guest list outgrows the dining table, the gathering can move to {the it}.
- Neighbors sit down to cards at {the it} on a weeknight and stay for one more hand.
- A rainy afternoon can pass in {the it} with a book and a neighbor or two nearby.
lively
- You can hold the big birthday in {the it} and come home to a clean kitchen.
- When your guest list outgrows your table, move the birthday to {the it} and ask the neighbors too.
clipped
- When the guest list grows, move dinner to {the it}.

## courts
match: tennis courts, pickleball courts, tennis court, pickleball court
not: and
of: building
calm
- {The it} make it easy to get in a game before dinner.
- Neighbors meet at {the it} for a game before the day grows warm.
- A friendly match with a neighbor at {the it} can fill the hour before supper.
lively
- You'll find a neighbor or two ready for a game at {the it} on Saturday morning.
clipped
- One more game with the neighbors at {the it} before dark.

## trails
match: walking trails, trails, hiking trails, nature trails, walking paths, trail system
not: and
of: building
calm
- After a large Sunday lunch, guests can stretch their legs on {the it}.
- An hour on {the it} before dinner clears the head.
- A walk on {the it} can fit between the last meeting and supper.
- An old friend and an hour on {the it} will cover most of the year's news.
- An evening along {the it} often ends with a neighbor falling into step.
- Residents can finish supper and then take the long way around on {the it}.
lively
- You can lace up your shoes and be out on {the it} before breakfast.
- After supper, stretch your legs on {the it}.
- (dogs) You and the dog can be out on {the it} before the coffee's done.
- Lace up after work and clear your head on {the it} before supper.
clipped
- Morning run, evening stroll: {the it} handle both.
- After a big Sunday lunch, head out on {the it}.

## shared courtyard
match: courtyard, shared courtyard, landscaped courtyard
not: and
of: building
calm
- Residents coming home through {the it} stop to trade a few words.
lively
- Take your book out to {the it} when the afternoon's too nice to stay in.
clipped
- Take a sandwich out to {the it} at noon.
- Lunch in {the it}, a wave from a neighbor.

## shared roof deck
match: roof deck, rooftop deck, shared roof deck, common roof deck, community roof deck, rooftop terrace, roof terrace, rooftop lounge
not: private, and
of: building
calm
- On warm evenings, drinks with company can move up to {the it}.
- After dinner, {the it} offers fresh air and open sky.
- Sunday mornings up on {the it} start with the paper.
- Neighbors carry a bottle and a few glasses up to {the it} at the end of a hot day.
lively
- When friends stop by, carry the drinks up to {the it}.
- On a warm night, get some fresh air up on {the it} before bed.
- Carry your takeout up to {the it} and eat with whichever neighbor got there first.
clipped
- Take lunch up to {the it} on a mild day.
- Watch the evening come on from {the it}.
- Takeout up on {the it}, neighbors welcome.

## dog park
match: dog park, dog run, pet park, bark park, off-leash dog park
of: building
calm
- (dogs) Neighbors stand talking at {the it} while their dogs chase one another to the far side.
- (dogs) A resident's day can start at {the it}, with coffee in one hand and the leash in the other.
lively
- (dogs) Bring a tennis ball to {the it} after work and play fetch until somebody's tired.
- (dogs) Take your coffee to {the it} and throw a ball while you wake up.
- (dogs) At {the it}, you'll learn the names of the neighbors' dogs first and the neighbors' soon after.
- (dogs) Throw the ball a few more times at {the it} while a neighbor tells you about the weekend.
clipped
- (dogs) Bring a tennis ball to {the it} after work.

## shared grills
match: grills, gas grills, grilling area, grilling areas, grilling station, grilling stations, barbecue area, BBQ area, barbecue grills, outdoor grills, BBQ grills
not: and
of: building
calm
- A steak, a salad, and half an hour at {the it} make an easy summer supper.
- Neighbors compare marinades at {the it} while they wait on the last of the corn.
- A summer supper at {the it} often grows by a neighbor or two.
lively
- Pick up some burgers on your way home and cook them at {the it}.
- Put some corn on at {the it} and see who else is cooking.
- You bring the corn, a neighbor brings the burgers, and supper comes together at {the it}.
clipped
- Burgers at {the it}, corn from a neighbor.

## community garden
match: community garden, community gardens, garden plots, community garden plots
of: building
calm
- Neighbors working in {the it} trade tomatoes for basil at the end of the day.
- An evening's watering in {the it} usually comes with a word or two from the neighbors.
lively
- Grow too much zucchini in {the it}, and you'll find a neighbor who wants some.
- You can pick lettuce in {the it} after work and go home with a neighbor's advice on tomatoes.
clipped
- (unit) Grow tomatoes in {the it}. No yard needed.

## indoor pool
match: indoor pool, heated indoor pool, indoor heated pool, indoor swimming pool, indoor lap pool, indoor saltwater pool
of: either
calm
- (no warm) Mornings in {the it} are as good in January as they are in July.
- On a wet morning, a swim in {the it} goes on as planned.
- (no warm) In January, a resident's morning can still start with a swim in {the it}.
lively
- (no warm) On a gray day in February, you can still be floating on your back in {the it}.
- (snow) Come in from the cold, change into your suit, and slide into {the it}.
clipped
- (no warm) Float on your back in {the it} in February.
- (no warm) January laps in {the it}, a few neighbors for company.

## screening room
match: screening room, theater room, movie theater, theater, movie room, theatre room, media room
of: building
calm
- A film in {the it} ends with neighbors comparing notes on the way home.
- Residents can gather in {the it} for an old movie on a rainy Sunday.
lively
- When film night outgrows your couch, move it to {the it}.
- Pick an old movie, ask the neighbors, and meet in {the it} after dinner.

## storage unit
match: storage unit, storage locker, storage room, extra storage, additional storage, deeded storage, private storage, basement storage, storage cage, storage space
not: bike, wine, attic, kayak, bicycle
of: either
common: yes
calm
- The holiday ornaments can spend eleven months of the year in {the it}.
- Suitcases can go into {the it} the day after a trip and stay there until the next.
lively
- You can leave the tent in {the it} till the next long weekend and keep the closet for coats.
clipped
- Holiday boxes in {the it} until December.

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
calm
- Neighbors trade the news of the week at {the it} on a Saturday morning.
lively
- (no warm) Pack a snack and spend the first warm afternoon of spring at {the it}.
- Take a thermos of coffee to {the it} on Saturday and catch up with the neighbors.
- You'll run into half the neighbors at {the it} on the first fine Sunday of spring.

## courtyard
match: courtyard, brick courtyard, walled courtyard, interior courtyard
not: private, shared
calm
- Sunday can begin with a quiet breakfast in {the it}.
- On a summer night, a small party can spread out over {the it} and stay late.
lively
- Set the table for lunch in {the it} on the first weekend it's warm.
- Take a pot of tea out to {the it} and read for an hour.
- String some lights over {the it} and have everyone over for your birthday.
clipped
- Lunch in {the it} can last all afternoon.
- (no warm) Have coffee in {the it} on the first mild morning.
- Read the Sunday paper out in {the it}.
- Candles, cold wine, {the it} after dark.

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

## shared hot tub
match: hot tub, spa, whirlpool, whirlpool spa, Jacuzzi
not: day, pet, dog, paw, medical, bath, pool, and
of: building
calm
- Neighbors catch up on the week in {the it} as the evening cools.

## shared sauna
match: sauna, dry sauna, infrared sauna, cedar sauna
not: and
of: building
calm
- (no warm) Residents come in from a cold walk and go straight to {the it}.

## steam room
match: steam room, eucalyptus steam room
not: and
of: building

## golf course
match: golf course, 18-hole golf course, nine-hole golf course, championship golf course
not: near
of: building
calm
- Residents can play a few holes at {the it} between the end of work and supper.
lively
- Ask a neighbor along for an early round at {the it}, and you'll both be home for lunch.

## shared fire pit
match: fire pit, firepit
not: and
of: building
lively
- Bring a blanket to {the it} and stay for one more of the neighbors' stories.

## shared dock
match: community dock, shared dock, dock, fishing dock, day dock, fishing pier, community pier
not: and, near
of: building
calm
- A Saturday can start with coffee at {the it} and a neighbor's opinion of the weather.
clipped
- Coffee at {the it}, a neighbor casting off.

## lake
match: lake, community lake, private lake, fishing lake, stocked lake
not: near, view, and
of: building
lively
- You and the neighbors can sit talking at {the it} until the light goes.

## concierge
match: concierge
not: virtual, and
of: building

## porter
match: porter, day porter
not: and
of: building

## package room
match: package room
not: and
of: building
common: yes
calm
- A parcel that comes during the workday waits with the neighbors' in {the it} until evening.
lively
- Go away for the weekend and pick up your parcels downstairs in {the it} on Sunday night.
- The book you ordered can sit downstairs in {the it} until you're home to read it.

## bike room
match: bike room, bicycle room, bike storage, bicycle storage, bike storage room
not: and, ski, kayak
of: building
common: yes
calm
- A Sunday ride starts downstairs at {the it} and ends there in time for lunch.
- (snow) Residents can wheel a bicycle out of {the it} and be on the road before breakfast.
lively
- Wheel your bike out of {the it} downstairs and go get the Sunday paper.

## shared laundry
match: laundry room, common laundry, community laundry, shared laundry, on-site laundry, basement laundry, coin laundry, coin-op laundry, laundry in the basement, laundry facility
not: in-unit, and
of: building
common: yes
lively
- You can start the towels in {the it}, chat with a neighbor, and go home for coffee until they're done.

## shared garage
match: parking garage, garage, underground garage, heated garage, underground parking garage, covered garage
not: space, spaces, and
of: building
common: yes
calm
- (snow) The scraper can stay in the trunk when residents drive out of {the it} after a snowfall.

## charging stations
match: EV charging stations, EV chargers, electric vehicle charging stations, car charging stations, EV charging station
not: and
of: building
common: yes
calm
- Residents can leave the car at {the it} and go in to dinner.

## guest suite of the building
match: guest suite, guest suites, guest apartment
of: building

## car wash
match: car wash, car wash bay, car wash station
of: building
calm
- Residents back from a long drive can rinse off the dust at {the it} before going in.

## ski storage
match: ski storage, ski lockers, ski locker, ski room
not: and
of: building

## deeded parking
match: deeded parking, assigned parking, reserved parking, garage parking, covered parking, underground parking, deeded parking space, assigned parking space, reserved parking space, garage parking space, covered parking space, underground parking space, deeded parking spot, assigned parking spot, garage parking spot
not: no, two, three, 2, 3, guest, valet, leased, rental
common: yes
calm
- With {the it}, the last errand of the day ends without a lap around the block.
lively
- Stay for dessert, because {the it} will still be yours when you get home.

## pair: concierge and shared pool
roles: desk = concierge; pool = shared pool
lively
- Ask {the desk} about dinner, then take your paperback to {the pool}.
clipped
- A word with {the desk} about dinner, an hour at {the pool}.

## pair: courts and shared pool
roles: courts = courts; pool = shared pool
calm
- After a close match at {the courts}, neighbors carry their towels to {the pool}.
clipped
- A close match at {the courts}, a long float in {the pool}.

## pair: shared pool and clubhouse
roles: pool = shared pool; club = clubhouse
lively
- Dry off from {the pool} and join the neighbors for cards at {the club}.
clipped
- Laps in {the pool}, cards at {the club}.

## pair: shared pool and shared hot tub
roles: pool = shared pool; tub = shared hot tub
calm
- Residents finish their laps in {the pool} and settle into {the tub}.
lively
- Do your laps in {the pool}, then join the neighbors in {the tub}.
clipped
- Ten laps in {the pool}, ten minutes in {the tub}.

## elevator
match: elevator
not: private, freight, key, keyed, key-locked, direct, personal, no, and
of: building

## pair: fitness center and elevator
roles: gym = fitness center; lift = elevator
lively
- After a hard hour in {the gym}, you'll be glad to let {the lift} do the climbing.

## pair: elevator and storage unit
roles: lift = elevator; store = storage unit
calm
- Each December the holiday boxes come out of {the store} and ride home in {the lift}.
lively
- Load the holiday boxes from {the store} into {the lift}, and you'll have the lights up by supper.

## pair: storage unit and bike room
roles: store = storage unit; bikes = bike room
calm
- (snow) The tent comes out of {the store}, the bicycles out of {the bikes}, and the long weekend begins.

## pair: elevator and parking
roles: lift = elevator; park = deeded parking | shared garage
calm
- A week's groceries can go from {the park} to {the lift} to the counter in one trip.
lively
- Unload the groceries at {the park}, ride home in {the lift}, and start supper.

## pair: clubhouse and golf course
roles: club = clubhouse; golf = golf course
calm
- Neighbors fresh from a round at {the golf} go over the score at {the club}.
clipped
- A round at {the golf}, the retelling at {the club}.

## pair: clubhouse and courts
roles: club = clubhouse; courts = courts
calm
- A match with a neighbor at {the courts} can end over iced tea at {the club}.
lively
- You and a neighbor can play it out at {the courts} and talk it over at {the club}.

## pair: shared roof deck and grills
roles: roof = shared roof deck; grill = shared grills
calm
- One neighbor minds the steaks at {the grill} while another pours the wine on {the roof}.
lively
- Take charge of the burgers at {the grill} while a neighbor saves you a spot on {the roof}.
clipped
- Steaks at the building's {grill}, drinks up on {the roof}.

## pair: walking trails and dog park
roles: trails = trails; park = dog park
calm
- (dogs) The dog can have a long walk along {the trails} and then a run with the neighbors' dogs at {the park}.
lively
- (dogs) Take the dog the long way along {the trails}, then meet the neighbors at {the park}.

## pair: shared courtyard and fitness center
roles: court = shared courtyard; gym = fitness center
lively
- Finish up in {the gym}, then have your coffee with a neighbor in {the court}.

## pair: in-unit laundry and balcony 2
roles: wash = in-unit laundry; out = balcony
lively
- Start a load in {the wash} and take your book out to {the out} until the buzzer goes.
clipped
- Towels in {the wash}, a paperback on {the out}.

## pair: storage unit and deeded parking
roles: store = storage unit; park = deeded parking
clipped
- Tent from {the store}, car from {the park}, gone by noon.

# NAMED IN PAIRS ONLY

## ceiling fans
match: ceiling fans
common: yes
calm
- On a warm night, the slow turning of {the it} is the last sound before sleep.
- A warm Sunday can be spent under {the it} with a book left open and a nap begun.
lively
- You can leave the windows open on a warm night and let {the it} lull you to sleep.
clipped
- Warm night, open windows, {the it} turning.

`
