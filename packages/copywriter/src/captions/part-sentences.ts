import { concatenate, type Passage } from '../compose/passage.ts'
import type { Value } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { isHome } from '../story/property-noun.ts'
import { strengthOf } from '../story/strength.ts'
import { spotOf } from './caption-slots.ts'
import { ended } from './clause.ts'
import { isFixer } from './fixer.ts'
import { type Group, gathered, groupsOf, isSlight } from './groups.ts'
import type { Hero } from './heroes.ts'
import { itemsOf, thingValue } from './item.ts'
import type { Narration } from './narration.ts'
import { purposeful } from './purposeful.ts'

const ORDER_NOISE = 2
const FEW = 5
const PARTS_MAX = 3
const LIST_MAX = 4
const TRIFLE = 5

/** The property by its parts, each in a sentence. */
export class PartSentences {
  readonly #narration: Narration

  constructor(narration: Narration) {
    this.#narration = narration
  }

  /** What the heroes have: 'The terrace has a summer kitchen and a plunge pool.' */
  ofHeroes(): Passage[] {
    const { heroes, told } = this.#narration
    return heroes.filter(({ item }) => told.has(item.feature)).flatMap((hero) => this.#ofHero(hero))
  }

  /** So many parts, the strongest first; parts that pull about equally come in either order. */
  each(most: number, isBesideOthers = false): Passage[] {
    const { story, told, room, random } = this.#narration
    const isSparse = itemsOf(story).length < FEW
    const wanted = groupsOf(story, told, room > 3 ? LIST_MAX : room > 1 ? 3 : 2).filter(
      ({ part, features }) =>
        part !== 'practical' &&
        (part !== 'systems' || (isSparse && features.every(({ year }) => year === null))),
    )
    const parts = this.#isLandListed ? withView(wanted) : wanted
    return gathered(parts)
      .filter((group) => !this.#isLeftOver(group))
      .map((group) => ({ group, rank: group.strength + random.next() * ORDER_NOISE }))
      .sort((one, other) => sharing(one.group) - sharing(other.group) || other.rank - one.rank)
      .map(({ group }) => group)
      .filter(
        (group, _, { length }) =>
          !isSlight(group) || (!isBesideOthers && length < (isSparse ? 3 : 2)),
      )
      .slice(0, room > 2 ? most : Math.min(most, room))
      .flatMap((group) => this.#sentence(this.#entryOf(group), group))
  }

  /** The whole property in a sentence or two, the building in another: LinkedIn. */
  whole(): Passage[] {
    const { story, told, room } = this.#narration
    const each = groupsOf(story, told, room > 3 ? LIST_MAX : 3)
    const all = this.#isLandListed ? withView(each) : each
    const isList = ({ part, values }: Group) =>
      /^(?:inside|premises|mixed)$/.test(part) && values.length > 1
    // One thing outdoors joins a list of what is inside.
    const groups = all.filter(
      (group) => (group.part === 'outside' && all.some(isList)) || !this.#isLeftOver(group),
    )
    const kitchen = groups.find(({ part }) => part === 'kitchen')
    const find = (parts: RegExp) => groups.find(({ part }) => parts.test(part))
    const inside = find(/^(?:inside|premises|mixed)$/)
    const within = inside && groups.length > 1 && isSlight(inside) ? undefined : inside
    const outdoors = find(/^outside$/)
    const outside =
      outdoors && this.#narration.hasMoment && isSlight(outdoors) ? undefined : outdoors
    const shared = groups.filter(({ part }) => part === 'building' || part === 'community')
    const view = find(/^view$/)
    return [
      ...(kitchen ? this.#sentence('facebook: kitchen', kitchen) : []),
      ...(within ? this.#within(within, outside) : outside ? this.#outside(outside) : []),
      ...shared.flatMap((group) => this.#sentence(`linkedin: ${group.part}`, group)),
      ...(view ? this.#sentence('facebook: view', view) : []),
    ]
  }

  /** What a house shares with its neighbors is told apart from what it has. */
  community(): Passage[] {
    return this.#only('community', 'facebook: community')
  }

  /** A single system stands with the figures: 'metal roof'. */
  onlySystem(): Value | null {
    const { story, told } = this.#narration
    const systems = groupsOf(story, told, PARTS_MAX).find(({ part }) => part === 'systems')
    const [only, another] = systems?.values ?? []
    if (!systems || !only || another || systems.clauses) return null
    this.#narration.tell(systems.features)
    return only
  }

  systems(): Passage[] {
    return this.#only('systems', 'linkedin: systems')
  }

  /** One thing of a home is no sentence: it joins what else is left. */
  #isLeftOver({ part, values, clauses }: Group): boolean {
    const { facts, isRental } = this.#narration.story
    const count = values.length + (clauses?.length ?? 0)
    const isAlone = count === 1 && /^(?:inside|outside|mixed)$/.test(part)
    return isAlone && isHome(facts) && !isRental && !isFixer(this.#narration.story)
  }

  #ofHero(hero: Hero): Passage[] {
    const { told } = this.#narration
    const { item } = hero
    const parts = item.parts
      .filter((part) => !told.has(part) && !/\broof$/i.test(part.text))
      .slice(0, PARTS_MAX)
    const spot = spotOf(hero)
    if (parts.length === 0 || !spot || this.#isTrifle(parts)) return []
    // A kitchen is told with everything else that is in it.
    const rest = item.part === 'kitchen' ? this.#inKitchen(item.feature) : []
    const list = [...parts, ...rest].slice(0, LIST_MAX)
    const said = this.#narration.frame('facebook: parts', { list: list.map(thingValue), spot })
    this.#narration.tell(list)
    return said
  }

  /** A kitchenette alone is not worth a sentence. */
  #isTrifle([first, second]: readonly Feature[]): boolean {
    const { facts } = this.#narration.story
    return first !== undefined && !second && strengthOf(first, facts) < TRIFLE
  }

  #inKitchen(whole: Feature): Feature[] {
    const { story, told } = this.#narration
    return itemsOf(story)
      .filter(({ part, feature }) => part === 'kitchen' && feature !== whole && !told.has(feature))
      .map(({ feature }) => feature)
  }

  /** One thing outdoors is told with the rest; several have a sentence of their own. */
  #within(within: Group, outside: Group | undefined): Passage[] {
    const hasWith = within.values.some(({ bare }) => / with /.test(bare.text))
    const isListed = within.values.length > 0 && !hasWith
    const outs = outside?.values.length === 1 && isListed ? outside : null
    // 'With an outdoor shower outdoors' would say it twice, and so would 'a lot behind the building outside'.
    const isEcho =
      outs?.values.some(({ bare }) =>
        /^outdoor\b| (?:behind|beside|across|along) |\baccess\b/.test(bare.text),
      ) ?? false
    const added = outs?.values ?? []
    this.#narration.tell([...within.features, ...(outs?.features ?? [])])
    const said =
      within.values.length > 0
        ? this.#narration.frame(within.part === 'mixed' ? 'facebook: mixed' : 'linkedin: house', {
            list: isEcho || within.part === 'mixed' ? [...within.values, ...added] : within.values,
            outs: isEcho ? [] : added,
          })
        : []
    return [
      ...said,
      ...this.#clauses(within.clauses),
      ...(outside && !outs ? this.#outside(outside) : []),
    ]
  }

  #outside({ values, features }: Group): Passage[] {
    const isLand = this.#narration.story.facts.propertyType === 'Land'
    const list = purposeful(values, features, this.#narration)
    this.#narration.tell(features)
    const isAlone = values.length === 1
    // 'Outside is a patio.' would be a sentence for next to nothing.
    if (!isLand && (isAlone || isIndoors(values)))
      return this.#narration.frame('facebook: mixed', { list })
    return this.#narration.frame(isLand ? 'facebook: land' : 'linkedin: outside only', {
      list,
      outs: list,
    })
  }

  #only(part: Group['part'], entry: string): Passage[] {
    const { story, told } = this.#narration
    const group = groupsOf(story, told, PARTS_MAX).find((each) => each.part === part)
    return group ? this.#sentence(entry, group) : []
  }

