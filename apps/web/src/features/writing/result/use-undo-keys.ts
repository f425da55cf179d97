import { useEffect } from 'react'

/**
 * Ctrl+Z and its kin, wherever the focus is: after a button has changed the text, the button itself is often gone.
 * Other fields, such as the limit, keep the browser's own undo.
 */
export const useUndoKeys = (step: (direction: 'undo' | 'redo') => void): void => {
  useEffect(() => {
    const handle = (event: Event, direction: 'undo' | 'redo' | null) => {
      if (!direction || event.defaultPrevented || isOtherField(event.target)) return
      event.preventDefault()
      step(direction)
    }
    const onKey = (event: KeyboardEvent) => handle(event, directionOf(event))
    // The browser's menu, and the gestures of a phone.
    const onInput = (event: InputEvent) => handle(event, inputDirection(event.inputType))
    document.addEventListener('keydown', onKey)
    document.addEventListener('beforeinput', onInput)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('beforeinput', onInput)
    }
  }, [step])
}

const inputDirection = (inputType: string) => {
  if (inputType === 'historyUndo') return 'undo'
  return inputType === 'historyRedo' ? 'redo' : null
}

const directionOf = ({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent) => {
  if (!(ctrlKey || metaKey) || altKey) return null
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : null
}

const isOtherField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input, textarea, [contenteditable], [role=dialog] *') &&
  !('text' in target.dataset)
