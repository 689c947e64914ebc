// @vitest-environment jsdom
import { getStudents, getUpload, linkStudents, registerStudents, removeStudents } from '@emojigma/contract/classes/students.ts'
import { getExternalLogins } from '@emojigma/contract/sign-in/sign-in.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { isAskedBeforeLeaving, renderAt, serverWith } from '../../platform/testing/test-site.tsx'
import { refusal, signInAs } from '../../platform/testing/test-session.ts'
import { MOST_FILE_BYTES, TOO_LARGE } from './csv-file.ts'
import { CsvUpload } from './CsvUpload.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

function open(replies: Parameters<typeof serverWith>[0]) {
  signInAs({ plan: 'teacher' })
  const calls = serverWith(replies)
  const classroom = { Id: 'otters', Name: 'Year 4 Otters', StudentCount: 2, IsArchived: false, BoardShows: 'ranks' } as const
  renderAt('/manageStudents/otters/csv', <CsvUpload classroom={classroom} seatsLeft={269} />)
  return calls
}

test('a file is looked at before anything is made, put right in place, and added under a key of its own', async () => {
  const calls = open({
    [registerStudents.path]: ({ body }) => ({
      Results: (body['Students'] as { Row: number; UserName: string }[]).map(({ Row, UserName }) =>
        UserName === 'taken'
          ? { Row, Outcome: 'refused', Reasons: [{ Field: 'UserName', Message: 'Somebody has this name.' }] }
          : { Row, Outcome: 'added', UserName, ...(body['IsTrial'] === true ? {} : { Password: `made-${Row}` }) },
      ),
      SeatsUsed: 33,
    }),
  })
  const file = new File(['Name,Login\nGita R,gita.r\nHugo T,taken\nIvy L,iv'], 'new.csv', { type: 'text/csv' })
  await userEvent.upload(await screen.findByLabelText('Choose file'), file)
  await screen.findByText('1 ready to add, 2 to fix.')
  screen.getByText('Somebody has this name.')
  const fix = async (label: string, name: string) => {
    await userEvent.clear(screen.getByLabelText(label))
    await userEvent.type(screen.getByLabelText(label), `${name}{Enter}`)
    await waitFor(() => expect(screen.queryByLabelText(label)).toBeNull())
  }
  await fix('Login name of row 3', 'hugo.t')
  await fix('Login name of row 4', 'ivy.l')
  await userEvent.click(await screen.findByRole('button', { name: 'Add 3 students' }))
  await screen.findByText('3 added.')
  const logins = screen.getByRole('table', { name: 'New passwords' })
  within(logins).getByText('made-4')
  // Nothing loads the page anew by itself while they are to be seen.
  expect(logins.closest('[data-shown-once]')).not.toBeNull()
  const sent = calls.filter(({ path }) => path === registerStudents.path).map(({ body }) => body)
  expect(sent.map(({ IsTrial }) => IsTrial)).toEqual([true, true, true, false])
  expect(sent[3]?.['UploadKey']).toBe(sent[2]?.['UploadKey'])
  expect(sent[2]?.['UploadKey']).not.toBe(sent[0]?.['UploadKey'])
})

test.each([
  ['UTF-8', (text: string) => Buffer.from(text)],
  ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ['UTF-16, as spreadsheet programs save Unicode text', (text: string) => Buffer.from(`\u{FEFF}${text}`, 'utf16le')],
  ['UTF-16 the other way round', (text: string) => Buffer.from(`\u{FEFF}${text}`, 'utf16le').swap16()],
] as const)('a file in %s is read with its accents', async (_name, bytesOf) => {
  const calls = open({
    [registerStudents.path]: () => ({ Results: [{ Row: 2, Outcome: 'added', UserName: 'zoe.g' }], SeatsUsed: 32 }),
  })
  const file = new File([bytesOf('Name\tLogin\r\nZoë García\tzoe.g\r\n')], 'new.txt', { type: 'text/plain' })
  await userEvent.upload(await screen.findByLabelText('Choose file'), file)
  await screen.findByText('1 ready to add.')
  expect(calls.at(-1)?.body['Students']).toMatchObject([{ RealName: 'Zoë García', UserName: 'zoe.g' }])
})

