export const thePricesCantBe = 'The prices can’t be fetched just now.'
