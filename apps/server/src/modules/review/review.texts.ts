import type { Locale } from '@balcao/contract/locale';
import type { ReviewKind } from '@balcao/contract/review';
import { letter, type Words } from '../../platform/letter.ts';

/** What a mail about a submission may say: nothing of what was handed in, as mails are read by more than their reader. */
export interface Told {
  readonly kind: ReviewKind;
  readonly team: string;
  /** The promised day as people read it, and how many bank days that is. */
  readonly day: string;
  readonly bankDays: number;
  /** The page of what was handed in; and of the data for payments. */
  readonly link: string;
  readonly paymentLink: string;
  /** Fields that were not accepted, by their names, and why. */
  readonly faults: readonly { readonly label: string; readonly reason: string }[];
}
type ReviewLetter = (told: Told) => Words;
type Texts = Readonly<Record<'submitted' | 'asked' | 'approved' | 'rejected' | 'reopened', ReviewLetter>>;

const listed = (faults: Told['faults']): string =>
  faults.map(({ label, reason }) => `• ${label}\n  ${reason}`).join('\n');

const ptOf = { certification: 'certificação', merchant: 'dados de pagamento' };
const ptThe = { certification: 'a certificação', merchant: 'os dados de pagamento' };
const pt: Texts = {
  submitted: ({ kind, team, day, bankDays, link }) => ({
    subject: `Em análise: ${ptOf[kind]} da equipe ${team}`,
    text: letter(
      `Recebemos ${ptThe[kind]} da equipe ${team}.`,
      `Você tem a resposta até ${day}: o prazo é de ${bankDays === 1 ? '1 dia útil' : `${bankDays} dias úteis`}.`,
      `Acompanhe a análise em ${link}`,
    ),
  }),
  asked: ({ kind, team, day, link }) => ({
    subject: `Uma pergunta sobre ${ptThe[kind]} da equipe ${team}`,
    text: letter(
      `Para concluir a análise, precisamos de uma resposta sua sobre ${ptThe[kind]} da equipe ${team}.`,
      `Leia a pergunta e responda em ${link}`,
      `O prazo continua o mesmo: ${day}.`,
    ),
  }),
  approved: ({ kind, team, link, paymentLink }) => ({
    subject: `Análise aprovada: ${ptOf[kind]} da equipe ${team}`,
    text:
      kind === 'certification'
        ? letter(
            `A certificação da equipe ${team} foi aprovada.`,
            `O próximo passo para receber pagamentos são os dados de pagamento: ${paymentLink}`,
          )
        : letter(
            `Os dados de pagamento da equipe ${team} foram aprovados. A equipe já pode receber pagamentos.`,
            `Veja os dados em ${link}`,
          ),
  }),
  rejected: ({ kind, team, link, faults }) => ({
    subject: `Análise recusada: ${ptOf[kind]} da equipe ${team}`,
    text: letter(
      `Ainda não foi possível aprovar ${ptThe[kind]} da equipe ${team}. Falta corrigir:`,
      listed(faults),
      `Corrija e envie de novo em ${link}`,
      'O restante continua como você preencheu.',
    ),
  }),
  reopened: ({ kind, team, day, link }) => ({
    subject: `Análise reaberta: ${ptOf[kind]} da equipe ${team}`,
    text: letter(
      `Reabrimos a decisão sobre ${ptThe[kind]} da equipe ${team} e vamos analisar de novo.`,
      `Você tem a resposta até ${day}. Acompanhe em ${link}`,
    ),
  }),
};

const enOf = { certification: 'certification', merchant: 'payment details' };
const en: Texts = {
  submitted: ({ kind, team, day, bankDays, link }) => ({
    subject: `Under review: ${enOf[kind]} of the team ${team}`,
    text: letter(
      `We have received the ${enOf[kind]} of the team ${team}.`,
      `You will have our answer by ${day}: it takes up to ${bankDays === 1 ? '1 business day' : `${bankDays} business days`}.`,
      `Follow the review at ${link}`,
    ),
  }),
  asked: ({ kind, team, day, link }) => ({
    subject: `A question about the ${enOf[kind]} of the team ${team}`,
    text: letter(
      `To finish the review, we need an answer from you about the ${enOf[kind]} of the team ${team}.`,
      `Read the question and answer it at ${link}`,
      `The date we promised stays the same: ${day}.`,
    ),
  }),
  approved: ({ kind, team, link, paymentLink }) => ({
    subject: `Review approved: ${enOf[kind]} of the team ${team}`,
    text:
      kind === 'certification'
        ? letter(
            `The certification of the team ${team} has been approved.`,
            `The next step to receive payments are the payment details: ${paymentLink}`,
          )
        : letter(
            `The payment details of the team ${team} have been approved. The team can receive payments now.`,
            `See the details at ${link}`,
          ),
  }),
  rejected: ({ kind, team, link, faults }) => ({
    subject: `Review rejected: ${enOf[kind]} of the team ${team}`,
    text: letter(
      `We could not approve the ${enOf[kind]} of the team ${team} yet. Please correct:`,
      listed(faults),
      `Correct and submit again at ${link}`,
      'Everything else stays as you filled it in.',
    ),
  }),
  reopened: ({ kind, team, day, link }) => ({
    subject: `Review reopened: ${enOf[kind]} of the team ${team}`,
    text: letter(
      `We have reopened the decision about the ${enOf[kind]} of the team ${team} and will review it again.`,
      `You will have our answer by ${day}. Follow it at ${link}`,
    ),
  }),
};

