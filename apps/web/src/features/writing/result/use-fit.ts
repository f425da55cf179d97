import type { Property } from '@listwright/contracts'
import { useRefine } from '@/data/content/use-refine.ts'
import type { WorkingContent } from '@/data/content/working-content.ts'
import { formatNumber } from '@/lib/format.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { fitTo } from './fit-to.ts'
import type { TextEdits } from './text-edits.ts'
import { withRefined } from './with-refined.ts'

/** Has the description shortened until it is no longer than a limit. */
export const useFit = (
  property: Property,
  content: WorkingContent,
  edits: TextEdits,
  limit: number,
) => {
  const { refine, isRefining } = useRefine(useAuth().client)
  const done = `Made to fit ${formatNumber(limit)} characters`
  const fit = () =>
    refine(
      { property, content, part: 'description', wish: { kind: 'fit', limit } },
      {
        onSuccess: (fitted) =>
          edits.replace(
            'description',
            fitTo(property, withRefined(content, fitted), limit, fitted),
            done,
          ),
        // Without the server sentences are left out here.
        onError: () => edits.replace('description', fitTo(property, content, limit), done),
      },
    )
  return { fit, isFitting: isRefining }
}
