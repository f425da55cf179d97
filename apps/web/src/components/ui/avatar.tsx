import { cn } from '@/lib/cn.ts'

/** Up to two initials of a full name, or 'U'; exported for its test. @example initialsOf('Ada Byron Lovelace') // 'AB' */
export const initialsOf = (fullName: string | null | undefined): string =>
  (fullName ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('') || 'U'

interface AvatarProps {
  name: string | null | undefined
  /** The profile is not here yet: a grey circle holds its place. */
  isLoading?: boolean
  className?: string
}

export const Avatar = ({ name, isLoading = false, className }: AvatarProps) => (
  <span
    className={cn(
      'grid size-10 place-items-center rounded-full text-sm font-semibold',
      isLoading ? 'animate-pulse bg-line' : 'bg-chosen text-on-chosen',
      className,
    )}
  >
    {!isLoading && initialsOf(name)}
  </span>
)
