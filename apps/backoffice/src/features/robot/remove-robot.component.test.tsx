import { removeRobot } from '@balcao/contract/robot';
import { answerTo } from '@balcao/ui/test/network';
import { TakenAway } from '@balcao/ui/test/taken-away.tsx';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { addressIn, agree, heldAnswer, leaveFor, takeFormAway } from '../../test/left-page.ts';
import { channelOfRobot, robotLia } from '../../test/robots.ts';
import { RemoveRobot } from './remove-robot.tsx';

const [channelId, robot] = [channelOfRobot, robotLia];
const here = `/channel/${channelId}/services/robots/edit?id=${robot.id}`;

const remove = async () => {
  const answer = heldAnswer<null>();
  const calls = answerTo(removeRobot, answer.reply);
  const released: string[] = [];
  const { router } = await renderForMember(
    <TakenAway>
      <RemoveRobot channelId={channelId} robot={robot} release={() => released.push('released')} />
    </TakenAway>,
    { at: here },
  );
  await userEvent.click(page.getByRole('button', { name: 'Excluir assistente' }));
  await agree('Excluir assistente');
  await expect.poll(() => calls.length).toBe(1);
  return { router, released, removed: () => answer.come(null) };
};
const said = () => expect.element(page.getByText('Assistente excluído.')).toBeVisible();

it('leads to the robots of the channel, also where the page knew of it before the answer', async () => {
  const { router, released, removed } = await remove();
  await takeFormAway();
  removed();
  await said();
  await expect.poll(() => addressIn(router)).toBe(`/channel/${channelId}/services/robots`);
  expect(released).toEqual(['released']);
});

it('says that it is gone to a person who has left for another page, and leaves them there', async () => {
  const { router, removed } = await remove();
  await leaveFor(router, '/payment/overview');
  removed();
  await said();
  expect(addressIn(router)).toBe('/payment/overview');
});
