import { STRAND_IDS } from '@emojigma/engine/practice/strands.ts'

/** The name in a report for an error that is not one of the browser's. */
const ERROR_NAME =
  /^(?:Eval|Range|Reference|Syntax|Type|URI|Aggregate|Internal|Abort|Data|Encoding|Network|NotAllowed|NotFound|NotSupported|QuotaExceeded|Security|Timeout|InvalidState|ChunkLoad)?Error$|^DOMException$/

/** The words in which browsers, React and this site say what broke. All other words of a message may have been typed by a visitor. */
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

/** Says what an error says, in words of a list: nothing that somebody typed or is called gets through.
 *  @param text the name of an error, a colon, and its message
 *  @returns the same with three dots in the place of everything else; numbers of at most four figures and single letters, as which names
 *  stand in a built script, stay */
export function errorWords(text: string): string {
  return text
    .replaceAll(PIECE, (piece) => (isErrorWord(piece) ? piece : '…'))
    .replaceAll(/…(?: ?…)+/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** An address, or a word with the signs inside it; all that is neither is a sign or a space. */
const PIECE = /https?:\S*|[\p{L}\p{M}\p{N}_$@]+(?:['’.@+-]+[\p{L}\p{M}\p{N}_$@]+)*|[^\p{ASCII}]/gu

function isErrorWord(piece: string): boolean {
  if (/^\d{1,4}$|^[“”]$/.test(piece) || ERROR_NAME.test(piece)) return true
  return piece.split(/['’.-]/).every((part) => /^[A-Za-z$_]?$/.test(part) || ERROR_WORDS.has(part.toLowerCase()))
}

/** The places in our own scripts that a stack names, one a line. What the functions are called stays out, and so do all other lines.
 *  @returns `/assets/B7xk2_a.js:1:2034`, for example; empty when there are none */
export function codePlaces(stack: string): string {
  return [
    ...stack.matchAll(/(\/(?:assets|app|src|web|node_modules)\/[\w./-]*\.(?:js|ts|tsx)|\/sw\.js|\/before-paint\.js)[^\s:)]*:(\d+):(\d+)/g),
  ]
    .map(([, file, line, column]) => `at ${file}:${line}:${column}`)
    .join('\n')
}

/** A page's own script by its name; empty for anything else. */
export function scriptName(text: string): string {
  return /^(?:entry-(?:client-)?)?[\w-]{5,8}\.js$/.test(text) ? text : ''
}

/** The parts of the site's addresses, in small letters. */
const PATH_PARTS: ReadonlySet<string> = new Set([
  ...STRAND_IDS,
  ...(
    'home today printtoday puzzle index new mostpopular popular emojiriddles emojimathpuzzles emojilogicgames emojilogicpuzzles embed ' +
    'puzzlesolution leaderboard table leaderboardweekly leaderboarddaily leaderboardclassroom leaderboardweeklyclassroom ' +
    'leaderboarddailyclassroom managestudents leaderboardranks register account login externallogin magic consent resetpassword class myaccount ' +
    'changepassword forgottenpassword forgottenpasswordconfirmation forgottenpasswordcomplete contact pricing checkout books shop store swag ' +
    'worksheets christmas-worksheets check assignments maker play practise again like blogs blog privacypolicy termsandconditions howtoplay howto howtoword ' +
    'howtoemojidoku howtospottheoddemoji howtovideo faq help csvbulkuploads my-days challenge for-you find-the-mistake enough-to-know operator ' +
    'teacherportal classrooms classroomleaderboards studentleaderboard studentlogins qrcodelogin csv cards board'
  ).split(' '),
])

/** Which page of the site broke: an address without query and fragment, in which only parts stand that the site's own addresses have. */
export function brokenPath(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  return path
    .split('/')
    .map((part) => (part === '' || PATH_PARTS.has(part.toLowerCase()) ? part : '<id>'))
    .join('/')
}
