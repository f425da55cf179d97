/**
 * Nouns of moods, habits, time, food, people and of what people carry along. A property that is said to have one of them
 * is spoken of in a figure: 'summer has an address'. They matter only where something is said to have an unknown thing.
 */
const WORDS = `
  accent address adventure advice affair afterthought agenda air alarm album ally angle answer appetite apple army
  arrival art attitude audience author autumn baby backstory baggage bake ball band bargain basket beat beauty
  behavior belief bend bet bicycle bill bird birthday book bottle bow brain bravery bread break breath brother brunch
  brush cake calendar calm camp canvas cap card career case cast cat cause ceremony champion chapter chat check cheer
  chef child chill chocolate chore circle claim class clean closer clothes cloud clue cocktail comeback comfort
  companion company compass complaint compromise concern cookie copy crew crowd crush cue cure cushion dance dare
  deadline deal debate debut delight destiny dialogue diet dinner discipline discovery disguise doubt dozen draft
  drama dream drink drizzle duty ear echo effect effort ego elbow enthusiasm episode era errand escape essential
  etiquette event example excuse exit expert extra face faith fall fame family fan fantasy fashion fate father favor
  favorite fear feast fellow festival fight finale finger flair flavor flesh focus folk fool footnote forecast fortune
  friend fright frost fuss genius gesture ghost gift glory glow goal gossip grace gratitude grip grocery guess guide
  guitar habit hammer handful handshake harmony haste hat headline health heartbeat hello help hero hint hobby holiday
  honesty honor host hug humor hurry hush inch instinct interest irony itch jam joke journal journey joy juice jury
  justice kick kiss knack knee knowledge lap laugh laughter leash legacy leisure lemonade lesson letter life limit
  list logic love loyalty luck luggage lullaby lunch magic manners map marriage mate meal melody memory mercy merit
  mess message midnight milestone mind minute miracle mischief mistake mix modesty momentum money mood morale mother
  motive mouth movie muscle muse music mystery nap narrative neck nerve nest news nod noise noon nostalgia novel
  novelty nudge odds offer opinion orchestra origin overture page pair pancake party past pattern pause peace pencil
  perspective picnic picture pie pizza pleasure plot poem poet poetry point popcorn posture practice prayer precedent
  premiere present pride privilege prize program progress promise proof proposal prospect punchline puppy purchase
  purpose puzzle quest quilt quirk race rain rainbow rapport reader rebellion recipe regret relief remark reminder
  respect response rest result reunion reward rhyme rhythm ride risk ritual rival rumor rush sale sandwich saturday
  scale scene scent schedule score script secret self sense sequel serenade shadow shame shirt shoe shot shrug sigh
  signal signature sister skill smell smile snack sofa somebody song soul soundtrack spark speech spell spirit sport
  standard stranger strategy stretch stride stroke student success suit summary sunday supper surprise suspense
  suspicion swagger sweater tail tale talent talk taste tea teacher tears temper tendency thanks theme theory thought
  thrill thumb thunder ticket tie toast today tomorrow tone tongue tonight topic toy tragedy treat trick trio trip
  trophy trouble trust truth tune turn twist verdict verse vibe virtue visit visitor voice vote vow weekday weekend
  weight welcome whim whisper whistle will winner winter wish wit work worry yesterday zest
`

export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))
