import type { Term } from '../term.ts'
import { linesAbout } from './fair-housing-lines.ts'
import { limitsPeople } from './reasons.ts'

const physical = `${limitsPeople} State the physical fact instead, such as the floor or the stairs.`

/** What tenants must be, have or be able to do. */
export const ability: readonly Term[] = [
  ...linesAbout('disability').prohibited(physical, 'drop clause')`
    able-to: (must|need to|should|has to|have to) be able to (climb|walk|use|manage|handle|live|see|hear|care|take care|navigate|do)( \w+){0,4}
    good-health: (good|strong|healthy|bad|weak) (knees|legs|hips|lungs)|in (good|excellent|perfect) (physical |mental )?health|fit and able
    good-health: (doctor|physician)('s)? (note|letter|certificate|must certify)|medical (certificate|clearance)
    able-to: (you|must|tenants?|should|residents?) (must |should )?be in (good|great|decent) (shape|physical condition)|who needs? (an? )?(nurse|aide|help|care|assistance|caregiver)|(require|need)( any)? special (assistance|care)
    assistance-animal: (dogs?|cats?|pets?|animals?),? (service|support|assistance) or (otherwise|not|pet)
    accommodation: not (allow|permit|build|install|make|add)( \w+){0,2} (accommodations?|modifications?|grab bars|ramps?)|(cannot|can't|won't) make( \w+){0,2} (accommodations|modifications)
    accommodation: no (accommodations?|modifications?|grab bars|ramps?) (for (any|the|people|tenants|disab)\w*|will be (made|built|added|granted)|may be (made|built|added)|(are )?(allowed|permitted))
    able-to: must be (in )?(good |excellent )?(physically |mentally )?(health|healthy|fit|agile|mobile|active|stable|sober|strong)
  `,
  ...linesAbout('origin').prohibited(limitsPeople, 'drop clause')`
    english: (native|fluent|proficient|good) english (speakers?|required|only|a must|needed|is|mandatory)|english (is )?(required|a must|mandatory)
    english: (do you|can you|must|should|can't|cannot|don't|doesn't|not|only|who) (speak|read|understand|communicate|converse|write)( \w+){0,2} (english|spanish)|no (spanish|foreign languages?)( is)? spoken
    born-here: (born|raised|born and (raised|bred)) (in (the )?(u\.?s\.?a?|united states|america|this country)|here)(?= ?([.,;!?\n]|$|only|may|will|need|are|or))
    born-here: fresh off the (boat|plane)|(born and bred |prefer )locals|locals (only|preferred)|newcomers to (the|this|our) country|off[- ]the[- ]boat
  `,
  ...linesAbout('citizenship').prohibited(limitsPeople, 'drop clause')`
    citizenship: (proof of|must (show|have|prove|provide)|require|requires|need|with)( proof of| valid)? (u\.?s\.? )?(citizenship|green cards?|legal status|immigration (status|papers)|legal residency|work (permit|visa))
    citizenship: (?<!no )(citizenship|green card|legal status|social security number|ssn|papers) (is |are |will be )?(required|checked|mandatory|a must|verified)
  `,
  ...linesAbout('income').prohibited(limitsPeople, 'drop clause')`
    employment: (employment|(full[- ]time |steady )?(job|work)) (is )?(required|a must|mandatory)|(tenants?|people|renters?|applicants?|those) with (good |steady |full[- ]time )?jobs( only)?|with (good|steady|stable) jobs
    employment: (income must come|must earn income|income only|income) from (an? )?(job|employment|work|wages)( only)?|income must come from|(w-?2|earned|employment|wage) income only
  `,
  ...linesAbout('record').prohibited(limitsPeople, 'drop clause')`
    record: with (a|any) (criminal |police |prior )?record(?= ?([.,;!?\n]|$|need|will))|(been|ever) (arrested|convicted|incarcerated|to (prison|jail))
  `,
  ...linesAbout('religion').prohibited(limitsPeople, 'drop clause')`
    worshipper: (attends?|attending|go to|goes to|going to|belongs? to|join)( an?| the| our| the same)? (church|mass|temple|synagogue|mosque|services|parish)(?! (street|road|avenue|lane|square|university))
    worshipper: (pastor|priest|rabbi|imam)('s)? (reference|letter|note|recommendation)s?|(letter|reference|note|recommendation) from (your|an?|the|their) (pastor|priest|rabbi|imam|minister)
    worshipper: bible (study|group|reading)|(join us for|say) (grace|prayers?)|members? of (an?|our|the) (local )?(church|congregation|parish)
    worshipper: jesus|christ(?! (the|church))|(the|our) lord(?!')|allah
  `,
  ...linesAbout('family').prohibited(limitsPeople, 'drop clause')`
    no-minors: (no|without) (occupants?|persons?|people|residents?|one|tenants?) under (the age of )?(18|eighteen|21)|(occupants?|residents?|tenants?|all) must be (over |at least )?(18|eighteen|21)( or older| or over| and over| and older)?
    no-minors: (no ?one|nobody|anyone|no (persons?|people)|households?|occupants?|residents?|tenants?) (is )?under (the age of )?(1?\d|six|ten|twelve|fourteen|sixteen|eighteen)(?! (feet|foot|pounds|percent))|(18|21) ?(\+|and (over|up|older)|or (over|older)) (only|building|complex)
    headcount: (perfect|ideal|best|great|suited|suitable|works?|just right|nest|meant|made|designed) (for|to) (just )?(one|two|a single|1|2)( or (two|three|2|3))? (people|persons?|adults?|occupants?|tenants?)|love nest
  `,
]
