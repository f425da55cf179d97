/** A drawing takes the place of each photograph that does not load. */
export const enhancePhotographs = (wall: HTMLElement) => {
  const listening = new AbortController()
  wall.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) hangDrawing(target)
    },
    // An image's error does not bubble.
    { capture: true, signal: listening.signal },
  )
  for (const image of wall.querySelectorAll('img')) if (hasFailed(image)) hangDrawing(image)
  return () => listening.abort()
}

const hasFailed = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0

const hangDrawing = (image: HTMLImageElement) => {
  const { drawing } = image.dataset
  if (!drawing || image.getAttribute('src') === drawing) return
  image.removeAttribute('srcset')
  image.src = drawing
}
