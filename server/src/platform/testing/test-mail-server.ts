import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly message: string
}

/** A real mail server on the loopback. */
export interface TestMailServer {
  readonly url: string
  readonly taken: readonly ReceivedMail[]
  /** Its reply to the next recipients: accept, a refusing code of RFC 5321, or silence. */
  answer: 'yes' | 'silence' | number
  /** Resolves when it has given that reply so many times. */
  asked(times: number): Promise<void>
  close(): Promise<void>
}

export async function openTestMailServer(): Promise<TestMailServer> {
  const taken: ReceivedMail[] = []
  let asked = 0
  const waiting: { readonly times: number; readonly resolve: () => void }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      asked += 1
      for (const { times, resolve } of waiting) if (asked >= times) resolve()
      const { answer } = mailServer
      if (answer === 'yes') done()
      else if (answer !== 'silence') done(Object.assign(new Error(`no ${address} now`), { responseCode: answer }))
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), message: Buffer.concat(chunks).toString() })
        done()
      })
    },
  })
  // A killed client breaks its connection.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const mailServer: TestMailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    answer: 'yes',
    asked: (times) =>
      new Promise((resolve) => {
        if (asked >= times) resolve()
        else waiting.push({ times, resolve })
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return mailServer
}
