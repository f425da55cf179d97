const DONE_TO_A_THING =
  /^there (is|are) (?!.* and .*,)(?!(?:one|two|three|four|five|six|seven|eight|nine|ten)\b)(?:an? )?([a-z][a-z -]*), ((?:re)?[a-z]+(?:ed|built|cut|laid|hung)(?: [a-z]+)* in \d{4})$/

/**
 * Work on one thing is said of the thing.
 * @example asDeed('there is a slate roof, repaired in 2022') // 'the slate roof was repaired in 2022'
 */
export const asDeed = (statement: string): string =>
  statement.replace(
    DONE_TO_A_THING,
    (_, be: string, thing: string, done: string) =>
      `the ${thing} ${be === 'is' ? 'was' : 'were'} ${done}`,
  )
