import type { PropertyType } from '@listwright/contracts'

/** Notes without a verb: what belongs to what is said by the order of the words. */
export const telegraphicCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
board on board fence => outdoor place; -; board-on-board fence (singular); -
new roof 2023 class 4 shingles => update; -; -; the Class 4 shingle roof was installed in 2023; year 2023
roof original 2014 => system; -; -; the roof is original, from 2014
42 in cabinets => finish; -; 42-inch cabinets (plural); -
bungalow w/ front porch => character; -; bungalow (singular); it is a bungalow || outdoor place; front porch; front porch (singular); -
ranch with zero-step entry => character; -; ranch (singular); it is a ranch || accessibility; step-free entry; zero-step entry (singular); -
tri-level on cul-de-sac => character; split-level; -; it is a tri-level on a cul-de-sac
pebble tec pool resurfaced 2022 => update; -; resurfaced Pebble Tec pool (singular); the Pebble Tec pool was resurfaced in 2022; year 2022
agent related to seller => terms; -; -; the listing agent is related to the seller
neighborhood pool & tennis => community; community pool; neighborhood pool (singular); - || community; -; neighborhood tennis court (singular); -
furnace & AC 2022 => update; new furnace; furnace (singular); the furnace dates from 2022; year 2022 || update; new air conditioner; air conditioning (mass); the air conditioning dates from 2022; year 2022
La Cantina doors => amenity; folding glass wall; La Cantina doors (plural); -
peek ocean view from primary => view; ocean view; peek ocean view ~ from the primary bedroom (singular); the ocean is in view from the primary bedroom; seen the ocean
downstairs bedroom and bath => room; first-floor bedroom; downstairs bedroom (singular); - || room; -; downstairs bath (singular); -
original woodwork still there => character; -; -; the original woodwork is still there
utilities are off bring flashlight => condition; -; -; the utilities are off
pond lot => location; -; -; it is on a pond lot
big flat lot => location; -; -; it is on a big flat lot
Dorchester 2 schools => location; -; -; it is served by Dorchester 2 schools
renovated and expanded 2018 => update; -; -; it was renovated and expanded in 2018; year 2018
inside the beltline => location; -; -; it is inside the BeltLine
new int paint => update; fresh paint; new interior paint (mass); -
never flooded per seller => condition; -; -; it has never flooded, according to the seller
rancher => character; -; rancher (singular); it is a rancher
new construction est completion Oct => condition; -; -; it is new construction, with completion estimated for October
owner's suite up with 3/4 bath => room; primary suite; upstairs primary suite (singular); - || room; -; three-quarter bath (singular); -; of upstairs primary suite
HVAC 2 zone => system; zoned heating and cooling; two-zone HVAC (mass); -
HVAC 4 zones => system; -; four-zone HVAC (mass); -
easy access 295 and tpk => location; -; -; it has easy access to 295 and the turnpike
inground pool new liner 2023 => amenity; pool; in-ground pool (singular); - || amenity; -; new liner ~ in 2023 (singular); -; of in-ground pool
seller needs rent back 30 days => terms; -; -; the seller needs a 30-day rent-back
nice house => unused: It says too little to be written about.
refrigerated air => amenity; -; refrigerated air (mass); -
xeriscaped front and back => outdoor place; -; -; it is xeriscaped front and back
custom tile shower in primary => amenity; -; custom tile shower ~ in the primary bath (singular); -
ARV around 120 => unused: It estimates a value or a resale price, which a text must not promise.
rehabbed comps over 400K => unused: It estimates a value or a resale price, which a text must not promise.
investor special => unused: It praises without naming a feature.
no seller disclosure estate sale => terms; -; -; this is an estate sale, with no seller disclosure
deck is unsafe do not walk on => condition; -; -; the deck is unsafe
probate no court confirmation => terms; -; -; this is a probate sale with no court confirmation required
drive by only do not disturb occupant => unused: Contact, showing and access details do not belong in public remarks.
10 days to close preferred => terms; -; -; a 10-day closing is preferred
detached 2 car garage possible ADU => parking; -; -; the detached two-car garage is a possible ADU
knob and tube wiring => system; -; knob-and-tube wiring (mass); -
original kitchen and bath => character; -; original kitchen (singular); - || character; -; original bath (singular); -
first time on mkt in 50 yrs => character; -; -; it is on the market for the first time in 50 years
new plumbing half finished => condition; -; -; the new plumbing is half finished
subfloor soft in hall bath => condition; -; -; the subfloor is soft in the hall bath
78 ft lakefront main channel => location; lake frontage; 78 feet of lakefront ~ on the main channel (plural, counted); -; n 78
17 mm by water => location; -; -; it is at mile marker 17 by water
2 well concrete dock 12x32 & 10x28 => outdoor place; -; -; the two-well concrete dock measures 12 by 32 and 10 by 28
gentle walk to water => land; -; -; the walk to the water is gentle
on rental program w/ bookings => income; -; -; it is on a rental program with bookings
charleston single => character; -; Charleston single house (singular); it is a Charleston single house
kitchen house connected 1990s now guest suite => outdoor place; -; -; the kitchen house, connected in the 1990s, is now a guest suite
flood policy assumable => terms; -; -; the flood policy is assumable
4 fireplaces one w/ beehive oven => amenity; -; -; there are four fireplaces, one with a beehive oven
contributing in natl register district => building; -; -; it is a contributing property in a National Register district
former B&B => building; -; -; it is a former B&B
brick italianate => character; -; brick Italianate (singular); it is a brick Italianate
brick home on acre and a half => character; -; -; it is a brick home on an acre and a half
loft that could be a 4th bedroom => room; -; -; the loft could be a fourth bedroom
partially finished basement => room; partially finished basement; -; the basement is partially finished
town sewer tied in => utilities; -; -; town sewer is tied in
3rd row => location; -; -; it is in the third row
expanded Jubilee model => character; -; -; it is an expanded Jubilee model
mostly furnished => terms; -; -; it comes mostly furnished
on canal => location; canal frontage; -; it is on a canal
traditional 2 story => character; -; -; it is a traditional two-story house
isolated master => room; -; isolated primary bedroom (singular); -
Ranch on a slab => character; -; -; it is a ranch on a slab
`,
  Penthouse: `
