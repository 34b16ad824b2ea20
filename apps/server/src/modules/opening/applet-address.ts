/** A host name: its mini program, and the name as requested. */
export interface AppletHost {
  readonly appId: string;
  readonly origin: string;
}

/** Where mini programs are served: each has a host of its own, so that none shares anything with the product or another. */
export interface AppletAddresses {
  readonly origin: (appId: string) => string;
  /** All of them, as a source of a content security policy. */
  readonly all: string;
  /**
   * The mini program that a name of a host is of. A number behind the AppID leads to the same files as another origin: browsers give
   * each origin a process of its own, so a mini program that hangs is opened again in a process that does not.
   */
  readonly hostOf: (hostname: string) => AppletHost | undefined;
}

/** `host` is the domain below which they are; protocol and port are those of the public address. */
export const createAppletAddresses = (publicBaseUrl: string, host: string): AppletAddresses => {
  const { protocol, port } = new URL(publicBaseUrl);
  const end = `.${host}`;
  const origin = (name: string): string => `${protocol}//${name}${end}${port === '' ? '' : `:${port}`}`;
  return {
    origin,
    all: origin('*'),
    hostOf: (hostname) => {
      if (!hostname.endsWith(end)) return undefined;
      const name = hostname.slice(0, -end.length);
      const [, appId] = /^(bl[0-9a-f]{16})(?:-\d{1,3})?$/.exec(name) ?? [];
      return appId ? { appId, origin: origin(name) } : undefined;
    },
  };
};
