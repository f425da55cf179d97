import type { PropertyType } from '@listwright/contracts'

/** Notes that are whole facts: what the property is, what a figure means, who pays, what is allowed. */
export const noteCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
NEW FURNACE/AC 2022 => update; new furnace; new furnace (singular); the furnace was installed in 2022; year 2022 || update; new air conditioner; new air conditioning (mass); the air conditioning was installed in 2022; year 2022
n/s exposure => character; -; -; it has a north/south exposure
3 car w/ epoxy => parking; three-car garage; three-car garage (singular); -; n 3 || finish; -; epoxy floor (singular); -; of three-car garage
1890s farmhouse => character; -; -; it is an 1890s farmhouse
fenced pasture 5 ac => land; pasture; five acres of fenced pasture (plural, counted); -; n 5
septic inspected 2025 => condition; septic inspection passed; -; the septic was inspected in 2025; year 2025
road assoc $200/yr => fee; -; -; road association dues are $200 a year
custom built 2005 => update; -; -; it was custom built in 2005; year 2005
1 car gar under => parking; -; one-car tuck-under garage (singular); -
zero lot line => building; -; zero-lot-line home (singular); it is a zero-lot-line home
buyer responsible for repairs => terms; -; -; the buyer is responsible for repairs
SS GE pkg => appliance; -; stainless steel GE appliances (plural); -
street parking only => parking; -; -; there is only street parking
hacienda style => character; -; -; it is hacienda-style
detached 2/1 guest house => income; guest house; two-bedroom, one-bath detached guest house (singular); -
sewer scoped + lined 2023 => update; -; -; the sewer was scoped and lined in 2023; year 2023
small pets case by case => pets; -; -; small pets are considered case by case
lawn by owner => terms; -; -; lawn care is by the owner
barndominium 40x100 => character; -; -; it is a 40-by-100 barndominium
well 40 gpm => utilities; private well; 40-gpm well (singular); -; n 40
on demand hw => system; tankless water heater; on-demand hot water (mass); -
rebuilt after Sandy 2014 => update; -; -; it was rebuilt after Sandy in 2014; year 2014
jack/jill => room; Jack-and-Jill bath; Jack-and-Jill bath (singular); -
fresh paint in/out => update; fresh paint; fresh paint ~ inside and out (mass); -
5th bedroom and bath in basement => room; -; fifth bedroom ~ in the basement (singular); - || room; -; bath ~ in the basement (singular); -
brick tudor => character; -; brick Tudor (singular); it is a brick Tudor
white kitchen w/ quartz => room; -; white kitchen (singular); - || finish; quartz counters; quartz counters (plural); -; of white kitchen
cook's kitchen w/ Viking + soapstone => room; chef's kitchen; cook's kitchen (singular); - || appliance; named appliances; Viking appliances (plural); -; of cook's kitchen || finish; soapstone counters; soapstone counters (plural); -; of cook's kitchen
walk to LIRR => location; near transit; -; the LIRR is within walking distance; place the LIRR
ALL BRICK => building; -; -; it is all brick
30A outlet for EV => system; -; 30-amp outlet ~ for an EV (singular); -
x flood zone => restriction; -; -; it is in flood zone X
room for boat => land; -; -; there is room for a boat
artist studio out back => room; art studio; artist studio ~ out back (singular); -
walkable to Takoma Metro => location; near transit; -; the Takoma Metro station is within walking distance; place the Takoma Metro station
1.5 story cape => character; -; 1.5-story Cape (singular); it is a 1.5-story Cape
sold AS IS no repairs by seller => condition; sold as-is; -; it is sold as-is || condition; sold as-is; -; the seller will make no repairs
40x60 pole barn w/ concrete + 200A => building; pole barn; 40-by-60 pole barn (singular); - || finish; polished concrete floors; concrete floor (singular); -; of 40-by-60 pole barn || system; electrical service; 200-amp service (mass); -; n 200; of 40-by-60 pole barn
1/4 mi private drive => parking; -; quarter-mile private drive (singular); -
new build by Toll Bros => condition; -; -; it is new construction by Toll Bros
choose finishes before 6/1 => condition; -; -; the finishes can still be chosen before June 1
builder warranty 10 yr structural => terms; -; -; it comes with a 10-year structural builder warranty
spanish revival 1927 => character; -; -; it is a 1927 Spanish Revival
wolf/subzero => appliance; named appliances; Wolf and Sub-Zero appliances (plural); -
knob and tube remains in attic => system; -; -; the knob-and-tube wiring remains in the attic
historic district rules apply => restriction; -; -; historic district rules apply
foundation issues => condition; -; -; there are foundation issues
neighborhood pool + tennis => community; community pool; neighborhood pool (singular); - || community; -; neighborhood tennis court (singular); -
refrigerator does not stay => terms; -; -; the refrigerator is not included
block to bus => location; bus line; -; the bus is one block away; distance one block; place the bus
airbnb grossed 52k in 2024 => income; -; -; it grossed $52,000 on Airbnb in 2024
wind/hail ins 4,100/yr => fee; -; -; wind and hail insurance is $4,100 a year
rents 9,800/wk peak => income; -; -; it rents for $9,800 a week in peak season
seller offering home warranty => terms; home warranty; -; the seller is offering a home warranty
septic 3 br => utilities; -; -; the septic is sized for three bedrooms; n 3
elevator (3 stop) => amenity; home elevator; three-stop elevator (singular); -
no step entry => accessibility; step-free entry; -; the entry has no step
Groceries nearby => location; near groceries; -; groceries are nearby; place groceries
pets with $300 deposit each => pets; pet limits; -; pets are allowed with a $300 deposit each; list with a $300 deposit each
carpet upstairs new 2022 => update; new flooring; new carpet ~ upstairs (mass); the carpet upstairs was installed in 2022; year 2022
1 small dog considered => pets; pet limits; -; one small dog is considered; n 1; list one at most
CDD 1,890/yr incl in taxes => fee; -; -; the CDD fee is $1,890 a year and is included in the tax bill
Mineral King access => location; -; -; it has Mineral King access
Large Pantry off kitchen => storage; pantry; large pantry ~ off the kitchen (singular); -
TRANE XR16 HEAT PUMP 2021 => update; -; Trane XR16 heat pump (singular); the Trane XR16 heat pump dates from 2021; year 2021
near Paseo del Norte => location; distance to a named place; -; it is near Paseo del Norte; place Paseo del Norte
secluded 3-acre homestead => character; -; -; it is a secluded three-acre homestead
`,
  Condo: `
