import { compareVersion, getVersion, readVersionBoard, type VersionComparison } from '@balcao/contract/version';
import { publishVersion, rollBackVersion } from '@balcao/contract/version-release';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo } from '@balcao/ui/test/network';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { PublishPage } from './publish-page.tsx';
import { RollBackPage } from './roll-back-page.tsx';
import { boardOf, detailOf, releaseOf, versionOf } from './version-fixtures.ts';

const appletId = '019ab4a0-0000-7000-8000-000000000009';
const approved = detailOf({ stage: 'approved', reviewStatus: 'SUCCESS', number: '1.1.0' });
const comparison: VersionComparison = {
  against: { id: '019ab4a0-0000-7000-8000-0000000000a2', number: '1.0.0' },
  added: [{ path: 'cart.js', bytes: 900 }],
  removed: [],
  changed: [
    {
      path: 'index.html',
      bytes: 40,
      bytesBefore: 41,
      patch: '--- index.html\n+++ index.html\n@@ -1,1 +1,1 @@\n-<p>Fechado</p>\n+<p>Aberto</p>\n',
    },
    { path: 'logo.png', bytes: 3_000, bytesBefore: 2_000, patch: null },
  ],
  permissions: { added: ['location'], removed: [] },
  domains: { added: [{ kind: 'request', domain: 'https://api.example.com' }], removed: [] },
  messages: { added: ['readyForPickup'], removed: [{ 'pt-BR': 'Fornada pronta' }] },
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const show = async (version = approved) => {
  answerTo(getVersion, version);
  answerTo(compareVersion, comparison);
  const gone: object[] = [];
  await renderForMember(<PublishPage appletId={appletId} versionId={version.id} goTo={(to) => gone.push(to)} />);
  return gone;
};

describe('the screen before a version is published', () => {
  it('shows what changes: files with a readable difference, permissions, domains and messages', async () => {
    await show();
    await expect.element(page.getByText(/Em relação à versão 1.0.0: 2 arquivos alterados, 1 novo/)).toBeVisible();
    await userEvent.click(page.getByText('index.html'));
    const patch = page.getByRole('region', { name: 'Mudanças em index.html' });
    await expect.element(patch).toBeVisible();
    expect(patch.element().textContent).toBe('1- <p>Fechado</p>\n1+ <p>Aberto</p>\n');
    await expect.element(page.getByText('+ location')).toBeVisible();
    await expect.element(page.getByText('+ https://api.example.com (Requisições)')).toBeVisible();
    await expect.element(page.getByText('+ Pronto para retirar')).toBeVisible();
    await expect.element(page.getByText('− Fornada pronta')).toBeVisible();
    await expectAccessible();
  });

  it('publishes to everybody now, once, whatever is pressed twice', async () => {
    const calls = answerTo(publishVersion, releaseOf({ number: '1.1.0' }));
    const gone = await show();
    await userEvent.dblClick(button('Publicar para todas as pessoas'));
    await expect.element(page.getByText('Versão 1.1.0 no ar.')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ share: 100, at: null }]);
    expect(gone).toEqual([{}]);
  });

  it('publishes to a share of people at an hour of the member’s clock', async () => {
    const calls = answerTo(publishVersion, releaseOf({ state: 'scheduled', number: '1.1.0', share: 20 }));
    await show();
    await userEvent.click(page.getByText('20%', { exact: true }));
    await userEvent.click(page.getByText('Em outra hora'));
    await userEvent.click(button('Agendar a publicação'));
    await expect.element(page.getByLabelText('Data e hora')).toHaveAccessibleDescription(/Informe a data e a hora/);
    expect(calls).toEqual([]);
    const at = new Date(Date.now() + 86_400_000);
    at.setSeconds(0, 0);
    const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
    await page.getByLabelText('Data e hora').fill(local);
    await userEvent.click(button('Agendar a publicação'));
    await expect.element(page.getByText('Publicação da 1.1.0 agendada.')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ share: 20, at: at.toISOString() }]);
  });

  it('says so where a colleague was first', async () => {
    await show(detailOf({ ...approved, stage: 'online' }));
    await expect.element(page.getByText('Esta versão não está mais aguardando publicação')).toBeVisible();
    expect(page.getByRole('button', { name: /^Publicar/ }).elements()).toEqual([]);
  });
});

describe('the screen before an earlier version is put back', () => {
  const past = versionOf({ id: approved.id, stage: 'past', number: '0.9.0' });
  it('shows what changes and puts the chosen one back for everybody', async () => {
    answerTo(getVersion, detailOf({ ...past }));
    answerTo(readVersionBoard, boardOf({ rollbackTo: [past], rollbackBlocked: null }));
    answerTo(compareVersion, comparison);
    const calls = answerTo(rollBackVersion, releaseOf({ kind: 'rollback', number: '0.9.0' }));
    await renderForMember(<RollBackPage appletId={appletId} versionId="" goTo={() => undefined} />);
    await expect.element(page.getByRole('heading', { name: 'Voltar à versão 0.9.0' })).toBeVisible();
    await userEvent.click(button('Voltar à 0.9.0 agora'));
    await expect.element(page.getByText('Versão 0.9.0 no ar de novo.')).toBeVisible();
    expect(calls).toHaveLength(1);
  });
  it.each([
    ['nothing', 'Não há versão anterior a que voltar'],
    ['rolledBack', 'A última publicação já foi revertida'],
    ['releasing', 'Há uma publicação em andamento'],
  ] as const)('says why there is none: %s', async (rollbackBlocked, words) => {
    answerTo(readVersionBoard, boardOf({ rollbackTo: [past], rollbackBlocked }));
    await renderForMember(<RollBackPage appletId={appletId} versionId="" goTo={() => undefined} />);
    await expect.element(page.getByText(words)).toBeVisible();
    expect(page.getByRole('button').elements()).toEqual([]);
  });
});
