import { articleFor } from '@listwright/reviewer/language'
import { conceptOfWhole } from '../concepts/concept-of-phrase.ts'
import type { Setting } from '../concepts/scopes.ts'
import { measured } from '../figures/measures.ts'
import { isNoun } from '../grammar/sense.ts'
import { tagged } from '../grammar/tags.ts'
import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { withMoneyWords } from '../money/words.ts'
import { kindOfNoun, singular } from '../nouns/head-nouns.ts'
import { nounPhrase } from '../nouns/noun-phrase.ts'
import { placed } from '../nouns/tails.ts'
import { withArticles } from '../nouns/with-articles.ts'
import { be, withArticle } from '../statements/rule.ts'

const FINITE =
  /\b(?:is|are|was|were|has|have|had|will|can|could|should|must|may(?! (?:19|20)\d\d)|comes|sits|makes|gives|gets|goes(?= (?:to|through|into|all|down|up|past|by)\b)|does|do|did|been|leads|opens|overlooks|looks(?= (?:on|onto|over|out|at|to|toward|towards|across|into)\b)|provides|adds|leases(?= \w)|rents(?= (?!are|is|were|was|have|has|will|can|may|include|below|due)\w)|runs|faces|includes|features|covers|needs|stays|conveys|allows|walks(?= (?!and|or)\w)|connects|spans|holds|seats(?= (?:\d|up to|over|about))|sleeps(?= (?:\d|up to|two|four|five|six|seven|eight|nine|ten|twelve|fourteen|sixteen))|accommodates|fits|dates|stands(?= \w)|serves|pays|works(?=$)|transfers(?=$)|backs|fronts|borders|adjoins|apply|applies|remains?(?= \w)|assumes?|(?<!floor )drains|slopes|produces|generates|yields|retains|reserves(?= (?:the|all|mineral|right))|parks(?= \d))\b/i
const ADJECTIVAL =
  /^(?:recently|newly|freshly|fully|completely|partially|professionally|lovingly|carefully|currently|already|just|well(?=[- ](?:maintained|kept|insulated|cared|lit|built|established|proportioned))|very|ready|wired|plumbed|pre-?wired|pre-?plumbed|located|surrounded|adjacent|approved|set|on|in|at|off|within|up|above|behind|built(?= (?:in|by|on|to|with|for)\b)|designed|listed|situated|perched|tucked|next|(?:sunny|bright|airy|light-filled|sun-filled)(?=$|,| and\b)|south of|north of|east of|west of|owned by|custom[- ]built(?= (?:by|for|in)\b)|convertible|expandable|adaptable|vacant(?= and )|available(?= and )|empty(?= and )|open(?= (?:for|to|on)\b)|paved(?= to))(?![\w-])/i
const ENDS_ADJECTIVAL =
  /(?:^|[ -])(?:ready|friendly|efficient|accessible|walkable|compliant|certified|maintained|kept|lit|private|quiet|secluded|usable|convertible|adaptable|insured|exempt|paid off|sunny|bright|airy)$/i

