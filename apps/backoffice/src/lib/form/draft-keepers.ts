import type { Draft } from '@balcao/contract/form-fields';
import { pause } from '@balcao/ui/backoff';
import { beforeLogOut } from '../log-out.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { type DraftName, draftSourceOf } from './form.queries.ts';

interface Kept {
  readonly keeper: DraftKeeper;
  /** The screen that shows it now says what to do with a refusal. */
  onRefused: (error: unknown) => void;
}
/**
 * Keepers of drafts that are not fully saved, or that are on the screen: by person, team and form, only in the memory of this tab. They outlive a
 * session that expired, and show their content only to its owner.
 */
const kept = new Map<string, Kept>();

/** A save while leaving may finish after the reload. Only the number of the version that it creates is stored, so that the reload can wait for it. */
const leavingKey = 'balcao.draft';
const askAgainMs = 300;
const askAgainAtMost = 5;

const loadLeft = async (key: string, load: () => Promise<Draft>): Promise<Draft> => {
  const [name, version] = (sessionStorage.getItem(leavingKey) ?? '').split('|');
  sessionStorage.removeItem(leavingKey);
  let draft = await load();
  for (let asked = 0; name === key && draft.version < Number(version) && asked < askAgainAtMost; asked++) {
    await pause(askAgainMs, new AbortController().signal);
    draft = await load();
  }
  return draft;
};

const make = (key: string, name: DraftName): Kept => {
  const source = draftSourceOf(name);
  const one: Kept = {
    onRefused: () => undefined,
    keeper: new DraftKeeper({
      load: () => loadLeft(key, source.load),
      save: (saving, isLeaving) => {
        if (isLeaving) sessionStorage.setItem(leavingKey, `${key}|${saving.version + 1}`);
        return source.save(saving, isLeaving);
      },
      pause,
      chance: Math.random,
      onRefused: (error) => one.onRefused(error),
    }),
  };
  kept.set(key, one);
  return one;
};

/** The keeper of a draft: the one that still holds something unsaved, or a new one. */
export const keeperFor = (key: string, name: DraftName, onRefused: (error: unknown) => void): DraftKeeper => {
  const former = kept.get(key);
  const one = former?.keeper.isDirty ? former : make(key, name);
  one.onRefused = onRefused;
  return one.keeper;
};

const patienceMs = 4_000;
/** Ends when all of it is saved, or when it has taken too long. */
const settled = (keeper: DraftKeeper): Promise<void> =>
  Promise.race([keeper.flush(), pause(patienceMs, new AbortController().signal)]);
beforeLogOut(async () => {
  await Promise.all([...kept.values()].map(({ keeper }) => settled(keeper)));
  for (const [key, { keeper }] of kept) if (!keeper.isDirty) kept.delete(key);
});
