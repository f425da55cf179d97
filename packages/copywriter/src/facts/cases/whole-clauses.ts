import type { PropertyType } from '@listwright/contracts'

/** Notes without a verb or without a subject: told whole, or as the shortest clause that says them. */
export const wholeClauseCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Basement, part finished => storage; -; basement ~ (part finished) (singular); -
Well for irrigation only => utilities; -; -; there is a well for irrigation only
Roof 2020 fortified => system; -; -; the roof dates from 2020 and is fortified
Roof replaced 2023 after Ian => system; -; -; the roof was replaced in 2023 after Ian
Spain Park zoned => location; -; -; it is zoned for Spain Park
Possible mother/daughter w/proper permits => condition; -; -; a mother/daughter setup is possible with proper permits
Septic cleaned last fall => update; -; -; the septic was cleaned last fall
Fence stained 2023 after Ida => outdoor place; -; -; the fence was stained in 2023 after Ida
Could be 4th bedroom => condition; -; -; it could be a fourth bedroom
`,
  Condo: `
One dog allowed for owners => pets; -; -; one dog is allowed for owners
Pool and hot tubs => community; community pool; pool (singular); - || building; -; hot tubs (plural); -
Ride On bus at corner => location; -; -; there is a Ride On bus at the corner
Trash pickup => community; -; -; trash pickup is provided
`,
  Townhouse: `
Flood zone X, did not flood 2016 => restriction; -; -; it is in flood zone X and did not flood in 2016
Loft upstairs, could be 3rd bedroom => room; -; loft ~ upstairs that could be a third bedroom (singular); -
Open concept main => room; -; open-concept main level (singular); -
Lawn care and snow removal => community; -; -; lawn care and snow removal are provided
Quad unit => building; -; -; it is a quad unit
`,
  Apartment: `
Newly renovated kitchen and bath => update; remodeled kitchen; newly renovated kitchen (singular); - || room; -; newly renovated bath (singular); -
Application fee $60 per adult => fee; -; -; the application fee is $60 for each adult
`,
  Land: `
Unzoned Baldwin County => location; -; -; it is in unzoned Baldwin County
Unincorporated Pinal County => location; -; -; it is in unincorporated Pinal County
Paved road frontage approx 330 ft => location; -; -; it has about 330 feet of paved road frontage
Class V road => land; -; -; it is on a Class V road
Snowmobile trail nearby => location; distance to a named place; -; the snowmobile trail is nearby; place the snowmobile trail
Lake Keowee interior lot => land; -; -; it is a Lake Keowee interior lot
Bring your own builder, no time frame to build => terms; -; -; the buyer may bring their own builder, with no time frame to build
`,
  Commercial: `
Freestanding retail / office => building; -; -; it is a freestanding retail and office building
`,
  'Multi-Family': `
Units 2 and 3 tenants at will => tenancy; -; -; units 2 and 3 have tenants at will
Tenant in place upstairs through May => tenancy; -; -; a tenant is in place upstairs through May
Tuckpointing done last year => update; -; -; the tuckpointing was done last year
`,
}
