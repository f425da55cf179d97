import type { PropertyType } from '@listwright/contracts'

/** Farms, units of rows and buildings, and the work, views and ways that agents type with them. */
export const estateAndUnitCases: Partial<Record<PropertyType, string>> = {
  Condo: `
strong summer rental history $38,000/year => income; -; -; the strong summer rental history shows $38,000 a year
solid winter rental history of $24k a year => income; -; -; the solid winter rental history shows $24,000 a year
east exposure with lake glimpses => character; -; -; it faces east, with glimpses of the lake
southern exposure with mountain peeks => character; -; -; it faces south, with peeks at the mountains
Midtown skyline views => view; city view; Midtown skyline views (plural); the Midtown skyline is in view; place the Midtown skyline; seen the Midtown skyline
Downtown skyline views => view; city view; downtown skyline views (plural); the downtown skyline is in view; seen the downtown skyline
slab granite => finish; -; slab granite counters (plural); -
corner-unit => building; corner unit; corner unit (singular); it is a corner unit
`,
  Townhouse: `
end-unit => building; end unit; end unit (singular); it is an end unit
all-brick => building; -; -; it is all brick
all-stone => building; -; -; it is all stone
mansard roof with slate => system; -; slate mansard roof (singular); -
`,
  'Single Family Home': `
remodeled kitchen with quartz countertops 2021 => update; remodeled kitchen; remodeled kitchen (singular); the kitchen was remodeled in 2021; year 2021 || finish; quartz counters; quartz countertops (plural); -; of remodeled kitchen
updated bath with walk-in shower 2022 => update; -; updated bath (singular); the bath was updated in 2022; year 2022 || finish; walk-in shower; walk-in shower (singular); -; of updated bath
game-day walk to The Grove => location; -; -; The Grove is a game-day walk away; place The Grove
pleasant walk to Main Street => location; -; -; Main Street is a pleasant walk away; place Main Street
level walk to the shops => location; -; -; the shops are a level walk away; place the shops
jitney to NYC train => location; -; -; a jitney runs to the NYC train
jitney to train => location; -; -; a jitney runs to the train
Lake Norman waterfront => location; lake frontage; Lake Norman waterfront (mass); it is on the Lake Norman waterfront
`,
  Estate: `
Bluegrass horse farm => character; -; -; it is a bluegrass horse farm
working thoroughbred farm => character; -; -; it is a working thoroughbred farm
`,
}
