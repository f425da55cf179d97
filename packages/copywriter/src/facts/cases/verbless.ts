import type { PropertyType } from '@listwright/contracts'

/** Notes typed in a hurry: verbs left out, garages counted in cars, places named before how near they are. */
export const verblessCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
lawn maintenance included in HOA => fee; -; -; lawn maintenance is included in the HOA
association handles snow and mowing => fee; -; -; the association handles snow and mowing
summer kitchen used as a pottery studio => character; -; -; the summer kitchen is used as a pottery studio
eligible for historic tax credits => terms; -; -; it is eligible for historic tax credits
Greenhaven / Pocket area => location; -; -; it is in the Greenhaven/Pocket area
long term tenant upstairs => tenancy; -; -; a long-term tenant is in place upstairs
steps to White Point Garden => location; distance to a named place; -; it is steps from White Point Garden; place White Point Garden
covenants allow four horses => character; -; -; the covenants allow four horses
Mills Act contract lowers taxes => character; -; -; the Mills Act contract lowers taxes
brick pointed 2018 => update; -; -; the brick was pointed in 2018; year 2018
433 loan not req'd => condition; -; -; a 433 loan is not required
CHA 2020 => update; -; -; the central heat and air date from 2020; year 2020
window units convey in den => building; -; -; the window units convey in the den
gravel drive recommended all-wheel drive in winter => parking; -; -; -; note gravel drive recommended all-wheel drive in winter
2 arcade => unused: Its words do not make a phrase that could be told: put it in other words.
radon sys passive => system; -; -; the radon system is passive
termite bond Terminix => condition; -; -; -; note termite bond Terminix
4WD only last 2mi => unused: Its words do not make a phrase that could be told: put it in other words.
confidential - staff unaware => unused: Contact, showing and access details do not belong in public remarks.
go direct after 10a => unused: Contact, showing and access details do not belong in public remarks.
no undergrads => unused: Fair Housing: it speaks of people, or judges an area, rather than the property.
Driscoll school => location; -; -; the school is Driscoll School
tot 2,725/mo => unused: We don't know "tot": write it out.
Limestone and stucco one story => character; -; -; it is a one-story house of limestone and stucco
bike to OU => location; -; -; OU is a bike ride away; place OU
furnace and air 2022 => update; new furnace; furnace (singular); the furnace dates from 2022; year 2022 || update; new air conditioner; air conditioning (mass); the air conditioning dates from 2022; year 2022
wood stove + baseboard => system; wood stove; wood stove (singular); - || system; -; baseboard heat (mass); -
mid-century split => character; split-level; mid-century split-level (singular); it is a mid-century split-level
kitchen 2020 w/ flat panel birch => update; -; kitchen (singular); the kitchen dates from 2020; year 2020 || finish; wood cabinets; flat panel birch cabinets (plural); -; of kitchen
two stone fireplaces (gas) => amenity; gas fireplace; two stone gas fireplaces (plural, counted); -; n 2
no carpet down => character; -; -; there is no carpet downstairs
courtyard between house & garage => outdoor place; -; -; there is a courtyard between the house and the garage
flood X => restriction; -; -; it is in flood zone X
HOA 95/mo grass + pool => fee; hoa fee; -; HOA dues are $95 a month and include mowing and the pool; money $95 | a month | HOA | mowing | the pool; list mowing | the pool
HOA $265 inc lawn + cable => fee; hoa fee; -; HOA dues are $265 and include lawn care and cable; money $265 | HOA | lawn care | cable; list lawn care | cable
kitchen with Sub-Zero and granite (2015) => update; -; kitchen (singular); the kitchen dates from 2015; year 2015 || appliance; named appliances; Sub-Zero refrigerator (singular); -; of kitchen || finish; granite counters; granite counters (plural); -; of kitchen
unfin full bsmt w/ bilco => room; -; unfinished full basement (singular); - || room; outside entrance to the basement; Bilco door (singular); -; of unfinished full basement
appoquinimink => unused: Its words do not make a phrase that could be told: put it in other words.
2 car turned => parking; garage; two-car side-turned garage (singular); -; n 2
RV => parking; RV parking; RV parking (mass); -
orem high => unused: Schools are told by name alone, without rating or praise: type the whole name of the school or the district.
tear off roof 2018 => update; -; tear-off roof (singular); the tear-off roof dates from 2018; year 2018
kitchen granite + b'fast area => finish; granite counters; granite counters (plural); - || room; breakfast nook; breakfast area (singular); -
vaulted primary with skylit bath => room; -; vaulted primary bedroom (singular); - || room; -; skylit bath (singular); -; of vaulted primary bedroom
primary main lvl => room; -; primary bedroom ~ on the main level (singular); -
den w/ doors could be third => room; -; -; the den, with doors, could be a third bedroom
built-ins flanking gas fireplace => character; -; -; built-ins flank the gas fireplace
primary + 2nd bed down => room; -; -; the primary bedroom and a second bedroom are downstairs
coved => finish; -; coved ceilings (plural); -
refinished oak => finish; oak, maple, or walnut floors; refinished oak floors (plural); -
knotty alder => character; -; knotty alder woodwork (mass); -
wide boards => finish; wide-plank floors; wide-board floors (plural); -
assumable VA 2.75% => terms; assumable loan; -; the VA loan is assumable at 2.75 percent; n 2.75
hw => finish; hardwood floors; hardwood floors (plural); -
1 car + alley pkg => parking; one-car garage; one-car garage (singular); -; n 1 || parking; alley access; alley parking (mass); -
3 car side entry => parking; -; three-car side-entry garage (singular); -
sunroom used as office => room; -; -; the sunroom is used as an office
4th bed used as home office => room; -; -; the fourth bedroom is used as a home office
det 2 car w/ breezeway => parking; detached garage; detached two-car garage (singular); -; n 2 || outdoor place; -; breezeway (singular); -; of detached two-car garage
oversized 2 car heated => parking; heated garage; oversized heated two-car garage (singular); -; n 2
3 stall insulated => parking; garage; three-car insulated garage (singular); -; n 3
2.5 car => parking; garage; 2.5-car garage (singular); -; n 2.5
fresh int paint => update; fresh paint; fresh interior paint (mass); -
repl windows => update; new windows; replacement windows (plural); -
one level living => character; single-level layout; single-level layout (singular); -
roll outs => finish; pull-out shelves; roll-out shelves (plural); -
greenbelt behind => location; -; -; it backs to a greenbelt
conservation land out back => location; -; -; it backs to conservation land
quarter sawn oak => character; natural woodwork; quarter-sawn oak woodwork (mass); -
island seating six => finish; -; -; the island seats six
peninsula seating 4 => finish; -; -; the peninsula seats four
Reservoir Park close => location; near park; -; Reservoir Park is close by; place Reservoir Park
ferry near => location; near transit; -; the ferry is close by; place the ferry
Prospect Park a short walk => location; near park; -; Prospect Park is a short walk away; place Prospect Park
Ala Moana half a mile => location; distance to a named place; -; Ala Moana is half a mile away; distance half a mile; place Ala Moana
Blue Line close => location; near transit; -; the Blue Line is close by; place the Blue Line
pool cage new => update; -; new pool cage (singular); -
gas fp up + pellet down => amenity; -; -; there is a gas fireplace upstairs and a pellet stove downstairs
5th bed w/ egress => room; -; fifth bedroom (singular); - || amenity; -; egress (singular); -; of fifth bedroom
CCISD => location; -; -; it is in CCISD
Pinedale elem => location; -; -; the elementary school is Pinedale
furnishings convey most => terms; -; -; most of the furnishings convey
all furniture stays => terms; -; -; all of the furniture conveys
dual primarys => room; two primary suites; dual primary bedrooms (plural); -
deck faces woods => outdoor place; -; -; the deck faces the woods
porch overlooks pasture => outdoor place; -; -; the porch overlooks the pasture
tenant till July => tenancy; -; -; a tenant is in place until July
septic 5 bed passed Title V => utilities; -; -; the five-bedroom septic system passed Title V
gas heat plus two window units => system; gas heat; gas heat (mass); - || system; -; two window units (plural, counted); -; n 2
screen porch plus grilling patio => outdoor place; screened porch; screened porch (singular); - || outdoor place; -; grilling patio (singular); -
wb fp => amenity; wood-burning fireplace; wood-burning fireplace (singular); -
gas furn/ca 2017 => update; new furnace; gas furnace (singular); the gas furnace dates from 2017; year 2017 || system; central air; central air (mass); the central air dates from 2017; year 2017
1.5 car det gar => parking; detached garage; 1.5-car detached garage (singular); -; n 1.5
two and half car garage => parking; garage; two-and-a-half-car garage (singular); -
sealed crawl space => storage; -; sealed crawlspace (singular); -
bed + bath on terrace lvl => room; -; bedroom ~ on the terrace level (singular); - || room; -; bath ~ on the terrace level (singular); -
new HVAC up => update; new HVAC; new HVAC ~ upstairs (mass); -
newer HVAC x2 => system; -; two newer HVAC systems (plural, counted); -; n 2
RV garage 40 ft deep plus 2 car => parking; -; -; the RV garage is 40 feet deep || parking; two-car garage; two-car garage (singular); -; n 2
Brick colonial renovated top to bottom in 2020 => character; -; brick Colonial (singular); it is a brick Colonial || update; -; -; it was renovated top to bottom in 2020; year 2020
remodeled inside and out 2019 => update; -; -; it was remodeled inside and out in 2019; year 2019
specials approx $18k remaining => fee; -; -; special assessments of about $18,000 remain
long range views toward Whiteside Mountain => view; named mountain view; views of Whiteside Mountain (plural); Whiteside Mountain is in view; place Whiteside Mountain; seen Whiteside Mountain
all brick traditional => character; -; all-brick traditional (singular); it is an all-brick traditional
two tiered deck => outdoor place; deck; two-tier deck (singular); -
fenced for dogs => outdoor place; -; -; the yard is fenced for dogs
FROG w/ full bath => room; bonus room; finished room ~ over the garage (singular); - || room; -; full bath (singular); -; of finished room over the garage
offered furnished with exclusions => terms; -; -; it comes furnished, with some exclusions
`,
  Commercial: `
