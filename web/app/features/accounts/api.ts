import type { deleteAccount, exportAccount, setNickname } from '@emojigma/contract/accounts/accounts.ts'
import type { ReplyOf } from '@emojigma/contract/call.ts'
import { api } from '../../platform/api.ts'
import { get, post } from '../../platform/call.ts'

export const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    setNickname: build.mutation<string, string>({
      query: (nickname) => post<typeof setNickname>('/api/account/SetNickname', { Nickname: nickname }),
      transformResponse: ({ Nickname }: ReplyOf<typeof setNickname>) => Nickname,
    }),
    /** `password` is undefined for an account without one. */
    deleteAccount: build.mutation<unknown, { readonly password: string | undefined; readonly takesStudents: boolean }>({
      query: ({ password, takesStudents }) =>
        post<typeof deleteAccount>('/api/account/DeleteAccount', {
          ...(password ? { Password: password } : {}),
          ...(takesStudents ? { StudentsToo: true } : {}),
        }),
    }),
    exportAccount: build.mutation<string, void>({
      query: () => ({ ...get<typeof exportAccount>('/api/account/export'), responseHandler: 'text' }),
    }),
  }),
})
