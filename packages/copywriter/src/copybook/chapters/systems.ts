// Lines as data; the notation is explained in ../README.md.
export const systems = `
# Systems, updates, parking, technology, building amenities, location

Beyond the README. Where a concept has lines marked "(year)", the unmarked ones are for when no year was typed; the same holds for "(n)" and "(distance)". "{distance}" is the typed figure with its unit ("four blocks", "10 minutes", "2 miles"), never rounded,
never given a means of travel. "{place}" prints with the article its name takes ("the Q train", "I-80", "Zilker Park") and falls back on the plain noun ("the park", "the beach"). "{N}" and "{Distance}" open a sentence. Further conditions: "(blocks)" the distance was
typed in blocks, "(leased)", "(24-hour)", "(guards)". In this group "new" is the agent's word and is used only where the agent typed it.
# Heating and cooling

## air conditioning
kind: system
hook: 1
match: air conditioning, ac, a/c, air conditioner, a.c., air conditioned, window ac, window a/c, wall unit, through-wall ac, ac units
= not necessarily central, not necessarily every room
luxury
- The residence has air conditioning.
- There is air conditioning for the warm months.
investor
- Cooling: {it}.
- Systems: {it}.
family
- There's {an it} for summer.
- Come in out of the heat to air conditioning.
modern
- Air conditioning for summer.
- There's {an it} for summer.
classic
- The house has air conditioning.
- There is air conditioning for the summer.
casual
- There's {an it} for summer.
- It has {an it} for the hot weeks.

## central air
kind: system
hook: 2
match: central air, central a/c, central ac, central air conditioning, central a.c., cac, c/a, cent air
= one ducted system; no window units are needed
luxury
- The cooling is central, with no machine in the window.
- The residence has central air.
investor
- Cooling: central air.
- With central air there are no window units to buy, store, or replace.
family
- Come in from the heat to central air.
- There's central air.
modern
- Central air leaves the windows free.
- Cooling is central air.
classic
- The house is cooled by central air.
- Central air cools the house in summer.
casual
- There's central air.
- The air's central, with no window units to haul.

## new HVAC
kind: update
hook: 4
match: new hvac, hvac {year}, new hvac {year}, hvac replaced, hvac replaced {year}, new heating and cooling, new heat and air, newer hvac, new hvac system, new h/ac
= typed "newer": say "newer", never "new"
= HVAC is heating and cooling together
luxury
- (year) Heating and cooling were both renewed in {year}.
- (year) The HVAC was new in {year}, for summer and winter both.
- The heating and cooling are new.
investor
- (year) HVAC: {year}.
- HVAC: new.
- (year) HVAC replaced in {year}.
family
- The HVAC is new.
- (year) The HVAC was new in {year}.
- (year) Heating and cooling were both new in {year}.
modern
- (year) HVAC, {year}: heating and cooling both.
- (year) The HVAC is from {year}.
- The HVAC is new.
classic
- (year) The heating and cooling were replaced in {year}.
- (year) New HVAC was installed in {year}.
- The HVAC is new.
casual
- The HVAC's new.
- (year) The HVAC's from {year}.
- (year) The HVAC's from {year}, so cross that off.

## new air conditioner
kind: update
hook: 3
match: new ac, new a/c, new ac unit, new air conditioner, ac {year}, a/c {year}, new condenser, ac replaced {year}, new central air
luxury
- (year) The air conditioning was replaced in {year}.
- The air conditioner is new.
investor
- (year) A/C: {year}.
- A/C: new.
family
- {The it} is new.
- (year) The air conditioner was new in {year}.
modern
- (year) The A/C is from {year}.
- The A/C is new.
classic
- (year) The air conditioner was replaced in {year}.
- The air conditioner is new.
casual
- {The it} is new.
- (year) The A/C's from {year}.

## heat pump
kind: system
hook: 3
match: heat pump, heatpump, air source heat pump, cold climate heat pump, electric heat pump, heat pump {year}, new heat pump
= one machine heats and cools; it burns nothing and moves heat instead
luxury
- One machine, {an it}, answers for both seasons.
- (year) {The it} was new in {year}, for the cold months and the warm ones.
- {An it} heats in winter and cools in summer.
investor
- Heating and cooling: {it}.
- (year) Heat pump: {year}.
- {An it} carries both seasons with one system.
family
- {The it} heats and cools.
- {The it} warms in January and cools in July.
modern
- Winter heat, summer cool, one machine: {it}.
- (year) Heat pump, {year}.
- {The it} heats and cools.
classic
- {An it} warms the house in winter and cools it in summer.
- {The it} heats and cools without burning fuel.
casual
- It's {an it}: heat in January, A/C in July, same box.
- {The it} heats and cools.

## mini splits
kind: system
hook: 3
match: mini split, mini splits, mini-split, mini-splits, minisplit, ductless, ductless ac, ductless a/c, ductless heat pump, ductless mini split, mitsubishi mini split, mitsubishi splits
= ductless; each head is set on its own
luxury
- Mini-split cooling does without ducts.
- (plural) With mini splits, one room may be cool and the next need not be.
investor
- HVAC: {it}, ductless.
- (plural) Mini splits leave no ducts to clean.
- Heating and cooling: {it}.
family
- {The it} heat and cool without ducts.
- (plural) With mini splits, each room has its own setting.
modern
- Mini-split cooling runs without ducts.
- Cool the room you're in and leave the rest: {it}.
classic
- (plural) Mini splits serve in place of ductwork.
- (plural) With mini splits, each room may be set on its own.
- The system is ductless.
casual
- {The it} heat and cool without ducts.
- (plural) Mini splits let you set each room on its own.

## forced air
kind: system
hook: 1
match: forced air, forced hot air, fha, forced air heat, gas forced air, forced air gas, fwa, forced warm air, gfa
luxury
- Forced air carries the heat through the house.
- The heat is forced air.
investor
- Heat: {it}.
- Heating: {it}.
family
- The heat is forced air.
- Forced air sends the heat around the house.
modern
- Forced air sends the heat by duct.
- Heat: forced air.
classic
- The house is heated by forced air.
- The heat is forced air, and goes from room to room by duct.
casual
- The heat's forced air.
- It's forced-air heat.

## gas heat
kind: system
hook: 1
match: gas heat, natural gas heat, gas heating, gas heater, heat - gas
luxury
- The house is heated with gas.
- The heat is gas, with nothing to be carried in or out.
investor
- Heat: gas.
- Heating fuel: gas.
family
- The heat is gas.
- The heat is gas, with no wood to haul.
modern
- The heat runs on gas.
- Heat: gas.
classic
- The house is heated by gas.
- The heat is gas; there is no wood to carry and no ash to clear.
casual
- The heat's gas.
- It's gas heat, with nothing to chop or stack.

## oil heat
kind: system
hook: 0
match: oil heat, heating oil, oil heating, oil fired, oil tank, oil furnace, fuel oil
luxury
- The house is heated with oil.
- The heat is oil.
investor
- Systems: {it}.
- Heat: oil.
family
- The heat is oil.
- The house is heated with oil.
modern
- The heat runs on oil.
- Oil heat, from a tank.
classic
- The house is heated by oil.
- The heat is oil.
casual
- The heat's oil.
- It's oil heat.

## electric baseboard heat
kind: system
hook: 0
match: electric baseboard, electric baseboard heat, baseboard electric, ebb heat
= heats room by room; there is no furnace
luxury
- Heat is electric, by baseboard.
- Electric baseboard heats each room on its own.
investor
- Heat: electric baseboard.
- Electric baseboard needs no furnace.
family
- The heat is electric baseboard.
- Electric baseboard heats room by room.
modern
- Electric baseboard heats by the room.
- Electric baseboard needs no furnace.
classic
- The rooms are heated by electric baseboard.
- Electric baseboard heats a room at a time, and requires no furnace.
casual
- The heat's electric baseboard.
- Electric baseboard means you heat only the room you're in.

## radiant floor heating
kind: system
hook: 5
match: radiant floor heat, radiant floor heating, radiant heat, radiant floors, in-floor heat, infloor heat, heated floors, hydronic radiant heat, radiant heated floors, in floor radiant
= the heat comes from the floor; which rooms is not known
luxury
- The warmth comes up from underfoot: there is {an it}.
- The floors are heated.
investor
- Heat: {it}.
- Heating: {it}.
family
- In January, breakfast can be barefoot: the floors are heated.
- The heat is in the floor.
modern
- Heated floors.
- The floor is the heater.
classic
- The floor itself gives the heat.
- Heat is supplied through the floor.
casual
- The heat comes up through the floor.
- The floors are heated, so go barefoot.

## boiler
kind: system
hook: 2
match: boiler, gas boiler, new boiler, boiler {year}, new boiler {year}, oil boiler, steam boiler, combi boiler, hydronic heat, hot water heat, steam heat, hwbb, hot water baseboard, baseboard hot water
luxury
- (year) The boiler was new in {year}.
- Heat is by boiler.
- {An it} supplies the heat.
investor
- Heat: {it}.
- (year) Boiler: {year}.
family
- (year) The boiler was new in {year}.
- {An it} supplies the heat.
- The heat comes from a boiler.
modern
- (year) The boiler is from {year}.
- {The it} sends the heat around by pipe.
classic
- The house is heated by a boiler.
- (year) The boiler was replaced in {year}.
casual
- (year) The boiler's from {year}.
- The heat comes off a boiler and gets around by pipe.

## radiators
kind: system
hook: 2
match: radiators, radiator heat, cast iron radiators, steam radiators, hot water radiators, original radiators
luxury
- Radiators warm the rooms.
- The heat is by radiator.
investor
- Heat: {it}.
- Heating: {it}.
family
- The rooms are heated by {an it}.
- Radiators heat the rooms and warm the towels.
modern
- Radiators do the heating.
- Radiators warm the room and dry the mittens.
classic
- The rooms are warmed by {an it}.
- The house has radiators.
casual
- Radiators do the heating.
- You've got radiators, and they dry the mittens.

## new furnace
kind: update
hook: 3
match: new furnace, furnace {year}, new furnace {year}, furnace replaced, new gas furnace, newer furnace
= typed "newer": say "newer", never "new"
luxury
- (year) The furnace was new in {year}.
- (year) The furnace dates from {year}.
- The furnace is new.
investor
- (year) Furnace: {year}.
- Furnace: new.
- (year) Furnace replaced in {year}.
family
- The furnace is new.
- (year) The furnace was new in {year}.
modern
- (year) The furnace is from {year}.
- The furnace is new.
classic
- (year) A new furnace was installed in {year}.
- The furnace is new.
casual
- The furnace is new.
- (year) The furnace is from {year}.

## zoned heating and cooling
kind: system
hook: 2
match: dual zone hvac, dual-zone hvac, zoned hvac, 2 zone hvac, two zone heat and air, multi-zone hvac, zoned heating, zoned heating and cooling, dual zone a/c, 3 zone heat, multi zone heat
= each zone has its own setting
luxury
- Each zone of the house has its own setting.
- There is {an it}.
investor
- HVAC: {it}.
- HVAC: zoned.
family
- Each zone has its own thermostat.
- There's {an it}.
modern
- There's {an it}.
- Each zone has its own thermostat.
classic
- Each zone is governed by a thermostat of its own.
- There is {an it}.
casual
- There's {an it}.
- It's zoned, so each end can pick its own temperature.

## geothermal
kind: system
hook: 4
match: geothermal, geothermal heat, geothermal hvac, geothermal heat pump, ground source heat pump, ground-source heat pump, geo heat, geothermal heating and cooling
= draws heat from the ground, and returns it there in summer
luxury
- Heating and cooling are geothermal, drawn from the ground.
- Heating and cooling are geothermal.
investor
- HVAC: {it}.
- Heating and cooling: {it}.
family
- The heating and cooling are geothermal.
- Heating and cooling are geothermal, from the ground.
modern
- Geothermal: the ground does the heating and the cooling.
- Heating and cooling are geothermal.
classic
- Geothermal heat is drawn from the ground.
- Heating and cooling are geothermal.
casual
- The heating and cooling are geothermal.
- Geothermal heat comes out of the ground.

## whole-house fan
kind: system
hook: 2
match: whole house fan, whole-house fan, whole home fan, quietcool, quiet cool fan
= draws outside air in by the windows and sends indoor heat out by way of the attic
luxury
- In the evening {the it} draws cool air through the house.
- There is {an it} for cool evenings.
investor
- Cooling: {it}.
- {An it} moves air instead of chilling it, on a fan's worth of power.
family
- When the evening cools off, open the windows, run {the it}, and let the day out.
- {The it} cools the house down at night.
modern
- {The it} swaps hot air for evening.
- Windows open, fan on, day out: {it}.
classic
- {An it} sends the heat of the day out and admits the evening in its place.
- On cool evenings {the it} exchanges the air of the house for the air outside.
casual
- {The it} cools the place off at night.
- Open the windows and let {the it} do the rest.

## ceiling fans
kind: system
hook: 1
match: ceiling fan, ceiling fans, ceiling fans throughout, paddle fans
luxury
- Ceiling fans keep the air in motion.
- There are ceiling fans.
investor
- Fixtures: ceiling fans.
- Ceiling fans are wired in.
family
- There are ceiling fans for warm nights.
- Turn on the ceiling fan and leave the window open.
modern
- Ceiling fans keep the air moving.
- Ceiling fans for warm nights.
classic
- Ceiling fans stir the air.
- There are ceiling fans for warm nights.
casual
- There are ceiling fans for warm nights.
- Ceiling fans keep the air moving.

## evaporative cooler
kind: system
hook: 1
match: swamp cooler, evaporative cooler, evap cooler, evaporative cooling, evap cooling
= cools with water and a fan; a window is opened
luxury
- The air is cooled over water, by {an it}.
- Cooling is evaporative.
investor
- Cooling: evaporative, no refrigerant.
- Cooling: {it}.
family
- {The it} does the cooling.
- {The it} cools with water and a fan.
modern
- {The it} cools with water and a fan.
- Cooling: {it}.
classic
- {An it} cools the air with water.
- The house is cooled by evaporation.
casual
- {The it} does the cooling.
- The swamp cooler runs on water and a fan.

# Water, fuel, power

## tankless water heater
kind: system
hook: 3
match: tankless water heater, tankless, tankless hot water, tankless hot water heater, on demand water heater, on-demand hot water, rinnai, navien, tankless wh, tankless hwh, instant hot water heater
= heats water as it is drawn; there is no tank to run out or leak
luxury
- Hot water is made as it is asked for: {it}.
- There is no tank to empty; the water is heated on its way.
investor
- Water heating: {it}.
- Hot water: {it}.
family
- {The it} heats water as it runs.
- Nobody gets the end of the hot water: it's tankless.
modern
- Hot water comes on request: {it}.
- Tankless, with no tank to run out.
classic
- Water is heated as it is drawn; there is no tank to wait upon.
- Water is heated only when it is called for: {it}.
casual
- {The it} heats water as it runs.
- {The it} has no tank to run out of.

## new water heater
kind: update
hook: 2
match: new water heater, water heater {year}, new hot water heater, new hwh, hwh {year}, new hot water tank, newer water heater, water heater replaced {year}, new h2o heater
= typed "newer": say "newer", never "new"
luxury
- (year) The water heater was new in {year}.
- The water heater is new.
investor
- (year) Water heater: {year}.
- Water heater: new.
family
- The water heater is new.
- (year) The water heater was new in {year}.
modern
- (year) The water heater is from {year}.
- The water heater is new.
classic
- (year) The water heater was replaced in {year}.
- The water heater is new.
casual
- The water heater's new.
- (year) The water heater's from {year}.

## natural gas
kind: utilities
hook: 1
match: natural gas, nat gas, gas service, gas line, gas utilities, gas at property
= piped; there is no tank
luxury
- Natural gas is piped in.
- Natural gas serves the property.
investor
- Fuel: natural gas.
- Utilities: natural gas.
family
- The house is on natural gas, with no tank to fill before winter.
- There's {an it}.
modern
- Natural gas, no tank.
- Gas comes by pipe.
classic
- Natural gas serves the property.
- Natural gas is piped in.
casual
- There's {an it}.
- It's on natural gas, with no tank to fill.

## propane
kind: utilities
hook: 1
match: propane, propane tank, lp gas, lp tank, owned propane tank, buried propane tank, leased propane tank, propane heat
luxury
- The fuel is propane, kept on the property.
- Propane is stored on the grounds.
investor
- Fuel: propane.
- (owned) Propane tank: owned.
- (leased) Propane tank: leased.
family
- The property runs on propane.
- The fuel is propane.
modern
- The fuel is propane.
- Fuel: propane.
classic
- Propane serves the property.
- The fuel is propane.
casual
- It runs on propane.
- The fuel's propane.

## updated electrical
kind: update
hook: 3
match: updated electrical, new electrical, electrical updated {year}, updated wiring, rewired, re-wired, new wiring, new electrical panel, new panel, panel {year}, new breaker box, electric updated
luxury
- (year) The electrical was renewed in {year}.
- The electrical has been updated.
investor
- (year) Electrical: updated {year}.
- Electrical: updated.
family
- The electrical has been updated.
- (year) The electrical was updated in {year}.
modern
- (year) The electrical was updated in {year}.
- The electrical has been updated.
classic
- (year) The electrical was brought up to date in {year}.
- The electrical has been updated.
casual
- (year) The electrical was updated in {year}.
- The electrical's been updated.

## electrical service
kind: system
hook: 2
match: 200 amp, 200-amp service, 200 amp panel, 200a service, 200 amp electric, 400 amp service, 400 amp panel, 320 amp, 800 amp
luxury
- Electrical service is {n} amps.
- The panel is rated at {n} amps.
investor
- Service: {n} amps.
- Electrical service: {n} amps.
family
- The panel takes {n} amps.
- There are {n} amps at the panel.
modern
- The panel takes {n} amps.
- Electrical: {n} amps.
classic
- The electrical service is of {n} amps.
- {N} amps come to the panel.
casual
- The panel takes {n} amps.
- It's {n}-amp service.

## updated plumbing
kind: update
hook: 3
match: updated plumbing, new plumbing, plumbing updated {year}, repiped, re-piped, repipe {year}, new copper plumbing, all new plumbing
luxury
- (year) The plumbing was renewed in {year}.
- The plumbing has been updated.
investor
- (year) Plumbing: updated {year}.
- Plumbing: updated.
family
- The plumbing has been updated.
- (year) The plumbing was updated in {year}.
modern
- (year) Plumbing, updated {year}.
- The plumbing has been updated.
classic
- (year) The plumbing was brought up to date in {year}.
- The plumbing has been updated.
casual
- The plumbing's been updated.
- (year) The plumbing was updated in {year}.

## new sewer line
kind: update
hook: 3
match: new sewer line, sewer line replaced, sewer line {year}, new sewer main, new sewer lateral
luxury
- (year) The sewer line was replaced in {year}.
- The sewer line is new.
investor
- (year) Sewer line: {year}.
- Sewer line: new.
family
- The sewer line is new.
- (year) The sewer line was new in {year}.
modern
- The sewer line is new.
- (year) Sewer line, {year}.
classic
- (year) A new sewer line was laid in {year}.
- The sewer line is new.
casual
- The sewer line's new.
- (year) The sewer line's from {year}.

## water softener
kind: system
hook: 1
match: water softener, soft water, soft water system, water softner, softener
= takes out the minerals that make water hard; uses salt
luxury
- The water is softened.
- There is {an it}.
investor
- Water treatment: {it}.
- Water: softened.
family
- With {an it}, the soap lathers and the kettle stays clean.
- There's {an it}.
modern
- The water runs soft.
- There's {an it}.
classic
- There is {an it}.
- The water is softened before it is used.
casual
- There's {an it}, which your shower door will appreciate.
- The water's softened.

## water filtration
kind: system
hook: 1
match: water filtration, water filtration system, whole house water filter, whole house filtration, reverse osmosis, ro system, r/o system, water filter, water purifier, water treatment system
luxury
- The water passes through {an it} before it is poured.
- There is {an it} for the water.
investor
- Water treatment: {it}.
- Water: filtered.
family
- Fill the pitcher from the tap: there's {an it}.
- There's {an it} for the tap.
modern
- Tap, filter, glass: {it}.
- The water is filtered.
classic
- The water is filtered, by means of {an it}.
- There is {an it}.
casual
- The tap water's filtered, thanks to {the it}.
- There's {an it} for the tap.

## well and septic
kind: utilities
hook: 2
match: well and septic, well & septic, well/septic, well + septic, private well and septic, well septic
= no water or sewer bill from a town
luxury
- Water and drainage are the property's own, by well and septic.
- The house is served by a well and septic.
investor
- Utilities: well and septic.
- Well and septic, with no water or sewer bill.
family
- The house has a well and septic.
- It's on a well and septic, with no water or sewer bill.
modern
- It's on well and septic.
- Well and septic mean no water bill.
classic
- The house is served by a well and a septic system.
- Water is drawn from a well; drainage is by septic.
casual
- It's on a well and septic.
- It's on well and septic, so there's no water bill.

## private well
kind: utilities
hook: 2
match: private well, well, well water, drilled well, artesian well, well on property, domestic well, {n} gpm well, deep well
luxury
- Water is drawn from {an it}.
- The property supplies its own water, from {an it}.
investor
- Water: {it}.
- Water: private well.
family
- The water comes from {an it}.
- The water at the tap is from your own well.
modern
- The water comes up from a well.
- Water: {it}.
classic
- {An it} supplies the water.
- The water is the property's own, from a well.
casual
- The water comes from {an it}.
- You've got your own well, so there's no water bill.

## septic system
kind: utilities
hook: 1
match: septic, septic system, septic tank, on septic, new septic, septic {year}, new septic {year}, 3 bedroom septic, 4 bedroom septic
luxury
- The house is on a septic system of its own.
- (year) The septic system was new in {year}.
investor
- Sewer: septic.
- (year) Septic: {year}.
- Waste: septic.
family
- (year) The septic was new in {year}.
- The house is on septic.
- The house is on septic, with no sewer bill.
modern
- It's on septic, with no sewer bill.
- (year) Septic, {year}.
classic
- The property has its own septic system.
- (year) The septic system was installed in {year}.
casual
- (year) The septic's from {year}.
- It's on septic.
- It's on septic, so there's no sewer bill.

## public water and sewer
kind: utilities
hook: 1
match: public water and sewer, city water and sewer, town water and sewer, public utilities, all public utilities, city utilities
= no well to test and no tank to pump
luxury
- Water and sewer are public.
- Water and sewer are on the public mains.
investor
- Utilities: public water and sewer.
- Public water and sewer leave no well to test and no tank to pump.
family
- The water and sewer are public.
- It's on public water and sewer.
modern
- Water and sewer are public.
- Public water, public sewer.
classic
- Public water and sewer serve the property.
- Water comes by the public main and leaves by the public sewer.
casual
- There's no tank to pump: the water and sewer are public.
- The water and sewer are public.

## public water
kind: utilities
hook: 0
match: public water, city water, municipal water, town water, county water
= no well to test; nothing is said about the sewer
luxury
- The water is public.
- Water comes by the public main.
investor
- Water: public.
- Utilities: public water.
family
- The water comes from the main.
- It's on public water, with no well to test.
modern
- The water is public.
- Public water, no well.
classic
- Public water serves the property.
- Water is supplied by the public main.
casual
- It's on public water.
- The water's public: no well, no pump.

## public sewer
kind: utilities
hook: 0
match: public sewer, city sewer, municipal sewer, town sewer, sewer connected
= no septic tank to pump; nothing is said about the water
luxury
- The sewer is public.
- The property is on public sewer.
investor
- Sewer: public.
- Utilities: public sewer.
family
- It's on public sewer.
- The sewer is public, with no tank to pump.
modern
- The sewer is public.
- Public sewer, nothing to pump.
classic
- Public sewer serves the property.
- Drainage is to the public sewer.
casual
- It's on public sewer.
- There's no septic to pump; the sewer's public.

## sump pump
kind: system
hook: 0
match: sump pump, sump, new sump pump, sump pump with battery backup, sump w/ battery backup, dual sump pumps
luxury
- There is {an it} for heavy rain.
- {An it} is installed.
investor
- Drainage: {it}.
- Installed: {it}.
family
- There's {an it} for the week it won't quit raining.
- There's {an it} for wet springs.
modern
- There's {an it} for heavy rain.
- Installed: {it}.
classic
- {An it} stands ready for heavy rain.
- There is {an it}.
casual
- There's {an it} for wet springs.
- There's {an it} for heavy rain.

## waterproofed basement
kind: update
hook: 1
match: waterproofed basement, basement waterproofing, waterproofing system, interior drain tile, b-dry, basement waterproofed {year}
= never promise that the basement is dry
luxury
- The basement has been waterproofed.
- (year) The basement was waterproofed in {year}.
investor
- (year) Basement waterproofing: {year}.
- Basement: waterproofed.
family
- The basement has been waterproofed.
- (year) The basement was waterproofed in {year}.
modern
- The basement is waterproofed.
- (year) Basement, waterproofed {year}.
classic
- (year) The basement was waterproofed in {year}.
- The basement has been waterproofed.
casual
- (year) The basement was waterproofed in {year}.
- The basement's been waterproofed.

## radon mitigation
kind: system
hook: 0
match: radon mitigation, radon mitigation system, radon system, radon fan
luxury
- A radon system is in place.
- There is {an it}.
investor
- Radon: mitigation system in.
- Installed: {it}.
family
- There's {an it} in place.
- The radon system is already in.
modern
- The radon system is in.
- There's {an it} in place.
classic
- {An it} has been installed.
- A radon system is in place.
casual
- There's {an it} in place.
- The radon system's already in.

## foundation work
kind: update
hook: 1
match: foundation repaired, foundation work, foundation repair {year}, foundation leveled
luxury
- (year) Work was done on the foundation in {year}.
- The foundation has been repaired.
investor
- (year) Foundation work: {year}.
- Foundation: work done.
family
- {The it} has been done.
- (year) The foundation was worked on in {year}.
- The foundation has been repaired.
modern
- {The it} has been done.
- (year) The foundation was worked on in {year}.
- Foundation: repaired.
classic
- (year) The foundation was repaired in {year}.
- The foundation has been repaired.
casual
- {The it} has been done.
- (year) They did foundation work in {year}.
- The foundation's been repaired.

## central vacuum
kind: system
hook: 0
match: central vacuum, central vac, central vacuum system, built in vacuum, cen vac, whole house vacuum
= the machine stays put; only a hose is carried
luxury
- A central vacuum is built in.
- There is {an it}.
investor
- Built in: central vacuum.
- Systems: central vacuum.
family
- With a central vacuum, the hose is all you carry.
- There's {an it}.
modern
- Central vac: carry the hose, not the machine.
- The vacuum is central.
classic
- A central vacuum is provided.
- There is {an it}.
casual
- There's {an it}.
- With {an it}, you carry a hose and leave the machine.

# Roof, walls, windows

## new roof
kind: update
hook: 5
match: new roof, roof {year}, new roof {year}, newer roof, roof replaced, roof replaced {year}, reroofed, re-roofed, new shingles, new shingle roof
= typed "newer": say "newer", never "new"
luxury
- (year) The roof was new in {year}.
- (year) The roof dates from {year}.
- The roof is new.
investor
- (year) Roof: {year}.
- Roof: new.
- (year) Roof replaced in {year}.
family
- The roof is new.
- (year) The roof was new in {year}.
- (year) Let it rain. The roof was new in {year}.
modern
- (year) The roof went on in {year}.
- (year) Roof, {year}.
- The roof is new.
classic
- (year) The house was given a new roof in {year}.
- (year) The roof dates from {year}.
- The roof is new.
casual
- The roof's new.
- (year) The roof's from {year}.
- (year) The roof's from {year}, so cross that off.

## metal roof
kind: system
hook: 5
match: metal roof, standing seam, standing seam roof, standing seam metal roof, tin roof, steel roof, metal roof {year}, new metal roof
= no asphalt shingles to lose
luxury
- (year) The metal roof was put on in {year}.
- The roof is of metal.
investor
- Roof: {it}.
- (year) Roof: metal, {year}.
family
- After a windy night there are no shingles in the flower bed. The roof is metal.
- The roof is metal.
- (year) The metal roof went on in {year}.
modern
- The roof is metal, with no shingles to lose.
- (year) Metal overhead, from {year}.
classic
- The roof is of metal.
- (year) A metal roof was put on in {year}.
- A metal roof covers the house.
casual
- The roof's metal, with no shingles to lose.
- The roof's metal.
- (year) Metal roof, from {year}.

## slate roof
kind: character
hook: 5
match: slate roof, original slate roof, new slate roof, vermont slate roof, slate shingles
= slate is stone
luxury
- The house is roofed in stone.
- The roof is slate.
investor
- Roof: {it}.
- Roofing: slate.
family
- The roof is slate.
- The roof is slate, laid one piece at a time.
modern
- The roof is slate.
- Roof: slate.
classic
- The house is roofed in slate.
- The roof is of slate.
casual
- The roof's slate, as in actual rock.
- The roof's slate.

## tile roof
kind: character
hook: 3
match: tile roof, clay tile roof, concrete tile roof, spanish tile roof, barrel tile roof, terracotta roof, terra cotta tile roof
luxury
- The roof is laid in tile.
- The roof is tile.
investor
- Roof: {it}.
- Roofing: tile.
family
- The roof is tile.
- Rain runs off the tile roof a row at a time.
modern
- The roof is tile.
- Roof: tile.
classic
- The roof is of tile.
- Tile covers the roof.
casual
- It's a tile roof, row over row.
- The roof's tile.

## new gutters
kind: update
hook: 0
match: new gutters, gutters {year}, new gutters and downspouts, gutter guards, leaf guards, leaf filter, gutter covers
luxury
- (year) The gutters were new in {year}.
- The gutters are new.
investor
- (year) Gutters: {year}.
- Gutters: new.
- (guards) Gutter guards: in place.
family
- The gutters are new.
- (year) The gutters were new in {year}.
- (guards) Gutter guards keep the leaves out and you off the ladder.
modern
- The gutters are new.
- (year) Gutters, {year}.
- (guards) The gutters have guards.
classic
- (year) New gutters were hung in {year}.
- New gutters carry off the rain.
- (guards) Guards keep the leaves out of the gutters.
casual
- The gutters are new.
- (year) The gutters are from {year}.
- (guards) With gutter guards, you can skip the ladder.

## new siding
kind: update
hook: 2
match: new siding, siding {year}, new siding {year}, new vinyl siding, re-sided, resided, vinyl siding {year}
luxury
- (year) The siding was new in {year}.
- The siding is new.
investor
- (year) Siding: {year}.
- Siding: new.
family
- The siding is new.
- (year) The siding was new in {year}.
modern
- (year) The siding is from {year}.
- The siding is new.
classic
- (year) The house was re-sided in {year}.
- The siding is new.
casual
- The siding's new.
- (year) New siding in {year}.

## fiber cement siding
kind: finish
hook: 1
match: fiber cement siding, fiber-cement, hardie, hardie board, hardieboard, hardieplank, hardiplank, hardie siding, james hardie siding
= cement board; takes paint like wood, does not rot
luxury
- The siding is fiber cement, which takes paint as wood does.
- The walls are clad in fiber cement.
investor
- Siding: {it}.
- Exterior: {it}.
family
- The siding is fiber cement, which doesn't rot.
- The siding is fiber cement.
modern
- Siding that won't rot: fiber cement.
- The siding is fiber cement.
classic
- The house is sided in fiber cement.
- Fiber cement takes paint as wood does, and does not rot.
- The siding is fiber cement.
casual
- Fiber cement siding paints up like wood and won't rot.
- The siding's fiber cement.

## double-pane windows
kind: system
hook: 1
match: double pane windows, double-pane windows, dual pane windows, dual-pane, double paned, thermal windows, thermopane, insulated windows, double glazed, dual glazed
= two panes with a space between
luxury
- The windows are double-paned.
- Windows here are double-pane.
investor
- Windows: {it}.
- Glazing: {it}.
family
- The windows are double-pane.
- There are two panes of glass in each window.
modern
- The windows are double-pane, with air between.
- The windows are double-pane.
classic
- The windows are double-paned.
- There are {an it}.
casual
- The windows are double-pane.
- Double-pane windows put two layers of glass between you and January.

## energy-efficient windows
kind: system
hook: 1
match: energy efficient windows, energy-efficient windows, low-e windows, low e windows, low-e glass, energy star windows
luxury
- The windows are of the energy-efficient kind.
- {It} are in place.
investor
- Windows: {it}.
- Glazing: {it}.
family
- The windows are the energy-efficient kind, made to keep the heat in.
- The windows are energy-efficient.
modern
- {The it} are built to hold heat.
- The windows are energy-efficient.
classic
- The windows are of the energy-efficient kind.
- The glass is made to hold the warmth in: {it}.
casual
- The windows are energy-efficient, made to keep the heat on your side.
- The windows are energy-efficient.

## triple-pane windows
kind: system
hook: 2
match: triple pane windows, triple-pane, triple glazed, triple paned windows
= three panes to a window
luxury
- {The it} put three layers of glass between the rooms and the winter.
- The windows are triple-paned.
investor
- Windows: {it}.
- Glazing: {it}.
family
- The windows are triple-pane.
- The windows are triple-pane, for cold mornings.
modern
- Glass, air, glass, air, glass: {it}.
- The windows are triple-pane.
classic
- The windows are triple-paned.
- The windows are triple-pane.
casual
- The windows are triple-pane.
- Triple-pane windows put three layers of glass between you and winter.

## new windows
kind: update
hook: 3
match: new windows, windows {year}, new windows {year}, replacement windows, windows replaced, newer windows, new vinyl windows
= typed "newer": say "newer", never "new"
luxury
- (year) The windows were new in {year}.
- The windows are new.
investor
- (year) Windows: {year}.
- Windows: new.
- (year) Windows replaced in {year}.
family
- (year) The windows were new in {year}.
- The windows are new.
modern
- (year) The windows are from {year}.
- The windows are new.
classic
- (year) The windows were replaced in {year}.
- The windows are new.
casual
- (year) The windows are from {year}.
- The windows are new.

## impact windows
kind: system
hook: 5
match: impact windows, impact glass, hurricane windows, hurricane impact windows, impact rated windows, impact windows and doors, impact glass windows and doors, hurricane windows and doors, hurricane impact windows and doors, impact rated windows and doors, impact doors and windows, storm windows rated
= rated for windborne debris; nothing has to be put up over them
luxury
- In storm season there is nothing to put up; the windows are impact-rated.
- With impact windows, there is nothing to put up.
investor
- Windows: {it}.
- Storm protection: {it}.
family
- The windows are impact-rated.
- With impact windows, there's no plywood to put up.
modern
- Impact windows leave nothing to board up.
- Impact windows need no plywood.
classic
- The windows are of impact-rated glass.
- Impact windows leave nothing to board up.
casual
- The windows are impact-rated.
- With impact windows, you skip the plywood.

## hurricane shutters
kind: system
hook: 3
match: hurricane shutters, storm shutters, accordion shutters, roll down shutters, roll-down shutters, bahama shutters, electric shutters
luxury
- Against the season's storms there are {an it}.
- {It} are on hand for the months that require them.
investor
- Openings: {it}.
- Storm protection: {it}.
family
- There are {an it} for storm season.
- When the forecast turns, close {the it}.
modern
- Storm plan: {it}.
- {The it} are in place for storm season.
classic
- {It} are provided against the storm season.
- There are {an it} for storm season.
casual
- There are {an it} for storm season.
- With {an it}, you can skip the plywood.

## insulation
kind: system
hook: 1
match: insulation, new insulation, spray foam insulation, spray foam, closed cell foam, attic insulation, blown-in insulation, extra insulation, insulation {year}
luxury
- There is {an it}, for summer as for winter.
- There is {an it} between the rooms and the weather.
investor
- Envelope: {it}.
- (year) Insulation: {year}.
- Insulation: {it}.
family
- There's {an it} to keep the warmth in.
- There's {an it} for summer and winter.
modern
- There's {an it}.
- There's {an it} for both seasons.
classic
- There is {an it}, which works in winter and again in summer.
- There is {an it}.
casual
- There's {an it}.
- There's {an it} to keep the heat in.

## energy rating
kind: system
hook: 5
match: energy star, energy star certified, energy star home, hers {n}, hers score, hers rating, hers index, leed certified, leed gold, leed silver, leed platinum, green certified, zero energy ready
= a rating or certification is issued by a third party
luxury
- Its energy use has been rated: {it}.
- For energy, the rating is on record: {it}.
investor
- Energy: {it}.
- Rating: {it}.
family
- The house carries {an it}.
- The house has been rated for energy: {it}.
modern
- The energy is on record: {it}.
- Energy: {it}.
classic
- The house has been rated for its energy use: {it}.
- On energy there is a rating to consult: {it}.
casual
- On energy, there's a rating: {it}.
- The energy's on record: {it}.

# Power of its own

## solar panels
kind: system
hook: 4
match: solar, solar panels, solar system, pv, pv system, solar array, {n} kw solar, solar roof, rooftop solar
= panels make electricity by day; ownership not stated
luxury
- Solar panels turn the day into current.
- There are {an it}.
investor
- On site: {it}.
- Energy: {it}.
family
- There are {an it}.
- Solar panels make power all day.
modern
- Solar panels make power by day.
- There are {an it}.
classic
- Solar panels turn daylight into electricity.
- There are {an it}.
casual
- It's got solar panels.
- Solar panels make power while the sun's out.

## solar panels, owned
kind: system
hook: 5
match: owned solar, solar owned, owned solar panels, solar paid off, paid off solar, solar panels owned, solar (owned), fully owned solar
= no lease to assume; the panels convey
luxury
- The panels convey with the house, owned.
- The solar panels are owned.
luxury lead
- This {city} {type} makes electricity of its own, from solar panels that are owned.
- This {city} {type} has solar panels, and they are owned.
luxury headline
- Power of Its Own, from Panels That Are Owned
investor
- Solar: owned. No lease to assume.
- Energy: solar, owned.
investor lead
- The solar at this {city} {type} is owned, so there is no lease to assume.
- Solar first: the panels at this {city} {type} are owned.
investor headline
- Solar Owned, No Lease to Assume
family
- The solar panels are owned, so they stay when the moving truck leaves.
- The solar panels are owned.
family lead
- This {city} {type} makes power all day from solar panels that are owned.
- The solar panels at this {city} {type} are owned, so they stay.
family headline
- Solar Panels, Owned
modern
- Solar. Owned, not leased.
- The solar panels are owned.
modern lead
- Solar, owned. This {city} {type} makes power and leases nothing to do it.
- The solar panels at this {city} {type} are owned.
modern headline
- Solar. Owned, Not Leased.
classic
- The solar panels are owned, and go with the house.
- The solar panels belong to the property rather than to a leasing company.
classic lead
- Part of the electricity at this {city} {type} is made on the premises, by solar panels that are owned.
- This {city} {type} has solar panels, which are owned and go with it.
classic headline
- Electricity Made on the Premises
casual
- The solar's owned. There's no lease to take over.
- The solar panels are owned.
casual lead
- Everybody asks whether the solar's owned. At this {city} {type}, it is.
- The solar's owned at this {city} {type}, so there's no lease to take over.
casual headline
- Yes, the Solar Is Owned

## solar panels, leased
kind: terms
hook: 2
match: leased solar, solar lease, solar leased, solar ppa, solar panels leased, assumable solar lease, sunrun, solar (leased)
luxury
- The solar panels are under lease.
- Solar is in place under a lease.
investor
- Solar panels: leased.
- Solar: leased.
family
- The solar panels are leased.
- There are solar panels under a lease.
modern
- The solar is leased.
- Solar panels: leased.
classic
- Solar panels are installed under a lease.
- The solar panels are leased.
casual
- The solar panels are leased.
- There's solar, and it's leased.

## battery backup
kind: system
hook: 5
match: battery backup, tesla powerwall, powerwall, home battery, battery storage, solar battery, enphase battery, whole house battery, backup battery
= stores electricity for later or for an outage; which circuits is not known
luxury
- There is power in reserve: {an it}.
- {An it} holds power until it is wanted.
investor
- Storage: {it}.
- Backup power: {it}.
family
- There's {an it} for outages.
- If the power blinks, there's {an it}.
modern
- {The it} saves power for later.
- There's {an it} for outages.
classic
- {An it} keeps electricity in reserve.
- There is {an it} for outages.
casual
- There's {an it} for outages.
- {The it} holds power for when the grid's down.

## whole-house generator
kind: system
hook: 3
match: whole house generator, whole-house generator, whole home generator, standby generator, generac, generac generator, kohler generator, natural gas generator, automatic generator, backup generator
= say "the whole house" only where typed; a standby or backup generator may carry some circuits
= makes power when the utility's fails; which circuits is not known unless "whole house" was typed
luxury
- {An it} stands by.
- There is {an it} for outages.
investor
- Backup power: {it}.
- Power: {it}.
family
- When the lights go out down the block, there's {an it}.
- There's {an it} for outages.
modern
- For the night the grid is down: {it}.
- {The it} is for outages.
classic
- {An it} stands ready for the day the lines are down.
- There is {an it} for outages.
casual
- {The it} is there for the night the power isn't.
- There's {an it} for outages.

## generator hookup
kind: system
hook: 2
match: generator hookup, generator hook up, generator ready, transfer switch, generator plug, wired for generator, generator interlock, generator inlet
= the connection is in; the generator itself is not
luxury
- The house is wired to accept a generator.
- There is {an it}.
investor
- Backup power: wired for a generator.
- Power: {it}.
family
- There's {an it}.
- The house is wired for a generator.
modern
- The house is wired for a generator.
- There's {an it}.
classic
- A connection for a generator has been provided.
- There is {an it}.
casual
- There's {an it}.
- The house is wired for a generator.

# Renovations and their papers

## renovated
kind: update
hook: 6
match: renovated, renovated {year}, fully renovated, completely renovated, newly renovated, remodeled, remodeled {year}, completely remodeled, rehabbed, rehabbed {year}, renovated throughout
luxury
- (year) The renovation dates from {year}.
- (year) The house was renovated in {year}.
- The house has been renovated.
luxury lead
- (year) This {city} {type} was renovated in {year}.
- This {city} {type} has been renovated, and the work is finished.
luxury headline
- (year) Renovated in {year}
- The Work Is Finished
investor
- (year) Renovated: {year}.
- Condition: renovated.
- (year) Renovation completed: {year}.
investor lead
- (year) This {city} {type} was renovated in {year}.
- Condition first: this {city} {type} has been renovated.
investor headline
- (year) Renovation Dated {year}
- Renovated in {city}
family
- The house has been renovated.
- (year) The renovation was done in {year}.
- The renovating is done.
family lead
- (year) Somebody else lived with the dust: this {city} {type} was renovated in {year}.
- The renovating is done: this {city} {type} has been renovated.
family headline
- (year) Renovated in {year}
- The Renovating Is Done
modern
- (year) The renovation is from {year}.
- The renovation is done.
modern lead
- (year) Renovated, {year}: this {city} {type}.
- The work is done: this {city} {type} is renovated.
modern headline
- (year) Renovated, {year}
- The Work Is Done
classic
- (year) The house was renovated in {year}.
- The house has been renovated.
- (year) The renovation dates from {year}.
classic lead
- (year) This {city} {type} was renovated in {year}.
- The work at this {city} {type} is finished: it has been renovated.
classic headline
- (year) A {Type} in {City}, Renovated in {year}
- The Work Is Finished
casual
- It's been renovated.
- (year) It was renovated in {year}.
- It's been renovated, so you skip the dust.
casual lead
- (year) You missed the dust: this {city} {type} was renovated in {year}.
- You missed the dust. This {city} {type} has been renovated.
casual headline
- You Missed the Dust

## gut renovation
kind: update
hook: 7
match: gut renovation, gut renovated, gut reno, gut renovation {year}, gut rehab, full gut renovation, renovated to the studs, studs-out remodel
= taken back to the framing and rebuilt from there
luxury
- (year) In {year} the house was taken back to its studs and begun again.
- The house was renovated from the studs.
- (year) The gut renovation dates from {year}.
luxury lead
- (year) In {year} this {city} {type} was taken back to its studs and begun again.
- This {city} {type} was renovated from the studs.
luxury headline
- (year) Begun Again in {year}, from the Studs
- Begun Again, from the Studs
investor
- (year) Gut renovation: {year}.
- Renovation: from the studs.
investor lead
- (year) This {city} {type} was gut-renovated in {year}.
- This {city} {type} was gut-renovated, from the studs.
investor headline
- (year) Gut Renovation, {year}
- From the Studs
family
- It was renovated from the studs.
- (year) They took it down to the studs in {year} and put it all back.
family lead
- (year) Down to the studs in {year}, then all put back: that's this {city} {type}.
- The work went down to the studs at this {city} {type}, and it's finished.
family headline
- Down to the Studs, Then Home Again
modern
- Renovated from the studs.
- (year) Down to the studs in {year}.
modern lead
- (year) Down to the studs in {year}, then rebuilt: this {city} {type}.
- Renovated from the studs: this {city} {type}.
modern headline
- Studs, Then Everything Else
classic
- The renovation began at the studs.
- (year) The house was renovated from the studs in {year}.
classic lead
- (year) Some renovations stop at the paint. In {year}, the one at this {city} {type} began at the studs.
- Some renovations stop at the paint. The one at this {city} {type} began at the studs.
classic headline
- A Renovation That Began at the Studs
casual
- It was renovated from the studs.
- (year) They gutted it in {year}, clear to the studs.
casual lead
- (year) In {year}, this {city} {type} went down to the studs. Then they put it all back.
- They took this {city} {type} down to the studs and started over.
casual headline
- Down to the Studs and Back

## new mechanicals
kind: update
hook: 5
match: new mechanicals, all new mechanicals, updated mechanicals, mechanicals {year}, all new systems, new systems, updated systems, mechanicals replaced
= typed "updated": say "updated", never "new" or "replaced"
= mechanicals are the heating, cooling, plumbing and electrical equipment
luxury
- (year) The mechanicals were renewed in {year}.
- The mechanicals are new.
investor
- (year) Mechanicals: {year}.
- Mechanicals: new.
family
- The mechanicals are new.
- (year) The mechanicals were new in {year}.
modern
- The mechanicals are new.
- (year) Mechanicals, {year}.
classic
- (year) The mechanical systems were replaced in {year}.
- The mechanicals are new.
casual
- The mechanicals are new.
- (year) The mechanicals were new in {year}.

## permits on file
kind: update
hook: 2
match: permits on file, all work permitted, work done with permits, fully permitted, closed permits, permits closed, with permits
luxury
- Permits for the work are on file.
- The work was done under permit.
investor
- Permits: on file.
- The work was permitted, and permits are on file.
family
- The permits are on file.
- The work has its permits.
modern
- The permits are on file.
- Permitted work, on the record.
classic
- Permits for the work are on file.
- The work was done with permits.
casual
- The permits are on file.
- The work was permitted, and the permits are on file.

## fresh paint
kind: update
hook: 1
match: fresh paint, freshly painted, new paint, newly painted, fresh interior paint, new interior paint, exterior paint {year}, interior paint {year}, repainted
luxury
- The paint is fresh.
- (year) It was painted in {year}.
investor
- Paint: fresh.
- (year) Painted: {year}.
family
- The paint is fresh.
- (year) It was painted in {year}.
- Fresh paint, and no drop cloths on moving day.
modern
- (year) Painted, {year}.
- The paint is fresh.
classic
- The paint is fresh.
- (year) It was painted in {year}.
casual
- The paint's fresh.
- (year) It was painted in {year}.

## new flooring
kind: update
hook: 2
match: new flooring, new floors, new floors {year}, floors {year}, new flooring throughout, new carpet, new lvp, new vinyl plank, new carpet {year}
luxury
- (year) {The it} was laid in {year}.
- The floors are new.
investor
- Flooring: {it}.
- (year) Flooring: {year}.
family
- (year) The floors were new in {year}.
- You've got {an it}.
modern
- The floors are new.
- (year) The floors are from {year}.
classic
- (year) The floors were renewed in {year}.
- The flooring is new.
casual
- The flooring's new.
- (year) The floors are from {year}.

# Parking

## garage
kind: parking
hook: 3
match: garage, private garage, garage with opener, 1.5 car garage, 2.5 car garage
luxury
- There is {an it}.
- The car is kept in {the it}.
investor
- Parking: {it}.
- {An it} adds space under roof that the square footage does not count.
family
- Pull into {the it} and stay out of the rain.
- There's {an it} for the car and the bikes.
modern
- The car goes in {the it}.
- There's {an it}.
classic
- There is {an it} for the car.
- {An it} keeps the frost from the windshield.
casual
- There's {an it} for the car.
- You get {an it}, so there's no ice to scrape.

## one-car garage
kind: parking
hook: 3
match: one car garage, 1 car garage, 1-car garage, one-car garage, single car garage, single garage
luxury
- There is {an it}.
- The car is kept in {the it}.
investor
- Garage: one car.
- Parking: {it}.
family
- There's {an it}.
- The car goes in {the it}, out of the rain.
modern
- The car goes in {the it}.
- Parking: {it}.
classic
- There is {an it}.
- {The it} keeps the car from the weather.
casual
- There's {an it}.
- The car goes in {the it}.

## two-car garage
kind: parking
hook: 4
match: two car garage, 2 car garage, 2-car garage, two-car garage, 2 car attached garage, 2 car gar, double garage, 2 car att garage
luxury
- {The it} takes two cars in from the weather.
- Two cars may be kept indoors, in {the it}.
investor
- Garage: two cars.
- Parking: {it}.
family
- {The it} fits two cars, or one car and every bike you own.
- There's {an it}.
modern
- {The it} parks two.
- Parking: {it}.
classic
- {The it} accommodates two cars.
- There is {an it}.
casual
- Both cars fit in {the it}.
- There's {an it}.

## three-car garage
kind: parking
hook: 4
match: three car garage, 3 car garage, 3-car garage, three-car garage, 3 car attached garage, 3 car gar, triple garage
luxury
- {The it} takes three cars in from the weather.
- There is {an it}.
investor
- Garage: three cars.
- Parking: {it}.
family
- There's {an it}.
- {The it} takes three cars, or two and the bikes.
modern
- {The it} parks three, or two and a workshop.
- Parking: {it}.
classic
- {The it} will hold three cars.
- There is {an it}.
casual
- {The it} fits three cars, or two and a hobby.
- There's {an it}.

## garage for four or more
kind: parking
hook: 6
match: 4 car garage, four car garage, 4-car garage, 5 car garage, five-car garage, 6 car garage, six car garage, 8 car garage, collector garage, showroom garage
luxury
- The garage keeps {n} cars under roof.
- There is {an it}.
luxury lead
- The garage at this {city} {type} holds {n} cars.
- {N} cars may be kept indoors at this {city} {type}.
luxury headline
- {N} Cars, Kept Indoors
investor
- Garage: {n} cars.
- Parking: garage for {n}.
investor lead
- The garage at this {city} {type} counts {n} cars.
- Garage at this {city} {type}: {n} cars.
investor headline
- {N} Cars Under Roof
family
- Everybody parks inside. The garage takes {n}.
- There's {an it}.
family lead
- Everybody parks inside at this {city} {type}. The garage takes {n} cars.
- {N} cars fit in the garage at this {city} {type}.
family headline
- Everybody Parks Inside
modern
- The garage parks {n}, all indoors.
- Garage: {n} cars.
modern lead
- {N} cars, no tarps. The garage comes first at this {city} {type}.
- The garage at this {city} {type} takes {n} cars.
modern headline
- {N} Cars, No Tarps
classic
- The garage accommodates {n} cars.
- There is a garage for {n} cars.
classic lead
- This {city} {type} has a garage for {n} cars.
- {N} cars may be kept under roof at this {city} {type}.
classic headline
- A Garage for {N}
casual
- There's {an it}.
- The garage holds {n} cars.
casual lead
- If you've got more cars than driveway, start here: this {city} {type} has a garage for {n}.
- {N} cars fit in the garage at this {city} {type}. Bring them.
casual headline
- {N} Cars? Bring Them.

## attached garage
kind: parking
hook: 4
match: attached garage, att garage, attached 1 car garage, attached 2 car garage, attached 3 car garage, garage attached, att 2 car
= one goes between car and house without going outdoors
luxury
- {The it} is attached, and one comes in dry.
- {The it} is attached to the house.
investor
- Garage: {it}.
- Parking: {it}.
family
- Bring the groceries in without a coat: {the it} is attached.
- The garage is attached.
modern
- {The it} is attached.
- Car to house, no weather between: {it}.
classic
- {The it} is attached to the house.
- One comes in dry, since {the it} is attached.
casual
- The garage is attached.
- {The it}'s attached, so you stay dry.

## detached garage
kind: parking
hook: 3
match: detached garage, det garage, det 1 car garage, det 2 car garage, detached 2 car garage, detached two-car garage, separate garage
= a building of its own
luxury
- {The it} stands apart from the house.
- {The it} is a building of its own.
investor
- Garage: {it}.
- Parking: {it}.
family
- The garage is detached.
- {The it} stands on its own.
modern
- {The it} stands on its own.
- Parking: {it}.
classic
- There is {an it}, standing apart from the house.
- {The it} stands apart from the house.
casual
- The garage is detached.
- {The it} stands apart from the house.

## oversized garage
kind: parking
hook: 4
match: oversized garage, oversize garage, oversized 2 car garage, oversized two-car garage, extra deep garage, extended garage
= larger than its count of cars needs, because the agent says so
luxury
- {The it} is oversized, with room around the car as well as for it.
- There is {an it}.
investor
- Garage: {it}.
- Parking: {it}.
family
- {The it} is oversized: cars first, then the bikes.
- There's room to spare in {the it}.
modern
- {The it} runs larger than the car.
- Parking: {it}.
classic
- {The it} is larger than a car requires.
- There is {an it}.
casual
- {The it} is oversized, so see what else fits.
- There's {an it}.

## heated garage
kind: parking
hook: 5
match: heated garage, heated 2 car garage, heated two-car garage, heated 3 car garage, garage with heat, heated and insulated garage, garage heater
luxury
- The garage is heated.
- The cars are kept warm: {the it} is heated.
investor
- Garage: {it}.
- Parking: {it}.
family
- No cold seat in January: {the it} is heated.
- The garage is heated.
modern
- {The it} is heated, and the car starts warm.
- The garage is heated.
classic
- {The it} is heated, and work may go on there in winter.
- The garage is heated.
casual
- {The it} is heated, so the car starts warm.
- The garage is heated.

## tandem garage
kind: parking
hook: 2
match: tandem garage, tandem 2 car garage, 2 car tandem garage, tandem parking, 3 car tandem, tandem spaces
= cars stand nose to tail
luxury
- {The it} is arranged in tandem, one car behind the other.
- Cars stand one behind another in {the it}.
investor
- Parking: {it}.
- Parking: {it}, nose to tail.
family
- {The it} is tandem, so whoever leaves first parks last.
- Cars park nose to tail in {the it}.
modern
- {It}, nose to tail.
- Cars park nose to tail in {the it}.
classic
- In {the it} one car stands behind another.
- {The it} is arranged in tandem.
casual
- Cars park nose to tail in {the it}.
- {The it}'s tandem, so work out who leaves first.

## carport
kind: parking
hook: 2
match: carport, car port, covered carport, attached carport, 1 car carport, 2 car carport, two-car carport
= a roof without a door
luxury
- The car stands under cover, in {the it}.
- There is {an it} for the car.
investor
- Parking: {it}.
- For the car: {it}.
family
- Unload under {the it} when it's pouring.
- The car goes under {the it}.
modern
- Shade for the car: {it}.
- The car goes under {the it}.
classic
- {An it} shelters the car.
- There is {an it}.
casual
- The car goes under {the it}.
- There's {an it}, with no door to fix.

## RV garage
kind: parking
hook: 6
match: rv garage, rv bay, rv barn, motorhome garage, motor home garage
luxury
- The motor home is kept indoors, in {the it}.
- There is {an it}.
luxury lead
- At this {city} {type}, one garage was built to the height of a motor coach.
- A motor home may be kept indoors at this {city} {type}, which has {an it}.
luxury headline
- Indoors, Even for the Coach
investor
- Parking: {it}.
- Under roof: {it}.
investor lead
- This {city} {type} has {an it}.
- Parking at this {city} {type}: {an it}.
investor headline
- {It} on the Property
family
- Pack the camper the night before, indoors: there's {an it}.
- The camper comes home to {the it}.
family lead
- Pack the camper the night before, indoors. This {city} {type} has {an it}.
family headline
- Pack the Camper Indoors
modern
- The RV goes in {the it}.
- Parking: {it}.
modern lead
- At this {city} {type}, the RV goes inside.
- The RV goes inside: this {city} {type} has {an it}.
modern headline
- The RV Goes Inside
classic
- The motor home is kept under roof, in {the it}.
- There is {an it} for a motor home.
classic lead
- This {city} {type} has {an it}, so that a motor home may be kept indoors.
- The motor home is kept under roof at this {city} {type}, in {the it}.
classic headline
- A Home for the Motor Home
casual
- The RV goes in {the it}.
- You've got {an it} for the RV.
casual lead
- Bring the RV: this {city} {type} has {an it}.
- The RV gets to park indoors at this {city} {type}. There's {an it}.
casual headline
- The RV Gets a Room, Too

## RV parking
kind: parking
hook: 4
match: rv parking, rv pad, rv storage, rv access, room for rv, boat parking, boat storage, rv/boat parking, rv and boat parking, trailer parking, space for rv, toy parking
luxury
- There is {an it} on the property.
- There is {an it}.
investor
- Parking: {it}.
- On site: {it}.
family
- With {an it} at home, you can pack for the trip a little at a time.
- There's {an it} at home.
modern
- Tow it home and park it. There's {an it}.
- Parking: {it}.
classic
- There is {an it}.
- The property has {an it}.
casual
- There's {an it}.
- You've got {an it}, so quit paying for storage.

## RV hookups
kind: parking
hook: 4
match: rv hookup, rv hookups, rv hook up, rv hook-ups, full rv hookups, 30 amp rv, 50 amp rv, 50 amp rv hookup, rv power, rv dump station
luxury
- An RV may be plugged in at home.
- Hookups are provided for an RV.
investor
- Parking: {it}.
- RV hookups are in.
family
- Plug in the camper the night before the trip: there are RV hookups.
- There are {an it}.
modern
- Pull in, plug in: RV hookups.
- RV hookups are in.
classic
- Hookups are provided for an RV.
- An RV may be connected here; the hookups are in.
casual
- There are {an it}.
- With RV hookups, you can plug in at home.

## RV gate
kind: parking
hook: 3
match: rv gate, double rv gate, rv gates, side gate rv, wide gate, rv gate access
= a gate wide enough for a trailer
luxury
- {An it} admits whatever is towed.
- The gate was hung wide enough for a trailer.
investor
- Access: {it}.
- Parking access: {it}.
family
- Swing {the it} open and back the trailer through.
- There's {an it}.
modern
- Trailers fit through {the it}.
- Back the trailer in through {the it}.
classic
- {The it} opens wide enough for a trailer.
- There is {an it}.
casual
- There's {an it}.
- {The it} lets the trailer in.

## EV charger
kind: parking
hook: 4
match: ev charger, ev charging, ev charging station, electric car charger, electric vehicle charger, tesla charger, tesla wall connector, level 2 charger, car charger, chargepoint, wall charger for ev
luxury
- The car is charged at home, by {an it}.
- There is {an it}.
investor
- EV: {it}.
- On site: {it}.
family
- Plug the car into {the it} when you get home, and don't think about it till morning.
- The car charges at {the it}.
modern
- Park, plug in, sleep: {it}.
- The car charges at home: {it}.
classic
- The car may be charged at home, by {an it}.
- There is {an it}.
casual
- You plug the car in at night like a phone, and {the it} does the rest.
- There's {an it}.

## EV-ready wiring
kind: parking
hook: 2
match: ev ready, ev-ready, prewired for ev, pre-wired for ev charger, wired for ev, ev outlet, ev capable
= the circuit is in; the charger is not
luxury
- The wiring for a car charger is in place.
- {The it} is in, for an electric car when one arrives.
investor
- EV: wired, with the charger left to price.
- EV: wired.
family
- The wiring's in for an electric car, whenever you get around to one.
- {The it} is ready for a charger.
modern
- It's wired for an EV charger.
- The wiring is in for an EV charger.
classic
- The wiring for a car charger has been run.
- {The it} is in place for an electric car, should one be acquired.
casual
- The wiring for a car charger is done. You pick the charger.
- {The it} is ready for a charger.

## off-street parking
kind: parking
hook: 4
match: off street parking, off-street parking, offstreet parking, off street parking for {n}, parking pad, rear parking pad, driveway parking, private parking, private driveway, driveway
luxury
- {The it} keeps the car clear of the street.
- (n) There is off-street parking for {n}.
investor
- Parking: off-street.
- (n) Parking: {n}, off-street.
- Parking: {it}.
family
- There's {an it}.
- (n) There's off-street parking for {n}.
modern
- Parking is off-street.
- (n) Off-street parking for {n}.
classic
- Parking is off the street.
- (n) There is parking off the street for {n}.
casual
- There's {an it}.
- (n) There's off-street parking for {n}.

## deeded parking
kind: parking
hook: 4
match: deeded parking, deeded parking space, deeded space, deeded spot, deeded garage space, deeded garage parking, owned parking space, 1 deeded space
= the space is owned by deed
luxury
- The parking space is owned, as the residence is: by deed.
- The parking is deeded.
investor
- Parking: deeded.
- The space is deeded.
family
- The parking is deeded.
- The spot is deeded, so it's yours.
modern
- The parking space is on the deed.
- The parking is deeded.
classic
- The parking space is conveyed by deed.
- The parking is deeded.
casual
- The spot comes with the place, on paper. It's deeded.
- The parking's deeded.

## assigned space
kind: parking
hook: 3
match: assigned parking, assigned space, assigned parking space, assigned spot, reserved parking, reserved space, reserved parking space, numbered space, 1 assigned space
= set aside by rule, not owned
luxury
- A parking space is assigned.
- The parking is assigned.
investor
- Parking: {it}.
- Parking: assigned.
family
- There's {an it}.
- Your space is assigned.
modern
- The space is assigned.
- Assigned space, same spot every time.
classic
- A parking space is assigned to the residence.
- The car has an assigned place.
casual
- You get an assigned spot.
- The parking's assigned, so there's no circling.

## covered parking
kind: parking
hook: 3
match: covered parking, covered parking space, covered space, covered spot, 1 covered space, 2 covered spaces, undercover parking
luxury
- Parking is covered.
- The car waits under a roof: the parking is covered.
investor
- Parking: covered.
- Parking: {it}.
family
- Unload under a roof when it's coming down: the parking is covered.
- The parking is covered.
modern
- {The it} has a roof.
- The parking is covered.
classic
- {The it} is under cover.
- There is {an it}.
casual
- The parking's covered.
- The parking's covered, so the seats stay cool.

## underground parking
kind: parking
hook: 4
match: underground parking, underground garage, underground space, 1 underground parking, below grade parking, subterranean parking, heated underground parking, basement garage parking
luxury
- The car goes underground, out of the weather altogether.
- Parking is underground.
investor
- Parking: {it}.
- Parking is underground.
family
- The parking is underground.
- You park underground, out of the rain and snow.
modern
- The car goes underground.
- Parking is underground.
classic
- Parking is provided underground.
- The parking is underground.
casual
- You park underground, out of the weather.
- Parking's underground.

## garage space in the building
kind: parking
hook: 4
match: garage parking, garage space, 1 garage space, parking garage, building garage, parking in garage, indoor parking, 1 indoor parking space, garage parking included
luxury
- A space in the garage is kept for the car.
- There is {an it}.
investor
- Parking: {it}.
- Building: {it}.
family
- There's {an it}.
- There's {an it} for the car.
modern
- You park indoors: {it}.
- Parking: {it}.
classic
- There is {an it}.
- The car is kept off the street: there is {an it}.
casual
- There's {an it}, so no circling the block.
- There's {an it}.

## guest parking
kind: parking
hook: 1
match: guest parking, visitor parking, guest spaces, visitor spaces, extra guest parking
luxury
- Guests have parking of their own.
- There is {an it}.
investor
- Parking, visitors: provided.
- Visitors: {it}.
family
- Tell them to come over. There's guest parking.
- There's {an it} for visitors.
modern
- Guests get parking of their own.
- Visitors get parking, too.
classic
- Parking is provided for guests.
- There is {an it}.
casual
- There's {an it} for visitors.
- Your friends can park, too: there's guest parking.

## circular driveway
kind: parking
hook: 5
match: circular driveway, circle driveway, circle drive, circular drive, horseshoe driveway
= one drives through without backing out
luxury
- The drive is circular.
- One arrives by a circular drive.
investor
- Driveway: circular.
- Approach: circular driveway.
family
- The driveway makes a circle.
- Nobody has to back out of a circular driveway.
modern
- The driveway is a circle, so skip reverse.
- The driveway is circular.
classic
- The driveway is circular.
- There is a circular driveway.
casual
- The driveway's a circle.
- It's a circular driveway, so there's no backing out.

## long driveway
kind: parking
hook: 4
match: long driveway, long drive, long private driveway, long paved driveway, long gravel driveway
luxury
- A long driveway comes before the house.
- The house is reached by a long driveway.
investor
- Driveway: long.
- Approach: long driveway.
family
- The driveway is long, with room for everyone's car.
- There's a long driveway.
modern
- The driveway is long.
- There's a long driveway.
classic
- The house is reached by a long driveway.
- There is a long driveway.
casual
- There's a long driveway.
- The driveway's long, so there's room for everybody's car.

## paved driveway
kind: parking
hook: 1
match: paved driveway, concrete driveway, asphalt driveway, blacktop driveway, paver driveway, new driveway, driveway {year}, new driveway {year}, newly paved driveway
luxury
- The driveway is paved.
- (year) The driveway was new in {year}.
investor
- Driveway: {it}.
- (year) Driveway: {year}.
family
- The driveway is paved.
- (year) The driveway was new in {year}.
- The driveway is paved, for bikes and basketballs.
modern
- The driveway is paved.
- (year) Driveway, {year}.
classic
- The driveway is paved.
- (year) A new driveway was laid in {year}.
casual
- (year) The driveway's from {year}.
- The driveway's paved.
- It's {an it}.

## gated driveway
kind: parking
hook: 5
match: gated driveway, gated entry, electric gate, automatic gate, private gate, gated property, gated entrance, entry gate, gated drive, gated and fenced
luxury
- One arrives by way of a gate.
- There is {an it}.
investor
- Entry: {it}.
- Access: gated.
family
- There's {an it}.
- You come home through a gate.
modern
- Through the gate and home: {it}.
- There's {an it}.
classic
- The drive is entered by a gate.
- There is {an it}.
casual
- The driveway's gated.
- There's a gate at the driveway.

## alley access
kind: parking
hook: 2
match: alley access, alley, rear alley access, alley entry, alley load, alley-load garage, back alley, alley parking
luxury
- {The it} gives a second way in.
- {The it} serves the back of the property.
investor
- Access: street and alley.
- Access: {it}.
family
- There's {an it} at the back.
- Trash and bikes go out the back way, by the alley.
modern
- {The it} is a second way in.
- There's {an it}.
classic
- {The it} makes a second way in.
- {The it} serves the back of the property.
casual
- There's a back way in, by the alley.
- You've got {an it}.

## street parking
kind: parking
hook: 0
match: street parking, on street parking, on-street parking, permit parking, free street parking, resident permit parking
luxury
- Parking is on the street.
- Parking is on the street.
investor
- Parking: {it}.
- Parking: street.
family
- Parking is on the street.
- Parking is at the curb, on the street.
modern
- Parking is on the street.
- Parking: street.
classic
- Parking is on the street.
- Cars are kept on the street.
casual
- Parking's on the street.
- It's street parking.

## shared driveway
kind: restriction
hook: 0
match: shared driveway, shared drive, common driveway, driveway easement, joint driveway
luxury
- The driveway is shared.
- The drive is held in common with a neighbor.
investor
- Restrictions: {it}.
- Driveway: shared.
family
- The driveway is shared.
- You share the driveway.
modern
- Driveway: shared.
- The driveway is shared.
classic
- The driveway is held in common with the neighboring property.
- The driveway is shared.
casual
- The driveway's shared.
- It's a shared driveway.

## motor court
kind: parking
hook: 5
match: motor court, motorcourt, auto court, gated motor court, courtyard parking
luxury
- Cars draw up in {the it}.
- {The it} receives arrivals.
investor
- Approach: {it}.
- Parking: {it}.
family
- There's {an it} to turn in.
- Company pulls into {the it}.
modern
- Pull in, turn, and park in {the it}.
- There's {an it} to turn in.
classic
- Guests arrive by {the it}.
- There is {an it} for arrivals.
casual
- There's {an it} to turn in.
- You pull into {the it}, with room to turn around.

## valet
kind: building
hook: 4
match: valet, valet parking, 24 hour valet, 24/7 valet, valet service, complimentary valet
luxury
- The car is taken at the door by valet, and brought back to it.
- Parking is by valet.
investor
- Parking: {it}.
- Building: {it}.
family
- There's {an it} at the door.
- Hand the valet the keys and keep both arms for the groceries.
modern
- Hand the valet the keys and you're home.
- There's {an it} at the door.
classic
- The parking is done by valet.
- There is a valet for the car.
casual
- You hand the keys to the valet and keep walking.
- There's a valet for parking.

## parking spaces
kind: parking
hook: 2
match: {n} parking spaces, {n} parking spots, parking for {n}, {n} car parking, {n} spaces, {n} stalls, {n} parking
luxury
- There is parking for {n}.
- There are {an it}.
investor
- Parking: {n}.
- Parking: {it}.
family
- There's parking for {n}.
- There are {an it}.
modern
- Parking for {n}.
- There are {an it}.
classic
- There is parking for {n}.
- There are {an it}.
casual
- There are {an it}.
- There's parking for {n}.

# Technology

## smart home
kind: technology
hook: 3
match: smart home, smart home technology, smart home system, smart house, smart home features, home automation, control4, crestron, savant, automated home
= typed bare, {it} is "smart home technology"
luxury
- There is {an it}.
- With {an it}, the house may be managed from a phone.
investor
- Technology: {it}.
- Systems: {it}.
family
- The house has {an it}.
- With {an it}, you can check on the house from the road.
modern
- The house runs from your phone: {it}.
- There's {an it}.
classic
- The house has been fitted with {an it}.
- There is {an it}.
casual
- It's got {an it}.
- You can run the house from your phone: there's {an it}.

## smart thermostat
kind: technology
hook: 1
match: smart thermostat, nest thermostat, nest, ecobee, wifi thermostat, wi-fi thermostat, smart thermostats, learning thermostat
= can be set from a phone
luxury
- With {an it}, the temperature may be arranged before one arrives.
- There is {an it}.
investor
- Controls: {it}.
- Systems: {it}.
family
- Set {the it} from the road and walk in comfortable.
- There's {an it}.
modern
- Warm by the time you're home: {it}.
- {The it} can be set from anywhere.
classic
- {The it} may be set from a distance.
- There is {an it}.
casual
- There's {an it}.
- You can set {the it} from your phone.

## smart locks
kind: technology
hook: 1
match: smart lock, smart locks, keyless entry, keypad entry, keypad lock, smart door lock, keyless lock, electronic lock, coded entry
= opens without a key
luxury
- The door opens without a key.
- There is {an it}.
investor
- Entry: {it}.
- Access: {it}.
family
- Leave the key off the ring: there's {an it}.
- There's {an it} on the door.
modern
- No key needed: {it}.
- The door opens without a key: {it}.
classic
- There is {an it}, and no key is required.
- One enters without a key; there is {an it}.
casual
- There's {an it} on the door.
- You won't need a key: there's {an it}.

## security system
kind: technology
hook: 0
match: security system, alarm system, alarm, security alarm, adt, home security system, monitored alarm, simplisafe, burglar alarm
= equipment only; nothing is said about safety
luxury
- {An it} is installed.
- There is {an it}.
investor
- Installed: {it}.
- Systems: {it}.
family
- There's {an it}.
- {The it} is already installed.
modern
- Installed: {it}.
- There's {an it}.
classic
- {An it} has been installed.
- There is {an it}.
casual
- There's {an it}.
- {The it} is already installed.

## security cameras
kind: technology
hook: 0
match: security cameras, cameras, exterior cameras, surveillance cameras, camera system, ring cameras, cctv, outdoor cameras
luxury
- {It} are installed.
- There are {an it}.
investor
- Installed: {it}.
- Systems: {it}.
family
- Check {the it} to see whether the package came.
- There are {an it}.
modern
- {It} are in.
- Installed: {it}.
classic
- {It} have been installed.
- There are {an it}.
casual
- There are {an it}.
- {The it} are already in.

## video doorbell
kind: technology
hook: 0
match: video doorbell, ring doorbell, nest doorbell, doorbell camera, smart doorbell, camera doorbell, wifi doorbell
= the caller is seen and answered from elsewhere
luxury
- There is {an it} at the entry.
- Callers are seen before they are answered: there is {an it}.
investor
- Entry: {it}.
- Installed: {it}.
family
- {The it} shows you who's at the door without your leaving the table.
- There's {an it} at the door.
modern
- Answer the door from anywhere: {it}.
- {The it} shows who's there.
classic
- {An it} shows the caller before the door is opened.
- By means of {an it}, the door may be answered from elsewhere.
casual
- There's {an it} at the door.
- {The it} shows you who's there.

## surround sound
kind: technology
hook: 2
match: surround sound, surround sound system, 5.1 surround, 7.1 surround, dolby atmos
luxury
- There is {an it}.
- Films and music have {an it}.
investor
- Audio: {it}.
- Installed: {it}.
family
- There's {an it} for movies.
- Movie night has {an it}.
modern
- Movies come from all sides: {it}.
- There's {an it} for movies.
classic
- There is {an it}, for films and for concerts.
- There is {an it}.
casual
- There's {an it} for movies.
- The movies come with {an it}.

## built-in speakers
kind: technology
hook: 2
match: built in speakers, built-in speakers, in-ceiling speakers, ceiling speakers, in-wall speakers, whole house audio, whole home audio, sonos, sonos system
luxury
- The speakers are built in, and the music takes up no floor.
- There is {an it}.
investor
- Audio: {it}.
- Installed: {it}.
family
- The speakers are built in.
- Put on music and get the dishes done: there's {an it}.
modern
- The speakers are built in.
- Press play. There's {an it}.
classic
- The speakers are built in.
- There is {an it} for music.
casual
- The speakers are built in.
- There's {an it}. You bring the playlist.

## fiber internet
kind: technology
hook: 4
match: fiber internet, fiber, fiber optic, fiber optic internet, fibre, google fiber, fios, verizon fios, at&t fiber
= data travels by glass fiber
luxury
- The internet arrives by fiber.
- The connection is fiber.
investor
- Internet: {it}.
- {It} is at the property.
family
- Everybody can be online at once: the internet is fiber.
- The internet is fiber.
modern
- The internet is fiber.
- Internet: fiber.
classic
- The internet arrives by fiber.
- The internet service is fiber.
casual
- The internet's fiber.
- Yes, the internet's fiber.

## high-speed internet
kind: technology
hook: 2
match: high speed internet, high-speed internet, highspeed internet, cable internet, broadband, fast internet, internet available
luxury
- There is {an it}.
- The property has {an it}.
investor
- Internet: {it}.
- Utilities: {it}.
family
- There's {an it} for work and for movies.
- There's {an it}.
modern
- The property has {an it}.
- Internet: {it}.
classic
- The property is served by {an it}.
- There is {an it}.
casual
- There's {an it}.
- Yes, there's {an it}.

## ethernet wiring
kind: technology
hook: 2
match: ethernet, ethernet wiring, cat6, cat 6, cat-6 wiring, cat5e, cat 5, hardwired ethernet, hardwired internet, structured wiring, network wiring, ethernet in every room, wired for data
luxury
- The network is in the walls: there is {an it}.
- There is {an it}.
investor
- Data: {it}.
- Network: {it}.
family
- There's {an it} for calls and games.
- Plug in and the call stays steady: there's {an it}.
modern
- The data is in the walls: {it}.
- There's {an it}.
classic
- There is {an it}.
- The network is wired: there is {an it}.
casual
- There's {an it}.
- You can plug in: there's {an it}.

## Starlink
kind: technology
hook: 3
match: starlink, starlink internet, starlink dish
= internet by satellite
luxury
- Starlink supplies the internet.
- The internet comes by satellite, through Starlink.
investor
- Technology: {it}.
- Internet: Starlink.
family
- The internet comes by Starlink.
- Internet is by satellite, through Starlink.
modern
- Starlink sends the internet down from overhead.
- Internet: Starlink.
classic
- The internet is supplied by satellite, through Starlink.
- The internet comes by Starlink.
casual
- The internet comes by Starlink.
- It's on Starlink, so the internet comes by satellite.

## motorized shades
kind: technology
hook: 2
match: motorized shades, automated shades, motorized blinds, automatic blinds, electric shades, power shades, remote blinds, remote control blinds, lutron shades, hunter douglas powerview
luxury
- The shades are motorized, and come down on request.
- {The it} are raised and lowered by motor.
investor
- Window coverings: {it}.
- Installed: {it}.
family
- Press a button and sleep in. The shades are motorized.
- The shades are motorized.
modern
- {The it} go down by button.
- The shades are motorized.
classic
- {The it} are raised and lowered by motor.
- The shades are motorized; no cord is required.
casual
- The shades are motorized, so you can stay in your chair.
- Push a button and {the it} go down.

## smart lighting
kind: technology
hook: 1
match: smart lighting, smart lights, smart switches, lutron lighting, lutron, lutron caseta, lighting control, automated lighting, smart dimmers
luxury
- With {an it}, the lights may be lowered from wherever one is.
- There is {an it}.
investor
- Lighting: {it}.
- Controls: {it}.
family
- Lights out without getting out of bed: there's {an it}.
- With {an it}, you can come home to a lit house.
modern
- Lights go off from bed with {the it}.
- There's {an it}.
classic
- With {an it}, the lights may be set from a distance.
- There is {an it}.
casual
- There's {an it}.
- You can turn off the lights from bed with {the it}.

## intercom
kind: technology
hook: 0
match: intercom, video intercom, buzzer, intercom entry, virtual doorman, butterflymx, intercom system
luxury
- Callers are announced by {the it}.
- There is {an it} at the entrance.
investor
- Entry: {it}.
- Building: {it}.
family
- Company rings {the it}.
- There's {an it} for callers.
modern
- Buzz them in: {it}.
- There's {an it}.
classic
- Callers are answered by {the it}.
- Visitors announce themselves at {the it}.
casual
- There's {an it} for callers.
- You can buzz people in with {the it}.

# The building and the community

## doorman
kind: building
hook: 5
match: doorman, full time doorman, full-time doorman, ft doorman, 24 hour doorman, 24hr doorman, part time doorman, doorman building
luxury
- The door is opened by a doorman.
- The building keeps {an it}.
investor
- Staff: {it}.
- Building: {it}.
family
- Arms full? {The it} gets the door.
- There's {an it} at the door.
modern
- {The it} handles the door.
- There's {an it} at the door.
classic
- {An it} attends the entrance.
- Callers are announced: the building keeps {an it}.
casual
- {The it} gets the door. You get the groceries.
- There's {an it} at the door.

## concierge
kind: building
hook: 5
match: concierge, 24 hour concierge, 24/7 concierge, 24-hr concierge, concierge service, full service concierge, concierge desk
luxury
- What needs arranging may be left with {the it}.
- The building has {an it}.
investor
- Staff: {it}.
- Building: {it}.
family
- There's {an it} on duty.
- Deliveries can be left with {the it}.
modern
- Deliveries go to {the it}.
- There's {an it} on duty.
classic
- {An it} is on duty.
- The building has {an it}.
casual
- There's {an it} on duty.
- Packages can go to {the it}.

## front desk
kind: building
hook: 4
match: front desk, 24 hr front desk, 24 hour front desk, 24-hour desk, attended front desk, staffed lobby, attended lobby, lobby attendant, reception desk, front desk attendant
luxury
- (24-hour) {The it} answers at any hour.
- The building keeps {an it}.
- There is {an it}.
investor
- Building: {it}.
- Staff: {it}.
family
- Say good morning at {the it} on your way out.
- The building has {an it}.
modern
- The building has {an it}.
- There's {an it}.
classic
- The building keeps {an it}.
- Callers stop first at {the it}.
casual
- The building's got {an it}.
- There's {an it} for packages and lost keys.

## security staff
kind: building
hook: 1
match: 24 hour security, 24/7 security, 24-hr security, security guard, security guards, onsite security, on-site security, security patrol, roving security, security staff
= people on duty; nothing is said about safety
luxury
- There is {an it}.
- (24-hour) Security staff keep all hours.
- The property has {an it}.
investor
- Staff: {it}.
- Building: {it}.
family
- There's {an it}.
- The property has {an it}.
modern
- On duty: {it}.
- (24-hour) Someone is on duty at every hour.
classic
- There is {an it}.
- (24-hour) Security staff are in attendance at every hour.
casual
- There's {an it}.
- You've got {an it}.

## live-in super
kind: building
hook: 3
match: live-in super, live in super, live-in superintendent, resident superintendent, resident super
luxury
- The superintendent lives in the building.
- The building has {an it}.
investor
- Staff: live-in super.
- Building: live-in super.
family
- {The it} lives in the building.
- The building has {an it}.
modern
- {The it} lives here.
- The building has {an it}.
classic
- The superintendent lives in the building.
- The building has {an it}.
casual
- {The it} lives in the building.
- The building's got {an it}.

## on-site management
kind: building
hook: 1
match: on-site management, on site management, onsite manager, on site manager, on-site property manager, management on site
luxury
- Management is on site.
- There is {an it}.
investor
- Management: on-site.
- Building: on-site management.
family
- Got a question? Management is on site.
- There's {an it}.
modern
- Management is on site.
- Ask in person: management is on site.
classic
- Management is on the premises.
- The management office is on the premises.
casual
- There's {an it}.
- Management's on site, so you can ask in person.

## elevator building
kind: building
hook: 2
match: elevator, elevator building, elevator bldg, elevators, building with elevator, elevator access, 2 elevators
luxury
- An elevator serves the building.
- There is an elevator.
investor
- Building: elevator.
- Access: elevator.
family
- The groceries ride up: the building has an elevator.
- There's an elevator.
modern
- The building has an elevator.
- There's an elevator.
classic
- An elevator serves the building.
- There is an elevator.
casual
- There's an elevator.
- It's an elevator building.

## private elevator entry
kind: building
hook: 8
match: private elevator, private elevator entry, private elevator access, private elevator landing, keyed elevator, keyed elevator entry, direct elevator access, elevator opens into unit, elevator opens to residence, private elevator vestibule
= "private elevator" alone counts here only for a condo or an apartment; in a house it is the house's own elevator
= one reaches the residence by elevator without a shared corridor
luxury
- The elevator opens at the residence; there is no corridor between.
- One arrives by {the it}.
luxury lead
- The elevator opens, and one is home: this {city} {type} has {an it}.
- One arrives by {the it} at this {city} {type}.
luxury headline
- The Elevator Opens, and One Is Home
investor
- Access: {it}.
- Entry: {it}.
investor lead
- This {city} {type} has {an it}.
- Access to this {city} {type}: {it}.
investor headline
- Private Elevator Entry
family
- Press the button, and the next thing you see is home: there's {an it}.
- There's {an it}, with no hallway to walk.
family lead
- Press the button, and the next thing you see is home. This {city} {type} has {an it}.
- No hallway: this {city} {type} has {an it}.
family headline
- Press the Button, Come Home
modern
- The elevator is private. It opens, you're home.
- No hallway: {it}.
modern lead
- Doors open. You're home. This {city} {type} has {an it}.
- No hallway: this {city} {type} has {an it}.
modern headline
- No Hallway
classic
- The residence is reached by {the it}.
- One arrives by {the it}, without a corridor.
classic lead
- This {city} {type} is reached by {the it}, without a corridor.
- One arrives at this {city} {type} by {the it}.
classic headline
- Reached by Private Elevator
casual
- There's {an it}, with no hallway to walk.
- You come home by {the it}.
casual lead
- The elevator opens and you're home, with no hallway in between. That's how it works at this {city} {type}.
- Skip the hallway: this {city} {type} has {an it}.
casual headline
- Skip the Hallway

## fitness center
kind: building
hook: 3
match: fitness center, gym, fitness room, fitness centre, exercise room, community gym, building gym, fitness facility, workout room, health club
= "gym", "exercise room" or "workout room" typed for a house is the house's own: not this concept
= shared with the building or community
luxury
- {An it} is kept for residents.
- Residents share {an it}.
investor
- Amenity: {it}.
- Building: {it}.
family
- Half an hour at {the it}, then supper.
- The building has {an it}.
modern
- {The it} is for residents.
- Work out in {the it}.
classic
- {An it} is provided for residents.
- Residents have the use of {an it}.
casual
- The building's got {an it}.
- You can skip the gym membership: there's {an it}.

## community pool
kind: community
hook: 4
match: community pool, neighborhood pool, hoa pool, shared pool, swimming pool in community, building pool, association pool, resident pool, pool access, 2 community pools
= shared; its care is not the owner's chore
luxury
- There is {an it}, kept by others.
- The community keeps {an it}.
investor
- Amenity: {it}.
- Shared: {it}.
family
- There's {an it}, and someone else skims it.
- Grab a towel: there's {an it}.
modern
- Swim in {the it} and leave the skimming to others.
- The community has {an it}.
classic
- The community keeps {an it}.
- There is {an it}, and its upkeep is left to others.
casual
- The community's got {an it}.
- You swim and somebody else cleans: there's {an it}.

## rooftop pool
kind: building
hook: 7
match: rooftop pool, roof top pool, roof pool, pool on roof, pool on the roof, rooftop pool deck
luxury
- The building's pool is on the roof.
- One goes up to swim: the pool is on the roof.
luxury lead
- To swim at this {city} {type}, one goes up: the pool is on the roof.
luxury headline
- One Goes Up to Swim
investor
- Amenity: rooftop pool.
- Building amenity: rooftop pool.
investor lead
- This {city} {type} is in a building with a rooftop pool.
- Building amenities at this {city} {type} include a rooftop pool.
investor headline
- Rooftop Pool in the Building
family
- Grab a towel and head up. The pool is on the roof.
- Hot day? Up to the roof: that's where the pool is.
family lead
- Grab a towel and head up: at this {city} {type}, the pool is on the roof.
family headline
- Grab a Towel and Head Up
modern
- The pool is on the roof.
- Swim at roof level.
modern lead
- The pool is on the roof at this {city} {type}.
- Top of the building: pool. This {city} {type} comes with it.
modern headline
- Pool, All the Way Up
classic
- The building keeps its pool on the roof.
- The pool is on the roof.
classic lead
- At this {city} {type} one goes up to swim: the pool is on the roof.
- The pool is on the roof at this {city} {type}.
classic headline
- A Pool on the Roof
casual
- The pool's on the roof.
- Grab your sunglasses: the pool's on the roof.
casual lead
- There's a pool on the roof at this {city} {type}.
- Bring sunglasses. The pool's on the roof at this {city} {type}.
casual headline
- There's a Pool on the Roof

## rooftop lounge
kind: building
hook: 5
match: rooftop lounge, sky lounge, common roof deck, shared roof deck, shared rooftop, rooftop terrace for residents, residents roof deck, roof garden, rooftop amenity deck, common rooftop
= shared with the building
luxury
- The evening may be taken up to {the it}.
- Residents share {an it}.
investor
- Amenity: {it}.
- Shared: {it}.
family
- Carry supper up. There's {an it}.
- The building has {an it}.
modern
- Drinks go up to {the it}.
- The building has {an it}.
classic
- Residents have the use of {an it}.
- On warm evenings residents may go up to {the it}.
casual
- The building's got {an it}.
- Take dinner up to {the it}.

## grilling area
kind: building
hook: 2
match: bbq area, grilling area, grilling stations, grill stations, grill area, community grills, bbq grills, outdoor grills for residents
luxury
- Supper may be cooked outdoors, at {the it}.
- Residents share {an it}.
investor
- Amenity: {it}.
- Shared: {it}.
family
- There's {an it} for cookouts.
- Carry the burgers out to {the it}.
modern
- Cook out at {the it}.
- There's {an it} for cookouts.
classic
- {An it} is provided for residents.
- Residents may cook their supper at {the it}.
casual
- There's {an it} for cookouts.
- Cookouts go to {the it}.

## clubhouse
kind: community
hook: 3
match: clubhouse, club house, community clubhouse, clubhouse with kitchen, community center, hoa clubhouse
luxury
- The community keeps {an it}.
- The larger evenings may be held at {the it}.
investor
- Amenity: {it}.
- Community: {it}.
family
- When the party outgrows the living room, there's {the it}.
- There's {an it} for potlucks and cards.
modern
- The bigger party moves to {the it}.
- There's {an it}.
classic
- There is {an it} for larger occasions.
- The community has {an it}.
casual
- There's {an it} for bigger parties.
- The big party goes to {the it}.

## party room
kind: building
hook: 2
match: party room, resident lounge, residents lounge, residents' lounge, club room, community room, social room, lounge for residents, entertainment lounge
luxury
- {The it} is there for the larger dinner.
- Residents have the use of {an it}.
investor
- Amenity: {it}.
- Shared: {it}.
family
- There's {an it} for the supper that needs more chairs.
- There's {an it} for birthdays.
modern
- There's {an it} for birthdays.
- The big party goes to {the it}.
classic
- Residents have the use of {an it}.
- There is {an it} for larger occasions.
casual
- There's {an it} for birthdays.
- When everybody says yes, there's {an it}.

## screening room
kind: building
hook: 2
match: screening room, resident theater, residents theater, theater room in building, building movie theater, cinema room for residents
= in a house the screening room is its own: not this concept
luxury
- Films are shown in {the it}.
- The building keeps {an it}.
investor
- Amenity: {it}.
- Shared: {it}.
family
- There's {an it} for movies.
- Bring popcorn to {the it}.
modern
- Movie night goes to {the it}.
- There's {an it} for movies.
classic
- Residents have the use of {an it}.
- Films are shown in {the it}.
casual
- There's {an it}. Popcorn's on you.
- There's {an it} for movies.

## building guest suite
kind: building
hook: 2
match: guest suites available, building guest suite, rentable guest suite, guest suite for visitors, community guest house
= booked through the building; not part of the residence
luxury
- Guests may be lodged in {the it}.
- The building keeps {an it}.
investor
- Amenity: {it}.
- Building: {it}.
family
- Company can stay the week behind a door of their own: there's {an it}.
- Visitors can book {the it}.
modern
- Guests get a door of their own: {it}.
- Visitors can book {the it}.
classic
- {An it} is kept for residents' visitors.
- Visitors may be lodged in {the it}.
casual
- Visitors can book {the it}.
- With {an it}, nobody sleeps on the couch.

## shared EV charging
kind: building
hook: 2
match: ev charging stations, shared ev charging, shared ev chargers, building ev charging, community ev charging, ev charging available, ev chargers in garage
= shared; the charger is not the owner's
luxury
- Charging is provided for electric cars.
- The building has {an it}.
investor
- Amenity: {it}.
- Parking: {it}.
family
- Plug in at {the it} and go start supper.
- There's {an it}.
modern
- Cars plug in at {the it}.
- There's {an it}.
classic
- {It} is provided for electric cars.
- Residents share {it}.
casual
- There's {an it}.
- You can plug in at {the it}.

## business center
kind: building
hook: 1
match: business center, business centre, coworking space, co-working space, coworking lounge, work lounge, conference room, work from home lounge
luxury
- There is {an it} for work.
- Work may be done in {the it}.
investor
- Amenity: {it}.
- Shared: {it}.
family
- There's {an it} for the hour of work that needs a door.
- There's {an it} for work.
modern
- Work goes to {the it}.
- There's {an it} for work.
classic
- Residents have {an it} for their work.
- Work may be done in {the it} and left there at the end of the day.
casual
- There's {an it} for work.
- You can take the long calls in {the it}.

## package room
kind: building
hook: 1
match: package room, package lockers, parcel lockers, package locker, parcel room, amazon locker, luxer one, mail room, package concierge
luxury
- {The it} receives parcels in one's absence.
- There is {an it} for deliveries.
investor
- Building: {it}.
- Shared: {it}.
family
- Nobody has to wait home for a box. There's {an it}.
- Deliveries wait in {the it}.
modern
- Deliveries wait for you in {the it}.
- There's {an it}.
classic
- Parcels are kept in {an it} until called for.
- There is {an it}.
casual
- Deliveries wait in {the it}.
- There's {an it}, so you don't wait home for a box.

## bike room
kind: building
hook: 1
match: bike room, bike storage, bicycle storage, bike parking, bicycle room, bike racks, secure bike storage
luxury
- Bicycles are kept in {the it}.
- There is {an it}.
investor
- Shared: {it}.
- Storage: {it}.
family
- Put the bikes in {the it} and get your hallway back.
- The bikes go in {the it}.
modern
- The bikes go in {the it}.
- There's {an it}.
classic
- There is {an it}.
- Bicycles are kept in {the it}.
casual
- The bikes go in {the it}.
- Put the bike in {the it} and get your hallway back.

## shared laundry
kind: building
hook: 1
match: laundry in building, laundry in bldg, laundry room in building, common laundry, shared laundry, coin laundry, coin-op laundry, coin op laundry, community laundry, laundry on each floor
luxury
- The building has a laundry.
- Laundry is done without leaving the building.
- There is {an it}.
investor
- Laundry: {it}.
- Building: laundry.
family
- There's {an it}.
- The laundry's in the building.
modern
- Laundry is in the building.
- There's {an it}.
classic
- The building has a laundry.
- The washing is done in the building.
- There is {an it}.
casual
- There's {an it}.
- Laundry's in the building.

## dog park
kind: community
hook: 3
match: dog park, dog run, bark park, community dog park, off leash area, pet park, dog area
luxury
- Dogs have {an it}.
- There is {an it}.
investor
- Amenity: {it}.
- Community: {it}.
family
- There's {an it}.
- The leash comes off at {the it}.
modern
- The leash comes off at {the it}.
- There's {an it}.
classic
- There is {an it}.
- Dogs have {an it}.
casual
- There's {an it}.
- The dog gets {an it}.

## dog wash
kind: building
hook: 1
match: dog wash, dog washing station, pet spa, pet wash, dog spa, pet washing station
luxury
- There is {an it}.
- A muddy dog is washed at {the it}.
investor
- Amenity: {it}.
- Shared: {it}.
family
- Wash the dog at {the it} and keep your bathtub.
- There's {an it} for muddy days.
modern
- Mud stops at {the it}.
- There's {an it}.
classic
- There is {an it}.
- Dogs are bathed at {the it}.
casual
- {The it} means bath day doesn't happen in your bathtub.
- There's {an it} for muddy days.

## community garden
kind: community
hook: 2
match: community garden, garden plots, community garden plot, resident garden, shared garden, raised beds for residents
luxury
- There is {an it}.
- The community keeps {an it}.
investor
- Amenity: {it}.
- Shared: {it}.
family
- Put your name down at {the it} and plant the tomatoes.
- There's {an it} to dig in.
modern
- There's {an it}.
- Grow tomatoes in {the it}.
classic
- Residents may grow their own in {the it}.
- The community keeps {an it}.
casual
- There's {an it} to dig in.
- You can grow tomatoes in {the it}.

## gated community
kind: community
hook: 4
match: gated community, gated neighborhood, gated subdivision, gated complex
= one passes a gate; nothing is said about safety
luxury
- The community is gated.
- One enters by a gate: the community is gated.
investor
- Community: gated.
- Access: gated community.
family
- The community is gated.
- You come home through a gate: the community is gated.
modern
- The community is gated.
- Community: gated.
classic
- The community is gated.
- It is a gated community.
casual
- The community's gated.
- It's a gated community.

## gated, unspecified
kind: community
hook: 3
match: gated
= a gate is passed on the way in; whose gate is not known
luxury
- One arrives by way of a gate.
- It is gated.
investor
- Access: gated.
- Entry: gated.
family
- You come home through a gate.
- It's gated.
modern
- You come in by a gate.
- It's gated.
classic
- One passes a gate on the way in.
- It is gated.
casual
- It's gated.
- You come in by a gate: it's gated.

## guard-gated community
kind: community
hook: 5
match: guard gated, guard-gated, guard gate, guarded gate, manned gate, staffed gate, 24 hour guard gate, 24-hr guarded
luxury
- The gate is staffed.
- There is a guard at the gate.
investor
- Gate: staffed.
- Entry: staffed gate.
family
- The guard at the gate waves you through.
- There's a guard at the gate.
modern
- There's a guard at the gate.
- The gate is staffed.
classic
- The gate has a guard.
- Callers give their names to the guard at the gate.
casual
- There's a guard at the gate.
- The gate's got a guard.

## playground
kind: community
hook: 1
match: playground, community playground, play area, tot lot, playscape
= a facility; nothing is said about who uses it
luxury
- There is {an it} on the grounds.
- The community includes {an it}.
investor
- The community has {an it}.
- Amenity: {it}.
family
- There's {an it} in the community.
- Walk over to {the it} after supper.
modern
- Amenity: {it}.
- {It} on the grounds.
classic
- {An it} is provided.
- The community has {an it}.
casual
- The community's got {an it}.
- There's {an it}.

## courts
kind: community
hook: 3
match: tennis courts, tennis court, pickleball courts, pickleball court, pickleball, tennis and pickleball courts, tennis/pickleball, basketball court, sport court, bocce court, bocce, racquetball, sport courts
luxury
- The hour before dinner may be spent on {the it}.
- The community keeps {an it}.
investor
- Amenity: {it}.
- Shared: {it}.
family
- There are {an it} for a game.
- Saturday morning can be a game on {the it}.
modern
- Play on {the it}.
- There's {an it}.
classic
- Residents have the use of {an it}.
- The community keeps {an it}.
casual
- You've got {an it}.
- There's a game on at {the it}.

## golf
kind: community
hook: 5
match: golf, golf course, golf community, golf course community, country club community, golf club, 18 hole golf course
= golf in the community; membership terms not known
luxury
- There is golf in the community.
- Golf is played in the community.
investor
- Amenity: {it}.
- Community: golf.
family
- Get in a round and be home for lunch. There's golf in the community.
- There's golf in the community.
modern
- Golf is in the community.
- Tee off and be home for lunch: golf in the community.
classic
- The community has golf.
- Golf is played in the community.
casual
- There's golf in the community.
- You can get in a round and be home for lunch: there's golf in the community.

## community trails
kind: community
hook: 4
match: walking trails, community trails, jogging trails, nature trails, walking paths, trails in community, trail system, miles of trails, walking/biking trails
luxury
- There are {an it} to be walked.
- The community keeps {an it}.
investor
- Amenity: {it}.
- Community: {it}.
family
- Go out after supper and see where {the it} go.
- There are {an it} for a walk after supper.
modern
- Walk {the it}.
- There are {an it} for walking.
classic
- The community keeps {an it}.
- There are {an it} for an evening walk.
casual
- There are {an it} for walking.
- You've got {an it} for your evening walk.

# Location

## near park
kind: location
hook: 6
match: near park, close to park, park nearby, near {place} park, {n} blocks to park, {n} min to {place} park, walk to park, {n} blocks to {place} park, nearby parks
= a park is kept by someone else
luxury
- (distance) {Place} is {distance} away.
- {Place} is near.
luxury lead
- (distance) {Place} is {distance} from this {city} {type}.
- {Place} is near this {city} {type}.
luxury headline
- (distance) {Place}, {Distance} Away
- Near {Place}
investor
- (distance) Park: {place}, {distance}.
- Nearby: {place}.
- Park nearby: {place}.
investor lead
- (distance) {Place} is {distance} from this {city} {type}.
- This {city} {type} is near {place}.
investor headline
- (distance) {Distance} to {Place}
- Near {Place}
family
- {Place} is close by.
- (distance) It's {distance} to {place}.
- (distance) {Place} is {distance} away, for a ball game or a picnic.
family lead
- (distance) Pack sandwiches. {Place} is {distance} from this {city} {type}.
- Pack sandwiches: this {city} {type} is near {place}.
family headline
- Pack Sandwiches for {Place}
modern
- (distance) {Distance} to {place}.
- {Place} is nearby.
- (distance) {Place} is {distance} away.
modern lead
- (distance) {Place} is {distance} from this {city} {type}.
- {Place} is near this {city} {type}.
modern headline
- (distance) {Distance} to {Place}
- Near {Place}
classic
- {Place} is close by.
- (distance) {Place} is {distance} away.
classic lead
- (distance) {Place} is {distance} from this {city} {type}, for a walk before supper.
- {Place} is near this {city} {type}, for a walk before supper.
classic headline
- (distance) {Place}, {Distance} Away
- Near {Place}
casual
- {Place} is close by.
- (distance) It's {distance} to {place}.
casual lead
- (distance) It's {distance} to {place} from this {city} {type}.
- {Place} is close to this {city} {type}.
casual headline
- Close to {Place}

## across from park
kind: location
hook: 7
match: across from park, across from {place} park, across the street from park, faces park, facing {place} park, park across the street
luxury
- {Place} is across the street.
- The neighbor across the street is {place}.
luxury lead
- The neighbor across the street from this {city} {type} is {place}.
- {Place} is across the street from this {city} {type}.
luxury headline
- Across from {Place}
investor
- Location: across from {place}.
- {Place} is across the street.
investor lead
- This {city} {type} is across the street from {place}.
- Location of this {city} {type}: across from {place}.
investor headline
- Across the Street from {Place}
family
- Cross the street and you're in {place}.
- {Place} is across the street.
family lead
- Cross the street from this {city} {type} and you're in {place}. Bring a blanket.
- {Place} is across the street from this {city} {type}, so pack a lunch.
family headline
- Cross the Street to {Place}
modern
- Cross the street and you're in {place}.
- {Place} is across the street.
modern lead
- Cross the street from this {city} {type} and you're in {place}.
- {Place} is across the street from this {city} {type}.
modern headline
- Across from {Place}
classic
- {Place} lies across the street.
- {Place} is across the street.
classic lead
- This {city} {type} has {place} for an opposite neighbor.
- {Place} lies across the street from this {city} {type}.
classic headline
- {Place} for a Neighbor
casual
- Look both ways and you're in {place}.
- {Place} is across the street.
casual lead
- Look both ways, cross, and you're in {place}. That's this {city} {type}.
- {Place} is across the street from this {city} {type}.
casual headline
- Look Both Ways: {Place}

## near transit
kind: location
hook: 5
match: near transit, near train, near subway, close to subway, near metro, near light rail, near the t, near bart, near commuter rail, near station, {n} blocks to {place} train, {n} min to {place} station, walk to train, near ferry, close to public transportation
luxury
- (distance) {Place} is {distance} away.
- {Place} is near.
luxury lead
- (distance) {Place} is {distance} from this {city} {type}, and the car may stay where it is.
- This {city} {type} is near {place}.
luxury headline
- (distance) {Place}, {Distance} Away
- Near {Place}
investor
- (distance) Transit: {place}, {distance}.
- Transit: {place}, nearby.
investor lead
- (distance) Transit first: {place} is {distance} from this {city} {type}.
- Transit first: this {city} {type} is near {place}.
investor headline
- (distance) {Distance} to {Place}
- Near {Place}
family
- (distance) It's {distance} to {place}.
- {Place} is close by.
family lead
- (distance) Leave the car at home: {place} is {distance} from this {city} {type}.
- Leave the car at home: this {city} {type} is near {place}.
family headline
- Leave the Car at Home
modern
- (distance) {Place}: {distance}.
- {Place} is nearby.
modern lead
- (distance) {Place} is {distance} from this {city} {type}.
- {Place} is near this {city} {type}. Leave the car.
modern headline
- (distance) {Distance} to {Place}
- Near {Place}
classic
- (distance) {Place} is {distance} away.
- {Place} is near.
classic lead
- (distance) {Place} is {distance} from this {city} {type}.
- {Place} is near this {city} {type}.
classic headline
- Near {Place}
casual
- {Place} is close by.
- (distance) It's {distance} to {place}.
casual lead
- (distance) It's {distance} to {place} from this {city} {type}, so leave the car.
- {Place} is close to this {city} {type}, so leave the car.
casual headline
- Close to {Place}

## bus line
kind: location
hook: 3
match: bus line, on bus line, on the bus line, near bus, near bus stop, bus stop, close to bus, express bus, bus nearby, bus route
luxury
- A bus line is near.
- The bus is close by.
investor
- Transit: bus line.
- Transit: {it}.
family
- The bus line is close by.
- The bus is close, so an errand needs no parking spot.
modern
- Bus line, close by.
- The bus is close.
classic
- A bus line is close at hand.
- The bus is near.
casual
- The bus line is close by.
- There's a bus line nearby.

## near shopping
kind: location
hook: 4
match: near shopping, close to shopping, close to shops, near shops, shopping nearby, near shopping center, near mall, near {place} mall, {n} min to {place} mall, near outlets
luxury
- (distance) {Place} is {distance} away.
- {Place} is near.
investor
- (distance) Retail: {place}, {distance}.
- Retail nearby: {place}.
family
- {Place} is close by.
- (distance) It's {distance} to {place}.
modern
- (distance) {Distance} to {place}.
- Shops nearby keep the errands short.
- {Place} is close by.
classic
- (distance) {Place} is {distance} away.
- {Place} is near.
casual
- {Place} is close by.
- (distance) It's {distance} to {place}.

## near groceries
kind: location
hook: 5
match: near grocery, near grocery store, near supermarket, close to groceries, near whole foods, near trader joe's, near heb, near publix, near wegmans, near costco, near farmers market
luxury
- (distance) {Place} is {distance} away.
- {Place} is near.
investor
- (distance) Grocery: {place}, {distance}.
- Daily needs nearby: {place}.
family
- You have {place} close by.
- (distance) It's {distance} to {place}.
modern
- You have {place} close by.
- (distance) {Place} is {distance} away.
classic
- (distance) {Place} is {distance} away.
- {Place} is close by.
casual
- You have {place} close by.
- (distance) It's {distance} to {place}.

## near restaurants
kind: location
hook: 5
match: near restaurants, restaurants nearby, near dining, near shops and restaurants, close to restaurants, near cafes, near shops and dining, near bars and restaurants, near coffee shop, dining nearby
luxury
- Restaurants are near, and the kitchen may have the night off.
- (distance) {Place} is {distance} away.
investor
- Nearby: {place}.
- (distance) Dining: {place}, {distance}.
family
- There are restaurants close by.
- (distance) It's {distance} to {place}.
- There are restaurants close by for the night nobody wants to cook.
modern
- Close by: {place}.
- Restaurants are nearby.
- (distance) {Place}: {distance}.
classic
- Restaurants are near at hand.
- (distance) {Place} is {distance} away.
casual
- (distance) It's {distance} to {place}.
- Dining's nearby.
- There are restaurants close by.

## near highway
kind: location
hook: 4
match: near highway, near freeway, freeway access, easy freeway access, easy highway access, close to interstate, near i-80, {n} mi to i-80, {n} min to hwy, near parkway, highway access, interstate access
luxury
- (distance) {Place} is {distance} away.
- {Place} is near.
investor
- (distance) Highway: {place}, {distance}.
- Access: {place}.
family
- (distance) It's {distance} to {place}.
- {Place} is close by.
modern
- (distance) {Distance} to {place}.
- {Place} is nearby.
classic
- (distance) {Place} is {distance} away.
- {Place} is near.
casual
- (distance) It's {distance} to {place}.
- {Place} is close.

## near downtown
kind: location
hook: 6
match: near downtown, close to downtown, {n} min to downtown, {n} minutes to downtown, {n} miles to downtown, {n} min to uptown, minutes to downtown, near city center, close to town, {n} min to town
luxury
- (distance) {Place} is {distance} away.
- {Place} is near.
luxury lead
- (distance) {Place} is {distance} from this {city} {type}.
- {Place} is near this {city} {type}.
luxury headline
- (distance) {Place}, {Distance} Away
- (no distance) Near {Place}
investor
- (distance) {Place}: {distance}.
- Near {place}.
investor lead
- (distance) From this {city} {type} to {place}: {distance}.
- This {city} {type} is near {place}.
investor headline
- (no distance) Near {Place}
family
- (distance) It's {distance} to {place}.
- {Place} is close by.
- (distance) {Place} is {distance} away, for dinner or a show.
family lead
- (distance) Go in for the show and sleep in your own bed: this {city} {type} is {distance} from {place}.
- Go in for the show and sleep in your own bed: this {city} {type} is close to {place}.
family headline
- In for the Show, Home to Your Own Bed
modern
- (distance) {Place}: {distance}.
- {Place} is close.
modern lead
- (distance) {Place} is {distance} from this {city} {type}.
- {Place} is close to this {city} {type}.
modern headline
- (distance) {Place} in {Distance}
- (no distance) Near {Place}
classic
- (distance) {Place} is {distance} away.
- {Place} is near.
classic lead
- (distance) {Place} is {distance} from this {city} {type}.
- {Place} is close to this {city} {type}.
classic headline
- (no distance) Near {Place}
casual
- (distance) It's {distance} to {place}.
- {Place}'s close.
casual lead
- (distance) It's {distance} to {place} from this {city} {type}, so say yes to Tuesday plans.
- {Place} is close to this {city} {type}, so say yes to Tuesday plans.
casual headline
- Say Yes to Tuesday Plans

## downtown location
kind: location
hook: 5
match: downtown, downtown location, in downtown, located downtown, city center, center city, heart of downtown
luxury
- The address is downtown.
- The location is downtown.
investor
- Location: downtown.
- Address: downtown.
family
- It's downtown.
- Downtown is out the front door.
modern
- Downtown starts at the door.
- The address is downtown.
classic
- The address is a downtown one.
- The address is downtown.
casual
- It's downtown.
- It's downtown, so dinner out doesn't start with the car keys.

## bike path
kind: location
hook: 4
match: bike path, near bike path, bike trail, near bike trail, bike lane, greenway, near greenway, rail trail, near rail trail, near {place} trail, {n} blocks to bike path, bike paths
luxury
- (distance) {Place} is {distance} away, for the morning ride.
- {Place} is near.
investor
- (distance) Bike path: {place}, {distance}.
- Nearby: {place}.
family
- (distance) It's {distance} to {place}.
- {Place} is close by.
modern
- {Place} is close.
- (distance) {Distance} to {place}.
classic
- (distance) {Place} is {distance} away.
- {Place} is near.
casual
- (distance) It's {distance} to {place}.
- You're close to {place}.

## trails nearby
kind: location
hook: 5
match: hiking trails nearby, near hiking, near hiking trails, near trails, near trailhead, {n} min to trailhead, close to hiking, trail access, hiking nearby, near {place} trailhead
luxury
- (distance) {Place} is {distance} away.
- {Place} is near.
investor
- (distance) Trailhead: {place}, {distance}.
- Nearby: {place}.
family
- Fill the water bottles: {place} is close.
- (distance) It's {distance} to {place}.
modern
- (distance) {Place} is {distance} away.
- {Place} is close.
classic
- (distance) {Place} is {distance} away.
- {Place} is near.
casual
- (distance) It's {distance} to {place}.
- You're close to {place}.

## near beach
kind: location
hook: 7
match: near beach, close to beach, beach nearby, {n} blocks to beach, {n} min to beach, {n} miles to beach, walk to beach, near {place} beach, {n} blocks to ocean, near ocean, near the sand
luxury
- {Place} is near.
- (distance) {Place} is {distance} away.
luxury lead
- (distance) {Place} is {distance} from this {city} {type}.
- {Place} is near this {city} {type}.
luxury headline
- (distance) {Place}, {Distance} Away
- Near {Place}
investor
- (distance) Beach: {place}, {distance}.
- {Place} is near.
investor lead
- (distance) {Place} is {distance} from this {city} {type}.
- This {city} {type} is near {place}.
investor headline
- (distance) {Distance} to {Place}
- Near {Place}
family
- (distance) It's {distance} to {place}.
- Keep a towel by the door: {place} is close.
family lead
- (distance) Keep a towel by the door: {place} is {distance} from this {city} {type}.
- Keep a towel by the door: this {city} {type} is close to {place}.
family headline
- Keep a Towel by the Door
modern
- (distance) {Place} is {distance} away.
- {Place} is close.
modern lead
- (distance) {Place} is {distance} from this {city} {type}. Bring a towel.
- Bring a towel: this {city} {type} is close to {place}.
modern headline
- (distance) {Distance} to {Place}
- Near {Place}
classic
- (distance) {Place} is {distance} away.
- {Place} is near at hand.
classic lead
- (distance) It is {distance} from this {city} {type} to {place}.
- {Place} is near this {city} {type}.
classic headline
- (distance) {Place}, {Distance} Away
- Near {Place}
casual
- (distance) It's {distance} to {place}.
- {Place}'s close, so keep your flip-flops by the door.
casual lead
- (distance) Flip-flops on? {Place} is {distance} from this {city} {type}.
- {Place}'s close to this {city} {type}, so keep your flip-flops by the door.
casual headline
- Flip-Flops by the Door

## near lake
kind: location
hook: 5
match: near lake, close to lake, near {place} lake, lake nearby, {n} min to lake, {n} miles to {place} lake, near boat ramp, near marina, {n} min to marina, near river, close to boat launch
luxury
- (distance) {Place} is {distance} away.
- {Place} is near.
investor
- (distance) Water: {place}, {distance}.
- {Place} is near.
family
- (distance) It's {distance} to {place}.
- {Place} is close, so keep the cooler handy.
modern
- (distance) {Place}: {distance}.
- {Place} is close.
classic
- (distance) {Place} is {distance} away.
- {Place} is near.
casual
- (distance) It's {distance} to {place}.
- You're near {place}.

## near skiing
kind: location
hook: 6
match: near skiing, near ski resort, near slopes, close to slopes, {n} min to ski area, {n} min to {place} ski area, {n} miles to ski resort, close to lifts, near ski lifts, ski nearby
luxury
- (distance) {Place} is {distance} away.
- {Place} is near.
luxury lead
- {Place} is near this {city} {type}.
- (distance) {Place} is {distance} from this {city} {type}.
luxury headline
- Near {Place}
investor
- (distance) Skiing: {place}, {distance}.
- {Place} is near.
investor lead
- This {city} {type} is near {place}.
- (distance) {Place} is {distance} from this {city} {type}.
investor headline
- Near {Place}
family
- (distance) It's {distance} to {place}.
- {Place} is close by.
family lead
- Keep the skis by the door: this {city} {type} is close to {place}.
- (distance) Keep the skis by the door: {place} is {distance} from this {city} {type}.
family headline
- Skis by the Door
modern
- (distance) {Distance} to {place}.
- {Place} is close.
modern lead
- Skis on the rack. {Place} is near this {city} {type}.
- (distance) {Place} is {distance} from this {city} {type}.
modern headline
- Skis on the Rack
classic
- (distance) {Place} is {distance} away.
- {Place} is near.
classic lead
- {Place} is near this {city} {type}.
- (distance) {Place} is {distance} from this {city} {type}.
classic headline
- Near {Place}
casual
- (distance) It's {distance} to {place}.
- {Place}'s close.
casual lead
- Check the snow report before you check your email: {place} is close to this {city} {type}.
- (distance) It's {distance} to {place} from this {city} {type}. Check the snow report.
casual headline
- Snow Report First, Email Second

## near airport
kind: location
hook: 3
match: near airport, close to airport, {n} min to airport, {n} minutes to {place} airport, {n} miles to airport, near {place} international
luxury
- {Place} is near.
- (distance) {Place} is {distance} away.
investor
- (distance) Airport: {place}, {distance}.
- {Place} is near.
family
- (distance) It's {distance} to {place}.
- {Place} is close by.
modern
- (distance) {Place}: {distance}.
- {Place} is nearby.
classic
- (distance) {Place} is {distance} away.
- {Place} is near.
casual
- (distance) It's {distance} to {place}.
- {Place}'s close.

## distance to a named place
kind: location
hook: 5
match: {n} min to {place}, {n} minutes to {place}, {n} miles to {place}, {n} mi to {place}, {n} blocks to {place}, close to {place}, near {place}
= any other typed place: hospital, university, stadium, employer, town. No purpose is guessed.
luxury
- (distance) {Place} is {distance} away.
- {Place} is near.
investor
- (distance) {Place}: {distance}.
- Nearby: {place}.
family
- (distance) You're {distance} from {place}.
- {Place} is close by.
modern
- (distance) {Place}: {distance}.
- {Place} nearby.
classic
- (distance) {Place} lies {distance} away.
- {Place} is close at hand.
casual
- (distance) It's {distance} to {place}.
- {Place}'s close by.

## named district
kind: location
hook: 7
match: in {place}, {place} neighborhood, {place} district, located in {place}, arts district, warehouse district, old town, riverfront district, theater district, design district, market district
luxury
- The address is in {place}.
- One steps out into {place}.
luxury lead
- The door of this {city} {type} opens on {place}.
- This {city} {type} is in {place}.
luxury headline
- An Address in {Place}
investor
- Location: {place}.
- Address: {place}.
investor lead
- This {city} {type} is in {place}.
- Location of this {city} {type}: {place}.
investor headline
- Inside {Place}
family
- Walk out the door and you're in {place}.
- It's in {place}.
family lead
- Walk out the door of this {city} {type} and you're in {place}.
- This {city} {type} is in {place}.
family headline
- Out the Door and into {Place}
modern
- The address is {place}.
- It's in {place}.
modern lead
- This {city} {type} is in {place}.
- Out the door of this {city} {type}: {place}.
modern headline
- Out the Door, {Place}
classic
- It stands in {place}.
- The address is in {place}.
classic lead
- This {city} {type} stands in {place}.
- The address of this {city} {type} is in {place}.
classic headline
- A {Type} in {Place}
casual
- It's in {place}.
- You'd be in {place}.
casual lead
- This {city} {type} is in {place}.
- Head out the door of this {city} {type} and you're in {place}.
casual headline
- It's in {Place}

## historic district
kind: location
hook: 7
match: historic district, in historic district, {place} historic district, local historic district, national register district, national register historic district, hpoz, landmark district, preservation district
luxury
- It stands in {place}.
- The address is in {place}.
luxury lead
- This {city} {type} stands in {place}.
- The address of this {city} {type} is in {place}.
luxury headline
- An Address in {Place}
investor
- Location: {place}.
- District: {place}.
investor lead
- This {city} {type} is in {place}.
- Location of this {city} {type}: {place}.
investor headline
- In {Place}
family
- It's in {place}.
- Home is in {place}.
family lead
- This {city} {type} is in {place}.
- Step out the door of this {city} {type} and you're in {place}.
family headline
- At Home in {Place}
modern
- The address is in {place}.
- It's in {place}.
modern lead
- This {city} {type} is in {place}.
- Out the door of this {city} {type}: {place}.
modern headline
- In {Place}
classic
- It stands in {place}.
- The address is in {place}, a district kept for its history.
classic lead
- This {city} {type} stands in {place}, a district kept for its history.
- This {city} {type} stands in {place}.
classic headline
- A {Type} in {Place}
casual
- It's in {place}.
- You'd be in {place}.
casual lead
- This {city} {type} is in {place}.
- Head out the door of this {city} {type} and you're in {place}.
casual headline
- It's in {Place}

## walk score
kind: location
hook: 4
match: walk score {n}, walkscore {n}, walk score of {n}, {n} walk score, walkability score {n}
= Walk Score calls 70 and up very walkable; the freer lines are for such scores
luxury
- The Walk Score is {n}.
- Its Walk Score is {n}.
investor
- Walk Score: {n}.
- Walk Score of {n}.
family
- The Walk Score is {n}.
- Leave the car and walk: the Walk Score is {n}.
modern
- Walk Score: {n}.
- The Walk Score is {n}.
classic
- The Walk Score is {n}.
- It has a Walk Score of {n}.
casual
- The Walk Score's {n}.
- It's got a Walk Score of {n}.
`
