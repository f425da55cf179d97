import type { PropertyType } from '@listwright/contracts'

/** Units, floors, water and what dues cover, in the shorthand of agents. */
export const premisesAndDuesCases: Partial<Record<PropertyType, string>> = {
  'Multi-Family': `
4 units: (2) 3BR, (2) 2BR => building; -; -; there are four units, two with three bedrooms and two with two bedrooms
6 units: (4) studio, (2) 1BR => building; -; -; there are six units, four studios and two with one bedroom
four units => building; units; four units (plural, counted); -; n 4
`,
  Commercial: `
2 story brick dwntn, 2800/flr => building; -; -; it is a two-story brick building downtown with 2,800 square feet per floor
upstairs vacant, shell, 13ft ceil, plumbed for 2 apts => tenancy; -; -; the upstairs is a vacant shell with 13-foot ceilings, plumbed for two apartments
2nd floor vacant => tenancy; -; -; the second floor is vacant
14,800 sf tilt-up, 2,100 sf office on 2 lvls => building; -; -; it is a 14,800-square-foot tilt-up with 2,100 square feet of office on two levels
14,800 sf warehouse => building; -; -; it is a 14,800-square-foot warehouse
.33 calc sprinklers => system; -; -; the sprinklers are calculated at .33
Restaurant bldg + equip, biz name NOT incl => building; -; -; it is a restaurant building with its equipment || terms; -; -; the business name is not included
`,
  Condo: `
1/1.5 SE corner, bay + skyline vu => building; -; -; it is a southeast-corner unit || view; -; bay and skyline views (plural); the bay and the skyline are in view; seen the bay and the skyline
NE corner, 14th flr => building; -; -; it is a northeast-corner unit on the fourteenth floor
corner unit => building; corner unit; corner unit (singular); it is a corner unit
HOA $395 incl water, snow removal, seasonal pool => fee; hoa fee; -; HOA dues are $395 and include water, snow removal, and the seasonal pool; money $395 | HOA | water | snow removal | the seasonal pool; list water | snow removal | the seasonal pool
HOA $400 incl heat and hot water => fee; hoa fee; -; HOA dues are $400 and include heat and hot water; money $400 | HOA | heat | hot water; list heat | hot water
`,
  Land: `
140' of shoreline, rip rap in => land; -; -; there are 140 feet of shoreline, with riprap in place
140' of shoreline => location; -; -; it has 140 feet of shoreline; n 140
35+ ac, pinon & juniper, gently sloped => land; -; -; the land is gently sloped, with pinon and juniper
gently sloped => land; -; -; the land is gently sloped
perc approved 2023, 4BR, BAT system req => restriction; -; -; a perc test was approved in 2023 for four bedrooms, and a BAT system is required
`,
  'Single Family Home': `
County water, cesspool - must convert by 2050 => utilities; public water; county water (mass); - || utilities; -; -; the cesspool must be converted by 2050
cesspool => utilities; -; -; it is on a cesspool
county water, private septic (4BR permit) => utilities; public water; county water (mass); - || utilities; -; -; there is private septic, permitted for four bedrooms
private septic => utilities; septic system; private septic (mass); -
steam ht, no AC, fans all BRs => system; -; -; the heat is steam, and there is no air conditioning, with fans in all the bedrooms
steam heat => system; boiler; steam heat (mass); -
radiant only in bath, oil elsewhere => system; -; -; the heat is radiant in the bath only and oil elsewhere
40x60 metal barn w/ 14ft roll up => building; -; -; there is a 40-by-60 metal barn with a 14-foot roll-up door
40x60 metal barn w/ loft => building; barn; 40-by-60 metal barn (singular); - || room; loft; loft (singular); -; of 40-by-60 metal barn
detached ohana studio, permitted, w/ 3/4 ba (not incl in sf) => building; -; -; the detached ohana studio is permitted, has a three-quarter bath, and is not included in the square footage
Wolf 48" range, 2 Bosch DWs, scullery w/ 2nd sink => appliance; professional range; 48-inch Wolf range (singular); - || appliance; dishwasher; two Bosch dishwashers (plural, counted); -; n 2 || room; scullery; scullery (singular); - || finish; -; second sink (singular); -; of scullery
HOA $68/mo covers pond trail + mailbox kiosk => fee; hoa fee; -; HOA dues are $68 a month and include the pond trail and the mailbox kiosk; money $68 | a month | HOA | the pond trail | the mailbox kiosk; list the pond trail | the mailbox kiosk
POA $40/mo, lakes + golf rates => fee; hoa fee; -; POA dues are $40 a month and include the lakes and golf rates; money $40 | a month | POA | the lakes | golf rates; list the lakes | golf rates
HOA $220 incl heat, rec rm, heated pool => fee; hoa fee; -; HOA dues are $220 and include heat, the rec room, and the heated pool; money $220 | HOA | heat | the rec room | the heated pool; list heat | the rec room | the heated pool
POA $15/mo, boat ramp + rds => fee; hoa fee; -; POA dues are $15 a month and include the boat ramp and roads; money $15 | a month | POA | the boat ramp | roads; list the boat ramp | roads
dues $90 leaf, mow, gutters => fee; -; -; dues are $90 and cover leaf removal, mowing, and gutters
HOA $310 - trash, limited cable, ext paint => fee; hoa fee; -; HOA dues are $310 and include trash, limited cable, and exterior paint; money $310 | HOA | trash | limited cable | exterior paint; list trash | limited cable | exterior paint
HOA covers gate + shuttle to lift => fee; -; -; the HOA includes the gate and the shuttle to the lift
HOA $100/mo, pool => fee; hoa fee; -; HOA dues are $100 a month and include the pool; money $100 | a month | HOA | the pool; list the pool
HOA $85/mo incl basic cable => fee; hoa fee; -; HOA dues are $85 a month and include basic cable; money $85 | a month | HOA | basic cable; list basic cable
HOA covers roof => fee; -; -; the HOA covers the roof; list the roof
HOA $50/yr, lake => fee; hoa fee; -; HOA dues are $50 a year and include the lake; money $50 | a year | HOA | the lake; list the lake
`,
  Townhouse: `
4 level TH, end unit, windows 3 sides => building; -; -; it is a four-level, end-unit townhouse || character; -; -; there are windows on three sides
HOA $195/mo mow, snow, ext insurance => fee; -; -; HOA dues are $195 a month and cover mowing, snow removal, and exterior insurance
`,
}
