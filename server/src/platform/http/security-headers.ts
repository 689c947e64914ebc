import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { App } from './app-type.ts'

const NO_FRAMES = "frame-ancestors 'none'"

/** The content policy of a page: our own files, small inline drawings, its own stylesheet, our service worker and the inline script of
 *  every page.
 *  React sets style attributes, and pages inline their small stylesheet: hence 'unsafe-inline' for styles alone. */
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
  // Text becomes HTML or a script's address only by the page's own policy, `trusted-types.ts`.
  "require-trusted-types-for 'script'",
  'trusted-types emojigma',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  NO_FRAMES,
]

/** Permissions of our pages: clipboard, full screen, sound, and the camera where login cards are scanned. Speech, vibration and sharing
 *  need none. Names unknown to Chromium are left out: it would log a warning on every page. */
const ALLOWED = ['clipboard-write', 'fullscreen', 'autoplay']
const REFUSED = [
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
]

function permissions(also: readonly string[] = []): string {
  const refused = REFUSED.filter((feature) => !also.includes(feature))
  return [...[...ALLOWED, ...also].map((feature) => `${feature}=(self)`), ...refused.map((feature) => `${feature}=()`)].join(', ')
}

const PERMISSIONS = permissions()
const PERMISSIONS_TO_SCAN = permissions(['camera'])
/** The page that scans login cards. */
const SCANS = /^\/class(?:$|\?)/

/** Headers that only matter for pages. */
const OF_PAGES = ['cross-origin-opener-policy', 'origin-agent-cluster', 'permissions-policy', 'referrer-policy', 'x-frame-options'] as const
/** Types that need no page headers. A 304 has no type: it updates the headers of the cached copy, which may be a page, so it gets all of
 *  them. */
const IS_NO_PAGE = /^(?:application\/(?:json|javascript)|text\/css|font\/|image\/)/
const IS_JSON = /^application\/json/
/** For data, which may be opened like a page. */
const DATA_POLICY = `default-src 'none';${NO_FRAMES}`

export type SecurityHeaders = Readonly<Record<string, string>>

/** @param isHttps whether the site is reached by https only
 *  @param inlineScript the inline script of every page, verbatim; absent where no pages are built */
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

/** Sets the headers on every reply; a route may override them. Data gets no page headers, which were more than a third of a short reply.
 *  Source: docs/decisions/2026-11-21-security-headers-by-hand.md */
export function setSecurityHeaders(app: App, headers: SecurityHeaders): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers)
    if (SCANS.test(request.url)) reply.header('permissions-policy', PERMISSIONS_TO_SCAN)
    next()
  })
  app.addHook('onSend', (_request, reply, _payload, next) => {
    const type = String(reply.getHeader('content-type'))
    if (IS_NO_PAGE.test(type)) for (const name of OF_PAGES) reply.removeHeader(name)
    // A worker takes its policy from its own script.
    if (IS_JSON.test(type)) reply.header('content-security-policy', DATA_POLICY)
    next()
  })
}

/** Allows any site to frame this one reply. */
export function allowFrames(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'))
  reply.header('content-security-policy', policy.replace(NO_FRAMES, 'frame-ancestors *'))
  reply.header('cross-origin-resource-policy', 'cross-origin')
  reply.removeHeader('x-frame-options')
}
