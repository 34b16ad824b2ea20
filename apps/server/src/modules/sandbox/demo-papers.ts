import fs from 'node:fs/promises';
import path from 'node:path';
import type { DemoPaper } from './demo-paper.ts';
import { pdfOf } from './demo-paper.ts';
import type { DemoCompany, PaperName } from './seed-companies.ts';

/** A file of the demonstration, as someone would have sent it. */
export interface DemoFile {
  readonly name: string;
  readonly bytes: Buffer;
}
/** The papers of someone, by name; made when they are asked for. */
export type Papers = Partial<Record<PaperName, () => Promise<DemoFile>>>;

const pictures = path.join(import.meta.dirname, 'pictures');
/** A picture of an identity card, as a phone takes it. */
const picture = (file: string) => async (): Promise<DemoFile> => ({
  name: file.replace('.webp', '.jpg'),
  bytes: await fs.readFile(path.join(pictures, file)),
});
const printed = (paper: DemoPaper) => async (): Promise<DemoFile> => ({ name: paper.name, bytes: pdfOf(paper) });

const dayOf = (day: string): string => `${day.slice(6)}/${day.slice(4, 6)}/${day.slice(0, 4)}`;
const placeOf = ({ street, streetNumber, district, city, state, cep }: DemoCompany['address']): string =>
  `${street}, ${streetNumber}, ${district}, ${city}/${state}, CEP ${cep}`;

/** What a company has to show. */
export const papersOf = ({ person, ...company }: DemoCompany): Papers => {
  const head = [
    ['Nome empresarial', company.registeredName],
    ['CNPJ', company.cnpj],
  ] as const;
  const answers = `${person.name}, CPF ${person.cpf}`;
  return {
    license: printed({
      name: 'cartao-cnpj.pdf',
      title: 'Comprovante de inscrição',
      issuer: 'Cadastro de empresas da demonstração',
      rows: [
        ...head,
        ['Nome fantasia', company.tradeName],
        ['Data de abertura', dayOf(company.since)],
        ['Endereço', placeOf(company.address)],
        ['Situação cadastral', 'Ativa'],
        ['Responsável', answers],
      ],
    }),
    constitution: printed({
      name: 'contrato-social.pdf',
      title: 'Contrato social',
      issuer: 'Junta comercial da demonstração',
      rows: [...head, ['Sede', placeOf(company.address)], ['Sócio administrador', answers], ['Quotas', '100%']],
    }),
    proof: printed({
      name: 'conta-de-luz.pdf',
      title: 'Conta de energia elétrica',
      issuer: 'Companhia de luz da demonstração',
      rows: [
        ['Cliente', company.registeredName],
        ['Unidade consumidora', placeOf(company.address)],
      ],
    }),
    identity: printed({
      name: 'documento-de-identidade.pdf',
      title: 'Documento de identidade',
      issuer: person.rgIssuer,
      rows: [
        ['Nome', person.name],
        ['CPF', person.cpf],
        ['Registro geral', person.rg],
        ['Expedição', dayOf(person.rgIssueDate)],
        ['Nascimento', dayOf(person.birthDate)],
        ['Filiação', person.motherName],
      ],
    }),
  };
};

/** Identity cards that were photographed. */
export const photographed = {
  tome: { front: picture('tome-frente.webp'), back: picture('tome-verso.webp') },
  joao: { identity: picture('joao-frente.webp') },
} as const satisfies Record<string, Papers>;
