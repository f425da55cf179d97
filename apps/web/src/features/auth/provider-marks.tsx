/** The providers' own marks, in the colours their guidelines ask for. */
export const GoogleMark = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path
      fill="#4285F4"
      d="M23 12.27c0-.8-.07-1.57-.2-2.3H12v4.35h6.17a5.28 5.28 0 0 1-2.29 3.46v2.88h3.7C21.75 18.66 23 15.72 23 12.27Z"
    />
    <path
      fill="#34A853"
      d="M12 23.4c3.1 0 5.69-1.02 7.58-2.77l-3.7-2.87c-1.02.69-2.33 1.1-3.88 1.1-2.99 0-5.52-2.02-6.42-4.73H1.76v2.97A11.4 11.4 0 0 0 12 23.4Z"
    />
    <path
      fill="#FBBC05"
      d="M5.58 14.13a6.86 6.86 0 0 1 0-4.36V6.8H1.76a11.42 11.42 0 0 0 0 10.3l3.82-2.97Z"
    />
    <path
      fill="#EA4335"
      d="M12 5.04c1.69 0 3.2.58 4.4 1.72l3.28-3.28A11.02 11.02 0 0 0 12 .5 11.4 11.4 0 0 0 1.76 6.8l3.82 2.97C6.48 7.06 9 5.04 12 5.04Z"
    />
  </svg>
)

export const MicrosoftMark = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path fill="#F25022" d="M2 2h9.5v9.5H2z" />
    <path fill="#7FBA00" d="M12.5 2H22v9.5h-9.5z" />
    <path fill="#00A4EF" d="M2 12.5h9.5V22H2z" />
    <path fill="#FFB900" d="M12.5 12.5H22V22h-9.5z" />
  </svg>
)
