import type { FeatureKind } from '../../copybook/concept.ts'
import { conceptOfEnding, conceptOfWhole } from '../concepts/concept-of-phrase.ts'
import type { Setting } from '../concepts/scopes.ts'
import { dateOf, isDate } from '../figures/dates.ts'
import { measured } from '../figures/measures.ts'
import { numberOf, numeral } from '../figures/numerals.ts'
import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { isHeadNoun, singular } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'
import { placed } from '../nouns/tails.ts'
import { splitThings } from '../phrases/parts.ts'
import { readStatement } from '../statements/read-statement.ts'
import { withArticle } from '../statements/rule.ts'

/** 'pets ok (2 max)', 'solar (owned)': what stands in parentheses. */
export const withoutRemark = (typed: string): { text: string; remark: string } => {
  const match = /^(.*\S)\s*\(([^()]+)\)\s*$/.exec(typed)
  if (!match?.[1] || !match[2])
    return { text: typed.replace(/[()]/g, ' ').replace(/\s+/g, ' ').trim(), remark: '' }
  return { text: match[1], remark: match[2].trim() }
}

/** 'tankless water heater (Rinnai)' names the maker. */
const MAKER = /^\p{Lu}\p{Ll}[\p{L}-]+(?: \p{Lu}\p{Ll}+)?$/u
const YEAR = /^(?:in |from )?(?:19|20)\d\d$/
const CAPACITY =
  /^(\d[\d,]*) (bottle|car|stall|seat|panel|zone|stop|story|lane|person|bay|door|hole|burner|ton|gallon)s?$/i
const ADJECTIVE =
  /^(?:owned|leased|new|original|detached|attached|heated|covered|shared|private|finished|unfinished|deeded|assigned|seasonal|freight|lighted|lit|gravel|paved)$/i
/** Some of what was counted: '4 tenant houses (3 leased)', '9 dock doors (5 with levelers)'. */
const SOME =
  /^(\d+|one|two|three|four|five|six|seven|eight|nine|ten|all|both) (?:of (?:them|which) )?(?:is |are )?((?:with|without) .+|\p{L}[\p{L} -]*)$/iu
const FINITE =
  /^(?:qualifies|includes?|allows?|needs?|requires?|runs?|has|have|covers?|comes?|sits?|overlooks?|opens?|leads?|seats?|sleeps?|holds?|fits?|transfers?|conveys?|stays?|faces?|works?|serves?|produces?|pays?|rents?|can|could|will|may|must|does|do|is|are|was|were)\b/i
const PLACE =
  /^(?:in|on|off|at|over|under|above|below|behind|near|by|next to|facing|overlooking|upstairs|downstairs|outside|inside)\b/i
const DONE =
  /^(replaced|installed|renovated|remodeled|updated|built|added|rebuilt|refinished|restored|painted|resurfaced|serviced|upgraded|redone|inspected|drilled|certified)(?: in)? ((?:19|20)\d\d)$/i
const STATE =
  /^(?:not |never |fully |partially |currently |newly |recently |already |all |to be )?(?:included|optional|transferable|negotiable|unfinished|vacant|available|permitted|unpermitted|insulated|operational|working|wired|plumbed|paid off|paid|occupied|leased|rented|furnished|grandfathered|approved|pending|sold|licensed|insured|[a-z]+ed)(?: (?:by|to|for|with|through|until|since|from|at|in|on|month|separately)\b.*)?$/i

/** What a thing is made of or runs on, typed behind its year: 'roof 2019 (rubber)'. */
const SORT =
  /^(?:rubber|metal|steel|standing seam|concrete|slate|cedar|shake|tile|clay|asphalt|shingle|architectural|composite|composition|copper|aluminum|fiberglass|vinyl|wood|brick|block|plastic|poly|iron|oak|maple|bamboo|gas|electric|propane|oil|tankless|hybrid|dual[- ]fuel|tpo|epdm|pvc|pex|laminate|quartz|granite|marble|plank|lvp|chain[- ]link|cast[- ]iron|two-stage|variable[- ]speed)$/i

const MADE_OF_SOMETHING =
  /^(?:[a-z]+ )?(?:roof|siding|counter(?:top)?s|floors?|flooring|driveway|fence|fencing|deck|heat|range|stove|cabinets|windows|plumbing|pipes|patio|sink|backsplash|island)$/i

