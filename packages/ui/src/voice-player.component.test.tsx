import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import ui from './i18n/pt/ui.ts';
import { expectAccessible } from './test/look.ts';
import { renderPart } from './test/render-part.tsx';
import { VoicePlayer } from './voice-player.tsx';

const rate = 8_000;
/** A hum of so many seconds, as a WAV. */
const hum = (seconds: number): Blob => {
  const samples = new Uint8Array(rate * seconds).map((_, index) => 128 + 20 * Math.sin(index / 4));
  const head = new DataView(new ArrayBuffer(44));
  const word = (at: number, text: string) => {
    for (const [n, one] of [...text].entries()) head.setUint8(at + n, one.charCodeAt(0));
  };
  word(0, 'RIFF');
  head.setUint32(4, 36 + samples.length, true);
  word(8, 'WAVEfmt ');
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, rate, true);
  head.setUint32(28, rate, true);
  head.setUint16(32, 1, true);
  head.setUint16(34, 8, true);
  word(36, 'data');
  head.setUint32(40, samples.length, true);
  return new Blob([head, samples], { type: 'audio/wav' });
};
const open = (part: React.ReactNode) => renderPart(part, { locale: 'pt-BR', texts: { ui } });
const of = (name: string) => page.getByRole('group', { name });

describe('a voice message', () => {
  it('plays, pauses, goes to any second by the keyboard, and plays faster', async () => {
    await open(<VoicePlayer sound={hum(30)} seconds={30} label="Voz da Lia" />);
    await expect.element(of('Voz da Lia')).toMatchTextContent(/00:00 \/ 00:30/);
    await expectAccessible();
    await userEvent.click(page.getByRole('button', { name: 'Ouvir' }));
    await expect.element(of('Voz da Lia')).toMatchTextContent(/00:01/);
    await userEvent.click(page.getByRole('button', { name: 'Pausar o áudio' }));
    await expect.element(page.getByRole('button', { name: 'Ouvir' })).toBeVisible();
    const position = page.getByRole('slider', { name: 'Posição' });
    position.element().focus();
    await userEvent.keyboard('{End}');
    await expect.element(position).toHaveAttribute('aria-valuetext', '00:30');
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    await expect.element(of('Voz da Lia')).toMatchTextContent(/00:02 \/ 00:30/);
    await userEvent.click(page.getByRole('button', { name: 'Velocidade: 1×' }));
    await expect.element(page.getByRole('button', { name: 'Velocidade: 1,5×' })).toBeVisible();
  });

  it('begins again at its end, and pauses where another one begins', async () => {
    await open(
      <>
        <VoicePlayer sound={hum(1)} seconds={1} label="Curta" />
        <VoicePlayer sound={hum(30)} seconds={30} label="Longa" />
      </>,
    );
    await userEvent.click(of('Longa').getByRole('button', { name: 'Ouvir' }));
    await expect.element(of('Longa').getByRole('button', { name: 'Pausar o áudio' })).toBeVisible();
    await userEvent.click(of('Curta').getByRole('button', { name: 'Ouvir' }));
    await expect.element(of('Longa').getByRole('button', { name: 'Ouvir' })).toBeVisible();
    await expect.element(of('Curta').getByRole('button', { name: 'Ouvir' })).toBeVisible();
    await expect.element(of('Curta')).toMatchTextContent(/00:00 \/ 00:01/);
  });

  it('that this browser does not play says so', async () => {
    await open(<VoicePlayer sound={new Blob(['nada'], { type: 'audio/webm' })} seconds={3} label="Voz" />);
    await expect.element(page.getByText('Este navegador não consegue reproduzir esta gravação.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Ouvir' })).toBeDisabled();
  });
});
