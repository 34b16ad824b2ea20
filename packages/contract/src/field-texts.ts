import type { Locale } from './locale.ts';

/** What a schema found wrong with one field: the language-free part of a zod issue, so that no zod is needed to read it. */
export interface FieldIssue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly input?: unknown;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly origin?: string;
  readonly format?: string;
  readonly expected?: string;
  readonly keys?: readonly string[];
  readonly params?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly (readonly FieldIssue[])[];
}

interface Texts {
  required: string;
  invalid: string;
  unknown: string;
  email: string;
  url: string;
  agree: string;
  integer: string;
  choice: string;
  tooShort: (min: unknown) => string;
  tooLong: (max: unknown) => string;
  atLeast: (min: unknown) => string;
  atMost: (max: unknown) => string;
  unreadable: string;
  passwordsDiffer: string;
  passwordCommon: string;
  emailSame: string;
  certificate: string;
  certificateKey: string;
  certificateEnded: string;
  threeMonths: string;
  cursor: string;
  publicAddress: string;
  privateKey: string;
  lettersAndDigits: string;
}

const pt: Texts = {
  required: 'Preencha este campo.',
  invalid: 'Este valor não é válido.',
  unknown: 'Este campo não existe.',
  email: 'Informe um e-mail válido.',
  url: 'Informe um endereço completo, com https://.',
  agree: 'É preciso aceitar os termos para continuar.',
  integer: 'Informe um número inteiro.',
  choice: 'Escolha uma das opções.',
  tooShort: (min) => `Use ao menos ${min} caracteres.`,
  tooLong: (max) => `Use no máximo ${max} caracteres.`,
  atLeast: (min) => `O valor mínimo é ${min}.`,
  atMost: (max) => `O valor máximo é ${max}.`,
  unreadable: 'O texto contém caracteres que não são aceitos.',
  passwordsDiffer: 'As duas senhas não são iguais.',
  passwordCommon: 'Esta senha é fácil de adivinhar. Escolha outra.',
  emailSame: 'Este já é o seu e-mail.',
  certificate: 'Isto não é um certificado X.509 em formato PEM.',
  certificateKey: 'A chave precisa ser RSA de 2048 a 8192 bits, EC P-256 ou Ed25519.',
  certificateEnded: 'O certificado está fora do período de validade.',
  threeMonths: 'A busca alcança os últimos três meses.',
  cursor: 'Volte à primeira página.',
  publicAddress: 'O endereço precisa ser público, com https://.',
  privateKey: 'Isto contém uma chave privada. Envie só o certificado e troque a chave.',
  lettersAndDigits: 'Use só letras sem acento e números, sem espaços.',
};

const en: Texts = {
  required: 'Fill in this field.',
  invalid: 'This value is not valid.',
  unknown: 'This field does not exist.',
  email: 'Enter a valid e-mail.',
  url: 'Enter a whole address, with https://.',
  agree: 'Accept the terms to continue.',
  integer: 'Enter a whole number.',
  choice: 'Choose one of the options.',
  tooShort: (min) => `Use at least ${min} characters.`,
  tooLong: (max) => `Use at most ${max} characters.`,
  atLeast: (min) => `The least is ${min}.`,
  atMost: (max) => `The most is ${max}.`,
  unreadable: 'The text contains characters that are not accepted.',
  passwordsDiffer: 'The two passwords are not the same.',
  passwordCommon: 'This password is easy to guess. Choose another.',
  emailSame: 'This is your e-mail already.',
  certificate: 'This is not an X.509 certificate in PEM format.',
  certificateKey: 'The key must be RSA of 2048 to 8192 bits, EC P-256 or Ed25519.',
  certificateEnded: 'The certificate is outside its period of validity.',
  threeMonths: 'The search reaches back three months.',
  cursor: 'Go back to the first page.',
  publicAddress: 'The address must be public, with https://.',
  privateKey: 'This contains a private key. Send the certificate only, and replace the key.',
  lettersAndDigits: 'Use only English letters and digits, without spaces.',
};

