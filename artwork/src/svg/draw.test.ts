import { describe, expect, test } from 'vitest'
import type { Puzzle } from '@emojigma/engine/question.ts'
import { emojiArt } from '../emoji-art.ts'
import { drawAnswer, drawQuestion, oddPictureGeometry, pictureSize } from './draw.ts'
import { EXAMPLE_PUZZLES } from './example-puzzles.ts'

const PUZZLES: readonly (readonly [string, Puzzle])[] = Object.entries(EXAMPLE_PUZZLES)

/** Fails on anything but elements that close in order and attributes in double quotes, each once.
 *  @returns every attribute of every element */
function readStrictly(svg: string): { readonly element: string; readonly name: string; readonly value: string }[] {
  const open: string[] = []
  const attributes: { element: string; name: string; value: string }[] = []
  let rest = svg
  while (rest !== '') {
    const tag = /^<(?<slash>\/?)(?<element>[a-zA-Z]+)(?<attributes>(?: [a-zA-Z:-]+="[^"<&]*")*)(?<empty>\/?)>/.exec(rest)
    if (!tag?.groups) throw new Error(`not well-formed at ${rest.slice(0, 60)}`)
    const { slash, element = '', attributes: text = '', empty } = tag.groups
    if (slash && open.pop() !== element) throw new Error(`${element} closes another element`)
    if (!slash && !empty) open.push(element)
    const own = [...text.matchAll(/ (?<name>[a-zA-Z:-]+)="(?<value>[^"]*)"/g)].map(({ groups }) => ({
      element,
      name: groups?.['name'] ?? '',
      value: groups?.['value'] ?? '',
    }))
    if (new Set(own.map(({ name }) => name)).size < own.length) throw new Error(`${element} has an attribute twice`)
    attributes.push(...own)
    rest = rest.slice(tag[0].length)
    if (open.length === 0 && rest !== '') throw new Error('more than one root')
  }
  if (open.length > 0) throw new Error(`${open.join(' ')} not closed`)
  return attributes
}

describe.each(PUZZLES)('%s', (_, puzzle) => {
  const question = drawQuestion(puzzle.question, emojiArt)
  const answer = drawAnswer(puzzle, emojiArt)

  test('is well-formed and refers to nothing outside itself', () => {
    for (const svg of [question, answer]) {
      const attributes = readStrictly(svg)
      const ids = attributes.filter(({ name }) => name === 'id').map(({ value }) => value)
      expect(new Set(ids).size).toBe(ids.length)
      const references = attributes.filter(({ name }) => name.endsWith('href')).map(({ value }) => value)
      expect([...new Set(references)].toSorted()).toEqual(ids.map((id) => `#${id}`).toSorted())
      expect(svg).not.toMatch(/<text|<script|<style|<image|<foreignObject|url\(|NaN|undefined|Infinity| on[a-z]+=/)
    }
  })

  test('is drawn the same every time', () => {
    expect(drawQuestion(structuredClone(puzzle.question), emojiArt)).toBe(question)
    expect(drawAnswer(structuredClone(puzzle), emojiArt)).toBe(answer)
  })

  test('shares no id with the picture of its answer', () => {
    const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(idsOf(question).filter((id) => idsOf(answer).includes(id))).toEqual([])
    expect(idsOf(drawQuestion(puzzle.question, emojiArt, { idPrefix: 'card' }))[0]).toBe('card-1')
  })

  test('is small', () => {
    for (const svg of [question, answer]) {
      expect(svg.length).toBeLessThan(60_000)
    }
  })

  test('keeps everything inside the picture', () => {
    const { width, height } = pictureSize(puzzle.question)
    for (const [, x = '', y = '', w = '', h = ''] of question.matchAll(/ x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0)
      expect(Number(y)).toBeGreaterThanOrEqual(0)
      expect(Number(x) + Number(w)).toBeLessThanOrEqual(width)
      expect(Number(y) + Number(h)).toBeLessThanOrEqual(height)
    }
  })

  test('differs from the picture of its answer', () => {
    expect(answer.replaceAll(/[#"]e[0-9a-z]+-/g, '')).not.toBe(question.replaceAll(/[#"]e[0-9a-z]+-/g, ''))
  })
})

test('an emoji without artwork is refused', () => {
  const { question } = EXAMPLE_PUZZLES['Spot the odd emoji 6 × 6']
  expect(() => drawQuestion({ ...question, emoji: ['frog', 'no-such-emoji'] }, emojiArt)).toThrow(RangeError)
})

test('the cells of the odd-emoji picture fill it exactly, one emoji in each', () => {
  const { question } = EXAMPLE_PUZZLES['Spot the odd emoji 16 × 16']
  const { sizePx, originPx, cellPx } = oddPictureGeometry(question.side)
  expect(pictureSize(question)).toEqual({ width: sizePx, height: sizePx })
  expect(originPx).toEqual({ x: 0, y: 0 })
  const uses = [...drawQuestion(question, emojiArt).matchAll(/<use href="#([^"]+)" x="([^"]+)" y="([^"]+)"/g)]
  const cells = uses.map(([, id, x, y]) => ({ id, column: Math.floor(Number(x) / cellPx), row: Math.floor(Number(y) / cellPx) }))
  expect(new Set(cells.map(({ row, column }) => `${row}-${column}`)).size).toBe(question.side ** 2)
  const first = cells[0]?.id
  expect(cells.filter(({ id }) => id !== first).map(({ row, column }) => ({ row, column }))).toEqual([
    { row: question.row, column: question.column },
  ])
})
