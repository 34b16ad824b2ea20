import { countries as known } from 'countries-list';
import chinese from 'i18n-iso-countries/langs/zh.json' with { type: 'json' };

/** A telephone code of a country: `id` is the key, because countries repeat where they have several codes (rule: ids-are-the-key). */
export interface Country {
  readonly id: string;
  readonly englishName: string;
  readonly chineseName: string;
  /** Two letters of ISO 3166-1, such as `BR`. */
  readonly countryCode: string;
  /** Digits alone, such as `55` or `1809`. */
  readonly phoneCode: string;
}

/** At the head of the list. */
const first = ['BR', 'CN', 'HK', 'MO', 'TW'];
/** Uninhabited, so without telephone numbers: their calling codes belong to other countries. */
const uninhabited = new Set(['AQ', 'BV', 'GS', 'HM', 'TF', 'UM']);
/** Names where the list of names has none, or writes them without their accents. */
const englishNames: Readonly<Record<string, string>> = { AX: 'Åland Islands', CW: 'Curaçao', MO: 'Macau' };
const chineseNames: Readonly<Record<string, string>> = {
  ...chinese.countries,
  AC: '阿森松岛',
  TA: '特里斯坦-达库尼亚群岛',
};
/** Before it had its own code, Kosovo was called through its neighbours'. */
const phoneCodes: Readonly<Record<string, readonly number[]>> = { XK: [383] };

const rank = (code: string): number => (first.includes(code) ? first.indexOf(code) : first.length);

/**
 * Every telephone code of every country: Brazil, China, Hong Kong, Macau and Taiwan, then by English name. Large: load it when a field
 * needs it, never with a page.
 */
export const countries: readonly Country[] = Object.entries(known)
  .filter(([code]) => !uninhabited.has(code))
  .map(([code, { name, phone }]) => ({ code, name: englishNames[code] ?? name, phones: phoneCodes[code] ?? phone }))
  .sort((one, other) => rank(one.code) - rank(other.code) || one.name.localeCompare(other.name, 'en'))
  .flatMap(({ code, name, phones }) =>
    phones.map((phone) => ({
      id: `${code}${phone}`,
      englishName: name,
      chineseName: chineseNames[code] ?? name,
      countryCode: code,
      phoneCode: String(phone),
    })),
  );

/** The name of a country in a language; in languages that the list itself does not have, as the system knows it. */
export const countryName = ({ englishName, chineseName, countryCode }: Country, locale: string): string => {
  if (locale.startsWith('en')) return englishName;
  if (locale.startsWith('zh')) return chineseName;
  const name = new Intl.DisplayNames([locale], { type: 'region' }).of(countryCode);
  return name === undefined || name === countryCode ? englishName : name;
};

/** How a menu shows it: `+55 Brazil (BR)`. */
export const countryLabel = (country: Country, locale: string): string =>
  `+${country.phoneCode} ${countryName(country, locale)} (${country.countryCode})`;