/** @example sorted('new windows 2019', 'Milgard') // 'new Milgard windows 2019' */
const sorted = (text: string, remark: string): string | null => {
  if (SORT.test(remark) && MADE_OF_SOMETHING.test(text)) return `${remark.toLowerCase()} ${text}`
  const [, fresh = '', thing = ''] =
    /^((?:new(?:er)? )?)([a-z][a-z ]* (?:19|20)\d\d)$/i.exec(text) ?? []
  if (!thing || / (?:with|and|for|in|on) /.test(thing)) return null
  if (SORT.test(remark))
    return `${fresh}${/^[A-Z]{3}/.test(remark) ? remark : remark.toLowerCase()} ${thing}`
  return MAKER.test(remark) ? `${fresh}${remark} ${thing}` : null
}

/** @example madeNew('deck with hot tub', 'new 2022') // 'deck with new hot tub 2022' */
const madeNew = (text: string, remark: string): string | null => {
  const year = /^new(?: in)? ((?:19|20)\d\d)$/i.exec(remark)?.[1]
  const [, whole = '', thing = ''] = /^(.+ with (?:an? )?)?([a-z][a-z -]*)$/i.exec(text) ?? []
  return year && thing && !/ (?:with|and|in|on|off|over) |\bnew\b/.test(thing)
    ? `${whole}new ${thing} ${year}`
    : null
}

/** The item with its remark, where the remark belongs to the noun; `null` where it must be told apart from it. */
export const joinedRemark = (text: string, remark: string, setting: Setting): string | null => {
  if (!remark) return text
  const year = YEAR.test(remark) ? remark.replace(/^\D+/, '') : null
  // 'kitchen with granite (2015)' dates the kitchen.
  if (year)
    return / with /.test(text) ? text.replace(' with ', ` ${year} with `) : `${text} ${year}`
  if (/^(?:gas|electric|wood|wood-burning)$/i.test(remark) && /\bfireplaces?$/i.test(text))
    return text.replace(
      /\b(fireplaces?)$/i,
      `${remark.toLowerCase().replace(/^wood$/, 'wood-burning')} $1`,
    )
  if (/^(?:19|20)\d\d(?: ?[/,&+] ?| and )(?:19|20)\d\d$/.test(remark))
    return `${text} ${remark.replace(/ ?[/,&+] ?/, ' and ')}`
  // '(Generac 2021)' names the maker and the year.
  const made = /^(\p{Lu}[\p{L}-]+) ((?:19|20)\d\d)$/u.exec(remark)
  if (made) return `${made[1]} ${text} ${made[2]}`
  if (
    MAKER.test(remark) &&
    /\b(?:heater|pump|furnace|generator|range|windows|system|refrigerator|dishwasher|oven|cooktop|softener|boiler|mini-?splits?|appliances|fixtures)$/i.test(
      text,
    ) &&
    !/ (?:with|and) /.test(text)
  )
    return `${remark} ${text}`
  const sort = sorted(text, remark) ?? madeNew(text, remark)
  if (sort) return sort
  const capacity = CAPACITY.exec(remark)
  if (capacity) return `${capacity[1]} ${capacity[2]} ${text}`
  if (/^guests?$/i.test(remark)) return `${text} for guests`
  // 'wood cookstove (works!)'
  if (/^works!*$/i.test(remark) && !/^(?:\d|two|three)\b| (?:with|and|\+|for) /.test(text))
    return `working ${text}`
  if (
    (ADJECTIVE.test(remark) ||
      (/^[a-z]+ed$/i.test(remark) &&
        !/^(?:approved|permitted|included|licensed)$/i.test(remark))) &&
    !/ (?:with|and|\+|for) /.test(text) &&
    !(/ in /.test(text) && !/^(?:shared|deeded|assigned|leased|owned|private)$/i.test(remark))
  )
    return /^\d+ [a-z]/i.test(text) && !/^\d+[- ](?:foot|square|car|stall|bottle|by)/i.test(text)
      ? text.replace(/^(\d+) /, `$1 ${remark.toLowerCase()} `)
      : `${remark.toLowerCase()} ${text}`
  const adjectives = remark.split(/,? and |, /)
  if (
    adjectives.length > 1 &&
    adjectives.every((word) => ADJECTIVE.test(word) || /^[a-z]+ed$/i.test(word)) &&
    !/ (?:with|and|\+|for|in) /.test(text)
  )
    return `${adjectives.join(', ').toLowerCase()} ${text}`
  if (PLACE.test(remark) && !/ (?:with|and|\+) /.test(text)) return `${text} ${remark}`
  if (
    /^as[- ]is$/i.test(remark) ||
    SOME.test(remark) ||
    FINITE.test(remark) ||
    STATE.test(remark) ||
    / with /.test(remark)
  )
    return null
  const isNamed = splitThings(remark, setting).every(
    (thing) =>
      conceptOfWhole(thing, setting) !== null ||
      conceptOfEnding(thing, setting) !== null ||
      isHeadNoun(singular(headOf(placed(thing).core))),
  )
  return isNamed ? `${text} with ${remark}` : null
}

