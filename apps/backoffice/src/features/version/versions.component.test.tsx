import { createVersion, listVersions, readVersionBoard, type VersionBoard } from '@balcao/contract/version';
import { advanceRelease, listReleases, type Release } from '@balcao/contract/version-release';
import { submitVersion } from '@balcao/contract/version-review';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo } from '@balcao/ui/test/network';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { boardOf, detailOf, releaseOf, versionOf } from './version-fixtures.ts';
import { VersionsView } from './versions-view.tsx';

const appletId = '019ab4a0-0000-7000-8000-000000000009';
const pageOf = <Row,>(list: Row[]) => ({ list, total: list.length, nextCursor: null }) as never;

interface Shown {
  board?: Partial<VersionBoard>;
  releases?: Release[];
  as?: object;
}
const show = async ({ board = {}, releases = [], as = {} }: Shown) => {
  answerTo(readVersionBoard, boardOf(board));
  answerTo(listReleases, pageOf(releases));
  answerTo(listVersions, pageOf([versionOf({})]));
  await renderForMember(
    <VersionsView
      appletId={appletId}
      name="Padaria do Largo"
      search={{}}
      goTo={() => undefined}
      hrefOf={() => '#'}
      watch={() => null}
      tabs={null}
    />,
    { as },
  );
  await expect.element(page.getByRole('heading', { name: 'Em desenvolvimento' })).toBeVisible();
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const reader = {
  isAdmin: false,
  roleName: 'Suporte',
  roleStatus: '0',
  menuPermissions: [{ menuId: 'applets.index', permissionLevel: 'read' as const }],
};

describe('the versions that matter now', () => {
  it('begin with the upload of the first', async () => {
    await show({});
    await expect.element(page.getByText('Nenhuma versão enviada.')).toBeVisible();
    await expect.element(button('Enviar versão')).toBeVisible();
    await expectAccessible();
  });

  it('are submitted for review with what there is to look at, which is asked for', async () => {
    const develop = versionOf({});
    const calls = answerTo(submitVersion, detailOf({ stage: 'review' }));
    await show({ board: { develop } });
    await userEvent.click(button('Enviar para análise'));
    await userEvent.click(button('Enviar agora'));
    await expect.element(page.getByLabelText('O que verificar')).toHaveAccessibleDescription(/Preencha este campo/);
    expect(calls).toEqual([]);
    await page.getByLabelText('O que verificar').fill('O carrinho novo.');
    await userEvent.dblClick(button('Enviar agora'));
    await expect.element(page.getByText('Versão 1.0.0 enviada para análise.')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ lookAt: 'O carrinho novo.', testAccount: '' }]);
  });

  it('lead to what the review found where one was rejected', async () => {
    await show({ board: { develop: versionOf({ reviewStatus: 'REJECT' }) } });
    await expect.element(page.getByRole('link', { name: 'Ver o que corrigir' })).toBeVisible();
    expect(button('Enviar para análise').elements()).toEqual([]);
  });

  it('say who has one that is rolling out, and give it to more', async () => {
    const rolling = versionOf({ stage: 'rolling', number: '1.1.0' });
    const release = releaseOf({ state: 'rolling', share: 20, number: '1.1.0', endedAt: null });
    const calls = answerTo(advanceRelease, { ...release, share: 100 });
    await show({ board: { rolling, online: versionOf({ stage: 'online' }) }, releases: [release] });
    await expect.element(page.getByText('Para 20% das pessoas.')).toBeVisible();
    await expect.element(page.getByText('As demais continuam com a versão 1.0.0.')).toBeVisible();
    await userEvent.click(button('Liberar para mais pessoas'));
    expect(page.getByRole('radio', { name: '20%' }).elements()).toEqual([]);
    await userEvent.click(page.getByText('100%'));
    await userEvent.click(button('Liberar para todas as pessoas'));
    await expect.element(page.getByText('Versão 1.1.0 agora para todas as pessoas.')).toBeVisible();
    expect(calls[0]?.body).toEqual({ share: 100 });
  });

  it('say when one goes out that waits for its hour, and offer no second release', async () => {
    const review = versionOf({ stage: 'approved', reviewStatus: 'SUCCESS' });
    const release = releaseOf({ state: 'scheduled', startsAt: '2026-12-24T15:00:00.000Z', endedAt: null });
    await show({ board: { review }, releases: [release] });
    await expect.element(page.getByText(/Será publicada em 24\/12\/2026/)).toBeVisible();
    await expect.element(button('Cancelar agendamento')).toBeVisible();
    expect(page.getByRole('link', { name: 'Publicar', exact: true }).elements()).toEqual([]);
  });

  it('offer the way back only where there is one', async () => {
    const online = versionOf({ stage: 'online', number: '1.1.0' });
    const rollbackTo = [versionOf({ stage: 'past' })];
    await show({ board: { online, rollbackTo, rollbackBlocked: null } });
    await expect.element(page.getByRole('link', { name: 'Voltar a uma anterior' })).toBeVisible();
  });

  it('let somebody who may only look change nothing', async () => {
    const review = versionOf({ stage: 'approved' });
    await show({ board: { develop: versionOf({}), review, online: versionOf({ stage: 'online' }) }, as: reader });
    const acts = /^(Enviar|Publicar|Colocar|Voltar a)/;
    expect(page.getByRole('button', { name: acts }).elements()).toEqual([]);
    expect(page.getByRole('link', { name: acts }).elements()).toEqual([]);
  });

  it('ask a team that is not certified to be, and let it upload meanwhile', async () => {
    await show({
      board: { develop: versionOf({}), review: versionOf({ stage: 'approved' }) },
      as: { teamCert: false, reviewStatus: 'NO' },
    });
    await expect.element(button('Enviar versão')).toBeVisible();
    expect(page.getByRole('link', { name: 'Publicar', exact: true }).elements()).toEqual([]);
  });
});

describe('access to versions', () => {
  it('needs the right that the endpoint declares', () => {
    expect(createVersion.access).toEqual({ menu: 'applets.index', level: 'write' });
  });
});
