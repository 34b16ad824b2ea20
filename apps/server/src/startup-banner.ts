import type { Config } from './config.ts';
import type { Demo } from './modules/sandbox/demo.ts';

/** What a person sees when the server is up: where to go, and who may sign in where. */
export const printStartupBanner = (config: Config, demo: Demo | undefined): void => {
  const at = config.publicBaseUrl;
  const lines = [
    '',
    `  Balcão is open`,
    '',
    `  Back office        ${at}/`,
    `  Console            ${at}/console/`,
    ...(config.sandbox ? [`  Phone              ${at}/phone/`] : []),
    `  API documentation  ${at}/docs`,
    '',
    ...(demo
      ? [
          `  Everybody of the demonstration signs in with ${demo.password}`,
          ...demo.people.map(({ email, what }) => `    ${email.padEnd(26)} ${what}`),
          '',
        ]
      : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
};
