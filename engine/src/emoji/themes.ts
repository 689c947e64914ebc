import { monthOf } from '../calendar.ts'
import { SECTION_SIZE, SLOTS, type Day } from '../day.ts'
import type { EmojiTheme } from '../kind.ts'
import type { Emoji } from '../question.ts'
import { randomFrom, type Random } from '../random.ts'

const HALLOWEEN = 'Halloween'
const CHRISTMAS = 'Christmas'

/** The emoji that a puzzle may show, by theme: a hand-reviewed allow-list for players from four upwards.
 *  Left out on purpose: weapons, alcohol, tobacco, medicine, death (but for a friendly Halloween), religion, politics, flags,
 *  gambling, money, romance, gestures, people with skin tones, and artwork that needs gradients. A drawing may be in several themes. */
export const THEMES: readonly EmojiTheme[] = [
  theme(
    'Fruit',
    'red-apple green-apple pear tangerine lemon lime banana watermelon grapes strawberry blueberries melon cherries peach mango pineapple coconut kiwi-fruit olive tomato avocado',
  ),
  theme(
    'Vegetables',
    'carrot broccoli ear-of-corn bell-pepper hot-pepper cucumber eggplant potato onion garlic leafy-green mushroom brown-mushroom pea-pod beans peanuts chestnut ginger-root tomato avocado olive roasted-sweet-potato green-salad',
  ),
  theme(
    'Food',
    'pizza hamburger french-fries hot-dog sandwich taco burrito stuffed-flatbread falafel egg cooking pot-of-food green-salad popcorn canned-food bento-box rice-cracker rice-ball cooked-rice curry-rice steaming-bowl spaghetti sushi fried-shrimp fish-cake-with-swirl dumpling fortune-cookie takeout-box tamale fondue shallow-pan-of-food meat-on-bone poultry-leg',
  ),
  theme(
    'Bakery',
    'bread croissant baguette-bread flatbread pretzel bagel pancakes waffle doughnut cookie birthday-cake shortcake cupcake pie moon-cake cheese-wedge honey-pot egg',
  ),
  theme(
    'Sweets',
    'soft-ice-cream shaved-ice ice-cream doughnut cookie birthday-cake shortcake cupcake pie chocolate-bar candy lollipop custard honey-pot dango moon-cake popcorn pancakes waffle bubble-tea',
  ),
  theme(
    'Drinks',
    'glass-of-milk hot-beverage teapot teacup-without-handle cup-with-straw bubble-tea beverage-box mate ice tropical-drink tumbler-glass baby-bottle coconut lemon tangerine honey-pot spoon jar',
  ),
  theme(
    'Farm',
    'cow-face pig-face horse-face chicken rooster baby-chick hatching-chick ewe ram goat donkey ox cow pig duck goose turkey rabbit-face dog-face mouse-face tractor ear-of-corn sheaf-of-rice egg honeybee',
  ),
  theme(
    'Pets',
    'dog-face cat-face mouse-face hamster rabbit-face poodle dog guide-dog cat black-cat rabbit parrot turtle lizard goat tropical-fish frog bone paw-prints hedgehog',
  ),
  theme(
    'Wild animals',
    'lion tiger-face leopard bear panda koala monkey-face gorilla orangutan elephant rhinoceros hippopotamus giraffe zebra camel two-hump-camel llama kangaroo badger beaver bison boar chipmunk deer moose fox wolf raccoon hedgehog skunk sloth otter polar-bear water-buffalo tiger monkey mammoth',
  ),
  theme(
    'Sea',
    'whale spouting-whale dolphin seal fish tropical-fish blowfish shark octopus spiral-shell coral jellyfish crab lobster shrimp squid oyster anchor water-wave turtle penguin',
  ),
  theme(
    'Birds',
    'chicken rooster hatching-chick baby-chick front-facing-baby-chick bird penguin eagle duck swan owl dodo feather flamingo peacock parrot blackbird goose turkey empty-nest nest-with-eggs egg',
  ),
  theme(
    'Bugs',
    'snail butterfly bug ant honeybee beetle lady-beetle cricket spider spider-web scorpion mosquito fly worm leaf-fluttering-in-wind mushroom',
  ),
  theme(
    'Dinosaurs and reptiles',
    'sauropod t-rex crocodile turtle lizard snake dragon dragon-face frog dodo mammoth volcano palm-tree cactus egg bone coral desert',
  ),
  theme(
    'Plants',
    'bouquet cherry-blossom rosette rose hibiscus sunflower blossom tulip lotus hyacinth seedling potted-plant evergreen-tree deciduous-tree palm-tree cactus sheaf-of-rice herb four-leaf-clover maple-leaf fallen-leaf leaf-fluttering-in-wind mushroom wood',
  ),
  theme(
    'Weather',
    'sun cloud sun-behind-cloud cloud-with-rain cloud-with-snow cloud-with-lightning cloud-with-lightning-and-rain rainbow umbrella umbrella-with-rain-drops closed-umbrella high-voltage snowflake snowman snowman-without-snow fire droplet water-wave tornado wind-face sun-with-face fog cyclone thermometer sun-behind-rain-cloud',
  ),
  theme(
    'Space',
    'rocket flying-saucer satellite ringed-planet comet shooting-star glowing-star star sun crescent-moon full-moon new-moon globe-showing-europe-africa globe-showing-americas milky-way telescope satellite-antenna alien alien-monster robot sun-with-face new-moon-face',
  ),
  theme(
    'Traffic',
    'automobile taxi bus trolleybus fire-engine ambulance police-car delivery-truck articulated-lorry tractor racing-car motorcycle motor-scooter bicycle kick-scooter minibus sport-utility-vehicle pickup-truck auto-rickshaw wheel fuel-pump vertical-traffic-light stop-sign construction oncoming-automobile oncoming-bus',
  ),
  theme(
    'Travel',
    'locomotive high-speed-train bullet-train train metro light-rail tram monorail helicopter airplane small-airplane rocket parachute sailboat canoe speedboat passenger-ship ferry motor-boat ship anchor ring-buoy aerial-tramway luggage compass world-map suspension-railway mountain-railway',
  ),
  theme(
    'Outdoors',
    'camping tent national-park desert-island desert beach-with-umbrella volcano mountain snow-capped-mountain mount-fuji sunrise sunset sunrise-over-mountains compass backpack hiking-boot canoe fire flashlight evergreen-tree fishing-pole world-map rock wood',
  ),
  theme(
    'Sport',
    'soccer-ball baseball softball basketball volleyball american-football rugby-football tennis flying-disc bowling cricket-game field-hockey ice-hockey lacrosse ping-pong badminton boxing-glove martial-arts-uniform goal-net flag-in-hole ice-skate fishing-pole diving-mask running-shirt skis sled curling-stone bullseye skateboard roller-skate trophy sports-medal',
  ),
  theme(
    'Music',
    'guitar drum trumpet saxophone accordion banjo flute maracas long-drum musical-keyboard microphone studio-microphone headphone radio musical-note musical-notes musical-score bell postal-horn control-knobs level-slider mirror-ball speaker-high-volume megaphone',
  ),
  theme(
    'Toys',
    'teddy-bear yo-yo kite puzzle-piece nesting-dolls video-game joystick magic-wand piata balloon mirror-ball crystal-ball sled kick-scooter skateboard roller-skate robot soccer-ball pool-8-ball chess-pawn carousel-horse playground-slide bubbles boomerang bullseye bucket',
  ),
  theme(
    'School',
    'pencil crayon pen fountain-pen paintbrush artist-palette backpack books notebook orange-book blue-book green-book closed-book open-book straight-ruler triangular-ruler scissors abacus microscope telescope test-tube globe-showing-americas school memo magnet round-pushpin pushpin linked-paperclips calendar graduation-cap light-bulb clipboard',
  ),
  theme(
    'Tools',
    'hammer wrench screwdriver carpentry-saw gear nut-and-bolt toolbox ladder magnet bucket broom hook scissors flashlight electric-plug light-bulb battery key old-key compass paintbrush straight-ruler safety-pin brick wood',
  ),
  theme(
    'Clothes',
    't-shirt jeans dress coat scarf gloves socks necktie kimono shorts running-shoe hiking-boot mans-shoe flat-shoe ballet-shoes womans-boot womans-hat top-hat billed-cap graduation-cap rescue-workers-helmet crown glasses sunglasses goggles backpack handbag purse clutch-bag umbrella safety-vest womans-clothes running-shirt',
  ),
  theme(
    'Buildings',
    'house house-with-garden houses hut castle japanese-castle school office-building department-store convenience-store factory stadium tent tokyo-tower classical-building hotel circus-tent ferris-wheel fountain post-office building-construction brick door bridge-at-night cityscape derelict-house',
  ),
  theme(
    'At home',
    'bed couch-and-lamp chair door window bathtub shower toothbrush soap sponge bubbles broom basket bucket mirror teapot spoon fork-and-knife-with-plate bowl-with-spoon television telephone radio light-bulb alarm-clock key mantelpiece-clock potted-plant roll-of-paper wastebasket',
  ),
  theme(
    'Gadgets',
    'mobile-phone laptop desktop-computer keyboard computer-mouse trackball printer telephone camera video-camera movie-camera television radio battery electric-plug light-bulb flashlight optical-disk floppy-disk videocassette joystick video-game watch alarm-clock robot headphone telescope magnifying-glass-tilted-left satellite-antenna film-projector',
  ),
  theme(
    'Post',
    'envelope e-mail package postbox closed-mailbox-with-raised-flag open-mailbox-with-raised-flag inbox-tray outbox-tray scroll newspaper label key locked unlocked bell bookmark bookmark-tabs file-folder card-file-box clipboard memo page-with-curl pushpin linked-paperclips calendar spiral-notepad ledger delivery-truck',
  ),
  theme(
    'Party',
    'balloon party-popper wrapped-gift birthday-cake cupcake ribbon candle fireworks sparkler sparkles trophy sports-medal 1st-place-medal crown mirror-ball musical-notes admission-tickets ticket popcorn carp-streamer wind-chime red-paper-lantern lollipop bouquet gem-stone moon-viewing-ceremony',
  ),
  theme(
    'Fairground',
    'ferris-wheel roller-coaster carousel-horse circus-tent balloon popcorn ice-cream candy lollipop ticket admission-tickets playground-slide teddy-bear bullseye clown-face french-fries hot-dog trumpet top-hat magic-wand performing-arts clapper-board film-frames artist-palette kite joystick',
  ),
  theme(
    'Fairy tales',
    'castle crown unicorn dragon dragon-face magic-wand crystal-ball key old-key scroll rose frog wolf owl spider-web mushroom house gem-stone sparkles full-moon crescent-moon ghost carousel-horse top-hat red-apple mirror balloon horse-face swan compass',
  ),
  theme(
    'Faces',
    'grinning-face grinning-face-with-big-eyes beaming-face-with-smiling-eyes grinning-squinting-face face-with-tears-of-joy rolling-on-the-floor-laughing slightly-smiling-face upside-down-face winking-face smiling-face-with-smiling-eyes star-struck face-savoring-food face-with-tongue winking-face-with-tongue zany-face squinting-face-with-tongue hugging-face face-with-hand-over-mouth shushing-face thinking-face zipper-mouth-face face-with-raised-eyebrow neutral-face expressionless-face face-without-mouth unamused-face face-with-rolling-eyes grimacing-face relieved-face pensive-face sleepy-face sleeping-face cowboy-hat-face partying-face smiling-face-with-sunglasses nerd-face face-with-monocle confused-face worried-face slightly-frowning-face face-with-open-mouth hushed-face astonished-face flushed-face pleading-face crying-face loudly-crying-face disappointed-face tired-face yawning-face hot-face cold-face clown-face robot alien ghost face-with-peeking-eye saluting-face melting-face disguised-face',
  ),
  theme(
    'Cats and monkeys',
    'grinning-cat grinning-cat-with-smiling-eyes cat-with-tears-of-joy cat-with-wry-smile weary-cat crying-cat pouting-cat cat-face cat black-cat lion tiger-face leopard tiger see-no-evil-monkey hear-no-evil-monkey speak-no-evil-monkey monkey-face monkey orangutan gorilla banana',
  ),
  theme(
    HALLOWEEN,
    'jack-o-lantern ghost bat spider spider-web black-cat owl full-moon crescent-moon new-moon-face candle candy lollipop chocolate-bar crystal-ball magic-wand broom castle derelict-house goblin ogre alien alien-monster robot clown-face skull bone eyes wolf snake rat mushroom maple-leaf fallen-leaf wilted-flower night-with-stars person-vampire person-mage top-hat blackbird pie door key',
  ),
  theme(
    CHRISTMAS,
    'christmas-tree santa-claus mrs-claus wrapped-gift snowman snowman-without-snow snowflake deer bell star glowing-star candle cookie ribbon socks gloves scarf sled skis ice-skate evergreen-tree teddy-bear candy chocolate-bar glass-of-milk sparkles person-elf nesting-dolls penguin polar-bear house-with-garden cloud-with-snow shortcake pine-decoration hot-beverage fire carrot',
  ),
]

