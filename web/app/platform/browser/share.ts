/** Opens the device's own sheet to hand something on. Where there is none, or it may not be used, as in a frame of another site, somebody
 *  is helped otherwise.
 *  @param otherwise mostly copies the same */
export async function shareOr(shared: ShareData, otherwise: () => Promise<void>): Promise<void> {
  if (!('share' in navigator)) return otherwise()
  try {
    await navigator.share(shared)
  } catch (error) {
    // Closed again is not failed.
    if ((error as Error).name !== 'AbortError') await otherwise()
  }
}
