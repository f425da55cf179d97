import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { beginsUnit, type FigureName, readFigure } from './read-figure.ts'

const PLAIN = /^-?[\d.]+$/
/** Currency signs and thousands separators, which are ignored. */
const SIGNS = ['$', ',', ' ']
/** After these a digit goes on with the figure. */
const LEADING = ['', '$', ',']
/** The end of '2 1/2'. */
const FRACTION = /^(?: \d{1,2})?\/\d{0,2}/
const SHOWN = 40

/**
 * What is pasted or typed into a figure as people write it: '750k', '$1.2M', '0.24 acres'. A number field takes none of
 * that by itself: it drops a letter without a word, or the whole figure at an 'e'. `wrong` says what cannot be read.
 */
export const useFigureEntry = (
  name: FigureName,
  label: string,
  onFigure: (figure: number) => void,
) => {
  const [wrong, setWrong] = useState<string>()
  const tail = useTail()

  const complain = (what: string) => setWrong(`${label} is a number. ${what}`)
  const typeLetter = (letter: string, present: string) => {
    const { figure, letters } = tail.add(letter, present)
    const meant = readFigure(name, figure + letters)
    // Setting what is there already would lose the selection that the next digit replaces.
    if (meant !== null && String(meant) !== present) onFigure(meant)
    if (meant !== null) setWrong(undefined)
    else if (!SIGNS.includes(letter) && !beginsUnit(name, letters.replace(FRACTION, '')))
      complain(`“${shorten(letters.trim())}” was left out.`)
  }

  return {
    wrong,
    entry: {
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        const pasted = event.clipboardData.getData('text').trim()
        if (PLAIN.test(pasted)) return
        event.preventDefault()
        const figure = readFigure(name, pasted)
        if (figure === null) return complain(`“${shorten(pasted)}” cannot be read as one.`)
        setWrong(undefined)
        onFigure(figure)
      },
      onFocus: tail.forget,
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        const { key, currentTarget } = event
        if (isCommand(event) || isPartOfFigure(key, tail.letters(), currentTarget.value)) {
          tail.forget()
          return
        }
        event.preventDefault()
        typeLetter(key, currentTarget.value)
      },
      onInput: () => {
        tail.forget()
        setWrong(undefined)
      },
    },
  }
}

/** What was typed after a figure and is no part of it, and the figure as it was before. */
const useTail = () => {
  const tail = useRef({ figure: '', letters: '' })
  const letters = () => tail.current.letters
  const add = (letter: string, present: string) => {
    if (tail.current.letters === '') tail.current.figure = present
    tail.current.letters += letter
    return tail.current
  }
  const forget = () => {
    tail.current.letters = ''
  }
  return { letters, add, forget }
}

const isCommand = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length !== 1 || ctrlKey || metaKey || altKey

const isPartOfFigure = (key: string, letters: string, present: string) => {
  const isMinus = key === '-' && present === ''
  // After a letter the field would take a digit for more of the figure: '1/4' would become 14.
  const goesOn = LEADING.includes(letters) || present === ''
  return (PLAIN.test(key) && goesOn) || isMinus
}

const shorten = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)
