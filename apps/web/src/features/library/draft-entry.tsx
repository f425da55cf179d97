import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import type { Draft } from '@/data/draft/queries.ts'
import { formatDate } from '@/lib/format.ts'
import { paths } from '@/lib/paths.ts'
import { toneLabel } from '@/lib/tone-label.ts'
import { Highlight } from './highlight.tsx'

interface DraftEntryProps {
  draft: Draft
  needle: string
  onDelete: () => void
}

export const DraftEntry = ({ draft, needle, onDelete }: DraftEntryProps) => {
  const { address, city, state, tone, preview, propertyId, contentId, subject, updatedAt } = draft
  const title = address ?? 'New property'
  const link =
    propertyId && contentId
      ? paths.savedText(propertyId, contentId)
      : paths.draft(propertyId, subject)
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4">
      <div className="grid min-w-0 flex-[1_1_20rem] gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-display text-lg leading-snug">
            <Highlight text={title} needle={needle} />
          </span>
          <Badge variant="brass">
            {preview === null ? 'Property details, not saved' : 'Draft, not locked'}
          </Badge>
        </p>
        <p className="text-sm text-muted">
          {[city && state && `${city}, ${state}`, tone && toneLabel(tone), formatDate(updatedAt)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {preview && (
          <p className="line-clamp-2 font-display text-sm leading-relaxed">
            <Highlight text={preview} needle={needle} />
          </p>
        )}
      </div>
      <div className="flex items-center gap-1">
        <Button asChild variant="outline">
          <Link to={link} aria-label={`Resume ${title}`}>
            Resume
          </Link>
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Delete the draft about ${address ?? 'a new property'}`}
          onClick={onDelete}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
    </li>
  )
}
