import type { Page } from '@playwright/test';
import { type Effects, watchEffects } from './effects.ts';
import { type FieldValues, fillForm } from './fill-form.ts';
import { type Pressable, pressablesOf } from './pressables.ts';
import { paleOf } from './watch.ts';

/** What is not pressed, by its name, and why. */
export type Exceptions = readonly (readonly [name: RegExp, why: string])[];

export interface Walk {
  readonly page: Page;
  /** Addresses of screens. */
  readonly addresses: readonly string[];
  readonly except: Exceptions;
  /** Forms that send nothing when they are filled in here, by their buttons, and why. */
  readonly unsent?: Exceptions;
  /** The forms that were sent, by their buttons. */
  readonly sent: Set<string>;
  /** What fields are filled with that a test cannot guess. */
  readonly values?: FieldValues;
}

/** The steps to a state of a screen: what is pressed one after the other, on a fresh screen. */
type Steps = readonly string[];
const depthAtMost = 3;
// Far above what anything takes: only a button that does nothing is waited for so long.
const answerMs = 5_000;
const sendMs = 12_000;

const locate = (page: Page, { id }: Pressable) => page.locator(`[data-press="${id}"]`).first();

const click = async (page: Page, one: Pressable): Promise<void> => {
  const target = locate(page, one);
  const [isChoice, isCovered] = await target.evaluate((element) => [
    element instanceof HTMLInputElement,
    element.closest('[inert]') !== null,
  ]);
  // A sheet that lies over the page is closed first, as people do.
  if (isCovered) await page.keyboard.press('Escape');
  await target.click({ timeout: 3_000, force: isChoice });
};

/** What of the form was refused on the page itself. */
const mistakes = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-invalid="true"]')]
      .map((field) => field.getAttribute('data-path') ?? field.id)
      .join(', '),
  );

/** Presses it, or fills in its form and sends that. Answers with what is wrong. */
const tryOne = async (
  { page, values = [], sent, unsent = [] }: Walk,
  effects: Effects,
  one: Pressable,
): Promise<string | undefined> => {
  if (one.sends) {
    await locate(page, one).evaluate((button) => {
      const form = button instanceof HTMLButtonElement ? button.form : null;
      (form ?? button.closest('dialog, [aria-modal="true"]'))?.setAttribute('data-sent', 'now');
    });
    await fillForm(page.locator('[data-sent="now"]').last(), values);
    await effects.settle();
  }
  const before = await effects.state();
  try {
    await click(page, one).catch(async () => {
      // A list that is open may lie over it: people close that first.
      await page.keyboard.press('Escape');
      await click(page, one);
    });
  } catch (error) {
    // What reads on by itself, as a feed does, may take its button away before it is pressed.
    if (!(await pressablesOf(page)).some(({ name }) => name === one.name)) return undefined;
    return `cannot be pressed: ${String(error).split('\n')[0]}`;
  }
  const mustSend = one.sends && !unsent.some(([pattern]) => pattern.test(one.name));
  const seen = await effects.since(before, mustSend ? sendMs : answerMs, mustSend ? 'sent' : 'changed');
  if (!seen.changed) return 'does nothing';
  if (one.sends && seen.sent) sent.add(one.name);
  return mustSend && !seen.sent ? `is not sent: ${(await mistakes(page)) || 'no field says why'}` : undefined;
};

/** What stands on the page: where it is, and what can be pressed on it. */
const standing = async (page: Page): Promise<{ mark: string; all: readonly Pressable[] }> => {
  const all = await pressablesOf(page);
  return { mark: [new URL(page.url()).pathname, ...all.map(({ name }) => name)].join('\n'), all };
};

const isAt = (page: Page, address: string): boolean => {
  const here = page.url();
  return new URL(here).pathname === new URL(address, here).pathname;
};

/** Closes what lies over the page: a dialog, a list, and the passing words in the corner; and takes filters away. */
const clear = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  const filters = page.getByRole('button', { name: 'Limpar filtros', exact: true }).first();
  if (await filters.isVisible()) await filters.click().catch(() => undefined);
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[role="log"] button')) button.click();
  });
};

/**
 * Brings a screen to where steps lead, and answers with what can be pressed there; undefined where they lead there no more. A page that looks as
 * it did somewhere on the way is gone on with, also after a dialog was closed: to load it again takes ten times as long.
 */
