import { lines, type Voice } from '../realise/voice.ts'

/** Complete, measured sentences in the manner of a printed brochure. */
export const classic: Voice = {
  tone: 'classic',
  flow: 0.4,
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
      It is situated {where}.
      Its address is {address}[, {city}|].
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
      The kitchen is provided with {fs}.
      In the kitchen, {fs} <attends|attend> to daily needs.
      {fs} <serves|serve> the kitchen well.
      To the kitchen <belongs|belong> {fs}.
      The kitchen includes {fs}, as a kitchen should.
      Provision for the cook includes {fs}.
      The kitchen has the advantage of {fs}.
      A kitchen is known by its particulars, and these include {fs}.`,
    suite: lines`
      The private rooms include {fs}.
      {fs} <provides|provide> comfort at either end of the day.
      Among the private comforts <is|are> {fs}.
      The bedrooms and baths are well attended by {fs}.
      Night and morning are served by {fs}.
      Of a more private kind <is|are> {fs}.
      The comforts of the bedrooms extend to {fs}.`,
    interior: lines`
      Within, the house offers {fs}.
      The principal rooms are distinguished by {fs}.
      {fs} <lends|lend> character to the rooms.
      Comforts within include {fs}.
      {f} <is|are> complemented by {g}.
      {fs} <remains|remain> a lasting pleasure.
      There is much to be said for {fs}.
      Indoors, {fs} <takes|take> a proper place.
      The interior is improved by {fs}.
      {fs} <adds|add> to the sense of order.
      Throughout, the eye rests on {fs}.
      Household life is well served by {fs}.`,
    character: lines`
      {fs} <preserves|preserve> the manner of an earlier day.
      Period interest is supplied by {fs}.
      {fs} <speaks|speak> of careful hands.
      The craftsman's part is seen in {fs}.`,
    outdoor: lines`
      Out of doors, there <is|are> {fs}.
      The grounds include {fs}.
      {fs} <extends|extend> the house into the open air.
      In fair weather, {fs} <comes|come> into use.
      The garden side offers {fs}.
      Without, as within, there is comfort: {fs}.
      {fs} <serves|serve> well in every season.
      Fair days are well spent with {fs}.`,
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
      The working parts of the house include {fs}.
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
      To these are added {fs}.
      The property includes {fs}.
      {fs} <is|are> among its merits.
      There <is|are>, in addition, {fs}.
      Worthy of mention: {fs}.
      {f} <is|are> provided, together with {g}.
      In good company with the rest <is|are> {fs}.
      {fs} <rounds|round> out a sensible list.
      Further particulars include {fs}.`,
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
      The arrangement is a sensible and familiar kind, easily understood at a first visit.
      Each room keeps to its purpose, as rooms ought to.
      It is a house of regular habits.
      There is nothing here that will need explaining to a guest.
      A good plan does not call attention to itself.
      It will take to books, lamps and a clock on the mantel without complaint.
      The rooms are such as might be furnished gradually and with care.
      Good proportion does not date.
      Such houses are kept rather than consumed.
      It offers the steady comforts by which a house is known.`,
    bedrooms: lines`
      There are bedrooms enough to receive guests without ceremony.
      A bedroom may serve as a study or a sewing room when occasion requires.`,
    bathrooms: lines`
      The bathrooms are equal to a full house.
      Mornings need not be managed by timetable.`,
    studio: lines`
      A single room, well kept, answers to many purposes.
      Economy of space is its own kind of order.`,
    grounds: lines`
      The grounds allow for a garden of some ambition.
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
      Its merits are best judged in person.
      The description is plain, and intended to be.
      Time spent in looking it over is time well spent.
      The facts are given here as they stand.`,
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
