import { PaymentMethod } from '@balcao/contract/order';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { type Db, rootOf } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { PixConfig } from '../../platform/pix-config.ts';
import type { PixClient } from './pix-client.ts';
import type { PixKept } from './pix-kept.service.ts';
import { pixAnswers, readReceived } from './pix-message.ts';
import { findPixProgress, savePixProgress } from './pix-received.repository.ts';
import { listKeptEvents } from './rail.repository.ts';
import type { RailService } from './rail.service.ts';
import type { RailMessage } from './rail-message.ts';

const everySeconds = 60;
const minuteMs = 60_000;
/** So much is read at a time; who was away for longer reads on without a pause. */
const windowMs = 60 * minuteMs;
/** What the provider writes down late is read again so often: nothing of it is heard twice. */
const overlapMs = 10 * minuteMs;
/** Where the mark lies far ahead of the clock, a clock was wrong: nobody knows from when on nothing was read. */
const lostMs = 24 * 60 * minuteMs;
/** Where nothing was read yet: what came before, its calls have told. */
const firstMs = 60 * minuteMs;
const perPage = 100;

interface Needs {
  readonly config: PixConfig;
  readonly client: PixClient;
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly log: Logger;
  readonly rails: Pick<RailService, 'hear'>;
  readonly kept: PixKept;
}

/**
 * Reads what the Pix provider has received. It calls only for what names a charge, and a call may get lost: what is paid at the code of
 * a shop, or to the key alone, has nobody who would ask about it otherwise.
 */
export const readPixReceived = ({ config, client, db, clock, jobs, log, rails, kept }: Needs): void => {
  const { chave } = config;
  const rail = PaymentMethod.enum.pix;
  /** What nobody can read is kept for people, once; it hides nothing that came with it. */
  const read = async (entry: unknown): Promise<readonly RailMessage[]> => {
    const messages = readReceived(entry);
    if (messages) return messages;
    const isNew = await kept.keep(db, JSON.stringify(entry), false);
    if (isNew) log.error('the Pix provider said of a payment what cannot be read; it is kept');
    return [];
  };
  /** Each by itself: what cannot be applied now is kept, and tried again by others. @throws where it could not be kept either. */
  const hear = async (entries: readonly unknown[]): Promise<void> => {
    const all = (await Promise.all(entries.map(read))).flat();
    const ids = all.map(({ eventId }) => eventId);
    const before = await listKeptEvents(db, rail, ids);
    const news = all.filter(({ eventId }) => !before.has(eventId));
    const hearAll = (some: readonly RailMessage[]) =>
      Promise.allSettled(some.map((message) => rails.hear(rail, [message])));
    // Nothing goes back that has not arrived.
    const heard = [
      ...(await hearAll(news.filter(({ type }) => type === 'charge.paid'))),
      ...(await hearAll(news.filter(({ type }) => type !== 'charge.paid'))),
    ];
    const failed = heard.find((one) => one.status === 'rejected');
    if (!failed) return;
    const after = await listKeptEvents(db, rail, ids);
    if (ids.some((id) => !after.has(id))) throw failed.reason;
  };
  const pageOf = (from: Date, to: Date, page: number) => {
    const query = new URLSearchParams({
      ...{ inicio: from.toISOString(), fim: to.toISOString() },
      ...{ 'paginacao.paginaAtual': String(page), 'paginacao.itensPorPagina': String(perPage) },
    });
    return client.call({ method: 'GET', path: `/pix?${query}`, as: pixAnswers.received });
  };
  const readWindow = async (from: Date, to: Date): Promise<void> => {
    for (let page = 0, pages = 1; page < pages; page += 1) {
      const { parametros, pix } = await pageOf(from, to, page);
      await hear(pix);
      pages = parametros.paginacao.quantidadeDePaginas;
    }
  };

  jobs.every(everySeconds, 'rail.pix-received', async () => {
    const now = clock.now();
    const mark = (await findPixProgress(db, chave)) ?? new Date(now.getTime() - firstMs);
    const isWrong = mark.getTime() > now.getTime() + overlapMs;
    const readUpTo = new Date(isWrong ? now.getTime() - lostMs : Math.min(mark.getTime(), now.getTime()));
    const to = new Date(Math.min(readUpTo.getTime() + windowMs, now.getTime()));
    try {
      await readWindow(new Date(readUpTo.getTime() - overlapMs), to);
    } catch (error) {
      log.error({ message: rootOf(error as Error).message }, 'the Pix provider did not say what it has received');
      return 'done';
    }
    await savePixProgress(db, chave, to);
    return to < now ? 'left' : 'done';
  });
};
