import type { MailSender } from '../../src/mail/mail-sender.ts';

/** Who the mails of tests come from. */
export const sender = (): MailSender => ({
  companyFor: () => ({
    shopName: 'Gantry',
    name: 'Gantry Equipment a.s.',
    addressLines: ['Prístavná 1', '811 09 Bratislava', 'Slovensko'],
    registration: 'Mestský súd Bratislava III, Sa 0000/B',
    vatId: 'SK0000000000',
    email: 'help@gantry.example',
    phone: '+421 2 0000 0000',
  }),
  from: { name: 'Gantry', address: 'shop@gantry.example' },
});
