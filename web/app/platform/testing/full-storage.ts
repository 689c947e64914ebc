import { onTestFinished, vi } from 'vitest'
import { onDevice } from '../browser/storage.ts'

/** Until the test ends the browser refuses to store anything. */
export function fillStorage(): void {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => {
    setItem.mockRestore()
    onDevice.forgetAll('')
  })
}
