import type { PropertyType } from '@listwright/contracts'

/** Phrases that were once cut at an 'and', a slash or a name, or put into a sentence that cannot hold them. */
export const wholePhraseCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
New LVP in kitchen and bath => update; new flooring; new luxury vinyl plank floors ~ in the kitchen and bath (plural); -
Sunroom/office => room; -; sunroom/office (singular); -
Brick ranch on 2.6 acres m/l => character; -; -; it is a brick ranch on about 2.6 acres
New oil tank above ground => update; -; -; there is a new above-ground oil tank
Point of sale complete => update; -; -; a point-of-sale inspection has been completed
No damage from Ian inside home => character; -; -; there is no damage from Ian inside the home
Defensible space cleared 2024 => update; -; cleared defensible space (mass); the defensible space was cleared in 2024; year 2024
Sandy beach with steel break wall => location; private beach; sandy beach (singular); - || finish; -; steel break wall (singular); -; of sandy beach
100 ft Lake Huron frontage => location; lake frontage; 100 feet of Lake Huron frontage (plural, counted); -; n 100
Peek of Lake Merritt from balcony => view; -; -; it has a peek of Lake Merritt from the balcony
Road frontage on both sides of creek => location; -; -; there is road frontage on both sides of the creek
Burnt adobe => building; -; burnt adobe construction (mass); -
Summer 2025 leases to be honored => tenancy; -; -; the summer 2025 leases must be honored
Lake Champlain glimpses in winter => view; -; -; it has glimpses of Lake Champlain in winter
Two car detached barn/garage => parking; -; two-car detached barn/garage (singular); -
Furniture available under separate contract => terms; -; -; the furniture is available under separate contract
Wood floors in living and dining => finish; hardwood floors; wood floors ~ in the living and dining rooms (plural); -
Gently sloping build site => land; -; gently sloping building site (singular); -
Not in flood plain per seller => restriction; -; -; it is not in a flood zone, according to the seller
New Englander with attached barn => character; -; -; it is a New Englander || building; barn; attached barn (singular); -
Open to offers => terms; -; -; the seller will consider offers
Seller to find suitable housing => terms; -; -; it is sold subject to the seller finding suitable housing
`,
  'Multi-Family': `
Bay View duplex => building; units; Bay View duplex (singular); it is a Bay View duplex; n 2
3BR / 3BR / 2BR => building; -; -; the units have three, three, and two bedrooms
Upper rented at $1,150 m/m => income; -; -; the upper unit rents for $1,150 a month, month to month; money $1,150 | a month | rent
`,
  Condo: `
SMART train nearby => location; near transit; -; the SMART train is nearby; place the SMART train
Windowed kitchen and bath => room; windowed kitchen; windowed kitchen (singular); - || room; -; windowed bath (singular); -
Both bedrooms ensuite => room; -; -; both bedrooms are en suite
2% Avon transfer tax paid by buyer => fee; -; -; the buyer pays the 2% Avon transfer tax
Dues $598/mo incl water sewer garbage => fee; hoa fee; -; dues are $598 a month and include water, sewer, and garbage; money $598 | a month | HOA | water | sewer | garbage; list water | sewer | garbage
Pets up to 2, breed restrictions => pets; -; -; up to two pets are allowed, with breed restrictions
`,
  Commercial: `
Flex warehouse/office => building; -; -; it is flex warehouse and office space
Tenant on NNN lease through 2027 => tenancy; net lease; -; the lease is triple net and runs through 2027; date 2027
Monument sign on Main => building; signage; monument sign ~ on Main Street (singular); -
`,
  Land: `
Mobile or site built OK => restriction; -; -; mobile and site-built homes are allowed
Driveway cut in to building site => location; -; -; there is a driveway cut into the building site
`,
}
