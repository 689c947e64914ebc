/** Why the site cannot start, worded for the person starting it. */
export class StartFailure extends Error {}

/** @param setting that names the folder
 *  @throws StartFailure when the work fails because the folder is not writable */
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
