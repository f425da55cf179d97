import { PLAN_CARDS } from '@listwright/contracts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { AuthShell } from '@/features/auth/auth-shell.tsx'
import { SignupForm } from '@/features/auth/signup-form.tsx'
import { chosenPlan, keepChosenPlan } from '@/lib/chosen-plan.ts'
import { usePageTitle } from '@/lib/use-page-title.ts'

export const SignupPage = () => {
  const { search } = useLocation()
  const [plan] = useState(() => {
    keepChosenPlan(search)
    return chosenPlan()
  })
  usePageTitle('Sign up')
  return (
    <AuthShell
      title="Write your first listing"
      text={
        plan
          ? `You chose the ${PLAN_CARDS[plan].name}, $${PLAN_CARDS[plan].price} per month. First your account, then the payment.`
          : 'Free for up to 3 listings a month. No credit card needed.'
      }
    >
      <SignupForm />
    </AuthShell>
  )
}
