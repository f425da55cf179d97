// Lines as data; the notation is explained in ../README.md.
export const frame = `
# The frame: figures, openings, bridges, closings, skeletons, headlines

What holds a text together when the features have been told. Features and scenes are in the other files, captions in captions.txt. Notation as in README.md, extended here.

## notation

Slots (nothing is printed that was not typed or does not follow by arithmetic)
- {type} the noun of the type: house (home where Family or Casual prefer it), condo, townhouse, apartment, penthouse, estate, multi-family property, parcel. Commercial: the typed kind (warehouse, storefront, office building), else 'commercial building', and 'building' the second time. {a type}, {the type}, {The type}. A line that writes 'house' or 'residence' out is for those types only and is marked.
- {beds} three bedrooms, {beds-} three-bedroom (studio when 0), {beds#} three. {more} bedrooms less one: one more, two more.
- {baths} two and a half baths, {baths-} two-and-a-half-bath, {baths#} two and a half. Commercial: bathrooms, or restrooms when typed so.
- {sqft} 1,985 square feet, {sqft-} 1,985-square-foot, {sqft#} 1,985. {lot} 0.46 acres, {lot-} 0.46-acre, {lot#} 0.46.
- {year} as typed. {price} $564,900. {rent} $2,150 a month (price by the month). {city}, {state} (in full), {address}.
- {ppsf} about $285, or $285 when exact. {ppa} the same for an acre. {unit price} the same for a unit. {times} square feet of land for each square foot of house, rounded, in words, from three up.
- {fee} $612 a month, with its own period. {the fee} the HOA, maintenance, the condo fee; {a fee} an HOA, maintenance, a condo fee; {fee label} HOA, maintenance, condo fee. {includes} heat and internet.
- {updates} a new roof in 2021 and new HVAC in 2022. {updated} the roof was new in 2021 and the HVAC in 2022. {dates} roof 2021, HVAC 2022.
- {hero} the strongest feature in the agent's words, cleaned; {a hero} with the article or count it needs ('a wraparound porch', 'five fireplaces', 'original woodwork'), {the hero}; {hero2} the next. {seen} what a view is of. {near} a typed distance as a noun ('the harbor, four blocks away'). {floor} nineteenth floor. {style} Greek Revival. {needs} a roof and mechanicals. {keeps} original woodwork and pocket doors. {terms} as typed ('cash or a rehab loan'). {units} three units, {units#} three. {rents} $1,450, $1,500, and $1,625 a month. {zoning} C-1 zoning. {docks}, {clear} (24 feet), {power} for industry.
- {list} the features left over, joined.
- {beds & baths & sqft} joins those present: a, b, and c. {beds, baths, sqft} joins them with commas only. A capital letter in a slot capitalizes the first word; in headlines the slot is set in title case.

Optional words
- […] drops with all its words when a slot in it is empty or already told. [A|B] prints B in that case. A slot outside brackets must be filled and untold, or the line is not used. After dropping, spaces and commas are tidied.
- A fact told in the opening counts as told. {city} counts as told once printed; {type} may be repeated.
- Verbs agree with what is printed: 'There are {beds}' prints 'There is one bedroom'. Article by sound: an 8,900-square-foot house, an 1838 house.
- {sqft}, {lot}, {price} never begin a sentence; any other number that comes to stand first is spelled out ('Thirty-eight feet of glass').

Conditions, in parentheses before a line
- (home) any dwelling; (house) single-family and estate; (unit) condo, apartment, penthouse; (condo), (townhouse), (penthouse), (estate), (multi), (studio), (land), (commercial).
- (bare) land with no building typed. (acre) one acre or more. (small) under 1,000 square feet. (modest) at most three bedrooms and 1,800 square feet. (large) 4,000 and more. (old) built before 1940. (new) built this year or last. (future) year still to come. (never lived in) typed so. (even) price per square foot exact. (matched) as many baths as bedrooms, no half. (beds 2+) and the like.
- (year), (lot), (fee), (units), (rents) the fact is there; (no units) it is not. Kinds of hero: (outdoors), (on) an outdoor place one sits on: porch, deck, patio, balcony, terrace, roof deck (never a garden, yard, courtyard, pool or fire pit), (fire), (view), (kitchen), (range), (room), (place) a room or outdoor place, (thing) anything one can touch, (original), (building), (near), (land feature), (work) an office, (trade) a commercial feature, (condition), (income), (date).
- (mls) may stand in public remarks.
- (hero) touches the hero again at the end. In headlines (any) any hero, (figures) none, (price) Investor's own. Other words in parentheses mean what they say: (includes), (floor), (style), (lot under an acre), (two bedrooms).
- = a statement a reviewer must know follows from the facts.

Use
- One figures line in a text; the fee and the dates have lines of their own when the chosen line has no place for them.
- At most one bridge in basic, two in extended, three in premium. At most one closing, and none is owed.

# 1. Figures

## figures: whole
needs: beds, sqft, price. Year, lot, baths, fee, city where there are any
luxury
- {Beds & baths & sqft}[, built in {year}][ on {lot}]. [{The fee} is {fee}.] Offered at {price}.
- (year) The {type} was completed in {year} and has {beds & baths & sqft}[, on {lot}]. Offered at {price}[, with {a fee} of {fee}].
- Within {sqft} are {beds & baths}[; the lot is {lot}]. [Built in {year}, the {type}|The {type}] is offered at {price}.
- The {type} measures {sqft}, with {beds & baths}. [Completed in {year}, it|It] [stands on {lot} and] is offered at {price}.
- (acre) Indoors, {beds & baths} in {sqft}; outdoors, {lot}. [The date is {year}, and the|The] price is {price}.
- Offered at {price}: {beds & baths & sqft}[ in {city}][, built in {year}][, on {lot}]. [{The fee} is {fee}.]
- In {city}, {beds & baths & sqft}[ on {lot}]. [The {type} dates from {year}.] Offered at {price}[; {the fee} is {fee}].
- (fee) Offered at {price}, with {a fee} of {fee}. For that, one has {beds & baths & sqft}[, built in {year}][, on {lot}].
investor
- Price: {price}, or {ppsf} per square foot. Size: {beds, baths, sqft}[, on {lot}]. [Built: {year}.] [{Fee label}: {fee}.]
- At {price} for {sqft}, the {type} comes to {ppsf} per square foot[, and {the fee} adds {fee}]. {Beds & baths}[, built in {year}][, on {lot}].
- The count is {beds & baths} in {sqft}. The price is {price}, or {ppsf} per square foot[, and {the fee} is {fee}]. [Year built: {year}.] [Land: {lot}.]
- Divide {price} by {sqft} and the answer is {ppsf}. For the whole sum: {beds & baths}[, built in {year}][, with {lot} of land]. [{The fee} is {fee} on top.]
- Compare at {ppsf} per square foot ({price} over {sqft}), then match the count: {beds, baths}[, built in {year}][, {lot}].
- {Beds, baths, sqft}[, {lot}][, built in {year}]: {price}. That is {ppsf} per square foot[, before {fee} for {the fee}].
- What {price} covers: {beds & baths & sqft}[, built in {year}][, on {lot}]. Per square foot, {ppsf}. [{Fee label}, {fee}.]
- (lot) At {price} for {sqft}, the figure is {ppsf} per square foot, land included, and the land is {lot}. {Beds & baths}[, built in {year}].
- (fee) Once: {price}, which is {ppsf} per square foot. Recurring: {fee} for {the fee}. In return: {beds, baths, sqft}[, {lot}][, built in {year}].
- (year) Built in {year}: {beds, baths, sqft}[, on {lot}]. Asking {price}, or {ppsf} per square foot. [{Fee label}: {fee}.]
- Two numbers make the third: {price}, {sqft}, and {ppsf} per square foot. Layout: {beds, baths}. [Lot: {lot}.] [Built: {year}.] [{Fee label}: {fee}.]
- The ask is {price} against {sqft}, {ppsf} apiece. The count is {beds & baths}[, the build year {year}][, the lot {lot}].
family
- There are {beds & baths} in {sqft}[, on {lot}]. [The {type} was built in {year}.] [{The fee} is {fee}, and the|The] price is {price}.
- (baths, beds 2+) {Beds} to sleep in, {baths} to share, and {sqft} for all the rest[, on {lot}]. [It was built in {year} and it's|It's] priced at {price}.
- All of it fits in {sqft}, with {beds & baths}[, on {lot}]. [The {type} has been here since {year}, and it's|It's] priced at {price}.
- Home here is {beds & baths & sqft}[, with {lot} outside]. [It went up in {year}.] The price is {price}[, and {the fee} is {fee}].
- You'll have {beds & baths}, {sqft} in all[, and {lot} to step out to]. [It was built in {year}.] The price is {price}.
- (house, lot) This is a house of {beds & baths}: {sqft} indoors, {lot} outdoors. [It was built in {year} and it's|It's] offered at {price}.
- By the numbers, home comes to {beds & baths & sqft}[ on {lot}]. [It dates from {year}.] [{The fee} is {fee}, and the|The] price is {price}.
- (lot) Inside, you have {beds & baths} in {sqft}. Outside, you have {lot}. [Built in {year}, it's|It's] priced at {price}.
- What you'd be coming home to: {beds & baths & sqft}[ in {city}][, built in {year}][, on {lot}]. The price is {price}.
- (house, lot) There's {sqft} to sweep and {lot} to putter in, with {beds & baths}. [The house dates from {year}.] The price is {price}.
- (fee) {The fee} is {fee} and the price is {price}. For that you come home to {beds & baths & sqft}[, built in {year}][, on {lot}].
- (year) Built in {year}, it has {beds & baths} in {sqft}[, and it sits on {lot}]. The price is {price}[, with {fee} for {the fee}].
- That makes {beds & baths} in {sqft}[, on {lot}]. [The {type} dates from {year}, and it's|It's] priced at {price}.
modern
- {Beds, baths, sqft}[, built in {year}][, on {lot}]. [{Fee label}: {fee}.] {City}, {price}.
- The numbers: {beds, baths, sqft}[, {lot}]. [The year: {year}.] The price: {price}.
- Bedrooms: {beds#}. Baths: {baths#}. Square feet: {sqft#}. [Acres: {lot#}.] [Built: {year}.] Price: {price}.
- It adds up to {sqft}, with {beds & baths}. [Built in {year}.] [On {lot}.] {City}, at {price}.
- (baths) Sleep: {beds}. Wash: {baths}. All in: {sqft}[, on {lot}]. [Built in {year}.] Priced at {price}.
- {A beds-}[, {baths-}] {type}, {sqft}[, {lot}][, {year}]. Asking {price}[, plus {fee} for {the fee}].
- Size: {sqft}. Rooms: {beds, baths}. [Built: {year}.] [Lot: {lot}.] Asking: {price}.
- Here's the size: {beds, baths, sqft}[, {lot}]. [Here's the year: {year}.] Here's the price: {price}.
- Asking {price}: {beds, baths, sqft}[, built in {year}][, on {lot}]. [{Fee label}, {fee}.]
- The {type} runs {sqft} with {beds & baths}[, on {lot}]. [Built in {year}.] {City}, {price}[; {the fee}, {fee}].
- (fee) Price, {price}. {Fee label}, {fee}. Inside, {beds, baths, sqft}. [Outside, {lot}.] [Built in {year}.]
classic
- The {type}[, built in {year},] is offered at {price}. It has {beds & baths & sqft}[, on a lot of {lot}].
- It measures {sqft} and has {beds & baths}[, on a lot of {lot}]. [It was built in {year} and is|It is] offered at {price}.
- (year) Built in {year}[ on {lot}], the {type} has {beds & baths} in {sqft}. The price is {price}[, and {the fee} {fee}].
- (house, lot) House and land, {sqft} and {lot}, are offered together at {price}. There are {beds & baths}[, and the house was built in {year}].
- The whole is offered at {price}: {beds & baths & sqft}[, on {lot}]. [The {type} was built in {year}.] [{The fee} is {fee}.]
- There are {beds & baths}, and {sqft} in all[; the lot is of {lot}]. [The {type} dates from {year} and|It] is offered at {price}.
- It is {a type} of {beds & baths}, {sqft} in extent[, built in {year}][ on {lot}]. The price is {price}[; {the fee}, {fee}].
- (year, lot) Within are {beds & baths}, in {sqft}. The {type} has stood on its {lot} since {year}, and is offered at {price}.
- (old) The year is {year}; the {type} has {beds & baths & sqft}[, on {lot}]. It is offered at {price}.
- The {type} has {beds & baths} and runs to {sqft}[, on {lot}][ in {city}]. [It was completed in {year}.] The price is {price}.
- (house) In {city} stands a house of {sqft}[, built in {year}], with {beds & baths}[, on {lot}]. It is offered at {price}.
- (fee) {The fee} is {fee} and the price {price}. In return there are {beds & baths & sqft}[, built in {year}][, on {lot}].
casual
- It's {beds & baths & sqft}[ in {city}][, built in {year}]. [You get {lot}, too.] [{The fee} is {fee}, and the|The] price is {price}.
- All told, it's {sqft} with {beds & baths}[, on {lot}]. [It's been around since {year}.] Asking {price}.
- You've got {beds & baths & sqft} to work with[, plus {lot} outside]. [It went up in {year}.] The price is {price}.
- So that's {beds & baths & sqft}[, on {lot},] for {price}. [It was built in {year}.] [{The fee} is {fee}.]
- [It went up in {year} and it's|It's] got {beds & baths} in {sqft}. [There's {lot} to go with it.] The price is {price}.
- Since you'll ask: {beds, baths, sqft}[, {lot}][, built in {year}], {price}. [{The fee} is another {fee}.]
- If you're counting, that's {beds & baths} in {sqft}[, on {lot}]. [It's from {year}, and it's|It's] {price}.
- (year) The whole thing's {price}: {beds, baths, sqft}[, {lot}], and {a type} that's been here since {year}.
- Add it up and you're at {beds & baths & sqft}[, on {lot}]. [It was built in {year}.] [{The fee} runs {fee}.] The price is {price}.
- The math's easy: {beds, baths, sqft}[, {lot}], {price}. [It was built in {year}.] [{The fee} is {fee}.]
- (fee) It's {price}, plus {fee} for {the fee}, and that gets you {beds & baths & sqft}[, built in {year}][, on {lot}].
- (house, lot, year) Inside it's {sqft}, with {beds & baths}. Outside it's {lot}. The house is from {year}, and the price is {price}.

## figures: no year and no lot
needs: beds, sqft, price; neither year nor lot
luxury
- {Beds & baths}, in {sqft}. Offered at {price}.
- The {type} has {beds & baths & sqft}, and is offered at {price}[, with {a fee} of {fee}].
- In {sqft}, {beds & baths}. The price is {price}.
investor
- {Beds & baths} in {sqft}: {price}, or {ppsf} per square foot.
- The price is {price}, the size {sqft}, the quotient {ppsf}. Count: {beds, baths}. [{Fee label}: {fee}.]
- Asking {price} for {beds & baths} in {sqft}. Per square foot, that is {ppsf}[, and {the fee} is {fee}].
family
- It's {beds & baths} in {sqft}, and the price is {price}[, with {fee} for {the fee}].
- {Beds & baths & sqft} to come home to, at {price}.
- Home is {sqft} here, with {beds & baths}. It's priced at {price}.
modern
- {Beds, baths, sqft}, {price}. Done.
- {Beds & baths}, {sqft}, {city}. Asking {price}.
- It's {sqft}: {beds, baths}. It's {price}[, and {the fee} is {fee}].
classic
- It has {beds & baths} in {sqft}, and is offered at {price}[, with {a fee} of {fee}].
- The {type}, of {beds & baths & sqft}, is offered at {price}.
- There are {beds & baths}; the measure is {sqft}, and the price {price}.
casual
- {Beds, baths, sqft}, {price}. You won't need a calculator.
- It's {sqft} with {beds & baths}, and it's {price}[, plus {fee} for {the fee}].
- That's {beds & baths} in {sqft} for {price}.

## figures: the rest
needs: price; beds, baths and size were told in the opening
luxury
- (year, lot) Built in {year} on {lot}, and offered at {price}.
- (year, lot) The year is {year}, the lot {lot}, the price {price}.
- (year) The {type} dates from {year}. Offered at {price}[, with {a fee} of {fee}].
- (lot) It stands on {lot} and is offered at {price}.
- Offered at {price}[, with {a fee} of {fee}].
investor
- (year, lot) Built: {year}. Lot: {lot}. Price: {price}[, or {ppsf} per square foot].
- (year) Built in {year}, asking {price}[, or {ppsf} per square foot]. [{Fee label}: {fee}.]
- (lot) The price of {price} includes {lot} of land.
- Asking {price}[, or {ppsf} per square foot]. [{The fee} is {fee}.]
family
- (year, lot) The {type} was built in {year}, on {lot} of its own, and the price is {price}.
- (year) It's been in {city} since {year}, and it's priced at {price}.
- (lot) It comes with {lot}, and the price is {price}.
- [{The fee} is {fee}, and the|The] price is {price}.
modern
- (year, lot) Built in {year}, on {lot}. Asking {price}.
- (year) Year, {year}. Price, {price}. [{Fee label}, {fee}.]
- (lot) On {lot}, for {price}.
- Asking {price}. [{Fee label}, {fee}.]
classic
- (year, lot) It was built in {year}, on a lot of {lot}, and is offered at {price}.
- (house, year, lot) The house and the {lot} it has stood on since {year} are offered together at {price}.
- (year) It dates from {year}, and is offered at {price}[, with {a fee} of {fee}].
- (house, lot) The lot is of {lot}. The price, for both, is {price}.
- It is offered at {price}[, with {a fee} of {fee}].
casual
- (year, lot) It's from {year}, it's on {lot}, and it's {price}.
- (year) It went up in {year}, and the price is {price}. [{The fee} is {fee}.]
- (lot) You get {lot} with it, and the whole thing's {price}.
- It's {price}[, plus {fee} for {the fee}].

## figures: no size
needs: beds, price; no square feet
luxury
- {Beds & baths}[, built in {year}][ on {lot}]. Offered at {price}.
- The {type} has {beds & baths}[ and dates from {year}]. [It stands on {lot} and|It] is offered at {price}.
investor
- Price: {price}. Count: {beds, baths}[, on {lot}]. [Built: {year}.] Measure it before comparing it.
- Asking {price} for {beds & baths}[, built in {year}][, on {lot}]. A price per square foot waits on the square feet.
family
- There are {beds & baths}[, on {lot}]. [The {type} was built in {year}.] The price is {price}.
- Home here is {beds & baths}[, with {lot} outside]. [It dates from {year}.] It's priced at {price}.
modern
- {Beds, baths}[, built in {year}][, on {lot}]. {City}, {price}.
classic
- It has {beds & baths}[, on a lot of {lot}]. [It was built in {year} and is|It is] offered at {price}.
- The {type}[, built in {year},] has {beds & baths}[ and stands on {lot}]. The price is {price}.
casual
- It's {beds & baths}[, built in {year}][, on {lot}], and it's {price}.
- You've got {beds & baths}[, plus {lot} outside]. [It's from {year}.] The price is {price}.

## figures: studio
needs: no bedrooms, sqft, price
luxury
- The studio has {baths & sqft}[, in a building of {year}]. Offered at {price}[, with {a fee} of {fee}].
- It is a studio of {sqft}[, with {baths}][, built in {year}]. [{The fee} is {fee}.] Offered at {price}.
- (baths) One room and {baths}, {sqft} in all[; the building is of {year}]. The price is {price}.
- The studio measures {sqft}[ and has {baths}]. [Completed in {year}, it|It] is offered at {price}[, with {a fee} of {fee}].
- (baths) All of it lies within {sqft}: one room, {baths}. [The date is {year}, and the|The] price is {price}.
investor
- Studio[, {baths}], {sqft}: {price}, or {ppsf} per square foot. [Built: {year}.] [{Fee label}: {fee}.]
- At {price} for {sqft}, the studio comes to {ppsf} per square foot[, and {the fee} adds {fee}]. [It has {baths}.] [Built in {year}.]
- Compare with studios only: {sqft}[, {baths}][, built in {year}], {price}. That is {ppsf} per square foot[, before {fee} for {the fee}].
- Price, {price}. Size, {sqft}, which makes {ppsf} per square foot. Layout, studio[ with {baths}]. [Year, {year}.]
- (fee) On a studio, {the fee} weighs more: {fee} against a price of {price}. The rest: {baths, sqft}[, built in {year}], {ppsf} per square foot.
family
- (baths) Home is one room and {baths}, {sqft} in all[, in a building from {year}]. [{The fee} is {fee}, and the|The] price is {price}.
- You'll have {sqft & baths}. [It was built in {year} and it's|It's] priced at {price}.
- The studio has {baths & sqft}[, and the building has been there since {year}]. The price is {price}[, and {the fee} is {fee}].
- It's a studio, so good morning and good night happen in the same room: {sqft}[, with {baths}]. [Built in {year}, it's|It's] priced at {price}.
- One room for the whole day: {sqft}[, with {baths}][, built in {year}]. The price is {price}[, with {fee} for {the fee}].
modern
- Studio, {baths, sqft}[, built in {year}]. [{Fee label}, {fee}.] {City}, {price}.
- Bedrooms: see living room. [Baths: {baths#}.] Square feet: {sqft#}. [Built: {year}.] Price: {price}.
- It's a studio: one room, {baths, sqft}. [Built in {year}.] Asking {price}[, plus {fee} for {the fee}].
- Everything in {sqft}[, {baths} included]. [Year, {year}.] Price, {price}. [{Fee label}, {fee}.]
classic
- It is a studio of {sqft}[, with {baths}][, in a building of {year}]. The price is {price}[, and {the fee} {fee}].
- The studio measures {sqft}[ and has {baths}]. [It was completed in {year} and is|It is] offered at {price}.
- (baths) One room serves for all, with {baths} besides; there are {sqft}[, and the building is of {year}]. Offered at {price}.
- The {type}, a studio, is of {sqft}[, with {baths}][, and dates from {year}]. It is offered at {price}[, with {a fee} of {fee}].
- (fee, baths) The price is {price} and {the fee} {fee}, for one room, {baths}, and {sqft}[, in a building of {year}].
casual
- It's a studio: one room, {baths, sqft}[, from {year}]. [{The fee} is {fee}, and the|The] price is {price}.
- It's {sqft}[ with {baths}], and since it's a studio, you'll always know what room you left your keys in. [It's from {year}, and it's|It's] {price}.
- No bedrooms to count. It's a studio with {baths & sqft}[, built in {year}], and it's {price}[, plus {fee} for {the fee}].
- (baths) You've got one room, {baths}, and {sqft}. [The building went up in {year}.] The price is {price}.
- (fee) It's {price}, plus {fee} for {the fee}. You get {sqft}[, {baths}], and exactly one room to vacuum.

## figures: future year
needs: a year still to come
luxury
- To be completed in {year}, with {beds & baths & sqft}[, on {lot}]. Offered at {price}.
- Completion is due in {year}. The {type} will have {beds & baths} in {sqft}[, on {lot}], and is offered at {price}.
- In {year} there will be {beds & baths & sqft} here[, on {lot}]. The price is {price}[, with {a fee} of {fee}].
- The price is {price}; the {type}, of {beds & baths & sqft}, follows in {year}.
- One waits until {year} for {beds & baths & sqft}[, on {lot}]. Offered at {price}.
investor
- Delivery: {year}. Price: {price}, or {ppsf} per square foot on {sqft}. Count: {beds, baths}[, {lot}].
- The build year is {year}, so the schedule belongs in the contract. {Beds, baths, sqft}[, {lot}]: {price}, or {ppsf} per square foot.
- Priced now, delivered in {year}: {price} for {sqft}, or {ppsf} per square foot, with {beds & baths}. Ask what holds if the date moves.
- Not finished; due in {year}. At {price} for {sqft}, it comes to {ppsf} per square foot. Planned: {beds, baths}[, {lot}].
- The price has a date attached: {price} for {beds & baths} in {sqft}, {ppsf} per square foot, due in {year}.
family
- It isn't finished yet. In {year} it will be {beds & baths & sqft}[, on {lot}], and the price is {price}.
- Come {year}, there will be {beds & baths} here to come home to, {sqft} in all[, on {lot}]. It's priced at {price}.
- The {type} is due in {year}, so there's time to pack slowly. It will have {beds & baths} in {sqft}[, on {lot}], at {price}.
- You could unpack here in {year}, when there will be {beds & baths & sqft}[, on {lot}]. The price is {price}.
modern
- Due in {year}: {beds, baths, sqft}[, {lot}]. {City}, {price}.
- Finish date, {year}. {Beds & baths}. In {sqft}. [On {lot}.] For {price}.
- Not done yet. Done in {year}, at {beds, baths, sqft}[, on {lot}]. Asking {price}.
- Year: {year}, so not yet. Size: {beds, baths, sqft}[, {lot}]. Price: {price}.
classic
- The {type} is to be completed in {year}. It will have {beds & baths} in {sqft}[, on {lot}], and is offered at {price}.
- It is to be completed in {year}; its measure is {sqft}, with {beds & baths}[, on {lot}]. The price is {price}.
- When it is finished, in {year}, there will be {beds & baths & sqft}[, on {lot}]. It is offered at {price}.
- {Beds & baths & sqft}[, on {lot},] are due in {year}. The price is {price}.
casual
- It's not done yet; it's due in {year}. When it is, you're looking at {beds & baths & sqft}[, on {lot}], for {price}.
- Circle {year}: that's when you get {beds & baths & sqft}[, on {lot}]. The price is {price}[, plus {fee} for {the fee}].
- Still on its way, due in {year}: {beds, baths, sqft}[, {lot}], {price}.
- You'll have to wait for {year}, but then it's {beds & baths} in {sqft}[, on {lot}]. It's {price}.

## figures: by the month
needs: a rent in place of a price; beds, except where (studio)
luxury
- {Beds & baths & sqft}[, built in {year}]. The rent is {rent}.
- Offered for lease at {rent}: {beds & baths & sqft}[ in {city}][, built in {year}].
- The {type} has {beds & baths} in {sqft}[ and dates from {year}]. It leases for {rent}.
- Within {sqft} are {beds & baths}[; the lot is {lot}]. [The {type} was completed in {year}.] The rent is {rent}.
- (studio) A studio of {sqft}[, with {baths}][, built in {year}]. The rent is {rent}.
investor
- Rent: {rent}. Size: {beds, baths, sqft}. [Built: {year}.] [Lot: {lot}.]
- Asked: {rent}. In return: {beds, baths, sqft}[, built in {year}]. To confirm: which utilities that includes.
- The rent is {rent} for {beds & baths} in {sqft}[, built in {year}]. Compare it with rents that include the same things.
- Outlay starts at {rent}, for {beds & baths & sqft}[, built in {year}].
- (studio) Rent: {rent}. Layout: studio, {baths, sqft}. [Built: {year}.]
family
- Rent is {rent}, and home is {beds & baths & sqft}[, with {lot} outside]. [It was built in {year}.]
- It's {beds & baths} in {sqft}[, built in {year}], and the rent is {rent}.
- You'd have {beds & baths & sqft}[, on {lot},] for {rent}. [The {type} dates from {year}.]
- {Beds & baths & sqft} to come home to, at {rent}.
- (studio) Home is one room[ and {baths}], {sqft} in all[, in a building from {year}]. Rent is {rent}.
modern
- {Beds, baths, sqft}[, built in {year}]. {City}, {rent}.
- Size: {beds, baths, sqft}. [Built: {year}.] Rent: {rent}.
- It's {sqft} with {beds & baths}. It rents for {rent}.
classic
- There are {beds & baths} in {sqft}[, and the {type} dates from {year}]. The rent is {rent}.
- The {type}, of {beds & baths & sqft}, is offered for rent at {rent}. [It was built in {year}.]
- For {rent} the {type} provides {beds & baths} in {sqft}[, on {lot}]. [It was built in {year}.]
- It rents for {rent}, and has {beds & baths & sqft}[; it was built in {year}].
- (studio) The studio is of {sqft}[, with {baths}][, in a building of {year}]. It rents for {rent}.
casual
- It's {beds & baths & sqft}[, built in {year}], and rent's {rent}.
- Rent's {rent}. For that you get {beds & baths & sqft}[, plus {lot} outside]. [It's from {year}.]
- You're looking at {rent} for {beds & baths} in {sqft}. [The place went up in {year}.]
- (studio) It's a studio, {baths, sqft}[, from {year}], and rent's {rent}.

## figures: land
needs: lot, price
luxury
- The parcel is of {lot}[, in {city},] and is offered at {price}.
- (acre) In all there are {lot}. Offered at {price}[, with {a fee} of {fee}].
- (acre) The land extends to {lot}[ in {city}]. The price is {price}.
- (bare) It is land alone: {lot}[ in {city}]. Offered at {price}.
- It is {lot} of {city}, offered at {price}.
investor
- Price: {price} for {lot}, or {ppa} an acre. [{Fee label}: {fee}.]
- The ask is {price} for {lot}[ in {city}], which is {ppa} an acre.
- Per acre, {ppa}. In acres, {lot#}. In full, {price}.
- Land only: {lot}, {price}, {ppa} an acre.
- (lot under an acre) The lot is {lot} and the price {price}; compare by the lot, not by the acre.
- (acre) At {ppa} an acre, {lot} make {price}[, and {the fee} is {fee}].
family
- It's {lot} of ground[ in {city}], and it's priced at {price}.
- (acre) There's {lot} to get to know here[, in {city}], at {price}.
- (bare) There's no house, so supper's a picnic: {lot}[ in {city}], at {price}.
- You'd have {lot} to call your own. The price is {price}[, and {the fee} is {fee}].
modern
- Land in {city}: {lot}, {price}.
- (bare) Acres: {lot#}. Bedrooms: none. Price: {price}.
- It's {lot}. It's {price}. The rest is between you and the county.
- Size, {lot}. Place, {city}. Price, {price}.
- (bare) Just land: {lot}. {City}, {price}.
classic
- It is a parcel of {lot}, offered at {price}[, with {a fee} of {fee}].
- (bare) There is no house to describe. There are {lot}, offered at {price}.
- The parcel runs to {lot}. The price is {price}.
casual
- It's {lot}[ in {city}] for {price}.
- (bare) You get {lot} and no gutters to clean, for {price}.
- (bare) Zero bedrooms, zero baths, {lot}. That's land for you. It's {price}.
- So that's {lot}, and it's {price}[, plus {fee} for {the fee}].
- The tally's short: {lot}, {price}.

## figures: commercial
needs: sqft, price; with or without baths
luxury
- The {type} is of {sqft}[, with {baths}]. [Completed in {year}, it|It] [stands on {lot} and] is offered at {price}.
- In {city}, {sqft} of commercial space[ on {lot}][, built in {year}]. [There are {baths}.] Offered at {price}.
- It measures {sqft}[ and has {baths}]. [The site is {lot}.] [The date is {year}, and the|The] price is {price}.
- Offered at {price}: {sqft}[ on a site of {lot}][, built in {year}][, with {baths}].
investor
- At {price} for {sqft}, the {type} comes to {ppsf} per square foot. [Built in {year}.] [Site: {lot}.] [Bathrooms: {baths#}.]
- Price: {price}. Building: {sqft}[, {year}]. [Site: {lot}.] [Bathrooms: {baths#}.] Per square foot: {ppsf}.
- (even) An even {ppsf} per square foot: {price} over {sqft}. [Built in {year}.] [Site, {lot}.] [Bathrooms, {baths#}.]
- The ask is {price}, or {ppsf} per square foot on {sqft}[, with {lot} of land in that figure]. [Built: {year}.] [Bathrooms: {baths#}.]
- Commercial, {sqft}[, built in {year}][, on {lot}][, {baths}]: {price}, or {ppsf} per square foot.
family
- There's {sqft} to work in[, with {baths}][, on {lot}]. [The {type} was built in {year}, and the|The] price is {price}.
- The workday gets {sqft & baths}[, on {lot}][ in {city}]. [Built in {year}, the {type}|The {type}] is priced at {price}.
- You'd open up each morning to {sqft}[, with {baths}][ and {lot} outside]. [It was built in {year}.] The price is {price}.
- Everyone on the job shares {sqft & baths}[, and {lot} out the door]. [It dates from {year}.] It's priced at {price}.
modern
- Commercial, {sqft}[, built in {year}][, on {lot}]. [{Baths}.] {City}, {price}.
- Floor: {sqft}. [Site: {lot}.] [Bathrooms: {baths#}.] [Built: {year}.] Price: {price}.
- In {city}: {sqft} of commercial space[, {year}][, {lot}][, {baths}]. Ask: {price}.
classic
- It measures {sqft}[, with {baths}]. [The building dates from {year}.] [It stands on {lot}, and|It] is offered at {price}.
- The {type} is of {sqft}[ and has {baths}]; [it was built in {year}, and] the price is {price}. [The lot is of {lot}.]
- Built in {year}[ on {lot}], the building has {sqft & baths}. It is offered at {price}.
- For business there are {sqft & baths}[, on {lot}]. [The building was completed in {year}.] The price is {price}.
casual
- All told it's {sqft}[ on {lot}][, with {baths}]. [It was built in {year}.] Asking {price}.
- You've got {sqft} to put to work[, with {baths}][, on {lot}]. [It went up in {year}.] It's {price}.
- The building's {sqft}[, with {baths}][, on {lot}]. [It's from {year}, and the|The] price is {price}.
- So that's {sqft & baths} for {price}. [You get {lot}, too.] [It's from {year}.]

## figures: multi-family
needs: beds, sqft, price; units and rents where typed
luxury
- The property has {beds & baths} in all, in {sqft}[, across {units}]. [Built in {year}, it|It] [stands on {lot} and] is offered at {price}.
- (units) {Units} share {sqft}, with {beds & baths} among them[, on {lot}]. [The building is of {year}.] Offered at {price}.
- In {city}, a multi-family property of {sqft}[, built in {year}][ on {lot}], with {beds & baths} in all. Offered at {price}.
investor
- (units) Across {units}, {price} comes to {unit price} a unit and {ppsf} per square foot. In all: {beds, baths, sqft}[, {lot}]. [Built: {year}.]
- (units) Price: {price}. Per unit: {unit price}. Per square foot: {ppsf}. Count: {beds & baths} in {sqft}[, built in {year}][, on {lot}].
- (rents) The rents are {rents}; the price is {price}, or {ppsf} per square foot. In all, {beds & baths} in {sqft}[, built in {year}][, on {lot}].
- (no units) The totals are {beds & baths} in {sqft}; the unit mix is the first thing to request. Asking {price}, or {ppsf} per square foot. [Built: {year}.] [Lot: {lot}.]
family
- There are {beds & baths} in all, and {sqft}[, on {lot}]. [It was built in {year}.] The price is {price}.
- (units) There are {units} here, with {beds & baths} in all, {sqft}[, on {lot}][, built in {year}]. It's priced at {price}.
- Put the homes together and there are {beds & baths} in {sqft}[, on {lot}]. [The building dates from {year}.] The price is {price}.
modern
- (units) One roof, {units}: {beds, baths, sqft}[, {lot}][, built in {year}]. {City}, {price}.
- Multi-family: {beds & baths} in all, {sqft}[, {lot}][, built in {year}]. Asking {price}.
classic
- The homes together have {beds & baths}, in {sqft}. [The building dates from {year}.] The property [stands on {lot} and] is offered at {price}.
- (units) The building, of {units}, has {beds & baths & sqft} in all[, on {lot}]. [It was built in {year} and is|It is] offered at {price}.
- (rents) The rents are {rents}. The whole is offered at {price}: {beds & baths & sqft}[, on {lot}][, built in {year}].
casual
- Add up the units and it's {beds & baths} in {sqft}[, on {lot}]. [It was built in {year}.] The price is {price}.
- (units) It's {units} and one price, {price}. All together you've got {beds & baths} in {sqft}[, on {lot}]. [It's from {year}.]
- (rents) Rents are {rents}, and the building's {price}. That's {beds & baths} in {sqft}[, on {lot}][, from {year}].

## figures: the fee
Stands before or after the figures line when that line had no place for it
luxury
- {The fee} is {fee}[ and includes {includes}].
- (includes) {Includes} come with {the fee}, which is {fee}.
investor
- {Fee label}: {fee}[, covering {includes}].
- (includes) {The fee} is {fee}; take {includes} out of it before comparing buildings.
- The {fee} for {the fee} stands beside the price, not inside it.
family
- {The fee} is {fee}[, and that covers {includes}].
- (includes) {The fee} covers {includes}, at {fee}.
modern
- {Fee label}, {fee}[, {includes} in].
- {Fee label}: {fee}. [Covers {includes}.]
classic
- {The fee} is {fee}[, and provides {includes}].
- (includes) For {fee}, {the fee} supplies {includes}.
casual
- {The fee} is {fee}[, and that's with {includes} in it].
- Set aside {fee} for {the fee}[; it covers {includes}].

## figures: the dates
Built year and updates in one breath, in place of [built in {year}]
luxury
- The {type} was completed in {year}; {updated}.
- Built in {year}, with {updates}.
investor
- Built: {year}. Since then: {updates}.
- Dates for the file: built {year}, then {dates}.
family
- It was built in {year} and has had {updates}.
- It dates from {year}. The big jobs since: {updates}.
modern
- From {year}, with {updates}.
- Built {year}. Since: {dates}.
classic
- The {type} dates from {year}; {updated}.
- Built in {year}, it has since had {updates}.
casual
- It went up in {year} and got {updates}.
- (old) The {type} is from {year}, but {updated}.

# 2. Openings when no feature can lead

Choose the lead by what is rarest: a date before 1940 or still to come, then land from an acre up, then a size far from the middle, then land against house, then the type, then the count of rooms, the price, the city. What the opening tells, the figures line leaves out ('figures: the rest').

## opening: size
luxury
- (small, home) This {city} {type} keeps to {sqft}, with {beds & baths}.
- (large, home) In {sqft}, one may be at home and still hard to find. The {type} is in {city}.
- The {type}, in {city}, is of {sqft}, with {beds & baths}.
investor
- (small) A small denominator: {sqft} in {city}, at {price}, or {ppsf} apiece.
- (large) With {sqft} to heat and insure, running costs come before comparables. The {type} is in {city}, at {price}.
family
- (small, home) Small enough to hear the kettle from anywhere: {sqft} in {city}, with {beds & baths}.
- (large, home) There's a corner for everyone in {sqft}, and supper is how you get them back. The {type} is in {city}, with {beds & baths}.
- (modest, home) Home in {city} can be this simple: {beds & baths & sqft}.
modern
- (small) Less to own, less to clean: a {city} {type} of {sqft}.
- (large) Big number first: {sqft}. {City}, {beds & baths}.
- (modest) {A beds-} {type} in {city}. Simple as that: {baths & sqft}.
classic
- (small, house) A house need not be large to be a house. This one, in {city}, is of {sqft}, with {beds & baths}.
- (large, house) There are houses one can take in at a glance. This one, in {city}, at {sqft}, is not among them.
- There is {a type} in {city} of {sqft}, with {beds & baths}.
casual
- (small, house) If less house means more weekend, here's {sqft} in {city}, with {beds & baths}.
- (small, home) It's {sqft} in {city}, so nobody has to yell when dinner's ready.
- (large, home) It's {sqft}, so agree on a meeting point. The {type} is in {city}, with {beds & baths}.

## opening: age
luxury
- (old, house) The date is {year}, and the house has kept its place in {city} ever since.
- (new) Completed in {year}, this {city} {type} has {beds & baths & sqft}.
- (future) This {city} {type} is to be completed in {year}.
investor
- (old) Built in {year}, so ask each system for its own date: {a type} in {city}, {sqft}, {price}.
- (new) Built in {year}, so ask which warranties remain: {a type} in {city} at {price}, or {ppsf} per square foot.
- (future) Due in {year}, priced today: {price} for {sqft} in {city}.
family
- (old, house) This {city} house has been here since {year}. It has {beds & baths}.
- (new) It was built in {year}, so most of its birthdays are still ahead: {a type} in {city} with {beds & baths}.
- (future) This {city} {type} is due in {year}, so there's time to pack slowly.
modern
- (old) Same address in {city} since {year}: {a type}, {beds, baths}.
- (new) Low mileage: a {city} {type} built in {year}.
- (future) Not here yet. Due in {year}, in {city}: {a type}, {beds, baths}.
classic
- (old, house) In {year} a house was built in {city}, and it is there still.
- (new, house) A house of {year} has no history to recite. This one, in {city}, has {beds & baths & sqft}.
- (future) The {type}, in {city}, is to be completed in {year}.
casual
- (old, house) It's been standing in {city} since {year}, which is longer than most of us can say.
- (new) This {city} {type} was built in {year}, so it's short on stories. You'd fix that.
- (future) You can't move in yet: this {city} {type} is due in {year}.

## opening: lot
luxury
- (acre) The land comes first: {lot} in {city}, and on it {a type} of {sqft}.
- (house) This is a house in {city} with {lot} to itself.
investor
- Part of {price} is dirt: {lot} of it, in {city}, under {a type} of {sqft}.
- (acre) Land first: {lot} in {city}. Then {a type} of {sqft}, at {price} for both.
family
- (acre) Start outside: there's {lot} here, and {a type} in {city} with {beds & baths} to come in to.
- (house) You get {lot} in {city} to plant, rake, or leave alone, and {beds & baths} to come in to.
modern
- Ground first: {lot} in {city}. Then {a type}, {sqft}.
- (acre) Land before rooms: {lot}, then {beds & baths}. A {city} {type}.
classic
- The lot came first, as lots do: {lot} in {city}. On it stands {a type} of {sqft}.
- (acre, house) Before the house there was the land, {lot} of it, in {city}.
casual
- (house) Got plans for {lot}? It comes with {a type} in {city}.
- (acre) That's {lot} of {city} with your name on the mailbox.

## opening: price
luxury
- At {price} there is {a type} in {city} with {beds & baths & sqft}.
investor
- At {price} for {sqft}, this {city} {type} comes to {ppsf} per square foot.
- (even) An even {ppsf} per square foot: {price} for {sqft}, {a type} in {city}.
family
- For {price}, home in {city} is {beds & baths & sqft}.
modern
- For {price}: {beds, baths, sqft}. A {city} {type}.
classic
- For {price} there is {a type} in {city}, of {sqft}, with {beds & baths}.
casual
- It's {a type}, it's in {city}, and it's {price}.

## opening: type
luxury
- (condo) To own a condo is to own what lies behind one door. Here, in {city}, that is {beds & baths & sqft}.
- (townhouse) A townhouse shares a wall and keeps its own front door. This one is in {city}, with {beds & baths & sqft}.
- (penthouse) A penthouse has only the roof above it. This one, in {city}, has {beds & baths & sqft} beneath.
- (estate) An estate begins at its boundary. This one, in {city}, encloses {lot}.
- (studio) A studio asks one room to be every room. This one, in {city}, gives it {sqft}.
- (multi) There are several homes under one roof here: a multi-family property in {city}, {sqft} in all.
- (bare) This is land alone: {lot} in {city}.
- (commercial) The building, in {city}, gives {sqft} to business.
investor
- (condo) A condo is two purchases, the unit and a share of the building. The unit: {beds, baths, sqft}, {city}, {price}.
- (townhouse) Shared walls raise shared questions: roof, siding, insurance. The {city} townhouse itself is {beds, baths, sqft} at {price}.
- (penthouse) Compare it with top floors only: a {city} penthouse of {sqft} at {price}, or {ppsf} per square foot.
- (estate) Value it in two parts, {lot} and {sqft}. One price covers both: {price}, for an estate in {city}.
- (studio) The unit mix is one line long: studio, {baths, sqft}, {city}, {price}.
- (multi) Before the rents, the count: {beds & baths} in {sqft}, a multi-family in {city}.
- (land) Land is compared by the acre, and here the acre is {ppa}: {lot} in {city} at {price}.
- (commercial) Zoning first, then arithmetic: {sqft} in {city} at {price}, or {ppsf} per square foot.
family
- (condo) One door to lock on the way out, and {beds & baths} behind it: a condo in {city}.
- (townhouse) Your own front door, with neighbors a wall away: a townhouse in {city} with {beds & baths}.
- (penthouse) Keep going up until there's no more up. That's home: a penthouse in {city} with {beds & baths}.
- (estate, acre) There's room to wander off here: an estate of {lot} in {city}.
- (studio) One room can hold a whole day. This {city} studio gives it {sqft}.
- (multi) There's more than one home here: a multi-family in {city} with {beds & baths} in all.
- (land) Bring a thermos and a folding chair: {lot} of land in {city}.
- (commercial) Somebody has to unlock the door in the morning. Behind this one, in {city}, there's {sqft}.
modern
- (condo) One door. Behind it, a {city} condo: {beds, baths, sqft}.
- (townhouse) Shared wall, own front door: a {city} townhouse, {beds, baths, sqft}.
- (penthouse) Top floor. Nothing above but roof. A {city} penthouse, {beds, baths, sqft}.
- (estate) One address, {lot}. An estate in {city}.
- (studio) One room does it all, in {sqft}. A studio in {city}.
- (multi) One roof, several sets of keys: a multi-family in {city}, {sqft}.
- (bare) No floor plan: {lot} of land in {city}.
- (commercial) Bring the business. The building is {sqft}, in {city}.
classic
- (condo) In {city}, behind one door of a larger building, are {beds & baths & sqft}.
- (townhouse) A townhouse stands with its neighbors and answers its own door. This one is in {city}, with {beds & baths}.
- (penthouse) There is no floor above a penthouse; that is the whole of the definition. This one, in {city}, has {beds & baths & sqft}.
- (estate) An estate is known by its acreage. Here, in {city}, it is {lot}.
- (studio) A studio is a house with the inner walls left out. This one, in {city}, is of {sqft}.
- (multi) To put several homes under one roof is an old economy. Here, in {city}, they have {beds & baths} among them.
- (land) Before there is a house there is the ground. Here it is {lot}, in {city}.
- (commercial) Business asks first how much room there is. In this {city} building there are {sqft}.
casual
- (condo) One door, one set of keys, {beds & baths}: it's a condo in {city}.
- (townhouse) You share a wall. You don't share a door. It's a townhouse in {city} with {beds & baths}.
- (penthouse) Nobody lives above you: it's a penthouse in {city} with {beds & baths}.
- (estate) It's an estate, so count the acres first: {lot#} of them, in {city}.
- (studio) It's a studio in {city}, so there's no wrong room to be in: {sqft}, {baths}.
- (multi) Several homes, one roof to worry about: it's a multi-family in {city} with {beds & baths} all together.
- (bare) There's no house. That's the point: it's {lot} in {city}.
- (commercial) You bring the work. There's {sqft} in {city} to do it in.

## opening: city
luxury
- There is, in {city}, {a type} of {beds & baths}, offered at {price}.
investor
- In {city}, {price} buys {beds & baths & sqft}, or {ppsf} per square foot.
family
- If home's going to be in {city}, it could be this: {beds & baths & sqft}.
modern
- (home) {City}, {state}. {Beds, baths, sqft}. One address.
classic
- (year) {City} is the place, {year} the date, and {beds & baths} the count.
casual
- So you want to be in {city}. Here's {beds & baths & sqft} of it.

## opening: rooms
luxury
- (matched) As many baths as bedrooms, {beds#} of each: {a type} in {city}, of {sqft}.
investor
- (matched, beds 2+) The count is even, {beds#} bedrooms to {baths#} baths, in {sqft}: {a type} in {city} at {price}.
- Match the count first: {beds, baths, sqft}. The {type} is in {city}, at {price}.
family
modern
- (matched) Bedrooms, {beds#}. Baths, {baths#}. Even. A {city} {type}, {sqft}.
- (beds 3+) {Beds}. One for sleep, the rest negotiable. A {city} {type}, {sqft}.
classic
- (matched) There are as many baths as bedrooms, {beds#} of each, in {a type} of {sqft} in {city}.
- (beds 2+) The bedrooms number {beds#} and the baths {baths#}, in {a type} of {sqft} in {city}.
casual
- (two bedrooms) Two bedrooms. Sleep in one, argue about the other. It's {a type} in {city}, {sqft}.
- (beds 3+) {Beds}. Sleep in one, argue about the rest. It's {a type} in {city}, {sqft}.

## opening: land against house
needs: house, times
= {times}: the lot in square feet over the living area
luxury
- For each square foot of house there are about {times} of ground: {sqft} on {lot}, in {city}.
investor
- By area, most of this purchase is land: {lot}, about {times} square feet for each one of house. The {type} is in {city}, at {price}.
family
- There's more outdoors than indoors here, by about {times} to one: {sqft} of house on {lot} in {city}.
modern
- House, {sqft}. Land, about {times} times that. {City}.
classic
- The property is rather more land than house: {lot} and {sqft}, in {city}.
casual
- There's a lot more lot than house here: {lot}, with {sqft} under the roof, in {city}.

# 3. Bridges

A bridge names the part that follows, so it is used only when that part follows. (a > b): after a, before b. A bridge with a colon takes {list} or the noun phrases of the next part behind it; the others stand before tellings.

## bridges
luxury
- (kitchen > rest) The rest of the {type} is for the hours when no one is cooking.
- (inside > garden, courtyard, patio, terrace) The rest is out of doors.
- (day > night) The end of the day has rooms of its own:
- (home > building) What the residence leaves out, the building keeps:
- (rooms > dates) The parts one does not see have dates:
- (house > land) Out on the land:
- (any > garage, mudroom, gate) For arriving:
- (any > guest suite, guest house) Guests are provided for separately:
investor
- (price > features) What the price covers:
- (rooms > dates) Capital items, with their dates:
- (income > costs) On the other side of the ledger:
- (unit > building, fee) Common elements, paid for by {the fee}:
- (figures > features) To be matched in comparables:
- (dates > finishes) On the surface:
- (any > condition) Still to be bought:
- (land: any > papers) On paper:
- (land: papers > ground) On the ground:
family
- (kitchen > living, fire) After the dishes, there's somewhere to go.
- (inside > outdoors) When the weather's good, the evening moves outside.
- (day > tub, suite) And when the day has been long enough:
- (any > garage, mudroom, laundry) Coming in with your arms full?
- (rooms > dates) Some big Saturdays are already done:
- (any > guest suite, spare room) When company stays the night:
- (home > building) The building pitches in:
- (house > land) Pull your boots on for the rest:
modern
- (kitchen > rest) Dishes done. Next:
- (inside > outdoors) Now open the door.
- (day > night) Lights down:
- (home > building, fee) The building's side of the deal:
- (rooms > systems) Under the hood:
- (any > office, internet, charger) Weekdays:
- (any > pool, deck, fire) Weekends:
- (any > pets, parking, lease) House rules:
classic
- (kitchen > living, fire) After dinner the house has other uses.
- (inside > outdoors) In good weather the house is only half of it.
- (day > suite, tub, library) For the later hours:
- (old parts > updates) Later work, with its dates:
- (house > land) Then there is the land:
- (rooms > roof, heat, windows) What keeps the house dry and warm has its dates:
- (home > building) The building adds what is held in common:
- (any > terms) The terms are these:
casual
- (kitchen > living, outdoors) Done eating?
- (inside > outdoors) Okay, outside:
- (day > suite, tub) And for when you've had enough of everybody:
- (rooms > dates) The boring part, which is secretly the best part:
- (any > restrictions, fee) Now the fine print:
- (house > land) The house is only the start of it.
- (home > building) And some of it isn't even yours to vacuum:
- (any > condition) Okay, the to-do list:

## the plain list
Odds and ends, once, near the end. Two items at least, seven at most; articles only where the sentence needs them
luxury
- There are also {list}.
- Besides these: {list}.
- Also of use: {list}.
investor
- Also on the list: {list}.
- Remaining items: {list}.
- Also present: {list}.
family
- Also here: {list}.
- And the useful things: {list}.
- You'll find {list}, too.
modern
- Plus {list}.
- The rest: {list}.
- {List}. All here.
classic
- {List} make up the rest.
casual
- You also get {list}.

# 4. Closings

At most one, never owed; the price is the best of them. (mls) lines make no invitation and may stand in public remarks; the others are for the web page, the flyer and the letter. Two of each tone touch the hero again.

## closings
luxury
- (mls) Offered at {price}.
- (mls) In {city}, at {price}.
- (mls, house, lot) Offered with its {lot}, at {price}.
- (mls, old, house) It has stood in {city} since {year}, and is offered at {price}.
- (mls, fee) Offered at {price}, with {a fee} of {fee}.
- (mls, bare) The land is offered at {price}.
- (mls, future) Offered now, at {price}, to be finished in {year}.
- (home) The {type} is shown by appointment.
- (mls, hero) One returns, in the end, to {the hero}.
- (mls, hero, place) And there is always {the hero}.
investor
- (mls) Asking {price}, or {ppsf} per square foot.
- (mls, unit, fee) Read the association's budget before the brochure.
- (mls, old) Built in {year}; verify what has been replaced since.
- (mls, lot) Confirm the {lot} on the survey.
- (mls, rents) Ask for the leases before the keys.
- (mls, condition) Price the work, then the property.
- (mls, commercial) Confirm the use with the zoning office, then run the rest.
- (mls, future) Completion is due in {year}.
- (mls, land) Find the corners, then read the title.
- (mls, hero, thing) Adjust every comparable that lacks {a hero}.
- (mls, hero, thing) Put {the hero} on the inspection list, and on the adjustment grid.
family
- (mls) The price is {price}. What's for dinner is up to you.
- (mls, beds 2+) The price is {price}. What each bedroom is for is your business.
- (mls, old, house) It's been here since {year}, and the price is {price}.
- (mls, small) There's less to sweep and more day left over, at {price}.
- (mls, never lived in) Somebody has to cook the first supper.
- (mls, future) It's due in {year}.
- (house, lot) Come and pick a spot on the {lot} for a chair.
- (home) Come in and try {sqft} on for size.
- (mls, hero, place) You'll know where to find everyone: {the hero}.
- (hero, on) Come and choose your chair on {the hero}.
modern
- (mls) {City}, {price}.
- (mls) Asking {price}. Your move.
- (mls, fee) Once: {price}. After that: {fee}.
- (mls, studio) One room, one price: {price}.
- (mls, old) Here since {year}. Still here.
- (mls, bare) Bring boots.
- (mls, commercial) Hang a sign.
- (mls, future) Due in {year}.
- Come see it in person. Photos crop.
- (mls, hero) Back to {the hero}.
- (mls, hero, thing) Asking {price}, {hero} included.
classic
- (mls) It is offered at {price}.
- (mls, house, lot) It is offered, house and land together, at {price}.
- (mls) The {type} is in {city}, and the price is {price}.
- (mls, old, house) It has been in {city} since {year}. The price is {price}.
- (mls) With that, the price: {price}.
- (mls, bare) The ground is offered at {price}.
- (mls, multi, units) {Units} and one deed, at {price}.
- (mls, future) It is to be finished in {year}.
- (home) The {type} may be seen by arrangement.
- (mls, hero, thing) All of it, {the hero} included, is offered at {price}.
- (mls, hero) Whoever comes for {the hero} may stay for the rest.
casual
- (mls) It's {price}. Take your time.
- (mls) That's the place: {city}, {price}.
- (mls, small) At {sqft}, you'll be done cleaning before the podcast is.
- (mls, large) Leave a trail of crumbs.
- (mls, old, house) It's been there since {year}. It'll wait while you think.
- (mls, rents) Run the rents for yourself.
- (mls, bare) The mailbox is up to you.
- (mls, future) It isn't finished yet; that's due in {year}.
- (house, lot) Bring a lawn chair and try out the {lot}.
- (mls, hero) And if anyone asks why, say it was {the hero}.
- (mls, hero, place) {The hero}, if anyone's looking for you.

# 5. Skeletons by situation

Each recipe: when it applies, what leads, the order of parts, what goes with the figures, how the tones bend, what is left out. The first situation that fits wins, in this order: fixer, rental by the month, multi-family with rents, land, warehouse, retail, studio, penthouse, condo in a tower, estate, new build, historic house, rich home, sparse. A condition or terms typed by the agent are told in every one of them, before the last paragraph.

## skeleton: sparse
when: no feature typed, or none a reader can picture
lead: the rarest figure (section 2), with its point; never a greeting, never the address
order: opening > the figures it did not tell > stop
figures: one sentence, price last; a fee stands beside the price
length: 20 to 60 words in one paragraph in every tier; premium adds a headline and nothing else
bends: Luxury states and stops. Investor gives the price per square foot and one check that the year raises. Family keeps one household verb. Modern may be four fragments. Classic tells it in the order it happened. Casual spends its one joke on the size or the arithmetic
never: rooms, light, condition, surroundings, what it could become; no bridge, no list
luxury lead
- The facts of this {city} {type} are four: {beds}, {baths}, {sqft}, and {price}.
investor lead
- Four figures describe it: {price}, {beds}, {baths}, {sqft}. The {type} is in {city}.
family lead
- Home can start with {beds}, {baths}, and a front door in {city}.
modern lead
- {City}. {Beds}, {baths}, one address.
classic lead
- (year) The {type} is in {city}, it was built in {year}, and it has {beds & baths}.
casual lead
- No speeches: it's {beds & baths} in {city}, and it's {price}.

## skeleton: rich home
when: a dwelling with eight features or more
lead: the hero alone, or hero and hero2 when one purpose joins them; the city in the same breath
order: lead > the part of the house the hero belongs to > the next part (bridge) > outdoors > practical (garage, storage, laundry) > dates > figures > echo of the hero
grouping: two to four features to a sentence, by purpose; each gets its own verb; at most fourteen told, the rest in the plain list
figures: beds, baths, size, year, lot, fee, price in the last paragraph; dated systems just before
bends: Luxury follows the evening. Investor opens on price and size, then what a comparable must match. Family follows the day from the door in. Modern goes room by room, one line each. Classic goes from the road to the garden. Casual opens with the best thing and a second best
never: two witty lines running; a feature told twice; the fee among the amenities
luxury lead
- There is {a hero}, and there is {a hero2}: {a type} in {city}.
investor lead
- The price is {price}, and the line to adjust for is {the hero}: {a type} in {city}, {sqft}.
family lead
- Start with {the hero}. Everyone else will.
modern lead
- {Hero} first. {Hero2} second. Then {beds}, in {city}.
classic lead
- This {city} {type} has {a hero}, and {a hero2} besides.
casual lead
- You could stop at {the hero}. But then there's {the hero2}.

## skeleton: condo in a tower
when: condo or apartment with a floor, a view or two building amenities typed
lead: view and floor together; without a view, the rarest thing inside the door
order: what one sees > what is behind the door > what the building does > fee, pets, parking rules > figures
figures: fee with what it includes, in the sentence before the price or the same one
bends: Luxury lets the building serve ('keeps', 'supplies'). Investor puts price and fee side by side in the first line. Family rides up and sets the bags down. Modern sorts into up, in, down. Classic calls it the residence or the condo, never the unit. Casual is amused by what somebody else has to clean
rules: pets, rentals and parking as permission with its limit, in one sentence
never: which room has the view, the direction, the hour; amenities before the home itself
luxury lead
- (view) The elevator stops at the {floor}, and {the seen} is in view.
investor lead
- (fee) Two prices apply: {price} once, and {fee} for {the fee}. The condo, in {city}, is {beds, baths, sqft}.
family lead
- (view) Ride up to the {floor}, set the bags down, and look: {the seen}.
modern lead
- (view) Up: the {floor}. Out: {the seen}. In: {beds, baths}.
classic lead
- (view) From the {floor}, {the seen} is in view.
casual lead
- (view) Push the button for the {floor} and you've got {the seen}.

## skeleton: historic house
when: built before 1940, or a style, register or original part typed
lead: the date with the part that proves it; style named once
order: date and what is left of it > materials > rooms > what later years changed, with their dates > outdoors > figures
figures: register, easements and district rules stand here, as plainly as the price
bends: Luxury begins with materials. Investor separates what cannot be ordered today from what has a date. Family lives in it without ceremony. Modern sets 'then' beside 'now'. Classic is at home and may make one dry remark about the century. Casual is impressed and says so sideways
dates: old parts only if typed as original; otherwise the house has the age and the part does not
never: 'historic' unless typed, who lived there, charm
luxury lead
- (original) A house of {year} is read by its details: {a hero}, {a hero2}.
investor lead
- (original) Built in {year}: value the parts that cannot be ordered today, {a hero} among them, and ask the rest for dates.
family lead
- This {city} house has been here since {year}. Start with {the hero}.
modern lead
- (original) Built in {year}. {Hero}: still here.
classic lead
- {City} was a younger place when this house was built, in {year}.
casual lead
- This one goes back to {year}, and it's got {a hero}.

## skeleton: new build
when: built this year or last, new construction or a builder's warranty typed; a year to come
lead: the rarest feature; 'never lived in' if typed and nothing rarer; a year to come is told in the first two sentences
order: lead > kitchen and bath > what is made easier (charger, tankless, smart) > outdoors > warranty, completion, choices still open > figures
figures: 'built in' this year; 'to be completed in' a later one, with the price as asked today
bends: Luxury says completed. Investor asks for dates, warranties and what is standard. Family owns the firsts (first supper, first scuff) only if never lived in. Modern is in its element; still only typed facts. Classic notes the youth of it dryly. Casual jokes once about how clean it is
never: low maintenance, energy savings, quality of work, upgrades unless typed
luxury lead
- (never lived in) The {type} was completed in {year}, and no one has slept in it yet.
investor lead
- New in {year}: ask which warranties transfer, and for how long. The {type} is in {city}, at {price}.
family lead
- (never lived in) The first supper in this kitchen hasn't been cooked yet.
modern lead
- (never lived in) Built in {year}. Zero miles on it.
classic lead
- (never lived in) The {type} was finished in {year}, and has yet to be lived in.
casual lead
- (never lived in) There isn't a mug ring on anything: it's new, it's in {city}, and it's {price}.

## skeleton: fixer
when: needs, as-is, cash only, rehab, tear-down, unpermitted or damage typed
lead: the work, in the first sentence (Luxury and Classic may set what it keeps beside it in the same sentence)
order: what it needs > terms of sale > what it keeps > what is there (rooms, basement, garage, lot) > figures
figures: price beside the terms; price per square foot in Investor
bends: Luxury is exact and uses no velvet. Investor lists work, terms, price. Family counts Saturdays and does not pretend. Modern makes two lists. Classic uses 'wants' for 'needs' once at most. Casual gets it out of the way first
never: potential, possibilities, what it will be worth, cost of the work; the word 'but' between need and praise more than once
luxury lead
- It needs {needs}, and it keeps {keeps}.
investor lead
- Before the price, the scope: {needs}. Then the price: {price}.
family lead
- This one will take some Saturdays. It needs {needs}.
modern lead
- Needs: {needs}. Has: {keeps}. Costs: {price}.
classic lead
- The {type} wants {needs}; that is the first thing to know.
casual lead
- You'll want work gloves: it needs {needs}.

## skeleton: multi-family with rents
when: multi-family, rents, leases or unit mix typed
lead: the rents in order, with their unit, or the count of units
order: rents and price > unit mix > who pays what (meters, heat, water) > dated systems > laundry, parking, porches > occupancy and leases as typed > figures
figures: unit price and price per square foot in Investor; totals of beds and baths told once as totals
bends: Luxury keeps to the building and gives the rents in one sentence. Investor leads with them. Family says homes, not units, and tells porches and laundry. Modern counts threes of everything. Classic explains the kind of building in one sentence. Casual starts where the reader would, with the rents
never: sums, yields, cap rates, vacancy or growth unless typed; anything about the tenants
luxury lead
- {Units} stand under one roof in {city}, at rents of {rents}.
investor lead
- Rents: {rents}. Price: {price}, or {unit price} a unit.
family lead
- There are {units} here, in {city}, and the rents are {rents}.
modern lead
- {Units#} units, one deed. Rents: {rents}.
classic lead
- The building, of {units}, is in {city}; the rents are {rents}.
casual lead
- Let's start where you would, with the rents: {rents}.

## skeleton: rental by the month
when: the price is by the month, or a lease, deposit or move-in date is typed
lead: the hero with the rent in the first two sentences
order: lead > inside > building and laundry > what the rent includes > lease, deposit, date, pets > figures
figures: rent last, with what it includes; no price per square foot
bends: Luxury says leases. Investor speaks to the one who pays: what is included, what is not. Family and Casual say rent. Modern makes a card of it. Classic says 'offered for rent'
rules: told as permission with a limit; deposit and application terms only as typed
never: who should apply, income, references, 'ideal tenant'; buying language ('own', 'yours forever', 'resale')
luxury lead
- The residence, in {city}, has {a hero} and leases for {rent}.
investor lead
- Rent: {rent}[, {includes} included]. The {type} is {beds, baths, sqft}, in {city}.
family lead
- Come home to {the hero} for {rent}: {a beds-} {type} in {city}.
modern lead
- For {rent}: {a hero}, {beds}, {city}.
classic lead
- There is {a type} for rent in {city}, and it has {a hero}.
casual lead
- Rent's {rent}, and yes, {the hero} comes with it.

## skeleton: land
when: type land, or no building typed
lead: what is seen or what adjoins; else the acreage
order: what is there (view, water, trees, slope) > what is on paper (survey, permits, zoning) > what arrives at the line (power, road, well) > what is absent (HOA, covenants) > terms and figures
figures: acres, place, price, in Investor per acre; owner financing in the price sentence
bends: Luxury leaves the house undrawn. Investor lists paper, ground, line and what is left to price. Family walks it. Modern subtracts. Classic puts ground before houses. Casual brings boots
never: home, house, rooms (except the one not yet built); 'build your…'; access, water or building rights beyond what was typed
luxury lead
- (view) The view is of {the seen}; the land is {lot}, in {city}.
investor lead
- Per acre, {ppa}, {a hero} included: the parcel is {lot} in {city}.
family lead
- Pack a lunch and make a day of it: {lot} in {city}, with {a hero}.
modern lead
- No walls, {a hero}, {lot}.
classic lead
- (land feature) The parcel, in {city}, is of {lot}, with {a hero}.
casual lead
- Bring boots. It's {lot} in {city}, and there's {a hero} out there.

## skeleton: retail
when: commercial with storefront, shop, restaurant, frontage, retail zoning
lead: what the street sees (glass, corner, sign, frontage)
order: the window > the floor (ceiling, finishes, power) > the back (loading, basement, storage) > upstairs or other income > zoning, parking, restrooms > figures
figures: size, year, zoning, price; rents with their unit; price per square foot in Investor
bends: Luxury treats it as a building of consequence without saying so. Investor separates known income from space to price. Family follows the day from the sign turned to the till closed. Modern speaks to the sign. Classic states what a shop wants. Casual brings the sign, the building brings the rest
never: foot traffic, visibility, demand, the trade it suits unless typed; home words
luxury lead
- A shop is first of all what the street sees. Here that is {a hero}, in {city}.
investor lead
- {Zoning}, {sqft}, {price}: a storefront in {city} at {ppsf} per square foot.
family lead
- Turn the sign to Open. The storefront is in {city}, and it has {a hero}.
modern lead
- {Hero}. Put a name on it.
classic lead
- A shop shows the street what it can. This one, in {city}, has {a hero}.
casual lead
- You bring the sign. The building brings {a hero}.

## skeleton: warehouse
when: commercial with docks, clear height, power, yard, industrial zoning
lead: how goods come in, or how high they stack
order: in (docks, drive-in) > up (clear height, racking) > on (power, sprinklers) > around (yard, parking) > people (office, bathrooms) > out (highway, rail) > dates > figures
figures: size, lot, year, zoning, price; per square foot in Investor, 'even' if exact
bends: all tones keep the path of a pallet. Luxury drops to exact statement. Family tells the working day. Modern cuts it to prepositions. Classic uses 'goods' and 'receives'. Casual counts trucks
units: keep feet, amps, phases, inches as typed; capitals for ESFR, TPO, LED
never: home words, evenings, suppers, views
luxury lead
- The building receives at {docks} and stacks to {clear}.
investor lead
- At {ppsf} per square foot, the specification reads {docks}, {clear} clear, {power}.
family lead
- The day starts when the first truck backs in: {docks} and {clear} of clear height, in {city}.
modern lead
- Back in. Stack to {clear}. Pull out.
classic lead
- Goods arrive at {docks} and may be stacked to {clear}.
casual lead
- Count your trucks: there are {docks}.

## skeleton: estate
when: type estate, or five acres and a house of 4,000 square feet
lead: the land, or what the land carries (vines, water, barn), before the house
order: land > approach (gate, drive) > the house, its largest room first > guests, horses, swimmers, each with a place > what keeps it running (well, solar, generator) > figures
figures: acres first, then rooms, size, year, price; two sentences at most
bends: Luxury gives makers, materials and measures, and no adjective. Investor values in parts: land, house, outbuildings, water. Family gives everyone a place to be. Modern makes a day of it. Classic begins with acreage and is generous to the horse. Casual is frankly surprised by the size of it
grouping: one verb to each feature; fifteen fit in premium if none gets a clause of its own
never: grand, prestigious, exclusive, private unless typed
luxury lead
- (land feature) There are {lot} in {city}, with {a hero} among them, and then there is the house.
investor lead
- Value it in parts: {lot}, a house of {sqft}, {a hero}, {a hero2}. One price covers them: {price}.
family lead
- (land feature) There's a Saturday in every direction here: {lot}, {a hero}, {a hero2}.
modern lead
- One address, {lot}, {a hero}.
classic lead
- (land feature) The house is one part of it. The rest is {lot} in {city}, with {a hero}.
casual lead
- (20 acres and more) At {lot}, you can be home and still need the truck.

## skeleton: studio
when: no bedrooms
lead: how the one room is divided or relieved (alcove, closets, window, balcony), else the hero
order: the room > kitchen and bath > closets > the building > fee, pets > distance > figures
figures: size, bath, year, fee, price; 'studio' said once, early
bends: Luxury judges it by one question and answers it. Investor weighs the fee against the price. Family puts the whole day in the room. Modern divides. Classic calls it an economy, not a compromise. Casual is proud of what fits
never: cozy, efficient, starter, who it suits; 'bedroom' except to deny one
luxury lead
- One room may be enough, if it has {a hero}. This one is in {city}.
investor lead
- (fee) Small unit, so small numbers matter: {price}, and {fee} for {the fee}.
family lead
- Breakfast, work, supper, sleep: one room in {city} does them all, and it has {a hero}.
modern lead
- One room. {A hero}. Enough.
classic lead
- A studio is one room, and this one, in {city}, has {a hero}.
casual lead
- Yes, it's a studio. Yes, it's got {a hero}.

## skeleton: penthouse
when: type penthouse
lead: terrace, then view, then private elevator; one of them alone if it is rare
order: arrival (elevator) > the hero outdoors > the rooms > the kitchen and its makers > what the building keeps > figures and fee
figures: terrace area is told with the terrace, never added to the square feet; fee beside the price
bends: Luxury is at ease. Investor compares top floors only. Family puts everyone on the terrace. Modern presses the top button. Classic defines the word and moves on. Casual notices there is no one upstairs
never: height as status, exclusive, 'crown', 'sky-high'
luxury lead
- There is no floor above this one. There is {a hero}.
investor lead
- Top-floor comparables only, and adjust for {a hero}: {price}, or {ppsf} per square foot, in {city}.
family lead
- (on) Nobody lives upstairs, and everyone's on {the hero}.
modern lead
- Last stop: {hero}.
classic lead
- A penthouse is the last floor before the roof. This one, in {city}, has {a hero}.
casual lead
- Nobody's upstairs. It's you and {a hero}.

# 6. Headlines

At most 60 characters after the slots are filled; title case; no full sentence with a price in it except Investor. If the filled line is too long, the next is tried. Feature headlines in the other files come first; these serve any hook of their kind.

## headlines
luxury
- (any) {A Hero} in {City}
- (any) {Hero} and {Hero2}, in {City}
- (view) In View: {the Seen}
- (view, floor) {The Seen}, from the {Floor}
- (on) Evenings on {the Hero}
- (kitchen) {A Hero}, and Dinner at Home
- (room) A Room Set Aside: {the Hero}
- (old) Standing in {City} since {Year}
- (style) {A Style} of {Year}
- (acre, house) A House and Its {Lot}
- (building) The Building Keeps {a Hero}
- (near) {Near}
- (condition) {Keeps}, and Work to Be Done
- (studio) One Room, and {a Hero}
- (bare) {Lot} of Land in {City}
- (income) {Units} under One Roof in {City}
- (outdoors) Out of Doors, {a Hero}
investor
- (price) {Price}, or {Ppsf} per Square Foot
- (any) {City} {Type}, {Hero}, {Price}
- (income) {Units#} Rents, One Price: {Price}
- (condition) {Price}, Plus the Work
- (date) {Dates}, and a Price: {Price}
- (land) {Lot} at {Ppa} an Acre
- (trade) {Sqft}, {Zoning}, {City}
- (trade) {Docks}, {Clear} Clear, {City}
- (fee) {Price}, Plus {Fee} for {the Fee}
- (view) A View to Adjust For: {the Seen}
- (outdoors) Outside the Square Footage: {Hero}
- (old) Built {Year}, Priced at {Price}
- (near) {Near}, at {Ppsf} a Square Foot
- (future) Due in {Year}: {Beds}, {Price}
family
- (any) {Hero} First, Everything Else After
- (on) Supper's on {the Hero}
- (on) Meet You on {the Hero}
- (range) Something's Always on at {the Hero}
- (room) Save Me a Seat in {the Hero}
- (fire) Chairs Up to {the Hero}
- (view) Look Up from Supper: {the Seen}
- (acre) Boots On: {Lot} in {City}
- (old, house) A House in {City} since {Year}
- (never lived in) The First Supper Is Yours
- (condition) Bring Your Saturdays
- (building) {Hero}, Right in the Building
- (near) {Near}, and Home Again
- (figures) {Beds} and a Front Door in {City}
- (outdoors) Shoes Off, Out to {the Hero}
modern
- (any) {Hero}. {Hero2}. {City}.
- (view) {The Seen}, Daily
- (outdoors) Step Out: {Hero}
- (kitchen) {Hero}. Now Cook.
- (work) Work Stays in {the Hero}
- (building) {Hero}, Same Address
- (old) {City}, since {Year}
- (never lived in) Zero Miles on It: {City}, {Year}
- (bare) {Lot}, No Walls
- (condition) Needs Work. Has {Keeps}.
- (figures) {Beds}, {City}, {Price}
- (trade) Your Sign Here: {Sqft} in {City}
- (studio) One Room. {Hero}. Done.
- (near) {Near}. Go.
classic
- (any) A {City} {Type} with {a Hero}
- (old, house) A House of {Year}, in {City}
- (style) {A Style} in {City}, Built in {Year}
- (outdoors, house) A House with {a Hero}
- (view) Within Sight of {the Seen}
- (kitchen) For the Cook, {a Hero}
- (acre, house) House and Land: {Lot} in {City}
- (room) With {a Hero}, in {City}
- (condition) What It Keeps, and What It Needs
- (income) {Units#} Homes under One Roof
- (near, house) A House, and {Near}
- (trade) A Place of Business in {City}
- (figures) {A Beds-} {Type} in {City}
- (bare) Land in {City}: {Lot}
- (new) New in {City} in {Year}
casual
- (any) Come for {the Hero}, Stay for {the Hero2}
- (any) Yes, There's {a Hero}
- (outdoors) Call Dibs on {the Hero}
- (view) Yep, That's {the Seen}
- (range) {Hero}: Somebody's Got to Cook
- (fire) January's Covered: {Hero}
- (old) In {City} since {Year}, Not Going Anywhere
- (never lived in) Nobody's Lived Here Yet
- (bare) {Lot}, Zero Gutters
- (condition) Bring Tools
- (income) Let's Start with the Rents
- (near) {Near}. Handy.
- (trade) You Bring the Sign
- (studio) One Room, and It's Got {a Hero}
- (figures) {Beds}, {Baths}, No Speeches
- (penthouse) Nobody's Upstairs
`
