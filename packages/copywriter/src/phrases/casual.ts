import { lines, type Voice } from '../realise/voice.ts'

/** Relaxed and plain, the way you would tell a friend. */
export const casual: Voice = {
  tone: 'casual',
  flow: 0.8,
  connectors: [', and ', ', and '],
  joinsAsides: false,
  breath: 28,
  uses: 0.45,
  nouns: { home: ['place', 'house'], land: ['land', 'spot'], commercial: ['space', 'spot'] },
  openings: {
    home: lines`
      Say hello to {address}, a {what} in {city}.
      Here's the scoop: {measure}, and a spot in {city}.
      Looking around {city}? Put this {what} on your list.
      So, about {address}: it's a {what} in {city}.
      Okay, let's talk about {address}, a {what} in {city}.
      You get {measure} in this {type} {where}.
      Picture this: {measure} in {city}, with your name on the mailbox.
      Let's start with the good stuff: {measure} in {city}.
      Kick off your shoes at {address}, a {what} with {sqft} to stretch out in.
      Got a minute? Take a look at this {what} in {city}.
      This {what} in {city} keeps things easy.
      Hey, {city}: there's a {what} at {address} you should know about.
      The quick version: a {what}, {sqft}, {city}.
      If you've been waiting on a {what} in {city}, you can stop waiting.
      Built in {year} and ready for whatever's next, this {what} is {where}.
      There's {sqft} to work with in this {what} {where}.
      With {lot} outside and {sqft} inside, {address} gives you options.
      Come on in: this {type} in {city} has {measure}.
      Good news if you like {city}: this {what} is on the market for {price}.
      Worth a look: this {what} in {city}.
      Call it home base: {measure} in {city}.
      Let's make this easy. It's a {what}, it's {where}.
      Well, hello. This {what} in {city} comes with {sqft}.
      Want the short tour? It's a {what} {where}.
      No big speech here, only a {what} in {city} with {sqft}.
      Tell your group chat about this {what} in {city}.
      Meet your maybe: a {what} {where}.
      Room check: {measure}, all in a {type} {where}.
      You could do a lot with {sqft} in {city}, and this {what} is ready to help.
      Down-to-earth and easy to like, this {what} is {where}.
      Let's be real: {measure} in {city} is worth a look.
      Start the coffee. There's a {what} in {city} to talk about.
      Hi from {address}, a {what} in {city}.
      If these walls could talk, they'd say {measure}, {where}.
      Your sofa would fit right in at this {what} {where}.
      A laid-back {what} has landed on the list in {city}.
      Nothing stuffy about this {what} in {city}, and you get {sqft} to enjoy.
      Roll up to {address} and you'll find a {what} in {city}.`,
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
      It's land, it's {where}, and it's waiting for a plan.
      Big backyard energy: {lot} in {city}, no house in the way.`,
    commercial: lines`
      Need space for the business? Here's a {type} in {city} with {sqft}.
      Put your sign out front at {address}, a {type} in {city}.
      Ready to open shop? Check out this {type} {where}.
      Here's a spot to do business: a {type} {where}.
      Got a business plan? This {type} in {city} has {sqft} for it.
      So, about that business idea: here's a {type} {where}.
      Boss move: a {type} {where}[ with {sqft}|].`,
  },
  core: {
    home: lines`
      It's got {measure}.
      [You'll find it|It's waiting|Look for it|It's sitting pretty] {where}.
      It's a {what}, by the way, {where}.
      There's {sqft} inside.
      It comes with {rooms}.
      The address? {address}.
      [Look for|Punch in|Your GPS wants|Head over to] {address}.
      It's in {city}.
      Inside, it's {measure}.
      It's a {type}[, if you're keeping notes|, for the record|, plain and simple].
      Count 'em up and you get {rooms}.
      All in, you've got {measure}.
      We're talking {sqft}.
      You've got {rooms} to work with.`,
    land: lines`
      [You'll find it|It's waiting|Look for it|It's sitting pretty] {where}.
      It's in {city}.
      [Look for|Punch in|Your GPS wants|Head over to] {address}.
      It's a {type}[, if you're keeping notes|, for the record|, plain and simple].
      We're talking {lot}.
      The record also lists {measure}.`,
    commercial: lines`
      [You'll find it|It's waiting|Look for it|It's sitting pretty] {where}.
      It's in {city}.
      [Look for|Punch in|Your GPS wants|Head over to] {address}.
      It's a {type}[, if you're keeping notes|, for the record|, plain and simple].
      We're talking {sqft}.
      The record also lists {rooms}.
      All in, you've got {measure}.`,
  },
  details: {
    home: lines`
      It was built in {year}, it sits on {lot}, and it's listed at {price}.
      Built in {year}, {lot} outside, {price} on the tag.
      It's a {year} build with {lot} outside, and they're asking {price}.
      It's been here since {year}, and it's listed at {price}.
      You've got {lot} outside and a {price} price tag.
      It dates to {year} and comes with {lot}.
      It was built in {year} and sits on {lot}.
      It's been around since {year}.
      The lot? That's {lot}.
      You've got {lot} to play with outside.
      It'll be done in {due}.
      It's listed at {price}.
      The price tag says {price}.
      They're asking {price}.
      So what's the number? It's {price}.
      Built in {year}, listed at {price}, easy to like.
      It went up in {year}.
      There's a {lotAdj} lot, and the asking price is {price}.
      All that for {price}.`,
    land: lines`
      It's listed at {price}.
      The price tag says {price}.
      All told, it's {lot}.
      You're looking at {lot}, listed at {price}.
      The paperwork says {year}.
      It'll be done in {due}.
      So what's the number? It's {price}.`,
    commercial: lines`
      It was built in {year}, it sits on {lot}, and it's listed at {price}.
      It's been here since {year}, and it's listed at {price}.
      It dates to {year} and comes with {lot}.
      It was built in {year} and sits on {lot}.
      It went up in {year}.
      The lot? That's {lot}.
      It'll be done in {due}.
      It's listed at {price}.
      The price tag says {price}.
      So what's the number? It's {price}.`,
  },
  scenes: {
    kitchen: lines`
      [In the kitchen|For the snack crowd|Where the magic happens|Around dinnertime], [you've got|it's all about|you'll be using|there<'s| are>] {fs}.
      The kitchen['s got| comes with| shows up with| brings] {fs}[|, so bring snacks|, which is a solid start|, and you'll use it all].
      {fs} [<makes|make> cooking|<makes|make> taco night|<gets|get> dinner] [way easier|more fun|done].
      Like to [cook|bake|snack]? You've got {fs}.`,
    suite: lines`
      [Wind down with|Treat yourself to|Start your day with|Hang on to] {fs}.
      {fs} [<makes|make> getting ready|<makes|make> bedtime|<keeps|keep> mornings] [less of a scramble|pretty easy|low-key].
      [The bedroom side of things|Your end of the house|The sleepy part of the house] comes with {fs}.`,
    interior: lines`
      [Inside,|Walk in and|Around the house,|Once you're in,] [you've got|you'll spot|there<'s| are>|you'll like] {fs}.
      {fs} [<scores|score> easy points|<makes|make> life easier|<is|are> in the mix|<gets|get> a thumbs-up].
      [Lazy Sundays|Rainy days|Nights in|Long weekends] [go well with|are made for|get better with] {fs}.
      [Say yes to|Go ahead and enjoy|Make yourself comfy with|Show off] {fs}.
      {f}? [Yep|Got it|Check]. {g}? [That, too|Also yes|Check].`,
    character: lines`
      {fs} <gives|give> it personality.
      You don't see {fs} every day.
      The fun details: {fs}.`,
    outdoor: lines`
      [Outside|Out in the fresh air|When the weekend hits|On a free Saturday], [you've got|hang out with|there<'s| are>|you can enjoy] {fs}.
      {fs} [<is|are> begging for a cookout|<means|mean> you'll actually go outside|<makes|make> weekends easy|<gets|get> everybody off the couch].
      [Friends over|Good weather|Need some air]? [You've got|Head for|Enjoy] {fs}.
      [Weekends|Cookouts|Slow evenings] go better with {fs}.`,
    parking: lines`
      Parking's handled with {fs}.
      For the car, there<'s| are> {fs}.
      No circling the block: you've got {fs}.
      Rolling up is easy with {fs}.`,
    household: lines`
      Chore day's easier with {fs}.
      For the everyday stuff, you've got {fs}.
      The house pulls its weight with {fs}.
      Laundry, boots, whatever: there<'s| are> {fs}.`,
    storage: lines`
      Got stuff? There's {fs}.
      {fs} <swallows|swallow> the clutter.
      Stash your gear in {fs}.`,
    systems: lines`
      The grown-up stuff is covered, too: {fs}.
      The boring-but-important list: {fs}.
      You won't have to think about {fs}.
      On the practical side, you've got {fs}.
      Behind the scenes, there<'s| are> {fs}.`,
    technology: lines`
      Gadget check: {fs}.
      {fs} <makes|make> you feel like you live in the future.
      For the techy stuff, there<'s| are> {fs}.`,
    access: lines`
      Getting around is easy with {fs}.
      {fs} <makes|make> coming and going simple.`,
    setting: lines`
      Oh, and there<'s| are> {fs}.
      You also get {fs}. Not bad.
      Bonus: {fs}.
      Look around and you've got {fs}.`,
    community: lines`
      You get to use {fs}, too.
      The shared stuff includes {fs}.
      Perks of the address: {fs}.
      Head out and use {fs}.`,
    income: lines`
      Got visitors? There's {fs}.
      {fs} <gives|give> you options.
      Bonus round: {fs}.`,
    site: lines`
      On site, you've got {fs}.
      {fs} <is|are> already there.
      You're not starting from scratch: there<'s| are> {fs}.
      Handy stuff on site: {fs}.`,
    general: lines`
      [You also get|It comes with|Add in|Throw in] {fs}.
      [On top of that|Plus|Oh, and|Also], there<'s| are> {fs}.
      {fs} [<comes|come> with the place|<is|are> on the list, too|<sweetens|sweeten> the deal|<is|are> part of it].
      You've got {f} [and|plus|along with] {g}.
      Don't [overlook|forget|skip past] {fs}.`,
  },
  tails: {
    kitchen: lines`
      so [taco night|Sunday pancakes|the midnight snack] [pretty much makes itself|is never a hassle|is handled]
      [which is|and that's] [good news|handy|a big help] when [you're hungry|friends drop in|it's your turn to cook]`,
    interior: lines`
      [which is|and that's] [good|handy|a win] for [rainy days|hosting|doing nothing|binge-watching]
      so you'll never [run out of places to hang out|need an excuse to stay in|miss your old place]`,
    suite: lines`
      so [bedtime|getting ready|waking up] [goes easier|feels less rushed|is almost fun]
      for when you [need a minute|finally log off|want the door closed]`,
    outdoor: lines`
      so [cookouts|lazy afternoons|late-night talks] [are covered|happen on their own|have a home]
      for [burgers|board games|doing nothing] and [good company|cold drinks|long weekends]`,
    general: lines`
      so that's [handled|off your list|sorted]
      which [never hurts|helps|you'll appreciate] [on busy days|in the long run|more than you'd think]`,
  },
  notes: lines`
    Also good to know: {fs}.
    A few more things: {fs}.
    Quick notes: {fs}.`,
  rest: lines`
    And it keeps going: {fs}.
    The rest of the goodies: {fs}.
    Oh, and there<'s| are> still {fs}.`,
  remarks: {
    home: lines`
      You can see where [the couch|the TV|the big table] goes before you're [all the way in|done with the tour|back at the door].
      It's [the kind of place|a spot] that's [easy to come back to|easy to mess up and easy to tidy|made for flip-flops].
      [Nobody's going to make you|No one's going to ask you to] [use a coaster|take your shoes off|whisper].
      It's [low on drama|short on fuss|easy on the nerves] and [high on places to sit|big on everyday stuff|long on good corners].
      [Pizza|Takeout|Cereal] on the floor that first night? [Go ahead|Why not|Totally allowed].
      You'll [figure out|find|claim] your favorite [spot|corner|chair] in about [a day|an hour|a weekend].`,
    bedrooms: lines`
      That's enough bedrooms to [finally get a desk out of the living room|give the laundry its own chair|let friends stay over].
      [Friends|Cousins|Old roommates] can crash without [sleeping on the couch|taking your bed|much planning].`,
    bathrooms: lines`
      [Nobody's|No one's] [fighting over|lining up for|timing] the shower.
      Mornings get [a lot less dramatic|way calmer|easier fast].`,
    studio: lines`
      Cleaning day is more of a cleaning hour.
      You'll never lose your keys for long.`,
    grounds: lines`
      There's space outside to stretch your legs.
      You might need a bigger lawn mower, and that's fine.`,
    land: lines`
      You dream it up, the ground holds it up.
      Check on zoning, utilities and access before you get carried away.
      Go ahead, pace out the kitchen.
      There's nothing to knock down first.
      Walk it, squint a little, and picture the front door.
      It's your call what goes where.`,
    commercial: lines`
      Check with the city on what you can run here.
      Your logo would look good on the door.
      Bring a tape measure and a big idea.
      Coffee machine first, everything else second.
      You'll know pretty fast whether it fits your plans.`,
    any: lines`
      [It's worth|You'll want] a look in person[|, so take your time|, shoes on or off].
      [You'll know|You'll get it] when you [see it|get there|stand there a second].
      [That's the rundown|That's the gist|There's your summary].`,
  },
  closers: {
    home: lines`
      Give it a look and see if it clicks.
      Come poke around and see what you think.
      Come see it before you overthink it.
      Swing by and check it out.
      That's the rundown, so come see the real thing.
      See you there?`,
    land: lines`
      Grab your boots and come walk it.
      Come kick some dirt around.
      See you out there?`,
    commercial: lines`
      Come check out the space and bring your ideas.
      Take a look and start planning.
      Swing by and picture opening day.`,
    any: lines`
      Sound good? Go take a look.
      Go on, take a look.
      Ready when you are.
      It's worth the drive.`,
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
