import { articleFor } from '@listwright/reviewer/language'
import { conceptOfEnding, conceptOfWhole } from '../concepts/concept-of-phrase.ts'
import type { Setting } from '../concepts/scopes.ts'
import { datedWithin } from '../figures/dated-within.ts'
import { isParticiple } from '../grammar/sense.ts'
import { endsInVerb, happensByItself } from '../grammar/verbs.ts'
import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { completed } from '../nouns/completed.ts'
import { isHeadNoun, kindOfNoun, singular } from '../nouns/head-nouns.ts'
import { headOf, nounPhrase } from '../nouns/noun-phrase.ts'
import { placed } from '../nouns/tails.ts'
import { withArticles } from '../nouns/with-articles.ts'
import { isPaint, newWork } from '../statements/condition/new-work.ts'
import { be, withArticle } from '../statements/rule.ts'
import { readThing } from '../things/read-thing.ts'
import { sharedThings, thingsOf } from './several-things.ts'

const YEAR = String.raw`((?:19[5-9]|20[0-4])\d)`
const DONE =
  'redone|replastered|renovated|remodeled|updated|replaced|refinished|rebuilt|installed|upgraded|repainted|painted|restored|refreshed|resurfaced|relined|regraded|repaved|serviced|added|drilled|paved|dug|graded|cleared|staked|marked|pinned|planted|waterproofed|rewired|insulated|sealed|scraped|pumped|removed|plowed|retrofitted|relined|tuckpointed|recoated|encapsulated|cruised|harvested|logged|scoped|abated|leveled|reglazed|rezoned|tested|hydro-?jetted|relocated|dredged|stabilized|reinforced|repointed|coated|sealed|resealed|reroofed|stained|repaired|poured|expanded|converted|finished|cleaned|inspected|certified|frozen|scoped|wrapped|excavated|extended|completed|opened up|approved|treated|remediated|seeded|reseeded|terraced|limed|done|enclosed|swept|piered|passed|partly replaced|partially replaced|permitted|connected'
const DONE_LAST = new RegExp(
  `^(?!(?:fully|recently|newly|partially|it|completely)\\b)(.+?)(?<! being) (?:was |were |is |are |all |just |recently |newly |completely |been )*(${DONE})(?: (?:in|circa|as of))?(?: ${YEAR})?(?: (?:with|w) (.+))?$`,
  'i',
)
const DATED = new RegExp(
  `^(.+?)(?: \\(|, | -? ?)(?:in |from |circa |as of |approx |installed )?\\(?${YEAR}\\)?(?: with (.+))?$`,
  'i',
)
/** Any other work on a thing with a name of its own: 'cast iron pipes lined 2021'. */
const DONE_ANY = new RegExp(`^(.+?) ([a-z]{3,})(?: in)? ${YEAR}$`, 'i')
const TWO_YEARS = new RegExp(`^(.+?) ${YEAR}(?:,? and | \\+ |\\/|, | |-)${YEAR}$`, 'i')
const YEAR_FIRST = new RegExp(`^${YEAR} (.+)$`, 'i')

/** Work that is typed as a noun: 'kitchen remodel 2016', 'full bath renovation (2019)'. */
const WORK_NOUN = new RegExp(
  `^(?:(full|complete|total) )?(.+?) (remodel|renovation|update|upgrade|refresh|restoration|rebuild)(?:,| -)? \\(?(?:done |completed )?(?:in )?${YEAR}\\)?$`,
  'i',
)
const DONE_BY: Readonly<Record<string, string>> = {
  remodel: 'remodeled',
  renovation: 'renovated',
  update: 'updated',
  upgrade: 'upgraded',
  refresh: 'refreshed',
  restoration: 'restored',
  rebuild: 'rebuilt',
}
const FULLY: Readonly<Record<string, string>> = {
  full: 'fully ',
  complete: 'completely ',
  total: 'totally ',
}

/** Work that says where something was moved or opened to, or two works in one note: 'kitchen opened up to dining 2022', 'roof torn off and replaced 2019'. */
const DONE_IN_SOME_WAY = new RegExp(
  `^([a-z][a-z' -]*?) ([a-z]{3,})((?: (?:up|out|off|down))?)(?: and ([a-z]{4,}))?((?: (?:to|into|from|onto|through) [a-z][a-z -]*?)?),?(?<! in) ${YEAR}$`,
  'i',
)

interface Update {
  features: ItemFeature[]
  rest: string
}

