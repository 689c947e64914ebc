import type { Config } from '../config.ts'

/** Settings that a production site should not have, one sentence each. They are logged at start and shown on /readyz and to the operator.
 *  Source: docs/operate.md, Unsafe settings */
export function unsafeSettings(config: Config): readonly string[] {
  if (!config.isProduction) return []
  const { hasRateLimits, clockOffsetMs, stripe, sells, trustProxy, siteUrl, smtpUrl, hasTestAds, adNetwork } = config
  const faults: readonly (readonly [boolean, string])[] = [
    [!hasRateLimits, 'RATE_LIMITS=off: anyone may try passwords and flood the site'],
    [clockOffsetMs !== 0, 'CLOCK_OFFSET_MS: the clock is moved, so days, sessions and payments end at the wrong time'],
    [sells && !stripe, 'STRIPE_SECRET_KEY is not set: anyone may buy plans and books with test money. CHECKOUT=off stops all sales'],
    [sells && stripe !== undefined && /^[sr]k_test_/.test(stripe.secretKey), 'STRIPE_SECRET_KEY is a test key: test cards buy plans'],
    [trustProxy === true, 'TRUST_PROXY=on: anyone may claim any address'],
    [siteUrl === undefined, 'SITE_URL is not set: links in mails follow whatever host a request names'],
    [siteUrl?.startsWith('http://') === true, 'SITE_URL begins with http://: passwords are sent in the clear'],
    [smtpUrl === undefined, 'SMTP_URL is not set: no mail leaves the server'],
    [adNetwork !== undefined && hasTestAds, 'AD_TEST=on: advertisements are tests'],
  ]
  return faults.flatMap(([isUnsafe, words]) => (isUnsafe ? words : []))
}
