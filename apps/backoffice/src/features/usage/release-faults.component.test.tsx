import { readUsage, type UsageVersion } from '@balcao/contract/usage';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo } from '@balcao/ui/test/network';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { ReleaseFaults } from './release-faults.tsx';

const rolling = { id: '019ab4a0-0000-7000-8000-0000000000a2', number: '1.1.0' };
const online = { id: '019ab4a0-0000-7000-8000-0000000000a1', number: '1.0.0' };
const counted = (of: typeof rolling, opens: number, faulty: number): UsageVersion => ({
  ...{ versionId: of.id, number: of.number, opens, faulty },
});
const show = async (versions: UsageVersion[], former: typeof online | null = online) => {
  answerTo(readUsage, { days: [], pages: [], versions });
  await renderForMember(<ReleaseFaults appletId={rolling.id} rolling={rolling} online={former} />);
  await expect.element(page.getByRole('link', { name: 'Ver os erros' })).toBeVisible();
};

describe('a version that rolls out', () => {
  it('shows its errors beside those of the version before, and says when there are more', async () => {
    await show([counted(rolling, 40, 5), counted(online, 300, 3)]);
    await expect.element(page.getByText('Erro em 12,5% das aberturas da 1.1.0 (5 de 40).')).toBeVisible();
    await expect.element(page.getByText('Erro em 1% das aberturas da 1.0.0 (3 de 300).')).toBeVisible();
    await expect.element(page.getByText('Mais erros que antes')).toBeVisible();
    await expectAccessible();
  });

  it('gives no alarm where there are no more than before', async () => {
    await show([counted(rolling, 40, 1), counted(online, 300, 9)]);
    expect(page.getByText('Mais erros que antes').elements()).toEqual([]);
  });

  it('says where nobody has opened it yet, and where there is no version before', async () => {
    await show([], null);
    await expect.element(page.getByText('Ninguém abriu a 1.1.0 ainda.')).toBeVisible();
    expect(page.getByText(/1\.0\.0/).elements()).toEqual([]);
  });
});
