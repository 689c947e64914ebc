/** A value, or a promise of it. Awaiting a value that is already there takes as long as a short query, so hot paths skip it. */
export type Soon<T> = T | Promise<T>

/** Continues with a value, at once if it is there. */
export function after<T, Next>(soon: Soon<T>, goOn: (value: T) => Soon<Next>): Soon<Next> {
  return soon instanceof Promise ? soon.then(goOn) : goOn(soon)
}
