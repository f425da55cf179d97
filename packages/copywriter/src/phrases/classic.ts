import { lines, type Voice } from '../realise/voice.ts'

const OFFERED = '[offered|offered for sale|available|to be had|on offer|listed]'
const ASKED = 'the [asking price|price|sum asked|figure asked] [is|stands at]'

const PRICE = `
  [The {home}|It] is ${OFFERED} at {price}.
  The [asking price|price|figure asked] is {price}.`

const RECORD = `${PRICE}
  [Built in|Dating to|Completed in] {year} and [set upon|standing on|occupying] {lot}, the {home} is ${OFFERED} at {price}.
  The {home} [dates to|was built in|was completed in] {year}, [occupies|stands upon|rests on] {lot}, and is ${OFFERED} at {price}.
  [At|For] {price}, the {home} is ${OFFERED} [together with|along with] {lot} of [ground|land]; it [dates to|was built in|was completed in] {year}.
  Its [date|year of construction] is {year}, its [extent|land|lot] {lot}, and its [price|asking price] {price}.
  With {lot} of [ground|land] and a [construction date|completion date] of {year}, it is ${OFFERED} at {price}.
  [Offered|Available] at {price}, [it|the {home}] [dates to|was completed in|has stood since] {year} and [occupies|is set upon|includes] {lot}.
  [Built in|Dating to|Completed in] {year}, the {home} is ${OFFERED} at {price}.
  It [was completed in|was built in|dates to] {year}, and ${ASKED} {price}.
  The {home}, [which dates to|built in|completed in] {year}, [may be had for|is offered at|carries a price of] {price}.
  The [grounds extend|land extends] to {lot}, and ${ASKED} {price}.
  [Occupying|Set upon] {lot}, the {home} is ${OFFERED} at {price}.
  Completion is expected in {due}, and ${ASKED} {price}.
  [Completed|Built] in {year}, it [stands on|occupies] {lot}.
  [It|The {home}] [was built in|dates to] {year}.
  [It|The {home}] [occupies|stands on] {lot}.
  Completion is expected in {due}.`

