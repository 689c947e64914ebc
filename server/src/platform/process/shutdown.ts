/** Takes the steps of an ending in their order, each also where another one failed, so that nothing stays open or locked.
 *  @param onFailure hears of each step that failed
 *  @returns whether all went well */
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
