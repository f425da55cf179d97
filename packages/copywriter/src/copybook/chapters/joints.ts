// Lines as data; the notation is explained in ../README.md.
export const joints = `
# Joint sentences

Plain sentences that tell two, three or four typed things together, or one that would else be a stub. A line is true of any such things, adds no other thing, place or quality, and tells each by its slot. Only lines that two copy chiefs wanted to keep are here: neither struck it, and one of them liked it.

'calm' is for Luxury and Classic, 'lively' for Family and Casual, 'clipped' for Modern, 'any' for all of them.

# SUBJECTS

## main kitchen
match: kitchen
not: outdoor, summer, catering, prep, second, galley, eat-in, kitchenette

## Jack and Jill bath
match: Jack and Jill bath, Jack-and-Jill bath, Jack and Jill bathroom, Jack-and-Jill bathroom, Jack & Jill bath, Jack & Jill bathroom

## alley access
match: alley access, rear alley access

## attic storage
match: attic storage, walk-up attic, floored attic, walk-in attic, attic storage space
not: finished

## backsplash
match: backsplash, tile backsplash, subway tile backsplash, stone backsplash, marble backsplash, glass tile backsplash, full-height backsplash
not: no, bath, laundry

## beamed ceilings
match: beamed ceilings, wood-beamed ceilings, beam ceilings, timbered ceilings
not: porch, patio

## bocce court
match: bocce court, bocce ball court

## boiler
match: boiler, gas boiler, new boiler

## brand appliances
match: Bosch appliances, KitchenAid appliances, Miele appliances, Thermador appliances, Viking appliances, Wolf appliances, Sub-Zero appliances, Sub-Zero and Wolf appliances, Wolf and Sub-Zero appliances, paneled appliances, panel-ready appliances, new appliances
not: outdoor, laundry, no

## built-ins
match: built-ins, custom built-ins, built-in cabinets, built-in cabinetry, built-in storage
not: original, garage, closet, bath

## butcher-block counters
match: butcher-block counters, butcher block counters, butcher-block countertops, butcher block countertops, wood counters, wood countertops, maple countertops
not: outdoor, bath, bathroom, vanity, laundry

## carpet
match: carpet, new carpet, carpeting, new carpeting, wool carpet, plush carpet
not: under, basement, no

## coffered ceilings
match: coffered ceilings, tray ceilings, trey ceilings, coved ceilings, barrel-vaulted ceilings
not: primary, bedroom

## cold plunge
match: cold plunge, plunge tub, cold plunge tub
of: either

## community gate
match: gated entry, gated entrance, entry gate, guarded gate, guard gate, staffed gate, manned gate, security gate
not: and
of: building

## conference room
match: conference room, meeting room, boardroom
not: and
of: building

## corner lot
match: corner lot, large corner lot

## cul-de-sac lot
match: cul-de-sac, cul-de-sac lot, cul de sac, cul de sac lot
not: near, end

## den
match: den, cozy den, paneled den, separate den, main-level den, lower-level den
not: office, basement, with

## dining area
match: dining area, dining nook, dining alcove, dining space
not: outdoor, covered, breakfast, shared, patio

## dishwasher
match: dishwasher, Bosch dishwasher, Miele dishwasher, built-in dishwasher, panel-ready dishwasher
not: second, double, two, no, portable

## doorman
match: doorman, doorperson, door attendant
not: part-time, virtual, and, from
of: building

## drip irrigation
match: drip irrigation, drip irrigation system, drip system

## electric fireplace
match: electric fireplace, linear electric fireplace

## equipment shed
match: equipment shed, equipment barn, machine shed, implement shed

## event kitchen
match: catering kitchen, event kitchen, demonstration kitchen, community kitchen, entertaining kitchen
not: and
of: building

## exposed ductwork
match: exposed ductwork, exposed ducts, open ductwork

## finished attic
match: finished attic, finished walk-up attic, finished third floor, finished attic space
not: partially

## fountain
match: fountain, koi pond
not: drinking, wall, near

## fresh paint
match: fresh paint, fresh interior paint, new paint, new interior paint
not: exterior, outside, needs

## front desk
match: front desk, reception desk, concierge desk
not: virtual, and
of: building

## furnace
match: furnace, gas furnace, forced-air furnace, high-efficiency furnace, oil furnace, propane furnace
not: new, no

## galley kitchen
match: galley kitchen, windowed galley kitchen

## gated drive
match: gated drive, gated driveway, gated entry, gated entrance, driveway gate, electric gate, entry gate
not: community, subdivision, neighborhood, guard, guarded

## gazebo
match: gazebo
not: community, park, near

## half bath
match: half bath, half bathroom, main-level half bath, first-floor half bath

## heat pump
match: heat pump, heat pumps, heat pump system, mini-split heat pump, ductless heat pump
not: water, dryer, pool, no

## home battery
match: battery storage, battery backup, battery system, home battery, solar battery, backup batteries, Powerwall
not: sump, pump, smoke, detector, detectors, leased

## hurricane shutters
match: hurricane shutters, storm shutters, accordion shutters, accordion hurricane shutters, electric hurricane shutters, roll-down shutters, roll-down hurricane shutters

## impact windows
match: impact windows, hurricane windows, impact-rated windows, hurricane impact windows, impact windows and doors, hurricane impact windows and doors

## intercom
match: intercom, video intercom, intercom system, video intercom system
not: and
of: building

## irrigation well
match: irrigation well, separate irrigation well

## kitchenette
match: kitchenette
not: no

## landscape lighting
match: landscape lighting, outdoor lighting, exterior lighting, garden lighting

## landscaping
match: landscaping, professional landscaping, mature landscaping, new landscaping, native landscaping
not: fee, dues, service, included, HOA, community, needs

## lawn
match: lawn, level lawn, green lawn, large lawn, wide lawn
not: fenced, bowling, artificial, synthetic, shared, common, care, service, event

## lawn sprinklers
match: sprinklers, lawn sprinklers, in-ground sprinklers, underground sprinklers
not: fire

## live-in super
match: live-in super, live-in superintendent, resident superintendent, on-site superintendent, on-site super, resident manager, on-site manager
not: and
of: building

## microwave
match: microwave, built-in microwave, microwave drawer, drawer microwave
not: no

## mini splits
match: mini splits, mini-splits, ductless mini splits, ductless units, ductless air conditioning, split-system air conditioning

## natural gas
match: natural gas, natural gas service
not: and, no

## new HVAC
match: new HVAC, new HVAC system, new heating and cooling, new furnace, new central air, new heat pump, new air conditioner

## new roof
match: new roof, newer roof, new metal roof, new tile roof, new shingle roof, new architectural shingle roof

## new wiring
match: new wiring, updated wiring, updated electrical, new electrical, updated electrical panel, new electrical panel, updated electrical system

## outdoor bar
match: outdoor bar, patio bar, tiki bar
not: swim-up, community

## package lockers
match: package lockers
not: and
of: building

## parquet floors
match: parquet floors, parquet flooring, herringbone floors, cherry floors, walnut floors, fir floors, plank floors, bamboo floors, cork floors, cypress floors
not: vinyl, laminate, LVP, tile

## pot filler
match: pot filler, potfiller

## primary bath
match: primary bath, primary bathroom, ensuite bath, en suite bath, ensuite bathroom, en suite bathroom
not: updated, renovated, remodeled, guest, rough-in

## privacy fence
match: privacy fence, wood fence, wooden fence, cedar fence, vinyl fence, picket fence, board fence
not: invisible, electric, pasture, pool, paddock

## private trails
match: riding trails, private trails, private riding trails, bridle trails, wooded trails, private hiking trails
not: near, community, access, to, link

## propane tank
match: propane tank, owned propane tank, buried propane tank, underground propane tank
not: leased, rented

## public sewer
match: city sewer, public sewer, municipal sewer, county sewer, town sewer
not: and, no

## public water
match: city water, public water, municipal water, county water, town water
not: and, no

## range hood
match: range hood, vent hood, vented hood, vented range hood, custom hood, hood vent

## reading nook
match: reading nook, reading room, reading area
not: shared

## refrigerator
match: refrigerator, fridge, French-door refrigerator, Sub-Zero refrigerator, built-in refrigerator, counter-depth refrigerator, stainless refrigerator
not: wine, beverage, garage, second, mini, negotiable, excluded, propane

## riding arena
match: riding arena, outdoor arena, outdoor riding arena, riding ring, outdoor ring, dressage arena, dressage ring, sand arena, lighted arena
not: indoor, covered, near, community

## round pen
match: round pen

## run-in shed
match: run-in shed, loafing shed

## seawall
match: seawall, sea wall, bulkhead

## security cameras
match: security cameras, exterior cameras, outdoor cameras, surveillance cameras

## septic
match: septic system, private septic, septic
not: well, shared, approved, inspected

## shared basketball court
match: basketball court, indoor basketball court, sport court, sports court, basketball courts
not: and
of: building

## shared dining room
match: private dining room, dining room, residents' dining room
not: and
of: building

## shared garden
match: garden, shared garden, common garden, landscaped garden, landscaped gardens
not: roof, rooftop, community, private, vegetable, herb, and
of: building

## shared heated pool
match: heated pool, heated saltwater pool, heated outdoor pool, heated swimming pool, heated community pool
not: indoor, and
of: building

## shared indoor pool
match: indoor pool, heated indoor pool, indoor heated pool, indoor swimming pool, indoor saltwater pool, indoor lap pool
not: and
of: building

## shared library
match: library, residents' library
not: public, near, and
of: building

## shared lounge
match: lounge, club lounge, lobby lounge, social lounge
not: sky, roof, rooftop, coworking, co-working, cigar, pet, pool, and
of: building

## shingle roof
match: shingle roof, asphalt shingle roof, architectural shingle roof, composition roof, composition shingle roof, cedar shake roof, wood shake roof, shake roof
not: new, needs

## siding
match: siding, vinyl siding, fiber cement siding, fiber-cement siding, Hardie siding, HardiePlank siding, cedar siding, wood siding, shake siding, board and batten siding, board-and-batten siding, lap siding, clapboard siding, aluminum siding, metal siding
not: new, needs

## sliding doors
match: sliding doors, sliding glass doors, glass sliders, sliders, patio doors
not: closet, barn, shower, pocket

## smart lock
match: smart lock, smart locks, smart door lock

## smart thermostat
match: smart thermostat, Nest thermostat, Ecobee thermostat, Wi-Fi thermostat

## stainless appliances
match: stainless steel appliances, stainless appliances, stainless-steel appliances
not: outdoor

## stone floors
match: stone floors, marble floors, slate floors, limestone floors, brick floors, flagstone floors, bluestone floors
not: porch, patio, heated

## storm shelter
match: storm shelter, tornado shelter, underground storm shelter, in-ground storm shelter, storm cellar, safe room

## sump pump
match: sump pump, sump pump with battery backup

## tack room
match: tack room

## tankless water heater
match: tankless water heater, tankless hot water heater, on-demand water heater, tankless heater, tankless gas water heater

## tile roof
match: tile roof, clay tile roof, barrel tile roof, concrete tile roof, slate roof
not: new

## two-car garage
match: two-car garage, attached garage, attached two-car garage, three-car garage, attached three-car garage, 2-car garage, 3-car garage, oversized garage
not: shared, community, under, parking, apartment, or

## under-cabinet lighting
match: under-cabinet lighting, undercabinet lighting, under cabinet lighting

## updated bath
match: updated bath, renovated bath, remodeled bath, updated bathroom, renovated bathroom, remodeled bathroom, new bath, updated primary bath, renovated primary bath, remodeled primary bath
not: half, two, both

## vaulted ceilings
match: vaulted ceilings, cathedral ceilings, vaulted and beamed ceilings
not: garage, porch, patio, barn

## video doorbell
match: video doorbell, Ring doorbell, smart doorbell, Nest doorbell

## vineyard
match: vineyard, private vineyard, grapevines
not: near, community, views, view

## vinyl floors
match: vinyl floors, vinyl flooring, vinyl plank floors, vinyl plank flooring, luxury vinyl plank floors, luxury vinyl plank flooring, LVP floors, LVP flooring, laminate floors, laminate flooring
not: garage, basement

## wainscoting
match: wainscoting, wainscot, wainscotting
not: original

## wash stall
match: wash stall, wash rack, wash bay

## water filter
match: water filter, whole-house water filter, water filtration system, whole-house water filtration system, filtration system, reverse osmosis system, water treatment system
not: pool, leased, rented

## water heater
match: water heater, gas water heater, electric water heater, hybrid water heater, hot water heater, new water heater
not: tankless, on-demand, solar, leased, rented

## water softener
match: water softener, water softening system, softener
not: leased, rented, loop

## well
match: private well, drilled well, artesian well, well
not: water, shared, stair, window, septic, irrigation, geothermal, wishing, as, test

## well and septic
match: well and septic, private well and septic, well and septic system

## whole-house fan
match: whole-house fan, whole house fan, whole-home fan

## wood ceilings
match: wood ceilings, tongue-and-groove ceilings, cedar ceilings, pine ceilings, knotty pine ceilings, wood-plank ceilings, beadboard ceilings
not: porch, patio

## woods
match: woods, woodland, wooded acres, wooded acreage
not: backs, to, borders, near, overlooks, adjoining, behind, view, views

## guest parking
match: guest parking, visitor parking
not: and
of: building

## cold storage
match: cold storage, refrigerated storage, cold package storage
not: and
of: building

## wine storage
match: wine storage, wine lockers, wine room, wine cellar
not: and
of: building

# KITCHEN

## joint: counters, range, island
roles: counters = stone counters | butcher-block counters; range = gas range | pro range | induction range; island = kitchen island
lively
- The sauce simmers on {the range}, the bread gets sliced at {the counters}, and everyone hovers around {the island}.

## joint: cabinets and counters
roles: cabs = cabinets; counters = stone counters | butcher-block counters
calm
- The kitchen is fitted with {cabs} and {counters}.
clipped
- {A cabs} and {counters} line the kitchen.

## joint: counters and backsplash
roles: counters = stone counters | butcher-block counters; splash = backsplash
calm
- {A splash} rises behind {the counters}.
clipped
- {A counters}, backed by {a splash}.

## joint: lighting and counters
roles: lamp = under-cabinet lighting; counters = stone counters | butcher-block counters
calm
- {A lamp} falls on {the counters}.

## joint: appliances and pantry
roles: app = appliances; pantry = walk-in pantry
calm
- The cook has {app} to work with and {a pantry} to draw on.

## joint: appliances, island, open plan
roles: app = appliances; island = kitchen island; plan = open floor plan
clipped
- {The plan} takes in {an island} and {app}.

## joint: range and what goes with it
roles: range = gas range | pro range | induction range; extra = pot filler | range hood
calm
- {A range} is paired with {an extra}.

## joint: island and range
roles: island = kitchen island; range = gas range | pro range | induction range
calm
- Conversation goes on around {the island} while dinner cooks on {the range}.
lively
- Everyone ends up at {the island} once something's cooking on {the range}.
clipped
- Dinner on {the range}, company around {the island}.

## joint: island, range, pantry
roles: island = kitchen island; range = gas range | pro range | induction range; pantry = walk-in pantry
clipped
- Dinner starts in {the pantry}, moves to {the island}, and finishes on {the range}.

## joint: counters and pantry
roles: counters = stone counters | butcher-block counters; pantry = walk-in pantry
clipped
- {A pantry} keeps the groceries off {the counters}.

## joint: open plan and range
roles: plan = open floor plan; range = gas range | pro range | induction range
clipped
- {The plan} keeps whoever is at {the range} in the conversation.

## joint: open plan, counters, appliances
roles: plan = open floor plan; counters = stone counters | butcher-block counters; app = appliances
calm
- {The plan} keeps the cook in the conversation, and the kitchen is fitted with {counters} and {app}.

## joint: ovens, range, island
roles: ovens = double ovens; range = gas range | pro range | induction range; island = kitchen island
calm
- A holiday dinner can be divided between {the ovens} and {the range} and brought together on {the island}.

## joint: ovens and range
roles: ovens = double ovens; range = gas range | pro range | induction range
lively
- By noon on Thanksgiving, you'll have pies in {the ovens} and stock on {the range}.

## joint: ovens and pantry
roles: ovens = double ovens; pantry = walk-in pantry
lively
- With {ovens} and {a pantry}, you can say yes to the bake sale.

## joint: ovens in the kitchen
roles: ovens = double ovens; kitchen = updated kitchen | chef's kitchen | open kitchen | eat-in kitchen | galley kitchen
clipped
- {The kitchen} comes with {ovens}.

## joint: butler's pantry and wine refrigerator
roles: butler = butler's pantry; wine = wine refrigerator
calm
- Between {the butler} and {the wine}, drinks can be ready before the first guest arrives.

## joint: butler's pantry and dining room
roles: butler = butler's pantry; dining = formal dining room
calm
- Dinner can be plated in {the butler} and served in {the dining}.

## joint: butler's pantry and island
roles: butler = butler's pantry; island = kitchen island
calm
- Platters can be filled in {the butler} and set out on {the island}.

## joint: wine refrigerator and island
roles: wine = wine refrigerator; island = kitchen island
calm
- A bottle from {the wine} can be opened at {the island} while dinner cooks.

## joint: wine refrigerator and range
roles: wine = wine refrigerator; range = gas range | pro range | induction range
lively
- Pour yourself something from {the wine} while dinner's on {the range}.

## joint: coffee bar and open air
roles: cup = coffee bar; out = deck | back deck | covered patio | screened porch | wraparound porch | balcony | front porch
calm
- The first cup is poured at {the cup} and finished on {the out}.

## joint: coffee bar and office
roles: cup = coffee bar; work = home office
lively
- You can top up your mug at {the cup} between calls in {the work}.

## joint: kitchen and counters
roles: kitchen = updated kitchen | chef's kitchen | open kitchen | eat-in kitchen | galley kitchen; counters = stone counters | butcher-block counters
calm
- {The kitchen} is fitted with {counters}.
clipped
- {The kitchen} comes with {counters}.

## joint: kitchen, counters, island
roles: kitchen = updated kitchen | chef's kitchen | open kitchen | eat-in kitchen | galley kitchen; counters = stone counters | butcher-block counters; island = kitchen island
calm
- {The kitchen} is fitted with {counters}, and {an island} gives guests a place to set a glass.

## joint: kitchen, dining room, open air
roles: kitchen = updated kitchen | chef's kitchen | open kitchen | eat-in kitchen | galley kitchen; dining = formal dining room; out = deck | back deck | covered patio | screened porch | wraparound porch | balcony
calm
- Dinner made in {the kitchen} can be served in {the dining} or, on a fine evening, on {the out}.

## joint: kitchen and fireplace
roles: kitchen = updated kitchen | chef's kitchen | open kitchen | eat-in kitchen | galley kitchen; fire = fireplace | gas fireplace | wood stove
calm
- While dinner cooks in {the kitchen}, guests have {the fire} to gather around.

## joint: kitchen and grill
roles: kitchen = updated kitchen | chef's kitchen | open kitchen | eat-in kitchen | galley kitchen; grill = outdoor kitchen | built-in grill
calm
- Dinner can be cooked in {the kitchen} or, on a warm night, at {the grill}.

## joint: nook and open air
roles: nook = breakfast nook; out = deck | back deck | covered patio | screened porch | wraparound porch | balcony
calm
- On fair mornings, coffee can move out of {the nook} and onto {the out}.
lively
- Coffee's in {the nook} until it's warm enough to take a cup out to {the out}.

## joint: nook, dining room, open air
roles: nook = breakfast nook | eat-in kitchen; dining = formal dining room; out = deck | back deck | covered patio | screened porch | wraparound porch | balcony
calm
- Mornings begin in {the nook}, holidays fill {the dining}, and summer suppers go out to {the out}.

## joint: island, dining room, open air
roles: island = kitchen island; dining = formal dining room; out = deck | back deck | covered patio | screened porch | wraparound porch | balcony
lively
- You can serve drinks at {the island}, supper in {the dining}, and dessert out on {the out}.
clipped
- Drinks at {the island}, supper in {the dining}, a last glass on {the out}.

## joint: dining area and open air
roles: area = dining area; out = deck | back deck | covered patio | screened porch | wraparound porch | balcony
calm
- Supper can move out of {the area} and onto {the out} when the weather allows.
clipped
- Supper in {the area} or, on a warm night, on {the out}.

## joint: island and fire pit
roles: island = kitchen island; pit = fire pit
calm
- Supper is served from {the island}, and the evening ends around {the pit}.

## joint: island and pool
roles: island = kitchen island; pool = pool | heated pool
calm
- Lunch can be set out on {the island} for whoever comes in from {the pool}.

## joint: island and yard
roles: island = kitchen island; yard = fenced yard | yard | backyard
calm
- A picnic packed at {the island} need go no farther than {the yard}.

## joint: pantry, mudroom, garage
roles: pantry = walk-in pantry; mud = mudroom; garage = attached garage
calm
- After a wet drive home, the car goes in {the garage}, the coats in {the mud}, and the groceries in {the pantry}.
lively
- Pull into {the garage}, and you can have the coats in {the mud} and the groceries in {the pantry} in one trip.
clipped
- Car in {the garage}, coats in {the mud}, groceries in {the pantry}.

## joint: cabinets, counters, backsplash
roles: cabs = cabinets; counters = stone counters | butcher-block counters; splash = backsplash
clipped
- {A cabs} and {a counters} line the kitchen, backed by {a splash}.

## joint: counters, backsplash, range
roles: counters = stone counters | butcher-block counters; splash = backsplash; range = gas range | pro range | induction range
lively
- You'll cook on {a range}, with {a splash} rising behind {the counters}.

## joint: counters, backsplash, appliances
roles: counters = stone counters | butcher-block counters; splash = backsplash; app = stainless appliances | brand appliances
calm
- {A splash} rises behind {the counters} in a kitchen fitted with {a app}.

## joint: range, hood, counters
roles: range = gas range | pro range | induction range; hood = range hood; counters = stone counters | butcher-block counters
calm
- {A hood} hangs over {the range}, and {a counters} line the kitchen.

## joint: farm sink, island, range
roles: sink = farmhouse sink; island = kitchen island; range = gas range | pro range | induction range
lively
- You can rinse at {the sink}, chop at {the island}, and cook on {the range}.

## joint: counters, appliances, island
roles: counters = stone counters | butcher-block counters; app = stainless appliances | brand appliances; island = kitchen island
lively
- You'll have {a counters} and {a app} to cook with and {an island} to gather around.

## joint: counters, appliances, breakfast bar
roles: counters = stone counters | butcher-block counters; app = stainless appliances | brand appliances; bar = breakfast bar
calm
- The kitchen is fitted with {a counters} and {a app}, and guests can draw up to {a bar}.

## joint: breakfast bar and range
roles: bar = breakfast bar; range = gas range | pro range | induction range
lively
- You can pull up to {the bar} and keep the cook company at {the range}.

## joint: kitchen and open plan
roles: kitchen = updated kitchen | chef's kitchen | eat-in kitchen; plan = open floor plan
lively
- With {a kitchen} and {a plan}, you can get dinner on and never leave the conversation.

## joint: kitchen, counters, appliances
roles: kitchen = updated kitchen | chef's kitchen | open kitchen | eat-in kitchen | galley kitchen; counters = stone counters | butcher-block counters; app = stainless appliances | brand appliances
calm
- {The kitchen} pairs {a counters} with {a app}.
lively
- You'll find {a counters} and {a app} in {the kitchen}.
clipped
- {The kitchen} is fitted with {a counters} and {a app}.

## joint: kitchen, cabinets, counters
roles: kitchen = updated kitchen | chef's kitchen | open kitchen | eat-in kitchen | galley kitchen; cabs = cabinets; counters = stone counters | butcher-block counters
calm
- {A cabs} and {a counters} line {the kitchen}.
lively
- You'll find {a cabs} and {a counters} lining {the kitchen}.
clipped
- {The kitchen} is lined with {a cabs} and {a counters}.

## joint: kitchen, cabinets, counters, appliances
roles: kitchen = updated kitchen | chef's kitchen | open kitchen | eat-in kitchen | galley kitchen; cabs = cabinets; counters = stone counters | butcher-block counters; app = stainless appliances | brand appliances
calm
- {The kitchen} is lined with {a cabs} and {a counters} and fitted with {a app}.

## joint: kitchen, counters, range
roles: kitchen = updated kitchen | chef's kitchen | open kitchen | eat-in kitchen | galley kitchen; counters = stone counters | butcher-block counters; range = gas range | pro range | induction range
calm
- {The kitchen} pairs {a counters} with {a range}.
clipped
- {The kitchen} is fitted with {a counters} and {a range}.

## joint: kitchen, nook, dining
roles: kitchen = updated kitchen | chef's kitchen | open kitchen; nook = breakfast nook; dining = formal dining room
calm
- Meals made in {the kitchen} can be served in {the nook} or, for company, in {the dining}.
lively
- You can cook in {the kitchen}, eat most days in {the nook}, and save {the dining} for company.

## joint: nook and dining
roles: nook = breakfast nook | eat-in kitchen | breakfast bar; dining = formal dining room
calm
- {A nook} leaves {the dining} free for company.
lively
- With {a nook} for everyday meals, you can save {the dining} for company.
clipped
- {A nook} leaves {the dining} to company.

## joint: island, nook, dining
roles: island = kitchen island; nook = breakfast nook; dining = formal dining room
lively
- You can set a meal out on {the island}, in {the nook}, or, when there's company, in {the dining}.

## joint: ovens, range, counters
roles: ovens = double ovens; range = gas range | pro range | induction range; counters = stone counters | butcher-block counters
lively
- With {a range}, {a ovens}, and {a counters}, you're equipped to cook for a crowd.

## joint: range, refrigerator, dishwasher, microwave
roles: range = gas range | pro range | induction range; fridge = refrigerator; dish = dishwasher; micro = microwave
calm
- The kitchen comes equipped with {a range}, {a fridge}, {a dish}, and {a micro}.

## joint: coffee bar and kitchen
roles: cup = coffee bar; kitchen = updated kitchen | chef's kitchen | open kitchen | eat-in kitchen
calm
- Guests can help themselves at {the cup} while breakfast cooks in {the kitchen}.

## joint: island and great room
roles: island = kitchen island; great = great room | den | sunroom
lively
- Your guests can fill a plate at {the island} and find a seat in {the great}.

## joint: kitchen, island, outdoors
roles: kitchen = updated kitchen | chef's kitchen | open kitchen; island = kitchen island; out = deck | back deck | covered patio | screened porch | wraparound porch | balcony
calm
- Dinner made in {the kitchen} can be served at {the island} or carried out to {the out}.

## joint: kitchen, dining, great room
roles: kitchen = updated kitchen | chef's kitchen | open kitchen | eat-in kitchen; dining = formal dining room; great = great room | formal living room
lively
- Your guests can gather in {the kitchen}, sit down in {the dining}, and stay late in {the great}.

## joint: formal living and dining
roles: living = formal living room; dining = formal dining room
calm
- Guests can be received in {the living} and served in {the dining}.
lively
- You can pour drinks in {the living} and call everyone in to {the dining}.

## joint: mudroom, laundry, pantry
roles: mud = mudroom; laundry = laundry room | main-level laundry; pantry = walk-in pantry
lively
- Coats, wash, and groceries all have somewhere to go, with {a mud}, {a laundry}, and {a pantry}.

## joint: kitchen island and garden
roles: island = kitchen island; beds = raised beds
lively
- You can cut salad from {the beds} and toss it at {the island}.

## joint: tack room and wash stall
roles: tack = tack room; wash = wash stall
lively
- After a ride, you can hang your saddle in {the tack} and hose down your horse at {the wash}.
any
- After a ride, horses can be hosed down at {the wash} and saddles hung in {the tack}.

## joint: boiler and radiators
roles: boiler = boiler; rads = radiators
any
- {A boiler} feeds {the rads}.

## joint: water heater and softener
roles: heater = tankless water heater | water heater; soft = water softener | water filter
any
- The plumbing includes {a heater} and {a soft}.

## joint: water, sewer, gas
roles: water = public water; sewer = public sewer; gas = natural gas
any
- The property is served by {water}, {sewer}, and {gas}.

## joint: public water and septic
roles: water = public water; septic = septic
any
- The property is served by {water} and {a septic}.

## joint: thermostat and doorbell
roles: stat = smart thermostat; bell = video doorbell
lively
- From your phone, you can set {the stat} and answer {the bell}.

## joint: thermostat, doorbell, lock
roles: stat = smart thermostat; bell = video doorbell; lock = smart lock
lively
- From your phone, you can set {the stat}, answer {the bell}, and open {the lock}.
any
- {A stat}, {a bell}, and {a lock} can all be worked from a phone.

## joint: thermostat, doorbell, cameras
roles: stat = smart thermostat; bell = video doorbell; cams = security cameras
lively
- From your phone, you can set {the stat}, answer {the bell}, and check {the cams}.
any
- The home is equipped with {a stat}, {a bell}, and {cams}.

## joint: radiators
roles: rads = radiators
any
- The rooms are warmed by {rads}.

## joint: whole-house fan
roles: fan = whole-house fan
any
- On cool evenings, {a fan} draws fresh air through the rooms.

## joint: wine storage and dining room
roles: wine = wine storage; dining = shared dining room
any
- A resident's bottle kept in {the wine} can be opened at dinner in {the dining}.

## joint: event kitchen and dining room
roles: cook = event kitchen; dining = shared dining room
any
- Residents can cook in {the cook} and seat their guests in {the dining}.

## joint: coworking and conference
roles: work = coworking lounge; conf = conference room
any
- Residents can spend the morning in {the work} and see clients in {the conf}.

## joint: guest suite and guest parking
roles: guests = shared guest suites; park = guest parking
lively
- Your out-of-town friends can use {the park} and stay in {the guests}.

## joint: garage and charging
roles: garage = shared garage; ev = charging stations
lively
- Residents can park in {the garage} and plug in at {the ev}.

## joint: courtyard, grills, fire pit
roles: court = shared courtyard | shared garden; fire = shared fire pit; grill = shared grills
lively
- Residents can cook at {the grill}, eat in {the court}, and end up around {the fire}.
any
- Neighbors can cook at {the grill}, eat in {the court}, and end up around {the fire}.

## joint: ski storage and hot tub
roles: ski = ski storage; tub = shared hot tub | shared sauna
lively
- After a day on the slopes, you can drop your gear in the building's {ski} and head for {the tub}.
any
- After a day on the slopes, residents can drop their gear in {the ski} and head for {the tub}.

## joint: lake, ramp, dock
roles: lake = lake; ramp = boat ramp; dock = shared dock
lively
- Residents can put in at {the ramp}, tie up at {the dock}, and have the day on {the lake}.
any
- {A ramp} and {a dock} give neighbors the use of {the lake}.

# LIVING

## joint: floors, ceilings, fireplace
roles: floors = hardwood floors | parquet floors | tile floors | vinyl floors | stone floors | polished concrete floors; over = vaulted ceilings | high ceilings | beamed ceilings | coffered ceilings | wood ceilings | exposed beams; fire = fireplace | gas fireplace | wood stove | electric fireplace
clipped
- {A floors} below, {a over} above, and {a fire} after dark.

## joint: paint and carpet
roles: paint = fresh paint; carpet = carpet
calm
- Between {the paint} and {the carpet}, little stands in the way of unpacking.

## joint: kitchen and floors
roles: kitchen = updated kitchen; floors = hardwood floors | parquet floors | tile floors | vinyl floors
lively
- {The kitchen} is done and {the floors} are down, so your first weekend can go to unpacking.

## joint: ceilings and windows
roles: ceilings = vaulted ceilings | high ceilings | beamed ceilings | wood ceilings; glass = large windows | bay windows
calm
- The home gets its height from {the ceilings} and its daylight from {the glass}.
lively
- You'll look up at {the ceilings} first, then out through {the glass}.

## joint: brick and beams
roles: brick = exposed brick; beams = exposed beams | beamed ceilings
calm
- The eye goes first to {the brick}, then up to {the beams}.
lively
- You'll notice {the brick} first, then look up and find {the beams}.

## joint: loft materials
roles: brick = exposed brick; ducts = exposed ductwork; base = polished concrete floors | high ceilings | exposed beams
calm
- The industrial side of the home shows in {the brick}, {the ducts}, and {the base}.

## joint: open plan and floors
roles: open = open floor plan; floors = hardwood floors | parquet floors | tile floors | vinyl floors | stone floors | polished concrete floors
calm
- {A open} keeps everyone within earshot, and {a floors} take the comings and goings.

## joint: open plan and fireplace
roles: open = open floor plan; fire = fireplace | gas fireplace | wood stove | electric fireplace
lively
- {The open} lets your guests spread out, and {the fire} brings everyone back.

## joint: great room and den
roles: great = great room; den = den
lively
- When {the great} gets loud, you can slip off to {the den} with the crossword.

## joint: two living areas and fireplace
roles: areas = two living areas; fire = fireplace | gas fireplace | wood stove
calm
- With {a areas}, one group can watch the game and another can talk by {the fire}.

## joint: living room and family room
roles: front = formal living room; great = great room | den
calm
- Holidays belong to {the front}, and the rest of the year to {the great}.

## joint: shelves and windows
roles: shelves = built-in bookshelves; glass = large windows | bay windows
lively
- You can take a book off {the shelves} and read by {the glass} until dark.

## joint: window seat and fireplace
roles: seat = window seat; fire = fireplace | gas fireplace | wood stove
calm
- A chapter begun in {the seat} can be finished after dark by {the fire}.

## joint: library and office
roles: library = library; work = home office
lively
- You can leave the laptop in {the work} and lose an evening in {the library}.

## joint: den and office
roles: den = den; work = home office
lively
- When you're through in {the work} for the day, you've got {the den} for the evening.

## joint: rain and fireplace
roles: glass = large windows | bay windows | skylights; fire = fireplace | gas fireplace | wood stove
calm
- On a wet afternoon, rain on {the glass} is reason enough to light {the fire}.
lively
- Rain on {the glass} is your excuse to light {the fire} at noon.

## joint: finish carpentry
roles: crown = crown molding; wain = wainscoting; built = built-ins | built-in bookshelves
calm
- The finish carpentry takes in {a crown}, {a wain}, and {a built}.

## joint: crown molding and shutters
roles: crown = crown molding; shutters = plantation shutters
calm
- The walls are finished with {a crown} and the windows with {a shutters}.

## joint: windows and shutters
roles: glass = large windows | bay windows; shutters = plantation shutters
calm
- {A glass} let the daylight in, and {a shutters} govern how much.
lively
- {The glass} let the sun in, and with {the shutters} you say when.

## joint: shutters and floors
roles: shutters = plantation shutters; floors = tile floors | stone floors | polished concrete floors
clipped
- {A shutters} at the windows, {a floors} underfoot.

## joint: woodwork and art glass
roles: wood = original woodwork; glass = stained glass | leaded glass
lively
- You'll stop for {the wood}, then stop again for {the glass}.

## joint: pocket doors, glass, floors
roles: doors = pocket doors; glass = stained glass | leaded glass; floors = hardwood floors | parquet floors
calm
- Lovers of old houses can check off {a doors}, {a glass}, and {a floors}.
lively
- If you keep an old-house wish list, you can cross off {a doors}, {a glass}, and {a floors}.

## joint: doors and deck
roles: doors = sliding doors | French doors | folding glass doors; deck = deck | back deck | covered patio | screened porch
lively
- When it's mild out, you can leave {the doors} open and have supper on {the deck}.

## joint: exposed brick
roles: brick = exposed brick
lively
- With {the brick} to look at, you can take your time hanging pictures.

## joint: built-ins
roles: built = built-ins
calm
- Books, photographs, and the good bowls have a place waiting in {the built}.

## joint: window seat
roles: seat = window seat
calm
- {A seat} makes a place to read, or to watch for company.
lively
- You can read in {the seat}, or just watch for company.

## joint: two living areas
roles: areas = two living areas
calm
- {A areas} let the ball game and the conversation go on at once.
lively
- You've got {a areas}, so nobody has to turn down the game to talk.
clipped
- {A areas}: the game in one, talk in the other.

## joint: plantation shutters
roles: shutters = plantation shutters
lively
- With {the shutters}, you decide how much of the morning gets in.

## joint: dining and hearth
roles: dining = formal dining room; hearth = fireplace | gas fireplace | wood stove
calm
- After dinner in {the dining}, guests can draw up to {the hearth}.

## joint: island and hearth
roles: island = kitchen island; hearth = fireplace | gas fireplace | wood stove
calm
- Guests can gather at {the island} before dinner and settle by {the hearth} after.

## joint: floors and crown
roles: floors = hardwood floors | parquet floors | tile floors | stone floors; crown = crown molding
any
- The interior is finished with {a floors} and {a crown}.

## joint: floors, ceilings, windows
roles: floors = hardwood floors | parquet floors | tile floors | vinyl floors | stone floors | polished concrete floors; over = vaulted ceilings | high ceilings | beamed ceilings | wood ceilings; glass = large windows | bay windows | skylights
calm
- The interior is finished with {a floors} and {a over}, and daylight comes in through {a glass}.
lively
- You'll find {a floors} and {a over}, with daylight coming in through {a glass}.

## joint: skylights and windows
roles: sky = skylights; glass = large windows | bay windows
calm
- Daylight comes in through {the glass} and down through {the sky}.
clipped
- Daylight comes in at {the glass} and down from {the sky}.

## joint: shelves and hearth
roles: shelves = built-in bookshelves; hearth = fireplace | gas fireplace | wood stove
lively
- You can pull a novel off {the shelves} and settle in by {the hearth}.

## joint: basement and hearth
roles: basement = finished basement; hearth = fireplace | gas fireplace | wood stove
lively
- On a wet afternoon, you've got {the hearth} to read by and {the basement} to play in.

## joint: brick, floors, fire
roles: skin = brick exterior; floors = hardwood floors | tile floors | vinyl floors | stone floors | parquet floors; fire = fireplace | gas fireplace | wood stove
lively
- Behind {the skin}, you'll find {a floors} and {a fire}.
any
- Behind {the skin} are {a floors} and {a fire}.

## joint: heat pump and fire
roles: pump = heat pump; fire = fireplace | gas fireplace | wood stove | pellet stove
any
- (no warm) On the coldest nights, {a fire} can back up {the pump}.

# ROOMS

## joint: suite and tub
roles: suite = primary suite | main-level primary suite; tub = soaking tub
calm
- A long week can end in {the tub}, with an early night in {the suite} to follow.

## joint: shower and vanity
roles: shower = walk-in shower | steam shower; vanity = double vanity
calm
- With {a shower} and {a vanity}, two people can get ready in the same half hour.

## joint: closet and vanity on a weekday
roles: closet = walk-in closet; vanity = double vanity
calm
- {The vanity} and {the closet} take some of the hurry out of a weekday morning.

## joint: tub and bedroom hearth
roles: tub = soaking tub; hearth = bedroom fireplace
lively
- Some nights call for {the tub}, and some for a chapter by {the hearth}.

## joint: Jack and Jill bath
roles: jack = Jack and Jill bath
calm
- {A jack} serves a pair of bedrooms.
lively
- Two of the bedrooms have their own doors to {the jack}.
clipped
- Two bedrooms share {the jack}.

## joint: shared bath and company
roles: jack = Jack and Jill bath; powder = powder room | half bath
calm
- Two bedrooms share {the jack}, and company has {the powder}.

## joint: main-level suite and laundry
roles: suite = main-level primary suite; laundry = main-level laundry
lively
- Much of your day can stay on one story, thanks to {the suite} and {the laundry}.

## joint: visitors and overflow
roles: guests = guest suite | main-level guest suite | in-law suite; bonus = bonus room | loft | finished basement | finished attic
lively
- With {a guests} and {a bonus}, you can say yes to one more at Thanksgiving.

## joint: visitors and bunks
roles: guests = guest suite | main-level guest suite | in-law suite; bunk = bunk room
calm
- At the holidays, {the guests} and {the bunk} take in the overnight company.
lively
- Between {the guests} and {the bunk}, you've got somewhere to put the holiday company.

## joint: visitors, bunks, and staying up
roles: guests = guest suite | main-level guest suite | in-law suite; bunk = bunk room; games = game room | finished basement | home theater | loft
calm
- Weekend company sleeps in {the guests} and {the bunk} and gathers in {the games}.
lively
- Your weekend company has {the guests} and {the bunk} for sleeping and {the games} for staying up.

## joint: visitors and their own coffee
roles: guests = in-law suite | guest suite | main-level guest suite | guest house; cook = kitchenette
calm
- Visitors can settle into {the guests} and make their own breakfast in {the cook}.

## joint: late sleepers and coffee outdoors
roles: guests = guest suite | main-level guest suite | in-law suite | bunk room; out = screened porch | deck | back deck | covered patio | front porch | wraparound porch | balcony
lively
- Your company can sleep late in {the guests} and find you on {the out} with the coffee.

## joint: credits and company
roles: film = home theater; guests = bunk room | guest suite | main-level guest suite | in-law suite
lively
- Let your company stay for the second movie in {the film}; they're only going as far as {the guests}.

## joint: mudroom and pantry
roles: mud = mudroom; pantry = walk-in pantry
calm
- Coats come off in {the mud}, and the groceries go on to {the pantry}.

## joint: mudroom and powder room
roles: mud = mudroom; powder = powder room | half bath
calm
- Anyone coming in from the weather can leave boots in {the mud} and wash up in {the powder}.

## joint: shoes and basement
roles: mud = mudroom; basement = finished basement
lively
- Your friends can leave their wet shoes in {the mud} and head down to {the basement}.

## joint: mudroom and garden
roles: mud = mudroom; garden = garden | raised beds
calm
- After a morning in {the garden}, gloves and boots come off in {the mud}.
lively
- After an hour in {the garden}, your boots and gloves can stay in {the mud}.
clipped
- A morning in {the garden}, then boots off in {the mud}.

## joint: storage and garage
roles: storage = storage unit; garage = two-car garage
calm
- {The storage} and {the garage} keep golf clubs and suitcases out of the way.

## joint: weekdays and weekends
roles: office = home office; play = finished basement | game room | home theater
lively
- You've got {an office} for Monday and {a play} for Saturday night.

## joint: office and loft
roles: office = home office; loft = loft | bonus room | finished attic
lively
- Work stays in {the office}, and you've still got {the loft} for everything else.

## joint: early call and late sleepers
roles: office = home office; guests = guest suite | main-level guest suite | in-law suite
calm
- The first call of the morning can be taken in {the office} while company sleeps on in {the guests}.
lively
- While you take the early call in {the office}, company can sleep late in {the guests}.

## joint: the paper and the first call
roles: office = home office; sun = sunroom
lively
- Finish the paper in {the sun}, and you can still be at work in {the office} by nine.

## joint: last call and gym
roles: office = home office; gym = home gym
calm
- A day of calls in {the office} can end with half an hour in {the gym}.
lively
- Between the last call in {the office} and dinner, you've got time for {the gym}.

## joint: office and wet bar
roles: office = home office; bar = wet bar
lively
- At five you can shut the door on {the office} and pour a drink at {the bar}.

## joint: office, loft, basement
roles: office = home office; loft = loft | bonus room | finished attic; basement = finished basement
calm
- {An office}, {a loft}, and {a basement} give work, hobbies, and company a place each.

## joint: basement and deck
roles: basement = finished basement | walk-out basement; deck = deck | back deck | covered patio | screened porch
lively
- Your summer party can start on {the deck} and carry on in {the basement}.

## joint: basement and yard
roles: basement = finished basement | walk-out basement; yard = fenced yard | yard
calm
- Fair weather sends everyone to {the yard}, and rain sends them down to {the basement}.
lively
- When rain stops the game in {the yard}, you can start another one down in {the basement}.

## joint: basement and theater
roles: basement = finished basement; film = home theater
lively
- You've got {a film} for the feature and {a basement} for the party after.

## joint: basement and bar
roles: basement = finished basement; bar = wet bar
lively
- With {a basement} and {a bar}, you're set to have people over for the playoffs.

## joint: basement and loft
roles: basement = finished basement; loft = loft | bonus room | finished attic
clipped
- Drum practice down in {the basement}, jigsaw puzzles in {the loft}.

## joint: great room and basement
roles: great = great room; basement = finished basement
lively
- When the crowd outgrows {the great}, you've got {the basement}.

## joint: two games at once
roles: den = den; other = finished basement | loft | bonus room | home theater
lively
- When two big games overlap, you've got {the den} and {the other}.

## joint: den and company
roles: den = den; room = great room | formal living room
lively
- Your guests can have {the room}, and you've still got {the den}.

## joint: dinner and den
roles: dining = formal dining room; den = den
lively
- After the plates are cleared in {the dining}, your guests can take their pie into {the den}.

## joint: games and movies
roles: games = game room; film = home theater
lively
- Half your crowd can deal cards in {the games} while the other half takes over {the film}.

## joint: games, movies, drinks
roles: games = game room; film = home theater; bar = wet bar
calm
- Guests can deal cards in {the games}, watch a movie in {the film}, or linger over a drink at {the bar}.
lively
- Your guests can deal cards in {the games}, catch a movie in {the film}, or trade stories at {the bar}.

## joint: bottle and chapter
roles: wine = wine cellar | wine refrigerator; books = library | reading nook
calm
- A bottle from {the wine} and an hour in {the books} make a fair end to a Sunday.

## joint: cocktail or bottle
roles: bar = wet bar; wine = wine cellar | wine refrigerator
calm
- Guests can have a cocktail from {the bar} or a bottle from {the wine}.

## joint: drinks and great room
roles: bar = wet bar; great = great room | den | formal living room
calm
- Before dinner, guests can stop at {the bar} and settle into {the great}.
lively
- Your guests can get a drink at {the bar} and settle into {the great}.

## joint: nightcap
roles: bar = wet bar; fire = fireplace | gas fireplace | wood stove
calm
- A nightcap poured at {the bar} can be finished by {the fire}.
lively
- Take your nightcap from {the bar} over to {the fire}.

## joint: drinks outdoors
roles: bar = wet bar; out = deck | back deck | covered patio | screened porch | balcony
calm
- Drinks poured at {the bar} can be carried out to {the out}.

## joint: den and hearth
roles: den = den; fire = fireplace | gas fireplace | wood stove
lively
- You can watch the late innings in {the den} or let the evening run down by {the fire}.

## joint: formal living, dining, great room
roles: living = formal living room; dining = formal dining room; great = great room
lively
- With {a living} and {a dining} set aside for company, you can do as you like in {the great}.

## joint: foyer and mudroom
roles: foyer = foyer; mud = mudroom
clipped
- (no warm) {A mud} keeps wet boots out of {the foyer}.

## joint: great room, den, basement
roles: great = great room | formal living room; den = den; basement = finished basement
calm
- Company can spread out over {the great}, {the den}, and {the basement}.
clipped
- A crowd can spread out over {the great}, {the den}, and {the basement}.

## joint: tub and shower
roles: tub = soaking tub; shower = walk-in shower | steam shower
lively
- You can take an hour in {the tub} or five minutes in {the shower}.

## joint: Jack and Jill and primary bath
roles: jack = Jack and Jill bath; bath = primary bath
lively
- Two bedrooms share {the jack}, and you keep {the bath} to yourself.

## joint: bunk room and basement
roles: bunk = bunk room; basement = finished basement | game room | home theater
lively
- Your overnight crowd can stay up late in {the basement} and pile into {the bunk}.

## joint: guests and basement
roles: guests = guest suite | main-level guest suite | in-law suite; basement = finished basement | game room | home theater
lively
- Your overnight guests can stay up in {the basement} and sleep late in {the guests}.
clipped
- Company can stay up late in {the basement} and sleep in {the guests}.

## joint: mudroom and laundry
roles: mud = mudroom; laundry = laundry room | main-level laundry
calm
- Boots come off in {the mud}, and anything that needs washing goes on to {the laundry}.

## joint: mudroom, laundry, garage
roles: mud = mudroom; laundry = laundry room | main-level laundry; garage = attached garage
lively
- You've got the practical side covered with {a garage}, {a mud}, and {a laundry}.

## joint: mudroom, half bath, laundry
roles: mud = mudroom; half = half bath | powder room; laundry = laundry room | main-level laundry
lively
- You can leave your boots in {the mud}, wash up in {the half}, and toss the wet things in {the laundry}.

## joint: game room and bar
roles: games = game room; bar = wet bar
lively
- Whoever loses at cards in {the games} can pour the next round at {the bar}.

## joint: playroom and great room
roles: play = playroom; great = great room | formal living room
any
- {A play} keeps the games out of {the great}.

# YARD

## joint: pergola
roles: pergola = pergola
calm
- On a fine day, lunch can move out under {the pergola}.
clipped
- On fine days, lunch moves out under {the pergola}.

## joint: corner lot
roles: lot = corner lot
calm
- The home stands on {a lot}, with street frontage on two sides.

## joint: cul-de-sac
roles: lot = cul-de-sac lot
calm
- The home stands on {a lot}, with no through traffic.
lively
- You're on {a lot}, so there's no through traffic.

## joint: workshop
roles: shop = workshop
lively
- Your half-finished projects can stay right where you left them in {the shop}.

## joint: front porch and dining room
roles: front = front porch | wraparound porch; dining = formal dining room
calm
- An evening can open with drinks on {the front} and continue over dinner in {the dining}.
lively
- You can pour the first round on {the front} and carve the roast in {the dining}.

## joint: front porch, trees and garden
roles: front = front porch | wraparound porch; trees = mature trees; garden = garden
calm
- A slow turn after supper can take in {the garden} and {the trees} and end on {the front}.

## joint: porch and lot
roles: front = front porch | wraparound porch; lot = corner lot | cul-de-sac lot
lively
- You're on {a lot}, with {a front} for coffee and passing conversation.

## joint: front porch and hot tub
roles: front = front porch | wraparound porch; tub = hot tub
lively
- Your day can start with coffee on {the front} and end in {the tub}.

## joint: open and covered
roles: deck = deck | back deck; cover = covered patio
lively
- If rain chases you off {the deck}, you've still got {the cover}.

## joint: screened porch and covered patio
roles: screen = screened porch; cover = covered patio
clipped
- {The cover} when it rains, {the screen} when the mosquitoes come out.

## joint: gazebo, deck and yard
roles: deck = deck | back deck | covered patio | screened porch; gazebo = gazebo; yard = fenced yard | yard
lively
- Your summer party can spread over {the deck}, {the gazebo}, and {the yard}.

## joint: gazebo and garden
roles: gazebo = gazebo; garden = garden
calm
- A turn around {the garden} can end with a glass of wine in {the gazebo}.

## joint: pergola and fire pit
roles: pergola = pergola; fire = fire pit
calm
- Lunch can be set under {the pergola}, and the evening spent at {the fire}.
lively
- You can sit down to lunch under {the pergola} and wind up at {the fire} after dark.

## joint: deck and landscape lighting
roles: out = deck | back deck | covered patio | screened porch; light = landscape lighting
calm
- With {the light} on, dinner on {the out} can run well past dark.
lively
- Flip on {the light}, and supper on {the out} can run well past dark.
clipped
- With {the light}, dinner on {the out} can run late.

## joint: fire pit and lighting
roles: fire = fire pit; light = landscape lighting
lively
- Between {the light} and {the fire}, your party won't have to move indoors at dark.

## joint: deck, trees and yard
roles: out = deck | back deck | covered patio | screened porch; trees = mature trees; yard = fenced yard | yard
calm
- Lunch on {the out} can give way to a ballgame in {the yard} or an hour with a book under {the trees}.
lively
- After lunch on {the out}, you can choose between a ballgame in {the yard} and a book under {the trees}.

## joint: lawn, garden and trees
roles: lawn = lawn; garden = garden; trees = mature trees
calm
- The grounds take in {a lawn}, {a garden}, and {trees}.

## joint: pond and deck
roles: pond = pond; out = deck | back deck | covered patio | screened porch | wraparound porch
calm
- Coffee on {the out} can be followed by a slow turn around {the pond}.
lively
- You can finish your coffee on {the out} and make a slow turn around {the pond} before the day begins.

## joint: grill, deck and yard
roles: grill = outdoor kitchen | built-in grill; out = deck | back deck | covered patio | screened porch; yard = fenced yard | yard
lively
- You can have burgers going at {the grill}, company on {the out}, and a ballgame in {the yard}.
clipped
- Burgers at {the grill}, company on {the out}, a ballgame in {the yard}.

## joint: grill, deck and fire pit
roles: grill = outdoor kitchen | built-in grill; out = deck | back deck | covered patio | screened porch; fire = fire pit
lively
- With {a grill}, {an out}, and {a fire}, you can feed everyone and then keep them talking past dark.

## joint: grill and pergola
roles: grill = outdoor kitchen | built-in grill; pergola = pergola | gazebo
calm
- With {a grill} and {a pergola}, Sunday lunch can be made and served in the open air.

## joint: grill and raised beds
roles: grill = built-in grill; beds = raised beds
calm
- Peppers and squash from {the beds} can go straight onto {the grill}.
lively
- You can grow your own peppers in {the beds} and char them on {the grill}.
clipped
- Peppers from {the beds}, charred on {the grill}.

## joint: island and grill
roles: island = kitchen island; grill = outdoor kitchen | built-in grill
calm
- Salads come together at {the island} while the steaks cook at {the grill}.
lively
- The steaks can sizzle at {the grill} while you dress the salad at {the island}.

## joint: island, grill and deck
roles: island = kitchen island; grill = outdoor kitchen | built-in grill; out = deck | back deck | covered patio | screened porch
lively
- You can dress the salad at {the island}, turn the steaks at {the grill}, and eat on {the out}.

## joint: island and fire pit 2
roles: island = kitchen island; fire = fire pit
calm
- Company gathers at {the island} before supper and at {the fire} afterward.

## joint: island, deck and fire pit
roles: island = kitchen island; out = deck | back deck | covered patio | screened porch; fire = fire pit
calm
- Guests fill their plates at {the island}, carry them to {the out}, and end the evening at {the fire}.

## joint: shed and sprinkler
roles: shed = shed; water = sprinkler system
calm
- {The shed} keeps the mower dry, and the watering is left to {the water}.

## joint: yard, sprinklers and shed
roles: yard = fenced yard | yard; water = lawn sprinklers; shed = shed
lively
- You've got {a yard} for ballgames, {a shed} for the mower, and {water} to handle the watering.

## joint: lawn, sprinkler and trees
roles: lawn = lawn; water = sprinkler system; trees = mature trees
calm
- The grounds have {a lawn} and {trees}, and the watering is left to {a water}.

## joint: fence, sprinkler and shed
roles: fence = privacy fence; water = sprinkler system; shed = shed
any
- The yard has {a fence}, {a water}, and {a shed} for the mower.

## joint: playset and fire pit
roles: play = swing set; fire = fire pit
calm
- An afternoon on {the play} can end with marshmallows at {the fire}.

## joint: fenced yard and dog run
roles: yard = fenced yard; run = dog run
lively
- (dogs) You've got {the yard} for a game of fetch and {the run} when you're busy.

## joint: home office and yard
roles: work = home office; yard = fenced yard
lively
- (dogs) Between calls in {the work}, you can throw the dog a ball in {the yard}.

## joint: yard, deck and lot
roles: lot = corner lot | cul-de-sac lot; yard = fenced yard | yard; out = deck | back deck | covered patio | screened porch
lively
- You're on {a lot}, with {a yard} for ballgames and {an out} for the burgers afterward.

## joint: beds, fruit and deck
roles: beds = raised beds; fruit = citrus trees; out = deck | back deck | covered patio | screened porch
calm
- In season, a lunch on {the out} can draw on both {the beds} and {the fruit}.
lively
- You can pick the salad from {the beds}, pick dessert from {the fruit}, and serve both on {the out}.

## joint: greenhouse, beds and shed
roles: glass = greenhouse; beds = raised beds; shed = shed
lively
- You can start seeds in {the glass}, set them out in {the beds}, and hang up your spade in {the shed}.

## joint: coop and fruit trees
roles: coop = chicken coop; fruit = citrus trees
lively
- Your breakfast can come from {the coop} and, in season, from {the fruit}.

## joint: guest house and garden
roles: house = guest house; garden = garden
calm
- Company can sleep late in {the house} and bring coffee out to {the garden}.

## joint: hot tub and garden
roles: tub = hot tub; garden = garden
clipped
- A day in {the garden}, then an hour in {the tub}.

## joint: garage and shed
roles: garage = two-car garage | detached garage; shed = shed
calm
- With {a shed} to take the mower, {the garage} can be left to the cars.
lively
- You've got {a shed} for the mower, so {the garage} can stay a place to park.

## joint: garage and workshop
roles: garage = two-car garage | detached garage; shop = workshop
lively
- You can build things in {the shop} and still park in {the garage}.
clipped
- Cars in {the garage}, sawdust in {the shop}.

## joint: garage, deck and yard
roles: garage = two-car garage | detached garage; out = deck | back deck | covered patio | screened porch; yard = fenced yard | yard
lively
- You can leave the car in {the garage} on Friday and spend the weekend between {the out} and {the yard}.

## joint: garage, shed and yard
roles: garage = two-car garage | detached garage; shed = shed; yard = fenced yard | yard
lively
- With the cars in {the garage} and the mower in {the shed}, you've got {the yard} free to play in.

## joint: pool and outdoor shower
roles: pool = pool | heated pool; shower = outdoor shower
lively
- After {the pool}, you can rinse off in {the shower} before you head in for supper.

## joint: pool, grill and fire pit
roles: pool = pool | heated pool; grill = outdoor kitchen | built-in grill; fire = fire pit
lively
- Your July party can start in {the pool}, line up at {the grill}, and wind down at {the fire}.

## joint: roof and dining room
roles: roof = rooftop terrace | private roof deck; dining = formal dining room
calm
- Dinner in {the dining} can end with a nightcap on {the roof}.
lively
- You can serve dinner in {the dining} and pour the nightcaps on {the roof}.

## joint: roof and grill
roles: roof = rooftop terrace | private roof deck; grill = outdoor kitchen | built-in grill
calm
- With {a roof} and {a grill}, a whole supper can be cooked and eaten in the open air.

## joint: roof and hot tub
roles: roof = rooftop terrace | private roof deck; tub = hot tub
lively
- Friday night can be drinks on {the roof} and a long soak in {the tub}.

## joint: courtyard and fire pit
roles: court = private courtyard | courtyard; fire = fire pit
calm
- Dinner in {the court} can be followed by a late hour at {the fire}.
lively
- You can linger over dinner in {the court} and finish your wine at {the fire}.

## joint: courtyard and pool
roles: court = courtyard; pool = pool | heated pool
calm
- An afternoon at {the pool} can end with supper in {the court}.
lively
- After an afternoon at {the pool}, you'll be ready for supper in {the court}.

## joint: courtyard and guest house
roles: court = private courtyard | courtyard; house = guest house
calm
- Overnight company can sleep in {the house} and meet for coffee in {the court}.

## joint: dining, great room, outdoors
roles: dining = formal dining room; great = great room | formal living room; out = deck | back deck | covered patio | screened porch | wraparound porch | balcony
lively
- Your guests can start with drinks on {the out}, sit down in {the dining}, and stay late in {the great}.

## joint: folding doors and outdoors
roles: doors = sliding doors | folding glass doors; out = deck | back deck | covered patio | screened porch
calm
- In mild weather, {the doors} can stand open while lunch is served on {the out}.

## joint: sunroom and outdoors
roles: sun = sunroom; out = deck | back deck | covered patio | balcony
lively
- When it's too cool for {the out}, you've got {the sun}.

## joint: office and outdoors
roles: office = home office; out = deck | back deck | covered patio | screened porch | balcony
lively
- You can leave {the office} at noon and have lunch on {the out}.

## joint: mudroom and fenced yard
roles: mud = mudroom; yard = fenced yard
lively
- (dogs) You can let the dog in from {the yard} and towel off the paws in {the mud}.

## joint: sitting place and fire pit
roles: out = deck | back deck | covered patio | screened porch; fire = fire pit
calm
- Dinner on {the out} can be followed by an hour at {the fire}.
lively
- You can sit over supper on {the out} until dark, then move to {the fire}.

## joint: sitting place and grill
roles: out = deck | back deck | covered patio | screened porch; grill = outdoor kitchen | built-in grill
lively
- You can cook at {the grill} while your guests sit on {the out}.

## joint: sitting place and garden
roles: out = deck | back deck | covered patio | screened porch | wraparound porch; garden = garden
lively
- After an hour's weeding in {the garden}, you can cool off on {the out}.

## joint: front porch and back deck
roles: front = front porch; back = back deck
lively
- You can wave to the neighbors from {the front} and have your supper on {the back}.

## joint: deck and three-season porch
roles: deck = deck | back deck; porch = three-season porch | sunroom
lively
- When it's chilly out on {the deck}, you can move supper to {the porch}.
any
- When evenings turn cool, supper can move from {the deck} to {the porch}.

## joint: sunroom and patio pots
roles: deck = deck | back deck; sun = sunroom
lively
- (no warm) You can bring potted plants in from {the deck} and winter them in {the sun}.
any
- (no warm) Potted plants from {the deck} can winter in {the sun}.

## joint: hot tub and fire pit
roles: tub = hot tub; fire = fire pit
calm
- On a cold night, {the tub} and {the fire} are reason enough to go outdoors.

## joint: sitting place, hot tub, fire pit
roles: out = deck | back deck | covered patio | screened porch; tub = hot tub; fire = fire pit
lively
- After supper on {the out}, your guests can choose between {the tub} and {the fire}.

## joint: sitting place, yard, fire pit
roles: out = deck | back deck | covered patio | screened porch; yard = fenced yard | yard; fire = fire pit
lively
- Your party can start on {the out}, spill into {the yard}, and wind up at {the fire}.

## joint: sitting place, yard, grill
roles: out = deck | back deck | covered patio | screened porch; yard = fenced yard | yard; grill = outdoor kitchen | built-in grill
lively
- You can cook at {the grill} and eat on {the out} while the ballgame goes on in {the yard}.

## joint: sitting place, yard, shed
roles: out = deck | back deck | covered patio | screened porch; yard = fenced yard | yard; shed = shed
lively
- You've got {an out}, {a yard}, and {a shed} to hold the mower and rakes.
any
- The property has {an out} and {a yard}, with {a shed} to hold the mower and rakes.

## joint: pergola, lawn, garden
roles: pergola = pergola | gazebo; lawn = lawn; garden = garden
calm
- The grounds are laid out with {a lawn}, {a garden}, and {a pergola}.
lively
- Your guests can spread over {the lawn}, wander {the garden}, and meet under {the pergola}.

## joint: garden and fountain
roles: garden = garden; fountain = fountain
lively
- You can take your coffee through {the garden} and stop at {the fountain}.

## joint: fence, landscaping, lighting
roles: fence = privacy fence; land = landscaping; light = landscape lighting
any
- The yard is finished with {a fence}, {a land}, and {a light}.

## joint: lawn and trees
roles: lawn = lawn; trees = mature trees
lively
- You can set up a game on {the lawn} or read in the shade of {the trees}.

## joint: plantings
roles: garden = garden | raised beds; fruit = citrus trees; trees = mature trees
lively
- You've got {a garden} to tend, {a fruit} to pick from, and {a trees} for shade.

## joint: garden beds, greenhouse, shed
roles: beds = raised beds; glass = greenhouse; shed = shed
calm
- A gardener has {a glass}, {a beds}, and {a shed} to work with.
any
- Gardeners will find {a beds}, {a glass}, and {a shed}.

## joint: greenhouse and garden
roles: glass = greenhouse; garden = garden | raised beds
calm
- Seedlings started in {the glass} can be moved out to {the garden} in spring.

## joint: beds and fruit
roles: beds = raised beds; fruit = citrus trees
calm
- In season, {the beds} and {the fruit} can fill a basket before dinner.
lively
- In season, you can fill a basket from {the beds} and {the fruit} before dinner.
clipped
- In season, {the beds} and {the fruit} can supply the table.

## joint: fruit and sitting place
roles: fruit = citrus trees; out = deck | back deck | covered patio | screened porch
lively
- In season, you can pick breakfast from {the fruit} and eat on {the out}.
any
- In season, breakfast on {the out} can include something picked from {the fruit}.

## joint: coop, beds, fruit
roles: coop = chicken coop; beds = raised beds; fruit = citrus trees
any
- {A coop}, {a beds}, and {a fruit} can all supply the table.

## joint: yard and outdoor shower
roles: yard = fenced yard; shower = outdoor shower
lively
- (dogs) After a muddy game of fetch in {the yard}, you can rinse the dog at {the shower}.

## joint: garden and outdoor shower
roles: garden = garden | raised beds; shower = outdoor shower
lively
- Once you're done in {the garden}, you can rinse off at {the shower} before you come indoors.

## joint: yard, dog run, mudroom
roles: yard = fenced yard; run = dog run; mud = mudroom
any
- (dogs) A dog can be turned out in {the yard} or {the run} and dried off afterward in {the mud}.

## joint: pool, sitting place, outdoor kitchen
roles: pool = pool | heated pool; out = deck | back deck | covered patio; cook = outdoor kitchen | built-in grill
calm
- Lunch can be cooked at {the cook} and served on {the out} to whoever comes out of {the pool}.

## joint: pool, sitting place, fire pit
roles: pool = pool | heated pool; out = deck | back deck | covered patio; fire = fire pit
calm
- A day in {the pool} can end with supper on {the out} and a last hour at {the fire}.
lively
- You can swim all afternoon in {the pool}, eat on {the out}, and linger at {the fire}.

## joint: outdoor bar and grill
roles: bar = outdoor bar; grill = outdoor kitchen | built-in grill
lively
- Your guests can pour drinks at {the bar} and keep you company at {the grill}.

## joint: outdoor kitchen and fire pit
roles: cook = outdoor kitchen | built-in grill; fire = fire pit
lively
- You can cook supper at {the cook} and toast marshmallows at {the fire}.

## joint: shade and misters
roles: out = covered patio | pergola; mist = misters
lively
- With {an out} and {a mist}, you can have lunch outdoors in the heat of summer.

## joint: great room and sitting place
roles: great = great room; out = deck | back deck | covered patio | screened porch
lively
- When it's nice out, you can move the party from {the great} to {the out}.

## joint: office and sitting place
roles: office = home office; out = deck | back deck | covered patio | screened porch | front porch | balcony
lively
- On a fine day, you can take your calls out of {the office} and onto {the out}.

## joint: garage, shed, workshop
roles: garage = garage; shed = shed; shop = workshop
any
- {A garage}, {a shop}, and {a shed} keep cars, projects, and the mower out of the weather.

## joint: court and sitting place
roles: court = home court | bocce court; out = deck | back deck | covered patio | screened porch
calm
- Players can come off {the court} to cold drinks on {the out}.

## joint: guest house and sitting place
roles: house = guest house; out = deck | back deck | covered patio | screened porch | front porch | wraparound porch
lively
- Your company can wake up in {the house} and meet you for coffee on {the out}.

## joint: dock and sitting place
roles: dock = dock | deep-water dock; out = deck | back deck | covered patio
calm
- A day on the water can end at {the dock}, with supper to follow on {the out}.
lively
- You can tie up at {the dock} and sit down to supper on {the out}.

## joint: beach, outdoor shower, sitting place
roles: beach = sandy beach; shower = outdoor shower; out = deck | back deck | covered patio | screened porch
lively
- You can come up from {the beach}, rinse off at {the shower}, and be on {the out} in time for supper.
any
- Guests can come up from {the beach}, rinse off at {the shower}, and sit down to supper on {the out}.

## joint: covered patio
roles: cover = covered patio
any
- Rain need not end a dinner on {the cover}.

## joint: irrigation well and sprinkler
roles: sprinkler = sprinkler system | drip irrigation; iwell = irrigation well
any
- {A sprinkler} draws on {an iwell}.

## joint: sprinkler, lighting, fence
roles: sprinkler = sprinkler system; light = landscape lighting; fence = privacy fence
any
- The grounds are equipped with {a fence}, {a sprinkler}, and {light}.

# GROUNDS

## joint: pool, hot tub and patio
roles: pool = pool | heated pool; spa = hot tub; out = covered patio | screened porch | deck | back deck
lively
- You can spend the afternoon in {the pool}, eat on {the out}, and finish the night in {the spa}.

## joint: pool, hot tub, outdoor kitchen and patio
roles: pool = pool | heated pool; spa = hot tub; cook = outdoor kitchen; out = covered patio | screened porch | deck | back deck
lively
- You can cook at {the cook}, eat on {the out}, and choose between {the pool} and {the spa} afterward.

## joint: pool, hot tub and fire pit
roles: pool = pool | heated pool; tub = hot tub; fire = fire pit
calm
- After dark, {the tub} and {the fire} take over for {the pool}.
lively
- When the sun goes down and {the pool} empties, you've still got {the tub} and {the fire}.

## joint: pool, patio and fenced yard
roles: pool = pool | heated pool; out = covered patio | screened porch; yard = fenced yard
lively
- You've got {a yard} to run in, {a pool} to jump into, and {an out} for anyone who would rather sit.

## joint: pool and pergola
roles: pool = pool | heated pool; shade = pergola
calm
- Lunch under {the shade} breaks up a day in {the pool}.

## joint: pool, pergola and outdoor kitchen
roles: pool = pool | heated pool; shade = pergola; cook = outdoor kitchen | built-in grill
lively
- You can climb out of {the pool}, cook at {the cook}, and sit down to lunch under {the shade}.

## joint: pool and pool bath
roles: pool = pool | heated pool; bath = pool bath
calm
- With {a bath}, no one comes dripping through the house from {the pool}.

## joint: pool, pool house and outdoor kitchen
roles: pool = pool | heated pool; hut = pool house; cook = outdoor kitchen | built-in grill
calm
- With {a hut} and {a cook}, a day at {the pool} can run through dinner without anyone going indoors.
lively
- With {a hut} and {a cook}, you can stay out at {the pool} straight through dinner.

## joint: pool and sauna
roles: pool = pool | heated pool | lap pool; sauna = sauna
lively
- After fifteen minutes in {the sauna}, you'll be glad of {the pool}.

## joint: court, pool and outdoor kitchen
roles: court = home court; pool = pool | heated pool; cook = outdoor kitchen | built-in grill
calm
- A Saturday can hold a match on {the court}, a dip in {the pool}, and dinner from {the cook}.
clipped
- A match on {the court}, a dip in {the pool}, dinner from {the cook}.

## joint: court, pool and pool house
roles: court = home court; pool = pool | heated pool; hut = pool house
calm
- Players can come off {the court}, change in {the hut}, and finish in {the pool}.
lively
- You can come off {the court}, change in {the hut}, and be in {the pool} five minutes later.

## joint: guest house, pool and outdoor kitchen
roles: guests = guest house; pool = pool | heated pool; cook = outdoor kitchen | built-in grill
lively
- Friends can stay in {the guests}, spend the day in {the pool}, and help with dinner at {the cook}.

## joint: guest house, pool and court
roles: guests = guest house; pool = pool | heated pool; court = home court
calm
- Company can stay in {the guests}, play an hour on {the court}, and be in {the pool} before lunch.
lively
- With {a guests}, {a court}, and {a pool}, you can ask your friends for the whole weekend.

## joint: guest house, pool and hot tub
roles: guests = guest house; pool = pool | heated pool; spa = hot tub
lively
- Your company gets {the guests}, and everybody gets {the pool} and {the spa}.

## joint: plunge pool
roles: plunge = plunge pool
any
- Five minutes in {the plunge} take the edge off a hot day.

## joint: sauna and cold water
roles: sauna = sauna; cold = cold plunge | outdoor shower
lively
- (no warm) You'll come out of {the sauna} drowsy and out of {the cold} wide awake.

## joint: gym and court
roles: gym = home gym; court = home court
lively
- You've got {the court} when it's dry out and {the gym} when it isn't.

## joint: dock and boat lift
roles: dock = dock | deep-water dock; lift = boat lift
calm
- Days afloat start from {the dock}, and {the lift} keeps the hull dry until the next one.

## joint: dock, boat lift and fire pit
roles: dock = dock | deep-water dock; lift = boat lift; fire = fire pit
calm
- After a day out from {the dock}, the hull goes up on {the lift} and everyone gathers at {the fire}.

## joint: dock and sandy beach
roles: dock = dock; beach = sandy beach
calm
- Sunbathers have {the beach}, and anyone with a line to cast has {the dock}.
lively
- You can fish off {the dock} all morning and nap on {the beach} after lunch.

## joint: frontage, dock and shore things
roles: front = water frontage; dock = dock; more = boat lift | boathouse | sandy beach
lively
- With {a dock} and {a more}, you'll be putting {the front} to use the first weekend.
any
- Along {the front} are {a dock} and {a more}.

## joint: dock and outdoor kitchen
roles: dock = dock | deep-water dock; cook = outdoor kitchen | built-in grill
calm
- The morning's catch can come in at {the dock} and be cooked by evening at {the cook}.

## joint: dock and guest house
roles: dock = dock | deep-water dock; guests = guest house
calm
- Company in {the guests} can sleep late or be out on {the dock} by dawn.
lively
- Your friends can sleep in at {the guests} while you're out on {the dock} with a line in.

## joint: sandy beach and outdoor shower
roles: beach = sandy beach; shower = outdoor shower
lively
- On the way up from {the beach}, you can leave the grit at {the shower}.

## joint: sandy beach and fire pit
roles: beach = sandy beach; fire = fire pit
lively
- You can stay on {the beach} until the sun's down, then pull up to {the fire}.

## joint: sandy beach and porch
roles: beach = sandy beach; porch = covered patio | screened porch
lively
- When you've had enough sun on {the beach}, there's a late lunch on {the porch}.

## joint: boathouse
roles: hut = boathouse
lively
- Your mornings on the water begin at {the hut}.
any
- Mornings on the water begin at {the hut}.

## joint: pond and porch
roles: pond = pond; porch = covered patio | screened porch | wraparound porch | front porch | deck | back deck
calm
- Breakfast on {the porch} can be followed by a turn around {the pond}.

## joint: pond and trails
roles: pond = pond; trails = private trails
lively
- Your Sunday can start on {the trails} and slow down at {the pond}.

## joint: creek and porch
roles: creek = creek; porch = covered patio | screened porch | wraparound porch | front porch | deck | back deck
calm
- After breakfast on {the porch}, there is {the creek} to follow.
lively
- Once you've had your coffee on {the porch}, you can go and see how {the creek} is running.

## joint: creek and woods
roles: creek = creek; woods = woods
lively
- Pull on your boots, and you've got {the woods} and {the creek} to wander.

## joint: creek and fire pit
roles: creek = creek; fire = fire pit
calm
- An afternoon spent following {the creek} can finish around {the fire}.

## joint: horse barn and paddocks
roles: barn = horse barn; land = paddocks
calm
- The day begins with feed in {the barn} and moves out to {the land}.

## joint: horse barn, paddocks and arena
roles: barn = horse barn; land = paddocks; arena = riding arena | indoor arena
calm
- With {a barn}, {a land}, and {an arena}, a full day in the saddle begins and ends at home.
clipped
- {A barn}, {a land}, {an arena}, and no trailering.

## joint: horse barn and riding arena
roles: barn = horse barn; arena = riding arena
clipped
- Saddled in {the barn}, schooled in {the arena}.

## joint: arena and trails
roles: arena = riding arena | indoor arena; trails = private trails
calm
- A morning in the saddle can mean work in {the arena} or an hour on {the trails}.

## joint: barn and paddocks
roles: barn = barn; land = paddocks
calm
- {The barn} and {the land} make up the working side of the place.

## joint: paddocks and pond
roles: land = paddocks; pond = pond
calm
- Evening rounds take in {the land} and {the pond}.

## joint: barn and coop
roles: barn = barn | horse barn; coop = chicken coop
clipped
- Chores in {the barn}, eggs from {the coop}.

## joint: barn and mudroom
roles: barn = barn | horse barn; mud = mudroom
lively
- Your boots come in from {the barn} and go no farther than {the mud}.

## joint: barn and workshop
roles: barn = barn; shop = workshop
calm
- Equipment goes in {the barn}, and repairs are made in {the shop}.

## joint: riding arena
roles: arena = riding arena
lively
- You can get an hour's schooling done in {the arena} before work.

## joint: coop, garden and fruit
roles: coop = chicken coop; garden = greenhouse | garden; fruit = citrus trees
calm
- Much of a summer meal can come from {the coop}, {the garden}, and {the fruit}.
clipped
- Eggs from {the coop}, salad from {the garden}, dessert from {the fruit}.

## joint: greenhouse and fruit trees
roles: glass = greenhouse; fruit = citrus trees
calm
- Spring means seedlings in {the glass} and blossom in {the fruit}.
lively
- In spring, you'll have seedlings in {the glass} and blossom in {the fruit}.

## joint: fruit and pantry
roles: fruit = citrus trees; pantry = walk-in pantry
calm
- Preserves from {the fruit} can fill a shelf in {the pantry}.

## joint: greenhouse
roles: glass = greenhouse
lively
- Your tomatoes get a head start in {the glass}.
any
- Spring starts early in {the glass}.

## joint: vineyard
roles: vines = vineyard
lively
- Come September, you'll have a harvest to bring in from {the vines}.

## joint: court and fire pit
roles: court = home court | bocce court; fire = fire pit
lively
- You can play until dark on {the court} and argue the score at {the fire}.

## joint: court and putting green
roles: court = home court | bocce court; green = putting green
lively
- You can settle a bet on {the court} or on {the green}.

## joint: putting green and patio
roles: green = putting green; out = covered patio | screened porch | deck | back deck
lively
- You can work on your short game on {the green} until dinner's served on {the out}.

## joint: court and guest house
roles: court = home court; guests = guest house
calm
- Company in {the guests} can be on {the court} before breakfast.

## joint: bocce court
roles: bocce = bocce court
calm
- {The bocce} gives company something to do between lunch and dinner.
clipped
- A game on {the bocce} fills the hour before dinner.

## joint: outdoor kitchen and pergola
roles: cook = outdoor kitchen | built-in grill; shade = pergola
calm
- Dinner comes from {the cook} and is eaten under {the shade}.

## joint: wine cellar and patio
roles: wine = wine cellar; out = covered patio | screened porch | deck | back deck
calm
- A bottle from {the wine} suits a late dinner on {the out}.
clipped
- A bottle from {the wine}, a late dinner on {the out}.

## joint: guest house and garden 2
roles: guests = guest house; garden = garden
calm
- Company in {the guests} can start the morning with a turn through {the garden}.
lively
- Your company can wake up in {the guests} and have {the garden} to itself before breakfast.

## joint: workshop and garden
roles: shop = workshop; garden = garden
calm
- Weekends divide between {the shop} and {the garden}.

## joint: workshop and garage
roles: shop = workshop; garage = garage
lively
- You can leave a project out in {the shop} and still pull into {the garage}.

## joint: circular drive and garage
roles: circle = circular drive; garage = garage
calm
- Company can park on {the circle} while the household uses {the garage}.

## joint: RV parking
roles: rv = RV parking
lively
- Between trips, your camper has {a rv} to itself.
any
- Between trips, the camper has {a rv} to itself.

## joint: lawn, garden, pool
roles: lawn = lawn; garden = garden; pool = pool | heated pool
lively
- Your guests can play on {the lawn}, wander {the garden}, or go straight into {the pool}.
any
- {A lawn} and {a garden} share the grounds with {a pool}.

## joint: pool and hot tub
roles: pool = pool | heated pool; tub = hot tub
lively
- When you've had enough of {the pool}, you can warm up in {the tub}.

## joint: pool and outdoor kitchen
roles: pool = pool | heated pool; cook = outdoor kitchen | built-in grill
lively
- You can turn the steaks at {the cook} while everyone finishes up in {the pool}.

## joint: pool and fire pit
roles: pool = pool | heated pool; fire = fire pit
calm
- {The fire} gives swimmers somewhere to warm up after {the pool}.
lively
- After a last swim in {the pool}, you can warm up at {the fire}.

## joint: pool, hot tub, outdoor kitchen
roles: pool = pool | heated pool; tub = hot tub; cook = outdoor kitchen | built-in grill
lively
- Your guests can go from {the pool} to {the tub} while you see to dinner at {the cook}.

## joint: pool, hot tub, outdoor kitchen, fire pit
roles: pool = pool | heated pool; tub = hot tub; cook = outdoor kitchen; fire = fire pit
calm
- The summer amenities run to {a pool}, {a tub}, {a cook}, and {a fire}.

## joint: pool and pool house
roles: pool = pool | heated pool; hut = pool house
lively
- Your guests can change in {the hut} and go straight to {the pool}.

## joint: pool and outdoor bar
roles: pool = pool | heated pool; bar = outdoor bar
lively
- You can mix drinks at {the bar} while your guests cool off in {the pool}.

## joint: heat relief
roles: mist = misters; pool = pool | heated pool
lively
- On a hot afternoon, you can cool off under {the mist} or in {the pool}.

## joint: garage and RV parking
roles: garage = garage; rv = RV parking
calm
- {A garage} and {an rv} take the cars and the camper.

## joint: garage, RV parking, workshop
roles: garage = garage; rv = RV parking; shop = workshop
any
- {A garage}, {an rv}, and {a shop} take the cars, the camper, and the projects.

## joint: guest house and RV parking
roles: house = guest house; rv = RV parking
lively
- Your company can stay in {the house} or bring a camper and use {the rv}.
any
- Visitors can stay in {the house} or bring a camper and use {the rv}.

## joint: gate and estate grounds
roles: gate = gated drive; pool = pool | heated pool; court = home court; house = guest house
any
- Beyond {the gate}, the grounds take in {a pool}, {a court}, and {a house}.

## joint: estate grounds
roles: pool = pool | heated pool; garden = garden; house = guest house
lively
- Your company can sleep in {the house}, have coffee in {the garden}, and spend the day at {the pool}.

## joint: games on the grounds
roles: court = home court; green = putting green; bocce = bocce court
any
- The grounds are laid out with {a court}, {a green}, and {a bocce}.

## joint: court and putting green 2
roles: court = home court; green = putting green; pool = pool | heated pool
lively
- Your guests can play on {the court}, practice on {the green}, and cool off in {the pool}.
any
- {A court} and {a green} share the grounds with {a pool}.

## joint: guest house and studio
roles: house = guest house; studio = detached studio
lively
- You can put up company in {the house} and still have {the studio} to work in.

## joint: guest house and fire pit
roles: house = guest house; fire = fire pit
lively
- Your friends can stay late at {the fire} and bed down in {the house}.
any
- Company can stay late at {the fire} and sleep in {the house}.

## joint: dock, lift, seawall
roles: dock = dock | deep-water dock; lift = boat lift; wall = seawall
any
- For boaters, the property has {a wall}, {a dock}, and {a lift}.

## joint: dock and lift
roles: dock = dock | deep-water dock; lift = boat lift
lively
- You can tie up at {the dock} overnight or put the hull up on {the lift}.

## joint: dock and fire pit
roles: dock = dock | deep-water dock; fire = fire pit
calm
- Anglers can come in from {the dock} at dusk and warm up at {the fire}.
lively
- You can fish from {the dock} until dark and warm up at {the fire}.

## joint: dock and hot tub
roles: dock = dock | deep-water dock; tub = hot tub
any
- (no warm) A cold day's fishing from {the dock} can end with a soak in {the tub}.

## joint: dock and outdoor shower
roles: dock = dock | deep-water dock; shower = outdoor shower
any
- Boaters can tie up at {the dock} and rinse off at {the shower}.

## joint: dock, beach, fire pit
roles: dock = dock; beach = sandy beach; fire = fire pit
lively
- You can fish from {the dock}, swim off {the beach}, and warm up at {the fire}.

## joint: dock, beach, boathouse
roles: dock = dock; beach = sandy beach; hut = boathouse
lively
- Down at the water, you've got {a dock}, {a beach}, and {a hut}.
any
- Along the shore are {a dock}, {a beach}, and {a hut}.

## joint: frontage, dock, beach, lift
roles: front = water frontage; dock = dock; beach = sandy beach; lift = boat lift
any
- Along {the front} are {a dock}, {a lift}, and {a beach}.

## joint: woods and trails
roles: woods = woods; trails = private trails
lively
- You can lose an hour in {the woods} or out on {the trails}.

## joint: woods, pond, creek
roles: woods = woods; pond = pond; creek = creek
calm
- The land takes in {woods}, {a pond}, and {a creek}.
lively
- You've got {woods}, {a pond}, and {a creek} to explore.

## joint: barn, pasture, pond
roles: barn = barn | horse barn; land = paddocks; pond = pond
any
- The property takes in {a barn}, {a land}, and {a pond}.

## joint: barn, pasture, coop, garden
roles: barn = barn; land = paddocks; coop = chicken coop; beds = raised beds
lively
- You've got {a barn} and {a land} for the animals, plus {a coop} and {a beds} to supply the kitchen.
any
- The farm side of the property takes in {a barn}, {a land}, {a coop}, and {a beds}.

## joint: outbuildings
roles: barn = barn | horse barn; coop = chicken coop; shed = shed | equipment shed
any
- The outbuildings include {a barn}, {a shed}, and {a coop}.

## joint: run-in shed and pasture
roles: run = run-in shed; land = paddocks
lively
- You can leave the horses out in {the land}, with {a run} for bad weather.
any
- {A run} gives horses turned out in {the land} shelter from the weather.

## joint: round pen and arena
roles: pen = round pen; arena = riding arena | indoor arena
calm
- A young horse can be started in {the pen} and schooled in {the arena}.
lively
- You can start a young horse in {the pen} and move on to {the arena}.

## joint: horse barn and trails
roles: barn = horse barn; trails = private trails
lively
- You can saddle up at {the barn} and be out on {the trails} before the day heats up.
any
- Riders can saddle up at {the barn} and set out on {the trails}.

## joint: horse barn, pasture, trails, arena
roles: barn = horse barn; land = paddocks; arena = riding arena | indoor arena; trails = private trails
lively
- With {a barn}, {a land}, {an arena}, and {a trails}, you won't need to trailer out for a ride.

## joint: vineyard and orchard
roles: vines = vineyard; fruit = citrus trees
lively
- You'll have a harvest to bring in from {the vines} and another from {the fruit}.

## joint: guest house
roles: house = guest house
lively
- You can put up company under a separate roof in {the house}.

## joint: outdoor shower
roles: shower = outdoor shower
lively
- You can rinse off the sand or the mud at {the shower} before you come in.

# SYSTEMS

## joint: solar and battery
roles: solar = solar panels; battery = home battery
calm
- Electricity made by {the solar} during the day can be drawn from {the battery} after dark.

## joint: solar and EV charger
roles: solar = solar panels; charger = EV charger
calm
- Electricity from {the solar} can go to the car at {the charger}.
lively
- With {the solar} and {the charger}, your car can run partly on sunshine.

## joint: solar and generator
roles: solar = solar panels; generator = generator
lively
- You've got {the solar} when the sun is out and {the generator} when the lines are down.

## joint: battery and generator
roles: battery = home battery; generator = generator
any
- If the lines go down, {the battery} and {the generator} are both on hand.

## joint: generator and well
roles: generator = generator; well = well
calm
- Water comes from {the well}, and when the lines are down, electricity comes from {the generator}.
lively
- Your water comes up from {the well}, and if the lines go down, you've got {the generator}.

## joint: generator and impact windows
roles: generator = generator; windows = impact windows
calm
- When a storm is in the forecast, {the windows} and {the generator} are already in place.
lively
- When a storm shows up in the forecast, you've already got {windows} and {a generator}.

## joint: storm season
roles: roof = metal roof | tile roof | new roof; windows = impact windows; generator = generator
calm
- Storm season finds {a roof}, {windows}, and {a generator} already in place.
clipped
- In place for storm season: {a roof}, {windows}, and {a generator}.

## joint: central air and fans
roles: cool = central air; fans = ceiling fans
calm
- On warm days, {the cool} has help from {the fans}.

## joint: mini splits and fire
roles: splits = mini splits; fire = wood stove | fireplace | gas fireplace
lively
- (no warm) You'll switch on {the splits} in July and light {the fire} in January.

## joint: two large jobs
roles: roof = new roof; windows = new windows
calm
- Two large jobs are already done: {a roof} and {windows}.
lively
- Two big jobs are already behind you, with {a roof} and {windows} in place.

## joint: three large jobs
roles: roof = new roof; windows = new windows; third = new HVAC | new wiring
calm
- The large jobs already done include {a roof}, {windows}, and {a third}.

## joint: rain and coffee
roles: roof = metal roof; porch = screened porch | covered patio | front porch
calm
- On a wet morning, coffee on {the porch} comes with the sound of rain on {the roof}.
lively
- Sit out on {the porch} and listen to the rain on {the roof}.
clipped
- Rain on {the roof}, coffee on {the porch}.

## joint: garage and attic storage
roles: garage = garage | attached garage | detached garage; attic = attic storage
calm
- Bicycles go in {the garage}, and holiday boxes go up to {the attic}.

## joint: sprinkler and shed
roles: sprinkler = sprinkler system; shed = shed
calm
- The mower goes in {the shed}, and the watering is left to {the sprinkler}.
lively
- Your mower goes in {the shed}, and the watering is left to {the sprinkler}.

## joint: generator
roles: generator = generator
calm
- {A generator} is in place for outages.
lively
- If the lines go down, you've got {a generator}.

## joint: well and septic
roles: both = well and septic
any
- The property is served by {both}.

## joint: alley
roles: alley = alley access
any
- {The alley} gives the property a second way in.

## joint: workshop 2
roles: shop = workshop
calm
- Projects can be left out overnight in {the shop}.
lively
- Your unfinished projects can stay put in {the shop}.

## joint: kitchen, bath, roof
roles: kitchen = updated kitchen; bath = updated bath; big = new roof | new HVAC | new wiring
lively
- The big jobs are behind you, with {a kitchen}, {a bath}, and {a big} in place.

## joint: basement and attic
roles: base = unfinished basement; attic = attic storage
calm
- (snow) Holiday boxes can go up to {the attic} and bicycles down to {the base}.

## joint: walls and roof
roles: skin = brick exterior | siding; roof = metal roof | tile roof | shingle roof | new roof
any
- {A roof} tops {the skin}.

## joint: furnace and central air
roles: furnace = furnace | boiler; cool = central air | mini splits
any
- The home is heated by {a furnace} and cooled by {cool}.

## joint: furnace, central air, thermostat
roles: furnace = furnace; cool = central air; stat = smart thermostat
any
- {A stat} controls {the furnace} and {the cool}.

## joint: furnace, central air, water heater, softener
roles: heat = furnace | boiler; cool = central air | mini splits; heater = water heater | tankless water heater; soft = water softener
any
- The mechanical systems include {a heat}, {cool}, {a heater}, and {a soft}.

## joint: radiators and mini splits
roles: rads = radiators; cool = mini splits | central air
any
- The rooms are warmed by {rads} and cooled by {cool}.

## joint: whole-house fan and central air
roles: fan = whole-house fan; cool = central air | mini splits
lively
- On mild evenings, you can switch off {the cool} and run {the fan}.
any
- On mild evenings, {a fan} can stand in for {the cool}.

## joint: solar, battery, charger
roles: solar = solar panels; battery = home battery; charger = EV charger
any
- Electricity from {the solar} can be stored in {the battery} or sent to the car at {the charger}.

## joint: solar, battery, generator
roles: solar = solar panels; battery = home battery; generator = generator
lively
- When the lines go down, you can draw on {the solar}, {the battery}, and {the generator}.
any
- For power, the home can draw on {a solar}, {a battery}, and {a generator}.

## joint: generator and sump pump
roles: generator = generator; sump = sump pump
any
- In an outage, {the generator} can keep {the sump} running.

## joint: generator, propane
roles: generator = generator; propane = propane tank; well = well
any
- {A well}, {a propane}, and {a generator} serve the property.

## joint: well, septic, propane
roles: well = well; septic = septic; propane = propane tank
any
- {A well}, {a septic}, and {a propane} serve the property.

## joint: well and septic, generator
roles: both = well and septic; generator = generator
any
- The property is served by {both}, with {a generator} for outages.

## joint: shutters and generator
roles: shutters = hurricane shutters; generator = generator
lively
- When a storm's coming, you can close {the shutters} and count on {the generator}.

## joint: roof and shutters
roles: roof = metal roof | tile roof | new roof; shutters = hurricane shutters
any
- {A roof} and {shutters} are in place for storm season.

## joint: roof, shutters, generator
roles: roof = metal roof | tile roof | new roof; shutters = hurricane shutters; generator = generator
any
- {A roof}, {shutters}, and {a generator} are in place for storm season.

## joint: shelter and generator
roles: shelter = storm shelter; generator = generator
any
- For bad weather, the home has {a shelter} and {a generator}.

# BUILDING

## joint: roof deck and lounge
roles: roof = shared roof deck; lounge = shared lounge
calm
- Neighbors can gather up on {the roof} or, when the weather turns, in {the lounge}.

## joint: doorman and super
roles: desk = doorman | concierge; super = live-in super
calm
- The staff of the building includes {a desk} and {a super}.

## joint: elevator and laundry
roles: lift = elevator; laundry = shared laundry
any
- {A lift} and {a laundry} serve the building.

## joint: bikes and packages
roles: bikes = bike room; parcels = package room
calm
- On the practical side, residents share {a bikes} and {a parcels}.

## joint: clubhouse and shared pool
roles: club = clubhouse; pool = shared pool | heated pool | indoor pool
lively
- You'll meet some of your neighbors at {the pool} and the rest in {the club}.

## joint: clubhouse, pool, gym
roles: club = clubhouse; pool = shared pool | heated pool | indoor pool; gym = fitness center
calm
- {A gym}, {a pool}, and {a club} give neighbors three places to meet.
lively
- You'll run into neighbors in {the gym}, at {the pool}, and over coffee in {the club}.
clipped
- Three places to meet the neighbors: {a gym}, {a pool}, and {a club}.

## joint: gate, clubhouse, pool
roles: gate = community gate; club = clubhouse; pool = shared pool | heated pool
calm
- Inside {the gate}, neighbors share {a club} and {a pool}.

## joint: gate, trails, courts
roles: gate = community gate; trail = trails; court = courts
calm
- Inside {the gate}, residents have {a trail} and {a court}.

## joint: live-in super
roles: super = live-in super
any
- The building is looked after by {a super}.

## joint: roof deck
roles: roof = shared roof deck
calm
- Residents can take the evening air up on {the roof}.

## joint: parking and laundry
roles: parking = deeded parking; laundry = in-unit laundry
lively
- With {a parking} and {a laundry}, you won't circle the block or hunt for quarters.

## joint: parking, storage, laundry
roles: parking = deeded parking; storage = storage unit; laundry = in-unit laundry
calm
- The practical side is settled, with {a laundry}, {a parking}, and {a storage}.
lively
- You've got the practical things taken care of: {a laundry}, {a parking}, and {a storage}.

## joint: balcony, laundry, parking
roles: out = balcony | private roof deck; laundry = in-unit laundry; parking = deeded parking
clipped
- {A laundry}, {a parking}, and {an out} to come home to.

## joint: balcony and island
roles: out = balcony | private roof deck; island = kitchen island | breakfast bar
calm
- The morning starts at {the island} and, in mild weather, moves out to {the out}.

## joint: balcony and open plan
roles: out = balcony | private roof deck; open = open floor plan
clipped
- Parties spread through {the open} and out to {the out}.

## joint: balcony and bar
roles: out = balcony | private roof deck; bar = wine refrigerator | wet bar
calm
- A bottle from {the bar} can be opened out on {the out}.

## joint: brick and ceilings
roles: brick = exposed brick; ceilings = high ceilings
lively
- You'll notice {the brick} and {the ceilings} before anything else.

## joint: brick, ceilings, windows
roles: brick = exposed brick; ceilings = high ceilings; glass = large windows
calm
- The interior pairs {a brick} with {a ceilings}, and daylight comes in through {a glass}.
clipped
- {A brick}, {a ceilings}, and daylight through {a glass}.

## joint: brick and beams 2
roles: brick = exposed brick; beams = exposed beams
calm
- The interior pairs {a brick} with {a beams}.

## joint: windows and ceilings
roles: glass = large windows; ceilings = high ceilings
lively
- You look up to {a ceilings} and out through {a glass}.
clipped
- {A ceilings} overhead, daylight through {a glass}.

## joint: counters and appliances
roles: counters = stone counters; steel = stainless appliances
calm
- The kitchen sets off {a counters} with {a steel}.

## joint: counters, appliances, open plan
roles: counters = stone counters; steel = stainless appliances; open = open floor plan
calm
- The kitchen has {a counters} and {a steel}, and thanks to {the open}, the cook stays in the conversation.

## joint: closet and storage
roles: closet = walk-in closet; storage = storage unit
calm
- This season's clothes hang in {the closet}, and last season's wait in {the storage}.

## joint: garage and roof terrace
roles: garage = attached garage; roof = rooftop terrace
clipped
- {A garage} at the bottom, {a roof} at the top.

## joint: deeded parking
roles: parking = deeded parking
lively
- You won't circle the block, thanks to {the parking}.

## joint: balcony
roles: out = balcony | private roof deck
calm
- On mild mornings, coffee can be carried out to {the out}.

## joint: breakfast bar and open plan
roles: bar = breakfast bar; plan = open floor plan
lively
- Guests can sit at {the bar} and talk with whoever's cooking, thanks to {the plan}.

## joint: central air, laundry, parking
roles: cool = central air | mini splits; wash = in-unit laundry; park = deeded parking
lively
- You've got the practical side covered, with {cool}, {a wash}, and {a park}.

## joint: doorman, porter, super
roles: desk = doorman | concierge; porter = porter; super = live-in super
any
- The building is staffed by {a desk}, {a porter}, and {a super}.

## joint: doorman, super, elevator, laundry
roles: desk = doorman | concierge; super = live-in super; lift = elevator; laundry = shared laundry
any
- The building is staffed by {a desk} and {a super} and equipped with {a lift} and {a laundry}.

## joint: desk, elevator, garage
roles: desk = doorman | concierge | front desk; lift = elevator; garage = shared garage
any
- {A desk}, {a lift}, and {a garage} serve the building.

## joint: package room and cold storage
roles: parcels = package room | package lockers; cold = cold storage
any
- The building holds deliveries in {the parcels}, with {a cold} for anything perishable.

## joint: intercom, elevator, package room
roles: intercom = intercom; lift = elevator; parcels = package room | package lockers
any
- {An intercom}, {a lift}, and {a parcels} serve the building.

## joint: elevator, laundry, bike room, package room
roles: lift = elevator; laundry = shared laundry; bikes = bike room; parcels = package room
any
- {A lift} serves the building, and residents share {a laundry}, {a bikes}, and {a parcels}.

## joint: super, laundry, courtyard
roles: super = live-in super; laundry = shared laundry; court = shared courtyard | shared garden
any
- {A super} looks after the building, and residents share {a laundry} and {a court}.

## joint: elevator, laundry, roof deck
roles: lift = elevator; laundry = shared laundry; roof = shared roof deck
lively
- You can start a load in the building's {laundry} and take {the lift} up to {the roof} while it runs.

## joint: gym, yoga, pool
roles: gym = fitness center; yoga = yoga room; pool = shared pool | shared heated pool | shared indoor pool
lively
- Residents can lift in {the gym}, stretch in {the yoga}, and do laps in {the pool}.

## joint: gym and yoga
roles: gym = fitness center; yoga = yoga room
lively
- Residents can lift in {the gym} and cool down in {the yoga}.

## joint: gym, sauna, steam
roles: gym = fitness center; sauna = shared sauna; steam = steam room
any
- After a workout in {the gym}, residents can choose between {the sauna} and {the steam}.

## joint: gym, pool, sauna
roles: gym = fitness center; pool = shared pool | shared heated pool | shared indoor pool; sauna = shared sauna | steam room
clipped
- Residents share {a gym}, {a pool}, and {a sauna}.

## joint: desk, gym, roof deck
roles: desk = doorman | concierge; gym = fitness center; roof = shared roof deck
any
- The building is staffed by {a desk}, and residents share {a gym} and {a roof}.

## joint: gym and roof deck
roles: gym = fitness center; roof = shared roof deck
any
- Residents share {a gym} and {a roof}.

## joint: roof deck, lounge, gym
roles: roof = shared roof deck; lounge = shared lounge | clubhouse; gym = fitness center
any
- Residents share {a gym}, {a lounge}, and {a roof}.

## joint: library and lounge
roles: books = shared library; lounge = shared lounge | clubhouse
any
- Residents can read in {the books} or meet friends in {the lounge}.

## joint: clubhouse, pool, courts, trails
roles: club = clubhouse; pool = shared pool | shared heated pool | shared indoor pool; court = courts; trail = trails
lively
- You can meet the neighbors in {the club}, at {the pool}, on {the court}, or out on {the trail}.

## joint: courts and pool
roles: court = courts; pool = shared pool | shared heated pool | shared indoor pool
lively
- After a match with a neighbor on {the court}, you can cool off in {the pool}.

## joint: pool, courts, playground
roles: pool = shared pool | shared heated pool; court = courts | shared basketball court; play = playground
any
- Neighbors can meet at {the pool}, on {the court}, or at {the play}.

## joint: trails and dog park
roles: trail = trails; run = dog park
lively
- (dogs) Residents can take the dog out on {the trail} and let it loose in {the run}.

## joint: gate, golf, clubhouse
roles: gate = community gate; golf = golf course; club = clubhouse
any
- Inside {the gate}, residents have {a golf} and {a club}.

## joint: gate, clubhouse, pool, courts
roles: gate = community gate; club = clubhouse; pool = shared pool | shared heated pool; court = courts
any
- Inside {the gate}, neighbors share {a club}, {a pool}, and {a court}.

## joint: clubhouse, gym, pool, playground
roles: club = clubhouse; gym = fitness center; pool = shared pool | shared heated pool | shared indoor pool; play = playground
any
- Neighbors share {a club}, {a gym}, {a pool}, and {a play}.

`
