import { useSyncExternalStore } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import shared from './i18n/pt/shared.ts';
import ui from './i18n/pt/ui.ts';
import { QueueList } from './queue-list.tsx';
import type { SendWatch } from './send-file.ts';
import { SendQueue } from './send-queue.ts';
import { expectAccessible } from './test/look.ts';
import { renderPart } from './test/render-part.tsx';

const Shown = ({ queue }: { queue: SendQueue }) => (
  <QueueList queue={queue} files={useSyncExternalStore(queue.subscribe, queue.snapshot)} />
);
const open = async (names: readonly string[]) => {
  const watches = new Map<string, SendWatch>();
  let now = 0;
  const queue = new SendQueue({
    atOnce: 1,
    send: (file, watch) =>
      new Promise((_, reject) => {
        watches.set(file.name, watch);
        watch.signal.addEventListener('abort', () => reject(new Error('ended')));
      }),
    messageOf: () => '',
    now: () => now,
  });
  await renderPart(<Shown queue={queue} />, { locale: 'pt-BR', texts: { ui, shared } });
  queue.add(names.map((name) => new File([new Uint8Array(10_000_000)], name)));
  const say = (name: string, share: number, afterMs: number) => {
    now += afterMs;
    watches.get(name)?.onShare(share);
  };
  return { queue, watches, say };
};

it('says of each file how far it is, how fast and how long it still takes', async () => {
  const { say } = await open(['filme.mp4', 'outro.mp4']);
  await expect.element(page.getByText('Na fila')).toBeVisible();
  say('filme.mp4', 0.1, 0);
  say('filme.mp4', 0.2, 1_000);
  await expect.element(page.getByText('20% · 1 MB/s · faltam 8 s')).toBeVisible();
  await expect.element(page.getByRole('progressbar', { name: 'Envio de filme.mp4' })).toHaveAttribute('value', '20');
  await expectAccessible();
});

it('pauses, goes on and cancels by buttons that say for which file', async () => {
  const { watches, say } = await open(['filme.mp4']);
  say('filme.mp4', 0.4, 0);
  await userEvent.click(page.getByRole('button', { name: 'Pausar o envio de filme.mp4' }));
  await expect.element(page.getByText('Em pausa: 40%')).toBeVisible();
  expect(watches.get('filme.mp4')?.signal.reason).toBe('later');
  await userEvent.click(page.getByRole('button', { name: 'Continuar o envio de filme.mp4' }));
  await expect.element(page.getByText('Enviando: 40%')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Cancelar o envio de filme.mp4' }));
  await expect.element(page.getByText('filme.mp4')).not.toBeInTheDocument();
});

it('says that a line that is away is waited for', async () => {
  const { watches } = await open(['filme.mp4']);
  watches.get('filme.mp4')?.onWaiting(true);
  await expect.element(page.getByText('Sem conexão. O envio continua sozinho quando ela voltar.')).toBeVisible();
});
