import type { Phone } from './phone.ts'
import { answerMs } from './phone.ts'

/** Rounds of the loop that tells how fast the machine is now; about 100 ms of a slow phone. */
const ROUNDS = 10_000_000
const REPEATS = 5

/** What the same phone takes for what no code of ours is part of. */
export async function controlOf({ page }: Phone): Promise<{ readonly loopMs: number; readonly tapMs: number }> {
  await page.goto('about:blank')
  // Without saying that it fits a phone, a page waits a third of a second whether a touch is the first of two.
  await page.setContent(
    '<meta name="viewport" content="width=device-width"><button onclick="this.dataset.pressed = true" style="font-size: 3rem">Press</button>',
  )
  await page.evaluate(() => void (globalThis.touches ??= { last: 0, answers: {} }))
  const tapMs = await answerMs(page, () => page.locator('button').tap(), 'button[data-pressed]')
  const loopMs = await page.evaluate(
    ({ rounds, repeats }) => {
      const times = Array.from({ length: repeats }, () => {
        const start = performance.now()
        let value = 1
        for (let round = 0; round < rounds; round += 1) value = (value * 48_271) % 2_147_483_647
        return value > 0 ? performance.now() - start : 0
      })
      return Math.min(...times)
    },
    { rounds: ROUNDS, repeats: REPEATS },
  )
  return { loopMs: Math.round(loopMs), tapMs: Math.round(tapMs) }
}
