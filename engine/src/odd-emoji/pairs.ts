import type { Emoji } from '../question.ts'

/** Two emoji of one theme that look alike. */
export interface OddPair {
  readonly emoji: readonly [Emoji, Emoji]
  /** How far apart they look to the eyes that tell them apart worst; bigger is easier. */
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
lime mango:695 kiwi-fruit:663 avocado:511 melon:489
peach pineapple:690 mango:501
cherries tomato:688
mango coconut:685
strawberry peach:667
red-apple strawberry:642 mango:608 tangerine:474
watermelon peach:641 strawberry:603
kiwi-fruit avocado:607 olive:320
tangerine coconut:605 watermelon:582 strawberry:532 pineapple:521 mango:410 peach:356
melon olive:580 pineapple:564 coconut:543 avocado:493 kiwi-fruit:470
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
potato chestnut:536 mushroom:531 green-salad:489 ginger-root:464 peanuts:443 avocado:434 onion:277
chestnut tomato:477
olive green-salad:458
cucumber pea-pod:410`,
  'Food': `
taco burrito:719
falafel egg:715
fondue meat-on-bone:696
fortune-cookie takeout-box:696
popcorn cooked-rice:694
stuffed-flatbread falafel:693 rice-cracker:473 fried-shrimp:455 egg:407 green-salad:355
cooking rice-cracker:688 green-salad:654 shallow-pan-of-food:478
fish-cake-with-swirl fortune-cookie:676
fried-shrimp fish-cake-with-swirl:654
bento-box rice-ball:647
burrito stuffed-flatbread:630
pot-of-food fried-shrimp:627 popcorn:601 takeout-box:558 green-salad:527
egg rice-ball:619 pot-of-food:461 fortune-cookie:440 rice-cracker:431 popcorn:381 fried-shrimp:379
rice-cracker cooked-rice:619 fried-shrimp:544 rice-ball:411
hot-dog taco:617 green-salad:541 fried-shrimp:531 stuffed-flatbread:444
hamburger hot-dog:578 french-fries:563 green-salad:558 taco:522 egg:518 stuffed-flatbread:472
french-fries green-salad:563 hot-dog:551 egg:513 fried-shrimp:506 cooked-rice:500
rice-ball cooked-rice:555
green-salad fish-cake-with-swirl:516
cooked-rice fish-cake-with-swirl:457`,
  'Bakery': `
doughnut cupcake:716 shortcake:651 pie:513 moon-cake:474
baguette-bread cookie:713 waffle:692 flatbread:682
pretzel bagel:713 waffle:700 shortcake:644 cookie:587
croissant honey-pot:695 pretzel:672 bagel:666 baguette-bread:637 egg:589 shortcake:546 pie:504 cookie:468 flatbread:431
bagel doughnut:660 shortcake:644 cookie:484 pie:470
bread baguette-bread:650 waffle:610 doughnut:547 pretzel:542 croissant:524 bagel:506 egg:425 moon-cake:384 shortcake:378 pie:366 cookie:316 flatbread:266
flatbread waffle:607 pretzel:551 doughnut:490 honey-pot:470 bagel:452 egg:373 shortcake:370 pie:366 moon-cake:315 cookie:86
shortcake honey-pot:602 moon-cake:481 pie:470
cupcake honey-pot:545
cookie honey-pot:475 shortcake:420 egg:417 pie:399 moon-cake:349
honey-pot egg:469
pie honey-pot:436 egg:271 moon-cake:234
moon-cake honey-pot:434 egg:351`,
  'Sweets': `
candy moon-cake:718
cookie candy:717 chocolate-bar:696
custard bubble-tea:704 waffle:651
pie candy:704 lollipop:688 chocolate-bar:666 bubble-tea:523 popcorn:515
shaved-ice moon-cake:697 popcorn:680 shortcake:674 cupcake:656
honey-pot waffle:658 bubble-tea:634 popcorn:548
shortcake popcorn:644
ice-cream cookie:641 shortcake:583 cupcake:572
doughnut chocolate-bar:625 honey-pot:466 cookie:463
moon-cake waffle:603 popcorn:544
popcorn bubble-tea:550`,
  'Drinks': `
baby-bottle coconut:718 tangerine:656
teacup-without-handle cup-with-straw:706 honey-pot:704 beverage-box:698 mate:592 coconut:579
cup-with-straw baby-bottle:692 tangerine:666 mate:636 bubble-tea:463
bubble-tea baby-bottle:673 mate:629 tangerine:570
teapot bubble-tea:653 coconut:601 honey-pot:519 tangerine:457
beverage-box honey-pot:611
mate tangerine:591 coconut:564 honey-pot:406
coconut honey-pot:557
tangerine honey-pot:546
ice coconut:522`,
  'Farm': `
cow-face rooster:715 ox:699 cow:658 egg:540 pig-face:441
ram donkey:712 ox:656 cow:532
chicken duck:704
goat cow:694 mouse-face:666
egg honeybee:693
ewe donkey:686 duck:675 cow:523
cow rabbit-face:682 pig:512
rooster turkey:676
horse-face pig:668
pig turkey:654 mouse-face:514
pig-face chicken:632 rooster:608 horse-face:588 ox:538 turkey:526 mouse-face:470 egg:459 dog-face:394 pig:394
dog-face egg:602
rabbit-face mouse-face:585
ear-of-corn egg:557
ox pig:506 cow:454`,
  'Pets': `
cat tropical-fish:717 black-cat:546 goat:459
rabbit parrot:717 frog:687
dog-face guide-dog:713 dog:655 mouse-face:629 cat-face:544 frog:491 hamster:425
frog hedgehog:712
goat frog:712
rabbit-face parrot:712 turtle:689 rabbit:659
mouse-face black-cat:711 dog:610 cat:545
hamster hedgehog:667 guide-dog:618 goat:588 dog:520 cat:513
turtle hedgehog:626
cat-face guide-dog:614 goat:596 dog:590 cat:531
guide-dog cat:512 goat:488
dog goat:503 cat:433 guide-dog:296`,
  'Wild animals': `
leopard monkey-face:719 rhinoceros:714 tiger:256
polar-bear mammoth:712
bison chipmunk:706
wolf hedgehog:705 raccoon:394
hippopotamus moose:689 raccoon:494 badger:456
tiger-face koala:678 monkey-face:640 orangutan:559 bear:455
kangaroo deer:675
otter monkey:672
rhinoceros zebra:670 wolf:516 raccoon:464 hippopotamus:313
beaver boar:654 mammoth:432
badger raccoon:653 skunk:537
giraffe camel:631
orangutan elephant:631 fox:555
lion koala:629 panda:621 tiger-face:477 bear:401
bear gorilla:618 orangutan:530 koala:453 otter:440 beaver:403 monkey-face:397 mammoth:345
two-hump-camel llama:613 deer:437
fox sloth:592 wolf:523
panda elephant:558 polar-bear:330
gorilla bison:550 water-buffalo:426
camel chipmunk:547 deer:506 two-hump-camel:198
monkey-face bison:527 beaver:517
boar mammoth:511
koala elephant:475 raccoon:429
elephant rhinoceros:395`,
  'Sea': `
squid oyster:711
blowfish shrimp:700 spiral-shell:692 crab:666 octopus:504
whale turtle:699 seal:582 tropical-fish:553 fish:474 spouting-whale:162
tropical-fish penguin:681 spiral-shell:620
octopus penguin:670 shrimp:613 crab:585 oyster:529
shark oyster:669 shrimp:642 spiral-shell:626
seal tropical-fish:666 fish:665
spouting-whale water-wave:644 seal:626 tropical-fish:622 fish:539
oyster penguin:599
fish tropical-fish:480`,
  'Birds': `
bird dodo:719 owl:677 parrot:661
penguin duck:719
parrot egg:710
rooster empty-nest:710 owl:679
swan dodo:699
chicken front-facing-baby-chick:693 swan:684 penguin:642
eagle feather:683
peacock turkey:678 empty-nest:608
front-facing-baby-chick owl:677 penguin:669 egg:494
turkey nest-with-eggs:666
feather egg:627
duck swan:611 dodo:608
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
dodo egg:681
frog cactus:677 mammoth:621
mammoth egg:660 desert:517
egg desert:659
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
snowman-without-snow fire:716
snowman sun-behind-rain-cloud:711 droplet:650 snowman-without-snow:92
cloud-with-lightning fog:709 cloud-with-lightning-and-rain:300
closed-umbrella droplet:705
cloud snowman-without-snow:699 droplet:698 sun-with-face:680 sun-behind-cloud:560 cloud-with-snow:534 sun-behind-rain-cloud:525 cloud-with-rain:493
rainbow fire:697
cloud-with-rain sun-with-face:695 fog:612 sun-behind-rain-cloud:387 cloud-with-snow:244
cloud-with-snow sun-with-face:695 fog:652 sun-behind-rain-cloud:434
sun snowman:687 snowman-without-snow:686 rainbow:685 fire:476 sun-with-face:159
sun-behind-cloud cloud-with-snow:677 cloud-with-rain:657 sun-with-face:549 sun-behind-rain-cloud:539 fog:515
fire sun-with-face:569
fog sun-behind-rain-cloud:554
water-wave wind-face:538
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
bus pickup-truck:701 tractor:611 oncoming-bus:594 police-car:569 sport-utility-vehicle:528 ambulance:488 fire-engine:466
tractor pickup-truck:683 sport-utility-vehicle:511
police-car motor-scooter:669 pickup-truck:558 oncoming-automobile:556 tractor:547 sport-utility-vehicle:535
motorcycle pickup-truck:668 motor-scooter:626
ambulance oncoming-automobile:664 pickup-truck:654 tractor:558 sport-utility-vehicle:489 police-car:474
taxi fire-engine:662 oncoming-automobile:643 pickup-truck:608 tractor:584 sport-utility-vehicle:526 ambulance:524 bus:436 police-car:396
sport-utility-vehicle oncoming-bus:654
fire-engine police-car:639 ambulance:566
automobile tractor:614 fire-engine:590 bus:580 oncoming-automobile:529 ambulance:521 sport-utility-vehicle:507 pickup-truck:427 taxi:421 police-car:377`,
  'Travel': `
locomotive metro:715 ferry:712 ship:705
bullet-train compass:714 speedboat:668 monorail:595 mountain-railway:546 ferry:538 motor-boat:513 ship:499 passenger-ship:459 light-rail:396
rocket ship:711
sailboat passenger-ship:711 canoe:582 motor-boat:535
light-rail motor-boat:704 monorail:603 ferry:600 passenger-ship:532
helicopter compass:699
speedboat passenger-ship:661 motor-boat:448
monorail motor-boat:610 passenger-ship:535 ferry:494
airplane small-airplane:607
ship mountain-railway:595
motor-boat mountain-railway:589 ship:522
tram luggage:574
train luggage:562 tram:509
ferry ship:526 mountain-railway:520
passenger-ship ferry:508 motor-boat:483 ship:356
canoe motor-boat:479 speedboat:394`,
  'Outdoors': `
backpack hiking-boot:719 rock:546 fire:452
mountain sunrise:718 rock:549 snow-capped-mountain:218
compass hiking-boot:712 rock:538
snow-capped-mountain mount-fuji:707 rock:546
tent mountain:704 beach-with-umbrella:653 snow-capped-mountain:649
sunset rock:702 sunrise-over-mountains:365
national-park beach-with-umbrella:674 sunset:630 sunrise-over-mountains:439
desert rock:672 compass:617 snow-capped-mountain:605 mountain:529 sunset:469
sunrise compass:659 rock:616 sunset:417
fire wood:640
camping national-park:636 mountain:619 beach-with-umbrella:611 tent:543
volcano mount-fuji:578
beach-with-umbrella mountain:519 snow-capped-mountain:495`,
  'Sport': `
rugby-football curling-stone:713 sports-medal:636
ice-skate curling-stone:712
baseball american-football:708 bowling:647 rugby-football:598 martial-arts-uniform:559 volleyball:191
volleyball american-football:703 ping-pong:668 bowling:628 martial-arts-uniform:522
basketball american-football:698 bullseye:687 boxing-glove:662 rugby-football:465
cricket-game field-hockey:693
martial-arts-uniform ice-skate:690 running-shirt:664
soccer-ball bullseye:680 bowling:679 martial-arts-uniform:559 basketball:543 baseball:540 volleyball:448
running-shirt sports-medal:673
ping-pong boxing-glove:670 martial-arts-uniform:643
american-football rugby-football:532`,
  'Music': `
accordion musical-keyboard:716 bell:696 radio:571 control-knobs:570 level-slider:554 musical-score:530
control-knobs megaphone:711 mirror-ball:690 level-slider:430
long-drum studio-microphone:706 bell:643 level-slider:603
trumpet megaphone:705 bell:665
musical-keyboard musical-score:689 level-slider:651 control-knobs:535
saxophone bell:682
level-slider megaphone:670
musical-score mirror-ball:669 control-knobs:541
studio-microphone mirror-ball:666 level-slider:614
radio control-knobs:594 musical-score:594
guitar banjo:557
bell megaphone:328`,
  'Toys': `
roller-skate pool-8-ball:707 robot:687
teddy-bear crystal-ball:707 yo-yo:707 soccer-ball:668 nesting-dolls:614
video-game robot:704 crystal-ball:674
nesting-dolls bullseye:690 joystick:637 mirror-ball:565
yo-yo joystick:685 crystal-ball:677 video-game:669 mirror-ball:506
joystick mirror-ball:681
crystal-ball roller-skate:647 pool-8-ball:506
pool-8-ball bucket:624
bullseye bucket:619
robot soccer-ball:617
mirror-ball soccer-ball:609
soccer-ball bucket:548 pool-8-ball:466`,
  'School': `
artist-palette books:716 backpack:712 closed-book:696 open-book:662
pen paintbrush:710 fountain-pen:343
books green-book:686 open-book:656 globe-showing-americas:642
open-book globe-showing-americas:685 triangular-ruler:615 calendar:549
notebook calendar:674 memo:673 globe-showing-americas:657 clipboard:628 orange-book:555 blue-book:384 closed-book:297
orange-book calendar:647 memo:614 clipboard:530
closed-book calendar:636 memo:549 clipboard:504
backpack memo:633 clipboard:629 closed-book:514 orange-book:453
straight-ruler triangular-ruler:609
blue-book calendar:527 clipboard:509
memo clipboard:439`,
  'Tools': `
hammer wrench:718 carpentry-saw:703 straight-ruler:690 nut-and-bolt:609
nut-and-bolt compass:715 flashlight:628 straight-ruler:479
carpentry-saw flashlight:712 nut-and-bolt:599 straight-ruler:411
compass wood:711 brick:649
bucket compass:709 wood:665
gear bucket:677 compass:599
wrench carpentry-saw:646 nut-and-bolt:643 straight-ruler:484
battery wood:604
flashlight straight-ruler:585
toolbox brick:543
key old-key:380`,
  'Clothes': `
jeans gloves:703 dress:582
socks billed-cap:699
necktie clutch-bag:691 goggles:598 kimono:558 ballet-shoes:494
ballet-shoes backpack:687 top-hat:628 womans-clothes:558 purse:527
gloves running-shoe:687 kimono:553
womans-boot safety-vest:687 clutch-bag:667
scarf handbag:663 backpack:591
dress socks:635
t-shirt running-shirt:635
top-hat purse:624
hiking-boot mans-shoe:615 womans-hat:581 handbag:511
womans-hat purse:611 handbag:548 crown:517 clutch-bag:506
glasses sunglasses:608
crown handbag:604
handbag purse:537 clutch-bag:406
purse womans-clothes:508
clutch-bag womans-clothes:501`,
  'Buildings': `
cityscape derelict-house:718
hut department-store:717 japanese-castle:634 castle:608 derelict-house:414
tent circus-tent:699 classical-building:638
brick door:696 bridge-at-night:544
department-store factory:691 post-office:517
post-office bridge-at-night:691 cityscape:577 brick:490
door derelict-house:687
house-with-garden stadium:679 office-building:677 japanese-castle:675 castle:550 hut:483 derelict-house:409
house office-building:654 japanese-castle:634 castle:628 hut:453 house-with-garden:367 derelict-house:310
stadium classical-building:653 circus-tent:612
office-building factory:603 cityscape:497 department-store:493 post-office:323
bridge-at-night cityscape:516
castle circus-tent:513 stadium:513`,
  'At home': `
bathtub shower:719 mirror:707 fork-and-knife-with-plate:595
bubbles bowl-with-spoon:718 fork-and-knife-with-plate:662
basket mirror:716
shower bucket:708
fork-and-knife-with-plate wastebasket:696 bowl-with-spoon:552 radio:547 television:509
toothbrush spoon:695
soap mantelpiece-clock:684 telephone:652 teapot:606
door mirror:658 basket:586 sponge:566
bed radio:637
bowl-with-spoon radio:616 television:538
sponge teapot:599 basket:559
telephone mantelpiece-clock:587
bucket television:575 bowl-with-spoon:354
television radio:549`,
  'Gadgets': `
mobile-phone movie-camera:716 laptop:709 computer-mouse:615 trackball:437
trackball robot:709 battery:657 watch:499
battery alarm-clock:701
radio floppy-disk:701 optical-disk:612 videocassette:536 video-game:512
movie-camera video-game:691
video-game watch:685
video-camera videocassette:679
desktop-computer television:662 computer-mouse:660
laptop keyboard:639 computer-mouse:583 desktop-computer:348
telephone movie-camera:623 videocassette:503
watch robot:612
floppy-disk videocassette:589
keyboard telephone:588 video-game:555 optical-disk:534 film-projector:530 videocassette:516 radio:426
television optical-disk:573
computer-mouse watch:530 optical-disk:521 trackball:501
videocassette video-game:498`,
  'Post': `
open-mailbox-with-raised-flag inbox-tray:711 outbox-tray:710
postbox inbox-tray:706 outbox-tray:698
envelope closed-mailbox-with-raised-flag:692 open-mailbox-with-raised-flag:691 package:656 page-with-curl:538 calendar:532 bookmark-tabs:521 newspaper:377 e-mail:113
bookmark pushpin:683
key bell:680
unlocked bookmark-tabs:652 bell:419
newspaper locked:647 unlocked:646 spiral-notepad:541 card-file-box:521 page-with-curl:499 bookmark-tabs:468 calendar:439
e-mail closed-mailbox-with-raised-flag:628 package:616 inbox-tray:588 newspaper:408
card-file-box calendar:608
package postbox:605 unlocked:521 locked:473 bell:378
clipboard calendar:599 page-with-curl:445 spiral-notepad:361
locked bookmark-tabs:589 spiral-notepad:556 page-with-curl:550 memo:523 clipboard:510 bell:372 unlocked:254
bell clipboard:582
inbox-tray page-with-curl:554
outbox-tray page-with-curl:547
calendar spiral-notepad:544
bookmark-tabs clipboard:496 calendar:481 memo:463 spiral-notepad:386 page-with-curl:287
page-with-curl calendar:496 spiral-notepad:236
memo page-with-curl:448 spiral-notepad:393
closed-mailbox-with-raised-flag open-mailbox-with-raised-flag:141`,
  'Party': `
sparkles ticket:717
trophy popcorn:716
sports-medal popcorn:714 crown:706 red-paper-lantern:687 1st-place-medal:151
1st-place-medal crown:702
mirror-ball gem-stone:660 popcorn:623
crown popcorn:659 ticket:632 mirror-ball:603
cupcake gem-stone:659 red-paper-lantern:590 mirror-ball:542
popcorn red-paper-lantern:572
ribbon admission-tickets:478
fireworks moon-viewing-ceremony:330 sparkler:83
sparkler moon-viewing-ceremony:318`,
  'Fairground': `
top-hat film-frames:716 clapper-board:660
ice-cream ticket:702
ticket hot-dog:701
clown-face french-fries:697 film-frames:671
carousel-horse admission-tickets:691 candy:666 ticket:658
lollipop artist-palette:686
circus-tent joystick:681 clapper-board:679 ice-cream:664
teddy-bear bullseye:681 french-fries:550
popcorn bullseye:679 ice-cream:668 teddy-bear:567
candy admission-tickets:673
admission-tickets bullseye:653
hot-dog artist-palette:565`,
  'Fairy tales': `
dragon-face owl:716 wolf:656
unicorn crystal-ball:699
ghost mirror:698 swan:616 compass:540
dragon house:693
key sparkles:692
carousel-horse compass:679 red-apple:632
swan compass:679
castle unicorn:676 crown:654
rose balloon:671
frog owl:658
mushroom red-apple:654 house:633
crown frog:640
top-hat horse-face:636
gem-stone mirror:635
crystal-ball wolf:622 owl:516
wolf compass:558`,
  'Faces': `
face-with-tears-of-joy ghost:719 cold-face:534 saluting-face:471 melting-face:377 thinking-face:325 rolling-on-the-floor-laughing:302 star-struck:293 zany-face:293 face-with-tongue:262 upside-down-face:253 slightly-smiling-face:251 winking-face-with-tongue:251 winking-face:248 relieved-face:233 unamused-face:229 expressionless-face:226 smiling-face-with-smiling-eyes:216
smiling-face-with-sunglasses cold-face:713 alien:653 loudly-crying-face:469
grinning-face ghost:704 clown-face:666 robot:599 cowboy-hat-face:493 partying-face:475 hot-face:466 smiling-face-with-sunglasses:361 hugging-face:326 rolling-on-the-floor-laughing:276 crying-face:255 star-struck:253 thinking-face:248 sleeping-face:245 sleepy-face:241 pleading-face:240 upside-down-face:222 beaming-face-with-smiling-eyes:217 winking-face:211 smiling-face-with-smiling-eyes:184 face-with-tongue:183 neutral-face:175 slightly-smiling-face:173 face-without-mouth:170 face-savoring-food:161 face-with-tears-of-joy:158 grinning-squinting-face:96
cowboy-hat-face cold-face:680 loudly-crying-face:632
beaming-face-with-smiling-eyes clown-face:678 ghost:626 robot:588 alien:512 hot-face:454 saluting-face:447 smiling-face-with-sunglasses:401 rolling-on-the-floor-laughing:330 star-struck:309 nerd-face:280 shushing-face:263 face-with-open-mouth:258 zipper-mouth-face:252 sleeping-face:247 face-with-monocle:246 face-with-tears-of-joy:228 winking-face:214 slightly-smiling-face:212 upside-down-face:179 face-with-hand-over-mouth:175 smiling-face-with-smiling-eyes:174 face-savoring-food:153 grinning-squinting-face:141
grinning-face-with-big-eyes clown-face:668 robot:593 cold-face:557 cowboy-hat-face:499 partying-face:475 smiling-face-with-sunglasses:354 hugging-face:337 rolling-on-the-floor-laughing:286 sleeping-face:256 sleepy-face:255 thinking-face:253 star-struck:249 worried-face:249 zany-face:240 beaming-face-with-smiling-eyes:233 upside-down-face:228 winking-face-with-tongue:223 winking-face:221 smiling-face-with-smiling-eyes:193 neutral-face:177 slightly-smiling-face:174 face-savoring-food:173 face-with-tears-of-joy:170 confused-face:169 grinning-squinting-face:104
hot-face saluting-face:585
partying-face disguised-face:582 hot-face:569 cold-face:568
hugging-face disguised-face:568 cowboy-hat-face:565 smiling-face-with-sunglasses:464 face-without-mouth:290 unamused-face:287 expressionless-face:279 relieved-face:272 pensive-face:247 yawning-face:228 face-with-hand-over-mouth:182
alien saluting-face:562
star-struck alien:548 cold-face:544 hugging-face:396 thinking-face:374 face-savoring-food:261 tired-face:221
rolling-on-the-floor-laughing disguised-face:529 saluting-face:500 hugging-face:402 thinking-face:376 upside-down-face:299 winking-face:282 smiling-face-with-smiling-eyes:270 face-savoring-food:253
winking-face robot:519 alien:443 hot-face:420 melting-face:305 star-struck:299 loudly-crying-face:292 zany-face:276 thinking-face:251 face-with-tongue:183 winking-face-with-tongue:175 face-savoring-food:163 squinting-face-with-tongue:143 crying-face:128 unamused-face:125 face-without-mouth:124 hushed-face:123 disappointed-face:122 face-with-raised-eyebrow:120 worried-face:115 expressionless-face:105 slightly-frowning-face:99
smiling-face-with-smiling-eyes robot:511 melting-face:287 zany-face:287 star-struck:271 nerd-face:256 hugging-face:254 thinking-face:237 winking-face-with-tongue:194 shushing-face:176 squinting-face-with-tongue:165 face-without-mouth:122 face-savoring-food:121 neutral-face:119 disappointed-face:111 pensive-face:110 face-with-hand-over-mouth:106 expressionless-face:92
grinning-squinting-face disguised-face:467 hot-face:457 partying-face:448 smiling-face-with-sunglasses:378 melting-face:324 loudly-crying-face:304 rolling-on-the-floor-laughing:261 zipper-mouth-face:254 thinking-face:253 star-struck:214 zany-face:211 shushing-face:203 winking-face:187 upside-down-face:186 slightly-smiling-face:176 face-with-tongue:174 smiling-face-with-smiling-eyes:157 face-with-tears-of-joy:140 tired-face:105
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
zipper-mouth-face nerd-face:267 tired-face:250 unamused-face:228 face-with-monocle:176 expressionless-face:174 face-with-rolling-eyes:169 face-with-open-mouth:143 face-without-mouth:125 grimacing-face:124 confused-face:117
worried-face yawning-face:262 tired-face:190 face-with-open-mouth:179 pleading-face:167 crying-face:115 flushed-face:92 slightly-frowning-face:77
face-with-hand-over-mouth nerd-face:258 zipper-mouth-face:246 crying-face:242 shushing-face:186 relieved-face:162 face-without-mouth:153 expressionless-face:144 yawning-face:119
sleepy-face face-with-monocle:257 worried-face:175 hushed-face:168
face-with-rolling-eyes yawning-face:244 nerd-face:204 tired-face:198 grimacing-face:163 face-with-monocle:153 relieved-face:143 pensive-face:120 slightly-frowning-face:111 astonished-face:101 hushed-face:93 worried-face:91
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
speak-no-evil-monkey gorilla:646 orangutan:539 monkey-face:434
black-cat gorilla:631
grinning-cat-with-smiling-eyes tiger-face:613 lion:598 monkey-face:557 cat:530 cat-with-tears-of-joy:185 weary-cat:172
grinning-cat tiger-face:611 lion:599 monkey-face:556 cat:531 cat-with-tears-of-joy:184 weary-cat:172
lion see-no-evil-monkey:506 hear-no-evil-monkey:502 speak-no-evil-monkey:473
hear-no-evil-monkey monkey-face:491 speak-no-evil-monkey:201
cat leopard:484
see-no-evil-monkey monkey-face:481 hear-no-evil-monkey:151 speak-no-evil-monkey:140`,
  'Halloween': `
ghost crystal-ball:715 new-moon-face:685 castle:680
spider wolf:710
candy door:709
black-cat crystal-ball:702 alien-monster:634
skull rat:690
jack-o-lantern chocolate-bar:689 goblin:629 new-moon-face:628 castle:559 pie:530 derelict-house:424
alien-monster skull:686
owl chocolate-bar:678 goblin:611 new-moon-face:553 pie:504
alien rat:674 eyes:571 pie:535 skull:475
clown-face eyes:672
derelict-house ogre:667 pie:472
mushroom door:666 pie:496
fallen-leaf pie:651
goblin ogre:649
castle derelict-house:643 robot:599
bone key:634
night-with-stars top-hat:617
maple-leaf pie:614
robot clown-face:594
wolf mushroom:589
new-moon-face ogre:556 goblin:538 night-with-stars:515 crystal-ball:423
crystal-ball pie:541 ogre:518
chocolate-bar rat:516
pie door:501`,
  'Christmas': `
person-elf penguin:718 nesting-dolls:650
ice-skate pine-decoration:715 polar-bear:704
santa-claus snowman:707 gloves:706 socks:656 shortcake:557 bell:540 cookie:517 mrs-claus:367
deer bell:703 cookie:695
mrs-claus deer:703 snowman:693 snowman-without-snow:675 fire:548 cookie:542 bell:487
house-with-garden carrot:698
teddy-bear candy:698 person-elf:553 shortcake:531 pine-decoration:527 fire:523
christmas-tree pine-decoration:685
cookie socks:684 scarf:637 ribbon:549 teddy-bear:474
cloud-with-snow shortcake:683
ribbon polar-bear:673 shortcake:602
snowman bell:669
chocolate-bar nesting-dolls:659
scarf teddy-bear:639
gloves chocolate-bar:632
sled house-with-garden:630
snowman-without-snow bell:628 socks:621
fire carrot:614
bell pine-decoration:547 shortcake:529 cookie:527 person-elf:514 teddy-bear:419 fire:353
pine-decoration fire:547
shortcake carrot:494`,
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
