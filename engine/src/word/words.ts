/** Common words that a child may meet in a picture puzzle, chosen and read one by one: nothing of violence, fear, alcohol, gambling, the
 *  body and its needs, religion, politics or insult; no plurals; only spellings that British and American English share; and only words
 *  with as many letters, and as many different ones, as some level wants. Lower case, by length and alphabet. */
export const WORDS: readonly string[] = `
ace act age ago aid aim air ant any arc art ask ate
bag bat bay bed big bit bow box boy bud bug bun bus but buy
cab can cap car cat cob cod cog cot cow cub cue cup
day den dew dig dip doe dog dot dry due duo
eat elf elm end era
fan far few fig fin fir fit fix fly fog fox fry fun fur
gap gem get gnu gym
had ham has hat hay hen her hey him his hop hot how hub hug hum hut
ice icy ink its ivy
jam jar jet jig job jog joy jug
key kid kin kit
lab lad lap let lid lit log lot low
man map mat may men met mix mop mow mud mug
nap net new nod not now nut
oak oar oat oil old our out owl own
pad pal pan paw pay pea peg pen pet pie pig pin pod put
ram ran raw ray red rim row rub rug run rye
sat saw say sea set sew she shy sip sit six ski sky son spa spy sum sun
tag tap tar tea ten tie tin tip top toy try tub tug two
use
van vet vow
wag was wax way web wet who why wig win wit wok
yak yam yap yes yet you
zap zip

able acre aide ajar also amid aqua area atom aunt aura auto away
baby back bake ball band bank bark barn base bath bead beak beam bean bear beat beef been beep beet bell belt bend best bike bill bird
bite blob blow blue boat bold bolt book boom boot born both bowl brim bulb bull bump bunk bush busy buzz byte
cage cake calf call calm came camp card care cart case cash cave cell chat chef chew chip city clam clap claw clay clip club clue coal
coat code coil coin cold colt comb come cone cook cool cope copy core cork corn cost cove crab crew crib crop crow cube curl cute
dale damp dark dart dash data date dawn deal dear deck deep deer desk dial dine dish dive dock doll dome done door dose dove down doze
draw drip drop drum duck duet dune dusk dust duty
each earn ease east easy echo edge else emit epic even ever exam exit
fact fair fall fame farm fast fawn feed feel felt fern file fill film find fine fire firm fish five fizz flag flap flat flip flow foal
foam foil fold folk food fork form fort four free frog from fuel full fund fuse
gain gala game gate gave gaze gear gift give glad glow glue goal goat goes gold golf gone gong good gown grab gram grew grid grin grip
grow gulf gull gulp
hail half hall hare harp haze hazy heal heap hear heat help herb herd here hero hide high hike hill hint hive hold hole home hood hoof
hook hoop hope horn hose host hour howl huge hush
idea idle inch into iron isle item
jade jazz join joke jump jury just
kale keen keep kelp kept kick kilt kind king kite kiwi knew knit knob knot know
lace lady lake lamb lamp land lane lark last late lava lawn lead leaf leak lean leap left lend lens less lift like lily lime line link
lion list live load loaf loan lock loft logo long look loop loud luck
made mail main make mall many mare mark mask mast maze meal meat meet melt memo mend menu mesh mess mice mild mile milk mill mime mind
mint mist mode mole monk moon more moss most moth move much mule must myth
name navy near neat need nest news next nice nine note noun
obey oboe once only onto opal open oval oven over
pace pack page paid pail pair pale palm pane park part pass past path pave peak pear peek peel pick pier pile pine pink pipe plan play
plot plum poem poet pole polo pond pony pool port pose post pour prop pull pulp puma pump pure push
quay quiz
race raft rail rain rake ramp rank rare read real reef rest rice ride ring rink ripe rise road roam roar robe rock role roll roof room
root rope rose ruby rule rung rush rust
safe saga sage sail sale salt same sand sang sash save seal seat seed seek seem seen self sell send sent shed ship shoe shop show side
sift sign silk sing sink site size skip sled slip slot slow snap snow soak soap soar sock soda sofa soft soil sold sole solo some song
soon sort soup sour span spin spot spun star stay stem step stew stir stop stow such suit sure surf swan swap swim
tact tail take tale talk tall tame tape task taut taxi team tell tend tent term test text than that them then they this tick tide tidy
tile till tilt time tiny toad tofu told took tool tore tour town tram tray tree trek trim trip trot true tuba tube tuck tuft tuna tune
turn twig twin type
undo unit upon used
vase vast verb very vest view vine visa
wade wage wait wake walk wall wand want warm wash wasp wave waxy wear week well went were west when wide wife wild will wind wing wink
wipe wire wise wish wolf wood wool wore work worm wrap wren
yard yarn year yell yoga yolk your
zero zest zinc zone zoom

again agree ahead alarm alley allow alpha apart apple apply arena aroma arrow atlas attic award aware
basis beret berry bliss bloom bluff boost booth brass brook broom buddy buggy bunny
canal carry check chess chick chill civil class click cliff clock cluck comic comma creek cress cross curry cycle
dizzy dolly dress drill dwell
eager eagle easel eaten elder ember enter erase essay event every
ferry fifth fifty fleet floor floss foggy frill funny fuzzy
giddy glass gloss going goose gorge grass green greet grill groom guess guppy
happy hatch hedge hello hilly hippo hobby holly hurry
igloo inner issue
jazzy jelly jetty jiffy jolly
kitty knack kneel knock
label lapel latte leave legal lever lilac linen lobby local loose loyal
manga merge merry messy moose mossy motor muddy
nerve never ninth nylon
offer otter outdo ozone
panda paper pasta peace penny photo pizza plaza press proof pupil
queen quill
rally river robot rodeo roomy roost rover ruler rural
salad sauna savvy scoop scoot serve seven shall sheep sheet shell skill sleek sleep sleet small speed spell spill spoon staff stall start
state steel steep steer still stuff sunny sweep sweet swell swoop
tasty teddy tense tenth theme there these three title toast total treat trout truth tutor twist
upper usual
valve visit
wheel where witty worry
zippy

absorb accent accept access across animal annual appeal appear arcade arrive artist assist attach attend autumn avenue
baffle ballad ballet bamboo banner barrel batter beaver become beetle before beside better billow bobbin bobcat bonnet borrow bottle
breeze bubble button buzzer
cactus camera cancel canyon career carrot cattle celery cellar cement cereal cheese cherry chilly choose cicada circle circus clever
cobweb coffee collar common cookie copper corner cosmos cotton crater cuckoo cuddle
dazzle decade decide degree deluxe desert dining dinner dipper divide diving doctor doodle dotted drawer
effect effort either eleven emblem emerge enamel engine entire eraser escape estate except excite expect expert
farmer ferret fiddle finish fizzle fleece fluffy flurry follow fossil freeze frilly funnel future
gadget galaxy gallop garage gentle giggle ginger glossy gobble goggle grassy grocer
hammer happen health heater helmet helper hidden hiking hollow hopper huddle hurray
indeed indigo inside invent
jaguar jersey jogger
kernel kettle kitten
ladder lagoon laurel leader legend lentil lesson letter litter little lively loosen
mallet manage manner marina matter medley mellow member memory middle minnow mirror mitten moment motion muffin museum mussel
needle nephew nettle nibble noodle nugget nuzzle
office oppose option
paddle palace parade parrot pebble people picnic pillow please pollen poodle poplar potato prefer pretty proper puddle puffin puppet
purple puzzle
quarry
rabbit raisin rattle reader recipe record refill remote repair repeat report rescue return reward ribbon riddle riding ripple roller
ruffle runner
saddle safari sandal school season secret seesaw seller settle severe sister sizzle skiing sleepy sleeve smooth sneeze snooze soccer
speech splash squash starry statue stitch street stroll sudden suffix summer summit sunset supper supply
tablet talent tartan teapot tender tennis thirty thrill ticket tissue toffee toggle tomato topple tunnel turtle twelve twenty
useful
valley velvet vessel violin vision volley
waffle waggle wallet weasel wiggle willow window winner wobble wooden woolly writer
yellow yippee
zigzag zipper

address anagram apparel arrange attempt avocado
balloon bassoon believe between blossom bonanza
cabbage cascade coconut collect college connect
deserve dessert discuss
element elevate evening express extreme
fifteen filling forever
genuine
habitat
immense instant
leaflet lettuce lullaby
mammoth maximum message million mission
nonstop
opossum outdoor
passage popcorn
raccoon receive refresh release rooster running
sausage seaside seaweed someone squeeze suggest
terrace textile texture tractor
unusual
vanilla
weekend
zillion
`
  .trim()
  .split(/\s+/)
