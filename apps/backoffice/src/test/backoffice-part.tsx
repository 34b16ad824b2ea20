import type { CurrentUser } from '@balcao/contract/session';
import type { Locale } from '@balcao/ui/locale';
import { renderPart, testQueryClient } from '@balcao/ui/test/render-part.tsx';
import type { ReactNode } from 'react';
import { type Area, languages } from '../i18n/languages.ts';
import { currentUserOptions } from '../lib/current-user.ts';
import { ProofHost } from '../lib/proof-host.tsx';
import { loadWords } from '../lib/words.ts';

/** Ana, who may do everything in a team that is certified. */
const ana: CurrentUser = {
  accountId: '019ab4a0-0000-7000-8000-000000000001',
  account: 'ana_souza',
  email: 'ana@cafe.example',
  avatar: null,
  twoFactor: false,
  chatAccount: null,
  createdAt: '2026-01-05T12:00:00.000Z',
  merchantId: '019ab4a0-0000-7000-8000-000000000002',
  merchantNumber: '100000000042',
  businessName: 'Café do Mercado',
  isAdmin: true,
  roleName: null,
  roleStatus: null,
  reviewStatus: 'SUCCESS',
  formStatus: 'SUCCESS',
  realCert: true,
  teamCert: true,
  paymentCert: true,
  menuPermissions: [],
  timezone: 'America/Sao_Paulo',
  preview: null,
};

const areas: readonly Area[] = ['start', 'house', 'sale', 'money', 'team', 'setting'];

interface Member {
  readonly locale?: Locale;
  /** How the member differs from Ana. */
  readonly as?: Partial<CurrentUser>;
}

/** Renders a part of the back office as a member sees it, with the words of every area and the question whether it is them. */
export const renderForMember = async (part: ReactNode, { locale = 'pt-BR', as = {} }: Member = {}) => {
  const words = await Promise.all(areas.map((area) => languages[locale][area]()));
  // Parts that come later fetch the words of the page's language themselves.
  await Promise.all(areas.map(loadWords));
  const client = testQueryClient();
  client.setQueryData(currentUserOptions.queryKey, { ...ana, ...as });
  const around = (
    <>
      {part}
      <ProofHost />
    </>
  );
  return renderPart(around, { locale, texts: Object.assign({}, ...words.map(({ default: more }) => more)), client });
};
