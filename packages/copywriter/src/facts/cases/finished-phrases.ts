import type { PropertyType } from '@listwright/contracts'

/** Phrases that were broken off, lost a verb or a capital, or said what nobody typed; and their neighbors that were sound. */
export const finishedPhraseCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
K&T gone per prior owner => system; -; -; the knob-and-tube wiring is gone per prior owner
Oak tree gone from front yard => land; -; -; the oak tree is gone from the front yard
Earthquake bolts from after 1886 => system; -; earthquake bolts ~ from after 1886 (plural); -
Space to tie up a 24-foot boat => parking; -; space ~ to tie up a 24-foot boat (mass); -
room to add a bath => land; -; -; there is room to add a bath
dock to tie up a pontoon => amenity; boat dock; dock ~ to tie up a pontoon (singular); -
trail to the creek => land; trails; trail ~ to the creek (singular); -
Stairs to a roof deck => location; -; -; stairs lead to a roof deck
Pre-wired speakers on the roof and first floor => technology; -; -; there are pre-wired speakers on the roof and first floor
Pre-wired for EV charger => parking; EV-ready wiring; -; it is pre-wired for an EV charger
propane radiant flr main + bsmt => system; radiant floor heating; propane radiant floor heat ~ on the main level and in the basement (mass); -
Radiant floor main level => system; radiant floor heating; radiant floor heat ~ on the main level (mass); -
Main lvl all LVP => finish; luxury vinyl plank; luxury vinyl plank floors ~ throughout the main level (plural); -
room for two cars behind a rolling gate => land; -; -; there is room for two cars behind a rolling gate
2 car garage beside house => parking; two-car garage; two-car garage ~ beside the house (singular); -; n 2
Half-mile hack to Hitchcock Woods => location; distance to a named place; -; it is a half-mile hack to Hitchcock Woods; distance half-mile hack; place Hitchcock Woods
Half-mile walk to Hitchcock Woods => location; distance to a named place; -; it is a half-mile walk to Hitchcock Woods; distance half-mile walk; place Hitchcock Woods
Six blocks up from the Riverwalk => location; distance to a named place; -; the Riverwalk is six blocks away; distance six blocks; place the Riverwalk
Walk-up attic, insulated in 2021 => storage; walk-up attic; walk-up attic (singular); - || storage; -; -; the walk-up attic was insulated in 2021
garage is insulated in winter => parking; -; -; the garage is insulated in winter
cellulose blown in attic '21 => condition; -; -; the cellulose was blown into the attic in 2021
copper repipe 2014 => update; -; -; it was repiped with copper in 2014; year 2014
slice of lake view from balcony => view; -; slice of lake view ~ from the balcony (singular); it has a slice of lake view from the balcony
Aurora views from the upstairs bedroom => view; -; aurora views ~ from the upstairs bedroom (plural); it has aurora views from the upstairs bedroom
Ocean views => view; ocean view; ocean views (plural); the ocean is in view; seen the ocean
4 car garage off alley rented seperately $125 ea => parking; garage for four or more; four-car garage ~ off the alley rented separately at $125 each (singular); -; n 4
storage in units A and B => storage; -; storage ~ in units A and B (mass); -
new boiler in unit 3 => system; boiler; new boiler ~ in unit 3 (singular); -
kitchen has 1950s O'Keefe & Merritt stove => room; -; -; the kitchen has a 1950s O'Keefe and Merritt stove
kitchen has 1940s charm => room; -; -; the kitchen has 1940s charm
shed for skis/wood => storage; storage shed; shed ~ for skis and wood (singular); -
shed for bikes/mower => storage; storage shed; shed ~ for bikes and a mower (singular); -
shed for tools => storage; storage shed; shed ~ for tools (singular); -
4-wheeler trails cut thru to back line => location; -; -; the 4-wheeler trails have been cut through to the back line
tillable rented @ $185/ac => income; -; -; the tillable land is rented at $185 an acre
40% tillable => land; -; -; it is 40 percent tillable
dual fuel elec w/ gas backup => system; -; dual-fuel electric heat (mass); - || system; -; gas backup (mass); -; of dual-fuel electric heat
loft nook for desk => room; -; loft nook ~ for a desk (singular); -
condo fee includes flood/bldg ins, wtr, cable => fee; -; -; the condo fee covers flood and building insurance, water, and cable; list flood and building insurance | water | cable
Six rooms: foyer, living room, kitchen => room; foyer; foyer (singular); - || room; -; living room (singular); - || room; -; kitchen (singular); -
Heavenly shuttle stops out front => location; -; -; the Heavenly shuttle stops out front
City shuttle stops out front => location; -; -; the city shuttle stops out front
Rapid station 4 blocks => location; near transit; -; the Rapid station is four blocks away; distance four blocks; place the Rapid station
Gas station 4 blocks => location; near transit; -; the gas station is four blocks away; distance four blocks; place the gas station
Fisher Paykel panel fridge => appliance; -; Fisher Paykel panel refrigerator (singular); -
Winter Colony estate => character; -; -; it is a Winter Colony estate
Brick Federal-style end unit => building; end unit; -; it is a brick Federal-style end unit
Tudor-style house => character; -; -; it is a Tudor-style house
Two garage spaces, one with an EV charger => parking; -; two garage spaces ~ (one with an EV charger) (plural, counted); -; n 2
Two garage spaces, one with RV plug => parking; -; two garage spaces ~ (one with RV plug) (plural, counted); -; n 2
Cape farmhouse with attached barn => character; -; Cape farmhouse (singular); it is a Cape farmhouse || building; barn; attached barn (singular); -
Sugarbush of 900 taps on tubing => land; -; -; there is a sugarbush of 900 taps on the tubing
Vineyard of 20 acres => land; -; -; there is a vineyard of 20 acres
Amer. foursquare => character; -; American foursquare (singular); it is an American foursquare
5 min to VCU med => location; distance to a named place; -; it is five minutes to VCU Medical Center; distance five minutes; place VCU Medical Center
Surveyed in 2022 with pins in place => land; -; -; it was surveyed in 2022, with pins in place
Surveyed with corners flagged => land; -; -; it was surveyed, with the corners flagged
Surveyed 2019 with pins at all corners => land; -; -; it was surveyed in 2019, with pins at the corners
fence ok => restriction; -; -; a fence is allowed
dogs ok => pets; pets allowed; -; dogs are allowed
Fireworks views from the roof => view; -; fireworks views ~ from the roof (plural); it has fireworks views from the roof
`,
}
