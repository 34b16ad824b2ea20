import { reject } from '../../e2e/support/desk.ts';
import { inNewTeam } from '../../e2e/support/person.ts';
import { certify, submitMerchant } from '../../e2e/support/submission.ts';
import { inBackOffice, type Onlooker } from './onlooker.ts';
import type { TemporaryServer } from './server.ts';

/** What differs from state to state of what a team has submitted. */
const only = /^\/(home|certify|setting\/merchant.*|payment\/overview)$/;
const common = { app: 'backoffice', params: {}, only } as const;
const formSteps = ['contact', 'representative', 'partners', 'account', 'documents', 'check'].map(
  (step) => `/setting/merchant/payment?step=${step}`,
);

/** The founders of the teams that wait for staff, or for whom staff wait. */
export const meetApplicants = (
  { sandbox }: TemporaryServer,
  atWork: (email: string) => Promise<string>,
): Promise<Onlooker[]> =>
  Promise.all(
    sandbox.teams.flatMap(({ what, people: [founder] }) => {
      if (!what || !founder) return [];
      const name = what.replaceAll(/[^a-z]+/g, '-');
      return [atWork(founder.email).then((token) => ({ ...common, name, token: inBackOffice(token) }))];
    }),
  );

/** Founders of teams that have nothing yet, are certified, or are to correct their data for payments: the form, step by step. */
export const meetFillers = async ({ address, sandbox }: TemporaryServer): Promise<Onlooker[]> => {
  const email = sandbox.teams[1]?.people[0]?.email ?? '';
  const fresh = await inNewTeam(address, email, 'Confeitaria Nova');
  const certified = await inNewTeam(address, email, 'Confeitaria Certificada');
  const rejected = await inNewTeam(address, email, 'Confeitaria a Corrigir');
  await certify(address, certified);
  await submitMerchant(address, rejected);
  await reject(address, rejected, 'merchant', [
    { path: 'partners.1.cpf', reason: 'numberDiffers', note: 'O documento diz outro número.' },
    { path: 'cnpjFile', reason: 'unreadable', note: null },
  ]);
  return [
    { ...common, name: 'nothing-handed-in', token: inBackOffice(fresh) },
    { ...common, name: 'certified', token: inBackOffice(certified), more: formSteps },
    { ...common, name: 'payment-data-rejected', token: inBackOffice(rejected), more: formSteps },
  ];
};
