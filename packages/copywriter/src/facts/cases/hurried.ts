import type { PropertyType } from '@listwright/contracts'

/** What the property itself is, what lies around it, who did what to it, and which of its parts are let. */
export const hurriedCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
solid bones => unused: It is a slogan or a promise, not a feature.
great curb appeal => unused: It is a slogan or a promise, not a feature.
lodge vibe => unused: It is a slogan or a promise, not a feature.
prairie style home near the park => character; -; -; it is a prairie-style home near the park
two level stone ranch on half an acre => character; -; -; it is a two-level stone ranch on half an acre
updated cape by the harbor => character; -; -; it is an updated Cape by the harbor
modular on crawl => character; -; -; it is a modular home on a crawlspace
stucco and stone two story => character; -; -; it is a stucco and stone two-story
creek view lot => location; -; -; it is on a creek-view lot
bluff lot near the river => location; -; -; it is on a bluff lot near the river
kayak to the sandbar => location; -; -; the sandbar is a kayak ride away; place the sandbar
quick drive to I-40 => location; -; -; it is a quick drive to I-40; place I-40
couple blocks to Duke Park => location; -; -; it is a couple of blocks from Duke Park; place Duke Park
farmers market on the corner => location; -; -; there is a farmers market on the corner
dog park at end of street => location; -; -; there is a dog park at the end of the street
nature trail out the back gate => location; -; -; there is a nature trail out the back gate
minutes to Lake Norman => location; near lake; -; it is minutes from Lake Norman; place Lake Norman
near 66 and the Mosaic => location; distance to a named place; -; it is near 66 and the Mosaic; place 66 and the Mosaic
walk to orange line => location; near transit; -; the Orange Line is within walking distance; place the Orange Line
bay peek from loft => view; -; -; the bay can be glimpsed from the loft
view of Mt Hood in winter => view; -; -; Mount Hood is in view in winter; place Mount Hood; seen Mount Hood
siding painted by HOA 2021 => update; -; -; the siding was painted by the HOA in 2021
new siding after storm 2022 => update; -; -; the siding was replaced in 2022 after the storm
tile roof about 12 yrs old => update; -; -; the tile roof is about 12 years old
solar financed thru 2035 => terms; -; -; the solar panels are financed through 2035
heat pump 2019 and 2023 => system; heat pump; heat pump (singular); the heat pump dates from 2019 and 2023
2 HVAC (2017/2021) => update; new HVAC; two HVAC systems (plural, counted); the two HVAC systems date from 2017 and 2021; n 2
windows replaced 2012-2014 => update; -; -; the windows were replaced between 2012 and 2014
1st floor bed and full bath => room; first-floor bedroom; first-floor bedroom (singular); - || room; -; first-floor full bath (singular); -
lower level office and half bath => room; home office; lower-level office (singular); - || room; powder room; lower-level half bath (singular); -
kitchen w/ quartz and coffee bar => room; -; kitchen (singular); - || finish; quartz counters; quartz counters (plural); -; of kitchen || finish; coffee bar; coffee bar (singular); -; of kitchen
hdwd 2nd floor => finish; hardwood floors; hardwood floors ~ on the second floor (plural); -
LVP 1st floor => finish; luxury vinyl plank; luxury vinyl plank floors ~ on the first floor (plural); -
great room gas fireplace => room; great room; great room (singular); - || amenity; gas fireplace; gas fireplace (singular); -; of great room
bsmt w/ media + exercise => storage; basement; basement (singular); - || room; home theater; media room (singular); -; of basement || room; home gym; exercise room (singular); -; of basement
tile in kitchen and baths => finish; -; tile ~ in the kitchen and baths (mass); -
oversized 3 car => parking; three-car garage; oversized three-car garage (singular); -; n 3
large laundry w/ folding counter => room; laundry room; large laundry room (singular); - || finish; -; folding counter (singular); -; of large laundry room
library w/ no windows => room; library; library (singular); - || condition; -; -; the library has no windows
screen porch plus hot tub => outdoor place; screened porch; screened porch (singular); - || amenity; hot tub; hot tub (singular); -
state maintained road => location; -; -; it is on a state-maintained road
non conforming bedroom => room; -; non-conforming bedroom (singular); -
in ceiling speakers => technology; built-in speakers; in-ceiling speakers (plural); -
5 piece bath => room; -; five-piece bath (singular); -
maple floors under carpet in bedrooms => finish; oak, maple, or walnut floors; maple floors ~ under the carpet in the bedrooms (plural); -
east/west exposure => character; -; -; it has an east/west exposure
pergola (as is) => outdoor place; pergola; pergola (singular); - || outdoor place; -; -; the pergola is sold as is
shed and swing set included as is => terms; -; -; the shed and the swing set are included as is
standby generator (Kohler 2020) => system; whole-house generator; Kohler standby generator (singular); the Kohler standby generator dates from 2020; year 2020
stick built on slab => building; -; -; it is stick-built on a slab
raised 2019 => update; -; -; it was raised in 2019; year 2019
same owner 31 years => condition; -; -; it has had the same owner for 31 years
seller to provide termite letter => terms; -; -; the seller will provide a termite letter
carriage barn still standing => character; -; -; the carriage barn is still standing
den can be converted to bedroom => terms; -; -; the den can be converted to a bedroom
big white oak out back => land; -; big white oak ~ out back (singular); -
two walk-ins => storage; dual walk-in closets; two walk-in closets (plural, counted); -; n 2
covrd porch => outdoor place; covered porch; covered porch (singular); -
Lakewood HS cluster => location; -; -; it is in the Lakewood High School cluster
KISD => location; -; -; it is in KISD
skylights and pantry and mudroom => character; skylights; skylights (plural); - || storage; pantry; pantry (singular); - || room; mudroom; mudroom (singular); -
`,
  Condo: `
