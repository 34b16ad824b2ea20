const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\]|.+\.localhost)$/.test(host);

/** Whether it is an address of a platform. Over a line that others read, a key goes by https only. */
export const isPlatformAddress = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
};
