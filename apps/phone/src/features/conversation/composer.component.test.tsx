import { tellWriting } from '@balcao/contract/conversation-phone';
import { voiceBytesAtMost } from '@balcao/contract/voice';
import { pictureFile } from '@balcao/ui/test/files';
import { expectAccessible } from '@balcao/ui/test/look';
import { chooseSound, withMicrophone, withoutMicrophone } from '@balcao/ui/test/microphone';
import { answerTo } from '@balcao/ui/test/network';
import { renderPart } from '@balcao/ui/test/render-part.tsx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import texts from '../../i18n/pt.ts';
import { Composer } from './composer.tsx';
import { pictureDraft, voiceDraft } from './file-drafts.ts';
import { keptFiles } from './kept-files.ts';
import { outbox } from './outbox.ts';

const place = 'ana.canal';
const sent: { text: string; kinds: string[]; seconds: (number | undefined)[] }[] = [];
const open = async () => {
  answerTo(tellWriting, null);
  const { screen } = await renderPart(
    <Composer
      place={place}
      link="aaaaaaaaaaaaaaaaaaaaaa"
      onSend={(text, files) => {
        const attachments = files.map(({ attachment }) => attachment);
        const seconds = attachments.map((one) => (one.kind === 'voice' ? one.seconds : undefined));
        sent.push({ text, kinds: attachments.map(({ kind }) => kind), seconds });
      }}
      onSendPlace={() => undefined}
    />,
    { locale: 'pt-BR', texts },
  );
  return screen;
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const ready = () => page.getByRole('group', { name: 'Gravação pronta para enviar' });

beforeEach(() => {
  sent.length = 0;
  voiceDraft.drop(place);
  pictureDraft.drop(place);
  outbox.draft(place, '');
});
afterEach(() => vi.restoreAllMocks());

describe('a voice message', () => {
  it('is recorded, heard before it is sent, and goes once; the microphone is off then', async () => {
    const microphone = withMicrophone();
    await open();
    await userEvent.click(button('Gravar mensagem de voz'));
    await expect.element(page.getByRole('timer')).toHaveTextContent('00:01');
    await expectAccessible();
    await userEvent.click(button('Parar e ouvir'));
    await expect.element(ready()).toBeVisible();
    expect(microphone.isOff()).toBe(true);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(button('Ouvir'));
    await expect.element(button('Pausar o áudio')).toBeVisible();
    await expectAccessible();
    await userEvent.click(button('Enviar'));
    await expect.element(ready()).not.toBeInTheDocument();
    expect(sent).toEqual([{ text: '', kinds: ['voice'], seconds: [expect.any(Number)] }]);
  });

  it('stays when the sheet is closed over a recording, and goes when it is discarded', async () => {
    withMicrophone();
    await open();
    await userEvent.click(button('Gravar mensagem de voz'));
    await expect.element(page.getByRole('timer')).toHaveTextContent('00:01');
    await userEvent.keyboard('{Escape}');
    await expect.element(ready()).toBeVisible();
    await userEvent.click(button('Descartar a gravação'));
    await expect.element(ready()).not.toBeInTheDocument();
    await expect.element(button('Enviar')).toBeDisabled();
    expect(sent).toEqual([]);
  });

  it('ends by itself after five minutes, and is kept', async () => {
    withMicrophone();
    await open();
    await userEvent.click(button('Gravar mensagem de voz'));
    await expect.element(page.getByRole('timer')).toHaveTextContent('00:01');
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 300_000);
    await expect.element(ready()).toMatchTextContent(/00:00 \/ 05:00/);
  });

  it('may be discarded while it is recorded', async () => {
    const microphone = withMicrophone();
    await open();
    await userEvent.click(button('Gravar mensagem de voz'));
    await userEvent.click(button('Descartar a gravação'));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(ready()).not.toBeInTheDocument();
    expect(microphone.isOff()).toBe(true);
  });
});

describe('a picture', () => {
  const chosen = () => page.getByRole('group', { name: 'Foto escolhida' });
  const choose = async (name: string) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    const files = new DataTransfer();
    files.items.add(await pictureFile(name));
    if (input) input.files = files.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  };

  it('that was chosen is there again when the screen was left, and goes once', async () => {
    const screen = await open();
    await choose('bolo.png');
    await expect.element(chosen()).toMatchTextContent(/bolo.png/);
    await screen.unmount();
    // As after a reload: what the page knew is gone, what the browser keeps is not.
    await expect.poll(() => keptFiles.get(`picture.${place}`)).toContain('bolo.png');
    const again = await open();
    await expect.element(chosen()).toMatchTextContent(/bolo.png/);
    await userEvent.click(button('Enviar'));
    await expect.element(chosen()).not.toBeInTheDocument();
    expect(sent).toMatchObject([{ text: '', kinds: ['picture'] }]);
    await again.unmount();
    await open();
    await expect.element(button('Enviar')).toBeDisabled();
  });

  it('that is taken out again does not come back', async () => {
    const screen = await open();
    await choose('bolo.png');
    await userEvent.click(chosen().getByRole('button'));
    await expect.element(chosen()).not.toBeInTheDocument();
    await screen.unmount();
    await open();
    await expect.element(button('Enviar')).toBeDisabled();
    expect(await keptFiles.get(`picture.${place}`)).toBeUndefined();
  });
});

describe('without a microphone', () => {
  it.each([
    ['NotAllowedError', /O microfone está bloqueado/],
    ['NotFoundError', /Não dá para gravar neste aparelho/],
  ])('the reason is said, and one may try again: %s', async (name, words) => {
    withoutMicrophone(name);
    await open();
    await userEvent.click(button('Gravar mensagem de voz'));
    await expect.element(page.getByRole('dialog')).toMatchTextContent(words);
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    await expectAccessible();
    withMicrophone();
    await userEvent.click(button('Tentar gravar de novo'));
    await expect.element(page.getByRole('timer')).toBeVisible();
    await userEvent.click(button('Descartar a gravação'));
  });

  it('a sound file goes in its place, with words; what cannot be sent is said before it is', async () => {
    withoutMicrophone('NotAllowedError');
    await open();
    await userEvent.click(button('Gravar mensagem de voz'));
    await expect.element(button('Escolher um arquivo de áudio')).toBeVisible();
    chooseSound(new File(['%PDF'], 'nota.pdf', { type: 'application/pdf' }));
    await expect.element(page.getByRole('alert')).toMatchTextContent(/nota.pdf: Escolha um áudio/);
    chooseSound(new File([new Uint8Array(voiceBytesAtMost + 1)], 'a.mp3', { type: 'audio/mpeg' }));
    await expect.element(page.getByRole('alert')).toMatchTextContent(/a.mp3: O áudio tem mais de 4 MB/);
    chooseSound(new File(['som'], 'recado.mp3', { type: 'audio/mpeg' }));
    await expect.element(ready()).toBeVisible();
    await userEvent.type(page.getByRole('textbox'), 'Escuta só');
    await userEvent.click(button('Enviar'));
    expect(sent).toEqual([{ text: 'Escuta só', kinds: ['voice'], seconds: [undefined] }]);
  });
});
