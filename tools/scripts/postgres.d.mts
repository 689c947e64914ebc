/** A PostgreSQL that is thrown away. */
export interface ThrowAwayPostgres {
  /** To connect to it as its owner. */
  readonly address: string
  /** The folder of the programs that it was made with. */
  readonly programs: string
  /** Lets it say nothing any more, as behind a cut network. */
  pause(): void
  resume(): void
  stop(): Promise<void>
}

/** @param folder where it keeps its data; gone with it. One of its own under the system's temporary folder if none is given.
 *  @param settings of the server, as `name=value` */
export function startPostgres(folder?: string, settings?: readonly string[]): Promise<ThrowAwayPostgres>
