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
lime cherries:630 watermelon:628 mango:524 kiwi-fruit:513 avocado:393 melon:369
red-apple pineapple:569 cherries:551 mango:485 strawberry:482 tangerine:370
mango coconut:564 tomato:536 avocado:513
strawberry coconut:557 peach:523 tomato:438
grapes melon:550 blueberries:539
pineapple kiwi-fruit:533
watermelon peach:523 pineapple:463 strawberry:448
kiwi-fruit avocado:516 olive:312
peach pineapple:515 mango:380
green-apple coconut:505 lime:420 avocado:410 kiwi-fruit:384 olive:369
tangerine coconut:505 watermelon:475 strawberry:429 pineapple:395 mango:318 peach:256
cherries tomato:494
melon olive:477 pineapple:410 coconut:409 kiwi-fruit:371
blueberries coconut:436`,
  'Vegetables': `
broccoli ear-of-corn:637 pea-pod:507 potato:503 leafy-green:423 bell-pepper:373
carrot broccoli:630 bell-pepper:588 hot-pepper:518 onion:454
hot-pepper brown-mushroom:623 onion:532
leafy-green brown-mushroom:611 pea-pod:472 olive:402 avocado:391
cucumber onion:601 ginger-root:540 pea-pod:324
ear-of-corn bell-pepper:580 peanuts:505 onion:453 potato:432
potato beans:575 mushroom:412 avocado:382 ginger-root:345 peanuts:310 onion:196
eggplant chestnut:570
pea-pod olive:562
mushroom peanuts:560 chestnut:481 brown-mushroom:288
tomato roasted-sweet-potato:504
brown-mushroom beans:478 chestnut:427
peanuts ginger-root:474
avocado olive:466
bell-pepper cucumber:451 chestnut:436 leafy-green:343 olive:297
onion brown-mushroom:434 ginger-root:378 mushroom:353
chestnut tomato:421
olive green-salad:418`,
  'Food': `
stuffed-flatbread falafel:596 rice-cracker:433 fried-shrimp:353 egg:316 green-salad:310
bento-box cooked-rice:590
french-fries taco:580 green-salad:493 hot-dog:437 egg:413
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
baguette-bread cupcake:631 honey-pot:601 bagel:547 pretzel:538 flatbread:477 egg:436
doughnut cupcake:629 shortcake:530 pie:458 moon-cake:445 cookie:391 honey-pot:389
waffle doughnut:620 shortcake:431
pretzel honey-pot:593 bagel:501
croissant doughnut:588 waffle:586 cupcake:557 honey-pot:531 pretzel:470 baguette-bread:453 bagel:447 shortcake:402 moon-cake:386 pie:361 cookie:345 flatbread:308
bagel doughnut:538 waffle:501 moon-cake:377 cookie:369 pie:347 egg:338
cupcake honey-pot:473
shortcake honey-pot:472 moon-cake:362 pie:346
bread doughnut:458 baguette-bread:446 waffle:442 honey-pot:419 pretzel:385 croissant:383 bagel:369 egg:302 moon-cake:298 shortcake:288 pie:277 cookie:262 flatbread:212
flatbread waffle:437 pretzel:385 bagel:338 shortcake:284 pie:278 egg:259 moon-cake:254 cookie:83
pie honey-pot:374 egg:215 moon-cake:184
cookie shortcake:333 pie:311 moon-cake:288
moon-cake egg:276`,
  'Sweets': `
cupcake candy:638 lollipop:612
doughnut popcorn:630 bubble-tea:618 chocolate-bar:484
shaved-ice ice-cream:630 cookie:560 cupcake:508 shortcake:497 bubble-tea:462
custard honey-pot:622 bubble-tea:488 waffle:469
ice-cream chocolate-bar:618 cupcake:475 shortcake:448
shortcake candy:581 lollipop:574
cookie chocolate-bar:551 popcorn:513 waffle:469 honey-pot:379
pie custard:537 lollipop:519 popcorn:433 waffle:403 bubble-tea:391
honey-pot bubble-tea:530 popcorn:465 moon-cake:375
moon-cake bubble-tea:453 waffle:438`,
  'Drinks': `
