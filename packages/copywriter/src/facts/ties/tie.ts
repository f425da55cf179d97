/** How the end of a line is told with what stands before it. */
export interface Tie {
  /** The end of the line, in full words. */
  tail: RegExp
  /** What it may follow; anything where left out. */
  head?: RegExp
  /** How it goes on behind the clause that is said already, with its comma or its space. */
  clause: (match: RegExpExecArray, said: string) => string
  /** What it is called as a part of a thing, and what follows that name; `null` where it only follows a clause. */
  part: ((match: RegExpExecArray) => [name: string, tail: string]) | null
  /** Whether a thing before it is told as being there, so that the end can follow in the same clause. */
  isOfThing?: true
}
