import type { ProtectedClass } from './protected-class.ts'

/**
 * How a phrase names a protected group:
 * - `people`: by itself ('Muslims', 'toddlers')
 * - `quality`: as a word for people, or alone where no other noun follows ('no Irish', 'Irish tenants', not 'Irish moss')
 * - `shade`: only together with a word for people, for it mostly describes things ('white tenants')
 * - `thing`: something by which people are shut out ('vouchers', 'guide dogs')
 */
type GroupKind = 'people' | 'quality' | 'shade' | 'thing'

export interface Group {
  protects: ProtectedClass
  kind: GroupKind
  /** One of them: such a word also stands in front of other nouns ('student art', 'minor repairs'). */
  isSingular: boolean
}

/** Nationalities and languages; those that take no plural stand after the slash. */
const ORIGINS =
  'afghan african albanian algerian american arab arabian argentine armenian asian australian austrian bangladeshi belgian bolivian bosnian brazilian bulgarian cambodian cameroonian canadian chilean colombian congolese croatian cuban cypriot czech dominican ecuadorian ecuadorean egyptian eritrean estonian ethiopian european filipino georgian german ghanaian greek guatemalan gypsy haitian hawaiian honduran hungarian icelander indian indonesian iranian iraqi israeli italian jamaican jordanian kenyan korean kurd kuwaiti laotian latvian liberian libyan lithuanian malaysian mexican moldovan mongolian moroccan nicaraguan nigerian norwegian pakistani palestinian panamanian paraguayan persian peruvian puerto-rican romanian roma russian salvadoran salvadorean samoan saudi scandinavian scot serbian sicilian slav slovak somali somalian spaniard polynesian tongan fijian micronesian gujarati punjabi sri-lankan singaporean angolan rwandan trinidadian barbadian belizean kazakh zimbabwean sudanian swede syrian tanzanian thai tibetan tunisian turk ugandan ukrainian uruguayan uzbek venezuelan yemeni westerner middle-easterner mexicano mexicana cubano dominicano chino arabe africano haitiano ruso/chinese japanese vietnamese taiwanese nepalese portuguese maltese sudanese senegalese lebanese burmese irish polish english british scottish welsh french dutch spanish danish swedish finnish turkish swiss arabic middle-eastern anglo'

/** Where people may not come from. */
const COUNTRIES =
  'taiwan nepal thailand cambodia laos el-salvador the-dominican-republic puerto-rico third-world-countries gujarat sudan yemen lebanon africa asia india pakistan china mexico haiti cuba russia iran iraq syria nigeria ghana kenya somalia ethiopia egypt vietnam korea japan bangladesh afghanistan guatemala honduras venezuela colombia brazil jamaica germany france italy spain england ireland poland greece portugal turkey israel ukraine canada peru ecuador chile argentina the-philippines the-caribbean eastern-europe europe latin-america central-america south-america the-middle-east the-islands another-country other-countries overseas abroad'

