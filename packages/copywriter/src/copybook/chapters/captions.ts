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

## hook: things
luxury
- This {home} in {city} has {a heroes}[ and is offered at {price}].
- In {city}, this {home} has {a heroes}[ and is offered at {price}].
- Offered in {city}[ at {price}], this {home} has {a heroes}.
- {A home} in {city} with {a heroes}[, offered at {price}].
- {A heroes}: this {home} in {city} has {both}[ and is offered at {price}].
- For sale in {city}: {a home} with {a heroes}[, offered at {price}].
investor
- {A home} in {city} at {price}[, {ppsf} per square foot], with {a heroes}.
- {Town} {type} at {price}[, {ppsf} per square foot], with {a heroes}.
- Asking {price} in {city}[, {ppsf} per square foot]: {a home} with {a heroes}.
- For {price} in {city}, this {home} has {a heroes}.
- This {home} in {city} is priced at {price} and has {a heroes}.
- In {city}, this {home} is priced at {price} and has {a heroes}.
family
- Want {a heroes}? This {home} in {city} has {both}[, for {price}].
- This {home} in {city} has {a heroes}[, for {price}].
- {A home} in {city} with {a heroes}[, for {price}].
- Here in {city}, this {home} has {a heroes}[, for {price}].
- Come see {the heroes} at this {home} in {city}[, for {price}].
modern
- {A home} in {city} with {a heroes}[, {price}].
- {Town} {type} with {a heroes}[, {price}].
- For sale in {city}: {a home} with {a heroes}[, {price}].
- In {city}, this {home} has {a heroes}[, for {price}].
- See {the heroes} at this {home} in {city}[, {price}].
- This {home} in {city} has {a heroes}[, for {price}].
classic
- This {home} in {city} has {a heroes}[ and is offered at {price}].
- {A home} in {city} with {a heroes}[ is offered at {price}].
- {A heroes}: this {home} in {city} has {both}[ and is offered at {price}].
- In {city}, this {home} has {a heroes}[ and is offered at {price}].
- Offered in {city}[ at {price}], this {home} has {a heroes}.
- (old, house) Built in {year}, this {home} in {city} has {a heroes}[ and is offered at {price}].
casual
- Want {a heroes}? This {home} in {city} has {both}[, for {price}].
- This {home} in {city} has {a heroes}[, for {price}].
- Here's {a home} in {city} with {a heroes}[, for {price}].
- In {city}, this {home} has {a heroes}[, for {price}].
- Come see {the heroes} at this {home} in {city}[, for {price}].

## linkedin: things
luxury
- Offered in {city} at {price}: {a home} with {a heroes}.
- Offered in {city} at {price}, this {home} has {a heroes}.
- In {city}: {a home} with {a heroes}, offered at {price}.
- At {price} in {city}, this {home} has {a heroes}.
investor
- {A home} in {city} at {price}[, {ppsf} per square foot], with {a heroes}.
- In {city} at {price}[, {ppsf} per square foot]: {a home} with {a heroes}.
- What {price} buys in {city}: {a home} with {a heroes}.
- At {price} in {city}, this {home} has {a heroes}.
- Priced at {price} in {city}, this {home} has {a heroes}.
family
- What {price} buys in {city}: {a home} with {a heroes}.
- For sale in {city}: {a home} with {a heroes}, at {price}.
- At {price} in {city}, this {home} has {a heroes}.
- In {city}, {price} buys {a home} with {a heroes}.
- Priced at {price} in {city}, this {home} has {a heroes}.
modern
- What {price} buys in {city}: {a home} with {a heroes}.
- In {city}, {price} buys {a home} with {a heroes}.
- At {price} in {city}, this {home} has {a heroes}.
- Priced at {price} in {city}, this {home} has {a heroes}.
classic
- Offered in {city} at {price}: {a home} with {a heroes}.
- Offered in {city} at {price}, this {home} has {a heroes}.
- In {city}, {a home} with {a heroes} is offered at {price}.
- At {price} in {city}, this {home} has {a heroes}.
casual
- Here's {a home} in {city} with {a heroes}, at {price}.
- What {price} buys in {city}: {a home} with {a heroes}.
- At {price} in {city}, this {home} has {a heroes}.
- In {city}, {price} buys {a home} with {a heroes}.
- Priced at {price} in {city}, this {home} has {a heroes}.

