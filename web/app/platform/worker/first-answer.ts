/** Asks the network first, and falls back on what is kept if the network fails, if the site itself does, or if it takes too long.
 *  Nothing kept means that the network is waited for, and that its failure is the answer.
 *  @param network the answer under way; it may reject
 *  @param patienceMs after which what is kept is preferred; Infinity = as long as it takes
 *  @param kept looks for what is kept; asked at most once
 *  @throws what the network threw, if there is nothing else */
export async function firstAnswer(
  network: Promise<Response>,
  patienceMs: number,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<'too long'>((resolve) => {
    if (patienceMs < Infinity) timer = setTimeout(() => resolve('too long'), patienceMs)
  })
  try {
    const first = await Promise.race([network, patience])
    if (first !== 'too long' && first.status < 500) return first
    return (await kept()) ?? (await network)
  } catch (error) {
    const fallback = await kept()
    if (fallback) return fallback
    throw error
  } finally {
    clearTimeout(timer)
  }
}
