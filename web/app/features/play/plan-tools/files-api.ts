import type { ReplyOf } from '@emojigma/contract/call.ts'
import { downloadPath, type DownloadFormat } from '@emojigma/contract/puzzles/pictures.ts'
import type { getWorksheetUrl } from '@emojigma/contract/paper/worksheets.ts'
import { get } from '../../../platform/call.ts'
import { guessesApi } from '../api.ts'
import { saving } from '../../../platform/browser/save-file.ts'

/** Downloads that need a plan. A plain link would not send the access token, so the page fetches the file and saves it.
 *  Source: docs/product.md, Downloads */
export const filesApi = guessesApi.injectEndpoints({
  endpoints: (build) => ({
    saveQuestion: build.mutation<null, { readonly puzzleId: number; readonly format: DownloadFormat }>({
      query: ({ puzzleId, format }) => saving({ url: downloadPath(puzzleId, format) }, `emojigma-${puzzleId}.${format}`),
    }),
    saveWorksheet: build.mutation<null, number>({
      queryFn: async (puzzleId, _api, _options, call) => {
        const reply = await call(get<typeof getWorksheetUrl>('/api/pdf/GetWorksheetUrl', { puzzleId }))
        if (reply.error) return { error: reply.error }
        const { Url } = reply.data as ReplyOf<typeof getWorksheetUrl>
        const saved = await call(saving({ url: Url }, `emojigma-worksheet-${puzzleId}.pdf`))
        return saved.error ? { error: saved.error } : { data: null }
      },
    }),
  }),
})