/** Work that has been done, with its year: 'new roof 2021', 'kitchen redone 2019', 'roof replaced 03/2022'. */
export const readUpdate = (text: string, setting: Setting): Update | null => {
  const { dated, year, date } = datedWithin(text) ?? {}
  if (!dated || !date || !year) return readDated(text, setting)
  const update = readDated(text.replace(dated, year), setting)
  return update
    ? { ...update, features: update.features.map((each) => withMonth(each, year, date)) }
    : null
}

/** The month is told by the statement alone. */
const withMonth = (feature: ItemFeature, year: string, date: string): ItemFeature => ({
  ...feature,
  concept: null,
  name: null,
  statement: feature.statement?.replace(new RegExp(`\\b(in|from) ${year}$`), `$1 ${date}`) ?? null,
})

const readDated = (typed: string, setting: Setting): Update | null => {
  // 'furnace and water heater both 2022'
  const text = typed.replace(/ (?:both|all)(?=,? (?:new )?(?:in |from )?(?:19|20)\d\d$)/i, '')
  const [, share = '', place, noun = '', workYear] = WORK_NOUN.exec(text) ?? []
  if (place && !/^(?:new|recent)\b/i.test(place) && thingsOf(place).every(isRoomOrPart))
    return {
      features: doneTo(
        place,
        `${FULLY[share.toLowerCase()] ?? ''}${DONE_BY[noun.toLowerCase()]}`,
        yearOf(workYear),
        setting,
      ),
      rest: '',
    }
  const way = DONE_IN_SOME_WAY.exec(text)
  const isWay = way && (way[3] || way[4] || way[5])
  if (isWay && isWorkedOn(way[1] ?? '', way[2] ?? '') && isParticiple(way[4] ?? way[2] ?? ''))
    return { features: [doneInSomeWay(text, way)], rest: '' }
  const done = DONE_LAST.exec(text)
  if (done?.[1] && isThing(done[1]) && !/ with /i.test(done[1])) {
    // 'tub replaced with walk-in shower 2022': the year is that of the work.
    const [, withoutYear, yearBehind] = MEANS_AND_YEAR.exec(done[4] ?? '') ?? []
    const year = yearOf(done[3] ?? yearBehind)
    const features = doneTo(done[1], done[2] ?? '', year, setting).map((each) =>
      withTime(each, /\b(?:recently|just)(?= [a-z]+$)/i.exec(text)?.[0].toLowerCase()),
    )
    const means =
      BY_MEANS.test(done[2] ?? '') && !/\bwarranty\b/i.test(done[4] ?? '')
        ? (withoutYear ?? done[4])
        : ''
    return means
      ? { features: features.map((each) => withMeans(each, means)), rest: '' }
      : { features, rest: done[4] ?? '' }
  }
  const work = DONE_ANY.exec(text)
  if (work?.[1] && work[2] && isWorkedOn(work[1], work[2]))
    return {
      features: doneTo(work[1], work[2], yearOf(work[3]), setting).map((each) => ({
        ...each,
        name: null,
      })),
      rest: '',
    }
  const twice = TWO_YEARS.exec(text)
  if (twice?.[1]) {
    const [read] = datedThings(twice[1], yearOf(twice[3]), setting)
    if (read?.statement)
      return {
        features: [
          {
            ...read,
            year: null,
            statement: read.statement.replace(/\d{4}$/, `${twice[2]} and ${twice[3]}`),
          },
        ],
        rest: '',
      }
  }
  const dated = DATED.exec(text)
  if (
    dated?.[1] &&
    !endsInVerb(dated[1]) &&
    // 'deck with new hot tub 2022': the year is that of the part, which is read by itself.
    !/ with (?:.+ )?new [a-z -]+$/i.test(dated[1]) &&
    // 'kitchen with quartz and induction range 2022': the year is that of what was put in.
    !/^(?:kitchen|(?:[a-z]+ )?bath(?:room)?) with /i.test(dated[1]) &&
    !/\b(?:lease|leased|until|through|thru|available|since|by|for|to|of|at|from|before|after|circa|c|est|built|auction|taxes|dues|fees?|HOA|POA|assessments?|dated)$/i.test(
      dated[1],
    )
  )
    return { features: datedThings(dated[1], yearOf(dated[2]), setting), rest: dated[3] ?? '' }
  const first = YEAR_FIRST.exec(text)
  if (
    first?.[2] &&
    /\b(?:roof|hvac|furnace|boiler|windows?|kitchen|renovation|remodel|addition|heater|siding|septic|panel)\b/i.test(
      first[2],
    )
  )
    return { features: datedThings(first[2], yearOf(first[1]), setting), rest: '' }
  // 'new floors in kitchen and bath' are new in both rooms.
  if (
    /^(?:all )?new(?:er)? .+(?: and | \+ ).+$/i.test(text) &&
    !/ with | (?:in|on|throughout) [^+]+ and /.test(text)
  ) {
    const things = sharedThings(text)
    if (things.length > 1 && things.every((thing) => isThing(thing)))
      return { features: things.map((thing) => dated1(thing, null, setting)), rest: '' }
  }
  return null
}

