/** Generated from the shipped artwork by `npm run measure-variants -w artwork`. Do not edit.
 *  One line an emoji: its name, then what stands behind its name in those of its variants, and how far apart the two look, in tenths. */
export const VARIANT_LINES = `
1st-place-medal turn-right-6:132 mirror:67 move-3-left-16:70 less-3:53 shade-0-darker-24:55 move-3-down-24:38 shade-0-darker-17:40 shade-1-darker-12:29
abacus less-8:103 less-6:82 less-9:45 move-9-up-24:45 less-7:36 move-9-down-16:39 move-9-left-10:30 shade-8-lighter-17:29
accordion turn-right-6:113
admission-tickets turn-left-6:114
aerial-tramway mirror:126 turn-left-6:133 less-4:54 shade-2-lighter-24:55 shade-2-lighter-17:39 shade-1-darker-17:29
airplane turn-right-6:139 less-6:53 flip-6:51 move-6-down-10:35 shade-4-lighter-17:39 move-3-up-24:25 shade-4-lighter-12:27
alarm-clock move-6-left-16:102 turn-left-9:107 less-6:76 move-6-down-24:67 move-5-right-24:53 shade-0-darker-24:60 less-5:43 flip-5:41 move-5-left-10:31 shade-3-darker-17:29
alien mirror:110 move-2-up-24:117 less-1:62 flip-2:71 less-4:56 move-2-right-10:55 move-4-left-10:38 shade-2-darker-17:42 move-4-right-10:31 shade-2-darker-12:30
alien-monster less-1:54 less-0:44 move-1-right-10:33 move-0-down-10:28
ambulance less-4:105 move-5-left-16:76 less-8:53 move-4-up-10:54 less-9:34 move-9-up-24:39 flip-11:28 move-10-down-24:29
american-football turn-left-9:134
anchor turn-left-6:121
ant less-0:50 shade-1-lighter-24:29
artist-palette turn-left-9:114 less-5:74 move-5-up-24:76 move-5-up-16:57 less-2:40 move-5-up-10:39 move-3-up-16:28 shade-5-lighter-24:29
astonished-face wink-1:109 less-1:90 less-7:76 move-1-right-24:75 move-1-left-16:53 shade-1-darker-24:49 move-1-down-10:39 shade-7-lighter-24:38 move-8-right-16:29 shade-7-lighter-17:28
auto-rickshaw less-5:104 less-0:79 move-7-up-24:66 less-7:52 move-6-up-10:53 less-8:34 move-8-right-24:39 less-12:29 move-9-left-24:29
automobile less-6:115 less-3:62 move-3-down-24:68 less-2:54 move-6-left-10:54 flip-2:33 move-2-up-16:40 less-4:32 move-2-left-10:29
avocado move-3-left-24:108 turn-right-9:107 move-3-right-16:76 turn-right-6:75 move-3-down-10:54 shade-3-lighter-24:53 shade-0-lighter-17:41 shade-0-darker-12:29
baby-bottle turn-left-9:92 less-0:70 turn-left-6:65 less-4:39 shade-2-darker-12:38 move-4-up-10:25 shade-0-darker-17:31
backpack turn-right-9:117 turn-right-6:81 less-5:33 move-5-up-24:40 mirror:26 move-5-left-24:28
badger turn-right-6:135 less-0:83 less-3:50 move-0-up-16:49 move-0-left-10:44 shade-3-darker-24:35 move-1-down-10:30 shade-4-darker-24:32
badminton less-1:31 move-1-up-10:26
bagel turn-left-9:94 move-2-down-24:65 turn-left-6:65 less-20:57 move-2-right-24:53 move-2-up-16:38 shade-0-lighter-24:37 move-2-right-10:29 shade-0-darker-17:31
baguette-bread turn-left-9:102 turn-left-6:71
ballet-shoes turn-left-9:123 turn-left-6:89
balloon turn-right-6:133 less-0:89 move-3-up-24:49 less-3:42 move-3-up-16:39 less-4:25 move-4-down-24:29
banjo less-14:95 shade-13-lighter-24:49 shade-10-darker-12:35 shade-13-darker-24:26
baseball mirror:125 turn-left-9:104 turn-left-6:75 shade-0-lighter-24:47 move-5-up-24:33 shade-0-lighter-17:33 move-4-up-24:29 shade-0-darker-17:32
basket turn-left-6:107
basketball turn-right-6:107 shade-1-lighter-24:45
bat turn-left-6:120 shade-2-lighter-24:66 shade-2-darker-17:46 shade-2-darker-12:33
bathtub mirror:136 turn-right-9:119 turn-left-6:80 less-3:35 shade-6-lighter-24:36 shade-0-darker-24:30
battery turn-left-14:123 turn-left-6:66 shade-0-lighter-24:53 less-2:37 move-2-down-24:39 less-3:28 move-2-up-16:29
beach-with-umbrella turn-left-6:123 shade-4-darker-17:48 shade-3-lighter-24:39 shade-3-darker-12:28
beaming-face-with-smiling-eyes turn-left-9:104 less-1:64 move-1-up-16:74 flip-1:59 move-1-left-16:56 move-1-left-10:35 shade-4-darker-17:43 shade-3-lighter-24:30
beans turn-right-6:134
bear turn-left-9:118 less-0:81 turn-left-6:82 less-5:51 move-9-down-24:54 less-9:42 flip-9:39 move-3-up-24:29 shade-0-darker-24:29
beaver turn-left-6:114 less-3:47 move-2-down-24:54 flip-3:42 move-3-up-16:39 less-2:31 move-2-up-16:29
bed turn-left-6:133 less-4:87 shade-5-darker-24:57 less-2:38 move-4-left-16:43 less-0:31 move-0-down-16:29
beetle less-8:64 move-8-down-16:61 less-0:43 shade-7-darker-24:41 less-3:29 shade-7-darker-17:30
bell turn-left-9:105 turn-left-6:76 less-0:49 move-0-up-16:46 move-0-left-16:33 move-1-left-16:27
bell-pepper turn-left-9:114 turn-left-6:82 less-0:27 shade-0-darker-24:27
bento-box less-7:131 turn-left-6:116 move-7-up-10:73 less-5:58 move-6-down-24:55 move-6-right-24:41 shade-7-darker-24:39 move-6-down-10:30 shade-7-darker-17:28
beverage-box turn-left-9:126 turn-right-6:86 less-5:52 move-4-left-16:47 move-4-up-10:38 shade-0-darker-12:41 flip-5:28 move-5-down-16:29
bicycle less-11:65 less-12:45 move-13-up-16:36 move-13-down-24:32 shade-10-darker-24:28
billed-cap turn-right-9:130 less-1:88 shade-3-darker-24:63 shade-2-darker-24:53 move-1-right-10:33 shade-2-darker-17:37 move-1-left-10:30 shade-2-lighter-12:30
bird turn-right-6:129 shade-1-darker-24:31
bison turn-left-6:135 less-0:66 less-2:52 move-3-right-16:54 less-3:35 flip-0:37 move-2-down-10:29
black-cat less-0:98 move-1-up-16:45 move-0-up-10:32 shade-0-darker-24:28
blackbird shade-6-darker-24:48 less-6:39 shade-6-darker-17:34 less-1:27 move-0-right-10:28
blowfish turn-right-9:122 less-1:77 turn-right-6:88 shade-4-darker-24:46 shade-4-lighter-24:40 move-4-down-24:28 shade-1-lighter-24:28
blue-book turn-right-6:111 mirror:70 shade-2-darker-24:51 shade-2-darker-17:37 shade-2-lighter-12:29
blueberries turn-left-6:100 less-2:38 move-2-down-24:38 less-1:27 flip-0:25
boar turn-left-6:124 less-3:53 flip-3:45 flip-1:34 move-5-left-24:39 less-2:30 move-3-up-10:29
bone turn-left-9:114 turn-right-6:85
bookmark less-2:57 move-2-up-24:54 less-3:39 move-2-left-16:42 move-2-down-10:29 shade-2-lighter-24:28
bookmark-tabs turn-left-9:125 turn-right-6:85 move-7-right-24:35 shade-0-darker-12:43 less-8:28 move-8-right-24:29
books turn-left-6:132 shade-4-darker-17:39 shade-10-darker-17:27
boomerang less-7:109 turn-left-6:138 less-3:88 less-2:40 move-7-left-10:36 flip-8:27 move-0-left-16:29
bouquet less-6:111 flip-6:47 move-6-up-10:51 less-3:39 move-3-right-24:39 move-2-down-16:28 shade-6-darker-12:28
bowl-with-spoon mirror:105 turn-right-14:126 turn-left-6:65 shade-3-darker-24:49 move-4-down-24:35 shade-1-darker-17:38 move-4-up-24:27 shade-3-lighter-17:32
bowling turn-left-6:113 move-4-down-16:51 move-4-up-16:39 shade-3-darker-12:39 less-7:29 move-6-left-24:29
boxing-glove turn-left-9:99 turn-left-6:69 shade-2-darker-24:57 shade-2-darker-17:41 move-3-up-24:28 shade-2-darker-12:29
bread turn-left-14:112 turn-right-9:81 turn-left-6:58
brick less-1:120 move-1-down-24:94 less-2:73 move-1-up-16:75 move-2-right-16:54 shade-3-darker-24:52 move-2-left-10:39 shade-8-darker-17:38 move-2-down-10:27 shade-8-darker-12:29
bridge-at-night move-2-left-24:68 less-2:58 flip-2:51 move-11-up-16:38 shade-13-lighter-17:36 less-11:28 move-2-down-10:30
broccoli turn-left-9:117 turn-right-6:79 shade-0-darker-24:49 shade-0-lighter-17:36 shade-0-lighter-12:28
broom shade-0-darker-24:48 shade-0-darker-17:36 shade-0-darker-12:29
brown-mushroom turn-right-14:113 less-0:83 turn-left-9:78 shade-0-darker-24:54 turn-left-6:54 mirror:33 shade-0-darker-17:39 shade-0-darker-12:28
bubble-tea turn-right-6:112 mirror:82 less-1:55 move-9-left-24:33 shade-2-darker-24:36 move-7-right-24:31 shade-0-lighter-24:28
bubbles turn-right-6:104
bucket mirror:100 turn-left-6:109 shade-2-darker-24:63 shade-1-darker-24:48 shade-2-lighter-12:39 shade-2-darker-12:31
bug turn-left-6:123 less-0:38 move-9-right-24:42 move-9-left-10:29
building-construction move-5-left-16:67 less-5:58 move-5-left-10:48 move-5-up-10:39 shade-1-darker-24:37 less-2:25 move-3-up-16:31
bullet-train less-2:69 move-2-right-24:79 move-6-up-16:54 shade-5-darker-24:51 move-2-down-24:42 shade-3-darker-17:40 move-2-up-10:30 shade-2-darker-24:29
bullseye flip-8:103 turn-left-6:104 less-8:78 move-8-left-24:74 move-8-up-16:54 shade-8-darker-24:46 move-9-up-16:37 shade-0-darker-12:41 move-9-down-16:32 shade-8-darker-12:25
burrito turn-left-9:108 less-8:83 flip-9:70 less-9:51 flip-4:47 move-4-down-24:38 shade-0-darker-12:39 less-4:28 move-4-right-16:29
bus less-8:121 move-9-left-16:95 less-4:69 move-6-up-24:70 less-7:52 move-12-down-24:53 move-1-up-24:39 shade-0-darker-12:37 move-1-up-16:29 shade-1-darker-24:31
butterfly less-5:123 flip-5:116 move-6-left-16:75 less-13:59 move-6-left-10:53 move-13-down-10:36 shade-6-lighter-24:37 mirror:27 move-13-up-10:32
cactus turn-left-9:128 shade-0-darker-12:58 move-3-left-24:30 shade-1-darker-24:29
calendar turn-left-9:133 move-11-left-24:50 shade-0-lighter-24:45 less-11:41 move-11-down-16:37 less-2:27 move-11-down-10:29
camel less-1:96 shade-1-darker-24:34 shade-0-lighter-24:29
camping turn-left-6:133 less-4:70 flip-4:67 move-4-left-16:53 shade-0-darker-12:46 move-5-left-16:39 shade-1-darker-12:38 move-5-left-10:30 shade-5-darker-24:29
candy less-5:137 turn-left-6:127 less-1:65 shade-2-darker-24:58 shade-1-darker-24:39 shade-1-darker-17:29
canoe mirror:73 shade-0-lighter-17:40 shade-2-darker-24:29
card-file-box less-4:63 mirror:73 move-4-down-16:54 shade-8-darker-24:54 less-5:42 move-4-left-16:40 less-7:29 move-7-down-24:29
carousel-horse less-6:119 less-4:83 move-11-up-24:65 less-9:45 less-1:38 flip-9:39 move-8-up-16:30 shade-3-lighter-24:29
carp-streamer less-0:52 move-13-right-16:51 less-5:41 move-13-right-10:40 move-10-up-16:29 shade-3-darker-12:27
carpentry-saw turn-right-6:114
carrot turn-left-6:120 shade-0-lighter-17:50 move-2-left-24:42 shade-0-lighter-12:38 move-3-down-16:28 shade-4-darker-24:28
castle less-1:136 turn-left-6:127 less-6:77 move-6-up-24:68 move-6-up-16:55 shade-3-darker-17:45 move-0-down-16:39 shade-1-lighter-24:37 move-6-left-10:29 shade-1-darker-17:29
cat turn-right-6:136 less-1:79 move-1-up-16:38 move-3-up-24:29 shade-0-darker-24:29
cat-face turn-left-6:127 less-10:71 move-10-up-24:77 move-2-right-24:53 move-3-up-24:37 shade-10-lighter-24:34 flip-5:27 move-4-left-24:29
cat-with-tears-of-joy less-11:122 flip-11:90 less-8:70 move-8-up-24:75 move-2-right-24:52 move-8-left-16:38 shade-11-darker-24:37 less-3:28 flip-5:27
cat-with-wry-smile turn-left-6:129 move-2-right-24:53 wink-8:33 less-8:43 less-10:28 flip-5:27
chair less-2:86 less-0:54 shade-7-darker-17:52 shade-7-lighter-12:37 move-4-up-24:29 shade-6-darker-12:30
cherries shade-0-darker-17:52 shade-0-darker-12:37
cherry-blossom turn-left-9:99 turn-right-6:76 less-1:50 move-1-down-24:47 flip-1:44 move-1-left-16:39 move-1-left-10:28 shade-1-darker-17:28
chestnut turn-left-9:110 turn-left-6:76
chicken turn-right-6:112 move-6-up-24:72 less-6:54 move-4-right-24:54 less-1:44 move-6-left-10:38 move-1-down-16:29 shade-0-lighter-17:25
chipmunk turn-left-6:129 less-4:45 less-1:37 move-1-down-16:38 flip-4:29 move-3-down-24:29
chocolate-bar turn-right-9:129 shade-0-lighter-24:50 shade-0-darker-17:35 shade-14-lighter-17:31
christmas-tree less-0:106 turn-left-6:111 mirror:48 less-8:36 flip-0:32 move-5-right-24:29
circus-tent mirror:113 move-9-up-24:116 less-8:64 flip-11:63 less-11:51 flip-9:59 less-15:33 move-16-up-16:39 less-10:28 move-11-up-10:29
clapper-board turn-left-6:139 less-9:67 move-9-right-24:71 less-5:53 move-9-right-16:54 less-8:42 move-3-up-16:39 move-3-up-10:29 shade-2-darker-17:28
classical-building move-3-left-24:100 turn-right-6:101 less-3:85 move-3-right-16:78 less-4:48 move-3-left-10:59 move-5-up-24:37 shade-0-darker-24:39 move-9-down-24:29 shade-3-darker-17:29
clipboard turn-right-6:115 mirror:89 move-2-left-24:29 shade-2-darker-24:27
closed-book turn-left-6:114 mirror:49 shade-2-darker-17:39 shade-1-lighter-17:28
closed-mailbox-with-raised-flag less-0:126 less-4:69 move-3-down-24:38 shade-0-darker-24:41 move-0-down-10:30 shade-0-darker-17:29
closed-umbrella less-1:90 turn-left-6:136 shade-1-darker-24:29
cloud mirror:90 turn-left-20:90 turn-right-14:72 turn-left-9:52 shade-0-darker-24:41 shade-0-darker-17:30
cloud-with-lightning turn-left-6:119 shade-1-lighter-24:37 shade-1-darker-17:30
cloud-with-lightning-and-rain shade-5-darker-24:40 shade-5-darker-17:29
cloud-with-rain less-2:92 turn-right-6:109 move-2-up-10:45 move-2-down-10:39 shade-0-darker-24:40 shade-0-darker-17:29
cloud-with-snow less-1:106 turn-right-9:110 turn-left-6:74 less-2:51 move-2-right-16:47 shade-1-lighter-24:39 move-2-right-10:29 shade-0-darker-17:29
clown-face wink-9:91 less-7:98 less-9:81 move-7-up-16:75 less-6:49 move-6-left-24:54 move-6-left-16:41 shade-1-lighter-24:39 move-6-down-10:29 shade-0-lighter-24:30
clutch-bag turn-left-9:103 turn-right-6:72 mirror:50
coconut turn-right-20:106 turn-left-14:80 turn-right-9:54 shade-2-lighter-17:40 turn-left-6:38 shade-1-darker-12:29
cold-face wink-1:107 less-1:99 less-5:73 mirror:63 move-1-left-10:47 shade-1-darker-24:48 move-5-left-10:39 shade-8-darker-24:41 less-3:27 flip-3:31
compass turn-left-9:78 turn-left-6:61 less-7:36 move-7-down-24:38 less-6:26 flip-7:26
computer-mouse turn-left-20:96 turn-left-14:75 turn-left-9:52 shade-1-lighter-24:35 turn-right-6:37 less-1:29 move-1-left-16:26
confused-face wink-1:107 less-3:117 less-5:72 flip-5:79 mirror:54 move-1-down-16:54 move-1-down-10:39 shade-1-darker-24:36 shade-5-lighter-24:29
control-knobs turn-right-9:129 mirror:27
cooked-rice turn-left-14:119 turn-left-9:86 turn-left-6:61 mirror:32 shade-3-darker-24:27
cookie mirror:138 turn-left-14:109 less-4:63 turn-right-9:77 less-5:57 move-5-up-24:54 less-3:36 move-2-up-24:39 less-1:29 move-1-up-16:29
cooking move-4-up-16:105 turn-left-6:119 move-4-down-10:70 less-5:47 move-5-left-24:49 flip-4:38 move-5-left-16:36 shade-4-darker-12:28
coral less-3:56 shade-9-darker-24:54 less-5:40 move-5-up-16:38 less-8:26 move-8-up-16:28
couch-and-lamp less-7:107 less-4:59 shade-0-darker-24:50 less-8:35 move-3-down-16:35 shade-0-lighter-17:29
cow turn-left-6:115 move-10-right-24:63 less-10:57 move-10-right-16:51 less-0:38 flip-10:35 less-13:28 flip-1:26
cow-face turn-right-6:120 shade-1-darker-24:63 move-5-left-24:52 shade-2-lighter-17:47 less-6:34 move-7-down-24:39 less-0:26 move-6-left-24:30
cowboy-hat-face less-4:93 turn-left-6:138 wink-2:75 move-4-up-24:78 move-2-down-24:55 shade-8-darker-24:53 less-2:44 move-2-left-16:41 move-2-up-16:29 shade-4-lighter-24:28
crab less-15:109 move-13-up-24:35 shade-15-darker-24:28
cricket mirror:135 turn-left-9:123 less-1:41 shade-1-darker-24:37 shade-1-darker-17:27
cricket-game less-2:66 less-3:34 move-3-down-16:38 move-3-right-16:28 shade-1-darker-17:28
crocodile turn-left-6:102
croissant less-1:139 turn-left-9:105 turn-left-6:79 shade-1-darker-24:52 shade-1-darker-17:36 shade-1-darker-12:26
crown turn-left-6:104 less-2:60 less-5:39 move-5-left-24:38 move-0-down-24:31 shade-5-lighter-24:29
crying-cat turn-left-6:135 mirror:68 less-11:48 move-2-right-24:53 less-8:36 flip-8:36 flip-4:27 move-3-left-24:29
crying-face wink-2:100 less-6:117 less-8:87 move-4-up-24:75 less-1:54 move-6-down-10:53 move-2-down-10:36 shade-6-lighter-24:35 flip-4:27 move-3-right-16:30
crystal-ball less-4:100 move-4-left-24:100 move-4-left-16:80 turn-left-9:83 less-3:45 move-3-right-24:54 move-3-up-16:39 shade-4-darker-24:38 less-2:26 move-3-left-10:28
cucumber turn-left-6:101
cup-with-straw turn-left-9:112 shade-4-darker-24:62 turn-left-6:81 less-0:61 mirror:59 less-2:35 shade-4-darker-12:37 move-0-up-10:28 shade-4-lighter-12:32
cupcake turn-left-6:108 shade-11-darker-24:49 mirror:34 shade-12-darker-12:39 shade-11-lighter-17:30
curling-stone less-1:114 mirror:91 shade-1-lighter-24:37 shade-1-darker-24:31
custard turn-left-9:115 turn-right-6:82 shade-2-darker-24:53 shade-2-darker-17:38 mirror:27 shade-6-darker-17:30
cyclone turn-right-14:130 turn-left-6:67
deciduous-tree less-0:93 mirror:96 turn-left-6:86 move-0-down-16:41 shade-0-lighter-24:29
deer less-2:78 less-12:45 move-4-left-24:39 less-10:30 move-0-up-16:29
derelict-house move-1-up-24:110 turn-left-6:124 less-2:68 move-2-up-24:80 flip-1:47 move-1-right-10:55 less-3:39 flip-3:39 less-4:30 flip-2:30
desert turn-left-6:104 shade-2-darker-17:50 move-4-left-24:33 shade-4-darker-24:39 move-4-down-24:31 shade-1-lighter-12:30
desert-island mirror:92 shade-2-lighter-24:55 shade-1-darker-17:40 shade-0-darker-17:29
desktop-computer turn-right-6:116
disappointed-face move-3-down-24:104 turn-left-14:132 less-3:72 flip-1:68 flip-3:58 move-1-up-10:53 move-3-left-10:36 shade-3-lighter-24:29
disguised-face less-7:94 move-4-up-24:104 less-6:81 move-7-right-24:76 flip-6:61 move-6-left-24:55 move-6-up-10:39 shade-1-lighter-17:39 shade-1-darker-12:29
diving-mask less-6:74 move-5-down-16:49 move-0-left-10:36 shade-1-lighter-12:39 move-5-up-10:27 shade-0-lighter-24:25
dodo turn-left-6:106 less-0:53 move-2-down-24:47 less-4:38 move-1-down-16:34 move-1-up-10:30 shade-4-lighter-17:29
dog less-1:92 less-2:86 move-7-right-16:45 move-7-up-16:42 less-7:30 move-4-up-24:29
dog-face turn-right-6:110 less-2:73 move-7-up-24:69 less-7:53 flip-8:54 less-5:37 move-5-right-10:39 move-2-down-10:30 shade-2-darker-24:29
dolphin turn-right-6:106
donkey less-0:129 turn-left-6:134 less-3:55 move-12-up-24:54 shade-0-lighter-24:28
door turn-left-9:123 turn-left-6:87 shade-3-darker-24:53 shade-1-darker-12:37 shade-3-darker-12:27
doughnut turn-left-20:121 mirror:65 turn-left-9:77 turn-right-6:56
dragon-face move-7-left-24:66 less-2:54 move-7-right-24:60 less-5:37 move-6-left-24:40 move-5-right-16:28 shade-3-darker-24:30
dress turn-left-6:131 move-1-down-24:29
droplet turn-left-20:129 turn-right-9:69 turn-left-6:47
duck turn-right-6:101 move-1-right-16:48 shade-0-darker-24:57 less-1:39 move-1-right-10:34 move-1-up-10:26 shade-0-lighter-12:29
e-mail turn-left-6:70 shade-0-darker-17:55 shade-0-darker-12:39 shade-3-darker-12:31
eagle turn-right-6:120 shade-2-lighter-24:62 less-3:51 shade-2-darker-24:61 less-1:38 flip-3:35 move-3-up-10:32 shade-0-darker-24:30
ear-of-corn turn-left-9:124 turn-left-6:89 less-3:53 shade-1-darker-24:48 shade-2-lighter-17:39 move-3-left-10:30 shade-1-lighter-17:31
egg turn-right-20:107 turn-left-14:78 mirror:59 turn-left-9:53 turn-left-6:36
eggplant less-1:122 turn-right-6:106 shade-1-darker-24:48 move-2-down-24:33 shade-1-lighter-17:35 less-2:29 move-2-up-24:29
electric-plug turn-right-6:138 less-0:47 shade-2-darker-12:42
elephant less-0:97 turn-right-9:125 turn-right-6:88 less-4:49 flip-0:45 less-1:37 move-0-up-16:41 flip-4:27 move-1-left-10:29
empty-nest turn-left-6:130 shade-4-lighter-24:62 less-0:56 shade-4-darker-24:61 shade-1-darker-12:40 move-0-up-10:32 shade-3-lighter-17:30
envelope turn-left-6:71 shade-1-lighter-24:29
evergreen-tree less-0:109 turn-left-9:125 shade-0-darker-24:31
ewe turn-left-6:120 less-0:68 less-3:49 less-7:40 flip-7:33 less-1:26 move-0-down-10:29
expressionless-face move-3-up-24:104 turn-left-20:108 less-3:62 move-3-down-10:75 less-1:48 move-1-down-10:53 move-3-up-10:39 move-3-left-16:30 shade-3-lighter-24:25
eyes move-5-right-16:115 turn-right-6:110 move-5-right-10:77 move-6-left-24:50 shade-5-lighter-24:56 move-6-up-24:38 shade-5-lighter-17:39 move-6-up-10:29 shade-2-darker-24:29
face-savoring-food mirror:118 turn-right-9:97 less-3:84 move-1-up-16:74 flip-1:59 move-3-up-16:55 move-3-left-10:37 shade-3-lighter-24:35 move-3-right-10:29 shade-3-darker-24:31
face-with-hand-over-mouth turn-left-9:100 less-3:64 move-3-up-16:74 flip-3:59 mirror:47 move-3-left-10:35 shade-1-darker-24:27
face-with-monocle less-9:115 move-8-down-24:106 less-2:68 flip-7:68 less-7:61 move-1-right-24:54 move-1-right-16:39 shade-2-darker-24:37 less-6:29 move-5-left-24:29
face-with-open-mouth wink-1:107 less-5:112 less-3:77 move-5-up-24:76 move-1-up-16:53 shade-5-lighter-24:56 move-1-down-10:39 shade-5-lighter-17:41 shade-5-lighter-12:29
face-with-peeking-eye mirror:136 turn-left-9:106 less-5:72 move-5-down-24:65 less-1:55 flip-4:49 less-3:40 flip-3:37 move-4-up-10:29 shade-1-darker-24:30
face-with-raised-eyebrow wink-2:107 less-4:119 less-2:66 move-4-down-16:77 mirror:54 move-1-right-16:53 move-3-down-24:39 shade-2-darker-24:36 move-1-up-10:31 shade-4-darker-24:28
face-with-rolling-eyes wink-1:111 less-1:94 move-1-up-24:72 turn-left-9:82 less-3:54 move-1-left-16:53 move-1-left-10:39 shade-1-darker-17:36 move-5-up-10:28 shade-1-darker-12:25
face-with-tears-of-joy less-6:109 flip-6:94 less-1:64 move-5-right-16:76 flip-1:59 move-6-down-10:54 move-1-left-10:35 shade-5-lighter-24:38 shade-3-darker-12:31
face-with-tongue wink-2:100 less-3:117 less-6:71 move-3-up-16:75 less-1:55 move-3-up-10:54 move-6-down-10:40 shade-3-lighter-24:35 flip-6:30 move-6-left-10:29
face-without-mouth wink-2:100 less-3:117 move-3-up-16:75 turn-left-9:85 less-1:55 move-3-up-10:54 move-1-up-10:36 shade-3-lighter-24:35 shade-1-darker-24:30
factory less-13:98 move-13-up-24:106 less-14:68 move-14-up-24:76 less-16:56 move-14-right-24:54 less-18:43 move-14-right-16:39 move-18-up-10:29 shade-0-darker-24:30
falafel move-4-right-24:115 turn-right-6:115 move-4-left-16:74 shade-4-darker-24:62 move-4-up-10:55 move-1-down-24:35 shade-0-lighter-12:39 shade-4-darker-12:31
fallen-leaf less-3:122 turn-right-6:132 shade-2-darker-24:66 shade-2-lighter-24:55 shade-2-lighter-17:41 move-5-down-24:31 shade-1-darker-24:27
feather turn-left-6:112 less-1:83 shade-1-darker-24:53 shade-1-darker-17:38 shade-2-darker-24:30
ferris-wheel less-9:46 less-12:41 move-8-down-24:41 move-14-down-10:29 shade-2-lighter-24:26
ferry move-2-up-24:64 less-12:50 move-12-down-24:56 move-12-down-10:39 shade-1-darker-17:38 less-9:28 move-3-down-16:29
field-hockey less-3:50 shade-3-darker-24:35 shade-3-darker-17:25
film-projector turn-right-6:131
fire turn-left-9:102 turn-left-6:72
fire-engine less-9:115 less-14:70 move-14-right-24:78 less-11:55 move-9-down-10:54 move-11-up-10:38 shade-14-lighter-24:39 move-14-down-10:29 shade-13-darker-24:31
fireworks shade-9-lighter-17:40 move-11-left-16:30
fish turn-right-6:106
fish-cake-with-swirl mirror:80 turn-right-20:68 turn-left-14:57 shade-0-darker-12:37 turn-left-9:42 shade-2-darker-17:27
fishing-pole less-8:138 less-9:84 shade-2-lighter-24:66 less-3:56 shade-9-darker-24:50 shade-8-darker-24:40 move-1-up-24:29 shade-8-darker-17:28
flag-in-hole less-4:117 turn-left-6:131 move-1-down-24:63 less-1:47 move-3-right-24:53 move-1-right-24:39 shade-2-darker-24:44 move-3-up-10:28 shade-4-darker-24:30
flamingo turn-left-6:107 less-1:65 less-4:47 shade-3-darker-24:57 less-3:43 move-3-down-24:37 move-4-left-10:29 shade-3-darker-12:29
flashlight less-5:136 turn-left-6:115 move-5-right-10:68 shade-5-lighter-24:44 shade-5-lighter-17:31
flat-shoe less-0:85 shade-1-lighter-12:36 shade-2-lighter-24:29
flatbread turn-left-20:40 mirror:30
floppy-disk less-5:114 move-4-down-16:114 move-4-right-10:73 shade-4-darker-24:67 move-5-down-16:54 shade-3-lighter-24:58 move-5-down-10:39 shade-2-darker-24:39 shade-2-lighter-17:29
flushed-face wink-3:104 turn-left-9:98 less-5:73 move-5-right-24:76 less-9:51 move-3-right-16:54 move-5-left-10:39 shade-3-darker-17:33 flip-7:28 move-7-down-16:29
flute turn-left-6:134 less-1:46 shade-2-darker-24:52 less-4:41 shade-2-darker-17:38 shade-2-darker-12:28
fly less-0:79 move-0-down-16:53 move-0-up-10:39 shade-6-lighter-12:39 move-4-up-10:29 shade-8-lighter-24:27
fog turn-left-14:129 turn-left-6:63 mirror:57 shade-1-darker-12:46 shade-0-darker-24:40 shade-0-darker-17:29
fondue turn-right-6:139 less-0:41 move-0-left-10:36 move-0-up-16:28 shade-6-darker-17:31
fork-and-knife-with-plate mirror:102 turn-left-14:122 turn-left-6:71 shade-3-lighter-24:50 shade-3-lighter-17:35 shade-2-lighter-12:25
fortune-cookie turn-left-6:104 shade-0-darker-24:49 shade-0-darker-17:35 shade-0-lighter-17:32
fountain turn-right-9:114 shade-1-darker-24:62 turn-left-6:81 shade-1-lighter-24:53 mirror:41 shade-1-darker-17:44 shade-1-darker-12:31
fountain-pen turn-left-6:137 less-1:56 flip-2:47 less-2:42 shade-0-darker-12:37 move-2-up-10:30
four-leaf-clover turn-left-6:105 mirror:75
fox mirror:128 turn-left-6:127 less-8:68 move-5-down-16:76 flip-5:57 move-5-down-10:54 flip-8:38 move-7-left-10:40 less-6:31 move-6-up-16:29
french-fries turn-left-9:122 turn-left-6:86 mirror:60 shade-0-darker-24:50 shade-0-lighter-12:38
fried-shrimp turn-right-9:131 turn-right-6:86
frog less-3:99 move-3-down-24:99 move-3-left-16:75 wink-1:61 move-3-up-10:52 move-1-right-24:29 shade-3-lighter-24:28
front-facing-baby-chick less-0:94 turn-left-9:112 turn-left-6:81 less-1:56 shade-0-darker-24:27
fuel-pump less-3:126 move-3-up-24:101 less-8:74 move-3-left-24:74 move-2-up-24:54 shade-3-darker-24:55 flip-2:43 move-2-down-16:39 move-9-down-10:28 shade-3-darker-12:28
gear turn-left-9:109 turn-left-6:82
gem-stone turn-right-9:124 less-5:45 flip-5:52 move-5-right-24:38 shade-1-lighter-17:39 move-5-up-10:31 shade-0-lighter-12:29
ghost move-2-up-24:103 turn-right-9:125 less-3:72 move-3-down-24:75 less-5:54 flip-2:55 less-4:37 move-2-left-10:40 mirror:27 move-3-left-10:28
ginger-root turn-left-6:125
giraffe less-1:97 less-2:86 shade-3-lighter-17:45 shade-3-darker-12:39 move-23-down-16:28 shade-1-darker-24:27
glasses less-2:115 turn-left-6:134 mirror:60 move-2-left-16:55 move-1-down-10:40 shade-1-darker-17:39 less-4:30 flip-1:28
globe-showing-americas mirror:133 turn-left-20:102 turn-right-14:80 turn-left-9:60 turn-left-6:41
globe-showing-europe-africa mirror:123 turn-left-14:73 turn-left-9:55 turn-left-6:39
gloves turn-left-9:130 shade-0-lighter-24:47 shade-0-lighter-17:33 shade-2-darker-24:29
goal-net shade-5-darker-24:58 shade-5-darker-12:39
goat less-1:76 move-4-left-24:46 less-9:39 move-5-up-16:39 move-0-down-24:29 shade-1-darker-24:27
goblin wink-3:131 less-3:123 less-4:73 flip-4:83 move-2-left-10:54 shade-9-lighter-24:53 less-1:38 move-1-up-16:38 move-1-down-10:29 shade-1-darker-24:27
goggles shade-2-darker-17:40 shade-4-darker-24:28
goose turn-right-6:111 less-5:56 shade-4-lighter-24:46 shade-2-darker-12:41 move-0-up-10:30 shade-4-darker-17:32
gorilla turn-right-6:120 less-0:82 less-6:59 shade-6-lighter-24:51 shade-6-darker-17:36 less-1:29 move-0-up-10:29
graduation-cap turn-right-6:114 shade-0-darker-24:58 shade-0-darker-17:42 shade-0-darker-12:29
grapes less-7:116 turn-left-6:123 move-7-down-16:45 shade-0-darker-24:50 move-3-up-16:38 shade-3-darker-24:41 move-7-down-10:29 shade-2-lighter-17:30
green-apple less-0:100 turn-left-14:130 turn-left-6:71 shade-0-lighter-24:37 move-0-right-10:30 shade-0-darker-17:31
green-book mirror:93 turn-right-6:106 shade-2-darker-24:57 shade-3-lighter-24:38 shade-2-darker-12:29
green-salad mirror:113 turn-left-9:117 turn-right-6:81 less-5:47 move-3-right-24:55 flip-5:40 move-3-left-16:37 less-3:32 flip-3:31
grimacing-face wink-1:107 turn-left-9:111 less-3:77 move-1-down-24:74 move-1-up-16:53 shade-1-darker-24:48 move-1-down-10:39 shade-6-darker-24:37 shade-6-darker-17:26
grinning-cat turn-left-6:127 less-10:71 move-10-up-24:77 move-2-right-24:53 move-3-up-24:37 shade-10-lighter-24:34 flip-5:27 move-4-left-24:29
grinning-cat-with-smiling-eyes turn-left-6:128 less-8:71 move-8-up-24:77 move-2-right-24:53 move-3-up-24:37 shade-8-lighter-24:34 flip-5:27 move-4-left-24:29
grinning-face wink-1:102 less-3:117 move-3-down-16:73 turn-left-6:84 less-1:59 move-1-down-16:54 move-1-down-10:37 shade-5-lighter-12:37 flip-2:29 shade-3-darker-24:27
grinning-face-with-big-eyes wink-1:112 less-3:127 less-1:66 move-1-right-24:73 move-3-up-10:54 move-1-left-10:39 shade-3-lighter-24:38 flip-2:27 move-1-up-10:30
grinning-squinting-face turn-left-14:129 less-1:71 move-1-right-24:76 move-1-down-10:51 move-1-left-10:41 shade-3-darker-12:36 shade-1-lighter-24:28
guide-dog less-0:91 less-1:87 less-9:45 move-7-left-24:47 less-7:40 flip-7:33 less-6:30 move-8-up-24:29
guitar less-8:121 less-9:81 shade-4-darker-24:59 shade-3-darker-17:38 move-5-down-24:26 shade-4-darker-12:30
hamburger turn-left-6:122 shade-9-lighter-24:68 shade-8-darker-24:59 shade-1-darker-12:39 shade-7-darker-17:29
hammer less-1:127 turn-left-6:134 shade-1-darker-24:60 less-2:43 shade-1-darker-17:43 shade-1-darker-12:30
hamster turn-left-6:113 move-6-down-16:64 move-3-right-24:53 shade-1-darker-24:50 move-1-up-24:39 shade-1-darker-17:35 less-1:28 move-2-right-16:28
handbag turn-left-6:123 shade-2-lighter-24:51 shade-2-darker-17:36 shade-2-lighter-12:26
headphone turn-left-9:121 less-3:71 mirror:73 shade-2-lighter-24:49 shade-0-lighter-24:37 shade-2-darker-12:31
hear-no-evil-monkey turn-left-6:102 shade-12-darker-24:70 less-4:46 move-4-down-24:52 less-10:35 move-8-left-16:39 move-4-up-10:29 shade-10-lighter-24:29
hedgehog turn-left-6:130 less-1:53 move-5-up-16:39 shade-2-darker-12:39 move-0-right-10:30
helicopter shade-0-darker-24:39 shade-0-lighter-17:28
herb less-5:109 turn-left-6:136 less-4:75 shade-5-darker-24:47 shade-0-lighter-24:37 shade-0-darker-17:29
hibiscus turn-right-6:106 move-3-up-24:62 move-3-right-24:51 shade-0-darker-24:50 less-3:43 move-3-left-10:37 move-3-down-10:30 shade-0-lighter-17:31
high-voltage turn-right-6:122
hiking-boot turn-right-6:138 less-1:70 move-1-down-24:70 move-1-down-16:54 shade-3-darker-17:45 move-1-down-10:41 shade-1-darker-24:42 move-1-left-10:30 shade-1-darker-17:30
hippopotamus mirror:125 turn-right-9:115 less-0:71 turn-right-6:85 less-1:54 flip-1:37 move-1-right-24:39 move-0-left-10:30 shade-7-lighter-17:28
honey-pot mirror:104 turn-left-9:132 shade-2-darker-17:48 less-5:41 move-5-down-16:38 move-5-down-10:28
honeybee shade-11-darker-24:64 less-2:55 move-2-down-24:52 flip-0:35 move-1-up-10:39 less-7:29 move-2-down-10:29
hook turn-left-6:105
horse-face less-0:97 turn-left-6:128 move-0-right-16:62 move-7-up-24:46 shade-4-lighter-12:45 move-0-down-10:41 less-7:30 move-8-left-24:29
hot-dog turn-left-9:116 turn-left-6:82 shade-0-darker-24:55 shade-0-darker-17:39 shade-0-darker-12:28
hot-face wink-4:106 less-3:114 less-8:72 move-3-up-16:77 less-10:50 move-3-right-10:53 flip-5:41 move-8-left-10:39 flip-6:27 move-6-up-16:29
hot-pepper turn-right-6:107 shade-1-darker-17:49 shade-1-lighter-12:39
house less-1:103 turn-right-6:123 move-1-left-24:74 shade-1-darker-24:64 move-1-left-16:53 shade-5-lighter-24:52 move-1-left-10:39 shade-6-darker-24:39 less-3:31 move-3-up-16:29
house-with-garden turn-left-6:119 less-3:80 move-3-right-24:67 move-3-right-16:51 shade-1-darker-24:54 move-3-down-24:40 shade-2-lighter-12:39 less-9:28 move-5-down-16:29
hugging-face less-1:101 turn-left-6:102 less-5:64 move-5-up-16:74 flip-5:59 move-5-left-16:56 move-3-left-24:36 shade-1-lighter-17:38 shade-7-darker-24:27
hushed-face wink-2:109 less-2:90 less-5:77 move-2-right-24:75 move-2-left-16:53 shade-2-darker-24:49 move-2-down-10:39 shade-1-lighter-24:36 move-4-down-16:28 shade-1-darker-24:31
hut less-2:119 turn-left-6:110 move-2-up-16:75 move-2-up-10:56 shade-2-lighter-24:50 move-2-down-10:44 shade-2-lighter-17:36 move-2-right-16:32 shade-2-darker-24:29
hyacinth turn-right-9:132 move-6-left-24:48 less-5:34 move-5-up-24:38 move-14-down-24:29
ice mirror:115 turn-left-9:102 turn-left-6:72 less-1:56 move-1-left-24:39 move-1-right-24:28 shade-1-lighter-24:25
ice-cream turn-left-6:123 less-0:79 less-5:57 move-5-up-16:49 move-5-down-16:43 shade-2-lighter-24:39 move-5-down-10:30 shade-0-darker-24:30
ice-hockey less-4:119 shade-0-darker-24:48 less-7:37 shade-0-lighter-24:41 shade-0-lighter-17:29
ice-skate turn-left-9:133 shade-2-darker-17:47 shade-2-lighter-12:34 move-3-down-16:26
inbox-tray turn-right-9:116 turn-left-6:81 shade-3-lighter-24:53 mirror:42 shade-3-darker-17:39 shade-0-darker-12:28
jack-o-lantern turn-left-9:107 shade-4-lighter-24:62 turn-left-6:76 move-2-right-24:47 move-2-down-24:39 shade-4-lighter-17:43 less-0:28 move-0-down-24:27
japanese-castle less-9:115 move-9-up-24:99 move-8-down-24:76 less-8:61 move-8-up-16:54 less-0:37 move-6-left-24:39 move-13-right-10:29 shade-0-darker-17:29
jeans turn-right-6:125 less-3:42 move-4-up-10:37 shade-2-lighter-24:30
jellyfish turn-left-6:127 mirror:84 move-12-left-24:49 shade-8-darker-24:53 move-12-right-16:42 shade-8-darker-17:39 move-11-right-24:29 shade-9-lighter-24:29
joystick turn-right-6:115 shade-6-lighter-24:49 shade-6-darker-17:37 shade-6-darker-12:30
kangaroo turn-right-6:108 move-3-down-24:37 move-3-right-24:32
key turn-right-6:107
keyboard turn-left-9:90 turn-left-6:64
kick-scooter less-0:93 shade-5-darker-24:57 shade-5-darker-17:40 shade-5-darker-12:29
kimono turn-left-9:134 shade-2-lighter-24:62 less-0:46 move-16-down-24:48 less-16:33 flip-16:37 move-16-down-10:28 shade-2-darker-12:30
kite less-1:98 less-7:59 shade-2-darker-24:55 shade-6-lighter-24:39 less-3:28 flip-5:27
kiwi-fruit turn-right-14:114 turn-left-6:75 less-2:55 shade-2-darker-17:49 move-6-down-16:39 shade-2-darker-12:35 move-8-right-16:29
koala less-5:126 move-5-left-24:90 move-5-left-16:70 turn-left-6:73 move-5-left-10:47 shade-5-lighter-24:56 less-1:34 move-1-left-24:40 flip-1:29 move-3-up-24:30
lacrosse less-10:114 less-7:33 move-6-up-16:42 move-6-up-10:28 shade-5-darker-24:29
ladder shade-0-darker-17:48 shade-3-darker-24:40 shade-2-darker-17:29
lady-beetle less-7:81 move-7-left-24:71 less-9:51 move-9-left-16:54 move-8-down-16:39 shade-5-darker-12:36 move-9-down-10:29 shade-8-lighter-24:29
laptop turn-left-6:97
leaf-fluttering-in-wind turn-right-6:112 move-5-up-24:47 shade-3-darker-24:57 less-5:35 move-5-down-24:40 move-5-down-16:32 shade-3-darker-12:29
leafy-green turn-left-9:122 shade-2-darker-24:32
leopard turn-left-6:129 less-0:74 move-12-right-16:29 shade-0-darker-24:26
level-slider turn-left-9:102 move-9-up-24:64 turn-left-6:73 less-9:61 move-9-up-16:50 move-9-down-10:34 shade-9-lighter-24:40 move-2-up-16:30 shade-8-darker-12:29
light-rail less-5:75 shade-1-darker-24:63 move-5-up-24:54 shade-3-darker-24:49 less-4:36 flip-4:35 move-5-left-10:29 shade-2-darker-12:30
lime turn-left-20:121 turn-right-9:65 shade-1-darker-24:50 turn-right-6:46 less-3:38 shade-3-darker-24:41 flip-3:31 move-3-up-16:28
linked-paperclips turn-right-6:119 shade-3-lighter-24:52 shade-3-darker-17:36 shade-2-lighter-24:29
lion less-4:91 turn-left-6:110 less-8:71 move-8-up-16:79 less-5:46 flip-8:57 flip-5:36 move-6-down-24:40 move-4-left-10:29 shade-4-lighter-17:29
lizard turn-right-6:117
llama turn-right-6:123 less-0:35 move-3-left-16:30 shade-3-darker-24:26
lobster less-9:51 move-17-down-16:51 move-17-left-24:37 shade-15-darker-12:35 move-17-down-10:32 shade-17-lighter-24:29
locked less-3:96 move-3-right-24:110 move-3-up-24:75 turn-left-6:76 flip-3:49 move-3-up-16:59 move-3-up-10:42 shade-3-darker-24:37 shade-3-darker-17:26
locomotive less-2:132 move-9-down-24:94 less-7:69 move-9-up-16:70 less-9:53 move-9-up-10:53 less-13:38 move-10-up-10:38 move-15-down-16:29 shade-8-darker-17:29
lollipop turn-right-6:111 less-2:73 less-6:57 flip-7:61 move-7-left-16:40 shade-0-darker-17:33 move-10-down-10:29 shade-2-darker-24:29
long-drum turn-left-6:121 shade-2-darker-24:38 shade-1-darker-17:29
lotus turn-left-14:108 less-11:73 move-11-up-24:63 move-11-right-24:57 less-3:42 move-7-down-24:39 less-5:31 flip-9:25
loudly-crying-face less-5:112 move-5-left-24:102 move-5-up-24:76 less-3:55 flip-3:57 move-5-up-10:38 shade-1-lighter-17:41 shade-5-lighter-12:29
luggage turn-right-6:93 mirror:68 less-8:55 move-8-down-24:53 flip-8:33 move-2-left-24:41 move-0-up-10:29 shade-5-darker-17:28
magic-wand less-3:83 less-5:52 shade-0-darker-24:47 shade-0-lighter-17:34 shade-3-darker-24:29
magnet turn-left-9:107 turn-left-6:79 less-0:55 shade-0-darker-24:51 shade-0-darker-17:36 shade-0-darker-12:25
magnifying-glass-tilted-left turn-right-6:123 move-1-right-24:50 less-1:34 move-1-left-16:38 move-1-left-10:28
mammoth less-0:112 turn-right-6:123 flip-6:57 move-0-up-16:47 less-1:41 move-1-right-10:37 less-4:32 move-4-left-24:29
mango less-0:92 turn-right-9:99 turn-left-6:71 shade-0-darker-24:39 move-0-left-10:26 shade-0-lighter-17:29
mans-shoe turn-left-6:127 less-3:88 move-3-right-10:30 shade-3-darker-24:29
mantelpiece-clock turn-right-6:115 flip-2:49 mirror:46 less-2:44 move-2-right-24:40 move-2-left-10:30 shade-4-darker-12:30
maple-leaf shade-1-lighter-24:47 shade-1-lighter-17:38 shade-1-darker-17:31
martial-arts-uniform turn-right-9:106 move-3-up-24:63 turn-left-6:76 less-3:47 flip-3:50 move-3-up-16:35 shade-2-darker-24:37 move-3-down-16:29 shade-4-lighter-17:27
mate turn-left-14:120 turn-right-9:85 shade-3-darker-24:46 turn-right-6:59 mirror:38 shade-3-lighter-17:29
meat-on-bone less-3:105 turn-left-9:95 turn-left-6:67 less-2:54 move-1-down-24:45 flip-1:38 move-1-up-24:39 move-1-up-16:29 shade-3-darker-12:29
megaphone turn-left-9:115 less-0:77 turn-left-6:81 shade-0-darker-24:30
melon mirror:106 turn-left-20:114 less-0:66 turn-left-6:75
melting-face less-6:107 move-6-down-24:99 less-7:66 flip-7:65 less-4:48 move-3-left-24:53 move-3-left-16:42 shade-2-darker-24:38 move-4-right-10:29 shade-2-darker-17:28
memo turn-right-9:125 less-10:76 turn-right-6:89 move-10-down-16:46 shade-7-lighter-24:52 move-11-left-24:36 shade-7-lighter-17:37 flip-11:29 move-10-left-10:29
metro less-10:104 turn-right-9:128 move-9-left-24:72 less-9:60 move-10-down-16:56 move-6-up-16:38 shade-5-darker-17:39 less-8:28 move-6-right-16:28
microphone turn-right-6:113 shade-2-darker-24:53 shade-1-darker-12:40 shade-2-darker-12:26
microscope turn-left-6:115 shade-3-darker-17:49 shade-2-darker-12:40 shade-0-darker-17:26
mirror turn-left-20:125 mirror:72 shade-1-darker-24:68 shade-1-darker-17:48 turn-left-6:50 shade-2-darker-12:39 shade-1-lighter-17:25
mirror-ball mirror:133 turn-left-9:102 turn-left-6:73
mobile-phone move-6-right-24:94 turn-left-6:136 less-9:79 move-8-left-24:74 less-3:59 move-3-left-24:53 move-9-left-10:39 shade-0-darker-17:40 move-3-left-10:29 shade-0-darker-12:29
monkey less-1:64 move-1-left-24:51 flip-1:37 move-1-up-24:41 less-6:26 move-1-left-10:29
monkey-face turn-left-20:129 turn-left-9:66 less-4:58 move-4-down-24:60 less-2:43 move-6-right-24:39 flip-4:29 move-6-up-16:31
monorail turn-left-6:120 shade-0-darker-24:64 shade-4-darker-24:55 shade-4-darker-17:39 shade-4-darker-12:28
moon-cake turn-left-20:105 turn-left-9:72 shade-1-darker-12:53 turn-left-6:51 shade-0-darker-17:44 shade-0-darker-12:31
moon-viewing-ceremony less-3:103 move-3-left-24:112 flip-3:85 move-2-up-24:75 move-9-right-10:54 shade-2-darker-24:55 less-5:43 move-2-up-10:39 move-5-right-24:29 shade-5-darker-17:28
moose less-2:110 move-2-up-10:48 shade-2-lighter-24:45 move-2-left-10:41 shade-2-darker-24:44 move-4-left-24:27 shade-0-lighter-24:29
motor-boat mirror:129 turn-left-6:132 move-6-up-24:64 shade-3-lighter-24:56 move-6-up-16:41 shade-2-darker-24:37 less-6:29 move-6-down-24:29
motor-scooter less-7:130 less-1:76 shade-7-lighter-24:52 flip-8:36 move-1-right-10:39 less-2:31 move-2-right-16:29
motorcycle less-4:131 move-10-down-24:68 less-10:51 move-10-up-16:53 less-12:40 move-7-down-16:42 less-3:29 move-3-up-16:29
mount-fuji less-2:93 mirror:99 less-3:68 shade-1-lighter-24:65 shade-1-lighter-17:46 move-2-down-10:43 shade-3-darker-24:42 shade-3-darker-17:30
mountain turn-left-9:126 mirror:89 move-2-down-24:70 move-2-down-16:54 move-2-down-10:35 shade-2-darker-24:35 less-2:32 move-2-right-24:30
mountain-railway move-9-left-24:64 less-12:52 move-12-left-24:53 less-9:39 move-11-left-16:39 move-2-left-24:29 shade-7-darker-12:29
mouse-face turn-left-9:110 turn-left-6:82 less-3:51 move-1-right-24:51 move-1-up-24:39 shade-3-darker-17:38 less-1:31 flip-3:29
movie-camera less-3:118 move-3-down-24:119 move-3-right-24:77 less-1:45 move-1-right-16:52 move-1-right-10:39 shade-3-darker-24:41 less-7:30 move-5-up-10:29
mrs-claus turn-left-9:115 turn-right-6:86 mirror:35
mushroom less-0:101 mirror:112 less-3:79 turn-right-6:79 less-4:57 move-4-up-24:53 less-2:41 move-4-left-16:39 move-2-down-10:28 shade-0-lighter-17:29
musical-keyboard shade-1-darker-24:72 shade-1-darker-17:51 shade-5-lighter-24:39 shade-6-darker-17:29
musical-score turn-right-6:135 shade-0-darker-12:50
national-park turn-right-6:137 shade-4-darker-24:66 shade-3-darker-24:57 shade-3-darker-17:40 shade-3-lighter-12:29
necktie turn-left-6:124 shade-9-darker-24:63 shade-0-lighter-12:59 shade-7-lighter-12:38 shade-8-lighter-17:30
nerd-face less-5:94 move-5-left-24:91 less-3:81 move-5-right-24:76 move-2-up-24:53 shade-1-lighter-24:56 move-3-left-16:37 shade-1-lighter-17:41 shade-1-lighter-12:29
nest-with-eggs less-4:91 less-5:84 move-4-right-24:68 less-3:55 move-4-down-24:55 move-5-down-16:41 shade-1-darker-12:40 flip-0:25 move-4-up-16:28
nesting-dolls turn-left-9:117 less-5:67 move-5-up-24:75 less-1:46 move-5-up-16:54 flip-1:36 move-5-up-10:39 move-1-up-16:30 shade-1-darker-24:29
neutral-face wink-2:100 less-3:117 less-5:62 move-3-up-16:75 less-1:55 move-3-up-10:54 move-5-up-10:39 shade-3-lighter-24:35 move-5-left-16:30 shade-1-darker-24:30
new-moon move-6-right-24:75 flip-5:50 move-5-left-16:53 flip-6:39 mirror:33 move-6-down-10:28 shade-2-lighter-17:29
new-moon-face turn-right-14:71 mirror:53 move-1-left-16:54 less-10:37 move-3-right-16:39 less-1:28 flip-10:29
newspaper less-8:116 mirror:135 move-8-down-24:73 move-8-up-16:59 shade-2-darker-24:45 move-8-down-10:40 shade-0-darker-12:43 move-4-up-16:28 shade-2-darker-17:32
notebook less-2:105 move-2-down-24:112 move-2-down-16:82 mirror:58 move-2-down-10:53 move-2-left-10:40 shade-1-darker-24:40 shade-3-lighter-12:29
nut-and-bolt turn-left-9:110 less-3:81 turn-right-6:78 less-1:53 shade-0-darker-24:49 less-11:43 shade-0-lighter-24:39 shade-1-darker-17:30
octopus turn-left-6:108 less-8:62 move-8-down-24:76 less-3:55 move-9-left-16:54 move-2-right-24:39 shade-6-darker-12:38 move-0-up-10:30 shade-2-darker-24:28
office-building less-8:118 move-8-up-24:104 move-8-left-16:70 move-8-down-10:51 shade-0-lighter-12:39 shade-8-lighter-17:25
ogre turn-right-6:109 wink-9:85 less-9:84 flip-7:53 move-7-left-16:54 less-4:36 move-7-up-10:39 move-4-left-24:31 shade-7-darker-24:29
old-key turn-left-6:117 less-0:88 less-3:29 shade-0-darker-24:28
olive turn-left-14:68 less-1:46 shade-2-lighter-24:46 move-1-down-24:39 shade-2-darker-24:42 less-2:27 move-1-up-16:29
oncoming-automobile turn-left-6:139 less-0:86 move-3-up-24:51 shade-6-darker-17:45 move-2-left-16:39 shade-8-darker-17:37 less-13:32 move-13-up-16:29
oncoming-bus less-3:76 move-0-up-24:71 move-0-up-16:54 shade-2-darker-17:45 less-9:35 move-3-up-10:40 move-9-up-16:28 shade-11-darker-17:31
onion mirror:93 turn-left-20:100 turn-left-14:82 turn-right-6:51 move-0-down-16:37 shade-2-lighter-24:37 shade-2-darker-17:31
open-book turn-left-6:97 shade-4-lighter-24:62 shade-4-darker-24:61 shade-4-darker-17:44 shade-1-darker-24:28
open-mailbox-with-raised-flag less-0:126 move-6-right-24:94 less-4:69 move-6-up-24:78 move-6-left-16:54 shade-2-lighter-24:49 move-6-down-16:41 shade-0-darker-24:41 move-6-up-10:29 shade-0-darker-17:29
optical-disk shade-2-darker-24:69 turn-left-20:64 mirror:54 shade-2-darker-17:49 shade-2-darker-12:34 turn-left-9:37 turn-right-6:27
orange-book mirror:105 turn-left-6:132 shade-2-darker-24:47 shade-1-darker-24:42 shade-1-darker-17:30
orangutan less-1:109 turn-left-6:120 less-6:76 move-4-up-24:76 flip-9:51 move-1-up-24:53 move-4-up-10:40 shade-9-darker-17:39 less-3:27 move-4-left-10:29
otter less-1:94 turn-left-9:114 turn-left-6:80 less-4:53 move-4-up-24:47 less-5:37 move-1-down-10:40 flip-5:26 move-4-left-16:30
outbox-tray turn-right-9:115 turn-left-6:79 shade-3-lighter-24:53 mirror:39 shade-3-darker-17:39 shade-0-darker-12:28
owl wink-6:96 less-6:91 less-3:83 move-6-up-16:76 less-8:54 move-6-left-10:53 move-8-up-10:36 move-4-up-24:29 shade-3-lighter-24:29
ox less-0:67 move-7-right-16:63 less-7:52 move-7-up-24:53 move-0-up-24:41 less-3:27 move-7-up-10:29
oyster turn-left-6:108 less-5:68 move-5-left-24:75 move-5-down-24:53 shade-5-darker-24:56 move-5-down-16:38 shade-5-darker-17:40 move-5-right-10:30 shade-5-darker-12:28
package turn-left-20:122 turn-right-9:75 shade-5-darker-24:46 turn-left-6:53 shade-2-lighter-12:38 less-4:27 move-3-up-24:29
page-with-curl mirror:124 turn-left-14:118 turn-left-6:64 shade-0-darker-17:57 move-2-up-10:35 shade-0-darker-12:40 less-2:25 move-2-down-24:30
paintbrush shade-2-lighter-24:65 shade-2-darker-17:47 less-1:37 shade-0-lighter-24:39 shade-0-lighter-17:29
palm-tree less-2:103 mirror:117 shade-0-lighter-24:68 less-5:47 move-5-left-24:52 move-4-right-24:39 shade-3-darker-12:36 less-4:32 move-4-left-24:30
panda turn-left-6:105 less-2:83 move-2-up-24:76 less-6:47 flip-7:55 move-3-down-10:39 shade-0-lighter-12:36 flip-3:28 move-6-up-10:31
parachute less-20:108 turn-left-6:126 less-3:64 mirror:89 move-21-right-16:48 shade-17-darker-24:54 flip-21:40 move-20-right-10:39 move-0-up-24:30 shade-18-darker-17:29
parrot less-4:123 turn-left-6:130 flip-6:67 move-4-up-24:80 less-2:50 move-6-up-24:54 less-5:33 move-2-right-16:38 less-7:29 move-7-right-16:29
party-popper less-5:67 shade-3-lighter-24:53 move-7-right-24:34 shade-3-darker-17:37 less-7:26 move-7-right-16:28
partying-face move-12-right-24:90 less-12:73 move-12-right-16:76 less-7:57 flip-6:50 less-4:42 flip-5:42 move-5-left-10:29 shade-12-lighter-24:29
passenger-ship less-5:95 flip-5:45 move-5-left-10:53 move-5-down-10:39 shade-19-darker-24:41 move-4-up-24:30 shade-5-darker-24:29
paw-prints less-0:80
pea-pod turn-left-6:99 shade-1-darker-24:55 shade-1-darker-17:39 shade-1-darker-12:29
peach turn-left-14:129 less-0:76 turn-left-6:71 shade-0-darker-24:34 move-0-left-10:28 shade-3-darker-24:29
peacock mirror:138 turn-right-6:106
peanuts turn-right-9:128
pen flip-3:96 less-3:89 move-3-down-16:72 less-2:46 move-3-up-10:49 shade-3-darker-24:34
pencil turn-left-6:133 less-1:52 shade-3-lighter-24:50 move-4-up-10:34 shade-1-darker-24:36 move-2-down-16:29 shade-3-darker-12:28
penguin turn-left-6:136 less-2:68 move-2-up-24:80 move-2-up-10:48 move-2-down-10:41 shade-3-darker-24:34 flip-2:25 move-2-left-10:30
pensive-face turn-left-14:122 move-2-up-16:76 turn-left-9:86 less-5:50 move-2-up-10:52 move-5-left-24:38 less-1:25 flip-1:30
person-elf turn-left-6:128
piata less-10:99 less-1:77 move-2-down-16:45 shade-7-lighter-24:52 less-5:39 move-0-down-24:39 less-4:31 flip-1:31
pickup-truck less-3:113 less-1:73 move-1-down-16:69 less-8:52 move-8-up-16:53 move-7-up-10:36 shade-1-darker-24:38 move-5-right-16:30 shade-1-darker-17:28
pie mirror:116 turn-left-20:107 turn-left-9:69 shade-1-darker-17:45 turn-left-6:49 shade-1-lighter-17:40 shade-1-lighter-12:30
pig turn-left-9:123 less-1:40 move-1-right-10:35 move-1-left-10:28 shade-4-darker-24:26
pig-face turn-left-20:95 turn-left-14:73 shade-1-darker-24:50 turn-left-9:52 less-1:42 move-6-right-24:41 less-6:25 move-6-up-24:31
pine-decoration turn-left-6:124 less-14:69 move-13-right-24:71 move-13-up-16:53 shade-4-lighter-24:56 less-0:40 move-11-right-16:39 move-11-right-10:29 shade-2-lighter-24:26
pineapple less-0:107 turn-right-9:102 turn-right-6:73 shade-0-darker-24:50 move-6-right-24:42 shade-0-darker-17:36 move-7-right-24:29 shade-0-lighter-17:31
ping-pong turn-left-14:117 less-1:62 turn-left-9:83 less-4:51 turn-right-6:59 shade-4-darker-24:37 shade-1-darker-17:30
playground-slide less-6:68 less-2:50 shade-0-lighter-24:45 shade-0-lighter-17:33 move-6-down-10:30 shade-0-darker-24:29
pleading-face wink-2:103 less-3:134 move-4-down-16:76 turn-right-6:69 less-8:53 move-1-down-24:54 less-2:39 move-1-down-16:41 flip-7:27 move-1-down-10:29
polar-bear turn-left-9:106 move-8-down-24:75 turn-left-6:72 less-8:56 flip-8:52 less-5:35 move-5-left-10:38 move-7-left-10:29 shade-0-darker-12:32
police-car less-12:91 mirror:122 less-11:85 move-12-down-24:67 move-11-right-24:54 move-12-up-10:37 shade-11-darker-24:39 flip-12:27 move-9-up-16:29
pool-8-ball shade-1-darker-17:55 shade-1-darker-12:40 turn-left-20:33
popcorn mirror:102 turn-left-6:122 shade-4-darker-24:53 less-0:43 shade-5-darker-17:39 move-0-left-16:28 shade-1-lighter-17:27
post-office less-13:124 mirror:104 move-13-left-16:75 less-12:52 move-13-up-10:54 less-6:33 move-12-down-16:39 move-6-left-16:28 shade-11-lighter-24:29
postbox mirror:99 turn-left-9:132 less-0:75 move-7-right-24:75 less-5:52 move-5-up-16:53 less-4:39 flip-7:34 less-3:30 move-5-down-10:29
pot-of-food turn-right-14:116 mirror:87 turn-left-6:64 less-13:59 move-13-up-24:57 flip-13:43 move-13-left-16:42 move-13-up-10:29 shade-4-darker-17:28
potato turn-right-20:120 turn-right-9:60 turn-right-6:41
potted-plant mirror:113 turn-right-6:115 less-6:75 less-0:57 shade-8-darker-24:54 shade-8-darker-17:38 shade-7-darker-12:28
poultry-leg turn-left-9:125 turn-left-6:87 shade-0-darker-24:55 shade-0-darker-17:39 shade-0-darker-12:28
pouting-cat turn-left-6:133 move-2-right-24:53 wink-7:33 less-9:36 flip-4:27 move-3-left-24:29
pretzel turn-left-9:123 turn-left-6:89 mirror:31
purse turn-right-9:115 turn-left-6:78 move-0-up-24:37 shade-2-darker-24:40 move-0-up-16:30 shade-2-darker-17:30
pushpin turn-right-6:119 less-0:46 shade-1-lighter-24:50 shade-0-darker-24:37 shade-1-lighter-12:30
rabbit turn-right-9:104 turn-left-6:75 less-2:45 move-2-down-24:52 move-2-down-16:42 shade-0-darker-17:44 move-2-right-24:28 shade-2-darker-24:28
rabbit-face turn-left-9:117 move-11-down-24:70 turn-left-6:84 less-11:50 move-11-up-16:54 move-9-down-24:39 less-9:32 move-9-up-16:30
raccoon turn-left-9:129 less-4:80 move-4-right-24:78 less-9:56 flip-4:45 less-8:44 move-4-down-10:39 flip-8:29 move-8-left-10:30
racing-car less-10:102 less-9:89 move-11-up-24:71 less-11:55 move-11-left-16:54 move-12-up-10:39 shade-9-lighter-24:35 move-8-right-24:28 shade-0-lighter-24:30
radio turn-right-6:114 less-5:67 move-10-down-16:65 less-8:53 move-0-right-24:54 less-9:36 move-5-down-16:39 move-6-down-24:29 shade-5-darker-12:28
rainbow less-5:116 shade-2-darker-24:64 shade-3-darker-24:55 shade-0-darker-12:39 shade-3-darker-12:28
ram turn-left-6:123 less-8:81 less-3:48 move-8-down-10:46 less-7:39 flip-0:44 less-1:26 flip-7:31
rat less-0:97 turn-right-6:114 move-0-left-10:52 less-2:40 move-0-down-10:40 move-2-left-16:29 shade-2-darker-17:27
red-apple less-0:101 turn-right-9:108 turn-left-6:76 shade-0-lighter-24:39 move-0-right-10:30 shade-0-darker-17:31
red-paper-lantern less-7:91 turn-left-9:134 shade-4-lighter-24:36 move-0-left-10:31 shade-4-lighter-17:29
relieved-face move-5-down-24:106 turn-left-14:123 less-5:77 flip-5:83 less-3:61 move-3-up-10:52 move-3-left-16:41 flip-3:27 move-3-left-10:29
rescue-workers-helmet less-3:92 move-3-down-24:91 move-3-down-16:70 move-3-up-10:47 shade-1-darker-24:54 shade-1-darker-17:40 shade-5-lighter-17:30
rhinoceros turn-right-6:100 less-2:79 less-1:52 move-1-down-16:38 move-1-up-24:31 shade-2-lighter-24:29
rice-ball move-12-right-24:132 turn-left-9:110 move-12-left-10:68 turn-right-6:79 mirror:50 shade-0-darker-24:39 flip-12:28 move-8-up-16:26
rice-cracker turn-left-14:130 turn-right-6:69 mirror:35
ring-buoy turn-left-9:116 turn-left-6:82 less-7:58 shade-6-darker-24:33 move-6-down-10:28
roasted-sweet-potato turn-left-9:124 turn-left-6:89
robot move-5-up-24:106 turn-left-6:130 less-2:71 move-5-up-16:76 less-6:61 move-5-down-10:54 move-6-left-10:42 move-5-left-10:29 shade-1-darker-24:28
rock turn-left-14:112 shade-6-lighter-24:65 turn-left-9:79 shade-0-lighter-24:53 turn-left-6:55 shade-3-darker-12:38 shade-4-darker-12:29
rocket less-4:103 turn-right-6:139 move-6-left-24:74 less-5:45 flip-5:52 flip-6:44 move-2-down-24:38 less-2:28 move-2-down-16:29
roller-coaster less-5:33 shade-10-darker-17:37 less-7:27 shade-10-darker-12:30
roller-skate less-2:96 move-7-right-24:80 shade-0-lighter-24:68 move-7-down-10:57 shade-0-lighter-17:48 move-4-up-24:40 shade-7-lighter-24:36 less-4:32 move-9-right-24:30
rolling-on-the-floor-laughing less-6:112 move-6-down-24:107 less-1:69 flip-4:87 less-4:59 flip-1:60 move-5-up-10:38 shade-5-lighter-24:40 shade-4-darker-24:29
rooster turn-left-6:136 less-6:71 less-7:55 flip-0:49 move-2-left-10:39 shade-9-lighter-12:37 flip-5:29 move-5-left-10:27
rose less-1:106 turn-left-6:115 shade-0-darker-24:55 shade-0-darker-17:39 shade-0-darker-12:28
rosette turn-right-9:125 less-3:45 move-3-up-24:55 move-3-up-16:43 shade-2-darker-24:42 less-2:28 move-3-up-10:28
round-pushpin turn-left-9:111 mirror:74 turn-left-6:78 less-2:50 move-2-up-24:52 move-2-up-16:40 shade-0-darker-24:33 move-2-down-10:29 shade-2-darker-24:30
rugby-football turn-left-9:95 turn-left-6:66 shade-0-lighter-24:45 shade-1-lighter-17:40 shade-0-darker-12:29
running-shirt mirror:121 turn-right-6:138 shade-3-darker-24:61 less-0:44 move-0-up-10:37 move-0-down-10:25 shade-3-lighter-12:28
running-shoe turn-left-9:116 less-0:68 turn-left-6:83 move-5-left-24:49 less-5:37 flip-5:40 move-0-down-10:30 shade-5-darker-17:26
safety-pin turn-right-9:115 turn-left-6:81 shade-0-darker-24:28
safety-vest shade-2-darker-24:54 shade-2-darker-17:39
sailboat mirror:118 less-1:55 shade-0-darker-24:48 shade-4-darker-12:39 shade-0-lighter-17:30
saluting-face less-4:100 move-4-right-24:96 wink-1:81 less-6:75 less-5:50 flip-5:52 move-2-right-16:39 shade-7-lighter-24:36 move-1-left-10:29 shade-3-lighter-24:29
santa-claus turn-right-6:107 move-15-up-24:47 shade-18-darker-24:60 less-1:43 move-2-up-24:38 less-2:29 move-1-up-16:29
satellite turn-left-6:122 shade-0-lighter-24:53 less-2:39 shade-0-lighter-17:38 move-6-left-24:30 shade-0-lighter-12:27
satellite-antenna turn-right-6:105 less-8:65 less-9:47 shade-6-lighter-24:34 move-9-down-10:29
sauropod turn-right-6:124 less-0:79 shade-0-darker-24:28
saxophone less-1:95 turn-left-6:118 less-3:54 move-1-left-10:36 shade-3-darker-24:32
scarf turn-right-6:114 move-0-up-16:35 move-0-up-10:28
scissors mirror:63 shade-0-lighter-24:53 shade-0-darker-17:37 shade-0-darker-12:26
scorpion less-0:123 less-16:82 less-8:52 move-8-up-16:53 less-2:38 flip-1:41 flip-6:32 move-12-right-24:28
seal turn-left-9:111 turn-right-6:73 less-0:48 shade-3-darker-24:52 move-3-right-24:39 shade-3-darker-17:37 flip-4:26 move-0-right-16:29
see-no-evil-monkey turn-left-6:114 less-0:50 shade-3-lighter-24:50 move-7-left-24:37 shade-2-darker-12:41 move-0-up-16:29 shade-0-darker-24:29
seedling shade-1-darker-12:40
shallow-pan-of-food turn-left-6:101 shade-5-darker-12:41
shark turn-left-9:98 turn-left-6:68 move-4-down-16:36 shade-1-darker-12:41 move-4-up-24:29
shaved-ice turn-left-14:129 mirror:68 shade-6-darker-24:65 less-5:45 flip-5:52 move-5-right-10:38 shade-0-darker-17:35 move-5-down-16:26 shade-5-lighter-24:29
sheaf-of-rice turn-right-6:137 shade-0-lighter-24:46 shade-1-lighter-24:39 shade-1-darker-17:29
ship move-11-down-24:62 less-11:49 move-4-up-24:48 less-4:33 move-11-right-16:39 move-4-up-10:27 shade-10-darker-17:28
shooting-star turn-left-6:120 shade-8-lighter-12:39
shortcake turn-left-6:105 move-2-left-24:63 less-2:56 move-2-down-24:52 move-2-down-16:38 move-2-down-10:28 shade-2-lighter-24:28
shower less-0:46 shade-1-darker-17:54 shade-1-darker-12:38 move-0-up-16:28
shrimp turn-right-6:121 move-1-right-24:28
shushing-face wink-2:100 less-3:117 move-3-up-16:75 turn-right-6:77 less-1:55 move-3-up-10:54 less-5:35 move-5-down-24:39 move-5-up-10:32 shade-1-darker-24:30
skateboard turn-left-6:136 move-0-right-16:34 shade-2-darker-24:36 shade-2-darker-17:26
skis less-2:91 less-1:72 less-4:49 move-3-left-24:46 less-5:34 move-3-up-24:38 less-3:30 flip-4:30
skull move-2-right-24:123 turn-left-9:121 move-4-left-24:70 turn-left-6:87 less-4:55 move-4-up-16:56 flip-2:35 move-4-down-10:38 shade-2-darker-12:26
skunk less-0:81 move-0-up-24:62 move-1-down-16:52 move-1-left-10:42 move-1-down-10:29
sled less-2:69 shade-7-darker-24:48 less-0:44 move-2-left-10:33 move-0-down-24:29 shade-6-lighter-24:29
sleeping-face turn-left-6:120 move-1-up-16:76 less-3:48 move-3-up-24:53 move-3-left-16:39 less-6:31 flip-1:27
sleepy-face turn-right-9:111 less-5:73 mirror:80 less-6:56 move-5-up-16:53 flip-3:39 move-5-up-10:41 move-3-left-10:29 shade-5-darker-24:30
slightly-frowning-face wink-5:92 less-7:98 move-3-up-24:77 turn-left-6:70 flip-3:47 move-4-right-16:53 move-4-down-10:39 shade-5-darker-24:39 shade-6-lighter-24:29
slightly-smiling-face wink-2:100 less-3:117 less-5:78 flip-5:86 less-1:55 move-3-up-10:54 move-5-left-10:37 shade-3-lighter-24:35 shade-1-darker-24:30
sloth turn-left-6:129 move-8-up-24:53 less-5:39 flip-6:39 move-4-up-16:29 shade-5-darker-17:29
small-airplane less-3:96 turn-left-6:133 less-10:46 move-6-up-24:53 flip-10:33 move-11-right-24:39 less-9:27 move-11-right-16:29
smiling-face-with-smiling-eyes turn-left-14:115 move-3-up-24:78 turn-left-9:86 less-3:56 move-3-down-16:54 flip-3:40 move-3-down-10:41 move-3-left-10:31 shade-1-darker-24:27
smiling-face-with-sunglasses mirror:138 move-1-down-24:106 less-1:79 flip-1:86 move-7-up-16:55 shade-3-lighter-17:46 move-7-right-10:39 shade-3-darker-24:34 shade-2-darker-12:30
snail turn-right-6:106 less-0:49 move-0-right-16:53 move-0-down-24:39 flip-0:29 move-1-left-10:31
snake turn-right-6:118 move-0-up-24:47 move-0-up-16:38
snow-capped-mountain turn-right-9:132 less-4:71 mirror:89 move-4-down-16:60 shade-4-darker-24:46 move-4-up-10:43 move-5-down-24:28 shade-4-darker-17:32
snowman move-6-down-16:90 turn-left-6:122 less-4:85 move-4-left-24:77 less-11:49 flip-6:46 less-14:39 move-2-right-16:39 flip-1:31 move-7-right-24:29
snowman-without-snow move-6-down-16:90 turn-left-9:131 less-4:85 move-4-left-24:77 less-1:48 flip-6:46 less-2:42 move-2-right-16:39 flip-2:27 move-7-right-24:29
soap turn-right-20:110 turn-left-9:65 less-7:48 shade-7-darker-24:55 shade-7-darker-17:40 less-6:31 move-6-right-24:27
soccer-ball less-17:108 turn-left-9:99 less-16:82 move-16-down-24:78 flip-16:47 move-16-left-16:53 less-12:33 flip-12:38 flip-19:29 move-15-right-24:29
socks less-11:119 turn-right-6:103 less-5:71 move-8-down-16:76 less-8:51 flip-11:59 flip-5:38 move-10-up-10:39 less-3:29 flip-4:30
sparkler flip-1:92 mirror:91 less-1:71 move-1-right-24:79 move-1-down-10:46 move-2-left-16:39 shade-17-darker-17:43 move-15-up-16:29 shade-1-darker-24:30
sparkles turn-left-6:107
speak-no-evil-monkey turn-left-6:110 mirror:62 shade-8-lighter-24:69 less-0:50 shade-8-darker-17:49 less-9:38 move-5-left-16:39 move-5-up-16:29 shade-9-lighter-24:29
speaker-high-volume turn-left-14:115 turn-left-9:81 turn-left-6:57 shade-2-lighter-12:34
speedboat mirror:134 less-0:72 shade-6-darker-24:48 shade-7-darker-12:42 move-0-up-10:28 shade-6-lighter-17:31
spider mirror:67
spiral-notepad mirror:92 turn-left-9:82 turn-left-6:61 shade-0-darker-24:41 less-3:25 move-8-up-16:30
spiral-shell less-1:135 move-1-left-24:129 move-1-right-10:68 turn-right-6:85 move-1-up-10:40 shade-1-lighter-24:44 flip-1:29 shade-1-lighter-17:31
sponge turn-left-14:129 turn-left-9:89 shade-0-darker-24:54 turn-right-6:61 shade-0-darker-17:39 shade-0-darker-12:29
spoon turn-left-6:128 shade-1-darker-24:62 less-1:57 shade-0-darker-12:38 flip-1:26 move-1-up-16:30
sport-utility-vehicle less-11:117 move-11-right-16:91 less-7:62 move-12-left-16:81 less-13:55 move-11-down-10:54 less-15:36 move-0-right-24:39 flip-16:30 move-15-left-24:29
sports-medal less-5:75 move-10-down-24:70 less-2:46 flip-10:47 move-2-up-16:40 shade-1-lighter-24:38 less-4:31 move-2-down-10:29
spouting-whale turn-left-6:115 less-6:54 flip-1:38 move-1-down-10:41 move-1-left-16:30 shade-6-darker-17:28
squid mirror:100 shade-3-darker-24:53 shade-3-darker-17:38 shade-3-darker-12:29
squinting-face-with-tongue turn-left-9:95 less-4:71 move-1-left-24:76 move-1-up-10:55 shade-4-lighter-24:47 move-1-right-10:40 shade-4-lighter-17:33 flip-4:30 move-4-left-10:29
stadium mirror:104
star-struck turn-left-6:123 shade-1-lighter-24:64 shade-1-darker-24:55 shade-1-darker-17:40 shade-1-darker-12:29
steaming-bowl turn-right-6:126 shade-0-darker-24:40 shade-0-darker-17:28
straight-ruler turn-left-9:99 turn-left-6:72
strawberry turn-left-9:109 turn-right-6:78 shade-8-lighter-24:53 move-5-up-24:37 shade-8-darker-17:42 move-2-left-16:28 shade-8-darker-12:30
studio-microphone turn-left-9:115 turn-left-6:82 move-7-down-24:57 shade-3-lighter-24:51 less-6:34 move-6-up-16:39 less-7:32 move-7-down-16:30
stuffed-flatbread turn-left-20:126 less-8:78 move-8-up-24:69 move-8-down-16:52 shade-9-darker-17:48 move-8-right-10:40 shade-7-lighter-24:39 flip-8:32 move-5-up-24:29
sun turn-left-9:116 turn-left-6:84
sun-behind-cloud turn-left-9:114 turn-left-6:84 shade-2-lighter-24:49 shade-1-darker-24:37 shade-1-darker-17:29
sun-behind-rain-cloud turn-left-6:135 less-5:88 move-4-up-10:47 move-5-down-10:39 shade-0-darker-24:39 move-2-left-24:27 shade-0-lighter-17:29
sun-with-face move-3-up-24:90 turn-right-6:134 less-3:62 move-3-down-16:74 mirror:47 move-3-up-10:51 flip-3:44 move-3-left-16:43 move-3-left-10:29
sunglasses turn-left-6:120 less-1:69 mirror:89 less-4:45 move-3-down-24:56 less-3:44 move-1-left-16:39 move-2-up-10:29 shade-1-lighter-12:29
sunrise turn-left-6:117 move-5-up-16:42 shade-1-lighter-24:40 shade-1-lighter-17:28
sunrise-over-mountains turn-left-9:134 shade-4-darker-17:50 less-3:43 mirror:40 move-3-right-16:30 shade-3-darker-24:29
swan turn-right-9:123 move-3-up-24:52 less-4:41 move-4-down-16:40 move-3-down-16:29
t-rex turn-left-6:116 less-1:71 move-2-right-24:45 less-2:35 flip-1:36 move-3-left-24:29 shade-1-darker-24:27
t-shirt turn-left-9:107 turn-left-6:77 less-1:33 move-1-down-24:36 move-3-up-24:27 shade-1-darker-24:30
taco turn-left-6:116 shade-2-lighter-24:63 less-3:50 move-3-down-24:51 move-3-left-24:40 shade-2-lighter-17:44 move-3-left-16:30 shade-2-lighter-12:31
takeout-box turn-left-14:131 turn-right-6:74 shade-1-darker-12:45
tangerine less-0:94 turn-right-14:119 turn-right-9:84 turn-right-6:59 shade-0-darker-24:39 shade-0-lighter-17:29
taxi less-4:123 less-8:63 move-8-down-24:85 less-6:49 flip-8:58 move-2-left-16:39 shade-1-darker-24:42 less-1:30 move-1-down-24:29
teacup-without-handle turn-left-6:126 mirror:74 shade-5-darker-24:41 less-5:29 move-5-left-24:27
teapot turn-left-9:124 less-3:78 flip-3:38 move-0-right-16:37 shade-5-darker-24:31
teddy-bear turn-left-6:119 less-7:62 less-11:42 move-0-up-16:38 flip-7:27 move-11-down-16:29
telephone turn-left-6:129 shade-4-lighter-24:66 shade-4-darker-24:53 move-12-down-24:33 shade-4-darker-17:36 move-5-up-24:29
telescope less-4:81 move-4-left-16:66 less-1:50 move-4-left-10:46 less-2:40 flip-4:42 flip-5:27 shade-1-darker-24:32
television mirror:128 turn-right-6:120 less-2:57 flip-2:38 move-1-up-24:39 less-0:27 flip-1:25
tennis less-0:113 less-15:47 shade-15-darker-24:30
tent less-0:109 turn-left-6:133 move-5-up-24:33 shade-1-lighter-24:38 less-5:32 move-5-left-24:30
thinking-face wink-3:102 less-7:115 move-7-down-16:77 less-2:53 flip-9:55 move-3-up-16:40 shade-4-darker-12:38 less-5:28 move-6-left-24:28
ticket mirror:109 turn-left-9:108 turn-right-6:77 move-3-up-24:28
tiger less-3:94 less-4:89 move-14-right-24:73 less-14:53 move-14-down-24:54 less-8:41 move-3-up-10:39 less-1:27 move-8-left-24:29
tiger-face less-11:105 move-11-right-24:106 less-15:74 flip-11:76 less-10:61 move-11-left-10:54 flip-15:41 move-15-left-10:39 less-9:28 move-10-left-10:30
tired-face turn-left-9:99 less-2:69 move-2-left-24:75 less-6:53 move-2-down-10:55 flip-6:34 move-2-right-10:39 less-1:25 flip-1:30
tokyo-tower less-0:94 less-10:35 shade-13-darker-24:33 move-11-left-10:28 shade-0-darker-24:26
tomato turn-left-9:133 less-2:70 shade-4-darker-24:64 shade-4-darker-17:45 move-0-left-10:34 move-3-left-16:32 shade-2-lighter-24:28
toolbox less-4:51 move-4-left-24:56 move-4-left-16:41 move-4-up-10:31
top-hat turn-right-6:133 shade-2-lighter-24:48 shade-0-darker-12:43 shade-2-darker-12:28
trackball turn-left-9:121 less-2:68 turn-right-6:83 move-2-up-24:48 shade-2-lighter-24:51 move-2-up-16:39 shade-2-lighter-17:43 move-2-up-10:28 shade-2-lighter-12:31
tractor less-5:125 less-6:89 move-6-up-16:68 less-7:47 move-7-left-24:54 move-10-left-24:40 shade-1-darker-12:40 less-10:25 flip-12:28
train turn-left-6:134 less-9:71 less-5:53 move-5-left-24:53 move-4-left-10:38 shade-9-darker-12:36 less-4:29 move-4-right-16:29
tram turn-right-6:118 shade-10-lighter-24:63 shade-4-lighter-24:52 shade-4-darker-17:39 move-5-down-24:31 shade-10-darker-12:29
triangular-ruler turn-right-9:115 turn-right-6:84
trophy mirror:108 less-5:62 move-5-down-24:70 move-5-up-16:57 move-5-right-16:37 shade-4-darker-12:42 move-5-right-10:28 shade-5-darker-24:30
tropical-fish turn-left-9:104 shade-3-lighter-24:65 turn-left-6:78 move-4-right-24:46 shade-1-darker-24:53 less-4:34 move-4-up-24:34 move-0-up-24:28 shade-4-darker-24:30
trumpet turn-right-6:130
tulip turn-right-6:112 shade-0-darker-24:60 mirror:44 shade-0-lighter-17:37 shade-0-darker-12:30
turkey turn-right-6:124 less-7:64 less-0:50 flip-7:48 move-7-down-10:39 shade-7-lighter-24:38 move-7-left-16:29 shade-1-lighter-24:29
turtle mirror:93 turn-right-6:109 less-0:56 less-1:42 shade-0-darker-24:43 shade-0-darker-17:30
two-hump-camel less-1:96 less-3:62 move-2-up-16:41 shade-1-darker-24:34 move-3-up-16:30 shade-0-lighter-24:29
umbrella less-2:93 mirror:95 shade-2-darker-24:32
umbrella-with-rain-drops less-2:92 less-3:60 less-4:43 move-5-down-24:33 less-5:30 flip-4:28
unamused-face mirror:112 move-7-up-24:93 less-7:67 move-7-down-16:77 less-3:58 flip-7:59 move-1-right-16:40 shade-1-darker-24:35 flip-1:31 move-2-right-10:29
unicorn turn-left-6:119 less-4:56 flip-4:48 less-13:35 move-1-right-24:38 move-0-right-24:29 shade-6-lighter-17:28
unlocked less-2:96 move-2-right-24:113 move-2-up-24:72 turn-left-6:79 flip-2:45 move-2-down-16:57 move-2-up-10:42 shade-2-darker-24:37 shade-0-lighter-17:30
upside-down-face wink-2:100 less-3:117 less-5:78 flip-5:86 less-1:55 move-3-down-10:54 move-5-left-10:37 shade-3-lighter-24:35 shade-1-darker-24:30
vertical-traffic-light less-4:105 move-4-right-24:99 move-4-right-16:76 less-3:61 move-3-left-24:52 move-1-down-10:39 flip-8:28 move-3-right-10:29
video-camera less-10:139 move-10-down-16:108 less-0:85 move-10-right-16:71 move-4-right-16:52 shade-2-lighter-24:53 move-4-right-10:39 shade-9-darker-17:40 less-4:30 move-0-up-10:30
video-game mirror:93 turn-left-6:127 flip-0:54 move-1-up-10:55 less-7:36 move-7-down-24:39 less-1:30 move-7-up-16:29
videocassette less-5:93 move-5-right-24:94 less-7:72 move-5-up-24:77 less-14:45 move-9-up-10:53 move-7-left-10:39 shade-9-darker-24:37 less-10:29 move-8-up-10:28
volcano shade-5-darker-24:66 move-6-down-24:46 shade-5-lighter-24:56 shade-5-lighter-17:40 less-0:29 move-6-down-16:29
volleyball mirror:65 turn-right-20:72 shade-0-lighter-24:46 turn-left-9:53 shade-2-darker-12:41 turn-left-6:37 shade-0-darker-17:32
waffle turn-right-14:132 turn-left-6:65 move-12-down-24:33 shade-12-darker-24:39 less-12:32 move-12-up-24:29
wastebasket turn-right-6:112 shade-10-lighter-17:50 shade-10-lighter-12:35 shade-11-darker-12:31
watch flip-5:92 move-5-left-24:112 less-5:82 mirror:87 move-6-down-24:56 shade-0-lighter-24:46 less-6:41 move-5-down-10:38 move-2-up-16:28 shade-5-darker-24:29
water-buffalo less-0:85 less-3:50 move-0-up-24:53 less-4:35 move-3-up-16:41 move-4-down-16:29 shade-4-lighter-24:26
water-wave turn-right-6:99 shade-6-darker-24:55 shade-6-darker-17:39 shade-6-darker-12:27
watermelon turn-left-9:100 turn-left-6:71 shade-1-darker-24:51 move-7-down-24:33 shade-0-lighter-12:37 move-4-up-24:29 shade-0-darker-12:32
weary-cat turn-left-6:126 less-13:79 move-13-down-24:67 less-12:56 move-7-down-16:53 move-9-up-24:39 shade-10-darker-17:37 less-9:29 move-12-down-10:29
whale turn-left-9:121 turn-left-6:88
wheel turn-left-6:101 mirror:77 shade-0-darker-24:47 less-5:42 shade-0-lighter-24:40 move-5-up-10:28 shade-0-lighter-17:29
wilted-flower less-3:96 less-1:81 shade-2-darker-12:38 flip-3:26 shade-1-lighter-24:25
wind-chime mirror:120 turn-left-9:114 less-0:87 turn-right-6:78 shade-0-darker-24:49 shade-0-lighter-24:39 shade-0-darker-12:25
wind-face turn-left-6:112 move-2-down-24:48 move-2-up-16:39 less-2:31 move-2-left-16:28
winking-face less-4:106 move-4-up-24:106 less-1:62 move-4-left-16:74 move-4-up-10:54 turn-left-6:56 flip-1:35 move-1-left-10:37 flip-4:31 move-1-right-10:29
winking-face-with-tongue turn-right-9:98 less-1:74 move-7-down-24:75 less-7:53 move-1-up-16:55 flip-7:33 move-3-down-10:40 flip-3:30 move-3-left-10:29
wolf turn-left-9:131 less-6:80 move-6-left-24:79 less-7:46 move-7-up-24:53 flip-6:38 move-4-right-24:39 less-4:25 move-4-up-24:30
womans-boot turn-right-6:136 move-2-right-24:66 move-2-left-24:56 less-2:38 move-2-right-16:39 shade-2-darker-24:29
womans-clothes turn-left-14:130 less-1:78 turn-left-6:66 move-1-right-24:40 shade-1-lighter-24:33 move-1-right-16:27 shade-1-darker-24:29
womans-hat mirror:107 turn-right-9:126 less-4:77 move-4-left-24:73 flip-4:60 move-4-up-16:53 move-5-right-24:39 shade-1-darker-12:39 move-5-up-16:30 shade-4-lighter-12:29
wood mirror:126 turn-right-9:116 less-3:62 turn-left-6:83 shade-3-darker-24:38 move-3-up-10:30 shade-3-darker-17:27
worm turn-left-6:126
worried-face wink-1:109 less-1:90 less-4:77 move-1-right-24:75 flip-7:59 move-1-left-16:53 move-1-down-10:39 shade-1-darker-17:34 less-3:25 flip-3:31
wrench turn-left-6:125
yawning-face turn-right-9:97 move-2-down-24:76 turn-right-6:71 less-2:57 flip-2:55 move-2-up-10:39 move-2-right-10:30
yo-yo mirror:128 turn-right-9:104 turn-left-6:75 shade-4-darker-17:42 shade-4-darker-12:30
zany-face move-3-down-24:92 turn-right-9:121 less-3:78 move-5-up-24:75 move-5-down-16:53 shade-1-lighter-24:54 flip-3:41 move-4-up-10:39 move-3-right-10:29 shade-1-lighter-12:29
zebra turn-right-6:125 less-3:71 less-1:53 shade-4-darker-12:48 less-0:35 move-17-left-24:40 less-17:25 move-17-down-24:29
zipper-mouth-face wink-1:107 turn-left-9:120 less-4:74 mirror:82 move-1-up-16:53 shade-1-darker-24:48 move-1-down-10:39 shade-1-darker-17:34
`
