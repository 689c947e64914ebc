import { expect, test } from 'vitest'
import { ExternalFlows } from './external-flow.ts'

const FLOW = { provider: 'School', state: 's', nonce: 'n', verifier: 'v', returnUrl: '/today', pageState: '', endsAtMs: 2000 }
const flows = new ExternalFlows('a secret of tests only')

test('a beginning is read as it was kept, until it ends', () => {
  const kept = flows.sealed(FLOW)
  expect(flows.opened(kept, 1999)).toEqual(FLOW)
  expect(flows.opened(kept, 2000)).toBeUndefined()
})

test('whatever else a cookie holds is none, even if an older release has signed it', () => {
  const { nonce: _nonce, ...older } = FLOW
  const another = new ExternalFlows('another secret')
  for (const value of ['', '.', 'a.b', `${flows.sealed(FLOW)}x`, another.sealed(FLOW), flows.sealed(older as typeof FLOW)]) {
    expect(flows.opened(value, 0)).toBeUndefined()
  }
})
