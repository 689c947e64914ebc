import { z } from 'zod'

/** Parses a setting in JSON.
 *  @param form the expected shape, for the error message: 'a JSON list of {name, issuer}' */
export function jsonSetting<Value>(schema: z.ZodType<Value>, form: string) {
  return (text: string, context: z.RefinementCtx): Value => {
    const parsed = schema.safeParse(parsedJson(text))
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    context.addIssue({ code: 'custom', message: `must be ${form}: ${issue?.path.join('.')} ${issue?.message}` })
    return z.NEVER
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
