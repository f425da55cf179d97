import type { Finding } from '@listwright/contracts'
import { dropClause } from '../edit.ts'
import { toFinding } from '../term.ts'
import { CITES_EXEMPTION, FEDERAL } from './protected-class.ts'

/** Those who live here, apply or buy; one of them only with an article, for 'tenant in place' is a fact about a lease. */
const PEOPLE =
  'applicants|(?:an|any|every|our|the) applicant|tenants|(?:an?|any|our|the|right|good|ideal) (?:\\w+ )?tenant|renters?|(?:rent|renting|rents|lease|sell|let) to|buyers|(?:right|ideal|good) buyer|residents?|occupants?|roommates?|housemates?|lodgers?|lessees|neighbors|people|ppl|folks?|persons|those (?:who|with|from|of|in|on)|anyone|anybody|someone|somebody|nobody|households|families|couples|crowd|types|landlady|outsiders|newcomers|locals|inquilin[oa]s?|personas?|gente|quien|vecinos|solicitantes'
/** What the reader is, has or does, and what becomes of it. */
const READER =
  "if you(?:'re| are| have| do| don't| can't| cannot| wear| speak| need| were| come| belong| practice| celebrate| want| like| aren't| plan)|your (?:own )?(?:kind|background|lifestyle|origin|status|condition|beliefs|name|id)|(?:you|he|she|they) (?:will|would|might|may|must) not|you won't|(?:need|should|please do|do) not (?:apply|inquire|bother|call|reply|respond|write|text)|don'?t (?:bother|apply|even|call|come)|automatic rejection|deal ?breaker|look elsewhere|abstenerse|(?:must|should|need to|has to|have to) (?:be (?:an?|able|in|of|at least|over|under|from|willing|\\w+ly|employed|healthy|fit|strong|sober|married|independent)|have|show|speak|read|attend|prove|live|reside|work|earn|hold|climb|walk|manage|dress|believe|belong|join|share)|(?:we|i|i'd|we'd|i'll|we'll|i've|we've) (?:\\w+ ){0,2}(?:want|like|love|prefer|rent|lease|take|keep|kept|pick|choose|expect|require|insist|hope|aim|reserve|feel|believe|think|mean|had|tried|don't|won't|can't|cannot|never|only|stick|cater|favor|trust|not)"

const IS_ABOUT_PEOPLE = new RegExp(`\\b(?:${PEOPLE}|${READER})\\b`)

/** What may be said of people, by its topic. */
const TOPICS = [
  // Money.
  'credit|scores?|incomes?|funds|financ\\w+|loans?|cash|equity|fees?|dues|deposits?|pays?|paid|insurance|liabilit\\w+|seguro|deposito',
  // Offers, and those who bring them.
  'bids?|offers?|conting\\w+|incomplete|deadlines?|agents?|brokers?|lenders?|wholesal\\w+|solicit\\w*|pre-?approv\\w*|exchange|serious|qualified|investors?|contractors?|accept\\w*|encouraged',
  // The lease, and who lives by it.
  'leases?|leased|sub-?leas\\w+|sub-?let\\w*|(?:short|long)[- ]term|month\\w*|at will|in place|owner-occup\\w*|notice|through|contrato',
  // Conduct.
  'smok\\w+|vap\\w+|pets?|dogs?|cats?|animals?|vehicles?|trucks?|cars?|boats?|rvs?|trailers?|park(?:ing|ed)|part(?:y|ies)|noise|hours|grills?|drones?|disturb|knock|shoes|guests?|estacionamiento',
  // Papers, and how applications are read.
  'references?|photo id|screen\\w+|criteria|standards|same|policy|appointments?|verify|inspect\\w+|survey|title|closing|convey\\w*|sign|permit|licens\\w+|ask about|contact|tell me|know',
  // The law, and statements of equal opportunity.
  'equal|equally|everyone|open to all|welcome|regardless|laws?|lawful\\w*|legal\\w*|federal|codes?|ordinance|zon\\w+|covenants?|comply|discriminat\\w*|accommodations?|disqualif\\w+|refuse\\w*|fair housing|hopa|55|62|older persons|per bedroom',
  // The property, and those who hold its space.
  'acre\\w*|kitchen|range|cook\\w*|decks?|porch|yard|gardens?|garage|views?|cellar|pools?|fitness|clubhouse|laundry|elevator|gate|room for|utilit\\w+|meters?|septic|include|share|close|sold|association|hoa|votes?|reserved? (?:by|at)|anchor|suites?|nnn|clinic|restaurant|store|nonprofit|charit\\w+',
  // Greetings.
  'tag|hello|happy|merry|thank|congratulations|speak',
]
const IS_LAWFUL = new RegExp(`\\b(?:${TOPICS.join('|')})\\b|~|${CITES_EXEMPTION.source}`)

const term = {
  rule: 'fair-housing/people',
  severity: 'caution',
  why: 'Speaks of people, and not of their lease, money or conduct. Describe the property only.',
  basis: FEDERAL,
} as const

/** A listing describes a property: its sentences about people are noticed unless their topic is one that a landlord or seller may speak of. */
export const sentencesAboutPeople = (prose: string, text: string): Finding[] => {
  if (!IS_ABOUT_PEOPLE.test(prose)) return []
  return Array.from(prose.matchAll(SENTENCE)).flatMap(({ 0: sentence, index }) => {
    const found = IS_ABOUT_PEOPLE.exec(sentence)
    if (!found || IS_LAWFUL.test(sentence)) return []
    const start = index + found.index
    return [toFinding(term, text, dropClause(text, start, start + found[0].length))]
  })
}

const SENTENCE = /[^.!?;\n]+[.!?;]?/g
