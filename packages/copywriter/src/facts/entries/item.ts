/** One item of the Key Features field. */
export interface Item {
  text: string
  /** Position of the entry it comes from among the typed features. */
  index: number
}
