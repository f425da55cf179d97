import type { PropertyType } from '@listwright/contracts'

/** Ordinary tags of a few words, as agents click or type them for every type of property. */
export const plainEntryCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
knotty pine throughout => character; -; knotty pine woodwork ~ throughout (mass); -
knotty cedar => character; -; knotty cedar woodwork (mass); -
pecky cypress => character; -; pecky cypress woodwork (mass); -
tongue and groove => character; -; tongue-and-groove woodwork (mass); -
T&G => character; -; tongue-and-groove woodwork (mass); -
tongue-and-groove cedar => character; -; tongue-and-groove cedar woodwork (mass); -
barnwood => character; -; barnwood accents (plural); -
reclaimed wood => character; -; reclaimed wood accents (plural); -
grasscloth => finish; -; grasscloth wallpaper (mass); -
cedar shake => finish; -; cedar shakes (plural); -
coffered => character; coffered ceilings; coffered ceilings (plural); -
popcorn removed => update; popcorn ceilings removed; -; the popcorn ceilings have been removed
downdraft => appliance; -; downdraft vent (singular); -
Venetian plaster => finish; -; Venetian plaster (mass); -
newel post => finish; -; newel post (singular); -
primary retreat => room; primary suite; primary suite (singular); -
Owner's retreat => room; primary suite; primary suite (singular); -
master bedroom retreat => room; primary suite; primary suite (singular); -
primary retreat with sitting area => room; primary suite; primary suite (singular); - || room; sitting area; sitting area (singular); -; of primary suite
lazy Susan => finish; -; lazy Susan (singular); -
recipe desk => finish; -; recipe desk (singular); -
great hall => room; -; great hall (singular); -
great lawn => outdoor place; -; great lawn (singular); -
outdoor TV => technology; -; outdoor TV (singular); -
catio => outdoor place; -; catio (singular); -
airstrip => land; -; airstrip (singular); -
apiary => outdoor place; -; apiary (singular); -
equestrian facilities => amenity; -; equestrian facilities (plural); -
batting cage => amenity; -; batting cage (singular); -
pool cage => outdoor place; -; pool cage (singular); -
stone steps => outdoor place; -; stone steps (plural); -
berry bushes => outdoor place; -; berry bushes (plural); -
surge protector => system; -; surge protector (singular); -
Energy Star => system; energy rating; -; it is Energy Star rated
post and beam home => character; -; -; it is a post-and-beam home
post & beam => character; post and beam; post-and-beam frame (singular); -
timber frame => character; post and beam; timber frame (singular); -
A-frame cabin => character; -; A-frame cabin (singular); it is an A-frame cabin
a-frame home => character; -; -; it is an A-frame home
pied-a-terre => building; -; -; it is a pied-à-terre
hilltop => land; -; -; it is on a hilltop
sandy shore => location; -; -; there is a sandy shore
rocky shore => location; -; -; there is a rocky shore
ski shuttle stop => location; distance to a named place; -; a ski shuttle stop is nearby; place a ski shuttle stop
school bus stop => location; bus line; -; a school bus stop is nearby; place a school bus stop
trolley stop => location; near transit; -; a trolley stop is nearby; place a trolley stop
school bus route => location; -; -; it is on a school bus route
free ski shuttle => location; -; -; there is a free ski shuttle
snowmobile trails nearby => location; trails nearby; -; snowmobile trails are nearby; place snowmobile trails
wineries nearby => location; distance to a named place; -; wineries are nearby; place wineries
near hospitals => location; distance to a named place; -; it is near hospitals; place hospitals
near the ski slopes => location; near skiing; -; it is near the ski slopes; place the ski slopes
walk to breweries => location; distance to a named place; -; breweries are within walking distance; place breweries
near campus => location; distance to a named place; -; it is near campus; place campus
farm views => view; valley view; farm views (plural); farmland is in view; seen farmland
marsh views => view; -; marsh views (plural); the marsh is in view; seen the marsh
no aggressive breeds => pets; -; -; aggressive breeds are not allowed
no large dogs => pets; -; -; large dogs are not allowed
mid-century => building; -; -; it is mid-century
no specials => fee; -; -; there are no special assessments
low specials => fee; -; -; the special assessments are low
mountain backdrop => location; -; -; there is a mountain backdrop
lake breezes => location; -; -; there are lake breezes
gated subdivision => community; gated community; gated subdivision (singular); it is in a gated subdivision
spa-like bath => unused: It praises without naming a feature.
`,
  Townhouse: `
