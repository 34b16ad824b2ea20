import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { MessageButton } from './conversation-message.ts';
import { type Locale, locales } from './locale.ts';
import { fieldName, Id, line } from './scalars.ts';
import { saidOf, VariableValue } from './template-text.ts';

const variablesAtMost = 10;

/** The value of a variable: the same text for everyone, the reader's name, or the name of the channel. */
export const TemplateValueSource = codes(['text', 'follower', 'channel']);
export type TemplateValueSource = z.infer<typeof TemplateValueSource>;

/** The template that a broadcast says, and what stands for each of its variables. A draft holds any, also where a text is missing. */
export const BroadcastTemplate = z.strictObject({
  templateId: Id,
  values: z
    .array(z.strictObject({ name: fieldName(30), source: TemplateValueSource, text: line(200, 0) }))
    .check(z.maxLength(variablesAtMost)),
});
export type BroadcastTemplate = z.infer<typeof BroadcastTemplate>;
type Values = BroadcastTemplate['values'];

/** The same as it can be sent: every text is there. */
export const ReadyTemplate = BroadcastTemplate.check(
  z.superRefine(({ values }, context) => {
    for (const [index, { source, text }] of values.entries())
      if (source === 'text' && !VariableValue.safeParse(text).success)
        context.addIssue({ code: 'custom', path: ['values', index, 'text'], params: { text: 'required' } });
  }),
);

/** The words of a template in its languages, as they were when it was chosen or sent. */
export const BroadcastTemplateWords = z.object({
  name: z.string(),
  mainLanguage: z.enum(locales),
  variables: z.array(z.object({ name: z.string(), sample: z.string() })),
  versions: z.array(
    z.object({
      language: z.enum(locales),
      header: z.string(),
      body: z.string(),
      footer: z.string(),
      buttons: z.array(MessageButton),
    }),
  ),
});
export type BroadcastTemplateWords = z.infer<typeof BroadcastTemplateWords>;

/** What a broadcast says of a template, for its team; without words where the template is gone. */
export const ChosenTemplate = z.object({ ...BroadcastTemplate.shape, words: z.nullable(BroadcastTemplateWords) });
export type ChosenTemplate = z.infer<typeof ChosenTemplate>;

/** Who reads: the language of their phone, and the names that may stand for variables. */
export interface TemplateReader {
  readonly language: Locale;
  /** Left out in a preview: the sample of the variable stands for it. */
  readonly follower?: string;
  readonly channel: string;
}

/** What a template says to one who reads it, in their language where it has that, otherwise in its main one. */
export const templateSaid = (
  { mainLanguage, variables, versions }: BroadcastTemplateWords,
  values: Values,
  { language, follower, channel }: TemplateReader,
): { readonly text: string; readonly buttons: readonly MessageButton[] } => {
  const version =
    versions.find((one) => one.language === language) ?? versions.find((one) => one.language === mainLanguage);
  if (!version) return { text: '', buttons: [] };
  const sampleOf = (name: string): string => variables.find((one) => one.name === name)?.sample ?? '';
  const filled = values.flatMap(({ name, source, text }) => {
    const value = { text, follower: follower ?? sampleOf(name), channel }[source];
    return value === '' ? [] : [[name, value] as const];
  });
  return { text: saidOf(version, Object.fromEntries(filled)), buttons: version.buttons };
};
