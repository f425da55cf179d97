import { lines, type Voice } from '../realise/voice.ts'

/** Complete, measured sentences in the manner of a printed brochure. */
export const classic: Voice = {
  tone: 'classic',
  flow: 0.9,
  connectors: [', and ', '; ', ', while '],
  joinsAsides: true,
  breath: 38,
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
      Some things wear well, and a {what} of {sqft} is among them.
      The {type} at {address} contains {rooms} within {sqft}.
      On {lot} in {city}, this {what} provides {measure}.
      With grounds of {lot} and an interior of {sqft}, this {what} in {city} is comfortably settled.
      Here is a {what} {where}, plainly and properly described.
      Dating to {year}, this {what} in {city} offers {measure}.
      {city} is the setting and {address} the address of this {what}.
      A steady hand is evident in the plan of this {what} {where}.
      For {price}, this {type} in {city} provides {measure}.
      The proportions of this {type} in {city} are easily stated: {measure}.
      Tradition has its comforts, and this {what} in {city} [has {sqft} of them|keeps to it].
      An orderly arrangement of {measure} distinguishes this {type} in {city}.
      It is a pleasure to present {address}, a {what} in {city}.
      Of sound and sensible plan, this {what} {where} [extends to {sqft}|keeps faith with its purpose].
      Good houses explain themselves, and this {what} {where} is no exception.
      A proper introduction is due to {address}, a {what} in {city}.
      Respectably proportioned, this {what} {where} [measures {sqft}|has the look of permanence].
      There stands in {city}, at {address}, a {what} [of {sqft}|].
      The address is {address}; the property, a {what} in {city}.
      Every house has its particulars, and those of this {type} in {city} are {measure}.
      Kept to a sensible plan, this {what} in {city} [comprises {sqft}|wants for little].
      Gracious without formality, this {what} {where} [provides {sqft}|awaits its next chapter].
      Among the houses of {city}, this {what} [at {address}|] keeps to an honest plan.
      In good order and good proportion, {measure} make up this {type} in {city}.
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
      The {home} comprises {measure}.
      It contains {measure}.
      It provides {rooms}.
      The interior measures {sqft}.
      It [is situated|stands|is to be found|has its place] {where}.
      [Its address is|The address is|It is entered at|The door is that of] {address}[, {city}|].
      The {home} is a {what}.
      By type it is a {type}, situated {where}.
      Accommodation consists of {rooms}.
      In extent the interior is {sqft}.
      The rooms include {rooms}.
      It stands {where}.
      Its city is {city}.
      {rooms} <is|are> provided[ within {sqft}|].
      As to size, the interior is {sqft}.
      As to type, it is a {type}.`,
    land: lines`
      The {type} is situated {where}.
      Its address is {address}.
      Its city is {city}.
      In extent it is {lot}.
      The record further notes {measure}.
      As to type, it is a {type}.
      It lies {where}.`,
    commercial: lines`
      The {type} is situated {where}.
      Its address is {address}.
      Its city is {city}.
      The interior measures {sqft}.
      The record further notes {rooms}.
      As to type, it is a {type}.
      In all, it comprises {measure}.`,
  },
  details: {
    home: lines`
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
      [In the kitchen|Where meals are prepared|On the domestic side], {fs} [<attends|attend> to daily needs|<serves|serve> well|<has|have> a proper place|<answers|answer> every purpose].
      The kitchen [is provided with|includes|has the advantage of|is known by] {fs}[|, as a kitchen should|, and wants for little|, in good order].
      [Provision for the cook|The equipment of the kitchen|A good table] [includes|begins with|is assured by] {fs}.
      To the kitchen <belongs|belong> {fs}.`,
    suite: lines`
      [The private rooms|The bedrooms and baths|The comforts of the bedrooms] [include|are served by|extend to] {fs}[|, as is proper|, for night and morning alike].
      {fs} [<provides|provide> comfort|<attends|attend> to rest|<is|are> provided] [at either end of the day|in the private rooms|for daily use].
      [Among the private comforts|Of a more private kind|For rest and repose], there <is|are> {fs}.`,
    interior: lines`
      [Within|Indoors|In the principal rooms|Throughout the interior], {fs} [<lends|lend> character|<takes|take> a proper place|<adds|add> to the sense of order|<is|are> much in evidence].
      {fs} [<remains|remain> a lasting pleasure|<gives|give> the rooms their dignity|<wears|wear> well|<repays|repay> attention].
      The [interior|house|plan] [is improved by|makes provision for|offers|counts among its comforts] {fs}[|, each in its place|, and is the better for it].
      {f} <is|are> [complemented by|joined with|accompanied by] {g}.
      There is [much|a good deal|something] to be said for {fs}.`,
    character: lines`
      {fs} <preserves|preserve> the manner of an earlier day.
      Period interest is supplied by {fs}.
      {fs} <speaks|speak> of careful hands.
      The craftsman's part is seen in {fs}.`,
    outdoor: lines`
      [Out of doors|In fair weather|On the grounds|Beyond the house], there <is|are> {fs}[|, as the season permits|, to be enjoyed at leisure].
      The grounds [include|make provision for|are enlivened by|offer] {fs}.
      {fs} [<extends|extend> the house into the open air|<serves|serve> well in every season|<makes|make> good use of a fine day|<gives|give> the grounds their interest].
      [Fair days|Long afternoons|Summer evenings] are well spent with {fs}.`,
    parking: lines`
      For the automobile, there <is|are> {fs}.
      Vehicles are provided for with {fs}.
      The arrangements for arrival include {fs}.
      Provision for vehicles includes {fs}.`,
    household: lines`
      Household affairs are assisted by {fs}.
      {fs} <keeps|keep> domestic life in good order.
      For the daily round, there <is|are> {fs}.
      Domestic arrangements include {fs}.`,
    storage: lines`
      Storage is provided by {fs}.
      {fs} <keeps|keep> the household in order.
      What is seldom used may be kept in {fs}.`,
    systems: lines`
      Mechanical provision includes {fs}.
      On the practical side, there <is|are> {fs}.
      Among the working parts of the house <is|are> {fs}.
      Nor is the practical side neglected, with {fs} in place.
      For comfort and upkeep alike, there <is|are> {fs}.`,
    technology: lines`
      Present-day conveniences include {fs}.
      {fs} <brings|bring> the house up to the hour.
      Nor is convenience neglected, with {fs}.`,
    access: lines`
      Ease of movement is provided by {fs}.
      {fs} <serves|serve> comfort and convenience alike.
      The plan is made easier by {fs}.`,
    setting: lines`
      The situation affords {fs}.
      {fs} <belongs|belong> to the setting.
      To its situation the property owes {fs}.
      The outlook includes {fs}.`,
    community: lines`
      Shared amenities include {fs}.
      Residents have the use of {fs}.
      Common provision is made for {fs}.
      {fs} <is|are> held in common.`,
    income: lines`
      Further accommodation is found in {fs}.
      {fs} <allows|allow> for more than a single use.
      Provision for guests or other uses includes {fs}.`,
    site: lines`
      The site is provided with {fs}.
      {fs} <is|are> already in place.
      The premises include {fs}.
      Practical provision includes {fs}.`,
    general: lines`
      [To these|To the foregoing|To this list] are added {fs}.
      The property [includes|also includes|counts among its merits|makes provision for] {fs}.
      [There <is|are>, in addition,|Worthy of mention <is|are>|Nor should the reader overlook|Further particulars include] {fs}.
      {f} <is|are> provided, [together with|as well as|along with] {g}.
      {fs} [<rounds|round> out a sensible list|<is|are> among its merits|<completes|complete> the account].`,
  },
  tails: {
    kitchen: lines`
      [as befits|in keeping with|equal to] [a well-run household|a full table|plain cooking and festive alike|daily use]
      so that [breakfast|supper|a holiday dinner] may be [prepared|served|enjoyed] [without hurry|in good order|as it should be]`,
    interior: lines`
      [to be enjoyed|best appreciated] [of an evening|in every season|by the fire or by the window|at leisure]
      after the manner of [well-run houses|settled households|rooms meant to last]
      and [visitors|guests|those who know houses] will [remark upon it|take note|understand at once]`,
    suite: lines`
      so that [the day begins|the evening ends|rest is taken] in [comfort|good order|peace]
      [for use|as required] [by night and by morning|in all seasons|at any hour]`,
    outdoor: lines`
      [whenever|so long as] [the weather is fair|the afternoon permits|the season allows|company is at hand]
      where [an hour|an afternoon|an evening] may be [well spent|passed at leisure|given to conversation]`,
    general: lines`
      [as custom suggests|in the usual good order|to practical advantage|for daily convenience]
      so that [the household|daily life|the round of the year] [runs as it should|is well provided for|wants for little]`,
  },
  notes: lines`
    It should also be noted: {fs}.
    Further particulars: {fs}.
    The record adds: {fs}.`,
  rest: lines`
    The list of particulars concludes with {fs}.
    Nor should these be overlooked: {fs}.
    Completing the arrangement: {fs}.`,
  remarks: {
    home: lines`
      [The arrangement|The plan|Its order] is a [sensible and familiar|steady and sensible|plain and practical] [kind|sort], [easily understood at a first visit|and needs no explanation|such as does not date].
      [Each|Every] room keeps to its [purpose|proper use|part], [as rooms ought to|and the household is easier for it|in the accepted manner].
      [It will take to|The rooms will accept] [books, lamps and a clock|good silver or flea-market finds|good furniture and plain] [without complaint|with equal grace|as a matter of course].
      [A good plan|A well-made plan|Good proportion] [does not call attention to itself|does not date|outlasts fashion].
      [There is nothing here|Little in the plan] that will [need explaining to a guest|puzzle a visitor|want for an explanation].`,
    bedrooms: lines`
      [There are bedrooms enough|The bedrooms suffice] to [receive guests|house visitors|accommodate company] [without ceremony|in good order|as occasion requires].
      A bedroom may [serve as|become|be given over to] [a study or a sewing room|a writing room|a workroom] when [occasion requires|wanted|the need arises].`,
    bathrooms: lines`
      [Mornings|The early hours] need not be managed by [timetable|rota|the clock].
      The bathrooms are equal to [a full house|a busy morning|visiting company].`,
    studio: lines`
      A single room, sensibly used, answers to many purposes.
      Economy of space is its own kind of order.`,
    grounds: lines`
      The grounds allow for plans of some ambition.
      Land about a house is a lasting courtesy.`,
    land: lines`
      Zoning, utilities and access should be confirmed with the local authorities.
      A survey will establish its boundaries with certainty.
      The ground may be walked in every season before a plan is settled.
      Land is patient, and rewards the same quality in its owner.
      What is built upon it is a matter for its next steward.
      A house well placed is half built.`,
    commercial: lines`
      Permitted uses should be confirmed with the city.
      The premises are suited to careful planning.
      A business is known in part by its address.
      Measurements and systems are best confirmed on the premises.
      Trade of many kinds may be carried on in a plain and solid setting.`,
    any: lines`
      [Its merits|Its qualities|The particulars] are best [judged|weighed|considered] [in person|at first hand|on the spot].
      [The description is plain|The account is brief], and [intended to be|meant to be|faithful to the record].
      [Time spent|An hour spent|An afternoon spent] in [looking it over|walking it through|seeing it properly] is [time well spent|seldom regretted].`,
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
