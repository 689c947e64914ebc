/** Fetches a file into the person's downloads, as a click on its link would. */
export function downloadFile(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
