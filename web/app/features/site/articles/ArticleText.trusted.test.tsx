// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type FunctionComponent, useState } from 'react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { renderAt } from '../../../platform/testing/test-site.tsx'

/** As a browser does with our content policy: text becomes HTML or a script's address through the one policy alone. */
class Trusted {
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }
  toString(): string {
    return this.#text
  }
}
const own = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')
const policies: string[] = []
const written: unknown[] = []

beforeAll(() => {
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: Readonly<Record<string, (text: string) => string>>) {
      policies.push(name)
      const trusting = (rule: ((text: string) => string) | undefined) => (text: string) => new Trusted(rule?.(text) ?? '')
      return { createHTML: trusting(rules['createHTML']), createScriptURL: trusting(rules['createScriptURL']) }
    },
  })
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...own,
    set(this: Element, value: unknown) {
      written.push(value)
      if (!(value instanceof Trusted)) throw new TypeError('This document requires TrustedHTML')
      own?.set?.call(this, String(value))
    },
  })
})
afterEach(cleanup)
afterAll(() => {
  vi.unstubAllGlobals()
  if (own) Object.defineProperty(Element.prototype, 'innerHTML', own)
})

function Reader({ of: ArticleText }: { readonly of: FunctionComponent<{ readonly html: string }> }) {
  const [, setTimes] = useState(0)
  return (
    <>
      <ArticleText html="<p>Add <b>two</b>.</p>" />
      <button onClick={() => setTimes((times) => times + 1)}>Again</button>
    </>
  )
}

test('an article is written once, through the policy, in a browser that takes no plain text as HTML', async () => {
  const { ArticleText } = await import('./ArticleView.tsx')
  renderAt('/howTo', <Reader of={ArticleText} />)
  expect(screen.getByText('two').tagName).toBe('B')
  await userEvent.click(screen.getByRole('button', { name: 'Again' }))
  expect(written).toHaveLength(1)
  expect(policies).toEqual(['emojigma'])
})

test('the service worker’s address goes through the policy', async () => {
  const { workerAddress } = await import('../../../platform/browser/trusted-types.ts')
  expect(workerAddress('/sw.js')).toBeInstanceOf(Trusted)
})
