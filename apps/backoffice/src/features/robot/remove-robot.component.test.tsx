import { type Robot, removeRobot } from '@balcao/contract/robot';
import { answerTo } from '@balcao/ui/test/network';
import { TakenAway } from '@balcao/ui/test/taken-away.tsx';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { addressIn, agree, heldAnswer, leaveFor, takeFormAway } from '../../test/left-page.ts';
import { RemoveRobot } from './remove-robot.tsx';

const channelId = '019ab4a0-0000-7000-8000-000000000009';
const robot: Robot = {
  id: '019ab4a0-0000-7000-8000-300000000001',
  name: 'Lia',
  avatar: null,
  greeting: '',
  persona: 'Fala com calma.',
  languages: ['pt-BR'],
  takes: 'all',
  hours: { days: [1, 2, 3, 4, 5], from: '09:00', until: '18:00' },
  handsOver: ['unsure', 'angry', 'money'],
  questions: [],
  isOn: false,
  held: null,
  version: 1,
  today: { answers: 0, unsure: 0, handedOver: { asked: 0, unsure: 0, angry: 0, money: 0, limit: 0, failed: 0 } },
};
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
