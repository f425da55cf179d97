import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Card, CardDescription, CardTitle } from '@/components/ui/card.tsx'
import { exportCsv, exportJson } from '@/lib/export-data.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { toastFailure } from '@/lib/toast-failure.ts'
import { unwrap } from '@/lib/unwrap.ts'
import { DeleteAccount } from './delete-account.tsx'

/** Data export and account deletion. */
export const DataCard = () => {
  const { client } = useAuth()
  const [busyWith, setBusyWith] = useState<string | null>(null)

  const download = async (format: 'json' | 'csv') => {
    setBusyWith(format)
    try {
      const data = unwrap(await client.rpc('export_my_data'))
      if (format === 'json') exportJson(data)
      else exportCsv(data)
    } catch (error) {
      console.error(error)
      toastFailure('Your data could not be exported. Please try again.')
    }
    setBusyWith(null)
  }

  return (
    <Card aria-labelledby="data-title">
      <CardTitle id="data-title">Your data</CardTitle>
      <CardDescription>Everything you saved belongs to you.</CardDescription>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="outline" busy={busyWith === 'json'} onClick={() => void download('json')}>
          <Download aria-hidden="true" />
          Export as JSON
        </Button>
        <Button variant="outline" busy={busyWith === 'csv'} onClick={() => void download('csv')}>
          <Download aria-hidden="true" />
          Export as CSV
        </Button>
      </div>
      <DeleteAccount />
    </Card>
  )
}
