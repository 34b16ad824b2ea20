import type { Locale } from '@balcao/contract/locale';

/** What robots say in words that are not their team's. */
interface RobotTexts {
  /** After what was taken from knowledge as it stands. */
  readonly source: (title: string) => string;
  /** Where nothing fits and people are not asked. */
  readonly unsure: string;
  /** To a greeting, where the robot has none of its own. */
  readonly hello: (name: string) => string;
  /** The state of an order, for the language model to put into words. */
  readonly noOrder: string;
}

const texts: Readonly<Record<Locale, RobotTexts>> = {
  'pt-BR': {
    source: (title) => `Fonte: ${title}`,
    unsure: 'Não encontrei a resposta no que sei deste canal. Se preferir, peça para falar com uma pessoa.',
    hello: (name) => `Olá! Sou ${name}, assistente deste canal. Como posso ajudar?`,
    noOrder: 'Esta pessoa não tem um pedido com este número.',
  },
  'en-US': {
    source: (title) => `Source: ${title}`,
    unsure: 'I could not find the answer in what I know about this channel. If you prefer, ask to talk to a person.',
    hello: (name) => `Hello! I am ${name}, the assistant of this channel. How can I help?`,
    noOrder: 'This person does not have an order with this number.',
  },
  'es-MX': {
    source: (title) => `Fuente: ${title}`,
    unsure: 'No encontré la respuesta en lo que sé de este canal. Si prefieres, pide hablar con una persona.',
    hello: (name) => `¡Hola! Soy ${name}, asistente de este canal. ¿En qué puedo ayudar?`,
    noOrder: 'Esta persona no tiene un pedido con este número.',
  },
  'zh-CN': {
    source: (title) => `来源：${title}`,
    unsure: '抱歉，我没有找到答案。如有需要，可以转人工服务。',
    hello: (name) => `你好！我是本频道的机器人${name}。有什么可以帮你？`,
    noOrder: '此人没有该编号的订单。',
  },
};
export const robotTexts = (language: Locale): RobotTexts => texts[language];

/** Small words by which a language gives itself away. */
const smallWords: readonly (readonly [Locale, RegExp])[] = [
  ['en-US', /\b(the|is|are|do|does|you|your|what|when|where|how|can|my|have|it|hello|please)\b/g],
  [
    'es-MX',
    /\b(el|los|las|está|están|qué|cuándo|dónde|cómo|puedo|usted|ustedes|tienen|hola|gracias|pedido|y|mi|una)\b|[¿¡ñ]/g,
  ],
  [
    'pt-BR',
    /\b(o|os|as|está|estão|que|quando|onde|como|posso|você|vocês|têm|tem|olá|oi|obrigad[oa]|meu|minha|não|um|uma|é|vc)\b|[ãõç]/g,
  ],
];
/** The language of a text among those of a robot; the first of them where none shows. */
export const languageOf = (text: string, among: readonly Locale[]): Locale => {
  const first = among[0] ?? 'pt-BR';
  if (/\p{Script=Han}/u.test(text)) return among.includes('zh-CN') ? 'zh-CN' : first;
  const words = text.toLowerCase();
  const counted = smallWords
    .filter(([language]) => among.includes(language))
    .map(([language, small]) => ({ language, count: words.match(small)?.length ?? 0 }));
  const best = counted.toSorted((a, b) => b.count - a.count)[0];
  const isClear = best !== undefined && best.count > (counted.find(({ language }) => language === first)?.count ?? 0);
  return isClear ? best.language : first;
};
