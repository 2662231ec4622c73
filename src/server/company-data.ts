import type { CompanyData } from '../mail/confirmed-order.ts';

/** Right by its check digits, and nobody's. */
export const DEMONSTRATION_VAT_ID = 'SK9999999999';

/** The demonstration shop's own letterhead; every name and number of it is made up. */
export const demonstrationCompany: CompanyData = {
  shopName: 'Gantry',
  name: 'Gantry Equipment a. s.',
  addressLines: ['Skladová 1', '811 09 Bratislava', 'Slovensko'],
  registration: 'OR MS Bratislava III, 0/B',
  vatId: DEMONSTRATION_VAT_ID,
  email: 'shop@gantry.example',
  phone: '+421 2 0000 0000',
};
