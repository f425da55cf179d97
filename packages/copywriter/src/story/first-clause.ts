import { passage } from '../compose/passage.ts'
import { sourceOf } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { CELLAR } from './opening-form.ts'
import type { Clause } from './predicates/clause.ts'
import { clausesOf } from './predicates/clauses-of.ts'
import { MOODS } from './predicates/telling.ts'
import { isHouse } from './property-noun.ts'
import type { Story } from './story.ts'
import { shortNoun } from './teller.ts'
import { fewPartsOf, thingOf } from './thing.ts'

/** '@' stands for the noun of the home, 'is' agrees with what was typed. */
type Saying = readonly [name: RegExp, subject: string, verb: string, rest: string]

/** Names that say what a thing is like, and the clause that says it with a verb of its own. */
const SAYINGS: readonly Saying[] = [
  [
    /^((?:[\d,]+-square-foot )?)wrap-?around (porch|terrace|deck|balcony|veranda)$/,
    'the $1$2',
    'wraps',
    'around the @',
  ],
  [/^(infinity|negative|vanishing)[- ]edge pool$/, 'the pool', 'ends', 'in a $1 edge'],
  [
    /^private ((?:roof(?:top)?|sun) (?:deck|terrace)|elevator|beach|dock)$/,
    'the $1',
    'is',
    'private',
  ],
  [/^heated ((?:[A-Za-z-]+ ){0,2}pool)$/, 'the $1', 'is', 'heated'],
  [/^indoor ((?:[a-z-]+ ){0,2}(?:court|arena|pool|ring|lap pool))$/, 'the $1', 'is', 'indoors'],
  [
    /^(two|three)-story (library|foyer|entry|great room|living room|atrium)$/,
    'the $2',
    'is',
    '$1 stories high',
  ],
  [/^(\d+|[a-z]+)-stall ((?:[a-z-]+ )?(?:barn|stable))$/, 'the $2', 'has', '$1 stalls'],
  [/^spring-fed (pond|lake|creek|pool)$/, 'the $1', 'is', 'fed by a spring'],
  [/^stocked (pond|lake)$/, 'the $1', 'is', 'stocked'],
  [
    /^(restored|renovated|updated|remodeled) ((?:[a-z-]+ )?(?:barn|kitchen|carriage house|carriage barn|cottage))$/,
    'the $2',
    'has been',
    '$1',
  ],
  [/^direct elevator entry$/, 'the elevator', 'opens', 'directly into the @'],
  [/^(stone|fieldstone|river rock|limestone|brick|marble) (fireplaces?)$/, 'the $2', 'is', '$1'],
  [/^floor-to-ceiling ((?:[a-z-]+ )?fireplace)$/, 'the $1', 'rises', 'from floor to ceiling'],
  [/^wood-?burning (fireplaces?)$/, 'the $1', 'burns', 'wood'],
  [/^(?:two|double)-sided ((?:gas )?fireplace)$/, 'the $1', 'opens', 'on two sides'],
  [/^see-through ((?:gas )?fireplace)$/, 'the $1', 'opens', 'on two sides'],
  [/^deep-?water (dock|pier|slip)$/, 'the $1', 'is', 'in deep water'],
  [/^(clay|grass|lighted|lit) (tennis court)$/, 'the $2', 'is', '$1'],
  [/^(limestone|brick|stone|marble) (facade|front steps|steps|mantels?)$/, 'the $2', 'is', 'of $1'],
  [/^exposed (brick|beams|timbers)$/, 'the $1', 'is', 'exposed'],
  [/^hand-?carved (mantels?|woodwork|doors?|staircase)$/, 'the $1', 'is', 'carved by hand'],
  [
    /^original ((?:[a-z-]+ ){0,2}(?:woodwork|floors|trim|built-ins|hardwoods|moldings|millwork|windows|mantels?|doors|tile))$/,
    'the $1',
    'is',
    'original',
  ],
  [/^refinished ((?:[a-z-]+ ){0,2}(?:floors|hardwoods))$/, 'the $1', 'has been', 'refinished'],
  [/^(leaded glass|stained glass|art glass) (windows)$/, 'the $2', 'is', 'of $1'],
  [/^floor-to-ceiling (windows|sliders|glass)$/, 'the $1', 'runs', 'from floor to ceiling'],
]

const TREES = /^(?:mature )?[a-z]+ trees$/
const IN_BACK = /^(?:in (?:the )?(?:back|front)(?: yard)?|along the [a-z]+)$/

/** A feature as a clause with a noun and a verb of its own, for a first sentence; `null` where only its presence can be told. */
export const firstClauseOf = (feature: Feature, story: Story): Clause | null => {
  const { name, kind, statement } = feature
  const source = sourceOf(feature)
  if (feature.year !== null) return null
  if (kind === 'view' && statement && / (?:is|are) in view\b/.test(statement)) {
    const [, subject = '', verb = '', rest = ''] =
      /^(.+) (is|are) (in view.*)$/.exec(statement) ?? []
    return {
      features: [feature],
      subject: passage(subject, source),
      verb,
      rest: passage(rest, source),
    }
  }
  const stored = CELLAR.exec(statement ?? '')
  if (stored)
    return {
      features: [feature],
      subject: passage(`the ${stored[1]}`, source),
      verb: 'holds',
      rest: passage(`${stored[2]} bottles`, source),
    }
  if (!name) return null
  if (TREES.test(name.text) && IN_BACK.test(name.tail))
    return {
      features: [feature],
      subject: passage(name.text, source),
      verb: 'grow',
      rest: passage(name.tail, source),
    }
  const parts = fewPartsOf(feature, story)
  const isWhole = parts.length === 0 && name.tail === '' && !name.isName
  const saying = isWhole ? SAYINGS.find(([words]) => words.test(name.text)) : undefined
  if (saying) {
    const [words, subject, verb, rest] = saying
    const put = (text: string) => name.text.replace(words, text).replace('@', shortNoun(story.noun))
    return {
      features: [feature],
      subject: passage(put(subject), source),
      verb: name.number === 'plural' ? inPlural(verb) : verb,
      rest: passage(put(rest), source),
    }
  }
  const thing = thingOf(feature, parts)
  const teller = {
    mood: MOODS[story.tone],
    home: shortNoun(story.noun),
    isHouse: isHouse(story.facts),
    isShared: false,
  }
  return (thing && clausesOf(thing, teller)[0]) ?? null
}

const inPlural = (verb: string): string =>
  ({ is: 'are', has: 'have', 'has been': 'have been', runs: 'run', opens: 'open', burns: 'burn' })[
    verb
  ] ?? verb
