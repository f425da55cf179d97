import { lines, type Voice } from '../realise/voice.ts'

const ASKS =
  '[the price is|the asking price is|they are asking|you can have it for|it could be yours for|the figure is|the tag says] {price}'

const PRICE = `
  [It|All of it|The {home}|The whole of it] [is [listed|priced|offered|yours] at|comes to|goes for|can be had for] {price}.
  The [asking price|price|price of it all] is {price}.`

const RECORD = `${PRICE}
  [Built in|Put up in|Standing since] {year} [on {lot}|on a lot of {lot}], [the {home}|it] is [listed|priced|offered] at {price}.
  It [went up|was built|was put up|was finished] in {year}, [there <is|are> {lot} outside|the lot is {lot}|you get {lot}], and ${ASKS}.
  [Listed|Priced|Offered] at {price}, [it|the {home}] [dates back to|dates from|was built in] {year} and [sits on|comes with|has|spreads over] {lot}[ of its own|].
  [For|At] {price}, you get {lot} [outside|of ground] and a {home} [built in|that went up in|from] {year}.
  [Some last|The last|A few] [figures|numbers] to [know|keep in mind|write down]: [built|put up|finished] in {year}, {lot} [outside|of ground|around it], {price}[ asked| all told|].
  [Built in|Put up in|Finished in] {year}, [the {home}|it] is [listed|offered|priced] at {price}.
  The {home} [has been here since|went up in|dates to|was put up in|was finished in] {year}, and ${ASKS}.
  [With|Along with] {lot} outside, [it|the {home}] is [listed|priced] at {price}.
  [Outside|Out of doors|Around it], [you have|there <is|are>|count on] {lot}, and ${ASKS}.
  It will be ready in {due}, and [it is listed at|the price is] {price}.
  [Built|Put up] in {year}, it [sits on|has] {lot}.
  [The {home}|It] [was built|went up] in {year}.
  Outside[, you have| there <is|are>] {lot}.
  It will be ready in {due}.`

