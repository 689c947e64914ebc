import { sql } from 'kysely'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openDatabase, type Database } from './connection.ts'
import { isUnavailable } from './faults.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** AuthenticationOk and ReadyForQuery. Source: PostgreSQL's documentation, Message Formats */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

/** CommandComplete of BEGIN, and ReadyForQuery within a transaction. */
const BEGUN = Buffer.from('C\0\0\0\u000aBEGIN\0Z\0\0\0\u0005T', 'latin1')

/** Takes connections, greets where it is asked to, lets a transaction begin where it is asked to, and says nothing more. */
async function silentServer(greets: boolean, begins = false): Promise<number> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    if (greets) socket.once('data', () => socket.write(WELCOME))
    if (begins) socket.on('data', (asked) => asked.includes('begin') && socket.write(BEGUN))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

function open(databaseUrl: string): Database {
  const database = openDatabase({ databaseUrl, dataFolder: '/nonexistent' }, () => undefined)
  closing.push(() => database.close())
  return database
}

const ask = ({ durably }: Database): Promise<unknown> => durably((transaction) => sql`select 1`.execute(transaction))

async function outcomes(asked: readonly Promise<unknown>[]): Promise<readonly boolean[]> {
  const settled = await Promise.allSettled(asked)
  return settled.map((one) => one.status === 'rejected' && isUnavailable(one.reason))
}

test('of a PostgreSQL that hangs nobody waits for longer than a call may take, however many ask', async () => {
  const database = open(`postgres://nobody@127.0.0.1:${await silentServer(true)}/nothing`)
  expect(await outcomes(Array.from({ length: 25 }, () => ask(database)))).toEqual(Array(25).fill(true))
})

test('nor of one that takes the connection and never greets', async () => {
  const database = open(`postgres://nobody@127.0.0.1:${await silentServer(false)}/nothing`)
  expect(await outcomes([ask(database)])).toEqual([true])
})

test('of one that falls silent within a transaction the first cause is told', async () => {
  const database = open(`postgres://nobody@127.0.0.1:${await silentServer(true, true)}/nothing`)
  await expect(ask(database)).rejects.toThrow(/did not answer within/)
})

test.each([
  ['a port on which nobody listens', 'postgres://nobody@127.0.0.1:9/nothing'],
  ['a socket that is not there', 'postgres://nobody@%2Fnonexistent/nothing'],
  ['a name that nobody has', 'postgres://nobody@nowhere.invalid/nothing'],
])('a PostgreSQL at %s is away', async (_where, url) => {
  expect(await outcomes([ask(open(url))])).toEqual([true])
})
