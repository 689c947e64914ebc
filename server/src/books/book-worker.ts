import { emojiArt } from '@emojigma/artwork/emoji-art.ts'
import { drawBookPdf } from '@emojigma/artwork/pdf/book-pdf.ts'
import { parentPort, workerData } from 'node:worker_threads'
import { languageNamed } from '../languages.ts'
import { giveWay } from '../process/give-way.ts'
import type { BookReply, BookRequest } from './book-drawings.ts'
import { bookOf } from './edition.ts'

if (!parentPort) throw new Error('this module is a worker')

giveWay('what someone waits for')

const request = workerData as BookRequest
const { pdf } = await drawBookPdf(bookOf(request), emojiArt, languageNamed(request.language).server.print)
const reply: BookReply = new Uint8Array(pdf)
parentPort.postMessage(reply, [reply.buffer as ArrayBuffer])
