import { COUNT, FIGURE_ORDERS } from './figures.ts'
import { PART_ORDERS } from './parts.ts'
import { PLACE_ORDERS } from './places.ts'
import { SMALL_WORD_ORDERS } from './small-words.ts'
import { THING_ORDERS } from './things.ts'

const MATERIAL =
  'metal|tile|slate|shingle|asphalt|architectural|composition|comp|cedar|copper|TPO|EPDM|rubber|torch-?down|flat|vinyl|aluminum|brick|stucco|wood|cement|steel|iron|composite|Trex|paver|concrete|gravel|asphalt'

/** Words typed after their noun, with the order that a sentence needs; the first pattern that fits is used. Example: 'quartz island 9 foot' is a 9 foot quartz island. */
export const WORD_ORDERS: readonly [RegExp, string][] = [
  [
    /^((?:heated )?)snow[- ]melt (walkways?|walks?|driveway|drive|steps|patio|sidewalks?|apron)$/i,
    '$1snowmelt $2',
  ],
  [/^radiant(?:[- ]heat)?[- ]floor (baths|bathrooms)$/i, '$1 with radiant floors'],
  [/^rainwater (collection|harvesting|catchment)$/i, 'rainwater $1 system'],
  [/^bring your own builder$/i, 'buyer may bring their own builder'],
  ...SMALL_WORD_ORDERS,
  [/^(.+ views?) (partial|seasonal|distant|winter)$/i, '$2 $1'],
  [/^assumable (VA|FHA|USDA) ([\d.]+%)$/i, 'assumable $1 loan $2'],
  ...THING_ORDERS,
  [/^flood ([ABCVX]E?)$/i, 'flood zone $1'],
  [/^tear[- ]off roof/i, 'tear-off roof'],
  [/^former (dental|medical|law|insurance)$/i, 'former $1 office'],
  [/^(mid-century(?: modern)?|brick|contemporary) split$/i, '$1 split-level'],
  [/^no (carpet|popcorn|tile) (down|up)$/i, 'no $1 $2stairs'],
  [/^(\d(?:\.5)?|one|two|three)[- ]car turned(?: garage)?$/i, '$1 car side-turned garage'],
  [
    /^(kitchen|(?:primary |hall |guest )?bath) (remodeled|renovated|updated|redone|rebuilt) with (.+?) ((?:19|20)\d\d)$/i,
    '$1 $2 $4 with $3',
  ],
  // The year is that of the work: the counters of a 'remodeled kitchen with quartz countertops 2021' were not remodeled.
  [
    /^(?:an? )?(remodeled|renovated|updated|redone|rebuilt) (kitchen|(?:primary |hall |guest )?bath(?:room)?) with (.+?),? (?:in )?((?:19|20)\d\d)$/i,
    '$2 $1 $4 with $3',
  ],
  // In a list, 'a mansard roof with slate and zoned HVAC' would have both.
  [
    /^((?:mansard|gable|gabled|hip|hipped|gambrel|pitched|steep) roof) with (slate|metal|copper|tile|clay tile|cedar|cedar shakes?|standing[- ]seam metal)$/i,
    '$2 $1',
  ],
  [/^ski (lockers?|storage|room)(?:,? and|,? \+|,? &|\/) ?valet$/i, 'ski $1 and ski valet'],
  [/^ski valet(?: and| \+| &|\/) ?(lockers?|storage|room)$/i, 'ski valet and ski $1'],
  [
    /^((?:(?:new|oversized|heated|finished|detached|attached|deep) )*)(\d(?:\.5)?|one|two|three|four)( and a half)?[- ](?:car|bay|stall)((?: (?:heated|finished|insulated|oversized|detached|attached|side[- ](?:entry|load)|rear[- ](?:entry|load)|front[- ](?:entry|load)|tandem|deep))*)((?: with .+)?)$/i,
    '$1$2$3 car$4 garage$5',
  ],
  [/^(two|three) and (?:a )?half car garage$/i, '$1-and-a-half-car garage'],
  [/^(?:1|one) car (?:\+|and) (.+)$/i, 'one-car garage + $1'],
  [/^((?:[a-z-]+ )*garage) plus (?:one|1|a)(?: parking)? (space|spot)$/i, '$1 + parking $2'],
  [/^((?:[a-z-]+ )*garage) (\d+) foot deep((?: with .+)?)$/i, '$2-foot-deep $1$3'],
  [/^((?:[a-z-]+ )*[a-z]+) new$/i, 'new $1'],
  [/^(?:bed|bedroom) (?:\+|and) ((?:full |half )?bath) (on|in) (.+)$/i, 'bedroom + $1 $2 $3'],
  [
    /^((?:(?:new|newer|original|ductless|separate|gas|wood|electric) ){0,2}(?:HVAC|carpet|windows|furnace|AC|air conditioning|flooring|central air|window (?:units?|air conditioners?)|mini[- ]splits?|baseboards?|radiators|rec room|family room|laundry|office|kitchenette|fireplace|wood stove|thermostat)) (up|down)$/i,
    '$1 $2stairs',
  ],
  [
    /^((?:new |updated |upgraded )?)(?:electric(?:al)? )?panel (\d{2,3}) ?amps?((?: (?:19|20)\d\d)?)$/i,
    '$1$2 amp panel$3',
  ],
  [
    /^(roof|siding|deck) ((?:rubber|EPDM|TPO|modified bitumen) membrane) ((?:19|20)\d\d)$/i,
    '$2 $1 $3',
  ],
  [
    /^(?:1 |one )?((?:half|full|powder|three-quarter) (?:bath|room)) (retail|office|main|lower|upper|entry|street) level$/i,
    '$1 on the $2 level',
  ],
  [
    /^((?:Lutron|Sonos|Control4|Crestron|Savant)(?: \+ (?:Lutron|Sonos|Control4|Crestron|Savant))*) whole[- ]house$/i,
    '$1 throughout',
  ],
  [/^(two|three)[- ]tiered (.+)$/i, '$1-tier $2'],
  [
    /^(long[- ]range|distant|seasonal) views? (?:to|toward) (?:the )?(north|south|east|west)$/i,
    '$1 views to the $2',
  ],
  [/^(long[- ]range|distant|seasonal|sweeping) views? (?:toward|of|to) (.+)$/i, 'views of $2'],
  [/^partial views? (?:toward|of|to) (.+)$/i, 'partial view of $1'],
  [/^glass block$/i, 'glass block windows'],
  [/^((?:street )?frontage) on main$/i, '$1 on Main Street'],
  [/^(one|single)[- ](?:floor|level|story) living$/i, 'single-level living'],
  [/^quarter[- ]sawn oak$/i, 'quarter-sawn oak woodwork'],
  [
    /^(granite|quartz|marble|maple|cherry|oak|white) and (maple|cherry|oak|granite|quartz|stainless|tile|walnut|hickory) kitchen$/i,
    '$1 and $2 in the kitchen',
  ],
  [/^(\d+) side[- ]by[- ]side parking(?: spaces?)?$/i, '$1 side-by-side parking spaces'],
  [/^(gas|heat) (?:\+|and) (electric|heat|gas)(?:ity)? separate$/i, 'separate $1 + $2'],
  [/^(\d+) (?:foot|feet) on Main$/, '$1 feet of frontage on Main Street'],
  [
    /^((?:roof|HVAC|windows|siding|kitchen|baths|furnace) (?:\+|and) [a-z ]+?) new (?:in )?((?:19|20)\d\d)$/i,
    'new $1 $2',
  ],
  [/^(\p{L}+) with new (\p{L}+) ((?:19|20)\d\d)$/iu, 'new $1 $2 $3'],
  [
    /^((?:[a-z-]+ )*(?:area|room|bedroom|suite|bath|office|kitchen|kitchenette|den|loft|laundry|lounge|studio)) (upstairs|downstairs) (?=with )/i,
    '$2 $1 ',
  ],
  [/^attic with pull[- ]?down(?: stairs?| ladder)?$/i, 'attic with pull-down stairs'],
  [/^(owned|leased) solar,? ([\d.]+) ?kw$/i, '$1 $2 kw solar system'],
  [/^parking (space|spot) #?\d+$/i, 'parking $1'],
  [/^rooftop with /i, 'roof deck with '],
  [
    /^((?:(?:coin|coin-op|coin-operated|shared|common|free) )?(?:laundry|washer and dryer)) basement$/i,
    '$1 in the basement',
  ],
  [/^building with elevator (?:\+|and) laundry$/i, 'elevator building + laundry in building'],
  [/^end with /i, 'end unit with '],
  [/^([\d.]+) acres? cleared$/i, '$1 cleared acres'],
  [
    /^([\d.]+) acre yard,? fenced(?:\/| and | \+ )(graveled|paved|lit)$/i,
    'fenced and $2 $1 acre yard',
  ],
  ...PART_ORDERS,
  ...FIGURE_ORDERS,
  [
    /^((?:[\d.]+|one|two|three|four)\+? car) (attached|detached) (side|rear|front)[- ]load(?: garage)?$/i,
    '$1 $2 $3-load garage',
  ],
  [/^2\+ car (?=garage)/i, 'two-plus-car '],
  [/^3\+ car (?=garage)/i, 'three-plus-car '],
  [/^townhouse with (.+)$/i, '$1'],
  [/^(.+ with )?rooftop$/i, '$1roof deck'],
  [
    /^(quartz|granite|marble) ?[/+] ?stainless steel kitchen$/i,
    'kitchen with $1 counters + stainless steel appliances',
  ],
  [/^(quartz|granite|marble) ?(?:\+|and) ?tile kitchen$/i, 'kitchen with $1 counters + tile'],
  [/^(side|rear|front|courtyard)[- ](load|entry) (garage)/i, '$1-$2 $3'],
  [/^(\d) car (rear|side|front)[- ]?(?:load )?garage$/i, '$1 car $2-load garage'],
  [/^(\d{1,2}) garages?$/i, '$1 garages'],
  [/^(\d{1,2}) car parking (?:in )?(?:the )?(rear|front|back)$/i, 'parking for $1 cars in the $2'],
  [/^laundry (up|upper)$/i, 'laundry upstairs'],
  [/^laundry (?:in the )?upstairs$/i, 'laundry upstairs'],
  [/^great[- ]room plan$/i, 'great room'],
  [/^Cat ?(5e?|6a?)$/i, 'Cat $1 wiring'],
  [/^Nest (?:\+|and|&) Ring$/i, 'Nest and Ring devices'],
  [
    /^(corner|end|interior|middle) unit,? ((?:first|second|third|fourth|fifth|top|ground|\d+(?:st|nd|rd|th)))[- ]floor$/i,
    '$2-floor $1 unit',
  ],
  [/^(?:in[- ]building|building) laundry$/i, 'laundry in building'],
  [/^basement dry storage$/i, 'dry basement storage'],
  [
    /^((?:new |newer |original |refinished )*hardwood)s (?:on )?(?:the )?(main|first|second|lower|upper|ground|entry|1st|2nd|all)[- ](levels?|floors?)$/i,
    '$1 floors on the $2 $3',
  ],
  [
    /^((?:new |newer |original |refinished )*(?:hardwood|wood|tile|carpet|laminate|bamboo|cork)) (?:on )?(?:the )?(main|first|second|lower|upper|ground|entry|1st|2nd|all)[- ](levels?|floors?)$/i,
    '$1 floors on the $2 $3',
  ],
  [
    /^((?:new |newer |original |refinished )*[a-z ]*(?:floors|flooring|carpet|hardwoods|tile)) (main|first|second|lower|upper|ground|entry|1st|2nd)[- ](level|floor)$/i,
    '$1 on the $2 $3',
  ],
  [
    /^((?:ceramic |porcelain )?tile|hardwood|laminate|carpet|luxury vinyl plank|vinyl|bamboo|wood|brick|concrete) (?:and|\+) (carpet|tile|laminate|hardwood|vinyl|luxury vinyl plank|wood)(?: floors?)?$/i,
    '$1 and $2 floors',
  ],
  [
    /^(downstairs|upstairs|(?:main|entry|lower|upper)[- ]level|(?:first|second|third|fourth|1st|2nd|3rd|ground|main)[- ]floor) (bedroom|office|den|primary bedroom|suite) (?:and|\+) ((?:full |half |three-quarter |3\/4 )?(?:baths?|bathroom|office|den|laundry))$/i,
    '$1 $2 + $1 $3',
  ],
  [/^(.+ panel),? (\d+) ?(?:a|amps?)$/i, '$2 amp $1'],
  [/^separate (tub|shower) ?\/ ?(shower|tub)$/i, '$1 + separate $2'],
  [/^([a-z][a-z ]*?) ?\/ ?([a-z][a-z ]*?) comb(?:o|ination)$/i, 'combined $1 and $2'],
  [/^rough[- ]in for (?:an? )?((?:full |half )?bath)(?= (?:in|on|up|down))/i, '$1 rough-in'],
  [/^([a-z]+s) \((\d{1,2})\) ([a-z]+ed)$/i, '$2 $3 $1'],
  [/^(\d+) bays,? (\d+) foot doors$/i, '$1 bays with $2 foot doors'],
  [/^owner'?s? (?:unit|apartment),? (\d) bedrooms?(?= with )/i, "$1 bedroom owner's unit"],
  [/^(.+?) on drip$/i, '$1 on drip irrigation'],
  [/^basement finished ((?:19|20)\d\d)((?: with .+)?)$/i, 'finished basement $1$2'],
  [
    /^((?:tall |high |full )?)basement with (high|tall|\d+ foot) ceilings,? dry$/i,
    'dry basement with $2 ceilings',
  ],
  [/^ranch with walk-?out$/i, 'ranch with walk-out basement'],
  [/^center[- ]hall colonial$/i, 'center-hall colonial'],
  [/^brick ranch$/i, 'brick ranch'],
  [
    /^(rooftop deck|roof deck|deck|balcony|terrace|patio|porch),? (?!with )((?:[a-z]+ )*views?)$/i,
    '$1 with $2',
  ],
  [/^outdoor ring$/i, 'outdoor riding ring'],
  [/^tennis court lit$/i, 'lighted tennis court'],
  [/^([\d,]+) (?:foot|feet) (seawall|bulkhead)/i, '$1-foot $2'],
  [
    /^(master|primary|mstr) bath with separate shower (?:and|\+) tub$/i,
    'primary bath with separate shower + tub',
  ],
  [/^(front and back) ((?:covered )?porch)$/i, '$1 $2es'],
  [/^((?:covered )?porch)(?:es)? front and back$/i, 'front and back $1es'],
  [/^((?:sprinklers|sprinkler system|decks|patios)) front and back$/i, 'front and back $1'],
  [/^lock[- ]?off unit$/i, 'lock-off unit'],
  [/^(\d+) grade-level doors (\d+-by-\d+)$/i, '$1 $2 grade-level doors'],
  [/^(\d+) parking sp(?:aces?)?$/i, '$1 parking spaces'],
  [/^(lower level|basement) walk-?out$/i, 'walk-out $1'],
  [/^((?:[a-z-]+ )*parking),? (\d|one|two|three) (stalls?|spots?)$/i, '$2 $1 $3'],
  [
    /^((?!no |could |can |may )(?!.* (?:serves?|runs?|has|have|covers?|spans?|stops?|heats?|cools?|reaches|connects?|includes?)\b)[a-z][a-z -]*?[a-z](?<! (?:all|the|both|of)))(?: with)?,? (\d{1,2}|two|three|four|five|six) (zone|suite|bay|lane|stall|level|head|hole|door|burner|well)s?$/i,
    '$2-$3 $1',
  ],
  [/^([a-z][a-z -]*[a-z]),? ([\d,]+) (gallon|gal|ton)s?$/i, '$2 $3 $1'],
  [/^(new )?roof ((?:19|20)\d\d) (.*)shingles$/i, '$1$3shingle roof $2'],
  [/^((?:[a-z-]+ )*parking),? (\d|one|two|three) spaces?$/i, '$2 $1 spaces'],
  [/^((?:[a-z-]+ )*carport),? (\d|one|two|three) (spaces?|stalls?|spots?)$/i, '$2 $1 $3'],
  [/^(deeded|assigned|reserved) parking,? (?:one|1) car$/i, '$1 parking for one car'],
  [
    /^(\d+) (paddocks|pastures|fields|acres) (board|wire|pipe|cross|fully|perimeter)[- ]fenced$/i,
    '$1 $3-fenced $2',
  ],
  [/^(\d+) shares (?:of )?((?:irrigation )?water)$/i, '$1 shares of $2'],
  [
    /^([\d,]+) (?:foot|feet) (?:of )?(lakefront|waterfront|riverfront|bayfront|oceanfront|beachfront) (?:on )?(?:the )?((?!lot|home)[a-z ]+)$/i,
    '$1 feet of $2 on the $3',
  ],
  [
    /^((?:[a-z]+ )*(?:sprinklers?|sprinkler system|irrigation|landscaping|lawn|gutters|turf|fence|fencing)) front (?:and|&) (?:back|rear)$/i,
    '$1 in front and back',
  ],
  // 'Common views' are of a town's common, such as Boston's; views are not shared.
  [/^(?:the )?(?:boston )?common views?$/i, 'views of the Common'],
  [/^smart home (Lutron|Control4|Crestron|Savant|Nest)$/i, '$1 smart home system'],
  [
    /^quarterly (?:condo |HOA |association )?(?:fee|dues|assessment) \$?([\d,]+)$/i,
    'association fee $1/qtr',
  ],
  [
    /^monthly (?:condo |HOA |association )?(?:fee|dues|assessment) \$?([\d,]+)$/i,
    'association fee $1/mo',
  ],
  [
    /^(?:annual|yearly) (?:condo |HOA |association )?(?:fee|dues|assessment) \$?([\d,]+)$/i,
    'association fee $1/yr',
  ],
  [
    /^(.+ (?:shower|tub|fireplace|bath|closet|view|views|floors?)) (in|from|off) primary$/i,
    '$1 $2 primary bedroom',
  ],
  [
    /^((?:original|updated|remodeled|renovated|new|downstairs|upstairs|main-level|first-floor) )(kitchen|bedroom) and (baths?)$/i,
    '$1$2 + $1$3',
  ],
  [
    /^de-?leaded certificates for (\d)(?: and (\d))$/i,
    'de-leaded certificates for units $1 and $2',
  ],
  [
    /^(lower|upper|first floor|second floor|third floor|garden) (\d) bedroom rents\b/i,
    '$1 $2-bedroom unit rents',
  ],
  [/^charleston single$/i, 'Charleston single house'],
  [
    /^((?:[a-z-]+ )*(?:air conditioning|heat|heating|laundry|heat pump|water heater|meters?|furnaces?|balcony|deck|storage)) each (unit|floor|level|side)$/i,
    '$1 for each $2',
  ],
  [/^HVAC,? (\d+) units$/i, '$1 HVAC units'],
  [
    /^((?:[a-z-]+ )*(?:garages|carports|docks|barns|stalls|paddocks|gates|wells|ponds)),? (\d{1,2})$/i,
    '$2 $1',
  ],
  [/^(tandem|detached|attached|heated) garage,? (\d)$/i, '$2 car $1 garage'],
  [/^((?:[a-z-]+ )*(?:generator|battery|panel)),? (\d[\d.]*) ?kw$/i, '$2 kw $1'],
  [
    /^((?:fenced |irrigated )?(?:pasture|hayfield|woods|lawn|orchard|vineyard)),? ([\d.]+) acres?$/i,
    '$2 acres of $1',
  ],
  [
    /^((?:[a-z]+ )*storage),? (?:for )?([\d,]+) (bales|bottles|cars|bushels|tons)$/i,
    '$1 for $2 $3',
  ],
  [/^([\d,]+) bottles?$/i, '$1 bottle wine storage'],
  [/^(?:drilled )?well,? (\d+) ?gpm$/i, '$1 gpm well'],
  [/^(\d+) car(?: garage)? (underground|subterranean|built[- ]in|basement)$/i, '$1 car $2 garage'],
  [/^(\d+) car(?: garage)? (?:tuck[- ])?under$/i, '$1 car tuck-under garage'],
  [/^(\d) car(?= with )/i, '$1 car garage'],
  [/^parking,? (\d+) (striped|paved|covered|assigned|deeded|reserved)$/i, '$1 $2 parking spaces'],
  [/^(doorman|concierge|security),? 7 days$/i, 'seven-day $1'],
  [
    /^(detached|attached|separate) (\d)\/(\d(?:\.\d)?) ((?:guest )?(?:house|casita|cottage|apartment|unit|cabin))$/i,
    '$2 bedroom $3 bath $1 $4',
  ],
  [/^(\d+ [a-z]+s),? (\d+ [a-z]+s)$/i, '$1 + $2'],
  [
    /^(\d+|two|three|four) (terraces|balconies|decks|porches),? ([\d,]+) square feet$/i,
    '$1 $2 of $3 square feet',
  ],
  [/^laundry (garage|upstairs|closet)$/i, 'laundry in the $1'],
  [
    /^(new |updated |replacement )?(windows|kitchens|baths|furnaces|water heaters|appliances|floors|meters|panels) all units$/i,
    '$1$2 in all units',
  ],
  [/^block (to|from) /i, '1 block $1 '],
  [/^all new(?: in)? ((?:19|20)\d\d):? (.+)$/i, 'new $2 $1'],
  [/^all new ([a-z][a-z &/-]+?) (?:in )?((?:19|20)\d\d)$/i, 'new $1 $2'],
  [
    /^((?!no )(?:\d[\d.]*[- ](?:gallon|ton|amp|kw|zone|stage|foot|inch) )?[a-z][a-z -]+?)(?: is| are)? (?:brand )?new (?:in )?((?:19|20)\d\d)$/i,
    'new $1 $2',
  ],
  [
    /^((?:[a-z-]+ )*(?:house|home|parsonage|cabin|cottage|apartment|unit|casita)) (\d)\/(\d(?:\.\d)?) (vacant|leased|rented|occupied|furnished)$/i,
    '$2 bedroom $3 bath $1 $4',
  ],
  [/^duplex,? side[- ]by[- ]side$/i, 'side-by-side duplex'],
  [/^((?:[a-z]+ )*warranty),? (\d+)[- ]year((?: [a-z]+)?)$/i, '$2-year$3 $1'],
  [/^(?:1|one) (drive-in|grade-level)(?: doors?)? (\d+-by-\d+)$/i, 'one $2 $1 door'],
  [/^(\d+) drive[- ]in(?: doors?)? (\d+-by-\d+)$/i, '$1 $2 drive-in doors'],
  [
    /^(paved|gravel|fenced|striped|secured) lot,? (?:for )?(\d+) (cars|trucks|trailers)$/i,
    '$1 lot for $2 $3',
  ],
  [
    /^((?:grain )?(?:bins?|tanks?|silos?|cisterns?)),? ([\d,]+) (bushels|gallons?)$/i,
    '$1 for $2 $3',
  ],
  [/^tandem (\d) car(?: garage)?$/i, '$1 car tandem garage'],
  [
    /^((?:[a-z-]+ )*(?:garage|carport|driveway)) (\d(?:\.\d)?)[- ](?:car|stall)s?((?: (?:tandem|attached|detached|oversized|heated))?)$/i,
    '$2 car$3 $1',
  ],
  [
    new RegExp(
      `^(${COUNT}) ((?:[a-z]+ )?)(?:parking )?(spaces|spots) (tandem|covered|deeded)$`,
      'i',
    ),
    '$1 $2$4 parking $3',
  ],
  [
    new RegExp(
      `^(roof|siding|windows|deck|fence|driveway|gutters|floors?) (${MATERIAL}) ((?:19|20)\\d\\d)$`,
      'i',
    ),
    '$2 $1 $3',
  ],
  [
    new RegExp(
      `^(roof|siding|windows|deck|fence|driveway|gutters|floors?) ((?:19|20)\\d\\d) (${MATERIAL})$`,
      'i',
    ),
    '$3 $1 $2',
  ],
  [
    /^((?:[\w-]+ )*(?:island|hood|counter|shed|deck|dock|pier|bar|vanity|fence|gate|wall|table|pool|court|foyer|desk|slip|lift|wall of glass)) (\d[\d.]*) (foot|inch)(?: (?:long|wide|tall|high|deep))?$/i,
    '$2 $3 $1',
  ],
  [
    /^((?:[a-z-]+ )*(?:tract|parcel|farm|ranch|property|homestead|estate|compound|vineyard|orchard)) ([\d.,]+) acres?$/i,
    '$2 acre $1',
  ],
  [
    /^([\d.,]+) acres? (timber|pasture|woods|hay|hay ground|crop(?:land)?|CRP|orchard|vineyard|wetlands?|lawn|tillable ground|bottom ground)$/i,
    '$1 acres of $2',
  ],
  [
    /^([\d.,]+) acres? (gated|unrestricted|deeded|usable|level|rolling|flat|perimeter fenced)$/i,
    '$1 $2 acres',
  ],
  [/^([\d.,]+) acres? more or less$/i, 'about $1 acres'],
  [/^(full |partial |half )?basement (walk-?out|daylight)$/i, '$1$2 basement'],
  [
    /^((?:[a-z-]+ )*(?:deck|terrace|garden|laundry|patio|yard|courtyard|rooftop|lounge|pool)) (common|shared)$/i,
    '$2 $1',
  ],
  ...PLACE_ORDERS,
  [
    /^(brownstone|townhouse|townhome|row house|building|house|colonial|walk-up) (\d(?:\.\d)?|two|three|four|five) (story|level)$/i,
    '$2 $3 $1',
  ],
  [/^mixed[- ]use (\d|two|three|four) story$/i, '$1 story mixed-use building'],
  [
    /^((?:[a-z'-]+ )*(?:house|home|parsonage|cabin|cottage|apartment|unit|casita|ohana|carriage house|quarters|ADU)) (\d)\/(\d(?:\.\d)?)$/i,
    '$2 bedroom $3 bath $1',
  ],
  [
    /^(\d)\/(\d(?:\.\d)?) (split plan|split floor plan|ranch|home|house|cottage|bungalow|condo)$/i,
    '$1 bedroom $2 bath $3',
  ],
  [
    new RegExp(
      `^((?:${COUNT}) [a-z][a-z -]+?s(?: above| upstairs| below)?),? (\\d|one|two|three|four|all|both) (vacant|leased|rented|occupied|finished|renovated|updated|furnished|covered|tandem)$`,
      'i',
    ),
    '$1 ($2 $3)',
  ],
  [/^bowling (\d) lanes?$/i, '$1 lane bowling alley'],
  [/^(\d+)(?: solar)? panels,? ([\d.]+) ?kw((?: with .+)?)$/i, '$1 panel $2 kw solar system$3'],
  [/^solar (owned|leased),? ([\d.]+) ?kw$/i, '$1 $2 kw solar system'],
]