/** Whole clauses and adjectives in the agent's own words, made into a statement. */
export const readClause = (text: string, setting: Setting): ItemFeature[] | null => {
  const concept = conceptOfWhole(text, setting)
  const words = measured(text)
  const finite = FINITE.exec(text)
  if (finite && finite.index > 0) {
    const subject = text.slice(0, finite.index).trim()
    return [
      itemFeature({
        text: words,
        kind:
          concept?.kind ??
          (/^(?:the )?sellers? needs?\b/i.test(text) ? 'terms' : null) ??
          (/\bneeds?\b|\bworks$/i.test(text) ? 'condition' : null) ??
          (/\b(?:forbids?|prohibits?|bans?)\b/i.test(text) ? 'restriction' : null) ??
          (/\b(?:pays|produces|generates|yields) \$/i.test(text) ? 'income' : null) ??
          (/\b(?:leases|rents|tenants?)\b/i.test(text) ? 'tenancy' : null) ??
          (/^(?:the )?(?:seller|owner|buyer)s?\b(?!')/i.test(subject) ||
          /\bat closing\b/i.test(text)
            ? 'terms'
            : null) ??
          (/\b(?:lake|water|river|pond) levels?$/i.test(subject) ? 'land' : null) ??
          (/^(?:the )?(?:house|home)$/i.test(subject) ? 'condition' : null) ??
          kindOfNoun(singular(subject.split(' ').at(-1)?.toLowerCase() ?? '')) ??
          'character',
        concept: concept?.name ?? null,
        statement: withSubject(subject, measured(text.slice(finite.index))),
      }),
    ]
  }
  if (isQualifiedThing(text)) return null
  const paid = /^(?!(?:all|fully|completely)\b)(.+) paid off$/i
    .exec(text)?.[1]
    ?.replace(/^Mello-Roos$/, 'Mello-Roos tax')
  if (paid)
    return [
      itemFeature({
        text: words,
        kind: 'fee',
        statement: `the ${paid} ${be(paid)} paid off`,
      }),
    ]
  // 'building reinspected 2023 and certified' is said of the building.
  const endsSo = ENDS_ADJECTIVAL.test(text) && !/\b(?:19|20)\d\d\b/.test(text)
  if (finite || ADJECTIVAL.test(text) || endsSo) {
    const verb = finite
      ? 'it '
      : /^(?:custom[- ])?(?:built|designed) by\b/i.test(text)
        ? 'it was '
        : CARED_FOR.test(text) || LASTING.test(text)
          ? 'it has been '
          : 'it is '
    return [
      itemFeature({
        text: words,
        kind:
          concept?.kind ??
          (/^(?:on|in|at|off|within|located|surrounded|adjacent|next|near|perched|tucked|north|south|east|west|above|behind)\b/i.test(
            text,
          )
            ? 'location'
            : 'condition'),
        concept: concept?.name ?? null,
        statement: `${verb}${withMaker(withPurpose(withDefinites(withPlaceArticle(words))))}`,
      }),
    ]
  }
  return null
}

const CARED_FOR = /^(?:[a-z]+ )?(?:maintained|cared for|kept|loved|updated|renovated) by\b/i

/** What began in the past and still is so: 'professionally managed since 2018'. */
const LASTING = / since (?:new|construction|(?:[a-z]+ )?(?:19|20)\d\d)$/i

/** 'Partially finished basement' is a basement, not what the property is. */
const isQualifiedThing = (text: string): boolean =>
  /^(?:newly|recently|freshly|fully|completely|partially|partly|professionally|already|very|well) [a-z-]+(?:ed|kept|built|done|new)? .*[a-z]$/i.test(
    text,
  ) &&
  !/ (?:in|on|at|for|with|by|to|of|from) /i.test(text) &&
  kindOfNoun(singular(text.split(' ').at(-1)?.toLowerCase() ?? '')) !== null

/** Subjects that need no article. */
const SAID_WHOLE =
  /^(?:it|this|that|there|they|you|we|all|each|every|most|both|some|no|two|three|four|five|six|one|\d|the|a|an|everything|nothing|what|unit [A-Z0-9]|apartment [A-Z0-9])\b/i
/** 'three-bedroom unit' counts its bedrooms, not the unit. */
const COMPOUND = /^[a-z\d]+-[a-z]+ (?!.*s$)/i

const withSubject = (subject: string, predicate: string): string => {
  const clause = withObject(
    /^looks /.test(predicate) ? withArticles(predicate) : withDefinites(predicate),
  )
    .replace(/\bhas own\b/i, 'has its own')
    .replace(/\bhave own\b/i, 'have their own')
  if ((SAID_WHOLE.test(subject) && !COMPOUND.test(measured(subject))) || /^\p{Lu}/u.test(subject))
    return `${measured(subject)} ${clause}`
  const { core, tail } = placed(subject)
  const { phrase } = nounPhrase(core)
  const thing = tail ? `${phrase.text} ${tail}` : phrase.text
  if (phrase.isName) return `${thing} ${clause}`
  if (
    phrase.number === 'singular' &&
    /^(?:creek|stream|spring|river|pond|trail|road|alley|brook|lane|path|bus)$/.test(phrase.head)
  )
    return `${articleFor(phrase.text)} ${thing} ${clause}`
  return `the ${thing} ${clause}`
}

/** 'has gas cooktop and bar' is has a gas cooktop and a bar; longer objects are told as typed. */
const withObject = (predicate: string): string =>
  predicate.replace(
    /^(has|have|includes|features|adds|makes) ((?!(?:a|an|the|its|their|own|no|new|been|had|to|not|never|great|good|all|easy|room|two|three|four)\b)[a-z][a-z-]*(?: [a-z-]+){0,5})$/i,
    (whole, verb: string, typed: string) => {
      const objects = typed.split(' and ')
      return objects.every(isBareThing)
        ? `${verb} ${objects.map((object) => (/^an? /.test(object) ? object : withArticle(object))).join(' and ')}`
        : whole
    },
  )

const isBareThing = (object: string): boolean =>
  !/ (?:in|on|at|for|with|by|to|of|from|or|off|over|under|near) /.test(` ${object} `) &&
  !/(?:ed|ly)$/.test(object) &&
  isNoun(tagged(`it has a ${object}`).at(-1) ?? { text: '', tag: '' })

/** 'wired for generator' is wired for a generator. */
const withPurpose = (text: string): string =>
  text.replace(
    /\bfor ((?!(?:a|an|the|your|all|horses|two|three|four)\b)[a-zA-Z][\w -]*)$/i,
    (whole, typed: string) => {
      const { phrase } = nounPhrase(typed)
      return phrase.number === 'singular' && !phrase.isName && !phrase.isCounted
        ? `for ${articleFor(phrase.text)} ${phrase.text}`
        : whole
    },
  )

/** 'by local builder' is by a local builder, 'by original owners' by those that it had. */
const withMaker = (text: string): string =>
  text
    .replace(
      /\bby (?=(?:local|master|noted|renowned|well-known|award-winning) (?:craftsman|builder|architect|artisan)\b)/gi,
      'by a ',
    )
    .replace(
      /\bby (?=(?:(?:current|original|previous|prior|present|first|second|same|long-?time) )?(?:owner|seller|builder)s?\b)/gi,
      'by the ',
    )

const withDefinites = (text: string): string =>
  withMoneyWords(text)
    .replace(/\bfor (?=(?:19|20)\d\d (?:season|crop|harvest)\b)/gi, 'for the ')
    .replace(
      /\b(can be|could be|used as|with) (?=(?:vacation rental|rental|tenant|duplex|office|home business)\b)/gi,
      '$1 a ',
    )
    .replace(/(\w+) ready$/i, '$1-ready')
    .replace(
      /\b(through|on|to|in|at|into|onto|off|from|over|around|behind|assumes) (?=(?:property|lot|house|home|yard|backyard|garage|basement|kitchen|street|road|patio|deck|pool|building|unit|land|main level|lower level|first floor|second floor|great room|living room|dining room|primary suite|creek|river|park|lake|pond|greenbelt|woods|beach|alley|door|attic|tenants|crawlspace|barn|shop)\b)/gi,
      '$1 the ',
    )

const withPlaceArticle = (text: string): string =>
  /^\S+ (?:\S+ to )?\p{Lu}/u.test(text)
    ? text
    : text.replace(
        /^((?:located )?(?:on|in|at|off|above|behind|next to|adjacent to|near)) (?!(?:a|an|the|its|two|three|main|file|site|place|order|demand|pilings|stilts|piers|slab|grade|town|\d)\b)(?=[a-z])/i,
        (_, preposition: string) =>
          `${preposition.toLowerCase()} ${/\b(?:lot|street|hill|corner|cul-de-sac|road|lane|bus line|alley|greenbelt|canal|ridge|knoll)$/i.test(text) ? 'a ' : 'the '}`,
      )
