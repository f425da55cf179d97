import { join, resolve } from 'node:path'
import type { AuthSettings } from '@listwright/server'
import { z } from 'zod'
import { authEnvironment } from './auth-settings.ts'
import { hostedFaults } from './hosted-faults.ts'
import { productionFaults } from './production-faults.ts'
import { flag, host, integer, list, network, origin } from './setting-kinds.ts'
import { settingsForFunctions } from './settings-for-functions.ts'

type Environment = Record<string, string | undefined>

const jwks = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('must be a JSON array of JSON Web Keys')
      return z.NEVER
    }
  })
  .pipe(z.array(z.looseObject({ kty: z.string(), alg: z.string() })).min(1))

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/** Every setting there is, by its name in the environment. */
const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  APP_NAME: z.string().default('The server'),
  PORT: integer(0, 65_535).default(3000),
  HOST: host.default('127.0.0.1'),
  SITE_URL: origin.optional(),
  DATA_DIR: z.string().default('.data'),
  WEB_DIR: z.string().default('dist/web'),
  SUPABASE_DIR: z.string().default('supabase'),
  FUNCTIONS_DIR: z.string().optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
  SANDBOX: flag.optional(),
  SANDBOX_PUBLIC: flag.default(false),
  SANDBOX_WEBHOOK_PATH: z.string().startsWith('/').default('/functions/v1/payment-webhook'),
  DEMO_EMAIL: z.email().optional(),
  READY_NOTES: z.string().default(''),

  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: integer(1, 500).default(10),
  STATEMENT_TIMEOUT_MS: integer(100).default(15_000),
  STATEMENT_TIMEOUT_ANON_MS: integer(100).default(3_000),
  STATEMENT_TIMEOUT_AUTHENTICATED_MS: integer(100).default(8_000),

  SUPABASE_URL: origin.optional(),
  SUPABASE_ANON_KEY: z.string().optional(),
  SUPABASE_PUBLISHABLE_KEY: z.string().startsWith('sb_publishable_').optional(),
  SUPABASE_SECRET_KEY: z.string().startsWith('sb_secret_').optional(),
  JWT_SECRET: z.string().min(32).optional(),
  JWT_KEYS: jwks.optional(),
  ENCRYPTION_KEY: z.string().min(32).optional(),

  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: origin.optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  SHUTDOWN_DELAY_MS: integer(0, 600_000).optional(),

  TRUSTED_PROXIES: list.pipe(z.array(network)).default([]),
  CORS_ORIGINS: list.pipe(z.array(origin)).default([]),
  BODY_LIMIT_BYTES: integer(1_024).default(1_048_576),
  REQUEST_TIMEOUT_MS: integer(1_000).default(30_000),
  MAX_CONNECTIONS_PER_ADDRESS: integer(1).default(512),

  STORAGE_FILE_SIZE_LIMIT: integer(1_024).default(52_428_800),
  STORAGE_S3_ENDPOINT: origin.optional(),
  STORAGE_S3_REGION: z.string().default('us-east-1'),
  STORAGE_S3_BUCKET: z.string().regex(BUCKET, 'must be the name of a bucket').optional(),
  STORAGE_S3_ACCESS_KEY_ID: z.string().optional(),
  STORAGE_S3_SECRET_ACCESS_KEY: z.string().optional(),

  MOVE_PROJECT_URL: origin.optional(),
  MOVE_PROJECT_KEY: z.string().optional(),

  MAIL_FROM: z.string().optional(),
  RESEND_API_KEY: z.string().optional(),
  RESEND_API_URL: z.url().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
})

export type Settings = z.infer<typeof environment> & {
  SITE_URL: string
  /** What the operator decided about accounts. */
  auth: Partial<AuthSettings>
  SANDBOX: boolean
  LOG_LEVEL: string
  SHUTDOWN_DELAY_MS: number
  MAIL_FROM: string
  FUNCTIONS_DIR: string
  /** Whether SITE_URL was given; otherwise pages are served under whatever loopback name was used. */
  hasSite: boolean
  /** `PUBLIC_NAME` as `name`: further entries of /config.json. */
  publicConfig: Record<string, string>
  /** What functions may read, and nothing else of this process. */
  functionEnvironment: Environment
}