/** Who lives there, what it rents for and how large it is are said of a whole, and never of its last part. */
const OF_WHOLE =
  /^(?:(?:currently|now|presently|fully|also|previously|last) )*(?:not permitted|unpermitted|permitted|legal|not legal|rents?|rented|leased|let|occupied|vacant|tenants?|airbnb|sleeps|month[- ]to[- ]month|grossed|\$?\d[\d,]* ?(?:\/ ?|a |per )?mo(?:nth)?|(?:about |approx\.? )?[\d,]+ (?:sf|sq\.? ?ft|square feet))\b/i

const ENTRY = /^(?:entrance|entry|door)$/

/** The place of what a remark speaks of: the noun before it, or the whole that this noun is a part of. */
const placeOfSubject = (features: readonly ItemFeature[], remark: string): number => {
  const last = features.length - 1
  if (!OF_WHOLE.test(remark)) return last
  // An entry that is told by itself is still no place to live in.
  const whole = features[last]?.partOf ?? (ENTRY.test(features[last]?.name?.head ?? '') ? 0 : null)
  return whole !== null && features[whole]?.name ? whole : last
}

/** What was read, and the remark told as a statement of its own or with that of the item. */
export const withRemark = (
  features: ItemFeature[],
  remark: string,
  setting: Setting,
): ItemFeature[] => {
  const at = placeOfSubject(features, remark)
  const main = features[at]
  if (!main) return features
  const inItsPlace = (told: ItemFeature): ItemFeature[] =>
    features.map((each) => (each === main ? told : each))
  const own = readStatement(remark.replace(/ \+ /g, ' and '), setting)
  if (own && /^it (?:grossed|netted|earned)/.test(own[0]?.statement ?? ''))
    return [...features, ...own]
  const statement = main.name
    ? aboutThing(main, remark)
    : `${main.statement ?? main.text} (${measured(remark)})`
  if (!main.name) return inItsPlace({ ...main, concept: null, statement, partOf: null })
  const isRight = /^(?:not |non-?)?transferable|^transfers?\b|^not /i.test(remark)
  const right = itemFeature({ text: main.text, kind: 'terms', statement })
  // What has parts must stay, since they are told as its own.
  if (isRight && features.length > 1) return [...features, right]
  if (isRight) return [{ ...main, kind: 'terms', concept: null, name: null, statement }]
  // In the agent's words, the thing and the remark stay together.
  if (/\)$/.test(statement)) return inItsPlace(inOne(main, statement, measured(remark)))
  return [
    ...features,
    itemFeature({
      text: `${main.text} (${measured(remark)})`,
      kind: kindOfRemark(remark) ?? main.kind,
      statement,
    }),
  ]
}

const kindOfRemark = (remark: string): FeatureKind | null => {
  if (/\b(?:leased|rented|occupied|vacant|tenants?)\b/i.test(remark)) return 'tenancy'
  return /^rents?\b/i.test(remark) ? 'income' : null
}

/** Remarks that deny something, or count what they do not name: '(legal 3)'. */
const NO_END_OF_NAME =
  /^(?:more or less|not\b)|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)$/

/** A thing keeps its remark as the end of its name; what is said of it already keeps it behind the clause. */
const inOne = (main: ItemFeature, statement: string, remark: string): ItemFeature => {
  const { name } = main
  if (!name || main.statement || NO_END_OF_NAME.test(remark))
    return { ...main, concept: null, name: null, statement, partOf: null }
  const tail = [name.tail, `(${remark})`].filter(Boolean).join(' ')
  return { ...main, concept: null, text: `${name.text} ${tail}`, name: { ...name, tail } }
}

