import { findClass, issueCards, type StudentCard } from '@emojigma/contract/classes/cards.ts'
import { PICTURE_WORDS, shownCode } from '@emojigma/contract/rules/cards.ts'
import { requestToken } from '@emojigma/contract/sign-in/sign-in.ts'
import { expect } from '@playwright/test'
import { goTo } from '../support/accounts.ts'
import { teacherWithClass, waitForReload } from '../support/classes.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { ready } from '../support/play.ts'

/** A journey on a site of its own, with its limits on. */
const test = testOnOwnSite({})

const WRONG = Array.from({ length: 5 }, () => PICTURE_WORDS[0]).join(' ')

test('guessing pictures is blocked, and the pupils of the class can still log in with their cards', async ({
  page,
  request,
  browser,
  origin,
}) => {
  test.setTimeout(120_000)
  const { teacher, classroomId } = await teacherWithClass(page, request, 2)
  const issued = await request.post(issueCards.path, {
    headers: { authorization: `Bearer ${teacher.token}` },
    data: { ClassroomId: classroomId },
  })
  const [card, other] = ((await issued.json()) as { readonly Cards: readonly [StudentCard, StudentCard] }).Cards
  const context = await browser.newContext({ baseURL: origin })
  const tablet = await context.newPage()
  await goTo(tablet, `/class?class=${card.ClassCode}`)
  await ready(tablet)
  const tap = async (words: readonly string[]) => {
    for (const word of words) await tablet.getByRole('button', { name: word, exact: true }).click()
  }
  await tap(WRONG.split(' '))
  await expect(tablet.getByRole('alert').filter({ hasText: 'These pictures don’t match' })).toBeVisible()

  const guess = () =>
    request.post(requestToken.path, { form: { grant_type: 'class_pictures', class_code: card.ClassCode, pictures: WRONG } })
  let last = await guess()
  for (let time = 0; time < 100 && last.status() === 400; time += 1) last = await guess()
  expect([last.status(), Number(last.headers()['retry-after']) > 0]).toEqual([429, true])
  await tap(card.Pictures)
  await expect(tablet.getByRole('alert').filter({ hasText: 'ask your teacher' })).toBeVisible()
  expect((await request.post(findClass.path, { data: { ClassCode: card.ClassCode } })).status()).toBe(200)

  await goTo(tablet, '/class')
  await tablet.getByLabel('Class code, or the code on your card').fill(shownCode(card.Code))
  await tablet.getByRole('button', { name: 'Go on' }).click()
  await tablet.waitForURL('**/today')
  await waitForReload(tablet)
  await expect(tablet.getByText(card.Nickname).first()).toBeAttached()
  await goTo(tablet, other.Url.replace(/^https?:\/\/[^/]+/, ''))
  await tablet.getByRole('button', { name: 'Play' }).click()
  await tablet.waitForURL('**/today')
  await expect(tablet.getByText(other.Nickname).first()).toBeAttached()
  await context.close()
})
