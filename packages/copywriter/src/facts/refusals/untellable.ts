/** Why a note is not told whose words make neither the name of a thing nor a clause. */
export const UNTELLABLE =
  'Its words do not make a phrase that could be told: put it in other words.'
