import type { FeatureKind } from '../../copybook/concept.ts'
import { measured } from '../figures/measures.ts'
import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { isHeadNoun, kindOfNoun, singular } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'
import { placed } from '../nouns/tails.ts'
import { withArticles } from '../nouns/with-articles.ts'
import { be, isPlural, subjectOf, withArticle } from '../statements/rule.ts'

const ADJECTIVES =
  'unfinished|original|vacant|eligible|assignable|transferable|negotiable|good|fair|poor|strong|weak|excellent|dry|wet|open|closed|operational|inoperable|functional|working|broken|missing|intact|pending|underway|under way|optional|exempt|current|expired|active|inactive|empty|full|private|steep|accessible|insurable|financeable|buildable|usable|undeveloped|irregular|necessary|obsolete|old|tired|dated|rough|livable|habitable|adjustable|flexible|extra|additional|newer|brand new|oversized|ongoing|up to code|to code|in progress|out of service|under contract|under construction'
const PARTICIPLES = String.raw`[a-z]{2,}[^e\W]ed|freed|agreed|won|sold|built|rebuilt|redone|torn out|torn down|cut|laid|broken|frozen|known|sunk|split|met|dug|worn|hung|lit|set|roughed in|stubbed in|stubbed out|boarded up|filled in`
const STATE = new RegExp(
  `^((?!no |not |never |fully |partially |newly |recently |it |new |all new )[\\p{L}\\d][\\p{L}\\d'&/ -]*?) (?:is |are |was |were )?((?:not |never |fully |partially |partly |mostly |being |already |currently |recently |also |to be |professionally )*)(${ADJECTIVES}|${PARTICIPLES})((?: (?:by|for|through|until|since|after|as of|from|at|to) [\\p{L}\\d$,./ -]+)?)$`,
  'iu',
)
/** Nouns that end like a participle. */
const NOUN_IN_ED =
  /(?:^| )(?:\w*bed|shed|\w*seed|weed|feed|deed|\w*shed|sled|need|speed|reed|watershed|homestead|red|steed|creed)$/i
/** 'vinyl sided', 'cedar lined': an adjective of the property itself. */
const COMPOUND =
  /^(?:vinyl|wood|cedar|brick|stone|tree|sun|light|rent|climate|owner|tenant|family|self|woman|solar|rail|deed|income|steel|stucco|aluminum)$/i
/** Participles that are part of a longer phrase, which other readers know. */
const IN_A_PHRASE =
  / with |\bacres? \w+ed\b|\b(?:lead|sound|cedar|custom|tree)[- ](?:lined|proofed|built)\b|(?<!not )\b(?:owned|leased)$|\b(?:wired|plumbed|stubbed) for\b/i
/** What has happened, rather than what is so. */
const HAPPENED =
  /^(?:redeemed|reached|passed|ordered|won|resolved|completed|extended|converted|subdivided|transferred|rebuilt|sold|torn out|torn down|issued|granted|obtained|filed|submitted|opened|demolished|lifted|released|waived|raised|lowered|enlarged|expanded|turned|pulled|rehabbed|gutted|stripped|widened|reset|cut|filled)$/i
const BROUGHT = /^(?:shipped|imported|brought|salvaged|moved|relocated|rescued|purchased|bought)$/i
/** Work on what was there before. */
const RENEWED =
  /^(?:replaced|rescreened|repainted|rebuilt|redone|refinished|reroofed|repaired|rewired|repiped|replumbed|relined|remodeled|renovated|resurfaced|replastered|retiled|regrouted|reglazed|resealed|releveled|restored|recovered|refurbished|upgraded)$/i
/** What has not happened yet. */
const OPEN = /\b(?:not|never|being|to be)\b/
const POOR =
  /\b(?:not|poor|broken|missing|inoperable|dated|rough|tired|unfinished|needed|gutted|damaged|cracked|stained|rotted|boarded|condemned|leaked|flooded|burned|frozen|worn|out of service|obsolete)\b/i

