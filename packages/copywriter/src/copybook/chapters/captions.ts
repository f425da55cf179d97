// Lines as data; the notation is explained in ../README.md.
export const captions = `
# Captions: hooks, sentences about a part of the property, figures

Lines for Facebook, Instagram, LinkedIn and X in six tones. Notation as in README.md; what is new here:

## notation
- Figures are digits in captions. {home} is the type with its count, if that is not told yet: '5-bedroom house', 'studio apartment', '35.4-acre parcel', '22,000-square-foot commercial warehouse', 'three-unit multi-family property'. {fig} the counts that are left, with commas: '3.5 baths, 3,640 square feet'; {x fig} the same as X has it.
- {hero} and {hero2}: the two strongest things. {lead}: the strongest fact where it is a clause, with the property in it: 'This 2-bedroom condo in Breckenridge is ski-in'; {lead phrase} the same after the noun: 'ski-in by way of the Four O'Clock run'.
- {noun} the type in its plain word, for lines (untyped), which stand where nothing before has named it.
- {yield} what it brings in, in few words: 'cap rate 6.9 percent'. {dated} what has a year of its own, {dated#} how many: 'roof 2021 and HVAC 2022', 'two'.
- {list} the things of one part of the property, joined with 'and'; {items} the same with commas. {outs} and {out items}: those outdoors. {x list} and {x items}: the strongest things of all, as many as a post on X has room for. {spot} the hero again, in one word.
- Conditions as elsewhere; also (rental) by the month, (sale), (one) a hero in the singular, (lead) where there is one, (seen) a view that leads and is typed without its place or a limit, (plain view) and (limited view) a view as it is or one that was typed as filtered, partial or seasonal, (yield) where an income, a lease or a cap rate was typed, (place) where everything listed is a place one can step out to, (short) a hero of few words, (dated) two or three things with a year of their own.
- What must be known, terms, rules and distances follow in plain words; they have no lines here.
- No line states that a place is near, good, popular or for somebody; no line asks for a tag, a like or a call. What a caption closes with (captions/close.ts) asks at most to save it, to pass it on or to write for details.

# Hooks

## facebook: hooks
luxury
- {A hero} and {a hero2}: {a home} in {city}, offered at {price}.
- {A home} in {city}, with {a hero} and {a hero2}.
- {A hero} and {a hero2}. This {home} in {city} is offered at {price}.
- {A home} with {a hero}, in {city}, offered at {price}.
- This {city} {type} is offered with {a hero} and {a hero2}.
- In {city}, {a home} with {a hero}, offered at {price}.
- In {city}, {a home} with {a hero} and {a hero2}.
- Offered in {city}: {a home} with {a hero}.
- {A home} in {city} with {a hero}, offered at {price}.
- This {city} {type} is offered with {a hero}, at {price}.
- (acre, house) {A home} on {lot} in {city}, with {a hero} and {a hero2}.
- (acre, house) {A home} on {lot} in {city}, with {a hero}.
- (seen, home) {The seen} are in view from this {home} in {city}.
- (lead) {Lead}, offered at {price}.
- (condition) {A home} in {city}, offered at {price}. It needs {needs}.
- (income) {A home} in {city}, offered at {price}, with rents of {rents}.
- (rental) {A home} to rent in {city} at {price}, with {a hero} and {a hero2}.
- (rental) {A home} to rent in {city} at {price}, with {a hero}.
investor
- (sale) {A home} in {city} at {price}, {ppsf} per square foot.
- (sale) {City} {type}, {price}, {ppsf} per square foot.
- (sale) {A home} in {city}, asking {price}.
- (sale) Asking {price} in {city}, or {ppsf} per square foot: {a home}.
- (sale) In {city}: {a home}, {price}.
- (sale, yield) {City} {type}, {price}, {ppsf} per square foot. {Yield}.
- (sale, yield) {A home} in {city}, {price}. {Yield}.
- (sale, yield) {City} {type}, {price}. {Yield}.
- (lead, sale) {Lead}. The price is {price}.
- (income) {City} {type}, {price}. Rents: {rents}.
- (condition) {City} {type}, {price}, {ppsf} per square foot. It needs {needs}.
- (condition) {City} {type}, {price}. It needs {needs}.
- (land) {City}: {lot} of {land} at {price}, {ppa} an acre.
- (rental) {City} {type} for rent at {price}, with {a hero}.
- (rental) {City} {type} for rent at {price}.
family
- {A hero}, {a hero2}, and {beds}: this {city} {type} has all three.
- This {home} in {city} comes with {a hero} and {a hero2}.
- In {city}: {a home} with {a hero} and {a hero2}.
- This {home} in {city} comes with {a hero}.
- This {home} in {city} has {a hero}.
- Here in {city}, {a home} with {a hero}.
- In {city}: {a home} with {a hero}, at {price}.
- (acre, house) {A home} on {lot} in {city}, with {a hero} and {a hero2}.
- (acre, house) {A home} on {lot} in {city}, with {a hero}.
- (seen, home) {The seen} are in view from this {home} in {city}.
- (wraparound porch, one, short) Which side of {the hero} is yours? It goes around this {home} in {city}.
- (on, one, short) Everyone ends up on {the hero} at this {home} in {city}.
- (fire, one, short) Everyone finds {the hero} at this {home} in {city}.
- (pool, house, one, short) First one in {the hero} picks the music. {A home} in {city}.
- (lead) {Lead}.
- (condition) This {home} in {city} needs {needs}, and it is {price}.
- (income) {A home} in {city} for {price}, with rents of {rents}.
- (rental) For rent in {city}: {a home} with {a hero} and {a hero2}.
- (rental) For rent in {city}: {a home} with {a hero}.
- (land) {A hero} and {lot} of {land} in {city}, for {price}.
modern
- (sale) What {price} buys in {city}: {a home} with {a hero} and {a hero2}.
- {A hero}. {A hero2}. {A home} in {city}, {price}.
- {A hero}, {a hero2}, {price}: {a home} in {city}.
- {City} {type} with {a hero} and {a hero2}.
- {City}: {a home} with {a hero} and {a hero2}.
- {A home} in {city} with {a hero} and {a hero2}, {price}.
- In {city}: {a home} with {a hero}, {price}.
- {City} {type} with {a hero}, {price}.
- {A home} with {a hero} in {city}, {price}.
- {A home} in {city}, {price}, with {a hero}.
- {City}: {a home} with {a hero}.
- (acre, house) {A home} on {lot} in {city}, with {a hero} and {a hero2}.
- (acre, house) {A home} on {lot} in {city}, with {a hero}.
- (seen, home) In view: {the seen}. In {city}: {a home}.
- (lead) {Lead}.
- (condition) Needs {needs}. {A home} in {city}, {price}.
- (income) {A home} in {city}, {price}. Rents: {rents}.
- (rental) For rent: {a home} in {city} with {a hero} and {a hero2}, {price}.
- (rental) For rent: {a home} in {city} with {a hero}, {price}.
- (land) {A hero}. {Lot} of {land} in {city}, {price}.
classic
- (old, house) In {city}, {a type} of {year} keeps {a hero} and {a hero2}.
- In {city}, {a home} is offered with {a hero} and {a hero2}.
- {A home} in {city}, with {a hero} and {a hero2}.
- In {city}, {a home} with {a hero} is offered at {price}.
- {A home} in {city} with {a hero}.
- In {city}, {a home} is offered with {a hero}.
- (old, house) {A type} of {year} in {city} is offered with {a hero} and {a hero2}.
- (old, house, no acre) Built in {year}, this {city} {type} has {a hero} and {a hero2}.
- (acre, house) {A home} on {lot} in {city}, with {a hero} and {a hero2}.
- (acre, house) {A home} on {lot} in {city}, with {a hero}.
- (seen, home) {The seen} are in view from this {home} in {city}.
- (lead) {Lead}. The price is {price}.
- (condition) {A home} in {city} is offered at {price}. It needs {needs}.
- (income) {A home} in {city} is offered at {price}, with rents of {rents}.
- (rental) For rent in {city}: {a home} with {a hero} and {a hero2}.
- (rental) For rent in {city}: {a home} with {a hero}.
casual
- (sale) Here's what {price} buys in {city}: {a home} with {a hero} and {a hero2}.
- You get {a hero} and {a hero2} with this {home} in {city}.
- Here's {a home} in {city} with {a hero} and {a hero2}.
- In {city}, there's {a home} with {a hero} and {a hero2}.
- How about {a home} in {city} with {a hero} and {a hero2}?
- Here's {a home} in {city} with {a hero}.
- For {price}, there's {a home} in {city} with {a hero}.
- How about {a home} in {city} with {a hero}?
- (acre, house) Here's {a home} on {lot} in {city}, with {a hero} and {a hero2}.
- (acre, house) Here's {a home} on {lot} in {city}, with {a hero}.
- (seen, home) You can see {the seen} from this {home} in {city}.
- (wraparound porch, one, short) Which side of {the hero} is yours? It goes around this {home} in {city}.
- (lead) {Lead}.
- (condition) Who's got tools? This {home} in {city} is {price}, and it needs {needs}.
- (income) Here's {a home} in {city} for {price}, with rents of {rents}.
- (rental) For rent in {city}: {a home} with {a hero} and {a hero2}.
- (rental) For rent in {city}: {a home} with {a hero}, {price}.
- (land) {A hero}, {lot} of {land}, and {price}: that's {city}.

## instagram: hooks
luxury
- {A hero}. {A home} in {city}, {state}.
- {A hero} and {a hero2}. {A home} in {city}, {state}.
- {A home} with {a hero}, in {city}, {state}.
- In {city}, {a home} with {a hero}.
- This {city} {type} is offered with {a hero}.
- {A home} in {city}, {state}, with {a hero}.
- In {city}, {state}: {a home} with {a hero}.
- (acre, house) {A home} on {lot} in {city}, {state}, with {a hero}.
- (seen, home) {The seen} in view. {A home} in {city}, {state}.
- (lead) {A home} {lead phrase}. {City}, {state}.
- (lead) {Lead}.
- (condition) {A hero}, and work to do: {a home} in {city}, {state}.
- (condition) In need of {needs}: {a home} in {city}, {state}.
- (income) {Units#} rents, one address: {a type} in {city}, {state}.
- (rental) To rent in {city}: {a home} with {a hero} and {a hero2}.
- (rental) To rent in {city}, {state}: {a home} with {a hero}.
investor
- (home) {A hero} and {a hero2}: {a home} in {city}, {price}.
- (home) {A hero}. {A home} in {city}, {price}.
- (home) {A hero}. {A home} in {city}, {state}, at {price}.
- (home) {A home} in {city} with {a hero}, {price}.
- (lead, sale) {City}, {state}: {a home} {lead phrase}, {price}.
- In {city}, {state}: {a home} at {price}.
- {City}, {state}: {a home}, {price}.
- {A home} in {city}, {price}.
- (sale) {A home} in {city}, {price}, {ppsf} per square foot.
- (sale, yield) {A home} in {city} at {price}. {Yield}.
- (sale) Asking {price} in {city}: {a home}.
- (income) {Units#} rents, one price: {a type} in {city} at {price}.
- (condition) {A home} in {city}, {price}. Needs {needs}.
- (land) {Lot} of {land} in {city}, {price}, {ppa} an acre.
- (rental) For rent in {city}, {state}: {a home} at {price}.
family
- {A hero}. {A home} in {city}, {state}.
- {A hero} and {a hero2}. {A home} in {city}, {state}.
- {A hero}, {a hero2}, and {beds}. A {city} {type}.
- {City}, {state}: {a home} with {a hero} and {a hero2}.
- {A home} with {a hero}, in {city}, {state}.
- In {city}, {state}: {a home} with {a hero}.
- {A home} in {city}, {state}, with {a hero}.
- This {home} in {city} has {a hero}.
- {City}, {state}: {a home} with {a hero}.
- (acre, house) {A home} on {lot} in {city}, {state}, with {a hero}.
- (seen, home) {The seen} in view. {A home} in {city}, {state}.
- (lead) {A home} {lead phrase}. {City}, {state}.
- (lead) {Lead}.
- (condition) To keep: {a hero}. To do: {needs}. {A home} in {city}.
- (condition) To do: {needs}. {A home} in {city}, {state}.
- (income) {Units#} rents, one address: {a type} in {city}, {state}.
- (rental) For rent in {city}: {a home} with {a hero} and {a hero2}.
- (rental) For rent in {city}, {state}: {a home} with {a hero}.
modern
- {A hero}. {A home} in {city}, {state}.
- {A hero}. {A hero2}. {A home} in {city}.
- {A hero} and {a hero2}. {A home} in {city}.
- {City} {type} with {a hero}.
- {A home} with {a hero}. {City}, {state}.
- In {city}, {a home} with {a hero}.
- In {city}, {state}: {a home} with {a hero}.
- {City}, {state}: {a home} with {a hero}.
- (acre, house) {A home} on {lot}, with {a hero}. {City}, {state}.
- (seen, home) {The seen}, in view. {A home} in {city}.
- (lead) {A home} {lead phrase}. {City}, {state}.
- (lead) {Lead}.
- (condition) Has {a hero}. Needs {needs}. {A home} in {city}.
- (condition) {A home} in {city}. To do: {needs}.
- (income) {Units#} rents, one address: {a type} in {city}, {state}.
- (rental) For rent in {city}: {a home} with {a hero} and {a hero2}.
- (rental) For rent in {city}, {state}: {a home} with {a hero}.
classic
- {A hero}. {A home} in {city}, {state}.
- {A hero} and {a hero2}. {A home} in {city}, {state}.
- In {city}, {a home} with {a hero}.
- In {city}, {state}, {a home} with {a hero} and {a hero2}.
- {A home} with {a hero}, in {city}, {state}.
- {A home} in {city}, {state}, with {a hero}.
- (acre, house) {A home} on {lot} in {city}, {state}, with {a hero}.
- (seen, home) {The seen} in view. {A home} in {city}, {state}.
- (old, house) The year is {year}. {A type} in {city}, {state}, with {a hero}.
- (lead) {A home} {lead phrase}. {City}, {state}.
- (lead) {Lead}.
- (condition) {A hero}, and work to be done. {A home} in {city}, {state}.
- (condition) {A home} in {city}, {state}, in need of {needs}.
- (income) {Units#} rents, one address: {a type} in {city}, {state}.
- (rental) For rent in {city}: {a home} with {a hero} and {a hero2}.
- (rental) For rent in {city}, {state}: {a home} with {a hero}.
casual
- {A hero}. {A home} in {city}, {state}.
- {A hero} and {a hero2}. {A home} in {city}, {state}.
- Here's {a home} in {city} with {a hero}.
- In {city}, {state}: {a home} with {a hero}.
- {City}, {state}: {a home} with {a hero}.
- {A home} in {city}, {state}, with {a hero} and {a hero2}.
- (acre, house) {A home} on {lot} in {city}, with {a hero}.
- (seen, home) {The seen}, in view. {A home} in {city}, {state}.
- (lead) {A home} {lead phrase}. {City}, {state}.
- (lead) {Lead}.
- (condition) The good part: {a hero}. The to-do list: {needs}. {A home} in {city}.
- (condition) The to-do list: {needs}. {A home} in {city}.
- (income) {Units#} rents, one address: {a type} in {city}, {state}.
- (rental) For rent in {city}: {a home} with {a hero} and {a hero2}.
- (rental) For rent in {city}, {state}: {a home} with {a hero}.

## linkedin: hooks
luxury
- (dated) {A home} in {city}, {state}, with {dated#} dates on record: {dated}.
- {A home} with {a hero} in {city}, {state}, offered at {price}.
- {A home} in {city}, {state}, with {a hero}, offered at {price}.
- In {city}, {state}: {a home} with {a hero}, offered at {price}.
- {A home} in {city}, {state}, is offered at {price}, with {a hero}.
- {A home} in {city}, {state}, with {a hero} and {a hero2}, offered at {price}.
- {A hero} and {a hero2}: {a home} in {city}, {state}, offered at {price}.
- (lead) In {city}, {state}: {a home} {lead phrase}, offered at {price}.
- (acre, house) {A home} on {lot} in {city}, {state}, with {a hero}, offered at {price}.
- (condition) {A home} in {city}, {state}, offered at {price}. It needs {needs}.
- (income) {A home} in {city}, {state}, offered at {price}, with rents of {rents}.
- (rental) To rent in {city}, {state}, at {price}: {a home} with {a hero}.
investor
- In {city}, {state}: {a home} at {price}.
- {A home} in {city}, {state}, priced at {price}.
- (sale, yield) {City}, {state}: {a home} at {price}. {Yield}.
- (sale, yield) {A home} in {city}, {state}, at {price}, {ppsf} per square foot. {Yield}.
- (sale) {City}, {state}: {a home} at {price}, {ppsf} per square foot.
- (sale) Asking {price} in {city}, {state}, or {ppsf} per square foot: {a home}.
- (income) {City}, {state}: {a home} at {price}, with rents of {rents}.
- (income) Asking {price} in {city}, {state}: {a home} with rents of {rents}.
- (condition) {City}, {state}: {a home} at {price} that needs {needs}.
- (land) {City}, {state}: {lot} of {land} at {price}, {ppa} an acre.
- (rental) For rent in {city}, {state}, at {price}: {a home}.
- (lead, sale) {City}, {state}, at {price}, {ppsf} per square foot: {a home} {lead phrase}.
family
- (dated) {A home} in {city}, {state}, with {dated#} dates worth knowing: {dated}.
- (sale) What {price} buys in {city}, {state}: {a home} with {a hero} and {a hero2}.
- {A home} with {a hero} in {city}, {state}, at {price}.
- {A home} in {city}, {state}, with {a hero}, at {price}.
- In {city}, {state}: {a home} with {a hero}, at {price}.
- {City}, {state}: {a home} at {price}, with {a hero}.
- In {city}, {state}, at {price}: {a home} with {a hero}.
- {A home} in {city}, {state}, at {price}, with {a hero} and {a hero2}.
- (lead) {City}, {state}, at {price}: {a home} {lead phrase}.
- (condition) {A home} in {city}, {state}, at {price}. It needs {needs}.
- (income) {A home} in {city}, {state}, at {price}, with rents of {rents}.
- (rental) For rent in {city}, {state}, at {price}: {a home} with {a hero}.
modern
- (dated) {A home} in {city}, {state}, and {dated#} dates worth knowing: {dated}.
- (sale) What {price} buys in {city}, {state}: {a home}, {a hero}, {a hero2}.
- {A home} in {city}, {state}, with {a hero}, {price}.
- At {price} in {city}, {state}: {a home} with {a hero}.
- In {city}, {state}: {a home} at {price}, with {a hero}.
- {City}, {state}: {a home} with {a hero}, {price}.
- (sale) What {price} buys in {city}, {state}: {a home} with {a hero}.
- {City}, {state}: {a home} at {price}, with {a hero}.
- (lead) {City}, {state}, at {price}: {a home} {lead phrase}.
- (condition) {City}, {state}: {a home} at {price}. It needs {needs}.
- (income) {City}, {state}: {a home} at {price}, rents of {rents}.
- (rental) For rent in {city}, {state}, at {price}: {a home} with {a hero}.
classic
- (dated) {A home} in {city}, {state}, with {dated#} dates to its credit: {dated}.
- In {city}, {state}, {a home} with {a hero} is offered at {price}.
- {A home} with {a hero} is offered in {city}, {state}, at {price}.
- {A home} in {city}, {state}, with {a hero}, is offered at {price}.
- In {city}, {state}: {a home} with {a hero}, offered at {price}.
- {A home} in {city}, {state}, is offered at {price}, with {a hero} and {a hero2}.
- (lead) In {city}, {state}: {a home} {lead phrase}, offered at {price}.
- (old, home) {A type} of {year} is offered in {city}, {state}, at {price}, with {a hero}.
- (acre, house) {A home} on {lot} in {city}, {state}, with {a hero}, offered at {price}.
- (condition) {A home} in {city}, {state}, offered at {price}. It needs {needs}.
- (income) {A home} in {city}, {state}, offered at {price}, with rents of {rents}.
- (rental) For rent in {city}, {state}, at {price}: {a home} with {a hero}.
casual
- (dated) {Dated#} dates worth knowing about this {home} in {city}, {state}: {dated}.
- (sale) Here's what {price} buys in {city}, {state}: {a home} with {a hero} and {a hero2}.
- In {city}, {state}: {a home} with {a hero}, for {price}.
- {A home} in {city}, {state}, with {a hero}, for {price}.
- {City}, {state}: {a home} with {a hero}, for {price}.
- (sale) Here's what {price} buys in {city}, {state}: {a home} with {a hero}.
- In {city}, {state}, for {price}: {a home} with {a hero} and {a hero2}.
- (lead) {City}, {state}, at {price}: {a home} {lead phrase}.
- (condition) One for somebody handy: {a home} in {city} at {price} that needs {needs}.
- (income) Here's {a home} in {city}, {state}, at {price}, with rents of {rents}.
- (rental) For rent in {city}, {state}, at {price}: {a home} with {a hero}.

## x: hooks
luxury
- {A home} with {a x list}, in {city}.
- In {city}, {a home} with {a x list}.
- {A home} in {city} with {a x list}.
- {A x list}: {a home} in {city}.
- {City} {type}: {a x list}.
- (condition) {City} {type} with {a x list}. It needs {needs}.
- (income) {City} {type}, rents of {rents}. It has {a x list}.
- (lead) {City} {type} {lead phrase}[: {a x list}].
- (lead) {Lead}[, with {a x list}].
- (condition) {City} {type}. Needs {needs}.
investor
- (sale, home) {City} {type}, {price}, {ppsf} per square foot: {x items}.
- (sale, home) Asking {price} in {city}, {ppsf} per square foot: {a home} with {a x list}.
- (sale, home) {City} {type} at {price}, {ppsf} per square foot, with {a x list}.
- {A home} in {city} with {a x list}.
- In {city}, {state}: {a home} with {a x list}.
- {A home} in {city}: {x items}.
- {City}, {state}: {a home} with {a x list}.
- {X items}: {a home} in {city}.
- {City} {type}: {x items}.
- (income) {City} {type}. Rents: {rents}. {X items}.
- (condition) {City} {type}. Needs {needs}. Has {x items}.
- (income) {City} {type}. Rents: {rents}.
- (lead) {City} {type} {lead phrase}[: {a x list}].
- (lead) {Lead}[, with {a x list}].
- (condition) {City} {type}. Needs {needs}.
family
- (sale) What {price} buys in {city}: {a home} with {a x list}.
- This {home} in {city} has {a x list}.
- In {city}, {a home} with {a x list}.
- Here in {city}: {a home} with {a x list}.
- {A home} in {city} with {a x list}.
- {A x list}: {a home} in {city}.
- (condition) {A home} in {city}. It needs {needs}, and it has {a x list}.
- (income) {A home} in {city}. Rents are {rents}. It has {a x list}.
- (lead) {City} {type} {lead phrase}[: {a x list}].
- (lead) {Lead}[, with {a x list}].
- (condition) {City} {type}. Needs {needs}.
modern
- (sale) What {price} buys in {city}: {a home} with {a x list}.
- In {city}: {a home} with {a x list}.
- {A home} in {city} with {a x list}.
- {A home} in {city}: {x items}.
- {X items}: {a home} in {city}.
- {City} {type}: {x items}.
- (condition) Needs {needs}. Has {x items}. {City} {type}.
- (income) {City} {type}. Rents: {rents}. {X items}.
- (lead) {City} {type} {lead phrase}[: {a x list}].
- (lead) {Lead}[, with {a x list}].
- (condition) {City} {type}. Needs {needs}.
classic
- {A home} in {city} with {a x list}.
- {A x list}: {a home} in {city}.
- In {city}, {a home} with {a x list}.
- {City} {type}, with {a x list}.
- (old, home) {A type} of {year} in {city}, with {a x list}.
- (condition) In {city}, {a home} with {a x list}. It needs {needs}.
- (income) In {city}, {a home} with rents of {rents}. It has {a x list}.
- (lead) {City} {type} {lead phrase}[: {a x list}].
- (lead) {Lead}[, with {a x list}].
- (condition) {City} {type}. Needs {needs}.
casual
- (sale) What {price} buys in {city}: {a home} with {a x list}.
- Here's {a home} in {city}: {a x list}.
- In {city}, there's {a home} with {a x list}.
- {A home} in {city} with {a x list}.
- {City} {type}: {a x list}.
- {A x list}: {a home} in {city}.
- (condition) Needs {needs}. Has {a x list}. {City} {type}.
- (income) {City} {type} with rents of {rents}. It's got {a x list}.
- (lead) {City} {type} {lead phrase}[: {a x list}].
- (lead) {Lead}[, with {a x list}].
- (condition) {City} {type}. Needs {needs}.

## x: behind a moment
luxury
- {City} {type} with {a x list}.
- {A home} in {city} with {a x list}.
- In {city}, {a home} with {a x list}.
- {A home} in {city}.
family
- {City} {type} with {a x list}.
- {A home} in {city} with {a x list}.
- {A home} in {city}.
modern
- {City} {type} with {a x list}.
- {City} {type}: {x items}.
- {A home} in {city} with {a x list}.
- {A home} in {city}.
classic
- {A home} in {city} with {a x list}.
- In {city}, {a home} with {a x list}.
- {A home} in {city}.
casual
- {City} {type} with {a x list}.
- {A home} in {city} with {a x list}.
- It's {a home} in {city} with {a x list}.
- {A home} in {city}.

# Hooks without a hero

Sparse facts; each network takes a different one

## sparse hooks
luxury
- (multi, units) {Units#} units at one address: {a type} in {city}, offered at {price}.
- (acre, house) In {city}, {a home} on {lot}. Offered at {price}.
- Offered in {city}, {state}, at {price}: {a home}.
- In {city}, {state}, {a home} is offered at {price}.
- {City} {type}, offered at {price}.
- {A home} in {city}, at {price}.
investor
- (multi, units) {Units#} units, one price: {a type} in {city} at {price}.
- {City} {type}: {price}, {ppsf} per square foot.
- What {price} buys in {city}: {a home}, {ppsf} per square foot.
- (old) Built in {year}, asking {price}: {a home} in {city}.
- (land) {City}: {lot} of {land}, {price}, {ppa} an acre.
- (land) {City}, {state}. {A home}, {price}.
- (land) What {price} buys in {city}: {lot} of {land}.
- {A home} in {city}, {state}, at {price}.
- Asking {price} in {city}, {state}: {a home}.
- (rental) For rent in {city}: {a home}, {price}.
family
- (multi, units) {Units#} units, one price: {a type} in {city}, {price}.
- (sale, yield) {A home} in {city} for {price}. {Yield}.
- (house, lot) Home in {city}: {beds} inside, {lot} outside, {price}.
- This {home} in {city} is {price}.
- It's {a home} in {city}, {state}, at {price}.
- {City}, {state}: {a home} for {price}.
- (land) It's {lot} of {land} in {city}, and it's {price}.
- (rental) For rent in {city}: {a home}, {price}.
- Here is {a home} in {city} for {price}.
modern
- (multi, units) {Units#} units. One address. {A type} in {city}, {price}.
- (sale, yield) {City} {type}, {price}. {Yield}.
- {City}, {state}: {a home}, {price}.
- What {price} gets in {city}, {state}: {a home}.
- In {city}: {a home}, {price}.
- One {city} {type}. One price: {price}.
- {A home} in {city} for {price}.
classic
- (multi, units) {Units#} units stand at one address in {city}: {a type}, offered at {price}.
- (sale, yield) In {city}, {a home} is offered at {price}. {Yield}.
- In {city}, {a home} is offered at {price}.
- (old, house) In {year} a house was built in {city}. It is offered at {price}.
- (house, acre) House and land in {city}: {beds}, {lot}, {price}.
- {City}, {state}: {a home}, offered at {price}.
- Offered at {price} in {city}: {a home}.
- {A home} in {city}, {state}, at {price}.
casual
- (multi, units) {Units#} units, one address: {a type} in {city} for {price}.
- (sale, yield) Here's {a home} in {city} for {price}. {Yield}.
- It's {a home}, it's in {city}, and it's {price}.
- Here's what {price} gets you in {city}: {a home}.
- (no condition, no multi) Simple math: {a home} in {city}, {price}.
- {A home} in {city} for {price}.
- (rental) For rent in {city}: {a home}, {price}.
- In {city}, {price} gets you {a home}.

## sparse bodies
luxury
- (year, home) The {type} dates from {year}[ and stands on {lot}].
- (year) It was completed in {year}[, on {lot}].
- (lot, home) It stands on {lot}.
investor
- (year, house) Built in {year}[, on {lot}].
- (year) Year built: {year}.[ Lot: {lot}.]
- (year, lot) Dates back to {year}, with {lot} under it.
- (year, lot) From {year}, on {lot}.
family
- (house, lot) There's {lot} outside to plant, to mow, or to put a chair on.
- (year, lot) It was built in {year}, and it comes with {lot}.
- (year) It was built in {year}.
- (year, lot) It dates from {year} and comes with {lot}.
modern
- (year) Standing since {year}.[ On {lot}.]
- (house, lot) The yard and all: {lot}.
- (year) Built in {year}.
- (year, lot) From {year}, on {lot}.
classic
- (year) It was built in {year}[, on a lot of {lot}].
- (year, house) The house has stood since {year}[, on {lot} of its own].
- (year, lot) It dates from {year} and stands on {lot}.
casual
- (house, lot) You get {lot} to plant and mow.
- (year) It's been standing since {year}[, and it comes with {lot}].
- (year) It went up in {year}[, on {lot}].
- (year, lot) Built in {year}, with {lot} to go with it.

# One part of the property in a sentence

## facebook: kitchen
luxury
- {The kitchen} has {a list}.
- {The kitchen} is equipped with {a list}.
investor
- Kitchen: {items}.
family
- {The kitchen} has {a list}.
- {The kitchen} comes with {a list}.
modern
- {The kitchen} gets {a list}.
classic
- {The kitchen} is fitted with {a list}.
- {The kitchen} has {a list}.
casual
- {The kitchen} has {a list}.
- {The kitchen} comes with {a list}.

## facebook: inside
luxury
- Inside, there are {a list}.
- The {type} has {a list}.
investor
- Inside: {items}.
family
- Inside, you have {a list}.
- Inside, you'll find {a list}.
modern
- Inside: {a list}.
- It has {a list}.
classic
- Inside, there are {a list}.
- The {type} has {a list}.
casual
- Inside, there's {a list}.
- Inside, you get {a list}.

## facebook: keeps
family
- To keep: {a list}.
modern
- To keep: {a list}.
casual
- To keep: {a list}.

## facebook: outside
luxury
- Outside, there are {a list}.
investor
- Outside: {items}.
family
- Outside, you have {a list}.
- (place) Step out to {a list}.
modern
- Outside: {a list}.
- It has {a list}.
classic
- Outside, there are {a list}.
casual
- Outside, there's {a list}.
- (place) Head out to {a list}.

## facebook: land
luxury
- The land has {a list}.
investor
- On the land: {items}.
family
- The land has {a list}.
modern
- On the land: {a list}.
classic
- The land has {a list}.
casual
- The land has {a list}.
- It comes with {a list}.

## facebook: building
luxury
- The building has {a list}.
investor
- Building: {items}.
family
- The building has {a list}.
modern
- The building adds {a list}.
classic
- The building has {a list}.
- In the building there are {a list}.
casual
- The building has {a list}.
- The building adds {a list}.

## facebook: community
luxury
- The community has {a list}.
investor
- Community: {items}.
family
- The community has {a list}.
- Neighbors share {a list}.
modern
- The community adds {a list}.
classic
- The community has {a list}.
casual
- The community has {a list}.
- The community adds {a list}.

## facebook: premises
luxury
- The building has {a list}.
- It has {a list}.
investor
- In place: {items}.
family
- The building has {a list}.
- It has {a list}.
modern
- On site: {a list}.
classic
- The building has {a list}.
- It has {a list}.
casual
- The building comes with {a list}.
- It comes with {a list}.
- It has {a list}.

## facebook: mixed
luxury
- The {type} has {a list}.
- It has {a list}.
investor
- (commercial) In place: {items}.
- (no commercial) It has {a list}.
- (no commercial) The {type} has {a list}.
family
- It has {a list}.
- You have {a list}.
modern
- It has {a list}.
- There's also {a list}.
classic
- The {type} has {a list}.
- It has {a list}.
casual
- It comes with {a list}.
- There's also {a list}.

## facebook: view
luxury
- (plain view) {The seen} are in view.
- (limited view) There are {a list}.
investor
- {Items}.
family
- (plain view) {The seen} are in view.
- (limited view) There are {a list}.
modern
- {Items}.
classic
- (plain view) {The seen} are in view.
- (limited view) There are {a list}.
casual
- (plain view) You can see {the seen}.
- (limited view) There are {a list}.

## facebook: leftovers
luxury
- There are also {a list}.
investor
- Plus {items}.
family
- There are also {a list}.
- You also have {a list}.
modern
- Plus {a list}.
classic
- There are also {a list}.
casual
- You also get {a list}.

## facebook: parts
luxury
- {The spot} has {a list}.
investor
- {Spot}: {items}.
family
- {The spot} has {a list}.
modern
- {The spot} has {a list}.
classic
- {The spot} has {a list}.
casual
- {The spot} has {a list}.

## linkedin: house
luxury
- It has {a list}[, with {a outs} outside].
- The {type} has {a list}[, with {a outs} outside].
investor
- (home, sale) Comparables should match {a list}[, with {a outs} outside].
- (home, sale) The price includes {a list}[, with {a outs} outside].
- The {type} has {a list}[, with {a outs} outside].
- It has {a list}[, with {a outs} outside].
family
- The {type} has {a list}[, with {a outs} outside].
- It has {a list}[, with {a outs} outside].
modern
- (home) Inside, there are {a list}[, with {a outs} outside].
- (commercial) On site: {items}.[ Outside: {out items}.]
- The {type} has {a list}[, with {a outs} outside].
- It has {a list}[, with {a outs} outside].
classic
- The {type} has {a list}[, with {a outs} outside].
- It has {a list}[, with {a outs} outside].
casual
- It has {a list}[, with {a outs} outside].
- The {type} has {a list}[, with {a outs} outside].

## linkedin: outside only
luxury
- Outside, there are {a outs}.
investor
- Outside: {out items}.
- Outside, there are {a outs}.
family
- Outside, there are {a outs}.
modern
- Outside, there are {a outs}.
classic
- Outside, there are {a outs}.
casual
- Outside, there are {a outs}.

## linkedin: leftovers
luxury
- There are also {a list}.
investor
- There are also {a list}.
family
- There are also {a list}.
modern
- There are also {a list}.
classic
- There are also {a list}.
casual
- There are also {a list}.

## linkedin: building
luxury
- The building has {a list}.
investor
- In the building: {items}.
- The building has {a list}.
family
- The building has {a list}.
modern
- The building has {a list}.
classic
- The building has {a list}.
casual
- The building has {a list}.

## linkedin: community
luxury
- The community has {a list}.
investor
- In the community: {items}.
- The community has {a list}.
family
- The community has {a list}.
modern
- The community has {a list}.
classic
- The community has {a list}.
casual
- The community has {a list}.

## linkedin: systems
luxury
- There are {a list}.
investor
- Systems and updates: {items}.
- There are {a list}.
family
- There are {a list}.
modern
- Systems: {items}.
- There are {a list}.
classic
- There are {a list}.
casual
- There are {a list}.

## facebook: systems
luxury
- There are {a list}.
investor
- {Items}.
family
- There are {a list}.
modern
- There are {a list}.
classic
- There are {a list}.
casual
- There are {a list}.

# Figures

## linkedin: income
luxury
- The rents come to {sum} a month, and the price to {unit price} a unit.
- The rents come to {sum} a month.
investor
- Rents total {sum} a month[, and the price is {unit price} a unit].
family
- Together the rents are {sum} a month.
modern
- Rents total {sum} a month.[ Price per unit: {unit price}.]
classic
- The rents come to {sum} a month, and the price to {unit price} a unit.
- The rents come to {sum} a month.
casual
- That adds up to {sum} a month in rent.

## caption: figures
luxury
- (untyped) {Fig}. The {noun} is offered at {price}.
- {Fig}. Offered at {price}.
- {Fig}.
- Offered at {price}.
- {Fig}, in {city}. Offered at {price}.
investor
- (untyped) {Fig}. Asking {price} for the {noun}[, {ppsf} per square foot].
- {Fig}. Asking {price}[, {ppsf} per square foot].
- {Fig}[, {ppsf} per square foot].
- {Fig}.
- Asking {price}.
- {Fig}, {city}. Asking {price}.
family
- (untyped) {Fig}. The {noun} is {price}.
- {Fig}, {price}.
- {Fig}.
- The price is {price}.
- {Fig} in {city}, {price}.
modern
- (untyped) {Fig}. {Noun}, {price}.
- {Fig}, {price}.
- {Fig}.
- Price: {price}.
- {Fig}, {city}, {price}.
classic
- (untyped) {Fig}. The {noun} is offered at {price}.
- {Fig}. Offered at {price}.
- {Fig}.
- Offered at {price}.
- {Fig}, in {city}. Offered at {price}.
casual
- (untyped) {Fig}. The {noun} is {price}.
- {Fig}, {price}.
- {Fig}.
- It's {price}.
- {Fig}, {city}, {price}.

## linkedin: figures
luxury
- (land) The price comes to {ppa} an acre.
- (untyped) {Fig}. The {noun} is offered at {price}.
- {Fig}. Offered at {price}.
- {Fig}.
- Offered at {price}.
- {Fig}, in {city}. Offered at {price}.
family
- (land) That is {ppa} an acre.
- (untyped) {Fig}. The {noun} is {price}[, {ppsf} per square foot].
- {Fig}. The price is {price}[, {ppsf} per square foot].
- {Fig}[, {ppsf} per square foot].
- The price is {price}.
- {Fig} in {city}, {price}.
modern
- (land) {Ppa} an acre.
- (untyped) {Fig}. {Noun}, {price}[, {ppsf} per square foot].
- {Fig}. Price: {price}[, {ppsf} per square foot].
- {Fig}[, {ppsf} per square foot].
- Price: {price}.
- {Fig}, {city}, {price}.
classic
- (land) The price comes to {ppa} an acre.
- (untyped) {Fig}. The {noun} is offered at {price}[, {ppsf} per square foot].
- {Fig}. Offered at {price}[, {ppsf} per square foot].
- {Fig}[, {ppsf} per square foot].
- Offered at {price}.
- {Fig}, in {city}. Offered at {price}.
casual
- (land) That works out to {ppa} an acre.
- (untyped) {Fig}. The {noun} is {price}[, {ppsf} per square foot].
- {Fig}. It's {price}[, {ppsf} per square foot].
- {Fig}[, {ppsf} per square foot].
- It's {price}.
- {Fig}, {city}, {price}.

## linkedin: dates
luxury
- {Dated#} dates answer the usual questions: {dated}.
- The dates on record: {dated}.
investor
- Dated items: {dated}.
- The dated capital items: {dated}.
family
- {Dated#} dates worth knowing: {dated}.
- The dates to know: {dated}.
modern
- The dates: {dated}.
- On record: {dated}.
classic
- {Dated#} dates belong in the account: {dated}.
- The dates on record: {dated}.
casual
- {Dated#} dates worth knowing: {dated}.
- The dates, since you'll ask: {dated}.

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

## x: figures
luxury
- (untyped) {X fig}. The {noun} is offered at {price}.
- {X fig}. Offered at {price}.
- Offered at {price}.
- {X fig}.
investor
- (untyped) {X fig}. Asking {price} for the {noun}[, {ppsf} per square foot].
- {X fig}, {price}[, {ppsf} per square foot].
- {price}[, {ppsf} per square foot].
- {X fig}.
family
- (untyped) {X fig}. The {noun} is {price}.
- {X fig}, {price}.
- It's {price}.
- {X fig}.
modern
- (untyped) {X fig}. {Noun}, {price}.
- {X fig}, {price}.
- {price}.
- {X fig}.
classic
- (untyped) {X fig}. The {noun} is offered at {price}.
- {X fig}. Offered at {price}.
- Offered at {price}.
- {X fig}.
casual
- (untyped) {X fig}. The {noun} is {price}.
- {X fig}, {price}.
- It's {price}.
- {X fig}.

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
- It isn't finished yet; it's due in {year}.
`
