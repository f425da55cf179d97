const PAINT = /^(?:fresh )?(?:(interior|exterior|whole-house) )?paint$/i
const BUILT =
  /\b(?:deck|porch|patio|addition|garage|barn|shed|shop|workshop|carport|pergola|gazebo|dock|sunroom|retaining wall|fence)(?:e?s)?$/i

export const isPaint = (thing: string): boolean => PAINT.test(thing)

/** How a thing came that was new in some year. */
const workOfNew = (thing: string): string => {
  if (BUILT.test(thing)) return 'built'
  if (/\b(?:lobby|hallways|gym|clubhouse)$/i.test(thing)) return 'redone'
  return /\bwell$/i.test(thing) ? 'drilled' : 'installed'
}

/**
 * What was new in a year, told as the work of that year.
 * @example newWork('roof', '', 'was') // 'the roof was installed'
 */
export const newWork = (thing: string, where: string, verb: string): string => {
  const [paint, part] = PAINT.exec(thing) ?? []
  if (paint) return part ? `the ${part.toLowerCase()} was painted` : 'it was painted'
  // 'both heat pumps new 2021': the word stands for the article.
  const subject = /^both /i.test(thing) ? thing : `the ${thing}`
  return `${subject}${where} ${verb} ${workOfNew(thing)}`
}
