import { lines, type Voice } from '../realise/voice.ts'

const ASKS =
  "[it's listed at|they're asking|it's going for|the ask is|it's yours for|you can have it for|the tag says|it'll run you] {price}"

const PRICE = `
  [It's listed at|They're asking|The tag says|It's going for] {price}.
  The [price|ask|number] is {price}.`

const RECORD = `${PRICE}
  [They're asking|The ask is|The tag says] {price}, and [for that|in return] [you get|you walk away with] [a {year} build|something built in {year}] [on|with] {lot}.
  [It went up in|It was built in|It dates to] {year}, it [sits on|comes with|has] {lot}, and ${ASKS}.
  [It's|You're looking at|We're talking] a {year} build [on|with] {lot}, and ${ASKS}.
  For {price}, you get [a {year} build|something from {year}] and {lot} [outside|of your own|to go with it].
  [It's been here|It's been around|It's held its spot|It's kept its corner] since {year}, it's got {lot}, and ${ASKS}.
  [It went up|It was built|It got built|They put it up] in {year}, and ${ASKS}.
  [It's been here|It's been around|It's stood here|It's been at it] since {year}, and ${ASKS}.
  [You've got|There<'s| are>|You get|Figure on] {lot} [outside|out there|to roam], and ${ASKS}.
  It'll be done in {due}, and [it's listed at|they're asking] {price}.
  It [dates to|comes from] {year} and [comes with|sits on] {lot}.
  It's [been around|been here|stood here] since {year}.
  [You've got|There<'s| are>] {lot} outside.
  It'll be done in {due}.`

