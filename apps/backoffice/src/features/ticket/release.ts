/** Which build of the app this page runs: what stands in the name of its script. */
export const release = (): string => {
  const { src = '' } = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]') ?? {};
  return /-([\w-]{8})\.js$/.exec(src)?.[1] ?? 'dev';
};
