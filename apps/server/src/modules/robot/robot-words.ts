import type { HandOverReason, HandOverSwitch } from '@balcao/contract/robot';

/** As words are compared: without accents, in lower case. */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * By which words a person is handed over before anything else is looked at, in the four languages of the product. They err on the side of
 * a person. A language model never sees such a message, so that it cannot be talked round.
 */
const signs: Readonly<Record<'asked' | 'money' | 'angry', RegExp>> = {
  asked:
    /\b(atendente|atendimento humano|suporte humano|falar com (um |uma |a |o )?(pessoa|humano|gente|alguem|funcionari\w+|gerente)|pessoa (real|de verdade)|(talk|speak) (to|with) (a |an |the |some)?(real )?(person|human|agent|one|body|manager)|human agent|real (person|human)|live agent|hablar con (una |un |el |la )?(persona|humano|alguien|agente|encargado)|agente humano|asesor)\b|人工|真人|客服人员|转人/,
  money:
    /\b(reembols\w*|estorn\w*|chargeback|contestar (a |uma |essa )?(compra|cobranca)|devol\w+ (o |do |meu |o meu )?(dinheiro|valor|pagamento|pix)|(quero|cade|meu) (o )?(meu )?dinheiro( de volta)?|cobranca (indevida|duplicada|errada)|cobrad\w+ (duas vezes|errado|a mais)|refund\w*|money back|charged twice|dispute (a |the |this )?(charge|payment)|contracargo|reintegro|devolucion (del? )?(dinero|pago)|devuelv\w+ (el |mi )?dinero|cobro (indebido|doble)|golpe|fraudes?)\b|退款|退钱|拒付|重复扣款|还我钱/,
  angry:
    /\b(absurdo|palhacada|vergonha|pessimo|horrivel|ridiculo|procon|advogad\w+|vou processar|golpistas?|ladr(ao|oes)|enganad\w+|merda|porra|caralho|idiotas?|e um lixo|scam\w*|terrible|worst|lawyer|sue you|furious|angry|fraud|stupid|bullshit|fuck\w*|estafa\w*|verguenza|abogado|mierda|inaceptable|ladrones)\b|骗子|垃圾|太差|律师|气死|投诉/,
};

/** Why this message is a person's work, if it is: asked for always, the others where the team wants it. */
export const handOverBy = (text: string, wanted: readonly HandOverSwitch[]): HandOverReason | undefined => {
  const words = plain(text);
  if (signs.asked.test(words)) return 'asked';
  if (wanted.includes('money') && signs.money.test(words)) return 'money';
  return wanted.includes('angry') && signs.angry.test(words) ? 'angry' : undefined;
};

const hello =
  /^(oi+|ola|opa|bom dia|boa tarde|boa noite|tudo bem|e ai|hi|hello|hey|good (morning|afternoon|evening)|hola|buen(os|as) (dias|tardes|noches)|你好|你好|嗨|早上好|[\s,.!?…，。！？])+$/;
/** Whether a message says hello and nothing else. */
export const isHello = (text: string): boolean => hello.test(plain(text));

/** Whether a message may be about an order: only then may a model look one up without knowledge to go by. */
export const mayBeAboutOrder = (text: string): boolean =>
  /\d{20}|\b(pedido|compra|encomenda|entrega|order|purchase|delivery|package|envio)\b|订单|包裹/.test(plain(text));
