import { definePage } from '../../frame/page.ts';
import { loadTexts } from '../../i18n/texts.ts';
import type { PageRequest } from '../../page-request.ts';
import { pathsOf } from '../../translations.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import stylesheet from '../header-frame.css?url';
import { answerHeaderFrame } from '../header-frame.tsx';

/** Visitors without the hint are not looked up. */
async function findFirstName({ cookies, shop, locale }: PageRequest): Promise<string | undefined> {
  if (cookies['signed-in'] === undefined) return undefined;
  const found = await shop.call('getCustomer', { locale });
  return found.ok ? found.value.customer?.firstName : undefined;
}

/** What the header's frame shows of the account without JavaScript. */
async function load(request: PageRequest) {
  const text = await loadTexts(request.locale);
  const paths = pathsOf(request);
  const name = await findFirstName(request);
  const words = text(name === undefined ? 'header.signIn' : 'header.account');
  return answerHeaderFrame(
    request.locale,
    text('header.account'),
    stylesheet,
    <a
      href={name === undefined ? paths.login() : paths.myAccount()}
      target="_top"
      aria-label={name === undefined ? words : `${words}: ${name}`}
    >
      <Icon name="person" look={name === undefined ? 'lines' : 'filled'} />
      <span>{name ?? words}</span>
    </a>,
  );
}

export default definePage({ load });
