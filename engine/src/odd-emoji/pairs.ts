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
grapes blueberries:710 melon:708
pineapple kiwi-fruit:706
lime mango:695 kiwi-fruit:663 avocado:511 melon:485
peach pineapple:690 mango:501
cherries tomato:688
mango coconut:685
strawberry peach:667
red-apple strawberry:642 mango:608 tangerine:474
watermelon peach:641 strawberry:603
kiwi-fruit avocado:607 olive:320
tangerine coconut:605 watermelon:582 strawberry:532 pineapple:521 mango:410 peach:356
melon olive:580 pineapple:560 coconut:503 avocado:493 kiwi-fruit:470
green-apple lime:572 coconut:563 avocado:514 kiwi-fruit:441 olive:423
olive avocado:557
blueberries coconut:534
coconut tomato:528`,
  'Vegetables': `
carrot mushroom:714 hot-pepper:696 onion:616
ear-of-corn leafy-green:689 cucumber:670 potato:552
broccoli pea-pod:685 onion:641 potato:621 leafy-green:542 bell-pepper:504
peanuts avocado:679 ginger-root:648
hot-pepper potato:651
brown-mushroom beans:650 chestnut:560
tomato roasted-sweet-potato:640 green-salad:547
bell-pepper cucumber:631 onion:626 avocado:532 chestnut:513 green-salad:498 leafy-green:405 olive:368
leafy-green pea-pod:624 avocado:484 olive:468
mushroom ginger-root:620 chestnut:614 brown-mushroom:290
roasted-sweet-potato green-salad:597
onion avocado:554 chestnut:537 brown-mushroom:527 ginger-root:514 mushroom:446
ginger-root green-salad:553
potato chestnut:536 mushroom:531 green-salad:480 ginger-root:464 peanuts:443 avocado:434 onion:277
chestnut tomato:477
olive green-salad:458
cucumber pea-pod:410`,
  'Food': `
taco burrito:719
falafel egg:715
fondue meat-on-bone:696
stuffed-flatbread falafel:693 pot-of-food:554 rice-cracker:473 egg:407 green-salad:349
cooking rice-cracker:688 green-salad:652 shallow-pan-of-food:478
popcorn cooked-rice:686 takeout-box:547
fortune-cookie takeout-box:658
fried-shrimp fish-cake-with-swirl:628
bento-box rice-ball:627
pot-of-food fried-shrimp:627 popcorn:601 green-salad:513 takeout-box:484
fish-cake-with-swirl fortune-cookie:623
hot-dog taco:617 green-salad:541 fried-shrimp:531 stuffed-flatbread:444
burrito stuffed-flatbread:610 fish-cake-with-swirl:539
rice-cracker cooked-rice:603 fried-shrimp:544 rice-ball:383
hamburger hot-dog:578 french-fries:563 taco:522 egg:518 stuffed-flatbread:472
french-fries green-salad:563 hot-dog:551 egg:513 cooked-rice:500
egg rice-ball:562 green-salad:546 fortune-cookie:440 rice-cracker:431 popcorn:381 fried-shrimp:379
rice-ball takeout-box:513 cooked-rice:490 fish-cake-with-swirl:459
green-salad fish-cake-with-swirl:427
cooked-rice fish-cake-with-swirl:353`,
  'Bakery': `
doughnut cupcake:716 shortcake:651 moon-cake:474 cookie:463
pretzel bagel:713 waffle:700 shortcake:644 cookie:587
baguette-bread cookie:702 waffle:687 flatbread:671
croissant honey-pot:695 pretzel:672 bagel:648 baguette-bread:626 egg:587 shortcake:538 pie:496 cookie:466 flatbread:429
bagel doughnut:648 shortcake:614 moon-cake:471 cookie:466 egg:459 pie:446
bread baguette-bread:629 waffle:604 doughnut:544 pretzel:542 croissant:512 bagel:475 egg:417 moon-cake:367 shortcake:363 pie:351 cookie:307 flatbread:258
flatbread waffle:607 pretzel:551 doughnut:490 honey-pot:470 bagel:435 egg:372 shortcake:365 pie:360 moon-cake:309 cookie:86
shortcake honey-pot:602 egg:515 pie:457
waffle pie:559
cupcake honey-pot:545
honey-pot egg:469
pie honey-pot:436 egg:266 moon-cake:226
moon-cake honey-pot:434 egg:345
cookie egg:416 shortcake:413 pie:392 moon-cake:342`,
  'Sweets': `
candy moon-cake:718
cookie candy:717 chocolate-bar:696 honey-pot:475
pie candy:704 lollipop:688 popcorn:515 bubble-tea:508
shaved-ice moon-cake:690 shortcake:669 cupcake:656
custard bubble-tea:683 waffle:645
chocolate-bar honey-pot:662
honey-pot waffle:658 bubble-tea:634 popcorn:548
shortcake popcorn:644 waffle:598 moon-cake:467
doughnut chocolate-bar:625 pie:513 honey-pot:466
ice-cream cookie:621 pie:590 cupcake:572 shortcake:558
moon-cake bubble-tea:581 popcorn:544
popcorn bubble-tea:550`,
  'Drinks': `
