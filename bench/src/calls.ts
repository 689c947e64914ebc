/** Sends a call as a page does and reads the answer.
 *  @throws for an answer that is not 200 */
export async function post<Answer>(origin: string, path: string, body: object): Promise<Answer> {
  const reply = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await reply.text()
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${text}`)
  return JSON.parse(text) as Answer
}
