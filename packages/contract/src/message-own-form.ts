import * as z from 'zod/mini';
import { field, formOf, held, part } from './form-declaration.ts';
import type { Words } from './form-words.ts';
import { MessageFieldKind, type MessageValue, messageValues } from './message-field.ts';
import { MessageCategory } from './message-library.ts';
import { templateFieldsAtLeast, templateFieldsAtMost } from './message-template.ts';
import { line, lines, whole } from './scalars.ts';

const step = 'template';

/** Words of a team in the languages of the product; Portuguese stands in for those that it left out. */
const inLanguages = (max: number, { pt, en, es, zh }: Words) =>
  z.strictObject({
    'pt-BR': field(line(max), { step, label: { pt, en, es, zh } }),
    'en-US': z.optional(
      field(line(max), {
        step,
        label: { pt: `${pt} em inglês`, en: `${en} in English`, es: `${es} en inglés`, zh: `${zh}（英语）` },
      }),
    ),
    'es-MX': z.optional(
      field(line(max), {
        step,
        label: { pt: `${pt} em espanhol`, en: `${en} in Spanish`, es: `${es} en español`, zh: `${zh}（西班牙语）` },
      }),
    ),
    'zh-CN': z.optional(
      field(line(max), {
        step,
        label: { pt: `${pt} em chinês`, en: `${en} in Chinese`, es: `${es} en chino`, zh: `${zh}（中文）` },
      }),
    ),
  });

const sampleNumberAtMost = 99_999_999_999;

type Issue = Readonly<Record<string, unknown>> & { readonly path: readonly PropertyKey[] };
/** What is wrong with a sample of this kind. */
const wrongWith = (kind: MessageFieldKind, sample: MessageValue): readonly Issue[] =>
  (messageValues[kind].safeParse(sample, { reportInput: true }).error?.issues ?? []) as unknown as readonly Issue[];

const OwnFieldEntry = z
  .strictObject({
    kind: field(held('messageKind', MessageFieldKind), {
      step,
      label: { pt: 'Tipo', en: 'Type', es: 'Tipo', zh: '类型' },
    }),
    label: inLanguages(20, { pt: 'Nome', en: 'Name', es: 'Nombre', zh: '名称' }),
    /** Of its kind, as a server would send it. */
    sample: field(held('text', z.union([line(60), whole(0, sampleNumberAtMost)])), {
      step,
      label: { pt: 'Exemplo', en: 'Example', es: 'Ejemplo', zh: '示例' },
    }),
  })
  .check(
    z.superRefine(({ kind, sample }, context) => {
      for (const issue of wrongWith(kind, sample)) context.addIssue({ ...issue, path: ['sample'] } as never);
    }),
  );
type OwnFieldEntry = z.infer<typeof OwnFieldEntry>;

/** People tell fields by their names. */
const namedOnce = z.superRefine<OwnFieldEntry[]>((fields, context) => {
  const labels = fields.map(({ label }) => label['pt-BR'].toLowerCase());
  for (const [index, label] of labels.entries())
    if (labels.indexOf(label) < index)
      context.addIssue({ code: 'custom', path: [index, 'label', 'pt-BR'], params: { text: 'eachOnce' } });
});

/** A subscribe message as its team writes it. */
export const OwnTemplateEntry = z.strictObject({
  title: inLanguages(30, { pt: 'Título', en: 'Title', es: 'Título', zh: '标题' }),
  /** When it is sent, for the reviewer. */
  scene: field(held('longText', lines(300, 10)), {
    step,
    label: { pt: 'Quando é enviada', en: 'When it is sent', es: 'Cuándo se envía', zh: '发送场景' },
  }),
  category: field(held('messageCategory', MessageCategory), {
    step,
    label: { pt: 'Assunto', en: 'About', es: 'Asunto', zh: '类别' },
  }),
  fields: part(
    z
      .array(OwnFieldEntry)
      .check(
        z.minLength(templateFieldsAtLeast, { abort: true }),
        z.maxLength(templateFieldsAtMost, { abort: true }),
        namedOnce,
      ),
    {
      label: { pt: 'Campos', en: 'Fields', es: 'Campos', zh: '字段' },
      each: { pt: 'Campo', en: 'Field', es: 'Campo', zh: '字段' },
    },
  ),
});
export type OwnTemplateEntry = z.infer<typeof OwnTemplateEntry>;

/** What a reviewer reads of a subscribe message that a team wrote. */
export const ownTemplateForm = formOf(OwnTemplateEntry, [step]);
