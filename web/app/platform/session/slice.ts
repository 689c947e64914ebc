import type { getUserInfo } from '@emojigma/contract/accounts/accounts.ts'
import type { ReplyOf } from '@emojigma/contract/call.ts'
import { createAction, createSlice, type PayloadAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { api } from '../api.ts'
import { withoutLanguage } from '../browser/language-address.ts'
import { get } from '../call.ts'
import { isOnSignInPage } from './sign-in-pages.ts'
import { onSessionChange, storedAccount, storedHidesSolved, type Account } from './session-storage.ts'

/** A session that expired, was ended in another tab, or was deleted with its account: the page shows a notice. */
export interface LostSession {
  /** The page at that time, without the language. */
  readonly path: string
  readonly isStudent: boolean
  /** The player deleted the account. */
  readonly isDeleted?: true
}

export interface SessionState {
  /** Absent for a guest. */
  readonly account: Account | undefined
  /** A stored sign-in is being refreshed. */
  readonly isLoading: boolean
  /** Whether lists leave out what the player has solved. */
  readonly hidesSolved: boolean
  /** `automatic`: the dialog opens for an account without a nickname. */
  readonly nicknameModal: 'automatic' | 'requested' | 'closed'
  /** Until the next page load. */
  readonly lost?: LostSession | undefined
}

const GUEST: SessionState = { account: undefined, isLoading: false, hidesSolved: false, nicknameModal: 'automatic' }

/** The stored session; a guest's on the server. */
export function storedSession(): SessionState {
  return typeof window === 'undefined' ? GUEST : { ...GUEST, account: storedAccount(), hidesSolved: storedHidesSolved() }
}

/** The account has signed out: slices drop its state. */
export const sessionEnded = createAction<LostSession | undefined>('session/ended')

export const sessionSlice = createSlice({
  name: 'session',
  initialState: GUEST,
  reducers: {
    accountChanged(state, { payload: account }: PayloadAction<Account | undefined>) {
      state.account = account
    },
    sessionLoading(state, { payload: isLoading }: PayloadAction<boolean>) {
      state.isLoading = isLoading
    },
    hideSolvedChanged(state, { payload: hidesSolved }: PayloadAction<boolean>) {
      state.hidesSolved = hidesSolved
    },
    nicknameModalRequested(state) {
      state.nicknameModal = 'requested'
    },
    nicknameModalClosed(state) {
      state.nicknameModal = 'closed'
    },
  },
  extraReducers: (build) => build.addCase(sessionEnded, (_, { payload: lost }) => ({ ...GUEST, lost })),
})

const { accountChanged } = sessionSlice.actions
export const { sessionLoading, hideSolvedChanged, nicknameModalRequested, nicknameModalClosed } = sessionSlice.actions

/** Every endpoint whose reply depends on the player provides one of these. */
const PLAYER_TAGS = ['played', 'puzzle', 'potentialScore', 'puzzleLists', 'ranks', 'leaderboards', 'settings'] as const

const tagged = api.enhanceEndpoints({ addTagTypes: PLAYER_TAGS })

export const sessionApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    getUserInfo: build.query<Account, void>({
      query: () => get<typeof getUserInfo>('/api/Account/UserInfo'),
      transformResponse: ({ Id, Email, UserName, Nickname, IsStudent, IsChild, Plan, TeachesClass }: ReplyOf<typeof getUserInfo>) => ({
        id: Id,
        email: Email,
        userName: UserName,
        nickname: Nickname,
        isStudent: IsStudent,
        isChild: IsChild,
        plan: Plan,
        ...(TeachesClass && { teachesClass: true }),
      }),
    }),
  }),
})

interface SessionHolder {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>
  readonly getState: () => { readonly session: SessionState }
}

/** Syncs a store with the signed-in account of all tabs: drops another player's replies, and refetches a guest's after sign-in. */
export function followSession({ dispatch, getState }: SessionHolder): void {
  onSessionChange((isDeliberate) => {
    const before = getState().session.account
    const account = storedAccount()
    const isAnother = before?.id !== account?.id
    const isLost = before && !account && !isDeliberate && !isOnSignInPage()
    // Before `accountChanged`, because this resets the account too. A guest's solves never become a student's.
    if (isAnother && (before || account?.isStudent)) {
      const path = withoutLanguage(location.pathname + location.search)
      dispatch(sessionEnded(isLost ? { path, isStudent: before.isStudent } : undefined))
    }
    dispatch(accountChanged(account))
    markDocument(account)
    if (isAnother) dispatch(before ? api.util.resetApiState() : tagged.util.invalidateTags([...PLAYER_TAGS]))
  })
}

/** Updates the attributes that `before-paint.js` set. */
function markDocument(account: Account | undefined): void {
  const { dataset } = document.documentElement
  if (account) dataset['session'] = account.email || account.isStudent ? 'email' : 'name'
  else for (const name of ['session', 'theme', 'motion', 'font']) delete dataset[name]
}
