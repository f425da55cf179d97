const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words for people that by themselves name no protected group. */
export const PERSONS: ReadonlySet<string> = new Set(
  'person people ppl tenant renter buyer investor applicant resident family families couple man men woman women guy gal individual folk household neighbor occupant roommate housemate flatmate lodger owner homeowner professional lady ladies gentleman gentlemen girl boy adult child children kid mother father mom dad parent student executive landlord user patient holder recipient member speaker citizen worker employee crowd types lessee purchaser client clientele teens seniors partner wife wives husband personnel staff shareholder nationals expats arrivals businessman businessmen graduates population presence descent ancestry complexion heritage extraction blood roots lineage stock background origin culture belief faith applicants candidate guest visitor driver nurse doctor worker laborer engineer element bunch set signer cosigner outsider fanatics nuts freaks lifestyle persona gente inquilino persona solicitante arrendatario comprador vecino'
    .split(' ')
    .flatMap((word) => [word, `${word}s`]),
)

/** Words that shut out. */
const SHUTS_OUT = set(
  'no not never without non cannot none nobody nor neither dont wont cant isnt arent unsuitable inappropriate impossible unwelcome unwanted unaccepted ineligible unavailable elsewhere except wrong closed sorry opted zero free few fewer hardly rarely unsafe away rejection denial sin ni nada nadie tampoco cero abstenerse rechazamos',
)
/** The same as verbs, in all their forms. */
const SHUTTING_OUT =
  /^(?:refus|declin|exclud|reject|den(?:y|ie)|shred|discard|evict|ignor|disregard|ban(?:s|ned|ning)?$|bar(?:s|red|ring)$|prohib|forbid|disqualif|avoid|discourag|\w+n't$)/

export const isNegative = (text: string): boolean => SHUTS_OUT.has(text) || SHUTTING_OUT.test(text)

/** Words that select. */
export const SELECTS = set(
  'only exclusively strictly reserved limited restricted dedicated max maximum minimum solo solamente unicamente exclusivo exclusiva exclusivamente maximo reservado reservada',
)
export const PREFERS = set(
  "sooner partial fond favoring favors favour pref prefd pref'd prefered prefering seeking seeks seek want wants wanted prefer prefers preferring preference preferably preferred preferable attention calling welcoming targeting plus priority encouraged sought favored prioritized desired choice rather hoping insists please prefiere prefieren prefiero preferimos preferible preferidos preferencia busco busca buscamos buscando",
)
/** Words that select once 'for' or 'to' leads from them to the group. */
const SUITS = set(
  'perfect perfectly ideal ideally great excellent wonderful best better good nice lovely terrific fantastic superb suited suits suit suiting suitable designed made meant tailored right fit fits just looking home house place spot condo apartment unit dream haven paradise heaven retreat built created intended geared catering caters fine opportunity option starter match setup layout comfortable convenient community building property rental complex listing street yard space floor garden popular favorite discount special works rent rents rented lease leases leased let upstairs open limits ideales perfecto perfecta excelente cuarto habitacion renta alquila',
)
const FOR = set('for to para with of toward towards among by a')
const PLEASED = set('love enjoy adore appreciate feel delight thrive flock cherish')
const REQUIRES = set(
  'must required require requires mandatory proof show shows shown presented submitted check checked checks verify verifies verified bring requieren requiere debe deben',
)

/** Where people live, behind a group. */
export const SETTLEMENTS = set(
  'neighborhood neighborhoods community communities area areas enclave enclaves district section block cul culdesac development subdivision suburb suburbs pocket street building complex quarter town hamlet village side lane zip borough parish neighbors vicinity ward vecindario barrio comunidad',
)
/** Of these, what may simply be painted in a color or be made of something. */
export const PAINTED = set('street building block complex quarter section town village side lane')
/** How much of a place or its people. */
export const SHARES = set(
  'predominantly mostly largely primarily mainly majority percent entirely overwhelmingly traditionally historically heavily surrounded exclusively stayed',
)
/** Words for those who live in a place. */
export const INHABITANTS = set(
  'everyone everybody neighbors residents tenants owners homeowners families couples renters buyers folks people you someone somebody anyone anybody street neighborhood area block community building complex side lane subdivision hamlet tenant renter resident buyer applicant neighbor roommate gente personas',
)

/** Statements that nobody is shut out. */
export const OPEN_TO_ALL =
  /(?<=^|[.!?;\n])([^.!?;\n]*?)\b(?:equal (?:housing )?opportunity(?: housing)?|(?:no|not|never|without|\w+n't|against|illegal to) (?:\w+ ){0,2}discriminat\w*[^.!?\n]*|discriminat\w+ (?:is|are) (?:not|prohibited|illegal)[^.!?\n]*|(?:neither[^.!?\n]* (?:affects?|matters?|considered|counts?)\b|as welcome as (?:anyone|everyone|all)|makes? no difference|plays? no (?:part|role)|(?:of|from) (?:any|every|all) (?:faith|religion|race|background|origin|gender|nationalit)|(?:rent|lease|sell)s? to [^.!?\n]* alike\b|regardless of(?! (?:the )?(?:size|unit|floor|price))|without regard to|irrespective of|whatever (?:their|your)|because of (?:an? |any |their |his |her )?(?:race|colou?r|creed|religion|sex|gender|national|disab|handicap|famil|age|source|marital|child))[^.!?\n]*|(?:everyone|everybody|anyone|all(?: \w+)?)(?: is| are)? welcome[^.!?\n]*|(?:the )?same (?:form|fees?|standards|criteria|terms|process|rules|deposit)(?:,? (?:and )?(?:the )?same \w+|\b[^,.!?\n]{0,60} (?:for|to)\b)[^.!?\n]*|of every (?:race|faith|religion|background)[^.!?\n]*|todos (?:son )?bienvenidos|igualdad de oportunidad\w*[^.!?\n]*|no (?:se )?discrimina\w*[^.!?\n]*|sin (?:distincion|importar|discriminacion)[^.!?\n]*)/g

/** What takes people in; it shuts nobody out where nothing else in the clause does. */
export const TAKES_IN =
  /\b(?:welcomed?|accept(?:s|ed|ing)?|ok|okay|considered|invited|encouraged to apply|yes|allowed|permitted|eligible|protect(?:s|ed)|may apply|apply together|acepta(?:n|mos)?|bienvenid[oa]s?|aceptad[oa]s)\b/
/** What limits those who are taken in: 'children over 12 are welcome'. */
export const LIMITS =
  /\b(?:only|if|unless|must|over|under|above|below|older|younger|max|maximum|one|small|but|after|once|until|when|provided|so long as|as long as|solo|limit\w*|approval)\b/

/** Two denials, or a denial of a burden: nobody is shut out. */
export const SPARES =
  /\b(?:(?:no|not|never|without|n't) (?:\w+ ){0,4}(?:refuse[ds]?|reject(?:ed|s)?|turn(?:ed|s)? (?:away|down)|disqualif\w+|needed|required|necessary|asked about|ask (?:about|for)|fees?|deposits?|charged?|pet rent|extra)|free (?:of|from) (?:all )?(?:pet|charges?|fees?|deposits?)|do(?:es)? not apply to|exempt|waived|conveys?|except(?:ed|ing)?(?! no)|free of charge|sin (?:cargo|costo)|salvo)\b/
/** A command to the reader denies him something: 'do not ask about vouchers'. */
export const COMMANDS = /(?:^|, |so |please )(?:do not|don't) (?:ask|send|bother|even)\b/

/** Turns people away without a word of denial: sends them elsewhere, warns them, puts them last. */
export const SENDS_AWAY =
  /\b(?:should (?:look|consider|try|find|go)|(?:an)?other (?:unit|building|home|place|property|listing)|stay (?:home|out)|save yourself|wast(?:e|ing) (?:your|their|of)|(?:better|happier|best) (?:served|off|choice|suited|fit|at|in|with)|out of place|uneasy|uncomfortable|(?:hard|tough|difficult) time|bottom of the|back of the line|turned (?:away|down)|shown the door|had enough of|too (?:rowdy|loud|wild)|go(?:es)? (?:straight )?(?:in|into|to) the (?:trash|bin|garbage|shredder)|(?:gets?|be|is|are)(?: \w+){0,3} (?:tossed|trashed|shredded|ignored|deleted|thrown (?:out|away))|think twice|not get along|(?:kindly|please) (?:skip|pass|look|move)|get(?:s)? skipped|keep (?:looking|moving|scrolling|walking|driving|out)|move along|move on|stopped (?:leasing|renting|selling)|(?:screen|weed|filter|kept?)s? out|come back when|across (?:town|the tracks)|rul(?:e|es|ed|ing) (?:\w+ )?out|(?:counts?|works?|held|weighs?) against|nothing (?:open|available|left|for you)|(?:is|are)(?:n't| not) (?:the right one|your|for you|meant for)|regret|nightmare|bad luck|trouble|problem|you(?:'re| are) out|out of luck|automatic (?:no|denial|rejection)|deal ?breaker|non-?starter)\b/
/** Puts people first, or wants them kept as they are. */
export const PUTS_FIRST =
  /\b(?:ahead of|before (?:it|others|anyone|the general)|first (?:choice|pick|dibs|refusal|in line|consideration)|top of the|front of the line|go(?:es)? to|keep it that way|stay(?:s|ed)? that way|been that way|that's (?:who|the (?:tenant|renter|buyer))|(?:would|'d) (?:like|love|rather|sooner|prefer)|hopes? to|proud)\b/
/** Says that a group is moving in or has been kept out. */
export const IS_TAKEOVER =
  /\b(?:(?:taken|taking|took) over|(?:moved|moving) in(?:to)?\b|(?:has|have|had|not|\w+n't) (?:\w+ )?(?:gone|turned|become|went) |overrun|(?:still|stays?|remains?) (?:ours|that way))/
/** Names those who live here, apply or are taken. */
export const IS_ABOUT_TENANTS =
  /\b(?:applicants?|appl(?:y|ying)|tenants?|renters?|buyers|residents?|occupants?|roommates?|lodgers?|lessees?|neighbors|people|folks?|crowd|inquilinos?|personas)\b/
/** Speaks of who lives here, applies or is taken. */
export const IS_ABOUT_PEOPLE =
  /\b(?:applicants?|appl(?:y|ying|ications?)|tenants?|renters?|rent(?:ing|ed)? to|buyers?|residents?|occupan(?:ts?|cy)|roommates?|housemates?|lodgers?|lessees?|neighbors?|people|folks?|persons?|those|anyone|anybody|everyone|everybody|nobody|no one|someone|somebody|households?|families|crowd|landlord|landlady|we|us|you|you're|your|i|i'd|approved?|neighborhood|subdivision|suburb|personas|inquilinos|el que|quien)\b/
/** Speaks of the home, of living in it, or to whom it may go. */
export const IS_ABOUT_HOME =
  /\b(?:we|us|our|you|your|you're|i|i'd|i'm|my|me|owners?|landlords?|landlady|sellers?|tenants?|renters?|residents?|applicants?|buyers?|neighbou?rs?|occupants?|lease\w*|rent\w*|appl(?:y|ying|ications?)|lives?|living|lived|mov(?:e|es|ing)|stay|homes?|houses?|units?|apartments?|condos?|rooms?|building|complex|neighborhood|block|community|area|subdivision|here|place|floor|upstairs|downstairs|quiet|noise|listing|property|yard|casa|cuarto|edificio|viv\w+|renta\w*)\b/
/** What a sentence says that charges people more. */
export const CHARGES =
  /\b(?:pet rent|(?:is|are|costs?|cost you) extra|(?:extra|additional|double|higher) (?:rent|fee|deposit|charge|cost|\w+ deposit|\w+ fee)s?|surcharge|deposits?|fees?|(?:rent|price|it) goes up|pay|pays|charge[sd]?|cobra\w*|per (?:child|kid)|\$\d+)\b|\$\d/
/** What bounds an assistance animal that the law lets in. */
export const BOUNDS_ANIMALS =
  /\b(?:only|must|needs?|one|trial|restrict\w*|approval|approved|under|pounds|count|treated|limits?|subject to|certified|proof|registered)\b/

/** Says of the past, of art or of work what has nothing to do with who may live here now. */
export const IS_HISTORY =
  /\b(?:statue|memorial|monument|mural|museum|portrait|once|former|formerly|previously|built (?:as|by)|settlers|pioneers?|during the war|wartime|grandparents of|until 1[6-9]\d\d|in 1[6-9]\d\d|circa|c\. ?1[6-9]\d\d|(?:previous|prior|original|first) owners?)\b/
/** Says who rents it now, which is a fact about the lease. */
export const IS_TENANCY =
  /\b(?:(?:leased|rented|let|lease is)(?: \w+)? (?:to|with)|the lease with)\b[^.]*\b(?:through|until|til|thru|to (?:20)\d\d|with \d+|nonprofit|day ?care)|\bcurrently (?:leased|rented)\b|\btenants? in place\b|^(?:the )?lease is with\b|\bha(?:s|ve) an? section (?:8|eight) tenant\b/
/** Says who applies, and in what way. */
export const IS_PROCEDURE =
  /\b(?:18 (?:or|and) (?:older|over|up)|each adult|per adult|all adults|every adult|complete an|background check for|lifeguard|licensed|accompanied|supervision|ordinance|city code|protected by|available on request|accommodations? (?:for|on|is|are)|ask for accommodations?)\b/
/** Forbids something, whatever else the sentence says. */
export const FORBIDS =
  /\b(?:may|can|must|shall) not\b|\bcannot\b|\b(?:not|never) (?:allowed|permitted)\b|\bprohibited\b/
/** Plants, animals and fittings come in two sexes, too. */
export const IS_SEXED_THING =
  /\b(?:hol(?:ly|lies)|palms?|ginkgos?|pollinat\w+|kiwis?|catkins?|mares?|stallions?|connectors?|fittings?|couplings?|threads?)\b/
/** Young of a herd are called kids. */
export const IS_HERD = /\b(?:goats?|herd|weaned|kidding|nannies|livestock)\b/
/** Says how a purchase is financed or taxed. */
export const IS_FINANCING =
  /\btax (?:freeze|credit|exemption|relief|deferral|break)|\b(?:va|fha|usda) (?:loans?|financing|eligible|approved)|\bassum(?:e|able)\b/
/** Leads to those for whom alone something is: 'the room is for a', 'for rent to a'. */
export const IS_MEANT_FOR =
  /\b(?:is|are|available|rent|rents|leases?|let|sells?|sold|show|shown)(?: only| exclusively| strictly)? (?:for|to) (?:an? |the |one |any )?$/
/** Work that people did. */
export const IS_WORK =
  /\b(?:painted|built|cleaned|installed|designed|restored|renovated|maintained|made|finished|managed|inspected|laid|carved|crafted|done|serviced|landscaped|refinished|monitored|taught|led) by (?:\w+ )?$/
/** Whom somebody serves: 'a school for the deaf'. */
export const IS_SERVED =
  /\b(?:school|institute|lighthouse|library|clinic|services?|programs?|nonprofit|agency|center|workshop|parking|restrooms?|seating|spaces?) for (?:the )?$|\b(?:estacionamiento|bano|acceso|rampa|lugar(?:es)?)(?: \w+)? para (?:los |las |personas con )?$/
/** Both halves of mankind, or all ages: 'men and women', 'young and old'. */
export const IS_BOTH =
  /\b(?:wom[ae]n|m[ae]n|ladies|gentlemen|girls?|boys?|males?|females?)'?s?'? (?:and|or|&) (?:wom[ae]n|m[ae]n|ladies|gentlemen|girls?|boys?|males?|females?)\b|\byoung and old\b|\bold and young\b/
/** Good wishes of a season or a day. */
export const IS_GREETING =
  /\b(?:happy|merry|thank(?:s|ing)?|(?:best|good|warm) wishes|wish(?:es|ing)? (?:you|all|every)|honoring|in honor of|observance|salut(?:e|es|ing))\b/
/** A refusal that is denied: 'nobody is turned away for', 'we do not ask about'. */
export const IS_UNREFUSED =
  /(?:\b(?:no|not|never|nobody|none|neither|nor|without)|n't)\b[^.;]{0,50}\b(?:refused?|reject(?:ed)?|turn(?:ed|s)? (?:away|down)|den(?:y|ied)|disqualif\w+|exclude[sd]?|treat(?:ed)? differently|ask(?:ed|s)? (?:about|for)|(?:asked|checked|requested)\b(?! to)|held against|a (?:factor|reason|bar|barrier))\b/
/** What the law says, and so no exclusion. */
export const IS_LAW =
  /americans with disabilities|fair housing|firpta|\b(?:covenant|restriction|deed)\w*\b[^.]*\b(?:void|unenforceable)\b|\b(?:unlawful|illegal to|(?:against|violates?) (?:the|federal|state|fair) (?:law|housing)|against (?:the )?law)\b|\b(?:assistance|service|support) animals? (?:(?:is|are)(?:n't| not) (?:an? )?pets?|do(?:n't| not) count as pets)\b/

/** Says that a community is for older persons. The law lets it choose by age and turn children away, and nobody else. */
export const IS_OLDER =
  /(?<![$\d.,])\b(?:55|62)(?: ?\+(?! ?(?:acres?|feet|miles?|minutes|units|homes|lots)\b)| years| (?:or|and) (?:older|over|up|above|better)\b)|age (?:restriction|verification)|housing for older|older persons|\bhopa\b|age-(?:restricted|qualified)/

/** A clause that refuses or selects by itself, whatever the one in front of it says: 'everyone is welcome, no kids'. */
export const REFUSES =
  /^ *(?:(?:and|or|so|sorry|please|just|absolutely|strictly) )*(?:no|not(?! only| just| even)|never|zero|sin|ni)\b|^[^,]{0,80}\b(?:(?<!not )only|solo|need not|needn't|preferred|excluded|(?:not|never) (?:be )?(?:welcome|allowed|accepted|permitted|considered|taken))\b/

/** Every word that a cue consists of. */
export const CUE_WORDS: ReadonlySet<string> = new Set(
  [SHUTS_OUT, SELECTS, PREFERS, SUITS, PERSONS, FOR].flatMap((words) => [...words]),
)
export { FOR, PLEASED, REQUIRES, SUITS }
