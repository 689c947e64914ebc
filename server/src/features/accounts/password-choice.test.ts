import { expect, test } from 'vitest'
import { ENGLISH } from '../../platform/languages.ts'
import { passwordProblem } from './password-choice.ts'

test.each([
  ['Havanna-tree-7', 'anna@example.com'],
  ['My-dog-likes-7-mandarins', 'mand@example.com'],
  ['Blue-Kangaroo-77', 'garoo@example.com'],
  ['Otto-7-is-too-short!', 'ott@example.com'],
  ['Swimming-otters-9', 'Swim Otter'],
])('“%s” is a good password of %s', (password, name) => {
  expect(passwordProblem(password, [name, null])).toBeUndefined()
})

test.each([
  ['Anna-tree-77', 'anna@example.com', 'anna'],
  ['my77AnnaTree!', 'ANNA@example.com', 'anna'],
  ['xanna77!', 'anna@example.com', 'anna'],
  ['1990.annaBERG.tree', 'anna.berg@example.com', 'anna.berg'],
  ['Brave-Otter42-sings', 'BraveOtter42', 'braveotter42'],
  ['(anna)+(tree)=7', 'anna@example.com', 'anna'],
])('“%s” is refused to %s, and what is wrong is named', (password, name, found) => {
  expect(passwordProblem(password, [name, null])?.(ENGLISH)).toContain(`contains “${found}”`)
})
