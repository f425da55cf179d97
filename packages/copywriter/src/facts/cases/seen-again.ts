import type { PropertyType } from '@listwright/contracts'

/** Notes of listings that were read a second time by an editor. */
export const seenAgainCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Oswego 308 schools => location; -; -; it is served by Oswego 308 schools
Plainfield 202 schools => location; -; -; it is served by Plainfield 202 schools
walk to 9th and 9th => location; -; -; it is within walking distance of 9th and 9th
steps to 15th & 15th => location; -; -; it is steps from 15th and 15th
near 9th and 9th => location; distance to a named place; -; it is near 9th and 9th; place 9th and 9th
circle C amenities => amenity; -; Circle C amenities (plural); -
Marina Mediterranean => character; -; -; it is a Marina Mediterranean
Sunset Edwardian => character; -; -; it is a Sunset Edwardian
lake access at end of road => location; water access; lake access ~ at the end of the road (mass); -
loft at top of stairs => room; loft; loft ~ at the top of the stairs (singular); -
boathouse at foot of drive => amenity; boathouse; boathouse ~ at the foot of the drive (singular); -
covered lanai along back => outdoor place; lanai; covered lanai ~ along the back (singular); -
T station at bottom of hill => building; -; T station ~ at the bottom of the hill (singular); -
glass door knobs => finish; -; glass door knobs (plural); -
crystal doorknobs => finish; -; crystal doorknobs (plural); -
exterior maintenance covered => community; -; -; exterior maintenance is covered
lawn care covered => community; -; -; lawn care is covered
new slider => character; sliding glass doors; new sliding door (singular); -
primary bath remodeled 2022, soaking tub => room; primary bathroom; remodeled primary bath (singular); the primary bath was remodeled in 2022; year 2022 || finish; soaking tub; soaking tub (singular); -; of remodeled primary bath
hall bath renovated 2019, walk-in shower => update; -; renovated hall bath (singular); the hall bath was renovated in 2019; year 2019 || finish; walk-in shower; walk-in shower (singular); -; of renovated hall bath
remodeled 2021, white oak and limestone => update; -; -; it was remodeled in 2021, with white oak and limestone; year 2021
eleven fireplaces, six lined 2010 => update; -; -; there are 11 fireplaces, six lined in 2010; year 2010
two marble fireplaces, decorative => amenity; -; two decorative marble fireplaces (plural, counted); -; n 2
indoor arena, 80 by 200 => amenity; riding arena; 80-by-200 indoor arena (singular); -
clubhouse community => community; -; -; it is in a community with a clubhouse
five minutes to town green => location; near downtown; -; it is five minutes to the town green; distance five minutes; place the town green
2 blocks to town green => location; -; -; the town green is two blocks away; place the town green
low flood premium => fee; -; -; the flood insurance premium is low
low flood insurance premium => fee; -; -; the flood insurance premium is low
transferable flood policy => fee; -; -; the flood policy is transferable
half double => building; -; -; it is half of a double
half of a double => building; -; -; it is half of a double
steps to Eastern Prom => location; distance to a named place; -; it is steps from the Eastern Prom; place the Eastern Prom
five minutes' walk to Old Port => location; distance to a named place; -; it is a five-minute walk to Old Port; distance five-minute walk; place Old Port
10 minutes' walk to the beach => location; near beach; -; it is a 10-minute walk to the beach; distance 10-minute walk; place the beach
live oak shade in front => outdoor place; -; -; it has live oak shade in front
oak shade on patio => outdoor place; -; -; it has oak shade on the patio
six acres hay ground => land; -; six acres of hay (plural, counted); -; n 6
ten acres tillable ground => land; cropland; ten acres of cropland (plural, counted); -; n 10
four-sided brick on cul-de-sac => building; -; -; it is brick on four sides || location; cul-de-sac; -; it is on a cul-de-sac
elevated three feet above grade => character; -; -; it is elevated three feet above grade
raised five feet above BFE => character; -; -; it is raised five feet above base flood elevation
park with splash pad across street => location; -; -; a park with a splash pad is across the street
VAST trail access from property => location; -; -; it has VAST trail access from the property
`,
}
