import { forgottenPassword, resetPassword } from '@emojigma/contract/sign-in/sign-in.ts'
import type { Registered, TestSite } from '../../platform/testing/test-site.ts'

/** Registers an account that has set its password by a mailed link, which proves the e-mail, and is signed in with it. */
export async function registerProven(site: TestSite, wishes?: { readonly email: string }): Promise<Registered> {
  const registered = await site.register(wishes)
  const { email, password } = registered
  await site.post(forgottenPassword.path, { Email: email })
  const Code = (await site.lettersTo(email)).at(-1)?.link?.searchParams.get('code') ?? ''
  await site.post(resetPassword.path, { Email: email, Code, Password: password, ConfirmPassword: password })
  const { status, body } = await site.token({ grant_type: 'password', username: email, password })
  if (status !== 200) throw new Error(`nobody was signed in: ${JSON.stringify(body)}`)
  return { ...registered, token: body.access_token, refreshToken: body.refresh_token }
}
