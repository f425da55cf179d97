/** A pattern for `like` that matches what begins with the text, letter by letter. */
export const likePrefix = (text: string) => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`