/** Those that may come in any month. */
export const EVERYDAY_THEMES: readonly EmojiTheme[] = THEMES.filter(({ name }) => !isSeasonal(name))

/** Every emoji of the allow-list once, in the order of the themes. */
export const ALL_EMOJI: readonly Emoji[] = [...new Set(THEMES.flatMap(({ emoji }) => emoji))]

/** Every emoji that may be shown in any month. */
export const EVERYDAY_EMOJI: readonly Emoji[] = [...new Set(EVERYDAY_THEMES.flatMap(({ emoji }) => emoji))]

/** Halloween and Christmas come in their own month only. */
export function isSeasonal(themeName: string): boolean {
  return themeName === HALLOWEEN || themeName === CHRISTMAS
}

/** The theme of one slot of a day, one of `themesOn`.
 *  @param slot 0 to 39, an index of SLOTS */
export function themeOn(day: Day, slot: number, random: Random): EmojiTheme {
  return random.pick(themesOn(day, slot))
}

/** The themes that one slot of a day may have. The five slots of a section never share one, but for the season's: in October and December
 *  two or three of a section's five puzzles wear it, of Spot the odd emoji one or two. There a level keeps a theme for one day, and has it
 *  again on the fifth day after at the earliest, the season's on the fourth.
 *  @param slot 0 to 39, an index of SLOTS
 *  Source: docs/product.md, The day's forty and the archive */
