import type { PropertyType } from '@listwright/contracts'

/** Notes of which every part belongs to the same fact: heating, loans, closings, rooms of a level, minimums. */
export const wholeNoteCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Gas heat by radiator => system; gas heat; gas heat ~ by radiator (mass); -
Gas heat by baseboard => system; gas heat; gas heat ~ by baseboard (mass); -
Oil heat by hot water => system; oil heat; oil heat ~ by hot water (mass); -
Hot water heat by radiators => system; boiler; hot-water heat ~ by radiators (mass); -
RV pad on side of house => parking; RV parking; RV pad ~ on the side of the house (singular); -
Slab on side of garage => building; -; slab ~ on the side of the garage (singular); -
Porch at front of house => outdoor place; front porch; porch ~ at the front of the house (singular); -
Mudroom off side entry => room; mudroom; mudroom ~ off the side entry (singular); -
VA assumable loan at 2.75% for qualified buyer => terms; -; -; the VA loan is assumable at 2.75 percent for a qualified buyer
VA assumable at 2.75% for qualified buyer => terms; -; -; the VA loan is assumable at 2.75 percent for a qualified buyer
FHA assumable loan at 3.1% for qualified buyers => terms; -; -; the FHA loan is assumable at 3.1 percent for qualified buyers
Assumable VA loan at 2.5% => terms; assumable loan; -; the VA loan is assumable at 2.5 percent; n 2.5
Assumable mortgage 3.25% with seller approval => terms; -; -; the loan is assumable at 3.25 percent with the seller's approval
Owner financing available to qualified buyer => terms; -; -; owner financing is available to a qualified buyer
Seller financing for qualified buyer => terms; -; -; seller financing is available for a qualified buyer
Relocation, needs quick close => terms; -; -; the seller is relocating and needs a quick closing
Sellers need 45 day close => terms; -; -; the sellers need a 45-day closing
Seller needs 60 days to close => terms; -; -; the seller needs 60 days to close
Need 45-day close => terms; -; -; the seller needs a 45-day closing
Needs 30 day close => terms; -; -; the seller needs a 30-day closing
Rent back needed through June 30 => terms; -; -; a rent-back is needed through June 30
Owner will lease back up to 12 months => terms; -; -; the owner will lease back for up to 12 months
Trust sale, no court confirmation => terms; -; -; this is a trust sale with no court confirmation required
Probate sale, no court confirmation => terms; -; -; this is a probate sale with no court confirmation required
Probate, court confirmation required => terms; -; -; this is a probate sale with court confirmation required
Partially finished basement with half bath => room; -; -; the basement is partially finished, with a half bath
Finished lower level with wet bar, 4th bedroom and 3/4 bath => room; finished basement; finished lower level (singular); - || amenity; wet bar; wet bar (singular); -; of finished lower level || room; -; fourth bedroom (singular); -; of finished lower level || room; -; three-quarter bath (singular); -; of finished lower level
Finished basement with rec room, 5th bedroom and full bath => room; finished basement; finished basement (singular); - || room; game room; rec room (singular); -; of finished basement || room; -; fifth bedroom (singular); -; of finished basement || room; -; full bath (singular); -; of finished basement
Walkout basement with bedroom, bath and kitchenette => room; walkout basement; walk-out basement (singular); - || room; -; bedroom (singular); -; of walk-out basement || room; -; bath (singular); -; of walk-out basement || room; kitchenette; kitchenette (singular); -; of walk-out basement
Lower level has family room, bedroom and bath => room; -; -; the lower level has a family room, a bedroom, and a bath
Kitchen remodeled in 2022 with quartz and stainless appliances => update; remodeled kitchen; remodeled kitchen (singular); the kitchen was remodeled in 2022; year 2022 || finish; quartz counters; quartz counters (plural); -; of remodeled kitchen || appliance; stainless appliances; stainless steel appliances (plural); -; of remodeled kitchen
Kitchen with granite and stainless => room; -; kitchen (singular); - || finish; granite counters; granite counters (plural); -; of kitchen || appliance; stainless appliances; stainless steel appliances (plural); -; of kitchen
Updated kitchen with quartz and SS => update; updated kitchen; updated kitchen (singular); - || finish; quartz counters; quartz counters (plural); -; of updated kitchen || appliance; stainless appliances; stainless steel appliances (plural); -; of updated kitchen
North/south exposure => character; -; -; it has a north/south exposure
East/west exposure => character; -; -; it has an east/west exposure
South exposure => character; southern exposure; southern exposure (mass); it faces south
Brick ranch on slab => character; -; -; it is a brick ranch on a slab
Brick gingerbread => character; -; brick gingerbread house (singular); it is a brick gingerbread house
Gingerbread bungalow => character; -; gingerbread bungalow (singular); it is a gingerbread bungalow
Private well, sewer district => utilities; -; -; it has a private well and is in a sewer district
Well and sewer district => utilities; -; -; it has a well and is in a sewer district
Oil heat, new tank 2020 => system; oil heat; oil heat (mass); - || system; -; new tank ~ in 2020 (singular); -; of oil heat
Oil heat with new tank in 2022 => system; oil heat; oil heat (mass); - || system; -; new tank ~ in 2022 (singular); -; of oil heat
Tile in all the right places => finish; -; tile ~ in all the right places (mass); -
Pre-inspection report available => terms; -; -; a pre-inspection report is available
Inspection report available => terms; -; -; an inspection report is available
Survey available => land; survey; -; a survey is available
Oil tank decommissioned => update; -; -; the oil tank has been decommissioned
Oil tank decommissioned w/ paperwork => update; -; -; the oil tank has been decommissioned, with paperwork available
Irrigation on well => system; -; -; the irrigation runs on a well
Sprinklers on well => system; -; -; the sprinklers run on a well
Stainless appliances with dishwasher => appliance; -; -; it has stainless steel appliances, including a dishwasher
Association pool and tennis => community; -; -; the association has a pool and tennis
Special assessment for siding has been paid in full => fee; -; -; the special assessment for the siding has been paid in full
Washer and dryer hookup => utilities; washer and dryer hookups; washer and dryer hookup (singular); -
Rear yard access => location; -; -; it has rear yard access
Split bedrooms => character; split floor plan; split bedrooms (plural); -
Granite kitchen => room; -; kitchen (singular); - || finish; granite counters; granite counters (plural); -; of kitchen
30x40 shop with electric => room; workshop; 30-by-40 shop (singular); - || system; -; power (mass); -; of 30-by-40 shop
Rear deck backs to open space => outdoor place; -; -; the rear deck backs to open space
Attached barn used for storage => building; -; -; the attached barn is used for storage
Partially finished lower level with rec room and bath => room; -; -; the lower level is partially finished, with a rec room and a bath
Sellers need a 60 day closing => terms; -; -; the sellers need a 60-day closing
Oil tank decommissioned 2018 => update; -; -; the oil tank was decommissioned in 2018; year 2018
`,
  Condo: `
