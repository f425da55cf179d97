import type { PropertyFacts } from '../facts/types.ts'
import { type Lines, linesWhere } from '../realise/voice.ts'

const HOME_LIFE =
  /room|home|linger|kettle|boots|dinner|cook|desk|couch|chair|lamp|house|settle|door|plan|layout|comfort|welcoming|week|day|life|snack|corner|design|stay/i
const withoutHomeLife = linesWhere((text) => !HOME_LIFE.test(text))

/** Lines for this kind of property: nobody asks a parcel where the couch goes. */
export const suitedTo = ({ kind }: PropertyFacts, pool: Lines): Lines =>
  kind === 'home' ? pool : withoutHomeLife(pool)

export const roomLines = linesWhere((text) => !/address|where|place|city/.test(text))
export const addressLines = linesWhere((text) => /\{(?:address|where)\}/.test(text))
export const priceLines = linesWhere((text) => text.includes('{price}'))
