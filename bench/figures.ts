/** The value below which this share of all lies. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

const plain = (value: number, digits: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const perSecond = (value: number): string => `${plain(value, 0)}/s`;
export const milliseconds = (value: number): string => `${plain(value, value < 10 ? 2 : 1)} ms`;
export const kilobytes = (bytes: number): string => `${plain(bytes / 1000, 1)} kB`;
export const megabytes = (bytes: number): string => `${plain(bytes / 1_048_576, 0)} MB`;
export const seconds = (value: number): string => `${plain(value, 1)} s`;
export const times = (value: number): string => `${plain(value, 2)}×`;

/** Half of them took no longer, and 99 of 100 no longer. */
export const spread = (latencies: readonly number[]): string =>
  `p50 ${milliseconds(quantile(latencies, 0.5))}, p99 ${milliseconds(quantile(latencies, 0.99))}`;

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
