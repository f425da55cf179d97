import type { PropertyType } from '@listwright/contracts'

/** What follows a comma or 'per' and limits, measures or dates what stands before it. */
export const commaTailCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Septic pumped 2023, records on file => update; -; -; the septic was pumped in 2023, with records on file; year 2023
Home warranty included, 1 year => terms; home warranty; -; it comes with a one-year home warranty
Generator, whole house, natural gas => system; whole-house generator; whole-house generator (singular); - || utilities; natural gas; natural gas (mass); -
Water heater 2022, tankless => system; tankless water heater; tankless water heater (singular); the tankless water heater dates from 2022; year 2022
Shed with electric, 10x12 => storage; storage shed; 10-by-12 shed (singular); - || system; -; power (mass); -; of 10-by-12 shed
Deck off kitchen, 12x20 => outdoor place; deck; 12-by-20 deck ~ off the kitchen (singular); -
Detached garage, heated, 24x30 => parking; detached garage; 24-by-30 heated detached garage (singular); -
Pool, heated, resurfaced 2021 => amenity; heated pool; heated pool (singular); - || update; -; resurfaced pool (singular); the pool was resurfaced in 2021; year 2021
Shared driveway with maintenance agreement => restriction; shared driveway; shared driveway (singular); - || restriction; -; maintenance agreement (singular); -; of shared driveway
Shared driveway, agreement recorded => restriction; shared driveway; shared driveway (singular); - || restriction; -; recorded agreement (singular); -; of shared driveway
Flood insurance not required => condition; -; -; flood insurance is not required
Flood zone AE, elevation certificate available => restriction; -; -; it is in flood zone AE, with the elevation certificate available
Newer roof, approx 5 years => update; -; -; the roof is about five years old
Per seller roof is 6 years old => update; -; -; the roof is six years old, according to the seller
Hardwoods under carpet per seller => condition; -; -; there are hardwoods under the carpet, according to the seller
Per seller roof is 6 years old => update; -; -; the roof is six years old, according to the seller
Roof 2019 per seller => update; -; -; the roof dates from 2019, according to the seller; year 2019
Septic replaced 2015 per owner => update; -; -; the septic was replaced in 2015, according to the owner; year 2015
Finished basement, permit on file => room; finished basement; finished basement (singular); - || condition; permits on file; permit ~ on file (singular); a permit is on file
`,
  Condo: `
Two deeded spaces, side by side => parking; deeded parking; two side-by-side deeded spaces (plural, counted); -; n 2
Pets ok, 30 lb limit => pets; -; -; pets are allowed, up to 30 pounds
2 pet max, under 35 lbs => pets; -; -; two pets are allowed, under 35 pounds; n 2; list two at most
Rentals allowed after 1 year => restriction; -; -; rentals are allowed after one year
Leasing allowed, 6 month minimum => restriction; -; -; rentals are allowed, with a six-month minimum
Assessment for roof paid in full => fee; -; -; the assessment for the roof has been paid in full
`,
  'Multi-Family': `
Unit 1 3/2, unit 2 2/1 => building; -; -; unit 1 has three bedrooms and two baths, and unit 2 has two bedrooms and one bath
All units month to month => tenancy; month-to-month; -; all units are month to month
Tenants pay all utilities except water => income; -; -; the tenants pay all utilities except water
Mix of 1 and 2 beds => building; unit mix; -; the units are one-bedrooms and two-bedrooms; list one-bedrooms | two-bedrooms
Each unit has own driveway => building; -; -; each unit has its own driveway
`,
  Apartment: `
First and last, plus security => fee; deposit; -; first month's rent, last month's rent, and a security deposit are required; list first month's rent | last month's rent | a security deposit
Garage available for extra => parking; -; -; a garage is available for an extra charge
Cats only, 2 max => pets; -; -; only cats are allowed, two at most
Dog friendly, breed restrictions => pets; -; -; dogs are allowed, with breed restrictions
Must have references => terms; -; -; references are required
650 minimum credit score => terms; -; -; the minimum credit score is 650
Water/sewer/garbage included => utilities; utilities included; -; water, sewer, and garbage are included; list water | sewer | garbage
`,
  Land: `
Perced for 4 bed septic => land; -; -; it has been perc tested for a four-bedroom septic system
Light deed restrictions, no mobiles => restriction; -; -; light deed restrictions do not allow mobile homes
Well in place, no pump => utilities; -; -; a well is in place, with no pump
Timber harvested 2018 => update; -; harvested timber (mass); the timber was harvested in 2018; year 2018
RVs allowed for 6 months => condition; -; -; RVs are allowed for six months
`,
  Commercial: `
Tenant in place, lease through 2026 => tenancy; -; -; a tenant is in place, with a lease through 2026
Roof 2019, 20 yr warranty => update; -; -; the roof dates from 2019 and carries a 20-year warranty; year 2019
Liquor license available separately => terms; -; -; a liquor license is available separately
Traffic count 18,500 VPD => location; traffic count; -; the traffic count is 18,500 vehicles a day; n 18500
Owner will consider lease => terms; -; -; the owner will consider a lease
Basement storage, dry => storage; basement, commercial; dry basement storage (mass); -
`,
}
