import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { App } from './app-type.ts'

const NO_FRAMES = "frame-ancestors 'none'"

/** What a page may load: our own files, small drawings inside it, its own stylesheet, our service worker and the one
 *  script that stands inside every page.
 *  React sets style attributes, and pages carry their small stylesheet inside: hence 'unsafe-inline' for styles alone. */
const pagePolicy = (inlineScript: string | undefined): readonly string[] => [
  "default-src 'self'",
  inlineScript === undefined
    ? "script-src 'self'"
    : `script-src 'self' 'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  NO_FRAMES,
]

/** What browsers let our pages do: write to the clipboard, fill the screen and play sounds. Speaking, vibrating and sharing ask for no
 *  leave. Names that Chromium does not know are left out: it would complain of them on every page. */
const PERMISSIONS = [
  ...['clipboard-write', 'fullscreen', 'autoplay'].map((feature) => `${feature}=(self)`),
  ...[
    'accelerometer',
    'camera',
    'clipboard-read',
    'display-capture',
    'encrypted-media',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'picture-in-picture',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'storage-access',
    'usb',
    'window-management',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ')

/** What only pages heed. */
const OF_PAGES = ['cross-origin-opener-policy', 'origin-agent-cluster', 'permissions-policy', 'referrer-policy', 'x-frame-options'] as const
/** What goes without it. That a browser's copy is still good has no type: it changes the headers of the copy, which may be a page, and so
 *  it has them all. */
const IS_NO_PAGE = /^(?:application\/(?:json|javascript)|text\/css|font\/|image\/)/
const IS_JSON = /^application\/json/
/** Of data, since somebody may open it as if it were a page. */
const DATA_POLICY = `default-src 'none';${NO_FRAMES}`

export type SecurityHeaders = Readonly<Record<string, string>>

/** @param isHttps whether people reach the site by https alone
 *  @param inlineScript the script inside every page, to the letter; there is none where no pages are built */
export function securityHeaders(isHttps: boolean, inlineScript?: string): SecurityHeaders {
  return {
    'content-security-policy': [...pagePolicy(inlineScript), ...(isHttps ? ['upgrade-insecure-requests'] : [])].join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': PERMISSIONS,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** Puts them on every answer; a route may replace one by its own. Data that no browser shows as a page goes without what only pages heed:
 *  of a short answer that was more than a third.
 *  Source: docs/decisions/2026-11-21-security-headers-by-hand.md */
export function setSecurityHeaders(app: App, headers: SecurityHeaders): void {
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers)
    next()
  })
  app.addHook('onSend', (_request, reply, _payload, next) => {
    const type = String(reply.getHeader('content-type'))
    if (IS_NO_PAGE.test(type)) for (const name of OF_PAGES) reply.removeHeader(name)
    // Whatever else is no page keeps the policy: a worker takes it from its own script.
    if (IS_JSON.test(type)) reply.header('content-security-policy', DATA_POLICY)
    next()
  })
}

/** Lets pages of any site show this one answer in a frame. */
export function allowFrames(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'))
  reply.header('content-security-policy', policy.replace(NO_FRAMES, 'frame-ancestors *'))
  reply.header('cross-origin-resource-policy', 'cross-origin')
  reply.removeHeader('x-frame-options')
}
