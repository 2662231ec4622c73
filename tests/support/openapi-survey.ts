import { expect } from 'vitest';
import { deliverOrder, tellSurveysLater } from './delivered-order.ts';
import { readMailedLink } from './mailed-link.ts';
import type { ApiCaller } from './openapi-client.ts';
import type { WholeShop } from './whole-shop.ts';

/** The buyer of an order agrees, takes it back and agrees; once it is delivered the mail's link is answered, and that taken back. */
export async function answerSurveyOf(
  buyer: ApiCaller,
  shop: WholeShop,
  order: { readonly id: string; readonly orderNumber: string },
): Promise<void> {
  const own = { orderId: order.id };
  const agreed = { ...own, words: 'May we ask you once how satisfied you are?' };
  expect(await buyer.get('getSurveyOffer', own)).toEqual({ survey: 'offered' });
  expect(await buyer.get('agreeToSurvey', agreed)).toEqual({ survey: 'agreed' });
  expect(await buyer.get('takeBackSurvey', own)).toEqual({ survey: 'offered' });
  await buyer.send('agreeToSurvey', agreed);
  await deliverOrder(shop, order.orderNumber);
  await tellSurveysLater(shop);
  const { searchParams } = await readMailedLink(shop, 'jana@example.com', '/survey');
  const mailed = { tokenValue: searchParams.get('token') ?? '' };
  expect(await buyer.get('getMailedSurvey', mailed)).toMatchObject({ state: 'open' });
  const answer = { ...mailed, score: 9, comment: 'It came a day early.' };
  expect(await buyer.get('answerSurvey', answer)).toMatchObject({ state: 'answered' });
  expect(await buyer.get('endMailedSurvey', mailed)).toMatchObject({ state: 'ended' });
}
