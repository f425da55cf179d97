/** Notes about the inside of homes, whose second part leaves out a noun or a verb, or speaks of what stands before it. */
export const insideHomeCases = {
  'Single Family Home': `
Wood burning fireplace in living room, gas in family room => amenity; wood-burning fireplace; wood-burning fireplace ~ in the living room (singular); - || amenity; gas fireplace; gas fireplace ~ in the family room (singular); -
Gas fireplace in LR and wood burning in basement => amenity; gas fireplace; gas fireplace ~ in the living room (singular); - || amenity; wood-burning fireplace; wood-burning fireplace ~ in the basement (singular); -
Concrete floors downstairs, bamboo up => finish; polished concrete floors; concrete floors ~ downstairs (plural); - || finish; bamboo floors; bamboo floors ~ upstairs (plural); -
Gas heat down, electric up => system; gas heat; gas heat ~ downstairs (mass); - || system; -; electric heat ~ upstairs (mass); -
Full bath up, half down => room; -; full bath ~ upstairs (singular); - || room; powder room; half bath ~ downstairs (singular); -
3 bedrooms up, 1 on main => room; -; three bedrooms ~ upstairs (plural, counted); -; n 3 || room; first-floor bedroom; bedroom ~ on the main level (singular); -; n 1
2 bedrooms and bath on main, 2 more up => room; -; two bedrooms ~ on the main level (plural, counted); -; n 2 || room; -; bath ~ on the main level (singular); - || room; -; two more bedrooms ~ upstairs (plural, counted); -; n 2
Kitchen remodeled 2016, hall bath 2021 => update; remodeled kitchen; remodeled kitchen (singular); the kitchen was remodeled in 2016; year 2016 || update; -; remodeled hall bath (singular); the hall bath was remodeled in 2021; year 2021
Walk out basement, plumbed for bath => room; walkout basement; walk-out basement (singular); - || room; -; -; the basement is plumbed for a bath
Dry basement, waterproofed w/ transferable warranty => storage; basement; dry basement (singular); - || storage; -; -; the basement is waterproofed, with a transferable warranty
Den w/ closet, would make 4th bedroom => room; den; den (singular); - || storage; -; closet (singular); -; of den || room; -; -; the den would make a fourth bedroom
Sunroom, heated and cooled => room; sunroom; sunroom (singular); - || room; -; -; the sunroom is heated and cooled
Attic w/ pull down stairs, partially floored => storage; attic storage; attic (singular); - || finish; -; pull-down stairs (plural); -; of attic || storage; -; -; the attic is partially floored
Wine cellar, holds 400 bottles => amenity; -; -; there is a wine cellar that holds 400 bottles
Dated but clean => condition; -; -; it is dated but clean
Clean, well kept, needs cosmetic updates => condition; -; -; it is clean and well kept, and needs cosmetic updating
Livable as is, could use updating => condition; -; -; it is livable and needs updating
Needs updating but good bones => condition; cosmetic updating; -; it needs updating
Great bones, original condition => condition; original condition; -; it is in original condition
Baths updated in last 5 years => update; -; -; the baths have been updated in the last five years
Roof replaced in last 5 years => update; -; -; the roof has been replaced in the last five years
50 gal hot water heater new 2023 => update; -; -; the 50-gallon hot water heater was installed in 2023; year 2023
Main sewer line replaced w/ PVC => update; -; -; the main sewer line has been replaced with PVC
HERS 52 => system; energy rating; -; the HERS rating is 52
Septic inspected => condition; -; -; the septic system has been inspected
Fresh paint, carpet and light fixtures => update; fresh paint; fresh paint (mass); - || update; new carpet; new carpet (mass); - || update; new light fixtures; new light fixtures (plural); -
Newer furnace, AC and water heater => update; new furnace; newer furnace (singular); - || system; air conditioning; newer air conditioning (mass); - || update; new water heater; newer water heater (singular); -
New roof, windows and siding 2021 => update; new roof; new roof (singular); the roof was installed in 2021; year 2021 || update; new windows; new windows (plural); the windows were installed in 2021; year 2021 || update; new siding; new siding (mass); the siding was installed in 2021; year 2021
All new appliances in 2022 => update; new appliances; new appliances (plural); the appliances were installed in 2022; year 2022
Foundation: poured concrete => system; -; poured concrete foundation (singular); -
Smart home: lights, locks, thermostat => technology; smart lighting; smart lights (plural); - || technology; smart locks; smart locks (plural); - || technology; smart thermostat; smart thermostat (singular); -
House painted 2022 inside & out => update; -; -; it was painted inside and out in 2022; year 2022
Rehabbed top to bottom 2023 => update; -; -; it was rehabbed top to bottom in 2023; year 2023
Completely remodeled in 2019 inc plumbing and electric => update; -; -; it was fully remodeled in 2019, including plumbing and electrical; year 2019
Storm windows and doors => system; -; storm windows (plural); - || finish; -; storm doors (plural); -
Double pane windows except sunroom => system; double-pane windows; double-pane windows ~ except in the sunroom (plural); -
Hardwood throughout except kitchen => finish; hardwood floors; hardwood ~ throughout except in the kitchen (mass); -
Laundry hookups in basement and on main => utilities; washer and dryer hookups; laundry hookups ~ in the basement and on the main level (plural); -
Historic c. 1790 farmhouse => character; -; -; it is a historic farmhouse from about 1790
Dutch Colonial circa 1928 => character; -; -; it is a Dutch Colonial from about 1928
Sears kit house => character; -; -; it is a Sears kit house
Extra wide North Center 2-flat conversion => building; -; -; it is an extra-wide two-flat conversion in North Center
Converted 2-flat, now single family => building; -; -; it is a converted two-flat, now a single-family home
Ryan Homes Venice model => building; -; -; it is the Ryan Homes Venice model
Floor plan: Aspen by Lennar => building; -; -; it has the Aspen floor plan by Lennar
Model: Bristol => building; -; -; it is the Bristol model
Model home w/ upgrades => building; -; -; it is a model home with upgrades
Moved to lot in 1955 => character; -; -; it was moved to the lot in 1955
Same family since 1962 => condition; -; -; it has had the same owner since 1962
Originally 3 bedrooms => character; -; -; it originally had three bedrooms
Built by Toll Brothers => condition; -; -; it was built by Toll Brothers
Walk in tile shower w/ bench => amenity; -; walk-in tile shower (singular); - || amenity; -; bench (singular); -; of walk-in tile shower
Finished walkout w/ 5th bedroom, full bath and rec room => room; walkout basement; finished walk-out basement (singular); - || room; -; fifth bedroom (singular); -; of finished walk-out basement || room; -; full bath (singular); -; of finished walk-out basement || room; game room; rec room (singular); -; of finished walk-out basement
Kitchen w/ island, pantry and desk area => room; -; kitchen (singular); - || finish; kitchen island; island (singular); -; of kitchen || storage; pantry; pantry (singular); -; of kitchen || amenity; -; desk area (singular); -; of kitchen
Family room w/ fireplace, built-ins and beams => room; family room; family room (singular); - || amenity; fireplace; fireplace (singular); -; of family room || storage; built-in shelving; built-ins (plural); -; of family room || character; -; beams (plural); -; of family room
Laundry room w/ sink, cabinets and folding counter => room; laundry room; laundry room (singular); - || finish; -; sink (singular); -; of laundry room || finish; -; cabinets (plural); -; of laundry room || finish; -; folding counter (singular); -; of laundry room
Central air up, window units down => system; central air; central air ~ upstairs (mass); - || system; -; window units ~ downstairs (plural); -
Windows replaced except basement => update; -; -; the windows have been replaced except in the basement
Carpet replaced upstairs => update; -; -; the carpet has been replaced upstairs
Floors refinished on main level 2021 => update; -; -; the floors were refinished on the main level in 2021; year 2021
Tub replaced w/ walk in shower 2022 => update; -; -; the tub was replaced in 2022 with a walk-in shower; year 2022
2 AC units replaced 2022 => update; new air conditioner; two new air conditioning units (plural, counted); two air conditioning units were replaced in 2022; year 2022
Kitchen and both baths redone 2019 => update; -; -; the kitchen and both baths were redone in 2019; year 2019
Furnace and AC are 2019 => update; new furnace; furnace (singular); the furnace dates from 2019; year 2019 || update; new air conditioner; air conditioning (mass); the air conditioning dates from 2019; year 2019
Boiler 2015, serviced annually => system; -; -; the boiler dates from 2015 and is serviced annually; year 2015
Roof 2019, under warranty => update; -; -; the roof dates from 2019 and is under warranty; year 2019
Bath needs finished => condition; -; -; the bath needs to be finished
Needs paint inside => condition; cosmetic updating; -; it needs paint inside; list paint inside
Deferred maintenance => condition; -; -; there is deferred maintenance
House is empty and clean => condition; -; -; it is empty and clean
Sump pump, never had water => system; sump pump; sump pump (singular); - || condition; -; -; the basement has never had water
No closets in 3rd bedroom => character; -; -; there are no closets in the third bedroom
No bath on main => character; -; -; there is no bath on the main level
Bedroom fits king => room; -; -; the bedroom fits a king bed
Gas range, hookup for electric too => appliance; gas range; gas range (singular); - || utilities; -; -; there is an electric hookup
240V for dryer => system; -; 240-volt power ~ for a dryer (mass); -
Jack and Jill bath between bedrooms 2 and 3 => room; Jack-and-Jill bath; Jack-and-Jill bath ~ between bedrooms two and three (singular); -
Pocket doors between living & dining => finish; -; -; there are pocket doors between the living and the dining rooms
Breakfast bar & eating area => finish; breakfast bar; breakfast bar (singular); - || amenity; -; eating area (singular); -
Living room w/ fireplace opens to deck => character; -; -; the living room with a fireplace opens to the deck
Living/dining combo => room; -; combined living and dining room (singular); -
Soft close drawers & doors => finish; soft-close cabinetry; soft-close drawers (plural); - || finish; -; soft-close doors (plural); -
Casement windows => system; -; casement windows (plural); -
Fuses => system; -; fuses (plural); -
Attic could be finished for more living space => condition; -; -; the attic could be finished for more living space
Hall bath w/ tub/shower combo => room; -; hall bath (singular); - || amenity; -; combination tub and shower (singular); -; of hall bath
Bedroom/bath combo on first floor => room; -; bedroom ~ on the first floor (singular); - || room; -; bath ~ on the first floor (singular); -
Loft overlooks living room => room; -; -; the loft overlooks the living room
Added insulation in attic 2022 => system; insulation; added insulation ~ in the attic (mass); the insulation in the attic was added in 2022; year 2022
Kitchen opens to family room w/ gas fireplace => character; -; -; the kitchen opens to the family room with a gas fireplace
Kitchen at back w/ sliders to deck => room; -; kitchen ~ at the back (singular); - || character; sliding glass doors; sliders ~ to the deck (plural); -; of kitchen at the back
`,
  Townhouse: `
3 levels, bedroom and bath on each => character; -; three levels ~ with a bedroom and a bath on each (plural, counted); -; n 3
`,
  'Multi-Family': `
Newer roofs and windows, all units => update; new roof; newer roofs (plural); - || update; new windows; newer windows ~ in all units (plural); -
Both units 2 bed 1 bath w/ dining room => building; -; -; each unit has two bedrooms, one bath, and a dining room
Basement w/ high ceilings, could be garden unit => storage; basement; basement (singular); - || character; high ceilings; high ceilings (plural); -; of basement || storage; -; -; the basement could be a garden unit
`,
  Condo: `
Combined w/ unit next door in 2006 => building; -; -; it was combined with the unit next door in 2006; year 2006
`,
  Apartment: `
2nd floor of 3 family => building; -; -; it is on the second floor of a three-family home
`,
}
