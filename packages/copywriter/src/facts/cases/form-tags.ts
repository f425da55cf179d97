import type { PropertyType } from '@listwright/contracts'

/** What agents type into the tags of a form, in ordinary spelling. */
export const formTagCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
bunk room sleeping eight => room; -; -; the bunk room sleeps eight
backs to parkland => location; backs to open land; -; it backs to parkland
elevated => location; -; -; it is elevated
shirtwaist => character; -; shirtwaist (singular); it is a shirtwaist
private moorage => outdoor place; -; private moorage (mass); -
territorial style => character; -; territorial (singular, name); the style is territorial
short walk to Snowflake lift => location; distance to a named place; -; the Snowflake lift is within walking distance; place the Snowflake lift
62 acres in conservation easement => land; acreage; 62 acres ~ in a conservation easement (plural, counted); -; n 62
spring-fed pond stocked with bluegill => land; -; -; the spring-fed pond is stocked with bluegill
pond stocked with bass and bluegill => land; -; -; the pond is stocked with bass and bluegill
whitetail and axis deer => land; -; -; whitetail and axis deer are found on the land
elk and mule deer on property => land; -; -; there are elk and mule deer
rear garden with Belgian block => outdoor place; garden; rear garden (singular); - || location; -; Belgian block (mass); -; of rear garden
unfinished basement for future bedroom => storage; unfinished basement; unfinished basement ~ for a future bedroom (singular); -
unfinished space for future bath => parking; -; unfinished space ~ for a future bath (mass); -
air-conditioned throughout => system; -; -; it is air-conditioned throughout
wired for sound throughout => condition; -; -; it is wired for sound throughout
two blocks to Greenbelt path => location; distance to a named place; -; the Greenbelt path is two blocks away; distance two blocks; place the Greenbelt path
backs to Lester River trail system => location; -; -; it backs to the Lester River trail system
backs to Poudre River trail => location; -; -; it backs to the Poudre River Trail
steps to Minuteman Bikeway => location; distance to a named place; -; it is steps from the Minuteman Bikeway; place the Minuteman Bikeway
walk to Cedar Lee Theatre => location; distance to a named place; -; the Cedar Lee Theatre is within walking distance; place the Cedar Lee Theatre
Fox Theatre two blocks away => location; distance to a named place; -; the Fox Theatre is two blocks away; distance two blocks; place the Fox Theatre
near Orpheum Theatre => location; distance to a named place; -; it is near the Orpheum Theatre; place the Orpheum Theatre
Home Theatre => room; home theater; home theater (singular); -
Bay View Polish flat duplex => character; -; -; it is a Bay View Polish flat duplex
Lake Park brick bungalow => character; -; Lake Park brick bungalow (singular); it is a Lake Park brick bungalow
backs to greenspace => location; -; -; it backs to a green space
Backs to Greenspace => location; -; -; it backs to a green space
Level 2 EV charger => parking; EV charger; Level 2 EV charger (singular); -
level 2 ev charging => parking; EV charger; Level 2 EV charging (mass); -
private lane to bluff and beach => location; -; -; a private lane leads to the bluff and the beach
private path to beach => outdoor place; -; private path ~ to the beach (singular); -
caliche drive to clearing => land; -; -; a caliche drive leads to the clearing
stairs to dock and beach => location; -; -; stairs lead to the dock and the beach
ski back via Four O'Clock run => location; -; -; there is ski-back access via the Four O'Clock run
ski in via Lower 4 => location; -; -; it is ski-in by way of the Lower 4
ski-in/ski-out via Quicksilver lift => location; -; -; there is ski-in/ski-out access via the Quicksilver lift
short-term rental license, Resort Zone => terms; short-term rental allowed; -; there is a short-term rental license for the Resort Zone
Resort Zone STR license => terms; short-term rental allowed; -; there is a short-term rental license for the Resort Zone
STR permit, Zone 2 => terms; short-term rental allowed; -; there is a short-term rental permit for Zone 2
STR license in Resort Zone => terms; short-term rental allowed; -; there is a short-term rental license for the Resort Zone
architectural review committee => restriction; architectural review; -; building is subject to architectural review
carpeted throughout => system; -; -; it is carpeted throughout
elk & mule deer => land; -; -; there are elk and mule deer
full renovation 2020 => update; -; -; it was fully renovated in 2020; year 2020
full renovation (2020) => update; -; -; it was fully renovated in 2020; year 2020
full reno finished 2020 => update; -; -; it was fully renovated in 2020; year 2020
gut renovation 2019 => update; -; -; it was gut-renovated in 2019; year 2019
gut rehab done => update; -; -; it has been gut-rehabbed
complete remodel in 2021 => update; -; -; it was completely remodeled in 2021; year 2021
total reno 2022 => update; -; -; it was completely renovated in 2022; year 2022
just finished gut renovation => update; -; -; it has just been gut-renovated
recent full renovation => update; -; -; it has recently been fully renovated
full renovation by owner 2020 => update; -; -; it was fully renovated by the owner in 2020; year 2020
full renovation 2020 with permits => update; -; -; it was fully renovated in 2020, with permits; year 2020
whole house remodel 2018 => update; -; -; it was completely remodeled in 2018; year 2018
awaiting full renovation => condition; full renovation; -; it needs a full renovation
ready for full renovation => condition; full renovation; -; it is ready for a full renovation
awaiting renovation => condition; -; -; it needs a renovation
full rehab needed => condition; full renovation; -; it needs a full rehab
full renovation => unused: It may be done or still to be done: add its year, or 'needs'.
professionally managed since 2018 => condition; -; -; it has been professionally managed since 2018
leased since 2020 => tenancy; -; -; it has been leased since 2020
tenant occupied since 2019 => tenancy; -; -; it has been tenant-occupied since 2019
vacant since 2021 => condition; -; -; it has been vacant since 2021
organically farmed since 2005 => condition; -; -; it has been organically farmed since 2005
well maintained since 2010 => condition; -; -; it has been well maintained since 2010
fully leased since 2019 => tenancy; -; -; it has been fully leased since 2019
oceanfront cottage => character; -; oceanfront cottage (singular); it is an oceanfront cottage
midcentury post and beam => character; -; -; it is a mid-century post-and-beam
boat and jet ski lift convey => terms; personal property conveys; -; the boat and jet ski lift are included; list the boat and jet ski lift
deck + grill stay => outdoor place; deck; deck (singular); - || terms; personal property conveys; -; the grill is included; list the grill
boat and trailer convey => terms; personal property conveys; -; the boat and the trailer are included; list the boat | the trailer
Prairie style => character; -; -; it is Prairie-style
deck facing open space => outdoor place; deck; deck ~ facing open space (singular); -
half an hour to the airport => location; near airport; -; it is half an hour to the airport; distance half an hour; place the airport
an hour from Dallas => location; distance to a named place; -; it is an hour to Dallas; distance an hour; place Dallas
hour and a half to Houston => location; distance to a named place; -; it is an hour and a half to Houston; distance an hour and a half; place Houston
mile and a half to the lake => location; near lake; -; the lake is a mile and a half away; distance a mile and a half; place the lake
half hour drive to Boise => location; distance to a named place; -; it is a half-hour drive to Boise; distance half-hour drive; place Boise
owned solar => system; solar panels, owned; -; the solar system is owned
solar, owned => system; solar panels, owned; -; the solar system is owned
estate sale => terms; estate sale; -; this is an estate sale
sold by estate => terms; estate sale; -; it is sold by an estate
chain link fence => outdoor place; fenced yard; chain-link fence (singular); -
chain link fenced yard => outdoor place; -; chain-link fenced yard (singular); -
cast iron front steps => amenity; -; cast-iron front steps (plural); -
cast iron tub => finish; -; cast-iron tub (singular); -
gulf sunset views => view; sunset view; Gulf sunset views (plural); the Gulf sunset is in view; place the Gulf sunset; seen the Gulf sunset
Gulf breezes => location; -; -; there are Gulf breezes
light rail half mile => location; near transit; -; the light rail is half a mile away; distance half a mile; place the light rail
0.5 mi to park => location; near park; -; the park is half a mile away; distance half a mile; place the park
furnishings included => terms; -; -; the furnishings are included
furnishings negotiable => terms; -; -; the furnishings are negotiable
Dublin City Schools => location; -; -; it is served by Dublin City Schools
Dublin City schools => location; -; -; it is served by Dublin City schools
walk to Division Street restaurants => location; near restaurants; -; restaurants on Division Street are within walking distance; place restaurants on Division Street
walk to Main St shops and restaurants => location; near shopping; -; shops and restaurants on Main Street are within walking distance; place shops and restaurants on Main Street
close to trailhead => location; trails nearby; -; a trailhead is close by; place a trailhead
near playground => location; distance to a named place; -; a playground is close by; place a playground
playground nearby => location; distance to a named place; -; a playground is nearby; place a playground
2 blocks to bus stop => location; bus line; -; a bus stop is two blocks away; distance two blocks; place a bus stop
close to the playground => location; distance to a named place; -; it is near the playground; place the playground
trolley stop at the corner => location; -; -; a trolley stop is at the corner
shared backyard => community; -; shared backyard (singular); -
low tax rate => fee; -; -; the tax rate is low
no city taxes => fee; -; -; there are no city taxes
alley access parking => parking; -; parking (mass); - || parking; alley access; alley access (mass); -; of parking
rear access parking => parking; -; parking (mass); - || location; -; rear access (mass); -; of parking
dog park and dog wash => community; dog park; dog park (singular); - || community; dog wash; dog wash (singular); -
community pool and spa => community; -; community pool and spa (singular); -
heated community pool & spa => community; -; heated community pool and spa (singular); -
butler's pantry => room; butler's pantry; butler's pantry (singular); -
vacant and easy to show => tenancy; vacant; -; it is vacant
easy to show, vacant => tenancy; vacant; -; it is vacant
drive to Reno 30 minutes => location; distance to a named place; -; it is 30 minutes to Reno; distance 30 minutes; place Reno
near Reno => location; distance to a named place; -; it is near Reno; place Reno
easy drive to Reno => location; -; -; it is an easy drive to Reno; place Reno
kitchen reno 2019 => update; remodeled kitchen; renovated kitchen (singular); the kitchen was renovated in 2019; year 2019
sleeps eight => condition; -; -; it sleeps eight
sleeps 8 => condition; -; -; it sleeps eight
sleeps up to 10 => condition; -; -; it sleeps up to ten
rebuilt 2021 => update; -; -; it was rebuilt in 2021; year 2021
fully renovated 2023 => update; -; -; it was fully renovated in 2023; year 2023
`,
  Land: `
