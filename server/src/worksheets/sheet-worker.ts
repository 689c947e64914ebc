import { emojiArt } from '@emojigma/artwork/emoji-art.ts'
import { drawCardSheetPdf, type PdfCardSheet } from '@emojigma/artwork/pdf/card-sheet-pdf.ts'
import type { PrintWords } from '@emojigma/artwork/print-words.ts'
import { drawWorksheetPdf, type PdfWorksheet } from '@emojigma/artwork/pdf/worksheet-pdf.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { languageNamed } from '../languages.ts'
import { giveWay } from '../process/give-way.ts'

/** What is drawn: puzzles, or login cards. */
export type PdfSheet = PdfWorksheet | PdfCardSheet

export type SheetRequest =
  | { readonly jobId: number; readonly language: string; readonly sheet: PdfSheet }
  | { readonly cancelledId: number }

export type SheetReply =
  | { readonly jobId: number; readonly done: number }
  | { readonly jobId: number; readonly pdf: Uint8Array }
  | { readonly jobId: number; readonly error: string }

if (!parentPort) throw new Error('this module is a worker')
const port = parentPort

giveWay('what someone waits for')

const cancelled = new Set<number>()

port.on('message', (request: SheetRequest) => {
  if ('cancelledId' in request) cancelled.add(request.cancelledId)
  else void draw(request.jobId, request.sheet, languageNamed(request.language).server.print)
})

async function draw(jobId: number, sheet: PdfSheet, words: PrintWords): Promise<void> {
  try {
    const pdf = await ('cards' in sheet ? drawCardSheetPdf(sheet, emojiArt, words) : drawVariants(jobId, sheet, words))
    reply({ jobId, pdf: new Uint8Array(pdf) })
  } catch (error) {
    reply({ jobId, error: error instanceof Error ? error.message : String(error) })
  } finally {
    cancelled.delete(jobId)
  }
}

function drawVariants(jobId: number, sheet: PdfWorksheet, words: PrintWords): Promise<Buffer> {
  return drawWorksheetPdf(sheet, emojiArt, words, async (done) => {
    reply({ jobId, done })
    // Lets the word come in that it is not wanted any more.
    await nextTurn()
    if (cancelled.has(jobId)) throw new Error('cancelled')
  })
}

function reply(message: SheetReply): void {
  port.postMessage(message, 'pdf' in message ? [message.pdf.buffer as ArrayBuffer] : [])
}
