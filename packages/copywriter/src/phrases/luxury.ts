import { lines, type Voice } from '../realise/voice.ts'

const PRICE = `
  [The {home}|It] is [offered|presented|available] at {price}[|, without further ceremony].
  The [offering price|asking price|consideration] is {price}.
  At {price}, the [proposition|offering] is [stated in full|plainly put|complete].`

const RECORD = `${PRICE}
  [Built in|Dating from|Completed in] {year} and [set on|set upon|resting on] {lot}, [the {home}|it] is [offered|presented|available] at {price}.
  [Offered|Presented|Available] at {price}, the {home} [dates from|was completed in|was built in] {year} and [stands on|rests upon|is set on] {lot}.
  The [land extends to|lot measures|land amounts to] {lot}, the [date|year of completion] is {year}, and the [price|offering price|figure asked] is {price}.
  [At|For] {price}, the [offering|proposition] [includes|takes in|comprises] {lot} of [ground|land] and a {home} [completed in|dating from|built in] {year}.
  [Date|Year], [land|ground] and price [complete the record|close the account|are quickly told]: {year}, {lot}, and {price}.
  [Built in|Dating from|Completed in] {year}, [the {home}|it] is [offered|presented|available] at {price}[|, without further ceremony].
  The {home}, [completed in|dating from|built in] {year}, [carries a price of|is priced at|is offered at] {price}.
  [Set on|Resting on|With its] {lot}, [the {home}|it] is [offered|presented|available] at {price}.
  The land [extends|amounts] to {lot}, and the [offering price|price|figure asked] is {price}.
  To be completed in {due}, [the {home}|it] is [offered|presented] at {price}.
  [Completed|Built] in {year}, it [rests|is set|stands] on {lot}.
  [The {home}|It] [dates from|was completed in|was built in] {year}.
  The land [extends|amounts] to {lot}.
  Completion is planned for {due}.`

const KEEPING =
  '[||, in keeping with the whole|, without unnecessary display|, and nothing is overstated|, with evident deliberation]'

