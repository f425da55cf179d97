import type { Term } from '../term.ts'
import { linesAbout } from './fair-housing-lines.ts'
import { limitsPeople } from './reasons.ts'

const physical = `${limitsPeople} State the physical fact instead, such as the floor or the stairs.`

/** What tenants must be, have or be able to do. */
export const ability: readonly Term[] = [
  ...linesAbout('disability').prohibited(physical, 'drop clause')`
    able-to: (must|need to|has to|have to) (climb|walk up|manage|handle|negotiate)( \w+){0,4} (stairs|steps|flights?)
    able-to: (if you|anyone who|those who|people who|who) (can't|cannot|can not|are unable to|is unable to) (climb|walk|do|manage|handle|use|get|care|live)( \w+){0,4}
    able-to: can (live|manage|get around) (alone|independently|unassisted|on (their|your|his|her) own)
    able-to: must be (fully |completely |totally )?(self[- ]sufficient|ambulatory|independent|of sound mind|mentally sound)
    good-health: (good|strong|healthy|bad|weak) (knees|legs|hips|lungs)|in (good|excellent|perfect) (physical |mental )?health|fit and able
    good-health: (doctor|physician|therapist)('s)? (notes?|letters?|certificates?|must certify|calls it|wrote|says)|medical (certificate|clearance)
    able-to: (you|must|tenants?|should|residents?) (must |should )?be in (good|great|decent) (shape|physical condition)|who needs? (an? )?(nurse|aide|help|care|assistance|caregiver)|(require|need)( any)? special (assistance|care)
    accommodation: not (allow|permit|build|install|make|add)( \w+){0,2} (accommodations?|modifications?|grab bars|ramps?)|(cannot|can't|won't) make( \w+){0,2} (accommodations|modifications)
    accommodation: (not|don't|doesn't|won't|can't|cannot|never|no) (\w+ ){0,4}(want|ask|asking|put|putting|install|installing|build|add|allow|permit(?! (was|were|is|needed|required|on file|for))|pay|request|accept) (\w+ ){0,4}(accommodations?|modifications?|grab bars?|ramps?|stair lifts?)|(ramps?|grab bars?|stair lifts?|modifications?)( \w+){0,3} (not|never) (be )?(permitted|allowed|installed|built|added|considered)
    accommodation: no (accommodations?|modifications?|grab bars|ramps?) (for (any|the|people|tenants|disab)\w*|will be (made|built|added|granted)|may be (made|built|added)|(are )?(allowed|permitted))
    assistance-animal: (dogs?|cats?|pets?|animals?) (with|in|wearing) (an? )?(vests?|papers)|vest or no vest|(an? )?(animals?|dogs?|cats?|pets?) for (medical|health|emotional|mental|psychiatric)( \w+)?
    assistance-animal: (dogs?|cats?|pets?|animals?),? (service|support|assistance) or (otherwise|not|pet)
    accessible: not (at all |very )?(handicap|disabled|disability)[- ]friendly
    able-to: must be (in )?(good |excellent )?(physically |mentally )?(health|healthy|fit|agile|mobile|active|stable|sober|strong)
    able-to: (able|ability) to (climb|walk|use|manage|handle) (the )?(stairs|steps|flights)( required| a must)?
    counts-as-pet: (service|assistance|support|emotional support|guide) (animals?|dogs?) (count|counts|are treated|are considered|are) (as |like )?(pets)
  `,
  ...linesAbout('origin').prohibited(limitsPeople, 'drop clause')`
    english: (must|should|need to|has to|have to|able to) (speak|read|understand|know)( fluent| good| proper| some)? english
    english: (native|fluent|proficient|good) english (speakers?|required|only|a must|needed|is|mandatory)|english (is )?(required|a must|mandatory|only)|english must be
    english: (do you|can you|must|should|can't|cannot|don't|doesn't|not|only|who) (speak|read|understand|communicate|converse|write)( \w+){0,2} (english|spanish)|no (spanish|foreign languages?)( is)? spoken
    english: deben? (hablar|entender) ingles|que hablen ingles
    born-here: (?<!have been )(born|raised|born and (raised|bred)) ((in|on) (the )?(u\.?s\.?a?|united states|america|american|this country)( soil)?|here)(?= ?([.,;!?\n]|$|only|may|will|need|are|or))
    born-here: fresh off the (boat|plane)|newcomers to (the|this|our) country|off[- ]the[- ]boat
  `,
  ...linesAbout('citizenship').prohibited(limitsPeople, 'drop clause')`
    citizenship: (proof of|must (show|have|prove|provide)|require|requires|need|with)( proof of| valid)? (u\.?s\.? )?(citizenship|green cards?|legal status|immigration (status|papers)|legal residency|work (permit|visa))
    citizenship: (must be|be) (an? )?(u\.?s\.?|american|legal|lawful|documented)( citizens?| residents?)
    citizenship: (?<!no )(citizenship|green card|legal status|social security number|ssn|papers) (is |are |will be )?(required|checked|mandatory|a must|verified)
    citizenship: (be|are|is|you're|they're) (here|in (the|this) (u\.?s\.?|country)) legally|you must be legal
  `,
  ...linesAbout('income').prohibited(limitsPeople, 'drop clause')`
    employment: (employment|(full[- ]time |steady )?(job|work)) (is )?(required|a must|mandatory)|(tenants?|people|renters?|applicants?|those) with (good |steady |full[- ]time )?jobs( only)?|with (good|steady|stable) jobs
    employment: (income must come|must earn income|income only|income) from (an? )?(job|employment|work|wages)( only)?|income must come from|(w-?2|earned|employment|wage) income only
    employment: (rent|income) (must|has to|should) (be paid|come) from (wages|an? job|work|employment|an? (salary|paycheck))
    employment: (must|need to|have to) (work|be working)( full[- ]time| a full[- ]time job)?(?= ?([.,;!?\n]|$))|full[- ]time (employment|job|work) (only|required)
    employment: must have( \w+){0,2} (employment|w-?2( income)?|paychecks?)|if you (don't|do not|aren't|are not) (work|working|employed)
    employment: (tenants?|people|those|someone|renters?|applicants?) who (works?(?! from home)|have jobs|has an? job)|paycheck must be
    programs: (people|anyone|tenants|no one) from (the )?(homeless )?(shelters?|projects)|housing[- ]project types
    programs: private[- ]pay (only|tenants?|renters?|preferred|required)|paychecks? only|market[- ]rate (tenants?|renters?)( only)?|your own (money|pocket), not
  `,
  ...linesAbout('record').prohibited(limitsPeople, 'drop clause')`
    record: (clean|clear|spotless) (criminal |police )?(record|background)( only| required| a must| is required)?
    record: with (a|any) (criminal |police |prior )?record(?= ?([.,;!?\n]|$|need|will))|(been|ever) (arrested|convicted|incarcerated|to (prison|jail))
  `,
  ...linesAbout('religion').prohibited(limitsPeople, 'drop clause')`
    worshipper: (attends?|attending|go to|goes to|going to|belongs? to|join)( an?| the| our| the same)? (church|mass|temple|synagogue|mosque|services|parish)(?! (street|road|avenue|lane|square|university))
    worshipper: (church|temple|mosque|synagogue|parish) (membership|members?|recommend|attendance)|worships? (at|in|together|with)|the same (church|mosque|synagogue|parish)|keeps? the faith|prays? (five|together|daily)
    worshipper: (pastor|priest|rabbi|imam)('s)? (reference|letter|note|recommendation)s?|(letter|reference|note|recommendation) from (your|an?|the|their) (pastor|priest|rabbi|imam|minister)
    worshipper: which (church|parish|temple|mosque|synagogue|congregation)|(church|parish|temple|mosque|synagogue) you (attend|belong)
    worshipper: bible (study|group|reading)|(join us for|say) (grace|prayers?)|members? of (an?|our|the) (local )?(church|congregation|parish)
    worshipper: jesus|christ(?! (the|church))|(the|our) lord(?!')|allah
    worshipper: (shares?|sharing|keeps?|of) (our|the same|my) (faith|beliefs|religion|christian values)|faith in (jesus|god|christ|allah)|like-minded (believers|families|people)
  `,
  ...linesAbout('family').prohibited(limitsPeople, 'drop clause')`
    no-minors: (no ?one|nobody|anyone|no (persons?|people)|households?|occupants?|residents?|tenants?) (is )?under (the age of )?(1?\d|six|ten|twelve|fourteen|sixteen|eighteen)(?! (feet|foot|pounds|percent))|(18|21) ?(\+|and (over|up|older)|or (over|older)) (only|building|complex)
    no-minors: (persons?|people|those|minors|guests|residents) under (the age of )?(1?\d|twelve|fourteen|sixteen|eighteen) (may not|cannot|can't|are not|will not|are prohibited)
    headcount: (perfect|ideal|best|great|suited|suitable|works?|just right|nest|meant|made|designed) (for|to) (just )?(one|two|a single|1|2)( or (two|three|2|3))? (people|persons?|adults?|occupants?|tenants?)|love nest
    headcount: (one|single|1) (person|occupant|adult) (only|max(imum)?)
  `,
]
