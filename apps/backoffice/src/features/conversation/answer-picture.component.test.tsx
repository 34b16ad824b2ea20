import { listCannedAnswers } from '@balcao/contract/canned-answer';
import type { WholeConversation } from '@balcao/contract/conversation';
import { listConversationMessages } from '@balcao/contract/conversation-message';
import { answerWithPicture } from '@balcao/contract/conversation-sending';
import { dropOn, folderFile, packageFile, pasteInto, pictureFile } from '@balcao/ui/test/files';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo } from '@balcao/ui/test/network';
import { createRef } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answered, asked, channel, conversation, forgetAnswers } from '../../test/asked-conversation.ts';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { AnswerForm } from './answer-form.tsx';

const withPicture = { ...answered, text: '', attachment: { kind: 'picture', width: 24, height: 16 } } as never;
const field = page.getByRole('textbox');
const send = page.getByRole('button', { name: 'Enviar', exact: true });
const ready = page.getByRole('group', { name: 'Foto escolhida' });

const open = async (more: Partial<WholeConversation> = {}) => {
  answerTo(listConversationMessages, { list: [asked], hasMore: false });
  answerTo(listCannedAnswers, { list: [] });
  const calls = answerTo(answerWithPicture, withPicture);
  const { screen } = await renderForMember(
    <AnswerForm
      channel={channel}
      conversation={{ ...conversation, ...more }}
      field={createRef()}
      onTyping={() => undefined}
    />,
  );
  return { calls, screen };
};
const idsOf = (calls: readonly { body: unknown }[]) => calls.map(({ body }) => (body as { clientId: string }).clientId);

beforeEach(forgetAnswers);

describe('a picture that is pasted or dropped into an answer', () => {
  it('goes with it', async () => {
    const { calls } = await open();
    expect(pasteInto(field.element(), { files: [await pictureFile('tela.png')] })).toBe(true);
    await expect.element(ready).toMatchTextContent(/tela.png/);
    await expectAccessible();
    await userEvent.click(send);
    await expect.element(ready).not.toBeInTheDocument();
    expect(calls).toMatchObject([{ body: { seen: 3, picture: expect.stringMatching(/^[\w+/]+=*$/) } }]);
  });

  it('of several is the first, which is said', async () => {
    await open();
    const six = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => pictureFile(`foto${n}.png`)));
    expect(dropOn(field.element(), six)).toBe(true);
    await expect.element(ready).toMatchTextContent(/foto1.png/);
    await expect.element(field).toHaveAccessibleDescription('Uma mensagem leva um arquivo: ficou o primeiro.');
  });

  it.each([
    ['an Android package under another name', () => packageFile('foto.png', 'image/png'), /foto.png: .*\.apk/],
    ['a folder', () => folderFile('Fotos'), /Fotos: /],
  ])('is not %s, which is said', async (_, made, words) => {
    await open();
    expect(dropOn(field.element(), [made()])).toBe(true);
    await expect.element(field).toHaveAccessibleDescription(words);
    await expect.element(ready).not.toBeInTheDocument();
  });

  it('stands aside for the words that were copied with it, and not for its own name', async () => {
    await open();
    const picture = await pictureFile('image.png');
    expect(pasteInto(field.element(), { files: [picture], text: 'Pão\tR$ 12' })).toBe(false);
    await expect.element(ready).not.toBeInTheDocument();
    expect(pasteInto(field.element(), { files: [picture], text: 'image.png' })).toBe(true);
    await expect.element(ready).toBeVisible();
  });

  it('does not open in place of the page where none can go', async () => {
    await open({ isStopped: true });
    expect(dropOn(field.element(), [await pictureFile('foto.png')])).toBe(true);
    await expect.element(ready).not.toBeInTheDocument();
  });
});

it('a picture that was chosen outlasts a lost line and another conversation, and is sent again under its id', async () => {
  const { screen } = await open();
  pasteInto(field.element(), { files: [await pictureFile('tela.png')] });
  await expect.element(ready).toBeVisible();
  const lost = answerTo(answerWithPicture, () => Promise.reject(new Error('offline')));
  await userEvent.click(send);
  await expect.poll(() => lost).toHaveLength(1);
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Entendi' }));
  await screen.unmount();
  const { calls } = await open();
  await expect.element(ready).toMatchTextContent(/tela.png/);
  await userEvent.click(send);
  await expect.element(ready).not.toBeInTheDocument();
  expect(idsOf(calls)).toEqual(idsOf(lost));
});
