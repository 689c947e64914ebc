import { m } from '@emojigma/messages'
import { NO_ADVERTISEMENT, type AdPlace } from '@emojigma/contract/site/pages.ts'
import { createHash } from 'node:crypto'
import { escaped } from '../../../platform/http/escaped.ts'
import { inLanguage, type Language } from '../../../platform/languages.ts'
import type { AdNetwork } from '../../../platform/third-parties.ts'

/** The frame's script, verbatim. If the network's script does not load, the page shows an advertisement of our own instead. */
const SCRIPT = `(function () {
  var missing = function () { parent.postMessage('${NO_ADVERTISEMENT}', '*') }
  document.getElementById('network').addEventListener('error', missing)
  var name = document.body.dataset.name
  try { (window[name] = window[name] || []).push({}) } catch (error) { missing() }
})()`

export interface FrameDocument {
  readonly html: string
  readonly policy: string
}

/** A document that holds one advertisement and nothing of ours. The sandbox in its policy gives it an opaque origin, so the network's
 *  script reaches neither the page around it nor this site's storage.
 *  @returns undefined if the network fills no such slot */
export function frameDocument(
  { script, client, slots, hosts, name }: AdNetwork,
  place: AdPlace,
  isTest: boolean,
  language: Language,
): FrameDocument | undefined {
  const slot = slots[place]
  if (slot === undefined) return undefined
  const attributes = Object.entries({
    class: name,
    style: 'display:block;width:100%;height:90px',
    'data-ad-client': client,
    'data-ad-slot': slot,
    ...(isTest ? { 'data-adtest': 'on' } : {}),
  })
  const ins = `<ins ${attributes.map(([key, value]) => `${key}="${escaped(value)}"`).join(' ')}></ins>`
  const html = [
    `<!doctype html><html lang="${language.language.code}"><head><meta charset="utf-8"><meta name="robots" content="noindex">`,
    `<title>${m['ad_frame.title']({}, inLanguage(language))}</title><style>body{margin:0;overflow:hidden}</style></head>`,
    `<body data-name="${escaped(name)}">${ins}`,
    `<script id="network" async src="${escaped(script)}"></script><script>${SCRIPT}</script></body></html>`,
  ].join('\n')
  return { html, policy: policyOf([new URL(script).origin, ...hosts].join(' ')) }
}

function policyOf(hosts: string): string {
  return [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}' ${hosts}`,
    `style-src 'unsafe-inline' ${hosts}`,
    `img-src data: ${hosts}`,
    `font-src ${hosts}`,
    `connect-src ${hosts}`,
    `frame-src ${hosts}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  ].join(';')
}
