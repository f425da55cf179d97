import { Dialect, LocalLinter } from 'harper.js'
import { binaryInlined } from 'harper.js/binaryInlined'

// Rules that fire on correct listing prose: names, figures, compounds, set phrases.
const OFF = (
  'SpellCheck DisjointPrefixes OxfordComma ToTwoToo MassNouns LongSentences SplitWords CompoundNouns ExpandWith ' +
  'NumericRangeEnDash UseEllipsisCharacter UpdatePlaceNames OrthographicConsistency Everyday AWhile HowTo PossessiveYour ' +
  'AnA ArriveTo MissingPreposition ItsPossessive PronounContraction InAWhile MissingTo'
).split(' ')

/**
 * A grammar checker: what it says about each text, one line a remark. It reads all texts at once, as paragraphs of one
 * document, because every document costs it far more than its words do.
 */
export const grammarChecker = async (): Promise<
  (texts: readonly string[]) => Promise<string[][]>
> => {
  const linter = new LocalLinter({ binary: binaryInlined, dialect: Dialect.American })
  const config = await linter.getDefaultLintConfig()
  for (const rule of OFF) config[rule] = false
  await linter.setLintConfig(config)
  return async (texts) => {
    const ends: number[] = []
    for (const text of texts) ends.push((ends.at(-1) ?? 0) + lengthOf(text + BREAK))
    const remarks = texts.map((): string[] => [])
    const lints = await linter.organizedLints(texts.join(BREAK), { language: 'plaintext' })
    for (const [rule, all] of Object.entries(lints))
      for (const lint of all)
        remarks[ends.findIndex((end) => lint.span().start < end)]?.push(
          `${rule}: ${lint.get_problem_text()} (${lint.message()})`,
        )
    return remarks
  }
}

const BREAK = '\n\n'

/** In code points, as the checker counts. */
const lengthOf = (text: string): number => [...text].length
