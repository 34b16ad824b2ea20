import type { Locator } from '@playwright/test';
import { makePhoto } from './photo.ts';

/** What a field is filled with by its label, instead of what its kind suggests. */
export type FieldValues = readonly (readonly [label: RegExp, value: string])[];

interface Field {
  readonly index: number;
  readonly tag: string;
  readonly type: string;
  readonly label: string;
  readonly name: string;
  readonly placeholder: string;
  readonly value: string;
  readonly max: number;
  /** Of a field for a file: which it takes. */
  readonly accept: string;
}

/** The fields of a form, or of a dialog that is one, that a person may fill in. */
const fieldsOf = (form: Locator): Promise<Field[]> =>
  form.evaluate((element) => {
    const fields = element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      'input, textarea, select',
    );
    return [...fields].flatMap((field, index) => {
      const accept = 'accept' in field ? field.accept : '';
      // A file of text is chosen by a button, and its field is hidden behind it.
      const isHidden = field.closest('[hidden]') && !accept.includes('csv');
      if (field.disabled || isHidden || ('readOnly' in field && field.readOnly)) return [];
      field.setAttribute('data-fill', String(index));
      const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '';
      const { type, value, name } = field;
      const max = 'maxLength' in field ? field.maxLength : -1;
      const placeholder = 'placeholder' in field ? field.placeholder : '';
      return [{ index, tag: field.tagName, type, label, name, placeholder, value, max, accept }];
    });
  });

/** An untouched amount shows zero. */
const isEmpty = (value: string): boolean => value === '' || value === '0,00';

const usual: FieldValues = [
  [/n[úu]mero do pedido/i, '26112408380862007489'],
  [/e-mail/i, 'pessoa.nova@exemplo.com.br'],
  [/CNPJ/, '11.222.333/0001-81'],
  [/CPF/, '529.982.247-25'],
  [/CEP/, '01310-100'],
  [/celular|telefone/i, '(11) 98765-4321'],
  [/senha|PIN/i, 'Jabuti-41-rio'],
  [/c[óo]digo/i, '123456'],
  [/valor|limite|m[íi]nimo|quanto|a partir de|reserva|tarifa|R\$/i, '20,00'],
];

/** Words that fit nearly any field of text: long enough for a reason, short enough for a name. */
const words = 'Escrito pelo teste de formulários';

const fitting = ({ type, label, placeholder, max }: Field, values: FieldValues): string => {
  const [, known] = [...values, ...usual].find(([pattern]) => pattern.test(label)) ?? [];
  if (known !== undefined) return known;
  if (type === 'email') return 'pessoa.nova@exemplo.com.br';
  if (type === 'url') return 'https://loja.exemplo.com.br/avisos';
  if (/dd\/mm|\d{2}\/\d{2}\/\d{4}/i.test(placeholder)) return '16/07/2031';
  return max > 0 ? words.slice(0, max) : words;
};

/** A picture, or the file of a day on which a rail moved nothing. */
const fileFor = ({ accept }: Field) =>
  accept.includes('csv')
    ? { name: 'banco.csv', mimeType: 'text/csv', buffer: Buffer.from('kind,id,reference,amount,at\n') }
    : makePhoto(64, 48);

/** Fills every empty field of a form with something that fits it. `values` also take the place of what stands in a field. */
export const fillForm = async (form: Locator, values: FieldValues): Promise<void> => {
  const chosen = new Set<string>();
  for (const field of await fieldsOf(form)) {
    const node = form.locator(`[data-fill="${field.index}"]`).first();
    if (field.type === 'file') await node.setInputFiles(fileFor(field)).catch(() => undefined);
    else if (field.type === 'checkbox') await node.check({ force: true, timeout: 1_000 }).catch(() => undefined);
    else if (field.type === 'radio') {
      if (chosen.has(field.name)) continue;
      chosen.add(field.name);
      await node.check({ force: true, timeout: 1_000 }).catch(() => undefined);
    } else if (field.tag === 'SELECT') await node.selectOption({ index: 1 }, { timeout: 1_000 }).catch(() => undefined);
    else if (field.type !== 'range' && (isEmpty(field.value) || values.some(([label]) => label.test(field.label))))
      await node.fill(fitting(field, values), { timeout: 1_000 }).catch(() => undefined);
  }
};
