import { answerMessages, askForMessages, listOwnConsents, takeConsentBack } from '@balcao/contract/message-consent';
import { listMessageDeliveries, listReceivedMessages, sendMessage } from '@balcao/contract/message-delivery';
import {
  addMessageTemplate,
  listMessageTemplates,
  pauseMessageTemplate,
  removeMessageTemplate,
  resumeMessageTemplate,
} from '@balcao/contract/message-template';
import type { Implement } from '../../platform/implement.ts';
import type { ConsentService } from './message-consent.service.ts';
import type { DeliveryService } from './message-delivery.service.ts';
import type { TemplateService } from './message-template.service.ts';

interface Services {
  readonly templates: TemplateService;
  readonly consents: ConsentService;
  readonly deliveries: DeliveryService;
}

export const messageRoutes = (implement: Implement, { templates, consents, deliveries }: Services): void => {
  implement(listMessageTemplates, templates.list);
  implement(addMessageTemplate, templates.add);
  implement(pauseMessageTemplate, templates.pause);
  implement(resumeMessageTemplate, templates.resume);
  implement(removeMessageTemplate, templates.remove);
  implement(askForMessages, consents.ask);
  implement(answerMessages, consents.answer);
  implement(listOwnConsents, consents.listOwn);
  implement(takeConsentBack, consents.takeBack);
  implement(sendMessage, deliveries.send);
  implement(listMessageDeliveries, deliveries.list);
  implement(listReceivedMessages, deliveries.listReceived);
};
