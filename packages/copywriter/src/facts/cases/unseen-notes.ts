import type { PropertyType } from '@listwright/contracts'

/** Notes of properties that were never seen before: what trees do, work with its year, and what an association shares. */
export const unseenNoteCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
both heat pumps new 2021 => update; -; -; both heat pumps were installed in 2021; year 2021
both furnaces new 2019 => update; -; -; both furnaces were installed in 2019; year 2019
both decks new 2021 => update; -; -; both decks were built in 2021; year 2021
live oaks shading back patio => outdoor place; -; -; live oaks shade the back patio
maples shading deck => outdoor place; -; -; maples shade the deck
oak trees lining driveway => outdoor place; -; -; oak trees line the driveway
raised above flood elevation in 2016 => update; -; -; it was raised above the flood elevation in 2016; year 2016
rebuilt after 2011 => update; -; -; it was rebuilt after 2011
infinity pool facing west to ocean => amenity; infinity pool; infinity pool ~ facing west to the ocean (singular); -
terrace facing south to the lake => outdoor place; terrace; terrace ~ facing south to the lake (singular); -
restored cypress shutters and front doors => finish; -; -; the cypress shutters and front doors have been restored
new windows and front doors => update; new windows; new windows (plural); - || update; -; new front doors (plural); -
horse property => land; horse property; -; it is a horse property
equestrian property => land; horse property; -; it is an equestrian property
Tahoe Donner amenities => community; -; -; there are Tahoe Donner amenities
Community amenities => community; -; community amenities (plural); -
down-to-studs renovation 2023 => update; -; -; it was renovated from the studs in 2023; year 2023
to-the-studs remodel in 2019 => update; -; -; it was remodeled from the studs in 2019; year 2019
open dining => room; -; -; there is an open dining area
widow's walk => outdoor place; -; -; there is a widow's walk
long-range Grandfather Mountain views => view; named mountain view; long-range Grandfather Mountain views (plural); Grandfather Mountain is in view; place Grandfather Mountain; seen Grandfather Mountain
Metro-North walk => location; near transit; -; Metro-North is within walking distance; place Metro-North
water well plus rainwater collection => utilities; -; -; there is a water well and a rainwater collection system
well and rainwater collection => utilities; -; -; there is a well and a rainwater collection system
Shingle style => character; -; -; it is Shingle-style
Crestron => technology; smart home; Crestron system (singular); there is a Crestron system
Control4 => technology; smart home; Control4 system (singular); there is a Control4 system
Central West End location => location; -; -; it is in the Central West End; place Central West End
quiet Back Bay location => location; -; -; it is in Back Bay; place Back Bay
shared beach => community; -; -; the beach is shared
`,
  Townhouse: `
complex pool => community; -; -; the complex has a pool
Reston pools and paths => community; -; -; there are Reston pools and paths
`,
  Condo: `
heat and cable in assessment => fee; -; -; heat and cable are included in the assessment
heat, water and gas in assessments => fee; -; -; heat, water, and gas are included in the assessments
Common views => view; -; views of the Common (plural); the Common is in view; place the Common; seen the Common
complex tennis courts => community; -; -; the complex has tennis courts
guest suites for owners' visitors => building; -; -; there are guest suites for owners' visitors
guest suite for visitors => building; -; -; there is a guest suite for visitors
boat slip 14 => amenity; -; -; the boat slip is number 14
slip 14 => amenity; -; -; the slip is number 14
Old Port location => location; -; -; it is in the Old Port; place Old Port
shared beach and dock => community; -; -; the beach and dock are shared
`,
}
