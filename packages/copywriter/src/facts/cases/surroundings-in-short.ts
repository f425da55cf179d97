import type { PropertyType } from '@listwright/contracts'

/** Ways, neighbors, views, plants and water in the shorthand of agents. */
export const surroundingInShortCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
2 mi graded dirt rd, truck recommended => location; -; -; it is reached by two miles of graded dirt road, and a truck is recommended
3 mi gravel rd, plowed => location; -; -; it is reached by three miles of gravel road, plowed
2 miles to town => location; near downtown; -; town is two miles away; distance two miles; place town
Cnty maintained rd to the gate, then 2 track => location; -; -; the road is county-maintained to the gate, then two-track
county maintained road => location; -; -; it is on a county-maintained road
2 blks to beach, bay 3 blks other way => location; near beach; -; the beach is two blocks away; distance two blocks; place the beach || location; -; -; the bay is three blocks the other way
mango, lilikoi, 2 avo trees => outdoor place; -; -; there are mango, lilikoi, and two avocado trees
lemon, fig, 3 olive trees => outdoor place; -; -; there are lemon trees, fig trees, and three olive trees
apple and pear trees => land; -; apple and pear trees (plural); -
apple trees, 6 of them, old varities => outdoor place; -; -; there are six apple trees of old varieties
apple trees => land; fruit trees; apple trees (plural); -
mountain view => view; mountain view; mountain view (singular); the mountains are in view; seen the mountains
View of the headframes from front stoop => view; -; -; the headframes are in view from the front stoop
view of Mount Hood from deck => view; -; view of Mount Hood ~ from the deck (singular); Mount Hood is in view from the deck; place Mount Hood; seen Mount Hood
backs to greenbelt, no neighbors behind => location; -; -; it backs to a greenbelt, with no neighbors behind
backs to golf 7th fairway, no rear neighbor => location; -; -; it backs to the seventh fairway of the golf course, with no rear neighbor
backs to park => location; backs to open land; -; it backs to a park
pond behind, patio faces it => location; -; -; it backs to a pond, and the patio faces it
woods behind, deck overlooks it => location; -; -; it backs to woods, and the deck overlooks them
pond behind => land; pond; pond ~ behind (singular); -
tidal marsh front, community dock slip #4 conveys => location; -; -; it fronts a tidal marsh || terms; -; -; the community dock slip conveys
sugar bush approx 300 taps, shack has evaporator => land; -; -; there is a sugar bush of about 300 taps, with an evaporator in the shack
Hi tensile fence, 5 paddocks w/ water lines => outdoor place; -; high-tensile fence (singular); - || land; -; -; there are five paddocks with water lines
lake front => location; lake frontage; lake frontage (mass); -
bus stop nearby => location; bus line; -; a bus stop is nearby; place a bus stop
shuttle to campus => location; -; -; there is a shuttle to campus; place campus
creek behind house => land; creek; creek ~ behind the house (singular); -
`,
  Land: `
2-3 ft MLW, good for skiff/kayaks => land; -; -; the water is two to three feet deep at mean low water, good for skiffs and kayaks
8 ft MLW at dock => land; -; -; the water is eight feet deep at the dock at mean low water
Critical Area, 100' buffer => restriction; -; -; it is in the Critical Area, with a 100-foot buffer
Domestic well permit avail at 35 ac (1 home, livestock) => land; -; -; a domestic well permit is available at 35 acres, for one home and livestock
power at lot line, no sewer - septic req => utilities; power at road; power ~ at the lot line (mass); power is at the lot line || land; -; -; there is no sewer, and a septic system is required
power at road, no sewer => utilities; power at road; power ~ at the road (mass); power is at the road || utilities; -; -; there is no sewer
`,
}
