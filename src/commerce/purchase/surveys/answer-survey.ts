import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import type { CommerceContext } from '../../context.ts';
import type { Refusal } from '../../refusal.ts';
import { getOrder } from '../orders/find-orders.ts';
import { type MailedSurveyState, type SurveyAnswer, stateOf } from './survey.ts';
import { endSurvey, getMailedSurvey, keepAnswer } from './survey-store.ts';

/** What whoever has the link of the mail is told: of which order it is, and nothing of what was bought. */
interface MailedSurvey {
  readonly orderNumber: string;
  readonly state: MailedSurveyState;
  /** Whether its buyer has an account, and so may rate what was bought. */
  readonly isCustomers: boolean;
}

type Means = Pick<CommerceContext, 'database' | 'clock'>;
type Found = Outcome<MailedSurvey, Refusal<'TokenInvalid'>>;

/** What the link of a survey's mail stands for; it only looks. */
export async function readMailedSurvey({ database }: Pick<Means, 'database'>, token: string): Promise<Found> {
  const survey = await getMailedSurvey(database, token);
  const order = survey && (await getOrder(database, survey.orderId));
  if (survey === undefined || order === undefined) return refuse({ code: 'TokenInvalid' });
  return accept({
    orderNumber: order.orderNumber,
    state: stateOf(survey),
    isCustomers: order.customerId !== undefined,
  });
}

/** Keeps the first answer; a second one, and one after the consent was taken back, changes nothing. */
export async function answerSurvey(commerce: Means, token: string, answer: SurveyAnswer): Promise<Found> {
  const survey = await getMailedSurvey(commerce.database, token);
  if (survey !== undefined) await keepAnswer(commerce.database, survey.orderId, answer, commerce.clock.now());
  return readMailedSurvey(commerce, token);
}

/** Takes the consent back by the link of the mail, and with it what was answered. */
export async function endMailedSurvey(commerce: Means, token: string): Promise<Found> {
  const survey = await getMailedSurvey(commerce.database, token);
  if (survey !== undefined) await endSurvey(commerce.database, survey.orderId, commerce.clock.now());
  return readMailedSurvey(commerce, token);
}