/** A thing and the state it is in, typed without the verb: 'playground fenced', 'radiant heat not working'. */
export const readState = (text: string): ItemFeature[] | null => {
  const match = STATE.exec(text)
  const thing = match?.[1]?.replace(/(\p{L})\/(\p{L})/gu, '$1 and $2')
  const state = match?.[3]?.toLowerCase()
  if (!match || !thing || !state || NOUN_IN_ED.test(`${thing} ${state}`)) return null
  if (IN_A_PHRASE.test(text)) return null
  const degree = match[2]?.toLowerCase() ?? ''
  const tail = / to [a-z ]*(?:room|kitchen|yard|street|garage|den|patio|deck)$/i.test(
    match[4] ?? '',
  )
    ? withArticles(match[4] ?? '')
    : measured(match[4] ?? '')
  const after = tail.replace(
    /^ after (?=(?:hurricane|flood|storm|fire|tornado|freeze)$)/,
    ' after the ',
  )
  const written = measured(text)
  if (COMPOUND.test(thing) && !degree && !tail)
    return [
      itemFeature({
        text: written,
        kind: 'building',
        statement: `it is ${thing.toLowerCase()}-${state}`,
      }),
    ]
  const well = WELL.exec(thing)
  if (well && WELL_DONE.test(state)) return well[1] ? wellDone(well[1], state, written) : null
  if (!isSubject(thing)) return null
  if (
    OF_ANY.test(state) &&
    (!isPlural(thing) || (/ (?:and|or) /.test(thing) && WEIGHED.test(state)))
  )
    return [
      itemFeature({
        text: written,
        kind: WEIGHED.test(state)
          ? 'terms'
          : /^(?:offered|provided)$/.test(state)
            ? kindOf(thing, state)
            : 'condition',
        statement: `${anyOf(thing)} ${/ and /.test(thing) ? 'are' : 'is'} ${degree}${state}${tail}`,
      }),
    ]
  // A school that a home is zoned for is not zoned itself.
  if (state === 'zoned' && !degree && !tail && /^\p{Lu}/u.test(thing))
    return [itemFeature({ text: written, kind: 'location', statement: `it is zoned for ${thing}` })]
  if (state === 'eligible' && !tail)
    return [
      itemFeature({
        text: written,
        kind: 'terms',
        statement: `it is ${degree}eligible for ${withArticle(thing)}`,
      }),
    ]
  const isRenewed = RENEWED.test(state) && !OPEN.test(degree)
  const hasHappened = (isRenewed || HAPPENED.test(state)) && !OPEN.test(degree)
  return [
    itemFeature({
      text: written,
      kind: isRenewed ? 'update' : kindOf(thing, `${degree}${state}`),
      statement:
        `${aboutOf(thing, state)} ${verbOf(thing, { degree, state, tail }, hasHappened)}${state}${after}`.replace(
          /\s+/g,
          ' ',
        ),
    }),
  ]
}

/** What is asked for or weighed is any of its kind: 'an owner-user or a lease-back is considered'. */
const OF_ANY = /^(?:needed|required|offered|provided|considered|entertained|accepted|preferred)$/
const WEIGHED = /^(?:considered|entertained|accepted)$/
const anyOf = (thing: string): string =>
  thing
    .split(/ (?=or |and )/)
    .map((each) =>
      each.replace(
        /^((?:or |and )?)(.+)$/,
        (_, word: string, one: string) => `${word}${withArticle(one)}`,
      ),
    )
    .join(' ')

/** 'reserves well funded': an adverb, and no well. */
const WELL = /^(?:(.+) )?well$/i
const WELL_DONE =
  /^(?:maintained|kept|cared|funded|insulated|managed|stocked|designed|placed|landscaped|equipped|located|drained|loved|lit|built|established|built|proportioned|situated|documented)$/

const wellDone = (thing: string, state: string, text: string): ItemFeature[] | null =>
  isSubject(thing)
    ? [
        itemFeature({
          text,
          kind: kindOf(thing, state),
          statement: `${subjectOf(thing)} ${be(thing)} well ${state}`,
        }),
      ]
    : null

/** 'are', 'have been', 'have never been', with the adverbs that were typed. */
const verbOf = (
  thing: string,
  { degree, state, tail }: { degree: string; state: string; tail: string },
  hasHappened: boolean,
): string => {
  const have = isPlural(thing) ? 'have' : 'has'
  if (/^never $/.test(degree) && /(?:ed|built|sold)$/.test(state)) return `${have} never been `
  // Things come from a place once: 'the library was shipped from Suffolk'.
  if (BROUGHT.test(state) && /^ from /.test(tail) && !OPEN.test(degree))
    return `${isPlural(thing) ? 'were' : 'was'} ${degree}`
  // What came after something is over: 'the cage was rescreened after Ian'.
  if (hasHappened && /^ after /.test(tail)) return `${isPlural(thing) ? 'were' : 'was'} ${degree}`
  return hasHappened ? `${have} been ${degree}` : `${be(thing)} ${degree}`
}

const aboutOf = (thing: string, state: string): string => {
  if (isRuled(thing, state)) return thing.toLowerCase().replace(/\brv(s?)\b/, 'RV$1')
  return /^(?:one|1) [a-z]/i.test(thing) ? measured(thing.toLowerCase()) : subjectOf(thing)
}

const RULED = /^(?:not )?(?:allowed|permitted|prohibited)$/

/** What is allowed is allowed in general: 'rentals are allowed after one year'. */
const isRuled = (thing: string, state: string): boolean =>
  RULED.test(state) && isPlural(thing) && !/^the /i.test(thing)

const kindOf = (thing: string, state: string): FeatureKind => {
  if (RULED.test(state) && /\b(?:rentals?|leases?|leasing|subletting|renters)$/i.test(thing))
    return 'restriction'
  if (state === 'excluded') return 'terms'
  if (POOR.test(state)) return 'condition'
  if (/\b(?:leased|rented|occupied|vacant)\b/.test(state)) return 'tenancy'
  return kindOfNoun(singular(headOf(placed(thing).core))) ?? 'condition'
}

const isSubject = (thing: string): boolean => {
  if (/\b(?:with|is|are|has|have|of|only|in need)\b|\d{4}|\$/.test(thing)) return false
  const head = headOf(placed(thing).core)
  return (
    isHeadNoun(singular(head)) ||
    /^(?:unit|phase|building|apartment) \w{1,3}$/i.test(thing) ||
    (thing.split(' ').length <= 3 && /^[\p{L}' -]{3,}$/u.test(thing) && !/(?:ed|ly)$/.test(head))
  )
}
