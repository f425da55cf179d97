import type { PropertyType } from '@listwright/contracts'

/** Notes that lost a word or were told as something else, each told whole. */
export const toldWholeCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
gut renovated in 2020 => update; -; -; it was gut-renovated in 2020; year 2020
newly gut-renovated => update; -; -; it has recently been gut-renovated
gut rehabbed 2019 with permits => update; -; -; it was gut-rehabbed in 2019, with permits; year 2019
photovoltaic with battery => system; -; -; there is a photovoltaic system with a battery
photovoltaic system with battery => system; -; -; there is a photovoltaic system with a battery
PV array => system; solar panels; solar array (singular); there is a solar array
8.2 kW PV system with battery => system; -; -; there is an 8.2-kW solar system with a battery
trailhead up the street => location; -; -; a trailhead is up the street
on a trailhead up the street => location; -; -; a trailhead is up the street
playground up the street => location; -; -; a playground is up the street
park just down the road => location; -; -; a park is down the road
harbor glimpses => view; -; -; it has glimpses of the harbor
elk => land; -; -; there are elk
turkey => land; -; -; there are turkeys
deer in the meadow => land; -; -; there are deer in the meadow
elk migrate through => land; -; -; elk migrate through
Short North location => location; -; -; it is in Short North; place Short North
Circle C amenities => amenity; -; Circle C amenities (plural); -
Riverside area => location; -; -; it is in the Riverside area; place Riverside
double gallery => outdoor place; -; -; there is a double gallery
double gallery porch => outdoor place; -; double gallery porch (singular); there is a double gallery porch
side gallery => outdoor place; -; -; there is a side gallery
ranch walkout => character; -; -; it is a walk-out ranch
Georgian brick => character; -; -; it is a Georgian brick house
Tudor stone => character; -; -; it is a Tudor stone house
fieldstone main house => character; -; -; the main house is of fieldstone
main house plus two cottages => outdoor place; -; -; there are two cottages besides the main house
detached townhome style => character; -; -; it is a detached townhome
passive solar design => character; -; -; it is of passive solar design
foothills retreat => character; -; -; it is a foothills retreat
Julia Morgan era shingle style => character; -; -; it is a shingle-style house from the Julia Morgan era
Alexander mid-century => character; -; -; it is an Alexander mid-century
view from kitchen and bedroom => view; -; view ~ from the kitchen and the bedroom (singular); there is a view from the kitchen and the bedroom
fall color => land; -; -; there is fall color in the trees
headframe views => view; -; headframe views (plural); it has headframe views
rimrock views => view; -; rimrock views (plural); it has rimrock views
historic uptown => location; -; -; it is in the historic uptown
horse privileges => pets; horse property; -; there are horse privileges
cast-iron columns => character; -; cast-iron columns (plural); -
snow melt walkway => outdoor place; -; snowmelt walkway (singular); -
radiant floor baths => room; -; baths (plural); - || system; radiant floor heating; radiant floors (plural); -; of baths
rainwater collection => system; -; rainwater collection system (singular); -
2 acres no city taxes => land; acreage; two acres (plural, counted); -; n 2 || fee; -; -; there are no city taxes
toyo stove => appliance; -; Toyo stove (singular); -
`,
  Condo: `
timber loft => character; -; -; it is a timber loft
brick-and-timber loft => character; -; -; it is a brick-and-timber loft
cast-iron columns => character; -; cast-iron columns (plural); -
exposed concrete columns => character; -; exposed concrete columns (plural); -
timber columns => character; -; timber columns (plural); -
Short North location => location; -; -; it is in Short North; place Short North
Georgian brick => character; -; -; it is in a Georgian brick building
`,
}
