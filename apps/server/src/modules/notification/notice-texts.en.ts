import { productName } from '@balcao/contract/product-names';
import { refundArrivesInDays } from '@balcao/contract/refund';
import { emailBody } from '../../platform/email-template.ts';
import { appletTextsEn } from './notice-applet-texts.en.ts';
import { channelTextsEn } from './notice-channel-texts.en.ts';
import type { NoticeTexts } from './notice-saying.ts';
import { templateTextsEn } from './notice-template-texts.en.ts';
import { ticketTextsEn } from './notice-ticket-texts.en.ts';

const choose = (settings: string): string => `You choose what you hear of at ${settings}`;
const reviewed = {
  certification: 'The certification of the team',
  merchant: 'The data for payments',
  product: 'The request for a payment product',
} as const;

export const noticeTextsEn: NoticeTexts = {
  withdrawalPaid: ({ number, amount }, { team, link, settings, money }) => ({
    subject: `Withdrawal of ${money(amount)} paid out`,
    text: emailBody(
      `The withdrawal of ${money(amount)} of the team ${team} has reached its destination.`,
      `Withdrawal number: ${number}`,
      `See the way it went and download the receipt at ${link}`,
      choose(settings),
    ),
  }),
  withdrawalFailed: ({ number, amount }, { team, link, settings, money }) => ({
    subject: `Withdrawal of ${money(amount)} did not go through`,
    text: emailBody(
      `The withdrawal of ${money(amount)} of the team ${team} did not go through. The amount is back in the available balance: nothing is lost.`,
      `Withdrawal number: ${number}`,
      `See what happened and ask again at ${link}`,
      choose(settings),
    ),
  }),
  settlementArrived: ({ day, amount, count }, { team, link, settings, money, day: dayOf }) => ({
    subject: `${money(amount)} arrived in the available balance`,
    text: emailBody(
      `On ${dayOf(day)}, ${money(amount)} of the team ${team} arrived in the available balance, from ${count === 1 ? '1 order or instalment' : `${count} orders and instalments`}.`,
      `See the orders of each at ${link}`,
      choose(settings),
    ),
  }),
  paymentReceived: ({ count, amount }, { team, link, settings, money }) => ({
    subject: count === 1 ? `Payment of ${money(amount)} received` : `${count} payments received: ${money(amount)}`,
    text: emailBody(
      count === 1
        ? `The team ${team} received a payment of ${money(amount)}.`
        : `The team ${team} received ${count} payments, ${money(amount)} in all.`,
      `See it at ${link}`,
      choose(settings),
    ),
  }),
  automaticSkipped: ({ day }, { team, link, settings, day: dayOf }) => ({
    subject: 'The automatic withdrawal did not run',
    text: emailBody(
      `On ${dayOf(day)}, the automatic withdrawal of the team ${team} did not run. The amount stays in the available balance.`,
      `See why, step by step, at ${link}`,
      choose(settings),
    ),
  }),
  destinationAdded: ({ name, usableFrom }, { team, link, time }) => ({
    subject: 'New account for withdrawals added',
    text: emailBody(
      `Somebody of the team ${team} added a new account to receive withdrawals: ${name}.`,
      `To keep your money safe it can be used only from ${time(usableFrom)}.`,
      `If your team did not ask for it, remove the account now and change your password: ${link}`,
    ),
  }),
  moneyFrozen: ({ reason, at }, { team, link, time }) => ({
    subject: `The money of the team ${team} is frozen`,
    text: emailBody(
      `Since ${time(at)}, withdrawals of the team ${team} are on hold. Sales go on as usual and the balance stays yours.`,
      ...(reason ? [`Reason: ${reason}`] : []),
      `See the balance and how to reach us at ${link}`,
    ),
  }),
  moneyUnfrozen: ({ at }, { team, link, settings, time }) => ({
    subject: `The money of the team ${team} is free again`,
    text: emailBody(
      `Since ${time(at)}, the team ${team} can make withdrawals again. Thank you for your patience.`,
      `See the balance at ${link}`,
      choose(settings),
    ),
  }),
  refundWaiting: ({ number, orderNumber, amount }, { team, link, settings, money }) => ({
    subject: `Refund of ${money(amount)} waits for a decision`,
    text: emailBody(
      `A refund of ${money(amount)} of the order ${orderNumber} of the team ${team} waits for somebody to decide.`,
      `Refund number: ${number}`,
      `Approve or reject it at ${link}`,
      choose(settings),
    ),
  }),
  largeRefund: ({ number, orderNumber, amount }, { team, link, settings, money }) => ({
    subject: `Refund of ${money(amount)} on its way`,
    text: emailBody(
      `A refund of ${money(amount)} of the order ${orderNumber} of the team ${team} is on its way back to the payer.`,
      `Refund number: ${number}`,
      `The money is back at the original payment method within ${refundArrivesInDays} business days.`,
      `See who asked for it and why at ${link}`,
      choose(settings),
    ),
  }),
  bankReturn: ({ orderNumber, amount, debt }, { team, link, settings, money }) => ({
    subject: `The bank returned ${money(amount)} of a paid order`,
    text: emailBody(
      `The payer's bank took back ${money(amount)} of the order ${orderNumber} of the team ${team}. The money has left.`,
      ...(debt > 0 ? [`The balance did not cover ${money(debt)}: what becomes available pays that first.`] : []),
      `See the reason and the order at ${link}`,
      choose(settings),
    ),
  }),
  disputeOpened: ({ number, orderNumber, amount, until }, { team, link, settings, money, time }) => ({
    subject: `Dispute of ${money(amount)}: send evidence until ${time(until)}`,
    text: emailBody(
      `The payer's bank disputes ${money(amount)} of the order ${orderNumber} of the team ${team}. The money is blocked until the bank decides.`,
      `Dispute number: ${number}`,
      `Show until ${time(until)} that the sale was right, with proof of delivery, messages or invoices, at ${link}`,
      choose(settings),
    ),
  }),
  disputeEnded: ({ number, orderNumber, status }, { team, link, settings }) => ({
    subject: status === 'accepted' ? 'The bank accepted a dispute' : 'A dispute has ended: the money is free',
    text: emailBody(
      status === 'accepted'
        ? `The bank accepted the dispute about the order ${orderNumber} of the team ${team} and took the money back.`
        : `The dispute about the order ${orderNumber} of the team ${team} has ended, and the blocked money is free.`,
      `Dispute number: ${number}`,
      `See the decision at ${link}`,
      choose(settings),
    ),
  }),
  wrongAmount: ({ orderNumber, amount, expected }, { team, link, settings, money }) => ({
    subject: `Payment of ${money(amount)} instead of ${money(expected)}`,
    text: emailBody(
      `${money(amount)} arrived for order ${orderNumber} of the team ${team}, which is for ${money(expected)}. The order remains unpaid, and the money is being given back to the payer.`,
      `See the order at ${link}`,
      choose(settings),
    ),
  }),
  moneyCredited: ({ endToEndId, amount }, { team, link, settings, money }) => ({
    subject: `Credit of ${money(amount)}`,
    text: emailBody(
      `${money(amount)} arrived without naming an order, and we found that the money belongs to the team ${team}. It is in the available balance, without a fee. Payment: ${endToEndId}`,
      `See the statement at ${link}`,
      choose(settings),
    ),
  }),
  reviewDecided: ({ of, product, isAccepted }, { team, link, settings }) => {
    const what = product ? `${reviewed[of]}: ${productName('en-US', product)}` : reviewed[of];
    return {
      subject: isAccepted ? 'Review finished: all is well' : 'Review finished: something needs correcting',
      text: emailBody(
        `The team ${team} has the answer of its review.`,
        `${what}: ${isAccepted ? 'accepted by the review.' : 'the review asks for corrections.'}`,
        `See the details at ${link}`,
        choose(settings),
      ),
    };
  },
  ...appletTextsEn,
  broadcastApproval: ({ channel, label, what }, { team, link, settings }) => {
    const said = {
      asked: 'waits for the approval of a second person',
      approved: 'was approved by a second person',
      declined: 'was given back by a second person',
    }[what];
    return {
      subject: `Broadcast ${label}: ${said}`,
      text: emailBody(
        `The broadcast ${label} of the channel ${channel}, team ${team}, ${said}.`,
        `See it at ${link}`,
        choose(settings),
      ),
    };
  },
  broadcastReturned: ({ channel, label, reason }, { team, link, settings }) => {
    if (reason === 'templateUnderway')
      return {
        subject: `The sending of a broadcast is paused: ${label}`,
        text: emailBody(
          `The sending of a broadcast of the team ${team} in the channel ${channel} is paused: its message template was stopped.`,
          `Those who have it keep it. Resume the sending, or end it, at ${link}`,
          choose(settings),
        ),
      };
    const why = {
      rights: 'the person who scheduled it may no longer publish',
      tags: 'one of the chosen tags was deleted',
      closed: 'the channel has closed',
      limit: 'the channel may send fewer broadcasts a day than before',
      template: 'its message template cannot be sent now',
    }[reason];
    return {
      subject: `A scheduled broadcast was not sent: ${label}`,
      text: emailBody(
        `The broadcast that the team ${team} had scheduled in the channel ${channel} was not sent: ${why}.`,
        `It is a draft again. Open it and decide at ${link}`,
        choose(settings),
      ),
    };
  },
  ...channelTextsEn,
  ...templateTextsEn,
  ...ticketTextsEn,
  certificateEnding: ({ serial, name, days, endsAt }, { team, link, settings, day }) => ({
    subject: `The certificate ${name} ends ${days === 1 ? 'tomorrow' : `in ${days} days`}`,
    text: emailBody(
      `The certificate ${name} of the team ${team} ends on ${day(endsAt)}. After that, calls signed with it are refused.`,
      `Serial number: ${serial}`,
      `Register the next one and change over without a gap at ${link}`,
      choose(settings),
    ),
  }),
  webhookPaused: ({ name, url, since }, { team, link, settings, day }) => ({
    subject: `Notifications paused: ${name} has not answered since ${day(since)}`,
    text: emailBody(
      `The address ${name} of the team ${team} has not taken our notifications since ${day(since)}. So we have stopped trying for now.`,
      url,
      'Nothing is lost: the notifications are kept and sent when you resume.',
      `Mend your server and resume with one click at ${link}`,
      choose(settings),
    ),
  }),
  webhookGivenUp: ({ name, url }, { team, link, settings }) => ({
    subject: `Notifications not delivered: ${name}`,
    text: emailBody(
      `For more than a day we have tried to deliver notifications to the address ${name} of the team ${team}, without success.`,
      url,
      'When the address answers well again, we send again by ourselves what was not delivered; a test of yours is enough. Only what has had thirty attempts waits for you to send it.',
      `See which they are, and send a test, at ${link}`,
      choose(settings),
    ),
  }),
};
