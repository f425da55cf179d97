import type { ExternalToast, toast as sonner } from 'sonner'

type Toaster = typeof sonner
type Kind = 'success' | 'error' | 'info' | 'warning' | 'message'

let toaster: Toaster | null = null
let onWaiting: (() => void) | null = null
const waiting: ((toaster: Toaster) => void)[] = []

const say = (words: (toaster: Toaster) => void): void => {
  if (toaster) {
    words(toaster)
    return
  }
  waiting.push(words)
  onWaiting?.()
}

const sayAs = (kind: Kind) => (message: string, options?: ExternalToast) =>
  say((shown) => void shown[kind](message, options))

/** Short messages. The first screen does without the library that shows them; what is said sooner waits for it. */
export const toast = Object.assign(sayAs('message'), {
  success: sayAs('success'),
  error: sayAs('error'),
  info: sayAs('info'),
  warning: sayAs('warning'),
  dismiss: (id?: string) => say((shown) => void shown.dismiss(id)),
})

/** Tells the toaster that it is needed at once. Returns how to stop. */
export const whenToastsWait = (load: () => void): (() => void) => {
  onWaiting = load
  if (waiting.length > 0) load()
  return () => {
    onWaiting = null
  }
}

/** From here on toasts are shown, those that waited first. Returns how to stop. */
export const openToasts = (shown: Toaster): (() => void) => {
  toaster = shown
  for (const words of waiting.splice(0)) words(shown)
  return () => {
    toaster = null
  }
}