export function themesOn(day: Day, slot: number): readonly EmojiTheme[] {
  const season = seasonalThemeOn(day)
  return season && (day + slot) % (isLookingAt(slot) ? 4 : 2) === 0 ? [season] : everydayThemesOn(day, slot)
}

/** The themes that a slot of a day would have if there were no seasons.
 *  @param slot 0 to 39, an index of SLOTS */
export function everydayThemesOn(day: Day, slot: number): readonly EmojiTheme[] {
  const section = Math.floor(slot / SECTION_SIZE)
  const isLooking = isLookingAt(slot)
  const dealt = isLooking ? randomFrom('themes', section) : randomFrom('themes', day, section)
  const place = (isLooking ? day + slot : slot) % SECTION_SIZE
  return dealt.shuffle(EVERYDAY_THEMES).filter((_, index) => index % SECTION_SIZE === place)
}

/** @throws RangeError for a name that is no theme */
export function themeNamed(name: string): EmojiTheme {
  const found = THEMES.find((candidate) => candidate.name === name)
  if (!found) throw new RangeError(`no theme ${name}`)
  return found
}

function isLookingAt(slot: number): boolean {
  return SLOTS[slot]?.typeId === 5
}

function seasonalThemeOn(day: Day): EmojiTheme | undefined {
  switch (monthOf(day)) {
    case 10:
      return themeNamed(HALLOWEEN)
    case 12:
      return themeNamed(CHRISTMAS)
    default:
      return undefined
  }
}

function theme(name: string, emoji: string): EmojiTheme {
  return { name, emoji: emoji.split(' ') }
}
