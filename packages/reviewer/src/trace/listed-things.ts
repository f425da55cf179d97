/** A thing that is listed with others: how a text names it, and how a feature does. */
export interface Listed {
  said: string
  typed: RegExp
}

/** Lines of what a text says, then `<=` and how a feature says it; the same words if nothing follows. */
const listed = (lines: string): readonly Listed[] =>
  lines
    .trim()
    .split(/\n\s*/)
    .map((line) => {
      const [said = '', typed = said] = line.split(' <= ')
      return { said, typed: new RegExp(`\\b(?:${typed})`) }
    })

/** What is metered, paid for, covered by dues or brought to a lot. */
const UTILITIES = listed(`
  hot water <= hot water|hw\\b|h/w
  (?<!hot )water(?: (?:bill|service))?(?! heat| view| side| feature| soft) <= water(?! ?front| heat| view)
  heat(?:ing)?(?! pump)
  natural gas|gas(?! range| stove| cook| fire| heat| grill| line) <= gas(?! range| stove| cook| fire| heat)
  electric(?:ity)?(?: bill)?(?! range| fire| vehicle| heat| car) <= elec|power(?!walls?)
  power <= elec|power
  sewer <= sewer|swr
  trash(?: (?:pickup|removal|collection|service))?|garbage(?: pickup)? <= trash|garbage|refuse
  internet|wi-?fi <= internet|wi-?fi|fiber
  cable(?: tv)? <= cable
  parking <= park|garage|pkg
  laundry <= laundry|washer|w/d
  snow(?: (?:removal|plowing|care))? <= snow
  lawn(?: (?:care|mowing|service))?|landscaping|mowing|yard work <= lawn|landscap|mow|yard|grounds
  exterior(?: (?:maintenance|upkeep|insurance))? <= ext
  insurance <= insur|ins\\b
  taxes <= tax
  pool <= pool|amenit
  gym <= gym|fitness|amenit
  roof
  utilities <= util
`)

/** What is replaced, renewed or fitted. */
const SYSTEMS = listed(`
  water heater <= water heater|hwh|tankless|hot water
  furnace <= furnace|hvac|heat
  hvac(?: system)? <= hvac|furnace|a/?c|heat|air|mechanicals
  boiler
  (?:air conditioning|air conditioner|a/?c)(?: system)? <= a/?c\\b|air|hvac|cool|mechanicals
  heat pump <= heat pump|hvac
  roof <= roof|shingle|tpo
  windows? <= window|wdw|pane
  plumbing <= plumb|pex|re-?pip|pipe
  wiring|electrical panel|panel <= wir|panel|elec|amp|knob
  siding
  gutters? <= gutter
  deck
  floors?|flooring <= floor|hardwood|lvp|carpet|tile
  carpet
  kitchen
  baths?|bathrooms? <= bath|ba\\b
  appliances? <= appl|range|refrig|dishwasher|stove
  septic(?: system)? <= septic
  well(?: pump)?(?!-| [a-z]+ed\\b) <= well\\b
  fence
  driveway <= drive
  paint
  counters?|countertops? <= counter|quartz|granite
`)

/** What rules allow. */
const GUESTS = listed(`
  dogs? <= dog|pet
  cats? <= cat|pet
  pets? <= pet|dog|cat|animal
  horses? <= horse|equestrian|livestock|stall|animals
  chickens?|hens? <= chicken|hen|coop|livestock|animals
  goats?|livestock|cattle|animals? <= goat|livestock|cattle|animal|ag\\b|horse|pet
  short-term rentals?|vacation rentals?|airbnb|nightly rentals? <= short|str\\b|airbnb|vrbo|nightly|vacation
  rentals? <= rent|leas|str\\b|airbnb
  rvs?|campers? <= rv\\b|camper|trailer
  boats? <= boat
  camping <= camp
  mobile homes?|manufactured homes? <= mobile|manufactured
  hunting <= hunt
  smoking <= smok
  home business(?:es)? <= business
`)

/** What may stay behind. */
const MOVABLES = listed(`
  equipment|machinery <= equip|machine|ff&e|fixtures
  furniture|furnishings <= furn|ff&e
  appliances <= appl|range|refrig|washer
  utilities <= util
  washer <= washer|w/d|laundry
  dryer <= dryer|w/d|laundry
  refrigerator|fridge <= refrig|fridge|appl
  inventory
  tractor
  mower
  tools
  hot tub <= hot tub|spa
  grill
  boat lift <= lift
  playset
  generator
  window treatments|blinds|curtains <= blind|curtain|treatment|shade
`)

