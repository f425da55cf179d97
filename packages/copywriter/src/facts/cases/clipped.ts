import type { PropertyType } from '@listwright/contracts'

/** Items typed without their verb, or with their words in the order of a form. */
export const clippedCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
2c att gar => parking; two-car garage; two-car attached garage (singular); -; n 2
garage 1.5 car => parking; garage; 1.5-car garage (singular); -; n 1.5
tandem 3 car => parking; tandem garage; three-car tandem garage (singular); -; n 3
roof 2019 tile => character; tile roof; tile roof (singular); the tile roof dates from 2019; year 2019
quartz island 9 ft => finish; kitchen island; nine-foot quartz island (singular); -
tray ceiling primary => character; tray ceiling; tray ceiling ~ in the primary bedroom (singular); -
coffered ceiling dr => character; coffered ceilings; coffered ceiling ~ in the dining room (singular); -
3 bdrms up => room; -; three bedrooms ~ upstairs (plural, counted); -; n 3
4th bdrm lower => room; -; fourth bedroom ~ on the lower level (singular); -
irrigation front only => system; sprinkler system; irrigation ~ in front only (mass); -
whole house gen => system; whole-house generator; whole-house generator (singular); -
solar owned 8.4kw => system; solar panels; owned 8.4-kW solar system (singular); -; n 8.4
knob and tube replaced => update; -; -; the knob-and-tube wiring has been replaced
radiant heat not working => condition; -; -; the radiant heat is not working
bath gutted => condition; -; -; the bath has been gutted
outdoor shower x2 => amenity; outdoor shower; two outdoor showers (plural, counted); -; n 2
wood stove + mini splits x3 => system; wood stove; wood stove (singular); - || system; mini splits; three mini splits (plural, counted); -; n 3
cell service good => system; -; -; the cell service is good
master on main => room; primary suite on the main level; primary bedroom ~ on the main level (singular); -
LVP main => finish; luxury vinyl plank; luxury vinyl plank floors ~ on the main level (plural); -
dirt rd => location; -; -; it is on a dirt road
2 car off st => parking; off-street parking; two off-street parking spaces (plural, counted); -; n 2
guest hse 2/2 => income; guest house; two-bedroom, two-bath guest house (singular); -
`,
  Condo: `
pt doorman => building; doorman; part-time doorman (singular); -
private roof terrace 900sf => outdoor place; roof deck; 900-square-foot private roof terrace (singular); -; n 900
2 spaces tandem => parking; -; two tandem parking spaces (plural, counted); -; n 2
roof deck common => building; rooftop lounge; common roof deck (singular); -
elevator being replaced => amenity; -; -; the elevator is being replaced
rental cap reached => restriction; -; -; the rental cap has been reached
PH => character; -; penthouse (singular); it is a penthouse
`,
  Townhouse: `
new windows front => update; new windows; new windows ~ in front (plural); -
ground rent redeemed => income; -; -; the ground rent has been redeemed
2 bd + den => room; -; two bedrooms (plural, counted); -; n 2 || room; den; den (singular); -
`,
  'Multi-Family': `
vinyl sided => building; -; -; it is vinyl-sided
unit B orig => condition; -; -; unit B is original
full bsmt walkout => room; walkout basement; full walk-out basement (singular); -
roof tpo 2021 => update; roof, commercial; TPO roof (singular); the TPO roof dates from 2021; year 2021
`,
  Land: `
hunting tract 212 ac => land; -; -; it is a 212-acre hunting tract
food plots (6) => land; hunting; six food plots (plural, counted); -; n 6
10 ac timber => land; timber; ten acres of timber (plural, counted); -; n 10
well needed => condition; -; -; a well is needed
elec at st => utilities; power at road; electricity ~ at the street (mass); electricity is at the street
owner fin 20% dn => terms; seller financing; -; owner financing is available with 20 percent down
`,
  Commercial: `
2 lofts above 1 vacant => income; apartment above; two lofts ~ above (plural, counted); -; n 2 || tenancy; -; -; one of the two lofts above is vacant
lease assignable thru 2030 => terms; -; -; the lease is assignable through 2030
tax credit eligible => terms; -; -; it is eligible for a tax credit
playground fenced => community; -; -; the playground is fenced
mixed use 3 story => building; -; three-story mixed-use building (singular); it is a three-story mixed-use building
daycare lease $1800/m => income; -; -; the daycare lease pays $1,800 a month
`,
}
