import { Button } from '@/components/ui/button.tsx'
import { usePageTitle } from '@/lib/use-page-title.ts'
import { AuthShell } from './auth-shell.tsx'

interface ReplaceAccountProps {
  present: string
  arriving: string
  onStay: () => void
  onReplace: () => void
}

/** A link can carry the session of another account: asks before it replaces the present one. */
export const ReplaceAccount = ({ present, arriving, onStay, onReplace }: ReplaceAccountProps) => {
  usePageTitle('Switch account?')
  return (
    <AuthShell
      title="Switch account?"
      text={
        <>
          You are signed in as <strong>{present}</strong>. The link you followed signs this browser
          in as <strong>{arriving}</strong>. Stay, unless you asked for that link yourself.
        </>
      }
    >
      <div className="grid gap-3">
        <Button size="lg" onClick={onStay}>
          Stay signed in
        </Button>
        <Button size="lg" variant="outline" onClick={onReplace}>
          Switch account
        </Button>
      </div>
    </AuthShell>
  )
}