bubble-tea coconut:715 mate:621 baby-bottle:599
teacup-without-handle bubble-tea:714 ice:713 beverage-box:698 cup-with-straw:658 baby-bottle:611 mate:562 coconut:526
cup-with-straw coconut:704 tangerine:666 mate:618 baby-bottle:610 bubble-tea:434
mate baby-bottle:699 tangerine:591 coconut:547 honey-pot:406
teapot bubble-tea:653 coconut:601 honey-pot:519 tangerine:457
baby-bottle tangerine:636 coconut:597
beverage-box honey-pot:611
coconut honey-pot:552
tangerine honey-pot:546
ice coconut:493`,
  'Farm': `
cow-face rooster:712 ewe:653 chicken:609 rabbit-face:551 mouse-face:518 egg:510 pig-face:414
mouse-face ear-of-corn:699
egg honeybee:693
rabbit-face dog-face:684 tractor:666
rooster ox:654
horse-face ox:650
donkey cow:649
goat cow:649 pig:637
duck mouse-face:645
chicken ram:641 rabbit-face:508
ewe donkey:615 rabbit-face:559 mouse-face:492 cow:444
pig-face rooster:608 horse-face:588 ewe:585 chicken:555 ox:534 cow:531 turkey:526 rabbit-face:522 egg:452 mouse-face:433 pig:391 dog-face:379
ram pig:587 rabbit-face:559 mouse-face:518 cow:455
turkey dog-face:568
ear-of-corn egg:557
ox pig:506 cow:421
cow mouse-face:504 pig:484
pig mouse-face:488`,
  'Pets': `
cat-face rabbit:719 guide-dog:614 dog:590 cat:531
cat tropical-fish:717 black-cat:546 goat:459
frog hedgehog:712
goat frog:712
rabbit-face parrot:709 cat:688 turtle:664 rabbit:508
dog-face guide-dog:705 cat:655 dog:649 mouse-face:574 cat-face:544 frog:491 hamster:419
mouse-face black-cat:688 dog:579 rabbit-face:521 cat:514 rabbit:488
rabbit parrot:686
hamster rabbit:675 guide-dog:617 goat:588 dog:520 cat:512
turtle hedgehog:626
guide-dog cat:511 goat:488
dog goat:503 cat:433 guide-dog:296`,
  'Wild animals': `
leopard monkey-face:719 tiger:256
deer sloth:710
bison chipmunk:706
moose fox:687
otter monkey:672
hippopotamus llama:669 wolf:539 raccoon:453 badger:432
wolf hedgehog:669 polar-bear:438 raccoon:343
tiger-face panda:667 koala:665 bear:455
beaver boar:654 bison:541 mammoth:432
giraffe camel:631
skunk polar-bear:631
orangutan elephant:622 fox:555
badger raccoon:620 skunk:528
lion koala:618 panda:572 tiger-face:477 bear:401
bear gorilla:612 orangutan:530 otter:439 koala:434 beaver:403 monkey-face:397 mammoth:345
rhinoceros zebra:603 badger:532 raccoon:422 hippopotamus:290
two-hump-camel kangaroo:579 deer:437
water-buffalo mammoth:569
gorilla rhinoceros:559 bison:550 water-buffalo:424
camel chipmunk:543 deer:506 two-hump-camel:198
koala monkey-face:541 elephant:433 wolf:431 polar-bear:426 raccoon:392
monkey-face elephant:525 raccoon:441
zebra llama:521
boar mammoth:511
panda koala:482 elephant:460 polar-bear:224
raccoon polar-bear:453
elephant mammoth:443 polar-bear:435 wolf:427 raccoon:404 rhinoceros:362`,
  'Sea': `
shrimp oyster:719
squid oyster:711
shark jellyfish:710 spiral-shell:543
whale water-wave:707 turtle:699 spiral-shell:665 tropical-fish:547 seal:527 fish:466 spouting-whale:158
tropical-fish oyster:701
blowfish shrimp:700 crab:666 shark:658 octopus:504
fish spiral-shell:694 tropical-fish:480
dolphin shark:688
octopus penguin:659 shrimp:613 crab:585 oyster:529
spouting-whale spiral-shell:640 tropical-fish:615 seal:569 fish:531
seal tropical-fish:633 fish:628 spiral-shell:559
spiral-shell penguin:558
oyster penguin:530`,
  'Birds': `
bird dodo:719 owl:677 parrot:661
front-facing-baby-chick feather:710 penguin:667 egg:494
parrot egg:710
rooster empty-nest:710 owl:679 turkey:676
eagle feather:683
peacock turkey:678 empty-nest:608
chicken owl:672 front-facing-baby-chick:669 duck:605 swan:535 penguin:511
penguin swan:652 duck:645
duck parrot:647 dodo:552 swan:465
feather egg:627
swan dodo:571
empty-nest egg:555 nest-with-eggs:139
owl egg:547`,
  'Bugs': `
beetle leaf-fluttering-in-wind:704 fly:680
lady-beetle mushroom:668
snail beetle:656 lady-beetle:621 butterfly:610`,
  'Dinosaurs and reptiles': `
dragon frog:698
sauropod turtle:693 t-rex:576
crocodile frog:690 cactus:687
snake frog:686
frog cactus:677 mammoth:621
egg desert:659
mammoth egg:659 desert:517
dodo egg:648
dragon-face frog:570`,
  'Plants': `
