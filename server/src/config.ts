import { SHOP_ITEMS, type ShopLinks } from '@emojigma/contract/rules/shop-items.ts'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { jsonSetting } from './json-setting.ts'
import { DEFAULT_PRICES, readPrices, type Prices } from './prices.ts'
import { isSafeAddress, readAdNetwork, readAnalytics, readDsn, type AdNetwork, type Analytics, type ErrorStore } from './third-parties.ts'

/** The project's root folder; relative folders in the environment are meant from here, wherever the server is started. */
export const PROJECT_ROOT = join(import.meta.dirname, '../..')

/** What is shorter can be guessed. */
export const MIN_SECRET_LENGTH = 32

const CHILD_ACCOUNTS = ['consent', 'school-only'] as const
export type ChildAccounts = (typeof CHILD_ACCOUNTS)[number]
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Names that Fastify knows for addresses nobody has on the open net. */
const PROXY_RANGES: readonly string[] = ['loopback', 'linklocal', 'uniquelocal']

/** What people write where a secret should stand. */
const PLACEHOLDER = /change.?me|change.?this|placeholder|your.?secret|my.?secret|example|default|password|insecure|dummy|1234567890/i
const MIN_DISTINCT_CHARACTERS = 10

const onOrOff = z.enum(['on', 'off'], 'must be on or off')
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')

const providerList = z
  .array(
    z.strictObject({
      name: z.string().regex(/^[\p{L}\p{N} ._-]{1,40}$/u, 'must be a short name'),
      issuer: z.url().refine(isSafeAddress, 'must begin with https://'),
      clientId: z.string().min(1),
      clientSecret: z.string().min(1).optional(),
    }),
  )
  .refine((providers) => new Set(providers.map(({ name }) => name)).size === providers.length, 'every name must be another one')
const readProviders = jsonSetting<readonly SignInProvider[]>(providerList, 'a JSON list of {name, issuer, clientId, clientSecret?}')

const shopLink = z.url({ protocol: /^https$/, error: 'must begin with https://' }).max(500)
const readShopLinks = jsonSetting<ShopLinks>(
  z
    .partialRecord(z.enum(SHOP_ITEMS), shopLink)
    .transform((links) => Object.fromEntries(Object.entries(links).filter(([, link]) => link !== undefined))),
  `JSON such as {"mug":"https://shop.example/mug"}, of ${SHOP_ITEMS.join(', ')}`,
)

