import { Link } from 'react-router'
import { paths } from '@/lib/paths.ts'

/** Stands at the button that would be refused. The tone stays chosen: it is written in at once after an upgrade. */
export const ToneOutsidePlan = ({ plan }: { plan: string }) => (
  <p className="text-sm max-sm:mb-2.5 sm:mt-8">
    This tone comes with {plan}.{' '}
    <Link
      to={paths.plans}
      className="font-semibold whitespace-nowrap underline decoration-brass underline-offset-4"
    >
      See the plans
    </Link>
  </p>
)
