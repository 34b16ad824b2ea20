import { emailBody } from '../../platform/email-template.ts';
import type { NoticeTexts } from './notice-saying.ts';

const choose = (settings: string): string => `You choose what you hear of at ${settings}`;

/** What e-mails say of message templates. */
export const templateTextsEn: Pick<NoticeTexts, 'messageTemplateDecided' | 'messageTemplateSwitched'> = {
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
};
