import type { PropertyType } from '@listwright/contracts'

/** What a thing has, and what follows its comma and belongs to it. */
export const tailOfThingCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
White shaker cabinets, soft close => finish; -; soft-close white shaker cabinets (plural); -
Six fireplaces, decorative only => amenity; -; -; there are six fireplaces, decorative only; n 6
Termite bond w/ Arrow, transferable => terms; -; -; there is a termite bond with Arrow, which is transferable
Solar owned, 6.2 kW => system; solar panels; owned 6.2-kW solar system (singular); -; n 6.2
Detached studio w/ mini split, 280 sf => room; art studio; 280-square-foot detached studio (singular); - || system; mini splits; mini split (singular); -; of 280-square-foot detached studio
Casita, 400 sf w/ kitchenette => income; guest house; 400-square-foot casita (singular); - || room; kitchenette; kitchenette (singular); -; of 400-square-foot casita
Trinity well, 380 ft => utilities; -; -; the Trinity well is 380 feet deep
Fresh interior paint, Agreeable Gray => update; fresh paint; fresh interior paint ~ in Agreeable Gray (mass); -
Flood zone X, insurance not required => restriction; -; -; it is in flood zone X, and flood insurance is not required
Golf optional, not bundled => community; -; -; golf membership is optional and not bundled
At rental cap, wait list => restriction; -; -; it is at the rental cap, with a waiting list
Owners may have 1 dog, guests none => pets; -; -; owners may have one dog, and guests may have none
Backs to golf course, 7th fairway => location; -; -; it backs to a golf course on the seventh fairway
1/2 acre pond, stocked w/ bass => land; -; -; there is a half-acre pond, stocked with bass
Washer/dryer provided, not warranted => appliance; -; -; the washer and dryer are provided but not warranted
Furniture package included, few exclusions => terms; -; -; the furniture package is included, with few exclusions; list the furniture package
Gas fireplace, blower => amenity; gas fireplace; gas fireplace (singular); - || system; -; blower (singular); -; of gas fireplace
Shingle roof, metal accents => system; -; shingle roof (singular); - || character; -; metal accents (plural); -; of shingle roof
Self managed, 4 owners => building; -; -; it is self-managed, with four owners
Overhead doors 14x16, qty 4 => building; drive-in doors; four 14-by-16 overhead doors (plural, counted); -; n 4
Propane, 500 gal owned => utilities; propane; owned 500-gallon propane tank (singular); -
Pets allowed, 2 max => pets; pet limits; -; pets are allowed, two at most; n 2; list two at most
Oil furnace, tank above ground => system; oil heat; oil furnace (singular); - || utilities; -; above-ground tank (singular); -; of oil furnace
Tornado shelter, below ground, backyard => amenity; -; below-ground tornado shelter ~ in the backyard (singular); -
Shared laundry in basement, card operated => community; -; card-operated shared laundry ~ in the basement (mass); -
Geo-thermal, 3 loops => system; -; geothermal system (singular); - || system; -; three loops (plural, counted); -; n 3; of geothermal system
Attached 3c, detached 2c => parking; attached garage; attached three-car garage (singular); -; n 3 || parking; detached garage; detached two-car garage (singular); -; n 2
Basement partial, dirt floor => room; -; partial basement (singular); - || finish; -; dirt floor (singular); -; of partial basement
PCC membership transferable, buyer pays fee => terms; -; -; the PCC membership is transferable, and the buyer pays the fee
Roof 2016, some hail claims since paid => update; -; -; the roof dates from 2016, with some hail claims paid since; year 2016
Leasing permit needed, 10% cap => condition; -; -; a leasing permit is needed, with a 10 percent cap
ARB plans approved 2022, expired => update; -; -; the ARB plans were approved in 2022 and have since expired; year 2022
Tile roof 2005, insurer wants replaced => character; -; -; the tile roof dates from 2005, and the insurer wants it replaced; year 2005
Underground tanks removed 2003, closure letter => update; -; -; the underground tanks were removed in 2003, with a closure letter; year 2003
3 cm granite slab => finish; -; 3-centimeter granite counters (plural); -
Hurricane shutters accordion type => finish; -; accordion hurricane shutters (plural); -
Roof 2 layers => condition; -; -; the roof has two layers
Metal roof 5V crimp => system; -; 5v-crimp metal roof (singular); -
Rainwater collection 20k gal => system; -; 20,000-gallon rainwater collection system (singular); -
Kitchen appliances Samsung 2023 => appliance; named appliances; Samsung kitchen appliances (plural); the Samsung kitchen appliances date from 2023; year 2023
Bulkhead approx 100 ft wood => land; -; 100-foot wood bulkhead (singular); -
Vol ceilings in great rm => finish; -; volume ceilings ~ in the great room (plural); -
Vinyl siding w/ brick accents => finish; -; vinyl siding (mass); - || character; -; brick accents (plural); -; of vinyl siding
Gas range w/ hood vented outside => appliance; gas range; gas range (singular); - || appliance; -; hood ~ vented outside (singular); -; of gas range
3rd floor bonus w/ full bath => room; -; third-floor bonus room (singular); - || room; -; full bath (singular); -; of third-floor bonus room
Vaulted living with skylights => character; vaulted ceilings; vaulted living room (singular); - || character; skylights; skylights (plural); -; of vaulted living room
Unfinished attic with pull down => storage; attic storage; unfinished attic (singular); - || finish; -; pull-down stairs (plural); -; of unfinished attic
Acadian style w/ dormers => character; -; Acadian (singular, name); the style is Acadian || character; -; dormers (plural); -
Updated baths w/ comfort height toilets => update; -; updated baths (plural); - || finish; -; comfort height toilets (plural); -; of updated baths
Clubhouse with cafe => community; clubhouse; clubhouse (singular); - || community; -; cafe (singular); -; of clubhouse
Oversized 3-car w/ overhead racks => parking; three-car garage; oversized three-car garage (singular); -; n 3 || storage; -; overhead racks (plural); -; of oversized three-car garage
First fl. bedroom w/ en suite => room; first-floor bedroom; first-floor bedroom (singular); - || room; primary bathroom; en suite bath (singular); -; of first-floor bedroom
Windows restored w/ storms => update; -; restored windows (plural); the windows have been restored || system; -; storm windows (plural); -; of restored windows
Gameday patio w/ TV mount => outdoor place; -; gameday patio (singular); - || technology; -; TV mount (singular); -; of gameday patio
Attached storage w/ cart charging => storage; -; attached storage (mass); - || parking; -; cart charging (mass); -; of attached storage
Evap cooling replaced w/ ref air => update; -; -; the evaporative cooler has been replaced with refrigerated air
Tiled balcony enclosed w/ glass => update; -; -; the tiled balcony has been enclosed with glass
RV pad with 50 amp and dump => parking; RV parking; RV pad (singular); - || system; electrical service; 50-amp service (mass); -; n 50; of RV pad || building; -; dump station (singular); -; of RV pad
Den w/ beams & wood paneling painted => room; den; den (singular); - || update; -; painted beams (plural); the beams have been painted; of den || update; -; painted wood paneling (mass); the wood paneling has been painted; of den
Pantry cabinets with pull outs => storage; pantry; pantry cabinets (plural); - || finish; -; pullouts (plural); -; of pantry cabinets
30x40 metal bldg w/ concrete & elec => building; pole barn; 30-by-40 metal building (singular); - || community; -; concrete floor (singular); -; of 30-by-40 metal building || community; -; electricity (mass); -; of 30-by-40 metal building
Solar heated pool w/ child fence => amenity; heated pool; solar-heated pool (singular); - || outdoor place; -; child fence (singular); -; of solar-heated pool
Workbench => amenity; -; workbench (singular); -
New vapor barrier => update; -; new vapor barrier (singular); -
Steel underpinning => building; -; steel underpinning (mass); -
Deeded beach walkover => outdoor place; -; deeded beach walkover (singular); -
Vented gas dryer connection => utilities; -; -; there is a vented gas dryer connection
Gas dryer hook up => utilities; -; -; there is a gas dryer hookup
Copper re-pipe => update; -; -; it has been repiped with copper
Stack washer-dryer in bath => appliance; washer and dryer included; stacked washer and dryer ~ in the bath (plural); -
Stained concrete down => finish; polished concrete floors; stained concrete floors ~ downstairs (plural); -
Gently sloping building site => land; -; gently sloping building site (singular); -
Sauna w/ cedar bench => amenity; sauna; sauna (singular); - || amenity; -; cedar bench (singular); -; of sauna
Garage w/ workbench and pegboard => parking; garage; garage (singular); - || amenity; -; workbench (singular); -; of garage || finish; -; pegboard (singular); -; of garage
Porch w/ ceiling fan and TV mount => outdoor place; front porch; porch (singular); - || amenity; ceiling fans; ceiling fan (singular); -; of porch || technology; -; TV mount (singular); -; of porch
Detached garage with finished FROG => parking; detached garage; detached garage (singular); - || room; bonus room; finished room ~ over the garage (singular); -; of detached garage
2 months free rent on 3 yr lease => terms; -; -; two months of free rent are offered on a three-year lease
Five fireplaces, decorative => condition; -; -; five fireplaces are decorative
Two fireplaces, nonworking => condition; -; -; two fireplaces are not working
Roof warranty, transferable => terms; -; -; it comes with a roof warranty, which is transferable
Home warranty, assumable => terms; -; -; it comes with a home warranty, which is assumable
1 acre pond, stocked => land; pond; stocked one-acre pond (singular); -
Foundation repaired 2021, lifetime transferable => update; -; -; the foundation was repaired in 2021 and carries a transferable lifetime warranty; year 2021
Dock permit, renewable => utilities; -; -; there is a dock permit, which is renewable
Guest house, 600 sf w/ full bath => income; guest house; 600-square-foot guest house (singular); - || room; -; full bath (singular); -; of 600-square-foot guest house
Workshop w/ electric, 400 sf => room; workshop; 400-square-foot workshop (singular); - || system; -; power (mass); -; of 400-square-foot workshop
Oak cabinets, soft close => finish; -; soft-close oak cabinets (plural); -
Custom cabinetry, soft-close drawers => finish; -; soft-close custom cabinetry (mass); -
Stone fireplace, mantel => amenity; stone or brick fireplace; stone fireplace (singular); - || character; mantel; mantel (singular); -; of stone fireplace
Metal roof, copper gutters => system; metal roof; metal roof (singular); - || system; -; copper gutters (plural); -
Brick exterior, limestone trim => finish; -; brick exterior (singular); - || finish; -; limestone trim (mass); -; of brick exterior
Storm shelter, above ground => amenity; -; above-ground storm shelter (singular); -
Storm shelter, below ground, garage => amenity; -; below-ground storm shelter ~ in the garage (singular); -
Propane tank, 250 gal leased => utilities; propane; leased 250-gallon propane tank (singular); -
Fresh paint, Sea Salt => update; fresh paint; fresh paint ~ in Sea Salt (mass); -
New interior paint, Repose Gray => update; fresh paint; new interior paint ~ in Repose Gray (mass); -
Solar leased, 8 kW => system; solar panels; leased eight-kW solar system (singular); -
Roof 3 layers => condition; -; -; the roof has three layers
Barn w/ 4 stalls and hay loft => building; barn; barn (singular); - || building; horse barn; four stalls (plural, counted); -; n 4; of barn || room; -; hay loft (singular); -; of barn
Bath w/ heated floor and bidet => room; -; bath (singular); - || system; radiant floor heating; heated floor (singular); -; of bath || finish; bidet; bidet (singular); -; of bath
Garage w/ storage racks => parking; garage; garage (singular); - || storage; -; storage racks (plural); -; of garage
Carport w/ storage bins => parking; carport; carport (singular); - || storage; storage locker; storage bins (plural); -; of carport
Siding w/ stone accents => finish; -; siding (mass); - || character; -; stone accents (plural); -; of siding
Den w/ vaulted ceiling => room; den; den (singular); - || character; vaulted ceilings; vaulted ceiling (singular); -; of den
Second floor bonus w/ half bath => room; -; second-floor bonus room (singular); - || room; powder room; half bath (singular); -; of second-floor bonus room
Attic w/ pull-down => storage; attic storage; attic (singular); - || finish; -; pull-down stairs (plural); -; of attic
Sliders replaced with French doors => update; -; -; the sliders have been replaced with French doors
Porch enclosed with windows => update; -; -; the porch has been enclosed with windows
Septic replaced with sewer => update; -; -; the septic has been replaced with sewer
house sits on knoll above river => condition; -; -; the house sits on a knoll above the river
bedroom takes entire attic => room; -; -; the bedroom takes the entire attic
gate at end of drive => outdoor place; -; gate ~ at the end of the drive (singular); -
garage has 50A outlet => parking; -; -; the garage has a 50-amp outlet
one layer of shingles => system; -; one layer of shingles (singular, counted); -; n 1
`,
  'Multi-Family': `
