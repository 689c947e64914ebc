import { z } from 'zod'
import { declareCall, type ReplyOf } from '../call.ts'
import { refusals } from '../failures.ts'
import { ignored } from '../fields.ts'

/** `Sound`: off mutes each device on which the account signs in; on is the default and unmutes nothing. */
const settings = z
  .object({
    HideSolved: z.boolean(),
    Theme: z.enum(['system', 'light', 'dark']),
    Sound: z.boolean(),
    ReducedMotion: z.boolean(),
    ReadableFont: z.boolean(),
    HideFromBoards: z.boolean(),
  })
  .meta({ id: 'Settings' })

export const getSettings = declareCall({
  method: 'GET',
  path: '/api/setting/get-settings',
  summary: 'How the account likes the site',
  access: 'account',
  replies: { 200: settings, ...refusals(401) },
})
export type Settings = ReplyOf<typeof getSettings>

/** Absent = unchanged. */
export const updateSettings = declareCall({
  method: 'POST',
  path: '/api/setting/update-settings',
  summary: 'Changes settings',
  access: 'account',
  body: z.strictObject({ ...settings.partial().shape, ...ignored }),
  replies: { 200: settings, ...refusals(400, 401) },
})

/** The language of letters to the account: the code in the addresses of its pages, `en` for English. */
export const setLanguage = declareCall({
  method: 'POST',
  path: '/api/setting/set-language',
  summary: 'Chooses the language of the account',
  access: 'account',
  body: z.object({ Language: z.string().min(2).max(20), ...ignored }),
  replies: { 200: z.object({ Language: z.string() }), ...refusals(400, 401) },
})
