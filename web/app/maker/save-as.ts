/** Lets the browser fetch a file that is sent as one to keep. */
export function saveAs(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
