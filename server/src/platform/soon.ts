/** What is there already, or will be. To wait for what is there takes as long as a short query, so where many ask, nothing waits for it. */
export type Soon<T> = T | Promise<T>

/** Goes on with what is there already, or once it is. */
export function after<T, Next>(soon: Soon<T>, goOn: (value: T) => Soon<Next>): Soon<Next> {
  return soon instanceof Promise ? soon.then(goOn) : goOn(soon)
}
