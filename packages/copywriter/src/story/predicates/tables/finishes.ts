import { tell } from '../telling.ts'

/** What rooms are made of, and what is on their windows. */
export const FINISHES = [
  tell('{flooring} throughout', '{a flooring} [runs] throughout'),
  tell('{flooring} throughout {place}', '{a flooring} [runs] through {place}'),
  tell('{flooring} on the {level}', '{a flooring} [runs] through the {level}', {
    sober: 'the {level} [has] {flooring}',
  }),
  tell('{material} floors in {place}', 'the floors in {place} [are] {material}'),
  tell(
    '{material} floors downstairs/upstairs',
    'the floors {downstairs/upstairs} [are] {material}',
  ),
  tell('new carpet {where}', 'the carpet {where} [is] new'),
  tell('new carpet in {place}', 'the carpet in {place} [is] new'),
  tell('new/newer/fresh {system}', '{the system} [is] {new/newer/fresh}'),
  tell('original {detail}', '{the detail} [is] original'),
  tell('crown molding throughout', 'crown molding [runs] throughout'),
  tell(
    'floor-to-ceiling windows/sliders/glass',
    'the {windows/sliders/glass} [runs] from floor to ceiling',
  ),
  tell('plantation shutters throughout?', 'plantation shutters [cover] the windows', {
    sober: 'the windows [have] plantation shutters',
  }),
  tell('motorized {maker}? shades/blinds', 'the {shades/blinds} [are] motorized'),
  tell('{maker} shades/blinds', 'the {shades/blinds} [are] by {maker}'),
  tell('{maker} closets', 'the closets [are] by {maker}'),
  tell('{maker} lighting', 'the lighting [is] by {maker}'),
  tell('skylights in {place}', 'skylights [light] {place} / skylights [brighten] {place}'),
  tell('skylight in {place}', 'a skylight [lights] {place} / a skylight [brightens] {place}'),
  tell('solar tubes in {place}', 'solar tubes [light] {place} / solar tubes [brighten] {place}'),
  tell('{n}-foot ceilings', 'the ceilings [are] {n} feet high', {
    calm: 'the ceilings [rise] {n} feet / the ceilings [are] {n} feet high',
  }),
  tell('{n}-foot {material} ceilings', 'the {material} ceilings [are] {n} feet high', {
    calm: 'the {material} ceilings [rise] {n} feet / the {material} ceilings [are] {n} feet high',
  }),
  tell('{n}-foot-{inches}-inch ceilings', 'the ceilings [are] {n} feet {inches} inches high'),
  tell(
    '{n}-foot-{inches}-inch {material} ceilings',
    'the {material} ceilings [are] {n} feet {inches} inches high',
  ),
  tell('{n}-foot ceilings in/on {place}', 'the ceilings {in/on} {place} [are] {n} feet high', {
    calm: 'the ceilings {in/on} {place} [rise] {n} feet / the ceilings {in/on} {place} [are] {n} feet high',
  }),
  tell('{material} ceilings in {place}', 'the ceilings in {place} [are] {material}'),
  tell('{material} hardwood/hardwoods', 'the floors [are] {material} hardwood'),
  // 'The ceilings are cathedral' is not said.
  { typed: 'cathedral ceilings?', says: { calm: null, lively: null, sober: null } },
  tell('{material} {fabric}', '{the fabric} [is] {material}'),
]
