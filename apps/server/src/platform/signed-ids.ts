import { timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import type { Secrets } from './secrets.ts';

const idBytes = 16;
const timeBytes = 6;
const charactersOf = (bytes: number): number => Math.ceil((bytes * 4) / 3);

const write = (ids: readonly string[], until: Date): string => {
  const time = Buffer.alloc(timeBytes);
  time.writeUIntBE(until.getTime(), 0, timeBytes);
  return Buffer.concat([...ids.map((id) => parse(id)), time]).toString('base64url');
};

/**
 * Links that contain their ids and their expiry. They are signed for one purpose, so nothing is stored, and a link for one purpose does not work for
 * another.
 */
export const createSignedIds = ({ mac }: Pick<Secrets, 'mac'>, purpose: string, count: number) => {
  const length = charactersOf(count * idBytes + timeBytes);
  return {
    /** A token of base64url characters, always of the same length. */
    issue: (ids: readonly string[], until: Date): string => {
      const said = write(ids, until);
      return said + mac(purpose, said);
    },

    /** The ids of a token, or undefined when it is not ours or its time is over. */
    read: (token: string, now: Date): readonly string[] | undefined => {
      const said = token.slice(0, length);
      const given = Buffer.from(token.slice(length));
      const right = Buffer.from(mac(purpose, said));
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      const bytes = Buffer.from(said, 'base64url');
      if (bytes.readUIntBE(count * idBytes, timeBytes) <= now.getTime()) return undefined;
      return Array.from({ length: count }, (_, index) =>
        stringify(bytes.subarray(index * idBytes, (index + 1) * idBytes)),
      );
    },
  };
};
