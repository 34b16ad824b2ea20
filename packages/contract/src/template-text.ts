import { line } from './scalars.ts';

/** What of a template stands in one language. */
export interface TemplateWords {
  readonly header: string;
  readonly body: string;
  readonly footer: string;
}
export interface TemplateVariable {
  readonly name: string;
  readonly sample: string;
}
type Values = Readonly<Record<string, string>>;

/** So long is what stands for a variable at most, in characters. */
const variableValueAtMost = 200;

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/gu;

/** The names between double braces in a text, each once, in their order. */
export const variablesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name)),
];

/** Whether braces are left that hold no name. */
export const hasLooseBraces = (text: string): boolean => /\{\{|\}\}/u.test(text.replaceAll(placeholder, ''));

/** A text with values in the places of variables; one without a value stays as it is written. Values are not looked into again. */
export const fillText = (text: string, values: Values): string =>
  text.replaceAll(placeholder, (whole: string, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );

/** A version of a template as it is said: header, body and footer, with these values. */
export const saidOf = ({ header, body, footer }: TemplateWords, values: Values): string =>
  [header, body, footer]
    .filter((text) => text !== '')
    .map((text) => fillText(text, values))
    .join('\n\n');

/** The samples by the names of their variables. */
export const samplesOf = (variables: readonly TemplateVariable[]): Values =>
  Object.fromEntries(variables.map(({ name, sample }) => [name, sample]));

/** What stands for a variable: one line, never the number of a card (rule: no-card-numbers). */
export const VariableValue = line(variableValueAtMost);
