/** By which method a question was proven to have exactly one answer, and how much work that was. */
export type Proof =
  /** Every block of linear equations has a determinant other than 0, so no other real numbers come true either. */
  | { readonly method: 'linear blocks'; readonly holdsFor: 'real numbers'; readonly stages: number; readonly largestBlock: number }
  /** All ways to fill the board were searched, and it is also solved by steps that never guess. */
  | { readonly method: 'full search'; readonly holdsFor: 'all boards'; readonly nodes: number; readonly humanSteps: number }
  /** The board was compared with each complete 4×4 board, and it is also solved by steps that never guess. */
  | { readonly method: 'full list'; readonly holdsFor: 'all boards'; readonly boardsCompared: number; readonly humanSteps: number }
  /** One cell has the other emoji by construction. */
  | { readonly method: 'construction'; readonly holdsFor: 'all cells'; readonly cells: number }

/** The only answer and its proof, or why there is none: no answer, more than one, or it needs guessing. */
export type ProofResult = { readonly answer: string; readonly proof: Proof } | 'impossible' | 'ambiguous' | 'not decided' | 'needs guessing'