  #entryOf({ part, values }: Group): string {
    const isLand = this.#narration.story.facts.propertyType === 'Land'
    if (part === 'outside' && isIndoors(values)) return 'facebook: mixed'
    if (part === 'inside' && values.length > 1 && this.#isKeeping) return 'facebook: keeps'
    return `facebook: ${isLand && part !== 'community' && part !== 'view' ? 'land' : part}`
  }

  /** Modern and Investor list what is on the land and what is seen from it under one label. */
  get #isLandListed(): boolean {
    const { facts, tone } = this.#narration.story
    return facts.propertyType === 'Land' && (tone === 'modern' || tone === 'investor')
  }

  /** What needs work is told in two lists, what to do and what to keep. */
  get #isKeeping(): boolean {
    const { story, network } = this.#narration
    return network === 'facebook' && isFixer(story) && /^(?:casual|family|modern)$/.test(story.tone)
  }

  #sentence(entry: string, { values, features, kitchen, clauses }: Group): Passage[] {
    const list = kitchen ? values : purposeful(values, features, this.#narration)
    const listed =
      list.length > 0 ? this.#narration.frame(entry, { list, ...(kitchen ? { kitchen } : {}) }) : []
    const said = [...listed, ...this.#clauses(clauses)]
    if (said.length > 0) this.#narration.tell(features)
    return said
  }

  /** 'The walls are tabby, the floors are heart pine, and the doors are cypress.' */
  #clauses(clauses: readonly Passage[] = []): Passage[] {
    if (clauses.length === 0) return []
    const before = concatenate(clauses.slice(0, -1), ', ')
    const all = before.text ? [before, ...clauses.slice(-1)] : clauses
    return [this.#narration.keep(ended(concatenate(all, ', and ')))]
  }
}

/** What is seen from land is listed with what is on it. */
const withView = (groups: readonly Group[]): Group[] => {
  const view = groups.find(({ part }) => part === 'view')
  const land = groups.find(({ part }) => part === 'outside')
  if (!view || !land) return [...groups]
  const merged: Group = {
    ...land,
    values: [...view.values, ...land.values],
    features: [...view.features, ...land.features],
    strength: Math.max(view.strength, land.strength),
  }
  return groups.flatMap((group) => (group === land ? [merged] : group === view ? [] : [group]))
}

/** An indoor arena does not stand 'outdoors'. */
const isIndoors = (values: readonly Value[]): boolean =>
  values.some(({ bare }) => /\bindoor\b/i.test(bare.text))

/** Things of the home itself come before shared ones. */
const sharing = ({ part }: Group): number => Number(part === 'building' || part === 'community')
