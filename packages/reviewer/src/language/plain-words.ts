/**
 * Words of daily life and of thought, in their basic form: they say nothing about a property by themselves. Whatever a
 * property may have, be like or lie near is missing here on purpose. Verbs and adverbs are not needed: what is neither here
 * nor known to claim something is a claim only where something is said to have it.
 */
const WORDS = `
  ability about above absence access acre across act addition advantage after afternoon afterward again age air aisle
  alone along already also always am amenity anchor another answer anybody anyone anything anyway anywhere apart
  appeal approve architecture area around array ask assign atmosphere attach auto available away back bag balance bare
  base bath bathroom because become bed bedroom before begin believe belong below bend benefit beside best between
  beyond big bike bin bit blanket block blue board boat body boil bolt book boot both bottle box branch brand
  breakfast breeze bring budget buffet build building built burn business buy cabinet came can't car care carry cart
  carve cast ceiling cent centre chair chance change chapter character charge charms chief choice city claim clear
  click climb close closet co coffee coin cold collapse color column come comfort company complete condition
  confidence content conversation cook cool cooler corner cost could count counter country couple course cover craft
  crane credit crowd cup customer damage dark date day de decision decorate deep deer degree deposit design detail
  develop did difference dine dinner direction distance ditch doesn't dog done door doorway down downstairs drain
  drainage dream dress drive dry due dug each ease east easy eat edge effort eight either eleven else end energy
  english enough entrance entry equipment estimate evening ever every exam excuse expense experience exterior eye face
  fact fair fan far fast fee feet few fi fifth figure file fill filter finish fire first fit five flat flip floor
  focus food foot force form former found foundation four frame freezer freight fresh friend front fruit full fun
  future game gardener gate gentle get glass go gone good goose got grade grand grandfather grease great groove ground
  guard guest gut gutter habit half hall hand happy head hear heard heart heat heavy height help herb high history
  hold home hood hope horse hot hour house hunt i idea improve inch include indoor insert inside instead interior
  itself jack jill job keep kept kind kit kitchen knew knob know la land lap larger late law lawn layout lead least
  ledge less let level life lift light like line list lit little live lock log long look lost lot love low lower luck
  made main maintenance make man manage manner many march matter me mechanic memory met might mind mineral minimum
  minute mo model monitor month mood more morning moss most move much name nature nearby need net never news next
  night nine nobody none nor north note nothing notice now offer oil old once open opinion option orange order other
  outdoor outside overhead own owner pace pad paid paint panel park part pass past patience pay peace people per
  percent permit pie pin pit place plain plan plant plate platter pleasure plenty plumb plumbing plus pocket point
  polish pot potential power preserve problem project promise proper property pump purpose put quart quarter question
  quick quiet quite rain raise rather re reach ready real reason red reflect refresh rehab remove replace residence
  respect rest reverse right rinse road rock roof room root routine row run sac said same sand screen season seat
  second section see sense sent separate serve seven several sew shade shape share she shelter shop short should
  shoulder show side siding sign sill since site six size ski sky sleep slope slow smile smoke snow soft some
  sometimes song soon sore sort south space split spot spring square stack staff stain stair stand star stargazing
  start state stay step still stock stood store stores storm story straight strength strict strong study style such
  suit sum summer supper surface surprise sweep swim swing system tail taken tan tank taste ten term test their them
  they thick thing third thirteen thought three through throughout time tiny title toe together told tongue too took
  tool top touch tow town trade trailer trap trash tray trick trouble truck true tube twelve twice two type under
  underfoot union unite until updates upstairs use van variety vehicle version viewing voice volume wait walk wall
  warm wash water way weather week weekend well went west wet whatever whether whole wide window wine wing wire wiring
  wit without wonder word work world worth would year yet young zero
`

export const PLAIN_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))
