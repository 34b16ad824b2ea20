/** The mini programs of the demonstration that people open, by the template they were made from. */
export const demoServers = {
  shop: { name: 'Café do Mercado', host: 'cafe' },
  queue: { name: 'Barbearia do Mercado', host: 'barbearia' },
} as const;
export type DemoServer = keyof typeof demoServers;

/** How the server of a mini program is known to the platform. */
export interface DemoAppletSecret {
  readonly appId: string;
  readonly appSecret: string;
  /** The message by which a customer hears that the order is ready. */
  readonly readyTemplate?: string;
}
