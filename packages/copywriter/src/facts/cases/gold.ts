import type { PropertyType } from '@listwright/contracts'

/** Every feature of the properties in the reference texts. */
export const goldCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
wraparound porch => outdoor place; wraparound porch; wraparound porch (singular); -
chefs kitchen w/ 6 burner gas range => room; chef's kitchen; chef's kitchen (singular); - || appliance; gas range; six-burner gas range (singular); -; n 6; of chef's kitchen
9 ft quartz island => finish; kitchen island; nine-foot quartz island (singular); -
walk-in pantry => storage; walk-in pantry; walk-in pantry (singular); -
gas fireplace in great room => amenity; gas fireplace; gas fireplace ~ in the great room (singular); -
primary suite on main w/ soaking tub => room; primary suite on the main level; primary suite ~ on the main level (singular); - || finish; soaking tub; soaking tub (singular); -; of primary suite on the main level
office w/ french doors => room; home office; office (singular); - || character; French doors; French doors (plural); -; of office
finished basement => room; finished basement; finished basement (singular); -
mudroom w/ lockers off garage => room; mudroom; mudroom ~ off the garage (singular); - || storage; mudroom lockers; lockers (plural); -; of mudroom off the garage
screened deck => outdoor place; screened porch; screened deck (singular); -
fire pit => amenity; fire pit; fire pit (singular); -
3 car garage => parking; three-car garage; three-car garage (singular); -; n 3
new roof 2021 => update; new roof; new roof (singular); the roof was installed in 2021; year 2021
new HVAC 2022 => update; new HVAC; new HVAC (mass); the HVAC was installed in 2022; year 2022
HOA 95/mo => fee; hoa fee; -; HOA dues are $95 a month; money $95 | a month | HOA
sold as-is => condition; sold as-is; -; it is sold as-is
needs roof + mechanicals => condition; needs named work; -; it needs a roof and mechanicals; list a roof | mechanicals
original woodwork => character; original woodwork; original woodwork (mass); -
pocket doors => character; pocket doors; pocket doors (plural); -
built-in china cabinet => character; china cabinet; built-in china cabinet (singular); -
full basement => storage; full basement; full basement (singular); -
front porch => outdoor place; front porch; front porch (singular); -
det 1 car garage => parking; detached garage; detached one-car garage (singular); -; n 1
cash or rehab loan => terms; cash or rehab loan; -; the sale is for cash or a rehab loan; list cash | a rehab loan
Greek Revival => character; -; Greek Revival (singular, name); the style is Greek Revival
on historic register => character; historic designation; -; it is on the historic register
five fireplaces => amenity; several fireplaces; five fireplaces (plural, counted); -; n 5
wide pine floors => finish; wide-plank floors; wide pine floors (plural); -
indoor pocket shutters => finish; -; indoor pocket shutters (plural); -
kitchen redone 2019 w/ soapstone counters + Lacanche range => update; remodeled kitchen; redone kitchen (singular); the kitchen was redone in 2019; year 2019 || finish; soapstone counters; soapstone counters (plural); -; of redone kitchen || appliance; professional range; Lacanche range (singular); -; of redone kitchen
clawfoot tub => character; clawfoot tub; clawfoot tub (singular); -
brick courtyard => outdoor place; courtyard; brick courtyard (singular); -
walled garden => outdoor place; garden; walled garden (singular); -
parking for 2 => parking; parking spaces; parking ~ for two (mass); -; n 2
4 blocks to harbor => location; distance to a named place; -; the harbor is four blocks away; distance four blocks; place the harbor
farmhouse => character; -; farmhouse (singular); it is a farmhouse
wood stove => system; wood stove; wood stove (singular); -
maple floors => finish; oak, maple, or walnut floors; maple floors (plural); -
butcher block counters => finish; butcher block counters; butcher block counters (plural); -
farmhouse sink => finish; farmhouse sink; farmhouse sink (singular); -
red barn w/ power + water => building; barn; red barn (singular); - || utilities; -; power and water (plural); -; of red barn
4 fenced pastures => land; pasture; four fenced pastures (plural, counted); -; n 4
creek => land; creek; creek (singular); -
12 apple trees => land; fruit trees; 12 apple trees (plural, counted); -; n 12
chicken coop => amenity; chicken coop; chicken coop (singular); -
well + septic => utilities; well and septic; well and septic (plural); -
metal roof 2020 => system; metal roof; metal roof (singular); the metal roof dates from 2020; year 2020
fiber internet => technology; fiber internet; fiber internet (mass); -
15 min to town => location; near downtown; -; it is 15 minutes to town; distance 15 minutes; place town
`,
  Condo: `
