/** How a question was proven to have exactly one answer, and the work it took. */
export type Proof =
  /** Every block of linear equations has a nonzero determinant, so no other real numbers satisfy it. */
  | { readonly method: 'linear blocks'; readonly holdsFor: 'real numbers'; readonly stages: number; readonly largestBlock: number }
  /** All fillings of the board were searched, and steps that never guess solve it too. */
  | { readonly method: 'full search'; readonly holdsFor: 'all boards'; readonly nodes: number; readonly humanSteps: number }
  /** The board was compared with each complete 4×4 board, and steps that never guess solve it too. */
  | { readonly method: 'full list'; readonly holdsFor: 'all boards'; readonly boardsCompared: number; readonly humanSteps: number }
  /** One cell differs by construction. */
  | { readonly method: 'construction'; readonly holdsFor: 'all cells'; readonly cells: number }

/** The only answer and its proof, or why there is none: no answer, more than one, or it needs guessing. */
export type ProofResult = { readonly answer: string; readonly proof: Proof } | 'impossible' | 'ambiguous' | 'not decided' | 'needs guessing'
