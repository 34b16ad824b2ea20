import { isCep, stripCep } from '@balcao/brazil/cep';
import { states } from '@balcao/brazil/states';
import type { KnownAddress } from '@balcao/contract/address';
import * as z from 'zod/mini';
import type { Outbound } from '../../platform/outbound.ts';

/** What a source knows of a postal code: an address, nothing, or that it could not be asked. */
export type CepLookup = (cep: string) => Promise<KnownAddress | null | 'failed'>;

/** Text of a foreign server: one line, no control characters, no longer than the field it goes into. */
const part = (atMost: number) =>
  z.pipe(
    z.nullish(z.string()),
    z.transform((text) =>
      (text ?? '').toWellFormed().normalize('NFC').replaceAll(/\p{C}/gu, '').trim().slice(0, atMost),
    ),
  );
const stateCodes: readonly string[] = states.map(({ code }) => code);

/** The answer of ViaCEP, and of services that answer as it does; `erro` says that the code does not exist. */
const Answer = z.union([
  z.pipe(
    z.object({ erro: z.union([z.literal(true), z.literal('true')]) }),
    z.transform(() => null),
  ),
  z.pipe(
    z.object({
      cep: z.pipe(z.string().check(z.refine(isCep)), z.transform(stripCep)),
      logradouro: part(120),
      bairro: part(80),
      localidade: part(80),
      uf: z.string().check(z.refine((code) => stateCodes.includes(code))),
    }),
    z.transform(({ cep, logradouro, bairro, localidade, uf }): KnownAddress => {
      return { cep, street: logradouro, district: bairro, city: localidade, state: uf };
    }),
  ),
]);

const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Asks a service at an address with `{cep}` in it. Anything but a well-formed answer within 3 seconds is a failure. */
export const createCepService =
  (address: string, outbound: Pick<Outbound, 'get'>): CepLookup =>
  async (cep) => {
    const result = await outbound.get(address.replaceAll('{cep}', cep), { accept: 'application/json' });
    if ('failure' in result) return 'failed';
    if (result.status === 404) return null;
    const answer = Answer.safeParse(result.status === 200 ? read(result.answer) : undefined);
    if (!answer.success || (answer.data && answer.data.cep !== cep)) return 'failed';
    return answer.data;
  };
