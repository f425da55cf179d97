import type { PropertyType } from '@listwright/contracts'

/** Notes of a few words: by whom and when something was done, what is out, extra, or left. */
export const hastyCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Gas range, vented hood => appliance; gas range; gas range (singular); - || appliance; range hood; vented hood (singular); -
Fenced yard, dog door => outdoor place; fenced yard; fenced yard (singular); - || finish; -; dog door (singular); -
AC replaced June 2021 => update; -; -; the air conditioning was replaced in June 2021
Roof 2012, gutters 2018 => update; new roof; roof (singular); the roof dates from 2012; year 2012 || update; new gutters; gutters (plural); the gutters date from 2018; year 2018
Water heater 2 yrs, furnace 5 yrs => update; -; -; the water heater is two years old || update; -; -; the furnace is five years old
Garage w/ workbench and shelving => parking; garage; garage (singular); - || amenity; -; workbench (singular); -; of garage || finish; -; shelving (mass); -; of garage
Shed w/ loft => storage; storage shed; shed (singular); - || room; loft; loft (singular); -; of shed
Basement rec room, half finished => room; -; -; the basement rec room is half finished
Kitchen updated by current owner => update; -; -; the kitchen was updated by the current owner
Addition built 2006 w/ permits => update; -; -; the addition was built in 2006, with permits; year 2006
Well 180 ft, 10 gpm => utilities; -; -; the well is 180 feet deep and yields 10 gallons a minute
Sump pump, never used => condition; -; -; the sump pump has never been used
Fireplace not used in years => condition; -; -; the fireplace has not been used in years
Pool table stays => terms; -; -; a pool table is included
Swing set can stay => terms; -; -; the swing set can stay
Curtains excluded => terms; -; -; the curtains are excluded
Mower and snowblower negotiable => terms; -; -; the mower and the snowblower are negotiable
Wired for generator => system; generator hookup; -; it is wired for a generator
Near UNC bus line => location; -; -; it is near the UNC bus line
12 min to SLC airport => location; near airport; -; it is 12 minutes to the SLC airport; distance 12 minutes; place the SLC airport
Corner of 5th & Main => location; -; -; it is at the corner of 5th and Main; place 5th and Main
On quiet cul de sac => location; -; -; it is on a quiet cul-de-sac
Peach and plum trees => land; -; peach and plum trees (plural); -
Lilacs and peonies => outdoor place; -; lilacs (plural); - || outdoor place; -; peonies (plural); -
Blackberries along fence => land; -; blackberries ~ along the fence (plural); -
Chicken run => amenity; chicken coop; chicken run (singular); -
Invisible fence, 1 collar => outdoor place; -; invisible fence (singular); - || amenity; -; collar (singular); -; n 1; of invisible fence
Carpet 2 yrs old => update; -; -; the carpet is two years old
All electric, no gas => utilities; -; -; it is all-electric, with no gas
Propane tank owned, 500 gal => utilities; propane; 500-gallon owned propane tank (singular); -
Attic fan, whole house fan => system; -; attic fan (singular); - || system; whole-house fan; whole-house fan (singular); -
Central vac roughed in => condition; -; -; the central vac is roughed in
Hardwoods under carpet, per seller => condition; -; -; there are hardwoods under the carpet, according to the seller
Taxes $3,480 w/ homestead => fee; -; -; property taxes are $3,480 with the homestead exemption
Lot 60x120 => land; -; 60-by-120 lot (singular); -
Not in flood zone => restriction; -; -; it is not in a flood zone
Flood insurance not required => condition; -; -; flood insurance is not required
HOA: $35/mo => fee; hoa fee; -; HOA dues are $35 a month; money $35 | a month | HOA
No HOA, no CC&Rs => fee; no hoa; -; there is no HOA || restriction; no deed restrictions; -; there are no CC&Rs
Security cameras stay => terms; personal property conveys; -; the security cameras are included; list the security cameras
Seller is licensed agent => terms; -; -; the seller is a licensed agent
`,
  Condo: `
