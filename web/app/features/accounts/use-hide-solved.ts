import { hideSolvedChanged } from '../../platform/session/slice.ts'
import { storeHidesSolved } from '../../platform/session/session-storage.ts'
import { useDispatch, useSelector } from '../../platform/use-store.ts'
import { settingsApi } from '../../platform/session/settings.ts'

/** Whether lists hide solved puzzles; stored in the account.
 *  Source: docs/product.md, Lists and filters */
export function useHideSolved() {
  const dispatch = useDispatch()
  const hidesSolved = useSelector((state) => state.session.hidesSolved)
  const setHidesSolved = (isOn: boolean) => {
    storeHidesSolved(isOn)
    dispatch(hideSolvedChanged(isOn))
    void dispatch(settingsApi.endpoints.updateSettings.initiate({ HideSolved: isOn }))
  }
  return { hidesSolved, setHidesSolved }
}
