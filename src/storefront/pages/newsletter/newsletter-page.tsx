import { FormInput, showFields } from '../../components/form/form-input.tsx';
import { PlainForm } from '../../components/form/plain-form.tsx';
import { NewsletterAgreement } from '../../components/newsletter/newsletter-form.tsx';
import { findFormErrors, readForm } from '../../forms/read-form.ts';
import { ruleText } from '../../forms/rule-text.ts';
import { redirect } from '../../frame/answers.ts';
import { definePage, type PageProps } from '../../frame/page.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { NEWSLETTER_SENT } from '../../newsletter-anchors.ts';
import type { PageRequest } from '../../page-request.ts';
import { redirectPathsOf } from '../../translations.ts';
import { answerErrors, answerRefusal } from '../account/account-form.ts';
import styles from '../account/account-page.module.css';
import { loadAccountHead } from '../account/account-page-head.ts';
import { parseBackPath, refererPath } from '../account/back-path.ts';
import { newsletterFields } from './newsletter-fields.ts';

const BACK = 'back';

async function load(request: PageRequest) {
  const { head, translations } = await loadAccountHead(request, 'newsletter.title', (paths) =>
    paths.newsletter(),
  );
  return { head, translations, back: parseBackPath(refererPath(request), request) };
}

/**
 * Sends the mail whose link subscribes, and leads back to the page that had the form, which says so. A customer is served like
 * anyone: whose e-mail it is shows when the link is opened.
 */
async function act(request: PageRequest, form: FormData) {
  const { locale, market, merchant } = request;
  const text = await loadTexts(locale);
  const fields = request.asksNewsletterTick(market) ? newsletterFields.ticked : newsletterFields.plain;
  const values = readForm(form, fields);
  const typed = form.get(BACK);
  const back = typeof typed === 'string' ? parseBackPath(typed, request) : undefined;
  const kept = { ...values, [BACK]: back ?? parseBackPath(refererPath(request), request) ?? '' };
  const errors = findFormErrors(values, fields);
  if (Object.keys(errors).length > 0) return answerErrors(fields, kept, errors);
  const requested = await request.shop.call('subscribeNewsletter', {
    locale,
    email: values.email,
    words: text('newsletter.consent', { shopName: merchant.shopName }),
  });
  if (!requested.ok) return answerRefusal(text, fields, kept, requested.refusal);
  throw redirect(`${kept[BACK] || redirectPathsOf(request).home()}#${NEWSLETTER_SENT}`, 303);
}

function NewsletterPage({ page, refused }: PageProps<typeof load, typeof act>) {
  const text = useText();
  const fields = newsletterFields.ticked;
  const rule = refused?.errors.agreed;
  return (
    <div className={`content ${styles.narrow}`} data-newsletter-page="">
      <h1>{text('newsletter.title')}</h1>
      <p>{text('newsletter.text')}</p>
      <PlainForm fields={fields} refused={refused}>
        <input type="hidden" name={BACK} value={refused?.values[BACK] ?? page.back ?? ''} />
        <FormInput {...showFields(fields, refused)('email')} />
        <NewsletterAgreement
          isTicked={refused?.values.agreed === '1'}
          error={rule === undefined ? undefined : ruleText(text, fields.agreed, rule)}
        />
      </PlainForm>
    </div>
  );
}

export default definePage({ load, act, Page: NewsletterPage });
