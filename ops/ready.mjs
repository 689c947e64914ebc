// Ends with 0 if the site on PORT of this machine can serve, else with 1 and the reason. `--wait 60`: asks again for so many seconds.
const LOOK_MS = 500
const ANSWER_MS = 4000
// The caller may end another process next: by then a proxy that looks each second knows of this one.
const KNOWN_MS = 2000
const address = `http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`
const isWaiting = process.argv[2] === '--wait'
const untilMs = Date.now() + 1000 * (isWaiting ? Number(process.argv[3]) : 0)

let why = await asked()
while (why !== undefined && Date.now() < untilMs) {
  await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  why = await asked()
}
if (why === undefined && isWaiting) await new Promise((resolve) => setTimeout(resolve, KNOWN_MS))
if (why !== undefined) console.error(`${address}: ${why}`)
process.exit(why === undefined ? 0 : 1)

/** @returns why not; undefined if it can */
async function asked() {
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) })
    return reply.ok ? undefined : `${reply.status} ${await reply.text()}`
  } catch (error) {
    return error.cause?.message ?? error.message
  }
}
