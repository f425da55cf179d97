import type { PropertyType } from '@listwright/contracts'

/** Notes whose first reading was no English: articles, shared words, word order and names. */
export const misreadingCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
140 feet of sugar sand on Torch Lake => location; private beach; 140 feet of sandy beach ~ on Torch Lake (plural, counted); -; n 140
capitol dome from kitchen and guest bedroom => view; -; views of the Capitol dome ~ from the kitchen and guest bedroom (plural); the Capitol dome is in view from the kitchen and guest bedroom; place the Capitol dome; seen the Capitol dome
direct ocean from every room => view; -; views of the ocean ~ from every room (plural); the ocean is in view from every room; seen the ocean
Buckhead skyline from balcony => view; -; views of the Buckhead skyline ~ from the balcony (plural); the Buckhead skyline is in view from the balcony; place the Buckhead skyline; seen the Buckhead skyline
furnace stolen => system; -; -; the furnace has been stolen
horse fenced on 6 acres => land; -; -; it is fenced for horses on six acres
no grill => restriction; -; -; there is no grill
no tenants => tenancy; vacant; -; there are no tenants
master deed forbids stays under 30 days => restriction; -; -; the master deed forbids stays under 30 days
leasehold to 2049 => terms; -; -; it is leasehold, through 2049
Coastal Trail 4 min by bike => location; bike path; -; it is four minutes to the Coastal Trail by bike; distance four minutes; place the Coastal Trail
longwood gardens 10 min by car => location; distance to a named place; -; it is 10 minutes to Longwood Gardens by car; distance 10 minutes; place Longwood Gardens
light rail at 10 minutes on foot => location; near transit; -; it is 10 minutes to the light rail on foot; distance 10 minutes; place the light rail
walk in pantry you will love => storage; walk-in pantry; walk-in pantry (singular); -
guest house with 2 BR => income; guest house; guest house (singular); - || room; -; two bedrooms (plural, counted); -; n 2; of guest house
needs harrowing => condition; needs named work; -; it needs harrowing; list a harrowing
no covenants recorded => restriction; -; -; there are no covenants recorded
L-shaped terrace with gas grill and sink => outdoor place; terrace; L-shaped terrace (singular); - || amenity; built-in grill; gas grill (singular); -; of l-shaped terrace || finish; -; sink (singular); -; of l-shaped terrace
wh 2023 => update; new water heater; water heater (singular); the water heater dates from 2023; year 2023
lam flrs => finish; laminate floors; laminate floors (plural); -
conservation easement held by Bluegrass Land Conservancy => restriction; -; -; it is under a conservation easement held by the Bluegrass Land Conservancy
pets to 40 lb => pets; -; -; pets of up to 40 pounds are allowed
pets: one dog under 50 lb => pets; -; -; one dog under 50 pounds is allowed
driveway shared with neighbor by easement => parking; -; -; the driveway is shared with neighbor by easement
Roof deck with view of Bellevue towers => outdoor place; roof deck; roof deck (singular); - || view; -; view of Bellevue towers (singular); Bellevue towers are in view; place Bellevue towers; seen Bellevue towers; of roof deck
garage on electric => parking; garage; garage ~ on electric (singular); -
bridge lights at night => character; -; bridge lights ~ at night (plural); -
laminate down, carpet up => finish; laminate floors; laminate ~ downstairs (mass); - || finish; -; carpet ~ upstairs (mass); -
sewers connected & paid => utilities; -; -; the sewers are connected and paid
gutters cleaned & painted => update; -; -; the gutters have been cleaned and painted
Mt Baker framed from living room => condition; -; -; Mount Baker is framed from the living room
pond seen from kitchen => land; -; -; the pond is seen from the kitchen
original pink bath in mint condition => character; -; original pink bath ~ in mint condition (singular); -
near golf course => location; distance to a named place; -; a golf course is close by; place a golf course
near Mizzou and stadium => location; distance to a named place; -; it is near Mizzou and the stadium; place Mizzou and the stadium
Packers stadium 4 mi => location; distance to a named place; -; the Packers stadium is four miles away; distance four miles; place the Packers stadium
walk to Mahany Park & aquatics center => location; near park; -; Mahany Park and the aquatics center are within walking distance; place Mahany Park and the aquatics center
attic insulated thru weatherization program => room; -; -; the attic is insulated through a weatherization program
wide doors and halls => accessibility; wide doorways; wide doors (plural); - || accessibility; wide doorways; wide halls (plural); -
wide hallways and doors => accessibility; wide doorways; wide hallways (plural); - || accessibility; wide doorways; wide doors (plural); -
Guest suite main level => room; guest suite; guest suite ~ on the main level (singular); -
detached art studio 480sf heated => room; art studio; heated 480-square-foot detached art studio (singular); -
detached workshop 600 sq ft insulated => room; workshop; insulated 600-square-foot detached workshop (singular); -
Room for boat and trailer => land; -; -; there is room for a boat and a trailer
Walled courtyard with fountain and old cottonwood => outdoor place; courtyard; walled courtyard (singular); - || amenity; fountain; fountain (singular); -; of walled courtyard || land; -; old cottonwood (singular); -; of walled courtyard
wind break of spruces on west side => land; -; windbreak of spruces ~ on the west side (singular); -
Clive Christian kitchen => room; -; Clive Christian kitchen (singular); -
french doors open from den to deck => finish; -; -; French doors open from the den to the deck
covered deck east facing => outdoor place; -; east-facing covered deck (singular); -
Kitchen counters leathered granite => finish; -; leathered granite kitchen counters (plural); -
all sports lake => location; -; -; it is on an all-sports lake
Kitchen has UV filter => room; -; -; the kitchen has a UV filter
2 car + 3 pads => parking; two-car garage; two-car garage (singular); -; n 2 || parking; -; three pads (plural, counted); -; n 3
HOA 110/QTR POOL PARK BBALL => fee; hoa fee; -; HOA dues are $110 a quarter and include the pool, the park, and basketball; money $110 | a quarter | HOA | the pool | the park | basketball; list the pool | the park | basketball
Seller found home of choice => unused: Contact, showing and access details do not belong in public remarks.
Covered deck east facing => outdoor place; -; east-facing covered deck (singular); -
`,
  Townhouse: `
