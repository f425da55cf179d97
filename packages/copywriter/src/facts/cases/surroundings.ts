import type { PropertyType } from '@listwright/contracts'

/** What lies around the property: stops, roads, sights and quarters. */
export const surroundingCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Northern Suffolk, easy to bases => location; -; -; it is in Northern Suffolk; place Northern Suffolk
PATCO 0.6 mi => location; distance to a named place; -; PATCO is 0.6 miles away; distance 0.6 miles; place PATCO
Shuttle to PATH => location; -; -; there is a shuttle to the PATH; place the PATH
PATH 5 minutes => location; distance to a named place; -; it is five minutes to the PATH; distance five minutes; place the PATH
Next to Wellington T => location; -; -; it is next to the Wellington T station; place the Wellington T station
On RIPTA line => location; -; -; it is on the RIPTA line
Easy to 93 => location; -; -; it has easy access to 93
Close to 690 => location; -; -; it is near 690
Walk to Front St => location; distance to a named place; -; Front Street is within walking distance; place Front Street
Short walk to Patterson Pk => location; near park; -; Patterson Park is within walking distance; place Patterson Park
Walk to Gates Elementary => location; distance to a named place; -; Gates Elementary is within walking distance; place Gates Elementary
Jerusalem Ave school => location; -; -; the school is Jerusalem Ave School
Walk to Gifford hospital => location; distance to a named place; -; the Gifford hospital is within walking distance; place the Gifford hospital
54 min express to GCT => location; -; -; the express to GCT takes 54 minutes
NYC bus at corner => location; -; -; there is an NYC bus at the corner
Elmwood village bus line => location; -; -; it is on the Elmwood Village bus line
QLine out front => location; -; -; the QLine is out front
El at Berks => location; -; -; the El is at Berks
Metro underground walk => location; -; -; it is an underground walk to the Metro
Ride-on bus at door => location; -; -; there is a ride-on bus at the door
Yale shuttle on block => location; -; -; the Yale shuttle is on the block
Light rail stop in front => location; -; -; a light rail stop is in front
Broad St Market around corner => location; -; -; Broad Street Market is around the corner; place Broad Street Market
Battlefield Blvd shopping => location; -; -; there is Battlefield Boulevard shopping
TART trail access => location; -; -; it has TART trail access
Chester Co. trail access => location; -; -; it has Chester County Trail access
Ag district => zoning; -; -; it is in an agricultural district
Long range views to Adirondacks => view; -; views of the Adirondacks (plural); the Adirondacks are in view; place the Adirondacks; seen the Adirondacks
National Landing => location; -; -; it is in National Landing; place National Landing
Alger Hts business dist nearby => location; distance to a named place; -; the Alger Heights business district is nearby; place the Alger Heights business district
College Cultural area => location; -; -; it is in the College Cultural area; place College Cultural
Ferry to Wall St 12 min drive => location; near transit; -; it is a 12-minute drive to the ferry to Wall Street; distance 12-minute drive; place the ferry to Wall Street
Minutes to NB train station => location; near transit; -; it is minutes from the NB train station; place the NB train station
Close to Rt 1 and train => location; -; -; it is near Route 1 and the train
Near Mass Pike and Rt 9 => location; near highway; -; it is near Mass Pike and Route 9; place Mass Pike and Route 9
Between VRE and Burke Lake Pk => location; -; -; it is between VRE and Burke Lake Park
LCC walking distance => location; distance to a named place; -; LCC is within walking distance; place LCC
North Campus 3 mi => location; distance to a named place; -; North Campus is three miles away; distance three miles; place North Campus
Half block to beach => location; near beach; -; the beach is half a block away; distance half a block; place the beach
4/10 mile to Haigis Beach => location; near beach; -; Haigis Beach is 0.4 miles away; distance 0.4 miles; place Haigis Beach
Direct snowmobile trail access => location; -; -; it has direct snowmobile trail access
Walking trails from yard => location; trail access; walking trails ~ from the yard (plural); -
Town center 1.2 mi, commuter rail => location; near downtown; -; the town center is 1.2 miles away; distance 1.2 miles; place the town center || location; -; -; there is commuter rail service
I-91 exit 7 four miles => location; near highway; -; I-91 exit 7 is four miles away; distance four miles; place I-91 exit 7
Hwy 99 access => location; -; -; it has Highway 99 access
School bus stops out front => location; -; -; the school bus stops out front
Langley pyramid => location; -; -; it is in the Langley school pyramid
Revere LSD => location; -; -; it is in the Revere Local School District
2 min to C line => location; distance to a named place; -; it is two minutes to the C line; distance two minutes; place the C line
Tunnel to Skyline shops => location; -; -; a tunnel leads to the Skyline shops
West Bay across road => location; -; -; West Bay is across the road
Sunset side => location; -; -; it is on the sunset side
Harbor peeks from bedroom => view; -; -; the harbor can be glimpsed from the bedroom
Canal glimpses in fall => view; -; -; the canal can be glimpsed in fall
Views with some clearing => view; -; -; views are possible with some clearing
Seasonal river views => view; -; seasonal river views (plural); it has seasonal river views; seen the river
Bayside sunsets from common deck => view; sunset view; Bayside sunsets ~ from the common deck (plural); -
Monument view in winter => view; -; -; the monument is in view in winter; seen the monument
Paved town road => location; -; -; it is on a paved town road
Two curb cuts => location; -; -; there are two curb cuts; n 2
Oversized sprinklered lot => location; -; -; it is on an oversized lot || system; sprinkler system; sprinklers (plural); -
Rental parking nearby => location; distance to a named place; -; rental parking is nearby; place rental parking
Gulf access canal, no bridges => location; -; Gulf access canal ~ with no bridges (singular); -
Sunapee ski area 6 min => location; near skiing; -; it is six minutes to the Sunapee ski area; distance six minutes; place the Sunapee ski area
`,
  Commercial: `
