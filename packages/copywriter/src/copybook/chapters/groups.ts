// Lines as data; the notation is explained in ../README.md.
// Plain sentences that carry two to four features of one part of the property. {list} has articles and 'and';
// {items} is the bare list with commas. They claim nothing but presence, so they suit whatever was typed.
export const groups = `
## group: kitchen
luxury
- The kitchen has {list}.
- In the kitchen there are {list}.
- The kitchen is given {list}.
investor
- Kitchen: {items}.
- In the kitchen: {items}.
family
- The kitchen has {list}.
- In the kitchen, there's {list}.
- The kitchen comes with {list}.
modern
- Kitchen: {items}.
- The kitchen gets {list}.
- In the kitchen, {items}.
classic
- The kitchen has {list}.
- The kitchen is provided with {list}.
casual
- The kitchen's got {list}.
- In the kitchen you've got {list}.

## group: indoors
luxury
- Indoors there are {list}.
- Within are {list}.
- The rooms have {list}.
investor
- Interior: {items}.
- Inside: {items}.
family
- Inside, there's {list}.
- Indoors you have {list}.
modern
- Inside: {items}.
- Indoors, {items}.
classic
- Indoors there are {list}.
- Within are {list}.
casual
- Inside, you've got {list}.
- There's {list} inside.

## group: rooms
luxury
- Among the rooms are {list}.
- The plan includes {list}.
investor
- Rooms: {items}.
- The plan includes {list}.
family
- There's {list}.
- You also have {list}.
modern
- Also inside: {items}.
- Rooms to use: {items}.
classic
- Among the rooms are {list}.
- The plan includes {list}.
casual
- There's {list}.
- You've also got {list}.

## group: suite
luxury
- For the end of the day there are {list}.
- The later hours have {list}.
investor
- Bedrooms and baths: {items}.
family
- For the end of the day, there's {list}.
- And when the day is done, there's {list}.
modern
- Lights down: {items}.
- End of the day: {items}.
- After hours: {items}.
classic
- For the later hours there are {list}.
casual
- And for when you've had enough of everybody: {list}.
- And when you're done for the day, there's {list}.
- For the end of the day, you've got {list}.

## group: outdoors
luxury
- Out of doors there are {list}.
- Outside are {list}.
investor
- Exterior: {items}.
- Outside: {items}.
family
- Outside, there's {list}.
- Step outside and there's {list}.
modern
- Now open the door: {items}.
- Outside: {items}.
- Out the door: {items}.
classic
- Out of doors there are {list}.
- Outside are {list}.
casual
- Okay, outside: {list}.
- Outside, you've got {list}.
- Out back and out front, count {list}.

## group: land
luxury
- Out on the land: {list}.
- The land has {list}.
- To the land belong {list}.
investor
- Land: {items}.
- On the ground: {items}.
family
- Pull your boots on for the rest: {list}.
- On the land, there's {list}.
- Out there you have {list}.
modern
- On the ground: {items}.
- The land brings {items}.
classic
- The land has {list}.
- With the land come {list}.
casual
- Out there you've got {list}.
- The land comes with {list}.

## group: building
luxury
- What the residence leaves out, the building keeps: {list}.
- The building keeps {list}.
- The building supplies {list}.
investor
- Building: {items}.
- Common elements: {items}.
family
- The building pitches in: {list}.
- The building has {list}.
- The building adds {list}.
modern
- The building's side of the deal: {items}.
- The building does the rest: {items}.
- The building adds {items}.
classic
- The building provides {list}.
- The building has {list}.
casual
- And some of it isn't even yours to vacuum: {list}.
- The building's got {list}.
- The building throws in {list}.

## group: community
luxury
- The community keeps {list}.
investor
- Community: {items}.
family
- The community has {list}.
modern
- In the community: {items}.
classic
- The community provides {list}.
casual
- The community's got {list}.

## group: practical
luxury
- There are also {list}.
- Of everyday use are {list}.
investor
- Parking and storage: {items}.
family
- For the everyday, there's {list}.
- The useful part: {list}.
modern
- The useful part: {items}.
- Day to day: {items}.
classic
- For everyday use there are {list}.
- There are, besides, {list}.
casual
- On the practical side, you've got {list}.
- The useful stuff: {list}.

## group: systems
luxury
- The equipment includes {list}.
- What keeps it running: {list}.
investor
- Systems: {items}.
- Mechanicals: {items}.
family
- Behind the scenes, there's {list}.
- Working in the background: {list}.
modern
- Under the hood: {items}.
- Systems: {items}.
classic
- The equipment includes {list}.
- It is served by {list}.
casual
- Behind the scenes, you've got {list}.
- The stuff you don't see: {list}.

## group: rest
luxury
- There are also {list}.
investor
- Also: {items}.
- Also on the list: {items}.
family
- There's also {list}.
- You'll find {list}, too.
modern
- Also: {items}.
- Plus {list}.
classic
- There are also {list}.
casual
- There's also {list}.
- You also get {list}.

## group: notes
luxury
- Also stated: {items}.
investor
- Also stated: {items}.
family
- Also worth knowing: {items}.
modern
- Also: {items}.
classic
- Also stated: {items}.
casual
- Also worth knowing: {items}.

## group: premises
luxury
- The building has {list}.
- The building provides {list}.
investor
- Building: {items}.
- In place: {items}.
family
- The building has {list}.
- For the workday, there's {list}.
modern
- The building brings {items}.
- In place: {items}.
classic
- The building has {list}.
- The building is provided with {list}.
casual
- The building's got {list}.
- You've got {list}.

## group: units
luxury
- The property has {list}.
investor
- In place: {items}.
- Building: {items}.
family
- There's {list}.
- The place has {list}.
modern
- Also here: {items}.
- In place: {items}.
classic
- The building has {list}.
- There are {list}.
casual
- There's {list}.
- You've got {list}.

## part: whole
luxury
- {The it} has {list}.
investor
- {It}: {items}.
- {The it} has {list}.
family
- {The it} has {list}.
- {The it} comes with {list}.
modern
- {The it} gets {list}.
- {It}, with {list}.
classic
- {The it} has {list}.
casual
- {The it} has {list}.
- {The it} comes with {list}.

## part: two wholes
luxury
- {The it} has {list}, and {the other} has {others}.
- {The it} has {list}; {the other}, {others}.
investor
- {It}, with {list}; {other}, with {others}.
family
- {The it} has {list}, and {the other} has {others}.
modern
- {It}, with {list}. {Other}, with {others}.
classic
- {The it} has {list}, and {the other} has {others}.
- {The it} has {list}; {the other}, {others}.
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

## place: type
luxury
- It is {a type}.
investor
- Property type: {type}.
family
- It's {a type}.
modern
- Type: {type}.
classic
- It is {a type}.
casual
- It's {a type}.

## lead: hero
luxury
- What sets this {city} {type} apart is {a hero}.
- This {city} {type} has {a hero}, and {a hero2} besides.
- {A hero} is the first thing to be said of this {city} {type}.
- The {type}, in {city}, has {a hero}.
investor
- At {price}, this {city} {type} comes with {a hero}.
- Start the comparison with {the hero}: it comes with this {city} {type} at {price}.
- Of note at this {city} {type}: {a hero}.
- {A hero} and {a hero2} come with this {city} {type}.
family
- You get {a hero} and {a hero2} with this {city} {type}.
- Everybody will want to see {the hero}. It comes with this {city} {type}.
- First stop: {the hero}. It's part of this {city} {type}.
- This {city} {type} has {a hero}, and that's only where it starts.
modern
- This {city} {type} leads with {a hero}.
- First: {the hero}. Then the rest of this {city} {type}.
- {Hero}. {Hero2}. One {city} {type}.
- In this {city} {type}: {a hero}. Also, {a hero2}.
classic
- To begin with, this {city} {type} has {a hero}.
- One thing introduces this {city} {type}: {a hero}.
- {A hero} and {a hero2} belong to this {city} {type}.
casual
- Here's the headline: this {city} {type} has {a hero}.
- Let's start with {the hero}. This {city} {type} has {a hero2}, too.
- This {city} {type} comes with {a hero}. You're welcome.
- You get {a hero}, you get {a hero2}, and you get this {city} {type} around them.

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
- [The {type} has {beds & baths & sqft}.] [It was built in {year}.] [The lot is {lot}.] [Offered at {price}.]
investor
- [Count: {beds, baths, sqft}.] [Lot: {lot}.] [Built: {year}.] [Price: {price}.]
family
- [It has {beds & baths & sqft}.] [It was built in {year}.] [The lot is {lot}.] [The price is {price}.]
modern
- [{Beds, baths, sqft}.] [Lot: {lot}.] [Built in {year}.] [Asking {price}.]
classic
- [The {type} has {beds & baths & sqft}.] [It was built in {year}.] [The lot is of {lot}.] [It is offered at {price}.]
casual
- [It's got {beds & baths & sqft}.] [It's from {year}.] [The lot's {lot}.] [It's {price}.]
`
