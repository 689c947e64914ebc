import type * as English from '../../../../en/page/my-days/components/YourDays.tsx'
import { plural } from '../../../grammar.ts'

export const yourDays = 'Tus días'
export const loading = 'Cargando...'
export const inARowRest: typeof English.inARowRest = (days, count) => (
  <>
    {days} {plural(count, 'día seguido', 'días seguidos')}, contando los de descanso
  </>
)
