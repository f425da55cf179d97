import { Link } from 'react-router'
import { Button } from '@/components/ui/button.tsx'
import { PageHeader } from '@/components/ui/page-header.tsx'
import { SearchInput } from '@/components/ui/search-input.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx'
import { ContentList } from '@/features/library/content-list.tsx'
import { PropertyList } from '@/features/library/property-list.tsx'
import { useLibraryCounts } from '@/features/library/use-library-counts.ts'
import { useLibrarySearch } from '@/features/library/use-library-search.ts'
import { formatNumber } from '@/lib/format.ts'
import { paths } from '@/lib/paths.ts'
import { usePageTitle } from '@/lib/use-page-title.ts'

export const SavedPage = () => {
  const { search, needle, tab, setSearch, setTab } = useLibrarySearch()
  const counts = useLibraryCounts(needle, tab)
  usePageTitle('Saved Content')

  return (
    <>
      <PageHeader
        title="Saved Content"
        actions={
          <Button asChild>
            <Link to={paths.generate}>Write New Listing</Link>
          </Button>
        }
      />
      <SearchInput
        aria-label="Search by address, city, state..."
        placeholder="Search by address, city, state..."
        value={search}
        onValueChange={setSearch}
        className="mb-6 max-w-xl"
      />
      <Tabs value={tab} onValueChange={setTab}>
        <TabsList aria-label="Saved">
          <TabsTrigger value="properties">{counted('Properties', counts.properties)}</TabsTrigger>
          <TabsTrigger value="content">{counted('Content', counts.contents)}</TabsTrigger>
        </TabsList>
        <TabsContent value="properties">
          <PropertyList needle={needle} />
        </TabsContent>
        <TabsContent value="content">
          <ContentList needle={needle} />
        </TabsContent>
      </Tabs>
    </>
  )
}

/** A number that is not known yet is not shown as none. */
const counted = (name: string, count: number | undefined) =>
  count === undefined ? name : `${name} (${formatNumber(count)})`
