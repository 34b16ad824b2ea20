import * as z from 'zod/mini';
import { line, whole } from './scalars.ts';
import { emptyOf, next, plainKind, StepText, valuesIn, type WorkflowKind } from './workflow-kind.ts';

/** Buttons of one answer, at most. */
export const answerButtonsAtMost = 3;
/** Minutes that a run waits for the follower or for time to pass, at most: thirty days. */
export const waitMinutesAtMost = 43_200;
export const Minutes = whole(1, waitMinutesAtMost);
const labelAtMost = 40;

export const AnswerData = z.strictObject({
  text: StepText,
  buttons: z.array(z.strictObject({ label: line(labelAtMost, 0) })).check(z.maxLength(answerButtonsAtMost)),
  minutes: Minutes,
});
type Data = z.infer<typeof AnswerData>;

export const minutesField = {
  kind: 'whole',
  label: { pt: 'Minutos de espera', en: 'Minutes to wait', es: 'Minutos de espera', zh: '等待分钟数' },
  min: 1,
  max: waitMinutesAtMost,
} as const;
/** The way out of a step that waited in vain. */
export const late = {
  key: 'late',
  label: { pt: 'Sem resposta', en: 'No answer', es: 'Sin respuesta', zh: '未回复' },
} as const;
/** The key of the way out of a button. */
export const buttonKey = (index: number): string => `button${index}`;

export const answerKind: WorkflowKind<Data> = {
  ...plainKind,
  label: { pt: 'Resposta', en: 'Answer', es: 'Respuesta', zh: '回复' },
  line: {
    pt: 'Envia uma mensagem, com botões se você quiser.',
    en: 'Sends a message, with optional buttons.',
    es: 'Envía un mensaje, con botones si quieres.',
    zh: '发送消息，可带按钮。',
  },
  empty: { text: '', buttons: [], minutes: 1_440 },
  fields: {
    text: {
      kind: 'text',
      label: { pt: 'Texto', en: 'Text', es: 'Texto', zh: '文本' },
      help: {
        pt: 'Valores entre chaves: {{name}}.',
        en: 'Values in braces: {{name}}.',
        es: 'Valores entre llaves: {{name}}.',
        zh: '用双花括号插入变量：{{name}}。',
      },
    },
    buttons: { kind: 'buttons', label: { pt: 'Botões', en: 'Buttons', es: 'Botones', zh: '按钮' } },
    minutes: { ...minutesField, isAsked: ({ buttons }) => buttons.length > 0 },
  },
  outputs: ({ buttons }) =>
    buttons.length === 0
      ? next
      : [
          ...buttons.map(({ label }, index) => ({ key: buttonKey(index), label })),
          { key: 'other', label: { pt: 'Outra mensagem', en: 'Another message', es: 'Otro mensaje', zh: '其他消息' } },
          late,
        ],
  reads: ({ text }) => valuesIn(text),
  faults: (data) => [
    ...emptyOf(data, 'emptyText', ['text']),
    ...data.buttons.filter(({ label }) => label === '').map(() => ({ fault: 'emptyText', field: 'buttons' }) as const),
  ],
  pauses: ({ buttons }) => buttons.length > 0,
  summary: ({ text }) => text,
};
