import { getMessageBatch, sendMessageBatch } from '@balcao/contract/message-batch';
import { listMessageDeliveries, sendMessage } from '@balcao/contract/message-delivery';
import { addFromTemplate, listOfferedTemplates } from '@balcao/contract/message-from-template';
import {
  addMessageTemplate,
  listMessageTemplates,
  pauseMessageTemplate,
  removeMessageTemplate,
  resumeMessageTemplate,
} from '@balcao/contract/message-template';
import type { Caller } from '@balcao/sdk/client';
import type { Team } from './people.ts';

const readyForPickup = { title: 'readyForPickup', fields: ['orderNumber', 'pickupCode', 'place'] } as const;

/** A subscribe message of a mini program. */
export const openMessageTemplate = async (team: Pick<Team, 'call'>, appletId: string): Promise<string> => {
  const body = { ...readyForPickup, fields: [...readyForPickup.fields] };
  return (await team.call(addMessageTemplate, { params: { id: appletId }, body })).id;
};

const toNobody = (templateId: string) => {
  const values = { orderNumber: '1042', pickupCode: 'B-27', place: 'Rua das Flores, 120' };
  return { templateId, openId: 'nobody', values };
};

/** What the server of a mini program sends; asked before its list of addresses changes. */
export const sendAsks = ({ templateId, batchId: id }: { readonly templateId: string; readonly batchId: string }) =>
  [
    { target: sendMessage, by: 'appletServer', body: toNobody(templateId) },
    { target: getMessageBatch, by: 'appletServer', params: { id } },
  ] as const;

/** A batch of one message. */
export const openMessageBatch = async (server: Caller, templateId: string): Promise<string> => {
  const body = { messages: [toNobody(templateId)] };
  return (await server(sendMessageBatch, { body }, { idempotencyKey: crypto.randomUUID() })).batchId;
};

/** Every call about the subscribe messages of a mini program: reads first, then changes. */
export const messageAsks = ({
  appletId: id,
  templateId,
  messageTemplateId,
}: {
  readonly appletId: string;
  readonly templateId: string;
  /** A message template of the team that waits for its review. */
  readonly messageTemplateId: string;
}) =>
  [
    { target: listMessageTemplates, by: 'member', params: { id } },
    { target: listMessageDeliveries, by: 'member', params: { id } },
    { target: listOfferedTemplates, by: 'member', params: { id }, query: {} },
    { target: addFromTemplate, by: 'member', params: { id }, body: { templateId: messageTemplateId } },
    { target: addMessageTemplate, by: 'member', params: { id }, body: readyForPickup },
    { target: pauseMessageTemplate, by: 'member', params: { id, templateId } },
    { target: resumeMessageTemplate, by: 'member', params: { id, templateId } },
    { target: removeMessageTemplate, by: 'member', params: { id, templateId } },
  ] as const;