/** One line per class and kind. Plurals are formed; words in one phrase are joined by hyphens. */
const LINES = `
race people: of-color of-colour caucasian negro african-american afro-american minority blacks whites mulatto latino latina latinx hispanic chicano native-american redskin asian-american morenos hispano hispana blancos anglo-saxon pacific-islander right-kind-of-people right-sort-of-people our-kind-of-people your-kind-of-people people-like-us own-race poc bipoc thug hood-rat light-complexion dark-complexion same-race every-race certain-race mix-races negroes
race quality: mixed-race interracial dark-skinned light-skinned multiracial nonwhite non-white colored indigenous asian racially-pure hispano hispana minority lily-white all-white all-black biracial european-looking fair-skinned light-skin dark-skin light-complexioned dark-complexioned
race shade: white black brown yellow red oriental blanco negro latino latina judio judia blanca negra
origin people: immigrant foreigner refugee asylum-seeker migrant newcomer-to-this-country inmigrante extranjero expat gypsies traveller foreign-national nationality certain-countries
origin quality: foreign-born american-born native-born foreign immigrant spanish-speaking english-speaking russian-speaking chinese-speaking arabic-speaking foreign-speaking u-s-born us-born natural-born born-in-this-country born-in-america born-in-the-united-states international overseas western-european eastern-european hmong bantu nepali born-here local-born
origin thing: accent broken-english poor-english
religion people: christian catholic protestant muslim moslem jew mormon hindu buddhist sikh evangelical baptist lutheran methodist presbyterian atheist agnostic jehovah-witness scientologist amish mennonite quaker gentile believer nonbeliever churchgoer heathen pagan wiccan cristiano cristiana catolico catolica musulman musulmana judio judia evangelico congregation-member member-of-our-congregation ramadan adventist satanist jain goy goyim missionaries zoroastrian bible-thumper nun priest members-of-our-congregation unbeliever infidel own-faith same-faith same-religion own-religion of-faith church-attendee cultist musulmanes
religion quality: jewish islamic lds hasidic chasidic orthodox observant churchgoing church-going god-fearing bible-believing born-again religious faith-based pious secular catholic christian muslim mormon hindu practicing frum shomer-shabbos godly baptized kosher-keeping christ-centered jewish-free adventist devout spiritual church-attending prayerful
religion shade: church saved praying
religion thing: headscarf hijab turban burka niqab burqa yarmulke kippah religious-icon religious-symbol crucifix
sex people: male female man woman gentleman lady girl boy guy gal bachelor bachelorette transgender transsexual transvestite cross-dresser crossdresser tranny mujer hombre chica senorita caballero dama fella dude lad female-only male-only drag-queen housewife lady-of-the-house man-of-the-house senora senor muchacha varon all-female all-male
sex quality: male female transgender trans nonbinary non-binary transsexual gender-nonconforming cisgender transgendered gender-confused gender-fluid
sex thing: cross-dressing
orientation people: gay lesbian homosexual bisexual queer heterosexual lgbt lgbtq lgbtq+ lgbtqia lesbiana homo fag faggot dyke sodomite hetero gayborhood alternative-lifestyle homosexuality same-sex-marriage same-sex-relationship own-sex opposite-sex
orientation quality: gay lesbian homosexual bisexual queer heterosexual same-sex lgbt lgbtq lgbtqia same-gender opposite-sex hetero bi-sexual
orientation shade: straight bi
orientation thing: rainbow-flag pride-flag traditional-marriage
family people: child kid kiddo children toddler infant baby newborn minor teen teenager adolescent youngster little-one young-one grandkid grandchild grandchildren family newlywed empty-nester parent nino nina hijo bebe menor-de-edad familia madre-soltera pareja couple adult grown-up roommate dependent adulto son daughter dink honeymooner brood mom mommy mother dad father tot tyke rugrat offspring stepchild stepchildren schoolchild schoolchildren preschooler tween grandbaby youth schoolkid senorito ninos-pequenos madres-solteras menor
family quality: pregnant childless childfree expecting large-family
disability people: cripple invalid amputee epileptic schizophrenic addict alcoholic drug-user junkie retard wheelchair-user the-infirm the-blind the-deaf the-disabled the-handicapped the-mentally-ill discapacitado minusvalido paraplegic quadriplegic person-with-a-disability people-with-disabilities crazies psycho nut-job mental-case diabetic dwarf dwarves midget deaf-mute hoarder patient the-frail the-sick the-crippled the-lame enfermo-mental enfermos-mentales discapacidad
disability quality: disabled handicapped able-bodied mentally-ill physically-fit autistic epileptic deaf blind bipolar hiv-positive impaired wheelchair-bound infirm sickly sick crippled psychiatric schizophrenic mentally-stable in-recovery recovering healthy frail ambulatory mentally-sound emotionally-stable limited-mobility special-needs medicated fit-and-active hiv-negative
disability thing: cane crutch wheelchair walker scooter oxygen-tank guide-dog service-dog service-animal support-animal support-dog assistance-animal assistance-dog companion-animal comfort-animal seeing-eye-dog hearing-dog therapy-dog therapy-animal esa disability mental-health-issue mental-disorder hiv epilepsy seizure handicap mobility-problem mobility-issue perro-de-servicio perro-guia animal-de-servicio animal-de-apoyo silla-de-ruedas perros-de-servicio perros-guia animales-de-servicio animales-de-apoyo sillas-de-ruedas perros-de-asistencia caregiver live-in-aide home-health-aide medication group-home impairment with-aids schizophrenia autism dementia depression reasonable-accommodation support-cat oxygen ptsd anxiety adhd psych-med methadone in-rehab sober-living sober-home halfway-house contagious-disease illness cancer dialysis medical-equipment hospital-bed mental-problem mental-issue mental-condition medical-condition special-need down-syndrome mobility physical-limitation bad-knees disability-modification physical-problem health-problem emotional-support have-aids has-aids psychiatric-treatment psychiatric-history psychiatric-care medical-needs mental-breakdown
age people: grandparent senior retiree pensioner elderly millennial gen-z gen-zer gen-xer boomer twenty-something twentysomething thirty-something thirtysomething youngster student college-kid undergraduate college-graduate recent-graduate jubilado anciano estudiante joven people-over-sixty undergrad geezer old-timer oldster yuppie grad new-graduate grandma grandpa granny gen-x 20-something 30-something 40-something hipster elder-person golden-ager persona-mayor personas-mayores gente-mayor tercera-edad the-young the-old the-aged retirement-age college-age personas-mayores
age quality: elderly young-at-heart middle-aged retired youthful college-age in-their-golden-years
age shade: young old older younger mature senior aged aging
income people: professional welfare-recipient executive unemployed welfare-mother earner working-people working-person job-holder tenants-with-a-paycheck homeless jobless welfare-case welfare-mom poor-people poor-person w-2-employee w2-employee shelter-resident working-tenant working-renter working-couple working-adult welfare-queen
income quality: government-funded government-assisted unemployed employed subsidized low-income working-class section-8 homeless jobless white-collar blue-collar self-supporting voucher impoverished trabajadora trabajador trabajadoras trabajadores
income thing: section-8 section-eight section8 sec-8 sec-eight sect-8 s8 voucher hcv government-aid assistance welfare ssi ssdi disability-income social-security food-stamp ebt tanf afdc subsidy rapid-rehousing rapid-re-housing rent-relief hud housing-authority program vash unemployment child-support alimony seccion-8 vale vale-de-vivienda asistencia asistencia-publica subsidio public-aid public-benefit government-benefit benefits s-8 sec8 section-ocho seccion-ocho erap fheps cityfheps hasa shelter-plus-care third-party-payment third-party-payer third-party-rent-payer disability-check disability-payment unemployment-check the-dole handout trust-fund vales-de-vivienda asistencia-de-renta ayuda-del-gobierno programas-de-gobierno ayuda-de-renta housing-choice section-viii cupones paycheck-stub
military people: veteran soldier marine sailor airman service-member servicemember servicewoman serviceman reservist veterano militar guardsman service-men vet troops gi base-personnel military-spouse officer reserve-member guard-member civilian from-the-base
military quality: military active-duty enlisted civilian deployed rotc honorably-discharged dishonorably-discharged
military shade: army navy air-force coast-guard
military thing: military va-loan va-buyer va-loan-buyer national-guard military-clause deployment pcs-order rotc
marital people: singles divorcee widow widower spinster soltero soltera casado casada divorciado single-male single-female boyfriend girlfriend fiance domestic-partner unrelated-adult common-law-couple matrimonio wife husband wives
marital quality: married unmarried divorced widowed unwed cohabiting unattached cohabitating
marital shade: single engaged separated
marital thing: cohabitation marriage-license marriage-certificate shacking-up living-together marriage
citizenship people: illegals citizen noncitizen illegal-immigrant undocumented dreamer green-card-holder visa-holder permanent-resident legal-resident alien daca-recipient h1b-worker ciudadano indocumentado residente-legal ilegal temporary-resident non-citizen
citizenship quality: undocumented illegal
citizenship thing: green-card daca visa citizenship h1b papers h-1b f-1 j-1 itin immigration-status lawful-presence birth-certificate passport papeles
record people: felon convict ex-con excon criminal offender parolee probationer jailbird delinquent inmate prisoner delincuente
record quality: incarcerated on-parole on-probation
record thing: felony misdemeanor criminal-record criminal-history criminal-background arrest-record arrest conviction prison-record police-record rap-sheet parole probation prison jail antecedentes-penales antecedentes criminal-past served-time
`