mostly open pasture => land; -; mostly open pasture (mass); -
views of the San Juans => view; -; views of the San Juans (plural); the San Juans are in view; place the San Juans; seen the San Juans
two level building sites => land; level land; two level building sites (plural, counted); -; n 2
an hour from Dallas => location; distance to a named place; -; it is an hour to Dallas; distance an hour; place Dallas
hour to Denver => location; distance to a named place; -; it is an hour to Denver; distance an hour; place Denver
two and a half hours to Austin => location; distance to a named place; -; it is two and a half hours to Austin; distance two and a half hours; place Austin
`,
  Commercial: `
Main Street foot traffic => location; -; -; there is Main Street foot traffic
brick storefront building => building; -; brick storefront building (singular); it is a brick storefront building
plumbed for grease trap => condition; -; -; it is plumbed for a grease trap
`,
  'Multi-Family': `
room to raise rents => income; -; -; there is room to raise the rents
rental upside => income; -; -; there is room to raise the rents
upside in rents => income; -; -; there is room to raise the rents
below-market rents => income; -; -; rents are below market
room to increase the rents => income; -; -; there is room to raise the rents
`,
  Apartment: `
shared backyard => building; -; shared backyard (singular); -
dog wash + dog park => building; dog wash; dog wash (singular); - || building; dog park; dog park (singular); -
`,
  Condo: `
leased through next June => tenancy; -; -; it is leased through next June
lawn and snow care included => utilities; -; -; lawn care and snow removal are included; list lawn care | snow removal
rental allowed => restriction; -; -; rentals are allowed
brownstone => character; -; brownstone (singular); it is in a brownstone
24-hour concierge, library, guest suite => building; concierge; 24-hour concierge (singular); - || building; -; library (singular); - || building; -; guest suite (singular); -
dog park and dog wash => community; dog park; dog park (singular); - || community; dog wash; dog wash (singular); -
Gulf sunset views => view; sunset view; Gulf sunset views (plural); the Gulf sunset is in view; place the Gulf sunset; seen the Gulf sunset
guest suites for owners => building; -; -; there are guest suites for owners
6 unit brick => building; -; -; it is in a six-unit brick building
$48,000 gross rent in 2024 => income; -; -; gross rents were $48,000 in 2024; year 2024
`,
}
