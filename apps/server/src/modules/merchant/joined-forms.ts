import { turnoverBands } from '@balcao/brazil/turnover-bands';
import type { CertificationForm } from '@balcao/contract/certification-form';
import type { MerchantForm } from '@balcao/contract/merchant-form';
import { PaymentProduct } from '@balcao/contract/order';
import type { ProductForm } from '@balcao/contract/product-activation';

/** What the certification and the request for the QR code need beyond what the data for payments always say. */
export type OfferingForm = MerchantForm & { readonly offer: string };
type ShopCodeForm = Extract<ProductForm, { product: typeof PaymentProduct.enum.qrCode }>;

/**
 * The certification that says the same as the data for payments: who a team is has not to be typed and shown twice. A document with both sides on one
 * page is both sides.
 */
export const certificationOf = (form: OfferingForm): CertificationForm => {
  const { name, cpf } = form.legalRepresentative;
  if (form.type === 'personal') {
    const [front = '', back = front] = form.idFile;
    return { type: 'personal', name, cpf, idFront: [front], idBack: [back] };
  }
  const { registeredName, cnpj, address, phone, logo, offer, cnpjFile } = form;
  return {
    type: 'enterprise',
    name: registeredName,
    cnpj,
    intro: offer,
    ...(logo ? { avatar: logo } : {}),
    address,
    phone,
    legalPerson: { name, cpf },
    businessLicense: cnpjFile,
  };
};

/** Where the name and the CPF of a person stand in the data for payments. */
export const personPath = (path: string): string => `legalRepresentative.${path}`;

/** Centavos that a team expects in a month: the end of its band of turnover, and of the last one, which has none, where it begins. */
const monthlyVolumeOf = (code: number): number => {
  const { from = 0, to = from } = turnoverBands.find((band) => band.code === code) ?? {};
  return to * 100;
};

/** The request for the printed QR code, made from the data for payments. A person sells where they live unless they are a company. */
export const shopCodeFormOf = (form: OfferingForm): ShopCodeForm => ({
  product: PaymentProduct.enum.qrCode,
  purpose: form.offer,
  address: form.type === 'enterprise' ? form.address : form.legalRepresentative.address,
  monthlyVolume: monthlyVolumeOf(form.monthAverageTurnover),
  averageTicket: form.perCustomerTransaction,
});
