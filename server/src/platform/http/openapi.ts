import type { CallAccess } from '@emojigma/contract/call.ts'
import { failureBody } from '@emojigma/contract/failures.ts'
import { requestToken } from '@emojigma/contract/sign-in/sign-in.ts'
import swagger from '@fastify/swagger'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { App } from './app-type.ts'
import { isApiPath } from './failures.ts'

const INFO = { title: 'Emojigma', description: 'Emoji math and logic puzzles', version: '1' }

/** Failures of any call before it is served: invalid, too many, internal error, busy. */
const OF_ANY_CALL = [400, 429, 500, 503]
/** An invalid token is refused everywhere. */
const OF_A_CALL_WITH_TOKEN = [401]
/** Too large, or not JSON. */
const OF_A_BODY = [413, 415]

/** How a call identifies its caller. */
const SECURITY_SCHEMES = {
  accessToken: { type: 'http', scheme: 'bearer', description: 'From /token.' },
  operatorKey: { type: 'apiKey', in: 'header', name: 'X-Operator-Key' },
} as const
type SecurityScheme = keyof typeof SECURITY_SCHEMES

/** The schemes that a call accepts, by its access; `{}` stands for none. */
export const SECURITY: Readonly<Record<CallAccess, Partial<Record<SecurityScheme, string[]>>[]>> = {
  anyone: [{}, { accessToken: [] }],
  account: [{ accessToken: [] }],
  operator: [{ operatorKey: [] }],
}

type RouteDescription = Parameters<typeof jsonSchemaTransform>[0]

/** Describes every call that is registered after this one, from its schemas.
 *  Source: docs/product.md, The wire */
export async function describeCalls(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: INFO, components: { securitySchemes: SECURITY_SCHEMES } },
    transform: (described) => jsonSchemaTransform(withRefusals(described)),
    transformObject: jsonSchemaTransformObject,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}

/** Adds the failures that every call has, and no call declares. */
function withRefusals<D extends RouteDescription>(described: D): D {
  const { schema, url, route } = described
  const isToken = url === requestToken.path
  if (!schema || !(isToken || isApiPath(url))) return described
  const declared = (schema.response ?? {}) as Readonly<Record<number, unknown>>
  const statuses = [...OF_ANY_CALL, ...(isToken ? [] : OF_A_CALL_WITH_TOKEN), ...(route.method === 'POST' ? OF_A_BODY : [])]
  // A call with a refusal shape of its own uses it for every refusal.
  const shape = declared[429] ?? failureBody
  const refusals = Object.fromEntries(statuses.map((status) => [status, shape]))
  return { ...described, schema: { ...schema, response: { ...refusals, ...declared } } }
}
