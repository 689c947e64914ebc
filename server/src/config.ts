import { SHOP_ITEMS, type ShopLinks } from '@emojigma/contract/rules/shop-items.ts'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { jsonSetting } from './platform/json-setting.ts'
import { DEFAULT_PRICES, readPrices } from './features/shop/checkout/prices.ts'
import { isGuessable } from './platform/secrets/guessable.ts'
import { isSafeAddress, readAdNetwork, readAnalytics, readDsn } from './platform/third-parties.ts'

/** The project's root folder; relative paths in the environment begin here, wherever the server is started. */
export const PROJECT_ROOT = join(import.meta.dirname, '../..')

/** A shorter secret could be guessed. */
export const MIN_SECRET_LENGTH = 32

const CHILD_ACCOUNTS = ['consent', 'school-only'] as const
export type ChildAccounts = (typeof CHILD_ACCOUNTS)[number]
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Fastify's names for ranges of private addresses. */
const PROXY_RANGES: readonly string[] = ['loopback', 'linklocal', 'uniquelocal']

/** A shorter key could be guessed on a public site. */
const MIN_KEY_LENGTH = 20

/** A page has room for so much beside the longest buyer. */
const SELLER_LENGTH = { lines: 6, line: 60 } as const

const headerKey = z
  .string()
  .min(16, 'must have at least 16 characters')
  .regex(/^[ -~¡-ÿ]*$/, 'must be of letters that a header can hold: those of Western Europe, digits and signs')
const onOrOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on')
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')

const providerList = z
  .array(
    z.strictObject({
      name: z.string().regex(/^[\p{L}\p{N} ._-]{1,40}$/u, 'must be a short name'),
      issuer: z.url().refine(isSafeAddress, 'must begin with https://'),
      clientId: z.string().min(1),
      clientSecret: z.string().min(1).optional(),
      rosterClaim: z.string().min(1).max(60).optional(),
    }),
  )
  .refine((providers) => new Set(providers.map(({ name }) => name)).size === providers.length, 'every name must be another one')
const readProviders = jsonSetting<readonly SignInProvider[]>(
  providerList,
  'a JSON list of {name, issuer, clientId, clientSecret?, rosterClaim?}',
)

const shopLink = z.url({ protocol: /^https$/, error: 'must begin with https://' }).max(500)
const readShopLinks = jsonSetting<ShopLinks>(
  z
    .partialRecord(z.enum(SHOP_ITEMS), shopLink)
    .transform((links) => Object.fromEntries(Object.entries(links).filter(([, link]) => link !== undefined))),
  `JSON such as {"mug":"https://shop.example/mug"}, of ${SHOP_ITEMS.join(', ')}`,
)