former dental => building; -; -; it is a former dental office
could split into 2 suites => building; -; -; it could be split into two suites
tenant vacates Aug => tenancy; -; -; the tenant leaves in August
$8/sf lease plus utilities => fee; -; -; the rent is $8 a square foot, plus utilities
office lease modified gross => terms; -; -; the lease is modified gross
`,
  Land: `
owner finance => terms; seller financing; -; owner financing is available
no perc yet => condition; -; -; it has not been perc tested yet
dirt road high clearance recomended => land; -; -; high clearance is recommended for the dirt road
`,
  'Multi-Family': `
3 over 2 => building; -; -; the upper unit has three bedrooms and the lower unit two
tenant upstairs month to month $950 => tenancy; -; -; the upstairs tenant pays $950 a month, month to month
good rents could be higher => unused: It estimates a value or a resale price, which a text must not promise.
both leased through May => tenancy; -; -; both units are leased through May
central heat and air each side => building; -; -; each side has central heat and air conditioning
3 fam brick => building; units; -; it is a brick three-family house; n 3
3/2/2 BR layout => building; -; -; the units have three, two, and two bedrooms
one unit vacant and refreshed => tenancy; -; -; one unit is vacant and refreshed
owner pays w/s/g => income; owner pays; -; the owner pays water, sewer, and garbage; list water | sewer | garbage
lead pipe replaced by utility => update; -; -; the utility replaced the lead pipe
`,
  Condo: `
garage rental $225/mo available => fee; -; -; garage rental is available at $225 a month
lake views partial => view; -; partial lake views (plural); it has partial lake views; seen the lake
pets 1 => pets; -; -; one pet is allowed
piazza shared with one other unit => outdoor place; -; -; the piazza is shared with one other unit
flood ins through regime => fee; -; -; flood insurance is through the regime
regime fee $735 => fee; condo fee; -; the regime fee is $735; money $735 | regime fee
condo fee $455 heat incl. => fee; condo fee; -; the condo fee is $455 and includes heat; money $455 | condo fee | heat; list heat
2 level unit => building; -; -; it is a two-level unit
assessment $388 => fee; condo fee; -; the assessment is $388; money $388 | assessments
Cedar Point across water => location; -; -; Cedar Point is across the water
`,
  Townhouse: `
Silver Line close => location; near transit; -; the Silver Line is close by; place the Silver Line
`,
}
