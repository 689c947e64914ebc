import type * as English from '../../../../en/page/maker/components/MadeVerdict.tsx'

export const itIsAt: typeof English.itIsAt = (strong) => <>{strong} Está en</>
