import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { dropSecondClicks } from './second-click.ts';
import { renderPart } from './test/render-part.tsx';

dropSecondClicks();

/** What answers each call that was sent. */
type Answers = (() => void)[];
const Part = ({ showsWork, answers }: { showsWork: boolean; answers: Answers }) => {
  const send = useMutation({ mutationFn: () => new Promise<void>((done) => answers.push(done)) });
  return (
    <Button loading={showsWork && send.isPending} onClick={() => send.mutate()}>
      Enviar
    </Button>
  );
};
/** The clicks of a series, each after the answer to the one before has come; answers with how many calls were sent after each. */
const clickSlowly = async (details: readonly number[], showsWork: boolean, answers: Answers): Promise<number[]> => {
  const sent: number[] = [];
  for (const detail of details) {
    const button = page.getByRole('button', { name: 'Enviar' });
    const before = answers.length;
    button.element().dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
    await new Promise(requestAnimationFrame);
    if (showsWork && answers.length > before) await expect.element(button).toHaveAttribute('data-loading');
    for (const answer of answers) answer();
    await expect.element(button).not.toHaveAttribute('data-loading');
    sent.push(answers.length);
  }
  return sent;
};

it.each([
  ['a button that sends does it once, however fast the answer is, and again when it is clicked again', true, [1, 1, 2]],
  ['a button that never shows that it works counts every click', false, [1, 2, 3]],
])('%s', async (_name, showsWork, expected) => {
  const answers: Answers = [];
  await renderPart(<Part showsWork={showsWork} answers={answers} />, { locale: 'pt-BR', texts: {} });
  expect(await clickSlowly([1, 2, 1], showsWork, answers)).toEqual(expected);
});

const Steps = ({ onEnd }: { onEnd: () => void }) => {
  const [isDone, setDone] = useState(false);
  return isDone ? (
    <Button key="end" onClick={onEnd}>
      Fechar
    </Button>
  ) : (
    <Button key="send" onClick={() => setDone(true)}>
      Enviar
    </Button>
  );
};

it('a button that takes the place of another is pressed by a click of its own, not by the second of a double click', async () => {
  let ended = 0;
  await renderPart(<Steps onEnd={() => (ended += 1)} />, { locale: 'pt-BR', texts: {} });
  const press = (name: string, detail: number) =>
    page
      .getByRole('button', { name })
      .element()
      .dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
  press('Enviar', 1);
  await expect.element(page.getByRole('button', { name: 'Fechar' })).toBeVisible();
  press('Fechar', 2);
  expect(ended).toBe(0);
  press('Fechar', 1);
  expect(ended).toBe(1);
});
