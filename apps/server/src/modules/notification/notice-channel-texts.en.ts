import { emailBody } from '../../platform/email-template.ts';
import type { NoticeTexts } from './notice-saying.ts';

const choose = (settings: string): string => `You choose what you hear of at ${settings}`;
const names = {
  channelOfficial: 'official certification',
  channelPersonal: 'personal certification',
  channelSubject: 'who answers for it',
  association: 'link to a mini program',
} as const;

/** What e-mails say of channels, and of the mini programs that they lead to. */
export const channelTextsEn: Pick<NoticeTexts, 'channelDecided' | 'associationRequested' | 'associationAnswered'> = {
  channelDecided: ({ name, of, isAccepted }, { team, link, settings }) => {
    const what = names[of];
    return {
      subject: isAccepted ? `The channel ${name}: review approved` : `The channel ${name} needs corrections`,
      text: emailBody(
        isAccepted
          ? `The review approved what the team ${team} asked for the channel ${name}: ${what}.`
          : `The review of the channel ${name} of the team ${team} asks for corrections: ${what}.`,
        `See the details at ${link}`,
        choose(settings),
      ),
    };
  },
  associationRequested: ({ name, channel, what }, { team, link, settings }) =>
    what === 'requested'
      ? {
          subject: `The channel ${channel} asks to lead to ${name}`,
          text: emailBody(
            `The channel ${channel} wants to lead its followers to the mini program ${name} of the team ${team}. Agree or decline.`,
            `Answer at ${link}`,
            choose(settings),
          ),
        }
      : {
          subject: `The channel ${channel} does not lead to ${name} any more`,
          text: emailBody(
            `The team of the channel ${channel} lifted the link to the mini program ${name} of the team ${team}.`,
            `See the details at ${link}`,
            choose(settings),
          ),
        },
  associationAnswered: ({ name, applet, what }, { team, link, settings }) => {
    const said = {
      agreed: {
        subject: `${applet} agreed to the channel ${name}`,
        line: `The team of the mini program ${applet} agreed to what the channel ${name} of the team ${team} asked. Our team reviews it now.`,
      },
      declined: {
        subject: `${applet} declined the channel ${name}`,
        line: `The team of the mini program ${applet} declined what the channel ${name} of the team ${team} asked. The reason is on the page.`,
      },
      lifted: {
        subject: `The channel ${name} does not lead to ${applet} any more`,
        line: `The team of the mini program ${applet} lifted the link to the channel ${name} of the team ${team}.`,
      },
    }[what];
    return { subject: said.subject, text: emailBody(said.line, `See the details at ${link}`, choose(settings)) };
  },
};
