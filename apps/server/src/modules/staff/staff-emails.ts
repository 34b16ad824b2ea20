import type { Locale } from '@balcao/contract/locale';
import type { StaffRole } from '@balcao/contract/staff';
import type { Tx } from '../../platform/db.ts';
import { deviceOf } from '../../platform/device.ts';
import type { Mailer } from '../../platform/mail.ts';
import { staffTexts } from './staff.texts.ts';

interface Needs {
  readonly mailer: Pick<Mailer, 'send'>;
  /** The only source of links in mails (rule: one-public-address). */
  readonly publicBaseUrl: string;
}
interface Recipient {
  readonly email: string;
  readonly locale: Locale;
}
/** What has happened: a link to follow, or a change and from where it was made. */
type News =
  | {
      readonly what: 'added' | 'newLink';
      readonly link: string;
      readonly person: { readonly name: string; readonly role: StaffRole };
    }
  | {
      readonly what: 'passwordChanged' | 'factorEnabled' | 'factorDisabled' | 'factorReset';
      readonly from: { readonly userAgent: string; readonly ip: string };
    };

/** Mails to staff, in the language in which they signed in last. */
export const createStaffEmails = ({ mailer, publicBaseUrl }: Needs) => ({
  send: (tx: Tx, { email, locale }: Recipient, news: News): Promise<void> => {
    const texts = staffTexts[locale];
    if ('link' in news) return mailer.send(tx, { to: email, ...texts[news.what]({ link: news.link, ...news.person }) });
    const { browser, system } = deviceOf(news.from.userAgent);
    const place = [browser, system, news.from.ip].filter(Boolean).join(' · ');
    return mailer.send(tx, { to: email, ...texts[news.what]({ place, consoleUrl: `${publicBaseUrl}/console/` }) });
  },
});
export type StaffEmails = ReturnType<typeof createStaffEmails>;
