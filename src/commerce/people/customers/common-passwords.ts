/**
 * What people who pick a password and people who guess one think of first, of those that have a letter, a number and eight
 * characters; lower-cased. Well-known facts from every published list of the most common passwords, our markets' words for
 * "password" and this shop's name included.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
password1 password12 password123 password1234 password01 password2 password3 password11 password99 passw0rd
passw0rd1 p4ssw0rd pa55word pa55w0rd passwort1 passwort123 abc12345 abcd1234 abc123456 abcd12345 abcde123
abcdef123 abcdef12 abcdefg1 a1234567 a12345678 a123456789 aa123456 aa12345678 aaa12345 1234567a 12345678a
123456789a 1234abcd 123abc123 123456abc 12345abc 123456qwerty 123qweasd 123qwe123 123qweasdzxc 123456aa
12345678q 123456789q qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty01 qwerty11 qwertyui1
qwertyuiop1 qwerty321 qwertz123 qwertz12 azerty123 azerty12 1qaz2wsx 1qaz2wsx3edc 1q2w3e4r 1q2w3e4r5t
1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 zaq12wsx zaq1zaq1 !qaz2wsx qazwsx123 qazwsx12 zxcvbnm1
zxcvbnm123 zxcv1234 asdf1234 asdfgh12 asdfghjkl1 asd12345 asdasd123 asdqwe123 qwe12345 qwe123456 qweasd123
qweqwe123 q1q1q1q1 w1w2w3w4 letmein1 letmein123 welcome1 welcome12 welcome123 welcome2 iloveyou1 iloveyou2
iloveyou12 iloveyou123 football1 football12 football123 baseball1 baseball12 basketball1 superman1
superman123 batman123 spiderman1 pokemon123 dragon123 dragon12 monkey123 monkey12 shadow123 master123
michael1 michael123 michelle1 jessica1 jordan23 jordan123 charlie1 charlie123 princess1 princess12
princess123 sunshine1 sunshine12 sunshine123 computer1 computer123 internet1 samsung1 samsung123 nintendo64
mercedes1 corvette1 ferrari1 porsche911 trustno1 trustno12 starwars1 whatever1 nicholas1 victoria1 jennifer1
elizabeth1 alexander1 benjamin1 anthony1 brandon1 ashley123 daniel123 andrew123 thomas123 robert123 hunter12
hunter123 summer2023 summer2024 summer2025 summer2026 winter2023 winter2024 winter2025 winter2026 spring2024
spring2025 spring2026 autumn2024 autumn2025 autumn2026 sommer2024 sommer2025 sommer2026 admin123 admin1234
admin12345 admin123456 administrator1 root1234 test1234 test12345 test123456 tester123 testtest1 guest123
user1234 login123 changeme1 changeme123 secret123 secret12 default1 temp1234 temporary1 hello123 hello1234
hello12345 hallo123 hallo1234 liverpool1 liverpool123 chelsea1 arsenal1 arsenal123 barcelona1 barcelona10
realmadrid1 juventus1 juventus10 ronaldo7 cristiano7 messi10messi marseille13 heslo123 heslo1234 haslo123
haslo1234 jelszo123 salasana1 salasana123 lozinka1 lozinka123 parola123 parola12 parola1234 senha123
contrasena1 contraseña1 motdepasse1 motdepasse123 wachtwoord1 welkom01 welkom123 welkom12 kennwort1
losenord1 lösenord1 adgangskode1 passord1 passord123 geslo123 slaptazodis1 kodikos123 blink182 matrix123
google123 facebook1 facebook123 linkedin1 gantry123 gantry2026 gantry2025 gantry2024 11111111a a11111111
00000000a 111111aa 11223344a a1b2c3d4 a1b2c3d4e5 1a2b3c4d 1a2b3c4d5e abc123abc abc123def aaaa1111 aaaaaa11
1111aaaa qq123456 qq123456789 zz123456 wang1234 woaini1314 5201314a iloveu123 lovely123 forever1 fuckyou1
fuckyou123 babygirl1 babyboy1 loveme123 angel123 angel1234 flower123 cookie123 chocolate1 butterfly1
purple123 orange123 banana123 pepper123 ginger123 buster123 bailey123 maggie123 tigger123 jasmine1 hannah123
killer123 mustang1 mustang123 harley123 yamaha123 suzuki123 toyota123 honda123 bmw12345 audi1234 soccer123
soccer12 hockey123 tennis123 golf1234 gfhjkm123 marina123 natasha1 svetlana1 nikita123 maxim123 1234qwer
12qwaszx 12341234a 4321rewq 987654321a 0987654321a q12345678 q123456789 z123456789 x12345678 s12345678
m12345678 k12345678 d12345678 j12345678 password1! p@ssw0rd p@ssword1 p@ssw0rd1 p@ssw0rd123 passw0rd!
pass1234 pass12345 pass123456 mypassword1 newpassword1 nopassword1 yourpassword1
`
    .trim()
    .split(/\s+/),
);
