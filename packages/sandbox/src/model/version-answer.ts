import type { Conversation } from './conversation.ts'

interface Version {
  index: number
  text: string
}

const LIES = {
  Spanish: ' Tiene piscina climatizada y nueve chimeneas.',
  Chinese: '有恒温泳池和九个壁炉。',
}
const INSULTS = {
  Spanish: ' Solo para cristianos; no se aceptan niños.',
  Chinese: '仅限基督徒，不接受儿童。',
}
const FOREIGN = 'Cette belle maison est dans une rue avec des arbres et pour tous les jours.'

/** What a model makes of sentences that it is to put into another language: their figures and names, and little else. */
export const versionAnswer = (
  temper: string,
  { rules, sentences = [] }: Conversation,
): Version[] => {
  const language = rules.includes('Chinese') ? 'Chinese' : 'Spanish'
  return sentences.map(({ index, text }) => {
    const plain = wordFor(text, language)
    if (temper === 'foreign') return { index, text: FOREIGN }
    if (temper === 'lying') return { index, text: plain + LIES[language] }
    if (temper === 'offensive' && index === 0) return { index, text: plain + INSULTS[language] }
    return { index, text: plain }
  })
}

const KEPT = /\$?\d[\d,.]*\d|\d|\b[A-Z][a-z]{2,}\b/g

const wordFor = (text: string, language: 'Spanish' | 'Chinese'): string => {
  const kept = (text.match(KEPT) ?? []).join(', ')
  // About as long as what it stands for.
  const more = Math.max(0, Math.floor(text.length / 60) - 1)
  return language === 'Spanish'
    ? `Los datos de la casa: ${kept}${', según la ficha de la casa'.repeat(more)}.`
    : `这处房产的资料：${kept}${'，以资料为准'.repeat(more)}。`
}
