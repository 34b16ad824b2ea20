import * as z from 'zod/mini';

/** Who is told of traces (OpenTelemetry, OTLP over HTTP), and of how many. */
export interface TracingConfig {
  /** Where spans are sent. */
  readonly url: string;
  /** Sent along with them: the key of the collector, mostly. */
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** The part of calls and jobs that is traced, from 0 to 1. */
  readonly ratio: number;
}

/** `name=value` pairs, separated by commas; values may be written as in an address. */
const pairs = /^[\w.-]+=[\x21-\x2b\x2d-\x7e]+(,[\w.-]+=[\x21-\x2b\x2d-\x7e]+)*$/;
const isReadable = (text: string): boolean => pairs.test(text) && !/%(?![0-9a-f]{2})/i.test(text);

/** The variables of tracing, by the names that OpenTelemetry gives them. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    z.pipe(
      z.url({ protocol: /^https?$/ }),
      z.transform((url) => url.replace(/\/+$/, '')),
    ),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(z.string().check(z.refine(isReadable))),
  OTEL_SERVICE_NAME: z._default(z.string().check(z.regex(/^[\w.-]{1,100}$/)), 'balcao'),
  OTEL_TRACES_SAMPLER_ARG: z._default(
    z.pipe(z.string().check(z.regex(/^(0|1|0?\.\d{1,6}|1\.0+)$/)), z.transform(Number)),
    1,
  ),
} as const;
const Variables = z.object(tracingVariables);

/** What each must be, as the end of a sentence. */
export const tracingForms = {
  OTEL_EXPORTER_OTLP_ENDPOINT: 'an address like http://localhost:4318',
  OTEL_EXPORTER_OTLP_HEADERS: 'a list like x-api-key=KEY,x-team=NAME',
  OTEL_SERVICE_NAME: 'a name of letters, digits, dots and hyphens',
  OTEL_TRACES_SAMPLER_ARG: 'a part from 0 to 1, like 0.1',
} as const;

const headersOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(',').map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
    }),
  );

/** Undefined where no collector is named: the tracing libraries are not loaded then. */
export const readTracingConfig = (env: z.infer<typeof Variables>): TracingConfig | undefined =>
  env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? undefined
    : {
        url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`,
        headers: env.OTEL_EXPORTER_OTLP_HEADERS === undefined ? {} : headersOf(env.OTEL_EXPORTER_OTLP_HEADERS),
        serviceName: env.OTEL_SERVICE_NAME,
        ratio: env.OTEL_TRACES_SAMPLER_ARG,
      };
