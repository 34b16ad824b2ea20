import { afterEach, beforeEach, expect, it } from 'vitest';
import { eicar, type FakeScanner, openScanner } from '../../../test/virus-scanner.ts';
import { createScanner, type Scanner } from './scanner.ts';

let clamd: FakeScanner;
let scan: Scanner;
/** For what must be answered, however busy the machine is. */
let patientScan: Scanner;
let said: string[];
beforeEach(async () => {
  clamd = await openScanner();
  said = [];
  const log = { warn: (about: { message: string }) => void said.push(about.message) };
  scan = createScanner(clamd.url, log as never, 300);
  patientScan = createScanner(clamd.url, log as never, 20_000);
});
afterEach(() => clamd.close());

it('a file is shown to the scanner whole, and is clean where it finds nothing', async () => {
  const bytes = Buffer.alloc(1_000_000, 'abc');
  expect(await patientScan(bytes)).toEqual({ state: 'clean' });
  expect(clamd.scanned[0]?.equals(bytes)).toBe(true);
  expect(await patientScan(Buffer.concat([bytes, eicar]))).toEqual({ state: 'infected', found: 'Eicar-Signature' });
  expect(said).toEqual([]);
});

it.each(['silent', 'cut', 'endless'] as const)('a file counts as not scanned when the scanner is %s', async (mood) => {
  clamd.feel(mood);
  expect(await scan(eicar)).toEqual({ state: 'unscanned' });
  expect(said).toHaveLength(1);
});

it('a film of 800 MB is too large for a scanner that takes 2 MB, and is not sent to its end', async () => {
  const small = await openScanner({ streamMaxLength: 2_000_000 });
  const part = Buffer.alloc(1_048_576);
  let read = 0;
  const film = async function* () {
    for (; read < 800; read += 1) yield part;
  };
  const log = { warn: (about: { message: string }) => void said.push(about.message) };
  expect(await createScanner(small.url, log as never, 20_000)(film())).toEqual({ state: 'tooLarge' });
  expect(read).toBeLessThan(100);
  expect(said).toEqual(['INSTREAM size limit exceeded. ERROR']);
  await small.close();
});

it('a file counts as not scanned when the scanner is away, or there is none', async () => {
  await clamd.close();
  expect(await scan(eicar)).toEqual({ state: 'unscanned' });
  expect(await createScanner(undefined, { warn: () => {} } as never)(eicar)).toEqual({ state: 'unscanned' });
});
