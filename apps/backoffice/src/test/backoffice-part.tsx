import type { CurrentUser } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import type { Locale } from '@balcao/ui/locale';
import { answerTo } from '@balcao/ui/test/network';
import { renderPart, testQueryClient } from '@balcao/ui/test/render-part.tsx';
import type { ReactNode } from 'react';
import { type Area, languages } from '../i18n/languages.ts';
import { currentUserOptions } from '../lib/current-user.ts';
import { StepUpHost } from '../lib/step-up-host.tsx';
import { loadWords } from '../lib/words.ts';

/** Ana, who may do everything in a team that is certified. */
const ana: CurrentUser = {
  accountId: '019ab4a0-0000-7000-8000-000000000001',
  account: 'ana_souza',
  email: 'ana@cafe.example',
  avatar: null,
  twoFactor: false,
  hasPassword: true,
  chatAccount: null,
  chatAccountId: null,
  createdAt: '2026-01-05T12:00:00.000Z',
  merchantId: '019ab4a0-0000-7000-8000-000000000002',
  merchantNumber: '100000000042',
  businessName: 'Café do Mercado',
  isAdmin: true,
  roleName: null,
  roleStatus: null,
  roles: [],
  reviewStatus: 'SUCCESS',
  formStatus: 'SUCCESS',
  formId: null,
  newMerchantForm: false,
  payMerchCode: null,
  realCert: true,
  teamCert: true,
  paymentCert: true,
  menuPermissions: [],
  menuIdList: [],
  timezone: 'America/Sao_Paulo',
  preview: null,
};

const areas: readonly Area[] = [
  'start',
  'shell',
  'sale',
  'money',
  'team',
  'setting',
  'applet',
  'channel',
  'workflow',
  'help',
];

interface Member {
  readonly locale?: Locale;
  /** How the member differs from Ana. */
  readonly as?: Partial<CurrentUser>;
  /** The address at which the part stands. */
  readonly at?: string;
}

/** Renders a part of the back office as a member sees it, with the words of every area and the question whether it is them. */
export const renderForMember = async (part: ReactNode, { locale = 'pt-BR', as = {}, at = '/' }: Member = {}) => {
  const words = await Promise.all(areas.map((area) => languages[locale][area]()));
  // Parts that come later fetch the words of the page's language themselves.
  await Promise.all(areas.map(loadWords));
  const client = testQueryClient();
  const member = { ...ana, ...as };
  client.setQueryData(currentUserOptions.queryKey, member);
  answerTo(currentUser, member);
  const around = (
    <>
      {part}
      <StepUpHost />
    </>
  );
  const texts = Object.assign({}, ...words.map(({ default: more }) => more));
  return renderPart(around, { locale, texts, client, at });
};