const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  SITE_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as https://emojigma.example' }).optional(),
  TRUST_PROXY: z.string().transform(trustedProxies).default(false),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  SECRET: z.string().min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`).optional(),
  SUPPORT_EMAIL: z.email('must be an e-mail address').default('support@emojigma.example'),
  ARCHIVE_FILL: onOrOff.default('on'),
  DRAW_AHEAD: onOrOff.default('on'),
  RATE_LIMITS: onOrOff.default('on'),
  SERVICE_WORKER: onOrOff.default('on'),
  PICTURE_CACHE_MB: wholeNumber(1, 1_000_000).default(2048),
  CLOCK_OFFSET_MS: wholeNumber(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER).default(0),
  SHUTDOWN_DELAY_S: wholeNumber(0, 60).default(0),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  BACKUPS_KEPT: wholeNumber(1, 3650).default(14),
  OPERATOR_KEY: z
    .string()
    .min(16, 'must have at least 16 characters')
    .regex(/^[ -~¡-ÿ]*$/, 'must be of letters that a header can hold: those of Western Europe, digits and signs')
    .optional(),
  NODE_ENV: z.string().optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/\s]+/, 'must begin with smtp:// or smtps:// and name a server')
    .refine((address) => URL.canParse(address), 'must be an address: write signs in its password as %23 for #, %2F for /, %3F for ?')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\p{Cc}]{0,80}<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u, 'must be an address, or a name with an address in <>')
    .default('Emojigma <no-reply@emojigma.example>'),
  CHILD_ACCOUNTS: z.enum(CHILD_ACCOUNTS, `must be one of ${CHILD_ACCOUNTS.join(', ')}`).default('consent'),
  SIGN_IN_WITH: z.string().transform(readProviders).default([]),
  AD_NETWORK: z.string().transform(readAdNetwork).optional(),
  AD_TEST: onOrOff.default('off'),
  ANALYTICS: z.string().transform(readAnalytics).optional(),
  ERROR_REPORTS_DSN: z.string().transform(readDsn).optional(),
  SHOP_LINKS: z.string().transform(readShopLinks).default({}),
  PRICES: z.string().transform(readPrices).default(DEFAULT_PRICES),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/, 'must be a secret or restricted key, such as sk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must be the signing secret of a webhook, such as whsec_…')
    .optional(),
  STRIPE_API_URL: z.url().refine(isSafeAddress, 'must begin with https://').default('https://api.stripe.com'),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,60}$/, 'must be the name of a header, such as cf-ipcountry')
    .toLowerCase()
    .optional(),
})

export type LogLevel = (typeof LOG_LEVELS)[number]

/** Another site at which people can prove who they are: an OpenID Connect issuer, where this site is registered as a client. */
export interface SignInProvider {
  /** As the button says it. */
  readonly name: string
  readonly issuer: string
  readonly clientId: string
  /** Absent for a client that proves itself by PKCE alone. */
  readonly clientSecret?: string | undefined
}

/** What the environment decides, read once at start. */
export interface Config {
  /** 0 = any free port. */
  readonly port: number
  readonly host: string
  /** Absolute folder of the embedded database, the picture cache and the secret. */
  readonly dataFolder: string
  /** Address of a PostgreSQL; absent = the embedded database in the data folder. */
  readonly databaseUrl: string | undefined
  /** The same PostgreSQL without a pooler, for what needs a session; absent = the first address needs no other. */
  readonly databaseDirectUrl: string | undefined
  /** A streaming replica, from which boards and lists are read; absent = there is none. */
  readonly databaseReplicaUrl: string | undefined
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
  /** Off: browsers take the service worker away that they have. */
  readonly hasServiceWorker: boolean
  readonly pictureCacheBytes: number
  /** Moves the server's clock, to see another day. */
  readonly clockOffsetMs: number
  /** How long the site still answers after it was told to end, and says that it is not ready. */
  readonly shutdownDelayMs: number
  readonly operatorKey: string | undefined
  /** Where a backup is made each day; absent = none is made by itself. */
  readonly backupFolder: string | undefined
  /** What backups are encrypted with; absent = they are not. */
  readonly backupKey: string | undefined
  /** How many days’ backups stay. */
  readonly backupsKept: number
  /** For others than the one who started it. */
  readonly isProduction: boolean
  /** The mail server; absent = letters become files in the data folder. */
  readonly smtpUrl: string | undefined
  /** Whom letters are from. */
  readonly mailFrom: string
  /** Whether someone younger than thirteen gets an account by an adult's consent, or from a school alone. */
  readonly childAccounts: ChildAccounts
  readonly signInProviders: readonly SignInProvider[]
  /** Absent = advertisement slots show our own. */
  readonly adNetwork: AdNetwork | undefined
  /** Whether the network is told that its advertisements are tests. */
  readonly hasTestAds: boolean
  /** Absent = no page view is counted. */
  readonly analytics: Analytics | undefined
  /** Absent = what breaks is logged and told to nobody else. */
  readonly errorStore: ErrorStore | undefined
  /** Where things of the shop are sold, on sites of others. */
  readonly shopLinks: ShopLinks
  readonly prices: Prices
  /** Who takes money; absent = test money. */
  readonly stripe: StripeAccount | undefined
  /** In which header a proxy says from which country a request comes; lower case. */
  readonly countryHeader: string | undefined
}

/** An account at Stripe. */
export interface StripeAccount {
  readonly secretKey: string
  /** Signs what Stripe tells us. */
  readonly webhookSecret: string
  /** Scheme and host of its interface. */
  readonly apiUrl: string
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
    throw notUnderstood(...parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`))
  }
  const values = parsed.data
  if (values.NODE_ENV === 'production' && values.SECRET !== undefined && isGuessable(values.SECRET)) {
    throw notUnderstood('SECRET is a placeholder: make one of its own, for example by: openssl rand -base64 32')
  }
  refuseAlone(values)
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = values
  if ((secretKey === undefined) !== (webhookSecret === undefined)) {
    const missing = secretKey === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET'
    throw notUnderstood(`${missing} is missing: Stripe needs both keys, or neither is set`)
  }
  return {
    port: values.PORT,
    host: values.HOST,
    dataFolder: resolve(PROJECT_ROOT, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    siteUrl: values.SITE_URL && new URL(values.SITE_URL).origin,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    secret: values.SECRET,
    supportEmail: values.SUPPORT_EMAIL,
    fillsArchive: values.ARCHIVE_FILL === 'on',
    drawsAhead: values.DRAW_AHEAD === 'on',
    hasRateLimits: values.RATE_LIMITS === 'on',
    hasServiceWorker: values.SERVICE_WORKER === 'on',
    pictureCacheBytes: values.PICTURE_CACHE_MB * 1024 * 1024,
    clockOffsetMs: values.CLOCK_OFFSET_MS,
    shutdownDelayMs: 1000 * values.SHUTDOWN_DELAY_S,
    operatorKey: values.OPERATOR_KEY,
    backupFolder: values.BACKUP_DIR === undefined ? undefined : resolve(PROJECT_ROOT, values.BACKUP_DIR),
    backupKey: values.BACKUP_KEY,
    backupsKept: values.BACKUPS_KEPT,
    isProduction: values.NODE_ENV === 'production',
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    childAccounts: values.CHILD_ACCOUNTS,
    signInProviders: values.SIGN_IN_WITH,
    adNetwork: values.AD_NETWORK,
    hasTestAds: values.AD_TEST === 'on',
    analytics: values.ANALYTICS,
    errorStore: values.ERROR_REPORTS_DSN,
    shopLinks: values.SHOP_LINKS,
    prices: values.PRICES,
    stripe: secretKey === undefined || webhookSecret === undefined ? undefined : { secretKey, webhookSecret, apiUrl },
    countryHeader: values.COUNTRY_HEADER,
  }
}

