// @vitest-environment jsdom
import { downloadPath } from '@emojigma/contract/puzzles/pictures.ts'
import { getWorksheetUrl } from '@emojigma/contract/paper/worksheets.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal, signInAs } from '../../../platform/testing/test-session.ts'
import { notOurs, puzzleAt, renderAt, serverWith } from '../../../platform/testing/test-site.tsx'
import { DownloadDialog } from './DownloadDialog.tsx'
import { WorksheetDialog } from './WorksheetDialog.tsx'

const SHEET = '/emojigma/sheets/puzzle_1.pdf'
const NO_PLAN = { Message: 'no', Action: 'DOWNLOAD' } as const

let saved: string[] = []
beforeEach(() => {
  saved = []
  signInAs({ plan: 'individual' })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => {}
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const user = userEvent.setup()
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const file = (type: string, name?: string) =>
  notOurs(
    new Response('bytes', {
      headers: { 'content-type': type, ...(name && { 'content-disposition': `attachment; filename="${name}"` }) },
    }),
  )

async function download(answers: readonly (() => unknown)[], hasSvg = true) {
  const puzzle = await puzzleAt(6, '40', { hasSvg })
  const left = [...answers]
  const onClose = vi.fn<() => void>()
  const png = downloadPath(puzzle.id, 'png')
  const calls = serverWith({ [png]: () => left.shift()?.(), [downloadPath(puzzle.id, 'svg')]: () => left.shift()?.() })
  renderAt('/puzzle/1', <DownloadDialog puzzle={puzzle} onClose={onClose} />)
  return { calls, onClose, asked: () => calls.filter(({ path }) => path === png).length }
}

test('a picture is saved under the name that the server gives it, as who has a plan', async () => {
  const { calls } = await download([() => file('image/png', 'emojigma-classic-7.png')])
  await press('Picture (PNG)')
  expect(await screen.findByText('Saved to Downloads.')).toBeTruthy()
  expect([saved, calls.at(-1)?.token]).toEqual([['emojigma-classic-7.png'], 'token'])
})

test('a second press while one is under way fetches nothing more', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { asked } = await download([() => promise, () => file('image/png', 'two.png')])
  await user.dblClick(screen.getByRole('button', { name: 'Picture (PNG)' }))
  expect(screen.getByText('Your picture is downloading …')).toBeTruthy()
  resolve(file('image/png', 'one.png'))
  await screen.findByText('Saved to Downloads.')
  expect([asked(), saved]).toEqual([1, ['one.png']])
})

test('what could not be fetched can be tried again', async () => {
  await download([() => undefined, () => file('image/svg+xml', 'drawing.svg')])
  await press('Drawing for any size (SVG)')
  await screen.findByText(/could not be fetched/)
  await press('Try again')
  await screen.findByText('Saved to Downloads.')
  expect(saved).toEqual(['drawing.svg'])
})

test('the page of a Wi-Fi that asks to sign in is not saved as a picture', async () => {
  await download([() => file('text/html')])
  await press('Picture (PNG)')
  await screen.findByText(/could not be fetched/)
  expect(saved).toEqual([])
})

test('who has no plan any more is told what opens downloads', async () => {
  await download([() => notOurs(refusal(403, NO_PLAN))])
  await press('Picture (PNG)')
  expect((await screen.findByRole('dialog', { name: 'Subscribe to unlock' })).textContent).toContain('DOWNLOAD comes with every paid plan.')
})

test('a drawing is offered only for a puzzle that has one', async () => {
  await download([], false)
  expect(screen.queryByRole('button', { name: 'Drawing for any size (SVG)' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Picture (PNG)' })).toBeTruthy()
})

test('it leads to the worksheet, which is fetched from an address of its own', async () => {
  const puzzle = await puzzleAt(6, '40')
  serverWith({ [getWorksheetUrl.path]: () => ({ Url: SHEET }), [SHEET]: () => file('application/pdf', 'emojigma-worksheet.pdf') })
  renderAt('/puzzle/1', <DownloadDialog puzzle={puzzle} onClose={() => {}} />)
  await press('Worksheet (PDF)')
  expect(await screen.findByText('Your worksheet is among your downloads.')).toBeTruthy()
  expect(saved).toEqual(['emojigma-worksheet.pdf'])
})

test('the sheet is seen in small before it is downloaded, and how often it was made', async () => {
  const puzzle = await puzzleAt(6, '40', { pdfThumbnail: '/emojigma/worksheets/puzzle_6.svg', pdfCount: 12 })
  serverWith()
  renderAt('/puzzle/1', <DownloadDialog puzzle={puzzle} onClose={() => {}} />)
  expect(screen.getByRole('img', { name: 'The worksheet, in small' }).getAttribute('src')).toBe('/emojigma/worksheets/puzzle_6.svg')
  expect(screen.getByText('Made 12 times')).toBeTruthy()
  await press('Worksheet (PDF)')
  expect(screen.getByRole('img', { name: 'The worksheet, in small' })).toBeTruthy()
  cleanup()
  renderAt('/puzzle/1', <DownloadDialog puzzle={{ ...puzzle, pdfThumbnail: undefined }} onClose={() => {}} />)
  expect(screen.queryByRole('img', { name: 'The worksheet, in small' })).toBeNull()
})

test('a worksheet that fails is tried again when asked, with a new address', async () => {
  const answers = [() => undefined, () => file('application/pdf')]
  const calls = serverWith({ [getWorksheetUrl.path]: () => ({ Url: SHEET }), [SHEET]: () => answers.shift()?.() })
  const onClose = vi.fn<() => void>()
  renderAt('/puzzle/1', <WorksheetDialog puzzle={await puzzleAt(7, '40')} onClose={onClose} />)
  expect(screen.getByText('Your worksheet is downloading')).toBeTruthy()
  await screen.findByText('The worksheet could not be fetched. Please try again.')
  await press('Try again')
  await screen.findByText('Your worksheet is among your downloads.')
  expect(saved).toEqual([expect.stringMatching(/^emojigma-worksheet-\d+\.pdf$/)])
  expect(calls.filter(({ path }) => path === getWorksheetUrl.path)).toHaveLength(2)
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})

test('without a plan a worksheet names what opens it', async () => {
  serverWith({ [getWorksheetUrl.path]: () => refusal(403, { Message: 'no', Action: 'WORKSHEET' }) })
  renderAt('/puzzle/1', <WorksheetDialog puzzle={await puzzleAt(7, '40')} onClose={() => {}} />)
  expect((await screen.findByRole('dialog', { name: 'Subscribe to unlock' })).textContent).toContain(
    'WORKSHEET comes with every paid plan.',
  )
  expect(saved).toEqual([])
})
