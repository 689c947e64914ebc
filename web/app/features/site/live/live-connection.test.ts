// @vitest-environment jsdom
import type { LiveStats } from '@emojigma/contract/play/live.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveConnection } from './live-connection.ts'

/** A connection whose other end is played by the test. */
class PlayedSocket extends EventTarget {
  isClosed = false
  close() {
    this.end()
  }
  end() {
    this.isClosed = true
    this.dispatchEvent(new Event('close'))
  }
  tell(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

let sockets: PlayedSocket[]
let told: LiveStats[]
let connection: LiveConnection | undefined
let visibility: DocumentVisibilityState
let isOnline: boolean

beforeEach(() => {
  vi.useFakeTimers()
  ;[sockets, told, visibility, isOnline] = [[], [], 'visible', true]
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.stubGlobal(
    'WebSocket',
    class extends PlayedSocket {
      constructor() {
        super()
        sockets.push(this)
      }
    },
  )
})
afterEach(() => {
  connection?.close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const connect = (random = 1) => {
  connection = new LiveConnection({ address: 'ws://site/api/websocket', onStats: (stats) => told.push(stats), random: () => random })
}
const openSockets = () => sockets.filter(({ isClosed }) => !isClosed).length
const look = (state: DocumentVisibilityState) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

test('reports valid messages and ignores others', () => {
  connect()
  sockets[0]?.tell('{"c":3,"g":5,"u":2}')
  for (const text of ['', 'null', '{}', '{"c":-1,"g":5,"u":2}', '{"c":"3","g":5,"u":2}']) sockets[0]?.tell(text)
  expect(told).toEqual([{ c: 3, g: 5, u: 2 }])
})

test('the wait doubles after each failure, up to a minute, and resets after a message', () => {
  connect()
  for (const waitMs of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
    sockets.at(-1)?.end()
    const before = sockets.length
    vi.advanceTimersByTime(waitMs - 1)
    expect(sockets).toHaveLength(before)
    vi.advanceTimersByTime(1)
    expect(sockets).toHaveLength(before + 1)
  }
  sockets.at(-1)?.tell('{"c":3,"g":5,"u":2}')
  sockets.at(-1)?.end()
  vi.advanceTimersByTime(1000)
  expect(openSockets()).toBe(1)
})

test('chance shortens a wait by up to a half', () => {
  connect(0)
  sockets[0]?.end()
  vi.advanceTimersByTime(499)
  expect(sockets).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(sockets).toHaveLength(2)
})

test('it disconnects while the page is hidden', () => {
  visibility = 'hidden'
  connect()
  expect(sockets).toHaveLength(0)
  look('visible')
  expect(openSockets()).toBe(1)
  look('hidden')
  expect(openSockets()).toBe(0)
  vi.advanceTimersByTime(600_000)
  expect(sockets).toHaveLength(1)
  look('visible')
  expect(openSockets()).toBe(1)
})

test('it disconnects offline and reconnects at once when online', () => {
  connect()
  sockets[0]?.end()
  isOnline = false
  dispatchEvent(new Event('offline'))
  vi.advanceTimersByTime(600_000)
  expect(sockets).toHaveLength(1)
  isOnline = true
  dispatchEvent(new Event('online'))
  expect(openSockets()).toBe(1)
})

test('it disconnects on pagehide and reconnects on pageshow', () => {
  connect()
  dispatchEvent(new Event('pagehide'))
  expect(openSockets()).toBe(0)
  dispatchEvent(new Event('pageshow'))
  expect(openSockets()).toBe(1)
})

test('reset reconnects without waiting, and there is never more than one connection', () => {
  connect()
  sockets[0]?.end()
  connection?.reset()
  expect(openSockets()).toBe(1)
  connection?.reset()
  look('visible')
  expect(openSockets()).toBe(1)
  vi.advanceTimersByTime(600_000)
  expect(openSockets()).toBe(1)
})

test('it stays closed after close', () => {
  connect()
  connection?.close()
  look('visible')
  dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(600_000)
  expect(openSockets()).toBe(0)
})
