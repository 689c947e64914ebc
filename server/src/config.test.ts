import { isAbsolute, join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, PROJECT_ROOT, readConfig } from './config.ts'

test('an empty environment gives the documented defaults', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    dataFolder: join(PROJECT_ROOT, 'data'),
    databaseUrl: undefined,
    siteUrl: undefined,
    trustProxy: false,
    logLevel: 'info',
    fillsArchive: true,
    hasRateLimits: true,
    clockOffsetMs: 0,
  })
})

test('a relative data folder is meant from the project, an absolute one stays', () => {
  expect(readConfig({ DATA_DIR: './elsewhere' }).dataFolder).toBe(join(PROJECT_ROOT, 'elsewhere'))
  expect(isAbsolute(readConfig({ DATA_DIR: '/srv/emojigma' }).dataFolder)).toBe(true)
})

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('the site address loses its path and slash', () => {
  expect(readConfig({ SITE_URL: 'https://emojigma.example/' }).siteUrl).toBe('https://emojigma.example')
})

test('proxies are trusted only when they are named', () => {
  expect(readConfig({ TRUST_PROXY: 'on' }).trustProxy).toBe(true)
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  expect(readConfig({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' }).trustProxy).toEqual(['127.0.0.1', '10.0.0.0/8'])
  expect(readConfig({ TRUST_PROXY: 'loopback,2001:db8::/32' }).trustProxy).toEqual(['loopback', '2001:db8::/32'])
})

test.each(['foo', '127.0.0.1,', '127.0.0.1 10.0.0.1', '10.0.0.0/0', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/', '300.0.0.1', '100'])(
  'the proxy %s is refused by the name of its variable',
  (TRUST_PROXY) => {
    const reading = (): unknown => readConfig({ TRUST_PROXY })
    expect(reading).toThrow(ConfigError)
    expect(reading).toThrow('TRUST_PROXY must be')
  },
)

test('the clock can be moved either way', () => {
  expect(readConfig({ CLOCK_OFFSET_MS: '-86400000' }).clockOffsetMs).toBe(-86_400_000)
})

test.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['OPERATOR_KEY', 'ключ от всего сайта'],
  ['DATABASE_URL', 'mysql://localhost/emojigma'],
  ['DATABASE_DIRECT_URL', 'mysql://localhost/emojigma'],
  ['DATABASE_DIRECT_URL', 'postgres://localhost/emojigma'],
  ['DATABASE_REPLICA_URL', 'replica.example'],
  ['DATABASE_REPLICA_URL', 'postgres://replica.example/emojigma'],
  ['SITE_URL', 'emojigma.example'],
  ['LOG_LEVEL', 'loud'],
  ['SECRET', 'short'],
  ['SUPPORT_EMAIL', 'nobody'],
  ['SELLER', 'a\nb\nc\nd\ne\nf\ng'],
  ['SELLER', 'x'.repeat(61)],
  ['ARCHIVE_FILL', 'yes'],
  ['PICTURE_CACHE_MB', '0'],
  ['SHUTDOWN_DELAY_S', '61'],
  ['SHUTDOWN_DELAY_S', 'soon'],
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'smtps://user:pass#word@mail.example'],
  ['MAIL_FROM', 'Emojigma'],
  ['MAIL_FROM', 'a@b.example\r\nBcc: eve@evil.example'],
  ['CHILD_ACCOUNTS', 'never'],
  ['SIGN_IN_WITH', 'Google'],
  ['SIGN_IN_WITH', '{}'],
  ['SIGN_IN_WITH', '[{"name":"School"}]'],
  ['SIGN_IN_WITH', '[{"name":"School","issuer":"http://school.example","clientId":"x"}]'],
  ['SHOP_LINKS', 'https://shop.example'],
  ['SHOP_LINKS', '["https://shop.example"]'],
  ['SHOP_LINKS', '{"hat":"https://shop.example/hat"}'],
  ['SHOP_LINKS', '{"mug":"http://shop.example/mug"}'],
  ['SHOP_LINKS', '{"mug":"javascript:alert(1)"}'],
])('%s=%s is refused by name', (name, value) => {
  const reading = (): unknown => readConfig({ [name]: value })
  expect(reading).toThrow(ConfigError)
  expect(reading).toThrow(name)
})

test.each([
  ['SITEURL', 'SITE_URL'],
  ['site_url', 'SITE_URL'],
  ['RATE_LIMIT', 'RATE_LIMITS'],
  ['OPERATOR_KEYS', 'OPERATOR_KEY'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['STRIPE_SECERT_KEY', 'STRIPE_SECRET_KEY'],
])('the misspelt setting %s stops the start, with the name that is meant', (name, meant) => {
  expect(() => readConfig({ [name]: 'on' })).toThrow(`${name} is no setting: ${meant} is meant`)
})

test('an unknown setting of ours stops the start, and those of other programs do not', () => {
  expect(() => readConfig({ BACKUP_SCHEDULE: 'daily' })).toThrow('BACKUP_SCHEDULE is no setting')
  const others = [
    'PATH',
    'HOSTNAME',
    'HOME',
    'LANG',
    'TZ',
    'PGHOST',
    'NODE_OPTIONS',
    'NODE_VERSION',
    'npm_config_loglevel',
    'UV_THREADPOOL_SIZE',
  ]
  expect(() => readConfig(Object.fromEntries(others.map((name) => [name, 'x'])))).not.toThrow()
})

test('all bad variables are named at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[^]*LOG_LEVEL/)
})

test('sites to sign in with are a list, none at first', () => {
  expect(readConfig({}).signInProviders).toEqual([])
  const provider = { name: 'School', issuer: 'https://id.school.example', clientId: 'emojigma', clientSecret: 'x' }
  expect(readConfig({ SIGN_IN_WITH: JSON.stringify([provider]) }).signInProviders).toEqual([provider])
  expect(() => readConfig({ SIGN_IN_WITH: JSON.stringify([provider, provider]) })).toThrow(/name/)
})

test('the seller is lines of text, apart by line breaks, written out or not', () => {
  expect(readConfig({}).seller).toEqual([])
  expect(readConfig({ SELLER: 'Puzzles Ltd\\n3 Quay\n Cork ' }).seller).toEqual(['Puzzles Ltd', '3 Quay', 'Cork'])
})

test('things of the shop are sold where their links lead, at first nowhere', () => {
  expect(readConfig({}).shopLinks).toEqual({})
  const links = { mug: 'https://shop.example/mug', 'junior-book': 'https://books.example/junior?ref=emojigma' }
  expect(readConfig({ SHOP_LINKS: JSON.stringify(links) }).shopLinks).toEqual(links)
})

test.each([
  'change-me-change-me-change-me-change-me',
  'x'.repeat(40),
  'my secret my secret my secret my secret',
  'default-secret-of-the-documentation',
])('in production the placeholder %s is no secret', (SECRET) => {
  expect(() => readConfig({ SECRET, NODE_ENV: 'production' })).toThrow(/SECRET/)
  expect(() => readConfig({ SECRET, NODE_ENV: 'production' })).not.toThrow(SECRET)
})

test.each(['OPERATOR_KEY', 'METRICS_KEY'])('in production a guessable %s is refused by name, and its value is not repeated', (name) => {
  for (const key of ['k3Jd9aPqXz7wLm2', 'abababababababababababab', 'correct horse battery staple', 'operator operator operator']) {
    const reading = () => readConfig({ [name]: key, NODE_ENV: 'production' })
    expect(reading).toThrow(new RegExp(`${name} (must have at least|can be guessed)`))
    expect(reading).not.toThrow(key)
  }
  const good = 'q7Vt2mXc9LwRk4Zp8NsB'
  expect(() => readConfig({ [name]: good, NODE_ENV: 'production' })).not.toThrow()
})

test('the key that reads metrics is not the one that opens everything', () => {
  const key = 'q7Vt2mXc9LwRk4Zp8NsB'
  expect(() => readConfig({ OPERATOR_KEY: key, METRICS_KEY: key })).toThrow('METRICS_KEY must differ')
})

test('in production a secret of its own is taken', () => {
  const SECRET = '3bNvQ0yG2xkqJr7tWzPZc1dLhVfUoX9eAiSgKmT5uE8='
  expect(readConfig({ SECRET, NODE_ENV: 'production' }).secret).toBe(SECRET)
})

const NETWORK = { script: 'https://ads.network.example/ads.js', client: 'ca-1', slots: { list: '11' } }

test('third parties are off until they are named', () => {
  expect(readConfig({})).toMatchObject({ adNetwork: undefined, hasTestAds: false, analytics: undefined, errorStore: undefined })
  expect(readConfig({})).toMatchObject({ replaySessions: 0, replayErrors: 0.1 })
  expect(readConfig({ ERROR_REPLAY_SESSIONS: '1', ERROR_REPLAY_ERRORS: '.25' })).toMatchObject({ replaySessions: 1, replayErrors: 0.25 })
})

test('an ad network, analytics and an error store are read from the environment', () => {
  const config = readConfig({
    AD_NETWORK: JSON.stringify({ ...NETWORK, hosts: ['https://*.network.example'] }),
    AD_TEST: 'on',
    ANALYTICS: '{"endpoint":"https://stats.example/api/event","domain":"emojigma.example"}',
    ERROR_REPORTS_DSN: 'https://abc123@errors.example/folder/42',
  })
  expect(config.adNetwork).toEqual({ ...NETWORK, hosts: ['https://*.network.example'], name: 'adsbygoogle' })
  expect(config.hasTestAds).toBe(true)
  expect(config.analytics).toEqual({ endpoint: 'https://stats.example/api/event', domain: 'emojigma.example' })
  expect(config.errorStore).toEqual({ address: 'https://errors.example/folder/api/42/envelope/', publicKey: 'abc123' })
})

test.each([
  ['AD_NETWORK', 'https://ads.network.example/ads.js'],
  ['AD_NETWORK', JSON.stringify({ ...NETWORK, script: 'http://ads.network.example/ads.js' })],
  ['AD_NETWORK', JSON.stringify({ ...NETWORK, slots: { header: '1' } })],
  ['AD_NETWORK', JSON.stringify({ ...NETWORK, hosts: ['*'] })],
  ['AD_NETWORK', JSON.stringify({ ...NETWORK, hosts: ["https://a.example; script-src 'unsafe-inline'"] })],
  ['AD_NETWORK', JSON.stringify({ ...NETWORK, client: '"><script>' })],
  ['AD_TEST', 'yes'],
  ['ANALYTICS', '{"endpoint":"/api"}'],
  ['ERROR_REPORTS_DSN', 'https://errors.example/42'],
  ['ERROR_REPLAY_ERRORS', '1.5'],
  ['ERROR_REPLAY_SESSIONS', '-0.1'],
  ['ERROR_REPLAY_SESSIONS', '10%'],
  ['ERROR_REPORTS_DSN', 'https://key@errors.example/project'],
  ['ERROR_REPORTS_DSN', 'http://key@errors.example/1'],
])('%s=%s is refused by the name of its variable', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name} must be`))
})
