/** Words to refuse as whole words, in addition to the English list of a package, also with more of their letters repeated. */
export const EXTRA_WORDS: ReadonlySet<string> = new Set(
  `
  anal arse as ases bastard bitch blyat bloody bonk boner bugger butthole chuj clit cock cok crap cum dick dik dildo dyke fag fagot fuk fucker hell heil hoe hore
  horny jap jiz kkk knob kys lesbo milf minge molest nazi nazis negro nude nudes paki penis pimp pis poofter poon porn prick prostitute puta puto putain pusy rape
  raped raper rapist retard scrotum semen sex sexi sexy shag shit slag slut smut sperm spic suicide suka tit tits titi titties tity tosser turd twat vagina wank
  wanker whore willy wog xx xxx dupa cul bite pute con hure nutte sack fick ficken depp schwanz pene culo polla cazo minchia figa kut lul klootzak fitta kuk pik
  kusi mulkku сука хуй хуи хер пизда пизд блять бля гандон мудак 操 肏 屌 くそ ちんこ まんこ 씨발 시발 병신
  `
    .trim()
    .split(/\s+/),
)

/** Roots to refuse anywhere, even with signs or spaces between their letters. */
export const RUDE_ROOTS: readonly string[] = `
  fuck fuk fuq phuck phuk fvck fck shit sh1t cunt nigger nigga niger nigg faggot fagot bitch biatch whore slut wanker wank asshole arsehole ashole dickhead cocksuck cockhead
  pussy penis vagina porn dildo blowjob handjob jizz rapist pedo paedo motherf wetback viagra masturb xxxvid erection whitepower gasthejew hitler heilhitler siegheil kukluxklan killyourself killurself
  scheis scheiss arschloch fotze wichser hurensohn schlampe missgeburt spast merde putain salope connard encule enculé niquetamere batard
  mierda pendejo cabron maricon hijodeputa chinga coñazo gilipollas vaffanculo stronzo puttana cazzo kurwa pierdol jebac pizda spierdalaj blyat cyka
  пизд блят хуйн ебат ебан сука caralho foder porra buceta kanker hoer tering neuk perkele vittu satana helvete knulla orospu siktir
`
  .trim()
  .split(/\s+/)

/** Harmless words that contain a rude one, as written and without spaces. */
export const INNOCENT: readonly string[] = `
  scunthorpe penistone lightwater clitheroe arsenal cockatoo cockatiel cockpit cocktail peacock hancock shuttlecock woodcock hitchcock babcock cocker cockroach
  dickens dickinson dickson cockburn sussex essex middlesex wessex sextant sexton sextet unisex dussex assassin assist assign assort grass glass class
  bass brass mass pass compass harass embarrass passion cassandra cassidy casserole hassan massachusetts trespass sasso
  analyst analysis analyze analyse canal banal manual cumin cucumber cumulus cumulonimbus document circumference accumulate cumbria cumberland
  title titan titanic titania titanium titmouse stitch petit competition constitution institute appetite quantity kitty kitten pretty
  therapist therapy grape grapes drape scrape raptor rapunzel skyscraper
  raccoon racoon tycoon cocoon typhoon spoon harpoon lampoon
  niger nigeria nigel snigger sniggers niggle niggling
  matsushita shitake shiitake pushit hishit mishit cashit wishit
  swank swanky twank wankel
  gazelle tilt ttering stering ntering ltering ctering
  hello shell shelly shellfish michelle rochelle seashell nutshell hellas hellen seychelles
  cumquat kumquat magnacumlaude vandyke vandyck pedometer pedal encyclopedia torpedo torpedos expedition pedigree podium pediatric
  pussycat pussywillow cyclone cypher bucket
  analogue analog arsenic parse sparse hearse coarse horse shore
  bitcoin bitter rabbit orbit habit bitten fagin fagus
  mike chinkara butter button buttercup butterfly buttons rebuttal buttress
  hotdog dogged therein perineum titus titian cockle cockles cockade cockerel cockspur weathercock
  jizo spice spices spick spickandspan despicable suspicion auspicious conspicuous
  constant console contest container confetti construct connect concert canon conan
  popcorn peppercorn
  satanic sultan montana sakura tanaka shitara takeshita kinoshita yamashita morishita ishita harshita akshita
`
  .trim()
  .split(/\s+/)