Rentals 12 month minimum => restriction; -; -; rentals have a 12-month minimum
Rentals 30 day minimum => restriction; -; -; rentals have a 30-day minimum
Rentals minimum 6 months => restriction; -; -; rentals have a six-month minimum
Leases 1 year minimum => restriction; -; -; leases have a one-year minimum
Minimum lease 12 months => restriction; leasing restrictions; -; the minimum rental is 12 months; list a minimum of 12 months
12 month minimum rental => restriction; leasing restrictions; -; the minimum lease is 12 months; list a minimum of 12 months
Balcony enclosed in 2015 => update; -; enclosed balcony (singular); the balcony was enclosed in 2015; year 2015
Balcony enclosed 2015 => update; -; enclosed balcony (singular); the balcony was enclosed in 2015; year 2015
Porch enclosed 2018 => update; -; enclosed porch (singular); the porch was enclosed in 2018; year 2018
Lanai enclosed => update; -; enclosed lanai (singular); the lanai has been enclosed
Garage converted 2010 => update; -; converted garage (singular); the garage was converted in 2010; year 2010
FHA approved => terms; -; -; the building is FHA approved
VA approved => terms; -; -; the building is VA approved
FHA and VA approved => terms; -; -; the building is FHA and VA approved
FHA approved complex => terms; -; -; it is in an FHA-approved complex
FHA/VA approved condo => terms; -; -; the building is FHA and VA approved
FHA eligible => terms; -; -; it is FHA eligible; list FHA
FHA ok => terms; loan types accepted; -; FHA financing is accepted; list FHA
North/south exposure => character; several exposures; north and south exposures (plural); -
Gated => community; gated community; -; it is in a gated community
Gated with guard => community; -; -; it is gated, with a guard
Association pool and tennis => community; -; -; the association has a pool and tennis
`,
  Apartment: `
