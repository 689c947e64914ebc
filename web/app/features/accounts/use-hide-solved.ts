import { hideSolvedChanged } from '../../platform/session/slice.ts'
import { storeHidesSolved } from '../../platform/session/session-storage.ts'
import { useDispatch, useSelector } from '../../platform/use-store.ts'
import { settingsApi } from '../../platform/session/settings.ts'

/** Whether lists leave out what the player has solved, here and wherever else they log in.
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
