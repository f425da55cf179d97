import type { PropertyType } from '@listwright/contracts'

/** Notes that no rule knows, read by their grammar, and names that begin with a common word. */
export const fragmentCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
backyard fenced w/ 10x12 shed => outdoor place; -; -; the backyard is fenced || storage; storage shed; 10-by-12 shed (singular); -
freshly painted => condition; -; -; it is freshly painted
original woodwork never painted => character; -; -; the original woodwork has never been painted
1 car detached garage needs roof => condition; -; -; the one-car detached garage needs a roof
sellers need 30 day rentback => terms; -; -; the seller needs a 30-day rent-back
Seller prefers mid-June closing => terms; -; -; the seller prefers a mid-June closing
Kitchen has gas cooktop => room; -; -; the kitchen has a gas cooktop
few repairs needed => condition; -; -; a few repairs are needed
Taxes not yet assessed => condition; -; -; the taxes are not yet assessed
tandem => unused: Its words do not make a phrase that could be told: put it in other words.
wind mitigation report => unused: Its words do not make a phrase that could be told: put it in other words.
new shingles + gutters fall 2023 => update; new roof; new shingles (plural); the shingles were installed in 2023; year 2023 || update; new gutters; new gutters (plural); the gutters were installed in 2023; year 2023
glass block => system; -; glass block windows (plural); -
1 pet => pets; pet limits; -; one pet is allowed; n 1; list one at most
Seller is licensed agent => terms; -; -; the seller is a licensed agent
Smart home pkg => amenity; -; smart home package (singular); -
Pool and tennis community => community; community pool; community pool (singular); - || community; -; community tennis courts (plural); -
55+ gated golf comm. => restriction; -; -; it is in a 55+ gated golf community
Photos similar => terms; -; -; the photos show a similar home
`,
  'Multi-Family': `
will be delivered vacant => tenancy; -; -; it will be delivered vacant
`,
  Townhouse: `
rental permits currently available => restriction; -; -; rental permits are currently available
`,
  Land: `
elk => land; -; -; there are elk
Domestic well permit possible (35+ ac) => condition; -; -; a domestic well permit is possible (35+ acres)
owner/broker => terms; -; -; the owner is a licensed broker
camping allowed up to 14 days => restriction; -; -; camping is allowed for up to 14 days
`,
  Condo: `
Third Ward timber loft => building; -; -; it is a Third Ward timber loft
`,
}
