import { ConversationFilter } from '@balcao/contract/conversation';
import { Id } from '@balcao/contract/scalars';
import * as z from 'zod/mini';

/** What the address of the inbox says: how it is narrowed, and which conversation is open. */
export const ConversationSearch = z.strictObject({ ...ConversationFilter.shape, open: z.optional(Id) });
export type ConversationSearch = z.infer<typeof ConversationSearch>;
