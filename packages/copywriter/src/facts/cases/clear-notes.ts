import type { PropertyType } from '@listwright/contracts'

/** Notes that are typed in full, in small letters, and say an ordinary thing. */
export const clearNoteCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
impact glass windows and doors => system; impact windows; impact glass windows and doors (plural); -
new windows and doors => update; -; new windows and doors (plural); -
vinyl windows and doors => system; -; vinyl windows and doors (plural); -
Front Range views => view; named mountain view; Front Range views (plural); the Front Range is in view; place the Front Range; seen the Front Range
Black Hills views => view; named mountain view; Black Hills views (plural); the Black Hills are in view; place the Black Hills; seen the Black Hills
Outer Banks => location; -; -; it is on the Outer Banks; place Outer Banks
investor special => unused: It praises without naming a feature.
dual-sink vanity => finish; dual vanities; dual-sink vanity (singular); -
two-sink vanity => finish; dual vanities; two-sink vanity (singular); -
private bath in each bedroom => room; -; -; each bedroom has a private bath
full bath on every floor => room; -; -; each floor has a full bath
trailhead within half a mile => location; trails nearby; -; a trailhead is within half a mile; place a trailhead
ski trail access within a mile => location; near skiing; -; the ski trail access is within a mile; place the ski trail access
within 5 minutes of downtown => location; near downtown; -; downtown is within five minutes; place downtown
resident permit parking => parking; -; -; parking is by resident permit
street parking by permit => parking; -; -; there is street parking by permit
resident-permit street parking => parking; -; -; street parking is by resident permit
stone manor house => character; -; stone manor house (singular); it is a stone manor house
dog walk by the river => location; -; -; there is a dog walk by the river
deep windowsills => finish; -; deep windowsills (plural); -
built-in homework station => finish; -; built-in homework station (singular); -
near village => location; near downtown; -; it is near the village; place the village
Long Lake views => view; lake view; Long Lake views (plural); Long Lake is in view; place Long Lake; seen Long Lake
Table Rock views => view; -; Table Rock views (plural); Table Rock is in view; place Table Rock; seen Table Rock
Direct Ocean views => view; ocean view; direct ocean views (plural); the ocean is in view; seen the ocean
grocery store => location; near groceries; -; a grocery store is nearby; place a grocery store
shops and restaurants => location; near shopping; -; shops and restaurants are nearby; place shops and restaurants
Big Sky views => view; -; Big Sky views (plural); Big Sky is in view; place Big Sky; seen Big Sky
baths updated 2019 => update; -; -; the baths were updated in 2019; year 2019
near state park => location; near park; -; it is near a state park; place a state park
built-in desk => finish; -; built-in desk (singular); -
360-degree mountain views => view; -; 360-degree mountain views (plural); it has 360-degree mountain views; seen the mountains
180 degree ocean views => view; -; 180-degree ocean views (plural); it has 180-degree ocean views; seen the ocean
360 degree views => view; panoramic view; 360-degree views (plural); -
`,
  Estate: `
fieldstone manor house => character; -; fieldstone manor house (singular); it is a fieldstone manor house
brick manor house => character; -; brick manor house (singular); it is a brick manor house
`,
  Condo: `
light rail => location; near transit; -; light rail is nearby; place light rail
subway => location; near transit; -; the subway is nearby; place the subway
streetcar line => location; near transit; -; the streetcar is nearby; place the streetcar
corner unit with two exposures => building; -; -; it is a corner unit with two exposures
end unit with south and west exposures => building; -; -; it is an end unit with south and west exposures
free shuttle stop at the entrance => location; -; -; there is a free shuttle stop at the entrance
bus stop outside the lobby => location; -; -; there is a bus stop outside the lobby
near public garden => location; distance to a named place; -; it is near the public garden; place the public garden
near public library => location; distance to a named place; -; it is near the public library; place the public library
close to public transit => location; near transit; -; it is near public transit; place public transit
near marina => location; near lake; -; it is near the marina; place the marina
Upper West Side => location; -; -; it is on the Upper West Side; place Upper West Side
North Shore => location; -; -; it is on the North Shore; place North Shore
near Upper East Side => location; distance to a named place; -; it is near the Upper East Side; place the Upper East Side
building sauna => building; -; building sauna (singular); -
leased garage space $140/month => parking; -; -; a leased garage space is $140 a month
leased parking spot $95/month => parking; -; -; a leased parking spot is $95 a month
commuter train => location; near transit; -; the commuter train is nearby; place the commuter train
park => location; near park; -; a park is nearby; place a park
Lower Manhattan views => view; -; Lower Manhattan views (plural); Lower Manhattan is in view; place Lower Manhattan; seen Lower Manhattan
Downtown Denver views => view; city view; downtown Denver views (plural); downtown Denver is in view; seen downtown Denver
Upper East Side location => location; -; -; it is on the Upper East Side; place Upper East Side
Gold Coast location => location; -; -; it is on the Gold Coast; place Gold Coast
converted schoolhouse => character; -; converted schoolhouse (singular); it is in a converted schoolhouse
former mill building => building; -; -; it is in a former mill building
gym and sauna => building; fitness center; gym (singular); - || building; -; sauna (singular); -
`,
  Penthouse: `
building rooftop pool => building; -; building rooftop pool (singular); -
building fitness center => building; -; building fitness center (singular); -
private elevator access => building; -; -; the elevator access is private
`,
  'Multi-Family': `
one bath per unit => building; -; -; each unit has one bath
two closets in each unit => building; -; -; each unit has two closets
one parking space per unit => building; -; -; each unit has one parking space
annual rents of $62,400 => income; -; -; annual rents are $62,400
current rents $3,400 => income; -; -; current rents are $3,400
two-bedroom, one-bath units => building; -; two-bedroom, one-bath units (plural); -
four two-bedroom, one-bath units => building; -; four two-bedroom, one-bath units (plural, counted); -; n 4
four two-bedroom one-bath units => building; -; four two-bedroom, one-bath units (plural, counted); -; n 4
`,
  Land: `
zoned for a main house and cottage => zoning; -; -; it is zoned for a main house and a cottage
zoned for duplex and ADU => zoning; -; -; it is zoned for a duplex and an ADU
completed soil report => land; -; -; a soil report has been completed
completed survey => land; -; -; a survey has been completed
no short-term rental restrictions => restriction; -; -; there are no short-term rental restrictions
no nightly rental limits => restriction; -; -; there are no nightly rental limits
zoned for a single home => zoning; -; -; it is zoned for a single home
zoned for two homes => zoning; -; -; it is zoned for two homes
approved septic design => land; -; -; a septic design has been approved
approved building plans => land; plans approved; -; building plans have been approved
borders national forest => land; public land adjoining; -; it borders national forest land
near national park => location; near park; -; it is near a national park; place a national park
`,
  Commercial: `
corner lot with traffic signal => location; -; -; it is on a corner lot with a traffic signal
corner site at a signalized intersection => location; -; -; it is on a corner site at a signalized intersection
triple net leases => tenancy; net lease; -; the leases are triple net
two leased retail bays => building; -; two leased retail bays (plural, counted); -; n 2
`,
}
