import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { paths } from '@/lib/paths.ts'
import { BetaForm } from './beta-form.tsx'

/** The invite request: a form, and then a thank-you in its place. */
export const BetaInvite = () => {
  const [isSubmitted, setIsSubmitted] = useState(false)
  return (
    <div className="rounded-lg border border-line bg-card p-6 shadow-sheet sm:p-10">
      {isSubmitted ? <ThankYou /> : <BetaForm onSubmitted={() => setIsSubmitted(true)} />}
      <p className="mt-7 border-t border-line pt-5 text-center text-sm">
        <a
          href={paths.login}
          className="text-muted underline decoration-brass underline-offset-4 transition-colors hover:text-ink"
        >
          Already invited? → Log in
        </a>
      </p>
    </div>
  )
}

const ThankYou = () => (
  <div role="status" className="grid animate-rise justify-items-center gap-4 py-10 text-center">
    <span className="grid size-16 place-items-center rounded-full bg-chosen text-on-chosen">
      <MailCheck aria-hidden="true" className="size-7" />
    </span>
    <p className="title-type text-2xl text-balance">Thanks! We'll follow up with access shortly.</p>
    <p className="text-muted">Keep an eye on your inbox for your invitation.</p>
  </div>
)
