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
Trex deck backs to open space => outdoor place; -; -; the Trex deck backs to open space
EV charger in garage (shared) => community; -; shared EV charger ~ in the garage (singular); -
Oil heat, tank above ground 2018 => system; oil heat; oil heat (mass); - || update; -; -; the above-ground tank dates from 2018; year 2018
Hardwoods in living and bedrooms => finish; hardwood floors; hardwoods ~ in the living room and bedrooms (plural); -
IGS => system; sprinkler system; in-ground sprinklers (plural); -
Split bedroom => character; split floor plan; split-bedroom floor plan (singular); -
Gas forced air 2019 => system; forced air; gas forced-air heat (mass); the gas forced-air heat dates from 2019; year 2019
Heat pumps 2022 plus oil baseboard => system; heat pump; heat pumps (plural); the heat pumps date from 2022; year 2022 || system; -; oil baseboard heat (mass); -
Full basement, partly finished, laundry => room; -; partly finished full basement (singular); - || amenity; -; laundry (mass); -; of partly finished full basement
Kitchen has island, double ovens and butler's pantry => room; -; kitchen (singular); - || finish; kitchen island; island (singular); -; of kitchen || appliance; double oven; double ovens (plural); -; of kitchen || room; butler's pantry; butler's pantry (singular); -; of kitchen
Remodeled kitchen, Bosch appliances => update; remodeled kitchen; remodeled kitchen (singular); - || appliance; named appliances; Bosch appliances (plural); -; of remodeled kitchen
VA assumable 2.75%, subject to lender approval => terms; -; -; the VA loan is assumable at 2.75 percent, subject to lender approval; n 2.75
Three fireplaces, center chimney not currently in use => amenity; several fireplaces; three fireplaces (plural, counted); -; n 3 || condition; -; -; the center chimney is not currently in use
Zoned SF-3 => zoning; zoning code; SF-3 zoning (mass); it is zoned SF-3
Tenant through June 30 => tenancy; -; -; a tenant is in place through June 30
Metro-North across the street => location; -; -; the Metro-North is across the street; place the Metro-North
Cesspool => utilities; -; -; it is on a cesspool
Termite tented 2019 => condition; -; -; it was tented for termites in 2019
Lead paint disclosure on file => condition; -; -; a lead paint disclosure is on file
Two bedrooms share a bath on second floor => room; -; -; two bedrooms share a bath on the second floor
Oil hot water baseboard => system; -; oil hot-water baseboard heat (mass); -
Detached casita/studio, 350 sf => room; -; 350-square-foot detached casita/studio (singular); -
Window AC units provided => system; -; -; window air conditioners are provided
Greenbelt access nearby => location; distance to a named place; -; greenbelt access is nearby; place the greenbelt access
Swim and tennis => community; community pool; community pool (singular); - || community; -; community tennis courts (plural); -
Close to Univ of Delaware => location; distance to a named place; -; it is near the University of Delaware; place the University of Delaware
Seller will pay off special assessment at closing => terms; -; -; the seller will pay off the special assessment at closing
Fireplace has not been used by current owner => amenity; -; -; the fireplace has not been used by the current owner
Easy access to Hwy 281 => location; -; -; it has easy access to Highway 281
Kitchen and baths updated 2018 => update; -; -; the kitchen and baths were updated in 2018; year 2018
Washer dryer hookup, washer and dryer stay => utilities; washer and dryer hookups; washer and dryer hookup (singular); - || appliance; washer and dryer included; -; the washer and dryer are included
New roof 2022, HVAC 2020 => update; new roof; new roof (singular); the roof was installed in 2022; year 2022 || update; new HVAC; new HVAC (mass); the HVAC was installed in 2020; year 2020
Gas FHA => system; -; gas forced-hot-air heat (mass); -
GFP => amenity; gas fireplace; gas fireplace (singular); -
No nightly rentals => restriction; -; -; nightly rentals are not allowed
Near Pine Nursery Park => location; near park; -; it is near Pine Nursery Park; place Pine Nursery Park
Glassed in cure porch => outdoor place; -; glassed-in porch (singular); -
Bus line to downtown => location; -; -; it is on a bus line to downtown
Walking paths out the door => community; community trails; walking paths ~ out the door (plural); -
`,
  'Multi-Family': `
