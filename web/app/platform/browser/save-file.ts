/** After so long the browser has taken the bytes. */
const TAKEN_MS = 60_000

/** Hands a file to the browser, which keeps it where it keeps downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_MS)
}

/** The name that a reply gives its file. */
export function fileNameIn(reply: Response, otherwise: string): string {
  return /filename="([^"]+)"/.exec(reply.headers.get('content-disposition') ?? '')?.[1] ?? otherwise
}
