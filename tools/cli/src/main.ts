import { text } from 'node:stream/consumers'
import { run } from './run.ts'

const { out, err, exitCode } = await run(process.argv.slice(2), () => (process.stdin.isTTY ? Promise.resolve('') : text(process.stdin)))
// A pipe may be closed early by its reader.
process.stdout.on('error', () => process.exit(exitCode))
for (const line of out) process.stdout.write(`${line}\n`)
for (const line of err) process.stderr.write(`${line}\n`)
process.exitCode = exitCode
