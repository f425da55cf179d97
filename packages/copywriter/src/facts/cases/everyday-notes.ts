import type { PropertyType } from '@listwright/contracts'

/** Notes that agents type about any house or condominium: things by their nouns, communities, views and terms. */
export const everydayNoteCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Completely remodeled in 2020 => update; -; -; it was fully remodeled in 2020; year 2020
Leased solar, $118/month, buyer to assume => fee; -; -; the solar panels are leased at $118 a month, and the buyer assumes the lease
Pet friendly, $35/mo per pet, 2 max => pets; -; -; up to two pets are allowed, at $35 a month each
Pier and beam => system; -; pier-and-beam foundation (singular); -
Needs some cosmetic updating upstairs => condition; cosmetic updating; -; it needs some cosmetic updating upstairs
Irrigation on separate well => system; -; -; the irrigation runs on a separate well
Sealed crawl => storage; -; sealed crawlspace (singular); -
Propane for pool heater only => utilities; -; -; the propane is for the pool heater only
Sun filled family room => room; -; sun-filled family room (singular); -
Catalina views => view; named mountain view; views of the Catalinas (plural); the Catalinas are in view; place the Catalinas; seen the Catalinas
Shared frontage on Spider Lake, 100 ft => land; -; -; it has 100 feet of shared frontage on Spider Lake
Two cats or one dog allowed => pets; -; -; two cats or one dog is allowed
10 yr tax abatement, 2 yrs left => fee; -; -; the ten-year tax abatement has two years remaining
Sandbox => amenity; -; sandbox (singular); -
Treehouse => outdoor place; -; treehouse (singular); -
Heated driveway apron => parking; -; heated driveway apron (singular); -
Glassed in lanai => outdoor place; lanai; glassed-in lanai (singular); -
Open concept kitchen/living => room; -; -; it has an open-concept kitchen and living area
Butlers pantry between kitchen and dining => room; butler's pantry; butler's pantry ~ between the kitchen and dining room (singular); -
10 ft ceilings down, 9 ft up => character; -; -; the ceilings are 10 feet downstairs and nine feet upstairs
Shotgun single => character; -; -; it is a shotgun single
Fixer upper => condition; fixer; -; it is a fixer-upper
5 acre mini farm => character; -; -; it is a five-acre mini farm
HOA has pool, clubhouse and tennis => community; -; -; the HOA has a pool, a clubhouse, and tennis courts
Neighborhood lake and walking trail => community; -; -; the neighborhood has a lake and a walking trail
Downtown Denver city light views => view; city view; downtown Denver city light views (plural); the downtown Denver city lights are in view; seen the downtown Denver city lights
Seasonal mountain views => view; -; seasonal mountain views (plural); it has seasonal mountain views; seen the mountains
Wildlife out the back door => land; -; -; there is wildlife out the back door
10 minutes to Sunday River => location; distance to a named place; -; it is 10 minutes to Sunday River; distance 10 minutes; place Sunday River
Perimeter fenced => land; fenced land; -; the perimeter is fenced
House did not flood in Harvey => condition; -; -; the house did not flood in Harvey
Seller needs rent back to July 15 => terms; -; -; the seller needs a rent-back until July 15
Seller will pay for rate buydown => terms; -; -; the seller will pay for a rate buydown
Owner is agent => terms; -; -; the owner is an agent
Finished attic makes great playroom => room; -; -; the finished attic makes a playroom
Covered back porch runs length of house => outdoor place; -; -; the covered back porch runs the length of the house
Bidet in primary => finish; bidet; bidet ~ in the primary bath (singular); -
Across street from elementary => location; -; -; it is across the street from an elementary school; place an elementary school
Garage in rear off alley => parking; garage; garage ~ off the alley in the rear (singular); -
Sidewalks and streetlights => location; -; -; the street has sidewalks and streetlights
Shared driveway with neighbor => parking; -; -; the driveway is shared with a neighbor
Natural light all day => character; -; -; it gets natural light all day
Will consider lease option => terms; -; -; the seller will consider a lease option
Title is clear => terms; -; -; the title is clear
Hot tub excluded => terms; -; -; the hot tub is excluded
`,
  Condo: `
One dog or cat allowed => pets; -; -; one dog or cat is allowed
Two cats or one dog allowed => pets; -; -; two cats or one dog is allowed
Small dog with deposit => pets; -; -; a small dog is allowed with a deposit
Up to 2 cats or dogs => pets; -; -; up to two cats or dogs are allowed
Dog ok with landlord approval => pets; -; -; a dog is allowed with the landlord's approval
Small pets considered with additional deposit => pets; -; -; small pets are considered with an additional deposit
Detached cluster home => character; -; detached cluster home (singular); it is a detached cluster home
Guest parking right in front => parking; guest parking; guest parking ~ right in front (mass); -
Elevator ready shaft => building; -; elevator-ready shaft (singular); -
Elevator assessment $140/mo thru 2027 => fee; -; -; the elevator assessment is $140 a month through 2027
No pending assessments => fee; -; -; there are no pending assessments
Reserves well funded => fee; -; -; reserves are well funded
One dog under 30 lbs => pets; -; -; one dog under 30 pounds is allowed
Owners may have 2 pets => pets; -; -; owners may have two pets
Small pets with $250 deposit => pets; -; -; small pets are allowed with a $250 deposit
Sold furnished turnkey => terms; furnished; -; it is sold furnished and turnkey
Gulf front balcony => outdoor place; -; Gulf-front balcony (singular); -
Partial ocean view => view; -; partial ocean view (singular); it has a partial ocean view; seen the ocean
East facing, morning sun => character; -; -; it faces east and gets morning sun
Bus to Loop at corner => location; -; -; a bus to the Loop stops at the corner
Owner occupied only first 2 years => restriction; owner-occupancy required; -; it must be owner-occupied for the first two years
Indoor and outdoor pool => amenity; pool; indoor and outdoor pools (plural); -
Short term rentals not allowed => restriction; -; -; short-term rentals are not allowed
New lobby 2024 => update; -; new lobby (singular); the lobby was redone in 2024; year 2024
Exterior painted by HOA this year => update; -; -; the exterior was painted by the HOA this year
HOA does yard => fee; -; -; the HOA takes care of the yard
One assigned, one visitor space => parking; -; -; there is one assigned and one visitor space
Doorman 6am to midnight => building; -; -; a doorman is on duty from 6 AM to midnight
Concierge 7am-11pm => building; -; -; a concierge is on duty from 7 AM to 11 PM
Rentals allowed after 1 yr => restriction; -; -; rentals are allowed after one year
`,
}
