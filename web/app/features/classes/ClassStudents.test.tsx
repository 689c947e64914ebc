// @vitest-environment jsdom
import type { Classroom } from '@emojigma/contract/classes/classrooms.ts'
import { getStudentKinds } from '@emojigma/contract/practice/for-you.ts'
import {
  getStudents,
  moveStudents,
  removeStudents,
  resetPassword,
  linkStudents,
  updateStudent,
  type Student,
} from '@emojigma/contract/classes/students.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt, serverWith } from '../../platform/testing/test-site.tsx'
import { signInAs } from '../../platform/testing/test-session.ts'
import { ClassStudents } from './ClassStudents.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const OTTERS: Classroom = { Id: 'otters', Name: 'Year 4 Otters', StudentCount: 2, IsArchived: false, BoardShows: 'ranks' }
const HERONS: Classroom = { ...OTTERS, Id: 'herons', Name: 'Year 5 Herons' }
const student = (Id: string, RealName: string): Student => ({
  Id,
  ClassroomId: 'otters',
  UserName: `login-${Id}`,
  Nickname: `BraveOtter${Id}`,
  RealName,
  Correct: 1,
  Attempted: 2,
  Score: 50,
  HasCard: false,
  HasPassword: true,
  IsWaiting: false,
})
const AMIRA = student('1', 'Amira K')
const BEN = student('2', 'Ben O')

/** @returns answers the saving of a student, and resolves when the list shows that it was fetched anew for it */
function open(replies: Parameters<typeof serverWith>[0] = {}) {
  signInAs({ plan: 'teacher' })
  const saved = Promise.withResolvers<void>()
  let ben = BEN
  serverWith({
    [getStudents.path]: () => ({ Students: [AMIRA, ben], Removed: [] }),
    [getStudentKinds.path]: () => ({ Kinds: [] }),
    [updateStudent.path]: async () => {
      await saved.promise
      ben = { ...BEN, Score: 777 }
      return AMIRA
    },
    ...replies,
  })
  renderAt('/', <ClassStudents classroom={OTTERS} classrooms={[OTTERS, HERONS]} onAdd={() => {}} LetIn={() => null} />)
  return async () => {
    saved.resolve()
    await screen.findByText('777')
  }
}

/** The dialog above all others. */
const dialogOnTop = () => screen.queryAllByRole('dialog').at(-1) ?? document.body
/** Presses as soon as the button can be pressed: the state of a request reaches the page with the next frame. */
const press = async (name: string) => {
  const button = within(dialogOnTop()).getByRole<HTMLButtonElement>('button', { name })
  await waitFor(() => expect(button.disabled).toBe(false))
  await userEvent.click(button)
}
const escape = () => fireEvent(dialogOnTop(), new Event('cancel', { cancelable: true }))

