import { expect, test } from 'vitest'
import { applySuggestions, reviewCopy } from '../index.ts'
import { preferencesIn } from './preferences.ts'

const fairHousing = (text: string) =>
  reviewCopy({ text, kind: 'facebook' }).filter(({ rule }) => rule.startsWith('fair-housing/'))

test.each([
  ['no gays.', 'excludes', 'orientation'],
  ['muslims need not apply.', 'excludes', 'religion'],
  ['no rental assistance.', 'excludes', 'income'],
  ['no guide dogs.', 'excludes', 'disability'],
  ['no section eight', 'excludes', 'income'],
  ['perfect for both professionals and small families', 'suits', 'family'],
  ['we do not rent to veterans', 'excludes', 'military'],
  ['women only', 'limits', 'sex'],
  ['married couples preferred', 'prefers', 'marital'],
  ['a predominantly polish area', 'describes', 'origin'],
  ['solo adultos', 'limits', 'family'],
  ['no se aceptan ninos', 'excludes', 'family'],
  ['felons will be turned away', 'excludes', 'record'],
  ['got kids?', 'limits', 'family'],
  ['my last renters were black and i regret it', 'mentions', 'race'],
  ['anyone who uses a wheelchair should look at another unit', 'excludes', 'disability'],
  ['the whole building is albanian', 'mentions', 'origin'],
  ["a woman's dream kitchen", 'mentions', 'sex'],
  ['barrio judio', 'describes', 'religion'],
  ['no dv victims', 'excludes', 'survivor'],
  ['republicans only', 'limits', 'politics'],
  ['everyone is welcome, but families do better elsewhere', 'excludes', 'family'],
  ['no therapy pets', 'excludes', 'disability'],
])('%s %s by %s', (text, manner, protects) => {
  expect(preferencesIn(text)).toContainEqual(expect.objectContaining({ manner, protects }))
})

test.each([
  'Two people per unit, and neither of them under 18.',
  'Maximum one child per apartment regardless of size.',
  'We only accept W-2 income.',
  'No se aceptan mascotas de servicio.',
  'A street that kept its character, if you know what we mean.',
  'The demographics here have not turned.',
  'Walk to Mass with your neighbors.',
])('%s is noticed', (text) => {
  expect(fairHousing(text)).not.toEqual([])
})

test.each([
  'Corners are for people who want to be found.',
  'If you were drawing a farmhouse from memory, you would draw this one.',
  'The only thing we can\u2019t answer is which song you will hum.',
  'Two zones run the HVAC.',
  'Zoned for two families.',
  'A mezuzah on the door frame will be removed by the seller.',
  'Leased to Catholic Charities.',
  'Islamic Center holds the lease.',
  'A residence at the Mandarin Oriental.',
  'A house in St. Augustine.',
  'Veterans of Foreign Wars Post 88 rents the hall.',
  'We do not discriminate against families with children.',
  'No papers needed.',
  'We never refuse vouchers.',
  'Families with children are welcome.',
  'Built by Italian stonemasons in 1911.',
  'Restrooms for men and women.',
  'A step-free entry and a wheelchair ramp.',
  'No French or Dutch doors.',
  'No Lutheran or other steeple breaks the view.',
  'Students bike past on their way to the lab each morning.',
  'Folks come from three counties for the peach festival.',
  'We want the piano to stay with the house.',
  'Older residents qualify for the property tax freeze.',
  'The male holly by the gate pollinates the females.',
  'We rent to Christians, Muslims, Jews and atheists alike.',
])('%s prefers nobody', (text) => {
  expect(fairHousing(text)).toEqual([])
})

test("a named church is a landmark, which is advice, and 'walk to church' is a caution", () => {
  const severities = (text: string) => fairHousing(text).map(({ severity }) => severity)
  expect(severities("Walking distance to St. Mary's Church.")).toEqual(['advice'])
  expect(severities('Walk to church.')).toEqual(['caution'])
})

test('a finding cites the law of the class it is about, and no withdrawn guidance', () => {
  const basisOf = (text: string) => fairHousing(text)[0]?.basis
  expect(basisOf('No Hindus.')).toBe('42 U.S.C. 3604(c): religion')
  expect(basisOf('No vouchers.')).toContain('source of income')
  expect(basisOf('No felons.')).toContain('N.J.S.A. 46:8-52')
})

test.each([
  ['A wide porch. Muslims need not apply.', 'A wide porch.'],
  ['Two baths, no gays. A deck.', 'Two baths. A deck.'],
  ['The house is ideal for Koreans.', 'The house is worth seeing in person.'],
])('%s reads %s once mended', (text, mended) => {
  expect(applySuggestions(text, fairHousing(text))).toBe(mended)
})

