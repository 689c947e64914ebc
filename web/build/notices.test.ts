import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { noticesText, packageOf } from './notices.ts'

test('the notices have the words under which drawings, fonts and each library are passed on', () => {
  const text = noticesText(['react', '@noble/hashes'])
  for (const part of ['Copyright (c) Microsoft Corporation', 'SIL OPEN FONT LICENSE', 'The Nunito Project Authors'])
    expect(text).toContain(part)
  expect(text).toMatch(/## react\n\nMIT License\n\nCopyright \(c\) Meta/)
  expect(text).toMatch(/## @noble\/hashes\n\nThe MIT License/)
})

test('a package without a licence fails the build', () => {
  expect(() => noticesText(['.bin'])).toThrow('.bin brings no licence')
})

test.each([
  ['/project/node_modules/react/index.js', 'react'],
  ['/project/node_modules/@noble/hashes/esm/sha2.js', '@noble/hashes'],
  ['/project/node_modules/one/node_modules/@two/three/index.js?used', '@two/three'],
  ['C:\\project\\node_modules\\react\\index.js', 'react'],
  ['/project/web/app/store.ts', undefined],
])('%s belongs to %s', (moduleId, name) => expect(packageOf(moduleId)).toBe(name))

test('the terms lead to the notices', () => {
  const terms = readFileSync(join(import.meta.dirname, '../../content/legal/terms-and-conditions.md'), 'utf8')
  expect(terms).toContain('](/licences.txt)')
})