/** Long, calm sentences; composure instead of superlatives. */
export const luxury: Voice = {
  tone: 'luxury',
  flow: 0.95,
  connectors: [', and ', ', while ', '; '],
  partings: ['; ', ', and '],
  breath: 56,
  pairing: 0.85,
  uses: 0.6,
  nouns: {
    home: ['residence', 'home', 'property'],
    land: ['land', 'parcel'],
    commercial: ['property', 'holding'],
  },
  openings: {
    home: lines`
      Composed [across|over] {sqft}, this {what} [at {address}|in {city}] is [arranged|drawn|ordered] with [restraint and intention|a steady hand|care and restraint|no wish to impress].
      [At|Behind the door of] {address}, {rooms} <is|are> given [the full measure|the whole] of {sqft}.
      There is [an assurance|a composure|a calm|a poise] to {address}, a {what} in {city} that [has no need to raise its voice|is content to be understated|says no more than it must|keeps its own counsel].
      [Presented|Offered|Introduced] in {place}, this {what} [brings together|assembles|unites] {measure} [with unhurried confidence|in a single composed whole|and makes no show of it].
      [Conceived|Planned|Drawn] on a scale of {sqft}, this {what} in {city} [holds|keeps|sets] {rooms} in [considered|easy|exact] balance.
      [Scale and proportion|Order and proportion|Measure and restraint] [set the terms|have the first word|come first] at {address}, where {sqft} [contain|hold|are given to] {rooms}.
      Set [upon|on] {lot} in {city}, this {what} [presents|unfolds with|comprises] {measure}.
      [Proportion|Scale|Composure|Order] is the first thing to [notice|remark|admire] at {address}, a {what} [of {sqft}|] in {city}.
      [Discretion|Restraint|Poise], [scale|measure] and [order|calm|proportion] define this {sqftAdj} {what} in {city}.
      A study in [measured living|proportion|restraint|composure], this {what} in {city} [extends|runs|amounts] to {sqft}.
      [Nothing is|There is nothing] hurried about this {what} in {city}, which [devotes|gives|allots] {sqft} to {rooms}.
      [Poise|Order|Composure|Restraint] comes before [display|show|ornament|effect] in this {what}, set {where}[ and extending to {sqft}|].
      Among the residences of {city}, this {what} makes its [case|introduction|argument] with {measure}.
      [Unhurried|Measured|Calm|Assured] and [complete|composed|unforced], this {what} [in {city}|at {address}] [extends across|takes in|is laid out over] {sqft}.
      With {measure} [at its disposal|to its name], this {type} {where} is [composed rather than crowded|measured rather than merely large|drawn without haste].
      [To describe|To speak of|To introduce] {address} is to begin with its [scale|measure|figures]: {measure}, held together as a {type} in {city}.
      [Grace|Distinction|Composure] lies in the [arrangement|order|plan] of this {what} in {city}, which [gives|allots|devotes] {sqft} to {rooms}.
      [Stately|Dignified|Composed] without ceremony, this {what} [is situated|is set] {where}[ and measures {sqft}|].
      [Distinguished|Set apart|Introduced] by its [proportions|measure], this {what} in {city} [presents|offers|sets out] {measure}.
      [Let the figures|The figures may|Measurements may] [open the conversation|make the introduction|speak first]: {measure}, {where}, in a {type} of [evident|real|settled] [poise|composure|grace].
      [Deliberate|Ordered|Clear] in plan and [generous|considered|exact] in measure, this {what} {where} [extends to|comprises|occupies] {sqft}.`,
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
      Land of this measure, {lot} in {city}, lets the [architecture|design] come second and the imagination first.
      Before the first line is drawn, there is the ground itself: a {type} of {lot} in {city}.
      A {lotAdj} {type} in {city} is [offered|presented] as [the most open of starting points|a place to begin|ground for a first drawing].
      At {address}, a {type} [of {lot}|] waits for its first drawing.
      Possibility is measured in acres here: {lot} in {city}, presented as a {type} of open ground.
      The beginning of a fine address may look like this: a {type} {where}[, {lot} in extent|].
      [Composed of|Extending to|Comprising] {lot}, this {type} in {city} leaves [every decision|each line of the plan|the rest] to its next owner.
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
      Situated {where}, [it|the {home}] [extends to|comprises|takes in] {measure}.
      {rooms} <is|are> [composed|arranged|laid out] [across|within|over] {sqft}.
      {rooms} <shares|share> {sqft} without [haste|crowding|ceremony].
      [By designation|In classification|Formally], [the {home}|it] is a {what}[ {where}|].
      [It is situated|It may be found|It has its place] {where}.
      [Its|The] address is {address}[ in {city}|].
      The plan [extends to|is drawn on|occupies|runs to] {sqft}.
      {city} [provides|supplies|is] the setting[, and {address} the address|].
      Its scale, {sqft}, is [felt rather than announced|worn lightly|easily carried].
      [Provision is made for|Room is found for|The plan allows for] {rooms}.
      It [holds|contains|presents] {measure}[|, considered as a whole].`,
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
      ${RECORD}`,
    land: lines`
      ${PRICE}
      The land is offered at {price}[, or {ppa} per acre|].
      In extent it is {lot}.
      It measures {lot}[, offered at {price}|].
      The record gives the year {year}.
      Completion is planned for {due}.
      {price} is the figure at which the ground changes hands.`,
    commercial: lines`
      ${RECORD}
      It is offered at {price}, {ppsf} per square foot.`,
  },
  scenes: {
    kitchen: lines`
      [In the kitchen|At the center of domestic life|Where dinner begins], {fs} [<sets|set> the tone|<carries|carry> the room|<is|are> given pride of place]${KEEPING}.
      The kitchen [is appointed with|takes its measure from|owes its authority to] {fs}[|, and wears such things lightly|, without a hint of display].
      {fs} [<lends|lend> the kitchen|<gives|give> the cook] [an authority of its own|a certain composure|an unspoken advantage]${KEEPING}.
      [The cook|A practiced hand] will [recognize|approve of|make good use of] {fs}${KEEPING}.`,
    suite: lines`
      [In the private quarters|Behind closed doors|Away from company], {fs} [<earns|earn> attention|<is|are> given due importance|<waits|wait> in good order]${KEEPING}.
      The private rooms [are served by|include|are appointed with] {fs}[|, for mornings as for evenings].
      ~{fs} [<lends|lend> the morning|<gives|give> the end of the day|<brings|bring> the evening] [a sense of ritual|an unhurried air|a measure of ease].`,
    interior: lines`
      [Within|Indoors|Beyond the entrance], {fs} [<continues|continue> the composition|<sets|set> the register|<rewards|reward> a closer look|<holds|hold> the eye]${KEEPING}.
      {fs} [<gives|give> the rooms|<lends|lend> the interior|<supplies|supply>] [a settled grace|the finer notes|much of the character]${KEEPING}.
      The interior [is distinguished by|draws its poise from|makes room for] {fs}[|, with nothing in excess].
      To {f}, the [interior|plan|composition] [adds|answers with|joins] {g}.
      [Attention|The eye] [turns next to|settles on|returns to|lingers over] {fs}${KEEPING}.
      [Among the appointments|Foremost among the details], {fs} <stands|stand> [first|apart].`,
    character: lines`
      {fs} <gives|give> the rooms [a past to speak of|their particular character].`,
    outdoor: lines`
      [Out of doors|Beyond the rooms|In the open air|Past the threshold], {fs} [<extends|extend> the composition|<makes|make> an argument for fine weather|<awaits|await>]${KEEPING}.
      [Out of doors|In the open air], the {home} [offers|provides|is completed by] {fs}${KEEPING}.
      ~[Afternoons|Evenings|Long weekends] [lengthen|begin|unfold] in the company of {fs}.
      ~{fs} [<gives|give> the warm months|<lends|lend> the afternoon|<brings|bring> the evening] [a purpose|its shape|something to look forward to].`,
    parking: lines`
      [Arrivals are well served by|Arriving is made easier by|The matter of vehicles is settled by] {fs}.`,
    household: lines`
      [The household is kept in order with|Daily life is discreetly supported by|Household matters are attended to with] {fs}${KEEPING}.`,
    storage: lines`
      What is not on display finds [its place|a discreet place] in {fs}.`,
    systems: lines`
      [Practical matters are as well considered|The practical side is in hand], with {fs} in place.
      No less important, if less often admired, <is|are> {fs}.
      [Provision|Consideration] of the practical kind extends to {fs}[|, as a matter of course].`,
    technology: lines`
      Technology is present but discreet, [with|in the form of] {fs}.`,
    access: lines`
      Movement through the {home} is eased by {fs}.`,
    setting: lines`
      [The setting|The situation] [contributes|adds|is the richer for] {fs}.`,
    community: lines`
      [Shared amenities include|The wider address provides] {fs}${KEEPING}.`,
    income: lines`
      Flexibility is provided by {fs}.`,
    site: lines`
      The site [provides|already includes|is improved by] {fs}.
      In place already <is|are> {fs}.
      {fs} <prepares|prepare> the ground for what follows.`,
    general: lines`
      [The particulars|Further appointments|The provisions] [include|extend to|take in] {fs}${KEEPING}.
      {f} <is|are> [joined by|accompanied by|matched with] {g}.
      [Of particular note|Also to be noted|Not to be passed over] <is|are> {fs}${KEEPING}.
      {fs} [<belongs|belong> to the whole|<takes|take> a rightful place among the particulars].`,
  },
  placed: lines`
    {front}, [the {home} provides|one discovers|provision extends to] {fs}.
    {front}, {fs} [<is|are> provided|<merits|merit> mention|<keeps|keep> to the same standard].
    {fs} <is|are> [to be discovered|provided|in evidence|available] {in}.
    [The {home} provides|One may rely upon] {fs} {in}[|, as one would wish].`,
  pairs: lines`
    {fs} [<sets|set> the tone|<establishes|establish> the register|<speaks|speak> first|<makes|make> the opening remark] {in}, [while|and] {gs} [<continues|continue> the thought|<answers|answer> in kind|<extends|extend> the same care|<takes|take> it further] {on}.
    {front}, [attention falls on|the eye meets|one finds|there <is|are>] {fs}; {then}, [it is given over to|one comes to|pride of place goes to|there <is|are>] {gs}.
    To {fx}, the {home} [adds|brings] {gx}[|, with no change of register|, and is the richer for it|, in the same spirit].
    {fx} <is|are> [joined by|accompanied by|followed by|matched with|answered by] {gx}[|, in the same register|, to good effect].
    If {fs} <lends|lend> the {home} [composure|its poise|a certain gravity|its bearing] {in}, {gs} <gives|give> it [ease|purpose|a second argument|its counterpart] {on}.
    From {fs} to {gs}, [the appointments|the provisions|the details] [follow a single idea|have each been given their due|ask to be taken in slowly|keep to a single standard].
    {fs}, [together with|no less than|in company with|and likewise] {gs}, will [be noticed first|reward a closer look|carry much of the conversation|repay attention].
    {front}, {fs} [<holds|hold> the eye|<rewards|reward> attention|<is|are> given pride of place], and {then} {gs} [<keeps|keep> to the same standard|<follows|follow> suit|<does|do> likewise].
    As {fs} [<anchors|anchor>|<opens|open>|<steadies|steady>] the composition {in}, so {gs} [<completes|complete>|<closes|close>|<extends|extend>] it {on}.
    The [appointments|provisions|particulars|comforts] [begin|open|start] with {fx} and [extend|continue|proceed] to {gx}.
    [Considered|Set|Weighed] beside {fs}, {gs} will seem entirely [at home|in keeping|of a piece].
    Where {fs} [<attends|attend> to|<looks|look> after|<provides|provide> for] [comfort|ceremony|daily life] {in}, {gs} <does|do> so {on}.
    [Nor does the list end|The account does not close|Matters do not rest] with {fx}, for there <is|are> also {gx} to [consider|enjoy|take into account].
    [One might begin|It is natural to begin|An account may begin] with {fx}[ and end with| and close with|, then turn to] {gx}.`,
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
      Measurements, permits and the age of the systems [merit|deserve] [confirmation|a careful reading] [before any decision|in the usual way].
      Service records and disclosures [are worth requesting|repay study] [beforehand|before a decision].`,
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
      The rooms themselves [make the final argument|have the last word|complete the account|complete the impression].
      To [walk|see|stand in] the rooms is to [understand them|take their measure|appreciate them][|, and no description replaces that].
      [Photographs|Figures|Words|Plans] [describe|suggest|introduce|outline] it; the rooms [explain|complete|settle|confirm] it.
      A [first|slow|second] visit, [taken at leisure|made without haste|at an hour of your choosing], [will say more than any page|answers most questions|is the proper way to weigh it].
      What remains is to [see it|walk through it|judge it] [at a time of your choosing|in person and without haste|with your own eyes].
      [A residence|A plan|An address|A composition] of this kind [rewards|merits|repays|invites] [an unhurried look|a slow hour|a second look|patience].`,
    land: lines`
      The land is best [understood|read|judged] on foot.
      What [comes next|follows|rises here] is a matter of [vision|patience|imagination].
      The first [line of the drawing|sketch|stake in the ground] is yours.`,
    commercial: lines`
      The premises are best [understood|judged|measured] in person.
      The next name on the door [may|might|could] be yours.
      It [awaits|would suit|is ready for] an enterprise of [equal|like|similar] composure.`,
    any: lines`
      [The rest|The remainder|What the page leaves out] [is best left to|will be judged by|belongs to] the [eye|visitor].
      In person, [the proportions|the particulars|scale and order] [speak for themselves|need no defense|make their own case].
      Such an address [rewards|repays|asks for] [a patient|an attentive|an unhurried] [eye|look|visit][|, preferably in daylight|, and gives up its details gradually].
      [The particulars|Its merits|These particulars] are best [appreciated|considered|judged] [in person|at first hand|on the spot][|, at whatever pace suits the visitor].`,
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
