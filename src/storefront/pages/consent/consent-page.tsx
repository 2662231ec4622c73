import { Fragment } from 'react';
import { getNumberFormat } from '../../../kernel/formatters.ts';
import { ConsentButtons, ConsentChoices } from '../../components/consent/consent-choices.tsx';
import { CONSENT_VERSION, parseConsentChoice, writeConsentChoice } from '../../consent/consent-choice.ts';
import { purposeWords, useWords } from '../../consent/consent-words.ts';
import {
  askedPurposes,
  CONSENT_S,
  type OptionalPurpose,
  type StoredRow,
  storedRows,
} from '../../consent/stored-names.ts';
import { writeCookie } from '../../consent/write-cookie.ts';
import { data, redirect } from '../../frame/answers.ts';
import { definePage, type PageProps } from '../../frame/page.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import type { PageRequest } from '../../page-request.ts';
import { redirectPathsOf } from '../../translations.ts';
import { Note } from '../../ui/note/note.tsx';
import { statusOf, writeProblem } from '../account/account-form.ts';
import { loadAccountHead } from '../account/account-page-head.ts';
import styles from './consent-page.module.css';

async function load(request: PageRequest) {
  const { head, translations } = await loadAccountHead(request, 'consent.link', (paths) => paths.consent());
  const choice = parseConsentChoice(request.cookies.consent);
  const isSaved = request.url.searchParams.get('note') === 'saved' && choice !== undefined;
  return { head, translations, choice, isSaved };
}

function readPurposes(form: FormData): readonly OptionalPurpose[] {
  const choice = form.get('choice');
  if (choice === 'accept') return askedPurposes;
  const ticked = choice === 'chosen' ? form.getAll('purpose') : [];
  return askedPurposes.filter((purpose) => ticked.includes(purpose));
}

/** Keeps the proof of a choice, and the choice itself in the browser. What is no choice refuses. */
async function act(request: PageRequest, form: FormData) {
  const { locale, origin } = request;
  const purposes = readPurposes(form);
  const recorded = await request.shop.call('recordConsent', {
    locale,
    wordsVersion: CONSENT_VERSION,
    purposes: [...purposes],
  });
  if (!recorded.ok) {
    const text = await loadTexts(locale);
    return data({ problem: writeProblem(text, recorded.refusal) }, { status: statusOf(recorded.refusal) });
  }
  const cookie = writeCookie('consent', writeConsentChoice({ id: recorded.value.id, purposes }), {
    seconds: CONSENT_S,
    reach: 'scripts',
    isHttps: origin.startsWith('https:'),
  });
  throw redirect(redirectPathsOf(request).consent({ note: 'saved' }), {
    status: 303,
    headers: { 'set-cookie': cookie },
  });
}

const MINUTE_S = 60;
const DAY_S = 86_400;

function LastsFor({ lasts }: Pick<StoredRow, 'lasts'>) {
  const text = useText();
  const locale = useLocale();
  if (lasts === 'visit') return text('consent.visit');
  if (lasts === 'done') return text('consent.done');
  const [unit, length] = lasts < DAY_S ? (['minute', MINUTE_S] as const) : (['day', DAY_S] as const);
  return getNumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(lasts / length);
}

/** Each name once, however many kinds of storage it is kept in, and for how long in each. */
function StoredList({ purpose }: { readonly purpose: StoredRow['purpose'] }) {
  const text = useText();
  const rows = storedRows.filter((row: StoredRow) => row.purpose === purpose);
  return (
    <section className={styles.group}>
      <h3>{text(purposeWords[purpose].name)}</h3>
      <ul className={styles.stored}>
        {[...Map.groupBy(rows, ({ name }) => name)].map(([name, kept]) => (
          <li key={name}>
            <code>{name}</code> – {[...new Set(kept.map(({ use }) => text(useWords[use])))].join(', ')} (
            {kept.map(({ where, lasts }, index) => (
              <Fragment key={where}>
                {index === 0 ? '' : ', '}
                <LastsFor lasts={lasts} />
              </Fragment>
            ))}
            )
          </li>
        ))}
      </ul>
    </section>
  );
}

function ConsentPage({ page, refused }: PageProps<typeof load, typeof act>) {
  const text = useText();
  const { choice, isSaved } = page;
  return (
    <div className={`content ${styles.page}`}>
      <h1>{text('consent.link')}</h1>
      {refused === undefined ? null : (
        <Note kind="error">
          <p>{refused.problem}</p>
        </Note>
      )}
      {isSaved ? (
        <Note kind="info" focus="first">
          <p>{text('consent.saved')}</p>
        </Note>
      ) : null}
      <form method="post" data-consent-form="" className={styles.form}>
        <p>{text('consent.text')}</p>
        <ConsentChoices chosen={choice?.purposes ?? []} />
        <ConsentButtons />
        <p>{text('consent.change')}</p>
        {choice === undefined ? null : (
          <p className={styles.muted}>{text('consent.number', { id: choice.id })}</p>
        )}
      </form>
      <section className={styles.group} aria-labelledby="stored">
        <h2 id="stored" className={styles.heading}>
          {text('consent.stored')}
        </h2>
        {(['necessary', ...askedPurposes] as const).map((purpose) => (
          <StoredList key={purpose} purpose={purpose} />
        ))}
      </section>
    </div>
  );
}

export default definePage({ load, act, Page: ConsentPage });