rose mushroom:715 tulip:613
hibiscus tulip:705 wood:670 maple-leaf:629 lotus:466
palm-tree four-leaf-clover:696
rosette fallen-leaf:692 wood:675 mushroom:639
cherry-blossom wood:689 mushroom:657 lotus:417 hibiscus:317
evergreen-tree deciduous-tree:686
bouquet deciduous-tree:684
tulip mushroom:684
cactus four-leaf-clover:674
lotus wood:664
mushroom wood:656
maple-leaf wood:647 mushroom:537
deciduous-tree cactus:615 wood:568 four-leaf-clover:528`,
  'Weather': `
water-wave sun-behind-rain-cloud:717 wind-face:525
cloud fire:715 droplet:606 snowman:572 snowman-without-snow:539 fog:521 sun-behind-cloud:449 cloud-with-snow:427 sun-behind-rain-cloud:419 cloud-with-rain:397
cloud-with-rain rainbow:712 snowman-without-snow:599 snowman:597 fog:483 sun-behind-rain-cloud:320 cloud-with-snow:186
cloud-with-lightning fog:709 cloud-with-lightning-and-rain:300
cloud-with-snow umbrella:708 fog:499 sun-behind-rain-cloud:341
closed-umbrella droplet:705
snowman-without-snow wind-face:689 fog:539 droplet:528
sun rainbow:685 snowman:662 snowman-without-snow:656 fire:476 sun-with-face:159
cloud-with-lightning-and-rain fog:663
sun-behind-cloud fire:653 droplet:631 cloud-with-snow:562 cloud-with-rain:556 sun-with-face:529 snowman:517 snowman-without-snow:498 sun-behind-rain-cloud:460 fog:400
sun-with-face sun-behind-rain-cloud:580 fog:551
fire sun-with-face:569
snowman fog:512 snowman-without-snow:78
fog sun-behind-rain-cloud:438
umbrella umbrella-with-rain-drops:119`,
  'Space': `
sun new-moon:719 robot:669 globe-showing-americas:613 alien:522
milky-way robot:718 new-moon-face:499
alien-monster new-moon-face:679
shooting-star globe-showing-europe-africa:674 sun:662 robot:659 sun-with-face:641 new-moon:519 new-moon-face:493 milky-way:404
new-moon sun-with-face:673 robot:568 alien:529 milky-way:502 globe-showing-europe-africa:480 globe-showing-americas:446 new-moon-face:256
robot sun-with-face:630 new-moon-face:497
globe-showing-europe-africa robot:625 milky-way:590 sun-with-face:586
globe-showing-americas robot:613 sun-with-face:595 milky-way:564
alien robot:587 sun-with-face:526`,
  'Traffic': `
fire-engine tractor:714 police-car:639 ambulance:566
bus pickup-truck:701 tractor:611 oncoming-bus:574 police-car:549 sport-utility-vehicle:520 ambulance:466 fire-engine:466
tractor pickup-truck:683 sport-utility-vehicle:511
police-car motor-scooter:669 pickup-truck:558 oncoming-automobile:556 tractor:547 sport-utility-vehicle:529
motorcycle pickup-truck:668 motor-scooter:626
ambulance oncoming-automobile:664 pickup-truck:654 tractor:558 sport-utility-vehicle:483 police-car:458
taxi fire-engine:662 oncoming-automobile:643 pickup-truck:608 tractor:584 sport-utility-vehicle:526 ambulance:524 bus:436 police-car:396
sport-utility-vehicle oncoming-bus:649
automobile tractor:614 fire-engine:590 bus:580 oncoming-automobile:529 ambulance:521 sport-utility-vehicle:507 pickup-truck:427 taxi:421 police-car:377`,
  'Travel': `
airplane passenger-ship:719 small-airplane:580
train compass:717 luggage:555 tram:505
locomotive metro:715 bullet-train:709 passenger-ship:705
bullet-train train:708 tram:697 monorail:528 mountain-railway:511 ferry:485 motor-boat:475 ship:452 passenger-ship:394 light-rail:358
speedboat mountain-railway:707 ship:620 motor-boat:442
rocket ship:687 passenger-ship:674
metro compass:680
light-rail motor-boat:672 ferry:562 monorail:558 ship:528 passenger-ship:478
ferry luggage:641 mountain-railway:506 ship:497
monorail mountain-railway:601 motor-boat:577 ship:528 passenger-ship:474 ferry:463
sailboat canoe:582 motor-boat:535
tram luggage:564
motor-boat ship:501
canoe motor-boat:479 speedboat:394
passenger-ship ferry:461 motor-boat:445 ship:321`,
  'Outdoors': `
backpack hiking-boot:719 rock:546 fire:452
mountain sunrise:718 rock:513 snow-capped-mountain:218
sunrise-over-mountains compass:708
snow-capped-mountain mount-fuji:707 rock:503
tent mountain:704 beach-with-umbrella:653 snow-capped-mountain:649
volcano rock:700 mount-fuji:578
hiking-boot fire:698
sunset rock:678 sunrise-over-mountains:365
national-park beach-with-umbrella:674 sunset:630 sunrise-over-mountains:439
fire wood:640
camping national-park:636 mountain:619 beach-with-umbrella:611 tent:543
desert rock:636 snow-capped-mountain:605 compass:596 mountain:529 sunset:469
beach-with-umbrella compass:541 mountain:519 snow-capped-mountain:495
compass rock:447
sunrise sunset:417`,
  'Sport': `
