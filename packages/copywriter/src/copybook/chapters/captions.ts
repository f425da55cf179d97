// Lines as data; the notation is explained in ../README.md.
export const captions = String.raw`
# Captions: hooks, bodies, figures, closers, hashtags

Lines for Facebook, Instagram, LinkedIn and X in six tones. Notation as in README.md; what is new here:

## notation
- Figures are digits in captions. {home} is the type with its count, if that is not told yet: '5-bedroom house', 'studio apartment', '35.4-acre parcel', '22,000-square-foot commercial warehouse', 'three-unit multi-family property'. {fig} the counts that are left, with commas: '3.5 baths, 3,640 square feet'; {figs} the same inside a sentence: '3.5 baths and 3,640 square feet'.
- {tell}, {tell2}: a telling from the copybook, in this tone, of the next strongest feature, whole sentence. {scene}: a scene line. {list} the next features, joined with 'and'; {items} the same with commas. {ins}, {outs}, {bldgs} and {in items}, {out items}, {bldg items}: the same for indoor features, outdoor places, and the building. {spot} the hero in one word. {b1} to {b4} single features, short enough for a line of their own.
- Roles by purpose: {cook} range, oven, island; {warm} fireplace, stove, fire pit; {soak} tub, spa, sauna; {rest} primary suite; {sit} library, den, sunroom, great room; {work} office, study; {park} garage, carport, space; {entry} mudroom, foyer; {energy} solar, battery, charger; {underfoot} floors; {overhead} beams, ceilings; {out} an outdoor place. A body is used only when its roles are filled.
- {fee line}, {dates line}: a line from the figures. \n a new line, \n\n a blank line.
- Conditions as elsewhere; also (rental) by the month, (sale), (one) a hero in the singular, (many) in the plural, (dates) two or more dated items.
- Condition and terms are told after the hook unless the hook told them; figures, price and hashtags follow the body.
- No line states that a place is near, good, popular or for somebody; no line asks for a tag, a like or a call.

# Facebook

## facebook: hooks
luxury
- {City} {type}, offered at {price}: {a hero}.
- In {city}, {a home} with {a hero}, offered at {price}.
- {A hero} and {a hero2}: {a home} in {city}, offered at {price}.
- (one) {The hero} comes first: {a home} in {city}, offered at {price}.
- (view) With {the seen} in view, {a home} is offered in {city}.
- (outdoors) Out of doors there is {a hero}: {a home} in {city}, offered at {price}.
- (range) Dinner at home, with {a hero}: {a home} in {city}, offered at {price}.
- (old, home) {A hero}, and a date: {year}. {A home} in {city}, offered at {price}.
- (house, land feature) {A hero} and {lot}: {a home} in {city}, offered at {price}.
- (fire) For cold evenings, {a hero}: {a home} in {city}, offered at {price}.
- (building, unit) The building keeps {a hero}. {A home} in {city}, offered at {price}.
- (condition) It needs {needs}. {A home} in {city}, offered at {price}.
- (rental) {A home} in {city} with {a hero}, at {price}.
- (land) {A hero}, and {lot} of {land} in {city}, offered at {price}.
- (income) The rents are {rents}. {A home} in {city}, offered at {price}.
investor
- {A home} in {city}, {price}, with {a hero} and {a hero2}.
- (sale) {City} {type}, {price}, {ppsf} a foot: {hero}, {hero2}.
- (sale) {A home} in {city} at {price}, {ppsf} a foot, with {a hero}.
- (income) {City} {type}, {price}. Rents: {rents}.
- (condition) Scope: {needs}. Price: {price}. {A home} in {city}.
- (dates, sale) {Dates}. Those are the dated items on {a home} in {city} at {price}.
- (trade) {Hero}, {sqft}, {price}: {a home} in {city}.
- (land) {Land} in {city}: {lot}, {price}, {ppa} an acre. {Hero}.
- (rental) For rent in {city}: {a home}, {price}. {Hero}, {hero2}.
family
- {City} {type}, {price}: {a hero}.
- There's {a hero}. There's {a hero2}. It's {a home} in {city}.
- This {home} in {city} has {a hero}, and it's {price}.
- (home, no multi) {A hero} to come home to: {a home} in {city}, {price}.
- (on) Mornings on {the hero}, or evenings? {A home} in {city}.
- (outdoors) Supper's outside: {a home} in {city} with {a hero}.
- (fire) Pull a chair up to {the hero}. {A home} in {city}.
- (view, home) Home, with {the seen} in view: {a home} in {city}.
- (range) What's for supper? There's {a hero} at this {home} in {city}.
- (kitchen) Supper starts with {a hero}. {A home} in {city}.
- (tub) Long day? There's {a hero}. {A home} in {city}.
- (acre, house) Home in {city}, with {lot} and {a hero}.
- (condition) It needs {needs}, and it has {keeps}: {a home} in {city} for {price}.
- (condition) It needs {needs}: {a home} in {city} for {price}.
- (land) There's {a hero}, there's {lot} of {land}, and it's in {city} at {price}.
- (trade) {A hero} for the workday: {a home} in {city}, {price}.
- (rental) For rent in {city}: {a home} with {a hero}, {price}.
- (income) {Units}, one roof: {a type} in {city}, {price}.
modern
- {City} {type}, {price}: {hero}.
- {Hero}. {Hero2}. {A home} in {city}, {price}.
- {City}: {a home}, {a hero}, {price}.
- {A hero} and {a hero2}. One {city} {type}, {price}.
- (view) {The seen}, from {a home} in {city}.
- (outdoors, home) {A hero} out there, {beds} in here. {City} {type}, {price}.
- (range) {A hero}. Skip the takeout. {A home} in {city}, {price}.
- (work, home) {A hero} for nine to five, {beds} for the rest. {City} {type}, {price}.
- (building, unit) {A hero} in the building, {a home} behind the door. {City}, {price}.
- (near) {Near}. {A home} in {city}, {price}.
- (condition) Needs {needs}. Has {keeps}. {A home} in {city}, {price}.
- (condition) Needs {needs}. {A home} in {city}, {price}.
- (land) {A hero}. {A home}. {City}, {price}.
- (rental) For rent in {city}: {a home}, {hero}, {price}.
- (income) {Units}. One price: {price}. {A type} in {city}.
- (income) Rents: {rents}. {A home} in {city}, {price}.
classic
- {City} {type}, offered at {price}: {a hero}.
- In {city}, at {price}: {a home} with {a hero}.
- {The hero} and {the hero2} belong to {a home} in {city}.
- (old, home) {A hero}, and the date {year}: {a home} in {city}, offered at {price}.
- (outdoors) For fair weather there is {a hero}: {a home} in {city}.
- (view) With {the seen} in view, {a home} is offered in {city}.
- (range) For the cook there is {a hero}: {a home} in {city}.
- (room) Among the rooms is {a hero}: {a home} in {city}, offered at {price}.
- (house, land feature) {A hero}, and {lot} besides: {a home} in {city}, offered at {price}.
- (condition) It wants {needs}, and it has kept {keeps}: {a home} in {city}.
- (condition) It wants {needs}: {a home} in {city}, offered at {price}.
- (rental) To let in {city}, at {price}: {a home} with {a hero}.
- (income) {Units} under one roof: {a type} in {city}, offered at {price}.
casual
- {City} {type}, {price}, and {a hero}.
- {A hero}, {a hero2}, {price}: that's {a home} in {city}.
- (one) Yes, that's {a hero}, and yes, it comes with this {home} in {city}.
- {A hero} or {a hero2}? Don't pick. This {home} in {city} has both.
- (outdoors) {A hero}, and nowhere else to be Saturday: {a home} in {city}.
- (view) You can see {the seen} from here: {a home} in {city}.
- (range) {A hero}, so dinner's at your place now. {A home} in {city}, {price}.
- (fire, home) {A hero} for January, {beds} for the rest of the year. {City} {type}, {price}.
- (condition) Who's got tools? {A home} in {city} for {price}, and it needs {needs}.
- (bare) {A hero}, {lot} of {land}, and no house yet: {city}, {price}.
- (trade) It's {a home} in {city}, it's got {a hero}, and it's {price}.
- (rental) For rent in {city}: {a home} with {a hero}, {price}.
- (income) {Units}, one roof, {price}: {a type} in {city}.

# Instagram

## instagram: hooks
luxury
- {A home} in {city}, {state}, with {a hero}.
- {A hero}. {A hero2}. {A home} in {city}, {state}.
- {A hero}. {A home} in {city}, {state}, offered at {price}.
- (on) An evening on {the hero}. {A home} in {city}.
- (view) {The seen}, seen from {a home} in {city}, {state}.
- (range) Dinner begins at {the hero}. {A home} in {city}, offered at {price}.
- (old, home) From {year}, with {a hero}. {A type} in {city}, {state}.
- (pool) Afternoons go to {the hero}. {A home} in {city}, {state}.
- (condition) Already here: {keeps}. {A home} in {city}, {state}.
- (rental) {A hero}, by the month. {A home} in {city}, {price}.
- (income) {Units#} rents, one roof. {A type} in {city}, offered at {price}.
investor
- {Hero}. {Hero2}. {A home} in {city}, {price}.
- {A home} in {city} at {price}, with {a hero}.
- (sale) Asking {price}: {a home} in {city} with {a hero}.
- (income) {Units#} rents, one price: {a type} in {city}, {price}.
- (condition) Needs: {needs}. Has: {keeps}. {A home} in {city}, {price}.
- (condition) Price: {price}. Scope: {needs}. {A home} in {city}.
- (dates) {Dates}. {A home} in {city}, {price}.
- (land) {Hero}, {lot} of {land}, {city}: {price}, or {ppa} an acre.
family
- (home) {A hero}, {a hero2}, and a front door. {A home} in {city}.
- {A hero}. {A hero2}. {A home} in {city}.
- Here's {a home} in {city} with {a hero}.
- (outdoors) Shoes off, out to {the hero}. {A home} in {city}, {state}.
- (range) Somebody start supper: {hero}. {A home} in {city}.
- (fire) First cold night, first seat at {the hero}. {A home} in {city}.
- (view) Save a chair for {the seen}. {A home} in {city}.
- (tub) Long day, {hero}, early night. {A home} in {city}.
- (acre, house) Boots by the door, {lot} on the other side. {A home} in {city}.
- (condition) Here already: {keeps}. Still to do: {needs}. {A home} in {city}.
- (land) Boots on. {A hero}, {lot} of {land}, {city}, {state}.
- (rental) {A hero} to come home to. {A home} for rent in {city}.
- (income) {Units#} front doors, one roof. {A type} in {city}, {price}.
- (trade) Open for business: {a home} with {a hero} in {city}.
modern
- {Hero}. Also, {a hero2}. {A home} in {city}.
- {City}, with {a hero}. {A home}, {price}.
- (view) In view: {the seen}. {A home} in {city}.
- (outdoors) Outside counts: {hero}. {A home} in {city}.
- (range) {Hero}. Hungry yet? {A home} in {city}.
- (work) Office hours: {hero}. After hours: {a home} in {city}.
- (studio) One room, {a hero}. {A home} in {city}, {price}.
- (condition) Here: {keeps}. Missing: {needs}. {A home} in {city}.
- (land) {Hero}. {City}. {A home}, {price}.
- (rental) Monthly: {price}. {Hero}. {A home} in {city}.
- (income) {Units#} rents. One roof. {A type} in {city}, {price}.
classic
- {A hero}, to begin with. {A home} in {city}, {state}.
- {A home} in {city}, {state}, with {a hero}.
- {A hero} first, {a hero2} after. {A home} in {city}, {state}.
- (old, home) {A hero}, and the year {year}. {A type} in {city}, {state}.
- (outdoors) Fair evenings, and {a hero} for them. {A home} in {city}.
- (fire) {A hero}, for the cold months. {A home} in {city}.
- (room) Among the rooms, {a hero}. {A home} in {city}.
- (house, land feature) {A hero} and {lot}, with a house for company. {City}, {state}.
- (condition) Kept: {keeps}. Wanted: {needs}. {A home} in {city}.
- (rental) {A hero}, and {a home} to let in {city}.
- (income) {Units#} homes under one roof. {A type} in {city}, {state}.
casual
- {A hero}? Yep. {A home} in {city}.
- One {city} {type}, with {a hero}. It's {price}.
- {A hero}. Also {a hero2}. {A home} in {city}, {price}.
- (outdoors) Weekend plans: {hero}. {A home} in {city}.
- (view) Not a screensaver: {the seen}, from {a home} in {city}.
- (kitchen) {A hero} versus the takeout menu. {A home} in {city}.
- (fire) Cold night? {A hero}. {A home} in {city}.
- (condition) The good part: {keeps}. The other part: {needs}. {A home} in {city}.
- (land) Got boots? {A hero}, {lot} of {land}, {city}.
- (rental) Rent's {price}. You get {a hero}. {A home} in {city}.
- (income) {Units#} rents, one roof to think about. {A type} in {city}, {price}.

# LinkedIn

## linkedin: hooks
luxury
- Offered in {city}, {state}, at {price}: {a home} with {a hero}.
- In {city}, {state}, at {price}: {a home} with {a hero} and {a hero2}.
- (view) Offered in {city}, {state}: {a home}, with {the seen} in view, at {price}.
- (acre, house) Offered in {city}, {state}, at {price}: {a home} on {lot}, with {a hero}.
- (old, home) Offered at {price} in {city}: {a type} of {year}, with {a hero}.
- (condition) Offered in {city}, {state}, at {price}: {a home} that needs {needs}.
- (income) Offered in {city}, {state}, at {price}: {a home}, renting for {rents}.
- (rental) To rent in {city}, {state}, at {price}: {a home} with {a hero}.
investor
- What {price} buys in {city}, {state}: {a home} with {a hero}, at {ppsf} per square foot.
- (sale) {A home} in {city}, {state}, at {price}, with {a hero} and {a hero2}.
- (sale) Asking {price} in {city}, {ppsf} per square foot: {a home} with {a hero}.
- (income) Asking {price} in {city}, with rents of {rents}: {a type}.
- (condition) One for the rehab crowd: {a home} in {city} at {price} that needs {needs}.
- (fee, sale) Two numbers for {a home} in {city}: {price} to buy, {fee} to keep.
- (dates, sale) {A home} in {city}, {state}, at {price}, with dates: {dates}.
- (land) Asking {price} for {lot} of {land} in {city}, {state}: {ppa} an acre, with {a hero}.
- (trade) Asking {price} for {a home} in {city}, {state}: {hero}, {hero2}.
- (rental) For rent in {city}, {state}, at {price}: {a home} with {a hero}.
family
- In {city}, {state}: {a home} with {a hero} and {a hero2}, at {price}.
- {A home} in {city}, {state}, with {a hero}, at {price}.
- (work, home) {A home} in {city} where work has its own room: {a hero}.
- (dates, sale) {A home} in {city}, {state}, with some big jobs done: {updates}.
- (condition) {A home} in {city}, {state}, that needs {needs}, at {price}.
- (rental) For rent in {city}, {state}, at {price}: {a home} with {a hero}.
- (income) {A type} in {city}, {state}, at {price}, with rents of {rents}.
modern
- What {price} gets in {city}: {a home}, {hero}, {hero2}.
- {City}, {state}. {A home} with {a hero}, {price}.
- (energy) {A hero} on the utility side, {beds} on the living side. {City} {type}, {price}.
- (dates, sale) {City}, {state}: {a home} with dates on it. {Dates}.
- (condition) {City}, {state}: {a home} at {price}. To do: {needs}.
- (rental) {City}, {state}. {A home} for rent at {price}, with {a hero}.
- (income) {City}, {state}. {A type}, {price}, rents of {rents}.
classic
- Offered in {city}, {state}: {a home} with {a hero}, at {price}.
- {A home} in {city}, {state}, is offered at {price}, with {a hero} and {a hero2}.
- (old, home) {A type} of {year} is offered in {city}, {state}, at {price}, with {a hero}.
- (acre, house) Offered in {city}, {state}, at {price}: {a home} on {lot}, with {a hero}.
- (condition) Offered in {city}, {state}, at {price}: {a home} that wants {needs}.
- (income) {Units}, renting for {rents}, are offered in {city} at {price}.
- (rental) To let in {city}, {state}, at {price}: {a home} with {a hero}.
casual
- Here's what {price} gets you in {city}: {a home} with {a hero}.
- In {city} for {price}: {a home} with {a hero} and {a hero2}.
- (work, home) {A home} in {city} with {a hero}, because the kitchen table never was an office.
- (condition) One for somebody handy: {a home} in {city} at {price} that needs {needs}.
- (dates, sale) {A home} in {city} at {price}, and the dull jobs have dates: {dates}.
- (rental) For rent in {city}: {a home} at {price}, with {a hero}.
- (income) Here's {a type} in {city} with rents of {rents}, for {price}.

# X

## x: hooks
luxury
- {City} {type}: {a x list}.
- In {city}, {a home}: {a x list}.
- (view) {City} {type}, with {the seen} in view: {a x list}.
- (condition) {City} {type}, in need of {needs}: {a x list}.
- (condition) {City} {type}, offered at {price}. It needs {needs}.
investor
- {City} {type}: {x items}.
- (income) {City} {type}. Rents: {rents}. {X items}.
- (condition) {City} {type}. Scope: {needs}. Has: {x items}.
- (condition) {City} {type}, {price}. Scope: {needs}.
family
- {City}: {a home} with {a x list}.
- (home, no multi) At home in {city}: {a x list}.
- (condition) {City} {type}. It needs {needs}, and it has {a x list}.
- (condition) {City} {type}, {price}. It needs {needs}.
modern
- {City} {type}. {X items}.
- {City}: {x items}.
- (view) {City} {type}, {the seen} in view. {X items}.
- (condition) {City} {type}. Needs: {needs}. Has: {x items}.
- (condition) {City} {type}, {price}. Needs {needs}.
classic
- In {city}, {a home} with {a x list}.
- {City} {type}, with {a x list}.
- (old, home) {A type} of {year} in {city}, with {a x list}.
- (condition) In {city}, {a home} that wants {needs} and has {a x list}.
- (condition) {City} {type}, offered at {price}. It wants {needs}.
casual
- {A home} in {city} with {a x list}.
- In {city}, {a home} with {a x list}.
- (condition) Needs {needs}. Has {a x list}. {City} {type}.
- (condition) {City} {type}, {price}, and it needs {needs}.

# Hooks without a hero

Sparse facts; each network takes a different one

## sparse hooks
luxury
- (old) Since {year}, in {city}: {a home}, offered at {price}.
- (acre, house) In {city}, {a home} on {lot}. Offered at {price}.
- (matched) As many baths as bedrooms, in {city}: {a home}, {sqft}, {price}.
- Offered in {city}, {state}, at {price}: {a home}.
- In {city}, {state}, {a home} is offered at {price}.
- At {price}, in {city}: {a home}.
- {City} {type}, offered at {price}.
investor
- {City} {type}: {price}, {ppsf} a foot.
- What {price} buys in {city}: {a home}, {ppsf} a foot.
- (old) Built in {year}, asking {price}: {a home} in {city}.
- (land) {City}: {lot} of {land}, {price}, {ppa} an acre.
- (land) {City}, {state}. {A home}, {price}.
- (land) What {price} buys in {city}: {lot} of {land}.
- {A home} in {city}, {state}, at {price}.
- Asking {price} in {city}, {state}: {a home}.
- (rental) For rent in {city}: {a home}, {price}.
family
- (home, no condition) {A home} and a front door in {city}, for {price}.
- (small, home) Small enough to hear the kettle from anywhere: {a home} in {city}, {price}.
- (house, lot) Home in {city}: {beds} inside, {lot} outside, {price}.
- (old, house) There's been a house at this {city} address since {year}. It's {price}.
- It's {a home} in {city}, {state}, at {price}.
- {City}, {state}: {a home} for {price}.
- (land) It's {lot} of {land} in {city}, and it's {price}.
- (rental) For rent in {city}: {a home}, {price}.
modern
- (no condition) {A home} in {city} for {price}. Simple as that.
- (small, home) Less to own, less to clean: {a home} in {city}, {price}.
- (bare) No walls: {a home} in {city}, {price}.
- {City}, {state}: {a home}, {price}.
- What {price} gets in {city}, {state}: {a home}.
- In {city}: {a home}, {price}.
- One {city} {type}. One price: {price}.
classic
- In {city}, {a home} is offered at {price}.
- (old, house) In {year} a house was built in {city}. It is there still, at {price}.
- (house, lot) House and land in {city}: {beds}, {lot}, {price}.
- {City}, {state}: {a home}, offered at {price}.
- Offered at {price} in {city}: {a home}.
- {A home} in {city}, {state}, at {price}.
casual
- No speeches: {a home} in {city}, {price}.
- It's {a home}, it's in {city}, and it's {price}.
- (small, home) If less house means more weekend: {a home} in {city}, {price}.
- (bare) There's no house. That's the point: {lot} of {land} in {city}, {price}.
- Here's what {price} gets you in {city}: {a home}.
- (no condition) Simple math: {a home} in {city}, {price}.
- (rental) For rent in {city}: {a home}, {price}.

## sparse bodies
luxury
- (year, home) The {type} dates from {year}[ and stands on {lot}].
- (year) It was completed in {year}[, on {lot}].
- (house, year, lot) The date is {year}; the ground is {lot}.
investor
- (year, house) Built in {year}[, on {lot}].
- (year) Year built: {year}.[ Lot: {lot}.]
- (year, lot) Dates back to {year}, with {lot} under it.
family
- (house, lot) There's {lot} outside to plant, to mow, or to put a chair on.
- (year, home, no condition) Somebody's been coming home to this address since {year}.
- (year) It was built in {year}[, and it comes with {lot}].
modern
- (year) Standing since {year}.[ On {lot}.]
- (house, lot) The yard and all: {lot}.
- (year) Built in {year}.
classic
- (year) It was built in {year}[, on a lot of {lot}].
- (year, house) The house has stood since {year}[, on {lot} of its own].
- (lot, house) House and ground are offered together, the ground being {lot}.
casual
- (small, home, no condition) You can vacuum the whole place before the coffee's ready.
- (house, lot) You get {lot} to plant, mow, or park a lawn chair on.
- (year) It's been standing since {year}[, and it comes with {lot}].

# Bodies

## facebook: bodies
luxury
- {tell} {tell2}[ The {type} also has {a list}.]
- {scene}[ {tell}][ The {type} also has {a list}.]
- {tell} Inside, it has {a ins}[; outside, {a outs}].
- Inside, it has {a ins}; outside, {a outs}. {tell}
- {tell} The building keeps {a bldgs}.[ {fee line}]
- {The cook} is for dinner, and {the soak} for afterward. {tell}[ The {type} also has {a list}.]
- {tell} With dates: {updates}.[ The {type} also has {a list}.]
- The {type} has {a list}.[ {tell}]
- {tell}
investor
- Dated items: {dates}. Also on the list: {items}.
- On the list: {items}.[ Dated items: {dates}.]
- {tell} Also there: {items}.
- {tell} {tell2}[ Also there: {items}.]
- {tell}[ {fee line}]
- In the unit: {in items}. In the building: {bldg items}.[ {fee line}]
family
- You get {a list}. {tell}
- {tell} {tell2}[ You get {a list}, too.]
- {scene}[ {tell}][ You get {a list}, too.]
- Inside, you have {a ins}. Outside, you have {a outs}.[ {tell}]
- Cook at {the cook}, warm up by {the warm}, and take dessert out to {the out}.[ {tell}][ You get {a list}, too.]
- Drop the bags at {the entry} and put something on {the cook}. {tell}[ You get {a list}, too.]
- (home) {tell} A few big Saturdays are already done: {updates}.[ You get {a list}, too.]
- {tell}[ The building has {a bldgs}.]
modern
- {tell} {tell2}[ Also: {items}.]
- {scene}[ {tell}][ Also: {items}.]
- Inside: {in items}. Outside: {out items}.[ {tell}]
- Cook: {cook}. Work: {work}. Park: {park}. {tell}[ Also: {items}.]
- Home has {a ins}. The building has {a bldgs}.[ {tell}]
- Already done: {dates}. Already here: {items}.
- Short list: {items}.[ {tell}]
- {tell}
classic
- {tell} {tell2}[ The {type} also has {a list}.]
- {scene}[ {tell}][ The {type} also has {a list}.]
- Indoors it has {a ins}; outdoors, {a outs}.[ {tell}]
- {tell} The {type} also has {a list}.
- (acre, house) The house has {a ins}; the land has {a outs}.[ {tell}]
- {tell} For the car there is {a park}; for the evening, {a out}.
- {tell} With dates: {updates}.[ The {type} also has {a list}.]
- The {type} has {a list}.[ {tell}]
- {tell}
casual
- Also in the deal: {a list}.[ {tell}]
- {tell} {tell2}[ You've also got {a list}.]
- {scene}[ {tell}][ You've also got {a list}.]
- Inside: {in items}. Outside: {out items}.[ In the boring-but-good column: {dates}.]
- Cooking: {the cook}. Parking: {the park}. Everything else: {the out}.[ {tell}]
- You've got {a ins}. The building's got {a bldgs}.[ {fee line}]
- {tell} In the boring-but-good column: {dates}.[ You've also got {a list}.]
- You've got {a list}.[ {tell}]
- {tell}

## instagram: bodies
luxury
- {A b1}.\n{A b2}.\n{A b3}.[\n\n{tell}]
- Dinner: {the cook}.\nAfterward: {the warm}.\nLast: {the soak}.[\n\n{tell}]
- {Underfoot} underfoot.\n{Overhead} overhead.\n{A warm} as well.[\n\n{tell}]
- Behind the door: {in items}.\nBeyond it: {bldg items}.[\n\n{fee line}]
- (house, acre) The house: {in items}.\nThe land: {out items}.[\n\n{tell}]
- {tell}[\n\n{tell2}]
- {tell}\n\n{A b1}.\n{A b2}.
investor
- {Dated list}[\nAlso: {items}]
- Rents: {rents}[\nUnits: {units#}][\nDates: {dates}]\nAlso: {items}
- {B1}\n{B2}\n{B3}[\n{B4}]
- Unit: {in items}\nBuilding: {bldg items}[\nFee: {fee}]
- In: {docks}\nUp: {clear}\nOn: {power}[\n\nAlso: {items}.]
- {tell}\n\nAlso: {items}.
- {tell}
family
- Cook: {the cook}.\nLinger: {the out}.\nGood night: {the rest}.[\n\n{tell}]
- Boots: {the entry}.\nSupper: {the cook}.\nAfterward: {the warm}.[\n\n{tell}]
- Saturday: {the out}.\nSunday: {the soak}.\nMonday: {the work}.[\n\n{tell}]
- {A b1}.\n{A b2}.\n{A b3}.[\n\n{tell}]
- {tell}\n\n{A b1}.\n{A b2}.[\n{A b3}.]
- {tell}[\n\n{tell2}][\n\nAlso here: {items}.]
- Already done: {dates}.\nAlso here: {items}.[\n\n{tell}]
modern
- {B1}.\n{B2}.\n{B3}.[\n\n{tell}]
- In: {in items}.\nOut: {out items}.\nParked: {park}.[\n\n{tell}]
- Before work: {the cook}.\nDuring: {the work}.\nAfter: {the out}.[\n\n{tell}]
- Yours: {in items}.\nShared: {bldg items}.[\n\n{fee line}]
- {B1}: yes.\n{B2}: yes.\n{B3}: also yes.[\n\n{tell}]
- Done: {dates}.\nHere: {items}.[\n\n{tell}]
- {tell}[\n\n{B1}.\n{B2}.]
classic
- {Out} for June.\n{Warm} for January.\n{Sit} for the months between.[\n\n{tell}]
- {Underfoot} below.\n{Overhead} above.\n{A warm} for the winter.[\n\n{tell}]
- Indoors: {ins}.\nOutdoors: {outs}.[\n\n{tell}]
- Kept: {keeps}.\nRenewed: {dates}.[\n\n{tell}]
- {A b1}.\n{A b2}.\n{A b3}, too.[\n\n{tell}]
- {tell}[\n\n{tell2}]
- {tell}\n\n{A b1}.\n{A b2}.
casual
- {B1}: got it.\n{B2}: got it.\n{B3}: yep.[\n\n{tell}]
- Where you'll cook: {the cook}.\nWhere you'll nap: {the out}.\nWhere you'll park: {the park}.[\n\n{tell}]
- The fun part: {out}.\nThe useful part: {park}.\nThe part with a date on it: {dates}.
- Yours to clean: {in items}.\nNot yours to clean: {bldg items}.[\n\n{fee line}]
- {A b1}.\n{A b2}.\n{A b3}.[\n\n{tell}]
- {tell}[\n\n{tell2}][\n\nPlus {a list}.]
- {tell}\n\n{A b1}.\n{A b2}.

## linkedin: bodies
luxury
- {tell} {tell2} The {type} also has {a list}.[ {dates line}][ {fee line}]
- {tell} Inside, it has {a ins}[; outdoors, {a outs}].[ {dates line}][ {fee line}]
- {scene}[ {tell}][ The {type} also has {a list}.][ {dates line}][ {fee line}]
- (unit) The residence has {a ins}; the building keeps {a bldgs}.[ {tell}][ {fee line}]
- The {type} has {a list}.[ {tell}][ {dates line}][ {fee line}]
- {tell}[ {dates line}][ {fee line}]
investor
- In place: {items}.[ Dated items: {dates}.][ {tell}][ {fee line}]
- A fair comparable would have {a list}.[ {tell}][ Dated items: {dates}.][ {fee line}]
- {tell}[ {tell2}][ Also in place: {items}.][ Dated items: {dates}.][ {fee line}]
- (unit) Inside: {in items}. The building: {bldg items}.[ {fee line}]
- (warehouse) It works in the order goods do: {docks} in, {clear} up, {power} on.[ In place: {items}.][ Dated items: {dates}.]
- {tell}[ {fee line}]
family
- For working hours there's {a work}. For the rest of the day there's {a cook} and {a out}.[ {tell}][ {dates line}][ {fee line}]
- {tell}[ {tell2}][ It also has {a list}.][ {dates line}][ {fee line}]
- There's {a entry} for coming in and {a warm} for cold nights. {tell}[ {dates line}][ {fee line}]
- {scene}[ {tell}][ It also has {a list}.][ {dates line}][ {fee line}]
- It has {a list}.[ {tell}][ {dates line}][ {fee line}]
- {tell}[ {dates line}][ {fee line}]
modern
- Work: {work}. Energy: {energy}. Parking: {park}.[ {tell}][ Also: {items}.][ {fee line}]
- {tell}[ {tell2}][ Also: {items}.][ Done: {dates}.][ {fee line}]
- Inside: {in items}.[ Outside: {out items}.][ In the building: {bldg items}.][ Done: {dates}.][ {fee line}]
- What's done: {dates}. What's here: {items}.[ {tell}][ {fee line}]
- The short list: {items}.[ {tell}][ {fee line}]
- {tell}[ {fee line}]
classic
- {tell}[ {tell2}] The {type} also has {a list}.[ {dates line}][ {fee line}]
- (house, acre) The house has {a ins}, the land {a outs}.[ {tell}][ {dates line}][ {fee line}]
- Indoors it has {a ins}[; outdoors, {a outs}].[ {tell}][ {dates line}][ {fee line}]
- {scene}[ {tell}][ The {type} also has {a list}.][ {dates line}][ {fee line}]
- The {type} has {a list}.[ {tell}][ {dates line}][ {fee line}]
- {tell}[ {dates line}][ {fee line}]
casual
- The rest of it: {a list}.[ {tell}][ {dates line}][ {fee line}]
- {tell}[ {tell2}][ You've also got {a list}.][ {dates line}][ {fee line}]
- Calls happen in {the work}. Lunch can move to {the out}.[ {tell}][ You've also got {a list}.][ {dates line}][ {fee line}]
- {scene}[ {tell}][ You've also got {a list}.][ {dates line}][ {fee line}]
- You look after {a ins}. The building looks after {a bldgs}.[ {fee line}]
- {tell}[ {dates line}][ {fee line}]

# Figures

## caption: figures
luxury
- {Fig}. Offered at {price}.
- {Fig}.
- Offered at {price}.
- {Fig}, in {city}. Offered at {price}.
investor
- {Fig}. Asking {price}[, {ppsf} a foot].
- {Fig}.
- Asking {price}.
- {Fig}, {city}. Asking {price}.
family
- {Fig}, {price}.
- {Fig}.
- The price is {price}.
- {Fig} in {city}, {price}.
modern
- {Fig}, {price}.
- {Fig}.
- Price: {price}.
- {Fig}, {city}, {price}.
classic
- {Fig}. Offered at {price}.
- {Fig}.
- Offered at {price}.
- {Fig}, in {city}. Offered at {price}.
casual
- {Fig}, {price}.
- {Fig}.
- It's {price}.
- {Fig}, {city}, {price}.

## caption: rental figures
luxury
- {Fig}. The rent is {price}.
- {Fig}.
- The rent is {price}.
- {Fig}, in {city}. The rent is {price}.
investor
- {Fig}. Rent: {price}.
- {Fig}.
- Rent: {price}.
- {Fig}, {city}. Rent: {price}.
family
- {Fig}. Rent is {price}.
- {Fig}.
- Rent is {price}.
- {Fig} in {city}. Rent is {price}.
modern
- {Fig}. Rent: {price}.
- {Fig}.
- Rent: {price}.
- {Fig}, {city}. Rent: {price}.
classic
- {Fig}. The rent is {price}.
- {Fig}.
- The rent is {price}.
- {Fig}, in {city}. The rent is {price}.
casual
- {Fig}. Rent's {price}.
- {Fig}.
- Rent's {price}.
- {Fig}, {city}. Rent's {price}.

# Told plainly

Work to be done and a date to come, right after the hook; other conditions and terms have lines of their own in terms.ts

## told: needs
luxury
- It needs {needs}.
investor
- Scope: {needs}.
family
- It needs {needs}.
- It needs {needs}, so it will take some Saturdays.
modern
- Needs: {needs}.
classic
- It wants {needs}.
casual
- It needs {needs}. Better to know now.
- It needs {needs}, and there's no way around it.

## told: future
luxury
- Completion is due in {year}.
investor
- Delivery: {year}.
family
- It isn't finished yet; it's due in {year}.
modern
- Not built yet. Due in {year}.
classic
- It is to be completed in {year}.
casual
- It's not done yet. Think {year}.

# Closers

Rare: a question about a typed thing that a neighbor would answer, or nothing

## facebook: closers
luxury
- (on) Which hour would you keep for {the spot}?
- (view) {The seen}: first thing, or last thing?
- (range) What would you cook first?
- (bare) Where on {lot} would you stand first?
- (original) What would you leave exactly as it is?
- (library) What would you keep in {the spot}?
investor
- (rents) Landlords: leases first, or the utility bills?
- (condition) Contractors: what would you bid first?
- (land) What do you check first on land: access, water, or zoning?
- (commercial) What would you do with {sqft}?
family
- (on) Morning on {the spot}, or evening?
- (fire) Who gets the good chair?
- (range) What's the first thing you'd put on?
- (tub) Bubbles or a book?
- (pool) Cannonball, or toes first?
- (garden) What would you grow first?
- (acre, house) What would you plant first?
modern
- (view) {The seen}: with coffee, or with dinner?
- (work) Door open, or door closed?
- (range) Gas or induction? Make your case.
- (on) Grill, or takeout on a real plate?
- (studio) Where would you put the bed?
classic
- (old, house) What would you ask a house of {year}?
- (fire) Wood or gas?
- (view) Which season would you choose for {the seen}?
- (garden) Roses or tomatoes?
- (on) Is {the spot} for the morning or the evening?
casual
- (condition) Be honest: would you take it on?
- (on) Grilling or napping?
- (fire pit) Marshmallows: golden or on fire?
- (basement) Basement: movies, drums, or storage bins?
- (acre, house) What would you name the place?
- (range) What are you making first?

## instagram: closers
luxury
- (on) First light or last, on {the spot}?
- (pool) Before noon, or after?
- (fire) Cold evenings are provided for.
investor
- (rents) Rent roll before paint colors.
- (land) Soil, access, zoning: in what order?
family
- (outdoors) First one out gets the good chair.
- (tub) Do not disturb.
- (pool) Cannonball, or toes first?
modern
- (work) Log off here.
- (range) Order in tomorrow.
classic
- (fire) Winter may come when it likes.
- (room) Which chair, and which book?
casual
- (on) Nap first, decide later.
- (range) Dibs on leftovers.
- (pool) Bring a towel.
- (fire pit) Marshmallows are on you.

## linkedin: closers
investor
- (condition) Contractors: what does such a job run in your market this year?
- (warehouse) What clear height does your operation need?
- (land) Access, water, zoning: which do you clear first?
- (rents) Which do you read first, the leases or the bills?
family
- (work) Where do you take your calls at home?
modern
- (work) Office door: open or closed?
- (solar) Anyone tracking what their panels make?
classic
- (old, house) In an old house, which would you ask about first, the wiring or the roof?
casual
- (work) How many of your calls happen in the kitchen?
- (condition) Anyone priced such a job lately?

# X

## x: bodies
luxury
- {X fig}. Offered at {price}.
- {X fig}. {price}.
- Offered at {price}.
- {X fig}.
investor
- {X fig}[, {ppsf} a foot]. {price}.
- {X fig}, {price}[, {ppsf} a foot].
- {price}[, {ppsf} a foot].
- {X fig}.
family
- {X fig}, {price}.
- {X fig}. It's {price}.
- It's {price}.
- {X fig}.
modern
- {X fig}. {price}.
- {X fig}, {price}.
- {price}.
- {X fig}.
classic
- {X fig}. Offered at {price}.
- Offered at {price}.
- {X fig}.
casual
- {X fig}, {price}.
- {X fig}. It's {price}.
- It's {price}.
- {X fig}.
`
