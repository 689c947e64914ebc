import { expect } from '../support/journey.ts'
import { field, fillRegistration, goTo, newEmail, test } from '../support/accounts.ts'
import { teacherWithClass } from '../support/classes.ts'
import { expectNoFaults } from '../support/faults.ts'

test('a colleague comes by a mailed link, registers on the way, joins the class and works in it', async ({
  browser,
  page,
  request,
  site,
}) => {
  test.slow()
  const { classroomId } = await teacherWithClass(page, request, 2)
  const email = newEmail('colleague')
  await goTo(page, `/manageStudents/${classroomId}/teachers`)
  await field(page, 'E-mail').fill(email)
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText(`The invitation to ${email} is on its way.`)).toBeVisible()
  await expectNoFaults(page, 'an invitation is sent')

  const context = await browser.newContext()
  const other = await context.newPage()
  const link = new URL(await site.mailedLink(email, '/joinClass?code='))
  await goTo(other, link.pathname + link.search)
  await other.getByRole('main').getByRole('link', { name: 'Register' }).click()
  const nickname = await fillRegistration(other, email)
  await other.getByRole('button', { name: 'Register' }).click()
  await expect(other.getByText(/invites you to teach/)).toBeVisible()
  await expectNoFaults(other, 'an invitation is read')
  await other.getByRole('button', { name: 'Join' }).click()
  await expect(other).toHaveURL(new RegExp(`/manageStudents/${classroomId}$`))
  await expect(other.getByRole('main').getByText(/^2 students\. 2 of 300/)).toBeVisible()
  await expectNoFaults(other, 'a co-teacher sees the class')

  await goTo(page, `/manageStudents/${classroomId}/teachers`)
  await page.getByRole('button', { name: `Remove ${nickname} from the class` }).click()
  await expect(page.getByText(`${nickname} doesn’t teach this class any more.`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('listitem', { name: nickname })).toBeVisible()
  await context.close()
})