const esOf = { certification: 'certificación', merchant: 'datos de pago' };
const esThe = { certification: 'la certificación', merchant: 'los datos de pago' };
const es: Texts = {
  submitted: ({ kind, team, day, bankDays, link }) => ({
    subject: `En revisión: ${esOf[kind]} del equipo ${team}`,
    text: letter(
      `Recibimos ${esThe[kind]} del equipo ${team}.`,
      `Tendrás la respuesta a más tardar el ${day}: el plazo es de ${bankDays === 1 ? '1 día hábil' : `${bankDays} días hábiles`}.`,
      `Sigue la revisión en ${link}`,
    ),
  }),
  asked: ({ kind, team, day, link }) => ({
    subject: `Una pregunta sobre ${esThe[kind]} del equipo ${team}`,
    text: letter(
      `Para terminar la revisión, necesitamos una respuesta tuya sobre ${esThe[kind]} del equipo ${team}.`,
      `Lee la pregunta y respóndela en ${link}`,
      `El plazo sigue siendo el mismo: ${day}.`,
    ),
  }),
  approved: ({ kind, team, link, paymentLink }) => ({
    subject: `Revisión aprobada: ${esOf[kind]} del equipo ${team}`,
    text:
      kind === 'certification'
        ? letter(
            `La certificación del equipo ${team} fue aprobada.`,
            `El siguiente paso para recibir pagos son los datos de pago: ${paymentLink}`,
          )
        : letter(
            `Los datos de pago del equipo ${team} fueron aprobados. El equipo ya puede recibir pagos.`,
            `Consulta los datos en ${link}`,
          ),
  }),
  rejected: ({ kind, team, link, faults }) => ({
    subject: `Revisión rechazada: ${esOf[kind]} del equipo ${team}`,
    text: letter(
      `Todavía no pudimos aprobar ${esThe[kind]} del equipo ${team}. Falta corregir:`,
      listed(faults),
      `Corrige y envía de nuevo en ${link}`,
      'Lo demás queda como lo llenaste.',
    ),
  }),
  reopened: ({ kind, team, day, link }) => ({
    subject: `Revisión reabierta: ${esOf[kind]} del equipo ${team}`,
    text: letter(
      `Reabrimos la decisión sobre ${esThe[kind]} del equipo ${team} y la revisaremos otra vez.`,
      `Tendrás la respuesta a más tardar el ${day}. Síguela en ${link}`,
    ),
  }),
};

const zhOf = { certification: '认证', merchant: '收款资料' };
const zh: Texts = {
  submitted: ({ kind, team, day, bankDays, link }) => ({
    subject: `审核中：团队 ${team} 的${zhOf[kind]}`,
    text: letter(
      `我们已收到团队 ${team} 的${zhOf[kind]}。`,
      `最迟 ${day} 给你答复：审核需要 ${bankDays} 个工作日。`,
      `查看审核进度：${link}`,
    ),
  }),
  asked: ({ kind, team, day, link }) => ({
    subject: `关于团队 ${team} 的${zhOf[kind]}，我们有一个问题`,
    text: letter(
      `要完成审核，我们需要你回答一个关于团队 ${team} 的${zhOf[kind]}的问题。`,
      `查看问题并回答：${link}`,
      `答复日期不变：${day}。`,
    ),
  }),
  approved: ({ kind, team, link, paymentLink }) => ({
    subject: `审核通过：团队 ${team} 的${zhOf[kind]}`,
    text:
      kind === 'certification'
        ? letter(`团队 ${team} 的认证已通过。`, `接下来请填写收款资料，以便收款：${paymentLink}`)
        : letter(`团队 ${team} 的收款资料已通过，现在可以收款了。`, `查看资料：${link}`),
  }),
  rejected: ({ kind, team, link, faults }) => ({
    subject: `审核已驳回：团队 ${team} 的${zhOf[kind]}`,
    text: letter(
      `团队 ${team} 的${zhOf[kind]}暂时未能通过，需要修改：`,
      listed(faults),
      `请修改后重新提交：${link}`,
      '其余内容都会保留。',
    ),
  }),
  reopened: ({ kind, team, day, link }) => ({
    subject: `重新审核：团队 ${team} 的${zhOf[kind]}`,
    text: letter(
      `我们重新打开了对团队 ${team} 的${zhOf[kind]}的审核决定，将再次审核。`,
      `最迟 ${day} 给你答复。查看进度：${link}`,
    ),
  }),
};

/** The mails about a submission, in the language of whoever handed it in. */
export const reviewTexts: Readonly<Record<Locale, Texts>> = { 'pt-BR': pt, 'en-US': en, 'es-MX': es, 'zh-CN': zh };
