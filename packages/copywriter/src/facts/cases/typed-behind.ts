import type { PropertyType } from '@listwright/contracts'

/** Measures, counts, makers, places, periods and answers that agents type behind the noun they belong to. */
export const typedBehindCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
new roof (19) => update; new roof; new roof (singular); the roof was installed in 2019; year 2019
slate roof relaid 2014 => update; -; -; the slate roof was relaid in 2014; year 2014
pocket doors rehung 2016 => update; -; -; the pocket doors were rehung in 2016; year 2016
dumbwaiter kept as display case => amenity; -; -; the dumbwaiter has been kept as a display case
paneled library shipped from Suffolk => room; -; -; the paneled library was shipped from Suffolk
floor to ceiling glass 11 ft => character; floor-to-ceiling windows; 11-foot floor-to-ceiling glass (mass); -; n 11
EV outlet 240v => parking; EV-ready wiring; 240-volt EV outlet (singular); -
glass wall 24 ft => character; wall of windows; 24-foot glass wall (singular); -
fence 6 ft along road => outdoor place; -; six-foot fence ~ along the road (singular); -
propane tank 500 gal in yard => utilities; propane; 500-gallon propane tank ~ in the yard (singular); -
paid solar 7.2 kW => system; -; 7.2-kW paid-off solar system (singular); -
Route 66 frontage 75 ft => location; -; -; it has 75 feet of Route 66 frontage; n 75
skylights 6 => character; skylights; six skylights (plural, counted); -; n 6
skylights three in hall => character; skylights; three skylights ~ in the hall (plural, counted); -; n 3
kitchen 2 ovens => room; -; kitchen (singular); - || appliance; double oven; two ovens (plural, counted); -; n 2; of kitchen
yard 12 fruit trees => outdoor place; backyard; yard (singular); - || land; fruit trees; 12 fruit trees (plural, counted); -; n 12; of yard
theater 12 seats => room; -; 12-seat theater (singular); -
2 wood burning FP => amenity; wood-burning fireplace; two wood-burning fireplaces (plural, counted); -; n 2
3 stained glass window => character; stained glass; three stained glass windows (plural, counted); -; n 3
ceiling fans every room => finish; -; -; there are ceiling fans in every room
heated floors both baths => system; radiant floor heating; heated floors ~ in both baths (plural); -
new LVP main level 2023 => update; new flooring; new luxury vinyl plank floors ~ on the main level (plural); the luxury vinyl plank floors on the main level were installed in 2023; year 2023
heat pumps Mitsubishi => system; heat pump; Mitsubishi heat pumps (plural); -
windows Marvin 2019 => update; new windows; Marvin windows (plural); the Marvin windows date from 2019; year 2019
pool heater Pentair => amenity; heated pool; Pentair pool heater (singular); -
elevator no => condition; -; -; there is no elevator
EV charger none => character; -; -; there is no EV charger
wheelchair ramp yes => accessibility; wheelchair ramp; wheelchair ramp (singular); -
staircase rear to garden => character; back stairs; rear staircase ~ to the garden (singular); -
generator portable => system; -; portable generator (singular); -
2 car gar tandem => parking; tandem garage; two-car tandem garage (singular); -; n 2
three fireplaces two working => amenity; several fireplaces; three fireplaces (plural, counted); -; n 3 || amenity; -; -; two of the three fireplaces are working
courtyard concerts June to August => amenity; -; courtyard concerts ~ from June to August (plural); -
kitchen opened up to dining 2022 => update; -; -; the kitchen was opened up to dining in 2022; year 2022
roof torn off and replaced 2019 => update; -; -; the roof was torn off and replaced in 2019; year 2019
chimney taken down and rebuilt 2018 => update; -; -; the chimney was taken down and rebuilt in 2018; year 2018
wood floors redone in May => update; -; -; the wood floors were redone in May
rubber membrane roof over porch 2020 => update; -; rubber membrane roof ~ over the porch (singular); the rubber membrane roof over the porch dates from 2020; year 2020
roof asmt paid 2024 => update; -; -; the roof assessment was paid in 2024; year 2024
restored 1996 + 2018 => update; -; -; it was restored in 1996 and 2018; year 2018
raised 3 ft => building; -; -; it is raised three feet
formstone removed brick repointed => update; -; -; the formstone has been removed || update; -; repointed brick (mass); the brick has been repointed
Sub-Zero and Wolf kitchen => room; -; kitchen (singular); - || appliance; named appliances; Sub-Zero and Wolf appliances (plural); -; of kitchen
gym w/ Pelotons => building; -; gym ~ with Pelotons (singular); -
Lutron Homeworks / Crestron / Sonos => technology; -; Lutron Homeworks (singular, name); - || technology; smart home; Crestron (singular, name); - || technology; built-in speakers; Sonos (singular, name); -
Kit Carson fiber at pole => technology; -; Kit Carson fiber ~ at the pole (mass); -
5G + starlink => technology; -; 5G and Starlink (plural); -
art and Range Rover negotiable => terms; -; -; the art and the Range Rover are negotiable
Grand Teton from primary bed => view; -; views of Grand Teton ~ from the primary bed (plural); Grand Teton is in view from the primary bed; place Grand Teton; seen Grand Teton
Stone Mountain on clear days => view; -; -; Stone Mountain is in view on clear days; place Stone Mountain; seen Stone Mountain
`,
  Condo: `
