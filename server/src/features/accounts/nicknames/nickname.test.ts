import { expect, test } from 'vitest'
import { isDecent } from './decency.ts'
import { chosenNickname, nicknameKey } from './nickname.ts'
import { EXTRA_WORDS } from './rude-words.ts'

const GOOD = `
user1763759123456|nick-17637591234|Tester_482913|player 123456|Scunthorpe|Penistone|Clitheroe|Arsenal Fan|Cockatoo|Peacock Pia|Hancock|Shuttlecock|Hitchcock|Dickens|Dickinson|Essex Girl|Sussex Sam|Middlesex|Sextant|Assassin Bug
Classy Cat|Bass Player|Grasshopper|Compass|Passion Fruit|Cassandra|Analyst|Canal Boat|Cumin Seed|Cucumber|Cumulus|Document|Titanic|Titania|Titmouse|Stitch
Therapist|Grape Juice|Raccoon|Tycoon|Cocoon|Nigel|Nigeria|Snigger|Niggle|Matsushita|Shiitake|Push It|Swanky|Hello Kitty|Shelly Shell|Michelle|Kumquat
Pedometer|Torpedo Tim|Encyclopedia|Pussycat|Bitter Lemon|Rabbit|Buttercup|Butterfly|Spicy Spice|Popcorn|Unicorn 7|Montana|Harshita|Takeshita|Weathercock|Cockle
Swift Otter|Brave Panda 12|Fox 455|Owl 80085|Kind Koala 69|Clever-Fox|O'Brien|Mr. Tickle|under_score|José María|Zoë Müller|Łukasz|Søren|Çağla|Anaïs B.|Ærøskøbing|Straße
Мария|Дмитрий|Ελένη|Αλέξανδρος|مريم علي|नेहा शर्मा|さくらちゃん|たろうくん|김민수하늘|王小明同学|ธนากร|Բարև Անի|שרה כהן
Fuchsia|Duckling|Kung Fu Panda|Uranus|Shirley|Dolphin|Virgin Islands|Therein|Hoover|Sandwich|Mishmash|Ahorn|Whirlwind|Bookkeeper|Hockey Pro
J. R. Fox|J.R. Fox|Vietnam Nguyễn|Ọmọ́ Yorùbá|Мария Fox|Resurrection|Direction|Lillian|Phillip|Willie|Billie Eilish|Illinois|Cecilia|Juliet|SwiftLion199|NiceKitten45|NiceStarfish17|NiceSwan410|DazzlingGazelle|Fluttering Fox|Glittering|Tilted Tim
Mike Wazowski|Spongebob|Glass Slipper|Sasquatch|Ashley|Titus|Chinkara|Horseshoe|Seashore|Perseus|Hellen|Constantin|Pianist|Organist
`
  .trim()
  .split(/[|\n]/)

const BAD = `
fuckface|F U C K you|f.u.c.k.er|f-u-c-k-y|fuuuuuck|Fvck you|phuck you|fück you|ｆｕｃｋ ｙｏｕ|fцckfuck|shithead|sh1thead|s h i t t y|5hit face|s_h_i_t|ѕһіt face|bullshit
asshole|a s s h o l e|@sshole|as5hole|arsehole|big cunt|cvnt cunt|c u n t s|bitches|b1tch|b!tch|bi7ch|bіtch|niggers|n1gger|nigga boy|n i g g e r|faggot|f4ggot|fagg0t
whores|wh0re|sluts|s1uts slut|wanker|w4nker|dickhead|d1ckhead|cocksucker|pussy boy|p u s s y|penis man|p3nis|vagina|v4gina|porno|p0rno|p-o-r-n|dildo|blowjob|jizzy jizz
rapist|pedophile|p3dophile|hitler|h1tler|heil hitler|nazi boy|sexy girl|sex sex|nudes|horny|kys now|kill yourself|killurself|retard|twats twat|big boobs|big tits
scheisse|Scheiße|arschloch|hurensohn|fotze|wichser|merde alors|putain|salope|connard|enculé|mierda|pendejo|cabrón|maricón|vaffanculo|stronzo|puttana|kurwa mać|блять|сука блять|пиздец|хуй вам
Νigger|ΝΑΖΙ ΝΑΖΙ|Ηitler|ᏚᎻᏆᎢᎢ|shlt head|dlck head|sIut sIut|whіtepower|gas the jews|masturb8|xxxvideos|viagra man|Fucker77|Shithead199|Nigg64 fox
motherfucker|m0therfucker|mothafucka|ƒuck you|fᴜᴄᴋ you|ᴘᴏʀɴ ok|fu\u200bck you|fu\u0301ck you|suicide
`
  .trim()
  .split(/[|\n]/)

