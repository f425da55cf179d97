import type { PropertyType } from '@listwright/contracts'

/** Notes of busy agents that were left out because nobody was sure of them, and what a thing does that was typed behind it. */
export const safeReadingCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
roof 2022 hail => update; -; -; the roof was replaced in 2022 after hail; year 2022
30x50 shop, insulated, concrete flr, 220 => amenity; -; -; there is an insulated 30-by-50 shop with a concrete floor and 220-volt power
brick, 3 side => finish; -; -; it is brick on three sides
above ground pool stays or goes, buyers choice => terms; -; -; the above-ground pool stays or goes at the buyer's choice
kitchen down to studs 2020 => update; -; -; the kitchen was taken down to the studs in 2020; year 2020
lvp + tile no carpet => finish; -; -; the floors are luxury vinyl plank and tile, with no carpet
owner is lic'd RE agent => terms; -; -; the owner is a licensed real estate agent
STVR permit does not transfer => restriction; -; -; the STVR permit does not transfer
Owner pd HVAC 2022 => update; -; -; the HVAC dates from 2022; year 2022
copper repipe => update; -; -; it has been repiped with copper
fresh paint & carpet 5/2025 => update; -; -; the paint and carpet were new in May 2025
2 off lane pkg spaces => parking; -; -; there are two parking spaces off the lane
current use enrolled 9 ac => land; -; -; nine acres are enrolled in current use
11+ ac, half meadow hayed by neighbor => land; acreage; 11+ acres (plural, counted); - || land; -; -; half of the land is meadow, hayed by a neighbor
ADU leased mo to mo $1,750 => tenancy; -; -; the ADU is leased month to month at $1,750
ohana rented LT $2,400 tenant would love to stay => tenancy; -; -; the ohana is rented long-term at $2,400, and the tenant would love to stay
3930 leased thru 8/31 at $1,575, tenant pays all util => tenancy; -; -; number 3930 is leased through August 31 at $1,575; date August 31 || income; tenant pays utilities; -; the tenant pays all utilities
main 3/2 + permitted ohana 1/1 => room; -; -; the main house has three bedrooms and two baths, and the permitted ohana has one bedroom and one bath
dbl primary layout, each w/ own bath => room; -; -; each of the two primary bedrooms has its own bath
loft style primary, guest rm has real walls => room; -; -; the primary bedroom is loft-style || room; -; -; the guest room has real walls
STR not allowed, 30 day ok => restriction; -; -; short-term rentals are not allowed, but 30-day rentals are
primary suite takes whole 3rd level => room; -; -; the primary suite takes up the whole third level
swamp cooler no central a/c => system; -; -; cooling is by a swamp cooler, with no central air
elevator all 3 levels => amenity; -; -; an elevator serves all three levels
wine cellar approx 1200 btl => room; -; -; the wine cellar holds about 1,200 bottles
guest cottage 1 bd/1 ba over garage => room; -; -; the guest cottage over the garage has one bedroom and one bath
Old Mill dist => location; -; -; it is in the Old Mill District; place Old Mill District
22 mi to Bachelor => location; distance to a named place; -; Mount Bachelor is 22 miles away; distance 22 miles; place Mount Bachelor
VAST trail at edge of prop => location; -; -; there is a VAST trail at the edge of the property
Greenway access at end of st => location; -; -; it has greenway access at the end of the street
ch/a 2019 => update; -; central heat and air conditioning (plural); the central heat and air conditioning date from 2019; year 2019
neg edge pool & spa, heated, new equip 2023 => amenity; -; negative-edge pool and spa (plural); - || amenity; -; -; the pool and spa are heated || update; -; -; the equipment was installed in 2023; year 2023
citrus + drought tol. landscaping => land; fruit trees; citrus trees (plural); - || outdoor place; drought-tolerant landscaping; drought-tolerant landscaping (mass); -
club membership by application, not included => terms; -; -; club membership is by application and is not included
Lutron + Sonos whole house, ipads stay => technology; smart lighting; Lutron (singular, name); - || system; -; whole-house Sonos system (singular); -
pool & spa, resurfaced 2021 => amenity; pool and spa; pool and spa (plural); - || update; -; resurfaced pool (singular); the pool was resurfaced in 2021; year 2021
oak and maple floors, refinished 2022 => finish; -; oak and maple floors (plural); - || finish; -; -; the floors were refinished in 2022; year 2022
1 car detached garage, opens to alley => parking; detached garage; one-car detached garage ~ opening to the alley (singular); -; n 1
balcony 5x11, faces SE => outdoor place; -; -; there is a southeast-facing 5-by-11 balcony
storm shelter in garage floor, holds 8 => amenity; -; storm shelter ~ in the garage floor (singular); - || amenity; -; -; the storm shelter holds eight
deck, faces west => outdoor place; -; west-facing deck (singular); -
sunroom off kitchen, opens to deck => room; sunroom; sunroom ~ off the kitchen opening to the deck (singular); -
rural water, aerobic septic => utilities; -; -; there is rural water || utilities; -; -; it has an aerobic septic system
PEX repipe 2022 => update; -; -; it has been repiped with PEX in 2022; year 2022
shop, heated, 220, water => amenity; -; -; there is a heated shop with 220-volt power and water
Solar panels 2022, paid off, conveys => system; -; -; the solar panels date from 2022, are paid off, and convey
finished rm over gar, heated, 320 sf => room; -; 320-square-foot heated finished room ~ over the garage (singular); -
fin bsmt w/ rec rm + 5th BR, no bath down there => room; -; -; the finished basement has a rec room and a fifth bedroom but no bath
detached casita 1BR 1BA w/ kitchenette, in the sq ft => room; -; -; the detached casita has one bedroom, one bath, and a kitchenette and is included in the square footage
kitchen 2019 white cabs, Viking range => update; -; kitchen (singular); the kitchen dates from 2019; year 2019 || finish; white cabinets; white cabinets (plural); -; of kitchen || appliance; professional range; Viking range (singular); -; of kitchen
built in china cabinet DR => character; china cabinet; built-in china cabinet ~ in the dining room (singular); -
well 2022, 12 gpm, 340 ft deep => utilities; -; -; the well dates from 2022, is 340 feet deep, and yields 12 gallons a minute
rewired + replumbed 2015, permits closed => update; -; -; it was rewired and replumbed in 2015, with permits closed; year 2015
`,
  'Multi-Family': `
