export { freePort, startPostgres } from './start-postgres.ts'
export { createPostgresTemplate, testFolders, withDatabase } from './templates.ts'
export { createPostgresDatabase, describeDatabases, openTestDatabase } from './test-database.ts'
