import type { Tone } from '@listwright/contracts'
import type { Feature } from '../facts/feature.ts'

const CONTRACTED: readonly [RegExp, string][] = [
  [/^there is\b/, "there's"],
  [/\b(is|are|do|does) not\b/, "$1n't"],
]

const EVERYWHERE: readonly [RegExp, string][] = [
  [/^((?:cats|dogs|pets)\b.* allowed\b.*), and (dogs|cats) are not allowed$/, '$1, but $2 are not'],
  [
    /^the ([a-z]+), the ([a-z]+), and the ([a-z]+) are (included|negotiable|excluded)(?=$| with )/,
    'the $1, $2, and $3 are $4',
  ],
  [/^there is (.+ damage) to (the .+)$/, '$2 has $1'],
  [/\bwasher and the dryer\b/, 'washer and dryer'],
  [/ for the (extra|additional) (fee|charge)\b/, ' for an $1 $2'],
  [/^(the .+) dates from (\d{4})$/, '$1 is from $2'],
  [/^the ((?:two|three|four|five|six) [^,]+ were (?:added|installed) )/, '$1'],
  [
    /^((?:the |each )?(?:tenants?|owners?|landlord|seller|renter) pays?) (?=(?:gas|electricity|water|heat|trash|sewer|internet|cable)\b)/,
    '$1 for ',
  ],
  [
    /^it is ((?:about |less than |under )?[\w.-]+ (?:minutes?|miles?|blocks?)) to (.+)$/,
    'it is $1 from $2',
  ],
]

const SPOKEN: Readonly<Record<Tone, readonly [RegExp, string][]>> = {
  luxury: [[/\b(is|are) (not )?allowed\b/, '$1 $2permitted']],
  investor: [],
  family: CONTRACTED,
  modern: [[/^there is\b/, "there's"]],
  classic: [[/\bcan be\b/, 'may be']],
  casual: CONTRACTED,
}

/** A clause in the words of the tone: contracted, or a shade more formal. */
export const spoken = (feature: Feature, tone: Tone): Feature => {
  if (feature.statement === null) return feature
  const statement = [...EVERYWHERE, ...SPOKEN[tone]].reduce(
    (said, [words, instead]) => said.replace(words, instead),
    feature.statement,
  )
  return { ...feature, statement }
}
