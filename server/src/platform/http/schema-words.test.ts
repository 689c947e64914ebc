import { CALLS } from '@emojigma/contract/calls.ts'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { ENGLISH } from '../languages.ts'
import { installSchemaMessages, schemaText } from './schema-words.ts'

const VALIDATORS_WORDS = /expected|received|invalid|too (?:small|big)|unrecognized|>=|<=/i
/** Part of a sentence, which needs the name of the field before it. */
const FRAGMENT = /^\P{Lu}/u
const LONG_TEXT = 'x'.repeat(5000)
const AWKWARD = [undefined, null, '', 'abc', LONG_TEXT, 'a@b', -1, 1.5, 1e20, true, [], [[]], {}, { a: 1 }]

const BODIES = CALLS.flatMap(({ path, body, query }) => [body, query].flatMap((schema) => (schema ? [{ path, schema }] : [])))

beforeAll(() => installSchemaMessages())

function fieldsOf(schema: z.ZodType): readonly string[] {
  const { properties = {} } = z.toJSONSchema(schema, { unrepresentable: 'any' })
  return Object.keys(properties)
}

test('what is said about any field of any call is a whole sentence in plain words', () => {
  const said = new Set<string>()
  let fields = 0
  for (const { schema } of BODIES) {
    const names = fieldsOf(schema)
    fields += names.length
    const sent: unknown[] = [[], 'abc', 7, {}, { noField: 1 }, ...names.flatMap((name) => AWKWARD.map((value) => ({ [name]: value })))]
    for (const body of sent) for (const { message } of schema.safeParse(body).error?.issues ?? []) said.add(schemaText(message)(ENGLISH))
  }
  expect([fields > 150, said.size > 20]).toEqual([true, true])
  expect([...said].filter((words) => VALIDATORS_WORDS.test(words) || FRAGMENT.test(words))).toEqual([])
})
