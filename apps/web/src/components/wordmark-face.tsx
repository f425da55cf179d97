/** The house and the name, for whatever link carries them. */
export const WordmarkFace = () => (
  <>
    <svg viewBox="0 0 28 28" aria-hidden="true" className="size-7 shrink-0">
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M3 13.5 14 4l11 9.5M6 11.5V24M22 11.5V24M10.5 24V15.5h7V24" />
      </g>
      <path d="M2.5 26h23" stroke="var(--color-brass)" strokeWidth="1.7" strokeLinecap="round" />
    </svg>
    <span className="title-type text-[1.4rem] leading-none">Listwright</span>
  </>
)
