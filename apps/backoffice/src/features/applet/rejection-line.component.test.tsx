import type { AppletRejection } from '@balcao/contract/applet';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { RejectionLine } from './rejection-line.tsx';

const verdict = { path: 'files/app.js', reason: 'notAllowed', note: null } as const;
const show = (of: Partial<AppletRejection>) =>
  renderForMember(<RejectionLine rejection={{ number: '1.2.0', verdict, remark: null, verdicts: 1, ...of }} />);

it('says which file of which version was rejected and why, and how much more there is', async () => {
  await show({ verdicts: 3 });
  await expect.element(page.getByText(/^Versão 1[.]2[.]0: .*app[.]js: .+ \(e mais 2\)$/)).toBeVisible();
});

it('says it in the words of the reviewer where there are any', async () => {
  await show({ verdict: { ...verdict, note: 'Carrega um rastreador.' } });
  await expect.element(page.getByText(/app[.]js: Carrega um rastreador[.]$/)).toBeVisible();
  await show({ verdict: null, remark: 'Não abre no iPhone.', verdicts: 0 });
  await expect.element(page.getByText('Versão 1.2.0: Não abre no iPhone.')).toBeVisible();
});