const MALFORMED: readonly string[] = [
  '',
  'Otto',
  'a b',
  'x'.repeat(21),
  '      ',
  '12345',
  '_____',
  '.....',
  'Fox 555-123456',
  'call 07700900',
  '<script>',
  'a@b.example',
  'robert\u0000x',
  'Ada\u202eevoL',
  'Ada\u2066Love\u2069',
  'Ada\u200bLove',
  'Ada\u200dLove',
  'Ada\nLove',
  'Ada\tLove',
  'Ada\u00a0Love',
  'Ada\u3164Love',
  'Ada 🦊🦊🦊',
  '😀😀😀😀😀',
  'Z̸̢̛̀̀à̸̢̛̀l̸̢̛̀̀g̸̢̛̀̀ờ̸̢̀',
  'Z̵̢a̷͔l̵g̷o̴n',
  'Fox\u20e0Fox',
  'ﷺﷺﷺﷺﷺ',
  'Aliсe Fox',
  'Νun Fox',
  'evil.example',
  'www.Fox.com',
  'Ada/Love',
  'Ada\\Love',
  'Ada"Love',
  'Ada;Love',
  'Ada\ufeffLove',
  'Ada\ud800Love',
]

test.each(GOOD)('%s is a good nickname', (name) => {
  expect(chosenNickname(name)).toMatchObject({ kind: 'good', nickname: name })
})

test.each(BAD)('%s is refused, kindly', (name) => {
  expect(chosenNickname(name).kind).toBe('bad')
})

test('every listed word is refused as itself, and with a repeated letter', () => {
  const words = [...EXTRA_WORDS]
  expect(words.length).toBeGreaterThan(100)
  expect(words.filter((word) => isDecent(word))).toEqual([])
  expect(words.filter((word) => isDecent(word.replace(/^./u, '$&$&')))).toEqual([])
})

test('a word that only lacks a second letter is not one of them', () => {
  for (const name of ['Wily Fox', 'Agent X', 'Plan K']) expect([name, isDecent(name)]).toEqual([name, true])
})

test.each(MALFORMED)('%j is no nickname', (name) => {
  expect(chosenNickname(name).kind).toBe('bad')
})

test('outer spaces go and inner ones become one', () => {
  expect(chosenNickname('  Swift   Otter ')).toMatchObject({ kind: 'good', nickname: 'Swift Otter' })
})

test('length is counted in characters as people see them', () => {
  expect(chosenNickname('नेहा').kind).toBe('bad')
  expect(chosenNickname('é'.normalize('NFD').repeat(20)).kind).toBe('good')
})

test.each([
  ['Swift Otter', 'sWIFT oTTER'],
  ['Swift Otter', 'Ｓｗｉｆｔ Ｏｔｔｅｒ'],
  ['Swift Otter', 'Swіft Оttеr'],
  ['Jose Maria', 'José María'],
  ['Scope Check', 'ѕсоре сhесk'],
])('%s and %s are the same nickname', (one, other) => {
  expect(nicknameKey(one)).toBe(nicknameKey(other))
})

test('different names of one script stay different', () => {
  expect(new Set(['नेहा शर्मा', 'नहा शर्मा', 'さくらちゃん', 'ざくらちゃん', 'Swift Otter', 'Swift-Otter'].map(nicknameKey)).size).toBe(6)
})
