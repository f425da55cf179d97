// @vitest-environment node

import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useAuth } from './auth-context.ts'

const Anyone = () => <p>{useAuth().user?.email}</p>

it('[ERR-10] a screen outside the session wrapper is told so', () => {
  expect(() => renderToString(<Anyone />)).toThrow('useAuth must be used within an AuthProvider')
})
