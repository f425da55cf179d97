import type { PropertyType } from '@listwright/contracts'

/** Whole phrases of agents who type articles, clauses and lists as in a sentence: they are told as typed. */
export const carefulPhraseCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
an island kitchen that opens to the dining area => finish; kitchen island; island kitchen ~ that opens to the dining area (singular); -
wood cookstove that still heats the kitchen => appliance; -; wood cookstove ~ that still heats the kitchen (singular); -
roll-in dock that stays with the property => amenity; -; roll-in dock ~ that stays with the property (singular); -
a fitness room that opens to a cold plunge => room; home gym; fitness room ~ that opens to a cold plunge (singular); -
walls of pocketing glass that open to the pool terrace => finish; -; walls of pocketing glass ~ that open to the pool terrace (plural); -
oak woodwork that was never painted => character; natural woodwork; oak woodwork ~ that was never painted (mass); -
a motor court behind steel gates => parking; motor court; motor court ~ behind steel gates (singular); -
a bar clad in fluted onyx => amenity; -; -; the bar is clad in fluted onyx
a deck overlooking protected woods => outdoor place; deck; deck ~ overlooking protected woods (singular); -
a hidden walk-in pantry behind cabinet doors => storage; walk-in pantry; hidden walk-in pantry ~ behind cabinet doors (singular); -
boot room with heated lockers for fourteen => room; mudroom; boot room (singular); - || storage; mudroom lockers; heated lockers ~ for fourteen (plural); -; n 14; of boot room
heart pine floors on all three levels => finish; oak, maple, or walnut floors; heart pine floors ~ on all three levels (plural); -
nine-foot ceilings on both the main and lower levels => character; high ceilings; nine-foot ceilings ~ on both the main and lower levels (plural); -; n 9
tile on the first and second floors => finish; -; tile ~ on the first and second floors (mass); -
twenty minutes by train to Boston => location; distance to a named place; -; it is 20 minutes to Boston by train; distance 20 minutes; place Boston
fifteen minutes by bike to Shem Creek => location; distance to a named place; -; it is 15 minutes to Shem Creek by bike; distance 15 minutes; place Shem Creek
views of the Collegiate Peaks from the building site => view; -; views of the Collegiate Peaks ~ from the building site (plural); the Collegiate Peaks are in view from the building site; place the Collegiate Peaks; seen the Collegiate Peaks
a view of Society Hill's steeples => view; named mountain view; view of Society Hill's steeples (singular); Society Hill's steeples are in view; place Society Hill's steeples; seen Society Hill's steeples
ferry traffic in view from the kitchen table => view; -; views of the ferry traffic ~ from the kitchen table (plural); the ferry traffic is in view from the kitchen table; seen the ferry traffic
a farmhouse sink set beneath a pasture view => finish; -; -; there is a farmhouse sink set beneath a pasture view
outdoor hot tub set into a stone terrace => amenity; -; -; there is an outdoor hot tub set into a stone terrace
cast-iron columns left exposed in the great room => character; -; -; the cast-iron columns have been left exposed in the great room
hilltop site with a forty-mile view => land; -; hilltop site (singular); - || view; view, unnamed; 40-mile view (singular); -; of hilltop site
updated plumbing beneath the house => update; updated plumbing; updated plumbing ~ beneath the house (mass); -
third-floor kitchen and bath redone in 2023 => update; -; -; the third-floor kitchen and bath were redone in 2023; year 2023
a partially finished basement with room for a workbench => room; -; -; the basement is partially finished, with room for a workbench
whole-house audio and lighting control => technology; built-in speakers; whole-house audio (mass); - || technology; smart lighting; lighting control (mass); -
three garage spaces with two car chargers => parking; garage space in the building; three garage spaces (plural, counted); -; n 3 || parking; EV charger; two car chargers (plural, counted); -; n 2; of three garage spaces
six fireplaces, each with its original mantel => amenity; several fireplaces; six fireplaces (plural, counted); -; n 6 || character; mantel; original mantels (plural); -; of six fireplaces
a smokehouse and a springhouse, both restored => outdoor place; -; -; the smokehouse has been restored || outdoor place; -; -; the springhouse has been restored
ski-in, ski-out access from a groomed private trail => location; -; -; it has ski-in/ski-out access from a groomed private trail
wraparound terraces with ocean, bay and sunrise views => outdoor place; wraparound terrace; wraparound terraces (plural); - || view; -; ocean, bay, and sunrise views (plural); the ocean, the bay, and the sunrise are in view; seen the ocean, the bay, and the sunrise; of wraparound terraces
game loft with shuffleboard and a wet bar => room; -; game loft (singular); - || amenity; -; shuffleboard (mass); -; of game loft || amenity; wet bar; wet bar (singular); -; of game loft
a kitchen bay that holds a full-size table => room; -; kitchen bay ~ that holds a full-size table (singular); -
`,
  Condo: `
a shared roof deck with grills and river views => building; -; shared roof deck ~ with grills and river views (singular); -
common roof deck with views toward the harbor => building; -; common roof deck ~ with views toward the harbor (singular); -
shared porch with a view of the maples => building; -; shared porch ~ with a view of the maples (singular); -
a top-floor flat with skylights => building; -; -; it is a top-floor flat || character; skylights; skylights (plural); -
ocean, bay and skyline views => view; -; ocean, bay, and skyline views (plural); the ocean, the bay, and the skyline are in view; seen the ocean, the bay, and the skyline
`,
  'Multi-Family': `
three apartments with two bedrooms each => room; -; three apartments (plural, counted); -; n 3 || building; -; -; each unit has two bedrooms
`,
}
