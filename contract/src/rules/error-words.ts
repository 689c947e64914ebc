import { STRAND_IDS } from '@emojigma/engine/practice/strand-ids.ts'

/** The name in a report for an error that is not one of the browser's. */
const ERROR_NAME =
  /^(?:Eval|Range|Reference|Syntax|Type|URI|Aggregate|Internal|Abort|Data|Encoding|Network|NotAllowed|NotFound|NotSupported|QuotaExceeded|Security|Timeout|InvalidState|ChunkLoad)?Error$|^DOMException$/

/** Vocabulary of the error messages of browsers, React and this site. Any other word of a message may be a visitor's input. */
const ERROR_WORDS: ReadonlySet<string> = new Set(
  (
    'a aborted access accessed after all already an and any api argument arguments array as assign assignment async at attempt attempted await bad ' +
    'be because been before boolean body but by call callback called can cannot caught chunk circular class closed component connection constant ' +
    'constructor context convert could create cross css data day declaration deep defined delete denied destructure device did disk document ' +
    'does dom done dynamically each element empty end error errors event evaluating exceeded exist expected export exported failed fetch fetching ' +
    'field file for form found from function get getting given has have hook hooks host http hydrate hydrated hydrating hydration if import ' +
    'imported in index infinity initial initialization initialized input insecure insert instance instanceof integer internal invalid invoke is it ' +
    'item iterable iterator its json key left length lexical limit literal load loaded loading lock locked loop made many map match maximum may ' +
    'memory message method minified missing module more must name nan navigation nested network new no node non not now null number object of on only ' +
    'opaque open operation option or origin other out outside own page parameter parent parse parsing pattern permission position preload promise ' +
    'properties property proxy put puzzle quota range react reached read reading readonly recursion redefine reference refused regular rejected remove render ' +
    'rendered rendering rendition request required resource response result rest revoked rule script security selector server service set setting ' +
    'signal size slot source stack state still stopped storage store string strict style super support supported symbol syntax tab than that the ' +
    'then there this thrown time timed timeout to token too transaction tree type unable undefined unexpected unhandled uncaught unit unknown ' +
    'unterminated update updated url use used useeffect user usestate valid value values version view visit was were when which while window with ' +
    'within without worker write wrong yield you'
  ).split(' '),
)

/** Reduces an error to known words, so that no input or personal name gets through.
 *  @param text name of the error, a colon, and its message
 *  @returns the text with `...` for unknown words; numbers of up to four digits and single letters (names in a built script) are kept */
export function errorWords(text: string): string {
  return text
    .replaceAll(PIECE, (piece) => (isErrorWord(piece) ? piece : '…'))
    .replaceAll(/…(?: ?…)+/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** An address, or a word with the punctuation inside it. */
const PIECE = /https?:\S*|[\p{L}\p{M}\p{N}_$@]+(?:['’.@+-]+[\p{L}\p{M}\p{N}_$@]+)*|[^\p{ASCII}]/gu

function isErrorWord(piece: string): boolean {
  if (/^\d{1,4}$|^[“”]$/.test(piece) || ERROR_NAME.test(piece)) return true
  return piece.split(/['’.-]/).every((part) => /^[A-Za-z$_]?$/.test(part) || ERROR_WORDS.has(part.toLowerCase()))
}

/** The places of a stack in our own scripts, one per line, without function names.
 *  @returns for example `/assets/B7xk2_a.js:1:2034`; empty when there are none */
export function codePlaces(stack: string): string {
  return [
    ...stack.matchAll(/(\/(?:assets|app|src|web|node_modules)\/[\w./-]*\.(?:js|ts|tsx)|\/sw\.js|\/before-paint\.js)[^\s:)]*:(\d+):(\d+)/g),
  ]
    .map(([, file, line, column]) => `at ${file}:${line}:${column}`)
    .join('\n')
}

/** The name of a page's own script; empty for anything else. */
export function scriptName(text: string): string {
  return /^(?:entry-(?:client-)?)?[\w-]{5,8}\.js$/.test(text) ? text : ''
}

/** Path segments of the site's addresses, in lower case. */
const PATH_PARTS: ReadonlySet<string> = new Set([
  ...STRAND_IDS,
  ...(
    'home today printtoday puzzle index new mostpopular popular emojiriddles emojimathpuzzles emojilogicgames emojilogicpuzzles embed ' +
    'puzzlesolution leaderboard table leaderboardweekly leaderboarddaily leaderboardclassroom leaderboardweeklyclassroom ' +
    'leaderboarddailyclassroom managestudents leaderboardranks register account login externallogin magic consent resetpassword class myaccount ' +
    'changepassword forgottenpassword forgottenpasswordconfirmation forgottenpasswordcomplete contact pricing checkout books shop store swag ' +
    'worksheets christmas-worksheets check assignments lesson wall maker play practise again like mixed first-numbers curriculum blogs blog privacypolicy termsandconditions dataprocessing howtoplay howto howtoword ' +
    'howtoemojidoku howtospottheoddemoji howemojigmateaches howtovideo faq help csvbulkuploads my-days week challenge make for-you find-the-mistake enough-to-know operator ' +
    'joinclass joinschool school quote invoice teachers groups teacherportal classrooms classroomleaderboards studentleaderboard studentlogins qrcodelogin csv cards board'
  ).split(' '),
])

/** The path of a broken page, reduced to segments of the site's own addresses. */
export function brokenPath(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  return path
    .split('/')
    .map((part) => (part === '' || PATH_PARTS.has(part.toLowerCase()) ? part : '<id>'))
    .join('/')
}