boxing-glove martial-arts-uniform:714
rugby-football curling-stone:713 bowling:683 sports-medal:636
basketball volleyball:700 american-football:698 rugby-football:465
baseball basketball:694 ping-pong:644 american-football:592 rugby-football:555 bullseye:537 bowling:516 martial-arts-uniform:416 volleyball:95
cricket-game field-hockey:693
soccer-ball american-football:684 ice-skate:683 bowling:604 basketball:543 martial-arts-uniform:461 baseball:417 volleyball:345
ice-skate curling-stone:679
running-shirt sports-medal:673
ping-pong boxing-glove:670
volleyball boxing-glove:670 ping-pong:624 bullseye:534 bowling:498 martial-arts-uniform:389
martial-arts-uniform ice-skate:603 bullseye:536
bowling martial-arts-uniform:593
american-football rugby-football:532`,
  'Music': `
trumpet megaphone:705 bell:665
studio-microphone musical-score:699 control-knobs:685 level-slider:555
accordion bell:696 musical-keyboard:695 mirror-ball:586 radio:564 control-knobs:540 level-slider:527 musical-score:515
control-knobs megaphone:693 speaker-high-volume:637 level-slider:358
long-drum studio-microphone:682 bell:643 level-slider:568
saxophone bell:682
level-slider speaker-high-volume:664 mirror-ball:475
musical-keyboard musical-score:606 level-slider:549 control-knobs:417
radio mirror-ball:601 level-slider:596 musical-score:537 control-knobs:525
mirror-ball speaker-high-volume:596
musical-score mirror-ball:586 level-slider:508 control-knobs:464
guitar banjo:550
bell megaphone:328`,
  'Toys': `
roller-skate pool-8-ball:707 playground-slide:691
teddy-bear crystal-ball:707 yo-yo:707 mirror-ball:671 nesting-dolls:614
video-game robot:704 crystal-ball:674
nesting-dolls bullseye:690 joystick:637 mirror-ball:534
yo-yo joystick:685 video-game:669 mirror-ball:484
soccer-ball bubbles:681 bucket:530 pool-8-ball:447
mirror-ball robot:670 soccer-ball:534
joystick mirror-ball:668
crystal-ball roller-skate:647 soccer-ball:635 pool-8-ball:506
pool-8-ball bucket:624
bullseye bucket:619
robot soccer-ball:565`,
  'School': `
artist-palette backpack:712 books:712 closed-book:696 triangular-ruler:659 open-book:551 memo:544
pen paintbrush:710 fountain-pen:343
blue-book open-book:691 memo:529 calendar:471 clipboard:445
books green-book:686 globe-showing-americas:642 open-book:612
straight-ruler clipboard:678 triangular-ruler:548
notebook globe-showing-americas:657 calendar:633 memo:629 orange-book:555 blue-book:384 closed-book:297
open-book straight-ruler:654 clipboard:517 triangular-ruler:517 memo:488 calendar:409
triangular-ruler clipboard:650
orange-book calendar:637 memo:606 clipboard:526
backpack memo:633 clipboard:629 closed-book:514 orange-book:453
closed-book calendar:625 memo:540 clipboard:499
calendar clipboard:473
memo calendar:463 clipboard:332`,
  'Tools': `
gear brick:719 safety-pin:670 nut-and-bolt:660 bucket:636 compass:519
compass straight-ruler:684 wood:683 safety-pin:674 brick:624
hammer carpentry-saw:684 wrench:679 straight-ruler:642 nut-and-bolt:569
carpentry-saw flashlight:678 nut-and-bolt:548 straight-ruler:362
bucket wood:665 compass:663
nut-and-bolt compass:646 flashlight:584 straight-ruler:424
battery wood:604
wrench carpentry-saw:598 nut-and-bolt:593 straight-ruler:440
toolbox brick:543
flashlight straight-ruler:537
key old-key:380`,
  'Clothes': `
jeans gloves:703 dress:582
socks billed-cap:699
ballet-shoes backpack:687 top-hat:628 womans-clothes:558 purse:527
gloves running-shoe:687 kimono:553
womans-boot safety-vest:687 clutch-bag:667
scarf handbag:663 backpack:591
necktie clutch-bag:653 goggles:589 kimono:558 ballet-shoes:494
dress socks:635
t-shirt running-shirt:635
top-hat purse:624
hiking-boot mans-shoe:615 womans-hat:581 handbag:511
womans-hat purse:611 handbag:548 crown:517 clutch-bag:491
glasses sunglasses:608
crown handbag:604
handbag purse:537 clutch-bag:389
purse womans-clothes:508
clutch-bag womans-clothes:501`,
  'Buildings': `
house-with-garden factory:719 japanese-castle:675 office-building:631 castle:549 hut:483 derelict-house:409
cityscape derelict-house:718
tent circus-tent:699
brick door:696 bridge-at-night:544
factory tent:694
post-office bridge-at-night:686 derelict-house:659 cityscape:534 brick:471
hut office-building:666 japanese-castle:634 castle:606 derelict-house:414
department-store stadium:662 factory:637 classical-building:552 cityscape:534 post-office:460
house japanese-castle:634 castle:617 office-building:593 hut:453 house-with-garden:367 derelict-house:310
stadium classical-building:632
classical-building circus-tent:596 post-office:520
castle department-store:574 classical-building:535 post-office:532 stadium:504 office-building:501 circus-tent:500
office-building stadium:557 classical-building:530 factory:524 cityscape:427 department-store:416 post-office:265
bridge-at-night cityscape:516`,
  'At home': `
