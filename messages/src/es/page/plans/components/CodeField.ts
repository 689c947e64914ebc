import type * as English from '../../../../en/page/plans/components/CodeField.ts'

export const doYouHaveACode = '¿Tienes un código?'
export const typeItHereThen: typeof English.typeItHereThen = (what) =>
  `Escríbelo aquí y después elige ${what}. La página siguiente muestra cuánto ahorra, antes de pagar nada.`
