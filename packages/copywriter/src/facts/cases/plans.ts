import type { PropertyType } from '@listwright/contracts'

/** Plans, levels and rooms in the shorthand of agents, and short forms of single words. */
export const planCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
4BR incl guest rm + full bath on main => room; -; -; the four bedrooms include a guest room with a full bath on the main level
3BR including office on 1st floor => room; -; -; the three bedrooms include an office on the first floor
5BR all en suite => room; -; -; all five bedrooms are en suite
laundry, closet off hall => amenity; -; -; the laundry is in a closet off the hall
Architect designed, one story, L shaped around courtyard => building; -; -; it is architect-designed || character; single-level layout; single-story layout (singular); - || character; -; -; it is L-shaped around a courtyard
custom built => building; -; -; it is custom-built
U shaped around pool => character; -; -; it is U-shaped around a pool
1BR/1BA 2nd floor => building; -; -; it is on the second floor
2 BR each w/ own bath up, half ba main => room; -; -; upstairs, each of the two bedrooms has its own bath || room; -; -; there is a half bath on the main level
3 bedrooms, each with walk-in closet => room; -; three bedrooms (plural, counted); -; n 3 || storage; walk-in closet; walk-in closets (plural); -; of three bedrooms
3 up 1 down => room; -; -; there are three bedrooms upstairs and one downstairs
3 up 1 down + finished bsmt w/ ext entrance => room; -; -; there are three bedrooms upstairs and one downstairs || room; finished basement; finished basement (singular); - || income; separate entrance; exterior entrance (singular); -; of finished basement
brick dependency = 1BR guest cottage, own HVAC => room; -; -; the brick dependency is a one-bedroom guest cottage with its own HVAC
detached studio = art space, own bath => room; -; -; the detached studio is an art space with its own bath
formal dining being used as office => room; -; -; the formal dining room is being used as an office
3rd bedroom currently used as gym => room; -; -; the third bedroom is currently used as a gym
up BR is half-story w/ sloped ceil => room; -; -; the upstairs bedroom is a half-story with a sloped ceiling
L-shaped kitchen => room; -; L-shaped kitchen (singular); -
architect on site => land; -; -; there is an architect on site
all bedrooms upstairs => room; -; -; all bedrooms are upstairs
W/D in unit => amenity; in-unit laundry; washer and dryer ~ in the unit (plural); -
garage used as storage => room; -; -; the garage is used as storage
3 bedrooms up => room; -; three bedrooms ~ upstairs (plural, counted); -; n 3
bedroom upstairs => room; -; bedroom ~ upstairs (singular); -
all one level => character; single-level layout; all one level (singular, counted); -
1/2 bath on main => room; -; -; there is a half bath on the main level
limestone ext, standing seam roof => finish; -; limestone exterior (singular); - || system; metal roof; standing-seam roof (singular); -
ski locker rt outside door => storage; ski storage; ski locker ~ right outside the door (singular); -
1 uncovered pkg spot on st side => parking; -; uncovered parking spot ~ on the street side (singular); -; n 1
new furnace 11/23, blown insul in attic => update; new furnace; new furnace (singular); the furnace was installed in 2023; year 2023 || system; -; blown insulation ~ in the attic (mass); -
equipment can be purchased sep => terms; -; -; the equipment can be purchased separately
Hi tensile fence, 5 paddocks w/ water lines => outdoor place; -; high-tensile fence (singular); - || land; -; -; there are five paddocks with water lines
sealed crawlspce w/ dehumidifier => parking; -; sealed crawl space (singular); - || system; -; dehumidifier (singular); -; of sealed crawl space
gunite pool 14x44, autocover => amenity; pool; 14-by-44 gunite pool (singular); - || amenity; -; automatic cover (singular); -; of 14-by-44 gunite pool
quick poss ok => terms; -; -; quick possession is possible
Dickinson propane firplace, mini split => amenity; fireplace; Dickinson propane fireplace (singular); - || system; mini splits; mini split (singular); -
ext lighting => amenity; landscape lighting; exterior lighting (mass); -
`,
  Condo: `
W/D in unit, closet off kit => amenity; -; -; the washer and dryer are in a closet off the kitchen
2BR/2BA 3rd flr, elevator bldg => building; -; -; it is on the third floor || building; elevator building; elevator building (singular); it is in an elevator building
faces street => location; -; -; it faces the street
`,
  Apartment: `
2nd flr, faces courtyard not street => building; -; -; it is on the second floor and faces the courtyard, not the street
top flr walk up, 3rd => building; -; -; it is a walk-up on the third floor, the top floor
`,
  Townhouse: `
4 level TH, end unit, windows 3 sides => building; -; -; it is a four-level, end-unit townhouse || character; -; -; there are windows on three sides
`,
}
