import { useRouter } from '@tanstack/react-router';

/** Goes to an address, and the focus goes along: the next key press is in the page, not in the header. */
export const useGo = (): ((href: string) => void) => {
  const router = useRouter();
  return (href) =>
    void router.navigate({ href }).then(() => document.getElementById('content')?.focus({ preventScroll: true }));
};
