import type { PropertyType } from '@listwright/contracts'

/** Notes that were told in a broken sentence, or with a false fact. */
export const brokenNoteCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
special assessments paid down 2022 => fee; -; -; the special assessments were paid down in 2022
special assessment lifted 2021 => fee; -; -; the special assessment was lifted in 2021
assessment paid 2022 => fee; -; -; the assessment was paid in 2022
dues 2024 => unused: It may be a sum or a year: type the sum with a dollar sign.
taxes 2023 => unused: It may be a sum or a year: type the sum with a dollar sign.
kitchen with quartz and induction range 2022 => room; -; kitchen (singular); - || finish; quartz counters; quartz counters (plural); the quartz counters date from 2022; year 2022; of kitchen || appliance; induction cooktop; induction range (singular); the induction range dates from 2022; year 2022; of kitchen
bath with subway tile, 2019 => room; -; bath (singular); - || update; -; subway tile (mass); the subway tile dates from 2019; year 2019; of bath
primary bath with soaking tub 2021 => room; primary bathroom; primary bath (singular); - || finish; soaking tub; soaking tub (singular); the soaking tub dates from 2021; year 2021; of primary bath
hip-roof barn, new steel 2019 => building; -; -; the hip-roof barn got new steel in 2019; year 2019
hip-roof barn, new steel roof 2019 => building; -; -; the hip-roof barn got a new steel roof in 2019; year 2019
gambrel-roof barn => building; -; gambrel-roof barn (singular); -
hipped-roof barn, new metal roof 2021 => building; -; -; the hipped-roof barn got a new metal roof in 2021; year 2021
neighborhood swim and tennis => community; community pool; community pool (singular); - || community; -; community tennis courts (plural); -
swim tennis community => community; -; community (singular); - || community; community pool; pool (singular); -; of community || community; -; tennis courts (plural); -; of community
swim-and-tennis neighborhood => community; -; community (singular); - || community; community pool; pool (singular); -; of community || community; -; tennis courts (plural); -; of community
kitchen with koa cabinet fronts => room; -; -; there is a kitchen with koa cabinet fronts
walnut cabinet fronts => finish; -; walnut cabinet fronts (plural); -
recently painted interior => update; -; -; the interior was recently painted
freshly painted exterior => update; -; -; the exterior was freshly painted
kitchen opened up with waterfall quartz island => update; -; -; the kitchen has been opened up || finish; -; waterfall quartz island (singular); -
kitchen cabinets and granite new 2017 => update; -; -; the kitchen cabinets and granite counters were installed in 2017; year 2017
roof and gutters new 2020 => update; -; -; the roof and gutters were installed in 2020; year 2020
conservation easement, Virginia Outdoors Foundation => restriction; -; -; it is under a conservation easement held by the Virginia Outdoors Foundation
direct ride-out to Orange County Hunt => land; -; -; there is a direct ride-out to Orange County Hunt
ride-out to trails => land; -; -; there is a ride-out to trails
Larkspur trail behind lot => location; -; -; the Larkspur Trail is behind the lot
bike path behind house => location; -; -; there is a bike path behind the house
Fig Garden Village within a mile => location; near downtown; -; Fig Garden Village is within a mile; place Fig Garden Village
kitchen island on casters => finish; kitchen island; kitchen island ~ on casters (singular); -
whole-house generator, natural gas => system; whole-house generator; natural gas whole-house generator (singular); -
Generac generator, propane => system; whole-house generator; propane Generac generator (singular); -
roof 2019, 30-year architectural shingle => update; -; 30-year architectural shingle roof (singular); the 30-year architectural shingle roof dates from 2019; year 2019
roof 2021, standing seam metal => system; metal roof; standing-seam metal roof (singular); the standing-seam metal roof dates from 2021; year 2021
radiant heat in slab, lower level => system; radiant floor heating; radiant heat ~ in the lower-level slab (mass); -
main-floor bath and laundry => room; -; main-floor bath (singular); - || room; main-level laundry; main-floor laundry (mass); -
upper-level bedroom and office => room; -; upper-level bedroom (singular); - || room; home office; upper-level office (singular); -
double-wall construction, remodeled 2018 => building; -; -; it is of double-wall construction and was remodeled in 2018; year 2018
built-out closets, California Closets 2020 => update; -; built-out closets ~ by California Closets (plural); the built-out closets by California Closets date from 2020; year 2020
home office over garage, separate entry => room; home office; home office ~ over the garage (singular); - || income; separate entrance; separate entry (singular); -; of home office over the garage
guest suite over garage, private entrance => room; guest suite; guest suite ~ over the garage (singular); - || income; separate entrance; private entrance (singular); -; of guest suite over the garage
`,
  Condo: `
cats and one dog allowed => pets; -; -; cats and one dog are allowed
concrete restoration and roof completed 2022 => update; -; -; the concrete restoration and the roof were completed in 2022; year 2022
facade repairs and balconies completed 2023 => update; -; -; the facade repairs and the balconies were completed in 2023; year 2023
southwest corner of twelfth floor => location; -; -; it is on the southwest corner of the twelfth floor
NE corner of 9th floor => location; -; -; it is on the northeast corner of the ninth floor
HOA 2022 => unused: It may be a sum or a year: type the sum with a dollar sign.
condo fee 2021 => unused: It may be a sum or a year: type the sum with a dollar sign.
`,
}
