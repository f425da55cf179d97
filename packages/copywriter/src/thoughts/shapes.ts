/** How a thought may be built; two thoughts of one shape in a text would sound like a formula. */
const SHAPES: readonly RegExp[] = [
  /, so\b/,
  /\bfor .*(?:,| and) .*\bfor\b|, and (?:in|on|at) /,
  /\b(?:without|no|nobody|no one|nothing|never)\b|\b(?:need|do|does|is) not\b|n't\b/,
  /: /,
  /;/,
  /^(?:When|On|In|After|At|By|From|With)\b/,
]

/** The shapes that a sentence has. */
export const shapesIn = (text: string): RegExp[] => SHAPES.filter((shape) => shape.test(text))
