// Lines as data; the notation is explained in ../README.md.
// Plain sentences that carry two to four features of one part of the property. {list} has articles and 'and';
// {items} is the bare list with commas. They claim nothing but presence, so they suit whatever was typed.
export const groups = `
## list: kitchen
luxury
- The kitchen offers {list}.
- The kitchen has {list}.
investor
- The kitchen includes {list}.
- The kitchen has {list}.
family
- The kitchen has {list}.
- The kitchen gives you {list}.
- In the kitchen you'll find {list}.
modern
- Kitchen: {items}.
- The kitchen has {list}.
classic
- The kitchen has {list}.
casual
- The kitchen has {list}.
- The kitchen comes with {list}.
- The kitchen has {list}.
- In the kitchen you've got {list}.
- In the kitchen, there's {list}.

## list: kitchen, more
luxury
- The kitchen also has {list}.
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
- The {type} has {list}.
- The interior offers {list}.
- The interior has {list}.
- Inside, the {type} offers {list}.
- Inside are {list}.
investor
- The {type} has {list}.
- The interior has {list}.
- Inside are {list}.
family
- Inside, you'll find {list}.
- Inside, there's {list}.
- Inside, you have {list}.
- You'll find {list}.
modern
- There's {list}.
- Inside, there are {list}.
- The interior has {list}.
- Inside: {items}.
classic
- The {type} has {list}.
- The interior has {list}.
- Inside are {list}.
- Inside there are {list}.
casual
- Inside, you'll find {list}.
- You've got {list}.
- Inside, you've got {list}.
- Inside, there's {list}.

## list: finishes
luxury
- The rooms have {list}.
- Inside, there are {list}.
investor
- Inside are {list}.
- The rooms have {list}.
family
- The rooms have {list}.
- Inside, you'll find {list}.
modern
- Finishes: {items}.
- The rooms have {list}.
- Inside, there are {list}.
classic
- The rooms have {list}.
- Inside are {list}.
- Inside there are {list}.
casual
- Inside, you've got {list}.
- The rooms have {list}.
- Inside, there's {list}.

## list: extras
luxury
- The {type} has {list}.
- The {type} also has {list}.
investor
- There are {list}.
- The {type} also has {list}.
- The {type} has {list}.
family
- You also get {list}.
- You have {list}.
modern
- There's also {list}.
- There's {list}.
- The {type} has {list}.
classic
- There are also {list}.
- The {type} has {list}.
- The {type} also has {list}.
casual
- You've also got {list}.
- There's also {list}.
- You've got {list}.

## list: one
luxury
- The {type} has {list}.
- There are {list}.
investor
- There are {list}.
- The {type} has {list}.
family
- There's {list}.
- You have {list}.
modern
- There's {list}.
- The {type} has {list}.
classic
- There are {list}.
- The {type} has {list}.
casual
- There's {list}.
- You've got {list}.

## list: bedrooms
luxury
- The {type} has {list}.
- The plan includes {list}.
investor
- The {type} has {list}.
family
- There's {list}.
- You have {list}.
- You get {list}.
modern
- There's {list}.
- The {type} has {list}.
classic
- The {type} has {list}.
- The plan includes {list}.
casual
- It's got {list}.
- There's {list}.
- You've got {list}.

## list: rooms
luxury
- The {type} offers {list} as well.
- The {type} also has {list}.
- The plan includes {list}.
investor
- The plan includes {list}.
- The {type} also has {list}.
family
- There's also {list}.
- You also get {list}.
- The {type} also has {list}.
modern
- Also inside: {items}.
- There's also {list}.
classic
- The plan also includes {list}.
- There are also {list}.
- The {type} also has {list}.
casual
- You've also got {list}.
- There's also {list}.

## list: outdoors
luxury
- Outside, the {type} offers {list}.
- Outside are {list}.
investor
- Outside are {list}.
family
- Outside, you'll find {list}.
- Outside, there's {list}.
- Outside, you have {list}.
modern
- Outside: {items}.
- Outside, there's {list}.
classic
- Outside are {list}.
- Outside, there are {list}.
- Outside there are {list}.
casual
- Outside, you'll find {list}.
- Outside, you've got {list}.
- Outside, there's {list}.

## list: outdoors, more
luxury
- Outside, there are also {list}.
investor
- Also outside: {items}.
family
- Outside, you also have {list}.
- Outside, there's also {list}.
modern
- Also outside: {items}.
classic
- Outside, there are also {list}.
casual
- Outside, you've also got {list}.
- Outside, there's also {list}.

## list: land
luxury
- The land has {list}.
investor
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

## list: services
luxury
- The parcel has {list}.
investor
- The parcel has {list}.
family
- The parcel has {list}.
modern
- In place: {items}.
- The parcel has {list}.
classic
- The parcel has {list}.
casual
- You've already got {list}.

## list: kept
luxury
- The {type} keeps {list}.
- The {type} retains {list}.
investor
- The {type} keeps {list}.
family
- The {type} still has {list}.
modern
- Still here: {items}.
- The {type} keeps {list}.
classic
- The {type} has kept {list}.
- The {type} keeps {list}.
casual
- The {type}'s still got {list}.

## list: horses
luxury
- For the horses there are {list}.
investor
- For horses there are {list}.
family
- For the horses there's {list}.
modern
- For horses: {items}.
- For the horses, {list}.
classic
- For the horses there are {list}.
casual
- For the horses you've got {list}.

## list: parking
luxury
- The {type} has {list}.
investor
- It has {list}.
family
- There's {list}.
modern
- There's {list}.
- Parking: {items}.
classic
- The {type} has {list}.
casual
- There's {list}.

## list: premises
luxury
- The {type} offers {list}.
investor
- The {type} has {list}.
family
- The {type} has {list}.
- You have {list}.
modern
- The {type} has {list}.
- Inside: {items}.
classic
- The {type} has {list}.
casual
- The {type} has {list}.
- You've got {list}.

## list: site
luxury
- The site offers {list}.
investor
- The site has {list}.
family
- The site has {list}.
modern
- Site: {items}.
- On site: {items}.
classic
- The site has {list}.
casual
- On site you've got {list}.

## list: units
luxury
- The building offers {list}.
investor
- The building includes {list}.
family
- The building has {list}.
- There's {list}.
modern
- The building has {list}.
- Building: {items}.
classic
- The building has {list}.
casual
- The building has {list}.
- There's {list}.

## list: building
luxury
- The building offers {list}.
- The building has {list}.
investor
- The building has {list}.
family
- The building has {list}.
modern
- Building: {items}.
- The building has {list}.
classic
- In the building there are {list}.
- The building has {list}.
casual
- The building has {list}.
- The building has {list}.

## list: amenities
luxury
- Shared amenities include {list}.
investor
- Shared amenities include {list}.
family
- Shared amenities include {list}.
modern
- Shared amenities: {items}.
- Shared amenities include {list}.
classic
- Shared amenities include {list}.
casual
- Shared amenities include {list}.

## list: amenity
luxury
- The building has {list}.
investor
- The building has {list}.
family
- The building has {list}.
modern
- The building has {list}.
classic
- The building has {list}.
casual
- The building has {list}.

## list: community
luxury
- The community has {list}.
investor
- The community has {list}.
family
- The community has {list}.
modern
- Community: {items}.
- The community has {list}.
classic
- The community has {list}.
casual
- The community has {list}.

## list: systems
luxury
- The {type} has {list}.
investor
- The {type} has {list}.
family
- There's {list}.
- The {type} has {list}.
modern
- There's {list}.
- The {type} has {list}.
classic
- The {type} has {list}.
casual
- There's {list}.
- You've got {list}.

## list: exterior
luxury
- The {type} has {list}.
investor
- The {type} has {list}.
family
- The {type} has {list}.
modern
- The {type} has {list}.
- Exterior: {items}.
classic
- The {type} has {list}.
casual
- The {type} has {list}.
- It's got {list}.

## list: building, more
luxury
- The building also has {list}.
investor
- The building also has {list}.
family
- The building also has {list}.
modern
- The building also has {list}.
classic
- The building also has {list}.
casual
- The building also has {list}.

## list: community, more
luxury
- The community also has {list}.
investor
- The community also has {list}.
family
- The community also has {list}.
modern
- The community also has {list}.
classic
- The community also has {list}.
casual
- The community also has {list}.

## list: more
luxury
- The {type} also has {list}.
investor
- There are also {list}.
- The {type} also has {list}.
family
- There's also {list}.
- You also have {list}.
modern
- There's also {list}.
classic
- The {type} also has {list}.
casual
- There's also {list}.
- You've also got {list}.

## whole: plain
luxury
- {The it} offers {list}.
- {The it} has {list}.
investor
- {The it} has {list}.
- {The it} includes {list}.
family
- {The it} has {list}.
- {The it} comes with {list}.
- In {the it}, you'll find {list}.
- {The it} gives you {list}.
modern
- {The it} has {list}.
classic
- {The it} has {list}.
casual
- {The it} has {list}.
- {The it} comes with {list}.

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
- {The it}, {done}, has {list}.
- {Clause}, with {list}.
- {Clause} and has {list}.
investor
- {Clause}, with {list}.
- {The it}, {done}, has {list}.
family
- {The it}, {done}, has {list}.
- {Clause}, with {list}.
- {Clause}, and it has {list}.
modern
- {The it}, {done}, has {list}.
- {Clause}, with {list}.
classic
- {The it}, {done}, has {list}.
- {Clause}, with {list}.
- {Clause}, and it has {list}.
casual
- {Clause}, and now it has {list}.
- {Clause}, with {list}.
- {The it}, {done}, comes with {list}.

## whole: two
luxury
- {The it} has {list}, and {the other} has {others}.
investor
- {The it} has {list}; {the other} has {others}.
family
- {The it} has {list}, and {the other} has {others}.
modern
- {The it} has {list}. {The other} has {others}.
classic
- {The it} has {list}, and {the other} has {others}.
casual
- {The it} has {list}, and {the other} has {others}.

## rents
luxury
- The rents are {rents}.
investor
- The rents are {rents}, or {sum} in all.
- The rents are {rents}.
family
- The rents are {rents}, {sum} in all.
- The rents are {rents}.
modern
- Rents: {rents}.
classic
- The rents are {rents}, {sum} in all.
- The rents are {rents}.
casual
- The rents are {rents}.

## notes
luxury
- {Note}.
investor
- {Note}.
family
- {Note}.
modern
- {Note}.
classic
- {Note}.
casual
- {Note}.

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
investor
- {Updated}.
family
- {Updated}.
modern
- {Updated}.
classic
- {Updated}.
casual
- {Updated}.

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
- (land) Land in {city}: {lot}
- (old) {A type} of {year} in {city}
- {A beds-} {type} in {city}
- {A type} in {city}
- {A type}
investor
- (land) Land in {city}: {lot}, {price}
- {A type} in {city}, {price}
- {A type} in {city}
- {A type}
family
- (land) Land in {city}: {lot}
- {A beds-} {type} in {city}
- {A type} in {city}
- {A type}
modern
- (land) Land in {city}: {lot}
- {A beds-} {type}, {city}
- {A type} in {city}
- {A type}
classic
- (land) Land in {city}: {lot}
- (old) {A type} of {year}, in {city}
- {A beds-} {type} in {city}
- {A type} in {city}
- {A type}
casual
- (land) Land in {city}: {lot}
- {A beds-} {type} in {city}
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
- This {city} {type} offers {a hero}, {a hero2}, and {a hero3}.
- (year) Completed in {year}, this {city} {type} offers {a hero}, {a hero2}, and {a hero3}.
- (old) This {city} {type}, completed in {year}, offers {a hero} and {a hero2}.
- This {city} {type} offers {a hero} and {a hero2}.
- (year) This {type} in {city}, completed in {year}, offers {a hero} and {a hero2}.
- (old) This {type} in {city}, completed in {year}, offers {a hero}.
- This {city} {type} offers {a hero}.
- This {type} in {city} offers {a hero}.
- (year) Completed in {year}, this {city} {type} offers {a hero} and {a hero2}.
- This {type} in {city} offers {a hero} and {a hero2}.
- (old) Completed in {year}, this {city} {type} offers {a hero}.
investor
- (home) At {price} for {sqft}, this {city} {type} comes to {ppsf} per square foot. It has {a hero}, {a hero2}, and {a hero3}.
- (home) At {price} for {sqft}, this {city} {type} comes to {ppsf} per square foot. It has {a hero} and {a hero2}.
- (commercial) This {city} {type} is priced at {price}[, or {ppsf} per square foot].
- (home) This {sqft-} {city} {type} is priced at {price}, or {ppsf} per square foot. It has {a hero}, {a hero2}, and {a hero3}.
- (home) This {sqft-} {city} {type} is priced at {price}, or {ppsf} per square foot. It has {a hero} and {a hero2}.
- (home) This {sqft-} {city} {type} is priced at {price}, or {ppsf} per square foot.
- (home) In {city}, {price} buys {a sqft-} {type}, at {ppsf} per square foot.
- (home) In {city}, {price} buys {a sqft-} {type}, at {ppsf} per square foot. It has {a hero}, {a hero2}, and {a hero3}.
- (home) In {city}, {price} buys {a sqft-} {type}, at {ppsf} per square foot. It has {a hero} and {a hero2}.
- (no size) This {city} {type} is priced at {price}. It has {a hero} and {a hero2}.
- (no size) This {city} {type} is priced at {price}. It has {a hero}.
family
- This {city} {type} gives you {a hero}, {a hero2}, and {a hero3}.
- This {city} {type} gives you {a hero} and {a hero2}.
- This {city} {type} gives you {a hero}.
- This {type} in {city} gives you {a hero} and {a hero2}.
- This {type} in {city} gives you {a hero}, {a hero2}, and {a hero3}.
- (year) Built in {year}, this {city} {type} gives you {a hero} and {a hero2}.
- (year) Built in {year}, this {city} {type} gives you {a hero}, {a hero2}, and {a hero3}.
- You'll find {a hero} and {a hero2} at this {type} in {city}.
- You'll find {a hero}, {a hero2}, and {a hero3} at this {city} {type}.
modern
- {A hero} and {a hero2} in a {city} {type}.
- {A hero}, {a hero2}, and {a hero3} in a {city} {type}.
- A {city} {type} with {a hero}, {a hero2}, and {a hero3}.
- A {city} {type} with {a hero} and {a hero2}.
- A {city} {type} with {a hero}.
- {A type} in {city} with {a hero}, {a hero2}, and {a hero3}.
- {A type} in {city} with {a hero} and {a hero2}.
- {A type} in {city} with {a hero}.
classic
- This {city} {type} has {a hero}, {a hero2}, and {a hero3}.
- This {city} {type} has {a hero} and {a hero2}.
- This {type} in {city} has {a hero} and {a hero2}.
- This {city} {type} has {a hero}.
- This {type} in {city} has {a hero}.
- (home) In {city}, this {type} has {a hero} and {a hero2}.
- (year) Built in {year}, this {city} {type} has {a hero}, {a hero2}, and {a hero3}.
- (year) Built in {year}, this {city} {type} has {a hero} and {a hero2}.
- (old) Built in {year}, this {city} {type} has {a hero}.
casual
- This {type} in {city} comes with {a hero}, {a hero2}, and {a hero3}.
- This {city} {type} comes with {a hero}, {a hero2}, and {a hero3}.
- This {city} {type} comes with {a hero} and {a hero2}.
- This {city} {type} comes with {a hero}.
- Here's {a type} in {city} with {a hero}, {a hero2}, and {a hero3}.
- Here's {a type} in {city} with {a hero} and {a hero2}.
- Here's a {city} {type} with {a hero} and {a hero2}.
- Here's {a type} in {city} with {a hero}.

## lead: acreage
luxury
- On {lot}, this {city} {type} offers {a hero}, {a hero2}, and {a hero3}.
- On {lot}, this {city} {type} offers {a hero} and {a hero2}.
- On {lot}, this {city} {type} offers {a hero}.
- On {lot}, this {type} in {city} offers {a hero} and {a hero2}.
investor
- (sale) On {lot}, this {city} {type} is priced at {price}[, or {ppsf} per square foot]. It has {a hero}, {a hero2}, and {a hero3}.
- (sale) On {lot}, this {city} {type} is priced at {price}[, or {ppsf} per square foot]. It has {a hero} and {a hero2}.
- (sale) On {lot}, this {city} {type} is priced at {price}[, or {ppsf} per square foot]. It has {a hero}.
family
- On {lot}, this {city} {type} gives you {a hero}, {a hero2}, and {a hero3}.
- On {lot}, this {city} {type} gives you {a hero} and {a hero2}.
- On {lot}, this {city} {type} gives you {a hero}.
modern
- {A type} in {city} on {lot} with {a hero}, {a hero2}, and {a hero3}.
- {A type} in {city} on {lot} with {a hero} and {a hero2}.
- {A type} in {city} on {lot} with {a hero}.
classic
- On {lot}, this {city} {type} has {a hero}, {a hero2}, and {a hero3}.
- On {lot}, this {type} in {city} has {a hero} and {a hero2}.
- On {lot}, this {city} {type} has {a hero} and {a hero2}.
- On {lot}, this {city} {type} has {a hero}.
casual
- On {lot}, this {city} {type} comes with {a hero}, {a hero2}, and {a hero3}.
- On {lot}, this {city} {type} comes with {a hero} and {a hero2}.
- On {lot}, this {city} {type} comes with {a hero}.

## lead: fronted
luxury
- {Fronted}, this {city} {type} offers {a hero}, {a hero2}, and {a hero3}.
- {Fronted}, this {city} {type} offers {a hero} and {a hero2}.
- {Fronted}, this {city} {type} offers {a hero}.
- {Fronted}, this {type} in {city} offers {a hero} and {a hero2}.
investor
- {Fronted}, this {city} {type} rents for {rent}. It has {a hero} and {a hero2}.
- {Fronted}, this {city} {type} rents for {rent}. It has {a hero}.
- (sale) {Fronted}, this {city} {type} is priced at {price}[, or {ppsf} per square foot]. It has {a hero}, {a hero2}, and {a hero3}.
- (sale) {Fronted}, this {city} {type} is priced at {price}[, or {ppsf} per square foot]. It has {a hero} and {a hero2}.
- (sale) {Fronted}, this {city} {type} is priced at {price}[, or {ppsf} per square foot]. It has {a hero}.
family
- {Fronted}, this {city} {type} gives you {a hero}, {a hero2}, and {a hero3}.
- {Fronted}, this {city} {type} gives you {a hero} and {a hero2}.
- {Fronted}, this {city} {type} gives you {a hero}.
modern
- {Fronted}, a {city} {type} with {a hero}, {a hero2}, and {a hero3}.
- {Fronted}, a {city} {type} with {a hero} and {a hero2}.
- {Fronted}, a {city} {type} with {a hero}.
classic
- {Fronted}, this {city} {type} has {a hero}, {a hero2}, and {a hero3}.
- {Fronted}, this {type} in {city} has {a hero} and {a hero2}.
- {Fronted}, this {city} {type} has {a hero} and {a hero2}.
- {Fronted}, this {city} {type} has {a hero}.
casual
- {Fronted}, this {city} {type} comes with {a hero}, {a hero2}, and {a hero3}.
- {Fronted}, this {city} {type} comes with {a hero} and {a hero2}.
- {Fronted}, this {city} {type} comes with {a hero}.
- {Fronted}, this {city} {type} has {a hero} and {a hero2}.
- {Fronted}, this {city} {type} has {a hero}.

## opening: fronted
luxury
- {Fronted}, this {city} {type} offers {beds & baths} in {sqft}.
investor
- {Fronted}, this {sqft-} {city} {type} is priced at {price}, or {ppsf} per square foot.
- {Fronted}, this {city} {type} rents for {rent}.
family
- {Fronted}, this {city} {type} gives you {beds & baths} in {sqft}.
- {Fronted}, this {type} in {city} gives you {beds & baths}.
modern
- {Fronted}, a {city} {type} with {beds & baths} in {sqft}.
- {Fronted}, a {city} {type} with {beds & baths}.
classic
- {Fronted}, this {city} {type} has {beds & baths & sqft}.
- {Fronted}, this {type} in {city} has {beds & baths}.
casual
- {Fronted}, this {city} {type} comes with {beds & baths} in {sqft}.
- {Fronted}, this {type} in {city} comes with {beds & baths}.

## opening: condition
luxury
- This {city} {type} {predicate}.
investor
- (price) At {price}[, or {ppsf} per square foot], this {city} {type} {predicate}.
- This {city} {type} {predicate}.
family
- This {city} {type} {predicate}.
modern
- Up front: this {city} {type} {predicate}.
- This {city} {type} {predicate}.
classic
- This {city} {type} {predicate}.
- This {city} {type} {predicate}.
casual
- Let's get it out of the way: this {city} {type} {predicate}.
- This {city} {type} {predicate}.

## lead: identity
luxury
- This {city} {type} {predicate}, with {a hero} and {a hero2}.
- This {city} {type} {predicate}, with {a hero}.
- This {city} {type} {predicate} and has {a hero}.
- This {city} {type} {predicate}[, {near to}].
investor
- (sale) This {city} {type} {predicate}, with {a hero}. It is priced at {price}[, or {ppsf} per square foot].
- (sale) At {price}[, or {ppsf} per square foot], this {city} {type} {predicate}, with {a hero}.
- This {city} {type} {predicate}, with {a hero}. The rent is {rent}.
- (sale) This {city} {type} {predicate}[, {near to}]. It is priced at {price}[, or {ppsf} per square foot].
- This {city} {type} {predicate}[, {near to}]. The rent is {rent}.
family
- This {city} {type} {predicate}, with {a hero} and {a hero2}.
- This {city} {type} {predicate}, and it has {a hero}.
- This {city} {type} {predicate}[, {near to}].
modern
- This {city} {type} {predicate}, with {a hero}.
- This {city} {type} {predicate}, with {a hero} and {a hero2}.
- This {city} {type} {predicate}[, {near to}].
classic
- This {city} {type} {predicate}, with {a hero} and {a hero2}.
- This {city} {type} {predicate}, with {a hero}.
- This {city} {type} {predicate}[, {near to}].
casual
- This {city} {type} {predicate}, and it's got {a hero} and {a hero2}.
- This {city} {type} {predicate}, and it's got {a hero}.
- This {city} {type} {predicate}[, {near to}].

## lead: named
luxury
- This {kind} in {city} offers {a hero} and {a hero2}.
- This {kind} in {city} offers {a hero}.
- This {kind} is in {city}[, {near to}].
investor
- (sale) This {kind} in {city} is priced at {price}[, or {ppsf} per square foot]. It has {a hero} and {a hero2}.
- (sale) This {kind} in {city} is priced at {price}[, or {ppsf} per square foot]. It has {a hero}.
- (sale) This {kind} in {city} is priced at {price}[, or {ppsf} per square foot].
- This {kind} in {city} rents for {rent}. It has {a hero}.
- This {kind} in {city} rents for {rent}.
family
- This {kind} in {city} gives you {a hero} and {a hero2}.
- This {kind} in {city} gives you {a hero}.
- This {kind} is in {city}[, {near to}].
modern
- {A kind} in {city} with {a hero} and {a hero2}.
- {A kind} in {city} with {a hero}.
- {A kind} in {city}.
classic
- This {kind} in {city} has {a hero} and {a hero2}.
- This {kind} in {city} has {a hero}.
- This {kind} is in {city}[, {near to}].
casual
- This {kind} in {city} comes with {a hero} and {a hero2}.
- This {kind} in {city} comes with {a hero}.
- It's {a kind} in {city}[, {near to}].

## lead: located
luxury
- This {city} {type}, {located}, offers {a hero} and {a hero2}.
- This {city} {type}, {located}, offers {a hero}.
investor
- (sale) This {city} {type}, {located}, has {a hero} and {a hero2}. It is priced at {price}[, or {ppsf} per square foot].
- (sale) This {city} {type}, {located}, has {a hero}. It is priced at {price}[, or {ppsf} per square foot].
- (sale) At {price}[, or {ppsf} per square foot], this {city} {type}, {located}, has {a hero} and {a hero2}.
- (sale) Priced at {price}[, or {ppsf} per square foot], this {city} {type}, {located}, has {a hero} and {a hero2}.
- This {city} {type}, {located}, has {a hero}. The rent is {rent}.
family
- This {city} {type}, {located}, gives you {a hero} and {a hero2}.
- This {city} {type}, {located}, gives you {a hero}.
modern
- This {city} {type}, {located}, has {a hero} and {a hero2}.
- This {city} {type}, {located}, has {a hero}.
classic
- This {city} {type}, {located}, has {a hero} and {a hero2}.
- This {city} {type}, {located}, has {a hero}.
casual
- This {city} {type}, {located}, comes with {a hero} and {a hero2}.
- This {city} {type}, {located}, comes with {a hero}.

## lead: land
luxury
- This {lot-} {kind} in {city} offers {things}.
- This {lot-} {kind} in {city} {predicate}.
investor
- (acre) Priced at {price}, or {ppa} an acre, this {lot-} {kind} in {city} {predicate}.
- (lot under an acre) Priced at {price}, this {lot-} {kind} in {city} {predicate}.
family
- Here's {a lot-} {kind} in {city} with {things}.
- This {lot-} {kind} in {city} {predicate}.
modern
- {A lot-} {kind} in {city} with {things}.
- This {lot-} {kind} in {city} {predicate}.
classic
- This {lot-} {kind} in {city} {predicate}.
casual
- This {lot-} {kind} in {city} comes with {things}.
- This {lot-} {kind} in {city} {predicate}.

## lead: land outside
luxury
- {Distance} from {city}, this {lot-} {kind} {predicate}.
investor
- (acre) {Distance} from {city}, this {lot-} {kind} {predicate}. It is priced at {price}, or {ppa} an acre.
- (lot under an acre) {Distance} from {city}, this {lot-} {kind} {predicate}. It is priced at {price}.
family
- {Distance} from {city}, this {lot-} {kind} {predicate}.
modern
- {Distance} from {city}, this {lot-} {kind} {predicate}.
classic
- {Distance} from {city}, this {lot-} {kind} {predicate}.
casual
- {Distance} from {city}, this {lot-} {kind} {predicate}.

## lead: land alone
luxury
- This {lot-} {kind} is in {city}.
investor
- (acre) At {price}, this {lot-} {kind} in {city} comes to {ppa} an acre.
- (lot under an acre) This {lot-} {kind} is in {city}.
family
- Here's {a lot-} {kind} in {city}.
modern
- {A lot-} {kind} in {city}.
classic
- This {lot-} {kind} is in {city}.
casual
- It's {a lot-} {kind} in {city}.

## lead: designed
luxury
- {Architect} designed this {city} {type}[, built in {year}].
investor
- {Architect} designed this {city} {type}[, built in {year}]. It is priced at {price}[, or {ppsf} per square foot].
family
- {Architect} designed this {city} {type}[, built in {year}].
modern
- {City}, by {architect}: {a type}[ from {year}].
- {Architect} designed this {city} {type}.
classic
- {Architect} designed this {city} {type}[, which was built in {year}].
casual
- {Architect} designed this {city} {type}[, which goes back to {year}].

## lead: units
luxury
- This {city} {type} {predicate}, with rents of {rents}.
- This {city} {type} {predicate}.
investor
- This {city} {type} {predicate}, priced at {price}, or {unit price} a unit.
- This {city} {type} {predicate}, priced at {price}[, or {ppsf} per square foot].
family
- This {city} {type} {predicate}, with rents of {rents}.
- This {city} {type} {predicate}.
modern
- This {city} {type} {predicate}. Rents: {rents}.
- This {city} {type} {predicate}.
classic
- This {city} {type} {predicate}, with rents of {rents}.
- This {city} {type} {predicate}.
casual
- This {city} {type} {predicate}, with rents of {rents}.
- This {city} {type} {predicate}.

## opening: setting
luxury
- This {city} {type} {predicate}, with {a hero} and {a hero2}.
- This {city} {type} {predicate}, with {a hero}.
- This {city} {type} {predicate}.
investor
- This {city} {type} {predicate}. It is priced at {price}[, or {ppsf} per square foot].
- This {city} {type} {predicate}.
family
- This {city} {type} {predicate}, with {a hero} and {a hero2}.
- This {city} {type} {predicate}, with {a hero}.
- This {city} {type} {predicate}.
modern
- This {city} {type} {predicate}, with {a hero}.
- This {city} {type} {predicate}.
classic
- This {city} {type} {predicate}, with {a hero}.
- This {city} {type} {predicate}.
casual
- This {city} {type} {predicate}, and it's got {a hero} and {a hero2}.
- This {city} {type} {predicate}, and it's got {a hero}.
- This {city} {type} {predicate}.

## figures: no price
luxury
- The {type} has {beds & baths & sqft}[, plus {garage}][, on {lot}]. [It was completed in {year}.]
- [Built in {year}, the {type}|The {type}] has {beds & baths & sqft}[, plus {garage}][, on {lot}].
investor
- {Beds, baths, sqft}[, plus {garage}]. [Built in {year}[ on {lot}].]
family
- There are {beds & baths} in {sqft}[, on {lot}]. [It was built in {year}.]
- The {type} has {beds & baths & sqft}[, plus {garage}][, on {lot}]. [It was built in {year}.]
modern
- {Beds, baths, sqft}[, {lot}][, plus {garage}]. [Built in {year}.]
classic
- The {type} has {beds & baths & sqft}[, plus {garage}][, on {lot}]. [It was built in {year}.]
casual
- It's {beds & baths & sqft}[, plus {garage}][, on {lot}]. [It's from {year}.]

## figures: plain
luxury
- [Completed in {year}[ on {lot}], the {type} has {beds & baths & sqft}[, plus {garage}].|[The {type} has {beds & baths & sqft}[, on {lot}][, plus {garage}].|[The {type} was built in {year}[ on {lot}].|[The lot is {lot}.]]]] [Offered at {price}[, with {a fee} of {fee}][, with {no fee}].]
- {Beds & baths & sqft}[, plus {garage}]. [Completed in {year}[ on {lot}].] [Offered at {price}[, with {a fee} of {fee}][, with {no fee}].]
investor
- (year) The {type} was built in {year}[ on {lot}] and has {beds & baths & sqft}[, plus {garage}]. [The price is {price}[, and {the fee is} {fee}][, with {no fee}].]
- (year) The {type}, built in {year}[ on {lot}], has {beds & baths & sqft}[, plus {garage}]. [The price is {price}[, and {the fee is} {fee}][, with {no fee}].]
- (year) There are {beds & baths} in {sqft}[, plus {garage}], and the {type} was built in {year}[ on {lot}]. [The price is {price}[, and {the fee is} {fee}][, with {no fee}].]
- [Built in {year}[ on {lot}], the {type} has {beds & baths & sqft}[, plus {garage}].|[The {type} has {beds & baths & sqft}[, on {lot}][, plus {garage}].|[The {type} was built in {year}[ on {lot}].|[The lot is {lot}.]]]] [The price is {price}[, and {the fee is} {fee}][, with {no fee}].]
family
- [Built in {year}[ on {lot}], it has {beds & baths & sqft}[, plus {garage}].|[It has {beds & baths & sqft}[, on {lot}][, plus {garage}].|[The {type} was built in {year}[ on {lot}].|[The lot is {lot}.]]]] [The price is {price}[, and {the fee is} {fee}][, with {no fee}].]
modern
- [Built in {year}[ on {lot}], the {type} has {beds & baths & sqft}[, plus {garage}].|[The {type} has {beds & baths & sqft}[, on {lot}][, plus {garage}].|[Built in {year}[ on {lot}].|[The lot is {lot}.]]]] [Asking {price}[, {no fee}].] [{Fee label}: {fee}.]
- {Beds, baths, sqft}[, plus {garage}]. [Built in {year}[ on {lot}].] [Asking {price}[, {no fee}].] [{Fee label}: {fee}.]
classic
- (year) The {type} was built in {year}[ on {lot}] and has {beds & baths & sqft}[, along with {garage}]. [The {type} is offered at {price}[, with {a fee} of {fee}][, with {no fee}].]
- [Built in {year}[ on {lot}], the {type} has {beds & baths & sqft}[, along with {garage}].|[The {type} has {beds & baths & sqft}[, on {lot}][, along with {garage}].|[The {type} was built in {year}[ on {lot}].|[The lot is {lot}.]]]] [The {type} is offered at {price}[, with {a fee} of {fee}][, with {no fee}].]
casual
- [Built in {year}[ on {lot}], it's got {beds & baths & sqft}[, plus {garage}].|[It's got {beds & baths & sqft}[, on {lot}][, plus {garage}].|[The {type} was built in {year}[ on {lot}].|[The lot's {lot}.]]]] [It's {price}[, and {the fee runs} {fee}][, with {no fee}].]

## figures: plain, rented
luxury
- [Completed in {year}[ on {lot}], the {type} has {beds & baths & sqft}[, plus {garage}].|[The {type} has {beds & baths & sqft}[, on {lot}][, plus {garage}].|[The {type} was built in {year}.]]] [It leases for {rent}[, {rent includes} included].]
investor
- [Built in {year}, the {type} has {beds & baths & sqft}[, plus {garage}].|[The {type} has {beds & baths & sqft}[, plus {garage}].|[The {type} was built in {year}.]]] [The rent is {rent}[, {rent includes} included].]
family
- [Built in {year}, it has {beds & baths & sqft}[, plus {garage}].|[It has {beds & baths & sqft}[, plus {garage}].|[The {type} was built in {year}.]]] [The rent is {rent}[, {rent includes} included].]
modern
- [Built in {year}, the {type} has {beds & baths & sqft}[, plus {garage}].|[The {type} has {beds & baths & sqft}[, plus {garage}].|[Built in {year}.]]] [Rent: {rent}[, {rent includes} included].]
classic
- [Built in {year}, the {type} has {beds & baths & sqft}[, along with {garage}].|[The {type} has {beds & baths & sqft}[, along with {garage}].|[The {type} was built in {year}.]]] [The rent is {rent}[, {rent includes} included].]
casual
- [Built in {year}, it's got {beds & baths & sqft}[, plus {garage}].|[It's got {beds & baths & sqft}[, plus {garage}].|[The {type} was built in {year}.]]] [It's {rent}[, {rent includes} included].]
`
