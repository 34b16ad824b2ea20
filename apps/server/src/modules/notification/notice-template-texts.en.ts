import { emailBody } from '../../platform/email-template.ts';
import type { NoticeTexts } from './notice-saying.ts';

const choose = (settings: string): string => `Choose which notifications you receive at ${settings}`;

/** What e-mails say of message templates. */
export const templateTextsEn: Pick<
  NoticeTexts,
  'messageTemplateDecided' | 'messageTemplateSwitched' | 'messageTemplateComplained'
> = {
  messageTemplateDecided: ({ name, isAccepted }, { team, link, settings }) => ({
    subject: isAccepted ? `The template ${name} was approved` : `The template ${name} needs corrections`,
    text: emailBody(
      isAccepted
        ? `The message template ${name} of team ${team} was approved and can now be sent.`
        : `The review of the message template ${name} of team ${team} requires corrections.`,
      `See the details at ${link}`,
      choose(settings),
    ),
  }),
  messageTemplateSwitched: ({ name, what, reason }, { team, link, settings }) => {
    const said = {
      paused: {
        subject: `The template ${name} is paused`,
        line: `We paused the message template ${name} of team ${team}. For now, no messages can be sent with it.`,
      },
      resumed: {
        subject: `The template ${name} can be sent again`,
        line: `The message template ${name} of team ${team} is no longer paused.`,
      },
      disabled: {
        subject: `The template ${name} was disabled`,
        line: `We disabled the message template ${name} of team ${team}. It can no longer be sent.`,
      },
    }[what];
    return {
      subject: said.subject,
      text: emailBody(said.line, `Reason: ${reason}`, `See the details at ${link}`, choose(settings)),
    };
  },
  messageTemplateComplained: ({ name, what, people, until: end }, { team, link, settings, time }) => {
    const until = end === null ? '' : time(end);
    const said = {
      paused: {
        subject: `The template ${name} is paused after complaints`,
        line: `In the last 7 days, ${people} people reported the message template ${name} of team ${team}, or stopped receiving messages after it. It cannot be sent until ${until}. After that, it resumes automatically.`,
      },
      resumed: {
        subject: `The template ${name} can be sent again`,
        line: `The pause of the message template ${name} of team ${team} is over. If complaints continue, the next pause will be longer.`,
      },
      disabled: {
        subject: `The template ${name} was disabled after complaints`,
        line: `For the third time, too many people complained about the message template ${name} of team ${team}: ${people} people in 7 days. It can no longer be sent. Duplicate it and change the text to request another review.`,
      },
    }[what];
    return { subject: said.subject, text: emailBody(said.line, `See the details at ${link}`, choose(settings)) };
  },
};
