/** How much a shop needs a field: without a `required` one it sells nothing, without an `advised` one it does less. */
export type Need = 'required' | 'advised' | 'free';

export interface MerchantField {
  /** Where it stands in the record: `*` is any key, `[]` any entry of a list. */
  readonly path: string;
  readonly need: Need;
  /** What it is, for the shop's owner. */
  readonly is: string;
  /** What shows or needs it, and what is left undone without it. */
  readonly use: string;
}

function field(path: string, need: Need, is: string, use: string): MerchantField {
  return { path, need, is, use };
}

const SCOPE = '`everywhere` (as without it), `nowhere` or a list of countries';

/** What a store shows or does: its name, what it is, and where it is on unless the merchant says so. */
const flags: readonly (readonly [name: string, is: string, use?: string])[] = [
  ['googleReviews', 'reviews gathered by Google'],
  ['extraGuarantee', 'extra guarantees are offered'],
  ['complementaryProducts', 'goods that go with a product'],
  ['addressAutocomplete', 'addresses are completed while they are typed'],
  [
    'trustScoreInHeader',
    'the trust score stands in the header',
    '`DE` and `PL` without it; else `everywhere`, `nowhere` or a list of countries',
  ],
  ['vatValidation', 'VAT numbers of companies are validated'],
  ['taxRateChange', 'companies abroad with a validated VAT number pay NET'],
];

/** What the law wants said, where no country says otherwise. */
const legal: readonly MerchantField[] = [
  field(
    'legal.disputeBody',
    'advised',
    'who settles disputes out of court, where no country says otherwise',
    'content pages with `{disputeBody}`; Directive 2013/11 art. 13',
  ),
  field('legal.disputeWebsite', 'free', 'its https address', 'beside its name; Directive 2013/11 art. 13'),
  field(
    'legal.disputeStance',
    'advised',
    '`participates`, `obliged` or `declines`: whether disputes are settled there',
    'the sentence on disputes: company information, and with each contract of a consumer; Directive 2013/11 art. 13, VSBG § 36',
  ),
  field(
    'legal.dataAuthority',
    'advised',
    'who supervises data protection, where no country says otherwise',
    'content pages with `{dataAuthority}`; GDPR art. 13',
  ),
  field(
    'legal.supervisoryAuthority',
    'free',
    'who supervises the trade, where it needs a permission',
    'company information, `{supervisoryAuthority}`; Directive 2000/31 art. 5',
  ),
  field(
    'legal.responsiblePersons[].role',
    'free',
    '`content`, `dataProtection` or `productSafety`',
    '`{contentPerson}`, `{dataProtectionPerson}`, `{productSafetyPerson}` of content pages',
  ),
  field('legal.responsiblePersons[].name', 'free', 'who it is', 'as above'),
  field('legal.responsiblePersons[].address', 'free', 'where they can be written to', 'as above'),
  field(
    'legal.responsiblePersons[].country',
    'free',
    'two letters of its country, which is then left out of the address',
    'as above, in the language of the page',
  ),
  field('legal.responsiblePersons[].email', 'free', 'their e-mail', 'as above'),
];

/** The same field of the shop of one country. */
function ofOneCountry({ path, need }: MerchantField): MerchantField {
  const name = path.replace('legal.', '');
  return field(`legal.countries.*.${name}`, need, 'the same for the shop of one country', `as \`${path}\``);
}

