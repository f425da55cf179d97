import { blot } from '../mask.ts'
import { CUE_WORDS, PERSONS, SETTLEMENTS, SHARES } from './cues.ts'
import { GROUP_WORDS } from './groups.ts'

/** What organisations, buildings and landmarks are called. */
const BODIES =
  'Relief|Chorus|Brigade|Charities|Charity|Center|Centre|Church|Chapel|Cathedral|Synagogue|Temple|Mosque|Hospital|Medical|Services?|School|Academy|University|College|Seminary|Club|Association|Society|Federation|Army|Council|Chamber|Bank|Credit|Post|Hall|Museum|Tower|Foundation|Affairs|Health|Partners|Scouts|Sons|Daughters|Institute|Ministr(?:y|ies)|League|Alliance|Coalition|Fund|Trust|Group|Company|Inc|LLC|Library|Theater|Theatre|Hotel|Inn|Resort|Spa|Market|Grocery|Restaurant|Bakery|Brewing|Cafe|Pub|Automotive|Industries|Reading Room|Television|Radio|Press|Mission|Clinic|Pediatrics|Dental|Preschool|Day ?care|Wars|Legion|Lodge|Order|House|Home for|Convent|Monastery|Abbey|Priory|Union|Agency|Office|Department|Administration|Hills|Mountains?|Sands|Quarter|District|Gardens?|Park|Plaza|Square|Village|Township|Hill|Creek|Lake|River|Canyon|Springs|Beach|Bay|Island|Point|Valley|Falls|Mills|Trail|Byway|Fort|Cove|Landing|Harbor|Crossing|Hollow|Ridge|Meadows?|Woods|Grove|Pier|Bridge|Station|Stadium|Arena|Cemetery|Field|Ranch|Farm|Estates?'
const CAPITALISED = "(?!I\\b)[A-Z][\\w'\\u2019.-]*"
const RUN = new RegExp(
  `\\b${CAPITALISED}(?: (?:(?:of|and|the|de|del|la|for|&) ){0,2}${CAPITALISED})+`,
  'g',
)
const BODY = new RegExp(`\\b(?:${BODIES})\\b`)
/** What only organisations are called: 'Catholic Health Partners' are no Catholics. */
const ORGANISATION =
  /\b(?:Charities|Relief|Health|Services|Church|Hospital|Foundation|Association|Federation|Society|League|Chorus|Lighthouse|American Veterans|School for)\b/
const TITLE =
  /\b(?:Mr|Mrs|Ms|Dr|Judge|Senator|Captain|Bishop|Father|Sister|Reverend|Rev|Colonel|Major|Pastor|Mayor|Governor|Professor|Saint|St)\.? [A-Z][\w'-]+(?: [A-Z][\w'-]+){0,2}/g

/** 'The White family built it', 'Amos Christian laid the stone': people who did something to the property are named, not chosen. */
const DID =
  'built|laid|designed|founded|planted|ran|owned|owns|farmed|settled|bought|raised|kept|held|sold|cleared|homesteaded|added|operated|donated|carved|drew|commissioned|lived'
const BUILDERS = new RegExp(
  `\\b(?:[Tt]he [A-Z][a-z]+ (?:family|brothers|sisters|children|sons|daughters)|[A-Z][a-z]+ (?:[A-Z]\\. )?[A-Z][a-z]+)(?= (?:(?:has|have|had|who) )?(?:${DID})\\b)|\\b(?:built|designed|owned|farmed|drawn|laid out|commissioned|founded) (?:by|for) (?:the )?[A-Z][a-z]+(?: [A-Z][a-z]+| family)`,
  'g',
)

const JOINS = /^(?:of|and|the|for)$/

/** Blots out names of several capitalised words: an organisation that rents, a landmark or a hotel states no preference. */
export const maskNames = (plain: string): string =>
  plain
    .replace(TITLE, blot)
    .replace(BUILDERS, blot)
    .replace(RUN, (run: string, at: number) => {
      if (/^[A-Z '&.-]+$/.test(run)) return run
      const words =
        run
          .toLowerCase()
          .replace(/['\u2019]s?\b/g, '')
          .match(/[a-z]+/g) ?? []
      const [first = ''] = words
      const isOrganisation = ORGANISATION.test(run)
      const isBody = BODY.test(run)
      if (
        !isOrganisation &&
        words.every((word) => GROUP_WORDS.has(word) || PERSONS.has(word) || SHARES.has(word))
      )
        return run
      const opensSentence = /(?:^|[.!?\n:]\s*)$/.test(plain.slice(Math.max(0, at - 3), at))
      if (/^(?:a|an|the|our|in|on|at|near|to|is|we|this|that|it|all)$/.test(first)) {
        const next = run.indexOf(' ') + 1
        return run.slice(0, next) + maskNames(run.slice(next))
      }
      // The first word of a sentence has its capital anyway, so two words prove no name.
      if (opensSentence && words.length === 2 && !isBody && !GROUP_WORDS.has(first)) return run
      // 'No Black Families' in a title is no name, 'Jewish Family Services' is.
      const namesNobody = words.every((word) => !GROUP_WORDS.has(word) || JOINS.test(word))
      const isSentence = words.some(
        (word, at) =>
          !(JOINS.test(word) && namesNobody) &&
          (at === 0 || !isBody) &&
          (CUE_WORDS.has(word) || SETTLEMENTS.has(word)),
      )
      if (!isSentence || (isBody && PERSONS.has(first))) return blot(run)
      // The first word of a sentence has its capital anyway: 'Perfect' in 'Perfect Catholic Charities'.
      const rest = run.indexOf(' ') + 1
      return isBody && words.length > 2 ? run.slice(0, rest) + maskNames(run.slice(rest)) : run
    })
