import { emailBody } from '../../platform/email-template.ts';
import type { NoticeTexts } from './notice-saying.ts';

const choose = (settings: string): string => `You choose what you hear of at ${settings}`;

/** What e-mails say of mini programs. */
export const appletTextsEn: Pick<
  NoticeTexts,
  'versionDecided' | 'releaseDue' | 'versionTakenDown' | 'removalDecided' | 'messagePaused' | 'templateDecided'
> = {
  versionDecided: ({ name, number, isAccepted }, { team, link, settings }) => ({
    subject: isAccepted ? `Version ${number} of ${name} approved` : `Version ${number} of ${name} needs correcting`,
    text: emailBody(
      isAccepted
        ? `The review has approved version ${number} of the mini program ${name} of the team ${team}. It waits to be published.`
        : `The review of version ${number} of the mini program ${name} of the team ${team} asks for corrections.`,
      `See the details at ${link}`,
      choose(settings),
    ),
  }),
  releaseDue: ({ name, number, share, isOut }, { team, link, settings }) => ({
    subject: isOut ? `Version ${number} of ${name} published` : `Version ${number} of ${name} was not published`,
    text: emailBody(
      isOut
        ? `At the time you set, version ${number} of the mini program ${name} of the team ${team} went out to ${share === 100 ? 'everybody' : `${share}% of people`}.`
        : `The time you set has come, but the team ${team} is not certified any more. Version ${number} of the mini program ${name} stays approved and unpublished.`,
      `Follow it at ${link}`,
      choose(settings),
    ),
  }),
  versionTakenDown: ({ name, number, reason }, { team, link, settings }) => ({
    subject: `Version ${number} of ${name} taken down`,
    text: emailBody(
      `We have taken down version ${number} of the mini program ${name} of the team ${team}. Nobody can open it any more.`,
      `Reason: ${reason}`,
      `Go back to an earlier version or send another one at ${link}`,
      choose(settings),
    ),
  }),
  removalDecided: ({ name, isAccepted }, { team, link, settings }) => ({
    subject: isAccepted ? `${name} was removed from search` : `${name} stays in search`,
    text: emailBody(
      isAccepted
        ? `As the team ${team} asked, the mini program ${name} is gone from search and does not open any more. Publishing a version brings it back.`
        : `The request to remove the mini program ${name} of the team ${team} was not accepted.`,
      `See the details at ${link}`,
      choose(settings),
    ),
  }),
  messagePaused: ({ name, title }, { team, link, settings }) => ({
    subject: `Message paused: ${title}`,
    text: emailBody(
      `We paused the message ${title} of the mini program ${name} of the team ${team}: most people who answered in the last days declined it.`,
      `Ask for it only when it helps the person, for example after the payment, and go on with it at ${link}`,
      choose(settings),
    ),
  }),
  templateDecided: ({ name, title, isAccepted }, { team, link, settings }) => ({
    subject: isAccepted ? `Message ${title} approved` : `Message ${title} needs corrections`,
    text: emailBody(
      isAccepted
        ? `The review approved the message ${title} of the mini program ${name} of the team ${team}. People can be asked for it.`
        : `The review of the message ${title} of the mini program ${name} of the team ${team} asks for corrections.`,
      `See the details at ${link}`,
      choose(settings),
    ),
  }),
};
