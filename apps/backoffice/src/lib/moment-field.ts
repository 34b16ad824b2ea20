const minuteMs = 60_000;

/** As a field for date and time writes an instant, in milliseconds, in the zone of this browser. */
export const momentFieldText = (ms: number): string => {
  const local = new Date(ms - new Date(ms).getTimezoneOffset() * minuteMs);
  return local.toISOString().slice(0, 16);
};