beverage-box mate:636 coconut:624 honey-pot:510
cup-with-straw spoon:622 tangerine:531 coconut:524 mate:493 baby-bottle:446 bubble-tea:378
teapot teacup-without-handle:598 bubble-tea:528 coconut:488 honey-pot:418 tangerine:360
baby-bottle honey-pot:572 tangerine:535 spoon:508
mate ice:569 coconut:419 honey-pot:323
bubble-tea coconut:565 mate:500 tangerine:445
teacup-without-handle beverage-box:548 bubble-tea:545 cup-with-straw:474 baby-bottle:467 mate:462 coconut:412
coconut honey-pot:463
tangerine honey-pot:448
ice coconut:440`,
  'Farm': `
sheaf-of-rice egg:624
horse-face cow:618 ox:505
chicken goat:613 rabbit-face:411
cow-face rooster:563 goat:554 ewe:472 chicken:470 cow:429 rabbit-face:419 mouse-face:393 pig-face:316
donkey duck:549 cow:454 mouse-face:430
mouse-face ear-of-corn:541
pig-face goose:535 ear-of-corn:533 horse-face:482 chicken:447 ewe:438 ram:432 egg:343 dog-face:340 mouse-face:337 pig:263
ewe ox:524 donkey:419 mouse-face:349 cow:344
pig turkey:521 egg:431 mouse-face:356
rabbit-face tractor:521 mouse-face:353
ram dog-face:520 pig:449 donkey:440 mouse-face:372 cow:356
rooster ox:497
turkey dog-face:482
goat pig:477 mouse-face:472 egg:429
cow duck:474
ox pig:388 cow:378`,
  'Pets': `
guide-dog turtle:634 cat:365 goat:360
cat bone:628 goat:331
hamster parrot:617 rabbit:558 guide-dog:454 goat:426 dog:379 cat:375
mouse-face turtle:610 black-cat:560 tropical-fish:489 guide-dog:463 dog:429 cat:386 rabbit:370
cat-face parrot:606 rabbit:594 hedgehog:481 guide-dog:459 goat:438 dog:433 cat:396
lizard frog:603
goat hedgehog:594
dog tropical-fish:580 goat:359 cat:303 guide-dog:217
dog-face rabbit-face:543 guide-dog:539 dog:496 mouse-face:475 cat-face:450 frog:429 hamster:353
rabbit parrot:514 lizard:485 bone:391
rabbit-face cat:508 dog:496 rabbit:365
turtle hedgehog:508`,
  'Wild animals': `
elephant giraffe:636 llama:465 hippopotamus:340 raccoon:299 rhinoceros:246
gorilla two-hump-camel:634 rhinoceros:419 water-buffalo:315
boar fox:630
zebra kangaroo:608 raccoon:447 llama:375
rhinoceros camel:601 wolf:321 raccoon:304 hippopotamus:203
tiger-face koala:589 orangutan:482
deer moose:579
leopard bear:574 giraffe:456 tiger:250
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
raccoon polar-bear:382
badger skunk:363
wolf raccoon:264`,
  'Sea': `
crab shrimp:637
lobster oyster:633
octopus jellyfish:622 shrimp:466 crab:444
tropical-fish coral:615
anchor water-wave:607
squid penguin:607
seal octopus:557 blowfish:524 tropical-fish:500 fish:483 spiral-shell:388
whale dolphin:553 shark:547 spiral-shell:510 water-wave:509 tropical-fish:439 seal:418 fish:347 spouting-whale:103
spouting-whale shark:548 dolphin:544 spiral-shell:494 tropical-fish:484 seal:437 fish:388
fish spiral-shell:545 water-wave:518 tropical-fish:365
blowfish crab:519 shark:501 octopus:385
dolphin shark:513
oyster penguin:442
shark spiral-shell:376`,
  'Birds': `
rooster eagle:628 bird:556
swan feather:610 peacock:590 flamingo:482 dodo:412
duck owl:607 dodo:408 swan:392
chicken bird:597 eagle:562 front-facing-baby-chick:516 duck:458 penguin:439 swan:368
turkey nest-with-eggs:556
front-facing-baby-chick duck:555 penguin:548 feather:516 egg:377
parrot egg:553
dodo peacock:536 goose:503 flamingo:493
penguin owl:528 duck:501 swan:484
peacock empty-nest:518
bird turkey:508
eagle feather:503
owl turkey:492 egg:469
empty-nest egg:437 nest-with-eggs:135`,
  'Bugs': `
