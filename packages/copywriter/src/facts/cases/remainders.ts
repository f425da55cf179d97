import type { PropertyType } from '@listwright/contracts'

/** Notes of which one part is not understood, lists under a head, and what the property itself is. */
export const remainderCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Kitchen island with seating => finish; kitchen island; kitchen island (singular); - || amenity; -; seating (mass); -; of kitchen island
island w/ seating for 4 => finish; kitchen island; island (singular); - || amenity; -; seating ~ for four (mass); -; n 4; of island
Pebbletec pool w/ waterfall & baja shelf => amenity; pool; Pebble Tec pool (singular); - || amenity; fountain; waterfall (singular); -; of Pebble Tec pool
deck w/ hot tub & zorbo => outdoor place; deck; deck (singular); - || amenity; hot tub; hot tub (singular); -; of deck
downstairs bed and full bath for guests or multi gen => room; first-floor bedroom; downstairs bedroom (singular); - || room; -; downstairs full bath (singular); -
pellet boiler + oil backup => system; -; pellet boiler (singular); - || system; -; oil backup (mass); -
lower level flex room w/ powder rm rough in => room; bonus room; lower-level flex room (singular); - || amenity; -; powder room rough-in (singular); -; of lower-level flex room
pool in zrbk clubhouse => unused: We don't know "zrbk": write it out.
Chef kitchen 2020: induction, walnut, honed granite => room; chef's kitchen; chef kitchen (singular); the chef kitchen dates from 2020; year 2020 || appliance; induction cooktop; induction cooktop (singular); -; of chef kitchen || finish; -; honed granite (mass); -; of chef kitchen
NEW:PAINT,FLOORS,DISHWASHER => update; fresh paint; new paint (mass); - || update; new floors; new floors (plural); - || appliance; dishwasher; new dishwasher (singular); -
new: roof, windows => update; new roof; new roof (singular); - || update; new windows; new windows (plural); -
updated 2021: kitchen, baths => update; updated kitchen; updated kitchen (singular); the kitchen was updated in 2021; year 2021 || update; -; -; the baths were updated in 2021; year 2021
Walkout LL: bar, theatre, 2nd laundry => room; walkout basement; walk-out lower level (singular); - || amenity; -; bar (singular); -; of walk-out lower level || room; -; theater (singular); -; of walk-out lower level || amenity; -; second laundry (mass); -; of walk-out lower level
Garage: 220v, epoxy floor, opener => parking; garage; garage (singular); - || system; -; 220-volt power (mass); -; of garage || finish; -; epoxy floor (singular); -; of garage || system; -; opener (singular); -; of garage
Custom pueblo style adobe => character; -; -; it is a custom Pueblo-style adobe
Toll built => condition; -; -; it was built by Toll
Solar lease paid off 2024 so now OWNED => system; -; -; the solar lease was paid off in 2024, and the system is owned
ALL BEDS UP W/ GAME RM => room; -; -; all bedrooms are upstairs || room; game room; game room (singular); -
rented at $850 => tenancy; -; -; it is rented at $850
AE flood => restriction; -; -; it is in flood zone AE
`,
  Townhouse: `
CDD already paid off => fee; -; -; the CDD is already paid off
HOA 298 mo covers roof, paint, lawn, resort pool => fee; hoa fee; -; HOA dues are $298 a month and include the roof, paint, lawn care, and the resort pool; money $298 | a month | HOA | the roof | paint | lawn care | the resort pool; list the roof | paint | lawn care | the resort pool
Nest t-stats => technology; smart thermostat; Nest thermostats (plural); -
`,
  Condo: `
HOA $586 w/ electric, windstorm & flood on bldg, wifi => fee; hoa fee; -; HOA dues are $586 and include electricity, windstorm insurance, flood insurance on the building, and Wi-Fi; money $586 | HOA | electricity | windstorm insurance | flood insurance on the building | Wi-Fi; list electricity | windstorm insurance | flood insurance on the building | Wi-Fi
Boutique elevator bldg in Hamilton Park nabe => building; -; -; it is in a boutique elevator building in the Hamilton Park neighborhood; place Hamilton Park
Chesapeake Bay front high rise => building; -; -; it is in a Chesapeake Bay-front high-rise
Lake Michigan front mid rise => building; -; -; it is in a Lake Michigan-front mid-rise
entry level => building; -; -; it is on the entry level
guard gated => community; guard-gated community; -; it is in a guard-gated community
2 yr wait to rent => restriction; -; -; there is a two-year wait to rent
Gulf views from living & bedroom => view; ocean view; Gulf views ~ from the living room and bedroom (plural); the Gulf is in view from the living room and bedroom; place the Gulf; seen the Gulf
`,
  Apartment: `
bi-level in Fishtown => building; -; -; it is a bi-level in Fishtown
split level in Logan Square => building; -; -; it is a split-level in Logan Square
`,
  Land: `
Deed restr: stick built or modular only => restriction; -; -; the deed restrictions allow only stick-built or modular homes
`,
  Commercial: `
Heavy power 1200A 480V => system; -; -; there is 1,200-amp, 480-volt power
60% occupied by machine shop => tenancy; -; -; it is 60 percent occupied by a machine shop
40% leased to dance studio => tenancy; -; -; it is 40 percent leased to a dance studio
Former salon: 6 stations plumbed => building; -; -; it is a former salon || building; -; -; six stations are plumbed
mixed use brick block: 2 storefronts => building; -; -; it is a mixed-use brick block || building; -; two storefronts (plural, counted); -; n 2
`,
  'Multi-Family': `
4 apts above/all leased => income; apartment above; four apartments (plural, counted); -; n 4 || tenancy; -; -; all four apartments are leased
Linwood Preservation Dist Queen Anne => character; -; -; it is a Queen Anne in the Linwood Preservation District
all pay own utilities => income; tenant pays utilities; -; the tenants pay utilities
`,
}
