import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { exportCsv, exportJson } from '@/lib/export-data.ts'
import { toastFailure } from '@/lib/toast-failure.ts'

const FORMATS = ['json', 'csv'] as const

interface ExportButtonsProps {
  /** What is exported, such as 'text'. */
  noun: string
  ids: string[]
  /** The whole rows, as they are exported. */
  readRows: (ids: string[]) => Promise<object>
}

/** Downloads what is selected, in one of two formats. */
export const ExportButtons = ({ noun, ids, readRows }: ExportButtonsProps) => {
  const [busyWith, setBusyWith] = useState<string | null>(null)

  const download = async (format: (typeof FORMATS)[number]) => {
    setBusyWith(format)
    try {
      const data = await readRows(ids)
      if (format === 'json') exportJson(data)
      else exportCsv(data)
    } catch (error) {
      console.error(error)
      toastFailure(`The ${noun}s could not be exported. Please try again.`)
    }
    setBusyWith(null)
  }

  return FORMATS.map((format) => (
    <Button
      key={format}
      variant="outline"
      size="sm"
      busy={busyWith === format}
      onClick={() => void download(format)}
    >
      <Download aria-hidden="true" />
      Export as {format.toUpperCase()}
    </Button>
  ))
}