alarm-clock mantelpiece-clock:713 wastebasket:680
basket mirror:712
toothbrush spoon:695
television mantelpiece-clock:694 telephone:597 radio:505
bubbles bowl-with-spoon:692 fork-and-knife-with-plate:598
shower bucket:686
bathtub shower:661 mirror:656 fork-and-knife-with-plate:519
door mirror:658 basket:586 sponge:566
soap telephone:652 teapot:606
bed radio:637
bucket fork-and-knife-with-plate:609 television:556 bowl-with-spoon:352
sponge teapot:599 basket:559
bowl-with-spoon radio:581 television:508
fork-and-knife-with-plate bowl-with-spoon:482 radio:463 television:431`,
  'Gadgets': `
video-game magnifying-glass-tilted-left:717 watch:685
mobile-phone movie-camera:716 laptop:709 computer-mouse:575 trackball:437
video-camera radio:708
battery alarm-clock:701
robot film-projector:693
desktop-computer keyboard:690 television:619 floppy-disk:547
television floppy-disk:680 optical-disk:494
radio watch:673 robot:552 optical-disk:532 videocassette:515 video-game:512
trackball battery:657 watch:499
movie-camera videocassette:656
laptop trackball:649 keyboard:559 television:530 floppy-disk:505 computer-mouse:497 optical-disk:486 desktop-computer:326
computer-mouse video-camera:645 watch:498 trackball:457 optical-disk:431
optical-disk videocassette:633 floppy-disk:582 robot:493
telephone movie-camera:623 videocassette:503
keyboard telephone:582 video-camera:552 computer-mouse:547 videocassette:462 radio:358
videocassette video-game:498`,
  'Post': `
linked-paperclips spiral-notepad:713
page-with-curl linked-paperclips:709 calendar:362 spiral-notepad:169
postbox inbox-tray:706
card-file-box memo:705 clipboard:691
envelope postbox:705 closed-mailbox-with-raised-flag:661 package:571 clipboard:523 memo:498 spiral-notepad:472 page-with-curl:430 bookmark-tabs:406 calendar:405 newspaper:276 e-mail:70
open-mailbox-with-raised-flag outbox-tray:689
bookmark pushpin:683
key bell:680
closed-mailbox-with-raised-flag bookmark-tabs:668 open-mailbox-with-raised-flag:141
e-mail closed-mailbox-with-raised-flag:613 open-mailbox-with-raised-flag:590 package:554 inbox-tray:527 outbox-tray:518 bookmark-tabs:455 newspaper:309
inbox-tray calendar:611 clipboard:527 bookmark-tabs:516
newspaper locked:608 clipboard:480 card-file-box:479 spiral-notepad:426 page-with-curl:384 bookmark-tabs:359 calendar:326
unlocked bookmark-tabs:608 clipboard:575 spiral-notepad:550 page-with-curl:542 bell:419
outbox-tray calendar:599 newspaper:553 bookmark-tabs:509 page-with-curl:449
package newspaper:591 unlocked:521 locked:473 bell:378
locked bookmark-tabs:546 memo:492 bell:372 unlocked:254
bell memo:542
calendar spiral-notepad:410
bookmark-tabs clipboard:382 memo:353 calendar:350 spiral-notepad:297 page-with-curl:217
memo page-with-curl:314 spiral-notepad:280
clipboard page-with-curl:308 spiral-notepad:257`,
  'Party': `
sparkles ticket:717
trophy popcorn:716
sports-medal popcorn:714 crown:706 red-paper-lantern:687 1st-place-medal:151
1st-place-medal crown:702
crown popcorn:659 ticket:632 mirror-ball:587
cupcake gem-stone:659 red-paper-lantern:590 mirror-ball:511
mirror-ball gem-stone:601 popcorn:579
popcorn red-paper-lantern:572
ribbon admission-tickets:478
fireworks moon-viewing-ceremony:330 sparkler:83
sparkler moon-viewing-ceremony:318`,
  'Fairground': `
top-hat film-frames:716 clapper-board:660
circus-tent artist-palette:706 clapper-board:679 ice-cream:643
ice-cream ticket:702
ticket hot-dog:701
candy teddy-bear:698 admission-tickets:673
clown-face french-fries:697 film-frames:632
carousel-horse admission-tickets:691 candy:666 ticket:658
lollipop artist-palette:683
teddy-bear bullseye:681 french-fries:550
popcorn bullseye:679 ice-cream:662 teddy-bear:567
admission-tickets bullseye:653
hot-dog artist-palette:557`,
  'Fairy tales': `
mirror swan:718
dragon-face owl:716 wolf:652
dragon ghost:711 house:693
gem-stone compass:702 mirror:621
unicorn crystal-ball:699 wolf:546
key sparkles:692
mushroom ghost:686 house:633
rose balloon:671
frog owl:658
castle crown:654 unicorn:652
crown frog:640
top-hat horse-face:636
carousel-horse red-apple:632
crystal-ball wolf:592 owl:516
swan compass:561
wolf ghost:477 compass:473
ghost swan:474 compass:420`,
  'Faces': `
