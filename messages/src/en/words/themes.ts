/** @param name as the engine calls it */
export const themeName = (name: string) => name
