import type { educationLevels } from '@balcao/brazil/education-levels';
import type { genders } from '@balcao/brazil/genders';
import type { maritalStatuses } from '@balcao/brazil/marital-status';
import type { pixKeyTypes } from '@balcao/brazil/pix-key';

/** What the fields of the forms are called in one language. */
export interface FormWords {
  /** Between a part of a form and a field in it: `Sócio 2: CPF`. */
  colon: string;
  /** Parts of a form that hold fields. */
  parts: {
    address: string;
    legalPerson: string;
    legalRepresentative: string;
    /** The legal representative of somebody who sells under their own name: that person. */
    owner: string;
    home: string;
    partners: string;
    partner: string;
    commercialPhone: string;
    bankAccount: string;
  };
  /** Fields by the last part of their paths. */
  names: {
    name: string;
    companyName: string;
    cpf: string;
    cnpj: string;
    avatar: string;
    intro: string;
    phone: string;
    otherContact: string;
    email: string;
    idFront: string;
    idBack: string;
    businessLicense: string;
    cep: string;
    street: string;
    streetNumber: string;
    complement: string;
    district: string;
    city: string;
    state: string;
    registeredName: string;
    establishmentDate: string;
    tradeName: string;
    industryClassification: string;
    monthAverageTurnover: string;
    perCustomerTransaction: string;
    areaCode: string;
    number: string;
    extension: string;
    rg: string;
    rgIssuer: string;
    rgIssueDate: string;
    birthDate: string;
    gender: string;
    maritalStatus: string;
    educationLevel: string;
    fatherName: string;
    motherName: string;
    idFile: string;
    pixKeyType: string;
    pixKey: string;
    institution: string;
    branch: string;
    account: string;
    accountName: string;
    cnpjFile: string;
    companyConstitutionFile: string;
    commercialAddressFile: string;
    residentialProofFile: string;
    remarks: string;
    purpose: string;
    website: string;
    miniProgram: string;
    holdTerms: string;
    monthlyVolume: string;
    averageTicket: string;
  };
  gender: Record<keyof typeof genders, string>;
  maritalStatus: Record<keyof typeof maritalStatuses, string>;
  educationLevel: Record<keyof typeof educationLevels, string>;
  pixKeyType: Record<keyof typeof pixKeyTypes, string>;
  /** A band of money; the amounts come written out. */
  band: {
    under: (to: string) => string;
    between: (from: string, to: string) => string;
    over: (from: string) => string;
  };
}