/** Every setting with its variable and schema. */
const SETTINGS = {
  /** 0 = any free port. */
  port: setting('PORT', wholeNumber(0, 65_535).default(3000)),
  host: setting('HOST', z.string().default('0.0.0.0')),
  /** Absolute folder of the embedded database, the picture cache and the secret. */
  dataFolder: setting('DATA_DIR', z.string().default('data').transform(fromRoot)),
  /** URL of a PostgreSQL database; absent = the embedded database in the data folder. */
  databaseUrl: setting('DATABASE_URL', postgresUrl.optional()),
  /** The same database without a pooler, for statements that need a session; absent = the first URL has no pooler. */
  databaseDirectUrl: setting('DATABASE_DIRECT_URL', postgresUrl.optional()),
  /** A streaming replica for reading boards and lists; absent = there is none. */
  databaseReplicaUrl: setting('DATABASE_REPLICA_URL', postgresUrl.optional()),
  /** Public scheme and host of the site, no trailing slash; absent = http://localhost and the port. */
  siteUrl: setting(
    'SITE_URL',
    z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://emojigma.example' })
      .transform((address) => new URL(address).origin)
      .optional(),
  ),
  /** Whose X-Forwarded-… headers are trusted: none, all, a number of hops, or listed addresses. */
  trustProxy: setting('TRUST_PROXY', z.string().transform(trustedProxies).default(false)),
  logLevel: setting('LOG_LEVEL', z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info')),
  secret: setting('SECRET', z.string().min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`).optional()),
  supportEmail: setting('SUPPORT_EMAIL', z.email('must be an e-mail address').default('support@emojigma.example')),
  /** The seller on quotes and invoices: name, address, and a line about tax. Empty = none. */
  seller: setting('SELLER', z.string().transform(sellerLines).default([])),
  fillsArchive: setting('ARCHIVE_FILL', onOrOff.default(true)),
  /** Whether a new day's small pictures are drawn in advance. */
  drawsAhead: setting('DRAW_AHEAD', onOrOff.default(true)),
  /** Off for load tests. */
  hasRateLimits: setting('RATE_LIMITS', onOrOff.default(true)),
  /** Off: browsers unregister an installed service worker. */
  hasServiceWorker: setting('SERVICE_WORKER', onOrOff.default(true)),
  pictureCacheBytes: setting(
    'PICTURE_CACHE_MB',
    wholeNumber(1, 1_000_000)
      .default(2048)
      .transform((megabytes) => megabytes * 1024 * 1024),
  ),
  /** Moves the server's clock, for viewing another day. */
  clockOffsetMs: setting('CLOCK_OFFSET_MS', wholeNumber(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER).default(0)),
  /** How long the site still serves after a signal to stop, while it reports that it is not ready. */
  shutdownDelayMs: setting(
    'SHUTDOWN_DELAY_S',
    wholeNumber(0, 60)
      .default(0)
      .transform((seconds) => 1000 * seconds),
  ),
  operatorKey: setting('OPERATOR_KEY', headerKey.optional()),
  /** Reads `/metrics` and opens nothing else; absent = only the operator's key reads them. */
  metricsKey: setting('METRICS_KEY', headerKey.optional()),
  /** Folder for daily backups; absent = no automatic backups. */
  backupFolder: setting('BACKUP_DIR', z.string().min(1).transform(fromRoot).optional()),
  /** Key for encrypting backups; absent = unencrypted. */
  backupKey: setting('BACKUP_KEY', z.string().min(16, 'must have at least 16 characters').optional()),
  /** Number of daily backups to keep. */
  backupsKept: setting('BACKUPS_KEPT', wholeNumber(1, 3650).default(14)),
  /** Whether the site is public. */
  isProduction: setting(
    'NODE_ENV',
    z
      .string()
      .default('')
      .transform((name) => name === 'production'),
  ),
  /** The mail server; absent = letters become files in the data folder. */
  smtpUrl: setting(
    'SMTP_URL',
    z
      .string()
      .regex(/^smtps?:\/\/[^/\s]+/, 'must begin with smtp:// or smtps:// and name a server')
      .refine((address) => URL.canParse(address), 'must be an address: write signs in its password as %23 for #, %2F for /, %3F for ?')
      .optional(),
  ),
  /** Sender of letters. */
  mailFrom: setting(
    'MAIL_FROM',
    z
      .string()
      .regex(/^([^<>\p{Cc}]{0,80}<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u, 'must be an address, or a name with an address in <>')
      .default('Emojigma <no-reply@emojigma.example>'),
  ),
  /** Whether children under thirteen get an account by an adult's consent, or from a school alone. */
  childAccounts: setting('CHILD_ACCOUNTS', z.enum(CHILD_ACCOUNTS, `must be one of ${CHILD_ACCOUNTS.join(', ')}`).default('consent')),
  signInProviders: setting('SIGN_IN_WITH', z.string().transform(readProviders).default([])),
  /** Absent = advertisement slots show our own. */
  adNetwork: setting('AD_NETWORK', z.string().transform(readAdNetwork).optional()),
  /** Whether advertisements are requested as tests. */
  hasTestAds: setting('AD_TEST', onOrOff.default(false)),
  /** Absent = page views are not counted. */
  analytics: setting('ANALYTICS', z.string().transform(readAnalytics).optional()),
  /** Absent = errors are only logged. */
  errorStore: setting('ERROR_REPORTS_DSN', z.string().transform(readDsn).optional()),
  /** Shares of visits, and of errors in other visits, that tell the kinds of page before an error; none without an error store. */
  replaySessions: setting('ERROR_REPLAY_SESSIONS', share('0')),
  replayErrors: setting('ERROR_REPLAY_ERRORS', share('0.1')),
  /** Where other sites sell the shop's items. */
  shopLinks: setting('SHOP_LINKS', z.string().transform(readShopLinks).default({})),
  prices: setting('PRICES', z.string().transform(readPrices).default(DEFAULT_PRICES)),
  /** Off: nothing can be bought; existing orders stay valid. */
  sells: setting('CHECKOUT', onOrOff.default(true)),
  stripeSecretKey: setting(
    'STRIPE_SECRET_KEY',
    z
      .string()
      .regex(/^[sr]k_\w+$/, 'must be a secret or restricted key, such as sk_live_…')
      .optional(),
  ),
  stripeWebhookSecret: setting(
    'STRIPE_WEBHOOK_SECRET',
    z
      .string()
      .regex(/^whsec_\S+$/, 'must be the signing secret of a webhook, such as whsec_…')
      .optional(),
  ),
  stripeApiUrl: setting('STRIPE_API_URL', z.url().refine(isSafeAddress, 'must begin with https://').default('https://api.stripe.com')),
  /** Header in which a proxy sends the country of a request; lower case. */
  countryHeader: setting(
    'COUNTRY_HEADER',
    z
      .string()
      .regex(/^[A-Za-z0-9-]{1,60}$/, 'must be the name of a header, such as cf-ipcountry')
      .toLowerCase()
      .optional(),
  ),
}

type Settings = { readonly [Name in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[Name]['schema']> }
type StripeSetting = 'stripeSecretKey' | 'stripeWebhookSecret' | 'stripeApiUrl'

export type LogLevel = (typeof LOG_LEVELS)[number]

/** An OpenID Connect issuer where this site is registered as a client. */
export interface SignInProvider {
  /** Label of the button. */
  readonly name: string
  readonly issuer: string
  readonly clientId: string
  /** Absent for a client with PKCE alone. */
  readonly clientSecret?: string | undefined
  /** The claim with a student's id in the school's list; absent = it names none. */
  readonly rosterClaim?: string | undefined
}

/** An account at Stripe. */
export interface StripeAccount {
  readonly secretKey: string
  /** Signs Stripe's events. */
  readonly webhookSecret: string
  /** Scheme and host of its API. */
  readonly apiUrl: string
}

/** The configuration, read from the environment once at start. */
export interface Config extends Omit<Settings, StripeSetting> {
  /** Absent = test money. */
  readonly stripe: StripeAccount | undefined
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** An empty variable counts as absent.
 *  @throws ConfigError naming every bad variable and what it must be */
export function readConfig(variables: Readonly<Record<string, string | undefined>> = process.env): Config {
  const unknown = Object.keys(variables).flatMap(misspelt)
  if (unknown.length > 0) throw notUnderstood(...unknown)
  const given = Object.entries(SETTINGS).map(([name, { variable, schema }]) => ({
    name,
    variable,
    read: readVariable(variables[variable], schema),
  }))
  const faults = given.flatMap(
    ({ variable, read }) => read.error?.issues.map(({ path, message }) => `${[variable, ...path].join('.')} ${message}`) ?? [],
  )
  if (faults.length > 0) throw notUnderstood(...faults)
  const settings = Object.fromEntries(given.map(({ name, read }) => [name, read.data])) as Settings
  refuseGuessable(settings)
  refuseAlone(settings)
  const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret, stripeApiUrl: apiUrl, ...others } = settings
  if ((secretKey === undefined) !== (webhookSecret === undefined)) {
    const missing = secretKey === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET'
    throw notUnderstood(`${missing} is missing: Stripe needs both keys, or neither is set`)
  }
  return { ...others, stripe: secretKey === undefined || webhookSecret === undefined ? undefined : { secretKey, webhookSecret, apiUrl } }
}

function setting<Schema extends z.ZodType>(variable: string, schema: Schema) {
  return { variable, schema } as const
}

const KNOWN: readonly string[] = Object.values(SETTINGS).map(({ variable }) => variable)
/** Prefixes that no other program uses. */
const OWN_PREFIX = /^(?:EMOJIGMA|BACKUP|BACKUPS|RATE_LIMIT|OPERATOR_KEY|METRICS_KEY|CHECKOUT)(?:_|$)/i

/** Reports a variable that was probably meant as one of our settings. Variables of other programs are ignored. */
function misspelt(name: string): readonly string[] {
  if (KNOWN.includes(name)) return []
  const meant = KNOWN.find(
    (known) => plain(known) === plain(name) || (known.length >= 6 && differences(known, name) <= (known.length > 8 ? 2 : 1)),
  )
  if (meant !== undefined) return [`${name} is no setting: ${meant} is meant`]
  return OWN_PREFIX.test(name) ? [`${name} is no setting`] : []
}

function plain(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
}

/** The edit distance of two names.
 *  Source: V. I. Levenshtein, 1966 */
function differences(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Infinity
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [column, against] of [...other].entries()) {
      const replaced = (row[column] ?? 0) + (letter === against ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

function readVariable(value: string | undefined, schema: z.ZodType) {
  return schema.safeParse(value === undefined || value.trim() === '' ? undefined : value)
}

function fromRoot(folder: string): string {
  return resolve(PROJECT_ROOT, folder)
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

/** Lines of text, apart by line breaks or by `\\n`. */
function sellerLines(text: string, context: z.RefinementCtx): readonly string[] {
  const lines = text
    .split(/\r?\n|\\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.length <= SELLER_LENGTH.lines && lines.every((line) => line.length <= SELLER_LENGTH.line)) return lines
  context.addIssue({ code: 'custom', message: `must be at most ${SELLER_LENGTH.lines} lines of ${SELLER_LENGTH.line} letters` })
  return z.NEVER
}

/** A number from 0 to 1. */
function share(usual: string) {
  return z
    .string()
    .regex(/^(?:0|1|0?\.\d{1,6})$/, 'must be a number from 0 to 1')
    .default(usual)
    .transform(Number)
}

/** @throws ConfigError for guessable secrets in production */
function refuseGuessable({ isProduction, secret, operatorKey, metricsKey }: Settings): void {
  if (metricsKey !== undefined && metricsKey === operatorKey) throw notUnderstood('METRICS_KEY must differ from OPERATOR_KEY')
  if (!isProduction) return
  const faults = Object.entries({ SECRET: secret, OPERATOR_KEY: operatorKey, METRICS_KEY: metricsKey }).flatMap(([name, value]) => {
    if (value === undefined) return []
    if (value.length < MIN_KEY_LENGTH) return `${name} must have at least ${MIN_KEY_LENGTH} characters: openssl rand -base64 32`
    return isGuessable(value) ? `${name} can be guessed: make a new one, for example with: openssl rand -base64 32` : []
  })
  if (faults.length > 0) throw notUnderstood(...faults)
}

/** @throws ConfigError for settings that need PostgreSQL */
function refuseAlone({ databaseUrl, databaseDirectUrl, databaseReplicaUrl }: Settings): void {
  if (databaseUrl !== undefined) return
  if (databaseDirectUrl !== undefined) throw notUnderstood('DATABASE_DIRECT_URL needs DATABASE_URL')
  if (databaseReplicaUrl !== undefined) throw notUnderstood('DATABASE_REPLICA_URL needs DATABASE_URL')
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
