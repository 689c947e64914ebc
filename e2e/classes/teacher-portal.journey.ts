import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { field, goTo, signIn, test } from '../support/accounts.ts'
import { puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { logInAsStudent, registerTeacher, teacherWithClass } from '../support/classes.ts'
import { cutOffWords, doubleText, expectNoFaults, expectNoFaultsOnBothScreens, SCREENS, sidewaysPx, turnTo } from '../support/faults.ts'
import { expect } from '../support/journey.ts'
import { expectCompletion, solve } from '../support/play.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: typeof name === 'string' })
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Classroom' }).getByRole('link', { name })

async function makeClass(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'New classroom' }).filter({ visible: true }).first().click()
  await field(page, 'Name of the classroom').fill(name)
  await button(page, 'Make the classroom').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Thirty students; the passwords of some were chosen, and four rows are wrong. */
function classFile(): Buffer {
  const rows = Array.from({ length: 30 }, (_, index) => {
    const number = index + 1
    if (number === 3) return `Student 3;iv;;`
    if (number === 7) return `Student 7;pupil-7@school.example;;`
    if (number === 12) return `Student 12;pupil-12;short;short`
    if (number === 20) return `Student 20;pupil-20;Rain-Boots-42;Rain-Boots-43`
    return number % 10 === 0 ? `Student ${number};pupil-${number};Rain-Boots-42;Rain-Boots-42` : `Student ${number};pupil-${number};;`
  })
  return Buffer.from(`\u{FEFF}Name;Login;Password;ConfirmPassword\r\n${rows.join('\r\n')}\r\n`)
}

