const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words for people that by themselves name no protected group. */
export const PERSONS = set(
  'person persons people tenant tenants renter renters buyer buyers applicant applicants resident residents family families couple couples man men woman women guy guys gal gals individual individuals folk folks household households neighbor neighbors occupant occupants roommate roommates housemate owner owners homeowner professional professionals lady ladies gentleman gentlemen girl girls boy boys adult adults child children kid kids mother mothers father fathers mom moms dad dads parent parents student students executive executives landlord user users patient patients holder holders recipient recipients member members speaker speakers citizen citizens worker workers crowd types person personas persona gente inquilinos inquilino personal tenant lessee lessees purchaser purchasers client clients clientele folks teens seniors partners partner wife husband personnel',
)

/** Words that shut out, in front of a group. */
export const SHUTS_OUT = set(
  "no not never without non cannot can't don't doesn't won't isn't aren't dont wont cant nor neither refuse refuses refusing decline declines exclude excludes excluding reject rejects ban bans banning unsuitable inappropriate avoid avoiding discourage discourages barring sin ni nobody unavailable closed except wrong",
)

/** Words that select, in front of a group. */
export const SELECTS = set(
  'only exclusively strictly seeking seeks seek want wants wanted prefer prefers preferring preference preferably preferred attention suits suit suiting intended reserved limited restricted dedicated geared catering caters solo solamente unicamente prefiere prefieren prefiero preferimos preferible exclusivo exclusiva exclusivamente calling welcoming targeting',
)

/** Words that select once 'for' stands between them and the group. */
export const SELECTS_FOR = set(
  'perfect perfectly ideal ideally great excellent wonderful best good nice lovely terrific fantastic superb suited suitable designed made meant tailored right fit fits just looking home house place spot condo apartment unit dream haven paradise heaven retreat built created perfecto perfecta ideales busco buscamos buscando excelente fine opportunity choice option starter match setup layout comfortable convenient community building property rental complex listing street yard space floor garden popular favorite discount special toward towards priority geared limits',
)

export const FOR = set('for to para with of toward towards among by')

/** What may stand between a cue and a group. */
export const BETWEEN = set(
  "a an the any one ones some such these those our your its his her their my this that two three four more most less than or and nor of for to with from under over above below by on in as at who whose is are be do does did will would shall may can could should must have has having been being rent rents renting lease leases leasing sell sells selling accept accepts accepting accepted take takes taking allow allows allowing allowed want wants consider considers considering considered welcome welcomes permit permits permitted let lets lend show shows approve approved suitable recommended appropriate ideal intended meant designed good great fit place open available right best well suited perfect house home currently ever also really very please time any kind kinds type types young small little large big larger bigger new old older loud noisy crying quiet nice busy single other extra additional active modern working mature growing expanding both either all every each next whole entire future discerning we i owner landlord seller management property building unit into comes come who are like looking where when so but even because especially particularly only just living traveling alone together hard up first time home buyer family families couple couples house we're you're they're you me he she they us it se aceptan acepta aceptamos permiten permite admiten admite admitimos rentamos renta alquila alquilamos los las el la de un una unos unas y o para con por favor a personas persona familias jovenes pequena pequenas grande grandes approved approval apply good-natured responsible reliable stable successful educated respectful clean polite decent kind loving hardworking upscale affluent wealthy discerning professional professionals people person persons tenant tenants buyer buyers renter renters applicant applicants anyone someone somebody everyone resident residents not being bring brings bringing raise raising household household households member members individuals individual folk folks neighbor neighbors man men woman women lady ladies history record evictions prior past another certain specific mind given service pets animals including includes that toward towards a",
)

/** What may stand between a group and the cue after it. */
export const AFTER = set(
  'apply given letters our are is be will would should shall must may can who with in of at this time please strictly also absolutely any age ages kind kinds and or over under above below only need needs do does have has people persons person tenant tenants renter renters applicants applicant buyers buyer residents resident individuals individual households family families couple couples always never really highly greatly very most much strongly currently the a an all living holder holders recipients users user to for solos sole por favor here up down house building unit people. from allowed no. old older years year welcome one two three four five six seven eight nine ten twelve sixteen eighteen twenty thirty forty fifty sixty animals animal dogs dog',
)

