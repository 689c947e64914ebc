import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { COMPONENTS, DIALOGS, NOT_SHOWN } from './components.tsx'

const UI = join(import.meta.dirname, '../app/ui')
const FILES = readdirSync(UI, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => file.replaceAll('\\', '/').replace('.tsx', ''))

test('every component has its cases in the gallery, or a reason why not', () => {
  const named = [COMPONENTS, DIALOGS, NOT_SHOWN].flatMap((list) => Object.keys(list))
  expect(named.toSorted()).toEqual(FILES.toSorted())
})
