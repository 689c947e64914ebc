import type { PageBundle, PageReply, PageSource, PublicPage, SiteSettings } from '@emojigma/contract/pages.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'

/** What a page will need, read before it asks. */
export interface ReadAhead {
  readonly puzzleId: number
  readonly puzzle: PuzzleView | undefined
}

/** What the thread is asked for. */
export type ToRenderer =
  | {
      readonly kind: 'render'
      readonly id: number
      readonly url: string
      readonly language?: string
      readonly site: SiteSettings
      readonly readAhead?: ReadAhead | undefined
    }
  | { readonly kind: 'list'; readonly id: number; readonly nowMs: number }
  | { readonly kind: 'read'; readonly readId: number; readonly value: unknown }
  | { readonly kind: 'not read'; readonly readId: number }

/** A page as bytes, which change threads without being copied. */
export type SentReply = PageReply<Uint8Array<ArrayBuffer>>

/** What the thread says: that it is ready, what it needs to render a page, and what it has rendered. */
export type FromRenderer =
  | { readonly kind: 'ready'; readonly inlineScript: string }
  | {
      readonly kind: 'needs'
      readonly id: number
      readonly readId: number
      readonly from: keyof PageSource
      readonly given: readonly unknown[]
    }
  | { readonly kind: 'rendered'; readonly id: number; readonly reply: SentReply }
  | { readonly kind: 'listed'; readonly id: number; readonly pages: readonly PublicPage[] }
  | { readonly kind: 'failed'; readonly id: number; readonly error: unknown }

interface Reading {
  readonly resolve: (value: never) => void
  readonly reject: (error: Error) => void
}

if (!parentPort) throw new Error('this module is a worker')
const port = parentPort
const english = workerData as string
const { renderPage, publicPages, inlineScript } = (await import(english)) as PageBundle

const readings = new Map<number, Reading>()
let lastReadId = 0

port.on('message', (message: ToRenderer) => {
  switch (message.kind) {
    case 'render':
      return void answer(message.id, () => render(message))
    case 'list':
      return void answer(message.id, async () => say({ kind: 'listed', id: message.id, pages: await publicPages(message.nowMs) }))
    case 'read':
      readings.get(message.readId)?.resolve(message.value as never)
      return void readings.delete(message.readId)
    case 'not read':
      readings.get(message.readId)?.reject(new Error('what a page shows could not be read'))
      return void readings.delete(message.readId)
  }
})
say({ kind: 'ready', inlineScript })

async function answer(id: number, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    say({ kind: 'failed', id, error: error instanceof Error ? error : String(error) })
  }
}

async function render({ id, url, language, site, readAhead }: Extract<ToRenderer, { kind: 'render' }>): Promise<void> {
  const renderIn = await rendererIn(language)
  const reply = await renderIn({ url, site, source: sourceFor(id, readAhead), ...(language === undefined ? {} : { language }) })
  if (reply.kind === 'redirect') return say({ kind: 'rendered', id, reply })
  const html = new TextEncoder().encode(reply.html)
  say({ kind: 'rendered', id, reply: { ...reply, html } }, [html.buffer])
}

/** The pages of a language are built apart, beside the English ones, and loaded when the first of them is asked for. */
async function rendererIn(language: string | undefined): Promise<PageBundle['renderPage']> {
  if (language === undefined || language === 'en') return renderPage
  const bundle = new URL(`${language}/${basename(english)}`, english)
  if (!existsSync(bundle)) return renderPage
  return ((await import(bundle.href)) as PageBundle).renderPage
}

/** Reads in the thread that has the database, or takes what was read there ahead. */
function sourceFor(id: number, readAhead: ReadAhead | undefined): PageSource {
  const read =
    <Name extends keyof PageSource>(from: Name) =>
    (...given: Parameters<PageSource[Name]>): ReturnType<PageSource[Name]> =>
      new Promise((resolve, reject) => {
        const readId = ++lastReadId
        readings.set(readId, { resolve, reject })
        say({ kind: 'needs', id, readId, from, given })
      }) as ReturnType<PageSource[Name]>
  const readPuzzle = read('puzzle')
  return {
    todaysPuzzles: read('todaysPuzzles'),
    puzzle: (puzzleId) => (puzzleId === readAhead?.puzzleId ? Promise.resolve(readAhead.puzzle) : readPuzzle(puzzleId)),
    newPuzzles: read('newPuzzles'),
    popularPuzzles: read('popularPuzzles'),
    leaderboard: read('leaderboard'),
  }
}

function say(message: FromRenderer, moved: readonly ArrayBuffer[] = []): void {
  port.postMessage(message, [...moved])
}
