import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingConfig } from './tracing-config.ts';

/** A collector that does not take a batch within that time has lost it. */
const exportAtMostMs = 5_000;
/** More than so many spans do not wait for the collector: later ones are dropped. */
const queued = { maxQueueSize: 4_096, maxExportBatchSize: 512, scheduledDelayMillis: 1_000 };

/** Says once that a collector has stopped taking spans; the exporter itself keeps that to itself. */
const telling = (exporter: SpanExporter, onError: (error: Error) => void): SpanExporter => {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.error !== undefined;
        if (failed && !isFailing) onError(new Error('the collector of traces does not take them: they are dropped'));
        isFailing = failed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
};

/**
 * Sends spans to the collector in batches, outside of what they tell of. Callers may name the trace that a call is part of, but not have
 * it traced: that is for `ratio` to say.
 */
export const openSpanExporting = (
  { url, headers, serviceName, ratio }: TracingConfig,
  onError: (error: Error) => void,
): TracerProvider => {
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: exportAtMostMs, concurrencyLimit: 4 });
  const part = new TraceIdRatioBasedSampler(ratio);
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({
      root: part,
      remoteParentSampled: part,
      remoteParentNotSampled: new AlwaysOffSampler(),
    }),
    spanProcessors: [
      new BatchSpanProcessor({ ...queued, exporter: telling(exporter, onError), exportTimeoutMillis: exportAtMostMs }),
    ],
  });
};
