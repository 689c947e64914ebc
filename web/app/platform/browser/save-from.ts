/** Lets the browser fetch a file and keep it where it keeps downloads. The page stays.
 *  @param address of ours, which names the file */
export function saveFrom(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