beetle scorpion:636 leaf-fluttering-in-wind:503
ant spider:632
honeybee spider:626 beetle:620
lady-beetle scorpion:625 mushroom:554
snail honeybee:624 leaf-fluttering-in-wind:620 scorpion:563 beetle:527 butterfly:519 lady-beetle:497
bug leaf-fluttering-in-wind:591 beetle:587
spider fly:568`,
  'Dinosaurs and reptiles': `
lizard snake:638 dragon:568
mammoth palm-tree:631 egg:516 desert:401
t-rex turtle:631 crocodile:532 lizard:492
egg bone:630 desert:495
cactus desert:566
frog dodo:565 mammoth:532 cactus:512
sauropod crocodile:556 turtle:523 t-rex:399
snake dragon-face:550 frog:504
dragon dragon-face:546
crocodile snake:514 frog:511 cactus:498 dragon-face:478
dodo egg:482
dragon-face frog:461`,
  'Plants': `
deciduous-tree leaf-fluttering-in-wind:637 cactus:462 wood:458 four-leaf-clover:420
rose maple-leaf:624 mushroom:521 tulip:469
herb four-leaf-clover:619
hyacinth wood:617
cherry-blossom hyacinth:613 lotus:332 hibiscus:254
seedling palm-tree:600
bouquet cherry-blossom:587 rosette:586
hibiscus fallen-leaf:577 tulip:504 maple-leaf:484 lotus:373
tulip lotus:576 mushroom:519
rosette potted-plant:573 mushroom:512
evergreen-tree cactus:535 deciduous-tree:486
four-leaf-clover leaf-fluttering-in-wind:509
maple-leaf wood:493 mushroom:403
cactus four-leaf-clover:492`,
  'Weather': `
cloud rainbow:634 umbrella:521 closed-umbrella:511 sun-with-face:508 wind-face:499 droplet:436 snowman:403 snowman-without-snow:377 fog:357 sun-behind-cloud:305 sun-behind-rain-cloud:288 cloud-with-snow:268 cloud-with-rain:261
cloud-with-rain cloud-with-lightning-and-rain:633 droplet:470 snowman:423 snowman-without-snow:413 fog:354 sun-behind-rain-cloud:230 cloud-with-snow:136
snowman-without-snow fire:614
snowflake snowman:587
sun rainbow:557 snowman:551 fire:372 sun-with-face:139
cloud-with-snow closed-umbrella:554 wind-face:512 droplet:448 snowman:408 snowman-without-snow:405 fog:356 sun-behind-rain-cloud:247
droplet water-wave:545
wind-face sun-behind-rain-cloud:545
sun-behind-cloud umbrella-with-rain-drops:542 closed-umbrella:539 umbrella:514 fire:510 sun-with-face:433 snowman:405 snowman-without-snow:386 cloud-with-rain:380 cloud-with-snow:375 sun-behind-rain-cloud:321 fog:310
cloud-with-lightning fog:526 cloud-with-lightning-and-rain:218
water-wave sun-behind-rain-cloud:519 wind-face:368
sun-with-face sun-behind-rain-cloud:486
umbrella-with-rain-drops fog:470
umbrella fog:468 umbrella-with-rain-drops:87
fire sun-with-face:453
fog sun-behind-rain-cloud:334`,
  'Space': `