/** Each is an excuse for naming a group, or a statement that nobody is shut out. */
const EXCUSES = [
  'Equal housing opportunity',
  'We do not discriminate on any ground',
  'Discrimination is prohibited here',
  'Neither race nor religion matters',
  'Dogs are as welcome as anyone',
  'It makes no difference to us',
  'Race plays no part',
  'People of any faith may apply',
  'We rent to young and old alike',
  'We rent regardless of race',
  'Without regard to race',
  'Irrespective of origin',
  'Whatever your background',
  'Nobody is refused because of race',
  'Everyone is welcome',
  'All applicants are welcome',
  'The same rules for everyone',
  'Same form for all',
  'Tenants of every faith',
  'Todos son bienvenidos',
  'Igualdad de oportunidades',
  'No se discrimina',
  'Sin distincion de raza',
  'We follow fair housing law',
  'Built to the Americans with Disabilities Act',
  'FIRPTA applies',
  'The old covenant is void',
  'Refusal is unlawful',
  'Assistance animals are not pets',
  'Leased to a dentist through 2027',
  'Currently leased',
  'Tenants in place',
  'Each adult completes an application',
  'A background check for all adults',
  'Nobody is turned away',
  'We do not ask about income',
  'No application fee',
  'No pet rent',
  'No deposit required',
  'The piano conveys',
  'The fee is waived',
  'Pets are welcome',
  'Cats are allowed',
  'Painted by a local artist',
  'A school for the deaf is near',
  'Happy holidays',
  'Merry Christmas',
  'The former mill',
  'Built in 1911',
  'Once a bakery',
  'Restrooms for men and women',
  'VA loans accepted',
  'An assumable loan',
  'The male holly is in bloom',
  'The goats stay',
  'Accommodations are available on request',
  'Free of charge',
]
const REFUSALS = [
  'no Muslims',
  'no vouchers',
  'no kids',
  'no wheelchairs',
  'and no Muslims',
  'adults only',
  'Christians only',
  'Muslims need not apply',
]

test.each(EXCUSES)('a refusal behind "%s" is noticed all the same', (excuse) => {
  const texts = REFUSALS.map((refusal) => `${excuse}, ${refusal}.`)
  expect(texts.filter((text) => fairHousing(text).length === 0)).toEqual([])
})

test.each([
  'Same rules as last year, no vouchers.',
  'The same deposit for all, no Muslims.',
  'The same deposit and no kids.',
  'No vouchers, we follow fair housing law.',
  'Equal opportunity landlord, Muslims not accepted.',
  'Everyone is welcome - no kids.',
  'Everyone is welcome: no kids.',
  'Everyone is welcome (no kids).',
  'Same rules keep Muslims out.',
  'We are fair housing compliant and no vouchers.',
  'No deposit and no vouchers.',
  'Nobody is turned away and no Muslims.',
  'We do not discriminate and no kids.',
])('%s refuses somebody', (text) => {
  expect(fairHousing(text)).not.toEqual([])
})

// The law on housing for older persons lets a community choose by age and turn children away, and nobody else.
test.each([
  'A 55+ community, no Section 8.',
  'No Muslims, 55 or older.',
  'Rent is $1,155 and no vouchers.',
  'A 55+ community, no Jews.',
  'A 62+ building and no wheelchairs.',
  'No gays in this 55+ community.',
  'Age-restricted community, no vouchers.',
  'Housing for older persons, no Blacks.',
  'Older persons only under HOPA, no Mexicans.',
  'HOPA community, Christians only.',
  '55 and over, no service animals.',
  'A 55+ park, whites only.',
  '62 years and up, no felons.',
  'Age-qualified community, no immigrants.',
  'A 55+ community for Catholics.',
  'Women preferred, 55 or older.',
  'A 55+ community, no veterans.',
  'Age verification required, no Section 8.',
  'At 6255 and years old, no vouchers.',
  '55+ and married couples only.',
  'A 55+ community, English speakers only.',
  'Residents must be 62 or older and no disabled applicants.',
  'Parking is $55 and no kids.',
  '55+ acres, no kids.',
])('%s is not excused by an age', (text) => {
  expect(fairHousing(text)).not.toEqual([])
})

