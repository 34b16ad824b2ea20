/**
 * The colours that a page is shown in, before its scripts have come. Runs in the page and not here: only its text goes there, so it uses
 * nothing that stands outside of it. It chooses as Mantine does, by the key that `@balcao/ui/provider` gives it.
 */
export function chosenScheme(): 'dark' | 'light' {
  const chosen = localStorage.getItem('balcao.scheme');
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  return isDark ? 'dark' : 'light';
}
