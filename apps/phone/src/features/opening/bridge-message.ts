import { askedAtMost } from '@balcao/contract/message-consent';
import { faultMessageAtMost, UsageFaultKind } from '@balcao/contract/usage-fault';
import * as z from 'zod/mini';

const text = (max: number) => z.string().check(z.maxLength(max));
const keyed = z.object({ key: text(128).check(z.minLength(1)) });
const none = z.object({});
const valueCharactersAtMost = 1_000_000;

/** The arguments of each call of a mini program; a call that does not match is refused. */
export const callArguments = {
  ready: none,
  login: none,
  profile: none,
  phoneNumber: none,
  address: none,
  location: none,
  scan: none,
  setTitle: z.object({ title: text(80) }),
  pay: z.object({ code: text(512).check(z.minLength(1)) }),
  subscribe: z.object({
    templates: z.array(text(64).check(z.minLength(1))).check(z.minLength(1), z.maxLength(askedAtMost)),
  }),
  share: z.object({
    title: z.optional(text(80)),
    page: z.optional(text(512)),
    query: z.optional(z.record(text(64), text(512))),
  }),
  'storage.get': keyed,
  'storage.set': z.extend(keyed, { value: text(valueCharactersAtMost) }),
  'storage.remove': keyed,
  'storage.clear': none,
  'storage.keys': none,
} as const;
export type CallName = keyof typeof callArguments;
export type ArgumentsOf<N extends CallName> = z.infer<(typeof callArguments)[N]>;

const isCallName = (name: unknown): name is CallName => typeof name === 'string' && Object.hasOwn(callArguments, name);

const Call = z.object({ id: z.int(), call: z.string(), args: z.unknown() });
const Pong = z.object({ pong: z.int() });
const Left = z.object({ left: z.literal(true) });
const pathAtMost = 255;
/** Which page it is. */
const Path = z.object({ path: text(pathAtMost) });
const Fault = z.object({
  fault: z.object({
    kind: UsageFaultKind,
    message: text(faultMessageAtMost),
    page: text(pathAtMost),
    file: z.nullable(text(pathAtMost)),
    line: z.int(),
    column: z.int(),
  }),
});
/** What went wrong in a page, as the page says it. */
export type PageFault = z.infer<typeof Fault>['fault'];

/** What a page says of itself, without being answered. */
export type PageNews =
  | { readonly kind: 'shown'; readonly path: string }
  | { readonly kind: 'fault'; readonly fault: PageFault };

export type BridgeMessage =
  | PageNews
  | { readonly kind: 'pong' | 'left' }
  | { readonly kind: 'call'; readonly id: number; readonly call: CallName; readonly args: unknown }
  | { readonly kind: 'wrong'; readonly id: number; readonly why: string };

/** Reads what came out of a frame; undefined for a message that needs no answer. */
export const readMessage = (data: unknown): BridgeMessage | undefined => {
  if (Pong.safeParse(data).success) return { kind: 'pong' };
  if (Left.safeParse(data).success) return { kind: 'left' };
  const shown = Path.safeParse(data);
  if (shown.success) return { kind: 'shown', path: shown.data.path };
  const told = Fault.safeParse(data);
  if (told.success) return { kind: 'fault', fault: told.data.fault };
  const asked = Call.safeParse(data);
  if (!asked.success) return undefined;
  const { id, call, args } = asked.data;
  if (!isCallName(call)) return { kind: 'wrong', id, why: `There is no call ${call.slice(0, 40)}` };
  const read = callArguments[call].safeParse(args);
  if (read.success) return { kind: 'call', id, call, args: read.data };
  const [issue] = read.error.issues;
  return { kind: 'wrong', id, why: `${issue?.path.join('.') || call}: ${issue?.code ?? 'wrong'}` };
};
