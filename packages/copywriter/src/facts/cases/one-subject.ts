import type { PropertyType } from '@listwright/contracts'

/** Notes whose parts share one subject, and the articles inside of their phrases. */
export const oneSubjectCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Walkout rambler in need of updating => character; -; -; it is a walk-out rambler in need of updating
Living room in need of paint => room; -; living room ~ in need of paint (singular); -
Catchment tank as backup to county water => utilities; -; -; there is a catchment tank as backup to county water
Generator as backup to city power => system; -; generator ~ as backup to city power (singular); -
Hydronic floor heat with a Toyo stove as backup => system; -; hydronic floor heat (mass); - || appliance; -; Toyo stove ~ as backup (singular); -; of hydronic floor heat
Original oak floors with walnut inlay => character; original hardwood floors; original oak floors (plural); - || finish; -; walnut inlay (mass); -; of original oak floors
400 amps of single-phase power => system; -; 400 amps of single-phase power (plural, counted); -; n 400
Reverse floor plan with the kitchen on the third level => character; -; reverse floor plan ~ with the kitchen on the third level (singular); -
Hot tub with the pump in the shed => amenity; hot tub; hot tub (singular); - || system; -; pump ~ in the shed (singular); -; of hot tub
Kitchen with fireplace on the north wall => room; -; kitchen (singular); - || amenity; fireplace; fireplace ~ on the north wall (singular); -; of kitchen
Sugar maple stand with tubing in place => condition; -; -; a sugar maple stand has tubing in place
Septic with plans on file => condition; -; -; the septic has plans on file
Survey in place => land; -; survey ~ in place (singular); a survey is in place
Berth lease with the harbor, transferable => location; -; -; the berth lease with the harbor is transferable
Sewer, water and power at the dock => utilities; -; -; sewer, water, and power are at the dock; list sewer | water | power
Gas, fiber and sewer at the street => utilities; utilities at street; -; gas, fiber, and sewer are at the street; list gas | fiber | sewer
Living area upstairs with a vaulted cedar ceiling => amenity; -; upstairs living area (singular); - || finish; wood ceiling; vaulted cedar ceiling (singular); -; of upstairs living area
Seismic retrofit with city permits, 2016 => update; -; -; the seismic retrofit with city permits dates from 2016; year 2016
Set of French doors, 2020 => character; French doors; set of French doors (singular); the set of French doors dates from 2020; year 2020
Greenbelt tax rate => fee; -; -; it is taxed at the greenbelt rate
Assumable loan at 4.1 percent => terms; assumable loan; -; the loan is assumable at 4.1 percent; n 4.1
Elk in fall and winter => land; hunting; elk ~ in the fall and winter (mass); -
`,
  Condo: `
Shared roof deck with Ohio River view => building; -; shared roof deck ~ with an Ohio River view (singular); -
Pet-friendly association of nine units => pets; -; -; the nine-unit association is pet-friendly
Pet-friendly building => pets; pets allowed; -; pets are allowed
`,
  'Multi-Family': `
Full unfinished basement under both units => storage; unfinished basement; full unfinished basement ~ under both units (singular); -
Shared porch between both units => community; -; shared porch ~ between both units (singular); -
City water with a single master meter => building; -; -; city water is on a single master meter
`,
  Land: `
Mineral rights convey at 50 percent => land; -; -; the mineral rights convey at 50 percent
Covenants allow one house and a barn => character; -; -; the covenants allow one house and a barn
Twenty minutes to the town of Ridgway => location; near downtown; -; it is 20 minutes to the town of Ridgway; distance 20 minutes; place the town of Ridgway
Rural water available at the road => utilities; -; -; rural water is available at the road
Walnut and hickory along the ridge => land; -; -; walnut and hickory grow along the ridge
Oak and pine on the stairs => finish; -; oak and pine ~ on the stairs (mass); -
Stands of pinon and juniper => land; -; -; there are stands of pinon and juniper
Pond, aerated and stocked in 2023 => land; pond; pond (singular); - || land; -; -; the pond was aerated and stocked in 2023; year 2023
`,
}
