import type { PropertyType } from '@listwright/contracts'

/** A thing and what follows its comma: its state, its measure, its use. */
export const thingStateCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Three stall garage, insulated and heated => parking; garage; insulated and heated three-stall garage (plural); -
Detached shop, insulated & heated => room; workshop; insulated and heated detached shop (plural); -
Two car garage, finished and insulated => parking; two-car garage; finished and insulated two-car garage (plural); -; n 2
Paved driveway, circular => parking; paved driveway; circular paved driveway (singular); -
Elevated deck, Trex => outdoor place; composite deck; elevated Trex deck (singular); -
Large deck, composite => outdoor place; composite deck; large composite deck (singular); -
Back patio, flagstone => outdoor place; patio; flagstone back patio (singular); -
Private patio, brick paved => outdoor place; patio; brick-paved private patio (singular); -
Sauna in basement, wood fired => amenity; sauna; wood-fired sauna ~ in the basement (singular); -
Hot tub on deck, wood fired => amenity; hot tub; wood-fired hot tub ~ on the deck (singular); -
Stone FP, gas => amenity; gas fireplace; stone gas fireplace (singular); -
Brick fireplace, gas => amenity; gas fireplace; brick gas fireplace (singular); -
RV parking 12x38, gravel => parking; RV parking; 12-by-38 gravel RV parking (mass); -
RV pad 12x40, concrete => parking; RV parking; 12-by-40 concrete RV pad (singular); -
Driveway, gravel => parking; off-street parking; gravel driveway (singular); -
Radiant floor heat, zoned => system; -; -; the radiant floor heat is zoned
Baseboard heat, zoned => system; -; -; the baseboard heat is zoned
Fenced garden area, deer proof => outdoor place; -; -; the fenced garden area is deer-proof
Wood burning insert, EPA rated => amenity; -; EPA-rated wood-burning insert (singular); -
Pellet stove, EPA certified => appliance; -; EPA-certified pellet stove (singular); -
Coin-op laundry, owned => building; shared laundry; owned coin-op laundry (mass); -
Sunroom off living room, heated => room; sunroom; heated sunroom ~ off the living room (singular); -
Workshop behind garage, heated => room; workshop; heated workshop ~ behind the garage (singular); -
Rear entry garage, 2 cars => parking; -; two-car rear-entry garage (singular); -
Side load garage, 3 cars => parking; -; three-car side-load garage (singular); -
Corrugated metal roof, painted 2020 => update; -; -; the corrugated metal roof was painted in 2020; year 2020
Shake roof, treated 2021 => update; -; -; the shake roof was treated in 2021; year 2021
Septic tank, pumped 2023 => update; -; -; the septic tank was pumped in 2023; year 2023
3 bdrm septic, pumped 2023 => utilities; -; -; the three-bedroom septic system was pumped in 2023; year 2023
4 bdrm septic, inspected 2022 => utilities; -; -; the four-bedroom septic system was inspected in 2022; year 2022
Wood-burning fireplace, swept annually => condition; -; -; the wood-burning fireplace is swept annually
Septic, pumped annually => condition; -; -; the septic is pumped annually
Furnace, serviced yearly => condition; -; -; the furnace is serviced yearly
Wood burning fp, not used by owner => condition; -; -; the wood-burning fireplace has not been used by the owner
Fireplace, never used by seller => condition; -; -; the fireplace has never been used by the seller
Gas fireplace, not working => condition; -; -; the gas fireplace is not working
Hot tub included, serviced monthly => terms; -; -; the hot tub, which is serviced monthly, is included
Wood flooring, upgraded from carpet => finish; -; -; the wood flooring was upgraded from carpet
Water heater in garage, 2 yrs => update; -; -; the water heater in the garage is two years old
Roof on house, 4 yrs => update; -; -; the roof on the house is four years old
Two A/C units, one new in 2023 => update; -; -; there are two air conditioning units, one new in 2023; year 2023
Two water heaters, one new in 2022 => update; -; -; there are two water heaters, one new in 2022; year 2022
Two furnaces, one replaced 2021 => update; -; -; there are two furnaces, one replaced in 2021; year 2021
Owned PV, 22 panels w/ Powerwall => system; solar panels, owned; 22 owned solar panels (plural, counted); -; n 22 || system; battery backup; Powerwall (singular, name); -; of 22 owned solar panels
Solar owned outright, 5.2 kW => system; -; -; the 5.2-kW solar system is owned outright
Owned solar, 8 kW => system; -; -; the 8-kW solar system is owned
Solar, 24 panels, owned => system; solar panels, owned; 24 owned solar panels (plural, counted); -; n 24
Apple orchard, 40 trees => land; -; -; there is an apple orchard of 40 trees
Pecan grove, 25 trees => land; -; -; there is a pecan grove of 25 trees
Pool, pebble finish, pump 2022 => amenity; pool; pool (singular); - || finish; -; pebble finish (singular); -; of pool || update; -; pump (singular); the pump dates from 2022; year 2022
Pool, plaster finish => amenity; pool; pool (singular); - || finish; -; plaster finish (singular); -; of pool
Tile counters, original => finish; tile counters; original tile counters (plural); -
Manufactured, converted to real property => building; -; -; it is a manufactured home that has been converted to real property
Hip roof barn, straight => building; -; -; the hip roof barn is straight
Gambrel barn, solid => building; -; -; the gambrel barn is solid
Elevated deck => outdoor place; deck; elevated deck (singular); -
Stackable washer dryer => appliance; washer and dryer included; stackable washer and dryer (plural); -
Jalousie windows => system; -; jalousie windows (plural); -
Retro kitchen => room; -; retro kitchen (singular); -
RV garage 14x45, 12' door => parking; RV garage; 14-by-45 RV garage (singular); - || finish; -; 12-foot door (singular); -; of 14-by-45 RV garage
Shop 30x40, 14 ft door => room; workshop; 30-by-40 shop (singular); - || building; drive-in doors; 14-foot door (singular); -; of 30-by-40 shop
Casita w/ bath, used as gym => income; -; -; the casita with a bath is used as a gym
Shed w/ power, used as studio => storage; -; -; the shed with power is used as a studio
30x30 detached shop, slab, no power yet => room; workshop; 30-by-30 detached shop ~ on a slab (singular); - || condition; -; -; the 30-by-30 detached shop has no power yet
Loft, currently used as office => room; -; -; the loft is currently used as an office
Den, used as 4th bedroom => room; -; -; the den is used as a fourth bedroom
3 bay garage, third bay w/ workbench => parking; garage; three-bay garage (singular); - || parking; -; third bay (singular); - || amenity; -; workbench (singular); -; of third bay
Alley garage, fits small car => parking; -; -; the alley garage fits a small car
Garage, fits 2 trucks => parking; -; -; the garage fits two trucks
Evap & A/C both => system; evaporative cooler; evaporative cooler (singular); - || system; air conditioning; air conditioning (mass); -
Possible ADU, check w/ county => income; -; -; there is a possible ADU, to be verified by the buyer with the county
Roof coated, needs again in 2 yrs => condition; -; -; the roof has been coated and needs it again in two years
kayak launch 12 ft wide => amenity; -; -; the kayak launch is 12 feet wide
stone chimney three stories tall => system; -; -; the stone chimney is three stories tall
walk-in cooler 8 feet deep => appliance; -; -; the walk-in cooler is eight feet deep
wine room 14 ft deep => room; -; -; the wine room is 14 feet deep
Deschutes River less than a mile => location; near lake; -; the Deschutes River is less than a mile away; distance less than a mile; place the Deschutes River
bus stop half a block => location; bus line; -; a bus stop is half a block away; distance half a block; place a bus stop
satellite internet in use => technology; -; -; the satellite internet is in use
sauna included but not the cold plunge => terms; -; -; the sauna is included, but the cold plunge is not
dog park opens fall 2026 => location; -; -; the dog park opens in the fall of 2026
folding doors open to lake views => character; -; -; the folding doors open to lake views
two decks face the bay => outdoor place; -; -; two decks face the bay
limit on leases has been reached => tenancy; -; -; the limit on leases has been reached
elevator permit expires 2027 => utilities; -; -; the elevator permit expires in 2027
Gold Line at the corner => utilities; -; -; the Gold Line is at the corner
storage if needed => terms; -; -; storage is available if needed
golf cart if desired => terms; -; -; a golf cart is available if desired
`,
  Condo: `
