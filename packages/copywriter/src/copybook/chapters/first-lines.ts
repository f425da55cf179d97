// Lines as data; the notation is explained in ../README.md.
// First lines of homes, in which each fact has a noun and a verb of its own. story/first-lines.ts decides which of these forms a
// property has the facts for. The city and the type stand in the first or the second sentence. Investor has none: its texts begin
// with the price.
export const firstLines = `
## first: seen
luxury
- {The seen} is in view from this {city} {type}.
- This {city} {type} looks out on {the seen}.
- (year) {The seen} is in view from this {city} {type}, completed in {year}.
family
- From this {city} {type}, you look out at {the seen}.
- You can see {the seen} from this {city} {type}.
- {The seen} is in view from this {city} {type}.
modern
- A {city} {type} with {the seen} in view.
- In view from this {city} {type}: {the seen}.
- A {city} {type} that looks out on {the seen}.
classic
- {The seen} is in view from this {city} {type}.
- This {city} {type} looks out on {the seen}.
- From this {city} {type}, {the seen} is in view.
casual
- Look out from this {city} {type} and there's {the seen}.
- You're looking at {the seen} from this {city} {type}.
- This {city} {type} looks out at {the seen}.

## first: seen from
luxury
- From {the place} of this {city} {type}, {the seen} is in view.
- {The place} of this {city} {type} looks out on {the seen}.
- (year) {The seen} is in view from {the place} of this {city} {type}, completed in {year}.
family
- From {the place} of this {city} {type}, you look out at {the seen}.
- {The place} of this {city} {type} looks out on {the seen}.
- You can see {the seen} from {the place} of this {city} {type}.
modern
- A {city} {type} with {the seen} in view from {the place}.
- {The place} of this {city} {type} looks out on {the seen}.
classic
- From {the place} of this {city} {type}, {the seen} is in view.
- {The place} of this {city} {type} looks out on {the seen}.
- {The seen} is in view from {the place} of this {city} {type}.
casual
- Head to {the place} of this {city} {type} and you're looking at {the seen}.
- {The place} of this {city} {type} looks out at {the seen}.
- From {the place} of this {city} {type}, you're looking at {the seen}.

## first: overlooking
luxury
- {The place} of this {city} {type} {overlooks}.
- (year) {The place} {overlooks}. This {city} {type} was completed in {year}[ and stands on {lot}].
family
- {The place} of this {city} {type} {overlooks}.
- At this {city} {type}, {the place} {overlooks}.
modern
- {The place} of this {city} {type} {overlooks}.
- A {city} {type} where {the place} {overlooks}.
classic
- {The place} of this {city} {type} {overlooks}.
- {The place} {overlooks}. This {city} {type} was built in {year}[ and stands on {lot}].
casual
- Step out on {the place} of this {city} {type} and you've got {what} in front of you.
- {The place} of this {city} {type} {overlooks}.

## first: frontage
luxury
- For {feet}, the land of this {city} {type} meets {water}[, with {the seen} in view].
- The land of this {city} {type} fronts {water} for {feet}[, with {the seen} in view].
- (year) The land fronts {water} for {feet}[, with {the seen} in view]. This {city} {type} was completed in {year}[ and stands on {lot}].
family
- For {feet}, the land of this {city} {type} meets {water}[, and {the seen} is in view].
- The land of this {city} {type} fronts {water} for {feet}[, with {the seen} in view].
modern
- {Feet} on {water}[, {the seen} in view]. A {city} {type}[, built in {year}].
- A {city} {type} on land that fronts {water} for {feet}[, with {the seen} in view].
classic
- For {feet}, the land of this {city} {type} meets {water}[, with {the seen} in view].
- The land of this {city} {type} fronts {water} for {feet}[, with {the seen} in view].
- The land fronts {water} for {feet}[, with {the seen} in view]. This {city} {type} was built in {year}[ and stands on {lot}].
casual
- You've got {feet} on {water} with this {city} {type}[, and {the seen} is in view].
- The land of this {city} {type} meets {water} for {feet}[, with {the seen} in view].

## first: frontage unmeasured
luxury
- This {city} {type} fronts {water}[, with {the seen} in view].
- {Water} begins where the land of this {city} {type} ends[, with {the seen} in view].
family
- This {city} {type} fronts {water}[, with {the seen} in view].
- {Water} is right outside this {city} {type}[, and {the seen} is in view].
modern
- A {city} {type} that fronts {water}[, {the seen} in view].
- On {water}[, with {the seen} in view]: a {city} {type}.
classic
- This {city} {type} fronts {water}[, with {the seen} in view].
- The land of this {city} {type} fronts {water}[, with {the seen} in view].
casual
- This {city} {type} fronts {water}[, and {the seen} is in view].
- {Water} is right outside this {city} {type}[, and {the seen} is in view].

## first: up and out
luxury
- At the top of this {city} {type} is {a roof}, and {where} is within walking distance.
family
- Go up and you're on {the roof}. Go out and you can walk to {where} from this {city} {type}.
- At the top of this {city} {type} there's {a roof}, and you can walk to {where}.
modern
- Up: {a roof}. Out: a walk to {where}. A {city} {type}[, built in {year}].
- Go up for {the roof}. Go out for {where}, a walk away. A {city} {type}.
classic
- At the top of this {city} {type} is {a roof}; {where} is within walking distance.
casual
- Go up and you're on {the roof}. Go out and you can walk to {where} from this {city} {type}.
- At the top of this {city} {type} there's {a roof}, and you can walk to {where}.

## first: unit and building
luxury
- {The place} of this {city} {type} looks out on {the seen}, and {the up} is on the roof of the building.
- {The place} looks out on {the seen}; on the roof of the building is {the up}. This {city} {type} has {beds & baths & sqft}.
family
- {The place} of this {city} {type} looks out on {the seen}, and {the up} is up on the roof.
- From {the place} of this {city} {type}, you look out at {the seen}. On the roof of the building, there's {the up}.
modern
- {The place} has {the seen}. The roof has {the up}. A {city} {type}[ for {rent}].
- {The seen} is off {the place}. {The up} is on the roof. A {city} {type}[ for {rent}].
classic
- {The place} of this {city} {type} looks out on {the seen}, and {the up} is on the roof of the building.
- From {the place} of this {city} {type}, {the seen} is in view; on the roof of the building is {the up}.
casual
- {The place} has {the seen} and the roof has {the up}. It's {a type} in {city}.
- Step out on {the place} and there's {the seen}. Go up to the roof and there's {the up}. It's {a type} in {city}.

## first: front and roof
luxury
- This {city} {type} rises from {a front} to {a roof}.
family
- This {city} {type} starts with {a front} and goes all the way up to {a roof}.
modern
- From {the front} up to {the roof}: a {city} {type}.
classic
- This {city} {type} rises from {a front} to {a roof}.
casual
- This {city} {type} starts with {a front} and goes all the way up to {a roof}.

## first: unchanged
luxury
- In this {city} {type}, {the kept} has been here since {year}.
- Since {year}, this {city} {type} has kept {the kept}.
family
- In this {city} {type}, {the kept} has been here since {year}.
- This {city} {type} still has {the kept} it was built with in {year}.
modern
- {The kept} has been here since {year}. A {city} {type}.
- A {city} {type} from {year}, {the kept} included.
classic
- In this {city} {type}, {the kept} has been here since {year}.
- This {city} {type} was built in {year}, and {the kept} has been here since.
casual
- In this {city} {type}, {the kept} has been here since {year}.
- This {city} {type} went up in {year}, and {the kept} is still here.

## first: stated
luxury
- {The part} of this {city} {type} {said}.
- (year) {The part} of this {city} {type}, completed in {year}, {said}.
family
- {The part} of this {city} {type} {said}.
- At this {city} {type}, {the part} {said}.
modern
- A {city} {type} where {the part} {said}.
- {The part} of this {city} {type} {said}.
classic
- {The part} of this {city} {type} {said}.
- At this {city} {type}, {the part} {said}.
casual
- {The part} of this {city} {type} {said}.
- At this {city} {type}, {the part} {said}.

## headline: place
luxury
- {Fronted} in {City}
investor
- {City} {Type} {Fronted}, {Price}
family
- A {City} {Type} {Fronted}
- {Fronted} in {City}
modern
- {Fronted}, {City}
classic
- {Fronted} in {City}
- A {City} {Type} {Fronted}
casual
- {Fronted} in {City}
`
