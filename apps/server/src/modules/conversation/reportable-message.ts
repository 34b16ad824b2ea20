import type { PhoneMessage } from '@balcao/contract/conversation-phone';
import type { MessageRow } from './conversation.tables.ts';

/** A robot or a workflow that said something to a person, and what. */
export interface ReportedAutomation {
  readonly subject: 'robot' | 'workflow';
  readonly subjectId: string;
  readonly merchantId: string;
  readonly channelId: string;
  readonly channelName: string;
  /** Its name of then. */
  readonly label: string;
  readonly quoted: string;
}

/** What wrote a message by itself; undefined for what people wrote, and for messages from before workflows were kept with them. */
export const automationOf = ({
  robotId,
  workflowId,
}: Pick<MessageRow, 'robotId' | 'workflowId'>): Pick<ReportedAutomation, 'subject' | 'subjectId'> | undefined => {
  if (robotId !== null) return { subject: 'robot', subjectId: robotId };
  return workflowId === null ? undefined : { subject: 'workflow', subjectId: workflowId };
};

/** What a person can report of a message that the channel wrote to them. */
export const reportableOf = (said: MessageRow): PhoneMessage['reportable'] => {
  if (said.templateId !== null) return 'template';
  return automationOf(said) ? 'automation' : null;
};
