import { Gauge, type Registry } from 'prom-client';

/** A figure that is read whenever someone asks for it: one number, or one for each value of its label. */
export type GaugeSource = { readonly name: string; readonly help: string } & (
  | { readonly label?: undefined; read(): Promise<number> }
  | { readonly label: string; read(): Promise<Readonly<Record<string, number>>> }
);

/**
 * Makes the figures part of what is told. One that cannot be read is left out: the others still say how things stand, such as while the
 * database is away.
 */
export const registerGauges = (registry: Registry, sources: readonly GaugeSource[]): void => {
  for (const source of sources)
    new Gauge({
      name: source.name,
      help: source.help,
      registers: [registry],
      labelNames: source.label === undefined ? [] : [source.label],
      async collect() {
        this.reset();
        if (source.label === undefined) {
          const value = await source.read().catch(() => undefined);
          if (value === undefined) this.remove();
          else this.set(value);
          return;
        }
        const { label } = source;
        const values = await source.read().catch(() => ({}));
        for (const [name, value] of Object.entries(values)) this.set({ [label]: name }, value);
      },
    });
};
