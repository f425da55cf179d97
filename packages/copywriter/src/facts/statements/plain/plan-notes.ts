import { ordinal } from '../../figures/numerals.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count, GROUP_TO_TEN, isOne } from '../wording/counts.ts'
import { amenity, building, character, room } from '../wording/kinds.ts'
import { isA } from '../wording/things.ts'

const ORDINAL = String.raw`(\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|top|ground|main|upper|lower)`
const BATH = '((?:full |half |three-quarter |private |own )?bath(?:room)?)'

const floorOf = (typed: string | undefined): string =>
  `the ${/^\d/.test(typed ?? '') ? ordinal(typed ?? '') : lower(typed)} floor`

const rooms = (typed: string | undefined): string =>
  `${count(lower(typed))} bedroom${isOne(lower(typed)) ? '' : 's'}`

/** Where rooms lie, what each of them has, and what a plan is like. */
export const PLAN_NOTES: SubjectRules = {
  lines: [
    // 'each bedroom en suite'
    [
      /^(each|every|both|all) ((?:upstairs |guest )?)(bedrooms?)(?: (?:is|are))? en[- ]?suite$/i,
      ([, each, where, rooms]) =>
        room(
          `${lower(each)} ${lower(where)}${lower(rooms)} ${/s$/i.test(rooms ?? '') ? 'are' : 'is'} en suite`,
        ),
    ],
    // 'third-floor bedroom and bath for au pair': both are on that floor and for that guest.
    [
      /^(first|second|third|fourth|top|ground|main|lower|upper)[- ](floor|level) (bedroom|suite|office|den) and ((?:full |half )?bath) for (?:an? )?(au pair|guests|in-?laws|nanny|live-in help|staff)$/i,
      ([, rank, level, one, other, guest]) =>
        room(
          `the ${lower(rank)} ${lower(level)} has ${withArticle(lower(one))} and ${withArticle(lower(other))} for ${/^(?:au pair|nanny)$/i.test(guest ?? '') ? withArticle(lower(guest)) : lower(guest)}`,
        ),
    ],
    // '4BR incl guest rm + full bath on main'
    [
      new RegExp(
        `^${GROUP_TO_TEN} bedrooms?,? (?:including|incl) (?:an? )?((?:guest|in-law|primary) (?:room|suite)|office|den|guest bedroom)(?: (?:\\+|and|with) (?:an? )?${BATH})? on (?:the )?(main|first|1st|lower|upper)(?: level| floor)?$`,
        'i',
      ),
      ([, many, one = '', bath, where = '']) =>
        room(
          `the ${rooms(many)} include ${withArticle(lower(one))}${bath ? ` with ${withArticle(lower(bath))}` : ''} on the ${lower(where).replace('1st', 'first')} ${/first|1st/i.test(where) ? 'floor' : 'level'}`,
        ),
    ],
    // '5BR all en suite'
    [
      new RegExp(
        `^(?:all )?${GROUP_TO_TEN} (?:bedrooms?|bedroom suites?),? all (?:are )?en[- ]?suite$`,
        'i',
      ),
      ([, many]) => (isOne(many) ? null : room(`all ${rooms(many)} are en suite`)),
    ],
    // '2 BR each w/ own bath up'
    [
      new RegExp(
        `^${GROUP_TO_TEN} bedrooms?,? each (?:with|has) (?:its |an? )?(?:own |private )?(bath|closet|walk-in closet|balcony|deck)(?: (up|upstairs|down|downstairs))?$`,
        'i',
      ),
      ([, many, own = '', level = '']) =>
        isOne(many)
          ? null
          : room(
              `${level ? `${/^up/i.test(level) ? 'upstairs' : 'downstairs'}, ` : ''}each of the ${rooms(many)} has its own ${lower(own)}`,
            ),
    ],
    [/^half bath (?:on )?(?:the )?main$/i, () => room('there is a half bath on the main level')],
    // '3 up 1 down'
    [
      new RegExp(
        `^${GROUP_TO_TEN} (?:bedrooms? )?up(?:stairs)?,?(?: and|,|/)? ${GROUP_TO_TEN} (?:bedrooms? )?down(?:stairs)?$`,
        'i',
      ),
      ([, up, down]) =>
        room(
          `there ${isOne(up) ? 'is' : 'are'} ${rooms(up)} upstairs and ${count(lower(down))} downstairs`,
        ),
    ],
    // 'W/D in unit, closet off kit'
    [
      /^(washer and dryer|laundry|stacked washer and dryer)(?: in[- ](?:the )?unit)?,? (?:in (?:an? |the )?)?closet((?: (?:off|in|by|near) (?:the )?[a-z ]+)?)$/i,
      ([, laundry = '', where = '']) => ({
        ...amenity(
          `the ${lower(laundry)} ${/dryer$/i.test(laundry) ? 'are' : 'is'} in a closet${withArticles(lower(where))}`,
        ),
        concept: null,
      }),
    ],
    // 'Architect designed'
    [
      /^(architect|custom|owner|builder)[- ](designed|built)$/i,
      ([, who = '', done = '']) => building(`it is ${lower(who)}-${lower(done)}`),
    ],
    [
      /^([LUTHY])[- ]shaped(?: (around|about|on|over) (?:an? |the )?([a-z][a-z ]*))?$/i,
      ([, letter = '', how = '', what]) =>
        character(
          `it is ${letter.toUpperCase()}-shaped${what ? ` ${lower(how)} ${withArticle(lower(what))}` : ''}`,
        ),
    ],
    // '2nd flr, faces courtyard not street'
    [
      new RegExp(
        `^(?:(?:on )?(?:the )?${ORDINAL} floor(?:,| and)? )?(faces|overlooks|looks onto) (?:the )?(courtyard|garden|park|rear|yard|pool|street|alley|lake|river|square|back),? not (?:the )?(street|parking lot|alley|road|highway|lot|courtyard|train|tracks)$`,
        'i',
      ),
      ([, floor, faces = '', what = '', other = '']) =>
        building(
          `it ${floor ? `is on ${floorOf(floor)} and ` : ''}${lower(faces)} the ${lower(what)}, not the ${lower(other)}`,
        ),
    ],
    // '2BR/2BA 3rd flr'
    [
      new RegExp(
        `^(?:\\d bedroom \\d(?:\\.\\d)? bath|studio),? (?:on )?(?:the )?${ORDINAL} floor$`,
        'i',
      ),
      ([typed, floor], setting) =>
        // In a building it is one unit of several, and the studio of a house is not the house.
        setting === 'multi' || (setting !== 'flat' && /^studio/i.test(typed))
          ? null
          : building(`it is on ${floorOf(floor)}`),
    ],
    [
      new RegExp(`^top[- ]floor walk[- ]?up,? (?:on )?(?:the )?${ORDINAL}(?: floor)?$`, 'i'),
      ([, floor]) => building(`it is a walk-up on ${floorOf(floor)}, the top floor`),
    ],
    [
      /^windows (\d|two|three|four|both|all|all four) (sides|exposures|walls)$/i,
      ([, many = '', sides = '']) =>
        character(
          `there are windows on ${/^(?:both|all)/i.test(many) ? lower(many) : count(lower(many))} ${lower(sides)}`,
        ),
    ],
    // 'brick dependency = 1BR guest cottage, own HVAC'
    [
      /^((?:[a-z]+ ){0,2}(?:dependency|cottage|building|wing|barn|studio|house|suite|apartment|ADU|basement|attic|garage|loft|level|floor|unit|outbuilding)) = (?:an? )?([a-z\d][a-z\d -]*?)(?:,? (?:with )?(?:its )?own ([a-z][a-z]+(?: (?:and|\+|&) [a-z]+)?))?$/i,
      ([, thing = '', what = '', own]) =>
        room(
          `the ${lower(thing)} ${isA(measuredRoom(what)).slice(3)}${own ? ` with its own ${/^[A-Z]{2,}/.test(own) ? own : lower(own).replace(/ [+&] /, ' and ')}` : ''}`,
        ),
    ],
    // 'formal dining being used as office'
    [
      /^(?:the )?((?:formal )?dining|(?:formal )?living|family|bonus|(?:[a-z]+ )?(?:bedroom|den|loft|sunroom|room|basement|garage))(?: room)? (?:is )?(being|currently|now) used as (?:an? )?([a-z][a-z ]*)$/i,
      ([, place = '', now = '', use = '']) =>
        room(
          `the ${lower(place)}${/(?:dining|living|family|bonus)$/i.test(place) ? ' room' : ''} is ${lower(now)} used as ${withArticle(lower(use))}`,
        ),
    ],
    // 'up BR is half-story w/ sloped ceil'
    [
      /^(?:the )?(up|upstairs|upper|down|downstairs|lower) (bedroom|bath|room|unit|office) is (?:an? )?(half[- ]story|loft|dormer|suite|studio|attic room)(?: with (?:an? )?([a-z][a-z ]*))?$/i,
      ([, level = '', what = '', sort = '', part]) =>
        room(
          `the ${levelOf(level)} ${lower(what)} ${isA(lower(sort).replace(' story', '-story')).slice(3)}${part ? ` with ${withArticle(lower(part))}` : ''}`,
        ),
    ],
  ],
}

const levelOf = (typed: string): string =>
  /^up$/i.test(typed) ? 'upstairs' : /^down$/i.test(typed) ? 'downstairs' : lower(typed)

/** 'one-bedroom guest cottage' */
const measuredRoom = (typed: string): string =>
  lower(typed).replace(
    /^(\d|one|two|three|four)[- ]bedrooms? /,
    (_, many: string) => `${count(many)}-bedroom `,
  )
