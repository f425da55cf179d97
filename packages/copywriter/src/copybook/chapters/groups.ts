// Lines as data; the notation is explained in ../README.md.
// Plain sentences that carry two to four features of one part of the property. {list} has articles and 'and';
// {items} is the bare list with commas. They claim nothing but presence, so they suit whatever was typed.
export const groups = `
## group: kitchen
luxury
- The kitchen has {list}.
investor
- The kitchen includes {list}.
family
- In the kitchen, you have {list}.
- The kitchen comes with {list}.
modern
- In the kitchen: {items}.
- Kitchen: {items}.
classic
- In the kitchen there are {list}.
casual
- In the kitchen you've got {list}.
- The kitchen's got {list}.

## group: indoors
luxury
- Inside, the {type} has {list}.
- The interior is given {list}.
investor
- The interior includes {list}.
- Inside are {list}.
family
- Inside, you have {list}.
- Inside, there's {list}.
modern
- Inside, {list}.
- Inside: {items}.
classic
- Indoors there are {list}.
casual
- Inside, you've got {list}.

## group: rooms
luxury
- The rooms include {list}.
investor
- The plan includes {list}.
family
- You have {list}.
- There's {list}.
modern
- There's {list}.
- Also inside, {list}.
classic
- There are {list}.
casual
- You've got {list}.

## group: suite
luxury
- There are {list}.
- The {type} also has {list}.
investor
- There are {list}.
family
- There's {list}.
- You also have {list}.
modern
- There's {list}.
- Also, {list}.
classic
- There are {list}.
- The {type} also has {list}.
casual
- There's {list}.
- You've also got {list}.

## group: outdoors
luxury
- Outdoors are {list}.
investor
- The exterior includes {list}.
- Outside are {list}.
family
- Outside, you have {list}.
- Step outside and there's {list}.
modern
- Outside, {list}.
- Step out to {list}.
classic
- Outdoors there are {list}.
casual
- Outside, you've got {list}.

## group: land
luxury
- The land has {list}.
- On the land are {list}.
investor
- The land has {list}.
- On the ground are {list}.
family
- The land has {list}.
- On the land, there's {list}.
modern
- On the land, {list}.
- The land has {list}.
classic
- The land has {list}.
- On the land are {list}.
casual
- Out there you've got {list}.
- The land has {list}.

## group: building
luxury
- The building has {list}.
- What the residence leaves out, the building has: {list}.
investor
- The building has {list}.
- Common elements include {list}.
family
- The building has {list}.
- The building adds {list}.
modern
- The building does the rest: {items}.
- The building adds {list}.
classic
- The building has {list}.
- The building provides {list}.
casual
- The building has {list}.
- The building's got {list}.

## group: community
luxury
- The community has {list}.
investor
- The community has {list}.
family
- The community has {list}.
modern
- The community has {list}.
classic
- The community has {list}.
casual
- The community has {list}.

## group: practical
luxury
- The {type} has {list}.
investor
- The {type} includes {list}.
- There are {list}.
family
- You have {list}.
- There's {list}.
modern
- There's {list}.
classic
- There are {list}.
casual
- You've got {list}.
- There's {list}.

## group: systems
luxury
- The {type} has {list}.
investor
- Systems include {list}.
family
- There's {list}.
- You have {list}.
modern
- There's {list}.
classic
- There are {list}.
casual
- You've got {list}.

## group: rest
luxury
- The {type} has {list}.
investor
- The {type} includes {list}.
family
- There's {list}.
- You have {list}.
modern
- Plus {list}.
classic
- There are {list}.
casual
- There's {list}.
- You get {list}.

## group: notes
luxury
- Also: {items}.
investor
- Also: {items}.
family
- Also: {items}.
modern
- Also: {items}.
classic
- Also: {items}.
casual
- Also: {items}.

## group: premises
luxury
- The building has {list}.
- There are {list}.
investor
- The building has {list}.
- There are {list}.
family
- The building has {list}.
- There's {list}.
modern
- The building has {list}.
- There's {list}.
classic
- The building has {list}.
- There are {list}.
casual
- The building's got {list}.
- You've got {list}.

## group: units
luxury
- The building has {list}.
investor
- The building has {list}.
- In place are {list}.
family
- The building has {list}.
- There's {list}.
modern
- The building has {list}.
classic
- The building has {list}.
casual
- There's {list}.
- The building's got {list}.

## part: whole
luxury
- {The it} has {list}.
investor
- {The it} has {list}.
family
- {The it} has {list}.
modern
- {The it} has {list}.
- {It}, with {list}.
classic
- {The it} has {list}.
casual
- {The it} has {list}.
- {The it} comes with {list}.

## part: two wholes
luxury
- {The it} has {list}, and {the other} has {others}.
- {The it} has {list}; {the other} has {others}.
investor
- {The it} has {list}, and {the other} has {others}.
family
- {The it} has {list}, and {the other} has {others}.
modern
- {The it} has {list}. {The other} has {others}.
classic
- {The it} has {list}, and {the other} has {others}.
- {The it} has {list}; {the other} has {others}.
casual
- {The it} has {list}, and {the other} has {others}.

## place: nearby
luxury
- (distance) {The place} is {distance} away.
- (distance) {Distance} away is {the place}.
investor
- (distance) {The place}: {distance}.
- (distance) {The place} is {distance} away.
family
- (distance) {The place} is {distance} away.
- (distance) It's {distance} to {the place}.
modern
- (distance) {The place}: {distance}.
- (distance) {Distance} to {the place}.
classic
- (distance) {The place} is {distance} away.
casual
- (distance) {The place} is {distance} away.
- (distance) You're {distance} from {the place}.

## dates: plain
luxury
- {Updated}.
- The parts one does not see have dates: {dates}.
investor
- Dated items: {dates}.
- With dates: {dates}.
family
- {Updated}.
- Some big jobs are already done: {updates}.
modern
- Done: {dates}.
- {Updated}.
classic
- {Updated}.
casual
- {Updated}.
- The boring part, which is secretly the best part: {dates}.

## place: city
luxury
- The {type} is in {city}.
investor
- Location: {city}.
- The {type} is in {city}.
family
- It's {a type} in {city}.
modern
- {A type} in {city}.
classic
- The {type} is in {city}.
casual
- It's {a type} in {city}.

## headline: plain
luxury
- {A type} in {city}
- {A type}
investor
- {A type} in {city}, {price}
- {A type} in {city}
- {A type}
family
- {A type} in {city}
- {A type}
modern
- {A type} in {city}
- {A type}
classic
- {A type} in {city}
- {A type}
casual
- {A type} in {city}
- {A type}

## place: type
luxury
- The {type} was completed in {year}.
- The {type} stands on {lot}.
- It is {a type}.
investor
- The {type} was built in {year}.
- The {type} sits on {lot}.
- Property type: {type}.
family
- The {type} was built in {year}.
- The {type} sits on {lot}.
- It's {a type}.
modern
- The {type} is from {year}.
- The {type} is on {lot}.
- It's {a type}.
classic
- The {type} was built in {year}.
- The {type} stands on {lot}.
- It is {a type}.
casual
- The {type} went up in {year}.
- The {type} sits on {lot}.
- It's {a type}.

## lead: hero
luxury
- {A hero} and {a hero2} distinguish this {city} {type}.
- At this {city} {type} there is {a hero}.
- This {city} {type} is offered with {a hero} and {a hero2}.
- {A hero} is part of this {city} {type}.
- The {type}, in {city}, is offered with {a hero}.
- Offered in {city}: {a type} with {a hero} and {a hero2}.
investor
- At {price}, this {city} {type} comes with {a hero}.
- {A hero} comes with this {city} {type}, at {price}.
- This {city} {type}, priced at {price}, has {a hero}.
- {Price} in {city} buys {a type} with {a hero}.
- What the {price} includes at this {city} {type}: {a hero} and {a hero2}.
family
- With this {city} {type} you get {a hero} and {a hero2}.
- This {city} {type} has {a hero}, and {a hero2}, too.
- At this {city} {type}, you have {a hero} and {a hero2}.
- There's {a hero} at this {city} {type}, and {a hero2} to go with it.
- {A hero} and {a hero2}: both are part of this {city} {type}.
- (home) Home in {city} comes with {a hero} here.
- In {city}, {a hero} comes with the {type}.
modern
- {Hero}. {Hero2}. One {city} {type}.
- {A hero}, in this {city} {type}.
- {City}, with {a hero} and {a hero2}.
- This {city} {type} has {a hero}.
- {A hero} plus {a hero2}: a {city} {type}.
- Up front: {a hero}. The {type} is in {city}.
classic
- This {city} {type} has {a hero}, and {a hero2} as well.
- This {city} {type} has both {a hero} and {a hero2}.
- There is {a hero} at this {city} {type}.
- In {city} there is {a type} with {a hero}.
- {A hero} belongs to this {city} {type}.
- Among the features of this {city} {type} is {a hero}.
casual
- This {city} {type} has {a hero}. It also has {a hero2}.
- {A hero} and {a hero2}: you get both with this {city} {type}.
- There's {a hero} at this {city} {type}, for starters.
- It's {a type} in {city}, and it's got {a hero}.
- {A hero}, {a hero2}, and a {city} {type} to go with them.

## figures: no price
luxury
- The {type} has {beds & baths & sqft}[, on {lot}]. [It was completed in {year}.]
- [Built in {year}, the {type}|The {type}] has {beds & baths & sqft}[, on {lot}].
investor
- Count: {beds, baths, sqft}[, on {lot}]. [Built: {year}.]
family
- There are {beds & baths} in {sqft}[, on {lot}]. [It was built in {year}.]
- The {type} has {beds & baths & sqft}[, on {lot}]. [It was built in {year}.]
modern
- {Beds, baths, sqft}[, {lot}]. [Built in {year}.]
classic
- The {type} has {beds & baths & sqft}[, on {lot}]. [It was built in {year}.]
casual
- It's {beds & baths & sqft}[, on {lot}]. [It's from {year}.]

## figures: plain
luxury
- [The {type} has {beds & baths & sqft}[, on {lot}][, built in {year}].|[It was built in {year}[, on {lot}].|[The lot is {lot}.]]] [Offered at {price}.]
investor
- [The {type} has {beds & baths & sqft}[, on {lot}][, built in {year}].|[It was built in {year}[, on {lot}].|[The lot is {lot}.]]] [The price is {price}.]
family
- [It has {beds & baths & sqft}[, on {lot}][, built in {year}].|[It was built in {year}[, on {lot}].|[The lot is {lot}.]]] [The price is {price}.]
modern
- [The {type} has {beds & baths & sqft}[, on {lot}][, built in {year}].|[Built in {year}[, on {lot}].|[On {lot}.]]] [Asking {price}.]
classic
- [The {type} has {beds & baths & sqft}[, on {lot}][, built in {year}].|[It was built in {year}[, on {lot}].|[The lot is {lot}.]]] [It is offered at {price}.]
casual
- [It's got {beds & baths & sqft}[, on {lot}][, from {year}].|[It's from {year}[, on {lot}].|[The lot's {lot}.]]] [It's {price}.]
`
