import type { PropertyInput } from '@listwright/contracts'
import type { WriteRequest } from '@listwright/copywriter'

/** What is to be written: as for the built-in writer, about a property whose fields are all there. */
export interface Order extends WriteRequest {
  property: PropertyInput
  /** What the house asks of all its texts, as typed: wishes about wording, never facts. */
  houseRules?: string
}
