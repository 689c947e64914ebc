export const oneMoment = 'Un momento...'
export const invoicesCardAndRenewal = 'Facturas, tarjeta y renovación'