/** Warm and close to daily life; about the home, never about who should live in it. */
export const family: Voice = {
  tone: 'family',
  flow: 0.95,
  connectors: [', and ', ', and ', ', while '],
  partings: [', so '],
  breath: 38,
  pairing: 0.65,
  uses: 0.5,
  nouns: {
    home: ['home', 'house', 'place'],
    land: ['land', 'place'],
    commercial: ['space', 'place'],
  },
  openings: {
    home: lines`
      If home is where the day [slows down|begins and ends|comes to rest], this {what} in {city} makes a [good|warm|fine] case.
      Settle into {city} with {measure}, all in a {type} you can [grow fond of|make your own|come home to].
      Your next [long dinner|slow Sunday|good night's sleep] [could|might] [happen|begin|take place] in this {what} in {city}.
      [Plain|Ordinary|Everyday] [Tuesdays|mornings|evenings] feel a little [better|easier|warmer] in a {what} like this, {where}.
      There is a [place|spot|corner] for everything at {address}, from {rooms} to {sqft} of [shared and private space|floor to fill|room to move].
      Come in and [make yourself at home|take off your coat|stay a while] at {address}, a {what} in {city}.
      Mornings [start easily|begin well|go gently] in this {type} in {city}, with {measure} to [wake up to|start the day in|call your own].
      [Pull up a chair|Put your feet up|Stay for supper] at {address}, a {what} in {city}[ with {sqft} to [settle into|make your own|get to know]|].
      This {what} in {city} [is made for coming home to|asks to be lived in|makes coming home easy][, day after day|, rain or shine|, season after season|].
      Good days [start and end well|find their feet|have a home] at {address}, where {rooms} share {sqft}.
      Here is a {type} in {city} with a [place|spot|corner] for each [part|hour|season] of the [day|week|year]: {measure}.
      [Set down your keys|Drop your bags|Hang up your coat] at {address} and settle into {sqft} of everyday [comfort|ease|life].
      With {lot} outside and {sqft} inside, {address} leaves elbow room [on both sides of the door|indoors and out].
      [Life|The day|A week] [unfolds|goes by|runs along] [easily|gently|at its own pace] [across|over|within] {sqft} in this {what} {where}.
      [Room by room|Door by door|From front to back], this {type} {where} [adds up to|gives you|comes to] {measure}.
      The front door of {address} [opens to|leads to|gives way to] {measure} in {city}.
      [Picture|Imagine|Think through] the [week|year|weekend|season] ahead in this {what} in {city}.
      [Small|Plain|Simple] [habits|suppers|mornings] and [big|long|late] [dinners|plans|birthdays] [fit inside|find room in|belong in] this {what} {where}.
      [Coffee|Soup|Toast], [boots by the door|a coat on the hook|a book on the arm of the chair]: life finds its [rhythm|pace|place] in this {what} in {city}.
      Comfort [comes first|has the last word|is the point] in this {what} {where}[, all {sqft} of it|].
      From the first [cup of coffee|light on|hello] to the last [lamp turned off|good night|dish put away], this {what} {where} [keeps you company|has a corner for it|takes it in stride].
      [Open|Unlock] the door [to|of|at] {address} and [you have|there <is|are>|you meet] {measure}, [ready to be lived in|waiting to be put to use|yours to arrange].
      [Gather, cook, rest|Cook, eat, linger|Read, rest, gather], repeat: this {what} in {city} has {sqft} for [all of it|every bit].
      Made for [real life|busy weeks|slow weekends], this {what} {where} gives you {sqft} to [spread out|settle|live] in.`,
    studio: lines`
      A studio can feel like home, and this {type} in {city} does it in {sqft}.
      Everything you need is close by in this {type} {where}.
      Home can be a single well-loved room, like this {type} in {city}.
      Come in, put the kettle on and settle into this {type} {where}.
      This {type} in {city} keeps the good things close: {sqft}, all within reach.
      Small, simple and easy to love, this {type} is waiting {where}.`,
    land: lines`
      There is [open ground|room to think|space] to dream on here: {lot} in {city}.
      Start from the ground up with a {type} [of {lot}|] in {city}.
      Bring your [sketchbook|plans|boots] to {address}, a {type} in {city} waiting for [a plan of your own|its first fence post|an idea].
      Every home [starts|begins] as a patch of ground, and this {type} {where} is a [good|fine|fair] place to [begin|start].
      Stand in the middle of this {type} in {city} and picture the front door.
      Picture the first shovel going in at this {type} {where}.
      Here is a {type} in {city} with {lot} to call your own.
      [Good beginnings|Big plans|First drafts] need ground, and this {type} {where} [has it|is ready|provides it].`,
    commercial: lines`
      There is a good place to open shop {where}, a {type} with {sqft}.
      Open the doors each morning at {address}, a {type} [of {sqft}|] in {city}.
      Your name would look right at home on this {type} {where}.
      A friendly front door helps [any|every] business, and this {type} in {city} [has|keeps] {sqft} behind it.
      [Put the kettle on in the back|Set up the counter|Bring the stock] and [hang the sign|put the sign] out front: this {type} {where} is [ready|waiting].
      Good work needs a good [home|room|address], and this {type} {where} [offers|has] {sqft}.
      Come see where your customers could find you: a {type} {where}.`,
  },
  core: {
    home: lines`
      [You will find|Look for|Picture|Think of] it {where}, with {measure} [inside|to live in|indoors].
      [Inside|Behind the door|Under its roof], [there <is|are>|you have|you will find] {measure}.
      The {home} [gives you|comes with|has|makes room for|offers] {measure}.
      There <is|are> {rooms} to [spread out|settle|move around|unpack] in.
      [It is|You have|Think of it as|Call it|What you get is] a {what} {where}.
      [You will find it|It waits for you|It sits|Look for it|Its door is|Come find it|It makes its home] {where}.
      The address is {address}[ in {city}|].
      Home base is {city}[, at {address}|].
      [It gives you|You have|Count on|There <is|are>] {sqft} to [live in|settle into|stretch out in|make your own].
      [All told|All in all|Altogether], [there <is|are>|you have] {measure}.
      The {home} [stretches across|adds up to|takes in] {sqft}.
      {rooms} <is|are> there for [everyday life|the daily round|good days and slow ones].`,
    land: lines`
      [You will find|Look for|Picture] the {type} {where}.
      It is a {type} in {city}.
      It covers {lot} of ground.
      The record also lists {measure}.
      Call it a {type} for now.
      It sits {where}.`,
    commercial: lines`
      [You will find|Look for|Picture] the {type} {where}.
      It gives you {sqft} to work with.
      The record also lists {rooms}.
      It is a {type} in {city}.
      [All told|In all], there <is|are> {measure}.
      It sits {where}.`,
  },
  details: {
    home: lines`
      ${RECORD}`,
    land: lines`
      ${PRICE}
      In all, it is {lot}.
      [The whole place|All told, it] [measures|comes to|covers] {lot}, and [it is listed at|the price is|they are asking] {price}.
      The record gives the year {year}.
      It will be ready in {due}.
      At {price}, the ground is yours to plan.`,
    commercial: lines`
      ${RECORD}
      At {price}, it could be where you hang your sign.`,
  },
  scenes: {
    kitchen: lines`
      [In the kitchen|Where the cooking happens|Around the stove], {fs} [<makes|make>|<keeps|keep>] [weeknights|breakfast|dinner] [easy|simple|cheerful].
      The kitchen [comes with|is home to|greets you with] {fs}[|, ready for [Sunday pancakes|soup weather|a crowd]].
      [Anyone who cooks|Whoever makes the coffee|The cook of the house] will [be glad of|make good use of|grow fond of] {fs}.`,
    suite: lines`
      [For winding down|After a long day|For slow mornings], [there <is|are>|you have|turn to] {fs}.
      ~[Close the door|Put your feet up|Take an hour] and [enjoy|make the most of] {fs}.
      {fs} <looks|look> after [the start and the end of the day|the bedroom side of things|early mornings and late nights].`,
    interior: lines`
      [Inside,|Around the house,|Room by room,] [you will find|there <is|are>|you will come across] {fs}.
      {fs} [<gives|give> the rooms [their warmth|some cheer]|<earns|earn> a place in the [daily|weekly] routine|<adds|add> to the [ease|comfort|pleasure] of being home].
      ~[Rainy days|Slow Sundays|Ordinary evenings] [are easier|go well] with {fs}.
      {f} and {g} are [waiting inside|part of [daily|everyday] life here|things you [come to love|get used to quickly]].
      [Everyday comforts|The good parts|Small pleasures] [include|start with|run to] {fs}.`,
    character: lines`
      {fs} <gives|give> the place stories to tell.`,
    outdoor: lines`
      [Outside|Out in the fresh air|Come the weekend], [there <is|are>|you will find|you have] {fs}.
      {fs} [<invites|invite> you to [linger|sit a while|stay out late]|<calls|call> everyone [outdoors|out the door]|<gives|give> [warm days|weekends|mild evenings] a reason to step outside].
      ~[Step out to|Carry your coffee out to|Spend the afternoon with|Make the most of] {fs}.
      ~[Fresh air|A good weekend|Supper outside] [comes with|begins with|is better with] {fs}.`,
    parking: lines`
      [Coming home|Unloading groceries|Leaving on time] is [easy|easier|simple] with {fs}.`,
    household: lines`
      [Chores have a place of their own, thanks to|The everyday jobs get easier with|Home life runs smoother with] {fs}.`,
    storage: lines`
      [Everything|Holiday gear|Whatever is left over] [has|finds] a place, thanks to {fs}.`,
    systems: lines`
      [On the practical side|For everyday ease|As for comfort], [there <is|are>|you have] {fs}[|, so the {home} looks after you, too].
      [The everyday essentials|The behind-the-scenes comforts] include {fs}.
      You can count on {fs}.`,
    technology: lines`
      {fs} <makes|make> [daily life|the routine|the day] a little [simpler|easier|lighter].`,
    access: lines`
      Getting around is easier with {fs}.`,
    setting: lines`
      [You also get|Add to that|Then there <is|are>] {fs}, [a fine thing|something good|a pleasure] to [come home to|have around|call your own].`,
    community: lines`
      [Beyond your own door|A few steps out], you [can enjoy|have] {fs}.`,
    income: lines`
      There is extra flexibility, too, with {fs}.`,
    site: lines`
      The place [already has|comes with] {fs}.
      [Getting started|The first year|Planning] is [easier|simpler] with {fs}.`,
    general: lines`
      [You will also find|It also comes with|There <is|are> also|Add to that|The {home} has] {fs}.
      [And for good measure|Happily|Every bit as welcome], there <is|are> {fs}.
      {fs} [<is|are> here, too|<makes|make> [the everyday|most days] a little [easier|better]|<is|are> part of the [picture|deal]].
      [You have|Count on|There <is|are>|You get] {f}, [along with|and then|and with it] {g}.`,
  },
  placed: lines`
    {front}, [you have|there <is|are>|it helps to have|you will be glad of|count on|enjoy|make use of] {fs}.
    {front}, {fs} [<makes|make> things easier|<earns|earn> a thank-you|<is|are> ready for you|<helps|help> out|<keeps|keep> you company|<lends|lend> a hand].
    [You will find|There <is|are>|Look for|Count on|Enjoy] {fs} {in}.
    {fs} <is|are> [waiting|ready] {in}.`,
  pairs: lines`
    ~[Weekdays|Mornings|Busy days] have {fx} to lean on, and [weekends|evenings|slow days] have {gx}.
    It [helps|is good|is a comfort|pays] to [come home to|have|wake up to|live with] {fx}, and [just as good|no less welcome|every bit as good] to [have|enjoy|count on] {gx}.
    {front}, [you will find|there <is|are>|you have] {fs}, and {then} [there <is|are>|you have|you can enjoy] {gs}.
    With {fs} {in} and {gs} {on}, [an ordinary day|a long week|any season] [goes a little easier|has something to look forward to|gives you a reason to stay in].
    You have {fx}, [along with|and then|together with] {gx}[|, for good measure|, ready when you are|, [all of it|each of them] [yours to use|there for you|welcome]].
    While {fs} [<looks|look> after things|<keeps|keep> things going|<takes|take> care of the day] {in}, {gs} <does|do> the same {on}.
    Besides {fs}, the {home} [comes with|has|welcomes you with|gives you] {gx}[|, all of it [there to be used|for everyday use|yours to enjoy]].
    Once you have [settled in with|made friends with|found your way around] {fs}, there <is|are> {gs} to [enjoy|look forward to|make the most of|discover].
    {fs} <makes|make> a [good start|fine beginning|warm welcome] {in}, and {gs} [<keeps|keep> it going|<carries|carry> it on] {on}.
    Anyone who [comes by|stays for dinner|drops in] will [notice|enjoy|ask about] {fx} and, [sooner or later|before long|in time], {gx}.
    The {home} [looks after you|takes good care of you|makes the day easier] with {fx} and, [when you want it|on top of that|just as readily], {gx}.
    [Daily life|An ordinary week|Every season|Each day|A good weekend] here [comes with|makes use of|includes|leans on] {fx}, [and just as happily|as well as|to say nothing of] {gx}.
    {fx} [may|might|should] [catch your eye|win you over|be noticed|draw you in] [first|at once|to begin with], [but|though|yet] {gx} [will|should] [grow on you|earn a place, too|follow close behind|keep you there].
    ~Think of {fx} on a [slow Sunday|busy weekday|rainy evening], and of {gx} [on every other day|the rest of the week|whenever company comes].
    There <is|are> {fx} for [the everyday|the daily round|ordinary days] and {gx} for [everything else|the rest of it|whatever comes up].`,
  tails: {
    kitchen: lines`
      for [pancake mornings|soup nights|birthday cakes] and [everything in between|whoever drops by]`,
    interior: lines`
      for [rainy afternoons|slow Sundays|long phone calls] and [ordinary Tuesdays|all the days between]`,
    suite: lines`
      [at the end of|before or after] [a long day|a busy week|the morning rush]`,
    outdoor: lines`
      for [lemonade weather|long suppers|bare feet] and [the last of the evening|slow conversation|late dinners]
      whenever [the weather is kind|friends stop by|dinner can wait]`,
  },
  notes: lines`
    [Good to know|And there is more|Worth mentioning|One more thing|Also part of it]: {fs}.`,
  rest: lines`
    The list goes on with {fs}.
    There is still more to enjoy: {fs}.
    You will be glad, too, of {fs}.`,
  asides: {
    home: lines`
      [Bring a tape measure|Bring your questions], and ask about [the age of the systems|the utility bills|what stays with the {home}].`,
    land: lines`
      Check on zoning, utilities and access before you draw the first room.
      A survey will show where the corners are.
      Walk it in good shoes and take your time.`,
    commercial: lines`
      Check with the city about permitted uses.
      Bring your ideas and a tape measure.`,
  },
  closers: {
    home: lines`
      [Come by|Drop in|Stop by] and [see how it feels|find your favorite spot|look around|try the rooms].
      [Walk through|Wander through|Take it in] [at your own pace|slowly|room by room] and see what [feels like home|stays with you|speaks to you].
      [Imagine|Picture] the first [evening|morning|dinner] here, then [come and see it|drop by|come find out].
      [Come see|Find out|Picture] where your [days|mornings|evenings|weekends] [might|could|would] [begin|end|slow down].
      [Take a walk through|Come walk through|Look it over] and [picture|imagine|place] your [things|table|books|lamps] in it.`,
    land: lines`
      Come walk it, and bring [good shoes|a thermos|your sketches].
      Stand on it for a while and see what comes to mind.`,
    commercial: lines`
      Drop in and picture your name on the door.
      Come see how it feels to turn the key.
      Stop by and imagine opening day.`,
    any: lines`
      [Come take a look|Drop by|Come over], and bring [the tape measure|your questions|a notebook|your ideas].
      [Come see|Drop by and see|Stop in and find|Look in and learn] what [fits|suits you|catches your eye].
      [Stop by|Come over|Look in] and [see|judge|decide] for yourself.
      [Take your time|Take an hour|Slow down] and [look around|walk it twice|see how it sits with you].`,
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