test('of a file that is far too large only the size is looked at', async () => {
  const calls = open({})
  const arrayBuffer = vi.fn<File['arrayBuffer']>()
  const large = Object.assign(new File(['Name\nGita R'], 'large.csv'), { arrayBuffer })
  Object.defineProperty(large, 'size', { value: MOST_FILE_BYTES + 1 })
  await userEvent.upload(await screen.findByLabelText('Choose file'), large)
  expect(await screen.findByText(TOO_LARGE.message)).toBeDefined()
  expect(arrayBuffer).not.toHaveBeenCalled()
  expect(calls.filter(({ path }) => path === registerStudents.path)).toEqual([])
})

test('names of a list are looked at and added like the rows of a file', async () => {
  const calls = open({
    [registerStudents.path]: ({ body }) => ({
      Results: (body['Students'] as { Row: number }[]).map(({ Row }) => ({ Row, Outcome: 'added', UserName: `otter-${Row}` })),
      SeatsUsed: 33,
    }),
  })
  const list = await screen.findByLabelText('Or paste the names, one a line')
  await userEvent.click(list)
  await userEvent.paste('1. Gita R\n2. Hugo T')
  await userEvent.click(screen.getByRole('button', { name: 'Take these names' }))
  await screen.findByText('2 ready to add.')
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 students' }))
  await screen.findByText('2 added.')
  expect(calls.findLast(({ path }) => path === registerStudents.path)?.body['Students']).toMatchObject([
    { Row: 1, RealName: 'Gita R', UserName: '' },
    { Row: 2, RealName: 'Hugo T', UserName: '' },
  ])
})

test('a row with more cells than headings says so and is not sent, while the others are', async () => {
  const calls = open({
    [registerStudents.path]: ({ body }) => ({
      Results: (body['Students'] as { Row: number }[]).map(({ Row }) => ({ Row, Outcome: 'added' })),
      SeatsUsed: 3,
    }),
  })
  const file = new File(['Name,Login\nLovelace, Ada,ada.l\nHugo T,hugo.t'], 'new.csv', { type: 'text/csv' })
  await userEvent.upload(await screen.findByLabelText('Choose file'), file)
  await screen.findByText('1 ready to add, 1 to fix.')
  screen.getByText(/There is no heading above “ada\.l”/)
  expect(calls.at(-1)?.body['Students']).toMatchObject([{ Row: 3, RealName: 'Hugo T' }])
})

test('rows that are put right faster than the server looks at them all stay right, and what is being typed stays', async () => {
  const looks: (() => void)[] = []
  const calls = open({
    [registerStudents.path]: async ({ body }) => {
      if (calls.filter(({ path }) => path === registerStudents.path).length > 1) {
        await new Promise<void>((resolve) => {
          looks.push(resolve)
        })
      }
      return {
        Results: (body['Students'] as { Row: number; UserName: string }[]).map(({ Row, UserName }) =>
          UserName === 'taken'
            ? { Row, Outcome: 'refused', Reasons: [{ Field: 'UserName', Message: 'Somebody has this name.' }] }
            : { Row, Outcome: 'added', UserName },
        ),
        SeatsUsed: 33,
      }
    },
  })
  const file = new File(['Name,Login\nGita R,gi\nHugo T,taken\nIvy L,iv\nJun K,jun.k'], 'new.csv', { type: 'text/csv' })
  await userEvent.upload(await screen.findByLabelText('Choose file'), file)
  await screen.findByText('1 ready to add, 3 to fix.')
  const login = (row: number) => screen.getByLabelText<HTMLInputElement>(`Login name of row ${row}`)
  const fix = async (row: number, name: string) => {
    await userEvent.clear(login(row))
    await userEvent.type(login(row), `${name}{Enter}`)
  }
  await fix(2, 'gita.r')
  await userEvent.clear(login(3))
  await userEvent.type(login(3), 'hugo')
  await fix(4, 'ivy.l')
  await waitFor(() => expect(looks.length).toBeGreaterThan(1))
  // The later looks are answered first.
  for (const answer of looks.toReversed()) {
    answer()
    await Promise.resolve()
  }
  await screen.findByText('4 ready to add.')
  expect(calls.at(-1)?.body['Students']).toMatchObject([
    { UserName: 'gita.r' },
    { UserName: 'hugo' },
    { UserName: 'ivy.l' },
    { UserName: 'jun.k' },
  ])
})

