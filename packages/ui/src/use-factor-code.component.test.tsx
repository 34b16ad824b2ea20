import { RefusedError } from '@balcao/sdk/client';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from './button.tsx';
import { FactorInput } from './factor-input.tsx';
import ui from './i18n/pt/ui.ts';
import { renderPart } from './test/render-part.tsx';
import { useFactorCode } from './use-factor-code.ts';

const wrong = new RefusedError('factor_wrong', 2000, 'O código está incorreto.');

const Part = ({ send }: { send: (code: string) => Promise<string> }) => {
  const { form, input, isPending } = useFactorCode(send, { onDone: () => undefined, onOther: () => undefined });
  return (
    <form {...form}>
      <FactorInput {...input} />
      <Button type="submit" loading={isPending}>
        Confirmar
      </Button>
    </form>
  );
};

/** Opens the form; answers with the codes that were sent. */
const open = async (): Promise<string[]> => {
  const sent: string[] = [];
  const send = async (code: string) => {
    sent.push(code);
    throw wrong;
  };
  await renderPart(<Part send={send} />, { locale: 'pt-BR', texts: { ui } });
  return sent;
};
const field = () => page.getByRole('textbox');
const confirm = () => userEvent.click(page.getByRole('button', { name: 'Confirmar' }));

it('a wrong code that went by itself says so, also when the button is pressed then', async () => {
  const sent = await open();
  await userEvent.type(field(), '123456');
  await expect.element(page.getByText('O código está incorreto.')).toBeVisible();
  await expect.element(field()).toHaveValue('');
  await confirm();
  await expect.element(page.getByText('O código está incorreto.')).toBeVisible();
  expect(sent).toEqual(['123456']);
});

it('a code that was not typed is asked for', async () => {
  const sent = await open();
  await confirm();
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
});
