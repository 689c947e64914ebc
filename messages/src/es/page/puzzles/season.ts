export const halloweenPuzzlesAllOctober = 'Puzles de Halloween todo octubre: calabazas, murciélagos y fantasmas simpáticos.'
export const christmasPuzzlesAllDecember = 'Puzles de Navidad todo diciembre: árboles, regalos y muñecos de nieve.'
