import type { PropertyType } from '@listwright/contracts'

/** Lines of several pieces that say one thing, and notes that are rules, requirements or work done. */
export const wholeLineCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Foundation repaired 2019, transferable warranty => update; -; -; the foundation was repaired in 2019 and carries a transferable warranty; year 2019
Foundation repaired 2018 with transferable warranty => update; -; -; the foundation was repaired in 2018 and carries a transferable warranty; year 2018
Foundation piers 2020 w/ lifetime transferable warranty => update; -; -; the foundation piers date from 2020 and carry a lifetime transferable warranty; year 2020
Windows replaced 2020, lifetime warranty transfers => update; -; -; the windows were replaced in 2020 and carry a transferable lifetime warranty; year 2020
HVAC 2023, 10 year parts warranty => update; -; -; the HVAC dates from 2023 and carries a 10-year parts warranty; year 2023
Metal roof, transferable warranty => system; metal roof; metal roof (singular); - || system; -; transferable warranty (singular); -; of metal roof
Solar panels with 25 year warranty => system; solar panels; solar panels (plural); - || system; -; 25-year warranty (singular); -; of solar panels
Oil tank decommissioned, paperwork available => update; -; -; the oil tank has been decommissioned, with paperwork available
Septic inspected 2024, report available => condition; -; -; the septic was inspected in 2024, with the report available; year 2024
Pre-inspected, report available => condition; -; -; it has been pre-inspected, with the report available
Sewer lateral replaced 2021, permit on file => update; -; -; the sewer lateral was replaced in 2021, with the permit on file; year 2021
Addition built 2015, permits on file => update; -; -; the addition was built in 2015, with permits on file; year 2015
Chimney relined 2022, receipts available => update; -; -; the chimney was relined in 2022, with receipts available; year 2022
Tile roof, underlayment replaced 2021 => character; tile roof; tile roof (singular); - || character; -; underlayment ~ replaced in 2021 (mass); -; of tile roof
Tile roof with new underlayment 2022 => character; tile roof; tile roof (singular); - || character; -; new underlayment ~ in 2022 (mass); -; of tile roof
Oil heat, new tank 2022 => system; oil heat; oil heat (mass); - || system; -; new tank ~ in 2022 (singular); -; of oil heat
Septic, new drain field 2019 => utilities; septic system; septic (mass); - || utilities; -; new drain field ~ in 2019 (singular); -; of septic
Well, new pump 2021 => utilities; private well; well (singular); - || utilities; -; new pump ~ in 2021 (singular); -; of well
Boiler heat, new burner 2018 => system; -; boiler heat (mass); - || system; -; new burner ~ in 2018 (singular); -; of boiler heat
Turnkey, furnishings included => condition; -; -; it is turnkey, with furnishings included
Unfinished basement, good storage => storage; unfinished basement; unfinished basement (singular); - || storage; -; good storage (mass); -; of unfinished basement
Roof and gutters 2020 (hail) => update; -; -; the roof and gutters were replaced in 2020 after hail; year 2020
New roof and gutters 2021 (hail claim) => update; -; -; the roof and gutters were replaced in 2021 after hail damage; year 2021
Roof 2020 after storm => update; -; -; the roof was replaced in 2020 after a storm; year 2020
Roof, siding and gutters 2022 (hail) => update; -; -; the roof, siding, and gutters were replaced in 2022 after hail; year 2022
Sewer scope done => update; -; -; a sewer scope has been done
Radon test done => update; -; -; a radon test has been done
Survey done => update; -; -; a survey has been done
Radon mitigation installed => system; -; -; a radon mitigation system is installed
Termite treated 2023 => update; -; -; it was treated for termites in 2023; year 2023
Termite treatment 2023 => update; -; -; it was treated for termites in 2023; year 2023
Treated for termites 2022 => update; -; -; it was treated for termites in 2022; year 2022
Mold remediated 2022 => update; -; -; the mold was remediated in 2022; year 2022
Horses allowed per covenants => restriction; -; -; horses are allowed per the covenants
RV parking allowed per HOA => restriction; -; -; RV parking is allowed per the HOA
Livestock permitted per zoning => restriction; -; -; livestock is permitted per zoning
Chickens ok per city => restriction; -; -; chickens are allowed per the city
Please exclude dining room chandelier => terms; -; -; the dining room chandelier is excluded
Exclude primary bedroom curtains => terms; -; -; the primary bedroom curtains are excluded
Please note wine fridge excluded => terms; -; -; the wine refrigerator is excluded
Seller excludes stained glass window in hall => terms; -; -; the stained glass window in the hall is excluded
Relocation, needs quick close => terms; -; -; the seller is relocating and needs a quick closing
Seller relocating, quick close preferred => terms; -; -; the seller is relocating and prefers a quick closing
Job transfer, needs quick closing => terms; -; -; the seller is relocating and needs a quick closing
Seller needs quick close => terms; -; -; the seller needs a quick closing
Sellers need 45 day close => terms; -; -; the sellers need a 45-day closing
Possible accessory apartment w/ proper permits => condition; -; -; an accessory apartment may be possible with proper permits
Deck needs repair => condition; -; -; the deck needs repair
Roof needs replacement => condition; -; -; the roof needs replacement
`,
  Apartment: `
