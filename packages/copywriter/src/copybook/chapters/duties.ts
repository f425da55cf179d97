// Lines as data; the notation is explained in ../README.md.
export const duties = `
# What things do

One plain clause for each place or thing that people use every day. Equipment and finishes have none: a line that explains a generator says what everyone knows, and one that praises it promises something. A line is true of any such thing by definition, and short enough to share a sentence with another. 'any' is for every tone but Investor, 'calm' for Luxury and Classic, 'lively' for Family, Modern and Casual.

# OUTDOORS

## fenced yard
match: fenced yard, fenced backyard, fenced back yard, fenced side yard
lively
- {An it} keeps the dog at home.

## mature trees
match: mature trees, shade trees, old trees, live oak, oaks, maples, large trees
not: street, lined
calm
- (house) {An it} shade the grounds.
lively
- (house) {An it} shade the yard.

## fruit trees
match: fruit trees, citrus trees, citrus, apple trees, orange trees, lemon trees, peach trees, avocado trees, fig tree, lemon tree, apple tree
any
- {An it} bear in season.

## garden beds
match: garden beds, raised beds, vegetable garden, planter boxes
calm
- {An it} grow herbs and vegetables.
lively
- {An it} grow the herbs and the tomatoes.

## shed
match: shed, storage shed, garden shed, tool shed, storage building
not: cow, loafing, run-in, equipment, machine, tobacco
any
- {An it} holds the mower and the tools.

## workshop
match: workshop, shop building, detached shop, shop, hobby shop
not: retail, coffee, barber
any
- {An it} keeps sawdust out of the house.

## greenhouse
match: greenhouse
any
- {An it} starts the season early.

## covered patio
match: covered patio, covered deck, covered back porch, covered lanai, covered terrace, covered balcony, veranda, loggia
any
- {An it} stays dry in the rain.

## patio
match: patio, deck, terrace, paver patio, backyard deck, back deck, composite deck, trex deck
not: covered, screened, rights, parking, pool deck, levels, enclosed, pergola, hot tub, cattle, feed, roof, rooftop, observation
any
- {An it} adds a place to sit outdoors.
lively
- {An it} takes dinner outside in good weather.

## screened porch
match: screened porch, screened deck, screen porch, screened patio, screened lanai, screened room
any
- {An it} lets the air in and keeps insects out.

## three-season porch
match: three-season porch, three-season room, three season porch, four-season room, four-season porch, sunroom, sun room, solarium, florida room
any
- {An it} makes the most of the daylight.

## balcony
match: balcony, lanai
not: juliet, juliette, screened, covered
any
- {An it} puts fresh air a step away.

## fire pit
match: fire pit, firepit, fire table, outdoor fireplace
any
- {An it} warms the evenings outdoors.

## outdoor kitchen
match: outdoor kitchen, summer kitchen, built-in grill, built-in barbecue, grill island
any
- {An it} moves the cooking outdoors.

## RV parking
match: RV parking, boat parking, RV pad, RV hookups, RV hookup, RV parking pad, RV garage
any
- {An it} keeps a camper or a boat at home.

## RV gate
match: RV gate
any
- {An it} lets a camper or a trailer through.

## circular drive
match: circular drive, circular driveway, circle drive, circle driveway
any
- {An it} brings guests to the door.

## boat lift
match: boat lift, boat dock, private dock, covered dock, dock
not: door, doors, rights, loading, shared, community
any
- {An it} keeps the boat close at hand.

## outdoor shower
match: outdoor shower
any
- {An it} rinses off the sand.

## heated garage
match: heated garage
not: space, parking, shared
any
- {An it} spares the windshield from frost.

## chicken coop
match: chicken coop, hen house
any
- {An it} houses the hens.

## barn
match: barn, pole barn, horse barn, hay barn
not: door, doors, stall, wood, style
any
- {An it} shelters animals, hay, or equipment.

## run-in shed
match: loafing shed, run-in shed
any
- {An it} takes livestock out of the wind.

## machine shed
match: machine shed, equipment shed, implement shed
any
- {An it} keeps the tractor out of the weather.

## root cellar
match: root cellar
any
- {An it} stays cool for potatoes and apples.

# INSIDE

## wood-burning fireplace
match: wood-burning fireplace, wood burning fireplace, brick fireplace, stone fireplace
not: outdoor, non-working, decorative
any
- {An it} warms the cold evenings.

## wood stove
match: wood stove, pellet stove, wood-burning stove, woodstove
any
- {An it} takes the edge off cold mornings.

## skylights
match: skylights, skylight
any
- {An it} bring in light from above.

## ceiling fans
match: ceiling fans, ceiling fan
any
- {An it} keep the air moving.

## walk-in pantry
match: walk-in pantry, pantry, butler's pantry
any
- {An it} keeps the groceries out of sight.

## breakfast nook
match: breakfast nook, breakfast area, breakfast room
any
- {An it} makes a corner for the first meal.

## double oven
match: double oven, double ovens, double wall oven, double wall ovens
any
- {An it} bakes two things at once.

## wet bar
match: wet bar
any
- {An it} serves drinks without a trip to the kitchen.

## mudroom
match: mudroom, mud room
any
- {An it} catches the coats and boots.

## laundry on the main floor
match: main-floor laundry, first-floor laundry, main-level laundry, laundry on the main level, laundry on the main floor, laundry on the first floor
any
- {An it} keeps the wash off the stairs.

## laundry in the unit
match: in-unit laundry, in-unit washer and dryer, laundry in the unit, washer and dryer in the unit
any
- {An it} keeps laundry day at home.

## office
match: office, study, home office, den
not: space, box, building, suite
any
- {An it} gives work a room of its own.

## bonus room
match: bonus room, flex room, flex space, bonus loft, loft
not: sleeping, hay, warehouse
any
- {An it} takes guests, hobbies, or a desk.

## game room
match: game room, rec room, recreation room
any
- {An it} takes the games and the noise.

## media room
match: media room, home theater, theater room, theater
any
- {An it} is set aside for movies.

## finished basement
match: finished basement, finished lower level, partially finished basement
not: unfinished
any
- {An it} adds another floor to use.

## full basement
match: full basement, unfinished basement, dry basement, basement
not: finished, walk-out, walkout, partial, laundry
any
- {An it} leaves the upper floors free of storage.

## walk-out basement
match: walk-out basement, walkout basement, walk-out lower level, daylight basement
any
- {An it} opens straight outside.

## attic
match: attic, attic storage, walk-up attic, floored attic
not: fan, finished, bedroom, suite
any
- {An it} takes what the closets won't.

## walk-in closet
match: walk-in closet, walk-in closets
any
- {An it} keeps the wardrobe in one place.

## double vanity
match: double vanity, dual vanity, dual vanities, double sinks, dual sinks, double vanities
any
- {An it} lets two people get ready at once.

## soaking tub
match: soaking tub, garden tub, clawfoot tub, jetted tub
any
- {An it} is meant for long baths.

## guest suite
match: guest suite, in-law suite, in-law apartment, guest apartment, guest house, guest cottage, casita, guest quarters, guest wing
not: building, income, rents, rented
any
- {An it} gives visitors a place of their own.

## wine room
match: wine room, wine cellar, wine wall, wine closet
any
- {An it} keeps the bottles close at hand.

## linen closet
match: linen closet
any
- {An it} holds the towels and sheets.

## cedar closet
match: cedar closet
any
- {An it} guards the woolens against moths.

## Jack-and-Jill bath
match: jack-and-jill bath, jack and jill bath, jack-and-jill bathroom, jack and jill bathroom
any
- {An it} serves two bedrooms.

## laundry room
match: laundry room
not: shared, common, coin
any
- {An it} keeps the wash behind a door.

## utility sink
match: utility sink, laundry sink, mud sink
any
- {An it} handles the muddy jobs.

# SYSTEMS

## central air
match: central air, central air conditioning, central AC, refrigerated air
any
- {An it} takes care of summer.

## radiant heat
match: radiant heat, radiant floor heat, radiant floor heating, radiant heating, heated floors
not: bath, bathroom
any
- {An it} warms the rooms from the floor up.

# PARKING AND STORAGE

## own space
match: assigned space, deeded space, garage space, parking space, assigned parking space, covered parking space, off-street parking space, off-street parking, garage parking, underground parking, assigned parking, covered parking, deeded parking, carport, parking stall
not: rental, street parking, guest, visitor, RV, boat, public, spaces
any
- {An it} takes the car off the street.

## storage unit
match: storage unit, storage locker, storage room, locker, storage space, storage closet
not: bike, ski
any
- {An it} takes the overflow.

## bike storage
match: bike storage, bike room, bicycle storage
any
- {An it} keeps the bikes out of the hall.

# THE BUILDING

## doorman
of: building
match: doorman, front desk, concierge
any
- {An it} takes in the packages.

## superintendent
of: building
match: live-in super, super, superintendent, live-in superintendent, resident manager
any
- {An it} looks after the building.

## bikes in the building
of: building
match: bike storage, bike room, bicycle storage
any
- {An it} keeps the bikes out of the hall.

## parking in the building
of: building
match: assigned space, deeded space, garage space, parking space, assigned parking space, covered parking space, off-street parking space, off-street parking, garage parking, underground parking, assigned parking, covered parking, deeded parking, carport, parking stall
not: rental, street parking, guest, visitor, public, spaces
any
- {An it} takes the car off the street.

## package room
of: building
match: package room, package lockers, parcel room
any
- {An it} holds deliveries until they are picked up.
`
