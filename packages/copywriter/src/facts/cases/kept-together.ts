import type { PropertyType } from '@listwright/contracts'

/** Counts, places, conditions and qualifiers that stay with the noun they were typed with. */
export const keptTogetherCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Brick floors in kitchen and keeping room => finish; -; brick floors ~ in the kitchen and keeping room (plural); -
Slate floors in foyer and mudroom => finish; stone floors; slate floors ~ in the foyer and mudroom (plural); -
Cork floors in kitchen and breakfast nook => finish; cork floors; cork floors ~ in the kitchen and breakfast nook (plural); -
Heated floors in primary bath and laundry room => system; radiant floor heating; heated floors ~ in the primary bath and laundry room (plural); -
Carpet in bedrooms and bonus room => finish; -; carpet ~ in the bedrooms and bonus room (mass); -
Kitchen updated 2021 with quartz and new appliances => update; updated kitchen; updated kitchen (singular); the kitchen was updated in 2021; year 2021 || finish; quartz counters; quartz counters (plural); -; of updated kitchen || update; new appliances; new appliances (plural); -; of updated kitchen
Kitchen remodeled in 2021 with quartz and gas cooktop => update; remodeled kitchen; remodeled kitchen (singular); the kitchen was remodeled in 2021; year 2021 || finish; quartz counters; quartz counters (plural); -; of remodeled kitchen || appliance; gas range; gas cooktop (singular); -; of remodeled kitchen
Kitchen remodeled in 2021 with quartz and stainless appliances => update; remodeled kitchen; remodeled kitchen (singular); the kitchen was remodeled in 2021; year 2021 || finish; quartz counters; quartz counters (plural); -; of remodeled kitchen || appliance; stainless appliances; stainless steel appliances (plural); -; of remodeled kitchen
Kitchen redone 2020 with granite and custom cabinets => update; remodeled kitchen; redone kitchen (singular); the kitchen was redone in 2020; year 2020 || finish; granite counters; granite counters (plural); -; of redone kitchen || finish; custom cabinetry; custom cabinets (plural); -; of redone kitchen
Updated kitchen with granite and double ovens => update; updated kitchen; updated kitchen (singular); - || finish; granite counters; granite counters (plural); -; of updated kitchen || appliance; double oven; double ovens (plural); -; of updated kitchen
White kitchen with marble and gas range => room; -; white kitchen (singular); - || finish; marble counters; marble counters (plural); -; of white kitchen || appliance; gas range; gas range (singular); -; of white kitchen
Hardwoods main level => finish; hardwood floors; hardwood floors ~ on the main level (plural); -
Refinished hardwoods main level => update; refinished hardwood floors; refinished hardwood floors ~ on the main level (plural); -
Hardwoods upstairs => finish; hardwood floors; hardwoods ~ upstairs (plural); -
Zoned central air => system; central air; zoned central air (mass); -
Zoned AC => system; air conditioning; zoned air conditioning (mass); -
Zoned gas heat => system; gas heat; zoned gas heat (mass); -
Evap coolers and wall heaters => system; evaporative cooler; evaporative coolers (plural); - || system; -; wall heaters (plural); -
Evap cooler => system; evaporative cooler; evaporative cooler (singular); -
Swamp coolers => system; evaporative cooler; swamp coolers (plural); -
Owned PV 24 panels => system; solar panels; owned 24-panel PV system (singular); -
PV 24 panels owned => system; solar panels; owned 24-panel PV system (singular); -
Leased PV 18 panels => system; solar panels; leased 18-panel PV system (singular); -
Solar 28 panels owned => system; solar panels, owned; 28 owned solar panels (plural, counted); -; n 28
Owned solar 32 panels => system; solar panels; owned 32-panel solar system (singular); -
Furniture available separately => terms; -; -; furniture is available separately
Boat available separately => terms; -; -; a boat is available separately
Title V passed => condition; septic inspection passed; -; the septic system has passed Title V
USDA eligible => terms; -; -; it is USDA eligible; list USDA
VA eligible => terms; -; -; it is VA eligible; list VA
Level lot, private => location; -; -; it is on a private level lot
Deck needs repair => condition; -; -; the deck needs repair
Stone walls => outdoor place; -; stone walls (plural); -
Storage building => storage; storage shed; storage building (singular); -
impact-rated doors and skylights => character; -; impact-rated doors and skylights (plural); -
three gas and two wood fireplaces => amenity; gas fireplace; three gas fireplaces (plural, counted); -; n 3 || amenity; wood-burning fireplace; two wood fireplaces (plural, counted); -; n 2
wine and cheese room => room; -; wine and cheese room (singular); -
swim and racquet club => community; -; -; there is a swim and racquet club
`,
  Condo: `
