import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { openPostgres } from '@listwright/server'
import { withDatabase } from '@listwright/server/testing'

const SHAPE = readFileSync(new URL('supabase-shape.sql', import.meta.url), 'utf8')

/** A database as a new project of hosted Supabase has it, without our migrations; answers its name. */
export const createEmptyProject = async (serverUrl: string, automaticGrants: 'on' | 'off') => {
  const name = `hosted_${randomBytes(6).toString('hex')}`
  const server = await openPostgres({ url: serverUrl, connections: 1 })
  await server.execute(
    `create database ${name} owner hosted_owner encoding 'UTF8' template template0`,
  )
  await server.close()
  const admin = await openPostgres({ url: withDatabase(serverUrl, name), connections: 1 })
  await admin.execute(`set shape.automatic_grants = '${automaticGrants}'; ${SHAPE}`)
  await admin.close()
  return name
}
