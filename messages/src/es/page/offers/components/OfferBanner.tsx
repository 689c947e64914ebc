import type * as English from '../../../../en/page/offers/components/OfferBanner.tsx'

export const saveWithCodeAtCheckout: typeof English.saveWithCodeAtCheckout = (percent, code) => (
  <>
    Ahorra un {percent} % con el código {code} al pagar
  </>
)
export const specialOffer = 'Oferta especial'