/** Words that shut out, behind a group; `true` where 'not' must precede them. */
export const DENIED = set(
  'allowed permitted welcome welcomed accepted wanted considered suitable approved admitted taken eligible invited apply inquire call fit appropriate recommended qualify rented show rent live stay move kind type tenant honored work',
)
export const REFUSED = set(
  'prohibited forbidden banned excluded denied declined refused rejected disqualify disqualifies disqualified unwelcome elsewhere unaccepted ineligible barred deported reported discouraged unwanted frowned pay',
)
export const CHOSEN = set(
  'plus priority preferred wanted encouraged sought preferable favored prioritized desired preferidos',
)
export const PLEASED = set('love enjoy adore appreciate feel delight thrive have fit')
export const REQUIRED = set('required mandatory needed')

/** Where people live, behind a group. */
export const SETTLEMENTS = set(
  'neighborhood neighborhoods community communities area areas enclave enclaves district section block subdivision suburb suburbs pocket street building complex quarter town neighbors vicinity',
)
/** Of these, what may simply be painted in a color. */
export const PAINTED = set('street building block complex quarter section town')

/** How much of a place or its people. */
export const SHARES = set(
  'predominantly mostly largely primarily mainly majority percent entirely overwhelmingly traditionally historically surrounded exclusively',
)

/** Statements that nobody is shut out. */
export const OPEN_TO_ALL =
  /\b(?:equal (?:housing )?opportunity(?: housing)?|(?:no|not|never|without|n't|against) (?:\w+ ){0,2}discriminat\w*[^.!?\n]*|discriminat\w+ (?:is|are) (?:not|prohibited|illegal)[^.!?\n]*|(?:regardless of|without regard to|irrespective of|because of)[^.!?\n]*|(?:everyone|everybody|anyone|all(?: \w+)?)(?: is| are)? welcome[^.!?\n]*)/g

/** Every word that a cue consists of. */
export const CUE_WORDS: ReadonlySet<string> = new Set(
  [SHUTS_OUT, SELECTS, SELECTS_FOR, DENIED, REFUSED, CHOSEN, PERSONS, FOR].flatMap((words) => [
    ...words,
  ]),
)

/** Words for those who live in a place. */
export const INHABITANTS: ReadonlySet<string> = new Set([
  'everyone',
  'everybody',
  'neighbors',
  'residents',
  'tenants',
  'owners',
  'homeowners',
  'families',
  'couples',
  'renters',
  'buyers',
])

/** What a sentence says of people whom it turns away, wherever in it they stand. */
export const TURNS_AWAY =
  /\b(?:elsewhere|another (?:unit|building|home|place)|(?:not|cannot|never|nobody|[a-z]+n't)(?: \w+){0,3}? (?:accept|allow|permit|take|consider|approve|accommodate|rent|lease|like|enjoy|live|apply|call|bother|welcome|suit|fit|share|show|sell|want|participate|deal|inquire|feel|join|for)(?:e?d|able|s|ing)?|(?:will|would) not(?=$|[.;])|turned (?:down|away)|refus\w+|reject\w+|declin\w+|discouraged|ke(?:pt|eps?) out|banned|barred|asked to|(?:first|top) (?:choice|of the list)|priority|(?:go|goes|come|comes) first|at home (?:here|on|in)|happiest|insists? on|hop(?:es?|ing) for|objects? to|wants? no\w*|must (?:stay|not)|out of place|had it with|too \w+ for)\b/

/** What a sentence says that charges people more. */
export const CHARGES =
  /\b(?:pet rent|(?:is|are|costs?|cost you) extra|(?:extra|additional) (?:rent|fee|deposit|charge|cost|\w+ deposit|\w+ fee)s?|surcharge|deposit|fee|(?:rent|price|it) goes up|pay|pays|charge[sd]?)\b/

/** 'No fee for service animals' charges nothing. */
export const SPARES =
  /\b(?:no|without|never|waived?|free|exempt|welcome|accepted|allowed|not pay)\b/

/** What stands right before a group for whom alone something is meant. */
export const MEANT_FOR =
  /\b(?:is|are|was|this one is|rents?|rented|leased?|leases|let|reserved|sold|sell|sells|exclusively|home|place|house|dream house|made|built|great|better|best suited|good)(?: only| exclusively| strictly)? (?:to|for) (?:a |an |the |any |one |those |young |large |small )?$/
