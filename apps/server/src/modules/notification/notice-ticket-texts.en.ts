import { emailBody } from '../../platform/email-template.ts';
import type { NoticeTexts } from './notice-saying.ts';

const choose = (settings: string): string => `You choose what you hear of at ${settings}`;

/** What e-mails say of requests to support; what was written in them stands behind the login. */
export const ticketTextsEn: Pick<NoticeTexts, 'ticketAnswered'> = {
  ticketAnswered: ({ subject, what }, { team, link, settings }) => {
    const subjects = {
      answered: 'Support answered',
      asked: 'Support waits for you',
      solved: 'Support marked as solved',
    };
    const lines = {
      answered: `Support wrote in your request “${subject}” of the team ${team}.`,
      asked: `Support asked you something in your request “${subject}” of the team ${team}, and waits for your answer.`,
      solved: `Your request “${subject}” of the team ${team} was marked as solved. If something is left, write in it: it opens again.`,
    };
    return {
      subject: `${subjects[what]}: ${subject}`,
      text: emailBody(lines[what], `Read and answer at ${link}`, choose(settings)),
    };
  },
};