two story PH with private rooftop and plunge pool => character; -; two-story penthouse (singular); it is a two-story penthouse || outdoor place; roof deck; private rooftop (singular); - || amenity; plunge pool; plunge pool (singular); -
smart home lutron => technology; smart home; Lutron smart home system (singular); -
full svc bldg w/ spa => building; -; full-service building (singular); - || building; -; spa (singular); -; of full-service building
key locked elevator => amenity; -; key-locked elevator (singular); -
`,
  Land: `
infill lot => land; -; -; it is an infill lot
ag exempt wildlife => land; -; -; it has an agricultural exemption for wildlife
perimeter fenced 3 sides => land; -; -; it is perimeter fenced on three sides
fenced 3 sides => land; -; -; it is fenced on three sides
light restrictions no mobiles => restriction; -; -; restrictions are light, but mobile homes are not allowed
septic soil test done 3 bdrm => land; -; -; the septic soil test is done for three bedrooms
gentle slope => land; -; -; the slope is gentle
community well tap $3500 => fee; -; -; the community well tap is $3,500
1800 sq ft min build => restriction; -; -; the minimum build is 1,800 square feet
irrigated farm ground => land; cropland; irrigated farm ground (mass); -
72 shares water => land; water rights; 72 shares of water (plural, counted); -; n 72
currently leased thru Dec for beets and barley => condition; -; -; it is currently leased through December for beets and barley
owner finance 20% down => terms; seller financing; -; owner financing is available with 20 percent down
snowmobile trail => location; -; -; there is a snowmobile trail
perc tested for 4br => utilities; -; -; it is perc tested for four bedrooms
min 1800 sq ft => restriction; -; -; the minimum build is 1,800 square feet
Well drilled 18 gpm => utilities; -; -; the well is drilled and yields 18 gallons a minute
Gravel drive in => land; -; -; the gravel drive is in
Ag tax status => fee; agricultural tax status; -; it has agricultural tax status
`,
  Condo: `
deeded parking $30K extra => fee; -; -; deeded parking is an extra $30,000
2 blocks to red line => location; near transit; -; the Red Line is two blocks away; distance two blocks; place the Red Line
third floor end unit => building; end unit; -; it is a third-floor end unit
under building parking => parking; -; under-building parking (mass); -
bike to beach => location; -; -; it is a bike ride to the beach
quarterly fee $2850 => fee; hoa fee; -; the association fee is $2,850 a quarter; money $2,850 | a quarter | association fee
30 day min rental 3x per year => restriction; -; -; the minimum rental is 30 days, up to three times a year
professionaly managed => building; -; -; the building is professionally managed
one covered stall => parking; -; one covered parking stall (singular, counted); -; n 1
fee simple => terms; -; -; ownership is fee simple
heated underground parking 1 space => parking; -; heated underground parking space (singular); -; n 1
grossed $71k last yr => income; -; -; it grossed $71,000 last year
first floor duplex unit => building; -; -; it is a first-floor duplex unit
second block from beach => location; -; -; it is on the second block from the beach
deeded parking included in price => parking; -; -; deeded parking is included in the price
HOA covers cable and water => fee; -; -; the HOA covers cable and water; list cable | water
2nd floor w/ elevator => building; high floor; second floor (singular); it is on the second floor; n 2 || building; elevator building; elevator (singular); -
loft conversion => building; -; loft conversion (singular); it is a loft conversion
`,
  Townhouse: `
