import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { ErrorBox } from '@/components/error-box.tsx'
import { paths } from '@/lib/paths.ts'

const REDIRECT_MS = 3000

export const InvalidResetLink = () => {
  const navigate = useNavigate()
  useEffect(() => {
    console.error('Invalid password reset link')
    const timer = setTimeout(() => void navigate(paths.login), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [navigate])

  return (
    <div className="grid gap-4">
      <ErrorBox message="Invalid password reset link" />
      <p className="text-sm text-muted">
        Taking you to the login page, where you can ask for a new one.
      </p>
    </div>
  )
}
