/** `8 h 41 min`, rounded up so that the time named is never too short. */
export function waitText(waitMs: number): string {
  const minutes = Math.ceil(waitMs / 60_000)
  const hours = Math.floor(minutes / 60)
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`
}
