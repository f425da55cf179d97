import type { Finding } from '@listwright/contracts'
import { dropClause } from '../edit.ts'
import { matchesIn } from '../patterns/index.ts'
import { toFinding } from '../term.ts'
import { IS_UNREFUSED } from './cues.ts'
import { CITES_EXEMPTION, FEDERAL } from './protected-class.ts'

/** Those who live here, apply or buy; one of them only with an article, for 'tenant in place' is a fact about a lease. */
const PEOPLE =
  'applicants|(?:an|any|every|our|the) applicant|tenants|(?:an?|any|our|the|right|good|ideal) (?:\\w+ )?tenant|renters?|(?:rent|renting|rents|lease|sell|let) to|buyers|(?:right|ideal|good) buyer|residents?|occupants?|roommates?|housemates?|lodgers?|lessees|whoever|those (?:with|from|of|in|on)|households|families|couples|landlady|outsiders|newcomers|locals|inquilin[oa]s?|personas?|gente|quien|vecinos|solicitantes'
/** Words for anybody speak of applicants only with what they are: 'nobody has to carry a couch' is about a couch. */
const ANYBODY =
  "(?:people|ppl|folks?|persons|anyone|anybody|someone|somebody|nobody|no one|neighbors|crowd|types?) (?:who(?: (?:is|are|was|were|have|has|speaks?|prays?|works?|lives?|looks?|belongs?|attends?|can|cannot|do|don't|needs?|gets?|comes?|keeps?))|with|from|of|on(?! (?:both|either|each|all|one) side)|(?:over|under)(?! the (?!age))|that|like|in their|only|preferred|welcome|wanted|need not)|(?:people|folks?|neighbors) are"
/** What the reader is, and what becomes of it. */
const READER =
  "if you(?:(?:'re| are)(?! (?:game|ready|lucky|willing|up for|in the mood|home|here|after|keen|handy|patient|curious|tired|into|so inclined|(?:feel|go|look|wonder|think|plann|cook|grill|entertain|host|paint|mov|downsiz|upsiz|build|buy|shopp|park|commut|driv|walk|read|count|compar|hop|juggl|sav|start|invest|try|gard|com)[a-z]*ing)\\b)| wear| speak| were(?! (?:to|[a-z]+ing)\\b)| come from| belong| practice| celebrate| aren't)|your (?:own )?(?:kind|background|lifestyle|origin|status|condition|beliefs|name|id)|(?:you|he|she|they) (?:(?:will|would|might|may|must) not|won't) (?:be (?:accepted|considered|approved|welcome|happy|comfortable)|fit|qualify|belong)|(?:need|should|please do|do) not (?:apply|inquire|bother|call|reply|respond|write|text)|don'?t (?:bother|apply|even|call|come)|automatic rejection|deal ?breaker|look elsewhere|abstenerse|(?:must|should|(?<!never |not |n't )(?:need to|has to|have to)) (?:be (?:an?|able|in|of|at least|over|under|from|willing|\\w+ly|employed|healthy|fit|strong|sober|married|independent)|have|show|speak|read|attend|prove|live|reside|work|earn|hold|climb|walk|manage|dress|believe|belong|join|share)|(?:we|i|i'd|we'd|i'll|we'll|i've|we've) (?:\\w+ ){0,2}(?:rent|lease|take|pick|choose|reserve|(?:don't|won't|can't|cannot|never|not)(?! (?:answer|say|promise|tell|know|think|blame|mind|guess)\\b)|only|stick|cater|favor|trust)"

const IS_ABOUT_PEOPLE = new RegExp(`\\b(?:${PEOPLE}|${ANYBODY}|${READER})\\b`)

/** What chooses among people: 'folks come from three counties' does not. */
const CHOICES = [
  // Refusals.
  "no|not|never|nobody|none|cannot|without|nor|\\w+n't|sorry|except|bother|elsewhere|deal ?breaker|trouble|ni|nada|sin",
  // Limits and demands.
  'only|solo|solamente|unicamente|solely|exclusively|strictly|must|should|needs? to|ha(?:s|ve) to|expect\\w*|requir\\w*|insist\\w*|had better|debe\\w*',
  // Wishes.
  "want(?:s|ed|ing)?|seek\\w*|looking for|prefer\\w*|prefiere\\w*|(?:would|'d) (?:like|love|rather)|hop(?:e|es|ing)|rather|welcome|busca\\w*",
  // Who fits.
  "ideal|right|perfect|best|better|good|decent|proper|suit\\w*|fits?|geared|meant|reserved|kind|sort|types?|same|that's the",
  'for (?:\\w+ )?(?:people|persons|folks|someone|anyone|those)',
  // What those who live here are like.
  "(?:people|those|folks|tenants|renters|neighbors|everyone|families|someone|anyone) (?:here |around here )?(?:who|with|of|on(?! (?:both|either|each|all|one) side)|are|is|all|look|look like|live like)|like (?:you|us)\\b|if you(?:'re| are| have| celebrate| practice| speak| wear)?",
]
const CHOOSES = new RegExp(`\\b(?:${CHOICES.join('|')})\\b`)

