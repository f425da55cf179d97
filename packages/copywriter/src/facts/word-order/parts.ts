/** Parts of a property that are typed without their noun, or with the words behind it. */
export const PART_ORDERS: readonly [RegExp, string][] = [
  [
    /^(original|separate) ([a-z]+s) (?:and|\+) ((?:water )?(?:trim|floors|doors|windows|hardware|mantels?|heaters|boilers|meters|panels))$/i,
    '$1 $2 + $1 $3',
  ],
  [/^tilt[- ]?up concrete$/i, 'tilt-up concrete construction'],
  [/^(two|three|four|\d+) dock[- ]high$/i, '$1 dock-high doors'],
  [/^(?:one|1) (dock[- ]high|grade[- ]level)$/i, 'one $1 door'],
  [/^(two|three|four|[2-9]) grade[- ]level$/i, '$1 grade-level doors'],
  [/^(photovoltaic|solar) (\d+) panels$/i, '$2 $1 panels'],
  [/^(.+?) (?:and|\+) (.+?) both$/i, '$1 + $2'],
  [
    /^((?:[\w-]+ )*garage) \+ (?:1|one|an?) (assigned|open|deeded|reserved|covered)$/i,
    '$1 + $2 parking space',
  ],
  [
    /^(\d|two|three|four) ((?:open|covered|assigned|deeded|reserved) )?(?:parking )?(stalls|spaces|spots) side[- ]by[- ]side$/i,
    '$1 side-by-side $2parking $3',
  ],
  [
    /^(attached|detached) (\d|one|two|three)[- ]car \+ (?=driveway|carport|parking)/i,
    '$1 $2 car garage + ',
  ],
  [/^(attached|detached) (\d|two|three) car side[- ]by[- ]side$/i, '$1 side-by-side $2 car garage'],
  [/^(dry )?off[- ]grid cabin (\d+-by-\d+)$/i, '$2 $1off-grid cabin'],
]
