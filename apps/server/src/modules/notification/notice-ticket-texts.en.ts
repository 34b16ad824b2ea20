import { emailBody } from '../../platform/email-template.ts';
import type { NoticeTexts } from './notice-saying.ts';

const choose = (settings: string): string => `Choose which notifications you receive at ${settings}`;

/** What e-mails say of requests to support; what was written in them stands behind the login. */
export const ticketTextsEn: Pick<NoticeTexts, 'ticketAnswered'> = {
  ticketAnswered: ({ subject, what }, { team, link, settings }) => {
    const subjects = {
      answered: 'Support replied',
      asked: 'Support is waiting for you',
      solved: 'Support marked it as solved',
    };
    const lines = {
      answered: `Support replied to your request “${subject}”, team ${team}.`,
      asked: `Support asked you a question in your request “${subject}”, team ${team}, and is waiting for your reply.`,
      solved: `Your request “${subject}”, team ${team}, was marked as solved. If anything is missing, reply to reopen it.`,
    };
    return {
      subject: `${subjects[what]}: ${subject}`,
      text: emailBody(lines[what], `Read and reply at ${link}`, choose(settings)),
    };
  },
};
