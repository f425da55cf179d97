/** The first thing the keyboard reaches: past the header, to the page itself. */
export const SkipLink = () => (
  <a
    href="#main"
    className="sr-only z-50 rounded-md bg-primary px-4 py-3 text-sm font-semibold text-on-primary focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
  >
    Skip to content
  </a>
)
