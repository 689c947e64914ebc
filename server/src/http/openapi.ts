import swagger from '@fastify/swagger'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { App } from './app-type.ts'

const INFO = { title: 'Emojigma', description: 'Emoji maths and logic puzzles', version: '1' }

/** Describes every call that is routed after this one, from the schemas that validate it.
 *  Source: docs/product.md, The wire */
export async function describeCalls(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: INFO },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