/** Relaxed and plain, the way you would tell a friend. */
export const casual: Voice = {
  tone: 'casual',
  flow: 0.95,
  connectors: [', and ', ', and '],
  partings: [', so '],
  breath: 46,
  pairing: 0.9,
  uses: 0.45,
  nouns: {
    home: ['place', 'house', 'home'],
    land: ['land', 'spot'],
    commercial: ['space', 'spot'],
  },
  openings: {
    home: lines`
      [Tell a friend|Tell your group chat|Make a note] about this {what} in {city}[ before somebody else does|].
      There's a {what} {where} that [would love to meet you|could use your furniture|is ready for company].
      Good news if you like {city}: this {what} is [on the market|up for grabs|yours to check out] for {price}.
      If {city} is on your [radar|list|mind], here's a {what} {where}[ with {sqft} to [stretch out|roam around|spread out] in|].
      Put {address} on the [weekend|Saturday|short] list: it's a {what} in {city}[ with {sqft}|].
      Some places just [make sense|feel easy|add up], like this {what} {where}.
      Say [hello|hi|good morning] to {address}, a {what} in {city}[ with {sqft} to [wander|roam|poke around]|].
      Here's the [scoop|short version|gist]: {measure}, and a [spot|place] in {city}.
      [Looking around|House hunting in|Circling] {city}? [Put|Get|Keep] this {what} on your list.
      So, about {address}: it's a {what} in {city}[, and it's got {sqft}|].
      Okay, let's [talk about|get into|start with] {address}, a {what} in {city}.
      Picture this: {measure} in {city}, with your [name on the mailbox|couch in the corner|coffee on the counter].
      Let's start with the [good stuff|basics|numbers]: {measure} in {city}.
      Kick off your shoes at {address}, a {what} with {sqft} to [stretch out|spread out|hang out] in.
      [Got|Have you got] a [minute|second]? [Take a look at|Check out|Meet] this {what} in {city}.
      This {what} in {city} keeps things [easy|simple|relaxed][, and you get {sqft} to do it in|].
      Hey, {city}: there's a {what} at {address} you should [know about|see|meet].
      If you've been [waiting on|hunting for|holding out for] a {what} in {city}, you can stop [waiting|looking|scrolling].
      There's {sqft} to [work|play|start] with in this {what} {where}.
      With {lot} outside and {sqft} inside, {address} gives you [options|elbow room|something to work with].
      [Come on in|Step right in|Here you go]: this {type} in {city} has {measure}.
      [Worth a look|One for the list|File under maybe]: this {what} in {city}[, all {sqft} of it|].
      No big [speech|buildup|drumroll] here, only a {what} in {city} with {sqft}.
      Meet your [maybe|next address|weekend plan]: a {what} {where}.
      You could do [a lot|plenty] with {sqft} in {city}, and this {what} is [ready to help|up for it].
      Your [sofa|bookshelf|coffee maker] would [fit right in|feel at home|be happy] at this {what} {where}.
      Nothing [stuffy|fussy|complicated] about this {what} in {city}, and you get {sqft} to enjoy.`,
    studio: lines`
      It's a {type}, it's {sqft}, and it's in {city}.
      Small space, easy life? Here's a {type} {where}.
      Less to vacuum: it's a {type} {where}.
      Keep it simple in {city} with this {type}[ and its {sqft}|].
      Say hi to your favorite room: a {type} {where}.
      Everything's within arm's reach in this {type} {where}.`,
    land: lines`
      Dirt, sky and options: that's this {type} {where}.
      Got plans? Here's a {type} in {city} to put them on.
      Bring your big idea to this {type} {where}.
      So, you want to build something. Here's a {type} {where}.
      There's {lot} of elbow room waiting in {city}.
      Grab your boots and meet this {type} {where}.
      Here's a {type} {where}, waiting for a plan.`,
    commercial: lines`
      Need space for the business? Here's a {type} in {city} with {sqft}.
      Put your sign out front at {address}, a {type} in {city}.
      Ready to open shop? Check out this {type} {where}.
      Here's a spot to do business: a {type} {where}.
      Got a business plan? This {type} in {city} has {sqft} for it.
      So, about that business idea: here's a {type} {where}.`,
  },
  core: {
    home: lines`
      It's {where}, and it's got {measure}.
      [It's got|You've got|It comes with|You're looking at] {measure}.
      [You'll find it|It's waiting|It's parked|It's sitting] {where}.
      The address is {address}, [if you want to [map it|drive by]|in case you're [driving by|out that way]|for the curious].
      It's a {what}, [by the way|for the record|plain and simple], {where}.
      [There's|You've got] {sqft} inside.
      It comes with {rooms}[, spread over {sqft}|].
      It's in {city}[, and the address is {address}|].
      It's a {type}[ in {city}|], [if you're keeping notes|plain and simple].
      [All in|All told|Add it up], [you've got|that's|it's] {measure}.
      We're talking {sqft}[ and {rooms}| in all].
      You've got {rooms} to [work|play] with.`,
    land: lines`
      [You'll find it|It's waiting] {where}.
      The address is {address}, [if you want to map it|in case you're driving by].
      It's in {city}.
      It's a {type}[ in {city}|], [if you're keeping notes|plain and simple].
      We're talking {lot}.
      The record also lists {measure}.`,
    commercial: lines`
      [You'll find it|It's waiting] {where}.
      The address is {address}, [if you want to map it|in case you're driving by].
      It's in {city}.
      It's a {type}[ in {city}|], [if you're keeping notes|plain and simple].
      We're talking {sqft}.
      The record also lists {rooms}.
      All in, you've got {measure}.`,
  },
  details: {
    home: lines`
      ${RECORD}`,
    land: lines`
      ${PRICE}
      All told, it's {lot}.
      You're looking at {lot}, listed at {price}.
      The paperwork says {year}.
      It'll be done in {due}.`,
    commercial: lines`
      ${RECORD}`,
  },
  scenes: {
    kitchen: lines`
      [In the kitchen|For the snack crowd|Around dinnertime], [you've got|you'll be using|there<'s| are>] {fs}.
      The kitchen['s got| comes with| shows up with] {fs}[|, so bring snacks|, which is a solid start].
      Like to [cook|bake|snack]? You've got {fs}[ for that|].`,
    suite: lines`
      ~[Wind down with|Treat yourself to|Start your day with] {fs}.
      [The bedroom side of things|Your end of the house] comes with {fs}[|, which makes mornings less of a scramble].
      For getting ready and winding down, you've got {fs}.`,
    interior: lines`
      [Inside,|Around the house,|Once you're in,] [you've got|you'll spot|there<'s| are>] {fs}.
      {fs} [<scores|score> easy points|<is|are> in the mix|<gets|get> a thumbs-up][|, no question].
      ~[Lazy Sundays|Rainy days|Nights in] [go well with|are made for|get better with] {fs}.
      You've got {f} to [show off|enjoy], and {g}, too.`,
    character: lines`
      {fs} <gives|give> it personality.`,
    outdoor: lines`
      [Outside|Out in the fresh air|On a free Saturday], [you've got|there<'s| are>|you can enjoy] {fs}.
      ~{fs} [<is|are> begging for a cookout|<means|mean> you'll actually go outside|<gets|get> everybody off the couch].
      ~[Friends over|Good weather|Need some air]? [You've got|Head for] {fs}.
      [When the sun's out|On a day off|After work], you've got {fs} to [enjoy|get out to|head for].`,
    parking: lines`
      Parking's handled with {fs}[|, so no circling the block].`,
    household: lines`
      Chore day's easier with {fs}.`,
    storage: lines`
      {fs} <swallows|swallow> the clutter.`,
    systems: lines`
      The grown-up stuff is covered, too, [with|thanks to] {fs}.
      On the practical side, you've got {fs}, [so that's off your list|which never hurts].
      Behind the scenes, there<'s| are> {fs}.`,
    technology: lines`
      For the techy stuff, there<'s| are> {fs}.`,
    access: lines`
      Getting around is easy with {fs}.`,
    setting: lines`
      Oh, and [there<'s| are>|you get|you've got] {fs}, which [isn't bad at all|never hurts|is something].`,
    community: lines`
      You get to use {fs}, too.`,
    income: lines`
      {fs} <gives|give> you options.`,
    site: lines`
      On site, you've got {fs}.
      You're [not starting|hardly starting] from [scratch|zero|nothing], with {fs} [already there|in place|to begin with].`,
    general: lines`
      [You also get|It comes with|Add in] {fs}.
      [On top of that|Plus|Also], there<'s| are> {fs}.
      {fs} [<comes|come> with the place|<is|are> on the list, too|<sweetens|sweeten> the deal].
      You've got {f} [plus|along with] {g}.`,
  },
  placed: lines`
    {front}, [you've got|there<'s| are>|you'll find|look for|enjoy|figure on] {fs}.
    {front}, {fs} [<does|do> the trick|<has|have> you covered|<is|are> ready to go|<gets|get> it done|<pitches|pitch> in|<saves|save> the day].
    [You've got|You'll find|There<'s| are>] {fs} {in}[|, which helps|, no strings attached].
    {fs} <is|are> [waiting|all yours] {in}.`,
  pairs: lines`
    {front}, [you've got|there<'s| are>|look for] {fs}, and {then} [there<'s| are>|you've got|you'll find] {gs}.
    You get {fx}, plus {gx}, [which is a pretty good start|so you're set|and that's hard to argue with|so there's your weekend].
    There<'s| are> {fx}, [along with|and then|as well as] {gx} [for good measure|if you're keeping score|to round it out].
    [Start with|Take|Begin with] {fx}, [throw in|add|toss in] {gx}, and you've got [plenty to work with|yourself a setup|a pretty easy week].
    {fs} <takes|take> care of [things|business|the day-to-day] {in}, and {gs} [<does|do> the same|<picks|pick> up the slack|<handles|handle> the rest] {on}.
    If {fx} <doesn't|don't> [win you over|do it for you|sell you|get your attention], {gx} [just might|probably will|should].
    Once you're done [checking out|admiring|poking around] {fx}, [go find|head for|take a look at] {gx}.
    Like the [sound|idea|thought] of {fx}? You've also got {gx}, so [it all works out|that's two for two|you're in luck].
    With {fs} {in} and {gs} {on}, [you're pretty well covered|you won't be short on things to enjoy|weekends kind of plan themselves].
    Oh, and besides {fx}, there<'s| are> {gx} to [enjoy|show off|put to use].
    You'll [probably|likely|almost surely] [brag about|notice|use] {fx} first, but don't [sleep on|skip|forget] {gx}.
    We could [go on|talk all day|keep going] about {fx}, but then we'd [never get to|run out of time for|have to skip] {gx}.
    [It's got|You get|Figure on] {fx}, [there<'s| are> also|it throws in|you pick up] {gx}, and [that covers a lot|that's a solid list|it all adds up|you get to keep both].`,
  tails: {
    kitchen: lines`
      which is handy when [you're hungry|friends drop in|it's your turn to cook]`,
    interior: lines`
      which is good for [rainy days|having people over|doing nothing]`,
    suite: lines`
      for when you [need a minute|finally log off|want the door closed]`,
    outdoor: lines`
      for [burgers|board games|doing nothing] and [good company|cold drinks|long weekends]
      so [cookouts|lazy afternoons|late-night talks] [are covered|have a home]`,
  },
  notes: lines`
    [Also good to know|A few more things|Quick notes|One more thing|For the record]: {fs}.`,
  rest: lines`
    And it keeps going: {fs}.
    The rest of the goodies: {fs}.
    Oh, and there<'s| are> still {fs}.`,
  asides: {
    home: lines`
      [Bring a tape measure|Bring a friend with opinions], and ask about [the age of the systems|what stays|the utility bills].`,
    land: lines`
      Check on zoning, utilities and access before you get carried away.
      Walk it, squint a little, and picture the front door.`,
    commercial: lines`
      Check with the city on what you can run here.
      Bring a tape measure and a big idea.`,
  },
  closers: {
    home: lines`
      [Give it|Go for] a [look|walk-through|once-over] and see [if it [clicks|fits|feels right]|what you think|how it feels].
      Come [poke around|look around|wander through] and [see what you think|try the doors|try out the rooms].
      [Come see|Go see|Catch] it before you [overthink it|talk yourself out of it|scroll past it].
      [Swing by|Come over|Drop by] and [check it out|take a look around|see how it feels].
      [That's the rundown|You've got the facts|That's the short version], so come see [the real thing|the rest|it live].`,
    land: lines`
      Grab your boots and come walk it.
      Come kick some dirt around.
      See you out there?`,
    commercial: lines`
      Come check out the space and bring your ideas.
      Take a look and start planning.
      Swing by and picture opening day.`,
    any: lines`
      If [it sounds good|you're curious|you're tempted], [go|come] take a look.
      [Go on|Go ahead], [take a look|see for yourself|give it a look].
      [It's ready|It'll be here|It can be seen] whenever you [are|like].
      It's [worth|easily worth] the [drive|trip|detour].`,
  },
  headlines: {
    home: lines`
      Say Hello to {city}
      Meet {address}
      A {type} in {city} That's Easy to Like
      Your Maybe in {city}
      Come On In: {city}`,
    studio: lines`
      Small Space, Easy Living in {city}
      Say Hi to This {type} in {city}
      Meet {address}`,
    land: lines`
      Got Plans? Here's {lot} in {city}
      Elbow Room in {city}
      Bring Your Big Idea to {city}`,
    commercial: lines`
      Open Shop in {city}
      Put Your Sign Up in {city}
      Space for Business in {city}`,
  },
}
