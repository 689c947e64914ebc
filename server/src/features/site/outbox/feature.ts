import { MAIL_FILE_DAYS } from '@emojigma/contract/rules/retention.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { join } from 'node:path'
import type { Feature, SiteContext } from '../../../platform/feature.ts'
import { folderMailer, smtpMailer, type Mailer } from './mailer.ts'
import { MIGRATIONS } from './migrations.ts'
import { Outbox } from './service.ts'

export const outbox: Feature = {
  name: 'outbox',
  migrations: MIGRATIONS,
  tables: {
    letters: {
      columns: ['email', 'content'],
      deletion: { because: 'the letters that wait for the e-mail of an account are dropped in the transaction that deletes it' },
      export: { because: 'a letter waits for a day at most, and is sent to the same e-mail, or was typed by its owner a moment ago' },
      retention: { because: 'a letter that is sent, or that nobody took for a day, is deleted by what sends it' },
    },
  },
  open(site) {
    const { app, database, clock, log } = site
    const outbox = new Outbox({ database, clock, mailer: mailerOf(site), log })
    // Not earlier: without a configured address, links begin with the one that the server listens on.
    app.addHook('onListen', async () => outbox.send())
    app.addHook('onClose', () => outbox.close())
    return {
      services: [outbox],
      retention: [
        {
          name: `mails that were kept as files ${MAIL_FILE_DAYS} days ago`,
          begin: (nowMs) => async () => {
            await outbox.forgetBefore(nowMs - MAIL_FILE_DAYS * DAY_MS)
            return true
          },
        },
      ],
    }
  },
}

function mailerOf({ config, clock, log, announce = () => undefined }: SiteContext): Mailer {
  const { smtpUrl, mailFrom: from, dataFolder, isProduction } = config
  if (smtpUrl !== undefined) return smtpMailer(smtpUrl, from)
  if (isProduction)
    log.warn('SMTP_URL is not set: letters become files in DATA_DIR/mail, their links are printed here, and nobody gets any')
  return folderMailer({ folder: join(dataFolder, 'mail'), from, nowMs: () => clock.nowMs(), announce })
}
