import type { ProtectedClass } from './protected-class.ts'

/**
 * How a phrase names a protected group:
 * - `people`: by itself ('Muslims', 'toddlers')
 * - `quality`: as a word for people, or alone where no other noun follows ('no Irish', 'Irish tenants', not 'Irish moss')
 * - `shade`: only together with a word for people, for it mostly describes things ('white tenants')
 * - `thing`: something by which people are shut out ('vouchers', 'guide dogs')
 * - `trait`: what only people have or do, so that no home can be described by it ('dark-skinned', 'own race')
 * - `mark`: what people of a group are known by; it counts in sentences about who lives, applies or is taken ('heritage')
 */
type GroupKind = 'people' | 'quality' | 'shade' | 'thing' | 'trait' | 'mark'

export interface Group {
  protects: ProtectedClass
  kind: GroupKind
  /** One of them: such a word also stands in front of other nouns ('student art', 'minor repairs'). */
  isSingular: boolean
}

/** Nationalities and languages; those that take no plural stand after the slash. */
const ORIGINS =
  'afghan african albanian azerbaijani belarusian bhutanese botswanan burundian chadian costa-rican emirati gambian guinean guyanese ivorian kyrgyz macedonian malawian malian mauritian montenegrin mozambican namibian omani qatari sierra-leonean slovenian south-african surinamese tajik togolese turkmen zambian catalan basque chaldean assyrian berber yoruba igbo tamil bengali uyghur rohingya navajo cherokee lakota texan algerian american arab arabian argentine armenian asian australian austrian bangladeshi belgian bolivian bosnian brazilian bulgarian cambodian cameroonian canadian chilean colombian congolese croatian cuban cypriot czech dominican ecuadorian ecuadorean egyptian eritrean estonian ethiopian european filipino georgian german ghanaian greek guatemalan gypsy haitian hawaiian honduran hungarian icelander indian indonesian iranian iraqi israeli italian jamaican jordanian kenyan korean kurd kuwaiti laotian latvian liberian libyan lithuanian malaysian mexican moldovan mongolian moroccan nicaraguan nigerian norwegian pakistani palestinian panamanian paraguayan persian peruvian puerto-rican romanian roma russian salvadoran salvadorean samoan saudi scandinavian scot serbian sicilian slav slovak somali somalian spaniard polynesian tongan fijian micronesian gujarati punjabi sri-lankan singaporean angolan rwandan trinidadian barbadian belizean kazakh zimbabwean sudanian swede syrian tanzanian thai tibetan tunisian turk ugandan ukrainian uruguayan uzbek venezuelan yemeni westerner middle-easterner arabe/chinese japanese beninese gabonese kurdish hispanophone quebecois vietnamese taiwanese nepalese portuguese maltese sudanese senegalese lebanese burmese irish polish english british scottish welsh french dutch spanish danish swedish finnish turkish swiss arabic middle-eastern anglo'

/** Nationalities as Spanish names them; each also has a form in '-a', but china is porcelain and Americana are antiques. */
const ORIGENES =
  'mexicano cubano dominicano chino africano haitiano ruso centroamericano sudamericano suramericano latinoamericano norteamericano americano puertorriqueno guatemalteco hondureno salvadoreno colombiano venezolano peruano ecuatoriano boliviano chileno argentino brasileno jamaiquino italiano polaco griego turco coreano filipino asiatico europeo gitano'

/** Where people may not come from. */
const COUNTRIES =
  'taiwan nepal thailand cambodia laos el-salvador the-dominican-republic puerto-rico third-world-countries gujarat sudan yemen lebanon africa asia india pakistan china mexico haiti cuba russia iran iraq syria nigeria ghana kenya somalia ethiopia egypt vietnam korea japan bangladesh afghanistan guatemala honduras venezuela colombia brazil jamaica germany france italy spain england ireland poland greece portugal turkey israel ukraine canada peru ecuador chile argentina the-philippines the-caribbean eastern-europe europe latin-america central-america south-america the-middle-east the-islands another-country other-countries overseas abroad'

