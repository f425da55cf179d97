import type { PropertyType } from '@listwright/contracts'

/** What agents type into the tags of a form, in ordinary spelling. */
export const formTagCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
oceanfront cottage => character; -; oceanfront cottage (singular); it is an oceanfront cottage
midcentury post and beam => character; -; -; it is a mid-century post-and-beam
boat and jet ski lift convey => terms; personal property conveys; -; the boat and jet ski lift are included; list the boat and jet ski lift
boat and trailer convey => terms; personal property conveys; -; the boat and the trailer are included; list the boat | the trailer
Prairie style => character; -; -; it is Prairie-style
deck facing open space => outdoor place; deck; deck ~ facing open space (singular); -
half an hour to the airport => location; near airport; -; it is half an hour to the airport; distance half an hour; place the airport
an hour from Dallas => location; distance to a named place; -; it is an hour to Dallas; distance an hour; place Dallas
hour and a half to Houston => location; distance to a named place; -; it is an hour and a half to Houston; distance an hour and a half; place Houston
mile and a half to the lake => location; near lake; -; the lake is a mile and a half away; distance a mile and a half; place the lake
half hour drive to Boise => location; distance to a named place; -; it is a half-hour drive to Boise; distance half-hour drive; place Boise
`,
  Land: `
views of the San Juans => view; -; views of the San Juans (plural); the San Juans are in view; place the San Juans; seen the San Juans
two level building sites => land; level land; two level building sites (plural, counted); -; n 2
an hour from Dallas => location; distance to a named place; -; it is an hour to Dallas; distance an hour; place Dallas
hour to Denver => location; distance to a named place; -; it is an hour to Denver; distance an hour; place Denver
two and a half hours to Austin => location; distance to a named place; -; it is two and a half hours to Austin; distance two and a half hours; place Austin
`,
  Commercial: `
brick storefront building => building; -; brick storefront building (singular); it is a brick storefront building
plumbed for grease trap => condition; -; -; it is plumbed for a grease trap
`,
  Condo: `
guest suites for owners => building; -; -; there are guest suites for owners
6 unit brick => building; -; -; it is in a six-unit brick building
$48,000 gross rent in 2024 => income; -; -; gross rents were $48,000 in 2024; year 2024
`,
}
