import type * as English from '../../../../en/page/maker/components/MadeVerdict.tsx'

export const itIsAt: typeof English.itIsAt = (strong) => <>{strong} Está en</>
export const oneAnswer: typeof English.oneAnswer = (answer) =>
  answer === undefined ? 'Una sola respuesta.' : `Una sola respuesta: ${answer}.`
