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
  'africa asia india pakistan china mexico haiti cuba russia iran iraq syria nigeria ghana kenya somalia ethiopia egypt vietnam korea japan bangladesh afghanistan guatemala honduras venezuela colombia brazil jamaica germany france italy spain england ireland poland greece portugal turkey israel ukraine canada peru ecuador chile argentina the-philippines the-caribbean eastern-europe europe latin-america central-america south-america the-middle-east the-islands another-country other-countries overseas abroad'

/** One line per class and kind. Plurals are formed; words in one phrase are joined by hyphens. */
const LINES = `
race people: buyers-of-color tenants-of-color renters-of-color families-of-color applicants-of-color residents-of-color neighbors-of-color caucasian negro african-american afro-american colored-people colored-person people-of-color person-of-color people-of-colour minority blacks whites brown-people biracial-people mulatto latino latina latinx hispanic chicano native-american redskin asian-american negros morenos hispano hispana blancos anglo-saxon oriental-people pacific-islander right-kind-of-people right-sort-of-people our-kind-of-people your-kind-of-people people-like-us own-race
race quality: mixed-race interracial dark-skinned light-skinned multiracial nonwhite non-white colored indigenous asian racially-pure hispano hispana minority lily-white all-white all-black
race shade: white black brown yellow red oriental blanco negro
origin people: immigrant foreigner refugee asylum-seeker migrant newcomer-to-this-country inmigrante extranjero
origin quality: foreign-born american-born native-born foreign immigrant non-english-speaking spanish-speaking english-speaking russian-speaking chinese-speaking arabic-speaking foreign-speaking u-s-born us-born natural-born born-in-this-country born-in-america born-in-the-united-states
origin thing: foreign-accent accent broken-english poor-english
religion people: christian catholic protestant muslim moslem jew mormon hindu buddhist sikh evangelical baptist lutheran methodist presbyterian atheist agnostic jehovah-witness scientologist amish mennonite quaker gentile believer nonbeliever non-believer churchgoer heathen pagan wiccan cristiano cristiana catolico catolica musulman musulmana judio judia evangelico congregation-member church-member member-of-our-congregation ramadan
religion quality: jewish islamic lds orthodox-jewish hasidic chasidic orthodox observant churchgoing church-going god-fearing bible-believing born-again religious faith-based pious secular catholic christian muslim mormon hindu practicing
religion thing: headscarf hijab turban burka niqab
sex people: male female man woman gentleman lady girl boy guy gal bachelor bachelorette transgender transsexual transvestite cross-dresser crossdresser trans-people trans-person trans-woman trans-man tranny mujer hombre chica senorita caballero dama
sex quality: male female transgender trans nonbinary non-binary transsexual biologically-female biologically-male gender-nonconforming
orientation people: gay lesbian homosexual bisexual queer heterosexual lgbt lgbtq lgbtq+ lgbtqia gays-and-lesbians lesbiana homosexuales same-sex-couple gay-couple
orientation quality: gay lesbian homosexual bisexual queer heterosexual same-sex lgbt lgbtq lgbtqia
orientation shade: straight
family people: child kid kiddo children toddler infant baby newborn minor teen teenager adolescent youngster little-one young-one grandkid grandchild grandchildren family newlywed empty-nester single-parent single-mother single-mom single-father single-dad parent pregnant-woman pregnant-women expectant-mother nino nina hijo bebe menor-de-edad familia madre-soltera pareja couple adult grown-up roommate dependent adulto son daughter
family quality: pregnant childless childfree expecting large-family
disability people: cripple invalid amputee epileptic schizophrenic addict alcoholic drug-user junkie retard mental-patient psychiatric-patient wheelchair-user the-infirm the-blind the-deaf the-disabled the-handicapped the-mentally-ill discapacitado minusvalido paraplegic quadriplegic disabled-person person-with-a-disability people-with-disabilities
disability quality: disabled handicapped able-bodied mentally-ill mentally-disabled mentally-handicapped physically-fit autistic epileptic deaf blind bipolar hiv-positive visually-impaired hearing-impaired physically-impaired mobility-impaired impaired wheelchair-bound infirm sickly sick crippled psychiatric schizophrenic mentally-stable in-recovery recovering healthy
disability thing: cane crutch wheelchair walker scooter mobility-scooter oxygen-tank guide-dog service-dog service-animal support-animal support-dog emotional-support-animal emotional-support-dog assistance-animal assistance-dog companion-animal comfort-animal seeing-eye-dog hearing-dog therapy-dog therapy-animal esa disability mental-illness mental-health-issue mental-disorder hiv epilepsy seizure handicap mobility-problem mobility-issue perro-de-servicio perro-guia animal-de-servicio animal-de-apoyo silla-de-ruedas perros-de-servicio perros-guia animales-de-servicio animales-de-apoyo sillas-de-ruedas perros-de-asistencia caregiver live-in-aide home-health-aide psychiatric-medication medication group-home impairment with-aids schizophrenia autism dementia depression reasonable-accommodation seeing-eye-dogs support-cat oxygen
age people: grandparent senior senior-citizen retiree pensioner elderly old-folk older-folk old-people older-people old-person older-person older-adult older-tenant older-renter older-applicant young-people young-person young-adult younger-people millennial gen-z gen-zer gen-xer boomer baby-boomer twenty-something twentysomething thirty-something thirtysomething youngster student college-student college-kid undergraduate grad-student college-graduate recent-graduate young-professional young-executive young-couple mature-adult mature-couple mature-person mature-individual mature-tenant jubilado anciano estudiante joven people-over-sixty college-age-renter college-age-tenant college-age-people undergrad
age quality: elderly young-at-heart middle-aged retired youthful college-age
age shade: young old older younger mature senior aged aging
income people: professional voucher-holder welfare-recipient executive unemployed welfare-mother section-8-tenant working-professional wage-earner earner working-people working-person job-holder tenants-with-a-paycheck
income quality: government-funded government-assisted unemployed employed subsidized low-income working-class section-8 self-employed
income thing: section-8 section-eight section8 sec-8 sec-eight sect-8 s8 voucher housing-voucher housing-choice-voucher hcv rental-assistance housing-assistance rent-assistance public-assistance government-assistance government-program government-aid government-subsidy state-assistance assistance-program assistance welfare ssi ssdi disability-income social-security food-stamp ebt tanf afdc subsidy rental-subsidy housing-subsidy rent-subsidy rapid-rehousing rapid-re-housing rent-relief hud housing-program housing-authority program vash-voucher vash hud-vash unemployment child-support alimony seccion-8 vale vale-de-vivienda asistencia asistencia-publica subsidio public-aid public-benefit government-benefit benefits housing-choice-voucher-program
military people: veteran soldier marine sailor airman service-member servicemember servicewoman serviceman military-personnel active-duty-personnel military-family army-wife reservist national-guard-member veterano militar guardsman service-men navy-family army-family military-wife
military quality: military active-duty enlisted civilian
military thing: military va-loan va-buyer va-loan-buyer national-guard
marital people: singles married-couple unmarried-couple married-people married-person unmarried-people unmarried-person single-people single-person divorcee widow widower spinster cohabiting-couple cohabiting-partner unwed-couple soltero soltera casado casada divorciado single-man single-men single-woman single-women single-guy single-lady single-ladies single-gentleman single-male single-female husband-and-wife husband-or-wife unwed-people
marital quality: married unmarried divorced widowed unwed cohabiting legally-married newly-married
marital shade: single
citizenship people: illegals citizen noncitizen non-citizen u-s-citizen us-citizen american-citizen illegal-alien illegal-immigrant undocumented dreamer green-card-holder visa-holder permanent-resident legal-resident alien daca-recipient h1b-worker ciudadano indocumentado residente-legal ilegal
citizenship quality: undocumented illegal
citizenship thing: green-card daca visa work-visa citizenship h1b papers
record people: felon convict ex-convict ex-con excon criminal ex-offender offender sex-offender parolee probationer ex-felon former-inmate
record thing: felony misdemeanor criminal-record criminal-history criminal-background arrest-record arrest conviction prison-record police-record rap-sheet
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
  /(?:people|women|men|children|folk|elderly|personnel|people-with-disabilities|people-like-us)$|^the-/.test(
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
