import { getSpecialOffers, type SpecialOffer } from '@emojigma/contract/shop/offers.ts'
import { isoTime } from '../../../platform/clock.ts'
import type { Accounts } from '../../accounts/service.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Offer, Offers } from './service.ts'

/** The call that returns the present offer.
 *  @param accounts tell children apart: they get no offers
 *  Source: docs/product.md, Offers */
export function routeOffers(app: App, offers: Offers, accounts: Accounts): void {
  serve(app, getSpecialOffers, async ({ visitor, signedIn }) => {
    const offer = await offers.running()
    const isForThem = visitor.plan === 'none' && visitor.role !== 'student'
    if (!offer || !isForThem || (signedIn && (await accounts.account(signedIn.accountId)).isChild)) return { SpecialOffer: null }
    return { SpecialOffer: wireOffer(offer) }
  })
}

function wireOffer({ name, description, percent, code, endsAtMs }: Offer): SpecialOffer {
  return { Name: name, Description: description, PercentageDiscount: percent, Code: code, DateTo: isoTime(endsAtMs) }
}
