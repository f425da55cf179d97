import { tell } from '../telling.ts'

/** Rooms, where they are, and what is in them. */
export const ROOMS = [
  tell('open floor? plan', 'the floor plan [is] open'),
  tell('open-concept floor? plan', 'the floor plan [is] open'),
  tell('finished basement/attic', 'the {basement/attic} [is] finished'),
  tell('finished lower level', 'the lower level [is] finished'),
  tell(
    'finished walk-out/walk-up basement/attic',
    'the {walk-out/walk-up} {basement/attic} [is] finished',
  ),
  tell('walk-out basement', 'the basement [is] a walk-out'),
  tell(
    'primary suite/bedroom upstairs/downstairs',
    'the primary {suite/bedroom} [is] {upstairs/downstairs}',
  ),
  tell('primary suite/bedroom on the {level}', 'the primary {suite/bedroom} [is] on the {level}'),
  tell('{level} primary suite/bedroom', 'the primary {suite/bedroom} [is] on the {level}'),
  tell(
    'upstairs/downstairs primary suite/bedroom',
    'the primary {suite/bedroom} [is] {upstairs/downstairs}',
  ),
  tell('{level} laundry room?', 'the laundry [is] on the {level}'),
  tell('upstairs/downstairs laundry room?', 'the laundry [is] {upstairs/downstairs}'),
  tell('laundry room? upstairs/downstairs', 'the laundry [is] {upstairs/downstairs}'),
  tell('laundry room? on the {level}', 'the laundry [is] on the {level}'),
  tell('in-unit laundry', 'the laundry [is] in the unit'),
  tell('in-unit washer and dryer', 'the washer and dryer [are] in the unit'),
  tell('in-unit stacked washer and dryer', 'the stacked washer and dryer [are] in the unit'),
  tell('washer and dryer in {place}', 'the washer and dryer [are] in {place}'),
  tell('{room} over {place}', '{a room} [sits] over {place} / {a room} [is] over {place}', {
    sober: '{a room} [is] over {place}',
  }),
  tell('{room} off {place}', '{a room} [opens] off {place}', { sober: null }),
  tell('{n}-bottle wine cellar/room/wall', 'a wine {cellar/room/wall} [holds] {n} bottles'),
  tell('wine cellar/room/wall for {n} bottles', 'a wine {cellar/room/wall} [holds] {n} bottles'),
  tell('{n}-story library/foyer/entry', 'the {library/foyer/entry} [is] {n} stories high', {
    calm: 'the {library/foyer/entry} [rises] {n} stories / the {library/foyer/entry} [is] {n} stories high',
  }),
  tell('{n}-story great/living room', 'the {great/living} room [is] {n} stories high', {
    calm: 'the {great/living} room [rises] {n} stories / the {great/living} room [is] {n} stories high',
  }),
  tell('direct elevator entry/access', 'the elevator [opens] directly into the {home}'),
  tell(
    'private elevator foyer/vestibule/entry',
    'the elevator [opens] to a private {foyer/vestibule/entry}',
  ),
  tell('egress window in {place}', 'an egress window [serves] {place}'),
  tell('egress windows in {place}', 'egress windows [serve] {place}'),
  tell(
    'two-sided/double-sided gas? fireplace',
    'the {gas?} fireplace [is] {two-sided/double-sided}',
    {
      calm: 'a {gas?} fireplace [opens] on two sides',
    },
  ),
]
