import { lines, type Voice } from '../realise/voice.ts'
import { luxuryRemarks } from './luxury-remarks.ts'

/** Long, calm sentences; composure instead of superlatives. */
export const luxury: Voice = {
  tone: 'luxury',
  flow: 0.9,
  connectors: [', and ', ', while ', '; '],
  joinsAsides: true,
  breath: 40,
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
      Held within {sqft}, {rooms} form the composed center of this {type} in {city}.
      A residence of {sqft}, {address} is offered in {city} with {rooms}.
      Set upon {lot} in {city}, this {what} [presents|unfolds with] {measure}.
      Proportion is the first thing to notice at {address}, a {what} [of {sqft} in {city}|in {city}].
      Every figure here is deliberate: {measure}, in a {type} [on record at {address}|offered in {city}].
      Discretion, scale and order define this {sqftAdj} {what} in {city}.
      A study in measured living, this {what} in {city} extends to {sqft}.
      Arrive at {address}, and the particulars speak plainly: {measure}, in the form of a {type}.
      Restraint is a form of confidence, and this {what} in {city} has both, together with {measure}.
      Nothing is hurried about this {what} in {city}, which [devotes|gives] {sqft} to {rooms}.
      Within the [walls|rooms] of {address}, {measure} come together as a {type} of real composure.
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
      Few words are required for a {what} in {city} that can point to {measure}.
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
      {rooms} <is|are> [composed|arranged] [across|within] {sqft}.
      {rooms} share {sqft} without haste.
      It is a {type} in the fullest sense, set {where}.
      The {home} is a {what} {where}.
      [Its address is|The address is|It answers to|It is known as] {address}[, in {city}|].
      [It is to be found|It stands|Its place is|It may be found] {where}[|, without fanfare|, as it happens].
      In all, {measure} [answer to the plan|complete the measure].
      The plan [extends to|is drawn on] {sqft}.
      {measure} set the scale of the {home}.
      Within, {measure} are held in balance.
      In form it is a {type}, and it carries the part with ease.
      The setting is {city}.
      {city} provides the setting[, and {address} the address|].
      There <is|are> {rooms} in the plan, each given its due.
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
      In all, {measure} complete the measure.
      By designation it is a {type}.`,
  },
  details: {
    home: lines`
      Completed in {year} and set on {lot}, the {home} is offered at {price}.
      Its grounds of {lot} and its year, {year}, are matters of record, as is the price of {price}.
      The {home}, completed in {year}, is presented at {price}.
      Set on {lot} and dating from {year}, it is presented at {price}.
      For {price}, a {home} of {year} on {lot} [is offered|finds its next chapter].
      A lot of {lot} and a completion date of {year} complete the record.
      Completed in {year}, it [rests|is set] on {lot}.
      It was completed in {year}, and its grounds extend to {lot}.
      The grounds extend to {lot}.
      A lot of {lot} frames the whole.
      Its year of completion is {year}.
      The {home} dates from {year}.
      Completion is planned for {due}.
      The {home} is offered at {price}.
      It is presented at {price}[, a figure that the particulars above are left to support|].
      At {price}, the proposition is stated in full.
      The offering price is {price}.
      Offered at {price}, the {home} [invites a considered decision|asks for nothing more than a careful eye].
      Built in {year} and offered at {price}, the {home} keeps its own counsel.
      With grounds of {lot} and an offering price of {price}, the picture is complete.
      Grounds of {lot} give the {home} its frame.
      Since {year} it has stood on {lot}.
      The figure attached to all of this is {price}.`,
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
      For {price}, a {home} of {year} on {lot} [is offered|finds its next chapter].
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
      [In the kitchen|Where dinner begins|At the center of domestic life], {fs} [<sets|set> the tone|<carries|carry> the room|<is|are> given pride of place|<answers|answer> every culinary intention].
      The kitchen [is appointed with|takes its measure from|owes its authority to|has been given] {fs}[|, and wears it lightly|, without a hint of display].
      {fs} [<lends|lend> the kitchen|<gives|give> the cook|<brings|bring> to the table] [its authority|a certain composure|an unspoken advantage].
      [The cook|Whoever cooks|A practiced hand] will [recognize|approve of|make good use of] {fs}.`,
    suite: lines`
      [In the private quarters|Behind closed doors|Away from company|On the private side], {fs} [<completes|complete> the day|<earns|earn> attention|<is|are> given due importance|<waits|wait> in good order].
      The private rooms [are served by|include|are appointed with|take comfort in] {fs}[|, as they ought to|, for mornings as for evenings].
      {fs} [<lends|lend> the bedrooms|<gives|give> mornings|<brings|bring> to the evening] [a sense of ritual|an unhurried start|a measure of ease].`,
    interior: lines`
      [Within|Indoors|Through the principal rooms|Beyond the entrance], {fs} [<continues|continue> the composition|<sets|set> the register|<rewards|reward> a closer look|<holds|hold> the eye].
      {fs} [<gives|give> the rooms|<lends|lend> the interior|<supplies|supply>] [their character|a settled grace|the finer notes|much of the atmosphere].
      The interior [is distinguished by|turns upon|draws its poise from|makes room for] {fs}[|, each considered in turn|, with nothing in excess].
      To {f}, the [interior|plan|composition] [adds|answers with|joins] {g}.
      [Attention|The eye] [turns next to|settles on|returns to|lingers over] {fs}.
      [Among the appointments|Of the pleasures indoors|Foremost among the details], {fs} <stands|stand> [first|apart|out].`,
    character: lines`
      {fs} <carries|carry> the memory of the {home}.
      Character is supplied by {fs}.
      {fs} <gives|give> the rooms a past to speak of.
      Craft is present in {fs}.`,
    outdoor: lines`
      [Out of doors|Beyond the rooms|In the open air|Past the threshold], {fs} [<extends|extend> the composition|<draws|draw> the day outside|<makes|make> an argument for fine weather|<awaits|await>].
      The grounds [are graced by|include|take their purpose from|are given over in part to] {fs}[|, as the season allows|, and are the better for it].
      {fs} [<gives|give> the grounds|<lends|lend> the afternoon|<brings|bring> the evening] [a purpose|its shape|something to look forward to].
      [Afternoons|Evenings|Long weekends] [lengthen|begin|unfold] in the company of {fs}.`,
    parking: lines`
      For arrivals and departures, there <is|are> {fs}.
      Arrivals are well served by {fs}.
      The matter of vehicles is settled by {fs}.
      On the drive, so to speak, there <is|are> {fs}.
      Arriving is made easier by {fs}.`,
    household: lines`
      The household is kept in order with {fs}.
      Daily life is discreetly supported by {fs}.
      The practical rooms are not forgotten: {fs}.
      Household matters are attended to with {fs}.
      Of everyday use, and glad to be so, <is|are> {fs}.`,
    storage: lines`
      What is not on display finds its place in {fs}.
      Order is kept with the help of {fs}.
      Possessions in reserve are provided for with {fs}.`,
    systems: lines`
      Practical matters are as well considered, with {fs} in place.
      Its systems include {fs}.
      Comfort is also a matter of engineering: {fs}.
      No less important, if less often admired, <is|are> {fs}.
      Necessary and already in place: {fs}.
      Provision of the practical kind extends to {fs}.`,
    technology: lines`
      Technology is present but discreet, with {fs}.
      {fs} <answers|answer> to a contemporary standard of ease.
      The modern conveniences include {fs}.
      Discreetly, {fs} <attends|attend> to the details.`,
    access: lines`
      Movement through the {home} is eased by {fs}.
      {fs} <makes|make> the plan easy to navigate.
      Ease of passage is provided by {fs}.`,
    setting: lines`
      The setting contributes {fs}.
      {fs} <is|are> part of the composition.
      The eye is drawn outward, to {fs}.
      Its surroundings include {fs}.
      To the setting belongs {fs}.`,
    community: lines`
      Shared amenities include {fs}.
      Beyond the threshold, residents have the use of {fs}.
      The wider address provides {fs}.
      Held in common, and no less welcome, <is|are> {fs}.`,
    income: lines`
      Flexibility is provided by {fs}.
      For guests or for other purposes, there <is|are> {fs}.
      {fs} <widens|widen> the possibilities.
      The plan keeps something in reserve: {fs}.`,
    site: lines`
      The site provides {fs}.
      In place already <is|are> {fs}.
      {fs} <prepares|prepare> the ground for what follows.
      Practical matters are settled by {fs}.`,
    general: lines`
      [The particulars|Further appointments|The provisions] [include|extend to|take in|do not omit] {fs}.
      {f} <is|are> [joined by|accompanied by|matched with] {g}.
      [Of particular note|Also to be noted|Not to be passed over|In the same considered spirit] <is|are> {fs}.
      {fs} [<completes|complete> the picture|<belongs|belong> to the whole|<rounds|round> out the particulars|<takes|take> a rightful place].
      [To these|To all of this|Alongside] may be [added|set|reckoned] {fs}.`,
  },
  tails: {
    kitchen: lines`
      [with|always with] [long dinners|a full table|the unhurried cook|good company] in mind
      whether for [company|a solitary breakfast|an ordinary evening] or [a full table|a celebration|a long lunch]
      and [the cook|whoever cooks|every guest] is [spared|rarely given] cause for [complaint|regret|haste]`,
    interior: lines`
      [best enjoyed|felt most keenly] [by lamplight|in company|on a slow evening|when the house is full]
      [which|all of which] [visitors will remark upon|the rooms carry with ease|time will treat kindly|daily life will soon depend on]
      with [composure|restraint|a certain ease|proportion] as the [common thread|guiding idea|rule]`,
    suite: lines`
      so that [the day ends well|mornings begin gently|rest comes easily|dressing is never hurried]
      [at the hour|whenever] [the household sleeps|company departs|solitude is wanted|the door is closed]`,
    outdoor: lines`
      [for as long as|whenever] [the weather allows|the evening lasts|company permits|the season holds]
      with [nothing to do|little to decide|no reason to hurry] [but stay|until dusk|all afternoon]
      and [summer|the long weekend|an open evening] [needs little else|arranges itself|is well provided for]`,
    general: lines`
      [as a matter of course|without ceremony|in good order|with the same care]
      [so that|and] [nothing practical|no ordinary need|little of consequence] [is left to chance|has been overlooked|remains unanswered]`,
  },
  notes: lines`
    For the record: {fs}.
    Also noted: {fs}.
    The particulars continue: {fs}.`,
  rest: lines`
    The list continues with {fs}.
    Further appointments include {fs}.
    Completing the inventory: {fs}.`,
  remarks: luxuryRemarks,
  closers: {
    home: lines`
      Let the rooms make the final argument.
      To walk the rooms is to understand them.
      It is best appreciated in person, and without haste.
      A considered residence merits an unhurried look.
      What remains is to see it at a time of your choosing.
      Photographs describe it; the rooms explain it.
      The door, when it opens, will do the rest.
      Some decisions deserve a second look, and this is among them.`,
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