test('the card, a new password and removing wait for saving, and a failure shows a message', async () => {
  const saved = Promise.withResolvers<Response>()
  open({ [updateStudent.path]: () => saved.promise, [resetPassword.path]: () => ({ Password: 'made-once' }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Amira K' }))
  await userEvent.type(screen.getByLabelText(/^Name/), 'han')
  await press('Save')
  const dialog = within(screen.getByRole('dialog'))
  const waiting = ['Show the QR card', 'New password', 'Remove'].map((name) => dialog.getByRole<HTMLButtonElement>('button', { name }))
  expect(waiting.map(({ disabled }) => disabled)).toEqual([true, true, true])
  saved.resolve(Response.json({ Message: 'Try again later.' }, { status: 429 }))
  await dialog.findByText('Try again later.')
  expect(dialog.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Amira Khan')
  await press('New password')
  await press('Make a new password')
  await screen.findByText('made-once')
  await press('Done')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a school ID is saved, and one that is refused stays in its field', async () => {
  const sent: object[] = []
  let reply: object = Response.json({ Message: 'Try again later.' }, { status: 429 })
  open({
    [updateStudent.path]: () => AMIRA,
    [linkStudents.path]: ({ body }) => {
      sent.push(body)
      return reply
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Amira K' }))
  await userEvent.type(screen.getByLabelText(/^School ID/), 'u-17')
  await press('Save')
  await screen.findByText('Try again later.')
  expect(screen.getByLabelText<HTMLInputElement>(/^School ID/).value).toBe('u-17')
  reply = {}
  await press('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const wish = { Students: [{ Id: '1', RosterId: 'u-17' }] }
  expect(sent).toEqual([wish, wish])
})

test('moving a student shows a message', async () => {
  const answer = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Amira K' }))
  await userEvent.selectOptions(screen.getByLabelText('Classroom'), 'Year 5 Herons')
  await press('Save')
  await answer()
  await screen.findByText('Amira K moved to Year 5 Herons.')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the dialog stays open while a student is saved', async () => {
  const answer = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Amira K' }))
  await userEvent.type(screen.getByLabelText(/^Name/), 'han')
  await press('Save')
  await press('Close')
  escape()
  screen.getByRole('dialog', { name: 'Amira K' })
  await answer()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the dialog stays open while a student is removed', async () => {
  const removed = Promise.withResolvers<Response>()
  open({ [removeStudents.path]: () => removed.promise })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Amira K' }))
  await press('Remove')
  await press('Remove')
  expect(screen.getByRole('button', { name: 'Leave it as it is' }).getAttribute('aria-disabled')).toBe('true')
  escape()
  removed.resolve(Response.json({ Message: 'Try again later.' }, { status: 429 }))
  await screen.findByText('Try again later.')
  escape()
  screen.getByRole('dialog', { name: 'Amira K' })
  escape()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('moving a student with a card says that the class code changes', async () => {
  const cardholder = { ...AMIRA, HasCard: true }
  open({ [getStudents.path]: () => ({ Students: [cardholder], Removed: [] }), [updateStudent.path]: () => cardholder })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Amira K' }))
  await userEvent.selectOptions(screen.getByLabelText('Classroom'), 'Year 5 Herons')
  await press('Save')
  expect((await screen.findByText(/^Amira K moved/)).textContent).toBe(
    'Amira K moved to Year 5 Herons. Their cards’ QR codes still work; for the pictures they need the code of this class.',
  )
})

test.each(['New password', 'Remove'])('cancelling “%s” keeps the text of the form below', async (name) => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Amira K' }))
  await userEvent.type(screen.getByLabelText(/^Name/), 'han')
  await press(name)
  await press('Leave it as it is')
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Amira Khan')
})

test('the reply to moving students keeps later selections and open dialogs', async () => {
  const moved = Promise.withResolvers<object>()
  open({ [moveStudents.path]: () => moved.promise })
  await userEvent.click(await screen.findByLabelText('Select Amira K'))
  await userEvent.selectOptions(screen.getByLabelText('Move to'), 'Year 5 Herons')
  await press('Move')
  await userEvent.click(screen.getByLabelText('Select Ben O'))
  await press('Edit Ben O')
  moved.resolve({})
  await screen.findByText('1 student moved to Year 5 Herons.')
  const chosen = (name: string) => screen.getByLabelText<HTMLInputElement>(`Select ${name}`).checked
  expect([chosen('Amira K'), chosen('Ben O')]).toEqual([false, true])
  screen.getByRole('dialog', { name: 'Ben O' })
})

test('a new password that is being made is waited for', async () => {
  const made = Promise.withResolvers<object>()
  open({ [resetPassword.path]: () => made.promise })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Amira K' }))
  await press('New password')
  await press('Make a new password')
  const dialog = within(screen.getByRole('dialog', { name: 'A new password for Amira K?' }))
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Leave it as it is' }).disabled).toBe(true)
  await press('Close')
  escape()
  made.resolve({ Password: 'made-once' })
  await screen.findByText('made-once')
  escape()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a teacher chooses a password, sees it once and prints the one slip', async () => {
  const sent: unknown[] = []
  const printed = vi.fn<() => void>()
  vi.stubGlobal('print', printed)
  open({
    [resetPassword.path]: ({ body }) => {
      sent.push(body)
      return {}
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Amira K' }))
  await press('New password')
  await userEvent.type(screen.getByLabelText('New password'), 'short')
  await press('Make a new password')
  expect(sent).toEqual([])
  await userEvent.type(screen.getByLabelText('New password'), '-horse-7')
  await press('Make a new password')
  await screen.findByText('short-horse-7')
  expect(sent).toMatchObject([{ StudentId: '1', Password: 'short-horse-7' }])
  await press('Print it')
  const slip = within(document.querySelector<HTMLElement>('body > div:last-child') ?? document.body)
  slip.getByText('Amira K')
  slip.getByText('short-horse-7')
  expect(printed).toHaveBeenCalledTimes(1)
  fireEvent(window, new Event('afterprint'))
  await press('Done')
})
