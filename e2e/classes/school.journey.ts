import { expect } from '../support/journey.ts'
import { field, fillRegistration, goTo, newEmail, test } from '../support/accounts.ts'
import { teacherWithClass } from '../support/classes.ts'
import { expectNoFaults } from '../support/faults.ts'

test('a teacher shares the plan with a school: a colleague joins by a mailed link, is removed and comes back', async ({
  browser,
  page,
  request,
  site,
}) => {
  test.slow()
  await teacherWithClass(page, request, 2)
  await goTo(page, '/manageStudents')
  await page.getByRole('main').getByRole('link', { name: 'Your school' }).click()
  await field(page, 'Name of the school').fill('Hill Primary')
  await page.getByRole('button', { name: 'Start the school' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hill Primary' })).toBeVisible()
  const email = newEmail('colleague')
  await field(page, 'E-mail').fill(email)
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText(`The invitation to ${email} is on its way.`)).toBeVisible()
  await expectNoFaults(page, 'an invitation to a school is sent')

  const context = await browser.newContext()
  const other = await context.newPage()
  const link = new URL(await site.mailedLink(email, '/joinSchool?code='))
  await goTo(other, link.pathname + link.search)
  await other.getByRole('main').getByRole('link', { name: 'Register' }).click()
  const nickname = await fillRegistration(other, email)
  await other.getByRole('button', { name: 'Register' }).click()
  await expect(other.getByText(/invites you to Hill Primary/)).toBeVisible()
  await expectNoFaults(other, 'an invitation to a school is read')
  // A page loads anew once its account has a plan.
  await Promise.all([other.waitForEvent('load'), other.getByRole('button', { name: 'Join' }).click()])
  await expect(other).toHaveURL(/\/school$/)
  await expect(other.getByText('Classes: 0 · Students: 0')).toBeVisible()
  await expectNoFaults(other, 'a teacher sees the school')
  await goTo(other, '/manageStudents')
  await expect(other.getByText('2 of 300 student logins used.')).toBeVisible()

  await goTo(page, '/school')
  const colleague = page.getByRole('listitem', { name: nickname })
  await expect(colleague.getByText(email)).toBeVisible()
  await page.getByRole('button', { name: `Remove ${nickname} from the school` }).click()
  await expect(page.getByText(`${nickname} isn’t in the school any more.`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(colleague).toBeVisible()
  await context.close()
})