test('a file stays when the network fails, and is added under the same key', async () => {
  let isOffline = false
  const calls = open({
    [registerStudents.path]: ({ body }) =>
      isOffline
        ? undefined
        : {
            Results: (body['Students'] as { Row: number; UserName: string }[]).map(({ Row, UserName }) => ({
              Row,
              Outcome: 'added',
              UserName,
            })),
            SeatsUsed: 32,
          },
  })
  await userEvent.upload(await screen.findByLabelText('Choose file'), new File(['Name,Login\nGita R,gita.r'], 'new.csv'))
  const add = await screen.findByRole('button', { name: 'Add 1 student' })
  isOffline = true
  await userEvent.click(add)
  await screen.findByText(/Nothing you typed is lost/)
  isOffline = false
  await userEvent.click(await screen.findByRole('button', { name: 'Add 1 student' }))
  await screen.findByText('1 added.')
  const keys = calls
    .filter(({ path, body }) => path === registerStudents.path && body['IsTrial'] === false)
    .map(({ body }) => body['UploadKey'])
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

test('when the answer to adding is lost, trying again tells the passwords that were made', async () => {
  const added = new Set<unknown>()
  const calls = open({
    [registerStudents.path]: ({ body: { UploadKey, IsTrial } }) => {
      const result = { Row: 2, Outcome: 'added', UserName: 'gita.r' }
      const taken = { Row: 2, Outcome: 'refused', Reasons: [{ Field: 'UserName', Message: 'This user name is taken.' }] }
      if (IsTrial === true) return { Results: [added.size > 0 ? taken : result], SeatsUsed: 31 }
      if (added.has(UploadKey)) return { Results: [{ ...result, Password: 'made-once' }], SeatsUsed: 32 }
      added.add(UploadKey)
      return undefined
    },
  })
  await userEvent.upload(await screen.findByLabelText('Choose file'), new File(['Name,Login\nGita R,gita.r\nIvy L,iv'], 'new.csv'))
  await userEvent.click(await screen.findByRole('button', { name: 'Add 1 student' }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  // Other rows would be another upload, which gets no passwords.
  const login = () => screen.getByLabelText<HTMLInputElement>('Login name of row 3')
  expect(login().disabled).toBe(true)
  expect(isAskedBeforeLeaving()).toBe(true)
  // The same ones, read again, would be other students.
  expect(screen.getByLabelText<HTMLInputElement>('Choose file').disabled).toBe(true)
  expect(screen.getByLabelText('Or paste the names, one a line').matches(':disabled')).toBe(true)
  await userEvent.click(again)
  await screen.findByText('1 added, 1 to fix.')
  expect(login().disabled).toBe(false)
  within(screen.getByRole('table', { name: 'New passwords' })).getByText('made-once')
  expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual([''])
  const sent = calls.filter(({ path }) => path === registerStudents.path).map(({ body }) => body)
  expect(sent.map(({ IsTrial }) => IsTrial)).toEqual([true, false, false])
})

test('no other file takes the place of students whose passwords are on their way', async () => {
  const added = Promise.withResolvers<void>()
  open({
    [registerStudents.path]: async ({ body: { IsTrial, Students } }) => {
      if (IsTrial === false) await added.promise
      return {
        Results: (Students as { Row: number; UserName: string }[]).map(({ Row, UserName }) => ({
          Row,
          Outcome: 'added',
          UserName,
          ...(IsTrial === false ? { Password: 'made-once' } : {}),
        })),
        SeatsUsed: 32,
      }
    },
  })
  const field = await screen.findByLabelText<HTMLInputElement>('Choose file')
  await userEvent.upload(field, new File(['Name,Login\nGita R,gita.r'], 'new.csv'))
  const add = await screen.findByRole('button', { name: 'Add 1 student' })
  // This one is still being read when the students are added.
  const text = Promise.withResolvers<ArrayBuffer>()
  const slow = Object.assign(new File([], 'slow.csv'), { arrayBuffer: () => text.promise })
  await userEvent.upload(field, slow)
  expect(isAskedBeforeLeaving()).toBe(false)
  await userEvent.click(add)
  expect(field.disabled).toBe(true)
  expect(screen.getByLabelText('Or paste the names, one a line').matches(':disabled')).toBe(true)
  expect(isAskedBeforeLeaving()).toBe(true)
  text.resolve(new TextEncoder().encode('Name,Login\nHugo T,hugo.t').buffer)
  await text.promise
  const dropped = Object.assign(new File([], 'dropped.csv'), { arrayBuffer: vi.fn<File['arrayBuffer']>() })
  fireEvent.drop(screen.getByText('Drop a CSV or Excel file here'), { dataTransfer: { files: [dropped] } })
  expect(dropped.arrayBuffer).not.toHaveBeenCalled()
  added.resolve()
  await screen.findByText('1 added.')
  within(screen.getByRole('table', { name: 'New passwords' })).getByText('made-once')
  expect(field.disabled).toBe(false)
  expect(isAskedBeforeLeaving()).toBe(false)
})

test('unchecked rows are not marked as wrong', async () => {
  let isBroken = true
  open({
    [registerStudents.path]: () =>
      isBroken ? refusal(403) : { Results: [{ Row: 2, Outcome: 'added', UserName: 'gita.r' }], SeatsUsed: 31 },
  })
  await userEvent.upload(await screen.findByLabelText('Choose file'), new File(['Name,Login\nGita R,gita.r'], 'new.csv'))
  const again = await screen.findByRole('button', { name: 'Look again' })
  expect(screen.queryByText(/new\.csv/)).toBeNull()
  expect(screen.queryByRole('button', { name: /to fix/ })).toBeNull()
  isBroken = false
  await userEvent.click(again)
  await screen.findByText('1 ready to add.')
})

test('rows that are put right later have their passwords made safe like the first ones', async () => {
  const made: string[] = []
  open({
    [registerStudents.path]: ({ body }) => {
      const students = body['Students'] as { readonly Row: number; readonly UserName: string }[]
      if (body['IsTrial'] === false) made.push(`job-${made.length}`)
      return {
        Results: students.map(({ Row, UserName }) => ({ Row, Outcome: 'added', UserName })),
        SeatsUsed: 33,
        ...(body['IsTrial'] === false ? { JobId: made.at(-1) } : {}),
      }
    },
    [getUpload.path]: () => ({ State: 'done', Done: 1, Total: 1 }),
  })
  const file = new File(['Name,Login\nGita R,gita.r\nIvy L,iv'], 'new.csv', { type: 'text/csv' })
  await userEvent.upload(await screen.findByLabelText('Choose file'), file)
  await userEvent.click(await screen.findByRole('button', { name: 'Add 1 student' }))
  await screen.findByText('All passwords are ready: everyone can log in.')
  await userEvent.clear(screen.getByLabelText('Login name of row 3'))
  await userEvent.type(screen.getByLabelText('Login name of row 3'), 'ivy.l{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Add 1 student' }))
  await screen.findByText('2 added.')
  await screen.findByText('All passwords are ready: everyone can log in.')
  expect(made).toEqual(['job-0', 'job-1'])
})

test('if the server refuses, no student is added and other rows may replace these', async () => {
  let isRefused = true
  const calls = open({
    [registerStudents.path]: ({ body }) =>
      isRefused && body['IsTrial'] === false
        ? refusal(403, { Message: 'You need a Teacher plan.' })
        : {
            Results: (body['Students'] as { Row: number; UserName: string }[]).map(({ Row }) => ({
              Row,
              Outcome: 'added',
              UserName: `o-${Row}`,
            })),
            SeatsUsed: 31,
          },
  })
  const take = async (names: string) => {
    const list = await screen.findByLabelText('Or paste the names, one a line')
    await userEvent.clear(list)
    await userEvent.click(list)
    await userEvent.paste(names)
    await userEvent.click(screen.getByRole('button', { name: 'Take these names' }))
  }
  await take('Gita R')
  await userEvent.click(await screen.findByRole('button', { name: 'Add 1 student' }))
  await screen.findByText('You need a Teacher plan.')
  expect(isAskedBeforeLeaving()).toBe(false)
  isRefused = false
  await take('Gita R\nHugo T')
  await userEvent.click(await screen.findByRole('button', { name: 'Add 2 students' }))
  await screen.findByText('2 added.')
  const keys = calls.filter(({ body }) => body['IsTrial'] === false).map(({ body }) => body['UploadKey'])
  expect(new Set(keys).size).toBe(2)
})

/** A reply that would add, or adds, every row. */
const addingAll = ({ body }: { readonly body: Readonly<Record<string, unknown>> }) => ({
  Results: (body['Students'] as { readonly Row: number; readonly UserName: string }[]).map(({ Row, UserName }) => ({
    Row,
    Outcome: 'added',
    StudentId: `id-${Row}`,
    UserName: UserName || `made-${Row}`,
  })),
  SeatsUsed: 33,
})

test('a list without headings asks what its columns are', async () => {
  const calls = open({ [registerStudents.path]: addingAll })
  await userEvent.upload(await screen.findByLabelText('Choose file'), new File(['4b;Ada;Lovelace\n4b;Grace;Hopper'], 'new.csv'))
  const column = (number: number) => screen.findByLabelText<HTMLSelectElement>(`Column ${number}`)
  expect([(await column(1)).value, (await column(2)).value, (await column(3)).value]).toEqual(['', 'givenName', 'familyName'])
  await userEvent.selectOptions(await column(2), 'Last name')
  await userEvent.selectOptions(await column(3), 'First name')
  await userEvent.click(screen.getByRole('button', { name: 'Use these columns' }))
  await screen.findByText('2 ready to add.')
  expect(calls.at(-1)?.body['Students']).toMatchObject([{ RealName: 'Lovelace Ada' }, { RealName: 'Hopper Grace' }])
})

test('letters that look wrong are read as the teacher chooses', async () => {
  open({ [registerStudents.path]: addingAll })
  const bytes = Uint8Array.of(...new TextEncoder().encode('Name\n'), 0xc0, 0xed, 0xed, 0xe0)
  await userEvent.upload(await screen.findByLabelText('Choose file'), new File([bytes], 'new.csv'))
  await screen.findByText('Àííà')
  await userEvent.selectOptions(screen.getByLabelText(/Do letters look wrong/), 'Windows, Cyrillic')
  expect((await screen.findByText('Анна')).tagName).toBe('TH')
})

const MEMBER = {
  ClassroomId: 'otters',
  Nickname: 'BraveOtter',
  Correct: 0,
  Attempted: 0,
  Score: 0,
  HasCard: false,
  HasPassword: true,
  IsWaiting: false,
}

test('the same list again adds only who is new, and names who is not in it', async () => {
  const calls = open({
    [registerStudents.path]: addingAll,
    [getStudents.path]: () => ({
      Students: [
        { ...MEMBER, Id: '1', UserName: 'ada.l', RealName: 'Ada Lovelace' },
        { ...MEMBER, Id: '2', UserName: 'ida.r', RealName: 'Ida Rhodes' },
      ],
      Removed: [],
    }),
  })
  await userEvent.upload(
    await screen.findByLabelText('Choose file'),
    new File(['First name,Last name\nAda,Lovelace\nGrace,Hopper'], 'new.csv'),
  )
  await screen.findByText('1 ready to add, 1 already in this class.')
  screen.getByText('Not in this list, and still in the class: Ida Rhodes.')
  expect(calls.at(-1)?.body['Students']).toMatchObject([{ Row: 3, RealName: 'Grace Hopper' }])
})

test('an upload is undone whole', async () => {
  const calls = open({
    [registerStudents.path]: addingAll,
    [removeStudents.path]: () => ({ SeatsUsed: 2, GoneAt: '2026-12-29T00:00:00Z', DeletedForGood: 0 }),
  })
  await userEvent.upload(await screen.findByLabelText('Choose file'), new File(['Name\nAda\nGrace'], 'new.csv'))
  await userEvent.click(await screen.findByRole('button', { name: 'Add 2 students' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo: remove 2 students' }))
  await waitFor(() => expect(screen.queryByText(/new\.csv/)).toBeNull())
  expect(calls.find(({ path }) => path === removeStudents.path)?.body['StudentIds']).toEqual(['id-2', 'id-3'])
})

test('logins that others have get the class before them in one press', async () => {
  const calls = open({
    [registerStudents.path]: ({ body }) => ({
      Results: (body['Students'] as { Row: number; UserName: string }[]).map(({ Row, UserName }) =>
        UserName.startsWith('year4')
          ? { Row, Outcome: 'added', UserName }
          : { Row, Outcome: 'refused', Reasons: [{ Field: 'UserName', Message: 'Taken.' }] },
      ),
      SeatsUsed: 31,
    }),
  })
  await userEvent.upload(await screen.findByLabelText('Choose file'), new File(['Name,Login\nAda,ada.l\nGrace,grace'], 'new.csv'))
  await userEvent.click(await screen.findByRole('button', { name: 'Rename 2 taken logins, such as year4otter-ada.l' }))
  await screen.findByText('2 ready to add.')
  expect(calls.at(-1)?.body['Students']).toMatchObject([{ UserName: 'year4otter-ada.l' }, { UserName: 'year4otter-grace' }])
})

test('a password of the file that breaks the rule is replaced, and the row says so', async () => {
  const calls = open({
    [registerStudents.path]: ({ body }) => ({
      Results: [
        {
          Row: 2,
          Outcome: 'added',
          UserName: 'ada.l',
          PasswordReplaced: true,
          ...(body['IsTrial'] === false ? { Password: 'tiger-moon-42' } : {}),
        },
      ],
      SeatsUsed: 31,
    }),
  })
  await userEvent.upload(await screen.findByLabelText('Choose file'), new File(['Name,Login,Password\nAda,ada.l,apple12345'], 'new.csv'))
  await screen.findByText('Login name ada.l. The password is too easy to guess, so we make another.')
  expect(calls.at(-1)?.body['Students']).toMatchObject([{ Password: 'apple12345' }])
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 student' }))
  await screen.findByText('tiger-moon-42')
})

const ROSTER = 'sourcedId,Name,Login,Email\nu1,Ada L,ada.l,ada@school.example\nu2,Ben O,ben.o,ben@school.example'
const rosterOf = () => new File([ROSTER], 'users.csv', { type: 'text/csv' })
const ALL_ADDED = ({ body }: { readonly body: Record<string, unknown> }) => ({
  Results: (body['Students'] as { Row: number; UserName: string }[]).map(({ Row, UserName }) => ({ Row, Outcome: 'added', UserName })),
  SeatsUsed: 33,
})
const GOOGLE = [{ Name: 'Google', Url: '/start', State: 's' }]
const rowsSent = (calls: ReturnType<typeof open>) =>
  calls.filter(({ path, body }) => path === registerStudents.path && body['IsTrial'] === false).flatMap(({ body }) => body['Students'])

test('addresses stay on the device unless the teacher lets students log in by them', async () => {
  const calls = open({ [registerStudents.path]: ALL_ADDED, [getExternalLogins.path]: () => GOOGLE })
  await userEvent.upload(await screen.findByLabelText('Choose file'), rosterOf())
  await screen.findByText('2 ready to add.')
  const choice = await screen.findByRole('switch', { name: 'Let students log in with Google' })
  expect(JSON.stringify(calls)).not.toContain('school.example')
  await userEvent.click(choice)
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 students' }))
  await screen.findByText('2 added.')
  expect(rowsSent(calls)).toMatchObject([
    { UserName: 'ada.l', RosterId: 'u1', Address: 'ada@school.example' },
    { UserName: 'ben.o', RosterId: 'u2', Address: 'ben@school.example' },
  ])
  expect(screen.queryByRole('switch')).toBeNull()
})

test('without another site to log in with, nobody is asked and no address is sent', async () => {
  const calls = open({ [registerStudents.path]: ALL_ADDED, [getExternalLogins.path]: () => [] })
  await userEvent.upload(await screen.findByLabelText('Choose file'), rosterOf())
  await userEvent.click(await screen.findByRole('button', { name: 'Add 2 students' }))
  await screen.findByText('2 added.')
  expect(screen.queryByRole('switch')).toBeNull()
  expect(rowsSent(calls)).toMatchObject([{ RosterId: 'u1' }, { RosterId: 'u2' }])
  expect(JSON.stringify(calls)).not.toContain('school.example')
})

test('the same list again gives students who are in the class the ids that it has', async () => {
  const members = [{ ...MEMBER, Id: 'ada', UserName: 'ada.l', RealName: 'Ada L' }]
  const replies = { [getStudents.path]: () => ({ Students: members, Removed: [] }), [registerStudents.path]: ALL_ADDED }
  const calls = open({ ...replies, [linkStudents.path]: () => ({}) })
  await userEvent.upload(await screen.findByLabelText('Choose file'), rosterOf())
  await userEvent.click(await screen.findByRole('button', { name: 'Update 1 school login' }))
  await screen.findByText('1 school login updated.')
  expect(screen.queryByRole('button', { name: /^Update/ })).toBeNull()
  expect(calls.find(({ path }) => path === linkStudents.path)?.body).toEqual({ Students: [{ Id: 'ada', RosterId: 'u1' }] })
})
