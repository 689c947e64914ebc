import { createClassroom } from '@emojigma/contract/classes/classrooms.ts'
import { goTo, test } from '../support/accounts.ts'
import { call, cardsOf, teacherWithClass } from '../support/classes.ts'
import { expectNoFaultsOnBothScreens } from '../support/faults.ts'
import { expect } from '../support/journey.ts'

test('in a new year a class joins another one with new cards, and is taken back with its students', async ({
  page,
  request,
  browser,
  site,
}) => {
  test.slow()
  const { teacher, classroomId } = await teacherWithClass(page, request, [{ realName: 'Ada' }, { realName: 'Ben' }])
  const [card] = await cardsOf(request, teacher, classroomId)
  if (!card) throw new Error('no card')
  await call(request, createClassroom.path, teacher.token, { classroomName: 'Year 4 Herons' })
  const main = page.getByRole('main')
  await goTo(page, '/manageStudents')
  await main.getByRole('button', { name: 'New school year' }).click()
  const dialog = page.getByRole('dialog', { name: 'A new school year' })
  const joining = dialog.getByRole('group', { name: 'Class 3b' })
  await joining.getByLabel('Next year').selectOption('join')
  await joining.getByLabel('Which class?').selectOption('Year 4 Herons')
  const staying = dialog.getByRole('group', { name: 'Year 4 Herons' })
  await staying.getByLabel('Next year').selectOption('rename')
  await expect(staying.getByLabel('New name')).toHaveValue('Year 5 Herons')
  await dialog.getByRole('switch', { name: 'Make new login cards' }).click()
  await expectNoFaultsOnBothScreens(page, 'a new year')
  await dialog.getByRole('button', { name: 'Begin the new year' }).click()
  await expect(main.getByText('New login cards are ready', { exact: false })).toBeVisible()
  await expect(main.getByRole('listitem', { name: 'Year 5 Herons' })).toContainText('2 students')

  const context = await browser.newContext({ baseURL: site.origin })
  const tablet = await context.newPage()
  await goTo(tablet, new URL(card.Url).pathname + new URL(card.Url).search)
  await expect(tablet.getByRole('button', { name: 'Play' })).toHaveCount(0)
  await expect(tablet.getByText('This card has expired', { exact: false })).toBeVisible()
  await context.close()

  await main.getByRole('button', { name: 'Undo' }).click()
  await expect(main.getByRole('listitem', { name: 'Class 3b' })).toContainText('2 students')
  await expect(main.getByRole('listitem', { name: 'Year 4 Herons' })).toContainText('0 students')
})
