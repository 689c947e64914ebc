// @vitest-environment jsdom
import { updateClassroom } from '@emojigma/contract/classes/classrooms.ts'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt, serverWith } from '../../platform/testing/test-site.tsx'
import { signInAs } from '../../platform/testing/test-session.ts'
import { BoardSettings } from './BoardSettings.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('a goal counts as saved for the saved text, not for later typing', async () => {
  const saved = Promise.withResolvers<void>()
  const classroom = { Id: 'otters', Name: 'Year 4 Otters', StudentCount: 2, IsArchived: false, BoardShows: 'goal', GoalPoints: 50 } as const
  signInAs({ plan: 'teacher' })
  serverWith({
    [updateClassroom.path]: async () => {
      await saved.promise
      return { ...classroom, GoalPoints: 100 }
    },
  })
  renderAt('/', <BoardSettings classroom={classroom} />)
  const field = await screen.findByLabelText('Goal of the class, in points')
  await userEvent.clear(field)
  await userEvent.type(field, '100')
  await userEvent.click(screen.getByRole('button', { name: 'Save the goal' }))
  await userEvent.type(field, '0')
  saved.resolve()
  await screen.findByRole('button', { name: 'Save the goal' })
  expect(screen.queryByText('The goal is saved.')).toBeNull()
  await userEvent.type(field, '{Backspace}')
  screen.getByText('The goal is saved.')
})

test('saving an unchanged goal says so until another is typed', async () => {
  const classroom = { Id: 'otters', Name: 'Year 4 Otters', StudentCount: 2, IsArchived: false, BoardShows: 'goal', GoalPoints: 50 } as const
  signInAs({ plan: 'teacher' })
  serverWith({ [updateClassroom.path]: () => classroom })
  renderAt('/', <BoardSettings classroom={classroom} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Save the goal' }))
  await screen.findByText('The goal is saved.')
  await userEvent.type(screen.getByLabelText('Goal of the class, in points'), '0')
  expect(screen.queryByText('The goal is saved.')).toBeNull()
})