satellite globe-showing-europe-africa:636 sun:620 telescope:579
globe-showing-americas alien-monster:634 robot:562 milky-way:482
new-moon sun-with-face:630 alien-monster:604 alien:506 globe-showing-europe-africa:476 globe-showing-americas:442 milky-way:420 new-moon-face:252
milky-way alien:622 new-moon-face:418
rocket robot:617 satellite-antenna:544
telescope satellite-antenna:609
shooting-star globe-showing-europe-africa:587 sun:547 new-moon:437 new-moon-face:412 milky-way:404
globe-showing-europe-africa milky-way:509
alien-monster new-moon-face:507
alien robot:491 sun-with-face:481
sun alien:486
robot new-moon-face:456`,
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
sailboat passenger-ship:520 canoe:413 motor-boat:410
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
mountain sunrise:619 wood:467 snow-capped-mountain:164
canoe rock:611
tent desert:603 national-park:598 rock:475
camping desert-island:590 national-park:534 beach-with-umbrella:515 mountain:513 snow-capped-mountain:504 rock:439 tent:418
desert-island beach-with-umbrella:590
evergreen-tree wood:566
desert beach-with-umbrella:543 snow-capped-mountain:471 sunset:465 mountain:427
compass flashlight:512 fire:489 rock:375
snow-capped-mountain canoe:508
beach-with-umbrella backpack:504 compass:438 snow-capped-mountain:427
sunrise rock:480 sunset:417
national-park sunrise-over-mountains:435
backpack fire:369`,
  'Sport': `
running-shirt sled:625
rugby-football ping-pong:609 sports-medal:496
soccer-ball american-football:589 basketball:541 ice-skate:488 bowling:473 martial-arts-uniform:381 baseball:366 volleyball:294
flag-in-hole ice-skate:587
trophy sports-medal:579
american-football bowling:561
tennis martial-arts-uniform:558
curling-stone bullseye:551
baseball flag-in-hole:550 cricket-game:536 american-football:488 rugby-football:474 ice-skate:438 bullseye:423 bowling:382 martial-arts-uniform:304 volleyball:95
lacrosse badminton:541
volleyball boxing-glove:521 tennis:500 american-football:477 curling-stone:438 ping-pong:432 bullseye:419 ice-skate:386 bowling:363 martial-arts-uniform:276
ping-pong boxing-glove:518 martial-arts-uniform:454
martial-arts-uniform running-shirt:514 ice-skate:409
ice-skate curling-stone:504
cricket-game field-hockey:497
bowling curling-stone:468 martial-arts-uniform:439
basketball rugby-football:395`,
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
radio level-slider:433 musical-score:421 control-knobs:394
musical-score mirror-ball:427 speaker-high-volume:418 level-slider:358 control-knobs:356
mirror-ball speaker-high-volume:414
level-slider mirror-ball:349
control-knobs level-slider:273
bell megaphone:218`,
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
pushpin calendar:638
abacus clipboard:618 calendar:486
pencil artist-palette:617 paintbrush:550
fountain-pen memo:606
straight-ruler scissors:605 telescope:508 triangular-ruler:343
books blue-book:601
artist-palette backpack:594 round-pushpin:511 straight-ruler:486 triangular-ruler:447 open-book:432 memo:425
closed-book magnet:594 memo:510
microscope round-pushpin:593 calendar:499
pen open-book:589 fountain-pen:272
notebook orange-book:555 blue-book:384 closed-book:297
triangular-ruler telescope:555 microscope:474 calendar:426
orange-book clipboard:514
open-book telescope:513 linked-paperclips:484 straight-ruler:435 microscope:430 clipboard:399 memo:378 triangular-ruler:351 calendar:337
blue-book memo:500 clipboard:432 calendar:394
backpack closed-book:443 orange-book:378
calendar clipboard:386
memo calendar:384 clipboard:298`,
  'Tools': `
hammer gear:618 flashlight:586 wrench:500 carpentry-saw:480 straight-ruler:467 nut-and-bolt:428
broom safety-pin:617
scissors brick:617
wrench hook:612 gear:562 compass:519 flashlight:511 carpentry-saw:419 nut-and-bolt:379 straight-ruler:284
nut-and-bolt bucket:609 hook:580 compass:444 flashlight:408 straight-ruler:285
carpentry-saw safety-pin:602 battery:597 compass:510 flashlight:501 nut-and-bolt:387 straight-ruler:278
ladder compass:592
toolbox magnet:585 brick:444
key paintbrush:542 old-key:254
hook compass:517
gear bucket:503 straight-ruler:475 safety-pin:429 nut-and-bolt:426 compass:403
old-key compass:489
flashlight straight-ruler:380`,
  'Clothes': `
graduation-cap womans-clothes:626
scarf ballet-shoes:613 handbag:513 backpack:459
sunglasses clutch-bag:609
top-hat handbag:601
billed-cap glasses:600
rescue-workers-helmet purse:599
running-shoe womans-boot:598 clutch-bag:436
mans-shoe crown:576
t-shirt hiking-boot:572 running-shirt:493
socks kimono:568
dress necktie:548 socks:502 gloves:498
womans-hat backpack:533 handbag:439 crown:414 clutch-bag:391
jeans gloves:530 dress:416
purse safety-vest:514 womans-clothes:402
gloves womans-clothes:499 kimono:434
crown handbag:480
hiking-boot mans-shoe:477 womans-hat:468 handbag:401
ballet-shoes clutch-bag:467 purse:411 womans-clothes:387
necktie goggles:450 kimono:443 ballet-shoes:426
clutch-bag womans-clothes:392
handbag clutch-bag:340`,
  'Buildings': `
office-building tokyo-tower:632 stadium:435 classical-building:414 factory:385 department-store:353 post-office:219
stadium cityscape:625
post-office door:604 brick:407
house-with-garden department-store:594 japanese-castle:560 office-building:491 castle:458 hut:417 derelict-house:344
circus-tent fountain:571 post-office:454
hut office-building:562 castle:521 classical-building:505 stadium:494 derelict-house:362
factory tent:549 post-office:420
classical-building ferris-wheel:545 post-office:428
house department-store:544 japanese-castle:536 castle:517 office-building:484 hut:404 house-with-garden:298 derelict-house:260
brick bridge-at-night:540
tent derelict-house:517
bridge-at-night cityscape:515
department-store circus-tent:507 factory:489 post-office:397
japanese-castle classical-building:491 post-office:481
castle stadium:431 circus-tent:421 classical-building:417 office-building:384`,
  'At home': `
key potted-plant:624
broom fork-and-knife-with-plate:622
bed bathtub:617 couch-and-lamp:606 radio:508
sponge television:605 teapot:479 key:448 basket:407
mirror bowl-with-spoon:602 alarm-clock:517
bubbles radio:592 bowl-with-spoon:516 fork-and-knife-with-plate:415
teapot alarm-clock:584
shower basket:582 television:515 fork-and-knife-with-plate:402
bathtub bucket:568 bubbles:508 shower:463 fork-and-knife-with-plate:356
chair door:560
soap telephone:559 teapot:497
toothbrush spoon:556
basket wastebasket:512 teapot:433
bucket fork-and-knife-with-plate:510 bowl-with-spoon:286
television telephone:497 radio:402
door potted-plant:476 sponge:426 basket:421
bowl-with-spoon television:434
fork-and-knife-with-plate bowl-with-spoon:406 wastebasket:395 radio:371 television:350`,
  'Gadgets': `
electric-plug optical-disk:639
keyboard movie-camera:620 telephone:494 television:431 videocassette:423 computer-mouse:348 film-projector:342 radio:307 optical-disk:304
video-camera television:620 optical-disk:508
flashlight headphone:613
joystick film-projector:611
mobile-phone laptop:611 computer-mouse:543 watch:509 trackball:408
alarm-clock robot:609
computer-mouse telephone:595 video-camera:485 trackball:455 optical-disk:294
desktop-computer trackball:591 keyboard:492 television:466 computer-mouse:427 optical-disk:426
radio battery:591 videocassette:450 video-game:417 film-projector:406
videocassette watch:554 video-game:405
floppy-disk video-game:540 robot:505
television video-game:484 optical-disk:374
laptop radio:467 floppy-disk:460 keyboard:414 television:400 computer-mouse:376 desktop-computer:228
telephone videocassette:448
trackball watch:429`,
  'Post': `
unlocked card-file-box:617 page-with-curl:405 bell:287
package open-mailbox-with-raised-flag:597 bookmark:535 newspaper:446 unlocked:379 locked:355 bell:284
outbox-tray pushpin:595 calendar:461 newspaper:408 page-with-curl:352
envelope bookmark:586 pushpin:570 postbox:516 package:442 inbox-tray:417 outbox-tray:413 clipboard:375 memo:359 calendar:309 spiral-notepad:305 page-with-curl:280 bookmark-tabs:279 newspaper:212 e-mail:70
closed-mailbox-with-raised-flag inbox-tray:585 open-mailbox-with-raised-flag:141
postbox inbox-tray:549 newspaper:484
e-mail key:543 postbox:538 closed-mailbox-with-raised-flag:465 open-mailbox-with-raised-flag:442 package:425 inbox-tray:371 outbox-tray:365 page-with-curl:334 bookmark-tabs:328 newspaper:244
clipboard linked-paperclips:538 page-with-curl:269 spiral-notepad:219
key locked:530 unlocked:519 bell:448
bell calendar:520 memo:417
bookmark pushpin:503
open-mailbox-with-raised-flag bookmark-tabs:478
inbox-tray calendar:469 clipboard:448 spiral-notepad:368 page-with-curl:355
newspaper locked:439 clipboard:368 memo:363 spiral-notepad:292 calendar:270 page-with-curl:270 bookmark-tabs:261
page-with-curl linked-paperclips:429 calendar:286 spiral-notepad:122
linked-paperclips spiral-notepad:427
locked bookmark-tabs:405 bell:262 unlocked:164
calendar spiral-notepad:311
bookmark-tabs clipboard:298 calendar:287 memo:274 spiral-notepad:204 page-with-curl:152
memo page-with-curl:266 spiral-notepad:233`,
  'Party': `
ribbon popcorn:637 ticket:609 admission-tickets:376
1st-place-medal red-paper-lantern:636 crown:515
cupcake carp-streamer:634 trophy:619 red-paper-lantern:494 mirror-ball:436
crown admission-tickets:628 popcorn:500 mirror-ball:464 ticket:449
party-popper mirror-ball:614
balloon red-paper-lantern:610 popcorn:604
lollipop bouquet:604
sparkles sports-medal:590 1st-place-medal:581 crown:509 ticket:479
trophy mirror-ball:589
popcorn red-paper-lantern:512
mirror-ball popcorn:486 gem-stone:485
fireworks moon-viewing-ceremony:330 sparkler:82
sparkler moon-viewing-ceremony:317
sports-medal 1st-place-medal:149`,
  'Fairground': `
carousel-horse lollipop:638 popcorn:592 candy:514 artist-palette:508 ticket:481
ferris-wheel popcorn:620 ice-cream:606 artist-palette:517
candy ticket:617 admission-tickets:517
roller-coaster artist-palette:611 clown-face:593
balloon teddy-bear:601
top-hat clapper-board:544
circus-tent ice-cream:541
playground-slide artist-palette:541
admission-tickets bullseye:540 french-fries:496
hot-dog trumpet:536 artist-palette:425
ice-cream hot-dog:519 bullseye:517
clown-face film-frames:515
lollipop artist-palette:499
popcorn french-fries:476 teddy-bear:466
teddy-bear hot-dog:442`,
  'Fairy tales': `
spider-web gem-stone:639 swan:496
magic-wand key:634
rose house:630 balloon:497
unicorn crystal-ball:588 mirror:508 ghost:467 wolf:433
carousel-horse mirror:584 red-apple:491
red-apple compass:580
ghost balloon:567 compass:341 swan:310
old-key sparkles:553
owl mushroom:536
top-hat horse-face:534
castle crown:525 red-apple:498 ghost:455 wolf:421
dragon frog:525
dragon-face wolf:523 compass:492
mushroom house:495
crown frog:490 house:477 compass:425
crystal-ball wolf:483
key sparkles:454
wolf swan:432 compass:384 ghost:359
swan compass:395`,
  'Faces': `
cowboy-hat-face alien:635 loudly-crying-face:559
grinning-squinting-face ghost:603 robot:549 disguised-face:440 loudly-crying-face:303 melting-face:275 hugging-face:269 zipper-mouth-face:246 rolling-on-the-floor-laughing:244 zany-face:204 star-struck:203 shushing-face:195 winking-face:187 upside-down-face:186 slightly-smiling-face:176 face-with-tongue:174 smiling-face-with-smiling-eyes:157 face-with-tears-of-joy:135 tired-face:105
smiling-face-with-sunglasses alien:595 loudly-crying-face:444
face-with-tears-of-joy ghost:587 cold-face:517 saluting-face:388 smiling-face-with-sunglasses:382 thinking-face:300 rolling-on-the-floor-laughing:283 star-struck:277 face-with-tongue:257 upside-down-face:248 slightly-smiling-face:246 winking-face:243 squinting-face-with-tongue:238 unamused-face:224 expressionless-face:220 smiling-face-with-smiling-eyes:211
grinning-face clown-face:557 cold-face:531 hot-face:452 alien:442 partying-face:423 cowboy-hat-face:414 smiling-face-with-sunglasses:337 hugging-face:295 rolling-on-the-floor-laughing:259 crying-face:255 star-struck:242 sleepy-face:241 pleading-face:240 upside-down-face:222 beaming-face-with-smiling-eyes:217 winking-face:211 smiling-face-with-smiling-eyes:184 face-with-tongue:183 neutral-face:175 slightly-smiling-face:173 face-without-mouth:170 face-savoring-food:161 face-with-tears-of-joy:153 grinning-squinting-face:96
grinning-face-with-big-eyes clown-face:557 cold-face:545 hot-face:473 alien:442 partying-face:423 cowboy-hat-face:420 hugging-face:306 rolling-on-the-floor-laughing:270 sleepy-face:255 pleading-face:252 worried-face:249 astonished-face:247 sleeping-face:245 star-struck:237 beaming-face-with-smiling-eyes:233 upside-down-face:228 winking-face:221 smiling-face-with-smiling-eyes:193 neutral-face:177 slightly-smiling-face:174 face-savoring-food:173 confused-face:169 face-with-tears-of-joy:164 grinning-squinting-face:104
beaming-face-with-smiling-eyes robot:535 ghost:470 cowboy-hat-face:446 smiling-face-with-sunglasses:377 rolling-on-the-floor-laughing:313 star-struck:298 thinking-face:282 nerd-face:278 hugging-face:272 shushing-face:255 zipper-mouth-face:244 face-with-tears-of-joy:223 winking-face:214 slightly-smiling-face:212 upside-down-face:179 smiling-face-with-smiling-eyes:174 face-with-hand-over-mouth:173 face-savoring-food:153 grinning-squinting-face:141
saluting-face disguised-face:527
partying-face disguised-face:526
slightly-smiling-face ghost:515 hot-face:425 star-struck:301 hugging-face:278 face-with-peeking-eye:265 zany-face:264 smiling-face-with-sunglasses:248 sleeping-face:205 sleepy-face:199 unamused-face:182 upside-down-face:164 winking-face:147 face-with-monocle:126 zipper-mouth-face:125 grimacing-face:121 face-with-open-mouth:114 smiling-face-with-smiling-eyes:112 face-with-raised-eyebrow:103 face-with-tongue:88 expressionless-face:87 shushing-face:63
winking-face-with-tongue clown-face:505 cowboy-hat-face:355 melting-face:291 thinking-face:243 zany-face:223 face-with-hand-over-mouth:189 neutral-face:179 unamused-face:176 face-with-raised-eyebrow:161 expressionless-face:144 squinting-face-with-tongue:61
winking-face robot:477 alien:410 partying-face:323 saluting-face:295 loudly-crying-face:291 star-struck:287 hugging-face:280 zany-face:269 face-with-tongue:183 winking-face-with-tongue:175 face-savoring-food:163 squinting-face-with-tongue:143 crying-face:128 unamused-face:125 face-without-mouth:124 hushed-face:123 disappointed-face:122 face-with-raised-eyebrow:120 worried-face:115 expressionless-face:105 slightly-frowning-face:99
rolling-on-the-floor-laughing partying-face:444 slightly-smiling-face:289 upside-down-face:282 disappointed-face:238 face-savoring-food:236 tired-face:236
face-with-tongue disguised-face:437 face-with-peeking-eye:274 melting-face:257 sleeping-face:245 zany-face:221 zipper-mouth-face:179 face-with-raised-eyebrow:171 expressionless-face:159 grimacing-face:144 face-with-open-mouth:114 confused-face:103 shushing-face:93 winking-face-with-tongue:92 neutral-face:88 squinting-face-with-tongue:79
grimacing-face ghost:427 yawning-face:266 nerd-face:245 sleeping-face:241 relieved-face:204 pensive-face:196 worried-face:190 face-with-monocle:181 flushed-face:171 confused-face:104 face-with-open-mouth:95
star-struck melting-face:381 tired-face:209
nerd-face loudly-crying-face:378 melting-face:327
unamused-face hot-face:350 saluting-face:297 sleeping-face:173 sleepy-face:135 face-with-rolling-eyes:127 relieved-face:110 worried-face:108 pensive-face:106 disappointed-face:100
smiling-face-with-smiling-eyes saluting-face:314 smiling-face-with-sunglasses:288 zany-face:280 star-struck:260 nerd-face:254 winking-face-with-tongue:194 shushing-face:168 squinting-face-with-tongue:165 face-without-mouth:122 face-savoring-food:121 neutral-face:119 disappointed-face:111 pensive-face:110 face-with-hand-over-mouth:103 expressionless-face:92
face-with-monocle face-with-peeking-eye:313 yawning-face:257 worried-face:205 face-with-open-mouth:170 confused-face:118
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
sleepy-face face-with-monocle:256 worried-face:175
worried-face yawning-face:252 face-with-peeking-eye:234 pleading-face:167 crying-face:115 flushed-face:92 slightly-frowning-face:77
face-savoring-food nerd-face:244 zany-face:244 face-with-tongue:202 winking-face-with-tongue:198 shushing-face:193 hugging-face:141 expressionless-face:125 relieved-face:123 disappointed-face:119 face-with-hand-over-mouth:108 pensive-face:104
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
alien bone:636 eyes:440 skull:389
owl castle:633 chocolate-bar:541 door:519 new-moon-face:459 crystal-ball:448 pie:434
magic-wand clown-face:629 bone:534
jack-o-lantern bat:611 ghost:602 mushroom:511 wolf:507 castle:477 pie:433 derelict-house:362
wolf fallen-leaf:611 rat:431
bat new-moon-face:608
new-moon-face chocolate-bar:603 wolf:436 night-with-stars:435 crystal-ball:354
night-with-stars blackbird:603 top-hat:507
spider-web castle:597 clown-face:560 wolf:472
broom skull:593
eyes snake:591 wolf:415
wilted-flower pie:588
alien-monster robot:587 rat:513
candy derelict-house:587 lollipop:587
goblin ogre:577 alien:552
rat mushroom:569
crystal-ball derelict-house:567 ogre:455
lollipop skull:558
spider black-cat:558 wolf:486
black-cat crystal-ball:543 new-moon-face:488 skull:478 alien-monster:457
ghost spider:538 alien:505 robot:481 spider-web:458 bone:385 clown-face:384 eyes:355 skull:335
maple-leaf door:534 pie:476
mushroom door:499 pie:394
clown-face bone:497 wolf:439 skull:369
derelict-house mushroom:495 pie:378
fallen-leaf pie:489
chocolate-bar skull:483 rat:402
skull rat:476 bone:436 wolf:366 eyes:327
castle robot:459
robot clown-face:456 skull:431
bone key:449
pie door:389`,
  'Christmas': `
socks skis:638
chocolate-bar person-elf:634 nesting-dolls:510
ribbon gloves:631 scarf:578 shortcake:481
evergreen-tree teddy-bear:629 pine-decoration:477
polar-bear carrot:627 cloud-with-snow:313
skis ice-skate:627
snowman deer:627 socks:517 polar-bear:374
penguin house-with-garden:625 shortcake:581 polar-bear:467
sparkles person-elf:622 cloud-with-snow:493 polar-bear:484
snowman-without-snow cookie:621 gloves:550 bell:506 polar-bear:375
bell scarf:617 candy:542 sled:478 person-elf:422 cookie:396 shortcake:391 sparkles:390 teddy-bear:329 fire:279
candy chocolate-bar:615
nesting-dolls shortcake:609 house-with-garden:551 penguin:514
sled sparkles:608 teddy-bear:561 house-with-garden:480
santa-claus snowflake:587 deer:537 snowman-without-snow:510 socks:509 snowman:504 cookie:425 shortcake:413 bell:411 mrs-claus:279
christmas-tree snowman:583 mrs-claus:562
ice-skate evergreen-tree:580 cloud-with-snow:458 polar-bear:411
mrs-claus snowflake:568 deer:505 snowman:494 snowman-without-snow:475 shortcake:427 polar-bear:422 cloud-with-snow:413 bell:360
cloud-with-snow pine-decoration:548
cookie socks:536 scarf:499 ribbon:440 teddy-bear:366
person-elf fire:508
deer cookie:503 bell:489
scarf teddy-bear:495 shortcake:465
house-with-garden pine-decoration:474
teddy-bear person-elf:463 pine-decoration:435 fire:413 shortcake:390
fire carrot:453
shortcake fire:439 carrot:373`,
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
