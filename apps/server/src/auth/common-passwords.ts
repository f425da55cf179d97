/** The passwords that are tried first, in lower case; with digits and signs around them they count as well. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  000000 00000000 111111 11111111 112233 121212 123123 123123123 123321 1234 12345 123456 1234567 12345678 123456789
  1234567890 12341234 123abc 123qwe 131313 147258369 159753 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 222222 232323 333333
  444444 456789 555555 654321 666666 696969 741852963 777777 7777777 789456123 87654321 888888 88888888 987654321 999999
  aa123456 aaaaaa abc abc123 abcd1234 abcdef abcdefg abcdefgh access admin administrator adobe123 alexander amanda
  andrea andrew angel angela anthony apple arsenal asdasd asdf asdfasdf asdfgh asdfghjkl ashley austin azerty babygirl
  bailey banana barcelona baseball basketball batman biteme blink buster butterfly changeme charlie cheese chelsea
  chicken chocolate computer cookie corvette cowboys daniel default dallas diamond donald dragon eagles elizabeth
  family ferrari flower football freedom friends fuckyou gateway george ginger google guest guitar hammer hannah harley
  hello hello123 hockey hunter iloveyou internet jasmine jennifer jessica jesus jordan joshua junior justin killer
  letmein liverpool login london lovely loveme madison maggie martin master matrix matthew maverick melissa mercedes
  merlin michael michelle midnight minecraft monkey mustang mynoob naruto nicole ninja orange passw0rd pass password
  password1 password12 password123 password1234 password12345 password123456 patrick peanut pepper phoenix pokemon
  princess purple qazwsx qazwsxedc qwe123 qwer1234 qwert qwerty qwerty123 qwertyu qwertyuiop ranger robert rockyou root
  samantha samsung scooter secret shadow silver soccer sophie spiderman starwars steelers strawberry summer sunshine
  superman taylor tennis test test123 testing thomas thunder tigger trustno trustno1 user victoria welcome welcome1
  whatever william winner winter xxxxxx yankees yellow zaq1zaq1 zaqwsx zxcvbn zxcvbnm
  `
    .trim()
    .split(/\s+/),
)
