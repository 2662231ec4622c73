import type { CompanyData } from '../mail/confirmed-order.ts';

/** The demonstration shop's own letterhead; every name and number of it is made up. */
export const demonstrationCompany: CompanyData = {
  shopName: 'Gantry',
  name: 'Gantry Equipment a. s.',
  addressLines: ['Skladová 1', '811 09 Bratislava', 'Slovensko'],
  registration: 'OR MS Bratislava III, 0/B',
  vatId: 'SK0000000000',
  email: 'shop@gantry.example',
  phone: '+421 2 0000 0000',
};
