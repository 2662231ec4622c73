import { DISCOUNT_CODE_MAXIMUM } from '../../../markets/cart-constants.ts';
import { postWhenSaved } from '../../cart/post-when-saved.ts';
import type { ShownCart } from '../../cart/shown-cart.ts';
import { FormInput } from '../../components/form/form-input.tsx';
import type { FormField } from '../../forms/form-field.ts';
import { ruleText } from '../../forms/rule-text.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './cart-codes.module.css';
import type { RefusedChange } from './refused-change.ts';

type CodeInCart = ShownCart['discountCodes'][number];

const stateWords = {
  MatchesCart: 'promotion.codeMatches',
  DoesNotMatchCart: 'promotion.codeDoesNotMatch',
  NotActive: 'promotion.codeNotActive',
  NotValid: 'promotion.codeNotValid',
  MaxApplicationReached: 'promotion.codeUsedUp',
  ApplicationStoppedByPreviousDiscount: 'promotion.codeStopped',
} as const satisfies Record<CodeInCart['state'], TextKey>;

/** Besides what is wrong with what was typed, why the shop does not take a code. */
const codeField = {
  label: 'promotion.codeTitle',
  max: DISCOUNT_CODE_MAXIMUM,
  autoCapitalize: 'characters',
  words: {
    min: 'rule.required',
    max: 'promotion.codeTooMany',
    NotActive: stateWords.NotActive,
    NotValid: stateWords.NotValid,
    MaxApplicationReached: stateWords.MaxApplicationReached,
    RateLimited: 'problem.tooManyRequests',
    unknown: 'promotion.codeUnknown',
  },
} as const satisfies FormField;

function ruleOf(problem: string): string {
  return problem === 'required' || Object.hasOwn(codeField.words, problem) ? problem : 'unknown';
}

interface CartCodesProps {
  readonly cart: ShownCart;
  readonly refused: RefusedChange | undefined;
}

/** The codes of the cart with what became of them, and a field for another; folded while there is nothing to say. */
export function CartCodes({ cart, refused }: CartCodesProps) {
  const text = useText();
  const about = refused?.about.type === 'code' ? refused.about : undefined;
  const rule = about?.problem === undefined ? undefined : ruleOf(about.problem);
  return (
    <details open={cart.discountCodes.length > 0 || about !== undefined}>
      <summary className={styles.handle}>{text('promotion.codeTitle')}</summary>
      {cart.discountCodes.length === 0 ? null : (
        <ul className={styles.list}>
          {cart.discountCodes.map((code) => (
            <li key={code.discountCode.id}>
              <Code cart={cart} code={code} />
            </li>
          ))}
        </ul>
      )}
      <form method="post" className={styles.form} onSubmit={postWhenSaved}>
        <CartFields cart={cart} intent="apply-code" />
        <FormInput
          id="discount-code"
          name="code"
          field={codeField}
          initial={about?.typed}
          rule={rule}
          focus={undefined}
        />
        <Button type="submit">{text('promotion.codeApply')}</Button>
      </form>
      {rule === undefined ? null : (
        <p className="visually-hidden" role="alert">
          {ruleText(text, codeField, rule)}
        </p>
      )}
    </details>
  );
}

function Code({ cart, code: { state, discountCode } }: { cart: ShownCart; code: CodeInCart }) {
  const text = useText();
  const isApplied = state === 'MatchesCart';
  return (
    <form method="post" className={styles.code} onSubmit={postWhenSaved}>
      <CartFields cart={cart} intent="remove-code" />
      <input type="hidden" name="discountCode" value={discountCode.id} />
      <p className={styles.words}>
        <strong>{discountCode.code}</strong>{' '}
        <span className={isApplied ? styles.applied : styles.idle}>
          <Icon name={isApplied ? 'check' : 'info'} size="small" />
          <span>{text(stateWords[state])}</span>
        </span>
      </p>
      <button
        type="submit"
        className={styles.remove}
        aria-label={text('promotion.codeRemove', { code: discountCode.code })}
      >
        <Icon name="trash" />
      </button>
    </form>
  );
}

/** Which cart a form changes, and how. */
export function CartFields({ cart, intent }: { cart: Pick<ShownCart, 'id' | 'version'>; intent: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={cart.id} />
      <input type="hidden" name="version" value={cart.version} />
    </>
  );
}
