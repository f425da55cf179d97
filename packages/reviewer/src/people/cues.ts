const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words for people that by themselves name no protected group. */
export const PERSONS: ReadonlySet<string> = new Set(
  'person people tenant renter buyer applicant resident family families couple man men woman women guy gal individual folk household neighbor occupant roommate housemate flatmate lodger owner homeowner professional lady ladies gentleman gentlemen girl boy adult child children kid mother father mom dad parent student executive landlord user patient holder recipient member speaker citizen worker employee crowd types lessee purchaser client clientele teens seniors partner wife wives husband personnel staff shareholder nationals expats arrivals businessman businessmen graduates population presence descent ancestry complexion fanatics nuts freaks lifestyle persona gente inquilino'
    .split(' ')
    .flatMap((word) => [word, `${word}s`]),
)

/** Words that shut out. */
export const SHUTS_OUT = set(
  "no not never without non cannot none nobody nor neither don't doesn't won't isn't aren't can't dont wont cant refuse refuses refusing refused decline declines declined exclude excludes excluding excluded reject rejects rejected deny denied denial ban bans banned barred barring prohibited forbidden unsuitable inappropriate impossible unwelcome unwanted unaccepted ineligible unavailable disqualify disqualifies disqualified avoid avoiding discourage discourages discouraged elsewhere except wrong closed sorry opted zero free few fewer hardly unsafe away sin ni nada cero prohibido prohibidos prohibida prohibidas",
)
/** Words that select. */
export const SELECTS = set(
  'only exclusively strictly reserved limited restricted dedicated max maximum minimum solo solamente unicamente exclusivo exclusiva exclusivamente maximo',
)
export const PREFERS = set(
  'seeking seeks seek want wants wanted prefer prefers preferring preference preferably preferred preferable attention calling welcoming targeting plus priority encouraged sought favored prioritized desired choice rather hoping insists please prefiere prefieren prefiero preferimos preferible preferidos preferencia busco busca buscamos buscando',
)
/** Words that select once 'for' or 'to' leads from them to the group. */
const SUITS = set(
  'perfect perfectly ideal ideally great excellent wonderful best better good nice lovely terrific fantastic superb suited suits suit suiting suitable designed made meant tailored right fit fits just looking home house place spot condo apartment unit dream haven paradise heaven retreat built created intended geared catering caters fine opportunity option starter match setup layout comfortable convenient community building property rental complex listing street yard space floor garden popular favorite discount special works rent rents rented lease leases leased let upstairs open limits ideales perfecto perfecta excelente cuarto habitacion renta alquila',
)
const FOR = set('for to para with of toward towards among by a')
const PLEASED = set('love enjoy adore appreciate feel delight thrive flock cherish')
const REQUIRES = set(
  'must required require requires mandatory proof show shows check checked checks verify verifies verified bring requieren requiere debe deben',
)

/** Where people live, behind a group. */
export const SETTLEMENTS = set(
  'neighborhood neighborhoods community communities area areas enclave enclaves district section block subdivision suburb suburbs pocket street building complex quarter town neighbors vicinity ward vecindario barrio comunidad',
)
/** Of these, what may simply be painted in a color or be made of something. */
export const PAINTED = set('street building block complex quarter section town')
/** How much of a place or its people. */
export const SHARES = set(
  'predominantly mostly largely primarily mainly majority percent entirely overwhelmingly traditionally historically heavily surrounded exclusively stayed',
)
/** Words for those who live in a place. */
export const INHABITANTS = set(
  'everyone everybody neighbors residents tenants owners homeowners families couples renters buyers folks people you someone somebody anyone anybody street neighborhood area block community building complex gente personas',
)

