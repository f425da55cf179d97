import { tell } from '../telling.ts'

/** Who works in a building, and what its residents share. */
export const BUILDING = [
  tell('24-hour concierge/doorman', 'a {concierge/doorman} [is] on duty 24 hours a day', {
    lively: 'a {concierge/doorman} [is] on duty around the clock',
  }),
  tell('24-hour gym', 'the gym [is] open 24 hours'),
  tell('doorman', 'a doorman [attends] the building', { lively: null, sober: null }),
  tell(
    'live-in super/superintendent/manager',
    'the {super/superintendent/manager} [lives] in the building',
  ),
  tell('shared courtyard/garden/patio', 'residents [share] {a courtyard/garden/patio}'),
]