19th floor => building; high floor; nineteenth floor (singular); it is on the nineteenth floor; n 19
river + skyline view => view; -; river and skyline views (plural); the river and the skyline are in view; seen the river and the skyline
floor to ceiling windows => character; floor-to-ceiling windows; floor-to-ceiling windows (plural); -
balcony => outdoor place; balcony; balcony (singular); -
quartz counters => finish; quartz counters; quartz counters (plural); -
gas cooktop => appliance; gas range; gas cooktop (singular); -
w/d in unit => amenity; in-unit laundry; washer and dryer ~ in the unit (plural); -
1 underground parking => parking; underground parking; underground parking space (singular); -; n 1
storage locker => storage; storage locker; storage locker (singular); -
24 hr front desk => building; front desk; 24-hour front desk (singular); -
gym => building; fitness center; gym (singular); -
rooftop pool => amenity; rooftop pool; rooftop pool (singular); -
HOA 612/mo incl heat + internet => fee; hoa fee; -; HOA dues are $612 a month and include heat and internet; money $612 | a month | HOA | heat | internet; list heat | internet
pets ok (2 max) => pets; pet limits; -; pets are allowed, two at most; n 2; list two at most
`,
  Townhouse: `
new construction never lived in => condition; -; -; it is new construction, never lived in
rooftop terrace w/ skyline view => outdoor place; roof deck; rooftop terrace (singular); - || view; city view; skyline view (singular); the skyline is in view; seen the skyline; of rooftop terrace
quartz waterfall island => finish; waterfall island; quartz waterfall island (singular); -
induction range => appliance; induction cooktop; induction range (singular); -
oak floors => finish; oak, maple, or walnut floors; oak floors (plural); -
every bedroom has own bath => room; every bedroom has its own bath; -; every bedroom has its own bath
tandem 2 car garage => parking; tandem garage; two-car tandem garage (singular); -; n 2
EV charger => parking; EV charger; EV charger (singular); -
tankless water heater => system; tankless water heater; tankless water heater (singular); -
builder warranty => terms; -; -; it comes with a builder warranty
HOA 185/mo => fee; hoa fee; -; HOA dues are $185 a month; money $185 | a month | HOA
10 min to uptown => location; near downtown; -; it is 10 minutes to uptown; distance 10 minutes; place uptown
`,
  Land: `
Collegiate Peaks views => view; named mountain view; Collegiate Peaks views (plural); the Collegiate Peaks are in view; place the Collegiate Peaks; seen the Collegiate Peaks
BLM on 2 sides => land; public land adjoining; BLM land ~ on two sides (mass); BLM land is on two sides
power at lot line => utilities; power at road; power ~ at the lot line (mass); power is at the lot line
well permit => utilities; well permit; well permit (singular); -
county road access => land; county road access; county road access (mass); -
no HOA => fee; no hoa; -; there is no HOA
no covenants => restriction; no restrictions; -; there are no covenants
survey on file => land; survey; survey ~ on file (singular); a survey is on file
owner will carry => terms; seller financing; -; the owner will carry
`,
  Commercial: `
corner storefront => location; corner building; corner storefront (singular); -
38 ft of glass on Broadway => building; storefront windows; 38 feet of glass ~ on Broadway (plural, counted); -; n 38
C-1 zoning => zoning; zoning code; C-1 zoning (mass); it is zoned C-1
pressed tin ceiling => character; tin ceiling; pressed tin ceiling (singular); -
exposed brick => character; exposed brick; exposed brick (mass); -
upstairs apt rents 1250/mo => income; -; -; the upstairs apartment rents for $1,250 a month; money $1,250 | a month | rent
full basement => storage; basement, commercial; full basement (singular); -
alley loading door => building; rear entrance; alley loading door (singular); -
400 amp service 2020 => system; electrical service; 400-amp service (mass); the 400-amp service dates from 2020; year 2020; n 400
sprinklered => system; fire sprinklers; -; it is sprinklered
2 restrooms => room; -; two restrooms (plural, counted); -; n 2
6 parking spaces => parking; parking spaces; six parking spaces (plural, counted); -; n 6
warehouse => building; -; warehouse (singular); it is a warehouse
24' clear => building; clear height; 24-foot clear height (singular); -; n 24
4 dock high doors => building; loading dock; four dock-high doors (plural, counted); -; n 4
1 grade level door => building; drive-in doors; grade-level door (singular); -; n 1
800 amp 3 phase => system; electrical service; 800-amp service (mass); -; n 800 || system; three-phase power; three-phase power (mass); -
ESFR sprinklers => system; fire sprinklers; ESFR sprinklers (plural); -
1800 sf office => room; office space; 1,800-square-foot office (singular); -; n 1800
fenced yard => outdoor place; fenced yard, industrial; fenced yard (singular); -
industrial zoning => zoning; zoning code; industrial zoning (mass); it is zoned industrial
30 parking => parking; parking spaces; 30 parking spaces (plural, counted); -; n 30
TPO roof 2022 => update; roof, commercial; TPO roof (singular); the TPO roof dates from 2022; year 2022
2 mi to I-80 => location; highway distance; -; I-80 is two miles away; distance two miles; place I-80
`,
  'Multi-Family': `
