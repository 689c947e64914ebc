export { backUp, readBackup, rowsIn } from './backup.ts'
export { UnreadableBackup } from './lines-on-disk.ts'
export { NotRestored, restore } from './restore.ts'
export { nameOfMoment } from './rotation.ts'
