import { AD_PLACES, type AdPlace } from '@emojigma/contract/site/pages.ts'
import { z } from 'zod'
import { jsonSetting } from './json-setting.ts'

/** Settings of third parties: where events go, and what is loaded from other sites. All of it is off by default.
 *  Source: docs/operate.md, Advertisements, page views and error reports */

/** A network that fills advertisement slots. */
export interface AdNetwork {
  /** Address of its script. */
  readonly script: string
  /** The publisher's id. */
  readonly client: string
  /** The network's names of our slots, by place. */
  readonly slots: Readonly<Partial<Record<AdPlace, string>>>
  /** Further sources of its script, as in a content policy. */
  readonly hosts: readonly string[]
  /** Class of its elements and name of the list in `window` that it reads: its ad-slot name. */
  readonly name: string
}

/** Where page views are counted. */
export interface Analytics {
  /** Accepts events in Plausible's format. */
  readonly endpoint: string
  /** Absent = the site's host. */
  readonly domain?: string | undefined
}

/** Where error reports go: the parts of a DSN. */
export interface ErrorStore {
  /** The envelope endpoint. */
  readonly address: string
  readonly publicKey: string
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const HOST = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/i
const WORD = /^[\w.:-]{1,100}$/

/** Plain http is allowed to this machine only. */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname))
}

const address = z.url().refine(isSafeAddress, 'must begin with https://')
const word = z.string().regex(WORD, 'must be a short name')

const adNetwork = z.strictObject({
  script: address,
  client: word,
  slots: z.partialRecord(z.enum(AD_PLACES), word),
  hosts: z.array(z.string().regex(HOST, 'must be a host such as https://*.network.example')).max(40).default([]),
  name: z
    .string()
    .regex(/^[A-Za-z_]\w{2,39}$/, 'must be a name such as adsbygoogle')
    .default('adsbygoogle'),
})

const analytics = z.strictObject({ endpoint: address, domain: word.optional() })

/** For the variable AD_NETWORK. */
export const readAdNetwork = jsonSetting<AdNetwork>(
  adNetwork,
  'JSON of the form {script, client, slots: {list?, board?, puzzle?, riddles?}, hosts?, name?}',
)

/** For the variable ANALYTICS. */
export const readAnalytics = jsonSetting<Analytics>(analytics, 'JSON of the form {endpoint, domain?}')

/** For the variable ERROR_REPORTS_DSN: `https://<public key>@<host>/<path>/<project>`. */
export function readDsn(text: string, context: z.RefinementCtx): ErrorStore {
  const dsn = URL.canParse(text) ? new URL(text) : undefined
  const [, folder = '', project] = /^(.*)\/(\d+)$/.exec(dsn?.pathname ?? '') ?? []
  if (dsn?.username && project && isSafeAddress(dsn.href)) {
    return { address: `${dsn.origin}${folder}/api/${project}/envelope/`, publicKey: dsn.username }
  }
  context.addIssue({ code: 'custom', message: 'must be an address such as https://key@errors.example/1' })
  return z.NEVER
}
