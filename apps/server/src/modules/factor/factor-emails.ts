import { localeOf } from '@balcao/contract/locale';
import type { Tx } from '../../platform/db.ts';
import { deviceOf } from '../../platform/device.ts';
import type { Mailer } from '../../platform/mail.ts';
import { factorTexts } from './factor.texts.ts';

interface Needs {
  readonly mailer: Pick<Mailer, 'send'>;
  /** The only source of links in mails (rule: one-public-address). */
  readonly publicBaseUrl: string;
}
interface Recipient {
  readonly email: string;
  readonly locale: string;
}
/** What has happened, and from where it was done. */
type News = { readonly from: { readonly userAgent: string; readonly ip: string } } & (
  | { readonly what: 'enabled' | 'disabled' | 'renewed' }
  | { readonly what: 'recoveryUsed'; readonly left: number }
);

/** Mails about the second factor, in the language of the person. */
export const createFactorEmails = ({ mailer, publicBaseUrl }: Needs) => ({
  send: (tx: Tx, { email, locale }: Recipient, news: News): Promise<void> => {
    const { browser, system } = deviceOf(news.from.userAgent);
    const place = [browser, system, news.from.ip].filter(Boolean).join(' · ');
    const texts = factorTexts[localeOf(locale)];
    const about = { place, resetUrl: `${publicBaseUrl}/login?tab=reset` };
    const words = news.what === 'recoveryUsed' ? texts.recoveryUsed(about, news.left) : texts[news.what](about);
    return mailer.send(tx, { to: email, ...words });
  },
});
export type FactorEmails = ReturnType<typeof createFactorEmails>;