corner unit 5th floor => building; -; -; it is a fifth-floor corner unit
sixth floor corner with harbor views => building; -; -; it is a sixth-floor corner unit || view; water view; harbor views (plural); the harbor is in view; seen the harbor
concierge evenings => building; -; -; there is a concierge in the evenings
B/D at 7th Ave => location; -; -; the B and D trains stop at 7th Avenue
tenant thru June => tenancy; -; -; a tenant is in place through June
locker $40/mo => fee; -; -; the locker is $40 a month
assessment thru 2027 $60/mo => fee; condo fee; -; the assessment is $60 a month through 2027; money $60 | a month | assessments
roof done by assoc 2020 => update; -; -; the roof was done by the association in 2020
HOA 388 incl water and gas => fee; hoa fee; -; HOA dues are $388 and include water and gas; money $388 | HOA | water | gas; list water | gas
sunny flat in converted school => building; -; -; it is a sunny flat in a converted school
`,
  'Multi-Family': `
both units 3 bd 1 ba => building; -; -; each unit has three bedrooms and one bath
each side 2 bedrooms => building; -; -; each side has two bedrooms
upper vacant at closing => tenancy; -; -; the upper unit will be vacant at closing
3 units leased month to month => tenancy; month-to-month; -; three units are leased month to month
all but two rented => tenancy; -; -; all but two of the units are rented
1 vacant 3 leased => tenancy; -; -; one unit is vacant, and three are leased
both rented 1,050 & 1,100 => income; -; -; the two units rent for $1,050 and $1,100 a month
leased to 6/30 => tenancy; -; -; the leases run through June 30
leased through June 2026 => tenancy; lease through date; -; it is leased through June 2026; date June 2026
lower 2 bed rented 1,150 => income; -; -; the two-bedroom lower unit rents for $1,150 a month
all leased gross $5,400/mo => income; -; -; all units are leased, and gross rents are $5,400 a month
leases end August => tenancy; lease through date; -; the leases end in August; date August
`,
  Land: `
needs well => condition; -; -; it needs a well
wire fenced 2 sides => land; -; -; it is fenced with wire on two sides
restrictions 1800 sf min => restriction; -; -; the minimum build is 1,800 square feet
1/2 wooded => land; -; -; it is half wooded
60 acres m/l mostly pasture => land; -; -; the land, about 60 acres, is mostly pasture
survey 2019 on file => land; -; -; a 2019 survey is on file
road frontage 3 sides => land; -; -; it has road frontage on three sides
restricted to stick built => restriction; -; -; it is restricted to stick-built homes
`,
  Commercial: `
end cap in shopping center => building; -; -; it is an end cap in a shopping center
brick warehouse downtown => building; -; -; it is a brick warehouse downtown
office/warehouse => building; -; -; it is an office/warehouse building
leased thru 2028 at $2400/mo NNN => tenancy; -; -; it is leased through 2028 at $2,400 a month, NNN
retail up vacant => tenancy; -; -; the retail space upstairs is vacant
upstairs gutted and unheated => condition; -; -; the upstairs is gutted and unheated
ground floor office 3 apts above => building; -; -; there is office space on the first floor, with three apartments above
ex gas station => building; -; -; it is a former gas station
1 drive in 10x12 => building; drive-in doors; 10-by-12 drive-in door (singular); -; n 1
tenant pays all except roof => income; -; -; the tenant pays everything but the roof
lease ends 5/2027 => tenancy; lease through date; -; the lease ends in May 2027; date May 2027
`,
}
