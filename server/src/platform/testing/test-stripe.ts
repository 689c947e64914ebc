import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parse } from 'node:querystring'
import { Stripe } from 'stripe'

/** A request as Stripe received it: fields by full name, such as `line_items[0][quantity]`. */
export interface StripeRequest {
  readonly method: string
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  readonly idempotencyKey: string | undefined
}

type Json = Record<string, unknown>

/** The part of Stripe's HTTP interface that we use, on the loopback. It refuses unknown paths and fields, repeats its reply for a
 *  repeated idempotency key, and refuses a key that comes with other fields. */
export interface TestStripe {
  readonly url: string
  readonly secretKey: string
  readonly webhookSecret: string
  /** Accepted requests, in order. */
  readonly requests: readonly StripeRequest[]
  /** Its state: working, failing, or accepting requests in silence. */
  mood: 'well' | 'broken' | 'silent'
  /** Resolves when it has accepted a request in silence. */
  readonly unanswered: Promise<void>
  /** Objects by id, which a test may change. */
  readonly objects: Map<string, Json>
  /** Creates what a paid session leaves behind, as if the buyer had paid on Stripe's page.
   *  @returns the id of the subscription, or of the payment */
  paySession(sessionId: string, atS: number): string
  /** An event and its signature. */
  told(
    type: string,
    object: Json,
    wishes?: { readonly id?: string; readonly atMs?: number; readonly secret?: string },
  ): {
    readonly payload: string
    readonly signature: string
  }
  /** Signs any text. */
  signed(payload: string, atMs: number, secret?: string): { readonly payload: string; readonly signature: string }
  close(): Promise<void>
}

const SECRET_KEY = 'sk_test_of_tests_only'
const WEBHOOK_SECRET = 'whsec_of_tests_only'
const YEAR_S = 365 * 86_400

const METADATA = String.raw`metadata\[(checkout|account|product)\]`
const PRICE = String.raw`line_items\[0\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[name|recurring\]\[interval))\]`

/** Fields that each call accepts. */
const CALLS: readonly { readonly method: string; readonly path: RegExp; readonly fields: RegExp; readonly needs?: readonly string[] }[] = [
  { method: 'POST', path: /^\/v1\/coupons$/, fields: /^(amount_off|currency|duration|max_redemptions|name)$/, needs: ['duration'] },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    fields: new RegExp(
      String.raw`^(mode|success_url|cancel_url|customer|customer_email|customer_creation|expires_at|discounts\[0\]\[coupon\]|invoice_creation\[enabled\]` +
        `|${METADATA}|${String.raw`(subscription|payment_intent)_data\[metadata\]\[(checkout|account|product)\]`}|${PRICE})$`,
    ),
    needs: ['mode', 'success_url'],
  },
  { method: 'POST', path: /^\/v1\/checkout\/sessions\/cs_\w+\/expire$/, fields: /^$/ },
  { method: 'POST', path: /^\/v1\/billing_portal\/sessions$/, fields: /^(customer|return_url)$/, needs: ['customer'] },
  { method: 'GET', path: /^\/v1\/subscriptions\/sub_\w+$/, fields: /^expand\[0\]$/ },
  { method: 'DELETE', path: /^\/v1\/subscriptions\/sub_\w+$/, fields: /^$/ },
  { method: 'GET', path: /^\/v1\/payment_intents\/pi_\w+$/, fields: /^expand\[0\]$/ },
  { method: 'GET', path: /^\/v1\/invoice_payments$/, fields: /^(invoice|status|expand\[0\])$/ },
  { method: 'POST', path: /^\/v1\/refunds$/, fields: /^payment_intent$/, needs: ['payment_intent'] },
]