/** One line per class and kind. Plurals are formed; words in one phrase are joined by hyphens. */
const LINES = `
race people: negro african-american afro-american minority blacks whites latino latina latinx hispanic chicano native-american redskin asian-american morenos moreno indigena asiatico gringo hispano hispana anglo-saxon pacific-islander poc bipoc thug hood-rat
race quality: blk blks nonwhite non-white colored indigenous asian hispano hispana minority lily-white all-white all-black european-looking
race shade: integrated segregated darker white black brown yellow red oriental blanco latino latina judio judia blanca negra
origin people: immigrant refugee asylum-seeker migrant inmigrante extranjero expat gypsies traveller foreign-national certain-countries newcomer-to-this-country
origin quality: foreign-born american-born native-born foreign immigrant u-s-born us-born born-in-this-country born-in-america born-in-the-united-states international overseas western-european eastern-european hmong bantu nepali born-here local-born speaking natural-born
origin thing: accent broken-english poor-english
religion people: hebrew israelite christian catholic protestant jew mormon hindu buddhist sikh evangelical baptist lutheran methodist presbyterian atheist agnostic jehovah-witness scientologist amish mennonite quaker gentile believer nonbeliever churchgoer heathen pagan wiccan cristiano cristiana catolico catolica musulman musulmana judio judia evangelico adventist satanist jain goy goyim missionaries zoroastrian nun priest unbeliever infidel cultist congregation-member member-of-our-congregation members-of-our-congregation bible-thumper church-attendee pentecostal episcopalian anglican unitarian nazarene calvinist taoist rastafarian sunni shiite sufi druze copt zionist haredi ashkenazi sephardi congregant parishioner churchman temple-goer mosque-goer witch occultist xtian
religion quality: evangelica evangelico catolica cristiana jewish islamic lds hasidic chasidic orthodox observant god-fearing bible-believing born-again religious faith-based pious secular catholic christian mormon hindu practicing frum shomer-shabbos godly baptized adventist devout spiritual prayerful church-going church-attending kosher-keeping christ-centered jewish-free pentecostal episcopalian anglican unitarian shia sunni coptic haredi ultra-orthodox sephardic ashkenazi churchy
religion shade: church saved praying mosque temple
religion thing: headscarf hijab turban burka niqab burqa yarmulke kippah religious-icon religious-symbol crucifix religious-item religious-display religious-art religious-decor statue-of-mary shrine incense
sex people: businessman businesswoman male female man woman gentleman lady girl boy guy gal bachelor bachelorette transgender transsexual transvestite cross-dresser crossdresser tranny mujer hombre chica senorita caballero dama fella dude lad drag-queen housewife lady-of-the-house man-of-the-house senora senor muchacha varon all-female all-male female-only male-only
sex quality: male female trans fem cis
sex thing: cross-dressing
orientation people: gay queer heterosexual lesbiana homo fag faggot dyke sodomite hetero alternative-lifestyle same-sex-marriage
orientation quality: gay queer heterosexual hetero bi-sexual
orientation shade: straight bi
orientation thing: rainbow-flag pride-flag traditional-marriage
family people: juvenile kidz chamaco menores-de-edad child kid kiddo children toddler infant baby newborn minor teen teenager adolescent youngster little-one young-one grandkid grandchild grandchildren family newlywed empty-nester parent nino nina hijo bebe menor-de-edad familia madre-soltera embarazada adolescente pareja couple adult grown-up roommate dependent adulto son daughter dink honeymooner brood mom mommy mother dad father tot tyke rugrat offspring stepchild stepchildren schoolchild schoolchildren preschooler tween grandbaby youth schoolkid senorito ninos-pequenos madres-solteras menor mum mama papa triplet twins-stroller stepkid kindergartner foster-child foster-children foster-family foster-kid ankle-biter munchkin
family thing: crib playpen bassinet stroller
family quality: pregnant childfree expecting large-family
disability people: cripple amputee epileptic schizophrenic addict alcoholic drug-user junkie retard the-infirm the-blind the-deaf the-disabled the-handicapped discapacitado minusvalido sordo ciego crazies psycho nut-job diabetic dwarf dwarves midget deaf-mute hoarder patient the-frail the-sick the-crippled the-lame discapacidad wheelchair-user person-with-a-disability people-with-disabilities an-invalid
disability quality: disabled handicapped able-bodied physically-fit autistic epileptic deaf blind bipolar hiv-positive impaired infirm sickly sick crippled schizophrenic in-recovery recovering healthy frail ambulatory emotionally-stable limited-mobility special-needs medicated hiv-negative wheelchair-bound fit-and-active
disability thing: sober power-chair motorized-chair electric-wheelchair medical-reason medical-exception health-reason doctor-note doctor-letter service-vest has-aids have-aids cane crutch wheelchair walker scooter esa disability hiv epilepsy seizure handicap caregiver live-in-aide home-health-aide medication group-home impairment with-aids schizophrenia autism dementia depression reasonable-accommodation oxygen ptsd anxiety adhd methadone halfway-house contagious-disease illness cancer dialysis medical-equipment special-need down-syndrome mobility medical-history medical-record medical-disclosure medical-need silla sillas psych-med in-rehab hospital-bed medical-condition physical-limitation bad-knees physical-problem health-problem emotional-support therapy-pet wheeled-chair hearing-aid prosthesis breathing-machine
age people: young-face the-elderly grandparent senior retiree pensioner millennial gen-zer gen-xer boomer twenty-something twentysomething thirty-something thirtysomething youngster student college-kid undergraduate college-graduate recent-graduate jubilado pensionado viejo viejito anciano estudiante joven undergrad geezer old-timer oldster yuppie grad new-graduate grandma grandpa granny gen-x 20-something 30-something 40-something hipster elder-person golden-ager tercera-edad the-young the-old the-aged people-over-sixty
age quality: elderly middle-aged retired youthful young-at-heart in-their-golden-years
age shade: young old older younger mature senior aged aging
income people: professional executive unemployed earner job-holder homeless jobless w-2-employee welfare-recipient welfare-mother working-people working-person tenants-with-a-paycheck welfare-case welfare-mom poor-people poor-person w2-employee shelter-resident working-tenant working-renter working-couple working-adult welfare-queen charity-case
income quality: government-funded government-assisted unemployed employed subsidized low-income working-class section-8 homeless jobless white-collar blue-collar self-supporting voucher impoverished trabajadora trabajador
income thing: workers-comp workers-compensation section-8 section-eight section8 sec-8 sec-eight sect-8 s8 voucher hcv assistance welfare ssi ssdi social-security food-stamp ebt tanf afdc subsidy rapid-rehousing rapid-re-housing rent-relief hud housing-authority program vash unemployment child-support alimony seccion-8 vale asistencia subsidio benefits s-8 sec8 section-ocho seccion-ocho erap fheps cityfheps hasa shelter-plus-care the-dole handout trust-fund ayuda-del-gobierno ayuda-de-renta housing-choice section-viii cupones paycheck-stub third-party government public-benefit public-aid vivienda disability-income programas-de-gobierno disability-check disability-payment award-letter benefit-letter benefit-check public-assistance section-ate sec-ate housing-agency
military people: veteran soldier marine sailor airman service-member servicemember servicewoman serviceman reservist veterano militar guardsman service-men vet troops gi military-spouse officer reserve-member guard-member civilian base-personnel
military quality: military active-duty enlisted civilian deployed rotc honorably-discharged dishonorably-discharged
military shade: army navy air-force coast-guard
military thing: the-reserves the-guard military va-loan national-guard deployment pcs-order rotc va-buyer
marital people: singles divorcee widow widower spinster soltero soltera casado casada divorciado viuda viudo fiance domestic-partner unrelated-adult matrimonio wife husband wives single-male single-female common-law-couple
marital quality: wed wedded married unmarried divorced widowed unwed cohabiting unattached cohabitating
marital shade: single engaged separated unrelated
marital thing: cohabitation living-together marriage shacking-up
citizenship people: citizen undocumented dreamer permanent-resident legal-resident alien ciudadano indocumentado residente-legal ilegal temporary-resident non-citizen illegal-immigrant daca-recipient h1b-worker
citizenship quality: undocumented illegal
citizenship thing: green-card daca visa citizenship h1b papers h-1b itin immigration-status lawful-presence birth-certificate passport papeles f-1 j-1
record people: felon convict ex-con excon criminal offender parolee probationer jailbird delinquent inmate prisoner delincuente returning-citizen
record quality: incarcerated on-parole on-probation
record mark: arrested
record thing: felony misdemeanor criminal-record criminal-history criminal-background arrest conviction police-record rap-sheet parole probation prison jail antecedentes criminal-past served-time
race trait: demographic caucasian cauc photo-of-yourself picture-of-yourself photos-of-yourself photo-of-the-buyers photo-of-your-family picture-of-your-family photo-of-the-applicant mulatto personas-de-color gente-de-color piel complected of-color of-colour own-race same-race your-race our-own-kind your-own-kind our-kind your-kind their-kind people-like-us minority-element skin skinned complexion complexioned color-line racial racially white-hands white-flight kind-of-people sort-of-people every-race certain-race mix-races dark-skin light-skin dark-skinned light-skinned fair-skinned solo-blancos dark-face black-face brown-face white-face interracial multiracial biracial mixed-race black-excellence no-diversity zero-diversity lack-of-diversity
race mark: race ethnic darker whiter ethnicity diversity dreadlock blue-eyed melanin homogeneous aryan pigment hair braid locs cornrow afro hue
origin trait: country-of-birth place-of-birth no-habla-ingles no-hablan-ingles no-hablar-ingles no-habla-espanol foreigner descendant no-hable-ingles foreign-sounding foreign-looking old-country mother-tongue native-language native-tongue first-language english-at-home speak-english country-of-origin national-origin taco-truck cooking-smell our-heritage your-heritage same-heritage our-culture our-traditions born-and-bred born-and-raised
origin mark: originally-from descent extraction language ancestry ancestor bloodline lineage homeland surname last-name accented curry sari nationality birthplace ranchera tribe tribal clan forefather forebear mayflower pedigree kin immigrated
religion trait: testigos musulman musulmanes muslim moslem carta-de-su-pastor parroco ramadan own-faith same-faith same-religion own-religion of-faith mezuzah rosary prayer-rug head-covering koran quran torah unchurched churched de-la-fe churchgoing adam-and-eve
religion mark: shabbos shabbat sabbath mass worship religion bible christmas hanukkah diwali easter prayer worshipper belief congregation scripture halal pork faith pray creed
sex trait: you-were-born biological-sex biological-male biological-female transitioned f-only m-only they-them pronoun transitioning in-transition birth-gender birth-sex gender-confusion gender-identity assigned-at-birth male-signature female-signature male-co-signer transgendered gender-nonconforming gender-confused gender-fluid cisgender transexual travesti transgender nonbinary non-binary transsexual
sex mark: sex biological gender feminine masculine
orientation trait: lesbian homosexual bisexual lgbt lgbtq lgbtq+ lgbtqia homosexuality own-sex opposite-sex gayborhood gone-rainbow same-sex same-gender that-lifestyle their-lifestyle sinful
orientation mark: sexuality
disability trait: invalids paraplegic quadriplegic vih diagnosis diagnosed sound-body sound-mind mentally hearing-aid prosthetic medicamento mental mentales psychiatric chronic
disability mark: disability illness handicap therapist living-independently live-independently relapse limp sobriety infirmity ailment sick
family trait: baby-is-on-the-way baby-on-the-way child-on-the-way trying-to-conceive start-a-family starting-a-family plan-a-family planning-a-family plan-to-adopt plans-to-adopt planning-to-adopt adopt-a-child trying-for-a-baby expecting-a-baby expecting-a-child kidless kid-less child-less no-children no-kids have-a-baby having-a-baby pregnancy childless little-feet tiny-feet little-hands pitter-patter baby-on-board wailing the-whole-brood birth-of-a-child birth-of-a-baby empty-nest become-pregnant get-pregnant baby-arrives baby-comes custody-weekend
family mark: kid baby stroller crib diaper custody crying cries screaming playpen high-chair tricycle
age trait: para-menores sin-menores past-retirement birth-year gen-z retirement-age college-age year-olds gray-hair grey-hair gray-haired mayores-de menores-de aarp too-old too-young your-age own-age same-age age-bracket age-group persona-mayor personas-mayores gente-mayor
age mark: age generation youth older younger wrinkle years-of-age
marital trait: boyfriend girlfriend wedding-certificate wedding-ring wedlock husband-and-wife in-sin marital
military trait: from-the-base on-orders honorable-discharge dishonorable-discharge
military mark: discharge honorable dishonorable barracks
citizenship trait: illegals noncitizen in-the-country deported country-illegally immigration-status
citizenship mark: immigration
income trait: caseworker case-worker social-worker by-an-agency by-a-charity from-an-agency from-a-charity housing-office taxpayer
marital mark: spouse divorce
income mark: pension charity paycheck snap wic medicaid stipend subsidized
income shade: working poor shelter w-2 government
survivor people: domestic-violence-victim dv-victim abuse-victim abuse-survivor battered-woman battered-women battered-wife battered-wives stalking-victim
survivor trait: domestic-violence domestic-abuse fleeing-abuse abusive-ex abusive-husband abusive-boyfriend
survivor thing: restraining-order protective-order
politics people: republican democrat liberal conservative leftist socialist communist trump-supporter trump-voter biden-voter union-member
politics quality: maga left-wing right-wing republican democrat liberal conservative
`

