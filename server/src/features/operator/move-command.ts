import { moveTo, NotMoved } from './backup/service.ts'

export interface MoveCommandOptions {
  readonly dataFolder: string
  readonly print: (line: string) => void
}

type MoveCommand = (options: MoveCommandOptions) => Promise<number>

/** The command that moves an embedded database to PostgreSQL.
 *  @returns undefined for another command
 *  Source: docs/operate.md, Moving to PostgreSQL */
export function moveCommandOf([verb, place = '', ...more]: readonly string[]): MoveCommand | undefined {
  if (verb !== 'move-to' || !/^postgres(ql)?:\/\//.test(place) || more.length > 0) return undefined
  return (options) => move(place, options)
}

async function move(databaseUrl: string, { dataFolder, print }: MoveCommandOptions): Promise<number> {
  try {
    const rows = await moveTo({ dataFolder, databaseUrl, print })
    print(`Moved ${rows} rows, counted in both databases.`)
    print('Next: set DATABASE_URL to this address and start the site with the same DATA_DIR, which holds its secret.')
    print('Delete emojigma.sqlite once the site runs.')
    return 0
  } catch (error) {
    if (!(error instanceof NotMoved)) throw error
    print(`Not moved: ${error.message}. The embedded database has not changed.`)
    return 1
  }
}
