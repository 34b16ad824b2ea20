import type { Locale } from '@balcao/contract/locale';
import type { ReviewKind } from '@balcao/contract/review';
import { emailBody, type Words } from '../../platform/email-template.ts';
import { acceptedTexts } from './review-accepted.texts.ts';
import type { Named } from './review-names.texts.ts';

/** Texts of mails about a submission. They contain nothing that was submitted, as mails may be read by others too. */
export interface Told extends Named {
  readonly kind: ReviewKind;
  /** Of what there are several, its name. */
  readonly name: string;
  readonly team: string;
  /** The promised day as people read it, and how many bank days that is. */
  readonly day: string;
  readonly bankDays: number;
  /** The page of what was submitted; and of the data for payments. */
  readonly link: string;
  readonly paymentLink: string;
  /** Fields that were not accepted, by their names, and why. */
  readonly faults: readonly { readonly label: string; readonly reason: string }[];
}
type ReviewEmail = (told: Told) => Words;
export type Texts = Readonly<Record<'submitted' | 'asked' | 'approved' | 'rejected' | 'reopened', ReviewEmail>>;

const listed = (faults: Told['faults']): string =>
  faults.map(({ label, reason }) => `• ${label}\n  ${reason}`).join('\n');

const pt: Texts = {
  submitted: ({ of, the, team, day, bankDays, link }) => ({
    subject: `Em análise: ${of} da equipe ${team}`,
    text: emailBody(
      `Recebemos ${the} da equipe ${team}.`,
      `Você terá a resposta até ${day}: o prazo é de ${bankDays === 1 ? '1 dia útil' : `${bankDays} dias úteis`}.`,
      `Acompanhe a análise em ${link}`,
    ),
  }),
  asked: ({ the, team, day, link }) => ({
    subject: `Uma pergunta sobre ${the} da equipe ${team}`,
    text: emailBody(
      `Para concluir a análise, precisamos de uma resposta sua sobre ${the} da equipe ${team}.`,
      `Leia a pergunta e responda em ${link}`,
      `O prazo continua o mesmo: ${day}.`,
    ),
  }),
  approved: (told) => ({
    subject: `Análise aprovada: ${told.of} da equipe ${told.team}`,
    text: acceptedTexts['pt-BR'](told),
  }),
  rejected: ({ of, the, team, link, faults }) => ({
    subject: `Análise recusada: ${of} da equipe ${team}`,
    text: emailBody(
      `Ainda não foi possível aprovar ${the} da equipe ${team}. Falta corrigir:`,
      listed(faults),
      `Corrija e envie de novo em ${link}`,
      'O restante foi mantido como você preencheu.',
    ),
  }),
  reopened: ({ of, the, team, day, link }) => ({
    subject: `Análise reaberta: ${of} da equipe ${team}`,
    text: emailBody(
      `Reabrimos a decisão sobre ${the} da equipe ${team} e vamos analisar de novo.`,
      `Você terá a resposta até ${day}. Acompanhe em ${link}`,
    ),
  }),
};

const en: Texts = {
  submitted: ({ of, the, team, day, bankDays, link }) => ({
    subject: `Under review: ${of} of team ${team}`,
    text: emailBody(
      `We have received ${the} of team ${team}.`,
      `You will have our answer by ${day}: it takes up to ${bankDays === 1 ? '1 business day' : `${bankDays} business days`}.`,
      `Follow the review at ${link}`,
    ),
  }),
  asked: ({ the, team, day, link }) => ({
    subject: `A question about ${the} of team ${team}`,
    text: emailBody(
      `To finish the review, we need an answer from you about ${the} of team ${team}.`,
      `Read the question and answer it at ${link}`,
      `The deadline stays the same: ${day}.`,
    ),
  }),
  approved: (told) => ({
    subject: `Review approved: ${told.of} of team ${told.team}`,
    text: acceptedTexts['en-US'](told),
  }),
  rejected: ({ of, the, team, link, faults }) => ({
    subject: `Review rejected: ${of} of team ${team}`,
    text: emailBody(
      `We could not approve ${the} of team ${team} yet. Please fix:`,
      listed(faults),
      `Fix it and submit again at ${link}`,
      'Everything else stays as you filled it in.',
    ),
  }),
  reopened: ({ of, the, team, day, link }) => ({
    subject: `Review reopened: ${of} of team ${team}`,
    text: emailBody(
      `We have reopened the decision about ${the} of team ${team} and will review it again.`,
      `You will have our answer by ${day}. Follow it at ${link}`,
    ),
  }),
};

