import { tell } from '../telling.ts'

/** What a home can have and a building as well, and who works there. */
export const BUILDING = [
  tell('24-hour concierge/doorman', 'a {concierge/doorman} [is] on duty 24 hours a day', {
    lively: 'a {concierge/doorman} [is] on duty around the clock',
  }),
  tell('elevator', 'an elevator [serves] the {home}'),
  tell('{n}-stop elevator', 'a {n}-stop elevator [serves] the {home}'),
  tell('laundry {where}', 'laundry [is] {where}'),
  tell('coin/shared laundry {where}', '{coin/shared} laundry [is] {where}'),
  tell('washer and dryer {where}', 'the washer and dryer [are] {where}'),
  tell('24-hour gym', 'the gym [is] open 24 hours'),
  tell(
    'live-in super/superintendent/manager',
    'the {super/superintendent/manager} [lives] on site',
  ),
  tell('shared courtyard/garden/patio', 'residents [share] {a courtyard/garden/patio}'),
]