rear alley 2 car => parking; -; rear alley two-car garage (singular); -
lanai looks at conservation => outdoor place; -; -; the lanai looks at the conservation area
block construction both floors => building; -; block construction ~ on both floors (mass); -
maint. provided villa => character; -; maintenance-provided villa (singular); it is a maintenance-provided villa
J.M. Amador elem => location; -; -; the elementary school is J.M. Amador
clubhouse/pool/tot lot => community; clubhouse; clubhouse (singular); - || community; community pool; pool (singular); - || community; playground; tot lot (singular); -
`,
  Condo: `
PATH at Grove 0.7 mi => location; near transit; -; the PATH station at Grove is 0.7 miles away; distance 0.7 miles; place the PATH station at Grove
strip view from one => view; city view; Strip view ~ from one (singular); the Strip is in view from one; place the Strip; seen the Strip
heated stall #87 w/ EV charger => parking; -; heated parking stall (singular); - || parking; EV charger; EV charger (singular); -; of heated parking stall
10'6 ceilings => finish; -; 10-foot-6-inch ceilings (plural); -
Guthrie and Stone Arch Bridge outside your door => location; -; -; Guthrie and Stone Arch Bridge are right outside; place Guthrie and Stone Arch Bridge
`,
  Apartment: `
lease to 7/31 only => tenancy; -; -; the lease runs only to July 31
gas, water, trash, pest = $85 flat => fee; -; -; gas, water, trash, and pest control are $85 flat
UT shuttle => amenity; -; UT shuttle (singular); -
W/S/G $70 => fee; -; -; water, sewer, and garbage are $70
heat pd => utilities; utilities included; -; heat is included; list heat
`,
  Land: `
pine & meadow => land; -; -; the land is pine and meadow
timber and pasture => land; -; -; the land is timber and pasture
turkey => land; -; -; there are turkeys
ponderosa => land; -; ponderosa pines (plural); -
20x30 metal barn and gravel pad in place => condition; -; 20-by-30 metal barn and gravel pad ~ in place (plural); the 20-by-30 metal barn and gravel pad are in place
4WD recommended Nov-Apr => land; -; -; four-wheel drive is recommended from November to April
AWD required in winter => land; -; -; all-wheel drive is required in winter
`,
  Commercial: `
5 ton crane in bay 2 => system; crane; five-ton crane ~ in bay two (singular); -; n 5
16,200 sf plant + 2,400 sf office => building; -; -; there are a 16,200-square-foot plant and a 2,400-square-foot office
tenants elec only => income; -; -; the tenants pay only electricity
oil fired steam => system; -; oil-fired steam heat (mass); -
bookstore lease 2 x 5yr options => terms; -; bookstore lease (singular); - || terms; -; two five-year options (plural, counted); -; n 2; of bookstore lease
open container allowed => restriction; -; -; open containers are allowed
landlord will give 1 mo for buildout => terms; -; -; the landlord will give one month for the buildout
`,
  'Multi-Family': `
vinyl siding & windows => finish; -; vinyl siding (mass); - || system; -; vinyl windows (plural); -
rents total $4,225 => income; -; -; the rents total $4,225
owner's 4 bed => room; -; owner's four-bedroom apartment (singular); -
Brick duplex + garage apt near Utica Square / Veterans Park => building; units; brick duplex (singular); it is a brick duplex; n 2 || income; adu; garage apartment ~ near Utica Square and Veterans Park (singular); -
3 family, owner's 2 bed => building; units; three-family house (singular); it is a three-family house; n 3 || room; -; owner's two-bedroom apartment (singular); -
`,
}
