/** Notes that leave out a verb, an article or a noun, in forms that many subjects share. */
export const genericNoteCases = {
  'Single Family Home': `
Eastown location => location; -; -; it is in Eastown; place Eastown
Commuter location => location; -; -; it is in a commuter location
West side near Target and bus line => location; -; -; it is on the west side, near Target and the bus line
North side of town => location; -; -; it is on the north side of town
Hail damage roof being replaced by seller before closing => system; -; -; the hail-damaged roof is being replaced by the seller before closing
Septic pumped and inspected this spring => update; -; -; the septic was pumped and inspected this spring
Chimney cleaned and inspected => update; -; -; the chimney has been cleaned and inspected
Mello-Roos paid off => fee; -; -; the Mello-Roos tax is paid off
Paved to driveway => land; -; -; the road is paved to the driveway
Saltwater canal with seawall and dock => location; -; -; it is on a saltwater canal with a seawall and a dock
Some lead paint, disclosure attached => condition; -; -; there is some lead paint, with a disclosure attached
Solar - leased, buyer to assume => terms; -; -; the solar panels are leased, and the buyer assumes the lease
Cypress cabinets => finish; -; cypress cabinets (plural); -
Carpet in bedrooms needs replacing => condition; -; -; the carpet in bedrooms needs to be replaced
Long range views to the west => view; -; long-range views ~ to the west (plural); -
No open houses => unused: Contact, showing and access details do not belong in public remarks.
Inspections welcome => terms; -; -; inspections are welcome
Full fenced yard => outdoor place; fenced yard; fully fenced yard (singular); -
Currently tenant occupied through July 31 => tenancy; -; -; it is tenant-occupied through July 31; date July 31
Kitchen opens to dining => character; -; -; the kitchen opens to the dining area
Shawnee Mission South HS => location; -; -; the high school is Shawnee Mission South
Fridge, w/d stay with acceptable offer => terms; -; -; the refrigerator, the washer, and the dryer are included with an acceptable offer; list the refrigerator | the washer | the dryer
Piano negotiable with full price offer => terms; -; -; the piano is negotiable with a full-price offer
Mother in law plan => character; -; mother-in-law plan (singular); -
Separate tub and shower => amenity; -; separate tub and shower (singular); -
Main level living => character; -; -; it offers main-level living
Ductless mini split up => system; mini splits; ductless mini split ~ upstairs (singular); -
Mineral rights transfer => terms; -; -; the mineral rights transfer with the property
Fire mitigation done 2023 => update; -; -; fire mitigation was done in 2023; year 2023
Bus stop at your door => location; -; -; there is a bus stop at your door
Long range winter views => view; -; long-range winter views (plural); there are long-range winter views
Walking paths out the door => community; community trails; walking paths ~ out the door (plural); -
`,
  'Multi-Family': `
2 family flat => building; units; -; it is a two-family flat
Leases and P&L available with accepted offer => terms; -; -; leases and P&L are available with an accepted offer
Occupancy inspection by buyer => terms; -; -; the buyer is responsible for the occupancy inspection
Tenants pay all utilities except water/sewer/trash => income; tenant pays utilities; -; the tenants pay all utilities except water, sewer, and trash; list utilities except water | sewer | trash
Two family 3/3 bed => building; units; -; it is a two-family house with three bedrooms in each unit
All brick two family => building; units; -; it is an all-brick two-family house
Inside access with accepted contract => unused: Contact, showing and access details do not belong in public remarks.
Central air both units => system; central air; central air ~ in both units (mass); -
Separate gas, electric and furnaces => income; -; -; gas, electricity, and furnaces are separate
Landlord plows, tenant shovels walk => restriction; -; -; the landlord plows, and the tenant shovels the walk
`,
  Condo: `
Garage parking $35k additional => fee; -; -; garage parking is an additional $35,000
TRAX at the door => location; -; -; TRAX is at the door
Ground level unit => building; -; -; it is a ground-level unit
Secure building with elevator => building; -; -; it is in a secure building with an elevator
Edwardian building, 6 units => building; -; -; it is in a six-unit Edwardian building
Tenant moving out end of month => tenancy; -; -; the tenant is moving out at the end of the month
Dogs owner only up to 40 lbs => pets; -; -; dogs of up to 40 pounds are allowed for owners only
One small pet => pets; -; -; one small pet is allowed
Garage underneath => parking; garage; garage ~ under the building (singular); -
`,
  Land: `
Currently leased for grazing, month to month => tenancy; -; -; it is currently leased for grazing, month to month
Water well, 12 gpm => utilities; -; -; the water well yields 12 gallons a minute
Perc test approved => land; -; -; the perc test has been approved
Soil test for 3 bedroom septic => land; perc test on file; soil test ~ for a three-bedroom septic system (singular); -
State permitted for 4 bedroom septic => land; -; -; it is state-permitted for a four-bedroom septic system
Mix of open meadow and hardwoods => land; -; -; the land is a mix of open meadow and hardwoods
Bring your own builder => terms; -; -; the buyer may bring their own builder
`,
  Apartment: `
Bus line => location; bus line; -; it is on a bus line
First month plus deposit to move in => fee; deposit; -; first month's rent and a deposit are required to move in; list first month's rent | a deposit
`,
}
