import type { FlatForm } from '@balcao/contract/form-fields';

/** The lists of a form hold people, each with a CPF: `partners.1.cpf`. */
const personPattern = /^(.+?)\.(\d+)\./;

/** The CPF of everyone in the lists of a form, by list and number; empty where someone has none. */
const peopleIn = (form: FlatForm): Map<string, Map<number, string>> => {
  const lists = new Map<string, Map<number, string>>();
  for (const path of Object.keys(form)) {
    const [, list, number] = personPattern.exec(path) ?? [];
    if (list === undefined || number === undefined) continue;
    const people = lists.get(list) ?? new Map<number, string>();
    lists.set(list, people.set(Number(number), form[`${list}.${number}.cpf`] ?? ''));
  }
  return lists;
};

/**
 * Which number each person of the earlier form gets among those of the current form: that of the person with the same CPF; else their own number
 * while it is free, since a CPF may have been corrected; else, a number after all others for those who have left.
 */
const seatsOf = (before: ReadonlyMap<number, string>, now: ReadonlyMap<number, string>): Map<number, number> => {
  const seats = new Map<number, number>();
  const taken = new Set<number>();
  const seat = (from: number, to: number | undefined): void => {
    if (to === undefined || taken.has(to) || seats.has(from)) return;
    seats.set(from, to);
    taken.add(to);
  };
  for (const [number, cpf] of before)
    seat(number, [...now].find(([at, other]) => cpf !== '' && other === cpf && !taken.has(at))?.[0]);
  for (const number of before.keys()) seat(number, now.has(number) ? number : undefined);
  let behind = Math.max(-1, ...now.keys()) + 1;
  for (const number of before.keys()) if (!seats.has(number)) seats.set(number, behind++);
  return seats;
};

/**
 * Translates a path of the earlier form into a path of the current one. People in a list are matched by their CPF, so that one who leaves or joins
 * does not make all later entries look changed.
 */
export const besideForm = (before: FlatForm, now: FlatForm): ((path: string) => string) => {
  const people = peopleIn(now);
  const seats = new Map(
    [...peopleIn(before)].map(([list, known]) => [list, seatsOf(known, people.get(list) ?? new Map())]),
  );
  return (path) =>
    path.replace(personPattern, (whole, list: string, number: string) => {
      const seat = seats.get(list)?.get(Number(number));
      return seat === undefined ? whole : `${list}.${seat}.`;
    });
};

/** The same form with every path moved. */
export const movedForm = (form: FlatForm, move: (path: string) => string): FlatForm =>
  Object.fromEntries(Object.entries(form).map(([path, text]) => [move(path), text]));
