import { DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import { formatBrl } from '@balcao/brazil/money';
import type { Locale } from '@balcao/contract/locale';
import type { Told } from '@balcao/contract/notification-notice';
import { noticePath } from '@balcao/contract/notification-path';
import type { Words } from '../../platform/email-template.ts';
import type { Saying } from './notice-saying.ts';
import { noticeTexts } from './notice-texts.ts';

interface About {
  /** The team's name. */
  readonly team: string;
  readonly locale: Locale;
  /** The only source of links (rule: one-public-address). */
  readonly publicBaseUrl: string;
}

/** What is written about a notice, in one language: its subject is the notice in one sentence. */
export const noticeWords = (told: Told, { team, locale, publicBaseUrl }: About): Words => {
  const saying: Saying = {
    team,
    link: publicBaseUrl + noticePath(told),
    settings: `${publicBaseUrl}/account#notices`,
    money: (centavos) => formatBrl(centavos),
    day: (instant) => formatDate(instant, { zone: DEFAULT_ZONE, locale, form: 'date' }),
    time: (instant) => formatDate(instant, { zone: DEFAULT_ZONE, locale, form: 'short' }),
  };
  const write = noticeTexts[locale][told.kind] as (data: Told['data'], saying: Saying) => Words;
  return write(told.data, saying);
};
