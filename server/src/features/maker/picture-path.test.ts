import { expect, test } from 'vitest'
import { pictureNamed, picturePath, versionOf } from './picture-path.ts'

test('the picture of a made puzzle has a name that tells which version it is of, and names without one are read as well', () => {
  const question = { typeId: 4, emoji: ['red-apple'], board: '1...' } as const
  const [version, renamed] = ['One', 'Two'].map((title) => versionOf({ title, question }))
  expect(version).not.toBe(renamed)
  const file =
    picturePath(3_000_000_000, version ?? '')
      .split('/')
      .at(-1) ?? ''
  expect(pictureNamed(file)).toEqual({ id: 3_000_000_000, version })
  expect(pictureNamed('Puzzle_3000000000.svg')).toEqual({ id: 3_000_000_000, version: undefined })
  expect(pictureNamed('Puzzle_3000000000_short.svg')).toBeUndefined()
})
