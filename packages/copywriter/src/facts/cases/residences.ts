import type { PropertyType } from '@listwright/contracts'

/** Notes about condos and apartments: what a fee covers, limits on pets and rentals, several places or views in one entry. */
export const residenceCases: Partial<Record<PropertyType, string>> = {
  Condo: `
no pets over 25 lbs => pets; -; -; pets over 25 pounds are not allowed
no dogs over 40 lbs => pets; -; -; dogs over 40 pounds are not allowed
no pets for renters, owners ok => pets; -; -; pets are allowed for owners but not for renters
no dogs for tenants, residents ok => pets; -; -; dogs are allowed for residents but not for tenants
no dogs, 2 cats max => pets; -; -; dogs are not allowed || pets; -; -; two cats at most are allowed; n 2
pet friendly (1 dog) => pets; -; -; one dog is allowed; n 1
AirBnB allowed (30 day min) => restriction; -; -; short-term rentals are allowed, with a 30-day minimum
STR allowed, 7 night min => restriction; -; -; short-term rentals are allowed, with a seven-night minimum
Roof deck w/ grills and river view => outdoor place; roof deck; roof deck (singular); - || amenity; -; grills (plural); -; of roof deck || view; river view; river view (singular); the river is in view; seen the river; of roof deck
Terrace w/ built-in grill and park views => outdoor place; terrace; terrace (singular); - || amenity; built-in grill; built-in grill (singular); -; of terrace || view; park view; park views (plural); the park is in view; seen the park; of terrace
Ala Wai canal, golf course & Koolau mountain view => view; -; Ala Wai canal, golf course, and Koolau Mountain views (plural); Ala Wai canal, the golf course, and the Koolau Mountains are in view; seen Ala Wai canal, the golf course, and the Koolau Mountains
Lake views from every room => view; lake view; lake views ~ from every room (plural); the lake is in view from every room; seen the lake
Maint fee $948 incl elec, hot water, basic cable/internet => fee; co-op maintenance; -; the maintenance fee is $948 and includes electricity, hot water, basic cable, and internet; money $948 | maintenance | electricity | hot water | basic cable | internet; list electricity | hot water | basic cable | internet
assmt $1,013 incl heat, a/c, cable, internet, indoor pool => fee; condo fee; -; the assessment is $1,013 and includes heat, air conditioning, cable, internet, and the indoor pool; money $1,013 | assessments | heat | air conditioning | cable | internet | the indoor pool; list heat | air conditioning | cable | internet | the indoor pool
HOA $420 incl water, doorman, bike storage => fee; hoa fee; -; HOA dues are $420 and include water, the doorman, and bike storage; money $420 | HOA | water | the doorman | bike storage; list water | the doorman | bike storage
HOA $420 incl water, pets ok => fee; hoa fee; -; HOA dues are $420 and include water; money $420 | HOA | water; list water || pets; pets allowed; -; pets are allowed
HOA 389 water sewer trash ext maint pool tennis => fee; hoa fee; -; HOA dues are $389 and include water, sewer, trash, exterior maintenance, the pool, and tennis; money $389 | HOA | water | sewer | trash | exterior maintenance | the pool | tennis; list water | sewer | trash | exterior maintenance | the pool | tennis
Dues $1,214 => fee; hoa fee; -; dues are $1,214; money $1,214 | HOA
Fee $446 => fee; -; -; the fee is $446
Walk to Polar Park, Union Station => location; near transit; -; Polar Park and Union Station are within walking distance; place Polar Park and Union Station
Walk to Polar Park, Gas Fireplace => location; near park; -; Polar Park is within walking distance; place Polar Park || amenity; gas fireplace; gas fireplace (singular); -
Old Town in walking distance => location; near downtown; -; Old Town is within walking distance; place Old Town
Old Port on foot => location; distance to a named place; -; Old Port is within walking distance; place Old Port
2 mi to Pentagon => location; distance to a named place; -; the Pentagon is two miles away; distance two miles; place the Pentagon
Tenant occupied m-t-m => tenancy; -; -; it is tenant-occupied, month to month
tenant occupied thru 8/31 => tenancy; -; -; it is tenant-occupied through August 31; date August 31
top floor/vaulted ceiling/wood burning fp/skylight => building; top floor; top floor (singular); it is on the top floor || character; vaulted ceilings; vaulted ceiling (singular); - || amenity; wood-burning fireplace; wood-burning fireplace (singular); - || character; skylights; skylight (singular); -
newer furnace,AC,H2O heater all 2019ish => update; new furnace; newer furnace (singular); the furnace dates from 2019; year 2019 || update; new air conditioner; air conditioning (mass); the air conditioning dates from 2019; year 2019 || update; new water heater; water heater (singular); the water heater dates from 2019; year 2019
Cherry Creek schls / Nine Mile lite rail => location; -; -; it is served by Cherry Creek schools || location; near transit; -; it is near the Nine Mile light rail; place the Nine Mile light rail
Drakes Creek / Greenwood HS => location; -; -; the schools are Drakes Creek and Greenwood High School
Bedroom lofted, open to below => condition; -; -; the bedroom is lofted and open to below
Converted corset factory => building; -; -; it is in a converted corset factory
Covered pkg right at door => parking; covered parking; covered parking ~ right at the door (mass); -
stack washer/dryer inside unit => appliance; washer and dryer included; stacked washer and dryer ~ inside the unit (plural); -
carport #44 & lots of open pkg => parking; carport; carport (singular); - || parking; -; open parking (mass); -
Two side by side stalls => parking; -; two side-by-side parking stalls (plural, counted); -; n 2
18th floor SW corner, Olympics + skyline + lake peekaboo => building; -; -; it is on the eighteenth floor, at the southwest corner || view; -; -; the Olympics and the skyline are in view with a peek at the lake; seen the Olympics and the skyline
combined LR/DR => room; -; combined living and dining room (singular); -
Sold completely furnished, linens to coffee pot => terms; -; -; it is sold completely furnished, from linens to coffee pot
Grossed $41k on short term rental 2023 => income; -; -; it grossed $41,000 as a short-term rental in 2023
$290/mo self managed => fee; -; -; the association is self-managed, with a fee of $290 a month
Bryn Mawr red line, 147 express out front => location; near transit; -; it is near the Bryn Mawr Red Line; place the Bryn Mawr Red Line || location; -; -; the 147 express bus stops out front
Interior bike room / Package lockers downstairs => building; bike room; interior bike room (singular); - || building; package room; package lockers ~ downstairs (plural); -
near Lincoln Park, Union Station => location; near transit; -; it is near Lincoln Park and Union Station; place Lincoln Park and Union Station
glass enclosed lanai overlooking pond => outdoor place; lanai; glass-enclosed lanai ~ overlooking the pond (singular); -
`,
  Apartment: `
1 dog max => pets; -; -; one dog at most is allowed; n 1
covered parking 60 per mo => parking; -; -; covered parking is $60 a month; money $60 | a month | parking
$50 app fee, $300 admin => fee; application fee; -; the application fee is $50; money $50 | application fee || fee; -; -; the administrative fee is $300; money $300 | administrative fee
1 mo deposit OAC => fee; -; -; the deposit is one month's rent, on approved credit
first, last, half fee => fee; -; -; first month's rent, last month's rent, and a half broker fee are due
1 garage space incl, 2nd $75/mo => parking; -; -; a garage space is included, and a second space is $75 a month
4 min to N/W at 30th Ave => location; near transit; -; it is four minutes to the N and W trains at 30th Avenue; distance four minutes; place the N and W trains at 30th Avenue
7 minute walk Davis Sq red line => location; near transit; -; it is a seven-minute walk to the Davis Square Red Line; distance seven-minute walk; place the Davis Square Red Line
10 minute drive Logan Airport => location; near airport; -; it is a 10-minute drive to Logan Airport; distance 10-minute drive; place Logan Airport
ASU & light rail/streetcar 10 min walk => location; near transit; -; it is a 10-minute walk to ASU and the light rail/streetcar; distance 10-minute walk; place ASU and the light rail/streetcar
rooftop pool + fitness ctr + coworking => amenity; rooftop pool; rooftop pool (singular); - || building; fitness center; fitness center (singular); - || building; business center; coworking space (mass); -
6-12 month lease available => availability; -; -; a six-to-12-month lease is available
Railroad style 2 bed in well kept 6-unit building => building; -; -; it is a railroad-style two-bedroom in a well-kept six-unit building
luxury one bedroom facing courtyard => building; -; -; it is a one-bedroom facing a courtyard
sunny 2 bedroom overlooking park => building; -; -; it is a sunny two-bedroom overlooking the park
downstairs unit in fourplex => building; -; -; it is a downstairs unit in a fourplex
Third floor walk up => building; -; -; it is a third-floor walk-up
9/1 => availability; available date; -; it is available September 1; date September 1
2/1 => unused: The field 'bedrooms' says 3, and the field wins.
no smoking no pets => restriction; smoke-free; -; smoking is not allowed || pets; no pets; -; pets are not allowed
Free laundry in bsmt (shared w/ owner) => amenity; -; free laundry ~ in the basement (mass); - || amenity; -; -; the free laundry in the basement is shared with the owner
short term lease considered => terms; -; -; a short-term lease will be considered
2 bed / 2 bath split roomate plan => character; -; two-bedroom, two-bath split roommate plan (singular); -
`,
}
