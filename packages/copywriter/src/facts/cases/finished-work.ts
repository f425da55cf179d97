import type { PropertyType } from '@listwright/contracts'

/** Work that was done, the state that a part is in, and what is left of its life. */
export const finishedWorkCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Exterior painted summer 2024 => update; -; -; the exterior was painted in the summer of 2024; year 2024
Kitchen remodel late 2021 => update; -; -; the kitchen was remodeled in late 2021; year 2021
Cast iron pipes lined 2021 => update; -; -; the cast-iron pipes were lined in 2021; year 2021
Driveway widened 2021 => update; -; -; the driveway was widened in 2021; year 2021
Sewer line replaced to street => update; -; -; the sewer line has been replaced to the street
Original trim and doors never painted => finish; -; -; the original trim and doors have never been painted
Pool cage rescreened after Ian => update; -; -; the pool cage was rescreened after Ian
Newly painted => condition; -; -; it is newly painted
Repiped with PEX => update; -; -; it has been repiped with PEX
Repiped with copper 2019 => update; -; -; it was repiped with copper in 2019; year 2019
Repaired and updated after 2016 flood => update; -; -; it was repaired and updated after the 2016 flood
Roof tear off 2020 => update; -; -; the roof was torn off and replaced in 2020; year 2020
Well pump new 2 yrs ago => update; -; -; the well pump was installed two years ago
Some foundation work done in 2018, warranty transfers => update; -; -; some foundation work was done in 2018 and carries a transferable warranty; year 2018
Interior repainted neutral colors => update; -; -; the interior has been repainted in neutral colors
Garage converted to den, can be converted back => update; -; -; the garage has been converted to a den and can be converted back
Water in basement in 2021, drain tile added since => condition; -; -; there was water in the basement in 2021, and drain tile has been added since
Roof has 5-10 years left per inspector => condition; -; -; the roof has five to ten years left, according to the inspector
Class 4 roof => system; -; -; there is a Class 4 roof
Kitchen is original but clean => condition; -; -; the kitchen is original but clean
Pink tile bath in great shape => room; -; pink tile bath ~ in great shape (singular); -
House in great shape => condition; -; -; it is in great shape
Well maintained => condition; -; -; it is well maintained
Lovingly cared for by original owners => condition; -; -; it has been lovingly cared for by the original owners
Custom built by current owner => condition; -; -; it was custom built by the current owner
Pellet stove heats most of house => character; -; -; the pellet stove heats most of the house
Newer windows except basement => update; new windows; newer windows ~ except in the basement (plural); -
Natural gas available at street => utilities; -; -; natural gas is available at the street
Kitchen and bath gutted 2018 => update; -; -; the kitchen was gutted in 2018; year 2018 || update; -; -; the bath was gutted in 2018; year 2018
Dock rebuilt after hurricane => update; -; -; the dock was rebuilt after the hurricane
Electrical updated to 150 amps => update; -; -; the electrical service has been updated to 150 amps
Hardwoods refinished before closing => terms; -; -; the hardwoods will be refinished before closing
Last sold 1988 => condition; -; -; it last sold in 1988
`,
}