const es: Texts = {
  required: 'Completa este campo.',
  invalid: 'Este valor no es válido.',
  unknown: 'Este campo no existe.',
  email: 'Escribe un correo válido.',
  url: 'Escribe una dirección completa, con https://.',
  agree: 'Acepta los términos para continuar.',
  integer: 'Escribe un número entero.',
  choice: 'Elige una de las opciones.',
  tooShort: (min) => `Usa al menos ${min} caracteres.`,
  tooLong: (max) => `Usa como máximo ${max} caracteres.`,
  atLeast: (min) => `El mínimo es ${min}.`,
  atMost: (max) => `El máximo es ${max}.`,
  unreadable: 'El texto contiene caracteres que no se aceptan.',
  passwordsDiffer: 'Las dos contraseñas no son iguales.',
  passwordCommon: 'Esta contraseña es fácil de adivinar. Elige otra.',
  emailSame: 'Este ya es tu correo.',
  certificate: 'Esto no es un certificado X.509 en formato PEM.',
  certificateKey: 'La clave debe ser RSA de 2048 a 8192 bits, EC P-256 o Ed25519.',
  certificateEnded: 'El certificado está fuera de su periodo de validez.',
  threeMonths: 'La búsqueda abarca los últimos tres meses.',
  cursor: 'Vuelve a la primera página.',
  publicAddress: 'La dirección debe ser pública, con https://.',
  privateKey: 'Esto contiene una clave privada. Envía solo el certificado y reemplaza la clave.',
  lettersAndDigits: 'Usa solo letras sin acento y números, sin espacios.',
};

const zh: Texts = {
  required: '请填写此项。',
  invalid: '该值无效。',
  unknown: '该字段不存在。',
  email: '请输入有效的邮箱。',
  url: '请输入完整的地址，以 https:// 开头。',
  agree: '请先同意条款。',
  integer: '请输入整数。',
  choice: '请选择其中一项。',
  tooShort: (min) => `至少 ${min} 个字符。`,
  tooLong: (max) => `最多 ${max} 个字符。`,
  atLeast: (min) => `不能小于 ${min}。`,
  atMost: (max) => `不能大于 ${max}。`,
  unreadable: '文本含有不被接受的字符。',
  passwordsDiffer: '两次输入的密码不一致。',
  passwordCommon: '该密码容易被猜到，请换一个。',
  emailSame: '这已经是你的邮箱。',
  certificate: '这不是 PEM 格式的 X.509 证书。',
  certificateKey: '密钥必须是 2048 至 8192 位的 RSA、EC P-256 或 Ed25519。',
  certificateEnded: '证书不在有效期内。',
  threeMonths: '只能查询最近三个月。',
  cursor: '请返回第一页。',
  publicAddress: '地址必须可公开访问，并以 https:// 开头。',
  privateKey: '内容含有私钥。请只上传证书，并更换密钥。',
  lettersAndDigits: '只能使用英文字母和数字，不能有空格。',
};

const texts: Readonly<Record<Locale, Texts>> = { 'pt-BR': pt, 'en-US': en, 'es-MX': es, 'zh-CN': zh };
export type FieldText = keyof Texts;

const ofSize = (issue: FieldIssue, words: Texts): string => {
  const isText = issue.origin === 'string';
  if (issue.code === 'too_small') {
    if (isText && Number(issue.minimum) <= 1) return words.required;
    return isText ? words.tooShort(issue.minimum) : words.atLeast(issue.minimum);
  }
  return isText ? words.tooLong(issue.maximum) : words.atMost(issue.maximum);
};

const ofFormat = (issue: FieldIssue, words: Texts): string => {
  if (issue.format === 'email') return words.email;
  if (issue.format === 'url') return words.url;
  return words.invalid;
};

/** The words for what is wrong with a field, in a person's language; shared by the server's answers and the forms. */
export const fieldMessage = (issue: FieldIssue, locale: Locale): string => {
  const words = texts[locale];
  const named = issue.params?.text;
  if (typeof named === 'string' && Object.hasOwn(words, named)) {
    const text = words[named as FieldText];
    const bound = issue.params?.min ?? issue.params?.max;
    if (named === 'tooShort' && Number(bound) <= 1) return words.required;
    return typeof text === 'function' ? text(bound) : text;
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') return ofSize(issue, words);
  if (issue.code === 'invalid_format') return issue.input === '' ? words.required : ofFormat(issue, words);
  if (issue.code === 'unrecognized_keys') return words.unknown;
  if (issue.code === 'invalid_type') {
    if (issue.expected === 'int') return words.integer;
    return issue.input === undefined || issue.input === null ? words.required : words.invalid;
  }
  if (issue.code === 'invalid_value') return issue.path.at(-1) === 'agreed' ? words.agree : words.choice;
  return words.invalid;
};

/** Field → message: the first issue of each field, its path written `payer.name`; a name nobody declared stands under itself. */
export const fieldMessages = (issues: readonly FieldIssue[], locale: Locale): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const issue of issues)
    for (const path of issue.keys ? issue.keys.map((key) => [...issue.path, key]) : [issue.path])
      fields[path.map(String).join('.')] ??= fieldMessage(issue, locale);
  return fields;
};
