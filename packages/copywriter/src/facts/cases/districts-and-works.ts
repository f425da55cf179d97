import type { PropertyType } from '@listwright/contracts'

/** Names of districts and stations, work with its year, floors and parking: notes that were told with a wrong capital, article or verb. */
export const districtAndWorkCases: Partial<Record<PropertyType, string>> = {
  Condo: `
South Boston 3rd floor walk-up => building; -; -; it is a third-floor walk-up in South Boston; place South Boston
South Boston 3rd floor unit => building; -; -; it is a third-floor unit in South Boston; place South Boston
North Beach 2nd floor flat => building; -; -; it is a second-floor flat in North Beach; place North Beach
West Hollywood top floor condo => building; -; -; it is a top-floor condo in West Hollywood; place West Hollywood
Upper West Side 4th floor walk-up => building; -; -; it is a fourth-floor walk-up on the Upper West Side; place Upper West Side
East Village 5th floor studio => building; -; -; it is a fifth-floor studio in the East Village; place East Village
West Loop corner loft => building; -; -; it is a corner loft in the West Loop; place West Loop
South facing corner unit => building; -; south-facing corner unit (singular); -
Walk to Broadway T => location; distance to a named place; -; the Broadway T station is within walking distance; place the Broadway T station
3 min walk to Davis Square T => location; distance to a named place; -; it is a three-minute walk to the Davis Square T station; distance three-minute walk; place the Davis Square T station
Walk to Rockridge BART => location; near transit; -; the Rockridge BART station is within walking distance; place the Rockridge BART station
Walk to El => location; distance to a named place; -; the El is within walking distance; place the El
Walk to the L => location; distance to a named place; -; the L is within walking distance; place the L
Walk to Bethesda Metro => location; near transit; -; the Bethesda Metro station is within walking distance; place the Bethesda Metro station
Walk to Silver Line Metro => location; near transit; -; the Silver Line Metro is within walking distance; place the Silver Line Metro
Stackable w/d => appliance; washer and dryer included; stackable washer and dryer (plural); -
Stackable w/d in unit => appliance; washer and dryer included; stackable washer and dryer ~ in the unit (plural); -
Stackable washer and dryer => appliance; washer and dryer included; stackable washer and dryer (plural); -
Stackable laundry => amenity; -; stackable laundry (mass); -
Stackable washer/dryer included => terms; personal property conveys; -; the stackable washer and the dryer are included; list the stackable washer | the dryer
Sunrise and sunset balcony => outdoor place; -; -; the balcony has sunrise and sunset views
Sunset and sunrise terrace => outdoor place; -; -; the terrace has sunset and sunrise views
Private sunrise/sunset balcony => outdoor place; -; -; the private balcony has sunrise and sunset views
Sunrise & sunset rear deck => outdoor place; -; -; the rear deck has sunrise and sunset views
Sunset balcony => outdoor place; -; sunset balcony (singular); -
HOA includes non-potable water => fee; -; -; the HOA covers non-potable water; list non-potable water
HOA includes water and non-potable irrigation => fee; -; -; the HOA covers water and non-potable irrigation; list water | non-potable irrigation
Carport plus one open space => parking; carport; carport (singular); - || parking; parking spaces; one open parking space (singular, counted); -; n 1
Garage plus one open space => parking; garage; garage (singular); - || parking; parking spaces; one open parking space (singular, counted); -; n 1
1 covered space plus 1 open space => parking; covered parking; covered space (singular); -; n 1 || parking; parking spaces; open parking space (singular); -; n 1
Carport and two open spots => parking; carport; carport (singular); - || parking; -; two open parking spots (plural, counted); -; n 2
Backs to open space => location; backs to open land; -; it backs to open space
`,
  'Single Family Home': `
Kitchen remodel 2016 => update; remodeled kitchen; remodeled kitchen (singular); the kitchen was remodeled in 2016; year 2016
Bath remodel 2019 => update; -; remodeled bath (singular); the bath was remodeled in 2019; year 2019
Kitchen update 2020 => update; updated kitchen; updated kitchen (singular); the kitchen was updated in 2020; year 2020
Master bath renovation 2021 => update; -; renovated primary bath (singular); the primary bath was renovated in 2021; year 2021
Full kitchen renovation 2015 => update; remodeled kitchen; fully renovated kitchen (singular); the kitchen was fully renovated in 2015; year 2015
Kitchen and bath remodel 2018 => update; remodeled kitchen; remodeled kitchen (singular); the kitchen was remodeled in 2018; year 2018 || update; -; remodeled bath (singular); the bath was remodeled in 2018; year 2018
Basement remodel (2014) => update; -; remodeled basement (singular); the basement was remodeled in 2014; year 2014
Swim/tennis $750/yr => fee; -; -; the swim-and-tennis fee is $750 a year
Swim/tennis dues $750/yr => fee; -; -; the swim-and-tennis fee is $750 a year
Swim/tennis optional $600/yr => fee; -; -; the optional swim-and-tennis fee is $600 a year
Swim and tennis $650/yr => fee; -; -; the swim-and-tennis fee is $650 a year
Swim tennis fee $800/yr => fee; -; -; the swim-and-tennis fee is $800 a year
Swim/tennis community => community; -; community (singular); - || community; community pool; pool (singular); -; of community || community; -; tennis courts (plural); -; of community
New exterior paint 2024 => update; fresh paint; -; the exterior was painted in 2024; year 2024
New interior paint 2023 => update; fresh paint; -; the interior was painted in 2023; year 2023
Exterior paint 2022 => update; fresh paint; -; the exterior was painted in 2022; year 2022
Fresh exterior paint 2021 => update; -; -; the exterior was painted in 2021; year 2021
New paint 2023 => update; fresh paint; -; it was painted in 2023; year 2023
New HVAC downstairs 2022 => update; -; -; a new downstairs HVAC system was installed in 2022; year 2022
New AC upstairs 2020 => update; -; -; a new upstairs air conditioner was installed in 2020; year 2020
New furnace downstairs 2019 => update; -; -; a new downstairs furnace was installed in 2019; year 2019
New upstairs windows 2019 => update; -; -; new upstairs windows were installed in 2019; year 2019
New windows upstairs 2019 => update; new windows; new windows ~ upstairs (plural); the windows upstairs were installed in 2019; year 2019
New carpet upstairs 2023 => update; new flooring; new carpet ~ upstairs (mass); the carpet upstairs was installed in 2023; year 2023
New deck 2021 => outdoor place; deck; new deck (singular); the deck was built in 2021; year 2021
New fence 2022 => outdoor place; fenced yard; new fence (singular); the fence was built in 2022; year 2022
New well 2018 => utilities; drilled well; new well (singular); the well was drilled in 2018; year 2018
Impact rated garage door => finish; -; impact-rated garage door (singular); -
Impact rated windows => system; impact windows; impact-rated windows (plural); -
Wind rated garage door => finish; -; wind-rated garage door (singular); -
Fire rated door => finish; -; fire-rated door (singular); -
Hurricane rated sliders => finish; -; hurricane-rated sliders (plural); -
Roof replaced 2023 after hail => update; -; -; the roof was replaced in 2023 after hail; year 2023
`,
  'Multi-Family': `
First floor owner's unit, second and third are tenants at will => tenancy; -; -; the first floor is the owner's unit, and the second and third floors have tenants at will
First floor owner's unit, second is tenant at will => tenancy; -; -; the first floor is the owner's unit, and the second floor has a tenant at will
1st floor owner occupied, 2nd and 3rd are tenants at will => tenancy; -; -; the first floor is owner-occupied, and the second and third floors have tenants at will
2nd and 3rd floors are tenants at will => tenancy; -; -; the second and third floors have tenants at will
3rd floor tenant at will => tenancy; -; -; the third floor has a tenant at will
1st floor vacant, 2nd floor tenant at will => tenancy; -; -; the first floor is vacant, and the second floor has a tenant at will
Section 8 tenant in place => unused: Fair Housing: it speaks of people, or judges an area, rather than the property.
`,
}