/** Complete, measured sentences in the manner of a printed brochure. */
export const classic: Voice = {
  tone: 'classic',
  flow: 0.95,
  connectors: [', and ', '; ', ', while '],
  partings: ['; ', ', and '],
  breath: 42,
  pairing: 0.7,
  uses: 0.4,
  nouns: {
    home: ['residence', 'house', 'property', 'home'],
    land: ['land', 'parcel'],
    commercial: ['property'],
  },
  openings: {
    home: lines`
      A [proper|fair|brief] introduction is due to {address}, a {what} in {city}[ of {sqft}|].
      [For|At] {price}, this {type} in {city} [provides|offers|comprises] {measure}.
      Kept to a [sensible|simple|settled] plan, this {what} in {city} [comprises {sqft}|wants for little|is easily understood].
      [Built in|Dating to|Completed in] {year}, this {what} in {city} [comprises|provides|contains] {measure}.
      This {what} in {city} follows a [familiar|time-honored|sensible] order [and extends to {sqft}|of rooms].
      [Offered for sale|Newly presented|To be sold] in {city} is a {what} [of [good|sound|settled] plan|that keeps to a sensible order|of {sqft}].
      The {type} at {address} is all that the word [implies|suggests|promises], with {measure}.
      [Well-ordered rooms|Good order|Method and order] [prevail|may be expected|can be found] at {address}, a {what} in {city}.
      The plan of this {type} in {city} is [a settled matter|easily described|a plain one]: {measure}.
      In {city}, a {what} [of {sqft}|] is [offered for sale|presented to the market|made available].
      The {type} at {address} [contains|accommodates|arranges] {rooms} within {sqft}.
      On {lot} in {city}, this {what} [provides|offers|comprises] {measure}.
      With [grounds|land] of {lot} and an interior of {sqft}, this {what} in {city} is [comfortably settled|fully provided for|complete in itself].
      Here is a {what} {where}, [plainly and properly|briefly and fairly|briefly and exactly] described.
      {city} is the setting and {address} the [address|situation] of this {what}.
      A [steady hand|practical mind|sense of order] is evident in the plan of this {what} {where}.
      The [proportions|particulars|dimensions] of this {type} in {city} are [easily stated|soon told|quickly given]: {measure}.
      [Tradition|Convention|Good sense] has its comforts, and this {what} in {city} [keeps to it|is faithful to it][ within {sqft}|].
      It is a pleasure to [present|introduce|describe] {address}, a {what} in {city}.
      Of [sound|settled|simple] and sensible plan, this {what} {where} [extends to {sqft}|keeps faith with its purpose|answers its purpose].
      [Respectably|Sensibly|Properly] proportioned, this {what} {where} [measures {sqft}|has an air of permanence|makes no undue claims].
      [Gracious|Dignified|Agreeable] without formality, this {what} {where} [provides {sqft}|awaits its next chapter|keeps to essentials].
      [Custom|Experience|Good judgment] favors a plan of this kind: {measure}, in a {type} {where}.
      [An interior|A plan] of {sqft} is [offered|presented] {where}, in a {type} of [good|settled|simple] order.`,
    studio: lines`
      A {type} of {sqft} in {city}, neatly kept to a single room.
      This {type} {where} is modest in number and complete in itself.
      Offered in {city} is a {type} [of {sqft}|] that keeps to essentials.
      Within {sqft}, this {type} {where} finds a place for everything.
      A {type} {where} is presented to the market.
      Good order is easily kept in this {type} in {city}.`,
    land: lines`
      The land comes first: a {type} [of {lot}|] in {city}.
      A {lotAdj} {type} is offered {where}.
      Good ground is a sound beginning, and this {type} {where} offers it.
      Offered in {city} is a {type} [of {lot}|].
      Land has always been the first consideration, and here it is: a {type} {where}.
      A {type} {where} is presented to those with a plan in hand.
      In {city}, {lot} of ground are offered as a single {type}.
      Before the house there is the ground, and this {type} lies {where}.`,
    commercial: lines`
      A {type} of {sqft} is offered {where}.
      Established or newly founded, a business will find {sqft} in this {type} {where}.
      Commerce favors a sound address, and this {type} is situated {where}.
      Offered in {city} is a {type} [of {sqft}|].
      This {type} {where} provides {sqft} for the conduct of business.
      A {type} {where} is presented in plain terms.
      Sound premises are offered {where}: a {type}[ of {sqft}|].`,
  },
  core: {
    home: lines`
      Situated {where}, it [comprises|contains|provides] {measure}.
      [The {home}|It|The plan] [comprises|contains|provides|affords|consists of] {measure}.
      It provides {rooms}[ within {sqft}|].
      The [interior|plan|floor area] [measures|extends to|amounts to|comes to] {sqft}.
      It [is situated|stands|has its place|is found|is to be seen|lies] {where}.
      [Its|The] address is {address}[ in {city}|].
      [In type|By type|In form], it is a {what}[, situated {where}|].
      [Accommodation consists of|The rooms include|Provision is made for] {rooms}.
      {rooms} <is|are> [provided|accommodated][ within {sqft}|].`,
    land: lines`
      The {type} is situated {where}.
      Its address is {address}.
      In extent it is {lot}.
      The record further notes {measure}.
      It lies {where}.`,
    commercial: lines`
      The {type} is situated {where}.
      Its address is {address}.
      The interior measures {sqft}.
      The record further notes {rooms}.
      In all, it comprises {measure}.`,
  },
  details: {
    home: lines`
      ${RECORD}`,
    land: lines`
      ${PRICE}
      The [asking price|price] is {price}[, which is {ppa} per acre|].
      The land measures {lot}.
      It [comprises|extends to|measures] {lot} and is [offered|available] at {price}.
      The record gives the year {year}.
      Completion is expected in {due}.`,
    commercial: lines`
      ${RECORD}
      The asking price is {price}, which is {ppsf} per square foot.`,
  },
  scenes: {
    kitchen: lines`
      [In the kitchen|Where meals are prepared|On the domestic side], {fs} [<attends|attend> to daily needs|<serves|serve> well|<has|have> a proper place].
      The kitchen [is provided with|includes|has the advantage of] {fs}[|, as a kitchen should|, and wants for little].
      [Provision for the cook|The equipment of the kitchen] [includes|begins with] {fs}.`,
    suite: lines`
      [The private rooms|The bedrooms and baths] [include|are served by|have the benefit of] {fs}[|, for night and morning alike].
      {fs} [<provides|provide> comfort|<is|are> provided] [at either end of the day|in the private rooms].
      [Among the private comforts|Of a more private kind], there <is|are> {fs}.`,
    interior: lines`
      [Within|Indoors|In the principal rooms], {fs} [<lends|lend> character|<takes|take> a proper place|<adds|add> to the sense of order].
      {fs} [<gives|give> the rooms their dignity|<wears|wear> well|<repays|repay> attention].
      The [interior|house|plan] [is improved by|offers|counts among its comforts] {fs}[|, and is the better for it].
      {f} <is|are> [complemented by|joined with|accompanied by] {g}.
      There is [much|a good deal] to be said for {fs}.`,
    character: lines`
      Period interest is supplied by {fs}.`,
    outdoor: lines`
      [Out of doors|In fair weather|Beyond the house], there <is|are> {fs}[|, as the season permits|, to be enjoyed at leisure].
      The grounds [include|are enlivened by|offer] {fs}.
      {fs} [<extends|extend> the house into the open air|<makes|make> good use of a fine day].
      ~[Fair days|Long afternoons|Summer evenings] are well spent with {fs}.`,
    parking: lines`
      [Vehicles are provided for with|The arrangements for arrival include] {fs}.`,
    household: lines`
      {fs} <keeps|keep> domestic life in good order.`,
    storage: lines`
      What is [seldom used|out of season|not in use] may be [kept|stored] in {fs}.`,
    systems: lines`
      [Mechanical provision includes|Among the working parts of the house <is|are>] {fs}.
      Nor is the practical side neglected, with {fs} in place.
      For comfort and upkeep alike, there <is|are> {fs}.`,
    technology: lines`
      Nor is convenience [neglected|forgotten|wanting], with {fs} [at hand|in place].`,
    access: lines`
      Ease of movement is provided by {fs}.`,
    setting: lines`
      [To its situation|To its setting|To its place on the map] [the property|it] [owes|is indebted for] {fs}.`,
    community: lines`
      [Shared amenities include|Residents have the use of] {fs}.`,
    income: lines`
      {fs} <allows|allow> for more than a single use.`,
    site: lines`
      The site is provided with {fs}.
      The premises include {fs}.`,
    general: lines`
      The property [includes|also includes|counts among its [merits|comforts]] {fs}.
      [There <is|are>, in addition,|Worthy of mention <is|are>|Further particulars include] {fs}.
      {f} <is|are> provided, [together with|as well as|along with] {g}.
      {fs} [<is|are> among its [merits|comforts|advantages]|<completes|complete> the [account|list|picture]].`,
  },
  placed: lines`
    {front}, [there <is|are>|the {home} provides|one finds|the plan includes] {fs}.
    {front}, {fs} <is|are> [provided|to be found|not wanting|at hand].
    {fs} [<is|are> provided|<has|have> a place|<may|may> be found|<serves|serve> well] {in}.
    [One finds|The {home} has|There <is|are>] {fs} {in}[|, as is fitting].`,
  pairs: lines`
    {front} there <is|are> {fs}; {then}, {gs} [<is|are> provided|<may|may> be found|<has|have> a place|<is|are> at hand].
    The {home} is [provided|supplied|favored] with {fx} and [likewise|equally|in like measure] with {gx}[|, as is proper|, each in its place].
    {fs} <serves|serve> the {home} well {in}, while {gs} [<performs|perform> the same office|<does|do> the same|<answers|answer> a like purpose] {on}.
    In addition to {fx}, the {home} [offers|provides|includes|possesses] {gx}[|, to its credit|, as one would hope].
    {fx} <is|are> [complemented by|accompanied by|joined with|supported by] {gx}[|, in the accepted manner|, to good effect].
    To {fx} [may|should|can] be added {gx}[|, and the account is the better for it|, which completes the picture].
    Among its [merits|comforts|advantages|provisions] may be [counted|named|listed] {fx} and, [no less|equally|likewise], {gx}.
    Those who [value|look for|set store by] {fs} will [find|observe|be pleased] that [the {home} also|it also|it further] [provides|possesses|includes] {gx}.
    [No account|No description|No list] [would be|is] complete without {fx} or, [for that matter|indeed|in fairness], {gx}.
    The {home} has the [benefit|advantage|comfort] of {fx} and, [in the same spirit|by the same token|besides], of {gx}.
    While {fs} <lends|lend> the {home} its [character|order|comfort] {in}, {gs} <supplies|supply> the [remainder|counterpart|rest] {on}.
    {fs}, [together with|along with|and with them] {gs}, may be [regarded as the principal comforts|relied upon in every season|taken as a fair measure of the whole].
    [It is worth noting|A visitor will observe|The record shows|It may be added] that {fx} <is|are> joined by {gx}.`,
  tails: {
    kitchen: lines`
      [as befits|equal to] [a well-run household|a full table|plain cooking and festive alike]`,
    interior: lines`
      [to be enjoyed|best appreciated] [of an evening|in every season|at leisure]`,
    suite: lines`
      for use [by night and by morning|in all seasons|at any hour]`,
    outdoor: lines`
      to be enjoyed [whenever|so long as] [the weather is fair|the afternoon permits|the season allows]
      where [an hour|an afternoon|an evening] may be [well spent|passed at leisure|given to conversation]`,
  },
  notes: lines`
    [It should also be noted|Further particulars|The record adds|Of further note|To be added]: {fs}.`,
  rest: lines`
    The list of particulars concludes with {fs}.
    Nor should these be overlooked: {fs}.
    Completing the arrangement: {fs}.`,
  asides: {
    home: lines`
      Measurements, permits and the age of the systems [should be|are best|may be] confirmed [at first hand|before purchase|in the customary way].`,
    land: lines`
      Zoning, utilities and access should be confirmed with the local authorities.
      A survey will establish its boundaries with certainty.
      The ground may be walked before a plan is settled.`,
    commercial: lines`
      Permitted uses should be confirmed with the city.
      Measurements and systems are best confirmed on the premises.`,
  },
  closers: {
    home: lines`
      [Good houses|Such rooms|Plans of this kind] are best [judged|understood|weighed] [in person|at leisure|at first hand].
      In person, the [plan|arrangement|order of the rooms] [explains|recommends|speaks for] itself.
      [Time|An hour|A morning] [walking through|looking it over|in these rooms] is [well spent|seldom wasted|rarely regretted].
      It [merits|deserves|repays] an [hour|unhurried hour|afternoon] of your time.
      Its [merits|proportions|rooms] may be [judged|examined|tested] [firsthand|in person and at leisure|one by one].
      A visit, [made at leisure|in good time|however brief], is [warmly recommended|the best guide|advised].`,
    land: lines`
      The land is best [judged|understood] on foot.
      A walk over the ground is [recommended|advised|the best guide].`,
    commercial: lines`
      The premises are best [judged|understood] in person.
      An inspection will [answer|settle|complete] the rest.
      It awaits a sound enterprise.`,
    any: lines`
      [Take the time|Allow an hour|Make time] to [see it properly|look it over|judge it fairly].
      It is best [seen|considered|judged|weighed] [at leisure|without haste|in person].
      [See it|View it|Walk it] [at leisure|in good time|without haste], and [judge|decide|consider] accordingly.
      A [careful look|second look|closer inspection] is [recommended|advised|well worth the time].`,
  },
  headlines: {
    home: lines`
      Offered in {city}: A {type}
      A {type} in {city}, Properly Described
      {address}, {city}
      A Settled Address in {city}
      Good Order in {city}`,
    studio: lines`
      Offered in {city}: A {type}
      A Tidy {type} in {city}
      {address}, {city}`,
    land: lines`
      Offered in {city}: {lot}
      Good Ground in {city}
      Land in {city}, Plainly Offered`,
    commercial: lines`
      Offered in {city}: Commercial Premises
      A Sound Address for Business in {city}
      Commercial Premises in {city}`,
  },
}
