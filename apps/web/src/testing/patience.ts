import { configure } from '@testing-library/react'

// Screens load their parts on first use, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 300_000 })
