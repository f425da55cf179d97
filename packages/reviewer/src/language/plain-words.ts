/**
 * Words of daily life and of thought, in their basic form: they say nothing about a property by themselves. Whatever a
 * property may have, be like or lie near is missing here on purpose. Verbs and adverbs are not needed: what is neither here
 * nor known to claim something is a claim only where something is said to have it.
 */
const WORDS = `
  a ability about above absence access acre across act addition advantage after afternoon afterward again age air aisle all
  alone along already also always am amenity an anchor and another answer any anybody anyone anything anyway anywhere
  apart appeal approval approve april architecture are area around array ask assign at atmosphere attach august auto
  available away back bag balance bare base bath bathroom be because become bed bedroom been before begin believe
  belong below bend benefit beside best between beyond big bike bin bit blanket block blue board boat body boil bolt
  book boot both bottle box branch brand breakfast breeze bring budget buffet build building built burn business but
  buy by cabinet came can can't car care carry cart carve cast ceiling cent centre chair chance change chapter
  character charge charms chief choice city claim clear click climb close closet co coffee coin cold collapse color
  column come comfort company complete completion condition confidence content conversation cook cool cooler corner
  cost could count counter country couple course cover craft crane credit crowd cup customer damage dark date day de
  december decision decorate deep deer degree deposit design detail develop did difference dine dinner direction
  distance ditch do doesn't dog done door doorway down downstairs downtime drain drainage dream dress drive dry due
  dug each ease east easy eat edge effort eight either eleven else end energy english enough entrance entry equipment
  estimate evening ever every everyone everything exam excuse expense expensive experience exterior eye face fact fair
  fan far fast february fee feet few fi fifth figure file fill filter finish fire first fit five flat flip floor focus
  food foot for force form former found foundation four frame freezer freight fresh friday friend from front fruit
  full fun future game gardener gate gentle get glass go gone good goose got grade grand grandfather grease great
  groove ground guard guest gut gutter habit had half hall hand happy has have head hear heard heart heat heavy height
  help herb here high history hold home hood hope horse hot hour house hunt i idea if improve in inch include indoor
  insert inside instead interior is it its itself jack january jill job june keep kept kind kit kitchen knew knob know
  la land lap larger late law lawn layout lead least ledge less let level life lift light like line list lit little
  live lock log long look lost lot love low lower luck made main maintenance make man manage manner many march matter
  me mechanic memory met might mind mineral minimum minute mo model moment monday monitor month mood more morning moss
  most move much name nature nearby need net never news next night nine no nobody none nor north not note nothing
  notice november now october of off offer oil old on once one open opinion option or orange order other out outdoor
  outside over overhead own owner pace pad paid paint panel park part pass past patience pay peace people per percent
  permit pie pin pit place plain plan plant plate platter pleasure plenty plumb plumbing plus pocket point polish pot
  potential power preserve problem project promise proper property pump purpose put quart quarter question quick quiet
  quite rain rainy raise rather re reach ready real reason red reflect refresh rehab remove replace residence respect
  rest reverse right rinse road rock roof room root routine row run sac said same sand sandy saturday screen season
  seat second section see sense sent separate september serve seven several sew shade shape share she shelter shop
  short should shoulder show side siding sign sill since site six size ski sky sleep slope slow smile smoke snow so
  soft some somebody someone something sometimes song soon sore sort south space split spot spring square stack staff
  stain stair stand star stargazing start state stay step still stock stood store stores storm story straight strength
  strict strong study style such suit sum summer supper surface surprise sweep swim swing system tail taken tan tank
  taste ten term test than that the their them then there they thick thing third thirteen this thought three through
  throughout thursday time tiny title to toe together told tongue too took tool top touch tow town trade trailer trap
  trash tray trick trouble truck true truth tube tuesday twelve twice two type under underfoot union unite until up
  updates upstairs use useful van variety vehicle version viewing voice volume wait walk wall warm warmth was wash
  water way we weather wednesday week weekend well went were west wet what whatever where whether which who whole wide
  width will window wine wing wire wiring wit with without wonder word work world worth would year yet you young your
  zero
`

export const PLAIN_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))
