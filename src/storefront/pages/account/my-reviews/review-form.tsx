import { FormInput, FormTextArea, showFields } from '../../../components/form/form-input.tsx';
import { PlainForm, RequiredLegend } from '../../../components/form/plain-form.tsx';
import type { RefusedForm } from '../../../forms/form-field.ts';
import { ruleText } from '../../../forms/rule-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePaths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { CheckBox } from '../../../ui/field/check-box.tsx';
import { RadioGroup } from '../../../ui/field/radio-group.tsx';
import type { BoughtProduct } from './load-my-reviews.ts';
import styles from './my-reviews-page.module.css';
import { reviewFields } from './send-review.ts';

const ratings = ['5', '4', '3', '2', '1'] as const;

interface ReviewFormProps {
  readonly product: BoughtProduct;
  readonly authorName: string;
  readonly consent: 'asked' | 'not asked';
  readonly refused: RefusedForm | undefined;
}

/** A review of one product that was bought. */
export function ReviewForm({ product, authorName, consent, refused }: ReviewFormProps) {
  const text = useText();
  const paths = usePaths();
  const shown = showFields(reviewFields, refused);
  return (
    <section className={styles.form} aria-labelledby="review-form">
      <h2 id="review-form">
        {text('account.reviewWrite')}: {product.name}
      </h2>
      <PlainForm fields={reviewFields} refused={refused} labelledBy="review-form">
        <input type="hidden" name="sku" value={product.sku} />
        <RequiredLegend />
        <RatingChoice refused={refused} />
        <FormInput {...shown('title')} />
        <FormTextArea {...shown('text')} rows={6} />
        <FormInput {...shown('authorName', authorName)} />
        {consent === 'asked' ? (
          // Ticked at first (rule W-01); what was chosen stays when the form comes back.
          <CheckBox
            name="reviewConsent"
            label={text('account.reviewConsent')}
            initial={refused === undefined || refused.values.reviewConsent === '1'}
          />
        ) : null}
        <Button kind="primary" type="submit">
          {text('account.reviewSend')}
        </Button>
        <ButtonLink kind="quiet" href={paths.myReviews()}>
          {text('account.cancel')}
        </ButtonLink>
      </PlainForm>
    </section>
  );
}

/** Stars, the best first; nothing is chosen before the buyer does. */
function RatingChoice({ refused }: Pick<ReviewFormProps, 'refused'>) {
  const text = useText();
  const { rating: field } = reviewFields;
  const rule = refused?.errors.rating;
  return (
    <RadioGroup
      id="rating"
      name="rating"
      legend={text(field.label)}
      initial={ratings.find((rating) => rating === refused?.values.rating)}
      options={ratings.map((value) => ({ value, label: text('reviews.stars', { stars: Number(value) }) }))}
      error={rule === undefined ? undefined : ruleText(text, field, rule)}
    />
  );
}
