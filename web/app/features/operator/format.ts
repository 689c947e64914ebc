const TIME = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const MINUTES_A_DAY = 24 * 60

/** `12 Nov 2026, 16:05`, by the reader's clock. */
export function formatTime(time: string): string {
  return TIME.format(new Date(time))
}

export function formatClock(time: string): string {
  return CLOCK.format(new Date(time))
}

export function formatCount(count: number): string {
  return count.toLocaleString('en')
}

/** @param amountMinor in hundredths of the currency */
export function formatAmount(amountMinor: number, currency: string): string {
  return `${(amountMinor / 100).toFixed(2)} ${currency.toUpperCase()}`
}

/** `3 d 4 h`: the two largest units. */
export function formatUptime(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  if (minutes < MINUTES_A_DAY) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
  return `${Math.floor(minutes / MINUTES_A_DAY)} d ${Math.floor((minutes % MINUTES_A_DAY) / 60)} h`
}