function notUnderstood(...faults: readonly string[]): ConfigError {
  return new ConfigError(['The environment is not understood:', ...faults].join('\n  '))
}

function wholeNumber(low: number, high: number) {
  const message = low < -1_000_000 ? 'must be a whole number' : `must be a whole number from ${low} to ${high}`
  return z
    .string()
    .regex(/^-?\d{1,16}$/, message)
    .transform(Number)
    .refine((value) => value >= low && value <= high, message)
}

function isGuessable(secret: string): boolean {
  return PLACEHOLDER.test(secret) || new Set(secret).size < MIN_DISTINCT_CHARACTERS
}

/** @throws ConfigError for what only a PostgreSQL makes sense of */
function refuseAlone({ DATABASE_URL, ...others }: z.infer<typeof environment>): void {
  if (DATABASE_URL !== undefined) return
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const) {
    if (others[name] !== undefined) throw notUnderstood(`${name} needs DATABASE_URL`)
  }
}

function trustedProxies(text: string, context: z.RefinementCtx): boolean | number | string[] {
  if (text === 'off') return false
  if (text === 'on') return true
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const addresses = text.split(',').map((address) => address.trim())
  if (addresses.every(isProxyAddress)) return addresses
  context.addIssue({
    code: 'custom',
    message: `must be on, off, a number of hops, or a list of addresses such as 127.0.0.1, 10.0.0.0/8 (or ${PROXY_RANGES.join(', ')})`,
  })
  return z.NEVER
}

function isProxyAddress(text: string): boolean {
  if (PROXY_RANGES.includes(text)) return true
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (family === 4 ? 32 : 128))
}
