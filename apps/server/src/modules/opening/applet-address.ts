/** Where mini programs are served: each has a host of its own, so that none shares anything with the product or another. */
export interface AppletAddresses {
  readonly origin: (appId: string) => string;
  /** All of them, as a source of a content security policy. */
  readonly all: string;
  /** The AppID that a name of a host is of. */
  readonly appIdOf: (hostname: string) => string | undefined;
}

/** `host` is the domain below which they are; protocol and port are those of the public address. */
export const createAppletAddresses = (publicBaseUrl: string, host: string): AppletAddresses => {
  const { protocol, port } = new URL(publicBaseUrl);
  const end = `.${host}`;
  const origin = (name: string): string => `${protocol}//${name}${end}${port === '' ? '' : `:${port}`}`;
  return {
    origin,
    all: origin('*'),
    appIdOf: (hostname) => {
      if (!hostname.endsWith(end)) return undefined;
      const name = hostname.slice(0, -end.length);
      return /^bl[0-9a-f]{16}$/.test(name) ? name : undefined;
    },
  };
};
