import type { PropertyType } from '@listwright/contracts'

/** Notes that look like those of another kind, and what they are told as. */
export const lookalikeCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
View of Chelsea => view; -; view of Chelsea (singular); Chelsea is in view; place Chelsea; seen Chelsea
Neighborhood views => view; -; neighborhood views (plural); the neighborhood is in view; seen the neighborhood
Views of the orange groves => view; -; views of the orange groves (plural); the orange groves are in view; seen the orange groves
Near the International Market => location; near groceries; -; it is near the International Market; place the International Market
2,400 sf, excluding basement => building; -; -; it has 2,400 square feet, excluding the basement
Excludes garage => building; -; -; the square footage excludes the garage
Excluding unfinished basement => building; -; -; the square footage excludes the unfinished basement
Excludes dining room chandelier => terms; -; -; the dining room chandelier is excluded
Seller excludes curtains => terms; -; -; the curtains are excluded
Solar panels, paid off => system; -; paid-off solar panels (plural); -
Solar panels, gas, well => system; solar panels; solar panels (plural); - || utilities; -; -; there is gas || utilities; private well; well (singular); -
Detached garage, fenced => parking; detached garage; detached garage (singular); - || outdoor place; fenced yard; -; the yard is fenced
Detached garage, heated => parking; detached garage; heated detached garage (singular); -
Fireplace, gas => amenity; gas fireplace; gas fireplace (singular); -
Water heater, gas => system; -; gas water heater (singular); -
Pool, fenced => amenity; pool; fenced pool (singular); -
Shed, gas => storage; storage shed; shed (singular); - || utilities; -; -; there is gas
Driveway, private => parking; off-street parking; private driveway (singular); -
Patio, private => outdoor place; patio; private patio (singular); -
Horses allowed per CC&Rs => restriction; -; -; horses are allowed per the CC&Rs
Chickens not allowed per CC&Rs => restriction; -; -; chickens are not allowed per the CC&Rs
RV parking allowed per CC&Rs => restriction; -; -; RV parking is allowed per the CC&Rs
Good credit 700 => terms; -; -; good credit, with a score of 700, is required
Excellent credit 720 => terms; -; -; excellent credit, with a score of 720, is required
Minimum credit 650 => terms; -; -; the minimum credit score is 650
Seller credit $5,000 => terms; -; -; a $5,000 seller credit is offered
$2,500 solar credit => terms; -; -; a $2,500 solar credit is offered
$3,000 flooring allowance => terms; -; -; a $3,000 flooring allowance is offered
New Trier High School => location; -; -; the high school is New Trier
New Canaan schools => location; -; -; it is served by New Canaan schools
Old Saybrook High => location; -; -; the high school is Old Saybrook
Two Rivers Elementary => location; -; -; the elementary school is Two Rivers
All schools => unused: Schools are told by name alone, without rating or praise: type the whole name of the school or the district.
No schools => unused: Schools are told by name alone, without rating or praise: type the whole name of the school or the district.
New high school => unused: Schools are told by name alone, without rating or praise: type the whole name of the school or the district.
Old school house => character; -; -; it is an old school house
No permit issued => condition; -; -; no permit has been issued
No permits issued => condition; -; -; no permits have been issued
ADU plans approved => condition; -; -; ADU plans have been approved
Building permit issued => condition; -; -; a building permit has been issued
Permits not issued => condition; -; -; the permits are not issued
ALTA survey completed 2022 => update; -; -; an ALTA survey was completed in 2022; year 2022
Furniture not available separately => condition; -; -; the furniture is not available separately
No hot tub included => terms; -; -; no hot tub is included
Garage roughed in for bath => utilities; -; -; the garage is roughed in for a bath
Rough-in for bath => utilities; -; -; it is roughed in for a bath
Basement rough-in for full bath => utilities; basement plumbed for a bath; -; the basement is roughed in for a full bath
Attic roughed in for half bath => utilities; -; -; the attic is roughed in for a half bath
`,
  Land: `
Site plan approved => condition; -; -; a site plan has been approved
No variance granted => condition; -; -; no variance has been granted
`,
  Condo: `
Private storage unit => storage; storage locker; private storage unit (singular); -
Private rear unit => building; -; -; it is a private rear unit
`,
}
