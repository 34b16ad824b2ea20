import * as z from 'zod/mini';
import { readDomain } from './applet-domain.ts';

/** Hosts that the workflows of a channel may call, at most. */
export const workflowHostsAtMost = 20;
const textCharactersAtMost = 300;

const faultOf = (text: string): string | undefined => {
  const read = readDomain('request', text);
  if ('fault' in read) return read.fault;
  if (!read.domain.startsWith('https://')) return 'domainScheme https:// https://';
  return read.domain.includes('*') ? 'domainWildcard' : undefined;
};
/** `https://api.example.com`, with a port where one is meant: one host, never an address in digits. */
const WorkflowHost = z
  .pipe(
    z.string().check(z.maxLength(textCharactersAtMost, { error: `tooLong ${textCharactersAtMost}`, abort: true })),
    z.transform((text) => {
      const read = readDomain('request', text);
      return 'domain' in read ? read.domain : text;
    }),
  )
  .check(
    z.superRefine((text, context) => {
      const fault = faultOf(text);
      if (fault) context.addIssue({ code: 'custom', message: fault });
    }),
  );
export const WorkflowHosts = z.strictObject({
  hosts: z.array(WorkflowHost).check(
    z.maxLength(workflowHostsAtMost),
    z.superRefine((list, context) => {
      for (const [at, host] of list.entries())
        if (list.indexOf(host) < at) context.addIssue({ code: 'custom', path: [at], message: 'domainTwice' });
    }),
  ),
});
export type WorkflowHosts = z.infer<typeof WorkflowHosts>;

/** The host of an address, as it is declared; undefined for what is no address of the web or holds a password. Values stand only after the host. */
export const hostOf = (address: string): string | undefined => {
  const [head = ''] = /^https:\/\/[^/?#]*/.exec(address) ?? [];
  if (head === '' || head.includes('{{')) return undefined;
  const read = readDomain('request', head);
  if ('fault' in read || read.domain.includes('*')) return undefined;
  return URL.parse(address) ? read.domain : undefined;
};
