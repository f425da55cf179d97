import { lines, type Voice } from '../realise/voice.ts'

const PRICE = `
  [It is|All in, it is] [priced|listed|available] at {price}.
  The [price|number|ask] is {price}.`

const RECORD = `${PRICE}
  [Built in|Dating to|Finished in] {year} and set on {lot}, it is [priced|listed|available] at {price}.
  [Priced|Listed|Available] at {price}, it [was built in|dates to|went up in] {year} and [sits on|comes with|covers] {lot}.
  The numbers are [simple|short|few]: built in {year}, set on {lot}, [priced|listed] at {price}.
  [At|For] {price}, you get a {year} build [on|plus|with] {lot}[ of ground|].
  It [dates to|went up in|was built in] {year}, [covers|sits on|takes in] {lot}, and [asks|lists at|goes for] {price}.
  [Three|The last] data points: {year}, {lot}, {price}.
  [Built in|Dating to|Finished in] {year}, it is [priced|listed|available] at {price}.
  It is a {year} build, [priced at|listed at|and the price is] {price}.
  [Add|Factor in] {lot} of ground and a price of {price}, and the [picture|list|brief] is [done|complete].
  It [comes with|has|sits on] {lot}, [priced at|listed at|and the price is] {price}.
  Completion is set for {due}[, at {price}|].
  [Built|Finished] in {year}, it [sits on|covers|comes with] {lot}.
  [The build year is|It dates to|Construction wrapped in] {year}.
  Outside, the lot [runs|comes] to {lot}.`

