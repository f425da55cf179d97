import type { PropertyType } from '@listwright/contracts'

/** Measures, adjectives and states typed behind a thing and its comma; numbers that were written out. */
export const behindCommaCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Rooftop solar array, 8.2 kilowatts, owned => system; -; 8.2-kilowatt owned rooftop solar array (singular); -
Private pool, 12 by 24 feet, heated => amenity; pool; 12-by-24-foot heated private pool (singular); -; n 24
Rainwater cistern, 1,500 gallons => utilities; -; -; there is a 1,500-gallon rainwater cistern
Fifty acres of fescue pasture, cross-fenced => land; pasture; 50 acres of cross-fenced fescue pasture (plural, counted); -; n 50
Deep-water mooring, transferable => amenity; -; transferable deep-water mooring (singular); -
Easement to the lake, recorded => restriction; easement or shared drive; recorded easement ~ to the lake (singular); -
Super-insulated walls, twelve inches thick => finish; -; 12-inch-thick super-insulated walls (plural); -
Tandem third garage bay, 34 feet deep => parking; -; 34-foot-deep tandem third garage bay (singular); -
Dock, 60 feet long, permitted => amenity; boat dock; 60-foot-long permitted dock (singular); -
Dock, 40 feet, with electricity => amenity; boat dock; 40-foot dock (singular); - || utilities; -; electricity (mass); -; of 40-foot dock
Wolf range, 48 inches => appliance; professional range; 48-inch Wolf range (singular); -
Propane tank, leased => utilities; propane; leased propane tank (singular); -
Four coal-burning fireplaces, now decorative => amenity; -; -; the four coal-burning fireplaces are now decorative
Elevator, now out of service => amenity; -; -; the elevator is now out of service
Trout water, stocked each spring => utilities; -; -; the trout water is stocked each spring
Raised on piers, flood zone X => condition; -; -; it is raised on piers || restriction; -; -; it is in flood zone X
Beach, 400 feet => location; -; -; the beach is nearby (400 feet); place the beach
Lake Austin, 300 feet => location; -; -; it is near Lake Austin (300 feet); place Lake Austin
Opens to patio, 12 feet => location; -; -; it opens to the patio (12 feet)
Shared well, 9 gallons per minute => utilities; -; -; the shared well yields 9 gallons a minute
Sauna, two windows => amenity; sauna; sauna (singular); - || system; -; two windows (plural, counted); -; n 2
Dining room, currently used as an office => room; -; -; the dining room is currently used as an office
Forty-eight-inch dual-fuel range => appliance; dual-fuel range; 48-inch dual-fuel range (singular); -
Twenty-thousand-gallon rainwater collection system => system; -; 20,000-gallon rainwater collection system (singular); -
Thirteen-foot ceilings => character; high ceilings; 13-foot ceilings (plural); -; n 13
Two-hundred-amp panel => system; electrical service; 200-amp panel (singular); -; n 200
Three blocks to Forty Acres Park => location; near park; -; Forty Acres Park is three blocks away; distance three blocks; place Forty Acres Park
Corner of Thirty-Second Street => location; -; -; it is at the corner of Thirty-Second Street; place Thirty-Second Street
Ten or twelve apple trees => land; fruit trees; ten or twelve apple trees (plural, counted); -; n 10
`,
  Land: `
Sixteen acres of hardwood bottom => land; -; 16 acres of hardwood bottom (plural, counted); -; n 16
Pasture, cross-fenced => land; -; cross-fenced pasture (singular); -
Two and a half miles to Thirty Mile Creek => location; distance to a named place; -; Thirty Mile Creek is two and a half miles away; distance two and a half miles; place Thirty Mile Creek
`,
  Commercial: `
Two drive-in doors, 14 by 16 feet => building; drive-in doors; two 14-by-16-foot drive-in doors (plural, counted); -; n 2
Type I hood, 16 feet, with fire suppression => room; commercial kitchen; 16-foot Type I hood (singular); - || system; fire sprinklers; fire suppression (mass); -; of 16-foot Type I hood
Truck court, 130 feet deep => outdoor place; truck court; 130-foot-deep truck court (singular); -; n 130
Grease interceptor, 1,500 gallons => system; grease trap; 1,500-gallon grease interceptor (singular); -
Thirty-one parking spaces => parking; parking spaces; 31 parking spaces (plural, counted); -; n 31
`,
}
