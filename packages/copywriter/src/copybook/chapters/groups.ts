// Lines as data; the notation is explained in ../README.md.
// Plain sentences that carry two to four features of one part of the property. {list} has articles and 'and';
// {items} is the bare list with commas. They claim nothing but presence, so they suit whatever was typed.
export const groups = `
## list: kitchen
luxury
- The kitchen has {list}.
- In the kitchen are {list}.
- The kitchen is fitted with {list}.
investor
- Kitchen: {items}.
- The kitchen has {list}.
- In the kitchen are {list}.
- The kitchen includes {list}.
family
- The kitchen has {list}.
- In the kitchen you have {list}.
- The kitchen comes with {list}.
- In the kitchen, there are {list}.
modern
- Kitchen: {items}.
- In the kitchen, {list}.
- The kitchen has {list}.
- The kitchen gets {list}.
classic
- In the kitchen there are {list}.
- The kitchen is provided with {list}.
- The kitchen has {list}.
casual
- The kitchen's got {list}.
- In the kitchen you've got {list}.
- The kitchen comes with {list}.
- In the kitchen, there's {list}.

## list: kitchen, more
luxury
- The kitchen also has {list}.
- There are also {list}.
investor
- The kitchen also has {list}.
family
- The kitchen also has {list}.
modern
- The kitchen also has {list}.
- Also in the kitchen: {items}.
classic
- The kitchen also has {list}.
casual
- The kitchen's also got {list}.

## list: interior
luxury
- Inside are {list}.
- The interior has {list}.
- The rooms have {list}.
- The interior includes {list}.
investor
- Interior: {items}.
- Inside are {list}.
- The interior includes {list}.
- Inside: {items}.
family
- Inside, you have {list}.
- Inside, there are {list}.
- Inside, you'll find {list}.
- Step inside to {list}.
modern
- Inside: {items}.
- Inside, {list}.
- Indoors: {items}.
- Indoors, {list}.
classic
- Within are {list}.
- Indoors there are {list}.
- Indoors are {list}.
casual
- Inside, you've got {list}.
- Inside, there's {list}.
- Indoors, there's {list}.
- Indoors, you've got {list}.

## list: bedrooms
luxury
- There are {list}.
- The {type} has {list}.
- The {type} includes {list}.
investor
- There are {list}.
- The plan has {list}.
- It has {list}.
family
- There are {list}.
- You have {list}.
modern
- There are {list}.
- Plus {list}.
- Also: {items}.
- The plan has {list}.
classic
- There are {list}.
- The {type} has {list}.
- The {type} is provided with {list}.
casual
- There's {list}.
- You've got {list}.

## list: rooms
luxury
- There are also {list}.
- The plan includes {list}.
- The {type} also includes {list}.
investor
- Other space: {items}.
- The plan includes {list}.
- There are also {list}.
- The {type} also has {list}.
family
- There's also {list}.
- You also have {list}.
- The {type} also has {list}.
modern
- Also: {items}.
- There's also {list}.
- Plus {list}.
classic
- There are {list} besides.
- There are also {list}.
- The {type} also has {list}.
casual
- You've also got {list}.
- There's also {list}.
- Add {list}.

## list: outdoors
luxury
- Outdoors are {list}.
- Outside are {list}.
- Outside, there are {list}.
investor
- Outside: {items}.
- Outside are {list}.
- Outdoors: {items}.
- The exterior includes {list}.
family
- Outside, you have {list}.
- Outside, there are {list}.
- Step outside to {list}.
- Outdoors, you have {list}.
modern
- Outside: {items}.
- Outside, {list}.
- Outdoors: {items}.
- Outdoors, {list}.
classic
- Outdoors there are {list}.
- Out of doors there are {list}.
- Out of doors are {list}.
casual
- Outside, you've got {list}.
- Outside, there's {list}.
- Outdoors, you've got {list}.
- Step out to {list}.

## list: outdoors, more
luxury
- There are {list} as well.
- There are also {list}.
investor
- Also outside: {items}.
family
- Outside, you also have {list}.
- Outside, there's also {list}.
modern
- Also outside: {items}.
- Outside, also {list}.
classic
- There are also {list}.
casual
- Outside, you've also got {list}.

## list: land
luxury
- The land has {list}.
investor
- On the land: {items}.
- The land has {list}.
family
- The land has {list}.
modern
- On the land: {items}.
- The land has {list}.
classic
- The land has {list}.
casual
- Out there you've got {list}.
- The land has {list}.

## list: parking
luxury
- There are {list}.
investor
- Parking: {items}.
- It has {list}.
family
- There's {list}.
- You have {list}.
modern
- {List}.
- Parking: {items}.
classic
- There are {list}.
- It has {list}.
casual
- There's {list}.
- You've got {list}.

## list: premises
luxury
- The building has {list}.
- Inside are {list}.
investor
- The building has {list}.
- Building: {items}.
- Inside are {list}.
family
- The building has {list}.
- Inside, you have {list}.
modern
- The building has {list}.
- Building: {items}.
- Inside, {list}.
classic
- The building has {list}.
- Within are {list}.
casual
- The building's got {list}.
- Inside, you've got {list}.

## list: site
luxury
- The site has {list}.
- On the site are {list}.
investor
- Site: {items}.
- The site has {list}.
family
- The site has {list}.
modern
- Site: {items}.
- On site: {items}.
classic
- The site has {list}.
- On the site are {list}.
casual
- On site you've got {list}.

## list: units
luxury
- The building has {list}.
- There are {list}.
investor
- The building has {list}.
- Building: {items}.
family
- The building has {list}.
- There's {list}.
modern
- The building has {list}.
- Building: {items}.
classic
- The building has {list}.
- There are {list}.
casual
- The building's got {list}.
- There's {list}.

## list: building
luxury
- The building has {list}.
- In the building are {list}.
investor
- Building: {items}.
- The building has {list}.
- The building includes {list}.
- In the building: {items}.
family
- The building has {list}.
- The building adds {list}.
modern
- The building does the rest: {items}.
- The building adds {list}.
- In the building, {list}.
- The building has {list}.
classic
- The building provides {list}.
- In the building there are {list}.
- The building keeps {list}.
casual
- The building's got {list}.
- The building throws in {list}.

## list: community
luxury
- The community has {list}.
investor
- Community: {items}.
- The community has {list}.
family
- The community has {list}.
modern
- Community: {items}.
- The community has {list}.
classic
- The community has {list}.
casual
- The community's got {list}.

## list: systems
luxury
- The {type} has {list}.
- The {type} is equipped with {list}.
investor
- Systems: {items}.
- The {type} has {list}.
- There are {list}.
family
- There's {list}.
- The {type} has {list}.
modern
- Systems: {items}.
- There's {list}.
- The {type} has {list}.
classic
- There are {list}.
- The {type} is provided with {list}.
casual
- There's {list}.
- You've got {list}.

## systems: dated
luxury
- {Updated}, and there are {list}.
- There are {list}; {updated}.
investor
- Systems: {dates}, {items}.
- Updates and systems: {dates}, {items}.
family
- {Updated}, and there's {list}.
- {Updated}, and you have {list}.
modern
- Systems: {dates}, {items}.
- {Updated}. Plus {list}.
classic
- {Updated}; there are {list} besides.
- {Updated}, and there are {list}.
casual
- {Updated}, and there's {list}.
- {Updated}, and you've got {list}.

## list: exterior
luxury
- The {type} has {list}.
- There are {list}.
investor
- Exterior: {items}.
- The {type} has {list}.
- There are {list}.
family
- The {type} has {list}.
modern
- The {type} has {list}.
- Exterior: {items}.
- There are {list}.
classic
- The {type} has {list}.
casual
- The {type} has {list}.

## list: more
luxury
- There are also {list}.
- The {type} also includes {list}.
investor
- Also: {items}.
- There are also {list}.
- The {type} also has {list}.
family
- There's also {list}.
- You also have {list}.
modern
- Also: {items}.
- There's also {list}.
- The {type} also has {list}.
classic
- There are {list} besides.
- There are also {list}.
casual
- There's also {list}.
- You've also got {list}.

## whole: plain
luxury
- {The it} has {list}.
- {The it} includes {list}.
- {The it} is equipped with {list}.
investor
- {The it} has {list}.
- {The it} includes {list}.
family
- {The it} has {list}.
- {The it} comes with {list}.
- In {the it} you have {list}.
modern
- {The it} has {list}.
- {The it} gets {list}.
- {The it}: {items}.
classic
- {The it} has {list}.
- {The it} is provided with {list}.
- {The it} contains {list}.
casual
- {The it} has {list}.
- {The it} comes with {list}.
- In {the it}, there's {list}.

## whole: more
luxury
- {The it} also has {list}.
investor
- {The it} also has {list}.
family
- {The it} also has {list}.
modern
- {The it} also has {list}.
classic
- {The it} also has {list}.
casual
- {The it} also has {list}.

## whole: done
luxury
- {Done}, with {list}.
- {Done} and has {list}.
investor
- {Done}, with {list}.
- {Done}: {items}.
family
- {Done}, with {list}.
- {Done} and has {list}.
modern
- {Done}: {items}.
- {Done}, with {list}.
classic
- {Done}, and has {list}.
- {Done}, with {list}.
casual
- {Done}, and now it has {list}.
- {Done}, with {list}.
- {Done} and comes with {list}.

## whole: two
luxury
- {The it} has {list}, and {the other} has {others}.
- {The it} has {list}; {the other} has {others}.
investor
- {The it} has {list}; {the other} has {others}.
family
- {The it} has {list}, and {the other} has {others}.
modern
- {The it} has {list}. {The other} has {others}.
classic
- {The it} has {list}, and {the other} has {others}.
- {The it} has {list}; {the other} has {others}.
casual
- {The it} has {list}, and {the other} has {others}.

## notes
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
- The {type} was completed in {year}[ and stands on {lot}].
- The {type} stands on {lot}.
- It is {a type}.
investor
- The {type} was built in {year}[ and sits on {lot}].
- The {type} sits on {lot}.
- Property type: {type}.
family
- The {type} was built in {year}[ and sits on {lot}].
- The {type} sits on {lot}.
- It's {a type}.
modern
- The {type} is from {year}[, on {lot}].
- The {type} is on {lot}.
- It's {a type}.
classic
- The {type} was built in {year}[ and stands on {lot}].
- The {type} stands on {lot}.
- It is {a type}.
casual
- The {type} went up in {year}[ and sits on {lot}].
- The {type} sits on {lot}.
- It's {a type}.

## lead: hero
luxury
- This {city} {type} is offered with {a hero} and {a hero2}.
- Offered in {city}: {a type} with {a hero} and {a hero2}.
- {A hero} and {a hero2} distinguish this {city} {type}.
- This {city} {type} is offered with {a hero}.
- Offered in {city}: {a type} with {a hero}.
investor
- This {city} {type}, priced at {price}, has {a hero} and {a hero2}.
- {Price} in {city} buys {a type} with {a hero} and {a hero2}.
- This {city} {type}, priced at {price}, has {a hero}.
- {Price} in {city} buys {a type} with {a hero}.
family
- (home) Come home to {a hero} and {a hero2} in {city}.
- You get {a hero} and {a hero2} at this {city} {type}.
- At this {city} {type} you have {a hero} and {a hero2}.
- You get {a hero} at this {city} {type}.
- At this {city} {type} you have {a hero}.
- This {city} {type} gives you {a hero} and {a hero2}.
- {A hero} and {a hero2} are waiting at this {city} {type}.
- This {city} {type} gives you {a hero}.
modern
- {A hero}. {A hero2}. One {city} {type}.
- A {city} {type} with {a hero} and {a hero2}.
- {A hero}: a {city} {type}.
- A {city} {type} with {a hero}.
- {City}: {a hero}, {a hero2}.
classic
- This {city} {type} has {a hero} and {a hero2}.
- {A type} in {city} is offered with {a hero} and {a hero2}.
- This {city} {type} has {a hero}.
- In {city} there is {a type} with {a hero}.
- In {city} there is {a type} with {a hero} and {a hero2}.
casual
- This {city} {type} comes with {a hero} and {a hero2}.
- {A hero} and {a hero2}: you get both with this {city} {type}.
- It's {a type} in {city}, and it's got {a hero}.
- This {city} {type} comes with {a hero}.
- Here's {a type} in {city} with {a hero} and {a hero2}.
- {A hero}, {a hero2}, and {a type} in {city} to go with them.

## opening: condition
luxury
- This {city} {type} {predicate}.
- The {type}, in {city}, {predicate}.
investor
- (price) Asking {price}: this {city} {type} {predicate}.
- The {city} {type} {predicate}.
family
- Here's the first thing to know: this {city} {type} {predicate}.
- First of all, this {city} {type} {predicate}.
modern
- Up front: this {city} {type} {predicate}.
- First fact: the {city} {type} {predicate}.
classic
- It should be said first that this {city} {type} {predicate}.
- This {type}, in {city}, {predicate}.
casual
- First things first: this {city} {type} {predicate}.
- Let's start here: this {city} {type} {predicate}.

## lead: identity
luxury
- This {city} {type} {predicate}, with {a hero} and {a hero2}.
- This {city} {type} {predicate}, with {a hero}.
investor
- Priced at {price}, this {city} {type} {predicate}, with {a hero}.
- (price) At {price}, this {city} {type} {predicate} and has {a hero}.
family
- This {city} {type} {predicate}, and you have {a hero} and {a hero2}.
- This {city} {type} {predicate}, and you have {a hero}.
modern
- {City}: this {type} {predicate}, with {a hero}.
- The {city} {type} {predicate}, with {a hero} and {a hero2}.
classic
- This {type}, in {city}, {predicate} and has {a hero} and {a hero2}.
- This {type}, in {city}, {predicate} and has {a hero}.
casual
- This {city} {type} {predicate}, and it's got {a hero} and {a hero2}.
- This {city} {type} {predicate}, and it's got {a hero}.

## opening: setting
luxury
- This {city} {type} {predicate}.
- The {type}, in {city}, {predicate}.
investor
- (price) Asking {price}: this {city} {type} {predicate}.
- {City}: the {type} {predicate}.
family
- Start here: this {city} {type} {predicate}.
- Picture it first: this {city} {type} {predicate}.
modern
- The {city} {type} {predicate}.
- {City}: a {type} that {predicate}.
classic
- This {type}, in {city}, {predicate}.
- In {city}, this {type} {predicate}.
casual
- First things first: this {city} {type} {predicate}.
- Let's start here: this {city} {type} {predicate}.

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
- [[Built in {year}, the {type}|The {type}] has {beds & baths & sqft}[, on {lot}].|[It was built in {year}[, on {lot}].|[The lot is {lot}.]]] [Offered at {price}.]
investor
- [[Built in {year}, the {type}|The {type}] has {beds & baths & sqft}[, on {lot}].|[It was built in {year}[, on {lot}].|[The lot is {lot}.]]] [The price is {price}.]
family
- [[Built in {year}, it|It] has {beds & baths & sqft}[, on {lot}].|[It was built in {year}[, on {lot}].|[The lot is {lot}.]]] [The price is {price}.]
modern
- [[Built in {year}, the {type}|The {type}] has {beds & baths & sqft}[, on {lot}].|[Built in {year}[, on {lot}].|[The lot is {lot}.]]] [Asking {price}.]
classic
- [[Built in {year}, the {type}|The {type}] has {beds & baths & sqft}[, on {lot}].|[It was built in {year}[, on {lot}].|[The lot is {lot}.]]] [It is offered at {price}.]
casual
- [[It was built in {year}, and it's|It's] got {beds & baths & sqft}[, on {lot}].|[It's from {year}[, on {lot}].|[The lot's {lot}.]]] [It's {price}.]
`
