import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { dropSecondClicks } from './second-click.ts';
import { renderPart } from './test/render-part.tsx';

dropSecondClicks();

const nextPicture = () => new Promise(requestAnimationFrame);

const Part = ({ isSent, onDone }: { isSent: boolean; onDone: () => void }) => {
  const send = useMutation({ mutationFn: () => nextPicture().then(onDone) });
  return (
    <Button loading={isSent && send.isPending} onClick={() => send.mutate()}>
      Enviar
    </Button>
  );
};
/** The clicks of a series, each after the answer to the one before has come. */
const clickSlowly = async (details: readonly number[], done: () => number): Promise<number[]> => {
  const seen: number[] = [];
  for (const detail of details) {
    const button = page.getByRole('button', { name: 'Enviar' });
    await expect.element(button).not.toHaveAttribute('data-loading');
    button.element().dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
    for (let picture = 0; picture < 3; picture += 1) await nextPicture();
    await expect.element(button).not.toHaveAttribute('data-loading');
    seen.push(done());
  }
  return seen;
};

it.each([
  ['a button that sends does it once, however fast the answer is, and again when it is clicked again', true, [1, 1, 2]],
  ['a button that sends nothing counts every click', false, [1, 2, 3]],
])('%s', async (_name, isSent, expected) => {
  let done = 0;
  await renderPart(
    <Part
      isSent={isSent}
      onDone={() => {
        done += 1;
      }}
    />,
    { locale: 'pt-BR', texts: {} },
  );
  expect(await clickSlowly([1, 2, 1], () => done)).toEqual(expected);
});
