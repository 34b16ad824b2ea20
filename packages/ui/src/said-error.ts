import { useLayoutEffect } from 'react';

/** How many places show an error at the moment. */
const places = new WeakMap<Error, number>();

/** An error that shows in its place needs no toast (`failed-reads`). */
export const useSaid = (error: unknown): void =>
  useLayoutEffect(() => {
    if (!(error instanceof Error)) return;
    places.set(error, (places.get(error) ?? 0) + 1);
    return () => void places.set(error, (places.get(error) ?? 1) - 1);
  }, [error]);

/** Whether some place shows this error. */
export const isSaid = (error: unknown): boolean => error instanceof Error && (places.get(error) ?? 0) > 0;
