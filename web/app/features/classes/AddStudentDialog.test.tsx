// @vitest-environment jsdom
import { registerStudents } from '@emojigma/contract/classes/students.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt, serverWith } from '../../platform/testing/test-site.tsx'
import { signInAs } from '../../platform/testing/test-session.ts'
import { AddStudentDialog } from './AddStudentDialog.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const ADDED = { Results: [{ Row: 1, Outcome: 'added', UserName: 'gita.r', Password: 'made-once' }], SeatsUsed: 32 }

/** @param reply undefined: the answer is lost */
function open(reply: () => unknown) {
  signInAs({ plan: 'teacher' })
  const calls = serverWith({ [registerStudents.path]: reply })
  const closed = vi.fn<() => void>()
  const classroom = { Id: 'otters', Name: 'Year 4 Otters', StudentCount: 2, IsArchived: false, BoardShows: 'ranks' } as const
  renderAt('/', <AddStudentDialog classroom={classroom} onClose={closed} />)
  const keys = () => calls.filter(({ path }) => path === registerStudents.path).map(({ body }) => body['UploadKey'])
  return { closed, keys }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('a student whose answer was lost is added again under the same key, and another one under another', async () => {
  let isLost = true
  const { keys } = open(() => (isLost ? undefined : ADDED))
  const type = async (text: string) => userEvent.type(screen.getByLabelText(/^Name/), text)
  await type('Gita')
  await press('Add the student')
  await screen.findByText(/Nothing you typed is lost/)
  await press('Add the student')
  await screen.findByText(/Nothing you typed is lost/)
  await type(' R')
  await press('Add the student')
  await screen.findByText(/Nothing you typed is lost/)
  isLost = false
  await press('Add the student')
  // The button that was pressed is gone.
  await screen.findByText('made-once')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Login name: gita.r'))
  await press('Add another')
  await type('Gita R')
  await press('Add the student')
  await screen.findByText('made-once')
  const [first, second, changed, again, another] = keys()
  expect([second, again]).toEqual([first, changed])
  expect(new Set([first, changed, another]).size).toBe(3)
})

test('the dialog stays open while a student is added, so that the password is seen', async () => {
  const added = Promise.withResolvers<object>()
  const { closed } = open(() => added.promise)
  const escape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  await press('Add the student')
  escape()
  await press('Close')
  added.resolve(ADDED)
  await screen.findByText('made-once')
  expect(closed).not.toHaveBeenCalled()
  escape()
  expect(closed).toHaveBeenCalledOnce()
})

test('a full plan is named as the reason', async () => {
  const Message = 'All 300 students of the plan are there.'
  open(() => ({ Results: [{ Row: 1, Outcome: 'skipped', Reasons: [{ Field: 'Seats', Message }] }], SeatsUsed: 300 }))
  await press('Add the student')
  expect(await screen.findByText(Message)).toBeDefined()
  expect(screen.queryByText(/Reload it/)).toBeNull()
})

test('the login of a new student is printed as a slip', async () => {
  const printed = vi.fn<() => void>()
  vi.stubGlobal('print', printed)
  open(() => ADDED)
  await userEvent.type(screen.getByLabelText(/^Name/), 'Gita R')
  await press('Add the student')
  await press('Print it')
  expect(printed).toHaveBeenCalledTimes(1)
  const slip = document.querySelector('body > div:last-child')?.textContent
  for (const text of ['Gita R', 'gita.r', 'made-once']) expect(slip).toContain(text)
})