/** What is drawn up, tested or applied for. */
const PAPERS = listed(`
  survey
  soil test|soil report <= soil
  perc(?: test)?|percolation test <= perc
  septic design|septic permit <= septic
  well permit <= well
  plans|drawings <= plan|drawing
  permits? <= permit
  inspection(?: report)? <= inspect
  appraisal
  title(?: work)? <= title
  environmental(?: report)?|phase (?:one|i) <= environ|phase i\\b
  rent roll
  engineering <= engineer
`)

/** What is said of several things at once, and how a feature says it. */
export interface SaidOfList {
  things: readonly Listed[]
  /** Stands in front of the list, or behind it. */
  before?: string
  after?: string
  typed: RegExp
  /** Where a feature that says two such things is divided. */
  divided?: RegExp
}

const COSTS = '(?:hoa|dues|fees?|association|assessments?|rent|lease|maintenance)'
const TENANT = '(?:tenants?|renters?|lessees?)'
const OWNER = '(?:owners?|landlord|sellers?)'
const PAYER = /[,;/]\s*(?=(?:owner|tenant|landlord|ll\b|tt\b|seller|renter))/
const PAYS = '(?:pays?(?: for| only)?|covers?|is responsible for|are responsible for|handles?)'

export const SAID_OF_LISTS: readonly SaidOfList[] = [
  {
    things: UTILITIES,
    before: `\\b${COSTS}\\b[^.;!?]{0,40}? (?:includes?|covers?|pays? for|takes? care of|takes? in|picks? up|handles?|including|covering)`,
    after:
      '(?:included|covered|part of the (?:rent|dues)|in the (?:rent|dues)|comes? with (?:it|the (?:[$~0-9,]+ )?(?:rent|unit|place|apartment|hoa|dues|fee)))',
    typed: /incl|cover|paid|pays|free|dues|hoa|poa|assmt|assess|fee|maint/,
  },
  {
    things: UTILITIES,
    before: `\\b${TENANT} ${PAYS}`,
    typed: /tenant|renter|tt\b|lessee|separate/,
    divided: PAYER,
  },
  {
    things: UTILITIES,
    before: `\\b${OWNER} ${PAYS}`,
    typed: /owner|landlord|ll\b|seller|incl/,
    divided: PAYER,
  },
  {
    things: UTILITIES,
    after:
      '(?:(?:at|to|in) the (?:street|road|lot line|curb|site|lot)|available|on site|nearby|on the property|connected|stubbed|tapped|in(?= ?$|,| and))',
    typed: /./,
  },
  {
    things: UTILITIES,
    before: '\\b(?:separate|individual|own) meters for',
    after: '(?:separately|individually|sub-?)[- ]?metered',
    typed: /meter|separate|sep\b/,
  },
  {
    things: SYSTEMS,
    before: '\\b(?:new(?:er)?|updated|upgraded|replaced)',
    after:
      '(?:dates? (?:to|from|back)|(?<=\\b(?:is|are|was|were|been|both|all|each|now|just) )(?:replaced|new(?:er)?|updated|upgraded|redone|renewed|installed) ?(?:in|as of|since|~|\\d|[.,;!?]|$))',
    typed:
      /new|replac|updat|upgrad|redone|redid|remodel|renovat|reno|instal|rehab|remov|(?:19|20)\d\d|'\d\d|yrs? old|years? old/,
  },
  {
    things: GUESTS,
    before:
      '\\b(?:allows?|permits?|welcomes?|(?:you|residents|tenants|owners) (?:can|may) (?:keep|have|bring))',
    after:
      '(?:allowed|permitted|welcome|ok|okay|fine|accepted|(?:may|can) (?:come|move|live|stay|join|graze|roam))',
    typed:
      /^(?!.*\bno (?:pets?|dogs?|cats?|animals?|smoking|rentals?|str|short)\b(?! over))|\b(?:ok|okay|allowed|welcome|permitted)\b.* no\b/,
    divided: /[,;]/,
  },
  {
    things: UTILITIES,
    before:
      '\\b(?:barn|shop|workshop|garage|shed|attic|cottage|outbuilding|greenhouse) (?:has|have|gets|with)',
    typed: /barn|shop|garage|shed|attic|cottage|outbuilding|greenhouse/,
  },
  {
    things: PAPERS,
    after: '(?:on file|in hand|complete|completed|done|available|approved|in place)',
    typed: /./,
  },
  {
    things: MOVABLES,
    after: '(?:conveys?|included|stays?|comes? with|remains?|goes with|go with)',
    typed:
      /convey|incl|stay|comes|remain|furnish|furn\b|with|w\/|turn-?key|\d|^(?!.*(?:negotiable|exclu|not ))[a-z ]+$/,
  },
]
