// Lines as data; the notation is explained in ../README.md.
// First lines of homes, in which each fact has a noun and a verb of its own. story/opening-forms.ts decides which of these forms a
// property has the facts for. The city and the type stand in the first or the second sentence. {clause} and {clauses} are
// clauses such as 'the pond is fed by a spring'. Investor has none: its texts begin with the price.
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
- {The seen} is in view. A {city} {type}[, built in {year}].
- In view: {the seen}. A {city} {type}[, built in {year}].
- A {city} {type} that looks out on {the seen}.
classic
- {The seen} is in view from this {city} {type}.
- This {city} {type} looks out on {the seen}.
- From this {city} {type}, {the seen} is in view.
casual
- Look out and there's {the seen}. It's {a type} in {city}[, built in {year}].
- You're looking at {the seen} from this {city} {type}.
- This {city} {type} looks out at {the seen}.

## first: seen and more
luxury
- {The seen} is in view from this {city} {type}, and {clause}.
- This {city} {type} looks out on {the seen}, and {clause}.
- (year) {The seen} is in view, and {clause}. This {city} {type} was completed in {year}[ and stands on {lot}].
family
- From this {city} {type}, you look out at {the seen}, and {clause}.
- You can see {the seen} from this {city} {type}, and {clause}.
- {The seen} is in view, and {clause}. This {city} {type} was built in {year}.
modern
- {The seen} is in view. {Clause}. A {city} {type}[, built in {year}].
- {The seen} is in view, and {clause}. A {city} {type}[, built in {year}].
- A {city} {type} that looks out on {the seen}. {Clause}.
classic
- {The seen} is in view from this {city} {type}, and {clause}.
- This {city} {type} looks out on {the seen}, and {clause}.
- {The seen} is in view, and {clause}. This {city} {type} was built in {year}[ and stands on {lot}].
casual
- {The seen} is in view, and {clause}. It's {a type} in {city}[ from {year}].
- You're looking at {the seen} from this {city} {type}, and {clause}.
- This {city} {type} looks out at {the seen}, and {clause}.

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
- {The seen} is in view from {the place}. A {city} {type}[, built in {year}].
- {The place} of this {city} {type} looks out on {the seen}.
- From {the place}, {the seen}. A {city} {type}[, built in {year}].
classic
- From {the place} of this {city} {type}, {the seen} is in view.
- {The place} of this {city} {type} looks out on {the seen}.
- {The seen} is in view from {the place} of this {city} {type}.
casual
- Head to {the place} and you're looking at {the seen}. It's {a type} in {city}[, built in {year}].
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
- {The place} {overlooks}. A {city} {type}[, built in {year}].
- A {city} {type} where {the place} {overlooks}.
classic
- {The place} of this {city} {type} {overlooks}.
- {The place} {overlooks}. This {city} {type} was built in {year}[ and stands on {lot}].
casual
- Step out on {the place} and you've got {what} in front of you. It's {a type} in {city}[, built in {year}].
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
- Above is {the roof}; within walking distance is {where}. This {city} {type} lies between the two.
- At the top of this {city} {type} is {a roof}, and within walking distance is {where}.
family
- Go up and you're on {the roof}. Go out and you can walk to {where} from this {city} {type}.
- Upstairs of it all there's {a roof}; out the door of this {city} {type}, you can walk to {where}.
modern
- Up: {a roof}. Out: a walk to {where}. A {city} {type}[, built in {year}].
- Go up for {the roof}. Go out for {where}, a walk away. A {city} {type}.
classic
- At the top of this {city} {type} is {a roof}; {where} is within walking distance.
- {The roof} is at the top of this {city} {type}, and {where} is within walking distance.
casual
- Go up and you're on {the roof}. Go out and you can walk to {where} from this {city} {type}.
- Up top there's {a roof}. Out the door of this {city} {type}, you can walk to {where}.

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

## first: dry and wet
luxury
- For dry days, this {city} {type} has {a dry}; for wet ones, {a wet}.
- When it is dry there is {a dry}, and when it rains, {a wet}. This {city} {type} has {beds & baths & sqft}.
family
- For dry days there's {a dry}, and for wet ones there's {a wet} at this {city} {type}.
- On dry days this {city} {type} gives you {a dry}, and on wet ones, {a wet}.
modern
- Dry days: {a dry}. Wet days: {a wet}. A {city} {type}[, built in {year}].
- {A dry} for dry days, {a wet} for wet ones: {a type} in {city}.
classic
- For dry days, this {city} {type} has {a dry}; for wet ones, {a wet}.
- In dry weather this {city} {type} has {a dry}, and in wet, {a wet}.
casual
- {A dry} for when it's dry, {a wet} for when it's not: this {city} {type} has both.
- Dry out? There's {a dry}. Raining? There's {a wet}. It's {a type} in {city}.

