import { PROPERTY_TYPES } from '@listwright/contracts'
import { useState } from 'react'
import { PlanLock } from '@/components/plan-lock.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { NumberInput } from '@/components/ui/number-input.tsx'
import { PasswordInput } from '@/components/ui/password-input.tsx'
import { SearchInput } from '@/components/ui/search-input.tsx'
import { Select } from '@/components/ui/select.tsx'
import { Switch } from '@/components/ui/switch.tsx'
import { Textarea } from '@/components/ui/textarea.tsx'

export const KitControls = () => (
  <>
    <div className="grid gap-6 sm:grid-cols-2">
      <Field label="Address" hint="As it stands on the deed.">
        <Input placeholder="1418 Alder Ridge Lane" />
      </Field>
      <Field label="Email" error="Please enter a valid email address.">
        <Input type="email" defaultValue="agent@" />
      </Field>
      <Field label="Company" note="optional">
        <Input disabled defaultValue="Alder Realty" />
      </Field>
      <Field label="Password" hint="At least 6 characters.">
        <PasswordInput defaultValue="secret" autoComplete="off" />
      </Field>
      <Field label="Price">
        <NumberInput prefix="$" defaultValue={589_000} min={0} step={1000} />
      </Field>
      <Field label="Property type">
        <Select options={PROPERTY_TYPES} defaultValue="Single Family Home" />
      </Field>
      <Field label="Property type, not chosen" error="Please choose a type.">
        <Select options={PROPERTY_TYPES} placeholder="Choose a type" />
      </Field>
      <Field
        label="Key Features"
        hint="Enter features separated by commas"
        className="sm:col-span-2"
      >
        <Textarea placeholder="Covered patio, quartz counters" />
      </Field>
    </div>
    <KitSearch />
    <div className="flex flex-wrap gap-8 text-sm">
      <PlanLock plan="Pro" />
      {(['Off', 'On', 'Off, disabled', 'On, disabled'] as const).map((label) => (
        <span key={label} className="flex items-center gap-3">
          <Switch
            aria-label={label}
            defaultChecked={label.startsWith('On')}
            disabled={label.endsWith('disabled')}
          />
          {label}
        </span>
      ))}
    </div>
  </>
)

const KitSearch = () => {
  const [search, setSearch] = useState('cedar')
  return (
    <SearchInput
      aria-label="Search"
      placeholder="Search by address"
      value={search}
      onValueChange={setSearch}
      className="max-w-xl"
    />
  )
}
