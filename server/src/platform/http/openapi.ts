import type { CallAccess } from '@emojigma/contract/call.ts'
import { failureBody } from '@emojigma/contract/failures.ts'
import { requestToken } from '@emojigma/contract/sign-in/sign-in.ts'
import swagger from '@fastify/swagger'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { App } from './app-type.ts'
import { isApiPath } from './failures.ts'

const INFO = { title: 'Emojigma', description: 'Emoji maths and logic puzzles', version: '1' }

/** How any call may be refused before it is served: not understood, too often, a fault of ours, or too busy. */
const OF_ANY_CALL = [400, 429, 500, 503]
/** A token that is sent and not valid is refused everywhere. */
const OF_A_CALL_WITH_TOKEN = [401]
/** Too large, or no JSON. */
const OF_A_BODY = [413, 415]

/** By what a call knows who makes it. */
const SECURITY_SCHEMES = {
  accessToken: { type: 'http', scheme: 'bearer', description: 'From /token.' },
  operatorKey: { type: 'apiKey', in: 'header', name: 'X-Operator-Key' },
} as const
type SecurityScheme = keyof typeof SECURITY_SCHEMES

/** Which of these a call needs, by who may make it; the empty one stands for none. */
export const SECURITY: Readonly<Record<CallAccess, Partial<Record<SecurityScheme, string[]>>[]>> = {
  anyone: [{}, { accessToken: [] }],
  account: [{ accessToken: [] }],
  operator: [{ operatorKey: [] }],
}

type Described = Parameters<typeof jsonSchemaTransform>[0]

/** Describes every call that is routed after this one, from the schemas that validate it.
 *  Source: docs/product.md, The wire */
export async function describeCalls(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: INFO, components: { securitySchemes: SECURITY_SCHEMES } },
    transform: (described) => jsonSchemaTransform(withRefusals(described)),
    transformObject: jsonSchemaTransformObject,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}

/** Adds what the server answers for every call, which no call declares for itself. */
function withRefusals<D extends Described>(described: D): D {
  const { schema, url, route } = described
  const isToken = url === requestToken.path
  if (!schema || !(isToken || isApiPath(url))) return described
  const declared = (schema.response ?? {}) as Readonly<Record<number, unknown>>
  const statuses = [...OF_ANY_CALL, ...(isToken ? [] : OF_A_CALL_WITH_TOKEN), ...(route.method === 'POST' ? OF_A_BODY : [])]
  // A call that refuses in a shape of its own refuses always in it.
  const shape = declared[429] ?? failureBody
  const refusals = Object.fromEntries(statuses.map((status) => [status, shape]))
  return { ...described, schema: { ...schema, response: { ...refusals, ...declared } } }
}
