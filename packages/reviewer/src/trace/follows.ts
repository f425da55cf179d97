import { onceByKey } from '../memory/once-by-key.ts'

/**
 * What follows by definition from what was typed, or is another word for it: words, then `<=` and a pattern over one
 * feature in lower case with its abbreviations spelled out.
 */
const LINES = `
  triple net <= nnn
  enrolled land <= clean (?:and|&) green|current use
  underground <= ug\\b
  kilowatts <= \\d ?kw
  garage <= tandem|(?:\\d|one|two|three|four|half)[ -](?:car|stall)\\b
  agriculture farming <= ag\\b|agri
  irrigate watered waters <= irrig|well\\b|pond|sprinkl
  furniture sofa table bed chairs <= furnish
  certified <= energy star|leed\\b
  sub zero <= sub-?zero
  fi <= wi-?fi
  luxury vinyl plank <= lvp\\b|vinyl plank
  wiring replaced <= knob|wiring|electric
  plumbing <= re-?pip|pex\\b
  charm charming character <= cute|charm|character|arched|vintage|original
  policy policies insurance <= ins\\b|insur|policy|wind & flood
  grill barbecue <= outdoor kitchen|summer kitchen|bbq|grill
  financing <= fha|va\\b|conventional|usda|loan
  tested <= perc
  school <= elementary|elem\\b|high school|middle school|hs\\b|isd\\b
  view views vista overlook <= view|overlook|fac(?:ing|es)|skyline|lights|glimpse|(?:deck|balcony|patio|porch|lanai|windows?) (?:over|onto|on) 
  mountain mountains foothills hills peaks range <= mountain|peak|foothill|range views|hills|cascade|flatiron|tetons?\\b
  sea shore ocean coast surf tide <= ocean|beach|sea\\b|gulf|coast
  water <= waterfront|frontage on|bay\\b(?! window)|lake|ocean|river|beach|marina|boat (?:slip|dock|lift)
  shore <= waterfront|pond|open water|boathouse|seawall
  creek stream brook <= creek|stream|brook
  frontage waterfront shoreline shore <= \\w*front\\b|shoreline
  renovated renovation remodeled remodel refurbished restored updated update upgraded redone refinished refreshed redid <= renovat|remodel|refurb|restor|updat|upgrad|redone|redid|refinish|reno|replac|gut\\b|rehab
  new newer replaced updated <= new|replac|never lived|to be built|under construction|brand
  new newer replaced updated redone <= (?:roof|hvac|(?:a/)?c|ac|air|furnace|boiler|heater|heat pump|windows?|deck|fence|liner|appliances|carpet|panel|siding|gutters|wiring|plumbing|paint|kitchen|baths?|septic|floors?|water heater|mechanicals)(?: x ?\\d| by [a-z]+| in)?,? (?:20[012]\\d|'[012]\\d)\\b
  new construction <= construction|to be built|never lived|new build
  system <= septic|heat|solar|alarm|radon
  historic landmark register <= histor|landmark|register|nrhp|c\\. ?1[789]
  fireplace hearth mantel chimney flue <= fireplace|hearth|fp\\b|kiva|fire ?box
  stove hearth <= stove|pellet
  tub spa jacuzzi whirlpool <= hot tub|jacuzzi|spa\\b|swim spa
  garage bay bays parking <= garage|gar\\b
  carport parking <= carport
  parking street <= parking|park\\b|spaces?\\b|driveway|garage|pkg\\b
  driveway parking <= drive(?! ?(?:thru|through|in))
  basement <= basement|bsmt|lower level|walk-?out|terrace level
  porch veranda <= porch|veranda|portico|stoop|lanai
  terrace deck roof rooftop <= roof ?(?:top )?(?:deck|terrace)|terrace on roof
  fenced fence fences yard <= fence|fncd
  garden gardens gardening <= garden|landscap|beds
  yard garden backyard <= \\w*yard|lawn|yd\\b
  hardwood wood wooden floors <= hardwood|hw\\b|wood floor|(?:oak|maple|walnut|hickory|cherry|mahogany|teak|birch)[a-z -]* (?:floor|parquet)|h/w|hdwd
  floors flooring floor <= floor|hardwood|tile|carpet|parquet|concrete|lvp|vinyl|plank|laminate|cork|brick|saltillo|flrs?
  tile tiled tiles <= tile|saltillo|zellige
  stainless steel appliances <= stainless|ss\\b|s/s
  countertop countertops <= counter|granite|quartz|marble|butcher|soapstone|formica|laminate|corian|tops?\\b|ctr
  range stove burners cooktop oven ovens <= range|stove|cooktop|burner|oven|wolf|viking|la cornue|lacanche|thermador|aga\\b|ilve|bertazzoni|bluestar|dacor|hestan
  refrigerator freezer <= refrig|fridge|sub-?zero|freezer|frig
  appliances appliance <= appl|range|stove|oven|refrig|fridge|dishwasher|bosch|miele|thermador|wolf|viking|gaggenau|dw\\b|sub-?zero|kitchenaid|samsung|ge\\b
  dishwasher <= dishwasher|dw\\b|d/w
  tub bath <= tub
  storage <= stor|locker|closet|shelv|cabinet|pantry|attic|shed
  cabinets cabinetry <= cabinet|cabs
  ceiling ceilings vaulted vault <= ceil|vault|beam|cathedral
  ceilings <= \\d+ ?(?:ft|foot|'|feet)|high|tall|vault|soaring|hi ceil
  molding moldings woodwork <= built-?ins?|buffet|mold|mould|trim|crown|woodwork|wainscot|knotty|tongue
  office <= office|study|wfh|work ?space
  house suite apartment <= guest|casita|in-?law|adu\\b|carriage house|coach house|au pair|mother|cottage|apt|bunk
  primary suite bedroom bath master <= primary|master|owner'?s|mstr|mbr|mba\\b
  laundry washer dryer <= laundry|washer|w/d|lndry|utility room|w & ?d\\b
  solar panels <= solar|powerwall|photovolt|pv\\b
  heating heated <= heat|boiler|furnace|radiant|mini[- ]?split|hvac|geothermal|radiator|baseboard
  cooling <= (?<!/)a/?c\\b|air|cool|mini[- ]?split|hvac|cac\\b|c/a|central
  central <= (?<!wall |window |/)a/?c\\b|hvac|forced|cac\\b|c/a|central
  smart automation <= smart|nest|ecobee|automation|lutron|control4|savant|crestron|sonos|alexa
  internet fiber wifi <= internet|fiber|fios|wifi|wi-fi|gig|ethernet|starlink
  gym fitness <= gym|fitness|exercise|peloton|yoga
  concierge doorman staffed <= concierge|doorman|front desk|attended
  court courts tennis pickleball <= court|tennis|pickle
  roof rooftop <= roof|tpo|shingle
  tree trees wooded woods woodland timber <= tree|wood(?:s|ed|land)\\b|oaks?\\b|pines?\\b|forest|maples|loblolly|timber|orchard
  horse livestock cattle <= stall|barn|paddock|equestrian|stable|arena|pasture|ranch|tack|riding
  chicken <= coop|hen\\b|barn
  herb herbs <= garden|beds|planter
  fruit orchard trees <= orchard|apple|peach|citrus|fruit|avocado|grove
  cul-de-sac traffic street <= cul-?de|culdesac|dead end
  street lane alley <= road|street|rd\\b|paved|lane\\b|alley|highway|hwy
  paved <= pav|asphalt|blacktop
  furnished <= furnish|furn\\b|turn-?key|ff&e
  association hoa community assessment <= hoa|dues|assoc|fee|maint|condo fee|poa
  rent rents rental rented lease leases leased tenant tenants tenancy income renter occupied landlord <= rent|leas|tenant|m2m|month[- ]to|mtm\\b|occ\\b|section 8|nnn|noi\\b|cap\\b|str\\b|airbnb|vrbo
  unit units apartment apartments building <= \\w*plex|unit|family|decker|flat\\b|apt
  separate meters metered utilities <= separate|sep\\b|meter
  utilities utility <= util|electric|elec\\b|power|gas|sewer|septic|well\\b|water\\b|amp|volt|phase
  electric gas <= utilities
  electric electricity volt amps amp <= amp|volt|220|240|power|electric|phase|elec\\b|\\d{3} ?v\\b
  north northern <= (?<!['’])\\bn\\b(?!['’/])|\\bne\\b|\\bnw\\b
  south southern <= (?<!['’])\\bs\\b(?!['’/])|\\bse\\b|\\bsw\\b
  east eastern <= (?<!['’])\\be\\b(?!['’/])|\\bne\\b|\\bse\\b
  west western <= (?<!['’])\\bw\\b(?!['’/])|\\bnw\\b|\\bsw\\b
  rear back <= rear|back|behind
  annual <= year|/yr|annual
  weekly <= week
  approved <= approv|permit
  elevator lift <= elevator|(?:[7-9]|[1-9]\\d)(?:st|nd|rd|th)[- ]fl|(?<!boat |jet |ski |chair ?)lift\\b
  dock pier <= (?:boat |deepwater |private |shared )?dock(?! (?:door|high|height|level))|pier
  permitted license licensed <= permit|approv|licen|entitle|cert
  zoned zoning <= zon|\\b[a-z]{1,3}-?\\d{0,2}\\b zon|overlay
  outbuilding storage <= shed|outbuilding|barn
  workshop <= shop\\b
  accessory <= adu
  automatic <= auto
  beam <= viga
  campus <= universit|college
  filtration <= osmosis
  generator <= generac
  insulated insulation <= insul|foam
  masonry <= brick
  privacy <= privat|pvt
  security <= camera
  studio <= efficiency
  thermostat <= nest|ecobee
  vine vineyard <= grape|vines
  sprinkler sprinklers sprinklered suppression <= sprinkl|esfr
  irrigation sprinkler <= irrig|sprinkl|drip
  office offices conference <= office|conf
  restaurant kitchen seating <= restaurant|hood|seats|bar\\b
  kitchen dinner <= kitchen|range|stove|cooktop|oven|island|counter|pantry|appl
  building tower <= elev|floor\\b|tower|doorman|concierge
  floor <= floor|stor(?:y|ies)|level|upstairs|bi-?level
  stairs <= ranch|single[- ](?:level|story)|one[- ](?:level|story)|no (?:steps|stairs)
  stone <= stone|granite|marble|limestone|slate|travertine|soapstone|flagstone|bluestone|quartzite
  wood wooden timber <= \\w*wood|oak|maple|pine|cedar|walnut|cherry|fir\\b|timber|beam|mahogany|teak|hickory|log\\b
  window windows <= window|glass|wdw|wndw|skylight|french door|slider
  door doors <= door|slider|entry
  sunny sunlight bright <= sun|southern|south-?facing|bright|natural light|exposure|skylight
  downtown <= downtown|dwntwn|dtwn|town\\b|village
  train trains station transit subway metro <= train|station|metro|transit|subway|bart|line|mta|rail|light rail
  community neighborhood <= community|comm\\b|club|hoa|amenit|subdivision|neighborhood|55\\+
  wraparound <= wrap
  patio pavers <= patio|paver|flagstone
  covered roof <= cover|cov\\b|cvd
  screened <= screen|scrn|scrnd|lanai
  mudroom lockers bench cubbies <= mud ?room|mudrm|lockers|drop zone
  sunroom florida solarium <= sun ?room|florida|solarium|four[- ]season|3[- ]season|three[- ]season|arizona
  dining room <= dining|dr\\b|din rm
  room <= living|lr\\b|bonus|rec\\b|flex\\b
  family room <= family room|fam rm|fr\\b|den\\b
  seating <= breakfast|nook|banquette|bar\\b|island|eat-?in|eik
  heater tankless <= water heater|tankless|hwh|hot water
  bedroom bedrooms <= bed|br\\b|bd|suite|bunk|primary
  bath baths bathroom bathrooms restroom restrooms <= bath|ba\\b|restroom|powder|ensuite|en-?suite|lav
  architect architectural <= style|revival|colonial|craftsman|tudor|victorian|mid-?century|modern|ranch|cape|contemporary|italianate|georgian|federal|design|architect|bungalow|adobe|deco|prairie
  phase <= phase|ph\\b|3ph
  wifi wi internet <= wifi|wi-fi|wireless
  compliant accessible <= ada\\b|accessib
  agricultural ag farm preservation <= ag\\b|agri
  loans loan <= va\\b|fha|loan|usda|financ|cash
  rent lease <= dep\\b|deposit|first|last
  certificates certificate certified <= cert|lead
  amp amps electrical <= \\damp|amp|elec|panel|service|\\d{3,4} ?a\\b
  lit <= fireplace|lamp|light|fire pit|lantern|kiva|sconce
  furnished appliances <= appl|range|miele|bosch|furnish
  shared laundry <= shared|common|laundry|coin
  permitted <= ok\\b|allow|permit|sublet|approval|welcome|pets|no smoking|no str|dogs|cats
  gated community <= gated
  cabinets plumbing <= (?:second|prep|catering|summer|outdoor) kitchen|kitchenette|wet bar|scullery
  refrigerator <= refrig|fridge|ice|cooler|root cellar|spring house
  duplex <= (?:two|2)[- ](?:units?|family|flat)
  triplex <= (?:three|3)[- ](?:units?|family|flat|decker)
  fourplex quadplex <= (?:four|4)[- ](?:units?|family|flat)
  cap <= noi\\b
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
