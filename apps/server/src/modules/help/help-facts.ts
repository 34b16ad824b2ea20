import { captchaLifeMinutes, captchaTriesAtMost } from '@balcao/contract/account';
import { appletsAtMost } from '@balcao/contract/applet';
import { allowedNetworksAtMost } from '@balcao/contract/applet-allowlist';
import { appletDomainsAtMost } from '@balcao/contract/applet-domain';
import { formerSecretHours } from '@balcao/contract/applet-secret';
import { uploadKeysAtMost } from '@balcao/contract/applet-upload-key';
import { heldHours } from '@balcao/contract/association';
import { authorizationLifeSeconds } from '@balcao/contract/authorization';
import { broadcastsADay, recallMinutes } from '@balcao/contract/broadcast';
import { activeCertificatesAtMost, certificateWarningDays } from '@balcao/contract/certificate';
import { channelsAtMost, closingDays } from '@balcao/contract/channel';
import { disputeDays } from '@balcao/contract/dispute';
import { exportLifeHours } from '@balcao/contract/export';
import { factorTriesAtMost } from '@balcao/contract/factor';
import { invitationLifeDays } from '@balcao/contract/invitation';
import { sourcesAtMost } from '@balcao/contract/knowledge';
import type { Locale } from '@balcao/contract/locale';
import { noticeKeptDays } from '@balcao/contract/notification-bell';
import { instalmentsAtMost, PaymentMethod } from '@balcao/contract/order';
import { passkeysAtMost } from '@balcao/contract/passkey';
import { refundArrivesInDays, refundDays, refundsOfOrderAtMost } from '@balcao/contract/refund';
import { promisedBankDays } from '@balcao/contract/review';
import { robotAnswersKeptDays, robotsAtMost } from '@balcao/contract/robot';
import { shopCodesAtMost } from '@balcao/contract/shop-code';
import { messageTemplatesAtMost } from '@balcao/contract/template';
import { templateVariablesAtMost } from '@balcao/contract/template-form';
import { ticketReopenDays, ticketsADay } from '@balcao/contract/ticket';
import { toolKeysAtMost } from '@balcao/contract/tool-key';
import { developVersionsAtMost, rollbackVersionsAtMost } from '@balcao/contract/version';
import { testersAtMost } from '@balcao/contract/version-tester';
import { webhookEndpointsAtMost, webhookPausedAfterDays } from '@balcao/contract/webhook';
import { withdrawalBankDays } from '@balcao/contract/withdrawal';
import { destinationHoldHours, destinationsAtMost } from '@balcao/contract/withdrawal-destination';
import { workflowsAtMost } from '@balcao/contract/workflow';
import { workflowNodesAtMost } from '@balcao/contract/workflow-kinds';

const { pix, credit } = PaymentMethod.enum;

/** What articles say in figures, from where the product has it: `{refundDaysPix}` in an article cannot be wrong. */
export const helpFacts: Readonly<Record<string, number>> = {
  activeCertificatesAtMost,
  allowedNetworksAtMost,
  appletDomainsAtMost,
  appletsAtMost,
  broadcastsADay,
  captchaLifeMinutes,
  captchaTriesAtMost,
  certificateWarningDays,
  channelsAtMost,
  closingDays,
  destinationHoldHours,
  destinationsAtMost,
  developVersionsAtMost,
  exportLifeHours,
  factorTriesAtMost,
  formerSecretHours,
  heldHours,
  instalmentsAtMost,
  invitationLifeDays,
  messageTemplatesAtMost,
  noticeKeptDays,
  passkeysAtMost,
  recallMinutes,
  refundArrivesInDays,
  refundsOfOrderAtMost,
  robotAnswersKeptDays,
  robotsAtMost,
  rollbackVersionsAtMost,
  shopCodesAtMost,
  sourcesAtMost,
  templateVariablesAtMost,
  testersAtMost,
  ticketReopenDays,
  ticketsADay,
  toolKeysAtMost,
  uploadKeysAtMost,
  webhookEndpointsAtMost,
  webhookPausedAfterDays,
  withdrawalBankDays,
  workflowNodesAtMost,
  workflowsAtMost,
  authorizationLifeMinutes: authorizationLifeSeconds / 60,
  enterpriseBankDays: promisedBankDays.enterprise,
  personalBankDays: promisedBankDays.personal,
  refundDaysPix: refundDays(pix),
  refundDaysOther: refundDays(credit),
  evidenceDays: disputeDays.evidence,
  decisionDays: disputeDays.decision,
};

/** The text with its figures, as the language writes them. @throws Error on a name that is none of ours. */
export const withFacts = (text: string, locale: Locale): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const { [name]: fact } = helpFacts;
    if (fact === undefined) throw new Error(`an article names {${name}}, which is no figure of the product`);
    return fact.toLocaleString(locale);
  });
