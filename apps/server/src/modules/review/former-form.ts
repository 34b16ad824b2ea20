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
 * Which number everyone of before has beside those of now: that of the same CPF; else their own while nobody else has it, for
 * a CPF may have been corrected; else, behind everyone, one of those who have left.
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
 * Tells where a path of the form before stands beside the form of now: who is in a list is the same person by their CPF, so
 * that one who leaves or comes does not make everyone behind look changed.
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
