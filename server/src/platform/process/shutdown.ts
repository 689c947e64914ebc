/** Runs the steps of a shutdown in order, each even if another one failed, so that nothing stays open or locked.
 *  @param onFailure called with the error of each failed step
 *  @returns whether all succeeded */
export async function endInOrder(steps: readonly (() => unknown)[], onFailure: (error: unknown) => void): Promise<boolean> {
  let isWell = true
  for (const step of steps) {
    try {
      await step()
    } catch (error) {
      isWell = false
      onFailure(error)
    }
  }
  return isWell
}