## first: warm and cold
luxury
- For summer, this {city} {type} has {a warm}; for winter, {a cold}.
- {A warm} for the summer and {a cold} for the winter: this {city} {type} has both.
family
- There's {a warm} for summer and {a cold} for winter at this {city} {type}.
- In summer you've got {a warm} at this {city} {type}, and in winter you've got {a cold}.
modern
- Summer: {a warm}. Winter: {a cold}. A {city} {type}[, built in {year}].
- {A warm} for summer, {a cold} for winter: {a type} in {city}.
- A {city} {type} with {a warm} for summer and {a cold} for winter.
classic
- For summer, this {city} {type} has {a warm}; for winter, {a cold}.
- This {city} {type} has {a warm} for summer and {a cold} for winter.
- In summer there is {a warm} at this {city} {type}, and in winter there is {a cold}.
casual
- {A warm} for summer, {a cold} for winter: this {city} {type} has both.
- This {city} {type} has {a warm} for when it's warm and {a cold} for when it's not.
- When it's warm out there's {a warm}; when it isn't, there's {a cold}. It's {a type} in {city}.

## first: front and back
luxury
- This {city} {type} has {a front} on one side and {a back} on the other.
- On one side of this {city} {type} is {a front}; on the other is {a back}.
family
- There's {a front} on one side of this {city} {type} and {a back} on the other.
- This {city} {type} starts with {a front} and ends with {a back}.
modern
- {A front} on one side, {a back} on the other: {a type} in {city}.
- {A front}. {A back}. Between them, a {city} {type}[ from {year}].
classic
- This {city} {type} has {a front} on one side and {a back} on the other.
- On one side of this {city} {type} is {a front}; on the other is {a back}.
casual
- This {city} {type} starts with {a front} and ends with {a back}.
- You've got {a front} on one side of this {city} {type} and {a back} on the other.

## first: front and roof
luxury
- This {city} {type} rises from {a front} to {a roof}.
- (year) Below is {a front}; above is {a roof}. This {city} {type} was completed in {year}.
family
- This {city} {type} starts with {a front} and goes all the way up to {a roof}.
- There's {a front} at the bottom of this {city} {type} and {a roof} at the top.
modern
- {A front} below. {A roof} above. In between, a {city} {type}[ from {year}].
- From {the front} up to {the roof}: a {city} {type}.
classic
- This {city} {type} rises from {a front} to {a roof}.
- At the foot of this {city} {type} is {a front}; at the top is {a roof}.
casual
- This {city} {type} starts with {a front} and goes all the way up to {a roof}.
- Bottom: {a front}. Top: {a roof}. It's {a type} in {city}[ from {year}].

## first: unchanged
luxury
- {The kept} of this {city} {type} has been here since {year}.
- Since {year}, this {city} {type} has kept {the kept}.
family
- {The kept} of this {city} {type} has been here since {year}.
- This {city} {type} still has {the kept} it was built with in {year}.
modern
- {The kept} has been here since {year}. A {city} {type}.
- A {city} {type} from {year}, {the kept} included.
classic
- {The kept} of this {city} {type} has been here since {year}.
- This {city} {type} was built in {year}, and {the kept} has been here since.
casual
- {The kept} of this {city} {type} has been here since {year}.
- This {city} {type} went up in {year}, and {the kept} is still here.

## first: unchanged and more
luxury
- {The kept} of this {city} {type} has been here since {year}, and {clause}.
- This {city} {type} was completed in {year}. {The kept} has been here since, and {clause}.
family
- {The kept} of this {city} {type} has been here since {year}, and {clause}.
- This {city} {type} still has {the kept} it was built with in {year}, and {clause}.
modern
- {The kept} has been here since {year}. {Clause}. A {city} {type}.
- A {city} {type} from {year}, {the kept} included. {Clause}.
classic
- {The kept} of this {city} {type} has been here since {year}, and {clause}.
- This {city} {type} was built in {year}. {The kept} has been here since, and {clause}.
casual
- {The kept} of this {city} {type} has been here since {year}, and {clause}.
- This {city} {type} went up in {year}. {The kept} is still here, and {clause}.