## hook: offer
luxury
- This {home} in {city} has {a heroes}[ and is offered at {price}]. {Said}.
- {Reach} this {home} in {city}[, offered at {price}].
- {A home} in {city}[ with {a heroes}][, offered at {price}]. {Said}.
- In {city}: {a home}[ with {a heroes}][, offered at {price}]. {Said}.
- Offered in {city}: {a home}[ with {a heroes}][, at {price}]. {Said}.
investor
- {Town} {type} at {price}[, {ppsf} per square foot][, with {a heroes}]. {Said}.
- {Reach} this {home} in {city}, priced at {price}[, {ppsf} per square foot].
- {A home} in {city} at {price}[, {ppsf} per square foot]. {Said}.
- Asking {price} in {city}[, {ppsf} per square foot]: {a home}[ with {a heroes}]. {Said}.
- In {city} at {price}: {a home}[ with {a heroes}]. {Said}.
family
- This {home} in {city} has {a heroes}[, for {price}]. {Said}.
- {Reach} this {home} in {city}[ with {a heroes}][, for {price}].
- {A home} in {city}[ with {a heroes}][, for {price}]. {Said}.
- In {city}: {a home}[ with {a heroes}][, for {price}]. {Said}.
- Here in {city}: {a home}[ with {a heroes}][, for {price}]. {Said}.
modern
- This {home} in {city} has {a heroes}[, for {price}]. {Said}.
- {Reach} this {home} in {city}[ with {a heroes}][, {price}].
- {A home} in {city}[ with {a heroes}][, {price}]. {Said}.
- {Town} {type}[ with {a heroes}][, {price}]. {Said}.
- In {city}: {a home}[ with {a heroes}][, {price}]. {Said}.
classic
- This {home} in {city} has {a heroes}[ and is offered at {price}]. {Said}.
- {Reach} this {home} in {city}[ with {a heroes}][, offered at {price}].
- {A home} in {city}[ with {a heroes}][ is offered at {price}]. {Said}.
- In {city}: {a home}[ with {a heroes}][, offered at {price}]. {Said}.
- Offered in {city}: {a home}[ with {a heroes}][, at {price}]. {Said}.
casual
- This {home} in {city} has {a heroes}[, for {price}]. {Said}.
- {Reach} this {home} in {city}[ with {a heroes}][, for {price}].
- Here's {a home} in {city}[ with {a heroes}][, for {price}]. {Said}.
- This one's {a home} in {city}[ with {a heroes}][, for {price}]. {Said}.
- In {city}: {a home}[ with {a heroes}][, for {price}]. {Said}.

## hook: rental
luxury
- For rent in {city}: {a home}[ with {a heroes}], offered at {price}.
- {A home} for rent in {city}[ with {a heroes}], at {price}.
- This {home} in {city} has {a heroes} and is offered for rent at {price}.
- In {city}, this {home}[ has {a heroes} and] rents for {price}.
investor
- {Town} {type} for rent at {price}[, with {a heroes}].
- {A home} for rent in {city} at {price}[, with {a heroes}].
- For rent in {city} at {price}: {a home}[ with {a heroes}].
- This {home} in {city}[ has {a heroes} and] rents for {price}.
family
- For rent in {city}: {a home}[ with {a heroes}], {price}.
- This {home} in {city} rents for {price}[ and has {a heroes}].
- Here in {city}, this {home}[ has {a heroes} and] rents for {price}.
- {A home} for rent in {city}[ with {a heroes}], {price}.
modern
- For rent: {a home} in {city}[ with {a heroes}], {price}.
- {Town} {type} for rent, {price}[, with {a heroes}].
- This {home} in {city} rents for {price}[ and has {a heroes}].
- In {city}: {a home} for rent, {price}[, with {a heroes}].
classic
- {A home} in {city}[ with {a heroes}] is offered for rent at {price}.
- For rent in {city}: {a home}[ with {a heroes}], at {price}.
- In {city}, {a home}[ with {a heroes}] rents for {price}.
- This {home} in {city} rents for {price}[ and has {a heroes}].
casual
- Here's {a home} for rent in {city}[ with {a heroes}], {price}.
- {A home} for rent in {city}[ with {a heroes}], {price}.
- This {home} in {city} rents for {price}[ and has {a heroes}].
- Renting in {city}? Here's {a home}[ with {a heroes}], {price}.

## hook: plain
luxury
- {A home} in {city}[ with {size}][, offered at {price}].
- In {city}, {a home}[ built in {year}][, offered at {price}].
- For sale in {city}: {a home}[ with {size}][, offered at {price}].
- This {home} in {city} has {size}[ and is offered at {price}].
- {A home}[ of {year}] in {city}[, offered at {price}].
investor
- {A home} in {city} at {price}[, {ppsf} per square foot].
- {Town} {type} at {price}[, {ppsf} per square foot].
- Asking {price} in {city}[, {ppsf} per square foot]: {a home}.
- In {city}: {a home}, {price}.
family
- {A home} in {city}[ with {size}][, for {price}].
- In {city}: {a home}[ built in {year}][, for {price}].
- Here in {city}, {a home}[ with {size}][, for {price}].
- For sale in {city}: {a home}[ built in {year}][, for {price}].
modern
- {A home} in {city}[, {size}][, {price}].
- In {city}: {a home}[, built in {year}][, {price}].
- {Town} {type}[, {size}][, {price}].
- For sale: {a home} in {city}[, built in {year}][, {price}].
classic
- {A home} in {city}[ is offered at {price}].
- In {city}: {a home}[ with {size}][, offered at {price}].
- For sale in {city}: {a home}[ built in {year}][, at {price}].
- This {home} in {city} has {size}[ and is offered at {price}].
- (old, house) Built in {year}: {a home} in {city}[, offered at {price}].
casual
- Here's {a home} in {city}[ with {size}][, for {price}].
- In {city}: {a home}[ built in {year}][, for {price}].
- {A home} in {city}[ with {size}][, for {price}].
- For sale in {city}: {a home}[ built in {year}][, {price}].

