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
export const channelTextsEn: Pick<
  NoticeTexts,
  'channelDecided' | 'channelModerated' | 'robotHeld' | 'associationRequested' | 'associationAnswered'
> = {
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
  channelModerated: ({ name, label, what, reason }, { team, link, settings }) => {
    const said = {
      takenDown: {
        subject: `A broadcast of the channel ${name} was taken down: ${label}`,
        line: `We took down a broadcast of the channel ${name} of the team ${team}: ${label}. People cannot read it any more.`,
      },
      restored: {
        subject: `A broadcast of the channel ${name} is back: ${label}`,
        line: `A broadcast of the channel ${name} of the team ${team} can be read again: ${label}.`,
      },
      frozen: {
        subject: `The channel ${name} was frozen`,
        line: `We froze the channel ${name} of the team ${team}. It sends nothing, and people can neither follow it nor read what it published. What was scheduled is a draft again.`,
      },
      unfrozen: {
        subject: `The channel ${name} is no longer frozen`,
        line: `The channel ${name} of the team ${team} is open again: people follow and read it, and the team can publish.`,
      },
      upheld: {
        subject: `We looked again at the channel ${name}: the decision stays`,
        line: `The team ${team} asked us to look again at a decision about the channel ${name}. We did, and it stays as it is.`,
      },
    }[what];
    const next =
      what === 'takenDown' || what === 'frozen'
        ? `If you disagree, ask for another look at ${link}`
        : `See the details at ${link}`;
    return { subject: said.subject, text: emailBody(said.line, `Reason: ${reason}`, next, choose(settings)) };
  },
  robotHeld: ({ name, channel, what, reason }, { team, link, settings }) => {
    const said = {
      held: {
        subject: `The assistant ${name} of the channel ${channel} was switched off`,
        line: `We switched off the assistant ${name} of the channel ${channel}, of the team ${team}. It answers no more, and conversations go to people.`,
      },
      released: {
        subject: `The assistant ${name} of the channel ${channel} is released`,
        line: `The assistant ${name} of the channel ${channel}, of the team ${team}, is off and can be switched on again.`,
      },
    }[what];
    return {
      subject: said.subject,
      text: emailBody(said.line, `Reason: ${reason}`, `See the details at ${link}`, choose(settings)),
    };
  },
};
