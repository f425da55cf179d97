// Lines as data; the notation is explained in ../README.md.
export const systems = `
# Systems, updates, parking, technology, building amenities, location

Beyond the README. Where a concept has lines marked "(year)", the unmarked ones are for when no year was typed; the same holds for "(n)" and "(distance)". "{distance}" is the typed figure with its unit ("four blocks", "10 minutes", "2 miles"), never rounded,
never given a means of travel. "{place}" prints with the article its name takes ("the Q train", "I-80", "Zilker Park") and falls back on the plain noun ("the park", "the beach"). "{N}" and "{Distance}" open a sentence. Further conditions: "(blocks)" the distance was
typed in blocks, "(leased)", "(24-hour)", "(guards)". In this group "new" is the agent's word and is used only where the agent typed it.
In scenes "{roof:year}" is the year typed with that role and "{train:distance}" the distance typed with it; "{the system}" prints the bare noun, without "new"; a location role prints the place's name. Where all years are one, the scene "one busy year" comes first.

# Heating and cooling

## air conditioning
kind: system
hook: 1
match: air conditioning, ac, a/c, air conditioner, a.c., air conditioned, window ac, window a/c, wall unit, through-wall ac, ac units
= not necessarily central, not necessarily every room
luxury
- There is air conditioning for August.
- The residence has air conditioning.
investor
- Cooling: {it}.
- Air conditioning is listed; ask its type and which rooms it reaches.
family
- Come in out of the heat, shut the door, and turn on the air conditioning.
- There's air conditioning for the nights that never cool off.
- There's {an it} for summer.
modern
- Air conditioning, for August.
- Push a button and summer backs off: there's air conditioning.
classic
- Air conditioning is provided against July.
- The house has air conditioning.
casual
- There's {an it}. Around the middle of July you'll want to shake its hand.
- It has {an it}, for the weeks when the heat is all anybody talks about.
- There's {an it} for summer.

## central air
kind: system
hook: 2
match: central air, central a/c, central ac, central air conditioning, central a.c., cac, c/a, cent air
= one ducted system; no window units are needed
luxury
- Central air keeps August outdoors.
- The cooling is central, with no machine in the window.
investor
- Cooling: central air.
- Central air is in, ducts and all; the condenser's nameplate gives its age.
- With central air there are no window units to buy, store, or replace.
family
- Come in from the heat to central air.
- With central air, nobody has to trade rooms in July.
modern
- Central air leaves the windows free.
- The air is central, and August stays outside.
classic
- The house is cooled by central air.
- Central air cools the house in summer; the windows are left clear.
casual
- It's got central air. The box fan can retire.
- Nobody wrestles a window unit in June, because the air's central.
- There's central air.

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
- (year) HVAC replaced in {year}; ask whether that covers the furnace and the condenser both.
- HVAC: new. The serial numbers will date it.
family
- (year) The HVAC was new in {year}, so July and January have both been thought of.
- (year) One of the big bills has already been paid: new HVAC, in {year}.
- The HVAC is new. Pick a number and go back to what you were doing.
- The HVAC is new.
modern
- (year) HVAC, {year}: heating and cooling both.
- (year) The HVAC is from {year}.
- The HVAC is new, hot side and cold side.
classic
- (year) The heating and cooling were replaced in {year}.
- (year) New HVAC was installed in {year}.
- New HVAC serves at both ends of the year.
casual
- (year) The HVAC's from {year}. That's one quote you don't have to get.
- (year) Somebody bought all new HVAC in {year}, and they're leaving it here.
- The HVAC's new, both the part you love in July and the part you love in January.
- The HVAC's new.

## new air conditioner
kind: update
hook: 3
match: new ac, new a/c, new ac unit, new air conditioner, ac {year}, a/c {year}, new condenser, ac replaced {year}, new central air
luxury
- (year) The air conditioning was replaced in {year}.
- The air conditioner is new.
investor
- (year) A/C: {year}.
- (year) The A/C was replaced in {year}; ask for the furnace's date too, since they age apart.
family
- (year) The air conditioner was new in {year}. Invite people over in August.
- {The it} is new.
modern
- (year) The A/C is from {year}.
- The A/C is new. Bring on July.
classic
- (year) The air conditioner was replaced in {year}.
- The air conditioner is new, which will be of interest in July.
casual
- (year) The A/C's from {year}, and you'll bring it up every time it's hot out.
- {The it} is new.

## heat pump
kind: system
hook: 3
match: heat pump, heatpump, air source heat pump, cold climate heat pump, electric heat pump, heat pump {year}, new heat pump
= one machine heats and cools; it burns nothing and moves heat instead
luxury
- One machine, {an it}, answers for both seasons.
- {The it} makes no fire; it moves the warmth to where it is wanted.
- (year) {The it} was new in {year}, for the cold months and the warm ones.
investor
- Heating and cooling: {it}.
- {An it} carries both seasons, so there is one system to date; ask about backup heat.
- (year) Heat pump: {year}.
family
- {The it} does the warming in January and the cooling in July, and all you do is pick a number.
- Cold toes in January, sticky shirts in July: {the it} takes care of both.
- {The it} heats and cools.
modern
- {The it} changes direction with the season.
- Winter heat, summer cool, one machine: {it}.
- (year) Heat pump, {year}.
classic
- {An it} warms the house in winter and cools it in summer.
- {The it} burns nothing; it carries warmth in, and in July it carries it out again.
casual
- It's {an it}: heat in January, A/C in July, same box.
- {The it} does both seasons. It never gets a vacation.
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
- (plural) Mini splits leave no ducts to clean or balance; count the heads against the rooms.
family
- (plural) Whoever runs hot and whoever runs cold each get a remote: there are mini splits.
- {The it} heat and cool without ducts.
modern
- Mini-split cooling runs without ducts.
- Cool the room you're in and leave the rest: {it}.
classic
- (plural) Mini splits serve in place of ductwork.
- (plural) With mini splits, each room may be set on its own.
- The system is ductless.
casual
- (plural) Mini splits: every head gets its own remote, and the thermostat war ends in a draw.
- {The it} heat and cool without ducts.

## forced air
kind: system
hook: 1
match: forced air, forced hot air, fha, forced air heat, gas forced air, forced air gas, fwa, forced warm air, gfa
luxury
- Forced air carries the heat through the house.
- One turns the dial and the registers answer: the heat is forced air.
investor
- Heat: {it}.
- Heat is forced air; the routine upkeep is a filter.
family
- On a cold morning, stand by the register: the heat is forced air.
- Turn up the dial, and forced air brings the heat to you.
- The heat is forced air.
modern
- Turn the dial, feel the vent: {it}.
- Forced air sends the heat by duct.
classic
- The house is heated by forced air.
- The heat is forced air, and goes from room to room by duct.
casual
- It's forced air. The cold-footed will find the good register by Tuesday.
- Forced-air heat: pick a vent and make it yours.

## gas heat
kind: system
hook: 1
match: gas heat, natural gas heat, gas heating, gas heater, heat - gas
luxury
- The house is heated with gas.
- The heat is gas, with nothing to be carried in or out.
investor
- Heat: gas.
- Heat is gas; ask for last winter's bills.
family
- With gas heat, nobody hauls wood unless they want to.
- Turn the dial, and the gas heat comes on.
modern
- The heat runs on gas.
- Turn the dial and the gas heat comes on.
classic
- The house is heated by gas.
- The heat is gas; there is no wood to carry and no ash to clear.
casual
- The heat's gas. Nothing to chop, nothing to stack.
- It's gas heat. Turn it up and put the kettle on.
- The heat's gas.

## oil heat
kind: system
hook: 0
match: oil heat, heating oil, oil heating, oil fired, oil tank, oil furnace, fuel oil
luxury
- The house is heated with oil.
- The heat is oil, laid in ahead of the cold.
investor
- Heat: oil. Ask for last winter's gallons.
- Oil heat puts a tank on the inspection list; get its age and where it stands.
- Systems: {it}.
family
- The heat is oil. Fill the tank while the leaves are still up.
- It's oil heat. Get on the truck's route before the first frost.
- The heat is oil.
modern
- The heat runs on oil.
- Oil heat, from a tank.
classic
- The house is heated by oil.
- Heat is by oil, and autumn is marked by a delivery.
casual
- It's oil heat. There's a truck in your future.
- Oil heat: fill up before it's cold and everybody else calls.
- The heat's oil.

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
- Electric baseboard has no furnace to service; the winter bills are the figure to ask for.
family
- Warm the room you're in: the heat is electric baseboard.
- Electric baseboard heats room by room, so the spare one can stay cool till company comes.
- The heat is electric baseboard.
modern
- Electric baseboard heats by the room.
- Electric baseboard needs no furnace.
classic
- The rooms are heated by electric baseboard.
- Electric baseboard heats a room at a time, and requires no furnace.
casual
- It's electric baseboard heat. Keep the couch off the wall.
- With electric baseboard, every room gets a dial and an opinion.
- The heat's electric baseboard.

## radiant floor heating
kind: system
hook: 6
match: radiant floor heat, radiant floor heating, radiant heat, radiant floors, in-floor heat, infloor heat, heated floors, hydronic radiant heat, radiant heated floors, in floor radiant
= the heat comes from the floor; which rooms is not known
luxury
- The warmth comes up from underfoot: there is {an it}.
- The floors are heated, and one notices it first without shoes.
- Heat rises; here it begins at the floor.
investor
- Heat: {it}.
- A radiant floor is hydronic or electric; ask which, and which rooms it covers.
family
- In January, breakfast can be barefoot: the floors are heated.
- Leave the slippers where they are. The heat is in the floor.
modern
- Heated floors. Socks optional.
- The floor is the heater.
classic
- The floor itself gives the heat.
- Heat is supplied through the floor, where cold feet are apt to find it.
casual
- The floors are heated. You'll catch people lying down on them, and you'll understand.
- Radiant floors: in January the best seat is the floor.
- The heat comes up through the floor.

## boiler
kind: system
hook: 2
match: boiler, gas boiler, new boiler, boiler {year}, new boiler {year}, oil boiler, steam boiler, combi boiler, hydronic heat, hot water heat, steam heat, hwbb, hot water baseboard, baseboard hot water
luxury
- Heat begins at the boiler and goes its rounds by pipe.
- (year) The boiler was new in {year}.
investor
- Heat: {it}.
- A boiler does the heating; ask when it was last serviced.
- (year) Boiler: {year}. Ask for the service record since.
- (year) Boiler: {year}.
family
- On cold mornings, the boiler is up before you are.
- {The it} sends the heat around by pipe while you look for your other slipper.
- (year) The boiler was new in {year}. Let the first cold night come.
modern
- A boiler pushes heat through the pipes.
- (year) The boiler is from {year}.
- {The it} sends the heat around by pipe.
classic
- The house is heated by a boiler.
- (year) The boiler was replaced in {year}.
casual
- The boiler handles winter. You handle the soup.
- (year) The boiler's from {year}.
- The heat comes off a boiler and gets around by pipe.

## radiators
kind: system
hook: 2
match: radiators, radiator heat, cast iron radiators, steam radiators, hot water radiators, original radiators
luxury
- The heat is by radiator, and a towel left on one comes back warm.
- Radiators warm the rooms.
investor
- Heat: {it}.
- Try the radiator valves, and ask whether the system is steam or hot water.
family
- Hang the wet mittens on the radiator and get the soup going.
- Gloves, socks, a towel before a bath: the radiators will warm them.
- The rooms are heated by {an it}.
modern
- Radiators do the heating.
- Radiators warm the room and dry the mittens.
classic
- The rooms are warmed by {an it}.
- The house has radiators, where gloves may be dried.
casual
- You've got radiators, also known as mitten dryers.
- Radiators do the heating. If you own a cat, it'll find them before you do.

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
- (year) Furnace replaced in {year}; the label inside its door will confirm it.
- Furnace: new. Ask whether the warranty was registered.
family
- (year) Winter can knock. The furnace was new in {year}.
- The furnace is new, ahead of the first morning you can see your breath.
- The furnace is new.
modern
- (year) The furnace is from {year}.
- The furnace is new.
classic
- (year) A new furnace was installed in {year}.
- A new furnace stands ready for the first frost.
casual
- (year) They put in a new furnace in {year}, and it stays.
- The furnace is new. You won't show it to guests, but you could.
- The furnace is new.

## zoned heating and cooling
kind: system
hook: 2
match: dual zone hvac, dual-zone hvac, zoned hvac, 2 zone hvac, two zone heat and air, multi-zone hvac, zoned heating, zoned heating and cooling, dual zone a/c, 3 zone heat, multi zone heat
= each zone has its own setting
luxury
- The climate is kept in zones, each to its own setting.
- One part of the house may be cool while another is not: it is zoned.
- There is {an it}.
investor
- HVAC: {it}.
- Zones may have a unit each or share one through dampers; ask which.
family
- Each zone has its own thermostat, and nobody wears a sweater on somebody else's account.
- Whoever likes it cold can have it cold, in their own zone.
- Each zone has its own thermostat.
- There's {an it}.
modern
- It's zoned: more thermostats, fewer arguments.
- Each zone sets its own weather.
- There's {an it}.
classic
- The house is zoned, so that one part of it need not answer to another.
- Each zone is governed by a thermostat of its own.
- There is {an it}.
casual
- It's zoned, so one end can be cold and the other doesn't have to hear about it.
- Different zones, different temperatures: it's diplomacy with ducts.
- There's {an it}.

## geothermal
kind: system
hook: 6
match: geothermal, geothermal heat, geothermal hvac, geothermal heat pump, ground source heat pump, ground-source heat pump, geo heat, geothermal heating and cooling
= draws heat from the ground, and returns it there in summer
luxury
- Heating and cooling are geothermal, drawn from the ground.
- The ground keeps an even temperature, and {the it} borrows it.
investor
- HVAC: {it}.
- A geothermal loop comes with records; ask for them, and for a year of electric bills.
family
- There's no flame in geothermal heat. It comes up from the ground.
- The heating and cooling are geothermal.
modern
- Geothermal: the ground does the heating and the cooling.
- Climate, from the ground up: {it}.
classic
- By geothermal, the house draws its heat from the ground and in summer gives it back.
- Heating and cooling are geothermal.
casual
- Geothermal heat comes out of the ground. It was down there anyway.
- With {an it}, even the dirt has a job.
- The heating and cooling are geothermal.

## whole-house fan
kind: system
hook: 2
match: whole house fan, whole-house fan, whole home fan, quietcool, quiet cool fan
= draws outside air in by the windows and sends indoor heat out by way of the attic
luxury
- At dusk {the it} draws the evening in and sends the day out.
- {An it} trades the day's heat for the night's air.
investor
- Cooling: {it}.
- {An it} moves air instead of chilling it, on a fan's worth of power.
family
- When the evening cools off, open the windows, run {the it}, and let the day out.
- After a hot one, {the it} pulls the night indoors.
modern
- {The it} swaps hot air for evening.
- Windows open, fan on, day out: {it}.
classic
- {An it} sends the heat of the day out and admits the evening in its place.
- On cool evenings {the it} exchanges the air of the house for the air outside.
casual
- {The it} kicks out the hot air and lets in the evening. You handle the windows.
- Sundown, windows up, {the it} on. That's the whole routine.
- {The it} cools the place off at night.

## ceiling fans
kind: system
hook: 1
match: ceiling fan, ceiling fans, ceiling fans throughout, paddle fans
luxury
- Ceiling fans keep the air in motion.
- Overhead, a ceiling fan turns.
investor
- Fixtures: ceiling fans.
- Ceiling fans are wired in; confirm they convey.
family
- Turn on the ceiling fan and sleep on top of the covers.
- Some nights a ceiling fan is all you need.
modern
- Ceiling fans put a switch on the breeze.
- Ceiling fans keep the air moving.
classic
- Ceiling fans stir the air.
- There are ceiling fans for warm nights.
casual
- There are ceiling fans for the nights that can't decide.
- Ceiling fans, for when you want a breeze and nature didn't bring one.

## evaporative cooler
kind: system
hook: 1
match: swamp cooler, evaporative cooler, evap cooler, evaporative cooling, evap cooling
= cools with water and a fan; a window is opened
luxury
- The air is cooled over water, by {an it}.
- Cooling is evaporative: water, a fan, and an open window.
investor
- Cooling: evaporative, no refrigerant.
- An evaporative cooler is pads, a pump, and a winter cover; look at each.
family
- Crack a window, start {the it}, and sit in the breeze it makes.
- {The it} cools with water and a fan, and likes a window open.
- {The it} does the cooling.
modern
- {The it} cools with water and a fan.
- Water, fan, cool: {it}.
classic
- The house is cooled by evaporation, after the custom of dry country.
- {An it} cools the air with water.
casual
- It's a swamp cooler. The name doesn't do it any favors; the breeze does.
- The swamp cooler is water, a fan, and a cracked window. That's the whole machine.
- {The it} does the cooling.

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
- Tankless means no tank to leak and a yearly flush to keep; ask when it last had one.
family
- Nobody gets the end of the hot water: it's tankless, and there's no tank to end.
- {The it} heats water as it runs.
modern
- Hot water comes on request: {it}.
- Tankless. Nobody's last in line.
classic
- Water is heated as it is drawn; there is no tank to wait upon.
- Water is heated only when it is called for: {it}.
casual
- {The it} has no tank to run out of, so being last in the shower isn't a punishment.
- {The it} heats water as it runs.

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
- Water heater: new. The serial number carries the date.
family
- (year) The water heater was new in {year}. Run the bath.
- Baths, dishes, a load of towels: the water heater is new, and they all go through it.
- The water heater is new.
modern
- (year) The water heater is from {year}.
- The water heater is new.
classic
- (year) The water heater was replaced in {year}.
- A new water heater has been installed.
casual
- (year) The water heater's from {year}. Exciting? Wait for your first shower.
- There's a new water heater, and nobody appreciates those like someone who's had an old one.
- The water heater's new.

## natural gas
kind: utilities
hook: 1
match: natural gas, nat gas, gas service, gas line, gas utilities, gas at property
= piped; there is no tank
luxury
- Gas comes by pipe; no tank stands on the grounds.
- Natural gas is piped in.
investor
- Fuel: natural gas.
- Gas service is in; ask which appliances use it.
family
- Gas comes in by pipe, and that's one delivery you never wait home for.
- The house is on natural gas, with no tank to fill before winter.
- There's {an it}.
modern
- Gas comes by pipe, not by truck.
- Natural gas, no tank.
classic
- Natural gas serves the property.
- No truck need call: natural gas comes by the main.
casual
- It's on natural gas. There's no tank gauge to squint at.
- Natural gas: no tank in the yard, no truck in the drive.
- There's {an it}.

## propane
kind: utilities
hook: 1
match: propane, propane tank, lp gas, lp tank, owned propane tank, buried propane tank, leased propane tank, propane heat
luxury
- The fuel is propane, kept on the property.
- Propane is stored on the grounds.
investor
- Fuel: propane. Confirm whether the tank is owned or leased.
- (owned) Propane tank: owned, so the supplier is yours to choose.
- (leased) Propane tank: leased; the contract names the supplier.
family
- Fill the propane tank in the fall and let winter take its time.
- The fuel is propane, delivered by truck and kept till you need it.
- The property runs on propane.
modern
- The fuel is propane.
- Propane comes by truck and waits in a tank.
classic
- Propane serves the property.
- The fuel is propane, laid in before the weather as cordwood once was.
casual
- It's on propane. Make friends with the delivery driver.
- There's a propane tank, and a gauge you'll check more than you expect to.
- It runs on propane.

## updated electrical
kind: update
hook: 3
match: updated electrical, new electrical, electrical updated {year}, updated wiring, rewired, re-wired, new wiring, new electrical panel, new panel, panel {year}, new breaker box, electric updated
luxury
- (year) The electrical was renewed in {year}.
- {The it} has been brought up to date, out of sight.
investor
- (year) Electrical: updated {year}.
- (year) The electrical was updated in {year}; ask for the permit.
family
- (year) The lights come on and nobody thinks about it: the electrical was updated in {year}.
- There's more to plug in than there used to be, and the electrical has been updated for it.
- The electrical has been updated.
modern
- (year) The electrical was updated in {year}.
- Updated electrical. Flip a switch, think about something else.
classic
- (year) The electrical was brought up to date in {year}.
- The electrical has been updated.
casual
- (year) The electrical was updated in {year}, which saves you asking.
- The electrical's been updated. Bring all the chargers.

## electrical service
kind: system
hook: 2
match: 200 amp, 200-amp service, 200 amp panel, 200a service, 200 amp electric, 400 amp service, 400 amp panel, 320 amp, 800 amp
luxury
- Electrical service is {n} amps.
- The panel is rated at {n} amps.
investor
- Service: {n} amps.
- At {n} amps, count the open breaker slots before pricing anything new to run on them.
family
- Kiln, welder, second oven: the panel has {n} amps for them.
- There are {n} amps at the panel for whatever gets plugged in next.
- The panel takes {n} amps.
modern
- The panel takes {n} amps.
- {N} amps. Plug in.
classic
- The electrical service is of {n} amps.
- {N} amps come to the panel.
casual
- Bring the power tools: it's {n}-amp service.
- There are {n} amps at the panel. The welder can come along.
- The panel takes {n} amps.

## updated plumbing
kind: update
hook: 3
match: updated plumbing, new plumbing, plumbing updated {year}, repiped, re-piped, repipe {year}, new copper plumbing, all new plumbing
luxury
- (year) The plumbing was renewed in {year}.
- The plumbing has been updated.
investor
- (year) Plumbing: updated {year}.
- Ask how far the plumbing update goes, supply lines only or drains as well.
family
- (year) The plumbing was updated in {year}. Turn the tap and think about supper.
- Somebody has already been under the sinks for you: the plumbing is updated.
- The plumbing has been updated.
modern
- (year) Plumbing, updated {year}.
- The pipes have been dealt with: updated plumbing.
classic
- (year) The plumbing was brought up to date in {year}.
- The plumbing has been updated.
casual
- (year) The plumbing was updated in {year}. Somebody else got to meet that plumber.
- The plumbing's updated, and if all goes well this is the last time you'll discuss it.
- The plumbing's been updated.

## new sewer line
kind: update
hook: 3
match: new sewer line, sewer line replaced, sewer line {year}, new sewer main, new sewer lateral
luxury
- (year) The sewer line was replaced in {year}.
- The sewer line is new.
investor
- (year) Sewer line: {year}.
- (year) The sewer line was replaced in {year}; ask for the scope video.
- The sewer line is new; permit, length, and material are the questions.
family
- (year) The sewer line was new in {year}, and the digging is over.
- The sewer line is new. Somebody dug so you don't have to.
- The sewer line is new.
modern
- (year) The sewer line is from {year}. That's all.
- New sewer line. Unglamorous. Done.
- The sewer line is new.
classic
- (year) A new sewer line was laid in {year}.
- The sewer line is new.
casual
- (year) New sewer line in {year}. If that doesn't thrill you, you've never had to buy one.
- The sewer line's new, which beats finding out it isn't.
- The sewer line's new.

## water softener
kind: system
hook: 1
match: water softener, soft water, soft water system, water softner, softener
= takes out the minerals that make water hard; uses salt
luxury
- The water is softened.
- {An it} takes the minerals out before the water reaches the tap.
investor
- Water treatment: {it}. Confirm it is owned, not rented.
- Water treatment: {it}.
- A softener is in place; its running cost is salt.
family
- With {an it}, the soap lathers and the kettle stays clean.
- Towels, hair, the good glasses: {the it} is kind to all of them.
- There's {an it}.
modern
- Minerals stop at {the it}.
- The water runs soft.
classic
- There is {an it}.
- The water is softened before it is used.
casual
- There's {an it}, and the shower door will thank you.
- Soft water, courtesy of {the it}. Your hair will notice first.

## water filtration
kind: system
hook: 1
match: water filtration, water filtration system, whole house water filter, whole house filtration, reverse osmosis, ro system, r/o system, water filter, water purifier, water treatment system
luxury
- The water passes through {an it} before it is poured.
- There is {an it} for the water.
investor
- Water treatment: {it}. Ask the filter schedule and when it was last kept.
- Water treatment: {it}.
- {An it} is installed; filters are the running cost.
family
- Fill the pitcher from the tap: there's {an it}.
- The case of bottled water can stay at the store. There's {an it}.
- There's {an it} for the tap.
modern
- Water hits {the it} first, your glass second.
- Tap, filter, glass: {it}.
classic
- The water is filtered, by means of {an it}.
- With {an it}, bottled water may be left to travelers.
casual
- Quit lugging cases of water. There's {an it}.
- The tap water's filtered, thanks to {the it}.

## well and septic
kind: utilities
hook: 2
match: well and septic, well & septic, well/septic, well + septic, private well and septic, well septic
= no water or sewer bill from a town
luxury
- Water and drainage are the property's own, by well and septic.
- The house owes the town for neither water nor sewer; it has a well and septic of its own.
investor
- Utilities: well and septic. No water or sewer bill; a water test and a septic inspection instead.
- Well and septic come with paper: the well log, the tank size, the last pumping.
family
- It's well and septic: your own water in, your own system out.
- The house has a well and septic.
modern
- It runs on its own well and septic.
- Well and septic mean no water bill.
classic
- The house is served by a well and a septic system.
- Water is drawn from a well; drainage is by septic.
casual
- It's on well and septic. The water's yours, and so is the tank.
- You've got a well and a septic, which means one less envelope to open.
- It's on a well and septic.

## private well
kind: utilities
hook: 2
match: private well, well, well water, drilled well, artesian well, well on property, domestic well, {n} gpm well, deep well
luxury
- Water is drawn from {an it}.
- The property supplies its own water, from {an it}.
investor
- Water: {it}. Ask for the log and a current test.
- Water: {it}.
- Water: private well.
family
- Turn on the tap and it's your own water, up from your own well.
- Fill the kettle and the dog's dish from your own well.
- The water comes from {an it}.
modern
- No water bill: {it}.
- The water comes up from a well.
classic
- {An it} supplies the water.
- The water is the property's own, from a well.
casual
- You've got your own well. Nobody mails you a bill for the water.
- It's your own well, out of your own ground, and yes, you can tell people that.
- The water comes from {an it}.

## septic system
kind: utilities
hook: 1
match: septic, septic system, septic tank, on septic, new septic, septic {year}, new septic {year}, 3 bedroom septic, 4 bedroom septic
luxury
- The house is on a septic system of its own.
- (year) The septic system was new in {year}.
investor
- Waste: septic. Ask for the tank size, the permit, and the last pumping.
- (year) Septic: {year}. The permit states the bedrooms it was sized for.
- Sewer: septic.
family
- The house is on septic, and no sewer bill comes with it.
- (year) The septic was new in {year}.
modern
- It's on septic, with no sewer bill.
- (year) Septic, {year}.
classic
- The property has its own septic system.
- (year) The septic system was installed in {year}.
casual
- It's on septic: no sewer bill, and one standing appointment every few years.
- (year) The septic's from {year}.
- It's septic. Be choosy about what goes down the drain.

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
- Public water and sewer leave no well to test and no tank to pump; ask for a year of bills.
family
- It's on public water and sewer, with no tank to remember.
- The water and sewer are public.
modern
- Water and sewer are public.
- Public water, public sewer, nothing to pump.
classic
- Public water and sewer serve the property.
- Water comes by the public main and leaves by the public sewer.
casual
- It's public water and sewer. Your whole job is the bill.
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
- Public water leaves no well to test; confirm sewer or septic.
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
- Public sewer leaves no septic tank to inspect; confirm public water or a well.
family
- The drains go to the public sewer, with no tank to remember.
- It's on public sewer.
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
- Drainage: {it}. Ask how often it runs.
- Drainage: {it}.
- {An it} is in; test it with a bucket, and see where it discharges.
family
- There's {an it} for the week it won't quit raining.
- When it pours, {the it} has somewhere to be and you don't.
- There's {an it} for wet springs.
modern
- {The it} shows water the way out.
- There's {an it} for heavy rain.
classic
- Against a wet spring there is {an it}.
- {An it} stands ready for heavy rain.
casual
- {The it} sits in its hole and waits for its big moment.
- There's {an it}, and come April you'll be on its side.
- There's {an it} for wet springs.

## waterproofed basement
kind: update
hook: 1
match: waterproofed basement, basement waterproofing, waterproofing system, interior drain tile, b-dry, basement waterproofed {year}
= never promise that the basement is dry
luxury
- The basement has been waterproofed.
- (year) The basement was waterproofed in {year}.
investor
- The basement has been waterproofed; ask by whom, when, and whether the warranty transfers.
- (year) Basement waterproofing: {year}.
family
- The basement has been waterproofed, ahead of the next wet spring.
- (year) The basement was waterproofed in {year}, one estimate you won't be collecting.
- The basement has been waterproofed.
modern
- The basement is waterproofed.
- (year) Basement, waterproofed {year}.
classic
- (year) The basement was waterproofed in {year}.
- The basement has been waterproofed.
casual
- They waterproofed the basement. Ask who did it and if the warranty's yours.
- (year) The basement was waterproofed in {year}.

## radon mitigation
kind: system
hook: 0
match: radon mitigation, radon mitigation system, radon system, radon fan
luxury
- A radon system is in place.
- There is {an it}.
investor
- Radon: mitigation system in. Ask for the latest test.
- {An it} is installed; the gauge on the pipe shows whether the fan is drawing.
family
- The radon system is already in, one less thing to arrange after the inspection.
- There's {an it}, so that's one call you won't have to make.
- There's {an it} in place.
modern
- The radon system is in.
- {It}. Installed before you asked.
classic
- {An it} has been installed.
- One inspection question is answered in advance: a radon system is in place.
casual
- The radon system's already in. Skip that round of phone calls.
- It's got {an it}, which is a fan, a pipe, and one less errand.
- There's {an it} in place.

## foundation work
kind: update
hook: 1
match: foundation repaired, foundation work, foundation repair {year}, foundation leveled
luxury
- (year) Work was done on the foundation in {year}.
- Work has been done on the foundation; the papers are worth asking for.
investor
- (year) Foundation work: {year}. Ask for the engineer's letter and whether the warranty transfers.
- (year) Foundation work: {year}.
- Foundation: repaired. The engineer's letter belongs in the file.
- Foundation: work done.
family
- (year) The foundation was worked on in {year}, and it's good to know before you hang the pictures.
- The foundation has been repaired; ask to see the paperwork, then go look at the kitchen.
- {The it} has been done.
modern
- (year) The foundation was worked on in {year}. Papers first.
- Foundation: repaired. Ask for the letter.
- {The it} has been done.
classic
- (year) The foundation was repaired in {year}.
- The foundation has been repaired.
casual
- (year) They did foundation work in {year}. Better to hear it here than from the inspector.
- The foundation's been repaired. Ask for the letter and bring your own engineer if you've got one.
- {The it} has been done.

## central vacuum
kind: system
hook: 0
match: central vacuum, central vac, central vacuum system, built in vacuum, cen vac, whole house vacuum
= the machine stays put; only a hose is carried
luxury
- The vacuum is central; only the hose is carried.
- A central vacuum is built in.
investor
- Built in: central vacuum.
- A central vacuum is only as good as its hose; confirm it conveys.
family
- Plug the hose into the wall and go. {The it} stays put.
- With a central vacuum, the hose is all you carry.
modern
- {The it} lives in the wall.
- Central vac: carry the hose, not the machine.
classic
- A central vacuum is provided.
- By central vacuum, the sweeping is done from the walls.
casual
- There's a central vac. You haul a hose, and the machine stays home.
- Central vacuum: plug into the wall and the crumbs leave town.
- There's {an it}.

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
- (year) Roof replaced in {year}; ask for the permit and whether the warranty transfers.
- Roof: new. The invoice will give the date and the number of layers.
family
- (year) Let it pour. The roof was new in {year}.
- (year) The roof was new in {year}, so the buckets are for berries.
- The roof is new, and that's the first thing anybody asks.
- The roof is new.
modern
- (year) Roof dated {year}. Moving on.
- (year) The roof went on in {year}.
- New roof. Start the list somewhere else.
classic
- (year) The house was given a new roof in {year}.
- (year) The roof dates from {year}, and the rain is free to fall.
- The careful buyer looks first at the roof, which is new.
casual
- (year) The roof's from {year}. You can stop squinting up at it.
- (year) They did the roof in {year}. Roofs aren't cheap; thank them.
- The roof's new. That's the one nobody wants to buy twice.
- The roof's new.

## metal roof
kind: system
hook: 5
match: metal roof, standing seam, standing seam roof, standing seam metal roof, tin roof, steel roof, metal roof {year}, new metal roof
= no asphalt shingles to lose
luxury
- The roof is of metal, with nothing to curl and nothing to shed.
- (year) The metal roof was put on in {year}.
investor
- Roof: {it}.
- (year) Roof: metal, {year}. Ask the gauge and whether the fasteners are exposed.
- (year) Roof: metal, {year}.
- On a metal roof, look at seams and fasteners; there are no shingles to count.
family
- After a windy night there are no shingles in the flower bed. The roof is metal.
- (year) The metal roof went on in {year}. Let the weather slide.
- Leaves slide off it, and so does snow: the roof is metal.
- The roof is metal.
modern
- The roof is metal, with no shingles to lose.
- (year) Metal overhead, from {year}.
classic
- The roof is of metal.
- (year) A metal roof was put on in {year}.
- A metal roof covers the house.
casual
- The roof's metal, with no shingles to send next door in a windstorm.
- (year) Metal roof, from {year}. Acorns bounce off it.
- The roof's metal.

## slate roof
kind: character
hook: 6
match: slate roof, original slate roof, new slate roof, vermont slate roof, slate shingles
= slate is stone
luxury
- The house is roofed in stone.
- The roof is slate.
investor
- Roof: {it}.
- Slate is repaired a piece at a time; have it seen by a roofer who works in it.
family
- The rain lands on stone before it gets anywhere near you: the roof is slate.
- The roof is slate, split from rock and laid one piece at a time.
- The roof is slate.
modern
- Rain meets rock: the roof is slate.
- The roof is stone. Slate, to be exact.
classic
- The house is roofed in slate.
- Every piece of the roof came out of a quarry: it is slate.
casual
- The roof's slate, as in actual rock.
- Slate roof: somebody's rock collection, put to work.

## tile roof
kind: character
hook: 3
match: tile roof, clay tile roof, concrete tile roof, spanish tile roof, barrel tile roof, terracotta roof, terra cotta tile roof
luxury
- The roof is laid in tile.
- Tile covers the house, row upon row.
investor
- Roof: {it}.
- A tile roof depends on the underlayment; ask its date as well as the tile's.
family
- Rain comes down the tile roof a row at a time.
- The roof is tile, row over row, like the scales on a fish.
- The roof is tile.
modern
- The roof is tile.
- Tile covers the roof in rows.
classic
- The roof is of tile.
- Tile covers the roof, as it has covered roofs for some thousands of years.
casual
- It's a tile roof, row over row.
- The roof's tile. There's not a shingle up there to blow off.

## new gutters
kind: update
hook: 0
match: new gutters, gutters {year}, new gutters and downspouts, gutter guards, leaf guards, leaf filter, gutter covers
luxury
- (year) The gutters were new in {year}.
- The gutters are new.
investor
- (year) Gutters: {year}.
- Gutters: new. See where the downspouts let out.
- (guards) Gutter guards are on; confirm the warranty transfers.
family
- The gutters are new, and rain goes where it's told.
- (year) The gutters were new in {year}, ahead of the leaves.
- (guards) Gutter guards keep the leaves out and you off the ladder.
modern
- The gutters are new.
- (year) Gutters, {year}.
- (guards) The gutters have guards. The ladder stays put.
classic
- (year) New gutters were hung in {year}.
- New gutters carry off the rain.
- (guards) Guards keep the leaves out of the gutters.
casual
- The gutters are new. Nobody brags about gutters until it pours.
- (year) The gutters are from {year}.
- (guards) With gutter guards, you can cancel the annual ladder argument.

## new siding
kind: update
hook: 2
match: new siding, siding {year}, new siding {year}, new vinyl siding, re-sided, resided, vinyl siding {year}
luxury
- (year) The siding was new in {year}.
- The house meets the weather in new siding.
investor
- (year) Siding: {year}.
- The siding is new; ask what was found, and wrapped, underneath.
family
- (year) The siding was new in {year}, a whole new coat for the house.
- The siding is new, and Saturday is not for scraping paint.
- The siding is new.
modern
- (year) The siding is from {year}.
- The siding is new.
classic
- (year) The house was re-sided in {year}.
- The siding is new.
casual
- (year) New siding in {year}. The scraper can stay in the toolbox.
- The siding's new. Give it a nod on your way in.
- The siding's new.

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
- Fiber cement wants paint and caulk on a schedule; ask when it last had both.
family
- The siding is fiber cement, which doesn't rot.
- The siding is fiber cement: paint it any color you like, and it won't rot under the paint.
- The siding is fiber cement.
modern
- The siding is fiber cement, which paints like wood and isn't.
- Siding that won't rot: fiber cement.
- The siding is fiber cement.
classic
- The house is sided in fiber cement.
- Fiber cement takes paint as wood does, and does not rot.
- There is {an it}.
casual
- The siding's fiber cement. Nothing in it for a woodpecker.
- Fiber cement siding paints up like wood and won't rot.
- The siding's fiber cement.

## double-pane windows
kind: system
hook: 1
match: double pane windows, double-pane windows, dual pane windows, dual-pane, double paned, thermal windows, thermopane, insulated windows, double glazed, dual glazed
= two panes with a space between
luxury
- {The it} put two panes between the rooms and the season.
- The windows are double-paned.
investor
- Windows: {it}.
- Look for fogging between the double panes, the mark of a failed seal.
family
- Read by the window in January. There are two panes between you and it.
- There are two panes in each window, one for the weather and one for you.
- The windows are double-pane.
modern
- {The it}: weather gets the outer pane.
- The windows are double-pane, and the air between does the work.
classic
- The windows are double-paned.
- There are {an it}.
casual
- Double-pane windows: January has to get through two.
- The chair by the window's back in play. The glass is double-pane.
- The windows are double-pane.

## energy-efficient windows
kind: system
hook: 1
match: energy efficient windows, energy-efficient windows, low-e windows, low e windows, low-e glass, energy star windows
luxury
- The windows are of the energy-efficient kind.
- {It} are in place.
investor
- Windows: {it}.
- Ask the U-factor of {the it}; the etching in the glass names the maker.
family
- The windows are the energy-efficient kind, made to keep the heat in.
- Sit by the glass and finish the chapter: the windows are energy-efficient.
- The windows are energy-efficient.
modern
- {The it} are built to hold heat.
- {It} work both seasons.
classic
- The windows are of the energy-efficient kind.
- The glass is made to hold the warmth in: {it}.
casual
- The windows are energy-efficient, made to keep the heat on your side.
- {It}: the glass pitches in, both seasons.

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
- The label between the panes of a triple-pane window gives its maker and date.
family
- The windows are triple-pane, and the cold has to ask three times.
- The windows are triple-pane.
modern
- {The it}: glass, glass, glass.
- Glass, air, glass, air, glass: {it}.
classic
- The windows are triple-paned.
- Each window has three panes, one more than is usually thought sufficient.
casual
- Triple-pane windows. Winter gets put on hold, then transferred.
- The windows are triple-pane.

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
- (year) Windows replaced in {year}; count them against the openings.
- Windows: new. Ask the maker and whether the warranty transfers.
family
- (year) The windows were new in {year}. On the first warm day, up they go.
- The windows are new: open on the first mild morning, shut on the last.
modern
- (year) The windows are from {year}.
- The windows are new.
classic
- (year) The windows were replaced in {year}.
- The windows are new.
casual
- (year) The windows are from {year}, so nobody has to teach you the trick to opening them.
- The windows are new. Go ahead, open one. That's the demo.

## impact windows
kind: system
hook: 5
match: impact windows, impact glass, hurricane windows, hurricane impact windows, impact rated windows, impact windows and doors, storm windows rated
= rated for windborne debris; nothing has to be put up over them
luxury
- The glass is impact-rated and asks for no shutters.
- In storm season there is nothing to put up; the windows are impact-rated.
- There are {an it}.
investor
- Windows: {it}.
- The insurer will want papers on the impact windows: product approvals and the wind-mitigation form.
family
- When a storm has a name, you won't be up a ladder with plywood. The windows are impact-rated.
- The windows are impact-rated, and the day before a storm is for making sandwiches.
- The windows are impact-rated.
- There are {an it}.
modern
- Impact windows leave nothing to board up.
- Storm glass, already up: {it}.
classic
- The windows are of impact-rated glass.
- Impact windows make plywood unnecessary, and the ladder with it.
casual
- With impact windows, you skip the plywood line at the hardware store.
- When a storm gets a name, yours are already up: impact windows.
- The windows are impact-rated.

## hurricane shutters
kind: system
hook: 3
match: hurricane shutters, storm shutters, accordion shutters, roll down shutters, roll-down shutters, bahama shutters, electric shutters
luxury
- Against the season's storms there are {an it}.
- {It} are on hand for the months that require them.
investor
- Openings: {it}.
- Count {the it} against the windows and doors, and watch one close.
family
- When the forecast turns, close {the it} and go find the flashlights.
- Storm day starts with closing things instead of buying them: there are {an it}.
- There are {an it} for storm season.
modern
- {The it} close before landfall.
- Storm plan: {it}.
classic
- {It} are provided against the storm season.
- When the weather has been given a name, {the it} are closed.
casual
- With {an it}, you're not racing anybody for plywood.
- Close {the it}, fill the tub, find the cards.

## insulation
kind: system
hook: 1
match: insulation, new insulation, spray foam insulation, spray foam, closed cell foam, attic insulation, blown-in insulation, extra insulation, insulation {year}
luxury
- Between the weather and the rooms there is {an it}.
- There is {an it}, for summer as for winter.
investor
- Envelope: {it}. Ask the R-value.
- Envelope: {it}.
- (year) Insulation: {year}. The invoice states the depth.
- Insulation: {it}.
family
- There's {an it} to keep the warmth in.
- You'll never see {the it}. In February you'll know it's there.
modern
- {The it} tells heat to stay put.
- There's {an it} you'll never see.
classic
- There is {an it}, which works in winter and again in summer.
- There is {an it}.
casual
- They put in {it}. It's a sweater, and the house wears it.
- There's {an it}, the upgrade you never see and never stop using.
- There's {an it}.

## energy rating
kind: system
hook: 5
match: energy star, energy star certified, energy star home, hers {n}, hers score, hers rating, hers index, leed certified, leed gold, leed silver, leed platinum, green certified, zero energy ready
= a rating or certification is issued by a third party
luxury
- Its energy use has been rated: {it}.
- For energy, the rating is on record: {it}.
investor
- Energy: {it}. Ask for the certificate and its date.
- Energy: {it}.
- {It}: a third party's figure, to be read beside a year of bills.
family
- Before the first bill comes, there's a rating to go by: {it}.
- Somebody has already graded the house on energy: {it}.
- The house carries {an it}.
modern
- The energy is on record: {it}.
- Somebody measured, then wrote it down: {it}.
classic
- The house has been rated for its energy use: {it}.
- On energy there is a rating to consult: {it}.
casual
- Anybody can say "efficient." This one has it in writing: {it}.
- The energy talk has paperwork: {it}.

# Power of its own

## solar panels
kind: system
hook: 6
match: solar, solar panels, solar system, pv, pv system, solar array, {n} kw solar, solar roof, rooftop solar
= panels make electricity by day; ownership not stated
luxury
- By day the house draws on the sky, by way of solar panels.
- Solar panels turn the day into current.
investor
- On site: {it}.
- Confirm whether the solar panels are owned or leased, and ask for a year of production.
family
- Sun's out? So is your power plant. There are solar panels.
- There are {an it}.
modern
- Solar. Daylight, converted.
- The solar panels clock in at sunrise.
classic
- Solar panels turn daylight into electricity.
- With solar panels, a clear day is worth something more than pleasure.
casual
- It's got solar panels, which will make you weirdly interested in clouds.
- Solar panels: root for sunshine and mean it.

## solar panels, owned
kind: system
hook: 7
match: owned solar, solar owned, owned solar panels, solar paid off, paid off solar, solar panels owned, solar (owned), fully owned solar
= no lease to assume; the panels convey
luxury
- The solar panels are owned, and the sun sends no invoice.
- The panels convey with the house, owned.
luxury lead
- This {city} {type} makes electricity of its own, from solar panels that are owned.
luxury headline
- Power of Its Own, from Panels That Are Owned
investor
- Solar: owned. No lease to assume.
- Owned solar has a file of its own: purchase contract, interconnection agreement, lien search.
investor lead
- The solar at this {city} {type} is owned, so there is no lease to assume.
investor headline
- Solar Owned, No Lease to Assume
family
- The solar panels are owned, so they stay when the moving truck leaves.
- Make hay, or at least laundry, while the sun shines: the solar panels are owned.
- The solar panels are owned.
family lead
- On a clear morning this {city} {type} is making power before anyone is up, and the panels that do it are owned.
family headline
- Up Before You: Solar Panels, Owned
modern
- Solar. Owned, not leased.
- The solar panels are owned.
modern lead
- Solar, owned. This {city} {type} makes power and leases nothing to do it.
modern headline
- Solar. Owned, Not Leased.
classic
- The solar panels are owned, and go with the house.
- The solar panels belong to the property rather than to a leasing company.
classic lead
- Part of the electricity at this {city} {type} is made on the premises, by solar panels that are owned.
classic headline
- Electricity Made on the Premises
casual
- The solar's owned. There's no lease to take over.
- The solar panels are owned.
casual lead
- Everybody asks whether the solar's owned. At this {city} {type}, it is.
casual headline
- Yes, the Solar Is Owned

## solar panels, leased
kind: terms
hook: 2
match: leased solar, solar lease, solar leased, solar ppa, solar panels leased, assumable solar lease, sunrun, solar (leased)
luxury
- The solar panels are under lease.
- Solar is in place under a lease, to be read with the other papers.
investor
- Solar: leased. Ask for the payment, the escalator, and the years remaining.
- The solar is leased; the transfer goes through the leasing company, so start it early.
- Solar panels: leased.
family
- There are solar panels under a lease, so ask for its monthly figure when you ask about the power bill.
- The solar panels are leased.
modern
- The solar is leased. Read the terms.
- Panels up, lease attached.
classic
- Solar panels are installed under a lease.
- The solar panels are leased, on terms best read beside the electric bill.
casual
- The solar's leased. Grab that paperwork before you do the math.
- There's solar, and it's a lease. Ask what it runs a month.
- The solar panels are leased.

## battery backup
kind: system
hook: 5
match: battery backup, tesla powerwall, powerwall, home battery, battery storage, solar battery, enphase battery, whole house battery, backup battery
= stores electricity for later or for an outage; which circuits is not known
luxury
- There is power in reserve: {an it}.
- {An it} holds power until it is wanted.
investor
- Storage: {it}. Ask the capacity, the warranty, and which circuits it carries.
- Storage: {it}.
- {An it} is installed; confirm it is owned.
family
- If the power blinks, there's {an it} to lean on.
- {The it} puts power by for the night the street goes dark.
modern
- The grid goes out. {The it} doesn't.
- {The it} saves power for later.
classic
- {An it} keeps electricity in reserve.
- Power is laid by in {an it}, as preserves once were.
casual
- {The it} saves up power for the day the power company has other plans.
- With {an it}, a blackout isn't automatically a flashlight situation.
- There's {an it} for outages.

## whole-house generator
kind: system
hook: 6
match: whole house generator, whole-house generator, whole home generator, standby generator, generac, generac generator, kohler generator, natural gas generator, automatic generator, backup generator
= say "the whole house" only where typed; a standby or backup generator may carry some circuits
= makes power when the utility's fails; which circuits is not known unless "whole house" was typed
luxury
- For the night the street goes dark, there is {an it}.
- {An it} stands by.
investor
- Backup power: {it}. Ask the fuel, the load, and the service log.
- Backup power: {it}.
- {An it} is installed; ask which circuits it carries.
family
- Save the candles for birthday cake. There's {an it}.
- When the lights go out down the block, there's {an it}.
- There's {an it} for outages.
modern
- For the night the grid is down: {it}.
- {The it} is for outages.
classic
- {An it} stands ready for the day the lines are down.
- The power company may take an evening off; {the it} does not.
casual
- There's {an it}. When the power's out, guess whose place everybody comes to.
- {The it} is there for the night the power isn't.
- There's {an it} for outages.

## generator hookup
kind: system
hook: 2
match: generator hookup, generator hook up, generator ready, transfer switch, generator plug, wired for generator, generator interlock, generator inlet
= the connection is in; the generator itself is not
luxury
- The house is wired to accept a generator.
- Should the power fail, the connection for a generator has already been made.
investor
- Backup power: wired for a generator; the generator is left to price.
- Ask which circuits the generator hookup covers.
family
- Bring the generator and plug it in. The hookup is here.
- There's {an it}.
modern
- The house is wired for a generator.
- The hookup is in; bring the generator.
classic
- A connection for a generator has been provided.
- The house will accept a generator, when one is brought.
- There is {an it}.
casual
- It's got a generator hookup: no extension cord through the kitchen window.
- The house is wired for a generator. You supply the noisy part.
- There's {an it}.

# Renovations and their papers

## renovated
kind: update
hook: 7
match: renovated, renovated {year}, fully renovated, completely renovated, newly renovated, remodeled, remodeled {year}, completely remodeled, rehabbed, rehabbed {year}, renovated throughout
luxury
- (year) The renovation dates from {year}.
- (year) The house was renovated in {year}.
- The house has been renovated.
luxury lead
- (year) In {year} the contractors packed up and left this {city} {type} renovated.
- This {city} {type} has been renovated, and the work is finished.
luxury headline
- (year) Renovated in {year}
- The Work Is Finished
investor
- (year) Renovated: {year}.
- (year) The renovation is dated {year}; match the invoices to the permits.
investor lead
- (year) Renovated in {year}: this {city} {type} should be underwritten by that date as well as the year it was built.
- Renovated, with the scope to confirm: a {type} in {city}.
investor headline
- (year) Renovation Dated {year}
- Start with the Scope of Work
family
- (year) The renovation was done in {year}, so your Saturdays are your own.
- The house has been renovated, and somebody else lived with the plastic sheeting.
- The house has been renovated.
family lead
- (year) Somebody else lived with the dust: this {city} {type} was renovated in {year}.
- Somebody else picked the paint and lived with the dust. This {city} {type} has been renovated.
family headline
- (year) Renovated in {year}, Saturdays Included
- Somebody Else Lived with the Dust
modern
- (year) The renovation is from {year}.
- The renovation is done. Hammers down.
modern lead
- (year) Demo, dust, paint: all of it in {year}. What's left is a renovated {type} in {city}.
- Hammers down. This {city} {type} is renovated.
modern headline
- (year) Renovated, {year}. Dust Settled.
- Hammers Down.
classic
- (year) The house was renovated in {year}.
- The house has been renovated.
- (year) The renovation dates from {year}.
classic lead
- (year) In {year} the carpenters came to this {city} {type}, and did not leave until it was renovated.
- The carpenters have been thanked and sent home; this {city} {type} is renovated.
classic headline
- (year) A {Type} in {City}, Renovated in {year}
- After the Carpenters
casual
- (year) It was renovated in {year}. You skip the part where you live on takeout.
- It's been renovated. All the arguing over paint chips already happened.
- It's been renovated.
casual lead
- (year) Good news: you missed the renovation. It happened in {year}, and this {city} {type} is what came out of it.
casual headline
- You Missed the Renovation. Good.

## gut renovation
kind: update
hook: 8
match: gut renovation, gut renovated, gut reno, gut renovation {year}, gut rehab, full gut renovation, renovated to the studs, studs-out remodel
= taken back to the framing and rebuilt from there
luxury
- (year) In {year} the house was taken back to its studs and begun again.
- The renovation began at the studs; the paint came last.
luxury lead
- (year) In {year} this {city} {type} was taken back to its studs and begun again.
luxury headline
- (year) Begun Again in {year}, from the Studs
- Begun Again, from the Studs
investor
- (year) Gut renovation: {year}. The permits should show what went in behind the walls.
- A gut renovation leaves photographs of open walls; ask for them.
investor lead
- (year) Gut-renovated in {year}: for this {city} {type}, the date behind the walls matters more than the year it was built.
- This {city} {type} was gut-renovated; the permits will say what is behind the walls.
investor headline
- (year) Gut Renovation, {year}
- From the Studs
family
- (year) They took it down to the studs in {year} and put it all back, before you had to choose a single doorknob.
- It was renovated from the studs.
family lead
- (year) Bring the pictures. The walls they'll hang on were opened to the studs in {year}, when this {city} {type} was gutted and put back together.
family headline
- Down to the Studs, Then Home Again
modern
- (year) Studs in {year}. Walls since.
- Renovated from the studs.
modern lead
- (year) For a while in {year}, this {city} {type} was studs and air. Then it was put back.
modern headline
- Studs, Then Everything Else
classic
- (year) The house was gutted in {year} and renovated from the studs.
- The renovation began at the studs.
classic lead
- (year) Some renovations stop at the paint. In {year}, the one at this {city} {type} began at the studs.
classic headline
- A Renovation That Began at the Studs
casual
- (year) They gutted it in {year}, clear to the studs. That's more than lipstick.
- It was renovated from the studs.
casual lead
- (year) There was a day in {year} when this {city} {type} was nothing but studs. Then they put it all back.
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
- What works in the house without being seen is new: the mechanicals.
investor
- (year) Mechanicals: {year}.
- Have the new mechanicals listed one by one, each with its date.
family
- (year) Whatever hums in the background was new in {year}: the mechanicals.
- The mechanicals are new. Spend on the part you'll see.
- The mechanicals are new.
modern
- (year) Mechanicals, {year}. The boring money is spent.
- The mechanicals are new. Spend yours on chairs.
- The mechanicals are new.
classic
- (year) The mechanical systems were replaced in {year}.
- The mechanicals are new.
casual
- (year) All the boring, expensive stuff was new in {year}. That's what "mechanicals" means.
- The mechanicals are new. They're dull at parties, and you'll be glad they came.
- The mechanicals are new.

## permits on file
kind: update
hook: 2
match: permits on file, all work permitted, work done with permits, fully permitted, closed permits, permits closed, with permits
luxury
- Permits for the work are on file.
- The work was done under permit.
investor
- Permits: on file. Pull them and check that each was closed.
- With permits on file, the work has dates; read them against the invoices.
- Permits: on file.
family
- The permits are on file. Read up before you move a single box.
- The work has its permits, and anyone may ask to see them.
- The permits are on file.
modern
- The permits are on file to read.
- Permitted work, on the record.
classic
- Permits for the work are on file.
- The work was done with permits.
casual
- The permits are on file. Somebody stood in that line so you don't have to.
- The permits are on file.

## fresh paint
kind: update
hook: 1
match: fresh paint, freshly painted, new paint, newly painted, fresh interior paint, new interior paint, exterior paint {year}, interior paint {year}, repainted
luxury
- Only the pictures have yet to be hung: the paint is fresh.
- (year) It was painted in {year}.
investor
- Paint: fresh.
- (year) Painted: {year}.
- Fresh paint is one line off the turnover budget; ask for the leftover cans and the color names.
family
- The paint is fresh. Bring the picture hooks.
- (year) It was painted in {year}, and the roller went home with somebody else.
- Fresh paint, and no drop cloths on moving day.
modern
- The paint is fresh and the drop cloths are gone.
- (year) Painted, {year}.
classic
- The paint is fresh.
- (year) It was painted in {year}.
casual
- The paint's fresh. Put the roller down.
- (year) It was painted in {year}, and no weekend of yours was harmed.

## new flooring
kind: update
hook: 2
match: new flooring, new floors, new floors {year}, floors {year}, new flooring throughout, new carpet, new lvp, new vinyl plank, new carpet {year}
luxury
- (year) {The it} was laid in {year}.
- Shoes may be left at the door; the floors are new.
investor
- Flooring: {it}.
- (year) Flooring: {year}.
- Ask what is under {the it}.
family
- Shoes off at the door. You've got {an it}.
- (year) The floors were new in {year}. Go barefoot.
modern
- The floors are new.
- (year) The floors are from {year}.
classic
- (year) The floors were renewed in {year}.
- The flooring is new.
casual
- The floors are new, and you get to be the one who says "shoes off."
- (year) The floors are from {year}. Dance on them, that's what they're for.
- The flooring's new.

# Parking

## garage
kind: parking
hook: 3
match: garage, private garage, garage with opener, 1.5 car garage, 2.5 car garage
luxury
- The car spends its nights indoors, in {the it}.
- There is {an it}.
investor
- Parking: {it}.
- {An it} adds space under roof that the square footage does not count.
family
- Pull into {the it} and let the rain miss you.
- Groceries, muddy bikes, the sled in June: {the it} takes them.
modern
- The car sleeps in {the it}.
- Car in, door down: {it}.
classic
- There is {an it} for the car.
- {An it} keeps the frost from the windshield.
casual
- There's {an it}. Let somebody else scrape ice.
- You get {an it}, for the car or for everything you keep meaning to sort.
- There's {an it} for the car.

## one-car garage
kind: parking
hook: 3
match: one car garage, 1 car garage, 1-car garage, one-car garage, single car garage, single garage
luxury
- {The it} holds one car, and holds it out of the rain.
- There is {an it}.
investor
- Garage: one car.
- Measure {the it} against the car.
- Parking: {it}.
family
- The car gets {the it}, or the bikes do. You decide.
- One car goes into {the it} wet and comes out dry.
- {The it} holds a car and the bikes.
modern
- {The it} takes one car.
- One car, no ice: {it}.
classic
- {The it} holds one car.
- There is {an it}.
casual
- Good luck deciding who gets {the it}. It fits one car.
- {An it}: one dry car, or one well-equipped hobby.
- {The it} holds a car.

## two-car garage
kind: parking
hook: 4
match: two car garage, 2 car garage, 2-car garage, two-car garage, 2 car attached garage, 2 car gar, double garage, 2 car att garage
luxury
- {The it} takes two cars in from the weather.
- Two cars may be kept indoors, in {the it}.
investor
- Garage: two cars.
- {The it} counts two spaces under roof; take the inside width.
- Parking: {it}.
family
- {The it} fits two cars, or one car and every bike you own.
- There's {an it}.
modern
- {The it} parks two.
- Two cars, or one and a workbench: {it}.
classic
- {The it} accommodates two cars.
- There is {an it}, for two cars or for one and a good deal else.
casual
- It's {an it}, or a one-car garage and a project.
- Both cars fit in {the it}. The ladder and the paint cans may have to negotiate.

## three-car garage
kind: parking
hook: 6
match: three car garage, 3 car garage, 3-car garage, three-car garage, 3 car attached garage, 3 car gar, triple garage
luxury
- {The it} takes three cars in from the weather.
- There is {an it}.
investor
- Garage: three cars.
- Check whether the third bay of {the it} is full depth.
- Parking: {it}.
family
- In {the it}, the third place goes to whatever the season is: bikes, skis, a rowboat nobody has finished.
- With {an it}, the lawn mower gets a room of its own.
- There's {an it}.
modern
- {The it} parks three, or two and a workshop.
- {It}. The third bay is the fun one.
classic
- {The it} will hold three cars.
- {The it} holds three, though the third place is seldom given to a car.
casual
- {An it}: yours, theirs, and the one that doesn't run yet.
- The third spot in {the it} is where hobbies go.

## garage for four or more
kind: parking
hook: 7
match: 4 car garage, four car garage, 4-car garage, 5 car garage, five-car garage, 6 car garage, six car garage, 8 car garage, collector garage, showroom garage
luxury
- {The it} will keep a collection, or begin one.
- The garage keeps {n} cars under roof.
luxury lead
- The garage at this {city} {type} holds {n} cars, and the collection need not be narrowed.
luxury headline
- {N} Cars, Kept Indoors
investor
- Garage: {n} cars.
- The garage counts {n}; get the door heights and the depth of each bay.
investor lead
- The garage at this {city} {type} counts {n} cars.
investor headline
- {N} Cars Under Roof
family
- Everybody parks inside. The garage takes {n}.
- The garage takes {n} cars, or a few cars and every project you ever put off.
- There's {an it}.
family lead
- Everybody parks inside at this {city} {type}. The garage takes {n} cars.
family headline
- Everybody Parks Inside
modern
- The garage parks {n}, all indoors.
- {N} cars, no tarps.
modern lead
- {N} cars, no tarps. The garage comes first at this {city} {type}.
modern headline
- {N} Cars, No Tarps
classic
- The garage accommodates {n} cars.
- There is a garage for {n} cars.
classic lead
- Most houses make room for a car or two. This {city} {type} has a garage for {n}.
classic headline
- A Garage for {N}
casual
- The garage holds {n} cars. You know who you are.
- {An it}. The one on blocks gets a spot, too.
- There's {an it}.
casual lead
- If you've got more cars than driveway, start here: this {city} {type} has a garage for {n}.
casual headline
- {N} Cars? Bring Them.

## attached garage
kind: parking
hook: 4
match: attached garage, att garage, attached 1 car garage, attached 2 car garage, attached 3 car garage, garage attached, att 2 car
= one goes between car and house without going outdoors
luxury
- {The it} is attached, and one comes in dry.
- The weather has no part in coming home: {the it} is attached.
investor
- Garage: {it}.
- {The it} is attached; look at the fire door and the shared wall.
family
- Bring the groceries in without a coat: {the it} is attached.
- In from the car with your hood down: {the it} is attached.
- The garage is attached.
modern
- {The it} is attached.
- Car to house, no weather between: {it}.
classic
- {The it} is attached to the house.
- The umbrella may be left in the car, since {the it} is attached.
casual
- {The it}'s attached. Slippers count as shoes.
- Nobody has to make a run for it in the rain: {the it}'s attached.
- The garage is attached.

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
- {The it} is detached: its own roof, its own inspection.
family
- {The it} stands on its own, and the sawdust stays with it.
- Out in {the it}, a project can stay in pieces till next weekend.
- The garage is detached.
modern
- {The it} stands on its own.
- Detached: what happens in {the it} stays there.
classic
- {The it} is detached, as a carriage house was.
- There is {an it}, standing apart from the house.
casual
- {The it}'s detached. Call it the annex and nobody will ask what you do out there.
- {The it} is its own building. The band practice argument is half won.
- The garage is detached.

## oversized garage
kind: parking
hook: 4
match: oversized garage, oversize garage, oversized 2 car garage, oversized two-car garage, extra deep garage, extended garage
= larger than its count of cars needs, because the agent says so
luxury
- {The it} is oversized, with room around the car as well as for it.
- {The it} was drawn larger than it had to be.
investor
- Garage: {it}. Take the dimensions; "oversized" is not a measurement.
- Garage: {it}.
- Parking: {it}.
family
- {The it} is oversized: car first, then the bikes.
- Park, and there's still floor left over: {the it} is oversized.
modern
- {The it} runs larger than the car.
- {It}. The car, and everything else.
classic
- {The it} is larger than a car requires.
- There is {an it}.
casual
- {The it}'s oversized. Park the car, then see what else fits.
- It's {an it}: the car, the workbench, and the treadmill you swore you'd use.
- {The it} is bigger than the car.

## heated garage
kind: parking
hook: 5
match: heated garage, heated 2 car garage, heated two-car garage, heated 3 car garage, garage with heat, heated and insulated garage, garage heater
luxury
- One drives off in a warm car, for {the it} is heated.
- Even the cars are kept warm: {the it} is heated.
- The garage is heated.
investor
- Garage: {it}.
- {The it} is heated; ask the fuel and which meter it is on.
family
- No cold seat in January: {the it} is heated.
- Fix the bikes in February. {The it} is heated.
- The garage is heated.
modern
- {The it} is heated, and the car starts warm.
- Heat in {the it}. February is project season.
classic
- {The it} is heated, and work may go on there in winter.
- The heat extends to {the it}.
casual
- {The it}'s heated. The car's warm before you are.
- February, jacket off, hood up: {the it}'s heated.

## tandem garage
kind: parking
hook: 2
match: tandem garage, tandem 2 car garage, 2 car tandem garage, tandem parking, 3 car tandem, tandem spaces
= cars stand nose to tail
luxury
- {The it} is arranged in tandem, one car behind the other.
- The cars stand in line: {the it} is tandem.
investor
- Parking: {it}.
- Tandem parking; comparables with side-by-side spaces will need adjusting.
family
- {The it} is tandem, so whoever leaves first parks last.
- Park nose to tail in {the it}, and hang a second set of keys by the door.
- Cars park nose to tail in {the it}.
modern
- {The it} is tandem. Last in, first out.
- {It}, nose to tail.
classic
- In {the it} one car stands behind another.
- Cars are kept in {the it} in order of departure: it is tandem.
casual
- {The it}'s tandem. You'll learn each other's schedules.
- Cars park nose to tail in {the it}.

## carport
kind: parking
hook: 2
match: carport, car port, covered carport, attached carport, 1 car carport, 2 car carport, two-car carport
= a roof without a door
luxury
- {The it} keeps the rain off the car, with no door to be opened.
- The car stands under cover, in {the it}.
investor
- Parking: {it}.
- {An it} is roof without walls; see that it is on the permit record.
family
- Unload under {the it} when it's pouring.
- {The it} keeps the frost off the windshield and the sun off the seats.
modern
- {The it} is all roof, no door.
- Shade for the car: {it}.
classic
- {An it} shelters the car.
- {The it} shelters the car without a door to be left open.
casual
- There's {an it}, with no door to fix and no opener to lose.
- {The it} keeps the car dry in April and the seats from frying in August.
- The car goes under {the it}.

## RV garage
kind: parking
hook: 7
match: rv garage, rv bay, rv barn, motorhome garage, motor home garage
luxury
- Even the motor coach is kept indoors, in {the it}.
- {The it} was built to a motor coach's height.
luxury lead
- At this {city} {type}, one garage was built to the height of a motor coach.
luxury headline
- Indoors, Even for the Coach
investor
- Parking: {it}.
- Get the door height and the depth of {the it}.
investor lead
- This {city} {type} has {an it}; the door height and the depth are the first figures to get.
investor headline
- {It} on the Property
family
- Pack the camper the night before, indoors: there's {an it}.
- The camper comes home to {the it}, mud and all.
family lead
- Pack the camper the night before, indoors. This {city} {type} has {an it}.
family headline
- Pack the Camper Indoors
modern
- The road trip starts inside, in {the it}.
- Tall door, long bay: {it}.
modern lead
- At this {city} {type}, the RV goes inside.
modern headline
- The RV Goes Inside
classic
- The motor home is kept under roof, in {the it}.
- {An it} was provided, tall enough for a house on wheels.
classic lead
- A motor home is seldom given a home of its own. At this {city} {type} it has {an it}.
classic headline
- A Home for the Motor Home
casual
- Your camper's about to have a better address than it's used to: {the it}.
- The RV gets {the it}. You can go sit in it on a rainy Sunday.
- The RV goes in {the it}.
casual lead
- Bring the RV. This {city} {type} has {an it}, so it gets a room, too.
casual headline
- The RV Gets a Room, Too

## RV parking
kind: parking
hook: 4
match: rv parking, rv pad, rv storage, rv access, room for rv, boat parking, boat storage, rv/boat parking, rv and boat parking, trailer parking, space for rv, toy parking
luxury
- There is {an it} on the property.
- What is towed need not be kept elsewhere: there is {an it}.
investor
- Parking: {it}.
- Before counting on {the it}, check the length, the surface, and any rule against it.
family
- With {an it} at home, you can pack for the trip a little at a time.
- Whatever you tow comes home with you: there's {an it}.
modern
- Road trips start at home: {it}.
- Tow it home and park it. There's {an it}.
classic
- There is {an it}.
- With {an it} at home, the next trip may be provisioned at leisure.
casual
- Quit paying a lot across town to babysit the camper. There's {an it}.
- {It}, for the boat, the camper, or the friend who shows up in one.
- There's {an it}.

## RV hookups
kind: parking
hook: 4
match: rv hookup, rv hookups, rv hook up, rv hook-ups, full rv hookups, 30 amp rv, 50 amp rv, 50 amp rv hookup, rv power, rv dump station
luxury
- An RV may be plugged in at home.
- Hookups are provided for an RV.
investor
- RV hookups: confirm the amps, and whether sewer is included.
- RV hookups are in; ask whether the city lets anyone stay overnight.
- Parking: {it}.
family
- Company can pull in and plug in: there are RV hookups.
- Plug in the camper the night before the trip: there are RV hookups.
- There are {an it}.
modern
- Pull in, plug in: RV hookups.
- RV hookups are in.
classic
- Hookups are provided for an RV.
- An RV may be connected here; the hookups are in.
casual
- There are RV hookups, so the camper's fridge is cold before you leave.
- With RV hookups, you plug the camper in at home and pack it slow.
- There are {an it}.

## RV gate
kind: parking
hook: 3
match: rv gate, double rv gate, rv gates, side gate rv, wide gate, rv gate access
= a gate wide enough for a trailer
luxury
- {An it} admits whatever is towed.
- The gate was hung wide enough for a trailer.
investor
- Access: {it}. Measure the opening.
- Access: {it}.
- What fits through {the it} is a matter of inches; bring a tape.
family
- Swing {the it} open and back the trailer through.
- Boat, camper, a load of mulch: {the it} lets it in.
modern
- Trailers fit through {the it}.
- Back the trailer in through {the it}.
classic
- {An it} admits the larger vehicles.
- {The it} opens wide enough for a trailer.
casual
- {The it} means the boat doesn't have to live on the street.
- {The it} is for the RV, but no load of gravel ever complained about it.
- There's {an it}.

## EV charger
kind: parking
hook: 4
match: ev charger, ev charging, ev charging station, electric car charger, electric vehicle charger, tesla charger, tesla wall connector, level 2 charger, car charger, chargepoint, wall charger for ev
luxury
- {An it} fills the car while the house sleeps.
- The car is charged at home, by {an it}.
investor
- EV: {it}. Confirm it conveys.
- EV: {it}.
- {An it} is in, circuit and all; ask its amperage.
family
- Plug the car into {the it} when you get home, and don't think about it till morning.
- The last errand of the day is plugging in: there's {an it}.
- The car charges at {the it}.
modern
- {The it} sends you out full.
- Park, plug, sleep: {it}.
classic
- The car may be charged at home, by {an it}.
- The filling station may be passed by, for there is {an it}.
- There is {an it}.
casual
- The gas station's for snacks now. There's {an it}.
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
- EV circuit is in; check the breaker size before choosing a charger.
family
- The wiring's in for an electric car, whenever you get around to one.
- Bring the car and the charger; {the it} is waiting.
- {The it} is ready for a charger.
modern
- It's wired for an EV charger.
- {The it} is in. The car's up to you.
classic
- The wiring for a car charger has been run.
- {The it} is in place for an electric car, should one be acquired.
casual
- It's wired for an EV. All that's missing is the EV.
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
- See that the off-street parking is on the plat or in the lease, and not only a custom.
family
- (n) There's off-street parking for {n}, and company can have what you don't use.
- With {an it}, nobody moves the car on sweeping day.
- There's {an it}.
modern
- Parking is off-street.
- (n) Off-street parking for {n}.
classic
- Parking is off the street.
- (n) There is parking off the street for {n}.
casual
- (n) There's off-street parking for {n}, so nobody circles the block.
- There's {an it}.

## deeded parking
kind: parking
hook: 6
match: deeded parking, deeded parking space, deeded space, deeded spot, deeded garage space, deeded garage parking, owned parking space, 1 deeded space
= the space is owned by deed
luxury
- The parking space is owned, as the residence is: by deed.
- The car's place is deeded.
investor
- Parking: deeded. Check the deed for the space number and any separate tax bill.
- The space is deeded; comparables should have one, too.
family
- The spot is deeded, so it's yours when you leave and yours when you get back.
- The parking is deeded.
modern
- The parking is deeded: the spot is property.
- The parking space is on the deed.
classic
- The parking space is conveyed by deed.
- The car's place is a matter of record: the parking is deeded.
casual
- Parking's deeded. You'll legally own a rectangle.
- The spot comes with the place, on paper. It's deeded.
- The parking's deeded.

## assigned space
kind: parking
hook: 3
match: assigned parking, assigned space, assigned parking space, assigned spot, reserved parking, reserved space, reserved parking space, numbered space, 1 assigned space
= set aside by rule, not owned
luxury
- A place is kept for the car: the parking is assigned.
- A parking space is assigned.
investor
- Parking: assigned. Ask whether it can be reassigned.
- An assigned space is held by rule, not by deed; read the rule.
- Parking: {it}.
family
- Your space is assigned. Pull in and go make supper.
- There's {an it}.
modern
- Same spot every time: the space is assigned.
- Drive in, park, done: assigned space.
classic
- A parking space is assigned to the residence.
- The car has an assigned place.
casual
- You get an assigned spot. If somebody's in it, you get to leave a note.
- No laps around the lot: the parking's assigned.

## covered parking
kind: parking
hook: 3
match: covered parking, covered parking space, covered space, covered spot, 1 covered space, 2 covered spaces, undercover parking
luxury
- The car waits under a roof: the parking is covered.
- Parking is covered.
investor
- Parking: covered.
- Ask who maintains the roof over the covered parking.
family
- July won't bake the seats. The parking is covered.
- Unload under a roof when it's coming down: the parking is covered.
- The parking is covered.
modern
- {The it} has a roof.
- Covered parking retires the ice scraper.
classic
- {The it} is under cover.
- {The it}, too, is given a roof.
- There is {an it}.
casual
- The parking's covered. Birds will have to try harder.
- Covered parking: you can touch the steering wheel in August.
- The parking's covered.

## underground parking
kind: parking
hook: 4
match: underground parking, underground garage, underground space, 1 underground parking, below grade parking, subterranean parking, heated underground parking, basement garage parking
luxury
- The car goes underground, out of the weather altogether.
- Parking is underground.
investor
- Parking: {it}.
- An underground space may be deeded, assigned, or rented; get its number and find out.
family
- You park underground, and snow is only something to look at.
- Down where it never rains, there's parking.
- The parking is underground.
modern
- The car goes underground.
- There's no weather at parking level: it's underground.
classic
- Parking is provided underground.
- The parking is underground.
casual
- You park underground, so the car never finds out it snowed.
- Parking's underground: no ice, no hail, no birds.

## garage space in the building
kind: parking
hook: 4
match: garage parking, garage space, 1 garage space, parking garage, building garage, parking in garage, indoor parking, 1 indoor parking space, garage parking included
luxury
- A space in the garage is kept for the car.
- There is {an it}.
investor
- Parking: {it}. Ask whether it is deeded, assigned, or rented.
- Parking: {it}.
- {It} is listed; confirm it goes with the unit.
family
- There's {an it}, so coming home late is only coming home late.
- Skip the search. There's {an it}.
- There's {an it}.
modern
- You park indoors: {it}.
- {It}, not a street search.
classic
- There is {an it}.
- The street is left to visitors; there is {an it}.
casual
- With {an it}, street-cleaning day can't touch you.
- The circling era is over: there's {an it}.

## guest parking
kind: parking
hook: 1
match: guest parking, visitor parking, guest spaces, visitor spaces, extra guest parking
luxury
- Guests have parking of their own.
- There is {an it}.
investor
- Parking, visitors: provided.
- Ask the count of guest spaces and the overnight rule.
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
- There's guest parking. Your friends need a new excuse.
- There's {an it} for visitors.

## circular driveway
kind: parking
hook: 5
match: circular driveway, circle driveway, circle drive, circular drive, horseshoe driveway
= one drives through without backing out
luxury
- One arrives by a circular drive, and leaves without reversing.
- The drive is circular.
investor
- Driveway: circular.
- A circular driveway is more paving than a straight one; ask when it was last done.
family
- Pull in, pull around, pull out: nobody has to back down a circular driveway.
- Everybody can line up on the circular driveway, and the first one in is the first one out.
- The driveway makes a circle.
modern
- The driveway is a circle, so skip reverse.
- Pull in, come around, pull out: circular driveway.
classic
- The driveway is circular.
- Guests depart facing forward, the driveway being circular.
casual
- The driveway's a circle. The mailbox is out of danger.
- It's a circular driveway. You'll take an extra lap the first week.
- The driveway's a circle.

## long driveway
kind: parking
hook: 4
match: long driveway, long drive, long private driveway, long paved driveway, long gravel driveway
luxury
- A long driveway comes before the house.
- By a long driveway, the road is left behind.
investor
- Driveway: long. Measure it for plowing and resurfacing.
- The cost of a driveway is its length, and this one is long.
- Driveway: long.
family
- The driveway is long enough to finish the song.
- Everybody's car fits when company comes: the driveway is long.
modern
- Turn off the road and keep driving: the driveway is long.
- Long driveway. Arrival takes a minute.
classic
- The house is reached by a long driveway.
- The driveway is long, and the road is left well before the door.
casual
- The driveway's long enough that you'll think twice about the trash cans.
- Long driveway. You get to hear the end of the podcast.
- There's a long driveway.

## paved driveway
kind: parking
hook: 1
match: paved driveway, concrete driveway, asphalt driveway, blacktop driveway, paver driveway, new driveway, driveway {year}, new driveway {year}, newly paved driveway
luxury
- The driveway is paved.
- (year) The driveway was new in {year}.
investor
- Driveway: {it}.
- (year) Driveway: {year}. Ask what base is under it.
- (year) Driveway: {year}.
family
- The driveway is paved: it sweeps, it shovels, and a basketball comes back up.
- (year) The driveway was new in {year}. First one to drip oil on it does the dishes.
- Wheel the suitcase right up. The driveway is paved.
- The driveway is paved.
modern
- The driveway is paved.
- (year) Driveway, {year}.
classic
- The driveway is paved.
- (year) A new driveway was laid in {year}.
casual
- The driveway's paved. Mud season's canceled.
- (year) The driveway's from {year}.
- It's {an it}. White sneakers are back.

## gated driveway
kind: parking
hook: 5
match: gated driveway, gated entry, electric gate, automatic gate, private gate, gated property, gated entrance, entry gate, gated drive, gated and fenced
luxury
- The property begins at its gate.
- One arrives by way of a gate.
- There is {an it}.
investor
- Entry: {it}.
- Ask about the gate's opener, its remotes, and who services it.
family
- Once the gate closes behind you, the errands are over.
- Open the gate, and supper is the next stop.
- There's {an it}.
modern
- Through the gate and home: {it}.
- Gate, then house.
classic
- The drive is entered by a gate.
- The property is entered by a gate.
- There is {an it}.
casual
- It's gated, which gives coming home a small sense of ceremony.
- With a gate, even the pizza has to announce itself.
- The driveway's gated.

## alley access
kind: parking
hook: 2
match: alley access, alley, rear alley access, alley entry, alley load, alley-load garage, back alley, alley parking
luxury
- {The it} gives a second way in.
- {The it} serves the back of the property.
investor
- Access: street and alley.
- {It}: ask who maintains the alley, and what zoning allows off it.
family
- Trash, bikes, the new couch: the alley takes them the back way.
- There's alley access, so the front door is for people.
- There's {an it} at the back.
modern
- {The it} is a second way in.
- In by the street, out by {the it}.
classic
- {The it} makes a second way in.
- {The it} serves the back of the property.
casual
- There's a back way in, by the alley.
- You've got {an it}. Bikes, bins, and couches come in that way.

## street parking
kind: parking
hook: 0
match: street parking, on street parking, on-street parking, permit parking, free street parking, resident permit parking
luxury
- Parking is on the street.
- Parking is on the street.
investor
- Parking: street. Ask about permits and sweeping days.
- Parking: {it}.
family
- Parking is on the street, for you and for whoever comes to supper.
- Parking is on the street.
modern
- You park at the curb.
- {It}. Curb, lock, home.
classic
- Parking is on the street.
- Cars are kept at the curb, where the street allows it.
casual
- It's street parking. Brush up on your parallel.
- Parking's on the street.

## shared driveway
kind: restriction
hook: 0
match: shared driveway, shared drive, common driveway, driveway easement, joint driveway
luxury
- The driveway is shared.
- The drive is held in common with a neighbor.
investor
- Driveway: shared. Read the easement, and who pays to resurface it.
- A shared driveway should have a recorded maintenance agreement; look for it.
- Restrictions: {it}.
family
- The driveway is shared, and before long you'll know whose car is whose.
- The driveway is shared.
modern
- The driveway is shared. Leave room.
- Driveway: shared.
classic
- The driveway is held in common with the neighboring property.
- The driveway is shared, and courtesy keeps it open.
casual
- The driveway's shared. You'll be on waving terms by Friday.
- It's a shared driveway. Park like somebody else has to leave for work.
- The driveway's shared.

## motor court
kind: parking
hook: 5
match: motor court, motorcourt, auto court, gated motor court, courtyard parking
luxury
- Cars draw up in {the it}.
- {The it} receives arrivals.
investor
- Approach: {it}.
- {An it} is paving with drains; look at both.
family
- Pull into {the it}, and there's space to turn around and start unloading.
- Company pulls into {the it}, and supper can start.
- There's {an it} to turn in.
modern
- Arrivals turn in: {it}.
- Pull in, turn, and park in {the it}.
classic
- Guests arrive by {the it}.
- There is {an it} for arrivals.
casual
- {An it} is what a driveway calls itself once it's done well.
- You pull into {the it}, and yes, you can call it that with a straight face.
- There's {an it} to turn in.

## valet
kind: building
hook: 4
match: valet, valet parking, 24 hour valet, 24/7 valet, valet service, complimentary valet
luxury
- The car is taken at the door by valet, and brought back to it.
- Parking is by valet.
investor
- Parking: {it}. Ask what the dues cover.
- Parking: {it}.
- Get the valet's hours and the limit on cars.
family
- Hand the valet the keys, and keep both arms for the groceries.
- The car's been parked by the time you've found your mail: there's a valet.
- There's {an it} at the door.
modern
- Hand the valet the keys and you're home.
- Parking is someone else's job: valet.
- There's {an it} at the door.
classic
- The parking is done by valet.
- Where to put the car is a matter for the valet.
casual
- Parallel parking is now a spectator sport: there's a valet.
- You pull up, hand off the keys, and keep walking. That's valet for you.

## parking spaces
kind: parking
hook: 2
match: {n} parking spaces, {n} parking spots, parking for {n}, {n} car parking, {n} spaces, {n} stalls, {n} parking
luxury
- There is parking for {n}.
- (plural) {N} cars have their places.
- There are {an it}.
investor
- Parking: {n}.
- (commercial) {N} spaces; set them against the square footage and the code's ratio.
- Parking: {it}.
family
- (plural) There's parking for {n}, counting company.
- There's parking for {n}.
- There are {an it}.
modern
- Parking for {n}.
- (plural) {N} spaces. Take your pick.
- There are {an it}.
classic
- There is parking for {n}.
- (plural) {N} cars may be accommodated.
- There are {an it}.
casual
- (plural) You've got parking for {n}. Invite accordingly.
- There's parking for {n}, and none of it involves circling.
- There are {an it}.

# Technology

## smart home
kind: technology
hook: 3
match: smart home, smart home technology, smart home system, smart house, smart home features, home automation, control4, crestron, savant, automated home
= typed bare, {it} is "smart home technology"
luxury
- The house takes instruction, by way of {an it}.
- With {an it}, the house may be managed from a chair.
investor
- Technology: {it}.
- With {an it}, list the devices that convey and have the accounts reset at closing.
family
- With {an it}, you can ask the house to do a few things before your feet are on the floor.
- Forgot something on the way out? With {an it}, you can take care of it from the road.
- The house has {an it}.
modern
- The phone is the remote: {it}.
- The house runs from your phone. {It}.
classic
- The house has been fitted with {an it}.
- There is {an it}.
casual
- You can boss the house around from the couch. There's {an it}.
- It's got {an it}.

## smart thermostat
kind: technology
hook: 1
match: smart thermostat, nest thermostat, nest, ecobee, wifi thermostat, wi-fi thermostat, smart thermostats, learning thermostat
= can be set from a phone
luxury
- With {an it}, the temperature may be arranged before one arrives.
- There is {an it}, to be set from elsewhere.
investor
- Controls: {it}.
- {An it} conveys with the house; have the account cleared.
family
- Set {the it} from the road and walk in comfortable.
- Nobody gets up to turn it down. {The it} is on your phone.
- There's {an it}.
modern
- {The it} takes orders from anywhere.
- Warm by the time you're home: {it}.
classic
- {An it} may be consulted from a distance.
- {An it} keeps the house at the temperature it has been told.
casual
- {The it} means you can lose the temperature argument from work.
- With {an it}, you can nudge it a degree and deny everything.
- There's {an it}.

## smart locks
kind: technology
hook: 1
match: smart lock, smart locks, keyless entry, keypad entry, keypad lock, smart door lock, keyless lock, electronic lock, coded entry
= opens without a key
luxury
- The door opens without a key.
- The key has been dispensed with: there is {an it}.
investor
- Entry: {it}. Reset the codes at closing.
- Between tenants, change the code: there is {an it}.
family
- Leave the key off the ring: there's {an it}.
- There's {an it} on the door.
modern
- {It}. Nothing hidden under the doormat.
- Your pockets get lighter: {it}.
classic
- There is {an it}, and no key is required.
- One enters without a key; there is {an it}.
casual
- {The it} let the fake rock in the flower bed retire.
- There's {an it} on the door.

## security system
kind: technology
hook: 0
match: security system, alarm system, alarm, security alarm, adt, home security system, monitored alarm, simplisafe, burglar alarm
= equipment only; nothing is said about safety
luxury
- {An it} is installed.
- There is {an it}, with a code to be chosen.
investor
- Installed: {it}.
- Ask whether {the it} is owned and whether monitoring is under contract.
family
- There's {an it} to set on your way out the door.
- {An it} is in. Pick a code everyone can remember.
- There's {an it}.
modern
- {An it} is in. Set your own code.
- Installed: {it}.
classic
- {An it} has been installed.
- There is {an it}.
casual
- There's {an it}. You'll set it off once by accident; everyone does.
- It has {an it}. Pick a code that isn't your birthday.
- There's {an it}.

## security cameras
kind: technology
hook: 0
match: security cameras, cameras, exterior cameras, surveillance cameras, camera system, ring cameras, cctv, outdoor cameras
luxury
- {It} are installed.
- {It} keep a record of comings and goings.
investor
- Installed: {it}.
- Confirm which of {the it} convey, and where the recordings are kept.
family
- Check {the it} to see whether the package came.
- {The it} will tell you who ate the tomatoes.
modern
- {It} are in.
- Installed: {it}.
classic
- {It} have been installed.
- There are {an it}.
casual
- You can finally prove it was the raccoon. There are {an it}.
- It's got {an it}. Mostly you'll watch squirrels.
- There are {an it}.

## video doorbell
kind: technology
hook: 0
match: video doorbell, ring doorbell, nest doorbell, doorbell camera, smart doorbell, camera doorbell, wifi doorbell
= the caller is seen and answered from elsewhere
luxury
- By {an it}, the door may be answered from another room, or another city.
- Callers are seen before they are answered: there is {an it}.
investor
- Entry: {it}.
- {An it} conveys if it is wired in; confirm.
family
- {The it} shows you who's at the door without your leaving the table.
- Tell the delivery driver thanks from wherever you are: there's {an it}.
- There's {an it} at the door.
modern
- Answer the door from anywhere: {it}.
- The door rings your phone, by {the it}.
classic
- {An it} shows the caller before the door is opened.
- By means of {an it}, the door may be answered from elsewhere.
casual
- With {an it}, you get to decide whether you're home.
- {The it} lets you say "no thanks" from the couch.
- There's {an it} at the door.

## surround sound
kind: technology
hook: 2
match: surround sound, surround sound system, 5.1 surround, 7.1 surround, dolby atmos
luxury
- Films are heard from all sides, in {it}.
- There is {an it}.
investor
- Audio: {it}.
- Ask whether the receiver conveys with {the it}.
family
- Put on the big game and hear the crowd behind you: there's {an it}.
- Movie night has {an it}. You make the popcorn.
- There's {an it} for movies.
modern
- Movies come from all sides: {it}.
- {It}. Lights down.
classic
- There is {an it}, for films and for concerts.
- With {an it}, one hears the picture as well as sees it.
casual
- You'll duck at least once. There's {an it}.
- With {an it}, the car chase goes behind the couch.
- There's {an it} for movies.

## built-in speakers
kind: technology
hook: 2
match: built in speakers, built-in speakers, in-ceiling speakers, ceiling speakers, in-wall speakers, whole house audio, whole home audio, sonos, sonos system
luxury
- The speakers are built in, and the music takes up no floor.
- There is {an it}.
investor
- Audio: {it}.
- Test every zone of {the it}, and ask what powers it.
family
- All you choose is the song. There's {an it}.
- Put on something with a beat and get the dishes done: there's {an it}.
- The speakers are built in.
modern
- Press play. There's {an it}.
- Music, no furniture: {it}.
classic
- The speakers are built in.
- There is {an it} for music.
casual
- There's {an it}. You bring the playlist, and take the criticism.
- With {an it}, there's nothing to dust and nothing to trip over.
- The speakers are built in.

## fiber internet
kind: technology
hook: 4
match: fiber internet, fiber, fiber optic, fiber optic internet, fibre, google fiber, fios, verizon fios, at&t fiber
= data travels by glass fiber
luxury
- The internet arrives by glass: the line is fiber.
- The connection is fiber.
investor
- Internet: {it}. Ask which provider, and whether service is live.
- Internet: {it}.
- {It} is at the property.
family
- Everybody can be online at once: the internet is fiber.
- The movie and the video call can share an evening. The internet is fiber.
- The internet is fiber.
modern
- The internet comes by glass: fiber.
- Internet: fiber.
classic
- The internet arrives by fiber.
- The internet service is fiber.
casual
- The internet's fiber, so "you're frozen" goes back to being about the weather.
- The internet's fiber.

## high-speed internet
kind: technology
hook: 2
match: high speed internet, high-speed internet, highspeed internet, cable internet, broadband, fast internet, internet available
luxury
- There is {an it}.
- With {an it}, the office may be anywhere.
investor
- Internet: {it}.
- Run a speed test on {the it} before quoting it.
family
- Work, music, the recipe on the counter: there's {an it} for all of it.
- There's {an it} for the long-distance birthday call.
modern
- You can log on from here: {it}.
- The property has {an it}.
classic
- There is {an it}, wherever the desk is set.
- The property is served by {an it}.
casual
- Yes, there's {an it}. That was going to be your first question.
- You can work from here, and complain about it from here: there's {an it}.
- There's {an it}.

## ethernet wiring
kind: technology
hook: 2
match: ethernet, ethernet wiring, cat6, cat 6, cat-6 wiring, cat5e, cat 5, hardwired ethernet, hardwired internet, structured wiring, network wiring, ethernet in every room, wired for data
luxury
- The network is in the walls: there is {an it}.
- The signal does not depend on the air; there is {an it}.
investor
- Data: {it}.
- Find where {the it} ends up, and test a port.
family
- Plug in and the call stays put: there's {an it}.
- There's {an it}, for whoever has a deadline and whoever has a game on.
modern
- The data is in the walls: {it}.
- Plug in anywhere there's a port: {it}.
classic
- There is {an it}.
- The network is wired: there is {an it}.
casual
- There's {an it}. Gamers may stop reading here.
- With {an it}, nobody has to yell "get off the Wi-Fi."
- There's {an it}.

## Starlink
kind: technology
hook: 3
match: starlink, starlink internet, starlink dish
= internet by satellite
luxury
- With Starlink, the internet comes from overhead, and no line need bring it.
- Starlink supplies the internet.
investor
- Internet: Starlink. Confirm the dish conveys; the account does not.
- Starlink is satellite service with a monthly plan; price it.
- Technology: {it}.
family
- With Starlink, the video call takes the scenic route, by way of space.
- The game, the forecast, a call home: Starlink brings them down.
- The internet comes by Starlink.
modern
- Starlink sends the internet down from overhead.
- Starlink. Sky to laptop.
classic
- The internet is supplied by satellite, through Starlink.
- The mail comes by road and the internet by Starlink.
casual
- It's on Starlink, so your Wi-Fi comes from space. Mention it casually.
- Starlink's here. "No signal" isn't an excuse anymore.
- The internet comes by Starlink.

## motorized shades
kind: technology
hook: 2
match: motorized shades, automated shades, motorized blinds, automatic blinds, electric shades, power shades, remote blinds, remote control blinds, lutron shades, hunter douglas powerview
luxury
- With {an it}, morning may be postponed.
- The shades are motorized, and come down on request.
investor
- Window coverings: {it}.
- {The it} should convey with their remotes; confirm both.
family
- Press a button and sleep in. The shades are motorized.
- Nobody gets up mid-movie to fix the glare: the shades are motorized.
modern
- {The it} go down by button.
- Dim the morning from bed: {it}.
classic
- {The it} are raised and lowered by motor.
- The shades are motorized; no cord is required.
casual
- The shades are motorized. You'll do it for every guest, every time.
- Push a button, {the it} go down, and the nap begins.

## smart lighting
kind: technology
hook: 1
match: smart lighting, smart lights, smart switches, lutron lighting, lutron, lutron caseta, lighting control, automated lighting, smart dimmers
luxury
- With {an it}, the lights may be lowered from wherever one is.
- There is {an it}.
investor
- Lighting: {it}.
- Have {the it} reset at closing.
family
- Lights out without getting out of bed: there's {an it}.
- With {an it}, you can come home to a lit house.
modern
- The lights take requests: {it}.
- Lights go off from bed with {the it}.
classic
- With {an it}, the lights may be set from a distance.
- There is {an it}.
casual
- With {an it}, you can turn off the light you forgot from wherever you remembered it.
- Tap the phone, lights off. With {an it}, the hallway dash is over.
- There's {an it}.

## intercom
kind: technology
hook: 0
match: intercom, video intercom, buzzer, intercom entry, virtual doorman, butterflymx, intercom system
luxury
- Callers are announced by {the it}.
- There is {an it} at the entrance.
investor
- Entry: {it}.
- Try the handset of {the it}, and ask who services the panel.
family
- Buzz them in and set another place: there's {an it}.
- Company rings {the it}, and you don't have to leave the stove.
modern
- {The it} saves you a trip to the door.
- Buzz them in: {it}.
classic
- Callers are answered by {the it}.
- Visitors announce themselves at {the it}.
casual
- Nobody has to text you "I'm outside." There's {an it}.
- Buzz your friends in, or use {the it} to make them say the password first.
- There's {an it} for callers.

# The building and the community

## doorman
kind: building
hook: 6
match: doorman, full time doorman, full-time doorman, ft doorman, 24 hour doorman, 24hr doorman, part time doorman, doorman building
luxury
- The door is opened by a doorman.
- The building keeps {an it}.
investor
- Staff: {it}. Ask the hours and the share of the dues.
- Staff: {it}.
- Building: {it}.
family
- Arms full? {The it} gets the door.
- Somebody says good evening when you come in: there's {an it}.
- There's {an it} at the door.
modern
- {The it} handles the door.
- Hands full, door open: {it}.
classic
- {An it} attends the entrance.
- Callers are announced: the building keeps {an it}.
casual
- You've got {an it}. Yes, you'll be seen with the takeout.
- {The it} gets the door. You get the groceries.
- There's {an it} at the door.

## concierge
kind: building
hook: 6
match: concierge, 24 hour concierge, 24/7 concierge, 24-hr concierge, concierge service, full service concierge, concierge desk
luxury
- What needs arranging may be left with {the it}.
- {An it} answers for the small things.
investor
- Staff: {it}.
- Ask the concierge's hours, and whether staff are the building's or a contractor's.
family
- Waiting on a delivery? {The it} can wait instead.
- Leave the list with {the it} and go get your coat.
- There's {an it} on duty.
modern
- Ask {the it} first.
- Someone to call: {it}.
classic
- {An it} is on duty.
- The building has {an it}.
casual
- Quit planning your day around a package. There's {an it}.
- Got a question? There's {an it} whose whole job is answers.
- There's {an it} on duty.

## front desk
kind: building
hook: 4
match: front desk, 24 hr front desk, 24 hour front desk, 24-hour desk, attended front desk, staffed lobby, attended lobby, lobby attendant, reception desk, front desk attendant
luxury
- (24-hour) {The it} answers at any hour.
- The building keeps {an it}.
investor
- Building: {it}.
- {An it} is payroll; find it in the operating budget.
family
- Say good morning at {the it} on your way out.
- The building has {an it}.
modern
- Someone's at {the it}.
- The building has {an it}.
classic
- The building keeps {an it}.
- Callers stop first at {the it}.
casual
- There's {an it}, so somebody will notice the haircut.
- Locked out, expecting a box, lost? There's {an it}.
- The building's got {an it}.

## security staff
kind: building
hook: 1
match: 24 hour security, 24/7 security, 24-hr security, security guard, security guards, onsite security, on-site security, security patrol, roving security, security staff
= people on duty; nothing is said about safety
luxury
- There is {an it}.
- (24-hour) Security staff keep all hours.
investor
- Staff: {it}.
- {It} is payroll; ask whether the association's or a contractor's.
family
- There's {an it}, and before long they'll know your car.
- (24-hour) Somebody's up, whatever hour you get in: there's {an it}.
modern
- On duty: {it}.
- (24-hour) Someone is on duty at every hour.
classic
- There is {an it}.
- (24-hour) Security staff are in attendance at every hour.
casual
- You've got {an it}. Say hi; it's a long shift.
- (24-hour) There's {an it}, so somebody's awake when you get in late.
- There's {an it}.

## live-in super
kind: building
hook: 3
match: live-in super, live in super, live-in superintendent, resident superintendent, resident super
luxury
- The superintendent lives in the building.
- The building has a superintendent in residence.
- The building has {an it}.
investor
- Staff: live-in super.
- A live-in super occupies a unit; see how the building carries it on the books.
family
- A drip at dinnertime? {The it} lives here, too.
- {The it} lives in the building.
- The building has {an it}.
modern
- Live-in super. Knock.
- {The it} lives here.
classic
- The superintendent is resident.
- The superintendent lives in the building, and depends on the same heat.
casual
- {The it} lives in the building, so "it's broken" is a short conversation.
- It's got a live-in super. Learn the name, bring cookies in December.
- {The it} lives in the building.

## on-site management
kind: building
hook: 1
match: on-site management, on site management, onsite manager, on site manager, on-site property manager, management on site
luxury
- {It} looks after the building from within it.
- The management keeps an office here.
investor
- Management: on-site.
- The management office is on site; ask there for the contract, its term, and its fee.
family
- Got a question? Management is on site.
- When something needs fixing, the office is right here: management is on site.
- There's {an it}.
modern
- Management is on site.
- Ask in person: management is on site.
classic
- Management is on the premises.
- The management office is on the premises.
casual
- Management's on site. You can complain face to face, politely.
- The manager's right here on site. No phone tree, no jingle.
- There's {an it}.

## elevator building
kind: building
hook: 2
match: elevator, elevator building, elevator bldg, elevators, building with elevator, elevator access, 2 elevators
luxury
- An elevator serves the building.
- The stairs are a matter of choice: there is an elevator.
investor
- Building: elevator.
- The reserve study gives the elevator's next overhaul; look there.
family
- The groceries ride up: the building has an elevator.
- Buy the big bag of flour. There's an elevator.
modern
- Moving day has an elevator.
- The building has an elevator.
classic
- An elevator serves the building.
- Furniture may be bought without regard to the stairs, for there is an elevator.
casual
- There's an elevator. Your friends might even help you move.
- It's an elevator building. Leg day is optional.

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
luxury headline
- The Elevator Opens, and One Is Home
investor
- Access: {it}.
- Comparables on a shared hallway will need adjusting for {the it}.
investor lead
- Comparables for this {city} {type} should match one line first: {it}.
investor headline
- Private Elevator Entry
family
- Press the button, and the next thing you see is home: there's {an it}.
- Groceries up, no hallway, home: there's {an it}.
family lead
- Press the button, and the next thing you see is home. This {city} {type} has {an it}.
family headline
- Press the Button, Come Home
modern
- The elevator is private. It opens, you're home.
- No hallway: {it}.
modern lead
- Doors open. You're home. This {city} {type} has {an it}.
modern headline
- No Hallway
classic
- The residence is reached by {the it}.
- One arrives by {the it}, without a corridor.
classic lead
- There is no corridor to speak of: this {city} {type} is reached by {the it}.
classic headline
- Reached by Private Elevator
casual
- Nobody's ever going to slip a menu under your door. There's {an it}.
- The elevator's private. Hum along to whatever you want.
casual lead
- The elevator opens and you're home, with no hallway in between. That's how it works at this {city} {type}.
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
- Amenity: {it}. Ask the hours and any fee.
- Amenity: {it}.
- {An it} means leased or owned machines; the budget says which.
family
- The gym bag can stay in the closet. There's {an it}.
- Half an hour at {the it}, then supper.
- The building has {an it}.
modern
- The workout has no commute: {it}.
- {The it} is for residents.
classic
- {An it} is provided for residents.
- Residents have the use of {an it}.
casual
- There's {an it}, and you're running out of excuses.
- You've got {an it}. The January version of you will be thrilled.
- The building's got {an it}.

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
- {An it} is the association's to resurface; look for it in the reserve study.
family
- Towel over your shoulder, flip-flops on: there's {an it}.
- {The it} is for everyone, and someone else skims it.
modern
- {It}: you swim, someone else does the chlorine.
- Swim in {the it} and leave the skimming to others.
- The community has {an it}.
classic
- The community keeps {an it}.
- There is {an it}, to be enjoyed without being cleaned.
casual
- You get the cannonball and skip the chlorine: there's {an it}.
- All of the pool, none of the leaves. It's {an it}.
- The community's got {an it}.

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
- A rooftop pool is a roof and a pool in one reserve item, so read the study.
investor lead
- This {city} {type} is in a building with a rooftop pool, the first thing to match in comparables.
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
- The pool is upstairs. All the way.
- You swim at roof level.
modern lead
- Top of the building: pool. A {type} in {city} comes with it.
modern headline
- Pool, All the Way Up
classic
- The building keeps its pool on the roof.
- The pool is on the roof, where the builders of another century put water tanks.
classic lead
- One generally goes down to a pool. At this {city} {type}, one goes up to it.
classic headline
- A Pool on the Roof
casual
- The pool's on the roof. Bring sunglasses and somebody to show off to.
- You're going to meet people while wearing a towel. The pool's on the roof.
casual lead
- There's a pool on the roof. There's also a {type}, and it's in {city}, but you wanted to hear about the pool.
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
- Ask about reservations and event fees for {the it}.
family
- Carry supper up. There's {an it}.
- The party that's too big for the kitchen can go up to {the it}.
- The building has {an it}.
modern
- Drinks go up to {the it}.
- Up top, shared: {it}.
classic
- Residents have the use of {an it}.
- On warm evenings residents may go up to {the it}.
casual
- With {an it}, you've got a backyard. It's upstairs.
- Take the pizza up to {the it}. It tastes better with altitude.
- The building's got {an it}.

## grilling area
kind: building
hook: 2
match: bbq area, grilling area, grilling stations, grill stations, grill area, community grills, bbq grills, outdoor grills for residents
luxury
- Supper may be cooked outdoors, at {the it}.
- Residents share {an it}.
investor
- Amenity: {it}.
- Ask who keeps up {the it}, propane included.
family
- Carry the burgers out to {the it} and come back smelling like summer.
- There's {an it}, so bring extra buns; somebody always stops by.
- There's {an it} for cookouts.
modern
- Grill here: {it}.
- {The it} is shared. The burgers are yours.
classic
- {An it} is provided for residents.
- Residents may cook their supper at {the it}.
casual
- There's {an it}, where everyone's an expert.
- Cook at {the it} and somebody will tell you to flip it sooner.
- There's {an it} for cookouts.

## clubhouse
kind: community
hook: 3
match: clubhouse, club house, community clubhouse, clubhouse with kitchen, community center, hoa clubhouse
luxury
- The community keeps {an it}.
- The larger evenings may be held at {the it}.
investor
- Amenity: {it}. Ask what it rents for.
- Amenity: {it}.
- {An it} has a roof, too; see when the reserve study replaces it.
family
- When the party outgrows the living room, there's {the it}.
- Cards, potlucks, a rained-out barbecue: {the it} takes them.
modern
- {The it} takes the overflow.
- The bigger party moves to {the it}.
classic
- There is {an it} for larger occasions.
- The community has {an it}.
casual
- There's {an it}, so the whole party doesn't have to see your closet.
- {The it} is for the party you'd rather not vacuum up after.
- There's {an it} for bigger parties.

## party room
kind: building
hook: 2
match: party room, resident lounge, residents lounge, residents' lounge, club room, community room, social room, lounge for residents, entertainment lounge
luxury
- {The it} is there for the larger dinner.
- Residents have the use of {an it}.
investor
- Amenity: {it}.
- Ask the booking rules and the deposit for {the it}.
family
- Book {the it} when the guest list gets away from you.
- There's {an it} for the supper that needs more chairs.
- There's {an it} for birthdays.
modern
- Book {the it} and over-invite.
- More guests than chairs? {It}.
- There's {an it} for birthdays.
classic
- Residents have the use of {an it}.
- {An it} is kept for those occasions on which everyone accepts.
casual
- Invite too many people. There's {an it}.
- Host in {the it} and your couch stays clean.
- There's {an it} for birthdays.

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
- Ask how {the it} is reserved, and for how long.
family
- When the couch won't hold everyone, there's {an it}.
- Book {the it} and bring your own popcorn.
- There's {an it} for movies.
modern
- Movie night goes to {the it}.
- Lights go down in {the it}.
classic
- Residents have the use of {an it}.
- A film may be seen in {the it} without a line or a parking lot.
casual
- You can talk during the movie in {the it}. They're your friends.
- There's {an it}. Popcorn's on you.
- There's {an it} for movies.

## building guest suite
kind: building
hook: 2
match: guest suites available, building guest suite, rentable guest suite, guest suite for visitors, community guest house
= booked through the building; not part of the residence
luxury
- Guests may stay in the building without staying in the residence: there is {an it}.
- The building keeps {an it}.
investor
- Amenity: {it}. Ask the nightly rate.
- Amenity: {it}.
- {An it} is booked through the building; ask the rules.
family
- Company can stay the week behind a door of their own: there's {an it}.
- Book {the it} and nobody has to sleep on the couch.
- Visitors can book {the it}.
modern
- Guests get a door of their own: {it}.
- {The it} frees the sofa.
classic
- {An it} is kept for residents' visitors.
- Visitors may be lodged in {the it}.
casual
- With {an it}, company's close, but not bathroom-line close.
- Put your guests in {the it} and like them longer.
- Visitors can book {the it}.

## shared EV charging
kind: building
hook: 2
match: ev charging stations, shared ev charging, shared ev chargers, building ev charging, community ev charging, ev charging available, ev chargers in garage
= shared; the charger is not the owner's
luxury
- Charging is provided for electric cars.
- The building has {an it}, and the car may be filled while one sleeps.
investor
- Amenity: {it}.
- Ask how {the it} is metered, and how many cars share it.
family
- Plug in at {the it} and go start supper.
- There's {an it}, so the car eats when you do.
- There's {an it}.
modern
- The building charges the car: {it}.
- Cars plug in at {the it}.
classic
- {It} is provided for electric cars.
- Residents share {it}.
casual
- There's {an it}, and it's shared, so move your car when it's done.
- There's {an it}: plug in, go home, come back to a full car.
- There's {an it}.

## business center
kind: building
hook: 1
match: business center, business centre, coworking space, co-working space, coworking lounge, work lounge, conference room, work from home lounge
luxury
- Work may be left at {the it}.
- Meetings need not come home: there is {an it}.
investor
- Amenity: {it}.
- Ask whether {the it} is free or booked by the hour.
family
- Take the long call to {the it}, and the kitchen table stays a table.
- There's {an it} for the hour of work that needs a door.
- There's {an it} for work.
modern
- Work goes to {the it} and stays there.
- Desk elsewhere: {it}.
classic
- Residents have {an it} for their work.
- Work may be done in {the it} and left there at the end of the day.
casual
- There's {an it}, for when your own kitchen won't stop offering you snacks.
- Go to the office in slippers. There's {an it}.
- There's {an it} for work.

## package room
kind: building
hook: 1
match: package room, package lockers, parcel lockers, package locker, parcel room, amazon locker, luxer one, mail room, package concierge
luxury
- {The it} receives parcels in one's absence.
- {An it} keeps the day's deliveries.
investor
- Building: {it}.
- Ask who runs {the it} and whether there is a fee.
family
- Nobody has to wait home for a box. There's {an it}.
- The birthday present comes early, and {the it} keeps the secret.
- Deliveries wait in {the it}.
modern
- Deliveries wait for you in {the it}.
- Ship it. It'll keep: {it}.
classic
- Parcels are kept in {an it} until called for.
- {An it} receives what the carriers bring.
casual
- There's {an it}. No more "sorry we missed you" stickers.
- {The it} holds your boxes and doesn't ask how many are shoes.
- Deliveries wait in {the it}.

## bike room
kind: building
hook: 1
match: bike room, bike storage, bicycle storage, bike parking, bicycle room, bike racks, secure bike storage
luxury
- Bicycles are kept in {the it}.
- There is {an it}.
investor
- Shared: {it}.
- Ask whether {the it} has a waiting list.
family
- Put the bikes in {the it} and get your hallway back.
- Saturday starts in {the it}: helmets, air in the tires, go.
- The bikes go in {the it}.
modern
- The bikes leave the hallway for {the it}.
- Roll out from {the it}.
classic
- There is {an it}.
- Bicycles are housed in {the it}, to the benefit of the walls.
casual
- The bike can quit living in your shower. There's {an it}.
- Bikes go in {the it}. Your shins will notice first.
- The bikes go in {the it}.

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
- Ask who owns the machines in the shared laundry and where the quarters go.
family
- Start a load and get back to the soup. The laundry's in the building.
- There's laundry in the building, and the laundromat can keep its folding chairs.
- There's {an it}.
modern
- Laundry is in the building.
- There's {an it}.
classic
- The building has a laundry.
- The washing is done in the building.
- There is {an it}.
casual
- Laundry's in the building, so you can do it in pajamas. People do.
- With laundry in the building, nobody hauls a bag down the block in the rain.
- There's {an it}.

## dog park
kind: community
hook: 3
match: dog park, dog run, bark park, community dog park, off leash area, pet park, dog area
luxury
- Dogs have {an it}.
- There is {an it}.
investor
- Amenity: {it}.
- Read {the it} beside the pet rules.
family
- Head over to {the it} and let the dog choose your friends.
- There's {an it}, and every dog will know which way it is.
- There's {an it}.
modern
- The leash comes off at {the it}.
- Dogs first: {it}.
classic
- Dogs are provided with {an it}.
- There is {an it}.
casual
- You'll know every dog's name and nobody else's. There's {an it}.
- The dog gets {an it}. You get to hold the bag.
- There's {an it}.

## dog wash
kind: building
hook: 1
match: dog wash, dog washing station, pet spa, pet wash, dog spa, pet washing station
luxury
- A muddy dog is dealt with at {the it}.
- There is {an it}.
investor
- Amenity: {it}.
- Ask who cleans {the it}, and how often.
family
- Wet dog, muddy dog, dog who found the pond: {the it} comes first.
- Wash the dog at {the it} and keep your bathtub.
- There's {an it} for muddy days.
modern
- Mud stops at {the it}.
- First {the it}, then the couch.
classic
- There is {an it}.
- Dogs are bathed at {the it}; the tub is left to people.
casual
- There's {an it}, for the day the dog finds the puddle.
- {The it} means bath day doesn't happen in your bathtub.
- There's {an it} for muddy days.

## community garden
kind: community
hook: 2
match: community garden, garden plots, community garden plot, resident garden, shared garden, raised beds for residents
luxury
- There is {an it}, for those who grow their own.
- The community keeps {an it}.
investor
- Amenity: {it}. Ask how plots are assigned.
- Amenity: {it}.
- Shared: {it}.
family
- Put your name down at {the it} and plant the tomatoes.
- Half of supper can come out of {the it}.
- There's {an it} to dig in.
modern
- Bring seeds. There's {an it}.
- Grow something: {it}.
classic
- Residents may grow their own in {the it}.
- The community keeps {an it}.
casual
- There's {an it}. Get ready to be given zucchini.
- You can grow tomatoes in {the it}. You can also forget to water them; it's allowed.
- There's {an it} to dig in.

## gated community
kind: community
hook: 4
match: gated community, gated neighborhood, gated subdivision, gated complex
= one passes a gate; nothing is said about safety
luxury
- A gate comes first, and then home.
- The community is gated.
investor
- Community: gated.
- Ask whether the roads inside the gate are private, and who resurfaces them.
family
- The gate goes up, and you're nearly home.
- Tell company to stop at the gate. You'll let them in.
- The community is gated.
modern
- You come home through the gate.
- The community is gated.
classic
- The community is gated.
- One passes a gate before one's own street.
casual
- It's a gated community, so you get to say "I'll buzz you in."
- The community's gated.

## gated, unspecified
kind: community
hook: 3
match: gated
= a gate is passed on the way in; whose gate is not known
luxury
- One arrives by way of a gate.
- A gate comes first.
- It is gated.
investor
- Access: gated.
- Ask whose gate it is and who pays to keep it running.
family
- The gate opens, and the errands are behind you.
- You come home through a gate.
- It's gated.
modern
- You come in by a gate.
- Gate, then home.
- It's gated.
classic
- One passes a gate on the way in.
- The last thing before home is a gate.
- It is gated.
casual
- It's gated. There's a button to push before you're home.
- It's gated.

## guard-gated community
kind: community
hook: 5
match: guard gated, guard-gated, guard gate, guarded gate, manned gate, staffed gate, 24 hour guard gate, 24-hr guarded
luxury
- The gate is staffed.
- Callers are announced at a gate with a guard.
investor
- Gate: staffed.
- A staffed gate is payroll; ask what it adds to the dues.
family
- Leave company's names with the guard at the gate and start the grill.
- The guard at the gate waves you through.
modern
- There's a guard at the gate.
- The gate is staffed.
classic
- The gate has a guard.
- Callers give their names to the guard at the gate.
casual
- With a guard at the gate, a surprise visit isn't much of a surprise.
- There's a guard at the gate, so put your friends on the list.
- There's a guard at the gate.

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
- {An it} is a reserve item; ask when the equipment was put in.
family
- There's {an it} in the community.
- Head over to {the it} and work up an appetite.
modern
- Amenity: {it}.
- {It} on the grounds.
classic
- {An it} is provided.
- The community has {an it}.
casual
- There's {an it}. Be honest, you'd take a turn.
- The community's got {an it}.

## courts
kind: community
hook: 3
match: tennis courts, tennis court, pickleball courts, pickleball court, pickleball, tennis and pickleball courts, tennis/pickleball, basketball court, sport court, bocce court, bocce, racquetball, sport courts
luxury
- The hour before dinner may be spent on {the it}.
- The community keeps {an it}.
investor
- Amenity: {it}.
- Resurfacing {the it} is a reserve item; ask when it was last done.
family
- Find a partner and meet at {the it} before the heat sets in.
- Saturday morning has {an it} in it.
- There are {an it} for a game.
modern
- Find a partner. There's {an it}.
- Play on {the it}.
classic
- Residents have the use of {an it}.
- Differences may be settled on {the it}.
casual
- You've got {an it}, and trash talk is free.
- With {an it}, somebody's going to talk you into a league.

## golf
kind: community
hook: 6
match: golf, golf course, golf community, golf course community, country club community, golf club, 18 hole golf course
= golf in the community; membership terms not known
luxury
- There is golf in the community.
- A morning may be lost to golf without leaving the community.
investor
- Community: golf. Confirm whether membership is required, optional, or separate.
- Ask who owns the golf course, and what the dues cover.
- Amenity: {it}.
family
- Get in a round and be home for lunch. There's golf in the community.
- Keep the clubs by the door. There's golf in the community.
- There's golf in the community.
modern
- Golf is in the community.
- Tee off and be home for lunch: golf in the community.
classic
- The community has golf.
- Golf is played in the community.
casual
- Your slice can stay local: there's golf in the community.
- There's golf. You don't have to play, but you'll own a visor by spring.

## community trails
kind: community
hook: 4
match: walking trails, community trails, jogging trails, nature trails, walking paths, trails in community, trail system, miles of trails, walking/biking trails
luxury
- There are {an it} to be walked.
- The community keeps {an it}.
investor
- Amenity: {it}.
- Ask whether the association or the county keeps up {the it}.
family
- Go out after supper and see where {the it} go.
- There are {an it}, and the conversation improves about halfway around.
modern
- Off the couch, onto {the it}.
- Walk it off: {it}.
classic
- The community keeps {an it}.
- An evening's walk has been laid out in advance: there are {an it}.
casual
- "Going for a walk" can mean something here. There are {an it}.
- You've got {an it}. Your step counter's going to be so proud.
- There are {an it} for walking.

# Location

## near park
kind: location
hook: 7
match: near park, close to park, park nearby, near {place} park, {n} blocks to park, {n} min to {place} park, walk to park, {n} blocks to {place} park, nearby parks
= a park is kept by someone else
luxury
- {Place} is near, and asks for no upkeep.
- (distance) {Place} is {distance} away.
luxury lead
- (distance) {Place} is {distance} from this {city} {type}, and asks for no upkeep.
- This {city} {type} has {place} nearby, which asks for no upkeep.
luxury headline
- (distance) {Place}, {Distance} Away
- Near {Place}
investor
- (distance) Park: {place}, {distance}.
- Nearby: {place}.
- Near {place}; comparables should be as near.
investor lead
- (distance) {Place} is {distance} from this {city} {type}; match that distance in the comparables.
- This {city} {type} is near {place}; match that in the comparables.
- This {city} {type} is near {place}.
investor headline
- (distance) {Distance} to {Place}
- Near {Place}
family
- With {place} nearby, supper can be a blanket and a bag of sandwiches.
- (distance) {Place} is {distance} away. Take a ball and come back when you're hungry.
- {Place} is close by.
- (distance) It's {distance} to {place}.
family lead
- (distance) Pack sandwiches. {Place} is {distance} from this {city} {type}.
- Pack sandwiches: this {city} {type} is near {place}.
family headline
- Pack Sandwiches for {Place}
modern
- (distance) {Distance} to {place}, and no mower.
- {Place} nearby. Grass, no mower.
modern lead
- (distance) {Distance} to {place}. All the grass, none of the mowing, from a {type} in {city}.
- All the grass, none of the mowing: {place} is near this {city} {type}.
modern headline
- All the Grass, No Mower
classic
- {Place} is close by.
- (distance) {Place} is {distance} away.
classic lead
- (distance) Someone else keeps the grass: {place} is {distance} from this {city} {type}.
- Someone else keeps the grass: {place} is near this {city} {type}.
classic headline
- Grass That Someone Else Keeps
casual
- (distance) {Place} is {distance} away, and somebody else mows it.
- {Place}'s close by, and nobody will ever ask you to rake it.
- {Place} is close by.
- (distance) It's {distance} to {place}.
casual lead
- (distance) {Place} is {distance} from this {city} {type}, and nobody will ever ask you to rake it.
- You're near {place} at this {city} {type}, and nobody will ever ask you to rake it.
casual headline
- {Place} Is Close, and You Don't Rake It

## across from park
kind: location
hook: 7
match: across from park, across from {place} park, across the street from park, faces park, facing {place} park, park across the street
luxury
- {Place} is across the street.
- The neighbor across the street is {place}.
luxury lead
- The neighbor across the street from this {city} {type} is {place}.
luxury headline
- Across from {Place}
investor
- Location: across from {place}.
- {Place} is across the street; ask about events, parking, and lights.
- {Place} is across the street.
investor lead
- This {city} {type} is across the street from {place}; comparables a block back will need adjusting.
investor headline
- Across the Street from {Place}
family
- Cross the street and you're in {place}.
- Lunch can be across the street, on a blanket in {place}.
- {Place} is across the street.
family lead
- Cross the street from this {city} {type} and you're in {place}. Bring a blanket.
family headline
- Cross the Street to {Place}
modern
- Cross the street and you're in {place}.
- {Place}, other side of the street.
modern lead
- One street, then {place}. A {type} in {city}.
modern headline
- One Street, Then {Place}
classic
- {Place} lies across the street.
- The house has {place} for an opposite neighbor.
classic lead
- This {city} {type} has {place} for an opposite neighbor.
classic headline
- {Place} for a Neighbor
casual
- Look both ways and you're in {place}.
- {Place} is across the street. Call it your front yard and let somebody else mow it.
- {Place} is across the street.
casual lead
- Look both ways, cross, and you're in {place}. That's the commute to the picnic from this {city} {type}.
casual headline
- Look Both Ways: {Place}

## near transit
kind: location
hook: 7
match: near transit, near train, near subway, close to subway, near metro, near light rail, near the t, near bart, near commuter rail, near station, {n} blocks to {place} train, {n} min to {place} station, walk to train, near ferry, close to public transportation
luxury
- (distance) {Place} is {distance} away.
- The car may stay where it is: {place} is near.
luxury lead
- (distance) {Place} is {distance} from this {city} {type}, and the car may stay where it is.
- This {city} {type} is near {place}, and the car may stay where it is.
luxury headline
- (distance) {Place}, {Distance} Away
- Near {Place}
investor
- (distance) Transit: {place}, {distance}.
- Transit: {place}, nearby.
- Near {place}; check the distance to the entrance, not to the line on the map.
investor lead
- (distance) Transit first: {place} is {distance} from this {city} {type}.
- Transit first: this {city} {type} is near {place}.
investor headline
- (distance) {Distance} to {Place}
- Near {Place}
family
- (distance) {Place} is {distance} away, so read your book on the way in.
- With {place} close by, the car gets the weekdays off.
family lead
- (distance) Finish your chapter on the way to work: {place} is {distance} from this {city} {type}.
- Finish your chapter on the way to work: this {city} {type} is near {place}.
family headline
- Finish Your Chapter on the Way In
modern
- (distance) {Place}: {distance}. Car: optional.
- Tap in at {place}, nearby.
modern lead
- (distance) {Distance} to {place}. The rest of the trip from this {city} {type} is somebody else's driving.
- {Place} is near this {city} {type}. Let it do the driving.
modern headline
- (distance) {Distance} to {Place}
- Somebody Else's Driving
classic
- (distance) {Place} is {distance} away.
- The timetable does the driving: {place} is near.
classic lead
- (distance) The timetable does the driving at this {city} {type}: {place} is {distance} away.
- The timetable does the driving at this {city} {type}: {place} is near.
classic headline
- Where the Timetable Does the Driving
casual
- (distance) {Place} is {distance} away, so you can nap on the way home.
- {Place}'s close. Let parking be somebody else's hobby.
- {Place} is close by.
- (distance) It's {distance} to {place}.
casual lead
- (distance) {Place} is {distance} from this {city} {type}. You can still hit snooze once.
- {Place} is close to this {city} {type}. You can still hit snooze once.
casual headline
- Close to {Place}. Hit Snooze.

## bus line
kind: location
hook: 3
match: bus line, on bus line, on the bus line, near bus, near bus stop, bus stop, close to bus, express bus, bus nearby, bus route
luxury
- A bus line is near.
- The bus is close by.
investor
- Transit: bus line.
- Look up the bus route and how often it runs.
family
- Catch the bus, and leave the car to whoever needs it.
- The bus is close, so an errand needs no parking spot.
- The bus line is close by.
modern
- The bus is close. Leave the keys.
- Bus line, close by.
classic
- A bus line is close at hand.
- The bus is near, with a driver who knows the way.
casual
- There's a bus line. You can quit looking for your keys.
- The bus line is close by.

## near shopping
kind: location
hook: 4
match: near shopping, close to shopping, close to shops, near shops, shopping nearby, near shopping center, near mall, near {place} mall, {n} min to {place} mall, near outlets
luxury
- Shops are near.
- (distance) {Place} is {distance} away.
investor
- (distance) Retail: {place}, {distance}.
- Retail nearby: {place}.
family
- (distance) {Place} is {distance} away, for the card, the candles, and the thing you forgot.
- {Place} is close by.
- (distance) It's {distance} to {place}.
modern
- (distance) {Distance} to {place}.
- Shops nearby keep the errands short.
- {Place} is close by.
classic
- (distance) {Place} is {distance} away.
- Shops are near, for the one thing forgotten.
casual
- (distance) {Place} is {distance} away. Your wallet's been warned.
- {Place} is close by.
- (distance) It's {distance} to {place}.

## near groceries
kind: location
hook: 5
match: near grocery, near grocery store, near supermarket, close to groceries, near whole foods, near trader joe's, near heb, near publix, near wegmans, near costco, near farmers market
luxury
- (distance) {Place} is {distance} away, and dinner may be decided late.
- {Place} is near; the shopping list need not foresee everything.
investor
- (distance) Grocery: {place}, {distance}.
- Daily needs nearby: {place}.
family
- (distance) {Place} is {distance} away, so supper can be decided on the way home.
- Out of milk? {Place} is close.
- You have {place} close by.
- (distance) It's {distance} to {place}.
modern
- (distance) {Distance} to {place}. Decide dinner late.
- {Place} nearby. Buy one lemon.
- You have {place} close by.
- (distance) {Place} is {distance} away.
classic
- (distance) {Place} is {distance} away.
- The larder may be kept small with {place} close by.
casual
- (distance) {Place} is {distance} away, so forget the cilantro and still make the tacos.
- {Place}'s close. You'll go for one thing, and you know how that ends.
- You have {place} close by.
- (distance) It's {distance} to {place}.

## near restaurants
kind: location
hook: 5
match: near restaurants, restaurants nearby, near dining, near shops and restaurants, close to restaurants, near cafes, near shops and dining, near bars and restaurants, near coffee shop, dining nearby
luxury
- Restaurants are near, and the kitchen may have the night off.
- (distance) {Place} is {distance} away, for the kitchen's night off.
investor
- Nearby: {place}.
- (distance) Dining: {place}, {distance}.
family
- There are restaurants close by for the night nobody wants to cook.
- Somebody else can do the dishes: there are restaurants nearby.
- There are restaurants close by.
- (distance) It's {distance} to {place}.
modern
- Restaurants nearby make the stove optional.
- Dinner out, close in: restaurants nearby.
- Close by: {place}.
classic
- Restaurants are near at hand.
- The cook may be given an evening; there are restaurants nearby.
casual
- Dining's nearby. The takeout will still be hot when you get it home.
- (distance) It's {distance} to {place}.

## near highway
kind: location
hook: 4
match: near highway, near freeway, freeway access, easy freeway access, easy highway access, close to interstate, near i-80, {n} mi to i-80, {n} min to hwy, near parkway, highway access, interstate access
luxury
- (distance) {Place} is {distance} away.
- {Place} is near, for the days that lead elsewhere.
investor
- (distance) Highway: {place}, {distance}.
- Access: {place}. Drive it at the hour you would use it.
- Access: {place}.
family
- (distance) It's {distance} to {place}. Snacks in the back seat, and go.
- Pack the cooler on Thursday and leave on Friday: {place} is close.
- (distance) It's {distance} to {place}.
modern
- (distance) {Distance} to {place}.
- {Place} is nearby.
classic
- (distance) {Place} is {distance} away.
- {Place} is near, for those who must be elsewhere by morning.
casual
- (distance) {Place} is {distance} off. Playlist, snacks, gone.
- {Place}'s close, for the days you have to be somewhere.

## near downtown
kind: location
hook: 7
match: near downtown, close to downtown, {n} min to downtown, {n} minutes to downtown, {n} miles to downtown, {n} min to uptown, minutes to downtown, near city center, close to town, {n} min to town
luxury
- (distance) {Place} is {distance} away, for the evenings that require it.
- {Place} is near.
luxury lead
- (distance) {Place} is {distance} from this {city} {type}, there when it is wanted.
- {Place} is near this {city} {type}, there when it is wanted.
luxury headline
- (distance) {Place}, {Distance} Away
- {Place}, When It Is Wanted
investor
- (distance) {Place}: {distance}.
- Near {place}. Time the drive at rush hour.
investor lead
- (distance) From this {city} {type} to {place}: {distance}.
- This {city} {type} is near {place}; time the drive yourself, at rush hour.
investor headline
- (no distance) Near {Place}
family
- (distance) {Place} is {distance} away, so a concert can be a weeknight thing.
- {Place} is close: dinner out, and home for the pie you already made.
- (distance) It's {distance} to {place}.
family lead
- (distance) Go in for the show and sleep in your own bed: this {city} {type} is {distance} from {place}.
- Go in for the show and sleep in your own bed: this {city} {type} is close to {place}.
family headline
- In for the Show, Home to Your Own Bed
modern
- (distance) {Place}: {distance}.
- {Place} when you want it. Home when you don't.
modern lead
- {Place} when you want it, a {city} {type} when you don't.
modern headline
- (distance) {Place} in {Distance}
- {Place} When You Want It
classic
- (distance) {Place} is {distance} away.
- {Place} is close at hand, to be gone into or left alone as the evening suggests.
classic lead
- (distance) From this {city} {type} it is {distance} to {place}, and exactly as far home.
- {Place} is close to this {city} {type}, to be gone into or left alone as the evening suggests.
classic headline
- (no distance) Near {Place}
casual
- (distance) You're {distance} from {place}, so you can say yes to Tuesday plans.
- {Place}'s close. Close enough to go, and close enough to bail.
- (distance) It's {distance} to {place}.
casual lead
- (distance) {Place} is {distance} from this {city} {type}, so you can say yes to Tuesday plans.
- {Place}'s close to this {city} {type}. Close enough to go, and close enough to bail.
casual headline
- Say Yes to Tuesday Plans

## downtown location
kind: location
hook: 6
match: downtown, downtown location, in downtown, located downtown, city center, center city, heart of downtown
luxury
- The address is downtown.
- Downtown begins at the door.
investor
- Location: downtown.
- Downtown location; price the parking with the unit.
family
- Downtown is out the front door. Leave the car and see what's open.
- It's downtown, and going out for dinner doesn't start with the car keys.
- It's downtown.
modern
- Downtown starts at the door.
- The address is downtown.
classic
- The address is a downtown one.
- The address is downtown, and an evening out begins there.
casual
- It's downtown. Everyone you know will stop by to use the bathroom.
- You're downtown. Dinner out doesn't start with finding your keys.
- It's downtown.

## bike path
kind: location
hook: 6
match: bike path, near bike path, bike trail, near bike trail, bike lane, greenway, near greenway, rail trail, near rail trail, near {place} trail, {n} blocks to bike path, bike paths
luxury
- The morning ride begins near {place}.
- (distance) {Place} is {distance} away, for the morning ride.
investor
- (distance) Bike path: {place}, {distance}.
- Nearby: {place}. Look at where it goes before counting it as a commute.
- Nearby: {place}.
family
- Pump up the tires. {Place} is close by.
- (distance) {Place} is {distance} away: ride out for bagels and eat one on the way back.
- (distance) It's {distance} to {place}.
modern
- (distance) {Distance} to {place}. Helmet.
- {Place} is close.
classic
- (distance) {Place} is {distance} away.
- Errands may be done by bicycle: {place} is near.
casual
- (distance) {Place} is {distance} off. Your bike can quit being a coat rack.
- You're close to {place}. Ring the bell, pass the joggers.
- (distance) It's {distance} to {place}.

## trails nearby
kind: location
hook: 6
match: hiking trails nearby, near hiking, near hiking trails, near trails, near trailhead, {n} min to trailhead, close to hiking, trail access, hiking nearby, near {place} trailhead
luxury
- {Place} is near enough to begin the day.
- (distance) {Place} is {distance} away.
investor
- (distance) Trailhead: {place}, {distance}.
- Confirm that access to the nearby trails is public.
family
- Fill the water bottles: {place} is close.
- (distance) {Place} is {distance} away. Go early, and pancakes after.
- (distance) It's {distance} to {place}.
modern
- (distance) {Place}: {distance}. Boots.
- Keep the boots by the door: trails nearby.
- (distance) {Place} is {distance} away.
classic
- (distance) {Place} is {distance} away.
- Breakfast is the better for a walk, and there are trails nearby.
casual
- (distance) {Place} is {distance} away, and the hiking boots might see dirt this year.
- You're close to {place}. That's it, that's the weekend.
- (distance) It's {distance} to {place}.

## near beach
kind: location
hook: 7
match: near beach, close to beach, beach nearby, {n} blocks to beach, {n} min to beach, {n} miles to beach, walk to beach, near {place} beach, {n} blocks to ocean, near ocean, near the sand
luxury
- {Place} is near.
- (distance) {Place} is {distance} away.
luxury lead
- (distance) {Place} is {distance} from this {city} {type}, and the day arranges itself accordingly.
- {Place} is near this {city} {type}, and the day arranges itself accordingly.
luxury headline
- (distance) {Place}, {Distance} Away
- Near {Place}
investor
- (distance) Beach: {place}, {distance}.
- Near {place}, the file needs a flood zone, an insurance quote, and any short-term rental rule.
investor lead
- (distance) {Distance} to {place} is the first figure to match in comparables for this {city} {type}.
- This {city} {type} is near {place}; get the flood zone and the insurance quote first.
- This {city} {type} is near {place}.
investor headline
- (distance) {Distance} to {Place}
- Near {Place}
family
- (distance) {Place} is {distance} away. Pack the sandwiches; the sand will find them.
- With {place} close by, keep a towel by the door and a broom next to it.
- (distance) It's {distance} to {place}.
family lead
- (distance) Keep a towel by the door: {place} is {distance} from this {city} {type}.
- Keep a towel by the door: this {city} {type} is close to {place}.
family headline
- Keep a Towel by the Door
modern
- (distance) {Place}: {distance}. Bring a towel.
- {Place} is close. Rinse your feet.
- (distance) {Place} is {distance} away.
modern lead
- (distance) {Distance} to {place}, then sand. A {type} in {city}.
- Sand, then home. This {city} {type} is close to {place}.
modern headline
- (distance) {Distance}, Then Sand
- Sand, Then Home
classic
- (distance) {Place} is {distance} away.
- {Place} is near at hand.
classic lead
- (distance) It is {distance} from this {city} {type} to {place}, and sand will find its way back.
- {Place} is near this {city} {type}, and sand may be expected in the hall.
classic headline
- Sand in the Hall
casual
- (distance) {Place} is {distance} away. You'll be vacuuming sand, and you won't mind.
- {Place}'s close. Flip-flops are real shoes now.
- (distance) It's {distance} to {place}.
casual lead
- (distance) Flip-flops on? {Place} is {distance} from this {city} {type}.
- {Place}'s close to this {city} {type}, so flip-flops are real shoes now.
casual headline
- Flip-Flops Are Real Shoes Now

## near lake
kind: location
hook: 6
match: near lake, close to lake, near {place} lake, lake nearby, {n} min to lake, {n} miles to {place} lake, near boat ramp, near marina, {n} min to marina, near river, close to boat launch
luxury
- With {place} near, summer wants little else arranged.
- (distance) {Place} is {distance} away.
investor
- (distance) Water: {place}, {distance}.
- {Place} is near; confirm public access and ramp hours.
- {Place} is near.
family
- Keep the life jackets where you can find them. {Place} is close.
- (distance) It's {distance} to {place}, and all you pack is the cooler.
- (distance) It's {distance} to {place}.
modern
- (distance) {Place}: {distance}. Boat, optional.
- Wear the swimsuit under your clothes: {place} is close.
classic
- (distance) {Place} is {distance} away.
- Much of the summer may be expected to go to {place}, which is near.
casual
- (distance) {Place} is {distance} off, so tow the boat or befriend someone who has one.
- You're near {place}. You'll smell like sunscreen till Labor Day.
- (distance) It's {distance} to {place}.

## near skiing
kind: location
hook: 7
match: near skiing, near ski resort, near slopes, close to slopes, {n} min to ski area, {n} min to {place} ski area, {n} miles to ski resort, close to lifts, near ski lifts, ski nearby
luxury
- (distance) {Place} is {distance} away; snow decides the rest.
- {Place} is near, for the mornings after snow.
luxury lead
- {Place} is near this {city} {type}; snow decides the rest.
luxury headline
- Snow Decides the Rest
investor
- (distance) Skiing: {place}, {distance}.
- {Place} is near; read the short-term rental rules before the snow report.
- {Place} is near.
investor lead
- This {city} {type} is near {place}; read the short-term rental rules before the snow report.
- This {city} {type} is near {place}.
investor headline
- Near {Place}
family
- (distance) {Place} is {distance} away. Put the chili on before you go.
- With {place} close by, wet gloves are a sign of a good day.
- (distance) It's {distance} to {place}.
family lead
- Put the chili on before you go: this {city} {type} is close to {place}.
family headline
- Chili On, Skis Out
modern
- (distance) {Distance} to {place}. First chair.
- Wax the skis: {place} is close.
modern lead
- Skis on the rack. {Place} is near this {city} {type}.
modern headline
- Skis on the Rack
classic
- (distance) {Place} is {distance} away.
- With {place} near, winter is looked forward to.
classic lead
- Winter is looked forward to at this {city} {type}: {place} is near.
classic headline
- Where Winter Is Looked Forward To
casual
- (distance) You're {distance} from {place}. Check the snow report before you check your email.
- {Place}'s close. Your boss may notice how often it snows on Fridays.
- (distance) It's {distance} to {place}.
casual lead
- Check the snow report before you check your email: {place} is close to this {city} {type}.
casual headline
- Snow Report First, Email Second

## near airport
kind: location
hook: 3
match: near airport, close to airport, {n} min to airport, {n} minutes to {place} airport, {n} miles to airport, near {place} international
luxury
- (distance) {Place} is {distance} away, and so, in a sense, is everywhere else.
- {Place} is near.
investor
- (distance) Airport: {place}, {distance}.
- {Place} is near; look up the noise contours.
- {Place} is near.
family
- (distance) {Place} is {distance} away, so nobody minds doing the pickup.
- Early flight? {Place} is close.
- (distance) It's {distance} to {place}.
modern
- (distance) {Place}: {distance}. Carry-on.
- {Place} nearby buys you a later alarm.
classic
- (distance) {Place} is {distance} away.
- An early flight is merely early with {place} nearby.
casual
- (distance) {Place} is {distance} away. You're about to be the friend who does airport runs.
- {Place}'s close. Pack in the morning, like you were going to anyway.
- (distance) It's {distance} to {place}.

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
luxury headline
- An Address in {Place}
investor
- Location: {place}.
- In {place}; take comparables from inside its boundary.
investor lead
- Draw the boundary first: this {city} {type} is in {place}.
investor headline
- Inside {Place}
family
- Walk out the door and you're in {place}.
- Home is in {place}.
- It's in {place}.
family lead
- Walk out the door of this {city} {type} and you're in {place}.
family headline
- Out the Door and into {Place}
modern
- The address is {place}.
- The door opens on {place}.
modern lead
- Out the door, {place}. A {type} in {city}.
modern headline
- Out the Door, {Place}
classic
- It stands in {place}.
- The address is in {place}.
classic lead
- This {city} {type} stands in {place}, and the directions may stop there.
classic headline
- A {Type} in {Place}
casual
- It's in {place}.
- You'd be in {place}. When friends ask where you live, that's the whole answer.
casual lead
- It's in {place}. Those are all the directions your friends will need to this {city} {type}.
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
- This {city} {type} stands in {place}, where what is old has standing.
luxury headline
- Where What Is Old Has Standing
investor
- Location: {place}. Ask what exterior work is reviewed before pricing any.
- Location: {place}.
- {Place}: find out whether it is a local district or a National Register one, since the rules and credits differ.
investor lead
- This {city} {type} is in {place}; find out what exterior work is reviewed before pricing any.
investor headline
- In {Place}: Ask What Is Reviewed
family
- In {place}, history is part of the address.
- Home is in {place}, and the neighborhood comes with footnotes.
family lead
- The neighborhood comes with footnotes: this {city} {type} is in {place}.
family headline
- A Neighborhood with Footnotes
modern
- It's in {place}. Old district, new key.
- The address is in {place}.
modern lead
- Old district, new key. This {city} {type} is in {place}.
modern headline
- Old District, New Key
classic
- It stands in {place}.
- The address is in {place}, a district kept for its history.
classic lead
- This {city} {type} stands in {place}, a district kept for its history.
classic headline
- A {Type} in {Place}
casual
- It's in {place}, so check before you paint the door purple.
- You'd be in {place}. Look up now and then.
casual lead
- Check before you paint the door purple: this {city} {type} is in {place}.
casual headline
- Check Before You Paint the Door

## walk score
kind: location
hook: 4
match: walk score {n}, walkscore {n}, walk score of {n}, {n} walk score, walkability score {n}
= Walk Score calls 70 and up very walkable; the freer lines are for such scores
luxury
- The Walk Score is {n}.
- With a Walk Score of {n}, the car is taken out by choice.
investor
- Walk Score: {n}.
- Walk Score {n}: look it up by the exact address, not the ZIP code.
family
- Break in some shoes: the Walk Score is {n}.
- With a Walk Score of {n}, you can go out for milk and come home with news.
modern
- Walk Score: {n}. Shoes on.
- Walk Score: {n}.
classic
- The Walk Score is {n}.
- At a Walk Score of {n}, most errands may be done on foot.
casual
- The Walk Score's {n}. You'll lose the car keys and not notice till Thursday.
- It's got a Walk Score of {n}. Sneakers count as transportation.

# Scenes

## scene: the dates answered
roles: roof = new roof (year) | metal roof (year); system = new HVAC (year) | new furnace (year) | new air conditioner (year) | boiler (year) | heat pump (year); [heater] = new water heater (year)
luxury
- The roof dates from {roof:year} and {the system} from {system:year}[; the water heater was new in {heater:year}].
investor
- Capital items, dated: roof, {roof:year}; {system}, {system:year}[; water heater, {heater:year}].
family
- The big jobs were done before you got here: the roof in {roof:year}, {the system} in {system:year}[, the water heater in {heater:year}].
modern
- Roof, {roof:year}. {System}, {system:year}.[ Water heater, {heater:year}.] Next question.
classic
- The roof was renewed in {roof:year} and {the system} in {system:year}[; the water heater dates from {heater:year}].
casual
- You were going to ask, so: roof, {roof:year}; {system}, {system:year}[; water heater, {heater:year}].

## scene: behind the walls
roles: wiring = updated electrical; pipes = updated plumbing
luxury
- Electrical and plumbing have both been updated.
investor
- Electrical and plumbing: both updated. Read the permits before the finishes.
family
- Switch on a lamp, run a bath: the electrical and the plumbing are both updated.
modern
- Updated, both of them: the electrical and the plumbing.
classic
- The electrical has been updated, and so has the plumbing.
casual
- The electrical and plumbing are both updated. It's the least photogenic money anybody ever spends.

## scene: everything the weather touches
roles: roof = new roof (year) | metal roof (year); siding = new siding (year); windows = new windows (year)
luxury
- What the weather touches has dates: the roof, {roof:year}; the siding, {siding:year}; the windows, {windows:year}.
investor
- Envelope, dated: roof, {roof:year}; siding, {siding:year}; windows, {windows:year}.
family
- Let it rain: the roof was new in {roof:year}, the siding in {siding:year}, the windows in {windows:year}.
modern
- Roof, {roof:year}. Siding, {siding:year}. Windows, {windows:year}. That's the outside.
classic
- The house was given its roof in {roof:year}, its siding in {siding:year}, and its windows in {windows:year}.
casual
- Roof, {roof:year}. Siding, {siding:year}. Windows, {windows:year}. Somebody bought the house a whole new outfit and left it on.

## scene: the work and its papers
roles: work = renovated (year) | gut renovation (year); papers = permits on file
luxury
- The renovation dates from {work:year}, and permits are on file.
investor
- Renovated in {work:year}, permits on file. Read the one against the other.
- Renovated in {work:year}, permits on file.
family
- The renovation was done in {work:year}, and the permits are on file for whoever at the table reads the fine print.
modern
- Renovated, {work:year}. Permits on file.
classic
- The renovation was completed in {work:year}, and the permits are on file.
casual
- It was renovated in {work:year}, the permits are on file, and nobody has to say "it was like that when we got here."

## scene: winter and summer
roles: heat = radiant floor heating | boiler | radiators | forced air | new furnace; cooling = central air | mini splits | air conditioning | new air conditioner
luxury
- {The heat} is for winter and {the cooling} for summer; in spring and fall the windows will do.
investor
- Heat: {heat}. Cooling: {cooling}.
family
- January goes to {the heat}, July goes to {the cooling}, and in May you open the windows.
modern
- Cold out: {heat}. Hot out: {cooling}.
classic
- Winter is met with {the heat} and summer with {the cooling}.
casual
- You've got {a heat} for January and {a cooling} for July. April you'll have to handle.

## scene: warm feet, hot water
roles: floor = radiant floor heating; water = tankless water heater
luxury
- {The floor} and {the water} leave one to take one's time.
investor
- Heat: {floor}. Hot water: {water}. Ask whether one unit feeds both.
- Heat: {floor}. Hot water: {water}.
family
- Take the long shower, then go barefoot: there's {a water}, and there's {a floor}.
modern
- {Floor}, {water}. Take your time.
classic
- {The floor} warms the feet, and {the water} does not keep the bath waiting.
casual
- Between {the floor} and {the water}, good luck getting anybody out the door in January.

## scene: warm nights and hot ones
roles: fan = whole-house fan | ceiling fans; cooling = central air | mini splits | air conditioning | heat pump
luxury
- {The fan} will do for most evenings, and {the cooling} for the rest.
investor
- Cooling: {cooling}, with {a fan} for the nights that need less.
family
- Try {the fan} first. If it's that kind of August, there's {the cooling}.
modern
- Warm: {fan}. Hot: {cooling}.
classic
- For ordinary evenings there is {a fan}; for extraordinary ones, {the cooling}.
casual
- {The fan} handles June, {the cooling} handles August, and you handle the lemonade.

## scene: power when the street has none
roles: solar = solar panels | solar panels, owned; battery = battery backup
luxury
- Power is made by day and kept for the evening: {solar}, {battery}.
investor
- {Solar} and {battery}: ask for a year of production and the date of the battery's warranty.
family
- {The solar} work all day, and {the battery} saves what they make.
modern
- Make it at noon. Use it at night. {Solar}, {battery}.
classic
- What {the solar} make by day, {the battery} keeps for the evening.
casual
- {The solar} make it, and {the battery} hangs on to it.

## scene: sun to street
roles: solar = solar panels | solar panels, owned; [battery] = battery backup; charger = EV charger
luxury
- {The solar} makes the power[, {the battery} keeps it], and {the charger} hands it to the car.
investor
- On site: {solar}[, {battery}], {charger}. Confirm what is owned and what conveys.
- On site: {solar}[, {battery}], {charger}.
family
- Sunshine goes in at {the solar} and comes out at {the charger}, and there's your drive to town.
modern
- Sun, panel, car: {solar}[, {battery}], {charger}.
classic
- {The solar} supplies the current, and {the charger} puts it in the car.
casual
- You're driving on sunshine, more or less: {solar}[, {battery}], {charger}.

## scene: when the lines are down
roles: well = private well; generator = whole-house generator
= a well pump runs on electricity; whether the generator carries the pump is not known
luxury
- The property has {a well}, and {a generator} for the day the lines are down.
investor
- {Well} and {generator}: confirm the pump starts on generator power.
family
- There's {a well} for the water and {a generator} for the outage, and supper goes on.
modern
- Water: {well}. Power when it counts: {generator}.
classic
- The property has {a well} for its water and {a generator} for the evenings when the wires fail.
casual
- There's {a well} for water and {a generator} for when the lights go.

## scene: storm season
roles: openings = impact windows | hurricane shutters; backup = whole-house generator | battery backup
luxury
- For the storm there are {a openings}; for the hours after it, {a backup}.
investor
- Storm items: {openings}, {backup}. Ask the insurer what each is worth.
- Storm items: {openings}, {backup}.
family
- {The openings} for the storm, {the backup} for afterward, and cards at the kitchen table in between.
modern
- Wind: {openings}. Outage: {backup}.
classic
- {The openings} are for the storm, and {the backup} is for the dark that follows it.
casual
- You've got {a openings} for the storm and {a backup} for the blackout. Bring snacks.

## scene: from the ground to the glass
roles: well = private well; filter = water softener | water filtration
luxury
- Water comes up from {the well} and passes through {the filter} before it is poured.
investor
- Water: {well}, {filter}. Test it before the treatment and after.
- Water: {well}, {filter}.
family
- Up from {the well}, through {the filter}, into the pitcher: that's your water.
modern
- {Well}. {Filter}. Glass.
classic
- {The well} supplies the water, and {the filter} treats it.
casual
- Your water comes up from {the well}, gets cleaned up by {the filter}, and never mails you a bill.

## scene: old water, new wire
roles: ground = well and septic | private well; net = Starlink | fiber internet | high-speed internet
luxury
- The water is the property's own, by {a ground}; the internet comes by {a net}.
investor
- Utilities: {ground}. Internet: {net}.
family
- Your own water at the tap, by {a ground}, and {a net} for the movie after supper.
modern
- {Ground}. {Net}. Off the mains, on the call.
classic
- The water is by {a ground}, and the internet by {a net}.
casual
- It's on {ground}, and before you ask, there's {a net}.

## scene: the car, housed and fed
roles: garage = garage | one-car garage | two-car garage | three-car garage | attached garage | heated garage | detached garage; charger = EV charger
luxury
- The car is housed by {the garage} and fed by {the charger}.
investor
- Parking: {garage}; {charger}.
family
- Pull in, plug in, go see what's for supper: there's {a garage}, and there's {a charger}.
modern
- {Garage}. {Charger}. Dry and full by morning.
classic
- {The garage} keeps the car dry, and {the charger} keeps it ready.
casual
- The car gets {a garage} and {a charger}. It's living better than it did at your last place.

## scene: hands full
roles: garage = attached garage; lock = smart locks
luxury
- {The garage} spares one the rain, and {the lock} spares one the key.
investor
- Parking and entry: {garage}, {lock}.
family
- Both arms full of groceries? {The garage} keeps you dry, and {the lock} asks for no key.
modern
- {Garage}, {lock}. No umbrella, no keys.
classic
- {The garage} makes an umbrella unnecessary, and {the lock} a key.
casual
- You stay dry thanks to {the garage}, skip the key thanks to {the lock}, and still manage to drop the eggs.

## scene: the approach
roles: gate = gated driveway; drive = circular driveway | long driveway | motor court
luxury
- First {the gate}, then {the drive}, and then the house.
investor
- Approach: {gate}, {drive}. Upkeep of both is the owner's.
family
- There's {a gate}, then {a drive}, and there's still time to decide what's for supper.
modern
- {Gate}. {Drive}. Door.
classic
- The way in is by {the gate} and {the drive}.
casual
- Between {the gate} and {the drive}, you've got time to tidy up before company knocks.

## scene: everything that rolls
roles: garage = garage | two-car garage | three-car garage | attached garage | detached garage; rv = RV parking | RV garage
luxury
- {The garage} is for what is driven daily, and {the rv} for what is driven in July.
investor
- Parking: {garage}; {rv}.
family
- The everyday cars get {the garage}, and the one with beds in it gets {the rv}.
modern
- Weekdays: {garage}. Road trips: {rv}.
classic
- {The garage} is for the week, and {the rv} for the holidays.
casual
- There's {a garage} for the car you need and {a rv} for the one you had to have.

## scene: company is coming
roles: room = clubhouse | party room | rooftop lounge; parking = guest parking
luxury
- There is guest parking for the cars, and {the room} for the crowd.
investor
- Shared: {room}, guest parking. Ask the booking and overnight rules.
- Shared: {room}, guest parking.
family
- Invite the whole list. There's {a room} for the party and guest parking for whoever drives.
modern
- {Room}, guest parking. Send the invitation.
classic
- Guests are given parking and, when they are many, {the room}.
casual
- With guest parking and {a room}, "we'd have you over, but" is a sentence you can't finish.

## scene: the wires
roles: net = fiber internet | high-speed internet; wire = ethernet wiring
luxury
- The internet comes by {a net}, and there is {a wire} within.
investor
- Data: {net} to the property, {wire} inside.
family
- With {a net} and {a wire}, the movie, the game, and the late call can all go on at once.
modern
- {Net} to the house. {Wire} to the desk.
classic
- {The net} serves the property, and {the wire} carries it indoors.
casual
- {Net} plus {a wire}: you'll need a new excuse for missing the meeting.

## scene: without getting up
roles: climate = smart thermostat; light = smart lighting | motorized shades; [caller] = video doorbell
luxury
- {The climate} and {the light} may be set from a chair[, and {the caller} answered from one].
investor
- Controls: {climate}, {light}[, {caller}]. Have the accounts reset at closing.
- Controls: {climate}, {light}[, {caller}].
family
- Stay under the blanket. {The climate} and {the light} answer to you from there[, and so does {the caller}].
modern
- {Climate}. {Light}.[ {Caller}.] One thumb.
classic
- {The climate} and {the light}[, with {the caller},] may be managed from a distance.
casual
- Between {the climate} and {the light}, the couch wins.[ There's even {a caller} for the door.]

## scene: the building does the rest
roles: desk = doorman | concierge | front desk; gym = fitness center; pool = community pool | rooftop pool; [fee]
luxury
- The building keeps {a desk}, {a gym}, and {a pool}.[ The monthly fee is {fee}.]
investor
- Building: {desk}, {gym}, {pool}.[ Dues: {fee} a month.]
family
- Say hello to {the desk}, stop at {the gym}, cool off in {the pool}, and be home without having left.[ The fee is {fee} a month.]
modern
- {Desk}, {gym}, {pool}. None of it yours to run.[ Dues, {fee} a month.]
classic
- The building keeps {a desk} for callers, {a gym} for resolutions, and {a pool} for July.[ The fee is {fee} a month.]
casual
- You get {a desk} for your packages, {a gym} you'll mean to use, and {a pool} you will.[ Dues are {fee} a month.]

## scene: Saturday
roles: pool = community pool; play = courts | golf | clubhouse; walk = community trails | dog park
luxury
- A Saturday may be divided among {the pool}, {the play}, and {the walk}.
investor
- Amenities: {pool}, {play}, {walk}. Ask what the dues cover and what costs extra.
- Amenities: {pool}, {play}, {walk}.
family
- Saturday goes like this: {the walk} first, {the play} next, {the pool} for the rest of it.
modern
- {Pool}, {play}, {walk}. Pick an order.
classic
- The community keeps {a pool}, {a play}, and {a walk}, and leaves the order to the resident.
casual
- {The walk}, {the play}, {the pool}: your couch may start to feel left out.

## scene: leave the car
roles: train = near transit; path = bike path
luxury
- {Train:place} and {path:place} are both near, and the car may be kept for pleasure.
- {Train:place} is {train:distance} away and {path:place} {path:distance}; the car may be kept for pleasure.
investor
- Getting around: {train:place}[, {train:distance}]; {path:place}[, {path:distance}].
family
- Take {train:place} on wet days and {path:place} on fine ones, and save the car for the big grocery run.
- Wet days go to {train:place}, {train:distance} away. Fine ones go to {path:place}, {path:distance} away.
modern
- Rain: {train:place}. Shine: {path:place}. Car: parked.
- Rain: {train:place}, {train:distance}. Shine: {path:place}, {path:distance}.
classic
- In poor weather there is {train:place}; in fair weather, {path:place}.
- In poor weather there is {train:place}, {train:distance} away; in fair weather, {path:place}, {path:distance} away.
casual
- It's {train:place} when it's pouring and {path:place} when it isn't. The car's going to feel ignored.
- It's {train:distance} to {train:place} when it's pouring and {path:distance} to {path:place} when it isn't. The car's going to feel ignored.

## scene: going places
roles: road = near highway; airport = near airport
luxury
- For the drive there is {road:place}; for the flight, {airport:place}.
- For the drive there is {road:place}, {road:distance} away; for the flight, {airport:place}, {airport:distance} away.
investor
- Access: {road:place}[, {road:distance}]; {airport:place}[, {airport:distance}].
family
- {Road:place} for the weekend, {airport:place} for the big trip, and your own bed at the end of both.
- It's {road:distance} to {road:place} for the weekend, {airport:distance} to {airport:place} for the big trip, and your own bed at the end of both.
modern
- Drive: {road:place}. Fly: {airport:place}.
- Drive: {road:place}, {road:distance}. Fly: {airport:place}, {airport:distance}.
classic
- {Road:place} is near for the short journeys, and {airport:place} for the long ones.
- For the short journeys {road:place} is {road:distance} away; for the long ones {airport:place} is {airport:distance} away.
casual
- {Road:place} for the road trips, {airport:place} for the ones that need a neck pillow.
- {Road:place} is {road:distance} off for road trips. {Airport:place} is {airport:distance} off for the ones that need a neck pillow.

## scene: lunch outdoors
roles: park = near park | across from park; food = near groceries (named)
luxury
- {Park:place} is near for the morning, and {food:place} for the evening.
- For the morning, {park:place} is {park:distance} away; for dinner, {food:place} is {food:distance}.
investor
- Nearby: {park:place}[, {park:distance}]; {food:place}[, {food:distance}].
family
- Sandwiches from {food:place}, a blanket at {park:place}, and that's supper.
- It's {food:distance} to {food:place} for sandwiches and {park:distance} to {park:place} to eat them.
modern
- Buy it at {food:place}. Eat it in {park:place}.
- {Food:place}, {food:distance}. {Park:place}, {park:distance}. That's lunch.
classic
- {Park:place} is near, and so is {food:place}.
- {Park:place} is {park:distance} away, and {food:place} {food:distance}.
casual
- Grab something at {food:place}, eat it in {park:place}, and look: no dishes.
- It's {food:distance} to {food:place} and {park:distance} to {park:place}. Lunch has no dishes.

## scene: the car stays put
roles: parking = deeded parking | assigned space | off-street parking | garage space in the building; train = near transit
luxury
- There is {a parking} for the car, and there is {train:place}[, {train:distance} away].
investor
- Parking: {parking}. Transit: {train:place}[, {train:distance}]. Ask whether the space may be rented out.
- Parking: {parking}. Transit: {train:place}[, {train:distance}].
family
- Leave the car where it is and take {train:place}[, {train:distance} away]. {The parking} will keep till the weekend.
modern
- Car: {parking}. You: {train:place}[, {train:distance}].
classic
- There is {a parking} for the car, and {train:place}[, {train:distance} away,] for those who would rather not move it.
casual
- You've got {a parking} and you're close to {train:place}, so the car never has to give up a good spot.
- You've got {a parking}, and {train:place} is {train:distance} away, so the car never has to give up a good spot.

## scene: two wheels
roles: room = bike room; path = bike path | community trails
luxury
- Bicycles are kept in {the room} and taken out to {the path}[, {path:distance} away].
investor
- Bikes: {room}; {path}[, {path:distance}].
family
- Put some air in the tires at {the room}, and {the path} is next[, {path:distance} away].
modern
- {Room}. {Path}[, {path:distance}]. Roll.
classic
- A bicycle has {the room} to stand in and {the path}[, {path:distance} away,] to go by.
casual
- The bike lives in {the room} and works out on {the path}[, {path:distance} away]. You can come, too.
`