Shared laundry on each floor => building; laundry in the building; shared laundry ~ on each floor (mass); -
Laundry on every floor => building; laundry in the building; laundry ~ on each floor (mass); there is laundry on each floor
Trash chute on each floor => building; -; trash chute ~ on each floor (singular); -
Garage parking available $75/mo => parking; -; -; garage parking is available for $75 a month
Gated => community; gated community; -; it is in a gated community
Gated community => community; gated community; gated community (singular); it is in a gated community
Community pool and spa => community; -; community pool and spa (singular); -
Community pool => community; community pool; community pool (singular); -
`,
  'Multi-Family': `
New furnace in down unit 2022 => update; -; -; the lower unit's furnace was installed in 2022
New furnace in upper unit 2021 => update; -; -; the upper unit's furnace was installed in 2021
Furnace down unit 2022 => update; -; -; the lower unit's furnace dates from 2022
New water heater unit 2 2023 => update; -; -; unit 2's water heater was installed in 2023
Roof 2016 => update; new roof; roof (singular); the roof dates from 2016; year 2016
Unit 1 rented at $1,250 month to month => income; -; -; unit 1 rents for $1,250 a month, month to month
New boiler in lower unit => system; boiler; new boiler ~ in the lower unit (singular); -
`,
  Land: `
120 ft of frontage on no wake lake => location; -; -; it has 120 feet of frontage on a no-wake lake; n 120
On no wake lake => location; -; -; it is on a no-wake lake
Power and phone at lot line => utilities; -; -; power and phone are at the lot line
Power and phone to lot line => utilities; -; -; power and phone are at the lot line
Electric and phone in ditch => condition; -; -; electric and phone are in the ditch
Electric to property line => utilities; power at road; -; electricity is at the property line
Mix of open and wooded => land; -; -; the land is a mix of open and wooded ground
Mix of pasture and woods => land; -; -; the land is a mix of pasture and woods
Deer and turkey => land; -; -; deer and turkey are found on the land
Lots of deer and turkey => land; -; -; deer and turkey are found on the land
Currently leased to local farmer for hay => tenancy; -; -; it is currently leased to a local farmer for hay
Leased to farmer => tenancy; -; -; it is leased to a farmer
Leased to neighbor for grazing => tenancy; -; -; it is leased to a neighbor for grazing
`,
  Commercial: `
Currently antique shop, lease ends in December => building; -; -; it is currently an antique shop, with a lease that ends in December
Currently antique shop => building; -; -; it is currently an antique shop
Currently a restaurant => building; -; -; it is currently a restaurant
Currently vacant => condition; -; -; it is currently vacant
Parking for 8 in rear => parking; -; parking ~ for eight in the rear (mass); -
Parking for 20 in front => parking; -; parking ~ for 20 in front (mass); -
Parking in rear => parking; -; parking ~ in the rear (mass); -
Steel frame warehouse with 1,200 sf office => building; -; steel-frame warehouse (singular); it is a steel-frame warehouse || room; office space; 1,200-square-foot office (singular); -; n 1200
Downtown location => location; main street address; -; it is downtown
`,
}
