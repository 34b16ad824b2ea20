const attemptsAtMost = 999;

/** The first part of the host of a mini program; opened again, that of another number. */
export const hostNameOf = (appId: string, attempt: number): string =>
  attempt > 0 ? `${appId}-${attempt % attemptsAtMost}` : appId;
