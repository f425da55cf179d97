/** Leads to the first finding of a review; the gravest come first. */
export const showFinding = (review: HTMLElement | null): void => {
  const entry = review?.querySelector<HTMLElement>('[data-finding]')
  entry?.focus({ preventScroll: true })
  entry?.scrollIntoView({ block: 'center' })
}