export async function openTestStripe(): Promise<TestStripe> {
  const requests: StripeRequest[] = []
  const objects = new Map<string, Json>()
  const kept = new Map<string, { readonly request: string; readonly reply: readonly [number, Json] }>()
  const unanswered = Promise.withResolvers<void>()
  let made = 0
  const signer = new Stripe(SECRET_KEY)
  const newId = (kind: string): string => `${kind}_${(made += 1)}`
  const put = (object: Json & { readonly id: string }): Json => {
    objects.set(object.id, object)
    return object
  }

  function replyTo({ method, path, fields }: StripeRequest): readonly [number, Json] {
    const call = CALLS.find((candidate) => candidate.method === method && candidate.path.test(path))
    if (!call) return refusal(404, `Unrecognized request URL (${method}: ${path})`)
    const unknown = Object.keys(fields).find((name) => !call.fields.test(name))
    if (unknown !== undefined) return refusal(400, `Received unknown parameter: ${unknown}`, 'parameter_unknown')
    const missing = call.needs?.find((name) => fields[name] === undefined)
    if (missing !== undefined) return refusal(400, `Missing required param: ${missing}.`, 'parameter_missing')
    const [, , resource = '', id = ''] = path.split('/')
    switch (`${method} ${resource}`) {
      case 'POST coupons':
        return [200, put({ id: newId('co'), object: 'coupon', ...fields })]
      case 'POST checkout':
        return path.endsWith('/expire') ? expire(path.split('/')[4] ?? '') : session(fields)
      case 'POST billing_portal':
        return [200, { id: newId('bps'), object: 'billing_portal.session', url: `https://billing.stripe.test/${fields['customer']}` }]
      case 'POST refunds':
        return refund(fields['payment_intent'] ?? '')
      case 'DELETE subscriptions':
        return cancel(id)
      case 'GET invoice_payments':
        return [200, { object: 'list', has_more: false, url: path, data: paymentsOf(fields['invoice'] ?? '') }]
      default:
        return found(id)
    }
  }

  function session(fields: StripeRequest['fields']): readonly [number, Json] {
    const coupon = fields['discounts[0][coupon]']
    if (coupon !== undefined && !objects.has(coupon)) return refusal(400, `No such coupon: '${coupon}'`, 'resource_missing')
    const id = newId('cs_test')
    return [200, put({ id, object: 'checkout.session', status: 'open', url: `https://checkout.stripe.test/${id}`, fields })]
  }

  function expire(id: string): readonly [number, Json] {
    const session = objects.get(id)
    if (session?.['status'] !== 'open') return refusal(400, 'Only Checkout Sessions with a status in ["open"] can be expired.')
    session['status'] = 'expired'
    return [200, session]
  }

  function cancel(id: string): readonly [number, Json] {
    const subscription = objects.get(id)
    if (!subscription || subscription['status'] === 'canceled') return refusal(404, `No such subscription: '${id}'`, 'resource_missing')
    Object.assign(subscription, { status: 'canceled', ended_at: subscription['start_date'] })
    return [200, subscription]
  }

  function refund(intentId: string): readonly [number, Json] {
    const charge = objects.get(String(objects.get(intentId)?.['latest_charge']))
    if (!charge) return refusal(404, `No such payment_intent: '${intentId}'`, 'resource_missing')
    if (charge['refunded'] === true) return refusal(400, 'Charge has already been refunded.', 'charge_already_refunded')
    charge['refunded'] = true
    return [200, put({ id: newId('re'), object: 'refund', status: 'succeeded', payment_intent: intentId })]
  }

  function found(id: string): readonly [number, Json] {
    const object = objects.get(id)
    if (!object) return refusal(404, `No such object: '${id}'`, 'resource_missing')
    const invoice = objects.get(String(object['latest_invoice']))
    const charge = objects.get(String(object['latest_charge']))
    return [200, { ...object, ...(invoice ? { latest_invoice: invoice } : {}), ...(charge ? { latest_charge: charge } : {}) }]
  }

  function paymentsOf(invoiceId: string): readonly Json[] {
    const intent = objects.get(String(objects.get(invoiceId)?.['intent']))
    if (!intent) return []
    const whole = { ...intent, latest_charge: objects.get(String(intent['latest_charge'])) }
    return [{ id: `inpay_${invoiceId}`, object: 'invoice_payment', payment: { type: 'payment_intent', payment_intent: whole } }]
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => answer(request, response, Buffer.concat(chunks).toString()))
  })

  function answer(request: IncomingMessage, response: ServerResponse, body: string): void {
    const send = ([status, reply]: readonly [number, Json]): void => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${requests.length}` }).end(JSON.stringify(reply))
    }
    if (stripe.mood === 'silent') return unanswered.resolve()
    if (stripe.mood === 'broken') return send(refusal(500, 'An unknown error occurred', undefined, 'api_error'))
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) return send(refusal(401, 'Invalid API Key provided: sk_test_****'))
    if (request.headers['stripe-version'] !== Stripe.API_VERSION) return send(refusal(400, 'Invalid Stripe API version'))
    const url = new URL(request.url ?? '/', 'http://stripe')
    const sent = request.method === 'GET' ? url.search.slice(1) : body
    const fields = Object.fromEntries(Object.entries(parse(sent)).map(([name, value]) => [name, String(value)]))
    const idempotencyKey = request.headers['idempotency-key']
    const taken = { method: request.method ?? '', path: url.pathname, fields, idempotencyKey: idempotencyKey as string | undefined }
    const asText = JSON.stringify([taken.method, taken.path, fields])
    const before = taken.idempotencyKey === undefined ? undefined : kept.get(taken.idempotencyKey)
    if (before && before.request !== asText) {
      return send(refusal(400, 'Keys for idempotent requests can only be used with the same parameters', undefined, 'idempotency_error'))
    }
    if (before) return send(before.reply)
    requests.push(taken)
    const reply = replyTo(taken)
    if (taken.idempotencyKey !== undefined) kept.set(taken.idempotencyKey, { request: asText, reply })
    send(reply)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stripe: TestStripe = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    requests,
    mood: 'well',
    unanswered: unanswered.promise,
    objects,
    paySession(sessionId, atS) {
      const session = objects.get(sessionId)
      const fields = session?.['fields'] as StripeRequest['fields']
      const isPlan = fields['mode'] === 'subscription'
      const names = ['checkout', 'account', 'product'] as const
      const metadata = Object.fromEntries(
        names.map((name) => [name, fields[`${isPlan ? 'subscription' : 'payment_intent'}_data[metadata][${name}]`] ?? '']),
      )
      const customer = fields['customer'] ?? newId('cus')
      const currency = fields['line_items[0][price_data][currency]'] ?? ''
      const off = Number(objects.get(fields['discounts[0][coupon]'] ?? '')?.['amount_off'] ?? 0)
      const amount = Number(fields['line_items[0][price_data][unit_amount]']) - off
      const charge = put({ id: newId('ch'), object: 'charge', refunded: false, customer, metadata: isPlan ? {} : metadata })
      const intentId = newId('pi')
      charge['payment_intent'] = intentId
      const paid = { status: 'succeeded', amount_received: amount, currency, customer, created: atS, latest_charge: charge['id'] }
      put({ id: intentId, object: 'payment_intent', metadata: isPlan ? {} : metadata, ...paid })
      Object.assign(session ?? {}, { status: 'complete', customer, payment_intent: isPlan ? null : intentId })
      if (!isPlan) return intentId
      const invoice = put({ id: newId('in'), object: 'invoice', status: 'paid', amount_paid: amount, intent: intentId })
      const item = { id: newId('si'), object: 'subscription_item', current_period_start: atS, current_period_end: atS + YEAR_S }
      const subscription = put({
        id: newId('sub'),
        object: 'subscription',
        status: 'active',
        customer,
        currency,
        metadata,
        start_date: atS,
        ended_at: null,
        cancel_at: null,
        cancel_at_period_end: false,
        latest_invoice: invoice['id'],
        items: { object: 'list', data: [item] },
      })
      Object.assign(session ?? {}, { subscription: subscription['id'] })
      return String(subscription['id'])
    },
    told(type, object, { id = newId('evt'), atMs = 0, secret = WEBHOOK_SECRET } = {}) {
      return stripe.signed(JSON.stringify({ id, object: 'event', type, api_version: Stripe.API_VERSION, data: { object } }), atMs, secret)
    },
    signed(payload, atMs, secret = WEBHOOK_SECRET) {
      const timestamp = Math.floor(atMs / 1000)
      return { payload, signature: signer.webhooks.generateTestHeaderString({ payload, secret, timestamp }) }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return stripe
}

function refusal(status: number, message: string, code?: string, type = 'invalid_request_error'): readonly [number, Json] {
  return [status, { error: { type, message, ...(code === undefined ? {} : { code }) } }]
}