Two curb cuts => location; -; -; there are two curb cuts; n 2
Downtown DORA district => location; -; -; it is in the Downtown DORA District; place Downtown DORA District
`,
  Land: `
Views possible with minor clearing => view; -; -; views are possible with minor clearing
Paved town road => location; -; -; it is on a paved town road
`,
  Townhouse: `
On CTA line => location; -; -; it is on the CTA line
Near 95 => location; -; -; it is near 95
Easy access to 270 => location; -; -; it has easy access to 270
Between Reston and Herndon => location; -; -; it is between Reston and Herndon
Walk to Elm St => location; distance to a named place; -; Elm Street is within walking distance; place Elm Street
Close to Delaware Ave => location; distance to a named place; -; it is near Delaware Avenue; place Delaware Avenue
Walk to Fenway Pk => location; near park; -; Fenway Park is within walking distance; place Fenway Park
Trolley stop out front => location; -; -; a trolley stop is out front
The T at Davis => location; -; -; the T is at Davis
Capitol Hill bus line => location; -; -; it is on the Capitol Hill bus line
45 min train to Penn Station => location; -; -; the train to Penn Station takes 45 minutes
Metro short walk => location; -; -; it is a short walk to the Metro
Bus stops at corner => location; -; -; the bus stops at the corner
Gate to greenbelt trail => location; -; -; a gate leads to the greenbelt trail
Footbridge to beach => location; -; -; a footbridge leads to the beach
River glimpses from deck => view; -; -; the river can be glimpsed from the deck
Views of Catskills => view; -; views of the Catskills (plural); the Catskills are in view; place the Catskills; seen the Catskills
WMATA 0.3 mi => location; distance to a named place; -; WMATA is 0.3 miles away; distance 0.3 miles; place WMATA
MARC train 8 minutes => location; near transit; -; it is eight minutes to the MARC train; distance eight minutes; place the MARC train
3/10 mile to station => location; near transit; -; the station is 0.3 miles away; distance 0.3 miles; place the station
`,
}
