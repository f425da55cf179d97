import { articleFor } from '@listwright/reviewer/language'
import type { Setting } from '../concepts/scopes.ts'
import { measured } from '../figures/measures.ts'
import { series } from '../figures/numerals.ts'
import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { hyphenated } from '../nouns/compounds.ts'
import { directedView } from './directed-views.ts'
import { namedSight, seenOnDays } from './named-sights.ts'
import { placeWithArticle } from './place-with-article.ts'
import { inViewOrder, sightFromRoom } from './view-orders.ts'

const VIEW = /^(.*?)\b(views?|vistas?)(?: of| over| to| from)?(?: (.+))?$/i
const OVERLOOKS = /^(?:overlook(?:s|ing)|looks? (?:out )?(?:over|onto)|facing) (.+)$/i

/** Views typed without the word: 'Cumberland River + Broadway lights', 'downtown lights'. */
const LIGHTS =
  /^(?!LED )(?:the )?(?:city|downtown|strip|harbor|valley|stadium|(?:\p{Lu}[\p{L}'-]+ )+)\s?(?:lights|skyline|sunsets)$/u
const WATER_AND_LIGHTS =
  /^(?:the )?(?:\p{Lu}[\p{L}'-]+ )+(?:River|Lake|Bay|Harbor|Ocean)(?: \+ | and | & ).+ (?:lights|skyline|sunsets)$/u

const RANGES =
  /^(?:Santa Ynez|Catalina|Superstition|Santa Monica|San Gabriel|Blue Ridge|Rocky|Smoky|Great Smoky|Sandia|Wasatch|White|Green|Adirondack|Cascade|Olympic|Ozark|Organ|Rincon|Tucson|Sangre de Cristo|Santa Catalina|Santa Rosa|San Jacinto|Bitterroot|Bridger|Teton|Absaroka|Franklin|McDowell|Pocono|Catskill|Uinta|Chisos|Davis|Ouachita|Cohutta|Cumberland|Sacramento|Guadalupe|Huachuca|Chiricahua|Santa Rita|Big Horn|Bighorn|Wind River|Medicine Bow|San Juan|Jemez|Sawtooth|Koolau|Waianae|Mission|Crazy|Tehachapi|Selkirk|Oquirrh|Chugach|Talkeetna|Kenai)$/

const SEEN_CONCEPTS: readonly [RegExp, string][] = [
  [/\b(?:golf|fairway|greens\b)/i, 'golf course view'],
  [
    /\b(?:bridges?\b|space needle|capitol|lighthouse|empire state|stadium|gateway arch|statue of liberty)/i,
    'landmark view',
  ],
  [/\bsunsets?\b/i, 'sunset view'],
  [/\bsunrises?\b/i, 'sunrise view'],
  [/\b(?:skyline|city|downtown|strip\b)/i, 'city view'],
  [/\b(?:rivers?|riverfront|hudson|mississippi|potomac|willamette)\b/i, 'river view'],
  [/\b(?:oceans?|oceanfront|pacific|atlantic|gulf|gulf-?front|sea|whitewater)\b/i, 'ocean view'],
  [/\b(?:lakes?|lakefront|lakeside|reservoirs?)\b/i, 'lake view'],
  [
    /\b(?:bays?|bayfront|harbors?|harborfront|sound|intracoastal|marinas?|inlets?|canals?|water(?:ways?|front)?(?! towers?\b))\b/i,
    'water view',
  ],
  [
    /\b(?:canyon|valley|desert|territorial|countryside|pastoral|pasture|farm(?:s|land)?\b|vineyard|hill country|rolling hills|meadow)/i,
    'valley view',
  ],
  [/\bpark\b/i, 'park view'],
  [
    /\b(?:mountains?|mt|mount|peaks?|range|flatirons|rockies|ridge|foothills?|hills?|wasatch|tetons?|sandias?|catalinas?|cascades|olympics?|cascades?|sierras?|camelback|smokies|absaroka|rainier|hood|shasta|superstitions?)\b/i,
    'mountain view',
  ],
  [
    /\b(?:wood(?:s|ed|land)?|trees?|treetops?|forest|greenbelt|nature|gardens?|courtyard)\b/i,
    'wooded view',
  ],
]
const BREADTH =
  /^(?:panoramic|(?:360|270|180)[- ]degree|360|unobstructed|wide[- ]open|sweeping|long-range|long range|distant|partial|seasonal|peek-a-boo|peekaboo|protected|direct|open|big|year-round|nighttime|evening|winter|southwest|southern|western|eastern|northern|filtered|forever|(?:\d+|[a-z]+)-mile|peek|glimpse|(?:north|south|east|west)(?:ern)?-facing)\b\s*/i

/** What is seen in part, at times or so far around is not simply in view. */
const LIMITED =
  /^(?:(?:360|270|180)\b|(?:\d+|[a-z]+)-mile\b|partial|seasonal|winter|filtered|distant|peek-a-boo|peekaboo|(?:[a-z-]+ )?(?:sunset|sunrise))\b/i

/** What is there at some hours only, or of what only a part is seen: nobody is told that it is in view. */
const AT_TIMES =
  /^(?:aurora|northern lights|fireworks|rocket launch(?:es)?|(?:slice|sliver|hint|bit|touch|patch) of .+)$/i

/** What is in view, with a name for it and the words for what is seen. */
export const readView = (asTyped: string, setting: Setting): ItemFeature[] | null => {
  const text = inViewOrder(
    asTyped
      .replace(/\bgulf(?= views?\b| coast\b)/g, 'Gulf')
      .replace(/\b(360|270|180) (?=degree\b)/gi, '$1-'),
  )
  if (/^(?:city lights|sunsets|sunrises|skyline|city skyline)$/i.test(text))
    return readView(`${text.replace(/^(sun\w+)s$/i, '$1')} views`, setting)
  if (LIGHTS.test(text) || WATER_AND_LIGHTS.test(text)) return readView(`views of ${text}`, setting)
  const sight = sightFromRoom(text)
  if (sight) return readView(sight, setting)
  const directed = directedView(text)
  if (directed) return [directed]
  const [, sights, included, whence = ''] =
    /^(.+ views?),? including (the(?=$| from)|.+?)( from .+)?$/i.exec(text) ?? []
  if (sights && included) {
    const seen = readView(`${sights}${whence}`, setting)
    return included === 'the'
      ? seen
      : seenAt(seen, `, including ${placeWithArticle(included.replace(/ \+ /g, ' and '))}`)
  }
  const named = namedSight(text)
  if (named) return readView(named, setting)
  const onDays = seenOnDays(text)
  if (onDays) return seenAt(readView(`views of ${onDays.seen}`, setting), onDays.days)
  const fromSpot = /^((?!views?\b).+?)(?: is| are)? in view from (.+)$/i.exec(text)
  if (fromSpot) return readView(`views of ${fromSpot[1]} from ${fromSpot[2]}`, setting)
  const inView = /^(\p{Lu}[^,]+?)(?: is| are)? in view$/u.exec(text)?.[1]
  if (inView) return readView(`views of ${inView}`, setting)
  if (/\bviews? upstairs$/i.test(text))
    return readView(text.replace(/ upstairs$/i, ' from upstairs'), setting)
  // 'skyline + lake peekaboo' is a view of the one and a peek at the other.
  const [, whole, peek] = /^(.+?)(?: \+ | and |, )([a-z]+) peek-?a-?boos?$/iu.exec(text) ?? []
  if (whole && peek)
    return seenAt(readView(`${whole} views`, setting), `with a peek at the ${peek.toLowerCase()}`)
  const overlooked = OVERLOOKS.exec(text)?.[1]
  if (overlooked) return [overlooks(overlooked, setting)]
  // 'city view from living room and lake view from bedroom' are two.
  const [, first, second] =
    /^(.*\bviews?\b.* from .+?) and ((?!from )[a-z' -]*\bviews?\b.* from .+)$/i.exec(text) ?? []
  const both = first && second ? [readView(first, setting), readView(second, setting)] : []
  if (both[0] && both[1]) return [...both[0], ...both[1]]
  // 'on clear days' says when, not what is seen.
  const when =
    / ((?:on clear (?:days|mornings|nights)|in (?:the )?(?:winter|fall|summer|spring)|at (?:night|sunset|sunrise|dusk)|year-round|year round))$/i.exec(
      text,
    )
  if (when?.[1] && when.index > 0)
    return seenAt(readView(text.slice(0, when.index), setting), when[1].toLowerCase())
  // 'view of the lake from the deck' says from where.
  const [, ofSight, spot] =
    /^((?:.+ )?views? of .+?) from (?:the )?((?:[a-z-]+ ){0,2}(?:patio|porch|deck|balcony|terrace|window|windows|kitchen|bedrooms?|suite|rooms?|yard|backyard|lanai|dock|table|roof|roof deck|rooftop|loft|house|lot|property|sink|tub|bed|office|shower|reception|lobby|bath|site|homesite|cabin|barn|tower|pool)(?: and (?:the )?(?:[a-z-]+ ){0,2}(?:patio|porch|deck|balcony|terrace|windows?|kitchen|bedrooms?|suite|rooms?|yard|sink|tub|dock|roof|office))?|(?:[a-z]+|\d+(?:st|nd|rd|th)) (?:floor|level)|upstairs|downstairs)$/i.exec(
      text,
    ) ?? []
  if (ofSight && spot)
    return seenFrom(readView(ofSight, setting), fromOf(measured(spot.toLowerCase())))
  // A compound is for a thing with a view: 'lake-view lot'.
  const match = VIEW.exec(hyphenated(text).replace(/-(?=views?\b)/i, ' '))
  if (
    !match ||
    /\b(?:with|w\/|no|lot|window|deck|terrace|balcony|room|set|tucked|placed|perched|framed|under|beneath|below)\b/i.test(
      match[1] ?? '',
    )
  )
    return null
  const before = (match[1] ?? '').trim()
  const after = (match[3] ?? '').trim()
  const isFrom = /\bviews? from\b/i.test(text)
  if (before && after && !isFrom && !/\bof\b/.test(text)) return null
  // A lot with a view is no view of a lot.
  if (/^views? (?:lot|corridor|easement|deck|windows?|side|unit|property|homesite)\b/i.test(text))
    return null
  // A capital shows a name: 'Big Sky views'.
  const breadth = /^Big \p{Lu}/u.test(before) ? '' : (BREADTH.exec(before)?.[0] ?? '')
  const typed = (after && !isFrom ? after : before.slice(breadth.length)).trim()
  if (!typed) return [unnamed(before || text, isFrom ? after : '', match[2] ?? 'views')]
  const parts = typed.split(/\s*(?:\+|&|,|\/|\band\b)\s*/).filter(Boolean)
  // 'freighters and the skyline': where one has its article, none is meant for the other.
  const isArticled = parts.some((part) => /^the /i.test(part))
  const seen = parts.map((part) =>
    isArticled && /^[A-Z]?[a-z]+s$/.test(part) ? part.toLowerCase() : seenThing(part),
  )
  const isPlural = !/^view$/i.test(match[2] ?? '') || parts.length > 1
  const noun = isPlural ? 'views' : 'view'
  const bare = parts.map((part) => part.replace(/^the /i, ''))
  const nameText =
    after && !isFrom
      ? `${before ? `${before} ` : ''}${noun} of ${series(seen)}`
      : `${breadth.toLowerCase()}${series(bare)} ${noun}`
  const isAtTimes = AT_TIMES.test(typed)
  const isLimited = isAtTimes || LIMITED.test(after && !isFrom ? before : breadth)
  return [
    itemFeature({
      text: nameText,
      kind: 'view',
      concept: isLimited ? null : conceptFor(typed, bare, breadth, setting),
      name: {
        text: nameText,
        head: 'view',
        number: isPlural ? 'plural' : 'singular',
        isCounted: false,
        isName: false,
        tail: isFrom ? fromOf(after) : '',
      },
      statement: isLimited
        ? `it has ${isPlural ? '' : `${articleFor(nameText)} `}${nameText}${isFrom ? ` ${fromOf(after)}` : ''}`
        : `${series(seen)} ${seen.length > 1 || isPluralThing(seen[0] ?? '') ? 'are' : 'is'} in view${isFrom ? ` ${fromOf(after)}` : ''}`,
      seen: isAtTimes ? '' : series(seen),
      place: bare.length === 1 && /^\p{Lu}/u.test(bare[0] ?? '') ? (seen[0] ?? '') : '',
    }),
  ]
}

/** A partial view shows a part of what is named. */
const inPart = (statement: string, name = ''): string =>
  /^(?:partial|peek|peekaboo|filtered|limited|obstructed)\b/i.test(name)
    ? statement.replace(/ in view(?=$| from )/, ' partly in view')
    : statement

/** From where it is seen: 'from every room', 'from the deck'. */
const fromOf = (spot: string): string =>
  `from ${/^(?:the|every|all|each|most|two|three|both) |^(?:upstairs|downstairs|one|both|each|all)$/i.test(spot) ? spot : `the ${measured(spot)}`}`

/** A view that is there at times is told by its statement alone. */
const seenAt = (features: ItemFeature[] | null, when: string): ItemFeature[] | null =>
  features?.map((each) =>
    each.statement
      ? {
          ...each,
          concept: null,
          name: null,
          statement:
            `${inPart(each.statement, each.name?.text)} ${when.replace('in the ', 'in ')}`.replace(
              ' ,',
              ',',
            ),
        }
      : each,
  ) ?? null

/** A view from a place of the home can be named with it: 'a view of Casco Bay from the balcony'. */
const seenFrom = (features: ItemFeature[] | null, spot: string): ItemFeature[] | null =>
  seenAt(features, spot)?.map((each, at) => {
    const name = features?.[at]?.name
    return name ? { ...each, text: `${name.text} ${spot}`, name: { ...name, tail: spot } } : each
  }) ?? null

const overlooks = (typed: string, setting: Setting): ItemFeature => {
  const parts = typed.split(/\s*(?:\+|&|,|\band\b)\s*/).filter(Boolean)
  const seen = parts.map((part) => (/^an? /i.test(part) ? part : seenThing(part)))
  return itemFeature({
    text: `overlooking ${series(seen)}`,
    kind: 'view',
    concept: conceptFor(typed, parts, '', setting),
    statement: `it overlooks ${series(seen)}`,
    seen: series(seen),
  })
}

const unnamed = (typed: string, from: string, noun: string): ItemFeature => {
  const isPanoramic = /panoramic|360|270|180|unobstructed|wide|sweeping/i.test(typed)
  const text = typed
    ? `${typed
        .toLowerCase()
        .replace(/\bviews?\b/, '')
        .replace(/\b(360|270|180)(?![- ]?degree|\d|°)/, '$1-degree')
        .trim()} ${noun.toLowerCase()}`.trim()
    : noun.toLowerCase()
  return itemFeature({
    text,
    kind: 'view',
    concept: isPanoramic ? 'panoramic view' : 'view, unnamed',
    name: {
      text,
      head: 'view',
      number: /s$/.test(noun) ? 'plural' : 'singular',
      isCounted: false,
      isName: false,
      tail: from ? `from the ${from.replace(/^the /i, '')}` : '',
    },
  })
}

const conceptFor = (
  typed: string,
  parts: readonly string[],
  breadth: string,
  setting: Setting,
): string | null => {
  const found = parts.map(
    (part) => SEEN_CONCEPTS.find(([pattern]) => pattern.test(part))?.[1] ?? null,
  )
  const [first = null] = found
  // One concept must be true of everything seen: a river goes by, a skyline does not.
  if (found.some((concept) => concept !== first)) return null
  if (!first) return /panoramic|360|270|180|sweeping/i.test(breadth) ? 'panoramic view' : null
  if (first !== 'mountain view') return first
  if (/\p{Lu}/u.test(typed)) return 'named mountain view'
  return setting === 'land' ? 'mountains in view' : 'mountain view'
}

const isPluralThing = (seen: string): boolean =>
  /^(?:the )?\p{Lu}/u.test(seen) && !/ [a-z]+$/.test(seen)
    ? /^the (?:San )?\p{Lu}\p{L}+[^su]s$/u.test(seen) ||
      /(?:Mountains|Peaks|Flatirons|Rockies|Tetons|Smokies|Sandias|Catalinas|Superstitions|Cascades|Olympics|Sierras|Hills|Foothills|Bitterroots|Sisters|Ozarks|Berkshires|Adirondacks|Catskills|Poconos|Whites|Islands|Selkirks|Oquirrhs)$/.test(
        seen,
      )
    : /[^su]s$/i.test(seen)

const TAKES_ARTICLE =
  /\b(?:River|Ocean|Bridge|Mountains|Peaks|Flatirons|Rockies|Valley|Strip|Pacific|Atlantic|Potomac|Hudson|Kennebec|Penobscot|Androscoggin|Susquehanna|Rappahannock|Deschutes|Monongahela|Allegheny|Chattahoochee|Housatonic|Merrimack|Rio Grande|Mississippi|Capitol|Intracoastal|Smokies|Tetons|Cascades|Olympics|Sierras?|Range|Gulf|Bay|Building|Islands|Selkirks|Oquirrhs|Needle|Arch|Liberty|Sandias|Catalinas|Superstitions|Berkshires|Ozarks|Adirondacks|Catskills|Poconos|Foothills|Divide|Marina|Inner Harbor|(?:Black|Flint|Sand|Loess|Hollywood|Berkeley|Oakland|Verdugo|Chino) Hills|Willamette|Cumberland|Caribbean|Pentagon|Country|skyline|skyscrapers)$/

/** 'river' is 'the river', 'Santa Ynez Mountain' 'the Santa Ynez Mountains', 'Lake Travis' itself. */
const seenThing = (typed: string): string => {
  const text = typed.replace(/^the /i, '').trim()
  const mountain = /^(.+) Mountain$/.exec(text)?.[1]
  if (mountain && RANGES.test(mountain)) return `the ${mountain} Mountains`
  if (RANGES.test(text)) return `the ${text} Mountains`
  if (/^\p{Lu}.* range$/u.test(text)) return `the ${text.replace(/range$/, 'Range')}`
  if (/^(?:Flatiron|Rockie|Sandia|Catalina|Superstition|Bitterroot)$/.test(text))
    return `the ${text}s`
  if (
    /^(?:Mount|Lake|Puget|Long Island|Pikes|Longs|Camelback|Diamond) /.test(text) ||
    /^Camelback$/.test(text)
  )
    return text
  if (
    /^\p{Lu}/u.test(text) &&
    /\b(?:Lake|Park|Peak|Canyon|Creek|Beach|Island|Mountain|Hill|Harbor|Bay|Square|Manhattan|Brooklyn)$/.test(
      text,
    ) &&
    !/^(?:Chesapeake|San Francisco|Inner Harbor)/.test(text)
  )
    return text
  if (/^(?:downtown|uptown|midtown)(?: \p{Lu}\p{L}+)+$/u.test(text)) return text
  if (
    /^(?:downtown|uptown|midtown|farmland|woodland|water|open space|countryside|nature|greenery)$/i.test(
      text,
    )
  )
    return /^(?:water|countryside)$/i.test(text) ? `the ${text}` : text
  if (/^mountain$/i.test(text)) return 'the mountains'
  if (
    /^(?:hill|foothill|tree|treetop|(?:Gulf )?(?:sunset|sunrise)|pasture|vineyard|meadow)$/i.test(
      text,
    )
  )
    return /(?:sunset|sunrise)$/i.test(text) ? `the ${text}` : `the ${text}s`
  // 'views both rivers'
  if (/^(?:both|all) /i.test(text)) return text
  if (/^wooded$/i.test(text)) return 'the woods'
  if (/^golf$/i.test(text)) return 'the golf course'
  // Which farm it is was not typed.
  if (/^farms?$/i.test(text)) return 'farmland'
  if (/\bcity lights?$/i.test(text)) return `the ${text.replace(/\bcity lights?$/i, 'city lights')}`
  if (/^(?:territorial|scenic|pastoral)$/i.test(text)) return 'the countryside'
  if (/^\p{Lu}/u.test(text) && !TAKES_ARTICLE.test(text))
    return /^the /i.test(typed) ? `the ${text}` : text
  return `the ${text}`
}

/** A view that a rule told as a clause can stand in a list, too: 'there are long-range winter views'. */
export const withViewName = (feature: ItemFeature): ItemFeature => {
  const { kind, name, statement } = feature
  const [, text = '', tail = ''] =
    /^(?:there (?:is|are)|it has) (?:an? )?((?:[\w-]+ ){1,4}views?)((?: (?:in|when|from|of) .+)?)$/.exec(
      statement ?? '',
    ) ?? []
  if (kind !== 'view' || name !== null || !text) return feature
  return {
    ...feature,
    name: {
      text,
      head: 'view',
      number: text.endsWith('s') ? 'plural' : 'singular',
      isCounted: false,
      isName: false,
      tail: tail.trim(),
    },
  }
}
