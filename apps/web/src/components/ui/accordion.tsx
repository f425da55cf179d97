import { Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cn } from '@/lib/cn.ts'
import { enhanceAccordion } from './enhance-accordion.ts'

interface AccordionProps {
  items: readonly { title: string; content: ReactNode }[]
  className?: string
}

/**
 * One item open at a time, each collapsible; all of them open when scripts are off.
 * Not Radix: its panels need inline styles, which prerendered pages must not carry.
 */
export const Accordion = ({ items, className }: AccordionProps) => {
  const id = useId()
  return (
    <section
      ref={enhanceAccordion}
      data-enhance="accordion"
      className={cn('border-t border-line', className)}
    >
      {items.map(({ title, content }, index) => (
        <div key={title} className="border-b border-line">
          <h3>
            <button
              type="button"
              id={`${id}-${index}-title`}
              aria-expanded={false}
              aria-controls={`${id}-${index}`}
              className="group flex w-full items-center justify-between gap-6 py-5 text-left text-lg font-medium"
            >
              {title}
              <Plus
                aria-hidden="true"
                className="size-5 shrink-0 text-brass-text transition-transform group-aria-expanded:rotate-45 unscripted:hidden"
              />
            </button>
          </h3>
          <section
            id={`${id}-${index}`}
            aria-labelledby={`${id}-${index}-title`}
            data-collapsed=""
            className="grid grid-rows-[1fr] transition-[grid-template-rows,visibility] scripted:data-collapsed:invisible scripted:data-collapsed:grid-rows-[0fr]"
          >
            <div className="overflow-hidden">
              <div className="reading-width pt-1.5 pb-6 text-muted">{content}</div>
            </div>
          </section>
        </div>
      ))}
    </section>
  )
}
