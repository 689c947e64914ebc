import { randomBytes } from 'node:crypto'

/** Short words that children can spell, of three to eight letters: none is rude. */
const WORDS = `
  acorn amber anchor apple apron arrow badge bagel baker ballet banana banjo barn basil basket beach beacon bean beaver berry bike birch
  bird bison blue boat book boot bottle bounce bowl branch bread breeze brick bridge bright brook broom brush bubble bucket bugle bus
  button cabin cable cactus cake camel camera canal candle canoe canyon card cargo carrot castle cave cedar cello chair chalk cheese
  cherry chess chime circle circus citrus clay cliff clock cloud clover cobalt cocoa coin comet compass cookie copper coral cotton cradle
  crane crayon cricket crown cube cup curry daisy dance dawn delta desert desk dinner dome donut door dragon drum dune eagle earth easel
  echo eleven ember falcon farm feast fern ferry field finch flag flame flute foam forest fossil fox friend frog frost fruit galaxy
  garden garlic gecko ginger glass glide globe glove gold grape grass gravel green guitar hammer harbor harp hat hazel heart hedge helmet
  hero hill honey hood hopper horse hotel house ice igloo ink iris iron island ivory ivy jacket jade jam jaguar jelly jigsaw jungle
  kayak kettle key kiosk kite kitten kiwi koala ladder lagoon lake lamp laser laurel lemon lentil letter light lilac lily lime lion
  lizard llama locket lotus lunch lynx magic magnet mango maple marble market meadow melody melon meteor mint mirror mitten moon moss
  motor mountain music nectar needle nest noodle north notebook novel nugget oak oasis oboe ocean olive onion opal orange orbit orchid
  otter owl oyster paddle panda paper parade parrot pasta patio peach pebble pencil pepper petal piano picnic pigeon pilot pine planet
  plum pocket poem pony poplar potato prairie puffin pumpkin puppet puzzle quartz quilt rabbit radio rain raven ribbon rice river robin
  robot rocket rose ruby sail salad salmon sandal satin school scooter shadow shell silver sketch sky sled snow soccer socks soup spark
  spice spider spoon spring square star stone storm summer sun swan table tango tea tent thunder ticket tiger timber toast tomato
  trail train tree trophy trumpet tulip tunnel turtle valley velvet violet violin voyage waffle wagon walnut water wave whale wheat
  willow window winter wizard wood yellow yogurt zebra zigzag`
  .trim()
  .split(/\s+/)

/** Two digits, never with a zero in front. */
const NUMBERS = { first: 10, count: 90 } as const

const BYTES = 8

/** A password that a child can type: `tiger-moon-42`. There are eleven million, so it needs a slow hash and a limit on tries. */
export function newWordPassword(): string {
  return wordPasswordOf(randomBytes(BYTES))
}

/** @param bytes at least 8, as even as random ones */
export function wordPasswordOf(bytes: Uint8Array): string {
  const { buffer, byteOffset } = bytes
  const view = new DataView(buffer, byteOffset, BYTES)
  const word = (at: number) => WORDS[view.getUint16(at) % WORDS.length] ?? ''
  return `${word(0)}-${word(2)}-${NUMBERS.first + (view.getUint32(4) % NUMBERS.count)}`
}
