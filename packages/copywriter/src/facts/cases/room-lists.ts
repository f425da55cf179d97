import type { PropertyType } from '@listwright/contracts'

/** Lists of what a room has, cut at their commas, and defects and permits typed behind a comma. */
export const roomListCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Primary suite w/ tray ceiling, dual vanity & tiled shower => room; primary suite; primary suite (singular); - || character; tray ceiling; tray ceiling (singular); -; of primary suite || finish; dual vanities; dual vanity (singular); -; of primary suite || amenity; -; tiled shower (singular); -; of primary suite
Owners suite on main with jetted tub, separate shower and his/her closets => room; primary suite on the main level; primary suite ~ on the main level (singular); - || finish; jetted tub; jetted tub (singular); -; of primary suite on the main level || finish; walk-in shower; separate shower (singular); -; of primary suite on the main level || storage; dual walk-in closets; dual closets (plural); -; of primary suite on the main level
Eat-in kitchen w/ new LVT, oak cabs, gas stove => room; eat-in kitchen; eat-in kitchen (singular); - || finish; luxury vinyl plank; new luxury vinyl tile (mass); -; of eat-in kitchen || finish; wood cabinets; oak cabinets (plural); -; of eat-in kitchen || appliance; gas range; gas stove (singular); -; of eat-in kitchen
Updated kitchen with granite, stainless and island => update; updated kitchen; updated kitchen (singular); - || finish; granite counters; granite counters (plural); -; of updated kitchen || appliance; stainless appliances; stainless steel appliances (plural); -; of updated kitchen || finish; kitchen island; island (singular); -; of updated kitchen
Finished basement w/ wet bar, full bath => room; finished basement; finished basement (singular); - || amenity; wet bar; wet bar (singular); -; of finished basement || room; -; full bath (singular); -; of finished basement
Covered patio w/ fans, fire pit => outdoor place; covered patio; covered patio (singular); - || system; -; fans (plural); -; of covered patio || amenity; fire pit; fire pit (singular); -; of covered patio
Fenced yard with raised beds, shed and fruit trees => outdoor place; fenced yard; fenced yard (singular); - || outdoor place; raised beds; raised beds (plural); -; of fenced yard || storage; storage shed; shed (singular); -; of fenced yard || land; fruit trees; fruit trees (plural); -; of fenced yard
Eat-in kitchen with island, mudroom => room; eat-in kitchen; eat-in kitchen (singular); - || finish; kitchen island; island (singular); -; of eat-in kitchen || room; mudroom; mudroom (singular); -
Primary bath with soaking tub, 2 sinks => room; primary bathroom; primary bath (singular); - || finish; soaking tub; soaking tub (singular); -; of primary bath || finish; -; two sinks (plural, counted); -; n 2; of primary bath
Needs some exterior brick work, quotes available => condition; -; -; it needs some exterior brick work, with quotes available; list exterior brick work
Complete remodel 2023, permits pulled => update; -; -; it was completely remodeled in 2023, with permits; year 2023
Full unfinished basement, some seepage => storage; unfinished basement; full unfinished basement (singular); - || storage; -; some seepage (singular, counted); -; of full unfinished basement
Invisible fence, collars incl. => outdoor place; -; invisible fence (singular); - || outdoor place; -; collars ~ included (plural); -; of invisible fence
Pool table, cover included => amenity; -; pool table (singular); - || amenity; -; cover ~ included (singular); -; of pool table
`,
  Condo: `
Rentals allowed, 12 mo min => restriction; -; -; rentals are allowed, with a 12-month minimum
`,
}
