// Lines as data; the notation is explained in ../README.md.
export const captions = `
# Captions: first lines, sentences about one part of the property, prices

Lines for Facebook, Instagram, LinkedIn and X in six tones. Notation as in README.md; what is new here:

## notation
- Figures are digits in captions. {home} is the type with its count and what was typed of it: '5-bedroom house', 'studio apartment', '35.4-acre parcel', '22,000-square-foot commercial warehouse', '3-bedroom end-unit townhouse'. {town} is the city by itself, {city} the city with its neighborhood or, on LinkedIn, its state.
- {heroes}: the strongest things, joined with 'and'. {said}: the strongest fact where it is no thing, as a clause: 'the seller will carry with 25% down'. {reach}: a place within reach, up to the home: 'the Metro is two blocks from', 'walk to the Metro from'. {needs}: work to be done. {rents}: the rents as typed. {both}: 'both', where two things were just named. {size}: the square feet of a home.
- {price} is left out of a first line where the network has it with the figures.
- {list}: the things of one part of the property. {subject}: the property in its plain word.
- Facts that are clauses follow in plain words; they have no lines here. So do the last words of a caption (captions/ask.ts).
- No line says what a thing is good for, that a place is near, good or popular, or for whom it is.

# First lines

Each is a whole sentence, an imperative, or a question with its answer: no place or price before a colon, and no noun phrase that stands for a sentence.

## hook: things
luxury
- This {home} in {city} has {a heroes}.
- In {city}, this {home} has {a heroes}.
- Offered in {city}, this {home} has {a heroes}.
- Find {a heroes} at this {home} in {city}.
- {A home} with {a heroes} is offered in {city}.
investor
- This {home} in {city} is priced at {price} and has {a heroes}.
- For {price} in {city}, this {home} has {a heroes}.
- At {price}, this {home} in {city} has {a heroes}.
- In {city}, {price} buys {a home} with {a heroes}.
- Priced at {price}, this {home} in {city} has {a heroes}.
family
- Want {a heroes}? This {home} in {city} has {both}.
- This {home} in {city} has {a heroes}.
- Here in {city}, this {home} has {a heroes}.
- In {city}, this {home} has {a heroes}.
- {A heroes} come with this {home} in {city}.
- Find {a heroes} at this {home} in {city}.
- Come see {the heroes} at this {home} in {city}.
modern
- This {home} in {city} has {a heroes}.
- In {city}, this {home} has {a heroes}.
- {A heroes} come with this {home} in {city}.
- {A home} with {a heroes} is for sale in {city}.
- Find {a heroes} at this {home} in {city}.
- See {the heroes} at this {home} in {city}.
classic
- This {home} in {city} has {a heroes}.
- In {city}, this {home} has {a heroes}.
- Offered in {city}, this {home} has {a heroes}.
- {A home} with {a heroes} is offered in {city}.
- Find {a heroes} at this {home} in {city}.
- (old, house) Built in {year}, this {home} in {city} has {a heroes}.
casual
- Want {a heroes}? This {home} in {city} has {both}.
- This {home} in {city} has {a heroes}.
- In {city}, this {home} has {a heroes}.
- {A heroes} come with this {home} in {city}.
- Here's {a home} in {city} with {a heroes}.
- Find {a heroes} at this {home} in {city}.
- Come see {the heroes} at this {home} in {city}.

## linkedin: things
luxury
- Offered in {city} at {price}, this {home} has {a heroes}.
- At {price} in {city}, this {home} has {a heroes}.
- In {city}, {a home} with {a heroes} is offered at {price}.
- This {home} in {city} is offered at {price} and has {a heroes}.
investor
- At {price} in {city}, this {home} has {a heroes}.
- Priced at {price} in {city}, this {home} has {a heroes}.
- In {city}, {price} buys {a home} with {a heroes}.
- This {home} in {city} is priced at {price} and has {a heroes}.
family
- At {price} in {city}, this {home} has {a heroes}.
- Priced at {price} in {city}, this {home} has {a heroes}.
- In {city}, {price} buys {a home} with {a heroes}.
- This {home} in {city} is priced at {price} and has {a heroes}.
modern
- At {price} in {city}, this {home} has {a heroes}.
- Priced at {price} in {city}, this {home} has {a heroes}.
- In {city}, {price} buys {a home} with {a heroes}.
- This {home} in {city} is priced at {price} and has {a heroes}.
classic
- Offered in {city} at {price}, this {home} has {a heroes}.
- At {price} in {city}, this {home} has {a heroes}.
- In {city}, {a home} with {a heroes} is offered at {price}.
- This {home} in {city} is offered at {price} and has {a heroes}.
casual
- At {price} in {city}, this {home} has {a heroes}.
- Priced at {price} in {city}, this {home} has {a heroes}.
- In {city}, {price} buys {a home} with {a heroes}.
- This {home} in {city} is priced at {price} and has {a heroes}.

## hook: offer
luxury
- {Reach} this {home} in {city}[ with {a heroes}][, offered at {price}].
- This {home} in {city} [is offered at {price} and ]has {a heroes}. {Said}.
- Offered in {city}[ at {price}], this {home} has {a heroes}. {Said}.
- In {city}, this {home} [is offered at {price} and ]has {a heroes}. {Said}.
- This {home} in {city} is offered for sale[ at {price}], and {said}.
- In {city}, this {home} is offered for sale[ at {price}], and {said}.
- {A home} is offered in {city}[ at {price}], and {said}.
- For sale in {city}[ at {price}], this {home} has {a heroes}. {Said}.
investor
- {Reach} this {home} in {city}, priced at {price}.
- This {home} in {city} is priced at {price}[ and has {a heroes}]. {Said}.
- At {price}, this {home} in {city} has {a heroes}. {Said}.
- In {city}, this {home} is priced at {price}[ and has {a heroes}]. {Said}.
- {A home} is for sale in {city} at {price}, and {said}.
- For {price} in {city}, this {home} has {a heroes}. {Said}.
family
- {Reach} this {home} in {city}[ with {a heroes}][, for {price}].
- This {home} in {city} [is priced at {price} and ]has {a heroes}. {Said}.
- In {city}, this {home} [is priced at {price} and ]has {a heroes}. {Said}.
- Here in {city}, this {home} [is priced at {price} and ]has {a heroes}. {Said}.
- This {home} in {city} is for sale[ at {price}], and {said}.
- Here in {city}, this {home} is for sale[ at {price}], and {said}.
- {A home} is for sale in {city}[ at {price}], and {said}.
- For sale in {city}[ at {price}], this {home} has {a heroes}. {Said}.
modern
- {Reach} this {home} in {city}[ with {a heroes}][, for {price}].
- This {home} in {city} [is priced at {price} and ]has {a heroes}. {Said}.
- In {city}, this {home} [is priced at {price} and ]has {a heroes}. {Said}.
- For sale in {city}[ at {price}], this {home} has {a heroes}. {Said}.
- This {home} in {city} is for sale[ at {price}], and {said}.
- In {city}, this {home} is for sale[ at {price}], and {said}.
- {A home} is for sale in {city}[ at {price}], and {said}.
classic
- {Reach} this {home} in {city}[ with {a heroes}][, offered at {price}].
- This {home} in {city} [is offered at {price} and ]has {a heroes}. {Said}.
- Offered in {city}[ at {price}], this {home} has {a heroes}. {Said}.
- In {city}, this {home} [is offered at {price} and ]has {a heroes}. {Said}.
- This {home} in {city} is offered for sale[ at {price}], and {said}.
- In {city}, this {home} is offered for sale[ at {price}], and {said}.
- {A home} is offered in {city}[ at {price}], and {said}.
- For sale in {city}[ at {price}], this {home} has {a heroes}. {Said}.
casual
- {Reach} this {home} in {city}[ with {a heroes}][, for {price}].
- This {home} in {city} [is priced at {price} and ]has {a heroes}. {Said}.
- In {city}, this {home} [is priced at {price} and ]has {a heroes}. {Said}.
- Here's {a home} in {city} with {a heroes}[, for {price}]. {Said}.
- This {home} in {city} is for sale[ at {price}], and {said}.
- In {city}, this {home} is for sale[ at {price}], and {said}.
- {A home} is for sale in {city}[ at {price}], and {said}.

## hook: rental offer
luxury
- {Reach} this {home} in {city}, for rent at {price}.
- This {home} in {city} rents for {price}[ and has {a heroes}]. {Said}.
- In {city}, this {home} rents for {price}[ and has {a heroes}]. {Said}.
- For rent in {city} at {price}, this {home} has {a heroes}. {Said}.
- {A home} in {city}[ with {a heroes}] is available at {price}. {Said}.
investor
- {Reach} this {home} in {city}, for rent at {price}.
- This {home} in {city} rents for {price}[ and has {a heroes}]. {Said}.
- In {city}, this {home} rents for {price}[ and has {a heroes}]. {Said}.
- For rent in {city} at {price}, this {home} has {a heroes}. {Said}.
- {A home} in {city}[ with {a heroes}] is available at {price}. {Said}.
family
- {Reach} this {home} in {city}, for rent at {price}.
- This {home} in {city} rents for {price}[ and has {a heroes}]. {Said}.
- Here in {city}, this {home} rents for {price}[ and has {a heroes}]. {Said}.
- For rent in {city} at {price}, this {home} has {a heroes}. {Said}.
- {A home} in {city}[ with {a heroes}] is available at {price}. {Said}.
modern
- {Reach} this {home} in {city}, for rent at {price}.
- This {home} in {city} rents for {price}[ and has {a heroes}]. {Said}.
- In {city}, this {home} rents for {price}[ and has {a heroes}]. {Said}.
- For rent in {city} at {price}, this {home} has {a heroes}. {Said}.
- {A home} in {city}[ with {a heroes}] is available at {price}. {Said}.
classic
- {Reach} this {home} in {city}, for rent at {price}.
- This {home} in {city} rents for {price}[ and has {a heroes}]. {Said}.
- In {city}, this {home} rents for {price}[ and has {a heroes}]. {Said}.
- For rent in {city} at {price}, this {home} has {a heroes}. {Said}.
- {A home} in {city}[ with {a heroes}] is available at {price}. {Said}.
casual
- {Reach} this {home} in {city}, for rent at {price}.
- This {home} in {city} rents for {price}[ and has {a heroes}]. {Said}.
- In {city}, this {home} rents for {price}[ and has {a heroes}]. {Said}.
- Renting in {city}? This {home} is {price}[ and has {a heroes}]. {Said}.
- {A home} in {city}[ with {a heroes}] is available at {price}. {Said}.

## hook: rental
luxury
- This {home} in {city} is offered for rent at {price}[ and has {a heroes}].
- In {city}, this {home} rents for {price}[ and has {a heroes}].
- For rent in {city} at {price}, this {home} has {a heroes}.
- {A home} in {city}[ with {a heroes}] is available at {price}.
investor
- This {home} in {city} rents for {price}[ and has {a heroes}].
- In {city}, this {home} rents for {price}[ and has {a heroes}].
- For rent in {city} at {price}, this {home} has {a heroes}.
- {A home} in {city}[ with {a heroes}] is available at {price}.
family
- This {home} in {city} rents for {price}[ and has {a heroes}].
- Here in {city}, this {home} rents for {price}[ and has {a heroes}].
- For rent in {city} at {price}, this {home} has {a heroes}.
- {A home} in {city}[ with {a heroes}] is available at {price}.
modern
- This {home} in {city} rents for {price}[ and has {a heroes}].
- In {city}, this {home} rents for {price}[ and has {a heroes}].
- For rent in {city} at {price}, this {home} has {a heroes}.
- {A home} in {city}[ with {a heroes}] is available at {price}.
classic
- This {home} in {city} is offered for rent at {price}[ and has {a heroes}].
- In {city}, {a home}[ with {a heroes}] rents for {price}.
- For rent in {city} at {price}, this {home} has {a heroes}.
- {A home} in {city}[ with {a heroes}] is available at {price}.
casual
- This {home} in {city} rents for {price}[ and has {a heroes}].
- In {city}, this {home} rents for {price}[ and has {a heroes}].
- Renting in {city}? This {home} is {price}[ and has {a heroes}].
- {A home} in {city}[ with {a heroes}] is available at {price}.

## hook: plain
luxury
- This {home} in {city} has {size}[ and is offered at {price}].
- In {city}, this {home} is offered for sale[ at {price}].
- {A home} is offered in {city}[ at {price}].
- This {home} is offered in {city}[ at {price}].
- Offered in {city}[ at {price}], this {home} has {size}.
- Built in {year}, this {home} in {city} is offered for sale[ at {price}].
investor
- This {home} in {city} is priced at {price}[, {ppsf} per square foot].
- In {city}, this {home} is priced at {price}[, {ppsf} per square foot].
- {A home} is for sale in {city} at {price}[, {ppsf} per square foot].
- In {city}, {price} buys {a home}.
family
- This {home} in {city} has {size}[ and is priced at {price}].
- Here in {city}, this {home} is for sale[ at {price}].
- {A home} is for sale in {city}[ at {price}].
- This {home} is for sale in {city}[ at {price}].
- Built in {year}, this {home} is for sale in {city}[ at {price}].
modern
- This {home} in {city} has {size}[ and is priced at {price}].
- In {city}, this {home} is for sale[ at {price}].
- {A home} is for sale in {city}[ at {price}].
- This {home} is for sale in {city}[ at {price}].
- Built in {year}, this {home} is for sale in {city}[ at {price}].
classic
- This {home} in {city} has {size}[ and is offered at {price}].
- In {city}, this {home} is offered for sale[ at {price}].
- {A home} is offered in {city}[ at {price}].
- This {home} is offered in {city}[ at {price}].
- Built in {year}, this {home} in {city} is offered for sale[ at {price}].
casual
- This {home} in {city} has {size}[ and is priced at {price}].
- In {city}, this {home} is for sale[ at {price}].
- {A home} is for sale in {city}[ at {price}].
- Looking in {city}? This {home} is for sale[ at {price}].
- Built in {year}, this {home} is for sale in {city}[ at {price}].

## hook: needs
luxury
- This {home} in {city} has {a heroes} and needs {needs}.
- This {home} in {city} needs {needs}[ and is offered at {price}].
- In {city}, this {home} has {a heroes} and needs {needs}.
- Offered in {city}[ at {price}], this {home} needs {needs}.
- At {price} in {city}, this {home} needs {needs}.
- {A home} that needs {needs} is offered in {city}[ at {price}].
- At {price} in {city}, this {home} has {a heroes} and needs {needs}.
- {A home} with {a heroes} is offered in {city} and needs {needs}.
investor
- At {price}, this {home} in {city} needs {needs}.
- This {home} in {city} is priced at {price} and needs {needs}.
- In {city}, this {home} is priced at {price} and needs {needs}.
- For {price} in {city}, this {home} needs {needs}.
- {A home} that needs {needs} is for sale in {city} at {price}.
family
- This {home} in {city} has {a heroes}, and it needs {needs}.
- This {home} in {city} needs {needs}[ and is priced at {price}].
- In {city}, this {home} has {a heroes}, and it needs {needs}.
- Here in {city}, this {home} needs {needs}[ and is priced at {price}].
- {A home} that needs {needs} is for sale in {city}[ at {price}].
- At {price} in {city}, this {home} has {a heroes} and needs {needs}.
- {A home} with {a heroes} is for sale in {city} and needs {needs}.
modern
- This {home} in {city} has {a heroes} and needs {needs}.
- This {home} in {city} needs {needs}[ and is priced at {price}].
- In {city}, this {home} has {a heroes} and needs {needs}.
- In {city}, this {home} needs {needs}[ and is priced at {price}].
- At {price} in {city}, this {home} needs {needs}.
- {A home} that needs {needs} is for sale in {city}[ at {price}].
- At {price} in {city}, this {home} has {a heroes} and needs {needs}.
- {A home} with {a heroes} is for sale in {city} and needs {needs}.
classic
- This {home} in {city} has {a heroes} and needs {needs}.
- This {home} in {city} needs {needs}[ and is offered at {price}].
- In {city}, this {home} has {a heroes} and needs {needs}.
- Offered in {city}[ at {price}], this {home} needs {needs}.
- At {price} in {city}, this {home} needs {needs}.
- {A home} that needs {needs} is offered in {city}[ at {price}].
- At {price} in {city}, this {home} has {a heroes} and needs {needs}.
- {A home} with {a heroes} is offered in {city} and needs {needs}.
casual
- Got tools? This {home} in {city} has {a heroes}, and it needs {needs}.
- Got tools? Here's {a home} in {city} that needs {needs}[, for {price}].
- This {home} in {city} has {a heroes}, and it needs {needs}.
- This {home} in {city} needs {needs}[, and it's {price}].
- In {city}, this {home} needs {needs}[, and it's {price}].
- {A home} that needs {needs} is for sale in {city}[ at {price}].
- In {city}, this {home} has {a heroes}, and it needs {needs}.
- At {price} in {city}, this {home} has {a heroes} and needs {needs}.
- {A home} with {a heroes} is for sale in {city} and needs {needs}.

## hook: rents
luxury
- Rents are {rents} at this {home} in {city}[, offered at {price}].
- This {home} in {city} has rents of {rents}[ and is offered at {price}].
- In {city}, this {home} has rents of {rents}[ and is offered at {price}].
- {A home} with rents of {rents} is offered in {city}[ at {price}].
investor
- Rents are {rents} at this {home} in {city}, priced at {price}.
- At {price}, this {home} in {city} has rents of {rents}.
- In {city}, {price} buys {a home} with rents of {rents}.
- This {home} in {city} has rents of {rents} and is priced at {price}.
family
- Rents are {rents} at this {home} in {city}[, priced at {price}].
- This {home} in {city} has rents of {rents}[ and is priced at {price}].
- Here in {city}, this {home} has rents of {rents}[ and is priced at {price}].
- {A home} with rents of {rents} is for sale in {city}[ at {price}].
modern
- Rents are {rents} at this {home} in {city}[, priced at {price}].
- This {home} in {city} has rents of {rents}[ and is priced at {price}].
- In {city}, this {home} has rents of {rents}[ and is priced at {price}].
- {A home} with rents of {rents} is for sale in {city}[ at {price}].
classic
- Rents are {rents} at this {home} in {city}[, offered at {price}].
- This {home} in {city} has rents of {rents}[ and is offered at {price}].
- In {city}, this {home} has rents of {rents}[ and is offered at {price}].
- {A home} with rents of {rents} is offered in {city}[ at {price}].
casual
- Rents are {rents} at this {home} in {city}[, priced at {price}].
- This {home} in {city} has rents of {rents}[ and is priced at {price}].
- In {city}, this {home} has rents of {rents}[ and is priced at {price}].
- Here's {a home} in {city} with rents of {rents}[, for {price}].

# Sentences about one part of the property

## body: income
luxury
- The rents come to {sum} a month, and the price to {unit price} a unit.
- The rents come to {sum} a month.
investor
- Rents total {sum} a month[, and the price is {unit price} a unit].
family
- Together the rents are {sum} a month.
modern
- Rents total {sum} a month[, and the price is {unit price} a unit].
classic
- The rents come to {sum} a month, and the price to {unit price} a unit.
- The rents come to {sum} a month.
casual
- That adds up to {sum} a month in rent.

## body: inside
luxury
- {The subject} has {a list}.
- Inside are {a list}.
investor
- {The subject} has {a list}.
- It has {a list}.
family
- Inside, you'll find {a list}.
- Inside are {a list}.
modern
- Inside are {a list}.
- It has {a list}.
classic
- {The subject} has {a list}.
casual
- Inside, you've got {a list}.
- It's got {a list}.

## body: has
luxury
- It has {a list}.
- {The subject} has {a list}.
investor
- {The subject} has {a list}.
- It has {a list}.
family
- {The subject} has {a list}.
- You'll have {a list}.
modern
- It has {a list}.
- {The subject} has {a list}.
classic
- It has {a list}.
- {The subject} has {a list}.
casual
- You've got {a list}.
- It's got {a list}.

## body: outside
luxury
- Outside are {a list}.
- Outside, it has {a list}.
investor
- Outside are {a list}.
- Outside, it has {a list}.
family
- Outside, you'll find {a list}.
- Outside are {a list}.
modern
- Outside are {a list}.
- Outside, it has {a list}.
classic
- Outside, it has {a list}.
- Outside are {a list}.
casual
- Outside, you've got {a list}.
`
