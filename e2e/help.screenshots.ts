import type { Page } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { field, goTo, test } from './support/accounts.ts'
import { puzzleOf, todaysPuzzles } from './support/answers.ts'
import { addStudents, logInAsStudent, teacherWithClass } from './support/classes.ts'
import { solve, expectCompletion } from './support/play.ts'

/** Where the help pages have them; `content/help` says how large they are. */
const FOLDER = join(import.meta.dirname, '../web/public/screenshots')

/** Wide enough for all that stands beside the menu; an article shows it a little smaller. */
const WIDTH_PX = 776

const PUPILS = ['Amira K', 'Ben O', 'Chidi N', 'Dara M', 'Elsie W', 'Farid S'].map((realName) => ({
  realName,
  userName: realName.toLowerCase().replace(' ', '.'),
}))

const FILE = `Name,Login,Password
Gita R,gita.r,
Hugo T,hugo.t,Blue-Kite-17
Ivy L,iv,
Jonas P,jonas@school.example,
Kemi A,,
`

test('the pictures of the help pages', async ({ page, request, browser, site }) => {
  test.setTimeout(240_000)
  mkdirSync(FOLDER, { recursive: true })
  const { teacher, classroomId, students } = await teacherWithClass(page, request, PUPILS)
  await renameClass(page, 'Year 4 Otters')
  const tablet = await (
    await browser.newContext({ baseURL: site.origin, viewport: { width: 1024, height: 900 }, deviceScaleFactor: 2 })
  ).newPage()
  const today = await todaysPuzzles(request)
  for (const [index, student] of students.slice(0, 3).entries()) {
    await logInAsStudent(tablet, student)
    for (const level of [6, 1].slice(0, 2 - (index % 2))) {
      await solve(tablet, puzzleOf(today, 1, level))
      await expectCompletion(tablet)
    }
    await tablet.context().clearCookies()
    await tablet.evaluate(() => localStorage.clear())
  }
  await logInAsStudent(tablet, students[0] ?? { userName: '', password: '' })
  await goTo(tablet, '/leaderboardClassroom')
  await shoot(tablet, 'class-board', 420)
  await goTo(page, '/manageStudents/new')
  await field(page, 'Name of the classroom').fill('Year 5 Herons')
  await page.getByRole('button', { name: 'Make the classroom' }).click()
  await page.getByRole('heading', { name: 'Who is in this class?' }).waitFor()
  const herons = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await addStudents(request, teacher, herons, [{}, {}])
  await goTo(page, '/manageStudents')
  await shoot(page, 'classrooms', 420)
  await goTo(page, `/manageStudents/${classroomId}`)
  await shoot(page, 'students', 600)
  await goTo(page, `/manageStudents/${classroomId}/board`)
  await shoot(page, 'board-settings', 520)
  await goTo(page, `/manageStudents/${classroomId}/cards`)
  await page.getByRole('button', { name: 'Make cards for them' }).click()
  await page.getByRole('button', { name: 'Show large' }).first().waitFor()
  await goTo(page, `/manageStudents/${classroomId}/cards`)
  await shoot(page, 'qr-cards', 900)
  await goTo(page, `/manageStudents/${classroomId}/csv`)
  await page.getByLabel('Choose file').setInputFiles({ name: 'new-otters.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })
  await page.getByText('ready to add', { exact: false }).waitFor()
  await shoot(page, 'csv-preview', 1040)
  await goTo(page, `/manageStudents/${classroomId}`)
  await page.getByRole('button', { name: 'Edit Amira K' }).click()
  await keep(await page.getByRole('dialog').screenshot(), 'student')
})

async function renameClass(page: Page, name: string): Promise<void> {
  await goTo(page, '/manageStudents')
  await page.getByRole('main').getByRole('button', { name: 'Rename' }).click()
  await field(page, 'Name of the classroom').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name }).waitFor()
}

/** The page beside its menu, from its heading on.
 *  @param heightPx at most */
async function shoot(page: Page, name: string, heightPx: number): Promise<void> {
  await page.getByText('Loading...').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  if (!heading) throw new Error(`no heading to draw ${name} from`)
  const clip = { x: heading.x - 12, y: heading.y - 12, width: WIDTH_PX, height: heightPx }
  await keep(await page.screenshot({ clip, fullPage: true }), name)
}

async function keep(picture: Buffer, name: string): Promise<void> {
  const { width, height } = await sharp(picture)
    .webp({ quality: 60, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`))
  test.info().annotations.push({ type: name, description: `width="${width / 2}" height="${height / 2}"` })
}
