import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** So many presses of a key lead to a place, or it cannot be reached. */
const MOST_PRESSES = 60

const HEAD = `# What the accessibility tree said

A session with keys alone. After each key: the focused element as the accessibility tree has it, with its description, the dialog that the focus
has entered, and the texts of live regions. Each puzzle begins with the outline of its page. \`npm run accessibility -w e2e\` writes it anew.

`

/** Writes down what a screen reader would say while a page is worked by keys: the focused element as the accessibility tree has it, the
 *  dialog around it, and the texts that live regions are given. */
export interface Listener {
  /** Begins a part of the log with the outline of the page. */
  chapter(name: string): Promise<void>
  press(key: string): Promise<void>
  /** Presses a key until the focused element's role and name match.
   *  @returns that role and name */
  pressUntil(key: string, wanted: string | RegExp): Promise<string>
  /** @param spokenAs replaces the text in the log */
  type(text: string, spokenAs?: string): Promise<void>
  /** Waits until a live region has said something that fits since the chapter began. */
  heard(pattern: RegExp): Promise<void>
  /** Writes down where the focus is and what was said meanwhile. */
  note(what: string): Promise<void>
  log(): string
}

export async function listen(page: Page): Promise<Listener> {
  const lines: string[] = []
  let chapterLine = 0
  let spoken: string[] = []
  await page.exposeFunction('emojigmaSpeech', (text: string) => void spoken.push(text))
  await page.addInitScript(() => {
    const regions = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], output'
    const say = (globalThis as unknown as { readonly emojigmaSpeech: (text: string) => void }).emojigmaSpeech
    const texts = new WeakMap<Element, string>()
    const around = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(regions)
    // A new alert is read as it comes, another new region only when it changes.
    const alertsIn = (node: Node) => (node instanceof Element ? [...node.querySelectorAll('[role=alert]')] : [])
    new MutationObserver((records) => {
      const changed = records.flatMap(({ target, addedNodes }) => [around(target), ...[...addedNodes].flatMap(alertsIn)])
      for (const region of new Set(changed)) {
        const text = region?.textContent.trim().replaceAll(/\s+/g, ' ')
        if (!region || text === undefined || texts.get(region) === text) continue
        texts.set(region, text)
        if (text) say(text)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  const devTools = await page.context().newCDPSession(page)

  /** @param element an expression
   *  @returns its name and description in Chromium's accessibility tree, without spaces around; empty where it has none */
  const spokenOf = async (element: string): Promise<{ readonly name: string; readonly description: string }> => {
    const { result } = await devTools.send('Runtime.evaluate', { expression: element })
    if (!result.objectId) return { name: '', description: '' }
    const { nodes } = await devTools.send('Accessibility.getPartialAXTree', { objectId: result.objectId, fetchRelatives: false })
    const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
    return { name: textOf(nodes[0]?.name?.value), description: textOf(nodes[0]?.description?.value) }
  }
  const focused = async (): Promise<string> => {
    const tree = await page
      .locator(':focus')
      .ariaSnapshot()
      .catch(() => '')
    const [first = ''] = tree.split('\n')
    return first.replace(/^- /, '').replace(/:$/, '') || 'the page'
  }
  let dialog = ''
  let described = ''
  const secrets: string[] = []
  const write = async (what: string): Promise<void> => {
    const place = await focused()
    lines.push(`- ${what} → ${secrets.reduce((said, secret) => said.replace(secret, '•••'), place)}`)
    const { name } = await spokenOf("document.activeElement.closest('dialog')")
    if (name && name !== dialog) lines.push(`  - in the dialog “${name}”`)
    dialog = name
    const { description } = await spokenOf('document.activeElement')
    if (description && description !== described) lines.push(`  - described as “${description}”`)
    described = description
    for (const text of spoken.splice(0)) lines.push(`  - says “${text}”`)
  }

  const press = async (key: string): Promise<void> => {
    await page.keyboard.press(key)
    // A frame, in which the page draws what the key did.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await write(`\`${key}\``)
  }
  return {
    press,
    chapter: async (name) => {
      lines.push('', `## ${name}`, '', `Title: ${await page.title()}`, '', '```yaml')
      lines.push(await page.getByRole('main').ariaSnapshot(), '```', '')
      spoken = []
      chapterLine = lines.length
    },
    pressUntil: async (key, wanted) => {
      for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
        const now = await focused()
        if (typeof wanted === 'string' ? now.includes(`"${wanted}"`) : wanted.test(now)) return now
        await press(key)
      }
      throw new Error(`${key} does not lead to ${wanted}:\n${lines.slice(-MOST_PRESSES).join('\n')}`)
    },
    type: async (text, spokenAs = text) => {
      if (spokenAs !== text) secrets.push(text)
      await page.keyboard.type(text)
      await write(`types ${spokenAs}`)
    },
    heard: (pattern) => expect.poll(() => [...lines.slice(chapterLine), ...spoken].some((text) => pattern.test(text))).toBe(true),
    note: (what) => write(what),
    log: () => `${HEAD}${lines.join('\n').trim()}\n`,
  }
}
