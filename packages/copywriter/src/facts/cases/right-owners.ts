import type { PropertyType } from '@listwright/contracts'

/** Facts told of what they belong to: the land, the building of a flat, one floor, the views; and what was lost from other notes. */
export const rightOwnerCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
fee land, not lease => land; -; -; the land is owned in fee, not leased
FEE LAND - not leased => land; -; -; the land is owned in fee, not leased
fee simple land => land; -; -; the land is fee simple
you own the land => land; -; -; the land is owned, not leased
not on leased land => land; -; -; the land is not leased
needs kitchen and bath updates => condition; needs named work; -; it needs kitchen and bath updates; list kitchen and bath updates
needs kitchen & bath remodel => condition; needs named work; -; it needs a kitchen and bath remodel; list a kitchen and bath remodel
land contract terms considered => terms; -; -; a land contract will be considered
butterfly roofline => character; -; butterfly roofline (singular); -
gunstock corner posts => character; -; gunstock corner posts (plural); -
Historic Savannah Foundation plaque => character; -; Historic Savannah Foundation plaque (singular); -
Greek Revival on brick-paved street => character; -; -; it is a Greek Revival on a brick-paved street
exposed brick and beams => character; -; exposed brick and beams (plural); there are exposed brick and beams
exposed beams & brick => character; -; exposed beams and brick (plural); there are exposed beams and brick
full renovation 2020 => update; -; -; it was fully renovated in 2020; year 2020
state historic tax credit eligible => terms; -; -; it is eligible for state historic tax credits
air-conditioned throughout => system; -; -; it is air-conditioned throughout
architectural review committee => restriction; architectural review; -; building is subject to architectural review
axis deer and whitetail => land; -; -; axis deer and whitetail are found on the land
`,
  Condo: `
garden-style brick colonial => building; -; -; it is in a garden-style brick Colonial building
historic limestone Beaux-Arts => building; -; -; it is in a historic limestone Beaux-Arts building
brick mid-rise => building; -; -; it is in a brick mid-rise
permit parking plus guest pass => parking; -; permit parking ~ and a guest pass (mass); there is permit parking and a guest pass
two guest passes => parking; -; -; it comes with two guest passes
basement bike and kayak storage => building; -; bike and kayak storage ~ in the basement (mass); there is bike and kayak storage in the basement
ski storage in garage => building; -; ski storage ~ in the garage (mass); there is ski storage in the garage
direct Biscayne Bay sunset views => view; -; direct sunset views of Biscayne Bay (plural); it has direct sunset views of Biscayne Bay; place Biscayne Bay; seen Biscayne Bay
unobstructed Lake Michigan sunrise views => view; -; unobstructed sunrise views of Lake Michigan (plural); it has unobstructed sunrise views of Lake Michigan; place Lake Michigan; seen Lake Michigan
ferry watching from soaking tub => view; -; -; ferries can be watched from the soaking tub
whale watching from lanai => view; -; -; whales can be watched from the lanai
fee simple, not leasehold => terms; -; -; ownership is fee simple, not leasehold
`,
  Commercial: `
second floor vacant, white box => tenancy; -; -; the second floor is a vacant white box
white box second floor => condition; -; -; the second floor is a white box
suite 200 available, vanilla shell => tenancy; -; -; suite 200 is available as a vanilla shell
eligible for federal historic tax credits => terms; -; -; it is eligible for federal historic tax credits
`,
  'Multi-Family': `
Bay View Polish flat duplex => building; -; -; it is a Bay View Polish flat duplex
lower unit 3 bedrooms, rent $1,650 => income; -; -; the three-bedroom lower unit rents for $1,650 a month
upper 2/1, rents $1,395 => income; -; -; the two-bedroom, one-bath upper unit rents for $1,395 a month
unit A 2 bedrooms, rent $1,100 => income; -; -; unit A, a two-bedroom unit, rents for $1,100 a month
2 bedroom lower, vacant => tenancy; -; -; the two-bedroom lower unit is vacant
rear unit studio, rent $700 => income; -; -; the rear studio rents for $700 a month
`,
}
