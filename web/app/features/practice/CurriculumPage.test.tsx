// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderAt, serverWith } from '../../platform/testing/test-site.tsx'
import { Component as CurriculumPage } from './CurriculumPage.tsx'

afterEach(cleanup)

test('each level and each skill stands beside its standards, and a dash where there are none', async () => {
  serverWith()
  renderAt('/curriculum', <CurriculumPage />)
  const levels = await screen.findByRole('table', { name: 'By level' })
  expect(within(levels).getByRole('row', { name: /^Level 2 1\.OA\.A\.1 · 1\.OA\.D\.7 · 1\.OA\.D\.8 Year 1: Addition/ })).toBeDefined()
  const skills = screen.getByRole('table', { name: 'By skill' })
  expect(within(skills).getByRole('row', { name: /^Counting K\.CC\.B\.4/ })).toBeDefined()
  expect(within(skills).getByRole('row', { name: 'Telling apart – – –' })).toBeDefined()
})
