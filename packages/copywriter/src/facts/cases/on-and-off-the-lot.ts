import type { PropertyType } from '@listwright/contracts'

/** What a note says the property is, what lies off the lot, and notes that were told in part or not at all. */
export const onAndOffTheLotCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Radiant heat on the main level and in the baths => system; radiant floor heating; radiant heat ~ on the main level and in the baths (mass); -
Oak floors in the foyer and on the stairs => finish; oak, maple, or walnut floors; oak floors ~ in the foyer and on the stairs (plural); -
Cabinets in the garage and shelving => finish; -; cabinets ~ in the garage (plural); - || finish; -; shelving (mass); -
Beach access ramp 400 feet away => location; near beach; -; the beach access ramp is 400 feet away; distance 400 feet; place the beach access ramp
Half a mile to the village falls => location; distance to a named place; -; the village falls are half a mile away; distance half a mile; place the village falls
Fig, quince and Asian pear trees => land; -; fig, quince, and Asian pear trees (plural); -
Pool, spa and large wood decks => amenity; pool; pool (singular); - || amenity; hot tub; spa (singular); - || outdoor place; deck; large wood decks (plural); -
Plaster repairs under way on the second floor => condition; -; -; plaster repairs are under way on the second floor
Blueberry barrens behind the house => land; -; blueberry barrens ~ behind the house (plural); -
Swim ladder and kayak float => amenity; -; swim ladder (singular); - || amenity; -; kayak float (singular); -
Trailhead to the Deschutes River Trail at the end of the street => location; -; -; a trailhead to the Deschutes River Trail is at the end of the street
Boat launch at the foot of the road => location; -; -; a boat launch is at the foot of the road
Trail to the pond => land; trails; trail ~ to the pond (singular); -
Working cattle farm with a brick farmhouse => character; -; -; it is a working cattle farm with a brick farmhouse
Horse farm with guest house => land; -; horse farm (singular); - || income; guest house; guest house (singular); -; of horse farm
Shingle cottage above Carver's Harbor => character; -; -; it is a shingle cottage above Carver's Harbor
Guest cottage above the garage => income; guest house; guest cottage ~ above the garage (singular); -
Stucco Craftsman bungalow => character; -; stucco Craftsman bungalow (singular); it is a stucco Craftsman bungalow
Camelback shotgun house => character; -; camelback shotgun house (singular); it is a camelback shotgun house
Camelback views => view; named mountain view; Camelback views (plural); Camelback is in view; place Camelback; seen Camelback
Panorama of the Sneffels Range => view; -; panorama of the Sneffels Range (singular); -
View of the Wind River Range => view; river view; view of the Wind River Range (singular); the Wind River Range is in view; place the Wind River Range; seen the Wind River Range
View of the River Valley => view; river view; view of the river valley (singular); the river valley is in view; seen the river valley
Aurora views from the upstairs bedroom => view; -; aurora views ~ from the upstairs bedroom (plural); it has aurora views from the upstairs bedroom
320 feet of granite shorefront => amenity; -; -; it has 320 feet of granite shorefront; n 320
Hardwod floors => finish; hardwood floors; hardwood floors (plural); -
Walls of glass facing the canyon => character; wall of windows; walls of glass ~ facing the canyon (plural); -
Built Green 4-Star => system; -; -; it is rated Built Green 4-Star
Former schoolhouse, rewired in 2015 => character; -; former schoolhouse (singular); it is a former schoolhouse || update; -; -; it was rewired in 2015; year 2015
Near North Church steeple => unused: Fair Housing: it speaks of people, or judges an area, rather than the property.
`,
  Condo: `
View of the North Church steeple => view; -; view of the North Church steeple (singular); the North Church steeple is in view; place the North Church steeple; seen the North Church steeple
Paved bike path to Dillon Reservoir => location; -; -; a paved bike path leads to Dillon Reservoir
Former tobacco warehouse, converted in 2008 => building; -; -; it is in a former tobacco warehouse converted in 2008
`,
  Apartment: `
Converted hotel in the downtown core => building; -; -; it is in a converted hotel in the downtown core
Overlook of the Spokane River => view; -; overlook of the Spokane River (singular); -
`,
  Land: `
Loblolly pine plantation, planted in 2006 => land; timber; loblolly pine plantation (singular); - || land; -; -; the loblolly pine plantation was planted in 2006; year 2006
Zoned CM1.5 => zoning; zoning, land; CM1.5 zoning (mass); it is zoned CM1.5
Zoned R2 => zoning; zoning, land; R-2 zoning (mass); it is zoned R-2
`,
  Commercial: `
Public lot within one block => parking; -; -; a public lot is within one block
Floodgate-protected district => location; -; -; it is in a floodgate-protected district
Former bank on Main Street => building; -; -; it is a former bank on Main Street
`,
}
