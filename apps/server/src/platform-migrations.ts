import { fileURLToPath } from 'node:url'

/** The folder of the SQL that makes a bare database into what Supabase would start from. */
export const platformMigrations = fileURLToPath(new URL('./database/platform', import.meta.url))