/** Of a server that only serves pages, for a backend that is hosted elsewhere. */
export type HostedSettings = Settings & { SUPABASE_URL: string; SUPABASE_ANON_KEY: string }

export const isHosted = (settings: Settings): settings is HostedSettings =>
  settings.SUPABASE_URL !== undefined && settings.SUPABASE_ANON_KEY !== undefined

/** The settings cannot be used; `faults` names each with what is wrong. */
export class SettingsError extends Error {
  constructor(readonly faults: string[]) {
    super(`These settings need attention:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'SettingsError'
  }
}

/** Reads the settings once; from here on they travel as arguments. */
export const readSettings = (given: Environment = process.env): Settings => {
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(present)
  const auth = authEnvironment.safeParse(present)
  if (!parsed.success || !auth.success) {
    const issues = [...(parsed.error?.issues ?? []), ...(auth.error?.issues ?? [])]
    throw new SettingsError(issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  }
  const values = parsed.data
  const site = values.SITE_URL ?? `http://${urlHost(values.HOST)}:${values.PORT}`
  const supabase = resolve(values.SUPABASE_DIR)
  const sandbox = values.SANDBOX ?? values.NODE_ENV !== 'production'
  const faults = values.SUPABASE_URL ? hostedFaults(values) : ownFaults(values, sandbox)
  if (faults.length > 0) throw new SettingsError(faults)
  return {
    ...values,
    SITE_URL: site,
    auth: auth.data,
    hasSite: values.SITE_URL !== undefined,
    SANDBOX: sandbox,
    LOG_LEVEL: values.LOG_LEVEL ?? (values.NODE_ENV === 'production' ? 'info' : 'warn'),
    // In development there is no balancer that polls /health, so the server stops without a delay.
    SHUTDOWN_DELAY_MS: values.SHUTDOWN_DELAY_MS ?? (values.NODE_ENV === 'production' ? 3_000 : 0),
    MAIL_FROM: values.MAIL_FROM ?? `${values.APP_NAME} <no-reply@${new URL(site).hostname}>`,
    DATA_DIR: resolve(values.DATA_DIR),
    WEB_DIR: resolve(values.WEB_DIR),
    SUPABASE_DIR: supabase,
    FUNCTIONS_DIR: resolve(values.FUNCTIONS_DIR ?? join(supabase, 'functions')),
    publicConfig: readPublicConfig(given),
    functionEnvironment: settingsForFunctions(given),
  }
}

/** What is wrong with the settings of a server that has a backend of its own. */
const ownFaults = (values: z.infer<typeof environment>, sandbox: boolean): string[] => [
  ...s3Faults(values),
  ...(values.NODE_ENV === 'production' ? productionFaults(values, sandbox) : []),
]

/** The folder a command was given in: npm runs scripts in the project's, and says here where it was called. */
export const callersFolder = (given: Environment = process.env) => given.INIT_CWD ?? process.cwd()

const S3_SETTINGS = [
  'STORAGE_S3_ENDPOINT',
  'STORAGE_S3_BUCKET',
  'STORAGE_S3_ACCESS_KEY_ID',
  'STORAGE_S3_SECRET_ACCESS_KEY',
] as const

/** All of them, or none: files in half a place would be lost. */
const s3Faults = (values: z.infer<typeof environment>): string[] => {
  const missing = S3_SETTINGS.filter((name) => !values[name])
  if (missing.length === S3_SETTINGS.length) return []
  return missing.map((name) => `${name}: missing; files go to S3 with all of its settings or none`)
}

/** A server that listens everywhere is reached on this machine by the loopback address. */
export const urlHost = (host: string) =>
  host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host

const readPublicConfig = (given: Environment): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      name.startsWith('PUBLIC_') && value ? [[camelCase(name.slice('PUBLIC_'.length)), value]] : [],
    ),
  )

const camelCase = (name: string) =>
  name.toLowerCase().replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
