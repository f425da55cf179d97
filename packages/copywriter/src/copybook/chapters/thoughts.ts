// Lines as data; the notation is explained in ../README.md.
export const thoughts = `
# Thoughts

What one or two typed things mean for a day there. A line says the nuisance that a thing removes, what two things do between them, or what the typed adjective comes to: one exact step past the definition, and no further. It is true of any such thing, adds no service, no furniture and no place, names nobody who should live there, and tells all that was typed about the thing through its slot. Things that are not worth a thought are not here.

'calm' is for Luxury and Classic, 'lively' for Family and Casual, 'clipped' for Modern, 'any' for all of them.

# OUTDOORS

## screened porch
match: screened porch, screened deck, screen porch, screened patio, screened lanai, screened side porch, screened veranda
calm
- On {the it}, supper may run past dusk without the mosquitoes.
lively
- Supper on {the it} can run past dusk without the mosquitoes.
clipped
- {The it} lets the evening in and keeps the mosquitoes out.

## covered patio
match: covered patio, covered porch, covered deck, covered terrace, covered lanai, covered veranda, covered balcony
not: partially, partly, hot tub
calm
- (no dry) On {the it}, rain need not end supper.
- (dry) On {the it}, lunch is out of the sun.
lively
- (no dry) On {the it}, supper doesn't have to stop for rain.
- (dry) On {the it}, lunch stays out of the sun.
clipped
- (no dry) Dinner on {the it} goes ahead in the rain.
- (dry) {The it} keeps lunch out of the sun.

## wraparound porch
match: wraparound porch, wraparound deck, wraparound terrace, wraparound balcony, wraparound veranda
calm
- With {an it}, one may follow the sun or avoid it.
lively
- With {an it}, you can follow the sun or stay out of it.
clipped
- {An it}: sun on one side, shade on another.

## deck
match: deck, patio, terrace, paver patio, flagstone patio, composite deck
not: covered, screened, wraparound, private, roof, rooftop, pool, upper, levels, two-level, sun, parking, enclosed, with

## back deck
match: back deck, back patio, rear deck, rear patio, backyard deck, backyard patio, back porch
not: covered, screened, with

## front porch
match: front porch, rocking chair porch
not: screened, enclosed, wraparound

## private roof deck
match: private roof deck, private rooftop deck, private rooftop terrace, private terrace, private roof terrace
of: either
calm
- {The it} is shared only by invitation.
lively
- {The it} is yours to share, or not.
clipped
- {The it} is shared by invitation only.

## private courtyard
match: private courtyard, private garden, private patio, private backyard
calm
- {The it} is shared only by invitation.
lively
- {The it} is open to whoever you invite.
clipped
- {The it} is shared by invitation only.

## rooftop terrace
match: rooftop terrace, roof terrace, rooftop deck, roof deck
not: private, community, shared, common
calm
- In good weather, supper can be carried up to {the it}.
lively
- On a good evening, supper can be carried up to {the it}.
clipped
- Dinner can go up to {the it}.

## balcony
match: balcony
not: juliet, juliette, covered, wraparound, screened

## heated pool
match: heated pool, heated saltwater pool, heated salt pool, heated swimming pool
of: either
not: indoor, screened, steps

## pool
match: pool, saltwater pool, gunite pool, in-ground pool
not: heated, indoor, above-ground, community, house, reflecting, plunge, wading, lap, table, screened, with, steps

## lap pool
match: lap pool
calm
- Exercise is outdoors and near at hand: there is {an it}.
lively
- With {an it}, a swim before work needs no drive.
clipped
- {An it}: exercise without the drive.

## pool house
match: pool house, poolhouse, pool cabana
calm
- Swimmers change in {the it}, and wet feet stay out of the house.
lively
- Swimmers can change in {the it}, so wet feet stay out of the house.
clipped
- {The it} keeps wet feet out of the house.

## pool bath
match: pool bath, cabana bath
any
- With {a it}, wet feet have no need to come through the house.

## hot tub
match: hot tub, spa
not: indoor, day, community, bath, primary, shower, steam, dog, pet
calm
- {The it} is a reason to be outdoors on a cold night.
lively
- {The it} is one good reason to go outside on a cold night.
clipped
- {The it} is a reason to go out in the cold.

## fire pit
match: fire pit, firepit, outdoor fireplace
calm
- {The it} keeps a cool evening outdoors a little longer.
lively
- When the evening cools off, {the it} is a reason to stay out.
clipped
- {The it} keeps a cool evening outside.

## outdoor kitchen
match: outdoor kitchen, summer kitchen
calm
- In warm weather, {the it} keeps the heat of cooking out of the house.
lively
- On a hot day, {the it} keeps the heat of cooking out of the house.
clipped
- {The it} keeps the heat of cooking outside.

## built-in grill
match: built-in grill, gas grill, built-in gas grill

## outdoor shower
match: outdoor shower
calm
- (coast) Sand comes no farther than {the it}.
- (no coast) Mud comes no farther than {the it}.
lively
- (coast) Sand gets no farther than {the it}.
- (no coast) Mud gets no farther than {the it}.
clipped
- (coast) Sand stops at {the it}.
- (no coast) Mud stops at {the it}.

## dock
match: dock, private dock, boat dock, covered dock, floating dock, boat slip, deeded boat slip, covered boat slip
of: either
not: deep-water, deepwater, loading, dock-high, community, day
calm
- With {an it}, a day on the water begins without a trailer.
lively
- With {an it}, you can spend a day on the water and never hitch up a trailer.
clipped
- {An it}: boat days without the trailer.

## deep-water dock
match: deep-water dock, deepwater dock, deep water dock
calm
- (coast) At {the it}, the tide does not set the hour of departure.
lively
- (coast) At {the it}, you leave when you like, not when the tide says.
clipped
- (coast) {The it} leaves the tide out of the schedule.

## fenced yard
match: fenced yard, fenced backyard, fenced back yard, fenced side yard
calm
- (dogs) In {the it}, a dog may go without a leash.
lively
- (dogs) In {the it}, the dog can skip the leash.
clipped
- (dogs) {The it} means no leash at home.

## dog run
match: dog run
any
- (dogs) With {a it}, a rainy morning needs no walk around the block.

## dog door
match: dog door, doggie door, pet door, doggy door
lively
- (dogs) {The it} saves getting up to let the dog out.
calm
- (dogs) {The it} saves getting up to let the dog out.
clipped
- (dogs) {The it}: the dog lets itself out.

## dog wash
match: dog wash, dog wash station, pet wash, pet spa, dog shower, pet washing station, dog washing station
of: either
any
- (dogs) Mud gets no farther than {the it}.

## dog park
match: dog park, dog run, pet relief area
of: building
any
- (dogs) The last walk of the night is a short one: the building has {an it}.

## sprinkler system
match: sprinkler system, irrigation system, irrigation, sprinklers, in-ground sprinklers, drip irrigation
not: fire, pasture, crop, ditch, well, rights, with
any
- {The it} does the watering, whether or not anyone is home.
lively
- A week away is no trouble for the yard, with {an it} to do the watering.

## artificial turf
match: artificial turf, synthetic turf, artificial grass
calm
- {The it} is green in every season and asks for no mower.
lively
- {The it} stays green and never needs mowing.
clipped
- {The it}: green, and nothing to mow.

## xeriscaping
match: xeriscaping, xeriscape, xeriscaped yard, desert landscaping, xeriscape landscaping
any
- {The it} leaves little to water and less to mow.

## citrus trees
match: citrus trees, fruit trees, lemon trees, orange trees, apple trees, peach trees, fig trees, avocado trees, mature fruit trees, pear trees
calm
- In season, fruit comes from {the it} and not from the store.
lively
- In season, {the it} save a trip to the store.
clipped
- Fruit in season comes from {the it}.

## raised beds
match: raised beds, raised garden beds, raised vegetable beds, raised planters
calm
- {The it} spare the gardener some bending.
lively
- {The it} take some of the bending out of gardening.
clipped
- {The it}: gardening with less bending.

## greenhouse
match: greenhouse
calm
- (snow) In {the it}, spring begins ahead of the last frost.
lively
- (snow) In {the it}, spring doesn't wait for the last frost.
clipped
- (snow) {The it} starts spring before the last frost.

## workshop
match: detached workshop, detached shop, workshop building, detached studio workshop
any
- {The it} keeps the noise and the sawdust out of the house.

## guest house
match: guest house, guesthouse, guest cottage, guest casita, casita, detached guest house, detached casita
of: home
not: attached
calm
- In {the it}, company keeps its own hours.
lively
- Company gets {the it} and keeps its own hours.
clipped
- {The it} lets company keep its own hours.

## misters
match: misters, misting system, patio misters
any
- (heat) {The it} make room for the outdoors in July.
lively
- (heat) {The it} take the edge off a July afternoon outside.

## sunroom
match: sunroom, sun room, solarium, four-season room, four-season porch
calm
- (snow) In {the it}, one may sit in the February sun and out of the wind.
lively
- (snow) In {the it}, you get the February sun without the wind.
clipped
- (snow) {The it}: February sun, no wind.

## indoor arena
match: indoor arena, indoor riding arena, covered arena, covered riding arena
calm
- With {an it}, the weather does not decide whether one rides.
lively
- With {an it}, the weather doesn't decide whether you ride.
clipped
- {The it} takes the weather out of riding.

## automatic waterers
match: automatic waterers, auto waterers
any
- With {it}, nobody carries buckets to the horses.

## circular driveway
match: circular driveway, circular drive, circle drive, circle driveway
calm
- With {an it}, no one need back out into the street.
lively
- With {an it}, nobody has to back out into the street.
clipped
- {An it}: no backing out into the street.

## heated driveway
match: heated driveway, snowmelt driveway, snow-melt driveway
calm
- (snow) {The it} needs no shovel.
lively
- (snow) {The it} takes care of the shoveling.
clipped
- (snow) {The it}: snow without the shovel.

## porte cochere
match: porte cochere, porte-cochere
any
- (no dry) In the rain, guests step out dry under {the it}.

# PARKING

## attached garage
match: attached garage
not: tandem, detached
calm
- (no dry) {The it} is attached, so one comes in dry from the rain.
lively
- (no dry) {The it} is attached, so the groceries come in dry.
clipped
- (no dry) {The it} is attached, so groceries come in dry.

## heated garage
match: heated garage, heated parking, heated underground parking, heated garage parking, heated garage space, underground heated parking
of: either
not: detached
lively
- (snow) With {an it}, a January morning starts without an ice scraper.
clipped
- (snow) {An it}: no ice scraper in January.

## side-by-side parking
match: side-by-side parking, side-by-side parking spaces, side-by-side spaces, side-by-side garage spaces
of: either
any
- There is {an it}, so neither car waits for the other.

## EV charger
match: EV charger, Level 2 charger, Tesla charger, car charger, EV charging, 240-volt EV charger, EV outlet
of: either
not: shared, stations
calm
- With {an it}, the car charges while the household sleeps.
lively
- With {an it}, the car fills up while you sleep.
clipped
- {An it}: a full battery by morning.

# INSIDE

## gas fireplace
match: gas fireplace, gas log fireplace, gas-log fireplace, gas burning fireplace
calm
- {The it} leaves no wood to carry in and no ashes to carry out.
lively
- With {an it}, there's no wood to haul in and no ashes to haul out.
clipped
- {An it}: no wood in, no ashes out.

## fireplace
match: fireplace, wood-burning fireplace, stone fireplace, brick fireplace, fieldstone fireplace, two-sided fireplace
not: gas, electric, outdoor, patio, non-working, ventless

## wood stove
match: wood stove, woodstove, wood-burning stove, soapstone stove
calm
- {The it} gives its heat whether the power is on or off.
lively
- {The it} keeps working when the power doesn't.
clipped
- {The it}: heat that needs no power.

## main-level guest suite
match: guest suite on the main level, guest bedroom on the main level, guest suite on the main floor, guest suite on the first floor, main-level guest suite, first-floor guest suite, main-floor guest suite
calm
- Company can stay the week in {the it} and never meet the stairs.
lively
- Company can stay the week in {the it} and never haul a suitcase upstairs.
clipped
- {The it} spares company the stairs.

## in-law suite
match: in-law suite, guest quarters, guest apartment, in-law apartment, guest wing
calm
- In {the it}, company keeps its own hours.
lively
- Company gets {the it} and keeps its own hours.
clipped
- {The it} lets company keep its own hours.

## bunk room
match: bunk room, bunkroom
calm
- There is {a it} for the weekends when everyone comes.
lively
- There's {a it} for the weekends when everyone shows up.
clipped
- {A it}, for weekends when everyone comes.

## laundry in the unit
match: in-unit laundry, in-unit washer and dryer, washer and dryer in the unit, laundry in the unit
calm
- With {it}, wash day stays at home.
lively
- With {it}, wash day needs no quarters.
clipped
- {It}, so no quarters.

## laundry chute
match: laundry chute
any
- By {the it}, the wash finds its own way downstairs.

## mudroom
match: mudroom, mud room
calm
- (snow) Snow boots come no farther than {the it}.
- (no snow) Wet shoes come no farther than {the it}.
lively
- (snow) Snow boots get no farther than {the it}.
- (no snow) Wet shoes get no farther than {the it}.
clipped
- (snow) Snow boots stop at {the it}.
- (no snow) Wet shoes stop at {the it}.

## laundry room
match: laundry room, utility sink

## butler's pantry
match: butler's pantry, butlers pantry, scullery
calm
- After dinner, the dishes wait out of sight in {the it}.
lively
- After dinner, the dishes can wait out of sight in {the it}.
clipped
- {The it} keeps the dishes out of sight.

## home office
match: home office, office, study, den/office
not: center, business, space, furniture, nook
calm
- On days without a commute, work has {an it} to go to.
lively
- On days without a commute, work goes to {the it} and stays there.
clipped
- Work stays in {the it}.

## home theater
match: home theater, home theatre, theater room, media room, screening room

## game room
match: game room, bonus room, finished basement, rec room, recreation room, finished lower level, finished walk-out basement, walk-out finished basement, billiard room, flex room
not: with, community, or
calm
- (no dry) On wet days, {the it} takes in whatever was planned for outdoors.
lively
- (no dry) A rainy Saturday can move to {the it}.
clipped
- (no dry) Rainy Saturdays go to {the it}.

## library
match: library, two-story library, paneled library
not: public, near
calm
- (no dry) A wet Sunday has {a it} to go to.
lively
- (no dry) Rain is a good excuse for {the it}.
clipped
- (no dry) Rain is a reason for {the it}.

## squash court
match: squash court, indoor squash court, indoor basketball court, indoor sport court
any
- (no dry) On {the it}, rain does not stop play.

## home gym
match: home gym, exercise room, workout room
calm
- With {a it}, the weather does not decide about exercise.
lively
- With {a it}, the weather is no excuse.
clipped
- {A it}: the weather is no excuse.

## sauna
match: sauna, infrared sauna, steam sauna, cedar sauna
of: either
calm
- (snow) A day in the snow can end in {the it}.
lively
- (snow) A day in the snow can end in {the it}.
clipped
- (snow) {The it} is the other half of a snow day.

## wine cellar
match: wine cellar, wine room
calm
- {The it} lets a good bottle wait for its year.
lively
- {The it} lets a good bottle wait for the right dinner.
clipped
- {The it} lets a good bottle wait.

## wet bar
match: wet bar
calm
- {The it} saves a walk to the kitchen for ice.
lively
- {The it} saves a walk to the kitchen between rounds.
clipped
- {The it} saves the walk to the kitchen.

## heated floors
match: heated floors, radiant floors, heated tile floors, heated bathroom floors, radiant floor heat, radiant heat, heated bath floors, radiant heated floors
not: garage
calm
- {The it} let one go barefoot in January.
lively
- {The it} make January fine for bare feet.
clipped
- {The it}: barefoot in January.

## double ovens
match: double ovens, double wall ovens, two ovens, double oven

## double vanity
match: double vanity, dual vanity, dual vanities, dual sinks, double sinks, double sink vanity, double vanities
calm
- With {a it}, no one waits for the sink.
lively
- With {a it}, nobody waits for the sink in the morning.
clipped
- {A it}: nobody waits for the sink.

## soaking tub
match: soaking tub, freestanding tub, clawfoot tub, jetted tub, garden tub

## walk-in shower
match: walk-in shower, tiled shower, glass shower, separate shower

## breakfast nook
match: breakfast nook, breakfast room, breakfast area, eat-in kitchen

## formal dining room
match: formal dining room, dining room, formal dining
not: combined, combo, open, living

## gas range
match: gas range, gas cooktop, gas stove, six-burner gas range, six-burner range, dual-fuel range

## pot filler
match: pot filler
calm
- With {a it}, the stockpot is filled where it boils.
lively
- With {a it}, nobody carries a full stockpot from the sink.
clipped
- {A it}: no full stockpot to carry from the sink.

## farmhouse sink
match: farmhouse sink, farm sink, apron sink, apron-front sink
calm
- {The it} takes a roasting pan lying flat.
lively
- {The it} takes the roasting pan lying flat.
clipped
- {The it}: room for the roasting pan.

## motorized shades
match: motorized shades, motorized blinds, remote blinds, motorized window shades
calm
- At dusk, {the it} come down without anyone getting up.
lively
- At dusk, {the it} come down and nobody has to get up.
clipped
- {The it} come down without anyone getting up.

## skylights
match: skylights, solar tubes
calm
- By day, {the it} do the work of the lamps.
lively
- Until dark, {the it} do the work of the lamps.
clipped
- By day, {the it} replace the lamps.

## window seat
match: window seat
any
- By day, {the it} needs no reading lamp.

## folding glass doors
match: folding glass doors, folding doors, bifold doors, NanaWall, accordion glass doors, stacking glass doors, sliding glass walls, pocketing glass doors
not: closet
calm
- In fine weather, {the it} fold the wall out of the way.
lively
- On a nice day, {the it} take the wall out of the way.
clipped
- {The it} take the wall away in good weather.

## high ceilings
match: foot ceilings, high ceilings, tall ceilings, soaring ceilings
not: eight-foot, nine-foot, 8-foot, 9-foot, basement, garage
lively
- (heat) In August, the heat has {it} to rise to.

## ceiling fans
match: ceiling fans

## elevator
match: private elevator, residential elevator, home elevator, in-home elevator, elevator
not: entry, direct, building, access, shaft, ready
calm
- Suitcases and groceries take {the it}.
lively
- Groceries and suitcases can take {the it}.
clipped
- Groceries take {the it}.

## air conditioning
match: central air, central air conditioning, air conditioning, central AC, new AC units, air conditioning units
not: window, mini-split, portable

## solar panels
match: solar panels, solar system, owned solar panels, owned solar, rooftop solar, solar, solar array, owned solar system
not: leased, lease, tubes, hot water, water heater, lights, screens, shades, thermal, attic

## battery
match: battery backup, backup battery, home battery, Powerwall, Tesla Powerwall, battery storage, Powerwall battery, Powerwalls

## generator
match: generator, whole-house generator, standby generator, Generac generator, backup generator, whole-home generator, whole-house standby generator
not: portable, hookup
calm
- When a storm brings the power down, {the it} takes over.
lively
- When a storm knocks out the power, {the it} takes over.
clipped
- When the power goes, {the it} takes over.

## tankless water heater
match: tankless water heater, tankless hot water heater, tankless hot water

## gutter guards
match: gutter guards, leaf guards
calm
- In the fall, {the it} leave the ladder in its place.
lively
- In the fall, {the it} mean fewer trips up the ladder.
clipped
- {The it}: fewer trips up the ladder.

## composite decking
match: composite deck, Trex deck, composite decking
not: covered, screened, rooftop
calm
- {The it} never asks for a coat of stain.
lively
- {The it} never needs staining, so spring has one job less.
clipped
- {The it}: no staining in spring.

## smart thermostat
match: smart thermostat, Nest thermostat, Ecobee thermostat
of: home
calm
- {The it} can be set before one comes home.
lively
- {The it} can turn the heat up on your way home.
clipped
- {The it} can be set from the road.

## shared pool
match: pool, community pool, neighborhood pool, saltwater pool, rooftop pool, swimming pool, outdoor pool
of: building
not: heated, indoor, and

## fitness center
match: fitness center, gym, fitness room, exercise room
of: building
not: and
calm
- (unit) With {a it} this close, exercise does not wait for good weather.
lively
- (unit) With {a it} this close, the weather is no excuse.
clipped
- (unit) With {a it} this close, the weather is no excuse.

## yoga room
match: yoga room, yoga studio
of: building

## coworking lounge
match: coworking lounge, co-working lounge, coworking space, co-working space, coworking room, business center
of: building
calm
- (unit) Work can leave the {type} and stay in the building, in {the it}.
lively
- (unit) Work can get out of the {type} without leaving the building: there's {a it}.
clipped
- (unit) Work leaves the {type}, not the building: {a it}.

## clubhouse
match: clubhouse, club house, clubroom, club room, party room, community room
of: building

## package lockers
match: package lockers, package room
of: building
calm
- With {a it}, no one stays home for a delivery.
lively
- With {a it}, nobody stays home for a delivery.
clipped
- {A it}: nobody stays home for a delivery.

## courts
match: tennis courts, pickleball courts, tennis court, pickleball court
of: building
not: and

## trails
match: walking trails, trails, hiking trails, nature trails, walking paths, trail system
of: building
not: and

## shared courtyard
match: courtyard, shared courtyard, landscaped courtyard
of: building
not: and
calm
- {The it} is shared, so morning coffee may come with a neighbor.
lively
- {The it} is shared, so morning coffee may come with a neighbor.
clipped
- {The it} is shared: coffee may come with a neighbor.

# OF TWO THINGS

## pair: warm evenings and cold ones
roles: out = rooftop terrace | private roof deck | deck | back deck | covered patio | screened porch | balcony | wraparound porch; fire = gas fireplace | fireplace | wood stove
calm
- There is {an out} for warm evenings and {a fire} for cold ones.
- Warm evenings have {the out}, and cold ones {the fire}.
lively
- There's {an out} for warm evenings and {a fire} for cold ones.
clipped
- {An out} for warm evenings, {a fire} for cold ones.

## pair: July and January
roles: fire = gas fireplace | fireplace | wood stove; air = air conditioning
calm
- (heat) There is {a fire} for January and {air} for July.
lively
- (heat) There's {a fire} for January and {air} for July.
clipped
- (heat) {A fire} for January, {air} for July.

## pair: rain moves the day inside
roles: one = library | game room; other = squash court | home theater | home gym
calm
- (no dry) Rain only moves the day inside, to {a one} and {an other}.
lively
- (no dry) Rain just moves the day inside, to {a one} and {an other}.
clipped
- (no dry) Rain moves the day inside: {a one}, {an other}.

## pair: fair Saturdays and rainy ones
roles: out = deck | back deck | covered patio | fire pit | pool; in = game room | home theater
calm
- (no dry) Fine Saturdays go to {the out}, and wet ones to {the in}.
lively
- (no dry) Nice Saturdays go to {the out}, and rainy ones to {the in}.
clipped
- (no dry) {The out} for fine Saturdays, {the in} for rainy ones.

## pair: mornings on the dock
roles: dock = dock | deep-water dock; porch = wraparound porch | screened porch | covered patio | front porch
calm
- Mornings are for {the dock}, and evenings for {the porch}.
lively
- Mornings are for {the dock}, and evenings for {the porch}.
clipped
- Mornings: {the dock}. Evenings: {the porch}.

## pair: dock and fire pit
roles: dock = dock | deep-water dock; fire = fire pit
calm
- A day that begins at {the dock} can end at {the fire}.
lively
- A day that starts at {the dock} can end at {the fire}.
clipped
- From {the dock} in the morning to {the fire} at night.

## pair: dock and outdoor shower
roles: shower = outdoor shower; dock = dock | deep-water dock
any
- After a day at {the dock}, salt and sunscreen come off at {the shower}.

## pair: sun that cools
roles: sun = solar panels; air = air conditioning
calm
- (heat) With {the sun}, the sun that calls for {air} also helps to power it.
lively
- (heat) With {the sun}, the sun that calls for {air} helps run it, too.
clipped
- (heat) {The sun}: the sun that calls for {air} helps run it.

## pair: sun that drives
roles: sun = solar panels; car = EV charger
calm
- {The sun} may supply part of the next drive, by way of {the car}.
lively
- Part of the next drive can come from the sun, by way of {the sun} and {the car}.
clipped
- {The sun} works by day, {the car} by night.

## pair: sun and battery
roles: sun = solar panels; store = battery
calm
- {The sun} make power by day, and {the store} keeps some for the evening.
lively
- {The sun} make power by day, and {the store} saves some for the evening.
clipped
- {The sun} works by day, {the store} by night.

## pair: sun and storm
roles: sun = solar panels; storm = generator
calm
- Bright days have {the sun}, and stormy ones {the storm}.
lively
- Bright days run on {the sun}, and stormy ones have {the storm}.
clipped
- {The sun} for bright days, {the storm} for stormy ones.

## pair: pool and fire pit
roles: pool = pool | heated pool; fire = fire pit
calm
- {The pool} has the afternoon, and {the fire} the evening.
lively
- {The pool} gets the afternoon, and {the fire} gets the evening.
clipped
- Afternoon: {the pool}. Evening: {the fire}.

## pair: pool and hot tub
roles: pool = pool; tub = hot tub
calm
- {The pool} is for July, and {the tub} for January.
lively
- {The pool} is for July, and {the tub} for January.
clipped
- {The pool} for July, {the tub} for January.

## pair: pool and outdoor kitchen
roles: kitchen = outdoor kitchen | built-in grill; pool = pool | heated pool
calm
- With {a kitchen}, no one need leave {the pool} for long to see about lunch.
lively
- With {a kitchen}, lunch doesn't have to end the day in {the pool}.
clipped
- {A kitchen}: lunch doesn't end the day in {the pool}.

## pair: shade and pool
roles: shade = covered patio; pool = pool | heated pool
calm
- (heat) July offers a choice: the shade of {the shade} or the water of {the pool}.
lively
- (heat) On a July afternoon you can pick {the shade} or {the pool}.
clipped
- (heat) July: shade on {the shade}, or {the pool}.

## pair: sun and shade
roles: sun = deck | back deck; shade = covered patio | screened porch
calm
- {The sun} has the sun, and {the shade} the shade.
lively
- {The sun} is there for the sun, and {the shade} for getting out of it.
clipped
- Sun on {the sun}, shade on {the shade}.

## pair: clear nights
roles: fire = fire pit; porch = screened porch
calm
- {The fire} has the clear nights, and {the porch} the ones with mosquitoes.
lively
- Clear nights go to {the fire}, and buggy ones to {the porch}.
clipped
- {The fire} for clear nights, {the porch} for buggy ones.

## pair: deck and fire pit
roles: deck = deck | back deck | covered patio | screened porch; fire = fire pit
calm
- A supper on {the deck} can end at {the fire}.
lively
- Supper on {the deck} can turn into dessert at {the fire}.
clipped
- Dinner on {the deck}, dessert at {the fire}.

## pair: fire pit and hot tub
roles: fire = fire pit; tub = hot tub
calm
- A clear, cold night offers a choice of {the fire} or {the tub}.
lively
- On a clear, cold night you get to pick: {the fire} or {the tub}.
clipped
- Cold, clear night: {the fire} or {the tub}.

## pair: fireplace and hot tub
roles: fire = gas fireplace | fireplace | wood stove; tub = hot tub | sauna
calm
- A cold night offers a choice of {the fire} or {the tub}.
lively
- On a cold night you get to pick: {the fire} or {the tub}.
clipped
- Cold night: {the fire} or {the tub}.

## pair: boots and fire
roles: mud = mudroom; fire = fireplace | gas fireplace | wood stove
calm
- (snow) Snow boots stop at {the mud}, and cold feet go on to {the fire}.
lively
- (snow) Snow boots stop at {the mud}, and cold feet go on to {the fire}.
clipped
- (snow) Boots stop at {the mud}. Cold feet go on to {the fire}.

## pair: mudroom and laundry
roles: mud = mudroom; wash = laundry room
calm
- What the weather soaks comes off in {the mud} and goes on to {the wash}.
lively
- Wet things come off in {the mud} and go straight on to {the wash}.
clipped
- Wet things: off in {the mud}, on to {the wash}.

## pair: the dog
roles: mud = mudroom | dog wash; yard = fenced yard
lively
- (dogs) The dog has {a yard} to get muddy in and {a mud} to get clean in.
clipped
- (dogs) {The yard} for a dog to get muddy in, {the mud} to get clean in.

## pair: front and back
roles: front = front porch; back = back deck
calm
- {The front} looks to the street, and {the back} away from it.
lively
- There's {a front} for waving to the street and {a back} for getting away from it.
clipped
- {The front} for company, {the back} for quiet.

## pair: lunch outdoors
roles: work = home office; out = deck | back deck | covered patio | screened porch | balcony
calm
- Work has {the work}, and lunch may be taken out to {the out}.
lively
- Work stays in {the work}, and lunch goes out to {the out}.
clipped
- Work in {the work}, lunch on {the out}.

## pair: gym and sauna
roles: gym = home gym; heat = sauna | hot tub
calm
- What begins in {the gym} can end in {the heat}.
lively
- A workout in {the gym} can end in {the heat}.
clipped
- Start in {the gym}, finish in {the heat}.

## pair: gym and pool
roles: gym = home gym; pool = pool | heated pool | lap pool
calm
- In fair weather, exercise is in {the pool}; in foul, it is in {the gym}.
lively
- In good weather there's {the pool}, and in bad there's {the gym}.
clipped
- Good weather: {the pool}. Bad weather: {the gym}.

## pair: tennis and pool
roles: court = home court; pool = pool | heated pool
calm
- After a game on {the court}, one may cool off in {the pool}.
lively
- After a game on {the court}, you can cool off in {the pool}.
clipped
- From {the court} to {the pool}.

## home court
match: tennis court, clay tennis court, pickleball court, sport court, basketball court
not: indoor, community

## pair: breakfast and dinner
roles: nook = breakfast nook; dining = formal dining room
calm
- Weekday mornings have {the nook}, and Sunday evenings {the dining}.
lively
- Weekday mornings get {the nook}, and Sunday evenings get {the dining}.
clipped
- {The nook} for weekdays, {the dining} for Sundays.

## pair: breakfast in and out
roles: nook = breakfast nook; out = deck | back deck | covered patio | screened porch
calm
- Gray mornings have {the nook}, and fine ones {the out}.
lively
- Gray mornings get {the nook}, and nice ones get {the out}.
clipped
- {The nook} for gray mornings, {the out} for fine ones.

## pair: rain and the grill
roles: range = gas range; grill = outdoor kitchen | built-in grill
calm
- (no dry) Dinner is on {the range} when it rains and at {the grill} when it does not.
lively
- (no dry) Dinner's on {the range} when it rains and at {the grill} when it doesn't.
clipped
- (no dry) Rain: {the range}. No rain: {the grill}.

## pair: cellar and table
roles: wine = wine cellar; dining = formal dining room
calm
- For dinner in {the dining}, the bottle has waited in {the wine}.
lively
- Dinner's in {the dining}, and the bottle comes from {the wine}.
clipped
- The bottle from {the wine}, dinner in {the dining}.

## pair: intermission
roles: film = home theater; bar = wet bar
calm
- For the intermission, {the film} has {a bar} to turn to.
lively
- A movie in {the film} can have an intermission at {the bar}.
clipped
- {The film} for the movie, {the bar} for the intermission.

## pair: winter evenings
roles: fire = fireplace | gas fireplace | wood stove; books = library
calm
- Winter evenings have {the fire} and {the books} to choose from.
lively
- Winter evenings can go to {the fire} or {the books}.
clipped
- Winter evenings: {the fire} or {the books}.

## pair: winter mornings
roles: floor = heated floors; fire = fireplace | gas fireplace | wood stove
calm
- Winter mornings begin on {floor}, and winter evenings end at {the fire}.
lively
- Winter mornings start on {floor}, and winter nights end at {the fire}.
clipped
- Winter morning: {floor}. Winter night: {the fire}.

## pair: winter sun
roles: sun = sunroom; fire = fireplace | gas fireplace | wood stove
calm
- Winter days have {the sun}, and winter nights {the fire}.
lively
- Winter days get {the sun}, and winter nights get {the fire}.
clipped
- {The sun} for winter days, {the fire} for winter nights.

## pair: when it turns cold
roles: sun = sunroom; out = deck | back deck | covered patio | screened porch
calm
- When it grows too cold for {the out}, there is {the sun}.
lively
- When it gets too cold for {the out}, there's {the sun}.
clipped
- Too cold for {the out}? There's {the sun}.

## pair: slow bath, quick shower
roles: tub = soaking tub; shower = walk-in shower
calm
- Slow evenings have {the tub}, and hurried mornings {the shower}.
lively
- Slow evenings get {the tub}, and rushed mornings get {the shower}.
clipped
- {The tub} for slow evenings, {the shower} for fast mornings.

## pair: sink and hot water
roles: sink = double vanity; heater = tankless water heater
calm
- {A sink} and {a heater} spare the morning its line and its cold shower.
lively
- With {a sink} and {a heater}, mornings have no line and no cold shower.
clipped
- {A sink} and {a heater}: no line, no cold shower.

## pair: fans and air
roles: fans = ceiling fans; air = air conditioning
calm
- (heat) Mild nights ask only for {the fans}; July has {the air}.
lively
- (heat) Mild nights take {the fans}, and July takes {the air}.
clipped
- (heat) {Fans} for mild nights, {air} for July.

## pair: heat that rises
roles: tall = high ceilings; air = air conditioning
calm
- (heat) In August, the heat has {tall} to rise to and {air} to answer to.
lively
- (heat) In August, the heat has {tall} to rise to and {air} to deal with.
clipped
- (heat) August heat: {tall} to rise to, {air} to deal with.

## pair: garden to grill
roles: garden = raised beds; grill = outdoor kitchen | built-in grill
calm
- Between {the garden} and {the grill}, dinner need never come indoors.
lively
- Between {the garden} and {the grill}, dinner never has to come inside.
clipped
- {The garden} to {the grill}: dinner stays outside.

## pair: seedlings
roles: glass = greenhouse; garden = raised beds
calm
- Seedlings begin in {the glass} and move out to {the garden}.
lively
- Seedlings start in {the glass} and move out to {the garden}.
clipped
- Seedlings go from {the glass} to {the garden}.

## pair: fruit at breakfast
roles: out = deck | back deck | covered patio | screened porch; fruit = citrus trees
calm
- In season, breakfast on {the out} can begin with fruit from {the fruit}.
lively
- In season, breakfast on {the out} can start with fruit from {the fruit}.
clipped
- Breakfast on {the out}, fruit from {the fruit}.

## pair: coffee and supper
roles: low = balcony; high = rooftop terrace | private roof deck
calm
- Morning coffee goes out to {the low}, and supper up to {the high}.
lively
- Morning coffee goes out to {the low}, and supper goes up to {the high}.
clipped
- Coffee on {the low}, dinner on {the high}.

## pair: a workday in the building
roles: work = coworking lounge; after = shared pool | heated pool | fitness center | yoga room
calm
- (unit) A workday can stay in the building: first {the work}, then {the after}.
lively
- (unit) A workday can stay in the building: {the work} first, then {the after}.
clipped
- (unit) A workday stays in the building: {the work}, then {the after}.

## pair: weights and water
roles: gym = fitness center | yoga room; pool = shared pool | heated pool
calm
- From {the gym}, residents may go on to {the pool}.
lively
- Residents can go from {the gym} straight to {the pool}.
clipped
- For residents: {the gym} first, then {the pool}.

## pair: courts and pool
roles: court = courts; pool = shared pool | heated pool
calm
- After a game on {the court}, one may cool off in {the pool}.
lively
- After a game on {the court}, you can cool off in {the pool}.
clipped
- From {the court} to {the pool}.

## pair: trails and pool
roles: walk = trails; pool = shared pool | heated pool
calm
- A walk on {the walk} can end in {the pool}.
lively
- A walk on {the walk} can end in {the pool}.
clipped
- A walk on {the walk}, then {the pool}.

## pair: party and pool
roles: club = clubhouse; pool = shared pool | heated pool
calm
- The summer party can have {the pool}, and the winter one {the club}.
lively
- The summer party can have {the pool}, and the winter one {the club}.
clipped
- Summer parties: {the pool}. Winter ones: {the club}.
`