three decker => building; units; three-decker (singular); it is a three-decker; n 3
3 bed 1 bath each => building; unit mix; -; each unit has three bedrooms and one bath; list three bedrooms | one bath
rents 1450/1500/1625 => income; rents; -; the rents are $1,450, $1,500, and $1,625 a month; money rents; list $1,450 | $1,500 | $1,625
separate gas + electric => income; separate meters; -; gas and electric are separate; list gas | electric
new boilers 2020 => system; boiler; new boilers (plural); the boilers were installed in 2020; year 2020
porches front + back => outdoor place; porch or balcony per unit; front and back porches (plural); -
coin laundry in bsmt => income; coin laundry; coin laundry ~ in the basement (mass); -
off street parking for 4 => parking; parking per unit; off-street parking ~ for four (mass); -; n 4
vinyl windows 2018 => update; new windows; vinyl windows (plural); the vinyl windows date from 2018; year 2018
`,
  Estate: `
Santa Ynez Mountain views => view; named mountain view; Santa Ynez Mountain views (plural); the Santa Ynez Mountains are in view; place the Santa Ynez Mountains; seen the Santa Ynez Mountains
gated => community; gated, unspecified; -; it is gated
great room w/ 20 ft beamed ceiling + limestone fireplace + steel doors to loggia => room; great room; great room (singular); - || character; exposed beams; 20-foot beamed ceiling (singular); -; of great room || amenity; stone or brick fireplace; limestone fireplace (singular); -; of great room || finish; -; steel doors ~ to the loggia (plural); -; of great room
La Cornue range => appliance; professional range; La Cornue range (singular); -
scullery => room; scullery; scullery (singular); -
primary wing w/ two baths => room; primary suite; primary wing (singular); - || room; -; two baths (plural, counted); -; n 2; of primary wing
75 ft lap pool => amenity; lap pool; 75-foot lap pool (singular); -; n 75
pool house w/ kitchen => amenity; pool house; pool house (singular); - || room; -; kitchen (singular); -; of pool house
2BR guest house => income; guest house; two-bedroom guest house (singular); -
8 acres of Syrah vines => land; vineyard; eight acres of Syrah vines (plural, counted); -; n 8
2000 bottle cellar => amenity; wine cellar; 2,000-bottle cellar (singular); -; n 2000
6 stall barn + riding arena => building; horse barn; six-stall barn (singular); -; n 6 || amenity; riding arena; riding arena (singular); -
solar + battery => system; solar panels; solar panels (plural); - || system; battery backup; battery (singular); -
private well => utilities; private well; private well (singular); -
`,
  Apartment: `
prewar elevator bldg => building; elevator building; prewar elevator building (singular); it is in a prewar elevator building
bed alcove => room; bed alcove; bed alcove (singular); -
windowed kitchen => room; windowed kitchen; windowed kitchen (singular); -
3 closets => storage; -; three closets (plural, counted); -; n 3
parquet floors => finish; parquet or herringbone floors; parquet floors (plural); -
laundry in bsmt => amenity; common laundry; laundry ~ in the basement (mass); -
live-in super => building; live-in super; live-in super (singular); -
bike room => building; bike room; bike room (singular); -
garden courtyard => outdoor place; courtyard; garden courtyard (singular); -
cats ok => pets; pets allowed; -; cats are allowed
maint 585/mo => fee; co-op maintenance; -; maintenance is $585 a month; money $585 | a month | maintenance
2 blocks to Q train => location; near transit; -; the Q train is two blocks away; distance two blocks; place the Q train
`,
  Penthouse: `
bay + downtown views => view; -; bay and downtown views (plural); the bay and downtown are in view; seen the bay and downtown
private elevator entry => building; private elevator entry; private elevator entry (singular); -
1400 sf wraparound terrace w/ summer kitchen + plunge pool => outdoor place; wraparound terrace; 1,400-square-foot wraparound terrace (singular); -; n 1400 || amenity; outdoor kitchen; summer kitchen (singular); -; of 1,400-square-foot wraparound terrace || amenity; plunge pool; plunge pool (singular); -; of 1,400-square-foot wraparound terrace
12 ft ceilings => character; high ceilings; 12-foot ceilings (plural); -; n 12
Gaggenau appliances => appliance; named appliances; Gaggenau appliances (plural); -
300 bottle wine wall => amenity; -; 300-bottle wine wall (singular); -
primary suite w/ 2 walk-in closets => room; primary suite; primary suite (singular); - || storage; dual walk-in closets; two walk-in closets (plural, counted); -; n 2; of primary suite
motorized shades => technology; automated shades; motorized shades (plural); -
3 garage spaces => parking; garage space in the building; three garage spaces (plural, counted); -; n 3
24/7 concierge => building; concierge; 24/7 concierge (singular); -
boat slip available => availability; boat slip available; -; a boat slip is available
HOA 2150/mo => fee; hoa fee; -; HOA dues are $2,150 a month; money $2,150 | a month | HOA
`,
}
