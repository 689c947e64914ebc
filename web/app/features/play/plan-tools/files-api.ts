import type { ReplyOf } from '@emojigma/contract/call.ts'
import { downloadPath, type DownloadFormat } from '@emojigma/contract/puzzles/pictures.ts'
import type { getWorksheetUrl } from '@emojigma/contract/paper/worksheets.ts'
import type { FetchArgs } from '@reduxjs/toolkit/query/react'
import { get } from '../../../platform/call.ts'
import { guessesApi } from '../api.ts'
import { fileNameIn, saveFile } from '../../../platform/browser/save-file.ts'

/** Downloads that need a plan. A plain link would not send the access token, so the page fetches the file and saves it.
 *  Source: docs/product.md, Downloads */
export const filesApi = guessesApi.injectEndpoints({
  endpoints: (build) => ({
    saveQuestion: build.mutation<null, { readonly puzzleId: number; readonly format: DownloadFormat }>({
      query: ({ puzzleId, format }) => saving(downloadPath(puzzleId, format), `emojigma-${puzzleId}.${format}`),
    }),
    saveWorksheet: build.mutation<null, number>({
      queryFn: async (puzzleId, _api, _options, call) => {
        const reply = await call(get<typeof getWorksheetUrl>('/api/pdf/GetWorksheetUrl', { puzzleId }))
        if (reply.error) return { error: reply.error }
        const { Url } = reply.data as ReplyOf<typeof getWorksheetUrl>
        const saved = await call(saving(Url, `emojigma-worksheet-${puzzleId}.pdf`))
        return saved.error ? { error: saved.error } : { data: null }
      },
    }),
  }),
})

/** Saves the reply's body as a file instead of putting it into the store. Errors are parsed as usual. */
function saving(url: string, otherwise: string): FetchArgs {
  return {
    url,
    responseHandler: async (reply) => {
      // A Wi-Fi sign-in page is HTML with status 200, and no file of ours.
      if (!reply.ok || !/^(?:image|application\/pdf)\b/.test(reply.headers.get('content-type') ?? ''))
        return reply.json() as Promise<unknown>
      saveFile(await reply.blob(), fileNameIn(reply, otherwise))
      return null
    },
  }
}
