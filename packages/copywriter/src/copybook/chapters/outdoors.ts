// Lines as data; the notation is explained in ../README.md.
export const outdoors = `
# Outdoors, views, water

In views, "{the seen}" is what is seen ("the river", "Lake Travis", "the Flatirons"), never the word "view"; "{place}" is a typed name with the article it takes. Lines marked (home) assume that the thing is not shared.

## pool
kind: amenity
hook: 8
match: pool, swimming pool, in-ground pool, inground pool, in ground pool, IG pool, private pool, gunite pool, pebble tec pool, pebbletec pool, fiberglass pool, vinyl liner pool, pool w/ waterfall, backyard pool, above ground pool
luxury
- There is {an it} for the warm months.
- Warm afternoons are spent at {the it}.
luxury lead
- Warm afternoons at this {city} {type} are spent at {the it}.
- {The it} comes first at this {city} {type}: a swim before lunch, and another before dinner.
luxury headline
- A Swim Before Dinner
investor
- Amenity: {it}.
- The property includes {an it}.
investor lead
- First on the amenity list of this {city} {type}: {an it}.
- This {city} {type} includes {an it}.
investor headline
- {It} Included in {city}
family
- There's {an it} for warm days.
- Swim after work, and stay in until supper: there's {an it}.
family lead
- Swim first and unpack later: this {city} {type} has {an it}.
- Hot days are settled at this {city} {type}. There's {an it}.
family headline
- Swim First, Unpack Later
modern
- {The it} is for laps, or for floating.
- Swim at home. There's {an it}.
modern lead
- Start in the water. This {city} {type} has {an it}.
- This {city} {type} has {an it}. Swim before work.
modern headline
- Start in the Water
classic
- There is {an it}, for swimming and for sitting near.
- On warm afternoons there is {the it}.
classic lead
- This {city} {type} has {an it} for warm afternoons.
- On a warm day the afternoon belongs to {the it} at this {city} {type}.
classic headline
- Warm Afternoons at the Pool
casual
- {The it} is for laps, if you're the type, and for floating if you're not.
- You get {an it} for warm days.
casual lead
- Yes, you can swim here: this {city} {type} has {an it}.
- Bring a towel. This {city} {type} has {an it}.
casual headline
- Yes, There's a Pool

## heated pool
kind: amenity
hook: 8
match: heated pool, gas heated pool, solar heated pool, heated swimming pool, heated inground pool, heated gunite pool, pool heater, heated saltwater pool
= a heated pool can be swum in on cooler days than an unheated one
= the phrase 'pool heater' prints as 'heated pool'
luxury
- With {an it}, the season starts earlier and ends later.
- The water in {the it} is warmed, for swimming on cooler days.
luxury lead
- {The it} lengthens the swimming season at this {city} {type}.
- The swimming year at this {city} {type} starts early and ends late, in {an it}.
luxury headline
- A Longer Swimming Season
investor
- Amenity: {it}, for a longer season.
- The property includes {an it}.
investor lead
- This {city} {type} includes {an it}, which lengthens the swimming season.
- First on the amenity list of this {city} {type}: {an it}.
investor headline
- {It} in {city}
family
- {The it} is warm before the air is.
- With {an it}, the first swim of the year comes early.
family lead
- The first swim of the year can come early here. This {city} {type} has {an it}.
- Swim early in the year and late in it: this {city} {type} has {an it}.
family headline
- The First Swim Comes Early
modern
- {The it} opens early in the year and closes late.
- Warm water: {it}.
modern lead
- Early swims, late swims, warm water: this {city} {type} has {an it}.
- Longer season, warmer water. This {city} {type} has {an it}.
modern headline
- Warm Water, Longer Season
classic
- The water in {the it} is warmed, which lengthens the season.
- With {an it}, swimming starts earlier in the year.
classic lead
- The swimming season is a long one at this {city} {type}, which has {an it}.
- This {city} {type} has {an it}, warm on the days when the air is not.
classic headline
- Where Swimming Need Not Wait for July
casual
- {The it} is heated.
- You can skip the toe test. It's {an it}.
casual lead
- Go ahead, skip the toe test. This {city} {type} has {an it}.
- You'll be swimming early in the year at this {city} {type}. There's {an it}.
casual headline
- Skip the Toe Test

## saltwater pool
kind: amenity
hook: 8
match: saltwater pool, salt water pool, salt pool, salt-water pool, saltwater inground pool, salt system pool, saline pool
= a salt system makes the pool's chlorine from salt, so none is poured in by hand
luxury
- {The it} is kept by salt.
- {The it} makes its chlorine from salt, with none to pour in by hand.
luxury lead
- This {city} {type} has {an it}, kept by salt in place of poured chlorine.
- {The it} comes first at this {city} {type}, with salt in place of jugs of chlorine.
luxury headline
- Salt Looks After the Water
investor
- Amenity: {it}.
- {The it} generates chlorine from salt.
investor lead
- This {city} {type} includes {an it}, which generates chlorine from salt.
- First on the amenity list of this {city} {type}: {an it}.
investor headline
- {It} in {city}
family
- {The it} is kept by salt.
- {The it} makes its own chlorine, so there are no jugs to lug home.
family lead
- Grab a towel: this {city} {type} has {an it}.
- Swim without the jugs of chlorine: this {city} {type} has {an it}.
family headline
- Grab a Towel: It's {an It}
modern
- {The it} makes chlorine from salt. No jugs.
- {The it} is kept by salt.
modern lead
- Salt, water, swim. This {city} {type} has {an it}.
- Start in the water. This {city} {type} has {an it}.
modern headline
- Salt, Water, Swim
classic
- {The it} is kept by a salt system, which makes chlorine as it is wanted.
- {The it} is kept by salt, with no chlorine to pour in.
classic lead
- This {city} {type} has {an it}, kept by salt in place of chlorine from a jug.
- There is swimming at this {city} {type}, in {an it}.
classic headline
- A Pool Kept by Salt
casual
- {The it} runs on salt.
- No jugs of chlorine to haul: it's {an it}.
casual lead
- Grab a towel: this {city} {type} has {an it}.
- No chlorine jugs, just swimming. This {city} {type} has {an it}.
casual headline
- Salt Water, No Jugs

## infinity pool
kind: amenity
hook: 9
match: infinity pool, infinity edge pool, infinity-edge pool, negative edge pool, negative-edge pool, vanishing edge pool, vanishing-edge pool, zero edge pool
= one edge is set at the level of the water, which flows over it into a basin
luxury
- The water in {the it} runs level to the edge and over it.
- {The it} has one edge hidden by the water.
luxury lead
- At this {city} {type} the water comes to the edge of {the it} and keeps going.
- {The it} comes first at this {city} {type}: the water runs level to its edge and over.
luxury headline
- Water Level with Its Edge
investor
- Amenity: {it}, with a catch basin below the edge.
- The property includes {an it}.
investor lead
- First on the amenity list of this {city} {type}: {an it}.
- This {city} {type} includes {an it}, with its catch basin and pump.
investor headline
- {It} in {city}
family
- Swim up to the edge of {the it} and look over.
- The water in {the it} runs level to the edge.
family lead
- This {city} {type} has {an it}, and everyone who gets in will swim straight for the edge.
- Swim to the edge and look over: this {city} {type} has {an it}.
family headline
- Everyone Swims for the Edge
modern
- The water runs to the edge of {the it}. Then over it.
- The water in {the it} runs level to the edge.
modern lead
- Look for the edge. This {city} {type} has {an it}.
- One edge out of sight: this {city} {type} has {an it}.
modern headline
- A Hidden Edge
classic
- In {the it} the water meets its edge level, and slips over.
- {The it} has one edge that the water conceals.
classic lead
- At this {city} {type} the water of {the it} meets its edge level, and slips over.
- This {city} {type} has {an it}, with one edge that the water conceals.
classic headline
- A Pool with a Hidden Edge
casual
- The water in {the it} runs level to the edge.
- You'll swim to the edge of {the it} just to look over.
casual lead
- Find the edge if you can: this {city} {type} has {an it}.
- Swim up to the edge and look over. This {city} {type} has {an it}.
casual headline
- Where Does the Pool Stop?

## lap pool
kind: amenity
hook: 8
match: lap pool, lap-pool, lap swimming pool, 25 yard pool, 75 ft lap pool, heated lap pool
= a lap pool is laid out for swimming lengths
luxury
- {The it} is for swimming rather than for sitting near.
- Lengths are swum in {the it} before the day begins.
luxury lead
- {The it} comes first at this {city} {type}, for lengths before breakfast.
- The day begins in the water at this {city} {type}, which has {an it}.
luxury headline
- Lengths Before the Day Begins
investor
- (n) Pool length: {n} feet.
- Amenity: {it}.
- The property includes {an it}.
investor lead
- First on the amenity list of this {city} {type}: {an it}.
- This {city} {type} includes {an it}.
investor headline
- {It} on the Property, {city}
family
- {The it} is for swimming lengths.
- Swim your lengths in {the it} before breakfast.
family lead
- Set the alarm a half hour early and swim before breakfast: this {city} {type} has {an it}.
- Swim before breakfast, and skip the drive: this {city} {type} has {an it}.
family headline
- Lengths Before Breakfast
modern
- {The it} is for swimming lengths.
- Swim a mile at home, in {the it}.
modern lead
- There and back, before email: this {city} {type} has {an it}.
- Lengths at home. This {city} {type} has {an it}.
modern headline
- Laps at Home, Before Email
classic
- {The it} is laid out for lengths, in a straight line there and a straight line back.
- The daily swim is taken at home, in {the it}.
classic lead
- The daily swim requires no journey: this {city} {type} has {an it}.
- Lengths may be swum before breakfast at this {city} {type}, which has {an it}.
classic headline
- The Daily Swim, Without the Journey
casual
- {The it} is for swimming lengths.
- You can do your laps at home, in {the it}.
casual lead
- You can skip the drive to the gym: this {city} {type} has {an it}.
- Laps before breakfast? This {city} {type} has {an it}.
casual headline
- Laps at Home

## rooftop pool
kind: amenity
hook: 8
match: rooftop pool, roof top pool, roof-top pool, pool on roof, rooftop swimming pool, rooftop pool deck
= the pool is on the roof, with nothing of the building above it
luxury
- {The it} puts the water at the top of the building.
- {The it} has only sky above.
luxury lead
- At this {city} {type} one goes up to swim. There is {an it}.
- {The it} comes first at this {city} {type}, with only sky above it.
luxury headline
- One Goes Up to Swim
investor
- (condo) Amenity: {it}.
- Amenities: {it}.
- Amenity: {it}.
investor lead
- This {city} {type} counts {an it} among its amenities.
- First on the amenity list of this {city} {type}: {an it}.
investor headline
- {It} in {city}
family
- Hot out? Take a towel up to {the it}.
- There's swimming on the roof, in {the it}.
family lead
- Bring a towel and keep going up: this {city} {type} has {an it}.
- Swim at the top: this {city} {type} has {an it}.
family headline
- Bring a Towel and Go Up
modern
- Swim on the roof, in {the it}.
- {The it} has the sky for a ceiling.
modern lead
- Swim on the roof. This {city} {type} has {an it}.
- Take a towel and go up: this {city} {type} has {an it}.
modern headline
- Swim on the Roof
classic
- There is swimming on the roof, in {the it}.
- One goes up to swim, to {the it}.
classic lead
- This {city} {type} has its swimming on the roof, in {an it}.
- One goes up to swim at this {city} {type}, which has {an it}.
classic headline
- Swimming, on the Roof
casual
- You swim on the roof, in {the it}.
- Grab a towel and go up. There's {an it}.
casual lead
- Good news about the roof at this {city} {type}: you can swim on it.
- You swim on the roof here: this {city} {type} has {an it}.
casual headline
- The Roof Has a Pool on It

## plunge pool
kind: amenity
hook: 7
match: plunge pool, dipping pool, cocktail pool, spool, cold plunge pool, plunge pool on terrace
= a plunge pool is for dipping, not for laps, and holds less water than a swimming pool
luxury
- {The it} is for cooling off rather than for laps.
- A dip at the end of a warm day is taken in {the it}.
luxury lead
- A dip before dinner takes no planning at this {city} {type}, which has {an it}.
- Warm days end in the water at this {city} {type}, which has {an it}.
luxury headline
- A Dip Before Dinner
investor
- Amenity: {it}, with less water to treat than a full pool.
- The property includes {an it}.
investor lead
- The usual pump and filter, less water: this {city} {type} has {an it}.
- First on the amenity list of this {city} {type}: {an it}.
investor headline
- {It} in {city}
family
- {The it} is for a quick dip.
- Cool off in {the it} at the end of a hot day.
family lead
- Cool off at the end of a hot day: this {city} {type} has {an it}.
- In, under, and out again, and you're cool: this {city} {type} has {an it}.
family headline
- Into the Plunge Pool and Out Again
modern
- {The it} is for a dip, not for laps.
- Cool off fast in {the it}.
modern lead
- All dip, no laps: this {city} {type} has {an it}.
- Cool off at home. This {city} {type} has {an it}.
modern headline
- All Dip, No Laps
classic
- {The it} is for a dip at the end of a hot day.
- {The it} is for cooling off rather than for laps.
classic lead
- For the hot afternoon this {city} {type} keeps {an it}.
- A hot day ends with a dip at this {city} {type}, which has {an it}.
classic headline
- For the Hot Afternoon
casual
- You don't swim in {the it} so much as cool off in it.
- {The it} is for a quick dip.
casual lead
- No laps here, just a dip: this {city} {type} has {an it}.
- Hot out? This {city} {type} has {an it}.
casual headline
- A Dip, No Laps

## indoor pool
kind: amenity
hook: 9
match: indoor pool, indoor swimming pool, indoor heated pool, indoor lap pool, natatorium
luxury
- {The it} has no season.
- One swims in any weather, in {the it}.
luxury lead
- Swimming has no season at this {city} {type}. There is {an it}.
- {The it} comes first at this {city} {type}, for swimming in any weather.
luxury headline
- Swimming Without a Season
investor
- Amenity: {it}, in use all year.
- The property includes {an it}.
investor lead
- This {city} {type} includes {an it}, in use all year.
- First on the amenity list of this {city} {type}: {an it}.
investor headline
- {It} in {city}
family
- {The it} is open in any weather.
- Swim on a rainy day: you've got {an it}.
family lead
- Rain doesn't stop the swimming at this {city} {type}. There's {an it}.
- Swim in January or July: this {city} {type} has {an it}.
family headline
- Swim in Any Weather
modern
- {The it} works in any weather.
- Swim all year in {the it}.
modern lead
- Rain or snow, swim: this {city} {type} has {an it}.
- Swim all year. This {city} {type} has {an it}.
modern headline
- Swim in Any Forecast
classic
- {The it} is open in any weather.
- In February as in July, one may swim in {the it}.
classic lead
- In February as in July, one may swim at this {city} {type}, which has {an it}.
- Swimming has no season at this {city} {type}, which has {an it}.
classic headline
- Swimming in February as in July
casual
- You can swim in January. It's {an it}.
- {The it} is open in any weather.
casual lead
- You can swim in January here: this {city} {type} has {an it}.
- Rain or snow, you're swimming. This {city} {type} has {an it}.
casual headline
- Swim in January

## pool and spa
kind: amenity
hook: 8
match: pool and spa, pool & spa, pool/spa, pool with spa, pool w/ spa, pool with attached spa, pool/spa combo, pool w hot tub, pool and hot tub, heated pool and spa
luxury
- There is a pool for the day and a spa for the end of it.
- There are a pool and a spa.
luxury lead
- This {city} {type} has two waters, a pool for the day and a spa for the end of it.
- Pool and spa come first at this {city} {type}, one to swim in and one to soak in.
luxury headline
- A Pool for the Day, a Spa for the End of It
investor
- Amenities: pool and spa.
- The property includes {an it}.
investor lead
- Amenities first at this {city} {type}: a pool and a spa.
- This {city} {type} includes both a pool and a spa.
investor headline
- Pool and Spa in {city}
family
- Swim in the pool, then soak in the spa.
- There's {an it} outside.
family lead
- Swim until you're tired, then soak: this {city} {type} has a pool and a spa.
- Swim in one, soak in the other: this {city} {type} has a pool and a spa.
family headline
- Swim Till You're Tired, Then Soak
modern
- There's {an it} outside.
- Swim in the pool, soak in the spa.
modern lead
- Two waters: one to swim in, one to soak in. This {city} {type} has a pool and a spa.
- Swim, then soak. This {city} {type} has a pool and a spa.
modern headline
- Pool, Then Spa
classic
- There is a pool for swimming and a spa for soaking.
- The pool serves hot days, and the spa cool nights.
classic lead
- Hot days and cool nights are both provided for at this {city} {type}: there is {an it}.
- This {city} {type} has a pool for the day and a spa for the evening.
classic headline
- For the Hot Day and the Cool Night
casual
- The pool's for swimming and the spa's for afterward.
- You get {an it}.
casual lead
- Swim over here, soak over there: this {city} {type} has a pool and a spa.
- Yes, both: this {city} {type} has a pool and a spa.
casual headline
- A Pool and a Long Soak

## hot tub
kind: amenity
hook: 6
match: hot tub, hottub, spa, jacuzzi, outdoor spa, in-ground spa, above ground spa, hot tub on deck, swim spa
luxury
- The day may be brought to an end in {the it}.
- Cool evenings may be spent in {the it}.
luxury lead
- The day ends in hot water at this {city} {type}, which has {an it}.
- Cool evenings at this {city} {type} are spent in {the it}.
investor
- Amenity: {it}.
- The property includes {an it}.
investor lead
- First on the amenity list of this {city} {type}: {an it}.
- This {city} {type} includes {an it}.
family
- {The it} is for tired shoulders.
- End the day in {the it}, up to your chin.
family lead
- The day ends up to your chin in hot water: this {city} {type} has {an it}.
- Soak before bed: this {city} {type} has {an it}.
modern
- End the day in {the it}.
- Hot water, tired shoulders: {it}.
modern lead
- End the day in hot water. This {city} {type} has {an it}.
- Soak, then sleep. This {city} {type} has {an it}.
classic
- {The it} looks after tired shoulders.
- At the end of the day there is hot water in {the it}.
classic lead
- At this {city} {type} the day may end in hot water: there is {an it}.
- This {city} {type} has {an it} for cool evenings.
casual
- The hardest part of {the it} is getting out.
- Soak your shoulders in {the it}.
casual lead
- The hardest part is getting out: this {city} {type} has {an it}.
- Long day? This {city} {type} has {an it}.

## pool house
kind: amenity
hook: 7
match: pool house, poolhouse, cabana, pool cabana, pool house w/ bath, pool house with kitchen, cabana bath
= a pool house is a separate structure that serves the pool
luxury
- Swimmers change in {the it}.
- Towels and floats are kept in {the it}.
luxury lead
- The swimmers have a roof of their own at this {city} {type}: {an it}.
- Swimmers have {the it} at this {city} {type}, for changing and for towels.
luxury headline
- The Swimmers Have Their Own Roof
investor
- Outbuildings: {it}.
- {The it} is a separate structure.
investor lead
- Outbuildings at this {city} {type} include {an it}.
- This {city} {type} comes with {an it}, a separate structure.
investor headline
- {It} in {city}
family
- Wet swimsuits stay in {the it}, and the kitchen floor stays dry.
- Towels and floats go in {the it}.
family lead
- Nobody drips through the kitchen at this {city} {type}, because there's {an it}.
- Wet swimsuits stay out of the house at this {city} {type}: there's {an it}.
family headline
- Nobody Drips Through the Kitchen
modern
- Towels and floats go in {the it}.
- Swimmers change in {the it}.
modern lead
- Swim gear gets a building. This {city} {type} has {an it}.
- Towels, floats, and wet suits stay out of the house: this {city} {type} has {an it}.
modern headline
- Swim Gear Gets a Building
classic
- Swimmers change in {the it}.
- Towels and floats are kept in {the it}, and the house stays dry.
classic lead
- Swimmers have {an it} to change in at this {city} {type}.
- At this {city} {type} swimmers have {an it} for towels, floats, and a change of clothes.
classic headline
- A House for the Swimmers
casual
- Towels, goggles, and floats go in {the it}.
- You can change in {the it} and skip dripping through the house.
casual lead
- The floats have a place of their own at this {city} {type}. It's {an it}.
- No dripping through the house: this {city} {type} has {an it}.
casual headline
- The Floats Get Their Own Place

## room for a pool
kind: land
hook: 3
match: room for a pool, room for pool, pool sized lot, pool-sized lot, pool size yard, pool-sized yard, space for pool, space for a pool, pool site
= there is no pool yet
luxury
- There is room for a pool, should one wish to add it.
- The lot has room for a pool.
investor
- No pool to maintain, and room for one.
- Room for a pool; none is in place.
family
- There's room for a pool, so you can swim here someday or keep the grass.
- There's room for a pool.
modern
- Pool: not yet. Room for one: yes.
- There's room for a pool.
classic
- There is room for a pool.
- A pool may be added; the room is there.
casual
- There's room for a pool. The digging's up to you.
- No pool yet, but there's room for one.

## patio
kind: outdoor place
hook: 5
match: patio, back patio, rear patio, paver patio, flagstone patio, brick patio, stone patio, concrete patio, bluestone patio, stamped concrete patio, patio area, slate patio, private patio, patios
= a patio is paved and at ground level
luxury
- Breakfast may begin indoors and finish on {the it}.
- Meals move out to {the it} in good weather.
investor
- Hardscape: {it}.
- {The it} is paved, so there are no boards to stain.
- Outdoor space: {it}, outside the square footage.
family
- There's {an it} for eating outside.
- Take your plate out to {the it}.
modern
- Lunch moves to {the it}.
- {The it} is for eating outside.
classic
- On fine days lunch is taken on {the it}.
- There is {an it} for meals in the open air.
casual
- Dinner doesn't have to happen inside. There's {an it}.
- There's {an it} for eating outside.

## covered patio
kind: outdoor place
hook: 6
match: covered patio, cov patio, cov'd patio, covered deck, covered terrace, covered back patio, covered rear patio, covered outdoor area, covered outdoor living, roofed patio
= a covered patio has a roof, so rain does not reach it from above
luxury
- Rain does not end the evening on {the it}.
- {The it} is open to the air and dry in the rain.
luxury lead
- Rain does not end the evening at this {city} {type}, which has {an it}.
- This {city} {type} has {an it}, open to the air and under roof.
investor
- Outdoor space under roof: {it}.
- {The it} is under roof, outside the living area.
investor lead
- This {city} {type} includes {an it}, outdoor space under roof.
- Outdoors at this {city} {type}: {an it}.
family
- Supper can stay outside in the rain on {the it}.
- There's shade and shelter on {the it}.
family lead
- Eat outside, rain or no rain: this {city} {type} has {an it}.
- Supper stays outside at this {city} {type}, on {the it}.
modern
- {The it} works in the rain.
- Outside, under a roof: {it}.
modern lead
- Outside and dry: this {city} {type} has {an it}.
- Stay out in the rain. This {city} {type} has {an it}.
classic
- {The it} is open to the air and closed to the rain.
- A passing shower is no reason to leave {the it}.
classic lead
- This {city} {type} has {an it}, open to the air and closed to the rain.
- A passing shower ends nothing at this {city} {type}, which has {an it}.
casual
- It can pour and you're still outside, on {the it}.
- You stay dry and stay outside on {the it}.
casual lead
- It can rain and you're still eating outside: this {city} {type} has {an it}.
- You're outside and in the shade at this {city} {type}. There's {an it}.

## deck
kind: outdoor place
hook: 5
match: deck, back deck, rear deck, large deck, wood deck, wooden deck, two-tier deck, multi-level deck, multi level deck, new deck, entertaining deck, decks
luxury
- Guests are inclined to linger on {the it}.
- In good weather dinner moves to {the it}.
investor
- Exterior: {it}, outside the living area.
- Outdoor space: {it}.
family
- Carry the plates out to {the it} and let the evening take its time.
- There's {an it} for eating outside.
modern
- Breakfast goes out to {the it}. So does dinner.
- Eat outside, on {the it}.
classic
- From spring until fall the evening meal moves to {the it}.
- {The it} is for sitting out in fair weather.
casual
- {The it} is where the evening goes after the dishes.
- There's {an it} for eating outside.

## composite deck
kind: outdoor place
hook: 5
match: composite deck, Trex deck, trex, trex decking, TimberTech deck, Azek deck, composite decking, PVC deck, vinyl deck, maintenance-free deck, low maintenance deck
= composite boards need no stain or sealer and do not splinter as wood does
= phrases without the noun (trex, composite decking) print as 'composite deck'
luxury
- {The it} needs no stain and no sealer.
- The boards of {the it} are composite and call for no stain.
investor
- Boards: composite, so stain and sealer stay out of the maintenance budget.
- Outdoors: {it}.
family
- Go barefoot on {the it}. Composite doesn't splinter.
- {The it} needs no stain.
modern
- {The it} needs no stain.
- Composite boards: no stain, no splinters.
classic
- {The it} will not call for stain.
- The boards of {the it} neither splinter nor need stain.
casual
- {The it} needs no stain.
- You won't be staining {the it}.

## cedar deck
kind: outdoor place
hook: 5
match: cedar deck, redwood deck, ipe deck, mahogany deck, teak deck, hardwood deck, cedar decking, redwood decking, pressure treated deck
= a wood deck is sealed or stained from time to time
luxury
- The boards of {the it} are real wood.
- {The it} is built of wood.
investor
- Decking: {it}.
- Outdoor space: {it}.
family
- {The it} is real wood.
- There's real wood underfoot on {the it}.
modern
- {The it} is real wood.
- Real wood underfoot: {it}.
classic
- {The it} is of wood and weathers as wood does.
- {The it} is of real wood.
casual
- That's real wood under your flip-flops, on {the it}.
- {The it} is real wood.

## roof deck
kind: outdoor place
hook: 8
match: roof deck, rooftop deck, roof-top deck, rooftop terrace, roof terrace, private roof deck, private rooftop deck, rooftop patio, private rooftop, roof garden, rooftop garden
= it is on the roof; nothing of the building is above it
luxury
- The way to the open air is up, to {the it}.
- Dinner goes up to {the it} on fine evenings.
luxury lead
- This {city} {type} has {an it}, with nothing above but sky.
- Dinner goes up at this {city} {type}, to {the it}.
luxury headline
- Dinner on the Roof
investor
- Outdoor space: {it}, none of it in the square footage.
- Outdoor space: {it}.
investor lead
- This {city} {type} includes {an it}, outside the square footage.
- Outdoor space at this {city} {type}: {an it}.
investor headline
- {It} in {city}
family
- The roof has {an it}.
- Dessert goes up to {the it}.
family lead
- Take dessert up: this {city} {type} has {an it}.
- Up is the way out at this {city} {type}. There's {an it}.
family headline
- Take Dessert Up to the Roof
modern
- You go up to get out, to {the it}.
- Nothing but sky above {the it}.
modern lead
- Go up to get out. This {city} {type} has {an it}.
- Outside is up: this {city} {type} has {an it}.
modern headline
- Go Up to Get Out
classic
- Fine evenings are spent above the house, on {the it}.
- One goes up to the open air, to {the it}.
classic lead
- The open air is kept at the top of this {city} {type}, on {the it}.
- Fine evenings at this {city} {type} are spent at the top, on {the it}.
classic headline
- Open Air at the Top
casual
- The roof's got {an it}.
- You go up to get outside: there's {an it}.
casual lead
- The chairs go on the roof here: this {city} {type} has {an it}.
- Drinks are upstairs, outside. This {city} {type} has {an it}.
casual headline
- The Chairs Go on the Roof

## balcony
kind: outdoor place
hook: 5
match: balcony, private balcony, balconies, covered balcony, large balcony, balcony off living room, balcony off primary, 2 balconies
luxury
- One steps out onto {the it} for the air.
- There is {an it} for the open air.
investor
- Exterior: {it}.
- {The it} is outside the measured area.
family
- There's {an it} for fresh air.
- Step out on {the it} and see what kind of day it is.
modern
- Take the call on {the it}.
- {The it} is for fresh air.
classic
- {The it} is a short step from indoors and a complete change of air.
- There is {an it}, for a chair and the open air.
casual
- Fresh air's a step away. There's {an it}.
- You've got {an it} for your morning coffee.

## terrace
kind: outdoor place
hook: 6
match: terrace, stone terrace, private terrace, bluestone terrace, terraces, large terrace, garden terrace, brick terrace
luxury
- A long dinner may be laid on {the it}.
- Fine evenings are spent on {the it}.
luxury lead
- Fine evenings at this {city} {type} are spent on {the it}.
- Dinner moves outdoors at this {city} {type}, to {the it}.
investor
- Outdoor space: {it}.
- {The it} is outside the measured area.
investor lead
- Outdoor space at this {city} {type}: {an it}.
- This {city} {type} includes {an it}, outside the measured area.
family
- There's {an it} for fine evenings.
- Take the whole dinner out to {the it}.
family lead
- Take dinner outside: this {city} {type} has {an it}.
- Fine evenings go to {the it} at this {city} {type}.
modern
- Eat on {the it}.
- {The it} is for dinner outside.
modern lead
- Dinner goes outside. This {city} {type} has {an it}.
- Outside, with room for dinner: this {city} {type} has {an it}.
classic
- On fine evenings dinner is taken on {the it}.
- There is {an it} for fine evenings.
classic lead
- This {city} {type} has {an it} for fine evenings.
- Dinner is taken in the open air at this {city} {type}, on {the it}.
casual
- There's {an it} for fine evenings.
- Dinner's outside tonight: you've got {an it}.
casual lead
- Dinner's outside: this {city} {type} has {an it}.
- Breakfast or drinks, you've got {an it} at this {city} {type}.

## wraparound terrace
kind: outdoor place
hook: 9
match: wraparound terrace, wrap-around terrace, wrap around terrace, wraparound balcony, wrap around balcony, wrap balcony, wraparound deck, wrap-around deck, wrap around deck, wrap deck
= it turns at least one corner, so it has more than one side
luxury
- {The it} follows the residence around the corner.
- One may breakfast on one side of {the it} and dine on another.
luxury lead
- The outdoors goes around the corner at this {city} {type}, by way of {the it}.
- {The it} comes first at this {city} {type}: breakfast on one side, dinner on another.
luxury headline
- Breakfast on One Side, Dinner on Another
investor
- Outdoor space on more than one side: {it}.
- {The it} turns at least one corner.
investor lead
- This {city} {type} includes {an it}, none of it in the square footage.
- Outdoor space on more than one side of this {city} {type}: {an it}.
investor headline
- A Wraparound, Outside the Square Footage
family
- If it's windy on one side of {the it}, carry your plate around to the other.
- {The it} turns the corner.
family lead
- Pick your side: this {city} {type} has {an it}.
family headline
- Follow {the it}, Pick Your Spot
modern
- Pick a side of {the it}. There's more than one.
- {The it} turns the corner.
modern lead
- More than one side to sit on: this {city} {type} has {an it}.
modern headline
- Around the Corner, Still Outside
classic
- {The it} has more than one side to sit on.
- {The it} turns the corner.
classic lead
- This {city} {type} has {an it}, with more than one side to sit on.
- {The it} of this {city} {type} turns the corner, so that one may choose a side.
classic headline
- Open Air on More Than One Side
casual
- If the sun's in your eyes, move: {the it} goes around the corner.
- {The it} turns the corner.
casual lead
- Which side do you want? This {city} {type} has {an it}.
- Pick a side and sit down. This {city} {type} has {an it}.
casual headline
- Pick a Side, Then a Chair

## front porch
kind: outdoor place
hook: 6
match: front porch, covered front porch, porch, country front porch, rocking chair porch, rocking-chair front porch, full front porch, porch swing, large front porch
= the phrase 'porch swing' prints as 'front porch', with the swing told apart
luxury
- Callers are met on {the it}, before the door.
- There is {an it} to sit on before going in.
luxury lead
- Callers at this {city} {type} are met on {the it}.
investor
- Entry: {it}.
- {The it} is outside the living area.
investor lead
- This {city} {type} opens with {an it}, outside the living area.
- Exterior, from the street: this {city} {type} has {an it}.
family
- There's {an it} for sitting out front.
- Sit a minute on {the it} before you go in.
family lead
- Start out front: this {city} {type} has {an it}.
- Sit out front a while: this {city} {type} has {an it}.
modern
- Sit out front, on {the it}.
- {The it} is for sitting out.
modern lead
- Start out front: this {city} {type} has {an it}.
- Sit out front. This {city} {type} has {an it}.
classic
- There is {an it}, for sitting out before supper.
- Callers are met on {the it}.
classic lead
- This {city} {type} meets its callers on {the it}.
- There is {an it} at this {city} {type}, for sitting out before supper.
casual
- There's {an it} for sitting out front.
- Put two chairs on {the it} and see who stops by.
casual lead
- Pull up a chair out front: this {city} {type} has {an it}.
- Coffee goes out front at this {city} {type}. There's {an it}.

## wraparound porch
kind: outdoor place
hook: 9
match: wraparound porch, wrap-around porch, wrap around porch, wrap porch, wraparound veranda, wraparound covered porch, wrap around front porch
= it turns a corner and has more than one side
luxury
- {The it} turns the corner with the house, and the chairs go with it.
- The day may be divided among the sides of {the it}.
luxury lead
- {The it} comes first at this {city} {type}, with more than one side to sit on.
luxury headline
- {An It} with More Than One Side
investor
- Outdoors: {it}.
- {The it} covers more than one side of the house.
investor lead
- This {city} {type} has {an it}, covering more than one side of the house.
- Exterior first: this {city} {type} has {an it}.
investor headline
- {It} in {city}
family
- {The it} turns the corner of the house.
- Pick a side of {the it} and pull up a chair.
family lead
- Choose a chair, then choose a corner: {the it} goes around this {city} {type}.
- Start outside. This {city} {type} has {an it}, so pick a side and pull up a chair.
family headline
- Choose a Chair, Choose a Corner
modern
- {The it} turns the corner. Pick a side.
- More than one side to sit on: {it}.
modern lead
- Start outside: this {city} {type} has {an it}.
- Pick a side. This {city} {type} has {an it}.
modern headline
- Around the Corner and Back
classic
- Callers on {the it} have their choice of sides.
- {The it} turns the corner with the house.
classic lead
- It is an old custom to carry a porch around the corner, and this {city} {type} keeps it.
- {The it} of this {city} {type} has more than one side to sit on.
classic headline
- A House with {an It}
casual
- {The it} goes around the corner, so pick a side.
- You've got more than one side of {the it} to sit on.
casual lead
- It goes right around the corner: this {city} {type} has {an it}.
- Pick a side and pull up a chair: this {city} {type} has {an it}.
casual headline
- Pick a Side of {the it}

## screened porch
kind: outdoor place
hook: 6
match: screened porch, screened-in porch, screen porch, screened in porch, scrnd porch, screened patio, screened deck, screened back porch, screened-in deck, screened-in patio, screen room
= screens let air in and keep insects out
luxury
- {The it} lets in the air and keeps out the mosquitoes.
- Summer dinners are taken on {the it}.
luxury lead
- Summer dinners at this {city} {type} are taken on {the it}.
- This {city} {type} has {an it}, for evenings without mosquitoes.
investor
- Outdoors: {it}.
- {The it} is screened, outside the living area.
investor lead
- Outdoors at this {city} {type}: {an it}.
- This {city} {type} includes {an it}, outside the living area.
family
- {The it} lets in air and stops the bugs.
- Supper can move out to {the it}, and the bugs stay out.
family lead
- Supper goes outside and the bugs don't get any: this {city} {type} has {an it}.
- Warm evenings go to {the it} at this {city} {type}.
modern
- Air in, bugs out: {it}.
- Eat outside without the bugs, on {the it}.
modern lead
- Air in, bugs out: this {city} {type} has {an it}.
- Summer evenings, no bug spray. This {city} {type} has {an it}.
classic
- {The it} admits the breeze and stops there.
- Summer suppers go uninterrupted on {the it}.
classic lead
- This {city} {type} has {an it}, which admits the breeze and stops the insects.
- Summer suppers at this {city} {type} are taken on {the it}.
casual
- Bug spray can stay in the drawer, because you've got {an it}.
- {The it} lets in air and stops the bugs.
casual lead
- Leave the bug spray in the drawer: this {city} {type} has {an it}.
- Dinner outside, minus the mosquitoes. This {city} {type} has {an it}.

## covered porch
kind: outdoor place
hook: 5
match: back porch, covered porch, covered back porch, rear porch, rear covered porch, veranda, verandah, side porch, porches, upper porch
= a porch has a roof
luxury
- {The it} keeps a chair outdoors and dry.
- Rain may be watched from {the it} without a coat.
investor
- Under roof, outside the living area: {it}.
- Outdoors, under roof: {it}.
family
- {The it} has a roof for rainy days.
- Watch the rain from {the it}.
modern
- Watch the storm from {the it}.
- {The it} is outdoors and dry.
classic
- {The it} is for sitting out while the weather passes over.
- {The it} has a roof over it, for sitting out in any weather.
casual
- {The it} is for sitting out, rain or no rain.
- Rain sounds better from {the it}.

## lanai
kind: outdoor place
hook: 6
match: lanai, screened lanai, covered lanai, lani, extended lanai, lanai/patio, screened lani
= a lanai is roofed and open to the air
luxury
- Breakfast is taken on {the it}, under a roof and in the open.
- {The it} lets the air in and keeps the rain out.
luxury lead
- Breakfast at this {city} {type} is taken on {the it}, under a roof and in the open.
- This {city} {type} has {an it}, open to the air and dry in the rain.
investor
- Outdoor living under roof: {it}.
- {The it} is roofed and open to the air.
investor lead
- Outdoor living at this {city} {type}: {an it}, under roof.
- This {city} {type} includes {an it}.
family
- {The it} is shaded and open to the air.
- Set the table on {the it} and let it rain.
family lead
- Breakfast goes outside at this {city} {type}: there's {an it}.
- Stay out through the afternoon shower: this {city} {type} has {an it}.
modern
- {The it} has a roof and lets the breeze through.
- Eat in the shade, on {the it}.
modern lead
- Roof on, walls off: this {city} {type} has {an it}.
- Shade and a breeze: this {city} {type} has {an it}.
classic
- The hot part of the day is spent on {the it}, in the shade.
- {The it} is roofed and open to the air.
classic lead
- The hot part of the day is spent in the shade at this {city} {type}, on {the it}.
- This {city} {type} has {an it}, roofed and open to the air.
casual
- You're outside and in the shade at the same time. That's {the it}.
- {The it} keeps you outside and in the shade.
casual lead
- You're outside and in the shade: this {city} {type} has {an it}.
- Rain can't chase you in at this {city} {type}. There's {an it}.

## loggia
kind: outdoor place
hook: 6
match: loggia, loggias, covered loggia, outdoor loggia
= a loggia is roofed, with at least one side open
luxury
- {The it} is roofed, and open to the air on one side.
- Dinner is served in {the it}, under cover and in the open air.
luxury lead
- Dinner is served in the open air and under cover at this {city} {type}, which has {an it}.
- This {city} {type} has {an it}, roofed and open to the air.
investor
- Sheltered outdoor space: {it}.
- {The it} is roofed, with a side open.
investor lead
- Sheltered outdoor space at this {city} {type}: {an it}.
- This {city} {type} includes {an it}.
family
- {The it} is roofed and open to the air.
- Long lunches go to {the it}, rain or no rain.
family lead
- Long lunches go outside at this {city} {type}: there's {an it}.
- Eat outside and stay dry: this {city} {type} has {an it}.
modern
- Roof above, air on the open side: {it}.
- {The it} is for eating outside, dry.
modern lead
- Dinner outside, under cover: this {city} {type} has {an it}.
- Shelter without a door: this {city} {type} has {an it}.
classic
- {The it} gives shelter without shutting a door.
- {The it} is roofed and open to the air.
classic lead
- This {city} {type} has {an it}, sheltered from rain and open to the air.
- A meal may be taken in the air and out of the rain at this {city} {type}, which has {an it}.
casual
- You're eating in {the it}, it rains, you keep eating.
- {The it} is roofed and open to the air.
casual lead
- You're eating outside and it's raining and that's fine: this {city} {type} has {an it}.
- A roof overhead and air on the side: this {city} {type} has {an it}.

## courtyard
kind: outdoor place
hook: 7
match: courtyard, private courtyard, interior courtyard, central courtyard, entry courtyard, brick courtyard, garden courtyard, gated courtyard, courtyard entry, walled courtyard
= a courtyard is enclosed by walls or buildings and open to the sky
luxury
- {The it} is open above and closed around.
- {The it} is a piece of the outdoors inside the walls.
luxury lead
- This {city} {type} keeps a piece of the outdoors within its walls, in {the it}.
- {The it} comes first at this {city} {type}: walls around, sky above.
luxury headline
- The Outdoors, Within Walls
investor
- Enclosed outdoor space: {it}.
- {The it} is enclosed and open to the sky.
investor lead
- This {city} {type} includes {an it}, enclosed and open to the sky.
- Enclosed outdoor space at this {city} {type}: {an it}.
investor headline
- {It} in {city}
family
- Step into {the it} and you're outside and still home.
- There's {an it}, open to the sky.
family lead
- You can be outside and still within the walls: this {city} {type} has {an it}.
- Step outside and you're still home: this {city} {type} has {an it}.
family headline
- A Courtyard: Outside and Still Home
modern
- Walls around, sky on top: {it}.
- Outside, within walls: {it}.
modern lead
- Walls on the sides, sky on top: this {city} {type} has {an it}.
- Outdoors, enclosed: this {city} {type} has {an it}.
modern headline
- Walls Around, Sky on Top
classic
- A chair in {the it} is within the walls and under the sky.
- {The it} is enclosed by walls and open to the sky.
classic lead
- One room of this {city} {type} was left without a ceiling: {the it}.
- This {city} {type} has {an it}, within the walls and under the sky.
classic headline
- A Room Without a Ceiling
casual
- There's {an it}, open to the sky.
- Step into {the it} and you're outside and still home.
casual lead
- Outside, but within the walls: this {city} {type} has {an it}.
- Walls on the sides, sky on top. This {city} {type} has {an it}.
casual headline
- Outside, Within the Walls

## outdoor kitchen
kind: amenity
hook: 7
match: outdoor kitchen, outdoor kit, summer kitchen, outdoor kitchen w/ grill, outdoor cooking area, bbq island, outdoor bar and grill, outdoor kitchen and bar
luxury
- With {an it}, dinner is made in the open air.
- Summer dinners are cooked at {the it}.
luxury lead
- At this {city} {type} the cook stays with the company, at {the it}.
- Dinner is made in the open air at this {city} {type}, which has {an it}.
luxury headline
- The Cook Stays with the Company
investor
- Outdoors: {it}.
- The property includes {an it}.
investor lead
- This {city} {type} includes {an it}.
- Outdoors at this {city} {type}: {an it}.
investor headline
- {It} in {city}
family
- Summer cooking is done in {the it}.
- Cook outside, where everyone already is: there's {an it}.
family lead
- Dinner gets made where everybody already is: this {city} {type} has {an it}.
- Cook and eat outside all summer: this {city} {type} has {an it}.
family headline
- Dinner Gets Made Outside
modern
- Chop, sear, and plate without going in. That's {the it}.
- Summer cooking moves to {the it}.
modern lead
- Cook outside and stay outside. This {city} {type} has {an it}.
- Dinner gets made outside. This {city} {type} has {an it}.
modern headline
- Cook Outside, Stay Outside
classic
- In summer the cooking moves outdoors, to {the it}.
- With {an it}, the cook may stay with the company.
classic lead
- In summer the cooking moves into the open at this {city} {type}, which has {an it}.
- The cook stays with the company at this {city} {type}, which has {an it}.
classic headline
- In Summer the Cooking Moves Outdoors
casual
- Summer cooking moves to {the it}.
- You can cook without leaving the party. There's {an it}.
casual lead
- Cook outside and stay with the party: this {city} {type} has {an it}.
- Dinner happens outside at this {city} {type}. There's {an it}.
casual headline
- Dinner Happens Outside

## built-in grill
kind: amenity
hook: 5
match: built-in grill, built in grill, built-in BBQ, built in bbq, built-in barbecue, gas grill, natural gas grill, BBQ area, barbecue, bbq, brick bbq, pizza oven
= typed without 'built-in' (gas grill, barbecue), nothing may say that it is fixed in place
luxury
- Dinner may be cooked out of doors, at {the it}.
- In summer the cooking is done at {the it}.
investor
- Outdoor cooking: {it}.
- The property includes {an it}.
family
- Summer cooking is done at {the it}.
- Supper comes off {the it}.
modern
- Summer cooking is done at {the it}.
- Cook outside, at {the it}.
classic
- Supper is cooked in the open, at {the it}.
- {The it} is for summer cooking.
casual
- Sunday supper's coming off {the it}.
- Summer cooking happens at {the it}.

## gas line for grill
kind: amenity
hook: 3
match: gas line for grill, gas stub for grill, natural gas hookup for grill, gas grill hookup, gas hookup for grill, bbq gas line, plumbed for gas grill, gas bbq hookup, gas stub for bbq, gas line to patio
= a grill on a gas line needs no tank
luxury
- There is a gas line for a grill.
- A grill may be run from the gas line, with no tank to refill.
investor
- Gas is already run for a grill, so that work is done.
- Outdoors: {it}.
family
- Skip the propane run; the gas line is already there for the grill.
- There's a gas line for the grill.
modern
- Gas line for the grill. The tank can go.
- There's a gas line for the grill.
classic
- A grill may be connected to the gas line, without a tank.
- Gas is piped for a grill.
casual
- The grill hooks right up to a gas line. No tank, no guessing.
- There's a gas line for the grill.

## outdoor fireplace
kind: amenity
hook: 7
match: outdoor fireplace, patio fireplace, exterior fireplace, outdoor wood burning fireplace, outdoor wood-burning fireplace, outdoor stone fireplace, outdoor gas fireplace, outdoor FP
luxury
- Cool evenings are spent at {the it}.
- {The it} is lit when the evening cools.
luxury lead
- This {city} {type} keeps a hearth out of doors: {an it}.
- Cool evenings at this {city} {type} are spent outdoors, at {the it}.
luxury headline
- A Hearth Kept Outdoors
investor
- Outdoors: {it}.
- The property includes {an it}.
investor lead
- This {city} {type} includes {an it}.
- Outdoors at this {city} {type}: {an it}.
investor headline
- {It} in {city}
family
- {The it} is for cool evenings.
- Bring the blankets out and light {the it}.
family lead
- Bring the blankets out and tell the long version: this {city} {type} has {an it}.
- Cool evenings stay outside at this {city} {type}: there's {an it}.
family headline
- Bring Blankets, Tell the Long Version
modern
- When it's cold out, light {the it}.
- {The it} is for cool evenings.
modern lead
- When it gets cold, stay out. This {city} {type} has {an it}.
- Cool evenings, outdoors: this {city} {type} has {an it}.
modern headline
- Cold Out? Light a Fire and Stay Out
classic
- {The it} lengthens the season out of doors.
- Cool evenings may be spent outdoors, at {the it}.
classic lead
- This {city} {type} has {an it}, which lengthens the season outdoors.
- On cool evenings the company stays outdoors at this {city} {type}, which has {an it}.
classic headline
- A Longer Season Outdoors
casual
- {The it} is for cool evenings.
- October's an outdoor month with {an it}.
casual lead
- October's an outdoor month at this {city} {type}. There's {an it}.
casual headline
- October Is an Outdoor Month Now

## fire pit
kind: amenity
hook: 7
match: fire pit, firepit, gas fire pit, stone fire pit, built-in fire pit, built in firepit, fire ring, fire bowl, firepit area, fire pit area, fire table
luxury
- After dinner the evening moves to {the it}.
- {The it} draws the chairs into a circle.
luxury lead
- The evening at this {city} {type} ends in a circle of chairs, at {the it}.
- After dinner the evening moves outdoors at this {city} {type}, to {the it}.
luxury headline
- The Evening Ends at the Fire
investor
- Exterior: {it}.
- The property includes {an it}.
investor lead
- This {city} {type} includes {an it}.
- Outdoors at this {city} {type}: {an it}.
investor headline
- {It} in {city}
family
- Pull the chairs in close to {the it} and let the evening run long.
- {The it} is for cool evenings.
family lead
- Bring sticks and marshmallows. This {city} {type} has {an it}.
- The first cool night goes to {the it} at this {city} {type}.
family headline
- Bring Sticks and Marshmallows
modern
- Pull up a chair to {the it}. Any side.
- {The it} ends the day slowly.
modern lead
- Chairs in a circle, flames in the middle: this {city} {type} has {an it}.
- Cool nights have a plan: this {city} {type} has {an it}.
modern headline
- Chairs in a Circle, Flames in the Middle
classic
- Chairs are drawn up to {the it} after supper.
- On cool nights there is {the it}.
classic lead
- Chairs are drawn up after supper at this {city} {type}, which has {an it}.
- Cool nights at this {city} {type} are spent at {the it}.
classic headline
- Chairs Drawn Up to the Fire
casual
- {The it} is for cool evenings.
- Pull the chairs up to {the it} and stay out late.
casual lead
- You'll need chairs, sticks, and a bag of marshmallows. This {city} {type} already has {the it}.
- Cool night? Light a fire. This {city} {type} has {an it}.
casual headline
- You Bring the Marshmallows

## pergola
kind: outdoor place
hook: 4
match: pergola, pergola covered patio, arbor, vine covered pergola, wood pergola, cedar pergola, trellis
= a pergola has beams overhead and is open between them
luxury
- {The it} is beamed overhead and open to the sky.
- Vines may be grown over {the it}.
investor
- Outdoors: {it}.
- {The it} gives shade without a roof.
family
- There's {an it} to sit under.
- Grow something green over {the it}.
modern
- {The it} gives half shade, half sky.
- Beams above, sky between: {it}.
classic
- There is {an it}, for shade or for vines.
- Shade falls in stripes under {the it}.
casual
- There's {an it} to sit under.
- String your lights from {the it}.

## gazebo
kind: outdoor place
hook: 5
match: gazebo, pavilion, covered pavilion, ramada, outdoor pavilion, covered gazebo
= it is roofed, open at the sides and stands apart from the house
luxury
- {The it} is roofed and open at the sides.
- Tea may be carried out to {the it}.
investor
- Structures: {it}.
- Outdoors: {it}.
family
- There's {an it} to sit in.
- Finish lunch in {the it} when it starts to rain.
modern
- {The it}: roof, posts, breeze.
- {The it} is for shade and a breeze.
classic
- Shade is to be had in {the it}, with air at the sides.
- There is {an it} to sit in.
casual
- Eat in {the it} and let it drizzle.
- There's {an it} for sitting in the shade.

## outdoor shower
kind: amenity
hook: 4
match: outdoor shower, outside shower, exterior shower, beach shower, outdoor shower enclosure, enclosed outdoor shower
luxury
- There is {an it} for rinsing off in the open air.
- One bathes in the open air, at {the it}.
investor
- Outdoors: {it}.
- {The it} keeps grit out of the house.
family
- Sand and mud stop at {the it}.
- Everybody rinses at {the it} before coming in.
modern
- Rinse at {the it}. Track in nothing.
- Sand and mud stop at {the it}.
classic
- There is {an it} for rinsing off before coming in.
- Sand and mud are left at {the it}.
casual
- Rinse off outside like you're on vacation. There's {an it}.
- Sand and mud stop at {the it}.

## landscape lighting
kind: amenity
hook: 2
match: landscape lighting, outdoor lighting, exterior lighting, LED landscape lighting, string lights, uplighting, path lights, low voltage lighting
luxury
- After dark there is {the it}.
- The grounds are lit after dark by {the it}.
investor
- Exterior: {it}.
- Outdoors: {it}.
family
- When it gets dark, {the it} gives you another hour outside.
- {The it} comes on after dark.
modern
- {The it} comes on after dark.
- After dark: {it}.
classic
- {The it} allows an evening outdoors to run past sundown.
- {The it} comes on after dark.
casual
- {The it} comes on after dark.
- You get more evening outside with {the it}.

## fenced yard
kind: outdoor place
hook: 5
match: fenced yard, fenced backyard, fully fenced, fully fenced yard, fenced back yard, fenced-in yard, fenced in yard, fenced lot, privacy fence, privacy fenced, wood fence, vinyl fence, wrought iron fence, chain link fence, new fence, partially fenced
= phrases without the noun (fully fenced, privacy fence) print as 'fenced yard'; 'partially fenced' is said to be fenced in part, and nothing may say that a dog or a ball stays in
luxury
- The edges of the yard are marked by a fence.
- The yard is fenced.
investor
- Exterior: {it}.
- Fencing is in place.
family
- The yard is fenced.
- There's {an it} to play in.
modern
- The fence is up: {it}.
- The yard is fenced.
classic
- The yard is fenced.
- There is {an it}.
casual
- The yard's fenced.
- You get {an it}, with the fence already up.

## backyard
kind: outdoor place
hook: 4
match: backyard, back yard, large backyard, big backyard, private backyard, yard, rear yard, level backyard, private yard, side yard
luxury
- {The it} may be kept as lawn or planted.
- There is {an it} behind.
investor
- Lot: {it}.
- Outdoors: {it}.
family
- You have {an it}.
- Shoes off, everyone out to {the it}.
modern
- {The it} takes a ball, a blanket, or a nap.
- Go outside. There's {an it}.
classic
- There is {an it} for planting or for play.
- There is {an it} behind.
casual
- Cornhole or tomatoes? You've got {an it} either way.
- You have {an it}.

## landscaped yard
kind: outdoor place
hook: 4
match: landscaped yard, professionally landscaped, landscaping, landscaped, landscaped backyard, landscaped grounds, manicured lawn, mature landscaping, lush landscaping, prof landscaped
= phrases without the noun (professionally landscaped, landscaped) print as 'landscaped yard'
luxury
- The grounds are landscaped.
- {The it} is planted, and needs only tending.
investor
- Grounds: landscaped.
- {The it} is planted.
family
- The yard is landscaped.
- The planting's done in {the it}, and the watering's yours.
modern
- Planting: done. {The it} is in.
- The yard is landscaped.
classic
- In {the it}, the work of planting has been done already.
- The grounds have been landscaped.
casual
- {The it} is already planted. All it needs is you and a hose.
- The yard's landscaped.

## garden
kind: outdoor place
hook: 5
match: garden, gardens, flower garden, vegetable garden, veggie garden, rose garden, walled garden, english garden, garden area, perennial garden, herb garden, perennial beds, flower beds, butterfly garden, secret garden
luxury
- One walks out to {the it} to see what has happened since yesterday.
- There is {an it} to walk in and to tend.
investor
- Grounds: {it}.
- Outdoors: {it}.
family
- There's {an it} to dig in.
- Cut something for the table from {the it}.
modern
- Plant something in {the it}.
- There's {an it} to work in.
classic
- There is {an it} to tend.
- There is {an it}, with something to do in it each week.
casual
- There's {an it} to dig in.
- You've got {an it} to play around in.

## raised beds
kind: outdoor place
hook: 3
match: raised beds, raised garden beds, raised planter beds, garden boxes, planter boxes, raised bed garden, veggie boxes, raised planters, garden beds
luxury
- Herbs and lettuces may be grown in {the it}.
- {The it} bring the vegetables up to the gardener.
investor
- Outdoors: {it}.
- {The it} are built and in place.
family
- {The it} are for vegetables and herbs.
- Plant tomatoes in {the it} and carry them in by the bowl.
modern
- Grow salad in {the it}.
- {The it} are for vegetables and herbs.
classic
- {The it} are for vegetables, herbs, or cut flowers.
- Vegetables and herbs may be grown in {the it}.
casual
- {The it} are for vegetables and herbs.
- Tomatoes, herbs, whatever you like: {the it} are ready to plant.

## mature trees
kind: land
hook: 4
match: mature trees, shade trees, large trees, mature oaks, old oaks, heritage oaks, live oaks, mature hardwoods, towering pines, mature maples, tree-shaded lot, big trees, established trees
= grown trees cast shade
= the phrase 'tree-shaded lot' prints as 'mature trees'
luxury
- {The it} give shade.
- {The it} took years to grow, and give their shade now.
investor
- Grounds: {it}.
- Landscaping already grown: {it}.
family
- {The it} are already grown.
- Take a chair out under {the it}.
modern
- Shade comes with {the it}.
- {The it} are already grown.
classic
- {The it} give shade.
- {The it} are long grown.
casual
- {The it} are already grown, shade and all.
- You've got shade from {the it}.

## fruit trees
kind: land
hook: 5
match: fruit trees, orchard, apple trees, apple orchard, citrus trees, citrus, lemon tree, lemon trees, orange trees, grapefruit tree, peach trees, pear trees, plum trees, cherry trees, avocado tree, avocado trees, fig tree, fruit bearing trees, mango trees
luxury
- In season, dessert is picked from {the it}.
- {The it} bear in season.
investor
- Land: {it}.
- Grounds: {it}.
family
- When {the it} come in, there's pie, there's jam, and there's a bag for the neighbors.
- {The it} bear in season.
modern
- Pick it, rinse it, eat it: {it}.
- {The it} bear in season.
classic
- The fruit for the table may be had from {the it}, in its season.
- {The it} bear in season.
casual
- {The it} bear in season.
- There's fruit to pick: you've got {an it}.

## sprinkler system
kind: system
hook: 2
match: sprinkler system, sprinklers, lawn sprinklers, irrigation system, in-ground sprinklers, inground sprinklers, underground sprinklers, auto sprinklers, automatic sprinklers, drip irrigation, lawn irrigation, smart irrigation, sprinkler sys, irrigation
luxury
- The watering is left to {the it}.
- {The it} waters on a schedule.
investor
- Irrigation is in.
- Irrigation: {it}.
family
- Nobody has to stand there with a hose. {The it} does it.
- {The it} does the watering.
modern
- Set {the it}. Walk away.
- {The it} does the watering.
classic
- {The it} waters on schedule.
- The watering is left to {the it}.
casual
- You can quit dragging the hose around and let {the it} do it.
- {The it} does the watering.

## artificial turf
kind: outdoor place
hook: 3
match: artificial turf, turf, turf yard, synthetic turf, synthetic grass, artificial grass, fake grass, pet turf, turfed backyard
= artificial turf is not mowed or watered to grow
= the phrases 'turf yard' and 'turfed backyard' print as 'artificial turf'
luxury
- {The it} needs neither mowing nor watering.
- There is no mowing to arrange, the lawn being artificial.
investor
- {The it} takes mowing and irrigation out of the budget.
- Grounds: {it}, with no mowing.
family
- {The it} needs no mowing.
- Keep your Saturday: {the it} is never mowed.
modern
- {The it} needs no mowing.
- No mower, no hose: {it}.
classic
- {The it} wants neither rain nor a mower.
- {The it} needs no mowing.
casual
- {The it} needs no mowing.
- You won't need a mower for {the it}.

## drought-tolerant landscaping
kind: outdoor place
hook: 3
match: drought tolerant landscaping, drought-tolerant landscape, drought resistant landscaping, xeriscape, xeriscaped, xeriscaping, native plants, native landscaping, desert landscaping, desert landscape, low water landscaping, waterwise landscaping
= such planting is chosen to need less water than lawn
luxury
- {The it} needs little water.
- {The it} suits a dry climate.
investor
- Grounds: {it}.
- {The it} takes less irrigation than lawn.
family
- {The it} needs little water.
- {The it} won't mind if you miss a watering.
modern
- {The it} was planted for dry weather.
- Less watering: {it}.
classic
- {The it} is content with little water.
- {The it} is planted to need less water than lawn.
casual
- {The it} doesn't need much water.
- You'll water less: it's {it}.

## corner lot
kind: land
hook: 4
match: corner lot, corner parcel, corner homesite, corner property, corner site
= a corner lot borders two streets
luxury
- It is a corner lot, with a street on two sides.
- The property stands on a corner lot.
investor
- Corner lot, with frontage on two streets.
- Site: corner lot, two street frontages.
family
- It's a corner lot, with two streets.
- It's the one on the corner, with a street on two sides.
modern
- Corner lot, with streets on two sides.
- Corner lot, two street frontages.
classic
- It stands on a corner lot, with a street on two sides.
- The property stands on a corner lot.
casual
- It's a corner lot.
- It's a corner lot, with a street on two sides.

## cul-de-sac
kind: location
hook: 4
match: cul-de-sac, cul de sac, culdesac, cul-de-sac lot, end of cul-de-sac, on cul-de-sac
= the street ends here, so there is no through traffic
luxury
- The property is on a cul-de-sac, with no through traffic.
- The street ends here, in a cul-de-sac.
investor
- Location: cul-de-sac, so no through traffic.
- Street: cul-de-sac.
family
- A cul-de-sac has no through traffic, only people coming home and people coming over.
- It's on a cul-de-sac.
modern
- No through traffic. It's a cul-de-sac.
- It's on a cul-de-sac.
classic
- The property is on a cul-de-sac, where the street ends.
- It is on a cul-de-sac, with no through traffic.
casual
- It's on a cul-de-sac.
- There's no through traffic: it's a cul-de-sac.

## flat lot
kind: land
hook: 3
match: flat lot, level lot, flat yard, level yard, flat usable lot, flat land, level acreage, level land, mostly flat, level building site, usable land
luxury
- The ground is level.
- It is a flat lot.
investor
- Lot: flat.
- Topography: flat.
family
- The lot is flat.
- It's a flat lot, easy to mow and to play on.
modern
- The lot is flat.
- Lot: flat.
classic
- {The it} lies level.
- It is {a it}.
casual
- The lot's flat.
- It's a flat lot, easy to mow.

## wooded lot
kind: land
hook: 7
match: wooded lot, wooded, treed lot, heavily treed, heavily wooded, wooded acreage, wooded acres, partially wooded, woods, tree covered lot, private wooded lot, timbered, timber
= phrases without the noun (wooded, heavily treed, timber) print as 'wooded lot'
luxury
- The trees on {the it} have been left standing.
- There are woods to walk without leaving the property.
luxury lead
- The trees were left standing at this {city} {type}, on {an it}.
- This {city} {type} stands among trees, on {an it}.
luxury headline
- The Trees Were Left Standing
investor
- Lot: wooded.
- Site: {it}.
investor lead
- This {city} {type} is on {an it}.
- Site first: this {city} {type} is on {an it}.
investor headline
- {It} in {city}
family
- There's {an it} to walk in before supper.
- The trees come with it: it's {an it}.
family lead
- Pull on your boots and go see your trees: this {city} {type} is on {an it}.
- The trees are yours to walk in: this {city} {type} is on {an it}.
family headline
- Go See Your Trees
modern
- {The it} comes with its trees.
- Less lawn to mow, more trees: {it}.
modern lead
- Woods, included. This {city} {type} is on {an it}.
- Trees on the lot, less to mow: this {city} {type} is on {an it}.
modern headline
- Woods, Included
classic
- The lot is wooded.
- Woods stand on the lot.
classic lead
- This {city} {type} shares its ground with trees, on {an it}.
- This {city} {type} stands on {an it}, where the trees were left to grow.
classic headline
- Ground Shared with Trees
casual
- It's {an it}.
- Woods come with it: it's {an it}.
casual lead
- There's more forest floor than lawn here: this {city} {type} is on {an it}.
- You get the trees, too. This {city} {type} is on {an it}.
casual headline
- The Trees Come with It

## backs to open land
kind: location
hook: 7
match: backs to greenbelt, greenbelt lot, backs to open space, backs to preserve, backs to nature preserve, backs to conservation land, backs to park, backs to golf course, on golf course, golf course lot, backs to woods, borders state land, borders national forest, adjoins BLM, backs to BLM, backs to trail, backs to farmland, adjoins conservation area, backs up to
= {the it} is what adjoins: the greenbelt, open space, the golf course; no statement that it will stay so
luxury
- The property backs to {it}.
- Behind the property lies {the it}.
luxury lead
- The neighbor behind this {city} {type} is {the it}.
- This {city} {type} backs to {it}.
luxury headline
- Behind It, {the it}
investor
- Rear boundary: {the it}.
- Behind the lot: {the it}.
investor lead
- Rear boundary of this {city} {type}: {the it}.
- This {city} {type} backs to {it}.
investor headline
- Rear Boundary: {The it}
family
- Look past the back line and there's {the it}.
- It backs to {it}.
family lead
- Look out back and there's {the it}: that's this {city} {type}.
- Your neighbor out back is {the it} at this {city} {type}.
family headline
- The Neighbor Out Back Is {the it}
modern
- Back line: {the it}.
- (home) House, yard, then {the it}.
modern lead
- At the back line, {the it} starts. This {city} {type} goes right up to it.
- Behind this {city} {type}: {the it}.
modern headline
- Behind It: {The it}
classic
- The property ends where {the it} begins.
- To the rear lies {the it}.
classic lead
- This {city} {type} ends where {the it} begins.
- To the rear of this {city} {type} lies {the it}.
classic headline
- Where {the it} Begins
casual
- It backs to {it}.
- The neighbor behind you is {the it}.
casual lead
- Go meet the neighbor behind this {city} {type}. It's {the it}.
- The neighbor out back is {the it} at this {city} {type}.
casual headline
- Meet the Neighbor: {The it}

## no rear neighbors
kind: location
hook: 5
match: no rear neighbors, no neighbors behind, no back neighbors, no rear neighbours, no one behind, no backyard neighbors, no neighbors in back
= no house stands directly behind
luxury
- No house stands behind this one.
- The rear boundary has no neighbor.
investor
- Rear: no neighbors.
- No neighbor at the rear boundary.
family
- Look out back: there's no house behind yours.
- There are no rear neighbors.
modern
- No neighbors to the rear.
- There are no rear neighbors.
classic
- There are no neighbors to the rear.
- No house stands behind the property.
casual
- There's nobody behind you: no rear neighbors.
- There are no rear neighbors.

## double lot
kind: land
hook: 5
match: double lot, two lots, extra lot, adjacent lot included, additional lot, lot and a half, includes second lot, 2 lots
= the phrases 'lot and a half' and 'additional lot' take no line that says two
luxury
- The property is made up of two lots.
- It is a double lot.
investor
- Two lots, one price.
- Lot: double.
family
- It's a double lot.
- You get a whole extra lot to plant or play on.
modern
- Two lots, one sale.
- It's a double lot.
classic
- A second lot comes with the first.
- It is a double lot.
casual
- It's a double lot.
- You get two lots in the deal.

## trail access
kind: location
hook: 5
match: trail access, backs to trail, access to trails, hiking trails, walking trails, bike trail access, trailhead, direct trail access, access to hike and bike trail
luxury
- With {an it}, a walk begins without a drive.
- There is {an it}.
investor
- Location: {it}.
- Recreation: {it}.
family
- There's {an it} for walks.
- Lace up and go: there's {an it}.
modern
- Walk from home: there's {an it}.
- Skip the drive. Use {the it}.
classic
- A walk may be begun from home, by way of {the it}.
- There is {an it}.
casual
- Your walk starts at home with {an it}.
- You can walk from home. There's {an it}.

## greenhouse
kind: amenity
hook: 5
match: greenhouse, green house, glasshouse, hothouse, heated greenhouse, hoop house, glass greenhouse
luxury
- In {the it} the season begins early.
- Seedlings are started in {the it}.
investor
- Growing space under cover: {it}.
- Outbuildings: {it}.
family
- Start the tomatoes in {the it} while it's still cold out.
- Seedlings start in {the it}.
modern
- Seeds come up early in {the it}.
- Start the season early in {the it}.
classic
- {The it} lets the gardener begin before the weather does.
- Seedlings are started in {the it}.
casual
- There's {an it} for the seedlings.
- You can get your tomatoes going early in {the it}.

## chicken coop
kind: amenity
hook: 4
match: chicken coop, coop, hen house, henhouse, chicken run, poultry house, chicken house
luxury
- There is {an it} for hens.
- Eggs may be gathered from {the it}.
investor
- Outbuildings: {it}.
- Structures: {it}.
family
- There's {an it}, ready for hens.
- Gather breakfast from {the it}.
modern
- Add hens to {the it}. Collect eggs.
- There's {an it} for hens.
classic
- Eggs may be gathered from {the it} before breakfast.
- There is {an it} for those who keep hens.
casual
- There's {an it}, ready for hens.
- {The it} is already built. You bring the hens.

## sport court
kind: amenity
hook: 6
match: sport court, sports court, multi-sport court, multi sport court, sport ct, multi-use court, game court, volleyball court
luxury
- Games are played at home, on {the it}.
- There is {an it} for a game before dinner.
luxury lead
- Games are played at home at this {city} {type}, on {the it}.
- This {city} {type} has {an it}, for a game before dinner.
investor
- Recreation: {it}, outside the square footage.
- Amenity: {it}.
investor lead
- First on the amenity list of this {city} {type}: {an it}.
- This {city} {type} includes {an it}.
family
- There's {an it} for a quick game.
- Play until supper on {the it}.
family lead
- There's a game on until supper at this {city} {type}: it has {an it}.
- Pick a game and pick teams: this {city} {type} has {an it}.
modern
- {The it} is for a quick game.
- Play at home, on {the it}.
modern lead
- Pick a game. This {city} {type} has {an it}.
- Play at home: this {city} {type} has {an it}.
classic
- There is {an it} for a game.
- Games are played at home, on {the it}.
classic lead
- A game is easily got up at this {city} {type}, which has {an it}.
- Games are played at home at this {city} {type}, on {the it}.
casual
- There's {an it} for a quick game.
- Pick a game. You've got {an it}.
casual lead
- Pick a game, pick teams: this {city} {type} has {an it}.
- Yes, you can play at home. This {city} {type} has {an it}.

## basketball court
kind: amenity
hook: 5
match: basketball court, half court, half-court, half court basketball, basketball hoop, basketball goal, basketball half court, bball court, indoor basketball court
luxury
- There is {an it}.
- Free throws may be practiced at home, at {the it}.
investor
- Amenity: {it}.
- Recreation: {it}.
family
- Play to eleven at {the it}.
- There's {an it} for a game after supper.
modern
- Shoot around at home: there's {an it}.
- {The it} is for a quick game.
classic
- Free throws may be practiced at {the it}.
- There is {an it} for a game.
casual
- You can shoot around at home: there's {an it}.
- There's {an it} for a quick game.

## tennis court
kind: amenity
hook: 8
match: tennis court, tennis ct, private tennis court, lighted tennis court, lit tennis court, clay court, clay tennis court, hard court, tennis courts
luxury
- The first set may be over before breakfast, on {the it}.
- There is {an it}, for a set before dinner.
luxury lead
- Tennis is played at home at this {city} {type}, on {an it}.
- {The it} comes first at this {city} {type}, for a set before breakfast or before dinner.
luxury headline
- Tennis, at Home
investor
- Amenity: {it}.
- The property includes {an it}.
investor lead
- This {city} {type} includes {an it}.
- First on the amenity list of this {city} {type}: {an it}.
investor headline
- {It} in {city}
family
- There's {an it} for a set or two.
- Play a set on {the it} before supper.
family lead
- Somebody's going to want a rematch. This {city} {type} has {an it}.
- Play before breakfast or before supper: this {city} {type} has {an it}.
family headline
- Somebody Will Want a Rematch
modern
- (home) No booking {the it}. No waiting, either.
- Play at home, on {the it}.
- {The it} is for a set before work.
modern lead
- Your serve. This {city} {type} has {an it}.
- Tennis at home: this {city} {type} has {an it}.
modern headline
- Your Serve, at Home
classic
- A set before lunch is easily arranged on {the it}.
- There is {an it} for a set or two.
classic lead
- A set before lunch is easily arranged at this {city} {type}, which has {an it}.
- Tennis is played at home at this {city} {type}, on {the it}.
classic headline
- A Set Before Lunch
casual
- There's {an it} for a set or two.
- {The it} comes with the place. The backhand's on you.
casual lead
- Remember your backhand? It'll come back. This {city} {type} has {an it}.
casual headline
- Bring Your Backhand

## pickleball court
kind: amenity
hook: 7
match: pickleball court, pickle ball court, pickleball, private pickleball court, pickleball courts, lighted pickleball court
= the bare phrase 'pickleball' prints as 'pickleball court'
luxury
- The hour before dinner may be spent on {the it}.
- There is {an it}.
luxury lead
- The hour before dinner is played out on {the it} at this {city} {type}.
- A game to eleven comes before dinner at this {city} {type}, which has {an it}.
luxury headline
- A Game to Eleven, Then Another
investor
- Amenity: {it}.
- {The it} is outside the square footage.
investor lead
- This {city} {type} includes {an it}.
- First on the amenity list of this {city} {type}: {an it}.
investor headline
- {It} in {city}
family
- There's {an it} for a quick game.
- Grab a paddle: there's {an it}.
family lead
- Grab a paddle: this {city} {type} has {an it}, and the rules are quick to learn.
- Somebody will want a rematch: this {city} {type} has {an it}.
family headline
- Grab a Paddle
modern
- {The it} is for a quick game.
- Play to eleven on {the it}.
modern lead
- Play at home. This {city} {type} has {an it}.
- A game to eleven, then work: this {city} {type} has {an it}.
modern headline
- Play to Eleven at Home
classic
- There is {an it} for a friendly game.
- A game to eleven is easily got up on {the it}.
classic lead
- This {city} {type} has {an it} for a friendly game.
- A game to eleven is easily got up at this {city} {type}, which has {an it}.
classic headline
- A Friendly Game of Pickleball
casual
- There's {an it} for a quick game.
- Find your paddle. There's {an it}.
casual lead
- Find your paddle: this {city} {type} has {an it}.
- One game turns into three here. This {city} {type} has {an it}.
casual headline
- Find Your Paddle

## putting green
kind: amenity
hook: 5
match: putting green, backyard putting green, synthetic putting green, golf green, putting green in backyard, chipping green
luxury
- The short game is kept up at home, on {the it}.
- There is {an it} for the short game.
investor
- Recreation: {it}.
- Amenity: {it}.
family
- Closest to the hole on {the it} picks the movie.
- There's {an it} to practice on.
modern
- Practice at home, on {the it}.
- No tee time needed for {the it}.
classic
- Putting may be practiced at home, on {the it}.
- There is {an it}.
casual
- You can practice your putting at home: there's {an it}.
- {The it} is there for the short game.

## bocce court
kind: amenity
hook: 4
match: bocce court, bocce ball court, bocce ball, bocce, bocci court, bocci ball
= the phrases 'bocce' and 'bocce ball' print as 'bocce court'
luxury
- After dinner there is {an it}.
- There is {an it}.
investor
- Outdoors: {it}.
- Amenity: {it}.
family
- There's {an it} for slow games.
- Take turns on {the it} until supper's ready.
modern
- {The it} leaves one hand free for a plate.
- Play after dinner, on {the it}.
classic
- There is {an it} for a game after dinner.
- {The it} favors conversation, since no one has to run.
casual
- There's {an it} for a slow game in sandals.
- There's {an it} for after dinner.

## playset
kind: amenity
hook: 3
match: playset, play set, swing set, swingset, play structure, playscape, playground equipment, swing set stays
luxury
- {The it} is in place.
- The grounds include {an it}.
investor
- Exterior: {it}.
- Outdoors: {it}.
family
- {The it} is already up, so nobody loses a weekend to the instructions.
- {The it} stays.
modern
- {The it} comes assembled.
- {The it} is up and ready.
classic
- {The it} stands ready.
- There is {an it} in place.
casual
- There's {an it} out there.
- {The it} is already built, so there's nothing to put together.

## dog run
kind: amenity
hook: 3
match: dog run, dog kennel, dog yard, fenced dog run, kennel, dog area, dog park on site
luxury
- {The it} gives the dog an outdoors of its own.
- There is {an it}.
investor
- Outdoors: {it}.
- {The it} is enclosed.
family
- There's {an it} outside.
- Send the dog out to {the it}.
modern
- The dog gets {an it}.
- {The it} is for the dog.
classic
- The dog is given {an it}.
- There is {an it}.
casual
- The dog gets {an it}.
- There's {an it} for the dog.

## horse property
kind: land
hook: 8
match: horse property, horses ok, horses allowed, horses permitted, equestrian, equestrian property, horse facilities, zoned for horses, horse setup, set up for horses, bring your horses, horse ready, horse friendly
= phrases such as 'horses ok' say that horses are allowed, not that anything is built for them
luxury
- One need not board elsewhere: horses may be kept here.
- The property is set up for horses.
luxury lead
- The day begins with the horses at this {city} {type}, where they may be kept.
- Horses may be kept at home at this {city} {type}.
luxury headline
- Horses Kept at Home
investor
- Horses: allowed.
- Use: horses allowed.
investor lead
- Horses are allowed at this {city} {type}.
- Use first: horses may be kept at this {city} {type}.
investor headline
- Horses Allowed in {city}
family
- It's horse property.
- Feed the horses before breakfast: they may be kept here.
family lead
- You can go see the horses in your slippers: at this {city} {type} they may live at home.
- Feed the horses before breakfast: they may live here, at this {city} {type}.
family headline
- The Horses Can Live Here, Too
modern
- Horses at home. No board bill.
- It's horse property.
modern lead
- Horses at home: this {city} {type} allows them.
- No boarding, no drive. Horses may be kept at this {city} {type}.
modern headline
- Horses: Yes
classic
- The property will keep horses.
- It is horse property.
classic lead
- Horses are permitted at this {city} {type}.
- This {city} {type} is a place where horses may be kept.
classic headline
- Where Horses May Be Kept
casual
- It's horse property.
- Horses are fine here, so skip the boarding.
casual lead
- Bring the horse. This {city} {type} allows it.
- Horses can live at home here: this {city} {type} allows them.
casual headline
- Bring the Horse

## horse barn
kind: amenity
hook: 7
match: horse barn, stalls, barn with stalls, stall barn, 4 stall barn, six stall barn, stable, stables, barn w/ tack room, tack room, center aisle barn, horse stalls
= the phrase 'tack room' alone takes no line that houses horses
luxury
- The horses are kept in {the it}.
- The day's chores begin at {the it}.
luxury lead
- The first call of the day at this {city} {type} is at {the it}.
- Horses have a roof of their own at this {city} {type}, in {the it}.
luxury headline
- The Day Begins at the Barn
investor
- Outbuildings: {it}.
- Equestrian improvements: {it}.
investor lead
- Outbuildings at this {city} {type} include {an it}.
- This {city} {type} comes with {an it}, a second building.
investor headline
- {It} in {city}
family
- Fill the buckets in {the it} before breakfast.
- There's {an it} for the horses.
family lead
- Fill the buckets, scratch an ear, then see about breakfast: this {city} {type} has {an it}.
- The horses have their own roof at this {city} {type}: there's {an it}.
family headline
- Buckets First, Breakfast After
modern
- Horses in, rain out: {it}.
- {The it} keeps the horses dry.
modern lead
- Horses in, rain out: this {city} {type} has {an it}.
- The horses get a building. This {city} {type} has {an it}.
modern headline
- Horses In, Rain Out
classic
- The horses are housed in {the it}.
- The day's chores begin at {the it}.
classic lead
- The horses have a roof of their own at this {city} {type}: {an it}.
- The day begins early at this {city} {type}, in {the it}.
classic headline
- A Roof for the Horses
casual
- The horses get {an it}.
- {The it} is ready. You bring the hay.
casual lead
- Bring hay: this {city} {type} has {an it}.
- The horses are covered. This {city} {type} has {an it}.
casual headline
- Room for the Horses

## riding arena
kind: amenity
hook: 7
match: riding arena, arena, outdoor arena, indoor arena, covered arena, indoor riding arena, dressage arena, roping arena, round pen, lighted arena
luxury
- One rides at home, in {the it}.
- {The it} is for the day's work under saddle.
luxury lead
- One rides at home at this {city} {type}, in {the it}.
- {The it} comes first at this {city} {type}: one rides at home.
luxury headline
- One Rides at Home
investor
- Equestrian improvements: {it}.
- Improvements: {it}.
investor lead
- Improvements at this {city} {type} include {an it}.
- Equestrian improvements come first at this {city} {type}: {an it}.
investor headline
- {It} in {city}
family
- There's {an it} for the horses.
- Saddle up after work and ride at home, in {the it}.
family lead
- Saddle up and skip the trailer. This {city} {type} has {an it}.
- Ride after work, at home: this {city} {type} has {an it}.
family headline
- Saddle Up, Skip the Trailer
modern
- You can ride in {the it} without hitching anything up.
- Ride at home, in {the it}.
modern lead
- Ride at home. This {city} {type} has {an it}.
- No trailer, no drive. This {city} {type} has {an it}.
modern headline
- Ride Without the Trailer
classic
- One rides at home, in {the it}.
- The day's work under saddle is done in {the it}.
classic lead
- One may ride without a trailer at this {city} {type}, in {the it}.
- One rides at home at this {city} {type}, which has {an it}.
classic headline
- Riding, with No Trailer Required
casual
- The trailer gets a day off. You've got {an it}.
- You can ride at home, in {the it}.
casual lead
- Give the trailer the day off. This {city} {type} has {an it}.
- You can ride at home: this {city} {type} has {an it}.
casual headline
- Give the Trailer the Day Off

## paddock
kind: land
hook: 5
match: paddock, paddocks, turnout, turnouts, corral, corrals, pipe corral, fenced paddocks, dry lot, turnout paddocks
luxury
- In the morning a horse is led out to {the it}.
- Horses may be turned out in {the it}.
investor
- Enclosed ground: {it}.
- Land: {it}.
family
- Turn the horses out in {the it} and take the long way back.
- The horses get {an it}.
modern
- Horses go out to {the it}.
- {The it} is for turnout.
classic
- {The it} is for turnout.
- Horses may be turned out in {the it}.
casual
- Turn the horses out in {the it}.
- The horses get {an it}.

## pasture
kind: land
hook: 6
match: pasture, pastures, fenced pasture, fenced pastures, cross fenced, cross-fenced, fenced and cross-fenced, grazing land, hay field, hayfield, improved pasture, meadow
= phrases without the noun (cross fenced) print as 'fenced pasture'
luxury
- {The it} is grass for grazing or for hay.
- There is {an it} for grazing.
luxury lead
- Grass comes first at this {city} {type}: there is {an it} for grazing or for hay.
- This {city} {type} has {an it}, for grazing or for hay.
investor
- Land use: {it}.
- Land: {it}.
investor lead
- Land use at this {city} {type}: {it}.
- This {city} {type} includes {an it} for grazing or hay.
family
- There's {an it} for grazing.
- Walk {the it} before supper.
family lead
- Decide who gets to graze: this {city} {type} has {an it}.
- Walk your own grass before supper: this {city} {type} has {an it}.
modern
- Graze it or hay it: {it}.
- There's {an it} for grazing.
modern lead
- Graze it or cut it for hay: this {city} {type} has {an it}.
- Room to graze. This {city} {type} has {an it}.
classic
- {The it} may be grazed, or cut for hay.
- There is {an it}, under grass.
classic lead
- This {city} {type} has {an it}, to be grazed or cut for hay.
- Animals may be kept on grass at this {city} {type}, which has {an it}.
casual
- Goats, a horse, or hay: you've got {an it}.
- There's {an it} for grazing.
casual lead
- Goats or hay? This {city} {type} has {an it}.
- There's grass to graze here: this {city} {type} has {an it}.

## barn
kind: amenity
hook: 7
match: barn, red barn, bank barn, timber frame barn, timber-frame barn, pole barn, hay barn, barn w/ power, barn with loft, old barn
luxury
- Tools and hay are kept in {the it}.
- The work of the place is done in {the it}.
luxury lead
- The work of the place has {an it} to itself at this {city} {type}.
- {The it} comes first at this {city} {type}, for hay, tools, and work out of the rain.
luxury headline
- The Work Has a Roof of Its Own
investor
- Outbuildings: {it}.
- {The it} is a second structure on the property.
investor lead
- Outbuildings at this {city} {type} include {an it}.
- This {city} {type} comes with {an it}.
investor headline
- {It} in {city}
family
- Hay, tools, canoe: {the it} takes all of it.
- There's {an it} for projects.
family lead
- Whatever you've been wanting to build, there's a place for it: this {city} {type} has {an it}.
- Tools, hay, canoes, projects: this {city} {type} has {an it} for all of it.
family headline
- Open Up the Barn
modern
- The project that outgrew the house goes to {the it}.
- Tools, hay, whatever's next. {The it} takes it.
modern lead
- Tools, hay, projects: this {city} {type} has {an it}.
- There's a building for the work. This {city} {type} has {an it}.
modern headline
- Barn Included
classic
- {The it} is for hay, tools, and work out of the rain.
- There is {an it} on the property.
classic lead
- This {city} {type} keeps {an it}, for work and for standing in while it rains.
- The work of the place is done under its own roof at this {city} {type}, which has {an it}.
classic headline
- With a Barn on the Place
casual
- There's {an it} for the tools and the projects.
- Tools, hay, and projects go in {the it}.
casual lead
- Ever wanted {an it}? This {city} {type} comes with it.
- The tools get their own building: this {city} {type} has {an it}.
casual headline
- Yes, There's a Barn

## vineyard
kind: land
hook: 9
match: vineyard, vines, grape vines, acres of vines, private vineyard, producing vineyard, planted to vines, hobby vineyard, grapevines
luxury
- {The it} sets the year: pruning, flowering, harvest.
- One walks the rows of {the it} before dinner.
luxury lead
- The year at this {city} {type} is kept by {the it}: pruning, flowering, harvest.
- One walks the rows before dinner at this {city} {type}, which has {an it}.
luxury headline
- A Year Kept by the Vines
investor
- {The it} has a harvest once a year.
- Land use: {it}.
investor lead
- Land use at this {city} {type}: {it}.
- This {city} {type} includes {an it}, with a harvest once a year.
investor headline
- {It} in {city}
family
- Walk the rows of {the it} after supper and taste one to see.
- There's {an it} to prune and pick.
family lead
- Hand everyone a bucket come harvest: this {city} {type} has {an it}.
- Walk the rows after supper: this {city} {type} has {an it}.
family headline
- Hand Everyone a Bucket
modern
- Prune, pick, press: {it}.
- There's {an it} to walk and to work.
modern lead
- Rows, grapes, patience. This {city} {type} has {an it}.
- Prune in winter, pick in fall. This {city} {type} has {an it}.
modern headline
- Rows, Grapes, Patience
classic
- The land is planted to vines.
- {The it} keeps its own calendar, from pruning to harvest.
classic lead
- The fall will be busy at this {city} {type}, for there is {an it}.
- This {city} {type} has {an it}, and a harvest of its own.
classic headline
- With a Harvest of Its Own
casual
- There's {an it} to prune and pick.
- You get {an it}, grapes and all.
casual lead
- You get grapes: this {city} {type} has {an it}.
- Harvest is at your place. This {city} {type} has {an it}.
casual headline
- It Comes with a Vineyard

## pond
kind: land
hook: 7
match: pond, stocked pond, spring-fed pond, spring fed pond, private pond, ponds, farm pond, 1 acre pond, pond view
= the phrase 'pond view' is a view, not a pond on the land
luxury
- A walk has somewhere to end: {the it}.
- The sky is reflected in {the it}.
luxury lead
- A walk has somewhere to end at this {city} {type}, where there is {an it}.
- The sky is reflected at this {city} {type}, which has {an it}.
luxury headline
- A Walk That Ends at the Pond
investor
- Water on the property: {it}.
- Land: {it}.
investor lead
- This {city} {type} includes {an it}.
- Water on the property at this {city} {type}: {an it}.
investor headline
- {It} in {city}
family
- There's {an it} on the property.
- Bring flat stones down to {the it}.
family lead
- Fill your pockets with flat stones. This {city} {type} has {an it}.
- An evening walk has somewhere to go at this {city} {type}: there's {an it}.
family headline
- Bring Flat Stones
modern
- Skip stones at {the it}.
- Water on the property: {it}.
modern lead
- Skip stones at home. This {city} {type} has {an it}.
- Water on the property: this {city} {type} has {an it}.
modern headline
- Skip a Stone
classic
- There is {an it} to walk to.
- The sky is reflected in {the it}.
classic lead
- The sky is reflected in {the it} at this {city} {type}.
- A walk has somewhere to end at this {city} {type}, which has {an it}.
classic headline
- A Pond on the Property
casual
- There's {an it} on the property.
- You can skip stones on {the it}.
casual lead
- Got flat stones? This {city} {type} has {an it}.
- Walk down to the water: this {city} {type} has {an it}.
casual headline
- Bring Flat Stones

## creek
kind: land
hook: 7
match: creek, stream, brook, seasonal creek, year-round creek, year round creek, live creek, creek frontage, creek front, creekfront, creekside, creek runs through property, stream frontage, trout stream
luxury
- There is {an it} to walk to, and moving water to hear.
- A chair may be carried to {the it}.
luxury lead
- Moving water comes first at this {city} {type}: there is {an it}.
- There is {an it} at this {city} {type}, and a chair may be carried to it.
luxury headline
- A Chair Beside the Creek
investor
- Water on the land: {it}.
- Land: {it}.
investor lead
- Water on the land at this {city} {type}: {an it}.
- This {city} {type} includes {an it}.
investor headline
- {It} in {city}
family
- There's {an it} on the property.
- Roll your cuffs and wade into {the it}.
family lead
- Roll up your cuffs: this {city} {type} has {an it}.
- Wet sneakers come with this {city} {type}: there's {an it}.
family headline
- Roll Up Your Cuffs
modern
- Moving water: {it}.
- There's {an it} to follow.
modern lead
- Moving water, no pump. This {city} {type} has {an it}.
- Follow the water: this {city} {type} has {an it}.
modern headline
- Moving Water, No Pump
classic
- {The it} keeps to a course of its own.
- There is {an it} on the property.
classic lead
- This {city} {type} has {an it}, and the sound of moving water.
- This {city} {type} has {an it}, which keeps to a course of its own.
classic headline
- With Moving Water
casual
- There's {an it} for wet sneakers and boat races.
- You've got {an it} on the property.
casual lead
- Sticks float, rocks skip, sneakers get wet: this {city} {type} has {an it}.
- Wet sneakers ahead: this {city} {type} has {an it}.
casual headline
- There's a Creek. Bring Dry Socks.

## fountain
kind: amenity
hook: 3
match: fountain, water feature, koi pond, waterfall, rock waterfall, fish pond, courtyard fountain, water features
luxury
- Water moves in {the it}.
- There is the sound of water from {the it}.
investor
- Exterior: {it}, run by a pump.
- Outdoors: {it}.
family
- There's {an it} to listen to.
- Pull a chair up near {the it}.
modern
- Moving water: {it}.
- There's {an it} to listen to.
classic
- {The it} is for looking at and for listening to.
- The sound of water is supplied by {the it}.
casual
- There's {an it} to listen to.
- You get the sound of water from {the it}.

## mountain view
kind: view
hook: 9
match: mountain view, mountain views, mtn view, mtn views, mt views, mountain vistas, views of the mountains, foothill views, ridge views, mountain vw, hill views
= hill, foothill and ridge views are not mountains: they take the lines of the valley view, with {the seen}
luxury
- The mountains are in view.
- The view is of the mountains.
luxury lead
- The view from this {city} {type} is of mountains.
- From this {city} {type}, one looks to the mountains.
luxury headline
- Mountains First, Then the House
- A View of Mountains
investor
- View: mountains.
- In view: the mountains.
investor lead
- View from this {city} {type}: mountains.
- First on the feature sheet of this {city} {type}: a mountain view.
investor headline
- View: Mountains
family
- The mountains are in view.
- You can see the mountains, and you'll still stop to look a year in.
family lead
- Look up: the mountains are in view from this {city} {type}.
- You'll tell the weather by the mountains. They're in view from this {city} {type}.
family headline
- You'll Tell the Weather by the Mountains
- Everyone Asks About the Mountains First
modern
- View: mountains.
- The mountains are in view.
modern lead
- Look up: mountains. This {city} {type} has them in view.
- Mountains in view: this {city} {type}.
modern headline
- Look Up: Mountains
- Mountains in View
classic
- The mountains are in view.
- Weather comes and goes; the mountains, which are in view, stay.
classic lead
- The mountains are in view from this {city} {type}.
- The first thing to be said of this {city} {type} is that the mountains are in view.
classic headline
- With the Mountains in View
- In the Company of Mountains
casual
- You can see the mountains.
- The mountains are in view, and yes, you'll stare.
casual lead
- You'll lose time to the mountains: they're in view from this {city} {type}.
- Look up: the mountains are in view from this {city} {type}.
casual headline
- Mountains. Go Ahead and Stare.
- You'll Lose Time to the Mountains

## named mountain view
kind: view
hook: 10
match: views of Mt {place}, Mount {place} view, {place} Peak views, {place} range views, views of the {place}, Pikes Peak views, Flatirons views, Mt Rainier view, Mt. Hood views, Camelback views, Sandia views, Wasatch views, Teton views, Catalina Mountain views
= a view of a named mountain; nothing about distance or season
luxury
- {Place} is in view.
- The view is of {place}.
luxury lead
- The view from this {city} {type} has a name. It is {place}.
- One sees {place} from this {city} {type}.
luxury headline
- The View Has a Name: {place}
investor
- {Place} is in view.
- View: {place}.
investor lead
- View from this {city} {type}: {place}.
- First on the feature sheet of this {city} {type}: a view of {place}.
investor headline
- View: {place}
family
- {Place} is in view.
- You'll look for {place} first thing in the morning.
family lead
- Look for {place} first thing in the morning: this {city} {type} has the view.
- Say good morning to {place}: that's the view from this {city} {type}.
family headline
- Look for {place} First
modern
- {Place}. That's the view.
- In frame: {place}.
modern lead
- {Place}, in view. That's where this {city} {type} starts.
- View from this {city} {type}: {place}.
modern headline
- {Place}, in Frame
classic
- {Place} is to be seen from here.
- The view is of {place}.
classic lead
- From this {city} {type}, {place} is to be seen.
- In {city}, within sight of {place}, stands this {type}.
classic headline
- In View of {place}
casual
- You can see {place}.
- That's {place} out there.
casual lead
- See that? {Place}. This {city} {type} comes with the view.
- Everybody asks if that's {place}. It is. This {city} {type} has the view.
casual headline
- Yes, That's {place}

## river view
kind: view
hook: 9
match: river view, river views, views of the river, {place} River views, {place} River view, Hudson River views, Mississippi River view, riverview
luxury
- {The seen} is in view.
- The view is of {the seen}.
luxury lead
- The view from this {city} {type} is of {the seen}.
- {The seen} goes by in view of this {city} {type}.
luxury headline
- The River Goes By
- A View of the River
investor
- {The seen} is in view.
- View: {the seen}.
investor lead
- View from this {city} {type}: {the seen}.
- {The seen} is in view from this {city} {type}.
investor headline
- View: The River
family
- {The seen} is in view.
- Watch {the seen} go by from here.
family lead
- Turn a chair toward {the seen}. It's in view from this {city} {type}.
- Watch {the seen} go by: it's in view from this {city} {type}.
family headline
- Turn a Chair Toward the River
- Watch the River Go By
modern
- View: {the seen}.
- {The seen} is in view.
modern lead
- {The seen} goes by in view of this {city} {type}.
- View: {the seen}, from this {city} {type}.
modern headline
- Moving Picture: The River
- The River Keeps Moving
classic
- {The seen} passes in view at all hours.
- The view is of {the seen}.
classic lead
- {The seen} passes in view of this {city} {type}.
- The view from this {city} {type} is of {the seen}.
classic headline
- Within Sight of the River
casual
- You can see {the seen}.
- You can watch {the seen} go by.
casual lead
- Pull up a chair and watch {the seen}: it's in view from this {city} {type}.
- You can see {the seen} from this {city} {type}.
casual headline
- The River Does the Moving
- Watch the River Go By

## ocean view
kind: view
hook: 10
match: ocean view, ocean views, ocean vw, views of the ocean, Pacific views, Pacific Ocean views, Atlantic views, whitewater views, white water views, sea views, gulf view, gulf views, peek-a-boo ocean view, sit-down ocean view, partial ocean view, oceanview
luxury
- {The seen} is in view.
- The view is of {the seen}, out to the horizon.
luxury lead
- {The seen} is in view from this {city} {type}, out to the horizon.
- The horizon at this {city} {type} is {the seen}.
luxury headline
- {The seen} First; the Rest in Any Order
- The Horizon Is {the seen}
investor
- {The seen} is in view.
- View: {the seen}.
investor lead
- {The seen} is in view from this {city} {type}.
- View from this {city} {type}: {the seen}.
investor headline
- View: {the seen}
family
- {The seen} is in view.
- Watch for sails on {the seen}.
family lead
- Look out and there's {the seen}: it's in view from this {city} {type}.
- Nobody starts with the kitchen here. {The seen} is in view from this {city} {type}.
family headline
- Give Everyone a Minute with {the seen}
modern
- {The seen}, then the horizon.
- {The seen} is in view.
modern lead
- {The seen}, then the horizon. This {city} {type} has the view.
- View from this {city} {type}: {the seen}.
modern headline
- {The seen}, Then the Horizon
classic
- Ships, weather, and the time of day may all be watched on {the seen}.
- {The seen} is in view.
classic lead
- {The seen} is in view from this {city} {type}.
- It is usual to mention {the seen} first, and from this {city} {type} it is in view.
classic headline
- {The seen} Is in View
- {The seen}, Mentioned First
casual
- You can see {the seen}.
- That's {the seen} out there.
casual lead
- You're going to want a chair facing {the seen}. This {city} {type} has the view.
- You can see {the seen} from this {city} {type}. Start there.
casual headline
- You'll Want a Chair Facing {the seen}
- You Can See {the seen}

## water view
kind: view
hook: 9
match: water view, water views, waterview, bay view, bay views, harbor view, harbor views, sound view, sound views, intracoastal view, ICW views, marina view, inlet views, canal view, seasonal water views, partial water view, water vw
luxury
- {The seen} is in view.
- The view is of {the seen}.
luxury lead
- From this {city} {type} the eye goes out to {the seen}.
- {The seen} lies in view of this {city} {type}.
luxury headline
- Out to the Water
investor
- View: {the seen}.
- {The seen} is in view.
investor lead
- {The seen} is in view from this {city} {type}.
- View from this {city} {type}: {the seen}.
investor headline
- A Water View in {city}
family
- {The seen} is in view.
- You'll tell the wind by {the seen}.
family lead
- Keep the binoculars handy: {the seen} is in view from this {city} {type}.
- You'll tell the wind by {the seen}. It's in view from this {city} {type}.
family headline
- Keep the Binoculars Handy
modern
- Look out, see {the seen}.
- {The seen} is in view.
modern lead
- Look out, see {the seen}: that's this {city} {type}.
- View from this {city} {type}: {the seen}.
modern headline
- Look Out, See Water
classic
- The wind may be told by {the seen}, which is in view.
- {The seen} is in view.
classic lead
- {The seen} is in view from this {city} {type}.
- The wind may be read on {the seen}, which is in view from this {city} {type}.
classic headline
- A View of the Water
casual
- You can see {the seen}.
- You've got {the seen} to look at.
casual lead
- You've got {the seen} to look at from this {city} {type}.
- Pull up a chair. {The seen} is in view from this {city} {type}.
casual headline
- Chores Can Wait; There's Water

## lake view
kind: view
hook: 9
match: lake view, lake views, lakeview, lake vw, views of the lake, Lake {place} views, {place} Lake view, seasonal lake view, reservoir view
luxury
- {The seen} is in view, and takes its color from the sky.
- The view is of {the seen}.
luxury lead
- {The seen} is in view from this {city} {type}, and takes its color from the day.
- The view from this {city} {type} is of {the seen}.
luxury headline
- The Color of the Lake Today
- A View of the Lake
investor
- View: {the seen}.
- {The seen} is in view.
investor lead
- View from this {city} {type}: {the seen}.
- {The seen} is in view from this {city} {type}.
investor headline
- View: The Lake
family
- {The seen} is in view.
- You'll check {the seen} before you pick a jacket.
family lead
- See what {the seen} is doing before you pick a jacket. It's in view from this {city} {type}.
- Look out and there's {the seen}: it's in view from this {city} {type}.
family headline
- Check the Lake, Then Pick a Jacket
modern
- In view: {the seen}.
- {The seen} is in view.
modern lead
- In view from this {city} {type}: {the seen}.
- This {city} {type} comes with {the seen} to look at.
modern headline
- Glass One Hour, Chop the Next
- A Lake to Look At
classic
- There is {the seen} to look at, in every weather.
- {The seen} is in view.
classic lead
- {The seen} is in view from this {city} {type}, in every weather.
- The view from this {city} {type} is of {the seen}.
classic headline
- Within Sight of the Lake
casual
- You can see {the seen}.
- You've got {the seen} to look at.
casual lead
- You can see {the seen} from this {city} {type}.
- Pull up a chair: {the seen} is in view from this {city} {type}.
casual headline
- You Can See the Lake from Here

## city view
kind: view
hook: 9
match: city view, city views, skyline view, skyline views, downtown view, downtown views, downtown skyline view, city lights view, city light views, city lights, Strip view, Manhattan skyline view, city skyline
= a city is lit after dark; for "city lights" {the seen} is the city
luxury
- {The seen} is in view, lit after dark.
- After dark {the seen} is in view.
luxury lead
- By day and after dark, {the seen} is in view of this {city} {type}.
- {The seen} is in view of this {city} {type}, architecture by day and windows by night.
luxury headline
- Architecture by Day, Windows by Night
investor
- View: {the seen}.
- {The seen} is in view.
investor lead
- {The seen} is in view from this {city} {type}.
- View from this {city} {type}: {the seen}.
investor headline
- View: The Skyline
family
- {The seen} is in view.
- Turn the lamps off and look at {the seen}.
family lead
- Turn off the lamps and look: {the seen} is in view from this {city} {type}.
- {The seen} is in view from this {city} {type}, and it lights up every evening.
family headline
- Turn Off the Lamps and Look
modern
- {The seen} is in view, day and night.
- View: {the seen}.
modern lead
- By day, {the seen}. By night, the same thing, lit. This {city} {type} has the view.
- {The seen}, on from dusk. This {city} {type} has the view.
modern headline
- Skyline by Day, Skyline by Night
- On from Dusk: The Skyline
classic
- {The seen} is in view, lit after dark.
- By day there are the buildings, and by night their windows; {the seen} is in view.
classic lead
- By day the buildings and by night their windows: {the seen} is in view from this {city} {type}.
- {The seen} is in view from this {city} {type}, lit after dark.
classic headline
- The City in View, Day and Night
casual
- You can see {the seen}, and it lights up every night.
- {The seen} is in view.
casual lead
- {The seen} lights up every night, in view from this {city} {type}.
- You can see {the seen} from this {city} {type}. Stay up late.
casual headline
- City Lights, Every Night
- The Skyline After Dark

## landmark view
kind: view
hook: 9
match: Golden Gate Bridge view, bridge view, bridge views, Space Needle view, capitol view, lighthouse view, Empire State Building view, Brooklyn Bridge views, view of the {place} bridge, stadium view, Arch view
luxury
- {Place} is in view.
- The view is of {place}.
luxury lead
- {Place} is in view from this {city} {type}.
- The view from this {city} {type} is of {place}.
luxury headline
- Within Sight of {place}
investor
- {Place} is in view.
- View: {place}.
investor lead
- View from this {city} {type}: {place}.
- {Place} is in view from this {city} {type}.
investor headline
- View: {place}
family
- {Place} is in view.
- Company will want a picture of {place}.
family lead
- Company will want a picture with {place}. It's in view from this {city} {type}.
- Look out and there's {place}: it's in view from this {city} {type}.
family headline
- Company Will Photograph {place}
modern
- {Place} is in view.
- View: {place}.
modern lead
- {Place}, in view from this {city} {type}.
- View from this {city} {type}: {place}.
modern headline
- {Place}, Daily
classic
- {Place} is in view.
- The view is of {place}.
classic lead
- {Place} may be looked at from this {city} {type} for as long as one likes.
- {Place} is in view from this {city} {type}.
classic headline
- {Place} Is in View
casual
- You can see {place}.
- That's {place} out there.
casual lead
- Yes, that's {place}. It's in view from this {city} {type}.
- You can see {place} from this {city} {type}.
casual headline
- Yes, That's {place}

## golf course view
kind: view
hook: 8
match: golf course view, golf course views, golf view, golf views, fairway view, fairway views, views of the golf course, overlooks golf course, overlooking golf course, green view
= the course is kept by others
luxury
- {The seen} is in view.
- {The seen} is in view, and others keep it.
luxury lead
- The grass in view of this {city} {type} is {the seen}, and others keep it.
- {The seen} is in view from this {city} {type}.
luxury headline
- A View That Others Mow
investor
- View: {the seen}.
- {The seen} is in view.
investor lead
- View from this {city} {type}: {the seen}.
- {The seen} is in view from this {city} {type}.
investor headline
- {It} in {city}
family
- {The seen} is in view.
- There's {the seen} to look at, and you don't have to mow it.
family lead
- Clap for the long putts: {the seen} is in view from this {city} {type}.
- {The seen} is in view from this {city} {type}, and someone else does the mowing.
family headline
- Clap for the Long Putts
modern
- {The seen} is in view.
- View: {the seen}. Someone else mows.
modern lead
- {The seen} in view, and no mowing: this {city} {type}.
- View from this {city} {type}: {the seen}.
modern headline
- Grass You Don't Cut
classic
- {The seen} is in view, and the mowing is left to others.
- {The seen} is in view.
classic lead
- The game may be followed or ignored at this {city} {type}, which has {the seen} in view.
- {The seen} is in view from this {city} {type}, and its mowing is left to others.
classic headline
- In View of {the Seen}
casual
- You can see {the seen}.
- You've got {the seen} to look at and none of it to mow.
casual lead
- You can see {the seen} from this {city} {type}, and you don't mow it.
- Watch the putts go by: {the seen} is in view from this {city} {type}.
casual headline
- A Golf View, No Mowing

## park view
kind: view
hook: 8
match: park view, park views, views of the park, overlooks park, overlooking the park, faces park, faces the park, fronts park, Central Park views, {place} Park view
= the park is kept by others
luxury
- One looks out to {the seen}.
- {The seen} is in view.
luxury lead
- The green in view of this {city} {type} is {the seen}.
- One looks out from this {city} {type} to {the seen}.
luxury headline
- The Park Is in View
investor
- View: {the seen}.
- {The seen} is in view.
investor lead
- View from this {city} {type}: {the seen}.
- {The seen} is in view from this {city} {type}.
investor headline
- View: The Park
family
- See who's out at {the seen} before you put your shoes on.
- {The seen} is in view.
family lead
- See who's out at {the seen} before you put your shoes on. It's in view from this {city} {type}.
- Look out and there's {the seen}: it's in view from this {city} {type}.
family headline
- See the Park, Then Find Your Shoes
modern
- {The seen} is in view.
- View: {the seen}. No mowing.
modern lead
- {The seen} in view, and none of it to mow: this {city} {type}.
- View from this {city} {type}: {the seen}.
modern headline
- Leaves You Don't Rake
classic
- {The seen} brings the seasons into view.
- {The seen} is in view.
classic lead
- The seasons may be followed from this {city} {type}, for {the seen} is in view.
- {The seen} is in view from this {city} {type}.
classic headline
- The Seasons, by Way of the Park
casual
- You can see {the seen}.
- {The seen} is in view, and somebody else rakes it.
casual lead
- You can see {the seen} from this {city} {type}, and somebody else rakes.
- {The seen} is in view from this {city} {type}. You'll get to know the dogs.
casual headline
- Park in View, No Raking

## panoramic view
kind: view
hook: 9
match: panoramic view, panoramic views, panoramic vistas, 360 views, 360 degree views, 360-degree views, 270 degree views, 180 degree views, sweeping views, wide open views, unobstructed views
= a panoramic view is wide
luxury
- {The it} does not fit in one look.
- There is {an it}.
luxury lead
- {The it} from this {city} {type} does not fit in one look.
- One turns slowly at this {city} {type}, which has {an it}.
luxury headline
- A View That Does Not Fit in One Look
investor
- View: panoramic.
- View: {it}.
investor lead
- This {city} {type} has {an it}.
- View from this {city} {type}: panoramic.
investor headline
- {It} in {city}
family
- There's {an it}.
- Turn slowly and there's more view.
family lead
- Turn around slowly: {the it} from this {city} {type} keeps going.
- There's something for everyone to point at: this {city} {type} has {an it}.
family headline
- Turn Slowly: There's More View
modern
- {The it} won't fit on the phone.
- There's {an it}.
modern lead
- It won't fit in one photo. This {city} {type} has {an it}.
- Turn your head: this {city} {type} has {an it}.
modern headline
- Won't Fit in One Photo
classic
- There is {an it}.
- {The it} is a wide one.
classic lead
- {The it} from this {city} {type} is a wide one, to be taken in parts.
- This {city} {type} has {an it}, wider than one look.
classic headline
- A View to Be Taken in Parts
casual
- You get {an it}.
- {The it} won't fit in one photo.
casual lead
- It won't fit in one photo: this {city} {type} has {an it}.
- Turn slowly. This {city} {type} has {an it}.
casual headline
- Won't Fit in One Photo

## sunset view
kind: view
hook: 9
match: sunset view, sunset views, sunsets, views of the sunset, west facing views, sunset vw, enjoy sunsets
= the view is to the west
luxury
- The day ends in plain sight: there is {an it}.
- The sunset is in view.
luxury lead
- The day ends in plain sight at this {city} {type}; the sunset is in view.
- The sunset is in view from this {city} {type}, and dinner may be timed by it.
luxury headline
- The Day Ends in Plain Sight
investor
- View: {it}.
- View: west, to the sunset.
investor lead
- View from this {city} {type}: west, to the sunset.
- This {city} {type} has {an it}, to the west.
investor headline
- A Sunset View in {city}
family
- The sunset is in view.
- Hold supper a little while. The sunset's in view.
family lead
- Supper can wait a little, because the sunset's in view from this {city} {type}.
- Call everyone out for the sunset: it's in view from this {city} {type}.
family headline
- Hold Supper for the Sunset
modern
- The sunset is in view.
- View: sunset.
modern lead
- The sunset is in view from this {city} {type}.
- Sunset in view, every clear evening: this {city} {type}.
modern headline
- Sunset, Nightly, Clouds Permitting
classic
- The sunset is in view.
- There is {an it} at the end of a clear day.
classic lead
- At the end of the day the sunset is in view from this {city} {type}.
- This {city} {type} has {an it}, on every clear evening.
classic headline
- The Sunset Is in View
casual
- You can see the sunset.
- Dinner can wait: the sunset's in view.
casual lead
- Dinner can wait a little: the sunset's in view from this {city} {type}.
- Fill up your phone. This {city} {type} has the sunset in view.
casual headline
- Your Phone Will Fill with Sunsets

## sunrise view
kind: view
hook: 8
match: sunrise view, sunrise views, sunrises, views of the sunrise, east facing views, sunrise over
= the view is to the east
luxury
- The sunrise is in view.
- The day arrives in view: there is {an it}.
luxury lead
- The day arrives in plain sight at this {city} {type}, where the sunrise is in view.
- The sunrise is in view from this {city} {type}.
luxury headline
- The Day Arrives in View
investor
- View: {it}.
- View: east, to the sunrise.
investor lead
- View from this {city} {type}: east, to the sunrise.
- This {city} {type} has {an it}, to the east.
investor headline
- A Sunrise View in {city}
family
- The sunrise is in view.
- Whoever's up first gets the sunrise, which is in view.
family lead
- Whoever's up first gets the sunrise at this {city} {type}. It's in view.
- Take your coffee to the sunrise: it's in view from this {city} {type}.
family headline
- First One Up Gets the Sunrise
modern
- The sunrise is in view.
- View: sunrise.
modern lead
- The sunrise is in view from this {city} {type}.
- The day starts in view: this {city} {type} has {an it}.
modern headline
- Sunrise, on Schedule
classic
- The sunrise is in view, for those who are up.
- There is {an it} to begin the day.
classic lead
- The sunrise is in view from this {city} {type}.
- The day begins in view of this {city} {type}, which has {an it}.
classic headline
- Where the Day Makes Its Entrance
casual
- You can see the sunrise.
- The sunrise is in view, if you're up.
casual lead
- Set the alarm once, at least: this {city} {type} has the sunrise in view.
- First one up gets the sunrise at this {city} {type}. It's in view.
casual headline
- First One Up Gets the Sunrise

## valley view
kind: view
hook: 8
match: valley view, valley views, canyon view, canyon views, territorial view, territorial views, desert view, desert views, hill country views, rolling hills views, countryside views, pastoral views, farmland views, vineyard views, pasture views, meadow view
luxury
- {The seen} is in view.
- One looks out to {the seen}.
luxury lead
- From this {city} {type} one looks out to {the seen}.
- {The seen} is in view from this {city} {type}.
luxury headline
- A Long View
investor
- View: {the seen}.
- {The seen} is in view.
investor lead
- View from this {city} {type}: {the seen}.
- {The seen} is in view from this {city} {type}.
investor headline
- {It} in {city}
family
- {The seen} is in view.
- Watch the cloud shadows cross {the seen}.
family lead
- Follow a cloud's shadow across {the seen}: it's in view from this {city} {type}.
- Look out and there's {the seen}: it's in view from this {city} {type}.
family headline
- A View to Follow Clouds Across
modern
- View: {the seen}.
- {The seen} is in view.
modern lead
- Rest your eyes on {the seen}. This {city} {type} has the view.
- View from this {city} {type}: {the seen}.
modern headline
- A View to Rest Your Eyes On
classic
- With {the seen} in view, weather may be seen coming.
- {The seen} is in view.
classic lead
- Weather may be seen coming at this {city} {type}, which has {the seen} in view.
- {The seen} is in view from this {city} {type}.
classic headline
- Where Weather May Be Seen Coming
casual
- You can see {the seen}.
- You've got {the seen} to look at.
casual lead
- You'll know about the rain before your phone does: this {city} {type} has {the seen} in view.
- You can see {the seen} from this {city} {type}.
casual headline
- See the Rain Before Your Phone Does

## wooded view
kind: view
hook: 7
match: wooded view, wooded views, tree view, tree views, treetop view, tree-top views, forest view, forest views, woods view, greenbelt view, greenbelt views, nature view, nature views, garden view, garden views
luxury
- The view is of {the seen}.
- One looks out to {the seen}.
luxury lead
- The view from this {city} {type} is of {the seen}, a little different every week.
- One looks out from this {city} {type} to {the seen}.
luxury headline
- A View a Little Different Every Week
investor
- View: {the seen}.
- {The seen} is in view.
investor lead
- View from this {city} {type}: {the seen}.
- {The seen} is in view from this {city} {type}.
investor headline
- {It} in {city}
family
- You'll know spring's here by looking at {the seen}.
- {The seen} are in view.
family lead
- Get out the bird book. {The seen} is in view from this {city} {type}.
- Look out and there's {the seen}, in view from this {city} {type}.
family headline
- A View for the Bird Book
modern
- Look out at {the seen}.
- {The seen} are in view.
modern lead
- Look out at {the seen}: that's the view from this {city} {type}.
- View from this {city} {type}: {the seen}.
modern headline
- A View with Seasons Included
classic
- The view is of {the seen}.
- {The seen} is in view, changing with the season.
classic lead
- The view from this {city} {type} is of {the seen}, and changes with the season.
- {The seen} is in view from this {city} {type}.
classic headline
- A Green View
casual
- You can see {the seen}.
- You've got {the seen} to look at.
casual lead
- Keep the bird book handy: {the seen} is in view from this {city} {type}.
- You've got {the seen} to look at from this {city} {type}.
casual headline
- Keep the Bird Book Handy

## view, unnamed
kind: view
hook: 5
match: view, views, great views, amazing views, beautiful views, view lot, nice view, good views, scenic views
= nothing may be said about what is seen
luxury
- There is a view.
- There is {an it}.
investor
- A view is listed.
- View: yes.
family
- There's {an it} to look at.
- Call everyone over. There's a view.
modern
- There's a view.
- View: yes.
classic
- A view comes with the property.
- There is a view.
casual
- There's {an it} to look at.
- It's got a view.

## lake frontage
kind: location
hook: 10
match: lakefront, lake front, lake-front, lake frontage, on the lake, lakeside, lake house, waterfront on lake, 100 ft of lake frontage, {place} Lake frontage, Lake {place} waterfront, lakefront lot
= the property borders the lake
luxury
- The property ends where the lake begins.
- The lake is the neighbor on one side.
- (n) The property has {n} feet on the lake.
luxury lead
- The lake begins where this {city} {type} leaves off.
- This {city} {type} has the lake on one side.
luxury headline
- One Side Is Lake
- The Lake Begins Where It Leaves Off
investor
- Frontage: lake.
- (n) Lake frontage: {n} feet.
- The property fronts the lake.
investor lead
- This {city} {type} fronts the lake.
- Frontage first: this {city} {type} has {an it}.
investor headline
- {It} in {city}
family
- There's {an it}.
- Walk down to the lake after supper.
family lead
- Get your feet wet: this {city} {type} goes all the way to the lake.
- Kick off your shoes somewhere along the way. This {city} {type} ends at the lake.
family headline
- Go Ahead, Get Your Feet Wet
- Shoes Off: It Ends at the Lake
modern
- The property runs to the lake.
- One side is lake: {it}.
modern lead
- This {city} {type} runs all the way to the lake.
- Land on one side, lake on the other: this {city} {type} has {an it}.
modern headline
- Land, Then Lake
- All the Way to the Lake
classic
- The land goes as far as the lake.
- The lake forms one boundary of the property.
classic lead
- This {city} {type} has the lake for a boundary.
- The lake lies at the edge of this {city} {type}.
classic headline
- Bounded by the Lake
- At the Edge, the Lake
casual
- You get {an it}.
- It's on the lake, so you can skip the drive.
casual lead
- No need to drive to the lake: this {city} {type} is on it.
- Get your feet wet. This {city} {type} is on the lake.
casual headline
- No Need to Drive to the Lake
- Get Your Feet Wet

## river frontage
kind: location
hook: 10
match: riverfront, river front, river-front, river frontage, on the river, riverside, {place} River frontage, riverfront lot, river bank, 200 ft river frontage
= the property borders the river
luxury
- The river bounds the property on one side.
- (n) The river passes along {n} feet of the property.
luxury lead
- The river goes by one side of this {city} {type}.
- This {city} {type} has the river on one side.
luxury headline
- A River for a Boundary
- On One Side, the River
investor
- (n) On the river: {n} feet.
- Frontage: river.
- The property fronts the river.
investor lead
- This {city} {type} fronts the river.
- Frontage first: the river runs along this {city} {type}.
investor headline
- {It} in {city}
family
- Take a chair to the bank and let the river do the going.
- The river runs along the property.
family lead
- Carry a chair to the bank and watch it all go by. The river runs along this {city} {type}.
- Walk down to the river after supper: it runs along this {city} {type}.
family headline
- Carry a Chair to the River
modern
- One side: river.
- The property runs to the river.
modern lead
- One side of this {city} {type} keeps moving. It's the river.
- This {city} {type} runs to the river.
modern headline
- One Side Keeps Moving
- All the Way to the River
classic
- The bank of the river is the edge of the property.
- The property runs to the riverbank.
classic lead
- This {city} {type} stands upon the river, and has the bank for an edge.
- The river forms one boundary of this {city} {type}.
classic headline
- At the Riverbank
- Bounded by the River
casual
- You get {an it}.
- It's on the river, so bring a chair to the bank.
casual lead
- Bring a chair down to the bank: this {city} {type} is on the river.
- You'll be throwing sticks in by lunch. This {city} {type} is on the river.
casual headline
- On the River, Throwing Sticks by Lunch

## oceanfront
kind: location
hook: 10
match: oceanfront, ocean front, ocean-front, on the ocean, direct oceanfront, beachfront, beach front, on the beach, gulf front, gulffront, gulf-front, on the sand
= no other property stands between this one and the ocean
= on the gulf, the lines print the gulf where they say the ocean
luxury
- Nothing is built between the property and the ocean.
- The property is on the ocean.
luxury lead
- In front of this {city} {type} are the shore and the ocean.
- The tide keeps the hours at this {city} {type}, which is on the ocean.
luxury headline
- The Shore, Then the Ocean
- The Tide Keeps the Hours
investor
- Frontage: ocean.
- The property is oceanfront.
investor lead
- This {city} {type} is oceanfront: nothing stands between it and the water.
- Frontage at this {city} {type}: ocean.
investor headline
- {It} in {city}
family
- It's on the ocean, and you'll know the tides by heart in a week.
- The ocean is out front.
family lead
- After a week you'll know the tides by heart: this {city} {type} is on the ocean.
- There'll be towels on every chair. This {city} {type} is on the ocean.
family headline
- You'll Know the Tides by Heart
modern
- Oceanfront: shore, then water.
- The ocean is in front.
modern lead
- Land stops, ocean starts, and this {city} {type} is at the line.
- Ocean in front, {city} behind, this {type} in between.
modern headline
- Front Row, Ocean
- Ocean in Front, {city} Behind
classic
- The property faces the ocean directly.
- It is oceanfront.
classic lead
- This {city} {type} faces the ocean directly.
- Between this {city} {type} and the ocean there is the shore, and nothing else.
classic headline
- Facing the Ocean
- Between It and the Ocean, the Shore
casual
- It's oceanfront.
- It's on the ocean, and you'll know the tides by heart.
casual lead
- Next stop in front of this {city} {type}: a whole ocean.
- You'll know the tides by heart: this {city} {type} is on the ocean.
casual headline
- A Front Yard with Tides
- Next Stop: A Whole Ocean

## waterfront
kind: location
hook: 10
match: waterfront, water front, water-front, WF, bayfront, bay front, soundfront, sound front, harborfront, harbor front, on the water, on the bay, intracoastal frontage, on the intracoastal, ICW front, water frontage, direct waterfront, tidal creek frontage, inlet frontage
= the property borders the water
luxury
- Water has one side of the property.
- (n) There are {n} feet at the water's edge.
- The property is waterfront.
luxury lead
- One side of this {city} {type} is water.
- This {city} {type} is waterfront: the last step is into the water.
luxury headline
- The Last Step Is into Water
- One Side Is Kept for the Water
investor
- (n) Water frontage: {n} feet.
- Frontage: water.
- The property is waterfront.
investor lead
- This {city} {type} is waterfront.
- Frontage at this {city} {type}: water.
investor headline
- {It} in {city}
family
- It's waterfront.
- Everyone ends up at the water's edge: it's waterfront.
family lead
- Leave your shoes on dry land: this {city} {type} is on the water.
- Hang the towels anywhere. This {city} {type} is on the water.
family headline
- On the Water: Hang Towels Anywhere
modern
- One side: water.
- It's waterfront.
modern lead
- This {city} {type} is on the water. Keep walking and you're swimming.
- Water on one side: this {city} {type} is waterfront.
modern headline
- Keep Walking, Start Swimming
classic
- Water makes one boundary of the property.
- The property is waterfront.
classic lead
- This {city} {type} is bounded on one side by water.
- This {city} {type} stands at the water.
classic headline
- At the Water's Edge
- Bounded on One Side by Water
casual
- It's waterfront.
- It's on the water, with one less neighbor.
casual lead
- One of the neighbors at this {city} {type} is water.
- You won't have to drive to the water: this {city} {type} is on it.
casual headline
- One of the Neighbors Is Water

## canal frontage
kind: location
hook: 8
match: canal front, canal-front, canalfront, canal frontage, canal home, on canal, deepwater canal, deep water canal, saltwater canal, gulf access canal, freshwater canal, lagoon front
= the property borders a canal
luxury
- The property is bounded by the canal.
- The canal passes on one side.
luxury lead
- The canal runs along one side of this {city} {type}.
- One street at this {city} {type} is water: it has {an it}.
luxury headline
- Two Streets, One of Them Water
investor
- Frontage: canal.
- The property fronts the canal.
investor lead
- Frontage at this {city} {type}: canal.
- This {city} {type} fronts the canal.
investor headline
- {It} in {city}
family
- There's {an it}.
- Wave at whoever floats by on the canal.
family lead
- Wave at whoever floats by: this {city} {type} is on the canal.
- There are two ways home here, and one is by boat. This {city} {type} is on the canal.
family headline
- Where Traffic Floats
modern
- There's {an it}.
- The property runs to the canal.
modern lead
- Street one is pavement. Street two is canal. This {city} {type} has both.
- This {city} {type} is on the canal. Some of the traffic floats.
modern headline
- One Street Is Water
classic
- The canal goes by, and serves as a street for those with boats.
- The property is bounded by the canal.
classic lead
- The canal bounds this {city} {type}, and serves as a street for those with boats.
- This {city} {type} stands upon the canal.
classic headline
- Upon the Canal
casual
- You get {an it}.
- It's on the canal, so some of the traffic floats.
casual lead
- Rush hour on one side of this {city} {type} is somebody in a kayak. It's on the canal.
- Some of your neighbors go by boat: this {city} {type} is on the canal.
casual headline
- Rush Hour Is a Kayak

## ocean access by boat
kind: location
hook: 8
match: ocean access, gulf access, direct ocean access, direct gulf access, no fixed bridges, no bridges to ocean, sailboat water, sailboat access, bay access, direct intracoastal access, deep water access, deepwater access
= a boat can reach open water from here
luxury
- There is {an it}.
- With {an it}, a boat may reach open water.
luxury lead
- One may leave this {city} {type} by boat, for it has {an it}.
- Open water may be reached by boat from this {city} {type}, which has {an it}.
luxury headline
- One May Leave by Boat
investor
- Boating: {it}.
- Water: {it}.
investor lead
- This {city} {type} has {an it}.
- Boating at this {city} {type}: {it}.
investor headline
- {It} in {city}
family
- Pack the cooler and go by water; there's {an it}.
- There's {an it} for the boat.
family lead
- Pack the cooler and cast off. This {city} {type} has {an it}.
- Go out by boat on Saturday: this {city} {type} has {an it}.
family headline
- Pack the Cooler and Cast Off
modern
- {It}: cast off here, open water next.
- There's {an it} for the boat.
modern lead
- Cast off here, open water next: this {city} {type} has {an it}.
- Boat out: this {city} {type} has {an it}.
modern headline
- Cast Off Here
classic
- There is {an it}.
- With {an it}, open water may be reached by boat.
classic lead
- Open water may be reached by boat from this {city} {type}, which has {an it}.
- This {city} {type} has {an it}.
classic headline
- Open Water, by Boat
casual
- You get {an it}.
- You've got {an it}, so pack the cooler.
casual lead
- Pack the cooler: this {city} {type} has {an it}.
- You can go out by boat from here. This {city} {type} has {an it}.
casual headline
- Pack the Cooler, Take the Boat

## water access
kind: location
hook: 7
match: lake access, lake rights, deeded lake access, water access, deeded water access, river access, community lake access, lake privileges, shared waterfront, association waterfront, deeded waterfront access, pond access
= the right to reach the water, without frontage of its own
luxury
- With {an it}, an afternoon may be spent at the water.
- There is {an it}.
luxury lead
- The water may be reached from this {city} {type} without owning the shore: there is {an it}.
- A way to the water goes with this {city} {type}: there is {an it}.
luxury headline
- The Water, Without Owning the Shore
investor
- Water: {it}, with no shoreline to maintain.
- Water: {it}.
investor lead
- This {city} {type} has {an it}, with no shoreline to maintain.
- Water at this {city} {type}: {it}.
investor headline
- {It} in {city}
family
- Take a hot afternoon to the water; you've got {an it}.
- There's {an it}.
family lead
- Load the towels: this {city} {type} has {an it}.
- Take a hot afternoon to the water: this {city} {type} has {an it}.
family headline
- Load the Towels; There's Water
modern
- There's {an it}, with no shoreline to keep.
- A way to the water: {it}.
modern lead
- A way to the water, no shoreline to keep: this {city} {type} has {an it}.
- Go to the water. This {city} {type} has {an it}.
modern headline
- A Way to the Water
classic
- A way to the water goes with the property.
- The shore is kept by others; the property has {an it}.
classic lead
- A way to the water goes with this {city} {type}.
- This {city} {type} has {an it}, and the shore is kept by others.
classic headline
- With a Way to the Water
casual
- You get the water and skip the shoreline chores. There's {an it}.
- There's {an it} for hot afternoons.
casual lead
- All the water, none of the shoreline chores: this {city} {type} has {an it}.
- Keep the cooler by the door: this {city} {type} has {an it}.
casual headline
- The Water, Minus the Shoreline Chores

## beach access
kind: location
hook: 8
match: beach access, private beach access, deeded beach access, direct beach access, community beach, beach rights, beach path, boardwalk to beach, association beach, access to beach
= there is a way to a beach; nothing about distance unless typed
luxury
- There is a way to the beach from here.
- Mornings may be spent at the beach, by way of {the it}.
luxury lead
- From this {city} {type} there is a way to the beach.
- Mornings may be spent at the beach from this {city} {type}, which has {an it}.
luxury headline
- There Is a Way to the Beach
investor
- Location: {it}.
- Recreation: {it}.
investor lead
- This {city} {type} has {an it}.
- First on the feature sheet of this {city} {type}: {it}.
investor headline
- {It} in {city}
family
- Grab the big towels. There's {an it}.
- There's {an it} for a day in the sand.
family lead
- Grab the big towels: this {city} {type} has {an it}.
- Pack sandwiches and go: this {city} {type} has {an it}.
family headline
- Grab the Big Towels
modern
- There's {an it}.
- There's {an it}.
modern lead
- Towel, sandals, beach: this {city} {type} has {an it}.
- Go to the beach. This {city} {type} has {an it}.
modern headline
- Towel, Sandals, Beach
classic
- A way to the beach goes with the property.
- With {an it}, a morning at the shore takes little planning.
classic lead
- A way to the beach goes with this {city} {type}.
- A morning at the shore takes little planning at this {city} {type}, which has {an it}.
classic headline
- With a Way to the Beach
casual
- There's {an it}, so keep your flip-flops by the door.
- You've got {an it}.
casual lead
- Leave your flip-flops by the door. This {city} {type} has {an it}.
- Beach day? This {city} {type} has {an it}.
casual headline
- Flip-Flops by the Door

## private beach
kind: location
hook: 9
match: private beach, private sandy beach, own beach, sandy beach, sand beach, private shoreline
= the phrases 'sandy beach' and 'sand beach' say nothing about whose it is
luxury
- {The it} goes with the property.
- {The it} is part of the property.
luxury lead
- The beach belongs to this {city} {type}.
- {The it} comes first at this {city} {type}.
luxury headline
- With a Beach of Its Own
investor
- Frontage: {it}.
- The property includes {an it}.
investor lead
- This {city} {type} includes {an it}.
- Frontage at this {city} {type}: {an it}.
investor headline
- {It} in {city}
family
- Nobody has to save a spot at {the it}.
- There's {an it}.
family lead
- Nobody has to get up early to save a spot. This {city} {type} has {an it}.
- Leave the chairs where they are until tomorrow: this {city} {type} has {an it}.
family headline
- A Beach Where Nobody Saves a Spot
modern
- {The it} comes with the property.
- There's {an it}.
modern lead
- No parking meter, no staking out a spot: the beach comes with this {city} {type}.
- This {city} {type} comes with {an it}.
modern headline
- Beach, Included
classic
- {The it} goes with the property.
- There is {an it}.
classic lead
- The grounds of this {city} {type} include {an it}.
- This {city} {type} has {an it}.
classic headline
- A Beach Among Its Grounds
casual
- {The it} comes with the place. The umbrella can stay put.
- You get {an it}.
casual lead
- You'll never circle for beach parking: this {city} {type} has {an it}.
- The umbrella can stay put. This {city} {type} has {an it}.
casual headline
- No Circling for Beach Parking

## boat dock
kind: amenity
hook: 8
match: boat dock, dock, private dock, private boat dock, deep water dock, deepwater dock, floating dock, covered dock, dock with power, dock w/ water and electric, fishing pier, pier, dock on lake
= a dock stands over water and boats tie up at it
luxury
- A boat may be kept at {the it}, with nothing to hitch.
- There is {an it} for mooring.
luxury lead
- The walk at this {city} {type} continues past the shore, on {the it}.
- The day may begin at the end of {the it} at this {city} {type}.
luxury headline
- The Walk Continues Past the Shore
investor
- Boating: {it}.
- The property includes {an it}.
investor lead
- This {city} {type} comes with {an it}.
- First on the feature sheet of this {city} {type}: {an it}.
investor headline
- {It} in {city}
family
- Sit at the end of {the it} with your feet over.
- There's {an it} to tie up at.
family lead
- Sit at the end of {the it} with your feet over the side. It comes with this {city} {type}.
- Tie up and walk home: this {city} {type} has {an it}.
family headline
- Sit at the End of the Dock
modern
- Walk out, tie up, sit down: {it}.
- Tie up at {the it}.
modern lead
- Tie up at home: this {city} {type} has {an it}.
- This {city} {type} keeps going, out over the water, on {the it}.
modern headline
- Tie Up at Home
classic
- {The it} will do for a boat, or for a chair.
- {The it} is for mooring, and for sitting at the end of.
classic lead
- A boat may be kept at {the it} of this {city} {type}, and a chair at the end of it.
- This {city} {type} has {an it}, for mooring and for sitting at the end of.
classic headline
- A Dock, and a Chair at the End of It
casual
- There's {an it} to tie up at.
- Dangle your feet off the end of {the it}.
casual lead
- Dangle your feet off the end: this {city} {type} has {an it}.
- Park the boat at home. This {city} {type} has {an it}.
casual headline
- Feet Over the Edge of the Dock

## boat lift
kind: amenity
hook: 4
match: boat lift, boat lift 10k, jet ski lift, dock with lift, boat hoist, PWC lift
= a lift holds a boat out of the water
luxury
- The boat is raised when it is not in use.
- With {an it}, the hull is kept dry.
investor
- Boating: {it}.
- {The it} holds a boat out of the water.
family
- Lower the boat on {the it} and you're off.
- {The it} holds the boat out of the water.
modern
- {The it} keeps the hull dry.
- Lower the boat, and go: there's {an it}.
classic
- {The it} holds the boat clear of the water when it is not in use.
- With {an it}, the hull is kept dry.
casual
- {The it} keeps the hull up and dry between trips.
- There's {an it} to keep the hull dry.

## boat slip
kind: amenity
hook: 8
match: boat slip, deeded boat slip, slip, private slip, marina slip, slip with lift, boat slip included, 30 ft slip, dockage, deeded slip, assigned boat slip
= a slip is a berth for a boat
luxury
- A boat may be kept in {the it}.
- There is {an it} for a boat.
luxury lead
- There is a berth for a boat as well: this {city} {type} comes with {an it}.
- This {city} {type} comes with {an it}, so that a boat may be kept in the water.
luxury headline
- A Berth for the Boat
investor
- Boat storage: {it}.
- The property includes {an it}.
investor lead
- This {city} {type} comes with {an it}.
- First on the feature sheet of this {city} {type}: {an it}.
investor headline
- {It} in {city}
family
- There's {an it} for the boat.
- Load the cooler and head for {the it}.
family lead
- Skip the line at the ramp. This {city} {type} has {an it}.
- Load the cooler and go: this {city} {type} has {an it}.
family headline
- Skip the Line at the Ramp
modern
- The boat gets parking: {it}.
- Skip the ramp. There's {an it}.
modern lead
- The boat gets parking, too: this {city} {type} comes with {an it}.
- No trailer, no ramp: this {city} {type} comes with {an it}.
modern headline
- Parking for the Boat
classic
- The property comes with {an it}.
- A boat may be kept at {the it}.
classic lead
- A berth goes with this {city} {type}: {an it}.
- A boat may be left in the water between Saturdays at this {city} {type}, which has {an it}.
classic headline
- With a Berth for the Boat
casual
- There's {an it} for the boat.
- You can skip the trailer: there's {an it}.
casual lead
- Skip the trailer and the ramp: this {city} {type} comes with {an it}.
- The boat gets a parking space at this {city} {type}. It's {an it}.
casual headline
- Skip the Trailer

## boat slip available
kind: availability
hook: 3
match: boat slip available, slip available, slip for rent, dockage available, slip available for purchase, boat slips available, slip avail
= a slip can be had, at terms not stated
luxury
- A boat slip is available.
- A boat slip may be had.
investor
- Slip: available, not included.
- Boat slip: available.
family
- A boat slip is available, if this is the year you get the boat.
- A boat slip is available.
modern
- Boat slip: available.
- Got a boat? A slip's available.
classic
- A boat slip may be had by arrangement.
- A boat slip is available.
casual
- If you've got a boat, there's a slip you can get.
- A boat slip's available.

## boathouse
kind: amenity
hook: 7
match: boathouse, boat house, covered boathouse, boat house with lift, boathouse w/ deck
luxury
- There is {an it}, for the boat and what goes with it.
- The boat is kept under a roof, in {the it}.
luxury lead
- The boat has a house of its own at this {city} {type}.
- There is {an it} at this {city} {type}, for the boat and what goes with it.
luxury headline
- The Boat Has a House of Its Own
investor
- Structures: {it}.
- The property includes {an it}.
investor lead
- This {city} {type} includes {an it}.
- Structures at this {city} {type} include {an it}.
investor headline
- {It} in {city}
family
- Paddles, life jackets, the good cooler: they all live in {the it}.
- The boat is kept in {the it}.
family lead
- Paddles, life jackets, and the boat have a roof: this {city} {type} has {an it}.
- The boat stays out of the rain at this {city} {type}: there's {an it}.
family headline
- A House for the Boat
modern
- The boat goes in {the it}.
- {The it} keeps the boat out of the rain.
modern lead
- The boat sleeps indoors. This {city} {type} has {an it}.
- A roof for the boat: this {city} {type} has {an it}.
modern headline
- The Boat Sleeps Indoors
classic
- The boat is kept under a roof, in {the it}.
- There is {an it} for the boat.
classic lead
- {The it} at this {city} {type} puts a roof over the boat.
- The boat is kept under a roof at this {city} {type}, in {the it}.
classic headline
- A Roof for the Boat
casual
- The boat goes in {the it}.
- Paddles and life jackets go in {the it}.
casual lead
- Even the boat gets a house: this {city} {type} comes with {an it}.
casual headline
- Even the Boat Gets a House

## seawall
kind: system
hook: 2
match: seawall, sea wall, new seawall, bulkhead, retaining wall on water, rip rap, riprap, seawall cap
= a seawall holds the bank against the water
luxury
- The edge is held by {the it}.
- There is {an it} along the water.
investor
- (year) Seawall: {year}.
- Improvements: {it}.
- The bank is held by {the it}.
family
- There's {an it} along the water.
- {The it} holds the bank.
modern
- {The it} holds the edge.
- (year) Seawall, {year}. The bank stays put.
classic
- (year) The seawall dates from {year}.
- The bank is held by {the it}.
- There is {an it} along the water.
casual
- {The it} holds the bank in place.
- (year) The seawall's from {year}.

## ski-in ski-out
kind: location
hook: 10
match: ski-in/ski-out, ski in ski out, ski-in ski-out, ski in/out, slopeside, slope side, ski in & out, ski-in/out
= one can ski to and from the property
luxury
- It is ski-in, ski-out.
- Skis go on at the door: it is ski-in, ski-out.
luxury lead
- One puts on skis at the door of this {city} {type}, and takes them off there.
- This {city} {type} is ski-in, ski-out, and the car is no part of the morning.
luxury headline
- Skis On at the Door
investor
- Location: ski-in, ski-out.
- Access: ski-in, ski-out.
investor lead
- This {city} {type} is ski-in, ski-out.
- Location of this {city} {type}: ski-in, ski-out.
investor headline
- Ski-In, Ski-Out in {city}
family
- It's ski-in, ski-out: boots on, door open, first run.
- It's ski-in, ski-out, with no skis to carry through a parking lot.
family lead
- Boots on, out the door, first run: you can ski from this {city} {type}, and back to it.
- No parking lot and no shuttle: you ski in and ski out of this {city} {type}.
family headline
- Boots On, Out the Door, First Run
modern
- Ski-in, ski-out. No shuttle.
- It's ski-in, ski-out.
modern lead
- Door, bindings, down. You ski out of this {city} {type} and back in.
- No shuttle, no parking lot: this {city} {type} is ski-in, ski-out.
modern headline
- Door, Bindings, Down
classic
- It is ski-in, ski-out; the last run of the day ends at the door.
- It is ski-in, ski-out.
classic lead
- The last run of the day ends at the door of this {city} {type}: it is ski-in, ski-out.
- Skis are put on at the threshold of this {city} {type}, which is ski-in, ski-out.
classic headline
- The Last Run Ends at the Door
casual
- It's ski-in, ski-out.
- It's ski-in, ski-out, so you can ski home for lunch.
casual lead
- You can ski home for a sandwich. Home's this {city} {type}.
- You can ski home for lunch: this {city} {type} is ski-in, ski-out.
casual headline
- Ski Home for a Sandwich
`