Two family, 3 bed 1 bath each floor => building; units; two-family house (singular); it is a two-family house; n 2 || building; -; -; each floor has three bedrooms and one bath
Gas heat by unit => utilities; -; -; gas heat is separate for each unit
Point of sale none => condition; -; -; no point-of-sale inspection is required
Unit 1: 2 bed 1 bath, tenant at will $2,650 => tenancy; -; -; unit 1 has two bedrooms and one bath and rents for $2,650 a month to a tenant at will
Unit 2: 4 beds 2 baths on two floors, vacant => tenancy; -; -; unit 2 has four bedrooms and two baths on two floors and is vacant
Upper 3 bed 1 bath, leased through May, $1,400 => tenancy; -; -; the upper unit has three bedrooms and one bath and rents for $1,400 a month through May
Unit B 1 bed 1 bath month to month $875 => tenancy; -; -; unit B has one bedroom and one bath and rents for $875 a month, month to month
3 bed down, 2 bed up => room; -; -; there are three bedrooms downstairs and two upstairs
Duplex in Old North End => building; -; -; it is a duplex in Old North End
Up/down duplex plus basement apartment => building; -; -; it is an up/down duplex plus a basement apartment
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
Owner pets only => pets; -; -; only owners may have pets
No investor rentals first 2 years => restriction; -; -; investor rentals are not allowed in the first two years
Brownstone condo => building; -; -; it is a brownstone condo
Townhouse style unit => building; -; -; it is a townhouse-style unit
Two pets up to 40 lbs per association => pets; -; -; two pets up to 40 pounds are allowed
Rear unit in 5 unit complex => building; -; -; it is a rear unit in a five-unit complex
Water privileges, slip wait list => amenity; -; water privileges (plural); - || condition; -; -; there is a waiting list for slips
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
Power, water and gas at street => utilities; utilities at street; -; power, water, and gas are at the street; list power | water | gas
Split from larger parcel, taxes to be determined => land; -; -; it is split from a larger parcel || condition; -; -; the taxes will be determined
Soil site for 3 bedroom on file => land; -; -; a soil site for a three-bedroom home is on file
Currently leased for grazing, month to month => tenancy; -; -; it is currently leased for grazing, month to month
Water well, 12 gpm => utilities; -; -; the water well yields 12 gallons a minute
Perc test approved => land; -; -; the perc test has been approved
Soil test for 3 bedroom septic => land; perc test on file; soil test ~ for a three-bedroom septic system (singular); -
State permitted for 4 bedroom septic => land; -; -; it is state-permitted for a four-bedroom septic system
Mix of open meadow and hardwoods => land; -; -; the land is a mix of open meadow and hardwoods
Bring your own builder => terms; -; -; the buyer may bring their own builder
`,
  Apartment: `
Pets upon approval => pets; -; -; pets are considered upon approval
Pets up to 2, $300 fee each => pets; -; -; up to two pets are allowed, with a fee of $300 each
Cat negotiable => pets; -; -; cats are considered
Bus line => location; bus line; -; it is on a bus line
First month plus deposit to move in => fee; deposit; -; first month's rent and a deposit are required to move in; list first month's rent | a deposit
`,
  Commercial: `
5 exam rooms, plumbed => room; -; five plumbed exam rooms (plural, counted); -; n 5
Month to month tenant in half the building => tenancy; -; -; half the building has a month-to-month tenant
4 overhead doors, 14 ft => building; drive-in doors; four 14-foot overhead doors (plural, counted); -; n 4
Available for possession at closing => terms; -; -; possession is at closing
Currently leased to antique shop month to month => tenancy; tenant in place, commercial; -; it is leased to an antique shop month to month
`,
}
