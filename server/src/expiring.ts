/** For a cache whose entries expire: it reads the clock each time. By itself it would remember the time for a millisecond and set a timer
 *  to forget it, which costs a request as much as all else of being answered from memory. */
export const EXPIRING = { ttlResolution: 0 } as const
