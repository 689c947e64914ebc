import type * as English from '../../../../en/page/plans/components/PlanCard.ts'

export const from = 'desde'
export const perYear = 'al año'
export const yourPlan = 'Tu plan'
export const billedAnnually = 'Se cobra una vez al año'
export const aboutPerMonthBilledAnnually: typeof English.aboutPerMonthBilledAnnually = (money) =>
  `Unos ${money} al mes, se cobra una vez al año`
