import type { Merchants } from './merchant-modules.ts';
import { credentialModule } from './modules/credential/credential.module.ts';
import { messageModule } from './modules/message/message.module.ts';
import { openingModule } from './modules/opening/opening.module.ts';
import { previewModule } from './modules/preview/preview.module.ts';
import { usageModule } from './modules/usage/usage.module.ts';
import { versionModule } from './modules/version/version.module.ts';
import type { Payments } from './payment-modules.ts';
import type { People } from './people-modules.ts';
import type { Platform } from './platform/platform.ts';

/** The versions of mini programs, from which their state is told. */
const openVersions = (platform: Platform, people: People, merchants: Merchants, paid: Payments) => {
  const version = versionModule({
    platform,
    names: people.account.services.names,
    logs: people.log.services.logs,
    exports: merchants.exporting.services.exports,
    uploads: merchants.upload.services.uploads,
    applets: merchants.applet.services.applets,
    appletShelves: merchants.applet.services.appletShelves,
    domains: merchants.domain.services.domains,
    customers: paid.customer.services.customers,
    teams: people.team.services.teams,
    notices: people.notification.services.notices,
    auditEvents: people.staff.services.auditEvents,
    ...merchants.review.services,
  });
  merchants.applet.ports.standings.give(version.services.standings);
  return version;
};

/** What mini programs are made of, and how they reach people. */
export const openApplets = (platform: Platform, people: People, merchants: Merchants, paid: Payments) => {
  const version = openVersions(platform, people, merchants, paid);
  const { names } = people.account.services;
  const { logs } = people.log.services;
  const { notices } = people.notification.services;
  const { members } = people.member.services;
  const { teams } = people.team.services;
  const { auditEvents, staffNames } = people.staff.services;
  const { reviews, reviewSubjects } = merchants.review.services;
  const { uploads } = merchants.upload.services;
  const { applets } = merchants.applet.services;
  const { domains } = merchants.domain.services;
  const { customers } = paid.customer.services;
  const { exports } = merchants.exporting.services;
  const { servedVersions, versionContents, reviewLinks } = version.services;
  const { foundApplets } = merchants.applet.services;
  const credential = credentialModule({ platform, logs, names, members, applets });
  const preview = previewModule({
    platform,
    logs,
    applets,
    foundApplets,
    uploads,
    uploadKeys: credential.services.uploadKeys,
    making: version.services.versionMaking,
    testers: version.services.testers,
    bindings: people.account.services.bindings,
  });
  const opening = openingModule({
    platform,
    foundApplets,
    domains,
    customers,
    servedVersions,
    versionContents,
    reviewLinks,
    ...preview.services,
  });
  const { openings } = opening.services;
  paid.customer.ports.mayAsk.give(openings.mayPay);
  const message = messageModule({
    ...{ platform, logs, notices, teams, applets, exports, openings, reviews, reviewSubjects, auditEvents, staffNames },
  });
  version.ports.messageChanges.give(message.services.messageChanges);
  const usage = usageModule({ platform, applets, exports, openings, servedVersions, versionContents });
  return { version, credential, preview, opening, message, usage };
};
export type Applets = ReturnType<typeof openApplets>;
