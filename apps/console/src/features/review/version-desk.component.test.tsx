import { countReviews, getReview, listReviews, markReview, rejectReview } from '@balcao/contract/review-desk';
import { reasonText } from '@balcao/contract/review-reason-texts';
import { getClock } from '@balcao/contract/sandbox';
import { compareDeskVersion, getDeskVersion, readDeskFile, takeDownVersion } from '@balcao/contract/version-desk';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForStaff } from '../../test/console-part.tsx';
import { DeskPage } from './desk-page.tsx';
import TakeDownDialog from './take-down-dialog.tsx';
import { at, comparison, deskVersion, detail, rita } from './version-fixtures.ts';

const nothing = () => undefined;
const notAllowed = reasonText('notAllowed', 'pt-BR');
const button = (name: string | RegExp) => page.getByRole('button', { name });

const openDesk = () =>
  renderForStaff(<DeskPage detail={detail} staff={rita} queue={{}} onNext={nothing} onQueue={nothing} />);

describe('the desk of a version', () => {
  beforeEach(() => {
    answerTo(getDeskVersion, deskVersion);
    answerTo(getClock, { now: at, aheadSeconds: 0 });
    answerTo(compareDeskVersion, comparison);
    answerTo(markReview, null);
    answerTo(getReview, detail);
    answerTo(listReviews, { list: [], total: 0, totalIsCapped: false, pageNum: 1, pageSize: 20, nextCursor: null });
    answerTo(countReviews, { waiting: 0, late: 0, mine: 0, free: 0, reopening: 0, decidedToday: 0 });
    const file = { path: 'index.html', bytes: 150, sha256: 'a'.repeat(64) };
    answerTo(readDeskFile, { ...file, text: '<h1>Bolo</h1>\n', base64: null });
  });

  it('sends back a file that changed and a value of app.json, each with its reason', async () => {
    const calls = answerTo(rejectReview, { ...detail, status: 'REJECT' });
    await openDesk();
    await button('Errado: Arquivo index.html').click();
    await page.getByRole('radio', { name: notAllowed }).click();
    await button('Pronto').click();
    await button('app.json').click();
    await button('Errado: app.json, campo pages.0').click();
    await page.getByRole('radio', { name: notAllowed }).click();
    await page.getByLabelText('Observação').fill('Não abre');
    await button('Pronto').click();
    await button(/^Recusar/).click();
    await button('Recusar com 2 apontamentos').click();
    await expect.poll(() => calls.length).toBe(1);
    const verdict = { reason: 'notAllowed', note: null } as const;
    const verdicts = [
      { ...verdict, path: 'app.json/pages.0', note: 'Não abre' },
      { ...verdict, path: 'files/index.html' },
    ];
    expect(calls[0]?.body).toEqual({ version: 3, verdicts, remark: null });
  });

  it('leads from a finding without a reason to its file, and approves nothing while there is one', async () => {
    await openDesk();
    await button('app.json').click();
    await button('Errado: app.json, campo name').click();
    await button('Pronto').click();
    await button(/^Arquivos/).click();
    await expect.element(page.getByText('<h1>Bolo</h1>')).toBeVisible();
    await button(/^Aprovar/).click();
    await expect.element(page.getByRole('dialog').getByText(/^Há 1 apontamento[.]/)).toBeVisible();
    expect(button('Aprovar a versão').elements()).toEqual([]);
    await button('Continuar a análise').click();
    await button(/^Recusar/).click();
    await button('Escolher o motivo').click();
    await expect.element(page.getByRole('radio', { name: notAllowed })).toBeVisible();
    await expect.element(button('app.json')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('taking a version down', () => {
  it('needs a reason, and says what the server says against it', async () => {
    const calls = answerTo(takeDownVersion, new Refusal('form_invalid', 'Confira.', { reason: 'Escreva mais.' }));
    await renderForStaff(<TakeDownDialog version={deskVersion} onClose={nothing} />);
    const reason = page.getByLabelText('Motivo');
    await reason.fill('abc');
    await button('Tirar do ar').click();
    await expect.element(reason).toBeInvalid();
    expect(calls).toEqual([]);
    await reason.fill('Pede senhas de banco.');
    await userEvent.click(button('Tirar do ar'));
    await expect.poll(() => calls.length).toBe(1);
    expect(calls[0]?.body).toEqual({ reason: 'Pede senhas de banco.' });
    await expect.element(page.getByText('Escreva mais.')).toBeVisible();
  });
});
