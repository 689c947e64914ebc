import type { FetchArgs } from '@reduxjs/toolkit/query/react'

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
function fileNameIn(reply: Response, otherwise: string): string {
  return /filename="([^"]+)"/.exec(reply.headers.get('content-disposition') ?? '')?.[1] ?? otherwise
}

/** A call that saves the reply's body as a file instead of putting it into the store. Errors are parsed as usual. */
export function saving(call: FetchArgs, otherwise: string): FetchArgs {
  return {
    ...call,
    responseHandler: async (reply) => {
      // A Wi-Fi sign-in page is HTML with status 200, and no file of ours.
      if (!reply.ok || !/^(?:image|application\/pdf)\b/.test(reply.headers.get('content-type') ?? ''))
        return reply.json() as Promise<unknown>
      saveFile(await reply.blob(), fileNameIn(reply, otherwise))
      return null
    },
  }
}
