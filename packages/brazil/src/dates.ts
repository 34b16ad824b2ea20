/** The zone in which settlement and limits count days, and in which times show when nothing better is known. */
export const DEFAULT_ZONE = 'America/Sao_Paulo';

const DAY_MS = 86_400_000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (number: number) => String(number).padStart(2, '0');

/**
 * Readers of the clock of a zone: making one costs about a hundred times as much as using it. Zone names come from callers, and
 * every spelling in upper and lower case is a name, so the number kept is bounded.
 */
const clocks = new Map<string, Intl.DateTimeFormat>();
const CLOCKS_MAX = 700;

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const made = new Intl.DateTimeFormat('en-US', { ...numeric, second: 'numeric', hourCycle: 'h23', timeZone: zone });
  if (clocks.size >= CLOCKS_MAX) clocks.clear();
  clocks.set(zone, made);
  return made;
}

/** Whether the text names an IANA time zone, such as `America/Sao_Paulo`. An offset such as `-03:00` is no zone: it knows no clock changes. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/.test(name)) return false;
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/** What the clock of the zone shows at an instant, as the milliseconds that the same clock would mean in UTC. */
export function wallClock(instantMs: number, zone: string): number {
  const read: Record<string, number> = {};
  for (const { type, value } of clockOf(zone).formatToParts(instantMs)) read[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = read;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const dayOf = (wallMs: number): string => new Date(wallMs).toISOString().slice(0, 10).replaceAll('-', '');

/** The UTC midnight of a civil day written `YYYYMMDD` or `YYYY-MM-DD`; `undefined` when it is not a day of the calendar. */
function midnightOf(text: string): number | undefined {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text) ?? [];
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return Number.isNaN(midnight) || dayOf(midnight) !== `${year}${month}${day}` ? undefined : midnight;
}

const midnight = (civilDay: string): number => {
  const found = midnightOf(civilDay);
  if (found === undefined) throw new RangeError(`${JSON.stringify(civilDay)} is not a civil day`);
  return found;
};

/** Reads an instant: ISO 8601 with Z or an offset, or fourteen digits `YYYYMMDDHHmmss` in UTC. */
function instantOf(text: string): number {
  const iso = text.replace(/^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/, '$1-$2-$3T$4:$5:$6Z');
  // Without Z or an offset the machine's own zone would decide, and a day such as 30 February would roll over.
  const shaped = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/.exec(iso);
  const instant = shaped?.[1] !== undefined && midnightOf(shaped[1]) !== undefined ? Date.parse(iso) : Number.NaN;
  if (Number.isNaN(instant)) throw new RangeError(`${JSON.stringify(text)} is not an instant`);
  return instant;
}

/** The languages that have a form of their own; any other tag is shown as Portuguese is. */
export type DateLocale = 'pt-BR' | 'en-US' | 'es-MX' | 'zh-CN';
/** `full` has seconds, `short` has none; `date` and `time` are the halves of `full`. */
export type DateForm = 'full' | 'short' | 'date' | 'time';

const dateText = (iso: string, locale: DateLocale): string => {
  const [year, month, day] = [iso.slice(0, 4), iso.slice(5, 7), iso.slice(8, 10)];
  if (locale === 'zh-CN') return `${year}-${month}-${day}`;
  // With digits alone 03/04 could be a day in March or in April, so English writes the month (rule: days-first).
  return locale === 'en-US' ? `${day} ${MONTHS[Number(month) - 1]} ${year}` : `${day}/${month}/${year}`;
};

/**
 * Writes a point in time as people read it: DD/MM/YYYY HH:mm:ss (pt-BR, es-MX), YYYY-MM-DD HH:mm:ss (zh-CN),
 * DD MMM YYYY HH:mm:ss (en-US). Instants (ISO 8601 in UTC, or fourteen digits) are shown in the zone. A civil day (`YYYYMMDD` or
 * `YYYY-MM-DD`) is the same day everywhere: it is never shifted, and shows as a date in every form (rule: civil-days).
 * @throws RangeError when the text is neither, or the zone does not exist.
 */
export function formatDate(
  text: string,
  {
    zone = DEFAULT_ZONE,
    locale = 'pt-BR',
    form = 'full',
  }: { zone?: string; locale?: DateLocale; form?: DateForm } = {},
): string {
  const civil = midnightOf(text);
  const wall = new Date(civil ?? wallClock(instantOf(text), zone)).toISOString();
  const date = dateText(wall, locale);
  if (civil !== undefined || form === 'date') return date;
  const time = wall.slice(11, form === 'short' ? 16 : 19);
  return form === 'time' ? time : `${date} ${time}`;
}

/** The civil day `YYYYMMDD` that the calendar of the zone shows at an instant (ISO 8601 in UTC, or fourteen digits). */
export const civilDayOf = (instant: string, zone: string): string => dayOf(wallClock(instantOf(instant), zone));

/** The civil day so many days later; a negative number goes back. */
export const addDays = (civilDay: string, days: number): string => dayOf(midnight(civilDay) + days * DAY_MS);

/** The civil day so many calendar months earlier; when that month is shorter, its last day: 31 May less three is 28 February. */
export function monthsBack(civilDay: string, months: number): string {
  const day = new Date(midnight(civilDay));
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() - months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month, Math.min(day.getUTCDate(), lastOfMonth)));
}

/** The first instant of a civil day in a zone, in milliseconds. */
function startOf(civilDay: string, zone: string): number {
  const wanted = midnight(civilDay);
  // The offsets a day before and after are the only two that can hold at midnight.
  const guesses = [wanted - DAY_MS, wanted + DAY_MS].map((near) => wanted - (wallClock(near, zone) - near));
  const exact = guesses.filter((guess) => wallClock(guess, zone) === wanted);
  if (exact.length > 0) return Math.min(...exact); // Where midnight comes twice, the day begins at the first.
  // The clock jumps over midnight, as it did in São Paulo until 2018: the day begins where the jump lands, on a whole second.
  let [before, after] = [Math.min(...guesses) - 1000, Math.max(...guesses)];
  while (after - before > 1000) {
    const middle = before + Math.floor((after - before) / 2000) * 1000;
    if (wallClock(middle, zone) < wanted) before = middle;
    else after = middle;
  }
  return after;
}

/** The first instant of a civil day in a zone, as UTC ISO 8601; right on days when the clocks change. */
export const dayStart = (civilDay: string, zone: string): string => new Date(startOf(civilDay, zone)).toISOString();

/**
 * The last millisecond of a civil day in a zone, as UTC ISO 8601: one before the next day starts, so that days leave no gap.
 * A filter over finer clocks compares with `< dayStart(addDays(day, 1), zone)` instead.
 */
export const dayEnd = (civilDay: string, zone: string): string =>
  new Date(startOf(addDays(civilDay, 1), zone) - 1).toISOString();

/** A civil day in a zone: from its first instant up to the next day's, which is not in it; UTC ISO 8601. */
export const daySpan = (civilDay: string, zone: string): { readonly from: string; readonly to: string } => ({
  from: dayStart(civilDay, zone),
  to: dayStart(addDays(civilDay, 1), zone),
});

/** A length of time as hh:mm:ss, the hours left out when there are none: 65 is 01:05. Fractions are cut, and less than nothing is 00:00. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const rest = `${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`;
  return hours === 0 ? rest : `${two(hours)}:${rest}`;
}
