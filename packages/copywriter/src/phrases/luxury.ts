import { lines, type Voice } from '../realise/voice.ts'

/** Long, calm sentences; composure instead of superlatives. */
export const luxury: Voice = {
  tone: 'luxury',
  flow: 0.95,
  connectors: [', and ', ', while ', '; '],
  breath: 46,
  pairing: 0.75,
  uses: 0.4,
  nouns: {
    home: ['residence', 'home'],
    land: ['land', 'parcel'],
    commercial: ['property', 'holding'],
  },
  openings: {
    home: lines`
      Composed across {sqft}, this {what} [at {address}|in {city}] is arranged with restraint and intention.
      [At|Behind the door of] {address}, {rooms} <is|are> given the full measure of {sqft}.
      There is an assurance to {address}, a {what} in {city} [that has no need to raise its voice|that is content to be understated].
      Presented in {place}, this {what} [brings together|assembles] {measure} [with unhurried confidence|in a single composed whole].
      Some addresses need little introduction; {address} in {city} offers {measure} and lets them speak.
      Conceived on a scale of {sqft}, this {what} in {city} [holds|keeps] {rooms} in considered balance.
      Scale and proportion set the terms at {address}, where {sqft} contain {rooms}.
      Held within {sqft}, {rooms} <forms|form> the composed center of this {type} in {city}.
      A residence of {sqft}, {address} is offered in {city} with {rooms}.
      Set upon {lot} in {city}, this {what} [presents|unfolds with] {measure}.
      Proportion is the first thing to notice at {address}, a {what} [of {sqft} in {city}|in {city}].
      Discretion, scale and order define this {sqftAdj} {what} in {city}.
      A study in measured living, this {what} in {city} extends to {sqft}.
      Arrive at {address}, and the particulars speak plainly: {measure}, in the form of a {type}.
      Nothing is hurried about this {what} in {city}, which [devotes|gives] {sqft} to {rooms}.
      Within the [walls|rooms] of {address}, {measure} <comes|come> together as a {type} of real composure.
      For an address in {city} with {measure}, consider this {type} at {address}.
      Poise comes before display in this {what}, set {where} [and extending to {sqft}|].
      Among the residences of {city}, this {what} makes its case with {measure}.
      [Unhurried|Measured] and complete, this {what} [in {city}|at {address}] extends across {sqft}.
      With {measure} at its disposal, this {type} {where} is composed rather than crowded.
      In {city}, a {what} of {sqft} [invites a slower pace|asks to be taken in slowly].
      Introducing {address}, a {what} [of {sqft} in {city}|in {city}].
      The measure of this {type} {where} is easily given: {measure}.
      Order, proportion and a sense of occasion meet in this {what} {where}.
      To describe {address} is to begin with its scale: {measure}, held together as a {type} in {city}.
      Grace lies in the arrangement here, a {what} in {city} that [gives|lends] {sqft} to {rooms}.
      Rooms of consequence await {where}, where a {type} of {sqft} [keeps|holds] {rooms}.
      Stately without ceremony, this {what} stands {where}[ and measures {sqft}|].
      Here, {where}, is a {what} [of {sqft}|] [drawn with a steady hand|in which each room has its reason].
      Distinguished by its proportions, this {what} in {city} [presents|offers] {measure}.
      Beyond the front door of {address} lies a {what} [of {sqft}|] in {city}.
      Let the figures open the conversation: {measure}, {where}, in a {type} of evident poise.
      Deliberate in plan and generous in measure, this {what} {where} extends to {sqft}.
      An address to be taken at an easy pace, {address} is a {what} in {city}[ with {sqft} to its name|].`,
    studio: lines`
      A {type} of {sqft} {where}, edited to its essentials.
      Reduced to what matters, this {type} in {city} [composes|arranges] a whole life within {sqft}.
      Simplicity is the point of this {type} {where}, [which makes its case in {sqft}|drawn in a single gesture].
      There is poise in a single well-drawn room, and this {type} {where} has it.
      Edited and assured, this {type} in {city} makes {sqft} feel considered.
      Everything is close at hand in this {type} {where}, composed within {sqft}.
      A single room, properly proportioned, is the premise of this {type} in {city}.`,
    land: lines`
      In {city}, {lot} of land [await|invite] a vision of their own.
      Land of this measure, {lot} in {city}, lets the architecture come second and the imagination first.
      Before the first line is drawn, there is the ground itself: a {type} of {lot} in {city}.
      A {lotAdj} {type} in {city} is offered as the most open of starting points.
      At {address}, a {type} [of {lot}|] waits for its first drawing.
      Possibility is measured in acres here: {lot} in {city}, presented as a {type} of open ground.
      The beginning of a fine address may look like this: a {type} {where}[, {lot} in extent|].
      Composed of {lot}, this {type} in {city} leaves every decision to its next owner.
      A {type} in {city} is presented {where}, ready for the pen of an architect.
      To own land in {city} is to own a beginning, and this {type} {where} is precisely that.`,
    commercial: lines`
      Substance leads at {address}, a {sqftAdj} {type} in {city}.
      At {address}, a {type} of {sqft} is presented in {city}.
      Presence is a business asset, and this {type} in {city} offers {sqft} of it.
      Business finds a composed setting in this {type} {where}[, {sqft} in all|].
      A {type} of {sqft} in {city} is offered with an authority of its own.
      Established bearing and {sqft} distinguish this {type} {where}.
      For enterprises that value composure, this {type} in {city} [provides|presents] {sqft}.
      Measured and dignified, this {type} {where} [comprises|extends to] {sqft}.
      A considered setting for business, this {type} {where} carries itself with ease.`,
  },
  core: {
    home: lines`
      It stands {where} and extends to {measure}.
      {rooms} <is|are> [composed|arranged] [across|within] {sqft}.
      {rooms} <shares|share> {sqft} without haste.
      The {home} is a {what} {where}.
      [Its address is|The address is|It answers to] {address}[ in {city}|].
      [It stands|Its place is] {where}.
      The plan [extends to|is drawn on] {sqft}.
      In form, the {home} is a {type}[ in {city}|].
      The setting is {city}.
      {city} provides the setting[, and {address} the address|].
      Its scale, {sqft}, is felt rather than announced.
      A {type} by designation, it stands {where}.
      Provision is made for {rooms}.`,
    land: lines`
      The {type} lies {where}.
      Its setting is {city}[, at {address}|].
      It extends to {lot}.
      The record also notes {measure}.
      By designation it is a {type}.
      Its address is {address}.
      The ground in question is a {type} {where}.`,
    commercial: lines`
      The {type} stands {where}.
      It extends to {sqft}.
      The record also notes {rooms}.
      Its address is {address}[ in {city}|].
      It is a {type} {where}.
      {city} provides the setting.
      In all, it comprises {measure}.
      By designation it is a {type}.`,
  },
  details: {
    home: lines`
      Dating from {year}[ and set upon {lot}|], the {home} is [offered|presented] at {price}.
      At {price}, the offering includes {lot} of ground[ and the authority of {year}|].
      Its story begins in {year}[, its grounds extend to {lot}|], and its price is {price}.
      Completed in {year} and set on {lot}, the {home} is offered at {price}.
      Its grounds of {lot} and its year, {year}, are matters of record, as is the price of {price}.
      The {home}, completed in {year}, is presented at {price}.
      Set on {lot} and dating from {year}, it is presented at {price}.
      A lot of {lot} and a completion date of {year} complete the record.
      Completed in {year}, it [rests|is set] on {lot}.
      It was completed in {year}, and its grounds extend to {lot}.
      The grounds extend to {lot}.
      A lot of {lot} frames the whole.
      Its year of completion is {year}.
      The {home} dates from {year}.
      Completion is planned for {due}.
      The {home} is offered at {price}.
      It is presented at {price}.
      At {price}, the proposition is stated in full.
      The offering price is {price}.
      Offered at {price}, the {home} [invites a considered decision|asks for nothing more than a careful eye].
      Built in {year} and offered at {price}, the {home} keeps its own counsel.
      With grounds of {lot} and an offering price of {price}, the picture is complete.
      Grounds of {lot} give the {home} its frame.
      Since {year} it has stood on {lot}.`,
    land: lines`
      The land is offered at {price}[, or {ppa} per acre|].
      It is presented at {price}.
      In extent it is {lot}.
      It measures {lot}[, offered at {price}|].
      The record gives the year {year}.
      Completion is planned for {due}.
      The offering price is {price}, and the rest is left to the imagination.
      {price} is the figure at which the ground changes hands.`,
    commercial: lines`
      Completed in {year} and set on {lot}, the {home} is offered at {price}.
      Its grounds of {lot} and its year, {year}, are matters of record, as is the price of {price}.
      The {home}, completed in {year}, is presented at {price}.
      Set on {lot} and dating from {year}, it is presented at {price}.
      A lot of {lot} and a completion date of {year} complete the record.
      Completed in {year}, it [rests|is set] on {lot}.
      It was completed in {year}.
      The site extends to {lot}.
      A site of {lot} frames the building.
      Completion is planned for {due}.
      It is offered at {price}[, {ppsf} per square foot|].
      The offering price is {price}.
      Presented at {price}, the holding is ready for its next chapter.
      Its year of completion is {year}.`,
  },
  scenes: {
    kitchen: lines`
      [In the kitchen|At the center of domestic life|Where dinner begins], {fs} [<sets|set> the tone|<carries|carry> the room|<is|are> given pride of place].
      The kitchen [is appointed with|takes its measure from|owes its authority to] {fs}[|, and wears such things lightly|, without a hint of display].
      {fs} [<lends|lend> the kitchen|<gives|give> the cook] [an authority of its own|a certain composure|an unspoken advantage].
      [The cook|A practiced hand] will [recognize|approve of|make good use of] {fs}.`,
    suite: lines`
      [In the private quarters|Behind closed doors|Away from company], {fs} [<earns|earn> attention|<is|are> given due importance|<waits|wait> in good order].
      The private rooms [are served by|include|are appointed with] {fs}[|, for mornings as for evenings].
      ~{fs} [<lends|lend> the morning|<gives|give> the end of the day|<brings|bring> the evening] [a sense of ritual|an unhurried air|a measure of ease].`,
    interior: lines`
      [Within|Indoors|Beyond the entrance], {fs} [<continues|continue> the composition|<sets|set> the register|<rewards|reward> a closer look|<holds|hold> the eye].
      {fs} [<gives|give> the rooms|<lends|lend> the interior|<supplies|supply>] [a settled grace|the finer notes|much of the character].
      The interior [is distinguished by|draws its poise from|makes room for] {fs}[|, each considered in turn|, with nothing in excess].
      To {f}, the [interior|plan|composition] [adds|answers with|joins] {g}.
      [Attention|The eye] [turns next to|settles on|returns to|lingers over] {fs}.
      [Among the appointments|Foremost among the details], {fs} <stands|stand> [first|apart].`,
    character: lines`
      {fs} <gives|give> the rooms [a past to speak of|their particular character].
      Character is supplied by {fs}.`,
    outdoor: lines`
      [Out of doors|Beyond the rooms|In the open air|Past the threshold], {fs} [<extends|extend> the composition|<makes|make> an argument for fine weather|<awaits|await>].
      [Out of doors|In the open air], the {home} [offers|provides|is completed by] {fs}.
      ~[Afternoons|Evenings|Long weekends] [lengthen|begin|unfold] in the company of {fs}.
      ~{fs} [<gives|give> the warm months|<lends|lend> the afternoon|<brings|bring> the evening] [a purpose|its shape|something to look forward to].`,
    parking: lines`
      [Arrivals are well served by|Arriving is made easier by|The matter of vehicles is settled by] {fs}.
      For arrivals and departures, there <is|are> {fs}.`,
    household: lines`
      [The household is kept in order with|Daily life is discreetly supported by|Household matters are attended to with] {fs}.
      Of everyday use, and glad to be so, <is|are> {fs}.`,
    storage: lines`
      What is not on display finds its place in {fs}.
      Order is kept with the help of {fs}.`,
    systems: lines`
      [Practical matters are as well considered|The practical side is in hand], with {fs} in place.
      No less important, if less often admired, <is|are> {fs}.
      Provision of the practical kind extends to {fs}.`,
    technology: lines`
      Technology is present but discreet, [with|in the form of] {fs}.
      {fs} <answers|answer> to a contemporary standard of ease.`,
    access: lines`
      Movement through the {home} is eased by {fs}.`,
    setting: lines`
      The setting [contributes|is the richer for] {fs}.
      Its surroundings include {fs}.`,
    community: lines`
      [Shared amenities include|The wider address provides] {fs}.
      Beyond the threshold, residents have the use of {fs}.`,
    income: lines`
      Flexibility is provided by {fs}.
      {fs} <widens|widen> the possibilities.`,
    site: lines`
      The site provides {fs}.
      In place already <is|are> {fs}.
      {fs} <prepares|prepare> the ground for what follows.`,
    general: lines`
      [The particulars|Further appointments|The provisions] [include|extend to|take in] {fs}.
      {f} <is|are> [joined by|accompanied by|matched with] {g}.
      [Of particular note|Also to be noted|Not to be passed over] <is|are> {fs}.
      {fs} [<belongs|belong> to the whole|<takes|take> a rightful place among the particulars].
      [To these|To all of this] may be [added|reckoned] {fs}.`,
  },
  pairs: lines`
    {fs} [<sets|set> the tone|<establishes|establish> the register|<speaks|speak> first] {in}, while {gs} [<continues|continue> the thought|<answers|answer> in kind|<extends|extend> the same care] {on}.
    {front}, [attention falls on|the eye meets|one finds] {fs}; {then}, [it is given over to|there <is|are>|pride of place goes to] {gs}.
    To {fx}, the {home} [adds|brings|joins] {gx}[|, with no change of register|, and is the richer for it].
    {fx} <is|are> [joined by|accompanied by|followed by] {gx}[|, in the same register].
    If {fs} <lends|lend> the {home} [composure|its poise|a certain gravity] {in}, {gs} <gives|give> it [ease|purpose|a second argument] {on}.
    From {fs} to {gs}, [the appointments follow a single idea|each provision has been given its due|the details ask to be taken in slowly].
    {fs}, [together with|no less than|in company with] {gs}, will [be noticed first|reward a closer look|carry much of the conversation].
    {front}, {fs} [<holds|hold> the eye|<rewards|reward> attention|<is|are> given pride of place], and {then} {gs} [<keeps|keep> to the same standard|<follows|follow> suit].
    As {fs} <anchors|anchor> the composition {in}, so {gs} <completes|complete> it {on}.
    The [appointments|provisions|particulars] begin with {fx} and [extend|continue|proceed] to {gx}.
    Considered beside {fs}, {gs} will seem [entirely at home|entirely in keeping].
    Where {fs} <attends|attend> to [comfort|ceremony|daily life] {in}, {gs} <attends|attend> to it {on}.
    [Nor does the list end|The account does not close] with {fx}, for there <is|are> also {gx} to consider.`,
  tails: {
    kitchen: lines`
      with [long dinners|a full table|good company] in mind
      whether for [company|a solitary breakfast] or [a full table|a long lunch]`,
    interior: lines`
      [best enjoyed|felt most keenly] [by lamplight|in company|on a slow evening]`,
    suite: lines`
      [whenever|at the hour when] [company departs|solitude is wanted|the door is closed]`,
    outdoor: lines`
      [for as long as|whenever] [the weather allows|the evening lasts|company permits|the season holds]
      with [little to decide|no reason to hurry] [until dusk|all afternoon]`,
  },
  notes: lines`
    For the record: {fs}.
    Also noted: {fs}.
    The particulars continue: {fs}.`,
  rest: lines`
    The list continues with {fs}.
    Further appointments include {fs}.
    Completing the inventory: {fs}.`,
  asides: {
    home: lines`
      The particulars above are a beginning, and the rooms themselves the better part of the account.
      An hour spent in the rooms will say more than any page.
      A private visit, taken slowly, is the proper way to weigh what is written here.`,
    land: lines`
      Zoning, utilities and access merit confirmation with the local authorities.
      Boundaries and buildable area are best confirmed by survey.
      A walk across the land will say more than any page.`,
    commercial: lines`
      Permitted uses merit confirmation with the city.
      Measurements and systems are best confirmed on the premises.`,
  },
  closers: {
    home: lines`
      Let the rooms make the final argument.
      To walk the rooms is to understand them.
      It is best appreciated in person, and without haste.
      A considered residence merits an unhurried look.
      What remains is to see it at a time of your choosing.
      Photographs describe it; the rooms explain it.`,
    land: lines`
      The land is best understood on foot.
      What comes next is a matter of vision.
      The page is open.
      The first line of the drawing is yours.`,
    commercial: lines`
      The premises are best understood in person.
      The next name on the door may be yours.
      It awaits an enterprise of equal composure.`,
    any: lines`
      The particulars are best appreciated in person.
      The rest is best left to the eye.
      In person, the proportions speak for themselves.
      Such an address rewards a patient eye.`,
  },
  headlines: {
    home: lines`
      A Composed {type} in {city}
      {sqft} of Measured Living in {city}
      {address}, {city}
      Poise and Proportion in {city}
      An Unhurried {type} in {city}
      {address}: A Study in Proportion
      Considered Living, {city}`,
    studio: lines`
      An Edited {type} in {city}
      {address}: Simplicity, Composed
      A Studio of Poise in {city}`,
    land: lines`
      {lot} of Possibility in {city}
      Open Ground in {city}
      A Beginning in {city}`,
    commercial: lines`
      A Commanding Address in {city}
      {sqft} of Commercial Presence in {city}
      Business, Composed: {city}`,
  },
}
