import { configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { api } from './api.ts'
import { guessesSlice } from './guesses/slice.ts'
import { followSession, sessionSlice } from './session-slice.ts'
import { storedAccount } from './session-storage.ts'

export function makeStore(preloadedState?: PreloadedState) {
  const isBrowser = typeof window !== 'undefined'
  const session = { account: isBrowser ? storedAccount() : undefined, isLoading: false }
  const store = configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      [guessesSlice.name]: guessesSlice.reducer,
      [sessionSlice.name]: sessionSlice.reducer,
    },
    middleware: (defaults) => defaults().concat(api.middleware),
    preloadedState: preloadedState ? { ...preloadedState, session } : { session },
  })
  if (isBrowser) {
    setupListeners(store.dispatch)
    followSession(store)
  }
  return store
}

/** What a page brings with it: the answers that the server had already. */
export interface PreloadedState {
  [api.reducerPath]: ReturnType<typeof api.reducer>
}

export type Store = ReturnType<typeof makeStore>
export type RootState = ReturnType<Store['getState']>
export type Dispatch = Store['dispatch']
