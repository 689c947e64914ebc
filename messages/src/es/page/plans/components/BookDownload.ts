import type * as English from '../../../../en/page/plans/components/BookDownload.ts'

export const downloadThe: typeof English.downloadThe = (book) => `Descargar: ${book}`
export const oneMoment = 'Un momento...'
export const pdf: typeof English.pdf = (paper) => `PDF, ${paper}`
