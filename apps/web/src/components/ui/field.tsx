import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId } from 'react'
import { cn } from '@/lib/cn.ts'

interface FieldContext {
  id: string
  describedBy: string | undefined
  isInvalid: boolean
}

const FieldContext = createContext<FieldContext | null>(null)

/** The attributes that tie a control to its field: id, description and validity. */
export const useFieldControl = () => {
  const field = useContext(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.isInvalid || undefined,
  }
}

interface FieldProps {
  label: ReactNode
  /** Shown beside the label, e.g. 'optional'. */
  note?: ReactNode
  hint?: ReactNode
  error?: string | undefined
  className?: string
  children: ReactNode
}

/** A control with its label above, and its hint or error below, tied together for screen readers. */
export const Field = ({ label, note, hint, error, className, children }: FieldProps) => {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = cn(hint && hintId, error && errorId) || undefined

  return (
    <FieldContext value={{ id, describedBy, isInvalid: Boolean(error) }}>
      <div className={cn('grid min-w-0 grid-cols-1 content-start gap-1.5', className)}>
        <div className="flex items-baseline justify-between gap-3">
          <label htmlFor={id} className="label-type text-ink">
            {label}
          </label>
          {note && <span className="text-xs text-muted">{note}</span>}
        </div>
        {children}
        {hint && (
          <p id={hintId} className="text-xs text-muted">
            {hint}
          </p>
        )}
        <p
          id={errorId}
          role="alert"
          className="flex gap-1.5 text-xs font-medium text-danger empty:hidden"
        >
          {error && (
            <>
              <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
              {error}
            </>
          )}
        </p>
      </div>
    </FieldContext>
  )
}
