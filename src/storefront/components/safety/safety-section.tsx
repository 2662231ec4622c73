import type { Product } from '../../../api/contract/catalogue.ts';
import { nameCountry } from '../../../kernel/formatters.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { hasSafety } from './has-safety.ts';
import { HazardSign } from './hazard-sign.tsx';
import styles from './safety-section.module.css';

type Safety = Product['safety'];

/** Who made a product and answers for it, and what it warns of, in the language of the page (rules D-04, D-13). */
export function SafetySection({ safety, model }: { safety: Safety; model: string | undefined }) {
  const text = useText();
  const { manufacturer, responsiblePerson, region, warnings, hazard } = safety;
  if (!hasSafety(safety)) return null;
  return (
    <section aria-labelledby="safety" className={styles.section}>
      <h2 id="safety">{text('safety.title')}</h2>
      {hazard === undefined ? null : <Hazard hazard={hazard} />}
      <div className={styles.people}>
        {manufacturer === undefined ? null : (
          <Contact title={text('safety.manufacturer')} contact={manufacturer} />
        )}
        {responsiblePerson === undefined ? null : (
          <Contact title={text('safety.responsible', { region })} contact={responsiblePerson} />
        )}
        <div className={styles.person}>
          {model === undefined ? null : (
            <>
              <span className={styles.label}>{text('safety.type')}</span>
              <span>{model}</span>
            </>
          )}
          <p>{text('safety.serial')}</p>
        </div>
      </div>
      {warnings.length === 0 ? null : (
        <>
          <h3 className={styles.heading}>{text('safety.warnings')}</h3>
          <ul className={styles.warnings}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface ContactProps {
  readonly title: string;
  readonly contact: {
    readonly name: string;
    readonly address?: string | undefined;
    readonly country?: string | undefined;
    readonly email?: string | undefined;
    readonly website?: string | undefined;
  };
}

function Contact({ title, contact }: ContactProps) {
  const locale = useLocale();
  const { name, address, country, email, website } = contact;
  return (
    <address className={styles.person}>
      <span className={styles.label}>{title}</span>
      <span>{name}</span>
      {address === undefined ? null : <span>{address}</span>}
      {country === undefined ? null : <span>{nameCountry(locale, country)}</span>}
      {email === undefined ? null : <a href={`mailto:${email}`}>{email}</a>}
      {website === undefined ? null : (
        <a href={website} rel="noopener noreferrer">
          {new URL(website).hostname}
        </a>
      )}
    </address>
  );
}

const signalWords = { danger: 'safety.danger', warning: 'safety.warning' } as const;

/** Regulation (EC) 1272/2008 numbers precautions with P, hazards with H, and those of the Union alone with EUH. */
const isPrecaution = (code: string) => code.startsWith('P');

function Statements({
  title,
  of,
}: {
  readonly title: string;
  readonly of: NonNullable<Safety['hazard']>['statements'];
}) {
  if (of.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.warnings}>
        {of.map(({ code, text: words }) => (
          <li key={code}>
            <span className={styles.label}>{code}</span> {words}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Of chemicals: marks, the signal word and the statements of the label, by number and words. */
function Hazard({ hazard }: { hazard: NonNullable<Safety['hazard']> }) {
  const text = useText();
  const { pictograms, signalWord, statements } = hazard;
  return (
    <div className={styles.hazard}>
      <div className={styles.signs}>
        {pictograms.map((code) => (
          <HazardSign key={code} code={code} label={text('safety.pictogram', { code })} />
        ))}
        {signalWord === undefined ? null : (
          <strong className={styles.signal}>{text(signalWords[signalWord])}</strong>
        )}
      </div>
      <Statements title={text('safety.hazards')} of={statements.filter(({ code }) => !isPrecaution(code))} />
      <Statements
        title={text('safety.precautions')}
        of={statements.filter(({ code }) => isPrecaution(code))}
      />
    </div>
  );
}
