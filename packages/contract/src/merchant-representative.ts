import * as z from 'zod/mini';
import { HomeAddress } from './address.ts';
import { field, part } from './form-declaration.ts';
import {
  AdultBirthday,
  EducationLevel,
  Gender,
  identityLabels,
  MaritalStatus,
  PastDay,
  PersonCpf,
  PersonName,
} from './identity-fields.ts';
import { identifier, line } from './scalars.ts';

const identity = identityLabels.document;
const person = { pt: 'Sobre a pessoa', en: 'About the person', es: 'Sobre la persona', zh: '个人信息' };
const home = { pt: 'Onde a pessoa mora', en: 'Where the person lives', es: 'Dónde vive la persona', zh: '居住地址' };

/** Someone who answers for a business, or is one. */
export const LegalRepresentative = z.strictObject({
  name: field(PersonName, { label: identityLabels.name, autoComplete: 'name' }),
  cpf: field(PersonCpf, { label: identityLabels.cpf, width: 'half' }),
  rg: field(identifier(20, 4), {
    label: { pt: 'RG', en: 'RG', es: 'RG', zh: 'RG' },
    heading: identity,
    isPersonal: true,
    width: 'third',
  }),
  rgIssuer: field(line(30, 2), {
    label: { pt: 'Órgão emissor do RG', en: 'RG issuing authority', es: 'Autoridad emisora del RG', zh: 'RG 签发机关' },
    heading: identity,
    width: 'third',
  }),
  rgIssueDate: field(PastDay, {
    label: {
      pt: 'Data de emissão do RG',
      en: 'RG issue date',
      es: 'Fecha de emisión del RG',
      zh: 'RG 签发日期',
    },
    heading: identity,
    isPersonal: true,
    width: 'third',
  }),
  birthDate: field(AdultBirthday, {
    label: { pt: 'Data de nascimento', en: 'Date of birth', es: 'Fecha de nacimiento', zh: '出生日期' },
    isPersonal: true,
    width: 'half',
    autoComplete: 'bday',
  }),
  gender: field(Gender, {
    label: { pt: 'Gênero', en: 'Gender', es: 'Género', zh: '性别' },
    heading: person,
    width: 'half',
  }),
  maritalStatus: field(MaritalStatus, {
    label: { pt: 'Estado civil', en: 'Marital status', es: 'Estado civil', zh: '婚姻状况' },
    heading: person,
    width: 'half',
  }),
  educationLevel: field(EducationLevel, {
    label: { pt: 'Escolaridade', en: 'Education', es: 'Escolaridad', zh: '学历' },
    heading: person,
  }),
  motherName: field(PersonName, {
    label: { pt: 'Nome da mãe', en: "Mother's name", es: 'Nombre de la madre', zh: '母亲姓名' },
    heading: person,
    isPersonal: true,
  }),
  fatherName: field(z.optional(line(100, 3)), {
    label: { pt: 'Nome do pai', en: "Father's name", es: 'Nombre del padre', zh: '父亲姓名' },
    heading: person,
    isPersonal: true,
  }),
  address: part(HomeAddress, {
    label: { pt: 'Endereço residencial', en: 'Home address', es: 'Domicilio particular', zh: '居住地址' },
    heading: home,
    isAddress: true,
  }),
});
