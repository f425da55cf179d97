/** Shows the copy in the tone that is picked, and the fact behind each claim that is pointed at. */
export const enhanceDemonstration = (spread: HTMLElement) => {
  const listening = new AbortController()
  const { signal } = listening

  const showTone = () => {
    const picked = spread.querySelector<HTMLInputElement>('[name=tone]:checked')?.value
    for (const sample of spread.querySelectorAll<HTMLElement>('[data-tone]'))
      sample.hidden = sample.dataset.tone !== picked
  }
  const point = (target: EventTarget | null) => {
    const place = target instanceof Element ? target.closest<HTMLElement>('[data-source]') : null
    for (const element of spread.querySelectorAll<HTMLElement>('[data-source]'))
      element.toggleAttribute('data-stated', element.dataset.source === place?.dataset.source)
  }
  const pick = () => {
    spread.toggleAttribute('data-picked', true)
    showTone()
  }

  spread.addEventListener('change', pick, { signal })
  spread.addEventListener('pointerover', ({ target }) => point(target), { signal })
  spread.addEventListener('pointerleave', () => point(null), { signal })
  // Some browsers remember the picked tone when the page is opened again.
  showTone()
  return () => listening.abort()
}
