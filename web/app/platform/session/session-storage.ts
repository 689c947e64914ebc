import type { Plan } from '@emojigma/contract/rules/visitor.ts'
import { inTab, onDevice } from '../browser/storage.ts'

const AUTH_KEY = 'emojigma.auth'
const ACCOUNT_KEY = 'emojigma.session'
const HIDE_SOLVED_KEY = 'emojigma.hideSolved'
/** The theme on this device, under its earlier name, so that nobody’s choice is lost; `before-paint.js` reads it too. */
export const THEME_KEY = 'emojigma.look'
/** The plan whose appearance this device has seen; it belongs to `plans/components/Activation.tsx`. */
export const PRODUCT_KEY = 'emojigma.product'
/** Whose session ended here by itself: what is kept of it waits for its owner, until somebody else signs in. */
const FORMER_KEY = 'emojigma.former'
/** What is written or put together in this tab, and not sent or saved yet. It waits for who comes back after their session ended by itself,
 *  and the next person does not find it. */
export const DRAFTS = 'emojigma.draft.'
/** What was typed at puzzles, by their numbers. It waits for nobody. */
export const TYPED = `${DRAFTS}typed.`
/** The account's own: none of it outlives the session. The theme belongs to `theme.ts`. */
const SESSION_KEYS = [AUTH_KEY, ACCOUNT_KEY, HIDE_SOLVED_KEY, PRODUCT_KEY, THEME_KEY]

/** What a sign-in is proven with. */
export interface Auth {
  readonly accessToken: string
  readonly refreshToken: string
  readonly userName: string
  /** By this browser's clock. */
  readonly receivedMs: number
  readonly expiresMs: number
}

/** Who is signed in. */
export interface Account {
  readonly id: string
  readonly email: string
  readonly userName: string
  /** Empty until one is chosen. */
  readonly nickname: string
  readonly isStudent: boolean
  /** Younger than thirteen at registration. Absent in what an older release stored. */
  readonly isChild?: boolean
  /** The one that counted when the server was asked last. Absent in what an older release stored. */
  readonly plan?: Plan
}

/** @param isAsked whether somebody wanted it so in this tab */
type Listener = (isAsked: boolean) => void

const listeners = new Set<Listener>()

export function storedAuth(): Auth | undefined {
  const auth = onDevice.readJson(AUTH_KEY) as Partial<Auth> | undefined
  return typeof auth?.refreshToken === 'string' ? (auth as Auth) : undefined
}

export function storedAccount(): Account | undefined {
  const account = storedAuth() && (onDevice.readJson(ACCOUNT_KEY) as Partial<Account> | undefined)
  return typeof account?.id === 'string' ? (account as Account) : undefined
}

export function storeAuth(auth: Auth): void {
  onDevice.keep(AUTH_KEY, JSON.stringify(auth))
}

/** Tells the listeners who is signed in from now on, in this tab and in the others. Of another account that was signed in before
 *  nothing stays here. */
export function storeAccount(account: Account): void {
  const before = storedAccount()?.id
  for (const id of [before, onDevice.read(FORMER_KEY)]) if (id !== undefined && id !== account.id) forgetOwn({ id })
  onDevice.forget(FORMER_KEY)
  onDevice.keep(ACCOUNT_KEY, JSON.stringify(account))
  tell(true)
}

export function storedHidesSolved(): boolean {
  return onDevice.readJson(HIDE_SOLVED_KEY) === true
}

export function storeHidesSolved(hidesSolved: boolean): void {
  onDevice.keep(HIDE_SOLVED_KEY, JSON.stringify(hidesSolved))
}

/** The key under which something of the player is kept: a guest's stays on the device, an account's goes with its session. */
export function ownKey(name: string): string {
  return ownPrefix(storedAccount()) + name
}

export function guestKey(name: string): string {
  return ownPrefix(undefined) + name
}

/** @param isAsked false where the server no longer takes the session
 *  Source: docs/product.md, Sign-in and sessions */
export function clearSession(isAsked = true): void {
  inTab.forgetAll(TYPED)
  const account = storedAccount()
  // A class shares devices.
  if (account && (isAsked || account.isStudent)) forgetOwn(account)
  else if (account) onDevice.keep(FORMER_KEY, account.id)
  for (const key of SESSION_KEYS) onDevice.forget(key)
  tell(isAsked)
}

/** Forgets what is kept of an account that is no longer signed in here. */
function forgetOwn(account: Pick<Account, 'id'>): void {
  onDevice.forgetAll(ownPrefix(account))
  inTab.forgetAll(DRAFTS)
}

/** Hears of every change of who is signed in, whichever tab makes it. */
export function onSessionChange(listener: Listener): void {
  if (listeners.size === 0) {
    addEventListener('storage', ({ key }) => (key === null || key === ACCOUNT_KEY) && tell(false))
    // A page that is gone back to may stand there as it was left, and has heard nothing meanwhile.
    addEventListener('pageshow', ({ persisted }) => persisted && tell(false))
  }
  listeners.add(listener)
}

function ownPrefix(account: Pick<Account, 'id'> | undefined): string {
  return account ? `emojigma.${account.id}.` : 'emojigma.'
}

function tell(isAsked: boolean): void {
  for (const listener of listeners) listener(isAsked)
}
