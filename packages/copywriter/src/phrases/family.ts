import { lines, type Voice } from '../realise/voice.ts'
import { record } from './record.ts'
import { visits } from './visit.ts'

/** Warm and close to daily life; about the home, never about who should live in it. */
export const family: Voice = {
  tone: 'family',
  flow: 0.95,
  connectors: [', and ', ', and ', ', while '],
  partings: [', so '],
  breath: 38,
  pairing: 0.6,
  uses: 0.8,
  nouns: {
    home: ['home', 'house', 'place'],
    land: ['land', 'place'],
    commercial: ['space', 'place'],
  },
  openings: {
    home: lines`
      [If|When] home [means|is] [slow days|an easy week|a pause], this {what} in {city} makes a [good|warm|fine] case.
      [Settle|Ease|Move] into {city} with {measure}, in a {type} to [grow fond of|enjoy|settle into].
      Your next [long|slow|lazy] [dinner|Sunday|breakfast] [could|might|may] [happen|begin|end] in this {what} in {city}.
      [Plain|Ordinary|Everyday] [Tuesdays|mornings|evenings] [feel|go|get] a little [better|easier|warmer] in this {what} {where}.
      [Come in|Sit down|Stay a while] at {address}, a {what} in {city}[ with {sqft} [inside|indoors]|].
      [Coats off|Feet up|Kettle on]: {address} is a {what} in {city}[ with {sqft} to [settle into|enjoy|fill]|].
      This {what} in {city} [wants to be lived in|welcomes you|keeps life simple][, day after day|, rain or shine|].
      [Here is|Meet|Consider] a {type} in {city} with a [place|spot|corner] for [each|every] [part|hour] of the [day|week|year]: {measure}.
      [Life|The day|A week] [unfolds|goes by|runs along] [easily|gently|well] [across|over|within] {sqft} in this {what} {where}.
      [Picture|Imagine|Plan] the [week|year|weekend|season] [ahead|to come] in this {what} in {city}.
      [Small|Plain|Simple] [habits|suppers|mornings] and [big|long|late] [dinners|plans|birthdays] [fit|find room|belong] in this {what} {where}.
      [Coffee|Soup|Toast], [boots|books|lamplight], [company|quiet]: life [finds|keeps] its [rhythm|pace|place] in this {what} in {city}.
      [Open|Unlock] the door [of|at] {address} and [you have|there <is>|you meet] {measure}, [ready|waiting|yours] to [arrange|use|fill].
      [Made|Meant] for [real life|busy weeks|slow weekends], this {what} {where} [has|holds|offers] {sqft} to [settle|live|unwind] in.`,
    studio: lines`
      [Home can be|Sometimes home is] a single well-loved room, like this {type} in {city}[ with {sqft}|].
      [Everything you need|All of it] is close by in this {type} {where}.
      [Come in, put the kettle on|Hang up your coat] and settle into this {type} {where}.`,
    land: lines`
      [Start from the ground up|Begin at the beginning|Make a fresh start] with a {type} [of {lot}|] in {city}.
      Bring your [sketchbook|plans|boots] to {address}, a {type} in {city} waiting for [a plan of your own|its first fence post|an idea].
      Every home [starts|begins] as a patch of ground, and this {type} {where} is a [good|fine|fair] place to [begin|start].
      [Picture the first shovel|Imagine the first seedling] going in at this {type} {where}.`,
    commercial: lines`
      [Open the doors|Turn the key|Sweep the step] [each|every] morning at {address}, a {type} [of {sqft}|] in {city}.
      [Friendly|Good|Steady] [business|work|trade] needs a [front door|counter], and this {type} in {city} [has|keeps|puts] {sqft} behind it.
      [Counter|Stock|Sign] first, [coffee|customers|questions] next: this {type} {where} is [ready|waiting|open to ideas].`,
  },
  core: lines`
    It [sits|waits|stands] {where}, with {measure} [inside|indoors|in all].
    [Inside|Indoors|Altogether], [there <is>|you have|you get] {measure}.
    The {home} [gives you|comes with|has|holds|offers] {measure}.
    There <is> {rooms} to [settle|spread out|unpack] in.
    [It is|You have|Call it] a {what} {where}.
    [It sits|It waits|Its door is|Find it] {where}.
    The address is {address}[ in {city}|].
    [You have|You get|Count on|There <is>] {sqft} [inside|indoors|to fill].`,
  details: record({
    built: '[built in|put up in|standing since]',
    dates: '[dates to|dates from|is from]',
    set: '[set on|sitting on|spread over]',
    holds: '[sits on|comes with|has|spreads over]',
    offered: '[listed|priced|offered]',
    itIs: '[the {home}|it] is',
    asks: '[the price is|they are asking|you can have it for|the figure is|the tag says]',
    own: `[For|At] {price}, you get {lot} [outside|of ground] and a {home} [built in|from] {year}.
      [Some last|The last|A few] [figures|numbers] to [know|keep in mind|write down]: [built|put up|finished] in {year}, {lot} [outside|of ground|around it], {price} all told.
      [Outside|Out of doors|Around it], [you have|there <is>|count on] {lot}[, and [the price is|they are asking|it could be yours for] {price}|].`,
  }),
  scenes: {
    kitchen: lines`
      [In the kitchen|At the stove|Around dinnertime], {fs} [<makes>|<keeps>] [weeknights|breakfast|dinner] [easy|simple|cheerful].
      The kitchen [comes with|is home to|greets you with] {fs}[||, ready for [pancakes|soup weather|a crowd]].
      [Cooks|Bakers|Early risers] will [be glad of|make good use of|grow fond of] {the fs}.`,
    interior: lines`
      [Inside|Around the house|Room by room], [you find|there <is>|look for] {fs}.
      {fs} [<gives> the rooms [warmth|cheer]|<joins> the [daily|weekly] routine|<adds> to the [ease|comfort|pleasure] of being home].
      ~[Rainy days|Slow Sundays|Ordinary evenings] [are easier|go well] with {the fs}.`,
    outdoor: lines`
      [Outside|Out of doors|Come Saturday], [there <is>|you find|you have] {fs}.
      {fs} [<invites> you to [linger|sit a while|stay late]|<calls> everyone outdoors|<gives> [warm days|weekends|mild evenings] a purpose].
      ~[Step out to|Carry your coffee to|Spend an hour with|Enjoy] {the fs}.`,
    general: lines`
      [You also get|It also has|Add to that|The {home} has] {fs}.
      [Happily|Better still|Besides that|Also], [there <is>|you have] {fs}.
      {fs} [<is> here, too|<makes> [the everyday|most days] [easier|better]|<is> part of the [picture|deal]].`,
  },
  placed: lines`
    {front}, [you have|there <is>] {fs}.
    {front}, [count on|enjoy|look for] {the fs}.
    {front}, {fs} [<makes> things easier|<is> ready for you|<helps> out|<keeps> you company|<lends> a hand].
    [You find|There <is>] {fs} {in}.
    [Look for|Count on|Enjoy|Use] {the fs} {in}.
    {fs} <is> [waiting|ready] {in}.`,
  pairs: lines`
    [Life|The day|A week] is [easier|kinder|warmer] with {the fs}, and [better|happier|simpler] still with {the gs}.
    {front}, [you find|there <is>|you have] {fs}, and {then} [there <is>|you have|enjoy] {gs}.
    With {fs} {in} and {gs} {on}, [an ordinary day|a long week|any season] [goes easier|runs well|has its pleasures].
    You have {fx}, [along with|and then|together with] {gx}[||, for good measure|, ready when you are].
    The {home} [looks after you|takes good care of you|makes the day easier] with {the fs} and, [besides|just as readily], {the gs}.
    [Daily life|An ordinary week|Every season|Each day] here [makes use of|turns on|leans on] {the fs}, [as well as|and also] {the gs}.
    {fx} [may|might|should] [charm|please|win|greet] you first, [but|though|yet] {gx} [will|should] [grow on you|come close].
    There <is> {fx} for [the everyday|the daily round|ordinary days] and {gx} for [everything else|the rest|whatever comes up].`,
  asides: visits(
    ({ where, how, which, feel, ask }) => lines`
      [When|Whenever|Once] you [come by|stop in|visit|arrive], [see|notice|picture] ${where} and ${how}.
      You [can|may|might] [wander|linger|look twice|go slowly] and [see|guess|learn|picture] ${feel} and ${which}.
      [Bring|Save|Write down] [your|any|all] questions [about|on] ${ask}.`,
  ),
  closers: {
    home: lines`
      [Come by|Drop in|Stop by] and [see how it feels|find your favorite spot|look around|try the rooms].
      [Imagine|Picture] the first [evening|morning|dinner] here, then [come and see it|drop by|come find out].
      [Come see|Find out|Picture] where your [days|mornings|evenings|weekends] [might|could|would] [begin|end|slow down].`,
    land: lines`
      Come walk it, and bring [good shoes|a thermos|your sketches].`,
    commercial: lines`
      [Drop in|Stop by] and [picture your name on the door|imagine opening day].`,
    any: lines`
      [Visit|Drop by|Come over], and bring [a tape measure|questions|a notebook|ideas].
      [Stop by|Come over|Look in] and [judge|decide|choose] [freely|slowly|for yourself].
      [Slow down|Linger|Take an hour] and [look around|walk it twice|listen].`,
  },
  headlines: {
    home: lines`
      [Come Home to|Pull Up a Chair in|Everyday Comfort in] {city}
      A {type} in {city} to Settle Into
      {address}: Make Yourself at Home`,
    studio: lines`
      A {type} in {city} to Call Home`,
    land: lines`
      A Place to Begin in {city}`,
    commercial: lines`
      Open Your Doors in {city}`,
  },
}
