import { openConnections } from './connection-services.ts';
import { openDevices } from './device-services.ts';
import { openFinance } from './finance-services.ts';
import { openMembers, openNotices } from './member-services.ts';
import { createAccountService } from './modules/account/account.service.ts';
import { createAccountDataService } from './modules/account/account-data.service.ts';
import { createAccountNames } from './modules/account/account-names.service.ts';
import { createAvatarService } from './modules/account/avatar.service.ts';
import { createCaptchaService } from './modules/account/captcha.service.ts';
import { createChatBindings } from './modules/account/chat-binding.service.ts';
import { createCredentials } from './modules/account/credentials.service.ts';
import { createKnownNetworks } from './modules/account/known-networks.service.ts';
import { createOwnEmail } from './modules/account/own-email.service.ts';
import { createOwnPassword } from './modules/account/own-password.service.ts';
import { createAddressService } from './modules/address/address.service.ts';
import { createAuthorizationService } from './modules/authorization/authorization.service.ts';
import { createAuthorizationAnswers } from './modules/authorization/authorization-answer.service.ts';
import { createCardService } from './modules/customer/card.service.ts';
import { createCustomerService } from './modules/customer/customer.service.ts';
import { createRealNames } from './modules/customer/real-name.service.ts';
import { createApprovals } from './modules/factor/approval.service.ts';
import { createFactorService } from './modules/factor/factor.service.ts';
import { createFactorLetters } from './modules/factor/factor-letters.ts';
import { createFactorSetup } from './modules/factor/factor-setup.service.ts';
import { createProofs } from './modules/factor/proof.service.ts';
import { createLogService } from './modules/log/log.service.ts';
import { createMemberCount } from './modules/member/member-count.service.ts';
import { adminMaskFor } from './modules/member/member-rights.service.ts';
import { createCeremony } from './modules/passkey/ceremony.ts';
import { createChallenges } from './modules/passkey/challenge.ts';
import { createPasskeyService } from './modules/passkey/passkey.service.ts';
import { createPasskeyLoginService } from './modules/passkey/passkey-login.service.ts';
import { createRoleService } from './modules/role/role.service.ts';
import { createDemoShop } from './modules/sandbox/demo-shop.service.ts';
import { createSandboxService } from './modules/sandbox/sandbox.service.ts';
import { createSandboxSettings, type SandboxSettings } from './modules/sandbox/sandbox-settings.ts';
import { createSeedService } from './modules/sandbox/seed.service.ts';
import { createSecondStep } from './modules/session/second-step.service.ts';
import { createSessionService } from './modules/session/session.service.ts';
import { createSessionList } from './modules/session/session-list.service.ts';
import { createTeamService } from './modules/team/team.service.ts';
import { createTeamInfo } from './modules/team/team-info.service.ts';
import { openMoney } from './money-services.ts';
import { openPayments } from './payment-services.ts';
import type { Authenticators } from './platform/actor.ts';
import { createGuessThrottle } from './platform/guess-throttle.ts';
import { createPasswordHashing } from './platform/password-hashing.ts';
import type { Platform } from './platform/platform.ts';
import { openProducts } from './product-services.ts';
import { openCertifications, openReviews } from './review-services.ts';
import { openSettlements } from './settlement-services.ts';
import { openStaff } from './staff-services.ts';

/** Who people are and where they work. */
const openIdentity = (platform: Platform, settings: SandboxSettings) => {
  const { config, db, clock, events, jobs, limits, mailer, secrets } = platform;
  const passwords = createPasswordHashing(secrets);
  const networks = createKnownNetworks({ db, clock, jobs });
  const throttle = createGuessThrottle(limits, 'member', networks.isKnown);
  const credentials = createCredentials({ db, passwords, networks });
  const names = createAccountNames();
  const logs = createLogService({ db, names, maskFor: adminMaskFor });
  const roles = createRoleService({ db, events, logs });
  const factors = createFactorService({ secrets, throttle: createGuessThrottle(limits, 'factor', networks.isKnown) });
  const realNames = createRealNames({ secrets });
  const sessions = createSessionService({ db, clock, jobs, throttle, credentials, factors, realNames, roles });
  const captchas = createCaptchaService({ db, clock, jobs, secrets });
  const { publicBaseUrl } = config;
  const mails = { mailer, publicBaseUrl };
  const ownPassword = createOwnPassword({ db, limits, passwords, sessions, ...mails });
  const accounts = createAccountService({ db, captchas, passwords, throttle, ownPassword, sessions, ...mails });
  const ownEmail = createOwnEmail({ db, limits, captchas, sessions, ...mails });
  const people = openMembers(platform, { names, logs, roles, credentials });
  const teams = createTeamService({ db, members: people.members });
  const teamInfo = createTeamInfo({ db, names, memberCount: createMemberCount() });
  const staff = openStaff(platform, { passwords, teams });
  const told = openNotices(platform, teams);
  return {
    passwords,
    credentials,
    captchas,
    networks,
    sessions,
    factors,
    realNames,
    accounts,
    ownEmail,
    ownPassword,
    names,
    logs,
    ...people,
    roles,
    teams,
    teamInfo,
    ...told,
    ...staff,
    ...openReviews(platform, { names, teams, settings, sessions, ...people, ...staff, ...told }),
  };
};
type Identity = ReturnType<typeof openIdentity>;

