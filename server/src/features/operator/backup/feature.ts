import { makePrivateFolder } from '../../../platform/database/private-files.ts'
import type { Feature } from '../../../platform/feature.ts'
import { dayJob } from '../../../platform/jobs/jobs.ts'
import { orUnwritable } from '../../../platform/process/start-failure.ts'
import { backUpNightly } from './nightly.ts'

export const backup: Feature = {
  name: 'backup',
  async open({ config: { dataFolder, backupFolder, backupsKept }, database, clock, log, jobs }) {
    if (backupFolder === undefined) return {}
    await orUnwritable(backupFolder, async () => makePrivateFolder(backupFolder), 'BACKUP_DIR')
    const failed = (error: unknown): void => jobs.failed(dayJob('backup'), error)
    const options = { dataFolder, folder: backupFolder, keepDays: backupsKept, clock, log, failed }
    return {
      async newDay(day, signal) {
        await database.runAlone('backup', () => backUpNightly(day, signal, options))
      },
    }
  },
}
