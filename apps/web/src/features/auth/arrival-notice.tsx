import { CircleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '@/lib/paths.ts'
import { arrivalError } from '@/lib/session/arrival-error.ts'

/** These pages show in their own form why a sign-in or a link failed. */
const EXPLAIN_THEMSELVES: readonly string[] = [paths.login, paths.resetPassword]

/** Says why a sign-in or a mail link failed when its visitor is sent back to a page without a form. */
export const ArrivalNotice = () => {
  const { pathname } = useLocation()
  const [isDismissed, setIsDismissed] = useState(false)
  if (!arrivalError || isDismissed || EXPLAIN_THEMSELVES.includes(pathname)) return null
  return (
    <div role="alert" className="border-b border-danger bg-danger-wash text-danger">
      <div className="page-width flex items-center gap-3 py-2 text-sm">
        <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
        <p className="flex-1">
          {arrivalError}{' '}
          <a href={paths.login} className="font-semibold underline underline-offset-4">
            Log in
          </a>
        </p>
        <button
          type="button"
          aria-label="Dismiss"
          onClick={() => setIsDismissed(true)}
          className="grid size-10 shrink-0 place-items-center rounded-full hover:bg-card"
        >
          <X aria-hidden="true" className="size-4.5" />
        </button>
      </div>
    </div>
  )
}
