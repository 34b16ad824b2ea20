import { countReviews, listReviews } from '@balcao/contract/review-desk';
import { listUndoable, type UndoableReview, undoReview } from '@balcao/contract/review-undo';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForStaff } from '../../test/console-part.tsx';
import { UndoBar } from './undo-bar.tsx';
import { detail } from './version-fixtures.ts';

const [id, name] = [detail.id, detail.merchantName];
const decided = (takesEffectIn: number): UndoableReview => ({
  id,
  merchantName: name,
  isAccepted: true,
  takesEffectIn,
});
const line = () => page.getByRole('region', { name: `Decisão sobre ${name}` });
const undo = () => line().getByRole('button', { name: 'Desfazer' });

let back: string[] = [];
beforeEach(() => {
  back = [];
  sessionStorage.clear();
  answerTo(listReviews, { list: [], total: 0, totalIsCapped: false, pageNum: 1, pageSize: 20, nextCursor: null });
  answerTo(countReviews, { waiting: 0, late: 0, mine: 0, free: 0, reopening: 0, decidedToday: 0 });
});
/** The bar, with what the server says can be undone: the first list at first, then the rest. */
const openBar = async (...lists: UndoableReview[][]) => {
  const asked = answerTo(listUndoable, () => ({ list: (lists.length > 1 ? lists.shift() : lists[0]) ?? [] }));
  await renderForStaff(<UndoBar onBack={(review) => back.push(review)} />);
  return asked;
};

describe('the bar that undoes a decision', () => {
  it('says what was decided and counts down', async () => {
    await openBar([decided(9_000)]);
    await expect.element(line()).toMatchTextContent(/Você aprovou Padaria Aurora/);
    const left = line().getByRole('timer');
    await expect.element(left).toMatchTextContent(/Vale em [89] segundos/);
    await expect.element(left).toMatchTextContent(/Vale em 7 segundos/);
  });

  it('undoes once although pressed twice, and leads back to the submission', async () => {
    const answer = Promise.withResolvers<typeof detail>();
    const calls = answerTo(undoReview, () => answer.promise);
    await openBar([decided(60_000)], []);
    await userEvent.dblClick(undo());
    await expect.poll(() => calls.length).toBe(1);
    answer.resolve(detail);
    await expect.poll(() => back).toEqual([id]);
    await expect.element(line()).not.toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('offers nothing once the time is over, and is gone when the server says so', async () => {
    const asked = await openBar([decided(600)], []);
    await expect.element(line().getByText('Passando a valer…')).toBeVisible();
    expect(undo().elements()).toEqual([]);
    await expect.element(line()).not.toBeInTheDocument();
    expect(asked.length).toBeGreaterThan(1);
  });

  it('says why it was refused, asks what stands now, and leads nowhere', async () => {
    const words = 'A decisão já vale.';
    answerTo(undoReview, new Refusal('state_forbids', words));
    await openBar([decided(60_000)], []);
    await undo().click();
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(line()).not.toBeInTheDocument();
    expect(back).toEqual([]);
  });

  it('keeps the decision undoable where the server could not be reached', async () => {
    let isThere = false;
    answerTo(undoReview, () => {
      if (isThere) return detail;
      throw new TypeError('Failed to fetch');
    });
    await openBar([decided(60_000)]);
    await undo().click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    isThere = true;
    await undo().click();
    await expect.poll(() => back).toEqual([id]);
  });
});
