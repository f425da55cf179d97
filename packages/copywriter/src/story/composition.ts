/** How the body of a version is put together, where there is more than one good way. */
export interface Composition {
  /** Thoughts it may have, at most as many as its tier has room for. */
  thoughts: number
  /** Whether a thought may be told though one other thing is left for a short sentence of its own: 'There is also a den.' */
  leavesLone: boolean
  /** Whether things are told together by lines of the copybook. */
  joints: boolean
  /** Whether what would be a sentence of a few words is told among the figures: 'plus a walk-in closet'. */
  withFigures: boolean
}
