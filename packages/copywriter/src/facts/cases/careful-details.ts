import type { PropertyType } from '@listwright/contracts'

/** Details of careful notes that were told of the wrong thing, or in a sentence without its end. */
export const carefulDetailCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
great room with west-facing windows => room; great room; great room ~ with west-facing windows (singular); the great room has west-facing windows
sunroom with large south-facing windows => room; sunroom; sunroom ~ with large south-facing windows (singular); the sunroom has large south-facing windows
sold furnished with bookings in place => terms; -; -; it is sold furnished with bookings in place
sold turnkey furnished with existing reservations => terms; -; -; it is sold turnkey and furnished with existing reservations
Green Built certified => system; -; -; it is Green Built certified
brick Cape with dormers added 2016 => character; -; -; it is a brick Cape with dormers added in 2016
ranch with addition built 2005 => character; -; -; it is a ranch with an addition built in 2005
concrete block on a canal to Lake Eustis => character; -; -; it is concrete block, on a canal to Lake Eustis
brick on a corner lot => character; -; -; it is brick, on a corner lot
passes 4-point inspection => condition; -; -; it passes a four-point inspection
half mile to the village green => location; -; -; the village green is half a mile away; place the village green
2 blocks to the green => location; -; -; the green is two blocks away; place the green
detached 200 sq ft studio with heat => outdoor place; -; -; there is a detached 200-square-foot studio with heat
detached 400 sq ft office with AC => outdoor place; -; -; there is a detached 400-square-foot office with air conditioning
third-floor bedroom and bath for au pair => room; -; -; the third floor has a bedroom and a bath for an au pair
14 tillable acres, rented through 2025 => land; -; -; 14 tillable acres are rented through 2025
rip-rap rebuilt 2019 => update; -; -; the riprap was rebuilt in 2019; year 2019
walk-in pantry and mud bench => storage; walk-in pantry; walk-in pantry (singular); - || storage; mudroom lockers; mudroom bench (singular); -
`,
  Townhouse: `
each bedroom en suite => room; -; -; each bedroom is en suite
floating stairs in steel and oak => finish; -; floating stairs ~ in steel and oak (plural); the floating stairs are in steel and oak
railings in steel and glass => finish; -; railings ~ in steel and glass (plural); the railings are in steel and glass
`,
  Estate: `
6 feet MLW at the dock, two lifts => land; -; -; the dock has two lifts, and the water there is six feet deep at mean low water
waterfowl impoundment and duck blind => land; -; -; there is a waterfowl impoundment and a duck blind
`,
  Condo: `
two heated stalls side by side => parking; -; two heated parking stalls ~ side by side (plural, counted); there are two heated parking stalls side by side
skyway-connected => building; -; -; the building is connected to the skyway
shared hot tubs and heated garage => building; -; -; hot tubs and a heated garage are shared
new sleeper sofa => amenity; -; -; there is a new sleeper sofa
queen sleeper sofa => amenity; -; -; there is a queen sleeper sofa
indoor pool and lazy river => amenity; indoor pool; indoor pool (singular); - || community; -; lazy river (singular); -
water slide and lazy river => amenity; -; water slide (singular); - || community; -; lazy river (singular); -
`,
  'Multi-Family': `
Spanish front house plus three garden cottages => building; -; -; there is a Spanish front house plus three garden cottages
all four units separately metered for gas and electric => income; separate meters; -; all four units are separately metered for gas and electricity
gross rents $11,400/month as of May => income; -; -; gross rents are $11,400 a month as of May
second floor renovated 2022, rents at $2,300 => income; -; -; the second floor was renovated in 2022 and rents for $2,300; year 2022
separate gas boilers, ages 2012 to 2020 => update; -; -; the separate gas boilers date from 2012 to 2020
`,
  Land: `
mostly spruce with a cleared knoll => land; -; -; the land is mostly spruce, with a cleared knoll
mostly open with a small clearing => land; -; -; the land is mostly open, with a small clearing
survey pins set 2022 => land; -; -; the survey pins were set in 2022; year 2022
corner stakes set in 2021 => land; -; -; the corner stakes were set in 2021; year 2021
`,
  Commercial: `
seats 92 inside and 40 on patio => building; -; -; it seats 92 inside and 40 on the patio
two tenants upstairs, leases to 2027 => tenancy; -; -; two tenants upstairs have leases to 2027
four RTUs => system; -; four rooftop units (plural, counted); there are four rooftop units
three new RTUs => system; -; three new rooftop units (plural, counted); there are three new rooftop units
`,
}
