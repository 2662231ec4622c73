import { isLocaleCode } from '../../kernel/locale.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { quantityField } from '../components/product-card/quick-add.ts';
import { loadTexts } from '../i18n/texts.ts';
import { notify } from '../notifications/notifications.ts';

function quantityOf(form: HTMLFormElement, sku: string): number {
  return Math.max(1, Math.floor(Number(new FormData(form).get(quantityField(sku)) ?? 1)) || 1);
}

/** Adds what a card's or a row's button says to the browser's cart, and says so; the page stays as it is (rule L-02). */
export async function quickAdd(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  const { lang } = document.documentElement;
  if (!(button instanceof HTMLButtonElement) || button.ariaBusy === 'true' || !isLocaleCode(lang)) return;
  button.ariaBusy = 'true';
  const [text, added] = await Promise.all([
    loadTexts(lang, ['quickAdd']),
    addToCart(button.value, quantityOf(form, button.value)),
  ]).finally(() => {
    button.ariaBusy = null;
  });
  if (added.ok) {
    notify({ id: 'cart-added', type: 'success', message: text('product.added') });
    return;
  }
  const { code } = added.refusal;
  const isMost = code === 'QuantityAboveStock' || code === 'QuantityAboveMaximum';
  notify(
    isMost
      ? { id: 'cart-maximum', type: 'warning', message: text('product.maximumReached') }
      : { id: 'cart-adding-problem', type: 'error', message: text('product.addFailed') },
  );
}
