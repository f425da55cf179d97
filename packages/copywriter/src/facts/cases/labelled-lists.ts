import type { PropertyType } from '@listwright/contracts'

/** Lists behind a label, and the label behind a colon, a dash or an equals sign. */
export const labelledListCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Dues $198/mo - lawn, water, roof => fee; hoa fee; -; dues are $198 a month and include lawn care, water, and the roof; money $198 | a month | HOA | lawn care | water | the roof; list lawn care | water | the roof
HOA: master ins, termite bond, pool, grounds => fee; -; -; the HOA covers master insurance, the termite bond, the pool, and the grounds; list master insurance | the termite bond | the pool | the grounds
HOA $345 pays cable, internet, trash, ext. => fee; hoa fee; -; HOA dues are $345 and include cable, internet, trash, and exterior maintenance; money $345 | HOA | cable | internet | trash | exterior maintenance; list cable | internet | trash | exterior maintenance
Low HOA $2,400/yr - water, gate, common ins. => fee; hoa fee; -; HOA dues are $2,400 a year and include water, the gate, and common insurance; money $2,400 | a year | HOA | water | the gate | common insurance; list water | the gate | common insurance
HOA $265/mo: fitness ctr, 2 pools, concierge => fee; hoa fee; -; HOA dues are $265 a month and include the fitness center, two pools, and the concierge; money $265 | a month | HOA | the fitness center | two pools | the concierge; list the fitness center | two pools | the concierge
Condo dues $325: water, wind/flood, termite => fee; condo fee; -; the condo fee is $325 and includes water, wind and flood insurance, and termite coverage; money $325 | condo fee | water | wind and flood insurance | termite coverage; list water | wind and flood insurance | termite coverage
Dues $95 - gate & lighting => fee; hoa fee; -; dues are $95 and include the gate and lighting; money $95 | HOA | the gate | lighting; list the gate | lighting
HOA $145 inc termite bond & front yard => fee; hoa fee; -; HOA dues are $145 and include the termite bond and the front yard; money $145 | HOA | the termite bond | the front yard; list the termite bond | the front yard
Amenities: lagoon pool, gym, dog park => community; -; community lagoon pool (singular); - || building; fitness center; community gym (singular); - || community; dog park; community dog park (singular); -
Community amenities: gym, zip line, pool => building; fitness center; community gym (singular); - || community; -; -; there is a community zip line || community; community pool; community pool (singular); -
Utilities at road: water, power, fiber => utilities; utilities at street; water and power and fiber ~ at the road (plural); water, power, and fiber are at the road; list water | power | fiber
Gas: cooktop, heat, tankless => appliance; gas range; gas cooktop (singular); - || system; gas heat; gas heat (mass); - || system; tankless water heater; gas tankless water heater (singular); -
Fruit trees - peach, apple, pear => land; -; peach, apple, and pear trees (plural); -
Flooring - engineered acacia => finish; -; engineered acacia flooring (mass); -
Redstone Gate 1: 12 minutes => location; distance to a named place; -; it is 12 minutes to Redstone Gate 1; distance 12 minutes; place Redstone Gate 1
Bonus: home warranty up to $550 => terms; -; -; a home warranty of up to $550 is offered
3 HVAC's: 2016, 2021, 2023 => update; -; -; the three HVAC systems date from 2016, 2021, and 2023
AC 2022 / WH 2021 => update; new air conditioner; air conditioning (mass); the air conditioning dates from 2022; year 2022 || update; new water heater; water heater (singular); the water heater dates from 2021; year 2021
Water, sewer, trash billed at $65 flat => fee; -; -; water, sewer, and trash are $65 flat
Light restrictions - no commercial => restriction; -; -; light restrictions do not allow commercial use
Unrestricted - tiny homes, campers ok => restriction; no deed restrictions; -; it is unrestricted || restriction; -; -; tiny homes and campers are allowed
Dues $240/mo: lawn, trash, exterior ins. => fee; hoa fee; -; dues are $240 a month and include lawn care, trash, and exterior insurance; money $240 | a month | HOA | lawn care | trash | exterior insurance; list lawn care | trash | exterior insurance
POA $600/yr - roads, gate, boat ramp => fee; hoa fee; -; POA dues are $600 a year and include roads, the gate, and the boat ramp; money $600 | a year | POA | roads | the gate | the boat ramp; list roads | the gate | the boat ramp
HOA $90/mo pays lawn, snow & trash => fee; hoa fee; -; HOA dues are $90 a month and include lawn care, snow removal, and trash; money $90 | a month | HOA | lawn care | snow removal | trash; list lawn care | snow removal | trash
Association fee $350 - water, sewer, roof => fee; hoa fee; -; the association fee is $350 and includes water, sewer, and the roof; money $350 | association fee | water | sewer | the roof; list water | sewer | the roof
Amenities: pool, playground, trails => community; community pool; community pool (singular); - || community; playground; community playground (singular); - || community; community trails; community trails (plural); -
Resort amenities: lazy river, gym, hot tub => community; -; community lazy river (singular); - || building; fitness center; community gym (singular); - || community; -; community hot tub (singular); -
Utilities at street: water, sewer, gas => utilities; utilities at street; water and sewer and gas ~ at the street (plural); water, sewer, and gas are at the street; list water | sewer | gas
Gas: range, dryer, fireplace => appliance; gas range; gas range (singular); - || appliance; -; gas dryer (singular); - || amenity; gas fireplace; gas fireplace (singular); -
Counters - white quartz => finish; quartz counters; white quartz counters (plural); -
Siding: Hardie => finish; fiber cement siding; Hardie siding (mass); -
Fruit trees: fig, plum and lemon => land; -; fig, plum, and lemon trees (plural); -
Fort Novosel: 15 min => location; distance to a named place; -; it is 15 minutes to Fort Novosel; distance 15 minutes; place Fort Novosel
2 furnaces: 2018, 2022 => update; -; -; the two furnaces date from 2018 and 2022
Furnace 2019 / AC 2021 => update; new furnace; furnace (singular); the furnace dates from 2019; year 2019 || update; new air conditioner; air conditioning (mass); the air conditioning dates from 2021; year 2021
Tenant pays $975 => tenancy; -; -; the tenant pays $975
`,
}
