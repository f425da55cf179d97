import type { PropertyType } from '@listwright/contracts'

/** Where a unit is, what is near it, and what grows, lives and is allowed on land. */
export const groundCases: Partial<Record<PropertyType, string>> = {
  Apartment: `
Upstairs, end of bldg => building; -; -; it is an upstairs unit || location; -; -; it is at the end of the building
Upstairs, no one above => building; -; -; it is an upstairs unit || building; top floor; -; there is no unit above
Third floor walk up, rear => building; -; -; it is a third-floor walk-up at the rear
Ground floor, rear of bldg => building; -; -; it is on the ground floor, at the rear of the building
Second floor, front of building => building; -; -; it is on the second floor, at the front of the building
Permit street parking Zone 143 => parking; -; -; parking is by street permit in Zone 143
Resort pool, BBQs => amenity; -; resort pool (singular); - || building; grilling area; barbecue grills (plural); -
Campus 4 blocks => location; distance to a named place; -; campus is four blocks away; distance four blocks; place campus
Two blocks to sand => location; near beach; -; the sand is two blocks away; distance two blocks; place the sand
`,
  Condo: `
Eighth floor, mountain views west => building; high floor; eighth floor (singular); it is on the eighth floor; n 8 || view; -; -; the mountains are in view to the west
Lake views north => view; -; -; the lake is in view to the north
City views south => view; -; -; the city is in view to the south
Deeded parking P2-44 => parking; deeded parking; deeded parking (mass); -
Assigned parking B12 => parking; assigned space; assigned parking (mass); -
Garage stall D-22 w/ EV charger => parking; -; garage parking stall (singular); - || parking; EV charger; EV charger (singular); -; of garage parking stall
Garage space 14 w/ charger => parking; garage space in the building; garage space (singular); - || parking; -; charger (singular); -; of garage space
Storage locker included => storage; -; -; a storage locker is included
South facing, lots of sun => character; -; -; it faces south and gets sun
East facing, good light => character; eastern exposure; -; it faces east || character; natural light; good light (mass); -
Underground stall #48 w/ car wash bay => parking; -; underground parking stall (singular); - || parking; -; car wash bay (singular); -; of underground parking stall
55+ age restricted => restriction; -; -; it is in a 55+ age-restricted community
Creek side of complex => location; -; -; it is on the creek side of the complex
Pool side of building => location; -; -; it is on the pool side of the building
Quiet side of building => location; -; -; it is on the quiet side of the building
River walk level entry => building; -; -; the entry is at riverwalk level
Street level entry => room; -; street level entry (singular); -
Boat slip rentable through association => community; -; -; a boat slip can be rented through the association
Boat slip available through association => community; -; -; a boat slip available is available through the association
Gas grill allowed on balcony => restriction; -; -; a gas grill is allowed on the balcony
Charcoal grills not allowed on balcony => restriction; -; -; charcoal grills are not allowed on the balcony
Stainless Bosch, fridge 2023 => appliance; named appliances; stainless Bosch appliances (plural); - || appliance; refrigerator; refrigerator (singular); the refrigerator dates from 2023; year 2023
Furnished ski condo => terms; -; -; it is a furnished ski condo
Furnished beach condo => terms; -; -; it is a furnished beach condo
Short term rental zoned, income history avail => zoning; -; -; it is zoned for short-term rentals || availability; -; -; an income history is available
Zoned for short term rental => zoning; -; -; it is zoned for short-term rentals
AC window unit in bdrm => system; -; window air conditioner ~ in the bedroom (singular); -
AC window units in bedrooms => system; -; window air conditioners ~ in the bedrooms (plural); -
Washer/dryer combo => appliance; -; combination washer and dryer (singular); -
Harbor peek from lanai => view; -; -; the harbor can be glimpsed from the lanai
Golf course frontage, 4th fairway => location; -; -; there is golf course frontage on the fourth fairway
On the 7th fairway => location; -; -; it is on the seventh fairway
On 12th green => location; -; -; it is on the twelfth green
Appliances stay, incl. stack w/d => terms; -; -; the appliances are included, among them the stacked washer and dryer
All appliances stay, including washer and dryer => terms; -; -; all appliances stay, including the washer and dryer
Lender must be condotel approved => terms; -; -; the lender must be condotel-approved
Strip view from living and bed => view; city view; Strip view ~ from the living room and bedroom (singular); the Strip is in view from the living room and bedroom; place the Strip; seen the Strip
Ocean view from living and primary bed => view; ocean view; ocean view ~ from the living room and primary bedroom (singular); the ocean is in view from the living room and primary bedroom; seen the ocean
LaSalle St Metra & Blue/Red lines => location; -; -; transit is by the LaSalle St Metra and the Blue and Red lines
FHA expired, recert pending => terms; -; -; FHA approval has expired, and recertification is pending
American River Pkwy bike trail nearby => location; -; -; the American River Parkway bike trail is nearby
Not FHA approved => terms; -; -; the building is not FHA approved
Wood flooring, upgraded from carpet => finish; -; -; the wood flooring was upgraded from carpet
Private sundeck w/ Channel Islands view => outdoor place; -; private sundeck (singular); - || view; -; Channel Islands view (singular); the Channel Islands are in view; place the Channel Islands; seen the Channel Islands; of private sundeck
West sunsets over the Oquirrhs => view; -; -; sunsets over the Oquirrhs are in view
`,
  Townhouse: `
Walk to TRAX, approx 8 min => location; -; -; TRAX is about an eight-minute walk away
Walk to Metra, about 10 min => location; -; -; Metra is about a 10-minute walk away
Town lift 3 blocks => location; near downtown; -; the town lift is three blocks away; distance three blocks; place the town lift
Ski home, town lift 3 blocks => character; -; -; it is a ski home || location; near downtown; -; the town lift is three blocks away; distance three blocks; place the town lift
HOA 98/mo, xfer fee $250 => fee; -; -; HOA dues are $98 a month, plus a $250 transfer fee
Snow/lawn agreement with neighbor => restriction; -; -; there is a snow and lawn agreement with the neighbor
LL stubbed for bath => room; -; -; the lower level is stubbed for a bath
Attached one car + driveway space => parking; attached garage; attached one-car garage (singular); -; n 1 || parking; -; driveway parking space (singular); -
Attached two car side by side => parking; two-car garage; attached side-by-side two-car garage (singular); -; n 2
Northshore School Dist. => location; -; -; it is in the Northshore School District
Detached single garage steps from door => parking; -; -; the detached single garage is steps from the door
`,
  Land: `
Aspen and bristlecone mix => land; -; -; aspen and bristlecone cover the land
Pinon & juniper cover => land; -; -; pinon and juniper cover the land
Oak and hickory mix => land; -; -; oak and hickory cover the land
Cedar, maple and birch => land; -; -; cedar, maple, and birch grow on the land
Spruce, fir and aspen => land; -; -; spruce, fir, and aspen grow on the land
Timbered, fir & larch => land; -; -; the land is timbered with fir and larch
Wooded with oak and pine => land; -; -; the land is wooded with oak and pine
HELCO pole within 200 ft => utilities; -; -; a HELCO pole is within 200 feet
Power pole within 50 ft => utilities; -; -; a power pole is within 50 feet
Transformer within 100 feet => utilities; -; -; a transformer is within 100 feet
Hydrant within 300 ft => utilities; -; -; a hydrant is within 300 feet
Ag zoned A-1a => zoning; -; -; it is zoned agricultural, A-1A
Zoned Ag A-2 => zoning; -; -; it is zoned agricultural, A-2
Elec 600 ft away, bid $14K => utilities; -; -; electricity is 600 feet away, with a bid of $14,000
Power 800 ft away, bid $9,500 => utilities; -; -; power is 800 feet away, with a bid of $9,500
Not zoned for subdivision under 10 ac => zoning; -; -; the zoning does not allow subdivision under 10 acres
Timber tax exemption => fee; -; -; it has a timber tax exemption
Ag exemption => fee; agricultural tax status; -; it has an agricultural exemption
Owner terms 5 yr balloon => terms; -; -; owner terms are offered with a five-year balloon
Min 1,400 sf ranch per covenants => restriction; -; -; the covenants require a ranch of at least 1,400 square feet
Minimum 1,800 sq ft home per HOA => restriction; -; -; the HOA requires a home of at least 1,800 square feet
Mound or conventional, soil test 2022 => land; -; -; a mound or conventional septic system is possible by the 2022 soil test
Site built only, 1,500 sf min => restriction; -; -; only site-built homes are allowed || restriction; -; -; the minimum build is 1,500 square feet
Paved to within 1/4 mi => location; -; -; the road is paved to within a quarter mile
I-40 exit 187, ten minutes => location; -; -; exit 187 of I-40 is 10 minutes away
Approx half open, half timber => land; -; -; about half the land is open, and half is in timber
About half pasture, half woods => land; -; -; about half the land is in pasture, and half is wooded
Good deer and turkey sign => land; -; -; there is good deer and turkey sign
Elk and deer pass through => land; -; -; elk and deer pass through
Deer and turkeys roam => land; -; -; deer and turkeys roam
Boundary pins found => land; -; -; the boundary pins have been found
Corner pins located => land; -; -; the corner pins have been located
Camping allowed w/ county permit => restriction; -; -; camping is allowed with a county permit
Camping ok with permit => restriction; -; -; camping is allowed with a permit
Entranosa water tap available, buyer to pay => utilities; -; -; an Entranosa water tap is available at the buyer's expense
Water tap available, buyer's expense => utilities; -; -; a water tap is available at the buyer's expense
Manufactured allowed on perm. foundation => restriction; -; -; manufactured homes are allowed on a permanent foundation
Finished pad w/ engineered compaction => land; -; -; there is a finished pad with engineered compaction
Driveway roughed to building site => land; -; -; the driveway has been roughed in to the building site
Selkirk views => view; -; Selkirk views (plural); the Selkirk Mountains are in view; place the Selkirk Mountains; seen the Selkirk Mountains
Nat gas & electric at street => utilities; -; -; natural gas and electricity are at the street
Fee simple, title report ordered => terms; -; -; ownership is fee simple || condition; -; -; a title report has been ordered
Survey ordered => condition; -; -; a survey has been ordered
No time limit to build => restriction; -; -; there is no time limit to build
Catchment area, no county water => utilities; -; -; it is a water catchment area with no county water
Granite boulder setting => location; -; -; it has a granite boulder setting
Citrus on the lot => land; fruit trees; citrus ~ on the lot (mass); -
Well needed, neighboring wells 80-140 ft => condition; -; -; a well is needed || land; -; -; neighboring wells are 80 to 140 feet deep
Lava zone 2 => restriction; -; -; it is in lava zone 2
`,
  'Multi-Family': `
New tuckpointing on south wall => update; -; -; there is new tuckpointing on the south wall
New gutters on north side => update; new gutters; new gutters ~ on the north side (plural); -
New siding on rear => update; new siding; new siding ~ on the rear (mass); -
Shingles replaced after 2016 hail => update; -; -; the shingles were replaced after the 2016 hail
Roof replaced after 2019 hailstorm => update; -; -; the roof was replaced after the 2019 hailstorm
`,
}
