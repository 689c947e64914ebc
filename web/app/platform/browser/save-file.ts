/** Long enough for the browser to have read the bytes. */
const REVOKE_AFTER_MS = 60_000

/** Saves a file as a download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS)
}

/** The file name in a reply's `Content-Disposition`. */
export function fileNameIn(reply: Response, otherwise: string): string {
  return /filename="([^"]+)"/.exec(reply.headers.get('content-disposition') ?? '')?.[1] ?? otherwise
}
