import { Link } from 'react-router'
import { paths } from '@/lib/paths.ts'

/** Shown at the button, which the server would refuse. The tone stays chosen, so that it can be used right after an upgrade. */
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
