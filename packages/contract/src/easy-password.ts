/**
 * The words and key walks that people take first, as lists of leaked passwords in Portuguese, English and Spanish show them. In
 * lower case, without accents; what is put before or after (digits, signs) is taken off before they are looked up.
 */
const easyWords = new Set(
  `senha minhasenha senhasegura senhaforte novasenha mudar mudarsenha trocar trocarsenha acesso segredo segura chave secreta
  brasil brazil saopaulo riodejaneiro bahia ceara recife curitiba salvador brasilia pernambuco paraiba
  flamengo corinthians palmeiras vasco santos gremio internacional cruzeiro botafogo fluminense timao mengao futebol
  familia amor amore teamo euteamo meuamor amorzinho minhavida felicidade felizes saudade princesa gatinha gatinho
  jesus jesuscristo deus deusefiel deusfiel deusemais jesusteama jesusama cristo senhor nossasenhora espiritosanto
  maria joao jose ana pedro paulo lucas gabriel rafael bruno carlos felipe daniel marcos andre fernando fernanda
  juliana mariana amanda camila leticia beatriz larissa bianca patricia vanessa natalia carolina isabela vitoria
  eduardo rodrigo gustavo leonardo thiago tiago matheus mateus guilherme henrique vinicius antonio francisco
  estrela borboleta coracao mudanca bemvindo bomdia obrigado cachorro gatos carro dinheiro loja vendas cliente empresa
  balcao balcaoonline padaria mercado comercio pagamento boleto caixa banco cartao pixpix
  password passwort passw pass pwd letmein welcome admin administrator administrador root master login user usuario
  guest test teste testing tester default secret access changeme hello monkey dragon sunshine shadow football baseball
  soccer basketball superman batman spiderman pokemon naruto starwars iloveyou loveyou lovely princess charlie michael
  jordan jennifer ashley jessica daniela nicole hannah michelle anthony joshua thomas robert andrew matthew freedom
  whatever trustno trustme killer pepper cookie summer winter spring autumn orange purple silver golden diamond flower
  chocolate computer internet google facebook instagram whatsapp youtube samsung iphone android microsoft windows
  contrasena contrasenia clave hola mexico argentina espana barcelona realmadrid teamomucho tequiero corazon mariposa
  qwerty qwert qwertyuiop asdfgh asdf asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc qweasd qweasdzxc qwe asd zxc
  qazxsw poiuy poiuyt lkjhg mnbvc mnbvcxz abc abcd abcde abcdef aeiou xyz aaa abcabc asdasd qweqwe`
    .split(/\s+/)
    .filter(Boolean),
);

const signsAsLetters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
/** What is left of `Maria_2024!` when the ornaments are gone: `maria`. */
const coreOf = (text: string): string => text.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '');
/** Signs read as the letters they stand for; a 1 stands for i or for l. */
const readSigns = (text: string): string[] => {
  const read = text.replaceAll(/[@430!$57]/g, (sign) => signsAsLetters[sign] ?? sign);
  return [read.replaceAll('1', 'i'), read.replaceAll('1', 'l')];
};
/** `senh@123` with its end taken off sign by sign, because the last sign of the word may be a letter: `senh@12`, …, `senh@`. */
const withoutEnds = (text: string): string[] => {
  const end = /[^a-z]*$/.exec(text)?.[0].length ?? 0;
  return Array.from({ length: end + 1 }, (_, taken) => text.slice(0, text.length - taken));
};

/** Every step between neighbours is the same: `aaaaaa`, `123456`, `fedcba`, `2468`. */
const isRow = (text: string): boolean => {
  const steps = [...text].map((letter, index, all) => letter.charCodeAt(0) - (all[index - 1] ?? letter).charCodeAt(0));
  const [, first = 0] = steps;
  return Math.abs(first) <= 2 && steps.slice(1).every((step) => step === first);
};
/** One short piece again and again: `121212`, `abcabc`, `123123`. */
const isRepetition = (text: string): boolean => /^(.{1,5}?)\1+$/.test(text);
/** A day as people write it: `25121990`, `251290`, `19901225`, with or without separators. */
const isDate = (text: string): boolean =>
  /^(0[1-9]|[12]\d|3[01])[-/.]?(0[1-9]|1[0-2])[-/.]?((19|20)?\d{2})$/.test(text) ||
  /^(19|20)\d{2}[-/.]?(0[1-9]|1[0-2])[-/.]?(0[1-9]|[12]\d|3[01])$/.test(text);
/** Digits that walk over the keyboard: `102030`, `112233`, `147258`, `1234512345`, `1234567890`. */
const isDigitWalk = (text: string): boolean =>
  /^\d+$/.test(text) &&
  (/^(10?20?30?|112233|147|159|258|369|741|789)/.test(text) || '01234567890123456789'.includes(text.slice(0, 6)));
const isKeyPairs = (text: string): boolean => /^(1q2w3e|q1w2e3|1a2b3c|a1b2c3|1qaz|zaq1|q1q1|a1a1)/.test(text);

const isWord = (text: string, words: ReadonlySet<string>): boolean => {
  const half = text.slice(0, text.length / 2);
  return words.has(text) || (half.length >= 3 && half + half === text && words.has(half));
};

/** Names and e-mails as words: whole, each part of a name, and what stands before the @. */
const ownWordsOf = (names: readonly string[]): ReadonlySet<string> => {
  const parts = names.flatMap((name) => [
    name,
    ...name.split(/\s+/),
    ...(name.includes('@') ? [name.slice(0, name.indexOf('@'))] : []),
  ]);
  return new Set(parts.flatMap((part) => [fold(part), coreOf(fold(part))]).filter((word) => word.length >= 3));
};

/** Why a password is among the first few thousand that people try: a row of signs, a date, a common word, or something of the person's own. */
export type EasyReason = 'row' | 'date' | 'own' | 'word';

/**
 * Why a password is easy to guess; undefined where it is not. Passwords may be short here (6 to 15 characters), so short ones must not be common too.
 * The server refuses by the same rule that the field explains during typing.
 * @param names what others know of the person: name and e-mail, which counts whole and up to the @
 */
export const easyReasonOf = (password: string, names: readonly string[]): EasyReason | undefined => {
  const folded = fold(password);
  if (isRow(folded) || isRepetition(folded) || isDigitWalk(folded) || isKeyPairs(folded)) return 'row';
  if (isDate(folded)) return 'date';
  const own = ownWordsOf(names);
  const plain = [folded, coreOf(folded)];
  const read = [...plain, ...withoutEnds(folded)].flatMap(readSigns);
  const forms = [...plain, ...read, ...read.map(coreOf)];
  if (own.has(folded) || forms.some((form) => isWord(form, own))) return 'own';
  return forms.some((form) => isWord(form, easyWords)) ? 'word' : undefined;
};

/** Whether a password is refused as easy to guess: `easyReasonOf` says why. */
export const isEasyToGuess = (password: string, names: readonly string[]): boolean =>
  easyReasonOf(password, names) !== undefined;
