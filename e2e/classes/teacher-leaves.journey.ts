import { expect } from '../support/journey.ts'
import { expectSignedIn, expectSignedOut, field, goTo, logIn, newEmail, PASSWORD, test } from '../support/accounts.ts'
import { addStudents, logInAsStudent, teacherWithClass, tokenOf } from '../support/classes.ts'
import { expectNoFaults } from '../support/faults.ts'

test('a student signs in with the generated password, and is deleted with the teacher after a confirmation', async ({
  browser,
  page,
  request,
}) => {
  test.slow()
  const { teacher, classroomId, students } = await teacherWithClass(page, request, 2)
  const [later] = await addStudents(request, teacher, classroomId, [{ userName: newEmail('pupil').split('@')[0] ?? '' }])
  expect(later?.userName).toContain('pupil')
  const [student] = students
  if (!student) throw new Error('the class is empty')
  const context = await browser.newContext()
  const tablet = await context.newPage()
  await logInAsStudent(tablet, student)
  await expectSignedIn(tablet, student.nickname)

  await goTo(page, '/myAccount')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await field(page, 'Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('Your 3 students are deleted with your account, for good')).toBeVisible()
  await expectNoFaults(page, 'a teacher deletes')
  expect(await tokenOf(request, student.userName, student.password)).toBeTruthy()
  await dialog.getByRole('button', { name: 'Delete my students too' }).click()
  await expect(page).toHaveURL(/\/$/)

  await goTo(tablet, '/')
  await expectSignedOut(tablet)
  await goTo(tablet, '/login')
  await logIn(tablet, student.userName, student.password)
  await expect(tablet.getByText('The user name or password is incorrect.')).toBeVisible()
  await context.close()
})
