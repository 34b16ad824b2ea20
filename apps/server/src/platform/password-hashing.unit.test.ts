import { describe, expect, it } from 'vitest';
import { createPasswordHashing } from './password-hashing.ts';
import { createSecrets } from './secrets.ts';

const secrets = createSecrets([], Buffer.alloc(32, 1));

describe('hashing passwords', () => {
  it('knows the right password again, and no other', async () => {
    const passwords = createPasswordHashing(secrets);
    const stored = await passwords.hash('uva-e-limao-7');
    expect(await passwords.verify(stored, 'uva-e-limao-7')).toBe(true);
    expect(await passwords.verify(stored, 'uva-e-limao-8')).toBe(false);
    expect(await passwords.verify(undefined, 'uva-e-limao-7')).toBe(false);
  });

  it('never makes the same hash twice', async () => {
    const passwords = createPasswordHashing(secrets);
    expect(await passwords.hash('uva-e-limao-7')).not.toBe(await passwords.hash('uva-e-limao-7'));
  });

  it('is worth nothing with another hash key', async () => {
    const stored = await createPasswordHashing(secrets).hash('uva-e-limao-7');
    const elsewhere = createPasswordHashing(createSecrets([], Buffer.alloc(32, 2)));
    expect(await elsewhere.verify(stored, 'uva-e-limao-7')).toBe(false);
  });

  it('does two at once where there are two places, lets 32 wait, and refuses anyone who comes then (rule: costly-work-is-bounded)', async () => {
    const passwords = createPasswordHashing(secrets, 2);
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => passwords.hash('uva-e-limao-7')));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(40 - 2 - 32);
    expect(refused[0]?.reason).toMatchObject({ refusal: 'unavailable', retryAfterSeconds: 2 });
    expect(await passwords.hash('uva-e-limao-7')).toContain('$argon2id$');
  });

  it('knows hashes that are weaker than today’s', async () => {
    const passwords = createPasswordHashing(secrets);
    expect(passwords.isOutdated(await passwords.hash('uva-e-limao-7'))).toBe(false);
    expect(passwords.isOutdated('$argon2id$v=19$m=4096,t=3,p=1$MDEyMzQ1Njc4OWFiY2RlZg$aGFzaGhhc2hoYXNoaGFzaA')).toBe(
      true,
    );
  });
});
