import type { Random } from '@emojigma/engine/random.ts'

/** Source: docs/product.md, Nicknames */
export const NICKNAME_LENGTH = { min: 5, max: 20 } as const

/** Most changes within these days. The first choice does not count.
 *  Source: docs/product.md, Nicknames */
export const NICKNAME_CHANGES = { max: 3, days: 30 } as const

/** Source: docs/product.md, Nicknames */
export const GENERATED_NICKNAME_LENGTH = { min: 6, max: 20 } as const

/** Kind words for children: none about bodies, looks, money or a people. */
const ADJECTIVES = words(`
  Able Amazing Artful Awake Bold Brave Breezy Bright Bubbly Busy Calm Careful Caring Cheerful Cheery Chirpy Clever Comfy Cosmic Cosy Curious
  Daring Dashing Dazzling Eager Early Easy Fair Famous Fearless Friendly Funny Gentle Giddy Giggly Glad Gleaming Glowing Golden Graceful
  Grand Grateful Great Happy Hearty Helpful Honest Hopeful Humble Jaunty Jolly Joyful Keen Kind Lively Loyal Lucky Magic Merry Mighty Modest
  Musical Neat Nifty Nimble Noble Patient Peaceful Perky Playful Plucky Polite Proud Quick Quiet Radiant Rapid Ready Royal Shiny Silver
  Sincere Skilful Smart Smiling Snappy Snowy Sparkly Speedy Splendid Sporty Steady Stellar Sunny Super Swift Tidy Tireless Trusty Upbeat
  Velvet Vivid Warm Wise Witty Wonderful Zesty Zippy`)

const ANIMALS = words(`
  Alpaca Antelope Badger Bear Beaver Bee Beetle Bison Bluebird Budgie Butterfly Camel Caribou Cat Cheetah Chick Chipmunk Crab Cricket Deer
  Dolphin Donkey Dove Dragon Dragonfly Duck Eagle Elephant Falcon Ferret Finch Firefly Flamingo Fox Frog Gazelle Gecko Giraffe Goose Guppy
  Hamster Hare Hawk Hedgehog Heron Hippo Horse Hummingbird Ibex Jaguar Kangaroo Kingfisher Kitten Kiwi Koala Ladybird Lemur Leopard Lion
  Lizard Llama Lobster Lynx Magpie Manatee Meerkat Mole Moose Moth Mouse Narwhal Newt Ocelot Octopus Orca Ostrich Otter Owl Panda Panther
  Parrot Peacock Pelican Penguin Phoenix Pony Puffin Puma Puppy Quokka Rabbit Raccoon Raven Reindeer Robin Salmon Seahorse Seal Sloth Snail
  Sparrow Squirrel Starfish Stork Swallow Swan Tiger Toucan Turtle Unicorn Walrus Whale Wolf Wombat Woodpecker Wren Yak Zebra`)

const NUMBERS = 1000

/** An adjective and an animal, usually with a number below a thousand: `BraveOtter42`.
 *  @returns 6 to 20 letters and digits
 *  Source: docs/product.md, Nicknames */
export function generateNickname(random: Pick<Random, 'below' | 'pick'>): string {
  for (;;) {
    const name = `${random.pick(ADJECTIVES)}${random.pick(ANIMALS)}${random.below(4) === 0 ? '' : random.below(NUMBERS)}`
    if (name.length >= GENERATED_NICKNAME_LENGTH.min && name.length <= GENERATED_NICKNAME_LENGTH.max) return name
  }
}

/** A guest's name as other players see it: `Guest fox`.
 *  Source: docs/product.md, Challenge a friend */
export function guestName(random: Pick<Random, 'pick'>): string {
  return `Guest ${random.pick(ANIMALS).toLowerCase()}`
}

/** Whether `generateNickname` can produce a nickname. */
export function isGeneratedNickname(name: string): boolean {
  const { length } = name
  const [, adjective = '', animal = ''] = /^([A-Z][a-z]+)([A-Z][a-z]+)(?:0|[1-9]\d{0,2})?$/.exec(name) ?? []
  const isLong = length >= GENERATED_NICKNAME_LENGTH.min && length <= GENERATED_NICKNAME_LENGTH.max
  return isLong && ADJECTIVES.includes(adjective) && ANIMALS.includes(animal)
}

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}
