/** What agents abbreviate in features: one or more short forms, then what they stand for. */
const LINES = `
  bsmt|bsmnt|bmt: basement
  gar|grg: garage
  fp|fpl|frplc|f\\/p: fireplace
  mins?: minutes
  mi: miles
  blks?: blocks
  apts?: apartment
  bldgs?: building
  w\\/d|wd hookups?: washer and dryer, laundry
  lndry|ldry: laundry
  hw|h\\/w|hdwds?|hrdwds?|hwd: hardwood
  ss|s\\/s: stainless steel
  a\\/c|ac|c\\/a|cac|cent air: central air conditioning
  flrs?|flrg: floors, flooring
  clgs?|ceils?: ceilings
  wdws?|wndws?: windows
  fncd|fen: fenced
  yd: yard
  pkg|prkg|pkng|prk: parking
  drwy|drvwy|dw: driveway
  wic|w\\/i closet: walk-in closet
  mbr|mstr|m bdrm: primary bedroom, primary suite
  brs?|bds?|bdrms?: bedroom
  ba|bth|bthrm: bathroom
  lr|liv rm: living room
  dr|din rm: dining room
  fr|fam rm|famrm: family room
  kit|kitch: kitchen
  rms?: room
  appls?: appliances
  ctrs?|cntrs?|cntrtops?: countertops
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
  det: detached
  att: attached
  unfin: unfinished
  fin: finished, financing
  cov|cvd: covered
  scrn|scrnd: screened
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
  hoa: association
  amp: amps
  storg: storage
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
  scr: screened
  ext: exterior
  sep: separate
  dbl: double
  th: townhouse
  wh|w\\/h|hwh: water heater
  pd: paid
  acc: access
  hse: house
  qtrs: quarters
  assmts?|assess: assessment
  appd: approved
  req: required
  svc: service
  svcs: services
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
  fps: fireplaces
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
  fridge: refrigerator
  mtm|m2m: month to month
  bumps: increases
  stays?: included
  jr: junior
  refin: refinished
  balc?: balcony
  lib: library
  chgr: charger
  tstats?: thermostat
  conf: conference
  immed: immediately
  sec 8|section 8: housing vouchers
  brkfst|bkfst: breakfast
  gen: generator
  str: short-term rental
  nnn: triple net
  libr: library
  perm: permanent
  hosp: hospital
  bk: back
  brkr|bkr: broker
  pet friendly: pets
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

/**
 * The long forms of whatever is abbreviated in lower-case typed text, as evidence for what a text says.
 * @example longForms('coin laundry in bsmt') // ['basement']
 */
export const longForms = (typed: string): string[] => [
  ...Array.from(typed.matchAll(ANY_FORM), ([, ...groups]) => {
    const at = groups.findIndex((group) => group !== undefined)
    return EXPANSIONS[at]?.[1] ?? ''
  }),
  ...Array.from(typed.matchAll(SHORT_YEAR), ([, digits = '']) =>
    Number(digits) < 40 ? `20${digits}` : `19${digits}`,
  ),
  ...Array.from(
    typed.matchAll(BEDS_AND_BATHS),
    ([, beds, baths]) => `${beds} bedrooms ${baths} baths`,
  ),
  ...Array.from(typed.matchAll(MONTH_AND_YEAR), ([, digits = '']) => `20${digits}`),
  ...Array.from(typed.matchAll(BARE_DECIMAL), ([, digits]) => `0.${digits} ${typed}`),
]

/** "roof '18" is a roof from 2018. */
const SHORT_YEAR = /(?<![\d\w])'(\d\d)(?![\d"'])/g
/** '3/2' are three bedrooms and two baths; '1/2 bath' and '3/4 acre' are fractions. */
const BEDS_AND_BATHS =
  /(?<![\d/.$])(?!1\/2|1\/4|3\/4)(\d)\/(\d(?:\.\d)?)(?![\d/%]| ?(?:ba|bath|ac|acre|mi|mile)\b)/g
/** 'leases thru 5/26' */
const MONTH_AND_YEAR = /\b(?:thru|through|until|to|ends?|exp\w*) \d{1,2}\/(2[4-9]|3\d)(?![\d/])/g
/** '.34 ac' is 0.34 acres. */
const BARE_DECIMAL = /(?<![\d\w])\.(\d+)/g
