import type { Plan } from '@emojigma/contract/rules/visitor.ts'
import { inTab, onDevice } from '../browser/storage.ts'

const AUTH_KEY = 'emojigma.auth'
const ACCOUNT_KEY = 'emojigma.session'
const HIDE_SOLVED_KEY = 'emojigma.hideSolved'
/** The theme on this device, under its earlier name, so that no choice is lost; `before-paint.js` reads it too. */
export const THEME_KEY = 'emojigma.look'
/** The last plan that this device knew; belongs to `shop/Activation.tsx`. */
export const PRODUCT_KEY = 'emojigma.product'
/** The account whose session expired here: its data stays for it until another account signs in. */
const FORMER_KEY = 'emojigma.former'
/** Unsaved drafts of this tab. They survive an expired session, but not another account's sign-in. */
export const DRAFTS = 'emojigma.draft.'
/** Typed answers, by puzzle number. They do not survive the session. */
export const TYPED = `${DRAFTS}typed.`
/** Removed with the session. */
const SESSION_KEYS = [AUTH_KEY, ACCOUNT_KEY, HIDE_SOLVED_KEY, PRODUCT_KEY, THEME_KEY]

export interface Auth {
  readonly accessToken: string
  readonly refreshToken: string
  readonly userName: string
  /** By this browser's clock. */
  readonly receivedMs: number
  readonly expiresMs: number
}

export interface Account {
  readonly id: string
  readonly email: string
  readonly userName: string
  /** Empty until one is chosen. */
  readonly nickname: string
  readonly isStudent: boolean
  /** Under thirteen at registration. Absent if an older release stored the account. */
  readonly isChild?: boolean
  /** As of the last fetch. Absent if an older release stored the account. */
  readonly plan?: Plan
  /** Teaches a class without a plan of its own. */
  readonly teachesClass?: boolean
}

/** @param isDeliberate whether a user's action in this tab caused the change */
type Listener = (isDeliberate: boolean) => void

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

/** Stores the signed-in account and notifies the listeners in all tabs. Removes the data of any other account. */
export function storeAccount(account: Account): void {
  const before = storedAccount()?.id
  for (const id of [before, onDevice.read(FORMER_KEY)]) if (id !== undefined && id !== account.id) forgetOwn({ id })
  onDevice.forget(FORMER_KEY)
  onDevice.keep(ACCOUNT_KEY, JSON.stringify(account))
  notify(true)
}

/** Whether the session outlives the page. */
export function isSessionKept(): boolean {
  return onDevice.isKept(AUTH_KEY) && onDevice.isKept(ACCOUNT_KEY)
}

export function storedHidesSolved(): boolean {
  return onDevice.readJson(HIDE_SOLVED_KEY) === true
}

export function storeHidesSolved(hidesSolved: boolean): void {
  onDevice.keep(HIDE_SOLVED_KEY, JSON.stringify(hidesSolved))
}

/** The storage key of the player's data: a guest's stays on the device, an account's is removed with its session. */
export function ownKey(name: string): string {
  return ownPrefix(storedAccount()) + name
}

export function guestKey(name: string): string {
  return ownPrefix(undefined) + name
}

/** @param isDeliberate false where the server no longer takes the session
 *  Source: docs/product.md, Sign-in and sessions */
export function clearSession(isDeliberate = true): void {
  inTab.forgetAll(TYPED)
  const account = storedAccount()
  // Classes share devices.
  if (account && (isDeliberate || account.isStudent)) forgetOwn(account)
  else if (account) onDevice.keep(FORMER_KEY, account.id)
  for (const key of SESSION_KEYS) onDevice.forget(key)
  notify(isDeliberate)
}

/** Removes an account's data from this device. */
function forgetOwn(account: Pick<Account, 'id'>): void {
  onDevice.forgetAll(ownPrefix(account))
  inTab.forgetAll(DRAFTS)
}

/** Subscribes to changes of the signed-in account in any tab. */
export function onSessionChange(listener: Listener): void {
  if (listeners.size === 0) {
    addEventListener('storage', ({ key }) => (key === null || key === ACCOUNT_KEY) && notify(false))
    // A page out of the back/forward cache has missed events.
    addEventListener('pageshow', ({ persisted }) => persisted && notify(false))
  }
  listeners.add(listener)
}

function ownPrefix(account: Pick<Account, 'id'> | undefined): string {
  return account ? `emojigma.${account.id}.` : 'emojigma.'
}

function notify(isDeliberate: boolean): void {
  for (const listener of listeners) listener(isDeliberate)
}
