import type { Values } from './step-kind.ts';

const charactersAtMost = 1_000;
const saoPaulo = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Sao_Paulo',
  hour: 'numeric',
  hourCycle: 'h23',
  weekday: 'short',
});
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** What a value may be: text that can be stored and shown, from any source (rule: clean-text). */
const clean = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .slice(0, charactersAtMost)
    .toWellFormed();

/** Values with others put over them. */
export const withValues = (values: Values, more: Values = {}): Record<string, string> => ({
  ...values,
  ...Object.fromEntries(Object.entries(more).map(([name, text]) => [name, clean(text)])),
});

/** The values as a step finds them: the hour and the day of the week, 1 is Monday, are those of São Paulo at this moment. */
export const valuesAt = (values: Values, now: Date): Values => {
  const parts = new Map(saoPaulo.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    ...values,
    hour: String(Number(parts.get('hour'))),
    weekday: String(weekdays.indexOf(parts.get('weekday') ?? '') + 1),
  };
};
