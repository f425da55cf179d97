import { lines, type Voice } from '../realise/voice.ts'
import { record } from './record.ts'
import { visits } from './visit.ts'

/** Complete, measured sentences in the manner of a printed brochure. */
export const classic: Voice = {
  tone: 'classic',
  flow: 0.95,
  connectors: [', and ', '; ', ', while '],
  partings: ['; ', ', and '],
  breath: 42,
  pairing: 0.65,
  uses: 0.7,
  nouns: {
    home: ['residence', 'house', 'property', 'home'],
    land: ['land', 'parcel'],
    commercial: ['property'],
  },
  openings: {
    home: lines`
      [Consider|Observe|Note] {address}, a {what} in {city}[ of {sqft}|].
      [For|At] {price}, this {type} in {city} [provides|offers|comprises] {measure}.
      [Kept to|Drawn on] a [sensible|simple|settled] plan, this {what} in {city} [comprises {sqft}|wants for little|is easily understood].
      [Built in|Dating to|Completed in] {year}, this {what} in {city} [comprises|provides|contains] {measure}.
      [Offered for sale|Newly presented|To be sold] in {city} is a {what} of [good plan|sound plan|sensible order|{sqft}].
      The {type} at {address} is [rightly|fairly|justly] so [called|named], with {measure}.
      [Order|Good order|Method] [prevails|may be expected|is found] at {address}, a {what} in {city}.
      The [plan|order|arrangement] of this {type} in {city} is [settled|easily described|a plain one]: {measure}.
      On {lot} in {city}, this {what} [provides|offers|comprises] {measure}.
      [Here|At hand|Offered here] is a {what} {where}, [plainly|briefly|fairly] and [properly|exactly|fully] described.
      [Order|Method|Good sense] [governs|informs|shapes] the [plan|layout|scheme] of this {what} {where}.
      [Proportions|Particulars|Dimensions] are [easily stated|soon told|quickly given] for this {type} in {city}: {measure}.
      [Sound|Settled|Simple] in plan and [sensible|steady|modest] in manner, this {what} {where} [extends to {sqft}|answers its purpose|keeps to custom].
      [Respectably|Sensibly|Properly] proportioned, this {what} {where} [measures {sqft}|has an air of permanence|makes no undue claims].
      [Gracious|Dignified|Agreeable] without formality, this {what} {where} [provides {sqft}|awaits its next chapter|keeps to essentials].`,
    studio: lines`
      [Offered|Presented] in {city} is a {type} [of {sqft}|] that keeps to essentials.
      This {type} {where} is modest in number and complete in itself.
      [Good order|Economy] is easily kept in this {type} in {city}.`,
    land: lines`
      [Offered|Presented|For sale] in {city} is a {type} [of {lot}|].
      [Good ground is a sound beginning|The land comes first], and this {type} {where} [offers it|is no exception].
      A {type} {where} [awaits|invites] [a plan|a builder|its first plan].
      Before the house there is the ground, and this {type} lies {where}.`,
    commercial: lines`
      [Offered|Presented|Available] in {city} is a {type} [of {sqft}|].
      [Commerce|Trade|Business] [favors|rewards] a [sound|settled|proper] address, and this {type} [is|stands] {where}.
      [Business|Trade|Commerce] has {sqft} at its disposal in this {type} {where}.`,
  },
  core: lines`
    Situated {where}, it [comprises|contains|provides] {measure}.
    [The {home}|It|The plan] [comprises|contains|provides|affords|consists of] {measure}.
    The [interior|plan|floor area] [measures|occupies|comprises] {sqft}.
    It [stands|lies|is found] {where}.
    [Its|The] address is {address}[ in {city}|].
    {rooms} <is> [provided|accommodated][ within {sqft}|].`,
  details: record({
    built: '[built in|dating to|completed in]',
    dates: '[dates to|dates from]',
    set: '[set upon|standing on|occupying]',
    holds: '[occupies|stands on|is set upon]',
    offered: '[offered|available|listed|presented]',
    itIs: '[the {home}|it] is',
    asks: 'the [asking price|price|sum asked|figure asked] [is|stands at]',
    own: `[At|For] {price}, the {home} is offered [together with|along with] {lot} of [ground|land]; it [dates to|was built in|was completed in] {year}.
      Its [date|year of construction] is {year}, its [extent|land|lot] {lot}, and its [price|asking price] {price}.
      The {home}, [which dates to|built in|completed in] {year}, [may be had for|carries a price of] {price}.`,
  }),
  scenes: {
    kitchen: lines`
      [In the kitchen|At the stove], {fs} [<serves> well|<has> a proper place|<keeps> good order].
      The kitchen [is provided with|includes|has the advantage of] {fs}[|, as a kitchen should|, and wants for little].`,
    interior: lines`
      [Within|Indoors|In the principal rooms], {fs} [<lends> character|<takes> a proper place|<adds> to the sense of order].
      {fs} [<gives> the rooms their dignity|<wears> well|<repays> attention].
      The [interior|house|plan] [is improved by|offers|counts among its comforts] {fs}.
      [Much|A good deal] [may|can] be said for {the fs}.`,
    outdoor: lines`
      [Out of doors|In fair weather|Beyond the house], there <is> {fs}.
      The grounds [include|are enlivened by|offer] {fs}.
      {fs} [<extends> the house into the open air|<makes> good use of a fine day].
      ~[Fair days|Long afternoons|Summer evenings] are well spent with {the fs}.`,
    general: lines`
      [Further|Other|Additional] [particulars|comforts|provisions] [include|comprise|extend to] {fs}.
      The {home} [includes|also includes|possesses] {fs}.
      {fs} [<is> among its [merits|comforts|advantages]|<completes> the [account|list|picture]].`,
  },
  placed: lines`
    {front}, [there <is>|the {home} provides|one finds|the plan includes] {fs}.
    {front}, {fs} <is> [provided|to be found|not wanting|at hand].
    {fs} [<is> supplied|<has> a place|may be found|<serves> well] {in}.
    [One finds|The {home} has|There <is>] {fs} {in}[|, as is fitting].`,
  pairs: lines`
    {front} there <is> {fs}; {then}, {gs} [<is> provided|may be found|<has> a place|<is> at hand].
    The {home} is [provided|supplied|favored] with {fx} and [likewise|equally|in like measure] with {gx}[|, as is proper|, each in its place].
    {fs} <serves> the {home} well {in}, while {gs} [<performs> the same office|<does> the same|<answers> a like purpose] {on}.
    [Beyond|Besides|Alongside] {the fs}, the {home} [offers|provides|includes|possesses] {gx}[|, to its credit|, as one would hope].
    To {the fs} [may|should|can] be added {gx}[|, which completes the picture].
    Among its [merits|comforts|advantages|provisions] may be [counted|named|listed] {the fs} and, [no less|equally|likewise], {the gs}.
    No [account|description|list] [would be|is] complete without {the fs} or, [for that matter|indeed|in fairness], {the gs}.
    While {fs} <lends> the {home} its [character|order|comfort] {in}, {gs} <supplies> the [remainder|counterpart|rest] {on}.`,
  asides: visits(
    ({ where, how, which, feel, ask }) => lines`
      [A visit|A tour|Inspection|An hour] [will|should|may] [show|clarify|confirm|establish] ${where} and ${how}.
      [Visitors|Buyers|Callers] [may|might|should] [observe|consider|note|weigh] ${feel} and ${which}.
      [Inquiries|Questions] [about|regarding|on] ${ask} are [welcome|invited|in order].`,
  ),
  closers: {
    home: lines`
      [Good houses|Such rooms|Sound plans] are best [judged|understood|weighed] [in person|slowly|firsthand].
      In person, the [plan|arrangement|order] [explains|recommends|justifies] itself.
      It [merits|deserves|repays] [an hour|an afternoon|a visit|patience].`,
    land: lines`
      The land is best [judged|understood] on foot.`,
    commercial: lines`
      The premises are best [judged|understood] in person.`,
    any: lines`
      [Take|Allow|Make] [time|an hour|a morning] to [see|judge|weigh] it [properly|fairly|in person].
      [See|View|Judge] it [slowly|properly|fairly], and [decide|consider|choose] accordingly.
      A [careful|second|closer] [look|visit|inspection] is [recommended|advised|worthwhile].`,
  },
  headlines: {
    home: lines`
      Offered in {city}: A {type}
      A {type} in {city}, Properly Described
      [A Settled Address|Good Order] in {city}`,
    studio: lines`
      Offered in {city}: A {type}`,
    land: lines`
      Good Ground in {city}`,
    commercial: lines`
      Commercial Premises in {city}`,
  },
}