3 finished levels + bump outs => room; -; three finished levels (plural, counted); -; n 3 || amenity; -; bump outs (plural); -
brick front end unit => building; end unit; -; it is a brick-front end unit
5 min walk to light rail => location; near transit; -; it is a five-minute walk to the light rail; distance five-minute walk; place the light rail
ductless heat/cool each floor => system; -; ductless heating and cooling ~ on each floor (plural); -
Regime covers exterior and flood ins => fee; -; -; the regime covers the exterior and flood insurance
`,
  Apartment: `
balcony faces courtyard => outdoor place; -; -; the balcony faces the courtyard
rear facing quiet => character; -; -; it is rear-facing and quiet
40x rent income => terms; -; -; income of 40 times the rent is required
garage parking $90/mo => parking; -; -; garage parking is $90 a month
small pets w/ deposit => pets; -; -; small pets are allowed with a deposit
`,
  'Multi-Family': `
up/down duplex => building; units; up/down duplex (singular); it is an up/down duplex; n 2
lower 3 bd rents $1550 => income; -; -; the lower three-bedroom unit rents for $1,550 a month; money $1,550 | a month | rent
natural fireplaces decorative => amenity; -; -; the natural fireplaces are decorative
2 car garage +$150/mo => income; -; -; the two-car garage adds $150 a month
24 hr notice to tenants => unused: Contact, showing and access details do not belong in public remarks.
third floor delivered vacant => tenancy; -; -; the third floor will be delivered vacant
four-plex all 1 & 2 bdrms => building; units; -; it is a fourplex, all one- and two-bedroom units; n 4
central ac each unit => system; central air; central air conditioning ~ in each unit (mass); -
annual leases => tenancy; -; -; leases are annual
both sides rented $750 & $775 => income; -; -; the two sides rent for $750 and $775 a month
6 units all 2/1 => building; units; -; there are six units, each with two bedrooms and one bath; n 6
rent control applies => restriction; -; -; rent control applies
two units vacant and remodeled => tenancy; -; -; two units are vacant and remodeled
soft story retrofit complete 2017 => update; -; -; the soft-story retrofit was completed in 2017
rent roll avail w/ nda => availability; -; -; a rent roll is available with an NDA
legal 3 family => building; units; legal three-family house (singular); it is a legal three-family; n 3
1st fl 2BR $1875 => income; -; -; the first floor, a two-bedroom unit, rents for $1,875 a month
3rd fl 2BR vacant => tenancy; -; -; the third floor, a two-bedroom unit, is vacant
All 2 bed 1 bath units => building; -; -; all units have two bedrooms and one bath
other unit TAW at $1650 => income; -; -; the other unit is rented at will for $1,650 a month
`,
  Commercial: `
corner retail bldg downtown => building; -; -; it is a corner retail building downtown
2 tenants NNN => tenancy; -; -; two tenants are on triple-net leases
second floor vacant roughed in for apts => tenancy; -; -; the second floor is vacant and roughed in for apartments
3-5 yr term => terms; -; -; the term is three to five years
full service lease => terms; -; -; the lease is full-service
3 phase 800 amp => system; three-phase power; 800-amp three-phase power (mass); the power is three-phase, 800 amps
2 drive-ins => building; drive-in doors; two drive-in doors (plural, counted); -; n 2
96 seats in + 40 on patio => building; -; -; there are 96 seats inside and 40 on the patio
grease trap 1000 gal => system; grease trap; 1,000-gallon grease trap (singular); -
books available to qualified buyers => terms; -; -; the books are available to qualified buyers
seller will train 30 days => terms; -; -; the seller will train for 30 days
11 exam rooms all plumbed => room; -; -; all 11 exam rooms are plumbed
directly across from HCA hospital => location; -; -; it is directly across from the HCA hospital
covered drop off => building; -; covered drop-off (singular); -
single story medical office => building; -; -; it is a single-story medical office
strip center 4 suites => building; -; -; it is a four-suite strip center
tax abatement district => location; -; -; it is in a tax abatement district
High traffic count 24k per day => location; -; -; the traffic count is 24,000 vehicles a day
`,
  Estate: `
9 paddocks board fenced => land; -; nine board-fenced paddocks (plural, counted); -; n 9
guest cottage 2 bd => income; guest house; two-bedroom guest cottage (singular); -
heart of Orange County hunt territory => location; -; -; it is in the heart of the Orange County hunt territory
`,
}
