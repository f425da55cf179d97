import { lines, type Voice } from '../realise/voice.ts'
import { record } from './record.ts'
import { visits } from './visit.ts'

/** Relaxed and plain, the way you would tell a friend. */
export const casual: Voice = {
  tone: 'casual',
  flow: 0.95,
  connectors: [', and ', ', and '],
  partings: [', so '],
  breath: 46,
  pairing: 0.75,
  uses: 0.8,
  nouns: {
    home: ['place', 'house', 'home'],
    land: ['land', 'spot'],
    commercial: ['space', 'spot'],
  },
  openings: {
    home: lines`
      [Tell a friend|Text somebody|Make a note] about this {what} in {city}.
      There's a {what} {where} that [would love to meet you|could use your furniture|is ready for company].
      [Good|Big|Fresh] news [for|from] {city}: this {what} is [yours|going|up] for {price}.
      Put {address} on the [weekend|Saturday|short] list: it's a {what} in {city}[ with {sqft}|].
      [Some|A few|Certain] places just [make sense|feel easy|add up], like this {what} {where}.
      Say [hello|hi|good morning] to {address}, a {what} in {city}[ with {sqft} to [wander|roam|poke around]|].
      Here's the [scoop|short version|gist]: {measure}, and a [spot|place] in {city}.
      [Looking around|House hunting in|Circling] {city}? [Try|Meet|Visit] this {what}.
      [So, about|Okay, let's talk about|Next up is] {address}: it's a {what} in {city}[, and it's got {sqft}|].
      [Let's start|Starting|We'll start] with the [good stuff|basics|numbers]: {measure} in {city}.
      [Kick off|Drop|Leave] your shoes at {address}, a {what} with {sqft} to [stretch out|spread out|hang out] in.
      [Got|Have you got] a [minute|second]? [Take a look at|Check out|Meet] this {what} in {city}.
      [Waiting on|Hunting for|Holding out for] a {what} in {city}? [Stop|Quit] [waiting|looking|scrolling].
      [Come on in|Step right in|Here you go]: this {type} in {city} has {measure}.
      You [could|might|can] do [plenty|a lot|wonders] with {sqft} in {city}, and this {what} is [ready|up for it|game].
      Your [sofa|bookshelf|coffee maker] would [fit right in|feel at home|be happy] at this {what} {where}.`,
    studio: lines`
      [Less to vacuum|Small space, easy life|Keep it simple]: it's a {type} {where}[, and it's {sqft}|].
      Everything's within arm's reach in this {type} {where}.
      Say hi to your favorite room: a {type} {where}.`,
    land: lines`
      [Got plans|Got ideas|Big plans]? Here's a {type} in {city} to put them on.
      Bring your [big idea|boots|tape measure] to this {type} {where}.
      [There's|You've got|Picture] {lot} of elbow room in {city}.
      [Dirt, sky and options|Room for a plan]: [that's|meet|check out] this {type} {where}.`,
    commercial: lines`
      If you [need space|have a plan], [here's|try|meet] a {type} in {city}[ with {sqft}|].
      [Put|Hang] your [sign|name] [out front|on the door] at {address}, a {type} in {city}.
      [Open shop|Open up|Get going] in this {type} {where}.`,
  },
  core: lines`
    It's {where}, and it's got {measure}.
    [It's got|You've got|It comes with|You're looking at] {measure}.
    [You'll find it|It's waiting|It's parked|It's sitting] {where}.
    The address is {address}[, for the curious|, for your map|].
    It's [basically|plainly|honestly] a {what} {where}.
    [There's|You've got] {sqft} inside.
    It comes with {rooms}[, spread over {sqft}|].
    [All in|All told|Add it up], [you've got|that's|it's] {measure}.
    We're talking {sqft}[ and {rooms}| in all].`,
  details: record({
    built: '[built in|put up in|around since]',
    dates: '[dates to|dates from|is from]',
    set: '[sitting on|parked on]',
    holds: '[sits on|comes with|has]',
    offered: '[listed|priced|marked]',
    itIs: "it's",
    asks: "[they're asking|the ask is|it'll run you|you can have it for|the tag says|it's going for]",
    own: `For {price}, you get [a {year} build|something from {year}] and {lot} [outside|of your own|to go with it].
      [It's|You're looking at|We're talking] a {year} build [on|with] {lot}, and [they're asking|it's yours for|the ask is] {price}.
      It's [been here|been around|stood here|been at it] since {year}[, and [they're asking|it's yours for|the tag says] {price}|].
      [You've got|There<'s| are>|Figure on] {lot} [outside|out there|to roam][, and [it's listed at|the tag says] {price}|].`,
  }),
  scenes: {
    kitchen: lines`
      [In the kitchen|For the snack crowd|Around dinnertime], [you've got|you'll be using|there<'s| are>] {fs}.
      The kitchen['s got| comes with| shows up with] {fs}.
      Like to [cook|bake|snack]? You've got {fs}[ for that|].`,
    interior: lines`
      [Inside,|Around the house,|Once you're in,] [you've got|you'll spot|there<'s| are>] {fs}.
      {fs} [<scores> easy points|<is> in the mix|<gets> a thumbs-up][|, no question].`,
    outdoor: lines`
      [Outside|Out in the fresh air|On a free Saturday], [you've got|there<'s| are>|you can enjoy] {fs}.
      ~{fs} [<is> begging for a cookout|<means> you'll actually go outside|<gets> everybody off the couch].
      ~[Friends over|Good weather|Need some air]? [You've got|Head for] {the fs}.`,
    general: lines`
      [You get|It comes with|Add in] {fs}[|, too].
      [Plus|Also|Then], there<'s| are> {fs}.
      {fs} [<comes> with it|<helps>, too|<sweetens> the deal].`,
  },
  placed: lines`
    {front}, [you've got|there<'s| are>|you'll find|look for|enjoy|figure on] {fs}.
    {front}, {fs} [<does> the trick|<has> you covered|<is> ready to go|<gets> it done|<pitches> in|<saves> the day].
    [You've got|You'll find|There<'s| are>] {fs} {in}.
    {fs} <is> [waiting|all yours] {in}.`,
  pairs: lines`
    {front}, [you've got|there<'s| are>|look for] {fs}, and {then} [there<'s| are>|you've got|you'll find] {gs}.
    You get {fx}, plus {gx}, [so you're set|which helps|and that's plenty].
    There<'s| are> {fx}, [along with|and then|as well as] {gx}[||, too].
    [Start with|Take|Begin with] {the fs}, [throw in|add|toss in] {the gs}, and you've got [a setup|a plan|an easy week].
    {fs} <takes> care of [things|business|the day-to-day] {in}, and {gs} [<does> the same|<picks> up the slack|<handles> the rest] {on}.
    After {the fs}, [check out|meet|try] {the gs}.
    Besides {the fs}, there<'s| are> {gx} to [enjoy|show off|put to use].
    You'll [probably|likely|almost surely] [brag about|notice|use] {the fs} first, but don't [skip|forget|overlook] {the gs}.
    We [could|might|would] [brag|rave|ramble] about {the fs}, but that [skips|misses|forgets] {the gs}.`,
  asides: visits(
    ({ where, how, which, feel, ask }) => lines`
      [While|Once|When] you're [there|on site|around|visiting], [see|figure out|check|notice] ${where} and ${how}.
      You [can|could|might] [explore|wander|roam|browse] and [see|work out|notice|learn] ${feel} and ${which}.
      [Bring|Send|Save] [your|any|all] [questions|queries] about ${ask}.`,
  ),
  closers: {
    home: lines`
      Come [poke|look|wander] around and [try the doors|test the rooms|pick a corner].
      [Come see|Go see|Catch] it before you [overthink it|scroll past|forget].
      [That's|There's] the [rundown|gist|pitch], so come [see|judge|find] the rest.`,
    land: lines`
      [Grab your boots|Bring a friend] and come [walk it|kick some dirt around].`,
    commercial: lines`
      [Take a look|Swing by] and [start planning|picture opening day].`,
    any: lines`
      [Swing|Come|Drop] by and [look|poke|wander] around [sometime|soon|for a bit].
      [Come|Stop|Drop|Pop] in [soon|sometime|if you're curious].
      [Take|Grab] a [look|tour|peek] [sometime|soon|whenever].`,
  },
  headlines: {
    home: lines`
      [Say Hello to|Your Maybe in|Come On In:] {city}
      Meet {address}
      A {type} in {city} That's Easy to Like`,
    studio: lines`
      Say Hi to This {type} in {city}`,
    land: lines`
      Elbow Room in {city}`,
    commercial: lines`
      Open Shop in {city}`,
  },
}