/** Animals that are no pets: every helper with every animal. */
const HELPERS =
  'guide service svc support assistance companion comfort seeing-eye hearing therapy helper working trained medical certified'
const AYUDAN = 'de-servicio guia de-apoyo de-asistencia'

const PLURAL_ONLY = new Set([
  'blacks',
  'whites',
  'negros',
  'blancos',
  'morenos',
  'singles',
  'illegals',
])

const pluralsOf = (phrase: string): string[] => {
  // 'The blind' are many already; 'the blinds' hang in a window.
  if (phrase.startsWith('the-')) return []
  if (PLURAL_ONLY.has(phrase) || /people|women$|men$|children$|folk$/.test(phrase))
    return [`${phrase}s`]
  if (/man$/.test(phrase) && phrase !== 'german') return [phrase.replace(/man$/, 'men')]
  if (/person$/.test(phrase)) return [phrase.replace(/person$/, 'people'), `${phrase}s`]
  if (/rf$/.test(phrase)) return [phrase.replace(/f$/, 'ves')]
  if (/[^aeiou]y$/.test(phrase)) return [phrase.replace(/y$/, 'ies')]
  if (/(?:s|x|ch|sh)$/.test(phrase)) return [`${phrase}es`]
  if (/[nlr]$/.test(phrase)) return [`${phrase}s`, `${phrase}es`]
  return [`${phrase}s`]
}

