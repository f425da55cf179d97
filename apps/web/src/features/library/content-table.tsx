import { readContents, type SavedContent } from '@/data/content/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { ContentTableRow } from './content-table-row.tsx'
import { type Column, DenseTable } from './dense-table.tsx'

interface ContentTableProps {
  contents: SavedContent[]
  needle: string
  hasMore: boolean
  onMore: () => void
  onDelete: (ids: string[]) => void
}

/** One line per saved text. */
export const ContentTable = ({ contents, needle, ...list }: ContentTableProps) => {
  const { client, user } = useAuth()
  const hasAuthors = contents.some((content) => content.userId !== user?.id)
  return (
    <DenseTable
      {...list}
      caption="Saved texts"
      noun="text"
      items={contents}
      userId={user?.id}
      readRows={async (ids) => ({ content: await readContents(client, ids) })}
      columns={columnsOf(hasAuthors)}
      actionsWidth="w-15 md:w-48"
      renderRow={(content, state) => (
        <ContentTableRow
          key={content.id}
          content={content}
          needle={needle}
          hasAuthors={hasAuthors}
          {...state}
        />
      )}
    />
  )
}

const columnsOf = (hasAuthors: boolean): Column[] => [
  { name: 'Property' },
  { name: 'Tone', width: 'w-[13%]', from: 'xl' },
  ...(hasAuthors ? [{ name: 'Author', width: 'w-[18%] xl:w-[14%]', from: 'md' } as const] : []),
  { name: 'Price', width: 'w-28', from: 'md', isRight: true },
  { name: 'Saved', width: 'w-30', from: 'xl' },
]
