import { useEffect } from 'react'

/** Lets the fonts in, which the document of the app leaves out so that its script comes sooner. */
export const useFonts = (): void => {
  useEffect(() => document.documentElement.classList.remove('plain-type'), [])
}
