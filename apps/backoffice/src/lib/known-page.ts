import { useRouter } from '@tanstack/react-router';

/** Whether the app has a page at this address, one without parameters. */
export const useHasPage = (): ((path: string) => boolean) => {
  const { routesByPath } = useRouter();
  return (path) => Object.keys(routesByPath).some((known) => known.replace(/\/$/, '') === path);
};
