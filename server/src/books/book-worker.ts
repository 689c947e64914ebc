import { emojiArt } from '@emojigma/artwork/emoji-art.ts'
import { drawBookPdf } from '@emojigma/artwork/pdf/book-pdf.ts'
import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { languageNamed } from '../languages.ts'
import type { BookReply, BookRequest } from './book-drawings.ts'
import { bookOf } from './edition.ts'

if (!parentPort) throw new Error('this module is a worker')

// On Linux the priority is a thread's own, so drawing gives way to answering requests.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const request = workerData as BookRequest
const { pdf } = await drawBookPdf(bookOf(request), emojiArt, languageNamed(request.language).server.print)
const reply: BookReply = new Uint8Array(pdf)
parentPort.postMessage(reply, [reply.buffer as ArrayBuffer])