elevator bldg => building; elevator building; elevator building (singular); it is in an elevator building
garden style bldg => building; -; garden style building (singular); it is in a garden-style building
low rise 30 units => building; -; -; it is in a 30-unit low-rise building
6 units => building; -; -; the building has six units
cabana deeded #14 => amenity; -; deeded cabana #14 (singular); -
one tandem stall level P3 => parking; -; one tandem stall ~ on level P3 (singular, counted); -; n 1
storage cage floor 17 => storage; storage locker; storage cage ~ on floor 17 (singular); -
roof terrace on 12 => outdoor place; roof deck; roof terrace ~ on the twelfth floor (singular); -
`,
  Apartment: `
co-op building => building; -; -; it is in a co-op building
over retail shop => building; -; -; it is over a retail shop
doorman 7 to 11 => building; doorman; doorman ~ from 7 to 11 (singular); -
quiet hours 10-7 => building; -; -; quiet hours are from 10 to 7
valet trash Sunday through Thursday => building; -; valet trash ~ from Sunday through Thursday (mass); -
keyless entry Latch => room; -; Latch keyless entry (mass); -
trash chute each floor => building; -; trash chute ~ on each floor (singular); -
`,
  Penthouse: `
Arcadia festival from west terrace => view; -; views of the Arcadia festival ~ from the west terrace (plural); the Arcadia festival is in view from the west terrace; place the Arcadia festival; seen the Arcadia festival
Lutron shades all exposures => technology; automated shades; Lutron shades ~ on all exposures (plural); -
`,
  'Multi-Family': `
each side 1 car garage => building; -; -; each side has a one-car garage
each unit 100 amp panel => building; -; -; each unit has a 100-amp panel
fire escape rear => building; -; rear fire escape (singular); -
decks both floors => building; -; -; both floors have decks
Polish flat => building; -; -; it is a Polish flat
`,
  Estate: `
manager's house 3/2 => outdoor place; -; three-bedroom, two-bath manager's house (singular); -
guest qtrs 1/1 => income; guest house; one-bedroom, one-bath guest quarters (plural); -
greenhouse by Lord and Burnham reglazed 2017 => update; -; reglazed greenhouse ~ by Lord and Burnham (singular); the greenhouse by Lord and Burnham was reglazed in 2017; year 2017
paneling in butternut => finish; -; paneling ~ in butternut (mass); -
`,
  Land: `
stone wall on N boundary => finish; -; stone wall ~ on the north boundary (singular); -
borders Black Hills NF on W and N => location; -; -; it borders Black Hills NF on the west and north
earth tones only => finish; -; -; only earth tones are allowed
2 ponds one stocked => land; -; two ponds ~ (one stocked) (plural, counted); -; n 2
no mobile homes per deed => restriction; -; -; mobile homes are not allowed, according to the deed
1 home + 1 guest house allowed => restriction; -; -; one home and one guest house are allowed
`,
  Commercial: `
waiting rm 14 chairs => room; reception area; waiting room (singular); - || amenity; -; 14 chairs (plural, counted); -; n 14; of waiting room
sinks every exam room => finish; -; sinks ~ in every exam room (plural); -
14 ft overhead doors x 5 => building; drive-in doors; five 14-foot overhead doors (plural, counted); -; n 5
1 grade door 14x16 => building; drive-in doors; one 14-by-16 grade-level door (singular, counted); -; n 1
480v 3ph 400a => system; -; -; there is 480-volt, three-phase, 400-amp power
elec upgraded 600a => update; -; -; the electrical service has been upgraded to 600 amps
winter hours only thurs-sun => building; -; -; winter hours are Thursday through Sunday only
`,
}
