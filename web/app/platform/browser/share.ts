/** Opens the device's share sheet, or calls `otherwise` where there is none or it is not allowed, as in another site's frame.
 *  @param otherwise usually copies the same text */
export async function shareOr(shared: ShareData, otherwise: () => Promise<void>): Promise<void> {
  if (!('share' in navigator)) return otherwise()
  try {
    await navigator.share(shared)
  } catch (error) {
    // AbortError: the sheet was closed.
    if ((error as Error).name !== 'AbortError') await otherwise()
  }
}
