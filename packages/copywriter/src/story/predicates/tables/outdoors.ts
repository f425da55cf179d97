import { tell } from '../telling.ts'

/** Porches, pools, gardens and what stands in them. */
export const OUTDOORS = [
  tell(
    'wraparound porch/deck/veranda/balcony/terrace',
    'a {porch/deck/veranda/balcony/terrace} [wraps] around the {home}',
  ),
  tell(
    'covered/screened wraparound porch/deck/veranda',
    'a {covered/screened} {porch/deck/veranda} [wraps] around the {home}',
  ),
  tell('rooftop/roof terrace/deck', 'a {rooftop/roof} {terrace/deck} [tops] the {house}', {
    sober: null,
  }),
  tell('{spot} off {place}', '{a spot} [opens] off {place} / {a spot} [is] off {place}', {
    sober: '{a spot} [is] off {place}',
  }),
  tell(
    '{lookout} overlooking {place}',
    '{a lookout} [overlooks] {place} / {a lookout} [looks out on] {place}',
  ),
  tell('{lookout} facing {place}', '{a lookout} [faces] {place}'),
  tell('{lookout} facing south/north/east/west', '{a lookout} [faces] {south/north/east/west}'),
  tell('balcony/terrace over {place}', 'a {balcony/terrace} [looks] out over {place}', {
    sober: null,
  }),
  tell(
    'covered patio/porch/deck/lanai with misters',
    'misters [cool] the covered {patio/porch/deck/lanai}',
  ),
  tell('{state} {outdoors}', '{the outdoors} [is] {state}'),
  tell('heated/saltwater pool', 'the pool [is] {heated/saltwater}'),
  tell('heated saltwater pool', 'the saltwater pool [is] heated'),
  tell('heated pool and spa', 'the pool and spa [are] heated'),
  tell(
    'clay/grass/lighted tennis/pickleball court',
    'the {tennis/pickleball} court [is] {clay/grass/lighted}',
  ),
  tell('indoor squash/basketball court', 'the {squash/basketball} court [is] indoors'),
  tell('spring-fed pond', 'a spring [feeds] the pond'),
  tell('stocked pond', 'the pond [is] stocked'),
  tell('deep-water dock', 'a dock [reaches] deep water'),
  tell(
    'citrus/fruit/apple/pear/olive/palm/avocado trees in back',
    '{citrus/fruit/apple/pear/olive/palm/avocado} trees [grow] in back',
    { sober: null },
  ),
  tell('trails to {place}', 'trails [lead] to {place}'),
  tell(
    'path/stairs/steps/boardwalk to {place}',
    '{a path/stairs/steps/boardwalk} [leads] to {place}',
  ),
  tell('marble/stone/brick front steps', '{marble/stone/brick} steps [lead] to the front door'),
  tell('gated drive/driveway', 'the {drive/driveway} [is] gated'),
  tell('gated entry with a long drive', 'a gated entry [leads] to a long drive'),
  tell('tree-lined drive/driveway', 'trees [line] the {drive/driveway}'),
  tell('circular drive/driveway', 'the {drive/driveway} [is] circular'),
  tell('{n}-stall barn', 'a barn [holds] {n} stalls'),
  tell('heated/detached garage', 'the garage [is] {heated/detached}'),
  tell('{n}-car heated/detached garage', 'the {heated/detached} garage [holds] {n} cars'),
  tell('low-maintenance landscaping/yard', 'the {landscaping/yard} [is] low-maintenance'),
  tell('low-maintenance desert landscaping', 'the desert landscaping [is] low-maintenance'),
  tell(
    'restored carriage? barn/house/mill',
    'the {carriage?} {barn/house/mill} [has been] restored',
  ),
]
