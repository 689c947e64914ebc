/** Preloaded into a server under test: its day begins where the journey says, and goes on from there. */
const offsetMs = Number(process.env['MOVED_CLOCK_MS'] ?? '0')
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length === 0) super(RealDate.now() + offsetMs)
    else super(...(parts as [number]))
  }

  static override now(): number {
    return RealDate.now() + offsetMs
  }
} as DateConstructor
