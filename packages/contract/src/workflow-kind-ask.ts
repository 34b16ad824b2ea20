import * as z from 'zod/mini';
import { emptyOf, plainKind, StepText, ValueName, valuesIn, type WorkflowKind } from './workflow-kind.ts';
import { late, Minutes, minutesField } from './workflow-kind-answer.ts';

export const AskData = z.strictObject({ text: StepText, value: ValueName, minutes: Minutes });
type Data = z.infer<typeof AskData>;

export const askKind: WorkflowKind<Data> = {
  ...plainKind,
  label: { pt: 'Pergunta', en: 'Question', es: 'Pregunta', zh: '提问' },
  line: {
    pt: 'Pergunta, espera e salva a resposta.',
    en: 'Asks, waits and saves the answer.',
    es: 'Pregunta, espera y guarda la respuesta.',
    zh: '提问、等待并保存回答。',
  },
  empty: { text: '', value: '', minutes: 1_440 },
  fields: {
    text: { kind: 'text', label: { pt: 'Pergunta', en: 'Question', es: 'Pregunta', zh: '问题' } },
    value: {
      kind: 'newValue',
      label: { pt: 'Salvar em', en: 'Save to', es: 'Guardar en', zh: '保存到' },
      help: {
        pt: 'Letras minúsculas, números e _: pedido, nota_1.',
        en: 'Lowercase letters, digits and _: order, rating_1.',
        es: 'Letras minúsculas, números y _: pedido, nota_1.',
        zh: '小写字母、数字和下划线。',
      },
    },
    minutes: minutesField,
  },
  outputs: () => [{ key: 'answered', label: { pt: 'Respondeu', en: 'Answered', es: 'Respondió', zh: '已回答' } }, late],
  writes: ({ value }) => (value === '' ? [] : [value]),
  reads: ({ text }) => valuesIn(text),
  faults: (data) => [...emptyOf(data, 'emptyText', ['text']), ...emptyOf(data, 'emptyField', ['value'])],
  pauses: () => true,
  summary: ({ text }) => text,
};
