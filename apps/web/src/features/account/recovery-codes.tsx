import { CopyButton } from '@/components/copy-button.tsx'

export const RecoveryCodes = ({ codes }: { codes: string[] }) => (
  <div className="grid gap-4">
    <ul className="figures grid gap-x-6 sm:grid-cols-2 gap-y-1.5 rounded-md bg-wash p-4 text-sm">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <CopyButton text={codes.join('\n')} label="Copy codes" className="justify-self-start" />
  </div>
)