smiling-face-with-sunglasses cold-face:713 alien:653 loudly-crying-face:469
cowboy-hat-face cold-face:680 loudly-crying-face:632
grinning-squinting-face ghost:669 disguised-face:467 hot-face:457 partying-face:448 smiling-face-with-sunglasses:378 melting-face:324 loudly-crying-face:304 rolling-on-the-floor-laughing:261 zipper-mouth-face:254 thinking-face:253 star-struck:214 zany-face:211 shushing-face:203 winking-face:187 upside-down-face:186 slightly-smiling-face:176 face-with-tongue:174 smiling-face-with-smiling-eyes:157 face-with-tears-of-joy:140 tired-face:105
face-with-tears-of-joy ghost:659 cold-face:534 saluting-face:471 melting-face:377 thinking-face:325 rolling-on-the-floor-laughing:302 star-struck:293 zany-face:293 face-with-tongue:262 upside-down-face:253 slightly-smiling-face:251 winking-face-with-tongue:251 winking-face:248 relieved-face:233 unamused-face:229 expressionless-face:226 smiling-face-with-smiling-eyes:216
grinning-face clown-face:644 ghost:622 robot:599 cowboy-hat-face:493 partying-face:475 smiling-face-with-sunglasses:361 hugging-face:326 rolling-on-the-floor-laughing:276 crying-face:255 star-struck:253 thinking-face:248 sleeping-face:245 sleepy-face:241 pleading-face:240 upside-down-face:222 beaming-face-with-smiling-eyes:217 winking-face:211 smiling-face-with-smiling-eyes:184 face-with-tongue:183 neutral-face:175 slightly-smiling-face:173 face-without-mouth:170 face-savoring-food:161 face-with-tears-of-joy:158 grinning-squinting-face:96
grinning-face-with-big-eyes clown-face:643 robot:593 cowboy-hat-face:499 partying-face:475 smiling-face-with-sunglasses:354 hugging-face:337 rolling-on-the-floor-laughing:286 sleeping-face:256 sleepy-face:255 thinking-face:253 star-struck:249 worried-face:249 zany-face:240 beaming-face-with-smiling-eyes:233 upside-down-face:228 winking-face-with-tongue:223 winking-face:221 smiling-face-with-smiling-eyes:193 neutral-face:177 slightly-smiling-face:174 face-savoring-food:173 face-with-tears-of-joy:170 confused-face:169 grinning-squinting-face:104
beaming-face-with-smiling-eyes clown-face:639 robot:577 alien:512 hot-face:454 saluting-face:447 smiling-face-with-sunglasses:401 rolling-on-the-floor-laughing:330 star-struck:309 nerd-face:280 shushing-face:263 face-with-open-mouth:258 zipper-mouth-face:252 sleeping-face:247 face-with-monocle:246 face-with-tears-of-joy:228 winking-face:214 slightly-smiling-face:212 upside-down-face:179 face-with-hand-over-mouth:175 smiling-face-with-smiling-eyes:174 face-savoring-food:153 grinning-squinting-face:141
hot-face saluting-face:585
partying-face disguised-face:582 hot-face:569 cold-face:568
hugging-face disguised-face:568 cowboy-hat-face:565 smiling-face-with-sunglasses:464 face-without-mouth:290 unamused-face:287 expressionless-face:279 relieved-face:272 pensive-face:247 yawning-face:228 face-with-hand-over-mouth:182
alien saluting-face:562
face-with-rolling-eyes ghost:556 yawning-face:244 nerd-face:204 tired-face:198 grimacing-face:163 face-with-monocle:153 relieved-face:143 pensive-face:120 slightly-frowning-face:111 astonished-face:101 hushed-face:93 worried-face:91
star-struck alien:548 cold-face:544 hugging-face:396 thinking-face:374 face-savoring-food:261 tired-face:221
zipper-mouth-face ghost:532 nerd-face:267 tired-face:250 unamused-face:228 face-with-monocle:176 expressionless-face:174 face-with-rolling-eyes:169 face-with-open-mouth:143 face-without-mouth:125 grimacing-face:124 confused-face:117
rolling-on-the-floor-laughing disguised-face:529 saluting-face:500 hugging-face:402 thinking-face:376 upside-down-face:299 winking-face:282 smiling-face-with-smiling-eyes:270 face-savoring-food:253
winking-face robot:519 alien:443 hot-face:420 melting-face:305 star-struck:299 loudly-crying-face:292 zany-face:276 thinking-face:251 face-with-tongue:183 winking-face-with-tongue:175 face-savoring-food:163 squinting-face-with-tongue:143 crying-face:128 unamused-face:125 face-without-mouth:124 hushed-face:123 disappointed-face:122 face-with-raised-eyebrow:120 worried-face:115 expressionless-face:105 slightly-frowning-face:99
smiling-face-with-smiling-eyes robot:511 melting-face:287 zany-face:287 star-struck:271 nerd-face:256 hugging-face:254 thinking-face:237 winking-face-with-tongue:194 shushing-face:176 squinting-face-with-tongue:165 face-without-mouth:122 face-savoring-food:121 neutral-face:119 disappointed-face:111 pensive-face:110 face-with-hand-over-mouth:106 expressionless-face:92
slightly-smiling-face hot-face:439 partying-face:408 loudly-crying-face:324 star-struck:312 face-with-peeking-eye:275 smiling-face-with-sunglasses:272 zany-face:271 melting-face:258 sleeping-face:216 sleepy-face:199 unamused-face:182 face-with-hand-over-mouth:180 upside-down-face:164 winking-face:147 face-with-monocle:127 grimacing-face:121 face-with-open-mouth:114 smiling-face-with-smiling-eyes:112 face-with-raised-eyebrow:103 face-with-tongue:88 expressionless-face:87 shushing-face:72
winking-face-with-tongue cowboy-hat-face:434 zipper-mouth-face:241 zany-face:231 face-with-hand-over-mouth:191 neutral-face:179 unamused-face:176 face-with-raised-eyebrow:161 expressionless-face:144
face-with-raised-eyebrow alien:433 disguised-face:404 saluting-face:358 melting-face:296 face-with-peeking-eye:272 yawning-face:251 sleeping-face:225 sleepy-face:184 unamused-face:164 face-with-rolling-eyes:129 confused-face:128 astonished-face:123 worried-face:118 hushed-face:116 expressionless-face:112 neutral-face:111 face-without-mouth:104 flushed-face:103 slightly-frowning-face:78
squinting-face-with-tongue cowboy-hat-face:432 zipper-mouth-face:236 grimacing-face:208 face-with-rolling-eyes:191 shushing-face:179 face-with-hand-over-mouth:171 face-with-raised-eyebrow:164 expressionless-face:116
upside-down-face saluting-face:412 zany-face:319 face-with-peeking-eye:285 thinking-face:281 nerd-face:255 yawning-face:245 face-with-tongue:228 squinting-face-with-tongue:192 winking-face:171 neutral-face:164 smiling-face-with-smiling-eyes:143 expressionless-face:111
zany-face melting-face:410 loudly-crying-face:371 thinking-face:335 face-with-hand-over-mouth:270 squinting-face-with-tongue:231
unamused-face hot-face:364 face-with-peeking-eye:242 sleepy-face:135 slightly-frowning-face:132 face-with-rolling-eyes:127 relieved-face:110 worried-face:108 pensive-face:106 disappointed-face:100
expressionless-face partying-face:353 nerd-face:222 yawning-face:186 face-with-rolling-eyes:139 unamused-face:127 relieved-face:106 confused-face:101 pensive-face:97 face-without-mouth:94
nerd-face disguised-face:312
grimacing-face face-with-peeking-eye:308 yawning-face:275 sleeping-face:252 relieved-face:204 pensive-face:196 face-with-monocle:182 flushed-face:171 confused-face:104 face-with-open-mouth:95
face-without-mouth loudly-crying-face:298 smiling-face-with-sunglasses:293 yawning-face:211 sleeping-face:199 nerd-face:194 sleepy-face:190 unamused-face:162 relieved-face:151 slightly-frowning-face:128 face-with-monocle:115 face-with-rolling-eyes:113 grimacing-face:107 face-with-open-mouth:103
crying-face loudly-crying-face:296 disappointed-face:140
shushing-face face-with-peeking-eye:293 melting-face:293 sleeping-face:255 thinking-face:187 face-with-rolling-eyes:180 face-with-monocle:175 grimacing-face:173 face-with-raised-eyebrow:159 confused-face:97 neutral-face:75
loudly-crying-face tired-face:291
neutral-face smiling-face-with-sunglasses:285 melting-face:251 sleeping-face:221 nerd-face:210 sleepy-face:201 unamused-face:182 face-with-monocle:119 grimacing-face:119 face-with-open-mouth:115 expressionless-face:72
face-with-tongue face-with-peeking-eye:283 sleeping-face:256 zany-face:228 tired-face:179 face-with-raised-eyebrow:171 expressionless-face:159 grimacing-face:144 face-with-open-mouth:114 confused-face:103 shushing-face:102 winking-face-with-tongue:92 neutral-face:88 squinting-face-with-tongue:79
face-savoring-food melting-face:275 zany-face:252 nerd-face:246 thinking-face:240 zipper-mouth-face:228 face-with-tongue:202 shushing-face:202 winking-face-with-tongue:198 face-with-rolling-eyes:184 hugging-face:172 expressionless-face:125 relieved-face:123 disappointed-face:119 face-with-hand-over-mouth:110 pensive-face:104
face-with-monocle yawning-face:268 tired-face:241 worried-face:206 face-with-open-mouth:172 confused-face:119
worried-face yawning-face:262 tired-face:190 face-with-open-mouth:179 pleading-face:167 crying-face:115 flushed-face:92 slightly-frowning-face:77
face-with-hand-over-mouth nerd-face:258 zipper-mouth-face:246 crying-face:242 shushing-face:186 relieved-face:162 face-without-mouth:153 expressionless-face:144 yawning-face:119
sleepy-face face-with-monocle:257 worried-face:175 hushed-face:168
thinking-face zipper-mouth-face:239 face-with-raised-eyebrow:234 expressionless-face:215 confused-face:169 neutral-face:165 face-without-mouth:148
flushed-face face-with-peeking-eye:226 pleading-face:195 disappointed-face:173 crying-face:159
sleeping-face confused-face:225 disappointed-face:125
relieved-face face-with-monocle:223 face-with-open-mouth:191 confused-face:180 worried-face:152 sleepy-face:130 pleading-face:126 sleeping-face:124
face-with-open-mouth crying-face:218 pleading-face:214 hushed-face:154
astonished-face face-with-peeking-eye:214 pleading-face:175 disappointed-face:162 crying-face:134 flushed-face:101
disappointed-face face-with-peeking-eye:210 yawning-face:186
pensive-face face-with-monocle:203 flushed-face:187 face-with-open-mouth:184 confused-face:164 hushed-face:159 worried-face:156 slightly-frowning-face:155 sleepy-face:145 pleading-face:109 sleeping-face:105
hushed-face face-with-peeking-eye:198 tired-face:188 pleading-face:168 disappointed-face:154 crying-face:126 flushed-face:94
confused-face hushed-face:185 worried-face:184 flushed-face:171 slightly-frowning-face:159 face-with-open-mouth:96
slightly-frowning-face tired-face:177 pleading-face:160 disappointed-face:106 flushed-face:105 astonished-face:97 crying-face:94 hushed-face:89
pleading-face crying-face:152`,
  'Cats and monkeys': `
