import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { line } from './scalars.ts';
import { emptyOf, next, plainKind, type WorkflowKind } from './workflow-kind.ts';

/** What begins a run: each message, a message with a word, a new follower. */
export const WorkflowTrigger = codes(['message', 'keyword', 'follower']);
export type WorkflowTrigger = z.infer<typeof WorkflowTrigger>;

export const StartData = z.strictObject({ trigger: WorkflowTrigger, words: line(300, 0) });
type Data = z.infer<typeof StartData>;

/** The words that begin it, as they are compared. */
export const wordsOfStart = ({ words }: Pick<Data, 'words'>): string[] =>
  words
    .split(',')
    .map((word) => word.normalize('NFC').trim().toLowerCase())
    .filter((word) => word !== '');

export const startKind: WorkflowKind<Data> = {
  ...plainKind,
  label: { pt: 'Início', en: 'Start', es: 'Inicio', zh: '开始' },
  line: {
    pt: 'O que faz o fluxo começar.',
    en: 'What makes the workflow begin.',
    es: 'Lo que hace empezar el flujo.',
    zh: '流程的起点。',
  },
  empty: { trigger: 'message', words: '' },
  fields: {
    trigger: {
      kind: 'choice',
      label: { pt: 'Começa com', en: 'Begins with', es: 'Empieza con', zh: '触发条件' },
      options: {
        message: { pt: 'Qualquer mensagem', en: 'Any message', es: 'Cualquier mensaje', zh: '任意消息' },
        keyword: {
          pt: 'Mensagem com uma palavra',
          en: 'A message with a word',
          es: 'Un mensaje con una palabra',
          zh: '含关键词的消息',
        },
        follower: { pt: 'Novo seguidor', en: 'A new follower', es: 'Un nuevo seguidor', zh: '新关注者' },
      },
    },
    words: {
      kind: 'line',
      label: { pt: 'Palavras', en: 'Words', es: 'Palabras', zh: '关键词' },
      help: {
        pt: 'Separadas por vírgula. Maiúsculas não importam.',
        en: 'Separated by commas. Capitals do not matter.',
        es: 'Separadas por comas. Las mayúsculas no importan.',
        zh: '用英文逗号分隔，不区分大小写。',
      },
      isAsked: ({ trigger }) => trigger === 'keyword',
    },
  },
  outputs: () => next,
  faults: (data) => (data.trigger === 'keyword' ? emptyOf(data, 'emptyField', ['words']) : []),
  summary: ({ trigger, words }) => (trigger === 'keyword' ? words : ''),
};
