export const thePricesCantBe = 'Ahora no se pueden consultar los precios.'
