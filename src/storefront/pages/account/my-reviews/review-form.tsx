import {
  PlainField,
  PlainForm,
  type RefusedForm,
  RequiredLegend,
} from '../../../components/plain-form/plain-form.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { usePaths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { CheckBox } from '../../../ui/field/check-box.tsx';
import { RadioGroup } from '../../../ui/field/radio-group.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import type { BoughtProduct } from './load-my-reviews.ts';
import styles from './my-reviews-page.module.css';

const ratings = ['5', '4', '3', '2', '1'] as const;

/** A review of one product that was bought. */
export function ReviewForm({
  product,
  authorName,
  consent,
  refused,
}: {
  product: BoughtProduct;
  authorName: string;
  consent: 'asked' | 'not asked';
  refused: RefusedForm | undefined;
}) {
  const text = useText();
  const paths = usePaths();
  const errorOf = (name: string) => refused?.errors.find((error) => error.name === name)?.message;
  return (
    <section className={styles.form} aria-labelledby="review-form">
      <h2 id="review-form">
        {text('account.reviewWrite')}: {product.name}
      </h2>
      <PlainForm refused={refused} labelledBy="review-form">
        <input type="hidden" name="sku" value={product.sku} />
        <RequiredLegend />
        <RadioGroup
          id="rating"
          name="rating"
          legend={text('account.reviewRating')}
          initial={ratings.find((rating) => rating === refused?.values.rating)}
          options={ratings.map((value) => ({
            value,
            label: text('reviews.stars', { stars: Number(value) }),
          }))}
          error={errorOf('rating')}
        />
        <PlainField refused={refused} name="title" maxLength={120} label={text('account.reviewTitle')} />
        <TextArea
          id="text"
          name="text"
          rows={6}
          maxLength={4000}
          label={text('account.reviewText')}
          defaultValue={refused?.values.text}
          error={errorOf('text')}
        />
        <PlainField
          refused={refused}
          name="authorName"
          autoComplete="nickname"
          maxLength={60}
          label={text('account.reviewAuthor')}
          initial={authorName}
        />
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
