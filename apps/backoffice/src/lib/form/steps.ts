import type { LongForm } from './use-long-form.ts';

/** A page of a long form. */
export interface FormStep {
  /** In the address: `?step=address`. */
  readonly id: string;
  readonly title: string;
  /** The grey line under the title. */
  readonly line?: string;
  /** The fields that it asks: declared paths, or what stands above several (`legalRepresentative`). */
  readonly paths: readonly string[];
  /** What is missing apart from its fields, in words: something to be done elsewhere. */
  readonly lacks?: string | undefined;
}
export type StepState = 'done' | 'missing' | 'wrong';

/** Whether a path lies in a step. */
export const isIn = (step: Pick<FormStep, 'paths'>, path: string): boolean =>
  step.paths.some((above) => path === above || path.startsWith(`${above}.`));

type Standing = Pick<LongForm, 'problems' | 'openVerdicts' | 'isWrong' | 'refusedPaths' | 'sending'>;

/** What stands in the way in a step, field by field, in the order in which they are asked. */
export const obstaclesIn = (step: Pick<FormStep, 'paths'>, form: Standing): string[] => {
  const named = form.openVerdicts.map(({ path }) => path);
  const all = [...named, ...form.refusedPaths, ...form.sending, ...Object.keys(form.problems)];
  const within = [...new Set(all)].filter((path) => isIn(step, path));
  const order = (path: string) => step.paths.findIndex((above) => path === above || path.startsWith(`${above}.`));
  return within.sort((one, other) => order(one) - order(other));
};

/** Documents of a step are on their way: it stays on the page until they are there, seen or not. */
export const isSending = (step: Pick<FormStep, 'paths'>, { sending }: Pick<LongForm, 'sending'>): boolean =>
  [...sending].some((path) => isIn(step, path));

/** How a step stands: something in it is wrong, something is missing, or nothing is left to do. */
export const stateOf = (step: Pick<FormStep, 'paths' | 'lacks'>, form: Standing): StepState => {
  const obstacles = obstaclesIn(step, form);
  if (obstacles.length === 0) return step.lacks ? 'missing' : 'done';
  const named = new Set(form.openVerdicts.map(({ path }) => path));
  return obstacles.some((path) => named.has(path) || form.isWrong(path)) ? 'wrong' : 'missing';
};
