import { openApplets } from './applet-modules.ts';
import { openBooks } from './book-modules.ts';
import { openChannels } from './channel-modules.ts';
import { openConversations } from './conversation-modules.ts';
import { openHelp } from './help-modules.ts';
import { openHome } from './home-modules.ts';
import { openMerchants } from './merchant-modules.ts';
import { createSandboxSettings } from './modules/sandbox/sandbox-settings.ts';
import { openPayments, openReturns } from './payment-modules.ts';
import { openPeople } from './people-modules.ts';
import { openPersons } from './person-modules.ts';
import type { Authenticators } from './platform/actor.ts';
import type { Module } from './platform/module.ts';
import type { Platform } from './platform/platform.ts';
import { openSandbox } from './sandbox-modules.ts';
import { openSupport } from './support-modules.ts';
import { openTools } from './tool-modules.ts';

/** Every module, each made from those before it. */
export const openModules = (platform: Platform) => {
  const settings = createSandboxSettings(platform);
  const people = openPeople(platform);
  const merchants = openMerchants(platform, settings, people);
  const paid = openPayments(platform, people, merchants);
  const returns = openReturns(platform, people, merchants, paid);
  const books = openBooks(platform, people, merchants, paid, returns);
  const support = openSupport(platform, { people, merchants, paid, returns, books });
  const applets = openApplets(platform, people, merchants, paid);
  const channels = openChannels(platform, people, merchants, paid, applets);
  const conversations = openConversations(platform, people, merchants, { paid, returns }, { channels, applets });
  const homes = openHome(platform, { merchants, returns, channels, conversations, support });
  const persons = openPersons(platform, { people, paid, applets, channels, conversations });
  const tools = openTools(platform, { people, merchants, paid, returns, books, channels, conversations });
  const help = openHelp(platform, merchants, paid);
  const sandboxes = openSandbox(platform, settings, {
    people,
    merchants,
    paid,
    returns,
    books,
    applets,
    channels,
    conversations,
  });
  const modules = {
    people,
    merchants,
    paid,
    returns,
    books,
    applets,
    channels,
    conversations,
    homes,
    persons,
    support,
    tools,
    help,
    sandboxes,
  };
  for (const { ports } of listOf(modules)) for (const port of Object.values(ports ?? {})) port.get();
  return modules;
};
export type Modules = ReturnType<typeof openModules>;

/** All of them in the order in which they were made. */
export const listOf = (modules: Modules): readonly Module[] =>
  Object.values(modules).flatMap((some): readonly Module[] => Object.values(some));

/** By what each kind of caller is known. */
export const authenticatorsOf = ({ people, merchants, paid, returns, applets, tools }: Modules): Authenticators => {
  const { sessions } = people.session.services;
  const { factors, approvals } = people.factor.services;
  return {
    session: sessions.authenticate,
    pending: sessions.authenticatePending,
    holdRights: sessions.holdRights,
    hasFactor: factors.isOn,
    takeApproval: approvals.take,
    openApproval: approvals.open,
    ...people.staff.services.staff.authenticate,
    merchant: merchants.certificate.services.authenticateMerchant,
    applet: applets.credential.services.accessTokens.authenticate,
    uploadKey: applets.credential.services.uploadKeys.authenticate,
    requester: paid.authorization.services.authorizations.authenticate,
    customer: paid.customer.services.customers.authenticate,
    device: returns.device.services.devices.authenticate,
    toolKey: tools.tool.services.toolKeys.authenticate,
  };
};