4 plex all 2/1 => building; -; -; the fourplex has four units, each with two bedrooms and one bath
boilers 2009/2014 => update; -; -; the boilers are from 2009 and 2014
all appl belong to seller + stay => terms; -; -; all appliances belong to the seller and stay
GSI $76,200 => income; -; -; gross scheduled income is $76,200
upper unit leased month to month $975 => tenancy; -; -; the upper unit is leased month to month at $975
dn $1,250 mo-to-mo, up $1,325 thru 4/30/27 => income; -; -; the lower unit rents for $1,250 a month, month to month, and the upper unit for $1,325 a month through April 30, 2027
gross $5,775/mo, all 3 leased => income; -; -; gross rents are $5,775 a month, with all three units leased
unit 3 lease ends 2/28/27, other two 8/31/27 => tenancy; -; -; unit 3 is leased through February 28, 2027, and the other two units through August 31, 2027
3 rented $1,095-1,150, unit D vacant make ready done => income; -; -; three units rent for $1,095 to $1,150 a month, and unit D is vacant, with its make-ready done
HVACs: A 2020, B 2024, C+D older => update; -; -; the HVAC is from 2020 in unit A, from 2024 in unit B, and older in units C and D
`,
  Commercial: `
roof rubber membrane 2017 => update; -; -; the rubber membrane roof dates from 2017; year 2017
1 half bath retail level => room; -; -; there is a half bath on the retail level
$7,850/mo now, two 3 yr options => income; -; -; rent is now $7,850 a month, and the lease has two three-year options
HVAC office 2022 => update; -; office HVAC (mass); the office HVAC dates from 2022; year 2022
`,
  Penthouse: `
full south half of 31st floor => character; -; -; it takes up the full south half of the 31st floor
`,
  Townhouse: `
wine cellar approx 1200 btl => room; -; -; the wine cellar holds about 1,200 bottles
`,
  Condo: `
Lutron + Sonos, conveys => terms; personal property conveys; -; Lutron and Sonos are included; list Lutron | Sonos
2nd BR fully enclosed w/ closet, no window => room; -; -; the second bedroom is fully enclosed, with a closet but no window
29th flr, bay + Key Biscayne views => view; -; -; it has views of the bay and Key Biscayne from the 29th floor
balcony W facing, gas grill ok => outdoor place; -; -; there is a west-facing balcony, where gas grills are allowed
corner unit, windows 2 sides => character; -; -; it is a corner unit with windows on two sides
`,
  Apartment: `
cats + 1 dog ok, $250 pet dep, $25/mo => pets; -; -; cats and one dog are allowed with a $250 deposit and pet rent of $25 a month
$1,595/mo + $400 dep => fee; -; -; rent is $1,595 a month, with a $400 deposit
`,
  Land: `
perc test passed 6/25 for 3 BR => condition; -; -; the land passed a perc test in June 2025 for three bedrooms
RV ok while building, 18 mo max => restriction; -; -; an RV is allowed while building, for up to 18 months
`,
}
