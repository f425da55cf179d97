import type { PropertyType } from '@listwright/contracts'

/** Notes about buildings and land: leases in any order, which floor has which rooms, sums and restrictions. */
export const tenancyCases: Partial<Record<PropertyType, string>> = {
  'Multi-Family': `
rents 1200/1250/1400 TAW => income; -; -; the rents are $1,200, $1,250, and $1,400 a month, with tenants at will
units 2 and 3 TAW at $1650 and $1800 => income; -; -; units 2 and 3 rent for $1,650 and $1,800 a month, to tenants at will
2nd $1650 lease thru 2/26 => income; -; -; the second floor is leased through February 2026 at $1,650 a month
unit A $950 unit B $1,050 both m2m => income; -; -; unit A rents for $950 a month, unit B rents for $1,050 a month, and both units are rented, month to month
scheduled gross $101,400 => income; -; -; scheduled gross income is $101,400; money $101,400 | scheduled gross income
Close to Lincoln District and bus lines => location; bus line; -; it is near the Lincoln District and the bus lines; place the Lincoln District and the bus lines
Up rented $1,250 thru May, down vacant 7/1 => income; -; -; the upper unit rents for $1,250 a month, leased through May; date May || tenancy; -; -; the lower unit will be vacant July 1; date July 1
down rented $995 thru 3/31 => income; -; -; the lower unit rents for $995 a month, leased through March 31; date March 31
rear unit vacant 6/1 => tenancy; -; -; the rear unit will be vacant June 1; date June 1
one side rented $825 month to month => income; -; -; one side rents for $825 a month, month to month; money $825 | a month | rent
other side vacant ready for owner occupant => tenancy; -; -; the other side is vacant and ready for an owner occupant
each space rents $60 => income; -; -; each space rents for $60 a month; money $60 | a month | rent
1st fl 3 brs, 2nd fl 4 brs w/ attic => building; -; -; the first floor has three bedrooms || building; -; -; the second floor has four bedrooms and an attic
Down unit 2 BR, up unit 3 BR incl. third floor suite => building; -; -; the lower unit has two bedrooms || building; -; -; the upper unit has three bedrooms, including a third-floor suite
lower 2 bd 1 ba w/ porch => building; -; -; the lower unit has two bedrooms, one bath, and a porch
2 bd 1 ba each side w/ own basement => building; -; -; each side has two bedrooms, one bath, and its own basement
roof, windows, boilers all 2021 => update; new roof; roof (singular); the roof dates from 2021; year 2021 || update; new windows; windows (plural); the windows date from 2021; year 2021 || system; boiler; boilers (plural); the boilers date from 2021; year 2021
Lead certs for Units 1 and 2 => condition; -; -; there are lead certificates for units 1 and 2
Seller to do 1031 exchange at no cost to buyer => terms; -; -; the seller will do a 1031 exchange at no cost to the buyer
3 units renovated between 2019 and 2023 => update; -; -; three units were renovated between 2019 and 2023
Two units remodeled w/ LVP & SS appls => update; updated units; two remodeled units (plural, counted); two units have been remodeled || finish; luxury vinyl plank; luxury vinyl plank (mass); -; of two remodeled units || appliance; stainless appliances; stainless steel appliances (plural); -; of two remodeled units
Subject to LB rent stabilization / AB 1482 => terms; -; -; it is sold subject to LB rent stabilization and AB 1482
brick rowhouse two fam in historic district => building; -; -; it is a two-family brick rowhouse in the historic district
new boiler 2nd fl => update; -; new second-floor boiler (singular); -
buyer responsible for CO => terms; -; -; the buyer is responsible for the certificate of occupancy
Interior access w/ accepted offer => unused: Contact, showing and access details do not belong in public remarks.
fin bsmt w/ full bath & summer kitchen => room; finished basement; finished basement (singular); - || room; -; full bath (singular); -; of finished basement || room; -; summer kitchen (singular); -; of finished basement
rents $750 & $795, below market => income; rents; -; the rents are $750 and $795 a month; money rents; list $750 | $795 || income; -; -; the rents are below market
soft story retrofit n/a per city => condition; -; -; the soft-story retrofit does not apply, according to the city
Up/down double => building; -; -; it is an up/down double
all electric => utilities; -; -; it is all-electric
new furnace 1st fl => update; -; new first-floor furnace (singular); -
both sides 2/1 w/ 1 car garage => building; -; -; each side has two bedrooms, one bath, and a one-car garage
pier mirror in 1st fl parlor => finish; -; pier mirror ~ in the first-floor parlor (singular); -
New torch down roof 2021 => update; -; new torch-down roof (singular); the torch-down roof was installed in 2021; year 2021
3 car garage, each space rents $60 => parking; three-car garage; three-car garage (singular); -; n 3 || income; -; -; each garage space rents for $60 a month; money $60 | a month | rent
`,
  Commercial: `
Specials balance $17,300 => fee; -; -; the balance of the special assessments is $17,300; money $17,300 | special assessment
NOI $88,400 (2024 actual) => income; -; -; net operating income was $88,400 in 2024; money $88,400 | NOI
2,600 sf retail on ground floor leased to boutique thru 2027 @ $2,100/mo => income; -; -; the 2,600 square feet of retail space on the ground floor are leased to a boutique through 2027 at $2,100 a month; date 2027
Suite B leased to Edward Jones thru 6/2028 @ $1,450/mo NNN => income; -; -; suite B is leased to Edward Jones through June 2028 at $1,450 a month, triple net; date June 2028
1,200 sf office upstairs rented to CPA month to month $950/mo => income; -; -; the 1,200 square feet of office space upstairs are rented to a CPA at $950 a month, month to month
auto repair shop for lease 3950/mo NNN est .22 => tenancy; -; -; an auto repair shop is for lease at $3,950 a month, triple net, with charges estimated at $0.22
Corner retail space for lease $2,800/mo modified gross => tenancy; -; -; corner retail space is for lease at $2,800 a month, modified gross
7,200 sf of a 14,400 sf building => building; -; -; the space is 7,200 square feet of a 14,400-square-foot building
7 exam rooms each w/ sink => room; -; -; there are seven exam rooms, each with a sink
5 treatment rooms each w/ own bath => room; -; -; there are five treatment rooms, each with its own bath
22 parking spaces + 2 handicapped => parking; parking spaces; 22 parking spaces (plural, counted); -; n 22 || parking; -; two accessible spaces (plural, counted); -; n 2
hood system, walk-in cooler, smoker & 3 comp sinks convey => terms; personal property conveys; -; the hood system, the walk-in cooler, the smoker, and the three-compartment sinks are included; list the hood system | the walk-in cooler | the smoker | the three-compartment sinks
4 roll ups/2 lifts stay/air lines/office/1 RR => building; drive-in doors; four roll-up doors (plural, counted); -; n 4 || terms; personal property conveys; -; two lifts are included; list two lifts || system; compressed air; air lines (plural); - || room; private offices; office (singular); - || room; -; restroom (singular); -; n 1
3-5 year term preferred => terms; -; -; a three-to-five-year term is preferred
seller may lease back 2 rooms up to 12 mos => terms; -; -; the seller may lease back two rooms up to 12 months
Pylon sign on 13th Ave => building; signage; pylon sign ~ on 13th Avenue (singular); -
zoned IO => zoning; zoning code; IO zoning (mass); it is zoned IO
upstairs unfinished, plumbed for two apartments => condition; -; -; the upstairs is unfinished and plumbed for two apartments
Converted textile mill => building; -; -; it is a converted textile mill
Two story multi tenant office => building; -; -; it is a two-story multi-tenant office
Owner's suite of 1,100 sf can be vacated at closing => terms; -; -; the owner's suite of 1,100 square feet can be vacated at closing
35 paved parking => parking; parking spaces; 35 paved parking spaces (plural, counted); -; n 35
real estate only, name not included => terms; -; -; only the real estate is for sale || terms; -; -; the name is not included
warehouse for lease => tenancy; -; -; a warehouse is for lease
`,
  Land: `
Swan Range and valley views from two building sites => view; -; Swan Range and valley views ~ from two building sites (plural); the Swan Range and the valley are in view from two building sites; seen the Swan Range and the valley
POA $129 month gives use of lakes, 5 courses, marina => fee; hoa fee; -; POA dues are $129 a month and include use of the lakes, five courses, and the marina; money $129 | a month | POA | use of the lakes | five courses | the marina; list use of the lakes | five courses | the marina
Access to Ocala Nat'l Forest trails => location; -; -; it has access to Ocala National Forest trails
CCRs: no mobiles, min 1400 sf => restriction; -; -; mobile homes are not allowed by the covenants || restriction; -; -; the minimum build is 1,400 square feet
Well drilled 2022, 18 gpm => utilities; -; -; the well was drilled in 2022 and yields 18 gallons a minute; year 2022
4" well w/ pump in, no septic yet => utilities; private well; four-inch well (singular); - || system; -; pump (singular); -; of four-inch well || utilities; -; -; there is no septic system yet
paved frontage 165' x 660' => land; -; -; the lot is 165 by 660 feet, with paved frontage
owner financing possible 25% dn 8% => terms; -; -; owner financing is possible with 25 percent down at 8 percent
RV stay w/ permit only => restriction; -; -; RV stays are allowed only with a permit
Standard septic feasibility approved 2021 => update; -; -; the standard septic feasibility was approved in 2021; year 2021
golf community lot => community; -; -; it is a lot in a golf community
gated lake community lot => community; -; -; it is a lot in a gated lake community
`,
}
