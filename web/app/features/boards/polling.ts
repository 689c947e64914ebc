const FETCH_EVERY_MS = 30_000

/** Query options that keep a visible board fresh while others play. */
export const BOARD_POLLING = {
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
  pollingInterval: FETCH_EVERY_MS,
  skipPollingIfUnfocused: true,
} as const
