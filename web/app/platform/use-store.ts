import { useDispatch as useAnyDispatch, useSelector as useAnySelector } from 'react-redux'
import type { Dispatch, RootState } from './store.ts'

/** Typed hooks. */
export const useDispatch = useAnyDispatch.withTypes<Dispatch>()
export const useSelector = useAnySelector.withTypes<RootState>()