/** Every field of the merchant record: `merchant check` and docs/merchant-file.md say of it what stands here. */
export const merchantFields: readonly MerchantField[] = [
  field(
    'invented',
    'free',
    '`true`: nobody owns what the record says',
    'the shop says so of its bank accounts; production takes none of the record',
  ),
  field(
    'company.shopName',
    'required',
    'what shoppers call the shop',
    'titles, header and footer, mails, `{shopName}`',
  ),
  field(
    'company.name',
    'required',
    'the company by its registered name',
    'mails, company information, `{companyName}`; Directive 2000/31 art. 5, 2011/83 art. 6',
  ),
  field(
    'company.address',
    'required',
    'the seat, by the rules of its country',
    'mails, company information, `{companyAddress}`; Directive 2000/31 art. 5, 2011/83 art. 6',
  ),
  field('company.address.streetName', 'required', 'street', 'the seat'),
  field(
    'company.address.streetNumber',
    'free',
    'house number, where the country’s addresses have one',
    'the seat',
  ),
  field('company.address.additionalAddressInfo', 'free', 'building, floor or the like', 'the seat'),
  field('company.address.postalCode', 'required', 'postal code as the country writes it', 'the seat'),
  field('company.address.city', 'required', 'city', 'the seat'),
  field('company.address.region', 'free', 'county or province, where addresses have one', 'the seat'),
  field('company.address.country', 'required', 'one of the 25 countries, by its two letters', 'the seat'),
  field(
    'company.register',
    'advised',
    'register and number, as it stands in the register',
    'mails, company information, `{companyRegister}`; Directive 2000/31 art. 5 for companies in a register',
  ),
  field(
    'company.vatId',
    'required',
    'the company’s VAT number with its prefix',
    'mails, company information, `{companyVatId}`; its country decides who is charged NET, and the VAT service is asked in its name; Directive 2000/31 art. 5',
  ),
  field(
    'company.vatIds.*',
    'free',
    'the company’s VAT number in a country where it declares taxes',
    'invoices to that country, in place of `company.vatId`; without one they say that the tax is declared by the one-stop shop of the Union',
  ),
  field(
    'company.email',
    'required',
    'where customers write to',
    'mails, contact block, help with VAT numbers, `{email}`; Directive 2000/31 art. 5, 2011/83 art. 6',
  ),
  field(
    'company.phone',
    'required',
    'where customers call',
    'mails, contact block, `{phone}`; Directive 2011/83 art. 6',
  ),
  field('company.foundedYear', 'free', 'year the shop was founded', 'the footer’s years, `{foundedYear}`'),
  field(
    'company.openingHours[].from',
    'free',
    'the first day of the week with these hours, in English and lower case',
    'contact block, `{openingHours}`',
  ),
  field(
    'company.openingHours[].until',
    'free',
    'the last such day; left out for one day alone',
    'contact block, `{openingHours}`',
  ),
  field('company.openingHours[].opens', 'free', 'from when, like `08:00`', 'contact block, `{openingHours}`'),
  field('company.openingHours[].closes', 'free', 'until when', 'contact block, `{openingHours}`'),
  field(
    'mail',
    'required',
    'who mails come from',
    'order confirmations, which the law asks for (Directive 2011/83 art. 8), and mails about accounts; without it they wait as jobs',
  ),
  field('mail.address', 'required', 'the address that mails come from', 'every mail'),
  field('mail.name', 'free', 'the name beside it; `company.shopName` without one', 'every mail'),
  field(
    'bankAccounts.*.holder',
    'advised',
    'owner of the account for transfers in a currency',
    'payment by transfer: thank-you page, confirmation mail, bank details block; not offered in a currency without an account',
  ),
  field('bankAccounts.*.institute', 'advised', 'name of the bank', 'as above'),
  field('bankAccounts.*.bic', 'advised', 'BIC', 'as above'),
  field('bankAccounts.*.iban', 'advised', 'IBAN, with right check digits', 'as above'),
  field(
    'campaigns[].campaignName',
    'free',
    'name of a sale, as in the tag `campaign:black_friday`',
    'listings and promo blocks of the campaign',
  ),
  field('campaigns[].startDate', 'free', 'from when it runs, in UTC', 'as above'),
  field('campaigns[].endDate', 'free', 'until when; this moment is not included', 'as above'),
  field('campaigns[].countries', 'free', 'where it runs; everywhere without', 'as above'),
  field(
    'stores.domains.*',
    'required',
    'domain of a country’s shop, like `shop.example`; no two alike',
    'its hosts, with and without `www.`, links between countries and in mails, `{domain}`; where `PUBLIC_ORIGIN` has that, one is needed at least, and nothing is sold in a country without',
  ),
  ...flags.map(([name, is, use = SCOPE]) => field(`stores.flags.${name}`, 'free', is, use)),
  field(
    'stores.switches.*',
    'free',
    'countries where a switch is on beyond its own row',
    'the names of the rows in `src/markets/switch-names.ts`, such as `nativeRouting`',
  ),
  ...legal,
  field(
    'legal.terms[].validFrom',
    'free',
    'the day from which a row of words and periods counts, by the calendar of each country',
    'orders freeze which row they were made under',
  ),
  field('legal.terms[].source', 'free', 'the law, or whose opinion it is', '`merchant show`'),
  field('legal.terms[].countries', 'free', 'where it counts; everywhere without it', 'as above'),
  field(
    'legal.terms[].withdrawalDays',
    'free',
    'days in which a consumer may withdraw, 14 at least',
    'product and payment page, content pages with `{returnDays}`, structured data; Directive 2011/83 art. 9',
  ),
  field(
    'legal.terms[].freeReturns',
    'free',
    'whether the seller pays for goods sent back; the consumer does unless told',
    'structured data; Directive 2011/83 art. 14 (1)',
  ),
  field(
    'legal.terms[].guaranteeYears',
    'free',
    'years for which the seller answers for faults',
    'product page, content pages with `{guaranteePeriod}`; Directive 2019/771 art. 10',
  ),
  field(
    'legal.terms[].orderButton.*',
    'free',
    'words of the order button, by locale',
    'payment page; Directive 2011/83 art. 8 (2)',
  ),
  field(
    'legal.terms[].withdrawal.*',
    'free',
    'the sentence on the right to withdraw, by locale',
    'right above the order button',
  ),
  field(
    'legal.terms[].guarantee.*',
    'free',
    'the notice of the legal guarantee, by locale',
    'product page, and right above the order button; Directive 2011/83 art. 6 (1) (l)',
  ),
  field(
    'legal.terms[].disputes.*',
    'free',
    'the sentence on settling disputes out of court, by locale',
    'company information, and with each contract of a consumer; Directive 2013/11 art. 13',
  ),
  field(
    'legal.guaranteeNotices.*',
    'advised',
    'by locale the Commission’s own picture of the notice, unchanged and in colour: a picture of the shop’s media',
    'product and payment page in the Union, in place of its words; Regulation 2025/1960 annex I',
  ),
  field(
    'legal.manufacturers[].brands',
    'advised',
    'brands whose goods somebody makes, as products write them',
    'the block on product safety of products that name no manufacturer themselves; Regulation 2023/988 art. 19',
  ),
  field('legal.manufacturers[].name', 'advised', 'name or registered trade name', 'as above'),
  field('legal.manufacturers[].address', 'advised', 'postal address', 'as above'),
  field(
    'legal.manufacturers[].country',
    'advised',
    'two letters of its country',
    'whether a responsible person is named beside it',
  ),
  field('legal.manufacturers[].email', 'free', 'e-mail; this or a website', 'as above'),
  field('legal.manufacturers[].website', 'free', 'https address', 'as above'),
  ...legal.map(ofOneCountry),
  field(
    'links.returnsPortal',
    'free',
    'where goods are sent back, an https address',
    'the footer, whose link leads to the page to withdraw without it',
  ),
  field('links.careers', 'free', 'where the company looks for people, an https address', 'as above'),
  field('links.social[].kind', 'free', '`video`, `social` or `professional`', 'the footer, in this order'),
  field('links.social[].name', 'free', 'what the network is called', 'the footer'),
  field('links.social[].address', 'free', 'the company’s own page there, an https address', 'the footer'),
  field('carriers[].name', 'free', 'who delivers, by the name shoppers know', 'the footer'),
  field('carriers[].countries', 'free', 'where; everywhere without', 'the footer'),
  field(
    'survey.afterDays',
    'free',
    'how many days after delivery buyers who agreed to it are asked how satisfied they are, 1 to 60',
    'thank-you page, which asks whether one may, and the mail; without it nobody is asked',
  ),
  field(
    'survey.address',
    'free',
    'where they answer, an https address; a page of the shop without it',
    'the mail, whose link leads there as it stands: nothing of the order is told',
  ),
  field(
    'logo',
    'advised',
    'a picture of the shop’s media',
    'the header, which shows the shop’s name without one',
  ),
];

/** What the table says of a field. Throws for one that it does not know: that is a bug. */
export function requireField(path: string): MerchantField {
  const found = merchantFields.find((one) => one.path === path);
  if (found === undefined) throw new Error(`the merchant record has no field ${path}`);
  return found;
}
