import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from './files.ts';
import { root } from './root.mjs';

const web = filesBelow(root).filter((file) =>
  /^(apps\/(backoffice|console|phone)|packages\/ui)\/src\/.+(?<![.]test)[.]tsx?$/.test(file),
);
const filesWith = (pattern: RegExp): string[] =>
  web.filter((file) => pattern.test(fs.readFileSync(path.join(root, file), 'utf8')));

/** That a call of an endpoint with an idempotency key has an attempt, the types of the web caller say. */
describe('every command of a web app', () => {
  it('is sent by the one caller that refuses it without a connection', () => {
    expect(filesWith(/(?<![.])\bfetch\(|createBearerCaller\(|new XMLHttpRequest|sendBeacon/)).toEqual([
      // A document of a certification, which is only read.
      'apps/console/src/features/review/document.queries.ts',
      'packages/ui/src/connection.ts',
      'packages/ui/src/web-caller.ts',
    ]);
  });
  it('never waits for the network: what decides that stands in one place', () => {
    expect(filesWith(/\bnetworkMode\b|resumePausedMutations/)).toEqual(['packages/ui/src/query-client.ts']);
  });
  it('has its key from useKeyedMutation, except where what was sent is kept in another way', () => {
    expect(filesWith(/\bnew Attempt\(/)).toEqual(
      [
        // Long forms send the same key for the same content, from the moment that nothing is missing: lib/form/use-hand-in.ts.
        'apps/backoffice/src/features/certification/certification.queries.ts',
        'apps/backoffice/src/features/channel/channel-certification.queries.ts',
        'apps/backoffice/src/features/merchant/merchant.queries.ts',
        'apps/backoffice/src/features/product/product.queries.ts',
        // A secret that is shown once is asked for until someone has kept it: packages/ui/src/unknown-outcome.ts.
        'apps/backoffice/src/features/certificate/certificate.queries.ts',
        'apps/backoffice/src/features/tool/tool-key.queries.ts',
        'apps/backoffice/src/features/webhook/webhook.queries.ts',
        // A terminal keeps its sale in its memory until it knows the outcome.
        'apps/phone/src/features/device/device.queries.ts',
        'packages/ui/src/attempt.ts',
      ].sort(),
    );
  });
});
