import { cn } from '@/lib/cn.ts'

/** A row of agents, the first of them in front. */
export const PeopleDrawing = ({ count, className }: { count: number; className?: string }) => (
  <svg viewBox={`0 0 ${count * 50} 58`} aria-hidden="true" className={cn('text-stroke', className)}>
    {Array.from({ length: count }, (_, person) => person * 50).map((x) => (
      <g
        key={x}
        transform={`translate(${x + 2} 0)`}
        opacity={x ? 0.6 : 1}
        fill="var(--color-shade)"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      >
        <path d="M3 57V44c0-10 7-15 17-15s17 5 17 15v13z" />
        <circle cx="20" cy="14" r="10" fill="var(--color-wall)" />
        <path d="m14 30 6 9 6-9" fill="none" />
      </g>
    ))}
  </svg>
)
