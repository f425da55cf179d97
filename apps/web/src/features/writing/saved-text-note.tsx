import type { ContentRow, Property } from '@listwright/contracts'
import { formatDate } from '@/lib/format.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { changedFacts } from './changed-facts.ts'

interface SavedTextNoteProps {
  saved: ContentRow
  property: Property
}

/** Above a saved text: who wrote it, and which facts have changed since. */
export const SavedTextNote = ({ saved, property }: SavedTextNoteProps) => {
  const { user } = useAuth()
  const changes = saved.facts ? changedFacts(saved.facts, property) : []
  return (
    <div className="mb-6 grid gap-3">
      <p className="text-sm text-muted">
        Saved {formatDate(saved.updated_at)}
        {saved.engine && ` · written by ${writerOf(saved)}`}
        {saved.user_id !== user?.id && ' · by a colleague: locking it in keeps a copy of your own'}
      </p>
      {changes.length > 0 && (
        <div
          role="status"
          className="rounded-lg border border-brass bg-finding/35 px-5 py-4 text-sm"
        >
          <p className="font-semibold">The facts have changed since this text was written.</p>
          <ul className="mt-1 grid gap-0.5 text-muted">
            {changes.map(({ label, before, now }) => (
              <li key={label}>
                {label}: {before}, now {now}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

const writerOf = ({ engine, model }: ContentRow) =>
  engine === 'built-in' ? 'the built-in writer' : (model ?? 'a language model')