Two units, both vacant => building; -; -; there are two units, both vacant; n 2
`,
  Condo: `
Parking stickers 4 => parking; -; four parking stickers (plural, counted); -; n 4
Two parking passes => parking; -; two parking passes (plural, counted); -; n 2
corner unit in 12-unit limestone walk-up => building; -; -; it is a corner unit in a 12-unit limestone walk-up
cats allowed with $40/mo charge => pets; pet limits; -; cats are allowed with a charge of $40 a month; list with a charge of $40 a month
`,
  Commercial: `
2 dock-high doors, 1 grade level => building; loading dock; two dock-high doors (plural, counted); -; n 2 || building; drive-in doors; grade-level door (singular); -; n 1
6' chain link w/ barbed wire => outdoor place; fenced yard; six-foot chain-link fence (singular); - || outdoor place; -; barbed wire (mass); -; of six-foot chain-link fence
Warehouse w/ sprinklers => building; -; warehouse (singular); it is a warehouse || system; sprinkler system; sprinklers (plural); -
`,
  Land: `
Divisible, 2 ac minimum => land; -; -; it is divisible, with a two-acre minimum
Steep but buildable, driveway cut => land; -; -; the land is steep but buildable, with the driveway cut
Wooded hardwoods with small branch => land; timber; wooded hardwoods (plural); - || land; -; small branch (singular); -; of wooded hardwoods
`,
}
