import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readStudents } from './csv-file.ts'

const page = readFileSync(join(import.meta.dirname, '../../../../docs/rosters.md'), 'utf8')
const examples = [...page.matchAll(/```csv\n([\s\S]*?)```/g)].map(([, text = '']) => text)

test.each(examples)('the documented list %j is read', (text) => {
  const file = readStudents(text)
  if (file.kind !== 'read') throw new Error(file.kind)
  const [student] = file.students
  expect(file.students).toHaveLength(1)
  expect(student?.realName || student?.userName).toMatch(/^(?:Ada Lovelace|otter-01)$/)
  expect(student?.userName).not.toContain('@')
})

test('every documented form has its example', () => expect(examples.length).toBeGreaterThanOrEqual(14))
