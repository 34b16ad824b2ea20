import { safeAddress } from '@balcao/contract/ticket-address';

const key = 'balcao.page';

/** Remembers the page of the team that the person stands on, in this tab and without secrets. */
export const rememberPage = (pathname: string): void => {
  if (!pathname.startsWith('/help')) sessionStorage.setItem(key, safeAddress(pathname));
};
/** The page of the team that the person stood on last. */
export const lastPage = (): string => sessionStorage.getItem(key) ?? '/home';
