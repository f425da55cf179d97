import { articleFor } from '@listwright/reviewer/language'
import type { ItemFeature } from '../item-feature.ts'
import { isHeadNoun } from '../nouns/head-nouns.ts'
import { nounPhrase } from '../nouns/noun-phrase.ts'
import { tagged } from './tags.ts'
import { endsInVerb } from './verbs.ts'

const PRESENCE = /^(there (?:is|are)|(?:it|the [\w' -]+?) (?:has|have|needs?|holds?|fits?)) (.+)$/
/** Animals are typed in the singular, however many there are; 'room' and 'damage' are not counted. */
const UNCOUNTED =
  /^(?:room|space|no|passed|met|been)\b|^(?:one|two|three|four|five|six|seven|eight|nine|ten)\b|\b(?:damage|repair|replacement|attention|maintenance)$|\bdamage\b|^[a-z]+ and [a-z ]+ (?:updates|updating|upgrades|upgrading|repairs|refinishing|modernizing|work)$|\b(?:deer|elk|moose|javelina|quail|trout|turkey|wildlife|waterfowl|antelope|bear)\b/

/**
 * Puts in the articles that notes leave out before what is there.
 * @example withObjectArticles('the kitchen has gas cooktop') // 'the kitchen has a gas cooktop'
 */
export const withObjectArticles = (feature: ItemFeature): ItemFeature =>
  withPresence({
    ...feature,
    statement: withTimes(
      withPartyArticles(withBareWork(withKnownPlace(withEndArticle(withRole(feature.statement))))),
    ),
  })

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December'
const TIME = new RegExp(
  `(?<=^(?:the |a |an |it )[^,]*\\b[a-z]+s) (?:(spring|summer|fall|winter)(?: of)?|(${MONTHS})) ((?:19|20)\\d\\d)$`,
)

/** What was done in a year is not done now: 'the attic was insulated in 2021'. */
const DONE_IN =
  /^((?:the |it )?[^,]*?) (is|are|has been|have been) ((?:[a-z]+ly )?[a-z-]+ed(?: with [a-z]+)? in (?:19|20)\d\d)$/
const PLANNED = /^(?:planned|scheduled|expected|slated|proposed|anticipated|projected|completed)\b/

/** 'the clubhouse opens in the spring of 2026', 'the permit expires in March 2027'. */
const withTimes = (statement: string | null): string | null =>
  statement
    ?.replace(/^([^,]+) (?=(?:19|20)\d\d$)/, (whole, clause: string) =>
      endsInVerb(clause) ? `${clause} in ` : whole,
    )
    ?.replace(
      /^(the [a-z -]+) (is|are) (?=(?:19|20)\d\d$)/,
      (_, thing: string, verb: string) => `${thing} ${verb === 'is' ? 'dates' : 'date'} from `,
    )
    .replace(DONE_IN, (whole, thing: string, verb: string, deed: string) =>
      PLANNED.test(deed)
        ? whole
        : `${thing} ${/^(?:are|have)/.test(verb) ? 'were' : 'was'} ${deed}`,
    )
    .replace(TIME, (_, season: string | undefined, month: string, year: string) =>
      season ? ` in the ${season} of ${year}` : ` in ${month} ${year}`,
    ) ?? null

const PARTY =
  '(?:current |previous |new )?(?:owner|seller|buyer|tenant|landlord|builder|neighbor|lender|city|county)'
const BY_PARTY = new RegExp(` by (?=${PARTY}(?: |$))`, 'g')
const DEED =
  /^(the (?:seller|buyer|owner|landlord|builder|HOA|association) (?:will |is to |must |can )?(?:pay off|assume|replace|repair|remove|install|complete|provide)) ((?:[a-z-]+ ){0,2}[a-z-]+)(?=$| (?:at|before|by|prior|for|to|upon|after) )/
const LET_TO =
  /\b((?:leased|rented|let) to) ((?:[a-z-]+ ){0,2}[a-z-]+)(?=$|,| (?:month|through|until|for|on|at) )/

/** What somebody offers or weighs is not known yet: 'will carry a second mortgage'. */
const OFFER =
  /^(the (?:seller|owner|landlord|builder) (?:will|may|would|can)(?: also)? (?:carry|consider|hold|offer|entertain|accept)) ((?:[a-z-]+ ){0,2}[a-z-]+)(?=$| (?:with|for|at|to|of|on) )/

/** 'by the seller', 'will pay off the special assessment', 'leased to an antique shop'. */
const withPartyArticles = (statement: string | null): string | null =>
  statement
    ?.replace(BY_PARTY, ' by the ')
    .replace(DEED, (whole, deed: string, thing: string) =>
      isBareThing(thing) ? `${deed} the ${thing}` : whole,
    )
    .replace(OFFER, (whole, deed: string, thing: string) =>
      isBareThing(thing) && !OFFERED_WHOLE.test(thing)
        ? `${deed} ${articleFor(thing)} ${thing}`
        : whole,
    )
    .replace(LET_TO, (whole, verb: string, thing: string) =>
      isBareThing(thing) ? `${verb} ${articleFor(thing)} ${thing}` : whole,
    )
    .replace(/^the (?=half the )/, '')
    .replace(/\bto the (?=Highway \d)/g, 'to ')
    .replace(/\bfor (two|three|four|five)[- ]bedroom(?= is on file$|$)/, 'for a $1-bedroom home') ??
  null

const OFFERED_WHOLE =
  /\b(?:financing|back|paper|terms|cash|contingent|possession|title|crypto|cryptocurrency|backup)$/

const isBareThing = (thing: string): boolean =>
  !/^(?:an?|the|its|all|any|some|no|one|new|both|each|tenants?)\b/.test(thing) &&
  nounPhrase(thing).phrase.number === 'singular'

/** Work that is not counted has no article: 'fire mitigation was done in 2023'. */
const withBareWork = (statement: string | null): string | null =>
  statement?.replace(
    /^the (?=(?:[a-z]+ )?(?:mitigation|encapsulation|waterproofing|remediation|tuckpointing|repointing) (?:was|has been) (?:done|completed)|[a-z]+ access is nearby$|window air conditioners are provided$|mini[- ]splits were )/,
    '',
  ) ?? null

/** A room that another one overlooks is a known one: 'the loft overlooks the living room'. */
const withKnownPlace = (statement: string | null): string | null =>
  statement?.replace(
    / (overlooks?|overlooking) an? (?=(?:[a-z]+ ){0,2}(?:room|kitchen|foyer)$)/,
    ' $1 the ',
  ) ?? null

/** 'the lease ends December 31' names a day. */
export const withBareDates = (feature: ItemFeature): ItemFeature => ({
  ...feature,
  statement: withTimes(feature.statement?.replace(DAY, ' ') ?? null),
})
const DAY =
  / an? (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) \d)/

const ROLE = /^(.+ (?:could|can|may|might|would) be )((?:[a-z-]+ ){0,2}[a-z-]+)$/

/** 'it could be third bedroom' is any of them. */
const withRole = (statement: string | null): string | null => {
  const [, beginning, role] = ROLE.exec(statement ?? '') ?? []
  const isNamed =
    !/^(?:an?|the|your|its|split|cut|rebuilt|redone|let|sold|put)\b|\b(?:at|in|on|by|for|to|with|from|\w+ed)\b/.test(
      role ?? '',
    )
  return beginning && role && isNamed && lacksArticle(role)
    ? `${beginning}${articleFor(role)} ${role}`
    : statement
}

const PART_OF_SUBJECT =
  /^(the [a-z][a-z -]*? with) ((?!an?\b|the\b|its\b|no\b)[a-z-]+(?: [a-z-]+)?) (opens|leads|looks|overlooks|sits|faces|walks|serves)\b/

const END =
  /^((?:it|the|\p{Lu}).* (?:from|through|near|into|toward|beside|behind)) ((?:[a-z-]+ ){0,2}[a-z-]+)$/u

/** 'framed from living room' has no article; 'near shopping' needs none. */
const withEndArticle = (typed: string | null): string | null => {
  // 'the living room with fireplace opens to the deck'
  const statement =
    typed?.replace(PART_OF_SUBJECT, (whole, owner: string, part: string, verb: string) =>
      lacksArticle(part) ? `${owner} ${articleFor(part)} ${part} ${verb}` : whole,
    ) ?? null
  // 'the 20-by-30 barn is in place'; 'room for a boat and a trailer'.
  if (/^\d+-by-\d+ [a-z]/.test(statement ?? '')) return `the ${statement}`
  const room = /^(.*\broom for )([a-z]+)((?: and [a-z]+)?)$/.exec(statement ?? '')
  if (room?.[2] && VEHICLE.test(room[2]))
    return `${room[1]}${articleFor(room[2])} ${room[2]}${(room[3] ?? '').replace(/^ and (?=(?:boat|trailer|truck|car|pool|shed|camper)$)/, ' and a ')}`
  const piped = PIPED.exec(statement ?? '')
  if (piped) return `${piped[1]} the ${piped[2]}`
  const [, kind, part] = KIND_WITH_PART.exec(statement ?? '') ?? []
  if (kind && part && !/^(?:an?|the|its|no|one) /.test(part) && lacksArticle(part))
    return `${kind} ${articleFor(part)} ${part}`
  const [, beginning, object] = END.exec(statement ?? '') ?? []
  if (!beginning || !object || !PLACES.test(object)) return statement
  return `${beginning} ${/ near$/.test(beginning) || /program$/.test(object) ? articleFor(object) : 'the'} ${object}`
}
/** What has been brought to a part of the property. */
const PIPED =
  /^(the .+ (?:piped|run|runs|connected|brought|plumbed|stubbed) to) (homesite|house|barn|shop|road|street|cabin|building site|lot|garage|dock)$/
/** 'it is a former bank with vault' */
const KIND_WITH_PART = /^(it is an? [^,]+ with) ((?:[a-z-]+ ){0,2}[a-z-]+)$/
const VEHICLE = /^(?:boat|trailer|truck|car|camper|pool|shed|shop|garage|barn)$/
const PLACES =
  /^(?!(?:an?|the|its|each|every|one|all|both|main street)\b)(?:[a-z-]+ )*(?:(?<!no )room|kitchen|bedroom|bath|den|deck|patio|porch|yard|balcony|garage|course|stadium|hospital|airport|school|library|lake|river|beach|highway|interstate|marina|creek|program)$/

const withPresence = (feature: ItemFeature): ItemFeature => {
  const [, beginning, rest] = PRESENCE.exec(feature.statement ?? '') ?? []
  if (!beginning || !rest || UNCOUNTED.test(rest)) return feature
  const words = tagged(feature.statement ?? '').slice(beginning.split(' ').length)
  const end = words.findIndex(({ tag }) => !/^(?:NOUN|ADJ|VERB|CCONJ|PUNCT)$/.test(tag))
  const object = (end === -1 ? words : words.slice(0, end))
    .map(({ text }) => text)
    .join(' ')
    .replace(/ ,/g, ',')
  const things = object.split(/,? and |, /)
  if (!object || !rest.startsWith(object) || !things.some(lacksArticle)) return feature
  const complete = things.map((thing) =>
    lacksArticle(thing) ? `${articleFor(thing)} ${thing}` : thing,
  )
  const last = complete.pop() ?? ''
  const list =
    complete.length > 1 ? `${complete.join(', ')}, and ${last}` : [...complete, last].join(' and ')
  return { ...feature, statement: `${beginning} ${list}${rest.slice(object.length)}` }
}

const lacksArticle = (thing: string): boolean => {
  const { phrase } = nounPhrase(thing)
  return (
    /^(?:[a-z]|\d+-foot )/.test(thing) &&
    phrase.number === 'singular' &&
    (isHeadNoun(phrase.head) || VEHICLE.test(phrase.head))
  )
}
