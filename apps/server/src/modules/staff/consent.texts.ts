import type { Locale } from '@balcao/contract/locale';
import type { WaitingKind } from '@balcao/contract/waiting';
import { emailBody, type Words } from '../../platform/email-template.ts';

interface Told {
  readonly kind: WaitingKind;
  readonly merchant: string;
  /** Who asks, and why. */
  readonly by: string;
  readonly words: string;
  readonly link: string;
}

/** What is asked for, in the middle of a sentence. */
const what: Readonly<Record<Locale, Readonly<Record<WaitingKind, string>>>> = {
  'pt-BR': {
    freeze: 'bloquear o dinheiro',
    unfreeze: 'desbloquear o dinheiro',
    reversal: 'estornar um lançamento',
    reopening: 'reabrir uma análise',
    fee: 'mudar as tarifas',
    limits: 'mudar os limites de saque',
    return: 'devolver um valor a identificar',
    credit: 'creditar um valor a identificar a uma equipe',
    close: 'encerrar manualmente um valor a identificar',
    match: 'vincular um valor a identificar a um pedido menor',
    returnLimit: 'mudar o limite de devolução',
  },
  'en-US': {
    freeze: 'freeze the money',
    unfreeze: 'unfreeze the money',
    reversal: 'reverse an entry',
    reopening: 'reopen a review',
    fee: 'change the fees',
    limits: 'change the withdrawal limits',
    return: 'return an unidentified payment',
    credit: 'credit an unidentified payment to a team',
    close: 'close an unidentified payment manually',
    match: 'match an unidentified payment to a smaller order',
    returnLimit: 'change the return limit',
  },
  'es-MX': {
    freeze: 'congelar el dinero',
    unfreeze: 'descongelar el dinero',
    reversal: 'revertir un asiento',
    reopening: 'reabrir una revisión',
    fee: 'cambiar las comisiones',
    limits: 'cambiar los límites de retiro',
    return: 'devolver un pago sin identificar',
    credit: 'abonar un pago sin identificar a un equipo',
    close: 'cerrar manualmente un pago sin identificar',
    match: 'vincular un pago sin identificar a un pedido menor',
    returnLimit: 'cambiar el límite de devolución',
  },
  'zh-CN': {
    freeze: '冻结资金',
    unfreeze: '解冻资金',
    reversal: '冲正分录',
    reopening: '重新打开审核',
    fee: '更改手续费',
    limits: '更改提现限额',
    return: '退回待查款项',
    credit: '将待查款项入账到团队',
    close: '手动结清待查款项',
    match: '将待查款项匹配到金额较小的订单',
    returnLimit: '更改退回限额',
  },
};

/** The mail to those who may decide. */
export const consentTexts: Readonly<Record<Locale, (told: Told) => Words>> = {
  'pt-BR': ({ kind, merchant, by, words, link }) => ({
    subject: `Aguardando você: ${what['pt-BR'][kind]}, ${merchant}`,
    text: emailBody(
      `${by} pediu para ${what['pt-BR'][kind]}: ${merchant}. Motivo: ${words}`,
      `Outra pessoa precisa decidir. Veja em ${link}`,
    ),
  }),
  'en-US': ({ kind, merchant, by, words, link }) => ({
    subject: `Waiting for you: ${what['en-US'][kind]}, ${merchant}`,
    text: emailBody(
      `${by} asked to ${what['en-US'][kind]}: ${merchant}. Reason: ${words}`,
      `Another person must decide. View it at ${link}`,
    ),
  }),
  'es-MX': ({ kind, merchant, by, words, link }) => ({
    subject: `Te espera: ${what['es-MX'][kind]}, ${merchant}`,
    text: emailBody(
      `${by} pidió ${what['es-MX'][kind]}: ${merchant}. Motivo: ${words}`,
      `Otra persona debe decidir. Consúltalo en ${link}`,
    ),
  }),
  'zh-CN': ({ kind, merchant, by, words, link }) => ({
    subject: `等待你处理：${what['zh-CN'][kind]}，${merchant}`,
    text: emailBody(
      `${by} 申请${what['zh-CN'][kind]}：${merchant}。原因：${words}`,
      `需要由另一个人决定。查看：${link}`,
    ),
  }),
};
