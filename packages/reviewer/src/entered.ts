import type { PropertyInput } from '@listwright/contracts'
import { longForms } from './language/shorthand.ts'
import { onceFor } from './memory/once-for.ts'
import { lowerCase, normalise } from './normalise.ts'

/** What was entered about a property, in the forms that reviews ask for. */
export class Entered {
  /** All features in one lower-case string, as typed and with what their abbreviations stand for. */
  readonly features: string
  /** The words of that string. */
  readonly words: ReadonlySet<string>
  /** Street, address, city and the places named in features, in lower case; a state of two letters only as typed, for 'or' and 'in' are words. */
  readonly places: readonly string[]
  readonly state: string
  /** The same as they look inside a hashtag. */
  readonly tagNames: readonly string[]

  constructor(property: PropertyInput) {
    const { address, city, state, features } = property
    const street = address.replace(/^[\d\s-]+/, '').replace(/,.*$/s, '')
    const typed = normalise(features.join(' ; '))
    this.features = [lowerCase(typed), ...longForms(lowerCase(typed))].join(' ; ')
    this.words = new Set(this.features.match(/[a-z]+/g))
    this.places = [address, street, city, ...namedPlaces(typed)].map((name) =>
      lowerCase(normalise(name.trim())),
    )
    this.state = state.length <= 2 ? state : lowerCase(normalise(state.trim()))
    this.tagNames = [address, city, state]
      .map((place) => place.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
      .filter((name) => name.length > 2)
  }
}

// One property is usually reviewed with five texts, or over and over while its text is typed.
export const enteredOf = onceFor((property: PropertyInput) => new Entered(property))

const PLACE =
  'University|College|Hospital|Center|Park|Station|Square|Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Trail|Lake|Beach|Bay|River|Creek|Airport|Stadium|Arena|Museum|Market|Mall|Pier|Marina|Island|Mountains?|Peaks?|Canyon|Valley|District|Winery|Club|Bridge|Harbor|Village|Hills?|Falls|Springs'
const NAMED_PLACE = new RegExp(`(?:[A-Z][\\w'.&-]* ){1,4}(?:${PLACE})\\b`, 'g')

/** Places that a feature names: 'Temple University' is no temple. */
const namedPlaces = (typed: string): string[] => typed.match(NAMED_PLACE) ?? []
