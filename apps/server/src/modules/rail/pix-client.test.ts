import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPixProvider, type PixProvider } from '../../../test/pix-provider.ts';
import type { PixConfig } from '../../platform/pix-config.ts';
import { createPixClient } from './pix-client.ts';

let provider: PixProvider;
beforeAll(async () => {
  provider = await openPixProvider();
});
afterAll(() => provider.close());

const ask = async (change: Partial<PixConfig>): Promise<void> => {
  const client = createPixClient({ ...provider.config, ...change });
  try {
    await client.call({ method: 'GET', path: `/cob/${'a'.repeat(30)}` });
  } finally {
    await client.close();
  }
};

describe('the way to the Pix provider', () => {
  it('tells a refusal from an outcome that nobody knows', async () => {
    await expect(ask({})).rejects.toMatchObject({ name: 'PixRefusal', kind: 'CobNaoEncontrado', status: 404 });
  });
  it('is closed to a certificate that the provider does not know', async () => {
    const before = provider.calls.length;
    await expect(ask(provider.stranger)).rejects.not.toMatchObject({ name: 'PixRefusal' });
    expect(provider.calls.length).toBe(before);
  });
  it('is not gone when the provider is not who it should be', async () => {
    await expect(ask({ ca: undefined })).rejects.toThrow(/certificate|verify/);
  });
  it('needs the right secret', async () => {
    await expect(ask({ clientSecret: 'outro' })).rejects.toThrow('gave no token: 401');
  });
  it('fetches one token for all who ask at once', async () => {
    const client = createPixClient(provider.config);
    const before = provider.calls.length;
    const one = { method: 'GET', path: `/cob/${'b'.repeat(30)}` } as const;
    await Promise.allSettled(Array.from({ length: 12 }, () => client.call(one)));
    expect(provider.calls.slice(before).filter((call) => call === 'token')).toHaveLength(1);
    await client.close();
  });
  it('gives each question its whole time, however long it waited for its turn', async () => {
    const pace = { limitMs: 400, atOnce: { charges: 4, others: 2 } };
    const client = createPixClient(provider.config, pace);
    provider.slowDown('get /cob/{txid}', 150);
    const one = { method: 'GET', path: `/cob/${'d'.repeat(30)}` } as const;
    const ended = await Promise.allSettled(Array.from({ length: 8 }, () => client.call(one)));
    // Four rounds of two: the last would have been given up before it was sent.
    expect(ended.map((end) => end.status === 'rejected' && end.reason.name)).toEqual(Array(8).fill('PixRefusal'));
    provider.slowDown('get /cob/{txid}', 600);
    await expect(client.call(one)).rejects.toMatchObject({ name: 'TimeoutError' });
    provider.slowDown('get /cob/{txid}');
    await client.close();
  });
  it('renews a token that is taken no longer once, and then gives up', async () => {
    provider.failNext('get /cob/{txid}', 'refuseToken', 'refuseToken');
    await expect(ask({})).rejects.toThrow('answered 401');
  });
});