/** How people show anew, or in a second step, that they are who they say. */
const openFactors = (
  { config, clock, db, jobs, mailer, secrets }: Platform,
  { factors, sessions, credentials, captchas, ownPassword }: Identity,
) => {
  const letters = createFactorLetters({ mailer, publicBaseUrl: config.publicBaseUrl });
  const secondStep = createSecondStep({ db, sessions });
  const approvals = createApprovals({ db, clock, jobs });
  const about = { db, factors, credentials, letters };
  return {
    approvals,
    factorSetup: createFactorSetup({ ...about, secrets, sessions }),
    proofs: createProofs({ ...about, approvals, captchas, secondStep, ownPassword }),
    sessionList: createSessionList({ db }),
  };
};

/** The keys on people's devices that log them in. */
const openPasskeys = (platform: Platform, identity: Pick<Identity, 'credentials' | 'sessions'>) => {
  const { publicBaseUrl } = platform.config;
  const needs = { ...platform, ...identity, publicBaseUrl };
  const ceremony = createCeremony(publicBaseUrl);
  const challenges = createChallenges(platform);
  return {
    passkeys: createPasskeyService({ ...needs, ceremony, challenges }),
    passkeyLogins: createPasskeyLoginService({ ...needs, ceremony, challenges }),
  };
};

/** What people see and take along of themselves. */
const openProfiles = (
  platform: Platform,
  services: Identity & ReturnType<typeof openFactors> & ReturnType<typeof openPasskeys>,
) => {
  const avatars = createAvatarService(platform);
  return { avatars, accountData: createAccountDataService({ ...services, db: platform.db, avatars }) };
};

/** What is between people's accounts and the chat app on their phones. */
const openChat = (platform: Platform, { sessions }: Pick<Identity, 'sessions'>) => {
  const { config, db, clock, jobs, limits, mailer, secrets } = platform;
  const bindings = createChatBindings({ mailer, publicBaseUrl: config.publicBaseUrl, sessions });
  const customers = createCustomerService({ db, clock, limits, networks: platform.loginNetworks, secrets, bindings });
  const authorizations = createAuthorizationService({ db, clock, jobs, bindings, sessions });
  const authorizationAnswers = createAuthorizationAnswers({ db, bindings, customers, sessions });
  return { bindings, customers, cards: createCardService({ db }), authorizations, authorizationAnswers };
};

/** By what each kind of caller is known. */
const authenticatorsOf = (
  services: Identity &
    Pick<ReturnType<typeof openFactors>, 'approvals'> &
    ReturnType<typeof openChat> &
    ReturnType<typeof openConnections> &
    ReturnType<typeof openDevices>,
): Authenticators => ({
  session: services.sessions.authenticate,
  pending: services.sessions.authenticatePending,
  asker: services.authorizations.authenticate,
  ...services.staff.authenticate,
  merchant: services.authenticateMerchant,
  customer: services.customers.authenticate,
  holdRights: services.sessions.holdRights,
  hasFactor: services.factors.isOn,
  takeApproval: services.approvals.take,
  openApproval: services.approvals.open,
  device: services.devices.authenticate,
});

/** Every service of the house, each with what it needs and no more. */
export const openServices = (platform: Platform) => {
  const settings = createSandboxSettings(platform);
  const identity = openIdentity(platform, settings);
  const proofs = openFactors(platform, identity);
  const passkeys = openPasskeys(platform, identity);
  const profiles = openProfiles(platform, { ...identity, ...proofs, ...passkeys });
  const chat = openChat(platform, identity);
  const certifications = openCertifications(platform, { ...identity, ...chat });
  const connections = openConnections(platform, identity);
  const paid = openPayments(platform, { ...identity, ...certifications, ...connections, settings });
  const payments = { ...paid, ...openSettlements(platform, { ...identity, ...paid }) };
  const products = openProducts(platform, { ...identity, ...certifications, ...paid });
  const devices = openDevices(platform, { ...identity, ...payments });
  const money = openMoney(platform, { ...identity, ...connections, ...payments });
  const finance = openFinance(platform, { ...identity, ...certifications, ...payments });
  const { db, clock, jobs, events, config, owner, signing } = platform;
  const seeds = createSeedService({
    db,
    clock,
    ...identity,
    ...chat,
    ...certifications,
    ...connections,
    ...payments,
    ...devices,
    ...money,
  });
  const { customers, uploads, bills, ledgerProofs: books } = { ...identity, ...chat, ...payments };
  const needs = { db, clock, jobs, events, settings, seeds, customers, uploads, bills, books, config, owner, signing };
  const sandbox = createSandboxService(needs);
  const demoShop = createDemoShop({ config, clock, signing });
  const authenticators = authenticatorsOf({ ...identity, ...proofs, ...chat, ...connections, ...devices });
  return {
    ...identity,
    ...proofs,
    ...profiles,
    ...passkeys,
    ...chat,
    ...certifications,
    ...connections,
    ...payments,
    ...products,
    ...devices,
    ...money,
    ...finance,
    addresses: createAddressService(platform),
    settings,
    seeds,
    sandbox,
    demoShop,
    authenticators,
  };
};
export type Services = ReturnType<typeof openServices>;
