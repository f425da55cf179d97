// Lines as data; the notation is explained in ../README.md.
export const frame = `
# The frame: figures, openings, first lines by situation, headlines

What holds a text together when the features have been told. Features and scenes are in the other files, captions in captions.txt. Notation as in README.md, extended here.

## notation

Slots (nothing is printed that was not typed or does not follow by arithmetic)
- {type} the noun of the type: house (home where Family or Casual prefer it), condo, townhouse, apartment, penthouse, estate, multi-family property, parcel. Commercial: the typed kind (warehouse, storefront, office building), else 'commercial building', and 'building' the second time. {dwelling} the same; of an estate, the house on it where one was typed: 'manor house'. {a type}, {the type}, {The type}. A line that writes 'house' or 'residence' out is for those types only and is marked.
- {beds} three bedrooms, {beds-} three-bedroom (studio when 0), {beds#} three. {more} bedrooms less one: one more, two more.
- {baths} two and a half baths, {baths-} two-and-a-half-bath, {baths#} two and a half. Commercial: bathrooms, or restrooms when typed so.
- {sqft} 1,985 square feet, {sqft-} 1,985-square-foot, {sqft#} 1,985. {lot} 0.46 acres, {lot-} 0.46-acre, {lot#} 0.46.
- {year} as typed. {price} $564,900. {rent} $2,150 a month (price by the month). {city}, {state} (in full), {address}.
- {ppsf} about $285, or $285 when exact. {ppa} the same for an acre. {unit price} the same for a unit. {times} square feet of land for each square foot of house, rounded, in words, from three up.
- {fee} $612 a month, with its own period. {spaces} two valet spaces. {the fee is} HOA dues are, maintenance is, the condo fee is; {the fee runs} the same with 'run'; {a fee} HOA dues, maintenance, a condo fee; {fee label} HOA, maintenance, condo fee. {includes} heat and internet; {fee includes} include or includes, {fee covers} cover or covers.
- {updates} a new roof in 2021 and new HVAC in 2022. {updated} the roof was new in 2021 and the HVAC in 2022. {dates} roof 2021, HVAC 2022.
- {hero} the strongest feature in the agent's words, cleaned; {a hero} with the article or count it needs ('a wraparound porch', 'five fireplaces', 'original woodwork'), {the hero}; {hero2} the next. {seen} what a view is of. {near} a typed distance as a noun ('the harbor, four blocks away'). {floor} nineteenth floor. {style} Greek Revival. {needs} a roof and mechanicals. {keeps} original woodwork and pocket doors. {terms} as typed ('cash or a rehab loan'). {units} three units, {units#} three. {rents} $1,450, $1,500, and $1,625 a month. {zoning} C-1 zoning. {docks}, {clear} (24 feet), {power} for industry.
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
- In headlines (any) any hero, (figures) none, (price) Investor's own. Other words in parentheses mean what they say: (includes), (floor), (style), (lot under an acre), (two bedrooms).
- = a statement a reviewer must know follows from the facts.

Use
- One figures line in a text; the fee and the dates have lines of their own when the chosen line has no place for them.

# 1. Figures

## figures: whole
luxury
- (year) Built in {year}, the {type} has {beds & baths} in {sqft}. Offered at {price}, with {spaces}.
- The {type} has {beds & baths} in {sqft}. Offered at {price}, with {spaces}.
- (year) Built in {year}[ on {lot}], the {dwelling} measures {sqft}, with {beds & baths}[, plus {garage}]. Offered at {price}[, with {a fee} of {fee}][, with {no fee}].
- (year) Built in {year}[ on {lot}], the {type} has {beds & baths} in {sqft}[, plus {garage}]. Offered at {price}[, with {a fee} of {fee}][, with {no fee}].
- (year) Built in {year}[ on {lot}], the {type} has {beds & baths & sqft}[, plus {garage}]. Offered at {price}[, with {a fee} of {fee}][, with {no fee}].
- The {type} has {beds & baths} in {sqft}[, on {lot}][, plus {garage}]. Offered at {price}[, with {a fee} of {fee}][, with {no fee}].
investor
- (year) Built in {year}[ on {lot}], the {type} has {beds & baths} in {sqft}[, plus {garage}]. The price is {price}[, or {ppsf} per square foot][, and {the fee is} {fee}][, with {no fee}].
- (year) The {type} was built in {year}[ on {lot}] and has {beds & baths & sqft}[, plus {garage}]. The price is {price}[, or {ppsf} per square foot][, and {the fee is} {fee}][, with {no fee}].
- At {price} for {sqft}, the {type} comes to {ppsf} per square foot. It has {beds & baths}[, on {lot}][, plus {garage}][, and was built in {year}]. [{The fee is} {fee}.] [{No fee}.]
- The {type} has {beds & baths} in {sqft}[, on {lot}][, plus {garage}]. The price is {price}[, or {ppsf} per square foot][, and {the fee is} {fee}][, with {no fee}].
family
- (year) Built in {year}[ on {lot}], the {type} has {beds & baths} in {sqft}[, plus {garage}]. The price is {price}[, and {the fee is} {fee}][, with {no fee}].
- (year) Built in {year}[ on {lot}], the {type} has {beds & baths & sqft}[, plus {garage}]. It's priced at {price}[, and {the fee is} {fee}][, with {no fee}].
- (year) Built in {year}[ on {lot}], it has {beds & baths} in {sqft}[, plus {garage}]. It's priced at {price}[, and {the fee is} {fee}][, with {no fee}].
- It has {beds & baths} in {sqft}[, on {lot}][, plus {garage}]. The price is {price}[, and {the fee is} {fee}][, with {no fee}].
modern
- {Beds, baths, sqft}[, plus {garage}]. [Built in {year}[ on {lot}].] [{Fee label}: {fee}.] [{No fee}.] {City}, {price}.
- {Beds & baths} in {sqft}[, plus {garage}]. [Built in {year}[ on {lot}].] Asking {price}[, with {no fee}]. [{Fee label}: {fee}.]
- The {type} has {beds & baths} in {sqft}[, plus {garage}]. [Built in {year}[ on {lot}].] Asking {price}[, with {no fee}]. [{Fee label}: {fee}.]
- {Beds, baths, sqft}[, plus {garage}]. [Built in {year}[ on {lot}].] Asking {price}. [{Fee label}: {fee}.] [{No fee}.]
classic
- (year) Built in {year}[ on {lot}], the {type} has {beds & baths & sqft}[, along with {garage}]. The price is {price}[, and {the fee is} {fee}][, with {no fee}].
- (year) Built in {year}[ on {lot}], the {type} has {beds & baths} in {sqft}[, along with {garage}]. It is offered at {price}[, with {a fee} of {fee}][, with {no fee}].
- (year) The {type} was built in {year}[ on {lot}] and has {beds & baths} in {sqft}[, along with {garage}]. The price is {price}[, with {a fee} of {fee}][, with {no fee}].
- (year) The {type}, built in {year}[ on {lot}], has {beds & baths & sqft}[, along with {garage}]. It is offered at {price}[, with {a fee} of {fee}][, with {no fee}].
- The {type} has {beds & baths} in {sqft}[, on {lot}][, along with {garage}]. The price is {price}[, with {a fee} of {fee}][, with {no fee}].
casual
- (year) Built in {year}[ on {lot}], it's got {beds & baths} in {sqft}[, plus {garage}]. The price is {price}[, and {the fee runs} {fee}][, with {no fee}].
- (year) Built in {year}[ on {lot}], it's got {beds & baths & sqft}[, plus {garage}]. It's priced at {price}[, and {the fee runs} {fee}][, with {no fee}].
- (year) Built in {year}[ on {lot}], the {type} has {beds & baths} in {sqft}[, plus {garage}]. It's priced at {price}[, and {the fee runs} {fee}][, with {no fee}].
- You've got {beds & baths} in {sqft}[, on {lot}][, plus {garage}]. [{The fee is} {fee}, and the|The] price is {price}[, with {no fee}].

## figures: no year and no lot
luxury
- {Beds & baths}, in {sqft}[, plus {garage}]. Offered at {price}[, with {a fee} of {fee}][, with {no fee}].
- The {type} has {beds & baths & sqft & garage}. Offered at {price}[, with {a fee} of {fee}][, with {no fee}].
investor
- There are {beds & baths} in {sqft}[, plus {garage}]. The price is {price}, or {ppsf} per square foot[, and {the fee is} {fee}][, with {no fee}].
- Asking {price} for {beds & baths} in {sqft}[, plus {garage}], or {ppsf} per square foot[; {the fee is} {fee}][; {no fee}].
family
- It's {beds & baths} in {sqft}[, plus {garage}]. The price is {price}[, and {the fee is} {fee}][, with {no fee}].
- There are {beds & baths} in {sqft}[, plus {garage}]. It's priced at {price}[, and {the fee is} {fee}][, with {no fee}].
modern
- {Beds, baths, sqft, garage}. {City}, {price}[, with {no fee}].
- {Beds & baths}, {sqft, garage}. Asking {price}[, and {the fee is} {fee}][, with {no fee}].
classic
- It has {beds & baths} in {sqft}[, with {garage}]. It is offered at {price}[, with {a fee} of {fee}][, with {no fee}].
- The {type} has {beds & baths} in {sqft}[, with {garage}]. The price is {price}[, and {the fee is} {fee}][, with {no fee}].
casual
- It's {sqft} with {beds & baths & garage}. It's priced at {price}[, and {the fee runs} {fee}][, with {no fee}].
- You've got {beds & baths} in {sqft}[, plus {garage}]. It's priced at {price}[, and {the fee runs} {fee}][, with {no fee}].

## figures: the rest
luxury
- (year, lot) The {type} was built in {year} on {lot}[ and has {garage}]. Offered at {price}[, with {no fee}].
- (year) The {type} was built in {year}[, with {garage}]. Offered at {price}[, with {a fee} of {fee}][, with {no fee}].
- (lot) It stands on {lot}[ and has {garage}]. Offered at {price}[, with {no fee}].
- Offered at {price}[, with {a fee} of {fee}][, with {no fee}].
investor
- (year, lot) The {type} was built in {year} on {lot}[ and has {garage}]. The price is {price}[, or {ppsf} per square foot][, with {no fee}].
- (year) It was built in {year}[, with {garage}]. The price is {price}[, or {ppsf} per square foot][, and {the fee is} {fee}][, with {no fee}].
- (lot) The lot is {lot}[, with {garage}]. The price is {price}[, or {ppsf} per square foot][, with {no fee}].
- The price is {price}[, or {ppsf} per square foot][, and {the fee is} {fee}].
family
- (year, lot) The {type} was built in {year} on {lot}[ and has {garage}]. The price is {price}[, with {no fee}].
- (year) It was built in {year}[ on {lot}][, with {garage}]. It's priced at {price}[, with {no fee}].
- (lot, no year) It comes with {lot}[ and {garage}]. The price is {price}[, with {no fee}].
- [{The fee is} {fee}, and the|The] price is {price}[, with {no fee}].
modern
- (year, lot) Built in {year}, on {lot}[, with {garage}]. Asking {price}[, with {no fee}].
- (year) Built in {year}[, with {garage}]. Asking {price}. [{Fee label}: {fee}.] [{No fee}.]
- (lot) On {lot}[, with {garage}], for {price}[, with {no fee}].
- Asking {price}. [{Fee label}: {fee}.] [{No fee}.]
classic
- (year, lot) It was built in {year} on {lot}[ and has {garage}]. The price is {price}[, with {no fee}].
- (year) It was built in {year}[ and has {garage}]. The price is {price}[, with {a fee} of {fee}][, with {no fee}].
- (lot) The lot has {lot}[, with {garage}]. The price is {price}[, with {no fee}].
- It is offered at {price}[, with {a fee} of {fee}][, with {no fee}].
casual
- (year, lot) It was built in {year} on {lot}[ and has {garage}]. It's priced at {price}[, with {no fee}].
- (year) It was built in {year}[, with {garage}]. The price is {price}. [{The fee is} {fee}.]
- (lot) You get {lot}[ and {garage}] with it. The price is {price}[, with {no fee}].
- It's {price}[, and {the fee runs} {fee}][, with {no fee}].

## figures: no size
luxury
- {Beds & baths & garage}[, built in {year}][ on {lot}]. Offered at {price}[, with {no fee}].
- The {type} has {beds & baths & garage}[ and dates from {year}]. [It stands on {lot} and|It] is offered at {price}[, with {no fee}].
investor
- Price: {price}. Count: {beds, baths}[, on {lot}]. [Built: {year}.] [{Fee label}: {fee}.] [{No fee}.]
- Asking {price} for {beds & baths}[, built in {year}][, on {lot}]. [{Fee label}: {fee}.] [{No fee}.]
family
- There are {beds & baths}[, on {lot}]. [The {type} was built in {year}.] The price is {price}[, with {no fee}].
- It has {beds & baths & garage}[, with {lot} outside]. [It dates from {year}.] It's priced at {price}[, with {no fee}].
modern
- {Beds, baths}[, built in {year}][, on {lot}]. {City}, {price}[, with {no fee}].
- {A beds-}[, {baths-}] {type}[, {lot}][, built in {year}]. Asking {price}[, with {no fee}].
classic
- It has {beds & baths & garage}[, on a lot of {lot}]. [It was built in {year} and is|It is] offered at {price}[, with {no fee}].
- The {type}[, built in {year},] has {beds & baths & garage}[ and stands on {lot}]. The price is {price}[, with {no fee}].
casual
- It's {beds & baths}[, built in {year}][, on {lot}]. It's priced at {price}[, with {no fee}].
- You've got {beds & baths}[, on {lot}]. [It was built in {year}.] The price is {price}[, with {no fee}].

## figures: studio
luxury
- The studio has {baths & sqft}[, in a building of {year}]. Offered at {price}[, with {a fee} of {fee}][, with {no fee}].
- It is a studio of {sqft}[, with {baths}][, built in {year}]. [{The fee is} {fee}.] Offered at {price}[, with {no fee}].
- The studio measures {sqft}[ and has {baths}]. [Built in {year}, it|It] is offered at {price}[, with {a fee} of {fee}][, with {no fee}].
investor
- Studio[, {baths}], {sqft}: {price}, or {ppsf} per square foot. [Built: {year}.] [{Fee label}: {fee}.] [{No fee}.]
- At {price} for {sqft}, the studio comes to {ppsf} per square foot. [It has {baths}.] [Built in {year}.] [{Fee label}: {fee}.] [{No fee}.]
family
- The studio has {baths & sqft}[, in a building from {year}]. The price is {price}[, and {the fee is} {fee}][, with {no fee}].
modern
- Studio, {baths, sqft}[, built in {year}]. [{Fee label}: {fee}.] {City}, {price}. [{No fee}.]
- It's a studio: {baths, sqft}. [Built in {year}.] Asking {price}[, and {the fee is} {fee}][, with {no fee}].
classic
- It is a studio of {sqft}[, with {baths}][, in a building of {year}]. The price is {price}[, and {the fee is} {fee}][, with {no fee}].
- The studio measures {sqft}[ and has {baths}]. [It was completed in {year} and is|It is] offered at {price}[, with {a fee} of {fee}][, with {no fee}].
casual
- It's a studio: one room, {baths, sqft}[, from {year}]. [{The fee is} {fee}, and the|The] price is {price}[, with {no fee}].
- It's a studio with {baths & sqft}[, built in {year}]. It's priced at {price}[, and {the fee runs} {fee}][, with {no fee}].

## figures: future year
luxury
- To be completed in {year}, with {beds & baths & sqft & garage}[, on {lot}]. Offered at {price}[, with {a fee} of {fee}][, with {no fee}].
- Completion is due in {year}. The {type} will have {beds & baths} in {sqft}[, on {lot}], and is offered at {price}[, with {a fee} of {fee}][, with {no fee}].
investor
- Completion: {year}. Price: {price}, or {ppsf} per square foot on {sqft}. Count: {beds, baths}[, {lot}]. [{Fee label}: {fee}.] [{No fee}.]
- Due in {year}: {beds, baths, sqft, garage}[, {lot}]. Price: {price}, or {ppsf} per square foot. [{Fee label}: {fee}.] [{No fee}.]
family
- When it's finished, in {year}, it will have {beds & baths & sqft & garage}[, on {lot}]. The price is {price}[, and {the fee is} {fee}][, with {no fee}].
- The {type} is due in {year}. It will have {beds & baths} in {sqft}[, on {lot}], and it's priced at {price}[, and {the fee is} {fee}][, with {no fee}].
modern
- Due in {year}: {beds, baths, sqft, garage}[, {lot}]. {City}, {price}[; {the fee is} {fee}].
- Finished in {year}, with {beds, baths, sqft, garage}[, on {lot}]. Asking {price}[, and {the fee is} {fee}][, with {no fee}].
classic
- The {type} is to be completed in {year}. It will have {beds & baths} in {sqft}[, on {lot}], and is offered at {price}[, with {a fee} of {fee}][, with {no fee}].
- When it is finished, in {year}, there will be {beds & baths & sqft & garage}[, on {lot}]. It is offered at {price}[, with {a fee} of {fee}][, with {no fee}].
casual
- It's due in {year}. When it's done, it'll have {beds & baths & sqft & garage}[, on {lot}]. The price is {price}[, and {the fee runs} {fee}][, with {no fee}].
- Still on its way, due in {year}: {beds, baths, sqft, garage}[, {lot}]. It's {price}[, and {the fee runs} {fee}][, with {no fee}].

## figures: by the month
luxury
- {Beds & baths & sqft}[, on {lot}][, plus {garage}]. [Built in {year}.] The rent is {rent}[, {rent includes} included].
- [Built in {year}, the|The] {type} has {beds & baths} in {sqft}[, plus {garage}]. It leases for {rent}[, {rent includes} included].
- (studio) A studio of {sqft}[, with {baths}][, built in {year}]. The rent is {rent}[, {rent includes} included].
investor
- Rent: {rent}[, {rent includes} included]. {Beds, baths, sqft}[, on {lot}][, plus {garage}]. [Built in {year}.]
- The rent is {rent} for {beds & baths} in {sqft}[, on {lot}][, plus {garage}]. [Built in {year}.]
- (studio) Rent: {rent}[, {rent includes} included]. Layout: studio, {baths, sqft}. [Built: {year}.]
family
- [Built in {year}, it|It] has {beds & baths} in {sqft}[, on {lot}][, plus {garage}]. The rent is {rent}[, {rent includes} included].
- [Built in {year}, the|The] {type} has {beds & baths} in {sqft}[, on {lot}][, plus {garage}]. The rent is {rent}[, {rent includes} included].
- (studio) It's a studio of {sqft}[, with {baths}][, in a building from {year}]. The rent is {rent}[, {rent includes} included].
modern
- {Beds, baths, sqft}[, on {lot}][, plus {garage}]. [Built in {year}.] {City}, {rent}[, {rent includes} included].
- {Beds, baths, sqft}[, on {lot}][, plus {garage}]. [Built in {year}.] Rent: {rent}[, {rent includes} included].
- (studio) Studio, {baths, sqft}[, built in {year}]. {City}, {rent}[, {rent includes} included].
classic
- There are {beds & baths} in {sqft}[, on {lot}][, along with {garage}]. [The {type} was built in {year}.] The rent is {rent}[, {rent includes} included].
- [Built in {year}, the|The] {type} has {beds & baths & sqft}[, on {lot}][, along with {garage}]. It is offered for rent at {rent}[, {rent includes} included].
- (studio) The studio is of {sqft}[, with {baths}][, in a building of {year}]. It rents for {rent}[, {rent includes} included].
casual
- [Built in {year}, it's|It's] got {beds & baths & sqft}[, on {lot}][, plus {garage}]. The rent is {rent}[, {rent includes} included].
- [Built in {year}, it gives|It gives] you {beds & baths} in {sqft}[, on {lot}][, plus {garage}]. The rent is {rent}[, {rent includes} included].
- (studio) It's a studio, {baths, sqft}[, from {year}]. The rent is {rent}[, {rent includes} included].

## figures: land
luxury
- The parcel is {lot}. [Offered at {price}[, with {a fee} of {fee}][, with {no fee}].]
- The parcel has {lot}[ in {city}] and is offered at {price}[, with {a fee} of {fee}][, with {no fee}].
- (acre) In all there are {lot}. Offered at {price}[, with {a fee} of {fee}][, with {no fee}].
- (acre) The land extends to {lot}[ in {city}]. The price is {price}.
investor
- The parcel is {lot}. [The price is {price}[, and {the fee is} {fee}][, with {no fee}].]
- Price: {price} for {lot}, or {ppa} an acre. [{Fee label}: {fee}.] [{No fee}.]
- The price is {price} for {lot}[ in {city}], or {ppa} an acre[, and {the fee is} {fee}][, with {no fee}].
- (lot under an acre) The lot is {lot}, and the price is {price}. [{Fee label}: {fee}.] [{No fee}.]
family
- The parcel is {lot}. [The price is {price}[, and {the fee is} {fee}][, with {no fee}].]
- It's {lot}[ in {city}], priced at {price}[, and {the fee is} {fee}][, with {no fee}].
- There's {lot} here[, in {city}]. The price is {price}[, and {the fee is} {fee}][, with {no fee}].
modern
- The parcel is {lot}. [Asking {price}[, with {no fee}].] [{Fee label}: {fee}.]
- {Lot}[ in {city}]. Asking {price}. [{Fee label}: {fee}.] [{No fee}.]
classic
- It is a parcel of {lot}[ in {city}], offered at {price}[, with {a fee} of {fee}][, with {no fee}].
- The parcel runs to {lot}. The price is {price}[, and {the fee is} {fee}][, with {no fee}].
casual
- It's {lot}[ in {city}] for {price}[, and {the fee runs} {fee}][, with {no fee}].
- That's {lot}, and it's {price}[, and {the fee runs} {fee}][, with {no fee}].

## figures: commercial
luxury
- [Built in {year}[ on {lot}], the {type}|The {type}] has {sqft} of commercial space[, with {baths}]. [Offered at {price}.]
- [Built in {year}, the {type}|The {type}] comprises {sqft} of commercial space[ on a site of {lot}][, with {baths}]. Offered at {price}.
investor
- [Built in {year}, the {type}|The {type}] has {sqft} of commercial space[, with {baths}][, on {lot}]. [The price is {price}.]
- At {price} for {sqft} of commercial space, the figure is {ppsf} per square foot. [Built in {year}.] [Site: {lot}.] [Bathrooms: {baths#}.]
- Price: {price}, or {ppsf} per square foot. Commercial space: {sqft}[, built in {year}]. [Site: {lot}.] [Bathrooms: {baths#}.]
- (even) An even {ppsf} per square foot: {price} for {sqft} of commercial space. [Built in {year}.] [Site: {lot}.] [Bathrooms: {baths#}.]
family
- [Built in {year}, it|It] has {sqft} of commercial space[, with {baths}][, on {lot}]. The price is {price}.
- [Built in {year}, the {type}|The {type}] has {sqft} of commercial space[, with {baths}][, on {lot}]. [The price is {price}.]
modern
- Commercial, {sqft}[, built in {year}][, on {lot}][, {baths}]. {City}, {price}.
- Commercial space: {sqft}[, {baths}][, {lot}]. [Built in {year}.] [Asking {price}.]
classic
- [Built in {year}, the {type}|The {type}] has {sqft} of commercial space[, with {baths}][, on {lot}]. [It is offered at {price}.]
- The {type}[, completed in {year},] has {sqft} of commercial space[, with {baths}][, on {lot}]. It is offered at {price}.
casual
- [Built in {year}, it's|All told it's] {sqft} of commercial space[ on {lot}][, with {baths}]. The price is {price}.
- That's {sqft} of commercial space[, with {baths}][, on {lot}]. [It was built in {year}.] [The price is {price}.]

## figures: multi-family
luxury
- [Built in {year}[ on {lot}], the property|The property] has {beds & baths} in all, in {sqft}[, across {units}]. Offered at {price}.
- [Built in {year}, the multi-family property|The multi-family property] has {beds & baths} in all, and {sqft}[, on {lot}]. Offered at {price}.
investor
- (units) Price: {price}, or {unit price} a unit and {ppsf} per square foot. In all: {beds, baths, sqft}[, {lot}]. [Built: {year}.]
- (rents, units) Rents: {rents}. Price: {price}, or {unit price} a unit and {ppsf} per square foot. In all: {beds, baths, sqft}[, {lot}]. [Built: {year}.]
- (rents) Rents: {rents}. Price: {price}, or {ppsf} per square foot. In all: {beds, baths, sqft}[, {lot}]. [Built: {year}.]
- (no units) Price: {price}, or {ppsf} per square foot. In all: {beds, baths, sqft}[, {lot}]. [Built: {year}.]
family
- [Built in {year}, the property|The property] has {beds & baths} in all, in {sqft}[, on {lot}]. The price is {price}.
- (units) The {units} have {beds & baths} in all, {sqft}[, on {lot}][, built in {year}]. It's priced at {price}.
modern
- (units) {Units}: {beds, baths, sqft}[, {lot}][, built in {year}]. {City}, {price}.
- Multi-family: {beds & baths} in all, {sqft}[, {lot}][, built in {year}]. Asking {price}.
classic
- [Built in {year}, the property|The property] has {beds & baths} in all, in {sqft}[, on {lot}]. It is offered at {price}.
- (units) The building of {units}[, built in {year},] has {beds & baths & sqft} in all[, on {lot}]. It is offered at {price}.
casual
- Across the units you've got {beds & baths} in {sqft}[, on {lot}][, built in {year}]. The price is {price}.
- (units) It's {units}[ from {year}], with {beds & baths} in all and {sqft}[, on {lot}]. The price is {price}.

## figures: the fee
luxury
- {The fee is} {fee}[ and {fee includes} {includes}].
investor
- {The fee is} {fee}[ and {fee includes} {includes}].
- {The fee is} {fee}[, with {includes} included].
family
- {The fee is} {fee}[ and {fee covers} {includes}].
modern
- {Fee label}: {fee}[, including {includes}].
classic
- {The fee is} {fee}[ and {fee includes} {includes}].
casual
- {The fee runs} {fee}[ and {fee covers} {includes}].

# 2. Openings when no feature can lead

The rarest figure leads: a date before 1940 or still to come, then land from an acre up, then a size far from the middle, then the type, the count of rooms, the price, the city. What the opening tells, the figures line leaves out ('figures: the rest').

## opening: size
luxury
- (large, home) This {city} {type} extends to {sqft}, with {beds & baths}.
- This {city} {type} has {beds & baths & sqft}.
investor
- At {price} for {sqft}, this {city} {type} comes to {ppsf} per square foot.
family
- (home) This {city} {type} gives you {beds & baths} in {sqft}.
- (home) This {type} in {city} gives you {beds & baths} in {sqft}.
modern
- {A sqft-} {city} {type} with {beds & baths}.
classic
- (small, house) This {city} house has {beds & baths} in {sqft}.
- This {city} {type} has {beds & baths} in {sqft}.
casual
- It's {a type} in {city} with {beds & baths} in {sqft}.

## opening: age
luxury
- (old, house) Built in {year}, this {city} residence has {beds & baths & sqft}.
- (new) Completed in {year}, this {city} {type} has {beds & baths & sqft}.
- (future) This {city} {type} is to be completed in {year}.
investor
- (old) Built in {year}, this {sqft-} {city} {type} is {price}, or {ppsf} per square foot.
- (new) Built in {year}, this {sqft-} {city} {type} is priced at {price}, or {ppsf} per square foot.
- (future) Due in {year}: {sqft} in {city}, at {price}.
family
- (old, house) Built in {year}, this {city} house gives you {beds & baths & sqft}.
- (new) Built in {year}, this {city} {type} has {beds & baths}.
- (future) This {city} {type} is due in {year}.
modern
- (old, house) In {city} since {year}: {a type}, {beds, baths}.
- (new) A {city} {type}, built in {year}.
- (future) Due in {year}, in {city}: {a type}, {beds, baths}.
classic
- (old, house) This {city} house was built in {year} and has {beds & baths}.
- (new) This {city} {type}, built in {year}, has {beds & baths & sqft}.
- (future) This {city} {type} is to be completed in {year}.
casual
- (old, house) It's been standing in {city} since {year}, and it's got {beds & baths}.
- (new) This {city} {type} was built in {year}, with {beds & baths}.
- (future) It's {a type} in {city}, due in {year}.

## opening: lot
luxury
- (acre) Set on {lot}, this {city} {type} has {beds & baths & sqft}.
- (house) This {city} {type} stands on {lot}.
investor
- (acre) Land and house in {city}: {lot} and {sqft}, at {price} for both.
family
- (acre) This {city} {type} gives you {beds & baths} on {lot}.
modern
- (acre) {A sqft-} {type} on {lot} in {city}.
classic
- (acre, house) This {city} house stands on {lot} and has {beds & baths}.
casual
- (acre, house) You get {lot} with this {city} {type}.

## opening: price
luxury
- Offered in {city} at {price}: {a type} with {beds & baths & sqft}.
investor
- At {price} for {sqft}, this {city} {type} comes to {ppsf} per square foot.
- (even) An even {ppsf} per square foot: {price} for {sqft}, {a type} in {city}.
- This {sqft-} {city} {type} is {price}, or {ppsf} per square foot.
family
- For {price}, this {city} {type} has {beds & baths & sqft}.
modern
- For {price}: {beds, baths, sqft}. A {city} {type}.
classic
- This {sqft-} {city} {type} is offered at {price}.
casual
- Here's {a type} in {city} for {price}.

## opening: type
luxury
- (condo) This {city} condo has {beds & baths & sqft}.
- (townhouse) This {city} townhouse has {beds & baths & sqft}.
- (penthouse) This {city} penthouse has {beds & baths & sqft}.
- (estate) This {city} estate has {lot}, and {beds & baths} within.
- (studio) This {city} studio has {sqft}.
- (multi) This {city} multi-family property has {beds & baths} in {sqft}.
- (land) Offered in {city}: {lot} of land.
- (commercial) Offered in {city}: {a sqft-} {type}.
investor
- (condo) Condo in {city}: {beds, baths, sqft}, at {price}, or {ppsf} per square foot.
- (townhouse) Townhouse in {city}: {beds, baths, sqft}, at {price}, or {ppsf} per square foot.
- (penthouse) Penthouse in {city}: {sqft} at {price}, or {ppsf} per square foot.
- (estate) One price, {price}, for {lot} and {sqft}: an estate in {city}.
- (studio) Studio in {city}: {baths, sqft}, at {price}, or {ppsf} per square foot.
- (multi) Multi-family in {city}: {beds, baths, sqft}, at {price}, or {ppsf} per square foot.
- (land) Land in {city}: {lot} at {price}, or {ppa} an acre.
- (commercial) Commercial property in {city}: {sqft} at {price}, or {ppsf} per square foot.
family
- (condo) This condo in {city} gives you {beds & baths}.
- (townhouse) This townhouse in {city} gives you {beds & baths}.
- (penthouse) This {city} penthouse gives you {beds & baths}.
- (estate, acre) There's room to wander here: an estate of {lot} in {city}.
- (studio) This {city} studio gives you {sqft}.
- (multi) This {city} multi-family property gives you {beds & baths} in all.
- (land) Here's {lot} of land in {city}.
- (commercial) This {city} {type} has {sqft} to work in.
modern
- (condo) A {city} condo: {beds, baths, sqft}.
- (townhouse) A {city} townhouse: {beds, baths, sqft}.
- (penthouse) A {city} penthouse: {beds, baths, sqft}.
- (estate) A {city} estate of {lot}.
- (studio) A {city} studio of {sqft}.
- (multi) A {city} multi-family property: {beds, baths, sqft}.
- (land) Land in {city}: {lot}.
- (commercial) {A sqft-} {type} in {city}.
classic
- (condo) This {city} condo has {beds & baths} in {sqft}.
- (townhouse) This {city} townhouse has {beds & baths}.
- (penthouse) This {city} penthouse has {beds & baths & sqft}.
- (estate) This {city} estate has {lot}.
- (studio) This {city} studio has {sqft}.
- (multi) This {city} multi-family property has {beds & baths} in all.
- (land) This parcel in {city} has {lot}.
- (commercial) This {city} {type} has {sqft}.
casual
- (condo) It's a condo in {city} with {beds & baths}.
- (townhouse) It's a townhouse in {city} with {beds & baths}.
- (penthouse) It's a penthouse in {city} with {beds & baths}.
- (estate) It's an estate in {city}, with {lot} to its name.
- (studio) It's a studio in {city}: {sqft}, {baths}.
- (multi) It's a multi-family property in {city} with {beds & baths} in all.
- (land) It's {lot} of land in {city}.
- (commercial) It's {a type} in {city} with {sqft}.

## opening: city
luxury
- Offered in {city}: {a type} of {beds & baths}.
investor
- In {city}, {price} buys {beds & baths & sqft}, or {ppsf} per square foot.
family
- This {type} in {city} has {beds & baths & sqft}.
modern
- (home) A {city} {type}: {beds, baths, sqft}.
classic
- This {type} in {city} has {beds & baths}.
casual
- It's {a type} in {city} with {beds & baths}.

## opening: rooms
luxury
- This {city} {type} has {beds & baths}.
investor
- {Beds, baths, sqft}: {a type} in {city} at {price}[, or {ppsf} per square foot].
family
- There are {beds & baths} in this {city} {type}.
modern
- A {city} {type} with {beds & baths}.
classic
- This {city} {type} has {beds & baths}.
casual
- It's {a beds-} {type} in {city}.

# 3. First lines by situation

The first situation that fits decides, in this order: fixer, rental by the month, multi-family with rents, land, warehouse, retail, studio, penthouse, condo in a tower, estate, new build, historic house, rich home, sparse.

## skeleton: sparse
luxury lead
- This {city} {type} has {beds & baths & sqft}.
investor lead
- {Price}, {beds, baths, sqft}: {a type} in {city}.
family lead
- This {city} {type} gives you {beds & baths}.
modern lead
- A {city} {type} with {beds & baths}.
classic lead
- (year) The {type} is in {city}, it was built in {year}, and it has {beds & baths}.
casual lead
- No speeches: it's {beds & baths} in {city}, and it's {price}.

## skeleton: rich home
luxury lead
- This {city} {type} offers {a hero} and {a hero2}.
investor lead
- Priced at {price}[, or {ppsf} per square foot], this {city} {type} has {a hero} and {a hero2}.
- Priced at {price}[, or {ppsf} per square foot], this {city} {type} has {a hero}, {a hero2}, and {a hero3}.
family lead
- This {city} {type} gives you {a hero} and {a hero2}.
modern lead
- A {city} {type} with {a hero} and {a hero2}.
classic lead
- This {city} {type} has {a hero} and {a hero2}.
casual lead
- This {city} {type} comes with {a hero} and {a hero2}.

## skeleton: condo in a tower
luxury lead
- (view) From the {floor} of this {city} building, {the seen} is in view.
investor lead
- (fee) This {city} condo is priced at {price}[, or {ppsf} per square foot], with {a fee} of {fee}.
family lead
- (view) From the {floor} of this {city} condo, you look out at {the seen}.
modern lead
- (view) {The seen}, from the {floor}: a {city} condo with {beds & baths}.
classic lead
- (view) From the {floor}, {the seen} is in view.
casual lead
- (view) Take the elevator to the {floor} and you're looking at {the seen}.

## skeleton: historic house
luxury lead
- Built in {year}, this {city} {type} has {a hero} and {a hero2}.
investor lead
- Built in {year} and priced at {price}[, or {ppsf} per square foot], this {city} {type} has {a hero} and {a hero2}.
family lead
- Built in {year}, this {city} {type} gives you {a hero} and {a hero2}.
- Built in {year}, this {city} {type} gives you {a hero}.
modern lead
- A {city} {type} from {year} with {a hero} and {a hero2}.
classic lead
- Built in {year}, this {city} {type} has {a hero} and {a hero2}.
casual lead
- Built in {year}, this {city} {type} comes with {a hero} and {a hero2}.
- Built in {year}, this {city} {type} comes with {a hero}.

## skeleton: new build
luxury lead
- (never lived in) The {type} was completed in {year}, and no one has slept in it yet.
investor lead
- Built in {year} and priced at {price}[, or {ppsf} per square foot], this {city} {type} has {a hero}.
family lead
- (never lived in) Built in {year}, this {city} {type} has never been lived in.
modern lead
- (never lived in) Built in {year}. Never lived in. {City}.
classic lead
- (never lived in) The {type} was finished in {year}, and has yet to be lived in.
casual lead
- (never lived in) It's new, it's in {city}, and nobody's lived in it yet.

## skeleton: fixer
luxury lead
- This {city} {type} needs {needs}, and it keeps {keeps}.
- This {city} {type} needs {needs}.
investor lead
- Work: {needs}. Price: {price}. {A type} in {city}.
family lead
- Work first: this {city} {type} needs {needs}.
modern lead
- Needs: {needs}. Has: {keeps}. Price: {price}.
- Needs: {needs}. {City}, {price}.
classic lead
- This {city} {type} needs {needs}.
casual lead
- Let's get it out of the way: this {city} {type} needs {needs}.

## skeleton: multi-family with rents
luxury lead
- Offered at {price}, this {city} {type} rents for {rents}, {sum} in all.
- Offered at {price}, this {city} {type} rents for {rents}.
- This {city} {type} is offered at {price}.
investor lead
- This {city} {type}, priced at {price}, rents for {rents}, or {sum} in all.
- This {city} {type}, priced at {price}, rents for {rents}.
- This {city} {type} is priced at {price}, or {unit price} a unit.
- (no units) This {city} {type} is priced at {price}[, or {ppsf} per square foot].
family lead
- In {city}, here's {a type} with rents of {rents}.
- This {city} {type} rents for {rents}.
- Here's {a type} in {city} for {price}.
- This {city} {type} is priced at {price}.
modern lead
- {A type} in {city} with rents of {rents}.
- {A type} in {city} for {price}.
- In {city}, {a type} for {price}.
classic lead
- This {city} {type} rents for {rents}, {sum} in all.
- This {city} {type} rents for {rents}.
- This {city} {type} is offered at {price}.
casual lead
- It's {a type} in {city} for {price}.
- This {city} {type} rents for {rents}.
- Let's start with the rents: {rents}. It's {a type} in {city}.
- Here's {a type} in {city} for {price}.

## skeleton: rental by the month
luxury lead
- This {city} {type} leases for {rent}[, {rent includes} included].
- This {city} {type} leases for {rent} and has {a hero} and {a hero2}.
- This {city} {type} leases for {rent} and has {a hero}.
investor lead
- This {city} {type} rents for {rent} and has {beds & baths & sqft}.
family lead
- This {city} {type} rents for {rent}[, {rent includes} included].
- This {city} {type} rents for {rent} and gives you {a hero} and {a hero2}.
- This {city} {type} rents for {rent} and gives you {a hero}.
modern lead
- A {city} {type} for {rent}[, {rent includes} included].
- A {city} {type} with {a hero} and {a hero2}, for {rent}.
- A {city} {type} with {a hero}, for {rent}.
classic lead
- This {city} {type} is for rent at {rent}[, {rent includes} included].
- This {city} {type}, for rent at {rent}, has {a hero} and {a hero2}.
- This {city} {type}, for rent at {rent}, has {a hero}.
casual lead
- This {city} {type} rents for {rent}[, {rent includes} included].
- This {city} {type} rents for {rent} and comes with {a hero} and {a hero2}.
- This {city} {type} rents for {rent} and comes with {a hero}.

## skeleton: retail
luxury lead
- This {city} {type} offers {a hero} and {a hero2}.
investor lead
- {Sqft} in {city} at {price}, or {ppsf} per square foot, with {a hero}.
family lead
- This {city} {type} gives you {a hero} and {a hero2}.
- This {city} {type} gives you {a hero}.
modern lead
- A {city} {type} with {a hero} and {a hero2}.
- A {city} {type} with {a hero}.
classic lead
- This {city} {type} has {a hero} and {a hero2}.
- This {city} {type} has {a hero}.
casual lead
- This {city} {type} comes with {a hero} and {a hero2}.
- This {city} {type} comes with {a hero}.

## skeleton: warehouse
luxury lead
- This {city} {type} offers {docks}, with {clear} of clear height.
investor lead
- {Docks}, {clear} clear, {power}: a {city} {type} at {ppsf} per square foot.
- {Docks}, {clear} clear: a {city} {type} at {ppsf} per square foot.
family lead
- This {city} {type} gives you {docks}, with {clear} of clear height.
modern lead
- {Docks}. {Clear} clear. {City}.
classic lead
- This {city} {type} has {docks}, with {clear} of clear height.
casual lead
- This {city} {type} comes with {docks}, with {clear} of clear height.

## skeleton: estate
luxury lead
- This {city} estate has {lot}, {a hero}, and {a hero2}.
investor lead
- One price, {price}, for {lot}, a house of {sqft}, {a hero}, and {a hero2}.
family lead
- This {city} estate gives you {lot}, {a hero}, and {a hero2}.
modern lead
- A {city} estate of {lot} with {a hero} and {a hero2}.
classic lead
- This {city} estate of {lot} has {a hero} and {a hero2}.
casual lead
- It's an estate in {city} with {lot}, {a hero}, and {a hero2}.

## skeleton: studio
luxury lead
- This {city} studio offers {a hero} and {a hero2}.
- This {city} studio offers {a hero}.
investor lead
- (fee) Studio in {city}: {price}, with {a fee} of {fee}.
family lead
- This {city} studio gives you {a hero} and {a hero2}.
- This {city} studio gives you {a hero}.
modern lead
- A {city} studio with {a hero} and {a hero2}.
- A {city} studio with {a hero}.
classic lead
- This {city} studio has {a hero} and {a hero2}.
- This {city} studio has {a hero}.
casual lead
- This {city} studio comes with {a hero} and {a hero2}.
- This {city} studio comes with {a hero}.

## skeleton: penthouse
luxury lead
- This {city} {type} offers {a hero} and {a hero2}.
- This {city} {type} offers {a hero}.
investor lead
- Penthouse in {city} with {a hero}: {price}, or {ppsf} per square foot.
family lead
- This {city} {type} gives you {a hero} and {a hero2}.
- This {city} {type} gives you {a hero}.
modern lead
- Top floor, {city}: {a hero}.
classic lead
- This {city} {type} has {a hero} and {a hero2}.
- This {city} {type} has {a hero}.
casual lead
- This {city} {type} comes with {a hero} and {a hero2}.
- This {city} {type} comes with {a hero}.

# 4. Headlines

At most 60 characters after the slots are filled; title case; no full sentence with a price in it except Investor. If the filled line is too long, the next is tried. Feature headlines in the other files come first; these serve any hook of their kind.

## headlines
luxury
- (any) A {City} {Type} with {a Hero}
- (any) {A Hero} and {a Hero2} in {City}
- (old, house) A {City} Residence Completed in {Year}
- (acre, house) {Lot} in {City}
- (figures, home) {A Beds-} {Type} in {City}
- (land) {Lot} of Land in {City}
- (commercial) {A Type} in {City}
- (income) {A Type} in {City}
investor
- (any) {City} {Type} with {a Hero}
- (income) {A Type} in {City}: {Price}
- (land) {Lot} at {Ppa} an Acre
- (commercial) {Sqft} in {City}: {Price}
- (figures, home) {City} {Type}, {Beds}, {Price}
- (future) Due in {Year}: {Beds}, {Price}
family
- (any, home) Home with {a Hero} in {City}
- (old, house) A {City} Home since {Year}
- (figures, home) {A Beds-} {Type} in {City}
- (income) {A Type} in {City}
- (land) {Lot} in {City}
- (commercial) {A Type} in {City}
modern
- (any) {Hero}. {Hero2}. {City}.
- (any) {Hero}, {City}
- (old, house) {City}, since {Year}
- (figures, home) {Beds}, {City}, {Price}
- (income) {A Type}, {City}
- (land) {Lot}, {City}
- (commercial) {Sqft}, {City}
classic
- (any) A {City} {Type} with {a Hero}
- (old, single) A {City} House Built in {Year}
- (old, estate) A {City} Estate Built in {Year}
- (style) {A Style} in {City}, Built in {Year}
- (acre, single) A {City} House on {Lot}
- (acre, estate) A {City} Estate on {Lot}
- (figures, home) {A Beds-} {Type} in {City}
- (income) {A Type} in {City}
- (land) Land in {City}: {Lot}
- (commercial) {A Type} in {City}
casual
- (any) A {City} {Type} with {a Hero}
- (any) {A Hero} and {a Hero2} in {City}
- (old, house) In {City} since {Year}
- (figures, home) {Beds}, {Baths}, {City}
- (income) {A Type} in {City}
- (land) {Lot} in {City}
- (commercial) {A Type} in {City}
`
