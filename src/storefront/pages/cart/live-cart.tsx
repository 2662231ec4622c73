import { useRef } from 'react';
import { groupLines } from '../../cart/line-kind.ts';
import type { ShownCart } from '../../cart/shown-cart.ts';
import { useLiveCart } from '../../cart/use-live-cart.ts';
import { useShownOrder } from '../../cart/use-shown-order.ts';
import { GuaranteeChoice } from '../../components/guarantee-choice/guarantee-choice.tsx';
import type { PageText, TextKey } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import type { CategoryLink } from '../../shell.ts';
import { Note } from '../../ui/note/note.tsx';
import { MergeNote } from '../account/merge-note.tsx';
import { CartLine } from './cart-line.tsx';
import styles from './cart-page.module.css';
import { CartSummary } from './cart-summary.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { expressWords } from './express-news.ts';
import { GiftOffers } from './gift-offers.tsx';
import { isSaidBeside, type RefusedChange } from './refused-change.ts';

/** Told once: something is no longer sold, the prices are in another currency, or the wallet lacks something. */
const newsWords = {
  itemGone: 'cart.itemGone',
  currencyChanged: 'cart.currencyChanged',
  ...expressWords,
} as const satisfies Readonly<Record<string, TextKey>>;

export type CartNews = keyof typeof newsWords;

interface LiveCartProps {
  /** What the page was loaded with. */
  readonly loaded: ShownCart | undefined;
  /** What became of it when it was asked for. */
  readonly told: readonly CartNews[];
  /** What signing in did to the carts. */
  readonly merged: readonly string[];
  readonly refused: RefusedChange | undefined;
  /** Where to begin, while there is nothing in it. */
  readonly categories: readonly CategoryLink[];
  /** What a whole cart is paid by in one go. */
  readonly wallet: string | undefined;
}

/** Lines left, sums right; each line a form of its own, taken over by the browser's cart with JavaScript (rule G-05). */
export function LiveCart({ loaded, told, merged, refused, categories, wallet }: LiveCartProps) {
  const text = useText();
  const { cart, isLive } = useLiveCart(loaded);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="content">
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {text('cart.title')}
      </h1>
      {merged.length === 0 ? null : (
        <div className={styles.note}>
          <MergeNote sentences={merged} />
        </div>
      )}
      {refused === undefined ? null : <Refusal text={text} refused={refused} />}
      {told.map((news) => (
        <div key={news} className={styles.note}>
          <Note kind="warning">{text(newsWords[news])}</Note>
        </div>
      ))}
      {cart === undefined || cart.lineItems.length === 0 ? (
        <EmptyCart categories={categories} />
      ) : (
        <Filled {...{ cart, isLive, refused, wallet }} onRemove={() => heading.current?.focus()} />
      )}
    </div>
  );
}

function Refusal({ text, refused }: { text: PageText; refused: RefusedChange }) {
  const { code } = refused;
  if (isSaidBeside(refused)) return null;
  if (code === 'ItemNotFoundInStore') {
    return (
      <div className={styles.note}>
        <Note kind="warning">{text('cart.itemGone')}</Note>
      </div>
    );
  }
  const isStale =
    code === 'ConcurrentModification' ||
    code === 'CartNotFound' ||
    code === 'CartAlreadyOrdered' ||
    code === 'InvalidInput';
  return (
    <div className={styles.note}>
      <Note kind={isStale ? 'warning' : 'error'}>
        {text(isStale ? 'cart.changedElsewhere' : 'cart.notSaved')}
      </Note>
    </div>
  );
}

interface FilledProps {
  readonly cart: ShownCart;
  readonly isLive: boolean;
  readonly refused: RefusedChange | undefined;
  readonly wallet: string | undefined;
  readonly onRemove: () => void;
}

function Filled({ cart, isLive, refused, wallet, onRemove }: FilledProps) {
  const text = useText();
  const shown = useShownOrder(cart);
  const refusedOf = (lineItemId: string) =>
    refused?.about.type === 'line' && refused.about.lineItemId === lineItemId ? refused : undefined;
  return (
    <div className={styles.cart}>
      <div>
        <div className={styles.columns} aria-hidden="true">
          <span>{text('cart.product')}</span>
          <span>{text('cart.quantity')}</span>
          <span>{text('cart.sum')}</span>
        </div>
        <ul className={styles.lines}>
          {groupLines(shown.lineItems).map(({ line, guarantees }) => (
            <li key={line.id}>
              {[line, ...guarantees].map((item) => (
                <CartLine
                  key={item.id}
                  cart={cart}
                  line={item}
                  isLive={isLive}
                  refused={refusedOf(item.id)}
                  onRemove={onRemove}
                />
              ))}
              <div className={styles.offers}>
                <GuaranteeChoice cart={cart} lineId={line.id} />
              </div>
            </li>
          ))}
        </ul>
        <GiftOffers cart={cart} />
      </div>
      <CartSummary cart={cart} refused={refused} wallet={wallet} />
    </div>
  );
}
