import { fieldMessages, namingMessage } from '@balcao/contract/field-texts';
import type { Locale } from '@balcao/contract/locale';
import type { Fault, FaultCode } from './fault.ts';
import { en } from './fault-texts.en.ts';
import { es } from './fault-texts.es.ts';
import { pt } from './fault-texts.pt.ts';
import { zh } from './fault-texts.zh.ts';
import { allowedEndings } from './file-kind.ts';

export type FaultTexts = Readonly<Record<FaultCode, string>>;

const texts: Readonly<Record<Locale, FaultTexts>> = { 'pt-BR': pt, 'en-US': en, 'es-MX': es, 'zh-CN': zh };

const bytesInKilobyte = 1_000;
const bytesInMegabyte = 1_000_000;
const sizeText = (bytes: number, locale: Locale): string => {
  const isSmall = bytes < bytesInMegabyte;
  const unit = isSmall ? 'kilobyte' : 'megabyte';
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 });
  return format.format(bytes / (isSmall ? bytesInKilobyte : bytesInMegabyte));
};

const limitText = ({ code, limit }: Fault, locale: Locale): string => {
  if (code === 'fileType') return allowedEndings.join(', ');
  if (typeof limit !== 'number') return limit ?? '';
  return code.endsWith('TooLarge') ? sizeText(limit, locale) : limit.toLocaleString(locale);
};

/** What was found comes from strangers: one line of it, and nothing that steers a terminal. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');

/** The text for what is wrong, in a person's language; the file is named separately. */
export const faultText = (fault: Fault, locale: Locale): string => {
  const { code, field = '', found = '', issue } = fault;
  const reasons = issue ? Object.values(fieldMessages([issue], locale, namingMessage)) : [];
  const values: Readonly<Record<string, string>> = {
    found: oneLine(found),
    field: oneLine(field || 'app.json'),
    reason: reasons[0] ?? '',
    limit: limitText(fault, locale),
  };
  return texts[locale][code].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
};
