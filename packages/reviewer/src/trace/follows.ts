import { onceByKey } from '../memory/once-by-key.ts'

/**
 * What follows by definition from what was typed, or is another word for it: words, then `<=` and a pattern over one
 * feature in lower case with its abbreviations spelled out.
 */
const LINES = `
  triple net <= nnn
  underground <= ug\\b
  kilowatts <= \\d ?kw
  garage <= tandem|(?:\\d|one|two|three|four|half)[ -](?:car|stall)\\b
  agriculture farming <= ag\\b|agri
  irrigate watered waters <= irrig|well\\b|pond|sprinkl
  furniture <= furnish
  zero <= sub-?zero
  fi <= wi-?fi
  luxury vinyl plank <= lvp\\b|vinyl plank
  wiring replaced <= knob|wiring|electric
  wired <= 220|240
  plumbing <= re-?pip|pex\\b
  charm charming character <= cute|charm|character|arched|vintage|original
  policy policies insurance <= ins\\b|insur|policy|wind & flood
  western <= west
  eastern <= east
  northern <= north
  southern <= south
  grill barbecue <= outdoor kitchen|summer kitchen|bbq|grill
  freshened <= new|updat|remodel|renovat|refresh|paint
  permitted <= allow|ok\\b|permit|sublet|approval
  view views vista overlook <= view|overlook|fac(?:ing|es)|skyline|lights|glimpse|(?:deck|balcony|patio|porch|lanai|windows?) (?:over|onto|on) 
  mountain mountains foothills peaks range <= mountain|peak|foothill|range views|hills|cascade|flatiron|tetons?\\b
  sea shore ocean coast surf tide <= ocean|beach|sea\\b|gulf|coast
  lake shore shoreline <= lake|shore
  shore <= waterfront|pond|open water|boathouse|seawall
  river bank <= river\\b|riverfront
  creek stream brook <= creek|stream|brook
  frontage waterfront shoreline shore <= \\w*front\\b|shoreline
  towers <= skyline|downtown|city
  renovated renovation remodeled remodel refurbished restored updated update upgraded redone refinished refreshed redid <= renovat|remodel|refurb|restor|updat|upgrad|redone|redid|refinish|reno|replac|gut\\b|rehab
  new newer replaced updated <= new|replac|never lived|to be built|under construction|brand
  new newer replaced updated redone <= (?:roof|hvac|(?:a/)?c|ac|air|furnace|boiler|heater|heat pump|windows?|deck|fence|liner|appliances|carpet|panel|siding|gutters|wiring|plumbing|paint|kitchen|baths?|septic|floors?|water heater|mechanicals)(?: x ?\\d| by [a-z]+| in)?,? (?:20[012]\\d|'[012]\\d)\\b
  new construction <= construction|to be built|never lived
  historic landmark register <= histor|landmark|register|nrhp|c\\. ?1[789]
  fireplace hearth mantel chimney flue <= fireplace|hearth|fp\\b|kiva|fire ?box
  stove hearth <= stove|pellet
  tub spa jacuzzi whirlpool <= hot tub|jacuzzi|spa\\b|swim spa
  garage bay bays parking <= garage|gar\\b
  carport parking <= carport
  parking street <= parking|park\\b|spaces?\\b|driveway|garage|pkg\\b
  charger electric <= charg|ev\\b|electric car
  driveway parking <= drive(?! ?(?:thru|through|in))
  basement <= basement|bsmt|lower level|walk-?out|terrace level
  attic loft <= attic|loft
  porch veranda <= porch|veranda|portico|stoop|lanai
  terrace deck roof rooftop <= roof ?(?:top )?(?:deck|terrace)|terrace on roof
  fenced fence fences yard <= fence|fncd
  gated <= gate
  garden gardens gardening <= garden|landscap|beds
  yard garden backyard <= \\w*yard|lawn|yd\\b
  hardwood wood wooden floors <= hardwood|hw\\b|wood floor|(?:oak|maple|walnut|hickory|cherry|mahogany|teak|birch)[a-z -]* (?:floor|parquet)|h/w|hdwd
  floors flooring floor <= floor|hardwood|tile|carpet|parquet|concrete|lvp|vinyl|plank|laminate|cork|brick|saltillo|flrs?
  tile tiled tiles <= tile|saltillo|zellige
  stainless steel appliances <= stainless|ss\\b|s/s
  countertop countertops <= counter|granite|quartz|marble|butcher|soapstone|formica|laminate|corian|tops?\\b|ctr
  pantry <= pantry|scullery
  range stove burners cooktop oven ovens gas <= range|stove|cooktop|burner|oven|wolf|viking|la cornue|lacanche|thermador|aga\\b|ilve|bertazzoni|bluestar|dacor|hestan
  refrigerator freezer <= refrig|fridge|sub-?zero|freezer|frig
  appliances appliance <= appl|range|stove|oven|refrig|fridge|dishwasher|bosch|miele|thermador|wolf|viking|gaggenau|dw\\b|sub-?zero|kitchenaid|samsung|ge\\b
  dishwasher <= dishwasher|dw\\b|d/w
  cellar basement <= cellar
  tub bath <= tub
  vanity vanities <= vanit|sink
  wardrobe storage <= closet|wic|storage|built-?ins|cedar
  storage <= stor|locker|closet|shelv|cabinet|pantry|attic|shed
  cabinets cabinetry <= cabinet|cabs
  ceiling ceilings vaulted vault <= ceil|vault|beam|cathedral
  ceilings <= \\d+ ?(?:ft|foot|'|feet)|high|tall|vault|soaring|hi ceil
  molding moldings woodwork <= built-?ins?|buffet|mold|mould|trim|crown|woodwork|wainscot
  office <= office|study|wfh|work ?space
  theater media projector <= theat|media|cinema|projector
  library <= library|book
  house suite apartment <= guest|casita|in-?law|adu\\b|carriage house|coach house|au pair|mother|cottage|apt|bunk
  accessory unit <= adu|jadu|in-?law|granny|casita
  primary suite bedroom bath master <= primary|master|owner'?s|mstr|mbr|mba\\b
  laundry washer dryer <= laundry|washer|w/d|lndry|utility room|w & ?d\\b
  solar panels <= solar|powerwall|photovolt|pv\\b
  heating heated <= heat|boiler|furnace|radiant|mini[- ]?split|hvac|geothermal|radiator|baseboard
  cooling central <= (?<!/)a/?c\\b|air|cool|mini[- ]?split|hvac|cac\\b|c/a|central
  generator standby <= generat|generac
  smart automation <= smart|nest|ecobee|automation|lutron|control4|savant|crestron|sonos|alexa
  thermostat smart <= nest|ecobee|thermostat
  keyless <= keyless|smart lock|keypad|lock
  security alarm monitored <= alarm|camera|security|ring\\b|cctv|cams|adt|simplisafe
  internet fiber wifi <= internet|fiber|fios|wifi|wi-fi|gig|ethernet|starlink
  elevator <= elev|lift
  gym fitness <= gym|fitness|exercise|peloton|yoga
  concierge doorman staffed <= concierge|doorman|front desk|attended
  court courts tennis pickleball <= court|tennis|pickle
  roof rooftop <= roof|tpo|shingle
  tree trees wooded woods woodland timber <= tree|wood(?:s|ed|land)\\b|oaks?\\b|pines?\\b|forest|maples|loblolly|timber|orchard
  orchard trees <= orchard|apple|peach|citrus|fruit|avocado|grove
  vines vineyard <= vine|syrah|pinot|grape|cabernet
  lot <= corner
  cul-de-sac traffic street <= cul-?de|culdesac|dead end
  street paved lane alley <= road|street|rd\\b|paved|lane\\b|alley|highway|hwy
  furnished <= furnish|furn\\b|turn-?key|ff&e
  warranty <= warrant
  association hoa community <= hoa|dues|assoc|fee|maint|condo fee|poa
  tax taxes taxed <= tax|mello|cdd
  rent rents rental rented lease leases leased tenant tenants tenancy income renter <= rent|leas|tenant|m2m|month[- ]to|mtm\\b|occ\\b|section 8|nnn|noi\\b|cap\\b|str\\b|airbnb|vrbo
  vacant <= vacant|vacat|unocc
  unit units apartment apartments building <= \\w*plex|unit|family|decker|flat\\b|apt
  separate meters metered utilities <= separate|sep\\b|meter
  utilities utility electric gas <= util|electric|elec\\b|power|gas|sewer|septic|well\\b|water\\b|amp|volt|phase
  electric volt amps amp <= amp|volt|220|240|power|electric|phase|elec\\b
  septic <= septic|holding tank
  survey surveyed plat <= survey|plat\\b|staked
  permitted license licensed <= permit|approv|licen|entitle|cert
  zoned zoning <= zon|\\b[a-z]{1,3}-?\\d{0,2}\\b zon|overlay
  loan <= carry|financ|loan|cash|assum|contract|owc|terms
  owners <= owner|owned|hoa
  stalls stall <= barn|stall|horse|paddock|equestrian|arena|stable
  pasture pastures <= pasture|paddock|field|fence
  farm farming rural <= farm|ranch|pasture|barn|tillable|crop
  workshop bench office <= work ?shop|shop\\b
  outbuilding storage <= shed|outbuilding|barn
  dock docks <= dock|pier
  door doors <= dock|grade|loading|drive-?in|bay
  sprinkler sprinklers sprinklered suppression <= sprinkl|esfr
  irrigation sprinkler <= irrig|sprinkl|drip
  office offices conference <= office|conf
  retail storefront window windows signage <= retail|store|shop|glass|sign
  restaurant kitchen seating <= restaurant|hood|seats|bar\\b
  kitchen dinner <= kitchen|range|stove|cooktop|oven|island|counter|pantry|appl
  building tower <= elev|floor\\b|tower|doorman|concierge
  floor <= floor|stor(?:y|ies)|level|upstairs|bi-?level
  stairs <= ranch|single[- ](?:level|story)|one[- ](?:level|story)|no (?:steps|stairs)
  masonry <= brick|stone|masonry
  stone <= stone|granite|marble|limestone|slate|travertine|soapstone|flagstone|bluestone|quartzite
  wood wooden timber <= \\w*wood|oak|maple|pine|cedar|walnut|cherry|fir\\b|timber|beam|mahogany|teak|hickory|log\\b
  window windows <= window|glass|wdw|wndw|skylight|french door|slider
  door doors <= door|slider|entry
  skylight skylights <= skyl|solatube
  sunny sunlight bright <= sun|southern|south-?facing|bright|natural light|exposure|skylight
  peaceful <= quiet|peaceful|secluded
  private privacy <= privat|pvt|priv\\b
  downtown <= downtown|dwntwn|dtwn|town\\b|village
  train trains station transit subway metro <= train|station|metro|transit|subway|bart|line|mta|rail|light rail
  school schools campus <= school|\\w+ high\\b(?! (?:ceil|clear|speed))
  campus university college <= campus|university|college
  trail trails <= trail|greenway|path
  golf fairway <= golf|fairway
  community neighborhood <= community|comm\\b|club|hoa|amenit|subdivision|neighborhood|55\\+
  club clubhouse <= club
  restricted <= hopa|55\\+|62\\+|55 or
  loft lofted <= loft
  bunk bunks bunkroom <= bunk
  courtyard <= court ?yard|portal|plaza
  wraparound <= wrap
  patio pavers <= patio|paver|flagstone
  covered roof <= cover|cov\\b|cvd
  screened <= screen|scrn|scrnd|lanai
  sauna steam <= sauna|steam
  automatic motorized remote <= auto|motor|remote|smart|opener
  insulated insulation <= insul|foam|r-?\\d\\d
  mudroom lockers bench cubbies <= mud ?room|mudrm|lockers|drop zone
  sunroom florida solarium <= sun ?room|florida|solarium|four[- ]season|3[- ]season|three[- ]season|arizona
  dining room <= dining|dr\\b|din rm
  room <= living|lr\\b|bonus|rec\\b|flex\\b
  family room <= family room|fam rm|fr\\b|den\\b
  seating <= breakfast|nook|banquette|bar\\b|island|eat-?in|eik
  mechanicals <= mechanical|hvac|system|boiler|furnace|septic|security|irrig|osmosis|softener|filtr
  filtration filtered osmosis <= soft(?:e)?ner|osmosis|ro\\b|filt
  heater tankless <= water heater|tankless|hwh|hot water
  availability <= avail|move[- ]in|vacant|immediate
  bedroom bedrooms <= bed|br\\b|bd|suite|bunk|primary
  bath baths bathroom bathrooms restroom restrooms <= bath|ba\\b|restroom|powder|ensuite|en-?suite|lav
  architect architectural <= style|revival|colonial|craftsman|tudor|victorian|mid-?century|modern|ranch|cape|contemporary|italianate|georgian|federal|design|architect|bungalow|adobe|deco|prairie
  internet cable <= cable|internet|tv
  compost coop <= coop|chicken|hen\\b
  playground playset <= play|swing|slide
  industrial warehouse <= industrial|warehouse|clear|dock|esfr
  voltage volt volts <= \\d{3} ?v\\b|volt|phase
  phase <= phase|ph\\b|3ph
  refrigerator sub <= sub-?zero|subzero
  wifi wi internet <= wifi|wi-fi|wireless
  compliant accessible <= ada\\b|accessib
  agricultural ag farm preservation <= ag\\b|agri
  loans loan <= va\\b|fha|loan|usda|financ|cash
  conventional <= conv\\b
  rent lease <= dep\\b|deposit|first|last
  certificates certificate certified <= cert|lead
  frontage streets <= corner|frontage|front
  amp amps electrical <= \\damp|amp|elec|panel|service|\\d{3,4} ?a\\b
  lit <= fireplace|lamp|light|fire pit|lantern|kiva|sconce
  furnished appliances <= appl|range|miele|bosch|furnish
  metal <= metal|seam|tin\\b|copper
  easement preservation conservation owners <= easement|conservation
  shared laundry <= shared|common|laundry|coin
  permitted <= ok\\b|allow|permit|welcome|pets|no smoking|no str|no dogs|cats
  studio alcove <= studio|efficiency
  topography steep <= level|slope|steep|flat|topo
  gated community <= gated
  mooring <= dock|slip|pier|lift|mooring
  market <= trader|whole foods|market|grocery|publix|costco|heb\\b|wegmans|safeway
  cabinetry <= pantry
  beams beam vine <= pergola|trellis|arbor|viga
  tree trees wood <= viga|latilla|timber|beam|woodwork|hardwood|wood floor
  stove <= pot ?filler
  fencing <= dog run|fence|gated
  enamel plumbing <= tub\\b
  pilings decking <= dock|pier
  alcove <= bay window|nook|studio
  leased owned lease <= fitness|gym|solar
  sunrise sunset <= solar
  storage <= built-?in|bookcase|cabinet
  wood <= fireplace|fp\\b
  stone stones <= creek|pond|lake|river|slate|beach|shore
  heater wiring <= sauna|hot tub
  bookcase large <= ceiling|clgs?\\b
  view <= beam|exposed
  skyline <= downtown|city|skyline
  winterized winterised <= winteri[sz]ed
  equestrian improvements <= barn|arena|stall|paddock
  cabinets plumbing <= (?:second|prep|catering|summer|outdoor) kitchen|kitchenette|wet bar|scullery
  refrigerator <= refrig|fridge|ice|cooler|root cellar|spring house
  development <= easement|conserv|preserv|develop
  builders <= built|build|construction|19\\d\\d
  interstate highway freeway <= i-?\\d+|interstate|us-?\\d|hwy|highway|freeway
  community playground <= playground
  duplex <= (?:two|2)[- ](?:units?|family|flat)
  triplex <= (?:three|3)[- ](?:units?|family|flat|decker)
  fourplex quadplex <= (?:four|4)[- ](?:units?|family|flat)
  atlantic pacific <= ocean
  hill mountain slopes resort <= ski
  walkable bikeable <= \\d ?mi(?:les?)?\\b|block|walk|bike
  orchard <= \\w+ trees
  pay <= seller|credit|conces
  cap <= noi\\b
  recent recently improvement upgrade <= \\b20[12]\\d\\b
`

interface Line {
  words: readonly string[]
  pattern: RegExp
}

const FOLLOWS: readonly Line[] = LINES.trim()
  .split(/\n\s*/)
  .map((line) => {
    const [words = '', pattern = ''] = line.split(' <= ')
    return { words: words.split(/[ -]/), pattern: new RegExp(`\\b(?:${pattern})`) }
  })

/** Agents type the same features again and again. */
const FEATURES_MAX = 2000

/** Words that may be said once this was typed, beyond its own. */
export const wordsThatFollow = onceByKey(
  (feature: string) => feature,
  (feature): readonly string[] =>
    FOLLOWS.filter(({ pattern }) => pattern.test(feature)).flatMap(({ words }) => words),
  FEATURES_MAX,
)

/** Every word that may follow from a feature: none of them is said of a property without one. */
export const FOLLOWING_WORDS: ReadonlySet<string> = new Set(FOLLOWS.flatMap(({ words }) => words))
