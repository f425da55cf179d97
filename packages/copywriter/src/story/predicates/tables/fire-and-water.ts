import { tell } from '../telling.ts'

/** What warms, cools, powers and supplies a home. */
export const FIRE_AND_WATER = [
  tell(
    '{fire} fireplace in {place}',
    'a {fire} fireplace [warms] {place} / a {fire} fireplace [heats] {place}',
    {
      sober: '{place} [has] a {fire} fireplace',
    },
  ),
  tell('fireplace in {place}', 'a fireplace [warms] {place}', {
    sober: '{place} [has] a fireplace',
  }),
  tell(
    'wood/pellet/gas stove in {place}',
    'a {wood/pellet/gas} stove [warms] {place} / a {wood/pellet/gas} stove [heats] {place}',
    {
      sober: 'a {wood/pellet/gas} stove [heats] {place}',
    },
  ),
  tell('woodstove in {place}', 'a woodstove [warms] {place} / a woodstove [heats] {place}'),
  tell(
    'stone/fieldstone/brick/limestone/marble fireplace',
    'the fireplace [is] {stone/fieldstone/brick/limestone/marble}',
  ),
  tell('radiant heat in {place}', 'radiant heat [warms] {place}', {
    sober: '{place} [has] radiant heat',
  }),
  tell('radiant heat throughout', 'radiant heat [runs] throughout'),
  tell(
    'radiant/heated floor/floors in {place}',
    'the {floor/floors} in {place} [is] {radiant/heated}',
  ),
  tell('heated bath/bathroom floor/floors', 'the {bath/bathroom} {floor/floors} [is] heated'),
  tell('whole-house standby? generator', 'a {standby?} generator [backs up] the whole house'),
  tell('whole-home standby? generator', 'a {standby?} generator [backs up] the whole home'),
  tell('{n}-kW whole-house generator', 'a {n}-kW generator [backs up] the whole house'),
  tell('{maker} whole-house generator', '{a maker} generator [backs up] the whole house'),
  tell('{maker} whole-home generator', '{a maker} generator [backs up] the whole home'),
  tell('water filtration/treatment system', 'a {filtration/treatment} system [cleans] the water', {
    sober: null,
  }),
  tell('tankless water heater', 'the water heater [is] tankless'),
  tell('geothermal HVAC', 'the HVAC [is] geothermal'),
  tell('geothermal heating and cooling', 'heating and cooling [are] geothermal'),
  tell(
    'oil/gas/propane/electric/geothermal/baseboard/steam heat',
    'the heat [is] {oil/gas/propane/electric/geothermal/baseboard/steam}',
  ),
  tell('owned solar panels', 'the solar panels [are] owned'),
  tell('owned {n}-kW solar system', 'the {n}-kW solar system [is] owned'),
  tell('owned solar system', 'the solar system [is] owned'),
  tell('{n}-amp electrical? service/panel', 'the electrical {service/panel} [is] {n} amps'),
  tell('EV charger in the garage', 'the garage [has] an EV charger'),
]
