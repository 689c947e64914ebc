import { expect, test } from 'vitest'
import { readArticles } from './articles.ts'

const articles = readArticles()

test('the list of the blog has every dated post once, the newest first, and not itself', () => {
  const listed = articles.find(({ path }) => path === '/blogs')?.listed ?? []
  const posts = articles.filter(({ section, date }) => section === 'Blog' && date !== undefined)
  expect(listed.map(({ path }) => path).toSorted()).toEqual(posts.map(({ path }) => path).toSorted())
  expect(listed.length).toBeGreaterThan(1)
  const dates = listed.map(({ date }) => date ?? '')
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(listed.some(({ path }) => path === '/blogs')).toBe(false)
})

test('no two articles share a file’s name or an address', () => {
  for (const names of [articles.map(({ slug }) => slug), articles.flatMap(({ path, alsoAt }) => [path, ...alsoAt])]) {
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
  }
})
