import type { Setting } from '../concepts/scopes.ts'
import { isTownOfRiver } from './articles.ts'

const PLACE_CONCEPTS: readonly [RegExp, string][] = [
  [
    /\b(?:trains?|subway|(?:green|red|blue|orange|gold|silver|purple|yellow|brown|pink) line|station|metro|light rail|transit|bart|marta|commuter rail|ferry(?! lake)|trolley|streetcar|amtrak|lirr)\b/i,
    'near transit',
  ],
  [/\bbus\b/i, 'bus line'],
  [/\bairport\b|\binternational$/i, 'near airport'],
  [
    /\b(?:i-\d+|highway|freeway|interstate|parkway|expressway|turnpike|us-\d+|route \d+|toll)\b/i,
    'near highway',
  ],
  [/\b(?:ski|slopes|lifts|mountain resort)\b/i, 'near skiing'],
  [/\b(?:beach|ocean|sand|shore)\b/i, 'near beach'],
  [
    /\b(?:grocer\w*|supermarket|whole foods|trader joe's|publix|wegmans|costco|h-e-b|farmers market|market)\b/i,
    'near groceries',
  ],
  [/\b(?:mall|outlets|shopping|shops)\b/i, 'near shopping'],
  [/\b(?:restaurants?|dining|cafes?|coffee)\b/i, 'near restaurants'],
  [/\b(?:trailhead|hiking|trails)\b/i, 'trails nearby'],
  [
    /\b(?:bike path|bike trail|greenway|rail trail|(?<!\b(?:VAST|ITS|snowmobile) )trail)\b/i,
    'bike path',
  ],
  [/\bpark\b(?!-)/i, 'near park'],
  [/\b(?:lake|marina|boat ramp|boat launch|river|reservoir)\b/i, 'near lake'],
  [
    /\b(?:downtown|uptown|midtown|city center|town|town center|village(?! falls?\b)|main street)\b/i,
    'near downtown',
  ],
]

/** What a place that is near means for a property. */
export const conceptOfPlace = (where: string, setting: Setting): string | null => {
  if (isTownOfRiver(where)) return 'distance to a named place'
  for (const [pattern, concept] of PLACE_CONCEPTS)
    if (pattern.test(where))
      return concept === 'near highway' && setting === 'commercial' ? 'highway distance' : concept
  return 'distance to a named place'
}
