const AUTH_KEY = 'emojigma.auth'
const ACCOUNT_KEY = 'emojigma.session'
const PRODUCT_KEY = 'emojigma.product'

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
}

/** What was kept where storage is refused: it lives as long as the page. */
const remembered = new Map<string, string>()
const listeners = new Set<() => void>()

export function storedAuth(): Auth | undefined {
  return read<Auth>(AUTH_KEY, 'refreshToken')
}

export function storedAccount(): Account | undefined {
  return storedAuth() && read<Account>(ACCOUNT_KEY, 'id')
}

export function storeAuth(auth: Auth): void {
  write(AUTH_KEY, JSON.stringify(auth))
}

/** Whoever is signed in from now on is told to the listeners, in this tab and in the others. */
export function storeAccount(account: Account): void {
  write(ACCOUNT_KEY, JSON.stringify(account))
  tell()
}

/** Source: specification §4, Authentication */
export function clearSession(): void {
  for (const key of [AUTH_KEY, ACCOUNT_KEY, PRODUCT_KEY]) write(key, undefined)
  tell()
}

/** Hears of every change of who is signed in, whichever tab makes it. */
export function onSessionChange(listener: () => void): void {
  if (listeners.size === 0) addEventListener('storage', ({ key }) => (key === null || key === ACCOUNT_KEY) && tell())
  listeners.add(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}

function read<T>(key: string, field: keyof T): T | undefined {
  try {
    const kept = remembered.get(key) ?? localStorage.getItem(key)
    const value = JSON.parse(kept ?? 'null') as T | null
    return typeof value?.[field] === 'string' ? value : undefined
  } catch {
    return undefined
  }
}

function write(key: string, text: string | undefined): void {
  remembered.delete(key)
  try {
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    if (text !== undefined) remembered.set(key, text)
  }
}
