// @vitest-environment jsdom
import { readArticles } from '@emojigma/content/articles.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { notOurs, renderAt, serverWith } from '../../../platform/testing/test-site.tsx'
import { Component as WorksheetsPage } from '../../paper/WorksheetsPage.tsx'
import { Component as BlogsPage } from './BlogsPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Answers with the files that the build makes of articles. */
function articleFiles(): void {
  const files = readArticles().map((article) => [`/content/articles/${article.slug}.json`, () => notOurs(Response.json(article))] as const)
  serverWith(Object.fromEntries(files))
}

test('the blog lists its posts with the day they were written, the newest first', async () => {
  articleFiles()
  renderAt('/blogs', <BlogsPage />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Blog' })).toBeDefined()
  const posts = within(screen.getByRole('article'))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.querySelector('a')?.getAttribute('href'))
  expect(posts).toEqual(['/blog/2', '/blog/1'])
  expect(screen.getByText('22 November 2026')).toBeDefined()
})

test.each([
  ['/worksheets', 'sample'],
  ['/Christmas-Worksheets/', 'christmas'],
])('%s shows the sheet %s and opens it to print', async (address, sheet) => {
  articleFiles()
  renderAt(address, <WorksheetsPage />)
  const link = await screen.findByRole('link', { name: /^Open the free/ })
  expect(link.getAttribute('href')).toBe(`/emojigma/worksheets/${sheet}.html`)
  expect(screen.getByRole('img', { name: /lines for name, class and date/ }).getAttribute('src')).toBe(`/emojigma/worksheets/${sheet}.svg`)
})