pouting-cat tiger:711 hear-no-evil-monkey:657 cat:525
cat-with-wry-smile tiger:709 leopard:576 cat:526 weary-cat:182 crying-cat:69
cat-face monkey:676 speak-no-evil-monkey:602 monkey-face:556
crying-cat hear-no-evil-monkey:663 see-no-evil-monkey:647 cat:542
cat-with-tears-of-joy leopard:653 cat:592 weary-cat:278 crying-cat:199 cat-face:184 cat-with-wry-smile:176 pouting-cat:175
weary-cat see-no-evil-monkey:650 cat:606 crying-cat:180 pouting-cat:179 cat-face:172
monkey-face monkey:647 orangutan:626
speak-no-evil-monkey gorilla:637 orangutan:539 monkey-face:433
black-cat gorilla:631
grinning-cat-with-smiling-eyes tiger-face:613 lion:598 monkey-face:557 cat:530 cat-with-tears-of-joy:185 weary-cat:172
grinning-cat tiger-face:611 lion:599 monkey-face:556 cat:531 cat-with-tears-of-joy:184 weary-cat:172
tiger-face orangutan:559
lion see-no-evil-monkey:506 hear-no-evil-monkey:502 speak-no-evil-monkey:473
hear-no-evil-monkey monkey-face:491 speak-no-evil-monkey:200
cat leopard:484
see-no-evil-monkey monkey-face:481 hear-no-evil-monkey:151 speak-no-evil-monkey:139`,
  'Halloween': `
