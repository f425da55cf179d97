interface HighlightProps {
  text: string
  needle: string
}

/** Marks where a search was found, whatever the case. */
export const Highlight = ({ text, needle }: HighlightProps) => {
  const parts = splitAt(text, needle.trim())
  return parts.map(({ start, part, isMatch }) =>
    isMatch ? (
      <mark key={start} className="rounded-sm bg-finding text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

interface Part {
  start: number
  part: string
  isMatch: boolean
}

const splitAt = (text: string, needle: string): Part[] => {
  if (!needle) return [{ start: 0, part: text, isMatch: false }]
  const pattern = new RegExp(`(${needle.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'giu')
  let start = 0
  return text.split(pattern).map((part, index) => {
    const place = { start, part, isMatch: index % 2 === 1 }
    start += part.length
    return place
  })
}