/** Short lines, clean edges, nothing that is not needed. */
export const modern: Voice = {
  tone: 'modern',
  flow: 0.95,
  connectors: [', and ', '; '],
  partings: ['; ', ', so '],
  breath: 36,
  pairing: 0.7,
  uses: 0.25,
  nouns: {
    home: ['home', 'layout', 'place'],
    land: ['site', 'lot'],
    commercial: ['space', 'footprint'],
  },
  openings: {
    home: lines`
      [Clean|Clear|Simple] plan, [clear|short|honest] numbers: a {what} in {city}[ with {sqft}|].
      This {what} keeps it [simple|clean|direct] [with {sqft}|] {where}.
      Less [noise|clutter|fuss], more [space|room|air]: {measure} in {city}, in a {type} with nothing to [prove|hide|add].
      A [fresh|clean|new] take on {city} [living|life|days] starts with this {what}[, {sqft} in all|].
      Meet a {what} in {city} that puts all {sqft} [to work|to use|in play].
      [Think of it as|Call it|Treat it as] a [reset|clean start|fresh page]: {measure} {where}.
      [Edit|Pare|Boil] down to what matters and you [get|land on|end up with] this {what} in {city}.
      Space, [sorted|solved|simplified]: {measure} in {city}, in a {type} that [skips the extras|stays on topic|knows its job].
      [Designed|Drawn|Set up] around [daily life|the way days go|routine], this {what} {where} lines up {sqft}.
      The [layout|plan|footprint] at {address} covers {measure}.
      Live [lighter|simpler|smarter] in {city} with {measure} in a {type} that [stays out of your way|keeps up|asks for little].
      Form follows [routine|function|the day] in this {what} {where}.
      [Start|Begin] with {sqft} in {city}, add {rooms}, [stop there|call it done|leave it at that].
      [Crisp lines|Few words|Simple lines] on paper, {sqft} in practice: this {what} is in {city}.
      [Function|Use|Logic] [leads|comes first|sets the pace] in this {what} {where}.
      This {what} {where} comes without [filler|fluff|detours], [with {sqft} that work|ready for what comes next|all {sqft} of it].
      Every room [earns its keep|has a job|knows its role] in this {what} {where}.
      Plan your [days|weeks|moves] around {sqft} in {city}, in a {what} that [keeps up|adapts|makes sense].
      Set the pace in {city} with a {what} [of {sqft}|] that [moves when you do|runs on your schedule|keeps things light].
      [Pared back|Clear-cut|Low-key] and [practical|precise|easy], this {what} [sits|lands] {where}.
      Big on [use|logic|function], low on [fuss|noise|drama]: a {what} in {city}.
      [Built|Made|Planned] for the [week|life|pace] you have, this {what} in {city} [runs to {sqft}|keeps things moving|clears the way].`,
    studio: lines`
      All in a single room: {sqft}, zero clutter, and a {type} {where}.
      A {type} in {city}, edited hard: {sqft}.
      Less to clean, more to live: a {type} {where}.
      Think small and sharp: this {type} {where} has it figured out.`,
    land: lines`
      Blank canvas: a {type} [of {lot}|] in {city}.
      Start from zero with {lot} in {city}.
      Ground first, ideas next: a {type} {where}.
      Your plan goes here: {lot} in {city}.
      A {lotAdj} {type} in {city}, ready for a first sketch.
      Think of {address} as a file named untitled: a {type} in {city}.
      Blank page, clear terms: a {type} {where}.`,
    commercial: lines`
      Workspace, reconsidered: a {type} [of {sqft}|] in {city}.
      This {type} {where} gives business {sqft} to move in.
      Set up, plug in, open: a {type} {where}.
      A flexible footprint in {city}: {sqft}, in a {type}.
      Room to build a brand: this {type} {where} has {sqft}.
      Business needs space, and this {type} in {city} keeps it simple[ with {sqft}|].
      Straight lines, {sqft}, a {type} in {city}.`,
  },
  core: {
    home: lines`
      It sits {where} and [covers|takes in|counts] {measure}.
      [You get|It covers|It counts|The plan covers] {measure}.
      [It is|You get|Think] a {what} {where}.
      [You can find it|It is|It sits|Find it] {where}.
      The address is {address}[ in {city}|].
      It is a {type}[ in {city}|], [plain and simple|no more, no less].
      [It runs|The floor plan runs|It adds up] to {sqft}.
      On the map, it is {where}.
      The count comes to {rooms}[ in {sqft}|].
      {rooms} <fits|fit> the [plan|footprint|layout].`,
    land: lines`
      [You can find it|It is|It sits] {where}.
      The address is {address}[ in {city}|].
      It is a {type}[ in {city}|], plain and simple.
      The {type} is {where}.
      It covers {lot}.
      The record also lists {measure}.`,
    commercial: lines`
      [You can find it|It is|It sits] {where}.
      The address is {address}[ in {city}|].
      It is a {type}[ in {city}|], plain and simple.
      The {type} is {where}.
      It covers {sqft}.
      The record also lists {rooms}.`,
  },
  details: {
    home: lines`
      ${RECORD}`,
    land: lines`
      ${PRICE}
      The price is {price}[, or {ppa} an acre|].
      In all, there <is|are> {lot}.
      The lot runs to {lot}, priced at {price}.
      The record shows {year}.`,
    commercial: lines`
      ${RECORD}
      The price is {price}, or {ppsf} per square foot.`,
  },
  scenes: {
    kitchen: lines`
      [In the kitchen|Where dinner happens|For the cook], {fs} [<keeps|keep> it sharp|<handles|handle> dinner|<does|do> the work].
      The kitchen [runs on|is set up with|keeps it simple with] {fs}[|, and leaves it there|, with no extras needed].
      Cooking stays [simple|quick|focused] with {fs}[ close at hand|].`,
    suite: lines`
      [Off the clock|On the private side|Before and after work], {fs} [<cuts|cut> the rush|<resets|reset> the day|<is|are> close at hand].
      ~[Recharge|Start and end the day|Slow down] with {fs}[| and let the rest wait].
      The private side of the plan [comes with|runs on] {fs}.`,
    interior: lines`
      [Inside|Indoors|Past the door], {fs} [<sets|set> the tone|<shapes|shape> the space|<brings|bring> the edge].
      {fs} [<gives|give> the rooms their lines|<adds|add> texture without clutter|<makes|make> the layout work].
      [Look for|Make use of|Plan around] {fs}[| inside|, all in the same plan].
      {f} <meets|meet> {g} [in a plan that makes sense|without any fuss].`,
    character: lines`
      {fs} <keeps|keep> it from feeling generic.`,
    outdoor: lines`
      [Outside|Outdoors|In the open air], {fs} [<takes|take> over|<extends|extend> the plan|<is|are> ready for use].
      ~[Step out to|Take it outside with|Spend Saturday with] {fs}[| and leave the screens indoors].
      {fs} <makes|make> the outdoors part of the plan.`,
    parking: lines`
      Parking is [sorted|covered] with {fs}[|, so arriving takes no planning].`,
    household: lines`
      {fs} <keeps|keep> the mess out of sight.`,
    storage: lines`
      Storage means {fs}, so the rooms can stay clear.`,
    systems: lines`
      The practical layer [includes|is covered by] {fs}[|, so comfort runs in the background].
      {fs} <is|are> already sorted, [which leaves more room for plans|one less thing to think about].
      Behind the scenes, you get {fs}.`,
    technology: lines`
      On the tech side, you get {fs}.`,
    access: lines`
      Movement is simple with {fs}.`,
    setting: lines`
      [The backdrop|The setting|The location] [comes with|includes|adds] {fs}.`,
    community: lines`
      Step out and use {fs}, [part of the address|no membership card to hunt for].`,
    income: lines`
      Flex space comes in the form of {fs}.`,
    site: lines`
      The setup includes {fs}.
      {fs} <speeds|speed> up the start.`,
    general: lines`
      {fs} [<handles|handle> the everyday|<comes|come> standard here|<is|are> part of the deal].
      [You get|You also get|It has] {f}, [plus|along with] {g}.
      {f} <pairs|pair> with {g}[|, simple as that].
      The lineup also includes {fs}.`,
  },
  placed: lines`
    {front}, [you get|there <is|are>|expect|count on] {fs}.
    {front}, {fs} [<covers|cover> it|<does|do> the job|<keeps|keep> it simple|<is|are> good to go].
    {fs} <is|are> [set up|in place|ready] {in}.
    [Expect|You get|Plan on] {fs} {in}[|, and no extra steps|, ready right away].`,
  pairs: lines`
    {front}, {fs} [<sets|set> the pace|<does|do> the work|<keeps|keep> things simple|<gets|get> it done]; {then}, {gs} [<takes|take> over|<carries|carry> it on|<follows|follow> through].
    {fs} [<handles|handle>|<covers|cover>|<runs|run>] [daily life|the basics|the routine] {in}, and {gs} <picks|pick> it up {on}.
    You get {fx} and, [just as useful|in the same plan|on top of that], {gx}[|, with no extra steps|, and nothing goes to waste].
    Pair {fx} with {gx} and the [plan|brief|layout] [makes sense|comes together|works right away].
    Add {gx} to {fx}, and the [setup|list|kit] [is ready for the week|covers most of the week|stays practical].
    From {fs} to {gs}, every [piece|item|line] of the [plan|setup] [earns its place|has a job|pulls its weight].
    {fx} <keeps|keep> the [everyday|week|routine] moving, while {gx} <makes|make> [space for the rest|the rest easier|time for more].
    With {fs} {in} and {gs} {on}, [the routine|the week|a normal day] [runs on fewer moves|works from morning to night|is covered end to end].
    The [setup|plan|short list] [starts|opens|begins] with {fx} and [goes on to|adds|moves on to] {gx}.
    [Count on|Start with|Lean on] {fx}, [make use of|add|then bring in] {gx}, and [leave the rest open|keep everything else simple].
    If {fx} <is|are> the [practical|obvious|everyday] part, {gx} [might be|could be|may turn out to be] the [fun|fresh|easy] part.
    ~Use {fs} {in} on [weekdays|a workday], then [switch to|turn to] {gs} {on} when the [workday|week] ends.
    [Two|A couple of] [quick|useful] [notes|points]: {fx}, and then {gx}.`,
  tails: {
    kitchen: lines`
      ready for [weeknights|slow weekends|a crowd] and [quick cleanup|long dinners]`,
    interior: lines`
      ready for [long days and late nights|work, rest and whatever is next]`,
    suite: lines`
      [before the first call|after the last email|on your own clock]`,
    outdoor: lines`
      good for [late dinners|slow Sundays|open-air calls] and [early coffee|long evenings]`,
  },
  notes: lines`
    Also: {fs}.
    Worth knowing: {fs}.
    Quick notes: {fs}.`,
  rest: lines`
    And still more: {fs}.
    The rest of the list: {fs}.
    Extras run to {fs}.`,
  asides: {
    home: lines`
      [Check|Confirm] [measurements|system ages|permits] [on site|in person], [then plan|then decide] around them.`,
    land: lines`
      Check zoning, utilities and access, then sketch.
      Walk the edges before you draw the middle.`,
    commercial: lines`
      Confirm permitted uses with the city, then plan the fit-out.
      Measure the floor before you plan the layout.`,
  },
  closers: {
    home: lines`
      See it, walk it, [decide|measure it|sleep on it].
      The [floor plan|layout|logic] makes more sense in person.
      Step inside and [test|walk] the [plan|layout].
      [See how it flows|Check how it works|Find out how it feels] in person.
      Walk through [once|twice|slowly] and [you will get it|it clicks|it adds up].`,
    land: lines`
      Map it, walk it, [make a plan|draw it|decide].
      Walk the site and sketch the first idea.`,
    commercial: lines`
      Picture the setup, then see the space.
      Walk the floor and plan the layout.`,
    any: lines`
      See it in person, then [sleep on it|decide|make a plan].
      Less [scrolling|reading|guessing], more [seeing|walking|looking].
      A visit [tells you|covers|settles] the rest.
      Your move.`,
  },
  headlines: {
    home: lines`
      {city}, Simplified
      Clean Plan, Clear Numbers: {city}
      {address}: Less Noise, More Space
      Space, Sorted in {city}
      A Fresh {type} in {city}`,
    studio: lines`
      Small Space, Sharp Plan: {city}
      A {type} in {city}, Edited
      Everything in Reach in {city}`,
    land: lines`
      Blank Canvas: {lot} in {city}
      No Walls Yet in {city}
      Start from Zero in {city}`,
    commercial: lines`
      Workspace, Reconsidered in {city}
      {sqft} to Move In, {city}
      Plug In and Open in {city}`,
  },
}
