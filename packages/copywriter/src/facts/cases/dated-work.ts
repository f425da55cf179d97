import type { PropertyType } from '@listwright/contracts'

/** Work with its month, work on one of several things, and what ends in a month or a year. */
export const datedWorkCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Roof replaced 03/2022, permit closed => update; -; -; the roof was replaced in March 2022, with the permit closed
Perc test done 9/2023 => update; -; -; the perc test was done in September 2023; year 2023
Architectural roof Oct 2020 => update; -; -; the architectural roof dates from October 2020; year 2020
HVAC serviced May => update; -; -; the HVAC was serviced in May
Chimney swept Nov. => update; -; -; the chimney was swept in November
Termite bond current through Feb => terms; -; -; the termite bond runs through February
Aerobic septic, contract thru Dec => utilities; -; -; it is on aerobic septic, with a contract through December
Two HVAC zones, one replaced '22 => update; -; -; there are two HVAC zones, one replaced in 2022; year 2022
Separate water heaters, one 2024 => update; -; -; there are separate water heaters, one from 2024; year 2024
Two septic tanks, pumped '24 => update; -; -; there are two septic tanks, pumped in 2024; year 2024
Heated pool/spa, resurfaced 2021 => amenity; pool and spa; heated pool and spa (plural); - || update; -; resurfaced pool (singular); the pool was resurfaced in 2021; year 2021
Units 2 & 4 remodeled 2022 => update; -; -; units 2 and 4 were remodeled in 2022; year 2022
Septic, sewer coming 2026 => utilities; -; -; it is on septic, with sewer coming in 2026
Fully gutted & rebuilt 2007 post-Katrina => update; -; -; it was fully gutted and rebuilt in 2007 after Katrina; year 2007
New wiring and panel during 2018 reno => update; -; -; the wiring and panel were new in the 2018 renovation; year 2018
On VRBO since 2016 => income; -; -; it has been on Vrbo since 2016
Never flooded, incl. 2016 => condition; -; -; it has never flooded, including in 2016
Timber not cut since 90s => land; -; -; the timber has not been cut since the 1990s
Central H&A 2018 => update; -; central heat and air conditioning (plural); the central heat and air conditioning date from 2018; year 2018
CH&A => system; -; central heat and air conditioning (plural); -
Milestone inspection passed 2024 => update; -; -; the milestone inspection was passed in 2024; year 2024
Foundation piered 2019, lifetime transferable => update; -; -; the foundation was piered in 2019 and carries a transferable lifetime warranty; year 2019
Windows partly replaced => update; -; partly replaced windows (plural); the windows have been partly replaced
Leases end May and Dec => tenancy; -; -; the leases end in May and December
Kitchen remodel 6/2021 => update; -; -; the kitchen was remodeled in June 2021; year 2021
Water heater Jan 2023 => update; -; -; the water heater dates from January 2023; year 2023
New roof Aug 2024 => update; -; -; the roof was installed in August 2024; year 2024
Furnace serviced October => update; -; -; the furnace was serviced in October
Septic pumped 5/2024 => update; -; -; the septic was pumped in May 2024
Taxes current thru 2023 => fee; -; -; property taxes are current through 2023
Currently leased by the room thru 7/31/26 => tenancy; -; -; it is currently leased by the room through July 31, 2026; date July 31, 2026
Rented 38 weeks in 2024 => income; -; -; it was rented 38 weeks in 2024
1 month free rent on 5 yr => terms; -; -; one month of free rent is offered on a five-year lease
Move-in special 1/2 off Sept => terms; -; -; the move-in special is half off the rent for September
Seller would lease back 6 mo. => terms; -; -; the seller would lease back for six months
Roof replaced 11/2021 => update; -; -; the roof was replaced in November 2021
Water heater 06/2020 => update; -; -; the water heater dates from June 2020; year 2020
Siding painted Sept 2023 => update; -; -; the siding was painted in September 2023
Kitchen updated Mar 2022 => update; -; -; the kitchen was updated in March 2022
Well pump replaced 8/2019 => update; -; -; the well pump was replaced in August 2019
Furnace serviced Oct => update; -; -; the furnace was serviced in October
Gutters cleaned Nov => update; -; -; the gutters were cleaned in November
AC serviced April => update; -; -; the air conditioning was serviced in April
Pest contract thru June => terms; -; -; the pest contract runs through June
Home warranty good through Dec => terms; -; -; the home warranty runs through December
Three furnaces, one replaced 2021 => update; -; -; there are three furnaces, one replaced in 2021; year 2021
Two water heaters, one 2023 => update; -; -; there are two water heaters, one from 2023; year 2023
Dual AC units, one new 2022 => update; -; -; there are dual air conditioning units, one new in 2022; year 2022
Dock, rebuilt 2020 => amenity; boat dock; dock (singular); - || update; -; rebuilt dock (singular); the dock was rebuilt in 2020; year 2020
Heated pool, replastered 2022 => amenity; heated pool; heated pool (singular); - || update; -; replastered heated pool (singular); the heated pool was replastered in 2022; year 2022
Elevated 2014 post-Sandy => update; -; -; it was elevated in 2014 after Sandy; year 2014
Renovated 2006 after Katrina => update; -; -; it was renovated in 2006 after Katrina; year 2006
`,
}
