import type { PropertyType } from '@listwright/contracts'

/** Notes about how units and commercial spaces are let, measured and fitted out. */
export const unitAndSpaceCases: Partial<Record<PropertyType, string>> = {
  'Multi-Family': `
Side by side two family => building; units; side-by-side two-family house (singular); it is a side-by-side two-family house; n 2
Electric baseboard heat paid by tenants => income; -; -; the tenants pay for electric baseboard heat
Retail tenant month to month => tenancy; -; -; the retail tenant rents month to month
Leases end May 31 => tenancy; -; -; the leases end May 31
Garden unit month to month at $1,400 => income; -; -; the garden unit rents for $1,400 a month, month to month
Fully leased duplex => building; -; -; it is a fully leased duplex
1BR garden => building; -; one-bedroom garden unit (singular); there is a one-bedroom garden unit
2BR first floor => building; -; two-bedroom first-floor unit (singular); there is a two-bedroom first-floor unit
Unit 1 $1,350 unit 2 $1,275 => income; -; -; unit 1 rents for $1,350 and unit 2 for $1,275 a month
6x 1BR 2x 2BR => building; -; -; there are six one-bedroom units and two two-bedroom units; list six one-bedroom units | two two-bedroom units
Leases expire Aug 31 => tenancy; -; -; the leases expire August 31
One unit delivered vacant => tenancy; -; -; one unit will be delivered vacant
ADU over garage rented $1,100/mo => income; -; -; the ADU over the garage rents for $1,100 a month; money $1,100 | a month | rent
3BR unit has 2 full baths => building; -; -; the three-bedroom unit has two full baths
Owner's unit has fireplace and dishwasher => building; -; -; the owner's unit has a fireplace and a dishwasher
All units updated in last 5 years => update; -; -; all units have been updated in the last five years
4 water heaters all replaced since 2019 => update; -; -; all four water heaters have been replaced since 2019
Live in one rent the other => tenancy; -; -; the buyer can live in one unit and rent the other
Rent roll available with offer => availability; -; -; a rent roll is available with an offer
Potential rent $2,100 per unit => income; -; -; the potential rent is $2,100 a month per unit
Tenant in unit 2 since 2014 => tenancy; -; -; the tenant in unit 2 has been there since 2014
Tenant of 1st floor moving out in March => tenancy; -; -; the tenant on the first floor is moving out in March
Tenants on leases through June => tenancy; -; -; the tenants are on leases through June
Heat included in rents => income; -; -; heat is included in the rents
Common laundry with coin machines => building; -; -; there is a common laundry with coin-operated machines
Brick 4 flat with garden apartment => building; -; -; it is a brick four-flat with a garden apartment
Studio plus three 1BRs => building; -; -; the units are a studio and three one-bedrooms
Owner occupied first floor vacant at closing => tenancy; -; -; the owner-occupied first floor will be vacant at closing
`,
  Commercial: `
Front half leased at $1,150/mo through December => income; -; -; the front half rents for $1,150 a month, leased through December; money $1,150 | a month | rent
Month to month tenant in rear suite => tenancy; -; -; the rear suite has a month-to-month tenant
Floor drains w/ sand trap => building; floor and slab; floor drains (plural); - || building; -; sand trap (singular); -; of floor drains
Phase I completed 2022 => condition; -; -; a Phase I environmental assessment was completed in 2022; year 2022
2,400 sf retail on corner => building; -; -; it has 2,400 square feet of retail space on the corner; n 2400
1 acre of outside storage => outdoor place; fenced yard, industrial; one acre of outside storage (singular, counted); -; n 1
Former bank with vault => building; -; -; it is a former bank with a vault
Two suites separately metered => room; -; -; two suites are separately metered
Private offices x 6 and conference room => room; private offices; six private offices (plural, counted); -; n 6 || room; conference room; conference room (singular); -
Traffic count 22,000 a day => location; traffic count; -; the traffic count is 22,000 vehicles a day; n 22000
Floor load 250 psf => building; -; -; the floor load is 250 pounds per square foot
Office 20% warehouse 80% => building; -; -; the space is 20 percent office and 80 percent warehouse
Asking $14/sf NNN => terms; -; -; the asking rent is $14 a square foot, triple net
Roof replaced 2021 TPO => update; -; -; the roof was replaced in 2021 with TPO; year 2021
Build out allowance negotiable => terms; -; -; a build-out allowance is negotiable
Former dental office with 5 ops => building; -; -; it is a former dental office with five operatories
Anchor tenant 10 years => tenancy; -; -; the anchor tenant has been there for ten years
Loading dock shared with next unit => building; -; -; the loading dock is shared with the next unit
`,
}
