/** Generated from the shipped artwork by `npm run measure -w artwork`. Do not edit.
 *  One line an emoji, in order: its name, then the steps, in base 36, to each later line that a player would mistake for it,
 *  by silhouette, colour or greyscale. */
export const CONFUSABLE = `
1st-place-medal 2j 16 1c c 1v f 1y k z 3u 1g
abacus
accordion 11 5 l 3 3s t 17 b o 5 16 2z 1h 14 1 d l 5 2k
admission-tickets 15 l c1 2s
aerial-tramway
airplane ig
alarm-clock 72
alien 8 h 5 v 1p 3 2 5 g i s 2 1 1 1 1 1 1 1 1 1 l 2 i 9 1 b 2 1 3 1 1 u 1 3 f r 1 g p 8 3 2 9 6 8 4 5 4 7 7 2 6 a 5 e f 3 y 6 1 1 1 3 8 4 h 3 2 4 1 3 q 4 o 3 k 1 8 3 2 2
alien-monster
ambulance 21 2d 5y 5s w r
american-football
anchor
ant
articulated-lorry 1x 2d
artist-palette 1 5 h i d 10 n 1 4 2 5 g i g 4 8 2 1 1 1 1 1 1 2 1 8 d 2 7 8 3 l 2 1 c m 2 s 1 s 4 8 6 c b e b d 1 6 7 2 6 a j c 6 2 7 l 1 3 6 1 1 1 3 8 4 b 6 9 1 3 1i 3 k 1 8 3 4
astonished-face f 2 5 d b 4 3 h j d c 1 2 1 1 2 2 1 g i 5 f 5 3 2 1 1 1 1 1 1 1 1 1 8 7 6 2 5 8 2 3 4 3 2 1 b 1 1 1 3 1 1 5 2 h 2 3 1 1 3 7 a 6 2 1 3 d 1 g 1 c c 8 3 2 6 3 6 8 1 3 5 4 7 7 2 6 1 5 4 j 5 7 3 3 2 4 2 2 k 1 3 6 1 1 1 1 2 1 7 1 3 h 3 2 4 1 2 1 3 n 4 i 6 3 6 d 1 1 6 2 1 2 2 2
auto-rickshaw
automobile fw
avocado 1q 1g 15 s w k 10 33 1d e 2 g j c 6 2 12 i h a
baby-bottle 1 4 v 4 9 d n h 4 3 4 1j 2 9 2 k 7 f 9 2 1 6 5 9 f d l j 1 m 5 4 2 6 i p b 1 f b 9 h 1 6 g e 1 b b r 9 a 8 1 1 9 5 n r m
baby-chick 4 j c d d n o 4 1p 7 k m 9 2 c 9 f y j 1 m 9 8 i p b g b x g f b 12 j 8 1 c 3
backpack n c k u a 17 6 2b r a a 5 9 b 3 m 21 4 7 1 2 q t b c b 25 m i d
badger eu
badminton 7 2j a9 m 4d
bagel 18 d 1f 1 1 13 k 8 2 1 5 3 f 6 k l 3 c y j 1 m z b e b k 7 2 v c a 8 q 9 3 c r g 18 6 u
baguette-bread 2y 1m 42 38 3s 17
ballet-shoes d u 11 8 m y y 3 1x 10 4 16 1 1b 1 f i 1m q 20 2 b 19 s 8 5
balloon
banana f 1a f h r 15 9 1h 2 1 b o 1a 12 9 1j 23 k 1r 22
banjo
baseball 7 m 2 7 h 4 f d 4 3 1 1 5 1 1 1 2 2 1 g 3 f h 8 3 2 1 1 1 1 1 1 1 1 1 7 1 7 6 2 5 a 3 4 3 e 2 1 3 1 8 1 i 4 1 a d 6 7 3 i 5 1 3 l b 3 5 7 2 9 j f 1 2 g a c 7 1 3 5 2 8 b 3 3 3 1 1 1 3 c 5 3 1 8 6 3 1 1 1 1 8 4 e a 5 7 6 3 6 2 9 2 1 1 7 1 2 1 2 2
basket j 25 q 1 7 20 15 5 1e p k 6u 2 1t
basketball 5 2 5 c 9 4 1o 1 4 5 g i s 2 1 1 1 1 1 1 1 1 1 l 2 d 5 9 1 d 1 3 1 1 o 6 1 3 f 2 8 h 1 1d 3 1 1 9 6 1 b 5 4 7 9 6 4 b c 2 f 3 6 s 6 1 1 1 3 8 1 3 h 3 2 4 4 q 4 o 3 k 1 6 2 3 2 2
bat
bathtub r 19 f 4 8 1l 8 18 2 b 5 1r 6 n v v e 9 1i l b 1d 9 4 2c i
battery 8 3 8 k h 11 5 p n 5 1 6 u u 7 e 1 e y 11 5 h i p x 5 4 9 5 a 1b 6 v 15 8
beach-with-umbrella w 48 1i 11 3l 5y
beaming-face-with-smiling-eyes o 4 3 1 z 2 b c 1 2 1 1 2 2 1 d 3 i g c 2 1 1 1 1 1 1 1 1 1 8 7 6 2 5 a 3 4 3 2 1 b 1 1 1 3 1 1 5 2 h 2 3 1 1 3 7 a 6 2 1 3 d 1 g 1 c c 8 3 8 3 6 8 1 3 5 4 7 7 2 6 6 4 9 a c 3 3 2 4 2 2 k 1 3 6 1 1 1 3 1 7 1 3 h 3 2 4 1 3 3 n 4 i 6 3 6 d 1 1 6 2 1 2 2 2
beans
bear 1 4 l b 1r 1t 3 1j 1 d z 1 4 5 11 1 5 1d 9 i p m 5 6 5 c 1f w 14 d 13
beaver 4 ai 24
bed
beetle 39 r 7 u 2f a 1i 1f 14 g 3v
bell 3 8 1 d 6 u o 4 1 q r 1 6 r 3 k 8 2 1 k f k b 3 j 1 b 6 5 8 1 8 i p 7 4 1 f b d 4 1 a 1b 11 1 3 8 8 7 1 h 4 12
bell-pepper l b 1h 3b e 1 d 9 f g 5 11 1 5 1d 9 8 z m 5 6 1w w r d 1 c 13 5
bento-box
beverage-box 8 1 j 1i 5 p s 1 6 u 1u y 11 5 9 8 1 h p b v 9 4 1m 11 k p
bicycle
billed-cap
bird
birthday-cake i 1 d 6 c 1 1 c d 5 4 2 g 7 6 y 3 2 1 2 b 7 6 2 i l 3 1 1 a j 3 1 1 7 3 6 a 3 y g 5 m 7 6 5 s c 7 q 2 8 4 1g r 1 5 d a 6 g f 7 6 2 6 5 2 2
bison an
black-cat
blackbird
blossom 5 2 d 1b 4 3 5 p s 1 6 5 18 b 7 5 o y 16 8 9 17 c 1g n b f 11 a 2 8 4 8 7 2 q r
blowfish d 10 o 4 1 1h 7 u a 9 9 2 l f k e 16 5 3 1 8 i p b e d 2 f 1 v 6 9 19 4 b 8 7 1 h 1t
blue-book d m n 3 1 i 3 k 9 2 3 8 k 2 1 3 q f e 1 c 11 b b 5 3 3 e h 14 2 4 7 3 8 9 7 16 2 i 3 3 4 u 1 5 l 8 3 2 b 1 20 b 2
blueberries
boar
bone 2 s w 3 1 8 1t 2 r f c 3 3 u 1n 3 i 18 3 9 2 9 f k 2 f 1 m b 7 p q 4 e 5 1 9 4 c c 5 m p
bookmark
bookmark-tabs 7 1 g l b 4 3 1 7 1 3 c w i 2 1 3 5 3 5 3 7 6 2 5 2 b 1 1 2 3 e 1 2 c 1 i 5 a 6 a 3 3 4 3 i 4 1 1 3 z 3 2 7 2 9 j g 2 f 1 1 l b 5 2 8 5 6 3 k 4 5 3 1 e 5 5 5 s 5 7 6 9 2 b c 5
books 4e 1i 6i 42
boomerang
bouquet
bowl-with-spoon 3 8 u n 3 2 5 g i s 2 1 3 1 1 1 1 1 l 2 f 3 9 1 b 2 4 1 1 d 5 b 1 1 3 5 11 1 f c p 7 4 e 4 9 7 9 6 g 5 6 2 f 3 9 p 6 1 1 1 3 8 4 h 5 4 1 3 u 2 d 9 3 k 1 1 5 5 2 2
bowling
boxing-glove 2q g 1z c 2l 3e k 2r 2 17
bread 10 2 b b 1 1 2 1 1 2 1 2 g i 5 b 1 3 5 3 2 1 1 1 1 1 1 1 1 1 8 7 6 2 5 2 5 2 1 3 1 1 8 b 1 1 1 3 1 1 5 2 6 a 1 2 1 2 1 1 3 7 a 6 2 1 3 d 1 b 4 1 1 6 6 a 2 8 3 7 1 6 1 2 7 1 4 5 4 1 6 7 2 6 1 5 4 9 a 5 7 3 3 2 6 1 1 k 1 3 6 1 1 1 1 2 8 1 3 b 6 2 1 2 4 1 1 2 6 c 3 5 3 1 i 6 3 6 d 1 1 6 2 1 2 2 2
brick 1 f t c 4 4 2 2 1 t 2 2 1 s 2 1 1 1 1 1 1 1 1 1 8 7 6 1 1 5 d l 1 1 1 5 o 2 3 1 1 3 n 3 3 5 9 g v 1 4 3 5 3 7 b 9 7 l l 2 k 4 n 5 6 1 1 1 3 t 3 2 b 1 1 2 j 4 i 6 3 6 d 1 1 6 5 4
bridge-at-night 18 m y 1j 9 42 9 h 1 8 31 n v v 1 1
broccoli
broom
brown-mushroom 94
bubble-tea 1i 5 p n 5 1 6 u 3t 5 9 8 17 16 9 5 2m 15
bubbles
bucket 68 3e 17 r 6 2s 1h
bug
building-construction
bullet-train 2g 50 1e t k 2s
bullseye 49 6g g 13 2k
burrito 9 54 1x m 3z e 4 1o x
bus i 2 p r d n 8 m 4 1e 4 1 w i 1g 19 1m 2x w r 6 10
butterfly
cactus 5a f 5c 2y
calendar t 3 9 a y 2 z 2 b 7 6 2 5 d 7 f v 2 5 q 3 y q 4 1 7 5 i z 14 8 4 4 u i x 1 3 15 f d a 1 6
camel fv
camera
camping 8g 5 m 7 3c 30
candle w 4 3 5 1k 9 t o 3 b o 1a 8 3 2j 1h m q 11 a a j 1j
candy
canned-food q g 1c c 1n 8 f 1c j 3 c 3 25 2t 1b 5
canoe 8c 5a
card-file-box 25 6l 3w 1r 1
carousel-horse
carp-streamer
carpentry-saw dz 1y
carrot 5s 3z 3 u 1v
castle t w 1 3v b a 9 1r 5 x 2 1j 29 1d
cat 26
cat-face 1 1 p q 1 7 c s 3 2 3 b d k l 1 3 1 6 2 l 2 1 1 8 9 a 3 c l n 1m 9 j 8 8 1m 1 y n 1 5 g g 6 g 6 8 5 4
cat-with-tears-of-joy 1 p r 7 c s 3 3 d d 15 4 1 6 2 l 2 1 a 8 a 3i j 3 5 20 1h l d 3 m e 5 4
cat-with-wry-smile p q 1 7 c s 2 1 g d h 3 l 1 3 1 6 2 l 2 1 1 8 3 6 a 3 c k 1 n 1m 9 j 8 8 1m 1 5 1g 1 5 g g 6 g 6 8 5 4
chair
cheese-wedge 2 3 8 4 7 4 1 1 5 g i d 1 2 1 3 5 3 2 1 1 1 1 1 1 2 1 8 3 4 6 2 7 7 1 1 2 1 3 3 5 9 1 1 1 c g 3 1 2 2 a c 4 2 1 1 2 9 g 3 1 1 1 6 6 c b 8 6 3 4 3 1 4 a 6 7 2 4 2 a 8 b c 6 2 7 1 a a 1 3 6 1 1 1 3 8 4 9 2 6 2 7 1 3 i 8 m 6 3 6 d 1 1 8 3 4
cherries
cherry-blossom r 1 5 k e k 5 3 2 1 2 1 2 2 1 b a 2 7 b 2 j 2 1 5 7 6 e 3 8 1 8 c i f e n 3 4 7 3 4 4 1 c 7 3 4 2 g a 9 5 5 2 6 2 7 l 4 6 1 1 1 3 8 4 h 2 3 4 1 3 e g f 9 3 k 1 3 8 2 2
chess-pawn
chestnut 5x 23 4s
chicken 8 3s 1 3 3 t y 4n 1c 1b j
chipmunk
chocolate-bar
christmas-tree 2f
circus-tent
cityscape m 2 1 t 2 2 1 s 2 1 2 1 3 1 1 8 d 7 n b 1 1 4 1 1 q 4 4 n 3 h 1b 1 c u 7 f 6 l 2 f 5 4 n 5 6 1 5 t 3 2 b 1 1 2 j 4 i 6 3 j 2 6 5 2 2
clapper-board
classical-building 17 7j 2
clipboard d 2 1 3 n e s 3 2 2 1 3 f 6 2 5 8 2 3 4 3 e 1 2 c j 1 4 7 3 g 3 3 9 l 1 c c j 9 1 3 5 j 7 i v 6 2 8 a b 9 2 g 9 h 1 1f 6 9 d 2 8 1 2 4
closed-book 4d 1y 1z d 5y
closed-mailbox-with-raised-flag 8k
closed-umbrella
cloud 3 1 3 4 1 f w a 8 2 r 5 8 2 b 1 3 3 t 1 4 8 l 6 7 a 3 3 9 9 9 z 3 9 2 9 f k 2 f 1 1 l 7 4 4 3 d 6 r 5 3 1 3 7 4 5 1 9 c 4 3 9 5 m 2 9 b 3
cloud-with-lightning 1
cloud-with-lightning-and-rain
cloud-with-rain 1 8 1k 9 t 5 a b 7 u 13 k 3 v v c 2 9 z h 1 m b 7 1j e 6 9 s 5 m p
cloud-with-snow 7 1 f 15 1 8 t 5 a 2 9 1 3 3 u c l 6 k 3 i 9 4 v 3 9 2 9 f k 2 f 1 1 l b 7 1f 3 1 e 5 1 9 g c 5 m p
clown-face a 2j d bi f d
clutch-bag 9 h 1 7 6 h c o d h 3 l 4 1 6 2 2 7 3 9 2 1 1 8 1 8 d c k 1 6 b 5 m 7 2 4 e i 1 9 a 3 f a m 5 a 16 d 9 3 1 4 1 g 9 1 3 3 8 7 7 1 5 3 2 1 2 9
coat 4 1 q r 1 2 4 r 3 g c 2 1 6 5 9 f l a 3 c 7 1 3 8 b 5 4 8 i p 7 4 g o 4 1 8 2 1b b q 1 b 8 7 1 1 8 4 2 2
coconut 1 4 4 1 g i s 2 1 1 1 1 1 1 1 1 1 l 2 d 5 9 1 d 1 3 1 1 u 1 3 h 8 h 1 r 2 k 3 2 9 r 7 9 6 4 n 2 5 a 3 6 s 6 1 1 1 3 8 1 3 h 3 2 4 1 x o 3 k 1 6 2 3 2 2
cold-face 4 2 2 1 g f 3 s 2 1 1 1 1 1 1 1 1 1 f 6 2 5 8 5 9 1 b 2 1 3 1 1 o 2 4 1 3 h 8 1 g 1 g x 3 2 6 3 6 c 9 7 9 6 r 2 f 3 6 s 6 1 1 1 3 9 3 h 3 2 4 1 3 3 1 m 4 i 6 3 6 d 1 1 8 3 2 2
comet 5o 4x 4d
compass 1 1 2 2 1 g i e 2 1 3 5 3 2 1 1 1 1 1 1 1 1 1 8 7 6 2 5 2 8 3 1 3 3 e 1 1 1 3 1 1 7 f 4 3 1 1 a g 2 1 1 2 e b 4 1 1 6 6 c 8 3 8 6 1 2 8 1 3 5 4 1 6 7 2 6 1 9 8 1 a c 3 3 2 7 1 a a 1 3 6 1 1 1 1 2 8 1 3 9 2 6 2 7 1 1 1 1 q 4 i 6 3 6 d 1 1 8 3 2 2
computer-mouse 1 2 8 e 1 e 3 4 1 5 1 3 3 5 2 1 2 1 2 3 3 5 6 4 3 3 2 5 2 1 1 2 1 2 4 2 5 e 1 2 c 1 n 6 4 6 d 3 4 3 2 3 3 5 5 3 1 1 1 3 3 1 5 a 2 b 3 3 1 7 3 8 1 j 7 4 5 2 2 4 1 8 1 1 5 4 c 6 4 1 3 2 2 8 5 1 6 8 1 1 1 3 8 4 5 3 1 1 1 3 3 2 4 2 1 1 b 2 4 4 i 3 1 1 6 7 3 6 2 9 3 2 2 5 2 4 1
confused-face 2 2 1 g i h 3 8 2 1 1 1 1 1 1 1 1 1 8 7 6 2 5 a 3 9 1 b 1 1 1 3 1 1 5 2 h 2 3 1 1 3 7 a 6 2 1 3 d 1 g 1 c c 8 3 2 6 3 6 8 4 5 4 7 7 2 6 a 5 e 5 7 3 3 2 4 2 2 k 4 6 1 1 1 1 2 1 7 1 3 h 3 2 4 1 3 q 4 i 6 3 6 d 1 1 6 2 3 2 2
construction
control-knobs 2 1 f 1 d 2 2 1 h 8 3 2 1 1 1 1 1 1 1 1 1 8 7 6 1 1 5 8 2 3 a b 1 1 1 3 1 1 5 j 2 3 1 1 3 7 6 4 6 2 1 3 5 8 1 g 1 l 9 1 1 3 3 5 3 4 2 1 8 3 5 4 7 9 6 6 l 2 c 3 3 2 4 4 j 1 4 6 1 1 1 3 2 6 1 3 h 3 2 4 1 3 3 1 1 2 j 3 1 b 7 6 3 6 2 5 6 1 1 6 2 1 2 2 2
convenience-store 2 1q 3 4 4 l 2 i l 4m 3c g h 9 1 a 1x 1 1 f
cooked-rice 1 g f 3 s 2 1 1 1 1 1 1 1 1 1 f 6 2 d 5 9 1 b 2 1 3 1 1 q 4 1 3 1 g 9 g 1 h c j 1 3 8 3 4 2 s 9 6 6 l 2 f 9 3 p 6 1 1 1 3 9 3 h 3 2 5 6 1 m 4 2 g 6 3 6 d 1 1 8 3 2 2
cookie g f 3 k 8 2 1 1 1 1 1 1 1 1 1 8 7 6 2 5 8 2 3 9 1 b 1 1 1 3 1 1 5 2 6 a 1 2 1 2 1 1 3 7 8 2 6 2 1 3 d 1 g 1 c c 6 1 1 3 2 5 1 3 6 8 4 5 4 7 7 2 6 6 4 5 c 2 5 4 3 3 3 2 4 2 2 k 4 6 1 1 1 1 2 1 7 1 3 h 3 2 4 1 3 3 n 3 1 i 6 3 6 d 1 1 6 2 1 2 2 2
cooking
coral
couch-and-lamp
cow 83 26
cow-face
cowboy-hat-face 4h 82
crab
crayon df
crescent-moon 1e 1j 1 2h 2m 23 21 a 22
cricket 1d 6n 1g n 21 2c
cricket-game
crocodile 16
croissant 11 c 3 5 o k o 6j 44
crown 1 7 35 4 1 v j p k 32 3p 5 14 q
crying-cat 7 c s 3 3 d d k l 1 3 1 6 2 l 2 1 1 8 3 6 a 3 3 9 k 1 h 6 y o 9 j 8 8 1m 1 5 1g 1 5 g d 3 6 g 6 8 5 4
crying-face i s 2 1 1 1 1 1 1 1 1 1 8 7 6 2 5 8 2 3 9 1 b 1 1 1 3 1 1 5 2 h 2 3 1 1 3 7 a 6 2 1 3 d 1 g 1 c c 8 3 2 6 3 6 8 4 5 4 7 7 2 6 a 5 e c 3 3 2 6 2 k 4 6 1 1 1 1 2 1 7 1 3 h 3 2 4 1 3 q 4 i 6 3 6 d 1 1 6 2 3 2 2
crystal-ball q
cucumber
cup-with-straw s c t 5u 23 3m r
cupcake m 5 7 b j a 15 1 a 4 6 5 9 1 a 3 m 9 6 e 9 5 u 7 4 1 2 4 d 9 1 4 2 1 a 5 6 n 8 3 1f 1c 2 2 r
curling-stone 3v 2l 69
curry-rice 2l k 4 1 k b 7 c p r b 20 k i 23 14 5 g a 3 b 8 6 c
custard
cyclone
dango ap 1e
deciduous-tree 2r 6j 2t
deer y 1v 6d
delivery-truck 1h 4 2x 1g 19 4j w n 4 6
department-store 2 y t 7 z x v 3 3 1p 1 c a 1c 1b 2d 1 m m s d
derelict-house 3w c 54
desert 2 1 v 3 d 5 8 1 6 n 17 2 4 4 n 3 8 1k 1 c 3 y l l 2 k 4 n b 1 7 c f 3 2 b 1 1 17 s 2 6 5 4
desert-island
desktop-computer 1 s 3 t 7 z 1s 3 3 1p d 11 18 1m 1f 21
disappointed-face h 3 5 3 2 1 1 1 1 1 1 1 1 1 8 7 6 2 5 7 1 1 1 3 2 7 1 b 1 1 1 1 1 1 1 1 5 2 6 a 1 2 1 2 1 1 3 5 2 a 6 2 1 3 d 1 f 1 1 c c 7 1 3 2 6 3 3 3 8 4 5 4 1 6 7 2 6 6 4 3 2 e 5 4 3 3 3 2 4 2 1 1 k 4 6 1 1 1 1 2 1 7 1 3 h 3 2 4 1 3 3 n 3 1 i 6 3 6 d 1 1 1 5 2 1 2 2 2
disguised-face 6i 58
diving-mask
dodo m 3n 2r 22 a 21 2c
dog 2y
dog-face 1j 2 f 3 1j 5 l 33 1j 1m 1 11 1s o 8
dolphin
donkey i t 5l 9 23 21 2c
door 4 1 7 u t 1z 1 l c 3 1m 14 n i 3d 4 l 1 7
doughnut 2s 3n 55
dragon
dragon-face 1d 15
dress
droplet 1 6 u s 3 z v y 6 5 8 1 8 1 h p 7 4 r 3 1 9 4 1 a 2b 1 c 3 5 p
drum 6 u q 4 7 t y 11 5 9 8 6 c p b r d 5 v f b 11 1 9 a 8
duck
dumpling k b 7 6 9 8 3 1 6 5 c c g 3 f c 7 1 3 10 i 10 1 e c i 8 n 8 8 a a 1 r b 8 7 1 1 1 1 1r
e-mail 8 3 2 1 2 1 1 1 3 8 7 6 2 5 2 8 3 l 2 1 v 3 1 1 g 15 5 10 3 5 9 9 j 9 7 j 9 c 8 3 p 1 9 1 1 1 3 8 4 5 4 8 a 1 1e 6 3 6 d 2 6 9
eagle
ear-of-corn
egg 8 2 1 2 2 1 3 b a 2 b 1 2 4 7 e 1 2 c 6 e 4 7 3 j 3 9 6 5 8 1 1 1 6 1 5 c b 7 7 7 4 d 7 7 2 2 9 4 1 a 8 1 i 2 6 2 a 6 e 1 1 1 1 2 8 2 2 9 2 3 3 2 7 1 3 a 4 4 10 3 k 1 8 7
eggplant
electric-plug
elephant b q 9 d j 2 n c 5 d 2i 9 11 r a 11 37 v 5
empty-nest 5w
envelope 2 1 5 1 2 3 5 3 7 3 3 2 5 2 2 6 3 1 1 2 3 e 2 1 c 1 c 6 3 2 6 4 6 d 7 3 9 9 4 5 4 f g 3 2 7 2 9 f 4 9 7 2 f 1 1 5 g 8 2 1 4 3 9 4 5 1 9 2 c 4 5 3 1 1 d 3 1 1 1 9 g c 5 7 6 9 2 b 3 2 3 2 2 4 1
evergreen-tree
ewe k k 2 p 7 f 14 n d 1g b 9 1i 5 g 21 e 17 5 a c
expressionless-face 2 1 1 1 1 1 1 1 1 1 8 7 6 2 5 7 1 1 1 3 2 7 1 b 1 1 1 1 1 1 1 1 5 2 6 a 1 2 1 2 1 1 3 5 2 a 6 2 1 3 d 1 6 9 1 1 c c 8 3 2 6 3 3 3 8 1 3 5 4 1 6 7 2 6 6 4 3 2 e 5 7 3 3 2 4 2 2 k 1 3 6 1 1 1 1 2 1 7 1 3 f 2 3 2 4 1 3 3 n 3 1 i 6 3 6 d 1 1 6 2 1 2 2 2
eyes
face-savoring-food 1 1 1 1 1 1 1 1 1 8 7 6 2 5 8 2 3 9 1 b 1 1 1 3 1 1 5 2 6 b 2 1 2 1 1 3 7 a 6 2 1 3 d 1 g 1 c c 8 3 2 6 3 6 8 4 5 4 7 7 2 6 6 4 3 2 c 2 5 4 3 3 3 2 4 2 2 k 4 6 1 1 1 1 2 1 7 1 3 h 3 2 4 1 3 3 n 3 1 i 6 3 6 d 1 1 6 2 1 2 2 2
face-with-hand-over-mouth 1 1 1 1 1 1 1 1 8 7 6 2 5 7 1 1 1 3 2 3 4 1 b 1 1 1 1 1 1 1 1 5 2 6 a 1 2 1 2 1 1 3 5 2 8 2 6 2 1 3 d 1 f 1 1 c c 6 1 1 3 2 5 1 3 3 3 1 6 1 4 5 4 1 6 7 2 6 6 4 3 2 6 6 2 5 4 1 2 3 3 2 4 2 1 1 k 4 6 1 1 1 1 2 1 7 1 3 f 2 3 2 4 1 3 3 b 7 5 3 1 f 3 6 3 6 d 1 1 1 5 2 1 2 2 2
face-with-monocle 1 1 1 1 1 1 1 8 7 6 2 5 a 3 9 1 b 1 1 1 3 1 1 7 h 2 3 1 1 3 7 a 6 2 1 3 d 1 g 1 c c 8 3 2 6 3 6 8 4 5 4 7 7 2 6 a j c 3 3 2 4 2 2 k 4 6 1 1 1 3 1 7 1 3 h 3 2 4 1 3 3 n 4 i 6 3 6 d 1 1 8 3 2 2
face-with-open-mouth 1 1 1 1 1 1 8 7 6 2 5 8 2 3 9 1 b 1 1 1 1 1 1 1 1 5 2 h 2 3 1 1 3 7 a 6 2 1 3 d 1 g 1 c c 7 1 3 2 6 3 6 8 1 3 5 4 7 7 2 6 6 4 j 5 7 3 3 2 4 2 1 1 k 4 6 1 1 1 3 1 7 1 3 h 3 2 4 1 3 q 4 i 6 3 6 d 1 1 6 2 1 2 2 2
face-with-peeking-eye 1 1 1 1 1 8 7 6 2 5 8 2 3 9 1 b 1 1 1 3 1 1 5 2 6 a 1 2 3 1 1 3 5 2 a 6 2 1 3 d 1 g 1 c c 6 1 1 3 2 5 1 3 6 7 1 4 5 4 7 7 2 6 6 4 5 6 6 2 5 7 3 3 2 4 2 1 1 k 4 6 1 1 1 3 1 7 1 3 h 3 2 4 1 3 3 1 3 j 3 1 2 g 6 3 6 d 1 1 6 2 1 2 2 2
face-with-raised-eyebrow 1 1 1 1 8 7 6 2 5 a 3 9 1 b 1 1 1 3 1 1 5 2 h 2 3 1 1 3 7 a 6 2 1 3 d 1 g 1 c c 8 3 2 6 3 6 8 4 5 4 7 7 2 6 a j c 3 3 2 4 2 2 k 4 6 1 1 1 1 2 1 7 1 3 h 3 2 4 1 3 q 4 i 6 3 6 d 1 1 8 3 2 2
face-with-rolling-eyes 1 1 1 8 7 6 2 5 2 6 2 3 4 3 2 1 b 1 1 1 1 1 1 1 1 5 2 h 2 3 1 1 3 7 a 6 2 1 3 d 1 b 5 1 c c 8 3 2 6 3 4 2 7 1 1 3 5 4 7 7 2 6 1 5 4 4 5 1 9 5 7 3 3 2 4 2 1 1 k 1 3 6 1 1 1 1 2 1 7 1 3 9 8 3 2 4 1 2 1 3 n 4 i 6 3 6 7 6 1 1 6 2 1 2 2 2
face-with-tears-of-joy 1 1 f 6 2 d 2 3 9 1 b 1 1 1 3 1 1 7 h 2 3 1 1 3 h 6 2 1 3 d 1 g d k 3 2 6 3 6 c 5 4 7 9 6 a h 2 5 7 3 3 2 4 s 6 1 1 1 3 1 7 1 3 h 3 2 4 1 3 3 n 4 i 6 3 6 d 1 1 6 2 3 2 2
face-with-tongue 1 8 7 6 2 5 8 2 3 9 1 b 1 1 1 3 1 1 5 2 h 2 3 1 1 3 7 a 6 2 1 3 d 1 g 1 c c 6 2 3 2 6 3 6 8 4 5 4 7 7 2 6 6 4 h 2 5 7 3 3 2 4 2 2 k 4 6 1 1 1 3 1 7 1 3 h 3 2 4 1 3 q 4 i 6 3 6 d 1 1 6 2 1 2 2 2
face-without-mouth 8 7 6 2 5 a 3 4 5 1 b 1 1 1 3 1 1 5 2 6 a 1 2 3 1 1 3 7 a 6 2 1 3 d 1 g 1 c c 8 3 2 6 3 6 8 1 3 5 4 7 7 2 6 6 4 5 e 9 3 3 3 2 4 2 2 k 1 3 6 1 1 1 1 2 1 7 1 3 h 3 2 4 1 3 3 n 4 i 6 3 6 d 1 1 6 2 1 2 2 2
factory
falafel
fallen-leaf
feather
ferris-wheel 64 23 21 1l r
ferry 4p a
field-hockey 7j 4z
file-folder 7 6 2 5 2 8 1 2 1 3 8 9 2 1 1 1 8 2 7 c 3 1 1 a 6 6 4 2 1 1 w 1 l 1 d 3 5 7 2 9 3 g 9 6 1 5 7 6 6 4 c 8 6 2 6 e 1 3 6 1 1 1 3 8 4 a 7 2 7 1 1 2 3 4 6 d m 6 3 6 7 6 1 1 6 2 3 2 2
film-frames
film-projector
fire q 14 v 14 5 9 8 1 z 7 7 4 r 2 b 4 1 2j f 8 n 2 4 r
fire-engine bi
fireworks 4b 9 q 3o v w 1
fish 6m 12 1y 27 j
fish-cake-with-swirl 6 2 5 2 8 3 1 3 3 e 1 1 1 3 1 1 7 1 i 3 1 1 a 6 a 3 3 4 3 7 g 1 3 l 8 3 3 3 2 7 2 9 3 g 9 6 1 2 g 1 9 c 3 3 2 3 5 2 8 a 1 3 3 3 1 1 1 3 8 1 3 5 3 1 8 6 3 1 1 1 1 8 i 4 6 5 7 6 3 6 2 b 1 1 8 2 1 2 2
fishing-pole
flag-in-hole
flamingo 5r 23 21 2c
flashlight 5q 44 2c
flat-shoe 5e b 4o 1s
flatbread 2 3 2 2 5 1 1 1 3 2 3 4 1 b 1 1 1 1 1 1 1 1 5 2 6 a 1 2 1 2 1 1 3 5 2 8 2 6 2 1 3 d 1 6 5 4 1 1 c a 2 5 1 1 1 3 2 5 1 3 2 1 3 1 6 1 1 3 5 4 1 6 7 2 6 1 5 4 3 2 5 1 6 2 5 4 1 2 3 3 2 4 2 1 1 a a 1 3 6 1 1 1 1 2 1 7 1 3 9 2 4 2 3 2 4 1 3 3 4 7 4 3 5 3 1 f 3 6 3 6 7 6 1 1 1 5 2 1 2 2 2
floppy-disk 6 4m 3x 1q 1 20
flushed-face 5 8 2 3 4 5 1 b 1 1 1 3 1 1 5 2 h 2 3 1 1 3 7 a 6 2 1 3 d 1 g 1 c c 8 3 2 6 3 6 8 4 5 4 7 7 2 6 1 5 4 j 5 7 3 3 2 4 2 1 1 k 1 3 6 1 1 1 1 2 1 7 1 3 h 3 2 4 1 3 3 n 4 i 6 3 6 d 1 1 6 2 1 2 2 2
flute 9 5d
fly
flying-disc f 1y 1t 1p e 1j 4d
flying-saucer c 3f 1f
fog 2 8 3 2 j 1 1 1 t 2 3 1 1 a 6 a 3 3 4 1 9 b 4 1 1 q 4 1 4 3 5 7 2 9 3 5 b f 1 2 3 n c 7 1 3 1 4 2 8 5 4 2 3 6 1 1 1 3 c 5 3 1 8 3 3 3 2 5 1 3 j a 5 7 6 3 6 2 b 1 1 8 1 1 1 3 1
fondue
fork-and-knife-with-plate 8 3 2 5 e f 1 l i k 3 i 4 8 g g 3 2 9 8 1 d d 2 7 2 f 2 5 g 6 2 3 4 c 4 5 1 n 4 5 3 1 1 9 4 3 1 3 8 s 5 m 2 n
fortune-cookie v 1 1c j 3 k 8t
fountain g 1r 2x 9 1i l 1o d 2c
fountain-pen 5s
four-leaf-clover 61 29
fox 3 3 1y m 21 m 9 7 9 q 21 8 u i 1t
french-fries 5 9 1 5 7 2 3 2 i 8 4 1 3 7 a 6 3 3 d 1 t c d 9 7 k 7 7 z 2 f 3 2 1 3 4 o 6 1 1 4 t 3 2 5 6 1 q o 3 k 1 8 1 2 2 2
fried-shrimp 4 m e y m 11 6 c p b d 7 7 i 11 1i f f 1
frog 3 l 1 1 1 3 1 1 5 2 h 2 3 1 1 a a 6 2 1 3 d 1 b 5 1 c c 8 3 8 5 4 8 4 5 4 7 7 2 6 1 9 j c 3 3 2 6 2 k 1 3 6 1 1 1 1 2 8 1 3 h 3 2 4 1 3 q 3 1 i 6 3 6 d 1 1 1 5 2 1 2 2 2
front-facing-baby-chick 2 1 b o 1a 7 1 v 8 17 r 2e 11 c 8
fuel-pump
full-moon 1 1 2 3 2 1 2 9 1 1 1 1 1 1 1 1 5 2 f 1 1 2 1 2 1 1 3 1 6 a 2 4 2 1 1 2 1 8 5 6 5 3 1 1 1 6 6 a 2 8 3 8 6 1 2 7 1 1 3 5 4 1 6 7 2 4 2 1 5 4 3 5 1 1 9 5 5 2 3 3 2 6 1 1 a a 1 3 6 1 1 1 1 2 8 1 3 3 6 1 1 4 2 2 1 2 4 1 1 1 1 3 a 5 8 1 2 1 i 6 2 1 6 8 5 1 1 1 5 2 1 2 2 2
garlic 6 5 o 1 x c 7 1 3 8 j 9 1j f 11 1 1 l q b r 1 8 a 8 1 a s r
gear 22 g t o g 3 b 9 c g q l 6 5 g 4 l 8 4 8 1 1 7 9 14 r 2 e 2
gem-stone
ghost 3 h c 1 i 5 a d 6 7 r o 11 z 2 g m 7 4 7 8 b r 9 e 5 a s 5 m m 1 2
ginger-root 5b g 3p
giraffe
glass-of-milk f 2 c 1 i 5 a d 3 3 1 2 4 3 d 5 6 6 6 c e c 2 9 f b 9 2 2 5 8 1 m b 5 2 8 b r 5 3 1 5 5 4 4 2 9 g c 5 m b 2 c
glasses
globe-showing-americas 1 5 8 1 3 1 1 o 6 1 3 h 8 h 1 i b j 1 3 1 1 9 6 c 9 7 9 6 4 b c 2 f 3 6 s 6 1 1 1 3 8 1 3 h 3 2 4 4 4 m 4 o 3 k 1 6 2 3 2 2
globe-showing-europe-africa 5 6 2 1 3 1 1 o 6 1 3 h 6 2 9 8 1 g 2 9 2 k 3 2 9 6 c 5 4 7 9 6 4 n 2 5 a 3 6 s 6 1 1 1 3 8 1 3 4 d 3 2 4 1 3 3 1 m 4 2 m 3 j 1 1 6 2 3 2 2
gloves 6j
glowing-star o 1a 7 1 3 10 4c 1l 9
goal-net
goat 6d
goblin 41 9 4w
goggles
goose
gorilla
graduation-cap
grapes
green-apple 1 1 1 1 1 1 1 1 3 2 2 6 b 2 1 1 1 1 1 3 5 2 6 4 6 2 1 1 2 9 5 6 5 4 1 1 c a 2 8 3 7 1 6 1 2 8 1 3 5 4 1 6 7 2 6 1 5 4 3 7 1 4 2 2 5 5 2 3 3 2 4 2 1 1 a a 1 3 6 1 1 1 1 2 8 1 3 9 1 5 2 2 1 2 4 1 1 2 3 7 4 4 8 3 1 2 d 3 6 3 6 7 6 1 1 1 5 2 1 2 2 2
green-book 1 1 1 1 1 2 5 2 j 1 3 1 a g 2 1 3 9 5 6 9 1 1 c c b 7 1 5 1 4 3 4 1 3 5 4 7 7 2 6 6 4 3 g a 8 2 1 3 4 a e 6 1 1 1 3 c 9 5 3 9 1 6 n 4 i 6 3 6 2 b 1 1 8 1 2 2 2
green-salad 1 3 1 1 5 2 6 b 2 1 2 1 1 3 5 a 2 6 2 1 3 d 1 g d i 2 3 2 5 1 3 6 8 4 5 4 7 7 2 6 a b 6 2 a 2 3 3 2 4 2 2 k 4 6 1 1 1 1 2 1 7 1 3 h 3 2 4 1 3 3 i 5 3 1 f 3 6 3 6 d 1 1 6 2 1 2 2 2
grimacing-face 3 1 1 5 2 h 2 3 1 1 3 7 a 6 2 1 3 d 1 b 5 1 c c 8 3 8 3 4 2 8 1 3 5 4 7 7 2 6 1 5 4 9 a c 3 3 2 4 2 1 1 a a 1 3 6 1 1 1 1 2 1 7 1 3 9 8 3 2 4 1 2 1 3 n 4 i 6 3 6 d 1 1 8 3 2 2
grinning-cat 1 6 2 l 2 1 1 8 9 a 3 c l n 1m 9 j 8 8 1m 1 y n 1 5 g g 6 g 6 8 5 4
grinning-cat-with-smiling-eyes 6 2 l 2 1 1 8 9 a 3 c l h 6 1m 9 j 8 8 1m 1 y n 6 g d 3 6 g 6 8 5 4
grinning-face 1 1 7 h 2 3 1 1 3 7 a 6 3 3 d 1 g 1 c c 8 3 2 6 3 6 c 5 4 7 9 6 a j 5 7 3 3 2 4 2 2 o 6 1 1 1 3 1 7 1 3 h 3 2 4 1 3 q 4 i 6 3 6 d 1 1 6 2 3 2 2
grinning-face-with-big-eyes 1 7 h 2 3 1 1 3 7 a 6 3 3 d 1 g 1 c c 8 3 2 6 3 6 c 5 4 7 9 6 a 5 e 5 7 3 3 2 6 q 6 1 1 1 3 1 7 1 3 h 3 2 4 1 3 q 4 i 6 3 6 d 1 1 6 2 3 2 2
grinning-squinting-face 5 2 6 b 2 1 2 1 1 3 5 2 a 6 2 1 3 d 1 g 1 c c 7 1 3 2 6 3 6 c 5 4 7 7 2 6 a 5 c 2 5 7 3 3 2 4 2 2 k 4 6 1 1 1 3 1 7 1 3 h 3 2 4 1 3 q 4 i 6 3 6 d 1 1 6 2 1 2 2 2
guide-dog
guitar
hamburger p 4 7 23 1x j 3 b c 3k d 13
hammer
hamster 2 j 3 2 q 3 3 e g n d t g 9 6 1 9 3 g c 6 2 6 q 6 1 1 1 3 t 17 i 6 3 6 7 6 1 1 6 2 1 2 4
handbag
hatching-chick 6 9 4 1 2 2 7 3 a 6 2 1 1 2 1 6 2 5 6 5 3 1 1 1 6 1 5 a 2 b 7 1 6 3 4 4 1 3 9 1 2 4 7 2 6 5 1 3 1 8 1 1 5 4 5 5 2 3 3 2 3 3 1 1 a a 1 3 6 1 1 1 1 2 8 1 3 9 1 1 6 2 4 3 1 1 2 a 4 4 8 4 6 5 7 6 3 6 d 1 1 8 1 2 2 2
headphone 13 n i 18 c 2 9 z 2 f 1 m 21 k 9 s 5 m 2
hear-no-evil-monkey 6x 14
hedgehog
helicopter
herb 5f n 4d
hibiscus e b 1 2 m e 1n 4 3 7 4 4 9 7 7 2 z 8 a 14 1 2 3 8 4 h 5 4 1 h g f c k c
high-speed-train
high-voltage
hiking-boot
hippopotamus u 1r 32 28 z 1z
honey-pot 1z 1f 1t 5 6 7 2l 14 d
honeybee
hook 3r 23 21 2c
horse-face
hot-beverage 3o 4 14 3e
hot-dog 3n c 3 5 9 g e h 6 2 s a 6 8 f f 2l
hot-face 2 4 1 3 16 1 g v 2 3 2 6 3 i 9 7 9 6 t f 3 2 4 4 o 6 1 1 1 3 1 8 3 h 3 2 4 7 n 4 o 3 j 1 1 8 3 2 2
hot-pepper
hotel 3 1 1 a g 2 1 3 e g 1 c c 6 1 4 3 5 7 2 8 1 3 5 b 7 2 6 1 5 4 3 g a 2 3 3 2 4 2 2 a a 1 3 6 1 1 1 3 8 1 3 9 8 3 6 1 1 2 3 4 j 4 i 6 3 6 7 6 1 1 6 2 1 2 2 2
house 2 9 3 i 1 3 9 b 9 1 1 16 7 7 4 4 g 7 2 g j i 14 1 5 8 4 h 9 1 1l m d
house-with-garden a 9 p k 1f 7 1g 3p y b e
houses 1 1 3 5 i 2 1 h g m e 3 5 7 2 8 4 5 4 7 9 6 1 c g c 3 3 2 4 2 m 1 3 6 1 1 1 3 8 4 h 3 2 4 1 1 2 3 n 3 1 i 6 3 6 7 6 1 1 6 2 3 2 2
hugging-face 1 3 5 2 a 6 2 1 3 d 1 g 1 c i 1 1 3 2 1 5 3 6 2 a 5 4 7 9 6 6 7 2 c 2 9 1 2 3 3 2 4 o 4 6 1 1 1 3 2 6 1 3 h 3 2 4 1 3 3 1 3 j 3 1 2 g 6 3 6 d 1 1 6 2 3 2 2
hushed-face 3 7 a 6 2 1 3 d 1 g 1 c c 8 3 2 6 3 6 8 1 3 5 4 7 7 2 6 1 5 4 j 5 7 3 3 2 4 2 1 1 k 1 3 6 1 1 1 1 2 1 7 1 3 h 3 2 4 1 2 1 3 n 4 i 6 3 6 d 1 1 6 2 1 2 2 2
hut 38 23
hyacinth
ice f 2 1 7 9 8 1 g v 1 1 3 2 6 3 6 c 5 4 7 9 6 n 4 2 f 3 2 4 o 4 6 1 1 1 3 8 1 3 h 3 2 4 1 3 3 1 m 3 1 2 g 6 3 j 1 1 6 2 3 2 2
ice-cream 44 19 h 23 10 d
ice-hockey
ice-skate a 2d e 9 23 2f 1c m
inbox-tray 3 m 9 k 2 16 7 7 r 7 f 3 3 2d 1c v 10
jack-o-lantern 23 m c a 9 g m 5 6 7 1n 4 4 1s 2 d c r 5
japanese-castle
jar g 3 1 2 9 5 6 9 1 1 6 6 c b 7 1 6 3 1 3 4 1 3 9 7 7 2 6 5 1 4 3 7 9 c 6 2 6 2 a b 3 6 1 1 1 3 6 1 1 4 1 4 4 2 6 2 7 1 3 e 4 8 4 6 c 6 3 6 d 1 1 8 1 2 2 2
jeans
jellyfish
joystick
kangaroo
key 2l
keyboard g 7 2 k 5 2 2 9 5 1 g 3 9 2 9 9 i a a 3 4 5 6 a b b 5 7 q 9 1 2 1 1 d e 4 5 h 3 5 1 6 8 7 2 5 b 1
kick-scooter
kimono r 1 1r r g 6 1b 15 y 5
kite
kiwi-fruit 8 1 g 1 t k 3 2 6 3 6 h 4 7 7 2 6 t 5 a 3 8 q 6 1 1 1 3 8 1 3 h 3 2 4 1 3 q 4 o 3 j 1 1 8 3 2 2
koala o 1 2e 4 g 3n 2
label 7 1 3 4h 28 8 z
lacrosse 2t 1h m 21 t 1j
ladder
lady-beetle
laptop 2 1 3 e g 1 c c 6 1 4 8 a 8 3 5 4 7 7 2 6 6 4 3 g c 3 3 2 4 4 a b 3 6 1 1 1 3 8 4 9 8 3 2 4 1 6 1 m 4 i 6 3 6 2 5 6 1 1 8 1 2 2 2
leaf-fluttering-in-wind
leafy-green 1 g 1 g 1 c n 8 3 6 7 1 4 5 4 7 7 2 6 6 4 j a 2 6 2 4 o 4 6 1 1 1 3 8 4 h 5 4 1 3 3 n 4 i 6 3 j 1 1 8 3 2 2
ledger 1 2 1 8 5 6 8 1 1 1 c c 6 1 1 3 8 7 2 1 7 1 3 5 4 7 7 2 4 2 1 5 4 3 6 a a 2 3 3 2 4 2 2 a a 1 3 6 1 1 1 3 8 1 3 9 1 5 2 2 1 6 1 1 1 1 3 a d 4 i 6 3 6 2 5 6 1 1 8 1 2 2 2
lemon 3 j 8 3 6 i 1g h 1l c b r j 8 g
leopard 82
level-slider 9 5 6 9 1 1 c c b 7 1 5 1 3 1 3 4 1 3 5 4 7 3 4 2 6 6 4 3 g c 3 3 2 1 1 2 2 2 a e 6 1 1 1 3 8 4 9 5 3 3 2 1 3 1 3 e c 4 6 5 7 6 3 6 2 b 1 1 1 7 1 2 2 2
light-bulb 10 1j 23 q 6 1f 9 a 1j
light-rail 2r
lime
linked-paperclips l 18 e 9 z h 1 m b 1q j a 4 o r
lion 5h 1q 1 20
lizard
llama m 14 3 b 9 z 2 f 2 5 g b 1m 4 e 6 9 s 5 m p
lobster
locked j 1 2 6 17 7 18 5 3 7 1b 13 i r 14 e
locomotive
lollipop
long-drum 88
lotus 1 1d 3 2 9 i 5 4 7 9 6 r 2 f 3 6 s 6 1 1 1 3 8 1 k 3 2 4 1 3 q 4 o 3 k 1 6 2 3 2 2
loudly-crying-face g d i 1 1 3 2 5 1 3 6 1 b 5 4 7 7 2 6 a 5 6 6 2 c 3 3 2 4 2 2 k 4 6 1 1 1 3 1 7 1 3 h 3 2 4 1 3 3 n 3 1 i 6 3 6 d 1 1 6 2 1 2 2 2
luggage m 10 7 1f 5 3v
magic-wand 24 1h m 21 t 1j
magnet
magnifying-glass-tilted-left 41
mammoth 1m 24 1w w
mango 9 8 6 c p b g b 2 2 e a 5 m 8 c 1c 4 5 8 g 1
mans-shoe
mantelpiece-clock
maple-leaf
maracas
martial-arts-uniform u e e 8 1 c e 2 7 2 f 1 m 6 5 4 g 6 n 4 5 3 1 a 4 3 1 3 8 s 5 m
mate
meat-on-bone
megaphone 1 8 17 1k 2q 8 8
melon 8 1 5 c e 3 8 3 4 4 1 c 7 7 2 9 6 1 8 2 l 6 5 13 a 4 9 1 1 8 4 3 1 d 2 2 m 5 4 i 2 e
melting-face 1 c c 8 3 8 9 8 1 3 5 4 7 7 2 6 6 4 3 g c 3 3 2 4 2 2 k 1 3 6 1 1 1 3 8 1 3 h 3 2 4 1 3 q 4 i 6 3 6 d 1 1 6 2 1 2 2 2
memo c c b 8 9 1 3 5 3 9 7 7 2 6 6 4 j c 6 2 6 1 1 a b 3 6 1 1 1 3 8 1 3 9 8 9 1 t m 6 3 6 d 1 1 8 1 2 2 2
metro z 1 1q
microphone
microscope 1b b 1h m 21 2c 2
milky-way 9 q 3o v w 1
minibus 2k 38 w r
mirror 6 c p b g b d 4 1 8 n f b 6 v 1 9 2 8 8
mirror-ball 5 q b c 21 2 21 z r m 2
mobile-phone 77
monkey
monkey-face 27 56
monorail
moon-cake c b 8 6 3 8 1 3 5 4 7 7 2 6 6 4 j 5 5 2 3 3 2 7 1 a e 6 1 1 1 3 8 1 3 9 2 6 9 1 3 e c 4 o 3 k 1 8 3 2 2
moon-viewing-ceremony q 3o v w
moose
mosquito
motor-boat 1i 2s 10 z 5 7 1b c
motor-scooter
motorcycle
mount-fuji
mountain y 1l 27 2 1z r
mountain-railway m 7 k 1d 4f s
mouse-face u 8 1 q 2 g 3 7 l 6 1r e 8 d q r i
movie-camera
mrs-claus b e 3 8 1 3 9 7 7 2 6 a 8 2 9 c 6 2 6 1 1 a b 3 6 1 1 1 3 8 1 3 9 2 3 3 2 7 1 2 1 e g o 3 6 e 1 8 1 2 2 2
mushroom z
musical-keyboard
musical-note
musical-notes
musical-score 1o 2l
national-park 1 c l 11 12 9 n b 1 7 r 5 b 1 3 j m 6 m 1 1 b 4
necktie c 3 y l l 2 o y 1 y 5 b 1 1 17 s 2 6 5 2 2
nerd-face 3 2 6 3 6 c 5 4 7 9 6 t f 3 8 q 6 1 1 1 3 1 7 1 3 h 3 2 4 1 3 q 4 i 6 3 6 d 1 1 8 3 2 2
nest-with-eggs
nesting-dolls
neutral-face 2 6 3 6 8 4 5 4 7 7 2 6 a j 5 7 3 3 2 4 2 2 k 4 6 1 1 1 1 2 1 7 1 3 h 3 2 4 1 3 q 4 i 6 3 6 d 1 1 6 2 3 2 2
new-moon 1 1q
new-moon-face 9 i 9 7 f 4 n 2 f 3 6 s 6 1 1 1 3 9 k 3 2 4 u 4 o 3 k 1 8 3 2 2
newspaper 3 2 7 2 9 z j l b k t 9 3 1 e 5 12 c f 2 b 8 9
night-with-stars 3o v w 1
notebook d
nut-and-bolt b 9 11 h l a h 16 4 e f s 5 m p
octopus 7 4 1 2 4 4 9 g g t 8 15 d l 5 4 i 4 r 18
office-building 7 2 9 3 9 7 9 6 6 n c 3 3 2 4 4 a a 1 3 6 1 1 1 3 8 1 3 h 3 6 1 1 2 3 1 3 j 4 6 5 7 6 3 6 d 1 1 6 2 1 2 2 2
ogre
old-key
olive 7 b 5 4 7 9 6 f 1 b 2 f 3 6 s 6 1 1 1 3 2 6 1 k 3 2 4 8 m 4 2 m 3 k 1 6 2 3 2 2
oncoming-automobile
oncoming-bus
onion 7 4 d 1 6 7 1 1 2 9 4 1 a r 8 1 z a 2 2 b 8 7 1 d 2 2 v
open-book b z i m 11 r 9 j 1 4 x 5 7 f 7 6 h
open-mailbox-with-raised-flag
optical-disk 9 3 9 7 7 2 6 1 2 7 8 2 5 4 2 a 3 3 2 2 1 4 1 b 4 5 4 6 1 1 1 3 8 1 3 5 3 1 1 7 3 2 1 3 1 3 8 i 4 6 5 7 6 3 6 2 b 1 1 1 2 5 2 1 2 1 1
orange-book b 9 20 3 22 2c b 2
orangutan 2 1j b c e 2t d 1 f
otter
outbox-tray 4 n 6 1 a 5 1l y 1c v
owl
ox 6n
oyster 1t c 6 2 1k q 1 1l z
package 4 5 4 1 6 7 2 6 9 1 j 5 7 6 2 7 1 k 4 6 1 1 1 1 2 8 4 b 6 2 7 1 3 e g o 3 k 1 1 7 3 4
page-with-curl f b 9 2 3 c 1 1 5 g a 1 5 2 8 1 4 6 n 4 5 3 1 1 2 b 2 2 1 1 9 c 4 c 5 7 6 9 2 9 2 5 5 2 4 1
paintbrush
palm-tree
pancakes 5 4 7 7 2 6 a 5 6 6 2 c 3 3 2 4 2 2 k 1 3 6 1 1 1 3 8 1 3 h 3 2 4 1 3 q 3 1 i 6 3 6 d 1 1 1 5 2 1 2 2 2
panda v
parachute
parrot
party-popper
partying-face 4 7 7 2 6 a j c 3 3 2 6 q 6 1 1 1 3 8 4 h 3 2 4 1 3 q 4 o 3 j 1 1 8 3 2 2
passenger-ship 2s
paw-prints
pea-pod 3
peach 1 6 7 2 6 6 4 h 2 5 7 3 3 2 4 2 1 1 k 4 6 1 1 1 1 2 8 1 3 f 2 3 2 4 1 3 3 b c 3 1 f 3 6 3 j 1 1 1 5 2 1 2 2 2
peacock f 1h 9 l g 8 4 q 1 1l p
peanuts 3 r 13 3
pear 11 n q 11 1 9 a j 5 b c r
pen
pencil
penguin
pensive-face 7 2 6 6 4 3 2 5 9 5 4 3 3 3 2 4 2 2 k 4 6 1 1 1 1 2 1 7 1 3 h 3 2 4 1 3 3 n 3 1 i 6 3 6 d 1 1 6 2 1 2 2 2
performing-arts
person-elf 2
person-mage
person-vampire
piata
pickup-truck
pie 2 6 a j 5 7 6 2 6 1 1 a a 4 6 1 1 1 3 8 2 2 9 2 6 2 7 1 3 e c 4 o 3 k 1 8 3 2 2
pig 1 11 3a 1e h
pig-face 6 1 8 1 3 8 6 2 5 7 3 3 2 6 1 1 k 1 3 6 1 1 1 1 2 8 1 3 a 1 6 3 2 4 1 3 6 8 7 5 3 1 2 d 3 6 3 6 7 1 5 1 1 1 5 2 1 2 2 2
pine-decoration
pineapple
ping-pong
pizza c
playground-slide
pleading-face a 5 e 5 4 3 3 3 2 4 2 2 k 4 6 1 1 1 1 2 1 7 1 3 h 3 2 4 1 3 q 4 i 6 3 6 d 1 1 6 2 1 2 2 2
polar-bear h 1 m b 7 j 9 i 9 e 5 1 9 s 5 7 6 9 2 b 9 1 2 5
police-car 44 r
poodle f n 21 e f s 5 m p
pool-8-ball
popcorn 5 1l
post-office n a a 4 4 u 1 1 4 c h 9 1 6 1 m m 6 9 d 1 1 8 3 4
postal-horn
postbox
pot-of-food 1 2j 1a 2 v
potato a 9 5 7 3 3 2 7 1 a a 4 6 1 1 1 1 2 8 2 2 b 6 2 7 1 3 6 8 4 8 4 o 3 j 1 1 8 3 2 2
potted-plant
poultry-leg
pouting-cat 8 8 1m 1 5 1g 1 5 g g 6 g 6 8 5 4
pretzel 5r
printer e f 18 2 3 y 12 1n
purse 5 2 4 4 8 1m u p f 1 c 13
pushpin
puzzle-piece 1 m b q r 9 a 4 4 b g c 5 m
rabbit m 7 4 7 d x 8 1 e 5 1 9 4 c c r b b 3
rabbit-face l b 1d 9 4 e l 4 i 5 f 7
raccoon 6 1u y 12 2 d c m 5
racing-car
radio 5g
rainbow p
ram g 21 e 5 f n f c
rat
red-apple h 9 z 5 2 r 5 c f b 2 1 c x 6 5 2
red-paper-lantern 2t
relieved-face 5 4 3 3 3 2 4 2 2 k 4 6 1 1 1 1 2 1 7 1 3 h 3 2 4 1 3 3 n 4 i 6 3 6 d 1 1 6 2 1 2 2 2
rescue-workers-helmet
rhinoceros 11 2b 1r
ribbon
rice-ball 1 5
rice-cracker a 3 y 6 1 1 1 3 8 4 h 9 1 3 u o 3 k 1 8 3 2 2
ring-buoy 6
ringed-planet
roasted-sweet-potato
robot 1d 1 5 t 2i c
rock 2 22 g m e d k b
rocket
roll-of-paper 3 3 1 1 2 1 4 1 2 7 2 4 5 1 1 2 6 1 1 1 3 8 1 3 5 3 1 1 1 1 5 2 4 2 1 1 1 1 1 8 4 8 4 2 4 6 5 7 6 3 6 2 9 2 1 1 1 2 3 1 1 2 1 2 1 1
roller-coaster
roller-skate
rolling-on-the-floor-laughing 3 2 4 4 k 4 6 1 1 1 3 1 7 1 3 h 3 2 4 1 3 q 4 i 6 3 6 d 1 1 6 2 3 2 2
rooster
rose
rosette 2 4 2 1 1 k 4 6 1 1 1 1 2 8 1 3 b 6 3 2 4 1 3 e 7 5 4 i 6 3 6 d 1 1 6 2 1 2 2 2
round-pushpin 1u t 4 o r
rugby-football 4 4 k 4 6 1 1 1 3 8 4 b 6 3 2 4 1 3 3 n 4 i 6 3 6 d 1 1 6 2 3 2 2
running-shirt
running-shoe 1r e 17 5 m
safety-pin 7 d t 9 4 t s r 2
safety-vest n 5 6 1 1 1 3 2 6 l 3 2 4 7 1 3 j 4 3 f 6 3 j 1 1 6 2 1 2 2 2
sailboat 1l
saluting-face q 6 1 1 1 3 8 4 h 9 1 3 e g o 3 j 1 1 8 3 2 2
sandwich l b 1 c 4 h 2 7 1 3 1i o 8 5 2
santa-claus a b 3 6 1 1 1 3 8 1 3 9 8 9 1 3 q 4 o 3 6 d 1 1 8 1 2 2 2
satellite
satellite-antenna 1j 1l r
sauropod
saxophone
scarf
school
scissors
scorpion
screwdriver 3o
scroll b q 1 9 5 5 8 1u d b
seal 30 m
see-no-evil-monkey 14
seedling
shallow-pan-of-food
shark 16 1l r 2
shaved-ice s
sheaf-of-rice 3g
ship
shooting-star v v 1 1
shortcake 1 3 6 1 1 1 3 8 4 h 9 1 3 q 4 i 6 3 6 d 1 1 6 2 3 2 2
shorts r 9 a 7 1 1 2 1c 6 9 d a 7
shower 3b
shrimp
shushing-face 6 1 1 1 3 1 7 1 3 h 3 2 4 1 3 3 n 4 i 6 3 6 d 1 1 6 2 1 2 2 2
skateboard
skis
skull 1h 1p
skunk
sled
sleeping-face 1 1 1 1 2 1 7 1 3 h 3 2 4 1 3 3 n 3 1 i 6 3 6 d 1 1 1 5 2 1 2 2 2
sleepy-face 1 1 1 2 1 7 1 3 f 2 3 2 4 1 3 3 n 3 1 i 6 3 6 d 1 1 6 2 1 2 2 2
slightly-frowning-face 1 1 2 1 7 1 3 h 3 2 4 1 3 3 n 4 i 6 3 6 d 1 1 6 2 1 2 2 2
slightly-smiling-face 1 2 1 7 1 3 h 3 2 4 1 3 q 4 i 6 3 6 d 1 1 6 2 3 2 2
sloth 2 8 4 h 9 1 1l n 1 8 7
small-airplane 2y
smiling-face-with-smiling-eyes 1 7 1 3 h 3 2 4 1 3 3 n 3 1 i 6 3 6 d 1 1 1 5 2 1 2 2 2
smiling-face-with-sunglasses s 3 2 y 4 o 3 k 1 8 3 4
snail w 15 1f 5
snake
snow-capped-mountain
snowflake
snowman 1 e
snowman-without-snow e
soap 1 3 5 3 3 6 3 2 4 1 3 e 4 8 3 1 f 3 6 3 6 d 1 1 1 2 3 2 3 2 2
soccer-ball 3 h 3 2 4 1 3 q 4 o 3 6 d 1 1 8 3 2 2
socks
soft-ice-cream k
softball 9 2 6 2 1 2 4 1 1 1 1 q 4 i 6 3 6 d 1 1 1 7 1 2 2 2
spaghetti
sparkler w 1
sparkles g
speak-no-evil-monkey
speaker-high-volume 4 e f j 9 5 m
speedboat
spider
spider-web 1 1l r
spiral-notepad 3 b 4 1 1 9 g c 5 m 2 9 b 3
spiral-shell d 17 5 7 f 2
sponge 8 7 1
spoon 29
sport-utility-vehicle w r
sports-medal
spouting-whale 2e
squid
squinting-face-with-tongue 3 2 4 1 3 3 n 4 f 3 6 3 6 d 1 1 6 2 1 2 2 2
stadium
star 8 3 a 3
star-struck 2 4 4 3 1 m 4 i 6 3 j 1 1 6 2 1 2 2 2
steaming-bowl
stop-sign 4 1 3 3 1 d 9 4 2 d 3 6 3 j 1 1 6 2 1 2 2 2
straight-ruler f s 5 m 2 n
strawberry
studio-microphone 1w
stuffed-flatbread 1 3 i 8 3 1 f 3 6 3 6 d 1 1 1 7 1 2 2 2
sun 3 q 4 i 6 3 6 d 1 1 8 1 2 2 2
sun-behind-cloud a s c f d
sun-behind-rain-cloud 9 x 7 f
sun-with-face q 4 i 6 3 6 d 1 1 8 3 2 2
sunflower
sunglasses
sunrise 1 1 2 j m 6 9 d 1 1 6 2 3 4
sunrise-over-mountains 1 17 s d
sunset
sushi
suspension-railway 15 s h
swan 4 c c 5 m m 3
t-rex
t-shirt 1z
taco 4 1d 6 c
takeout-box o r g
tamale
tangerine 2 2 r 10
taxi r 14
teacup-without-handle 1i
teapot s
teddy-bear
telephone e s
telescope 17
television
tennis
tent
test-tube 13
thermometer
thinking-face 4 i 6 3 6 d 1 1 6 2 3 2 2
ticket
tiger
tiger-face 1b 3
tired-face i 6 3 6 d 1 1 6 2 1 2 2 2
tokyo-tower
tomato 1 c 3 m e
toolbox
toothbrush
top-hat
tornado 5 m 2 e 9
trackball t h
tractor
train 1
tram
triangular-ruler m 2 n
trolleybus
trophy
tropical-drink
tropical-fish y 2 3
trumpet
tulip
tumbler-glass 6 3 6 7 6 1 1 6 2 3 2 2
turkey
turtle
two-hump-camel
umbrella 1
umbrella-with-rain-drops
unamused-face 3 6 d 1 1 6 2 1 2 2 2
unicorn
unlocked
upside-down-face 6 d 1 1 6 2 1 2 2 2
vertical-traffic-light
video-camera
video-game
videocassette
volcano
volleyball 2 9 2 1 1 7 1 2 1 2 1 1
waffle
wastebasket
watch
water-buffalo
water-wave
watermelon
weary-cat 6 8 9
whale
wheel
wilted-flower
wind-chime
wind-face
window 1 1 6 2 1 2 2 2
winking-face 1 6 2 1 2 2 2
winking-face-with-tongue 6 2 1 2 2 2
wolf
womans-boot
womans-clothes
womans-hat
wood
world-map 2 3 2 2
worm
worried-face 1 2 2 2
wrapped-gift 2
wrench
yawning-face 2 2
yo-yo
zany-face 2
zebra
zipper-mouth-face
`
