// Lines as data; the notation is explained in ../README.md.
export const rooms = `
## primary suite
kind: room
hook: 4
match: primary suite, primary bedroom suite, primary w/ bath, primary w/ en suite, primary w/ ensuite, ensuite primary, en-suite primary, owner's suite, owners suite, owner suite, master suite, mstr suite, primary wing
= a primary suite is a bedroom with a bath of its own
luxury
- {The it} has a bath of its own.
- Bedroom and bath are together in {the it}.
investor
- {The it} has its own bath.
- Plan: {it}.
family
- {The it} has its own bath.
- At the end of the day, shut the door of {the it} behind you.
modern
- {The it} has its own bath.
- Bedroom and bath stay together in {the it}.
classic
- There is {an it}, bedroom and bath together.
- {The it} has a bath of its own.
casual
- {The it} has its own bath, so there's no hallway in between.
- {The it} has its own bath.

## primary suite on the main level
kind: room
hook: 6
match: primary suite on main, primary suite on the main level, primary on main, main level primary, main-level primary suite, main floor primary, first floor primary, first-floor primary suite, 1st floor primary, primary down, downstairs primary, master on main, main floor master, main level master, first floor master, 1st flr master, mbr on main, master down
= a primary bedroom on the main level is reached without going up a floor; agents who type only "primary on main" have not typed a suite
luxury
- The primary bedroom is on the main level, and one retires without taking the stairs.
- The primary bedroom is on the main level.
- There is {an it}.
luxury lead
- The primary bedroom of this {city} {type} is on the main level.
- One retires without taking the stairs in this {city} {type}: the primary bedroom is on the main level.
luxury headline
- The Primary Bedroom, on the Main Level
- No Stairs at the End of the Day
investor
- Bedroom plan: primary on the main level.
- Bedrooms: the primary bedroom is on the main level.
- Plan: {it}.
investor lead
- Floor plan first: this {city} {type} has its primary bedroom on the main level.
- Bedroom plan of this {city} {type}: primary on the main level.
investor headline
- Primary Bedroom on the Main Level in {city}
- Floor Plan: Primary Bedroom on Main
family
- The primary bedroom is on the main level, so bedtime takes no stairs.
- The primary bedroom is on the main level.
- There's {an it}.
family lead
- Bedtime takes no stairs in this {city} {type}: the primary bedroom is on the main level.
- At the end of the day you're already on the right floor in this {city} {type}: the primary bedroom is on the main level.
family headline
- Bedtime Takes No Stairs
modern
- The primary bedroom is on the main level.
- Primary bedroom: main level. No stairs to bed.
- Main level: primary bedroom.
- There's {an it}.
modern lead
- Start on the main level of this {city} {type}: the primary bedroom is there.
- No stairs to bed: this {city} {type} has its primary bedroom on the main level.
modern headline
- Primary Bedroom on Main
classic
- The primary bedroom is on the main level, and one need not climb the stairs to bed.
- The primary bedroom is placed on the main level.
- There is {an it}.
classic lead
- One need not climb the stairs to bed in this {city} {type}: the primary bedroom is on the main level.
- The primary bedroom of this {city} {type} is placed on the main level.
classic headline
- A House with Its Primary Bedroom on the Main Level
casual
- The primary bedroom's right there on the main floor.
- You go to bed without going upstairs, because the primary bedroom's on the main level.
casual lead
- Too tired for stairs? The primary bedroom in this {city} {type} is on the main level.
- No stairs at bedtime: this {city} {type} has its primary bedroom on the main level.
casual headline
- Bed's on the Main Floor

## two primary suites
kind: room
hook: 7
match: two primary suites, 2 primary suites, dual primary suites, dual primary, double primary, 2 primaries, dual masters, two master suites, 2 master suites, second primary suite, two owner's suites
= each primary suite has a bath of its own
luxury
- There are two primary suites.
- Both suites are primary.
- There are {an it}.
luxury lead
- Neither suite is second in this {city} {type}: both are primary.
- This {city} {type} has two primary suites.
luxury headline
- Two Primary Suites, and Neither Second
investor
- Plan: two primary suites.
- There are two primary suites.
- Plan: {it}.
investor lead
- Two primary suites: the plan of this {city} {type}.
- Plan of this {city} {type}: two primary suites.
investor headline
- Two Primary Suites in {city}
family
- Nobody has to give up the best room: there are two primary suites.
- There are two primary suites.
- There are {an it}.
family lead
- Nobody has to give up the best room in this {city} {type}: there are two primary suites.
- You get two primary suites in this {city} {type}.
family headline
- Nobody Gives Up the Best Room
modern
- Two primary suites, same rank.
- There are {an it}.
modern lead
- Neither is second: this {city} {type} has two primary suites.
modern headline
- Two Suites, Same Rank
classic
- There are two primary suites.
- There are two primary suites, each with its bath.
classic lead
- Where most houses name one primary suite, this {type} in {city} has two.
- There are two primary suites in this {city} {type}, each with its bath.
classic headline
- A House of Two Primary Suites
casual
- You get two primary suites.
- You get two primary suites, and each one has its own bath.
- You get {an it}.
casual lead
- Nobody has to win the argument over the good bedroom in this {city} {type}. There are two primary suites.
- This {city} {type} has two primary suites, and each one has its own bath.
casual headline
- Two Primary Suites, No Argument

## primary bathroom
kind: room
hook: 4
match: primary bathroom, primary bath, primary ensuite, primary en suite bath, en suite bath, ensuite bath, en-suite bathroom, owner's bath, master bath, master bathroom, mstr bath
= it serves the primary bedroom
luxury
- {The it} serves a single bedroom.
- The primary bedroom has its own bath.
investor
- Baths: {it}.
- {The it} serves a single bedroom.
family
- {The it} is yours alone.
- {The it} belongs to one bedroom.
modern
- {The it} goes with one bedroom.
- The primary bedroom has its own bath.
classic
- {The it} serves a single bedroom.
- The primary bedroom has a bath of its own.
casual
- {The it} is where the good towels get to stay good.
- {The it} goes with one bedroom.
- The primary bedroom gets its own bathroom.

## every bedroom has its own bath
kind: room
hook: 7
match: every bedroom has own bath, all bedrooms en suite, all bedrooms ensuite, each bedroom has its own bath, en suite baths in every bedroom, ensuite bedrooms, private bath for each bedroom, every bedroom ensuite
luxury
- Each bedroom has its own bath.
- Every bedroom has a bath of its own.
luxury lead
- Every bedroom in this {city} {type} has a bath of its own.
- Each bedroom of this {city} {type} keeps its own bath.
luxury headline
- A Bath for Every Bedroom
investor
- Every bedroom has its own bath.
- Plan: every bedroom has its own bath.
investor lead
- Plan of this {city} {type}: every bedroom has its own bath.
- Plan of this {city} {type}: a bath for every bedroom.
investor headline
- A Bath to Every Bedroom in {city}
family
- Every bedroom has its own bath, so mornings go easier.
- Each bedroom has its own bath.
family lead
- Nobody will be pounding on the bathroom door: every bedroom in this {city} {type} has its own.
- Mornings go easier in this {city} {type}: every bedroom has its own bath.
family headline
- Every Bedroom Has Its Own Bath
modern
- Every bedroom has its own bath.
- Each bedroom has its own bath.
modern lead
- Pick any bedroom in this {city} {type}. A bath comes with it.
- Every bedroom in this {city} {type} has its own bath.
modern headline
- Bedrooms and Baths, in Pairs
classic
- Every bedroom has a bath of its own.
- Each bedroom has its own bath.
classic lead
- Every bedroom of this {city} {type} has a bath of its own.
- To each bedroom of this {city} {type} belongs a bath.
classic headline
- To Each Bedroom, Its Own Bath
casual
- Every bedroom has its own bath, so the shampoo stays where you left it.
- Each bedroom has its own bath.
casual lead
- Here's how you keep the peace before breakfast in this {city} {type}: every bedroom has its own bathroom.
- No knocking required: every bedroom in this {city} {type} has its own bath.
casual headline
- No Knocking Required

## walk-in closet
kind: storage
hook: 4
match: walk-in closet, walk in closet, walkin closet, walk-in closets, WIC, w/i closet, large walk-in, walk-in closet w/ built-ins
= one can step inside a walk-in closet
luxury
- {The it} is large enough to step into.
- The wardrobe is kept in {the it}.
investor
- There is {an it}.
- Storage: {it}.
family
- Shoes go below and sweaters above in {the it}.
- There's {an it} for the clothes.
modern
- Clothes go in {the it}.
- There's {an it}.
classic
- {An it} keeps the wardrobe in order.
- One may step into {the it}.
casual
- You can stand in {the it} and still say there's nothing to wear.
- There's {an it} for the clothes.

## dual walk-in closets
kind: storage
hook: 4
match: dual walk-in closets, two walk-in closets, 2 walk-in closets, double walk-in closets, twin walk-in closets, dual walk-ins, two WICs, 2 WIC, his and hers closets, his & hers closets, his/hers walk-ins
= dual closets are two
luxury
- There are two walk-in closets.
- The wardrobe is divided between two walk-in closets.
investor
- Closets: two, both walk-in.
- There are two walk-in closets.
family
- There are two walk-in closets, so nobody has to share.
- There are {an it}.
modern
- There are two walk-in closets.
- There are {an it}.
classic
- Two walk-in closets are provided.
- There are two walk-in closets.
casual
- With two walk-in closets, the chair piled with clothes can be a chair again.
- There are two walk-in closets.

## custom closet system
kind: storage
hook: 3
match: custom closet system, custom closet, custom closets, custom built closets, closet system, closet organizers, closet built-ins, California Closets, Elfa closets, custom shelving in closets
= the rods and shelves are built in
luxury
- {The it} keeps the wardrobe in order.
- The closets are fitted with rods and shelves.
investor
- Closets: {it}.
- Rods and shelves are built in.
family
- {The it} means the shelves are already up.
- With {an it}, the shoes have a place to go.
modern
- There's {an it}.
- {The it} gives each thing a shelf.
classic
- There is {an it}.
- The closets are fitted with rods and shelves.
casual
- {The it} means somebody already measured and hung the shelves.
- You get {an it}.

## dressing room
kind: room
hook: 5
match: dressing room, dressing area, primary dressing room, boudoir, dressing closet
luxury
- {The it} leaves the bedroom for sleep.
- There is {an it}.
investor
- Plan: {it}.
- {The it} adds floor area for wardrobe.
family
- Lay out tomorrow's clothes in {the it}.
- Get ready in {the it} and let whoever's asleep stay asleep.
modern
- Get ready in {the it}.
- There's {an it}.
classic
- {An it} keeps the bedroom for sleep.
- There is {an it}.
casual
- There's {an it}, so you're not hunting for socks in the dark.
- There's {an it} to get ready in.

## sitting area
kind: room
hook: 3
match: sitting area, sitting room, sitting area in primary, primary w/ sitting area, primary w/ sitting room, seating area, sitting nook
luxury
- {The it} is for an hour with a book.
- There is {an it}.
investor
- Plan: {it}.
- There is {an it}.
family
- Put your feet up in {the it}.
- {The it} is for a book and a cup of something.
- There's {an it} for quiet hours.
modern
- There's {an it} for a chair.
- Reading happens in {the it}.
classic
- {An it} is set aside for a chair and a lamp.
- There is {an it} for quiet conversation.
casual
- {The it} is for putting your feet up.
- There's {an it} for quiet hours.

## private balcony off the primary suite
kind: outdoor place
hook: 6
match: private balcony off primary, private balcony off the primary suite, balcony off primary, balcony off master, primary suite balcony, primary w/ private balcony, primary w/ balcony, master balcony, owner's suite balcony
luxury
- The primary suite opens to a balcony of its own.
- The primary suite has a balcony of its own.
luxury lead
- The primary suite of this {city} {type} has its own balcony, where the day may begin and end.
- In this {city} {type} one wakes and steps outside: the primary suite has a balcony of its own.
luxury headline
- From the Primary Suite to the Open Air
- A Balcony for the Primary Suite
investor
- Primary suite: private balcony.
- The primary suite has a balcony.
investor lead
- The primary suite of this {city} {type} has its own balcony.
- This {city} {type} has a balcony off the primary suite.
investor headline
- Balcony off the Primary Suite
family
- Take your first cup out to the balcony off the primary suite.
- The primary suite has a balcony.
family lead
- Take your coffee outside before you get dressed: the primary suite of this {city} {type} has its own balcony.
- Mornings start outdoors in this {city} {type}: the primary suite has its own balcony.
family headline
- Coffee on the Balcony, Still in a Robe
modern
- The primary suite has its own balcony.
- The balcony off the primary suite is for first coffee.
modern lead
- Bed, door, open air. The primary suite of this {city} {type} has its own balcony.
- The primary suite of this {city} {type} opens to its own balcony.
modern headline
- Bed, Door, Balcony
classic
- The primary suite has a balcony.
- A balcony belongs to the primary suite.
classic lead
- In this {city} {type} the morning may be met outdoors, on a balcony off the primary suite.
- The primary suite of this {city} {type} has a balcony of its own.
classic headline
- A Primary Suite with a Balcony of Its Own
casual
- There's a balcony off the primary suite, so robes count as dressed.
- The primary suite's got a balcony.
casual lead
- You can take your coffee outside in a robe in this {city} {type}: the primary suite has its own balcony.
- This {city} {type} has a balcony right off the primary suite.
casual headline
- Robe, Coffee, Balcony

## dual vanities
kind: finish
hook: 3
match: dual vanities, double vanity, dual-sink vanity, double-sink vanity, two-sink vanity, double vanities, dual vanity, twin vanities, double sinks, dual sinks, two sinks in bath, 2 sinks in primary bath, his and hers sinks, his & hers vanities
= a double vanity has two sinks
luxury
- Mornings are shared between two sinks.
- The bath has two sinks.
investor
- Bath: {it}.
- Sinks in the bath: two.
family
- With {an it}, two people can get ready at once.
- {The it} gives the morning a second sink.
modern
- Two sinks in the bath.
- {The it} gives two people a sink.
classic
- There is {an it}.
- The bath is fitted with two sinks.
casual
- There are two sinks, so two people can get ready at once.
- You get {an it} for the morning rush.

## soaking tub
kind: finish
hook: 5
match: soaking tub, soaker tub, soaker, soaking bathtub, deep soaking tub, garden tub, Roman tub, Japanese soaking tub, ofuro tub
= a soaking tub is deeper than a standard bathtub
luxury
- {The it} is deep enough for a long bath.
- There is {an it} for the end of the day.
- ~with {an it} for the last hour of the day
investor
- There is {an it}.
- Bath: {it}.
family
- Run {the it}, bring a book, and let the phone ring in another room.
- ~with {an it} for sore shoulders
- {The it} is deep enough for a long bath.
modern
- {The it} is deep enough for shoulders.
- There's {an it} for the end of the day.
classic
- {The it} is deep, and meant for a long bath.
- There is {an it} for the evening.
- ~with {an it} for the evening
casual
- {The it} is deep enough for your knees and the rest of you at the same time.
- You get {an it} for long baths.

## freestanding tub
kind: finish
hook: 5
match: freestanding tub, free standing tub, free-standing tub, freestanding soaking tub, stand-alone tub, standalone tub, freestanding bathtub, slipper tub, pedestal tub
= a freestanding tub is not built into a wall or a surround
luxury
- {The it} stands clear of the walls.
- There is {an it}.
investor
- {The it} stands clear of the walls.
- Bath: {it}.
family
- There's {an it} for long baths.
- {The it} stands clear of the walls.
modern
- {The it} stands clear of the walls.
- There's {an it}.
classic
- {The it} stands clear of the walls.
- There is {an it}.
casual
- {The it} stands out on its own.
- There's {an it} for the long soak.

## clawfoot tub
kind: character
hook: 6
match: clawfoot tub, claw foot tub, claw-foot tub, clawfoot bathtub, cast iron clawfoot tub, original clawfoot tub
= a clawfoot tub stands on feet
luxury
- {The it} stands clear of the walls.
- The bath has {an it}.
investor
- The bath has {an it}.
- Bath: {it}.
family
- Run {the it} and let the day be over.
- There's {an it}.
modern
- {The it} is for long baths.
- The bath has {an it}.
classic
- The bath has {an it}.
- {The it} is meant for a long bath.
casual
- {The it} has feet, like it should.
- There's {an it} for long baths.

## jetted tub
kind: finish
hook: 5
match: jetted tub, jet tub, jetted bathtub, jetted soaking tub, whirlpool tub, whirlpool bath, Jacuzzi tub, jacuzzi bath, air tub, hydro tub
= a jetted tub has a pump
luxury
- A long day may be ended in {the it}.
- There is {an it}.
investor
- There is {an it}.
- Bath: {it}.
family
- Sore from the weekend? Fill {the it} and press the button.
- {The it} has jets.
modern
- {The it} has jets.
- There's {an it}.
classic
- {The it} keeps the water in motion.
- The bath has {an it}.
casual
- {The it} is for the end of a long day.
- There's {an it}.

## walk-in shower
kind: finish
hook: 4
match: walk-in shower, walk in shower, walkin shower, w/i shower, tiled walk-in shower, frameless glass walk-in shower, glass walk-in shower, separate shower
= a walk-in shower has no tub wall to step over
luxury
- {The it} has no tub wall to step over.
- There is {an it}.
investor
- There is {an it}.
- Bath: {it}.
family
- Rinse off the whole Saturday in {the it}.
- {The it} has no tub wall to step over.
modern
- {The it} has no tub wall.
- There's {an it}.
classic
- {The it} has no tub wall to step over.
- There is {an it}.
casual
- {The it} has no tub wall to climb over before coffee.
- There's {an it}, with no tub wall.

## steam shower
kind: finish
hook: 5
match: steam shower, steam-shower, steam room, steam unit, shower w/ steam, steam shower w/ bench
= a steam shower closes, and a steam unit feeds it
luxury
- {The it} is for cold mornings.
- The bath has {an it}.
investor
- There is {an it}.
- Bath: {it}.
family
- On a cold day there's {an it}.
- Shut the door of {the it} and let the week go.
modern
- There's {an it}.
- Cold days get {an it}.
classic
- {The it} is most welcome in cold weather.
- There is {an it}.
casual
- {The it} works on sore shoulders.
- There's {an it} for cold days.
- You get {an it}.

## rain shower
kind: finish
hook: 4
match: rain shower, rainfall shower, rain head, rainhead, rain shower head, rainfall shower head, overhead rain shower
= a rain shower falls from overhead
luxury
- The water falls from overhead in {the it}.
- There is {an it}.
investor
- There is {an it}.
- Fixtures: {it}.
family
- You'll stand under {the it} a minute longer than you meant to.
- There's {an it}.
- {The it} falls from overhead.
modern
- {The it} falls straight down.
- There's {an it}.
classic
- {The it} falls from overhead.
- There is {an it}.
casual
- {The it} pours from straight overhead.
- There's {an it}.
- {The it} falls from overhead.

## dual shower heads
kind: finish
hook: 4
match: dual shower heads, double shower, double shower heads, two shower heads, dual head shower, dual showerheads, double head shower, multiple shower heads, body sprays, multi-head shower
luxury
- There are {an it}.
- The bath has {an it}.
investor
- Bath: {it}.
- There are {an it}.
family
- With {an it}, nobody gets the cold side.
- There are {an it}.
modern
- With {an it}, there's no cold side.
- The bath has {an it}.
classic
- There are {an it}.
- The bath has {an it}.
casual
- With {an it}, nobody gets the cold side.
- The bath's got {an it}.

## heated bathroom floors
kind: finish
hook: 4
match: heated bathroom floors, heated bathroom floor, heated bath floor, heated floors in bath, heated floor in primary bath, radiant bathroom floors, radiant floor in bath
luxury
- The bathroom floors are heated.
- Bare feet are no hardship; the bathroom floors are heated.
investor
- The bathroom floors are heated.
- Bath: {it}.
family
- You can leave the slippers by the bed, because the bathroom floor is heated.
- The bathroom floors are heated.
modern
- Bathroom floors: heated.
- The bathroom floors are heated.
classic
- The bathroom floors are heated, a kindness most felt in winter.
- The bathroom floors are heated.
casual
- The bathroom floors are heated, so you can skip the slippers.
- The bathroom floors are heated.

## towel warmer
kind: finish
hook: 3
match: towel warmer, heated towel rack, heated towel bar, heated towel rail, towel warmers, towel warming drawer
luxury
- There is {an it} for the minute after the bath.
- The bath has {an it}.
investor
- The bath has {an it}.
- Bath: {it}.
family
- Put your towel on {the it} first, then take your time in the water.
- The bath has {an it}.
modern
- The bath has {an it}.
- Dry off warm with {an it}.
classic
- The bath has {an it}.
- There is {an it}.
casual
- There's {an it}, so the towel's warm when you get out.
- The bath's got {an it}.

## bidet
kind: finish
hook: 2
match: bidet, bidet toilet, bidet seat, Toto Washlet, Toto bidet, smart toilet, heated toilet seat, Japanese toilet
luxury
- The bath is fitted with {an it}.
- There is {an it} in the bath.
investor
- Bath: {it}.
- Plumbing fixtures: {it}.
family
- There's {an it} in the bath.
- The bath has {an it}.
modern
- Bath: {it}.
- The bath has {an it}.
classic
- The bath includes {an it}.
- {An it} has been fitted in the bath.
casual
- There's {an it} in the bath.
- The bath's got {an it}.

## private toilet room
kind: finish
hook: 2
match: private toilet room, separate toilet room, enclosed toilet, private water closet, water closet, private commode, toilet room, separate water closet
= a private toilet room has a door inside the bath
luxury
- The bath has {an it}.
- {The it} is closed off from the rest of the bath.
investor
- Bath: {it}.
- The bath has {an it}.
family
- {The it} has its own door, so the sink stays free.
- The bath has {an it}.
modern
- {The it} has its own door.
- The bath has {an it}.
classic
- {The it} has its own door.
- Within the bath there is {an it}.
casual
- {The it} has its own door, so nobody loses the sink.
- The bath's got {an it}.

## powder room
kind: room
hook: 2
match: powder room, powder bath, half bath, 1/2 bath, half bathroom, guest half bath, powder rm
= a powder room has a sink and a toilet, and no bath or shower
luxury
- There is {an it} for guests.
- Company has the use of {the it}.
investor
- Baths: {it}.
- There is {an it}, with sink and toilet.
family
- There's {an it} for company.
- Wash your hands in {the it} before supper.
- ~with {an it} for washing up
modern
- Guests get {the it}.
- There's {an it}.
classic
- Guests have the use of {the it}.
- For company there is {an it}.
- ~with {an it} for callers
casual
- {The it} means company never sees your toothbrush.
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
- {The it} serves two bedrooms.
- Baths: {it}.
family
- {The it} has a door from each of two bedrooms.
- Two bedrooms share {the it}, so nobody crosses the hall in a towel.
modern
- {The it} sits between two bedrooms.
- Two bedrooms share {the it}.
classic
- {The it} lies between two bedrooms and opens to both.
- Two bedrooms are served by {an it}, with a door from each.
casual
- {The it} opens to a bedroom on either side.
- Two bedrooms split {the it}.

## sauna
kind: amenity
hook: 7
match: sauna, dry sauna, infrared sauna, cedar sauna, Finnish sauna, indoor sauna, in-home sauna, home sauna, barrel sauna
= a sauna is heated by a heater of its own
luxury
- There is {an it} for cold evenings.
- The evening may end in {the it}.
luxury lead
- The evening in this {city} {type} has an order to it: supper, then {the it}.
- Cold evenings in this {city} {type} end in {the it}.
luxury headline
- The Evening Ends in the Sauna
- Supper, Then the Sauna
investor
- There is {an it}.
- Amenity: {it}.
investor lead
- Of note in this {city} {type}: {an it}.
- Amenities in this {city} {type} start with {the it}.
investor headline
- A Sauna at Home
family
- Come in cold and sit awhile in {the it}.
- There's {an it} for cold days.
family lead
- Cold hands? Start in {the it} of this {city} {type}.
- The last hour of the day in this {city} {type} goes to {the it}.
family headline
- Cold Hands, Warm Sauna
- The Last Hour of the Day Goes to the Sauna
modern
- There's {an it} for cold days.
- Sit in {the it}, then cool off.
modern lead
- Sit. Sweat. Cool off. This {city} {type} has {an it}.
- Cold evenings end in {the it} in this {city} {type}.
modern headline
- Sit, Sweat, Cool Off
classic
- There is {an it} for cold evenings.
- Cold evenings may be spent in {the it}.
classic lead
- Winter is well answered in this {city} {type}, which has {an it}.
- A cold day may end in {the it} of this {city} {type}.
classic headline
- A Sauna for the Cold Months
casual
- There's {an it} for cold nights.
- You've got {an it}, and winter's a good time for it.
casual lead
- Sit and sweat awhile: this {city} {type} has {an it}.
- Go ahead and get cold out there. This {city} {type} has {an it}.
casual headline
- Come In and Sit in the Sauna

## cold plunge
kind: amenity
hook: 5
match: cold plunge, cold plunge tub, ice bath, cold tub, cold plunge pool
luxury
- {The it} is for the first minutes of the day.
- There is {an it}.
investor
- Amenity: {it}.
- Equipment: {it}.
family
- {The it} wakes you up before the coffee does.
- There's {an it} for hot days.
modern
- There's {an it}.
- {The it} wakes you up.
classic
- There is {an it}, for those who like cold water.
- {The it} is for hot days.
casual
- {The it} is exactly as cold as it sounds.
- You've got {an it} for hot days and sore legs.

## guest suite
kind: room
hook: 5
match: guest suite, guest bedroom suite, en suite guest room, ensuite guest bedroom, guest room w/ bath, private guest suite
= a guest suite is a bedroom with a bath of its own
luxury
- Visitors have {an it}, with a bath of their own.
- There is {an it}, bedroom and bath together.
investor
- {The it} pairs a bedroom with its own bath.
- Plan: {it}.
family
- Put clean towels in {the it} and tell everyone to come.
- Company can stay the week in {the it}, which has its own bath.
- ~with {an it} for company
- Visitors have {the it}.
modern
- Company gets {an it}.
- {The it} has its own bath.
classic
- {An it} is kept for visitors, with a bath of its own.
- Company is lodged in {the it}.
casual
- There's {an it}, so the air mattress can stay in its bag.
- Visitors get {the it}.

## in-law suite
kind: room
hook: 6
match: in-law suite, in law suite, inlaw suite, mother-in-law suite, mother in law suite, MIL suite, MIL apartment, in-law apartment, in-law apt, in-law quarters, in-law setup, in-law floor plan, separate living quarters, multigenerational suite, multigen suite, next gen suite
= an in-law suite is a set of rooms apart from the other bedrooms
luxury
- There is {an it} for long stays.
- {The it} is set apart from the other bedrooms.
luxury lead
- This {city} {type} keeps {an it}, for visits of any length.
- {The it} of this {city} {type} is set apart from the other bedrooms.
luxury headline
- A Suite for the Long Visit
investor
- Plan: {it}.
- {The it} is set apart from the other bedrooms.
investor lead
- Of note in this {city} {type}: {an it}, apart from the other bedrooms.
- On the plan of this {city} {type}: {an it}.
investor headline
- A Suite Apart from the Rest
family
- Whoever's staying has {the it}, and everyone meets at supper.
- There's {an it} for long stays.
family lead
- Some visits last a weekend and some last a winter: {the it} in this {city} {type} takes either.
- Long visits are easy in this {city} {type}: there's {an it}.
family headline
- Stay the Weekend, Stay the Winter
modern
- {The it} is set apart from the other bedrooms.
- There's {an it} for long stays.
modern lead
- This {city} {type} has {an it}, apart from the other bedrooms.
- One address, one more set of rooms: this {city} {type} has {an it}.
modern headline
- One Address, One More Suite
classic
- {The it} is set apart from the other bedrooms.
- There is {an it} for a long stay.
classic lead
- A house is tested by a long visit. This {type} in {city} answers with {an it}.
- This {city} {type} has {an it}, where a guest may stay the season.
classic headline
- A House Prepared for the Long Visit
casual
- Long visits go better with a little distance, and there's {an it} for that.
- There's {an it} for long stays.
casual lead
- Sooner or later somebody's going to want to stay awhile. Good thing this {city} {type} has {an it}.
- This {city} {type} has {an it}, so long visits stay friendly.
casual headline
- Somebody's Going to Want to Stay

## guest room
kind: room
hook: 2
match: guest room, guest bedroom, spare bedroom, spare room, guest br, guest wing
luxury
- There is {an it}.
- Company is given {the it}.
investor
- Plan: {it}.
- There is {an it}.
family
- Make up the bed in {the it} and see who comes.
- There's {an it} for company.
modern
- Company gets {an it}.
- There's {an it}.
classic
- Visitors are put up in {the it}.
- {An it} is set aside for company.
casual
- There's {an it}, so nobody sleeps on the pullout.
- Visitors get {the it}.

## first-floor bedroom
kind: room
hook: 4
match: first-floor bedroom, first floor bedroom, 1st floor bedroom, main level bedroom, main floor bedroom, bedroom on main, ground floor bedroom, downstairs bedroom, bedroom down, guest bedroom on main
luxury
- There is a bedroom on the first floor.
- There is {an it}.
investor
- There is a bedroom on the first floor.
- Plan: first-floor bedroom.
- Plan: {it}.
family
- There's a bedroom on the first floor, so suitcases skip the stairs.
- There's {an it}.
modern
- There's a bedroom on the first floor.
- First-floor bedroom, no stairs.
- There's {an it}.
classic
- There is a bedroom on the first floor.
- There is {an it}.
casual
- There's a bedroom on the first floor, so there's no hauling suitcases upstairs.
- There's a bedroom on the first floor.
- There's {an it}.

## bunk room
kind: room
hook: 6
match: bunk room, bunkroom, bunk bedroom, bunk rm
= bunks stack one bed above another
luxury
- {The it} is for full weekends.
- There is {an it} for weekend guests.
luxury lead
- A full weekend in this {city} {type} has somewhere to sleep: {the it}.
- This {city} {type} keeps {an it} for weekend guests.
luxury headline
- Beds for a Full Weekend
investor
- Plan: {it}.
- There is {an it}.
investor lead
- Of note in this {city} {type}: {an it}.
- Sleeping space in this {city} {type} includes {an it}.
investor headline
- A Bunk Room on the Plan
family
- When everybody stays over, {the it} is where the whispering happens.
- {The it} takes the weekend crowd.
family lead
- Top bunk or bottom? This {city} {type} has {an it}.
- Bring everyone for the weekend: this {city} {type} has {an it}.
family headline
- First One In Gets the Top Bunk
modern
- {The it} sleeps the weekend crowd.
- There's {an it}.
modern lead
- Top or bottom? This {city} {type} has {an it}.
- The weekend crowd sleeps in {the it} of this {city} {type}.
modern headline
- Top Bunk or Bottom
classic
- There is {an it} for weekend guests.
- {The it} takes a full weekend.
classic lead
- For company in numbers this {city} {type} has {an it}.
- A full weekend in this {city} {type} is provided for, with {an it}.
classic headline
- A Bunk Room for Company in Numbers
casual
- {The it} is for when everybody stays over.
- {The it} takes the weekend crowd.
casual lead
- Call the top one now: this {city} {type} has {an it}.
- Everybody can stay over: this {city} {type} has {an it}.
casual headline
- Dibs on the Top Bunk

## Murphy bed
kind: amenity
hook: 5
match: Murphy bed, murphy beds, wall bed, fold-down bed, fold down bed, pull-down bed
= a Murphy bed folds into the wall
luxury
- {The it} goes into the wall each morning.
- There is {an it}.
investor
- There is {an it}.
- {The it} folds into the wall.
family
- Fold {the it} down for company and up for the rest of the week.
- {The it} folds up into the wall.
modern
- {The it} folds into the wall.
- There's {an it} for company.
classic
- {The it} is put away each morning.
- {The it} folds into the wall.
casual
- {The it} folds up into the wall when company leaves.
- There's {an it} for company.

## bed alcove
kind: room
hook: 6
match: bed alcove, sleeping alcove, sleep alcove, sleeping nook, alcove for bed, bed nook
= an alcove is a recess, set back from the room
luxury
- The bed has {an it}.
- The bed is set back in {the it}.
luxury lead
- The bed has {an it}, and the rest of this {city} {type} is left to the day.
- In this {city} {type} the bed is set back in {an it}.
luxury headline
- An Alcove for the Bed
investor
- Plan: {it}.
- The bed has {an it}, set back from the room.
investor lead
- This {city} {type} has {an it}, set back from the room.
- The bed has its own place in this {city} {type}: {an it}.
investor headline
- The Bed Has Its Own Alcove
family
- The bed gets {an it}, and company gets the room.
- The bed gets its own alcove.
family lead
- Have people over without hiding the pillows: the bed in this {city} {type} has {an it}.
- The bed gets {an it} in this {city} {type}, so company gets the room.
family headline
- A Nook for the Bed, a Room for Company
modern
- The bed gets {an it}, and the room stays a room.
- The bed gets {an it}.
modern lead
- The bed gets {an it}. The rest of this {city} {type} is for being awake.
- This {city} {type} gives the bed {an it}.
modern headline
- The Bed Gets an Alcove
classic
- {The it} gives the bed a place of its own.
- The bed is set back in {an it}.
classic lead
- The bed is set back in {an it}, and the rest of this {city} {type} is free for company.
- {An it} takes the bed in this {city} {type}, and the room is left to the day.
classic headline
- A Place Set Back for the Bed
casual
- {The it} is for the bed, so the rest of the room is for you.
- The bed gets its own alcove.
casual lead
- Your friends won't have to sit on your bed in this {city} {type}: it has {an it}.
- The bed gets {an it} in this {city} {type}, and you get the rest of the room.
casual headline
- Nobody Has to Sit on the Bed

## formal dining room
kind: room
hook: 4
match: formal dining room, formal dining, formal dining rm, formal DR, separate formal dining
luxury
- {The it} is for long dinners.
- Dinner is served in {the it}.
investor
- There is {an it}.
- Plan: {it}.
family
- Put the leaf in the table and invite everyone to {the it}.
- {The it} is for the big dinners.
modern
- Dinner parties go in {the it}.
- There's {an it}.
classic
- {An it} is kept for dinner and for company.
- Dinner is taken in {the it}.
casual
- The good plates finally come out for {the it}.
- There's {an it} for the big dinners.

## dining room
kind: room
hook: 2
match: dining room, separate dining room, sep dining room, dining rm, DR
luxury
- There is {an it}.
- Dinner is served in {the it}.
investor
- There is {an it}.
- Plan: {it}.
family
- Birthdays and Tuesday's leftovers both happen in {the it}.
- There's {an it} for the big table.
modern
- Dinner goes in {the it}.
- There's {an it}.
classic
- Meals are taken in {the it}.
- There is {an it}.
casual
- You get {an it}.
- There's {an it} for the big table.

## formal living room
kind: room
hook: 3
match: formal living room, formal living, formal living rm, formal LR, parlor, front parlor, formal parlor
luxury
- Company is received in {the it}.
- There is {an it} for company.
investor
- There is {an it}.
- Plan: {it}.
family
- There's {an it} for company.
- Coats come off and the catching up starts in {the it}.
modern
- Company sits in {the it}.
- There's {an it}.
classic
- {The it} is for conversation.
- There is {an it}, where company is received.
casual
- There's {an it} for when company comes.
- There's {an it} for visits.

## second living area
kind: room
hook: 4
match: two living areas, 2 living areas, second living area, second living room, two living rooms, dual living areas, 2 living rooms
= a second living area makes two
luxury
- There are two living areas.
- There is a second living area.
investor
- Living areas: two.
- There is a second living area.
family
- With two living areas, the game goes on in one and the reading in the other.
- There are two living areas.
modern
- Two living areas.
- There's a second living area.
classic
- The house has two living areas.
- There is a second living area.
casual
- There are two living areas, so nobody fights over what's on.
- There's a second living area.

## family room
kind: room
hook: 2
match: family room, fam room, fam rm, family rm
luxury
- {The it} is for evenings without company.
- There is {an it} for every day.
investor
- Living area: {it}.
- There is {an it}.
family
- {The it} is for puzzles, movies, and whoever wanders in.
- {The it} is for every day.
modern
- There's {an it} for every day.
- Evenings happen in {the it}.
classic
- {The it} is for every day.
- The ordinary evening is spent in {the it}.
casual
- There's {an it} for kicking your shoes off.
- {The it} is for every day.

## great room
kind: room
hook: 6
match: great room, greatroom, great rm, open great room, two-story great room, 2 story great room, vaulted great room
= a great room combines living areas that other plans divide
luxury
- {The it} does the work of several rooms.
- The evening is spent in {the it}.
luxury lead
- The whole of an evening may be spent in one place in this {city} {type}: {the it}.
- {The it} comes first in this {city} {type}: one room for what other plans divide.
luxury headline
- The Evening, in One Great Room
investor
- There is {an it}.
- Living area: {it}.
investor lead
- This {city} {type} puts its living area into {an it}.
- On the plan of this {city} {type}: {an it}.
investor headline
- A Great Room Plan
family
- Everyone ends up in {the it}.
- There's {an it} for gathering.
family lead
- Everyone ends up in the same place in this {city} {type}: {the it}.
- Gather in {the it}: this {city} {type} has room for everyone at once.
family headline
- Everyone's in the Great Room
modern
- There's {an it}.
- {The it} does several jobs at once.
- {The it} is for gathering.
modern lead
- Most of the living in this {city} {type} gets done in one place: {the it}.
- Start in {the it}. The rest of this {city} {type} follows.
modern headline
- The Great Room Does the Living
classic
- {The it} gathers what other houses keep in separate rooms.
- There is {an it} for company and for every day.
classic lead
- What other houses keep in separate rooms, this {type} in {city} gathers into {an it}.
- {The it} is the center of this {city} {type}.
classic headline
- A House Gathered into One Great Room
casual
- {The it} is where everybody ends up.
- {The it} is for gathering.
casual lead
- Here's where you'll spend your time in this {city} {type}: {the it}.
- Everybody ends up in {the it} in this {city} {type}.
casual headline
- You'll Find Everybody in the Great Room

## keeping room
kind: room
hook: 4
match: keeping room, hearth room, keeping rm, hearth rm
= a keeping room is a sitting room by the kitchen
luxury
- Company sits near the cook in {the it}.
- There is {an it}.
investor
- Living area: {it}, by the kitchen.
- There is {an it}.
family
- Whoever isn't cooking can sit in {the it}.
- There's {an it} for sitting.
modern
- {The it} is for sitting near the cook.
- There's {an it}.
classic
- Company sits near the cook in {the it}.
- There is {an it}.
casual
- {The it} is for keeping the cook company.
- There's {an it} for sitting.

## sunroom
kind: room
hook: 6
match: sunroom, sun room, sun porch, sunporch, Florida room, solarium, conservatory, four season room, 4 season room, four-season sunroom, all-season room, garden room, heated sunroom
= a sunroom is built with windows to let in the sun
luxury
- {The it} lets in the sun and keeps out the wind.
- There is {an it}.
luxury lead
- The sun has a room of its own in this {city} {type}: {the it}.
- Mornings in this {city} {type} are spent in {the it}.
luxury headline
- A Room for the Sun
investor
- Plan: {it}.
- There is {an it}.
investor lead
- Of note in this {city} {type}: {an it}.
- On the plan of this {city} {type}: {an it}.
investor headline
- {The It} on the Plan
family
- Breakfast drifts toward {the it}, and so do the houseplants.
- When it's too cold to sit out, sit in {the it}.
- Plants do well in {the it}.
family lead
- Bring the plants and a second cup: this {city} {type} has {an it}.
- Breakfast drifts toward {the it} in this {city} {type}, and so do the houseplants.
family headline
- A Second Cup in {the It}
modern
- The plants will like {the it}.
- {The it} brings in the sun and keeps out the bugs.
modern lead
- Sun without the wind: this {city} {type} has {an it}.
- Start in {the it}: this {city} {type} has a room for the sun.
modern headline
- Sun Without the Wind
classic
- {The it} allows one to sit in the sun, out of the wind.
- Plants and readers do equally well in {the it}.
classic lead
- The weather is best enjoyed with glass in front of it, and this {city} {type} has {an it}.
- Plants and readers do equally well in {the it} of this {city} {type}.
classic headline
- The Weather, Enjoyed Behind Glass
casual
- Your plants are going to like {the it}.
- There's {an it} to sit in when the sun's out.
casual lead
- Your houseplants would pick this {city} {type}: it has {an it}.
- This {city} {type} has {an it} to sit in when the sun's out.
casual headline
- Your Plants Want {the It}

## three-season room
kind: room
hook: 5
match: three-season room, three season room, 3 season room, 3-season room, three season porch, 3 season porch, 3-season porch, seasonal room
= a three-season room is for spring, summer, and fall
luxury
- {The it} is for spring, summer, and fall.
- There is {an it}, from thaw to frost.
investor
- There is {an it}, for spring through fall.
- Plan: {it}.
family
- From the first thaw to the last leaf, supper can be in {the it}.
- {The it} is good from spring to fall.
modern
- {The it} is for spring, summer, and fall.
- {The it} runs from spring to fall.
classic
- {The it} is used from thaw to frost.
- There is {an it}, for spring, summer, and fall.
casual
- {The it} covers everything but winter.
- {The it} is good from spring to fall.

## foyer
kind: room
hook: 3
match: foyer, entry foyer, entrance foyer, entry hall, entrance hall, front hall, two-story foyer, 2 story foyer, vestibule, entryway
luxury
- Coats are taken in {the it}.
- Guests are received in {the it}.
investor
- Entry: {it}.
- There is {an it}.
family
- Hugs and coats happen in {the it}.
- Coats come off in {the it}.
modern
- Keys and coats land in {the it}.
- There's {an it}.
classic
- Guests are met in {the it}.
- The house is entered by way of {an it}.
casual
- There's {an it}, so people don't walk straight into the living space.
- There's {an it} for coats and hellos.

## built-in bunks
kind: amenity
hook: 4
match: built-in bunks, built in bunks, built-in bunk beds, custom bunks, bunk beds, built-in bunk
= bunks stack one bed above another
luxury
- {The it} stack the beds and leave the floor clear.
- There are {an it} for a full weekend.
investor
- There are {an it}.
- Sleeping: {it}.
family
- With {an it}, one more for the night is no problem.
- There are {an it} for the weekend crowd.
modern
- There are {an it}.
- {The it} stack the beds.
classic
- There are {an it} for a full weekend.
- {The it} stack their beds.
casual
- There are {an it}, so somebody's calling the top.
- You get {an it}.

## bonus room
kind: room
hook: 5
match: bonus room, bonus rm, bonus space, flex room, flex rm, flex space, multipurpose room, multi-use room, extra room, upstairs bonus, bonus over garage, FROG, finished room over garage
= a bonus room has no fixed use
luxury
- There is {an it}.
- There is {an it}, to be used as one likes.
investor
- Plan: {it}.
- {The it} has no fixed use.
family
- {The it} can be for sewing in March and for company by June.
- {The it} is for projects or play.
modern
- There's {an it}.
- Gym, studio, spare bed: {the it} can be any of them.
classic
- {The it} may serve as whatever the house turns out to need.
- There is {an it}, to be used as one likes.
casual
- {The it} is for whatever you don't have space for now.
- There's {an it}, and you decide what it's for.

## loft
kind: room
hook: 5
match: loft, loft area, loft space, upstairs loft, open loft, lofted area, loft overlooking
= a loft is an upper level left open
luxury
- There is {an it} above.
- {The it} is an open upper level.
investor
- Plan: {it}.
- {The it} is open floor on the upper level.
family
- Take the puzzle, the guitar, or the nap up to {the it}.
- There's {an it} upstairs, open to the rest.
modern
- {The it} is open to below.
- There's {an it} for a desk or a daybed.
classic
- There is {an it}, open to the floor below.
- The upper level is left open as {an it}.
casual
- {The it} is far enough up to get away and open enough to hear that dinner's ready.
- There's {an it} upstairs.

## den
kind: room
hook: 3
match: den, study/den, den w/ built-ins, paneled den, tv den
luxury
- One withdraws to {the it} after dinner.
- There is {an it}.
- {The it} is for quiet evenings.
investor
- There is {an it}.
- Plan: {it}.
family
- Take the crossword to {the it}.
- There's {an it} for quiet evenings.
modern
- There's {an it} for quiet evenings.
- Quiet evenings go to {the it}.
classic
- {The it} is for a chair, a lamp, and the end of the evening.
- There is {an it} for quiet evenings.
casual
- There's {an it} for quiet evenings.
- You've got {an it}, for when the living room's taken.

## home office
kind: room
hook: 5
match: home office, office, dedicated office, private office, study, home study, office/study, work from home office, WFH office, built-in desk office
luxury
- {The it} keeps work in one place.
- There is {an it} for work.
- ~with {an it} for work
investor
- There is {an it}.
- Plan: {it}.
family
- Finish the call and leave the laptop in {the it}.
- ~with {an it} for the working day
- There's {an it} for work.
modern
- Work goes in {the it}.
- The desk stays in {the it}.
classic
- Work is done in {the it}, and may be left there at the end of the day.
- There is {an it}, and no one need work at the dining table.
casual
- With {an it}, you can leave work at work. Sort of.
- There's {an it} for work.

## library
kind: room
hook: 7
match: library, home library, library w/ built-ins, paneled library, reading room, book room
= a library is a room for books
luxury
- The books have a room of their own.
- There is {an it} for the books.
luxury lead
- Some houses have shelves. This one, in {city}, has {an it}.
- Begin in {the it}: this {city} {type} gives the books a room of their own.
luxury headline
- A Room for the Books
- {The It} Comes First
investor
- Plan: {it}.
- There is {an it}.
investor lead
- Of note in this {city} {type}: {an it}.
- On the plan of this {city} {type}: {an it}.
investor headline
- {An It} in the Floor Plan
family
- The boxes marked "books" finally have somewhere to go: {the it}.
- Pick a book, pick a chair, and let the afternoon go by in {the it}.
- There's {an it} for the shelves.
family lead
- The boxes marked "books" get unpacked first: this {city} {type} has {an it}.
- Bring every book you couldn't part with: this {city} {type} has {an it}.
family headline
- Where the Boxes of Books Go
modern
- There's {an it}.
- Books go in {the it}.
modern lead
- No more stacks on the floor. This {city} {type} has {an it}.
- The books get a room in this {city} {type}: {the it}.
modern headline
- Shelved: {An It} at Home
- The Books Get a Room
classic
- The books are housed in {the it}.
- There is {an it} for reading.
classic lead
- A house with {an it} has made up its mind about the evenings. This one is in {city}.
- The books are housed in {the it} of this {city} {type}.
classic headline
- A House with {an It}
casual
- {The it} is for the books you've read and the ones you keep meaning to.
- You've got {an it} for the books.
casual lead
- Bring all the books: this {city} {type} has {an it}.
- You've finally got somewhere for the books: this {city} {type} has {an it}.
casual headline
- Bring All the Books

## home theater
kind: room
hook: 7
match: home theater, home theatre, theater room, theatre room, media room, movie room, movie theater, screening room, cinema room, home cinema
luxury
- Films are shown in {the it}.
- There is {an it} for films.
luxury lead
- In this {city} {type} the film begins when one sits down: there is {an it}.
- Films are shown in {the it} of this {city} {type}.
luxury headline
- The Film Begins When One Sits Down
- An Evening at the Pictures, at Home
investor
- Plan: {it}.
- There is {an it}.
investor lead
- Of note in this {city} {type}: {an it}.
- On the plan of this {city} {type}: {an it}.
investor headline
- {It} on the Plan
family
- Pop the corn, dim the lights, and start the movie in {the it}.
- Rainy Saturday? Double feature in {the it}.
- Movies play in {the it}.
family lead
- Friday has a plan in this {city} {type}: popcorn, blankets, and whatever's showing in {the it}.
- Pop the corn and dim the lights: this {city} {type} has {an it}.
family headline
- Friday Night at Home
modern
- Movies play in {the it}.
- In {the it}, the movie starts when you say.
modern lead
- No tickets. No trailers. This {city} {type} has {an it}.
- The movie starts when you say: this {city} {type} has {an it}.
modern headline
- No Tickets, No Trailers
classic
- There is {an it} for films.
- Films are shown in {the it}.
classic lead
- An evening at the pictures needs no coat in this {city} {type}; it has {an it}.
- {The it} of this {city} {type} needs no ticket.
classic headline
- The Pictures, Shown at Home
casual
- There's {an it} for movie night.
- Movie night's in {the it}.
casual lead
- Movie night's at your place: this {city} {type} has {an it}.
- Popcorn's cheaper at your own place, and this {city} {type} has {an it}.
casual headline
- Movie Night Is at Your Place

## home gym
kind: room
hook: 5
match: home gym, exercise room, workout room, fitness room, private gym, in-home gym, weight room, yoga room, fitness studio
luxury
- There is {an it}.
- Exercise is taken in {the it}, at any hour.
investor
- There is {an it}.
- Plan: {it}.
family
- The treadmill moves out of the bedroom and into {the it}.
- The weights go in {the it}.
modern
- {The it} never closes.
- {The it} is for the daily workout.
classic
- There is {an it} for the daily exercise.
- Exercise is taken in {the it}.
casual
- You never wait for a machine in {the it}.
- There's {an it} for the weights.

## game room
kind: room
hook: 5
match: game room, gameroom, games room, rec room, recreation room, billiard room, billiards room, pool table room, card room
luxury
- After dinner the company moves to {the it}.
- There is {an it} for after dinner.
investor
- Plan: {it}.
- There is {an it}.
family
- The evening moves to {the it} after supper.
- There's {an it} for cards, darts, or whatever you play.
modern
- There's {an it}.
- Games go in {the it}.
classic
- {The it} is set apart for play.
- There is {an it} for wet weather.
casual
- You'll find out who's a sore loser in {the it}.
- There's {an it}, so the ping-pong table can stay up.

## golf simulator
kind: amenity
hook: 7
match: golf simulator, golf sim, golf simulator room, simulator room, sim room, indoor golf, Trackman
luxury
- There is {an it}, for any weather.
- A round may be played in any weather on {the it}.
luxury lead
- The season does not close in this {city} {type}: there is {an it}.
- A round may be played in any weather in this {city} {type}, on {the it}.
luxury headline
- The Golf Season Does Not Close
investor
- Amenity: {it}.
- There is {an it}.
investor lead
- Of note in this {city} {type}: {an it}.
- Amenities in this {city} {type} start with {the it}.
investor headline
- A Golf Simulator at Home
family
- Snow on the ground? Everyone still gets a turn on {the it}.
- There's {an it} for rainy days.
family lead
- It's raining, it's dark, and it's your turn at the tee: this {city} {type} has {an it}.
- Everyone gets a turn, whatever the weather: this {city} {type} has {an it}.
family headline
- Your Turn at the Tee, Indoors
modern
- There's {an it}.
- Tee off indoors on {the it}.
modern lead
- No tee time, no rain delay. This {city} {type} has {an it}.
- Tee off indoors, any weather: this {city} {type} has {an it}.
modern headline
- No Tee Time Needed
classic
- {The it} permits a round in any weather.
- There is {an it}.
classic lead
- The game is played in all weathers in this {city} {type}, which has {an it}.
- The game need not wait for spring in this {city} {type}: there is {an it}.
classic headline
- Golf in All Weathers
casual
- {The it} won't fix your slice, but nobody has to watch.
- There's {an it} for rainy days.
casual lead
- You can't lose a ball in this {city} {type}: it has {an it}.
- Rain or shine, you can tee off in this {city} {type}: it has {an it}.
casual headline
- You Can't Lose a Ball Here

## wet bar
kind: amenity
hook: 4
match: wet bar, wetbar, bar w/ sink, wet bar w/ wine fridge, basement wet bar, built-in wet bar
= a wet bar has a sink
luxury
- {The it} has its own sink.
- Drinks are poured at {the it}, which has its own sink.
investor
- {The it} has its own sink.
- Interior: {it}.
family
- {The it} has its own sink for the glasses.
- Drinks are poured at {the it}.
modern
- {The it} has its own sink.
- {The it} is for pouring drinks.
classic
- {The it} has running water of its own.
- Refreshments are served at {the it}.
casual
- {The it} has its own sink, so the glasses don't pile up in the kitchen.
- Drinks get poured at {the it}.

## wine cellar
kind: amenity
hook: 7
match: wine cellar, wine room, wine storage, wine closet, climate controlled wine cellar, temperature controlled wine room, bottle cellar, wine grotto
luxury
- A bottle for dinner is chosen in {the it}.
- Bottles are kept in {the it} until they are wanted.
- (n) The cellar holds {n} bottles.
luxury lead
- Dinner in this {city} {type} begins with a bottle chosen in {the it}.
- The bottles have a place of their own in this {city} {type}: {the it}.
- (n) The cellar of this {city} {type} holds {n} bottles.
luxury headline
- Dinner Begins with the Wine
- The Wine Has a Place of Its Own
investor
- Amenity: {it}.
- There is {an it}.
investor lead
- Of note in this {city} {type}: {an it}.
- Amenities in this {city} {type} start with {the it}.
investor headline
- Wine Storage on the List
family
- Send whoever's nearest to {the it} for a bottle.
- The bottles are kept in {the it}.
family lead
- Somebody go pick a bottle: this {city} {type} has {an it}.
- The bottle you've been saving has a place to wait in this {city} {type}: {the it}.
family headline
- Somebody Go Pick a Bottle
modern
- The bottles go in {the it}.
- There's {an it}.
modern lead
- The bottles have their own place in this {city} {type}: {the it}.
- This {city} {type} has {an it} for the bottles worth keeping.
modern headline
- The Bottles Have Their Own Place
classic
- There is {an it} for the bottles.
- Bottles are laid down in {the it}.
classic lead
- Bottles may be laid down in this {city} {type}, which has {an it}.
- A bottle for dinner is chosen in {the it} of this {city} {type}.
classic headline
- A Place to Lay Down Wine
casual
- You've got {an it}, so the bottles can come down off the fridge.
- The bottles go in {the it}.
casual lead
- Buying by the case makes sense in this {city} {type}: it has {an it}.
- The good bottles have somewhere to go in this {city} {type}: {the it}.
casual headline
- Somewhere to Put the Good Bottles

## art studio
kind: room
hook: 7
match: art studio, artist studio, artist's studio, artists studio, studio space, painting studio, pottery studio, creative studio, detached studio, work studio
= a studio is a room for making things
luxury
- {The it} lets the work stay where it stopped.
- There is {an it} for work in progress.
luxury lead
- Work may be left where it stopped in this {city} {type}, which has {an it}.
- {The it} comes first in this {city} {type}: a place for work in progress.
luxury headline
- A Room for Work in Progress
investor
- Plan: {it}.
- There is {an it}.
investor lead
- Of note in this {city} {type}: {an it}.
- On the plan of this {city} {type}: {an it}.
investor headline
- A Studio in the Price
family
- Half finished is a fine way to leave things in {the it}.
- There's {an it} for paint and clay.
family lead
- Leave it half finished and come in to supper: this {city} {type} has {an it}.
- There's a place to spread it all out in this {city} {type}: {the it}.
family headline
- Half Finished Is Fine in the Studio
modern
- Work in progress stays in {the it}.
- There's {an it}.
modern lead
- A place to make things. This {city} {type} has {an it}.
- Make it, leave it out. This {city} {type} has {an it}.
modern headline
- Make Things Here
classic
- Unfinished work may be left out in {the it}.
- There is {an it} for the making of things.
classic lead
- Unfinished work deserves a place of its own. In this {city} {type} it has {an it}.
- The makers of things will begin with {the it} of this {city} {type}.
classic headline
- A House with a Studio
casual
- {The it} means your work can quit living on the dining table.
- There's {an it} for paint and clay.
casual lead
- Got a thing you make? This {city} {type} has {an it} for it.
- You can leave it half finished in this {city} {type}: there's {an it}.
casual headline
- Go Make Something

## craft room
kind: room
hook: 4
match: craft room, crafts room, hobby room, sewing room, craft/hobby room, craft space
luxury
- There is {an it} for work done by hand.
- {The it} is for work done by hand.
investor
- Plan: {it}.
- There is {an it}.
family
- The glitter stays in {the it}.
- Cut, glue, and sew in {the it}.
modern
- Projects stay in {the it}.
- There's {an it}.
classic
- There is {an it} for work done by hand.
- {An it} is set aside for sewing and the like.
casual
- The half-finished sweater can wait in {the it}.
- You've got {an it} for whatever you're making.

## music room
kind: room
hook: 5
match: music room, piano room, practice room, music studio
luxury
- There is {an it} for playing and for listening.
- An instrument has its place in {the it}.
investor
- Plan: {it}.
- There is {an it}.
family
- Leave the guitar out of its case in {the it}.
- The piano goes in {the it}.
modern
- There's {an it}.
- {The it} is for practice.
classic
- {The it} gives practice a place of its own.
- There is {an it}.
casual
- {The it} is for the band, or for the one song you know.
- There's {an it} for whatever you play.

## playroom
kind: room
hook: 2
match: playroom, play room, play area, toy room
luxury
- {The it} is given over to games.
- There is {an it}.
investor
- Plan: {it}.
- There is {an it}.
family
- Whatever's on the floor of {the it} can stay on the floor.
- Toys and games go in {the it}.
modern
- There's {an it}.
- {The it} is for games and toys.
classic
- The games are kept in {the it}.
- {An it} is set aside for games.
casual
- There's {an it} for games.
- Toys and games go in {the it}.

## workshop
kind: room
hook: 6
match: workshop, work shop, shop space, woodshop, wood shop, workshop w/ 220v, hobby shop, workshop area, workbench area, shop w/ power
luxury
- There is {an it} for the tools.
- The tools are kept in {the it}.
investor
- Work space: {it}.
- There is {an it} for tools.
family
- Bring the wobbly chair to {the it}.
- There's {an it} for the tools.
modern
- Tools go in {the it}.
- There's {an it}.
classic
- {The it} is for mending and making.
- There is {an it} for the tools.
casual
- {The it} is for everything you've been meaning to fix.
- You've got {an it} for the tools and the projects.

## finished attic
kind: room
hook: 5
match: finished attic, fin attic, finished third floor, finished walk-up attic, attic bedroom, attic studio, converted attic
luxury
- At the top of the house is {an it}.
- The attic is finished.
investor
- The attic is finished.
- Plan: {it}.
family
- Take a blanket up to {the it} and listen to the rain.
- The attic is finished.
- There's {an it} up top.
modern
- The attic is finished.
- There's {an it} up top.
classic
- The attic is finished.
- At the top of the house is {an it}.
casual
- The attic's finished, so you gain a floor.
- The attic's finished.

## mudroom
kind: room
hook: 4
match: mudroom, mud room, mud-room, mudroom entry, boot room, mudrm
= a mudroom is an entry for coats and boots
luxury
- Coats and boots are left in {the it}.
- Wet things are left in {the it}.
investor
- There is {an it}.
- Everyday entry: {it}.
family
- {The it} holds the boots, the bags, and the umbrellas.
- Kick off your boots in {the it}.
- ~with {an it} for the boots
- Boots and coats stop at {the it}.
modern
- Boots come off in {the it}.
- {The it} takes the coats and the boots.
classic
- There is {an it} for coats and boots.
- Coats and boots are taken off in {the it}.
- ~with {an it} for boots and coats
casual
- Muddy boots stop at {the it}.
- There's {an it} for the boots and the coats.

## mudroom lockers
kind: storage
hook: 3
match: mudroom lockers, built-in lockers, lockers, cubbies, built-in cubbies, mudroom bench, boot bench, bench and cubbies, hall tree, drop zone, built-in bench w/ hooks
luxury
- {The it} is for coats, bags, and gloves.
- Coats and bags are kept in {the it}.
investor
- Storage: {it}.
- {The it} is for coats and bags.
family
- Drop your bag at {the it} tonight and find it there tomorrow.
- Coats and bags go in {the it}.
modern
- {The it} gets the bags off the floor.
- Coats and bags go in {the it}.
classic
- Coats and bags are set down at {the it}.
- {The it} is for coats and bags.
casual
- With {an it}, your keys have one less place to hide.
- Coats and bags go in {the it}.

## laundry room
kind: room
hook: 3
match: laundry room, laundry rm, separate laundry room, dedicated laundry room, utility room, laundry/utility room, laundry w/ cabinets
luxury
- Washing and ironing are done in {the it}.
- There is {an it}.
investor
- There is {an it}.
- Plan: {it}.
family
- The basket and the folding stay in {the it}.
- The wash gets done in {the it}.
modern
- There's {an it}.
- The wash stays in {the it}.
classic
- The washing is kept to {the it}.
- The washing is done in {the it}.
casual
- The pile of wash stays in {the it}.
- ~and {an it} for the socks
- The wash gets done in {the it}.

## upstairs laundry
kind: room
hook: 3
match: upstairs laundry, second floor laundry, second-floor laundry, 2nd floor laundry, laundry on second floor, upper level laundry, laundry on bedroom level, laundry upstairs
= the laundry is above the first floor
luxury
- The laundry is upstairs.
- There is {an it}.
investor
- Laundry: upstairs.
- The laundry is upstairs.
family
- The laundry is upstairs.
- There's {an it}.
modern
- The laundry is upstairs.
- There's {an it}.
classic
- The laundry is on the upper floor.
- There is {an it}.
casual
- The laundry's upstairs.
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
- The laundry is on the main level, so you can start a load on your way by.
- The laundry is on the main level.
- There's {an it}.
modern
- The laundry is on the main level.
- Laundry: main level.
classic
- The laundry is on the main level.
- There is {an it}.
casual
- The laundry's on the main level, so you can throw in a load on your way by.
- You get {an it}.

## in-unit laundry
kind: amenity
hook: 5
match: in-unit laundry, in unit laundry, laundry in unit, washer/dryer in unit, w/d in unit, W/D in-unit, in-unit washer/dryer, in-unit W/D, in suite laundry, in-suite laundry, laundry in apartment, private laundry
= in-unit laundry is shared with no one
luxury
- The laundry is within the residence.
- There is {an it}.
luxury lead
- The laundry is inside this {city} {type}, to be used at any hour one likes.
- Laundry is done at home in this {city} {type}.
luxury headline
- The Laundry Is Behind Your Own Door
investor
- Laundry: in unit.
- The laundry is in the unit.
investor lead
- This {city} {type} has its laundry in the unit.
- Laundry in this {city} {type} is in the unit.
investor headline
- Laundry in Unit, {city}
family
- Start a load and start supper, because the laundry is in the unit.
- There's {an it}.
family lead
- Laundry day can be any day in this {city} {type}: it's in the unit.
- Start a load in your slippers: this {city} {type} has laundry in the unit.
family headline
- Laundry in Your Slippers
modern
- Laundry never leaves the unit.
- Laundry: in the unit.
modern lead
- No quarters, no waiting. This {city} {type} has its laundry in the unit.
- Laundry never leaves the unit in this {city} {type}.
modern headline
- No Quarters Needed
classic
- The laundry is within the {type}.
- There is {an it}.
classic lead
- In this {city} {type} the washing is done at home.
- The laundry of this {city} {type} is within the unit.
classic headline
- The Washing Is Done at Home
casual
- The laundry's in the unit, so keep your quarters.
- You get {an it}.
casual lead
- Keep your quarters: this {city} {type} has laundry in the unit.
- You can do laundry in pajamas in this {city} {type}: it's in the unit.
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
- Included: washer and dryer.
- The washer and dryer convey.
family
- The washer and dryer stay, so the first load can go in on moving day.
- The washer and dryer stay.
modern
- The washer and dryer stay.
- Included: washer and dryer.
classic
- The washer and dryer are included.
- The washer and dryer stay with the {type}.
casual
- The washer and dryer come with it, so that's two things you don't have to lift.
- The washer and dryer come with it.

## washer and dryer hookups
kind: utilities
hook: 1
match: washer/dryer hookups, washer and dryer hookups, w/d hookups, w/d hook ups, W/D hook-ups, laundry hookups, washer dryer connections, w/d connections
luxury
- Connections are in place for a washer and dryer.
- There are hookups for a washer and dryer.
investor
- Hookups are in place for a washer and dryer.
- Utilities: {it}.
family
- There are hookups for a washer and dryer.
- The hookups for a washer and dryer are in.
modern
- Washer and dryer hookups are in.
- There are hookups for a washer and dryer.
classic
- There are hookups for a washer and dryer.
- The connections for a washer and dryer are in place.
casual
- There are hookups for a washer and dryer, so bring your machines.
- There are hookups for a washer and dryer.

## coin laundry
kind: income
hook: 1
match: coin laundry, coin-op laundry, coin op laundry, coin-operated laundry, coin op, coin laundry in bsmt
luxury
- There is coin laundry on the premises.
- The laundry is coin-operated.
investor
- Laundry: coin-operated, on site.
- There is coin laundry on site.
family
- The laundry is coin-operated.
- There's coin laundry on site, so washday doesn't need the car.
- There's {an it}.
modern
- Coin laundry.
- Coin laundry, on site.
classic
- The laundry is coin-operated.
- There is {an it}.
- Coin-operated laundry is provided on the premises.
casual
- The laundry's coin-op, so hang on to your quarters.
- There's {an it}.
- There's coin laundry on site.

## laundry in the building
kind: building
hook: 2
match: laundry in building, laundry in bldg, on-site laundry, on site laundry, onsite laundry, shared laundry, common laundry, community laundry, laundry facility, laundry on each floor, laundry on floor, pay laundry, card-operated laundry
luxury
- The building has a laundry.
- Laundry is done on the premises.
- There is {an it}.
investor
- There is laundry on site.
- Laundry: shared, on site.
- Laundry: {it}.
family
- Washday doesn't need the car; there's laundry on site.
- There's {an it}.
modern
- There's laundry on site.
- Shared laundry, on site.
classic
- There is a laundry on the premises.
- There is {an it}.
casual
- There's laundry on site, so there's no lugging a bag to the car.
- There's {an it}.

## laundry sink
kind: finish
hook: 1
match: laundry sink, utility sink, laundry tub, slop sink, deep sink, wash tub, laundry room sink
luxury
- There is {an it} for hand washing.
- Soaking and scrubbing are done at {the it}.
investor
- Plumbing: {it}.
- There is {an it}.
family
- Paintbrushes and muddy boots go in {the it}.
- There's {an it} for boots and brushes.
modern
- There's {an it}.
- Brushes, boots, and buckets go to {the it}.
classic
- {The it} is for boots, brushes, and vases.
- Soaking and scrubbing are done at {the it}.
casual
- Paintbrushes go to {the it}, and the kitchen stays out of it.
- There's {an it} for boots and brushes.

## laundry chute
kind: amenity
hook: 3
match: laundry chute, clothes chute, laundry shoot
= a laundry chute drops clothes to a lower floor
luxury
- The linen goes down by {the it}.
- There is {an it}.
investor
- There is {an it}.
- Interior: {it}.
- {The it} runs between floors.
family
- Drop the towels down {the it} and listen for the thump.
- The wash goes down {the it}.
modern
- {The it} does the carrying.
- There's {an it}.
classic
- The washing goes down by {the it}.
- There is {an it}.
casual
- Drop it down {the it} and it's off the floor.
- There's {an it}.

## finished basement
kind: room
hook: 6
match: finished basement, fin basement, finished bsmt, fin bsmt, fin. bsmt, finished lower level, finished LL, full finished basement, fully finished basement, completely finished basement
= a finished basement is a usable floor below
luxury
- There is {an it}, a usable floor below.
- The basement is finished.
luxury lead
- This {city} {type} has one more floor to use: the basement is finished.
- The finished floors of this {city} {type} include the basement.
luxury headline
- One More Finished Floor
investor
- The basement is finished.
- Plan: {it}.
investor lead
- The basement of this {city} {type} is finished.
- This {city} {type} has a finished basement, a usable floor below.
investor headline
- A Finished Basement Below
family
- The finished basement takes the movie screen, the ping-pong table, and the guests.
- ~with {an it} for whatever is left over
- The basement is finished.
family lead
- There's a whole floor downstairs to claim in this {city} {type}: the basement is finished.
- Rainy days go downstairs in this {city} {type}: the basement is finished.
family headline
- Downstairs Is Up for Grabs
modern
- The basement is finished.
- {The it} adds a floor to use.
modern lead
- Go down. The basement of this {city} {type} is finished.
- This {city} {type} has one more floor: the basement is finished.
modern headline
- One More Floor
classic
- The basement has been finished.
- There is {an it}, a usable floor below.
- ~over {an it}
classic lead
- In this {city} {type} the basement is finished as well.
- Below its first floor, this {city} {type} has a finished basement.
classic headline
- Finished Below as Well as Above
casual
- The basement's finished, so there's somewhere to put the loud stuff.
- The basement's finished.
casual lead
- Start downstairs: the basement in this {city} {type} is finished.
- You've got a whole floor to call dibs on in this {city} {type}: the basement's finished.
casual headline
- Start Downstairs

## partially finished basement
kind: room
hook: 4
match: partially finished basement, partial finished basement, part finished basement, partly finished bsmt, partially finished bsmt, semi-finished basement, part fin bsmt
luxury
- The basement is finished in part.
- Part of the lower floor is finished.
investor
- Plan: {it}.
- Part of the basement is finished.
family
- The basement is partly finished, with room left for boxes.
- The basement is partly finished.
modern
- The basement is part finished.
- Downstairs: part finished, part storage.
classic
- The basement is finished in part.
- A portion of the basement has been finished.
casual
- The basement's partly finished, with room left for bikes.
- The basement's partly finished.

## unfinished basement
kind: storage
hook: 2
match: unfinished basement, unfin basement, unfinished bsmt, unfin bsmt, full unfinished basement, unfinished lower level
luxury
- The basement is unfinished.
- There is {an it}.
investor
- Basement: unfinished.
- The basement is unfinished.
family
- Bikes, sleds, and the tent all fit in the unfinished basement.
- The basement is unfinished.
modern
- The basement is unfinished.
- Storage below: {it}.
classic
- The basement is unfinished, ready for tools and boxes.
- The basement has been left unfinished.
casual
- The basement's unfinished, so sawdust is fine down there.
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
- The house has a full basement.
- Basement: full.
family
- The full basement takes the sleds and the folding chairs.
- There's a full basement.
modern
- The house has a full basement.
- There's a full basement.
classic
- There is a full basement.
- The house is built over a full basement.
casual
- There's a full basement, so you don't have to decide what to get rid of yet.
- There's a full basement.

## basement
kind: storage
hook: 1
match: basement, bsmt, cellar, has basement, w/ basement
luxury
- There is a basement.
- There is {an it} for storage.
investor
- There is a basement.
- Storage: {it}.
family
- There's a basement for suitcases and folding chairs.
- There's a basement.
modern
- There's a basement.
- There's {an it} for storage.
classic
- There is a basement.
- The house has a basement beneath it.
casual
- There's a basement, so the ski boots get to stay.
- There's {an it} for storage.

## walkout basement
kind: room
hook: 6
match: walkout basement, walk-out basement, walk out basement, walkout bsmt, walk-out bsmt, w/o basement, walkout lower level, walk-out lower level, walkout LL, finished walkout basement, finished walk-out
= a walkout basement has a door to the outdoors at ground level
luxury
- {The it} has its own door to the outdoors.
- {The it} opens to the outdoors.
luxury lead
- The lower floor of this {city} {type} opens straight to the outdoors: there is {an it}.
- {The it} of this {city} {type} has its own door to the outdoors.
luxury headline
- A Lower Level That Opens to the Outdoors
investor
- {The it} has a door at grade.
- Plan: {it}.
investor lead
- This {city} {type} has {an it}, with a door at grade.
- On the plan of this {city} {type}: {an it}.
investor headline
- {It}, Door at Grade
family
- {The it} has its own door, so the bikes never come through the kitchen.
- {The it} has a door to the outside.
family lead
- Downstairs has its own door to the outside in this {city} {type}: there's {an it}.
- Bikes and boots come in by {the it} in this {city} {type}.
family headline
- Downstairs Has Its Own Door
modern
- {The it} has a door to the outside.
- Downstairs and outdoors are on one level in {the it}.
modern lead
- Take the stairs down and keep walking. This {city} {type} has {an it}.
- This {city} {type} has {an it}: downstairs and outdoors on one level.
modern headline
- Down the Stairs and Out the Door
classic
- {The it} opens to the outdoors at grade.
- {The it} has its own door to the outdoors.
classic lead
- {The it} of this {city} {type} opens to the outdoors at grade.
- The lower floor of this {city} {type} opens to the outdoors, by way of {the it}.
classic headline
- {An It}, with a Door to the Outdoors
casual
- {The it} has its own door, good for bikes and muddy boots.
- {The it} has a door to the outside.
casual lead
- This {city} {type} has {an it}, with a door of its own for the bikes.
- Muddy boots have their own way in to this {city} {type}: {the it}.
casual headline
- Even Downstairs Has a Door Out

## daylight basement
kind: room
hook: 5
match: daylight basement, daylight bsmt, lookout basement, look-out basement, garden level basement
= a daylight basement has windows above the ground
luxury
- The basement has windows above the ground.
- Daylight reaches the basement.
- {The it} has windows above the ground.
investor
- The basement has windows above grade.
- Plan: {it}.
family
- The basement has daylight, so a plant down there stands a chance.
- {The it} has windows above ground.
modern
- {The it} has windows.
- Daylight reaches the basement.
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
- The basement has an outside entrance.
investor
- The basement has an outside entrance.
- Plan: {it}.
family
- Big things go down by {the it}, not through the kitchen.
- The basement has an outside entrance.
modern
- The basement has its own way in from outdoors.
- The big stuff goes down by {the it}.
classic
- The basement has its own way in from outdoors.
- The basement has an outside entrance.
casual
- Big things go down by {the it}.
- The basement's got an outside entrance.

## basement plumbed for a bath
kind: utilities
hook: 3
match: basement plumbed for bath, plumbed for a bathroom, plumbed for future bath, basement rough-in, rough-in for bath, bathroom rough in, roughed-in bath, roughed in bathroom, stubbed for bath, bsmt stubbed for bathroom
= the drains and supply lines are in; the fixtures are not
luxury
- The plumbing for another bath is in.
- The basement is plumbed for a bath.
investor
- Basement: plumbed for a bath.
- The plumbing for another bath is in.
family
- Want another bath someday? The plumbing's in.
- The basement is plumbed for a bath.
modern
- The plumbing for another bath is in.
- The basement is plumbed for a bath.
classic
- Pipes for a bath are in place.
- The basement has been plumbed for a bath.
casual
- It's plumbed for another bathroom.
- The basement's plumbed for a bath.

## home elevator
kind: amenity
hook: 7
match: elevator, home elevator, in-home elevator, private elevator, residential elevator, elevator to all floors, 3-stop elevator, personal elevator
= an elevator runs between floors; typed alone for a condo or an apartment, it is the building's
luxury
- There is {an it} between the floors.
- {The it} carries the luggage.
luxury lead
- In this {city} {type} one presses a button for the next floor: there is {an it}.
- {The it} serves the floors of this {city} {type}.
luxury headline
- The Next Floor, at the Press of a Button
- The Stairs Are a Matter of Preference
investor
- Amenity: {it}.
- {The it} runs between the floors.
investor lead
- Of note in this {city} {type}: {an it}.
- Amenities in this {city} {type} start with {the it}.
investor headline
- An Elevator Between Floors
family
- Groceries and suitcases go up in {the it}.
- Take {the it} when your arms are full and the stairs when they aren't.
- There's {an it} between the floors.
family lead
- Press the button and send the groceries up: this {type} has {an it}.
- Full arms are fine in this {city} {type}: there's {an it}.
family headline
- Send the Groceries Up
modern
- There's {an it}.
- {The it} runs between the floors.
modern lead
- Going up? This {city} {type} has {an it}.
- This {city} {type} has {an it}. Send the luggage first.
modern headline
- Going Up
classic
- There is {an it}.
- The floors are joined by {an it}, as well as by the stairs.
classic lead
- One may ride to the next floor in this {city} {type}; there is {an it}.
- The floors of this {city} {type} are joined by {an it}, as well as by stairs.
classic headline
- A House with an Elevator
casual
- There's {an it}, and you'll ride it twice the first day.
- There's {an it} between the floors.
casual lead
- Yes, that's right: this {city} {type} has {an it}.
- Stairs or button, your call: this {city} {type} has {an it}.
casual headline
- Yes, It Has an Elevator

## private elevator entry
kind: building
hook: 8
match: private elevator entry, private elevator entrance, elevator opens into unit, elevator opens into residence, direct elevator access, direct elevator entry, keyed elevator, key-locked elevator entry, private elevator landing, private elevator vestibule
= the elevator stops at this residence's own entry
luxury
- The elevator opens at the residence.
- The residence is entered from a private elevator.
luxury lead
- The elevator of this {city} {type} stops at one's own entry.
- In this {city} {type} the elevator ride ends at home.
luxury headline
- The Elevator Ride Ends at Home
- No Corridor, Only Home
investor
- Entry: by private elevator.
- The elevator opens at the residence.
investor lead
- This {city} {type} is reached by private elevator.
- Entry to this {city} {type}: private elevator.
investor headline
- Private Elevator Entry in {city}
family
- The doors open and you're home: the elevator brings you to your own entry.
- There's {an it}.
family lead
- The elevator doors open and you're home in this {city} {type}.
- This {city} {type} has its own elevator entry, so the doors open and you're home.
family headline
- The Doors Open and You're Home
modern
- The elevator opens at home.
- Entry is by private elevator.
modern lead
- The elevator opens. You're home. This {city} {type} skips the hallway.
- Entry to this {city} {type} is by private elevator.
modern headline
- Elevator, Then Home
classic
- The elevator opens at the entry of the residence.
- The residence is entered by a private elevator.
classic lead
- One is carried to the entry of this {city} {type} by private elevator.
- This {city} {type} is entered by a private elevator.
classic headline
- Entered by Private Elevator
casual
- The elevator lets you out at your own place.
- There's {an it}.
casual lead
- The elevator doors open and you may as well take your shoes off: in this {city} {type}, it stops at your own entry.
- No hallway: the elevator stops at your own entry in this {city} {type}.
casual headline
- Off the Elevator, Already Home

## elevator building
kind: building
hook: 4
match: elevator building, elevator bldg, elev bldg, elevator in building, building w/ elevator, building elevator, secure elevator
luxury
- An elevator serves the building.
- The building has an elevator.
investor
- Building: elevator.
- An elevator serves the building.
family
- Bring the groceries up in one trip, because the building has an elevator.
- The building has an elevator.
modern
- The building has an elevator.
- Elevator building.
classic
- The building has an elevator.
- An elevator serves the building.
casual
- The building has an elevator, so moving day just got shorter.
- The building has an elevator.

## elevator ready
kind: utilities
hook: 4
match: elevator ready, elevator-ready, elevator shaft, elevator shaft framed, elevator capable, prepped for elevator, plumbed for elevator, pre-plumbed for elevator, future elevator, stacked closets for future elevator
= space for an elevator is provided; the elevator is not
luxury
- A place has been kept for an elevator.
- The plan is ready for an elevator.
investor
- The layout is elevator ready.
- Space is provided for an elevator.
family
- There's a space kept for an elevator.
- It's elevator ready.
modern
- Space is kept for an elevator.
- It's elevator ready.
classic
- Provision has been made for an elevator.
- The house is elevator ready.
casual
- It's elevator ready, meaning the space is there and the elevator isn't. Yet.
- It's elevator ready.

## single-level layout
kind: accessibility
hook: 4
match: single level, single-level, single level living, one level, one-level living, single story, single-story, one story, all on one level, everything on one level, no interior steps, one floor living
= single level is one level, with no stairs between rooms
luxury
- Everything is on one level.
investor
- Layout: one level.
- Everything is on one level.
family
- It's all on one level, with no stairs to vacuum.
- It's all on one level.
modern
- Everything is on one level.
classic
- The rooms are all on one level.
- The plan keeps to a single level.
casual
- It's all on one level.

## wheelchair accessible
kind: accessibility
hook: 5
match: wheelchair accessible, wheelchair-accessible, wheelchair access, ADA accessible, ADA compliant, handicap accessible, fully accessible, accessible home, accessible unit
luxury
- The residence is wheelchair accessible.
- There is wheelchair access.
investor
- The property is wheelchair accessible.
- Access: {it}.
family
- It's wheelchair accessible.
- The home is wheelchair accessible.
modern
- Wheelchair access: yes.
- Access: wheelchair accessible.
classic
- The house is wheelchair accessible.
- There is wheelchair access.
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
- There is {an it}.
investor
- There is {an it}.
- Access: {it}.
family
- Whatever rolls comes in by {the it}.
- There's {an it}.
modern
- Wheels come in by {the it}.
- There's {an it}.
classic
- {An it} leads up to the house.
- There is {an it}.
casual
- {The it} works for anything with wheels.
- There's {an it}.

## step-free entry
kind: accessibility
hook: 4
match: step-free entry, step free entry, no-step entry, no step entry, zero step entry, zero-step entry, zero entry, level entry, no steps to enter, flush entry, zero threshold entry
= there is no step at the door
luxury
- One enters on the level, with no step at the door.
- There is no step at the door.
- There is {an it}.
investor
- There is no step at the door.
- Entry: no step.
family
- Come in with your arms full; there's no step at the door.
- The entry has no step.
modern
- No step at the door.
- There's {an it}.
classic
- The entry has no step.
- There is no step at the door.
casual
- There's no step at the door, so anything on wheels rolls right in.
- The entry has no step.

## wide doorways
kind: accessibility
hook: 3
match: wide doorways, wide doors, widened doorways, 36 inch doors, 36" doors, 36-inch doorways, 3-0 doors, wide hallways, wide halls, extra wide hallways
luxury
- There are {an it}.
- The house has {an it}.
investor
- Access: {it}.
- There are {an it}.
family
- {The it} let a wheelchair or a sofa by.
- There are {an it}.
modern
- There are {an it}.
- The house has {an it}.
classic
- There are {an it}.
- The house has {an it}.
casual
- There are {an it}, so the couch goes right through.
- You get {an it}.

## grab bars
kind: accessibility
hook: 2
match: grab bars, grab bar, shower grab bars, bath grab bars, grab bars in bath, grab bars in shower, bathroom grab bars
luxury
- There are {an it}.
- {It} have been installed.
investor
- There are {an it}.
- Installed: {it}.
family
- There are {an it}.
- There's something to hold on to: {it}.
modern
- There are {an it}.
- Something to hold on to: {it}.
classic
- {It} have been fitted.
- There are {an it}.
casual
- There are {an it} to hold on to.
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
- {The it} has no curb.
- Accessibility: {it}.
family
- {The it} has no curb to step over.
- {The it} has no step.
modern
- The floor runs straight into {the it}.
- There's no curb on {the it}.
classic
- {The it} is entered without a step, on foot or on wheels.
- There is no curb to {the it}.
casual
- Roll in or walk in: {the it} has no curb.
- {The it} has no step.

## walk-in tub
kind: accessibility
hook: 3
match: walk-in tub, walk in tub, walk-in bathtub, step-in tub, tub w/ door, accessible tub
= a walk-in tub has a door
luxury
- There is {an it}.
- {The it} is entered by a door.
investor
- {The it} has a door.
- Accessibility: {it}.
family
- There's {an it}.
- {The it} has a door, so there's no side to step over.
modern
- {The it} has a door.
- There's {an it}.
classic
- {The it} has a door in its side.
- {The it} is entered by a door.
casual
- {The it} has a door, so there's nothing to climb over.
- {The it} has a door.

## stair lift
kind: accessibility
hook: 3
match: stair lift, stairlift, stair chair, chair lift, chairlift, chair lift on stairs, stair glide
= a stair lift carries a seated rider along the stairs; a ski lift is another matter
luxury
- The stairs are served by {an it}.
- There is {an it}.
investor
- There is {an it} on the stairs.
- Accessibility: {it}.
family
- There's {an it} on the stairs.
- {The it} runs along the stairs.
modern
- There's {an it}.
- {The it} runs along the stairs.
classic
- There is {an it}.
- {The it} serves the stairs.
casual
- {The it} takes the stairs for you.
- There's {an it}.

## accessible bathroom
kind: accessibility
hook: 3
match: accessible bathroom, accessible bath, ADA bathroom, ADA bath, handicap bathroom, wheelchair accessible bathroom, barrier-free bathroom
= an accessible bathroom leaves a wheelchair room to turn
luxury
- {The it} leaves a wheelchair room to turn.
- The residence has {an it}.
investor
- {The it} has wheelchair turning space.
- Baths: {it}.
family
- {The it} has room to turn around in.
- There's {an it} in the house.
modern
- There's {an it}.
- {The it} has turning space.
classic
- The house has {an it}.
- {The it} leaves a wheelchair room to turn.
casual
- {The it} has room to turn around.
- You've got {an it}.
`
