import { X509Certificate } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { requestLines } from '@balcao/contract/open-signature';
import type { Diagnosis } from '@balcao/contract/request';
import type { KnownCertificate } from '../certificate/certificate.service.ts';
import type { KeptLines } from './seen-request.ts';
import { fitter, formMistake, openRsa, sha256Of } from './signature-check.ts';
import { type Variant, variantsOf } from './signing-variants.ts';

const unknownOf = { sha256: 'opensSha256', sha1: 'opensSha1', sha512: 'opensSha512' } as const;

interface Patient {
  readonly lines: KeptLines;
  /** The certificate that the call named. */
  readonly named: KnownCertificate;
  /** Every certificate of the team. */
  readonly all: readonly KnownCertificate[];
  /** What a whole address of ours begins with. */
  readonly origins: readonly string[];
}

const keyOf = ({ pem }: KnownCertificate) => new X509Certificate(pem).publicKey;

/** Facts about a signature that matches none of the tried inputs. */
const unknownBy = (certificate: KnownCertificate, signature: Buffer): Diagnosis['unknown'] => {
  const key = keyOf(certificate);
  if (key.asymmetricKeyType !== 'rsa') return 'nothingFits';
  const opened = openRsa(key, signature);
  return opened ? unknownOf[opened.hash] : 'foreignKey';
};

/** Whose key made the signature, where that can be told without knowing what was signed, or where it fits the right text. */
const signerOf = ({ named, all }: Patient, signature: Buffer, expected: string): KnownCertificate => {
  const others = all.filter(({ serial }) => serial !== named.serial);
  const fitting = others.find((one) => fitter(keyOf(one), signature)(expected));
  if (fitting) return fitting;
  const isRsa = (one: KnownCertificate) => keyOf(one).asymmetricKeyType === 'rsa';
  if (isRsa(named) && openRsa(keyOf(named), signature)) return named;
  return others.find((one) => isRsa(one) && openRsa(keyOf(one), signature)) ?? named;
};

const portionMs = 5;

/**
 * The first of the texts that fits, each tried once. All of them take up to a second, and hold a hundred megabytes: they come one by
 * one, a portion at a time, between which everyone else has their turn.
 */
const firstThatFits = async (
  variants: Iterable<Variant>,
  fits: ReturnType<typeof fitter>,
): Promise<Variant | undefined> => {
  const tried = new Set<string>();
  let began = performance.now();
  for (const variant of variants) {
    const sha256 = sha256Of(variant.text);
    const name = sha256.toString('base64');
    if (!tried.has(name) && fits(variant.text, sha256)) return variant;
    tried.add(name);
    if (performance.now() - began < portionMs) continue;
    await setImmediate();
    began = performance.now();
  }
  return undefined;
};

/**
 * Finds out why a signature did not fit: whether it is of another key, and which of the usual mistakes it comes from. What it finds
 * is proven: the signature fits the text that it names.
 */
export const diagnose = async (patient: Patient): Promise<Diagnosis> => {
  const { lines, named, origins } = patient;
  const { body } = lines;
  const { algorithm } = named;
  if (body === null) return { algorithm, expected: null, found: null, otherCertificate: null, unknown: null };
  const expected = requestLines({ ...lines, body });
  const signature = Buffer.from(lines.signature, 'base64');
  const signer = signerOf(patient, signature, expected);
  const key = keyOf(signer);
  const otherCertificate = signer === named ? null : { serial: signer.serial, name: signer.name };
  const said = { algorithm, expected, otherCertificate };
  const fits = fitter(key, signature);
  if (otherCertificate && fits(expected)) return { ...said, found: null, unknown: null };
  const form = formMistake(key, lines.signature, expected);
  if (form) return { ...said, found: { signed: expected, mistakes: [form] }, unknown: null };
  const parts = { ...lines, body };
  const variant = await firstThatFits(variantsOf(parts, origins), fits);
  if (variant) return { ...said, found: { signed: variant.text, mistakes: [...variant.mistakes] }, unknown: null };
  return { ...said, found: null, unknown: unknownBy(signer, signature) };
};