/** Statements that nobody is shut out. */
export const OPEN_TO_ALL =
  /(?<=^|[.!?;\n])([^.!?;\n]*?)\b(?:equal (?:housing )?opportunity(?: housing)?|(?:no|not|never|without|n't|against|illegal to) (?:\w+ ){0,2}discriminat\w*[^.!?\n]*|discriminat\w+ (?:is|are) (?:not|prohibited|illegal)[^.!?\n]*|(?:regardless of|without regard to|irrespective of|whatever (?:their|your)|because of (?:an? |any |their |his |her )?(?:race|colou?r|creed|religion|sex|gender|national|disab|handicap|famil|age|source|marital|child))[^.!?\n]*|(?:everyone|everybody|anyone|all(?: \w+)?)(?: is| are)? welcome[^.!?\n]*|todos (?:son )?bienvenidos)/g

/** What takes people in; it shuts nobody out where nothing else in the clause does. */
export const TAKES_IN =
  /\b(?:welcomed?|accept(?:s|ed|ing)?|ok|okay|considered|invited|encouraged to apply|allowed|permitted|eligible|protect(?:s|ed)|count(?:s|ed)?|qualif(?:y|ies)|acepta(?:n|mos)?|bienvenid[oa]s?|aceptad[oa]s)\b/
/** What limits those who are taken in: 'children over 12 are welcome'. */
export const LIMITS =
  /\b(?:only|if|unless|must|over|under|above|below|older|younger|max|maximum|one|small|but|solo|limit\w*|approval)\b/

/** Two denials, or a denial of a burden: nobody is shut out. */
export const SPARES =
  /\b(?:(?:no|not|never|without|n't) (?:\w+ ){0,3}(?:refuse[ds]?|reject(?:ed|s)?|turn(?:ed|s)? (?:away|down)|disqualif\w+|needed|required|necessary|asked about|ask (?:about|for)|fees?|deposits?|charged?|pet rent|extra|apply to)|exempt|waived|conveys?|except(?:ed|ing)?(?! no)|free of charge)\b/
/** A command to the reader denies him something: 'do not ask about vouchers'. */
export const COMMANDS = /(?:^|, |so |please )(?:do not|don't) (?:ask|send|bother|even)\b/

/** Sends people somewhere else. */
export const SENDS_AWAY =
  /\b(?:should (?:look|consider|try|find)|another (?:unit|building|home|place)|stay home)\b/
/** What a sentence says that charges people more. */
export const CHARGES =
  /\b(?:pet rent|(?:is|are|costs?|cost you) extra|(?:extra|additional|double|higher) (?:rent|fee|deposit|charge|cost|\w+ deposit|\w+ fee)s?|surcharge|deposits?|fees?|(?:rent|price|it) goes up|pay|pays|charge[sd]?|per (?:child|kid)|\$\d+)\b|\$\d/
/** What bounds an assistance animal that the law lets in. */
export const BOUNDS_ANIMALS =
  /\b(?:only|must|restrict\w*|approval|approved|under|pounds|count|treated|limits?|subject to|certified|proof|registered)\b/

/** Says of the past, of art or of work what has nothing to do with who may live here now. */
export const IS_HISTORY =
  /\b(?:statue|memorial|monument|mural|museum|portrait|once|former|formerly|built (?:as|by)|settlers|pioneers?|grandparents of|until 1[6-9]\d\d|in 1[6-9]\d\d|circa|c\. ?1[6-9]\d\d|deed|(?:previous|prior|original|first) owners?)\b/
/** Says who rents it now, which is a fact about the lease. */
export const IS_TENANCY =
  /\b(?:leased|rented|let|lease is)(?: \w+)? (?:to|with)\b[^.]*\b(?:through|until|til|thru|to (?:20)\d\d|with \d+|nonprofit|day ?care)|\bcurrently (?:leased|rented)\b|^(?:the )?lease is with\b/
/** Says who applies, and in what way. */
export const IS_PROCEDURE =
  /\b(?:application|each adult|per adult|all adults|every adult|complete an|background check for|lifeguard|licensed|accompanied|supervision|ordinance|city code|protected by|available on request|accommodations? (?:for|on|is|are)|ask for accommodations?)\b/
/** Leads to those for whom alone something is: 'the room is for a', 'for rent to a'. */
export const IS_MEANT_FOR =
  /\b(?:is|are|available|rent|rents|leases?|let|sells?|sold|show|shown)(?: only| exclusively| strictly)? (?:for|to) (?:an? |the |one |any )?$/
/** Work that people did. */
export const IS_WORK =
  /\b(?:painted|built|cleaned|installed|designed|restored|renovated|maintained|made|finished|managed|inspected|laid|carved|crafted|done|serviced|landscaped|refinished|monitored|taught|led) by (?:\w+ )?$/
/** Whom somebody serves: 'a school for the deaf'. */
export const IS_SERVED =
  /\b(?:school|institute|lighthouse|library|clinic|services?|programs?|nonprofit|agency|center) for (?:the )?$/
/** Both halves of mankind, or all ages: 'men and women', 'young and old'. */
export const IS_BOTH =
  /\b(?:wom[ae]n|m[ae]n|ladies|gentlemen|girls?|boys?|males?|females?)'?s?'? (?:and|or|&) (?:wom[ae]n|m[ae]n|ladies|gentlemen|girls?|boys?|males?|females?)\b|\byoung and old\b|\bold and young\b/
/** What the law says, and so no exclusion. */
export const IS_LAW =
  /americans with disabilities|fair housing|housing for older|older persons|\bhopa\b|age-(?:restricted|qualified)|\b(?:assistance|service|support) animals? (?:(?:is|are)(?:n't| not) (?:an? )?pets?|do(?:n't| not) count as pets)\b/

/** Every word that a cue consists of. */
export const CUE_WORDS: ReadonlySet<string> = new Set(
  [SHUTS_OUT, SELECTS, PREFERS, SUITS, PERSONS, FOR].flatMap((words) => [...words]),
)
export { FOR, PLEASED, REQUIRES, SUITS }