Top floor rear unit, quiet => building; -; -; it is a quiet top-floor rear unit
Corner unit, bright => building; -; -; it is a bright corner unit
Rental cap met => restriction; -; -; the rental cap has been met
Rental cap not met => restriction; -; -; the rental cap has not been met
Rental cap reached => restriction; -; -; the rental cap has been reached
FHA approved => terms; -; -; the building is FHA approved
HOA incl heat, cable, internet => fee; -; -; the HOA covers heat, cable, and internet; list heat | cable | internet
HOA $612 includes water, garbage and earthquake insurance => fee; hoa fee; -; HOA dues are $612 and include water, garbage, and earthquake insurance; money $612 | HOA | water | garbage | earthquake insurance; list water | garbage | earthquake insurance
Condo fee incl. heat, hot water, gas => fee; -; -; the condo fee covers heat, hot water, and gas; list heat | hot water | gas
Community pool and hot tub => community; community pool; community pool (singular); - || community; -; community hot tub (singular); -
1 assigned parking plus valet => parking; assigned space; assigned parking space (singular); -; n 1 || building; valet; valet parking (mass); -
Long term tenant through March => tenancy; -; -; a long-term tenant is in place through March
Bookings to be honored thru Labor Day => terms; -; -; bookings must be honored through Labor Day
Special assessment paid by seller at closing => fee; -; -; the seller will pay the special assessment at closing
All appliances including w/d remain => terms; appliances included; -; all appliances are included, among them the washer and dryer; list the washer and dryer
All appliances incl fridge stay => terms; appliances included; -; all appliances are included, among them the refrigerator; list the refrigerator
`,
  Apartment: `
Gated garage, 1 space => parking; parking spaces; parking space ~ in the gated garage (singular); -; n 1
Gated garage parking, 2 spaces => parking; parking spaces; two gated garage parking spaces (plural, counted); -; n 2
Underground garage, one spot => parking; -; one parking spot ~ in the underground garage (singular, counted); -; n 1
Covered parking 1 stall => parking; -; covered parking stall (singular); -; n 1
Covered parking, one stall => parking; -; one covered parking stall (singular, counted); -; n 1
Carport 1 space => parking; -; carport space (singular); -; n 1
Assigned parking 2 spaces => parking; assigned space; two assigned parking spaces (plural, counted); -; n 2
One month security => fee; -; -; the security deposit is one month's rent
Two months security => fee; -; -; the security deposit is two months' rent
Water not included => terms; -; -; water is not included
Gas and electric not included => terms; -; -; gas and electricity are not included
Utilities not included => terms; -; -; utilities are not included
`,
  'Multi-Family': `
Gross rents $3,900/mo if fully leased => income; -; -; gross rents would be $3,900 a month if fully leased; money $3,900 | a month | gross rents
Gross rents $52,000/yr if fully occupied => income; -; -; gross rents would be $52,000 a year if fully occupied; money $52,000 | a year | gross rents
Gross income $61,000 at full occupancy => income; -; -; gross rents would be $61,000 at full occupancy; money $61,000 | gross rents
Tenants pay own gas and electric => income; tenant pays utilities; -; the tenants pay their own gas and electricity; list gas | electricity
Tenant pays own electric => income; tenant pays utilities; -; the tenant pays their own electricity; list electricity
Laundry hookups each side => building; -; -; each side has laundry hookups
`,
  Land: `
Zoned for site built or mobile => zoning; -; -; it is zoned for site-built or mobile homes
Zoned residential => zoning; zoning, land; residential zoning (mass); it is zoned residential
Owner terms considered => terms; -; -; owner terms will be considered
Trades considered => terms; -; -; trades will be considered
Owner financing considered with 30% down => terms; seller financing; -; owner financing will be considered with 30 percent down
Seller financing considered => terms; seller financing; -; seller financing will be considered
`,
  Commercial: `
Reception and waiting area => building; -; reception and waiting area (singular); -
Office and storage area => building; -; office and storage area (singular); -
Kitchen and break area => building; -; kitchen and break area (singular); -
Zoned office => zoning; zoning code; office zoning (mass); it is zoned office
Zoned light industrial => zoning; zoning code; light industrial zoning (mass); it is zoned light industrial
Reception and two offices => room; reception area; reception (mass); - || room; private offices; two offices (plural, counted); -; n 2
four interior and two exterior docks => building; loading dock; four interior docks (plural, counted); -; n 4 || building; loading dock; two exterior docks (plural, counted); -; n 2
three dock-high and one drive-in door => building; loading dock; three dock-high doors (plural, counted); -; n 3 || building; drive-in doors; drive-in door (singular); -; n 1
`,
}
