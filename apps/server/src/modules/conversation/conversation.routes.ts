import {
  changeCannedAnswer,
  createCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
} from '@balcao/contract/canned-answer';
import {
  assignConversation,
  getConversation,
  getConversationFigures,
  handleConversation,
  listAnswerers,
  listConversations,
  listFollowerOrders,
  moveConversation,
} from '@balcao/contract/conversation';
import { answerConversation, listConversationMessages, readConversation } from '@balcao/contract/conversation-message';
import {
  askForPerson,
  listOwnConversations,
  openConversation,
  readFromChannel,
  stopConversation,
  tellWriting,
  writeToChannel,
} from '@balcao/contract/conversation-phone';
import { getPresence, putPresence } from '@balcao/contract/conversation-presence';
import {
  answerWithDocument,
  answerWithPicture,
  answerWithVoice,
  readConversationDocument,
  readConversationPicture,
  readConversationVoice,
  readOwnDocument,
  readOwnPicture,
  readOwnVoice,
  sendPicture,
  sendPlace,
  sendVoice,
} from '@balcao/contract/conversation-sending';
import { queryTemplateMessage, sendTemplateMessage } from '@balcao/contract/template-open';
import { listSendableTemplates, sendTemplate } from '@balcao/contract/template-sending';
import type { Implement } from '../../platform/implement.ts';
import type { CannedAnswers } from './canned-answer.service.ts';
import type { ConversationAnswers } from './conversation-answer.service.ts';
import type { ConversationAttachments } from './conversation-attachment.service.ts';
import type { ConversationComplaints } from './conversation-complaint.service.ts';
import type { ConversationInbox } from './conversation-inbox.service.ts';
import type { PhoneConversations } from './conversation-phone.service.ts';
import type { ConversationPresence } from './conversation-presence.service.ts';
import type { ConversationTemplates } from './conversation-template.service.ts';
import type { OwnConversations } from './own-conversation.service.ts';
import type { ServerMessages } from './server-message.service.ts';

interface Services {
  readonly inbox: ConversationInbox;
  readonly answers: ConversationAnswers;
  readonly presence: ConversationPresence;
  readonly canned: CannedAnswers;
  readonly templates: ConversationTemplates;
  readonly own: OwnConversations;
  readonly phone: PhoneConversations;
  readonly complaints: ConversationComplaints;
  readonly attachments: ConversationAttachments;
  readonly serverMessages: ServerMessages;
}

export const conversationRoutes = (implement: Implement, services: Services): void => {
  const { inbox, answers, presence, canned, templates, own, phone, complaints, attachments, serverMessages } = services;
  implement(listConversations, inbox.list);
  implement(getConversationFigures, inbox.figures);
  implement(listAnswerers, inbox.answerers);
  implement(getConversation, inbox.get);
  implement(listConversationMessages, inbox.messages);
  implement(listFollowerOrders, inbox.orders);
  implement(answerConversation, answers.answer);
  implement(readConversation, answers.read);
  implement(moveConversation, answers.move);
  implement(assignConversation, answers.assign);
  implement(handleConversation, answers.handle);
  implement(getPresence, presence.get);
  implement(putPresence, presence.put);
  implement(listCannedAnswers, canned.list);
  implement(createCannedAnswer, canned.create);
  implement(changeCannedAnswer, canned.change);
  implement(removeCannedAnswer, canned.remove);
  implement(listSendableTemplates, templates.list);
  implement(sendTemplate, templates.send);
  implement(sendTemplateMessage, serverMessages.send);
  implement(queryTemplateMessage, serverMessages.query);
  implement(listOwnConversations, own.list);
  implement(openConversation, own.open);
  implement(writeToChannel, phone.write);
  implement(readFromChannel, phone.read);
  implement(stopConversation, complaints.stop);
  implement(askForPerson, phone.askPerson);
  implement(tellWriting, phone.writing);
  implement(sendPicture, attachments.send);
  implement(sendPlace, attachments.sendPlace);
  implement(readOwnPicture, attachments.readOwn);
  implement(answerWithPicture, attachments.answer);
  implement(answerWithVoice, attachments.answerByVoice);
  implement(readConversationPicture, attachments.read);
  implement(sendVoice, attachments.sendVoice);
  implement(readOwnVoice, attachments.readOwnVoice);
  implement(readConversationVoice, attachments.readVoice);
  implement(answerWithDocument, attachments.answerWithDocument);
  implement(readConversationDocument, attachments.readDocument);
  implement(readOwnDocument, attachments.readOwnDocument);
};
