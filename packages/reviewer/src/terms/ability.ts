import type { Term } from '../term.ts'
import { linesAbout } from './fair-housing-lines.ts'
import { limitsPeople } from './reasons.ts'

const physical = `${limitsPeople} State the physical fact instead, such as the floor or the stairs.`

/** What tenants must be, have or be able to do. */
export const ability: readonly Term[] = [
  ...linesAbout('disability').prohibited(physical, 'drop clause')`
    able-to: (must|need to|should|has to|have to) be able to (climb|walk|use|manage|handle|live|see|hear|care|navigate|do)( \w+){0,4}
    able-to: (must|need to|has to|have to) (live|reside) independently
    able-to: must be (in )?(good |excellent )?(physically |mentally )?(health|healthy|fit|agile|mobile|active|stable|sober|strong)
    able-to: (able|ability) to (climb|walk|use|manage|handle) (the )?(stairs|steps|flights)( required| a must)?
    assistance-fee: (service|assistance|support|companion|emotional support|comfort) (animals?|dogs?) (will be |are |must )?(subject to|charged|pay|require|incur|need)( an?)? ?(pet )?(fee|deposit|rent|extra)s?
    counts-as-pet: (service|assistance|support|emotional support|guide) (animals?|dogs?) (count|counts|are treated|are considered|are) (as |like )?(pets)
    disqualify: (seizures?|epilepsy|disabilit(y|ies)|mental illness|addiction)( or \w+)? (will|would|may) disqualify
  `,
  ...linesAbout('origin').prohibited(limitsPeople, 'drop clause')`
    english: (must|should|need to|has to|have to|able to) (speak|read|understand|know)( fluent| good| proper| some)? english
    english: (native|fluent|proficient|good) english (speakers?|required|only|a must|needed|is required)|english (is )?(required|a must|mandatory|only)|english[- ](speaking|speakers?) (only|preferred|required)|english must be
    english: no (foreign )?accents?
    born-here: born (and raised )?in (the )?(u\.?s\.?a?|united states|america|this country)
  `,
  ...linesAbout('citizenship').prohibited(limitsPeople, 'drop clause')`
    citizenship: (proof of|must (show|have|prove|provide)|require|requires|need|with)( proof of| valid)? (u\.?s\.? )?(citizenship|green cards?|legal status|immigration (status|papers)|legal residency|work (permit|visa))
    citizenship: (must be|be) (an? )?(u\.?s\.?|american|legal|lawful|documented)( citizens?| residents?)
    citizenship: (citizenship|green card|legal status|social security number|ssn|papers) (is |are |will be )?(required|checked|mandatory|a must|verified)
  `,
  ...linesAbout('income').prohibited(limitsPeople, 'drop clause')`
    employment: (must|need to|should|has to|have to) (have|hold|show)( an?| the)?( full[- ]time| steady| stable| good| permanent| real)* (job|employment|jobs|work|career)
    employment: (employment|(full[- ]time |steady )?(job|work)) (is )?(required|a must|mandatory)|(tenants?|people|renters?|applicants?|those) with (good |steady |full[- ]time )?jobs( only)?|with (good|steady|stable) jobs
    employment: (income must come|must earn income|income only|income) from (an? )?(job|employment|work|wages)( only)?|income must come from|(w-?2|earned|employment|wage) income only
    employment: (alimony|child support|ssi|disability|social security|benefits)( and [a-z]+| or [a-z]+)*( payments?| income)? (do|does|will|is|are) not (count|be counted|considered|accepted)
    programs: (don't|do not|doesn't|does not|not|won't|no longer) (take|accept|participate in|approved for|work with|qualify for)( any)? (programs?|subsid(y|ies)|assistance|section 8|vouchers?)
    programs: private[- ]pay only
  `,
  ...linesAbout('record').prohibited(limitsPeople, 'drop clause')`
    record: (clean|clear) (criminal )?(record|background) (only|required|a must|is required)
    record: (any|an?|prior|past) (arrests?|felon(y|ies)|convictions?|criminal)( record| history| background)? (will|means|is grounds|disqualif)
  `,
  ...linesAbout('religion').prohibited(limitsPeople, 'drop clause')`
    worshipper: must (attend|go to|belong to|join)( an?| the| our)? (church|mass|temple|synagogue|mosque|services)
    worshipper: (shares?|sharing|keeps?|of) (our|the same|my) (faith|beliefs|religion|christian values)|faith in (jesus|god|christ|allah)|like-minded (believers|families|people)
  `,
  ...linesAbout('family').prohibited(limitsPeople, 'drop clause')`
    no-minors: (no|without) (occupants?|persons?|people|residents?|one|tenants?) under (the age of )?(18|eighteen|21)|(occupants?|residents?|tenants?|all) must be (over |at least )?(18|eighteen|21)( or older| or over| and over| and older)?
    child-fee: (extra|additional|higher) (deposit|rent|charge|fee)s? (for|per|with)( each| every| any)? (child|children|kids?|minors?|families)
    child-age: (children|kids|child|minors)( must be)? (over|above|under|older than|younger than|at least|aged?) (the age of )?(\d+|six|ten|twelve|sixteen|eighteen)( years old)? (only|need not|not|preferred|welcome)|(children|kids) must be (at least|over|older than|above) (\d+|six|ten|twelve|sixteen|eighteen)
  `,
]
