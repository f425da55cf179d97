import type { PropertyType } from '@listwright/contracts'

/** Things and works that are told for the first time, and where a downtown building is. */
export const firstMentionCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Hot tub conveys => terms; -; -; a hot tub is included
Camper stays => terms; -; -; a camper is included
Swing set stays => terms; -; -; a swing set is included
Playset conveys => terms; -; -; a playset is included
Pool table included => terms; -; -; a pool table is included
Gun safe stays => terms; -; -; a gun safe is included
Driveway repaved 2023 => update; -; -; the driveway was repaved in 2023; year 2023
Foundation repaired 2018 => update; foundation work; -; the foundation was repaired in 2018; year 2018
Furnace serviced 2024 => update; -; -; the furnace was serviced in 2024; year 2024
Chimney repointed 2021 => update; -; -; the chimney was repointed in 2021; year 2021
Crawl space treated 2020 => update; -; -; the crawlspace was treated in 2020; year 2020
Deck rebuilt 2021 => update; -; rebuilt deck (singular); the deck was rebuilt in 2021; year 2021
Large shop with 220 power => building; -; large shop (singular); - || system; -; 220-volt power (mass); -; of large shop
Garage with 220 outlet => parking; garage; garage (singular); - || system; -; 220-volt outlet (singular); -; of garage
Swim/tennis optional => community; -; -; swim and tennis membership is optional
Swim and tennis available => community; -; -; swim and tennis membership is available
Golf membership optional => community; -; -; golf membership is optional
St Tammany schools => location; -; -; it is served by St Tammany schools
St Tammany Parish => location; -; -; it is in St Tammany Parish; place St Tammany Parish
Screened porch => outdoor place; screened porch; screened porch (singular); -
`,
  Condo: `
Clubhouse with pool and gym => community; clubhouse; clubhouse (singular); - || community; community pool; pool (singular); -; of clubhouse || building; fitness center; gym (singular); -; of clubhouse
`,
  Commercial: `
Downtown retail storefront => location; main street address; downtown (singular); it is downtown || building; -; -; it is a retail storefront
Downtown office building => location; main street address; downtown (singular); it is downtown || building; -; office building (singular); it is an office building
Traffic count approx 21,000/day => location; -; -; the traffic count is about 21,000 vehicles a day; n 21000
Traffic count 21,000/day => location; traffic count; -; the traffic count is 21,000 vehicles a day; n 21000
`,
  Land: `
Camper stays => terms; -; -; a camper is included
`,
}
