import { emailBody } from '../../platform/email-template.ts';
import type { NoticeTexts } from './notice-saying.ts';

const choose = (settings: string): string => `You choose what you hear of at ${settings}`;

/** What e-mails say of message templates. */
export const templateTextsEn: Pick<
  NoticeTexts,
  'messageTemplateDecided' | 'messageTemplateSwitched' | 'messageTemplateComplained'
> = {
  messageTemplateDecided: ({ name, isAccepted }, { team, link, settings }) => ({
    subject: isAccepted ? `The template ${name} was approved` : `The template ${name} needs corrections`,
    text: emailBody(
      isAccepted
        ? `The message template ${name} of the team ${team} was approved and can be sent now.`
        : `The review of the message template ${name} of the team ${team} asks for corrections.`,
      `See the details at ${link}`,
      choose(settings),
    ),
  }),
  messageTemplateSwitched: ({ name, what, reason }, { team, link, settings }) => {
    const said = {
      paused: {
        subject: `The template ${name} is paused`,
        line: `We paused the message template ${name} of the team ${team}. For now no message can be sent with it.`,
      },
      resumed: {
        subject: `The template ${name} can be sent again`,
        line: `The message template ${name} of the team ${team} is not paused any more.`,
      },
      disabled: {
        subject: `The template ${name} was switched off`,
        line: `We switched off the message template ${name} of the team ${team}. It cannot be sent any more.`,
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
        line: `In the last 7 days, ${people} people reported the message template ${name} of the team ${team}, or stopped the conversation after it. So it cannot be sent until ${until}. It goes on by itself after that.`,
      },
      resumed: {
        subject: `The template ${name} can be sent again`,
        line: `The pause of the message template ${name} of the team ${team} is over. If people go on complaining, it stops for longer.`,
      },
      disabled: {
        subject: `The template ${name} was switched off after complaints`,
        line: `For the third time, too many people complained of the message template ${name} of the team ${team}: ${people} people in 7 days. It cannot be sent any more. Duplicate it and change the text to ask for another review.`,
      },
    }[what];
    return { subject: said.subject, text: emailBody(said.line, `See the details at ${link}`, choose(settings)) };
  },
};
