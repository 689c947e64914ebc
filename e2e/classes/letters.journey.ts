import { readFileSync } from 'node:fs'
import { goTo, test } from '../support/accounts.ts'
import { teacherWithClass } from '../support/classes.ts'
import { expectNoFaultsOnBothScreens } from '../support/faults.ts'
import { expect } from '../support/journey.ts'

test('letters to the families of a class are printed in another language, half a page each', async ({ page, request }) => {
  test.slow()
  const { classroomId } = await teacherWithClass(page, request, [{ realName: 'Ada' }, { realName: 'Ben' }, { realName: 'Chidi' }])
  const main = page.getByRole('main')
  await goTo(page, `/manageStudents/${classroomId}/cards`)
  await main.getByLabel('Print as').selectOption('letters')
  await main.getByLabel('Language').selectOption('es')
  await expectNoFaultsOnBothScreens(page, 'letters to families')
  const [file] = await Promise.all([page.waitForEvent('download'), main.getByRole('button', { name: 'Print 3 cards' }).click()])
  expect(new URL(file.url()).pathname).toMatch(/^\/es\/.*\.pdf$/)
  const pdf = readFileSync(await file.path()).toString('latin1')
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  expect(pdf.match(/\/Type\s*\/Page\b/g), 'two letters a page').toHaveLength(2)
})
