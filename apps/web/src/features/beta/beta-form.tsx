import { zodResolver } from '@hookform/resolvers/zod'
import { betaInvite } from '@listwright/contracts'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { toast } from '@/lib/toast.ts'
import { toastFailure } from '@/lib/toast-failure.ts'
import { useIsHydrated } from '@/lib/use-is-hydrated.ts'
import { requestAccess } from './request-access.ts'

interface BetaFormProps {
  onSubmitted: () => void
}

export const BetaForm = ({ onSubmitted }: BetaFormProps) => {
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(betaInvite) })
  const { errors, isSubmitting } = formState
  const isHydrated = useIsHydrated()

  const submit = handleSubmit(async ({ full_name, email, company }) => {
    try {
      await requestAccess({ full_name, email, company: company || null })
      toast.success("Thanks! We'll reach out shortly.")
      onSubmitted()
    } catch (error) {
      console.error('The invite was not saved:', error)
      toastFailure('Something went wrong. Please try again.')
    }
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field label="Full Name" error={errors.full_name?.message}>
        <Input {...register('full_name')} required autoComplete="name" />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <Input {...register('email')} type="email" required autoComplete="email" />
      </Field>
      <Field label="Real Estate Company" note="optional" error={errors.company?.message}>
        <Input {...register('company')} autoComplete="organization" />
      </Field>
      <Button
        type="submit"
        size="lg"
        busy={isSubmitting}
        // Sent before the script is there, the form would put what was typed into the address.
        disabled={!isHydrated || isSubmitting}
        className="mt-2 w-full"
      >
        {isSubmitting ? 'Submitting...' : 'Request Access'}
      </Button>
    </form>
  )
}
