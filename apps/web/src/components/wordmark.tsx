import { cn } from '@/lib/cn.ts'
import { paths } from '@/lib/paths.ts'
import { WordmarkFace } from './wordmark-face.tsx'

/** The way home from every page outside the app. */
export const Wordmark = ({ className }: { className?: string }) => (
  <a href={paths.home} className={cn('inline-flex items-center gap-2.5', className)}>
    <WordmarkFace />
  </a>
)