Pets ok 2 max, $300 deposit => pets; -; -; pets are allowed, two at most, with a $300 deposit; n 2; list two at most
Cat ok with deposit => pets; -; -; cats are allowed with a deposit
Dogs under 40 lb ok, $500 deposit => pets; -; -; dogs under 40 pounds are allowed with a $500 deposit; list under 40 pounds
Pets allowed, $35/mo pet rent => pets; -; -; pets are allowed with pet rent of $35 a month
Pets considered, $250 pet fee => pets; -; -; pets are considered with a $250 fee
Small dog ok, deposit required => pets; -; -; small dogs are allowed with a deposit
One pet ok with $200 non-refundable deposit => pets; -; -; one pet is allowed with a $200 non-refundable deposit; n 1; list one at most
Cats ok, no dogs => pets; -; -; cats are allowed, but dogs are not
Good credit and income 40x rent => terms; -; -; good credit and income of 40 times the rent are required
Income 3x rent required => terms; -; -; income of three times the rent is required
Credit 650+ and income 3x rent => terms; -; -; a credit score of 650 and income of three times the rent are required
700+ credit, 40x income => terms; -; -; a credit score of 700 and income of 40 times the rent are required
Good credit required => terms; -; -; good credit is required
`,
  Condo: `
Deeded parking, storage => parking; -; -; parking and storage are deeded
Deeded parking and storage => parking; -; -; parking and storage are deeded
Parking, storage deeded => parking; -; -; parking and storage are deeded
HOA includes heat, cable, internet => fee; -; -; the HOA covers heat, cable, and internet; list heat | cable | internet
HOA covers water, sewer, trash => fee; -; -; the HOA covers water, sewer, and trash; list water | sewer | trash
Condo fee includes heat, hot water, gas => fee; -; -; the condo fee covers heat, hot water, and gas; list heat | hot water | gas
STR license limits apply, buyer to verify => restriction; -; -; short-term rental license limits apply, to be verified by the buyer
Short term rental limits apply, buyer to verify => restriction; -; -; short-term rental limits apply, to be verified by the buyer
Pet restrictions, buyer to verify with HOA => restriction; -; -; pet restrictions apply, to be verified by the buyer with the HOA
In unit laundry allowed, hookups in place => restriction; -; -; in-unit laundry is allowed, with hookups in place
Rental parking in building $180 => parking; -; -; rental parking is available in the building for $180
Window units, no central air => system; -; -; cooling is by window units, with no central air
`,
  'Multi-Family': `
3 family, each 2BR/1BA => building; units; three-family house (singular); it is a three-family house; n 3 || building; -; -; each unit has two bedrooms and one bath
Duplex, both 2/1 => building; units; duplex (singular); it is a duplex; n 2 || building; -; -; each unit has two bedrooms and one bath
Triplex, all 1/1 => building; units; triplex (singular); it is a triplex; n 3 || building; -; -; each unit has one bedroom and one bath
Fourplex, each 2 bed 1 bath => building; units; fourplex (singular); it is a fourplex; n 4 || building; -; -; each unit has two bedrooms and one bath
Two 2 bed units and one 3 bed => building; -; -; there are two two-bedroom units and one three-bedroom unit; list two two-bedroom units | one three-bedroom unit
two 2 beds and a 3 bed => building; -; -; there are two two-bedroom units and one three-bedroom unit; list two two-bedroom units | one three-bedroom unit
One 3 bed and two 2 beds => building; -; -; there is one three-bedroom unit and two two-bedroom units; list one three-bedroom unit | two two-bedroom units
Three 1BR and one 2BR => building; -; -; there are three one-bedroom units and one two-bedroom unit; list three one-bedroom units | one two-bedroom unit
(2) 2BR/1BA and (1) 3BR/2BA => building; -; -; there are two two-bedroom, one-bath units and one three-bedroom, two-bath unit; list two two-bedroom, one-bath units | one three-bedroom, two-bath unit
2 one beds, 2 two beds => building; -; -; there are two one-bedroom units and two two-bedroom units; list two one-bedroom units | two two-bedroom units
Six 1 bed units and two studios => building; -; -; there are six one-bedroom units and two studios; list six one-bedroom units | two studios
1st and 2nd floors leased, 3rd owner occupied => tenancy; -; -; the first and second floors are leased, and the third is owner-occupied
1st floor leased, 2nd vacant => tenancy; -; -; the first floor is leased, and the second is vacant
Upper leased, lower vacant => tenancy; -; -; the upper unit is leased, and the lower unit is vacant
Both units leased => tenancy; -; -; both units are leased
Unit 1 leased, unit 2 vacant => tenancy; -; -; unit 1 is leased, and unit 2 is vacant
`,
  Land: `
Perc tested for conventional septic => land; -; -; it has been perc tested for conventional septic
Well needed, neighbors around 200 ft => land; -; -; a well is needed, and neighboring wells are around 200 feet deep
Covenants, no mobile homes => restriction; -; -; the covenants do not allow mobile homes
Restrictions, no manufactured homes => restriction; -; -; the restrictions do not allow manufactured homes
Year round county road => location; -; -; it is on a year-round county road
Borough maintained road => location; -; -; it is on a borough-maintained road
Driveway permit approved => condition; -; -; a driveway permit has been approved
`,
  Commercial: `
Currently antique shop, lease ends in December => building; -; -; it is currently an antique shop, with a lease that ends in December
Currently coffee shop => building; -; -; it is currently a coffee shop
Currently leased to salon => tenancy; tenant in place, commercial; -; it is leased to a salon
Apartment potential on second floor => building; -; -; the second floor has apartment potential
`,
}
