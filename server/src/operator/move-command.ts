import { moveTo, NotMoved, rowsIn, stopMoving } from '../backup/service.ts'

export interface MoveCommandOptions {
  readonly dataFolder: string
  readonly print: (line: string) => void
  /** Milliseconds from any moment on. */
  readonly ticks: () => number
}

type MoveCommand = (options: MoveCommandOptions) => Promise<number>

/** The command that moves an embedded database to PostgreSQL.
 *  @returns undefined if it is another one
 *  Source: docs/operate.md, Moving to PostgreSQL */
export function moveCommandOf([verb, place, ...more]: readonly string[]): MoveCommand | undefined {
  if (verb !== 'move-to' || place === undefined || more.length > 0) return undefined
  if (place === '--stop') return stop
  return /^postgres(ql)?:\/\//.test(place) ? (options) => move(place, options) : undefined
}

async function move(databaseUrl: string, { dataFolder, print, ticks }: MoveCommandOptions): Promise<number> {
  try {
    const moved = await moveTo({ dataFolder, databaseUrl, said: print, ticks })
    if (moved) {
      print(`Moved ${rowsIn(moved)} rows of ${Object.keys(moved.tables).length} tables, counted and compared.`)
      print(`Nobody could write for ${(moved.heldMs / 1000).toFixed(1)} s. A site that runs goes on at PostgreSQL by itself in a moment.`)
    } else {
      print('It was moved there before.')
    }
    print('Set DATABASE_URL to this address before the next start; emojigma.sqlite may then be deleted.')
    return 0
  } catch (error) {
    if (!(error instanceof NotMoved)) throw error
    print(`Nothing changed for the site: ${error.message}.`)
    return 1
  }
}

async function stop({ dataFolder, print }: MoveCommandOptions): Promise<number> {
  const wasMoving = await stopMoving(dataFolder)
  print(wasMoving ? 'The move is given up. Empty the PostgreSQL before another one.' : 'There is no move to give up.')
  return wasMoving ? 0 : 1
}