const PLURAL_ONLY = new Set([
  'blacks',
  'whites',
  'negros',
  'blancos',
  'morenos',
  'singles',
  'illegals',
  'own-race',
  'ramadan',
  'gen-z',
  'homosexuality',
  'own-faith',
  'same-faith',
  'same-religion',
  'own-religion',
  'same-race',
  'every-race',
  'certain-race',
  'own-sex',
  'retirement-age',
  'gayborhood',
])

const pluralsOf = (phrase: string): string[] => {
  if (PLURAL_ONLY.has(phrase) || /people|women$|men$|children$|folk$/.test(phrase))
    return [`${phrase}s`]
  if (/man$/.test(phrase) && phrase !== 'german') return [phrase.replace(/man$/, 'men')]
  if (/person$/.test(phrase)) return [phrase.replace(/person$/, 'people'), `${phrase}s`]
  if (/[^aeiou]y$/.test(phrase)) return [phrase.replace(/y$/, 'ies')]
  if (/(?:s|x|ch|sh)$/.test(phrase)) return [`${phrase}es`]
  if (/[nlr]$/.test(phrase)) return [`${phrase}s`, `${phrase}es`]
  return [`${phrase}s`]
}

const isPlural = (phrase: string): boolean =>
  PLURAL_ONLY.has(phrase) ||
  /(?:people|women|men|children|folk|elderly|personnel|people-with-disabilities|people-like-us|goyim|poc|bipoc|homeless|jobless|offspring)$|^of-colou?r$|^(?:the|all)-/.test(
    phrase,
  )

