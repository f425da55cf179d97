/** In the middle of the screen, until there is something to show. */
export const Loading = () => (
  <p className="pointer-events-none fixed inset-0 grid place-items-center text-muted">
    <span>Loading...</span>
  </p>
)