crystal-ball castle:718 pie:541 ogre:518
candy door:709
alien-monster eyes:705 skull:650
black-cat crystal-ball:702 new-moon-face:650
chocolate-bar castle:702 rat:516
clown-face rat:700 night-with-stars:658 eyes:556 skull:435
jack-o-lantern ghost:696 chocolate-bar:689 new-moon-face:628 castle:559 pie:530 derelict-house:424
spider wolf:690
derelict-house goblin:684 ogre:667 pie:468
ogre alien:684
owl chocolate-bar:678 new-moon-face:553 pie:494
skull bone:675 wolf:487 eyes:441
mushroom door:666 pie:496
fallen-leaf pie:651
ghost owl:630 new-moon-face:599 robot:556 pie:540 clown-face:491 eyes:466 skull:430
night-with-stars top-hat:617
maple-leaf pie:614
goblin alien:611
bone key:593
robot eyes:566 wolf:560 clown-face:538 skull:531
alien eyes:556 pie:535 skull:450
new-moon-face ogre:556 goblin:538 wolf:531 skull:517 night-with-stars:515 crystal-ball:423
eyes wolf:544
pie door:501`,
  'Christmas': `
gloves polar-bear:716 chocolate-bar:632
ice-skate nesting-dolls:716 cloud-with-snow:697
person-elf penguin:704
deer bell:703 cookie:695
house-with-garden carrot:698
mrs-claus deer:686 snowman:593 snowman-without-snow:574 teddy-bear:558 fire:548 shortcake:541 cloud-with-snow:536 polar-bear:524 cookie:521 bell:487
christmas-tree pine-decoration:685
cookie socks:684 ribbon:549 teddy-bear:472
ribbon polar-bear:662 shortcake:602
chocolate-bar nesting-dolls:659
santa-claus socks:656 snowman-without-snow:608 snowman:600 polar-bear:541 bell:540 shortcake:531 cookie:496 mrs-claus:340
bell sled:655 pine-decoration:547 shortcake:529 cookie:527 person-elf:514 teddy-bear:419 fire:353
evergreen-tree pine-decoration:651
socks person-elf:645
scarf teddy-bear:639
snowman bell:638 penguin:554 polar-bear:493
sled house-with-garden:630
fire carrot:614
teddy-bear penguin:604 person-elf:553 pine-decoration:527 fire:523 shortcake:523
cloud-with-snow shortcake:579
pine-decoration fire:547
snowman-without-snow penguin:520 polar-bear:509
shortcake carrot:494
polar-bear cloud-with-snow:455`,
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
