import type { PropertyType } from '@listwright/contracts'

/** What is said behind a comma of the thing before it, whatever else that note has; and what is not. */
export const tailOfHeadCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
2 story barn 24x36, power, no water => building; -; 24-by-36 two-story barn ~ with power but no water (singular); -
shop 30x40, 220v, no heat => room; -; 30-by-40 shop ~ with 220-volt power but no heat (singular); -
pole barn 30x40, no power => building; -; 30-by-40 pole barn ~ with no power (singular); -
stone cellar, exterior access only => storage; -; stone cellar ~ with exterior access only (singular); -
basement, bulkhead access => storage; -; basement ~ with bulkhead access (singular); -
attic, pull-down access only => storage; -; attic ~ with pull-down access only (singular); -
1st flr BR w/ own full ba, makes good office => room; first-floor bedroom; first-floor bedroom (singular); - || room; -; full bath (singular); -; of first-floor bedroom || room; -; -; the first-floor bedroom makes a good office
4th BR has no closet, makes good office => room; -; -; the fourth bedroom has no closet and makes a good office
loft, would make nice studio => room; -; loft ~ that would make a nice studio (singular); -
elec range, convertible to gas, propane tank leased => appliance; -; electric range ~ that is convertible to gas (singular); - || terms; -; -; the propane tank is leased
den, convertible to 4th bedroom => room; -; den ~ that is convertible to a fourth bedroom (singular); -
2 silos, 1 usable => building; -; two silos ~ (one of them usable) (plural, counted); -; n 2
8 stalls, 5 usable now => building; -; eight stalls ~ (five of them usable now) (plural, counted); -; n 8
2 fireplaces, 1 working => amenity; -; two fireplaces ~ (one of them working) (plural, counted); -; n 2
24x28 HEATED gar, floor drain => parking; heated garage; 24-by-28 heated garage (singular); - || system; -; floor drain (singular); -; of 24-by-28 heated garage
2 car att, finished walls => parking; two-car garage; two-car attached garage (singular); -; n 2 || finish; -; finished walls (plural); -; of two-car attached garage
2 car attached garage, finished walls, basement => parking; two-car garage; two-car attached garage (singular); -; n 2 || finish; -; finished walls (plural); -; of two-car attached garage || storage; basement; basement (singular); -
detached garage, openers, floor drain => parking; detached garage; detached garage (singular); - || system; -; openers (plural); -; of detached garage || system; -; floor drain (singular); -; of detached garage
outside shower w/ dressing stall, hot water => amenity; outdoor shower; outdoor shower (singular); - || parking; -; dressing stall (singular); -; of outdoor shower || utilities; -; hot water (mass); -; of outdoor shower
rents under mkt, last raised 2022 => income; -; -; rents are below market || income; -; -; rents were last raised in 2022; year 2022
property taxes $4,200, reassessed 2023 => fee; property taxes; -; property taxes are $4,200; money $4,200 | property taxes || income; -; -; property taxes were reassessed in 2023; year 2023
detached ohana studio, permitted => room; -; permitted detached ohana studio (singular); -
certified organic since 2011 (MOSA) => land; -; -; the land has been certified organic by MOSA since 2011
2 car garage, new roof => parking; two-car garage; two-car garage (singular); -; n 2 || update; new roof; new roof (singular); -
garage, workshop => parking; garage; garage (singular); - || room; workshop; workshop (singular); -
kitchen, hot water heater 2020 => room; -; kitchen (singular); - || update; -; hot water heater (singular); the hot water heater dates from 2020; year 2020
gas range, no dishwasher => appliance; -; gas range ~ with no dishwasher (singular); -
cape, no garage => character; -; -; it is a Cape, with no garage
barn, no HOA => building; barn; barn (singular); - || fee; no hoa; -; there is no HOA
dock, rebuilt 2020 => amenity; boat dock; dock (singular); - || update; -; rebuilt dock (singular); the dock was rebuilt in 2020; year 2020
three levels, 2 baths => character; two stories; three levels (plural, counted); -; n 3
porch, last painted 2022 => outdoor place; front porch; porch (singular); - || outdoor place; -; -; the porch was last painted in 2022; year 2022
house, remodeled 2022 => update; renovated; -; it was remodeled in 2022; year 2022
saltwater pool & spa, heated, 2018 => amenity; -; heated saltwater pool and spa ~ from 2018 (plural); -
gunite pool 14x44, autocover => amenity; pool; 14-by-44 gunite pool (singular); - || amenity; -; automatic cover (singular); -; of 14-by-44 gunite pool
pool, heater 2020 => amenity; pool; pool (singular); - || amenity; -; heater ~ from 2020 (singular); -; of pool
`,
  Townhouse: `
HOA $280/mo, 8 units total => fee; hoa fee; -; HOA dues are $280 a month; money $280 | a month | HOA || community; -; -; the association has eight homes in total
HOA $280/mo, 2 car garage => fee; hoa fee; -; HOA dues are $280 a month; money $280 | a month | HOA || parking; two-car garage; two-car garage (singular); -; n 2
`,
}
