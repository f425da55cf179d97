import type { ReactNode } from 'react'

/** A list inside a clause. */
export const Points = ({ items }: { items: readonly ReactNode[] }) => (
  <ul className="grid list-disc gap-2 pl-5 marker:text-brass-text">
    {items.map((item) => (
      <li key={String(item)}>{item}</li>
    ))}
  </ul>
)
