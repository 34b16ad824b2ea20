import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '../../config.ts';
import type { DemoAppletSecret, DemoServer } from './demo-server.ts';
import { applicants } from './seed-applicants.ts';
import { type DemoTeam, demoPassword, demoStaff, demoTeams, phonePeople } from './seed-people.ts';

/** What someone who tries the sandbox needs to know; the start prints it and writes it down. */
export interface Demo {
  readonly password: string;
  readonly people: readonly { readonly email: string; readonly what: string }[];
}

/** How the demo team's server signs: its number, its certificate, its private key. */
export interface DemoCredentials {
  readonly merchantNumber: string;
  readonly serial: string;
  /** PEM; kept in a file of its own, readable by its owner only. */
  readonly privateKey: string;
  /** By what the servers of its mini programs are known; nothing where the demonstration was laid out without them. */
  readonly applets?: Readonly<Record<DemoServer, DemoAppletSecret>>;
}

const membersOf = ({ founder, people }: DemoTeam) => [
  { ...founder, role: null },
  ...people.map(({ role, ...person }) => ({ ...person, role: role.name })),
];

export const demoOf = (): Demo => ({
  password: demoPassword,
  people: [
    ...demoTeams.flatMap((team) =>
      membersOf(team).map(({ email, role }) => ({
        email,
        what: `${team.name}: ${role === null ? 'super admin' : `role ${role}`}`,
      })),
    ),
    ...applicants.map(({ founder, team, what }) => ({ email: founder.email, what: `${team.name}: ${what}` })),
    ...demoStaff.map(({ email, role }) => ({ email, what: `console: ${role}` })),
  ],
});

const keyFile = (config: Config): string => path.join(config.dataDir, 'demo-private-key.pem');
const credentialsFile = (config: Config): string => path.join(config.dataDir, 'demo-credentials.json');

export const keepCredentials = (config: Config, { privateKey, ...known }: DemoCredentials): void => {
  fs.mkdirSync(config.dataDir, { recursive: true });
  fs.writeFileSync(keyFile(config), privateKey, { mode: 0o600 });
  fs.writeFileSync(credentialsFile(config), JSON.stringify(known), { mode: 0o600 });
};

/** How the demo team's server signs; undefined where the demonstration was never laid out. */
export const readCredentials = (config: Config): DemoCredentials | undefined => {
  if (!fs.existsSync(credentialsFile(config)) || !fs.existsSync(keyFile(config))) return undefined;
  const known = JSON.parse(fs.readFileSync(credentialsFile(config), 'utf8')) as Omit<DemoCredentials, 'privateKey'>;
  return { ...known, privateKey: fs.readFileSync(keyFile(config), 'utf8') };
};

/** Writes DATA_DIR/sandbox.json: addresses, sign-ins, and how the demo team's server signs. */
export const writeSandboxFile = (config: Config, platformKey: { id: string; publicKey: string }): void => {
  const known = fs.existsSync(credentialsFile(config))
    ? (JSON.parse(fs.readFileSync(credentialsFile(config), 'utf8')) as Omit<DemoCredentials, 'privateKey'>)
    : undefined;
  const at = config.publicBaseUrl;
  const content = {
    addresses: { backOffice: `${at}/`, console: `${at}/console/`, phone: `${at}/phone/`, documentation: `${at}/docs` },
    password: demoPassword,
    teams: [
      ...demoTeams.map((team) => ({ name: team.name, people: membersOf(team) })),
      ...applicants.map(({ team, what, founder }) => ({ name: team.name, what, people: [{ ...founder, role: null }] })),
    ],
    staff: demoStaff,
    customers: phonePeople.map((one, index) => ({ ...one, boundTo: index === 0 ? demoTeams[0].founder.email : null })),
    platformKey,
    ...(known ? { merchantServer: { ...known, privateKeyFile: keyFile(config) } } : {}),
  };
  fs.writeFileSync(path.join(config.dataDir, 'sandbox.json'), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
};