const doneInSomeWay = (text: string, match: RegExpExecArray): ItemFeature => {
  const [, typed = '', first = '', way = '', second, direction = '', year = ''] = match
  const works = [`${first}${way}`, ...(second ? [second] : [])].join(' and ').toLowerCase()
  return itemFeature({
    text,
    kind: 'update',
    statement: `the ${nounPhrase(typed).phrase.text} ${be(typed) === 'are' ? 'were' : 'was'} ${works}${withArticles(direction)} in ${year}`,
    year: Number(year),
  })
}

const isWorkedOn = (typed: string, done: string): boolean =>
  (isParticiple(done) || done === 'paid') &&
  !/\b(?:with|not|never|is|are)\b|[,$]/.test(typed) &&
  thingsOf(typed).every((thing) => isHeadNoun(singular(headOf(placed(thing).core))))

/** What takes the place of a thing or closes it in is told with the work: 'replaced with refrigerated air'. */
const BY_MEANS = /^(?:replaced|enclosed|wrapped|filled|coated|reinforced)$/i

const MEANS_AND_YEAR = new RegExp(`^([a-z].+?),? (?:in )?${YEAR}$`, 'i')

/** 'recently replaced' says when. */
const withTime = (feature: ItemFeature, time: string | undefined): ItemFeature =>
  time
    ? {
        ...feature,
        statement: feature.statement?.replace(/ (has|have) been /, ` $1 ${time} been `) ?? null,
      }
    : feature

const withMeans = (feature: ItemFeature, means: string): ItemFeature => ({
  ...feature,
  name: null,
  concept: null,
  statement: `${feature.statement} with ${withArticle(means)}`,
})

const isRoomOrPart = (thing: string): boolean =>
  kindOfNoun(singular(headOf(placed(thing).core).toLowerCase())) !== null

const yearOf = (typed: string | undefined): number | null => (typed ? Number(typed) : null)

const isThing = (text: string): boolean => {
  const head = singular(headOf(placed(text).core))
  if (
    !/\d|\b(?:is|are|was|has)\b/.test(text) &&
    text.split(' ').length <= 4 &&
    /\p{L}{3}/u.test(head)
  )
    return true
  return (
    kindOfNoun(head) !== null ||
    /^(?:unit|apartment|suite|building) (?:[A-Z]|\d{1,3})$/i.test(text) ||
    /^(?:HVAC|AC|corner|site|exterior|interior|everything|systems?|mechanicals)$/i.test(head)
  )
}

const doneTo = (
  typed: string,
  verb: string,
  year: number | null,
  setting: Setting,
): ItemFeature[] =>
  thingsOf(typed).map((thing) => {
    const { core, tail } = placed(thing.replace(/^(?:the|all|entire|whole) /i, ''))
    const done = verb.toLowerCase()
    const isNew = /^(?:replaced|installed|added)$/.test(done)
    const named = isNew
      ? core.replace(/^((?:two|three|four|five|six|both|\d+) )?(?:new )?/i, '$1new ')
      : done === 'done'
        ? core
        : core.replace(/^((?:two|three|four|five|six|both|\d+) )?/i, `$1${done} `)
    const { phrase } = nounPhrase(named, tail)
    const subject = nounPhrase(core).phrase
    // A concept of the thing itself would leave the work untold.
    const concept =
      conceptOfWhole(`${core} ${done}`, setting) ??
      (/^corners$/i.test(core) ? conceptOfWhole('corners marked', setting) : null) ??
      [conceptOfWhole(named, setting), conceptOfEnding(named, setting)].find(
        (found) => found && /^(?:update|condition)$/.test(found.kind),
      )
    return itemFeature({
      text: phrase.text,
      kind: concept?.kind ?? 'update',
      concept: concept?.name ?? null,
      name:
        GONE.test(done) ||
        (year !== null && MENDED.test(done)) ||
        HOUSE.test(core) ||
        /^(?:unit|apartment|suite) (?:[A-Z]|\d{1,3}) /i.test(core) ||
        /\b(?:knob-and-tube|galvanized|polybutylene|asbestos)\b/i.test(core)
          ? null
          : phrase,
      statement: `${/^(?:unit|apartment|suite|building) (?:[A-Z]|\d{1,3})$/i.test(core) ? core : subject.isCounted && /^(?:unit|apartment|suite)$/.test(subject.head) ? subject.text : QUANTIFIED.test(subject.text) ? subject.text : `the ${subject.text}`}${tail ? ` ${tail}` : ''} ${doneVerb(subject.number === 'plural', year, done)}${year ? ` in ${year}` : ''}`,
      year,
    })
  })

