import { Accordion } from '@/components/ui/accordion.tsx'
import { QUESTIONS } from './question-list.ts'

export const Questions = () => (
  <section
    id="faq"
    aria-labelledby="faq-title"
    className="page-width grid gap-x-8 gap-y-8 py-20 md:grid-cols-12 lg:py-32"
  >
    <h2 id="faq-title" className="display-type text-4xl md:col-span-4 md:max-w-[10ch]">
      Questions agents ask.
    </h2>
    <Accordion items={QUESTIONS} className="md:col-span-8" />
  </section>
)
