import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example:4318/' };

it('traces nothing unless a collector is named', () => {
  expect(readConfig({ OTEL_SERVICE_NAME: 'loja' }, '/srv').tracing).toBeUndefined();
  expect(readConfig(endpoint, '/srv').tracing).toEqual({
    url: 'https://collector.example:4318/v1/traces',
    headers: {},
    serviceName: 'balcao',
    ratio: 1,
  });
});

it('reads what the collector is to be sent with, and how much', () => {
  const headers = { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YWJj=,x-team=a' };
  const others = { OTEL_SERVICE_NAME: 'balcao-2', OTEL_TRACES_SAMPLER_ARG: '0.25' };
  expect(readConfig({ ...endpoint, ...headers, ...others }, '/srv').tracing).toMatchObject({
    headers: { authorization: 'Basic YWJj=', 'x-team': 'a' },
    serviceName: 'balcao-2',
    ratio: 0.25,
  });
});

it.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a=%zz'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'no pair'],
  ['OTEL_SERVICE_NAME', 'my service'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
])('refuses %s=%s with its name, and does not repeat it', (name, value) => {
  expect(() => readConfig({ ...endpoint, [name]: value }, '/srv')).toThrow(new RegExp(`^${name} must be (?!.*zz)`));
});
