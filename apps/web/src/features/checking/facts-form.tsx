import { PROPERTY_TYPES } from '@listwright/contracts'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Select } from '@/components/ui/select.tsx'
import { Textarea } from '@/components/ui/textarea.tsx'
import type { FigureName } from '@/lib/read-figure.ts'
import { CheckedFigure } from './checked-figure.tsx'
import type { FactFields } from './fact-fields.ts'

interface FactsFormProps {
  facts: FactFields
  onChange: (facts: FactFields) => void
}

/** The facts that a text is held against; every one of them may stay empty. */
export const FactsForm = ({ facts, onChange }: FactsFormProps) => {
  const typed = (name: 'address' | 'city' | 'state' | 'features') => ({
    value: facts[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...facts, [name]: target.value }),
  })
  const chooseType = (chosen: string) => {
    const propertyType = PROPERTY_TYPES.find((type) => type === chosen)
    if (propertyType) onChange({ ...facts, propertyType })
  }
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-6">
      <Field label="Address" className="col-span-2 sm:col-span-6">
        <Input {...typed('address')} />
      </Field>
      <Field label="City" className="sm:col-span-4">
        <Input {...typed('city')} />
      </Field>
      <Field label="State" className="sm:col-span-2">
        <Input {...typed('state')} />
      </Field>
      <Field label="Property Type" className="col-span-2 sm:col-span-3">
        <Select options={PROPERTY_TYPES} value={facts.propertyType} onValueChange={chooseType} />
      </Field>
      <FigureFields facts={facts} onChange={onChange} />
      <Field
        label="Key Features"
        hint="Enter features separated by commas"
        className="col-span-2 sm:col-span-6"
      >
        <Textarea {...typed('features')} rows={3} />
      </Field>
    </div>
  )
}

const FigureFields = ({ facts, onChange }: FactsFormProps) => {
  const figure = (name: FigureName) => ({
    name,
    value: facts[name],
    onChange: (typed: string) => onChange({ ...facts, [name]: typed }),
  })
  return (
    <>
      <CheckedFigure
        {...figure('price')}
        prefix="$"
        step="any"
        className="col-span-2 sm:col-span-3"
      />
      <CheckedFigure {...figure('bedrooms')} className="sm:col-span-2" />
      <CheckedFigure {...figure('bathrooms')} step={0.5} className="sm:col-span-2" />
      <CheckedFigure {...figure('squareFeet')} className="col-span-2" />
      <CheckedFigure {...figure('yearBuilt')} className="sm:col-span-3" />
      <CheckedFigure {...figure('lotSize')} unit="acres" step="any" className="sm:col-span-3" />
    </>
  )
}
