const UP =
  /\b(?:nearly|almost|close to|just (?:under|shy of)|under|less than|about|around|roughly|some) $/
const DOWN = /\b(?:over|more than|just over|better than|about|around|roughly|some|upwards of) $/
const ROUNDED = 0.06

/** Whether a figure is said to be near the one entered, and is: 'nearly 2,000 square feet' of 1,960. */
export const isRounded = (value: number, entered: number, before: string): boolean =>
  entered > 0 &&
  Math.abs(value - entered) / entered <= ROUNDED &&
  (value >= entered ? UP : DOWN).test(before)