const es: Texts = {
  submitted: ({ of, the, team, day, bankDays, link }) => ({
    subject: `En revisión: ${of} del equipo ${team}`,
    text: emailBody(
      `Recibimos ${the} del equipo ${team}.`,
      `Tendrás la respuesta a más tardar el ${day}: el plazo es de ${bankDays === 1 ? '1 día hábil' : `${bankDays} días hábiles`}.`,
      `Sigue la revisión en ${link}`,
    ),
  }),
  asked: ({ the, team, day, link }) => ({
    subject: `Una pregunta sobre ${the} del equipo ${team}`,
    text: emailBody(
      `Para terminar la revisión, necesitamos una respuesta tuya sobre ${the} del equipo ${team}.`,
      `Lee la pregunta y respóndela en ${link}`,
      `El plazo sigue siendo el mismo: ${day}.`,
    ),
  }),
  approved: (told) => ({
    subject: `Revisión aprobada: ${told.of} del equipo ${told.team}`,
    text: acceptedTexts['es-MX'](told),
  }),
  rejected: ({ of, the, team, link, faults }) => ({
    subject: `Revisión rechazada: ${of} del equipo ${team}`,
    text: emailBody(
      `Todavía no pudimos aprobar ${the} del equipo ${team}. Falta corregir:`,
      listed(faults),
      `Corrige y envía de nuevo en ${link}`,
      'Lo demás queda como lo llenaste.',
    ),
  }),
  reopened: ({ of, the, team, day, link }) => ({
    subject: `Revisión reabierta: ${of} del equipo ${team}`,
    text: emailBody(
      `Reabrimos la decisión sobre ${the} del equipo ${team} y la revisaremos otra vez.`,
      `Tendrás la respuesta a más tardar el ${day}. Síguela en ${link}`,
    ),
  }),
};

const zh: Texts = {
  submitted: ({ of, team, day, bankDays, link }) => ({
    subject: `审核中：团队 ${team} 的${of}`,
    text: emailBody(
      `我们已收到团队 ${team} 的${of}。`,
      `最迟 ${day} 给你答复：审核需要 ${bankDays} 个工作日。`,
      `查看审核进度：${link}`,
    ),
  }),
  asked: ({ of, team, day, link }) => ({
    subject: `关于团队 ${team} 的${of}，我们有一个问题`,
    text: emailBody(
      `要完成审核，我们需要你回答一个关于团队 ${team} 的${of}的问题。`,
      `查看问题并回答：${link}`,
      `答复日期不变：${day}。`,
    ),
  }),
  approved: (told) => ({
    subject: `审核通过：团队 ${told.team} 的${told.of}`,
    text: acceptedTexts['zh-CN'](told),
  }),
  rejected: ({ of, team, link, faults }) => ({
    subject: `审核已驳回：团队 ${team} 的${of}`,
    text: emailBody(
      `团队 ${team} 的${of}暂时未能通过，需要修改：`,
      listed(faults),
      `请修改后重新提交：${link}`,
      '其余内容都会保留。',
    ),
  }),
  reopened: ({ of, team, day, link }) => ({
    subject: `重新审核：团队 ${team} 的${of}`,
    text: emailBody(
      `我们重新打开了对团队 ${team} 的${of}的审核决定，将再次审核。`,
      `最迟 ${day} 给你答复。查看进度：${link}`,
    ),
  }),
};

/** The mails about a submission, in the submitter's language. */
export const reviewTexts: Readonly<Record<Locale, Texts>> = { 'pt-BR': pt, 'en-US': en, 'es-MX': es, 'zh-CN': zh };

/** What staff wrote to the person who submitted it, below a decision. */
export const noteTexts: Readonly<Record<Locale, (note: string) => string>> = {
  'pt-BR': (note) => `Recado de quem analisou: ${note}`,
  'en-US': (note) => `Note from the reviewer: ${note}`,
  'es-MX': (note) => `Mensaje de quien revisó: ${note}`,
  'zh-CN': (note) => `审核人留言：${note}`,
};
