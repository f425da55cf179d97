import type { PropertyType } from '@listwright/contracts'

/** Everyday notes of which one half was lost, garbled or refused before. */
export const mixedNoteCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
2 HVAC units, one replaced 6/2023 => update; -; -; there are two HVAC units, one replaced in June 2023; year 2023
two water heaters, one new 2022 => update; -; -; there are two water heaters, one new in 2022; year 2022
5 fireplaces - 2 gas, rest decorative => amenity; -; -; there are five fireplaces, two gas and the rest decorative
3rd floor walk-up attic, floored, not counted in sq ft => room; -; -; the third floor walk-up attic is floored and not counted in the square footage
finished LL, 650 sf not in total => room; -; -; the finished lower level has 650 square feet that are not counted in the total
wine fridge conveys, wall mounted TVs don't => terms; -; -; the wine refrigerator is included, but the wall-mounted TVs are not
primary suite takes whole 3rd level => room; -; -; the primary suite takes up the whole third level
elevator all 3 levels => amenity; -; -; an elevator serves all three levels
wine cellar approx 1200 btl => room; -; -; the wine cellar holds about 1,200 bottles
well + septic (4 BR, pumped 2024) => utilities; -; -; there is a well and a four-bedroom septic system, pumped in 2024
rural water, aerobic septic (inspected 2/25) => utilities; -; -; there is rural water, with an aerobic septic system, inspected in February 2025
roof 2022 hail => update; -; -; the roof was replaced in 2022 after hail; year 2022
ch/a 2019 => update; -; central heat and air conditioning (plural); the central heat and air conditioning date from 2019; year 2019
2 bed down 1 up => room; -; -; there are two bedrooms downstairs and one upstairs
main 3/2 + permitted ohana 1/1 => room; -; -; the main house has three bedrooms and two baths, and the permitted ohana has one bedroom and one bath
dbl primary layout, each w/ own bath => room; -; -; each of the two primary bedrooms has its own bath
ADU leased mo to mo $1,750 => tenancy; -; -; the ADU is leased month to month at $1,750
ohana rented LT $2,400, tenant would love to stay => tenancy; -; -; the ohana is rented long-term at $2,400, and the tenant would love to stay
Inground sprinklers, front only => system; -; -; in-ground sprinklers are in the front yard only
1 car detached garage, opens to alley => parking; detached garage; one-car detached garage ~ opening to the alley (singular); -; n 1
covered deck, faces west => outdoor place; -; west-facing covered deck (singular); -
swamp cooler no central a/c => system; -; -; cooling is by a swamp cooler, with no central air
new panel 200A 2017 => update; updated electrical; -; the 200-amp service was installed in 2017; year 2017; n 200
6 burner Bluestar => appliance; professional range; six-burner Bluestar range (singular); -; n 6
18 mi to Grand Targhee => location; distance to a named place; -; Grand Targhee is 18 miles away; distance 18 miles; place Grand Targhee
22 mi to Bachelor => location; distance to a named place; -; Mount Bachelor is 22 miles away; distance 22 miles; place Mount Bachelor
abuts Nat'l Seashore on two sides => location; -; -; it abuts National Seashore on two sides
half mile to Fair Grounds => location; distance to a named place; -; the Fair Grounds is half a mile away; distance half a mile; place the Fair Grounds
views both rivers => view; river view; views of both rivers (plural); both rivers are in view; seen both rivers
owner is lic'd RE agent => terms; -; -; the owner is a licensed real estate agent
Greenway access at end of st => location; -; -; it has greenway access at the end of the street
Old Mill dist => location; -; -; it is in the Old Mill District; place Old Mill District
club membership by application, not included => terms; -; -; club membership is by application and is not included
golf cart to Whitehall Park maybe 10 min => location; -; -; it is about 10 minutes to Whitehall Park by golf cart
citrus + drought tol. landscaping => land; fruit trees; citrus trees (plural); - || outdoor place; drought-tolerant landscaping; drought-tolerant landscaping (mass); -
HOA $1,148/mo incl flood ins., cable, water => fee; hoa fee; -; HOA dues are $1,148 a month and include flood insurance, cable, and water; money $1,148 | a month | HOA | flood insurance | cable | water; list flood insurance | cable | water
`,
  Condo: `
