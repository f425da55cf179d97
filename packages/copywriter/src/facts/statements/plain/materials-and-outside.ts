import { kindOfNoun, singular } from '../../nouns/head-nouns.ts'
import { headOf } from '../../nouns/noun-phrase.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { be, isPlural, lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count, GROUP_TO_TEN, isOne } from '../wording/counts.ts'
import {
  building,
  condition,
  finish,
  location,
  outdoorPlace,
  parking,
  room,
  terms,
  update,
} from '../wording/kinds.ts'

const MATERIAL =
  '(saltillo tile|tile|luxury vinyl plank(?: floors)?|luxury vinyl tile(?: floors)?|hardwood|oak|maple|pine|fir|cork|bamboo|carpet|terrazzo|stained concrete|polished concrete|concrete|slate|travertine|laminate|vinyl plank|vinyl|marble|brick|engineered wood|wood)(?: floors?| flooring)?'
const PLACE =
  '(?:all )?(?:the )?(?:[a-z]+ )?(?:areas?|bedrooms?|rooms?|kitchen|baths?|levels?|floors?|stairs|basement|living room|dining room|foyer|hall)'
const REST = '(?:the )?(?:rest|elsewhere|everywhere else|in the rest)'
const SIDING =
  '(hardiplank|hardieplank|fiber cement|cedar shakes?|cedar shingles?|cedar|stucco|brick|stone|limestone|vinyl|clapboard|board and batten|metal|redwood|log|shingle)'
const DECKING = '(trex|azek|timbertech|composite|mahogany|ipe|cedar|redwood|pressure[- ]treated)'
const OUTSIDE = '(deck|porch|patio|balcony|dock|gallery|terrace|stairs|steps)'
const OUTSIDE_PLURAL = '(?:decks|porches|patios|balconies|docks|galleries|terraces|stairs|steps)'

/** A floor that is named by its material: 'luxury vinyl plank' of 'luxury vinyl plank floors'. */
const floorOf = (typed: string): string =>
  lower(typed)
    .replace(/ (?:floors?|flooring)$/, '')
    .replace(/^saltillo/, 'Saltillo')

const placeOf = (typed: string): string =>
  lower(typed)
    .replace(/^(?:in|on|throughout) /, '')
    .replace(/^(?!the |all )/, 'the ')
    .replace(/^the baths$/, 'the baths')

const capital = (typed: string): string =>
  /^(?:trex|azek|timbertech)$/i.test(typed)
    ? lower(typed)
        .replace(/^timbertech$/, 'TimberTech')
        .replace(/^./, (letter) => letter.toUpperCase())
    : lower(typed)

