import { randomBytes } from 'node:crypto';
import os from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import { readConfig } from './config.ts';

const outside = {
  SANDBOX: 'off',
  NODE_ENV: 'production',
  MASTER_KEY: randomBytes(32).toString('base64'),
  PUBLIC_BASE_URL: 'https://balcao.example/',
  SMTP_URL: 'smtps://mail.example',
};

describe('the environment', () => {
  it('needs nothing to be set in the sandbox', () => {
    expect(readConfig({}, '/srv/balcao')).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/srv/balcao/data',
      databaseUrl: undefined,
      publicBaseUrl: 'http://localhost:3000',
      sandbox: true,
      webhookAllowCidrs: [],
      trustProxy: [],
    });
  });
  it('gives slow callers a minute at most, and the database twelve seconds with the commit', () => {
    const { callerWaits, waits } = readConfig({}, '/srv/balcao');
    const { headersMs, bodyMs, progressMs, checkMs } = callerWaits;
    // What is late is found at the next look.
    expect(headersMs + checkMs).toBeLessThanOrEqual(60_000);
    expect(headersMs + bodyMs + 2 * checkMs).toBeLessThanOrEqual(60_000);
    expect(progressMs + checkMs).toBeLessThanOrEqual(60_000);
    const commitMs = 1_000;
    expect(waits.requestMs + commitMs).toBeLessThanOrEqual(12_000);
    expect(Math.max(waits.lockMs, waits.statementMs)).toBeLessThanOrEqual(waits.requestMs);
  });
  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }, '/srv')).toMatchObject({ port: 3000, databaseUrl: undefined });
  });
  it('lets merchants call as often as the machine has processors for, or as is set', () => {
    const callsOn = (processors: number, env = {}): number => {
      const machine = vi.spyOn(os, 'availableParallelism').mockReturnValue(processors);
      const { merchantCallsAMinute } = readConfig(env, '/srv');
      machine.mockRestore();
      return merchantCallsAMinute;
    };
    expect(callsOn(8)).toBe(4 * callsOn(2));
    expect([callsOn(2, { MERCHANT_CALLS_A_MINUTE: '600' }), callsOn(8, { MERCHANT_CALLS_A_MINUTE: '600' })]).toEqual([
      600, 600,
    ]);
  });
  it('reads lists, and an address without the slash at its end', () => {
    const config = readConfig(
      { ...outside, WEBHOOK_ALLOW_CIDR: '10.1.0.0/16, fd00::/8', TRUST_PROXY: '10.0.0.5' },
      '/',
    );
    expect(config).toMatchObject({
      sandbox: false,
      publicBaseUrl: 'https://balcao.example',
      webhookAllowCidrs: ['10.1.0.0/16', 'fd00::/8'],
      trustProxy: ['10.0.0.5'],
    });
  });

  it.each([
    ['PORT', '70000', 'a number up to 65535'],
    ['APPLET_HOST', 'https://applets.example', 'a domain of its own, like applets.example'],
    ['PORT', '3000x', 'a number up to 65535'],
    ['DATABASE_URL', 'mysql://localhost/balcao', 'an address like postgres://user:password@host:5432/database'],
    ['PUBLIC_BASE_URL', 'balcao', 'an address like https://balcao.example'],
    ['SMTP_URL', 'http://mail.example', 'an address like smtps://user:password@host:465'],
    ['SANDBOX', 'maybe', 'on or off'],
    ['SANDBOX_SEED', 'huge', 'full, small or none'],
    ['WEBHOOK_ALLOW_CIDR', '10.1.0.0/16,300.0.0.0/8', 'a list of ranges like 10.1.0.0/16,fd00::/8'],
    ['CEP_URL', 'https://cep.example/', 'an address with {cep} in it, like https://viacep.com.br/ws/{cep}/json/'],
    ['SCAN_URL', 'http://localhost:3310', 'an address like tcp://localhost:3310 or unix:/run/clamav/clamd.ctl'],
    ['CEP_URL', 'ftp://cep.example/{cep}', 'an address with {cep} in it, like https://viacep.com.br/ws/{cep}/json/'],
    ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug or silent'],
    ['MERCHANT_CALLS_A_MINUTE', '0', 'a whole number from 1 up'],
    ['MERCHANT_CALLS_AT_ONCE', 'all', 'a whole number from 1 up'],
    ['PERSON_CALLS_A_MINUTE', '-1', 'a whole number from 1 up'],
    ['TRUST_PROXY', '10.0.0.5,balancer', 'a list of addresses or ranges like 10.0.0.5,10.1.0.0/16'],
  ])('with a wrong %s (%s) stops the start with a sentence that says what it must be', (name, value, must) => {
    const sentence = `${name} must be ${must}: correct it or leave it unset.`;
    expect(() => readConfig({ [name]: value }, '/srv')).toThrow(sentence);
  });

  it.each(['MASTER_KEY', 'PUBLIC_BASE_URL', 'SMTP_URL'] as const)('must hold %s outside the sandbox', (name) => {
    expect(() => readConfig({ ...outside, [name]: '' }, '/srv')).toThrow(`Outside the sandbox ${name} is required: `);
  });
  it.each(['balcao.example', 'applets.balcao.example'])(
    'keeps mini programs off the site of the product: %s',
    (host) => {
      expect(() => readConfig({ ...outside, APPLET_HOST: host }, '/srv')).toThrow(
        'APPLET_HOST must be a domain of its own',
      );
      expect(readConfig({ ...outside, APPLET_HOST: 'balcao-applets.example' }, '/srv')).toMatchObject({
        appletHost: 'balcao-applets.example',
      });
    },
  );
  it('must turn the sandbox off by name in production', () => {
    expect(() => readConfig({ ...outside, SANDBOX: '' }, '/srv')).toThrow('NODE_ENV is production while SANDBOX is on');
  });
});