test('a teacher creates a class and uploads thirty students, correcting two rows in place', async ({ page, request }) => {
  test.slow()
  await registerTeacher(page, request)
  await goTo(page, '/manageStudents')
  await expect(page.getByRole('heading', { name: 'Welcome to your portal' })).toBeVisible()
  await makeClass(page, 'Year 4 Otters')
  await main(page).getByRole('link', { name: 'Add the whole class' }).click()

  await page
    .getByRole('region', { name: 'CSV upload' })
    .getByLabel('Choose file')
    .setInputFiles({ name: 'otters.csv', mimeType: 'text/csv', buffer: classFile() })
  await expect(main(page).getByText('28 ready to add, 2 to fix.')).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download the 2 rows to fix').click()])
  expect(readFileSync(await download.path(), 'utf8')).toContain('"Student 3","iv"')
  await expectNoFaults(page, 'preview')

  await fix(page, 'Login name of row 4', 'pupil-3')
  await button(page, 'Use this one').click()
  await expect(main(page).getByText('30 ready to add.')).toBeVisible()
  await button(page, 'Add 30 students').click()
  await expect(main(page).getByText('30 added.')).toBeVisible()
  await expect(main(page).getByText('All passwords are ready: everyone can log in.')).toBeVisible({ timeout: 30_000 })
  const logins = main(page).getByRole('table', { name: 'New passwords' })
  await expect(logins.getByRole('row')).toHaveCount(1 + 27)
  const firstLogin = logins.getByRole('row', { name: /^Student 1 / })
  const password = (await firstLogin.locator('code').textContent()) ?? ''
  expect(password.length).toBeGreaterThan(7)
  await expectNoFaults(page, 'result')

  await tab(page, 'Students').click()
  await expect(main(page).getByText('30 students. 30 of 300 student logins used.')).toBeVisible()
  await expect(main(page).getByRole('table').getByRole('row')).toHaveCount(31)
  await tab(page, 'QR login cards').click()
  const [pdf] = await Promise.all([page.waitForEvent('download'), button(page, 'Print 30 cards').click()])
  expect(
    readFileSync(await pdf.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  // The passwords are shown once, but not gone for having looked at other tabs.
  await tab(page, 'CSV upload').click()
  await expect(logins.getByRole('row')).toHaveCount(1 + 27)
})

async function fix(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).fill(text)
  await field(page, label).press('Enter')
  await expect(field(page, label)).toBeHidden()
}

test('a teacher searches, moves, removes and brings back students, and gives one a new password', async ({
  page,
  request,
  browser,
  site,
}) => {
  test.slow()
  await teacherWithClass(page, request, [
    { realName: 'Amira K', userName: 'amira-portal' },
    { realName: 'Ben O', userName: 'ben-portal' },
    { realName: 'Chidi N', userName: 'chidi-portal' },
  ])
  await goTo(page, '/manageStudents')
  await makeClass(page, 'Year 5 Herons')
  await page.getByRole('navigation', { name: 'Section' }).getByRole('link', { name: 'Class 3b' }).click()
  const rows = main(page).getByRole('row')
  await expect(rows).toHaveCount(4)
  await main(page).getByRole('searchbox', { name: 'Search' }).fill('chidi')
  await expect(rows).toHaveCount(2)
  await main(page).getByRole('searchbox', { name: 'Search' }).fill('')

  await field(page, 'Select Amira K').check()
  await field(page, 'Select Ben O').check()
  await main(page).getByLabel('Move to').selectOption({ label: 'Year 5 Herons' })
  await button(page, 'Move').click()
  await expect(main(page).getByText('2 students moved to Year 5 Herons.')).toBeVisible()
  await expect(rows).toHaveCount(2)
  await button(page, 'Undo').click()
  await expect(rows).toHaveCount(4)

  await field(page, 'Select all students').check()
  await button(page, 'Remove').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(main(page).getByText('3 students removed. Their logins no longer work.')).toBeVisible()
  await expect(rows).toHaveCount(0)
  await button(page, 'Undo').click()
  await expect(rows).toHaveCount(4)

  await button(page, 'Edit Ben O').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name (only you see it)').fill('Ben Otieno')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(main(page).getByText('Ben Otieno')).toBeVisible()
  await button(page, 'Edit Ben Otieno').click()
  await dialog.getByRole('button', { name: 'New password' }).click()
  const asked = page.getByRole('dialog', { name: 'A new password for Ben Otieno?' })
  await asked.getByRole('button', { name: 'Make a new password' }).click()
  await expect(asked.getByText('It is shown this once.')).toBeVisible()
  const password = (await asked.locator('p').nth(1).textContent()) ?? ''
  const tablet = await (await browser.newContext({ baseURL: site.origin })).newPage()
  await logInAsStudent(tablet, { userName: 'ben-portal', password })
  await expect(tablet).toHaveURL(/\/today/)
  await tablet.context().close()
})

test('a student plays and is on the class board, without what the teacher hides', async ({ page, request, browser, site }) => {
  test.slow()
  const { students, classroomId } = await teacherWithClass(page, request, [{ realName: 'Amira K' }, { realName: 'Ben O' }])
  const [amira] = students
  if (!amira) throw new Error('no student')
  const tablet = await (await browser.newContext({ baseURL: site.origin })).newPage()
  await signIn(tablet, amira.userName, amira.password)
  const puzzle = puzzleOf(await todaysPuzzles(tablet.request), 1, 6)
  await solve(tablet, puzzle)
  await expectCompletion(tablet)
  await tablet.keyboard.press('Escape')
  await expect(tablet.getByRole('link', { name: 'PRICING' })).toHaveCount(0)
  await expect(tablet.getByRole('button', { name: /^Reveal/ })).toHaveCount(0)

  await goTo(tablet, '/leaderboard')
  await expect(tablet.getByRole('heading', { name: 'MY CLASSROOM' })).toBeVisible()
  await goTo(tablet, '/leaderboardDailyClassroom')
  const own = tablet.getByRole('main').getByRole('row', { name: new RegExp(amira.nickname) })
  await expect(own).toContainText('You')
  await expect(own).toContainText('50')
  await expect(tablet.getByText('Amira K')).toHaveCount(0)
  await goTo(tablet, '/myAccount')
  await expect(tablet.getByText('Ask your teacher', { exact: false }).first()).toBeVisible()
  await expect(tablet.getByRole('button', { name: 'Delete my account' })).toHaveCount(0)
  await expectNoFaults(tablet, 'student account')

  await goTo(page, `/manageStudents/${classroomId}`)
  await expect(main(page).getByRole('row', { name: /Amira K/ })).toContainText('1/1 (100%)')
  await tab(page, 'Board').click()
  await main(page).getByLabel('Show only the class goal').check()
  await field(page, 'Goal of the class, in points').fill('200')
  await button(page, 'Save the goal').click()
  await expect(main(page).getByText('The goal is saved.')).toBeVisible()
  await goTo(tablet, '/leaderboardDailyClassroom')
  await expect(tablet.getByRole('region', { name: 'Class goal' })).toContainText('50 of 200 points')
  await expect(tablet.getByRole('row')).toHaveCount(0)
  await main(page).getByLabel('Hide the board').check()
  await expect(main(page).getByLabel('Hide the board')).toBeChecked()
  await goTo(tablet, '/leaderboardDailyClassroom')
  await expect(tablet.getByText('Your teacher has hidden your class’s board.')).toBeVisible()
  await expect(tablet.getByRole('heading', { name: 'MY CLASSROOM' })).toHaveCount(0)
  await goTo(tablet, '/manageStudents')
  await expect(tablet.getByRole('heading', { name: 'This page is for teachers' })).toBeVisible()
  await expect(tablet.getByRole('link', { name: 'See plans' })).toHaveCount(0)

  await goTo(page, '/leaderboardClassroom')
  await expect(page.getByRole('heading', { name: 'CLASSROOM', exact: true })).toBeVisible()
  await expect(main(page).getByRole('row', { name: new RegExp(amira.nickname) })).toBeVisible()
  await tablet.context().close()
})

test('the portal has no faults in any state, on a phone in light mode and a desktop in dark mode', async ({ page, request }) => {
  test.slow()
  await goTo(page, '/manageStudents')
  await expect(page.getByRole('heading', { name: 'Your class on Emojigma' })).toBeVisible()
  await expectNoFaultsOnBothScreens(page, 'guest')
  const { classroomId } = await teacherWithClass(page, request, [{ realName: 'Amira K' }, {}, { realName: 'Ben O' }])
  for (const path of [
    '',
    '/new',
    `/${classroomId}`,
    `/${classroomId}/assignments`,
    `/${classroomId}/cards`,
    `/${classroomId}/csv`,
    `/${classroomId}/board`,
    '/no-such-class',
  ]) {
    await goTo(page, `/manageStudents${path}`)
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await expectNoFaultsOnBothScreens(page, path)
  }
  await goTo(page, `/manageStudents/${classroomId}`)
  await field(page, 'Select Amira K').check()
  await expectNoFaultsOnBothScreens(page, 'selection')
  await button(page, 'Edit Amira K').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoFaultsOnBothScreens(page, 'edit')
  await page.keyboard.press('Escape')
  await goTo(page, `/leaderboardClassroom?classroom=${classroomId}`)
  await expectNoFaultsOnBothScreens(page, 'board')
  await turnTo(page, SCREENS[0])
  for (const language of ['/es', '/fr']) {
    await goTo(page, `${language}/manageStudents/${classroomId}`)
    await doubleText(page)
    expect(await cutOffWords(page), `cut off in ${language} with twice as large text`).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sidewaysPx(page), 'scrolls sideways on the narrowest phone').toBeLessThanOrEqual(0)
})

test('without the network the portal says so, keeps the input, and continues where it was', async ({ page, request, context }) => {
  test.slow()
  const { classroomName } = await teacherWithClass(page, request, 1)
  await goTo(page, '/manageStudents')
  await makeClass(page, 'Year 5 Herons')
  await context.setOffline(true)
  const offline = page.getByRole('status').filter({ hasText: 'You are offline.' })
  await expect(offline.first()).toBeVisible()
  await button(page, 'Add a student').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Login name').fill('amira.k')
  await dialog.getByRole('button', { name: /^Add/ }).click()
  await expect(dialog.getByText(/You are offline\. Nothing you typed is lost/)).toBeVisible()
  await expect(dialog.getByLabel('Login name')).toHaveValue('amira.k')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: classroomName }).filter({ visible: true }).first().click()
  await expect(main(page).getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible()
  await context.setOffline(false)
  await expect(main(page).getByRole('table')).toBeVisible()
})

test('on a phone the tabs of a class are one row, with the current one and the one in focus in sight', async ({ page, request }) => {
  const { classroomId } = await teacherWithClass(page, request, 0)
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, `/manageStudents/${classroomId}/teachers`)
  const row = page.getByRole('navigation', { name: 'Classroom' })
  expect((await row.boundingBox())?.height).toBeLessThan(70)
  await expect(tab(page, 'Teachers')).toBeInViewport({ ratio: 1 })
  await expect(tab(page, 'Students')).not.toBeInViewport()
  await tab(page, 'Teachers').focus()
  for (let back = 0; back < 6; back += 1) await page.keyboard.press('Shift+Tab')
  await expect(tab(page, 'Students')).toBeFocused()
  await expect(tab(page, 'Students')).toBeInViewport({ ratio: 1 })
  await tab(page, 'Students').press('Enter')
  await expect(page).toHaveURL(new RegExp(`/manageStudents/${classroomId}$`))
  await expectNoFaults(page, 'the tabs of a class')
})
