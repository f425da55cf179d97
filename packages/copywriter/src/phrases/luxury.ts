import { lines, type Voice } from '../realise/voice.ts'
import { record } from './record.ts'
import { visits } from './visit.ts'

const KEEPING = '[|||, in keeping|, without display|, to good effect|, by design]'

/** Long, calm sentences; composure instead of superlatives. */
export const luxury: Voice = {
  tone: 'luxury',
  flow: 0.95,
  connectors: [', and ', ', while ', '; '],
  partings: ['; ', ', and '],
  breath: 56,
  pairing: 0.95,
  uses: 0.8,
  nouns: {
    home: ['residence', 'property'],
    land: ['land', 'parcel'],
    commercial: ['property', 'holding'],
  },
  openings: {
    home: lines`
      [Composed|Arranged|Ordered] [across|over] {sqft}, this {what} [at {address}|in {city}] is [drawn|planned|presented] with [restraint|care|composure].
      There is [assurance|composure|calm|poise] [to|about] {address}, a {what} in {city} that [keeps its own counsel|has no need of display|says only what it must].
      [Presented|Offered|Introduced] in {place}, this {what} [brings together|assembles|unites] {measure} with [confidence|composure|assurance].
      [Scale|Order|Measure] and [proportion|restraint|calm] [come first|prevail|preside] at {address}, where {sqft} [contain|hold|accommodate] {rooms}.
      [Set|Resting] [upon|on] {lot} in {city}, this {what} [presents|comprises|assembles] {measure}.
      [A study|An exercise|A lesson|An essay] in [measured living|proportion|restraint|composure], this {what} in {city} [extends|runs|amounts] to {sqft}.
      Nothing [is|seems|feels] [hurried|loud|forced] about this {what} in {city}, which [devotes|gives|allots] {sqft} to {rooms}.
      [Poise|Order|Composure|Restraint] [precedes|outranks|outlasts] [display|show|ornament|effect] in this {what}, set {where}[ and extending to {sqft}|].
      [Unhurried|Measured|Calm|Assured] and [complete|composed|unforced], this {what} [in {city}|at {address}] [extends across|occupies|comprises] {sqft}.
      With {measure} [at its disposal|to its name], this {type} {where} is [composed|measured|assured] rather than [crowded|showy|merely large].
      [Let the figures|The figures may|Measurements may] [speak first|introduce it|begin]: {measure}, {where}, in a {type} of [evident|real|settled] [poise|composure|grace].
      [Deliberate|Ordered|Clear] in plan and [generous|considered|exact] in measure, this {what} {where} [extends to|comprises|occupies] {sqft}.`,
    studio: lines`
      A {type} of {sqft} {where}, [edited to its essentials|drawn in a single gesture].
      [Simplicity|Poise|Economy] is the [point|premise] of this {type} {where}[, which makes its case in {sqft}|].
      [Reduced to what matters|Edited and assured], this {type} in {city} [composes|arranges] a whole life within {sqft}.`,
    land: lines`
      [Before the first line is drawn|Before any architecture], there is the ground itself: a {type} [of {lot}|] in {city}.
      A {lotAdj} {type} in {city} is [offered|presented] as [the most open of starting points|a place to begin|ground for a first drawing].
      [To own|To hold] land in {city} is to own a beginning, and this {type} {where} is [precisely that|no exception].
      At {address}, a {type} [of {lot}|] [waits for|invites] its first drawing.`,
    commercial: lines`
      [Substance|Presence|Composure] [leads|comes first] at {address}, a {sqftAdj} {type} in {city}.
      [Business|Enterprise|Trade] [finds|gains] a composed setting in this {type} {where}[, {sqft} in all|].
      [Measured|Established] and [dignified|assured], this {type} {where} [comprises|extends to] {sqft}.`,
  },
  core: lines`
    Situated {where}, [it|the {home}] [extends to|comprises|presents] {measure}.
    [Formally|Strictly|In classification], [the {home}|it] is a {what}[ {where}|].
    [It|The {home}] [is situated|is positioned|stands] {where}.
    [Its|The] address is {address}[ in {city}|].
    The [plan|interior|composition] [occupies|comprises|measures] {sqft}.
    {city} [provides|supplies|is] the setting[, and {address} the address|].
    [It|The {home}|The plan] [holds|contains|presents|accommodates] {measure}.`,
  details: record({
    built: '[built in|dating from|completed in]',
    dates: '[dates from|dates to]',
    set: '[set on|set upon|resting on]',
    holds: '[stands on|rests upon|is set on]',
    offered: '[offered|presented|available]',
    itIs: '[the {home}|it] is',
    asks: 'the [price|offering price|figure asked|consideration] is',
    own: `[Date|Year], [land|ground] and price [complete the record|close the account|are quickly told]: {year}, {lot}, and {price}.
      [At|For] {price}, the [offering|proposition] [includes|takes in|comprises] {lot} of [ground|land] and a {home} [completed in|dating from|built in] {year}.
      The {home}, [completed in|dating from|built in] {year}, [carries a price of|is priced at] {price}.`,
  }),
  scenes: {
    kitchen: lines`
      [In the kitchen|Where dinner begins], {fs} [<sets> the tone|<carries> the room|<presides>]${KEEPING}.
      The kitchen [is appointed with|takes its measure from|owes its authority to] {the fs}${KEEPING}.
      [Cooks|Hosts|Practiced hands] will [recognize|approve of|appreciate] {the fs}${KEEPING}.`,
    interior: lines`
      [Within|Indoors|Beyond the entrance], {fs} [<continues> the composition|<sets> the register|<rewards> attention|<holds> the eye]${KEEPING}.
      {fs} [<gives> the rooms|<lends> the interior|<supplies>] [a settled grace|the finer notes|much of the character].
      Attention [returns to|settles upon|lingers over] {the fs}${KEEPING}.`,
    outdoor: lines`
      [Out of doors|Beyond the rooms|Past the threshold], {fs} [<extends> the composition|<argues> for fine weather|<awaits>]${KEEPING}.
      ~[Afternoons|Evenings|Long weekends] [lengthen|begin|unfold] in the company of {the fs}.
      ~{fs} [<gives> the warm months|<lends> the afternoon|<brings> the evening] [purpose|shape|ease].`,
    general: lines`
      [The particulars|Further appointments|The provisions] [include|extend to|comprise] {fs}${KEEPING}.
      [Of note|Notable, too,|Equally considered] <is> {fs}.
      {fs} [<belongs> to the whole|<deserves> mention|<completes> the provisions].`,
  },
  placed: lines`
    {front}, [the {home} provides|one discovers|provision extends to] {fs}.
    {front}, {fs} [<is> provided|<merits> mention|<deserves> attention].
    {fs} <is> [discovered|provided|evident|available] {in}.
    [The {home} provides|One discovers] {fs} {in}.`,
  pairs: lines`
    {fs} [<sets> the tone|<establishes> the register|<speaks> first] {in}, [while|and] {gs} [<continues> the thought|<answers> in kind|<extends> the same care|<takes> it further] {on}.
    {front}, [attention falls on|the eye meets|one finds|there <is>] {fs}; {then}, [it is given over to|one comes to|pride of place goes to|there <is>] {gs}.
    To {the fs}, the {home} [adds|brings] {gx}[||, in the same spirit|, to good effect].
    {fx} <is> [joined by|accompanied by|followed by|matched with|answered by] {gx}[||, in the same register].
    From {the fs} to {the gs}, [the appointments|the provisions|the details] [follow a single idea|receive their due|keep to one standard].
    {front}, {fs} [<holds> the eye|<rewards> attention|<presides>], and {then} {gs} [<keeps> pace|<follows> suit|<does> likewise].
    The [appointments|provisions|particulars|comforts] [begin|open|start] with {fx} and [extend|continue|proceed] to {gx}.
    One [might|may|could] [begin|start|open] with {the fs} and [end|close|conclude] with {the gs}.`,
  asides: visits(
    ({ where, how, which, feel, ask }) => lines`
      [A visit|Personal inspection|An unhurried hour|A considered visit] [will show|illuminates|clarifies|establishes] ${where} and ${how}.
      [In person|On arrival|At leisure], [one considers|one appreciates|attention turns to|visitors discover] ${feel}, and ${which}.
      [Questions|Particulars|Matters] of ${ask} [may|can|should] be [raised|settled|addressed] [in advance|before an offer|at leisure].`,
  ),
  closers: {
    home: lines`
      [The rooms|Its proportions|The particulars] [complete the account|make the argument|persuade] [in person|firsthand].
      To [walk|see|enter] the rooms is to [understand|appreciate|measure] them.
      [Photographs|Figures|Words|Plans] [describe|suggest|introduce|outline] it; the rooms [explain|complete|settle|confirm] it.`,
    land: lines`
      The land is best [understood|read|judged] on foot.`,
    commercial: lines`
      The premises are best [understood|judged|measured] in person.`,
    any: lines`
      [The remainder|What remains] [belongs to|is reserved for|awaits] the [visitor|attentive eye].
      In person, [the proportions|the particulars|scale and order] [speak|persuade|convince|suffice].
      [Such an address|This offering] [rewards|repays|merits|invites] [a patient|an attentive|an unhurried] [eye|look|visit].`,
  },
  headlines: {
    home: lines`
      [A Composed|An Unhurried] {type} in {city}
      {sqft} of Measured Living in {city}
      [Poise and Proportion|Considered Living] in {city}`,
    studio: lines`
      An Edited {type} in {city}`,
    land: lines`
      Open Ground in {city}`,
    commercial: lines`
      Business, Composed, in {city}`,
  },
}
