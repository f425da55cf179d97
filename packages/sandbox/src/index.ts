export type { Mailbox, ReceivedMail, SentMail } from './mailbox/mailbox.ts'
export { createManagement, type DeployedFunction } from './management/management.ts'
export { createS3 } from './s3/s3.ts'
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'
