import { Writable } from 'node:stream'

/** A log stream and the lines written to it so far. */
export function openTestLog(): { readonly stream: Writable; readonly lines: readonly string[] } {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { stream, lines }
}
