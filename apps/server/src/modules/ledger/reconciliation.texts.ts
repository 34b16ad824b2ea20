import type { Locale } from '@balcao/contract/locale';
import { emailBody, type Words } from '../../platform/email-template.ts';

interface Told {
  readonly count: number;
  /** Formatted. */
  readonly sum: string;
  readonly link: string;
}

/** Texts of the mail to finance when rails have not reported something for days. */
export const reconciliationTexts: Readonly<Record<Locale, { readonly missing: (told: Told) => Words }>> = {
  'pt-BR': {
    missing: ({ count, sum, link }) => ({
      subject: `Conciliação: ${sum} sem confirmação do meio de pagamento`,
      text: emailBody(
        count === 1
          ? `Há três dias aguardamos um lançamento de ${sum} nos arquivos do meio de pagamento, e ele não veio.`
          : `Há três dias aguardamos ${count} lançamentos, ${sum} no total, nos arquivos dos meios de pagamento, e eles não vieram.`,
        'Pergunte ao meio de pagamento o que aconteceu e anote a resposta na conciliação. Nada é corrigido automaticamente.',
        `A conciliação está em ${link}`,
      ),
    }),
  },
  'en-US': {
    missing: ({ count, sum, link }) => ({
      subject: `Reconciliation: ${sum} not confirmed by the payment method`,
      text: emailBody(
        count === 1
          ? `For three days an entry of ${sum} has been missing from the files of the payment method.`
          : `For three days ${count} entries, ${sum} in total, have been missing from the files of the payment methods.`,
        'Ask the payment method what happened and record the answer. Nothing is corrected automatically.',
        `The reconciliation is at ${link}`,
      ),
    }),
  },
  'es-MX': {
    missing: ({ count, sum, link }) => ({
      subject: `Conciliación: ${sum} sin confirmación del medio de pago`,
      text: emailBody(
        count === 1
          ? `Desde hace tres días esperamos un movimiento de ${sum} en los archivos del medio de pago y no ha llegado.`
          : `Desde hace tres días esperamos ${count} movimientos, ${sum} en total, en los archivos de los medios de pago y no han llegado.`,
        'Pregunta al medio de pago qué ocurrió y anota la respuesta en la conciliación. Nada se corrige automáticamente.',
        `La conciliación está en ${link}`,
      ),
    }),
  },
  'zh-CN': {
    missing: ({ count, sum, link }) => ({
      subject: `对账：${sum} 未得到支付方式确认`,
      text: emailBody(
        count === 1
          ? `一笔 ${sum} 的款项已三天未出现在支付方式的文件中。`
          : `共 ${count} 笔、合计 ${sum} 的款项已三天未出现在支付方式的文件中。`,
        '请向支付方式查询原因，并在对账页面记录答复。系统不会自动更正。',
        `对账页面：${link}`,
      ),
    }),
  },
};