Underground parking, one space, heated => parking; -; one heated underground parking space (singular, counted); -; n 1
Laundry in unit, full size => amenity; -; full-sized laundry ~ in the unit (mass); -
In-unit laundry, stacked => amenity; in-unit laundry; stacked in-unit laundry (mass); -
1 covered parking, not tandem => parking; -; -; there is one covered parking space, not tandem
2 spaces, not tandem => parking; -; -; there are two parking spaces, not tandem
1 heated garage space, 2nd leased => parking; -; -; there is one heated garage space, and another is leased
One covered stall, one open => parking; -; -; there is one covered stall and one open stall
One garage space, one outside => parking; -; -; there is one garage space and one outside
1 car gar + 1 assigned => parking; one-car garage; one-car garage (singular); -; n 1 || parking; assigned space; assigned parking space (singular); -
Garage prkg avail $30K, not included => parking; -; -; garage parking is available for $30,000, and is not included
Two open stalls side by side => parking; -; two side-by-side open parking stalls (plural, counted); -; n 2
Turn-key, minus artwork => terms; -; -; it is turnkey, except for the artwork
Furnished, minus artwork => terms; -; -; it comes furnished, except for the artwork
On-site laundry, card => amenity; -; card-operated on-site laundry (mass); -
Shared laundry, coin => building; -; coin-op shared laundry (mass); -
`,
  Commercial: `
Freight elevator, not in service => condition; -; -; the freight elevator is not in service
Walk-in cooler, not working => condition; -; -; the walk-in cooler is not working
Boiler, out of service => condition; -; -; the boiler is out of service
`,
  Land: `
Ohia forest, uncleared => land; -; uncleared ohia forest (singular); -
Off grid cabin 12x16, dry => building; -; 12-by-16 dry off-grid cabin (singular); -
Old barn, no value given => condition; -; -; the old barn is given no value
Timbered, fir & larch => land; -; -; the land is timbered with fir and larch
`,
  'Multi-Family': `
Updated panels, 125A each => update; -; -; the panels have been updated, 125 amps each
New panels, 100 amp each => update; -; -; the panels are new, 100 amps each
Radiator heat, landlord's cost => system; -; -; radiator heat is at the landlord's cost
Electric heat, tenants' acct => system; -; -; electric heat is on the tenant's account
Gas heat, tenant's expense => system; -; -; gas heat is at the tenant's expense
Owner pays water & garbage, avg $310 => income; -; -; the owner pays for water and garbage, averaging $310
Owner pays heat, avg $220/mo => income; -; -; the owner pays for heat, averaging $220 a month
`,
}
