import type { Page } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { field, goTo, test } from './support/accounts.ts'
import { puzzleOf, todaysPuzzles } from './support/answers.ts'
import { addStudents, logInAsStudent, teacherWithClass } from './support/classes.ts'
import { solve, expectCompletion } from './support/play.ts'

/** Where the help pages have them; `content/help` and `content/<language>/help` say how large they are. */
const FOLDER = join(import.meta.dirname, '../web/public/screenshots')

/** Wide enough for the content beside the menu; an article shows it a little smaller. */
const WIDTH_PX = 776

interface Language {
  readonly name: string
  /** Of its addresses, and of the folder of its pictures. */
  readonly path: '' | '/es' | '/fr'
  readonly pupils: readonly string[]
  readonly classrooms: readonly [string, string]
  readonly file: string
  readonly loading: string
  readonly readyToAdd: string
  readonly editFirst: string
}

const LANGUAGES: readonly Language[] = [
  {
    name: 'English',
    path: '',
    pupils: ['Amira K', 'Ben O', 'Chidi N', 'Dara M', 'Elsie W', 'Farid S'],
    classrooms: ['Year 4 Otters', 'Year 5 Herons'],
    file: `Name,Login,Password
Gita R,gita.r,
Hugo T,hugo.t,Blue-Kite-17
Ivy L,iv,
Jonas P,jonas@school.example,
Kemi A,,
`,
    loading: 'Loading...',
    readyToAdd: 'ready to add',
    editFirst: 'Edit Amira K',
  },
  {
    name: 'Spanish',
    path: '/es',
    pupils: ['Ana R', 'Bruno M', 'Camila O', 'Diego T', 'Elena V', 'Fátima S'],
    classrooms: ['Nutrias de 4.º', 'Garzas de 5.º'],
    file: `Nombre,Nombre de acceso,Contraseña
Gael P,gael.p,
Hugo Z,hugo.z,Cometa-Azul-17
Iván L,iv,
Julia N,julia@escuela.example,
Kemi B,,
`,
    loading: 'Cargando...',
    readyToAdd: 'para añadir',
    editFirst: 'Editar a Ana R',
  },
  {
    name: 'French',
    path: '/fr',
    pupils: ['Alice R', 'Basile M', 'Chloé D', 'Elias B', 'Jeanne V', 'Samira T'],
    classrooms: ['CM1 Loutres', 'CM2 Hérons'],
    file: `Nom,Identifiant,Mot de passe
Gaspard P,gaspard.p,
Hugo L,hugo.l,Lune-Bleue-17
Inès C,in,
Jules N,jules@ecole.example,
Karim B,,
`,
    loading: 'Chargement...',
    readyToAdd: 'à ajouter',
    editFirst: 'Modifier Alice R',
  },
]

/** A letter, a full stop and a letter, without accents. */
const userNameOf = (realName: string): string => realName.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replace(' ', '.')

for (const language of LANGUAGES) {
  test(`the pictures of the help pages in ${language.name}`, async ({ page, request, browser, site }) => {
    test.setTimeout(240_000)
    const { path, pupils, classrooms } = language
    mkdirSync(join(FOLDER, path), { recursive: true })
    const wanted = pupils.map((realName) => ({ realName, userName: userNameOf(realName) }))
    const { teacher, classroomId, students } = await teacherWithClass(page, request, wanted)
    await renameClass(page, classrooms[0])
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
    await goTo(tablet, `${path}/leaderboardClassroom`)
    await shoot(tablet, language, 'class-board', 420)
    await goTo(page, '/manageStudents/new')
    await field(page, 'Name of the classroom').fill(classrooms[1])
    await page.getByRole('button', { name: 'Make the classroom' }).click()
    await page.getByRole('heading', { name: 'Who is in this class?' }).waitFor()
    const second = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await addStudents(request, teacher, second, [{}, {}])
    await goTo(page, `/manageStudents/${classroomId}/cards`)
    await page.getByRole('button', { name: 'Make cards for them' }).click()
    await page.getByRole('button', { name: 'Show large' }).first().waitFor()
    await goTo(page, `${path}/manageStudents`)
    await shoot(page, language, 'classrooms', 420)
    await goTo(page, `${path}/manageStudents/${classroomId}`)
    await shoot(page, language, 'students', 600)
    await goTo(page, `${path}/manageStudents/${classroomId}/board`)
    await shoot(page, language, 'board-settings', 520)
    await goTo(page, `${path}/manageStudents/${classroomId}/cards`)
    await shoot(page, language, 'qr-cards', 900)
    await goTo(page, `${path}/manageStudents/${classroomId}/csv`)
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'students.csv', mimeType: 'text/csv', buffer: Buffer.from(language.file) })
    await page.getByText(language.readyToAdd, { exact: false }).waitFor()
    await shoot(page, language, 'csv-preview', 1040)
    await goTo(page, `${path}/manageStudents/${classroomId}`)
    await page.getByRole('button', { name: language.editFirst }).click()
    await keep(await page.getByRole('dialog').screenshot(), language, 'student')
  })
}

async function renameClass(page: Page, name: string): Promise<void> {
  await goTo(page, '/manageStudents')
  await page.getByRole('main').getByRole('button', { name: 'Rename' }).click()
  await field(page, 'Name of the classroom').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name }).waitFor()
}

/** The page beside its menu, from its heading on.
 *  @param heightPx at most */
async function shoot(page: Page, language: Language, name: string, heightPx: number): Promise<void> {
  await page.getByText(language.loading).waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  if (!heading) throw new Error(`no heading to draw ${name} from`)
  const clip = { x: heading.x - 12, y: heading.y - 12, width: WIDTH_PX, height: heightPx }
  await keep(await page.screenshot({ clip, fullPage: true }), language, name)
}

async function keep(picture: Buffer, { path }: Language, name: string): Promise<void> {
  const { width, height } = await sharp(picture)
    .webp({ quality: 60, effort: 6 })
    .toFile(join(FOLDER, path, `${name}.webp`))
  test.info().annotations.push({ type: name, description: `width="${width / 2}" height="${height / 2}"` })
}
