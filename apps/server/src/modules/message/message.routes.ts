import { getMessageBatch, sendMessageBatch } from '@balcao/contract/message-batch';
import { answerMessages, askForMessages, listOwnConsents, takeConsentBack } from '@balcao/contract/message-consent';
import { listMessageDeliveries, listReceivedMessages, sendMessage } from '@balcao/contract/message-delivery';
import { addFromTemplate, listOfferedTemplates } from '@balcao/contract/message-from-template';
import { allowLongTerm, endLongTerm, listLongTermCategories } from '@balcao/contract/message-long-term';
import {
  cancelOwnTemplate,
  changeOwnTemplate,
  createOwnTemplate,
  getOwnTemplate,
  listOwnTemplates,
  removeOwnTemplate,
  submitOwnTemplate,
} from '@balcao/contract/message-own-template';
import {
  addMessageTemplate,
  listMessageTemplates,
  pauseMessageTemplate,
  removeMessageTemplate,
  resumeMessageTemplate,
} from '@balcao/contract/message-template';
import type { Implement } from '../../platform/implement.ts';
import type { BatchService } from './message-batch.service.ts';
import type { ConsentService } from './message-consent.service.ts';
import type { DeliveryService } from './message-delivery.service.ts';
import type { FromTemplates } from './message-from-template.service.ts';
import type { LongTermService } from './message-long-term.service.ts';
import type { OwnTemplateSubmissions } from './message-own-submission.service.ts';
import type { OwnTemplateService } from './message-own-template.service.ts';
import type { TemplateService } from './message-template.service.ts';

interface Services {
  readonly templates: TemplateService;
  readonly fromTemplates: FromTemplates;
  readonly ownTemplates: OwnTemplateService;
  readonly submissions: OwnTemplateSubmissions;
  readonly consents: ConsentService;
  readonly deliveries: DeliveryService;
  readonly batches: BatchService;
  readonly longTerm: LongTermService;
}

export const messageRoutes = (implement: Implement, services: Services): void => {
  const { templates, fromTemplates, ownTemplates, submissions, consents, deliveries, batches, longTerm } = services;
  implement(listMessageTemplates, templates.list);
  implement(addMessageTemplate, templates.add);
  implement(listOfferedTemplates, fromTemplates.offered);
  implement(addFromTemplate, fromTemplates.add);
  implement(pauseMessageTemplate, templates.pause);
  implement(resumeMessageTemplate, templates.resume);
  implement(removeMessageTemplate, templates.remove);
  implement(listOwnTemplates, ownTemplates.list);
  implement(getOwnTemplate, ownTemplates.get);
  implement(createOwnTemplate, ownTemplates.create);
  implement(changeOwnTemplate, ownTemplates.change);
  implement(submitOwnTemplate, submissions.submit);
  implement(cancelOwnTemplate, submissions.cancel);
  implement(removeOwnTemplate, ownTemplates.remove);
  implement(askForMessages, consents.ask);
  implement(answerMessages, consents.answer);
  implement(listOwnConsents, consents.listOwn);
  implement(takeConsentBack, consents.takeBack);
  implement(sendMessage, deliveries.send);
  implement(sendMessageBatch, batches.send);
  implement(getMessageBatch, batches.get);
  implement(listMessageDeliveries, deliveries.list);
  implement(listReceivedMessages, deliveries.listReceived);
  implement(listLongTermCategories, longTerm.list);
  implement(allowLongTerm, longTerm.allow);
  implement(endLongTerm, longTerm.end);
};
