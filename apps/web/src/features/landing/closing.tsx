import { PropertyDrawing } from '@/components/illustrations/property-drawing.tsx'
import { CONTACT_MAIL } from '@/components/site-footer.tsx'
import { ThresholdLink } from '@/components/threshold-link.tsx'
import { buttonStyle } from '@/components/ui/button-style.ts'
import { cn } from '@/lib/cn.ts'
import { paths } from '@/lib/paths.ts'

export const Closing = () => (
  <section aria-labelledby="closing" className="page-width pb-20 lg:pb-28">
    <div className="grid overflow-hidden rounded-lg bg-sky md:grid-cols-2">
      <div className="p-8 sm:p-12 lg:p-16">
        <h2 id="closing" className="display-type text-4xl">
          The next listing is one form away.
        </h2>
        <ThresholdLink
          visitor={{ href: paths.signup, label: 'Create a Description' }}
          agent={{ href: paths.generate, label: 'Create a Description' }}
          className={cn(buttonStyle({ size: 'lg' }), 'mt-8 max-sm:w-full')}
        />
        <p className="mt-6 text-sm text-muted">
          By signing up you accept the{' '}
          <a href={paths.terms} className="text-ink underline decoration-brass underline-offset-4">
            terms
          </a>{' '}
          and the{' '}
          <a
            href={paths.privacy}
            className="text-ink underline decoration-brass underline-offset-4"
          >
            privacy policy
          </a>
          . Questions go to{' '}
          <a
            href={`mailto:${CONTACT_MAIL}`}
            className="text-ink underline decoration-brass underline-offset-4"
          >
            {CONTACT_MAIL}
          </a>
          .
        </p>
      </div>
      <PropertyDrawing type="Estate" className="self-end px-4 max-md:-mt-4" />
    </div>
  </section>
)
