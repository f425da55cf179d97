/**
 * Nouns of moods, habits, time, food, people and of what people carry along. A property that is said to have one of them
 * is spoken of in a figure: 'summer has an address'. They matter only where something is said to have an unknown thing.
 */
const WORDS = `
  accent accomplice ache adventure advice affair affection afterthought agenda agreement air alarm album alibi ally
  ambition anecdote angle answer apology appetite applause apple apron argument army arrival art aspiration
  assignment attention attitude audience author autumn baby backstory baggage bake ball band bargain basket beat
  beauty beginning behavior belief bend bet bicycle bill bird birthday biscuit blessing blizzard book bottle bow
  brain bravery bread break breath brother brunch brush business cake calendar calm camp canvas cap card career case
  cast cat cause celebration ceremony champion chapter chat cheer chef child chill chocolate choir chore chorus
  cider circle claim class clean closer clothes cloud clue cocktail coincidence collection comeback comfort
  commitment companion company compass competition complaint compliment compromise concern conclusion confession
  connection conscience consequence consideration conviction cookie copy costume cousin cowboy crew crowd crush cue
  cure curiosity cushion dance dare darling daydream deadline deal debate debut decision delight demeanor destiny
  detour dialogue diary diet dignity dinner direction discipline discovery discussion disguise distraction doubt
  dozen draft drama dream drink drizzle duty ear earnestness echo effect effort ego elbow element encore ending
  enthusiasm episode era errand escape essay essential etiquette event evidence example excitement exclamation
  excuse exit expectation experience expert expression extra eyebrow fable face faith fall fame family fan fantasy
  fashion fate father favor favorite fear feast feeling fellow festival fiction fight finale finger flair flavor
  flesh fling flock fluff focus folk following fondness fool footnote footstep forecast forgiveness fortune friend
  friendship fright frost fuss gathering genius gesture ghost gift giggle glance glory glow goal goodness gossip
  grace gratitude greeting grip groceries grocery grudge guess guide guitar gust habit hammer handshake harmony
  haste hat headline headstart health heartbeat heirloom hello help hero hint hobby holiday honesty honor hug humor
  hunch hurry hush identity illusion imagination impression inch inclination indulgence influence innings instinct
  intention interest introduction invitation irony itch jam joke journal journey joy judgment juice jury justice
  ketchup kick kiss knack knee knowledge lap laugh laughter leash legacy leisure lemonade lesson letter life
  limelight limit list logic longing lottery love loyalty luck luggage lullaby lunch magic manners map marathon
  marriage mate meal meaning melody memory mercy merit mess message metaphor midnight milestone mind minute miracle
  mischief mission mistake modesty moment momentum money monologue mood morale morning mother motion motive mouth
  movie muscle muse music mystery myth nap narrative neck nerve nest news nickname nod noise noon nostalgia novel
  novelty nudge oath objection obligation occasion occupation odds offer omen opening opera opinion optimism
  orchestra origin overture pact page pajamas palate pancake party passion past patience pattern pause peace pencil
  performance permission personality perspective picnic picture pie pizza plaything pleasure plot poem poet poetry
  point politics popcorn portion posture practice prayer precedent preference premiere presence present pride
  priority privilege prize profession program progress promise proof proposal prospect punchline puppy purpose
  puzzle quarrel quest question quilt quirk race rain rainbow rapport reader rebellion recipe reckoning refrain
  regret rehearsal relationship relief remark reminder reputation resolution respect response responsibility rest
  result retirement reunion revelation reward rhyme rhythm riddle ride risk ritual rival romance rumor rush sandwich
  saturday scale scene scent schedule score script secret self semester sense sentence sequel serenade sermon shadow
  shame shirt shoe shot shrug sigh signal signature silence sincerity sister skill smell smile snack snooze soccer
  sofa solution somebody song soprano soul soundtrack souvenir spark speech spell spirit sport stamina standard
  stranger strategy stretch stride stroke stubbornness student success suggestion suit suitcase summary sunday
  supper surprise suspense suspicion swagger sweater symphony tail tale talent talk taste tea teacher tears temper
  temperament temptation tendency tension thanks theme theory thought thrill throne thumb thunder ticket tie toast
  today tomato tomorrow tone tongue tonight topic toy tradition tragedy transition treat trick trip trophy trouble
  trust truth tune turn twist understanding vacation verdict verse vibe virtue visit visitor visitors vocation voice
  vote vow warning wedding weekday weekend weight welcome whim whimsy whisper whistle will winner winter wisdom wish
  wit work worry yawn yesterday zest address
`

export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))
