import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { TemplateField, TemplateTitle } from './message-wording.ts';
import { Id } from './scalars.ts';

/** A mini program asks for so many messages at once. */
export const askedAtMost = 3;
/** A consent for this time is one message; so many of one kind wait to be used at most. */
export const consentsAtMost = 20;
/** What a person sees of what they answered, the last first. */
export const ownConsentsAtMost = 200;

/** What a person says when they are asked for a message; `always` lets any number come, and `never` is not asked again. */
export const MessageAnswer = codes(['accept', 'always', 'decline', 'never']);
export type MessageAnswer = z.infer<typeof MessageAnswer>;

/** Where the phone stands with a message: the person is to be asked, said always or never, or cannot be asked now. */
export const AskStanding = codes(['ask', 'always', 'never', 'paused']);
export type AskStanding = z.infer<typeof AskStanding>;

const TemplateInSheet = z.object({
  templateId: Id,
  title: TemplateTitle,
  fields: z.array(TemplateField),
  /** What one made from a message template says, with samples. */
  text: z.nullable(z.string()),
  standing: AskStanding,
  /** Whether the person may say `always`: only in the categories that the console allows. */
  offersAlways: z.boolean(),
});
const TemplateConsent = z.object({
  templateId: Id,
  /** How many messages may still come, in addition to those that a long-term consent allows. */
  remaining: z.int(),
  isNever: z.boolean(),
  /** Any number may come until the person takes it back. */
  isLongTerm: z.boolean(),
});
export type TemplateConsent = z.infer<typeof TemplateConsent>;
const OwnConsent = z.extend(TemplateConsent, {
  /** The console has ended long-term consent for such messages: it rests, and only `remaining` may come. */
  rests: z.boolean(),
  title: TemplateTitle,
  appletName: z.string(),
  icon: z.string(),
});
export type OwnConsent = z.infer<typeof OwnConsent>;

const appId = z.string().check(z.regex(/^bl[0-9a-f]{16}$/, { error: 'token', abort: true }));
const eachOnce = { params: { text: 'eachOnce' }, abort: true } as const;
const isDistinct = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

const ofCustomer = { face: 'app', access: 'customer' } as const;

export const askForMessages = endpoint({
  ...ofCustomer,
  id: 'messageConsent.ask',
  method: 'POST',
  path: '/message/ask',
  summary: 'What a mini program would send, as the phone asks the customer for it; all of one mini program',
  rate: 'read',
  body: z.strictObject({
    appId,
    templateIds: z
      .array(Id)
      .check(
        z.minLength(1, { abort: true }),
        z.maxLength(askedAtMost, { abort: true }),
        z.refine(isDistinct, eachOnce),
      ),
  }),
  reply: z.object({ appletName: z.string(), icon: z.string(), list: z.array(TemplateInSheet) }),
  refusals: ['not_found'],
});

export const answerMessages = endpoint({
  ...ofCustomer,
  id: 'messageConsent.answer',
  method: 'POST',
  path: '/message/consent',
  summary: 'Keeps what the customer answered: an acceptance lets one message come, a long-term consent any number',
  rate: 'write',
  idempotency: 'required',
  body: z.strictObject({
    appId,
    answers: z.array(z.strictObject({ templateId: Id, answer: MessageAnswer })).check(
      z.minLength(1, { abort: true }),
      z.maxLength(askedAtMost, { abort: true }),
      z.refine((answers) => isDistinct(answers.map(({ templateId }) => templateId)), eachOnce),
    ),
  }),
  reply: z.object({ list: z.array(TemplateConsent) }),
  refusals: ['not_found', 'state_forbids'],
});

export const listOwnConsents = endpoint({
  ...ofCustomer,
  id: 'messageConsent.listOwn',
  method: 'GET',
  path: '/message/consent',
  summary: 'The messages that the customer let mini programs send, or never wants, the last answer first',
  rate: 'read',
  reply: z.object({ list: z.array(OwnConsent) }),
  refusals: [],
});

export const takeConsentBack = endpoint({
  ...ofCustomer,
  id: 'messageConsent.takeBack',
  method: 'DELETE',
  path: '/message/consent/{templateId}',
  summary: 'Takes back what the customer allowed, or that they never want to be asked',
  rate: 'write',
  params: z.object({ templateId: Id }),
  reply: z.null(),
  refusals: ['not_found'],
});
