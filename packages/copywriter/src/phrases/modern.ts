import { lines, type Voice } from '../realise/voice.ts'

/** Short lines, clean edges, nothing that is not needed. */
export const modern: Voice = {
  tone: 'modern',
  flow: 0.95,
  connectors: [', and ', '; '],
  breath: 36,
  pairing: 0.7,
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
      New chapter, clear floor plan: {measure} in {city}.
      The layout at {address} covers {measure}.
      Live lighter in {city} with {measure} in a {type} that stays out of your way.
      A {year} build in {city}, this {what} suits a current pace.
      {city} meets a smart footprint: a {what}[ of {sqft}|].
      On {lot}, this {what} in {city} balances {sqft} indoors with open ground outdoors.
      Form follows routine in this {what} {where}.
      Start with {sqft} in {city}, add {rooms}, stop there.
      Crisp lines on paper, {sqft} in practice: this {what} is in {city}.
      Function leads in this {what} {where}.
      This {what} {where} comes without filler, [with {sqft} that work|ready for what comes next].
      Smart square footage in {city}: {measure}, in a {type}.
      Every room earns its keep in this {what} {where}.
      Plan your days around {sqft} in {city}, in a {what} that keeps up.
      Zero fuss, full function: this {what} is {where}.
      Set the pace in {city} with a {what} [of {sqft}|] that moves when you do.
      Pared back and practical, this {what} [sits|lands] {where}.
      Big on use, low on fuss: a {what} in {city}.
      Call it a fresh start with {measure} {where}.
      Built for the week you have, this {what} in {city} [runs to {sqft}|keeps things moving].`,
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
      It sits {where} and covers {measure}.
      You get {measure}.
      It is a {what} {where}.
      [You can find it|It is|It sits] {where}.
      The address is {address}[ in {city}|].
      It is a {type}[ in {city}|], plain and simple.
      It runs to {sqft}.
      It covers {measure}.
      On the map, it is {where}.
      The count comes to {rooms}.
      {rooms} <fits|fit> the plan.`,
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
      It is a {year} build[ on {lot}|], and it is listed at {price}.
      Priced at {price}, it was built in {year}[ and sits on {lot}|].
      The numbers are simple: built in {year}[, set on {lot}|] and priced at {price}.
      At {price}, you get a {year} build[ and {lot} of ground|].
      Built in {year} and set on {lot}, it is priced at {price}.
      Completion is set for {due}.
      It dates to {year}, covers {lot} of ground and asks {price}.
      It has {lot} of ground and a price of {price}.
      It went up in {year} and sits on {lot}.
      Built in {year}, it is priced at {price}.
      The build year is {year}.
      Outside, the lot runs to {lot}.
      It is priced at {price}.
      All in, it is listed at {price}.
      Construction wrapped in {year}.
      Add a {lotAdj} lot and a price of {price}, and the picture is done.`,
    land: lines`
      It is priced at {price}.
      The price is {price}[, or {ppa} an acre|].
      In all, there <is|are> {lot}.
      The lot runs to {lot}, priced at {price}.
      The record shows {year}.`,
    commercial: lines`
      Built in {year} and set on {lot}, it is priced at {price}.
      Completion is set for {due}.
      It dates to {year}, covers {lot} of ground and asks {price}.
      It has {lot} of ground and a price of {price}.
      The build year is {year}.
      It is priced at {price}.
      The price is {price}[, or {ppsf} per square foot|].
      Built in {year}, it is priced at {price}.`,
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
      {fs} <keeps|keep> it from feeling generic.
      Texture comes from {fs}.`,
    outdoor: lines`
      [Outside|Outdoors|In the open air], {fs} [<takes|take> over|<extends|extend> the plan|<is|are> ready for use].
      ~[Step out to|Take it outside with|Spend Saturday with] {fs}[| and leave the screens indoors].
      {fs} <makes|make> the outdoors [usable|part of the plan].`,
    parking: lines`
      Parking is [sorted|covered] with {fs}[|, so arriving takes no planning].
      Arrivals get {fs}.`,
    household: lines`
      {fs} <keeps|keep> the mess out of sight.
      Everyday logistics run through {fs}.`,
    storage: lines`
      {fs} <keeps|keep> clutter in check.
      Storage means {fs}, so the rooms can stay clear.`,
    systems: lines`
      The practical layer [includes|is covered by] {fs}[|, so comfort runs in the background].
      {fs} <is|are> already sorted, [which leaves more room for plans|one less thing to think about].
      Behind the scenes, you get {fs}.`,
    technology: lines`
      {fs} <stays|stay> out of the way until needed.
      On the tech side, you get {fs}.`,
    access: lines`
      Movement is simple with {fs}.`,
    setting: lines`
      {fs} <frames|frame> the day.
      The backdrop comes with {fs}.`,
    community: lines`
      Shared extras include {fs}.
      Step out and use {fs}, [part of the address|no membership card to hunt for].`,
    income: lines`
      {fs} <opens|open> up options.
      Flex space comes in the form of {fs}.`,
    site: lines`
      The setup includes {fs}.
      {fs} <speeds|speed> up the start.`,
    general: lines`
      {fs} [<handles|handle> the everyday|<comes|come> standard here|<is|are> part of the deal].
      [You get|Count in|Make room for] {f}, [plus|along with] {g}.
      {f} <pairs|pair> with {g}[|, simple as that].
      The lineup also includes {fs}.`,
  },
  pairs: lines`
    {front}, {fs} [<sets|set> the pace|<does|do> the work|<keeps|keep> things simple]; {then}, {gs} [<takes|take> over|<carries|carry> it on].
    {fs} <handles|handle> daily life {in}, and {gs} <picks|pick> it up {on}.
    You get {fx} and, [just as useful|in the same plan], {gx}[|, with no extra steps|, and nothing goes to waste].
    Pair {fx} with {gx} and the [plan|brief|layout] [makes sense|comes together|works from day one].
    Add {gx} to {fx}, and the [setup|list|kit] [is ready for the week|covers most of the week|stays practical].
    From {fs} to {gs}, every [piece|item|line] of the [plan|setup] [earns its place|has a job|pulls its weight].
    {fx} <keeps|keep> the everyday moving, while {gx} <makes|make> [space for the rest|the rest easier].
    With {fs} {in} and {gs} {on}, [the routine runs on fewer moves|the layout works from morning to night|the plan covers the day end to end].
    The setup starts with {fx} and [goes on to|adds|moves on to] {gx}.
    Count on {fx}, make use of {gx}, and [leave the rest open|keep everything else simple].
    If {fx} <is|are> the practical part, {gx} might be the [fun|fresh|easy] part.
    ~Use {fs} {in} on [weekdays|a workday], then [switch to|turn to] {gs} {on} when the [workday|week] ends.`,
  tails: {
    kitchen: lines`
      ready for [weeknights|slow weekends|a crowd] and [quick cleanup|long dinners]`,
    interior: lines`
      ready for [long days and late nights|work, rest and whatever is next]`,
    suite: lines`
      [before the first call|after the last email|on your own clock]`,
    outdoor: lines`
      made for [late dinners|slow Sundays|open-air calls] and [early coffee|long evenings]`,
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
      The facts make more sense in person, so walk the plan before you decide.
      Bring a tape measure and test the layout against your own routine.`,
    land: lines`
      Check zoning, utilities and access, then sketch.
      Walk the edges before you draw the middle.`,
    commercial: lines`
      Confirm permitted uses with the city, then plan the fit-out.
      Measure the floor before you plan the layout.`,
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
      A visit tells you the rest.`,
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
