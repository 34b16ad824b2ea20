import { putRobotQuestions, type Robot } from '@balcao/contract/robot';
import { answerTo } from '@balcao/ui/test/network';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { addressIn } from '../../test/left-page.ts';
import { channelOfRobot, robotLia } from '../../test/robots.ts';
import { KeptRobot } from './robot-edit-page.tsx';

const robot: Robot = { ...robotLia, questions: [{ question: 'Abrem no domingo?', expected: '8h' }] };
const theirs: Robot = { ...robot, version: 2, questions: [{ question: 'Fazem entrega?', expected: null }] };

/** The page of a robot, and a button by which a colleague's questions reach it. */
const Shared = () => {
  const [now, setNow] = useState(robot);
  return (
    <>
      <button type="button" onClick={() => setNow(theirs)}>
        Chegou antes
      </button>
      <KeptRobot channelId={channelOfRobot} robot={now} />
    </>
  );
};
const first = () => page.getByLabelText('Pergunta 1');
const open = async () => {
  const calls = answerTo(putRobotQuestions, ({ body }) => ({
    ...theirs,
    ...(body as Pick<Robot, 'questions'>),
    version: 3,
  }));
  const { router } = await renderForMember(<Shared />, { at: '/channel' });
  return { calls, router };
};

it('test questions that were typed are not lost by leaving the page without a word', async () => {
  const { router } = await open();
  await first().fill('Abrem no feriado?');
  void router.navigate({ href: '/payment/overview' });
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }));
  expect(addressIn(router)).toBe('/channel');
  await expect.element(first()).toHaveValue('Abrem no feriado?');
});

it('test questions that a colleague saved meanwhile are not written over unseen', async () => {
  const { calls } = await open();
  await first().fill('Abrem no feriado?');
  await userEvent.click(page.getByRole('button', { name: 'Chegou antes' }));
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Salvar perguntas' })).toBeDisabled();
  await userEvent.click(page.getByRole('alert').getByRole('button').first());
  await userEvent.click(page.getByRole('button', { name: 'Salvar perguntas' }));
  await expect
    .poll(() => calls.map(({ body }) => body))
    .toMatchObject([{ version: 2, questions: [{ question: 'Abrem no feriado?', expected: '8h' }] }]);
});

it('test questions follow what a colleague saved where nothing was typed', async () => {
  await open();
  await userEvent.click(page.getByRole('button', { name: 'Chegou antes' }));
  await expect.element(first()).toHaveValue('Fazem entrega?');
});
