import * as z from 'zod/mini';
import { LinkAddress } from './broadcast-link.ts';
import { codes } from './codes.ts';
import { buttonLettersAtMost, buttonsAtMost } from './conversation-message.ts';
import { field, formOf, held, part } from './form-declaration.ts';
import { locales } from './locale.ts';
import { line, lines } from './scalars.ts';
import { hasLooseBraces, VariableValue, variablesIn } from './template-text.ts';

const step = 'template';
export const templateVariablesAtMost = 10;

/** What a template is for: news of something that a person did, offers, or answers of the team. */
export const TemplateCategory = codes(['utility', 'marketing', 'service']);
export type TemplateCategory = z.infer<typeof TemplateCategory>;
export const TemplateLanguage = z.enum(locales);

/** By which members call a template; full-width and capital letters are no other name. */
export const TemplateName = z
  .pipe(
    z.string().check(z.maxLength(240, { error: 'tooLong 60', abort: true })),
    z.transform((text) => text.normalize('NFKC').trim().toLowerCase()),
  )
  .check(
    z.minLength(1, { error: 'required', abort: true }),
    z.maxLength(60, { error: 'tooLong 60', abort: true }),
    z.refine((text) => /^[a-z0-9_]+$/.test(text), { params: { text: 'plainName' }, abort: true }),
  );

const VariableName = z.string().check(
  z.maxLength(30, { error: 'tooLong 30', abort: true }),
  z.refine((text) => /^(?:[a-z][a-z0-9_]*|[1-9]\d?)$/.test(text), { params: { text: 'plainName' }, abort: true }),
);

const Variable = z.strictObject({
  name: field(VariableName, { step, label: { pt: 'Nome', en: 'Name', es: 'Nombre', zh: '名称' } }),
  sample: field(VariableValue, { step, label: { pt: 'Exemplo', en: 'Example', es: 'Ejemplo', zh: '示例' } }),
});

const Button = z.strictObject({
  label: field(line(buttonLettersAtMost), { step, label: { pt: 'Texto', en: 'Text', es: 'Texto', zh: '文字' } }),
  /** Where it leads; null for one that answers with its text. */
  url: z.nullable(
    field(held('text', LinkAddress), { step, label: { pt: 'Endereço', en: 'Address', es: 'Dirección', zh: '网址' } }),
  ),
});
export type TemplateButton = z.infer<typeof Button>;

const once = { code: 'custom', params: { text: 'eachOnce' } } as const;
const eachOnce =
  <T>(nameOf: (one: T) => string, at: string) =>
  (
    list: readonly T[],
    context: { addIssue: (issue: { code: 'custom'; path: PropertyKey[]; params: object }) => void },
  ) => {
    const names = list.map(nameOf);
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index) context.addIssue({ ...once, path: [index, at] });
  };

/** What a template says in one language; header and footer are empty where there are none. */
const LanguageVersion = z.strictObject({
  language: field(held('locale', TemplateLanguage), {
    step,
    label: { pt: 'Idioma', en: 'Language', es: 'Idioma', zh: '语言' },
  }),
  header: field(line(60, 0), { step, label: { pt: 'Cabeçalho', en: 'Header', es: 'Encabezado', zh: '页眉' } }),
  body: field(held('longText', lines(1_024)), { step, label: { pt: 'Texto', en: 'Text', es: 'Texto', zh: '正文' } }),
  footer: field(line(60, 0), { step, label: { pt: 'Rodapé', en: 'Footer', es: 'Pie de página', zh: '页脚' } }),
  buttons: part(
    z
      .array(Button)
      .check(
        z.maxLength(buttonsAtMost, { abort: true }),
        z.superRefine(eachOnce<TemplateButton>(({ label }) => label.toLowerCase(), 'label')),
      ),
    {
      label: { pt: 'Botões', en: 'Buttons', es: 'Botones', zh: '按钮' },
      each: { pt: 'Botão', en: 'Button', es: 'Botón', zh: '按钮' },
    },
  ),
});
export type LanguageVersion = z.infer<typeof LanguageVersion>;

type Text = 'variableUndeclared' | 'variableMissing';
/** What is wrong with the variables of a version, and where. */
const wrongIn = (
  { header, body }: LanguageVersion,
  declared: readonly string[],
): readonly (readonly ['header' | 'body', Text])[] => {
  const isWrong = (text: string) => hasLooseBraces(text) || variablesIn(text).some((name) => !declared.includes(name));
  const wrong = (['header', 'body'] as const).filter((at) => isWrong(at === 'header' ? header : body));
  if (wrong.length > 0) return wrong.map((at) => [at, 'variableUndeclared'] as const);
  const used = variablesIn(`${header}\n${body}`);
  return declared.every((name) => used.includes(name)) ? [] : [['body', 'variableMissing']];
};

/** Numbered variables count from 1, in their order. */
const misnumberedAt = (names: readonly string[]): number => {
  const numbers = names.flatMap((name, index) => (/^\d+$/.test(name) ? [{ name, index }] : []));
  return numbers.find(({ name }, place) => Number(name) !== place + 1)?.index ?? -1;
};

/** A template as its team writes it. */
export const TemplateEntry = z
  .strictObject({
    name: field(TemplateName, { step, label: { pt: 'Nome', en: 'Name', es: 'Nombre', zh: '名称' } }),
    category: field(held('templateCategory', TemplateCategory), {
      step,
      label: { pt: 'Categoria', en: 'Category', es: 'Categoría', zh: '类别' },
    }),
    mainLanguage: field(held('locale', TemplateLanguage), {
      step,
      label: { pt: 'Idioma principal', en: 'Main language', es: 'Idioma principal', zh: '主要语言' },
    }),
    variables: part(
      z
        .array(Variable)
        .check(
          z.maxLength(templateVariablesAtMost, { abort: true }),
          z.superRefine(eachOnce<z.infer<typeof Variable>>(({ name }) => name, 'name')),
        ),
      {
        label: { pt: 'Variáveis', en: 'Variables', es: 'Variables', zh: '变量' },
        each: { pt: 'Variável', en: 'Variable', es: 'Variable', zh: '变量' },
      },
    ),
    versions: part(
      z
        .array(LanguageVersion)
        .check(
          z.minLength(1, { abort: true }),
          z.maxLength(locales.length, { abort: true }),
          z.superRefine(eachOnce<LanguageVersion>(({ language }) => language, 'language')),
        ),
      {
        label: { pt: 'Idiomas', en: 'Languages', es: 'Idiomas', zh: '语言' },
        each: { pt: 'Versão', en: 'Version', es: 'Versión', zh: '版本' },
      },
    ),
  })
  .check(
    z.superRefine(({ mainLanguage, variables, versions }, context) => {
      const add = (path: PropertyKey[], text: string) => context.addIssue({ code: 'custom', path, params: { text } });
      if (!versions.some(({ language }) => language === mainLanguage)) add(['mainLanguage'], 'choice');
      const names = variables.map(({ name }) => name);
      const misnumbered = misnumberedAt(names);
      if (misnumbered >= 0) add(['variables', misnumbered, 'name'], 'variableOrder');
      for (const [index, version] of versions.entries())
        for (const [at, text] of wrongIn(version, names)) add(['versions', index, at], text);
    }),
  );
export type TemplateEntry = z.infer<typeof TemplateEntry>;

/** What a reviewer reads of a template. */
export const templateForm = formOf(TemplateEntry, [step]);