## first: near
luxury
- {Where} is {distance} from this {city} {type}[, and {clause}].
- {Distance} from this {city} {type} is {where}[, and {clause}].
family
- {Where} is {distance} from this {city} {type}[, and {clause}].
- Go {distance} from this {city} {type} and you're at {where}. [{Clause}.]
modern
- {Distance} to {where}. [{Clause}.] A {city} {type}[, built in {year}].
- {Where} is {distance} from this {city} {type}. [{Clause}.]
classic
- {Where} is {distance} from this {city} {type}[, and {clause}].
- {Distance} from this {city} {type} is {where}[, and {clause}].
casual
- Go {distance} from this {city} {type} and you're at {where}. [{Clause}.]
- {Where} is {distance} from this {city} {type}[, and {clause}].

## first: a walk away
luxury
- {Where} is within walking distance of this {city} {type}[, and {clause}].
- From this {city} {type}, {where} is a walk away[, and {clause}].
family
- You can walk to {where} from this {city} {type}[, and {clause}].
- {Where} is a walk from this {city} {type}[, and {clause}].
- From this {city} {type}, you can walk to {where}[, and {clause}].
modern
- A walk to {where}. [{Clause}.] A {city} {type}[, built in {year}].
- {Where} is a walk from this {city} {type}. [{Clause}.]
- From this {city} {type}, a walk to {where}. [{Clause}.]
classic
- {Where} is within walking distance of this {city} {type}[, and {clause}].
- From this {city} {type}, {where} is within walking distance[, and {clause}].
casual
- You can walk to {where} from this {city} {type}[, and {clause}].
- {Where} is a walk away from this {city} {type}[, and {clause}].
- From this {city} {type}, it's a walk to {where}[, and {clause}].

## first: one
luxury
- {Subject} of this {city} {type} {said}.
- (year) {Clauses}. This {city} {type} was completed in {year}[ and stands on {lot}].
family
- {Subject} of this {city} {type} {said}.
- At this {city} {type}, {clauses}.
modern
- {Subject} of this {city} {type} {said}.
- {Clauses}. A {city} {type}[, built in {year}].
classic
- {Subject} of this {city} {type} {said}.
- {Clauses}. This {city} {type} was built in {year}[ and stands on {lot}].
casual
- {Subject} of this {city} {type} {said}.
- {Clauses}. It's {a type} in {city}[ from {year}].

## first: high ceilings
luxury
- {Subject} of this {city} {type} {said}.
family
- Look up: {clauses}. This {city} {type} was built in {year}.
- {Subject} of this {city} {type} {said}.
modern
- {Subject} of this {city} {type} {said}.
- Look up: {clauses}. A {city} {type}[, built in {year}].
classic
- {Subject} of this {city} {type} {said}.
casual
- Look up: {clauses}. It's {a type} in {city}[ from {year}].
- Look up in this {city} {type}: {clauses}.

## first: row
luxury
- {Subject} of this {city} {type} {said}.
- {Clauses}. This {city} {type} was completed in {year}[ and stands on {lot}].
- {Clauses}. This {city} {type} has {beds & baths & sqft}.
family
- {Subject} of this {city} {type} {said}.
- At this {city} {type}, {clauses}.
- {Clauses}. This {city} {type} was built in {year}[ on {lot}].
modern
- {Clauses}. A {city} {type}[, built in {year}].
- A {city} {type} where {clauses}.
- {Clauses}. {A type} in {city}[, built in {year}].
classic
- {Subject} of this {city} {type} {said}.
- {Clauses}. This {city} {type} was built in {year}[ and stands on {lot}].
- At this {city} {type}, {clauses}.
casual
- {Subject} of this {city} {type} {said}.
- {Clauses}. It's {a type} in {city}[ from {year}].
- At this {city} {type}, {clauses}.

## first: row on land
luxury
- On the {lot} of this {city} {type}, {clauses}.
- {Clauses}. This {city} {type} stands on {lot}.
- {Clauses}. This {city} {type} has {lot}[ and was completed in {year}].
family
- On the {lot} of this {city} {type}, {clauses}.
- {Clauses}. This {city} {type} comes with {lot}.
modern
- {Clauses}. {A type} in {city} on {lot}.
- On {lot} in {city}, {a type} where {clauses}.
classic
- On the {lot} of this {city} {type}, {clauses}.
- {Clauses}. This {city} {type} stands on {lot}.
- {Clauses}. This {city} {type} has {lot}[ and was built in {year}].
casual
- {Clauses}. You get {lot} with this {city} {type}.
- On the {lot} of this {city} {type}, {clauses}.

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
