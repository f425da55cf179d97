import { measured } from '../figures/measures.ts'
import { coveredServices } from './covered-services.ts'
import { withOneInsurance } from './one-insurance.ts'
import { serviceInFull, withArticle } from './service-name.ts'

const INCLUDES =
  /\b(?:including|includes?|inc\.?|covers?|covering|included|with)(?![\w-]):?\s*(.+)$/i

const UTILITIES =
  /\b(?:heat|hot water|air conditioning|water|sewer|gas|electric(?:ity)?|trash|cable|internet|wi-?fi|insurance|landscaping|lawn|snow|roof|exterior|pool|tennis|gym|clubhouse|park|playground|basketball|trails)\b/gi

/** What a fee covers: typed after its sum, or before it. */
export const includedInFee = (after: string, text: string, takesBareList = false): string[] => {
  const inside = /\(([^)]*)\)/.exec(after)?.[1]
  const typed = INCLUDES.exec(after)?.[1] ?? INCLUDES.exec(text)?.[1] ?? inside ?? ''
  // 'HOA $412 trash water snow': a list of services says by itself that they are covered.
  const services = coveredServices(typed || (takesBareList ? after : ''))
  const items = (services ?? listedIn(typed))
    .map(serviceInFull)
    .filter((item) => /\p{L}{2}/u.test(item))
    .map((item) => item.replace(/^hoa\b\s*/i, '').replace(/^lawns?$/i, 'lawn care'))
    // 'flood and exterior insurance' names the noun once.
    .map((item, at, all) =>
      /^(?:flood|wind)$/i.test(item) && !/\binsurance$/i.test(all[at + 1] ?? '')
        ? `${item} insurance`
        : item,
    )
    .map(withArticle)
    .map((item) => item.replace(/^exterior$/i, 'exterior maintenance'))
    .map(measured)
    .filter(Boolean)
  return withOneInsurance(items).slice(0, 10)
}

/** The items of a list, where a service begins an item without a comma too. */
const listedIn = (typed: string): string[] =>
  typed
    .replace(/[()]/g, ' ')
    .replace(/^(?:in|the)\b\s*/i, '')
    .replace(UTILITIES, (word, offset: number, whole: string) =>
      offset > 0 &&
      /\p{L} $/u.test(whole.slice(0, offset)) &&
      !/(?:and|or|hot|natural|high-speed|basic|exterior|flood|earthquake|liability|fire|wind|hazard|building|common|master|home|hail|indoor|outdoor|heated|seasonal|limited|partial|community|swimming|resort|resort-style|dog|rooftop|lap|saltwater|shared|private|two|three|the|of|some|most|front|rear|back|side|yard) $/.test(
        whole.slice(0, offset),
      )
        ? `, ${word}`
        : word,
    )
    .split(/\s*(?:,|\+|\/|&|\band\b|;)\s*/i)
