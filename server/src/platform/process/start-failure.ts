/** Why the site can't start, in words for the one who started it. */
export class StartFailure extends Error {}

/** @param setting that names the folder
 *  @throws StartFailure when what is done needs a folder in which nothing can be written */
export async function orUnwritable<T>(folder: string, work: () => Promise<T>, setting = 'DATA_DIR'): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new StartFailure(
      `Nothing can be written in ${folder}: ${reasonOf(error)}. Let this account write there, or name another folder: ${setting}=./other npm start`,
    )
  }
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
