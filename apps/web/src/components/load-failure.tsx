import { RotateCw } from 'lucide-react'
import { FailureNote } from '@/components/failure-note.tsx'
import { Button } from '@/components/ui/button.tsx'

interface LoadFailureProps {
  what: string
  onRetry: () => void
}

/** A list that could not be read: says so, and offers to try again. */
export const LoadFailure = ({ what, onRetry }: LoadFailureProps) => (
  <div
    role="alert"
    className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-danger bg-danger-wash px-5 py-4 text-sm text-danger"
  >
    <p>
      We could not load {what}. Nothing is lost; the connection may be down.
      <FailureNote />
    </p>
    <Button variant="outline" size="sm" onClick={onRetry}>
      <RotateCw aria-hidden="true" />
      Try again
    </Button>
  </div>
)
