import type { RefusalName } from '@balcao/contract/refusal';
import { RefusedError } from '@balcao/sdk/client';
import { ErrorHelp, ErrorState } from '@balcao/ui/error-state.tsx';
import { expectAccessible } from '@balcao/ui/test/look';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderForMember } from '../test/backoffice-part.tsx';
import { solveWayOf } from './solve-way.tsx';

const show = (name: RefusalName) =>
  renderForMember(
    <ErrorHelp value={solveWayOf}>
      <ErrorState error={new RefusedError(name, 13014, 'Vincule a sua conta.')} />
    </ErrorHelp>,
  );
const way = () => page.getByRole('link', { name: 'Como resolver' });

it('a refusal that an article explains leads there, beside what is open', async () => {
  await show('channel_chat_account');
  await expect.element(way()).toHaveAttribute('href', '/help/channel');
  await expect.element(way()).toHaveAttribute('target', '_blank');
  await expectAccessible();
});

it('another refusal is said as ever', async () => {
  await show('not_found');
  await expect.element(page.getByText('Vincule a sua conta.')).toBeVisible();
  await expect.element(way()).not.toBeInTheDocument();
});