## hook: needs
luxury
- This {home} in {city} has {a heroes} and needs {needs}.
- {A home} in {city}[ with {a heroes}][, offered at {price}]. It needs {needs}.
- In {city}, {a home}[ with {a heroes}][, offered at {price}]. It needs {needs}.
- Offered in {city}[ at {price}]: {a home} that needs {needs}.
- This {home} in {city} needs {needs}[ and is offered at {price}].
investor
- {Town} {type}, {price}[, {ppsf} per square foot]. It needs {needs}.
- {A home} in {city} at {price}[, {ppsf} per square foot]. It needs {needs}.
- Asking {price} in {city}[, {ppsf} per square foot]: {a home} that needs {needs}.
- In {city}: {a home}, {price}. It needs {needs}.
family
- This {home} in {city} has {a heroes}, and it needs {needs}.
- This {home} in {city} needs {needs}[, and it is {price}].
- {A home} in {city}[ with {a heroes}][, for {price}]. It needs {needs}.
- In {city}: {a home} that needs {needs}[, for {price}].
- Here in {city}, {a home} that needs {needs}[, for {price}].
modern
- {A home} in {city}[ with {a heroes}][, {price}]. It needs {needs}.
- Needs {needs}. {A home} in {city}[ with {a heroes}][, {price}].
- {Town} {type}[ with {a heroes}][, {price}]. It needs {needs}.
- In {city}: {a home}[, {price}]. It needs {needs}.
classic
- This {home} in {city} has {a heroes} and needs {needs}.
- {A home} in {city}[ with {a heroes}][ is offered at {price}]. It needs {needs}.
- In {city}: {a home}[ with {a heroes}][, offered at {price}]. It needs {needs}.
- Offered in {city}: {a home} that needs {needs}[, at {price}].
- This {home} in {city} needs {needs}[ and is offered at {price}].
casual
- Got tools? This {home} in {city} has {a heroes}, and it needs {needs}.
- Got tools? Here's {a home} in {city} that needs {needs}[, for {price}].
- This {home} in {city} needs {needs}[, and it's {price}].
- Here's {a home} in {city}[ with {a heroes}][, for {price}]. It needs {needs}.
- In {city}: {a home} that needs {needs}[, for {price}].

## hook: rents
luxury
- {A home} in {city} with rents of {rents}[, offered at {price}].
- In {city}, {a home} with rents of {rents}[, offered at {price}].
- Rents are {rents} at this {home} in {city}[, offered at {price}].
- Offered in {city}: {a home} with rents of {rents}[, at {price}].
investor
- {A home} in {city} at {price}, with rents of {rents}.
- Rents are {rents} at this {home} in {city}, {price}.
- {Town} {type}, {price}. Rents of {rents}.
- Asking {price} in {city}: {a home} with rents of {rents}.
family
- {A home} in {city} with rents of {rents}[, for {price}].
- In {city}: {a home} with rents of {rents}[, for {price}].
- Rents are {rents} at this {home} in {city}[, for {price}].
- Here in {city}, {a home} with rents of {rents}[, for {price}].
modern
- {A home} in {city}[, {price}]. Rents of {rents}.
- Rents are {rents} at this {home} in {city}[, {price}].
- In {city}: {a home}[, {price}], with rents of {rents}.
- {Town} {type}[, {price}]. Rents of {rents}.
classic
- {A home} in {city}, with rents of {rents}[, is offered at {price}].
- In {city}: {a home} with rents of {rents}[, offered at {price}].
- Rents are {rents} at this {home} in {city}[, offered at {price}].
- Offered in {city}: {a home} with rents of {rents}[, at {price}].
casual
- Here's {a home} in {city} with rents of {rents}[, for {price}].
- In {city}: {a home} with rents of {rents}[, for {price}].
- Rents are {rents} at this {home} in {city}[, for {price}].
- {A home} in {city} with rents of {rents}[, for {price}].

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
- Inside, there are {a list}.
casual
- Inside, you've got {a list}.
- Inside, there's {a list}.

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
- Outdoors, there are {a list}.
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
- Outside, there are {a list}.
- Outside are {a list}.
casual
- Outside, you've got {a list}.
- Outside, there's {a list}.
`
