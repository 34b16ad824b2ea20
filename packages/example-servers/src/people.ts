import { randomBytes } from 'node:crypto';

/** Who is here: the platform says it by the code of a login, and a session of this server stands for it afterwards. */
export interface People {
  /** @throws what the platform refuses. */
  enter(code: string): Promise<string>;
  /** The id of the person of a request, or undefined when its session is unknown. */
  of(request: Request): string | undefined;
}

/** Sessions at most; the oldest ones go first, and their people log in again without noticing. */
const sessionsAtMost = 10_000;

/** `openIdOf` asks the platform who gave the code: an id that is another one in each mini program. */
export const createPeople = (openIdOf: (code: string) => Promise<string>): People => {
  const sessions = new Map<string, string>();
  return {
    enter: async (code) => {
      const openId = await openIdOf(code);
      const session = randomBytes(32).toString('base64url');
      sessions.set(session, openId);
      const oldest = sessions.keys().next().value;
      if (sessions.size > sessionsAtMost && oldest !== undefined) sessions.delete(oldest);
      return session;
    },
    of: (request) => sessions.get(/^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''),
  };
};
