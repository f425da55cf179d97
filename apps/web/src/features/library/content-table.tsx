import { readContents, type SavedContent } from '@/data/content/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { ContentTableRow } from './content-table-row.tsx'
import { DenseTable } from './dense-table.tsx'

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
      head={
        <>
          <Columns hasAuthors={hasAuthors} />
          <HeadRow hasAuthors={hasAuthors} />
        </>
      }
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

/** On a phone only the property stays between the check box and the actions. */
const Columns = ({ hasAuthors }: { hasAuthors: boolean }) => (
  <colgroup>
    <col className="w-13" />
    <col />
    <col className="w-[22%] max-md:hidden" />
    {hasAuthors && <col className="w-[14%] max-md:hidden" />}
    <col className="w-28 max-md:hidden" />
    <col className="w-30 max-md:hidden" />
    <col className="w-30 md:w-48" />
  </colgroup>
)

const HeadRow = ({ hasAuthors }: { hasAuthors: boolean }) => (
  <thead className="label-type border-b border-line text-left text-muted max-md:sr-only">
    <tr className="h-10 *:px-2 *:font-semibold">
      <th scope="col">
        <span className="sr-only">Select</span>
      </th>
      <th scope="col">Property</th>
      <th scope="col" className="max-md:hidden">
        Tone
      </th>
      {hasAuthors && (
        <th scope="col" className="max-md:hidden">
          Author
        </th>
      )}
      <th scope="col" className="text-right max-md:hidden">
        Price
      </th>
      <th scope="col" className="max-md:hidden">
        Saved
      </th>
      <th scope="col">
        <span className="sr-only">Actions</span>
      </th>
    </tr>
  </thead>
)
