import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { newToken } from './ids.ts';
import type { Secrets } from './secrets.ts';
import { createSemaphore } from './semaphore.ts';

export interface PasswordHashing {
  hash(password: string): Promise<string>;
  /** Without a stored hash it works as long and answers false: the time does not reveal whether there is an account. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
  /** Was it made with weaker parameters than today's? Then a log-in, which knows the password, makes it again. */
  isOutdated(stored: string): boolean;
}

/** Argon2id, the library's default algorithm: 19 MiB, two passes, one lane (rule: passwords). */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const queueAtMost = 32;

/** Passwords, kept so that neither the table nor the master key alone gives them away. */
export const createPasswordHashing = (secrets: Secrets, places = availableParallelism()): PasswordHashing => {
  const semaphore = createSemaphore({ places, waitingAtMost: queueAtMost });
  const peppered = (password: string): string => secrets.mac('password', password.normalize('NFC'));
  const ofNobody = hash(newToken(), parameters);
  return {
    hash: (password) => semaphore(() => hash(peppered(password), parameters)),
    verify: (stored, password) =>
      semaphore(async () => {
        const matches = await verify(stored ?? (await ofNobody), peppered(password));
        return stored !== undefined && matches;
      }),
    isOutdated: (stored) => {
      const { memoryCost, timeCost } = parseOptions(stored);
      return memoryCost < parameters.memoryCost || timeCost < parameters.timeCost;
    },
  };
};