const QUANTIFIED = /^(?:some|several|most|many|both) /

const doneVerb = (isPlural: boolean, year: number | null, done: string): string => {
  const isDoneTo = !happensByItself(done)
  if (year) return isDoneTo ? `${isPlural ? 'were' : 'was'} ${done}` : done
  return `${isPlural ? 'have' : 'has'}${isDoneTo ? ' been' : ''} ${done}`
}

/** What was removed or marked is told by its statement alone. */
const GONE = /^(?:removed|plowed|staked|marked|pinned|scraped|pumped|opened up)$/

/** Work that is told as work: nobody has a repaved driveway from 2023. */
const MENDED =
  /^(?:repaired|repaved|resealed|sealed|serviced|cleaned|inspected|tested|stained|repainted|treated|remediated|repointed|tuckpointed|releveled|leveled|stabilized|opened up)$/

/** The property itself is nothing that it has. */
const HOUSE =
  /^(?:cabin|house|home|cottage|bungalow|building|condo|unit|apartment|property|loft|farmhouse|townhouse|townhome|studio|(?:vacant )?(?:\w+ )?(?:floor|unit|level))$/i

const whereOf = (tail: string): string =>
  /^(?:by |upstairs|downstairs|on the |in the |for the |over the |above the |off the )/.test(tail)
    ? ` ${tail}`
    : ''

const datedThings = (typed: string, year: number | null, setting: Setting): ItemFeature[] =>
  sharedThings(typed.replace(/[,(-]+$/, '').trim()).map((thing, at, things) =>
    // 'auto cover and new heater 2024': the cover has no year.
    at < things.findIndex((each) => /^new /i.test(each)) && !/^new /i.test(thing)
      ? readThing(thing, setting)
      : dated1(thing, year, setting),
  )

const dated1 = (thing: string, year: number | null, setting: Setting): ItemFeature => {
  const done = new RegExp(
    `^((?:gut-|newly |fully |completely |freshly )?(?:${DONE})) (.+)$`,
    'i',
  ).exec(thing)
  const { core, tail } = placed(thing.replace(/^all (?!new)/i, ''))
  const read = readThing(thing, setting)
  const dated =
    conceptOfWhole(`${core} #year`, setting) ??
    (year && !conceptOfWhole(core, setting) ? conceptOfEnding(`${core} #year`, setting) : null)
  const isNew = /^(?:brand )?new /i.test(core)
  const subject = nounPhrase(completed(core.replace(/^(?:brand )?new(?:er)? /i, ''))).phrase
  // 'The retrofit with city permits dates': what it comes with does not decide.
  const { number } = subject.text.includes(' with ')
    ? nounPhrase(subject.text.split(' with ')[0] ?? '').phrase
    : subject
  const verb = number === 'plural' ? 'were' : 'was'
  const statement = !year
    ? null
    : done?.[2]
      ? `the ${nounPhrase(placed(done[2]).core).phrase.text}${whereOf(placed(done[2]).tail)} ${verb} ${done[1]?.toLowerCase()} in ${year}`
      : isNew || isPaint(subject.text)
        ? `${newWork(subject.text, whereOf(tail), verb)} in ${year}`
        : `${/^both /.test(subject.text) ? '' : 'the '}${withPartArticle(subject.text)}${whereOf(tail)} ${number === 'plural' ? 'date' : 'dates'} from ${year}`
  const hasFigure = / \d/.test(read.name?.text ?? '')
  // 'new both heat pumps' is no name.
  const isOfBoth = /^new both /.test(read.name?.text ?? '')
  return {
    ...read,
    // Paint is told as work: nobody has an exterior paint from 2024.
    name: hasFigure || isOfBoth || (year && isPaint(subject.text)) ? null : read.name,
    kind: dated?.kind ?? (read.concept ? read.kind : 'update'),
    concept: dated?.name ?? read.concept,
    statement,
    year,
  }
}

/** 'the patio with a pergola' */
const withPartArticle = (thing: string): string =>
  thing.replace(/ with (?!an? |the |\d)([a-z-]+)$/, (whole, part: string) =>
    nounPhrase(part).phrase.number === 'singular' ? ` with ${articleFor(part)} ${part}` : whole,
  )
