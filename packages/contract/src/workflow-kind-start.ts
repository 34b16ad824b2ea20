import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { line } from './scalars.ts';
import { emptyOf, next, plainKind, type WorkflowKind } from './workflow-kind.ts';

/**
 * What begins a run: each message, a message with a word, a button of a broadcast, a new follower; an order that a follower has paid, or
 * that was given back to them; a time of the day.
 */
export const WorkflowTrigger = codes(['message', 'keyword', 'button', 'follower', 'paid', 'refunded', 'schedule']);
export type WorkflowTrigger = z.infer<typeof WorkflowTrigger>;

/** Every day, or one day of the week. */
const ScheduleDay = codes(['day', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);
export type ScheduleDay = z.infer<typeof ScheduleDay>;
/** By the clock of São Paulo, `09:00`. A draft may hold none yet. */
const ScheduleTime = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, { error: 'unknown', abort: true }));
const ScheduleTag = z.string().check(z.regex(/^(?:[0-9a-f-]{36})?$/, { error: 'unknown', abort: true }));

export const StartData = z.strictObject({
  trigger: WorkflowTrigger,
  words: line(300, 0),
  /** Of a button of a broadcast: what it says, in each language; by default any button. */
  button: z.optional(line(300, 0)),
  /** Of a time of the day: on which days, at what time, and to followers with which tag. What began before there were such has none. */
  day: z.optional(ScheduleDay),
  time: z.optional(ScheduleTime),
  tag: z.optional(ScheduleTag),
});
export type StartData = z.infer<typeof StartData>;
type Data = StartData;

/** The words that begin it, or the texts of buttons, as they are compared. */
export const wordsOfStart = ({
  words,
  trigger,
  button = '',
}: Pick<Data, 'words'> & Partial<Pick<Data, 'trigger' | 'button'>>): string[] =>
  (trigger === 'button' ? button : words)
    .split(',')
    .map((word) => word.normalize('NFC').trim().toLowerCase())
    .filter((word) => word !== '');

const isScheduled = ({ trigger }: Data): boolean => trigger === 'schedule';
/** The schedule and audience of a start by the clock; undefined for other starts. */
export const startSchedule = (data: Data): { day: ScheduleDay; time: string; tag: string } | undefined => {
  const { day = 'day', time = '', tag = '' } = data;
  return isScheduled(data) ? { day, time, tag } : undefined;
};
/** What a run knows of the order that begins it: its number, reais, and what was bought. */
export const orderValues = ['order', 'amount', 'product'] as const;

export const startKind: WorkflowKind<Data> = {
  ...plainKind,
  label: { pt: 'Início', en: 'Start', es: 'Inicio', zh: '开始' },
  line: {
    pt: 'O que faz o fluxo começar.',
    en: 'What starts the workflow.',
    es: 'Lo que inicia el flujo.',
    zh: '工作流的起点。',
  },
  empty: { trigger: 'message', words: '', button: '', day: 'day', time: '', tag: '' },
  fields: {
    trigger: {
      kind: 'choice',
      label: { pt: 'Começa com', en: 'Starts with', es: 'Empieza con', zh: '触发条件' },
      options: {
        message: { pt: 'Qualquer mensagem', en: 'Any message', es: 'Cualquier mensaje', zh: '任意消息' },
        keyword: {
          pt: 'Mensagem com uma palavra',
          en: 'Message containing a word',
          es: 'Un mensaje con una palabra',
          zh: '含关键词的消息',
        },
        button: {
          pt: 'Botão de uma publicação',
          en: 'Button in a broadcast',
          es: 'Un botón de una publicación',
          zh: '群发中的按钮',
        },
        follower: { pt: 'Novo seguidor', en: 'New follower', es: 'Un nuevo seguidor', zh: '新订阅者' },
        paid: { pt: 'Pedido pago', en: 'Order paid', es: 'Pedido pagado', zh: '订单已支付' },
        refunded: { pt: 'Reembolso concluído', en: 'Refund completed', es: 'Reembolso completado', zh: '退款完成' },
        schedule: { pt: 'Dia e hora', en: 'Day and time', es: 'Día y hora', zh: '定时' },
      },
    },
    words: {
      kind: 'line',
      label: { pt: 'Palavras', en: 'Words', es: 'Palabras', zh: '关键词' },
      help: {
        pt: 'Separadas por vírgula. Maiúsculas e minúsculas são iguais.',
        en: 'Separated by commas. Not case-sensitive.',
        es: 'Separadas por comas. Las mayúsculas no importan.',
        zh: '用英文逗号分隔，不区分大小写。',
      },
      isAsked: ({ trigger }) => trigger === 'keyword',
    },
    button: {
      kind: 'line',
      label: { pt: 'Textos do botão', en: 'Button texts', es: 'Textos del botón', zh: '按钮文字' },
      help: {
        pt: 'Um para cada idioma, separados por vírgula. Vazio: qualquer botão de publicações com modelo.',
        en: 'One for each language, separated by commas. Empty: any button in broadcasts with a template.',
        es: 'Uno por idioma, separados por comas. Vacío: cualquier botón de publicaciones con plantilla.',
        zh: '每种语言一个，用英文逗号分隔。留空：带模板的群发中的任意按钮。',
      },
      isAsked: ({ trigger }) => trigger === 'button',
    },
    day: {
      kind: 'choice',
      label: { pt: 'Quando', en: 'When', es: 'Cuándo', zh: '日期' },
      options: {
        day: { pt: 'Todos os dias', en: 'Every day', es: 'Todos los días', zh: '每天' },
        mon: { pt: 'Segunda-feira', en: 'Mondays', es: 'Los lunes', zh: '每周一' },
        tue: { pt: 'Terça-feira', en: 'Tuesdays', es: 'Los martes', zh: '每周二' },
        wed: { pt: 'Quarta-feira', en: 'Wednesdays', es: 'Los miércoles', zh: '每周三' },
        thu: { pt: 'Quinta-feira', en: 'Thursdays', es: 'Los jueves', zh: '每周四' },
        fri: { pt: 'Sexta-feira', en: 'Fridays', es: 'Los viernes', zh: '每周五' },
        sat: { pt: 'Sábado', en: 'Saturdays', es: 'Los sábados', zh: '每周六' },
        sun: { pt: 'Domingo', en: 'Sundays', es: 'Los domingos', zh: '每周日' },
      },
      isAsked: isScheduled,
    },
    time: {
      kind: 'clock',
      label: { pt: 'Hora', en: 'Time', es: 'Hora', zh: '时间' },
      help: {
        pt: 'No horário de Brasília.',
        en: 'Brasília time.',
        es: 'En la hora de Brasilia.',
        zh: '巴西利亚时间。',
      },
      isAsked: isScheduled,
    },
    tag: {
      kind: 'tag',
      label: {
        pt: 'Seguidores com a etiqueta',
        en: 'Followers with the tag',
        es: 'Seguidores con la etiqueta',
        zh: '带此标签的订阅者',
      },
      isAsked: isScheduled,
    },
  },
  outputs: () => next,
  writes: ({ trigger }) => (trigger === 'paid' || trigger === 'refunded' ? orderValues : []),
  faults: (data) =>
    data.trigger === 'keyword'
      ? emptyOf(data, 'emptyField', ['words'])
      : isScheduled(data)
        ? emptyOf(data, 'emptyField', ['time', 'tag'])
        : [],
  summary: ({ trigger, words, button = '', time = '' }) => {
    if (trigger === 'keyword') return words;
    if (trigger === 'button') return button;
    return trigger === 'schedule' ? time : '';
  },
};
