export type { Mailbox, ReceivedMail, SentMail } from './mailbox/mailbox.ts'
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'