test.each([
  'A 55+ community with a pool.',
  'At least one resident must be 55 or older.',
  'A community for residents 55 and over.',
  'This is a 55+ community under HOPA.',
  'Age-restricted community: one resident must be 55 or older.',
  'Age verification is required at closing.',
  'Housing for older persons 62 years and older.',
  'The same form and fees for every applicant, with or without children.',
  'The same deposit for everyone, families with children included.',
  'The same standards apply to voucher holders.',
  'We do not discriminate on race, religion, or whether or not you have children.',
  'We welcome everyone regardless of race, religion, disability, familial status or national origin, no exceptions.',
  'No child, no veteran and no voucher holder is turned away.',
  'Nobody is turned away for race, religion or children, not even for a record.',
  'Everyone is welcome, not only families with children.',
  'We do not discriminate on the basis of race, color, religion, sex, handicap, familial status or national origin, and no application is refused for them.',
  'A 55+ community, no pets.',
  'No smoking, no pets, service animals are not pets.',
  'No pets, service animals excepted.',
  'No pets, assistance animals welcome.',
  'No pet deposit, and no pet fee for service animals.',
])('%s refuses nobody', (text) => {
  expect(fairHousing(text).filter(({ severity }) => severity !== 'advice')).toEqual([])
})

const flagged = (text: string) => fairHousing(text).filter(({ severity }) => severity !== 'advice')

// Things come from countries without saying anything of people.
test.each([
  "A house with a library with paneling from England. Here's an 8-bedroom estate.",
  'A perfect home for long dinners, with roof tiles from Spain.',
  'There is no tile from Mexico, only brick.',
  'The windows are not from Germany, but they tilt like it.',
  'Wallpaper from Sweden, rugs from Turkey: none of it stays.',
  'The owner added paneling from England in 2019.',
  'Once you have cabinets from Germany, you will not go back.',
  'Looking for a candle holder from Mexico?',
  'Imported from Spain, laid by hand, made for bare feet.',
  "The tenant downstairs uses the owners' sofa from Denmark.",
])('%s tells where a thing comes from', (text) => {
  expect(flagged(text)).toEqual([])
})

test.each([
  'No one from Syria.',
  'Not from Mexico, please.',
  'A home for people from India.',
  'Ideal for buyers moving here from Korea.',
  'If you come from Haiti, look elsewhere.',
  'Everyone on the floor is from Taiwan.',
  'The tenants are all from Poland.',
  'We do not rent to families from Somalia.',
  'Must not be from Iran.',
])('%s tells where people come from', (text) => {
  expect(flagged(text).map(({ basis }) => basis)).toContainEqual(
    expect.stringContaining('national origin'),
  )
})

// What a thing is like says nothing of the tenants and buyers in the same sentence.
test.each([
  'Tenants share a Finnish sauna.',
  'Ground-floor tenants are a Korean barbecue restaurant and a dry cleaner.',
  'Renters before you have planted Thai basil by the steps.',
  'Buyers looking for Brazilian cherry floors will find them here.',
  'The tenant downstairs uses the colored-concrete patio.',
  'Tenants share a disabled fireplace.',
  'You will want to see the older roof and the Christmas tree.',
  'The neighborhood has a Christmas market.',
])('%s describes a thing', (text) => {
  expect(flagged(text)).toEqual([])
})

test.each([
  'Cooks of Indian food need not apply.',
  'Tenants with Arab-sounding names are told that it is rented.',
  'The tenants are quiet and Irish.',
  'Residents here are older.',
  'Perfect for a chef from France.',
  'Our tenants keep Korean customs.',
  'Residents here cook Indian food.',
  'Buyers with Mexican plates get tossed.',
  'You will be happiest if you share our Christmas traditions.',
  'The tenants have older faces.',
  'The building was a Catholic church and still draws the faithful.',
  "If you don't celebrate Christmas you will not be happy with us.",
  'Seller will not deal with Chinese investors.',
  'No headscarves in the common areas.',
  'A third bedroom for your expanding brood.',
])('%s describes people', (text) => {
  expect(flagged(text)).not.toEqual([])
})

test.each([
  'For whoever has always wanted a straight stair.',
  'If you have always wanted French doors, here they are.',
  'The neighbors on both sides have grab bars as well.',
  'No permit was required for the grab bars.',
  'The lease with three students runs through May.',
  'The building was a Methodist church until 1974.',
  'The barn served as a dormitory for women welders during the war.',
  'The street is deaf to traffic noise.',
  'A house with a bachelor unit over the garage.',
  'The kitchen looks like the rest of the house.',
  "On a clear day you can see the Mormon temple's spire.",
])('%s chooses nobody', (text) => {
  expect(flagged(text)).toEqual([])
})

test.each([
  'For whoever has always wanted the right kind of neighbors.',
  'For whoever wants to live among his own.',
  'We do not allow tenants to install grab bars.',
  'Great for the under-30 crowd.',
  'A community where everybody looks like you.',
  'Ask us about the makeup of the neighborhood.',
  'Near a Methodist church.',
  'We will lease to Koreans until we find better.',
])('%s chooses somebody', (text) => {
  expect(flagged(text)).not.toEqual([])
})
