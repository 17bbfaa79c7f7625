import { Refusal } from '../../errors/refusal.js';

/**
 * Passwords that are tried first, in lowercase: the 1,000 most common ones of 8 to 16 letters and digits in
 * @zxcvbn-ts/language-common 4.1.3 (MIT), and some that are common in China.
 */
const COMMON = `
0000000000o 007james 013cpfza 063dyjuy 085tzzqi 0o9i8u7y 10inches 1111111111zz 1111aaaa 1111qqqq 123123123q
123123qwe 1232323q 123321qwe 12344321q 1234567890a 1234567890q 1234567890z 123456789a 123456789abc 123456789d
123456789k 123456789l 123456789m 123456789n 123456789o 123456789p 123456789q 123456789qaz 123456789qwe
123456789qwerty 123456789r 123456789s 123456789v 123456789w 123456789z 12345678a 12345678q 1234567a 1234567aa
1234567q 1234567u 1234567z 123456aa 123456ab 123456abc 123456as 123456asd 123456qaz 123456qq 123456qqq 123456qw
123456qwe 123456qwerty 123456ru 123456zxc 12345abc 12345asd 12345qaz 12345qwe 12345qwer 12345qwert 12345qwerty
12345trewq 1234abcd 1234asdf 1234kekc 1234qwer 1234qwerty 1234rewq 1234rmvb 1234zxcv 123hfjdk147 123masha 123mudar
123qaz123 123qq123 123qwe123 123qwe123qwe 123qwe456 123qweas 123qweasd 123qweasdzxc 123qwert 123qwerty 12locked
12qw12qw 12qw34er 12qwaszx 12qwerty 12s3t4p55 1357911q 151nxjmt 17171717aa 1a2a3a4a 1a2a3a4a5a 1a2b3c4d 1a2b3c4d5e
1a2s3d4f 1a2s3d4f5g 1asshole 1basebal 1diamond 1footbal 1hxboqg2 1jennife 1letmein 1michael 1million 1mustang
1passwor 1password 1q2q3q4q 1q2q3q4q5q 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws3ed 1qay2wsx 1qaz2wsx
1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw2 1qazxsw23edc 1qazzaq1 1qw23er4 1william 1x2zkg8w 1z2x3c4v 1z2x3c4v5b 20spanks
2112rush 23176djivanfros 23skidoo 2wsx3edc 2wsxcde3 2wsxzaq1 33rjhjds 380zliki 3edc4rfv 3edcvfr4 3rjs1la7qe 44magnum
45m2do5bs 4904s677075 4r3e2w1q 4rfv3edc 4rfv5tgb 50spanks 55bgates 5hsu75kpot 5tgb6yhn 5wr2i7h8 67camaro 68camaro
69camaro 7777777a 7hrdnw23 7ugd5hip2j 8j4ye3uz 8phrowz622 8phrowz624 911turbo 9293709b13 987654321a a00000000
a11111111 a112233445566 a123123123 a1234567 a12345678 a123456789 a123456a a1a2a3a4 a1a2a3a4a5 a1b2c3d4 a1b2c3d4e5
a1s2d3f4 a1s2d3f4g5 a66666666 a88888888 aa112233 aa123123 aa123456 aa12345678 aaa123456 aaaa1111 aaaaaaa1 abc123123
abc12345 abc123456 abcd1234 abcd123456 abcde12345 abcdefg1 abigail1 access14 access99 account1 admin123 admin1234
admin123456 admin18533362 admin888 agent007 aini1314 airforce1 alabama1 alex1234 alexander1 allison1 alpha123
amanda18 america1 andreas1 andrew12 andyod22 angel123 angel666 anna2614 anthony1 anthony2 anthony7 anton123 antonio1
apollo11 apollo13 apple123 arizona1 arsenal1 as123456 asd123123 asd12345 asd123456 asd123asd asdasd123 asdf1234
asdfg123 asdfg12345 asdfgh01 asdqwe123 ashley12 asshole1 atlanta1 austin31 austin316 awesome1 azerty123 babygirl1
babylon5 barbara1 basebal1 baseball1 bastard1 batman12 beatles1 beckham7 beijing2008 bennett1 bernard1 bigdick1
bigfoot1 birthday1 birthday4 biscuit1 biteme69 black123 blackie1 blaster1 blessed1 blink182 blondie1 blue1234
bobby123 boris123 boscoe01 bradley1 brandon1 brian123 brianna1 broncos1 brother1 bruno123 bubba123 bubbles1 buckeye1
buddy123 buffalo1 bulldog1 bulldog2 buster01 buster12 c3por2d2 caitlin1 camaro69 camaroz2 camelot1 cameron1 cantona7
capital1 captain1 care1839 cartman1 catfish1 cbr600rr cbr900rr celtics1 cezer121 charles1 charles2 charlie1
charlie123 charlie2 charlie3 charlie9 chelsea1 chen123456 chester1 chester2 chevy454 chevys10 chevyz71 chicago1
chicago2 chicken1 chickenwing101 china123 china2008 chipper1 chocolate1 chopper1 chris123 chrissy1 christy1 classic1
claudia1 clinton1 cobra427 colleen1 college1 computer1 connect1 control1 corvet07 country1 cowboys1 cricket1
crimson1 crystal1 cvzefh1gkc cygnusx1 cynthia1 daddy123 dallas22 damage11 daniel12 daniel123 daniela1 david123
death123 death666 deborah1 defiant1 demon666 denis123 derrick1 destiny1 detroit1 devil666 diamond1 digital1 dilbert1
dima1995 dima1996 dodgers1 dolphin1 domainlock2005 dominic1 douglas1 dragon01 dragon11 dragon12 dragon123 dragon13
dragon22 dragon69 dragon76 dragon88 dragon99 dragons1 dreamer1 drummer1 ducati99 eclipse1 element1 eleven11 elvira26
elvis123 emmitt22 england1 enter123 everton1 express1 f00tball f15eagle falcon16 fantasy1 fatluvr69 favorite2
favorite6 favorite7 favorite8 ferrari1 ferrari3 fireman1 fishing1 flipper1 florida1 flowers1 flyers88 footbal1
football1 fordf150 fordf250 fordf350 forever1 formula1 francis1 frank123 frankie1 fred1234 freedom1 freedom2
freedom7 friday13 friends1 front242 fuckme69 fuckoff1 fuckyou1 fuckyou123 fuckyou2 futyn007 gabriel1 gandalf1
garrett1 gateway1 gateway2 general1 genesis1 george12 georgia1 germany1 gfhjkm12 gfhjkm123 ghbdtn12 ghbdtn123
ghhh47hj7649 ginger12 gizmodo1 gn56gn56 golfing1 good123654 gordon24 green123 gregory1 groupd2013 gsxr1000
gy3yt2rgls halflife2 hallo123 hammers1 hansolo1 happy123 harley01 hawaii50 hawkeye1 hd764nw5d7e1vb1 heather1
heather2 hello123 hendrix1 hershey1 hitman47 holiday1 homer123 hooters1 hot2trot houston1 huang123456 huawei123
hunter01 hunter12 huskers1 iloveyou1 iloveyou1314 iloveyou2 iloveyou520 ilya1234 ilya1992 india123 indiana1 indians1
integra1 internet1 ireland1 ironman1 isacs155 iverson3 j3qq4h7h2v jackass1 jackson1 jackson2 jackson5 jamaica1
james007 james123 january1 jasmine1 jason123 jbond007 jeffrey1 jennifer1 jessica1 jessica2 jesus123 jesus777
jimmy123 john1234 johnson1 jonathan1 jordan23 joshua12 jupiter1 jupiter2 just4fun justice1 justin12 katrina1
kcj9wx5n kelly123 kenneth1 kevin123 killer12 killer123 kirill123 kitty123 kordell1 kristen1 kristin1 l123456789
ladybug1 lakers24 laoshi123 larry123 lebron23 left4dead letmein1 letmein2 letmein22 li123456 liberty1 lincoln1
lindsay1 lindsey1 lineage2 liu123456 liverpool1 login123 lol12345 london12 lotus123 love1234 loveme89 loveyou1
loveyou2 lucas123 lucky123 lucky777 luv2epus madala11 madison1 madonna1 magic123 mailcreated5240 malcolm1 manager1
mapet123456 marcius2 maria123 marines1 marino13 mash4077 master01 master11 master12 master123 matthew1 matthew2
matthew7 maverick1 maximus1 maxwell1 mazda323 mazda626 mazdarx7 melanie1 melissa1 mercury1 metal666 metallica1
michael1 michael2 michael3 michael7 michael8 michael9 michele1 michelle1 mike1234 million1 miranda1 misfit99
mnbvcxz1 molly123 money123 monique1 monkey11 monkey12 monkey123 monkey69 monster1 montana1 montgom240 mounta1n
music123 mustang0 mustang1 mustang2 mustang3 mustang5 mustang6 mustang7 mustang8 mustang9 myspace1 nancy123 nascar24
natalie1 natasha1 naughty1 ncc1701a ncc1701d ncc1701e ncc74656 nemesis1 nemrac58 network1 newlife1 newpass1 newpass6
newport1 newproject2004 newyork1 nicholas1 nihao123 nihao1234 nihao123456 nikita123 nirvana1 nokia123 nokia3250
nokia3310 nokia5130 nokia5230 nokia5300 nokia5530 nokia5800 nokia6233 nokia6300 nokian70 nokian73 noname123 nonrev67
nothing1 nwo4life oc247ngucz oceans11 october1 october2 open1234 orange12 orlando1 oscar123 p0015123 p0o9i8u7
p123456789 p455w0rd p4ssw0rd pa55w0rd pa55word packard1 packers1 packers4 paladin1 pandora1 pantera1 panther1
panties1 pass1234 pass123456 passion1 passw0rd passwor1 password0 password01 password1 password11 password12
password123 password1234 password123456 password2 password3 password4 password69 password9 password99 patches1
patrick1 patrick2 patrick9 patriot1 payton34 peaches1 peaches2 pegasus1 penguin1 pentium4 pepper12 pepsi123 perfect1
peter123 phantom1 phillip1 phoenix1 phoenix2 pi314159 piazza31 pioneer1 pippen33 playboy1 playboy2 player69 pokemon1
pokemon123 police22 polniypizdec0211 pontiac1 pool6123 popcorn1 porn4life porsche1 porsche9 porsche911 postov1000
power123 prelude1 princess1 private1 psychnaut1 pufunga7782 pumpkin1 pussy123 pussy4me pyramid1 q1234567 q12345678
q123456789 q1234567890 q1q2q3q4 q1q2q3q4q5 q1w2e3r4 q1w2e3r4t q1w2e3r4t5 q1w2e3r4t5y6 q1w2e3r4t5y6u7 q2w3e4r5
qaz12345 qaz123456 qaz123wsx qazwsx12 qazwsx123 qazwsxedc1 qazwsxedc123 qazxsw12 qazxsw123 qq123123 qq123456
qq1234567 qq12345678 qqqq1111 quant4307s qw123456 qwaszx12 qwaszx123 qwe123123 qwe12345 qwe123456 qwe123qwe
qweasd123 qweasdzxc123 qweqwe123 qwer1234 qwer4321 qwert123 qwert12345 qwerty00 qwerty11 qwerty12 qwerty123
qwerty1234 qwerty12345 qwerty123456 qwerty13 qwerty22 qwerty77 qwerty777 qwerty78 qwerty99 r2d2c3p0 r2d2c3po
r4e3w2q1 raiders1 rainbow1 rainbow6 rangers1 raymond1 rb26dett rebbyt34 rebecca1 red12345 redhead1 redneck1 redsox04
redwing1 revival47 richard1 richard2 robert12 roberto1 rocky123 ronaldo1 ronaldo7 ronaldo9 rooster1 root123456
rosebud1 rt6ytere rush2112 russell1 russian7 s123456789 saab9000 sabrina1 samantha1 sammy123 sampson1 samsung1
samurai1 sandman1 sandy123 sanity72 sarah123 sasha123 satan666 save13tx scooby12 scooter1 scooter2 scorpio1 scott123
scruffy1 seattle1 segblue2 service1 seven777 sevenof9 shadow01 shadow11 shadow12 shadow123 shadow13 shadow69
shaney14 shannon1 shooter1 shotgun1 siemens1 silver12 simpson1 sk84life sk8ordie skeeter1 skipper1 skyline1 slayer66
slayer666 slimed123 slipknot1 smoke420 snowman1 soccer10 soccer11 soccer12 soccer13 soccer14 soccer15 sojdlg123aljg
soldier1 sooners1 soso123aljg spartan1 spartan117 special1 spencer1 spiderman1 stalker1 stanley1 start123 starwars1
stealth1 steeler1 steelers1 stephen1 steve123 stewart1 stinger1 strange1 sublime1 success1 summer01 summer12
summer69 summer99 sunrise1 sunshine1 super123 superman1 system32 t34vfrc1991 taobao123 taylor12 teacher1 temp1234
tequila1 test1234 test123456 testing1 thelast1 therock1 thomas01 thomas12 thumper1 thunder1 tiffany1 tiger123
tigger01 tigger12 timothy1 timoxa94 titanic1 toronto1 toshiba1 trader12 transam1 trigger1 trinity1 tristan1 trojans1
trooper1 trouble1 trucker1 trumpet1 trustn01 trustno1 turkey50 unicorn1 user1234 usmc0311 usuckballz1 valerie1
vampire1 vanessa1 vaz21099 vegas123 vermont1 victory1 vikings1 vincent1 viper123 vlad1996 voyager1 vsjasnel12
w12345678 w123456789 w1w2w3w4 wallace1 wang1234 wang123456 warcraft1 warcraft3 warrior1 water123 weare138 websol76
weixin123 welcome1 welcome123 welcome2 westham1 wg8e3wjf whatever1 whiskey1 whitney1 wildcat1 william1 william2
windows1 winston1 winston2 winter12 winter99 wo123456 wo1234567 woaini123 woaini1234 woaini1314 woaini520 woaini521
woaini99 wp2003wp wrinkle1 x123456789 x72jhhu3z xiaomi123 xsw21qaz xuesheng123 y123456789 yamahar1 yamahar6
yang123456 yankees1 yankees2 year2005 z12345678 z123456789 z1x2c3v4 z1x2c3v4b5 zachary1 zaq12345 zaq12wsx zaq1xsw2
zaq1xsw2cde3 zhang123 zhang1234 zhang123456 zhao123456 zhongguo1 zxasqw12 zxc123123 zxc12345 zxc123456 zxcasdqwe123
zxcv1234 zxcvb123 zxcvb12345 zxcvbnm1 zxcvbnm123 zz8807zpl
`;

let known: ReadonlySet<string> | undefined;

/**
 * A new password that is tried first, whatever is written in capitals. Here and not in the forms, whose readers would
 * load the list.
 *
 * @param field of the new password
 * @throws Refusal 400
 */
export function refuseCommonPassword(field: string, password: string): void {
  known ??= new Set(COMMON.trim().split(/\s/));
  if (known.has(password.toLowerCase())) {
    throw Refusal.invalid([{ field, message: '这个密码太常见，容易被人猜中，请换一个' }]);
  }
}
