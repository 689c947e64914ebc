const FETCH_EVERY_MS = 30_000

/** How a board is fetched while somebody reads it, because others play on. */
export const WATCHED = {
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
  pollingInterval: FETCH_EVERY_MS,
  skipPollingIfUnfocused: true,
} as const
