import type { Emoji } from '../question.ts'

/** Two emoji of one theme that look alike. */
export interface OddPair {
  readonly emoji: readonly [Emoji, Emoji]
  /** How far apart they look to whoever tells them apart worst; bigger is easier. */
  readonly distance: number
  /** The name of a theme. */
  readonly theme: string
}

/** Generated from the shipped artwork by `npm run measure -w artwork`. Do not edit.
 *  By theme, one line an emoji: its name, then each emoji that it is paired with and their distance. */
const PAIRS_BY_THEME: Readonly<Record<string, string>> = {
  'Fruit': `
cherries peach:630 tomato:494
lime watermelon:628 peach:517 avocado:393 melon:369
melon cherries:622 peach:403 mango:289
green-apple strawberry:569 watermelon:530 coconut:505 lime:420 pineapple:420 olive:369 tomato:343 tangerine:313 melon:278 mango:265 peach:207
mango coconut:564 tomato:536 kiwi-fruit:511 pineapple:288
grapes melon:550 blueberries:539
red-apple lime:546 blueberries:545 strawberry:482 melon:469 coconut:399 watermelon:379 tangerine:370 peach:269 tomato:225 olive:202
pineapple kiwi-fruit:533
strawberry peach:523 mango:506 melon:390
peach pineapple:515 mango:380 kiwi-fruit:355 olive:229
tangerine lime:489 watermelon:475 strawberry:429 olive:367 mango:318 melon:296 peach:256
coconut tomato:453 kiwi-fruit:331
watermelon melon:453 tomato:417
blueberries olive:452 coconut:436
kiwi-fruit tomato:402 olive:312
olive tomato:346`,
  'Vegetables': `
broccoli ear-of-corn:637 onion:518 potato:503 mushroom:417 bell-pepper:373 brown-mushroom:358
carrot broccoli:630 bell-pepper:588 hot-pepper:518 ear-of-corn:443 leafy-green:430 cucumber:385 potato:351 pea-pod:297
hot-pepper leafy-green:604 onion:532 pea-pod:507
ear-of-corn bell-pepper:580 pea-pod:511 potato:432
potato beans:575 mushroom:412 ginger-root:345 peanuts:310 onion:196
avocado roasted-sweet-potato:574
eggplant chestnut:570
brown-mushroom pea-pod:555 beans:478 chestnut:427
cucumber ginger-root:540 peanuts:376 pea-pod:324
leafy-green mushroom:532 chestnut:510 green-salad:367
peanuts tomato:532
tomato avocado:499
mushroom ginger-root:474 brown-mushroom:288
roasted-sweet-potato green-salad:473
bell-pepper cucumber:451 chestnut:436 tomato:363 leafy-green:343 olive:297
onion peanuts:445 brown-mushroom:434 leafy-green:416 mushroom:353
olive roasted-sweet-potato:401
ginger-root tomato:398
pea-pod peanuts:327`,
  'Food': `
stuffed-flatbread falafel:596 rice-cracker:433 fried-shrimp:353 egg:316 green-salad:310
bento-box cooked-rice:590
french-fries taco:580 green-salad:493 hot-dog:437 egg:413 stuffed-flatbread:355
hamburger falafel:569 burrito:555 hot-dog:457 french-fries:452 taco:435 egg:405 stuffed-flatbread:391
fortune-cookie meat-on-bone:556
rice-ball steaming-bowl:555 takeout-box:422 cooked-rice:402 fish-cake-with-swirl:364
pot-of-food rice-cracker:552 popcorn:514 green-salad:390
cooking green-salad:540 shallow-pan-of-food:392
egg shallow-pan-of-food:540 cooked-rice:518 pot-of-food:368 rice-cracker:352 popcorn:342 fortune-cookie:312 fried-shrimp:284
fish-cake-with-swirl fondue:538 shallow-pan-of-food:507 takeout-box:352
fried-shrimp takeout-box:532
hot-dog popcorn:523 taco:467 green-salad:432 stuffed-flatbread:347
falafel rice-ball:506
takeout-box meat-on-bone:466
taco stuffed-flatbread:464
burrito stuffed-flatbread:460 pot-of-food:433 egg:430
green-salad fortune-cookie:460
rice-cracker fried-shrimp:450 rice-ball:320
cooked-rice fish-cake-with-swirl:335`,
  'Bakery': `
pretzel cupcake:639 honey-pot:593 bagel:501
baguette-bread cupcake:631 honey-pot:601 bagel:547 pretzel:538 flatbread:477 egg:436
waffle doughnut:620 cupcake:521 shortcake:431
croissant doughnut:588 waffle:586 cupcake:557 honey-pot:531 pretzel:470 baguette-bread:453 bagel:447 shortcake:402 pie:361 cookie:345 flatbread:308
bagel doughnut:538 waffle:501 moon-cake:377 cookie:369 pie:347
cupcake honey-pot:473 pie:377 egg:328
shortcake honey-pot:472 moon-cake:362 pie:346
bread doughnut:458 baguette-bread:446 waffle:442 pretzel:385 croissant:383 bagel:369 egg:302 moon-cake:298 shortcake:288 pie:277 cookie:262 flatbread:212
doughnut pie:458 moon-cake:445 cookie:391 honey-pot:389
flatbread waffle:437 pretzel:385 cupcake:356 bagel:338 shortcake:284 pie:278 egg:259 moon-cake:254 cookie:83
cookie cupcake:418 shortcake:333 moon-cake:288
pie honey-pot:374 egg:215 moon-cake:184
moon-cake egg:276`,
  'Sweets': `
cupcake candy:638 moon-cake:412
lollipop moon-cake:630 bubble-tea:575
shaved-ice ice-cream:630 cookie:560 lollipop:515 cupcake:508 shortcake:497 pie:433
doughnut cupcake:629 shortcake:530 chocolate-bar:484
ice-cream chocolate-bar:618 cupcake:475 shortcake:448
shortcake candy:581 cupcake:418
popcorn waffle:556
cookie chocolate-bar:551 popcorn:513 waffle:469 honey-pot:379 pie:311
pie custard:537 lollipop:519 popcorn:433 waffle:403 bubble-tea:391
honey-pot bubble-tea:530 popcorn:465 moon-cake:375
custard bubble-tea:488 waffle:469
moon-cake bubble-tea:453 waffle:438`,
  'Drinks': `
beverage-box mate:636 coconut:624 honey-pot:510 baby-bottle:414 tangerine:340
cup-with-straw spoon:622 tangerine:531 coconut:524 baby-bottle:446 beverage-box:410 bubble-tea:378
teapot teacup-without-handle:598 bubble-tea:528 coconut:488 ice:488 beverage-box:444 honey-pot:418 mate:392 tangerine:360
baby-bottle honey-pot:572 tangerine:535 spoon:508
mate ice:569 coconut:419 honey-pot:323
bubble-tea coconut:565 mate:500 tangerine:445 beverage-box:329
teacup-without-handle beverage-box:548 bubble-tea:545 cup-with-straw:474 baby-bottle:467 mate:462 coconut:412 tangerine:373
tangerine honey-pot:448
ice coconut:440`,
  'Farm': `
sheaf-of-rice egg:624
horse-face cow:618 ox:505
chicken goat:613 rabbit-face:411
cow-face rooster:563 goat:554 ewe:472 chicken:470 cow:429 rabbit-face:419 mouse-face:393 pig-face:316
donkey duck:549 mouse-face:430
mouse-face ear-of-corn:541
pig-face goose:535 ear-of-corn:533 horse-face:482 chicken:447 ewe:438 ram:432 egg:343 dog-face:340 mouse-face:337 pig:263
ewe ox:524 donkey:419 mouse-face:349 cow:344 goat:305
pig turkey:521 egg:431 mouse-face:356
rabbit-face tractor:521 ear-of-corn:457 mouse-face:353 egg:317
ram dog-face:520 pig:449 donkey:440 mouse-face:372 cow:356 goat:331
rooster ox:497
turkey dog-face:482
goat pig:477 mouse-face:472 egg:429
cow duck:474
ox pig:388 cow:378`,
  'Pets': `
guide-dog turtle:634 cat:365 goat:360
hamster parrot:617 rabbit:558 tropical-fish:476 goat:426 dog:379 cat:375 rabbit-face:359
mouse-face turtle:610 black-cat:560 guide-dog:463 dog:429 frog:417 cat:386 rabbit:370 hamster:319
cat-face parrot:606 rabbit:594 guide-dog:459 goat:438 dog:433 cat:396 rabbit-face:385 mouse-face:369 hamster:263
dog lizard:580 frog:486 goat:359 cat:303 guide-dog:217
rabbit-face black-cat:571 cat:508 dog:496 rabbit:365
cat tropical-fish:554 frog:475 goat:331
dog-face rabbit-face:543 guide-dog:539 dog:496 mouse-face:475 cat-face:450 frog:429 hamster:353
goat frog:534
rabbit parrot:514 lizard:485 bone:391
turtle hedgehog:508`,
  'Wild animals': `
elephant giraffe:636 llama:465 hippopotamus:340 raccoon:299 rhinoceros:246
gorilla two-hump-camel:634 rhinoceros:419 water-buffalo:315
boar fox:630
zebra kangaroo:608 raccoon:447 polar-bear:397
rhinoceros camel:601 wolf:321 raccoon:304 hippopotamus:203
tiger-face koala:589 orangutan:482
deer moose:579
leopard bear:574 giraffe:456 llama:411 tiger:250
hippopotamus beaver:553 wolf:380 badger:341
bison chipmunk:551 wolf:512 boar:431
llama badger:537
monkey-face orangutan:531 beaver:420 mammoth:365
lion panda:528 monkey-face:459 tiger-face:425 bear:346
two-hump-camel fox:518 deer:316
beaver boar:504
camel moose:504 kangaroo:421 deer:357 two-hump-camel:138
kangaroo deer:473
bear gorilla:472 koala:376 monkey-face:324 mammoth:265
panda rhinoceros:471 elephant:370 polar-bear:197
koala hippopotamus:456 wolf:329 elephant:319
giraffe two-hump-camel:432
moose mammoth:427
chipmunk sloth:420
badger skunk:363
wolf raccoon:264`,
  'Sea': `
crab shrimp:637
lobster oyster:633
octopus jellyfish:622 spiral-shell:500
tropical-fish coral:615 octopus:370
squid turtle:614
anchor water-wave:607
seal octopus:557 blowfish:524 tropical-fish:500 fish:483 spiral-shell:388
whale dolphin:553 shark:547 spiral-shell:510 octopus:495 blowfish:474 tropical-fish:439 seal:418 fish:347 spouting-whale:103
spouting-whale shark:548 dolphin:544 tropical-fish:484 blowfish:478 seal:437 fish:388
fish spiral-shell:545 water-wave:518 tropical-fish:365
dolphin shark:513
shark squid:484 spiral-shell:376
spiral-shell squid:447
oyster penguin:442
blowfish octopus:385`,
  'Birds': `
rooster eagle:628 bird:556
swan feather:610 peacock:590 dodo:412
duck owl:607 dodo:408 swan:392
chicken bird:597 eagle:562 front-facing-baby-chick:516 duck:458 penguin:439 swan:368
turkey nest-with-eggs:556
front-facing-baby-chick duck:555 penguin:548 swan:479 egg:377
parrot egg:553
dodo peacock:536 goose:503 flamingo:493
penguin owl:528 swan:484
peacock empty-nest:518 egg:402
bird turkey:508 duck:495
eagle feather:503
nest-with-eggs egg:493
owl turkey:492 egg:469
empty-nest egg:437 nest-with-eggs:135`,
  'Bugs': `
ant spider:632
worm leaf-fluttering-in-wind:627
honeybee spider:626 beetle:620
lady-beetle scorpion:625 mushroom:554
snail honeybee:624 scorpion:563 beetle:527 butterfly:519 lady-beetle:497
bug leaf-fluttering-in-wind:591 beetle:587
cricket mushroom:588 spider-web:588
beetle leaf-fluttering-in-wind:503 mushroom:497 lady-beetle:466`,
  'Dinosaurs and reptiles': `
lizard snake:638 dragon:568 egg:492
mammoth palm-tree:631 desert:401
t-rex turtle:631 crocodile:532 lizard:492 egg:480 dodo:457
egg coral:615
frog dodo:565 mammoth:532 egg:419
sauropod crocodile:556 turtle:523 egg:497 t-rex:399
snake dragon-face:550 frog:504 desert:450
dragon dragon-face:546
cactus bone:539 egg:393
crocodile snake:514 frog:511 cactus:498 dragon-face:478 egg:332
dragon-face mammoth:480 frog:461 desert:419`,
  'Plants': `
rose potted-plant:639 hyacinth:635 tulip:469
maple-leaf fallen-leaf:614 wood:493 mushroom:403
cherry-blossom hyacinth:613 four-leaf-clover:505 cactus:490 tulip:478 lotus:332 rosette:262 hibiscus:254
evergreen-tree four-leaf-clover:610 deciduous-tree:486
palm-tree mushroom:602
lotus deciduous-tree:600
seedling potted-plant:596
bouquet cherry-blossom:587 rosette:586
leaf-fluttering-in-wind wood:576
rosette tulip:545 mushroom:512 deciduous-tree:454 lotus:427 cactus:425 four-leaf-clover:408 hibiscus:346
hibiscus cactus:542 four-leaf-clover:504 tulip:504 hyacinth:496 deciduous-tree:430 lotus:373
cactus herb:510
four-leaf-clover maple-leaf:472 mushroom:421
deciduous-tree mushroom:422 four-leaf-clover:420 maple-leaf:380`,
  'Weather': `
cloud rainbow:634 umbrella:521 closed-umbrella:511 wind-face:499 droplet:436 snowman:403 snowman-without-snow:377 fog:357 sun-behind-cloud:305 sun-behind-rain-cloud:288 cloud-with-snow:268 cloud-with-rain:261
cloud-with-rain cloud-with-lightning-and-rain:633 droplet:470 snowman:423 fog:354 sun-behind-rain-cloud:230 cloud-with-snow:136
snowman-without-snow fire:614 droplet:433
snowflake snowman:587
sun rainbow:557 snowflake:524 water-wave:477 cloud-with-rain:443 droplet:434 cloud-with-snow:430 cloud:412 fire:372 sun-behind-cloud:361 sun-with-face:139
cloud-with-snow closed-umbrella:554 droplet:448 snowman:408 fog:356 sun-behind-rain-cloud:247
high-voltage droplet:553
water-wave sun-with-face:548 sun-behind-rain-cloud:519 wind-face:368
wind-face sun-behind-rain-cloud:545
sun-behind-cloud umbrella-with-rain-drops:542 umbrella:514 fire:510 snowman-without-snow:386 cloud-with-rain:380 cloud-with-snow:375 sun-behind-rain-cloud:321 fog:310
cloud-with-lightning fog:526 cloud-with-lightning-and-rain:218
snowman wind-face:501
umbrella-with-rain-drops fog:470
umbrella fog:468 umbrella-with-rain-drops:87
fire sun-with-face:453 droplet:240
fog sun-behind-rain-cloud:334`,
  'Space': `
satellite globe-showing-europe-africa:636 sun:620 telescope:579
globe-showing-americas alien-monster:634 robot:562 milky-way:482 alien:388
new-moon sun-with-face:630 alien-monster:604 alien:506 globe-showing-europe-africa:476 globe-showing-americas:442 milky-way:420 new-moon-face:252
milky-way alien:622 new-moon-face:418
rocket robot:617 satellite-antenna:544
telescope satellite-antenna:609
shooting-star globe-showing-europe-africa:587 sun:547 new-moon:437 new-moon-face:412 milky-way:404
sun globe-showing-europe-africa:516 alien:486 new-moon-face:484
alien alien-monster:512 robot:491
globe-showing-europe-africa milky-way:509 alien:402
alien-monster new-moon-face:507
robot new-moon-face:456
sun-with-face new-moon-face:449`,
  'Traffic': `
wheel fuel-pump:627
automobile motorcycle:626 tractor:525 fire-engine:472 bus:460 ambulance:444 sport-utility-vehicle:425 oncoming-automobile:420 taxi:387 pickup-truck:338 police-car:329
sport-utility-vehicle auto-rickshaw:623 oncoming-bus:513
oncoming-automobile oncoming-bus:589
ambulance motorcycle:582 motor-scooter:555 sport-utility-vehicle:430 police-car:374
fire-engine tractor:580 police-car:517
bus oncoming-automobile:559 pickup-truck:536 tractor:497 oncoming-bus:454 sport-utility-vehicle:433 police-car:424 ambulance:412 fire-engine:411
taxi fire-engine:554 pickup-truck:526 tractor:499 ambulance:457 sport-utility-vehicle:455 police-car:371 bus:327
police-car motor-scooter:533 pickup-truck:479 sport-utility-vehicle:438
pickup-truck oncoming-automobile:514
motorcycle motor-scooter:496
tractor sport-utility-vehicle:435`,
  'Travel': `
canoe ferry:626 motor-boat:374 speedboat:310
locomotive train:609 bullet-train:595
ship ring-buoy:608
metro tram:607
helicopter motor-boat:605 compass:503
anchor luggage:591
small-airplane rocket:586
train light-rail:569 luggage:470 tram:438
monorail airplane:551 passenger-ship:414 ferry:390
speedboat mountain-railway:550 ship:492 motor-boat:344
parachute compass:532
sailboat passenger-ship:520 canoe:413 motor-boat:410 speedboat:295
rocket passenger-ship:517
bullet-train tram:514 monorail:476 ferry:437 motor-boat:400 ship:393 passenger-ship:344 light-rail:308
airplane passenger-ship:513 compass:484 small-airplane:436
light-rail ferry:497 monorail:497 passenger-ship:408
tram luggage:489
motor-boat mountain-railway:481 ship:417
ferry motor-boat:460
passenger-ship ferry:386 ship:273`,
  'Outdoors': `
sunset compass:637 sunrise-over-mountains:365
mount-fuji hiking-boot:635
volcano snow-capped-mountain:630 mount-fuji:441
sunrise-over-mountains fire:627
backpack evergreen-tree:622 wood:435 fire:369
mountain sunrise:619 rock:454 snow-capped-mountain:164
canoe rock:611
tent desert:603 national-park:598 fire:518 backpack:494
camping desert-island:590 national-park:534 beach-with-umbrella:515 mountain:513 rock:439 desert:428 tent:418
desert-island beach-with-umbrella:590
desert beach-with-umbrella:543 snow-capped-mountain:471 sunset:465 mountain:427
compass flashlight:512 fire:489 rock:375
snow-capped-mountain canoe:508
beach-with-umbrella backpack:504 compass:438 snow-capped-mountain:427
sunrise rock:480 sunset:417 sunrise-over-mountains:155
national-park sunrise-over-mountains:435`,
  'Sport': `
running-shirt sled:625
rugby-football ping-pong:609 bullseye:435
soccer-ball american-football:589 basketball:541 rugby-football:506 bowling:473 martial-arts-uniform:381 baseball:366 volleyball:294
flag-in-hole ice-skate:587
trophy sports-medal:579
american-football bowling:561
tennis martial-arts-uniform:558
curling-stone bullseye:551
baseball flag-in-hole:550 cricket-game:536 american-football:488 rugby-football:474 ice-skate:438 bullseye:423 bowling:382 martial-arts-uniform:304 volleyball:95
lacrosse badminton:541
volleyball boxing-glove:521 tennis:500 american-football:477 curling-stone:438 ping-pong:432 bullseye:419 rugby-football:405 ice-skate:386 bowling:363 martial-arts-uniform:276
ping-pong boxing-glove:518 martial-arts-uniform:454
cricket-game field-hockey:497
boxing-glove running-shirt:488
bowling ice-skate:480 martial-arts-uniform:439
martial-arts-uniform curling-stone:479 ice-skate:409
basketball running-shirt:474 rugby-football:395`,
  'Music': `
guitar microphone:637 accordion:632 banjo:433
saxophone long-drum:636 megaphone:492 bell:458
musical-notes musical-score:630
maracas long-drum:628
flute bell:623
trumpet banjo:622 saxophone:542 megaphone:480 bell:452
headphone radio:618 mirror-ball:496
accordion maracas:617 mirror-ball:465 radio:456 control-knobs:428 level-slider:425 musical-score:423
banjo microphone:609
musical-note control-knobs:597
musical-keyboard studio-microphone:583 musical-score:483 level-slider:449 control-knobs:399
microphone control-knobs:516
studio-microphone speaker-high-volume:494 musical-score:475 mirror-ball:421 level-slider:383
long-drum level-slider:450
bell mirror-ball:438 speaker-high-volume:426 megaphone:218
radio level-slider:433 musical-score:421 control-knobs:394
speaker-high-volume megaphone:420
musical-score level-slider:358 control-knobs:356
level-slider mirror-ball:349
control-knobs level-slider:273`,
  'Toys': `
skateboard bubbles:636
piata roller-skate:633
playground-slide bullseye:627
magic-wand mirror-ball:622
video-game mirror-ball:578 skateboard:557 bucket:517 crystal-ball:513
teddy-bear yo-yo:572 nesting-dolls:527
crystal-ball soccer-ball:563 robot:508 pool-8-ball:438
sled carousel-horse:559
robot pool-8-ball:547
yo-yo joystick:543 video-game:511 soccer-ball:504 bucket:442 mirror-ball:374
nesting-dolls joystick:540 mirror-ball:427
mirror-ball playground-slide:519 bullseye:507 bubbles:491 soccer-ball:415
soccer-ball bubbles:512 pool-8-ball:445 bucket:442`,
  'School': `
abacus memo:627 calendar:486
books blue-book:601
artist-palette backpack:594 straight-ruler:486 triangular-ruler:447 open-book:432 green-book:430 memo:425
microscope round-pushpin:593
open-book scissors:591 telescope:513 straight-ruler:435 triangular-ruler:351 calendar:337
pen paintbrush:588 fountain-pen:272
pencil fountain-pen:575 pen:511
closed-book globe-showing-americas:558 memo:510
notebook orange-book:555 blue-book:384 closed-book:297
triangular-ruler telescope:555 microscope:474 calendar:426
green-book straight-ruler:549 open-book:481 closed-book:397
magnet calendar:547
linked-paperclips clipboard:538
orange-book clipboard:514 globe-showing-americas:513 closed-book:122
blue-book memo:500 calendar:394 globe-showing-americas:327
backpack globe-showing-americas:463 closed-book:443 blue-book:396 orange-book:378 green-book:376
fountain-pen paintbrush:419
memo calendar:384 clipboard:298
straight-ruler triangular-ruler:343`,
  'Tools': `
hammer gear:618 flashlight:586 wrench:500 carpentry-saw:480 straight-ruler:467 nut-and-bolt:428
broom safety-pin:617
wrench hook:612 gear:562 compass:519 flashlight:511 carpentry-saw:419 nut-and-bolt:379 straight-ruler:284
nut-and-bolt bucket:609 hook:580 compass:444 flashlight:408 straight-ruler:285
scissors straight-ruler:605
carpentry-saw safety-pin:602 battery:597 flashlight:501 nut-and-bolt:387 straight-ruler:278
ladder compass:592
toolbox magnet:585 brick:444
key paintbrush:542 safety-pin:492 old-key:254
hook compass:517
battery straight-ruler:516 compass:426
gear bucket:503 battery:478 safety-pin:429 nut-and-bolt:426 compass:403
flashlight straight-ruler:380`,
  'Clothes': `
hiking-boot ballet-shoes:639 mans-shoe:477 handbag:401 clutch-bag:361
graduation-cap womans-clothes:626
sunglasses clutch-bag:609
scarf gloves:605 handbag:513 backpack:459
top-hat handbag:601
billed-cap glasses:600
rescue-workers-helmet purse:599
running-shoe womans-boot:598 ballet-shoes:492 clutch-bag:436
mans-shoe crown:576
socks kimono:568
t-shirt jeans:554 dress:509 kimono:501 crown:368 womans-clothes:327 clutch-bag:321
dress necktie:548 gloves:498
womans-hat backpack:533 handbag:439 crown:414 clutch-bag:391
purse safety-vest:514 womans-clothes:402 clutch-bag:325
womans-boot clutch-bag:501
gloves womans-clothes:499 kimono:434 backpack:411
crown handbag:480 clutch-bag:307
necktie goggles:450 kimono:443 ballet-shoes:426
kimono ballet-shoes:423 womans-clothes:369
jeans dress:416
ballet-shoes purse:411
clutch-bag womans-clothes:392
handbag clutch-bag:340
backpack purse:322 running-shirt:302`,
  'Buildings': `
office-building tokyo-tower:632 stadium:435 classical-building:414 factory:385 department-store:353 post-office:219
stadium cityscape:625
post-office door:604
house-with-garden department-store:594 japanese-castle:560 office-building:491 castle:458 hut:417 derelict-house:344
circus-tent fountain:571 post-office:454
hut office-building:562 castle:521 classical-building:505 stadium:494 derelict-house:362
factory tent:549 post-office:420
classical-building ferris-wheel:545 post-office:428
house department-store:544 japanese-castle:536 castle:517 office-building:484 hut:404 house-with-garden:298 derelict-house:260
brick bridge-at-night:540
tent derelict-house:517
bridge-at-night cityscape:515
department-store circus-tent:507 factory:489 brick:418 post-office:397
japanese-castle classical-building:491 post-office:481
castle stadium:431 circus-tent:421 classical-building:417 office-building:384`,
  'At home': `
key potted-plant:624
broom fork-and-knife-with-plate:622
bed bathtub:617 couch-and-lamp:606 radio:508
mirror radio:616 fork-and-knife-with-plate:368
teapot alarm-clock:584
shower basket:582 sponge:481 soap:432 fork-and-knife-with-plate:402
bathtub bucket:568 bubbles:508 shower:463 basket:413 sponge:411 fork-and-knife-with-plate:356 soap:330
chair door:560
bubbles television:559 bowl-with-spoon:516 mirror:430 fork-and-knife-with-plate:415
soap telephone:559 teapot:497 mirror:454 bubbles:379 bucket:362 sponge:330 bowl-with-spoon:306 fork-and-knife-with-plate:266
toothbrush spoon:556
sponge bowl-with-spoon:523 key:448 bubbles:341 mirror:324
basket wastebasket:512 teapot:433
bucket fork-and-knife-with-plate:510 bowl-with-spoon:286
television telephone:497 radio:402
door potted-plant:476 teapot:457 sponge:426 basket:421 soap:407
bowl-with-spoon television:434
fork-and-knife-with-plate television:350`,
  'Gadgets': `
electric-plug optical-disk:639
keyboard movie-camera:620 telephone:494 television:431 videocassette:423 computer-mouse:348 film-projector:342 radio:307 optical-disk:304
video-camera television:620 optical-disk:508
flashlight headphone:613
joystick film-projector:611
mobile-phone laptop:611 computer-mouse:543 watch:509 trackball:408
alarm-clock robot:609
computer-mouse telephone:595 video-camera:485 trackball:455 optical-disk:294 battery:211
desktop-computer trackball:591 keyboard:492 television:466 computer-mouse:427 optical-disk:426
radio battery:591 video-game:417 film-projector:406
videocassette watch:554 video-game:405
floppy-disk video-game:540 robot:505
battery satellite-antenna:505
television video-game:484 optical-disk:374
laptop battery:473 radio:467 keyboard:414 television:400 computer-mouse:376 desktop-computer:228
telephone videocassette:448
trackball watch:429`,
  'Post': `
unlocked card-file-box:617 page-with-curl:405 bell:287
package open-mailbox-with-raised-flag:597 closed-mailbox-with-raised-flag:547 newspaper:446 unlocked:379 locked:355 bell:284
outbox-tray pushpin:595 unlocked:464 calendar:461 newspaper:408 page-with-curl:352
bell linked-paperclips:593 bookmark-tabs:431 memo:417
envelope bookmark:586 pushpin:570 postbox:516 package:442 inbox-tray:417 outbox-tray:413 memo:359 calendar:309 spiral-notepad:305 page-with-curl:280 bookmark-tabs:279 newspaper:212 e-mail:70
closed-mailbox-with-raised-flag outbox-tray:576 open-mailbox-with-raised-flag:141
postbox inbox-tray:549 newspaper:484
e-mail key:543 postbox:538 closed-mailbox-with-raised-flag:465 open-mailbox-with-raised-flag:442 package:425 inbox-tray:371 outbox-tray:365 page-with-curl:334 bookmark-tabs:328 newspaper:244
open-mailbox-with-raised-flag inbox-tray:541 bookmark-tabs:478
key locked:530 bell:448
bookmark pushpin:503
inbox-tray unlocked:463 clipboard:448 spiral-notepad:368 page-with-curl:355
newspaper locked:439 clipboard:368 memo:363 spiral-notepad:292 calendar:270 page-with-curl:270 bookmark-tabs:261
linked-paperclips spiral-notepad:427
locked bookmark-tabs:405 bell:262 unlocked:164
clipboard calendar:386 page-with-curl:269 spiral-notepad:219
calendar spiral-notepad:311
bookmark-tabs clipboard:298 calendar:287 memo:274 spiral-notepad:204 page-with-curl:152
page-with-curl calendar:286 spiral-notepad:122
memo page-with-curl:266 spiral-notepad:233`,
  'Party': `
ribbon popcorn:637 ticket:609 admission-tickets:376
1st-place-medal red-paper-lantern:636 crown:515
crown admission-tickets:628 mirror-ball:464 ticket:449
cupcake trophy:619 sports-medal:555 red-paper-lantern:494 popcorn:455 crown:443 mirror-ball:436
party-popper mirror-ball:614
balloon red-paper-lantern:610 popcorn:604
lollipop bouquet:604
sparkles sports-medal:590 1st-place-medal:581 crown:509 ticket:479
trophy mirror-ball:589
popcorn red-paper-lantern:512
ticket gem-stone:504
mirror-ball popcorn:486 gem-stone:485
admission-tickets ticket:476
fireworks moon-viewing-ceremony:330 sparkler:82
sparkler moon-viewing-ceremony:317
sports-medal 1st-place-medal:149`,
  'Fairground': `
carousel-horse lollipop:638 candy:514 artist-palette:508 ticket:481
ferris-wheel popcorn:620 ice-cream:606 artist-palette:517
candy ticket:617 admission-tickets:517
roller-coaster artist-palette:611 clown-face:593
balloon teddy-bear:601
performing-arts kite:546
top-hat clapper-board:544
circus-tent ice-cream:541
playground-slide artist-palette:541
admission-tickets bullseye:540 french-fries:496
hot-dog trumpet:536 artist-palette:425
ice-cream hot-dog:519 bullseye:517
clown-face film-frames:515
lollipop artist-palette:499
popcorn french-fries:476 teddy-bear:466
teddy-bear hot-dog:442
ticket artist-palette:385`,
  'Fairy tales': `
spider-web gem-stone:639 swan:496
magic-wand key:634
crystal-ball frog:625 wolf:483
carousel-horse mirror:584 red-apple:491
red-apple compass:580
ghost balloon:567 compass:341 swan:310
unicorn dragon:561 dragon-face:445 wolf:433
old-key sparkles:553 mirror:487
owl house:553 compass:494
top-hat horse-face:534
castle crown:525 red-apple:498 ghost:455 wolf:421
dragon-face wolf:523
rose mushroom:521 balloon:497
crown dragon:512 compass:425
mushroom gem-stone:470
frog house:458 wolf:422 red-apple:375 compass:366
key sparkles:454
wolf swan:432 compass:384 ghost:359
sparkles mirror:412
swan compass:395
mirror compass:343`,
  'Faces': `
cowboy-hat-face alien:635 loudly-crying-face:559
grinning-squinting-face ghost:603 robot:549 disguised-face:440 alien:382 loudly-crying-face:303 melting-face:275 hugging-face:269 zipper-mouth-face:246 rolling-on-the-floor-laughing:244 zany-face:204 star-struck:203 shushing-face:195 winking-face:187 upside-down-face:186 slightly-smiling-face:176 face-with-tongue:174 smiling-face-with-smiling-eyes:157 face-with-tears-of-joy:135 tired-face:105
smiling-face-with-sunglasses alien:595 loudly-crying-face:444
face-with-tears-of-joy ghost:587 cold-face:517 saluting-face:388 thinking-face:300 rolling-on-the-floor-laughing:283 star-struck:277 face-with-tongue:257 upside-down-face:248 slightly-smiling-face:246 winking-face:243 squinting-face-with-tongue:238 unamused-face:224 expressionless-face:220 smiling-face-with-smiling-eyes:211
grinning-face clown-face:557 cold-face:531 hot-face:452 alien:442 partying-face:423 cowboy-hat-face:414 smiling-face-with-sunglasses:337 hugging-face:295 rolling-on-the-floor-laughing:259 crying-face:255 star-struck:242 sleepy-face:241 pleading-face:240 upside-down-face:222 beaming-face-with-smiling-eyes:217 winking-face:211 smiling-face-with-smiling-eyes:184 face-with-tongue:183 neutral-face:175 slightly-smiling-face:173 face-without-mouth:170 face-savoring-food:161 face-with-tears-of-joy:153 grinning-squinting-face:96
grinning-face-with-big-eyes clown-face:557 cold-face:545 hot-face:473 alien:442 partying-face:423 cowboy-hat-face:420 hugging-face:306 rolling-on-the-floor-laughing:270 sleepy-face:255 pleading-face:252 worried-face:249 astonished-face:247 sleeping-face:245 star-struck:237 beaming-face-with-smiling-eyes:233 upside-down-face:228 winking-face:221 smiling-face-with-smiling-eyes:193 neutral-face:177 slightly-smiling-face:174 face-savoring-food:173 confused-face:169 face-with-tears-of-joy:164 grinning-squinting-face:104
beaming-face-with-smiling-eyes robot:535 ghost:470 cowboy-hat-face:446 smiling-face-with-sunglasses:377 rolling-on-the-floor-laughing:313 star-struck:298 thinking-face:282 nerd-face:278 hugging-face:272 shushing-face:255 zipper-mouth-face:244 face-with-tears-of-joy:223 winking-face:214 slightly-smiling-face:212 upside-down-face:179 smiling-face-with-smiling-eyes:174 face-with-hand-over-mouth:173 face-savoring-food:153 grinning-squinting-face:141
saluting-face disguised-face:527
partying-face disguised-face:526
slightly-smiling-face ghost:515 hot-face:425 star-struck:301 hugging-face:278 face-with-peeking-eye:265 zany-face:264 smiling-face-with-sunglasses:248 sleeping-face:205 sleepy-face:199 unamused-face:182 upside-down-face:164 winking-face:147 face-with-monocle:126 zipper-mouth-face:125 grimacing-face:121 face-with-open-mouth:114 smiling-face-with-smiling-eyes:112 face-with-raised-eyebrow:103 face-with-tongue:88 expressionless-face:87 shushing-face:63
winking-face-with-tongue clown-face:505 cowboy-hat-face:355 melting-face:291 thinking-face:243 zany-face:223 face-with-hand-over-mouth:189 neutral-face:179 unamused-face:176 face-with-raised-eyebrow:161 expressionless-face:144 squinting-face-with-tongue:61
winking-face robot:477 disguised-face:382 partying-face:323 saluting-face:295 loudly-crying-face:291 star-struck:287 hugging-face:280 zany-face:269 face-with-tongue:183 winking-face-with-tongue:175 face-savoring-food:163 squinting-face-with-tongue:143 crying-face:128 unamused-face:125 face-without-mouth:124 hushed-face:123 disappointed-face:122 face-with-raised-eyebrow:120 worried-face:115 expressionless-face:105 slightly-frowning-face:99
rolling-on-the-floor-laughing partying-face:444 slightly-smiling-face:289 upside-down-face:282 disappointed-face:238 face-savoring-food:236 tired-face:236
face-with-tongue cold-face:433 face-with-peeking-eye:274 melting-face:257 sleeping-face:245 zany-face:221 zipper-mouth-face:179 face-with-raised-eyebrow:171 expressionless-face:159 grimacing-face:144 face-with-open-mouth:114 confused-face:103 shushing-face:93 winking-face-with-tongue:92 neutral-face:88 squinting-face-with-tongue:79
grimacing-face ghost:427 yawning-face:266 nerd-face:245 sleeping-face:241 relieved-face:204 pensive-face:196 worried-face:190 face-with-monocle:181 flushed-face:171 confused-face:104 face-with-open-mouth:95
star-struck melting-face:381 tired-face:209
nerd-face loudly-crying-face:378 melting-face:327
smiling-face-with-smiling-eyes alien:368 smiling-face-with-sunglasses:288 zany-face:280 star-struck:260 nerd-face:254 winking-face-with-tongue:194 shushing-face:168 squinting-face-with-tongue:165 face-without-mouth:122 face-savoring-food:121 neutral-face:119 disappointed-face:111 pensive-face:110 face-with-hand-over-mouth:103 expressionless-face:92
unamused-face hot-face:350 saluting-face:297 sleeping-face:173 sleepy-face:135 face-with-rolling-eyes:127 relieved-face:110 worried-face:108 pensive-face:106 disappointed-face:100
face-savoring-food saluting-face:328 nerd-face:244 zany-face:244 face-with-tongue:202 winking-face-with-tongue:198 shushing-face:193 hugging-face:141 expressionless-face:125 relieved-face:123 disappointed-face:119 face-with-hand-over-mouth:108 pensive-face:104
upside-down-face zany-face:311 star-struck:294 hugging-face:282 thinking-face:260 nerd-face:252 face-with-tongue:228 winking-face:171 neutral-face:164 smiling-face-with-smiling-eyes:143 expressionless-face:110
pleading-face loudly-crying-face:298 crying-face:152
face-without-mouth loudly-crying-face:297 saluting-face:296 smiling-face-with-sunglasses:269 face-with-peeking-eye:249 yawning-face:201 nerd-face:192 melting-face:191 sleeping-face:188 unamused-face:162 relieved-face:151 worried-face:150 pensive-face:133 slightly-frowning-face:128 face-with-monocle:114 face-with-rolling-eyes:113 grimacing-face:107
crying-face loudly-crying-face:295
loudly-crying-face tired-face:290
expressionless-face smiling-face-with-sunglasses:279 saluting-face:275 nerd-face:219 melting-face:210 face-with-peeking-eye:207 face-with-rolling-eyes:139 unamused-face:127 relieved-face:106 pensive-face:97 face-without-mouth:94
face-with-raised-eyebrow saluting-face:279 smiling-face-with-sunglasses:278 face-with-peeking-eye:262 yawning-face:241 sleeping-face:214 sleepy-face:184 unamused-face:164 face-with-rolling-eyes:129 confused-face:128 astonished-face:123 worried-face:118 hushed-face:116 expressionless-face:112 neutral-face:111 face-without-mouth:104 slightly-frowning-face:78
squinting-face-with-tongue melting-face:278 thinking-face:238 zipper-mouth-face:228 face-with-rolling-eyes:191 shushing-face:171 face-with-hand-over-mouth:168 face-with-raised-eyebrow:164 expressionless-face:116
shushing-face face-with-peeking-eye:275 unamused-face:217 relieved-face:205 pensive-face:190 zipper-mouth-face:171 thinking-face:159 face-with-open-mouth:124 confused-face:89 neutral-face:67
zipper-mouth-face yawning-face:270 sleeping-face:245 tired-face:243 melting-face:242 sleepy-face:223 unamused-face:220 face-with-raised-eyebrow:175 expressionless-face:166 face-with-rolling-eyes:162 neutral-face:125 face-without-mouth:117 grimacing-face:116 confused-face:109
neutral-face face-with-peeking-eye:268 smiling-face-with-sunglasses:261 sleeping-face:210 nerd-face:207 sleepy-face:201 unamused-face:182 grimacing-face:119 face-with-monocle:118 face-with-open-mouth:115 expressionless-face:72
thinking-face sleepy-face:267 unamused-face:255 relieved-face:242 face-with-raised-eyebrow:214 face-with-rolling-eyes:211 yawning-face:178 face-with-monocle:177 confused-face:149 neutral-face:144 face-without-mouth:128
zany-face face-with-hand-over-mouth:261 shushing-face:256 face-with-open-mouth:212
face-with-hand-over-mouth melting-face:257 nerd-face:254 crying-face:240 zipper-mouth-face:236 face-with-raised-eyebrow:210 thinking-face:196 shushing-face:176 expressionless-face:141 yawning-face:111
face-with-monocle yawning-face:257 worried-face:205 face-with-open-mouth:170 confused-face:118
sleepy-face face-with-monocle:256 worried-face:175
worried-face yawning-face:252 face-with-peeking-eye:234 pleading-face:167 crying-face:115 flushed-face:92 slightly-frowning-face:77
slightly-frowning-face yawning-face:237 tired-face:177 face-with-open-mouth:173 disappointed-face:106 flushed-face:105 astonished-face:97 crying-face:94 hushed-face:89
face-with-rolling-eyes yawning-face:235 tired-face:198 grimacing-face:163 face-with-monocle:151 relieved-face:143 pensive-face:120 slightly-frowning-face:111 astonished-face:101 hushed-face:93 worried-face:91
relieved-face face-with-monocle:222 nerd-face:222 slightly-frowning-face:154 worried-face:152 sleepy-face:130 pleading-face:126 sleeping-face:113
face-with-open-mouth crying-face:218 pleading-face:214 disappointed-face:186 astonished-face:157 hushed-face:154
hugging-face pensive-face:216 yawning-face:203 face-with-hand-over-mouth:151
astonished-face face-with-peeking-eye:205 pleading-face:175 disappointed-face:162 crying-face:134 flushed-face:101
pensive-face face-with-monocle:201 confused-face:164 worried-face:156 sleepy-face:145 pleading-face:109 sleeping-face:94 disappointed-face:56
flushed-face pleading-face:195 disappointed-face:173 crying-face:159
confused-face astonished-face:193 pleading-face:188 hushed-face:185 worried-face:184 flushed-face:171 slightly-frowning-face:159 face-with-open-mouth:96
hushed-face face-with-peeking-eye:188 tired-face:188 pleading-face:168 disappointed-face:154 crying-face:126 flushed-face:94
tired-face yawning-face:177
disappointed-face tired-face:166
sleeping-face disappointed-face:114`,
  'Cats and monkeys': `
weary-cat tiger-face:569 lion:522 leopard:468 crying-cat:165 pouting-cat:164 cat-face:157
leopard monkey-face:559
grinning-cat tiger:558 monkey:548 tiger-face:517 lion:487 leopard:430 cat:396 cat-with-tears-of-joy:176 weary-cat:157
grinning-cat-with-smiling-eyes tiger:555 monkey:546 tiger-face:518 lion:486 leopard:427 cat:395 cat-with-tears-of-joy:177 weary-cat:157
cat black-cat:546 leopard:350
cat-with-tears-of-joy see-no-evil-monkey:532 hear-no-evil-monkey:529 leopard:493 cat:452 weary-cat:256 crying-cat:191 cat-face:176 cat-with-wry-smile:168 pouting-cat:167
crying-cat orangutan:522 hear-no-evil-monkey:520 speak-no-evil-monkey:490 cat:407
tiger-face speak-no-evil-monkey:522
cat-with-wry-smile hear-no-evil-monkey:514 see-no-evil-monkey:502 leopard:420 cat:391 weary-cat:167 crying-cat:69
pouting-cat hear-no-evil-monkey:514 leopard:421
black-cat gorilla:466
cat-face monkey-face:449
lion see-no-evil-monkey:416 hear-no-evil-monkey:411 speak-no-evil-monkey:390
hear-no-evil-monkey monkey-face:374 speak-no-evil-monkey:155
see-no-evil-monkey monkey-face:370 hear-no-evil-monkey:126 speak-no-evil-monkey:116
speak-no-evil-monkey monkey-face:331`,
  'Halloween': `
alien bone:636 eyes:440 wolf:421 skull:389
spider-web alien:636 castle:597 wolf:472
owl castle:633 chocolate-bar:541 door:519 new-moon-face:459 crystal-ball:448 pie:434
magic-wand clown-face:629 skull:578
lollipop clown-face:620
jack-o-lantern bat:611 ghost:602 wolf:507 alien:479 castle:477 pie:433 derelict-house:362
wolf fallen-leaf:611 rat:431
bat new-moon-face:608
new-moon-face chocolate-bar:603 wolf:436 night-with-stars:435 crystal-ball:354
night-with-stars blackbird:603 top-hat:507
broom skull:593 bone:568
eyes snake:591 wolf:415
wilted-flower pie:588
alien-monster robot:587 rat:513
candy derelict-house:587 lollipop:587
goblin ogre:577
rat mushroom:569
crystal-ball derelict-house:567 ogre:455
spider black-cat:558 wolf:486
black-cat crystal-ball:543 new-moon-face:488 skull:478 alien-monster:457
ghost spider:538 alien:505 robot:481 spider-web:458 bone:385 clown-face:384 eyes:355 skull:335
maple-leaf door:534 pie:476
snake pie:510
mushroom door:499 pie:394
clown-face bone:497 wolf:439 skull:369
derelict-house mushroom:495 pie:378
chocolate-bar skull:483 rat:402
person-mage door:475
castle skull:472
robot clown-face:456 skull:431
bone key:449
skull bone:436 wolf:366 eyes:327
pie door:389`,
  'Christmas': `
socks skis:638 teddy-bear:485 fire:427
ribbon gloves:631 scarf:578 shortcake:481
evergreen-tree chocolate-bar:630 pine-decoration:477
polar-bear carrot:627 cloud-with-snow:313
snowman deer:627 socks:517 polar-bear:374
penguin house-with-garden:625 shortcake:581 polar-bear:467
sparkles person-elf:622 cloud-with-snow:493 polar-bear:484
snowman-without-snow cookie:621 gloves:550 bell:506 cloud-with-snow:405 polar-bear:375
candy person-elf:618 chocolate-bar:615
bell scarf:617 skis:532 gloves:480 socks:427 person-elf:422 cookie:396 shortcake:391 sparkles:390 house-with-garden:386 teddy-bear:329 fire:279
nesting-dolls shortcake:609 house-with-garden:551 penguin:514
sled sparkles:608 teddy-bear:561 house-with-garden:480
santa-claus snowflake:587 deer:537 snowman-without-snow:510 socks:509 snowman:504 cookie:425 shortcake:413 bell:411 mrs-claus:279
christmas-tree snowman:583 mrs-claus:562 evergreen-tree:92
ice-skate evergreen-tree:580 teddy-bear:580 cloud-with-snow:458 polar-bear:411
mrs-claus snowflake:568 deer:505 snowman:494 snowman-without-snow:475 shortcake:427 polar-bear:422 cloud-with-snow:413 bell:360
cloud-with-snow pine-decoration:548
cookie socks:536 ribbon:440 teddy-bear:366
gloves person-elf:512
chocolate-bar nesting-dolls:510
person-elf house-with-garden:508
deer cookie:503 bell:489
scarf teddy-bear:495 shortcake:465
fire carrot:453
pine-decoration fire:450
shortcake fire:439 carrot:373
teddy-bear pine-decoration:435 fire:413 shortcake:390
house-with-garden fire:420`,
}

/** From easiest to hardest. */
export const ODD_PAIRS: readonly OddPair[] = Object.entries(PAIRS_BY_THEME)
  .flatMap(([theme, lines]) => lines.trim().split('\n').flatMap((line) => pairsOf(theme, line)))
  .toSorted((one, other) => other.distance - one.distance)

function pairsOf(theme: string, line: string): OddPair[] {
  const [first = '', ...others] = line.split(' ')
  return others.map((other) => {
    const [second = '', distance] = other.split(':')
    return { emoji: [first, second], distance: Number(distance), theme }
  })
}
