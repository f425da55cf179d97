import { Link } from 'react-router'

interface OtherFormLinkProps {
  question: string
  to: string
  label: string
}

/** Leads from the login form to the sign-up form and back. */
export const OtherFormLink = ({ question, to, label }: OtherFormLinkProps) => (
  <p className="text-center text-sm text-muted">
    {question}{' '}
    <Link to={to} className="font-semibold text-ink underline decoration-brass underline-offset-4">
      {label}
    </Link>
  </p>
)