/** What may be said of people, by its topic. */
const TOPICS = [
  // Money.
  'credit|scores?|incomes?|funds|financ\\w+|loans?|cash|equity|fees?|dues|deposits?|pays?|paid|insurance|liabilit\\w+|seguro|deposito',
  // Offers, and those who bring them.
  'bids?|offers?|conting\\w+|incomplete|deadlines?|agents?|brokers?|lenders?|wholesal\\w+|solicit\\w*|pre-?approv\\w*|exchange|serious|qualified|investors?|contractors?|accept\\w*|encouraged',
  // The lease, and who lives by it.
  'leases?|leased|sub-?leas\\w+|sub-?let\\w*|(?:short|long)[- ]term|month\\w*|at will|in place|owner-occup\\w*|lived here|notice|through|contrato',
  // Conduct.
  'smok\\w+|vap\\w+|pets?|dogs?|cats?|animals?|vehicles?|trucks?|cars?|boats?|rvs?|trailers?|park(?:ing|ed)|part(?:y|ies)|noise|hours|grills?|drones?|disturb|knock|shoes|guests?|estacionamiento',
  // Papers, and how applications are read.
  'references?|photo id|screen\\w+|criteria|standards|same|policy|appointments?|verify|inspect\\w+|survey|title|closing|convey\\w*|sign|permit|licens\\w+|ask about|contact|tell me|know|call',
  // What those who buy, rent or visit are advised to find out.
  '(?:should|must|will|may|can|needs? to|ha(?:s|ve) to|want to|are (?:asked|advised|urged|invited) to) (?:also |first |independently |always )?(?:want to )?(?:confirm|check|review|consult|compare|measure|study|investigate|research|walk|tour|budget|arrange|schedule|visit|order|hire|do their (?:own )?(?:due|homework|research)|(?:want|like|love|enjoy|make|take|get) (?:the|this|these|that|it))',
  // What buyers are told to reckon with; of tenants and applicants the same words would be demands.
  '(?:buyers?|purchasers?|whoever (?:lands|buys|gets|takes) it) (?:should|will|may|can) (?:bring|expect|see|keep|plan|consider|satisfy|notice|appreciate|allow|finish|add)(?! [\\w ]*\\b(?:faith|sabbath|kosher|halal|church|citizenship|household))',
  // What somebody has wanted for his home, as long as it is no neighbors.
  "(?:whoever|(?:anyone|anybody|someone|somebody|those|people|buyers) who|if you)(?: ha(?:s|ve)|'ve)?(?: always| ever| long)? (?:want|need|lov|lik|enjoy|collect|appreciat|dreamed of|dreams? of|looks? for|longs? for)(?:s|ed|es|e)? (?!to |like |[\\w ]*\\b(?:neighbou?r\\w*|people|folks?|others|kind|sort|type|crowd|communit\\w+|area|street|block|own|same|who|faith|cultur\\w+))",
  // The law, and statements of equal opportunity.
  'equal|equally|everyone|open to all|welcome|regardless|laws?|lawful\\w*|legal\\w*|federal|codes?|ordinance|zon\\w+|covenants?|comply|discriminat\\w*|accommodations?|disqualif\\w+|refuse\\w*|fair housing|hopa|55|62|older persons|per bedroom',
  // The property, and those who hold its space.
  'acre\\w*|square feet|kitchen|range|cook\\w*|decks?|porch|yard|gardens?|garage|views?|cellar|pools?|fitness|clubhouse|laundry|elevator|gate|room for|utilit\\w+|meters?|septic|include|share|close|sold|association|hoa|votes?|reserved? (?:by|at)|anchor|suites?|nnn|clinic|restaurant|store|nonprofit|charit\\w+|snow|trash|lawn|mow\\w*|from home|fiber',
  // What is offered to them.
  '(?:can|may) (?:ask|request|use|reach|install|choose|have|find)|will find|at no (?:extra )?(?:cost|charge)|accessib\\w*|guided|interpreter|tax(?:es)?',
  // Pastimes, which nobody is born with.
  'fish|fishing|cooks?|garden\\w*|hik\\w+|bik\\w+|ski|sail\\w*|rid(?:e|ers?)|read\\w*|paint\\w*|entertain\\w*|horses?|golf\\w*|music\\w*|buydown|rates?|builders?',
  // Greetings.
  '(?:only need|need only)(?:s)? to bring|tag|hello|happy|merry|thank|congratulations|speak',
]
const IS_LAWFUL = new RegExp(`\\b(?:${TOPICS.join('|')})\\b|~|${CITES_EXEMPTION.source}`)

const term = {
  rule: 'fair-housing/people',
  severity: 'caution',
  why: 'Says which people, and not what of their lease, money or conduct. Describe the property only.',
  basis: FEDERAL,
} as const

/** A listing describes a property: a sentence that chooses among people is noticed unless its topic is one that a landlord or seller may speak of. */
export const sentencesAboutPeople = (prose: string, text: string): Finding[] => {
  if (!IS_ABOUT_PEOPLE.test(prose)) return []
  return matchesIn(prose, SENTENCE).flatMap(({ 0: sentence, index }) => {
    const found = IS_ABOUT_PEOPLE.exec(sentence)
    if (
      !found ||
      !CHOOSES.test(sentence) ||
      IS_LAWFUL.test(sentence) ||
      IS_UNREFUSED.test(sentence)
    )
      return []
    const start = index + found.index
    return [toFinding(term, text, dropClause(text, start, start + found[0].length))]
  })
}

const SENTENCE = /[^.!?;\n]+[.!?;]?/g