const isPlural = (phrase: string): boolean =>
  PLURAL_ONLY.has(phrase) ||
  /(?:people|women|men|children|folk|elderly|personnel|people-with-disabilities|goyim|poc|bipoc|homeless|jobless|offspring)$|^(?:the|all)-/.test(
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
    if (kind === 'people' || kind === 'thing' || kind === 'mark' || kind === 'trait')
      for (const plural of pluralsOf(phrase)) add(plural, { protects, kind, isSingular: false })
  }
}
const ASSISTANCE = { protects: 'disability', kind: 'thing', isSingular: false } as const
for (const helper of HELPERS.split(' '))
  for (const animal of ['animal', 'dog', 'cat', 'pet', 'critter', 'creature', 'companion'])
    for (const ending of ['', 's']) add(`${helper}-${animal}${ending}`, ASSISTANCE)
for (const helper of AYUDAN.split(' '))
  for (const animal of ['perro', 'perros', 'animal', 'animales', 'mascota', 'mascotas'])
    add(`${animal}-${helper}`, ASSISTANCE)
const [counted = '', uncounted = ''] = ORIGINS.split('/')
for (const origin of counted.split(' ')) {
  add(origin, { protects: 'origin', kind: 'quality', isSingular: true })
  for (const plural of pluralsOf(origin))
    add(plural, { protects: 'origin', kind: 'people', isSingular: false })
}
for (const origen of ORIGENES.split(' '))
  for (const form of [origen, origen.replace(/(?<!chin|^american)o$/, 'a')]) {
    add(form, { protects: 'origin', kind: 'quality', isSingular: true })
    add(`${form}s`, { protects: 'origin', kind: 'people', isSingular: false })
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