guest suite $90/nt => fee; -; -; the guest suite is $90 a night
end unit no one above => building; -; -; it is an end unit with none above
new water heater 24 => update; new water heater; new water heater (singular); the water heater was installed in 2024; year 2024
spec assmt $18,400 remaining => fee; -; -; $18,400 of the special assessment remains
prewar => building; -; -; it is prewar
garage waitlist => parking; -; -; there is a waiting list for the garage
assess $61/mo thru 12/26 => fee; special assessment; -; the special assessment is $61 a month through December 2026
pet limit 2 => pets; pet limits; -; the pet limit is two; n 2; list two at most
fha no => terms; -; -; FHA financing is not accepted
loft in former shoe factory => building; -; -; it is a loft in a former shoe factory
no subletting first 2 yrs => restriction; -; -; subletting is not allowed in the first two years
421a thru 2033 => fee; -; -; the 421a abatement runs through 2033; date 2033
rental income 68k 2024 => income; -; -; rental income was $68,000 in 2024
assessment of $22k paid by seller => fee; -; -; the assessment of $22,000 is paid by the seller
2nd floor walkup => building; -; -; it is a second-floor walk-up
walk to metro 0.4 mi => location; near transit; -; the metro is 0.4 miles away; distance 0.4 miles; place the metro
1 cat ok => pets; pet limits; -; one cat is allowed; n 1; list one at most
low fees $310 => fee; -; -; the fees are $310
granite + ss => finish; granite counters; granite counters (plural); - || appliance; stainless appliances; stainless steel appliances (plural); -
tax abatement through 2031 => fee; tax abatement; -; there is a tax abatement through 2031; date 2031
Tobacco Row loft => building; -; -; it is a Tobacco Row loft
`,
  Townhouse: `
CHAP credit through 2032 => fee; -; -; the CHAP credit runs through 2032; date 2032
brownstone 4 story 20' wide => building; -; -; it is a four-story brownstone, 20 feet wide
walk score 96 => location; walk score; -; the Walk Score is 96; n 96
roof coated 2023 => update; -; coated roof (singular); the roof was coated in 2023; year 2023
age 55+ => restriction; 55+ community; -; it is in a 55+ community
`,
  'Multi-Family': `
