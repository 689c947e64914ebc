/** For a cache with room for many that are seldom all there: it takes memory as it fills. By itself it takes the room for all of them at
 *  once, which for a dozen limits of so many clients is fourteen megabytes and a tenth of a second at each start. */
export function growingTo(count: number) {
  return { maxSize: count, sizeCalculation: () => 1 } as const
}
