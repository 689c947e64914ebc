import { configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { api } from './api.ts'
import { guessesSlice } from '../features/play/slice.ts'
import { followSession, sessionSlice, storedSession } from './session/slice.ts'

export function makeStore(preloadedState?: PreloadedState) {
  const session = storedSession()
  const store = configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      [guessesSlice.name]: guessesSlice.reducer,
      [sessionSlice.name]: sessionSlice.reducer,
    },
    middleware: (defaults) => defaults().concat(api.middleware),
    preloadedState: preloadedState ? { ...preloadedState, session } : { session },
  })
  if (typeof window !== 'undefined') {
    setupListeners(store.dispatch)
    followSession(store)
  }
  return store
}

/** The replies that the server rendered the page with. */
export interface PreloadedState {
  [api.reducerPath]: ReturnType<typeof api.reducer>
}

export type Store = ReturnType<typeof makeStore>
export type RootState = ReturnType<Store['getState']>
export type Dispatch = Store['dispatch']
