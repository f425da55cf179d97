/** What was typed before its noun, or behind it and a comma; a capital that is no longer the first letter goes. */
type Reordering = [pattern: RegExp, inOrder: string]

const SPACE =
  '(?:casita\\/studio|studio|casita|cottage|guest house|apartment|apt|ADU|shop|workshop|barn|shed|garage|suite|sunroom|loft|office|warehouse|building|addition|carriage house|bunkhouse|terrace|deck|patio|porch|lanai|balcony|courtyard|greenhouse|stable|pool house|boathouse)'
const WITH = String.raw`(?: w\/| with) [^,]+`

/** Entries whose comma parts a noun from a word of its own. The first pattern that fits is used. */
const REORDERED: readonly Reordering[] = [
  // The tub is the bath's: 'primary bath remodeled 2022, soaking tub'.
  [
    /^((?:[a-z]+ )*bath(?:room)?) (remodeled|renovated|redone|updated|rebuilt) (?:in )?((?:19|20)\d\d), (?:with )?(?:an? )?((?:[a-z-]+ ){0,2}(?:tub|shower|vanity|vanities|bathtub))$/i,
    '$2 $1 $3 with $4',
  ],
  // What it was done in: 'remodeled 2021, white oak and limestone'.
  [
    /^((?:remodeled|renovated|rebuilt|redone) (?:in )?(?:19|20)\d\d), ((?:white oak|oak|walnut|maple|limestone|marble|travertine|stone|quartz|steel|cedar|plaster) and (?:white oak|oak|walnut|maple|limestone|marble|travertine|stone|quartz|steel|cedar|plaster|glass))$/i,
    '$1 with $2',
  ],
  // Behind the comma it is said of all: 'two marble fireplaces, decorative'.
  [
    /^(\d|two|three|four|five|six|seven|eight) ((?:[a-z-]+ ){1,2}fireplaces),? (?:all |both )?(decorative|non-working)$/i,
    '$1 $3 $2',
  ],
  // 'indoor arena, 80 by 200'
  [/^((?:[a-z-]+ ){0,3}arena),? (\d{2,3}) ?(?:x|by) ?(\d{2,3})(?: (?:ft|feet))?$/i, '$2x$3 $1'],
  // Ground is what grows on it: 'six acres hay ground'.
  [/^(\S+ acres) (?:of )?(hay|pasture) (?:ground|land)$/i, '$1 of $2'],
  [/^(\S+ acres) (?:of )?(?:crop|tillable) (?:ground|land)$/i, '$1 of cropland'],
  // What the house is made of, and where it is: 'four-sided brick on cul-de-sac'.
  [/^((?:[a-z-]+ )?(?:brick|stone|stucco)) on (?:an? )?(cul-de-sac)$/i, '$1, on $2'],
  // What it burns is a word of the thing: 'whole-house generator, natural gas'.
  [
    /^((?:[a-z-]+ )*(?:generator|grill|pool heater|patio heater|fire pit)), (natural gas|propane|LP|diesel|gas)$/i,
    '$2 $1',
  ],
  // 'roof 2019, 30-year architectural shingle'
  [
    /^((?:new )?)roof,? ((?:19|20)\d\d), ((?:\d\d-year )?(?:(?:architectural|dimensional|asphalt|composition|slate|cedar|designer|impact-resistant|standing[- ]seam|concrete|clay|barrel) ?){1,2}(?:shingles?|metal|tile|steel|shakes?)?)$/i,
    '$1$3 roof $2',
  ],
  // 'radiant heat in slab, lower level'
  [
    /^((?:[a-z-]+ )*(?:heat|heating|tubing|loops)) in (?:the )?slab, (lower|main|upper|first|ground)[- ](level|floor)$/i,
    '$1 in $2-$3 slab',
  ],
  // The name is that of the maker: 'built-out closets, California Closets 2020'.
  [
    /^((?:[a-z-]+ )*closets?), (California Closets|Closets by Design|Container Store|Elfa)((?: (?:19|20)\d\d)?)$/i,
    '$1 by $2$3',
  ],
  // The entry is that of the room over the garage: 'home office over garage, separate entry'.
  [
    /^((?:[a-z-]+ )*(?:office|studio|suite|apartment|bonus room|guest room|den|room|loft) (?:over|above|behind|off) (?:the )?(?:garage|barn|shop|workshop|carport)), (?:with )?((?:separate|private|own|its own|outside) (?:entry|entrance))$/i,
    '$1 with $2',
  ],
  // Two facts without a comma: '2 acres no city taxes'.
  [
    /^([\d.]+ (?:acres?|ac)) (no (?:city|county|school) tax(?:es)?|no HOA|no restrictions)$/i,
    '$1, $2',
  ],
  // Whom a contract is with stays beside it: 'Berth lease with the harbor, transferable'.
  [
    /^((?:[a-z-]+ )*(?:lease|contract|easement|agreement|license|permit|concession|franchise)) ((?:with|from) (?:the )?[a-z][a-z ]*), ((?:fully |freely |not )?(?:transferable|renewable|assumable|assignable|extendable|perpetual|revocable|recorded|month[- ]to[- ]month))$/i,
    'the $1 $2 is $3',
  ],
  // What conveys, or is heated, is the thing that it was typed with: 'Lutron + Sonos, conveys', 'room over garage, heated, 320 sf'.
  [
    /^((?!.*\b(?:is|are|has|have|leased?|leaks?)\b)[^,;:()$]+?(?: (?:\+|&|and) | with | w\/ ?)[^,;:()$]+), (?:both |all )?(?:conveys?|stays?|remains?|incl(?:uded)?\.?)$/i,
    '$1 convey',
  ],
  [
    /^(?:W\/D|washer (?:\+|&|and|\/) dryer) (stacked|stackable|front[- ]load),? (?:stays?|conveys?|incl(?:uded)?\.?)$/i,
    '$1 W/D stay',
  ],
  [
    /^((?:(?:un)?(?:finished|fin) |bonus |guest |sun |flex )+(?:room|rm)(?: (?:over|above|in|off|behind) (?:the )?[a-z]+)?), (heated|insulated|heated (?:and|&|\+) cooled)(?:, (\d[\d,]*) ?(?:sf|sq\.? ?ft\.?|square feet))?$/i,
    '$3 sf $2 $1',
  ],
  [
    /^(\d) ?-?car (gar|garage), epoxy(?: floors?| flrs?)?, (?:AC|A\/C|heated (?:and|&|\+) cooled)$/i,
    '$1 car air-conditioned $2 w/ epoxy floor',
  ],
  // A year between a room and what it has is that of the room.
  [
    /^(kitchen|kit|primary bath|primary BA|hall bath|bath) ((?:19[89]|20[0-3])\d) (?!.* kept$)(?=(?:[a-z]+ ){0,3}(?:cabs|cabinets|counters|ctrs|countertops|appl|appliances|tile|vanity|range|island)\b)/i,
    '$1 $2: ',
  ],
  [
    /^(HVAC|AC|A\/C|furnace|heat pump) (office|whse|warehouse|shop|retail|showroom|upstairs|downstairs|addition) (?=(?:19|20)\d\d(?:$|,))/i,
    '$2 $1 ',
  ],
  [
    /^((?:new )?)(porches|porch|decks?|stairs|steps|fence|windows|siding|gutters) (rear|front|back) (?=(?:in )?(?:19|20)\d\d)/i,
    '$1$3 $2 ',
  ],
  [
    /^((?:storage |tool |garden )?(?:shed|carport|playhouse|greenhouse|gazebo)) (\d{1,2} ?x ?\d{1,2}) (?=stays?$|conveys?$|included$)/i,
    '$2 $1 ',
  ],
  // What a room has was typed right behind it.
  [
    /^((?:[a-z-]+ )*(?:cabinets?|hutch|bookcases?|bookshelves|chandelier|banquette|buffet|window seats?|bench)) (?:in )?(DR|LR|FR|BR|kit|dining room|living room|family room|foyer|entry|hall)$/i,
    '$1 in $2',
  ],
  [
    /^((?:primary|master|hall|guest) (?:BA|bath)) (?=(?:dbl|double|dual) (?:sinks?|vanity|vanities)|soaking tub|walk[- ]in shower|heated fl)/i,
    '$1 w/ ',
  ],
  [/^kitchen (?=(?:farmhouse|apron|farm) sink)/i, 'kitchen w/ '],
  [
    /^((?:[a-z]+ )*(?:primary|suite|bedroom|unit|casita|basement|apartment|ADU)) has own (?=[a-z])/i,
    '$1 has its own ',
  ],
  [/^ADU[- ]ready: (bonus rm|bonus room|basement|garage)(?= w\/| with|$)/i, 'ADU-ready $1'],
  [
    /^((?:[\d.]+ ?ac(?:res)?, )?)((?:mostly |nearly |all )?level) (?:w\/|with) ?(?:an? )?(?=(?:knoll|ridge|draw|pond|hill|swale)\b)/i,
    '$1the land is $2 with a ',
  ],
  [
    /^pond, stocked, (?:abt\.?|about|approx\.?|~)? ?([\d.]+ ?(?:ac|acres?))$/i,
    'stocked pond of about $1',
  ],
  [/^((?:\d(?:\.\d+)?) mi) (I-\d+|US-?\d+|Hwy \d+), exit (\d+)$/i, '$1 to $2 at exit $3'],
  // A hedge stays with its figure, behind the thing.
  [
    new RegExp(
      String.raw`^((?:[a-z-]+ )*${SPACE})((?:${WITH})?), (?:approx\.?|about|~) ?(\d[\d,]*) ?(?:sf|sq\.? ?ft\.?|square feet)$`,
      'i',
    ),
    '$1$2 (about $3 square feet)',
  ],
  [
    new RegExp(
      String.raw`^((?:[a-z-]+ )*${SPACE})((?:${WITH})?), (?:approx\.? |about )?(\d[\d,]*) ?(?:sf|sq\.? ?ft\.?|square feet)((?:${WITH})?)$`,
      'i',
    ),
    '$3 sf $1$2$4',
  ],
  [
    /^((?:[a-z-]+ )*(?:creek|stream|spring|brook|pond|river|road|access|branch)), (year[- ]?round|seasonal)$/i,
    '$2 $1',
  ],
  [
    /^((?:\d|two|three|four) (?:[a-z-]+ )*(?:terraces|decks|patios|porches|balconies|shops|barns|buildings)), (\d[\d,]*) ?(?:sf|sq\.? ?ft\.?|square feet) (?:total|in all|combined)$/i,
    '$1 ($2 square feet in all)',
  ],
  [
    new RegExp(
      String.raw`^((?:[a-z-]+ )*${SPACE}) (\d)\/(\d(?:\.5)?), (?:approx\.? |about )?(\d[\d,]*) ?(?:sf|sq\.? ?ft\.?|square feet)$`,
      'i',
    ),
    '$2 bedroom $3 bath $1 ($4 square feet)',
  ],
  [/^solar(?: panels| system)? (owned|leased), ([\d.]+) ?kw$/i, '$1 $2 kw solar system'],
  [/^([\d.]+) ?kw solar(?: panels| system)?,? (owned|leased)$/i, '$2 $1 kw solar system'],
  [/^solar(?: panels| system)?,? ([\d.]+) ?kw,? (owned|leased)$/i, '$2 $1 kw solar system'],
  // The size of a thing stands before it, what was done to it behind.
  [
    new RegExp(
      String.raw`^((?:[a-z-]+ )*(?:pool|court|dock|pad|${SPACE})),? (\d{1,3}(?:'|ft)? ?[x×] ?\d{1,3}(?:'|ft)?),? (?=[a-z]+ed\b)`,
      'i',
    ),
    '$2 $1 ',
  ],
  [
    /^((?:tankless |hot )?(?:water heater|WH|HWH)|furnace|boiler|fireplace|FP), (gas|electric|propane|oil) ((?:19|20)\d\d)$/i,
    '$2 $1 $3',
  ],
  [
    /^(tankless )(?:WH|HWH|water heater), (gas|electric|propane) ((?:19|20)\d\d)$/i,
    '$1$2 water heater $3',
  ],
  [
    /^(HVAC|AC|A\/C|furnace|boiler|water heater|heat pump)s?,? ((?:19|20)\d\d),? (?:for )?both (?:systems|units|zones)$/i,
    'two $1 units from $2',
  ],
  [
    /^((?:[a-z]+ )*(?:LVP|LVT|carpet|hardwoods?|tile|laminate|vinyl plank|floors|flooring)) ((?:19|20)\d\d),? (?:on )?(main|upper|lower)(?: lvl| level| floor)?(?=,|$)/i,
    '$1 on $3 level $2',
  ],
  [/^updated panel,? (\d{2,3}) ?amps?,? ((?:19|20)\d\d)$/i, '$1 amp panel updated $2'],
  [
    /^((?:\d car |[a-z-]+ )*(?:garage|shop|barn|workshop)(?: w\/| with) [a-z ]+), (heated|insulated|air[- ]conditioned|heated and cooled|AC'?d)$/i,
    '$2 $1',
  ],
  [
    new RegExp(
      String.raw`^(.*?\b(${SPACE})(?: \d[\d,]* ?(?:sf|sq\.? ?ft\.?))?(?: w\/| with) .+), not (?:included )?in (?:the )?(?:total )?(?:sq\.? ?ft\.?|sf|square (?:feet|footage))$`,
      'i',
    ),
    '$1, the $2 is not in the square footage',
  ],
  // The year of a thing is not that of the house.
  [
    new RegExp(
      String.raw`^((?:\d{1,3} ?x ?\d{1,3} )?(?:[a-z-]+ )*?(?:sauna|pool|dock|pergola|gazebo|addition|bunkhouse|chicken coop|treehouse|${SPACE})(?: (?:by|off|on|in|behind|near|over|above) [a-z ]+)?)(?:,? (\d{1,3} ?x ?\d{1,3}))?, built (?:in )?((?:19|20)\d\d)$`,
      'i',
    ),
    '$2 $1 built $3',
  ],
  [
    /^((?:ss |stainless |stainless steel |kitchen |all |black stainless )*appl(?:iance|iances|s)?) \((\p{Lu}[\p{L}-]+), ((?:19|20)\d\d)\)$/iu,
    '$2 $1 $3',
  ],
  [/^hot tub(?: ((?:19|20)\d\d))?, seats (\d)$/i, '$2-person hot tub $1'],
  [
    /^((?:Hwy|Highway|US|Route|Rt|SR|I)[ -]?\d+(?: access| exit)?), ([\d./]+ ?(?:mi|miles?|min|mins|minutes))$/,
    '$2 to $1',
  ],
  [
    /^(oil|propane|water) tank in (?:the )?(bsmt|basement|garage|yard),? (\d{2,4}) ?gal(?:lons?)?\.?,? ((?:19|20)\d\d)$/i,
    '$3 gallon $1 tank in $2 $4',
  ],
  [
    /^(buried|underground) propane tank,? (owned|leased),? (\d{2,4}) ?gal(?:lons?)?\.?$/i,
    '$2 $3 gallon $1 propane tank',
  ],
  [
    /^(carpet|flooring|hardwoods?|LVP|tile|vinyl plank) new ((?:19|20)\d\d) ((?:in|on) [a-z ]+)$/i,
    'new $1 $3 $2',
  ],
  [
    /^((?:\d car |detached )?(?:garage|shop|barn|shed|workshop)) has ([a-z][a-z -]* ?(?:\+|&|and) ?(?:110|220|240)(?: ?v)?)$/i,
    '$1 with $2',
  ],
  [
    /^((?:HOA|POA|condo) transfer(?: fee)? \$\d[\d,]*), (buyer|seller) (?:pays|to pay)$/i,
    '$1 paid by $2',
  ],
  // What stays with the house is told for itself.
  [
    /^((?:[a-z-]+ )*(?:yard|backyard|patio|deck|garage|porch|basement|barn|shop)) (?:with|w\/) (?:an? )?((?:[a-z-]+ )*?[a-z]+),? (?:that )?(stays?|conveys?|remains?)$/i,
    '$1, $2 $3',
  ],
  [
    /^((?:[a-z-]+ )*(?:pool|hot tub|playset|swing set|trampoline|fridge|grill))(?: w\/| with) ((?:[a-z-]+ )*[a-z]+), (?:both )?(negotiable|included|stay|convey)$/i,
    '$1 and $2 $3',
  ],
  [/^([a-z ]+), ([a-z ]+?) ?(?:\+|&|and) ([a-z ]+) on[- ]site$/i, '$1, $2, $3'],
  [
    /^parking (\$\d+(?:\/mo\w*| a month)?) (garage|covered|carport|gated|surface)(?=,|$)/i,
    '$2 parking $1',
  ],
  [/^kitchen (painted|white|maple|oak|cherry|shaker|custom) (cabs|cabinets)\b/i, '$1 kitchen $2'],
  [/^solar(?: panels| system)?,? (\d+) panels?,? \(?(owned|leased)\)?$/i, '$1 $2 solar panels'],
  [/^solar(?: panels| system)? (owned|leased),? (\d+) panels?$/i, '$2 $1 solar panels'],
  [
    /^(\p{Lu}[\p{L}]+ )?well, (\d[\d,]*) ?(?:ft|feet|')\.?(?: deep)?$/iu,
    'the $1well is $2 feet deep',
  ],
  [
    /^propane(?: tank)?, (\d[\d,]*) ?gal(?:lons?)?\.?,? (owned|leased)$/i,
    '$2 $1 gallon propane tank',
  ],
  [
    /^((?:[a-z-]+ )*(?:doors|units|windows|bays|spaces|panels)) (\d+x\d+), (?:qty\.?|quantity) (\d+)$/i,
    '$3 $2 $1',
  ],
  [
    /^((?:one |two |three |\d )?(?:[a-z-]+ )*(?:space|spot|spaces|spots|stall)), (level|P)(?: |-)?(\d)$/i,
    '$1 on level $3',
  ],
  [
    /^((?:oil|propane) (?:furnace|heat|boiler)), (?:the )?tank (above|below|under)[- ]?ground$/i,
    '$1 with $2-ground tank',
  ],
  [
    /^((?:gas |wood[- ]burning |stone |brick |electric )*(?:fireplace|insert|stove)), (?:with )?(blower|remote|mantel|thermostat|glass doors|fan)$/i,
    '$1 with $2',
  ],
  [
    /^((?:[a-z-]+ )*(?:roof|siding|exterior|porch|kitchen|floors|cabinets|facade)), ((?:[a-z-]+ )?(?:accents|trim|gables|columns|inlay|borders?|hardware|pulls))$/i,
    '$1 with $2',
  ],
  [
    /^((?:[a-z]+ )*(?:shelter|storm cellar|safe room|cellar)), (above|below|under)[- ]?ground(?:, (?:in )?(?:the )?(garage|backyard|back yard|yard|front yard|basement|patio))$/i,
    '$2-ground $1 in $3',
  ],
  [
    /^((?:[a-z]+ )*(?:shelter|storm cellar|safe room|cellar)), (above|below|under)[- ]?ground$/i,
    '$2-ground $1',
  ],
  [/^geo-?thermal, (\d|two|three|four) (loops|wells|zones)$/i, 'geothermal system with $1 $2'],
  [
    /^(?:full |partial )?basement(?: (partial|full))?, ((?:dirt|concrete|stone|gravel) (?:floor|walls))$/i,
    '$1 basement with $2',
  ],
  [/^((?:[A-Za-z]+ )*[Pp]aint), (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+)$/u, '$1 in $2'],
  [
    /^(\d|two|three|four|one) (dock[- ]high|loading|grade[- ]level|drive-in) doors?, (?:1|one) (dock[- ]high|grade[- ]level|drive-in)(?: door)?$/i,
    '$1 $2 doors + 1 $3 door',
  ],
  [
    /^(\d|two|three|four|one) (dock[- ]high|loading|grade[- ]level|drive-in) doors?, (\d|two|three|four) (dock[- ]high|grade[- ]level|drive-in)(?: doors)?$/i,
    '$1 $2 doors + $3 $4 doors',
  ],
  [
    /^((?:[a-z-]+ )*cabinets|(?:[a-z-]+ )*cabinetry|(?:[a-z-]+ )*drawers), soft[- ]close(?: (?:hinges|drawers|doors))?$/i,
    'soft-close $1',
  ],
  [
    /^((?:[a-z-]+ )*laundry(?: (?:in|on) (?:the )?[a-z\d]+)?), (coin|card|app)[- ]op(?:erated)?\.?$/i,
    '$2-operated $1',
  ],
  [
    /^(attached|detached) (\d)[- ]?c(?:ar)?, (attached|detached) (\d)[- ]?c(?:ar)?$/i,
    '$1 $2 car garage, $3 $4 car garage',
  ],
  [
    /^((?:pets|dogs|cats|small pets|small dogs) (?:allowed|ok|okay|welcome|permitted)), (?:max(?:imum)? |limit )?(\d|one|two|three)(?: max(?:imum)?| limit)?$/i,
    '$1 ($2 max)',
  ],
  // One sort of unit, which a cut at the comma would make two of.
  [
    /^((?:[a-z]+ )?(?:\w+)-bedroom), ((?:\w+|one and a half|two and a half)-bath (?:units?|apartments?|homes?|flats?|condos?))$/i,
    '$1 $2',
  ],
  [
    /^(carriage house|guest house|casita|cottage|garage apartment|garage apt|in-law suite|ADU) (\d)\/(\d)$/i,
    '$2 bedroom $3 bath $1',
  ],
  [
    /^(?:master|primary) down, (two|three|2|3) (?:beds? |bedrooms? )?up$/i,
    'primary down, $1 bedrooms up',
  ],
  [
    /^(shop|warehouse|plant|showroom|building) ([\d,]+) ?sf \+ ([\d,]+) ?sf (office|showroom|mezzanine|apartment)$/i,
    '$2 sf $1 + $3 sf $4',
  ],
  [/^([a-z]+), ([a-z]+) (?:and|&) ([a-z]+) access$/i, '$1 + $2 + $3 access'],
  // What a thing has is told with it, not in a bracket: 'gas fireplace in the living room, with a stone face'.
  [
    /^((?!.*\b(?:is|are|was|were|has|have|had|can|will|[a-z]{3,}ed)\b)[a-z][a-z' -]*), with (an? [a-z][a-z' -]*)\.?$/i,
    '$1 with $2',
  ],
  [
    /^(\d|one|two|three) (?:car parking|parking|pkg),? side[- ]by[- ]side(?=$|,| \+)/i,
    '$1 side-by-side parking spaces',
  ],
  [/^bus (\d+[A-Z]?) (?:and|&|\+) (\d+[A-Z]?) (?=within|\d|nearby|at)/i, 'the $1 and $2 buses '],
  [
    /^((?:\d |two |three )?(?:garage |parking |deeded )*(?:spots|spaces|stalls)) \(#?(\d+),? (?:and |& )?#?(\d+)\)$/i,
    '$1, spaces $2 and $3',
  ],
  // Sizes, states and makers that a note has behind its thing.
  [
    /^((?:art |detached |guest )?(?:studio|apartment|cottage|casita|shop|barn)) w\/ ?([a-z][a-z ]+?) ([\d,]+ ?sf)(?=$|,)/i,
    '$3 $1 w/ $2',
  ],
  [
    /^(garage|shop|barn|shed|workshop) (\d{2} ?x ?\d{2}),? (insulated|heated|finished|drywalled|detached|attached)$/i,
    '$2 $3 $1',
  ],
  [/^((?:[a-z]+ )*windows) (front|back|rear),? ((?:19|20)\d\d)$/i, '$2 $1 $3'],
  [/^((?:flood |base flood )?elevation) (\d[\d,]* ?(?:ft|feet|'))$/i, '$1 of $2'],
  [/^((?:total )?(?:property )?tax rate) ([\d.]+ ?%)/i, '$1 of $2'],
  [
    /^(HVAC|AC|A\/C|furnace|water heater),? ((?:19|20)\d\d) \((up|down)(?:stairs)?\),? ((?:19|20)\d\d) \((up|down)(?:stairs)?\)$/i,
    '$1 $3 $2, $5 $4',
  ],
  [/^(.*\bRV bay) (\d{1,2} ?(?:ft|')) door$/i, '$1 with $2 door'],
  [
    /^(?:kit|kitchen) (Italian|German|custom|shaker|maple|oak|cherry|walnut|white) (?:cabs|cabinets)(?=$|,)/i,
    '$1 kitchen cabinets',
  ],
  [/^own (gas|electric|water) meters?(?=$|,)/i, 'separate $1 meters'],
  // '3/2/2 + pool': bedrooms, baths and parking are fields of the form already, so only the rest is read.
  [/^\d\/\d\/\d ?(?:\+|&|and|w\/) (?=[a-z])/i, ''],
  [/^(cats?|one cat|two cats) or ((?:one|two|1|2|small)(?: small)? dogs?)$/i, '$1 or $2 allowed'],
  [
    /^(.+?) owner financ(?:e|ing)(?= (?:not )?(?:available|considered|possible|offered)$)/i,
    '$1 owner financing',
  ],
  [/^owner finance(?= (?:not )?(?:available|considered|possible|offered)$)/i, 'owner financing'],
  [/^converted garage ?(?:= ?(.+)|: ?([^,]+))$/i, 'garage converted to $1$2'],
  [/^heat(?:ing)? ?[:-] ?((?:\d|two|three|four) .+)$/i, 'heated by $1'],
  [
    /^((?:[a-z-]+ )*)pool ?(?:\/|&|and) ?spa, (resurfaced|replastered|remodeled|renovated|rebuilt|retiled)(?: in)? ((?:19|20)\d\d)$/i,
    '$1pool and spa, pool $2 $3',
  ],
  [
    /^(\d+x\d+ (?:[a-z]+ )*(?:shop|barn|building|bldg|garage|workshop)), ((?:\d |two |three )?(?:roll[- ]?up(?:s| doors?)|overhead doors?|bays|stalls)), (?:with )?(220 ?v?|power|electric|concrete floor|heat|loft)$/i,
    '$1 w/ $2 + $3',
  ],
  [
    /^(\d+x\d+ (?:[a-z]+ )*(?:shop|barn|building|bldg|garage|workshop)), ((?:\d |two |three )?(?:roll[- ]?up(?:s| doors?)|overhead doors?|bays|stalls)|220 ?v?|power|electric|concrete floor)$/i,
    '$1 w/ $2',
  ],
  [
    /^([^,]+), (?:in )?((?:all|both) (?:units|apartments|bedrooms|baths|bathrooms|kitchens))$/i,
    '$1 in $2',
  ],
  [/^([^,]+), (?:on )?((?:all|both) (?:floors|levels))$/i, '$1 on $2'],
  [/^no garage, (\d|two|three) permits?$/i, 'no garage, $1 parking permits'],
  [/^roof,? (\d) layers$/i, 'roof has $1 layers'],
  [/^((?:metal |tin )roof),? 5[- ]?V[- ]?crimp$/i, '5V-crimp $1'],
  [
    /^(hurricane|storm) shutters,? (accordion|roll-down|electric|panel|manual)(?: type| style)?$/i,
    '$2 $1 shutters',
  ],
  [/^(recessed|can|recessed can|pendant|under[- ]cabinet) (lights|lighting),? LED$/i, 'LED $1 $2'],
  [/^parking (stickers|passes|permits|tags) (\d)$/i, '$2 parking $1'],
  [
    /^rain ?water (collection|catchment|harvesting)(?: system)?,? (\d+)k gal(?:lons?)?\.?$/i,
    '$2,000 gallon rainwater $1 system',
  ],
  [/^((?:kitchen )?appliances) (\p{Lu}\p{L}+) ((?:19|20)\d\d)$/iu, '$2 $1 $3'],
  [
    /^(bulkhead|seawall|dock),? (?:approx\.? |about )?(\d+) ?(?:ft|feet|'),? (wood|concrete|vinyl|steel|aluminum)$/i,
    '$2 foot $3 $1',
  ],
  [/^(\d{1,3}) cm (granite|quartz|marble)(?: slabs?)?$/i, '$1-centimeter $2 counters'],
  [
    /^(\d+) ((?:overhead|drive-in|dock|garage|roll-up) doors), (\d+) ?(?:ft|feet|')(?: (?:high|tall))?$/i,
    '$1 $3-foot $2',
  ],
  [
    /^(\d+|one|two|three|four|five|six|seven|eight|ten) ((?:[a-z-]+ )*rooms), (plumbed|furnished|wired|heated)$/i,
    '$1 $3 $2',
  ],
  // Two things, of which the first has a year.
  [/^((?:[a-z-]+ )+(?:19|20)\d\d) (?:plus|\+) ([a-z][a-z -]+)$/i, '$1, $2'],
  // What a room has is told with the room.
  [
    /^((?:[a-z-]+ )*(?:kitchen|bath|bathroom|suite|bedroom|basement|room)) (?:has|features|includes|offers|boasts) (?!been\b)(?=.*,.* (?:and|&) )(.+)$/i,
    '$1 with $2',
  ],
  [
    /^((?:[a-z-]+ )*kitchen), (?=\p{L})(?!.*,)((?:[\p{L}-]+ )*(?:appliances|counters|countertops|cabinets|range|cooktop|island))$/iu,
    '$1 with $2',
  ],
  [/^((?:[a-z-]+ )*basement), ((?:partly|partially) finished), laundry$/i, '$2 $1 with laundry'],
]

const SKI_IN_AND_OUT = /\bski[- ]in,? (?:and )?ski[- ]out\b/gi
const SIGHT =
  '(?:ocean|bay|lake|river|mountain|city|skyline|harbor|golf(?: course)?|sunset|sunrise|garden|park|marsh|creek|canal|gulf|sound|valley|canyon|bridge|water|vineyard|island|marina|downtown|intracoastal)'
/** What is seen, in a list of its own: 'terraces with ocean, bay and sunrise views'. */
const SIGHTS = new RegExp(`\\b${SIGHT}(?:, ${SIGHT})+(?=,? (?:and|&) ${SIGHT} views?\\b)`, 'gi')

/**
 * A typed entry with the words of its noun beside it.
 * @example inEntryOrder('Detached studio, 280 sf') // '280 sf detached studio'
 */
export const inEntryOrder = (entry: string): string => {
  const text = entry
    .trim()
    .replace(SKI_IN_AND_OUT, 'ski-in/ski-out')
    .replace(SIGHTS, (sights) => sights.replaceAll(', ', ' + '))
  const found = REORDERED.find(([pattern]) => pattern.test(text))
  if (!found) return text
  const first = /^\p{Lu}\p{Ll}+/u.exec(text)?.[0] ?? ''
  const ordered = text.replace(found[0], found[1])
  return first && !ordered.startsWith(first)
    ? ordered.replace(new RegExp(`(?<![\\w])${first}\\b`), first.toLowerCase())
    : ordered
}
