import type { PropertyType } from '@listwright/contracts'

/** Notes that an agent took time over: whole phrases, whose parts must stay what they are said of. */
export const carefulNoteCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
garden level apartment with own entrance (rents 1850/mo) => room; -; garden-level apartment (singular); - || income; separate entrance; separate entrance (singular); -; of garden-level apartment || income; -; -; the garden-level apartment rents for $1,850 a month
in-law suite with kitchenette and bath (currently rented) => room; in-law suite; in-law suite (singular); - || room; kitchenette; kitchenette (singular); -; of in-law suite || room; -; bath (singular); -; of in-law suite || tenancy; -; -; the in-law suite is currently rented
studio over garage with half bath (420 sq ft) => room; -; studio ~ over the garage (420 square feet) (singular); - || room; powder room; half bath (singular); -; of studio over the garage (420 square feet)
detached cottage with loft (sleeps 4) => character; -; detached cottage (singular); - || room; loft; loft (singular); -; of detached cottage || character; -; -; the detached cottage sleeps four
deck with hot tub (new 2022) => outdoor place; deck; deck (singular); - || amenity; hot tub; new hot tub (singular); the hot tub was installed in 2022; year 2022; of deck
family room with fireplace (gas) => room; family room; family room (singular); - || amenity; gas fireplace; gas fireplace (singular); -; of family room
roof (metal) => system; metal roof; metal roof (singular); -
still time to pick carpet and paint => condition; -; -; the carpet and paint can still be chosen
new build est completion nov => condition; -; -; it is new construction, with completion estimated for November
open meadow along creek => land; -; -; it is in an open meadow along the creek
pier + beam foundation leveled 2021 => update; -; -; the pier-and-beam foundation was leveled in 2021; year 2021
board + batten siding painted 2023 => update; -; painted board-and-batten siding (mass); the board-and-batten siding was painted in 2023; year 2023
roof replaced 2019 with 25 yrs of warranty left => update; -; -; the roof was replaced in 2019, with 25 years of warranty left; year 2019
`,
  Condo: `
direct oceanfront on East Beach => location; -; -; it is directly on the ocean, on East Beach
direct lakefront on Lake Travis => location; -; -; it is directly on Lake Travis
deeded space in gated lot => parking; deeded parking; deeded space ~ in the gated lot (singular); -
co-purchase and guarantors considered => terms; -; -; a co-purchase and guarantors are considered
`,
  Townhouse: `
one assigned space in rear lot => parking; assigned space; one assigned space ~ in the rear lot (singular, counted); -; n 1
`,
  'Multi-Family': `
3 story with elevator and roof deck => building; -; -; it has three stories, an elevator, and a roof deck
furnace with 1 year warranty left => terms; -; -; the furnace has one year of warranty left
`,
  Land: `
wooded hilltop => land; -; -; it is on a wooded hilltop
`,
  Commercial: `
4 story w/ elevator => building; -; -; it has four stories and an elevator
TPO roof w/ 11 yrs warranty left => terms; -; -; the TPO roof has 11 years of warranty left
TPO roof (11 yrs left on warranty) => update; -; -; there is a TPO roof with 11 years of warranty left
owner-user or lease-back considered => terms; -; -; an owner-user or a lease-back is considered
`,
}
