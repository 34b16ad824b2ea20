import type { Page } from '@playwright/test';

/** A device of Chromium's own making, which holds passkeys and approves every request. */
export interface VirtualDevice {
  /** Whether it knows its user: by finger, face or PIN. One that does not refuses. */
  knowsItsUser(yes: boolean): Promise<void>;
  /** How many passkeys it holds. */
  count(): Promise<number>;
}

/** Gives the page's browser a device with a screen lock; `synced`: its passkeys are kept by a provider too. */
export const plugIn = async (page: Page, { synced = false } = {}): Promise<VirtualDevice> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      defaultBackupEligibility: synced,
      defaultBackupState: synced,
    },
  });
  return {
    knowsItsUser: async (isUserVerified) => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    count: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
};
