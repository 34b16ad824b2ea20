/** What newer browsers know of time; it says the zone without loading what `Intl` needs to write dates, which takes a slow phone 70 ms. */
interface WithTemporal {
  readonly Temporal?: { readonly Now: { timeZoneId(): string } };
}

/**
 * The zone in which this browser's clock runs, as an IANA name; São Paulo where the browser does not say. The first script of a page asks in the same way
 * (`tools/early-reads.ts`): an answer for another zone would not be used.
 */
export const ownTimeZone = (): string =>
  (globalThis as WithTemporal).Temporal?.Now.timeZoneId() ||
  Intl.DateTimeFormat().resolvedOptions().timeZone ||
  'America/Sao_Paulo';
