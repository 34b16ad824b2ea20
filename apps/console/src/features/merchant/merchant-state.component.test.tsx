import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderForStaff } from '../../test/console-part.tsx';
import type { DeskMerchant } from './merchant.queries.ts';
import { MerchantState } from './merchant-state.tsx';

const merchant: DeskMerchant = {
  merchantId: '0'.repeat(32),
  number: '26112700000001',
  name: 'Café do Mercado',
  type: 'enterprise',
  document: null,
  teamCert: false,
  paymentCert: false,
  frozenSince: null,
  isFreezeAsked: false,
  createdAt: '2026-11-27T12:00:00.000Z',
};
const everything = { teamCert: true, paymentCert: true } as const;

it.each([
  ['is without certification at first', {}, 'Sem certificação'],
  ['is certified before it takes payments', { teamCert: true }, 'Certificado, sem pagamentos'],
  ['takes payments once both are accepted', everything, 'Recebe pagamentos'],
  ['may be frozen soon, whatever it may do', { ...everything, isFreezeAsked: true }, 'Solicitação em aberto'],
  ['is frozen, whatever it may do', { ...everything, frozenSince: merchant.createdAt }, 'Bloqueado'],
])('a merchant %s', async (_, change, words) => {
  await renderForStaff(<MerchantState {...merchant} {...change} />);
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});
