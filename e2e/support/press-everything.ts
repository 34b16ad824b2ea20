import type { Page } from '@playwright/test';
import { type Effects, watchEffects } from './effects.ts';
import { type FieldValues, fillForm } from './fill-form.ts';
import { type Pressable, pressablesOf } from './pressables.ts';

/** What is not pressed, by its name, and why. */
export type Exceptions = readonly (readonly [name: RegExp, why: string])[];

export interface Walk {
  readonly page: Page;
  /** Addresses of screens. */
  readonly addresses: readonly string[];
  readonly except: Exceptions;
  /** The forms that were sent, by their buttons. */
  readonly sent: Set<string>;
  /** What fields are filled with that a test cannot guess. */
  readonly values?: FieldValues;
}

/** The way to something that is pressed: what is pressed before it, on a fresh screen. */
type Way = readonly string[];
const depthAtMost = 3;
const answerMs = 1_500;
const sendMs = 4_000;

const locate = (page: Page, { id }: Pressable) => page.locator(`[data-press="${id}"]`).first();

const click = async (page: Page, one: Pressable): Promise<void> => {
  const target = locate(page, one);
  const isChoice = await target.evaluate((element) => element instanceof HTMLInputElement);
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
  { page, values = [], sent }: Walk,
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
    return `cannot be pressed: ${String(error).split('\n')[0]}`;
  }
  const { changed, called } = await effects.since(
    before,
    one.sends ? sendMs : answerMs,
    one.sends ? 'called' : 'changed',
  );
  if (!changed) return 'does nothing';
  if (one.sends && called) sent.add(one.name);
  const wrong = one.sends && !called ? await mistakes(page) : '';
  return wrong && `is not sent: ${wrong}`;
};

const walkScreen = async (walk: Walk, effects: Effects, address: string, known: Set<string>): Promise<string[]> => {
  const { page, except } = walk;
  const faults: string[] = [];
  const fresh = async (way: Way): Promise<boolean> => {
    await page.goto(address, { timeout: 20_000 });
    await page.locator('#root :is(h1, h2, button):visible').first().waitFor({ timeout: 20_000 });
    await effects.settle();
    for (const name of way) {
      const step = (await pressablesOf(page)).find((one) => one.name === name);
      if (!step) return false;
      await click(page, step).catch(() => undefined);
      await effects.settle();
    }
    return true;
  };
  const found = async (way: Way): Promise<Way[]> => {
    const news = (await pressablesOf(page)).filter(({ name }) => !known.has(name));
    for (const { name } of news) known.add(name);
    return news.filter(({ name }) => !except.some(([pattern]) => pattern.test(name))).map(({ name }) => [...way, name]);
  };
  await fresh([]);
  const arrived = new URL(page.url()).pathname;
  if (arrived !== new URL(address, page.url()).pathname) return [`${address}: leads to ${arrived}`];
  const ways = await found([]);
  let isFresh = true;
  for (let way = ways.shift(); way; way = ways.shift()) {
    const before = way.slice(0, -1);
    if (!(isFresh && before.length === 0) && !(await fresh(before))) continue;
    const one = (await pressablesOf(page)).find(({ name }) => name === way?.at(-1));
    isFresh = false;
    if (!one) continue; // What was pressed before has changed what there is.
    const said = effects.complaints.length;
    const fault = await tryOne(walk, effects, one);
    await effects.settle();
    for (const wrong of [...(fault ? [fault] : []), ...effects.complaints.slice(said)])
      faults.push(`${way.join(' → ')}: ${wrong}`);
    if (way.length < depthAtMost && new URL(page.url()).pathname === new URL(address, page.url()).pathname)
      ways.unshift(...(await found(way)));
  }
  return faults;
};

/**
 * Presses every button of every screen once, on a fresh screen, and what each of them opens. Every form is filled in and sent. Answers
 * with what did nothing, was not sent, or failed. `known` is shared between walks of the same app, so that nothing is pressed twice.
 */
export const pressEverything = async (walk: Walk, known: Set<string>): Promise<string[]> => {
  walk.page.setDefaultTimeout(5_000);
  const effects = await watchEffects(walk.page);
  const faults: string[] = [];
  for (const address of walk.addresses) faults.push(...(await walkScreen(walk, effects, address, known)));
  return faults;
};
