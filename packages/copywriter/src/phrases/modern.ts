import { lines, type Voice } from '../realise/voice.ts'
import { record } from './record.ts'
import { visits } from './visit.ts'

/** Short lines, clean edges, nothing that is not needed. */
export const modern: Voice = {
  tone: 'modern',
  flow: 0.95,
  connectors: [', and ', '; '],
  partings: ['; ', ', so '],
  breath: 36,
  pairing: 0.6,
  uses: 0.6,
  nouns: {
    home: ['home', 'place'],
    land: ['site', 'lot'],
    commercial: ['space', 'footprint'],
  },
  openings: {
    home: lines`
      [Clean|Clear|Simple] plan, [clear|short|honest] numbers: a {what} in {city}[ with {sqft}|].
      This {what} keeps it [simple|clean|direct] [with {sqft}|] {where}.
      Less [noise|clutter|fuss], more [space|room|air]: {measure} in {city}, in a {type} with nothing to [prove|hide|add].
      A [fresh|clean|new] take on {city} [living|life|days] starts with this {what}[, {sqft} in all|].
      [Think of it as|Call it|Treat it as] a [reset|clean start|fresh page]: {measure} {where}.
      [Edit|Pare|Boil] it down and you [get|find|keep] this {what} in {city}.
      Space, [sorted|solved|simplified]: {measure} in {city}, in a {type} that [skips the extras|stays on topic|knows its job].
      [Designed|Drawn|Set up] around [daily life|routine|real days], this {what} {where} lines up {sqft}.
      Live [lighter|simpler|smarter] in {city} with {measure} in a {type} that [keeps up|asks little|stays quiet].
      [Crisp|Simple|Few] lines on paper, {sqft} [in practice|for real|on site]: this {what} is in {city}.
      [Function|Use|Logic] [leads|comes first|sets the pace] in this {what} {where}.
      [Pared back|Clear-cut|Low-key] and [practical|precise|easy], this {what} [sits|lands] {where}.
      Big on [use|logic|function], low on [fuss|noise|drama]: a {what} in {city}.
      [Built|Made|Planned] for the [week|life|pace] you have, this {what} in {city} [runs to {sqft}|keeps things moving|clears the way].`,
    studio: lines`
      All in a single room: {sqft}, zero clutter, and a {type} {where}.
      [Less to clean, more to live|Think small and sharp|Edited hard]: a {type} {where}[, {sqft} in all|].`,
    land: lines`
      [Blank canvas|Blank page, clear terms|Ground first, ideas next]: a {type} [of {lot}|] in {city}.
      [Start from zero|Start fresh|Begin] with {lot} in {city}.
      [Your plan goes here|Put an idea here|Draw your own lines]: a {type} {where}.`,
    commercial: lines`
      [Workspace, reconsidered|Set up, plug in, open|A flexible footprint]: a {type} [of {sqft}|] in {city}.
      [Move|Grow|Work] across {sqft} in this {type} {where}.
      [Business|A brand|Work] needs [space|room], and this {type} in {city} keeps it [simple|direct][ with {sqft}|].`,
  },
  core: lines`
    It [sits|is|stands] {where} and [covers|takes in|counts] {measure}.
    [You get|It covers|It counts|The plan covers] {measure}.
    [It is|It stands|Find it] {where}.
    The address is {address}[ in {city}|].
    It is a {type}[ in {city}|], [plain and simple|no more, no less].
    [It runs|The floor plan runs|It adds up] to {sqft}.
    The count comes to {rooms}[ in {sqft}|].
    {rooms} <fits> the [plan|footprint|layout].`,
  details: record({
    built: '[built in|dating to|finished in]',
    dates: '[dates to|dates from|is from]',
    set: '[set on|sitting on]',
    holds: '[sits on|comes with|covers]',
    offered: '[priced|listed|available]',
    itIs: '[it|the {home}] is',
    asks: 'the [price|number|ask] is',
    own: `The numbers are [simple|short|few]: built in {year}, set on {lot}, [priced|listed] at {price}.
      [At|For] {price}, you get a {year} build [on|plus|with] {lot}.
      [Last|Final|Three] [figures|points|facts]: {year}, {lot}, {price}.
      It is a {year} build, [priced|listed] at {price}.`,
  }),
  scenes: {
    kitchen: lines`
      [In the kitchen|Where dinner happens], {fs} [<keeps> it sharp|<handles> dinner|<does> the work].
      The kitchen [runs on|is set up with|keeps it simple with] {fs}.
      Cooking stays [simple|quick|focused] with {fs}[ close at hand|].`,
    interior: lines`
      [Inside|Indoors|Past the door], {fs} [<sets> the tone|<shapes> the space|<brings> the edge].
      {fs} [<gives> the rooms their lines|<adds> texture without clutter|<makes> the layout work].
      [Look for|Make use of|Plan around] {the fs}[| inside|, all in the same plan].`,
    outdoor: lines`
      [Outside|Outdoors|In the open air], {fs} [<takes> over|<extends> the plan|<is> ready for use].
      ~[Step out to|Take it outside with|Spend Saturday with] {the fs}[| and leave the screens indoors].`,
    general: lines`
      {fs} [<handles> the everyday|<comes> standard|<is> included].
      [You get|You also get|It has] {fs}[|||, simple as that].
      [The lineup|The list|The plan] [also includes|makes room for] {fs}.`,
  },
  placed: lines`
    {front}, [you get|there <is>|expect|count on] {fs}.
    {front}, {fs} [<fits> right in|<does> the job|<keeps> it simple|<is> good to go].
    {fs} <is> [set up|in place|ready] {in}.
    [Expect|You get|Plan on] {fs} {in}.`,
  pairs: lines`
    {front}, {fs} [<sets> the pace|<does> the work|<keeps> things simple|<gets> it done]; {then}, {gs} [<takes> over|<carries> it on|<follows> through].
    {fs} [<handles>|<covers>|<runs>] [daily life|the basics|the routine] {in}, and {gs} <picks> it up {on}.
    [You get|Expect|Count on] {fx} and, [equally useful|next to it|likewise], {gx}[||, with no extra steps].
    Pair {the fs} with {the gs} and the [plan|brief|layout] [makes sense|comes together|works right away].
    Add {gx} to {fx}, and the [setup|list|kit] [is ready|covers the week|stays practical].
    From {fs} to {gs}, every [piece|item|line] of the [plan|setup] [earns its place|has a job|pulls its weight].
    {fx} <keeps> the [everyday|week|routine] moving, while {gx} <makes> [space for the rest|the rest easier|time for more].
    The [setup|plan|short list] [starts|opens|begins] with {fx} and [goes on to|adds|moves on to] {gx}.`,
  asides: visits(
    ({ where, how, which, feel, ask }) => lines`
      [Worth a look|Worth checking|Things to notice|On the list]: ${where} and ${how}.
      On [the|your] [visit|tour|walk-through], [check|note|test|see] ${feel} and ${which}.
      [Ask about|Confirm|Check|Read up on] ${ask}, then [decide|plan|move].`,
  ),
  closers: {
    home: lines`
      [See|Map|Pace] it, [walk|test|measure] it, [decide|repeat|sleep on it].
      The [plan|layout|logic] [lands|clicks|reads] best in person.
      [Step inside|Walk through] [once|twice|slowly] and [test the plan|you will get it|it adds up].`,
    land: lines`
      Map it, walk it, [make a plan|draw it|decide].`,
    commercial: lines`
      [Walk the floor|Picture the setup] and [plan the layout|test the idea].`,
    any: lines`
      [See|Test|Walk] it [in person|live|slowly] and [judge|compare|choose].
      Less [scrolling|reading|guessing], more [seeing|walking|looking].
      [A visit|A walk|An hour] [covers|settles|answers] the rest.`,
  },
  headlines: {
    home: lines`
      {city}, Simplified
      {address}: Less Noise, More Space
      [Space, Sorted|Clean Plan, Clear Numbers] in {city}`,
    studio: lines`
      A {type} in {city}, Edited`,
    land: lines`
      Start from Zero in {city}`,
    commercial: lines`
      Plug In and Open in {city}`,
  },
}
