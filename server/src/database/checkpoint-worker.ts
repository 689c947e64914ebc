import Sqlite from 'better-sqlite3'
import { parentPort, workerData } from 'node:worker_threads'
import { giveWay } from '../process/give-way.ts'

if (!parentPort) throw new Error('this module is a worker')
const port = parentPort
let file: Sqlite.Database | undefined
giveWay()

port.on('message', () => {
  file ??= new Sqlite(workerData as string)
  // Passive: it waits for nobody, and nobody for it.
  file.pragma('wal_checkpoint(PASSIVE)')
  port.postMessage('taken', [])
})
