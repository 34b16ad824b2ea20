import type { StaffRole } from '@balcao/contract/staff';
import type { WaitingKind } from '@balcao/contract/waiting';
import type { Tx } from '../../platform/db.ts';
import type { Mailer } from '../../platform/mail.ts';
import { consentTexts } from './consent.texts.ts';
import type { StaffNames } from './staff-names.service.ts';

interface Needs {
  readonly mailer: Pick<Mailer, 'send'>;
  /** The only source of links (rule: one-public-address). */
  readonly publicBaseUrl: string;
  readonly names: Pick<StaffNames, 'nameOf' | 'recipientsOf'>;
}
interface Asked {
  readonly kind: WaitingKind;
  /** The merchant's name; for an unidentified payment, its amount. */
  readonly merchant: string;
  readonly words: string;
}
const deciding: Readonly<Record<WaitingKind, StaffRole>> = {
  freeze: 'finance',
  unfreeze: 'finance',
  reversal: 'finance',
  reopening: 'reviewer',
  fee: 'finance',
  limits: 'finance',
  return: 'finance',
  credit: 'finance',
  close: 'finance',
  match: 'finance',
  returnLimit: 'finance',
};

/** Mails to those who may decide a colleague's request: to everyone with the role except the requester. */
export const createConsentEmails = ({ mailer, publicBaseUrl, names }: Needs) => ({
  asked: async (tx: Tx, { actor }: { readonly actor: { readonly staffId: string } }, asked: Asked): Promise<void> => {
    const by = await names.nameOf(tx, actor.staffId);
    const told = { ...asked, by, link: `${publicBaseUrl}/console/waiting` };
    for (const { id, email: to, locale } of await names.recipientsOf(tx, deciding[asked.kind]))
      if (id !== actor.staffId) await mailer.send(tx, { to, ...consentTexts[locale](told) });
  },
});
export type ConsentEmails = ReturnType<typeof createConsentEmails>;
