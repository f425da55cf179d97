import { lines, type Voice } from '../realise/voice.ts'

/** Complete, measured sentences in the manner of a printed brochure. */
export const classic: Voice = {
  tone: 'classic',
  flow: 0.95,
  connectors: [', and ', '; ', ', while '],
  breath: 42,
  pairing: 0.7,
  uses: 0.4,
  nouns: {
    home: ['residence', 'house'],
    land: ['land', 'parcel'],
    commercial: ['premises', 'property'],
  },
  openings: {
    home: lines`
      Built in {year}, this {what} in {city} comprises {measure}.
      At {address} stands a {what} [of {sqft}|] in {city}.
      This {what} in {city} follows a familiar order [and extends to {sqft}|of rooms].
      Offered for sale in {city} is a {what}.
      A {what} [of {sqft}|] is offered in {city}.
      The {type} at {address} is all that the word implies, with {measure}.
      Since {year}, this {what} has held its place in {city}.
      Well-ordered rooms are the rule at {address}, a {what} in {city}.
      The plan of this {type} in {city} is a settled matter: {measure}.
      In {city}, a {what} [of {sqft}|] is offered for sale.
      The {type} at {address} contains {rooms} within {sqft}.
      On {lot} in {city}, this {what} provides {measure}.
      With grounds of {lot} and an interior of {sqft}, this {what} in {city} is comfortably settled.
      Here is a {what} {where}, plainly and properly described.
      Dating to {year}, this {what} in {city} offers {measure}.
      {city} is the setting and {address} the address of this {what}.
      A steady hand is evident in the plan of this {what} {where}.
      For {price}, this {type} in {city} provides {measure}.
      The proportions of this {type} in {city} are easily stated: {measure}.
      Tradition has its comforts, and this {what} in {city} keeps to it[ within {sqft}|].
      An orderly arrangement of {measure} distinguishes this {type} in {city}.
      It is a pleasure to present {address}, a {what} in {city}.
      Of sound and sensible plan, this {what} {where} [extends to {sqft}|keeps faith with its purpose].
      A proper introduction is due to {address}, a {what} in {city}.
      Respectably proportioned, this {what} {where} [measures {sqft}|has the look of permanence].
      There stands in {city}, at {address}, a {what} [of {sqft}|].
      The address is {address}; the property, a {what} in {city}.
      Kept to a sensible plan, this {what} in {city} [comprises {sqft}|wants for little].
      Gracious without formality, this {what} {where} [provides {sqft}|awaits its next chapter].
      To those acquainted with {city}, the address of this {what} needs no comment: {address}.
      Presented here is a {what} [of {sqft}|] {where}.
      Custom favors a plan of this kind: {measure}, in a {type} {where}.
      A house of {sqft}, this {what} is situated {where}.`,
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
      Situated {where}, it comprises {measure}.
      The {home} comprises {measure}.
      It contains {measure}.
      It provides {rooms}.
      The interior measures {sqft}.
      It [is situated|stands|has its place] {where}.
      [Its address is|The address is] {address}[ in {city}|].
      In type it is a {type}, and its place is {where}.
      The {home} is a {what}.
      By type it is a {type}, situated {where}.
      Accommodation consists of {rooms}.
      The rooms include {rooms}.
      It stands {where}.
      {rooms} <is|are> provided[ within {sqft}|].`,
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
      Dating to {year}[ and set upon {lot}|], the {home} is offered for sale at {price}.
      At {price}, the {home} is offered together with its grounds of {lot}[; it was built in {year}|].
      Its date is {year}[, its grounds extend to {lot}|], and its price is {price}.
      Built in {year} upon {lot}, the {home} is offered at {price}.
      The {home} dates to {year}, occupies {lot}, and is offered at {price}.
      Completed in {year}, it stands on {lot} and is offered at {price}.
      It was completed in {year}, and the asking price is {price}.
      With {lot} of ground and a construction date of {year}, it is offered at {price}.
      Its grounds measure {lot}; its date of construction is {year}.
      The house was completed in {year} and stands on {lot}.
      It was built in {year}.
      Its construction dates to {year}.
      The grounds measure {lot}.
      It occupies {lot}.
      Completion is expected in {due}.
      The property is offered at {price}.
      It is offered at {price}.
      The asking price is {price}.
      The grounds extend to {lot}, and the asking price is {price}.
      Built in {year}, the {home} is offered at {price}.
      Offered at {price}, it merits careful consideration.
      A lot of {lot} surrounds the {home}.
      The date of construction is {year}, the extent of the grounds {lot}.`,
    land: lines`
      The land is offered at {price}.
      The asking price is {price}[, which is {ppa} per acre|].
      The land measures {lot}.
      It comprises {lot} and is offered at {price}.
      The record gives the year {year}.
      Completion is expected in {due}.`,
    commercial: lines`
      Built in {year} upon {lot}, the {home} is offered at {price}.
      The {home} dates to {year}, occupies {lot}, and is offered at {price}.
      Completed in {year}, it stands on {lot} and is offered at {price}.
      It was completed in {year}, and the asking price is {price}.
      With {lot} of ground and a construction date of {year}, it is offered at {price}.
      Its grounds measure {lot}; its date of construction is {year}.
      The building was completed in {year} and stands on {lot}.
      It was built in {year}.
      The site measures {lot}.
      Completion is expected in {due}.
      The premises are offered at {price}.
      The asking price is {price}[, which is {ppsf} per square foot|].
      Built in {year}, the property is offered at {price}.`,
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
      The [interior|house|plan] [is improved by|offers|counts among its comforts] {fs}[|, each in its place|, and is the better for it].
      {f} <is|are> [complemented by|joined with|accompanied by] {g}.
      There is [much|a good deal] to be said for {fs}.`,
    character: lines`
      {fs} <preserves|preserve> the manner of an earlier day.
      Period interest is supplied by {fs}.`,
    outdoor: lines`
      [Out of doors|In fair weather|Beyond the house], there <is|are> {fs}[|, as the season permits|, to be enjoyed at leisure].
      The grounds [include|are enlivened by|offer] {fs}.
      {fs} [<extends|extend> the house into the open air|<makes|make> good use of a fine day].
      ~[Fair days|Long afternoons|Summer evenings] are well spent with {fs}.`,
    parking: lines`
      [Vehicles are provided for with|The arrangements for arrival include] {fs}.
      For the automobile, there <is|are> {fs}.`,
    household: lines`
      Household affairs are assisted by {fs}.
      {fs} <keeps|keep> domestic life in good order.`,
    storage: lines`
      Storage is provided by {fs}.
      What is seldom used may be kept in {fs}.`,
    systems: lines`
      [Mechanical provision includes|Among the working parts of the house <is|are>] {fs}.
      Nor is the practical side neglected, with {fs} in place.
      For comfort and upkeep alike, there <is|are> {fs}.`,
    technology: lines`
      Present-day conveniences include {fs}.
      Nor is convenience neglected, with {fs} at hand.`,
    access: lines`
      Ease of movement is provided by {fs}.`,
    setting: lines`
      The situation affords {fs}.
      To its situation the property owes {fs}.`,
    community: lines`
      [Shared amenities include|Residents have the use of] {fs}.
      {fs} <is|are> held in common.`,
    income: lines`
      {fs} <allows|allow> for more than a single use.
      Further accommodation is found in {fs}.`,
    site: lines`
      The site is provided with {fs}.
      The premises include {fs}.`,
    general: lines`
      The property [includes|also includes|counts among its merits] {fs}.
      [There <is|are>, in addition,|Worthy of mention <is|are>|Further particulars include] {fs}.
      {f} <is|are> provided, [together with|as well as|along with] {g}.
      {fs} [<is|are> among its merits|<completes|complete> the account].`,
  },
  pairs: lines`
    {front} there <is|are> {fs}; {then}, {gs} [<is|are> provided|<may|may> be found|<has|have> a place].
    The {home} is provided with {fx} and [likewise|also] with {gx}[|, as is proper|, each in its place].
    {fs} <serves|serve> the {home} well {in}, while {gs} <performs|perform> the same office {on}.
    In addition to {fx}, the {home} [offers|provides|includes] {gx}.
    {fx} <is|are> [complemented by|accompanied by|joined with] {gx}[|, in the accepted manner|, to good effect].
    To {fx} may be added {gx}.
    Among its [merits|comforts|advantages] may be counted {fx} and, [no less|equally|likewise], {gx}.
    Those who value {fs} will [find|observe|be pleased] that the {home} also [provides|possesses|includes] {gx}.
    The account would be incomplete without {fx} or, [for that matter|indeed], {gx}.
    The {home} has the benefit of {fx} and, in the same spirit, of {gx}.
    While {fs} <lends|lend> the {home} its [character|order|comfort] {in}, {gs} <supplies|supply> the [remainder|counterpart] {on}.
    {fs}, together with {gs}, may be [regarded as the principal comforts|relied upon in every season|taken as a fair measure of the whole].
    [It is worth noting|A visitor will observe|The record shows] that {fx} <is|are> joined by {gx}.`,
  tails: {
    kitchen: lines`
      [as befits|equal to] [a well-run household|a full table|plain cooking and festive alike]`,
    interior: lines`
      [to be enjoyed|best appreciated] [of an evening|in every season|at leisure]`,
    suite: lines`
      for use [by night and by morning|in all seasons|at any hour]`,
    outdoor: lines`
      [whenever|so long as] [the weather is fair|the afternoon permits|the season allows]
      where [an hour|an afternoon|an evening] may be [well spent|passed at leisure|given to conversation]`,
  },
  notes: lines`
    It should also be noted: {fs}.
    Further particulars: {fs}.
    The record adds: {fs}.`,
  rest: lines`
    The list of particulars concludes with {fs}.
    Nor should these be overlooked: {fs}.
    Completing the arrangement: {fs}.`,
  asides: {
    home: lines`
      Its particulars are best weighed at first hand and at leisure.
      An hour spent in looking it over is time well spent.
      The description is plain, and is meant to be tested in person.`,
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
      Good houses are best judged in person.
      In person, the plan explains itself.
      Time spent walking through is time well spent.
      It merits an hour of your time.
      A visit is warmly recommended.
      Its merits may be judged firsthand.`,
    land: lines`
      The land is best judged on foot.
      A walk over the ground is recommended.
      Its merits may be judged underfoot.`,
    commercial: lines`
      The premises are best judged in person.
      An inspection will answer the rest.
      It awaits a sound enterprise.`,
    any: lines`
      Take the time to see it properly.
      It is best seen at leisure.
      See it at leisure, and judge accordingly.
      A careful look is recommended.`,
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
