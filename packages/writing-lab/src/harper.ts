import { Dialect, LocalLinter } from 'harper.js'
import { binaryInlined } from 'harper.js/binaryInlined'

// Rules that fire on correct listing prose: names, figures, compounds, set phrases.
const OFF = (
  'SpellCheck DisjointPrefixes OxfordComma ToTwoToo MassNouns LongSentences SplitWords CompoundNouns ExpandWith ' +
  'NumericRangeEnDash UseEllipsisCharacter UpdatePlaceNames OrthographicConsistency Everyday AWhile HowTo PossessiveYour ' +
  'AnA ArriveTo MissingPreposition ItsPossessive PronounContraction InAWhile MissingTo'
).split(' ')

/** A grammar checker: what it says about a text, one line a remark. */
export const grammarChecker = async (): Promise<(text: string) => Promise<string[]>> => {
  const linter = new LocalLinter({ binary: binaryInlined, dialect: Dialect.American })
  const config = await linter.getDefaultLintConfig()
  for (const rule of OFF) config[rule] = false
  await linter.setLintConfig(config)
  return async (text) => {
    const lints = await linter.organizedLints(text, { language: 'plaintext' })
    return Object.entries(lints).flatMap(([rule, all]) =>
      all.map((lint) => `${rule}: ${lint.get_problem_text()} (${lint.message()})`),
    )
  }
}
