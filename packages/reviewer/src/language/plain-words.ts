/**
 * Words of daily life and of thought, in their basic form: they say nothing about a property by themselves. Whatever a
 * property may have, be like or lie near is missing here on purpose. Verbs and adverbs are not needed: what is neither here
 * nor known to claim something is a claim only where something is said to have it.
 */
const WORDS = `
  ability about above absence access acre across act addition advantage after afternoon afterward again age air aisle
  alone along already also always am amenity anchor another answer anybody anyone anything anyway anywhere apart
  appeal architecture area around array ask atmosphere attach available away back bag balance bare base bath bathroom
  because become bed bedroom before begin believe belong below bend benefit beside best between beyond big bike bin
  bit blanket block blue board boat body boil bolt book boot both bottle box branch brand breakfast breeze bring
  budget buffet build building built burn business buy cabinet came can't car care carry cart carve cast ceiling cent
  centre chair chance change chapter character charge charms chief choice city claim clear click climb close closet co
  coffee coin cold collapse color column come comfort company complete condition confidence content conversation cook
  cool cooler corner cost could count counter country couple course cover craft crane credit crowd cup customer dark
  date day de decision decorate deep degree deposit design detail develop did difference dine dinner direction
  distance doesn't dog done door doorway down downstairs drainage dream dress drive dry due each ease easy eat edge
  effort eight either eleven else end english enough entrance entry equipment estimate evening ever every exam excuse
  expense experience exterior eye face fact fair fan far fast fee feet few fi fifth figure file fill finish fire first
  fit five flat flip floor focus food foot force form former found foundation four frame fresh friend front ft full
  fun future game gardener gentle get glass go gone good got grade grand grandfather great groove ground guard guest
  gut habit half hall hand happy head hear heard heart heat heavy height help high history hold home hope hot hour
  house i idea improve inch include indoor insert inside instead interior itself jack job keep kept kind kit kitchen
  knew knob know la land lap larger late law lawn layout lead least ledge less let level life lift light like line
  list lit little live lock long look lost lot love low lower luck made main maintenance make man manage manner many
  march matter me memory met might mind minimum minute mo model month mood more morning moss most move much name
  nature nearby need net never news next night nine nobody none nor note nothing notice now offer old once open
  opinion option order other outdoor outside overhead own owner pace pad paid paint park part pass past patience pay
  peace people per percent pie pin place plain plan plant plate platter pleasure plenty plumbing plus pocket point
  polish pot potential power preserve problem project promise proper property purpose put quart quarter question quick
  quiet quite rain raise rather re reach ready real reason red reflect refresh remove replace residence respect rest
  reverse right rinse road rock roof room root routine row run said same season seat second section see sense sent
  separate serve seven several sew shade shape share she shop short should shoulder show side siding sign since site
  six size sky sleep slow smile smoke snow soft some sometimes song soon sore sort space split spot spring sq square
  stack staff stair stand star stargazing start state stay step still stock stood store stores story straight strength
  strict strong study style such suit sum summer supper surface surprise sweep swim swing system tail taken tan taste
  ten term test their them they thick thing third thirteen thought three through throughout time tiny title toe
  together told tongue too took tool top touch town trade trap tray trick trouble truck true twelve twice two type
  under underfoot unite until upstairs use van variety vehicle version viewing voice volume wait walk wall warm wash
  water way weather week weekend well went wet whatever whether whole wide window wine wire wiring wit without wonder
  word work world worth would year yet young zero
`

export const PLAIN_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))