Parking space #12 => parking; parking spaces; parking space (singular); -
2 deeded spaces, tandem => parking; -; two tandem deeded spaces (plural, counted); -; n 2
HOA dues $325, includes water & trash => fee; hoa fee; -; HOA dues are $325 and include water and trash; money $325 | HOA | water | trash; list water | trash
Pets: 1 cat or dog => pets; -; -; one cat or dog is allowed
No dogs, 1 cat ok => pets; -; -; dogs are not allowed || pets; pet limits; -; one cat is allowed; n 1; list one at most
Elevator out until May => condition; -; -; the elevator is out of service until May
Special assessment $4,200, seller to pay => fee; -; -; the seller will pay the special assessment of $4,200
Building repainted 2022 => update; -; -; the building was repainted in 2022; year 2022
Owner occ 80% => building; -; -; 80 percent of the units are owner-occupied
Rentals ok, 6 mo min => restriction; -; -; rentals are allowed, with a six-month minimum
Sold w/ tenant thru June => tenancy; -; -; it is sold with a tenant in place through June
Walk score 92 => location; walk score; -; the Walk Score is 92; n 92
Lobby remodel underway => condition; -; -; a lobby remodel is underway
`,
  Apartment: `
$500 off first month => terms; -; -; the first month's rent is $500 off
Deposit $1,200 => fee; deposit; -; the deposit is $1,200; money $1,200 | deposit
Electric by tenant => income; -; -; electricity is paid by the tenant
Laundry $1.50/load => building; -; -; laundry is $1.50 a load
No smoking in unit => restriction; -; -; smoking is not allowed in the unit
Cat fee $25/mo => pets; -; -; the cat fee is $25 a month
Available Aug 1 => availability; available date; -; it is available August 1; date August 1
Lease 12-18 mo => terms; -; -; leases are 12 to 18 months
Heat by landlord => income; -; -; heat is paid by the landlord
Parking $50/mo extra => fee; -; -; parking is extra, at $50 a month
`,
  'Multi-Family': `
Up: 2/1 $1,100, down: 3/1 $1,350 => income; -; -; the upper unit has two bedrooms and one bath and rents for $1,100 || income; -; -; the lower unit has three bedrooms and one bath and rents for $1,350
Both units 2/1 => building; -; -; each unit has two bedrooms and one bath
Unit 1 $950 MTM => income; -; -; unit 1 rents for $950 a month, month to month
Unit 2 vacant, needs paint => tenancy; -; -; unit 2 is vacant and needs paint
Coin laundry brings $80/mo => income; -; -; the coin laundry pays $80 a month
Tenants pay all utils but water => income; -; -; the tenants pay all utilities except water
Roof 2015, both furnaces 2018 => update; new roof; roof (singular); the roof dates from 2015; year 2015 || update; -; both furnaces (plural, counted); both furnaces date from 2018; year 2018
Separate entrances => building; separate entrances; separate entrances (plural); -
3rd unit non-conforming => condition; -; -; the third unit is non-conforming
`,
  Land: `
10 ac, mostly wooded => land; acreage; ten acres (plural, counted); -; n 10 || land; -; -; the land is mostly wooded
Perc'd for 4 bed => land; -; -; it has been perc tested for four bedrooms
Creek on north line => land; creek; creek ~ on the north line (singular); -
Well & septic in => utilities; -; -; the well and septic are in
Old trailer on site, no value => condition; -; -; the old trailer is given no value
Fenced on 3 sides => land; -; -; it is fenced on three sides
Power & phone at road => utilities; -; -; power and phone are at the road
`,
  Commercial: `
12 ft overhead door => building; drive-in doors; 12-foot overhead door (singular); -
Zoned B-2 => zoning; zoning code; B-2 zoning (mass); it is zoned B-2
NNN lease thru 2028 => tenancy; net lease; -; the lease is triple net and runs through 2028; date 2028
Tenant pays taxes & ins. => income; tenant pays utilities; -; the tenant pays taxes and insurance; list taxes | insurance
Parking for 20 => parking; parking spaces; parking ~ for 20 (mass); -; n 20
Floor drains => building; floor and slab; floor drains (plural); -
Office w/ reception & 2 baths => room; private offices; office (singular); - || room; reception area; reception (mass); -; of office || room; -; two baths (plural, counted); -; n 2; of office
Roof 2019 w/ warranty => update; -; -; the roof dates from 2019 and carries a warranty; year 2019
`,
}
