/** The parts of the commonest passwords: words, names, and rows of the keyboard, in lower case, without the digits and signs that people
 *  append to satisfy a rule, as in “Password1!”. */
export const COMMON_PASSWORD_WORDS: ReadonlySet<string> = new Set(
  `
  123456aa 123456ab 123456abc 1234567a 12345678a 123456789a 12345678aa a12345678 a123456789
  password passwort passw0rd passwd pass passcode passphrase motdepasse contrasena contraseña senha parola wachtwoord haslo heslo
  salasana qwerty qwertyuiop qwertz qwertzuiop azerty azertyuiop asdfgh asdfghjkl asdf zxcvbn zxcvbnm qazwsx qazwsxedc qweasd
  qweasdzxc qwer wasd yxcvbnm poiuytrewq lkjhgfdsa 1234 12345 123456 1234567 12345678 123456789 1234567890 0987654321 987654321
  87654321 7654321 654321 54321 123123 123321 112233 121212 131313 232323 159753 147258369 789456123 102030 11111111 00000000
  22222222 88888888 99999999 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc q1w2e3r4 a1b2c3 a1b2c3d4 abc123 abcd1234 123abc
  123qwe qwe123 pass123 pass1234 admin123 test123 test1234 love123 123456a a123456 aa123456 1234qwer qwer1234 asdf1234 abc abcd
  abcde abcdef abcdefg abcdefgh abcdefghi aaaa bbbb aabbcc xyz xyzxyz admin administrator root user guest login logon signin test
  testing tester testtest demo sample temp temporary default changeme change letmein letmeinnow openup opensesame sesame access
  accessdenied enter entry secret secrets topsecret private security secure safe safety system server computer laptop internet
  network website online mobile windows microsoft apple google facebook youtube instagram tiktok snapchat whatsapp discord twitter
  amazon netflix spotify roblox minecraft fortnite pokemon pikachu nintendo playstation xbox mario luigi zelda sonic gamer gaming
  games game player welcome hello hellothere hellohello helloworld hi goodbye thanks thankyou please whatever nothing something
  anything idontknow dontknow noidea forgot forget iforgot forgotten remember iloveyou iloveu loveyou lovely love lover loveme
  ilovehim ilovemum ilovemom mylove truelove sweetheart honey baby babygirl babyboy angel angels cutie darling princess prince
  queen king kitty kitten puppy teddy teddybear bunny unicorn rainbow sunshine butterfly flower flowers rose lily daisy summer
  winter spring autumn fall christmas halloween easter birthday holiday party happy smile sunny star superstar moon sun sky snow
  rain monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december dragon monkey tiger lion panda dolphin eagle falcon wolf fox bear cat dog horse pony chicken banana
  cherry orange lemon strawberry blueberry pineapple watermelon chocolate cookie cookies candy cheese pizza coffee pepper ginger
  peanut butter sugar football soccer baseball basketball hockey tennis cricket rugby golf swimming dance dancer dancing music
  guitar piano singer sports runner skater liverpool chelsea arsenal manchester barcelona madrid juventus bayern celtic rangers
  lakers yankees cowboys steelers packers eagles superman batman spiderman ironman hulk thor marvel avengers starwars skywalker
  yoda vader harrypotter hogwarts gryffindor voldemort frodo gandalf naruto goku frozen elsa simba nemo disney mickey minnie
  barbie hellokitty michael jessica ashley jennifer daniel david james john robert william thomas charlie charles george oliver
  jack harry jacob joshua matthew andrew joseph anthony christopher nicholas alexander samuel benjamin justin brandon jordan
  hunter taylor michelle nicole amanda melissa stephanie sarah laura anna emma emily olivia sophie sophia hannah lauren chloe
  grace lucy mia ella maria natalie vanessa samantha victoria elizabeth alexandra maggie molly buster buddy bailey max rocky
  shadow lucky master trustno1 ninja killer ranger pirate warrior hero champion winner legend boss captain soldier phoenix matrix
  freedom forever diamond golden silver purple yellow black white green red blue pink mustang ferrari porsche mercedes corvette
  harley yamaha honda toyota school schule teacher student students pupil classroom class homework maths math science english
  history reading library college university lehrer mother father mommy daddy mummy mum mom dad sister brother family friend
  friends bestfriend grandma grandpa america england london newyork paris berlin germany france italy canada australia newzealand
  scotland ireland emoji emojis emojigma puzzle puzzles puzzler riddle riddles enigma sudoku emojidoku smiley
`
    .trim()
    .split(/\s+/),
)
