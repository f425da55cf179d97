import { COPY_KINDS, type CopyKind } from '@listwright/contracts'
import { BOARD_PROFILES, DEFAULT_BOARD } from '@listwright/reviewer/text'
import { Field } from '@/components/ui/field.tsx'
import { Select } from '@/components/ui/select.tsx'

type Board = typeof DEFAULT_BOARD

interface PurposeFieldsProps {
  kind: CopyKind
  onKindChange: (kind: CopyKind) => void
  board: Board
  onBoardChange: (board: Board) => void
}

const KINDS: Record<CopyKind, string> = {
  mls: 'MLS remarks',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  twitter: 'X',
}

/** What a text is meant for; for an MLS also whose rules it has to keep. */
export const PurposeFields = ({ kind, onKindChange, board, onBoardChange }: PurposeFieldsProps) => (
  <div className="mt-5 grid gap-4 border-t border-line pt-5 sm:grid-cols-2">
    <Field label="Meant for">
      <Select
        options={COPY_KINDS.map((value) => ({ value, label: KINDS[value] }))}
        value={kind}
        onValueChange={(chosen) =>
          onKindChange(COPY_KINDS.find((known) => known === chosen) ?? 'mls')
        }
      />
    </Field>
    {kind === 'mls' && (
      <Field label="Rules of">
        <Select
          options={BOARD_PROFILES.map(({ name }) => name)}
          value={board.name}
          onValueChange={(chosen) =>
            onBoardChange(BOARD_PROFILES.find(({ name }) => name === chosen) ?? DEFAULT_BOARD)
          }
        />
      </Field>
    )}
  </div>
)
