import type { Applets } from './applet-modules.ts';
import type { Channels } from './channel-modules.ts';
import type { Conversations } from './conversation-modules.ts';
import { personModule } from './modules/person/person.module.ts';
import type { Payments } from './payment-modules.ts';
import type { People } from './people-modules.ts';
import type { Platform } from './platform/platform.ts';

interface Below {
  readonly people: People;
  readonly paid: Payments;
  readonly applets: Applets;
  readonly channels: Channels;
  readonly conversations: Conversations;
}

/** What people of the chat app have of their data: made of what all others keep. */
export const openPersons = (platform: Platform, { people, paid, applets, channels, conversations }: Below) => {
  const { customers, customerErasing, customerData } = paid.customer.services;
  return {
    person: personModule({
      platform,
      customers,
      customerErasing,
      parts: [
        ...customerData,
        ...people.address.services.addressData,
        ...people.account.services.boundData,
        ...conversations.conversation.services.conversationData,
        ...conversations.robot.services.robotData,
        ...conversations.workflow.services.workflowData,
        ...channels.follower.services.followedData,
        ...channels.reaction.services.reactionData,
        ...channels.moderation.services.reportData,
        ...channels.template.services.complaintData,
        ...applets.opening.services.appletData,
        ...applets.message.services.messageData,
        ...applets.version.services.testerData,
      ],
    }),
  };
};
