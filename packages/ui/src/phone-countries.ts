import { countries, countryLabel, countryName } from '@balcao/brazil/countries';
import type { ListOption } from './list-search.ts';

/** A country in a telephone field's menu. */
export interface PhoneCountry extends ListOption {
  readonly code: string;
}

/** The five that stand first keep their places; the others follow by their names in the language. */
const leading = 5;

/** Every country for the menu of a telephone field, labelled in a language. */
export const phoneCountries = (locale: string): readonly PhoneCountry[] => {
  const rows = countries.map((country) => ({ country, name: countryName(country, locale) }));
  const rest = rows.slice(leading).sort((one, other) => one.name.localeCompare(other.name, locale));
  return [...rows.slice(0, leading), ...rest].map(({ country }) => ({
    value: country.id,
    label: countryLabel(country, locale),
    words: `${country.englishName} ${country.chineseName}`,
    code: country.phoneCode,
  }));
};
