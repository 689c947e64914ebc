/** Downloads a file without leaving the page.
 *  @param address same-origin; its reply names the file */
export function saveFrom(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