tennis courts => community; -; tennis courts (plural); -
two pickleball courts => community; -; two pickleball courts (plural, counted); -; n 2
private pickleball court => amenity; pickleball court; private pickleball court (singular); -
pool, clubhouse => community; community pool; pool (singular); - || community; clubhouse; clubhouse (singular); -
`,
  Condo: `
walk-up => building; -; -; it is a walk-up
pied-à-terre => building; -; -; it is a pied-à-terre
pre-war => building; -; -; it is prewar
24-hour maintenance => building; -; -; there is 24-hour maintenance
24 hr emergency maintenance => building; -; -; there is 24-hour emergency maintenance
valet trash => building; -; valet trash (mass); -
dry cleaning service => building; -; dry cleaning service (mass); -
saunas => building; -; saunas (plural); -
sky deck => building; -; sky deck (singular); -
controlled entry => technology; intercom entry; controlled entry (singular); -
gatehouse => community; -; gatehouse (singular); -
squash court => community; -; squash court (singular); -
indoor basketball => community; basketball court; indoor basketball court (singular); -
exterior maintenance included => utilities; utilities included; -; exterior maintenance is included; list exterior maintenance
zen garden => outdoor place; -; zen garden (singular); -
boutique condo => building; -; -; it is a boutique condo
oceanfront condo => building; -; -; it is an oceanfront condo
corner condo => building; corner unit; -; it is a corner condo
bay front => location; waterfront; bay frontage (mass); -
five-star amenities => unused: It is a slogan or a promise, not a feature.
`,
  Apartment: `
short term ok => restriction; -; -; short-term leases are allowed
wifi included => utilities; utilities included; -; Wi-Fi is included; list Wi-Fi
short-term considered => restriction; -; -; short-term leases are considered
corner apartment => building; corner unit; -; it is a corner apartment
Q train => location; near transit; -; the Q train is nearby; place the Q train
7 train => location; near transit; -; the 7 train is nearby; place the 7 train
Red Line => location; near transit; -; the Red Line is nearby; place the Red Line
`,
  Penthouse: `
terrace kitchen => outdoor place; -; terrace kitchen (singular); -
rooftop fireplace => outdoor place; -; rooftop fireplace (singular); -
room service => building; -; room service (mass); -
`,
  'Multi-Family': `
walk-up => building; -; -; it is a walk-up
shared boiler => system; -; shared boiler (singular); -
common water heater => system; -; common water heater (singular); -
`,
  Land: `
hunting blinds => land; -; hunting blinds (plural); -
fishing => land; -; -; there is fishing
wildlife => land; -; -; there is wildlife
power nearby => utilities; -; -; power is nearby
utilities close by => utilities; -; -; utilities are nearby
off grid cabin => building; -; off-grid cabin (singular); -
subdivision ok => restriction; -; -; subdivision is allowed
hilltop => land; -; -; it is on a hilltop
private island => land; -; -; it is a private island
snowmobiling => land; -; -; there is snowmobiling
gated subdivision => community; gated community; gated subdivision (singular); it is in a gated subdivision
`,
  Commercial: `
second-gen retail space => building; -; -; it is a second-generation retail space
second gen restaurant => building; -; -; it is a second-generation restaurant
hair salon => building; -; -; it is a hair salon
end cap unit => location; end cap; -; it is an end cap
environmental report => condition; -; -; an environmental report is available
`,
}
