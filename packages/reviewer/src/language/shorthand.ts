import { onceByKey } from '../memory/once-by-key.ts'
import { matchesIn } from '../patterns/index.ts'

/** What agents abbreviate in features: one or more short forms, then what they stand for. */
const LINES = `
  bsmt|bsmnt|bmt: basement
  gar|grge?: garage
  fps?|fpl|frplc|f/p: fireplace
  mins?: minutes
  mi: miles
  yrs?: years
  ne: northeast
  se: southeast
  blks?: blocks
  apts?: apartment
  bldgs?: building
  w/d|wd hookups?: washer and dryer, laundry
  lndry|ldry: laundry
  hw|h/w|hdwds?|hrdwds?|hwd: hardwood
  ss|s/s|stnls: stainless steel
  (?<!wall |window |room |portable )(?:a/c|ac)|c/a|cac|cent air: central air conditioning
  (?:wall|window|room|portable) a/?c: air conditioning
  flrs?|flrg: floors, flooring
  clgs?|ceils?: ceilings
  wdws?|wndws?: windows
  fncd|fen: fenced
  yr?d: yard
  pkg|prkg|pkng|prk|parkng: parking
  drwy|drvwy|dw: driveway
  wic|w/i closet: walk-in closet
  mbr|mstr|m bdrm: primary bedroom, primary suite
  brs?|bds?|bdrms?: bedroom
  ba|bth|bthrm: bathroom
  lr|liv rm: living room
  dr|din rm: dining room
  fr|fam rm|famrm: family room
  kit|kitch|ktchn|kitchn: kitchen
  rms?: room
  appls?|applncs|apl: appliances
  ctrs?|cntrs?|cntrtops?|ctops|cntertops: countertops
  lvp|lvt: vinyl plank
  sf|sq ?ft|sqft: square feet
  reno|renov: renovated, renovation
  remod: remodeled
  updtd|upd: updated
  orig: original
  incl: includes
  util|utils: utilities
  elec: electric
  htd: heated
  pvt|priv: private
  det|dtchd: detached
  att|attchd: attached
  unfin: unfinished
  fin: finished, financing
  cov|cvd|cov'?d: covered
  scrn?|scrnd: screened
  lg|lrg: large
  dwntwn|dtwn: downtown
  wtrfrnt: waterfront
  vws?: views
  mtns?: mountain
  maint: maintenance
  avail: available
  occ: occupied
  furn: furnished
  sec dep: security deposit
  mo: month
  yrs?: years
  appt: appointment
  comm: community
  hoa|assoc|assn: association
  storg?|strg: storage
  fitness|gym: gym, fitness center
  h20|h2o: water
  mlw: mean low water
  ev: electric car charger
  xtra: extra
  wd: wood, washer and dryer
  fl: floor, floors
  terr: terrace
  gdns?: gardens
  skylts?: skylights
  rf: roof
  wkshp: workshop
  mudrm: mudroom
  sunrm: sunroom
  showrm: showroom
  whse: warehouse
  elev: elevator
  mezz: mezzanine
  fnd|fdn: foundation
  insp: inspection
  mtg: mortgage
  isl: island
  clsts?: closet
  brk: brick
  conc: concrete
  ste: suite
  ext: exterior
  sep: separate
  dbl: double
  th|twnhs: townhouse
  wh|w/h|hwh: water heater
  pd: paid
  acc: access
  hse: house
  qtrs: quarters
  assmts?|assess: assessment
  appd: approved
  req: required
  svcs?: service
  dplx: duplex
  fam: family
  liq: liquor
  lic: license
  rest: restaurant
  med: medical
  env: environmental
  opp: opportunity
  vol: voluntary
  veg: vegetable
  cbl: cable
  ht: heat
  mtrs?: meters
  wbfp: wood-burning fireplace
  lvls?: levels
  abs: absolute
  opts: options
  vpd|cpd: vehicles a day, cars a day
  ops: operatories
  mpds?: multi-product dispensers
  ios: industrial outdoor storage
  itp: inside the perimeter
  circ(?:ular)? dr: circular driveway
  crown: crown molding
  walkout: walk-out basement
  dr man|dm: doorman
  tandem: tandem garage
  mkt: market
  fridge|frig|refrig: refrigerator
  mtm|m2m: month to month
  bumps: increases
  stays?: included
  jr: junior
  refin: refinished
  balc?: balcony
  libr?: library
  chgr: charger
  tstats?: thermostat
  conf: conference
  immed: immediately
  sec 8|section 8: housing vouchers
  brkfst|bkfst: breakfast
  gen: generator
  str: short-term rental
  nnn: triple net
  perm: permanent
  hosp: hospital
  bk: back
  brkr|bkr: broker
  pet friendly: pets
  ins: insurance
  rte?: route
  mr: mello-roos
  st: street
  blvd: boulevard
  rd: road
  ave: avenue
  pkwy: parkway
  hwy: highway
  u/g: underground
  conv: converted, conventional
  tuckpoint\\w*: brick
  eik|ei kit: eat-in kitchen
  wip: walk-in pantry
  ofc: office
  hardwds?|hwds|hrdwood: hardwoods
  osp: off-street parking
  thru: through
  cabs: cabinets
  lndscpd?: landscaped
  encl: enclosed
  nbhd|nghbrhd: neighborhood
  sys: system
  drs: doors
  bbq: barbecue, grill
  approx: about, approximately
  htrs?: heater
  mgmt: management
  esmt: easement
  wks?: week
  avg: average
  add'l|addl: additional
  mcm: mid-century modern
  cams: cameras
  cofo: certificate of occupancy
  thruout: throughout
  unfurn: unfurnished
  contemp: contemporary
  shwr: shower
  cktp: cooktop
  negot?: negotiable
  vlte?d?: vaulted
  natl: national
  memb: membership
  warr: warranty
  sfr: single-family house
  swr: sewer
  wtr: water
  pwr: power
  biz: business
  elem: elementary school
  hs: high school
  isd: school district, schools
  grnd: ground
  poss?: possible, possession
  plmbg|plumb: plumbing
  lakefrt: lakefront
  fixt: fixtures
  cath: cathedral
  equip: equipment
  mechs: mechanicals
  wshr: washer
  dryr: dryer
  tnts?: tenant
  fro?nta?g|frtg: frontage
  acs?: acres
  dnstrs: downstairs
  upstrs: upstairs
  bky?r?d: backyard
  ll: lower level
  ^ca$|c\\.a\\.: central air conditioning
  repl: replacement, replaced
  nyc: new york city
  frog: finished room over the garage
  qtr: quarter, quarterly
  ovrszd|ovrsz|os'd: oversized
  pdr|pwdr: powder room
  mba|mbath: primary bath
  frml: formal
  lwr: lower
  uppr: upper
  crnr: corner
  spklrs?|sprnklrs?: sprinklers
  adj: adjacent
  pub: public
  rec: recreation
  qtz: quartz
  cpt|crpt: carpet
  lam: laminate
  alum: aluminum
  univ: university
  schls?|schs?: school
  hrs?: hour
  lbs?: pounds
  gals?: gallon
  bkcases?: bookcases
  blt-?ins?|b/i: built-ins
  sgd: sliding glass door
  tlc: care
  gfp: gas fireplace
  hist: historic
  vict: victorian
  trad: traditional
  gshp: ground-source heat pump
`

