import { CircleAlert } from 'lucide-react'

/** The red box of a form that was refused; screen readers hear it at once. */
export const ErrorBox = ({ message }: { message: string | null }) => (
  <div role="alert" className="empty:hidden">
    {message && (
      <p className="flex gap-2.5 rounded-md border border-danger bg-danger-wash px-4 py-3 text-sm text-danger">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {message}
      </p>
    )}
  </div>
)
