import { lines, type Voice } from '../realise/voice.ts'

/** Warm and close to daily life; about the home, never about who should live in it. */
export const family: Voice = {
  tone: 'family',
  flow: 0.75,
  connectors: [', and ', ', and ', ', while '],
  joinsAsides: true,
  breath: 32,
  uses: 0.5,
  nouns: { home: ['home', 'house'], land: ['land', 'place'], commercial: ['space', 'place'] },
  openings: {
    home: lines`
      There is a place for everything at {address}, from {rooms} to {sqft} of shared and private space.
      Come in and make yourself at home at {address}, a {what} in {city}.
      Mornings start easily in this {type} in {city}, with {measure} to wake up to.
      Home has a good address in {city}: {address}, a {what} ready for your routine.
      Everyone gets a corner of their own in this {what} in {city}.
      Pull up a chair at {address}, a {what} in {city}[ with {sqft} to settle into|].
      This {what} in {city} is made for coming home to, [day after day|with {sqft} to come home to].
      Good days start and end well at {address}, where {rooms} share {sqft}.
      A warm hello waits at {address}, a {what} with {sqft} to live in.
      Here is a {type} in {city} with a place for each part of the day: {measure}.
      Set down your keys at {address} and settle into {sqft} of everyday comfort.
      In {city}, this {type} keeps {rooms} under a friendly roof.
      Built in {year}, this {what} in {city} has a long list of ordinary good days ahead of it.
      With {lot} outside and {sqft} inside, {address} leaves elbow room on both sides of the door.
      Gathering comes naturally in a {type} with {measure}, and this {city} address has exactly that.
      Say yes to dinner at home: this {what} [brings {sqft} of living space to {city}|is waiting in {city}].
      Life unfolds easily across {sqft} in this {what} {where}.
      If home is where the day slows down, this {what} in {city} makes a good case.
      Room by room, this {type} {where} adds up to {measure}.
      The front door of {address} opens to {measure} in {city}.
      Picture the week ahead in this {what} in {city}.
      Small rituals and big dinners both fit inside this {what} {where}.
      Some houses feel settled from the first hello, and this {what} in {city} is among them.
      Coffee, boots by the door, a pot on the stove: life finds its rhythm in this {what} in {city}.
      Think of the end of the day, then think of {address}, a {what} in {city}.
      Comfort comes first in this {what} {where}[, all {sqft} of it|].
      Hang up your coat and stay a while at {address}, a {what} in {city}.
      Around here, home means {measure} in a {type} {where}.
      Every part of the day has its spot in this {what} in {city}.
      From the first cup of coffee to the last lamp turned off, this {what} {where} keeps you company.
      Open the door to {address} and there they are: {measure}, ready to be lived in.
      Ordinary Tuesdays feel a little better in a {what} like this, {where}.
      Gather, cook, rest, repeat: this {what} in {city} has {sqft} for all of it.
      Your next long dinner could happen in this {what} in {city}.
      Settle into {city} with {measure}, all in a {type} you can grow fond of.
      Made for real life, this {what} {where} gives you {sqft} to spread out in.
      Kick off your shoes in this {what} {where}, where {sqft} are ready for everyday use.
      Nothing fancy to learn here, only a {what} in {city} that is easy to love.`,
    studio: lines`
      A studio can feel like home, and this {type} in {city} does it in {sqft}.
      Everything you need is close by in this {type} {where}.
      Home can be a single well-loved room, like this {type} in {city}.
      Come in, put the kettle on and settle into this {type} {where}.
      This {type} in {city} keeps the good things close: {sqft}, all within reach.
      Small, simple and easy to love, this {type} is waiting {where}.`,
    land: lines`
      There is open ground to dream on here: {lot} in {city}.
      Start from the ground up with a {type} [of {lot}|] in {city}.
      Bring your sketchbook to {address}, a {type} in {city} waiting for a plan of your own.
      Every home starts as a patch of ground, and this {type} {where} is a good place to begin.
      Stand in the middle of this {type} in {city} and picture the front door.
      Picture the first shovel going in at this {type} {where}.
      Here is a {type} in {city} with {lot} to call your own.
      Good beginnings need ground, and this {type} {where} has it.`,
    commercial: lines`
      There is a good place to open shop {where}, a {type} with {sqft}.
      Open the doors each morning at {address}, a {type} [of {sqft}|] in {city}.
      Your name would look right at home on this {type} {where}.
      A friendly front door helps any business, and this {type} in {city} has {sqft} behind it.
      Put the kettle on in the back and the sign out front: this {type} {where} is ready.
      Good work needs a good home, and this {type} {where} offers {sqft}.
      Come see where your customers could find you: a {type} {where}.`,
  },
  core: {
    home: lines`
      Inside are {measure}.
      You will find {measure} inside.
      There <is|are> {rooms} to spread out in.
      It is a {what}, and you will find it {where}.
      [You will find it|It waits for you|It sits|Come and find it] {where}.
      The {home} sits {where}.
      Home base is {city}[, at {address}|].
      [The address to remember is|Write down|The mailbox says|Home is] {address}.
      It gives you {sqft} to live in.
      It is a {type} through and through.
      All told, there <is|are> {measure}.
      Count {rooms} as you walk through.
      The {home} stretches across {sqft}.
      It is a {type} in {city}.
      {rooms} <is|are> there for everyday life.`,
    land: lines`
      You will find the {type} {where}.
      [The address to remember is|Write down|The mailbox says|Home is] {address}.
      It is a {type} in {city}.
      It covers {lot} of ground.
      The record also lists {measure}.
      Call it a {type} for now.
      It sits {where}.`,
    commercial: lines`
      You will find the {type} {where}.
      It gives you {sqft} to work with.
      The record also lists {rooms}.
      [The address to remember is|Write down|The mailbox says|Home is] {address}.
      It is a {type} in {city}.
      All told, there <is|are> {measure}.
      It sits {where}.`,
  },
  details: {
    home: lines`
      Built in {year} on {lot}, it is listed at {price}.
      The {home} was built in {year}, the lot is {lot}, and the price is {price}.
      It has stood here since {year}, on {lot}, and it is listed at {price}.
      Since {year} it has been somebody's place to come home to, and now it is listed at {price}.
      Outside, the lot is {lot}, and the sign says {price}.
      It went up in {year}, with {lot} around it.
      Built in {year}, it sits on {lot}.
      It was built in {year}.
      The {home} went up in {year}.
      Outside there <is|are> {lot} to enjoy.
      The lot is {lot}.
      It will be ready in {due}.
      It is listed at {price}.
      The asking price is {price}.
      At {price}, it could be the place you call home.
      Built in {year} and listed at {price}, it is easy to picture.
      With {lot} around it and a price of {price}, it is worth a slow walk through.
      All of it is listed at {price}.
      People have been coming home to it since {year}.
      Its {lotAdj} lot leaves the outdoors to you.`,
    land: lines`
      It is listed at {price}.
      The asking price is {price}.
      In all, it is {lot}.
      The whole place measures {lot}, and it is listed at {price}.
      The record gives the year {year}.
      It will be ready in {due}.
      At {price}, the ground is yours to plan.`,
    commercial: lines`
      Built in {year} on {lot}, it is listed at {price}.
      The {home} was built in {year}, the lot is {lot}, and the price is {price}.
      It has stood here since {year}, on {lot}, and it is listed at {price}.
      It went up in {year}, with {lot} around it.
      Built in {year}, it sits on {lot}.
      It was built in {year}.
      The lot is {lot}.
      It will be ready in {due}.
      It is listed at {price}.
      The asking price is {price}.
      At {price}, it could be where you hang your sign.`,
  },
  scenes: {
    kitchen: lines`
      [In the kitchen|Where the cooking happens|Around the stove], {fs} [<makes|make> weeknights easier|<keeps|keep> things humming|<is|are> ready for company|<earns|earn> a daily thank-you].
      The kitchen [comes with|is home to|has|greets you with] {fs}[|, and room for helpers|, ready for Sunday pancakes|, so dinner is half done].
      [Anyone who cooks|Whoever makes the coffee|The cook of the house] will [be glad of|make good use of|grow fond of] {fs}.
      {fs} [<turns|turn> cooking|<makes|make> breakfast|<helps|help> make dinner] into [something to share|a pleasure|the best part of the day].`,
    suite: lines`
      [For winding down|After a long day|When the day is done|For slow mornings], [there <is|are>|you have|you can count on] {fs}.
      {fs} [<makes|make> getting ready|<makes|make> bedtime|<keeps|keep> mornings] [a little easier|something to enjoy|calm].
      [Close the door|Put your feet up|Take your time] and enjoy {fs}.`,
    interior: lines`
      [Inside,|Step through the door and|Around the house,|Room by room,] [you will find|there <is|are>|you will come across|you can settle in with] {fs}.
      {fs} [<makes|make> the rooms feel lived in|<earns|earn> a place in the daily routine|<adds|add> to the ease of being home|<gives|give> everyone something to look forward to].
      [Rainy days|Slow Sundays|Ordinary evenings|Long winters] [are easier|go well] with {fs}.
      {f} and {g} are [here to be used and enjoyed|waiting inside|part of daily life here|the kind of things you come to love].
      [Favorite spots|Everyday comforts|The good parts] [may well include|are sure to include|start with] {fs}.`,
    character: lines`
      {fs} <gives|give> the place stories to tell.
      You will grow fond of {fs}.
      There is charm in the details: {fs}.`,
    outdoor: lines`
      [Outside|Out in the fresh air|When the weather turns warm|Come the weekend], [there <is|are>|you will find|you have|everyone heads for] {fs}.
      {fs} [<invites|invite> you to linger|<calls|call> everyone outdoors|<makes|make> weekends easy to plan|<gives|give> warm evenings a place to happen].
      [Step out to|Carry your coffee out to|Spend the afternoon with|Make the most of] {fs}.
      [Fresh air|A good weekend|Supper outside] [comes with|begins with|is better with] {fs}.`,
    parking: lines`
      For the cars, there <is|are> {fs}.
      Coming home is easy with {fs}.
      Pull in: there <is|are> {fs}.
      {fs} <makes|make> coming and going simple.`,
    household: lines`
      {fs} <keeps|keep> the household running.
      Chores have a place of their own, thanks to {fs}.
      The everyday jobs get easier with {fs}.
      Home life runs smoother with {fs}.`,
    storage: lines`
      Everything has a place, thanks to {fs}.
      For all the gear, there <is|are> {fs}.
      {fs} <holds|hold> whatever you cannot part with.`,
    systems: lines`
      On the practical side, there <is|are> {fs}.
      The everyday essentials include {fs}.
      You can count on {fs}.
      The behind-the-scenes comforts include {fs}.
      Also looked after: {fs}.`,
    technology: lines`
      {fs} <makes|make> daily life a little simpler.
      Helpful touches include {fs}.
      Life runs smoother with {fs}.`,
    access: lines`
      Getting around is easier with {fs}.
      {fs} <makes|make> every day a bit easier.
      Thoughtful touches include {fs}.`,
    setting: lines`
      You also get {fs}.
      {fs} <comes|come> with the setting.
      Look up and enjoy {fs}.
      Part of the pleasure here <is|are> {fs}.`,
    community: lines`
      Beyond your own door, you can enjoy {fs}.
      Shared comforts include {fs}.
      {fs} <is|are> there for everyone to use.
      Part of the package, to be shared: {fs}.`,
    income: lines`
      There is extra flexibility, too, with {fs}.
      {fs} <leaves|leave> room for company.
      When company comes, there <is|are> {fs}.`,
    site: lines`
      The place already has {fs}.
      {fs} <gives|give> you a head start.
      Getting started is easier with {fs}.
      On site, you will find {fs}.`,
    general: lines`
      [You will also find|It also comes with|There <is|are> also|You can count on] {fs}.
      [And for good measure|On top of that|Happily|Every bit as welcome], there <is|are> {fs}.
      {fs} [<is|are> here, too|<makes|make> the everyday a little easier|<rounds|round> out the list|<is|are> part of the picture].
      Enjoy {f}[, plus|, along with|, and do not forget] {g}.`,
  },
  tails: {
    kitchen: lines`
      [for|at home with] [pancake mornings|soup nights|birthday cakes|midnight snacks] and [everything in between|whoever drops by]
      so [dinner|breakfast|the coffee] is [never far off|half made already|easy to share]`,
    interior: lines`
      [for|on] [rainy afternoons|slow Sundays|movie nights|long phone calls] and [ordinary Tuesdays|the first cold week|all the days between]
      so there is always [a place to land|somewhere to sit|a good reason to stay in]
      the [sort of thing|kind of comfort] you [miss when you travel|stop noticing and never want to lose|come home for]`,
    suite: lines`
      so [mornings|evenings|weekends] can [start slowly|end gently|take their time]
      [at the end of|before or after] [a long day|a busy week|the morning rush]`,
    outdoor: lines`
      [for|made for] [lemonade weather|long suppers|bare feet|the first warm Saturday] and [the last of the evening|slow conversation|late dinners]
      whenever [the weather is kind|friends stop by|dinner can wait|the weekend comes around]
      with [time|chairs|room] enough for [everyone|whoever comes by|a long evening]`,
    general: lines`
      so [the week|the household|an ordinary day] [runs a little smoother|looks after itself|has less to worry about]
      [day in, day out|all year long|season after season|when you need it most]`,
  },
  notes: lines`
    Good to know: {fs}.
    And there is more: {fs}.
    Worth mentioning: {fs}.`,
  rest: lines`
    The list goes on with {fs}.
    There is still more to enjoy: {fs}.
    You will be glad, too, of {fs}.`,
  remarks: {
    home: lines`
      There is a [spot|place|corner] for [the big table|the good chair|the reading lamp] and [another for the muddy boots|somewhere to close the door|a wall for the photographs].
      [Bring|Carry in|Unpack] the [furniture you love|favorite chair|good lamps] and [see where they land|let the rooms do the rest|settle in slowly].
      [Some rooms|Some hours] are for [company|noise and company|cooking and talking], and some are for [closing the door|a book|doing nothing at all].
      [Long dinners|Birthday breakfasts|Card games] and [lazy mornings|late talks|early bedtimes] are [both|equally] [welcome|at home here].
      [It is easy to imagine|You can picture|It takes no effort to see] [the first evening here|the kettle on and the radio low|the boots by the door already].
      [Nothing about it|Not a room here] asks you to [tiptoe|be anyone else|keep your voice down].`,
    bedrooms: lines`
      [A spare bedroom|An extra bedroom|The smallest bedroom] can be [a guest room in May and a workroom in June|an office by day and a guest room by night|whatever the season asks for].
      [Everyone gets|There is always] a [door to close|bed to fall into|pillow to claim] at the end of the day.`,
    bathrooms: lines`
      [Nobody|No one] has to [wait for the mirror|hurry in the shower|draw straws for the first shower].
      [Busy mornings|Weekday mornings|Monday mornings] get easier with more than a single bathroom.`,
    studio: lines`
      Everything you love can be close at hand.
      There is comfort in having only what you need.`,
    grounds: lines`
      There is room outdoors to wander a little.
      The yard gives the seasons somewhere to happen.`,
    land: lines`
      Walk it in good shoes and take your time.
      The best plans start with standing still and looking around.
      Check on zoning, utilities and access before you draw the first room.
      You decide where the kitchen window goes.
      It is yours to imagine from the ground up.
      A survey will show where the corners are.`,
    commercial: lines`
      It is easy to picture the lamps on and the door open.
      Check with the city about permitted uses.
      Customers like a place that is easy to find and easy to like.
      Walk through and imagine your first morning open.
      Bring your ideas and a tape measure.`,
    any: lines`
      [Stop in|Come in], [look around|wander a little|take a slow lap] and [stay as long as you like|see how it feels|take your time].
      The [best|surest|nicest] way to know a place is to [stand in it|walk through it slowly|spend an hour in it].`,
  },
  closers: {
    home: lines`
      Come by and see how it feels.
      Walk through at your own pace and see what feels like home.
      Imagine the first evening here, then come and see it.
      Home may be closer than you think.
      Come see where your days might begin.
      Take a walk through and picture your things in it.
      The lamp in the window, so to speak, is on.`,
    land: lines`
      Come walk it, and bring good shoes.
      Stand on it for a while and see what comes to mind.
      Your first good memory of it could be the walk.`,
    commercial: lines`
      Drop in and picture your name on the door.
      Come see how it feels to turn the key.
      Stop by and imagine opening day.`,
    any: lines`
      Come take a look, and bring the tape measure.
      Come see what fits.
      Stop by and see for yourself.
      Take your time and look around.`,
  },
  headlines: {
    home: lines`
      Come Home to {city}
      A {type} in {city} to Settle Into
      {address}: Make Yourself at Home
      Pull Up a Chair in {city}
      Everyday Comfort in {city}`,
    studio: lines`
      A {type} in {city} to Call Home
      Small, Simple and Yours in {city}
      {address}: Make Yourself at Home`,
    land: lines`
      Open Ground to Dream On in {city}
      Start from the Ground Up in {city}
      A Place to Begin in {city}`,
    commercial: lines`
      Open Your Doors in {city}
      A Good Place for Business in {city}
      Hang Your Sign in {city}`,
  },
}
