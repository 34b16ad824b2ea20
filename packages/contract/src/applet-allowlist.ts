import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { readNetwork } from './ip-network.ts';
import { Id, Version } from './scalars.ts';

export const allowedNetworksAtMost = 50;
/** An IPv6 address that holds one of IPv4 has 45 characters, a block of it 49; the rest is for the way people write. */
const textCharactersAtMost = 60;

const Network = z
  .pipe(
    z.string().check(z.maxLength(textCharactersAtMost, { error: `tooLong ${textCharactersAtMost}`, abort: true })),
    z.transform((text) => {
      const read = readNetwork(text);
      return 'network' in read ? read.network : text;
    }),
  )
  .check(
    z.superRefine((text, context) => {
      const read = readNetwork(text);
      if ('fault' in read) context.addIssue({ code: 'custom', message: read.fault });
    }),
  );

/** The addresses from which the server of a mini program may call; none: from anywhere. */
export const AppletNetworks = z.strictObject({
  networks: z.array(Network).check(
    z.maxLength(allowedNetworksAtMost),
    z.superRefine((list, context) => {
      for (const [at, network] of list.entries())
        if (list.indexOf(network) < at) context.addIssue({ code: 'custom', path: [at], message: 'networkTwice' });
    }),
  ),
});

export const AppletAllowlist = z.object({
  networks: z.array(z.string()),
  /** 0 as long as none was ever saved. */
  version: z.int(),
});
export type AppletAllowlist = z.infer<typeof AppletAllowlist>;

const access = (level: 'read' | 'write') => ({ menu: 'applets.index', level }) as const;
const params = z.object({ id: Id });

export const getAllowlist = endpoint({
  id: 'appletAllowlist.get',
  face: 'admin',
  method: 'GET',
  path: '/applet/{id}/allowlist',
  summary: 'The addresses from which the server of a mini program may call; none: from anywhere',
  access: access('read'),
  rate: 'read',
  params,
  reply: AppletAllowlist,
  refusals: ['not_found'],
});

export const replaceAllowlist = endpoint({
  id: 'appletAllowlist.replace',
  face: 'admin',
  method: 'PUT',
  path: '/applet/{id}/allowlist',
  summary: 'Sets from which addresses the server of a mini program may call: these take the place of those before',
  access: access('write'),
  rate: 'write',
  params,
  body: z.extend(AppletNetworks, { version: Version }),
  reply: AppletAllowlist,
  refusals: ['not_found', 'changed_elsewhere'],
});
