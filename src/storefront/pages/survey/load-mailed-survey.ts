import type { Paths } from '../../../addresses/paths.ts';
import { formatOrderNumber, parseOrderNumber } from '../../../markets/order-number.ts';
import { data } from '../../frame/answers.ts';
import type { TextKey } from '../../i18n/texts.ts';
import type { PageRequest } from '../../page-request.ts';
import { loadAccountHead } from '../account/account-page-head.ts';

/** Of the mail's link. */
export function tokenOf({ url }: PageRequest): string {
  return (url.searchParams.get('token') ?? '').slice(0, 100);
}

/** What the mail's link stands for; opening it changes nothing, since programs that look at mails for harm open every link. */
export async function loadMailedSurvey(
  request: PageRequest,
  title: TextKey,
  pathIn: (paths: Paths, token: string) => string,
) {
  const token = tokenOf(request);
  const { head, translations } = await loadAccountHead(request, title, (paths) => pathIn(paths, token));
  const found = await request.shop.call('getMailedSurvey', { tokenValue: token });
  const survey = found.ok ? found.value : undefined;
  const number = survey === undefined ? undefined : parseOrderNumber(survey.orderNumber);
  const shown = number === undefined ? '' : formatOrderNumber(request.market, number);
  return data({ head, translations, survey, number: shown });
}
