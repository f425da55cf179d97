import type { NounPhrase } from '../facts/feature.ts'
import type { Thing } from './thing.ts'

const MATERIALS =
  'oak maple walnut cherry pine fir cedar cypress mahogany teak bamboo hickory hardwood wood wide-plank random-width heart reclaimed brick stone fieldstone limestone bluestone flagstone slate travertine marble granite quartz quartzite soapstone concrete polished terrazzo tile Saltillo porcelain ceramic cork parquet plaster adobe stucco coquina tabby shiplap steel stainless copper metal tin standing-seam TPO asphalt shingle vinyl luxury plank LVP HardiePlank engineered carpet glass leaded stained double-pane triple-pane vaulted cathedral beamed coffered tray tongue-and-groove high original new custom soft-close white Italian Shaker radiant forced-air'
const WORDS: ReadonlySet<string> = new Set([...MATERIALS.split(' '), 'and', '&'])
const HEADS =
  /^(?:floors?|flooring|stairs|staircase|counters|countertops|cabinets|cabinetry|doors|walls|baths|bathrooms|siding|roof|ceilings?|windows|heat|mechanicals|furnace|plumbing|wiring|appliances|mantels)$/

const LEVEL =
  /^(first|second|third|fourth|main|lower|upper|garden|ground|terrace)[- ](floor|level) (.+)$/
const STORED = /^([\d,]+)-bottle (wine (?:cellar|room|wall|fridge))$/
const HEIGHT = /^(\d+)-foot (ceilings)$/

/**
 * What is special about a thing, said of the thing: 'the floors are heart pine', 'the office is on the third floor'.
 * Nothing where only its presence can be told.
 */
export const predicateOf = ({ name, features: [, part] }: Thing): string | null => {
  if (part || name.isName) return null
  const { text, tail } = name
  const stored = STORED.exec(text)
  if (stored && !tail) return `the ${stored[2]} holds ${stored[1]} bottles`
  const height = HEIGHT.exec(text)
  if (height && !tail) return `the ceilings are ${height[1]} feet high`
  const level = LEVEL.exec(text)
  if (level?.[3] && !tail) return `the ${level[3]} ${be(name)} on the ${level[1]} ${level[2]}`
  if (/^in-unit washer and dryer$/.test(text)) return 'the washer and dryer are in the unit'
  if (/^(?:whole-house|whole-home) generator$/.test(text) && !tail)
    return 'a generator backs up the whole house'
  const renewed = /^new (\w+)$/.exec(text)?.[1]
  if (renewed && /^(?:up|down)stairs$/.test(tail)) return `the ${renewed} ${tail} ${be(name)} new`
  if (tail === 'upstairs' || tail === 'downstairs' || /^in the (?:basement|attic)$/.test(tail))
    return name.isCounted || WORDS.has(text.split(' ')[0] ?? '')
      ? null
      : `the ${text} ${be(name)} ${tail}`
  return tail ? null : ofItsMaterial(name)
}

const ofItsMaterial = (name: NounPhrase): string | null => {
  const words = name.text.split(' ')
  const head = words.at(-1) ?? ''
  const before = words.slice(0, -1)
  if (before.length === 0 || name.isCounted || !HEADS.test(head)) return null
  if (!before.every((word) => WORDS.has(word))) return null
  // 'The floors are new oak' says less than 'the new oak floors' does.
  if (before.length > 1 && before[0] === 'new') return null
  return `the ${head} ${be(name)} ${before.join(' ')}`
}

const be = ({ number }: NounPhrase): string => (number === 'plural' ? 'are' : 'is')
