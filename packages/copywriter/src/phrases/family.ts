import { lines, type Voice } from '../realise/voice.ts'

/** Warm and close to daily life; about the home, never about who should live in it. */
export const family: Voice = {
  tone: 'family',
  flow: 0.95,
  connectors: [', and ', ', and ', ', while '],
  breath: 38,
  pairing: 0.65,
  uses: 0.5,
  nouns: { home: ['home', 'house'], land: ['land', 'place'], commercial: ['space', 'place'] },
  openings: {
    home: lines`
      There is a place for everything at {address}, from {rooms} to {sqft} of shared and private space.
      Come in and make yourself at home at {address}, a {what} in {city}.
      Mornings start easily in this {type} in {city}, with {measure} to wake up to.
      Home has a good address in {city}: {address}, a {what} ready for your routine.
      Pull up a chair at {address}, a {what} in {city}[ with {sqft} to settle into|].
      This {what} in {city} is made for coming home to[, day after day|].
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
      Coffee, boots by the door, a pot on the stove: life finds its rhythm in this {what} in {city}.
      Think of the end of the day, then think of {address}, a {what} in {city}.
      Comfort comes first in this {what} {where}[, all {sqft} of it|].
      Hang up your coat and stay a while at {address}, a {what} in {city}.
      Around here, home means {measure} in a {type} {where}.
      Every part of the day has its spot in this {what} in {city}.
      From the first cup of coffee to the last lamp turned off, this {what} {where} keeps you company.
      Open the door to {address} and you have {measure}, ready to be lived in.
      Ordinary Tuesdays feel a little better in a {what} like this, {where}.
      Gather, cook, rest, repeat: this {what} in {city} has {sqft} for all of it.
      Your next long dinner could happen in this {what} in {city}.
      Settle into {city} with {measure}, all in a {type} you can grow fond of.
      Made for real life, this {what} {where} gives you {sqft} to spread out in.
      Kick off your shoes in this {what} {where}, where all {sqft} are ready for everyday use.`,
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
      You will find it {where}, with {measure} inside.
      Inside, you will find {measure}.
      The {home} gives you {measure}.
      There <is|are> {rooms} to spread out in.
      It is a {what}, and you will find it {where}.
      [You will find it|It waits for you|It sits] {where}.
      The address is {address}[ in {city}|].
      The {home} sits {where}.
      Home base is {city}[, at {address}|].
      It gives you {sqft} to live in.
      All told, there <is|are> {measure}.
      The {home} stretches across {sqft}.
      It is a {type} in {city}.
      {rooms} <is|are> there for everyday life.`,
    land: lines`
      You will find the {type} {where}.
      It is a {type} in {city}.
      It covers {lot} of ground.
      The record also lists {measure}.
      Call it a {type} for now.
      It sits {where}.`,
    commercial: lines`
      You will find the {type} {where}.
      It gives you {sqft} to work with.
      The record also lists {rooms}.
      It is a {type} in {city}.
      All told, there <is|are> {measure}.
      It sits {where}.`,
  },
  details: {
    home: lines`
      Listed at {price}, it dates back to {year}[ and sits on {lot}|].
      It comes with {lot} outside, a build date of {year} and a price of {price}.
      Put up in {year}[ on {lot}|], the {home} is now listed at {price}.
      The price is {price}, the year is {year}[, and the lot is {lot}|].
      The {home} has been here since {year}[, on a lot of {lot}|], and the asking price is {price}.
      Built in {year} on {lot}, it is listed at {price}.
      The {home} was built in {year}, the lot is {lot}, and the price is {price}.
      It has stood here since {year}, on {lot}, and it is listed at {price}.
      Outside, the lot is {lot}, and the price is {price}.
      It went up in {year}, with {lot} around it.
      Built in {year}, it sits on {lot}.
      It was built in {year}.
      The {home} went up in {year}.
      Outside there <is|are> {lot} to enjoy.
      The lot is {lot}.
      It will be ready in {due}.
      It is listed at {price}.
      The asking price is {price}.
      Built in {year} and listed at {price}, it is easy to picture.
      With {lot} around it and a price of {price}, it is worth a slow walk through.
      All of it is listed at {price}.
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
      [In the kitchen|Where the cooking happens|Around the stove], {fs} [<makes|make> weeknights easier|<keeps|keep> things humming|<earns|earn> a daily thank-you].
      The kitchen [comes with|is home to|greets you with] {fs}[|, and there is room for helpers|, ready for Sunday pancakes].
      [Anyone who cooks|Whoever makes the coffee|The cook of the house] will [be glad of|make good use of|grow fond of] {fs}.`,
    suite: lines`
      [For winding down|After a long day|For slow mornings], [there <is|are>|you have|you can count on] {fs}.
      ~[Close the door|Put your feet up|Take your time] and enjoy {fs}.
      {fs} <looks|look> after [the start and the end of the day|the bedroom side of the {home}].`,
    interior: lines`
      [Inside,|Around the house,|Room by room,] [you will find|there <is|are>|you will come across] {fs}.
      {fs} [<gives|give> the rooms their warmth|<earns|earn> a place in the daily routine|<adds|add> to the ease of being home].
      ~[Rainy days|Slow Sundays|Ordinary evenings] [are easier|go well] with {fs}.
      {f} and {g} are [waiting inside|part of daily life here|the kind of things you come to love].
      [Everyday comforts|The good parts] [include|start with] {fs}.`,
    character: lines`
      {fs} <gives|give> the place stories to tell.
      You will grow fond of {fs}.`,
    outdoor: lines`
      [Outside|Out in the fresh air|Come the weekend], [there <is|are>|you will find|you have] {fs}.
      {fs} [<invites|invite> you to linger|<calls|call> everyone outdoors|<gives|give> warm days a good reason to step outside].
      ~[Step out to|Carry your coffee out to|Spend the afternoon with|Make the most of] {fs}.
      ~[Fresh air|A good weekend|Supper outside] [comes with|begins with|is better with] {fs}.`,
    parking: lines`
      Coming home is easy with {fs}.
      For the cars, there <is|are> {fs}, [so errands start and end under your own steam|so coming and going stays simple].`,
    household: lines`
      [Chores have a place of their own, thanks to|The everyday jobs get easier with|Home life runs smoother with] {fs}.
      {fs} <keeps|keep> the household running.`,
    storage: lines`
      Everything has a place, thanks to {fs}.
      {fs} <holds|hold> whatever you cannot part with.`,
    systems: lines`
      On the practical side, [there <is|are>|you have] {fs}[|, so the {home} looks after you, too].
      [The everyday essentials|The behind-the-scenes comforts] include {fs}.
      You can count on {fs}.`,
    technology: lines`
      {fs} <makes|make> daily life a little simpler.
      Helpful touches include {fs}.`,
    access: lines`
      Getting around is easier with {fs}.`,
    setting: lines`
      {fs} <comes|come> with the setting.
      You also get {fs}, [a fine thing to come home to|for the pleasure of it].`,
    community: lines`
      Beyond your own door, you can enjoy {fs}.
      {fs} <is|are> there for everyone to use.`,
    income: lines`
      There is extra flexibility, too, with {fs}.
      {fs} <leaves|leave> room for company.`,
    site: lines`
      The place already has {fs}.
      Getting started is easier with {fs}.`,
    general: lines`
      [You will also find|It also comes with|There <is|are> also] {fs}.
      [And for good measure|Happily|Every bit as welcome], there <is|are> {fs}.
      {fs} [<is|are> here, too|<makes|make> the everyday a little easier|<is|are> part of the picture].
      You have {f}, along with {g}.`,
  },
  pairs: lines`
    ~[Weekdays|Mornings] have {fx} to lean on, and [weekends|evenings] have {gx}.
    It helps to come home to {fx}, and it helps just as much to have {gx}.
    {front}, you will find {fs}, and {then} there <is|are> {gs}.
    With {fs} {in} and {gs} {on}, [an ordinary day goes a little easier|the week has a good deal to look forward to|there is plenty to come home to].
    You have {fx}, along with {gx}[|, for good measure|, ready when you are].
    While {fs} <looks|look> after things {in}, {gs} <does|do> the same {on}.
    Besides {fs}, the {home} [comes with|has|welcomes you with] {gx}[|, and all of it is there to be used|, which you will soon be glad of].
    Once you have settled in with {fs}, there <is|are> {gs} to [enjoy|look forward to|make the most of][ {on}|].
    {fs} <makes|make> a good start {in}, and {gs} <keeps|keep> it going {on}.
    Anyone who comes by will [notice|enjoy|ask about] {fx} and, sooner or later, {gx}.
    The {home} [looks after you|takes good care of you] with {fx} and, when you want it, {gx}.
    Daily life here comes with {fx}, [and just as happily with|as well as] {gx}.
    {fx} may be what you [notice|ask about] first, but {gx} will [grow on you|earn a place, too].
    ~Think of {fx} on a [slow Sunday|busy weekday|quiet evening], and of {gx} [on every other day|the rest of the week].`,
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
    Good to know: {fs}.
    And there is more: {fs}.
    Worth mentioning: {fs}.`,
  rest: lines`
    The list goes on with {fs}.
    There is still more to enjoy: {fs}.
    You will be glad, too, of {fs}.`,
  asides: {
    home: lines`
      The surest way to know a place is to walk through it slowly.
      Bring the tape measure, look around and see how it feels.
      Come in, wander a little and take your time.`,
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
      Come by and see how it feels.
      Walk through at your own pace and see what feels like home.
      Imagine the first evening here, then come and see it.
      Come see where your days might begin.
      Take a walk through and picture your things in it.`,
    land: lines`
      Come walk it, and bring good shoes.
      Stand on it for a while and see what comes to mind.`,
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
