import { join, resolve } from 'node:path'
import { z } from 'zod'

/** The project's root folder; relative folders in the environment are meant from here, wherever the server is started. */
export const PROJECT_ROOT = join(import.meta.dirname, '../..')

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const onOrOff = z.enum(['on', 'off'], 'must be on or off')

const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  SITE_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as https://emojigma.example' }).optional(),
  TRUST_PROXY: z.string().default('off'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SUPPORT_EMAIL: z.email('must be an e-mail address').default('support@emojigma.example'),
  ARCHIVE_FILL: onOrOff.default('on'),
  DRAW_AHEAD: onOrOff.default('on'),
  RATE_LIMITS: onOrOff.default('on'),
  PICTURE_CACHE_MB: wholeNumber(1, 1_000_000).default(2048),
  CLOCK_OFFSET_MS: wholeNumber(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER).default(0),
  OPERATOR_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
})

export type LogLevel = (typeof LOG_LEVELS)[number]

/** What the environment decides, read once at start. */
export interface Config {
  /** 0 = any free port. */
  readonly port: number
  readonly host: string
  /** Absolute folder of the embedded database, the picture cache and the secret. */
  readonly dataFolder: string
  /** Address of a PostgreSQL; absent = the embedded database in the data folder. */
  readonly databaseUrl: string | undefined
  /** Scheme and host under which people reach the site, no trailing slash; absent = http://localhost and the port. */
  readonly siteUrl: string | undefined
  /** Whose X-Forwarded-… headers are believed: nobody's, everybody's, those of so many hops, or those of listed addresses. */
  readonly trustProxy: boolean | number | string[]
  readonly logLevel: LogLevel
  readonly secret: string | undefined
  readonly supportEmail: string
  readonly fillsArchive: boolean
  /** Whether a new day's small pictures are drawn before anyone asks. */
  readonly drawsAhead: boolean
  /** Off: nobody is turned away, for load tests. */
  readonly hasRateLimits: boolean
  readonly pictureCacheBytes: number
  /** Moves the server's clock, to see another day. */
  readonly clockOffsetMs: number
  readonly operatorKey: string | undefined
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** An empty variable counts as absent.
 *  @throws ConfigError naming every bad variable and what it must be */
export function readConfig(variables: Readonly<Record<string, string | undefined>> = process.env): Config {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const parsed = environment.safeParse(present)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`)
    throw new ConfigError(`The environment is not understood:\n${lines.join('\n')}`)
  }
  const values = parsed.data
  return {
    port: values.PORT,
    host: values.HOST,
    dataFolder: resolve(PROJECT_ROOT, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    siteUrl: values.SITE_URL && new URL(values.SITE_URL).origin,
    trustProxy: trustedProxies(values.TRUST_PROXY),
    logLevel: values.LOG_LEVEL,
    secret: values.SECRET,
    supportEmail: values.SUPPORT_EMAIL,
    fillsArchive: values.ARCHIVE_FILL === 'on',
    drawsAhead: values.DRAW_AHEAD === 'on',
    hasRateLimits: values.RATE_LIMITS === 'on',
    pictureCacheBytes: values.PICTURE_CACHE_MB * 1024 * 1024,
    clockOffsetMs: values.CLOCK_OFFSET_MS,
    operatorKey: values.OPERATOR_KEY,
  }
}

function wholeNumber(low: number, high: number) {
  const message = low < -1_000_000 ? 'must be a whole number' : `must be a whole number from ${low} to ${high}`
  return z
    .string()
    .regex(/^-?\d{1,16}$/, message)
    .transform(Number)
    .refine((value) => value >= low && value <= high, message)
}

function trustedProxies(text: string): boolean | number | string[] {
  if (text === 'off') return false
  if (text === 'on') return true
  if (/^\d{1,2}$/.test(text)) return Number(text)
  return text.split(',').map((address) => address.trim())
}
