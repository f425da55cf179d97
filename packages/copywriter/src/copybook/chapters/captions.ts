// Lines as data; the notation is explained in ../README.md.
export const captions = String.raw`
# Captions: hooks, bodies, closers, emoji, hashtags

Lines for Facebook, Instagram, LinkedIn and X in six tones. Notation as in README.md and frame.txt; what is new here:

## notation
- Figures are digits in captions: {beds} 3 bedrooms, {beds-} 3-bedroom, {baths} 2.5 baths, {sqft} 1,985 square feet; {bd} 3 bed, {ba} 2.5 bath, {sf} 1,985 sq ft (Instagram and X). {fig} the counts not told yet, in the network's form, without the price: '3.5 baths, 3,640 square feet'; {figs} the same inside a sentence: '3.5 baths and 3,640 square feet'. A caption line may begin with a digit; a hook may not.
- {tell}, {tell2}: a telling from the copybook, in this tone, of the next strongest concept not yet used, whole sentence. {scene}: a scene line. {f2} to {f5}: the next features as noun phrases; {a f2} with article, {f2, f3, f4} with commas, {f2 & f3} with 'and', {a f2 & f3} with 'and' and an article for each.
- Roles by purpose, filled by kind: {in}, {in2} indoor features; {out}, {out2} outdoor places and land; {cook} range, oven, island; {warm} fireplace, stove, fire pit; {soak} tub, spa, sauna; {rest} primary suite; {sit} library, den, sunroom, great room; {work} office, study; {park} garage, carport, space; {entry} mudroom, foyer; {energy} solar, battery, charger; {underfoot} floors; {overhead} beams, ceilings; {bldg}, {bldg2} building amenities. A body is used only when its roles are filled.
- {zoned} C-1. {fee line}: a line from 'figures: the fee'. {told}: the condition or terms, from 'told plainly' below.
- \n a new line, \n\n a blank line.
- […] and [A|B] as in frame.txt. Conditions in parentheses as in frame.txt; also (tub), (pool), (garage), (basement), (storage), (garden), (solar), (elevator), (energy), and (no beds): land, commercial, or no bedroom count typed.
- '{bd}, {ba}, {sf}' in an X body prints those that are there: acres for land, square feet alone for commercial.

## assembly
- hook, then {told} if anything material was typed, then body, then closer, then hashtags after a blank line.
- Type, city and price in every caption. Where neither hook nor body prints {type}, {fig} or {bd} begins with it ('townhouse, 4 bed, 2.5 bath'). The price stands in the hook or after {fig}; on X always, whatever else is cut.
- Material and therefore told on all four networks: work needed, as-is, cash or loan terms, auction, land lease, leasehold, tenant or lease in place, rent by the month, a year to come, age rules typed by the agent, no vehicle or building access. A hook may tell it; then {told} is left out.
- Hook at most 120 characters when filled (all networks). If it is longer, the next shape is tried, then the same shape with the shorter noun of the hero.
- The four captions of one listing use four hooks of different shape, and no telling twice on one network.
- Facebook 250 to 600 characters, Instagram 200 to 700, LinkedIn 350 to 900, X at most 275 weighted with tags. Fewer facts, shorter caption.
- A closer asks something a person would answer for fun, or says one true thing, or is left out. Never: tag, like, share, follow, comment a word, 'who's moving in', countdowns, 'won't last', 'link in bio'.

# Facebook

## facebook: hooks
luxury
- {A hero}, and with it {a beds-} residence in {city}.
- {The hero} comes first. The {type}, in {city}, has {beds} and {baths}.
- {A hero} and {a hero2}: {a type} in {city}, offered at {price}.
- (view) {The seen} is in view from this {city} {type}, offered at {price}.
- (outdoors) Out of doors there is {a hero}: {a beds-} {type} in {city}, offered at {price}.
- (kitchen) {A hero}, and dinner at home: {a beds-} residence in {city}.
- (old) {A hero}, and a date: {year}. The {type} is in {city}, with {beds}.
- (land feature) {A hero}, {lot}, and {a type} of {beds} in {city}.
investor
- {A hero} comes with this {city} {type}: {beds}, {price}, {ppsf} a foot.
- {Hero}, then the arithmetic: {price} for {sqft} in {city}, {ppsf} a foot.
- (outdoors) Add {a hero} to the {sqft}: {a type} in {city}, {price}.
- (view) A view of {the seen} is the line to adjust for: {a beds-} {type} in {city}, {price}.
- (date) {Dates}: those dates come with {a beds-} {type} in {city} at {price}.
- (income) Rents of {rents}, against {price}: {a type} in {city}.
- (condition) {Needs}: that's the scope on this {beds-} {city} {type} at {price}.
- (trade) {Hero}, {sqft}, {zoning}: {city}, {price}.
- (land) Land in {city}, with {a hero}: {lot}, {price}, {ppa} an acre.
family
- {A hero}, and {a beds-} {type} in {city} to go with it.
- There's {a hero}. There's {a hero2}. It's {a beds-} {type} in {city}.
- (place) {The hero} is where everyone will end up at this {beds-} {type} in {city}.
- (on) Supper on {the hero}? It comes with this {beds-} {type} in {city}.
- (fire) Pull a chair up to {the hero}: {a beds-} {type} in {city}.
- (view) Look up and there's {the seen}: {a beds-} {type} in {city}.
- (kitchen) Cooking tonight? There's {a hero}: {a beds-} {type} in {city}, {price}.
- (house, land feature) {A hero}, {lot}, and a {city} {type} to come back to.
- (land) There's {a hero}, there's {lot}, and it's in {city} at {price}.
- (trade) {A hero} for the workday: {a type} in {city}, {price}.
modern
- {Hero}, {city}, {beds}. In that order.
- {A hero} and {a hero2}. One {city} {type}, {price}.
- (view) {The seen}, from {a beds-} {type} in {city}.
- (outdoors) {A hero} out there, {beds} in here. {City}, {price}.
- (kitchen) {A hero}, {beds}, no excuse to order in. {City}, {price}.
- (work) {A hero} for nine to five, {beds} for the rest. {City}, {price}.
- (building) {A hero} at the same address as {a beds-} {type} in {city}.
- (near) {Near}. Home base: {a beds-} {type} in {city}, {price}.
classic
- {A hero} is offered in {city}, together with {a beds-} {type}.
- {The hero} and {the hero2} belong to {a beds-} {type} in {city}.
- (year) {A hero}, {beds}, and the date {year}: {a type} in {city}.
- (outdoors) For fair weather there is {a hero}: {a beds-} {type} in {city}.
- (view) {The seen} may be seen from this {beds-} {type} in {city}.
- (range) {A hero}, and a kitchen to use it in: {a beds-} {type} in {city}.
- (room) {A hero} is among the rooms of this {beds-} {type} in {city}.
- (land feature) {A hero}, and {lot} besides: {a type} in {city}, offered at {price}.
- (kitchen) For the cook there is {a hero}: {a beds-} {type} in {city}.
- (trade) {A hero} belongs to {a type} in {city}, offered at {price}.
casual
- {A hero}. In {city}. With {a beds-} {type} thrown in.
- Yes, that's {a hero}. The {beds-} {type} in {city} comes with it.
- {A hero} or {a hero2}? Don't pick. This {beds-} {type} in {city} has both.
- (outdoors) {A hero}, and nowhere else to be Saturday: {a beds-} {type} in {city}.
- (view) You can see {the seen} from here: {a beds-} {type} in {city}.
- (kitchen) {A hero}, so dinner's at your place now. {Beds} in {city}, {price}.
- (fire) {A hero} for January, {beds} for the rest of the year. {City}, {price}.
- (condition) Needs {needs}. Has {keeps}. {A beds-} {type} in {city} for {price}.
- (bare) {A hero}, {lot}, and no house: {city}, {price}.
- (trade) It's {a type} in {city}, it's got {a hero}, and it's {price}.

## facebook: bodies
luxury
- {tell} {tell2}\n\n{Fig}. [Offered at {price}.]
- There are {a in & in2} within, and {a out} in the open air. {tell}\n\n{Fig}. [The price is {price}.]
- {scene} {tell}\n\nThe {type} has {figs}[ and is offered at {price}].
- {The cook} is for dinner, and {the soak} for afterward. {tell}\n\n{Fig}. [Offered at {price}.]
- {tell} The building keeps {a bldg & bldg2}[, and {the fee} is {fee}].\n\n{Fig}. [Offered at {price}.]
- {tell} Of more recent date: {updates}.\n\n{Fig}. [The price is {price}.]
investor
- Dated items: {dates}. Also on the list: {f2, f3, f4}.\n\n{Fig}. [Asking {price}, {ppsf} a foot.]
- To match in comparables: {f2, f3, f4}. {tell}\n\n{Fig}. [Asking {price}, {ppsf} a foot.]
- On one side, {f2, f3, f4}. On the other, {fee} for {the fee}.\n\n{Fig}. [Asking {price}.]
- (income) The rents are {rents}. {tell} {tell2}\n\n{Fig}. [Asking {price}, {ppsf} a foot.]
- (condition) Terms: {terms}. Already there: {f2, f3, f4}. {tell}\n\n{Fig}. [Asking {price}.]
- (trade) {tell} {tell2} {Zoning}, {fig}. [Asking {price}, {ppsf} a foot.]
family
- There's {a f2}, {a f3}, and {a f4}. {tell}\n\n{Fig}[, {price}].
- {tell} {tell2}\n\nIt's {figs}[, and the price is {price}].
- Inside you've got {a in & in2}. Outside, there's {a out} for the long evenings. {tell}\n\n{Fig}[, {price}].
- Cook at {the cook}, warm up by {the warm}, and take dessert out to {the out}. {tell}\n\n{Fig}[, {price}].
- Drop the bags at {the entry} and put something on {the cook}. {tell}\n\n{Fig}[, {price}].
- {scene} A few big Saturdays are already done: {updates}.\n\n{Fig}[, {price}].
modern
- {In}. {In2}. {Out}. {tell}\n\n{Fig}[, {price}].
- Cook: {cook}. Work: {work}. Park: {park}. {tell}\n\n{Fig}[, {price}].
- {tell} {tell2}\n\n{Fig}[, {price}].
- Home has {a in & in2}. The building has {a bldg & bldg2}. [{Fee label}, {fee}.]\n\n{Fig}[, {price}].
- Already done: {dates}. Already here: {f2, f3, f4}.\n\n{Fig}[, {price}].
- Short list: {f2, f3, f4, f5}. {tell}\n\n{Fig}[, {price}].
classic
- {tell} {tell2}\n\n{Fig}. [Offered at {price}.]
- Indoors there are {a in & in2}; outdoors, {a out}. {tell}\n\n{Fig}. [Offered at {price}.]
- {scene} Built in {year}, the {type} has since had {updates}.\n\n{Fig}. [Offered at {price}.]
- There are {a f2 & f3} besides, and {a f4}. {tell}\n\n{Fig}. [The price is {price}.]
- (acre) The house has {a in & in2}; the land has {a out & out2}. {tell}\n\n{Fig}. [Offered at {price}, house and land together.]
- {tell} For the car there is {a park}; for the evening, {a out}.\n\n{Fig}. [Offered at {price}.]
casual
- Also in the deal: {a f2}, {a f3}, and {a f4}. {tell}\n\n{Fig}[, {price}].
- {tell} {tell2}\n\n{Fig}[, {price}].
- Inside: {in, in2}. Outside: {out}. In the boring-but-good column: {dates}.\n\n{Fig}[, {price}].
- Cooking: {the cook}. Parking: {the park}. Everything else: {the out}. {tell}\n\n{Fig}[, {price}].
- You've got {a in & in2}. The building's got {a bldg & bldg2}. {fee line}\n\n{Fig}[, {price}].
- (condition) To do: {needs}. To keep: {keeps}. Also there: {f2, f3}.\n\n{Fig}[, {price}].

## facebook: closers
luxury
- Private tours by request.
- (outdoors) Which hour would you keep for {the hero}?
- (view) {The seen}: first thing, or last thing?
- (kitchen) What would you cook first?
- (bare) Where on {lot} would you stand first?
- (original) What would you leave exactly as it is?
- (room) What would you keep in {the hero}?
investor
- (rents) Landlords: leases first, or the utility bills?
- (condition) Contractors: what would you bid first?
- (fee) What should a fee of {fee} cover?
- (land) What do you check first on land: access, water, or zoning?
- (trade) What would you do with {sqft}?
- (date) Which date do you ask for first, the roof's or the furnace's?
- (outdoors) How do you weigh {a hero} against a hundred more square feet?
family
- (on) Morning on {the hero}, or evening?
- (fire) Who gets the good chair?
- (kitchen) What's the first thing you'd put on?
- (tub) Bubbles or a book?
- (pool) Cannonball, or toes first?
- (garden) What would you grow first?
- (acre) What would you plant on {lot}?
- (never lived in) What should the first supper be?
modern
- (view) {The seen}: with coffee, or with dinner?
- (work) Door open, or door closed?
- (building) {Hero}: before work, or after?
- (range) Gas or induction? Make your case.
- (outdoors) Grill, or takeout on a real plate?
- (studio) Where would you put the bed?
- {Hero} or {hero2}: which wins?
classic
- (old) What would you ask a house of {year}?
- (fire) Wood or gas?
- (view) Which season would you choose for {the seen}?
- (room) How would you spend an evening in {the hero}?
- (garden) Roses or tomatoes?
- (outdoors) Is {a hero} for the morning or the evening?
- Particulars on request.
casual
- (condition) Be honest: would you take it on?
- (outdoors) Grilling or napping?
- (fire) Marshmallows: golden or on fire?
- (garage) What's actually going in the garage?
- (basement) Basement: movies, drums, or storage bins?
- (storage) What's the first thing you'd put away?
- (acre) What would you name the place?
- (kitchen) What are you making first?

# Instagram

## instagram: hooks
luxury
- {A hero}. {A beds-} {type} in {city}, {state}.
- {A hero}, and {a hero2} besides. {A beds-} {type} in {city}.
- (on) An evening on {the hero}. {A beds-} residence in {city}.
- (view) {The seen}, seen from {a beds-} {type} in {city}, {state}.
- (kitchen) Dinner begins at {the hero}. {A type} in {city}, offered at {price}.
- (underfoot) {Underfoot} underfoot, and {a hero2}. {A beds-} {type} in {city}.
- (old) From {year}, with {a hero}. {A beds-} {type} in {city}, {state}.
- (pool) Afternoons go to {the hero}. {A beds-} {type} in {city}, {state}.
- (no beds) {A hero}. {A type} in {city}, {state}, offered at {price}.
investor
- {A beds-} {type} in {city} at {price}, {hero} included.
- {Hero}. {City}. {price} for {sf}.
- (income) {Units#} rents, one price: {a type} in {city}, {price}.
- (condition) Scope: {needs}. Price: {price}. {A beds-} {type} in {city}.
- (date) {Dates}. {A beds-} {type} in {city}, {price}.
- (outdoors) {Hero}: not in the {sf}, still in the {price}. {A type} in {city}.
- (view) {The seen}, as a line item. {A beds-} {type} in {city}, {price}.
- (trade) {Hero}, {zoning}, {sf}. {City}, {price}.
- (land) {Hero}, {lot}, {city}: {price}, or {ppa} an acre.
family
- {A hero} to come home to. {A beds-} {type} in {city}.
- {A hero}, {a hero2}, and home. {A beds-} {type} in {city}.
- (outdoors) Shoes off, out to {the hero}. {A beds-} {type} in {city}, {state}.
- (kitchen) Somebody start supper: {hero}. {A beds-} {type} in {city}.
- (fire) First cold night, first seat at {the hero}. {A beds-} {type} in {city}.
- (view) Save the good chair for {the seen}. {A beds-} {type} in {city}.
- (tub) Long day, {hero}, early night. {A beds-} {type} in {city}.
- (acre) Boots by the door, {lot} on the other side. {A beds-} {type} in {city}.
- (no beds) There's {a hero}. {A type} in {city}, {price}.
modern
- {Hero}. Also {hero2}. {A beds-} {type} in {city}.
- {City}, with {a hero}. {A beds-} {type}, {price}.
- (view) In view: {the seen}. {A beds-} {type} in {city}.
- (outdoors) Outside counts: {hero}. {A beds-} {type} in {city}.
- (kitchen) {Hero}. Hungry yet? {A beds-} {type} in {city}.
- (work) Office hours: {hero}. After hours: {a beds-} {type} in {city}.
- (building) {Hero} in the building, {beds} behind the door. A {city} {type}.
- (studio) One room, {a hero}. A studio in {city}, {price}.
- (no beds) {Hero}, {city}, {price}.
classic
- {A hero}, to begin with. {A beds-} {type} in {city}, {state}.
- {A hero} first, {a hero2} after. {A beds-} {type} in {city}, {state}.
- (year) {A hero}, and the year {year}. {A type} in {city}, {state}.
- (outdoors) Fair evenings, and {a hero} for them. {A beds-} {type} in {city}.
- (range) {A hero}, where a kitchen ought to have one. {A beds-} {type} in {city}.
- (fire) {A hero}, for the cold months. {A beds-} {type} in {city}.
- (room) Among the rooms, {a hero}. {A beds-} {type} in {city}.
- (house, land feature) {A hero} and {lot}, with a house for company. {City}, {state}.
- (no beds) {A hero}, and {a type} in {city}, {state}.
casual
- {A hero}? Yep. {A beds-} {type} in {city}.
- There's {a hero}. There's also {a hero2}. {City}, {beds}, {price}.
- (outdoors) Weekend plans: {hero}. {A beds-} {type} in {city}.
- (view) Not a screensaver: {the seen}, from {a beds-} {type} in {city}.
- (kitchen) {A hero} versus the takeout menu. {A beds-} {type} in {city}.
- (fire) Cold night? {A hero}. {A beds-} {type} in {city}.
- (storage) {A hero}, so quit storing sweaters in the oven. {A beds-} {type} in {city}.
- (condition) The good part: {keeps}. The other part: {needs}. {City}, {price}.
- (no beds) It's got {a hero}. {A type} in {city}, {price}.

## instagram: bodies
luxury
- {In}.\n{In2}.\n{Out}.\n\n{tell}\n\n{Fig}. [{price}.]
- Dinner: {the cook}.\nAfterward: {the warm}.\nLast: {the soak}.\n\n{tell}\n\n{Fig}. [{price}.]
- {Underfoot} underfoot.\n{Overhead} overhead.\n{A warm} as well.\n\n{tell}\n\n{Fig}. [{price}.]
- Behind the door, {a in & in2}.\nBeyond it, {a bldg & bldg2}.\n\n{fee line}\n\n{Fig}. [{price}.]
- (house) The house: {in, in2}.\nThe land: {out, out2}.\nThe date: {year}.\n\n{Fig}. [{price}.]
- {tell}\n\n{tell2}\n\n{Fig}. [Offered at {price}.]
investor
- Price: {price}\nPer foot: {ppsf}\nBuilt: {year}\nLot: {lot}\n\nAlso: {f2, f3, f4}. {Fig}.
- Rents: {rents}\nUnits: {units#}\nDates: {dates}\n\n{tell}\n\n{Fig}. [{price}.]
- Needs: {needs}\nHas: {keeps}\nTerms: {terms}\nPrice: {price}\n\n{Fig}.
- Match these:\n{f2}\n{f3}\n{f4}\n\n{Fig}. [{price}, {ppsf} a foot.]
- In: {docks}\nUp: {clear}\nOn: {power}\nZoned: {zoned}\n\n{Fig}. [{price}.]
- Once: {price}\nRecurring: {fee}\nCovered: {includes}\n\n{tell}\n\n{Fig}.
family
- Cook: {the cook}.\nLinger: {the out}.\nGood night: {the rest}.\n\n{tell}\n\n{Fig}[, {price}].
- Boots: {the entry}.\nSupper: {the cook}.\nAfterward: {the warm}.\n\n{tell}\n\n{Fig}[, {price}].
- Saturday: {the out}.\nSunday: {the soak}.\nMonday: {the work}.\n\n{tell}\n\n{Fig}[, {price}].
- One for the cook: {cook}.\nOne for the napper: {out}.\nOne for whoever gets home last: {park}.\n\n{Fig}[, {price}].
- {tell}\n{tell2}\n\nAlso here: {f4, f5}. {Fig}[, {price}].
- Already done: {dates}.\nAlso here: {f2, f3}.\n\n{tell}\n\n{Fig}[, {price}].
modern
- {F2}.\n{F3}.\n{F4}.\n\n{tell}\n\n{Fig}[, {price}].
- In: {in, in2}.\nOut: {out}.\nParked: {park}.\n\n{tell}\n\n{Fig}[, {price}].
- Before work: {the cook}.\nDuring: {the work}.\nAfter: {the out}.\n\n{Fig}[, {price}].
- Yours: {in, in2}.\nShared: {bldg, bldg2}.\n{Fee label}: {fee}.\n\n{tell}\n\n{Fig}[, {price}].
- {F2}: yes.\n{F3}: yes.\n{F4}: also yes.\n\n{tell}\n\n{Fig}[, {price}].
- Done: {dates}.\nHere: {f2, f3}.\nWhere: {city}.\n\n{Fig}[, {price}].
classic
- {Out} for June.\n{Warm} for January.\n{Sit} for the months between.\n\n{tell}\n\n{Fig}. [Offered at {price}.]
- {Underfoot} below.\n{Overhead} above.\n{A warm} for the winter.\n\n{tell}\n\n{Fig}. [Offered at {price}.]
- Indoors: {in & in2}.\nOutdoors: {out & out2}.\nThe date: {year}.\n\n{Fig}. [Offered at {price}.]
- Kept: {keeps}.\nRenewed: {dates}.\n\n{tell}\n\n{Fig}. [Offered at {price}.]
- {A f2}.\n{A f3}.\n{A f4}, besides.\n\n{tell}\n\n{Fig}. [Offered at {price}.]
- {tell}\n\n{tell2}\n\n{Fig}. [The price is {price}.]
casual
- {F2}: got it.\n{F3}: got it.\n{F4}: yep.\n\n{tell}\n\n{Fig}[, {price}].
- Where you'll cook: {the cook}.\nWhere you'll nap: {the out}.\nWhere you'll park: {the park}.\n\n{Fig}[, {price}].
- The fun part: {out}.\nThe useful part: {park}.\nThe part with a date on it: {dates}.\n\n{Fig}[, {price}].
- Yours to clean: {in, in2}.\nNot yours to clean: {bldg, bldg2}.\n\n{fee line}\n\n{Fig}[, {price}].
- To do: {needs}.\nTo keep: {keeps}.\nThe rest: up to you.\n\n{Fig}[, {price}].
- {tell}\n{tell2}\n\nPlus {f4, f5}. {Fig}[, {price}].

## instagram: closers
luxury
- {City}, {state}. By appointment.
- (on) First light or last, on {the hero}?
- (view) {The seen}, at whichever hour you prefer.
- (kitchen) Dinner is at eight.
- (acre) The rest is land.
- (fire) Cold evenings are provided for.
- (pool) Before noon, or after?
investor
- Worth a row in the spreadsheet.
- Run it on your own numbers.
- (condition) Bring a contractor, not a mood board.
- (rents) Rent roll before paint colors.
- (fee) Put the fee in before you fall for the photos.
- (land) Soil, access, zoning: in what order?
- (trade) What would fit in here?
family
- Home, in {city}.
- (outdoors) First one out gets the good chair.
- (kitchen) Supper's at six.
- (fire) Bring a blanket.
- (tub) Do not disturb.
- (acre) Boots off at the door, please.
- (room) First thing you would do in {the hero}?
modern
- {City}. Your move.
- {Hero} or {hero2}: pick one.
- (work) Log off here.
- (kitchen) Order in tomorrow.
- (view) Look up.
- (never lived in) First fingerprint's yours.
- (elevator) Going up?
classic
- (old) In {city}, as it has been since {year}.
- (fire) Winter may come when it likes.
- (outdoors) Summer is expected.
- (view) {The seen} keeps its own hours.
- (room) Which chair, and which book?
- (acre) Which corner of {lot} would you see first?
- Particulars on request.
casual
- (outdoors) Nap first, decide later.
- (kitchen) Dibs on leftovers.
- (pool) Bring a towel.
- (fire) Marshmallows are on you.
- (garage, storage) Kayak people, measure twice.
- (condition) The after photo is up to you.
- Which gets you first, {the hero} or {the hero2}?

# LinkedIn

## linkedin: hooks
luxury
- {A hero}, offered in {city}, {state}, with {a beds-} residence at {price}.
- {A hero} and {a hero2} belong to this {city} residence, offered at {price}.
- (view) With {the seen} in view, {a beds-} {type} is offered in {city} at {price}.
- (acre) {A hero} and {lot} are offered in {city}, with {a type} of {sqft}.
- (old) {A hero}, in {a type} of {year}: offered in {city} at {price}.
- (building) {A hero} in the building, {beds} in the residence: {city}, at {price}.
- (kitchen) With {a hero}, {a beds-} {city} residence is offered at {price}.
- (trade) {A hero} and {sqft}: a commercial property in {city}, offered at {price}.
- (land) {A hero} and {lot}, offered in {city} at {price}.
investor
- {Hero}, {sqft}, {price}: {a type} in {city} at {ppsf} per square foot.
- {A hero} belongs in the comparables for this {beds-} {city} {type} at {price}.
- (income) Rents of {rents}, asking {price}: {a type} in {city}.
- (condition) {Needs} to be priced: {a beds-} {type} in {city} at {price}.
- (fee) A fee of {fee}, a price of {price}: two numbers for {a beds-} {type} in {city}.
- (date) {Dates}. The capital items on this {city} {type} have dates. Asking {price}.
- (land) {A hero}, {lot}, {ppa} an acre: land in {city} at {price}.
- (trade) {Hero}, {zoning}, {sqft}: {city}, at {ppsf} per square foot.
family
- {A hero}, {beds}, and a price of {price}: home in {city}, {state}.
- {A hero} and {a hero2} belong to this {beds-} {type} in {city}.
- (work) {A hero} for the workday, {beds} for the rest: {a type} in {city}, {state}.
- (outdoors) {A hero} is a fair answer to a long week: {a beds-} {type} in {city}.
- (kitchen) {A hero}, for the part of the day after the meetings: {a beds-} {type} in {city}.
- (near) {Near}, and then home: {a beds-} {type} in {city}.
- (view) {The seen}, when the laptop closes: {a beds-} {type} in {city}.
- (date) {Dates}: some big jobs are done on this {beds-} {city} {type}.
- (no beds) {A hero} comes with this {city} {type}, priced at {price}.
modern
- {Hero}, {beds}, {city}: {price}.
- {A hero} plus {a hero2}: what {price} looks like in {city}.
- (work) {A hero}, and a short commute to it: {a beds-} {type} in {city}, {price}.
- (energy) {A hero} on the utility side, {beds} on the living side. {City}, {price}.
- (near) {Near}: the location line for this {beds-} {city} {type}.
- (building) {A hero} in the building, {beds} in the {type}. {City}, {price}.
- (view) {The seen} in view. {A beds-} {city} {type} at {price}.
- (new) {A hero}, and a build year of {year}: {a beds-} {type} in {city}.
classic
- {A hero} is offered with {a beds-} {type} in {city}, {state}, at {price}.
- {The hero} and {the hero2} come with one {type} in {city}, offered at {price}.
- (year) {A hero}, in {a type} built in {year}: offered in {city}, {state}.
- (house, land feature) {A hero} and {lot}, offered with {a type} in {city} at {price}.
- (view) {The seen} is in view from this {beds-} {type}, offered in {city}.
- (room) There is {a hero} in this {beds-} {type}, offered in {city} at {price}.
- (income) {Units}, renting at {rents}, are offered in {city} at {price}.
- (trade) {A hero}, in {a type} of {sqft}: offered in {city} at {price}.
- (land) {A hero}, and {lot} of land in {city}, offered at {price}.
casual
- {A hero} in {city}, and yes, it's for sale: {a beds-} {type} at {price}.
- {A hero} and {a hero2} for {price}: {a beds-} {type} in {city}.
- (work) {A hero}, because the kitchen table never was an office: {a beds-} {type} in {city}.
- (condition) {Needs} first, then the house: {a beds-} {type} in {city} at {price}.
- (near) {Near}: that's how far it is from this {beds-} {type} in {city}.
- (building) The building has {a hero}. You'd have {a beds-} {type} in {city}, for {price}.
- (view) You'll be on mute, looking at {the seen}: {a beds-} {type} in {city}.
- (outdoors) {A hero} beats a break room. {A beds-} {type} in {city}, {price}.
- (no beds) {A hero} in {city}, and yes, it's for sale: {a type} at {price}.

## linkedin: bodies
luxury
- The residence was completed in {year} and has {figs}. {tell} {tell2}\n\n[It is offered at {price}.] [{The fee} is {fee}.]
- {tell} {tell2} There are also {a f4 & f5}.\n\n{Fig}. [Offered at {price}.]
- {tell} Dates to note: {updates}.\n\nThe {type} has {figs}[ and is offered at {price}].
- (acre) The land is {lot}. The house has {figs}, with {a in & in2}. {tell}\n\n[Offered at {price}.]
- The residence has {a in & in2}; the building keeps {a bldg & bldg2}. [{The fee} is {fee}[, {includes} included].]\n\n{Fig}. [Offered at {price}.]
- (commercial) The building is of {sqft}[, built in {year}], under {zoning}. {tell} {tell2}\n\n[Offered at {price}.]
investor
- The price is {price}, or {ppsf} per square foot. Dated items: {dates}. {tell}\n\n{Fig}[, with {a fee} of {fee}].
- (income) Rents are {rents}. {tell} What the tenants do not pay is the next thing to verify.\n\n{Fig}. [Asking {price}, or {unit price} a unit.]
- (condition) The scope is {needs}. The terms are {terms}. In place: {f2, f3, f4}.\n\n{Fig}. [Asking {price}, {ppsf} per square foot.]
- Holding cost starts with {the fee}: {fee}[, {includes} included]. The building has {a bldg & bldg2}. {tell}\n\n{Fig}. [Asking {price}.]
- A fair comparable would have {a f2 & f3 & f4}. {tell}\n\n{Fig}. [Asking {price}, or {ppsf} per square foot.]
- (trade) The building works in the order goods do: {docks} in, {clear} up, {power} on. {tell}\n\n{Fig}, {zoning}. [Asking {price}.]
family
- For working hours there's {a work}. For the rest of the day there's {a cook} and {a out}. {tell}\n\n{Fig}. [{price}.]
- {tell} {tell2}\n\nThe practical side: {updates}. {Fig}[, {price}].
- There's {a entry} for coming in and {a warm} for cold nights. {tell}\n\n{Fig}[, {price}].
- (near) {tell} {tell2} Out the door, it's {near}.\n\n{Fig}[, {price}].
- {scene} {tell}\n\n{Fig}. [The price is {price}.]
- There's {a f2}, there's {a f3}, and at the end of the week there's {a out}. {tell}\n\n{Fig}[, {price}].
modern
- Work: {work}. Energy: {energy}. Parking: {park}. {tell}\n\n{Fig}. [{price}.]
- Three facts: {f2}, {f3}, {f4}. {tell}\n\n{Fig}. [{price}.]
- Behind the door: {in, in2}. In the building: {bldg, bldg2}. [{Fee label}: {fee}.]\n\n{Fig}. [{price}.]
- {tell} {tell2}\n\n{Fig}[, {price}].
- What's done: {dates}. What's here: {f2, f3}. What it costs: {price}[, plus {fee} for {the fee}].\n\n{Fig}.
- (new) Built in {year}, with {a f2 & f3 & f4}. {tell}\n\n{Fig}. [{price}.]
classic
- The {type}, built in {year}, has {figs}. {tell} {tell2}\n\n[It is offered at {price}.]
- The house has {a in & in2}, the land {a out & out2}. {tell}\n\n{Fig}. [Offered at {price}.]
- Built in {year}, it has since had {updates}. {tell}\n\n{Fig}. [It is offered at {price}.]
- There are {a f2 & f3 & f4}. {tell}\n\nThe {type} has {figs}[ and is offered at {price}].
- {tell} [It is offered at {price}, and the|The] terms are {terms}.\n\n{Fig}.
- (income) The homes rent for {rents}. {tell} {tell2}\n\n{Fig}. [Offered at {price}.]
casual
- The rest of it: {a f2}, {a f3}, {a f4}. {tell}\n\n{Fig}[, {price}].
- {tell} {tell2}\n\n{Fig}[, {price}].
- Your spreadsheet will like this part: {dates}. {tell}\n\n{Fig}[, {price}].
- Calls happen in {the work}. Lunch can move to {the out}. {tell}\n\n{Fig}[, {price}].
- (condition) It needs {needs}, and the terms are {terms}. What it already has: {keeps}. {tell}\n\n{Fig}[, {price}].
- You look after {a in & in2}. The building looks after {a bldg & bldg2}. {fee line}\n\n{Fig}[, {price}].

## linkedin: closers
luxury
- Particulars on request.
- Shown by appointment.
- Principals and their advisers are welcome to inquire.
- Agents with a client looking in {city} are welcome to inquire.
- A tour may be arranged by message.
- Introductions are welcome.
investor
- Documents on request.
- (condition) Contractors: what is a job like this running in {city} this year?
- (fee) How much of a fee do you want to see going to reserves?
- (warehouse) What clear height does your operation need?
- (land) Access, water, zoning: which do you clear first?
- What would you want verified before a second look?
- (rents) Which do you read first, the leases or the bills?
family
- (work) Where do you take your calls at home?
- (near) What would you want closest to home?
- (on) Would you take a meeting on {the hero}?
- (kitchen) What do you cook on a Tuesday?
- If {city} is on your list, say hello.
- Happy to send the full details.
modern
- Details on request. Opinions, too.
- (work) Office door: open or closed?
- (building) Which building amenity do you still use after the first month?
- (solar) Anyone tracking what panels make in {city}?
- (new) What do you check first in new construction?
- Full details by message.
classic
- Particulars on request.
- The {type} may be seen by arrangement.
- (old) In an old house, which would you ask about first, the wiring or the roof?
- (land feature) How would you value {a hero}?
- We are glad to answer questions.
casual
- Questions? Ask away.
- (work) How many of your calls happen in the kitchen?
- (condition) Anyone priced {needs} lately? How bad is it?
- (building) Do you use the gym in your building? Honestly?
- (on) Camera on or off, from {the hero}?
- If {city}'s on your list, send a note.

# X

## x: hooks
luxury
- {City}: {a hero}, {a hero2}.
- {A hero}, and {a type} in {city}.
- (view) In {city}, {the seen} in view.
- (on) Evenings on {the hero}, in {city}.
- (kitchen) Dinner at home, in {city}: {a hero}.
- (old) {A hero}, in a {city} {type} of {year}.
- (acre) {A hero}, and {lot} in {city}.
- (building) {A hero} in the building, {a type} in {city}.
- (outdoors) Out of doors, {a hero}. {City}.
investor
- {City} {type}, {price}, {ppsf} a foot, {a hero}.
- {Hero}, {price}, {city}.
- (income) Rents: {rents}. {City} {type}, {price}.
- (condition) Scope: {needs}. {City} {type}, {price}.
- (date) {Dates}. {City} {type}, {price}.
- (land) {City}: {lot}, {ppa} an acre, {a hero}.
- (trade) {Hero}, {zoning}, {sf}, {city}, {price}.
- (fee) Once, {price}; after that, {fee}. {City} {type}, {a hero}.
family
- {A hero} to come home to, in {city}.
- {A hero} and {a hero2} at home in {city}.
- (on) Supper's on {the hero}, in {city}.
- (fire) Chairs up to {the hero}, in {city}.
- (range) Something's on at {the hero}, in {city}.
- (view) Look up: {the seen}. {City}.
- (acre) Boots on: {lot}, {a hero}, {city}.
- (tub) Long day? {Hero}, in {city}.
- (kitchen) Cook at home in {city}, with {a hero}.
modern
- {City}. {Hero}. {Hero2}.
- {Hero}, in {city}.
- (view) {The seen}, live from {city}.
- (outdoors) Step out: {hero}. {City}.
- (kitchen) {Hero}. Now cook. {City}.
- (building) {Hero}, same address. {City}.
- (solar) Sun's on payroll: {hero}. {City}.
- (bare) No walls: {lot}, {a hero}. {City}.
classic
- In {city}, {a type} with {a hero}.
- {A hero} and {a hero2}, in {city}.
- (year) {A hero}, {city}, {year}.
- (outdoors) {A hero}, for fair weather. {City}.
- (view) Within sight of {the seen}: {a type} in {city}.
- (fire) {A hero} against the winter, in {city}.
- (house, land feature) {A hero}, {lot}, and a house, in {city}.
- (room) A room for the purpose: {a hero}, in {city}.
casual
- {A hero}. In {city}. For real.
- {A hero} or {a hero2}? Both. {City}.
- (outdoors) Dibs on {the hero}. {City}.
- (view) Look, {the seen}. {City}.
- (kitchen) {A hero}. You're cooking. {City}.
- (fire) {A hero}, so let it be January. {City}.
- (condition) Needs {needs}. Has {keeps}. {City}.
- (acre) {A hero}, {lot}, your mailbox. {City}.

## x: bodies
luxury
- {F2}, {f3}. {bd}, {ba}, {sf}. Offered at {price}.
- {bd}, {ba}, {sf}[, {lot}], with {a f2 & f3}. Offered at {price}.
- {A type} of {sf}: {bd}, {ba}, {f2}, {f3}. Offered at {price}.
- {tell} {bd}, {ba}, {sf}. Offered at {price}.
- With {a f2 & f3}; {bd}, {ba}, {sf}. {price}[, and {fee} for {the fee}].
- {F2} and {f3}; built in {year}. {bd}, {ba}, {sf}. {price}.
investor
- {bd}, {ba}, {sf}[, {year}]. {F2}, {f3}. [{price}, {ppsf} a foot.]
- {F2}, {f3}, {f4}. {bd}, {ba}, {sf}. [{price}.]
- {Dates}. {bd}, {ba}, {sf}. [{price}, {ppsf} a foot.]
- {bd}, {ba}, {sf}. [{Fee label} {fee}.] {F2}, {f3}. [{price}.]
- (income) {Units}, {sf}. {F2}, {f3}. [{price}, {unit price} a unit.]
- (condition) {Terms}. {F2}, {f3}. {bd}, {ba}, {sf}. [{price}.]
family
- There's {a f2} and {a f3}, too. {bd}, {ba}, {sf}. {price}.
- {tell} {bd}, {ba}, {sf}, {price}.
- Home: {bd}, {ba}, {sf}, {f2}, {f3}. {price}.
- {Work} for the weekday, {out} for the weekend. {bd}, {ba}, {sf}. {price}.
- Also {f2}, {f3}, {f4}. {bd}, {ba}, {sf}, {price}.
- {Updated}. {bd}, {ba}, {sf}. {price}.
modern
- {F2}. {F3}. {bd}, {ba}, {sf}. {price}.
- In: {in}. Out: {out}. {bd}, {ba}, {sf}, {price}.
- {bd}, {ba}, {sf}. {F2}, {f3}. {price}.
- {tell} {bd}, {ba}, {sf}. {price}.
- Also {f2}, {f3}, {f4}. {bd}, {ba}, {sf}, {price}.
- {Dates}. {bd}, {ba}, {sf}. {price}[, {fee label} {fee}].
classic
- There are {a f2 & f3} besides. {bd}, {ba}, {sf}. Offered at {price}.
- {tell} {bd}, {ba}, {sf}. Offered at {price}.
- {bd}, {ba}, {sf}[, {lot}], with {a f2 & f3}. Offered at {price}.
- Built in {year}; it has {a f2 & f3}. {bd}, {ba}, {sf}. Offered at {price}.
- Indoors, {a in & in2}; outdoors, {a out}. {bd}, {ba}, {sf}. {price}.
- {bd}, {ba}, {sf}, {f2}, {f3}: offered at {price}.
casual
- You also get {a f2 & f3}. {bd}, {ba}, {sf}, {price}.
- {tell} {bd}, {ba}, {sf}. {price}.
- Plus {f2}, {f3}, {f4}. {bd}, {ba}, {sf}, {price}.
- {bd}, {ba}, {sf}, {f2}, {f3}. It's {price}.
- Also: {f2}, {f3}, {dates}. {bd}, {ba}, {sf}, {price}.
- (condition) {Terms}. {bd}, {ba}, {sf}, {f2}. {price}.

## x: closers
Used only if the weighted length stays within 275
luxury
- By appointment.
- Particulars on request.
- (outdoors) Evenings included.
- (bare) Land only.
- (old) Since {year}.
- (future) Due in {year}.
investor
- Run it.
- (rents) Ask for the leases.
- (condition) Bid it first.
- (fee) Fee in, then decide.
- (land) Zoning first.
- (trade) What would you run here?
family
- Have a look around.
- (outdoors) Save me a chair.
- (fire) Bring a blanket.
- (acre) Room to wander.
- (kitchen) What's for supper?
- (never lived in) Nobody's unpacked here yet.
modern
- Your move.
- (view) Look up.
- (kitchen) Hungry?
- (studio) Enough.
- (building) Press the button.
- (future) See you in {year}.
classic
- Inquiries welcome.
- (old) It is there still.
- (fire) Winter may come.
- (view) No two days alike.
- (acre) House and land together.
- (outdoors) Fair weather preferred.
casual
- Take your time.
- (condition) Got tools?
- (outdoors) Called it.
- (kitchen) You're on dishes.
- (acre) Bring boots.
- (pool) Last one in cooks.

# Hooks without a hero

Sparse facts, all networks; each network takes a different one

## sparse hooks
luxury
- {A beds-} {type} in {city}, of {sqft}, offered at {price}.
- (old) Since {year}, in {city}: {a beds-} {type} at {price}.
- (acre) There are {lot} in {city}, and {a type} of {beds}. Offered at {price}.
- (matched) As many baths as bedrooms, in {city}: {beds}, {sqft}, {price}.
- (commercial) {A type} of {sqft} in {city}, offered at {price}.
- (land) {A type} of {lot} in {city}, offered at {price}.
investor
- {City}: {sqft}, {price}, {ppsf} a foot.
- What {price} buys in {city}: {beds}, {baths}, {sqft}.
- (old) Built {year}, {sqft}, {price}: {a type} in {city}. Ask for the dates.
- (land) {City}, {lot}, {price}, {ppa} an acre.
family
- {Beds}, {baths}, and a front door in {city}, for {price}.
- (small) Small enough to hear the kettle from anywhere: {a beds-} {type} in {city}, {price}.
- (house, lot) Home in {city}: {beds} inside, {lot} outside, {price}.
- (old, house) There's been a house at this {city} address since {year}. It's {price}.
- (commercial) A place to work in {city}: {sqft}, {price}.
- (land) It's {lot} of ground in {city}, and it's {price}.
modern
- {City}. {Beds}, {baths}, {price}.
- {A beds-} {type} in {city} for {price}. Simple as that.
- (small) Less to own, less to clean: {sqft} in {city}, {price}.
- (bare) No walls: {lot} in {city}, {price}.
- (commercial) {City}: {sqft}, {price}.
classic
- In {city}, {a beds-} {type}, offered at {price}.
- (old, house) In {year} a house was built in {city}. It is there still, at {price}.
- (house, lot) House and land in {city}: {beds}, {lot}, {price}.
- {City}, {state}: {a type} of {beds} and {baths}, at {price}.
- (commercial) In {city}, {a type} of {sqft}, offered at {price}.
- (land) In {city}, {lot} of land, offered at {price}.
casual
- No speeches: {beds}, {baths}, {city}, {price}.
- It's {a beds-} {type}, it's in {city}, and it's {price}.
- (small) If less house means more weekend: {sqft} in {city}, {price}.
- (bare) There's no house. That's the point: {lot} in {city}, {price}.
- (commercial) It's {a type}, it's {sqft}, and it's {price}. {City}.

# Told plainly

Condition and terms in captions. One sentence, right after the hook; on X as {terms} in the body

## told plainly
luxury
- (condition) It needs {needs}.
- (condition, terms) It needs {needs}, and the terms are {terms}.
- (terms) The terms are {terms}.
- (lease in place) It is sold with its lease.
- (future) Completion is due in {year}.
- (rent) The rent is {rent}.
investor
- (condition) Scope: {needs}.
- (condition, terms) Scope: {needs}. Terms: {terms}.
- (terms) Terms: {terms}.
- (lease in place) A lease is in place; read it before the price.
- (future) Delivery: {year}.
- (rent) Rent: {rent}.
family
- (condition) It needs {needs}, so it will take some Saturdays.
- (condition, terms) It needs {needs}, and the terms are {terms}.
- (terms) Before anything else: {terms}.
- (lease in place) There's a lease in place, and it comes along.
- (future) It isn't finished yet; it's due in {year}.
- (rent) It's for rent, at {rent}.
modern
- (condition) Needs: {needs}.
- (condition, terms) Needs: {needs}. Terms: {terms}.
- (terms) Terms: {terms}.
- (lease in place) Lease in place. It stays.
- (future) Due in {year}. Not yet.
- (rent) For rent: {rent}.
classic
- (condition) It wants {needs}.
- (condition, terms) It wants {needs}, and is sold on these terms: {terms}.
- (terms) The terms of sale are {terms}.
- (lease in place) The property is sold subject to its lease.
- (future) It is to be completed in {year}.
- (rent) It is offered for rent at {rent}.
casual
- (condition) It needs {needs}. Better to know now.
- (condition, terms) It needs {needs}, and the terms are {terms}.
- (terms) Up front: {terms}.
- (lease in place) Somebody's got a lease, and it comes with the place.
- (future) It's not done yet. Think {year}.
- (rent) It's a rental: {rent}.

# Emoji

- Facebook and Instagram only, in Casual, Family and Modern only, at most two in a caption, one is better. None on LinkedIn or X, none in Luxury, Investor, Classic.
- At the end of a line, after the full stop, never in the hook's first half, never in place of a word, never as a bullet.
- Only for a thing that was typed and is told in that line. Family prefers food and fire, Modern one plain object, Casual the tool for the job.
- Never: faces, people, hands, hearts, stars, sparkles, money, keys, moving boxes, alarm lights, arrows, flags, a house (says nothing), anything religious or seasonal.
- None beside condition or terms, except 🔨 in Casual; none beside a price.

fire pit, fireplace, wood stove: 🔥
pool: 🏊 · hot tub, soaking tub: 🛁 · sauna: 🧖 is a person, so none
range, chef's kitchen: 🍳 · outdoor kitchen, grill: 🍔 · pizza oven: 🍕 · coffee bar: ☕ · wine cellar, vineyard: 🍷 · pantry: 🥫
porch, patio, deck: ☕ (Family), none (Modern), 🍔 (Casual) · hammock, garden: 🌿 · vegetable garden: 🍅 · orchard: 🍎 · trees, acreage: 🌲
lake, river, ocean: 🌊 · dock, slip: ⛵ · mountain view: ⛰️ · skyline view: 🌆
barn, pasture: 🐴 · chicken coop: 🐓 · pets ok, dog run: 🐾 · cats ok: 🐈
office: 💻 · library: 📚 · music room, basement studio: 🎸 · theater: 🍿 · gym: 🏋️ is a person, so none · bike room: 🚲
solar: ☀️ · EV charger: 🔌 · workshop: 🛠️ · fixer (Casual): 🔨 · garage: 🚗 · RV parking: 🚐

# Hashtags

- After a blank line, at the end. Facebook 1 or 2, Instagram 3 to 5, LinkedIn 3, X 1 or 2 (1 if room is short).
- Order: place, type, feature. PascalCase, letters only, no apostrophes or dots, at most 30 characters.
- place: #City; #CityST when the name is shared by several states (#FranklinTN, #SpringfieldMO, #PortlandME). Instagram adds #CityHomes, #CityCondos, #CityLand or #CityCRE; LinkedIn and Instagram may add #StateRealEstate (#OhioRealEstate).
- type: house #HomesForSale (LinkedIn) or the typed kind (#Farmhouse, #Bungalow, #Craftsman, #Cabin, #Ranch only with a city tag); condo #Condo; townhouse #Townhouse; apartment #Apartment (Brooklyn and Manhattan: #Coop if typed); studio #StudioApartment; penthouse #Penthouse; estate #EstateProperty; multi-family #MultiFamily, or #Duplex, #Triplex, #Fourplex, #ThreeDecker as typed; land #LandForSale, #Acreage from five acres; retail #RetailSpace; warehouse #Warehouse, #IndustrialRealEstate; office #OfficeSpace; rental #ForRent, #CityRentals.
- feature: one on Facebook and X, up to two on Instagram, none on LinkedIn unless it is the reason (#Rehab, #SolarHome). Only what a person types into a search box:
  #WraparoundPorch #FrontPorch #ScreenedPorch #RooftopTerrace #RooftopPool #SwimmingPool #HotTub #FirePit #OutdoorKitchen #WalledGarden #Greenhouse #Orchard #HorseProperty #RedBarn #Vineyard #Creekfront #Lakefront #Waterfront #Oceanfront #BoatDock #BoatSlip #MountainView #LakeView #OceanView #RiverView #SkylineView #FloorToCeilingWindows
  #KitchenIsland #ButlersPantry #FarmhouseSink #WineCellar #LaCornue #Lacanche #WolfRange #HardwoodFloors #WidePlankFloors #OriginalWoodwork #PocketDoors #StainedGlass #ClawfootTub #ExposedBrick #TinCeiling #BuiltIns #HomeLibrary #HomeTheater #HomeOffice #HomeGym #SunRoom #FinishedBasement #Mudroom #WoodStove #StoneFireplace
  #GuestHouse #ADU #Workshop #RVParking #EVCharger #SolarHome #Geothermal #NewConstruction #MidCenturyModern #GreekRevival #Victorian #TudorRevival #Loft #Prewar #FixerUpper #Rehab #LiveWorkSpace #Storefront #DriveInDoor #OwnerFinancing
- A view, water or style tag only if that very thing was typed; one that doubles the place tag is dropped.
- Never: numbers (#3Bed, #Rents1450), prices, fees (#HOA612), condition or rules (#AsIs, #CatsOk), misspellings or shorthand (#Granit, #WDinUnit), people (#FamilyHome, #FirstTimeBuyer, #BachelorPad), praise (#DreamHome, #LuxuryLiving, #Stunning), mood (#Goals, #HomeSweetHome), events not typed (#JustListed, #OpenHouse, #PriceDrop), street names, the agent's name.
- Recipes
  Facebook: place + feature, or place + type.
  Instagram: place + #CityHomes (or its kind) + type as typed + feature + feature or #StateRealEstate.
  LinkedIn: place + #StateRealEstate + type.
  X: place + feature if the hook did not name it in the same words, else place alone.
`
