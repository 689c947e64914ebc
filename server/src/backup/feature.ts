import { makePrivateFolder } from '../database/private-files.ts'
import type { Feature } from '../feature.ts'
import { backUpNightly } from './nightly.ts'

export const backup: Feature = {
  name: 'backup',
  open({ config: { backupFolder, backupsKept }, clock, log }) {
    if (backupFolder === undefined) return {}
    makePrivateFolder(backupFolder)
    return { newDay: (day, signal) => backUpNightly(day, signal, { folder: backupFolder, kept: backupsKept, clock, log }) }
  },
}
