import { X509Certificate } from 'node:crypto';
import { requestLines } from '@balcao/contract/open-signature';
import type { Diagnosis } from '@balcao/contract/request';
import type { KnownCertificate } from '../certificate/certificate.service.ts';
import type { KeptLines } from './request-recorder.ts';
import { fitter, formMistake, openRsa } from './signature-check.ts';
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

/** What is known of a signature that fits nothing that was tried. */
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

const firstOf = (variants: Iterable<Variant>, isIt: (variant: Variant) => boolean): Variant | undefined => {
  for (const variant of variants) if (isIt(variant)) return variant;
  return undefined;
};

/**
 * Finds out why a signature did not fit: whether it is of another key, and which of the usual mistakes it comes from. What it finds
 * is proven: the signature fits the text that it names.
 */
export const diagnose = (patient: Patient): Diagnosis => {
  const { lines, named, origins } = patient;
  const { body } = lines;
  const expected = requestLines({ ...lines, body: body ?? '' });
  const known = { expected, algorithm: named.algorithm };
  const nothing = { found: null, otherCertificate: null, unknown: null };
  if (body === null) return { ...known, ...nothing, isComplete: false };
  const signature = Buffer.from(lines.signature, 'base64');
  const signer = signerOf(patient, signature, expected);
  const key = keyOf(signer);
  const otherCertificate = signer === named ? null : { serial: signer.serial, name: signer.name };
  const said = { ...known, otherCertificate, isComplete: true };
  const fits = fitter(key, signature);
  if (otherCertificate && fits(expected)) return { ...said, found: null, unknown: null };
  const form = formMistake(key, lines.signature, expected);
  if (form) return { ...said, found: { signed: expected, mistakes: [form] }, unknown: null };
  const parts = { ...lines, body };
  const variant: Variant | undefined = firstOf(variantsOf(parts, origins), ({ text }) => fits(text));
  if (variant) return { ...said, found: { signed: variant.text, mistakes: [...variant.mistakes] }, unknown: null };
  return { ...said, found: null, unknown: unknownBy(signer, signature) };
};
