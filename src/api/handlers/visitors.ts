import { recordConsent } from '../../commerce/people/consent/record-consent.ts';
import {
  findSubscription,
  followNewsletterLink,
  recordNewsletterConsent,
} from '../../commerce/people/newsletter/follow-mailed-link.ts';
import { endMyNewsletter, findMyNewsletter } from '../../commerce/people/newsletter/my-newsletter.ts';
import { subscribeNewsletter } from '../../commerce/people/newsletter/subscribe.ts';
import { accept } from '../../kernel/outcome.ts';
import type { visitorCalls } from '../contract/visitors.ts';
import type { CallHandlers } from './handler.ts';

export const visitorHandlers: CallHandlers<keyof typeof visitorCalls> = {
  async subscribeNewsletter({ email, words }, request, engine) {
    const requested = await subscribeNewsletter(engine, request, { email, words });
    return requested.ok ? accept({ requested: true as const }) : requested;
  },

  async getNewsletterSubscription({ link, tokenValue }, _request, engine) {
    const found = await findSubscription(engine, link, tokenValue);
    return found.ok ? accept({ email: found.value.email, state: found.value.state }) : found;
  },

  async followNewsletterLink({ link, tokenValue }, request, engine) {
    const found = await followNewsletterLink(engine, request, link, tokenValue);
    return found.ok ? accept({ email: found.value.email, state: found.value.state }) : found;
  },

  async getMyNewsletter(_input, request, engine) {
    return findMyNewsletter(engine, request);
  },

  async endMyNewsletter(_input, request, engine) {
    return endMyNewsletter(engine, request);
  },

  async recordNewsletterConsent({ hash }, request, engine) {
    const recorded = await recordNewsletterConsent(engine, request, hash);
    return recorded.ok ? accept({ recorded: true as const }) : recorded;
  },

  async recordConsent({ wordsVersion, purposes }, request, engine) {
    const recorded = await recordConsent(engine, request, { wordsVersion, purposes });
    return recorded.ok ? accept({ id: recorded.value }) : recorded;
  },
};
