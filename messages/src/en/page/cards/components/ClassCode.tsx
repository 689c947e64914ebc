import type { ReactNode } from 'react'

export const classCode = 'Class code'
export const forTheBoardStudents = (url: ReactNode) => (
  <>
    For the board: students open {url}, type the class code and tap the pictures of their card. On the class’s own tablets, keep that link.
  </>
)
export const anotherClassCode = 'Another class code'
export const askForAnotherCode = 'Another class code?'
export const theCodeOnPrinted =
  'The code on printed cards stops working at once; their QR codes, long codes and pictures go on. Choose this when somebody guesses.'
export const makeAnotherCode = 'Make another code'
