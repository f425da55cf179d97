export { codeAt, stepAt } from '../auth/factors/totp.ts'
export { freePort } from './free-port.ts'
export { listenForTest, type TestListener } from './listen-for-test.ts'
export { startPostgres } from './start-postgres.ts'
export { readNginx } from './static-hosts/nginx-config.ts'
export { createPostgresTemplate, testFolders, withDatabase } from './templates.ts'
export { createTestApp, TEST_SITE } from './test-app.ts'
export {
  createPostgresDatabase,
  describeDatabases,
  describePostgres,
  openTestDatabase,
  templateFile,
} from './test-database.ts'
