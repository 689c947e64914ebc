import type * as English from '../../../en/page/ui/percent.ts'

export const percent: typeof English.percent = (number) => `${number} %`
