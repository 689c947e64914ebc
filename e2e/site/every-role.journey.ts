import type { Page } from '@playwright/test'
import { goTo, newEmail, signIn, signUp, test } from '../support/accounts.ts'
import { teacherWithClass } from '../support/classes.ts'
import { expectNoFaultsOnBothScreens } from '../support/faults.ts'
import { expect } from '../support/journey.ts'

const MAIN_PAGES = ['/', '/today', '/puzzle', '/practise', '/emojiRiddles', '/leaderboard', '/my-days', '/pricing', '/myAccount'] as const

interface Role {
  readonly name: string
  readonly enter: (page: Page) => Promise<unknown>
  readonly ownPages?: readonly string[]
}

const guestOf = (band: string) => (page: Page) => page.addInitScript((ages) => localStorage.setItem('emojigma.band', ages), band)

const ROLES: readonly Role[] = [
  { name: 'a child without an account', enter: guestOf('4-6') },
  { name: 'an adult without an account', enter: guestOf('10+') },
  { name: 'an account', enter: (page) => signUp(page, newEmail('main-pages')), ownPages: ['/for-you', '/worksheets'] },
  { name: 'a teacher', enter: (page) => teacherWithClass(page, page.request, 1), ownPages: ['/manageStudents', '/assignments'] },
  {
    name: 'a student',
    async enter(page) {
      const { students } = await teacherWithClass(page, page.request, [{ realName: 'Ada' }])
      await page.evaluate(() => localStorage.clear())
      const [ada] = students
      if (ada) await signIn(page, ada.userName, ada.password)
    },
    ownPages: ['/assignments', '/leaderboardClassroom'],
  },
]

for (const { name, enter, ownPages = [] } of ROLES) {
  test(`${name} finds the main pages whole, on a phone and at a desk`, async ({ page }) => {
    test.slow()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error}`))
    await enter(page)
    for (const address of [...MAIN_PAGES, ...ownPages]) {
      await goTo(page, address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectNoFaultsOnBothScreens(page, `${name}: ${address}`)
    }
    expect(faults).toEqual([])
  })
}
