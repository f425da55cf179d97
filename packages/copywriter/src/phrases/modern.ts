import { lines, type Voice } from '../realise/voice.ts'

/** Short lines, clean edges, nothing that is not needed. */
export const modern: Voice = {
  tone: 'modern',
  flow: 0.8,
  connectors: [', and ', '; '],
  joinsAsides: false,
  breath: 28,
  uses: 0.25,
  nouns: { home: ['home', 'layout'], land: ['site', 'lot'], commercial: ['space', 'footprint'] },
  openings: {
    home: lines`
      Clean plan, clear numbers: a {what} in {city}[ with {sqft}|].
      This {what} keeps it simple [with {sqft}|] {where}.
      Less noise, more space: {measure} in {city}, in a {type} with nothing to prove.
      A fresh take on {city} living starts with this {what}[, {sqft} in all|].
      Meet a {what} in {city} that puts all {sqft} to work.
      Think of it as a reset: {measure} {where}.
      This is {address}, a {what} in {city}.
      Edit down to what matters and you get this {what} in {city}.
      Space, sorted: {measure} in {city}.
      Designed around daily life, this {what} {where} lines up {sqft}.
      In {city}, {address} makes {sqft} feel like a plan.
      Straight to the point: a {what}, {where}.
      New chapter, clear floor plan: {measure} in {city}.
      The layout at {address} covers {measure}.
      Live lighter in {city} with {measure} in a {type} that stays out of your way.
      A {year} build in {city}, this {what} suits a current pace.
      {city} meets a smart footprint: a {what}[ of {sqft}|].
      On {lot}, this {what} in {city} balances {sqft} indoors with open ground outdoors.
      Form follows routine in this {what} {where}.
      Here is the short version: a {what}, {where}, {price}.
      Start with {sqft} in {city}, add {rooms}, stop there.
      Crisp lines on paper, {sqft} in practice: this {what} is in {city}.
      Function leads in this {what} {where}.
      Strip away the extras and {address} still holds up: {measure}.
      No filler. A {what} {where}, [with {sqft} that work|ready for what comes next].
      Sharp, simple, livable: a {what} in {city}.
      Smart square footage in {city}: {measure}, in a {type}.
      Every room earns its keep in this {what} {where}.
      Plan your days around {sqft} in {city}, in a {what} that keeps up.
      Zero fuss, full function: this {what} is {where}.
      An easy read: {measure}, a {type}, {city}.
      Set the pace in {city} with a {what} [of {sqft}|] that moves when you do.
      Lines, planes, {sqft}: a {what} {where}.
      Think in rooms, not rules. This {what} in {city} has {sqft}.
      Pared back and practical, this {what} [sits|lands] {where}.
      Big on use, low on fuss: a {what} in {city}.
      Call it a fresh start with {measure} {where}.
      Built for the week you have, this {what} in {city} [runs to {sqft}|keeps things moving].`,
    studio: lines`
      All in a single room: {sqft}, zero clutter, and a {type} {where}.
      Everything in reach. This {type} {where} keeps {sqft} working.
      A {type} in {city}, edited hard: {sqft}.
      Less to clean, more to live: a {type} {where}.
      Compact, clear, current. A {type} in {city}.
      Think small and sharp: this {type} {where} has it figured out.`,
    land: lines`
      Blank canvas: a {type} [of {lot}|] in {city}.
      Start from zero with {lot} in {city}.
      No walls yet. This {type} {where} is all possibility.
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
      You get {measure}.
      The plan: {measure}.
      It is a {what} {where}.
      [Find it|Map it|It lands|Look it up] {where}.
      [The address is|Map|Search for|Pin] {address}.
      The city is {city}.
      Inside: {rooms}.
      It runs to {sqft}.
      It covers {measure}.
      On the map, it is {where}.
      Category: {type}.
      It is a {type}, plain and simple.
      The count comes to {rooms}.
      Work with {sqft}.
      {rooms} <fits|fit> the plan.`,
    land: lines`
      [Find it|Map it|It lands|Look it up] {where}.
      [The address is|Map|Search for|Pin] {address}.
      The city is {city}.
      The {type} is {where}.
      It covers {lot}.
      The record also lists {measure}.
      Category: {type}.`,
    commercial: lines`
      [Find it|Map it|It lands|Look it up] {where}.
      [The address is|Map|Search for|Pin] {address}.
      The city is {city}.
      The {type} is {where}.
      It covers {sqft}.
      The record also lists {rooms}.
      The numbers: {measure}.
      Category: {type}.`,
  },
  details: {
    home: lines`
      Built in {year}, set on {lot}, priced at {price}.
      The rest is quick: built in {year}, {lot}, {price}.
      It dates to {year}, covers {lot} of ground and asks {price}.
      A {year} build on {lot}, listed at {price}.
      Year, {year}. Lot, {lot}. Price, {price}.
      It has {lot} of ground and a price of {price}.
      Built in {year}. Set on {lot}.
      It went up in {year} and sits on {lot}.
      Built in {year}, priced at {price}.
      The build year is {year}.
      The lot: {lot}.
      Outside, the lot runs to {lot}.
      Done date: {due}.
      It is priced at {price}.
      The number: {price}.
      All in, it is listed at {price}.
      Asking {price}.
      Construction wrapped in {year}.
      Add a {lotAdj} lot and a price of {price}, and the picture is done.
      List price, {price}. Lot, {lot}.`,
    land: lines`
      Asking {price}.
      It is priced at {price}.
      The number: {price}[, or {ppa} an acre|].
      In all, there <is|are> {lot}.
      The lot runs to {lot}, priced at {price}.
      The record shows {year}.
      Done date: {due}.`,
    commercial: lines`
      Built in {year}, set on {lot}, priced at {price}.
      The rest is quick: built in {year}, {lot}, {price}.
      It dates to {year}, covers {lot} of ground and asks {price}.
      A {year} build on {lot}, listed at {price}.
      Year, {year}. Lot, {lot}. Price, {price}.
      It has {lot} of ground and a price of {price}.
      Built in {year}. Set on {lot}.
      The build year is {year}.
      The site: {lot}.
      Done date: {due}.
      It is priced at {price}.
      The number: {price}[, or {ppsf} per square foot|].
      Asking {price}.
      Built in {year}, priced at {price}.`,
  },
  scenes: {
    kitchen: lines`
      [In the kitchen|Where dinner happens|Kitchen side|For the cook], {fs} [<keeps|keep> it sharp|<handles|handle> dinner|<does|do> the work|<is|are> ready to go].
      The kitchen [gets|runs on|is set up with|keeps it simple with] {fs}[|, and leaves it there|, no extras needed].
      [Prep, plate, repeat|Cook, eat, reset|Coffee, lunch, dinner]: {fs}.
      {fs} [<keeps|keep>|<makes|make>|<gives|give>] the kitchen [sharp|useful|its edge].`,
    suite: lines`
      [Off the clock|On the private side|Before and after work|For downtime], {fs} [<cuts|cut> the rush|<keeps|keep> mornings on time|<resets|reset> the day|<is|are> close at hand].
      [Recharge|Start and end the day|Slow down|Get ready] with {fs}.
      {fs} [<makes|make> mornings|<keeps|keep> the evening|<turns|turn> the bedroom] [simple|on track|into a reset].`,
    interior: lines`
      [Inside|Indoors|Past the door|On the inside], {fs} [<sets|set> the tone|<shapes|shape> the space|<does|do> the heavy lifting|<brings|bring> the edge].
      {fs} [<keeps|keep> the plan flexible|<gives|give> the rooms their lines|<adds|add> texture without clutter|<makes|make> the layout work].
      [Look for|Make use of|Plan around|You get] {fs}[| inside|, all in the same plan].
      {f} <meets|meet> {g}[|, and the room works| in a plan that makes sense].
      From {f} to {g}, [the basics are covered|the details deliver|the rooms are ready].`,
    character: lines`
      {fs} <keeps|keep> it from feeling generic.
      Old lines, current life: {fs}.
      Texture comes from {fs}.`,
    outdoor: lines`
      [Outside|Outdoors|Past the back door|In the open air], {fs} [<takes|take> over|<extends|extend> the plan|<gives|give> the weekend a base|<is|are> ready for use].
      [Step out to|Take it outside with|Add fresh air with|Spend Saturday with] {fs}.
      {fs} [<blurs|blur> the line between in and out|<makes|make> the outdoors usable|<moves|move> the living room outside].`,
    parking: lines`
      Park it: {fs}.
      For the car, {fs}.
      Wheels are covered with {fs}.
      Arrivals get {fs}.`,
    household: lines`
      Chores get their own zone: {fs}.
      {fs} <keeps|keep> the mess out of sight.
      For the daily reset, there <is|are> {fs}.
      Everyday logistics: {fs}.`,
    storage: lines`
      Stash it in {fs}.
      {fs} <keeps|keep> clutter in check.
      Storage means {fs}.`,
    systems: lines`
      Systems check: {fs}.
      Behind the scenes: {fs}.
      The practical layer: {fs}.
      Running in the background, {fs}.
      {fs} <is|are> already sorted.`,
    technology: lines`
      Plug into {fs}.
      {fs} <stays|stay> out of the way until needed.
      Connected by {fs}.
      On the tech side, {fs}.`,
    access: lines`
      Easy in, easy out: {fs}.
      {fs} <makes|make> the plan work for every body.
      Movement is simple with {fs}.`,
    setting: lines`
      The backdrop: {fs}.
      Look out to {fs}.
      {fs} <frames|frame> the day.
      Location extras include {fs}.`,
    community: lines`
      Downstairs or next door, {fs} <is|are> part of the deal.
      Shared extras: {fs}.
      Step out and use {fs}.
      {fs} <comes|come> with the address.`,
    income: lines`
      Flex space: {fs}.
      {fs} <opens|open> up options.
      For guests or work, {fs}.`,
    site: lines`
      On site: {fs}.
      {fs} <speeds|speed> up the start.
      Ready now: {fs}.
      The setup includes {fs}.`,
    general: lines`
      [Also on board|In the lineup|Part of the setup|Worth a mention]: {fs}.
      {fs} [<handles|handle> the everyday|<comes|come> standard here|<rounds|round> out the plan|<is|are> part of the deal].
      [You get|Add|Count in|Make room for] {f}, [plus|then|along with] {g}.
      {f} <pairs|pair> with {g}[|, and it works|, simple as that].`,
  },
  tails: {
    kitchen: lines`
      [ready for|built for|tuned for] [weeknights|slow weekends|a crowd|coffee first] and [quick cleanup|long dinners|no fuss]
      so [dinner|breakfast|hosting] [takes less time|stays simple|gets easier]`,
    interior: lines`
      [ready for|open to|made for] [work, rest and whatever is next|long days and late nights|change]
      so [the space|every room|the plan] [works harder|stays flexible|feels deliberate]
      with [clean edges|open floor|zero fuss] [where it counts|from wall to wall|and room to think]`,
    suite: lines`
      so [mornings|weeknights|weekends] [start faster|slow down|stay simple]
      [before the first call|after the last email|on your own clock]`,
    outdoor: lines`
      [ready for|made for] [late dinners|slow Sundays|open-air calls|an easy crowd] and [early coffee|long evenings|nothing at all]
      so [the weekend|summer|free time] [has a place to go|starts at home|plans itself]`,
    general: lines`
      so [the day|the week|everyday life] [runs cleaner|moves faster|takes less effort]
      [with no extra steps|from the first day on|behind the scenes|right where you need it]`,
  },
  notes: lines`
    Also: {fs}.
    Worth knowing: {fs}.
    Quick notes: {fs}.`,
  rest: lines`
    And still more: {fs}.
    The rest of the list: {fs}.
    Extras run to {fs}.`,
  remarks: {
    home: lines`
      [Move the furniture twice|Change your mind|Rearrange everything] and it still [makes sense|works|holds together].
      The [plan|layout|footprint] [reads fast on paper|is easy to follow|keeps things clear] and [works in person|leaves you space to decide|does not fight back].
      [You set|You choose|You bring] the [style|mood|pace], and the rooms [keep up|follow|stay out of the way].
      [Work|Cook|Host], [crash|rest|stretch out], [repeat|reset|start again].
      [Keep what you love|Bring the essentials|Edit your things] and [let the rest go|leave the boxes behind|see how little you need].
      [Simple plans|Clear rooms|Good bones of a plan] are [easier to live in|easy to change|quick to make your own].`,
    bedrooms: lines`
      [Spare bedrooms|Extra bedrooms] [flex|adapt|change jobs]: [desk, guests, gear|office, studio, guest room|work now, guests later].
      A bedroom can be [an office by Monday|a studio by the weekend|anything with a door].`,
    bathrooms: lines`
      [Mornings|Weekdays|Early starts] [run in parallel|move faster|skip the queue].
      No [line|wait|schedule] for the [shower|mirror].`,
    studio: lines`
      A single room keeps decisions easy.
      Fewer walls, fewer chores.
      Pick good furniture and the rest follows.`,
    grounds: lines`
      Outside has scale, too.
      The lot gives the house some breathing space.`,
    land: lines`
      No demo. No undo. Only a first draft.
      Check zoning, utilities and access, then sketch.
      The brief is yours to write.
      Nothing to tear out, nothing to work around.
      Walk the edges before you draw the middle.
      Big ideas fit on open ground.`,
    commercial: lines`
      Confirm permitted uses with the city, then plan the fit-out.
      Desks, racks or counters: the layout is your call.
      Measure it, map it, make it work.
      A blank interior is a head start.
      Brand it your way.`,
    any: lines`
      [The details|The proportions|The facts] make more sense [in person|on foot|up close].
      [That is|So there it is,] the [whole pitch|short version|full brief].`,
  },
  closers: {
    home: lines`
      See it, walk it, decide.
      The floor plan makes more sense in person.
      Step inside and test the plan.
      See how it flows in person.
      Your move.
      Walk through once and you will get it.`,
    land: lines`
      Map it, walk it, make a plan.
      Walk the site and sketch the first idea.
      Your move.`,
    commercial: lines`
      Picture the setup, then see the space.
      Walk the floor and plan the layout.
      Your move.`,
    any: lines`
      See it in person, then sleep on it.
      Less scrolling, more seeing.
      A visit tells you the rest.
      Done reading? Go see it.`,
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
