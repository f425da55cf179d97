import type { PropertyType } from '@listwright/contracts'

/** Notes about the ground, what lives and stands on it, wells, docks and the water. */
export const groundAndWaterCases: Partial<Record<PropertyType, string>> = {
  Land: `
Can be split => land; subdividable; -; it can be split
Small part in flood zone A => restriction; -; -; a small part of the land is in flood zone A
Back portion of land in floodplain => restriction; -; -; the back portion of the land is in the floodplain
About 2 acres in flood plain along back => land; -; about two acres ~ in the flood plain along the back (plural); -
Wetlands at rear approx 1.5 acres => land; -; -; there are about 1.5 acres of wetlands at the rear
Stocked bass pond about 1 acre => land; -; -; there is a stocked bass pond of about one acre
Mostly class 1 soils => land; -; -; the soils are mostly class 1
Deer and turkey everywhere => land; -; -; deer and turkey are everywhere
Older single wide on property, as is => land; -; -; the older single-wide on the property is sold as is
Existing well 320 ft, 12 gpm => utilities; -; -; the existing well is 320 feet deep and yields 12 gallons a minute
Irrigation well 800 gpm => utilities; -; -; the irrigation well yields 800 gallons a minute
Septic installed for 3 bed => utilities; -; -; the septic system is installed for three bedrooms
Approved for 4 bedroom septic => utilities; -; -; it is approved for a four-bedroom septic system
Level and high, not in flood zone => land; -; -; the land is level and high || restriction; -; -; it is not in a flood zone
Borders state forest on north => land; public land adjoining; -; it borders a state forest on the north
Need well and septic => condition; -; -; it needs a well and a septic system
1 acre of pasture => land; pasture; one acre of pasture (singular, counted); -; n 1
28.4 acres surveyed 2024 => land; -; -; the 28.4 acres were surveyed in 2024; year 2024
Spring water piped to homesite => utilities; -; -; the spring water is piped to the homesite
Merchantable timber approx 10 acres => land; -; -; there are about 10 acres of merchantable timber
Lots 4 and 5 sold together => land; -; -; lots 4 and 5 are sold together
Fenced for cattle with working pens => land; -; -; it is fenced for cattle || land; -; working pens (plural); -
Organic certified since 2015 => land; -; -; the land has been certified organic since 2015
`,
  'Single Family Home': `
Repaired and updated after 2016 flood => update; -; -; it was repaired and updated after the 2016 flood
Raised 4 ft after Sandy => update; -; -; the house was raised four feet after Sandy
4 point passed => condition; -; -; it has passed a four-point inspection
Boat lift 10,000 lb => amenity; -; 10,000-pound boat lift (singular); there is a 10,000-pound boat lift
Shared dock with neighbor => amenity; -; -; the dock is shared with a neighbor
Deep water at dock 6 ft MLW => land; -; -; the water is six feet deep at the dock at mean low water
No wake lake => location; -; -; it is on a no-wake lake
Spring fed lake => location; -; -; it is on a spring-fed lake
Great cove protection => location; -; -; it has cove protection
Gradual entry sandy bottom => land; -; -; the sandy bottom has a gradual entry
Lift holds 24 ft boat => amenity; -; -; the lift holds a 24-foot boat
Lake level is stable => land; -; -; the lake level is stable
75 ft on the water => location; -; -; it has 75 feet of frontage on the water; n 75
Elevator from carport to living level => amenity; home elevator; elevator ~ from the carport to the living level (singular); -
House on pilings => building; -; -; it is on pilings
Up to 4 chickens allowed per city => restriction; -; -; up to four chickens are allowed by the city
RV and boat parking allowed => restriction; -; -; RV and boat parking is allowed
Direct sailboat access no bridges => location; -; -; there is direct sailboat access with no bridges
Weed free frontage => location; -; -; there is weed-free frontage
Elevated on block 2006 => update; -; -; the house was elevated on block in 2006; year 2006
Flood zone AE but house is above base flood => restriction; -; -; it is in flood zone AE, but the house is above base flood elevation
No flood insurance required by lender => fee; -; -; the lender does not require flood insurance
`,
}
