import type { WholeWorkflow } from '@balcao/contract/workflow';
import { listWorkflowVersions, restoreWorkflowVersion } from '@balcao/contract/workflow-version';
import { answerTo } from '@balcao/ui/test/network';
import { TakenAway } from '@balcao/ui/test/taken-away.tsx';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { agree, heldAnswer, leaveFor, takeFormAway } from '../../test/left-page.ts';
import { good, wholeOf } from '../../test/opened-draft.tsx';
import { VersionsView } from './versions-view.tsx';

const place = { channelId: '019ab4a0-0000-7000-8000-000000000009', workflowId: '019ab4a0-0000-7000-8000-000000000010' };
const address = `/channel/${place.channelId}/services/workflow/${place.workflowId}`;
const version = { number: 1, publishedAt: '2026-01-05T12:00:00.000Z', publishedBy: 'ana_souza', differences: [] };

const restore = async () => {
  const answer = heldAnswer<WholeWorkflow>();
  const calls = answerTo(restoreWorkflowVersion, answer.reply);
  answerTo(listWorkflowVersions, { list: [version] });
  const done: string[] = [];
  const { router } = await renderForMember(
    <TakenAway>
      <VersionsView
        place={place}
        version={3}
        mayEdit
        onRestored={async () => void done.push('reloaded')}
        toDraft={() => done.push('led')}
      />
    </TakenAway>,
    { at: `${address}?view=versions` },
  );
  await userEvent.click(page.getByRole('button', { name: 'Restaurar' }));
  await agree('Restaurar');
  await expect.poll(() => calls.length).toBe(1);
  return { router, done, restored: () => answer.come(wholeOf(good)) };
};
const said = () => expect.element(page.getByText('Versão restaurada como rascunho.')).toBeVisible();

it('leads to the draft that was restored, also where the page knew of it before the answer', async () => {
  const { done, restored } = await restore();
  await takeFormAway();
  restored();
  await said();
  await expect.poll(() => done).toEqual(['reloaded', 'led']);
});

it.each(['/payment/overview', `${address}?view=runs`])('calls nobody back from %s who has gone there', async (href) => {
  const { router, done, restored } = await restore();
  await leaveFor(router, href);
  restored();
  await said();
  await expect.poll(() => done).toEqual(['reloaded']);
});
