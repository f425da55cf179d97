import { lines, type Voice } from '../realise/voice.ts'

/** Short lines, clean edges, nothing that is not needed. */
export const modern: Voice = {
  tone: 'modern',
  flow: 0,
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
      Clean slate, clear terms: a {type} {where}.`,
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
      Find it {where}.
      The address is {address}.
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
      Find it {where}.
      The address is {address}.
      The city is {city}.
      The {type} is {where}.
      It covers {lot}.
      The record also lists {measure}.
      Category: {type}.`,
    commercial: lines`
      Find it {where}.
      The address is {address}.
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
      Cook with {fs}.
      The kitchen gets {fs}.
      In the kitchen: {fs}.
      {fs} <keeps|keep> the kitchen sharp.
      Kitchen, sorted: {fs}.
      {fs} <handles|handle> dinner.
      Prep, plate, repeat with {fs}.
      The kitchen runs on {fs}.`,
    suite: lines`
      Recharge with {fs}.
      Off-hours come with {fs}.
      {fs} <cuts|cut> the morning rush.
      The private side has {fs}.
      Start and end the day with {fs}.
      {fs} <keeps|keep> mornings on time.
      Bedroom extras: {fs}.`,
    interior: lines`
      Inside, {fs} <sets|set> the tone.
      Look for {fs}.
      {fs} <shapes|shape> the space.
      The interior runs on {fs}.
      {fs} <brings|bring> the edge.
      Indoors, think {fs}.
      {f} <meets|meet> {g}.
      {fs} <does|do> the heavy lifting inside.
      You get {fs} inside.
      {fs} <keeps|keep> the plan flexible.
      Details that deliver: {fs}.
      From {f} to {g}, the basics are covered.`,
    character: lines`
      {fs} <keeps|keep> it from feeling generic.
      Old lines, current life: {fs}.
      Texture comes from {fs}.`,
    outdoor: lines`
      Outside, {fs} <takes|take> over.
      Step out to {fs}.
      {fs} <extends|extend> the plan outdoors.
      Take it outside with {fs}.
      Open-air extras: {fs}.
      Outdoors, you get {fs}.
      {fs} <blurs|blur> the line between in and out.
      Weekends belong to {fs}.`,
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
      Also on board: {fs}.
      {fs} <handles|handle> the everyday.
      In the lineup: {fs}.
      You get {f}, plus {g}.
      Count {fs} among the smart moves.
      {f} <pairs|pair> with {g}.
      Add {fs} to the list.
      {fs} <comes|come> standard here.
      Round it out with {fs}.`,
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
      Move the furniture twice and it still makes sense.
      The plan reads fast on paper and works in person.
      Rooms with a job. Rooms with a choice.
      Nothing here needs explaining.
      It is made for days that change shape.
      Work, cook, crash, repeat.
      The floor plan does not fight back.
      You set the style; the rooms keep up.
      It leaves you space to decide.
      Keep what you love and let the rest go.
      Simple plans are easier to live in, and easier to change.`,
    bedrooms: lines`
      Spare bedrooms flex: desk, guests, gear.
      A bedroom can be an office by Monday.`,
    bathrooms: lines`
      Mornings run in parallel.
      No line for the shower.`,
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
      The details make more sense in person.
      Simple as that.
      That is the whole pitch.
      Numbers first, feelings later.`,
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