const aboutThing = ({ name, count, statement }: ItemFeature, remark: string): string => {
  if (!name) return remark
  const isMany = name.number === 'plural'
  const thing = `the ${name.text.replace(/^(?:the|a|an) /, '')}${name.tail ? ` ${name.tail}` : ''}`
  const be = isMany ? 'are' : 'is'
  const transfer = /^transfers?(?: (with|upon|on|subject to) (.+))?$/i.exec(remark)
  if (transfer)
    return `${thing} ${isMany ? 'transfer' : 'transfers'}${transfer[2] ? ` ${transfer[1]?.toLowerCase()} ${transfer[2]}` : ''}`
  const done = DONE.exec(remark)
  if (done) return `${thing} ${isMany ? 'were' : 'was'} ${done[1]?.toLowerCase()} in ${done[2]}`
  const some = SOME.exec(remark)
  if (some?.[1] && some[2]) {
    const value = numberOf(some[1])
    const isOne = value === 1
    const isGarage = /-car\b.*garage$|garage$/i.test(name.text)
    const all = isGarage
      ? count && count > 1
        ? `the ${numeral(count)} spaces`
        : 'the spaces'
      : thing
    const who = value === null ? some[1].toLowerCase() : numeral(value)
    const state = some[2].replace(
      /\b(through|until) (.+)$/i,
      (whole, word: string, date: string) => (isDate(date) ? `${word} ${dateOf(date)}` : whole),
    )
    const verb = /^with(?:out)? /i.test(state)
      ? `${/^without/i.test(state) ? (isOne ? 'has no' : 'have no') : isOne ? 'has' : 'have'} ${state.replace(/^with(?:out)? /i, '')}`
      : `${isOne ? 'is' : 'are'} ${state}`
    if (
      /^(?:leased|rented|occupied|vacant|tandem|finished|renovated|updated|remodeled|heated|covered|owned|oversized|electric|gas|new|detached|attached|deeded|assigned|included|wired|insulated|with|without|below|at|above|month|wood|furnished|accessible|climate|fenced|stubbed|plumbed|ensuite|en|foaling|working)\b/i.test(
        state,
      )
    )
      return isMany || isGarage
        ? `${wholeOf(who, all)} ${verb}`
        : `${thing} ${be} ${measured(remark)}`
  }
  const [, here, there] = /^one (\w+),?(?: and)? one (\w+)$/i.exec(remark) ?? []
  if (here && there && isMany) return `one of ${thing} is ${spotOf(here)} and one ${spotOf(there)}`
  if (/^as[- ]is$/i.test(remark)) return `${thing} ${be} sold as is`
  if (/^no [a-z -]+$/i.test(remark))
    return `${thing} ${isMany ? 'have' : 'has'} ${remark.toLowerCase()}`
  const needed = /^needs? (?:an? |new )?(.+)$/i.exec(remark)?.[1]
  if (needed) return `${thing} ${isMany ? 'need' : 'needs'} ${withArticle(needed)}`
  if (FINITE.test(remark))
    return `${thing} ${agreeing(measured(remark), isMany).replace(/^(rents?) (?=\$)/, '$1 for ')}`
  if (STATE.test(remark))
    return `${thing} ${be} ${measured(remark).replace(/\bwith (?=(?:owner|landlord|tenant|seller|neighbor)$)/i, 'with the ')}`
  if (/^(?:former|once|formerly)\b/i.test(remark))
    return `${thing} ${isMany ? 'were' : 'was'} once ${withArticle(remark.replace(/^(?:former|once|formerly)(?: a| an)? /i, ''))}`
  if (statement) return `${statement} (${measured(remark)})`
  return `there ${be} ${name.isCounted || name.number !== 'singular' ? name.text : withArticle(name.text)}${name.tail ? ` ${name.tail}` : ''} (${measured(remark)})`
}

/** 'all three bathrooms', 'both decks', 'two of the four baths'. */
const wholeOf = (who: string, all: string): string => {
  if (who === 'all' && /^the (?:two|three|four|five|six|seven|eight|nine|ten) /.test(all))
    return all.replace(/^the/, 'all')
  return who === 'both' ? all.replace(/^the (?:two )?/, 'both ') : `${who} of ${all}`
}

const spotOf = (typed: string): string => typed.toLowerCase().replace(/^(up|down)$/, '$1stairs')

const agreeing = (clause: string, isMany: boolean): string =>
  isMany
    ? clause.replace(
        /^(sleep|seat|hold|fit|need|require|include|work|stay|convey|transfer|run|rent)s\b/,
        '$1',
      )
    : clause.replace(
        /^(sleep|seat|hold|fit|need|require|include|work|stay|convey|transfer|run|rent)\b/,
        '$1s',
      )
