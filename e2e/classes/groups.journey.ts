import { expect } from '@playwright/test'
import { goTo, signIn, test } from '../support/accounts.ts'
import { puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { teacherWithClass } from '../support/classes.ts'
import { expectNoFaultsOnBothScreens } from '../support/faults.ts'

test('a teacher makes two groups and gives homework to one, and its students alone have it', async ({ page, request, browser, site }) => {
  test.slow()
  const sum = puzzleOf(await todaysPuzzles(request), 1, 1)
  const { classroomId, students } = await teacherWithClass(page, request, [{ realName: 'Ada' }, { realName: 'Ben' }, { realName: 'Cem' }])
  await goTo(page, `/manageStudents/${classroomId}/groups`)
  for (const [group, names] of [
    ['Red table', ['Ada', 'Cem']],
    ['Blue table', ['Ben']],
  ] as const) {
    await page.getByRole('button', { name: 'New group' }).click()
    const dialog = page.getByRole('dialog', { name: 'New group' })
    await dialog.getByLabel('Name').fill(group)
    for (const name of names) await dialog.getByRole('checkbox', { name }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('listitem', { name: group })).toContainText(names.join(', '))
  }
  await expectNoFaultsOnBothScreens(page, 'groups of a class')

  await goTo(page, `/manageStudents/${classroomId}/assignments`)
  await page.getByRole('button', { name: 'New assignment' }).click()
  await page.getByRole('tab', { name: 'By number' }).click()
  await page.getByLabel('Puzzle numbers').fill(String(sum.id))
  await page.getByRole('button', { name: 'Pick these' }).click()
  await page.getByLabel('Title').fill('For the tables')
  await page.getByRole('radio', { name: 'A group' }).check()
  await page.getByRole('combobox', { name: 'Group' }).selectOption('Red table (2)')
  await expectNoFaultsOnBothScreens(page, 'homework for a group')
  await page.getByRole('button', { name: 'Give it to the group' }).click()
  await expect(page.getByText('Red table (2)')).toBeVisible()

  for (const [student, has] of students.map((one, index) => [one, index !== 1] as const)) {
    const context = await browser.newContext({ baseURL: site.origin })
    const pupil = await context.newPage()
    await signIn(pupil, student.userName, student.password)
    await goTo(pupil, '/assignments')
    await expect(pupil.getByRole('heading', { name: 'For the tables' })).toHaveCount(has ? 1 : 0)
    await expect(pupil.getByText('Red table')).toHaveCount(0)
    await context.close()
  }
})
