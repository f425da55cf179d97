// Lines as data; the notation is explained in ../README.md.
export const rooms = `
## primary suite
kind: room
hook: 4
match: primary suite, primary bedroom suite, primary w/ bath, primary w/ en suite, primary w/ ensuite, ensuite primary, en-suite primary, owner's suite, owners suite, owner suite, master suite, mstr suite, primary wing
= a primary suite is a bedroom with a bath of its own
luxury
- {The it} keeps its bath to itself.
- There is no hallway between bed and bath in {the it}.
investor
- {The it} claims a bath for itself; see how many are left for the other bedrooms.
- Plan: {it}, bedroom and bath together.
family
- In {the it}, the bath comes with the bedroom.
- At the end of the day, {the it} is yours, bath included.
- Shut the door of {the it} and let the dishes wait till morning.
modern
- From bed to bath barefoot, in {the it}.
- Bedroom and bath stay together in {the it}.
classic
- The house sets aside {an it}, bedroom and bath together.
- {The it} has a bath of its own.
- One need not cross a hall to bathe in {the it}.
casual
- {The it} has its own bath, and nobody else gets a turn.
- Whoever calls {the it} first gets a private bathroom with it.
- {The it} has its own bathroom, which keeps the midnight walk short.
- {The it} has its own bath.

## primary suite on the main level
kind: room
hook: 7
match: primary suite on main, primary suite on the main level, primary on main, main level primary, main-level primary suite, main floor primary, first floor primary, first-floor primary suite, 1st floor primary, primary down, downstairs primary, master on main, main floor master, main level master, first floor master, 1st flr master, mbr on main, master down
= a primary bedroom on the main level is reached without going up a floor; agents who type only "primary on main" have not typed a suite
luxury
- One retires without taking the stairs; the primary bedroom is on the main level.
- The primary bedroom is on the main level.
- There is {an it}.
luxury lead
- The primary bedroom of this {city} {type} is on the main level.
- The last walk of the day takes no stairs here, for the primary bedroom is on the main level.
luxury headline
- The Primary Bedroom, on the Main Level
- No Stairs at the End of the Day
investor
- Primary bedroom on main: start the comparables with plans that match.
- Bedrooms: the primary bedroom is on the main level.
- A primary bedroom on the main level is floor plan, not finish, and cannot be added with paint.
- Plan: {it}.
investor lead
- Sort the comparables by floor plan: this {city} {type} has its primary bedroom on the main level.
investor headline
- Primary Bedroom on the Main Level in {city}
- Floor Plan: Primary Bedroom on Main
family
- Left your glasses on the nightstand? No stairs to fetch them: the primary bedroom is on the main level.
- Good nights are said on the main level, where the primary bedroom is.
- The primary bedroom is on the main level.
- There's {an it}.
family lead
- Bedtime takes no stairs here. The primary bedroom is on the main level.
- When the day is done, you're already on the right floor: the primary bedroom is on the main level.
family headline
- Bedtime Takes No Stairs
modern
- Primary bedroom: main level. Bedtime: no stairs.
- The primary bedroom stays on the main level.
- Main level: primary bedroom included.
- There's {an it}.
modern lead
- Bed is on the main level in this {city} {type}. The primary bedroom leaves the stairs alone.
modern headline
- Primary on Main, Stairs Optional
classic
- One does not go up to bed here, but along; the primary bedroom is on the main level.
- The primary bedroom is placed on the main level.
- There is {an it}.
classic lead
- In this {city} {type} one goes along to bed and not up, the primary bedroom being on the main level.
classic headline
- A House with Its Primary Bedroom on the Main Level
casual
- The primary bedroom's right there on the main floor.
- You go to bed without going upstairs: the primary bedroom's on the main level.
- Forgot your charger by the bed? The primary bedroom's on the main level. Go get it.
casual lead
- Too tired for stairs? Fine. The primary bedroom's on the main level.
casual headline
- Bed's on the Main Floor

## two primary suites
kind: room
hook: 8
match: two primary suites, 2 primary suites, dual primary suites, dual primary, double primary, 2 primaries, dual masters, two master suites, 2 master suites, second primary suite, two owner's suites
= each primary suite has a bath of its own
luxury
- There are two primary suites.
- Two suites are called primary here, each with its own bath.
- There are {an it}, each with its own bath.
luxury lead
- Neither suite is second in this {city} {type}: both are primary.
- This {city} {type} has two primary suites, each with its own bath.
luxury headline
- Two Primary Suites, and Neither Second
investor
- Plan: two primary suites, a bath in each.
- Two primary suites narrow the comparables; begin with plans that match.
- Plan: {it}.
investor lead
- One line sorts the comparables for this {city} {type}: two primary suites.
investor headline
- Two Primary Suites in {city}
family
- Nobody has to give up the best room: there are two primary suites.
- There are two primary suites.
- There are {an it}.
family lead
- Put away the straws. There are two primary suites.
family headline
- Nobody Draws Straws for the Best Room
modern
- Two primary suites, two baths.
- There are {an it}.
modern lead
- Two primary suites, same rank. No dibs to call in this {city} {type}.
modern headline
- Two Suites, Same Rank
classic
- The owner has two primary suites to choose between.
- There are two primary suites, each with its bath.
- There are {an it}.
classic lead
- Where most houses name one primary suite, this {type} in {city} has two and declines to rank them.
classic headline
- A House of Two Primary Suites
casual
- The coin toss is canceled: there are two primary suites.
- You get two primary suites, and each one has its own bath.
- You get {an it}.
casual lead
- Nobody has to win the argument over the good bedroom. There are two primary suites.
casual headline
- Two Primary Suites, No Coin Toss

## primary bathroom
kind: room
hook: 4
match: primary bathroom, primary bath, primary ensuite, primary en suite bath, en suite bath, ensuite bath, en-suite bathroom, owner's bath, master bath, master bathroom, mstr bath
= it serves the primary bedroom
luxury
- {The it} serves its own bedroom and no other.
- Mornings begin in {the it}, on no one else's schedule.
investor
- Of the baths, {the it} usually costs the most to redo; look there first.
- A bath that answers to a single bedroom: {the it}.
family
- Leave your toothbrush where you like; {the it} is yours.
- The morning line forms somewhere else. {The it} belongs to one bedroom.
- {The it} belongs to a single bedroom.
modern
- {The it} goes with one bedroom.
- {It}: no line, no knock.
classic
- {The it} serves a single bedroom.
- The primary bedroom is given a bath of its own.
casual
- {The it} is where the good towels get to stay good.
- You've got {an it}. Leave the cap off the toothpaste if you like.
- The primary bedroom gets its own bathroom.

## every bedroom has its own bath
kind: room
hook: 8
match: every bedroom has own bath, all bedrooms en suite, all bedrooms ensuite, each bedroom has its own bath, en suite baths in every bedroom, ensuite bedrooms, private bath for each bedroom, every bedroom ensuite
luxury
- Each bedroom has its own bath.
- No bath is shared; every bedroom has one.
- Every bedroom has its own bath.
luxury lead
- Every bedroom in this {city} {type} has a bath of its own.
luxury headline
- A Bath for Every Bedroom
investor
- Every bedroom has its own bath, so the comparables are plans that can say the same.
- Plan: every bedroom has its own bath.
investor lead
- A bath to every bedroom: match that line first when pulling comparables for this {city} {type}.
investor headline
- A Bath to Every Bedroom in {city}
family
- Mornings go easier when every bedroom has its own bath, and here every one does.
- Each bedroom has its own bath.
- Every bedroom has its own bath.
family lead
- Nobody will be pounding on the bathroom door. Every bedroom in this {type} has its own.
family headline
- Every Bedroom Has Its Own Bath
modern
- Every bedroom has its own bath. No schedule needed.
- Each bedroom has its own bath.
- Every bedroom has its own bath.
modern lead
- Pick any bedroom in this {city} {type}. A bath comes with it.
modern headline
- Bedrooms and Baths, in Pairs
classic
- Every bedroom has a bath of its own.
- Every bedroom has its own bath.
classic lead
- The bedrooms of this {city} {type} share a roof and nothing more; each has its own bath.
classic headline
- To Each Bedroom, Its Own Bath
casual
- Every bedroom has its own bath, so the shampoo stays where you left it.
- Each bedroom has its own bath.
- Every bedroom has its own bath.
casual lead
- Here's how you keep the peace before breakfast: every bedroom has its own bathroom.
casual headline
- No Knocking Required

## walk-in closet
kind: storage
hook: 4
match: walk-in closet, walk in closet, walkin closet, walk-in closets, WIC, w/i closet, large walk-in, walk-in closet w/ built-ins
= one can step inside a walk-in closet
luxury
- {The it} is entered, not reached into.
- The wardrobe is given floor of its own in {the it}.
investor
- {An it} is floor area given to storage, and the square footage already includes it.
- Storage: {it}; ask whether the shelving stays.
- Storage: {it}.
- {It}: measure the hanging length, not the floor.
family
- Shoes below, sweaters above, and you in the middle deciding: that's {the it}.
- Lose a glove in {the it} and you can walk in after it.
- There's floor in {the it} to stand on while you change your mind.
- There's {an it} for the clothes.
modern
- The clothes get square footage of their own in {the it}.
- Walk in, pick a shirt, walk out: {the it}.
classic
- {An it} keeps the wardrobe in order, or at any rate out of sight.
- One may stand in {the it} to choose a coat.
- {The it} admits the owner as well as the clothes.
casual
- You can stand in {the it} and complain there's nothing to wear.
- There's {an it}, which beats digging.
- Company coming? Whatever's on the bedroom floor can go in {the it}.

## dual walk-in closets
kind: storage
hook: 6
match: dual walk-in closets, two walk-in closets, 2 walk-in closets, double walk-in closets, twin walk-in closets, dual walk-ins, two WICs, 2 WIC, his and hers closets, his & hers closets, his/hers walk-ins
= dual closets are two
luxury
- There are two walk-in closets.
- The wardrobe is divided between two walk-in closets.
investor
- Closets: two, both walk-in.
- The second walk-in closet is the one to look for in comparables.
family
- Let winter have one walk-in closet and summer the other.
- There's a walk-in closet, and then there's another one.
- There are {an it}.
modern
- Closets, plural. Both walk-in.
- Two closets, and you can stand in both.
- There are {an it}.
classic
- Two walk-in closets are provided.
- One may walk into either of two closets.
casual
- With two walk-in closets, the chair piled with clothes can be a chair again.
- Two walk-in closets: one for what you wear, one for what you might.
- There are two walk-in closets.

## custom closet system
kind: storage
hook: 3
match: custom closet system, custom closet, custom closets, custom built closets, closet system, closet organizers, closet built-ins, California Closets, Elfa closets, custom shelving in closets
= the rods and shelves are built in
luxury
- {The it} keeps the wardrobe in order.
- Rods and shelves are already in place.
investor
- {It}: fixed in place and expected to stay. Have the contract say so.
- {It}: fixed in place and expected to stay.
- Closet storage is already built.
family
- Shelves here, rods there: {the it} did the arranging before you unpacked a box.
- With {an it}, the shoes have a place to go. Putting them there is on you.
- {The it} gives each thing a shelf.
modern
- Somebody drew a plan for your shirts: {it}.
- {The it} gives each thing a shelf.
classic
- {An it} has been fitted.
- The closets are fitted with rods and shelves.
casual
- {The it} means somebody already measured, cut, and hung the shelves.
- There's {an it}. All that's missing is the habit of hanging things up.
- You get {an it}.

## dressing room
kind: room
hook: 5
match: dressing room, dressing area, primary dressing room, boudoir, dressing closet
luxury
- {The it} leaves the bedroom to sleep.
- One dresses in {the it}.
investor
- {It}: ask whether it was once a bedroom, and whether it could be again.
- {The it} is floor area, not a bedroom.
family
- Lay out tomorrow in {the it}, then sleep on it.
- Get ready in {the it} and let whoever is asleep stay asleep.
modern
- Sleep in the bedroom. Get ready in {the it}.
- {It}: try it on, change your mind.
classic
- {An it} keeps the bedroom for sleep.
- A tie may be changed twice in {the it} without comment.
casual
- Outfits get tried on in {the it} and thrown on the floor in private.
- "Almost ready" can go on as long as it likes. There's {an it}.
- With {an it}, you're not hunting for socks in the dark.
- There's {an it} to get ready in.

## sitting area
kind: room
hook: 3
match: sitting area, sitting room, sitting area in primary, primary w/ sitting area, primary w/ sitting room, seating area, sitting nook
luxury
- {The it} is for an hour with a book.
- There is {an it}, with a place for a good chair.
- There is {an it} for quiet hours.
investor
- {An it} adds floor to the plan and nothing else.
- {It}: in the square footage, out of the bedroom count.
family
- Pull a chair into {the it} and put your feet up.
- {The it} is where the book gets read instead of carried around.
- There's {an it} for quiet hours.
modern
- {The it} needs a chair and nothing else.
- {It}. Bring the chair you read in.
- There's {an it} for quiet hours.
classic
- {An it} is set aside for a chair, a lamp, and a chapter.
- There is {an it} for conversation that does not require the whole house.
casual
- {The it} is for sitting. That's the whole job.
- Your reading chair gets {an it}, and the laundry can find another chair.
- There's {an it} for quiet hours.

## private balcony off the primary suite
kind: outdoor place
hook: 7
match: private balcony off primary, private balcony off the primary suite, balcony off primary, balcony off master, primary suite balcony, primary w/ private balcony, primary w/ balcony, master balcony, owner's suite balcony
luxury
- The primary suite opens to a balcony of its own.
- The first air of the day is taken on the primary suite's own balcony.
luxury lead
- The primary suite of this {city} {type} has its own balcony, where the day may begin and end.
- One wakes and steps outside: the primary suite has a balcony of its own.
luxury headline
- From the Primary Suite to the Open Air
- A Balcony for the Primary Suite
investor
- Primary suite: balcony. Look at the railing, the surface, and the door.
- The balcony off the primary suite is space the square footage leaves out.
investor lead
- Put the balcony in the comparables: this {city} {type} has one off the primary suite.
investor headline
- Balcony off the Primary Suite
family
- Take the first cup out to the balcony off the primary suite before anyone knows you're up.
- Say good night to the weather from the balcony off the primary suite.
- The primary suite has a balcony.
family lead
- Coffee goes outside before you get dressed here: the primary suite has its own balcony.
family headline
- Pajamas Outside: A Balcony off the Primary Suite
modern
- The primary suite has an outside: its own balcony.
- The balcony off the primary suite is for first coffee.
modern lead
- Bed, door, open air. The primary suite of this {city} {type} has its own balcony.
modern headline
- Bed, Door, Balcony
classic
- The primary suite has a balcony for the first air of the morning.
- A balcony belongs to the primary suite.
classic lead
- In this {city} {type} one may consult the weather before dressing, from a balcony off the primary suite.
classic headline
- A Primary Suite with a Balcony of Its Own
casual
- There's a balcony off the primary suite. Robes count as dressed.
- Morning coffee has somewhere to go: the primary suite has its own balcony.
- The primary suite's got a balcony.
casual lead
- You can be outdoors here without finding your shoes. The primary suite has its own balcony.
casual headline
- Robe On, Door Open, Balcony

## dual vanities
kind: finish
hook: 3
match: dual vanities, double vanity, double vanities, dual vanity, twin vanities, double sinks, dual sinks, two sinks in bath, 2 sinks in primary bath, his and hers sinks, his & hers vanities
= a double vanity has two sinks
luxury
- Mornings are shared between two sinks.
- The bath has two sinks.
investor
- {It}: two faucets and two drains to run at inspection.
- Sinks in the bath: two.
family
- Brush your teeth at one sink while somebody hums at the other.
- {The it} gives the morning a second sink.
modern
- Two sinks, no turns.
- {It}: nobody waits for the faucet.
classic
- Two sinks serve the morning.
- The bath is fitted with two sinks.
casual
- Two sinks. One of them might even stay clean.
- You get {an it} for the morning rush.

## soaking tub
kind: finish
hook: 6
match: soaking tub, soaker tub, soaker, soaking bathtub, deep soaking tub, garden tub, Roman tub, Japanese soaking tub, ofuro tub
= a soaking tub is deeper than a standard bathtub
luxury
- {The it} is deep enough to postpone the evening.
- The evening may be given to {the it}.
- ~with {an it} for the last hour of the day
investor
- {An it} draws more hot water than a standard one; check what the water heater holds.
- Bath: {it}.
- {It}: ask what it holds in gallons, and what it weighs full.
family
- Run {the it}, bring the book, and let the phone ring in another room.
- After a day of shoveling, or a day that felt like it, there's {the it}.
- Everyone else can have the evening news. You've got {the it}.
- ~with {an it} for sore shoulders
- {The it} is deep enough for a long bath.
modern
- {It}. Shoulders under.
- Fill {the it}. Cancel the rest.
- Deep water, indoors: {the it}.
classic
- {The it} was made for sitting in, and not for hurrying out of.
- A novel would not be out of place in {the it}.
- Up to the neck in {the it}, few questions seem urgent.
- ~with {an it} for the evening
casual
- {The it} is deep enough for your knees and the rest of you at the same time.
- There's {an it}. Bubbles are up to you.
- {The it} takes a while to fill. That's your cue to find a snack.
- You get {an it} for long baths.

## freestanding tub
kind: finish
hook: 6
match: freestanding tub, free standing tub, free-standing tub, freestanding soaking tub, stand-alone tub, standalone tub, freestanding bathtub, slipper tub, pedestal tub
= a freestanding tub is not built into a wall or a surround
luxury
- {The it} stands by itself, as furniture does.
- For the bath there is {an it}.
investor
- {The it} has no surround to tile or to caulk.
- Bath: {it}. Ask where its supply and drain come up.
- Bath: {it}.
family
- Pick the end of {the it} you'd like to lean on, and stay until your fingers wrinkle.
- {The it} is boxed in by nothing, so you can set a stool and a cup of tea within reach.
- {The it} stands clear of the walls.
modern
- {The it} is attached to nothing but the plumbing.
- {An it} that stands on its own.
classic
- {The it} is attached to no wall, in the old manner.
- The bath is taken in {an it}.
casual
- {The it} sits out there like it owns the bathroom.
- No ring of caulk to pick at: it's {an it}.
- There's {an it} for the long soak.

## clawfoot tub
kind: character
hook: 6
match: clawfoot tub, claw foot tub, claw-foot tub, clawfoot bathtub, cast iron clawfoot tub, original clawfoot tub
= a clawfoot tub stands on feet
luxury
- {The it} stands on feet, clear of the floor.
- For the bath there is {an it}.
investor
- {It}: if it is cast iron, know the floor under it before you plan to move it.
- Bath: {it}. Look at the enamel and at the feet.
- Bath: {it}.
family
- Run {the it}, drop a towel on the floor, and let the day be over.
- Save the long bath for Sunday: there's {an it}.
modern
- {It}. Four feet, no hurry.
- A bath in {the it}. Phone elsewhere.
classic
- {An it} serves the bath.
- One may take one's time in {the it}.
casual
- {The it} has better feet than most of us.
- You get {an it}. Sweep under it once in a while and it'll treat you right.
- There's {an it} in the bathroom.

## jetted tub
kind: finish
hook: 5
match: jetted tub, jet tub, jetted bathtub, jetted soaking tub, whirlpool tub, whirlpool bath, Jacuzzi tub, jacuzzi bath, air tub, hydro tub
= a jetted tub has a pump
luxury
- A long day may be ended in {the it}.
- The water is set moving in {the it}.
investor
- {An it} has a pump: have it filled and run at the inspection.
- Bath: {it}. Find the access panel to the pump.
- Bath: {it}.
family
- Sore from the weekend? Fill {the it} and press the button.
- Give your shoulders a while in {the it}; the jets do the rest.
- {The it} has jets.
modern
- {It}. Jets on, phone off.
- Press the button on {the it}. Then do nothing.
- {The it} runs on jets.
classic
- {The it} keeps the water in motion and the bather at rest.
- The bath has {an it}.
casual
- Go easy on the bubble bath in {the it}. Ask anyone who didn't.
- Your back would like you to know there's {an it}.
- There's {an it} for the end of a long day.

## walk-in shower
kind: finish
hook: 4
match: walk-in shower, walk in shower, walkin shower, w/i shower, tiled walk-in shower, frameless glass walk-in shower, glass walk-in shower, separate shower
= a walk-in shower has no tub wall to step over
luxury
- There is no tub to step over on the way into {the it}.
- Mornings go through {the it} without ceremony.
investor
- Look at the pan and the seams of {the it}; a leak there is the costly kind.
- With {an it}, see whether another bath keeps a tub.
- Bath: {it}.
family
- Rinse off the trail, the gym, or the whole Saturday in {the it}.
- No tub wall to step over: there's {an it}.
- Muddy dog? There's no side to lift one over in {the it}.
modern
- {The it} comes without a tub in the way.
- Walk in, rinse, go: {the it}.
classic
- {The it} has no tub wall to step over.
- The shower is of the walk-in kind.
casual
- No leg over the tub before coffee: it's {an it}.
- You can't stub a toe on a tub that isn't there. There's {an it} instead.
- In, out, gone: that's {the it}. Baths are for Sundays.
- There's {an it}, with no tub wall.

## steam shower
kind: finish
hook: 6
match: steam shower, steam-shower, steam room, steam unit, shower w/ steam, steam shower w/ bench
= a steam shower closes, and a steam unit feeds it
luxury
- One shuts the door of {the it} on the day.
- {The it} warms one through in January.
- The bath has {an it}.
investor
- {An it} has a steam unit behind it; ask how old it is and where it sits.
- Bath: {it}. The steam unit should come with a service record.
family
- When the damp gets into your bones, {the it} gets it out.
- Shut the door of {the it}, breathe in, and let the week go.
- {The it} makes steam on cold days.
modern
- {It}. Fog by choice.
- Shut the door of {the it}. Turn on the steam.
- The bath has {an it}.
classic
- {The it} is best appreciated in cold weather.
- Steam is to be had at home.
casual
- {The it} works on your shoulders and, if you hang it up in there, your shirt.
- People join a gym for the steam. You've got {an it}.
- You get {an it}.

## rain shower
kind: finish
hook: 4
match: rain shower, rainfall shower, rain head, rainhead, rain shower head, rainfall shower head, overhead rain shower
= a rain shower falls from overhead
luxury
- One need only stand still under {the it}.
- Water falls straight down from {the it}.
investor
- Rain heads want pressure; run {the it} with another tap open.
- Fixtures: {it}.
family
- Stand under {the it} a minute longer than you meant to.
- Let your arms hang: {the it} pours from straight overhead.
- {The it} falls from overhead.
modern
- {The it} comes straight down, like weather.
- {It}: the water comes from overhead.
classic
- {The it} imitates the weather, with better control of the temperature.
- The water falls from above, as rain does.
casual
- {The it} pours from overhead. Your hair's getting wet whether you planned on it or not.
- {The it} is the one kind of rain you won't run from.
- {The it} falls from overhead.

## dual shower heads
kind: finish
hook: 4
match: dual shower heads, double shower, double shower heads, two shower heads, dual head shower, dual showerheads, double head shower, multiple shower heads, body sprays, multi-head shower
luxury
- One stands longer than one meant to under {the it}.
- The shower has {an it}.
investor
- {It}: run every head at once and watch the pressure.
- {It}: ask how many valves are in the wall.
family
- No more shuffling forward to get warm: {the it} covers the cold side, too.
- With {an it}, there's water enough for both shoulders.
modern
- With {an it}, nobody gets the cold side.
- {It}: water, plural.
classic
- {The it} warms both shoulders at once.
- {An it} has been fitted.
casual
- {The it} gets the half of you that's usually freezing.
- One stream's fine until you've had {an it}.

## heated bathroom floors
kind: finish
hook: 6
match: heated bathroom floors, heated bathroom floor, heated bath floor, heated floors in bath, heated floor in primary bath, radiant bathroom floors, radiant floor in bath
luxury
- The bathroom floors are heated, and one may go barefoot in January.
- Warmth in the bathroom begins underfoot.
investor
- The heat under a bathroom floor is out of sight; have it switched on for the inspection.
- Bathroom floors: heated. Confirm electric or hot water, and which thermostat runs them.
- Bath: {it}.
family
- Leave the slippers by the bed; the bathroom floor is heated.
- The bathroom floors are heated.
modern
- Heated bathroom floors. Slippers are out of work.
- The bathroom floors are heated.
classic
- The bathroom floors are heated, a kindness most felt in winter.
- Bare feet need not dread the bathroom, whose floor is heated.
casual
- The bathroom floors are heated, and yes, you'll stand there longer than you need to.
- Heated bathroom floors. The bath mat's mostly for show now.
- The bathroom floors are heated.

## towel warmer
kind: finish
hook: 3
match: towel warmer, heated towel rack, heated towel bar, heated towel rail, towel warmers, towel warming drawer
luxury
- The towel is warm before the water stops.
- {The it} is for the minute after the bath.
investor
- {It}: check whether it is plugged in or hardwired.
- Bath extras: {it}.
family
- Put your towel on {the it} first, then take your time in the water.
- Getting out of the shower is the hard part, and {the it} helps.
- There's {an it}.
modern
- Dry off warm: {it}.
- {It}: the towel comes warm.
classic
- {The it} makes the end of a bath nearly as agreeable as the middle.
- The towels are warmed.
casual
- There's {an it}, and hotel towels are about to lose their edge.
- Towels go on {the it}. Socks, too, if nobody's looking.
- There's {an it} for the towels.

## bidet
kind: finish
hook: 2
match: bidet, bidet toilet, bidet seat, Toto Washlet, Toto bidet, smart toilet, heated toilet seat, Japanese toilet
luxury
- The bath is fitted with {an it}.
- There is {an it} in the bath.
investor
- {It}: if electric, there should be a protected outlet within reach.
- Plumbing fixtures: {it}.
family
- There's {an it}, and guests will come back with opinions.
- The bath has {an it}, so you needn't wait for the next hotel.
- The bath has {an it}.
modern
- {It}: already installed.
- The bath has {an it}.
classic
- The bath includes {an it}.
- {An it} has been fitted in the bath.
casual
- There's {an it}. First-timers, ask before you touch anything.
- You get {an it}, and you'll be telling people about it within a week.
- The bath's got {an it}.

## private toilet room
kind: finish
hook: 2
match: private toilet room, separate toilet room, enclosed toilet, private water closet, water closet, private commode, toilet room, separate water closet
= a private toilet room has a door inside the bath
luxury
- The bath has one more door within it, for {the it}.
- {The it} is closed off from the rest of the bath.
investor
- {It}: a door within the bath, and a fan of its own to look for.
- Bath plan: {it}.
family
- One person showers, one brushes, and the door to {the it} stays shut.
- {The it} has its own door, so the sink is never out of reach.
- The bath has {an it}.
modern
- {It}: a door inside the bathroom.
- Shut the door of {the it} and the sink stays open.
classic
- {The it} has its own door, and the rest of the bath remains in use.
- Within the bath there is {an it}.
casual
- {The it} has its own door. Everybody wins.
- You can shut the door of {the it} and nobody loses the sink.
- The bath's got {an it}.

## powder room
kind: room
hook: 2
match: powder room, powder bath, half bath, 1/2 bath, half bathroom, guest half bath, powder rm
= a powder room has a sink and a toilet, and no bath or shower
luxury
- Guests are shown to {the it}.
- Company has the use of {the it}.
- {The it} is for callers.
investor
- {An it} counts as a half; see that the bath total agrees.
- Baths: {it}, sink and toilet only.
- {The it} has no tub to reglaze and no shower to regrout.
family
- When the bell rings, straighten {the it} and you're done.
- {The it} is for company, muddy hands, and one last stop before you go.
- Wash the day off your hands in {the it} before supper.
- ~with {an it} for washing up
- There's {an it} for visitors.
modern
- Guests use {the it}. Your towels stay yours.
- {It}: sink, toilet, door.
classic
- {The it} is for callers, who need be shown no further.
- For company there is {an it}.
- ~with {an it} for callers
casual
- {The it} means company never sees your toothbrush.
- People coming over? Clean {the it} and close the other doors.
- Somebody's always in {the it} when the food arrives.
- There's {an it} for visitors.

## Jack-and-Jill bath
kind: room
hook: 3
match: Jack and Jill bath, Jack & Jill bath, Jack-and-Jill bathroom, jack n jill bath, J&J bath, J & J bath, Jack/Jill bath, shared bath between bedrooms
= a Jack-and-Jill bath lies between two bedrooms, with a door from each
luxury
- {The it} is entered directly from either of two bedrooms.
- Two bedrooms share {an it}, each by its own door.
investor
- Count {the it} once: it serves two bedrooms.
- {It}: one set of fixtures, two doors, two bedrooms.
family
- Knock first: {the it} has a door from each of two bedrooms.
- Two bedrooms share {the it}, and nobody crosses the hall in a towel.
- {The it} opens to a bedroom on either side.
modern
- {It}: lock both doors.
- Two bedrooms, two doors, one bath.
classic
- {The it} lies between two bedrooms and opens to both.
- Two bedrooms are served by {an it}, with a door from each.
casual
- {The it} opens to a bedroom on either side. Lock both doors. Yes, both.
- Two bedrooms split {the it}. First one up wins.
- {The it} opens to a bedroom on either side.

## sauna
kind: amenity
hook: 8
match: sauna, dry sauna, infrared sauna, cedar sauna, Finnish sauna, indoor sauna, in-home sauna, home sauna, barrel sauna
= a sauna is heated by a heater of its own
luxury
- On a cold evening there is {the it}.
- Evenings are arranged around {the it}.
luxury lead
- The evening in this {city} {type} has an order to it: supper, then {the it}.
- {The it} is for the last hour of the day, when nothing more is expected.
luxury headline
- The Evening Ends in the Sauna
- Supper, Then the Sauna
investor
- The heater is the part of {the it} that wears out; ask how old it is.
- {It}: confirm the heater, the circuit, and the permit.
- Amenity: {it}.
investor lead
- {An it} is in the price of this {city} {type}; the heater's age and its wiring are the questions.
investor headline
- Sauna in the Price
family
- Come in frozen, sit awhile in {the it}, and come out ready for supper.
- Hang up the wet coat and warm through in {the it}.
- There's {an it} for cold days.
family lead
- Cold hands? Start in {the it}.
- Towel over the shoulder, door shut, shoulders down: {the it} gets the last hour of the day.
family headline
- Cold Hands, Warm Sauna
- The Last Hour of the Day Goes to the Sauna
modern
- Phones don't survive {the it}. Good.
- Sit and sweat in {the it}, then cool off.
modern lead
- Sit. Sweat. Cool off. This {city} {type} has {an it}.
modern headline
- Sit, Sweat, Cool Off
classic
- There is {an it}, and conversation in it is brief.
- {The it} is warmed of an evening.
classic lead
- Winter is given a firm answer in this {city} {type}: {an it}.
classic headline
- A Sauna for the Cold Months
casual
- Sitting around sweating counts as a plan in {the it}.
- There's {an it}. The cold shower afterward is your call.
- You've got {an it}, and winter's a good time for it.
casual lead
- You're going to sit and sweat, and you're going to like it. There's {an it}.
- Go ahead and be cold out there. This {type} has {an it}.
casual headline
- Come In and Sit in the Sauna

## cold plunge
kind: amenity
hook: 6
match: cold plunge, cold plunge tub, ice bath, cold tub, cold plunge pool
luxury
- {The it} is entered briefly and left wide awake.
- There is {an it} for the first minutes of the day.
investor
- {It}: ask about the chiller, the filter, and the drain.
- Equipment: {it}. Confirm that it conveys.
- Equipment: {it}.
family
- Somebody will dare you. That's how {the it} works.
- In, gasp, out, towel: {the it} wakes you before the coffee does.
- Cool off in {the it} on the hottest day of the year.
- There's {an it} for hot days.
modern
- {It}. Awake now.
- {The it} is cold on purpose.
classic
- {The it} is not for lingering.
- {An it} is provided for those who like cold water.
casual
- {The it} is exactly as cold as it sounds.
- There's {an it}. You go first.
- You've got {an it} for hot days and sore legs.

## guest suite
kind: room
hook: 6
match: guest suite, guest bedroom suite, en suite guest room, ensuite guest bedroom, guest room w/ bath, private guest suite
= a guest suite is a bedroom with a bath of its own
luxury
- Guests have {an it}, with a bath of their own.
- {The it} lets company stay without being underfoot.
- A visitor may keep any hours in {the it}.
- Visitors have {the it}, with its bath.
investor
- {The it} pairs a bedroom with its own bath; match the pair when pulling comparables.
- Bedrooms: one is {an it}, bath included.
- A bath used only by visitors can leak unseen; run every tap in {the it}.
family
- Put clean towels in {the it} and tell everyone to come.
- Company can stay the week: {the it} has its own bath.
- Late flight? The light's on in {the it}.
- ~with {an it} for company
- Visitors have {the it}.
modern
- The sofa is off duty. Company has {an it}.
- {It}: a bed and a bath for company.
- {The it} lets a visitor unpack.
classic
- {An it} is kept for visitors, with a bath that need not be shared.
- Company is lodged properly here, in {an it}.
- A visitor to {the it} may sleep late and bathe at leisure.
casual
- There's {an it}, so the air mattress can stay in its bag.
- Company gets {the it} and a bathroom to go with it. You get yours back.
- {The it} comes with its own bath, so expect friends to start "passing through."
- Visitors get {the it}.

## in-law suite
kind: room
hook: 7
match: in-law suite, in law suite, inlaw suite, mother-in-law suite, mother in law suite, MIL suite, MIL apartment, in-law apartment, in-law apt, in-law quarters, in-law setup, in-law floor plan, separate living quarters, multigenerational suite, multigen suite, next gen suite
= an in-law suite is a set of rooms apart from the other bedrooms
luxury
- There is {an it} for the long stay.
- {The it} is set apart from the other bedrooms.
luxury lead
- This {city} {type} keeps {an it}, and a visit may be as long as it likes.
luxury headline
- A Suite for the Long Visit
investor
- {It}: confirm which of bath, kitchen, and entrance are its own.
- {An it} is not a second legal unit until zoning says so; ask for the permits.
- Plan: {it}.
investor lead
- The first question in this {city} {type} is {the it}: its permits, its plumbing, and its entrance.
investor headline
- Two Sets of Rooms, One Price
family
- Whoever is staying has {the it}, and everyone meets at supper.
- A weekend, a season, a while: {the it} takes whatever stay you've got.
- There's {an it} for long stays.
family lead
- Some visits last a weekend and some last a winter. {The it} takes either.
family headline
- Stay the Weekend, Stay the Winter
modern
- Together for dinner, apart for the rest: {the it}.
- Same address, separate suite.
modern lead
- One address, one more set of rooms. That's {the it} in this {city} {type}.
modern headline
- One Address, One More Suite
classic
- With {an it}, the house can lodge company for a season.
- {An it} is provided for a long stay.
classic lead
- A house is tested by a long visit. This {type} in {city} answers with {an it}.
classic headline
- A House Prepared for the Long Visit
casual
- Long visits go better with a little distance, and there's {an it} for that.
- You've got {an it}. Who gets it is between you and the group chat.
- There's {an it} for long stays.
casual lead
- Sooner or later somebody's going to want to stay awhile. Good thing there's {an it}.
casual headline
- Somebody's Going to Want to Stay

## guest room
kind: room
hook: 2
match: guest room, guest bedroom, spare bedroom, spare room, guest br, guest wing
luxury
- Guests have a bedroom of their own.
- Company is given {the it}.
- Visitors are put up in {the it}.
investor
- {The it} is already in the bedroom count; do not add it twice.
- Check {the it} for a closet and a window that opens.
family
- Make up the bed in {the it} and see who turns up.
- {The it} is for company, and for naps in between.
- Visitors have {the it}.
modern
- Company gets {an it}, with a door to close.
- With {an it}, the couch is for sitting.
- Visitors get {the it}.
classic
- Visitors are put up in {the it}.
- {An it} is set aside for company.
casual
- Nobody has to sleep on the pullout and say it was fine. There's {an it}.
- {The it} is for company, and for the exercise bike between visits.
- Visitors get {the it}.

## first-floor bedroom
kind: room
hook: 4
match: first-floor bedroom, first floor bedroom, 1st floor bedroom, main level bedroom, main floor bedroom, bedroom on main, ground floor bedroom, downstairs bedroom, bedroom down, guest bedroom on main
luxury
- Guests may be given the bedroom on the first floor.
- There is a bedroom on the first floor.
- There is {an it}.
investor
- A bedroom on the first floor is a line of its own when plans with stairs are compared.
- Bedroom on the first floor: note which bath serves it.
- Plan: {it}.
family
- Suitcases stop on the first floor: there's a bedroom right there.
- Company can skip the stairs and take the first-floor bedroom.
- There's a bedroom on the first floor.
- There's {an it}.
modern
- First floor: one bedroom.
- First-floor bedroom. No stairs to get there.
- There's a bedroom on the first floor.
- There's {an it}.
classic
- A bedroom on the first floor saves a guest the stairs and a host the suitcase.
- A bedroom is placed on the first floor.
- There is {an it}.
casual
- No hauling suitcases up anything: there's a bedroom on the first floor.
- First-floor bedroom: guest room, nap room, you decide.
- There's a bedroom on the first floor.
- There's {an it}.

## bunk room
kind: room
hook: 7
match: bunk room, bunkroom, bunk bedroom, bunk rm
= bunks stack one bed above another
luxury
- {The it} takes the overflow of a full weekend.
- {The it} is for weekends when every other bed is taken.
luxury lead
- The beds are stacked in {the it}, and a full weekend in this {city} {type} has somewhere to sleep.
luxury headline
- Beds for a Full Weekend
investor
- {It}: more beds than the bedroom count shows.
- Bunks may be built in or furniture; the contract should say which.
investor lead
- The bedroom count understates the beds: this {city} {type} has {an it}.
investor headline
- More Beds Than Bedrooms
family
- When everybody stays over, {the it} is where the whispering happens.
- Bring everyone; there's {an it}.
- {The it} takes the weekend crowd.
family lead
- Top bunk or bottom? Settle it in the car: this {type} has {an it}.
family headline
- First One In Gets the Top Bunk
modern
- {It}. Top or bottom?
- {The it} stacks the sleepers.
modern lead
- More pillows than doors. This {city} {type} has {an it}.
modern headline
- Top Bunk or Bottom
classic
- {The it} lodges two guests on the floor space of one.
- Guests beyond the usual number are put up in {the it}.
- {The it} takes a full weekend.
classic lead
- For company in numbers a house wants {an it}, and this one in {city} has it.
classic headline
- A Bunk Room for Company in Numbers
casual
- {The it} takes whoever's left over. The snoring is between them.
- Invite the ones who'd otherwise be on the floor. There's {an it}.
- There's {an it} for when everybody stays over.
- {The it} takes the weekend crowd.
casual lead
- Somebody's getting the top bunk. This {city} {type} has {an it}, so start the negotiations.
casual headline
- Dibs on the Top Bunk

## Murphy bed
kind: amenity
hook: 5
match: Murphy bed, murphy beds, wall bed, fold-down bed, fold down bed, pull-down bed
= a Murphy bed folds into the wall
luxury
- {The it} goes into the wall each morning.
- By day the room is free of its bed.
investor
- {It}: built in, so confirm that it conveys.
- {An it} gives a room two uses; the bedroom count does not change.
family
- Fold down {the it} for company and fold it up for the card table.
- Somebody's staying over? Pull down {the it}.
- {The it} folds up into the wall.
modern
- {It}: floor by day, sleep by night.
- Guests leave, {the it} goes up.
classic
- {The it} is put away each morning, which cannot be said of most beds.
- The bed folds into the wall when it is not required.
casual
- Making the bed takes one push with {an it}.
- It's {an it}: pull for company, push for floor.
- {The it} folds up into the wall.

## bed alcove
kind: room
hook: 7
match: bed alcove, sleeping alcove, sleep alcove, sleeping nook, alcove for bed, bed nook
= an alcove is a recess, set back from the room
luxury
- {The it} keeps the bed from becoming the room.
- The bed is set back in {the it}.
luxury lead
- The bed has {an it}, and the rest of this {city} {type} is left to the day.
luxury headline
- An Alcove for the Bed
investor
- {It}: a place for the bed, not a bedroom in the count.
- Compare first with plans that have {an it}, and then with those that do not.
investor lead
- The bed has {an it}: compare this {city} {type} first with others that can say so.
investor headline
- The Bed Has Its Own Alcove
family
- Company gets the room, and the bed gets {an it}.
- Tuck the bed into {the it} and put the kettle on for whoever drops by.
- The bed gets its own alcove.
family lead
- Have people over without hiding the pillows: the bed has {an it}.
family headline
- A Nook for the Bed, a Room for Company
modern
- The bed gets {an it}. The room stays a room.
- Sleep in {the it}. Live in the rest.
- The bed gets {an it}.
modern lead
- The bed gets {an it}. The rest of this {city} {type} is for being awake.
modern headline
- Sleep There, Live Here
classic
- {The it} gives the bed a place of its own.
- The bed is withdrawn into {an it}.
classic lead
- The bed is set back in {an it}, and the rest of this {city} {type} is free for company.
classic headline
- A Place Set Back for the Bed
casual
- With {an it} for the bed, your living room isn't a bedroom with a coffee table.
- {The it} is for the bed. The rest is for you.
- The bed gets its own alcove.
casual lead
- Good news: your friends won't have to sit on your bed. It's got {an it}.
casual headline
- Nobody Has to Sit on the Bed

## formal dining room
kind: room
hook: 4
match: formal dining room, formal dining, formal dining rm, formal DR, separate formal dining
luxury
- {The it} is for the dinners that have courses.
- In {the it} one sits down to dinner, and gets up late.
investor
- If the plan is to open up {the it}, find out first which walls carry the house.
- Rooms: {it}, apart from any eat-in kitchen.
- {It}: measure wall to wall, since chairs need space to pull out.
family
- Put both leaves in the table and invite everyone; that's what {the it} is for.
- Leave the table set: {the it} does nothing but dinner.
- Somebody always ends up telling the story again in {the it}.
- {The it} is for the big dinners.
modern
- Laptops stay out of {the it}.
- Dinner, capital D: {the it}.
- Napkins get folded for {the it}.
classic
- {An it} is kept for dinner and for company.
- Dinner is taken in {the it}.
- The company rises from {the it} later than it meant to.
- {The it} is kept for the long table.
casual
- The good plates finally come out of the cupboard and into {the it}.
- The holidays don't have to happen around the coffee table. There's {an it}.
- There's {an it}. Elbows off the table, or don't.
- There's {an it} for the long table.

## dining room
kind: room
hook: 2
match: dining room, separate dining room, sep dining room, dining rm, DR
luxury
- The dining table has a room of its own.
- Dinner is served in {the it}.
investor
- {It}: see whether the comparables have one, or a corner of the kitchen.
- Rooms: {it}.
family
- Birthdays, card games, and Tuesday's leftovers all happen at one table, in {the it}.
- Supper gets to leave the kitchen: there's {an it}.
- There's {an it} for the big table.
modern
- Eat in {the it}. Scroll elsewhere.
- {It}. Table, chairs, supper.
- There's {an it} for the table.
classic
- Meals are taken in {the it}.
- {The it} is given over to the table and those around it.
casual
- You get {an it}. TV dinners are still legal.
- The table gets {an it}, and the couch can quit catching crumbs.
- There's {an it} for the big table.

## formal living room
kind: room
hook: 3
match: formal living room, formal living, formal living rm, formal LR, parlor, front parlor, formal parlor
luxury
- Company is received in {the it}.
- {The it} is for callers, and for evenings without any.
investor
- {An it} is living area; see whether the comparables still have theirs.
- Rooms: {it}.
family
- Keep {the it} picked up for whoever rings the bell.
- Coats come off and the catching up starts in {the it}.
- There's {an it} for visits.
modern
- Doorbell? That's what {the it} is for.
- The mess stays out of {the it}.
classic
- {The it} is for callers, conversation, and the better chairs.
- The house keeps {an it}, where company is received.
casual
- {The it} is where nobody's supposed to eat nachos. You can change that.
- You've got {an it}, for when people come over and you'd like to seem like you planned it.
- There's {an it} for when company comes.
- There's {an it} for visits.

## second living area
kind: room
hook: 4
match: two living areas, 2 living areas, second living area, second living room, two living rooms, dual living areas, 2 living rooms
= a second living area makes two
luxury
- There are two living areas.
- Conversation keeps one living area and the screen keeps the other.
investor
- Living areas: two. Compare by rooms here, not by bedrooms alone.
- The second living area adds square footage, not a bedroom.
family
- One living area for the game, and one for whoever doesn't care who's winning.
- With two living areas, you can vote with your feet.
modern
- Two living areas. One remote each.
- There's a second living area.
classic
- The house has two living areas.
- A second living area relieves the first.
casual
- The argument about what's on is over. There are two living areas.
- There's a second living area. Give the first one to whoever's loudest.
- There's a second living area.

## family room
kind: room
hook: 2
match: family room, fam room, fam rm, family rm
luxury
- {The it} is for evenings without company.
- The evening is informal in {the it}.
investor
- Living area: {it}. See that the comparables list one.
- Living area: {it}.
- Everyday living area: {it}.
family
- {The it} takes the puzzle on the floor, the blanket on the couch, and whoever wanders in.
- Kick your shoes off; {the it} doesn't mind.
- {The it} is for every day.
modern
- Feet are allowed on the furniture in {the it}.
- {It}: shoes off, screen on.
classic
- {The it} is for every day.
- The ordinary evening is spent in {the it}.
casual
- The remote lives in {the it}. Finding it is on you.
- The couch goes in {the it}, and sooner or later everybody lands on it.
- {The it} is for every day.

## great room
kind: room
hook: 7
match: great room, greatroom, great rm, open great room, two-story great room, 2 story great room, vaulted great room
= a great room combines living areas that other plans divide
luxury
- {The it} does the work of several rooms and has no need of their walls.
- The hours before dinner and after it are spent in one place, {the it}.
- No one is out of earshot in {the it}.
luxury lead
- The whole of an evening is spent in one place in this {city} {type}: {the it}.
luxury headline
- The Evening, in One Great Room
investor
- {The it} merges areas that other plans wall off; compare by square footage, not by count.
- Living area: {it}.
- {The it} is a single volume to heat and cool; ask what serves it.
investor lead
- Compare by square footage, not by rooms: this {city} {type} puts its living area into {an it}.
investor headline
- Great Room Plan: Compare by Square Footage
family
- Somebody's reading, somebody's on the phone, somebody's asking what's for supper, all in {the it}.
- You won't have to call everyone in from down the hall: in {the it}, they're already there.
- Tell the story once: in {the it}, everyone hears it.
- There's {an it} for gathering.
family lead
- Whatever everyone is doing, they'll be doing it in the same place: {the it}.
family headline
- Everyone's in the Great Room
modern
- {It}. Walls need not apply.
- {The it} does several jobs under one ceiling.
- {The it} puts everyone in the same photo.
- {The it} is for gathering.
modern lead
- Most of the living in this {city} {type} gets done in one place: {the it}.
modern headline
- The Great Room Does the Living
classic
- {The it} gathers under one ceiling what other houses keep in separate rooms.
- The life of the house is conducted in {the it}.
- In {the it} no one need raise a voice to be included.
classic lead
- What other houses keep in separate rooms, this {type} in {city} gathers into {an it}.
classic headline
- A House Gathered into One Great Room
casual
- {The it} is where everybody is, whether they meant to be or not.
- Put the big couch in {the it}. That's where everything happens.
- You won't miss a thing in {the it}. That's good and bad.
- {The it} is for gathering.
casual lead
- Here's where you'll spend your time: {the it}.
casual headline
- You'll Find Everybody in the Great Room

## keeping room
kind: room
hook: 4
match: keeping room, hearth room, keeping rm, hearth rm
= a keeping room is a sitting room by the kitchen
luxury
- {The it} keeps company near the cook.
- Company sits in {the it} while dinner is made.
- There is {an it} for sitting.
investor
- Living area: {it}, by the kitchen.
- Look for {an it} in the comparables before comparing living areas.
family
- Whoever isn't cooking can sit in {the it} and give advice.
- Pull up a chair in {the it} while the soup finishes.
- There's {an it} for sitting.
modern
- {It}: close enough to swipe a carrot.
- Sit where dinner is. That's {the it}.
classic
- {The it} is where a house keeps its company until dinner.
- The house has {an it}, after the old fashion.
casual
- {The it} is for hanging around the kitchen without being handed a knife.
- The cook gets somebody to talk to. That's what {the it} is for.
- There's {an it} for sitting.

## sunroom
kind: room
hook: 7
match: sunroom, sun room, sun porch, sunporch, Florida room, solarium, conservatory, four season room, 4 season room, four-season sunroom, all-season room, garden room, heated sunroom
= a sunroom is built with windows to let in the sun
luxury
- {The it} admits the sun and stops the wind.
- One reads in {the it} until the light goes.
- Winter sun is not wasted; there is {an it}.
luxury lead
- The sun has been given a room of its own in this {city} {type}, {an it}.
- There is {an it} for the mornings, and for the winter afternoons.
luxury headline
- A Room for the Sun
investor
- {It}: confirm the permit, and whether the square footage includes it.
- Glass is the cost in {an it}; check the seals and the year of the windows.
- Plan: {it}.
investor lead
- Ask two things about {the it} in this {city} {type}: its permit, and whether the square footage counts it.
investor headline
- {It}: Permit and Square Footage
family
- Breakfast drifts toward {the it}, and so do the houseplants.
- When it's too cold to sit out, sit in {the it} and pretend.
- Seedlings on the sill, seed catalogs on the floor, tea going cold: that's {the it} in March.
- Plants do well in {the it}.
family lead
- Bring the plants, the paper, and a second cup: this {type} has {an it}.
family headline
- A Second Cup in {the It}
modern
- The plants will fight over {the it}.
- Outdoors, minus the bugs: {the it}.
- {The it} runs on sun.
modern lead
- Outside without going outside. This {city} {type} has {an it}.
modern headline
- Outside, Without Going Outside
classic
- {The it} allows one to sit out while remaining in.
- Plants and readers do equally well in {the it}.
- {The it} makes the best of February.
classic lead
- The weather is best enjoyed with glass in front of it, and this {city} {type} has {an it}.
classic headline
- The Weather, Enjoyed Behind Glass
casual
- Your plants have a shot this time. There's {an it}.
- The cat's going to claim {the it}. Bring a second chair.
- You'll say you're going to read in {the it}. You'll nap.
- There's {an it} to sit in when the sun's out.
casual lead
- Your houseplants picked this one. It's got {an it}.
casual headline
- Your Plants Want {the It}

## three-season room
kind: room
hook: 5
match: three-season room, three season room, 3 season room, 3-season room, three season porch, 3 season porch, 3-season porch, seasonal room
= a three-season room is for spring, summer, and fall
luxury
- Spring, summer, and fall belong to {the it}; winter is left to itself.
- From thaw to frost, evenings are spent in {the it}.
investor
- {It}: usually left out of the heated area, so confirm what the square footage counts.
- Seasonal space: {it}.
family
- From the first thaw to the last leaf, supper can be in {the it}.
- Open up {the it} in spring and see how late in the year you can hold out.
- {The it} is good from spring to fall.
modern
- Spring, summer, fall: {the it}. Winter, come inside.
- Winter isn't invited to {the it}.
- {The it} runs from spring to fall.
classic
- {The it} is lived in from thaw to frost, and rests in winter.
- Three of the four seasons have a room to themselves.
casual
- {The it} covers everything but winter. For winter, you've got blankets.
- You'll live in {the it} until it snows, and then you'll sulk.
- {The it} is good from spring to fall.

## foyer
kind: room
hook: 3
match: foyer, entry foyer, entrance foyer, entry hall, entrance hall, front hall, two-story foyer, 2 story foyer, vestibule, entryway
luxury
- Coats are taken in {the it}.
- Guests are received in {the it} before they are shown the house.
investor
- Entry: {it}.
- {The it} takes what the street brings in; look down before looking around.
family
- Hugs, coats, and "you found it" all happen in {the it}.
- {The it} is for saying hello, and later for not quite leaving.
- Coats come off in {the it}.
modern
- Keys land in {the it}. So do shoes.
- The coat gets as far as {the it}.
classic
- A caller is met in {the it}.
- The house is entered by way of {an it}.
casual
- People don't walk straight into your couch here. There's {an it}.
- Goodbyes take forever. At least there's {an it} to stand in.
- There's {an it} for coats and hellos.

## built-in bunks
kind: amenity
hook: 4
match: built-in bunks, built in bunks, built-in bunk beds, custom bunks, bunk beds, built-in bunk
= bunks stack one bed above another
luxury
- {The it} take guests one above another, and leave the floor clear.
- There are {an it} for a full weekend.
investor
- {It}: if built in, they should convey. Have the contract say so.
- {It}: if built in, they should convey.
- Beds beyond the bedroom count: {it}.
family
- With {an it}, one more for the night is never a problem.
- There are {an it} for the weekend crowd.
modern
- Up or down? There are {an it}.
- Stacked beds, floor left over.
classic
- A full weekend is provided for, by {an it}.
- The beds are stacked, one above another.
casual
- There are {an it}. Figure out the top-bunk situation in the car.
- {It}: less air mattress, more ladder.

## bonus room
kind: room
hook: 5
match: bonus room, bonus rm, bonus space, flex room, flex rm, flex space, multipurpose room, multi-use room, extra room, upstairs bonus, bonus over garage, FROG, finished room over garage
= a bonus room has no fixed use
luxury
- {The it} may be named at leisure.
- There is {an it}, to be used as one likes.
- What {the it} becomes is a private matter.
investor
- {It}: not a bedroom until closet and exit say so.
- Square footage without a label: {the it}.
- Ask whether {the it} was permitted, and what heats it.
family
- {The it} can be for sewing in March and for company by June.
- Every house needs a place for the half-done puzzle. Try {the it}.
- By the end of the first week, somebody will want {the it} for something.
- {The it} is for projects or play.
modern
- {It}. Label it yourself.
- {The it} is undecided on purpose.
- Gym, studio, spare bed? {The it} says yes.
classic
- {The it} is held in reserve for whatever the house turns out to need.
- {The it} may be put to whatever use its owner prefers.
- {The it} will answer to several names in its time.
casual
- You know that thing you don't have space for? {The it}.
- {The it} is for the hobby you have now and the one you'll have by spring.
- Call {the it} a gym until January's over. Then call it storage.
- There's {an it}, and you decide what it's for.

## loft
kind: room
hook: 5
match: loft, loft area, loft space, upstairs loft, open loft, lofted area, loft overlooking
= a loft is an upper level left open
luxury
- One goes up to {the it} with a book.
- {The it} stands above the rest and leaves its use open.
- Up in {the it}, the evening can be heard and not joined.
investor
- {It}: a bedroom only after walls, a closet, and an exit.
- Priced as open floor upstairs: {it}.
- {It}: check the railing, and the way up.
family
- Take it up to {the it}: the puzzle, the guitar, the nap.
- {The it} is up there, so the board game can stay out till Sunday.
- Whoever wants to be near but not in the way goes up to {the it}.
- There's {an it} upstairs, open to the rest.
modern
- {The it} is up a level and still in the conversation.
- Desk or daybed? {The it} takes suggestions.
classic
- {The it} is a floor above the company, though within hail of it.
- The upper level is left open as {an it}.
casual
- {The it} is far enough up to get away and open enough to hear that dinner's ready.
- There's {an it}. Put the drums up there and see how long it lasts.
- You can stay up in {the it} and still shout your dinner order.
- There's {an it} for a desk, a daybed, or nothing yet.
- There's {an it} upstairs.

## den
kind: room
hook: 3
match: den, study/den, den w/ built-ins, paneled den, tv den
luxury
- One withdraws to {the it} after dinner.
- The chair that is actually sat in goes to {the it}.
- There is {an it} for quiet evenings.
investor
- To an appraiser {the it} is a room, not a bedroom.
- {It}: a room to heat and furnish, with nothing to plumb.
family
- The blanket stays on the couch in {the it}, and nobody folds it.
- Take the crossword to {the it}; supper will call you.
- There's {an it} for quiet evenings.
modern
- One lamp will do in {the it}.
- After hours, {the it}.
classic
- {The it} is for a chair, a lamp, and the end of the evening.
- There is {an it}, which is to a house what a pocket is to a coat.
casual
- You go to {the it} to check the score and come back an hour later.
- You've got {an it}, for when the living room's taken.

## home office
kind: room
hook: 5
match: home office, office, dedicated office, private office, study, home study, office/study, work from home office, WFH office, built-in desk office
luxury
- {The it} keeps the desk out of the rest of the house.
- The working day begins and ends in {the it}.
- ~with {an it} for work
investor
- Comparables may count {the it} as a bedroom; read their plans first.
- {It}: ask which internet provider reaches it.
- {It}: see whether it has a closet, which changes what it may be called.
- Plan: {it}.
family
- Finish the call, close the laptop, and leave them both in {the it}.
- Papers stay in {the it}, and the table stays set for supper.
- Wave to everyone on your way in to {the it}, and again at lunch.
- ~with {an it} for the working day
- There's {an it} for work.
modern
- Commute: indoors, on foot. Destination: {the it}.
- The desk stays in {the it}. You get to leave.
- Meetings happen in {the it}. Lunch doesn't.
- {The it} is for work.
classic
- Work is done in {the it}, and may be left there at the end of the day.
- With {an it}, no one need work at the dining table.
- Letters and bills are dealt with in {the it}.
casual
- The ironing board can go back to being an ironing board. You've got {an it}.
- With {an it}, you can leave work at work. Sort of.
- You can have a messy desk in {the it} and a tidy camera angle.
- There's {an it} for work.

## library
kind: room
hook: 8
match: library, home library, library w/ built-ins, paneled library, reading room, book room
= a library is a room for books
luxury
- The books have a room of their own.
- {The it} has settled where the books go.
- One goes into {the it} for a single book, and is missed at dinner.
luxury lead
- Some houses have shelves. This one, in {city}, has {an it}.
- Begin in {the it}.
luxury headline
- A Room for the Books
- {The It} Comes First
investor
- {It}: ask whether the shelves convey.
- Plan: {it}, for which most forms have no box.
- Books are heavy; ask what the floor under {the it} was built to carry.
investor lead
- Here is a line most floor plans leave out: this {city} {type} has {an it}.
investor headline
- {An It} in the Floor Plan
family
- The boxes marked "books" finally have somewhere to be unpacked: {the it}.
- Pick a book, pick a chair, and let the afternoon go by in {the it}.
- Somebody will be found in {the it} at bedtime, on the last chapter.
- There's {an it} for the shelves.
family lead
- The boxes marked "books" get unpacked first: this {type} has {an it}.
- Bring every book you couldn't part with. There's {an it}.
family headline
- Where the Boxes of Books Go
modern
- {It}. Paper still works.
- The books get a room. So does the reader.
- {The it} has no notifications.
- Books go in {the it}.
modern lead
- No more stacks on the floor. This {city} {type} has {an it}.
modern headline
- Shelved: {An It} at Home
- The Books Get a Room
classic
- The books are housed in {the it}.
- {An it} is improved by use.
- A reader in {the it} may be presumed to be busy.
classic lead
- A house with {an it} has made up its mind about the evenings. This one is in {city}.
classic headline
- A House with {an It}
casual
- There's {an it}. Shushing's optional.
- {The it} is for the books you've read and the ones you keep meaning to.
- You go into {the it} for one book and come out at dinnertime.
- You've got {an it} for the books.
casual lead
- It's got {an it}, and there are no late fees.
casual headline
- Your Own {It}, No Late Fees

## home theater
kind: room
hook: 8
match: home theater, home theatre, theater room, theatre room, media room, movie room, movie theater, screening room, cinema room, home cinema
luxury
- In {the it}, the film begins when one sits down.
- {The it} has the picture, and the rest of the house the conversation.
luxury lead
- The film begins when one sits down in this {city} {type}, which has {an it}.
luxury headline
- The Film Begins When One Sits Down
- An Evening at the Pictures, at Home
investor
- {It}: list which of the screen, projector, seats, and speakers convey.
- Equipment in {the it} is personal property unless the contract says otherwise.
- {It}: check the wiring in the walls; it outlasts the equipment.
investor lead
- Have the contract name the equipment: this {city} {type} has {an it}, and what stays is part of the price.
investor headline
- {It}: Get the Equipment in Writing
family
- Pop the corn, dim the lamps, and let whoever lost last time pick the movie in {the it}.
- Rainy Saturday? Double feature in {the it}.
- Save a seat in {the it} for whoever's still at the stove with the popcorn.
- Movies play in {the it}.
family lead
- Friday has a plan: popcorn, blankets, and whatever is showing in {the it}.
family headline
- Friday Night Is in the Theater
modern
- You can pause the movie in {the it}. Try that at the multiplex.
- In {the it}, the movie starts when you say.
- Lights down. Phones down. {It}.
modern lead
- No tickets. No trailers. This {city} {type} has {an it}.
modern headline
- No Tickets, No Trailers
classic
- {The it} spares one the parking and the person in front.
- Films are shown in {the it}.
- In {the it} the feature waits for the latecomer.
classic lead
- An evening at the pictures needs no coat in this {city} {type}; it has {an it}.
classic headline
- The Pictures, Shown at Home
casual
- You've got {an it}, and nobody's texting in the row ahead unless you invited them.
- Snacks are cheaper in {the it}. You already bought them.
- Talk through the movie in {the it} all you want. It's your place.
- There's {an it} for movie night.
casual lead
- Opening night's at your place. There's {an it}.
casual headline
- Opening Night Is at Your Place

## home gym
kind: room
hook: 5
match: home gym, exercise room, workout room, fitness room, private gym, in-home gym, weight room, yoga room, fitness studio
luxury
- {The it} spares one the drive.
- Exercise is taken in {the it}, at any hour.
investor
- {It}: machines convey only if they are written in.
- Plan: {it}. Look at the floor for what it has carried.
- Plan: {it}.
family
- The treadmill moves out of the bedroom and into {the it}.
- Rain's no excuse with {an it} in the house. Sorry.
- The weights go in {the it}.
modern
- {The it} never closes.
- Work out, shower, start the day: with {an it}, you never left.
- {The it} is for the daily workout.
classic
- There is {an it} for the daily exercise.
- The weights may be left lying in {the it}.
casual
- Nobody's hogging anything in {the it} but you.
- Use {the it} every day, or dry sweaters in there. No judgment.
- There's {an it}, and it's always open.
- There's {an it} for the weights.

## game room
kind: room
hook: 6
match: game room, gameroom, games room, rec room, recreation room, billiard room, billiards room, pool table room, card room
luxury
- After dinner the company moves to {the it}.
- Scores are settled in {the it}.
investor
- {It}: if there is a table, put it in the contract or out of it.
- Plan: {it}, counted as living area only if finished and heated.
family
- The argument about the rules has a place to be settled: {the it}.
- Loser makes the popcorn. {The it} will keep everyone honest.
- "One more game" is how the evening goes in {the it}.
- There's {an it} for cards, darts, or whatever you play.
modern
- {It}. Winner stays.
- Rack them, deal them, load them: {the it}.
classic
- {The it} is set apart for play.
- Bad weather is provided for in {the it}.
casual
- You find out who's a sore loser in {the it}.
- There's {an it}, so the ping-pong table can stay up.
- House rules apply in {the it}, and you're the house.

## golf simulator
kind: amenity
hook: 8
match: golf simulator, golf sim, golf simulator room, simulator room, sim room, indoor golf, Trackman
luxury
- A round played in {the it} is never rained out.
- {The it} is ready in any weather.
luxury lead
- The season does not close in this {city} {type}: there is {an it}.
luxury headline
- The Golf Season Does Not Close
investor
- {It}: confirm that the screen, projector, and launch monitor convey.
- Equipment dates quickly in {an it}; ask for the model and the year.
- Amenity: {it}.
investor lead
- Get the model and the year of {the it} in writing; this {city} {type} has one.
investor headline
- Golf Simulator: Get the Model and the Year
family
- Snow on the ground, everyone still gets a turn: there's {an it}.
- Take your swing in {the it} and blame the equipment.
- There's {an it} for rainy days.
family lead
- It's raining, it's dark, and it's your turn at the tee: this {type} has {an it}.
family headline
- Your Turn at the Tee, Indoors
modern
- {It}: golf, indoors.
- Rain delay: canceled. There's {an it}.
modern lead
- No tee time, no rain delay. This {city} {type} has {an it}.
modern headline
- No Tee Time Needed
classic
- {The it} permits a round in any weather, though not a walk.
- No ball need ever be looked for in {the it}.
classic lead
- Golf is played in all weathers in this {city} {type}, which has {an it}.
classic headline
- Golf in All Weathers
casual
- {The it} won't fix your slice, but nobody has to watch.
- There's {an it}. Winter's no excuse now.
- There's {an it} for rainy days.
casual lead
- You can't lose a ball here, however you swing. There's {an it}.
casual headline
- You Can't Lose a Ball in Here

## wet bar
kind: amenity
hook: 4
match: wet bar, wetbar, bar w/ sink, wet bar w/ wine fridge, basement wet bar, built-in wet bar
= a wet bar has a sink
luxury
- {The it} has its own sink.
- Drinks are made at {the it}, without a walk to the kitchen.
investor
- {An it} means a supply and a drain of its own; find out where they run.
- Interior: {it}.
family
- Lemonade, ginger ale, or something stronger: {the it} has a sink for the glasses.
- Whoever's pouring at {the it} stays in on the conversation.
- Drinks are poured at {the it}.
modern
- {It}. Ice, pour, rinse.
- The glasses never reach the kitchen: there's {an it}.
- {The it} is for pouring drinks.
classic
- {The it} has running water, so the glasses do not travel.
- Refreshments are served at {the it}.
casual
- {The it} has a sink, which is also where the dirty glasses hide.
- You get {an it}. Tips are up to your friends.
- Drinks get poured at {the it}.

## wine cellar
kind: amenity
hook: 9
match: wine cellar, wine room, wine storage, wine closet, climate controlled wine cellar, temperature controlled wine room, bottle cellar, wine grotto
luxury
- A bottle for dinner is chosen in {the it}.
- Bottles are kept in {the it} until they are wanted.
- (n) The cellar holds {n} bottles.
luxury lead
- Dinner in this {city} {type} begins with a choice, in {the it}.
- (n) The cellar of this {city} {type} holds {n} bottles.
luxury headline
- Dinner Begins with the Wine
- The Wine Has a Place of Its Own
investor
- {It}: ask what cools it, and when that was last serviced.
- Interior: {it}.
- {It}: ask whether the racks convey. The bottles do not.
investor lead
- Ask about cooling first: this {city} {type} has {an it}.
investor headline
- Wine Storage: Ask About the Cooling
family
- Send whoever is nearest to {the it} for a bottle, and save the good one for Sunday.
- The bottle you've been saving has a place to wait: {the it}.
- Pick the bottle before you pick the menu; there's {an it}.
- The bottles are kept in {the it}.
family lead
- Somebody go pick a bottle: this {type} has {an it}.
family headline
- Somebody Go Pick a Bottle
modern
- The bottles lie down in {the it}.
- {It}: the store run, done ahead.
- {The it} handles the waiting.
modern lead
- The bottles have their own address in this {city} {type}: {the it}.
modern headline
- The Wine Has Its Own Address
classic
- {The it} allows a case to be bought early and drunk late.
- Bottles are laid down in {the it}.
- {The it} holds what was bought for some later dinner.
classic lead
- Patience comes easier with {an it}, and this {type} in {city} has one.
classic headline
- A Place to Lay Down Wine
casual
- The bottles can come down off the fridge. There's {an it}.
- With {an it}, buying by the case starts to look like planning.
- You've got {an it} for the bottles you're saving.
- The bottles go in {the it}.
casual lead
- Your friends will ask to see {the it}. Then they'll ask to stay for dinner.
casual headline
- Somewhere to Put the Good Bottles

## art studio
kind: room
hook: 8
match: art studio, artist studio, artist's studio, artists studio, studio space, painting studio, pottery studio, creative studio, detached studio, work studio
= a studio is a room for making things
luxury
- {The it} lets the work stay where it stopped.
- Work in progress has a place of its own, and need not be put away.
luxury lead
- Work may be left where it stopped in this {city} {type}, which has {an it}.
luxury headline
- A Room for Work in Progress
investor
- {It}: check power, heat, and whether the square footage counts it.
- Zoning decides whether {the it} may take customers.
investor lead
- Ask about {the it} first: power, heat, permit, and what zoning allows.
investor headline
- Work Space in the Price: The Studio
family
- Half finished is a fine way to leave things in {the it}.
- Spread it all out in {the it}; supper has the table.
- There's {an it} for paint and clay.
family lead
- Leave it half finished and come in to supper. {The it} will keep it as it was.
family headline
- Half Finished Is Fine in the Studio
modern
- Drips are allowed in {the it}.
- Make it in {the it}. Leave it out.
modern lead
- A place to make things. This {city} {type} has {an it}.
modern headline
- Make Things Here
classic
- {The it} permits unfinished work to remain unfinished.
- The house has {an it} for the making of things.
classic lead
- Unfinished work deserves a place of its own. In this {city} {type} it has {an it}.
classic headline
- A House with a Studio
casual
- {The it} means whatever you make can quit living on the dining table.
- You've got {an it}. Now you have to make something.
- There's {an it} for paint and clay.
casual lead
- Got a thing you make? This {city} {type} has {an it} for it.
casual headline
- Go Make Something

## craft room
kind: room
hook: 4
match: craft room, crafts room, hobby room, sewing room, craft/hobby room, craft space
luxury
- Thread, paper, and good scissors have {an it} to themselves.
- {The it} is for work done by hand.
investor
- {It}: floor area, not a bedroom, unless it has a closet and an exit.
- {It}: look for outlets at bench height.
family
- The glitter stays in {the it}. That's the deal.
- Leave the pins in the pattern; {the it} will hold your place.
- Cut, glue, and sew in {the it}.
modern
- The scissors live in {the it}.
- In {the it}, glue dries where nobody eats.
classic
- Handwork has {an it} of its own.
- {An it} is set aside for sewing and the like.
casual
- Half a sweater can sit in {the it} for a year and nobody'll say a word.
- The fabric stash gets {an it}, and you get the closet back.
- You've got {an it} for whatever you're making.
- There's {an it} for the projects.

## music room
kind: room
hook: 6
match: music room, piano room, practice room, music studio
luxury
- There is {an it} for playing and for listening.
- An instrument has its place in {the it}.
investor
- {It}: ask what was done to the walls, and whether any of it conveys.
- Priced as floor area, whatever the name: {it}.
family
- Leave the guitar out of its case; {the it} is for playing when you walk by.
- Scales first, supper second, encore in {the it}.
- The piano goes in {the it}.
modern
- Leave the amp plugged in. That's what {the it} is for.
- The piano gets a room. The couch gets its wall back.
- {The it} is for practice.
classic
- {The it} gives practice a place of its own.
- Evenings of music are held in {the it}.
casual
- {The it} is for the band, or for the one song you know.
- You can miss every note in {the it} and blame the piano.
- There's {an it} for whatever you play.

## playroom
kind: room
hook: 2
match: playroom, play room, play area, toy room
luxury
- {The it} is given over to games.
- What is scattered in {the it} may stay scattered.
investor
- Floor area under a cheerful name: {it}.
- {It} is a name and not a fixture; the space can take another.
family
- Whatever's on the floor of {the it} can stay on the floor.
- {The it} is for games, puzzles, and anybody who'll sit on a rug.
- Toys and games go in {the it}.
modern
- {It}. The mess has an address.
- Game pieces underfoot in {the it}. Go barefoot elsewhere.
- {The it} is for games and toys.
classic
- {The it} keeps the games in one place.
- {An it} is set aside for games.
casual
- {The it} is for games, and whoever's losing picks the next one.
- Clean up {the it} or leave it for tomorrow. Your call.
- Toys and games go in {the it}.

## workshop
kind: room
hook: 6
match: workshop, work shop, shop space, woodshop, wood shop, workshop w/ 220v, hobby shop, workshop area, workbench area, shop w/ power
luxury
- There is {an it} for the tools.
- The work and its shavings stay in {the it}.
investor
- {It}: note the amperage, the outlets, and the way dust gets out.
- Benches and compressors in {the it} convey only if listed.
family
- The wobbly chair has an appointment in {the it}.
- Hang every tool where you can see it; {the it} is for that.
modern
- Measure twice in {the it}.
- Sawdust belongs in {the it}.
classic
- {The it} is for mending and making.
- Tools and their owner have {an it}.
casual
- {The it} is where "I can fix that" goes to be tested.
- The drill can move out of the kitchen drawer. There's {an it}.
- You've got {an it} for the tools and the projects.

## finished attic
kind: room
hook: 5
match: finished attic, fin attic, finished third floor, finished walk-up attic, attic bedroom, attic studio, converted attic
luxury
- At the top of the house is {an it}.
- The floor under the roof is finished, too.
investor
- {It}: measure where the ceiling drops; only part of the floor may count.
- Ask for the permit on {the it}, and how it is heated and cooled.
- Plan: {it}.
family
- Take a blanket up to {the it} and listen to the rain.
- {The it} is for whoever wants to be up out of things.
- The attic is finished.
modern
- The stairs keep going, up to {the it}.
- {The it} is one ceiling away from the weather.
classic
- The house has been finished up to the roof.
- Under the roof the house has {an it}.
casual
- The attic's finished. The holiday boxes lost a spot and you gained a floor.
- {The it} is as far up as you can go without a ladder.
- The attic's finished.

## mudroom
kind: room
hook: 4
match: mudroom, mud room, mud-room, mudroom entry, boot room, mudrm
= a mudroom is an entry for coats and boots
luxury
- {The it} lets the house begin clean.
- Wet things are left in {the it}.
- Umbrellas get no farther than {the it}.
investor
- {An it} spares the other floors and spends its own; look at what is underfoot.
- Everyday entry: {it}.
- {It}: a floor that can be hosed or mopped is worth finding there.
family
- The leash, the bags, the umbrella nobody claims: {the it} holds them all.
- Kick off your boots in {the it} before anybody has to ask.
- Hang up the wet coat in {the it} and come in dry.
- ~with {an it} for the boots
- Boots and coats stop at {the it}.
modern
- Boots come off in {the it}. Socks from there.
- The weather stays in {the it}.
- {The it} takes the hit.
classic
- Boots come off and slippers go on in {the it}.
- Coats and boots are taken off in {the it}.
- Nothing is said of the boots, provided they are in {the it}.
- ~with {an it} for boots and coats
casual
- {The it} is the pile by the door, except it has walls.
- It can be as muddy as it likes out there. {The it} can take it.
- Wet dog, wet boots, wet umbrella: everybody stop at {the it}.
- There's {an it} for the boots and the coats.

## mudroom lockers
kind: storage
hook: 3
match: mudroom lockers, built-in lockers, lockers, cubbies, built-in cubbies, mudroom bench, boot bench, bench and cubbies, hall tree, drop zone, built-in bench w/ hooks
luxury
- {The it} is for coats, bags, and gloves.
- What is carried in goes no farther than {the it}.
investor
- Millwork: {it}, fixed in place.
- {The it} should convey, if attached and not furniture.
family
- Drop it at {the it} tonight and find it again tomorrow.
- Start the morning at {the it}: coat, bag, keys, go.
- Coats and bags go in {the it}.
modern
- {The it} gets the bags off the floor.
- {It}: bags, boots, leash.
classic
- Coats and bags are set down at {the it}.
- For hats, bags, and umbrellas there is {an it}.
casual
- With {an it}, your keys have one less place to hide.
- "Where's my other boot?" gets a shorter answer with {an it}.
- Coats and bags go in {the it}.

## laundry room
kind: room
hook: 3
match: laundry room, laundry rm, separate laundry room, dedicated laundry room, utility room, laundry/utility room, laundry w/ cabinets
luxury
- Washing and ironing are done in {the it}.
- {The it} keeps the washing to itself.
investor
- {It}: look at the valves, the drain, and the run of the dryer vent.
- {It}: look behind the machines for old leaks.
- Plan: {it}.
family
- The basket, the folding, the socks without partners: it all stays in {the it}.
- Leave the folding for tomorrow. {The it} won't tell.
- Whoever finds the missing sock in {the it} gets to keep it.
- The wash gets done in {the it}.
modern
- The laundry gets a room. The couch gets a break.
- {It}: wash, dry, fold, leave.
- The spin cycle stays in {the it}.
classic
- {The it} confines the washing to one place, folded or otherwise.
- The ironing board may be left standing in {the it}.
- The washing is done in {the it}.
casual
- {The it} is where single socks go to wait.
- You get {an it}. It won't fold anything, but it'll hold the pile.
- You'll forget a load in {the it} on Tuesday and find it Thursday.
- ~and {an it} for the socks
- The wash gets done in {the it}.

## upstairs laundry
kind: room
hook: 3
match: upstairs laundry, second floor laundry, second-floor laundry, 2nd floor laundry, laundry on second floor, upper level laundry, laundry on bedroom level, laundry upstairs
= the laundry is above the first floor
luxury
- The laundry is upstairs.
- Linen is washed on the upper floor.
investor
- Laundry: upstairs. Look for a drain pan, a shutoff in reach, and steel hoses.
- Upstairs hookups put water over the rooms below; ask what would catch a leak.
- Plan: {it}.
family
- Company downstairs never sees the laundry pile: it's upstairs.
- There's {an it}.
modern
- Laundry upstairs. The pile's out of sight.
- There's {an it}.
classic
- The laundry is on the upper floor.
- There is {an it}.
casual
- The laundry's upstairs, where you can forget about it from down here.
- The laundry's upstairs. Start a load before bed.
- You get {an it}.

## main-level laundry
kind: room
hook: 3
match: main level laundry, main-level laundry, main floor laundry, first floor laundry, first-floor laundry, 1st floor laundry, laundry on main, laundry on main level
luxury
- The laundry is on the main level.
- There is {an it}.
investor
- Laundry: main level.
- Laundry: {it}.
family
- Start a load on your way to put the kettle on; the laundry is on the main level.
- The dryer buzzes and you'll hear it: the laundry is on the main level.
- There's {an it}.
modern
- Laundry shares the main level with the rest of your day.
- Main-level laundry: load it on your way by.
classic
- The laundry is on the main level, where it cannot be forgotten for long.
- There is {an it}.
casual
- You can throw in a load on your way to the couch. The laundry's on the main level.
- The laundry's on the main level, and there goes your excuse for the pile.
- You get {an it}.

## in-unit laundry
kind: amenity
hook: 7
match: in-unit laundry, in unit laundry, laundry in unit, washer/dryer in unit, w/d in unit, W/D in-unit, in-unit washer/dryer, in-unit W/D, in suite laundry, in-suite laundry, laundry in apartment, private laundry
= in-unit laundry is shared with no one
luxury
- The laundry is within the residence, and its hours are one's own.
- There is {an it}.
luxury lead
- The laundry is inside this {city} {type}, to be used at any hour one likes.
luxury headline
- The Laundry Is Behind Your Own Door
investor
- Laundry: in unit.
- In-unit laundry puts the machines, the hoses, and the vent on the owner's list.
investor lead
- Laundry is in the unit, so the comparables for this {city} {type} begin with units that can say the same.
investor headline
- Laundry in Unit, {city}
family
- Start a load, start supper, and be home for both: the laundry is in the unit.
- The picnic blanket can go straight in the wash; the laundry is right at home.
- No digging for quarters on Sunday night: the laundry is in the unit.
- There's {an it}.
family lead
- Laundry day can be any day, in slippers: it's in the unit.
family headline
- Laundry in Your Slippers
modern
- Wash, dry, stay home: laundry in unit.
- Laundry in unit. Shoes optional.
- There's {an it}.
modern lead
- No quarters, no waiting. This {city} {type} has its laundry in the unit.
modern headline
- No Quarters Needed
classic
- The laundry is within the {type}.
- There is {an it}.
classic lead
- In this {city} {type} the washing is done at home, and Saturday is one's own.
classic headline
- The Washing Is Done at Home
casual
- Nobody's going to dump your wet clothes on a table. The laundry's in the unit.
- You can wash everything at once, pajamas included. The laundry's in the unit.
- Laundry's in the unit. Do it at halftime.
- You get {an it}.
casual lead
- Let's get to the important part: the laundry's in the unit. Keep your quarters.
casual headline
- Keep Your Quarters

## washer and dryer included
kind: appliance
hook: 2
match: washer and dryer included, washer/dryer included, w/d included, washer and dryer, washer & dryer, washer/dryer, W/D, w/d stay, w/d convey, washer dryer convey, washer and dryer stay, new washer/dryer
luxury
- The washer and dryer remain.
- A washer and dryer are included.
investor
- Washer and dryer convey; write the make and model into the contract.
- Included: washer and dryer, two items off the purchase list.
family
- The washer and dryer stay, so the first load can go in before the boxes are open.
- Moving-day towels won't wait long: the washer and dryer are included.
- The washer and dryer stay.
modern
- The washer and dryer stay. Bring clothes.
- Washer, dryer: included.
classic
- The washer and dryer are included.
- The washer and dryer stay with the {type}.
casual
- Washer and dryer included. Somebody else already found out whether they fit.
- The washer and dryer come with it, so that's two things you don't have to lift.
- The washer and dryer come with it.

## washer and dryer hookups
kind: utilities
hook: 1
match: washer/dryer hookups, washer and dryer hookups, w/d hookups, w/d hook ups, W/D hook-ups, laundry hookups, washer dryer connections, w/d connections
luxury
- Connections are in place for a washer and dryer.
- The laundry wants only its machines; the connections are made.
investor
- Hookups only: price a washer and a dryer.
- Gas or electric at {the it} decides which machine you buy; look first.
- Utilities: {it}.
family
- Laundry can happen at home: there are hookups for a washer and dryer.
- There are hookups for a washer and dryer.
modern
- Washer and dryer: your pick. Connections: done.
- There are hookups for a washer and dryer.
classic
- Connections are provided for a washer and dryer; the choice of machines is left open.
- The connections for a washer and dryer are in place.
casual
- There are hookups for a washer and dryer. You bring the machines.
- There are hookups for a washer and dryer.

## coin laundry
kind: income
hook: 1
match: coin laundry, coin-op laundry, coin op laundry, coin-operated laundry, coin op, coin laundry in bsmt
luxury
- The laundry on the premises takes coins.
- There is coin-operated laundry on the premises.
investor
- Coin laundry: whether the machines are owned or leased decides who keeps the receipts.
- Ask for the coin-laundry receipts, and for the route contract if there is one.
family
- Keep a jar of quarters by the door: the laundry is coin-operated.
- There's coin laundry on site, so washday doesn't need the car.
- There's {an it}.
modern
- Coin laundry: quarters in, clean shirts out.
- Coin laundry, on site.
classic
- The laundry is coin-operated, and a jar of quarters is soon acquired.
- Coin-operated laundry is provided on the premises.
- There is {an it}.
casual
- The laundry's coin-op. Your change jar finally has a job.
- Hang on to your quarters: there's coin laundry on site.
- There's {an it}.

## laundry in the building
kind: building
hook: 2
match: laundry in building, laundry in bldg, on-site laundry, on site laundry, onsite laundry, shared laundry, common laundry, community laundry, laundry facility, laundry on each floor, laundry on floor, pay laundry, card-operated laundry
luxury
- The building has a laundry.
- Laundry is done on the premises.
- There is {an it}.
investor
- Shared laundry keeps the machines off the owner's list and on the building's.
- Laundry: shared, on site. Ask who owns the machines.
- Laundry: {it}.
family
- Put in a load, go home for half a chapter, come back for the dryer: the laundry is on site.
- Washday doesn't need the car; there's laundry on site.
- There's {an it}.
modern
- Laundry on site. Bring detergent and a book.
- Shared laundry, on site.
- There's {an it}.
classic
- There is a laundry on the premises.
- The building has its own laundry.
- There is {an it}.
casual
- No lugging a bag to the car. There's laundry on site.
- Laundry's on site, and if a machine breaks, it's not you on the floor with a wrench.
- There's {an it}.

## laundry sink
kind: finish
hook: 1
match: laundry sink, utility sink, laundry tub, slop sink, deep sink, wash tub, laundry room sink
luxury
- {The it} is for what the kitchen should not be asked to do.
- Wool and silk are washed by hand at {the it}.
investor
- Plumbing: {it}.
- {It}: run it and watch the drain.
family
- Paintbrushes, muddy boots, the good sweater: {the it} takes them all.
- Soak the stain in {the it} and go enjoy your evening.
- There's {an it} for boots and brushes.
modern
- The messy rinse happens in {the it}.
- Brushes, boots, and buckets go to {the it}.
classic
- {The it} is for boots, brushes, and vases.
- Soaking and scrubbing are done at {the it}.
casual
- Paintbrushes go to {the it}, and the kitchen stays out of it.
- You've got {an it} for the dog's feet and everybody's boots.
- There's {an it} for boots and brushes.

## laundry chute
kind: amenity
hook: 3
match: laundry chute, clothes chute, laundry shoot
= a laundry chute drops clothes to a lower floor
luxury
- The linen finds its own way down, by {the it}.
- {The it} does the carrying.
investor
- {It}: a shaft between floors, so look at the doors at both ends.
- Interior: {it}. Confirm that it still runs clear.
- Interior: {it}.
- {The it} runs between floors.
family
- Drop the towels down {the it} and listen for the thump.
- Socks go down {the it}. Getting them back up is still on you.
- The wash goes down {the it}.
modern
- With {an it}, gravity does the carrying.
- {It}. Drop it and go.
classic
- The washing goes down by {the it}.
- {An it} saves the stairs a basket.
casual
- There's {an it}, and yes, everybody throws something else down it once.
- {The it} gets you halfway through laundry day without moving.

## finished basement
kind: room
hook: 7
match: finished basement, fin basement, finished bsmt, fin bsmt, fin. bsmt, finished lower level, finished LL, full finished basement, fully finished basement, completely finished basement
= a finished basement is a usable floor below
luxury
- The house continues below, in {an it}.
- The basement is finished.
luxury lead
- This {city} {type} keeps a floor in reserve: the basement is finished.
luxury headline
- A Floor in Reserve
investor
- The basement is finished; ask for the permit, and whether the square footage includes it.
- What stands behind the walls is the first question in {an it}.
- {It}: look for a proper exit before calling any part of it a bedroom.
investor lead
- Before comparing square footage, find out how this {city} {type} counts its finished basement.
investor headline
- {It}: Ask How It Is Counted
family
- The sleeper sofa, the model trains, the big puzzle: the finished basement takes them in.
- Whatever the living room is tired of can move down to the finished basement.
- Rainy afternoons go down to the finished basement and don't come up till supper.
- ~with {an it} for whatever is left over
- The basement is finished.
family lead
- There's a whole floor downstairs waiting to be claimed: the basement is finished.
family headline
- Downstairs Is Up for Grabs
modern
- Basement, finished. That's one more floor to use.
- The party moves down. The basement's finished.
modern lead
- Go down. The basement is finished, and this {city} {type} has a floor to spare.
modern headline
- A Floor to Spare
classic
- The basement has been finished.
- The stairs continue down, to {an it}.
- ~over {an it}
classic lead
- The house goes on below the first floor; in this {city} {type} the basement is finished as well.
classic headline
- Finished Below as Well as Above
casual
- The basement's finished, so you've run out of reasons not to host.
- The basement's finished. Put the loud stuff down there.
- The basement's finished.
casual lead
- Start downstairs. The basement's finished, and there's a whole {type} on top of it.
casual headline
- Start Downstairs

## partially finished basement
kind: room
hook: 4
match: partially finished basement, partial finished basement, part finished basement, partly finished bsmt, partially finished bsmt, semi-finished basement, part fin bsmt
luxury
- The basement is finished in part, and the rest awaits a decision.
- Part of the lower floor is finished.
investor
- {It}: measure the finished part, and price the rest.
- Part of the basement is finished; ask which part the square footage includes.
- Plan: {it}.
family
- Sit in the finished part of the basement and stack the boxes in the other.
- The basement is part finished: one part for company, one for the bikes.
- The basement is partly finished.
modern
- Basement: part done, part yours.
- Downstairs: part room, part storage.
- {The it} leaves some of the work for later.
classic
- The basement is finished in part; the rest is left as it was.
- A portion of the basement has been finished.
casual
- The basement's partly finished. The other part's good for bikes and ideas.
- The basement's partly finished.

## unfinished basement
kind: storage
hook: 2
match: unfinished basement, unfin basement, unfinished bsmt, unfin bsmt, full unfinished basement, unfinished lower level
luxury
- The basement is unfinished.
- What becomes of the basement is left to its owner; it is unfinished.
investor
- Unfinished basement: bare walls let an inspector see the foundation.
- Finishing {the it} is yours to price; measure the headroom first.
family
- Bikes, sleds, paint cans, the tent: the unfinished basement takes them all and minds nothing.
- The unfinished basement is for projects that drip.
modern
- Unfinished basement. Store now, decide later.
- Below: {an it}, and no plan for it yet.
classic
- The basement is unfinished, which tools and boxes have never minded.
- The basement has been left unfinished.
casual
- The basement's unfinished. Sawdust is fine down there.
- Unfinished basement: shelves, bikes, and the workbench you keep talking about.
- The basement's unfinished.

## full basement
kind: storage
hook: 3
match: full basement, full bsmt, full height basement, full cellar
= a full basement lies under the whole house
luxury
- The house stands on a full basement.
- There is a full basement.
investor
- Basement: full. Finished or not is the next question.
- A full basement runs under the whole house, so walk all of it at the inspection.
- Basement: full.
family
- The full basement takes the sleds, the canning jars, and the folding chairs.
- There's a full basement for whatever the closets give up on.
- There's a full basement.
modern
- Under the house: the house again. Full basement.
- Full basement. Put it down there.
- There's a full basement.
classic
- The full basement will hold what the closets do not.
- The house is built over a full basement.
casual
- With a full basement, you don't have to decide what to get rid of yet.
- Full basement: everything you own that isn't upstairs.
- There's a full basement.

## basement
kind: storage
hook: 1
match: basement, bsmt, cellar, has basement, w/ basement
luxury
- There is a basement.
- The basement keeps what the season does not call for.
investor
- Basement: note whether it is full or partial, finished or not.
- Look for water marks in the basement before anything else.
- Storage: {it}.
family
- Suitcases, paint cans, folding chairs: the basement has them.
- Put it in the basement until you know what to do with it.
modern
- Basement. Overflow solved.
- What doesn't fit above goes to {the it}.
- There's {an it} for storage.
classic
- There is a basement, and it will not stay empty.
- The house has a basement beneath it.
casual
- The ski boots get to stay. There's a basement.
- You get a basement. The boxes already know where they're going.
- There's {an it} for storage.

## walkout basement
kind: room
hook: 7
match: walkout basement, walk-out basement, walk out basement, walkout bsmt, walk-out bsmt, w/o basement, walkout lower level, walk-out lower level, walkout LL, finished walkout basement, finished walk-out
= a walkout basement has a door to the outdoors at ground level
luxury
- {The it} has its own door to the outdoors.
- The way out of {the it} is straight ahead.
luxury lead
- The lower floor of this {city} {type} opens straight to the outdoors: there is {an it}.
luxury headline
- A Lower Level That Opens to the Outdoors
investor
- {It}: a door at grade, so see which way the ground drains.
- Ask how {the it} is counted; part of it stands above grade.
- {It}: measure the door at grade; equipment comes and goes by it.
- Plan: {it}.
investor lead
- This {city} {type} has {an it}, which settles access and leaves drainage to check.
investor headline
- {It}, Door at Grade
family
- {The it} has its own door, so the bikes never come through the kitchen.
- Come in through {the it} and leave the mud down there.
- {The it} lets the dog out without a trip upstairs.
- {The it} has a door to the outside.
family lead
- Downstairs has its own door to the outside, and everyone will use it: there's {an it}.
family headline
- Downstairs Has Its Own Door
modern
- {The it} has a way out.
- {It}: downstairs and outdoors on the same level.
- Stairs down, door out. {It}.
modern lead
- Take the stairs down and keep walking. This {city} {type} has {an it}.
modern headline
- Down the Stairs and Out the Door
classic
- {The it} opens to the outdoors at grade.
- One need not come up from {the it} in order to go out.
classic lead
- One may leave this {city} {type} by the front door or by {the it}.
classic headline
- {An It}, with a Door to the Outdoors
casual
- With {an it}, wet dogs and lawn chairs get their own entrance.
- It's {an it}. You can get outside without going back up.
- It's {an it}, and that's how the couch is getting in.
- {The it} has a door to the outside.
casual lead
- This {city} {type} has {an it}, with a door of its own for the bikes and the dog.
casual headline
- Even Downstairs Has a Door Out

## daylight basement
kind: room
hook: 5
match: daylight basement, daylight bsmt, lookout basement, look-out basement, garden level basement
= a daylight basement has windows above the ground
luxury
- The basement has windows above the ground.
- Daylight is admitted to the lower floor.
- {The it} has windows above the ground.
investor
- Daylight basement: check the windows for egress size before counting a bedroom.
- Part of {the it} stands above grade; ask which figure includes it.
- Plan: {it}.
family
- The basement has daylight, so a plant down there stands a chance.
- {The it} has windows above ground.
modern
- {An it} that knows what time it is.
- Daylight basement. Windows, downstairs.
classic
- Daylight reaches the basement.
- {The it} has its windows above the ground.
casual
- It's a daylight basement, so you'll know when it's lunchtime.
- {The it} has windows above ground.

## outside entrance to the basement
kind: room
hook: 2
match: outside entrance to basement, exterior basement entrance, basement w/ outside entrance, separate basement entrance, separate entrance to basement, Bilco doors, bilco door, bulkhead, bulkhead doors, basement bulkhead
luxury
- The basement may be entered from outdoors.
- The basement has a way in that does not pass through the house.
- The basement has an outside entrance.
investor
- {It}: look for water at the bottom.
- A second way into the basement matters for equipment and for exits.
- Plan: {it}.
family
- The mower, the storm windows, the sawhorses: they go down by {the it}, not through the kitchen.
- The basement has an outside entrance.
modern
- Two ways into the basement. One of them is outdoors.
- The big stuff goes down by {the it}.
classic
- The basement has its own way in from outdoors.
- The basement is entered from outdoors as well as from within.
- The basement has an outside entrance.
casual
- {The it} is how the old couch gets down there. And back out.
- The basement's got an outside entrance.

## basement plumbed for a bath
kind: utilities
hook: 3
match: basement plumbed for bath, plumbed for a bathroom, plumbed for future bath, basement rough-in, rough-in for bath, bathroom rough in, roughed-in bath, roughed in bathroom, stubbed for bath, bsmt stubbed for bathroom
= the drains and supply lines are in; the fixtures are not
luxury
- The plumbing for another bath is already in, should one be wanted.
- Provision has been made for another bath.
- The basement is plumbed for a bath.
investor
- Bath rough-in: fixtures, walls, and finish are left to price.
- Plumbed for a bath: the floor need not be opened for the drains.
family
- Want another bath someday? The plumbing's in.
- The pipes for one more bath are in. You get to choose the tile.
- The basement is plumbed for a bath.
modern
- Plumbed for a bath. Pick tile.
- One more bath: pipes in, fixtures pending.
- The basement is plumbed for a bath.
classic
- The house has been plumbed for a bath that has yet to be built.
- Pipes for a bath are in place.
- The basement has been plumbed for a bath.
casual
- It's plumbed for another bathroom. The rest is up to you.
- The basement's plumbed for a bath.

## home elevator
kind: amenity
hook: 8
match: elevator, home elevator, in-home elevator, private elevator, residential elevator, elevator to all floors, 3-stop elevator, personal elevator
= an elevator runs between floors; typed alone for a condo or an apartment, it is the building's
luxury
- The house has {an it}; the stairs are a matter of preference.
- {The it} carries the luggage and spares the host.
luxury lead
- In this {city} {type} one presses a button for the next floor: there is {an it}.
luxury headline
- The Next Floor, at the Press of a Button
- The Stairs Are a Matter of Preference
investor
- {It}: get the service contract and the last inspection.
- {An it} is a machine with a bill of its own; ask for last year's.
- Amenity: {it}.
investor lead
- Ask for the service record first: this {city} {type} has {an it}.
investor headline
- Home Elevator: Ask for the Service Record
family
- Groceries, laundry, suitcases: send them up in {the it} and meet them there.
- Take {the it} up when your arms are full and the stairs when they aren't.
- There's {an it} between the floors.
family lead
- Press the button and send the groceries up: this {type} has {an it}.
family headline
- Send the Groceries Up
modern
- {It}. Luggage first.
- Press the button. {The it} does the lifting.
- {The it} runs between the floors.
modern lead
- Going up? This {city} {type} has {an it}.
modern headline
- Going Up
classic
- {An it} has been installed.
- The floors are joined by {an it}, as well as by the stairs.
classic lead
- One may ride to the next floor in this {city} {type}; there is {an it}.
classic headline
- A House with an Elevator
casual
- There's {an it}, and you'll ride it twice the first day.
- Take the stairs for exercise and {the it} for everything else.
- There's {an it} between the floors.
casual lead
- Yes, that's an elevator. Yes, it's inside the {type}.
casual headline
- Yes, It Has an Elevator

## private elevator entry
kind: building
hook: 9
match: private elevator entry, private elevator entrance, elevator opens into unit, elevator opens into residence, direct elevator access, direct elevator entry, keyed elevator, key-locked elevator entry, private elevator landing, private elevator vestibule
= the elevator stops at this residence's own entry
luxury
- The elevator opens at the residence.
- The residence is reached by elevator, without a corridor.
luxury lead
- The elevator stops at one's own entry; there is no corridor to walk.
- In this {city} {type} the elevator ride ends at home.
luxury headline
- The Elevator Ride Ends at Home
- No Corridor, Only Home
investor
- Entry: by private elevator. Comparables on a shared corridor will need adjusting.
- Private elevator entry: ask who pays for its upkeep.
investor lead
- Adjust the comparables for the entry: this {city} {type} is reached by private elevator.
investor headline
- Private Elevator Entry in {city}
family
- The doors open and you're home: the elevator brings you to your own entry.
- Company steps out of the elevator and into hello.
family lead
- The elevator doors open and you're home. That's the whole trip.
family headline
- The Doors Open and You're Home
modern
- Elevator, then home. Nothing between.
- Private elevator entry. The hallway was cut.
modern lead
- The elevator opens. You're home. This {city} {type} skips the hallway.
modern headline
- Elevator, Then Home
classic
- The elevator delivers one to the entry of the residence, with no hall between.
- The residence is entered by a private elevator.
classic lead
- One is carried to the entry of this {city} {type} by private elevator, and need walk no hall.
classic headline
- Entered by Private Elevator
casual
- The elevator lets you out at your own place. No hallway, no small talk.
- The elevator brings you right to your own entry, so the ice cream makes it.
- There's {an it}.
casual lead
- The elevator doors open and you may as well take your shoes off: it stops at your own entry.
casual headline
- Off the Elevator, Already Home

## elevator building
kind: building
hook: 4
match: elevator building, elevator bldg, elev bldg, elevator in building, building w/ elevator, building elevator, secure elevator
luxury
- An elevator serves the building.
- Luggage goes up by the building's elevator.
investor
- Building: elevator. Ask for the last inspection.
- Match elevator buildings with elevator buildings when pulling comparables.
- (condo) Elevator building: see what the reserves set aside for it.
family
- Bring the groceries up in one trip: the building has an elevator.
- Both hands full? The building has an elevator.
modern
- Not a walk-up: there's an elevator.
- Elevator building. Stairs by choice.
classic
- The building has an elevator.
- An elevator serves the floors.
casual
- The building has an elevator. Moving day just got shorter.
- There's an elevator in the building. Your movers say thanks.
- The building has an elevator.

## elevator ready
kind: utilities
hook: 4
match: elevator ready, elevator-ready, elevator shaft, elevator shaft framed, elevator capable, prepped for elevator, plumbed for elevator, pre-plumbed for elevator, future elevator, stacked closets for future elevator
= space for an elevator is provided; the elevator is not
luxury
- A place has been kept for an elevator, should one be wanted.
- The plan is ready for an elevator.
investor
- Elevator ready: the space is built, and the cab, machine, and permit are left to price.
- Elevator shaft: confirm its dimensions with an installer before counting on it.
family
- Somebody planned ahead: there's a space kept for an elevator.
- If you ever want an elevator, the space is waiting.
- It's elevator ready.
modern
- Elevator ready. The elevator's up to you.
- It's elevator ready.
classic
- Provision has been made for an elevator, which has yet to arrive.
- The house was planned with an elevator in mind.
- The house is elevator ready.
casual
- It's elevator ready, meaning the space is there and the elevator isn't. Yet.
- It's elevator ready.

## single-level layout
kind: accessibility
hook: 6
match: single level, single-level, single level living, one level, one-level living, single story, single-story, one story, all on one level, everything on one level, no interior steps, one floor living
= single level is one level, with no stairs between rooms
luxury
- Everything is on one level.
investor
- Layout: one level. Compare with other one-level plans first.
- On one level, none of the square footage is stairwell.
- (home) On one level, each square foot carries more roof and more foundation than it would on two.
family
- No stairs to vacuum: it's all on one level.
- Call everyone to supper once. It's all on one level.
modern
- One level. Nothing left upstairs, ever.
classic
- The rooms are all on one level.
- The plan keeps to a single level.
casual
- It's all on one level: a single-level layout.
- It's one level. There's no upstairs to leave your phone in.

## wheelchair accessible
kind: accessibility
hook: 5
match: wheelchair accessible, wheelchair-accessible, wheelchair access, ADA accessible, ADA compliant, handicap accessible, fully accessible, accessible home, accessible unit
luxury
- The residence is wheelchair accessible.
- Wheelchair access has been provided for.
investor
- Listed as wheelchair accessible; measure the entry, the doorways, and the turning space.
- Accessibility: wheelchair accessible. Ask which standard was followed, and for the permits.
- Access: {it}.
family
- Come in on wheels or on foot: it's wheelchair accessible.
- The home is wheelchair accessible.
modern
- Wheelchair access: yes.
- Access: wheelchair accessible.
classic
- The house is wheelchair accessible.
- Provision has been made for wheelchair access.
casual
- It's wheelchair accessible.
- The place is wheelchair accessible.

## wheelchair ramp
kind: accessibility
hook: 3
match: wheelchair ramp, ramp, entry ramp, access ramp, handicap ramp, ramp to front door, ramped entry
= a ramp takes wheels where steps would not
luxury
- The house may be entered by {an it}.
- {An it} rises to the house, for anything on wheels.
investor
- {It}: check the slope, the railings, and the footing.
- Access: {it}. If it was added later, ask for the permit.
family
- Wheelchairs, suitcases, the cooler on its little wheels: whatever rolls comes in by {the it}.
- There's {an it} for wheels and for feet.
modern
- Wheels come in by {the it}.
- {The it} does the lifting.
classic
- {An it} leads up to the house.
- The house may be reached on wheels, by {the it}.
casual
- {The it} works for anything with wheels, the movers' dolly included.
- No lifting the heavy stuff: there's {an it}.

## step-free entry
kind: accessibility
hook: 4
match: step-free entry, step free entry, no-step entry, no step entry, zero step entry, zero-step entry, zero entry, level entry, no steps to enter, flush entry, zero threshold entry
= there is no step at the door
luxury
- One enters on the level.
- There is no step at the door.
- There is {an it}.
investor
- A level entry depends on drainage; see where the water goes at the door.
- Entry: no step.
family
- Come in with your arms full; there's no step at the door.
- Roll in the cooler, the suitcase, or the wheelchair; there's no step at the door.
- The entry has no step.
modern
- No step. Straight in.
- {The it}: the walk and the floor meet at the door.
classic
- The entry has no step.
- One comes in on the level, there being no step.
casual
- No steps at the door, so anything on wheels rolls right in.
- There's no step at the door, and both your hands can be full.
- The entry has no step.

## wide doorways
kind: accessibility
hook: 3
match: wide doorways, wide doors, widened doorways, 36 inch doors, 36" doors, 36-inch doorways, 3-0 doors, wide hallways, wide halls, extra wide hallways
luxury
- {The it} let a sofa through.
- The house has {an it}.
investor
- {It}: measure the clear opening and write it down.
- Adding width later means reframing; here there are {an it}.
family
- Trays, wheelchairs, laundry baskets, two people mid-story: {the it} let them by.
- Bring the big table; there are {an it}.
- There are {an it}.
modern
- {It}. Fewer scraped knuckles.
- There's room to pass through {the it}.
classic
- There are {an it}, for chairs with wheels and for sofas without.
- {The it} admit a tray and both elbows.
casual
- Nobody has to yell "pivot." There are {an it}.
- There are {an it}. Your knuckles and your furniture will notice.
- You get {an it}.

## grab bars
kind: accessibility
hook: 2
match: grab bars, grab bar, shower grab bars, bath grab bars, grab bars in bath, grab bars in shower, bathroom grab bars
luxury
- {It} are in place.
- {It} have been installed.
investor
- {It}: see that they are anchored to framing or blocking.
- Installed: {it}.
family
- {It} are there for wet feet and soapy eyes.
- There's something to hold on to: {it}.
modern
- {It}: hold here.
- Something to hold on to: {it}.
classic
- {It} have been fitted.
- There are {an it}, as sensible in a bath as a rail is on a stair.
casual
- With {an it}, there's something to reach for besides the curtain.
- {It} are in.

## roll-in shower
kind: accessibility
hook: 4
match: roll-in shower, roll in shower, curbless shower, curb-less shower, no-curb shower, zero-threshold shower, zero threshold shower, zero entry shower, barrier-free shower, barrier free shower, wet room shower
= a roll-in shower has no curb
luxury
- The floor runs into {the it} without a curb.
- {The it} is entered on the level.
investor
- {It}: no curb, so pan and slope do the work. Check both.
- {It}: no curb, so pan and slope do the work.
- Accessibility: {it}.
family
- No curb to step over: roll or walk straight into {the it}.
- Wheels and feet go straight into {the it}.
- {The it} has no step.
modern
- The floor keeps going, into {the it}.
- There's no curb on {the it}.
classic
- {The it} is entered without a step, on foot or on wheels.
- There is no curb to {the it}.
casual
- Roll in, walk in, shuffle in before coffee: {the it} has no curb.
- There's nothing to step over on the way into {the it}.
- {The it} has no step.

## walk-in tub
kind: accessibility
hook: 3
match: walk-in tub, walk in tub, walk-in bathtub, step-in tub, tub w/ door, accessible tub
= a walk-in tub has a door
luxury
- One opens the door of {the it}, sits, and then draws the bath.
- {The it} is entered by a door.
investor
- {It}: check the door seal, and time the drain.
- Listed under accessibility: {it}.
family
- Open the door, sit down, and then run the water: that's {the it}.
- No side to step over; {the it} has a door.
modern
- {It}. Door first, water second.
- In through the door, then sit: {the it}.
classic
- {The it} has a door, and is filled after it is shut.
- {The it} is entered by a door.
casual
- {The it} has a door, so please close it before you turn on the water.
- {The it} is entered by its own door.
- {The it} has a door.

## stair lift
kind: accessibility
hook: 3
match: stair lift, stairlift, stair chair, chair lift, chairlift, chair lift on stairs, stair glide
= a stair lift carries a seated rider along the stairs; a ski lift is another matter
luxury
- The stairs are served by {an it}.
- The stairs may be taken sitting, by {the it}.
investor
- {It}: confirm that it conveys, and who services it.
- Equipment on the stairs: {it}.
family
- Ride {the it} and keep the conversation going.
- Send the laundry basket along on {the it} and meet it at the other end.
modern
- Take the stairs sitting down, on {the it}.
- {The it} moves. You stay seated.
- {The it} runs along the stairs.
classic
- One may take the stairs sitting down, {an it} having been installed.
- {An it} travels the stairs.
casual
- {The it} does the stairs so you don't have to.
- There's {an it}, and yes, it'll take the groceries.

## accessible bathroom
kind: accessibility
hook: 3
match: accessible bathroom, accessible bath, ADA bathroom, ADA bath, handicap bathroom, wheelchair accessible bathroom, barrier-free bathroom
= an accessible bathroom leaves a wheelchair room to turn
luxury
- {The it} has been planned for wheels as well as feet.
- The residence has {an it}.
investor
- {It}: measure the turning circle and the clearances before relying on the label.
- Baths: {it}.
family
- {The it} has room to turn around in, whatever you're rolling.
- There's {an it} in the house.
modern
- There's space to turn in {the it}.
- The bath is accessible, too.
classic
- The house has {an it}.
- {The it} leaves a wheelchair room to turn.
casual
- {The it} gives wheels a place to turn around.
- You've got {an it}.

## scene: the last two stops of the day
roles: tub = soaking tub | freestanding tub | clawfoot tub | jetted tub; suite = primary suite | primary suite on the main level
luxury
- The evening narrows to {the tub}, and then to {the suite}.
investor
- Itemized: {suite}, {tub}. Draw a full bath at inspection and see how the hot water holds.
- Itemized: {suite}, {tub}.
family
- Run {the tub} first. {The suite} can wait until the water's cold.
modern
- {Tub}. {Suite}. Alarm off.
classic
- {The tub} takes an hour of the evening, and {the suite} the rest of the night.
casual
- {The tub}, then {the suite}, and nobody hears from you till morning.

## scene: fast or slow
roles: tub = soaking tub | freestanding tub | clawfoot tub | jetted tub; shower = walk-in shower | rain shower | steam shower | dual shower heads | roll-in shower
luxury
- {The shower} is for the morning and {the tub} for the evening.
investor
- Two drains and two sets of valves to test: {tub}, {shower}.
family
- Late? {The shower}. Sunday? {The tub}.
modern
- {The shower} is quick. {The tub} isn't.
classic
- There is {a shower} for haste and {a tub} for its opposite.
casual
- {The shower} gets you out the door. {The tub} makes you late.

## scene: warm all around
roles: floor = heated bathroom floors; shower = steam shower | rain shower | walk-in shower | dual shower heads; [towel = towel warmer]
luxury
- {The floor} and {the shower} make short work of a cold morning[, and {the towel} of the minute after].
investor
- Switch it all on at the inspection: {floor}, {shower}[, {towel}].
family
- On a cold morning you've got {a floor} underfoot and {a shower} to step into[, with {a towel} for after].
modern
- Warm feet: {floor}. Warm shoulders: {shower}.[ Warm after: {towel}.]
classic
- Winter is resisted with {a shower} and {a floor}[, and afterward with {a towel}].
casual
- Between {the shower} and {the floor}[, not to mention {the towel}], good luck being on time.

## scene: a morning without a line
roles: vanity = dual vanities; closet = walk-in closet | dual walk-in closets | custom closet system
luxury
- {The vanity} and {the closet} take the hurry out of the morning.
investor
- Fixtures: {vanity}. Storage: {closet}.
family
- Brush your teeth at {the vanity}, find a shirt in {the closet}, and nobody's in anybody's way.
modern
- {Vanity}, {closet}. Morning traffic, cleared.
classic
- With {a vanity} and {a closet}, the morning proceeds without negotiation.
casual
- Between {the vanity} and {the closet}, the only thing you're fighting is the alarm.

## scene: hot, then cold
roles: heat = sauna | steam shower; cold = cold plunge
luxury
- One goes from {the heat} to {the cold} and back, until neither seems extreme.
investor
- Two machines to test, one that heats and one that chills: {heat}, {cold}.
family
- Warm up in {the heat}, shriek in {the cold}, and laugh about it at supper.
modern
- {Heat}. {Cold}. Wide awake.
classic
- {The heat} and {the cold} are taken in turn, and the second never for long.
casual
- {The heat} is for sitting, and {the cold} is for yelling.

## scene: exercise, then rest
roles: gym = home gym; heat = sauna | steam shower
luxury
- One goes from {the gym} to {the heat} without packing a bag.
investor
- Exercise and heat at home: {gym}, {heat}. Write the equipment into the contract.
family
- Earn it in {the gym}, then sit down in {the heat}.
modern
- Sweat standing: {gym}. Sweat sitting: {heat}.
classic
- After exercise in {the gym} there is rest in {the heat}.
casual
- You've got {a gym} for getting sore and {a heat} for complaining about it.

## scene: sleep, soak, dress
roles: suite = primary suite | primary suite on the main level; tub = soaking tub | freestanding tub | clawfoot tub | jetted tub; closet = walk-in closet | dual walk-in closets | dressing room
luxury
- {The suite} is for sleep, {the tub} for the hour before it, and {the closet} for the hour after.
investor
- For the walk-through: {suite}, {tub}, {closet}.
family
- Stretch out in {the tub}, sleep in {the suite}, and find a clean shirt in {the closet}.
modern
- Evening: {tub}. Night: {suite}. Morning: {closet}.
classic
- There is {a tub} for the evening, {a suite} for the night, and {a closet} for the morning.
casual
- {The suite}, {the tub}, {the closet}: you could skip the rest of the house till lunch.

## scene: first cup, last page
roles: balcony = private balcony off the primary suite; seat = sitting area | sunroom | library | den
luxury
- Coffee is taken on {the balcony}, and the last chapter in {the seat}.
investor
- Beyond the bedrooms: {balcony}, {seat}.
family
- Take the first cup out to {the balcony} and the last page to {the seat}.
modern
- First cup: {balcony}. Last page: {seat}.
classic
- The day is opened on {the balcony} and closed in {the seat}, with a book.
casual
- Coffee goes out to {the balcony}. The novel you won't finish goes to {the seat}.

## scene: getting dressed
roles: closet = walk-in closet | dual walk-in closets | custom closet system; dressing = dressing room
luxury
- Clothes are kept in {the closet} and decided upon in {the dressing}.
investor
- Floor given to clothes: {closet}, {dressing}. Ask what is built in and stays.
- Floor given to clothes: {closet}, {dressing}.
family
- Find it in {the closet}, try it on in {the dressing}, and leave the bed for sleeping.
modern
- Keep it in {the closet}. Decide in {the dressing}.
classic
- One finds a coat in {the closet} and dresses in {the dressing}.
casual
- {The closet} has the clothes. {The dressing} has the floor you'll throw them on.

## scene: whose bath is whose
roles: shared = Jack-and-Jill bath; own = primary bathroom | primary suite
luxury
- {The own} is private; {the shared} is shared between bedrooms.
investor
- Bath plan: {own}, {shared}.
family
- Knock before {the shared}. Nobody knocks at {the own}.
modern
- {The shared} takes turns. {The own} doesn't.
classic
- {The own} answers to a single bedroom, and {the shared} to a pair.
casual
- {The shared} gets split between bedrooms. Nobody splits {the own}. Choose wisely.

## scene: desk and shelf
roles: office = home office; books = library
luxury
- Work is done in {the office} and forgotten in {the books}.
investor
- Rooms that are not bedrooms: {office}, {books}.
family
- Close the laptop in {the office} and open a novel in {the books}.
modern
- Answer email in {the office}. Ignore it in {the books}.
classic
- {The office} is for what must be read, and {the books} for what need not be.
casual
- You work in {the office}, you hide in {the books}, and nobody can prove which.

## scene: before the first call
roles: gym = home gym; office = home office; [shower = walk-in shower | rain shower | steam shower]
luxury
- The day begins in {the gym}[, pauses at {the shower},] and settles in {the office}.
investor
- Exercise and work at home: {gym}, {office}.
family
- Get your miles in at {the gym}[, rinse off in {the shower},] and be in {the office} before the coffee's cold.
modern
- {Gym}[, {shower}], {office}. No parking required.
classic
- Exercise is taken in {the gym} and work in {the office}, and the car stays where it is.
casual
- You've got {a gym} and {an office}, so you could go days without real shoes.

## scene: on the clock, off the clock
roles: office = home office; spare = bonus room | loft | den
luxury
- {The office} keeps the work, and {the spare} whatever one would rather be doing.
investor
- Check both against the bedroom count: {office}, {spare}.
family
- Work stays in {the office}. The guitar and the good chair go to {the spare}.
modern
- On the clock: {office}. Off it: {spare}.
classic
- When work is done in {the office}, there is still {the spare}.
casual
- There's {an office} for what pays and {a spare} for what doesn't.

## scene: make and mend
roles: studio = art studio | craft room | music room; shop = workshop
luxury
- Things are made in {the studio} and mended in {the shop}.
investor
- Work areas: {studio}, {shop}. Count the outlets in both.
- Work areas: {studio}, {shop}.
family
- Start something in {the studio}, fix something in {the shop}, and be late for supper.
modern
- Make it in {the studio}. Fix it in {the shop}.
classic
- {The studio} is for beginning things, and {the shop} for repairing them.
casual
- Between {the studio} and {the shop}, the dining table can go back to dinner.

## scene: the bed that puts itself away
roles: bed = Murphy bed; day = home office | bonus room | loft | den | craft room
luxury
- {The day} serves by day; {the bed} comes down when company stays.
investor
- Two uses without a second bedroom: {day}, {bed}. Confirm what conveys.
- Two uses without a second bedroom: {day}, {bed}.
family
- {The day} is yours until somebody comes to stay. Then there's {the bed}.
modern
- Use {the day} most days. Pull down {the bed} for company.
classic
- When company stays the night, there is {a bed} as well as {a day}.
casual
- {The day} when it's only you, {the bed} when somebody stays over.

## scene: staying over, stopping by
roles: guest = guest suite | guest room | first-floor bedroom; powder = powder room
luxury
- Those who stay have {the guest}; those who merely call have {the powder}.
investor
- For visitors: {guest}, {powder}. See that the bath count shows the half as a half.
- For visitors: {guest}, {powder}.
family
- Staying over? {The guest}. Staying for supper? Wash up in {the powder}.
modern
- Staying the night? {The guest}. Stopping by? {The powder}.
classic
- There is {a guest} for those who stay and {a powder} for those who call.
casual
- Overnight people get {the guest}. Everybody else gets {the powder}. Nobody gets your bathroom.

## scene: everybody stays
roles: guest = guest suite | in-law suite | guest room | first-floor bedroom; bunks = bunk room | built-in bunks
luxury
- A full weekend is divided between {the guest} and {the bunks}.
investor
- Beds beyond the usual count: {guest}, {bunks}. Local occupancy rules say how many may be used.
family
- The early sleepers get {the guest}, the talkers get {the bunks}, and everyone gets pancakes.
modern
- {Guest} for some, {bunks} for the rest. Nobody drives home.
classic
- The first to arrive are given {the guest}; the remainder draw lots for {the bunks}.
casual
- {The guest} goes to whoever called first. Latecomers, meet {the bunks}.

## scene: two suites, one breakfast
roles: main = primary suite | primary suite on the main level; guest = in-law suite | guest suite
luxury
- {The main} and {the guest} allow a long visit without a short temper.
investor
- On the plan: {main}, {guest}. Note which baths and entrances belong to each.
- On the plan: {main}, {guest}.
family
- You've got {the main}, they've got {the guest}, and everyone's got breakfast.
modern
- {Main}. {Guest}. One coffee pot.
classic
- The owner keeps {the main}, company is given {the guest}, and they meet at breakfast by choice.
casual
- {The main} for you, {the guest} for them, and everybody stays friends.

## scene: dinner with courses
roles: dining = formal dining room | dining room; drink = wine cellar | wet bar
luxury
- {The drink} opens the evening, and {the dining} keeps it.
investor
- For entertaining: {dining}, {drink}. Ask what plumbing or cooling {the drink} depends on.
- For entertaining: {dining}, {drink}.
family
- Somebody's in charge of {the drink}, and somebody's lighting candles in {the dining}.
modern
- Pour: {drink}. Sit: {dining}. Stay.
classic
- Dinner is served in {the dining}, and there is {a drink} for what is poured with it.
casual
- You've got {a dining} for the good plates and {a drink} for whatever goes with dinner.

## scene: doorbell to dessert
roles: entry = foyer | formal living room; dining = formal dining room | dining room; [powder = powder room]
luxury
- Company is met in {the entry}[, shown {the powder},] and seated in {the dining}.
investor
- Rooms for company: {entry}, {dining}[, {powder}].
family
- Hugs in {the entry}, second helpings in {the dining}[, and {a powder} for sticky hands].
modern
- Hello: {entry}. Dinner: {dining}.[ Hands: {powder}.]
classic
- Callers are received in {the entry} and fed in {the dining}.
casual
- {The entry} is where they say they can't stay long. {The dining} is where they stay.

## scene: after dinner
roles: drink = wet bar; play = game room | home theater | golf simulator
luxury
- {The drink} and {the play} are for the hours after dinner.
investor
- Entertainment: {drink}, {play}. List what conveys, bottles excepted.
family
- Fill your glass at {the drink} and hurry back to {the play}.
modern
- {Drink}, {play}. Nobody checks the time.
classic
- An evening may be divided between {the drink} and {the play}.
casual
- With {a drink} and {a play}, you won't get rid of anybody before midnight.

## scene: let it rain
roles: theater = home theater; games = game room | golf simulator | playroom
luxury
- Rain sends the company to {the theater} or to {the games}, according to temperament.
investor
- Equipment to name in the contract: whatever stays in {the theater} and {the games}.
family
- Let it rain: the movie's in {the theater} and the grudge match is in {the games}.
modern
- Rain plan A: {theater}. Plan B: {games}.
classic
- Bad weather is divided between {the theater} and {the games}.
casual
- If it rains, somebody's picking a movie in {the theater} and somebody's cheating in {the games}.

## scene: a book and a window
roles: books = library | den; glass = sunroom | three-season room
luxury
- A book is chosen in {the books} and read in {the glass}.
investor
- Confirm that the square footage includes both: {books}, {glass}.
family
- Pick a book in {the books}, carry it to {the glass}, and lose the afternoon.
modern
- Chapter one: {books}. Chapter two: {glass}.
classic
- {The books} is for wet days, and {the glass} for fine ones.
casual
- Read in {the books}, nap in {the glass}. Or nap in both.

## scene: company, and a way out of it
roles: big = great room | family room | formal living room; small = den | library | loft | sitting area | home office
luxury
- Company keeps to {the big}, and one may excuse oneself to {the small}.
investor
- Living areas, by name: {big}, {small}.
family
- Everyone's in {the big}. If you need a minute, there's {the small}.
modern
- Company in {the big}. Alone in {the small}.
classic
- From the company in {the big} one may withdraw to {the small}.
casual
- {The big} is where everybody is. {The small} is where you "check on something."

## scene: glue and noise
roles: make = craft room | art studio; play = music room | playroom | game room
luxury
- A wet afternoon is spent in {the make} or in {the play}.
investor
- Neither is a bedroom unless the listing says so: {make}, {play}.
family
- Glue in {the make}, racket in {the play}, and soup when everybody's done.
modern
- Make something in {the make}. Make noise in {the play}.
classic
- Rain is no hardship with {a make} and {a play}.
casual
- Somebody's making a mess in {the make} and somebody's making a racket in {the play}. Saturday's going fine.

## scene: boots and jeans
roles: mud = mudroom; laundry = laundry room | main-level laundry | upstairs laundry | laundry sink
luxury
- The weather is left in {the mud} and washed out in {the laundry}.
investor
- Wear has its places: {mud}, {laundry}. Look at the floor of one and the valves of the other.
- Wear has its places: {mud}, {laundry}.
family
- Boots stop at {the mud}, socks go on to {the laundry}, and supper starts clean.
modern
- Boots to {the mud}. The rest to {the laundry}.
classic
- Boots are left in {the mud}; the rest goes to {the laundry}.
casual
- {The mud} gets the boots, {the laundry} gets the jeans, and the couch gets you.

## scene: wash up for supper
roles: mud = mudroom; powder = powder room; [lockers = mudroom lockers]
luxury
- One leaves a coat in {the mud} and washes in {the powder} before dinner.
investor
- Everyday traffic goes through {the mud} and {the powder}; look at both floors.
family
- Boots off in {the mud}[, bags in {the lockers}], hands under the tap in {the powder}, then supper.
modern
- Boots off: {mud}.[ Bags down: {lockers}.] Hands clean: {powder}.
classic
- Boots come off in {the mud}; hands are washed in {the powder}.
casual
- Boots off in {the mud}, hands washed in {the powder}, and you're fit to be let in.

## scene: arms full
roles: entry = step-free entry | wheelchair ramp | mudroom; lift = home elevator
luxury
- What comes in by {the entry} goes up by {the lift}.
investor
- Access, in order: {entry}, {lift}. The second has a service record; ask for it.
- Access, in order: {entry}, {lift}.
family
- Bags in by {the entry}, up by {the lift}, and nobody makes a second trip.
modern
- In: {entry}. Up: {lift}. Hands: full.
classic
- {The entry} admits the luggage, and {the lift} takes it up.
casual
- Between {the entry} and {the lift}, you'll hardly carry a thing.

## scene: on wheels or on foot
roles: entry = step-free entry | wheelchair ramp; doors = wide doorways; shower = roll-in shower; [lift = home elevator | stair lift]
luxury
- One comes in by {the entry}, passes through {the doors}, and bathes in {the shower}[; {the lift} serves between floors].
investor
- Accessibility, itemized: {entry}, {doors}, {shower}[, {lift}]. Measure each.
- Accessibility, itemized: {entry}, {doors}, {shower}[, {lift}].
family
- Wheels or feet, the way is the same: {entry}, {doors}, {shower}[, {lift}].
modern
- All the way in, no fuss: {entry}, {doors}, {shower}[, {lift}].
classic
- {The entry}, {the doors}, and {the shower} serve on wheels or on foot[; {the lift} serves between floors].
casual
- {Entry}, {doors}, {shower}[, {lift}]: wheels and feet both get along fine here.

## scene: no step, no stairs
roles: level = single-level layout; entry = step-free entry
luxury
- {The entry} and {the level} spare one the stairs, at the door and after it.
investor
- Access: {entry}, {level}.
family
- With {an entry} and {a level}, roll the suitcase right to the foot of the bed.
modern
- {Entry}, then {a level}. No stairs.
classic
- There are {an entry} and {a level}, and no stairs from door to bed.
casual
- It's got {an entry} and {a level}. The only thing to step over is the dog.

## scene: wash, hang, fold
roles: laundry = laundry room | in-unit laundry | upstairs laundry | main-level laundry; closet = walk-in closet | dual walk-in closets | custom closet system
luxury
- Linen is washed in {the laundry} and put away in {the closet}.
investor
- Housekeeping: {laundry}, {closet}.
family
- With {a laundry} at one end of the job and {a closet} at the other, only the folding is up to you.
modern
- Wash: {laundry}. Hang: {closet}. Fold: eventually.
classic
- There is {a laundry} for the washing and {a closet} for the clothes.
casual
- {The laundry} gets it clean, and {the closet} gets it off the chair.

## scene: down the chute
roles: chute = laundry chute; wash = laundry room | main-level laundry | laundry sink
luxury
- The linen goes down by {the chute} and comes back from {the wash}.
investor
- Housekeeping: {chute}, {wash}. Look at the shaft and the drain.
- Housekeeping: {chute}, {wash}.
family
- Drop it down {the chute}, deal with it in {the wash}, and carry back only what's clean.
modern
- Down: {chute}. Clean: {wash}. Back up: you.
classic
- The washing goes down by {the chute} and is done in {the wash}.
casual
- {The chute} makes it disappear. {The wash} is where it turns up again.

## scene: downstairs for the evening
roles: below = finished basement | walkout basement | daylight basement; fun = home theater | game room | wet bar | golf simulator
luxury
- {The below} and {the fun} keep the evening from ending early.
investor
- Entertainment space: {below}, {fun}. Ask what the square footage counts and what conveys.
- Entertainment space: {below}, {fun}.
family
- There's {a below} and there's {a fun}, so nobody's going home after dessert.
modern
- {Below}. {Fun}. See you Sunday.
classic
- With {a below} and {a fun}, the evening is not obliged to end.
casual
- {The below}, {the fun}: that's where you'll be when somebody yells that dinner's ready.

## scene: kept and broken
roles: below = unfinished basement | full basement | basement; shop = workshop
luxury
- {The below} takes the trunks, and {the shop} the tools.
investor
- Storage and work area: {below}, {shop}. Look for moisture in one and amperage in the other.
- Storage and work area: {below}, {shop}.
family
- Sleds go to {the below}. The squeaky hinge goes to {the shop}.
modern
- Keep it in {the below}. Fix it in {the shop}.
classic
- What is kept goes to {the below} and what is broken to {the shop}; the two are often confused.
casual
- {The below} holds what you'll use someday. {The shop} holds what you'll fix someday.
`