const EXPANSIONS: readonly [forms: string, words: string][] = LINES.trim()
  .split(/\n\s*/)
  .map((line) => {
    const [forms = '', words = ''] = line.split(': ')
    return [forms, words]
  })
const ANY_FORM = new RegExp(
  `(?<![a-z/])(?:${EXPANSIONS.map(([forms]) => `(${forms})`).join('|')})(?![a-z/])`,
  'g',
)

/** Agents type the same features again and again. */
const FEATURES_MAX = 2000

/**
 * The long forms of whatever is abbreviated in lower-case typed text, as evidence for what a text says.
 * @example longForms('coin laundry in bsmt') // ['basement']
 */
export const longForms = onceByKey(
  (typed: string) => typed,
  (typed): readonly string[] => [
    ...matchesIn(typed, ANY_FORM).map(([, ...groups]) => {
      const at = groups.findIndex((group) => group !== undefined)
      return EXPANSIONS[at]?.[1] ?? ''
    }),
    ...matchesIn(typed, SHORT_YEAR).map(([, digits = '']) =>
      Number(digits) < 40 ? `20${digits}` : `19${digits}`,
    ),
    ...matchesIn(typed, BEDS_AND_BATHS).map(([, beds, baths]) => `${beds} bedrooms ${baths} baths`),
    ...matchesIn(typed, MONTH_AND_YEAR).map(([, digits = '']) => `20${digits}`),
    ...matchesIn(typed, AND_HALF).map(([, count]) => `${count} and a half`),
    ...matchesIn(typed, BARE_DECIMAL).map(([, digits]) => `0.${digits} ${typed}`),
  ],
  FEATURES_MAX,
)

/** "roof '18", 'roof (18)', 'floors refin 18' and 'HVAC 18' are from 2018. */
const SHORT_YEAR =
  /(?:(?:ed|ne|fin|hvac|ac|a\/c|furn(?:ace)?|hwh|heater|roof|boiler|windows|siding) (?=[0-3]\d(?: ;|$))|(?<!\w)'|\((?=\d\d\))|\d\/\d\d?\/(?=2\d(?!\d)))(\d\d)(?![\d"'])/g
/** '3/2' are three bedrooms and two baths; '1/2 bath' and '3/4 acre' are fractions. */
const BEDS_AND_BATHS =
  /(?<![\d/.$])(?!1\/2|1\/4|3\/4)(\d)\/(\d(?:\.\d)?)(?![\d/%]| ?(?:ba|bath|ac|acre|mi|mile)\b)/g
/** 'leases thru 5/26' */
const MONTH_AND_YEAR = /\b(?:thru|through|until|to|ends?|exp\w*) \d{1,2}\/(2[4-9]|3\d)(?![\d/])/g
/** '.34 ac' is 0.34 acres. */
const BARE_DECIMAL = /(?<![\d\w])\.(\d+)/g
/** 'two and half car garage' */
const AND_HALF = /\b(one|two|three|four|five|six) (?:and|&|1\/2) ?(?:1\/2|half)\b/g
