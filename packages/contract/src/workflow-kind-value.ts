import * as z from 'zod/mini';
import { line } from './scalars.ts';
import { emptyOf, next, plainKind, ValueName, valuesIn, type WorkflowKind } from './workflow-kind.ts';

export const ValueData = z.strictObject({ value: ValueName, content: line(500, 0) });
type Data = z.infer<typeof ValueData>;

export const valueKind: WorkflowKind<Data> = {
  ...plainKind,
  label: { pt: 'Definir valor', en: 'Set a value', es: 'Definir valor', zh: '设置变量' },
  line: {
    pt: 'Salva um texto para usar depois.',
    en: 'Saves a text for later steps.',
    es: 'Guarda un texto para usarlo después.',
    zh: '保存文本供后面使用。',
  },
  empty: { value: '', content: '' },
  fields: {
    value: { kind: 'newValue', label: { pt: 'Valor', en: 'Value', es: 'Valor', zh: '变量' } },
    content: { kind: 'line', label: { pt: 'Conteúdo', en: 'Content', es: 'Contenido', zh: '内容' } },
  },
  outputs: () => next,
  writes: ({ value }) => (value === '' ? [] : [value]),
  reads: ({ content }) => valuesIn(content),
  faults: (data) => emptyOf(data, 'emptyField', ['value']),
  summary: ({ value, content }) => (value === '' ? '' : `${value} = ${content}`),
};