/** Floors and outside walls with the places they are in, yards, decks, outbuildings and parking. */
export const MATERIALS_AND_OUTSIDE: SubjectRules = {
  lines: [
    // 'floating stairs in steel and oak': both materials are those of the stairs.
    [
      /^((?:[a-z-]+ )*(?:stairs|staircase|railings?|cabinetry|cabinets|vanity|vanities|millwork|built-ins|island|shelving)) in ((?:[a-z-]+ )?(?:steel|glass|iron|brass|bronze|oak|walnut|maple|ash|teak|marble|stone|concrete|cherry|birch|mahogany|quartz)) and ((?:[a-z-]+ )?(?:steel|glass|iron|brass|bronze|oak|walnut|maple|ash|teak|marble|stone|concrete|cherry|birch|mahogany|quartz))$/i,
      ([, thing = '', one, other]) => ({
        ...finish(`the ${lower(thing)} ${be(lower(thing))} in ${lower(one)} and ${lower(other)}`),
        name: lower(thing),
        tail: `in ${lower(one)} and ${lower(other)}`,
      }),
    ],
    // 'detached 200 sq ft studio with heat': the heat is the studio's, not the home's.
    [
      /^(detached (?:[\w,-]+ )*?\d(?:[\w,-]+ )+?(?:studio|office|workshop|shed|garage|barn|gym|cottage))(?:,? with|,) (heat|power|water|electricity|plumbing|air conditioning|heat and (?:air conditioning|power|water|plumbing)|power and (?:heat|water)|water and power)$/i,
      ([, building = '', service]) => ({
        ...outdoorPlace(`there is ${withArticle(building.toLowerCase())} with ${lower(service)}`),
        name: building.toLowerCase(),
        tail: `with ${lower(service)}`,
      }),
    ],
    // 'LVP all living areas, carpet in BRs', 'tile wet areas, LVP rest', 'slate foyer, oak elsewhere'
    [
      new RegExp(
        `^${MATERIAL} (?:in |on |throughout )?(${PLACE}),? (?:and |\\+ |with )?${MATERIAL} (?:in |on )?(${PLACE}|${REST})( only)?$`,
        'i',
      ),
      ([, one = '', at = '', other = '', where = '', only = '']) =>
        finish(
          `the floors are ${floorOf(one)} in ${placeOf(at)} and ${floorOf(other)} ${new RegExp(`^${REST}$`, 'i').test(where) ? 'elsewhere' : `${/stairs$/i.test(where) ? 'on' : 'in'} ${placeOf(where)}`}${lower(only)}`,
        ),
    ],
    // 'Stained concrete dn, carpet on stairs only', 'terrazzo dn, hdwd up'
    [
      new RegExp(
        `^(?!.*(?<!plank) floors?\\b)${MATERIAL} (downstairs|upstairs),? (?:and |\\+ )?${MATERIAL} (?:(up|upstairs|down|downstairs)|on (?:the )?(stairs|landing)( only)?)$`,
        'i',
      ),
      ([, one = '', at = '', other = '', level, stairs, only = '']) =>
        finish(
          `the floors are ${floorOf(one)} ${lower(at)}, with ${floorOf(other)} ${level ? `${lower(level).replace(/stairs$/, '')}stairs` : `on the ${lower(stairs)}${lower(only)}`}`,
        ),
    ],
    // 'Saltillo tile thruout main areas, no carpet', 'cork in kit, no carpet'
    [
      new RegExp(
        `^${MATERIAL} (in|throughout) (${PLACE}),? (?:with )?no (carpet|tile|vinyl)$`,
        'i',
      ),
      ([, one = '', how = '', at = '', not = '']) =>
        finish(
          `${/tile/i.test(one) ? floorOf(one) : `${floorOf(one)} flooring`} is ${lower(how)} ${placeOf(at)}, with no ${lower(not)}`,
        ),
    ],
    // 'hdwd under carpet on 2nd flr, exposed on 1st'
    [
      /^(hardwoods?|oak|pine|wood|maple|fir)(?: floors?)? under (?:the )?(carpet|vinyl|linoleum|tile) (?:on|in) (?:the )?(1st|2nd|3rd|first|second|third|upper|main)(?: floor| level)?,? (?:and )?exposed (?:on|in) (?:the )?(1st|2nd|3rd|first|second|third|upper|main)(?: floor| level)?$/i,
      ([, wood = '', cover = '', hidden = '', shown = '']) =>
        finish(
          `${lower(wood).replace(/s$/, '')} is exposed on the ${floorNamed(shown)} and lies under the ${lower(cover)} on the ${floorNamed(hidden)}`,
        ),
    ],
    // 'Hardiplank + cedar shake ext'
    [
      new RegExp(`^${SIDING}(?: and| \\+| &) ${SIDING} (?:exterior|siding)$`, 'i'),
      ([, one = '', other = '']) =>
        finish(
          `the exterior is ${lower(one).replace(/^hardie?plank$/, 'HardiePlank')} and ${lower(other).replace(/^hardie?plank$/, 'HardiePlank')}`,
        ),
    ],
    // 'Tin ceiling on 1st flr, maple floor'
    [
      /^((?:[a-z]+ )?(?:tin|beamed|coffered|copper) ceilings?) on (?:the )?(1st|2nd|first|second|third|main|ground) (floor|level),? (?:and |with |\+ )?(?:an? )?((?:[a-z]+ )?(?:oak|maple|pine|hardwood|wood|tile|concrete|terrazzo)) floors?$/i,
      ([, ceiling = '', which = '', level = '', floor = '']) =>
        finish(
          `the ${floorNamed(which).replace(/floor$/, lower(level))} has ${withArticle(lower(ceiling))} and a ${lower(floor)} floor`,
        ),
    ],
    // 'painted + new vinyl plank 2024'
    [
      /^(?:freshly |fully |re)?painted(?: and| \+| &|,) new (vinyl plank|carpet|flooring|floors|luxury vinyl plank|laminate|countertops|windows)(?: floors)? (?:in )?((?:19|20)\d\d)$/i,
      ([, thing = '', year]) => ({
        ...update(`it was painted and given new ${lower(thing)} in ${year}`),
        year: Number(year),
      }),
    ],
    // 'screen porch & grilling deck, Trex', 'porch front & rear, Azek'
    [
      new RegExp(
        `^((?:[a-z-]+ )?(?:porch|patio|deck|balcony)) (?:and|&|\\+) ((?:[a-z-]+ )?(?:deck|porch|dock)),? ${DECKING}$`,
        'i',
      ),
      ([, one = '', other = '', sort = '']) =>
        outdoorPlace(
          `there is ${withArticle(lower(one).replace(/^screen /, 'screened '))} and ${withArticle(`${capital(sort)} ${lower(other)}`)}`,
        ),
    ],
    [
      new RegExp(
        `^${OUTSIDE}s? (?:in |on )?(?:the )?(front|back|rear) (?:and|&|\\+) (?:the )?(front|back|rear|side),? ${DECKING}$`,
        'i',
      ),
      ([, what = '', one = '', other = '', sort = '']) =>
        outdoorPlace(
          `there are ${capital(sort)} ${plural(lower(what))} on the ${lower(one)} and the ${lower(other)}`,
        ),
    ],
    // 'Fiberglass decks front on both levels'
    [
      new RegExp(
        `^((?:[a-z-]+ )?${OUTSIDE_PLURAL}) (front|back|rear|side) on (both|all|two|three) (levels|floors)$`,
        'i',
      ),
      ([, what = '', side = '', many = '', levels = '']) =>
        outdoorPlace(
          `there are ${lower(side).replace('rear', 'back')} ${lower(what)} on ${lower(many)} ${lower(levels)}`,
        ),
    ],
    // 'xeriscaped, rock wall on 3 sides'
    [
      new RegExp(
        `^(xeriscaped|landscaped|fenced|terraced|walled)(?: yard)?(?:,| with) (?:an? )?((?:rock|stone|block|brick|stucco|adobe|privacy|wood|vinyl|chain-link|iron) (?:wall|fence)) on ${GROUP_TO_TEN} sides$`,
        'i',
      ),
      ([, sort = '', wall = '', many]) =>
        outdoorPlace(
          `there is ${withArticle(`${lower(sort)} yard`)} with ${withArticle(lower(wall))} on ${count(lower(many))} sides`,
        ),
    ],
    [/^xeriscaped(?: yard)?$/i, () => outdoorPlace('the yard is xeriscaped')],
    [
      /^(landscaped|fenced|sprinklered)(?: yard)?,? irrigated (?:in )?(?:the )?(front|back|rear|side) only$/i,
      ([, sort = '', side = '']) =>
        outdoorPlace(`the yard is ${lower(sort)} and irrigated in the ${lower(side)} only`),
    ],
    // 'bonus over gar, wired for projector'
    [
      /^bonus(?: room)? (over|above|off) (?:the )?(garage|kitchen|family room),? (?:is )?((?:wired|plumbed|ready|set up) for) (?:an? )?([a-z][a-z ]*)$/i,
      ([, how = '', where = '', ready = '', what = '']) =>
        room(
          `the bonus room ${lower(how)} the ${lower(where)} is ${lower(ready)} ${/sound|surround|internet|power/i.test(what) ? lower(what) : withArticle(lower(what))}`,
        ),
    ],
    // '8x10 storage shed out back stays', '12x16 sauna by lake stays'
    [
      /^(?:the )?((?:\d+-by-\d+ )?(?:[a-z]+ ){0,2}[a-z]+) (out back|in back|by (?:the )?(?:lake|pool|creek|house|dock|barn)|behind (?:the )?(?:house|garage|barn)|in (?:the )?(?:yard|backyard|garden)) (stays?|conveys?)$/i,
      ([, thing = '', where = '']) => {
        const kind = kindOfNoun(singular(headOf(thing)))
        return kind && kind !== 'room'
          ? terms(
              `the ${lower(thing)} ${withArticles(lower(where))} ${isPlural(thing) ? 'stay' : 'stays'}`,
            )
          : null
      },
    ],
    // '2 car gar off alley, slab ok but needs door'
    [
      /^(\d|one|two|three)[- ]car garage(?: (off|on) (?:the )?(alley|street|lane|rear))?,? (?:the )?(slab|roof|foundation|frame) (?:is )?(?:ok|okay|good|sound|fine),? but (?:it )?needs (?:an? )?(doors?|roof|siding|paint|work)$/i,
      ([, cars, off = '', where = '', part = '', need = '']) =>
        parking(
          `the ${count(lower(cars))}-car garage${off ? ` ${lower(off)} the ${lower(where)}` : ''} has a sound ${lower(part)} but needs ${/s$|paint|siding|work/i.test(need) ? lower(need) : `a ${lower(need)}`}`,
        ),
    ],
    // 'carport under'
    [
      /^(?:an? |one )?(carport|storage) under$/i,
      ([, what = '']) =>
        parking(`there is ${/carport/i.test(what) ? 'a ' : ''}${lower(what)} underneath`),
    ],
    // 'studio/gar bldg 24x30, half ba roughed in'
    [
      /^(?:an? )?([a-z]+\/[a-z]+|[a-z]+) (building|outbuilding|shop|barn|studio|garage) (\d+)-by-(\d+),? (?:with )?(?:an? )?((?:half |full |three-quarter )?bath) (roughed in|plumbed|stubbed)$/i,
      ([, use = '', what = '', wide, deep, bath = '', state = '']) =>
        building(
          `there is a ${wide}-by-${deep} ${lower(use).replace('/', ' and ')} ${lower(what)} with a ${lower(bath)} ${lower(state)}`,
        ),
    ],
    // 'wrap balcony, 210 sf addl'
    [
      /^(?:an? )?((?:wraparound |private |covered )?(?:balcony|terrace|patio|roof deck|deck|porch)),? (?:with )?(?:an? )?(?:(?:additional|extra) )?([\d,]+) square feet(?: (?:of )?(?:additional|extra|more))?(?:,? (shared with (?:unit )?[a-z\d]+))?$/i,
      ([typed, what = '', size, shared]) =>
        /addition|extra|shared/i.test(typed)
          ? outdoorPlace(
              `there is ${withArticle(lower(what))} of ${size}${/addition|extra/i.test(typed) ? ' additional' : ''} square feet${shared ? `, ${lower(shared)}` : ''}`,
            )
          : null,
    ],
    // '1 gar space incl in price, off alley', '1 spot incl'
    [
      new RegExp(
        `^${GROUP_TO_TEN} ((?:garage |parking |covered |assigned |deeded )*(?:space|spot|stall))s? (?:is |are )?included(?: in (?:the )?(price|rent|sale))?(?:,? (off|behind|in) (?:the )?(alley|building|garage|rear|street))?$`,
        'i',
      ),
      ([, many, what = '', within, off, where = '']) => {
        const name = /garage|parking/i.test(what) ? lower(what) : `parking ${lower(what)}`
        return parking(
          `${count(lower(many))} ${name}${isOne(many) ? '' : 's'}${off ? ` ${lower(off)} the ${lower(where)}` : ''} ${isOne(many) ? 'is' : 'are'} included${within ? ` in the ${lower(within)}` : ''}`,
        )
      },
    ],
    // '1 underground space + 1 surface permit'
    [
      /^(?:1|one|an?) ((?:underground|garage|covered|assigned|deeded|surface) (?:parking )?space)(?: and| \+| &|,) (?:1|one|an?) (surface|street|lot|visitor|guest) (?:parking )?permit$/i,
      ([, space = '', sort = '']) =>
        parking(`there is ${withArticle(lower(space))} and a ${lower(sort)} parking permit`),
    ],
    // '2 tandem pkg behind, deeded'
    [
      new RegExp(
        `^${GROUP_TO_TEN} (tandem|side[- ]by[- ]side|covered|off-street) parking(?: spaces?| spots?)?(?: (behind|in back|out back|in front))?,? (deeded|assigned|owned|leased)$`,
        'i',
      ),
      ([, many, sort = '', where, own = '']) =>
        parking(
          `there ${isOne(many) ? 'is' : 'are'} ${count(lower(many))} ${lower(own)} ${lower(sort)} parking space${isOne(many) ? '' : 's'}${where ? ` ${lower(where)}` : ''}`,
        ),
    ],
    // 'tie up for 20ft boat alongside'
    [
      /^(?:a )?tie[- ]?up for (?:an? )?(?:(\d+)[- ](?:foot|feet) )?(boat|kayak|skiff|sailboat|dinghy)(?: (alongside|in front|at (?:the )?dock))?$/i,
      ([, feet, boat = '', where = '']) =>
        location(
          `there is a tie-up ${where ? `${withArticles(lower(where))} ` : ''}for ${withArticle(`${feet ? `${feet}-foot ` : ''}${lower(boat)}`)}`,
        ),
    ],
    // '24x24 det gar, slate too'
    [
      /^(?:an? |the )?((?:\d|one|two|three)[- ]car (?:detached |attached )?garage|garage|barn|carriage house|shed),? (?:is |has )?(?:an? )?(slate|metal|tile|cedar shake|copper)(?: roof)? too$/i,
      ([, what = '', sort = '']) =>
        parking(
          `the ${lower(what).replace(/^(\S+)[- ]car/, (_, cars: string) => `${count(cars)}-car`)} also has a ${lower(sort)} roof`,
        ),
    ],
    // 'dock w/ lift, lift needs motor'
    [
      /^(?:an? |the )?((?:[a-z]+ )?(?:dock|pier|boathouse|garage|shop|barn|pool|spa)) with (?:an? )?(lift|hoist|heater|pump|opener|cover|boat lift),? (?:the )?\2 (needs) (?:an? )?(motor|repair|work|cable|cables|belt|switch|replacing)$/i,
      ([, owner = '', part = '', , need = '']) =>
        condition(
          `there ${be(owner)} ${withArticle(lower(owner))} with a ${lower(part)}, and the ${lower(part)} needs ${/^(?:motor|cable|belt|switch)$/i.test(need) ? withArticle(lower(need)) : lower(need)}`,
        ),
    ],
  ],
}

const floorNamed = (typed: string): string => {
  const name = lower(typed)
    .replace(/^1st$/, 'first')
    .replace(/^2nd$/, 'second')
    .replace(/^3rd$/, 'third')
  return `${name} ${/^(?:upper|main)$/.test(name) ? 'level' : 'floor'}`
}

const plural = (noun: string): string =>
  noun
    .replace(/y$/, 'ie')
    .replace(/ch$/, 'che')
    .replace(/(?<!s)$/, 's')
