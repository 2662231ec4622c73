import { nameCountry } from '../../kernel/formatters.ts';
import { countryCodes } from '../../kernel/locale.ts';
import { subtract } from '../../kernel/money.ts';
import { examplePersonOf } from '../../markets/example-people.ts';
import { buildPage, formatAmount, payeeOf } from './card-sandbox-html.ts';
import { html, type Markup } from './html.ts';
import { type SandboxTextKey, sandboxTextOf } from './sandbox-text.ts';
import type { WalletField, WalletSheet } from './wallet-sheet.ts';

interface FieldShape {
  readonly label: SandboxTextKey;
  readonly autocomplete: string;
  readonly type: 'email' | 'tel' | 'text';
}

const fieldShapes: Readonly<Record<Exclude<WalletField, 'country'>, FieldShape>> = {
  email: { label: 'walletEmail', autocomplete: 'email', type: 'email' },
  name: { label: 'walletName', autocomplete: 'name', type: 'text' },
  street: { label: 'walletStreet', autocomplete: 'street-address', type: 'text' },
  postalCode: { label: 'walletPostalCode', autocomplete: 'postal-code', type: 'text' },
  city: { label: 'walletCity', autocomplete: 'address-level2', type: 'text' },
  region: { label: 'walletRegion', autocomplete: 'address-level1', type: 'text' },
  phone: { label: 'walletPhone', autocomplete: 'tel', type: 'tel' },
};

/** What the total is made of, so that nobody meets the price of the delivery only afterwards. */
function buildParts({ amount, delivery, locale }: WalletSheet): Markup | undefined {
  if (delivery === undefined) return undefined;
  const text = sandboxTextOf(locale);
  const { method, price } = delivery;
  const goods = subtract(amount, price);
  const cost = price.centAmount === 0 ? text('walletFree') : formatAmount(price, locale);
  return html`<dl class="parts">
<div><dt>${text('walletGoods')}</dt><dd>${formatAmount(goods, locale)}</dd></div>
<div><dt>${text(method === 'parcel' ? 'walletParcel' : 'walletFreight')}</dt><dd>${cost}</dd></div>
</dl>`;
}

/** The wallet's sheet: whose it is, what the shop would learn, and the way back. */
export function buildSheetPage(sheet: WalletSheet): string {
  const { locale, country } = sheet;
  const text = sandboxTextOf(locale);
  const values = { ...examplePersonOf(country), email: 'wallet@example.com' };
  const field = (name: Exclude<WalletField, 'country'>): Markup => {
    const { label, autocomplete, type } = fieldShapes[name];
    return html`<div class="field">
<label for="${name}">${text(label)}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="250" value="${values[name] ?? ''}">
</div>`;
  };
  const option = (code: string): Markup =>
    html`<option value="${code}"${code === country ? html` selected` : undefined}>${nameCountry(locale, code)}</option>`;
  return buildPage(
    locale,
    text('walletTitle'),
    html`<div class="sheet">
<h1>${text('walletTitle')}</h1>
<p class="payee">${text('payTo', { merchant: payeeOf(sheet) })}</p>
${buildParts(sheet)}
<dl class="amount"><dt>${text('amount')}</dt><dd>${formatAmount(sheet.amount, locale)}</dd></dl>
<p>${text('walletNote')}</p>
<form method="post" action="/card-sandbox/wallet/${sheet.id}" novalidate>
${field('email')}
${field('name')}
${field('street')}
<div class="pair">${field('postalCode')}${field('city')}</div>
${field('region')}
<div class="field">
<label for="country">${text('walletCountry')}</label>
<select id="country" name="country" autocomplete="country">${countryCodes.map(option)}</select>
</div>
${field('phone')}
<div class="choice"><input id="sharesBilling" name="sharesBilling" type="checkbox" value="yes" checked><label for="sharesBilling">${text('walletSharesBilling')}</label></div>
<button type="submit" name="decision" value="share">${text('walletShare')}</button>
<button type="submit" name="decision" value="cancel" class="quiet" formnovalidate>${text('backToShop')}</button>
</form>
</div>`,
  );
}