type Phrases = Map<string, { words: readonly string[]; group: Group }[]>

const byFirstWord: Phrases = new Map()

const add = (phrase: string, group: Group): void => {
  const words = phrase.split('-')
  const first = words[0] ?? ''
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, group }])
}

for (const line of LINES.trim().split('\n')) {
  const [heading = '', phrases = ''] = line.split(': ')
  const [protects, kind] = heading.split(' ') as [ProtectedClass, GroupKind]
  for (const phrase of phrases.split(' ')) {
    add(phrase, { protects, kind, isSingular: !isPlural(phrase) })
    if (kind === 'people' || kind === 'thing')
      for (const plural of pluralsOf(phrase)) add(plural, { protects, kind, isSingular: false })
  }
}
const [counted = '', uncounted = ''] = ORIGINS.split('/')
for (const origin of counted.split(' ')) {
  add(origin, { protects: 'origin', kind: 'quality', isSingular: true })
  for (const plural of pluralsOf(origin))
    add(plural, { protects: 'origin', kind: 'people', isSingular: false })
}
for (const country of COUNTRIES.split(' '))
  add(`from-${country}`, { protects: 'origin', kind: 'people', isSingular: false })
for (const origin of uncounted.split(' '))
  add(origin, { protects: 'origin', kind: 'quality', isSingular: true })
// The longest phrase first: 'section 8 tenants' before 'section 8'.
for (const [first, phrases] of byFirstWord)
  byFirstWord.set(
    first,
    phrases.toSorted((one, other) => other.words.length - one.words.length),
  )

/** The groups that the words from `at` on may name, the longest phrases first. */
export const groupsAt = (
  words: readonly string[],
  at: number,
): { length: number; group: Group }[] => {
  const found: { length: number; group: Group }[] = []
  for (const { words: phrase, group } of byFirstWord.get(words[at] ?? '') ?? [])
    if (phrase.every((word, index) => words[at + index] === word))
      found.push({ length: phrase.length, group })
  return found
}

/** Every single word by which a group can be named. */
export const GROUP_WORDS: ReadonlySet<string> = new Set(
  [...byFirstWord.values()].flatMap((phrases) => phrases.flatMap(({ words }) => words)),
)
