import { lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { character } from '../wording/kinds.ts'

const HOLDING = '(?:farm|ranch|winery|dairy|homestead|farmstead|plantation)'
const HOUSE = '(?:farmhouse|house|home|cottage|cabin|bungalow|lodge)'
const FARM_WITH_HOUSE = new RegExp(
  `^(?:an? )?((?:working |(?!pool|guest|tree)[a-z-]+ ){0,2}${HOLDING}) with ((?:an? )?(?:(?!guest|tenant|second|caretaker)[a-z-]+ ){0,3}${HOUSE})$`,
  'i',
)

const FARM_OF_ITS_KIND =
  /^(?:an? )?((?:(?!former|adjacent|neighboring|nearby|leased|part|half|wind|solar)[a-z-]+ ){0,2}(?:horse|thoroughbred|equestrian|dairy|cattle|sheep|hay|tobacco|grain|hobby|berry|flower|alpaca|goat|poultry) farm)$/i

/** A farm that its note names as the property itself: 'working cattle farm with a brick farmhouse'. */
export const FARMS: SubjectRules = {
  lines: [
    // 'Bluegrass horse farm' is what an estate is, not something that it has.
    [
      FARM_OF_ITS_KIND,
      ([, farm = ''], setting) =>
        setting === 'home' || setting === 'land'
          ? character(`it is ${withArticle(lower(farm))}`)
          : null,
    ],
    [
      FARM_WITH_HOUSE,
      ([, farm = '', house = ''], setting) =>
        setting === 'flat'
          ? null
          : character(`it is ${withArticle(lower(farm))} with ${withArticle(lower(house))}`),
    ],
  ],
}