2BR each => building; -; -; each unit has two bedrooms
upper $1100 lower $1050 both MTM => income; -; -; the upper unit rents for $1,100 a month and the lower for $1,050, both month to month
shared laundry bsmt => amenity; common laundry; shared laundry ~ in the basement (mass); -
tenants pay g&e => income; tenant pays utilities; -; the tenants pay gas and electricity; list gas | electricity
2 vacant => tenancy; -; -; two units are vacant
cap 5.2 actual 6.8 pro forma => income; -; -; the cap rate is 5.2 percent, and 6.8 percent pro forma
3BR 1750 => income; -; -; the three-bedroom rents for $1,750 a month
violations none => condition; -; -; there are no violations
new windows all units => update; new windows; new windows ~ in all units (plural); -
two-flat + garden unit => building; -; -; it is a two-flat with a garden unit; n 3
1st flr rents 1900 TAW => income; -; -; the first floor rents for $1,900 a month, to a tenant at will; money $1,900 | a month | rent
2 garages rent 125 each => income; -; -; the two garages rent for $125 a month each
casitas leased MTM $725 ea => income; -; -; the casitas rent for $725 a month each, month to month
avg rent 1085 mkt 1300 => income; -; -; the average rent is $1,085 and the market rent is $1,300
heat by tenant => income; -; -; heat is paid by the tenant
lead certs 1st + 2nd => condition; -; -; there are lead certificates for the first and second floors
unit A renovated '22 => update; updated units; renovated unit A (singular); unit A was renovated in 2022; year 2022
mirror units 2/1 each => building; -; -; the mirror units have two bedrooms and one bath each
long term tenant 11 yrs => tenancy; -; -; the long-term tenant has been in place 11 years
room to build adu in back => land; -; -; there is room to build an ADU in back
buyer assumes tenants => tenancy; -; -; the buyer assumes the tenants
assumable loan 3.9% due 2029 => terms; -; -; the loan is assumable at 3.9 percent and due in 2029
main house 3/2 vacant => tenancy; -; -; the three-bedroom, two-bath main house is vacant
coin laundry (owned) 140/mo => income; -; -; the coin laundry is owned and pays $140 a month
garage rents 100 ea => income; -; -; the garages rent for $100 a month each
gross rents 2021 => income; -; -; the gross rents are for 2021
1031 ok => terms; -; -; a 1031 exchange is possible
duplex side by side => building; units; side-by-side duplex (singular); it is a side-by-side duplex; n 2
`,
  Land: `
perk'd '23 => land; -; -; it was perc tested in 2023; year 2023
60 cropland 20 timber => land; -; -; 60 acres are cropland and 20 are timber
creek bisects => land; creek; -; a creek bisects the land
power 1/2 mi => utilities; -; -; power is half a mile away
curb cuts in => land; -; -; the curb cuts are in
21k ADT => location; traffic count; -; the traffic count is 21,000 vehicles a day; n 21000
adj to new Publix => location; -; -; it is next to the new Publix; place the new Publix
thinned 2024 => update; -; -; it was thinned in 2024; year 2024
cash rent $265/ac through 2026 => income; -; -; the cash rent is $265 an acre through 2026
waterfront lot 110' on bay => land; -; -; the waterfront lot has 110 feet on the bay
min build 1800 sf => restriction; -; -; the minimum build is 1,800 square feet
bulkhead 2019 => system; seawall; bulkhead (singular); the bulkhead dates from 2019; year 2019
driveway roughed in => parking; -; -; the driveway is roughed in
septic approved 3 br => utilities; septic approved; -; the septic is approved for three bedrooms; n 3
paved access rd (private, maintained) => land; -; private, maintained paved access road (singular); -
mobile ok => restriction; mobile homes allowed; -; mobile homes are allowed
timber value 140k 2023 cruise => land; -; -; the timber was valued at $140,000 in a 2023 cruise
plans for 4 units available => availability; -; -; plans for four units are available
cabin w/ solar => building; -; cabin (singular); - || system; solar panels; solar panels (plural); -; of cabin
4WD in winter => land; -; -; access is by four-wheel drive in winter
open for 2027 season => condition; -; -; it is open for the 2027 season
`,
  Commercial: `
