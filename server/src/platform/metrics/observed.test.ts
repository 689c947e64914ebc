import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { PROJECT_ROOT } from '../../config.ts'
import { openTestSite, type TestSite } from '../testing/test-site.ts'

interface Dashboard {
  readonly panels: readonly { readonly id: number; readonly title: string; readonly targets: readonly { readonly expr: string }[] }[]
}
interface Rules {
  readonly groups: readonly {
    readonly rules: readonly { readonly alert: string; readonly expr: string; readonly annotations: Readonly<Record<string, string>> }[]
  }[]
}

const KEY = 'the key of the operator'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [], environment: { OPERATOR_KEY: KEY } })
})
afterEach(() => site.close())

/** @returns each name that a series may have, with the labels that were seen at it */
async function series(): Promise<ReadonlyMap<string, string>> {
  const text = (await site.get('/metrics', { authorization: `Bearer ${KEY}` })).body.toString()
  const kinds = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  const names = kinds.flatMap(([, name = '', kind]) =>
    kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
  )
  return new Map(
    names.map((name) => [
      name,
      text
        .split('\n')
        .filter((line) => line.startsWith(`${name}{`))
        .join('\n'),
    ]),
  )
}

function ownNamesIn(expressions: readonly string[]): readonly string[] {
  return [...new Set(expressions.flatMap((one) => one.match(/emojigma_\w+/g) ?? []))]
}

test('every series that the dashboard shows is there', async () => {
  const { panels } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'ops/grafana/emojigma.json'), 'utf8')) as Dashboard
  const known = await series()
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const named = ownNamesIn(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)))
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

test('every alert asks for series that are there, with labels that they have, and says what to do', async () => {
  const { groups } = parse(readFileSync(join(PROJECT_ROOT, 'ops/prometheus/alerts.yaml'), 'utf8')) as Rules
  const rules = groups.flatMap((group) => group.rules)
  const known = await series()
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  expect(ownNamesIn(rules.map(({ expr }) => expr)).filter((name) => !known.has(name))).toEqual([])
  const asked = rules.flatMap(({ expr }) => [
    ...expr.matchAll(/(emojigma_(?:queue_length|letters_total|process_memory_bytes|event_loop_lag_seconds))\{[^}]*,(\w+="\w+")/g),
  ])
  expect(asked.length).toBeGreaterThanOrEqual(5)
  for (const [, name = '', label = ''] of asked) expect([name, known.get(name)?.includes(label)]).toEqual([name, true])
  for (const { alert, annotations } of rules) expect([alert, Object.keys(annotations)]).toEqual([alert, ['summary', 'description']])
})