pets ok, 2 max, no weight limit => pets; -; -; up to two pets are allowed, with no weight limit
can rent, no cap => restriction; -; -; rentals are allowed, with no cap
STR not allowed, 30 day ok => restriction; -; -; short-term rentals are not allowed, but 30-day rentals are
milestone inspection done, SIRS complete - fully funded per board => condition; -; -; the milestone inspection and the structural reserve study are complete, and reserves are fully funded, according to the board
hurricane repairs to lobby complete as of March => condition; -; -; the hurricane repairs to the lobby were complete as of March
1 deeded garage space (#22) + storage cage => parking; deeded parking; deeded garage space (singular); -; n 1 || storage; storage locker; storage cage (singular); -
full south half of 31st floor => character; -; -; it takes up the full south half of the 31st floor
Blue Line @ Division 5 min walk => location; near transit; -; it is a five-minute walk to the Blue Line at Division; distance five-minute walk; place the Blue Line at Division
converted textile mill, 2005 conversion => building; -; -; it is in a textile mill converted in 2005; year 2005
2 unassigned spaces gated => parking; -; -; there are two unassigned parking spaces in a gated lot
`,
  Apartment: `
pets neg. - $500 dep, $50/mo => pets; -; -; pets are negotiable, with a $500 deposit and $50 a month
W/S/G billed flat $140 => fee; -; -; water, sewer, and garbage are billed at a flat $140
`,
  'Multi-Family': `
3930 leased thru 8/31 at $1,575, tenant pays all util => tenancy; -; -; 3930 is leased through August 31 at $1,575 a month, and the tenant pays all utilities
3928 vacant, was $1,900 => tenancy; -; -; 3928 is vacant and last rented for $1,900 a month
each side 2 bd; 3928 has 2 ba, 3930 has 1 => building; -; -; each side has two bedrooms, 3928 has two baths, and 3930 has one
unit 1 TAW - $1,600, under market => income; -; -; unit 1 rents to a tenant at will for $1,600 a month, below market
unit 3 renovated 2022, new kit & bath, $1,700 => income; -; -; unit 3, renovated in 2022 with a new kitchen and bath, rents for $1,700 a month; year 2022
unit 3 remodeled 2023, getting $1,795 => income; -; -; unit 3, remodeled in 2023, rents for $1,795 a month; year 2023
others $1,475-1,550 => income; -; -; the other units rent for $1,475 to $1,550 a month
4 plex all 2/1 => building; -; -; the fourplex has four units, each with two bedrooms and one bath
side by side? no - up/down duplex => building; units; up/down duplex (singular); it is an up/down duplex; n 2
`,
  Townhouse: `
2 off lane pkg spaces => parking; -; -; there are two parking spaces off the lane
`,
  Land: `
PEC elec on property => utilities; -; -; PEC electricity is on the property
1,150 ft CR frontage => land; road frontage; 1,150-foot county road frontage (mass); -; n 1150
no restrictions, no city, no HOA => restriction; -; -; it is outside the city limits, with no restrictions and no HOA
well drilled 2019, 14 gpm @ 410 ft, no pump yet => utilities; -; -; the well was drilled in 2019, yields 14 gallons a minute at 410 feet, and has no pump yet; year 2019
owner fin poss. w/ 30% dn, 8% => terms; -; -; owner financing is possible with 30 percent down at 8 percent
public water + sewer tap at road, tap fees not paid => utilities; -; -; public water and sewer taps are at the road, and the tap fees are not paid
cleared pad? no - lightly wooded => condition; -; -; it is lightly wooded
`,
  Commercial: `
approx 2,400 sf office, rest whse => building; -; -; there are about 2,400 square feet of office, and the rest is warehouse
flex whse/office => building; -; -; it is flex warehouse and office space
2 dock hi + 2 grade level 12x14 => building; -; -; there are two dock-high doors and two 12-by-14 grade-level doors
800A 3 ph 277/480 => system; -; -; the power is 800-amp, three-phase, 277/480-volt
sprinklered .33/3000 => system; -; -; it is sprinklered, at .33 over 3,000 square feet
Phase I 2022 clean => condition; -; -; the 2022 Phase I report was clean
tuckpointed 2019 north + rear => update; -; -; the north and rear walls were tuckpointed in 2019; year 2019
roof rubber membrane 2017 => update; -; -; the rubber membrane roof dates from 2017; year 2017
1 half bath retail level => room; -; -; there is a half bath on the retail level
rear delivery dr => finish; -; rear delivery door (singular); -
historic dist. - tax credit eligible per city => location; -; -; it is in a historic district and, according to the city, eligible for tax credits
3rd floor raw, zoned for lodging, bring ideas => building; -; -; the third floor is raw and zoned for lodging
retail 1st fl 1,500 sf, leased to candy shop thru 2027 @ $1,900 NNN => tenancy; -; -; the 1,500-square-foot first-floor retail space is leased to a candy shop through 2027 at $1,900 a month; date 2027
`,
}