retail strip 5 units => building; -; -; it is a five-unit retail strip
$11 psf mod gross => tenancy; -; -; the rent is $11 a square foot, modified gross
avail 60 days => availability; -; -; it is available in 60 days
class B office => building; -; -; it is a class B office building
hvac 5 units => system; -; five HVAC units (plural, counted); -; n 5
parsonage sold separate => terms; -; -; the parsonage is sold separately
former nail salon => building; -; -; it is a former nail salon
5/1000 pkg => parking; -; -; the parking ratio is five spaces per 1,000 square feet
co-tenants Kroger + Ace => location; -; -; the co-tenants are Kroger and Ace
1 drive in 12x14 => building; drive-in doors; 12-by-14 drive-in door (singular); -; n 1
built 1998 roof 2020 => character; -; -; it was built in 1998; year 1998 || update; new roof; roof (singular); the roof dates from 2020; year 2020
office condo 1,150 sf => building; -; -; it is a 1,150-square-foot office condo
corner w/ signal => location; -; -; it is on a signalized corner
auto repair => building; -; -; it is an auto repair shop
paved lot 20 cars => parking; parking spaces; paved lot ~ for 20 cars (singular); -; n 20
real estate + business => terms; -; -; the sale includes the real estate and the business
phase I done no RECs => condition; -; -; the Phase I is done || character; -; -; there are no recognized environmental conditions
retail tenant to 2028 w/ 3% bumps => tenancy; -; -; a retail tenant is in place through 2028, with 3% bumps; date 2028
church bldg 9,200 sf => building; -; -; it is a 9,200-square-foot church building
`,
  Apartment: `
railroad => building; -; railroad apartment (singular); it is a railroad apartment
HT/HW incl => utilities; utilities included; -; heat and hot water are included; list heat | hot water
pets negot => pets; -; -; pets are negotiable
garage $150 => fee; -; -; the garage is $150
no smoke/pets => restriction; -; -; smoking and pets are not allowed
mo to mo ok => terms; -; -; a month-to-month lease is possible
furn or unfurn => terms; -; -; it can come furnished or unfurnished
5 min walk to T => location; distance to a named place; -; it is a five-minute walk to the T; distance five-minute walk; place the T
studio => building; -; studio (singular); it is a studio
6/1 move in => availability; available date; -; it is available June 1; date June 1
1 mo deposit => fee; deposit; -; the deposit is one month's rent; list one month's rent
2 blks to Green Line => location; near transit; -; the Green Line is two blocks away; distance two blocks; place the Green Line
2BR flex 3 => building; -; -; it is a two-bedroom that can flex to three
net eff 4,615 => fee; -; -; the net effective rent is $4,615
no smoking no pets => restriction; smoke-free; -; smoking is not allowed || pets; no pets; -; pets are not allowed
first + last + sec => fee; deposit; -; first month's rent, last month's rent, and a security deposit are required; list first month's rent | last month's rent | a security deposit
credit 650+ => terms; -; -; the minimum credit score is 650
12 mo => terms; lease term; -; the lease is for 12 months; n 12; date 12-month
`,
  Penthouse: `
top floor corner => building; -; -; it is a top-floor corner unit
den/3rd bed => room; -; den or third bedroom (singular); -
Sub Zero Wolf => appliance; named appliances; Sub-Zero and Wolf appliances (plural); -
bldg reserves 4.2M => fee; -; -; the building reserves are $4,200,000
duplex PH => character; -; duplex penthouse (singular); it is a duplex penthouse
`,
  Estate: `
Georgian manor c. 1912 => character; -; -; it is a Georgian manor from about 1912
slate + copper roof redone 2016 => update; -; redone slate and copper roof (singular); the slate and copper roof was redone in 2016; year 2016
subdividable 3 lots => land; -; -; it can be subdivided into three lots
1.2 mi both sides river => land; -; -; it has both sides of the river for 1.2 miles
senior water rights 1889 => land; -; -; the senior water rights date from 1889
hay 180 tons/yr => land; -; -; the hay yields 180 tons a year
14 acres gated => land; acreage; 14 gated acres (plural, counted); -; n 14
`,
}
