import { propertyFromRow } from '@listwright/contracts'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { contentQuery, searchContentsQuery } from '@/data/content/queries.ts'
import { remoteDraftQuery } from '@/data/draft/queries.ts'
import { libraryCountsQuery } from '@/data/library/queries.ts'
import { propertyQuery, searchPropertiesQuery } from '@/data/property/queries.ts'
import { aContentRow, aPropertyRow } from '@/testing/rows.ts'
import { wire } from '@/testing/wire.ts'
import { readAhead } from './read-ahead.ts'

const draftId = 'e0000000-0000-4000-8000-00000000000e'
const inDraft = aPropertyRow({ id: draftId, address: '9 Open Road' })
const draft = { version: 3, body: { tone: 'luxury' }, device: null }

const answers = {
  'GET /rest/v1/content': [aContentRow()],
  'GET /rest/v1/drafts': [{ ...draft, subject: draftId, property_id: draftId }],
  'GET /rest/v1/properties': [aPropertyRow(), inDraft],
  'POST /rest/v1/rpc/search_content': [],
  'POST /rest/v1/rpc/search_properties': [aPropertyRow()],
  'POST /rest/v1/rpc/library_counts': {
    properties: 1,
    contents: 0,
    is_capped: false,
    last_content_at: null,
  },
}

it('the newest texts and drafts are there with their properties before anyone opens them', async () => {
  const on = wire(answers)
  const queryClient = new QueryClient()
  await readAhead(on.client, queryClient)
  const at = (query: { queryKey: readonly unknown[] }) => queryClient.getQueryData(query.queryKey)
  expect(at(contentQuery(on.client, aContentRow().id))).toEqual(aContentRow())
  expect(at(propertyQuery(on.client, aPropertyRow().id))).toEqual(propertyFromRow(aPropertyRow()))
  expect(at(propertyQuery(on.client, draftId))).toEqual(propertyFromRow(inDraft))
  expect(at(remoteDraftQuery(on.client, draftId))).toEqual(draft)
  expect(at(searchContentsQuery(on.client, ''))).toMatchObject({ pages: [[]] })
  expect(at(searchPropertiesQuery(on.client, ''))).toMatchObject({
    pages: [[{ address: '7 Quiet Row' }]],
  })
  expect(at(libraryCountsQuery(on.client))).toMatchObject({ properties: 1, contents: 0 })
})

it('what a page has changed in the meantime stays', async () => {
  const queryClient = new QueryClient()
  const changed = propertyFromRow(aPropertyRow({ address: 'Changed' }))
  const on = wire({
    ...answers,
    'GET /rest/v1/properties': () => {
      queryClient.setQueryData(queryKey, changed, { updatedAt: Date.now() + 1 })
      return answers['GET /rest/v1/properties']
    },
  })
  const { queryKey } = propertyQuery(on.client, aPropertyRow().id)
  await readAhead(on.client, queryClient)
  expect(queryClient.getQueryData(queryKey)).toEqual(changed)
})
