/** The browser's guard against injected scripts: with our content policy, it takes HTML and scripts' addresses from this policy alone. */
interface TrustedTypes {
  createPolicy(name: string, rules: Rules): Rules
}

/** In the browser, the results are objects that only it can make. To React and the compiler they are the texts they stand for. */
interface Rules {
  readonly createHTML: (html: string) => string
  readonly createScriptURL: (path: string) => string
}

/** Named in the server's `security-headers.ts`. `before-paint.js` makes it instead where the app does not start. */
const POLICY = 'emojigma'

const rules: Rules = {
  createHTML: (html) => html,
  createScriptURL: (path) => path,
}

const policy = makePolicy()

function makePolicy(): Rules {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy(POLICY, rules) ?? rules
}

/** @param html of our own Markdown, as the build made it */
export function articleHtml(html: string): string {
  return policy.createHTML(html)
}

/** @param path a constant */
export function workerAddress(path: string): string {
  return policy.createScriptURL(path)
}