const createNavigator = ({ page }: Walk, effects: Effects, address: string) => {
  const marks = new Map<string, string>();
  const keyOf = (steps: Steps): string => steps.join(' → ');
  /** Presses what leads on from where the page is. */
  const follow = async (steps: Steps): Promise<boolean> => {
    for (const name of steps) {
      const step = (await pressablesOf(page)).find((one) => one.name === name);
      if (!step) return false;
      await click(page, step).catch(() => undefined);
      await effects.settle();
    }
    return true;
  };
  /** Keeps how the page looks at the end of these steps. */
  const keep = async (steps: Steps): Promise<readonly Pressable[]> => {
    const { mark, all } = await standing(page);
    marks.set(keyOf(steps), mark);
    return all;
  };
  const fresh = async (steps: Steps): Promise<readonly Pressable[] | undefined> => {
    await page.goto(address, { timeout: 20_000 });
    await page.locator('#root :is(h1, h2, button):visible').first().waitFor({ timeout: 20_000 });
    await effects.settle();
    return (await follow(steps)) ? keep(steps) : undefined;
  };
  /** From the page as it is, if it is part of the way. */
  const onwards = async (steps: Steps): Promise<readonly Pressable[] | undefined> => {
    const { mark, all } = await standing(page);
    const done = [...steps.keys(), steps.length].findLast((count) => marks.get(keyOf(steps.slice(0, count))) === mark);
    if (done === undefined) return undefined;
    if (done === steps.length) return all;
    if (!(await follow(steps.slice(done)))) return undefined;
    const end = await standing(page);
    return end.mark === marks.get(keyOf(steps)) ? end.all : undefined;
  };
  const reach = async (steps: Steps): Promise<readonly Pressable[] | undefined> => {
    const here = await onwards(steps);
    if (here) return here;
    await clear(page);
    await effects.settle();
    const cleared = await onwards(steps);
    if (cleared || isAt(page, address)) return cleared ?? fresh(steps);
    // What was pressed led to another page of the app: its way back is shorter than a new load.
    await page.goBack({ timeout: 5_000 }).catch(() => undefined);
    await effects.settle();
    return (await onwards(steps)) ?? fresh(steps);
  };
  return { fresh, keep, reach };
};

const walkScreen = async (walk: Walk, effects: Effects, address: string, known: Set<string>): Promise<string[]> => {
  const { page, except } = walk;
  const faults: string[] = [];
  const { fresh, keep, reach } = createNavigator(walk, effects, address);
  const found = (steps: Steps, all: readonly Pressable[]): Steps[] => {
    const news = all.filter(({ name }) => !known.has(name));
    for (const { name } of news) known.add(name);
    return news
      .filter(({ name }) => !except.some(([pattern]) => pattern.test(name)))
      .map(({ name }) => [...steps, name]);
  };
  const first = await fresh([]);
  if (!isAt(page, address)) return [`${address}: leads to ${new URL(page.url()).pathname}`];
  if (await page.getByText('Página não encontrada').isVisible()) return [`${address}: is not found`];
  for (const pale of await paleOf(page)) faults.push(`${address}: ${pale}`);
  const queue = found([], first ?? []);
  for (let steps = queue.shift(); steps; steps = queue.shift()) {
    const all = await reach(steps.slice(0, -1));
    const one = all?.find(({ name }) => name === steps?.at(-1));
    if (!one) continue; // What was pressed before has changed what there is.
    const said = effects.complaints.length;
    let fault = await tryOne(walk, effects, one);
    await effects.settle();
    // An earlier click may be in its way: its effects are counted on a freshly loaded screen.
    const again = fault && (await fresh(steps.slice(0, -1)))?.find(({ name }) => name === one.name);
    if (again) {
      fault = await tryOne(walk, effects, again);
      await effects.settle();
    }
    for (const wrong of [...(fault ? [fault] : []), ...effects.complaints.slice(said)])
      faults.push(`${steps.join(' → ')}: ${wrong}`);
    if (steps.length < depthAtMost && isAt(page, address)) queue.unshift(...found(steps, await keep(steps)));
  }
  return faults;
};

/**
 * Presses every button of every screen once, and what each of them opens. Every form is filled in and sent. Answers
 * with what did nothing, was not sent, or failed, and what cannot be read in the dark. `known` is shared between walks of the same app, so that nothing is pressed twice.
 */
export const pressEverything = async (walk: Walk, known: Set<string>): Promise<string[]> => {
  walk.page.setDefaultTimeout(5_000);
  await walk.page.emulateMedia({ colorScheme: 'dark' });
  const effects = await watchEffects(walk.page);
  const faults: string[] = [];
  for (const address of walk.addresses) faults.push(...(await walkScreen(walk, effects, address, known)));
  return faults;
};

/** Which of these forms were not among those that were sent. */
export const missingIn = (sent: ReadonlySet<string>, forms: readonly (string | RegExp)[]): string[] =>
  forms
    .filter((form) => ![...sent].some((one) => (typeof form === 'string' ? one === form : form.test(one))))
    .map(String);
