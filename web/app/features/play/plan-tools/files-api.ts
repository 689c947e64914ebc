import type { ReplyOf } from '@emojigma/contract/call.ts'
import { downloadPath, type DownloadFormat } from '@emojigma/contract/puzzles/pictures.ts'
import type { getWorksheetUrl } from '@emojigma/contract/paper/worksheets.ts'
import type { FetchArgs } from '@reduxjs/toolkit/query/react'
import { get } from '../../../platform/call.ts'
import { guessesApi } from '../api.ts'
import { fileNameIn, saveFile } from '../../../platform/browser/save-file.ts'

/** The files that a plan opens. A download of the browser's own would not say who asks, so that the page fetches them and hands them on.
 *  Source: docs/product.md, Downloads */
export const filesApi = guessesApi.injectEndpoints({
  endpoints: (build) => ({
    saveQuestion: build.mutation<null, { readonly puzzleId: number; readonly format: DownloadFormat }>({
      query: ({ puzzleId, format }) => saving(downloadPath(puzzleId, format), `emojigma-${puzzleId}.${format}`),
    }),
    saveWorksheet: build.mutation<null, number>({
      queryFn: async (puzzleId, _api, _options, call) => {
        const found = await call(get<typeof getWorksheetUrl>('/api/pdf/GetWorksheetUrl', { puzzleId }))
        if (found.error) return { error: found.error }
        const { Url } = found.data as ReplyOf<typeof getWorksheetUrl>
        const saved = await call(saving(Url, `emojigma-worksheet-${puzzleId}.pdf`))
        return saved.error ? { error: saved.error } : { data: null }
      },
    }),
  }),
})

/** Saves what is answered; a refusal is read as ever. The bytes go to the browser and never into the store. */
function saving(url: string, otherwise: string): FetchArgs {
  return {
    url,
    responseHandler: async (reply) => {
      // A Wi-Fi that asks to sign in answers with a page of its own, which is no file of ours either.
      if (!reply.ok || !/^(?:image|application\/pdf)\b/.test(reply.headers.get('content-type') ?? ''))
        return reply.json() as Promise<unknown>
      saveFile(await reply.blob(), fileNameIn(reply, otherwise))
      return null
    },
  }
}
