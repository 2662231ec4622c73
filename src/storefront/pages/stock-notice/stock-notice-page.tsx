import { data } from '../../frame/answers.ts';
import { definePage, type PageProps } from '../../frame/page.ts';
import { useText } from '../../i18n/use-text.ts';
import type { PageRequest } from '../../page-request.ts';
import { usePaths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Note } from '../../ui/note/note.tsx';
import { loadAccountHead } from '../account/account-page-head.ts';
import styles from './stock-notice-page.module.css';

type Step = 'confirm' | 'remove';

/**
 * Where the mail leads (rule P-15). Opening it changes nothing, since programs that look at mails for harm open every link;
 * the button does. The same page deletes what was asked.
 */
async function load(request: PageRequest) {
  const { shop, locale } = request;
  const token = request.url.searchParams.get('token') ?? '';
  const { head, translations } = await loadAccountHead(request, 'stockNotice.pageTitle', (paths) =>
    paths.stockNotice({ token }),
  );
  const found = await shop.call('getStockNotice', { locale, tokenValue: token });
  if (!found.ok) return data({ head, translations, token, notice: undefined, product: undefined });
  const { email, state, sku } = found.value.stockNotice;
  const shown = await shop.call('getProduct', { locale, sku });
  const product = shown.ok
    ? {
        name: shown.value.product.name,
        slug: shown.value.product.slug,
        isOnStock: shown.value.product.availability.isOnStock,
      }
    : undefined;
  return data({ head, translations, token, notice: { email, state }, product });
}

/** The page is shown as it is afterwards: loaded again after the step, it says what has become of the request. */
async function act({ shop, locale }: PageRequest, form: FormData) {
  const step: Step = form.get('intent') === 'remove' ? 'remove' : 'confirm';
  const tokenValue = String(form.get('token') ?? '').slice(0, 100);
  const done = await shop.call(step === 'confirm' ? 'confirmStockNotice' : 'deleteStockNotice', {
    locale,
    tokenValue,
  });
  return data({ step: done.ok ? step : undefined }, { headers: { 'cache-control': 'no-store' } });
}

function StockNoticePage({ page, refused: answered }: PageProps<typeof load, typeof act>) {
  const text = useText();
  const paths = usePaths();
  const { product } = page;
  return (
    <div className={`content ${styles.page}`}>
      <h1>{text('stockNotice.pageTitle')}</h1>
      {product === undefined ? null : <p className={styles.product}>{product.name}</p>}
      <State page={page} isRemoved={answered?.step === 'remove'} />
      {product === undefined ? null : (
        <p>
          <ButtonLink href={paths.product(product.slug)}>{text('stockNotice.toProduct')}</ButtonLink>
        </p>
      )}
    </div>
  );
}

function State({
  page: { notice, token },
  isRemoved,
}: Pick<PageProps<typeof load>, 'page'> & { isRemoved: boolean }) {
  const text = useText();
  if (notice === undefined) {
    return (
      <Note kind={isRemoved ? 'info' : 'warning'} focus="first">
        <p>{text(isRemoved ? 'stockNotice.removed' : 'stockNotice.over')}</p>
      </Note>
    );
  }
  const { email, state } = notice;
  return (
    <>
      {state === 'waiting' ? (
        <Note kind="info" focus="first">
          <p>{text('stockNotice.confirmed', { email })}</p>
        </Note>
      ) : (
        <p>{text('stockNotice.question', { email })}</p>
      )}
      <form method="post" className={styles.steps}>
        <input type="hidden" name="token" value={token} />
        {state === 'asked' ? (
          <Button kind="primary" type="submit" name="intent" value="confirm">
            {text('stockNotice.confirm')}
          </Button>
        ) : null}
        <Button type="submit" name="intent" value="remove">
          {text('stockNotice.remove')}
        </Button>
      </form>
    </>
  );
}

export default definePage({ load, act, Page: StockNoticePage });
