import { Readable } from 'node:stream';
import type { downloadOwnData } from '@balcao/contract/person';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { createSemaphore } from '../../platform/semaphore.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly parts: readonly PersonalData[];
}

/** At once in a process: each asks the database for one batch of rows at a time. */
const readAtOnce = 4;

/**
 * What is kept about a person of the chat app, gathered from those who keep it (rule: own-data). It is written row by row while the phone
 * reads it: however much it is, little of it is in memory, and no copy of it lies anywhere.
 */
export const createPersonData = ({ db, clock, parts }: Needs) => {
  const bounded = createSemaphore({ places: readAtOnce, waitingAtMost: 16, waitAtMostMs: 5_000 });

  async function* linesOf(part: PersonalData, customerId: string): AsyncGenerator<string> {
    let isFirst = true;
    yield `,\n"${part.name}": [`;
    const batches = part.read(db, customerId)[Symbol.asyncIterator]();
    for (;;) {
      const { done, value } = await bounded(() => batches.next());
      if (done) break;
      for (const row of value) {
        yield `${isFirst ? '' : ','}\n${JSON.stringify(row)}`;
        isFirst = false;
      }
    }
    yield ']';
  }

  async function* documentOf(customerId: string): AsyncGenerator<string> {
    yield `{"madeAt": ${JSON.stringify(clock.now())}`;
    for (const part of parts) yield* linesOf(part, customerId);
    yield '\n}\n';
  }

  return {
    download: async ({ actor }: Call<typeof downloadOwnData>): Promise<Readable> =>
      Readable.from(documentOf(actor.customerId)),
  };
};
export type PersonDataService = ReturnType<typeof createPersonData>;
