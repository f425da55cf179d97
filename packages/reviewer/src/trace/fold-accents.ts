/** Letters without their accents, at the same places: 'café' was typed as 'cafe'. */
export const foldAccents = (text: string): string =>
  /[\u00c0-\u017f]/.test(text)
    ? Array.from(text, (letter) => {
        const bare = letter.normalize('NFD').charAt(0)
        return letter.length === 1 && bare ? bare : letter
      }).join('')
    : text
