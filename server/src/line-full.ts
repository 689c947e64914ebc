/** So many wait for the same thing that nobody else is taken into line. It is known to happen, so the log has a line of it, and no stack. */
export class LineFull extends Error {
  readonly statusCode = 503
}
