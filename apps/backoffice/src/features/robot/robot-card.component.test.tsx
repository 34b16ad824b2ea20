import { type Robot, switchRobot } from '@balcao/contract/robot';
import { tryRobot } from '@balcao/contract/robot-answer';
import { answerTo, streamTo } from '@balcao/ui/test/network';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { channelOfRobot, robotLia } from '../../test/robots.ts';
import { RobotCard } from './robot-card.tsx';

const open = async (change: Partial<Robot>) => {
  const robot = { ...robotLia, ...change };
  const calls = answerTo(switchRobot, { ...robot, isOn: !robot.isOn });
  const trial = streamTo(tryRobot);
  await renderForMember(<RobotCard channelId={channelOfRobot} robot={robot} may />);
  return { calls, trial };
};
const questions = [{ question: 'Abrem no domingo?', expected: '8h' }];
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

it('a robot with test questions is tried before it is switched on, and then as its person decides', async () => {
  const { calls, trial } = await open({ questions });
  await press('Ligar Lia');
  await expect.element(page.getByRole('dialog', { name: 'Testar antes de ligar?' })).toBeVisible();
  expect(calls).toEqual([]);
  await press('Testar agora');
  await expect.poll(() => trial.calls.length).toBe(1);
  trial.say({
    kind: 'done',
    outcome: { text: 'Das 8h às 13h.', by: 'knowledge', handedOver: null, pieces: [], tokens: 0 },
  });
  trial.end();
  await expect.element(page.getByText('1 como esperado, 0 diferente do esperado.')).toBeVisible();
  await press('Ligar');
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ isOn: true }]);
});

it('a robot without test questions is switched on at once', async () => {
  const { calls } = await open({ questions: [] });
  await press('Ligar Lia');
  await expect.poll(() => calls.length).toBe(1);
});

it('a robot that is on is switched off without a try', async () => {
  const { calls } = await open({ questions, isOn: true });
  await press('Desligar Lia');
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ isOn: false }]);
});
