export const oneMoment = 'One moment...'
export const invoicesCardAndRenewal = 'Invoices, card and renewal'
