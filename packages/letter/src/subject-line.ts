const LONGEST = 500

/** Names typed by people end up in subjects; a line break there would begin another header. */
export const subjectLine = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
