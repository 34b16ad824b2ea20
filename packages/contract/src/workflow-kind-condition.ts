import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { line } from './scalars.ts';
import { emptyOf, plainKind, ValueName, valuesIn, type WorkflowKind } from './workflow-kind.ts';

const Comparison = codes(['equals', 'contains', 'atLeast', 'below', 'filled']);
export const ConditionData = z.strictObject({ value: ValueName, comparison: Comparison, against: line(200, 0) });
type Data = z.infer<typeof ConditionData>;

const comparable = (text: string): string => text.normalize('NFC').trim().toLowerCase();
const numberOf = (text: string): number => Number(text.trim().replace(',', '.') || Number.NaN);
/** Whether a value is so. One that is not there is empty; what is no number is neither at least nor below another. */
export const isSo = (comparison: Data['comparison'], value: string, against: string): boolean => {
  if (comparison === 'filled') return value.trim() !== '';
  if (comparison === 'equals') return comparable(value) === comparable(against);
  if (comparison === 'contains') return comparable(value).includes(comparable(against));
  return comparison === 'atLeast' ? numberOf(value) >= numberOf(against) : numberOf(value) < numberOf(against);
};

export const conditionKind: WorkflowKind<Data> = {
  ...plainKind,
  label: { pt: 'Condição', en: 'Condition', es: 'Condición', zh: '条件' },
  line: {
    pt: 'Segue por um de dois caminhos.',
    en: 'Follows one of two paths.',
    es: 'Sigue por uno de dos caminos.',
    zh: '根据条件进入两个分支之一。',
  },
  empty: { value: '', comparison: 'equals', against: '' },
  fields: {
    value: {
      kind: 'value',
      label: { pt: 'Valor', en: 'Value', es: 'Valor', zh: '变量' },
      help: {
        pt: 'O nome de um valor, como message, name, hour (0 a 23) ou weekday (1 é segunda).',
        en: 'The name of a value, such as message, name, hour (0 to 23) or weekday (1 is Monday).',
        es: 'El nombre de un valor, como message, name, hour (0 a 23) o weekday (1 es lunes).',
        zh: '变量名，例如 message、name、hour（0–23）或 weekday（1 为周一）。',
      },
    },
    comparison: {
      kind: 'choice',
      label: { pt: 'Comparação', en: 'Comparison', es: 'Comparación', zh: '比较' },
      options: {
        equals: { pt: 'é igual a', en: 'equals', es: 'es igual a', zh: '等于' },
        contains: { pt: 'contém', en: 'contains', es: 'contiene', zh: '包含' },
        atLeast: { pt: 'é pelo menos', en: 'is at least', es: 'es al menos', zh: '至少为' },
        below: { pt: 'é menor que', en: 'is less than', es: 'es menor que', zh: '小于' },
        filled: { pt: 'está preenchido', en: 'is filled in', es: 'tiene contenido', zh: '不为空' },
      },
    },
    against: {
      kind: 'line',
      label: { pt: 'Comparar com', en: 'Compare with', es: 'Comparar con', zh: '比较对象' },
      isAsked: ({ comparison }) => comparison !== 'filled',
    },
  },
  outputs: () => [
    { key: 'yes', label: { pt: 'Sim', en: 'Yes', es: 'Sí', zh: '是' } },
    { key: 'no', label: { pt: 'Não', en: 'No', es: 'No', zh: '否' } },
  ],
  reads: ({ value, against }) => [...(value === '' ? [] : [value]), ...valuesIn(against)],
  faults: (data) => emptyOf(data, 'emptyField', data.comparison === 'filled' ? ['value'] : ['value', 'against']),
  summary: ({ value, against }) => (against === '' ? value : `${value} · ${against}`),
};
